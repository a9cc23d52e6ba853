"""Auto-pass: what is answered for a player, where he is asked all the same, how passing ahead ends."""

from __future__ import annotations

import pytest

from dbz_desktop.match.autopass import (
    Ahead,
    AutoPass,
    Stop,
    Stops,
    only_passing,
    read_stops,
    words,
)
from dbz_desktop.rules.kernel.decisions import Act, Ask, Decision, Option
from dbz_desktop.rules.kernel.events import CombatEnded, TurnBegan


def question(ask: Ask, *acts: Act, player: int = 0, **more) -> Decision:
    options = tuple(Option(act, act.value, card=i) for i, act in enumerate(acts))
    return Decision(player, ask, "Which?", "COM-2", options, **more)


PASS_ONLY = question(Ask.ACTION, Act.PASS)
NO_DEFENSE = question(Ask.DEFEND, Act.PASS)
MAY_ATTACK = question(Ask.ACTION, Act.ATTACK, Act.PASS)
MAY_DEFEND = question(Ask.DEFEND, Act.DEFEND, Act.PASS)
DECLARE = question(Ask.DECLARE, Act.YES, Act.NO)
PLAN = question(Ask.PLANNING, Act.PLAY, Act.DONE)
ENDURE = question(Ask.ENDURANCE, Act.YES, Act.NO)
FORCED = question(Ask.DISCARD, Act.PICK)


def test_only_questions_with_one_answer_are_answered():
    assert only_passing(PASS_ONLY) == only_passing(FORCED) == 0
    for asked in (MAY_ATTACK, MAY_DEFEND, DECLARE, ENDURE):
        assert only_passing(asked) is None


def test_a_question_that_shows_or_waits_is_always_asked():
    # EFF-1: a sentence by hand waits until it is carried out; cards looked at are information.
    assert only_passing(question(Ask.BY_HAND, Act.DONE)) is None
    assert only_passing(question(Ask.CHOOSE_CARD, Act.DONE, looked_at=(3,))) is None


@pytest.mark.parametrize(
    ("stop", "asked", "hand", "stopped"),
    [
        (Stop.ACTION, PASS_ONLY, 0, True),
        (Stop.ACTION, NO_DEFENSE, 0, False),
        (Stop.ATTACKED, NO_DEFENSE, 0, True),
        (Stop.ATTACKED_HOLDING, NO_DEFENSE, 2, True),
        (Stop.ATTACKED_HOLDING, NO_DEFENSE, 0, False),
        (Stop.ATTACKED_HOLDING, PASS_ONLY, 2, False),
        (Stop.FORCED, FORCED, 1, True),
        (Stop.PLANNING, PASS_ONLY, 1, False),
    ],
)
def test_a_stop_asks_all_the_same(stop, asked, hand, stopped):
    auto = AutoPass(Stops(at=frozenset({stop})))
    assert (auto.answer_to(asked, hand) is None) is stopped


def test_off_means_asked_and_each_seat_has_its_own():
    auto = AutoPass(Stops(on=False))
    assert auto.answer_to(PASS_ONLY, 0) is None
    assert auto.answer_to(question(Ask.ACTION, Act.PASS, player=1), 0).player == 1


def test_stops_are_kept_as_words_and_damage_is_left_out():
    stops = Stops(False, frozenset({Stop.ACTION, Stop.ATTACKED_HOLDING}))
    assert read_stops(stops.text) == stops
    assert read_stops("") == Stops() and Stops().on
    assert read_stops("on nonsense action") == Stops(True, frozenset({Stop.ACTION}))
    assert stops.with_stop(Stop.ACTION, False).at == {Stop.ATTACKED_HOLDING}


def test_passing_ahead_to_the_end_of_combat_leaves_choices_alone():
    auto = AutoPass()
    auto.pass_ahead(0, Ahead.COMBAT)
    assert auto.answer_to(MAY_ATTACK, 3).index == 1
    assert auto.answer_to(MAY_DEFEND, 3).index == 1
    for asked in (ENDURE, DECLARE, PLAN):
        assert auto.answer_to(asked, 3) is None
    assert auto.answer_to(MAY_ATTACK, 3) is not None, "a choice doesn't end it"
    auto.told([CombatEnded(0)])
    assert auto.answer_to(MAY_ATTACK, 3) is None


def test_passing_ahead_until_attacked_stops_at_an_attack_that_can_be_answered():
    auto = AutoPass()
    auto.pass_ahead(0, Ahead.ATTACKED)
    assert auto.answer_to(MAY_ATTACK, 3) is not None
    assert auto.answer_to(NO_DEFENSE, 3) is not None
    assert auto.answer_to(MAY_DEFEND, 3) is None
    assert auto.ahead[0] is None


def test_passing_ahead_until_the_next_turn_skips_planning_and_combat():
    auto = AutoPass()
    auto.pass_ahead(0, Ahead.TURN)
    assert [auto.answer_to(asked, 1).index for asked in (PLAN, DECLARE)] == [1, 1]
    auto.told([CombatEnded(1), TurnBegan(1, 4)])
    assert auto.answer_to(MAY_DEFEND, 1) is not None
    auto.told([TurnBegan(0, 5)])
    assert auto.answer_to(PLAN, 1) is None


def test_a_stop_ends_passing_ahead():
    auto = AutoPass(Stops(at=frozenset({Stop.ATTACKED})))
    auto.pass_ahead(0, Ahead.COMBAT)
    assert auto.answer_to(MAY_ATTACK, 1) is not None
    assert auto.answer_to(NO_DEFENSE, 1) is None
    assert auto.answer_to(MAY_ATTACK, 1) is None


def test_a_question_that_was_gone_back_to_is_asked():
    auto = AutoPass()
    auto.hold(PASS_ONLY)
    assert auto.answer_to(PASS_ONLY, 0) is None
    again = question(Ask.ACTION, Act.PASS)
    assert auto.answer_to(again, 0) is not None, "only that very question is held"


def test_the_other_player_is_not_told_why():
    auto = AutoPass()
    forced = auto.answer_to(PASS_ONLY, 0)
    auto.pass_ahead(0, Ahead.COMBAT)
    chosen = auto.answer_to(MAY_ATTACK, 0)
    assert words(forced, "Ann", False) == words(chosen, "Ann", False)
    assert words(forced, "Ann", True) != words(chosen, "Ann", True)
