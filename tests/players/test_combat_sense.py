"""What any player sees of a combat: when it is over, what is left to fear, what wins for sure."""

from __future__ import annotations

import pytest

from dbz_desktop.match.match import Match
from dbz_desktop.players.habits import habit
from dbz_desktop.players.making import load_levels, looking
from dbz_desktop.players.searching import Searching
from dbz_desktop.players.steady import Steady
from dbz_desktop.rules.insight.idle import does_nothing
from dbz_desktop.rules.kernel.decisions import Ask, Option
from tests.players.moments import match_of as moment
from tests.players.seen import Seen, in_one_world


def match_of(hand: str, start: str, level: str = "veteran", **more: object) -> Match:
    told: dict[str, object] = {"edition": "panini-2014", "stages": 6, "hand": hand}
    return moment(start, level, **(told | more))


def chosen(match: Match, level: str, seed: int = 1) -> Option:
    """What a player of a level, who looks one answer ahead, takes where he sits."""
    decision = match.decision
    assert decision is not None
    steady = looking(next(each for each in load_levels().levels if each.name == level), seed, level)
    return decision.options[steady.choose(decision, match._sight(decision.player))]


LEVELS = ("novice", "fighter", "veteran")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("turn", ["you", "opponent"])
def test_combat_is_not_ended_by_who_has_an_attack_left(level: str, turn: str) -> None:
    # The next turn brings its player three cards: that it begins is no reason to end this one.
    start = f'phase = "combat"\nturn = "{turn}"\naction = "you"\npassed = ["opponent"]'
    match = match_of('["Crushing Beam"]', start)
    assert match.decision is not None and match.decision.ask is Ask.ACTION
    assert not chosen(match, level).leaves


def test_who_holds_more_blocks_than_can_be_needed_uses_one() -> None:
    # Only one card is kept, and the other player has nothing left to attack with (TRN-4).
    start = 'phase = "combat"\nturn = "opponent"\naction = "opponent"'
    blocks = '["Namekian Knee Block", "Namekian Knee Block", "Namekian Knee Block"]'
    match = match_of(blocks, start, theirs='["Namekian Quick Shot", "Namekian Pound"]')
    game = match.course.game
    pound = next(o for o in game.decision.options if "Pound" in o.label)
    match.course.answer(game.decision.options.index(pound))
    while match.decision is not None and match.decision.ask is not Ask.DEFEND:
        match.course.answer(habit(match.decision))
    assert match.decision is not None and match.decision.player == 0
    assert not chosen(match, "veteran").leaves


def test_of_two_attacks_that_may_win_the_surer_one_is_taken() -> None:
    # "DAMAGE: 4 life cards" and "DAMAGE: 6 life cards" against four: what has Endurance prevents.
    start = 'phase = "combat"\naction = "you"'
    taken = set()
    for seed in range(4):
        match = match_of('["Orange Palm Blasts", "Crushing Beam"]', start, fill=4)
        taken.add(chosen(match, "veteran", seed).label)
    assert taken == {"Play Crushing Beam"}


@pytest.mark.parametrize("level", LEVELS)
def test_no_combat_is_declared_for_the_other_player(level: str) -> None:
    hand = '["Namekian Knee Block", "Orange Energy Catch"]'
    match = match_of(hand, 'phase = "declare"', stages=0)
    assert match.decision is not None and match.decision.ask is Ask.DECLARE
    assert chosen(match, level).leaves


def test_combat_is_declared_where_what_is_drawn_ends_the_game() -> None:
    # The three cards that he draws are his last ones (COM-1, WIN-1).
    match = match_of('["Namekian Knee Block"]', 'phase = "declare"', stages=0, fill=3)
    assert not chosen(match, "veteran").leaves


@pytest.mark.parametrize(("hand", "goes_on"), [("[]", False), ('["Crushing Beam"]', True)])
def test_combat_is_ended_by_a_card_where_nothing_is_left_to_do_in_it(
    hand: str, goes_on: bool
) -> None:
    # "Raise a personality to its highest power stage. You may end combat."
    match = match_of(hand, 'phase = "combat"\naction = "you"', play='["Black Power Up"]')
    asked = match.decision
    assert asked is not None
    match.course.answer(next(i for i, o in enumerate(asked.options) if "Power Up" in o.label))
    while match.decision is not None and match.decision.ask is not Ask.YES_NO:
        match.course.answer(habit(match.decision))
    assert match.decision is not None and "nd combat" in match.decision.prompt
    assert chosen(match, "veteran").leaves is goes_on


def test_no_power_is_used_for_nothing() -> None:
    weights = load_levels().weights
    seen_any = 0
    for seed in (3, 5, 8, 11, 13):
        seen = Seen(seed, 1, 4)
        for decision in seen.decisions():
            if decision.ask is not Ask.ACTION:
                continue
            player, options = decision.player, decision.options
            idle = [i for i, o in enumerate(options) if does_nothing(seen.game, player, o)]
            if not idle:
                continue
            seen_any += 1
            sight = seen.sight(player)
            assert Steady(seed, "S", weights).choose(decision, sight) not in idle
            found = Searching(seed, "S", weights, in_one_world(decision)).search(decision, sight)
            assert not any(found[index].followed for index in idle)
    assert seen_any > 1


@pytest.mark.parametrize("level", LEVELS)
def test_who_overlooks_the_table_overlooks_his_allies(level: str) -> None:
    """At a seat of a match, too: the Ally's Power is the only attack there is."""
    start = 'phase = "combat"\nturn = "you"\naction = "you"'
    match = match_of("[]", start, stages=0, play='["Tenshinhan"]', level=level)
    assert match.computers()[0].answer() is None
    sees = next(each.table for each in load_levels().levels if each.name == level)
    assert match.course.game.state.combat.passed[0] is not sees


@pytest.mark.parametrize("level", LEVELS)
def test_everybody_fights_with_his_main_personality(level: str) -> None:
    # "[attack] Physical attack. DAMAGE: AT stages." is the only attack there is.
    levels = '["Goku - Relaxed", "Goku - Motivated", "Goku - Calm", "Goku - Dashing"]'
    start = 'phase = "combat"\nturn = "you"\naction = "you"'
    match = moment(start, level, mp=levels, used="[]", hand="[]")
    match.computers()[0].answer()
    assert match.course.game.state.combat.passed[0] is False


@pytest.mark.parametrize("order", ['"Korin", "Tenshinhan"', '"Tenshinhan", "Korin"'])
def test_the_ally_is_freed_that_can_attack(order: str) -> None:
    # "Choose an Ally you control. That Ally may perform an attack regardless of your MP's power
    # stage in your next action": Korin has no attack.
    start, play = 'phase = "combat"\naction = "you"', f'["Blue Kiss", {order}]'
    match = moment(start, mastery="Blue Tag Team Mastery", play=play)
    assert chosen(match, "veteran").label == "Use Blue Kiss"
    match.course.answer(0)
    assert match.decision is not None and match.decision.ask is Ask.CHOOSE_CARD
    assert all("Tenshinhan" in chosen(match, "veteran", seed).label for seed in range(4))
