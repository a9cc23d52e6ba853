"""Charts of a deck: their bars, what stands behind them, their words."""

from __future__ import annotations

import pytest

from dbz_desktop.cards.search import read_query
from dbz_desktop.decks import make_deck, read_deck
from dbz_desktop.decks.catalogue import Catalogue
from dbz_desktop.decks.changes import MUCH, cards_changed, change_words, much_changed
from dbz_desktop.decks.editing import set_copies
from dbz_desktop.decks.figures import Bar, Chart, charts, pair_up
from dbz_desktop.decks.rules import load_deck_rules
from dbz_desktop.decks.sample import SampleHand
from dbz_desktop.decks.statistics import statistics
from dbz_desktop.match.content.editions import editions_folder, load_edition
from dbz_desktop.match.content.library import load_pool, starter_decks


@pytest.fixture(scope="module")
def setting():
    pool = load_pool()
    rules = load_deck_rules("fanz", editions_folder())
    catalogue = Catalogue(pool, load_edition("fanz"), rules, [rules])
    entries = {entry.card.id: entry for entry in catalogue.entries()}
    decks = {path.stem: read_deck(path, pool) for path in starter_decks()}
    return entries, decks, catalogue.vocabulary()


def test_charts_agree_with_the_statistics(setting) -> None:
    entries, decks, vocabulary = setting
    for deck in decks.values():
        found = {chart.key: chart for chart in charts(deck, entries, vocabulary.does)}
        figures = statistics(deck, entries)
        assert {b.name: b.count for b in found["types"].bars} == {
            kind.value: count for kind, count in figures.types.items()
        }
        roles = {bar.name: bar.count for bar in found["roles"].bars}
        assert roles.get("Attack", 0) == figures.attacks - figures.both
        assert roles.get("Defend", 0) == figures.blocks - figures.both
        assert roles.get("Other", 0) == figures.others
        for key, counts in (
            ("cost", figures.costs),
            ("stages", figures.stages),
            ("life", figures.life),
            ("at", figures.at),
            ("endurance", figures.endurance),
            ("anger", figures.anger),
        ):
            bars = {int(bar.name): bar.count for bar in found[key].bars if bar.count}
            assert bars == counts


def test_the_query_of_a_bar_finds_its_cards(setting) -> None:
    entries, decks, vocabulary = setting
    for chart in charts(decks["orange"], entries, vocabulary.does):
        for bar in chart.bars:
            query = read_query(bar.query, vocabulary)
            assert all(query.matches(entries[card.id]) for card, _ in bar.cards), bar.query


def test_columns_leave_no_number_out(setting) -> None:
    entries, decks, _ = setting
    cost = next(chart for chart in charts(decks["orange"], entries) if chart.key == "cost")
    assert [(bar.name, bar.count) for bar in cost.bars] == [("0", 6), ("1", 0), ("2", 12)]
    assert "12 cards with a cost, 2 on average" in cost.words
    assert "0: 6, 1: 0, 2: 12" in cost.spoken


def test_an_empty_deck_has_charts_that_say_so(setting) -> None:
    entries, _, _ = setting
    for chart in charts(make_deck("Empty", [], None, []), entries):
        assert not chart.bars
        assert chart.words


def test_a_sample_hand_is_drawn_as_in_a_game(setting) -> None:
    deck = setting[1]["orange"]
    hand = SampleHand(deck, 7)
    # No opening hand (SET-2): the first Draw Step gives three (TRN-1).
    assert (hand.turn, len(hand.hand), hand.left) == (1, 3, 57)
    came = hand.attacked()
    assert len(came) == 3 and all(held.attacked and held.turn == 1 for held in came)
    hand.next_turn()
    assert (hand.turn, len(hand.hand), hand.left) == (2, 9, 51)
    again = SampleHand(deck, 7)
    assert [held.card for held in again.hand] == [held.card for held in hand.hand[:3]]
    others = [[held.card.id for held in SampleHand(deck, seed).hand] for seed in range(8)]
    assert len({tuple(ids) for ids in others}) > 1


def test_a_sample_hand_ends_with_the_deck(setting) -> None:
    deck = setting[1]["orange"]
    hand = SampleHand(deck, 1)
    for _ in range(30):
        hand.next_turn()
    assert hand.left == 0
    drawn = sorted(held.card.id for held in hand.hand)
    assert drawn == sorted(card.id for card in deck.life)


