"""The list of keys of a page, read off the page's own shortcuts, so that it can't go stale."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from dbz_desktop.ui.kit.flow_layout import FitScroll
from dbz_desktop.ui.kit.layouts import add, fill, hbox, vbox
from dbz_desktop.ui.kit.measure import em, in_ems
from dbz_desktop.ui.kit.overlay import Overlay
from dbz_desktop.ui.kit.widgets import button, label
from dbz_desktop.ui.system.macos import shown_keys

ANSWER, MOVE, JUMP, LOOK, BACK, PAGE, WINDOW = (
    "Answer",
    "Move about",
    "Jump on the table",
    "Look closer",
    "Go back",
    "This page",
    "Everywhere",
)
GROUPS = (ANSWER, MOVE, JUMP, LOOK, BACK, PAGE, WINDOW)


@dataclass(frozen=True, slots=True)
class KeyLine:
    """One line of the list: what to press, what it does, under which heading."""

    keys: str
    meaning: str
    group: str


KEYS = ("?", "F1")
"""Keys that open the list."""

HELP_KEY = "Shift+F1"
"""Opens How to play, wherever one is."""

JUMPS = (
    ("H", "hand", "Go to your hand; again: the next card"),
    ("B", "own", "Go to your cards in play"),
    ("O", "other", "Go to your opponent's cards in play"),
    ("A", "attack", "Go to the attack in the middle"),
    ("D", "piles", "Go to the discard piles and the other piles"),
)
"""Keys that jump to a place on the table: the key, the place, what the list of keys says."""

MEANINGS = {
    **{str(digit): (ANSWER, "Choose the numbered answer") for digit in range(10)},
    "Y": (ANSWER, "Yes / no; N at the curtain: pass without looking; Y after a pause: watch on"),
    "N": (ANSWER, "Yes / no; N at the curtain: pass without looking; Y after a pause: watch on"),
    "K": (ANSWER, "At the curtain: the other player says that he passes, and you go on"),
    "Shift+Y": (ANSWER, "Yes / no, every time that the same card asks it"),
    "Shift+N": (ANSWER, "Yes / no, every time that the same card asks it"),
    "Space": (
        ANSWER,
        "Pass or done, or confirm the marks; while cards move, skip to the end; while you only "
        "watch, pause, then one step after the other",
    ),
    "S": (ANSWER, "See your own hand first, where a question is asked openly"),
    "I": (ANSWER, "Hint: the best answers and what each is expected to bring; again: put it away"),
    "F": (ANSWER, "Find a card among the answers"),
    "P": (ANSWER, "Passing and stops: what is passed for you; pass ahead"),
    "J": (ANSWER, "Do something by hand, if both agree"),
    **{key: (JUMP, words) for key, _place, words in JUMPS},
    "W": (LOOK, "Show the wordings of the card in focus"),
    "X": (LOOK, "Explain the damage in the middle, or of the last attack, term by term"),
    "R": (LOOK, "Fold or unfold the rules behind the question and in play"),
    "Shift+R": (LOOK, "Open the rulebook"),
    "Ctrl+F": (LOOK, "Find words in the log, while it has the keyboard"),
    "F3": (LOOK, "The next place found in the log / the one before"),
    "Shift+F3": (LOOK, "The next place found in the log / the one before"),
    "E": (LOOK, "Explain why the card in focus can't be played"),
    "U": (BACK, "Undo the last answer"),
    "Shift+U": (BACK, "Go back to an earlier decision"),
    "T": (PAGE, "Fold or unfold the timeline"),
    "C": (PAGE, "Fold or unfold the side column"),
    "V": (PAGE, "Fold or unfold the large card"),
    "L": (PAGE, "Fold or unfold the game log"),
    "?": (WINDOW, "This list"),
    "F1": (WINDOW, "This list"),
    HELP_KEY: (WINDOW, "How to play: the game on one page, every sign and colour"),
    "F11": (WINDOW, "Full screen"),
    "Alt+Left": (WINDOW, "Back to the page before"),
    "Ctrl+,": (WINDOW, "Settings"),
    "Ctrl+O": (WINDOW, "Open a deck, a card pack, a scene or a game from a file"),
}
"""What the shortcuts mean, by their keys. A page whose key means something else says so in the
shortcut's "What's this"."""

