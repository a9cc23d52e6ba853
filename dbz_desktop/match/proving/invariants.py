"""Invariants: what must be true of every game at every decision, whatever the cards do.

Self-play and the tests call `check`; each violation is a sentence that says what is broken. A
game without violations keeps its cards together, its numbers in bounds, its secrets secret, its
event stream complete and its snapshots true.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import compress, filterfalse
from typing import Any

from dbz_desktop.match.telling.mentions import NAMERS, Namer, on_table
from dbz_desktop.match.telling.table import FOLLOWED, SideView, TableView, other_hand, side_of
from dbz_desktop.rules.flow import anger
from dbz_desktop.rules.game import Game
from dbz_desktop.rules.kernel.events import (
    BOTH,
    HAND,
    HIDDEN,
    IN_PLAY,
    LIFE_DECK,
    NOBODY,
    AngerChanged,
    AngerGoalChanged,
    CardMoved,
    CardsRevealed,
    CombatBegan,
    CombatEnded,
    ControlChanged,
    Event,
    GameStarted,
    GameWon,
    LevelChanged,
    RunsOut,
    Shuffled,
    ShuffledAnew,
    StagesChanged,
    StepBegan,
    TurnBegan,
    Why,
    Zone,
)
from dbz_desktop.rules.kernel.hidden import hand_is_revealed
from dbz_desktop.rules.kernel.redaction import HIDING, redact
from dbz_desktop.rules.kernel.state import State

_ZONES = tuple(Zone)
_named_by_move: Namer = NAMERS[CardMoved]  # type: ignore[assignment]


def check(game: Game, watch: Watch | None = None, thorough: bool = True) -> list[str]:
    """Every violation that can be seen now. `watch` follows the stream across calls.

    `thorough` also goes back to the present snapshot and compares, which costs the most.
    """
    if watch is None:
        whose = Whose(game)
    else:
        whose = watch.whose = watch.whose.now(game)
    found = [*cards_kept(game, whose), *numbers(game), *places(game.state), *asked(game)]
    if watch is not None:
        found += watch.follow(game)
    if thorough and game.decision is not None:
        found += snapshot_true(game)
    return found


class Whose:
    """The numbers that cards have now, and whose they are; found anew where others were dealt.

    `every` are all of them, `seats` those of seat 0's cards and of seat 1's.
    """

    def __init__(self, game: Game) -> None:
        self._owners, self._gone = game.owners, game.state.gone
        numbers = range(len(self._owners))
        self.every = frozenset(filterfalse(self._gone.__contains__, numbers))
        second = self.every.intersection(compress(numbers, self._owners))
        self.seats = (self.every - second, second)

    def now(self, game: Game) -> Whose:
        """This, or what holds instead since cards were dealt other numbers."""
        # The very same, not equal ones: to compare them takes longer than what is kept.
        same = game.owners is self._owners and game.state.gone is self._gone
        return self if same else Whose(game)


def cards_kept(game: Game, whose: Whose) -> list[str]:
    """Every card is in exactly one place, its owner's, or in play on either side (ZON-2)."""
    found = []
    everywhere: list[int] = []
    for seat, player in enumerate(game.state.players):
        everywhere += (*player.mp, player.mastery)
        theirs = whose.seats[1 - seat]
        for zone, cards in zip(_ZONES, player.zones(), strict=True):
            if not cards:
                continue
            everywhere += cards
            if zone is IN_PLAY or theirs.isdisjoint(cards):
                continue
            for card in sorted(theirs.intersection(cards)):
                found.append(
                    f"ZON-2: {_name(game, card)} of seat {game.owner(card)} is in seat "
                    f"{seat}'s {zone.label}"
                )
    count, gone = len(game.cards), game.state.gone
    if len(everywhere) != len(whose.every) or not whose.every.issubset(everywhere):
        for card, times in enumerate(map(everywhere.count, range(count))):
            if times != (card not in gone):
                found.append(f"{_name(game, card)} is in {times} places")
    return found


def numbers(game: Game) -> list[str]:
    """Stages 0 to 10, anger 0 to 5 or to what an advance needs, level 1 to 4 (ANG-1, ANG-5)."""
    found = []
    for seat, player in enumerate(game.state.players):
        if not 0 <= player.stages <= 10:
            found.append(f"seat {seat}'s MP stands at stage {player.stages}")
        most = 5 if player.anger <= 5 else anger.needed(game, seat)
        if not 0 <= player.anger <= most:
            found.append(f"seat {seat} has anger {player.anger}")
        if not 1 <= player.level <= len(player.mp):
            found.append(f"seat {seat}'s MP is on level {player.level}")
    for card, permanent in game.state.permanents.items():
        if not 0 <= permanent.stages <= 10:
            found.append(f"{_name(game, card)} stands at stage {permanent.stages}")
    return found