def test_discards_can_be_taken_back(setting) -> None:
    hand = SampleHand(setting[1]["orange"], 3)
    before = list(hand.hand)
    hand.discard(before[1].place)
    assert hand.hand == [before[0], before[2]]
    hand.discard(99)
    hand.take_back()
    assert hand.hand == before
    hand.take_back()
    assert hand.hand == before


def test_how_much_a_deck_was_changed(setting) -> None:
    deck = setting[1]["orange"]
    card = deck.counts[0][0]
    less = set_copies(deck, card, 1)
    assert cards_changed(deck, less) == (0, 2)
    assert change_words(deck, less) == "2 cards less"
    assert change_words(deck, deck) == "the same cards"
    assert not much_changed(deck, less)
    for other, _ in deck.counts[1:3]:
        less = set_copies(less, other, 1)
    assert cards_changed(deck, less) == (0, MUCH)
    assert much_changed(deck, less)


def test_bars_stand_in_an_order_that_tells_most(setting) -> None:
    entries, decks, vocabulary = setting
    orders = set()
    for deck in decks.values():
        made = charts(deck, entries, vocabulary.does)
        assert [chart.key for chart in made] == [
            "types", "roles", "cost", "stages", "life", "at", "endurance", "anger", "styles",
            "deeds",
        ]  # fmt: skip
        for chart in made:
            counts = [bar.count for bar in chart.bars]
            names = [bar.name for bar in chart.bars]
            if chart.columns:
                assert [int(name) for name in names] == sorted(int(name) for name in names)
            elif chart.key == "roles":
                fixed = ["Attack", "Attack and defend", "Defend", "Other"]
                assert names == [name for name in fixed if name in names]
            else:
                # The longest bar comes first, whatever is listed first on the cards.
                assert counts == sorted(counts, reverse=True), chart.key
            orders.add((chart.key, tuple(names)))
        deeds = [(-bar.count, bar.query) for bar in made[-1].bars]
        assert deeds == sorted(deeds)
    # Decks differ in it: no fixed order could pass.
    assert len([key for key, _ in orders if key == "types"]) > 1


def test_what_is_free_has_no_cost(setting) -> None:
    """The sentence counts only costs above 0; what is free is told beside it."""
    entries, decks, vocabulary = setting
    for deck in decks.values():
        chart = {each.key: each for each in charts(deck, entries, vocabulary.does)}["cost"]
        costs = [
            max(entries[card.id].numbers["cost"])
            for card in deck.life
            if entries[card.id].numbers.get("cost")
        ]
        paid = [cost for cost in costs if cost]
        assert chart.words.startswith(f"{len(paid)} cards with a cost, ")
        free = len(costs) - len(paid)
        told = f"{free} attacks are free." if free > 1 else "1 attack is free." if free else ""
        assert chart.words.endswith(told or "on average.")
        assert sum(bar.count for bar in chart.bars) == len(costs)
    assert any("free" in each.words for deck in decks.values() for each in charts(deck, entries))


def test_two_decks_bars_are_paired_in_the_order_of_the_longer_one() -> None:
    card = load_pool().cards["PRE-C1"]

    def bar(name: str, count: int) -> Bar:
        return Bar(name, name, ((card, count),), f"x:{name}")

    def chart(*bars: Bar, columns: bool = False) -> Chart:
        return Chart("x", "X", bars, "X.", columns)

    first, second = chart(bar("a", 5), bar("b", 2)), chart(bar("c", 9), bar("b", 7))
    assert [pair.name for pair in pair_up(first, None)] == ["a", "b"]
    both = pair_up(first, second)
    assert [pair.name for pair in both] == ["c", "b", "a"]
    assert [(p.first and p.first.count, p.second and p.second.count) for p in both] == [
        (None, 9), (2, 7), (5, None),
    ]  # fmt: skip
    # Columns stand by their number, however many cards they have.
    low = chart(bar("2", 1), bar("10", 1), columns=True)
    high = chart(bar("0", 1), bar("3", 8), columns=True)
    assert [pair.name for pair in pair_up(low, high)] == ["0", "2", "3", "10"]
