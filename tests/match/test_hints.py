"""Hints say in the game's own words what an answer is expected to bring."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from dataclasses import replace

import pytest

from dbz_desktop.cards.icon_words import in_words
from dbz_desktop.cards.model import Card
from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.aids.hints import Hint, aloud, hints
from dbz_desktop.match.course.setup import MatchSetup
from dbz_desktop.match.match import Match
from dbz_desktop.match.seats.advisor import Advisor
from dbz_desktop.match.seats.seat import Seat
from dbz_desktop.players import RandomPlayer
from dbz_desktop.players.advice import COUNTED, Advice, Advised, Adviser, Amount
from dbz_desktop.players.making import load_levels
from dbz_desktop.rules.insight.forecast import Forecast
from dbz_desktop.rules.kernel.decisions import Act, Ask, Decision
from dbz_desktop.rules.kernel.events import NOBODY

from .posed import posed


def questions(setup: MatchSetup, pool: Pack, ask: Ask) -> Iterator[tuple[Match, Seat, Decision]]:
    """The questions of a kind in some games by chance."""
    by_chance = RandomPlayer(3)
    for seed in range(11, 20):
        match = Match.new(replace(setup, seed=seed), pool)
        while match.decision is not None:
            decision = match.decision
            seat = match.seat(decision.player)
            if decision.ask is ask and len(decision.options) > 1:
                yield match, seat, decision
            seat.answer(by_chance.choose(decision))


def hints_on(match: Match, seat: Seat, decision: Decision) -> list[Hint]:
    adviser = Adviser(1, load_levels().weights, lambda lines: lines < 8)
    return hints(seat, decision, adviser.advise(decision, match._sight(seat.viewer)))


def brings(
    index: int,
    chance: float = 0.5,
    spent: tuple[int, ...] = (),
    won: float = 0.0,
    lost: float = 0.0,
    **mine: float,
) -> Advice:
    """Advice whose changes are sure; those of the other side begin with `their_`."""
    sides = [
        tuple(Amount(mine.get(before + name, 0.0)) for name in COUNTED) for before in ("", "their_")
    ]
    return Advice(index, chance, sides[0], sides[1], won, lost, spent)


def test_a_defense_is_told_by_what_it_stops_and_by_what_it_keeps(
    setup: MatchSetup, pool: Pack
) -> None:
    compared = stopping = 0
    for match, seat, decision in questions(setup, pool, Ask.DEFEND):
        incoming: Forecast | None = seat.incoming()
        assert incoming is not None
        by_index = {hint.index: hint for hint in hints_on(match, seat, decision)}
        for index, hint in by_index.items():
            option = decision.options[index]
            through = re.search(r"lets (?:.* and )?(\d+) stages? through", hint.words)
            if option.act is Act.PASS and through and not incoming.unsaid:
                assert int(through[1]) == incoming.stages_lost, hint
                compared += 1
            elif (told := seat.forecast(option)) is not None and told.stopped:
                assert hint.words.startswith("stops "), hint
                stopping += 1
        if compared > 1 and stopping > 1:
            return
    raise AssertionError((compared, stopping))


@pytest.fixture
def defended(setup: MatchSetup, pool: Pack) -> tuple[Seat, Decision, int]:
    """A question with a defense of the hand among its answers: its seat, itself, its index."""
    for _match, seat, decision in questions(setup, pool, Ask.DEFEND):
        hand = seat.view().sides[seat.viewer].hand
        for index, option in enumerate(decision.options):
            if option.card in hand:
                return seat, decision, index
    raise AssertionError("nobody could defend")


def test_life_cards_stopped_and_the_card_that_is_kept(defended) -> None:
    seat, decision, index = defended
    card = decision.options[index].card
    coming = seat.incoming()
    assert coming is not None and (coming.life_cards, coming.stages_lost) == (3, 0)
    leave = next(i for i, option in enumerate(decision.options) if option.leaves)
    # Endurance may save some of what comes in; that is told beside it, and not in its place.
    through = brings(leave, 0.3, life=-1)
    stops = brings(index, 0.6, (card,), life=-1, anger=1)
    found = hints(seat, decision, Advised((stops, through), through))
    assert [hint.grade for hint in found] == ["Best", "Weaker"]
    assert found[0].words == "stops 3 life cards; costs you 1 life card; raises your anger by 1"
    assert found[1].words == (
        f"lets 3 life cards through (about 1 in the end); keeps {seat.card(card).title}"
    )
    assert found[0].card == card and found[0].title == decision.options[index].label
    told = aloud(found)
    assert told.startswith(f"Best: {found[0].title}. Stops 3 life cards")
    assert told.endswith(".")


def test_what_is_not_sure_is_about_and_how_near_the_others_come(defended) -> None:
    seat, decision, index = defended
    leave = next(i for i, option in enumerate(decision.options) if option.leaves)
    unsure = brings(index, 0.50)
    life = COUNTED.index("life")
    theirs = list(unsure.theirs)
    theirs[life] = Amount(-2.6, False)
    unsure = Advice(index, 0.50, unsure.mine, tuple(theirs), won=0.25)
    found = hints(seat, decision, Advised((unsure, brings(leave, 0.495, won=0.25)), None))
    assert found[0].words == (
        "may win the game; costs your opponent about 3 life cards; stops 3 life cards"
    )
    assert found[1].grade == "About as good"
    found = hints(seat, decision, Advised((unsure, brings(leave, 0.47, won=0.25)), None))
    assert found[1].grade == "A little weaker"


def test_what_does_not_win_is_never_about_as_good_as_what_wins(defended) -> None:
    seat, decision, index = defended
    leave = next(i for i, option in enumerate(decision.options) if option.leaves)
    for won, grade in ((1.0, "Weaker"), (0.4, "A little weaker")):
        found = hints(seat, decision, Advised((brings(index, 0.99, won=won), brings(leave, 0.985))))
        assert [hint.grade for hint in found] == ["Best", grade]
    # Nor is what may lose as good as what doesn't.
    found = hints(seat, decision, Advised((brings(index, 0.5), brings(leave, 0.5, lost=0.2))))
    assert found[1].grade == "A little weaker"
    # And what wins for sure is the best, whatever was found out of the others or comes of it.
    found = hints(
        seat, decision, Advised((brings(leave, 0.99), brings(index, 0.98, won=1, life=-1)))
    )
    assert found[0].words == "wins the game"
    assert [(hint.index, hint.grade) for hint in found] == [(index, "Best"), (leave, "Weaker")]


@pytest.mark.parametrize(
    ("hand", "words"),
    [([], "wins the game"), (["Black Command"], "wins the game unless it is stopped")],
)
def test_of_an_attack_it_is_said_that_it_may_be_stopped(
    pool: Pack, hand: list[str], words: str
) -> None:
    match = posed(pool, {"hand": ["Black Lightning Storm"], "stages": 9}, {"hand": hand})
    seat, decision = match.seat(0), match.decision
    assert decision is not None
    attack = next(i for i, o in enumerate(decision.options) if o.act is Act.ATTACK)
    leave = next(i for i, o in enumerate(decision.options) if o.leaves)
    found = hints(seat, decision, Advised((brings(attack, 0.99, won=1), brings(leave))))
    assert found[0].words == words


def test_no_answer_is_called_better_than_one_before_it(setup: MatchSetup, pool: Pack) -> None:
    asked = questions(setup, pool, Ask.PLANNING)
    seat, decision = next(
        (s, d) for _m, s, d in asked if len({o.label for o in d.options[:3]}) == 3
    )
    chances = ((0, 0.5), (1, 0.47), (2, 0.495))
    found = hints(seat, decision, Advised(tuple(brings(*chance) for chance in chances)))
    assert [hint.grade for hint in found] == ["Best", "A little weaker", "A little weaker"]


def test_what_is_kept_from_happening_is_not_told_as_a_rise(defended) -> None:
    seat, decision, index = defended
    leave = next(i for i, option in enumerate(decision.options) if option.leaves)
    lowered = brings(leave, 0.4, anger=-1)
    found = hints(seat, decision, Advised((brings(index),), lowered))
    assert found[0].words.endswith("saves you 1 anger")
    found = hints(seat, decision, Advised((brings(index, anger=1),), lowered))
    assert found[0].words.endswith("raises your anger by 1")
    found = hints(seat, decision, Advised((brings(index),), brings(leave, 0.4, level=1)))
    assert found[0].words.endswith("forgoes a level")


def test_a_choice_that_comes_with_an_answer_is_made_as_its_player_would(pool: Pack) -> None:
    """ "You may raise or lower your opponent's anger 1" lowers it (EFF-5)."""
    match = posed(
        pool,
        {"mastery": "Blue Protective Mastery", "hand": ["Blue Intervention"]},
        {"mastery": "Orange Adaptive Mastery", "anger": 3, "hand": ["Orange Hand Cannon"]},
        "play Orange Hand Cannon",
        turn="opponent",
    )
    decision = match.decision
    assert decision is not None and decision.ask is Ask.DEFEND
    words = {hint.title: hint.words for hint in hints_on(match, match.seat(0), decision)}
    told = next(words[title] for title in words if "Intervention" in title)
    assert "lowers your opponent's anger by 1" in told and "raises" not in told


def test_no_more_life_cards_are_told_than_there_are(pool: Pack) -> None:
    match = posed(
        pool,
        {"hand": ["Android Headbutt"]},
        {"life_deck": ["Android Headbutt", "Android Headbutt"], "fill": 0},
    )
    decision, seat = match.decision, match.seat(0)
    assert decision is not None
    index = next(i for i, option in enumerate(decision.options) if option.act is Act.ATTACK)
    told = seat.forecast(decision.options[index])
    assert told is not None and told.life_cards == 4
    words = hints(seat, decision, Advised((brings(index),)))[0].words
    assert words == "your opponent may well stop it; else it costs 2 life cards"


def test_endurance_that_costs_nothing_is_told_as_such_and_used(pool: Pack) -> None:
    """Where the damage is banished the card is so in any case (ATK-9, ATK-12)."""
    match = posed(
        pool,
        {"mastery": "Saiyan Rampaging Mastery", "life_deck": ["Saiyan Left Kick"]},
        {"mp": "Trunks", "mastery": "Red Ruthless Mastery", "hand": ["Red Infuriated Attack"]},
        "play Red Infuriated Attack",
        turn="opponent",
    )
    if match.decision is not None and match.decision.ask is Ask.DEFEND:
        match.course.answer(len(match.decision.options) - 1)
    decision, seat = match.decision, match.seat(0)
    assert decision is not None and decision.ask is Ask.ENDURANCE
    use, leave = decision.options
    assert leave.label == "Prevent nothing, it is banished anyway"
    assert "as it is banished anyway" in decision.prompt
    for best in ((brings(0), brings(1)), (brings(1), brings(0))):
        found = hints(seat, decision, Advised(best))
        assert [(hint.index, hint.grade) for hint in found] == [(0, "Best"), (1, "Weaker")]
    match.course.answer(1)
    title = match.game.cards[use.card].title
    assert title in [match.game.cards[card].title for card in match.game.state.players[0].banished]


def test_an_attack_tells_what_it_does_unless_it_is_stopped(setup: MatchSetup, pool: Pack) -> None:
    for _match, seat, decision in questions(setup, pool, Ask.ACTION):
        for index, option in enumerate(decision.options):
            told = seat.forecast(option) if option.act is Act.ATTACK else None
            if told is None or told.calculated is None or told.stages_lost < 2 or told.life_cards:
                continue
            amount = f"{told.stages_lost} stages"
            nothing = brings(index)
            words = hints(seat, decision, Advised((nothing,)))[0].words
            assert words == f"your opponent may well stop it; else it costs {amount}"
            all_of_it = brings(index, their_stages=-told.stages_lost)
            words = hints(seat, decision, Advised((all_of_it,)))[0].words
            assert words == f"costs your opponent {amount}"
            some = brings(index, their_stages=-1)
            words = hints(seat, decision, Advised((some,)))[0].words
            assert words.endswith(f"; {amount} if it isn't stopped")
            return
    raise AssertionError("no attack of stages alone was offered")


def test_what_brings_nothing_that_is_counted_is_told_by_the_text_of_its_card(
    setup: MatchSetup, pool: Pack
) -> None:
    told = 0
    for _match, seat, decision in questions(setup, pool, Ask.ACTION):
        leave = next(i for i, option in enumerate(decision.options) if option.leaves)
        for index, option in enumerate(decision.options):
            if option.act is not Act.USE or not seat.knows(option.card):
                continue
            words = hints(seat, decision, Advised((brings(index), brings(leave))))[0].words
            if seat.does_nothing(option):
                assert words == "does nothing now"
                continue
            said = words.removeprefix("by its text: “").removesuffix("”").removesuffix(" …")
            assert said != words and "[" not in said and "POWER:" not in said
            text = " ".join(seat.card(option.card).wording(("fanz",)).split())
            assert said[:20] in text or in_words(said)[:20] in in_words(text)
            # Of a card that holds something besides, it is what its Power does.
            if text.count("POWER:") == 1:
                assert in_words(said)[:20] in in_words(text.partition("POWER:")[2])
            assert len(said) <= 110
            told += 1
        if told > 4:
            return
    raise AssertionError(told)


def test_of_what_is_used_its_power_is_told_and_not_what_holds_besides(pool: Pack) -> None:
    match = posed(
        pool,
        {"mastery": "Black Devious Mastery", "hand": ["Black Command"]},
        {"discard": ["Black Capture", "Black Command"]},
    )
    seat = match.seat(0)
    assert match.decision is not None
    uses = [
        i for i, o in enumerate(match.decision.options) if o.act is Act.USE and "Mastery" in o.label
    ]
    leave = next(i for i, o in enumerate(match.decision.options) if o.leaves)
    words = hints(seat, match.decision, Advised((brings(uses[0]), brings(leave))))[0].words
    assert words.startswith("by its text: “Discard a card from your hand to banish")


def test_where_it_is_asked_which_cards_stay_it_is_told_of_those(
    setup: MatchSetup, pool: Pack
) -> None:
    for _match, seat, decision in questions(setup, pool, Ask.DISCARD):
        assert decision.row is not None and decision.row.keep
        cards = [option.card for option in decision.options if option.act is Act.PICK]
        if len(cards) < 3:
            continue
        one, other, stays = cards[:3]
        gone = tuple(card for card in cards if card != stays)
        advised = Advised(
            (
                brings(0, 0.5, gone, life=1),
                # The same card stays where another one is given up first.
                brings(1, 0.5, gone, life=1),
                brings(2, 0.45, tuple(card for card in cards if card != one)),
                brings(2, 0.1, tuple(cards)),
            )
        )
        found = hints(seat, decision, advised)
        assert [hint.title for hint in found] == [
            f"Keep {seat.card(stays).name}",
            f"Keep {seat.card(one).name}",
            "Keep none",
        ]
        # What stays is pointed at, as it is asked for.
        assert [hint.card for hint in found] == [stays, one, NOBODY]
        assert [hint.grade for hint in found] == ["Best", "Weaker", "Weaker"]
        assert found[0].words.startswith("gives up ") and found[0].words.endswith(
            "brings you 1 life card"
        )
        assert all(seat.card(card).title in found[0].words for card in (one, other))
        return
    raise AssertionError("nobody held three cards")


def test_leaving_a_thing_is_told_as_such(setup: MatchSetup, pool: Pack) -> None:
    _match, seat, decision = next(questions(setup, pool, Ask.CRITICAL))
    none = next(i for i, option in enumerate(decision.options) if option.leaves)
    assert hints(seat, decision, Advised((brings(none),)))[0].words == "leaves it undone"


def test_endurance_tells_what_is_lost_all_the_same(setup: MatchSetup, pool: Pack) -> None:
    _match, seat, decision = next(questions(setup, pool, Ask.ENDURANCE))
    use, leave = sorted(range(2), key=lambda index: decision.options[index].leaves)
    # What it saves may be less than a card in the mean, as later cards would save some as well; what
    # it prevents itself is told, as the question has it, and what is still lost.
    life = COUNTED.index("life")

    def losing(index: int, cards: float) -> Advice:
        mine = list(brings(index).mine)
        mine[life] = Amount(-cards, False)
        return Advice(index, 0.5, tuple(mine), brings(index).theirs)

    some, all_of_it = losing(use, 1.8), losing(leave, 2.2)
    found = hints(seat, decision, Advised((some, all_of_it), all_of_it))
    prevents = decision.options[use].value
    assert f"prevent {prevents}" in decision.options[use].label
    assert found[0].words == (
        f"saves you {prevents} life card{'s' * (prevents > 1)}; "
        "you still lose about 2 life cards in the end"
    )
    assert found[1].words == "costs you about 2 life cards in the end"


def test_advice_comes_for_the_question_it_was_asked_about_and_for_no_other(
    setup: MatchSetup, pool: Pack
) -> None:
    match, seat, _decision = next(questions(setup, pool, Ask.ACTION))
    advisor = match.advisor(seat.viewer)
    assert match.advisor(seat.viewer) is advisor
    assert not match.advisor(1 - seat.viewer).begin(), "the other seat is asked nothing"
    assert advisor.begin()
    process = advisor._thinker._process
    assert seat.answer(0) is None
    assert advisor.found() == Advised()
    assert not process.is_alive(), "nobody thinks about what is answered"
    assert advisor.found() == Advised()
    match.close()


def test_what_an_advisor_finds_is_about_the_seats_own_options(
    setup: MatchSetup, pool: Pack
) -> None:
    match, seat, decision = next(questions(setup, pool, Ask.ACTION))
    advisor = Advisor(seat, match._sight(seat.viewer), 0.05)
    assert advisor.begin()
    until = time.monotonic() + 60
    while (found := advisor.found()) is None and time.monotonic() < until:
        time.sleep(0.02)
    assert found is not None
    assert found.best and all(each.index < len(decision.options) for each in found.best)
    process = advisor._thinker._process
    advisor.cancel()
    assert process.is_alive(), "it has nothing to do, and waits for the next question"
    advisor.stop()
    assert not process.is_alive()


def test_no_hint_names_a_card_that_its_player_was_not_shown(setup: MatchSetup, pool: Pack) -> None:
    told = hidden = 0
    for number, (match, seat, decision) in enumerate(questions(setup, pool, Ask.ACTION)):
        if number % 3:
            continue
        known = {card.title for n in range(200) if (card := shown_to(seat, n)) is not None}
        secret = {card.title for deck in match.setup.decks for card in deck.cards()} - known
        words = aloud(hints_on(match, seat, decision))
        assert not [title for title in secret if title in words], words
        told += any(title in words for title in known)
        hidden += bool(secret)
        if told > 12:
            break
    assert told > 12 and hidden > 5


def shown_to(seat: Seat, number: int) -> Card | None:
    """A card by its number, where the seat was shown it."""
    return seat.card(number) if seat.knows(number) else None


def at_a_defense(pool: Pack, attack: str, hand: tuple[str, ...], **you: object) -> Match:
    """Your opponent attacks; you may answer with cards of your hand."""
    return posed(
        pool,
        {"stages": 0, "hand": list(hand), **you},
        {"mp": "Trunks", "stages": 9, "hand": [attack]},
        f"play {attack}",
        turn="opponent",
    )


def told_of(match: Match, *advice: int, **mine: float) -> dict[str, str]:
    """The words of the hints by their titles, where all answers bring the same."""
    decision = match.decision
    assert decision is not None
    order = advice or tuple(range(len(decision.options)))
    advised = Advised(tuple(brings(index, **mine) for index in order))
    return {
        hint.title: hint.words for hint in hints(match.seat(decision.player), decision, advised)
    }


def test_who_does_not_defend_is_told_what_comes_with_the_damage(pool: Pack) -> None:
    words = told_of(at_a_defense(pool, "Black Barrage", ("Blue Guard",)))
    assert words["No defense"].endswith(
        "; that is critical damage; "
        "its HIT effects: “Your opponent pays 5 stages or discards a card from his hand.”"
    )
    assert words["Play Blue Guard"] == "stops 5 life cards"
    plain = told_of(at_a_defense(pool, "Orange Hand Cannon", ("Blue Guard",), stages=9))
    assert "critical" not in plain["No defense"]


def test_no_two_hints_of_a_question_have_the_same_words(pool: Pack) -> None:
    match = at_a_defense(pool, "Black Barrage", ("Blue Guard", "Blue Intervention"))
    words = told_of(match)
    first, other = (words[f"Play {title}"] for title in ("Blue Guard", "Blue Intervention"))
    assert first.startswith("stops 5 life cards; by its text: “")
    assert other.startswith("stops 5 life cards; by its text: “") and first != other


def test_of_hints_whose_words_nothing_tells_apart_it_is_said_that_they_are_the_same(
    setup: MatchSetup, pool: Pack
) -> None:
    for _match, seat, decision in questions(setup, pool, Ask.CRITICAL):
        if len(decision.options) < 3:
            continue
        options = tuple(replace(option, card=NOBODY, idle="") for option in decision.options)
        alike = replace(decision, options=options)
        found = hints(seat, alike, Advised((brings(0, life=1), brings(1, life=1))))
        assert found[0].words == "brings you 1 life card"
        assert found[1].words == f"comes to the same as “{found[0].title}”"
        return
    raise AssertionError("nobody chose a critical damage effect")


def test_declaring_combat_is_told_by_what_it_could_begin_with(pool: Pack) -> None:
    match = posed(
        pool, {"stages": 9, "hand": ["Black Lightning Storm", "Blue Guard"]}, {}, phase="declare"
    )
    other = match.setup.names[1]
    assert told_of(match)["Declare combat"] == (
        "Black Lightning Storm would cost your opponent 7 life cards if it isn't stopped; "
        f"you act first; {other} draws 3 cards"
    )
    match = posed(pool, {"mp": "Krillin", "stages": 0, "hand": ["Blue Guard"]}, {}, phase="declare")
    assert "would cost" not in told_of(match)["Declare combat"]


def test_hints_tell_whose_next_draw_step_loses(pool: Pack) -> None:
    mine = "you lose at your next Draw Step (HSE-2)"
    theirs = "your opponent loses at his next Draw Step (HSE-2)"
    match = posed(pool, {"fill": 2, "stages": 9}, {"fill": 3}, phase="declare")
    words = told_of(match)["No combat this turn"]
    assert words.startswith(f"{mine}; {theirs}; ")
    assert told_of(posed(pool, {"fill": 3}, {}))["Pass"].startswith(mine)
    # And what brings it about, before it does.
    enough = at_a_defense(pool, "Black Barrage", ("Blue Guard",), fill=8, life_deck=[])
    decision, seat = enough.decision, enough.seat(0)
    assert decision is not None and not seat.view().mine.runs_out
    found = {hint.title: hint.words for hint in hints_on(enough, seat, decision)}
    assert mine in found["No defense"] and mine not in found["Play Blue Guard"]
