"""`dbz-desktop selfplay`: games of the computer against itself, in as many processes as asked."""

from __future__ import annotations

import argparse
import re
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dbz_desktop.cards.packs import Pack
from dbz_desktop.cli import FOUND_WRONG, OK, Failure, Usage
from dbz_desktop.cli.common import edition_of, pool_of, print_json
from dbz_desktop.decks import Deck, DeckError, DeckRules, load_deck_rules, read_deck
from dbz_desktop.decks.chance import NoDeck, random_deck
from dbz_desktop.match.content.editions import editions_folder
from dbz_desktop.match.content.library import built_decks, starter_decks
from dbz_desktop.match.proving.coverage import Coverage, of_cards
from dbz_desktop.match.proving.selfplay import (
    GameReport,
    Stopwatch,
    Violation,
    pairings,
    play_game,
    settle_in,
    settled_in,
    summary,
)
from dbz_desktop.match.telling.log import GameLog
from dbz_desktop.players import UnknownPlayer, make_player
from dbz_desktop.rules.kernel.editions import Edition


@dataclass(frozen=True, slots=True)
class _Order:
    """What every game of a run has in common; it is what a worker process is sent."""

    pairs: list[tuple[Deck, Deck]]
    pool: Pack
    rules: DeckRules
    edition: Edition
    seed: int
    players: tuple[str, str]
    checks: str
    digest: bool
    log: bool

    def decks(self, number: int) -> tuple[Deck, Deck]:
        """The decks of a game: the next pair, or random ones of the game's own seed."""
        if self.pairs:
            return self.pairs[number % len(self.pairs)]
        seed = self.seed + number
        return (
            random_deck(self.pool, self.rules, 2 * seed),
            random_deck(self.pool, self.rules, 2 * seed + 1),
        )

    def play(self, number: int) -> GameReport:
        return play_game(
            self.decks(number),
            self.edition,
            self.seed + number,
            self.players if number % 2 == 0 else (self.players[1], self.players[0]),
            self.checks,
            self.digest,
            self.log,
            not self.pairs,
            self.pool.cards.values(),
        )


_order: _Order | None = None


def _begin(order: _Order) -> None:
    global _order
    _order = order
    settle_in()


def _play_one(number: int) -> GameReport:
    assert _order is not None
    return _order.play(number)


def run(arguments: argparse.Namespace) -> int:
    """Play the games; 1 when one of them broke something."""
    if arguments.games < 1 or arguments.jobs < 1:
        raise Usage("--games and --jobs must be 1 or more")
    players = _players(arguments.players)
    edition = edition_of(arguments.edition)
    pool = pool_of(arguments)
    if arguments.random_decks and arguments.decks:
        raise Usage("--random-decks and --decks can't be used together")
    order = _Order(
        [] if arguments.random_decks else _pairs(arguments.decks, pool, edition.id),
        pool,
        load_deck_rules(edition.id, editions_folder()),
        edition,
        arguments.seed,
        players,
        arguments.checks,
        arguments.digest,
        arguments.log is not None,
    )
    watch = Stopwatch()
    try:
        reports = _play_all(order, arguments.games, arguments.jobs)
    except NoDeck as error:
        raise Failure(str(error)) from error
    result = summary(reports, watch.seconds)
    if arguments.random_decks:
        result["coverage"] = _coverage(order.pool, edition, reports)
    result["edition"] = edition.id
    result["seed"] = arguments.seed
    if arguments.log is not None:
        _write_logs(arguments.log, order, reports)
    if arguments.json:
        print_json(result)
    else:
        _print(reports, result, arguments.trace)
    return FOUND_WRONG if result["violations"] else OK


def _players(text: str) -> tuple[str, str]:
    """The two players of "A,B", or of "A" for both."""
    names = text.split(",")
    if len(names) > 2:
        raise Usage(f"--players {text}: name one player, or two with a comma between")
    for name in names:
        try:
            make_player(name, 0, "")
        except UnknownPlayer as error:
            raise Usage(f"--players {error}") from error
    return names[0], names[-1]


def _coverage(pool: Pack, edition: Edition, reports: list[GameReport]) -> dict[str, object]:
    """The shares of cards that were played and of sentences that resolved, with what wasn't."""
    can = of_cards(pool.cards.values(), edition)
    did = Coverage()
    for report in reports:
        did |= report.coverage
    missing = can - did
    cards, sentences = len(can.cards), len(can.sentences)
    return {
        "cards": cards,
        "cards_played": cards - len(missing.cards),
        "sentences": sentences,
        "sentences_resolved": sentences - len(missing.sentences),
        "cards_not_played": sorted(missing.cards),
        "sentences_not_resolved": [list(each) for each in sorted(missing.sentences)],
    }


