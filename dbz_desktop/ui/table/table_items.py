"""TableItems: what lies on the table, a card for each row that can be seen and the gauges."""

from __future__ import annotations

from itertools import chain

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QGraphicsScene

from dbz_desktop.match.telling.table_rows import Part, Row
from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.session.session import GameSession
from dbz_desktop.ui.table.cards import CardItem
from dbz_desktop.ui.table.chips import ChipsItem
from dbz_desktop.ui.table.gauges import Gauge, PileItem, PlateItem
from dbz_desktop.ui.table.layout import Frame, Layout, Spot
from dbz_desktop.ui.table.middle import MiddleItem
from dbz_desktop.ui.table.model import model_of
from dbz_desktop.ui.table.open_pile import FanItem
from dbz_desktop.ui.table.scouter import LensItem

PILES = (Zone.LIFE_DECK, Zone.DISCARD, Zone.BANISHED, Zone.ASIDE)


class TableItems(QGraphicsScene):
    """The items of a table, each for its row of the `TableModel`."""

    layoutChanged = Signal()
    """The table lies at rest again, after something was shown."""

    def __init__(
        self, session: GameSession, faces: FaceCache | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent, itemIndexMethod=QGraphicsScene.ItemIndexMethod.NoIndex)
        self.session = session
        self.faces = faces or FaceCache()
        self.model = model_of(session, self.faces, self)
        self.faces.news.changed.connect(self._face_changed)
        self.cards: dict[Row, CardItem] = {}
        self.pile: FanItem | None = None
        """The open pile, if there is one."""
        self.layout: Layout | None = None
        self._make_gauges()

    @property
    def frame(self) -> Frame:
        """The fixed places."""
        assert self.layout is not None
        return self.layout.frame

    @property
    def viewer(self) -> int:
        """Whose side is below."""
        return self.model.view.viewer

    def _make_gauges(self) -> None:
        """What stands beside the cards, each for its row."""
        model, own = self.model, self.viewer
        self.lens = tuple(LensItem(model.part(Part.SCOUTER, s), s == own) for s in (0, 1))
        self.plates = tuple(PlateItem(model.part(Part.PLAYER, s), s == own) for s in (0, 1))
        self.chips = tuple(ChipsItem(model.part(Part.IN_FORCE, s), s == own) for s in (0, 1))
        self.piles = {
            zone: tuple(PileItem(model.zone(seat, zone), seat == own) for seat in (0, 1))
            for zone in PILES
        }
        self.middle = MiddleItem(model.part(Part.ATTACK), own)
        made = (self.middle, *self.lens, *self.plates, *self.chips, *chain(*self.piles.values()))
        self._gauges: dict[Row, Gauge] = {gauge.row: gauge for gauge in made}
        for gauge in made:
            gauge.refresh()
            self.addItem(gauge)

    def _face_changed(self, card_id: str) -> None:
        for item in self.items():
            if isinstance(item, CardItem) and (not card_id or item.shows(card_id)):
                item.renew()

    def gauges(self) -> list[Gauge]:
        """Every gauge that is shown."""
        return [gauge for gauge in self._gauges.values() if gauge.isVisible()]

    def frame_spots(self) -> list[Spot]:
        """Every spot that is taken."""
        return list(self.layout.spots.values()) if self.layout is not None else []

    def item_of(self, instance: int) -> CardItem | None:
        """The item of a card, its ghost in the middle if it lies nowhere else."""
        found = [item for row, item in self.cards.items() if row.card == instance >= 0]
        return min(found, key=lambda item: item.row.ghost, default=None)

    def target_of(self, row: Row) -> CardItem | Gauge | None:
        """What shows a row that lies open; None for one that isn't shown."""
        return self.cards.get(row) or self._gauges.get(row)

    def on_top_of(self, row: Row) -> list[CardItem]:
        """What lies on a pile; nothing for a row that is none."""
        if row.part is not Part.PILE:
            return []
        place = (row.seat, row.zone)
        return [item for each, item in self.cards.items() if (each.seat, each.zone) == place]

    def title_of(self, instance: int) -> str:
        """The name of a card that the viewer knows, else nothing."""
        card = self.model.card(instance)
        return card.name if card is not None else ""
