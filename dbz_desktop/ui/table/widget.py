"""TableWidget: the table as a widget. Mouse, drag and drop, keyboard, and what is said aloud."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QMenu, QToolTip, QWidget

from dbz_desktop.rules.decisions import Act, Decision
from dbz_desktop.rules.events import Zone
from dbz_desktop.ui.bridge import EngineBridge
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.models import options_by_card
from dbz_desktop.ui.pages.rulebook import rule_note
from dbz_desktop.ui.table.cards import CardItem
from dbz_desktop.ui.table.fan import CLOSE_KEYS, FanItem, pile_of
from dbz_desktop.ui.table.focus import ARROWS, Target, first_of, nearest
from dbz_desktop.ui.table.gauges import Gauge, PileItem
from dbz_desktop.ui.table.scene import TableScene
from dbz_desktop.ui.theme import icon

_ICONS = {
    Act.ATTACK: "attack",
    Act.DEFEND: "defense",
    Act.USE: "instant",
    Act.PLAY: "zone-play",
    Act.PASS: "skip",
}


class TableWidget(QGraphicsView):
    """Shows the table of a bridge. Emits what is chosen; answering is the page's part."""

    cardHovered = Signal(int)
    """The instance under the pointer or in focus, or -1."""
    optionActivated = Signal(int)
    """The index of an option of the present decision."""
    cardPicked = Signal(int)
    """The instance of a card that was clicked while cards are picked, not options."""
    busyChanged = Signal(bool)
    """True while events are still being shown."""

    def __init__(
        self,
        bridge: EngineBridge,
        parent: QWidget | None = None,
        faces: FaceCache | None = None,
    ) -> None:
        super().__init__(parent)
        self.bridge = bridge
        self.table = TableScene(bridge, faces, self)
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
        self.picking = False
        """While it is set, a click picks a card instead of choosing an option."""
        self._hovered = -1
        self._focus: Target | None = None
        self._pressed: CardItem | None = None
        self._press_at = QPoint()
        self._dragging = False
        self._fan: FanItem | None = None
        self._fan_of: tuple[int, Zone] | None = None
        self._menu: QMenu | None = None
        director = self.table.director
        director.busyChanged.connect(self._busy_changed)
        bridge.pace(True)
        bridge.eventsArrived.connect(director.push)
        bridge.decisionChanged.connect(self._decision_changed)
        bridge.viewerChanged.connect(self._renew)
        self.destroyed.connect(lambda: bridge.pace(False))
        self._decision_changed(bridge.decision)

    # --- what pages ask of it ----------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """True while events are still being shown."""
        return self.table.director.busy

    def setViewer(self, seat: int) -> None:
        """Show the table from another seat, with its hand. Also tells the bridge."""
        self.bridge.setViewer(seat)

    def skipAnimations(self) -> None:
        """Show everything that still waits at once."""
        self.table.director.skip()

    def setSpeed(self, name: str) -> None:
        """ "slow", "normal", "fast" or "off"."""
        self.table.director.set_speed(name)

    def setReducedMotion(self, reduced: bool) -> None:
        """Let cards appear at their places instead of flying there."""
        self.table.director.reduced = reduced

    def setTextScale(self, scale: float) -> None:
        """The user's text size, 1.0 to 2.0."""
        self.table.text_scale = scale
        self.table.arrange()

    def cardPosition(self, instance: int) -> QPoint | None:
        """The middle of a card in the viewport's coordinates, or None when it isn't shown."""
        item = self._item(instance)
        return self.mapFromScene(item.scenePos()) if item is not None else None

    def _item(self, instance: int) -> CardItem | None:
        if self._fan is not None:
            for item in self._fan.items:
                if item.instance == instance:
                    return item
        return self.table.item_of(instance)

    # --- what the bridge tells ---------------------------------------------------------------

    def _renew(self, viewer: int) -> None:
        self.closeFan()
        self._set_focus(None)
        self.table.renew()
        self._show_options()

    def _decision_changed(self, decision: Decision | None) -> None:
        if self._menu is not None:
            self._menu.close()
        self._show_options()

    def _busy_changed(self, busy: bool) -> None:
        self._show_options()
        self.busyChanged.emit(busy)

    def _show_options(self) -> None:
        """Options glow only while the table is at rest: what they mean must be in sight."""
        options = {} if self.busy else options_by_card(self.bridge.decision)
        self.table.show_options(options)
        for seat in (0, 1):
            side = self.table.projection.view.sides[seat]
            for pile, cards in (
                (self.table.discards[seat], side.discard),
                (self.table.banished[seat], side.banished),
            ):
                pile.set_glow(any(card in options for card in cards))
        if self._fan is not None:
            self._fan.set_options(options)

    # --- geometry ----------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the table out for the new size."""
        super().resizeEvent(event)
        self.closeFan()
        self.table.resize(self.viewport().width(), self.viewport().height())
        self._show_options()

    # --- the fan -----------------------------------------------------------------------------

    def openFan(self, seat: int, zone: Zone) -> None:
        """Open a pile over the table, for both players to read."""
        self.closeFan()
        view = self.table.projection.view
        cards = getattr(view.sides[seat], pile_of(zone))
        label = {Zone.DISCARD: "discard pile", Zone.BANISHED: "Banished Zone"}.get(zone, "aside")
        count = "1 card" if len(cards) == 1 else f"{len(cards)} cards"
        self._fan = FanItem(
            f"{view.names[seat]}: {label}, {count}",
            cards,
            self.table.sceneRect(),
            self.table.projection.card,
            self.table.faces,
            self.table.frame.text,
        )
        self._fan_of = (seat, zone)
        self.table.addItem(self._fan)
        self._fan.set_options(self.table.projection.options)
        self._set_focus(self._fan.items[0] if self._fan.items and self.hasFocus() else None)

    def closeFan(self) -> None:
        """Close the open pile."""
        if self._fan is None:
            return
        fan, self._fan = self._fan, None
        self._fan_of = None
        if self._focus in fan.items:
            self._focus = None
        self.table.removeItem(fan)
        self._hover(None)

    @property
    def fan(self) -> FanItem | None:
        """The open pile, or None."""
        return self._fan

    # --- choosing ----------------------------------------------------------------------------

    def activate(self, target: Target | None) -> None:
        """What a click or Enter on a card or a pile does."""
        if isinstance(target, CardItem):
            heap = self._pile_under(target)
            if self.picking and target.instance >= 0 and heap is None:
                self.cardPicked.emit(target.instance)
                return
            if heap is not None and (self.picking or self._choices_in(*heap) > 1):
                self.openFan(*heap)
                return
            if len(target.options) == 1:
                self.optionActivated.emit(target.options[0])
                return
            if target.options:
                self._ask(target)
                return
            if heap is not None:
                self.openFan(*heap)
            else:
                self._explain(target)
        elif isinstance(target, PileItem):
            zone = self._zone_of(target)
            if zone is not None:
                self.openFan(*zone)

    def _pile_under(self, item: CardItem) -> tuple[int, Zone] | None:
        spot = item.spot
        if item.parentItem() is None and spot.zone in (Zone.DISCARD, Zone.BANISHED, Zone.ASIDE):
            return spot.seat, spot.zone
        return None

    def _choices_in(self, seat: int, zone: Zone) -> int:
        """How many cards of a pile can be chosen now."""
        cards = getattr(self.table.projection.view.sides[seat], pile_of(zone))
        return sum(card in self.table.projection.options for card in cards)

    def _zone_of(self, pile: PileItem) -> tuple[int, Zone] | None:
        for seat in (0, 1):
            for found, zone in (
                (self.table.discards[seat], Zone.DISCARD),
                (self.table.banished[seat], Zone.BANISHED),
                (self.table.aside[seat], Zone.ASIDE),
            ):
                if found is pile:
                    return seat, zone
        return None

    def _ask(self, item: CardItem) -> None:
        """A card with several options: a small menu."""
        decision = self.bridge.decision
        if decision is None:
            return
        if self._menu is not None:
            # Only now: a menu must outlive the key or click that chose from it.
            self._menu.deleteLater()
        menu = QMenu(self)
        menu.setAccessibleName("What to do with this card")
        for index in item.options:
            option = decision.options[index]
            action = menu.addAction(icon(_ICONS.get(option.act, "check")), option.label)
            action.triggered.connect(lambda _=False, i=index: self.optionActivated.emit(i))
        self._menu = menu
        menu.popup(self.viewport().mapToGlobal(self.mapFromScene(item.scenePos())))
        menu.setActiveAction(menu.actions()[0])

    def whyNot(self, item: CardItem) -> str:
        """Why a card can't be chosen now, with the rule; empty when it can."""
        if item.options or item.instance < 0 or self.busy:
            return ""
        why = self.bridge.why_not(item.instance)
        return f"{why.reason} ({why.rule})" if why is not None else ""

    def _explain(self, item: CardItem) -> None:
        text = self.whyNot(item)
        if text:
            at = self.viewport().mapToGlobal(self.mapFromScene(item.scenePos()))
            QToolTip.showText(at, text, self.viewport())

    # --- the mouse ---------------------------------------------------------------------------

    def _target_at(self, at: QPoint) -> Target | None:
        for item in self.items(at):
            if isinstance(item, (CardItem, Gauge)):
                return item
            if isinstance(item, FanItem):
                return None
        return None

    def _hover(self, item: CardItem | None) -> None:
        instance = item.instance if item is not None else -1
        for card in self.table.cards.values():
            card.set_mark(hovered=card is item)
        if instance != self._hovered:
            self._hovered = instance
            self.cardHovered.emit(instance)
            pointing = item is not None and bool(item.options)
            shape = Qt.CursorShape.PointingHandCursor if pointing else Qt.CursorShape.ArrowCursor
            self.viewport().setCursor(shape)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Skip what moves, or take hold of a card."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        if self.busy:
            self.skipAnimations()
            self._pressed = None
            return
        target = self._target_at(event.position().toPoint())
        self._press_at = event.position().toPoint()
        self._pressed = target if isinstance(target, CardItem) else None
        self._dragging = False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at a card, or drag it."""
        at = event.position().toPoint()
        item = self._pressed
        if item is not None and event.buttons() & Qt.MouseButton.LeftButton:
            far = (at - self._press_at).manhattanLength() >= QApplication.startDragDistance()
            if not self._dragging and far and item.options and item.parentItem() is None:
                self._dragging = True
                self.table.director.forget(item)
                item.setZValue(800)
                self.table.middle.set_drop(True)
                self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            if self._dragging:
                item.setPos(self.mapToScene(at))
            return
        target = self._target_at(at)
        self._hover(target if isinstance(target, CardItem) else None)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose what was clicked, or what was dragged out of its place."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        at = event.position().toPoint()
        item, self._pressed = self._pressed, None
        if self._dragging and item is not None:
            self._dragging = False
            self.table.middle.set_drop(False)
            self.viewport().setCursor(Qt.CursorShape.ArrowCursor)
            dropped = self.mapToScene(at)
            home = item.spot.rect
            if item.spot.zone is Zone.HAND:
                home = self.table.frame.hand[item.spot.seat]
            # Back home in any case: if the drop plays the card, its event moves it from there.
            if home.contains(dropped):
                self.table.travel(item, 180)
            else:
                if len(item.options) != 1:
                    self.table.travel(item, 180)
                self.activate(item)
            return
        target = self._target_at(at)
        if isinstance(target, CardItem) and target is not item:
            return
        if target is None and self._fan is not None:
            self.closeFan()
            return
        if target is not None:
            self._set_focus(target, ring=False)
        self.activate(target)

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is pointed at any more."""
        self._hover(None)
        super().leaveEvent(event)

    def wheelEvent(self, event) -> None:
        """The table never scrolls."""
        event.ignore()

    def viewportEvent(self, event: QEvent) -> bool:
        """Tool tips: why a card can't be played, what a gauge says."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            target = self._target_at(event.pos())
            text = ""
            if isinstance(target, CardItem):
                text = self.whyNot(target)
                why = self.bridge.why_not(target.instance) if text else None
                if why is not None:
                    text = f"{text}\n\n{rule_note(why.rule)}"
            elif target is not None:
                text = target.name()
            if text:
                QToolTip.showText(event.globalPos(), text, self.viewport())
            else:
                QToolTip.hideText()
            return True
        return super().viewportEvent(event)

    # --- the keyboard ------------------------------------------------------------------------

    def targets(self) -> list[Target]:
        """Everything that the keyboard can reach now."""
        if self._fan is not None:
            return list(self._fan.items)
        found: list[Target] = [
            item
            for item in self.table.cards.values()
            if item.instance >= 0
            and not item.spot.ghost
            and item.spot.zone not in (Zone.DISCARD, Zone.BANISHED, Zone.ASIDE)
        ]
        found += [gauge for gauge in self.table.gauges() if gauge.name()]
        return found

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move the focus, Enter chooses, Space skips, Esc closes."""
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Space and self.busy:
            self.skipAnimations()
        elif key in ARROWS:
            self._step_focus(key)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.busy:
                self.skipAnimations()
            elif self._focus is not None:
                self.activate(self._focus)
        elif key in CLOSE_KEYS and self._fan is not None:
            self.closeFan()
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where the focus is when it comes by the keyboard."""
        super().focusInEvent(event)
        by_key = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        if event.reason() in by_key:
            self._set_focus(self._focus or first_of(self.targets()))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The focus ring goes; the place is remembered."""
        super().focusOutEvent(event)
        self._ring(self._focus, False)

    def _step_focus(self, key: Qt.Key) -> None:
        targets = self.targets()
        if self._focus is None or self._focus not in targets:
            self._set_focus(first_of(self.targets()))
            return
        best = nearest(targets, self._focus, ARROWS[key])
        if best is not None:
            self._set_focus(best)

    def _set_focus(self, target: Target | None, ring: bool = True) -> None:
        self._ring(self._focus, False)
        self._focus = target
        if target is None:
            return
        self._ring(target, ring)
        words = target.name()
        if isinstance(target, CardItem):
            why = self.whyNot(target)
            words = f"{words}. {why}" if why else words
            if ring:
                self._hover(target)
        self.setAccessibleDescription(words)
        QAccessible.updateAccessibility(
            QAccessibleEvent(self, QAccessible.Event.DescriptionChanged)
        )

    @staticmethod
    def _ring(target: Target | None, on: bool) -> None:
        if isinstance(target, CardItem):
            target.set_mark(focused=on)
            if on:
                target.setZValue(max(target.spot.z, 300 + target.spot.z))
            else:
                target.setZValue(target.spot.z)
        elif target is not None:
            target.focused = on
            target.update()

    @property
    def focusTarget(self) -> Target | None:
        """The card or gauge that has the keyboard's focus."""
        return self._focus
