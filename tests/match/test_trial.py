"""Positions to try cards out in: every card can be, and lies where it can be used."""

from __future__ import annotations

import pytest

from dbz_desktop.cards.model import CardType
from dbz_desktop.match.content.library import load_pool
from dbz_desktop.match.scenarios.position import scenario_match
from dbz_desktop.match.scenarios.trial import trial_scene
from dbz_desktop.rules.language.compiler import compile_text

EDITION, NAMES = "fanz", ("Ann", "Ben")


@pytest.fixture(scope="module")
def pool():
    return load_pool()


def tried(pool, card):
    """The match of a card's trial, at its first question."""
    return scenario_match(trial_scene(pool, card, EDITION, NAMES), pool=pool, open_hands=True)


def offered(match, card):
    """Whether the first question offers a card of that id."""
    game = match.course.game
    return any(o.card >= 0 and game.cards[o.card].id == card.id for o in match.decision.options)


def test_a_card_of_every_type_can_be_tried(pool):
    for kind in CardType:
        for card in [card for card in pool.cards.values() if card.type is kind][::25]:
            match = tried(pool, card)
            assert match.decision is not None, card.id
            cards = match.course.game.cards
            assert card.id in {facts.id for facts in cards}, card.id


@pytest.mark.parametrize("kind", [CardType.PHYSICAL_COMBAT, CardType.ENERGY_COMBAT, CardType.EVENT])
def test_what_is_used_as_an_action_is_offered_at_once(pool, kind):
    cards = [
        card
        for card in pool.cards.values()
        if card.type is kind
        and (program := compile_text(card, card.text)).action_sections
        and not program.notes
    ]
    usable = [offered(tried(pool, card), card) for card in cards[::12]]
    assert sum(usable) >= len(usable) * 0.8, (sum(usable), len(usable))


def test_a_card_that_only_answers_attacks_waits_for_one(pool):
    card = next(
        card
        for card in pool.cards.values()
        if card.type is CardType.PHYSICAL_COMBAT
        and (program := compile_text(card, card.text)).defense is not None
        and not program.action_sections
    )
    match = tried(pool, card)
    assert match.decision.player == 1
    game = match.course.game
    attack = next(
        index
        for index, option in enumerate(match.decision.options)
        if option.card >= 0 and game.programs[option.card].attack is not None
    )
    match.course.answer(attack)
    assert match.decision.player == 0 and offered(match, card)


def test_a_card_of_ones_own_that_no_pack_has_is_tried_too(pool):
    from dbz_desktop.cards.drafts import Draft, card_of

    card = card_of(Draft(0, "MYC-1", "Falling Star Kick", CardType.PHYSICAL_COMBAT,
                         "[attack] Physical attack. DAMAGE: AT +2 stages."))  # fmt: skip
    assert offered(tried(pool, card), card)
