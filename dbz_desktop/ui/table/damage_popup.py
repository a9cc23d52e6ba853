"""The popup that tells how a number of damage came about: table, addends, cards, rules."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QFrame, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from dbz_desktop.match.telling.attack_summary import UNITS
from dbz_desktop.match.telling.damage_account import Account, Entry, Sum, signed, table_words
from dbz_desktop.rules.flow.stages import BRACKETS
from dbz_desktop.ui.kit.layouts import add, fill, hbox, vbox
from dbz_desktop.ui.kit.measure import add_gap, em, in_ems
from dbz_desktop.ui.kit.overlay import Overlay
from dbz_desktop.ui.kit.painted_text import CENTRE, draw_line
from dbz_desktop.ui.kit.painting import draw_box, paint_with, smooth
from dbz_desktop.ui.kit.theme import theme
from dbz_desktop.ui.kit.widgets import RuleChip, button, label, line
from dbz_desktop.ui.system.timers import single_shot

LETTERS = ("A", *sorted(letter for _, letter in BRACKETS))
OPEN_MS, CLOSE_MS = 220, 260
"""How long the pointer rests before the popup opens, and how long it may be away from it."""


class AttackTable(QWidget):
    """The Attack Table with the row, the column and the cell that were looked up (ATK-5)."""

    def __init__(self) -> None:
        super().__init__()
        self._brackets = ("A", "A")
        self._at = 0

    def show_cell(self, brackets: tuple[str, str], at: int) -> None:
        """Look up the attacker's bracket (row) against the defender's (column)."""
        self._brackets, self._at = brackets, at
        self.setAccessibleName(
            f"Attack Table: bracket {brackets[0]} against {brackets[1]} is AT {at}"
        )
        self.update()

    def _cell(self) -> float:
        return theme().px("body") * 1.5

    def sizeHint(self) -> QSize:
        """Seven cells each way."""
        side = round(self._cell() * (len(LETTERS) + 1)) + 2
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        """Seven cells each way."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Letters at the edges, values inside."""
        look = theme()
        painter = smooth(self)
        cell, size = self._cell(), look.px("caption")
        row, column = (
            LETTERS.index(letter) + 1 if letter in LETTERS else 0 for letter in self._brackets
        )
        count = len(LETTERS) + 1
        paint_with(painter, None, look.colour("accent-dim", 0.4))
        painter.drawRoundedRect(QRectF(0, row * cell, cell * (column + 1), cell), 4, 4)
        painter.drawRoundedRect(QRectF(column * cell, 0, cell, cell * (row + 1)), 4, 4)
        for y in range(count):
            for x in range(count):
                if x == y == 0:
                    continue
                box = QRectF(x * cell, y * cell, cell, cell)
                edge = x == 0 or y == 0
                hit = (y, x) == (row, column)
                lit = hit or (y == row and x == 0) or (x == column and y == 0)
                if edge:
                    words = LETTERS[(y or x) - 1]
                else:
                    words = str(max(0, y - x + 1))
                if hit:
                    draw_box(painter, box.adjusted(1, 1, -1, -1), 4, "panel", "accent", 1.5)
                name = "text" if lit else "text-muted" if edge else "text-faint"
                draw_line(painter, words, box, name, size, bold=edge or hit, align=CENTRE)


class _Fitting(QScrollArea):
    """Scrolls only where there is no room for the whole."""

    def __init__(self, body: QWidget) -> None:
        super().__init__(widgetResizable=True)
        self.setProperty("role", "plain")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._body = body
        self.setWidget(body)

    def sizeHint(self) -> QSize:
        """As large as what it holds."""
        hint = self._body.sizeHint()
        bar = self.verticalScrollBar().sizeHint().width() if self._tight(hint) else 0
        return QSize(hint.width() + bar, hint.height())

    def _tight(self, hint: QSize) -> bool:
        return hint.height() > self.window().height()

    def minimumSizeHint(self) -> QSize:
        """As wide as what it holds."""
        return QSize(self._body.sizeHint().width(), 0)


