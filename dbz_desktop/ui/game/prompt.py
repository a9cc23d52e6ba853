"""The prompt bar: who decides, the question, the rule behind it, and every legal answer."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QWidget

from dbz_desktop.cards.icon_words import in_words
from dbz_desktop.match.aids.autopass import Always
from dbz_desktop.match.aids.marking import Marking
from dbz_desktop.rules.kernel.decisions import Act, Decision, Option
from dbz_desktop.ui.faces.card_facts import Facts
from dbz_desktop.ui.game.prompt_room import PromptRoom
from dbz_desktop.ui.game.question_cards import MANY, AskedCards, needs_picker
from dbz_desktop.ui.game.question_words import asking_words, short_title
from dbz_desktop.ui.game.twins import answers_of, cards_of, label_of, together
from dbz_desktop.ui.game.typed_answers import is_typed, typed_answer
from dbz_desktop.ui.kit.fitting import LineLabel
from dbz_desktop.ui.kit.flow_layout import FitScroll, FlowLayout
from dbz_desktop.ui.kit.layouts import add, hbox, vbox
from dbz_desktop.ui.kit.measure import em, in_ems
from dbz_desktop.ui.kit.reasons import set_reason
from dbz_desktop.ui.kit.widgets import (
    KeyButton,
    RuleChip,
    label,
    named,
    plain_tip,
    set_state,
    show_text,
)

_ROW = 1.8  # line heights
_LAST = (Act.PASS, Act.DONE, Act.NO)
_KEYS = {Act.YES: "Y", Act.NO: "N", Act.PASS: "Space", Act.DONE: "Space"}


class PromptBar(QFrame):
    """Shows one decision. `answered` carries the index of the chosen option."""

    answered = Signal(int)
    marked = Signal(int)
    """The card whose mark is to change, where several are marked for one question."""
    confirmed = Signal()
    """The marked cards are the answer."""
    openedWith = Signal(object)
    """The action with which combat is to begin: an `Option`."""
    alwaysAnswered = Signal(object)
    """The answer that is to be given whenever the same is asked again: an `Always`."""
    handWanted = Signal()
    """Who is asked openly wants to see his own hand first."""
    optionHovered = Signal(int)
    """The card that the answer pointed at means, -1 where none is pointed at."""
    pickerWanted = Signal()
    ruleWanted = Signal(str)
    skipWanted = Signal()
    aheadStopped = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "prompt")
        self.setAccessibleName("Question")
        self.decision: Decision | None = None
        self.compact = False
        """True where the page is low: answers then take one line each."""
        self.wide = False
        """True where the answers lie beside the question instead of below it."""
        self.room = PromptRoom(self)
        self._effects: Sequence[str] = ()
        self._buttons: list[KeyButton] = []
        self._keys: dict[str, int] = {}
        self._pressing: dict[str, KeyButton] = {}
        """Buttons with a key that aren't answers."""
        self._marking: Marking | None = None
        self._confirm: KeyButton | None = None
        self._build()
        self.clear()

    def _build(self) -> None:
        sides = hbox(self, 0, 0)
        self.cards = add(sides, AskedCards())
        self.cards.pointedAt.connect(self.optionHovered)
        self.room.beside.append(self.cards)
        self.outer = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        sides.addLayout(self.outer, 1)
        in_ems(self.outer.setContentsMargins, 1.2, 0.6, 1.2, 0.6)
        in_ems(self.outer.setSpacing, 0.35)
        self.words = QWidget(self)
        self.column = column = vbox(self.words, 0.35, 0)
        self.head = head = hbox(gap=0.7)
        self.badge = label("", "you")
        self.question = LineLabel("question")
        self.chip = RuleChip()
        self.chip.setCheckable(False)
        self.chip.clicked.connect(lambda: self.ruleWanted.emit(self.chip.rule))
        head.addWidget(self.badge, 0, Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(self.question, 1)
        self.ahead = add(head, KeyButton("", "Esc", "ahead"), 0, Qt.AlignmentFlag.AlignVCenter)
        self.ahead.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.ahead.clicked.connect(self.aheadStopped)
        self.ahead.hide()
        head.addWidget(self.chip, 0, Qt.AlignmentFlag.AlignVCenter)
        column.addLayout(head)
        self.note = add(column, named(LineLabel("note"), "What was passed for a player"))
        self.note.hide()
        self.card_text = add(column, LineLabel("card-text"))
        self.outer.addWidget(self.words)
        self.scroller = FitScroll()
        self.body = QWidget()
        self.flow = FlowLayout(self.body, 0.4)
        self.scroller.setWidget(self.body)
        in_ems(self.scroller.setMinimumHeight, _ROW)
        self.scroller.installEventFilter(self)
        self.outer.addWidget(self.scroller, 1)

    # --- the room there is ---

    def set_shape(self, compact: bool, wide: bool) -> None:
        """Where the page is low, take one line for each text; where wide, answers go beside."""
        direction = QBoxLayout.Direction
        if wide is not self.wide:
            # Beside the answers there is height, not width: the question takes lines of its own.
            if wide:
                self.head.removeWidget(self.question)
                self.column.insertWidget(1, self.question)
                self.head.insertStretch(1, 1)
            else:
                self.column.removeWidget(self.question)
                self.head.takeAt(1)
                self.head.insertWidget(1, self.question, 1)
        self.compact, self.wide = compact, wide
        self.outer.setDirection(direction.LeftToRight if wide else direction.TopToBottom)
        pad = em(self, 0.3 if compact else 0.4 if wide else 0.6)
        self.outer.setContentsMargins(em(self, 1.2), pad, em(self, 1.2), pad)
        self.outer.setSpacing(em(self, 1.6 if wide else 0.2 if compact else 0.35))
        self.flow.setSpacing(em(self, 0.2 if compact else 0.4))
        self.outer.setStretch(0, 1 if wide else 0)
        self.outer.setStretch(1, 2 if wide else 1)
        self.outer.setAlignment(
            self.words, Qt.AlignmentFlag.AlignTop if wide else Qt.AlignmentFlag(0)
        )
        # One row of answers; a scroll area of itself asks for more, which the question then lacks.
        self.scroller.setMinimumHeight(em(self, 1.3 if compact else _ROW))
        self.chip.set_rule(self.chip.rule, short=compact)
        self._fit()

    def _fit(self) -> None:
        self.room.fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Sizes are known from now on."""
        super().showEvent(event)
        self._fit()

    # --- what is shown ---

    def clear(self, text: str = "", hint: str = "") -> None:
        """Show no question: cards are moving, or nobody has to decide."""
        self._empty()
        self.badge.hide()
        self.chip.hide()
        self._tell(text, hint)

    def _tell(self, text: str, hint: str) -> None:
        self.question.setText(text)
        self.setAccessibleDescription(text)
        show_text(self.card_text, hint)
        self.show_note("")

    def show_note(self, note: str) -> None:
        """Tell what was answered for the players since one of them last answered."""
        show_text(self.note, note)
        self._fit()
        if note and self.decision is not None:
            self.setAccessibleDescription(f"{self.accessibleDescription()} {note}")

    def show_ahead(self, text: str) -> None:
        """Show that somebody passes ahead, with the way to stop it; "" where nobody does."""
        self.ahead.title.setText(text)
        self.ahead.setAccessibleName(f"{text}. Stop it" if text else "")
        self.ahead.setToolTip("Stop passing ahead (Esc)")
        self.ahead.setVisible(bool(text))

    def show_waiting(self, note: str = "") -> None:
        """Cards are moving; one button brings them to their places."""
        self.show_controls("Cards are moving …", [("Skip to the end", "Space", self.skipWanted)])
        self.show_note(note)

    def show_controls(
        self,
        text: str,
        controls: Sequence[tuple[str, str, SignalInstance]],
        hint: str = "",
        role: str = "quiet",
    ) -> None:
        """Nobody is asked: say what goes on, with buttons, each its words, key and signal."""
        shown = [part.title.text() for part in self._buttons]
        if self.decision is None and shown == [words for words, _, _ in controls]:
            # Whoever is about to press one shall find it where it was.
            self._tell(text, hint)
            return
        self.clear(text, hint)
        for words, key, wanted in controls:
            part = KeyButton(words, key, role)
            part.clicked.connect(wanted)
            self._add(part, key, walked=True)
        self._fit()

    def show_decision(
        self,
        decision: Decision,
        facts: Facts,
        effects: Sequence[str] = (),
        marking: Marking | None = None,
    ) -> None:
        """Show a question with all of its answers; `effects` say what each does, where known.

        With a `marking`, cards are marked instead of chosen, and confirmed together.
        """
        self._empty()
        self.show_note("")
        self._effects = effects
        self.decision = decision
        self._marking, self._facts = marking, facts
        self.badge.setText(facts.name_of(decision.player))
        self.badge.show()
        prompt = decision.prompt if marking is None else marking.row.prompt
        self.question.setText(in_words(prompt))
        self.chip.set_rule(decision.rule, short=self.compact)
        self.cards.show_cards(decision, facts)
        words = asking_words(decision, facts)
        if marking is not None:
            words = f"{words} {marking.wanted()}, then confirm.".strip()
        show_text(self.card_text, words)
        self.setAccessibleDescription(f"{self.badge.text()}. {prompt} {words}".strip())
        if marking is not None:
            self._show_marking(decision, marking, facts)
        elif is_typed(decision):
            for part in (parts := typed_answer(decision, self.answered.emit)):
                self._add(part)
            parts[0].setFocus()
        elif needs_picker(decision, facts):
            self._show_picker(decision)
        else:
            self._show_buttons(decision, facts)
        self._fit()

    def add_words(self, words: str, spoken: str) -> None:
        """Say more below the question, in other words for a screen reader."""
        before = self.card_text.text()
        self.card_text.setText(f"{before} {words}".strip())
        self.card_text.setVisible(True)
        self.setAccessibleDescription(f"{self.accessibleDescription()} {spoken}".strip())
        self._fit()

    def _show_buttons(self, decision: Decision, facts: Facts) -> None:
        options = decision.options
        digit = 1
        for same in sorted(together(options, facts), key=lambda i: options[i[0]].act in _LAST):
            key = self._key_of(options[same[0]])
            if not key and digit <= 9:
                key, digit = str(digit), digit + 1
            self._add_option(same, options, key, facts)

    def offer_hand(self) -> None:
        """Tell that both may look at this question, and offer its player his own hand first."""
        told = "Both may look now: the hands lie face down"
        hand = KeyButton("See my hand first", "S", "option", told)
        hand.setProperty("telling", True)
        hand.clicked.connect(self.handWanted)
        self._add(hand, "S")
        self.setAccessibleDescription(f"{self.accessibleDescription()} {told}.".strip())
        self._fit()

    def add_answers(self, parts: Sequence[KeyButton]) -> None:
        """Offer these as well."""
        for part in parts:
            self._add(part, walked=True)
        self._fit()

    def offer_always(self, answers: Sequence[Always]) -> None:
        """Offer to answer so every time that the same is asked."""
        for each in answers:
            key = "Shift+N" if each.act is Act.NO else "Shift+Y"
            widget = KeyButton(each.words, key, "option-last")
            widget.setToolTip(each.how_long)
            widget.setAccessibleDescription(f"{each.how_long}. Key {key}")
            widget.clicked.connect(lambda _=False, a=each: self.alwaysAnswered.emit(a))
            self._add(widget, key, walked=True)
        self._fit()

    def offer_first(self, actions: Sequence[Option], facts: Facts) -> None:
        """Offer to declare combat and take the first action with the same answer."""
        for digit, same in enumerate(together(actions, facts), 1):
            option = actions[same[0]]
            key = str(digit) if digit <= 9 else ""
            words = in_words(label_of(same, actions))
            words = words[:1].lower() + words[1:]
            widget = KeyButton(f"Combat: {words}", key, "option")
            widget.setAccessibleName(f"Declare combat and {words}")
            widget.setToolTip(plain_tip(widget.accessibleName()))
            widget.setProperty("card", option.card)
            card = facts.card(option.card) if option.card >= 0 else None
            if card is not None and card.title in option.label:
                widget.setProperty("short", f"Combat: {short_title(same, actions, facts)}")
            widget.clicked.connect(lambda _=False, o=option: self.openedWith.emit(o))
            self._add(widget, key, walked=True)
        self._fit()

    def _show_marking(self, decision: Decision, marking: Marking, facts: Facts) -> None:
        """Buttons that mark, or one that opens the grid; and the one that confirms."""
        cards = marking.offered
        if needs_picker(decision, facts) or len(cards) > MANY:
            grid = KeyButton(f"Mark among {len(cards)} cards …", "F", "option")
            grid.clicked.connect(self.pickerWanted)
            self._add(grid)
        else:
            for digit, card in enumerate(cards, 1):
                known = facts.card(card)
                name = known.name if known is not None else "A card"
                widget = KeyButton(name, str(digit), "option")
                widget.setProperty("card", card)
                widget.setProperty("name", name)
                widget.clicked.connect(lambda _=False, c=card: self.marked.emit(c))
                self._add(widget, str(digit), walked=True)
        self._confirm = KeyButton("", "Space", "primary-key")
        self._confirm.clicked.connect(self.confirmed)
        self._add(self._confirm, "Space")
        self.show_marks()

    def show_marks(self) -> None:
        """Show the marks as they are now, and what confirming them does."""
        marking, confirm = self._marking, self._confirm
        if marking is None or confirm is None:
            return
        for widget in self._buttons:
            card = widget.property("card")
            if not isinstance(card, int):
                continue
            sign = marking.sign(card)
            name = str(widget.property("name"))
            widget.setProperty("full", f"{sign}  {name}" if sign else name)
            widget.setProperty("short", widget.property("full"))
            widget.setAccessibleName(f"{name}, {marking.words(card)}")
            set_state(widget, "chosen", bool(sign))

        def name_of(card: int) -> str:
            known = self._facts.card(card)
            return known.name if known is not None else "a card"

        words = marking.confirming(name_of) if marking.ready else marking.wanted()
        confirm.setProperty("full", words)
        confirm.setProperty("short", words)
        confirm.setAccessibleName(words)
        set_reason(confirm, "" if marking.ready else f"{marking.wanted()}, then confirm.")
        self._fit()

    @staticmethod
    def _key_of(option: Option) -> str:
        if option.act is Act.NUMBER and 0 <= option.value <= 9:
            return str(option.value)
        return _KEYS.get(option.act, "")

    def _add_option(
        self, same: Sequence[int], options: Sequence[Option], key: str, facts: Facts
    ) -> None:
        index, option = same[0], options[same[0]]
        role = "option-last" if option.act in _LAST else "option"
        card = facts.card(option.card) if option.card >= 0 else None
        label = in_words(label_of(same, options))
        detail = self._effects[index] if index < len(self._effects) else ""
        title, _, said = label.partition(": ")
        if said and card is not None and title == card.title:
            detail = f"{said[:1].upper()}{said[1:]}"
        else:
            title = label
        telling = bool(detail)
        if not detail and card is not None and option.act is not Act.PICK:
            detail = card.type.value
        widget = KeyButton(title, key, role, detail)
        if title != label:
            widget.setAccessibleName(label)
            widget.setAccessibleDescription(f"Key {key}" if key else "")
        widget.setProperty("telling", telling)
        widget.setProperty("option", index)
        widget.setProperty("card", option.card)
        widget.setProperty("twins", [(each, options[each].card) for each in same[1:]])
        if card is not None and card.title in option.label:
            widget.setProperty("short", short_title(same, options, facts))
        widget.clicked.connect(lambda _=False, i=index: self.answered.emit(i))
        if key:
            self._keys[key] = index
        self._add(widget, walked=True)

    def _show_picker(self, decision: Decision) -> None:
        cards = sum(1 for o in decision.options if o.card >= 0)
        open_button = KeyButton(
            f"Choose among {cards} card{'s' if cards != 1 else ''} …", "F", "primary-key"
        )
        open_button.clicked.connect(self.pickerWanted)
        self._add(open_button)
        digit = 1
        for index, option in enumerate(decision.options):
            if option.card < 0:
                key = self._key_of(option)
                if not key:
                    key, digit = str(digit), digit + 1
                widget = KeyButton(option.label, key, "option-last")
                widget.clicked.connect(lambda _=False, i=index: self.answered.emit(i))
                self._keys[key] = index
                self._add(widget)

    def _add(self, widget: QWidget, key: str = "", walked: bool = False) -> None:
        """Add an answer: `key` presses it, and with `walked` arrows lead to it and from it."""
        self.flow.addWidget(widget)
        widget.show()
        if isinstance(widget, KeyButton):
            self._buttons.append(widget)
            if key:
                self._pressing[key] = widget
        if walked:
            widget.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            widget.installEventFilter(self)

    def _empty(self) -> None:
        self.decision = None
        self._keys = {}
        self._pressing = {}
        self._buttons = []
        self._marking = self._confirm = None
        self.cards.clear()
        with QSignalBlocker(self):
            self.flow.clear()
        self.scroller.verticalScrollBar().setValue(0)

    # --- keys ---

    def press(self, key: str) -> bool:
        """Answer by a key's name ("1", "Space", "Y"); True if it means something here."""
        button = self._pressing.get(key)
        if button is not None:
            button.click()
            return True
        index = self._keys.get(key)
        if index is None and key == "Space" and self.decision and len(self._keys) == 1:
            # The only answer there is, whatever it is called.
            index = next(iter(self._keys.values()))
        if index is None:
            return False
        self.answered.emit(index)
        return True

    def light(self, instance: int) -> None:
        """Mark the answers that mean a card, while that card is pointed at; -1 marks none."""
        for widget in self._buttons:
            self.mark(widget, instance >= 0 and instance in cards_of(widget))

    def mark(self, widget: KeyButton, lit: bool = True) -> None:
        """Mark an answer, and bring it into sight; or take its mark away."""
        set_state(widget, "lit", lit)
        if lit:
            self.scroller.ensureWidgetVisible(widget, 0, 0)

    def button_of(self, index: int) -> KeyButton | None:
        """The button of an answer, by its index; it may stand for a copy of the same card."""
        return next((each for each in self._buttons if index in answers_of(each)), None)

    def option_buttons(self) -> list[KeyButton]:
        """The buttons of the present answers."""
        return list(self._buttons)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell which answer is pointed at, walk between answers by arrows, press by Enter."""
        kind = event.type()
        if watched is self.scroller:
            if kind == QEvent.Type.Resize:
                self._fit()
            return False
        if kind in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            card = watched.property("card")
            if isinstance(card, int):
                self.optionHovered.emit(card)
        elif kind in (QEvent.Type.Leave, QEvent.Type.FocusOut):
            self.optionHovered.emit(-1)
        elif kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            step = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}.get(Qt.Key(event.key()))
            if step and watched in self._buttons:
                place = self._buttons.index(watched)  # type: ignore[arg-type]
                self._buttons[(place + step) % len(self._buttons)].setFocus(
                    Qt.FocusReason.TabFocusReason
                )
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                watched.click()  # type: ignore[attr-defined]
                return True
        return False
