"""Taking a position: the scenario that a match stands at, for the sandbox and its files.

What lies where, all numbers, what lasts, what was used and the earlier attacks of a combat are
taken. What a scenario can't say is found out by setting it up again, and told in words.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import Any

from dbz_desktop.cards.model import Card
from dbz_desktop.match.match import Match
from dbz_desktop.match.scenarios.position import chosen, counted_parts, near, scenario_match
from dbz_desktop.match.scenarios.scenario import (
    SIDES,
    EarlierAttack,
    InPlay,
    LastingText,
    Scenario,
    ScenarioError,
    SideSetup,
    UsedPart,
)
from dbz_desktop.rules.game import Game
from dbz_desktop.rules.kernel.decisions import Ask
from dbz_desktop.rules.kernel.events import NOBODY
from dbz_desktop.rules.kernel.state import PastAttack

PHASES = {
    Ask.PLANNING: "planning",
    Ask.DECLARE: "declare",
    Ask.ACTION: "combat",
    Ask.DISCARD: "discard",
}
"""The questions at which nothing is going on, with the step that they belong to."""
SEED = 1


@dataclass(frozen=True, slots=True)
class Taken:
    """A position as a scenario, and what is left out of it, in words."""

    scenario: Scenario
    left_out: tuple[str, ...] = ()


def position_of(match: Match, start: Scenario | None = None) -> Taken:
    """The position that a match stands at.

    With `start`, turn and step are this scenario's: a table that is arranged has none of its own.
    Raises ScenarioError where the game is over, or something is going on that has to be finished,
    or taken back, first.
    """
    game = match.game
    if start is None:
        why = why_no_position(match)
        if why:
            raise ScenarioError(why)
    left: list[str] = []
    sides = tuple(_side(match, seat, left) for seat in (0, 1))
    scenario = Scenario(
        None,
        start.title if start is not None else " against ".join(match.setup.names),
        (),
        "",
        (match.setup.edition,),
        SEED,
        (sides[0], sides[1]),
    )
    _begin(game, scenario, left)
    if start is not None:
        scenario.turn, scenario.phase, scenario.number = start.turn, start.phase, start.number
        scenario.declared_by, scenario.action = start.declared_by, start.action
    return _proven(scenario, left)


def why_no_position(match: Match) -> str:
    """Why a match doesn't stand at a position that can be kept, or ""."""
    game, decision = match.game, match.decision
    if decision is None:
        return "the game is over; take the last answer back first"
    if decision.ask not in PHASES or game.state.phase != PHASES[decision.ask]:
        return f"“{decision.prompt}” is asked; answer it, or step back to before it, first"
    # What was done by hand since the last rest stands in the state as it is.
    answered = any(isinstance(answer, int) for answer in game.snapshot().answers)
    if game.state.attack is not None or answered:
        return "something is being carried out; go on until it is done, or step back"
    if decision.ask is Ask.DISCARD and decision.player != game.state.active:
        return "the Discard Step is half done; step back to its beginning, or go on"
    return ""


def _side(match: Match, seat: int, left: list[str]) -> SideSetup:
    game = match.game
    state, cards = game.state, game.printed
    player = state.players[seat]

    def top_first(zone: list[int]) -> list[Card]:
        return [cards[card] for card in reversed(zone)]

    side = SideSetup(
        match.setup.names[seat],
        tuple(cards[card] for card in player.mp),
        cards[player.mastery],
        player.level,
        player.stages,
        player.anger,
        [cards[card] for card in player.hand],
        top_first(player.life_deck),
        top_first(player.discard),
        top_first(player.banished),
        top_first(player.aside),
    )
    for card in player.in_use:
        left.append(f"{cards[card].name} lies in the discard pile instead of on the table")
        side.discard.insert(0, cards[card])
    for card in player.play:
        permanent = state.permanents[card]
        side.play.append(
            InPlay(
                cards[card],
                permanent.stages,
                host_words(game, seat, permanent.attached_to),
                game.owners[card] != seat,
            )
        )
    return side


def host_words(game: Game, seat: int, host: int) -> str:
    """How a scenario says what a card of a seat is attached to."""
    if host == NOBODY:
        return ""
    for end, seated in (("", seat), ("opponent ", 1 - seat)):
        player = game.state.players[seated]
        if host in player.mp:
            return f"{end}mp"
        if host == player.mastery:
            return f"{end}mastery"
    return _named(game, in_play(game), host)


def in_play(game: Game) -> list[int]:
    """The cards in play, in the order in which a scenario counts them."""
    return [card for side in game.state.players for card in side.play]


def _named(game: Game, cards: list[int], card: int) -> str:
    """How a scenario names a card among others; "" for one that isn't there."""
    title = game.cards[card].id
    for number in range(1, len(cards) + 1):
        words = title if number == 1 else f"{title} #{number}"
        found = chosen(cards, game, words)
        if found is None or found == card:
            return words if found == card else ""
    return ""


