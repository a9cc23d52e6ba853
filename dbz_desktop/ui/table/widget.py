"""TableWidget: the table as a widget. what the session shows, and where its input goes."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QContextMenuEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget
from shiboken6 import isValid

from dbz_desktop.match.aids.marking import Marking
from dbz_desktop.rules.kernel.decisions import Decision
from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.kit.measure import at_new_look
from dbz_desktop.ui.kit.theme import theme
from dbz_desktop.ui.session.session import GameSession
from dbz_desktop.ui.table.accessible_nodes import AccessibleNodes
from dbz_desktop.ui.table.cards import CardItem
from dbz_desktop.ui.table.choosing import Chooser
from dbz_desktop.ui.table.dragging import Dragging
from dbz_desktop.ui.table.focus import ARROWS, Target
from dbz_desktop.ui.table.forecast import Forecasts
from dbz_desktop.ui.table.gauges import Gauge
from dbz_desktop.ui.table.loupe import Loupe
from dbz_desktop.ui.table.open_pile import FanItem
from dbz_desktop.ui.table.pile_opening import PileOpening
from dbz_desktop.ui.table.view import TableView
from dbz_desktop.ui.table.walking import ENTER, Walker
from dbz_desktop.ui.table.whychip import Explainer

_CHORD = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier
"""With these, arrows are a page's shortcuts: an attack or a turn of a replay."""


