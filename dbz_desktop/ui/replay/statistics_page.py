"""The page of statistics: a player's games and wins, by deck, opponent and victory."""

from __future__ import annotations

import time

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from dbz_desktop.match.journal.summary import Summary, summaries
from dbz_desktop.match.journal.summary_words import how_won
from dbz_desktop.match.journal.tallies import Tallies, Tally, persons_of, tallies_of
from dbz_desktop.paths import matches_folder
from dbz_desktop.ui.kit.choice_box import Choice
from dbz_desktop.ui.kit.layouts import fill, hbox
from dbz_desktop.ui.kit.measure import em, in_ems, lay_out_again
from dbz_desktop.ui.kit.page import ListPage
from dbz_desktop.ui.kit.section_table import SectionTable
from dbz_desktop.ui.kit.widgets import label
from dbz_desktop.ui.system.work import Work

COLUMNS = ("Finished games", "Games", "Won", "Lost", "Share won")

PARTS = 3
LEAST = 32
"""How wide a part with its names and numbers is at least beside another, in line heights."""


class StatisticsPage(ListPage):
    """One player's games at a time; the folder of games is read beside the window."""

    def __init__(self) -> None:
        super().__init__("Statistics")
        self._games: list[Summary] = []
        self.player = Choice("Player")
        self.player.setMinimumContentsLength(20)
        in_ems(self.player.setMaximumWidth, 18)
        self.sum = label("", "lead")
        self.head = QWidget()
        row = fill(hbox(self.head, 0.8, 0), label("Player", "muted"), self.player)
        row.addWidget(self.sum, 1)
        self.body.addWidget(self.head)
        self.tables = [SectionTable("Games and wins", COLUMNS) for _ in range(PARTS)]
        shelf = QWidget()
        row = hbox(shelf, 0.8, 0)
        for table in self.tables:
            # Eyes lose the line where the numbers stand too far from the names.
            in_ems(table.setMaximumWidth, 56)
            row.addWidget(table, 1)
        row.addStretch()
        self._across = 1
        lay_out_again(self)
        self.add_list(shelf)
        self.player.currentIndexChanged.connect(lambda _index: self._fill())
        self.show_list(False, "Reading the games …")
        self._work = Work(self._read, self)
        self._work.done.connect(self._take)
        self._work.start()

    def focus_start(self) -> None:
        """Put the keyboard where the player is chosen."""
        self.player.setFocus()

    @staticmethod
    def _read(work: Work) -> list[Summary]:
        found = []
        for summary in summaries(matches_folder()):
            if work.cancelled:
                break
            found.append(summary)
            if len(found) % 32 == 0:
                # Python runs one thread at a time: let the window have its turn.
                time.sleep(0.005)
        return found

    def _take(self, games: list[Summary]) -> None:
        self._games = games
        self.player.fill((name, name) for name in persons_of(games))
        self._fill()

    def _fill(self) -> None:
        player = self.player.currentData()
        self.head.setVisible(player is not None)
        if player is None:
            text = "Each game that is played to its end counts here, as long as its file is kept."
            self.show_list(False, "No game is over yet", text)
            return
        found = tallies_of(player, self._games)
        self.sum.setText(said(found.all))
        parts, last = sections(found), self._across - 1
        for place, table in enumerate(self.tables):
            own = parts[place : place + 1] if place < last else parts[place:] * (place == last)
            table.empty()
            table.setVisible(bool(own))
            table.setAccessibleName(f"Games and wins: {', '.join(title for title, _ in own)}")
            for title, tallies in own:
                table.add_heading(title)
                for tally in tallies:
                    numbers = (str(tally.games), str(tally.won), str(tally.lost), share(tally))
                    table.add_row((tally.name, *numbers), f"{tally.name}: {said(tally)}")
            table.dress()
        self.show_list(True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As many parts beside each other as there is room for; the last ones share theirs."""
        super().resizeEvent(event)
        across = max(1, min(len(self.tables), self.width() // em(self, LEAST)))
        if across != self._across:
            self._across = across
            self._fill()


def sections(found: Tallies) -> tuple[tuple[str, tuple[Tally, ...]], ...]:
    """The parts of the table with their headings."""
    by_victory = tuple(Tally(_title(t.name), t.games, t.won) for t in found.by_victory)
    return (
        ("With the deck", found.by_deck),
        ("Against", found.by_opponent),
        ("The game ended by", by_victory),
    )


def _title(kind: str) -> str:
    words = how_won(kind)
    return words[:1].upper() + words[1:]


def share(tally: Tally) -> str:
    """The share of games won, in percent."""
    return f"{round(100 * tally.won / tally.games)} %"


def said(tally: Tally) -> str:
    """A tally as a sentence."""
    games = f"{tally.games} game{'' if tally.games == 1 else 's'}"
    return f"{games}, {tally.won} won, {tally.lost} lost ({share(tally)} won)"