def asked(game: Game) -> list[str]:
    """A question and its answers are said in one way, not with all ways that the grammar knows."""
    question = game.decision
    if question is None:
        return []
    said = (question.prompt, *(option.label for option in question.options))
    return [f"“{each}” is said with several spellings" for each in said if "|" in each]


def places(state: State) -> list[str]:
    """`where`, the zones' lists and the permanents agree."""
    found = []
    where = state.where
    in_play: set[int] = set()
    for seat, player in enumerate(state.players):
        for zone, cards in zip(_ZONES, player.zones(), strict=True):
            if not cards or [*map(where.__getitem__, cards)].count(zone) == len(cards):
                continue
            for card in [card for card in cards if where[card] is not zone]:
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
        if host >= 0 and host not in in_play:
            if all(host not in (*player.mp, player.mastery) for player in state.players):
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
    shown at some time, `located` those of them that it knows the hidden place of. `mixed` are the
    numbers of cards that were shuffled since the last decision.
    """

    tables: list[TableView]
    told: int
    met: list[set[int]]
    whose: Whose
    located: list[dict[int, Zone]] = field(default_factory=lambda: [{}, {}])
    mixed: set[int] = field(default_factory=set)

    @classmethod
    def of(cls, game: Game) -> Watch:
        """Start watching a game as it stands."""
        tables = [TableView.of(game, seat) for seat in (0, 1)]
        met = [{HIDDEN, NOBODY, *on_table(table)} for table in tables]
        watch = cls(tables, len(game.events), met, Whose(game))
        for event in game.events:
            # What was shown before stays known until it is shuffled.
            if isinstance(event, CardsRevealed | Shuffled | ShuffledAnew):
                for seat in (0, 1):
                    watch._leaks(game, seat, event, redact(event, seat))
        return watch

    def follow(self, game: Game) -> list[str]:
        """Take the new events in; what a seat is told that it may not know, or isn't told."""
        found: list[str] = []
        fresh = game.events[self.told :]
        self.told = len(game.events)
        one_table, other_table = self.tables
        one_met, other_met = self.met
        one_located, other_located = self.located
        looks, card_moved = LOOKS, SHOWING[CardMoved]
        for event in fresh:
            kind = type(event)
            if kind is CardMoved:
                assert isinstance(event, CardMoved)
                card, target, seen = event.card, event.target, event.seen
                if seen == BOTH and not (target.is_hidden and event.source.is_hidden):
                    # Both seats see it, wherever it goes.
                    card_moved(one_table, event)
                    card_moved(other_table, event)
                    one_met.add(card)
                    other_met.add(card)
                    if target.is_hidden:
                        one_located[card] = other_located[card] = target
                    find: Namer | None = _named_by_move
                else:
                    one, other = redact(event, 0), redact(event, 1)
                    card_moved(one_table, one)
                    card_moved(other_table, other)
                    found += self._shown(game, 0, event, one)
                    found += self._shown(game, 1, event, other)
                    continue
            else:
                look = looks[kind]
                if look is None:
                    continue
                hides, change, find = look
                if hides:
                    if isinstance(event, Shuffled):
                        self.mixed.update(event.order[-event.count :] if event.count else ())
                    one, other = redact(event, 0), redact(event, 1)
                    if change is not None:
                        change(one_table, one)
                        change(other_table, other)
                    found += self._leaks(game, 0, event, one)
                    found += self._leaks(game, 1, event, other)
                    continue
                if change is not None:
                    change(one_table, event)
                    change(other_table, event)
            if find is None:
                continue
            # Both seats are told the same.
            named = find(event)
            if not (one_met.issuperset(named) and other_met.issuperset(named)):
                found += self._names(game, 0, event)
                found += self._names(game, 1, event)
        if self.mixed:
            found += self._told_apart(game)
        found += projection_true(game, one_table, other_table)
        decision = game.decision
        if decision is not None:
            cards = [option.card for option in decision.options]
            self.met[decision.player].update([*cards, *decision.looked_at])
        return found

    def _told_apart(self, game: Game) -> list[str]:
        """The cards that a seat was shown before a shuffle and would know again after it.

        What was shuffled has other numbers, so that nobody tells from the number of a card that is
        shown later whether it is that one (see `rules.kernel.numbering`).
        """
        mixed, self.mixed = self.mixed, set()
        if not game.renumbers or not game.edition.rules.hidden_zone_rule:
            return []
        still = mixed.difference(game.state.due)
        decks = [card for player in game.state.players for card in player.life_deck]
        return [
            f"seat {seat} was shown {_name(game, card)} and knows it again after the shuffle"
            for seat in (0, 1)
            for card in decks
            if card in still and card in self.met[seat]
        ]

    def _leaks(self, game: Game, seat: int, event: Event, mine: Event) -> list[str]:
        """What one redacted event gives away."""
        met, located = self.met[seat], self.located[seat]
        if isinstance(mine, Shuffled):
            assert isinstance(event, Shuffled)
            # A card that was found lies apart, and isn't shuffled with the rest (EFF-9).
            apart = event.order[: len(event.order) - event.count]
            for card in [c for c, zone in located.items() if zone is LIFE_DECK]:
                if game.owner(card) == mine.player and card not in apart:
                    del located[card]
            return ["the order of a Life Deck is told"] if mine.order else []
        if isinstance(mine, ShuffledAnew):
            return ["the order of a Life Deck is told"] if mine.order else []
        if isinstance(mine, CardsRevealed):
            shown = [card for card in mine.cards if card >= 0]
            met.update(shown)
            located.update({card: game.state.where[card] for card in shown})
        return self._names(game, seat, mine)

    def _names(self, game: Game, seat: int, mine: Event) -> list[str]:
        """The cards that an event names, though the seat has never been shown them."""
        find = NAMERS[type(mine)]
        if find is None or self.met[seat].issuperset(named := find(mine)):
            return []
        how = "by a move" if type(mine) is CardMoved else "by " + type(mine).__name__
        names = sorted(set(named) - self.met[seat])
        return [f"seat {seat} is told of hidden {_name(game, card)} {how}" for card in names]

    def _shown(self, game: Game, seat: int, event: CardMoved, mine: Event) -> list[str]:
        """What is wrong with the way in which a seat is told of a move, not all in the open."""
        assert isinstance(mine, CardMoved)
        met, located = self.met[seat], self.located[seat]
        card, here, there = event.card, event.source, event.target
        wrong = ""
        if mine.card < 0:
            if here.is_hidden and there.is_hidden:
                located.pop(card, None)
            else:
                wrong = f"seat {seat} isn't shown {_name(game, card)} in a public zone"
        else:
            if (
                here.is_hidden
                and there.is_hidden
                and not (event.to_player == seat and (here is HAND or there is HAND))
                # A Dragon Ball that would be discarded is shown on its way back (TYP-3), and what
                # a search finds is shown to prove that it fits (EFF-9).
                and event.rule != "TYP-3"
                and event.why is not Why.SEARCH
                and card not in located
                and not hand_is_revealed(game, event.to_player)
            ):
                wrong = (
                    f"seat {seat} sees {_name(game, card)} go from {here.label} to {there.label}"
                )
            met.add(card)
            located[card] = there
        if met.issuperset(_named_by_move(mine)):
            return [wrong] if wrong else []
        return [wrong, *self._names(game, seat, mine)] if wrong else self._names(game, seat, mine)


