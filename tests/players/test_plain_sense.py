"""What looks stupid to whoever plays against the computer, and isn't done."""

from __future__ import annotations

import pytest

from dbz_desktop.match.match import Match
from dbz_desktop.players.anger_victory import reaches
from dbz_desktop.players.habits import habit
from dbz_desktop.players.making import load_levels, looking
from dbz_desktop.players.position import lasts
from dbz_desktop.rules.insight.idle import does_nothing
from dbz_desktop.rules.kernel.decisions import Ask
from tests.players.moments import match_of

ACTION = 'phase = "combat"\naction = "you"'
PASSED = f'{ACTION}\npassed = ["opponent"]'
LEVELS = ("novice", "fighter", "veteran")


def taken(match: Match, level: str) -> set[str]:
    """What a player of a level takes where he sits, whatever he imagines of the hidden cards."""
    decision = match.decision
    assert decision is not None
    known = next(each for each in load_levels().levels if each.name == level)
    sight = match._sight(decision.player)
    players = (looking(known, seed, level) for seed in range(4))
    return {decision.options[player.choose(decision, sight)].label for player in players}


@pytest.mark.parametrize("level", ["fighter", "veteran"])
def test_the_last_card_is_taken_by_what_cannot_be_stopped(level: str) -> None:
    # "Destroy the top card of your Life Deck to destroy the top card of your opponent's Life Deck."
    match = match_of(
        ACTION,
        mastery="Black Perceptive Mastery",
        hand='["Black Double Team"]',
        theirs='["Saiyan Arm Catch", "Saiyan Energy Deflection"]',
        fill=1,
    )
    assert taken(match, level) == {"Use Black Perceptive Mastery"}


@pytest.mark.parametrize("level", LEVELS)
def test_an_attack_is_made_though_it_offers_something_for_a_card(level: str) -> None:
    # "HIT: You may discard a card from your hand to use a critical damage effect": that is left.
    match = match_of(PASSED, hand='["Android Headbutt", "Namekian Knee Block"]')
    assert taken(match, level) == {"Play Android Headbutt"}


@pytest.mark.parametrize("level", LEVELS)
def test_the_last_card_is_kept_where_one_may_be(level: str) -> None:
    # Given up, a Dragon Ball is a life card more (TYP-3); played next turn it is more than that.
    match = match_of('phase = "discard"', hand='["Namek Dragon Ball 2"]')
    assert match.decision is not None and match.decision.ask is Ask.DISCARD
    assert taken(match, level) == {"Keep the rest"}


@pytest.mark.parametrize("level", LEVELS)
def test_a_card_that_cannot_be_played_any_more_is_given_up_first(level: str) -> None:
    # A Styled Drill of one title is controlled once (TYP-4); the Setup may be played next turn.
    match = match_of(
        'phase = "discard"',
        hand='["Orange Hiding Drill", "Heroic Plan"]',
        play='["Orange Hiding Drill"]',
    )
    assert match.decision is not None and match.decision.ask is Ask.DISCARD
    assert taken(match, level) == {"Discard Orange Hiding Drill"}


@pytest.mark.parametrize(("discarded", "answer"), [("banished", "Yes"), ("discard", "No")])
@pytest.mark.parametrize("level", LEVELS)
def test_nothing_is_used_where_nothing_would_come_of_it(
    level: str, discarded: str, answer: str
) -> None:
    # "Use at the end of combat. Choose an Ally in your Banished Zone and Rejuvenate it."
    start, ally = PASSED, '["Tenshinhan"]'
    match = match_of(
        start,
        mastery="Blue Tag Team Mastery",
        discard="[]" if discarded == "banished" else ally,
        play=f"[]\nbanished = {ally}" if discarded == "banished" else "[]",
    )
    decision = match.decision
    assert decision is not None and [each.leaves for each in decision.options] == [True]
    match.course.answer(0)
    assert match.decision is not None and match.decision.ask is Ask.YES_NO
    assert taken(match, level) == {answer}


@pytest.mark.parametrize(
    ("discarded", "answer"),
    [("Red Chop", "Yes"), ("Crushing Beam", "No"), (None, "No")],
)
def test_no_card_is_given_up_for_what_asks_for_another_one(
    discarded: str | None, answer: str
) -> None:
    # "Banish the top card of your discard pile. If you banished a Styled card, …"
    match = match_of(
        'phase = "declare"',
        mastery="Red Ruthless Mastery",
        hand='["Crushing Beam"]',
        discard=f'["{discarded}"]' if discarded else "[]",
    )
    takes(match, "Declare combat")
    assert match.decision is not None and match.decision.ask is Ask.YES_NO
    assert taken(match, "veteran") == {answer}


@pytest.mark.parametrize(("deck", "found"), [("[]", False), ('["Quickness Drill"]', True)])
def test_nothing_is_searched_for_that_is_not_in_the_deck(deck: str, found: bool) -> None:
    # "Search your Life Deck for a non-Styled Drill and place it into play": its owner knows which
    # cards are left in it, and who fails shows it to the other player (EFF-9).
    match = match_of(PASSED, hand=f'["Orange Fixation", "Namekian Knee Block"]\nlife_deck = {deck}')
    assert taken(match, "veteran") == {"Play Orange Fixation" if found else "Pass"}


def test_what_does_a_part_of_what_it_says_is_used() -> None:
    # "Rejuvenate a Styled card from your discard pile. Attach this card to your MP": there is none.
    match = match_of(PASSED, mastery="Saiyan Empowered Mastery", play='["Saiyan Extreme Training"]')
    assert taken(match, "veteran") == {"Use Saiyan Extreme Training"}


