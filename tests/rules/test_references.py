"""How a sentence speaks of some of the cards that came before, and of the others."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.kernel.base import Line
from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.rules.kernel.game import Source
from dbz_desktop.rules.language.compiler import grammar, sentence_text
from dbz_desktop.rules.language.text.spelling import correct
from tests.rules.happening import EVENT, card
from tests.rules.staged import staged, tell

from .test_later_phrases import table


@pytest.mark.parametrize(
    ("printed", "canonical"),
    [
        ("banish any of those cards", "Banish any of those cards."),
        ("banish any amount of them", "Banish any of those cards."),
        ("banish up to 2 of them", "Banish up to 2 of those cards."),
        ("banish one of the chosen cards", "Banish 1 of those cards."),
        ("place 1 into your hand and banish the other 2", "Place 1 into … banish the others."),
        ("that card is banished", "Banish that card."),
        ("they are banished", "Banish them."),
        ("the chosen card is placed into your hand", "Place the chosen card into your hand."),
    ],
)
def test_it_is_read_in_one_way(printed: str, canonical: str) -> None:
    (line,) = grammar().readings(Line, correct(printed).text)
    start, _, end = canonical.partition("…")
    assert sentence_text(line).startswith(start.strip())
    assert sentence_text(line).endswith(end.strip())


def played(text: str, *answers: int) -> tuple[list[Zone], list[int]]:
    """Where the cards are of which a sentence speaks, and how many options were offered."""
    game, _ = table()
    cards = game.state.players[0].life_deck[-3:]
    source = Source(0, game.state.players[0].mp_card)
    source.memory.speak_of(cards)
    steps = grammar().parse(Line, text).resolve(game, source)
    wanted, offered = list(answers), []
    try:
        decision = next(steps)
        while True:
            offered.append(len(decision.options))
            decision = steps.send(wanted.pop(0))
    except StopIteration:
        assert not wanted
    return sorted((game.state.where[c] for c in cards), key=str), offered


def test_any_of_them_may_be_none_or_all() -> None:
    zones, offered = played("banish any of those cards", 3)
    assert offered[0] == 4
    assert Zone.BANISHED not in zones
    zones, _ = played("banish any of those cards", 0, 0, 0)
    assert zones == [Zone.BANISHED] * 3


def test_up_to_two_of_them_are_no_more() -> None:
    zones, _ = played("banish up to 2 of those cards", 0, 0)
    assert zones.count(Zone.BANISHED) == 2


def test_one_goes_and_the_others_go_elsewhere() -> None:
    zones, _ = played("place 1 into your hand and banish the others", 0)
    assert sorted(map(str, zones)) == sorted(map(str, [Zone.HAND, Zone.BANISHED, Zone.BANISHED]))


@pytest.mark.parametrize(
    ("text", "met"),
    [
        ("Choose an Ally. Draw a card. That Ally gains 2 stages.", "stages of Old Friend = 5"),
        ("Choose an Ally. Draw a card. Banish that Ally.", "your banished has Old Friend"),
        ("Choose a Drill. Draw a card, then banish that Drill.", "your banished has Idle Drill"),
        (
            "Choose a Drill. Discard a card from your hand. If you do, banish that Drill.",
            "your banished has Idle Drill",
        ),
    ],
)
def test_a_card_of_a_kind_stays_meant_when_others_came_since(text: str, met: str) -> None:
    staged(
        f"""
            play Deed
            expect {met}
        """,
        card("Deed", EVENT, f"POWER: {text}"),
        mine={
            "hand": ["Deed", "Filler"],
            "play": ["Idle Drill", {"card": "Old Friend", "stages": 3}],
        },
    )


@pytest.mark.parametrize(
    "asked", ["the Rejuvenated card is", "that card is", "it was", "that card was"]
)
@pytest.mark.parametrize(("top", "anger"), [("Sword", 0), ("Idle Drill", 1)])
def test_the_top_card_that_was_rejuvenated_is_that_card(asked: str, top: str, anger: int) -> None:
    text = f"POWER: Rejuvenate 1. If {asked} a Drill, raise your anger 1."
    tell(card("Tried", EVENT, text), card("Sword", EVENT, "POWER: Draw a card."),
         steps=f"play Tried\nexpect your anger = {anger}\nexpect your discard has Tried",
         you={"hand": ["Tried"], "discard": [top]})  # fmt: skip
