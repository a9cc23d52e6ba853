"""Tallies: games and wins by deck, by opponent and by victory, out of the games that are kept.

Nothing is counted while it is played: the journals are what there is, so a game that is deleted
counts no more, and one that is copied to another computer counts there.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from dbz_desktop.match.journal.summary import Summary


@dataclass(frozen=True, slots=True)
class Tally:
    """Games with one thing in common, and how many of them were won."""

    name: str
    games: int
    won: int

    @property
    def lost(self) -> int:
        """Games that were not won."""
        return self.games - self.won


@dataclass(frozen=True, slots=True)
class Tallies:
    """A player's finished games: all of them, and by deck, opponent and victory, most games first.

    Of a victory, `won` are the games that the player won by it, the others those lost to it.
    """

    all: Tally
    by_deck: tuple[Tally, ...] = ()
    by_opponent: tuple[Tally, ...] = ()
    by_victory: tuple[Tally, ...] = ()


@dataclass(frozen=True, slots=True)
class _Side:
    """One side of a finished game."""

    player: str
    person: bool
    deck: str
    opponent: str
    victory: str
    won: bool


def persons_of(games: Iterable[Summary]) -> list[str]:
    """Who has played to an end, most games first. Names that differ in case alone are one."""
    sides = [side for game in games for side in _sides(game) if side.person]
    return [tally.name for tally in _by(sides, "player")]


def tallies_of(player: str, games: Iterable[Summary]) -> Tallies:
    """The tallies of a person, by name. Who played against himself counts on both sides."""
    wanted = player.casefold()
    sides = [
        side
        for game in games
        for side in _sides(game)
        if side.person and side.player.casefold() == wanted
    ]
    return Tallies(
        Tally(player, len(sides), sum(side.won for side in sides)),
        _by(sides, "deck"),
        _by(sides, "opponent"),
        _by(sides, "victory"),
    )


def _sides(game: Summary) -> Sequence[_Side]:
    header = game.header
    if header is None or not game.finished:
        return ()
    # A computer player is known by its level: its name is whatever stood in the field.
    called = [
        f"Computer, {level}" if level else name.strip()
        for name, level in zip(header.names, header.players, strict=True)
    ]
    return [
        _Side(
            called[seat],
            not header.players[seat],
            header.decks[seat].name,
            called[1 - seat],
            game.ended,
            game.winner == seat,
        )
        for seat in (0, 1)
    ]


def _by(sides: Iterable[_Side], what: str) -> tuple[Tally, ...]:
    found: dict[str, list[_Side]] = {}
    for side in sides:
        found.setdefault(getattr(side, what).casefold(), []).append(side)
    tallies = [
        # The spelling of the newest game, which comes first.
        Tally(getattr(group[0], what), len(group), sum(side.won for side in group))
        for group in found.values()
    ]
    return tuple(sorted(tallies, key=lambda tally: (-tally.games, -tally.won, tally.name)))
