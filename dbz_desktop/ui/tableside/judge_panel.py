"""The judge panel: what players do by hand, one move after another."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QLineEdit,
    QListWidget,
    QScrollArea,
    QSpinBox,
    QWidget,
)

from dbz_desktop.match.seats.seat import Seat
from dbz_desktop.match.telling.table import SideView, TableView
from dbz_desktop.rules.judge_moves import LONGEST_WORDS, JudgeMove
from dbz_desktop.rules.kernel.decisions import WhyNot
from dbz_desktop.rules.kernel.events import BOTH, NOBODY, CardsRevealed, TurnBegan, Zone
from dbz_desktop.ui.kit.announcing import say
from dbz_desktop.ui.kit.choice_box import Choice, number
from dbz_desktop.ui.kit.layouts import add, fill, hbox, vbox
from dbz_desktop.ui.kit.measure import in_ems
from dbz_desktop.ui.kit.reasons import set_reason
from dbz_desktop.ui.kit.widgets import button, label, named, show_text

OPERATIONS = {
    "move": "Move a card",
    "stages": "Set stages",
    "anger": "Set anger",
    "level": "Set the level",
    "control": "Change control",
    "attach": "Attach or detach",
    "effect": "End an effect",
    "shuffle": "Shuffle a Life Deck",
    "reveal": "Show hidden cards",
    "stop": "Stop the attack",
    "combat": "End combat",
    "say": "Say in words",
}
FIELDS = {
    "move": ("card", "target", "end", "place", "host", "stage"),
    "stages": ("personality", "stage"),
    "anger": ("player", "anger"),
    "level": ("player", "level"),
    "control": ("in_play", "player"),
    "attach": ("in_play", "host"),
    "effect": ("effect",),
    "shuffle": ("player",),
    "reveal": ("hidden", "count", "seen"),
    "stop": (),
    "combat": (),
    "say": ("words",),
}
_PICKS = (
    ("top", Zone.LIFE_DECK, "Top card of {}'s Life Deck"),
    ("bottom", Zone.LIFE_DECK, "Bottom card of {}'s Life Deck"),
    ("random", Zone.HAND, "A card at random of {}'s hand"),
)
_TARGETS = (Zone.HAND, Zone.DISCARD, Zone.LIFE_DECK, Zone.BANISHED, Zone.ASIDE, Zone.IN_PLAY)


class JudgePanel(QFrame):
    """Chooses a move and says why it can't be made; making it is the page's part."""

    moveWanted = Signal(object)
    doneWanted = Signal()
    cardPointed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # All within is made in its place: what moves is given its look anew, with all it holds.
        self.hide()
        self.setProperty("role", "plain")
        self.setAccessibleName("By hand")
        self.why_not: Callable[[JudgeMove], WhyNot | None] = lambda move: None
        self._seat: Seat | None = None
        self._rows: dict[str, QWidget] = {}
        self._build()
        in_ems(self.setMinimumHeight, 14)

    def _build(self) -> None:
        column = vbox(self, 0.35, 0.6)
        self.title = label("", "section", wrap=True)
        self.hint = label("", "muted", wrap=True)
        fill(column, self.title, self.hint)
        self.scroller = add(column, QScrollArea(self, widgetResizable=True), 1)
        self.scroller.setProperty("role", "plain")
        self.scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        form = QWidget(self.scroller)
        self.scroller.setWidget(form)
        form.setProperty("role", "plain")
        self._form = vbox(form, 0.25, (0, 0, 0.3, 0))
        self._fields()
        self.made_title = label("Done so far", "caption")
        self.made = named(QListWidget(), "Moves made by hand")
        self.made.setWordWrap(True)
        in_ems(self.made.setMinimumHeight, 5)
        self.made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        fill(self._form, self.made_title, (self.made, 1))
        self.why = add(column, label("", "why", wrap=True))
        row = add(column, hbox(gap=0.4))
        self.do_button = button("Do it", "primary", "Do this by hand", clicked=self._do)
        self.done_button = button("Done", "secondary")
        self.done_button.clicked.connect(self.doneWanted)
        fill(row, (self.do_button, 1), (self.done_button, 1))

    def _fields(self) -> None:
        self.by = Choice("Who does it")
        self.operation = Choice("What to do")
        self.offer()
        self.card = Choice("Which card", searched=True)
        self.target = Choice("Where to")
        self.end = Choice("Counted from")
        self.end.fill((("the top", False), ("the bottom", True)))
        self.place = number("At which place", 1, 200)
        self.personality = Choice("Which personality")
        self.in_play = Choice("Which card in play", searched=True)
        self.host = Choice("Attached to")
        self.player = Choice("Whose, or to whom")
        self.stage = number("Stage", 0, 10)
        self.stage.setValue(3)
        self.anger = number("Anger", 0, 9)
        self.level = number("Level", 1, 4)
        self.effect = Choice("Which effect")
        self.hidden = Choice("Which cards")
        self.count = number("How many, from the top", 0, 200)
        self.count.setSpecialValueText("all")
        self.count.setValue(1)
        self.seen = Choice("Who may see them")
        self.words = named(QLineEdit(maxLength=LONGEST_WORDS), "What was done, in words")
        self.words.returnPressed.connect(self._do)
        for name in (
            "by",
            "operation",
            *dict.fromkeys(f for all_ in FIELDS.values() for f in all_),
        ):
            widget = getattr(self, name)
            row = QWidget(self._form.parentWidget())
            row.setProperty("role", "plain")
            line = vbox(row, 0, 0)
            caption = add(line, label(widget.accessibleName(), "caption"))
            caption.setBuddy(widget)
            line.addWidget(widget)
            self._rows[name] = row
            self._form.addWidget(row)
            if isinstance(widget, QComboBox):
                widget.currentIndexChanged.connect(self._changed)
            elif isinstance(widget, QSpinBox):
                widget.valueChanged.connect(self._changed)
            else:
                widget.textChanged.connect(self._changed)

    def offer(self, kinds: Iterable[str] = OPERATIONS) -> None:
        """Offer these kinds of moves, all without."""
        self.operation.fill((OPERATIONS[kind], kind) for kind in kinds)

    # --- what is shown ---

    def show_for(self, seat: Seat, by_hand: bool, again: bool = False) -> None:
        """Open the panel, or bring it up to date, for the player who has the computer."""
        opened = not self.isVisible() or again
        self._seat = seat
        self.title.setText("Carry it out by hand" if by_hand else "By agreement of both")
        how = "Click a card on the table to choose it, or drag it where it belongs."
        self.hint.setText(how if by_hand else f"Both have agreed. {how}")
        self.done_button.setText("Done" if by_hand else "Go on playing")
        self.done_button.setAccessibleName(self.done_button.text())
        self.setAccessibleName(self.title.text())
        self._fill(seat.view())
        if opened:
            self.made.clear()
            self.by.choose(seat.viewer)
            self.words.clear()
        self._changed()

    def forget(self) -> None:
        """Keep nothing of what was offered: the next one to look may be the other player."""
        self._seat = None
        for part in (self.card, self.in_play, self.personality, self.host, self.effect):
            part.fill([])
        self.words.clear()
        self.why.clear()

    def tell(self, text: str) -> None:
        """Add a move to those that were made."""
        self.made.addItem(text)
        self.made.scrollToBottom()
        self.words.clear()

    def choose_card(self, instance: int) -> None:
        """Take a card that was clicked on the table."""
        kind = self.operation.currentData()
        fields = {"stages": "personality", "control": "in_play", "attach": "in_play"}
        field: Choice = getattr(self, fields.get(kind, "card"))
        if field is self.card and kind != "move":
            self.operation.choose("move")
        if not field.choose(instance):
            self.why.setText("That card can't be chosen for this.")

    def _fill(self, view: TableView) -> None:
        names = view.names
        players = [(names[seat], seat) for seat in (view.viewer, 1 - view.viewer)]
        self.by.fill(players)
        self.player.fill(players)
        self.seen.fill([("Both players", BOTH), *((n, seat + 1) for n, seat in players)])
        self.hidden.fill(
            (f"{name}'s {zone.label}", (seat, int(zone)))
            for name, seat in players
            for zone in (Zone.LIFE_DECK, Zone.HAND)
        )
        picks = [
            (text.format(name), (pick, seat, int(zone)))
            for name, seat in players
            for pick, zone, text in _PICKS
        ]
        self.card.fill([*self._cards(view), *picks])
        self.in_play.fill(self._in_play(view))
        standing = [(self._name(s.mp_card), s.mp_card) for s in view.sides]
        allies = [
            (self._name(entry.card), entry.card)
            for side in view.sides
            for entry in side.play
            if self._is_personality(entry.card)
        ]
        self.personality.fill([*standing, *allies])
        masteries = [(self._name(s.mastery), s.mastery) for s in view.sides]
        self.host.fill([("nothing", NOBODY), *standing, *masteries, *self._in_play(view)])
        self.effect.fill(
            (f"{effect.text or self._name(effect.card)} ({effect.until})", effect.ident)
            for effect in view.floating
        )
        self._fill_targets()

    def _fill_targets(self) -> None:
        assert self._seat is not None
        view = self._seat.view()
        owner = self._owner(self.card.currentData())
        targets = [
            (f"{view.names[seat]}'s {zone.label}", (seat, int(zone)))
            for zone in _TARGETS[:-1]
            for seat in ((owner,) if owner is not None else (0, 1))
        ]
        targets += [
            (f"play, {view.names[seat]}'s side", (seat, int(Zone.IN_PLAY))) for seat in (0, 1)
        ]
        self.target.fill(targets)

    def _cards(self, view: TableView) -> list[tuple[str, object]]:
        assert self._seat is not None
        found: list[tuple[str, object]] = []
        for seat in (view.viewer, 1 - view.viewer):
            side, name = view.sides[seat], view.names[seat]
            found += [(f"{self._name(e.card)} ({name}, in play)", e.card) for e in side.play]
            for zone, cards in _open_lists(side):
                found += [
                    (f"{self._name(card)} ({name}, {zone})", card)
                    for card in reversed(cards)
                    if card >= 0
                ]
        listed = {data for _, data in found}
        found += [
            (f"{self._name(card)} ({view.names[owner]}, seen in Life Deck or hand)", card)
            for card, owner in self._shown(view)
            if card not in listed
        ]
        return found

    def _shown(self, view: TableView) -> list[tuple[int, int]]:
        """Cards that were shown this turn and lie where this player can't see them now."""
        assert self._seat is not None
        found: dict[int, int] = {}
        for event in self._seat.history():
            if isinstance(event, TurnBegan):
                found = {}
            elif isinstance(event, CardsRevealed):
                found.update({card: event.player for card in event.cards if card >= 0})
        open_cards = {c for side in view.sides for _, cards in _open_lists(side) for c in cards}
        open_cards |= {entry.card for side in view.sides for entry in side.play}
        return [(card, owner) for card, owner in found.items() if card not in open_cards]

    def _in_play(self, view: TableView) -> list[tuple[str, object]]:
        return [
            (f"{self._name(entry.card)} ({view.names[seat]})", entry.card)
            for seat in (view.viewer, 1 - view.viewer)
            for entry in view.sides[seat].play
        ]

    def _name(self, card: int) -> str:
        seat = self._seat
        return seat.card(card).name if seat is not None and seat.knows(card) else "a card"

    def _is_personality(self, card: int) -> bool:
        assert self._seat is not None
        return self._seat.knows(card) and self._seat.card(card).type.is_personality

    def _owner(self, data: object) -> int | None:
        """Whose card is chosen; None where that can't be seen from its place."""
        if isinstance(data, tuple):
            return int(data[1])
        if not isinstance(data, int) or self._seat is None:
            return None
        view = self._seat.view()
        for seat, side in enumerate(view.sides):
            if any(data in cards for _, cards in _open_lists(side)):
                return seat
        return dict(self._shown(view)).get(data)

    # --- the move ---

    def chosen_move(self) -> JudgeMove | None:
        """The move that is chosen, or None where something has still to be chosen."""
        kind = self.operation.currentData()
        by = self.by.currentData()
        if self._seat is None or kind is None or by is None:
            return None
        whose = self.player.currentData()
        if kind == "move":
            return self._card_move(by)
        if kind == "stages":
            card = self.personality.currentData()
            return JudgeMove(kind, by, card, amount=self.stage.value())
        if kind in ("anger", "level"):
            amount = (self.anger if kind == "anger" else self.level).value()
            return JudgeMove(kind, by, player=whose, amount=amount)
        if kind in ("control", "attach"):
            card = self.in_play.currentData()
            if card is None:
                return None
            if kind == "control":
                return JudgeMove(kind, by, card, player=whose)
            return JudgeMove(kind, by, card, host=self.host.currentData())
        if kind == "effect":
            ident = self.effect.currentData()
            return None if ident is None else JudgeMove(kind, by, amount=ident)
        if kind == "shuffle":
            return JudgeMove(kind, by, player=whose)
        if kind == "reveal":
            seat, zone = self.hidden.currentData()
            return JudgeMove(
                kind,
                by,
                from_player=seat,
                from_zone=Zone(zone),
                amount=self.count.value(),
                seen=self.seen.currentData(),
            )
        if kind == "say":
            return JudgeMove(kind, by, text=self.words.text())
        return JudgeMove(kind, by)

    def _card_move(self, by: int) -> JudgeMove | None:
        data, target = self.card.currentData(), self.target.currentData()
        if data is None or target is None:
            return None
        card, pick, seat, zone = NOBODY, "", 0, int(Zone.LIFE_DECK)
        if isinstance(data, tuple):
            pick, seat, zone = data
        else:
            card = data
        to, where = target[0], Zone(target[1])
        in_play, ordered = where is Zone.IN_PLAY, where is Zone.LIFE_DECK
        return JudgeMove(
            "move",
            by,
            card,
            pick,
            seat,
            Zone(zone),
            to,
            where,
            place=self.place.value() - 1 if ordered else 0,
            bottom=bool(self.end.currentData()) if ordered else False,
            host=self.host.currentData() if in_play else NOBODY,
            amount=self.stage.value() if in_play else 0,
        )

    def _changed(self) -> None:
        if self._seat is None:
            return
        if self.sender() is self.card:
            self._fill_targets()
            data = self.card.currentData()
            if isinstance(data, int):
                self.cardPointed.emit(data)
        kind = self.operation.currentData()
        target = self.target.currentData()
        where = Zone(target[1]) if target is not None else None
        for name, row in self._rows.items():
            shown = name in ("by", "operation") or name in FIELDS.get(kind, ())
            if kind == "move" and name in ("end", "place"):
                shown = where is Zone.LIFE_DECK
            elif kind == "move" and name in ("host", "stage"):
                shown = where is Zone.IN_PLAY
            row.setVisible(shown)
        self.made_title.setVisible(True)
        move = self.chosen_move()
        why = self.why_not(move) if move is not None else None
        reason = f"{why.reason} ({why.rule})" if why is not None else ""
        if move is None:
            reason = "There is nothing to choose."
        show_text(self.why, reason)
        set_reason(self.do_button, reason)

    def signed(self, move: JudgeMove) -> JudgeMove:
        """A move that was made on the table, by the player who is chosen here."""
        return replace(move, by=self.by.currentData())

    def refuse(self, why: WhyNot) -> None:
        """Say why something that was carried on the table couldn't be done."""
        self.why.setText(f"{why.reason} ({why.rule})")
        self.why.show()
        say(self, self.why.text())

    def _do(self) -> None:
        move = self.chosen_move()
        if move is not None and self.why_not(move) is None:
            self.moveWanted.emit(move)


def _open_lists(side: SideView) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """The zones of a side whose cards may be known, by their names."""
    return (
        ("hand", side.hand),
        ("table", side.in_use),
        ("discard pile", side.discard),
        ("Banished Zone", side.banished),
        ("aside", side.aside),
    )
