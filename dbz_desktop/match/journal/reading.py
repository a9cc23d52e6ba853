"""Journal: one `.dbzreplay` file a match, JSON lines, from which the whole match can be rebuilt.

    {"dbzreplay": 3, "seed": "5f…", "edition": "fanz", "names": [...], "decks": [...], ...}
    {"a": 3, "p": 0, "e": 57, "n": 5, "do": "play PRE-S44", "t": 2}
    {"a": 0, "p": 1, "e": 61, "n": 1, "do": "pass", "auto": true}
    {"j": {"kind": "move", "card": 31, "zone": 3}, "e": 66, "ok": false}
    {"undo": 12}
    {"undo": 9, "j": {"kind": "anew", "by": 1, "amount": 1}}
    {"concede": 1}
    {"over": "survival", "winner": 0, "t": 9}

The first line is the header; then every line is one thing that happened: an answer (`a` is its
index, `p` who gave it, `e` the number of events before it but for those that are only told, `n` the
number of options, `do` what it meant, all but `a` only to notice damage; `t` the turn, only for
lists; `auto` where it was given for the player), something done by hand (`j` is the judge's move,
`ok` whether both agreed to it),
going back to the first n of these two, a concession, or the end. Going back past something hidden
is followed at once by the move by hand that the line holds: what nobody knows is shuffled anew.
Format 1 had no such move. Since format 3 shuffled cards take other numbers (games of the formats
before are replayed with the numbers that they had), and the seed is one that both sides have agreed
on: 32 hexadecimal digits, with what each `pledged` and `told` (see `seeds`); a seed that was typed
in stands there as a number.
Nothing is ever taken out of a file. Each line is on the disk before the game goes on, so after a
crash at most the line being written is lost.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from dbz_desktop import intake
from dbz_desktop.cards.model import CardType
from dbz_desktop.decks.files import MAX_CARDS
from dbz_desktop.match.journal.seeds import Agreed, Share, follows, seed_text

if TYPE_CHECKING:
    # The engine; lists of games, and with them the first window, do without it.
    from dbz_desktop.rules.judge_moves import JudgeMove

SUFFIX = ".dbzreplay"
FORMAT = 3
FIXED_NUMBERS = 2
"""The last format of games in which a card kept its number whatever became of it."""
MAX_FILE_BYTES = 16_000_000
MAX_LINE_BYTES = 1_000_000
MAX_LINES = 200_000
"""Of a file; a long game has a thousand."""
MAX_NAME = 200
MAX_MESSAGE = 1_000
_BLANK = b"\0 \r\t"
IN_USE = "is open in another window of DBZ Desktop; go on there, or close it there first"
STEPS = ("answer", "judge")
"""The kinds of entries that can be taken back, and are counted."""


class JournalError(ValueError):
    """A journal can't be read or followed.

    The message names the file, the line, what is wrong and what to do. `good` is how many
    answers from the start are good, so `Match.resume(path, pool, answers=good)` saves them; None
    when nothing can be saved.
    """

    def __init__(
        self, message: str, path: Path | None = None, line: int = 0, good: int | None = None
    ) -> None:
        # What is wrong may be as long as a file.
        message = intake.shown(message, MAX_MESSAGE)
        self.path = path
        self.line = line
        self.message = message
        self.good = good
        where = str(path) if path else "journal"
        if line:
            where += f", line {line}"
        super().__init__(f"{where}: {message}")


PERSONS = ("", "")
"""The `players` of a match between two persons."""


@dataclass(frozen=True, slots=True)
class DeckEntry:
    """A deck as the journal keeps it: ids of the MP's levels, the Mastery and every card."""

    name: str
    mp: tuple[str, ...]
    mastery: str
    life: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Header:
    """What a match starts from. `hashes` are the content hashes of its cards, by id.

    `first` is the seat that begins, or None where chance decides. `casual` means that the
    match is played for fun: the Frozen List is not asked, and a step back needs no consent.
    `created` is an ISO time in UTC. `titles` are the card titles, with their types, that a player
    may name (EFF-10): kept here, so that a pack added later doesn't change what was answered.
    `players` are the levels of computer players, "" where a person sits.
    `agreed` is what the seed follows from, None for one that was typed in; `renumbers` whether
    shuffled cards take other numbers.
    """

    seed: int
    edition: str
    names: tuple[str, str]
    decks: tuple[DeckEntry, DeckEntry]
    hashes: dict[str, str]
    first: int | None = None
    casual: bool = False
    created: str = ""
    titles: tuple[tuple[str, str], ...] = ()
    players: tuple[str, str] = PERSONS
    agreed: Agreed | None = None
    renumbers: bool = True