def test_an_attack_that_must_be_the_first_is_made_first() -> None:
    # "Use only if you have not performed an attack this combat." The other one places an Ally.
    match = match_of(
        ACTION, hand='["Overpowering Attack", "True Power"]', discard='["Tenshinhan"]', fill=50
    )
    assert taken(match, "veteran") == {"Play True Power"}
    # Where there are stages for one of them alone it is the better one.
    match = match_of(
        ACTION,
        hand='["Overpowering Attack", "True Power"]',
        discard='["Tenshinhan"]',
        fill=50,
        stages=2,
    )
    assert taken(match, "veteran") == {"Play Overpowering Attack"}


@pytest.mark.parametrize(
    ("mastery", "wins"), [("Orange Adaptive Mastery", True), ("Saiyan Empowered Mastery", False)]
)
def test_no_victory_by_anger_is_counted_on_by_who_cannot_win_so(mastery: str, wins: bool) -> None:
    # "You cannot win by MPPV."
    game = match_of(ACTION, mastery=mastery, level=4, anger=4).course.game
    assert (reaches(game, 0) > 0) is wins


def until(match: Match, ask: Ask) -> None:
    """Go on by habit until that is asked."""
    while match.decision is not None and match.decision.ask is not ask:
        match.course.answer(habit(match.decision))
    assert match.decision is not None


def takes(match: Match, label: str) -> None:
    """Give the answer that is called so."""
    assert match.decision is not None
    labels = [option.label for option in match.decision.options]
    match.course.answer(labels.index(label))


@pytest.mark.parametrize(("stages", "first"), [(8, "Toss"), (0, "Outburst")])
def test_what_helps_other_attacks_is_done_before_them(stages: int, first: str) -> None:
    # 4 life cards, and +2 for the other attacks of who is the more powerful; 6 life cards. What
    # can't be paid helps nothing.
    match = match_of(
        ACTION, hand='["Saiyan Energy Outburst", "Saiyan Energy Toss"]', stages=stages, fill=50
    )
    assert taken(match, "veteran") == {f"Play Saiyan Energy {first}"}


@pytest.mark.parametrize(
    ("stages", "answer"), [(8, "Pass"), (2, "Play Captain Ginyu's Body Switch")]
)
def test_no_event_is_played_whose_condition_is_not_met(stages: int, answer: str) -> None:
    # "If your opponent's MP is more powerful, raise your anger 6": it bars the MPPV in any case.
    match = match_of(ACTION, hand='["Captain Ginyu\'s Body Switch"]', stages=stages)
    assert taken(match, "veteran") == {answer}
    game = match.course.game
    event = next(each for each in game.decision.options if "Switch" in each.label)
    # That the victory is barred is nothing that it does (WIN-2).
    assert does_nothing(game, 0, event) is (answer == "Pass")


@pytest.mark.parametrize("level", LEVELS)
def test_a_big_blow_is_stopped_by_who_can_stop_two(level: str) -> None:
    # Of two cards that stop it one is kept at most (TRN-4).
    match = match_of(
        f'{ACTION}\nturn = "opponent"'.replace('"you"', '"opponent"'),
        hand='["Saiyan Energy Deflection", "Saiyan Energy Deflection"]',
        theirs='["Saiyan Energy Outburst"]',
    )
    takes(match, "Play Saiyan Energy Outburst")
    until(match, Ask.DEFEND)
    assert taken(match, level) == {"Play Saiyan Energy Deflection"}


@pytest.mark.parametrize("level", LEVELS)
def test_no_ally_is_taken_back_for_nothing(level: str) -> None:
    # "You may return an Ally you control to its owner's hand", as an attack is performed.
    levels = '["Goku - Relaxed", "Goku - Motivated", "Goku - Calm", "Goku - Dashing"]'
    match = match_of(ACTION, mp=levels, used="[]", play='["Tenshinhan - Returned"]')
    takes(match, "Use Goku - Relaxed")
    until(match, Ask.YES_NO)
    assert taken(match, level) == {"No"}


@pytest.mark.parametrize("level", LEVELS)
def test_the_ally_that_needs_its_stages_for_an_attack_keeps_them(level: str) -> None:
    match = match_of(
        f'{ACTION}\nturn = "opponent"'.replace('"you"', '"opponent"'),
        stages=0,
        play='[{card = "Tenshinhan", stages = 2}, {card = "Korin", stages = 5}]',
        theirs='["Saiyan Fierce Kick"]',
    )
    takes(match, "Play Saiyan Fierce Kick")
    until(match, Ask.PERSONALITY)
    assert "Korin" in next(iter(taken(match, level)))


@pytest.mark.parametrize("level", LEVELS)
def test_a_title_is_named_of_which_a_copy_was_seen(level: str) -> None:
    match = match_of(
        ACTION,
        hand='["Piccolo\'s Special Beam Cannon"]',
        theirs='[]\ndiscard = ["True Power", "Blue Flight", "Blue Flight"]',
    )
    takes(match, "Play Piccolo's Special Beam Cannon")
    until(match, Ask.NAME)
    game = match.course.game
    seen = [game.cards[card].title for card in game.state.players[1].discard]
    assert all(seen.count(title) == 1 for title in taken(match, level))


def test_of_few_life_cards_those_that_must_be_drawn_are_as_good_as_gone() -> None:
    # The other player's Draw Step comes next.
    few = match_of(ACTION, fill=4).course.game
    assert len(few.state.players[1].life_deck) == 4 and lasts(few, 1) < 3
    his = match_of('phase = "combat"\nturn = "opponent"\naction = "you"', fill=4).course.game
    assert lasts(his, 1) == 4
    assert lasts(few, 0) == len(few.state.players[0].life_deck)
