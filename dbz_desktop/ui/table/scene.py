"""TableScene: the items of the table, kept at the spots that the layout gives them.

The scene is a projection of a projection: it looks at the view of the table that is being shown
(`Projection`), works out the layout, and makes, moves and removes items until they agree.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from dbz_desktop.cards.model import CardType
from dbz_desktop.rules.kernel import events as ev
from dbz_desktop.rules.kernel.events import HIDDEN, NOBODY, Event, Zone
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.kit.theme import theme
from dbz_desktop.ui.session.projection import Projection
from dbz_desktop.ui.session.session import GameSession
from dbz_desktop.ui.table.background import paint_ground
from dbz_desktop.ui.table.cards import CardItem
from dbz_desktop.ui.table.chips import ChipsItem
from dbz_desktop.ui.table.director import Director
from dbz_desktop.ui.table.event_effects import VICTORIES, Flourish
from dbz_desktop.ui.table.gauges import Gauge, PileItem, PlateItem
from dbz_desktop.ui.table.layout import (
    Frame,
    Key,
    Layout,
    Spot,
    crowd_of,
    frame_for,
    lay_out,
    zone_rect,
)
from dbz_desktop.ui.table.middle import MiddleItem, summary
from dbz_desktop.ui.table.painted_effect import ease
from dbz_desktop.ui.table.scouter import LensItem
from dbz_desktop.ui.table.side_items import sync_sides

STEP_NAMES = {
    "draw": "Draw Step",
    "planning": "Planning Step",
    "combat": "Combat Step",
    "discard": "Discard Step",
    "rejuvenation": "Rejuvenation Step",
}


class TableScene(QGraphicsScene):
    """The items of the table. `eventShown` of the session is emitted as each event appears."""

    layoutChanged = Signal()

    def __init__(
        self, session: GameSession, faces: FaceCache | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.session = session
        self.projection = Projection(session, self)
        self.faces = faces or FaceCache()
        self.faces.news.changed.connect(self._face_changed)
        self.director = Director(self)
        self.cards: dict[Key, CardItem] = {}
        self.layout: Layout | None = None
        self.text_scale = theme().scale
        self._size = (0.0, 0.0)
        self._ground: QPixmap | None = None
        self.flourish = Flourish(self)
        self._make_gauges()

    # --- what there is -------------------------------------------------------------------

    @property
    def frame(self) -> Frame:
        """The fixed places."""
        assert self.layout is not None
        return self.layout.frame

    @property
    def viewer(self) -> int:
        """Whose side is below."""
        return self.projection.view.viewer

    def _make_gauges(self) -> None:
        own = self.viewer
        self.lens = tuple(LensItem(seat == own) for seat in (0, 1))
        self.plates = tuple(PlateItem(seat == own) for seat in (0, 1))
        self.chips = tuple(ChipsItem(seat == own) for seat in (0, 1))
        self.life = tuple(
            PileItem("Life Deck", "zone-life", seat == own, deck=True) for seat in (0, 1)
        )
        self.discards = tuple(PileItem("Discard", "zone-discard", seat == own) for seat in (0, 1))
        self.banished = tuple(PileItem("Banished", "zone-banished", seat == own) for seat in (0, 1))
        self.aside = tuple(PileItem("Aside", "setup", seat == own) for seat in (0, 1))
        self.middle = MiddleItem()
        self.middle.title = self._title
        self.middle.ally = self._ally
        for seat in (0, 1):
            for gauge in self._side_gauges(seat):
                gauge.setData(0, seat)
                self.addItem(gauge)
        self.addItem(self.middle)

    def _face_changed(self, card_id: str) -> None:
        for item in self.items():
            if isinstance(item, CardItem) and (not card_id or item.shows(card_id)):
                item.renew()

    def _side_gauges(self, seat: int) -> tuple[Gauge, ...]:
        return (
            self.lens[seat],
            self.plates[seat],
            self.chips[seat],
            self.life[seat],
            self.discards[seat],
            self.banished[seat],
            self.aside[seat],
        )

    def gauges(self) -> list[Gauge]:
        """Every gauge that is shown."""
        found: list[Gauge] = [self.middle]
        for seat in (0, 1):
            found += [gauge for gauge in self._side_gauges(seat) if gauge.isVisible()]
        return found

    def _title(self, card: int) -> str:
        known = self.projection.card(card)
        return known.title if known else ""

    def _ally(self, performer: int) -> str:
        """The name of an Ally that performs an attack; empty for an MP, which goes unsaid."""
        known = self.projection.card(performer)
        return known.title if known and known.type is CardType.ALLY else ""

    def frame_spots(self) -> list[Spot]:
        """Every spot that is taken."""
        return list(self.layout.spots.values()) if self.layout is not None else []

    def item_of(self, instance: int) -> CardItem | None:
        """The item of a card, its ghost in the middle if it lies nowhere else."""
        item = self.cards.get(("card", instance, 0))
        if item is not None:
            return item
        return next((found for found in self.cards.values() if found.instance == instance), None)

    # --- size and viewer -----------------------------------------------------------------

    def resize(self, width: float, height: float) -> None:
        """Lay the table out for a size, at once."""
        if (width, height) == self._size or width < 50 or height < 50:
            return
        self._size = (width, height)
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
        before = self.viewer
        self.projection.reset()
        if self.viewer != before:
            for seat in (0, 1):
                for gauge in self._side_gauges(seat):
                    self.removeItem(gauge)
            self.removeItem(self.middle)
            self._make_gauges()
        self.arrange()

    def arrange(self) -> None:
        """Put everything where it belongs, at once."""
        if self._size[0] <= 0:
            return
        self._relay()
        for item in self.cards.values():
            self.director.forget(item)
            item.place()
        self._sync_gauges()
        for seat in (0, 1):
            self.lens[seat].set_shown(self.projection.view.sides[seat].stages)

    # --- events --------------------------------------------------------------------------

    def tell(self, event: Event) -> None:
        """Advance the projection by one event, and tell whoever listens."""
        self.projection.advance(event)
        self.session.eventShown.emit(event)

    def settle(self) -> None:
        """All is shown: lie at rest, exactly as the seat sees the table now."""
        truth = self.session.view()
        if truth != self.projection.view:
            self.projection.reset()
        self.flourish.clear()
        self.arrange()
        self.layoutChanged.emit()

    def show_event(self, event: Event, length: int) -> None:
        """Let the items follow an event that was just told."""
        if self._size[0] <= 0:
            return
        before = {seat: self.lens[seat].shown for seat in (0, 1)}
        old_hand = {key: item.pos() for key, item in self.cards.items() if key[0] == "hand"}
        new, gone = self._relay(keep=True)
        starts = {item: self._origin(item, event, old_hand, gone) for item in new}
        if self.director.reduced:
            self._appear(event, starts, gone, length)
        else:
            self._fly(event, starts, gone, length)
        self._sync_gauges()
        for seat in (0, 1):
            after = float(self.projection.view.sides[seat].stages)
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
        view = self.projection.view
        crowd = crowd_of(view, self.projection.card)
        frame = frame_for(*self._size, view.viewer, self.text_scale, crowd)
        if self.layout is not None and frame.play != self.frame.play:
            self._ground = None
            self.update()
        self.layout = lay_out(view, frame, self.projection.card)
        new: list[CardItem] = []
        for key, spot in self.layout.spots.items():
            card = self.projection.card(spot.card)
            item = self.cards.get(key)
            if item is None:
                item = CardItem(key, spot, card, self.faces)
                item.set_options([] if spot.ghost else self.projection.options.get(spot.card, []))
                self.cards[key] = item
                self.addItem(item)
                new.append(item)
            else:
                old = item.size().width()
                item.take(spot, card)
                grown = item.scale() * old / max(1, item.size().width())
                item.setScale(grown)
        gone = [item for key, item in self.cards.items() if key not in self.layout.spots]
        for item in gone:
            del self.cards[item.key]
            if not keep:
                self.director.forget(item)
                self.removeItem(item)
        return new, gone

    def _origin(
        self,
        item: CardItem,
        event: Event,
        old_hand: dict[Key, QPointF],
        gone: list[CardItem],
    ) -> QPointF:
        """Where a new item comes from."""
        if isinstance(event, ev.CardMoved) and event.card in (item.instance, HIDDEN):
            if event.source is Zone.HAND:
                left = next((g for g in gone if g.key[0] == "hand"), None)
                if left is not None:
                    return left.pos()
            return zone_rect(self.frame, event.source, event.player).center()
        if item.spot.ghost:
            real = self.cards.get(("card", item.instance, 0))
            if real is not None:
                return real.pos()
        return item.home()

    def travel(
        self, item: CardItem, length: float, delay: float = 0.0, turning: bool = False
    ) -> None:
        """Go home from wherever the item is now, in ms; `turning` turns it over on the way."""
        home, angle = item.home(), item.home_angle()
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
        if moved and item.key[0] == "card":
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
        elif item.key[0] == "card" and item.spot.zone is Zone.DISCARD:
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
        mp = self.projection.view.sides[event.player].mp
        lens.leave_level(self.projection.card(mp[event.before - 1]))
        self.director.move(
            lens.set_share, max(length, 400), lambda: lens.set_share(1.0), owner=(lens, "level")
        )

    # --- what is beside the cards ----------------------------------------------------------

    def _sync_gauges(self) -> None:
        view, frame = self.projection.view, self.frame
        sync_sides(self)
        middle = self.middle
        middle.text = frame.text
        middle.slots = (frame.slot[view.viewer], frame.slot[1 - view.viewer])
        middle.set_rect(frame.middle)
        if view.attack is not None:
            filled = [
                any(spot.rect == frame.slot[seat] for spot in self.frame_spots())
                for seat in (view.viewer, 1 - view.viewer)
            ]
            middle.show_attack(summary(view.attack.events), view.viewer, (filled[0], filled[1]))
        else:
            middle.show_idle(*self._where())

    def _where(self) -> tuple[str, str]:
        """Where the turn stands, in words."""
        view = self.projection.view
        if view.winner is not None:
            words = VICTORIES.get(view.winner.kind, view.winner.kind)
            return f"{view.names[view.winner.player]} wins", words.capitalize()
        if not view.turn:
            return "", ""
        headline = STEP_NAMES.get(view.step, view.step.capitalize())
        if view.combat != NOBODY and view.actor != NOBODY and view.action:
            headline = f"{view.names[view.actor]}'s action"
        return headline, f"Turn {view.turn}: {view.names[view.active]}"

    def show_options(self, options: dict[int, list[int]]) -> None:
        """Light the cards that the present decision's options point at."""
        self.projection.set_options(options)
        for item in self.cards.values():
            item.set_options([] if item.spot.ghost else options.get(item.instance, []))

    # --- the ground ------------------------------------------------------------------------

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The ground, painted once for each size."""
        rect = QRectF(rect)
        device = painter.device()
        dpr = device.devicePixelRatio() if device is not None else 1.0
        if self._ground is None or self._ground.devicePixelRatio() != dpr:
            self._ground = paint_ground(self.frame, self.viewer, dpr)
        source = QRectF(rect.topLeft() * dpr, rect.size() * dpr)
        painter.drawPixmap(rect, self._ground, source)
