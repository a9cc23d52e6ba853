"""Each way to say how much and of what is read, and played like the others of its cell.

By default some of the cells are tried; with `DBZ_LONG` all of them are. A game from one position,
answered in two ways, must come out the same whichever way the text says it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any
from zlib import crc32

from dbz_desktop.cards import Card, CardType, Style
from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.match import Match
from dbz_desktop.match.scenarios.file import scenario_from_table
from dbz_desktop.match.scenarios.run import scenario_match
from dbz_desktop.match.scenarios.steps import find_option
from dbz_desktop.rules.kernel.decisions import Act, Ask
from dbz_desktop.rules.language.compiler import canonical_text, compile_text
from tests.long import LONG
from tests.rules.happening import (
    ALLY,
    BALL,
    DRILL,
    ENERGY,
    EVENT,
    KICK,
    PHYSICAL,
    PLAIN,
    REST,
    SETUP,
    card,
)
from tests.rules.natural_amounts import Cell
from tests.rules.natural_references import cells

RAISE, DRAW = "POWER: Raise your anger 1.", "POWER: Draw a card."

MINIMUM = "a minimum of what is raised would be one of the anger (see `numbers.By`)"
HANDS = "what one doesn't own never enters his hand, so that hands are never switched (ZON-2)"
LISTED = 'what one chooses from is said with commas and "or"'
COSTS = "what an attack costs has a noun of its own"
ELSEWHERE = "it is said in two sentences"
DRAWN = "what is in a hand is discarded, and not destroyed"
OF_A_HAND = "as many as the other player has is said of drawing alone"

REFUSED: tuple[tuple[str, str, str], ...] = (
    ("equal, changed", "Raise your anger .*to a minimum of 2", MINIMUM),
    ("together", "witch ", HANDS),
    ("together", "xchange ", HANDS),
    ("together", " both: ", LISTED),
    ("of an attack", "this attack costs", COSTS),
    ("equal, of an attack", "this attack costs", COSTS),
    ("together", "less card", ELSEWHERE),
    ("together", r"that many cards \+ 1", ELSEWHERE),
    ("pairs", "and it loses", ELSEWHERE),
    ("more or instead", " again", ELSEWHERE),
    ("of them", "; place it", ELSEWHERE),
    ("it", "^POWER: Draw a card.*estroy (it|that card)", DRAWN),
    ("pairs", "until he has", OF_A_HAND),
)
"""The family, a pattern of what stands in the text, and why it isn't read."""

UNLIKE = {
    ("it", "search"): "a Life Deck is shuffled in another order, and what may be played is offered",
    ("together", "one of mine and one of his"): "1 Drill is said of the place behind both",
    ("together", "each has one"): '"each destroy a Drill" is any Drill',
    ("together", "hand and pile"): "cards are shuffled in another order",
    ("together", "whole pile"): "cards are banished in another order",
    ("together", "shuffle pile"): "cards are shuffled in another order",
    ("together", "he chooses one, rest"): "what is kept is chosen, or what is destroyed",
    ("pairs", "that personality"): "personalities are offered in another order",
    ("pairs", "attach it"): "a Life Deck is shuffled in another order",
}
"""Where the ways of a cell are played apart, and what makes the difference."""


def _styled(title: str, kind: CardType, text: str, **more: Any) -> Card:
    return card(title, kind, text, style=Style.RED, **more)


POOL = [
    *PLAIN,
    _styled("Red Drill", DRILL, RAISE),
    _styled("Red Routine", DRILL, RAISE),
    card("Hero's Drill", DRILL, RAISE),
    card("Near Drill", DRILL, RAISE),
    card("Far Drill", DRILL, RAISE),
    card("Stuck Drill", DRILL, f"(Attach to your opponent's MP.) {RAISE}"),
    *(card(title, SETUP, DRAW) for title in ("Hero's Plan", "Plain Plan", "Far Plan")),
    _styled("Red Plan", SETUP, DRAW),
    _styled("Red Event", EVENT, DRAW),
    card("Hero's Event", EVENT, DRAW),
    card("Dull Event", EVENT, DRAW, endurance=2),
    _styled("Red Blast", ENERGY, "[attack] 3: Energy attack. DAMAGE: 1 life card.", endurance=3),
    _styled("Red Kick", PHYSICAL, KICK, endurance=1),
    card("Smash", PHYSICAL, "[attack] Physical attack. DAMAGE: 6 life cards."),
    card("Jab", PHYSICAL, "[attack] Physical attack. DAMAGE: 3 stages."),
    _styled("Red Friend", ALLY, DRAW),
    *(card(title, ALLY, DRAW) for title in ("Near Friend", "Far Friend", "Hero's Friend")),
    *(card(title, BALL, "Draw a card.") for title in ("Ball Two", "Ball Three", "Ball Four")),
]
MINE: dict[str, Any] = {
    "mp": "Hero",
    "mastery": "Calm Mastery",
    "level": 2,
    "stages": 6,
    "anger": 2,
    "hand": ["Tried", "Red Blast", "Jab", "Dull Event", "Near Drill", "Ball Two", "Hero's Event",
             "Red Event"],
    "life_deck": ["Red Kick", "Far Drill", "Red Event", "Hero's Event", "Red Routine",
                  "Near Friend", "Red Event", "Plain Plan", "Ball Three", "Idle Drill",
                  "Red Blast", "Red Routine"],
    "fill": 16,
    "fill_with": "Filler",
    "discard": ["Far Drill", "Dull Event", "Red Event", "Red Kick", "Filler", "Near Friend",
                "Plain Plan", "Red Routine", "Red Kick"],
    "banished": ["Red Event", "Filler", "Block"],
    "play": ["Idle Drill", "Red Drill", "Hero's Drill", "Plain Plan", "Red Plan", "Old Friend",
             {"card": "Stuck Drill", "attached_to": "opponent mp"}, "Ball"],
}  # fmt: skip
THEIRS: dict[str, Any] = {
    "mp": "Hero",
    "mastery": "Calm Mastery",
    "level": 3,
    "stages": 4,
    "anger": 3,
    "hand": ["Jab", "Dull Event", "Red Event", "Block", "Ball Four", "Smash"],
    "life_deck": ["Red Drill", "Red Kick", "Dull Event", "Hero's Event", "Red Routine",
                  "Red Drill"],
    "fill": 28,
    "fill_with": "Filler",
    "discard": ["Red Event", "Filler", "Filler", "Dull Event", "Block", "Red Kick", "Idle Drill"],
    "banished": ["Filler", "Red Event"],
    "play": ["Red Drill", "Idle Drill", "Red Routine", "Hero's Drill", "Far Plan", "Red Plan",
             "Hero's Plan", "Far Friend", "Red Friend", "Hero's Friend"],
}  # fmt: skip
EARLIER = [
    {"by": "opponent", "card": "Filler", "stages": 2},
    {"by": "you", "card": "Red Kick", "stages": 2, "life_cards": 1},
]


