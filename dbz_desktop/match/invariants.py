"""Invariants: what must be true of every game at every decision, whatever the cards do.

Self-play and the tests call `check`; each violation is a sentence that says what is broken. A
game without violations keeps its cards together, its numbers in bounds, its secrets secret, its
event stream complete and its snapshots true.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from dbz_desktop.match.feed import mentioned, on_table
from dbz_desktop.match.table import TableView, of_state
from dbz_desktop.rules.flow import anger
from dbz_desktop.rules.game import Game
from dbz_desktop.rules.kernel.events import (
    HIDING,
    CardMoved,
    CardsRevealed,
    Event,
    Shuffled,
    ShuffledAnew,
    Why,
    Zone,
    redact,
)
from dbz_desktop.rules.kernel.hidden import hand_is_revealed
from dbz_desktop.rules.kernel.state import State

_ZONES = (
    Zone.LIFE_DECK,
    Zone.HAND,
    Zone.IN_PLAY,
    Zone.DISCARD,
    Zone.BANISHED,
    Zone.ASIDE,
    Zone.IN_USE,
)


def check(game: Game, watch: Watch | None = None, thorough: bool = True) -> list[str]:
    """Every violation that can be seen now. `watch` follows the stream across calls.

    `thorough` also goes back to the present snapshot and compares, which costs the most.
    """
    found = [*cards_kept(game), *numbers(game), *places(game.state)]
    if watch is not None:
        found += watch.follow(game)
    if thorough and game.decision is not None:
        found += snapshot_true(game)
    return found


def cards_kept(game: Game) -> list[str]:
    """Every card is in exactly one place, its owner's, or in play on either side (ZON-2)."""
    found = []
    everywhere: list[int] = []
    for seat, player in enumerate(game.state.players):
        everywhere += (*player.mp, player.mastery)
        theirs = [card for card, owner in enumerate(game.owners) if owner != seat]
        for zone in _ZONES:
            cards = player.zone(zone)
            everywhere += cards
            if zone is Zone.IN_PLAY or not cards:
                continue
            for card in sorted({*cards}.intersection(theirs)):
                found.append(
                    f"ZON-2: {_name(game, card)} of seat {game.owner(card)} is in seat "
                    f"{seat}'s {zone.label}"
                )
    everywhere.sort()
    if everywhere != [*range(len(game.cards))]:
        for card, times in enumerate(map(everywhere.count, range(len(game.cards)))):
            if times != 1:
                found.append(f"{_name(game, card)} is in {times} places")
    return found


def numbers(game: Game) -> list[str]:
    """Stages 0 to 10, anger 0 to 5 or to what an advance needs, level 1 to 4 (ANG-1, ANG-5)."""
    found = []
    for seat, player in enumerate(game.state.players):
        if not 0 <= player.stages <= 10:
            found.append(f"seat {seat}'s MP stands at stage {player.stages}")
        top = max(5, anger.needed(game, seat))
        if not 0 <= player.anger <= top:
            found.append(f"seat {seat} has anger {player.anger}")
        if not 1 <= player.level <= len(player.mp):
            found.append(f"seat {seat}'s MP is on level {player.level}")
    for card, permanent in game.state.permanents.items():
        if not 0 <= permanent.stages <= 10:
            found.append(f"{_name(game, card)} stands at stage {permanent.stages}")
    return found


def places(state: State) -> list[str]:
    """`where`, the zones' lists and the permanents agree."""
    found = []
    where = state.where
    in_play: set[int] = set()
    for seat, player in enumerate(state.players):
        for zone in _ZONES:
            for card in [card for card in player.zone(zone) if where[card] is not zone]:
                said = where[card].label
                found.append(f"card {card} is in the {zone.label}, but where says {said}")
        for card in player.play:
            in_play.add(card)
            permanent = state.permanents.get(card)
            if permanent is None:
                found.append(f"card {card} is in play without a permanent")
            elif permanent.controller != seat:
                found.append(
                    f"card {card} is on seat {seat}'s side, controlled by {permanent.controller}"
                )
    for card, permanent in state.permanents.items():
        if card not in in_play:
            found.append(f"card {card} has a permanent and is not in play")
        host = permanent.attached_to
        standing = [c for p in state.players for c in (*p.mp, p.mastery)]
        if host >= 0 and host not in in_play and host not in standing:
            found.append(f"card {card} is attached to card {host}, which is not in play")
    return found


def snapshot_true(game: Game) -> list[str]:
    """Going back to the snapshot of this very decision changes nothing."""
    state, events = game.state.copy(), list(game.events)
    decision, chance = game.decision, game.chance.state
    game.restore(game.snapshot())
    found = []
    if _comparable(game.state) != _comparable(state):
        found.append(f"the snapshot gives another state: {_difference(state, game.state)}")
    if game.events != events:
        found.append("the snapshot gives other events")
    if game.decision != decision:
        found.append(f"the snapshot asks {game.decision} instead of {decision}")
    if game.chance.state != chance:
        found.append("the snapshot gives other chances")
    return found


