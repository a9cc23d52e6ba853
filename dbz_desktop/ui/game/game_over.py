"""The game over page: who won, by what, and what the game was like in figures."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from dbz_desktop.match.journal.reading import JournalError
from dbz_desktop.match.journal.row import Score
from dbz_desktop.match.match import Match
from dbz_desktop.match.telling.game_figures import Statistics
from dbz_desktop.ui.faces.face_size import FACE_RATIO
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.game.unsaved import Unsaved
from dbz_desktop.ui.kit.flow_layout import FitScroll
from dbz_desktop.ui.kit.layouts import add, fill, hbox, vbox
from dbz_desktop.ui.kit.measure import add_gap, em, in_ems, lay_out_again
from dbz_desktop.ui.kit.painting import smooth
from dbz_desktop.ui.kit.theme import theme
from dbz_desktop.ui.kit.widgets import RuleChip, button, label, line, named, panel, plain_tip

_HOW = {
    "survival": ("Survival Victory", "WIN-1", "{loser} has no card left in the Life Deck."),
    "mppv": (
        "Most Powerful Personality Victory",
        "WIN-2",
        "{winner} reached five anger on the highest level.",
    ),
    "dragon balls": ("Dragon Ball Victory", "WIN-3", "{winner} controls all seven of one set."),
    "effect": ("a card's effect", "HSE-12", "A card says that {winner} wins."),
    "concession": ("concession", "HSE-3", "{loser} conceded."),
}
_WHY = {"ATK-11": "Damage can discard no card that is left in {loser}'s Life Deck."}
"""Why somebody won by a rule of which it isn't what its kind of victory mostly tells."""


_ROWS = (
    ("Attacks performed", "attacks"),
    ("… that were stopped", "stopped"),
    ("Stages of damage dealt", "stages_dealt"),
    ("Life cards of damage dealt", "life_dealt"),
    ("Most life cards with one attack", "most_life"),
    ("Critical damage", "criticals"),
    ("Anger gained", "anger_gained"),
    ("Highest level reached", "top_level"),
    ("Cards drawn", "drawn"),
    ("Cards rejuvenated", "rejuvenated"),
)


