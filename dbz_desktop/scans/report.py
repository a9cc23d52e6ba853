"""What a folder of scans holds, put together from its files and their matches; for any thread."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath

from dbz_desktop.cards.scans import NO_CARD, ScanMatcher
from dbz_desktop.scans.folder import Listing, PictureFile


@dataclass(slots=True)
class Report:
    """What a folder of scans holds. All files are given by their name in the folder."""

    folder: Path
    cards: int = 0
    files: int = 0
    matched: dict[str, str] = field(default_factory=dict)
    """Card ids and the file that shows each."""
    spare: dict[str, str] = field(default_factory=dict)
    """Further files, and the id of the card that another one shows better."""
    unmatched: list[tuple[str, str]] = field(default_factory=list)
    skipped: list[tuple[str, str]] = field(default_factory=list)
    left_out: list[str] = field(default_factory=list)
    unclear: dict[str, list[str]] = field(default_factory=dict)
    """Folders, and the files in them whose set nothing tells."""
    sets: dict[str, str] = field(default_factory=dict)
    """Folders, and the code of the set that their files were said to be of."""
    choice: list[str] = field(default_factory=list)
    """The codes of the sets that there are cards of."""
    by_hand: dict[str, str] = field(default_factory=dict)
    """Files matched by hand, and the id of their card or `NO_CARD`."""
    cut_short: bool = False
    problem: str = ""
    """Why the folder could not be read at all."""


@dataclass(slots=True)
class Looked:
    """The files of a folder, and why some of them can't be shown, by their names."""

    listing: Listing
    problems: dict[str, str]
    paths: dict[str, PurePosixPath] = field(default_factory=dict)
    """The names of the files as paths: made once, since matching 5,000 of them is felt."""

    def __post_init__(self) -> None:
        self.paths = self.paths or {f.name: PurePosixPath(f.name) for f in self.listing.files}


@dataclass(frozen=True, slots=True)
class Told:
    """What a user has said of the files of a folder."""

    cards: dict[str, str] = field(default_factory=dict)
    """File names and card ids, or `NO_CARD`."""
    sets: dict[str, str] = field(default_factory=dict)
    """Names of folders in it ("." for itself) and the code of the set that their files are of."""


@dataclass(slots=True)
class Found:
    """The report of a folder, and its files by name and by the card that each is to show."""

    looked: Looked
    told: Told
    """What was said by hand when this was put together."""
    report: Report
    files: dict[str, PictureFile]
    shown: dict[str, PictureFile]


def put_together(looked: Looked, matcher: ScanMatcher, told: Told, cut_short: bool) -> Found:
    """Match the files that can be shown, by what was said by hand first of all."""
    listing = looked.listing
    good = [path for name, path in looked.paths.items() if name not in looked.problems]
    matches = matcher.match(good, told.cards, told.sets)
    report = Report(listing.folder, len(matcher.cards), len(listing.files))
    report.cut_short = cut_short
    report.matched = {ident: file.as_posix() for ident, file in matches.cards.items()}
    report.spare = {f.as_posix(): ident for ident, row in matches.spare.items() for f in row}
    report.unmatched = [(file.as_posix(), words) for file, words in matches.unmatched]
    report.left_out = [file.as_posix() for file in matches.left_out]
    report.skipped = [*listing.skipped, *sorted(looked.problems.items())]
    files = listing.by_name()
    report.by_hand = {
        file: card
        for file, card in told.cards.items()
        if file in files and (card == NO_CARD or card in matcher.cards)
    }
    report.unclear = {
        folder: [file.as_posix() for file in row] for folder, row in matches.unclear.items()
    }
    report.sets, report.choice = dict(told.sets), matcher.sets()
    shown = {ident: files[name] for ident, name in report.matched.items()}
    return Found(looked, told, report, files, shown)
