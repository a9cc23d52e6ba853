"""The page of one card: its face, its wordings and rulings, what it does, what works with it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolButton, QVBoxLayout, QWidget

from dbz_desktop.cards.icon_words import in_words
from dbz_desktop.cards.model import Card, CardType
from dbz_desktop.cards.orders import damage_words, figure, number_key
from dbz_desktop.cards.search import Entry
from dbz_desktop.cards.search.fields import IS, RARITIES
from dbz_desktop.cards.sets import SETS
from dbz_desktop.decks.related import Related, Relations
from dbz_desktop.match.content.editions import load_edition
from dbz_desktop.match.content.rule_texts import edition_name, place_of, rule_text
from dbz_desktop.match.content.rulings import rulings
from dbz_desktop.match.scenarios.shelf import shelf
from dbz_desktop.rules.insight.deeds import DEEDS
from dbz_desktop.rules.insight.touches import rules_of_card
from dbz_desktop.ui.cards.card_widgets import CardTile, CopiesBox, FaceView, OpenDeck
from dbz_desktop.ui.faces.card_wordings import add_rulings, add_wordings
from dbz_desktop.ui.faces.face_shelf import FaceShelf
from dbz_desktop.ui.faces.face_size import RATIO
from dbz_desktop.ui.kit.flow_layout import FitScroll, FlowLayout
from dbz_desktop.ui.kit.layouts import add, fill, hbox, vbox
from dbz_desktop.ui.kit.measure import add_gap, em, lay_out_again
from dbz_desktop.ui.kit.page import Page, add_key
from dbz_desktop.ui.kit.reasons import set_reason
from dbz_desktop.ui.kit.rules_label import RulesText
from dbz_desktop.ui.kit.theme import set_icon
from dbz_desktop.ui.kit.widgets import RuleChip, button, label, line, panel, plain_tip, tool_button

_MARKS = (
    "physical-attack",
    "energy-attack",
    "block",
    "constant",
    "instant",
    "focused",
    "unstoppable",
    "unpreventable",
    "remain",
    "banished",
    "unique",
    "named",
    "errata",
    "by-hand",
)
"""What "is:" asks that is worth telling of a single card, in the order of telling."""

MOST_RELATED = 12


class CardContext:
    """What the pages of cards share: the cards of the pool in an edition, and their faces."""

    def __init__(self, entries: Iterable[Entry], shelf: FaceShelf, edition: str) -> None:
        """`edition` is the id of the edition whose wordings the entries have."""
        self.entries = list(entries)
        self.by_id = {entry.card.id: entry for entry in self.entries}
        self.shelf = shelf
        self.edition = edition
        self._relations: Relations | None = None

    def related(self, entry: Entry) -> list[Related]:
        """The cards that work with one, the nearest first."""
        if self._relations is None:
            self._relations = Relations(self.entries)
        return self._relations.of(entry, MOST_RELATED)

    def namesakes(self, entry: Entry) -> list[Entry]:
        """The other cards of the same title: levels, subtitles, other printings' texts."""
        card = entry.card
        found = [e for e in self.entries if e.card.title == card.title and e.card.id != card.id]
        return sorted(found, key=lambda e: (e.card.level or 0, e.name, number_key(e.card)))


