"""The history of a turn answers what a scan over every event of the turn would."""

from __future__ import annotations

import random
from collections.abc import Iterator

from dbz_desktop.rules.kernel.deeds_told import HEARD
from dbz_desktop.rules.kernel.events import (
    ActionBegan,
    AngerChanged,
    CombatBegan,
    Event,
    Passed,
    StepBegan,
    Why,
)
from dbz_desktop.rules.kernel.history import History, Stretch

KINDS = (ActionBegan, AngerChanged, CombatBegan, Passed)


def happens(chance: random.Random) -> Event:
    player = chance.randrange(2)
    return chance.choice(
        (
            ActionBegan(player, chance.randrange(9)),
            ActionBegan(player, chance.randrange(9)),
            AngerChanged(player, 0, chance.randrange(9), Why.RAISE),
            AngerChanged(player, 0, chance.randrange(9), Why.RAISE),
            Passed(player),
            StepBegan(player, "combat", "TRN-3"),
            *([CombatBegan(player)] if chance.random() < 0.1 else []),
        )
    )


def tell(history: History, event: Event) -> None:
    """As `changes.apply` does."""
    if type(event) not in HEARD:
        return
    if isinstance(event, CombatBegan):
        history.begin_combat()
    elif isinstance(event, ActionBegan):
        history.begin_action(event.player)
    history.add(event)


def last_action(events: list[Event], player: int) -> Iterator[Event]:
    """What happened in a player's last action of this combat, the latest first."""
    found: list[Event] = []
    for event in reversed(events):
        if isinstance(event, CombatBegan):
            return
        found.append(event)
        if isinstance(event, ActionBegan):
            if event.player == player:
                yield from found
                return
            found = []


def this_combat(events: list[Event]) -> Iterator[Event]:
    for event in reversed(events):
        yield event
        if isinstance(event, CombatBegan):
            return


def said(history: History, stretch: Stretch) -> dict[type[Event], list[Event]]:
    return {kind: list(history.of((kind,), stretch)) for kind in KINDS}


def by_kind(events: Iterator[Event]) -> dict[type[Event], list[Event]]:
    found: dict[type[Event], list[Event]] = {kind: [] for kind in KINDS}
    for event in events:
        found[type(event)].append(event)
    return found


def test_every_window_holds_what_a_scan_finds() -> None:
    chance = random.Random(7)
    for _ in range(60):
        history, told = History(), list[Event]()
        twins: list[tuple[History, dict[type[Event], list[Event]]]] = []
        for _ in range(chance.randrange(40)):
            event = happens(chance)
            tell(history, event)
            if type(event) in HEARD:
                told.append(event)
            assert history.length == len(told)
            mark = chance.randrange(len(told) + 1)
            assert said(history, history.since(mark)) == by_kind(reversed(told[mark:]))
            assert said(history, history.since(history.combat)) == by_kind(this_combat(told))
            for player in (0, 1):
                wanted = by_kind(last_action(told, player))
                assert said(history, history.actions[player]) == wanted
            twins.append((history.copy(), said(history, history.since(0))))
        # A copy keeps what it had, whatever the other went on to.
        for twin, had in twins:
            assert said(twin, twin.since(0)) == had
            tell(twin, Passed(0))
        assert said(history, history.since(0)) == by_kind(reversed(told))
