"""The language composes: few phrase classes, and hardly one for a single card."""

from __future__ import annotations

import tomllib
from pathlib import Path

from tests.rules.class_use import classes, served, shipped

KEPT: dict[str, str] = tomllib.loads(Path(__file__).with_name("class_use.toml").read_text("utf-8"))[
    "kept"
]
"""The classes that serve one shipped card or none, and why there is such a class."""


def test_the_language_has_few_phrase_classes() -> None:
    assert len(classes()) < 300


def test_a_class_serves_several_cards_or_is_kept_for_a_reason() -> None:
    use = served(shipped())
    few = {kind.__name__ for kind, cards in use.items() if len(cards) < 2}
    many = {kind.__name__ for kind, cards in use.items() if len(cards) > 1}
    assert sorted(few - set(KEPT)) == [], "compose these of what there is, or say why they stay"
    assert sorted(set(KEPT) - few - many) == [], "there is no such class any more"
    assert sorted(set(KEPT) & many - few) == [], "these serve several cards now: take them out"
    assert all(reason.strip() for reason in KEPT.values())
