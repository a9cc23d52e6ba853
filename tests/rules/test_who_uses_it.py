"""A Power that anybody of a side may use is offered once where it makes no difference (COM-6)."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Card, CardType
from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.content.library import load_pool
from dbz_desktop.match.match import Match
from tests.match.posed import posed


@pytest.fixture(scope="module")
def pool() -> Pack:
    return load_pool()


def offered(pool: Pack, text: str, kind: CardType = CardType.EVENT, stages: int = 1) -> list[str]:
    """How a card with this text is offered to an MP that Krillin and Yamcha help."""
    card = Card("T-0", "Table Card", kind, text)
    friends = ["Krillin", "Yamcha"]
    where: dict[str, object] = {"hand": ["Table Card"], "play": friends}
    if kind is CardType.DRILL:
        where = {"hand": [], "play": [*friends, "Table Card"]}
    match: Match = posed(Pack(dict(pool.cards) | {card.id: card}), {"stages": stages, **where}, {})
    assert match.decision is not None
    return [option.label for option in match.decision.options if "Table Card" in option.label]


@pytest.mark.parametrize(
    "text",
    [
        "POWER: Draw a card.",
        "POWER: Gain 2 stages.",
        "POWER: Your MP gains 2 stages and your opponent loses 2 stages.",
        "POWER: Your physical attacks deal +1 stage of damage this combat.",
    ],
)
@pytest.mark.parametrize("kind", [CardType.EVENT, CardType.DRILL])
def test_what_comes_to_the_same_is_offered_once(pool: Pack, text: str, kind: CardType) -> None:
    verb = "Play" if kind is CardType.EVENT else "Use"
    assert offered(pool, text, kind) == [f"{verb} Table Card"]


@pytest.mark.parametrize(
    "text",
    [
        "POWER: Pay 1 stage to draw a card.",
        "POWER: Human: Draw a card.",
        "POWER: Perform a physical attack dealing AT +2 stages of damage.",
        "POWER: If this personality is an Ally, draw a card.",
        "(You must pay 1 stage to play this card.) POWER: Draw a card.",
    ],
)
def test_who_pays_or_performs_or_is_spoken_of_is_chosen(pool: Pack, text: str) -> None:
    labels = offered(pool, text)
    assert len(labels) > 1
    assert all(" with " in label for label in labels)


def test_an_attack_is_offered_to_each_who_may_perform_it(pool: Pack) -> None:
    labels = offered(pool, "[attack] Physical attack. DAMAGE: AT stages.", CardType.PHYSICAL_COMBAT)
    assert len(labels) == 3 and all(" with " in label for label in labels)