class CardPage(Page):
    """The page. `cards` is the list that it was opened from, to go through by arrows; `deck` the
    deck that is open beside it, whose copies it changes."""

    cardWanted = Signal(object)
    """A card whose page is wanted."""
    cardShown = Signal(object)
    """A card of the list that is shown now."""
    queryWanted = Signal(str)
    """A query of the card search that is to be asked."""
    copyWanted = Signal(object, str)
    """A copy of the card, in the wording that is shown, is to be edited."""
    showRulingWanted = Signal(str, str)
    """A ruling that is to be shown on a table, by the rules of an edition."""
    showRuleWanted = Signal(str, str)
    """A rule that is to be shown there."""
    rulingsOfWanted = Signal(str)
    """All rulings in which a card of a title has a part are wanted."""

    def __init__(
        self,
        entry: Entry,
        context: CardContext,
        cards: Sequence[Card] = (),
        deck: OpenDeck | None = None,
    ) -> None:
        self.before = tool_button("", "Card before", "The card before this one (←)")
        self.after = tool_button("", "Next card", "The card after this one (→)")
        self.where = label("", "muted")
        tip = "Make a card of your own out of it, in the workshop"
        self.copy = button("Edit a copy", "quiet", tip=tip)
        super().__init__("", self.where, self.before, self.after, self.copy)
        lay_out_again(self)
        self.context = context
        self.entry = entry
        self._cards = [card for card in cards if card.id in context.by_id]
        self._deck = deck
        set_icon(self.before, "arrow-left")
        set_icon(self.after, "arrow-right")
        self.copy.clicked.connect(
            lambda: self.copyWanted.emit(self.entry.card, self.entry.text or self.entry.card.text)
        )
        self.before.clicked.connect(lambda: self.step(-1))
        self.after.clicked.connect(lambda: self.step(1))
        self.header.title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.header.layout().setStretchFactor(self.header.title, 200)  # type: ignore[union-attr]
        self._row = add(self.column, hbox(gap=0.9, around=0.9), 1)
        side = vbox(gap=0.6)
        self.face = add(side, FaceView(context.shelf), 1)
        self.copies: CopiesBox | None = None
        if deck is not None:
            self.copies = CopiesBox(deck)
            self.copies.moved.connect(self._move)
            deck.changed.connect(self._edited)
            side.addWidget(self.copies)
        self._side = QWidget()
        self._side.setLayout(side)
        side.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self._side)
        self.scroller = FitScroll()
        self.scroller.fill = False
        self.scroller.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._row.addWidget(self.scroller, 1)
        self.texts: list[str] = []
        """The wordings as they are shown, the oldest first."""
        self.deeds: list[QToolButton] = []
        self.rules: list[RuleChip] = []
        self.tiles: list[CardTile] = []
        for keys, by in (("Left", -1), ("Right", 1)):
            add_key(self, keys, partial(self.step, by))
        self.show_entry(entry)

    # --- which card ---

    @property
    def cards(self) -> list[Card]:
        """The list that the page was opened from."""
        return self._cards

    def focus_start(self) -> None:
        """Put the keyboard into the words, which the arrows scroll."""
        self.scroller.setFocus()

    @property
    def place(self) -> int:
        """Where the card stands in the list that the page was opened from, or -1."""
        idents = [card.id for card in self._cards]
        return idents.index(self.entry.card.id) if self.entry.card.id in idents else -1

    def step(self, by: int) -> None:
        """Go on to another card of the list, so many further."""
        place = self.place + by
        if self.place >= 0 and 0 <= place < len(self._cards):
            self.show_entry(self.context.by_id[self._cards[place].id])

    def show_entry(self, entry: Entry) -> None:
        """Show another card."""
        self.entry = entry
        card = entry.card
        self.setAccessibleName(card.name)
        self.setWindowTitle(card.name)
        self.header.title.setText(card.name)
        self.header.title.setToolTip(plain_tip(card.name))
        place = self.place
        count = len(self._cards)
        self.where.setText(f"{place + 1:,} of {count:,}" if place >= 0 and count > 1 else "")
        first = "This is the first card of the list."
        last = "This is the last card of the list."
        alone = "The card was not opened from a list."
        set_reason(self.before, alone if place < 0 else first if place == 0 else "")
        set_reason(self.after, alone if place < 0 else last if place == count - 1 else "")
        for tool in (self.before, self.after):
            tool.setVisible(count > 1)
        self.face.show_card(card)
        if self.copies is not None:
            self.copies.show_card(card)
        self._build()
        self.scroller.verticalScrollBar().setValue(0)
        self.cardShown.emit(card)

    # --- what is told of it ---

    def _build(self) -> None:
        self.deeds, self.rules, self.tiles = [], [], []
        body = QWidget()
        column = vbox(body, 0.45, (0, 0, 0.8, 0.6))
        self._tell_facts(column)
        self._tell_deeds(column)
        self._tell_namesakes(column)
        self._tell_related(column)
        self._tell_wordings(column)
        self._tell_rules(column)
        self._tell_printings(column)
        column.addStretch(1)
        self.scroller.setWidget(body)
        # Shown by hand: a widget that is put into a scroll area in sight stays hidden.
        body.show()
        self.scroller.setAccessibleName(f"About {self.entry.card.name}")

    def _section(self, column: QVBoxLayout, title: str) -> None:
        add_gap(column, 0.3)
        fill(column, line(), label(title, "section"))

    def _flow(self, column: QVBoxLayout) -> FlowLayout:
        box = QWidget()
        box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        flow = FlowLayout(box, 0.35)
        column.addWidget(box)
        return flow

    def _tell_facts(self, column: QVBoxLayout) -> None:
        entry, card = self.entry, self.entry.card
        kind = [card.type.value]
        if card.is_styled:
            kind.insert(0, card.style.value)
        if card.alignment is not None:
            kind.append(card.alignment.value)
        column.addWidget(label("  ·  ".join(kind), "section", wrap=True))
        self.text = add(column, RulesText(entry.text or "It has no text.", "lead"))
        facts = []
        if card.level is not None:
            facts.append(f"Level {card.level}")
        if card.pur is not None:
            facts.append(f"Power Up Rating {card.pur}")
        if card.stages:
            facts.append(f"Power levels {card.stages[0]:,} to {card.stages[-1]:,}")
        if figure(entry, "cost"):
            facts.append(f"Cost {figure(entry, 'cost')}")
        if damage_words(entry):
            facts.append(f"Damage {damage_words(entry)}")
        if figure(entry, "anger"):
            facts.append(f"Anger {figure(entry, 'anger')}")
        if card.endurance is not None:
            facts.append(f"Endurance {card.endurance}")
        if "limit" in entry.numbers:
            facts.append(f"{figure(entry, 'limit')} a deck at most")
        column.addWidget(label("  ·  ".join(facts), "muted", wrap=True))

    def _chip(self, text: str, query: str, tip: str) -> QToolButton:
        chip = tool_button(text, f"{text}: search {query}", tip)
        chip.setProperty("role", "filter")
        chip.clicked.connect(lambda: self.queryWanted.emit(query))
        self.deeds.append(chip)
        return chip

    def _tell_deeds(self, column: QVBoxLayout) -> None:
        entry = self.entry
        deeds = [(f"does:{name}", deed) for name, deed in DEEDS.items() if name in entry.does]
        marks = [(f"is:{name}", IS[name]) for name in _MARKS if name in entry.marks]
        if not deeds and not marks:
            return
        self._section(column, "What it does")
        flow = self._flow(column)
        for query, words in (*deeds, *marks):
            flow.addWidget(
                self._chip(_capital(in_words(words)), query, f"Show all such cards: {query}")
            )

    def _tell_rules(self, column: QVBoxLayout) -> None:
        card = self.entry.card
        touched = sorted(rules_of_card(card, load_edition(self.context.edition)), key=place_of)
        if not touched:
            return
        self._section(column, "Rules it touches")
        flow = self._flow(column)
        box = panel("panel", "Text of the rule")
        inside = vbox(box, around=(0.6, 0.5, 0.6, 0.5))
        self.rule_title = label("", "message-title", wrap=True)
        self.rule_text = label("", "body", wrap=True)
        self.rule_source = label("", "muted", wrap=True)
        self.rule_show = button("Show me", "secondary", "Show me the rule", "Watch it on the table")
        self.rule_show.clicked.connect(self._show_ruled)
        for part in (self.rule_title, self.rule_text, self.rule_source):
            inside.addWidget(part)
        inside.addWidget(self.rule_show, 0, Qt.AlignmentFlag.AlignLeft)
        box.hide()
        column.addWidget(box)
        for rule in touched:
            chip = add(flow, RuleChip())
            chip.set_rule(rule)
            chip.toggled.connect(partial(self._show_rule, chip, box))
            self.rules.append(chip)

    def _show_rule(self, chip: RuleChip, box: QWidget, shown: bool) -> None:
        if shown:
            for other in self.rules:
                other.setChecked(other is chip)
        elif any(other.isChecked() for other in self.rules):
            return
        text = rule_text(chip.rule)
        self.rule_title.setText(text.label)
        self.rule_text.setText(text.text)
        self.rule_source.setText(text.source_line)
        self.rule_show.setVisible(bool(shelf().of_rule(chip.rule)))
        box.setVisible(shown)
        self.scroller.fit()
        if shown:
            QTimer.singleShot(0, lambda: self.scroller.ensureWidgetVisible(box))

    def _show_ruled(self) -> None:
        for chip in self.rules:
            if chip.isChecked():
                self.showRuleWanted.emit(chip.rule, self.context.edition)

    def _tell_wordings(self, column: QVBoxLayout) -> None:
        card = self.entry.card
        self._section(column, "Wordings by edition")
        self.texts = add_wordings(column, card, edition_name(self.context.edition))
        found = rulings(card)
        self._section(column, "Rulings and errata")
        if found:
            add_rulings(
                column, found, lambda id: self.showRulingWanted.emit(id, self.context.edition)
            )
        else:
            column.addWidget(label("The sources name this card in no ruling.", "muted", wrap=True))
        count = len(shelf().of_card(card.id, card.title, card.name))
        if count:
            words = f"It has a part in {count} ruling{'' if count == 1 else 's'} …"
            part = button(words, "quiet", tip="Rulings in whose position this card lies")
            part.clicked.connect(lambda: self.rulingsOfWanted.emit(card.title))
            column.addWidget(part, 0, Qt.AlignmentFlag.AlignLeft)

    def _tell_printings(self, column: QVBoxLayout) -> None:
        card = self.entry.card
        self._section(column, "Printings")
        flow = self._flow(column)
        for printing in card.printings or (card.id,):
            code, _, number = printing.partition("-")
            name = SETS.get(code.casefold(), code)
            rarity = RARITIES.get(number.rstrip("0123456789").casefold(), "")
            words = "  ·  ".join(part for part in (name, number, rarity) if part)
            query = f"set:{code.casefold()}"
            flow.addWidget(self._chip(words, query, f"Show all cards of {name}: {query}"))

    def _tell_namesakes(self, column: QVBoxLayout) -> None:
        found = self.context.namesakes(self.entry)
        if found:
            personality = self.entry.card.type is CardType.MAIN_PERSONALITY
            title = "Its levels and other cards of the name" if personality else "Of the same title"
            self._gallery(column, title, [(e.card, _apart(e, self.entry)) for e in found])

    def _tell_related(self, column: QVBoxLayout) -> None:
        found = self.context.related(self.entry)
        if found:
            rows = [(each.entry.card, _capital(each.why)) for each in found]
            self._gallery(column, "Cards that work with it", rows)

    def _gallery(self, column: QVBoxLayout, title: str, rows: list[tuple[Card, str]]) -> None:
        self._section(column, title)
        flow = self._flow(column)
        for card, why in rows:
            tile = add(flow, CardTile(card, why, self.context.shelf))
            tile.clicked.connect(partial(self.cardWanted.emit, card))
            self.tiles.append(tile)

    # --- the open deck ---

    def _move(self, by: int) -> None:
        if self._deck is not None:
            self._deck.change([self.entry.card], by)

    def _edited(self) -> None:
        if self.copies is not None:
            self.copies.show_card(self.entry.card)

    # --- the window ---

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The face takes what the height allows, and leaves the words two thirds at least."""
        super().resizeEvent(event)
        below = em(self, 5) if self.copies is not None else 0
        high = max(160, self.height() - self.header.sizeHint().height() - em(self, 1.8) - below)
        wide = max(round(high * RATIO), round(self.width() * 0.3))
        self._side.setFixedWidth(min(wide, round(self.width() * 0.38), 760))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Plus, minus and digits change the copies in the open deck; Escape goes back."""
        key = Qt.Key(event.key())
        card = self.entry.card
        if self._deck is not None and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
                self._deck.set_copies([card], int(key) - int(Qt.Key.Key_0))
                return
            if key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
                self._move(1)
                return
            if key in (Qt.Key.Key_Minus, Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
                self._move(-1)
                return
        super().keyPressEvent(event)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _apart(entry: Entry, than: Entry) -> str:
    """What tells a card from another of the same title."""
    parts = []
    if entry.card.level is not None and entry.card.level != than.card.level:
        parts.append(f"Level {entry.card.level}")
    if entry.card.type is not than.card.type:
        parts.append(entry.card.type.value)
    return ", ".join(parts) or entry.card.id
