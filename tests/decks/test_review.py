"""A list that was read is looked through line by line, and a deck in its sections."""

from __future__ import annotations

from dbz_desktop.decks.incoming import read_incoming
from dbz_desktop.decks.review import Review, card_words
from dbz_desktop.decks.sections import sections_of
from dbz_desktop.match.content.library import load_pool

LIST = "2 Blue Round Throw\n3 Red Sholder Grabb\n1 No Such Thing At All"


def test_doubtful_lines_stand_first_and_what_is_chosen_counts() -> None:
    review = Review(read_incoming(LIST, load_pool(), "A list", lambda done, of: None))
    guessed, unread, sure = review.places
    assert (review.doubtful, review.left_out(unread)) == (2, True)
    assert review.signed(guessed).startswith("≈ Red Shoulder Grab")
    assert review.aloud(guessed).startswith("Guessed: ")
    assert review.aloud(unread).startswith("Left out: ")
    assert review.signed(sure) == "    " + card_words(review.card(sure))
    assert review.doubts == "≈ 1 line guessed  ·  ✕ 1 line left out."
    review.count(sure, 500)
    review.choose(guessed, None)
    assert review.copies(sure) == 99 and review.card(guessed) is None
    assert review.signed(guessed).startswith("✕ ")
    assert review.doubts.endswith("✓ 2 lines decided by you.")
    assert "99 cards in the Life Deck  ·  no Main Personality" in review.understood


def test_a_deck_has_a_row_for_each_card_and_for_each_empty_place() -> None:
    review = Review(read_incoming(LIST, load_pool(), "A list", lambda done, of: None))
    first, mastery, *others = sections_of(review.reading.deck).children
    assert [row.missing for row in first.children] == [
        f"Level {level} is missing" for level in (1, 2, 3, 4)
    ]
    assert (first.counted, mastery.counted) == ("0 of 4", "0 of 1")
    assert [row.missing for row in mastery.children] == ["The Mastery is missing"]
    assert {section.title: section.count for section in others} == {"Physical Combat": 5}
    assert [row.place for row in others[0].children] == [0, 1]
