"""The table as rows: what it says after every event, and that its signals leave nothing out."""

from __future__ import annotations

from dataclasses import replace

import pytest
import scripts
from fake_match import ask, pool, start
from hypothesis import given, settings
from hypothesis import strategies as st
from pages_setup import new_match
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from dbz_desktop.match.aids.marking import Marking
from dbz_desktop.match.seats.seat import Seat
from dbz_desktop.match.telling.table import CardInPlay, SideView, TableView
from dbz_desktop.match.telling.table_rows import Part, options_by_card
from dbz_desktop.players import RandomPlayer
from dbz_desktop.rules.kernel.decisions import Act, Option, WhyNot
from dbz_desktop.rules.kernel.decisions import Row as Several
from dbz_desktop.rules.kernel.events import (
    HIDDEN,
    NOBODY,
    AngerChanged,
    CardMoved,
    ControlChanged,
    LevelChanged,
    Why,
    Zone,
)
from dbz_desktop.ui.table.model import Role, TableModel
from tests.long import LONG

ASKED_LATE = {Role.WHY_NOT}
NAME = Qt.ItemDataRole.AccessibleTextRole
WORDS = Qt.ItemDataRole.AccessibleDescriptionRole
ROLES = [role for role in Role if role not in ASKED_LATE] + [Qt.ItemDataRole.DisplayRole, NAME]


def told(index) -> dict[int, object]:
    """What an index says, in every role."""
    return {role: index.data(role) for role in ROLES}


def tree(model, parent=QModelIndex()):  # noqa: B008
    """The whole of a model, as its indexes tell it."""
    found = []
    for row in range(model.rowCount(parent)):
        index = model.index(row, 0, parent)
        found.append((told(index), tree(model, index)))
    return found


class Mirror:
    """A copy of a model that is kept by its signals alone."""

    def __init__(self, model: TableModel) -> None:
        self.model = model
        self.tree = tree(model)
        self.moves = self.inserts = self.removes = self.changes = self.resets = 0
        model.rowsInserted.connect(self._inserted)
        model.rowsMoved.connect(self._moved)
        model.rowsRemoved.connect(self._removed)
        model.dataChanged.connect(self._changed)
        model.modelReset.connect(self._reset)

    def _at(self, parent):
        way = []
        while parent.isValid():
            way.append(parent.row())
            parent = parent.parent()
        rows = self.tree
        for row in reversed(way):
            rows = rows[row][1]
        return rows

    def _inserted(self, parent, first, last):
        self.inserts += 1
        for row in range(first, last + 1):
            index = self.model.index(row, 0, parent)
            self._at(parent).insert(row, (told(index), tree(self.model, index)))
        self._numbers(parent)

    def _moved(self, source, first, last, target, row):
        self.moves += 1
        assert first == last, "one at a time"
        # By its children: where the source lies may itself have changed with the move.
        taken = self._at(source).pop(first)
        if source == target and row > first:
            row -= 1
        self._at(target).insert(row, taken)
        self._numbers(source)
        self._numbers(target)

    def _removed(self, parent, first, last):
        self.removes += 1
        del self._at(parent)[first : last + 1]
        self._numbers(parent)

    def _numbers(self, parent):
        """Where a row lies, and what follows from it, is told by the row that came or went."""
        for row, (said, _below) in enumerate(self._at(parent)):
            index = self.model.index(row, 0, parent)
            said.update({role: index.data(role) for role in (Role.PLACE, NAME)})

    def _changed(self, first, last, roles=()):
        self.changes += 1
        for row in range(first.row(), last.row() + 1):
            said, _below = self._at(first.parent())[row]
            said.update(told(self.model.index(row, 0, first.parent())))

    def _reset(self):
        self.resets += 1
        self.tree = tree(self.model)


def watched(model: TableModel) -> Mirror:
    """A model under Qt's own eyes and ours."""
    mode = QAbstractItemModelTester.FailureReportingMode.Fatal
    model.tester = QAbstractItemModelTester(model, mode)  # type: ignore[attr-defined]
    return Mirror(model)