@dataclass
class Watch:
    """Follows a game's stream as both seats see it, from one decision to the next.

    Make it with `Watch.of` at any decision. `met` are the cards that a seat has rightly been
    shown at some time, `located` those of them that it knows the hidden place of.
    """

    tables: list[TableView]
    told: int
    met: list[set[int]]
    located: list[dict[int, Zone]] = field(default_factory=lambda: [{}, {}])

    @classmethod
    def of(cls, game: Game) -> Watch:
        """Start watching a game as it stands."""
        tables = [TableView.of(game, seat) for seat in (0, 1)]
        return cls(tables, len(game.events), [set(on_table(table)) for table in tables])

    def follow(self, game: Game) -> list[str]:
        """Take the new events in; what a seat is told that it may not know, or isn't told."""
        found: list[str] = []
        fresh = game.events[self.told :]
        self.told = len(game.events)
        one, other = self.tables
        for event in fresh:
            if type(event) in HIDING:
                for seat, table in enumerate(self.tables):
                    mine = redact(event, seat)
                    found += self._leaks(game, seat, event, mine)
                    table.apply(mine)
                continue
            # Both seats are told the same.
            named = mentioned(event)
            if named:
                for seat, met in enumerate(self.met):
                    if not met.issuperset(named):
                        found += self._names(game, seat, event, "by " + type(event).__name__)
            one.apply(event)
            other.apply(event)
        for table in self.tables:
            found += projection_true(game, table)
        decision = game.decision
        if decision is not None:
            cards = [option.card for option in decision.options]
            self.met[decision.player].update([*cards, *decision.looked_at])
        return found

    def _leaks(self, game: Game, seat: int, event: Event, mine: Event) -> list[str]:
        """What one redacted event gives away."""
        if isinstance(event, CardMoved) and isinstance(mine, CardMoved):
            return self._moved(game, seat, event, mine)
        met, located = self.met[seat], self.located[seat]
        if isinstance(mine, Shuffled):
            for card in [c for c, zone in located.items() if zone is Zone.LIFE_DECK]:
                if game.owner(card) == mine.player:
                    del located[card]
            return ["the order of a Life Deck is told"] if mine.order else []
        if isinstance(mine, ShuffledAnew):
            return ["the order of a Life Deck is told"] if mine.order else []
        if isinstance(mine, CardsRevealed):
            shown = [card for card in mine.cards if card >= 0]
            met.update(shown)
            located.update({card: game.state.where[card] for card in shown})
        return self._names(game, seat, mine, "by " + type(event).__name__)

    def _names(self, game: Game, seat: int, mine: Event, how: str) -> list[str]:
        """The cards that an event names, though the seat has never been shown them."""
        named, met = mentioned(mine), self.met[seat]
        if met.issuperset(named):
            return []
        names = sorted({card for card in named if card not in met})
        return [f"seat {seat} is told of hidden {_name(game, card)} {how}" for card in names]

    def _moved(self, game: Game, seat: int, event: CardMoved, mine: CardMoved) -> list[str]:
        met, located = self.met[seat], self.located[seat]
        card = event.card
        found = []
        if event.source.is_hidden and event.target.is_hidden:
            mine_to_see = event.to_player == seat and Zone.HAND in (event.source, event.target)
            # A Dragon Ball that would be discarded is shown on its way back (TYP-3), and what a
            # search finds is shown to prove that it fits (EFF-9).
            shown = event.rule == "TYP-3" or event.why is Why.SEARCH
            shown = shown or hand_is_revealed(game, event.to_player)
            if mine.card < 0:
                located.pop(card, None)
            elif not (mine_to_see or shown or card in located):
                found.append(
                    f"seat {seat} sees {_name(game, card)} go from {event.source.label} to "
                    f"{event.target.label}"
                )
        elif mine.card < 0:
            found.append(f"seat {seat} isn't shown {_name(game, card)} in a public zone")
        if mine.card >= 0:
            met.add(card)
            located[card] = event.target
        return found + self._names(game, seat, mine, "by a move")


def projection_true(game: Game, table: TableView) -> list[str]:
    """A table kept up to date by redacted events equals a fresh projection of the state."""
    known = {card for card in table.theirs.hand if card >= 0}
    fresh = of_state(game.state, table.viewer, known)
    found = []
    for seat in (0, 1):
        if table.sides[seat] != fresh.sides[seat]:
            for name in fresh.sides[seat].__slots__:
                told, real = getattr(table.sides[seat], name), getattr(fresh.sides[seat], name)
                if told != real:
                    found.append(
                        f"by the events seat {table.viewer} thinks seat {seat}'s {name} is {told}; "
                        f"it is {real}"
                    )
    for name in ("turn", "active", "combat", "winner"):
        told, real = getattr(table, name), getattr(fresh, name)
        if told != real:
            found.append(f"by the events seat {table.viewer} thinks {name} is {told}; it is {real}")
    return found


def _comparable(state: State) -> dict[str, object]:
    """What two equal states agree in; effects in force are compared by their words."""
    parts: dict[str, object] = {name: getattr(state, name) for name in _COMPARED}
    parts["floating"] = [(f.ident, f.text, f.until) for f in state.floating]
    combat = state.combat
    if combat is not None:
        parts["combat"] = [
            getattr(combat, name) if name != "queued" else len(combat.queued)
            for name in combat.__slots__
        ]
    return parts


_COMPARED = (
    "players",
    "where",
    "permanents",
    "phase",
    "turn",
    "active",
    "declared",
    "used",
    "remaining",
    "attack_count",
    "no_mppv",
    "winner",
)


def _difference(before: State, after: State) -> str:
    old, new = _comparable(before), _comparable(after)
    return "; ".join(
        f"{name} is {new.get(name)}, was {old.get(name)}"
        for name in {**old, **new}
        if old.get(name) != new.get(name)
    )


def _name(game: Game, card: int) -> str:
    return f"{game.cards[card].name} (card {card})"
