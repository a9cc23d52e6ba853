"""Unfinished games, offered at exactly the last answered decision."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from dbz_desktop.cards.model import Card
from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.journal.lock import in_use
from dbz_desktop.match.journal.reading import IN_USE, JournalError, JournalFile, read_journal
from dbz_desktop.match.journal.summary import Summary, journals, summaries, summarise

MOST = 12
"""More unfinished games than this are not looked into; they stay where they are."""
AT_ONCE = 6
"""So many of the newest files are looked at while the window opens; the others later."""


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A game that can go on. `problem` tells what is wrong with its journal, if anything;
    `answers` is how many answers are to be kept, None for all of them; `cards` are the Main
    Personalities in control, once the game was looked into."""

    path: Path
    title: str
    detail: str
    problem: str = ""
    answers: int | None = None
    can_resume: bool = True
    cards: tuple[Card, ...] = ()


def newest_at_a_glance(folder: Path) -> Unfinished | None:
    """The newest unfinished game by its file's first line and end, quick enough to wait for."""
    for path in journals(folder)[:AT_ONCE]:
        summary = summarise(path)
        if summary.readable and not summary.finished and not in_use(path):
            return at_a_glance(summary)
    return None


def at_a_glance(summary: Summary) -> Unfinished:
    """A game as its summary tells of it: no cards are needed, and nothing is played through."""
    # The turn is left out: the last answer may have ended it, and that is known in a moment.
    about = " · ".join([when(summary.path), summary.decks])
    return Unfinished(summary.path, summary.players, about, summary.problem)


def find_unfinished(folder: Path, pool: Pack, most: int = MOST) -> list[Unfinished]:
    """The unfinished games of a folder, newest first, damaged ones with what is wrong."""
    found: list[Unfinished] = []
    for summary in summaries(folder):
        if summary.finished:
            continue
        if len(found) == most:
            break
        found.append(look_into(summary.path, pool))
    return found


def look_into(path: Path, pool: Pack) -> Unfinished:
    """One game, played through to see where it stands and whether all of it is good."""
    if in_use(path):
        about = summarise(path)
        return Unfinished(path, about.players, about.decks, f"{path.name} {IN_USE}", None, False)
    try:
        return _describe(path, read_journal(path), pool)
    except JournalError as error:
        return _describe(path, error, pool)


def _describe(path: Path, found: JournalFile | JournalError, pool: Pack) -> Unfinished:
    from dbz_desktop.match.journal.rescue import read_good_part
    from dbz_desktop.match.match import Match

    problem, answers = "", None
    try:
        if isinstance(found, JournalError):
            problem, answers = str(found), found.good
            found = read_good_part(path)
        match = Match.resume(path, pool, answers=answers, write=False)
    except JournalError as error:
        if isinstance(found, JournalError) or error.good is None:
            return Unfinished(path, path.name, "", problem or str(error), can_resume=False)
        problem, answers = str(error), error.good
        try:
            match = Match.resume(path, pool, answers=answers, write=False)
        except JournalError as again:
            return Unfinished(path, path.name, "", str(again), can_resume=False)
    names, decks = match.setup.names, match.setup.decks
    decision = match.decision
    parts = [f"Turn {match.seat(0).view().turn}"]
    if decision is not None:
        parts.append(f"{names[decision.player]} decides")
    parts += [when(path), f"{decks[0].name} against {decks[1].name}"]
    notices = " ".join(match.notices)
    seat = match.seat(0)
    cards = tuple(seat.card(side.mp_card) for side in seat.view().sides)
    title = f"{names[0]} against {names[1]}"
    return Unfinished(path, title, " · ".join(parts), problem or notices, answers, cards=cards)


def when(path: Path) -> str:
    """When a file was last written, for a reader: \"today 14:20\"."""
    changed = datetime.fromtimestamp(path.stat().st_mtime)
    days = (datetime.now().date() - changed.date()).days
    day = {0: "today", 1: "yesterday"}.get(days, changed.strftime("%Y-%m-%d"))
    return f"{day} {changed:%H:%M}"