def model_of(seat: Seat, view: TableView | None = None) -> TableModel:
    def card_of(instance: int):
        return seat.card(instance) if instance >= 0 and seat.knows(instance) else None

    return TableModel(view or seat.view(), card_of)


def same(mirror: Mirror, seat: Seat) -> None:
    """The model, its mirror and a model made afresh of the same view say the same."""
    now = tree(mirror.model)
    assert mirror.tree == now, "a signal was left out"
    fresh = model_of(seat, mirror.model.view.copy())
    fresh.ask(mirror.model.decision, mirror.model.marking)
    assert now == tree(fresh), "another way to the same view"


# --- event by event --------------------------------------------------------------------------


@pytest.mark.parametrize(("decks", "viewer"), [(("saiyan", "black"), 0), (("namekian", "red"), 1)])
def test_after_every_event_of_a_game_the_rows_are_those_of_a_fresh_view(qapp, decks, viewer):
    match = new_match(decks=decks, seed=viewer + 3)
    seat = match.seat(viewer)
    mirror = watched(model_of(seat, seat.opening()))
    model, cursor = mirror.model, seat.opening_cursor
    players = (RandomPlayer(4), RandomPlayer(9))
    events = 0
    while match.decision is not None and events < 240 * LONG:
        new, cursor = seat.events_since(cursor)
        model.ask(None)
        for event in new:
            events += 1
            model.advance(event)
            if events % 7 == 0:
                same(mirror, seat)
            else:
                assert mirror.tree == tree(model), event
        assert model.view == seat.view()
        model.ask(seat.decision)
        same(mirror, seat)
        match.course.answer(players[match.decision.player].choose(match.decision))
    assert events > 200
    assert mirror.moves > 10 and mirror.inserts > 20 and mirror.changes > 60
    assert not mirror.resets


ZONES = ("life", "hand", "play", "in_use", "discard", "banished", "aside")
LYING = st.lists(
    st.tuples(
        st.sampled_from(ZONES),
        st.integers(0, 1),
        st.sampled_from([NOBODY, NOBODY, 0, 4, 40, *range(11, 17), *range(51, 57)]),
    ),
    min_size=12,
    max_size=12,
)
OWN = [*range(11, 17), *range(51, 57)]


def table_of(lying, order, viewer: int) -> TableView:
    """A table on which twelve cards lie anywhere, attached to each other in any way."""
    sides = []
    for seat in (0, 1):
        zones: dict[str, list] = {name: [] for name in ZONES}
        for place in order:
            (zone, whose, host), card = lying[place], OWN[place]
            if whose == seat:
                zones[zone].append(CardInPlay(card, attached_to=host) if zone == "play" else card)
        hand = zones.pop("hand")
        life = len(zones.pop("life"))
        if seat != viewer:
            hand = [*sorted(hand[:1]), *[HIDDEN] * len(hand[1:])]
        base = 40 * seat
        sides.append(
            SideView(
                tuple(range(base, base + 4)), base + 4, life_count=life, hand=tuple(hand),
                **{name: tuple(cards) for name, cards in zones.items()},
            )
        )  # fmt: skip
    return TableView(viewer, (sides[0], sides[1]), turn=2, step="planning", names=("Ann", "Bert"))


ORDER = st.permutations(range(12))


@settings(max_examples=20 * LONG, deadline=None)
@given(st.lists(st.tuples(LYING, ORDER), min_size=2, max_size=4), st.integers(0, 1))
def test_from_any_table_to_any_other_the_signals_tell_the_way(qapp, tables, viewer):
    cards = pool()
    first, *others = [table_of(lying, order, viewer) for lying, order in tables]
    model = TableModel(first, cards.get)
    mirror = watched(model)
    for view in others:
        model.take(view)
        assert mirror.tree == tree(model)
        assert tree(model) == tree(TableModel(view, cards.get))
    assert not mirror.resets
    shown = [row.card for row in model.cards() if row.known]
    assert len(shown) == len(set(shown)), "no card lies in two places"


