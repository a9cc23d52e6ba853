"""Unfinished games, offered at exactly the last answered decision."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.journal import JournalError, JournalFile
from dbz_desktop.ui.pages.widgets import button, em, label, panel

SHOWN = 2
MOST = 12
"""More unfinished games than this are not looked into; they stay where they are."""


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A game that can go on. `problem` tells what is wrong with its journal, if anything;
    `answers` is how many answers are to be kept, None for all of them."""

    path: Path
    title: str
    detail: str
    problem: str = ""
    answers: int | None = None
    can_resume: bool = True


def find_unfinished(folder: Path, pool: Pack) -> list[Unfinished]:
    """The unfinished games of a folder, newest first, damaged ones with what is wrong."""
    # The engine is imported here: the start page alone can do without it.
    from dbz_desktop.match.match import Match

    return [_describe(path, found, pool) for path, found in Match.unfinished(folder)[:MOST]]


def _describe(path: Path, found: JournalFile | JournalError, pool: Pack) -> Unfinished:
    from dbz_desktop.match.match import Match
    from dbz_desktop.match.rescue import read_good_part

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
    parts = [f"Turn {match.seat(0).view().turn}", f"{decks[0].name} against {decks[1].name}"]
    if decision is not None:
        parts.append(f"{names[decision.player]} decides")
    parts.append(_when(path))
    notices = " ".join(match.notices)
    return Unfinished(
        path, f"{names[0]} against {names[1]}", " · ".join(parts), problem or notices, answers
    )


def _when(path: Path) -> str:
    changed = datetime.fromtimestamp(path.stat().st_mtime)
    days = (datetime.now().date() - changed.date()).days
    day = {0: "today", 1: "yesterday"}.get(days, changed.strftime("%Y-%m-%d"))
    return f"{day} {changed:%H:%M}"


class ResumeStrip(QWidget):
    """The newest unfinished games, the others behind a button."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName("Unfinished games")
        self._games: list[Unfinished] = []
        self._all = False
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(em(self, 0.4))
        self.buttons: list[QWidget] = []
        self.hide()

    def set_games(self, games: list[Unfinished]) -> None:
        """Show these games, newest first."""
        self._games = games
        self._all = False
        self._fill()

    def _fill(self) -> None:
        while self._column.count():
            item = self._column.takeAt(0)
            widget = item.widget() if item else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.buttons = []
        games = self._games if self._all else self._games[:SHOWN]
        for place, game in enumerate(games):
            self._column.addWidget(self._row(game, place == 0))
        rest = len(self._games) - len(games)
        if rest > 0:
            more = button(f"Show {rest} older unfinished game{'s' if rest > 1 else ''}", "quiet")
            more.clicked.connect(self._show_all)
            self._column.addWidget(more)
        self.setVisible(bool(games))

    def _show_all(self) -> None:
        self._all = True
        self._fill()

    def _row(self, game: Unfinished, newest: bool) -> QWidget:
        frame = panel("message" if game.problem else "panel", game.title)
        row = QHBoxLayout(frame)
        pad = em(self, 0.5)
        row.setContentsMargins(pad * 2, pad, pad, pad)
        row.setSpacing(em(self, 0.8))
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(label(f"Continue: {game.title}" if game.can_resume else game.title, "lead"))
        words.addWidget(label(game.detail, "muted", wrap=True))
        if game.problem:
            words.addWidget(label(game.problem, "warning", wrap=True))
        row.addLayout(words, 1)
        if game.can_resume:
            text = "Continue" if game.answers is None else "Continue before the damage"
            go = button(
                text,
                "primary" if newest and not game.problem else "secondary",
                f"{text}: {game.title}",
            )
            go.clicked.connect(lambda _=False, g=game: self.chosen.emit(g))
            row.addWidget(go)
            self.buttons.append(go)
        return frame
