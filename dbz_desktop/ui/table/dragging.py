"""Dragging: a card is taken by the pointer, and places light up where it may be dropped.

What a place means comes from the options of the present decision alone: an attack belongs in the
middle or on whom it attacks, a card that is played among one's cards in play, a discarded one on
the discard pile, an option of a personality on that personality.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QApplication, QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from dbz_desktop.cards.model import CardType
from dbz_desktop.rules.decisions import Act, Ask, Decision
from dbz_desktop.rules.events import Zone
from dbz_desktop.ui.table.cards import CardItem
from dbz_desktop.ui.table.focus import rect_of
from dbz_desktop.ui.theme import draw_icon, ink_on, theme

if TYPE_CHECKING:
    from dbz_desktop.ui.table.widget import TableWidget

BACK = 180
"""How long a card that is dropped nowhere takes to go home, in milliseconds."""

_WORDS = {
    Act.ATTACK: ("Attack", "attack"),
    Act.DEFEND: ("Defend", "defense"),
    Act.USE: ("Use", "instant"),
    Act.PLAY: ("Place in play", "zone-play"),
    Act.YES: ("Use", "check"),
    Act.PICK: ("Choose", "check"),
}


@dataclass(slots=True)
class Drop:
    """A place where the card may be dropped, what that means, and the options that it stands for.

    `card` is the card that is aimed at, or -1; `aim` says that an enemy is attacked.
    """

    rect: QRectF
    words: str
    icon: str
    options: list[int] = field(default_factory=list)
    card: int = -1
    aim: bool = False
    also: QRectF | None = None
    """A place that counts too, but isn't drawn."""

    def takes(self, at: QPointF) -> bool:
        """True when a card that is let go there is dropped here."""
        return self.rect.contains(at) or (self.also is not None and self.also.contains(at))


def drops_for(view: TableWidget, item: CardItem, decision: Decision) -> list[Drop]:
    """The places where a card may be dropped now, cards before areas."""
    table, frame = view.table, view.table.frame
    own = table.viewer
    areas: dict[str, Drop] = {}
    cards: dict[int, Drop] = {}

    def area(name: str, rect: QRectF, act: Act, index: int, also: QRectF | None = None) -> None:
        words, sign = _WORDS.get(act, ("Choose", "check"))
        if name == "discard":
            words, sign = "Discard", "zone-discard"
        elif name == "banished":
            words, sign = "Banish", "zone-banished"
        drop = areas.setdefault(name, Drop(rect, words, sign, also=also))
        drop.options.append(index)

    def card(instance: int, words: str, sign: str, index: int, aim: bool = False) -> None:
        target = table.item_of(instance)
        if target is not None and target is not item:
            drop = cards.setdefault(
                instance, Drop(rect_of(target), words, sign, card=instance, aim=aim)
            )
            drop.options.append(index)

    performers = {decision.options[i].performer for i in item.options}
    for index in item.options:
        option = decision.options[index]
        if option.act is Act.PLAY:
            area("play", frame.play[own], option.act, index, frame.middle)
            continue
        if option.act is Act.PICK and _gives_up(decision, "discard"):
            area("discard", frame.discard[own], option.act, index)
            continue
        if option.act is Act.PICK and _gives_up(decision, "banish"):
            area("banished", frame.banished[own], option.act, index)
            continue
        area("middle", frame.middle, option.act, index)
        if option.performer >= 0 and len(performers) > 1:
            name = view.title_of(option.performer)
            card(option.performer, f"{_WORDS[option.act][0]} with {name}", "personality", index)
        if option.act is Act.ATTACK:
            for enemy in _enemies(view):
                card(enemy, f"Attack {view.title_of(enemy)}", "attack", index, aim=True)
    return [*cards.values(), *areas.values()]


def _gives_up(decision: Decision, verb: str) -> bool:
    """True when the picked card goes to the pile of that verb."""
    if verb == "discard" and decision.ask is Ask.DISCARD:
        return True
    return decision.prompt.casefold().startswith(verb)


def _enemies(view: TableWidget) -> list[int]:
    """The other side's MP and Allies."""
    side = view.table.projection.view.sides[1 - view.table.viewer]
    found = [side.mp_card]
    for entry in side.play:
        card = view.table.projection.card(entry.card)
        if card is not None and card.type is CardType.ALLY and not entry.captured:
            found.append(entry.card)
    return found


class DropZones(QGraphicsItem):
    """The lit places, the one under the pointer brighter and with a firm frame."""

    def __init__(self, drops: list[Drop], rect: QRectF) -> None:
        super().__init__()
        self.drops = drops
        self.over: Drop | None = None
        self._rect = rect
        self.setZValue(750)

    def boundingRect(self) -> QRectF:
        """The whole table."""
        return self._rect

    def shape(self) -> QPainterPath:
        """Nothing that could be pointed at."""
        return QPainterPath()

    def light(self, at: QPointF) -> Drop | None:
        """The pointer is there now."""
        over = next((drop for drop in self.drops if drop.takes(at)), None)
        if over is not self.over:
            self.over = over
            self.update()
        return over

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Every place with its frame."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = theme()
        for drop in reversed(self.drops):
            over = drop is self.over
            name = "danger" if drop.aim else "accent"
            style = Qt.PenStyle.SolidLine if over else Qt.PenStyle.DashLine
            painter.setPen(QPen(look.colour(name), 3.5 if over else 2, style))
            painter.setBrush(look.colour(name, 0.28 if over else 0.1))
            painter.drawRoundedRect(drop.rect.adjusted(2, 2, -2, -2), 9, 9)