class _Emblem(QWidget):
    """The winner's Main Personality before the rings of a scouter."""

    def __init__(self, faces: FaceCache) -> None:
        super().__init__()
        self._faces = faces
        self._card = None
        self.fit(0)

    def fit(self, height: int) -> None:
        """Take a good part of the page's height."""
        high = min(em(self, 40), max(em(self, 22), round(height * 0.62)))
        self.setFixedSize(round(high * 0.9), high)

    def show_card(self, card) -> None:
        self._card = card
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme()
        painter = smooth(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        centre = QPointF(self.width() / 2, self.height() / 2)
        for number in range(3, 9):
            radius = (self.width() - 4) * number / 16
            painter.setPen(QPen(look.colour("accent", max(0.05, 0.4 - number * 0.04)), 1.5))
            painter.drawEllipse(centre, radius, radius)
        if self._card is None:
            return
        height = round(self.height() * 0.88)
        width = round(height / FACE_RATIO)
        pixmap: QPixmap = self._faces.pixmap(
            self._card, QSize(width, height), self.devicePixelRatioF()
        )
        painter.drawPixmap(
            QRectF((self.width() - width) / 2, (self.height() - height) / 2, width, height),
            pixmap,
            QRectF(pixmap.rect()),
        )


class GameOverPage(QWidget):
    """Shows how a match ended and offers what comes next."""

    replayWanted = Signal()
    chancesWanted = Signal()
    rematchWanted = Signal()
    newGameWanted = Signal()
    homeWanted = Signal()
    undoWanted = Signal()

    def __init__(self, faces: FaceCache) -> None:
        super().__init__(accessibleName="Game over")
        self.setObjectName("page")
        lay_out_again(self)
        outer = vbox(self, 0, 0)
        scroll = add(outer, FitScroll(), 1)
        body = QWidget()
        column = fill(vbox(body, around=1.5), 1)
        row = fill(hbox(gap=2.5), 1)
        self.emblem = add(row, _Emblem(faces), 0, Qt.AlignmentFlag.AlignVCenter)
        self.words = add(row, QWidget(), 0, Qt.AlignmentFlag.AlignVCenter)
        self._fill(QVBoxLayout(self.words))
        row.addStretch(1)
        fill(column, row, 1)
        scroll.setWidget(body)
        outer.addWidget(self._buttons())

    def _fill(self, column: QVBoxLayout) -> None:
        column.setContentsMargins(0, 0, 0, 0)
        in_ems(column.setSpacing, 0.6)
        self.title = add(column, label("", "hero", wrap=True))
        how = add(column, hbox(gap=0.6))
        self.how = label("", "lead")
        self.chip = RuleChip()
        self.chip.setCheckable(False)
        fill(how, self.how, self.chip, 1)
        self.why = add(column, label("", "muted", wrap=True))
        self.score = add(column, label("", "lead", wrap=True))
        self.score.hide()
        add_gap(column, 0.4)
        frame = add(column, panel("panel", "Figures"))
        grid = QGridLayout(frame)
        in_ems(grid.setContentsMargins, 0.8, 0.8, 0.8, 0.8)
        in_ems(grid.setHorizontalSpacing, 1.4)
        in_ems(grid.setVerticalSpacing, 0.3)
        grid.setColumnStretch(0, 1)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        self._names = (label("", "section"), label("", "section"))
        for place, name in enumerate(self._names):
            grid.addWidget(name, 0, place + 1, right)
        grid.addWidget(line(), 1, 0, 1, 3)
        self._cells: dict[str, tuple[QLabel, QLabel]] = {}
        for number, (text, key) in enumerate(_ROWS):
            grid.addWidget(label(text, "muted"), number + 2, 0)
            cells = (label(), label())
            for place, cell in enumerate(cells):
                grid.addWidget(cell, number + 2, place + 1, right)
            self._cells[key] = cells

    def _buttons(self) -> QWidget:
        bar = panel("prompt", "What next")
        # The buttons share two rows where one is too short; the bar never widens the page.
        bar.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        column = vbox(bar, 0.4, 0.8)
        self._row, self._below = row, below = QHBoxLayout(), QHBoxLayout()
        in_ems(row.setSpacing, 0.6)
        fill(column, row, below)
        self.rematch = button(
            "Rematch", "primary", tip="The same decks; chance decides anew who begins."
        )
        self.replay = button("Watch the replay", "secondary")
        self.chances = button(
            "Turning points",
            "secondary",
            tip="The replay with each side's chance to win, and the answers that cost much.",
        )
        self.home = button("Home", "secondary", tip="To the home page (Esc)")
        self.home.clicked.connect(self.homeWanted)
        self.new_game = button("New game", "secondary")
        self.undo = button("Take the last answer back", "quiet")
        self.rematch.clicked.connect(self.rematchWanted)
        self.replay.clicked.connect(self.replayWanted)
        self.chances.clicked.connect(self.chancesWanted)
        self.new_game.clicked.connect(self.newGameWanted)
        self.undo.clicked.connect(self.undoWanted)
        fill(row, self.undo, 1, self.home, self.new_game, self.chances, self.replay, self.rematch)
        below.addStretch(1)
        return bar

    def _share_buttons(self) -> None:
        """What is wanted least often stands in a row of its own where all need more width."""
        parts = (
            self.undo, self.home, self.new_game, self.chances, self.replay, self.rematch
        )  # fmt: skip
        need = sum(part.sizeHint().width() for part in parts)
        need += self._row.spacing() * len(parts) + 2 * em(self, 0.8)
        narrow = need > self.width()
        if narrow is not (self._below.indexOf(self.undo) >= 0):
            here, there = (self._row, self._below) if narrow else (self._below, self._row)
            for part, place in ((self.undo, 0), (self.chances, 2 if narrow else 4)):
                here.removeWidget(part)
                there.insertWidget(place, part)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The winner grows with the window, as far as the figures leave room."""
        self._share_buttons()
        self.words.setFixedWidth(min(em(self, 34), self.width() - em(self, 4)))
        room = (self.width() - em(self, 42)) / 0.9
        self.emblem.setVisible(room >= em(self, 18))
        self.emblem.fit(round(min(self.height(), max(0, room) / 0.62)))
        super().resizeEvent(event)

    def show_match(self, match: Match) -> None:
        """Show the end of a match."""
        won = match.outcome
        if won is None:
            return
        # Who only watched has answered nothing.
        self.undo.setVisible(not all(match.setup.players))
        alone = any(match.setup.players)
        tip = "Play on from your last question." if alone else "Only if both players agree."
        named(self.undo, self.undo.accessibleName(), tip, tip)
        names = match.setup.names
        winner, loser = names[won.player], names[1 - won.player]
        how, rule, why = _HOW.get(won.kind, (won.kind, won.rule, ""))
        why = _WHY.get(won.rule, why)
        figures = Statistics.of(match.seat(0).history())
        self.title.setText(f"{winner} wins")
        self.how.setText(f"by {how}")
        self.chip.set_rule(won.rule or rule)
        turns = f"{figures.turns} turn{'s' if figures.turns != 1 else ''}"
        combats = f"{figures.combats} combat{'s' if figures.combats != 1 else ''}"
        self.why.setText(
            f"{why.format(winner=winner, loser=loser)} The game took {turns} with {combats}."
        )
        self.setAccessibleDescription(f"{winner} wins by {how} after {turns}")
        for name, text in zip(self._names, names, strict=True):
            name.setText(text if len(text) <= 14 else text[:13] + "…")
            name.setToolTip(plain_tip(text))
        for key, cells in self._cells.items():
            for cell, side in zip(cells, figures.players, strict=True):
                cell.setText(f"{getattr(side, key):,}")
        seat = match.seat(won.player)
        self.emblem.show_card(seat.card(seat.view().sides[won.player].mp_card))
        self.rematch.setFocus()
        self.unsaved = Unsaved(self, match)
        self._settle(match)

    def show_score(self, score: Score | None) -> None:
        """Tell how the best of three stands, where the game is one of a row."""
        words = "" if score is None else score.words
        self.score.setText(words)
        self.score.setVisible(bool(words))
        if words:
            self.setAccessibleDescription(f"{self.accessibleDescription()}. {words}")
        if score is not None and score.goes_on:
            # What was agreed on isn't over yet.
            self.rematch.setText("Next game")
            named(self.rematch, "Next game")
        if score is not None and score.winner < 0:
            tip = f"{self.rematch.toolTip()} The first to win two of three has won them."
            named(self.rematch, self.rematch.accessibleName(), tip, tip)

    def _settle(self, match: Match) -> None:
        """Write the end of the match down, where the disk was full when it came."""
        try:
            match.settle()
        except JournalError as error:
            title = "The end of this game could not be saved."
            self.unsaved.ask(title, error, lambda: self._settle(match))
