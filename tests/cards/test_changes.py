"""What changed from one wording of a card to the next."""

from __future__ import annotations

from dbz_desktop.cards.changes import changes, spoken


def test_what_changed_is_told_word_by_word():
    assert changes("Draw a card.", "Draw two cards.") == [
        ("same", "Draw "),
        ("gone", "a"),
        ("new", "two"),
        ("same", " "),
        ("gone", "card"),
        ("new", "cards"),
        ("same", "."),
    ]
    assert spoken("Draw a card.", "Draw two cards.") == (
        "Draw [taken out: a] [new: two] [taken out: card] [new: cards] ."
    )