# --- how it moves ----------------------------------------------------------------------------


@pytest.fixture
def table(qapp):
    return watched(TableModel(start(0), pool().get))


def moved(card: int, source: Zone, target: Zone, **more) -> CardMoved:
    values = {"player": 0, "to_player": 0, "why": Why.PLACE} | more
    return CardMoved(card=card, source=source, target=target, **values)


def test_a_card_takes_its_row_with_it(table):
    model = table.model
    held = QPersistentModelIndex(model.index_of(model.row_of(6)))
    table.model.advance(moved(6, Zone.HAND, Zone.DISCARD))
    assert held.isValid() and held.data(Role.CARD) == 6
    assert held.data(Role.ZONE) is Zone.DISCARD and held.row() == 0, "the top card is row 0"
    assert (table.moves, table.inserts, table.removes) == (1, 0, 0)
    assert model.row_of(6).parent is model.zone(0, Zone.DISCARD)


def test_a_card_that_leaves_a_hidden_hand_is_one_of_its_backs(table):
    model = table.model
    back = model.zone(1, Zone.HAND).children[-1]
    held = QPersistentModelIndex(model.index_of(back))
    assert not held.data(Role.KNOWN) and held.data(NAME) == "Card 6 of 6, face down"
    model.advance(moved(45, Zone.HAND, Zone.IN_USE, player=1, to_player=1))
    assert held.data(Role.CARD) == 45 and held.data(Role.KNOWN)
    assert held.data(NAME).startswith("Red Weighted Drill, Drill, being used by Bert")
    assert len(model.zone(1, Zone.HAND).children) == 5


def test_what_is_attached_lies_below_and_outlives_what_carries_it(table):
    model = table.model
    model.advance(moved(7, Zone.HAND, Zone.IN_PLAY, attached_to=33))
    host, guest = model.row_of(33), model.row_of(7)
    assert guest.parent is host and guest.attached_to == 33
    assert ", attached to Friend 33" in model.name(guest)
    held = QPersistentModelIndex(model.index_of(guest))
    model.advance(moved(33, Zone.IN_PLAY, Zone.DISCARD))
    assert held.isValid() and held.parent().data(Role.ZONE) is Zone.IN_PLAY
    assert model.row_of(7) in model.side(0)


def test_the_cards_of_a_side_lie_by_type_and_guests_of_others_last(table):
    model = table.model
    model.advance(moved(9, Zone.HAND, Zone.IN_PLAY, attached_to=0))
    model.advance(moved(10, Zone.HAND, Zone.IN_PLAY))
    model.advance(moved(34, Zone.LIFE_DECK, Zone.IN_PLAY, stages=2))
    assert [row.card for row in model.side(0)] == [33, 34, 11, 10, 9]
    assert model.row_of(9).parent is model.row_of(0), "below the MP that it is attached to"


def test_another_level_is_another_card_with_the_same_guests(table):
    model = table.model
    model.advance(moved(9, Zone.HAND, Zone.IN_PLAY, attached_to=0))
    model.advance(LevelChanged(player=0, before=1, after=2, card=1, why=Why.LEVEL))
    assert model.row_of(0) is None
    level = model.row_of(1)
    assert level.place == 0 and level.children == [model.row_of(9)]
    assert model.part(Part.PLAYER, 0).state.level == 2


def test_control_of_a_card_changes_sides(table):
    model = table.model
    model.advance(moved(35, Zone.LIFE_DECK, Zone.IN_PLAY))
    row = model.row_of(35)
    model.advance(ControlChanged(card=35, before=0, after=1, why=Why.CAPTURE))
    assert row.seat == 1 and row.captured and row in model.side(1)
    assert "in play, Bert" in model.name(row) and "captured" in model.name(row)


