"""Scenes: positions as files that travel from player to player, `.dbzscene`, and as text.

A scene is a scenario file (see `file`) of a position. Its cards are those of the packs at hand.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from dbz_desktop import intake
from dbz_desktop.cards.packs import Pack
from dbz_desktop.decks import DeckError, read_deck
from dbz_desktop.decks.model import Deck
from dbz_desktop.match.content.library import starter_decks
from dbz_desktop.match.scenarios.file import MAX_FILE_BYTES, read_scenario, scenario_from_table
from dbz_desktop.match.scenarios.position import scenario_match
from dbz_desktop.match.scenarios.scenario import SIDES, SUFFIX, Scenario, ScenarioError, SideSetup
from dbz_desktop.match.scenarios.writing import scenario_text
from dbz_desktop.rules.kernel.chance import chance_of
from dbz_desktop.writing import write_whole

HAND = 3
"""Cards in hand of a position that is ready to begin."""


def read_scene(path: Path, pool: Pack) -> Scenario:
    """Read a scene. Raises ScenarioError, in words, for all that can't be set up on the table."""
    return _sound(read_scenario(path, pool))


def scene_of_text(text: str, pool: Pack) -> Scenario:
    """The scene of a pasted text. Raises ScenarioError as `read_scene` does."""
    if len(text) > MAX_FILE_BYTES:
        raise ScenarioError("the text is longer than any scene; copy only the scene itself")
    try:
        table = intake.toml_table(text, "scene", "; copy the whole scene, from its first line on")
    except intake.Unreadable as error:
        raise ScenarioError(str(error)) from error
    if not set(SIDES) & set(table):
        raise ScenarioError('this is no scene: a scene has the parts "[you]" and "[opponent]"')
    return _sound(scenario_from_table(table, pool))


def write_scene(scenario: Scenario, path: Path) -> None:
    """Write a scene, whole or not at all. Raises OSError where it can't be written."""
    write_whole(path, scenario_text(scenario))


def _sound(scenario: Scenario) -> Scenario:
    """A scenario that is of a size to be played, and can be set up."""
    for name, side in zip(SIDES, scenario.sides, strict=True):
        for key in ("hand", "discard", "banished", "aside", "play"):
            if len(getattr(side, key)) > MOST_IN_ZONE:
                message = f"has more than {MOST_IN_ZONE} cards; take some out"
                raise ScenarioError(message, scenario.path, f"{name} {key}")
    scenario_match(scenario)
    return replace(scenario, path=None)


MOST_IN_ZONE = 120
"""More cards in one zone than any game has."""


def ready_scene(decks: tuple[Deck, Deck], edition: str, names: tuple[str, str]) -> Scenario:
    """A position to begin with: two whole decks, three cards in each hand, at the first player's
    Planning Step. Always the same for the same decks."""
    sides = tuple(
        _dealt(deck, name, seat) for seat, (deck, name) in enumerate(zip(decks, names, strict=True))
    )
    title = f"{decks[0].name} against {decks[1].name}"
    return Scenario(None, title, (), "", (edition,), 1, (sides[0], sides[1]))


def starting_scene(pool: Pack, edition: str, names: tuple[str, str]) -> Scenario:
    """The position of two starter decks of an edition. Raises ScenarioError."""
    paths = starter_decks(edition)
    try:
        one, other = (read_deck(path, pool) for path in (paths[0], paths[-1]))
    except DeckError as error:
        raise ScenarioError(f"a starter deck can't be read: {error}") from error
    return ready_scene((one, other), edition, names)


def _dealt(deck: Deck, name: str, seat: int) -> SideSetup:
    if deck.mastery is None or len(deck.mp) != 4:
        raise ScenarioError(f"the deck {deck.name} lacks its Main Personality or its Mastery")
    cards = [card for card, count in deck.counts for _ in range(count)]
    wrong = [card for card in cards if not card.type.in_life_deck]
    if wrong:
        raise ScenarioError(f"{wrong[0].name} in the deck {deck.name} is no Life Deck card")
    chance = chance_of(seat + 1)
    for place in range(len(cards) - 1, 0, -1):
        other = chance.below(place + 1)
        cards[place], cards[other] = cards[other], cards[place]
    return SideSetup(name, deck.mp, deck.mastery, hand=cards[:HAND], life_deck=cards[HAND:])


__all__ = ["SUFFIX", "read_scene", "ready_scene", "scene_of_text", "starting_scene", "write_scene"]
