"""Every sentence of a card does something in its golden log."""

from __future__ import annotations

from pathlib import Path

import pytest

from dbz_desktop.cards import Card

from . import shown, standard

UNSEEN = {
    # Its effect banishes it already, so that nothing is left for the note to do.
    "PRE-S40": ["Banish after use."],
    # It attaches itself, and what takes it away from there then tells where it goes.
    "MOV-C30": ["Banish after use."],
}
"""What no log can show."""


@pytest.mark.parametrize("card", standard.cards(), ids=lambda card: card.id)
def test_the_log_shows_every_sentence(card: Card) -> None:
    assert shown.never_shown(card) == UNSEEN.get(card.id, [])


@pytest.mark.parametrize(
    ("part", "unseen"),
    [
        ("Declined", ["If you do, damage from your attacks cannot be prevented this combat."]),
        ("A Dragon Ball; nothing is prevented", []),
    ],
)
def test_what_nothing_comes_of_is_not_shown(
    part: str, unseen: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = standard.pool().cards["HNV-C35"]
    parts = [each for each in standard.parts_of(card) if each.title == part]
    monkeypatch.setitem(standard.PARTS, card.id, parts)
    monkeypatch.setattr(standard, "LOGS", tmp_path)
    (tmp_path / f"{card.id}.txt").write_text(standard.golden_log(card), encoding="utf-8")
    assert shown.never_shown(card) == unseen


def test_an_earlier_wording_is_to_be_shown_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = standard.pool().cards["HNV-U71"]
    parts = [each for each in standard.parts_of(card) if each.title != "The MP is at 1"]
    parts = [each for each in parts if not each.title.startswith("She keeps the card")]
    monkeypatch.setitem(standard.PARTS, card.id, parts)
    monkeypatch.setattr(standard, "LOGS", tmp_path)
    (tmp_path / f"{card.id}.txt").write_text(standard.golden_log(card), encoding="utf-8")
    assert shown.never_shown(card) == [
        "panini-2014: Look at the top card of a player's Life Deck.",
        "panini-2014: You may place that card at the bottom of that player's Life Deck.",
    ]