@dataclass(frozen=True, slots=True)
class Entry:
    """One line after the header. `line` is its number in the file, counted from 1.

    `kind` is "answer" (`value` the index), "judge" (`move` made by hand, `value` 1 where both
    agreed to it), "undo" (`value` how many answers and moves by hand are kept, `move` what was
    done right after that), "concede" (`value` the seat) or "over" (`value` the winner's seat).
    `turn` is the turn in which it was given, 0 where the file doesn't say. `auto` marks an answer
    that was given for the player because he could only pass, or a move that followed by itself.
    The file does without the rest: `asked` is the kind of question that was answered, `about` the
    card that it was about, `card` the one that was chosen (-1 for none), and `chance` the state
    of the chance before.
    """

    kind: str
    value: int
    line: int = 0
    player: int = -1
    events: int = -1
    options: int = -1
    meaning: str = ""
    move: JudgeMove | None = None
    asked: str = ""
    turn: int = 0
    auto: bool = False
    about: int = -1
    card: int = -1
    chance: int = 0


@dataclass(slots=True)
class JournalFile:
    """A journal as read. `good_bytes` is where its last whole line ends, `size` its whole length.

    `cut` is what was dropped from the end because its line was never finished, or "".
    """

    path: Path
    header: Header
    entries: list[Entry] = field(default_factory=list)
    good_bytes: int = 0
    cut: str = ""
    size: int = 0

    @property
    def finished(self) -> bool:
        """True when the match came to its end and nobody went back after it."""
        return bool(self.entries) and self.entries[-1].kind == "over"

    @property
    def answers(self) -> int:
        """How many answers and moves by hand hold at the end of the file, after every step back."""
        count = 0
        for entry in self.entries:
            count = _held(count, entry)
        return count


def _held(count: int, entry: Entry) -> int:
    """How many answers and moves by hand hold after one more line, `count` before it."""
    if entry.kind == "undo":
        return min(count, entry.value) + (entry.move is not None)
    return count + (entry.kind in STEPS)


def read_journal(path: Path) -> JournalFile:
    """Read a journal.

    A last line that was cut in the middle is dropped and told in `cut`. Raises JournalError for
    everything else that is wrong.
    """
    try:
        data = intake.read_bytes(path, MAX_FILE_BYTES, ", which no match is")
    except intake.Unreadable as error:
        raise JournalError(str(error), path) from error
    return parse_journal(path, data)


def parse_journal(path: Path, data: bytes) -> JournalFile:
    """Read a journal out of the bytes of its file; see `read_journal`."""
    if data.count(b"\n") > MAX_LINES:
        raise JournalError(f"has more than {MAX_LINES:,} lines, which no match has", path)
    lines = data.split(b"\n")
    if not lines[0].strip():
        raise JournalError("is empty, or not a journal; there is nothing to resume", path, 1)
    head = parse_line(lines[0])
    if not isinstance(head, dict) or "dbzreplay" not in head:
        raise JournalError(
            "is not a journal of DBZ Desktop, or its first line is damaged; without the first "
            "line a match can't be rebuilt, so take the file from a backup",
            path,
            1,
        )
    journal = JournalFile(path, header_from_table(head, path), size=len(data))
    position = good = len(lines[0]) + 1
    # What was never written, or as zeros when the power went, is no damage at the end of a file.
    ends = max(number for number, line in enumerate(lines, 1) if line.strip(_BLANK))
    held = 0
    for number, line in enumerate(lines[1:ends], 2):
        position += len(line) + 1
        if not line.strip():
            raise _broken(path, number, "is empty", held)
        table = parse_line(line)
        if table is None and number == len(lines):
            journal.cut = line.decode("utf-8", "replace").strip("\0")
            break
        if not isinstance(table, dict):
            raise _broken(path, number, "can't be read", held)
        entry = _entry(table, number, path, held)
        held = _held(held, entry)
        journal.entries.append(entry)
        good = position
    journal.good_bytes = min(good, len(data))
    return journal


