"""A match whose table is as full as it gets: to look at, to measure, to test the windows with."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import cycle, islice

from dbz_desktop.cards.model import Card, CardType
from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.content.editions import DEFAULT_EDITION
from dbz_desktop.match.match import Match
from dbz_desktop.match.scenarios.position import scenario_match
from dbz_desktop.match.scenarios.scenario import InPlay, Scenario, ScenarioError, SideSetup


@dataclass(frozen=True, slots=True)
class Fullness:
    """How many cards of a kind lie on each side. The defaults are what a table must hold.

    `captured` of the Dragon Balls are the other side's, won in combat (ATK-14). `attached` cards
    lie under cards in play and count on top of the others.
    """

    drills: int = 12
    allies: int = 6
    setups: int = 8
    dragon_balls: int = 7
    captured: int = 2
    attached: int = 3
    hand: int = 12
    life: int = 46
    discard: int = 14
    banished: int = 6
    aside: int = 1


def full_table(
    pool: Pack,
    names: tuple[str, str] = ("Anna", "Bert"),
    full: Fullness | None = None,
    phase: str = "combat",
) -> Match:
    """A match in the middle of a combat with full sides, made of a pool's cards by their type.

    Raises ScenarioError where the pool has no card of a type that is needed.
    """
    full = full or Fullness()
    sides = (_side(pool, names[0], full, 0), _side(pool, names[1], full, 1))
    scenario = Scenario(
        None, "A full table", (), "", (DEFAULT_EDITION,), 1, sides, phase=phase, number=9
    )
    return scenario_match(scenario)


def _some(pool: Pack, kind: CardType, count: int, skip: int = 0) -> list[Card]:
    """So many cards of a type, in the pool's order from `skip` on, from the start when it ends."""
    cards = [card for card in pool.cards.values() if card.type is kind]
    if not cards and count:
        raise ScenarioError(f"the cards hold no {kind.value}, which a full table needs")
    return list(islice(cycle(cards), skip, skip + count))


def _levels(pool: Pack, place: int) -> tuple[Card, ...]:
    """The four levels of an MP: of the `place`-th name that has all of them."""
    by_name: dict[str, list[Card]] = {}
    for card in pool.cards.values():
        if card.type is CardType.MAIN_PERSONALITY:
            by_name.setdefault(card.title, []).append(card)
    whole = [
        tuple(found)
        for cards in by_name.values()
        if len(found := [c for level in range(1, 5) for c in cards if c.level == level][:4]) == 4
        and [c.level for c in found] == [1, 2, 3, 4]
    ]
    if not whole:
        raise ScenarioError("the cards hold no Main Personality with four levels")
    return whole[place % len(whole)]


def _side(pool: Pack, name: str, full: Fullness, seat: int) -> SideSetup:
    combat = (CardType.PHYSICAL_COMBAT, CardType.ENERGY_COMBAT)
    fights = [
        card
        for pair in zip(*(_some(pool, kind, 60, 7 * seat) for kind in combat), strict=True)
        for card in pair
    ]
    deck = iter(fights)
    balls = _some(pool, CardType.DRAGON_BALL, full.dragon_balls)
    own = full.dragon_balls - full.captured
    play = [
        *(InPlay(card) for card in _some(pool, CardType.DRILL, full.drills, 3 * seat)),
        *(
            InPlay(card, stages=(3 + 2 * i) % 11)
            for i, card in enumerate(_some(pool, CardType.ALLY, full.allies, 4 * seat))
        ),
        *(InPlay(card) for card in _some(pool, CardType.SETUP, full.setups, 5 * seat)),
        *(InPlay(card, captured=i >= own) for i, card in enumerate(balls)),
    ]
    hosts = [entry.card.name for entry in play[: full.attached]]
    lain = _some(pool, CardType.EVENT, full.attached, 2 * seat)
    play += [InPlay(card, attached_to=host) for card, host in zip(lain, hosts, strict=False)]
    return SideSetup(
        name,
        _levels(pool, seat),
        _some(pool, CardType.MASTERY, 1, seat)[0],
        level=2,
        stages=(3, 8)[seat],
        anger=3,
        hand=list(islice(deck, full.hand)),
        life_deck=list(islice(deck, full.life)),
        discard=list(islice(deck, full.discard)),
        banished=list(islice(deck, full.banished)),
        aside=list(islice(deck, full.aside)),
        play=play,
    )
