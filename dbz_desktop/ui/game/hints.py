"""Hints on the game page: the best answers to the question, worked out when they are asked for.

They are thought about in a process of their own; the page goes on meanwhile, and what is found
about a question that is gone is never shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QWidget

from dbz_desktop.cards.icon_words import in_words
from dbz_desktop.match.aids.hints import UNASKED, Hint, aloud, hints
from dbz_desktop.match.seats.advisor import Advisor
from dbz_desktop.players.advice import MOST
from dbz_desktop.rules.kernel.decisions import Decision
from dbz_desktop.ui.game.card_picker import CardPicker
from dbz_desktop.ui.game.game_parts import GameParts
from dbz_desktop.ui.kit.late import is_seen
from dbz_desktop.ui.kit.layouts import add, fill, hbox, vbox
from dbz_desktop.ui.kit.measure import em, in_ems
from dbz_desktop.ui.kit.widgets import KeyButton, label, show_text
from dbz_desktop.ui.system.slices import Slices
from dbz_desktop.ui.table.widget import TableWidget

LOOK_MS = 50
"""So many ms after one another it is looked whether something has been found."""

NOTHING = "Nothing can be said about this question."
FAILED = "No hint was found: {trouble}. Closing other programs may help; press I to try again."


class HintRow(QWidget):
    """One of the best answers: its key, its name, how good it is, what it is expected to bring."""

    def __init__(self) -> None:
        super().__init__()
        column = vbox(self, 0.1, 0)
        head = hbox(gap=0.5)
        self.key = label("", "key")
        self.title = label("", "message-title", wrap=True)
        self.grade = label("", "caption")
        head.addWidget(self.key, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self.title, 1)
        head.addWidget(self.grade, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(head)
        self.words = add(column, label("", "muted", wrap=True))

    def show_hint(self, hint: Hint, key: str) -> None:
        """Tell a hint; `key` gives its answer, "" where none does."""
        show_text(self.key, key)
        self.title.setText(in_words(hint.title))
        self.grade.setText(hint.grade)
        self.words.setText(hint.words)


class HintPanel(QFrame):
    """The hints, over the far side of the table. It takes no clicks and no keyboard."""

    def __init__(self, parent: QWidget, table: TableWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "overlay")
        self.setAccessibleName("Hint")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._page, self._table = parent, table
        self._column = vbox(self, 0.5, (0.8, 0.5, 0.8, 0.6))
        head = fill(hbox(gap=0.6), (label("Hint", "section"), 1))
        self.close_key = add(head, label("I", "key"))
        self._column.addLayout(head)
        self.rows = [HintRow() for _ in range(MOST)]
        for row in self.rows:
            self._column.addWidget(row)
        self.nothing: QLabel = label(NOTHING, wrap=True)
        self._column.addWidget(self.nothing)
        # What is left over goes below the rows, not between them.
        self._column.addStretch(1)
        self._shown = 0
        table.installEventFilter(self)
        self.hide()

    def show_hints(self, found: Sequence[Hint], keys: Sequence[str], else_: str = NOTHING) -> None:
        """Show hints, each with the key that gives its answer, or what is said instead."""
        self._shown = len(found)
        self.nothing.setText(else_)
        self.nothing.setVisible(not found)
        for row, hint, key in zip(self.rows, found, keys, strict=False):
            row.show_hint(hint, key)
        self.setAccessibleDescription(aloud(found) or else_)
        self._place()
        self.show()
        self.raise_()

    def _place(self) -> None:
        """At the top of the table; the last rows give way where the text is large for it."""
        table, middle = self._table, self._table.table.frame.middle
        width = min(max(em(self, 24), round(middle.width())), table.width() - em(self, 1))
        most = round(table.height() * 0.62)
        for shown in range(self._shown, -1, -1):
            for place, row in enumerate(self.rows):
                row.setVisible(place < max(shown, min(self._shown, 1)))
            self._column.invalidate()
            self._column.activate()
            if self._column.totalHeightForWidth(width) <= most:
                break
        high = min(self._column.totalHeightForWidth(width), table.height())
        left = min(round(middle.center().x() - width / 2), table.width() - width)
        at = table.mapTo(self._page, QPoint(max(0, left), em(self, 0.3)))
        self.setGeometry(at.x(), at.y(), width, high)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the table's size."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return False


class HintDesk(QObject):
    """Asks for hints on the question that is shown, and shows them until it goes.

    Hints are for the player who looks, and is asked: while both look, or the curtain is down,
    there are none.
    """

    def __init__(self, page: GameParts) -> None:
        super().__init__(page)
        self.page = page
        self._compact = False
        # No higher than the words beside it: the answers below need the room.
        self.button = KeyButton("Hint", "I", "hint")
        within = self.button.layout()
        assert within is not None
        in_ems(within.setContentsMargins, 0.4, 0.08, 0.4, 0.08)
        self.button.setToolTip("The best answers, and what each is expected to bring (I)")
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.button.clicked.connect(self.toggle)
        self.button.hide()
        page.prompt.head.addWidget(self.button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.offered = True
        """Whether hints are for this page at all."""
        self._decision: Decision | None = None
        self._picker: CardPicker | None = None
        self._advisor: Advisor | None = None
        self._best: Hint | None = None
        self._failed = False
        self._readings: Slices | None = None
        self._timer = QTimer(self, interval=LOOK_MS)
        self._timer.timeout.connect(self._look)
        page.session.eventsArrived.connect(lambda _events: self.drop())
        # What is pointed at is marked meanwhile; the best answer is marked again afterwards.
        page.prompt.optionHovered.connect(self._mark_again)
        page.table.cardHovered.connect(self._mark_again)

    @cached_property
    def panel(self) -> HintPanel:
        """The hints."""
        return HintPanel(self.page.main, self.page.table)

    @property
    def thinking(self) -> bool:
        """Whether something is thought about now."""
        return self._timer.isActive() or self._readings is not None

    def asked(self, decision: Decision) -> None:
        """A question is shown: hints on it may be asked for."""
        self.drop()
        session = self.page.session
        looks = session.looking.viewer == decision.player and not session.hands_free
        offered = (
            self.offered and looks and len(decision.options) > 1 and decision.ask not in UNASKED
        )
        self._decision = decision if offered else None
        self._show_button()

    def beside(self, picker: CardPicker) -> None:
        """Cards are chosen from a grid, over the table: hints are asked for and told there, too."""
        if self._picker is not picker:
            self._picker = picker
            picker.closed.connect(self.put_away)
        self.put_away()
        picker.offer_hint(None if self._decision is None else self.toggle)

    def make_room(self, compact: bool) -> None:
        """Where the question has little room the key alone gives hints."""
        self._compact = compact
        self._show_button()

    def _show_button(self) -> None:
        self.button.setVisible(self._decision is not None and not self._compact)

    def drop(self) -> None:
        """The question goes: so do its hints, and nobody thinks about it any more."""
        self.put_away()
        self._decision = None
        self.button.hide()

    def put_away(self) -> bool:
        """Show no hints, and stop thinking; False where there was nothing to put away."""
        picker = self._picker
        self._failed = False
        was = self.thinking or is_seen(self, "panel") or (picker is not None and picker.hinted)
        self._timer.stop()
        self._forget_readings()
        if self._advisor is not None:
            self._advisor.cancel()
            self._advisor = None
        self._name_buttons("Hint")
        if is_seen(self, "panel"):
            self.panel.hide()
        if picker is not None:
            picker.show_hints([])
        if self._best is not None:
            self._best = None
            self.page.prompt.light(-1)
            self.page.table.light(-1)
        return was

    def toggle(self) -> None:
        """Ask for hints on the question that is shown, or put them away; where none could be
        worked out, ask once more."""
        decision, again = self._decision, self._failed
        if (self.put_away() and not again) or decision is None or decision is not self.page.asked:
            return
        self._advisor = advisor = self.page.match.advisor(decision.player)
        self._name_buttons("Thinking …")
        self.page.reach.say_to_asked("Thinking about a hint.")
        # Cards that were never read take long to be dealt at once.
        self._readings = Slices([*advisor.readings(), self._begin], self)
        self._readings.start()

    def _begin(self) -> None:
        decision, advisor = self._decision, self._advisor
        self._forget_readings()
        if decision is None or advisor is None:
            return
        if advisor.begin():
            self._timer.start()
        else:
            self._show(decision, [])

    def _forget_readings(self) -> None:
        readings, self._readings = self._readings, None
        if readings is not None:
            readings.deleteLater()

    def _look(self) -> None:
        decision, advisor = self._decision, self._advisor
        if decision is None or advisor is None:
            self.put_away()
            return
        found = advisor.found()
        if found is None:
            return
        self._timer.stop()
        self._show(decision, hints(self.page.session.seat, decision, found))

    def _show(self, decision: Decision, found: Sequence[Hint]) -> None:
        self._best = found[0] if found else None
        trouble = self._advisor.trouble if self._advisor is not None else ""
        self._failed = bool(trouble)
        self._name_buttons("Try again" if self._failed else "Hint")
        else_ = FAILED.format(trouble=trouble) if trouble else NOTHING
        if self._picker is not None and self._picker.isVisible():
            self._picker.show_hints(found, else_)
        else:
            self.panel.show_hints(found, [self._key(hint) for hint in found], else_)
        self.page.reach.say_to_asked(f"Hint. {aloud(found) or else_}")
        self._mark_again(-1)

    def _name_buttons(self, words: str) -> None:
        self.button.title.setText(words)
        if self._picker is not None:
            self._picker.hint.setText(words)

    def _key(self, hint: Hint) -> str:
        part = self._part(hint)
        return part.key.text() if part is not None else ""

    def _part(self, hint: Hint) -> KeyButton | None:
        """The button of an answer, where it has one; where cards are marked, of its card."""
        found = self.page.prompt.button_of(hint.index)
        if found is not None or hint.card < 0:
            return found
        parts = self.page.prompt.option_buttons()
        return next((part for part in parts if part.property("card") == hint.card), None)

    def _mark_again(self, pointed: int) -> None:
        """Ring the best answer on the table and below it, while nothing else is pointed at."""
        if self._best is None or pointed >= 0:
            return
        self.page.table.light(self._best.card)
        part = self._part(self._best)
        if part is not None:
            self.page.prompt.mark(part)