def standing(entries: Iterable[Entry]) -> list[Entry]:
    """The answers, moves by hand, and a concession, that hold after every step back."""
    held: list[Entry] = []
    given_up: tuple[int, Entry] | None = None
    for entry in entries:
        if entry.kind == "undo":
            del held[entry.value :]
            given_up = None
            if entry.move is not None:
                held.append(Entry("judge", 1, entry.line, entry.move.by, move=entry.move))
        elif entry.kind in STEPS:
            held.append(entry)
        elif entry.kind == "concede" and given_up is None:
            given_up = (len(held), entry)
    if given_up is not None:
        held.insert(*given_up)
    return held


def header_from_table(table: dict[str, Any], path: Path | None = None) -> Header:
    """The header out of a parsed first line. Raises JournalError."""
    version = table.get("dbzreplay")
    if not isinstance(version, int) or version < 1:
        raise JournalError("the first line is damaged: the format number is missing", path, 1)
    if version > FORMAT:
        raise JournalError(
            f"was written by a newer DBZ Desktop (format {version}, this one reads {FORMAT}); "
            "update the program",
            path,
            1,
        )
    try:
        decks = [_deck(entry) for entry in table["decks"]]
        names = [str(name) for name in table["names"]]
        first = table.get("first")
        if len(decks) != 2 or len(names) != 2:
            raise ValueError("there must be two decks and two names")
        if any(len(name) > MAX_NAME for name in names):
            raise ValueError(f"a name is longer than {MAX_NAME} characters")
        if first is not None and (type(first) is not int or first not in (0, 1)):
            raise ValueError("first must be 0, 1 or null")
        seed, agreed = _seed(table)
        hashes = {str(key): str(value) for key, value in table["hashes"].items()}
        return Header(
            seed,
            str(table["edition"]),
            (names[0], names[1]),
            (decks[0], decks[1]),
            hashes,
            first,
            bool(table.get("casual", False)),
            str(table.get("created", "")),
            tuple((str(title), CardType(kind).value) for title, kind in table.get("titles", ())),
            _players(table.get("players", PERSONS)),
            agreed,
            version > FIXED_NUMBERS,
        )
    except (KeyError, TypeError, AttributeError, ValueError) as error:
        raise JournalError(
            f"the first line is damaged ({error}); take the file from a backup", path, 1
        ) from error


def _players(given: Any) -> tuple[str, str]:
    """Who sits at the seats, as a header says it: levels of computer players, "" for persons."""
    if not isinstance(given, list | tuple) or len(given) != 2:
        raise ValueError("the players must be two")
    one, other = given
    if not isinstance(one, str) or not isinstance(other, str):
        raise ValueError("a player must be the name of a level, or empty")
    if len(one) > MAX_NAME or len(other) > MAX_NAME:
        raise ValueError(f"a level's name is longer than {MAX_NAME} characters")
    return one, other


def _seed(table: dict[str, Any]) -> tuple[int, Agreed | None]:
    """The seed of a header, with what it follows from. Raises ValueError, also for another seed."""
    seed = table["seed"]
    if type(seed) is int:
        if "agreed" in table:
            raise ValueError("a seed that was typed in follows from nothing")
        return seed, None
    if type(seed) is not str:
        raise ValueError("the seed must be a whole number, or hexadecimal digits")
    if not isinstance(table.get("agreed"), list):
        raise ValueError("of the seed it isn't said what it follows from")
    pledges, shares = [], []
    for each in table["agreed"]:
        pledges.append(str(each["pledged"]))
        shares.append(Share.read(str(each["told"]), str(each["nonce"])))
    if len(shares) != 2:
        raise ValueError("the seed must follow from two shares")
    found = follows((pledges[0], pledges[1]), (shares[0], shares[1]))
    if seed != seed_text(found):
        raise ValueError("the seed doesn't follow from the two shares")
    return found.seed, found