def test_anger_is_told_of_the_personality_and_its_player(table):
    model = table.model
    player = model.index_of(model.part(Part.PLAYER, 0))
    before = table.changes
    model.advance(AngerChanged(player=0, before=0, after=3, why=Why.RAISE))
    assert player.data(Role.ANGER) == 3 and "anger 3 of 5" in player.data(NAME)
    assert "anger 3" in model.name(model.row_of(0))
    assert table.changes == before + 2
    scouter = model.index_of(model.part(Part.SCOUTER, 0))
    assert scouter.data(Role.STAGES) == 5 and scouter.data(Role.POWER) == 3000
    assert player.data(Role.LEVEL) == 1


def test_an_attack_shows_its_card_where_it_lies_nowhere_in_the_middle(table):
    model = table.model
    for event in scripts.attack_hits()[:3]:
        model.advance(event)
    using = [row for seat in (0, 1) for row in model.zone(seat, Zone.IN_USE).children]
    assert all(row.ghost is (model.row_of(row.card) is not row) for row in using)
    assert " attack: " in model.name(model.part(Part.ATTACK))


# --- what is asked ---------------------------------------------------------------------------


def test_options_are_found_by_the_card_they_point_at():
    assert options_by_card(ask(cards=(5, 6))) == {5: [0], 6: [1]}
    assert options_by_card(None) == {}


def test_a_question_lights_cards_and_the_piles_they_lie_in(table):
    model = table.model
    question = ask(cards=(5, 12))
    model.ask(question)
    assert model.index_of(model.row_of(12)).data(Role.OPTIONS) == [1]
    assert "can be chosen" in model.name(model.row_of(5))
    assert model.zone(0, Zone.DISCARD).state.lit and not model.zone(1, Zone.DISCARD).state.lit
    words = model.index_of(model.row_of(5)).data(WORDS)
    assert words.endswith("Enter: Attack with 5.")
    changes = table.changes
    model.ask(None)
    assert not model.row_of(5).options and not model.zone(0, Zone.DISCARD).state.lit
    # Two cards, one pile, and that all that is the viewer's may say something else now.
    assert table.changes == changes + 3 + 2


def test_a_card_that_cannot_be_chosen_says_why(qapp):
    why = WhyNot("Only its owner's turn allows that.", "COM-2")
    model = TableModel(start(0), pool().get, why_not=lambda card: why)
    model.ask(ask(cards=(5,)))
    said = "Only its owner's turn allows that. (COM-2)"
    assert model.index_of(model.row_of(6)).data(Role.WHY_NOT) == said
    assert model.description(model.row_of(6)).endswith(f"Not now: {said}")
    assert model.index_of(model.row_of(5)).data(Role.WHY_NOT) == ""


def test_marks_are_said_and_shown(table):
    options = tuple(Option(Act.PICK, f"Discard {card}", card=card) for card in (5, 6, 7))
    question = replace(ask(), options=options, row=Several("Discard two", 2, 2))
    marking = Marking(question)
    marking.toggle(6)
    table.model.ask(question, marking)
    row = table.model.row_of(6)
    assert row.mark == "1" and "marked, number 1" in table.model.name(row)
    assert table.model.description(row).endswith("Enter: take its mark away.")
    assert "not marked" in table.model.name(table.model.row_of(5))


def test_every_card_can_be_searched_and_read_in_order(table):
    model = table.model
    row = model.row_of(6)
    found = model.index_of(row).data(Role.SEARCH)
    assert "rising elbow" in found and "physical combat" in found
    read = [(group, row) for group, row in model.reading() if row.reachable]
    groups = list(dict.fromkeys(model.index_of(group).data() for group, _ in read))
    assert groups == [
        "Bert's personality", "Bert's cards in play", "Bert's piles", "The middle",
        "Ann's personality", "Ann's cards in play", "Ann's hand", "Ann's piles",
    ]  # fmt: skip
    assert not any(row.zone is Zone.ASIDE for _, row in read), "nothing lies aside"
    assert row in [row for _, row in read]


def test_another_viewer_sees_other_rows(table):
    model = table.model
    model.reset(start(1))
    assert table.resets == 1
    assert model.row_of(6) is None and model.row_of(46) is not None
    assert model.index(0, 0).data(Role.SEAT) == 0, "the other side comes first"
