"""A Power that anybody of a side may use is told to come to the same where it does (COM-6)."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Card, CardType
from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.content.library import load_pool
from dbz_desktop.match.match import Match
from dbz_desktop.rules.kernel.decisions import Option
from tests.match.posed import posed


@pytest.fixture(scope="module")
def pool() -> Pack:
    return load_pool()


def offered(pool: Pack, text: str, kind: CardType = CardType.EVENT) -> list[Option]:
    """How a card with this text is offered to an MP that Krillin and Yamcha help."""
    card = Card("T-0", "Table Card", kind, text)
    friends = ["Krillin", "Yamcha"]
    where: dict[str, object] = {"hand": ["Table Card"], "play": friends}
    if kind is CardType.DRILL:
        where = {"hand": [], "play": [*friends, "Table Card"]}
    match: Match = posed(Pack(dict(pool.cards) | {card.id: card}), {"stages": 1, **where}, {})
    assert match.decision is not None
    return [option for option in match.decision.options if "Table Card" in option.label]


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
def test_what_comes_to_the_same_says_so(pool: Pack, text: str, kind: CardType) -> None:
    verb = "Play" if kind is CardType.EVENT else "Use"
    options = offered(pool, text, kind)
    assert len({option.performer for option in options}) == len(options) > 1
    assert {option.whoever for option in options} == {options[-1].whoever}
    assert options[0].whoever.label == f"{verb} Table Card"


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
    options = offered(pool, text)
    assert len(options) > 1
    assert [option.whoever for option in options] == options


def test_an_attack_is_offered_to_each_who_may_perform_it(pool: Pack) -> None:
    text = "[attack] Physical attack. DAMAGE: AT stages."
    options = offered(pool, text, CardType.PHYSICAL_COMBAT)
    assert len(options) == 3 and not any(option.alike for option in options)
