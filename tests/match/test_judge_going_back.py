"""Going back to an earlier decision, and what was revealed since; what is told of moves by hand."""

from __future__ import annotations

import json
from itertools import pairwise

from dbz_desktop.match.course import undo
from dbz_desktop.match.course.setup import MatchSetup
from dbz_desktop.match.match import Match
from dbz_desktop.rules.flow.critical import CHOICES
from dbz_desktop.rules.judge_moves import JudgeMove, move_from
from dbz_desktop.rules.kernel.events import (
    HIDDEN,
    CardMoved,
    StagesChanged,
    Why,
    Zone,
)
from tests.match.judge_setup import AGREED, log_of

from .conftest import Play

# ---------------------------------------------------------------------------- going back


def test_what_was_revealed_since_each_decision_is_told(setup: MatchSetup) -> None:
    match = Match.new(setup)
    Play().on(match, 60)
    steps = undo.steps(match.course)
    assert [step.number for step in steps] == list(range(59, -1, -1))
    turn = match.game.state.turn
    for step in steps:
        assert step.player == match.answers[step.number].player and step.what
        assert undo.step(match.course, step.number) == step
        fresh = match.answers[step.number].events
        since = match.game.events[fresh:]
        assert bool(step.revealed) == any(undo.reveals(event) for event in since)
        assert step.needs_consent == (bool(step.revealed) or not step.this_turn)
    assert steps[0].this_turn and not steps[-1].this_turn and turn > 1
    assert any("drew 3 cards" in what for step in steps for what in step.revealed)
    # What a later decision reveals, an earlier one does too.
    for later, earlier in pairwise(steps):
        assert len(earlier.revealed) >= len(later.revealed)


def test_the_list_of_decisions_says_what_each_was_about(setup: MatchSetup) -> None:
    match = Match.new(setup)
    Play(9).on(match, 400)
    steps = undo.steps(match.course)
    names = {facts.name for facts in match.game.cards}
    for kind in ("defend", "yes or no", "endurance"):
        asked = [step for step in steps if step.asked.startswith(kind)]
        assert asked, kind
        for step in asked:
            about = step.asked.partition(", ")[2]
            assert about in names or any(name in step.what for name in names), step
    critical = [step.what for step in steps if step.asked.startswith("critical damage")]
    assert critical and set(critical) <= {label for _, label in CHOICES} | {"No"}


def test_showing_cards_by_hand_counts_as_revealing(setup: MatchSetup) -> None:
    match = Match.new(setup)
    Play().on(match, 8)
    match.course.judge(
        JudgeMove("reveal", from_player=1, from_zone=Zone.HAND, amount=1, seen=1), AGREED
    )
    step = undo.step(match.course, len(match.answers) - 1)
    assert step.what == "By agreement: Ann shows Ann 1 card of Bob's hand."
    assert step.needs_consent and step.revealed == ("1 card of Bob was shown to Ann",)
    match.course.judge(
        JudgeMove("move", pick="random", from_player=1, from_zone=Zone.HAND, player=1), AGREED
    )
    assert undo.step(match.course, len(match.answers) - 1).revealed == (
        "1 card of Bob's hand was turned up",
    )
    match.course.judge(JudgeMove("shuffle", player=0), AGREED)
    assert undo.step(match.course, len(match.answers) - 1).revealed == (
        "Ann's Life Deck was shuffled",
    )


def test_moves_are_plain_data() -> None:
    move = JudgeMove("move", 1, 31, player=1, zone=Zone.LIFE_DECK, place=2, bottom=True)
    table = json.loads(json.dumps(move.table()))
    assert move_from(table) == move and len(table) == 7
    assert move_from(JudgeMove("say", text="x").table()) == JudgeMove("say", text="x")


def test_a_seat_sees_no_hidden_card_in_what_is_done_by_hand(setup: MatchSetup) -> None:
    match = Match.new(setup)
    Play().on(match, 8)
    hidden = match.game.state.players[1].hand[0]
    name = match.game.cards[hidden].name
    match.course.judge(JudgeMove("move", 1, hidden, player=1, zone=Zone.LIFE_DECK, place=3), AGREED)
    mine, theirs = log_of(match, 0)[-2:], log_of(match, 1)[-2:]
    assert mine[-1].startswith("By agreement: Bob moves a card from Bob's hand to place 4")
    assert name in theirs[-1] and not any(name in line for line in mine)
    moved = match.seat(0).history()[-1]
    assert isinstance(moved, CardMoved) and moved.card == HIDDEN and moved.why is Why.JUDGE
    deck = match.game.state.players[1].life_deck
    assert deck[len(deck) - 4] == hidden


def test_setting_a_number_is_told_once(setup: MatchSetup) -> None:
    match = Match.new(setup)
    mp = match.game.state.players[0].mp_card
    match.course.judge(JudgeMove("stages", card=mp, amount=1), AGREED)
    assert isinstance(match.game.events[-1], StagesChanged)
    assert log_of(match, 1)[-1].endswith("to Stage 1.")