def _begin(game: Game, scenario: Scenario, left: list[str]) -> None:
    """Where the turn stands, what was used, what lasts."""
    state = game.state
    scenario.turn, scenario.phase = state.active, state.phase
    scenario.number = max(1, state.turn)
    scenario.declared_by = scenario.action = state.active
    combat = state.combat
    if combat is not None:
        scenario.declared_by, scenario.action = combat.attacker, combat.actor
        scenario.passed = (combat.passed[0], combat.passed[1])
        attacks = [_earlier(game, past, left) for past in combat.attacks]
        scenario.attacks = tuple(attack for attack in attacks if attack is not None)
    wanted = Counter(state.used)
    for seat, side in enumerate(scenario.sides):
        side.used += _used(game, seat, wanted)
        side.lasting += _lasting(game, seat)
    for period, _kind, *rest in wanted:
        card = next((part for part in rest[1:2] if isinstance(part, int)), NOBODY)
        whose = f" of {game.cards[card].name}" if card >= 0 else ""
        left.append(f"a use{whose} that is counted for this {period}")


def _earlier(game: Game, past: PastAttack, left: list[str]) -> EarlierAttack | None:
    words = _named(game, near(game, past.player), past.card) if past.card >= 0 else ""
    section = game.programs[past.card].attack if words else None
    if section is None or section.index != past.section:
        left.append("an earlier attack of this combat, whose card is out of sight")
        return None
    return EarlierAttack(
        past.player,
        words,
        not past.successful,
        past.stages,
        past.life_cards,
        past.critical,
        past.from_hand,
        past.copy,
    )


def _used(game: Game, seat: int, wanted: Counter[tuple[Any, ...]]) -> list[UsedPart]:
    """The parts of a side's cards whose use is counted; what is found is taken out of `wanted`."""
    found = []
    cards = near(game, seat)
    for card in cards:
        for number, keys in enumerate(counted_parts(game, seat, card), 1):
            if keys and all(game.state.used.get(key) for key in keys):
                words = _named(game, cards, card)
                if any(key in wanted for key in keys):
                    found.append(UsedPart(words, number))
                for key in keys:
                    wanted.pop(key, None)
    return found


def _lasting(game: Game, seat: int) -> list[LastingText]:
    found = []
    cards = near(game, seat)
    for effect in game.state.floating:
        held = effect.until.kind in ("attached", "in play")
        if effect.source.player == seat and not held:
            words = _named(game, cards, effect.source.card) if effect.source.card >= 0 else ""
            found.append(LastingText(words, effect.text))
    return found


def _proven(scenario: Scenario, left: list[str]) -> Taken:
    """Leave out of a scenario what can't be set up, and tell it."""
    for seat, side in enumerate(scenario.sides):
        for entry, count in Counter(side.lasting).items():
            made = _made(scenario, seat, entry)
            if not made:
                left.append(f"“{entry.text}”")
            # A sentence may leave several things in force.
            again = max(1, count // made) if made else 0
            for _ in range(count - again):
                side.lasting.remove(entry)
    whole = mended(scenario)
    return Taken(whole.scenario, tuple(dict.fromkeys((*left, *whole.left_out))))


def mended(scenario: Scenario) -> Taken:
    """A scenario that was changed, without what can't be in it any more: what lasted, was used or
    was attacked before. Raises ScenarioError where that isn't all that is wrong."""
    sides = [
        replace(side, used=list(side.used), lasting=list(side.lasting)) for side in scenario.sides
    ]
    scenario = replace(scenario, sides=(sides[0], sides[1]))
    left: list[str] = []
    if scenario.phase != "combat":
        left += ["the earlier attacks"] * bool(scenario.attacks)
        scenario.attacks, scenario.passed = (), (False, False)
    while True:
        try:
            scenario_match(scenario)
        except ScenarioError as error:
            if error.place == "start attacks":
                scenario.attacks = ()
                left.append("the earlier attacks")
                continue
            name, _, rest = error.place.partition(" ")
            part, _, number = rest.partition(" ")
            if name not in SIDES or part not in ("used", "lasting"):
                raise ScenarioError(f"this position can't be kept: {error.message}") from error
            side = scenario.sides[SIDES.index(name)]
            gone = getattr(side, part).pop(int(number) - 1)
            left.append(f"“{gone.text}”" if isinstance(gone, LastingText) else "a use of a Power")
            continue
        return Taken(scenario, tuple(left))


def _made(scenario: Scenario, seat: int, entry: LastingText) -> int:
    """How many things a sentence leaves in force in this position; 0 where it can't be said."""
    if not entry.card:
        return 0
    bare = [replace(each, lasting=[], used=[]) for each in scenario.sides]
    plain = scenario_match(replace(scenario, sides=(bare[0], bare[1])))
    bare[seat] = replace(bare[seat], lasting=[entry])
    try:
        match = scenario_match(replace(scenario, sides=(bare[0], bare[1])))
    except ScenarioError:
        return 0
    return len(match.game.state.floating) - len(plain.game.state.floating)