class TableWidget(TableView):
    """Shows the table of a session. Emits what is chosen; answering is the page's part.

    The pointer's drags are `dragging`'s, the keyboard is `walker`'s, open piles are `fans`', what
    a click means is `chooser`'s, what is shown larger is `loupe`'s, and what a screen reader finds
    is `nodes`'.
    """

    def __init__(
        self,
        session: GameSession,
        parent: QWidget | None = None,
        faces: FaceCache | None = None,
    ) -> None:
        super().__init__(session, parent, faces)
        at_new_look(self._new_look)
        self._hovered, self._by_key = -1, False
        self._hover_item: CardItem | None = None
        self._pointer: QPoint | None = None
        """Where on the table the mouse was seen last, None where a key points or nothing does."""
        self._lit: CardItem | None = None
        self.loupe = Loupe(self)
        self.explainer = Explainer(self, self.loupe)
        self.forecasts = Forecasts(self)
        self.walker = Walker(self, self.spoken)
        self.nodes = AccessibleNodes(self, self.walker, self.activate)
        self.fans = PileOpening(self, self.walker, self.nodes, self.activate, self.hover)
        self.chooser = Chooser(self, self.explainer, self.forecasts, self.openFan)
        self.dragging = Dragging(self, self.forecasts, self.chooser.take)
        director = self.table.director
        director.busyChanged.connect(self._busy_changed)
        session.pace(True)
        session.eventsArrived.connect(lambda _events: self.closeFan())
        session.eventsArrived.connect(director.push)
        session.decisionChanged.connect(self._decision_changed)
        session.viewerChanged.connect(self._renew)
        self.table.layoutChanged.connect(self._at_rest)
        self.destroyed.connect(lambda: session.pace(False))
        self._decision_changed(session.decision)

    # --- what pages ask of it ----------------------------------------------------------------

    @property
    def pointed(self) -> int:
        """The card that is pointed at, by mouse or keyboard, or -1."""
        return self._hovered

    def skipAnimations(self) -> None:
        """Show everything that still waits at once."""
        self.table.director.skip()

    def setSpeed(self, name: str) -> None:
        """ "slow", "normal", "fast" or "off"."""
        self.table.director.set_speed(name)

    def setReducedMotion(self, reduced: bool) -> None:
        """Let cards appear at their places instead of flying there."""
        self.table.director.reduced = reduced

    def show_marks(self, marking: Marking | None) -> None:
        """Show which cards are marked for the question, or with None that none can be."""
        self.table.model.ask(self.table.model.decision, marking)
        self.nodes.later()

    def setTextScale(self, scale: float) -> None:
        """The user's text size, 1.0 to 2.0."""
        self.table.text_scale = scale
        self.table.arrange()

    # --- what the session tells ---------------------------------------------------------------

    def _renew(self, viewer: int) -> None:
        self.dragging.cancel()
        self.loupe.hide()
        self.closeFan()
        self.nodes.clear()
        self.walker.forget()
        self._hover_item = self._lit = None
        self.table.renew()
        self._show_options()

    def _decision_changed(self, decision: Decision | None) -> None:
        if self.marking is not None and self.marking.decision is not decision:
            self.show_marks(None)
        self.chooser.close_menu()
        self.loupe.hide()
        self.dragging.cancel()
        self._show_options()

    def _busy_changed(self, busy: bool) -> None:
        self.loupe.hide()
        self._show_options()
        if not busy:
            self._point_again()
        self.busyChanged.emit(busy)

    def _point_again(self) -> None:
        """Cards have moved under a mouse that lies still: what it points at is what lies there."""
        item = self._hover_item
        if self._pointer is None or item is None or not isValid(item):
            return
        if not item.area().contains(self.mapToScene(self._pointer)):
            self._point(self._pointer)

    def _point(self, at: QPoint) -> None:
        target = self._target_at(at)
        self.hover(target if isinstance(target, CardItem) else None)

    def _at_rest(self) -> None:
        if not self.busy:
            self.walker.mend()
            self.nodes.later()
            if self.walker.target is not None:
                # What was said of it as it got the focus need not be so any more.
                self.setAccessibleDescription(self._words_of(self.walker.target))

    def _show_options(self) -> None:
        """Options glow only while the table is at rest: what they mean must be in sight."""
        self.explainer.chip.forget()
        self.table.model.ask(None if self.busy else self.session.decision, self.marking)
        if not self.busy and self.table.layout is not None:
            self._at_rest()
            self.dragging.follow_aim()
        self.forecasts.refresh()

    def _new_look(self) -> None:
        """Nothing that was drawn in the old colours or the old size may stay."""
        self.table.redress()
        self.setTextScale(theme().scale)
        self.fans.resize()

    # --- geometry ----------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the table out for the new size."""
        super().resizeEvent(event)
        self.dragging.cancel()
        self.loupe.hide()
        self.table.resize(self.viewport().width(), self.viewport().height())
        self.fans.resize()
        self._show_options()

    # --- open piles and choosing -------------------------------------------------------------

    def openFan(self, seat: int, zone: Zone) -> None:
        """Open a pile over the table, for both players to read."""
        self.fans.open(seat, zone)
        self.nodes.later()

    def closeFan(self) -> None:
        """Close the open pile."""
        self.fans.close()

    def activate(self, target: Target | None) -> None:
        """What a click or Enter on a card or a pile does."""
        self.chooser.activate(target)

    def tell_why(self) -> None:
        """Say why the card in focus, or pointed at, can't be played now."""
        item = self._hover_item
        focused = self.walker.target
        if item is None and isinstance(focused, CardItem):
            item = focused
        said = self.explainer.explain(item)
        if said:
            self.announce(said)
        elif item is not None and item.options:
            self.announce("It can be played now.")

    def light(self, instance: int) -> None:
        """Mark the card that an answer means while that answer is pointed at; -1 marks none."""
        item = self.card_item(instance) if instance >= 0 else None
        if self._lit is not item:
            if self._lit is not None and isValid(self._lit):
                self._lit.set_mark(marked=False)
            self._lit = item
            if item is not None:
                item.set_mark(marked=True)

    # --- the mouse ---------------------------------------------------------------------------

    def _target_at(self, at: QPoint) -> Target | None:
        for item in self.items(at):
            if isinstance(item, (CardItem, Gauge)):
                return item
            if isinstance(item, FanItem):
                return None
        return None

    def hover(self, item: CardItem | None, by_key: bool = False) -> None:
        """Something is pointed at, or nothing any more."""
        self.loupe.point(item, by_key)
        if self._hover_item is not item:
            if self._hover_item is not None:
                self._hover_item.set_mark(hovered=False)
            self._hover_item = item
            if item is not None:
                item.set_mark(hovered=True)
        self.explainer.left(item)
        instance = item.instance if item is not None else -1
        # A mouse that comes to where the keyboard stands points as well.
        if instance != self._hovered or by_key != self._by_key:
            self._hovered, self._by_key = instance, by_key
            self.cardHovered.emit(instance)
            pointing = item is not None and bool(item.options)
            shape = Qt.CursorShape.PointingHandCursor if pointing else Qt.CursorShape.ArrowCursor
            self.viewport().setCursor(shape)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Skip what moves, or take hold of a card."""
        if event.button() != Qt.MouseButton.LeftButton:
            self.dragging.cancel()
            return
        self.dragging.press(None, QPoint())
        self.walker.ring = False
        self.walker.hide()
        if self.busy:
            self.skipAnimations()
            return
        at = event.position().toPoint()
        target = self._target_at(at)
        self.dragging.press(target, at)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at a card, or drag it."""
        at = event.position().toPoint()
        if event.buttons() & Qt.MouseButton.LeftButton and self.dragging.move(at):
            self.loupe.hide()
            return
        self._pointer = at
        self._point(at)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose what was clicked, or what was dragged to its place."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        at = event.position().toPoint()
        item = self.dragging.pressed
        if self.dragging.release(at):
            return
        target = self._target_at(at)
        if isinstance(target, CardItem) and target is not item:
            return
        if target is None and self.fan is not None:
            self.closeFan()
            return
        if target is not None:
            self.walker.set(target, ring=False)
        self.activate(target)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The menu of what is pointed at, or of what has the focus."""
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            self.chooser.open_menu(self.walker.target)
            return
        target = self._target_at(event.pos())
        if target is not None and not self.dragging.active:
            self.walker.set(target, ring=False)
            self.chooser.open_menu(target, event.globalPos())

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is pointed at any more."""
        self._pointer = None
        self.hover(None)
        super().leaveEvent(event)

    def wheelEvent(self, event) -> None:
        """The table never scrolls."""
        event.ignore()

    def viewportEvent(self, event: QEvent) -> bool:
        """A chip that says why a card can't be played; a tool tip of what a gauge says."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            target = self._target_at(event.pos())
            if isinstance(target, CardItem):
                text = (
                    "" if self.explainer.point(target) else self.forecasts.tip_of(target.instance)
                )
            else:
                text = target.tip() if target is not None else ""
            if text:
                QToolTip.showText(event.globalPos(), text, self.viewport())
            else:
                QToolTip.hideText()
            return True
        return super().viewportEvent(event)

    # --- the keyboard ------------------------------------------------------------------------

    @property
    def focusTarget(self) -> Target | None:
        """The card or gauge that has the keyboard's focus."""
        return self.walker.target

    def jump(self, place: str) -> None:
        """Take the keyboard to a place of `walking.JUMPS`; an open pile is closed."""
        self.closeFan()
        self.walker.jump(place)

    def event(self, event: QEvent) -> bool:
        """Letters are for the search of an open pile, arrows for the focus, not for shortcuts."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            plain = not event.modifiers() & _CHORD
            walks = self.walker.ring and plain and Qt.Key(event.key()) in ARROWS
            if walks or self.fans.takes(event):
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move the focus, Enter chooses, Space skips, Esc lets go or closes."""
        key = Qt.Key(event.key())
        menu = key == Qt.Key.Key_F10 and event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        if key == Qt.Key.Key_Escape and self.dragging.cancel():
            return
        if self.fans.type(event):
            return
        if key in (Qt.Key.Key_Space, *ENTER) and self.busy:
            self.skipAnimations()
        elif key in ENTER:
            if self.walker.target is None or not self.walker.ring:
                # Nothing shows what Enter would choose, so it shows that first.
                self.walker.ring = True
                self.walker.arrive()
            else:
                self.activate(self.walker.target)
        elif key == Qt.Key.Key_Menu or menu:
            self.chooser.open_menu(self.walker.target)
        elif not self.walker.key(event):
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where the focus is."""
        super().focusInEvent(event)
        by_key = (
            Qt.FocusReason.TabFocusReason,
            Qt.FocusReason.BacktabFocusReason,
            Qt.FocusReason.ShortcutFocusReason,
        )
        if event.reason() in by_key:
            self.walker.ring = True
        if event.reason() is not Qt.FocusReason.MouseFocusReason:
            self.walker.arrive()
        if event.reason() is Qt.FocusReason.OtherFocusReason:
            # Nobody went to the card, so nothing comes to lie over the others.
            self.loupe.hide()
            self.explainer.left(None)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The focus ring goes; the place is remembered."""
        super().focusOutEvent(event)
        self.walker.hide()
        self.loupe.hide()
        if self.walker.ring:
            self.forecasts.point_at_card(-1)
            self.explainer.left(None)

    def spoken(self, target: Target) -> None:
        """The focus came to a card or a gauge: show it large, and say it."""
        if isinstance(target, CardItem):
            if self.walker.ring and self.hasFocus():
                self._pointer = None
                self.hover(target, by_key=True)
                self.explainer.point(target)
        elif self.walker.ring:
            if self._pointer is None:
                self.hover(None)
            self.forecasts.point_at_card(-1)
        self.setAccessibleDescription(self._words_of(target))
        QAccessible.updateAccessibility(
            QAccessibleEvent(self, QAccessible.Event.DescriptionChanged)
        )
        self.nodes.focus(target)

    def _words_of(self, target: Target) -> str:
        """What a screen reader says of a card or a gauge that has the focus."""
        words = self.table.model.name(target.row)
        if not isinstance(target, CardItem):
            return words
        why, told = self.whyNot(target), self.forecasts.aloud_of(target.instance)
        return ". ".join(part for part in (words, why, told) if part)
