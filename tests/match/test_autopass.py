"""Auto-pass: what is answered for a player, where he is asked all the same, how passing ahead ends."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dbz_desktop.match.aids.autopass import (
    Ahead,
    AutoPass,
    Stop,
    Stops,
    always,
    only_passing,
    read_stops,
    words,
)
from dbz_desktop.rules.kernel.attack_events import AttackEnded
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


KEEP = question(Ask.DISCARD, Act.PICK, Act.DONE)
MUST_DISCARD = question(Ask.DISCARD, Act.PICK, Act.PICK)


def test_a_hand_that_may_stay_is_kept_unless_its_player_stops_there():
    """TRN-4; how many cards are held lies open, so that keeping them tells nothing."""
    passing = AutoPass().answer_to(KEEP, 1)
    assert (passing.index, passing.keeps) == (1, True)
    assert "may stay" in words(passing)
    assert AutoPass().answer_to(MUST_DISCARD, 2) is None
    assert AutoPass(Stops(at=frozenset({Stop.KEEPING}))).answer_to(KEEP, 1) is None
    assert AutoPass(Stops(on=False)).answer_to(KEEP, 1) is None
    assert AutoPass(Stops(at=frozenset({Stop.KEEPING}))).answer_to(FORCED, 1) is not None


@pytest.mark.parametrize(
    ("idle", "optional", "taken"),
    [
        ((True, True, True), True, 3),
        ((True, False, True), False, 1),
        ((True, True, True), False, 0),
        ((True, False, True), True, None),
        ((False, False, True), False, None),
    ],
)
def test_a_critical_damage_effect_that_alone_does_something_goes_without_saying(
    idle, optional, taken
):
    """ATK-13: what would do nothing is no answer. That none is used is one."""
    options = [Option(Act.PICK, str(i), value=i, idle="none" * no) for i, no in enumerate(idle)]
    if optional:
        options.append(Option(Act.NO, "None", value=-1))
    asked = Decision(0, Ask.CRITICAL, "Which?", "ATK-13", tuple(options))
    assert only_passing(asked) == taken
    stopped = AutoPass(Stops(at=frozenset({Stop.FORCED})))
    assert stopped.answer_to(asked, 1) is None


def may(card: int, text: str = "You may draw a card.", player: int = 0) -> Decision:
    options = (Option(Act.YES, "Yes"), Option(Act.NO, "No"))
    return Decision(player, Ask.YES_NO, "Draw a card?", "EFF-5", options, card, text)


def test_what_is_said_once_is_answered_whenever_the_same_card_asks_the_same():
    auto = AutoPass()
    auto.say_always(may(7), 1)
    given = auto.answer_to(may(7), 3)
    assert (given.index, given.said) == (1, "No")
    assert words(given) == "Answered for you before this, as every time: “Draw a card?” No."
    for other in (may(8), may(7, "You may Rejuvenate 1."), may(7, player=1), ENDURE):
        assert auto.answer_to(other, 3) is None
    assert (auto.said(0), auto.said(1)) == (1, 0)
    auto.ask_again(1)
    assert auto.answer_to(may(7), 3) is not None
    auto.ask_again(0)
    assert auto.answer_to(may(7), 3) is None


def test_going_back_to_it_asks_it_anew_from_then_on():
    auto = AutoPass()
    auto.say_always(may(7), 0)
    auto.hold(may(7))
    assert auto.answer_to(may(7), 3) is None


def test_what_is_said_of_endurance_holds_for_one_attack():
    """ATK-12: each card is asked about as it is turned over, unless its player said none or all."""
    auto = AutoPass()
    auto.say_always(ENDURE, 1)
    assert auto.answer_to(ENDURE, 3).index == 1
    assert auto.answer_to(question(Ask.ENDURANCE, Act.YES, Act.NO, player=1), 3) is None
    auto.told([AttackEnded(1, 7, True, 2, 1)])
    assert auto.answer_to(ENDURE, 3) is None


def test_who_doesnt_care_for_the_order_of_effects_is_asked_no_more():
    """EFF-3; the order of Drills on a pile is another question (HSE-8)."""
    first = Decision(0, Ask.ORDER, "Which one first?", "EFF-3", MUST_DISCARD.options)
    auto = AutoPass()
    assert [each.index for each in always(first)] == [0]
    auto.say_always(first, 0)
    assert auto.answer_to(first, 3).index == 0
    assert auto.answer_to(replace(first, rule="HSE-8"), 3) is None


def effects(*labels: str) -> Decision:
    options = tuple(Option(Act.PICK, label) for label in labels)
    return Decision(0, Ask.ORDER, "Which one first?", "EFF-3", options)


def test_who_doesnt_care_for_the_order_of_some_effects_is_asked_for_that_of_others():
    """EFF-3: one that takes another's card away must be asked about, whatever was said before."""
    auto = AutoPass()
    auto.say_always(effects("A: gain 1 stage.", "B: draw a card.", "C: Rejuvenate 1."), 0)
    given = auto.answer_to(effects("C: Rejuvenate 1.", "B: draw a card."), 3)
    assert given.index == 0, "those of them that are left"
    assert words(given) == "Put in order for you, as every time: C first (EFF-3)."
    for other in (("A: gain 1 stage.", "D: destroy a Drill."), ("D: destroy a Drill.", "E: .")):
        assert auto.answer_to(effects(*other), 3) is None
    auto.ask_again(0)
    assert auto.answer_to(effects("C: Rejuvenate 1.", "B: draw a card."), 3) is None


def test_of_an_order_that_makes_no_difference_it_is_said_in_a_few_words():
    asked = effects("Long Title of a Drill: gain 1 stage.", "Another One: draw a card.")
    given = AutoPass().answer_to(replace(asked, same=True), 3)
    assert words(given) == "Put in order for you: any order comes to the same (EFF-3)."
    options = (replace(asked.options[0], idle="no stages"), asked.options[1])
    given = AutoPass().answer_to(replace(asked, options=options), 3)
    assert words(given) == "Put in order for you: Another One first (EFF-3)."


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


def test_a_player_is_told_why_he_was_passed_for():
    auto = AutoPass()
    forced = auto.answer_to(PASS_ONLY, 0)
    auto.pass_ahead(0, Ahead.COMBAT)
    chosen = auto.answer_to(MAY_ATTACK, 0)
    assert "nothing could be played" in words(forced)
    assert "you pass ahead" in words(chosen)
    only = replace(FORCED, prompt="Which one?", options=(Option(Act.PICK, "The Drill."),))
    told = words(AutoPass().answer_to(only, 0))
    assert (
        told == "Answered for you before this, with nothing else to choose: “Which one?” The Drill."
    )
