"""TableModel: the table as a tree of rows, moved on event by event. All that shows it reads this.

Below the root lie, in the order in which they are read out, the other side, the middle and the
viewer's side. A side has its personality (player, scouter, effects in force), its cards in play,
its hand and its piles; the middle has the attack and each side's cards in use. A card that is
attached lies below the card that it is attached to. Row 0 of a pile is its top card.

What a row knows can be asked of it (`Row`) or of its index (`Role`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import IntEnum, auto

from PySide6.QtCore import QObject, Qt

from dbz_desktop.cards.model import Card, CardType
from dbz_desktop.match.aids.marking import Marking
from dbz_desktop.match.telling import table_states as states
from dbz_desktop.match.telling import table_words as words
from dbz_desktop.match.telling.table import CardInPlay, TableView
from dbz_desktop.match.telling.table_rows import (
    Part,
    Row,
    Token,
    group_of,
    lying_open,
    options_by_card,
    tokens_of,
    with_guests,
)
from dbz_desktop.rules.kernel.decisions import Decision, WhyNot
from dbz_desktop.rules.kernel.events import HIDDEN, NOBODY, CardMoved, Event, Zone
from dbz_desktop.ui.faces.card_search import searchable
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.kit.models import Index, resetting
from dbz_desktop.ui.session.session import GameSession
from dbz_desktop.ui.table.model_tree import RowTree


class Role(IntEnum):
    """What an index of the model can be asked, beside Qt's own roles: what its row knows of that
    name, and of the last two what the model says of it."""

    PART = Qt.ItemDataRole.UserRole + 1
    SEAT = auto()
    ZONE = auto()
    CARD = auto()
    FACE = auto()
    KNOWN = auto()
    STAGES = auto()
    POWER = auto()
    LEVEL = auto()
    ANGER = auto()
    ATTACHED_TO = auto()
    CAPTURED = auto()
    USED = auto()
    GHOST = auto()
    OPTIONS = auto()
    MARK = auto()
    MARK_WORDS = auto()
    PLACE = auto()
    STATE = auto()
    WHY_NOT = auto()
    SEARCH = auto()


class TableModel(RowTree):
    """The table as one seat is shown it: `view`, moved on event by event, as rows.

    `card_of` gives a card that the viewer has been shown, `wording` a card's text in the edition
    that is played, `why_not` why a card can't be used now.
    """

    def __init__(
        self,
        view: TableView,
        card_of: Callable[[int], Card | None],
        wording: Callable[[Card], str] = lambda card: card.text,
        why_not: Callable[[int], WhyNot | None] = lambda instance: None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.view = view
        self.card = card_of
        self.wording = wording
        self.ask_why = why_not
        self.decision: Decision | None = None
        """The question whose options are lit, or None while the table moves."""
        self.marking: Marking | None = None
        self.options: dict[int, list[int]] = {}
        """The options of the question by the card that they point at."""
        self._build()

    # --- what is told it ---------------------------------------------------------------------

    def advance(self, event: Event) -> None:
        """Show one more redacted event."""
        self.view.apply(event)
        if isinstance(event, CardMoved) and event.source is Zone.HAND:
            self._reveal(event)
        self._follow()

    def take(self, view: TableView) -> None:
        """Show another view of the same viewer, row by row."""
        self.view = view
        self._follow()

    def reset(self, view: TableView) -> None:
        """Show the view of another viewer, or of a match that went back: no row stays."""
        self.view = view
        with resetting(self):
            self._build()

    def ask(self, decision: Decision | None, marking: Marking | None = None) -> None:
        """Light what a question offers, and show what is marked for it."""
        self.decision, self.marking = decision, marking
        self.options = options_by_card(decision)
        for row in list(self._rows.values()):
            self._set(row, **self._asked(row))
        self._tell_states()
        # What a card says of itself may change with the question, also where nothing is offered.
        for zone in (Zone.HAND, Zone.IN_PLAY):
            children = self.zone(self.view.viewer, zone).children
            if children:
                ends = self.index_of(children[0]), self.index_of(children[-1])
                self.dataChanged.emit(*ends, [Qt.ItemDataRole.AccessibleDescriptionRole])

    # --- what is asked of it -----------------------------------------------------------------

    def row_of(self, instance: int) -> Row | None:
        """The row of a card that is known, where it lies."""
        return self._rows.get(instance)

    def zone(self, seat: int, zone: Zone) -> Row:
        """A side's branch of a zone."""
        return self._zones[seat, zone]

    def part(self, part: Part, seat: int = NOBODY) -> Row:
        """What stands beside the cards."""
        return self._parts[part, seat]

    def cards(self) -> Iterator[Row]:
        """The row of every card, of ghosts too, in no order."""
        return iter(self._rows.values())

    def side(self, seat: int) -> list[Row]:
        """A side's cards in play in the order in which they lie, those attached to them aside.

        The MP and the Mastery are not among them; what is attached to these, or to a card of the
        other side, comes last.
        """
        own = [row for row in self.zone(seat, Zone.IN_PLAY).children if not self.is_fixed(row)]
        for entry in self.view.sides[seat].play:
            row = self._rows[entry.card]
            host = row.parent
            if host is not None and host.part is Part.CARD:
                if self.is_fixed(host) or host.seat != seat:
                    own.append(row)
        return own

    def is_fixed(self, row: Row) -> bool:
        """True for an MP and a Mastery, which have their own places."""
        return row.token in self._fixed

    def reading(self) -> Iterator[tuple[Row, Row]]:
        """What lies open on the table, in reading order, each with the group that it is in."""
        for branch in self._root.children:
            for group in branch.children if branch.part is Part.SIDE else (branch,):
                for row in lying_open(group):
                    yield group, row

    def title(self, instance: int) -> str:
        """The title of a card that is known, else nothing."""
        card = self.card(instance)
        return card.title if card is not None else ""

    def name(self, row: Row) -> str:
        """What a screen reader calls a row."""
        return words.name_of(row, self.view.names, self.title)

    def description(self, row: Row) -> str:
        """What a screen reader adds: a card's text, and what Enter does or why it does nothing."""
        if row.part is Part.PILE:
            return "Enter opens it" if row.zone is not Zone.LIFE_DECK else ""
        if row.face is None:
            return ""
        text = self.wording(row.face)
        does = words.enter_does(row, self.decision)
        if does:
            return f"{text} {does}"
        asked = self.decision is not None and row.seat == self.view.viewer
        why = self.why_not(row) if asked and row.zone in (Zone.HAND, Zone.IN_PLAY) else ""
        return f"{text} Not now: {why}" if why else text

    def search(self, row: Row) -> str:
        """What a search in a pile looks at: see `searchable`."""
        return searchable(row.face, self.wording(row.face)) if row.face is not None else ""

    def why_not(self, row: Row) -> str:
        """Why a card can't be chosen now, with the rule; empty where nothing stands in the way."""
        why = self.ask_why(row.card) if row.known and not row.options else None
        return f"{why.reason} ({why.rule})" if why is not None else ""

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """What a role says of a row; None where it says nothing."""
        if not index.isValid():
            return None
        row, said = self.node(index), _SAID.get(role)
        if said is not None:
            return said(self, row)
        return getattr(row, Role(role).name.lower()) if role in _OF_ROWS else None

    # --- the rows ----------------------------------------------------------------------------

    def _build(self) -> None:
        """Everything anew."""
        self._begin(Row(Part.TABLE))
        self._zones: dict[tuple[int, Zone], Row] = {}
        self._parts: dict[tuple[Part, int], Row] = {}
        self._seen: dict[object, object] = {}
        self._entries: dict[int, tuple[int, CardInPlay]] = {}
        self._fixed: frozenset[Token] = frozenset()
        self._used: frozenset[int] = frozenset()
        self._quiet = True
        own = self.view.viewer
        self._add_side(1 - own)
        middle = self._hang(self._root, Part.MIDDLE)
        self._hang(middle, Part.ATTACK)
        for seat in (own, 1 - own):
            self._hang(middle, Part.CARDS, seat, Zone.IN_USE)
        self._add_side(own)
        self._follow()
        self._quiet = False

    def _add_side(self, seat: int) -> None:
        side = self._hang(self._root, Part.SIDE, seat)
        personality = self._hang(side, Part.PERSONALITY, seat)
        for part in (Part.PLAYER, Part.SCOUTER, Part.IN_FORCE):
            self._hang(personality, part, seat)
        self._hang(side, Part.CARDS, seat, Zone.IN_PLAY)
        self._hang(side, Part.CARDS, seat, Zone.HAND)
        piles = self._hang(side, Part.PILES, seat)
        for zone in (Zone.LIFE_DECK, Zone.DISCARD, Zone.BANISHED, Zone.ASIDE):
            self._hang(piles, Part.PILE, seat, zone)

    def _hang(self, parent: Row, part: Part, seat: int = NOBODY, zone: Zone | None = None) -> Row:
        """A row that always is there."""
        row = Row(part, seat, zone)
        self._adopt(parent, len(parent.children), row)
        if zone is not None:
            self._zones[seat, zone] = row
        elif part is not Part.SIDE:
            self._parts[part, seat] = row
        return row

    # --- following the view ------------------------------------------------------------------

    def _follow(self) -> None:
        """Let the rows agree with the view, with a signal for every difference."""
        wanted: list[tuple[Row, list[Token]]] = []
        guests: dict[Token, list[Token]] = {}
        touched: list[Row] = []
        for seat, side in enumerate(self.view.sides):
            for zone, cards in (
                (Zone.HAND, side.hand),
                (Zone.DISCARD, side.discard[::-1]),
                (Zone.BANISHED, side.banished[::-1]),
                (Zone.ASIDE, side.aside[::-1]),
            ):
                self._want(wanted, seat, zone, tokens_of(seat, zone, cards))
        shown = states.ghosts(self.view)
        for seat, side in enumerate(self.view.sides):
            using = tokens_of(seat, Zone.IN_USE, side.in_use[::-1])
            if seat in shown:
                using.append(("ghost", seat, shown[seat]))
            self._want(wanted, seat, Zone.IN_USE, using)
        standing = tuple((side.mp_card, side.mastery, side.play) for side in self.view.sides)
        if standing != self._seen.get("play"):
            self._seen["play"] = standing
            wanted += self._want_play(guests)
            touched += [row for seat in (0, 1) for row in self._in_play(seat)]
        self._arrange(wanted, guests, touched)
        for card in self._used ^ self.view.used:
            row = self._rows.get(card)
            if row is not None:
                touched.append(row)
        self._used = self.view.used
        touched += [self._rows[side.mp_card] for side in self.view.sides]
        for row in touched:
            if row.parent is not None:
                self._set(row, **self._facts(row))
        self._tell_states()

    def _want(
        self, wanted: list[tuple[Row, list[Token]]], seat: int, zone: Zone, tokens: list[Token]
    ) -> None:
        if tokens != self._seen.get((seat, zone), []):
            self._seen[seat, zone] = tokens
            wanted.append((self._zones[seat, zone], tokens))

    def _want_play(self, guests: dict[Token, list[Token]]) -> list[tuple[Row, list[Token]]]:
        """The cards in play that aren't attached to another one, and the guests of all."""
        sides = self.view.sides
        self._fixed = frozenset(card for side in sides for card in (side.mp_card, side.mastery))
        self._entries = {e.card: (seat, e) for seat in (0, 1) for e in sides[seat].play}
        wanted = []
        for seat, side in enumerate(sides):
            tokens: list[Token] = [card for card in (side.mp_card, side.mastery) if card >= 0]
            free = []
            for entry in side.play:
                if self._has_host(entry):
                    guests.setdefault(entry.attached_to, []).append(entry.card)
                else:
                    free.append(entry)
            free.sort(key=lambda entry: group_of(self.card(entry.card), entry.attached_to))
            wanted.append((self.zone(seat, Zone.IN_PLAY), [*tokens, *(e.card for e in free)]))
        return wanted

    def _has_host(self, entry: CardInPlay) -> bool:
        """True for a card that is attached to one in play, and not in a ring of cards."""
        seen = {entry.card}
        while entry.attached_to != NOBODY:
            host = entry.attached_to
            if host in self._fixed:
                return True
            if host in seen or host not in self._entries:
                return False
            seen.add(host)
            entry = self._entries[host][1]
        return len(seen) > 1

    def _in_play(self, seat: int) -> Iterator[Row]:
        return with_guests(self.zone(seat, Zone.IN_PLAY).children)

    def _new(self, token: Token, parent: Row) -> Row:
        ghost = isinstance(token, tuple) and token[0] == "ghost"
        card = token if isinstance(token, int) else token[2] if ghost else HIDDEN
        assert isinstance(card, int)
        row = Row(Part.CARD, card=card, face=self.card(card), ghost=ghost, token=token)
        row.parent = parent
        for name, value in {**self._facts(row), **self._asked(row)}.items():
            setattr(row, name, value)
        return row

    def _reveal(self, event: CardMoved) -> None:
        """A card leaves a hand that the viewer doesn't know: one of the backs is turned over."""
        hand = self.zone(event.player, Zone.HAND).children
        if event.card in self._rows or event.card == HIDDEN or not hand or hand[-1].known:
            return
        row = hand[-1]
        self._rows[event.card] = self._rows.pop(row.token)
        row.token = event.card
        self._set(row, card=event.card, face=self.card(event.card))

    # --- what rows know ----------------------------------------------------------------------

    def _facts(self, row: Row) -> dict[str, object]:
        """What the view says of a card."""
        branch = row.branch
        seat, entry = branch.seat, CardInPlay(row.card)
        if branch.zone is Zone.IN_PLAY:
            seat, entry = self._entries.get(row.card, (seat, entry))
        side = self.view.sides[seat]
        mp = branch.zone is Zone.IN_PLAY and row.card == side.mp_card
        ally = row.face is not None and row.face.type is CardType.ALLY
        stages = entry.stages if ally and branch.zone is Zone.IN_PLAY else -1
        return {
            "seat": seat,
            "zone": branch.zone,
            "stages": side.stages if mp else stages,
            "anger": side.anger if mp else -1,
            "anger_goal": side.anger_goal if mp else -1,
            "attached_to": entry.attached_to,
            "captured": entry.captured,
            "used": branch.zone is Zone.IN_PLAY and row.card in self.view.used,
        }

    def _asked(self, row: Row) -> dict[str, object]:
        """What the question says of a card."""
        if row.ghost or not row.known:
            return {}
        marking, card = self.marking, row.card
        return {
            "options": self.options.get(card, []),
            "mark": marking.sign(card) if marking is not None else "",
            "mark_words": marking.words(card) if marking is not None else "",
        }

    def _tell_states(self) -> None:
        """Let what stands beside the cards say what the view says."""
        view, card_of = self.view, self.card
        self._set(self.part(Part.ATTACK), state=states.middle_of(view, card_of))
        for seat in (0, 1):
            player = states.player_of(view, seat, card_of)
            scouting = states.scouting_of(view, seat, card_of)
            self._set(self.part(Part.PLAYER, seat), state=player, anger=player.anger)
            self._set(self.part(Part.SCOUTER, seat), state=scouting, stages=scouting.stage)
            self._set(self.part(Part.IN_FORCE, seat), state=states.in_force(view, seat, card_of))
            total = states.deck_size(view, seat)
            for zone, title in _PILES.items():
                row = self.zone(seat, zone)
                side = view.sides[seat]
                deck = zone is Zone.LIFE_DECK
                lying = side.life_count if deck else len(row.children)
                lit = any(child.options for child in row.children)
                drawn = side.runs_out if deck else 0
                self._set(row, state=states.Pile(title, lying, total, lit, drawn))


def model_of(session: GameSession, faces: FaceCache, parent: QObject | None = None) -> TableModel:
    """The table as who looks at a session sees it now."""
    return TableModel(session.view(), session.card, faces.wording, session.why_not, parent)


_PILES = {
    Zone.LIFE_DECK: "Life Deck",
    Zone.DISCARD: "Discard",
    Zone.BANISHED: "Banished",
    Zone.ASIDE: "Aside",
}


_SAID: dict[int, Callable[[TableModel, Row], object]] = {
    Qt.ItemDataRole.DisplayRole: lambda model, row: words.title_of(row, model.view.names),
    Qt.ItemDataRole.AccessibleTextRole: TableModel.name,
    Qt.ItemDataRole.AccessibleDescriptionRole: TableModel.description,
    Role.WHY_NOT: TableModel.why_not,
    Role.SEARCH: TableModel.search,
}
_OF_ROWS = frozenset(Role) - _SAID.keys()
