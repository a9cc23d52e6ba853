"""Several cards chosen in one go: what may be marked, and the answers that come of it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dbz_desktop.decks import load_deck_rules
from dbz_desktop.decks.chance import random_deck
from dbz_desktop.match.aids.marking import Marking
from dbz_desktop.match.content.editions import editions_folder, load_edition
from dbz_desktop.match.content.library import load_pool
from dbz_desktop.match.course.setup import deck_cards
from dbz_desktop.players import RandomPlayer
from dbz_desktop.rules.game import Game
from dbz_desktop.rules.kernel.decisions import Act, Ask, Decision, Option, Row


def asked(cards, least, most, done=True, keep=False, prompt="Which?") -> Decision:
    options = [Option(Act.PICK, f"Card {card}", card) for card in cards]
    if done:
        options.append(Option(Act.DONE, "Done"))
    row = Row(prompt, least, most, keep)
    return Decision(0, Ask.CHOOSE_CARD, prompt, "EFF-1", tuple(options), 90, row=row)


def name(card: int) -> str:
    return f"Card {card}"


def test_cards_are_answered_in_the_order_of_their_marks_and_then_done():
    marking = Marking(asked((1, 2, 3, 4), 0, 3))
    assert marking.wanted() == "Mark up to 3 cards" and marking.ready
    assert marking.confirming(name) == "Choose none"
    marking.toggle(3)
    marking.toggle(1)
    marking.toggle(99)
    assert [marking.sign(card) for card in (1, 2, 3)] == ["2", "", "1"]
    assert marking.confirming(name) == "Choose Card 3 and Card 1"
    row = marking.answers()
    assert row.next(marking.decision) == 2
    assert row.next(asked((1, 2, 4), 0, 2)) == 0
    assert row.next(asked((2, 4), 0, 1)) == 2
    assert row.next(asked((2, 4), 0, 1)) is None


def test_many_marked_cards_are_counted_where_they_are_confirmed():
    marking = Marking(asked((1, 2, 3, 4), 0, 3))
    for card in (1, 2, 4):
        marking.toggle(card)
    assert marking.confirming(name) == "Choose these 3 cards"


def test_in_a_few_words_it_is_how_many_cards_are_meant():
    row = Marking(asked((1, 2, 3, 4), 0, 3))
    assert row.brief() == "Choose none"
    row.toggle(2)
    assert row.brief() == "Choose 1 card"
    order = Marking(asked((1, 2, 3), 3, 3, done=False))
    assert order.brief() == "Mark 3 cards"
    for card in (3, 1):
        order.toggle(card)
    assert order.brief() == "Take this order"
    some = Marking(asked((1, 2, 3, 4), 2, 3, done=False))
    assert some.brief() == "Mark 2 to 3 cards"
    keeps = Marking(asked((1, 2, 3), 2, 3, keep=True))
    keeps.toggle(2)
    assert keeps.brief() == "Keep 1, discard 2"
    keeps.toggle(2)
    assert keeps.brief() == "Keep none, discard 3"


def test_a_row_ends_where_something_else_is_asked():
    marking = Marking(asked((1, 2, 3), 2, 2, done=False))
    marking.toggle(1)
    assert not marking.ready and marking.wanted() == "Mark 2 cards"
    marking.toggle(2)
    marking.toggle(3)
    assert marking.marked == [1, 2], "no more than may be chosen"
    row = marking.answers()
    assert row.next(marking.decision) == 0
    assert row.next(asked((2, 3), 1, 1, done=False, prompt="Another?")) is None
    assert row.next(None) is None
    # The same question from its beginning is not a part of this row.
    row = marking.answers()
    assert row.next(marking.decision) == 0
    assert row.next(asked((1, 2, 3), 2, 2, done=False)) is None


def test_a_card_that_is_no_longer_offered_ends_the_row():
    marking = Marking(asked((1, 2, 3), 0, 2))
    marking.toggle(1)
    marking.toggle(2)
    row = marking.answers()
    assert row.next(marking.decision) == 0
    assert row.next(asked((3,), 0, 1)) is None


def test_the_last_card_of_an_order_goes_without_saying():
    marking = Marking(asked((1, 2, 3), 3, 3, done=False))
    assert marking.in_order and "order" in marking.wanted()
    marking.toggle(3)
    assert not marking.ready
    marking.toggle(1)
    assert marking.ready and marking.confirming(name) == "Card 3, then Card 1, then Card 2"
    row = marking.answers()
    given = [
        row.next(marking.decision),
        row.next(asked((1, 2), 2, 2, False)),
        row.next(asked((2,), 1, 1, False)),
    ]
    assert given == [2, 0, 0]


@pytest.mark.parametrize(
    ("where", "wanted", "two", "three"),
    [
        (
            {"last": "on top"},
            "the last one to lie on top",
            "Card 3, then Card 1 on top",
            "Choose these 3 cards, Card 2 on top",
        ),
        (
            {"first": "on top"},
            "the first one to lie on top",
            "Card 3 on top, then Card 1",
            "Choose these 3 cards, Card 3 on top",
        ),
    ],
)
def test_where_the_marked_cards_come_to_lie_is_told(where, wanted, two, three):
    """Who places cards on his Life Deck must know which of them he draws first (ZON-1)."""
    decision = asked((1, 2, 3, 4), 0, 3)
    marking = Marking(replace(decision, row=Row("Which?", 0, 3, **where)))
    assert wanted in marking.wanted()
    marking.toggle(3)
    assert marking.confirming(name) == "Choose Card 3"
    marking.toggle(1)
    assert marking.confirming(name) == two
    marking.toggle(2)
    assert marking.confirming(name) == three


def test_what_is_marked_stays_and_the_rest_goes():
    marking = Marking(asked((1, 2, 3), 2, 3, done=False, keep=True))
    assert (marking.least, marking.most) == (0, 1)
    assert marking.confirming(name) == "Keep none, discard 3"
    marking.toggle(1)
    marking.toggle(2)
    assert marking.marked == [2], "one may stay, so the mark goes to the card that was chosen last"
    assert marking.confirming(name) == "Keep Card 2, discard 2"
    row = marking.answers()
    given = [
        row.next(marking.decision),
        row.next(asked((2, 3), 1, 2, False, True)),
        row.next(asked((2,), 0, 1, True, True)),
    ]
    assert given == [0, 1, 1]


def test_where_all_may_stay_all_are_marked():
    marking = Marking(asked((1,), 0, 1, keep=True))
    assert marking.marked == [1] and marking.answers().next(marking.decision) == 1
    marking.toggle(1)
    assert marking.words(1) == "will be discarded"
    assert marking.answers().next(marking.decision) == 0


@pytest.mark.parametrize("edition", ["panini-2014", "fanz"])
def test_in_whole_games_a_row_does_what_its_marks_said(edition):
    """Random games in which every row is marked by chance, and answered in one go."""
    pool, rules = load_pool(), load_deck_rules(edition, editions_folder())
    kept = chosen = 0
    for seed in range(12):
        decks = [deck_cards(random_deck(pool, rules, 2 * seed + n)) for n in (0, 1)]
        game = Game((decks[0], decks[1]), load_edition(edition), seed)
        players = (RandomPlayer(seed), RandomPlayer(seed + 1))
        chance = RandomPlayer(seed + 2)._below
        while (decision := game.decision) is not None:
            if decision.row is None or not (decision.row.keep or decision.row.most > 1):
                game.answer(players[decision.player].choose(decision))
                continue
            marking = Marking(decision)
            marking.marked.clear()
            for _ in range(marking.least + chance(marking.most - marking.least + 1)):
                left = [card for card in marking.offered if card not in marking.marked]
                marking.toggle(left[chance(len(left))])
            assert marking.ready
            wanted = list(marking.marked)
            row, picked = marking.answers(), []
            while (index := row.next(game.decision)) is not None:
                assert game.decision is not None
                option = game.decision.options[index]
                picked += [option.card] if option.act is Act.PICK else []
                game.answer(index)
            if marking.keep:
                gone = [card for card in marking.offered if card not in wanted]
                # A discarded card may ask something; then the rest is asked about anew.
                assert picked == gone[: len(picked)]
                kept += picked == gone
            elif decision.ask is Ask.ORDER:
                # The last ones of an order aren't asked about, where they are copies or one.
                assert picked and picked == wanted[: len(picked)]
            else:
                chosen += 1
                assert picked[: len(wanted)] == wanted
    assert kept > 30 and chosen > 5
