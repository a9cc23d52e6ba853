"""The pictures of How to play: each is drawn by what draws the same thing in a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from dbz_desktop.cards.model import Card
from dbz_desktop.match.match import Match
from dbz_desktop.rules.flow.stages import BRACKETS, attack_table, bracket
from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.ui.faces.large import HEIGHT, WIDTH, draw_large
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.kit.measure import at_new_look, em
from dbz_desktop.ui.kit.painted_text import draw_line
from dbz_desktop.ui.kit.theme import draw_icon, ink_on, theme
from dbz_desktop.ui.session.session import GameSession
from dbz_desktop.ui.table.scene import TableScene

Mark = tuple[float, float]
CENTRE = Qt.AlignmentFlag.AlignCenter
TABLE = QSize(1000, 620)
"""The table is drawn so large, and scaled to its place."""


class Drawing(QWidget):
    """A picture as wide as there is room, up to a number of line heights. `words` tell it."""

    def __init__(self, shape: QSize, ems: float, words: str) -> None:
        super().__init__()
        self._shape, self._ems = shape, ems
        self.setAccessibleName(words)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        at_new_look(self.again)

    def again(self) -> None:
        """Another look: draw it anew."""
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as it is meant to be."""
        width = em(self, self._ems)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """A third of that: the words beside it need the room more."""
        width = em(self, self._ems) // 3
        return QSize(width, self.heightForWidth(width))

    def hasHeightForWidth(self) -> bool:
        """Its height follows its width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """As high as its shape asks."""
        wide = min(width, em(self, self._ems))
        return round(wide * self._shape.height() / self._shape.width())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw into the shape's own units."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        high = self.heightForWidth(self.width())
        scale = high / self._shape.height()
        painter.scale(scale, scale)
        self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        """Draw it into 0, 0 and the size of its shape."""
        raise NotImplementedError


def draw_marks(painter: QPainter, marks: Sequence[Mark], size: float) -> None:
    """Discs with the numbers 1, 2, 3 ... in the middle of each place."""
    look = theme()
    for number, (x, y) in enumerate(marks, 1):
        disc = QRectF(x - size / 2, y - size / 2, size, size)
        painter.setPen(QPen(look.colour("outline"), size / 14))
        painter.setBrush(look.colour("gold"))
        painter.drawEllipse(disc)
        ink = ink_on(look.colour("gold"))
        draw_line(painter, str(number), disc, ink, round(size * 0.66), align=CENTRE)


class CardDrawing(Drawing):
    """The face of a card, as the program draws it, with numbers on its parts."""

    def __init__(self, card: Card, text: str, marks: Sequence[Mark]) -> None:
        super().__init__(QSize(WIDTH, HEIGHT), 15, f"The card {card.name}")
        self._card, self._text, self._marks = card, text, marks

    def draw(self, painter: QPainter) -> None:
        """The face, then the numbers."""
        draw_large(painter, self._card, self._text)
        draw_marks(painter, self._marks, 40)


class TableDrawing(Drawing):
    """The table of a match as the player at seat 0 sees it, with numbers on its parts."""

    def __init__(self, match: Match, faces: FaceCache) -> None:
        super().__init__(TABLE, 90, "The table, with numbers on its parts")
        self._session = GameSession(match, 0, self)
        self._faces = faces
        self._picture: QPixmap | None = None
        self._marks: list[Mark] = []

    def again(self) -> None:
        """Another look: draw the table anew."""
        self._picture = None
        super().again()

    def draw(self, painter: QPainter) -> None:
        """The table, which is drawn once for a look, then the numbers."""
        if self._picture is None:
            self._picture = self._take()
        painter.drawPixmap(
            QRectF(QRect(0, 0, TABLE.width(), TABLE.height())).toRect(), self._picture
        )
        draw_marks(painter, self._marks, 30)

    def _take(self) -> QPixmap:
        scene = TableScene(self._session, self._faces)
        scene.text_scale = 1.0
        scene.resize(TABLE.width(), TABLE.height())
        ratio = 2.0
        picture = QPixmap(TABLE * ratio)
        picture.setDevicePixelRatio(ratio)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scene.render(painter, QRectF(0, 0, TABLE.width(), TABLE.height()), scene.sceneRect())
        painter.end()
        frame, piles = scene.frame, scene.piles
        places = [frame.mp[0], scene.lens[0].area(), scene.plates[0].area(), frame.mastery[0]]
        places += [frame.hand[0], frame.play[0], frame.middle]
        places += [piles[z][0].area() for z in (Zone.LIFE_DECK, Zone.DISCARD, Zone.BANISHED)]
        self._marks = [(max(16, place.left() + 4), place.top() + 4) for place in places]
        scene.deleteLater()
        return picture


class AttackTableDrawing(Drawing):
    """The Attack Table: what AT is for each bracket of the attacker and the defender."""

    COLUMN, ROW, LEFT = 62, 40, 210

    def __init__(self) -> None:
        self.floors = [0, *(floor for floor, _letter in reversed(BRACKETS))]
        count = len(self.floors)
        shape = QSize(self.LEFT + count * self.COLUMN, (count + 1) * self.ROW)
        told = "; ".join(
            f"{bracket(floor)} attacks: "
            + ", ".join(f"{bracket(other)} {attack_table(floor, other)}" for other in self.floors)
            for floor in self.floors
        )
        super().__init__(shape, 34, f"The Attack Table. {told}")

    def draw(self, painter: QPainter) -> None:
        """Attackers are rows, defenders columns; the more it hits, the brighter."""
        look = theme()
        text, muted = look.colour("text"), look.colour("text-muted")
        most = attack_table(self.floors[-1], 0)
        for number, floor in enumerate(self.floors):
            head = QRectF(self.LEFT + number * self.COLUMN, 0, self.COLUMN, self.ROW)
            draw_line(painter, bracket(floor), head, muted, 22, align=CENTRE)
        label = QRectF(0, 0, self.LEFT - 14, self.ROW)
        draw_line(painter, "attacker \\ defender", label, muted, 18, bold=False)
        for row, floor in enumerate(self.floors):
            top = (row + 1) * self.ROW
            name = f"{bracket(floor)}   {_span(self.floors, row)}"
            draw_line(painter, name, QRectF(0, top, self.LEFT - 14, self.ROW), text, 20)
            for column, other in enumerate(self.floors):
                at = attack_table(floor, other)
                box = QRectF(self.LEFT + column * self.COLUMN, top, self.COLUMN, self.ROW)
                painter.setPen(QPen(look.colour("line"), 1))
                share = at / most
                ground = _mix(look.colour("panel"), look.colour("accent-dim"), share)
                painter.setBrush(ground)
                painter.drawRect(box)
                draw_line(painter, str(at), box, text if at else muted, 22, align=CENTRE)


def _span(floors: Sequence[int], place: int) -> str:
    """ "1,000 to 9,999": the power levels of a bracket."""
    if place + 1 == len(floors):
        return f"{floors[place]:,} and more"
    return f"{floors[place]:,} to {floors[place + 1] - 1:,}"


def _mix(one: QColor, other: QColor, share: float) -> QColor:
    def between(a: int, b: int) -> int:
        return round(a + (b - a) * share)

    return QColor(
        between(one.red(), other.red()),
        between(one.green(), other.green()),
        between(one.blue(), other.blue()),
    )


class StepsDrawing(Drawing):
    """Steps one after another, each a sign and a word, with arrows between them."""

    BOX, GAP, HIGH = 150, 34, 104

    def __init__(self, steps: Sequence[tuple[str, str]]) -> None:
        self._steps = steps
        width = len(steps) * (self.BOX + self.GAP) - self.GAP
        words = ", then ".join(word for _sign, word in steps)
        super().__init__(QSize(width, self.HIGH), 46, words)

    def draw(self, painter: QPainter) -> None:
        """Boxes in a row."""
        look = theme()
        for number, (sign, word) in enumerate(self._steps):
            box = QRectF(number * (self.BOX + self.GAP), 0, self.BOX, self.HIGH).adjusted(
                1, 1, -1, -1
            )
            painter.setPen(QPen(look.colour("line-strong"), 1.5))
            painter.setBrush(look.colour("panel-raised"))
            painter.drawRoundedRect(box, 8, 8)
            icon = QRectF(box.center().x() - 20, box.top() + 14, 40, 40)
            draw_icon(painter, sign, icon, look.colour("accent"))
            line = QRectF(box.left() + 6, box.bottom() - 42, box.width() - 12, 34)
            draw_line(painter, word, line, look.colour("text"), 20, align=CENTRE)
            if number:
                tip = QPointF(box.left() - 8, box.center().y())
                painter.setPen(QPen(look.colour("text-muted"), 3))
                painter.drawLine(tip - QPointF(18, 0), tip)
                painter.drawLine(tip - QPointF(8, 7), tip)
                painter.drawLine(tip - QPointF(8, -7), tip)


class Swatch(QWidget):
    """A colour, or a sign in it, beside the words that tell what it means."""

    def __init__(self, paint: Callable[[QPainter, QRectF], None]) -> None:
        super().__init__()
        self._paint = paint
        at_new_look(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """A square that is a little larger than the text."""
        side = round(em(self, 1.5))
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The sign in its square, at the top."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = min(self.width(), self.height())
        self._paint(painter, QRectF(0, 0, side, side).adjusted(2, 2, -2, -2))


def sign_swatch(sign: str) -> Swatch:
    """A sign of the cards or the table."""
    return Swatch(lambda painter, rect: draw_icon(painter, sign, rect, theme().colour("text")))


def colour_swatch(name: str) -> Swatch:
    """A colour of the theme by its name."""
    return Swatch(lambda painter, rect: _fill(painter, rect, theme().colour(name)))


def style_swatch(name: str) -> Swatch:
    """The colour of a Style, with its sign."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        colour = theme().style(name)
        _fill(painter, rect, colour)
        inner = rect.adjusted(2, 2, -2, -2)
        draw_icon(painter, f"style-{name.lower()}", inner, ink_on(colour))

    return Swatch(paint)


def _fill(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    painter.setPen(QPen(theme().colour("line-strong"), 1))
    painter.setBrush(colour)
    painter.drawRoundedRect(rect, 4, 4)