SHOWING: dict[type[Event], Any] = {
    kind: FOLLOWED[kind]
    for kind in (
        CardMoved,
        StagesChanged,
        AngerChanged,
        AngerGoalChanged,
        RunsOut,
        LevelChanged,
        ControlChanged,
        GameStarted,
        TurnBegan,
        StepBegan,
        CombatBegan,
        CombatEnded,
        GameWon,
    )
}
"""The events that change something of what `projection_true` compares, and how.

Of the rest a table keeps what is going on just now; that no state holds, to be compared with.
"""

Look = tuple[bool, Any, Namer | None]


class Looks(dict[type[Event], Look | None]):
    """What there is to look at in the events of a kind, found once: whether they hide something,
    what they change and which cards they name; None where they do nothing of it."""

    def __missing__(self, kind: type[Event]) -> Look | None:
        look = (kind in HIDING, SHOWING.get(kind), NAMERS[kind])
        found = self[kind] = look if any(look) else None
        return found


LOOKS = Looks()


def projection_true(game: Game, *tables: TableView) -> list[str]:
    """Tables kept up to date by redacted events equal a fresh projection of the state."""
    found = []
    state = game.state
    sides = tuple(side_of(state, seat, ()) for seat in (0, 1))
    course = (
        ("turn", state.turn),
        ("active", state.active),
        ("combat", state.combat.attacker if state.combat else NOBODY),
        ("winner", state.winner),
    )
    for table in tables:
        viewer = table.viewer
        for seat, told in enumerate(table.sides):
            player, real = state.players[seat], sides[seat]
            if seat == viewer:
                real.hand = tuple(player.hand)
            else:
                known = frozenset([card for card in told.hand if card >= 0])
                real.hand = other_hand(player, known)
            if told == real:
                continue
            for name in SideView.__slots__:
                if getattr(told, name) != getattr(real, name):
                    found.append(
                        f"by the events seat {viewer} thinks seat {seat}'s {name} is "
                        f"{getattr(told, name)}; it is {getattr(real, name)}"
                    )
        for name, is_now in course:
            thought = getattr(table, name)
            if thought != is_now:
                found.append(
                    f"by the events seat {viewer} thinks {name} is {thought}; it is {is_now}"
                )
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
