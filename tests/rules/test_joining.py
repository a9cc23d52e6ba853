"""How clauses combine: costs of several clauses, what others may do, unless, instead, for each."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType
from dbz_desktop.rules.flow import moving
from dbz_desktop.rules.game import Game
from dbz_desktop.rules.kernel.base import Line
from dbz_desktop.rules.kernel.events import Why, Zone
from dbz_desktop.rules.kernel.game import Source
from dbz_desktop.rules.language.compiler import grammar, sentence_text

from .test_later_phrases import card, drill, table

DRILL = drill("[constant] Your attacks deal +1 life card.")


def play(game: Game, text: str, *answers: str) -> list[tuple[int, str]]:
    """Carry out a sentence; each question takes the next answer, or its first option."""
    source = Source(0, game.state.players[0].mp_card)
    steps = grammar().parse(Line, text).resolve(game, source)
    wanted = list(answers)
    asked = []
    try:
        decision = next(steps)
        while True:
            asked.append((decision.player, decision.prompt))
            index = 0
            if wanted:
                word = wanted.pop(0)
                labels = [option.label for option in decision.options]
                index = next(i for i, label in enumerate(labels) if word in label)
            decision = steps.send(index)
    except StopIteration:
        assert not wanted
        return asked


def hand(game: Game, seat: int) -> int:
    return len(game.state.players[seat].hand)


def give(game: Game, seat: int, count: int = 1) -> None:
    for number in list(game.state.players[seat].life_deck)[-count:]:
        moving.move(game, number, Zone.HAND, Why.DRAW, Source(seat))


@pytest.mark.parametrize(
    ("printed", "canonical"),
    [
        ("Your opponent may draw a card and discard a card from his hand.", "="),
        (
            "Both players may search their Life Deck for a Drill and place it into play.",
            "=",
        ),
        ("Its controller may shuffle it into his Life Deck.", "="),
        (
            "Your opponent may search his Life Deck for a Drill and place it into his hand.",
            "=",
        ),
        ("Your opponent must draw a card.", "Your opponent draws a card."),
        ("Discard a card from your hand and raise your anger 1 to draw 2 cards.", "="),
        ("If you passed, instead draw a card.", "If you passed, draw a card instead."),
        ("Draw a card unless you discard a Drill from your hand.", "="),
    ],
)
def test_it_is_read_in_one_way(printed: str, canonical: str) -> None:
    (line,) = grammar().readings(Line, printed.removesuffix("."))
    assert sentence_text(line) == (printed if canonical == "=" else canonical)


def test_the_opponent_is_asked_and_pays_for_what_he_may_do() -> None:
    game, _ = table()
    give(game, 1)
    mine, his = hand(game, 0), hand(game, 1)
    text = "Your opponent may discard a card from his hand to draw 2 cards"
    asked = play(game, text, "Yes")
    assert asked[0] == (1, "Discard a card from your hand to draw 2 cards?")
    assert {seat for seat, _ in asked} == {1}
    assert (hand(game, 0), hand(game, 1)) == (mine, his + 1)
    play(game, text, "No")
    assert hand(game, 1) == his + 1


def test_both_players_may_each_decide_for_himself() -> None:
    game, _ = table()
    mine, his = hand(game, 0), hand(game, 1)
    asked = play(game, "Both players may draw a card", "No", "Yes")
    assert [seat for seat, _ in asked] == [0, 1]
    assert (hand(game, 0), hand(game, 1)) == (mine, his + 1)
    play(game, "Both players may draw a card", "Yes", "No")
    assert (hand(game, 0), hand(game, 1)) == (mine + 1, his + 1)


def test_its_controller_decides_over_his_own_card() -> None:
    game, (mine, theirs) = table(DRILL, theirs=(DRILL,))
    line = grammar().parse(Line, "Its controller may shuffle it into his Life Deck")
    for number, seat in ((theirs, 1), (mine, 0)):
        source = Source(0, game.state.players[0].mp_card)
        source.memory.speak_of((number,))
        steps = line.resolve(game, source)
        assert next(steps).player == seat
        with pytest.raises(StopIteration):
            steps.send(0)
        assert number in game.state.players[seat].life_deck


def test_a_cost_of_two_clauses_is_paid_whole() -> None:
    game, _ = table()
    give(game, 0)
    game.state.players[0].anger = 0
    held = hand(game, 0)
    play(game, "Discard a card from your hand and raise your anger 1 to draw 2 cards")
    assert (hand(game, 0), game.state.players[0].anger) == (held + 1, 1)


def test_a_cost_that_cant_be_paid_whole_is_not_paid() -> None:
    game, (own,) = table(DRILL)
    for number in list(game.state.players[0].hand):
        moving.move(game, number, Zone.DISCARD, Why.DISCARD, Source(0))
    play(game, "Destroy one of your Drills and discard a card from your hand to raise your anger 1")
    assert game.state.where[own] is Zone.IN_PLAY
    assert game.state.players[0].anger == 0


def test_unless_lets_him_do_the_other_thing() -> None:
    game, (own,) = table(DRILL)
    text = "Raise your anger 1 unless you destroy one of your Drills"
    play(game, text, "No")
    assert game.state.players[0].anger == 1
    play(game, text, "Yes")
    assert (game.state.players[0].anger, game.state.where[own]) == (1, Zone.DISCARD)
    play(game, text)
    assert game.state.players[0].anger == 2


def test_unless_he_asks_him() -> None:
    game, (own,) = table(theirs=(DRILL,))
    asked = play(game, "Raise your anger 1 unless he destroys one of his Drills", "Yes")
    assert asked[0][0] == 1
    assert (game.state.players[0].anger, game.state.where[own]) == (0, Zone.DISCARD)


def test_for_each_counts_what_was_done_and_of_which_kind() -> None:
    setup = card("Plan", CardType.SETUP, "POWER: Draw a card.")
    game, _ = table(DRILL, DRILL, setup)
    source = Source(0, game.state.players[0].mp_card)
    for text in (
        "Destroy all of your Drills",
        "Raise your anger 1 for each Drill destroyed this way",
        "Raise your anger 1 for each Setup destroyed",
    ):
        for _ in grammar().parse(Line, text).resolve(game, source):
            raise AssertionError("nothing to ask")
    assert game.state.players[0].anger == 2


def test_what_holds_for_good_is_no_price() -> None:
    # "To draw a card" belongs to what may be done, and not to all that holds while attached.
    text = (
        "While attached, once per turn you may discard a card from your hand as an action "
        "to draw a card."
    )
    assert len(grammar().readings(Line, text)) == 1