class DropWords(QGraphicsItem):
    """What the places mean, above the card that is carried, which would hide it."""

    def __init__(self, zones: DropZones, text: float) -> None:
        super().__init__()
        self._zones = zones
        self._text = text
        self.setZValue(900)

    def boundingRect(self) -> QRectF:
        """The whole table."""
        return self._zones.boundingRect()

    def shape(self) -> QPainterPath:
        """Nothing that could be pointed at."""
        return QPainterPath()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """A plate with icon and words for every place, the one pointed at last."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for drop in sorted(self._zones.drops, key=lambda drop: drop is self._zones.over):
            self._draw(painter, drop, drop is self._zones.over)

    def _draw(self, painter: QPainter, drop: Drop, over: bool) -> None:
        look = theme()
        colour = look.colour("danger" if drop.aim else "accent")
        size = self._text * (1.25 if over else 1.1)
        font = look.font(size, bold=True, display=True)
        width = QFontMetricsF(font).horizontalAdvance(drop.words) + size * 3
        plate = QRectF(0, 0, width, size * 1.9)
        # On a card the words lie low, so that the face can still be told; on an area at its top.
        at = QPointF(drop.rect.center().x(), drop.rect.top() + plate.height() * 0.7)
        if drop.card >= 0:
            at.setY(drop.rect.bottom() - plate.height() * 0.8)
        plate.moveCenter(at)
        whole = self.boundingRect()
        plate.moveLeft(min(max(plate.left(), whole.left() + 4), whole.right() - width - 4))
        painter.setPen(QPen(colour, 1.5))
        painter.setBrush(colour if over else look.colour("panel", 0.96))
        painter.drawRoundedRect(plate, plate.height() / 2, plate.height() / 2)
        ink = ink_on(colour) if over else look.colour("text")
        side = size * 1.1
        box = QRectF(plate.left() + size * 0.7, plate.center().y() - side / 2, side, side)
        draw_icon(painter, drop.icon, box, ink)
        painter.setFont(font)
        painter.setPen(ink)
        words = plate.adjusted(size * 2.1, 0, 0, 0)
        painter.drawText(
            words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, drop.words
        )


class Dragging:
    """The card that the pointer holds, if it holds one."""

    def __init__(self, view: TableWidget) -> None:
        self._view = view
        self.pressed: CardItem | None = None
        self._at = QPoint()
        self.zones: DropZones | None = None
        self._words: DropWords | None = None

    @property
    def active(self) -> bool:
        """True while a card is carried about."""
        return self.zones is not None

    def press(self, item: CardItem | None, at: QPoint) -> None:
        """The button went down on a card, or beside the cards."""
        self.pressed, self._at = item, at

    def move(self, at: QPoint) -> bool:
        """The pointer moves with the button held; True while it holds a card."""
        view, item = self._view, self.pressed
        if item is None:
            return False
        if self.zones is None:
            far = (at - self._at).manhattanLength() >= QApplication.startDragDistance()
            if not far or not item.options or item.parentItem() is not None:
                return True
            self._begin(item)
        if self.zones is not None:
            item.setPos(view.mapToScene(at))
            before = self.zones.over
            if self.zones.light(view.mapToScene(at)) is not before and self._words is not None:
                self._words.update()
        return True

    def _begin(self, item: CardItem) -> None:
        view = self._view
        decision = view.bridge.decision
        if decision is None or view.picking:
            return
        drops = drops_for(view, item, decision)
        self.zones = DropZones(drops, view.table.sceneRect())
        self._words = DropWords(self.zones, view.table.frame.text)
        view.forecasts.make_way(True)
        view.table.addItem(self.zones)
        view.table.addItem(self._words)
        view.table.director.forget(item)
        item.setZValue(800)
        item.setOpacity(0.92)
        view.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def release(self, at: QPoint) -> bool:
        """The button went up; True if a card was let go."""
        item, zones = self.pressed, self.zones
        self.pressed = None
        if item is None or zones is None:
            return False
        where = self._view.mapToScene(at)
        drop = None if self._home(item).contains(where) else zones.light(where)
        self._end(item)
        if drop is not None:
            if drop.aim:
                self._view.aim_at(drop.card)
            self._view.chooser.take(item, drop.options)
        return True

    def cancel(self) -> bool:
        """Esc: the card goes home and nothing happens; False if none was held."""
        item, held = self.pressed, self.zones is not None
        self.pressed = None
        if item is not None and held:
            self._end(item)
        return held

    def _home(self, item: CardItem) -> QRectF:
        if item.spot.zone is Zone.HAND:
            return self._view.table.frame.hand[item.spot.seat]
        return item.spot.rect

    def _end(self, item: CardItem) -> None:
        view = self._view
        view.forecasts.make_way(False)
        for drawn in (self.zones, self._words):
            if drawn is not None:
                view.table.removeItem(drawn)
        self.zones = self._words = None
        view.viewport().setCursor(Qt.CursorShape.ArrowCursor)
        if item.scene() is view.table:
            item.setOpacity(0.62 if item.spot.ghost else 1.0)
            # Home in any case: if the drop plays the card, its event moves it on from there.
            view.table.travel(item, BACK)
