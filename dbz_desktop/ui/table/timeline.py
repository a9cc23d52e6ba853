"""TimelineWidget: the game as it runs, turn by turn and attack by attack, and who may act."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QTreeView, QWidget

from dbz_desktop.match.telling.damage_account import account_of
from dbz_desktop.match.telling.timeline import Node
from dbz_desktop.rules.kernel.events import Event, GameWon
from dbz_desktop.ui.kit.layouts import fill, vbox
from dbz_desktop.ui.kit.measure import at_new_look
from dbz_desktop.ui.kit.models import Index
from dbz_desktop.ui.kit.painted_text import draw_line, draw_plain
from dbz_desktop.ui.kit.painting import smooth
from dbz_desktop.ui.kit.theme import draw_icon, theme
from dbz_desktop.ui.kit.widgets import named, plain_tip
from dbz_desktop.ui.session.session import GameSession
from dbz_desktop.ui.system.timers import single_shot
from dbz_desktop.ui.table.damage_popup import AccountPopup
from dbz_desktop.ui.table.timeline_model import TimelineModel, TimelineRole
from dbz_desktop.ui.table.timeline_rows import TimelineDelegate


class ActorStrip(QWidget):
    """Who may act now, by name, colour and part: attacker, defender, whose turn it is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = ""
        self._part = ""
        self._icon = ""
        self._colour = "line-strong"
        self._fit()
        at_new_look(self._fit)

    def _fit(self) -> None:
        self.setFixedHeight(round(theme().px("lead") * 1.3 + theme().px("caption") * 1.7))

    def tell(self, words: str, part: str = "", icon: str = "", colour: str = "line-strong") -> None:
        """Say who may act."""
        self._words, self._part, self._icon, self._colour = words, part, icon, colour
        self.setAccessibleName(f"{words}. {part}" if part else words)
        self.setToolTip(plain_tip(f"{words}\n{part}" if part else words))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A bar in the player's colour, the icon of the part, the words."""
        look = theme()
        painter = smooth(self)
        painter.fillRect(self.rect(), look.colour("panel"))
        painter.fillRect(0, self.height() - 1, self.width(), 1, look.colour("line"))
        painter.fillRect(0, 0, 4, self.height() - 1, look.colour(self._colour))
        left = look.px("body") * 0.8
        if self._icon:
            side = look.px("lead") * 1.25
            spot = QRectF(left, (self.height() - side) / 2, side, side)
            draw_icon(painter, self._icon, spot, "text")
            left = spot.right() + look.px("body") * 0.5
        room = self.width() - left - 4
        first = look.px("lead") * 1.3
        top = (self.height() - first - (look.px("caption") * 1.4 if self._part else 0)) / 2
        draw_line(painter, self._words, QRectF(left, top, room, first), "text", look.px("lead"))
        if self._part:
            draw_plain(
                painter,
                self._part,
                QRectF(left, top + first, room, look.px("caption") * 1.4),
                "text-muted",
                look.px("caption"),
            )