def why_refused(cell: Cell, way: str) -> str:
    """Why a way isn't read; "" where it is."""
    found = (why for family, it, why in REFUSED if family == cell.family and re.search(it, way))
    return next(found, "")


def _kind(text: str) -> CardType:
    if text.startswith("[attack]"):
        return ENERGY
    return DRILL if text.startswith("[constant]") else EVENT


def _read(text: str) -> bool:
    program = compile_text(card("Tried", _kind(text), ""), text)
    if program.failures:
        return False
    printed = canonical_text(program)
    again = compile_text(card("Tried", _kind(text), ""), printed)
    return not again.failures and canonical_text(again) == printed


def _go_on(match: Match, pick: Callable[[int], int]) -> None:
    """Answer until an action is asked for: yes, as much as may be, and no defense."""
    for _ in range(300):
        decision = match.decision
        if decision is None or decision.ask is Ask.ACTION:
            return
        acts = [option.act for option in decision.options]
        if Act.YES in acts and decision.ask not in REST:
            match.course.answer(acts.index(Act.YES))
        elif decision.ask in (*REST, Ask.DEFEND, Ask.NUMBER):
            match.course.answer(len(acts) - 1)
        else:
            match.course.answer(pick(len(acts)))
    raise AssertionError("it asks without end")


def _played(text: str, pick: Callable[[int], int]) -> Any:
    """What becomes of both sides: the text is played, and then each performs an attack."""
    pool = Pack({each.id: each for each in (*POOL, card("Tried", _kind(text), text))})
    start = {"phase": "combat", "attacks": EARLIER}
    table = {"you": MINE, "opponent": THEIRS, "start": start}
    match = scenario_match(scenario_from_table(table, pool))
    for step in ("play Tried", "opponent: play Jab", "play Jab"):
        _go_on(match, pick)
        if match.decision is None:
            break
        index = find_option(match, step)
        match.course.answer(len(match.decision.options) - 1 if index is None else index)
        _go_on(match, pick)
    game = match.game

    def titles(zone: list[int]) -> list[str]:
        return [game.cards[each].title for each in zone]

    return game.state.winner, [
        (
            titles(side.life_deck),
            sorted(titles(side.hand)),
            sorted((game.cards[c].title, game.state.permanents[c].stages) for c in side.play),
            titles(side.discard),
            titles(side.banished),
            (side.level, side.stages, side.anger),
        )
        for side in game.state.players
    ]


def _outcome(text: str) -> Any:
    return [_played(text, pick) for pick in (lambda n: 0, lambda n: n // 2)]


def _some(each: int) -> list[Cell]:
    each = 1 if LONG > 1 else each
    return [cell for cell in cells() if not crc32(repr(cell).encode()) % each]


def test_every_way_is_read_or_has_a_reason() -> None:
    refused, read = [], []
    for cell in _some(6):
        for way in cell.ways:
            if _read(way):
                read += [way] if why_refused(cell, way) else []
            elif not why_refused(cell, way):
                refused.append(way)
    assert refused == []
    assert read == [], "these are read now: take the reason out"


def test_the_ways_of_a_cell_are_played_alike() -> None:
    apart = []
    for cell in _some(40):
        if (cell.family, cell.axes[0]) in UNLIKE:
            continue
        ways = [way for way in cell.ways if not why_refused(cell, way)]
        first = _outcome(ways[0]) if ways else None
        apart += [(ways[0], way) for way in ways[1:] if _outcome(way) != first]
    assert apart == []


def test_there_are_cells_of_every_family() -> None:
    found = list(cells())
    assert len(found) > 2_000
    assert {family for family, *_ in REFUSED} <= {cell.family for cell in found}
    assert {family for family, _ in UNLIKE} <= {cell.family for cell in found}
