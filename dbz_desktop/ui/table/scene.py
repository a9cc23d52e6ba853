"""TableScene: the items of a table, kept at the spots that the layout gives them.

Every card that can be seen is a row of the `TableModel` and has an item. After each event the
scene works out the layout of the rows anew, and makes, moves and removes items until they agree;
a row that says something else is painted again.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QModelIndex, QObject, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from dbz_desktop.match.seats.seat import Seat
from dbz_desktop.rules.kernel import events as ev
from dbz_desktop.rules.kernel.events import HIDDEN, NOBODY, Event, Zone
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.kit.theme import theme
from dbz_desktop.ui.session.session import GameSession
from dbz_desktop.ui.table.background import ground_of
from dbz_desktop.ui.table.cards import CardItem
from dbz_desktop.ui.table.director import Director
from dbz_desktop.ui.table.event_effects import Flourish
from dbz_desktop.ui.table.faces_shown import Face, faces_shown
from dbz_desktop.ui.table.layout import crowd_of, frame_for, lay_out, zone_rect
from dbz_desktop.ui.table.painted_effect import ease
from dbz_desktop.ui.table.table_items import PILES, TableItems


class TableScene(TableItems):
    """The items of the table. `eventShown` of the session is emitted as each event appears."""

    def __init__(
        self, session: GameSession, faces: FaceCache | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(session, faces, parent)
        self.model.dataChanged.connect(self._told)
        self.director = Director(self, self)
        self.flourish = Flourish(self, self.director)
        self.text_scale = theme().scale
        self._size = (0.0, 0.0)
        self._ground: QPixmap | None = None

    # --- size and viewer -----------------------------------------------------------------

    def resize(self, width: float, height: float) -> None:
        """Lay the table out for a size, at once."""
        if (width, height) == self._size or width < 50 or height < 50:
            return
        self._size = (width, height)
        self._be_patient([item for item in self.cards.values() if item.painted])
        self.flourish.clear()
        self._ground = None
        self.setSceneRect(0, 0, width, height)
        self.arrange()

    def redress(self) -> None:
        """Draw everything in the colours of the theme that is in force now."""
        self._ground = None
        self.flourish.clear()
        for item in self.items():
            item.update()
        self.update()

    def renew(self) -> None:
        """Draw everything afresh: another viewer, or the match went back."""
        self.director.clear()
        self.flourish.clear()
        for item in list(self.cards.values()):
            self.removeItem(item)
        self.cards.clear()
        self.model.reset(self.session.view())
        for gauge in self._gauges.values():
            self.removeItem(gauge)
        seen = self._ground is not None
        self._make_gauges()
        self.arrange()
        if seen:
            self._be_patient(self.cards.values())

    def _be_patient(self, items: Iterable[CardItem]) -> None:
        """Where a table that is looked at is drawn afresh, its faces come over some frames, each
        in another size meanwhile: all of them together would hold up the window."""
        in_sight = any(view.isVisible() for view in self.views())
        for item in items:
            item.patient = in_sight

    def arrange(self) -> None:
        """Put everything where it belongs, at once."""
        if self._size[0] <= 0:
            return
        self._relay()
        for item in self.cards.values():
            self.director.forget(item)
            item.place()
        self._fit_gauges()
        for seat in (0, 1):
            self.plates[seat].refresh()
            self.lens[seat].set_shown(self.model.view.sides[seat].stages)

    def faces_of(self, seat: Seat) -> list[Face]:
        """The faces that it would show of another match."""
        return faces_shown(seat, *self._size, self.text_scale) if self._size[0] > 0 else []

    # --- events --------------------------------------------------------------------------

    def tell(self, event: Event) -> None:
        """Advance the model by one event, and tell whoever listens."""
        self.model.advance(event)
        self.session.eventShown.emit(event)

    def settle(self) -> None:
        """All is shown: lie at rest, exactly as the seat sees the table now."""
        truth = self.session.view()
        if truth != self.model.view:
            self.model.take(truth)
        self.flourish.clear()
        self.arrange()
        self.layoutChanged.emit()

    def show_event(self, event: Event, length: int) -> None:
        """Let the items follow an event that was just told."""
        if self._size[0] <= 0:
            return
        before = {seat: self.lens[seat].shown for seat in (0, 1)}
        new, gone = self._relay(keep=True)
        starts = {item: self._origin(item, event) for item in new}
        if self.director.reduced:
            self._appear(event, starts, gone, length)
        else:
            self._fly(event, starts, gone, length)
        self._fit_gauges()
        for seat in (0, 1):
            after = float(self.model.view.sides[seat].stages)
            if after != before[seat]:
                self._run_lens(seat, before[seat], after, length)
        if isinstance(event, ev.LevelChanged):
            self._run_level(event, length)
        self.flourish.show(event, length)

    def _fly(
        self, event: Event, starts: dict[CardItem, QPointF], gone: list[CardItem], length: int
    ) -> None:
        """Cards travel to their new places and out of the old ones."""
        deck = isinstance(event, ev.CardMoved) and event.source is Zone.LIFE_DECK
        deck = deck and not self.director.hurried
        for item, start in starts.items():
            item.setPos(start)
            item.setZValue(700)
        for item in self.cards.values():
            turning = deck and item in starts and item.card is not None
            pulled = isinstance(event, ev.ControlChanged) and event.card == item.instance
            # A captured card waits for the ring to close, then the chain pulls it.
            delay = length * 0.34 if pulled else 0.0
            self.travel(item, length * 0.52 if pulled else max(length, 200), delay, turning)
        if isinstance(event, ev.LevelChanged):
            self._advance(event, starts, gone, length)
            gone = []
        for item in gone:
            self._leave(item, event, length)

    def _advance(
        self,
        event: ev.LevelChanged,
        starts: dict[CardItem, QPointF],
        gone: list[CardItem],
        length: int,
    ) -> None:
        """The card of the new level appears over the old one, while the aura stands highest."""
        for item in starts:
            self._fade_in(item, length * 0.45, delay=length * 0.15)
        for item in gone:
            item.setZValue(19.8)
            self.director.move(
                lambda share: None, length * 0.62, partial(self._drop, item), owner=item
            )

    def _appear(
        self, event: Event, starts: dict[CardItem, QPointF], gone: list[CardItem], length: int
    ) -> None:
        """Reduced motion: what comes fades in where it belongs, what goes fades out where it was.

        Cards that only make room for others are simply there.
        """
        moved = getattr(event, "card", NOBODY)
        for item in self.cards.values():
            was = item.pos()
            is_new = item in starts
            self.director.forget(item)
            item.place()
            if is_new or (item.instance == moved and was != item.pos()):
                if not is_new:
                    self.flourish.leave(item, was, length)
                self._fade_in(item, max(length, 240))
        for item in gone:
            self.flourish.leave(item, item.pos(), length)
            self._drop(item)

    def _fade_in(self, item: CardItem, length: float, delay: float = 0.0) -> None:
        item.appear(0.0)
        self.director.move(
            item.appear, length, lambda: item.appear(1.0), owner=(item, "fade"), delay=delay
        )

    def _drop(self, item: CardItem) -> None:
        self.director.forget(item)
        if item.scene() is self:
            self.removeItem(item)

    def _relay(self, keep: bool = False) -> tuple[list[CardItem], list[CardItem]]:
        """Work out the layout; make new items and take spots. Returns the new and the gone."""
        model = self.model
        frame = frame_for(*self._size, model.view.viewer, self.text_scale, crowd_of(model))
        if self.layout is not None and frame.play != self.frame.play:
            self._ground = None
            self.update()
        self.layout = lay_out(model, frame)
        new: list[CardItem] = []
        for row, spot in self.layout.spots.items():
            item = self.cards.get(row)
            if item is None:
                item = self.cards[row] = CardItem(spot, self.faces)
                self.addItem(item)
                new.append(item)
            else:
                old = item.size().width()
                item.take(spot)
                item.setScale(item.scale() * old / max(1, item.size().width()))
        gone = [item for row, item in self.cards.items() if row not in self.layout.spots]
        for item in gone:
            del self.cards[item.row]
            if not keep:
                self.director.forget(item)
                self.removeItem(item)
        return new, gone

    def _told(self, first: QModelIndex, last: QModelIndex, roles: list[int]) -> None:
        """Rows say something else: what shows them is painted again."""
        if roles == [Qt.ItemDataRole.AccessibleDescriptionRole]:
            return
        for place in range(first.row(), last.row() + 1):
            row = self.model.node(first.siblingAtRow(place))
            in_pile = self.pile.of(row) if self.pile is not None else None
            for item in (self.cards.get(row), in_pile, self._gauges.get(row)):
                if item is not None:
                    item.refresh()

    def _origin(self, item: CardItem, event: Event) -> QPointF:
        """Where a new item comes from."""
        if isinstance(event, ev.CardMoved) and event.card in (item.instance, HIDDEN):
            return zone_rect(self.frame, event.source, event.player).center()
        if item.row.ghost:
            real = self.cards.get(self.model.row_of(item.instance) or item.row)
            if real is not None:
                return real.pos()
        return item.home()

    def travel(
        self, item: CardItem, length: float, delay: float = 0.0, turning: bool = False
    ) -> None:
        """Go home from wherever the item is now, in ms; `turning` turns it over on the way."""
        home, angle = item.home(), item.spot.angle
        start, scale, turned = item.pos(), item.scale(), item.rotation()
        if (start - home).manhattanLength() < 0.5 and scale == 1.0 and turned == angle:
            item.setZValue(item.spot.z)
            return
        if self.director.reduced:
            item.place()
            return
        item.setZValue(500 + item.spot.z)
        if turning:
            item.turn(0.0)

        def step(share: float) -> None:
            eased = ease(share)
            if turning:
                item.turn(min(1.0, share * 1.35))
            item.setPos(start + (home - start) * eased)
            if scale != 1.0:
                item.setScale(scale + (1.0 - scale) * eased)
            if turned != angle:
                item.setRotation(turned + (angle - turned) * eased)

        self.director.move(step, length, item.place, owner=item, delay=delay)

    def _leave(self, item: CardItem, event: Event, length: float) -> None:
        """An item that has no spot any more flies into the zone it went to, or just goes."""

        def away() -> None:
            if item.scene() is self:
                self.removeItem(item)

        moved = isinstance(event, ev.CardMoved) and event.card == item.instance
        real = item.row.known and not item.row.ghost
        if moved and real:
            assert isinstance(event, ev.CardMoved)
            goal = zone_rect(self.frame, event.target, event.to_player).center()
            start = item.pos()
            item.setZValue(600)
            self.director.move(
                lambda share: item.setPos(start + (goal - start) * share * share),
                length,
                away,
                owner=item,
            )
        elif real and item.row.zone is Zone.DISCARD:
            # It lies buried now; the newer cards are still on their way to cover it.
            self.director.move(lambda share: None, length, away, owner=item)
        else:
            self.director.forget(item)
            away()

    def _run_lens(self, seat: int, start: float, end: float, length: float) -> None:
        lens = self.lens[seat]
        if self.director.reduced:
            lens.set_shown(end)
            return
        self.director.move(
            lambda share: lens.set_shown(start + (end - start) * share),
            max(length, 240),
            owner=lens,
        )

    def _run_level(self, event: ev.LevelChanged, length: float) -> None:
        """The power level runs from the level that was left to the new one."""
        if self.director.reduced:
            return
        lens = self.lens[event.player]
        mp = self.model.view.sides[event.player].mp
        lens.leave_level(self.model.card(mp[event.before - 1]))
        self.director.move(
            lens.set_share, max(length, 400), lambda: lens.set_share(1.0), owner=(lens, "level")
        )

    # --- what is beside the cards ----------------------------------------------------------

    def _fit_gauges(self) -> None:
        """Let everything beside the cards lie where the frame says."""
        frame, own = self.frame, self.viewer
        places = (frame.life, frame.discard, frame.banished, frame.aside)
        for seat in (0, 1):
            self.lens[seat].fit(frame.lens[seat], frame.text)
            self.plates[seat].fit(frame.plate[seat], frame.text)
            self.chips[seat].fit(frame.chips[seat], frame.text)
            for zone, rects in zip(PILES, places, strict=True):
                pile = self.piles[zone][seat]
                pile.fit(rects[seat], frame.text)
                pile.set_height(frame.lift, frame.pile_width)
            size = frame.life[seat].size().toSize()
            self.piles[Zone.LIFE_DECK][seat].back = partial(self._back, size)
        self.middle.fit(frame.middle, frame.text)
        taken = [spot.rect for spot in self.frame_spots()]
        slots = frame.slot[own], frame.slot[1 - own]
        self.middle.set_slots(slots, (slots[0] in taken, slots[1] in taken))

    def _back(self, size: QSize, dpr: float) -> QPixmap:
        return self.faces.pixmap(None, size, dpr)

    # --- the ground ------------------------------------------------------------------------

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The ground, painted once for each size."""
        rect = QRectF(rect)
        device = painter.device()
        dpr = device.devicePixelRatio() if device is not None else 1.0
        if self._ground is None or self._ground.devicePixelRatio() != dpr:
            self._ground = ground_of(self.frame, self.viewer, dpr)
        source = QRectF(rect.topLeft() * dpr, rect.size() * dpr)
        painter.drawPixmap(rect, self._ground, source)