OF_PAGES = {
    "Replay": {
        "Space": (PAGE, "Play or pause"),
        "Left": (MOVE, "One step back / on"),
        "Right": (MOVE, "One step back / on"),
        "Shift+Left": (MOVE, "To the attack before / to the next attack"),
        "Shift+Right": (MOVE, "To the attack before / to the next attack"),
        "Ctrl+Left": (MOVE, "To the turn before / to the next turn"),
        "Ctrl+Right": (MOVE, "To the turn before / to the next turn"),
        "Home": (MOVE, "To the beginning / to the end"),
        "End": (MOVE, "To the beginning / to the end"),
        "Shift+W": (PAGE, "What if: go on from here in the sandbox"),
        "O": (LOOK, "See the table from the other side"),
        "B": (LOOK, "Show both hands, or one"),
        "W": (LOOK, "Each side's chance to win, and what turned the game"),
        "N": (MOVE, "To the next turning point / to the one before"),
        "Shift+N": (MOVE, "To the next turning point / to the one before"),
    },
    "Show me": {
        "Space": (PAGE, "Play or pause"),
        "Left": (MOVE, "One step back / on"),
        "Right": (MOVE, "One step back / on"),
        "PgUp": (MOVE, "The example before / the next one"),
        "PgDown": (MOVE, "The example before / the next one"),
        "Home": (MOVE, "To the beginning / to the end"),
        "End": (MOVE, "To the beginning / to the end"),
        "G": (LOOK, "By the rules of the next edition"),
        "Shift+W": (PAGE, "What if: go on from here in the sandbox"),
        "O": (LOOK, "See the table from the other side"),
        "B": (LOOK, "Show both hands, or one"),
    },
}
"""What keys mean on some pages only, by the accessible name of the page."""

ON_TABLE = (
    KeyLine("Arrows", "Move between cards, gauges and piles", MOVE),
    KeyLine("Home / End", "First or last card of the row", MOVE),
    KeyLine("Esc", "Let go, close, stop passing ahead, or come back to the table", MOVE),
    KeyLine("Enter", "Play the card or open the pile in focus", ANSWER),
    KeyLine("Shift+F10", "Menu of the card in focus: read it large, why not, wordings", LOOK),
    KeyLine("Letters", "Search, while a pile is open", LOOK),
)
"""Keys that the table takes itself."""

EVERYWHERE = (
    KeyLine("Tab", "Move between the parts of the window", MOVE),
    KeyLine("Enter / Space", "Press the button in focus", MOVE),
)

_TOGETHER = (
    ("1 … 9", [str(digit) for digit in (*range(1, 10), 0)]),
    ("Y / N", ["Y", "N"]),
    ("? / F1", ["?", "F1"]),
    ("F3 / Shift+F3", ["F3", "Shift+F3"]),
    ("Left / Right", ["Left", "Right"]),
    ("Shift+Left / Right", ["Shift+Left", "Shift+Right"]),
    ("Ctrl+Left / Right", ["Ctrl+Left", "Ctrl+Right"]),
    ("Home / End", ["Home", "End"]),
    ("PgUp / PgDown", ["PgUp", "PgDown"]),
)


def shortcuts_of(page: QWidget) -> list[QShortcut]:
    """The shortcuts that count on a page: its own and its window's."""
    found = [s for s in page.findChildren(QShortcut) if s.isEnabled()]
    window = page.window()
    if window is not page:
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        found += [s for s in window.findChildren(QShortcut, options=direct) if s.isEnabled()]
    return [shortcut for shortcut in found if not shortcut.key().isEmpty()]


def name_of(shortcut: QShortcut) -> str:
    """ "Shift+U": the keys of a shortcut, the same on every system."""
    return shortcut.key().toString(QKeySequence.SequenceFormat.PortableText)


def line_of(shortcut: QShortcut, page: QWidget) -> KeyLine | None:
    """What a shortcut does on a page; None if nobody has said it yet."""
    keys = name_of(shortcut)
    if shortcut.whatsThis():
        return KeyLine(keys, shortcut.whatsThis(), PAGE)
    known = OF_PAGES.get(page.accessibleName(), {}).get(keys) or MEANINGS.get(keys)
    return KeyLine(keys, known[1], known[0]) if known is not None else None


def lines_of(page: QWidget) -> list[KeyLine]:
    """All keys of a page, in the order of the headings."""
    own = {name_of(s): line for s in shortcuts_of(page) if (line := line_of(s, page)) is not None}
    for keys, several in _TOGETHER:
        known = [own[key] for key in several if key in own]
        if len(known) > 1 and len({(line.meaning, line.group) for line in known}) == 1:
            first = next(key for key in several if key in own)
            own = {
                keys if key == first else key: KeyLine(keys, line.meaning, line.group)
                if key == first
                else line
                for key, line in own.items()
                if key == first or key not in several
            }
    lines = list(own.values())
    # What the lists of keys say comes first, then the order in which the page made them.
    order = list(MEANINGS)
    lines.sort(key=lambda line: order.index(line.keys) if line.keys in order else -1)
    lines += EVERYWHERE
    if getattr(page, "table", None) is not None:
        lines = [line for line in lines if line is not EVERYWHERE[1]]
        lines += ON_TABLE
    return sorted(lines, key=lambda line: GROUPS.index(line.group))


