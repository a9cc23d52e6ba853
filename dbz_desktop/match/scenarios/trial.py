"""A position to try a card out in: it lies where it is used from, with something to use it on."""

from __future__ import annotations

from dataclasses import replace

from dbz_desktop.cards.model import Card, CardType
from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.scenarios.scenario import InPlay, Scenario, SideSetup
from dbz_desktop.match.scenarios.scenes import starting_scene
from dbz_desktop.rules.language.compiler import compile_text

STAGES = 8
"""High enough to pay for attacks, with room to lose and to gain."""
ANGER = 2
IN_PILE = 4
"""Cards in each discard pile."""

_TARGETS = (CardType.DRILL, CardType.SETUP, CardType.ALLY)
_ATTACKS = (CardType.PHYSICAL_COMBAT, CardType.ENERGY_COMBAT)


def trial_scene(pool: Pack, card: Card, edition: str, names: tuple[str, str]) -> Scenario:
    """A position in which the first player can use a card: two starter decks in combat, each with
    something in play and in the discard pile.

    A card that only answers attacks waits for one, and a Dragon Ball for the Planning Step. Raises
    ScenarioError where the starter decks can't be read.
    """
    scene = starting_scene(pool, edition, names)
    for side in scene.sides:
        side.stages, side.anger = STAGES, ANGER
        side.discard, side.life_deck = side.life_deck[:IN_PILE], side.life_deck[IN_PILE:]
        for kind in _TARGETS:
            found = _taken(side, (kind,))
            if found is not None:
                side.play.append(InPlay(found))
    you, other = scene.sides
    _put(you, card)
    planning = card.type is CardType.DRAGON_BALL
    turn = int(_answers_only(card))
    if turn:
        attacks = [_taken(other, (kind,)) for kind in _ATTACKS]
        other.hand = [attack for attack in attacks if attack is not None] + other.hand
    return replace(
        scene,
        title=f"Trying {card.name}",
        turn=turn,
        phase="planning" if planning else "combat",
        action=turn,
        declared_by=turn,
    )


def _put(side: SideSetup, card: Card) -> None:
    """Let a card lie where it is used from."""
    if card.type is CardType.MASTERY:
        side.mastery = card
    elif card.type is CardType.MAIN_PERSONALITY:
        side.mp = tuple(card if level.level == card.level else level for level in side.mp)
        side.level = card.level or 1
    elif card.type in _TARGETS:
        # The first of the play: another of its type would only be in the way.
        side.play = [entry for entry in side.play if entry.card.type is not card.type]
        side.play.insert(0, InPlay(card, STAGES))
    else:
        side.hand.insert(0, card)


def _answers_only(card: Card) -> bool:
    """Whether a card of the hand does nothing but answer attacks (COM-5)."""
    program = compile_text(card, card.text)
    in_hand = card.type.in_life_deck and card.type not in _TARGETS
    return in_hand and program.defense is not None and not program.action_sections


def _taken(side: SideSetup, kinds: tuple[CardType, ...]) -> Card | None:
    """The first card of some types, taken out of a Life Deck."""
    found = next((card for card in side.life_deck if card.type in kinds), None)
    if found is not None:
        side.life_deck.remove(found)
    return found
