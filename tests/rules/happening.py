"""Playing a happening with a watcher beside it: positions, answers, and what was heard."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from dbz_desktop.cards import Alignment, Card, CardType, Style
from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.match import Match
from dbz_desktop.match.scenarios.file import scenario_from_table
from dbz_desktop.match.scenarios.run import scenario_match
from dbz_desktop.match.scenarios.steps import find_option, offered
from dbz_desktop.rules.kernel.decisions import Act, Ask
from dbz_desktop.rules.kernel.events import SentenceResolved
from dbz_desktop.rules.language.compiler import compile_text

LADDER = (0, 250, 500, 1000, 2000, 3000, 4000, 5000, 6000, 8000, 10000)
REST = (Ask.PLANNING, Ask.DECLARE, Ask.ACTION)
KICK = "[attack] Physical attack. DAMAGE: 2 stages."
DISCARDS = "POWER: Discard a card from your hand."
BLAST = "[attack] Energy attack. DAMAGE: 6 life cards."
PHYSICAL, ENERGY = CardType.PHYSICAL_COMBAT, CardType.ENERGY_COMBAT
EVENT, DRILL, SETUP = CardType.EVENT, CardType.DRILL, CardType.SETUP
ALLY, BALL = CardType.ALLY, CardType.DRAGON_BALL


def card(title: str, kind: CardType, text: str, **more: Any) -> Card:
    if kind is ALLY:
        more = {"stages": LADDER, "subtitle": "Friend", **more}
    if kind is BALL:
        more = {"dragon_ball_set": "Earth", **more}
    return Card(f"T-{title}-{more.get('level', 0)}", title, kind, text, **more)


PLAIN = [
    *(
        card("Hero", CardType.MAIN_PERSONALITY, "POWER: Draw a card.", level=n, pur=1,
             stages=LADDER, alignment=Alignment.HERO, subtitle=f"Level {n}")
        for n in range(1, 5)
    ),
    card("Calm Mastery", CardType.MASTERY, "POWER: Draw a card."),
    card("Grim Mastery", CardType.MASTERY, DISCARDS),
    card("Filler", PHYSICAL, KICK),
    card("Block", PHYSICAL, "[defense] Stops a physical or energy attack."),
    card("Lasting Block", PHYSICAL, "[defense] Stops a physical attack.", endurance=2),
    card("Idle Drill", DRILL, "POWER: Raise your anger 1."),
    card("Ball", BALL, "Draw a card."),
    card("Old Friend", ALLY, "POWER: Draw a card."),
    card("Spare Kick", PHYSICAL, KICK),
    card("Cold Block", PHYSICAL,
         "[defense] Stops a physical attack. Lower your opponent's anger 1."),
    card("Other Drill", DRILL,
         "[constant] Whenever you perform an attack, lower your anger 1."),
    card("Falling Drill", DRILL,
         "[constant] Whenever you perform an attack, lower your MP 1 level."),
]  # fmt: skip


@dataclass(frozen=True)
class Row:
    """A happening: what is waited for, whose deed makes it happen, and how that is played.

    `deed` is the text of the card "Deed"; without one the steps alone make it happen. `mine` and
    `theirs` are more keys of the two sides. A timing of which `only_constant` is true can't be
    heard in a combat by what lasts in it.
    """

    timing: str
    deed: str = ""
    by: str = "you"
    kind: CardType = EVENT
    style: Style = Style.FREESTYLE
    steps: tuple[str, ...] = ("play Deed",)
    phase: str = "combat"
    mine: dict[str, Any] = field(default_factory=dict)
    theirs: dict[str, Any] = field(default_factory=dict)
    facts: dict[str, Any] = field(default_factory=dict)
    only_constant: bool = False

    def __str__(self) -> str:
        return f"{self.timing} ({self.by}, {self.kind.value}{self.style.value[:3]})"


LOOK = "look at the top card of your Life Deck"


def position(row: Row, watcher: Card, place: str) -> Match:
    """The row's position, with the watcher in a place of your side."""
    hero = {"mp": "Hero", "mastery": "Calm Mastery", "fill_with": "Filler", "fill": 30}
    sides: dict[str, dict[str, Any]] = {
        "you": {**hero, **row.mine},
        "opponent": {**hero, **row.theirs},
    }
    cards = [watcher]
    if row.deed:
        cards.append(card("Deed", row.kind, row.deed, style=row.style))
        hand = sides[row.by].get("hand", [])
        sides[row.by]["hand"] = ["Deed", *(each for each in hand if each != "Deed")]
    for each in cards:
        assert compile_text(each, each.text).failures == ()
    if place:
        sides["you"][place] = [*sides["you"].get(place, []), "Watcher"]
    start = {"phase": row.phase, "turn": row.by, "action": row.by}
    pool = Pack({each.id: each for each in (*PLAIN, *cards)})
    return scenario_match(scenario_from_table({**sides, "start": start}, pool))


def go_on(match: Match, until: Callable[[], bool]) -> None:
    """Answer everything: yes to what may be used, no defense, and nobody acts by himself."""
    while match.decision is not None and not until():
        acts = [option.act for option in match.decision.options]
        if Act.YES in acts and match.decision.ask not in REST:
            match.course.answer(acts.index(Act.YES))
        elif match.decision.ask in (*REST, Ask.DEFEND):
            match.course.answer(len(acts) - 1)
        else:
            match.course.answer(0)


def play(row: Row, match: Match) -> None:
    """Play the steps of a row, and what comes of them to its end."""
    state = match.game.state
    turn = state.turn
    for step in row.steps:
        if step == "until turn ends":
            go_on(match, lambda: match.game.state.turn != turn)
        elif step == "until combat ends":
            go_on(match, lambda: match.game.state.combat is None)
        else:
            go_on(match, lambda step=step: find_option(match, step) is not None)
            index = find_option(match, step)
            assert index is not None, offered(match)
            match.course.answer(index)
    go_on(match, lambda: match.decision is None or match.decision.ask in REST)


def times_heard(match: Match) -> int:
    """How often the watcher did what it does."""
    return sum(
        type(event) is SentenceResolved
        and match.game.cards[event.card].title == "Watcher"
        and "top card" in event.text
        for event in match.game.events
    )
