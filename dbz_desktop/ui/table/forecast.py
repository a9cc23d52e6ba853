"""The forecast of an attack on the table: what it would do, told apart from what has happened.

Everything here is dashed or hatched, stands above the gauges without changing them, and says "if
it is not stopped". It follows what is pointed at; at the Defense step it shows what comes in.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from dbz_desktop.match.telling import forecast_words as words
from dbz_desktop.match.telling.forecast_words import Line
from dbz_desktop.rules.insight.forecast import Forecast
from dbz_desktop.rules.kernel.decisions import Ask
from dbz_desktop.ui.kit.painted_text import CENTRE, draw_line, draw_name
from dbz_desktop.ui.kit.painting import arrow, paint_with
from dbz_desktop.ui.kit.theme import draw_icon, theme
from dbz_desktop.ui.table.scouter import stage_arc
from dbz_desktop.ui.table.view import TableView

_ABOVE = 450.0
"""Above the cards that lie still and the middle, below cards that fly and all that covers."""


class _Overlay(QGraphicsItem):
    """Something that is drawn above the table and can't be pointed at."""

    def __init__(self) -> None:
        super().__init__()
        self.rect = QRectF(0, 0, 1, 1)
        self.setZValue(_ABOVE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    def place(self, rect: QRectF) -> None:
        """Lie there, and be seen."""
        self.prepareGeometryChange()
        self.rect = QRectF(rect)
        self.setVisible(True)
        self.update()

    def boundingRect(self) -> QRectF:
        """Its rectangle with room for its edge."""
        return self.rect.adjusted(-4, -4, 4, 4)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw it."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        """What it shows."""


def _dashed(colour: QColor, width: float) -> QPen:
    pen = QPen(colour, width, Qt.PenStyle.CustomDashLine)
    pen.setDashPattern([4, 3])
    return pen


class Pill(_Overlay):
    """A number that would be: "5 → 2"."""

    def __init__(self) -> None:
        super().__init__()
        self.text = ""
        self.colour = "amber"

    def say(self, text: str, rect: QRectF, colour: str) -> None:
        """Show a text there."""
        self.text, self.colour = text, colour
        self.place(rect)

    def draw(self, painter: QPainter) -> None:
        """A dashed plate with its text."""
        look = theme()
        paint_with(painter, _dashed(look.colour(self.colour), 1.6), look.colour("panel"))
        round_ = self.rect.height() * 0.3
        painter.drawRoundedRect(self.rect, round_, round_)
        size = self.rect.height() * 0.74
        inner = self.rect.adjusted(size * 0.35, 0, -size * 0.35, 0)
        draw_line(painter, self.text, inner, "text", size, align=CENTRE)


class RimPreview(_Overlay):
    """The stages of a scouter that would go or come, hatched on its rim."""

    def __init__(self) -> None:
        super().__init__()
        self.stages = range(0)
        self.gain = False

    def show_change(self, rect: QRectF, before: int, after: int) -> None:
        """From one stage to another."""
        self.gain = after > before
        low, high = sorted((before, after))
        self.stages = range(low + 1, high + 1)
        self.place(rect)

    def draw(self, painter: QPainter) -> None:
        """Arcs over those of the gauge."""
        look = theme()
        colour = look.colour("lens" if self.gain else "danger")
        width = self.rect.width() * 0.07
        painter.setBrush(Qt.BrushStyle.NoBrush)
        flat = Qt.PenCapStyle.FlatCap
        for stage in self.stages:
            rim, start, span = stage_arc(self.rect, stage)
            painter.setPen(QPen(look.colour("panel"), width * 1.15, c=flat))
            painter.drawArc(rim, start, span)
            hatched = QBrush(colour, Qt.BrushStyle.Dense4Pattern)
            painter.setPen(QPen(hatched, width, c=flat))
            painter.drawArc(rim, start, span)
            # A thin line on both edges, so that the hatching is a sign in any colour.
            painter.setPen(QPen(colour, max(1.0, width * 0.14), c=flat))
            for edge in (-width / 2, width / 2):
                painter.drawArc(rim.adjusted(-edge, -edge, edge, edge), start, span)


class MiddlePreview(_Overlay):
    """The middle band while an attack is pointed at, or the lower half while one comes in.

    An attack that is pointed at lies in the outline of an arrow towards its defender.
    """

    def __init__(self) -> None:
        super().__init__()
        self.told: Forecast | None = None
        self.own = True
        self.drafts: list[list[Line]] = []
        """The lines, from the fullest wording to the shortest."""
        self.text = 11.0

    def lines(self) -> list[Line]:
        """The fullest wording that has room at the size of the table's text."""
        room = self.rect.height() - 2 * self._pad()
        fitting = [d for d in self.drafts if sum(line.share for line in d) * self.text <= room]
        return fitting[0] if fitting else self.drafts[-1]

    def _pad(self) -> float:
        return max(5.0, self.rect.height() * 0.04)

    def draw(self, painter: QPainter) -> None:
        """The outline, and the lines in it."""
        told = self.told
        if told is None:
            return
        look = theme()
        side = look.colour("accent" if self.own else "amber")
        panel = self.rect.adjusted(1.5, 1.5, -1.5, -1.5)
        pad = self._pad()
        inner = panel.adjusted(pad, pad, -pad, -pad)
        painter.setBrush(look.colour("panel"))
        if told.incoming:
            painter.setPen(_dashed(side, 1.8))
            painter.drawRoundedRect(panel, 8, 8)
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawRoundedRect(self.rect, 8, 8)
            painter.setPen(_dashed(side, 1.8))
            painter.setBrush(QColor(side.red(), side.green(), side.blue(), 20))
            head = self._head(panel)
            painter.drawPolygon(arrow(panel, head, head * 0.5, back=not self.own))
            inner.adjust(head * 0.85, 0, -head * 0.85, 0)
        lines = self.lines()
        row = inner.height() / max(1.0, sum(line.share for line in lines))
        y = inner.top()
        for line in lines:
            spot = QRectF(inner.left(), y, inner.width(), row * line.share)
            self._line(painter, line, spot, told)
            y += spot.height()

    def _line(self, painter: QPainter, line: Line, spot: QRectF, told: Forecast) -> None:
        look = theme()
        muted = line.style == "muted"
        inks = {"muted": "text-muted", "verdict": "danger"}
        ink = look.colour(inks.get(line.style, "text"))
        size = min(self.text * line.share * 0.94, spot.height() * 0.84)
        if line.style == "title" and not told.incoming:
            # The kind of attack stands before its name, however long that is.
            font = look.font(size, bold=True, display=True, italic=True)
            room, metrics = spot.width() - size * 1.5, QFontMetricsF(font)
            widths = [metrics.horizontalAdvance(words) for words in line.spellings()]
            wide = min(next((each for each in widths if each <= room), widths[-1]), room)
            left = spot.center().x() - (wide + size * 1.5) / 2
            icon = QRectF(left, spot.center().y() - size * 0.6, size * 1.2, size * 1.2)
            draw_icon(painter, told.kind.value, icon, ink)
            spot = QRectF(left + size * 1.5, spot.top(), wide + 1, spot.height())
        draw_name(
            painter,
            line.spellings(),
            spot,
            ink,
            size,
            bold=not muted,
            display=not muted,
            italic=line.style == "title",
            align=CENTRE,
        )

    @staticmethod
    def _head(panel: QRectF) -> float:
        return min(panel.height() * 0.42, panel.width() * 0.09)


class Forecasts(QObject):
    """Shows the forecast of what is pointed at on a table, else of what comes in."""

    pointed = Signal()
    """Somebody points at something else, or at nothing any more; what it brings is shown."""

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self._table = table
        self._card = -1
        self._option = -1
        self.shown: Forecast | None = None
        """What is shown now, or None."""
        self.middle = MiddlePreview()
        self.rims = (RimPreview(), RimPreview())
        self.pills = tuple(Pill() for _ in range(4))
        """The stages of each seat, and their Life Decks."""
        for item in (self.middle, *self.rims, *self.pills):
            table.table.addItem(item)
        table.cardHovered.connect(self.point_at_card)
        table.table.layoutChanged.connect(self.refresh)

    # --- what is pointed at ------------------------------------------------------------------

    def point_at_card(self, instance: int) -> None:
        """A card is pointed at, or (-1) none any more."""
        self._card, self._option = instance, -1
        self.refresh()
        self.pointed.emit()

    def point_at_option(self, index: int) -> None:
        """An option of the present decision is pointed at, or (-1) none any more."""
        self._option = index
        self.refresh()
        self.pointed.emit()

    def of_option(self, index: int) -> Forecast | None:
        """The forecast of an option of the viewer's decision."""
        decision = self._table.session.decision
        if decision is None or not 0 <= index < len(decision.options):
            return None
        return self._table.session.forecast(decision.options[index])

    def of_card(self, instance: int) -> Forecast | None:
        """The forecast of a card: of its first option that has one, else of its attack."""
        if self._table.busy:
            return None
        for index in self._table.table.model.options.get(instance, []):
            told = self.of_option(index)
            if told is not None:
                return told
        return self._table.session.forecast(instance) if instance >= 0 else None

    def tip_of(self, instance: int) -> str:
        """The forecast of a card for its tool tip; empty where there is none."""
        told = self.of_card(instance)
        return words.tip(told, self._title, self._names) if told is not None else ""

    def aloud_of(self, instance: int) -> str:
        """The forecast of a card for a screen reader; empty where there is none."""
        told = self.of_card(instance)
        return self.aloud(told) if told is not None else ""

    def aloud(self, told: Forecast) -> str:
        """A forecast for a screen reader."""
        return words.aloud(told, self._title, self._names)

    def brief(self, told: Forecast) -> str:
        """What comes in, on one line."""
        return words.brief(told, self._title, self._names)

    def tip(self, told: Forecast) -> str:
        """A forecast for a tool tip."""
        return words.tip(told, self._title, self._names)

    def incoming(self) -> Forecast | None:
        """What comes in at the Defense step."""
        return self._table.session.forecast()

    @property
    def _names(self) -> tuple[str, str]:
        return self._table.session.names

    def _title(self, card: int) -> str:
        known = self._table.table.model.card(card)
        return known.title if known is not None else ""

    def make_way(self, on: bool) -> None:
        """A card is carried to the middle: what that means there must be in sight."""
        self.middle.setOpacity(0.0 if on else 1.0)

    # --- what is shown -----------------------------------------------------------------------

    @property
    def asked_for(self) -> QRectF | None:
        """Where the middle of the table tells what somebody points at, None while nobody does."""
        pointed = max(self._card, self._option) >= 0 and self.middle.isVisible()
        return self.middle.rect if pointed else None

    def refresh(self) -> None:
        """Show what there is to show now."""
        self.show_forecast(self._wanted())

    def _wanted(self) -> Forecast | None:
        table = self._table
        if table.busy or table.table.layout is None or table.session.outcome is not None:
            return None
        told = None
        if self._option >= 0:
            told = self.of_option(self._option)
        elif self._card >= 0:
            told = self.of_card(self._card)
        if told is None:
            decision = table.session.decision
            if decision is None or decision.ask is Ask.DEFEND:
                told = self.incoming()
        return told

    def show_forecast(self, told: Forecast | None) -> None:
        """Show a forecast, or none."""
        if told is None and self.shown is None:
            return
        self.shown = told
        for item in (self.middle, *self.rims, *self.pills):
            item.setVisible(False)
        if told is None:
            return
        self._show_middle(told)
        if told.calculated is not None:
            self._show_sides(told)

    def _show_middle(self, told: Forecast) -> None:
        scene = self._table.table
        frame, middle = scene.frame, self.middle
        middle.told = told
        middle.own = told.player == scene.viewer
        middle.text = frame.text
        rect = QRectF(frame.middle)
        title = words.title_line(told, self._title)
        if told.incoming:
            # The attack itself is there to be seen above: its card, its name and its arrow.
            box = scene.middle.between()
            rect = QRectF(box.left(), box.top() + box.height() * 0.5, box.width(), box.height() / 2)
            title = words.heading(told, self._title) if told.defense >= 0 else ""
        middle.drafts = words.drafts(told, title, self._title, self._names)
        middle.place(rect)

    def _show_sides(self, told: Forecast) -> None:
        view = self._table.table.model.view
        self._stages(told.player, told.performer, told.stages_before, told.stages_after)
        # Its own immediate effects may have moved the defender's stages before the damage.
        before = view.sides[told.defender].stages
        self._stages(told.defender, told.target, before, told.stages_left)
        if told.life_cards:
            frame = self._table.table.frame
            pile = frame.life[told.defender]
            high = min(pile.height() * 0.3, frame.text * 2.2)
            wide = min(pile.width() * 1.1, high * 2.4)
            rect = QRectF(pile.center().x() - wide / 2, pile.top() + 3, wide, high)
            text = f"−{min(told.life_cards, told.life_deck)}"
            self.pills[2 + told.defender].say(text, rect, "danger")

    def _stages(self, seat: int, personality: int, before: int, after: int) -> None:
        if before == after:
            return
        scene = self._table.table
        side = scene.model.view.sides[seat]
        colour = "lens" if after > before else "danger"
        text = f"{before} → {after}"
        pill = self.pills[seat]
        if personality in side.mp:
            lens = scene.frame.lens[seat]
            d = lens.width()
            self.rims[seat].show_change(lens, before, after)
            high = min(max(d * 0.17, scene.frame.text * 1.25), d * 0.19)
            wide = min(high * 2.7, d * 0.52)
            # Where the gauge tells the stage, above the power level.
            spot = QRectF(lens.center().x() - wide / 2, lens.top() + d * 0.335 - high, wide, high)
            pill.say(text, spot, colour)
            return
        item = scene.item_of(personality)
        if item is not None:
            card = item.spot.rect
            high = min(card.height() * 0.2, scene.frame.text * 2)
            wide = min(card.width(), high * 3.4)
            pill.say(text, QRectF(card.center().x() - wide / 2, card.top(), wide, high), colour)
