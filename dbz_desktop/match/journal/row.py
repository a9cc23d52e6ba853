"""A best of three: the same two players, one game after another, until one of them has won two.

A small file beside the games names those of the row that is played; who won them is read from the
games themselves. What isn't as it was written counts as no row.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from dbz_desktop.kept import read_kept, write_kept
from dbz_desktop.match.journal.reading import SUFFIX
from dbz_desktop.match.journal.summary import Summary, summarise

FILE = "best-of-three.json"
WINS = 2
"""So many games win the row."""
MOST = 24
"""So many games of a row at most are remembered: those that were left are won by nobody."""
_STATE, _MAX_BYTES = "best of three, 2", 16_000


@dataclass(frozen=True, slots=True)
class Score:
    """How a row stands after a game: what the players are called, and the games that each won.

    `agreed` tells that a best of three was agreed on before its first game.
    """

    names: tuple[str, str]
    won: tuple[int, int]
    agreed: bool = False

    @property
    def goes_on(self) -> bool:
        """Whether another game was agreed on."""
        return self.agreed and self.winner < 0

    @property
    def winner(self) -> int:
        """The seat that has won the row, or -1."""
        return next((seat for seat in (0, 1) if self.won[seat] >= WINS), -1)

    @property
    def words(self) -> str:
        """How it stands, for the players; "" before there is more than one game to count, unless a
        best of three was agreed on."""
        (one, other), (mine, theirs) = self.names, self.won
        if self.winner >= 0:
            seat = self.winner
            return (
                f"{self.names[seat]} wins the best of three, "
                f"{self.won[seat]} to {self.won[1 - seat]}."
            )
        stands = f"Best of three: {one} {mine}, {other} {theirs}."
        if mine + theirs < WINS:
            return stands if self.agreed else ""
        return f"{stands} The next game decides."


def begin_game(journal: Path, after: Path | None = None, agreed: bool = False) -> None:
    """A game begins: in the row of the game `after` which it is played once more, where nobody has
    won that row yet; else as the first of a row, of which it may be `agreed` that it is a best of
    three."""
    games: list[str] = []
    if after is not None:
        score = score_of(after)
        if score is not None and score.winner < 0:
            games, agreed = _row(journal.parent)
    games = [*games, journal.name][-MOST:]
    write_kept(journal.parent / FILE, _STATE, {"games": games, "agreed": agreed})


def score_of(journal: Path) -> Score | None:
    """How its row stands after a game; None for a game of no row."""
    games, agreed = _row(journal.parent)
    if journal.name not in games:
        return None
    names, won = ("", ""), [0, 0]
    for name in games[: games.index(journal.name) + 1]:
        game: Summary = summarise(journal.parent / name)
        if game.header is not None:
            names = game.header.names
            if game.winner >= 0:
                won[game.winner] += 1
    return Score(names, (won[0], won[1]), agreed)


def _row(folder: Path) -> tuple[list[str], bool]:
    """The names of the files of the row that is played, and whether it was agreed on."""
    kept = read_kept(folder / FILE, _STATE, _MAX_BYTES)
    found = kept.get("games") if isinstance(kept, dict) else None
    if not isinstance(found, list) or len(found) > MOST:
        return [], False
    # Only what lies in this very folder.
    plain = [
        name
        for name in found
        if isinstance(name, str) and name.endswith(SUFFIX) and Path(name).name == name
    ]
    return (plain, kept.get("agreed") is True) if len(plain) == len(found) else ([], False)
