"""Show me: a ruling plays on the table, step by step, with its rule and its steps beside it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QSizePolicy, QToolButton, QWidget

from dbz_desktop.cards.icon_words import in_words
from dbz_desktop.match.content.rule_texts import edition_name
from dbz_desktop.match.scenarios.rule_lines import EVENT, LINK, STEP, Row
from dbz_desktop.match.scenarios.shelf import Listed
from dbz_desktop.match.scenarios.showing import Showing
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.kit.flow_layout import FlowLayout
from dbz_desktop.ui.kit.late import is_seen
from dbz_desktop.ui.kit.layouts import hbox, vbox
from dbz_desktop.ui.kit.measure import em, in_ems
from dbz_desktop.ui.kit.reasons import set_reason
from dbz_desktop.ui.kit.widgets import label, panel, tool_button
from dbz_desktop.ui.rulebook.rule_rows import RuleList
from dbz_desktop.ui.rulings.show_rows import show_rows
from dbz_desktop.ui.tableside.walk_page import WalkPage

EDITIONS = {
    "panini-2014": "2014",
    "panini-2015": "2015",
    "panini-2017": "2017",
    "fanz": "FanZ",
}
"""Short names of all editions, for the buttons."""


class ShowPage(WalkPage):
    """One ruling in one edition. `others` are the examples that it was opened among.

    Nothing is kept of it, and no game is touched by it.
    """

    otherWanted = Signal(object, str)
    """Another example, a `Listed`, or this one in another edition."""
    whatIfWanted = Signal(object, int)
    """The showing, and the number of answers after which it is to go on otherwise."""

    def __init__(
        self,
        showing: Showing,
        listed: Listed,
        others: Sequence[Listed],
        faces: FaceCache,
        settings: Settings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(showing.recording, faces, settings, open_hands=True, parent=parent)
        self.setAccessibleName("Show me")
        # There is more to read at a step than at an answer of a game.
        self.pauses = {"slow": 4000, "normal": 2500, "fast": 1500, "off": 2500}
        self.steps = RuleList("The ruling, step by step")
        # What timeline, log and rules would tell stands in the steps.
        self.room.column.hide()
        for name in ("log", "rules"):
            self.side.drop_section(name)
        self._text = QFrame()
        self._text.setProperty("role", "side")
        vbox(self._text, 0, 0).addWidget(self.steps)
        self.lay_before(self._text)
        self.lay_below(self._controls())
        self._connect()
        self._take(showing, listed, others)

    def _take(self, showing: Showing, listed: Listed, others: Sequence[Listed]) -> None:
        self.showing, self.listed, self.others = showing, listed, tuple(others)
        self._opened = {listed.rules[0]}
        self._told = 0
        self.setWindowTitle(listed.title)
        self.title.setText(listed.title)
        for edition, part in self.by_edition.items():
            part.setVisible(edition in listed.editions)
            part.setChecked(edition == showing.edition)
        for widget in (self.before, self.example, self.after):
            widget.setVisible(len(self.others) != 1)
        where = self.others.index(listed) if listed in self.others else 0
        self.example.setText(f"Example {where + 1} of {len(self.others)}")
        set_reason(self.before, "This is the first example." if where == 0 else "")
        last = where + 1 >= len(self.others)
        set_reason(self.after, "This is the last example." if last else "")
        self.refresh()

    def show_ruling(self, showing: Showing, listed: Listed, others: Sequence[Listed]) -> None:
        """Show another ruling than the page was made with."""
        self.show_recording(showing.recording, open_hands=True)
        self._take(showing, listed, others)

    # --- building ---

    def _controls(self) -> QWidget:
        bar = panel("prompt", "Show me")
        column = vbox(bar, 0.3, (1, 0.5, 1, 0.5))
        head = hbox(gap=0.6)
        head.addWidget(label("Show me", "you"))
        self.title = label("", "question")
        in_ems(self.title.setMinimumWidth, 4)
        self.title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        head.addWidget(self.title, 1)
        self.place = label("", "muted")
        head.addWidget(self.place)
        head.addStretch(0)
        column.addLayout(head)
        box = QWidget()
        box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        row = FlowLayout(box, 0.3)
        self.leave = tool_button("Leave", "Leave the ruling", "Leave the ruling (Esc)")
        tip = "Go on from here in the sandbox (Shift+W)"
        self.what_if = tool_button("What if", "What if: go on from here", tip)
        for part in (self.back, self.play, self.forward, *self.views.buttons(), self.both):
            row.addWidget(part)
        self.editions = QButtonGroup(self)
        self.by_edition: dict[str, QToolButton] = {}
        for edition, short in EDITIONS.items():
            name = edition_name(edition)
            part = tool_button(short, name, f"By the rules of {name} (G)", checkable=True)
            part.clicked.connect(partial(self._by, edition))
            self.by_edition[edition] = part
            self.editions.addButton(part)
            row.addWidget(part)
        self.before = self.sign("arrow-up", "Example before", "The example before (Page Up)")
        self.example = label("", "muted")
        self.after = self.sign("arrow-down", "Next example", "The next example (Page Down)")
        for widget in (self.before, self.example, self.after):
            row.addWidget(widget)
        row.addWidget(self.what_if)
        row.addWidget(self.leave)
        column.addWidget(box)
        return bar

    def _connect(self) -> None:
        self.leave.clicked.connect(self.left)
        self.what_if.clicked.connect(self._try_out)
        self.before.clicked.connect(lambda: self._beside(-1))
        self.after.clicked.connect(lambda: self._beside(1))
        self.steps.ruleChosen.connect(self._toggle_rule)
        self.steps.rowChosen.connect(self._choose)
        self.bind(
            ("PgDown", lambda: self._beside(1)),
            ("PgUp", lambda: self._beside(-1)),
            ("G", self._next_edition),
            ("Shift+W", self.what_if.click),
            ("Shift+R", lambda: self.show_rule(self.listed.rules[0])),
            held=lambda: is_seen(self, "rules"),
        )

    def focus_start(self) -> None:
        """Put the keyboard into the steps: the arrows up and down read, those aside play."""
        self.steps.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room as the game page does."""
        self.room.share()
        wide = max(em(self, 16), min(em(self, 24), round(self.width() * 0.24)))
        self._text.setFixedWidth(min(wide, round(self.width() * 0.3)))
        self.title.setVisible(self.width() >= em(self, 56))
        super().resizeEvent(event)

    # --- other examples, other editions ---

    def _beside(self, by: int) -> None:
        where = self.others.index(self.listed) + by if self.listed in self.others else -1
        if 0 <= where < len(self.others):
            self.otherWanted.emit(self.others[where], self.showing.edition)

    def _by(self, edition: str, _checked: bool = True) -> None:
        if edition != self.showing.edition:
            self.otherWanted.emit(self.listed, edition)

    def _next_edition(self) -> None:
        editions = self.listed.editions
        self._by(editions[(editions.index(self.showing.edition) + 1) % len(editions)])

    def _try_out(self) -> None:
        self.whatIfWanted.emit(self.showing, self.session.position)

    # --- the steps ---

    def _toggle_rule(self, rule: str) -> None:
        self._opened.symmetric_difference_update({rule})
        self.refresh()

    def _choose(self, row: Row) -> None:
        if row.kind == LINK:
            self.show_rule(row.target)
        elif row.kind == EVENT and row.rule:
            self.show_rule(row.rule)
        elif row.place >= 0:
            self.go_to(row.place)

    def refresh(self) -> None:
        """Show the place that was come to, among the steps, too."""
        super().refresh()
        here = self.session.position
        over = self.recording.decisions[here] is None
        set_reason(self.what_if, "The game is over here; go to an earlier step." if over else "")
        self.place.setText(f"step {here} of {self.last}" if here else "the position")
        self.steps.show_rows(show_rows(self.showing, here, self._opened))
        rows = self.steps.rows.rows
        at = next(n for n, row in enumerate(rows) if row.kind == STEP and row.place == here)
        last = max(n for n, row in enumerate(rows) if row.place == here)
        if here != self._told:
            self._told = here
            moment = self.showing.moments[here]
            said = (f"{rows[at].words}.", *(line.text for line in moment.happened), *moment.sees)
            self.table.announce(" ".join(in_words(each) for each in said))
            # All of the step, but its head first where it is higher than the list.
            self.steps.scrollTo(self.steps.rows.index(last))
            self.steps.scrollTo(self.steps.rows.index(at))
            self.steps.setCurrentIndex(self.steps.rows.index(at))
