"""The card picker: cards that do not lie open on the table, as a grid of faces to choose from."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QWidget

from dbz_desktop.cards.icon_words import in_words
from dbz_desktop.cards.model import Card
from dbz_desktop.match.aids.hints import Hint, sentence
from dbz_desktop.match.aids.marking import Marking
from dbz_desktop.rules.kernel.decisions import Decision
from dbz_desktop.rules.kernel.events import NOBODY
from dbz_desktop.ui.faces.card_facts import Facts
from dbz_desktop.ui.faces.card_search import HINT, fits, searchable
from dbz_desktop.ui.faces.face_button import FaceButton, neighbour
from dbz_desktop.ui.faces.face_size import FACE_RATIO
from dbz_desktop.ui.game.question_words import asking_words
from dbz_desktop.ui.kit.flow_layout import FitScroll, FlowLayout
from dbz_desktop.ui.kit.layouts import add, fill, hbox, vbox
from dbz_desktop.ui.kit.measure import em
from dbz_desktop.ui.kit.overlay import Overlay
from dbz_desktop.ui.kit.reasons import set_reason
from dbz_desktop.ui.kit.theme import add_clear_button
from dbz_desktop.ui.kit.widgets import button, label, named, plain_tip, show_text

FEW = 6
"""Up to so many cards need no search field."""


class CardPicker(Overlay):
    """A grid of faces with a search field. Closing it leaves the question open."""

    chosen = Signal(int)
    marked = Signal(int)
    """The card whose mark is to change, where several are marked for one question."""
    confirmed = Signal()
    pointedAt = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._confirm: QPushButton | None = None
        self._faces: list[tuple[FaceButton, str]] = []
        self._cards: list[Card] = []
        """The card of each face."""
        self._shown: tuple[Decision, Facts, Marking | None] | None = None
        self.column = column = vbox(self.panel, 0.6, 1)
        self.question = label("", "overlay-title", wrap=True)
        self.card_text = label("", "card-text", wrap=True)
        fill(column, self.question, self.card_text)
        row = add(column, QHBoxLayout())
        self.search = named(QLineEdit(placeholderText=HINT), "Find a card")
        add_clear_button(self.search)
        self.search.textChanged.connect(self._filter)
        self.search.returnPressed.connect(self._take_only)
        self.count = label("", "muted")
        fill(row, (self.search, 1), self.count)
        self.scroller = FitScroll()
        self.body = QWidget()
        self.flow = FlowLayout(self.body, 0.3)
        self.scroller.setWidget(self.body)
        column.addWidget(self.scroller, 1)
        self.nothing = label("No card matches. Clear the field to see all of them.", "muted")
        column.addWidget(self.nothing)
        self.advice = add(column, label("", wrap=True))
        self.advice.setTextFormat(Qt.TextFormat.PlainText)
        foot = add(column, hbox(gap=0.5))
        self.foot = foot
        self.look = button("Look at the table", "quiet", tip="The question stays open (Esc).")
        self.look.clicked.connect(self.close_overlay)
        self.hint = button("Hint", "quiet", tip="The best answers (I)", clicked=self._ask_hint)
        self._hint_wanted: Callable[[], None] | None = None
        fill(foot, self.look, self.hint, 1)
        self.extras: list[QWidget] = []
        self.closed.connect(self._forget)

    def _forget(self) -> None:
        """Keep nothing of what was shown: the next one to look may be the other player."""
        self._shown = self._confirm = None
        self._faces, self._cards = [], []
        self.flow.clear()
        for widget in self.extras:
            self.foot.removeWidget(widget)
            widget.deleteLater()
        self.extras = []
        self.question.clear()
        self.card_text.clear()
        self.show_hints([])
        self.offer_hint(None)
        self.setAccessibleName("")

    def show_decision(
        self, decision: Decision, facts: Facts, marking: Marking | None = None
    ) -> None:
        """Open the picker for a question; with a `marking` cards are marked, then confirmed."""
        self._forget()
        self._shown = (decision, facts, marking)
        prompt = decision.prompt if marking is None else marking.row.prompt
        self.question.setText(in_words(prompt))
        words = asking_words(decision, facts)
        if marking is not None:
            words = f"{words} {marking.wanted()}, then confirm.".strip()
        show_text(self.card_text, words)
        pointing = {o.card: i for i, o in enumerate(decision.options) if o.card >= 0}
        shown = list(pointing)
        shown += [card for card in decision.looked_at if card not in pointing]
        copies: dict[str, int] = {}
        for instance in shown:
            card = facts.card(instance)
            if card is None:
                continue
            place = pointing.get(instance, -1)
            face = FaceButton(card.name, place)
            copies[card.name] = copies.get(card.name, 0) + 1
            if copies[card.name] > 1:
                face.setText(f"{card.name}, copy {copies[card.name]}")
                face.setAccessibleName(face.text())
            face.setAccessibleDescription(f"{card.type.value}. {facts.wording(card)}")
            face.instance = instance
            if marking is not None and place >= 0:
                face.clicked.connect(lambda _=False, i=instance: self.marked.emit(i))
            else:
                face.clicked.connect(lambda _=False, i=place: self._choose(i))
            face.walked.connect(lambda key, f=face: self._walk(f, key))
            face.pointedAt.connect(lambda i=instance: self.pointedAt.emit(i))
            self.flow.addWidget(face)
            face.show()
            self._cards.append(card)
            self._faces.append((face, searchable(card, facts.wording(card))))
        if marking is not None:
            self._confirm = add(self.foot, button("", "primary", clicked=self._take_marked))
            self.extras.append(self._confirm)
        for index, option in enumerate(decision.options):
            if option.card < 0 and marking is None:
                extra = add(self.foot, button(option.label, "secondary"))
                extra.clicked.connect(lambda _=False, i=index: self._choose(i))
                self.extras.append(extra)
        self.setAccessibleName(prompt)
        self.search.clear()
        self._filter("")
        self.search.setVisible(len(self._faces) > FEW)
        self.count.setVisible(len(self._faces) > FEW)
        first = next((f for f, _ in self._faces if f.isEnabled()), None)
        self.open(self.search if self.search.isVisibleTo(self) else first)

    def offer_hint(self, wanted: Callable[[], None] | None) -> None:
        """Offer hints on the question, which `wanted` asks for; with None there are none."""
        self._hint_wanted = wanted
        self.hint.setVisible(wanted is not None)

    def _ask_hint(self) -> None:
        if self._hint_wanted is not None:
            self._hint_wanted()

    @property
    def hinted(self) -> bool:
        """Whether hints are told."""
        return not self.advice.isHidden()

    def show_hints(self, found: Sequence[Hint], else_: str = "") -> None:
        """Tell the best answers below the cards, and ring the best; without any, `else_`."""
        told = [f"{hint.grade}: {in_words(hint.title)}. {sentence(hint.words)}" for hint in found]
        show_text(self.advice, "\n".join(told) or else_)
        self._fit_shown()
        if len(told) > 1 and self._faces:
            self.column.activate()
            if self.scroller.height() < self._faces[0][0].sizeHint().height():
                # A whole face is worth more than answers that aren't the best.
                show_text(self.advice, told[0])
                self._fit_shown()
                self.column.activate()
        best = found[0].card if found else NOBODY
        for face, _words in self._faces:
            face.set_lit(best >= 0 and face.instance == best)
            if face.lit:
                self.scroller.ensureWidgetVisible(face)

    def spoken(self) -> str:
        """Nothing: the page says its questions itself."""
        return ""

    def show_marks(self) -> None:
        """Show the marks as they are now, and what confirming them does."""
        _, facts, marking = self._shown or (None, None, None)
        if facts is None or marking is None or self._confirm is None:
            return

        def name_of(card: int) -> str:
            known = facts.card(card)
            return known.name if known is not None else "a card"

        for face, _words in self._faces:
            face.set_sign(marking.sign(face.instance), marking.words(face.instance))
        words = marking.confirming(name_of) if marking.ready else marking.wanted()
        # Where the names have no room their number is enough: the marks are on the faces.
        room = self._confirm.fontMetrics().horizontalAdvance(words)
        whole = room <= self._inner_width() - self._beside_confirm()
        self._confirm.setText(words if whole else marking.brief())
        self._confirm.setAccessibleName(words)
        set_reason(self._confirm, "" if marking.ready else f"{marking.wanted()}, then confirm.")
        if marking.ready:
            self._confirm.setToolTip("" if whole else plain_tip(words))

    def _take_marked(self) -> None:
        self.close_overlay()
        self.confirmed.emit()

    def press(self, key: str) -> None:
        """Space confirms the marks; I asks for a hint."""
        if key == "I":
            self._ask_hint()
        elif key == "Space" and self._confirm is not None and self._confirm.isEnabled():
            self._confirm.click()

    def fit(self) -> None:
        """Size the panel for its cards, and the faces so that they fill their rows."""
        if self._shown is None:
            return
        count = len(self._faces)
        host = self.host.size()
        gap = em(self, 0.3) + 10
        room = max(280, min(host.width() - 48, em(self, 64))) - em(self, 2) - 20
        columns = max(3, round(room / (em(self, 8.5) + gap)))
        width = room // columns - gap
        used = max(3, min(columns, count))
        rows = -(-count // columns)
        high = rows * (round(width * FACE_RATIO) + gap)
        self.panel.setFixedWidth(
            min(
                host.width() - 32,
                max(
                    em(self, 30 if self._shown[2] is None else 38),
                    used * (width + gap) + em(self, 2) + 20,
                ),
            )
        )
        rest = self._around_faces(self._inner_width())
        self.panel.setFixedHeight(max(240, min(host.height() - 48, high + rest)))
        facts, dpr = self._shown[1], self.devicePixelRatioF()
        for (face, _), card in zip(self._faces, self._cards, strict=True):
            face.show_face(facts.pixmap(card, width, dpr), width)
        self.show_marks()

    def _inner_width(self) -> int:
        """The width of what stands in the panel."""
        sides = self.column.contentsMargins()
        return self.panel.width() - sides.left() - sides.right()

    def _beside_confirm(self) -> int:
        """What of the foot's width isn't for the words of the button that confirms."""
        assert self._confirm is not None
        self._confirm.ensurePolished()
        words = self._confirm.fontMetrics().horizontalAdvance(self._confirm.text())
        used = self._confirm.sizeHint().width() - words + 2
        used += sum(b.sizeHint().width() for b in (self.look, self.hint) if not b.isHidden())
        return used + self.foot.spacing() * self.foot.count()

    def _around_faces(self, width: int) -> int:
        """How high everything but the faces is, where the content of the panel is so wide."""
        ends = self.column.contentsMargins()
        high = ends.top() + ends.bottom() + 2 * self.panel.frameWidth()
        for index in range(self.column.count()):
            part = self.column.itemAt(index)
            if part is None or part.isEmpty() or part.widget() is self.scroller:
                continue
            wraps = part.hasHeightForWidth()
            high += part.heightForWidth(width) if wraps else part.sizeHint().height()
            high += self.column.spacing()
        return high

    def faces(self) -> list[FaceButton]:
        """The faces that can be chosen and are not filtered away."""
        return [f for f, _ in self._faces if f.isEnabled() and not f.isHidden()]

    def _choose(self, option: int) -> None:
        if option >= 0:
            self.close_overlay()
            self.chosen.emit(option)

    def _filter(self, text: str) -> None:
        shown = 0
        for face, words in self._faces:
            there = fits(text, words)
            face.setVisible(there)
            shown += there
        self.flow.invalidate()
        self.nothing.setVisible(shown == 0)
        total = len(self._faces)
        self.count.setText(f"{shown} of {total}" if text.strip() else f"{total} cards")

    def _take_only(self) -> None:
        faces = self.faces()
        if len(faces) == 1:
            faces[0].click()
        elif faces:
            faces[0].setFocus(Qt.FocusReason.TabFocusReason)

    def _walk(self, face: FaceButton, key: Qt.Key) -> None:
        target = neighbour(self.faces(), face, key)
        target.setFocus(Qt.FocusReason.TabFocusReason)
        self.scroller.ensureWidgetVisible(target)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Down goes from the search field to the first card."""
        faces = self.faces()
        if event.key() == Qt.Key.Key_Down and faces:
            faces[0].setFocus(Qt.FocusReason.TabFocusReason)
            return
        super().keyPressEvent(event)