def unfinished(folder: Path) -> list[tuple[Path, JournalFile | JournalError]]:
    """The journals of a folder whose match isn't over, newest first.

    One that can't be read is listed with its JournalError: nothing is silently left out.
    """
    found: list[tuple[Path, JournalFile | JournalError]] = []
    paths = [path for path in folder.glob(f"*{SUFFIX}") if path.is_file()]
    for path in sorted(paths, key=lambda p: (-p.stat().st_mtime, p.name)):
        try:
            journal = read_journal(path)
        except JournalError as error:
            found.append((path, error))
            continue
        if not journal.finished:
            found.append((path, journal))
    return found


def _deck(entry: dict[str, Any]) -> DeckEntry:
    ids = [*entry["mp"], entry["mastery"], *entry["cards"]]
    if not all(isinstance(card, str) for card in ids) or len(entry["mp"]) != 4:
        raise ValueError("a deck must list the ids of four levels, a Mastery and its cards")
    if len(entry["cards"]) > MAX_CARDS:
        raise ValueError(f"a deck has more than {MAX_CARDS:,} cards")
    return DeckEntry(
        str(entry["name"]), tuple(entry["mp"]), entry["mastery"], tuple(entry["cards"])
    )


def _entry(table: dict[str, Any], line: int, path: Path, held: int) -> Entry:
    def broken(what: str) -> JournalError:
        return _broken(path, line, what, held)

    def whole(key: str) -> int:
        value = table.get(key)
        if isinstance(value, bool) or not isinstance(value, int):
            raise broken(f'lacks the number "{key}"')
        return value

    if "a" in table:
        return Entry(
            "answer",
            whole("a"),
            line,
            whole("p"),
            whole("e"),
            int(table.get("n", -1)) if isinstance(table.get("n", -1), int) else -1,
            str(table.get("do", "")),
            turn=_turn(table),
            auto=table.get("auto") is True,
        )
    move = _move(table, line, path, held) if "j" in table else None
    if "undo" in table:
        kept = whole("undo")
        if not 0 <= kept <= held:
            raise broken(f"goes back to {kept} answers, which there are not")
        return Entry("undo", kept, line, move=move)
    if move is not None:
        agreed = table.get("ok") is True
        return Entry("judge", int(agreed), line, move.by, whole("e"), meaning=move.kind, move=move)
    if "concede" in table or "over" in table:
        kind = "concede" if "concede" in table else "over"
        player = whole("concede" if kind == "concede" else "winner")
        if player not in (0, 1):
            raise broken(f"names seat {player}; seats are 0 and 1")
        return Entry(kind, player, line, meaning=str(table.get("over", "")), turn=_turn(table))
    raise broken("is of no known kind")


def _move(table: dict[str, Any], line: int, path: Path, held: int) -> JudgeMove:
    from dbz_desktop.rules.judge_moves import move_from

    try:
        return move_from(table["j"])
    except ValueError as error:
        raise _broken(path, line, f"holds no move that can be made: {error}", held) from error


def _undo_table(kept: int, move: JudgeMove | None) -> dict[str, Any]:
    return {"undo": kept} | ({} if move is None else {"j": move.table()})


def _turn(table: dict[str, Any]) -> int:
    turn = table.get("t", 0)
    return turn if isinstance(turn, int) and turn > 0 else 0


def _broken(path: Path, line: int, what: str, held: int) -> JournalError:
    return JournalError(
        f"this line {what}; the file was damaged after it was written. "
        f"The match can be resumed with the {held} answers before it",
        path,
        line,
        held,
    )


def parse_line(line: bytes) -> Any:
    """The line's JSON value, or None where it isn't one."""
    if len(line) > MAX_LINE_BYTES:
        return None
    try:
        return intake.json_value(line)
    except intake.Unreadable:
        return None
