"""Self-play: whole games between computer players, checked on the way.

A game is repeated by its seed, its decks and its edition alone: game seed, players' seeds and
who begins all come from the one number that a violation names.
"""

from __future__ import annotations

import gc
import hashlib
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from dbz_desktop.cards.model import Card
from dbz_desktop.decks.model import Deck
from dbz_desktop.match.course.setup import deck_cards
from dbz_desktop.match.proving import invariants
from dbz_desktop.match.proving.coverage import Coverage, of_game
from dbz_desktop.match.replays.replay import digest
from dbz_desktop.match.seats.feed import Feed
from dbz_desktop.match.seats.sight import Sight
from dbz_desktop.match.telling.table import TableView
from dbz_desktop.players.base import Player
from dbz_desktop.players.making import RANDOM, make_player
from dbz_desktop.players.stock import stock_against
from dbz_desktop.rules.game import Game
from dbz_desktop.rules.kernel.decisions import Decision
from dbz_desktop.rules.kernel.editions import Edition
from dbz_desktop.rules.kernel.events import Event

MAX_DECISIONS = 3_000
"""A game with more decisions than this counts as one that doesn't end."""

CHECKS = ("none", "light", "full")


MADE_BEFORE_LOOKING = 20_000
"""How many more objects there must be before cycles are looked for among them; a game makes some
thousand that stay until its end."""