class AccountPopup(QFrame):
    """Floats over the window beside what it explains; it never takes the focus by itself."""

    cardClicked = Signal(int)
    ruleWanted = Signal(str)
    closed = Signal()

    def __init__(
        self, host: QWidget, name: Callable[[int], str], player: Callable[[int], str]
    ) -> None:
        super().__init__(host)
        self.host = host
        self._name = name
        self._player = player
        self._asked: tuple[Account, QRect] | None = None
        self._before: QWidget | None = None
        self.setProperty("role", "overlay")
        self.setAccessibleName("How the damage came about")
        self._column = QVBoxLayout(self)
        self._scroll: _Fitting | None = None
        self._opening = single_shot(self, OPEN_MS, self._open)
        self._closing = single_shot(self, CLOSE_MS, self._leave)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._focus_moved)
        self.hide()

    # --- opening and closing -------------------------------------------------------------------

    def ask(self, account: Account, beside: QRect) -> None:
        """Open soon, beside a rectangle in global coordinates, if nothing comes in between."""
        self._closing.stop()
        self._asked = (account, beside)
        if self.isVisible():
            self._open()
        else:
            self._opening.start()

    def show_now(self, account: Account, beside: QRect) -> None:
        """Open at once."""
        self._asked = (account, beside)
        self._open()

    def enter(self) -> None:
        """Take the keyboard, for the cards and rules in it; Escape gives it back."""
        if not self.isVisible():
            return
        self._before = QApplication.focusWidget()
        stops = self._stops()
        (stops[0] if stops else self).setFocus(Qt.FocusReason.TabFocusReason)

    def let_go(self) -> None:
        """The pointer has left what was explained."""
        self._opening.stop()
        if self.isVisible() and not self._has_focus():
            self._closing.start()

    def close_now(self) -> None:
        """Hide; the keyboard goes back where it was."""
        self._opening.stop()
        self._closing.stop()
        if not self.isVisible():
            return
        back = self._before if self._has_focus() else None
        self._before = None
        self.hide()
        if back is not None and back.isVisible():
            back.setFocus(Qt.FocusReason.OtherFocusReason)
        self.closed.emit()

    def _leave(self) -> None:
        if not self.underMouse() and not self._has_focus():
            self.close_now()

    def _focus_moved(self, _before: QWidget | None, now: QWidget | None) -> None:
        """What opens over the page, and takes the keyboard, isn't covered."""
        while now is not None and not isinstance(now, Overlay):
            now = now.parentWidget()
        if now is not None:
            self.close_now()

    def _has_focus(self) -> bool:
        focus = QApplication.focusWidget()
        return focus is not None and (focus is self or self.isAncestorOf(focus))

    def _stops(self) -> list[QWidget]:
        return [
            child
            for child in self.findChildren(QWidget)
            if child.focusPolicy() & Qt.FocusPolicy.TabFocus and child.isVisible()
        ]

    def enterEvent(self, event) -> None:
        """The pointer is here: stay."""
        self._closing.stop()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer has gone."""
        self.let_go()
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape or the key that opened it closes, arrows walk through what can be chosen."""
        stops = self._stops()
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1}
        focus = QApplication.focusWidget()
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_X):
            self.close_now()
        elif event.key() in step and focus in stops:
            move = step[Qt.Key(event.key())]
            stops[(stops.index(focus) + move) % len(stops)].setFocus(Qt.FocusReason.TabFocusReason)
        event.accept()

    # --- what it shows -------------------------------------------------------------------------

    def _open(self) -> None:
        if self._asked is None:
            return
        account, beside = self._asked
        room = self.host.height() - em(self, 0.8)
        for drawn in (True, False):
            # Where there is no room for the drawn table, its words do.
            self._fill(account, drawn)
            if self.sizeHint().height() <= room:
                break
        self.setMaximumHeight(room)
        self.adjustSize()
        self.move(self._spot(beside))
        self.show()
        self.raise_()

    def _spot(self, beside: QRect) -> QPoint:
        """Beside the rectangle, on the side with room, whole within the window."""
        gap = em(self, 0.4)
        top_left = self.host.mapFromGlobal(beside.topLeft())
        left = top_left.x() + beside.width() + gap
        if left + self.width() > self.host.width():
            left = top_left.x() - gap - self.width()
        if left < 0:
            left = max(0, self.host.width() - self.width()) // 2
        top = top_left.y() + beside.height() // 2 - self.height() // 3
        lowest = self.host.height() - self.height() - gap
        return QPoint(left, max(gap, min(top, lowest)))

    def _fill(self, account: Account, drawn: bool) -> None:
        if self._scroll is not None:
            self._column.removeWidget(self._scroll)
            self._scroll.hide()
            self._scroll.deleteLater()
        body = QWidget()
        body.setProperty("role", "plain")
        in_ems(self._column.setContentsMargins, 0.7, 0.7, 0.7, 0.7)
        self._scroll = add(self._column, _Fitting(body))
        column = vbox(body, 0.45, 0)
        column.addWidget(label(f"Damage of {self._name(account.attack.card)}", "section"))
        if account.uses_table and drawn:
            column.addWidget(self._table(account))
        elif account.uses_table:
            column.addWidget(label(table_words(account, self._name), "muted", wrap=True))
        for own in account.sums:
            fill(column, line(), self._sum(own))
        if not account.sums:
            column.addWidget(label("This attack deals no damage.", "muted"))
        self.setAccessibleDescription(account.in_words(self._name))

    def _table(self, account: Account) -> QWidget:
        part = QWidget()
        part.setProperty("role", "plain")
        row = hbox(part, 0.9, 0)
        table = add(row, AttackTable(), 0, Qt.AlignmentFlag.AlignTop)
        table.show_cell(account.brackets, account.at)
        words = add(row, vbox(gap=0.1), 1)
        performer = account.attack.performer
        attacker = self._name(performer) if performer >= 0 else "The attacker"
        defender = f"against {self._player(1 - account.attack.player)}"
        powers = (account.attacker_power, account.defender_power)
        for who, power, letter in zip((attacker, defender), powers, account.brackets, strict=True):
            words.addWidget(label(who, "muted"))
            number = f"{power:,}  ·  " if any(powers) else ""
            words.addWidget(label(f"{number}{letter}", "figure", name=f"{power:,}, {letter}"))
        add_gap(words, 0.3)
        if account.table_by >= 0:
            fill(words, label("AT value set by", "muted"), self._card(account.table_by))
        fill(words, label(f"AT {account.at}", "figure"), 1)
        return part

    def _sum(self, own: Sum) -> QWidget:
        part = QWidget()
        part.setProperty("role", "plain")
        grid = QGridLayout(part)
        grid.setContentsMargins(0, 0, 0, 0)
        in_ems(grid.setHorizontalSpacing, 0.7)
        in_ems(grid.setVerticalSpacing, 0.12)
        grid.setColumnMinimumWidth(0, em(self, 1.7))
        grid.setColumnStretch(1, 1)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        one, many = UNITS.get(own.unit, (own.unit, own.unit))
        row = 0
        for first, entry in enumerate(own.entries):
            number = str(entry.amount) if not first and entry.amount >= 0 else signed(entry.amount)
            grid.addWidget(label(number, "lead"), row, 0, right)
            grid.addWidget(self._origin(entry), row, 1)
            grid.addWidget(self._rule(entry.rule), row, 2, right)
            row += 1
        grid.addWidget(line(), row, 0, 1, 3)
        grid.addWidget(label(f"{own.total}", "figure"), row + 1, 0, right)
        grid.addWidget(label(one if own.total == 1 else many, "lead"), row + 1, 1)
        row += 2
        for words, rule in own.after:
            grid.addWidget(label(words, "muted"), row, 1)
            grid.addWidget(self._rule(rule), row, 2, right)
            row += 1
        return part

    def _origin(self, entry: Entry) -> QWidget:
        if entry.card < 0:
            return label(entry.words.capitalize() if entry.words != "AT value" else entry.words)
        part = QWidget()
        part.setProperty("role", "plain")
        fill(hbox(part, 0.4, 0), self._card(entry.card), label(entry.words, "muted"), 1)
        return part

    def _card(self, card: int) -> QWidget:
        title = self._name(card)
        link = button(title, "link", f"Point at {title}", "Show this card")
        link.clicked.connect(lambda _=False: self.cardClicked.emit(card))
        return link

    def _rule(self, rule: str) -> QWidget:
        chip = RuleChip()
        chip.setCheckable(False)
        chip.set_rule(rule, short=True)
        chip.clicked.connect(lambda _=False: self.ruleWanted.emit(rule))
        return chip
