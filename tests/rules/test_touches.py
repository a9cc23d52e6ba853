"""The rules that cards touch: the vocabulary is covered, and cards tell what they should."""

from __future__ import annotations

import tomllib

import pytest

from dbz_desktop.cards import Card, CardType, read_pack
from dbz_desktop.cards.model import Style
from dbz_desktop.match.content.editions import load_edition
from dbz_desktop.paths import cards_folder, resources_folder
from dbz_desktop.rules.insight import touches
from dbz_desktop.rules.insight.touches import rules_of_card, rules_of_phrase, rules_of_program
from dbz_desktop.rules.language.compiler import compile_text, grammar
from dbz_desktop.wording import Phrase

TEXTS = tomllib.loads((resources_folder() / "rules.toml").read_text("utf-8"))


def test_only_rules_that_have_a_text_are_named():
    named = {rule for kind in grammar().phrases(Phrase) for rule in rules_of_phrase(kind)}
    # Some phrases tell their rules by what they say; every shipped card says what it leans on.
    edition = load_edition("fanz")
    for card in read_pack(cards_folder()).cards.values():
        named |= rules_of_card(card, edition)
    assert len(named) > 50
    assert named <= set(TEXTS)
    assert {rule for rules in touches._BY_TYPE.values() for rule in rules} <= set(TEXTS)


def rules(text: str, kind: CardType = CardType.ENERGY_COMBAT, **more) -> frozenset[str]:
    card = Card(id="TST-1", title="Test", type=kind, text=text, **more)
    program = compile_text(card, text)
    assert program.failures == ()
    return rules_of_program(program)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("[attack] 2: Focused Energy attack. DAMAGE: AT +4 stages.",
         {"ATK-2", "ATK-15", "ATK-5", "ATK-8"}),
        ("[attack] Energy attack. DAMAGE: 4 life cards. HIT: Raise your anger 1.",
         {"ATK-4", "ANG-1", "ANG-2"}),
        ("[attack] Physical attack. Remain 1. DAMAGE: 1 stage.", {"ATK-15"}),
        ("[defense] Stop an energy attack. Rejuvenate 1.",
         {"ATK-3", "ATK-4", "COM-5", "EFF-8"}),
        ("[attack] Energy attack. Search your Life Deck for a Drill and place it into your hand. "
         "DAMAGE: 1 stage.", {"EFF-9"}),
        ("[attack] Physical attack. DAMAGE: 2 stages. HIT: Use a critical damage effect.",
         {"ATK-4", "ATK-13"}),
        ("[attack] Physical attack. You may lower your anger 1 to draw a card. DAMAGE: 1 stage.",
         {"ANG-2", "EFF-5", "HSE-2"}),
    ],
)  # fmt: skip
def test_a_text_tells_its_rules(text, wanted):
    assert rules(text) == wanted


def test_what_a_card_is_counts_too():
    plain = "[constant] You need 1 less anger to advance a level."
    assert "COM-7" in rules(plain, CardType.ALLY)
    drill = rules(plain, CardType.DRILL, style=Style.RED)
    assert {"TYP-4", "TYP-5", "ANG-1", "ANG-5"} == drill
    assert "TYP-4" not in rules(plain, CardType.DRILL)
    assert "ATK-12" in rules("[attack] Physical attack. DAMAGE: 1 stage.", endurance=2)


def test_nearly_every_shipped_card_touches_a_rule():
    edition = load_edition("fanz")
    cards = read_pack(cards_folder()).cards.values()
    none = [card.name for card in cards if not rules_of_card(card, edition)]
    assert len(none) < len(cards) * 0.05, none
    most = max(cards, key=lambda card: len(rules_of_card(card, edition)))
    assert len(rules_of_card(most, edition)) <= 14, "a panel with more says nothing"
