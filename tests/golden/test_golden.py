"""Every card plays as its golden log tells. Rewrite the logs with `standard.py --update`."""

from __future__ import annotations

import os

import pytest

from dbz_desktop.cards import Card

from . import standard


@pytest.mark.parametrize("card", standard.cards(), ids=lambda card: card.id)
def test_card_plays_as_its_golden_log_tells(card: Card) -> None:
    path = standard.LOGS / f"{card.id}.txt"
    text = standard.golden_log(card)
    if os.environ.get("UPDATE_GOLDEN"):
        path.write_text(text, encoding="utf-8", newline="\n")
    assert text == path.read_text(encoding="utf-8")


def test_every_log_belongs_to_a_card() -> None:
    logs = {path.stem for path in standard.LOGS.glob("*.txt")}
    assert logs == {card.id for card in standard.cards()}