def help_button(sheet: Overlay) -> QPushButton:
    """A button of a sheet that leads to How to play; it presses the key of the window for it."""
    made = button("How to play", "secondary", tip=f"The game on one page ({HELP_KEY})")

    def shortcut() -> QShortcut | None:
        return next((s for s in shortcuts_of(sheet.host) if name_of(s) == HELP_KEY), None)

    def press() -> None:
        found = shortcut()
        sheet.close_overlay()
        if found is not None:
            found.activated.emit()

    made.clicked.connect(press)
    return made


class ShortcutList(Overlay):
    """The keys of a page, and the way to the rules. It is read anew whenever it opens."""

    rulesWanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName("Keys")
        column = fill(vbox(self.panel, 0.5, 1), label("Keys", "overlay-title"))
        self.scroller = FitScroll()
        self.scroller.fill = False
        self.scroller.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.scroller.setAccessibleName("List of keys")
        column.addWidget(self.scroller, 1)
        row = add(column, QHBoxLayout())
        self.rules_button = button("Rulebook", "secondary", "Open the rulebook (Shift+R)")
        self.rules_button.clicked.connect(self.close_overlay)
        self.rules_button.clicked.connect(self.rulesWanted)
        self.close_button = button("Close", "secondary", "Close the list of keys (Esc)")
        self.close_button.clicked.connect(self.close_overlay)
        fill(row, self.rules_button, help_button(self), 1, self.close_button)
        self.lines: list[KeyLine] = []
        self._groups: list[tuple[QWidget, int]] = []
        """The parts of the list, each with its number of keys."""
        self._stacks: list[QVBoxLayout] = []
        self._keys: list[QLabel] = []

    def open(self, focus: QWidget | None = None) -> None:
        """Read the page's keys and show them."""
        self.lines = lines_of(self.host)
        body = QWidget()
        self._row = row = hbox(body, 2, (0, 0, 0.4, 0))
        self._stacks = [QVBoxLayout(), QVBoxLayout()]
        for stack in self._stacks:
            stack.setSpacing(0)
            row.addLayout(stack)
        self._groups, self._keys = [], []
        for group in GROUPS:
            lines = [line for line in self.lines if line.group == group]
            if not lines:
                continue
            part = QWidget()
            column = fill(vbox(part, 0.25, (0, 0, 0, 0.75)), label(group, "section"))
            for line in lines:
                column.addLayout(self._line(line))
            self._groups.append((part, len(lines)))
        self.scroller.setWidget(body)
        super().open(focus or self.close_button)
        self.scroller.fit()

    def fit(self) -> None:
        """Two columns where the page is wide enough for its text, else one."""
        wide = self.host.width() - 48
        columns = 2 if wide >= em(self, 52) else 1
        for place, stack in enumerate(self._stacks):
            while stack.count():
                stack.takeAt(0)
            self._row.setStretch(place, int(place < columns))
        share = len(self.lines) / columns
        told = 0
        for part, count in self._groups:
            self._stacks[min(columns - 1, int((told + 0.5) / share))].addWidget(part)
            part.show()
            told += count
        for stack in self._stacks[:columns]:
            stack.addStretch(1)
        for key in self._keys:
            key.setMinimumWidth(0)
            key.setMinimumWidth(key.sizeHint().width())
        width = min(wide, em(self, 58 if columns == 2 else 32))
        needed = self.scroller.content_height(width - em(self, 2)) + em(self, 7)
        self.panel.setFixedSize(width, min(needed, max(240, self.host.height() - 48)))

    def _line(self, line: KeyLine) -> QHBoxLayout:
        # No grid: one in a column with wrapped words asks for far more height than it needs.
        row = hbox(gap=0.8)
        top = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        keys = label(shown_keys(line.keys), "key")
        self._keys.append(keys)
        place = QWidget()
        place.setProperty("role", "plain")
        in_ems(place.setFixedWidth, 8)
        fill(hbox(place, around=0), (keys, 0, top))
        row.addWidget(place, 0, top)
        meaning = add(row, label(line.meaning, wrap=True), 1)
        meaning.setAccessibleName(f"{shown_keys(line.keys)}: {line.meaning}")
        return row


def offer_keys(page: QWidget) -> None:
    """Let ? and F1 open the list of a page's keys. Calling it again changes nothing."""
    # Asked of its class, for a page makes the list when it is first wanted.
    if hasattr(type(page), "keys") or page.property("offersKeys"):
        return
    page.setProperty("offersKeys", True)
    for keys in KEYS:
        shortcut = QShortcut(QKeySequence(keys), page)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(lambda: _open(page))


def _open(page: QWidget) -> None:
    shown = page.findChild(ShortcutList)
    if shown is None:
        shown = ShortcutList(page)
    if not shown.isVisible():
        shown.open()