def _print_coverage(told: dict[str, Any], most: int = 20) -> None:
    for what, done, left in (
        ("cards", "cards_played", "cards_not_played"),
        ("sentences", "sentences_resolved", "sentences_not_resolved"),
    ):
        share = 100 * told[done] / max(1, told[what])
        print(f"{done.replace('_', ' ')}: {told[done]:,} of {told[what]:,} ({share:.1f} %)")
        for each in told[left][:most]:
            print(f"  not {' '.join(each) if isinstance(each, list) else each}")
        if len(told[left]) > most:
            print(f"  … and {len(told[left]) - most:,} more; --json lists them all")


def _play_all(order: _Order, games: int, jobs: int) -> list[GameReport]:
    if jobs == 1 or games == 1:
        with settled_in():
            return [order.play(number) for number in range(games)]
    with ProcessPoolExecutor(min(jobs, games), initializer=_begin, initargs=(order,)) as workers:
        # One game's worth of messages is small; chunks keep the workers from waiting for them.
        chunk = max(1, games // (jobs * 8))
        return list(workers.map(_play_one, range(games), chunksize=chunk))


def _pairs(names: list[str] | None, pool: Pack, edition: str) -> list[tuple[Deck, Deck]]:
    if names:
        one, other = (_deck(name, pool, edition) for name in names)
        return [(one, other)]
    decks = [_deck(str(path), pool, edition) for path in starter_decks(edition)]
    if not decks:
        raise Usage("there are no starter decks; name two decks with --decks A B")
    return pairings(decks)


def _deck(name: str, pool: Pack, edition: str) -> Deck:
    """A deck by its file, or by the name of a shipped one of the edition, such as "red"."""
    starters = {path.stem: path for path in (*starter_decks(edition), *built_decks())}
    path = starters.get(name.casefold().removesuffix(" starter"), Path(name))
    if not path.is_file():
        raise Usage(f"--decks {name}: no such file; shipped decks are {', '.join(starters)}")
    try:
        deck = read_deck(path, pool)
    except DeckError as error:
        raise Failure(str(error)) from error
    if not deck.is_whole:
        raise Failure(f"{path}: can't be played; see dbz-desktop deck check {path}")
    return deck


def _write_logs(path: Path, order: _Order, reports: list[GameReport]) -> None:
    with path.open("w", encoding="utf-8") as file:
        for number, report in enumerate(reports):
            one, other = order.decks(number)
            cards = [
                card
                for deck in (one, other)
                for card in (*deck.mp, *([deck.mastery] if deck.mastery else ()), *deck.life)
            ]
            named = [cards[face].name for face in report.faces]
            log = GameLog((f"A ({one.name})", f"B ({other.name})"), named.__getitem__)
            file.write(f"=== seed {report.seed}: {one.name} against {other.name}\n")
            file.writelines(f"{line}\n" for line in log.lines(report.stream))


def _print(reports: list[GameReport], result: dict[str, object], trace: bool) -> None:
    turns = result["turns"]
    assert isinstance(turns, dict)
    print(
        f"{result['games']} games, {result['decisions']} decisions in {result['seconds']} s "
        f"({result['games_per_second']} games a second)"
    )
    wins = result["wins"]
    assert isinstance(wins, dict)
    print("won by " + ", ".join(f"{kind} {count}" for kind, count in wins.items()))
    print(f"turns: {turns['mean']} on average, {turns['most']} at most")
    if "coverage" in result:
        _print_coverage(result["coverage"])  # type: ignore[arg-type]
    if "digest" in result:
        print(f"digest {result['digest']}")
    kinds: dict[str, list[Violation]] = {}
    for report in reports:
        for violation in report.violations:
            kinds.setdefault(_kind(violation), []).append(violation)
    for same in sorted(kinds.values(), key=len, reverse=True)[:40]:
        first = same[0]
        more = f" ({len(same)} times)" if len(same) > 1 else ""
        print(
            f"VIOLATION{more} first with seed {first.seed}, {first.decks[0]} against "
            f"{first.decks[1]}, decision {first.decision}: {first.message}"
        )
        if trace and first.trace:
            print(first.trace)
    broken = sum(1 for report in reports if report.violations)
    print(f"{broken} games with violations" if broken else "no violations")


def _kind(violation: Violation) -> str:
    """Violations that differ only in numbers are told once."""
    return re.sub(r"\d+", "#", violation.message)[:160]