def settle_in() -> None:
    """Prepare a process that plays many games, once what they share is loaded.

    What is there by now stays: to look it through for cycles again and again takes a tenth of the
    time. What a game makes hardly ever is in a cycle, so those are looked for less often, too.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(MADE_BEFORE_LOOKING)


@contextmanager
def settled_in() -> Iterator[None]:
    """The same in a process that goes on to do other things."""
    usual = gc.get_threshold()
    settle_in()
    try:
        yield
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()


@dataclass(frozen=True, slots=True)
class Violation:
    """Something that must not happen. `decision` counts the decisions of the game from 0."""

    seed: int
    decks: tuple[str, str]
    decision: int
    message: str
    trace: str = ""


@dataclass(slots=True)
class GameReport:
    """One game. `kind` is how it was won, "" when it wasn't; `winner` the seat or None.

    `faces` has for each number in the `stream` which card of the decks it stands for.
    """

    seed: int
    decks: tuple[str, str]
    players: tuple[str, str] = (RANDOM, RANDOM)
    decisions: int = 0
    turns: int = 0
    winner: int | None = None
    kind: str = ""
    first: int = 0
    events: int = 0
    digest: str = ""
    violations: list[Violation] = field(default_factory=list)
    stream: list[Event] = field(default_factory=list)
    faces: tuple[int, ...] = ()
    coverage: Coverage = field(default_factory=Coverage)


def play_game(
    decks: tuple[Deck, Deck],
    edition: Edition,
    seed: int,
    players: tuple[str, str] = (RANDOM, RANDOM),
    checks: str = "light",
    with_digest: bool = False,
    keep_stream: bool = False,
    with_coverage: bool = False,
    pool: Iterable[Card] = (),
    make: Callable[[str, int, str], Player] = make_player,
) -> GameReport:
    """Play one game to its end.

    `checks` are the invariants: "none"; "light" at every turn and at the end; "full" at every
    decision, with going back to a snapshot. `players` are what `make_player` knows, seat 0's
    first, and `make` makes them of it; what those that think ahead can't see is dealt from
    `pool`. An exception, or a game that doesn't end, is a violation, never raised.
    """
    report = GameReport(seed, (decks[0].name, decks[1].name), players)
    try:
        _play(report, decks, edition, checks, with_digest, keep_stream, with_coverage, pool, make)
    except Exception as error:
        where = traceback.extract_tb(error.__traceback__)[-1]
        place = f"{where.filename.rsplit('dbz_desktop', 1)[-1].strip('/')}:{where.lineno}"
        message = f"{type(error).__name__}: {error} (at {place})"
        _violate(report, message, "".join(traceback.format_exception(error)))
    return report


def _play(
    report: GameReport,
    decks: tuple[Deck, Deck],
    edition: Edition,
    checks: str,
    with_digest: bool,
    keep_stream: bool,
    with_coverage: bool,
    pool: Iterable[Card],
    make: Callable[[str, int, str], Player],
) -> None:
    cards = (deck_cards(decks[0]), deck_cards(decks[1]))
    seats = tuple(
        make(player, 2 * report.seed + seat, "AB"[seat])
        for seat, player in enumerate(report.players)
    )
    looks = set(report.players) != {RANDOM}
    full = checks == "full"
    game = Game(cards, edition, report.seed, None, snapshots=full or looks, renumbers=True)
    views = _Views(game, decks, edition, report.seed, pool) if looks else None
    watch = invariants.Watch.of(game) if checks != "none" else None
    turn = 0
    try:
        while (decision := game.decision) is not None:
            if report.decisions >= MAX_DECISIONS:
                _violate(report, f"the game has not ended after {MAX_DECISIONS:,} decisions")
                break
            sight = None if views is None else views.at(decision)
            game.answer(seats[decision.player].choose(decision, sight))
            report.decisions += 1
            if full or (watch is not None and game.state.turn != turn):
                turn = game.state.turn
                _check(report, game, watch, full)
        if watch is not None:
            _check(report, game, watch, full)
    finally:
        report.turns = game.state.turn
        report.first = game.state.first
        report.events = len(game.events)
        if with_coverage:
            report.coverage = of_game(game)
        if game.outcome is not None:
            report.winner, report.kind = game.outcome.player, game.outcome.kind
        if with_digest:
            report.digest = digest(game.events)
        if keep_stream:
            report.stream, report.faces = game.events, game.state.faces
    if game.outcome is None and not report.violations:
        _violate(report, "nothing is asked, and nobody has won")


class _Views:
    """What each of two players that think ahead knows of a game that no match is around."""

    def __init__(
        self,
        game: Game,
        decks: tuple[Deck, Deck],
        edition: Edition,
        seed: int,
        pool: Iterable[Card],
    ) -> None:
        self._game, self._told = game, len(game.events)
        cards = tuple(pool)
        self._feeds, self._sights = [], []
        for viewer in (0, 1):
            mastery = decks[1 - viewer].mastery
            assert mastery is not None
            stock = stock_against(mastery, cards, edition.chain, seed)
            opening = TableView.of(game, viewer)
            feed = Feed(
                viewer, ("A", "B"), edition.id, opening, self._told, lambda card: game.printed[card]
            )
            self._feeds.append(feed)
            self._sights.append(Sight(feed, lambda: game, stock))

    def at(self, decision: Decision) -> Sight:
        """What the player who is asked knows now."""
        fresh = self._game.events[self._told :]
        self._told += len(fresh)
        for feed in self._feeds:
            feed.push(fresh)
            feed.ask(decision)
        return self._sights[decision.player]


def _check(report: GameReport, game: Game, watch: invariants.Watch | None, full: bool) -> None:
    for message in invariants.check(game, watch, thorough=full):
        # One sentence is enough of what would be said again at every decision.
        if all(violation.message != message for violation in report.violations):
            _violate(report, message)


def _violate(report: GameReport, message: str, trace: str = "") -> None:
    report.violations.append(Violation(report.seed, report.decks, report.decisions, message, trace))


def pairings(decks: Sequence[Deck]) -> list[tuple[Deck, Deck]]:
    """Every deck against every deck, mirror matches too, in both seats."""
    return [(one, other) for one in decks for other in decks]


def summary(reports: Iterable[GameReport], seconds: float) -> dict[str, object]:
    """The numbers of several games, as `selfplay --json` prints them. `seconds` is wall time."""
    games = list(reports)
    decisions = sum(game.decisions for game in games)
    turns = [game.turns for game in games]
    kinds = Counter(game.kind or "none" for game in games)
    by_deck: Counter[str] = Counter()
    played: Counter[str] = Counter()
    by_player: Counter[str] = Counter()
    for game in games:
        played.update(game.decks)
        if game.winner is not None:
            by_deck[game.decks[game.winner]] += 1
            by_player[game.players[game.winner]] += 1
    result: dict[str, object] = {
        "games": len(games),
        "decisions": decisions,
        "events": sum(game.events for game in games),
        "seconds": round(seconds, 3),
        "games_per_second": round(len(games) / seconds, 2) if seconds else 0.0,
        "wins": dict(sorted(kinds.items())),
        "wins_by_deck": {
            name: {"played": played[name], "won": by_deck[name]} for name in sorted(played)
        },
        "wins_by_player": {
            name: by_player[name] for name in sorted({n for game in games for n in game.players})
        },
        "wins_going_first": sum(1 for g in games if g.winner is not None and g.winner == g.first),
        "turns": {
            "total": sum(turns),
            "mean": round(sum(turns) / len(turns), 2) if turns else 0,
            "most": max(turns, default=0),
        },
        "violations": [
            {
                "seed": violation.seed,
                "decks": list(violation.decks),
                "decision": violation.decision,
                "message": violation.message,
            }
            for game in games
            for violation in game.violations
        ],
    }
    if any(game.digest for game in games):
        result["digest"] = digest_of(games)
    return result


def digest_of(games: Iterable[GameReport]) -> str:
    """One hash over the hashes of several games."""
    return hashlib.sha256("".join(game.digest for game in games).encode()).hexdigest()[:16]


class Stopwatch:
    """Wall time since it was made, in seconds."""

    def __init__(self) -> None:
        self._start = time.perf_counter()

    @property
    def seconds(self) -> float:
        """Seconds so far."""
        return time.perf_counter() - self._start
