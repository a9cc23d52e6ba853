"""TableView: the table as something to be looked at. what can be seen of it, and where it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from dbz_desktop.match.aids.marking import Marking
from dbz_desktop.match.telling.table_rows import Row
from dbz_desktop.rules.kernel.events import HIDDEN
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.kit.announcing import say
from dbz_desktop.ui.session.session import GameSession
from dbz_desktop.ui.table.cards import CardItem
from dbz_desktop.ui.table.focus import Target
from dbz_desktop.ui.table.handmoves import HandMoves
from dbz_desktop.ui.table.open_pile import FanItem
from dbz_desktop.ui.table.scene import TableScene


class TableView(QGraphicsView):
    """Shows the table of a session, before anything in it can be pointed at or chosen."""

    cardHovered = Signal(int)
    """The instance under the pointer or in focus, or -1."""
    optionActivated = Signal(int)
    """The index of an option of the present decision."""
    cardPicked = Signal(int)
    """The instance of a card that was clicked while cards are picked, not options."""
    cardMarked = Signal(int)
    """The instance of a card that was clicked while several are marked for one question."""
    busyChanged = Signal(bool)
    """True while events are still being shown."""
    readWanted = Signal(int)
    """The instance of a card that is to be shown large, with all that is known of it."""
    wordingsWanted = Signal(int)
    """The instance of a card whose wordings are to be shown."""

    def __init__(
        self,
        session: GameSession,
        parent: QWidget | None = None,
        faces: FaceCache | None = None,
    ) -> None:
        super().__init__(parent)
        self.session = session
        self.table = TableScene(session, faces, self)
        self.setScene(self.table)
        self.setObjectName("table")
        self.setAccessibleName("Table")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState, False)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(560, 400)
        self.hands: HandMoves | None = None
        """While it is set, a click picks a card instead of choosing an option, and a drag moves
        it by hand."""
        self.offered: Callable[[int], Sequence[tuple[str, Callable[[], object]]]] = lambda _: ()
        """What the page offers to do with a card in its menu, in words."""

    @property
    def busy(self) -> bool:
        """True while events are still being shown."""
        return self.table.director.busy

    @property
    def marking(self) -> Marking | None:
        """The cards that are marked for the present question; while there is one, a click marks."""
        return self.table.model.marking

    @property
    def fan(self) -> FanItem | None:
        """The open pile, or None."""
        return self.table.pile

    def whyNot(self, item: CardItem) -> str:
        """Why a card can't be chosen now, with the rule; empty when it can."""
        return "" if self.busy else self.table.model.why_not(item.row)

    def cardPosition(self, instance: int) -> QPoint | None:
        """The middle of a card in the viewport's coordinates, or None when it isn't shown."""
        item = self.card_item(instance)
        return self.mapFromScene(item.scenePos()) if item is not None else None

    def on_screen(self, target: Target) -> QPoint:
        """The middle of a card or a gauge on the screen."""
        middle = target.area().center()
        return self.viewport().mapToGlobal(self.mapFromScene(middle))

    def shown(self, row: Row) -> Target | None:
        """What shows a row, in the open pile or on the table; None where it isn't to be seen."""
        return self.fan.of(row) if self.fan is not None else self.table.target_of(row)

    def lying(self) -> Iterator[tuple[str, Target]]:
        """What lies open, in reading order, with the group that it is in: the open pile, or the
        table. The keyboard walks it, and a screen reader tells it."""
        if self.fan is not None:
            yield from ((self.fan.title, card) for card in self.fan.shown())
            return
        for group, target in self._open():
            yield self.table.model.name(group), target

    def targets(self) -> list[Target]:
        """Everything that the keyboard can reach now, in reading order."""
        found = self.fan.shown() if self.fan is not None else (each for _, each in self._open())
        return [target for target in found if target.row.reachable]

    def _open(self) -> Iterator[tuple[Row, Target]]:
        """What lies open on the table itself, each with the row of its group."""
        for group, row in self.table.model.reading():
            if row.reachable or row.card == HIDDEN:
                target = self.table.target_of(row)
                if target is not None:
                    yield group, target

    def announce(self, text: str) -> None:
        """Let a screen reader say something at once."""
        say(self, text)

    def card_item(self, instance: int) -> CardItem | None:
        """The item of a card, the one in the open pile if it lies there; None if there is none."""
        if self.fan is not None:
            for item in self.fan.shown():
                if item.instance == instance:
                    return item
        return self.table.item_of(instance)
