"""Changing a position: cards that come from the pool or leave it, who plays, where the turn stands.

What lies on the table is changed by the judge's moves on a table that is arranged (`arranged`);
what those can't do is here. Every change gives a new scenario, and the old one stays as it was.
"""

from __future__ import annotations

from dataclasses import replace

from dbz_desktop.cards.model import Card, CardType
from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.match import Match
from dbz_desktop.match.scenarios.position import chosen, scenario_match
from dbz_desktop.match.scenarios.scenario import Scenario, ScenarioError, SideSetup
from dbz_desktop.match.scenarios.taking import Taken, host_words, in_play, mended, position_of
from dbz_desktop.rules.arranging import ARRANGING
from dbz_desktop.rules.game import Game
from dbz_desktop.rules.judge_moves import JudgeMove, JudgeRefused, why_not
from dbz_desktop.rules.kernel.decisions import WhyNot
from dbz_desktop.rules.kernel.events import NOBODY, Zone

LEVELS = (1, 2, 3, 4)
STAYS = WhyNot(
    "It stays on the table all game; drop it on a Main Personality or a Mastery.", "SET-1"
)


def arranged(scenario: Scenario, pool: Pack) -> Match:
    """A table at which the scenario is set up by hand. Raises ScenarioError."""
    return scenario_match(scenario, pool=pool, open_hands=True, rules=ARRANGING)


def put(match: Match, scenario: Scenario, pool: Pack, card: Card, move: JudgeMove) -> Taken:
    """The position with one card more: it comes in at the bottom of its player's Life Deck, and
    goes on from there by a judge's move, whose `card` isn't read.

    `match` is the table at which `scenario` is arranged. Raises ScenarioError, saying why not.
    """
    seat = move.player
    host = host_words(match.game, seat, move.host)
    side = scenario.sides[seat]
    more = with_side(scenario, seat, replace(side, life_deck=[*side.life_deck, card]))
    table = arranged(more, pool)
    fresh = table.game.state.players[seat].life_deck[0]
    move = replace(move, by=seat, card=fresh, pick="", host=_hosting(table.game, seat, host))
    _do(table, move)
    return position_of(table, more)


def why_not_put(match: Match, card: Card, move: JudgeMove) -> WhyNot | None:
    """Why a card of the pool can't come into the position so, or None."""
    if not card.type.in_life_deck:
        return STAYS
    # Where any other card of that player may go, this one may.
    like = next(iter(match.game.state.players[move.player].life_deck), NOBODY)
    if like == NOBODY:
        return None
    return why_not(match.game, replace(move, card=like, pick=""))


def take_out(match: Match, scenario: Scenario, card: int) -> Taken:
    """The position without a card; what is attached to it is discarded (TYP-7).

    The table is of no use afterwards. Raises ScenarioError for what must stay.
    """
    game = match.game
    owner = game.owners[card]
    _do(match, JudgeMove("move", owner, card, player=owner, zone=Zone.LIFE_DECK, bottom=True))
    taken = position_of(match, scenario)
    side = taken.scenario.sides[owner]
    fewer = with_side(taken.scenario, owner, replace(side, life_deck=side.life_deck[:-1]))
    again = mended(fewer)
    return Taken(again.scenario, (*taken.left_out, *again.left_out))


def with_personality(scenario: Scenario, seat: int, card: Card, pool: Pack) -> Taken:
    """The position with another Main Personality, or with another card for one of its levels.

    Its other levels are those of the same set where there are some. Raises ScenarioError where
    one is nowhere.
    """
    side = scenario.sides[seat]
    mp = list(side.mp)
    if mp[0].title == card.title and card.level is not None:
        mp[card.level - 1] = card
        return _changed(scenario, seat, replace(side, mp=tuple(mp)))
    found = [each for each in pool.titled(card.title) if each.type is CardType.MAIN_PERSONALITY]
    release = card.id.partition("-")[0]
    found.sort(key=lambda each: (each.id != card.id, each.id.partition("-")[0] != release))
    levels = [next((each for each in found if each.level == level), None) for level in LEVELS]
    missing = [str(level) for level, each in zip(LEVELS, levels, strict=True) if each is None]
    if missing:
        raise ScenarioError(
            f"{card.title} has no level {' and '.join(missing)} in the card packs here, and a "
            "Main Personality needs all four"
        )
    return _changed(scenario, seat, replace(side, mp=tuple(each for each in levels if each)))


def with_mastery(scenario: Scenario, seat: int, card: Card) -> Taken:
    """The position with another Mastery."""
    return _changed(scenario, seat, replace(scenario.sides[seat], mastery=card))


def with_start(
    scenario: Scenario, turn: int, phase: str, action: int, number: int, edition: str = ""
) -> Taken:
    """The position at another step of a turn; `action` is whose action it is in combat."""
    return mended(
        replace(
            scenario,
            turn=turn,
            phase=phase,
            action=action if phase == "combat" else turn,
            declared_by=turn,
            number=number,
            editions=(edition,) if edition else scenario.editions,
        )
    )


def with_side(scenario: Scenario, seat: int, side: SideSetup) -> Scenario:
    """The scenario with another side."""
    sides = (side, scenario.sides[1]) if seat == 0 else (scenario.sides[0], side)
    return replace(scenario, sides=sides)


def why_not_play(scenario: Scenario) -> str:
    """Why nobody can play on from a scenario, in words, or ""."""
    for side in scenario.sides:
        if not side.life_deck:
            return f"{side.name}'s Life Deck is empty, so the game would be over; put a card there."
    return ""


def _changed(scenario: Scenario, seat: int, side: SideSetup) -> Taken:
    return mended(with_side(scenario, seat, side))


def _hosting(game: Game, seat: int, words: str) -> int:
    """The card that `host_words` means at a table."""
    if not words:
        return NOBODY
    name = words.removeprefix("opponent ")
    side = game.state.players[seat if name == words else 1 - seat]
    if name in ("mp", "mastery"):
        return side.mp_card if name == "mp" else side.mastery
    found = chosen(in_play(game), game, words)
    return NOBODY if found is None else found


def _do(match: Match, move: JudgeMove) -> None:
    try:
        match.course.judge(move, agreed=True)
    except JudgeRefused as error:
        raise ScenarioError(str(error)) from error