class _Tree(QTreeView):
    """Follows its width, and leaves what keys and clicks mean to the timeline."""

    keyed = Signal(int)
    pressed_at = Signal(QPoint)
    moved = Signal(QPoint)
    gone = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHeaderHidden(True)
        self.setIndentation(0)
        self.setRootIsDecorated(False)
        self.setExpandsOnDoubleClick(False)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QTreeView.ScrollMode.ScrollPerPixel)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def drawBranches(self, painter: QPainter, rect: QRect, index: Index) -> None:
        """The delegate draws its own."""

    def keyboardSearch(self, search: str) -> None:
        """Letters are keys of the game."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape):
            self.keyed.emit(event.key())
            event.accept()
            return
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self.pressed_at.emit(event.position().toPoint())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self.moved.emit(event.position().toPoint())

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self.gone.emit()
        return super().viewportEvent(event)


class TimelineWidget(QWidget):
    """The turns with their steps, the attacks with theirs, and what happened in each."""

    cardHovered = Signal(int)
    """The card that the row under the pointer is about, or -1."""
    cardClicked = Signal(int)
    """A card whose name was clicked or chosen with Enter."""
    ruleWanted = Signal(str)
    leaveWanted = Signal()
    """Escape was pressed: the keyboard goes back to the table."""

    def __init__(self, session: GameSession) -> None:
        super().__init__(accessibleName="Timeline", minimumWidth=180)
        self.setObjectName("timeline")
        self.session = session
        self._won: GameWon | None = None
        self._following = True
        self._popup: AccountPopup | None = None
        self.model = TimelineModel(session, self)
        self.strip = ActorStrip(self)
        self.view = named(_Tree(self), "Turns, their steps, and attacks")
        self.setFocusProxy(self.view)
        self.delegate = TimelineDelegate(self.view)
        self.delegate.viewer = session.viewer
        self.view.setItemDelegate(self.delegate)
        self.view.setModel(self.model)
        fill(vbox(self, 0, 0), self.strip, (self.view, 1))
        self._settling = single_shot(self, 0, self._settle)
        self.view.pressed_at.connect(self._pressed)
        self.view.moved.connect(self._moved)
        self.view.gone.connect(self._gone)
        self.view.keyed.connect(self._keyed)
        self.view.entered.connect(self._entered)
        self.view.selectionModel().currentChanged.connect(self._walked)
        self.view.verticalScrollBar().actionTriggered.connect(lambda _: self._scrolled())
        self.model.rowsInserted.connect(self._grown)
        self.model.dataChanged.connect(self._changed)
        self.model.modelReset.connect(self._renewed)
        session.viewerChanged.connect(self._viewer_changed)
        # The model's slots come first: what is told here is in the rows already.
        session.eventsArrived.connect(lambda _: self._tell_actor())
        session.eventShown.connect(self._shown)
        session.decisionChanged.connect(lambda _: self._tell_actor())
        self._renewed()

    # --- who may act ---------------------------------------------------------------------------

    def _shown(self, event: Event) -> None:
        if isinstance(event, GameWon):
            self._won = event
        if self.model.unseen <= 0:
            self._tell_actor()

    def _tell_actor(self) -> None:
        """Say who may act, once everything that led there has been shown."""
        names = self.session.names
        seat = self.session.waiting_for
        moving = self.model.unseen > 0
        self.delegate.actor = -1 if moving or seat is None else seat
        outcome = self._won or self.session.outcome
        if moving:
            self.strip.tell("Cards are moving …", self._where())
        elif seat is not None:
            colour = "accent" if seat == self.session.viewer else "amber"
            icon, part = self._part(seat)
            self.strip.tell(f"{names[seat]} decides", part, icon, colour)
        elif isinstance(outcome, GameWon):
            self.strip.tell(f"{names[outcome.player]} wins", f"Rule {outcome.rule}", "star", "gold")
        else:
            self.strip.tell("The game stands still", self._where())
        self.view.viewport().update()

    def _part(self, seat: int) -> tuple[str, str]:
        """A player's icon and part now: attacker or defender, else whose turn it is."""
        attack = self.model.course.attack
        if attack is not None and attack.attack is not None:
            attacks = attack.attack.player == seat
            return ("attack", "Attacker") if attacks else ("defense", "Defender")
        turn = self.model.course.turn
        if turn is not None and turn.seat >= 0:
            return "personality", f"{self.session.names[turn.seat]}'s turn"
        return "personality", ""

    def _where(self) -> str:
        node = self.model.course.current
        return f"{node.text} · {node.rule}" if node is not None and node.rule else ""

    def _viewer_changed(self, viewer: int) -> None:
        self.delegate.viewer = viewer
        self._won = None
        self.close_account()
        self._tell_actor()

    # --- following -----------------------------------------------------------------------------

    def _renewed(self) -> None:
        self._following = True
        roots = self.model.rowCount()
        if roots:
            self.view.expand(self.model.index(roots - 1, 0))
            self._open_current()
        self._follow_soon()
        self._tell_actor()

    def _open_current(self) -> None:
        """Open the way down to what is going on."""
        index = self.model.current()
        while index.isValid():
            self.view.expand(index)
            index = index.parent()

    def _grown(self, parent: QModelIndex, first: int, last: int) -> None:
        node = self.model.node(parent)
        if node.kind == "root":
            # A new turn: what came before folds up, to look back at.
            for row in range(max(0, first - 1), first):
                self.view.collapse(self.model.index(row, 0))
        elif node.kind in ("phase", "turn") and node.now and first:
            before = self.model.index(first - 1, 0, parent)
            if self.model.node(before).kind in ("attack", "action"):
                self.view.collapse(before)
        self._follow_soon()

    def _changed(self, first: QModelIndex, last: QModelIndex) -> None:
        node = self.model.node(first)
        if node.kind == "phase" and node.reached and not node.now:
            self.view.collapse(first)
        if node.now:
            self._follow_soon()

    def _follow_soon(self) -> None:
        """Events that come together move the view once."""
        if not self._settling.isActive():
            self._settling.start()

    def _settle(self) -> None:
        if not self._following:
            return
        self._open_current()
        current = self.model.current()
        if not current.isValid():
            return
        attack = self.model.course.attack
        if attack is not None:
            # All its steps, as far as there is room.
            self.view.scrollTo(self.model.index_of(attack), QTreeView.ScrollHint.PositionAtTop)
        last = current
        while self.model.rowCount(last) and self.view.isExpanded(last):
            last = self.model.index(self.model.rowCount(last) - 1, 0, last)
        self.view.scrollTo(last)
        self.view.scrollTo(current)

    def _scrolled(self) -> None:
        """Looking back stops the following; coming back to what is going on takes it up."""
        QTimer.singleShot(0, self._look_where)

    def _look_where(self) -> None:
        rect = self.view.visualRect(self.model.current())
        self._following = self.view.viewport().rect().intersects(rect)

    # --- pointing and choosing -----------------------------------------------------------------

    def _entered(self, index: QModelIndex) -> None:
        self.cardHovered.emit(max(-1, index.data(TimelineRole.CARD)))

    def _row(self, index: Index) -> QRectF:
        rect = QRectF(self.view.visualRect(index))  # type: ignore[arg-type]
        rect.setLeft(0)
        rect.setRight(self.view.viewport().width())
        return rect

    def _card_at(self, at: QPoint) -> int:
        index = self.view.indexAt(at)
        if not index.isValid():
            return -1
        return self.delegate.card_at(index, self._row(index), at.toPointF())

    def _pressed(self, at: QPoint) -> None:
        index = self.view.indexAt(at)
        if not index.isValid():
            return
        node = self.model.node(index)
        card = self._card_at(at)
        if card >= 0 and not (node.kind == "attack" and self.model.hasChildren(index)):
            self.cardClicked.emit(card)
        elif node.kind == "line" and node.tells_damage:
            self._explain(index, now=True)
        else:
            self._toggle(index)
            if card >= 0:
                self.cardClicked.emit(card)

    def _toggle(self, index: QModelIndex) -> None:
        if not self.model.hasChildren(index):
            return
        self.view.setExpanded(index, not self.view.isExpanded(index))
        node = self.model.node(index)
        if node.kind == "attack" and self.view.isExpanded(index):
            # An attack that is looked back at is shown with all that happened in it.
            for row in range(self.model.rowCount(index)):
                self.view.expand(self.model.index(row, 0, index))

    def _moved(self, at: QPoint) -> None:
        index = self.view.indexAt(at)
        node = self.model.node(index)
        card = self._card_at(at) if index.isValid() else -1
        opens = index.isValid() and self.model.hasChildren(index)
        hand = card >= 0 or opens or node.tells_damage
        self.view.viewport().setCursor(
            Qt.CursorShape.PointingHandCursor if hand else Qt.CursorShape.ArrowCursor
        )
        if node.kind == "line" and card >= 0:
            self.cardHovered.emit(card)
        if node.tells_damage and (node.kind == "line" or self._over_result(index, at)):
            self._explain(index)
        else:
            self._let_go()

    def _over_result(self, index: QModelIndex, at: QPoint) -> bool:
        return self.delegate.result_rect(self._row(index)).contains(at.toPointF())

    def _gone(self) -> None:
        self._let_go()
        self.cardHovered.emit(-1)

    def _keyed(self, key: int) -> None:
        index = self.view.currentIndex()
        if key == Qt.Key.Key_Escape:
            if self._popup is not None and self._popup.isVisible():
                self._popup.close_now()
            else:
                self.leaveWanted.emit()
            return
        if not index.isValid():
            return
        node = self.model.node(index)
        if node.kind == "line" and node.tells_damage:
            self._explain(index, now=True)
            if self._popup is not None:
                self._popup.enter()
        elif self.model.hasChildren(index):
            self._toggle(index)
        elif node.card >= 0:
            self.cardClicked.emit(node.card)

    def _walked(self, index: QModelIndex, before: QModelIndex) -> None:
        """The keyboard has moved to another row."""
        if not self.view.hasFocus() or not index.isValid():
            return
        self._following = False
        node = self.model.node(index)
        self.cardHovered.emit(max(-1, node.card))
        if node.tells_damage:
            self._explain(index)
        else:
            self.close_account()

    # --- the account of a damage number --------------------------------------------------------

    @property
    def popup(self) -> AccountPopup:
        """The popup with the account of a damage number, made when it is first needed."""
        if self._popup is None or self._popup.host is not self.window():
            if self._popup is not None:
                self._popup.deleteLater()
            self._popup = AccountPopup(
                self.window(), self.model.name_of, lambda seat: self.session.names[seat]
            )
            self._popup.cardClicked.connect(self.cardClicked)
            self._popup.ruleWanted.connect(self.ruleWanted)
            self.destroyed.connect(_remover(self._popup))
        return self._popup

    def explain(self, attack: Any, beside: QRect, now: bool = False) -> None:
        """Tell how an attack's damage came about, beside a rectangle in global coordinates.

        `attack` is its `AttackSummary`; `now` doesn't wait for the pointer to rest.
        """
        account = account_of(attack)
        if account is None:
            return
        if now:
            self.popup.show_now(account, beside)
        else:
            self.popup.ask(account, beside)

    def let_go(self) -> None:
        """The pointer has left a damage number elsewhere."""
        self._let_go()

    def close_account(self) -> None:
        """Close the popup."""
        if self._popup is not None:
            self._popup.close_now()

    def _explain(self, index: QModelIndex, now: bool = False) -> None:
        node: Node = self.model.node(index)
        rect = self.view.visualRect(index)
        corner = self.view.viewport().mapToGlobal(QPoint(0, rect.top()))
        width = self.view.viewport().width()
        self.explain(node.attack, QRect(corner.x(), corner.y(), width, rect.height()), now)

    def _let_go(self) -> None:
        if self._popup is not None:
            self._popup.let_go()

    def showEvent(self, event) -> None:
        """What is going on is in sight, also after the timeline was folded."""
        super().showEvent(event)
        self._following = True
        self._follow_soon()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What is going on stays in sight."""
        super().resizeEvent(event)
        self._follow_soon()

    def hideEvent(self, event) -> None:
        """What it explained goes with it."""
        self.close_account()
        super().hideEvent(event)


def _remover(popup: AccountPopup) -> Callable[[], None]:
    """Takes a popup away when the timeline is gone; the window may outlive it, or be gone first."""

    def remove() -> None:
        try:
            popup.deleteLater()
        except RuntimeError:
            # The window took it along.
            return

    return remove
