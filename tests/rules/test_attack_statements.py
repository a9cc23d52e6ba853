"""What is said of attacks: which ones, for how long, and what it does to them."""

from __future__ import annotations

from typing import Any

import pytest

from dbz_desktop.cards import Card, Style
from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.match import Match
from dbz_desktop.match.scenarios.checks import log_lines
from dbz_desktop.match.scenarios.file import scenario_from_table
from dbz_desktop.match.scenarios.run import scenario_match
from dbz_desktop.match.scenarios.steps import find_option, offered
from dbz_desktop.rules.kernel.attack_events import (
    AttackBegan,
    AttackStopped,
    DamageCalculated,
    DamageDealt,
    StopFailed,
)
from dbz_desktop.rules.kernel.base import Line
from dbz_desktop.rules.kernel.events import CardMoved, Zone
from dbz_desktop.rules.language.compiler import compile_text, grammar, sentence_text
from dbz_desktop.rules.language.frames.lasting import Lasting
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, PHYSICAL, PLAIN, card

KICK = card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages.")
RED_KICK = card(
    "Red Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages.", style=Style.RED
)
BEAM = card("Beam", ENERGY, "[attack] Energy attack. DAMAGE: 3 life cards.")
RED_BLOCK = card("Red Block", PHYSICAL, "[defense] Stops a physical attack.", style=Style.RED)
BLOCK = card("Plain Block", PHYSICAL, "[defense] Stops a physical attack.")
CARDS = (KICK, RED_KICK, BEAM, RED_BLOCK, BLOCK)


def fight(
    *steps: str, mine: tuple[Card, ...] = (), theirs: tuple[Card, ...] = (), **you: Any
) -> Match:
    """Play steps of a combat; whatever else is asked is answered with the last option.

    `mine` and `theirs` are cards in hand besides `CARDS`; Drills and Allies are in play.
    """
    pool = Pack({each.id: each for each in (*PLAIN, *CARDS, *mine, *theirs)})
    sides: dict[str, Any] = {}
    for name, cards, more in (("you", mine, you), ("opponent", theirs, {})):
        stays = [c.name for c in cards if c.type in (DRILL, ALLY)]
        hand = [c.title for c in (*cards, *CARDS) if c.name not in stays]
        plain = {"mp": "Hero", "mastery": "Calm Mastery", "fill_with": "Filler", "fill": 30}
        sides[name] = {**plain, "hand": hand, "play": stays, "stages": 9, **more}
    for each in (*mine, *theirs):
        assert compile_text(each, each.text).failures == (), each.text
    start = {"phase": "combat", "turn": "you", "action": "you"}
    match = scenario_match(scenario_from_table({**sides, "start": start}, pool))
    for step in steps:
        for _ in range(40):
            index = find_option(match, step)
            if index is not None:
                break
            decision = match.decision
            assert decision is not None, log_lines(match)
            match.course.answer(len(decision.options) - 1)
        assert index is not None, (step, offered(match))
        match.course.answer(index)
    return match


def events(match: Match, kind: type[Any]) -> list[Any]:
    return [event for event in match.game.events if isinstance(event, kind)]


def damages(match: Match) -> list[tuple[int, int]]:
    return [(each.stages, each.life_cards) for each in events(match, DamageCalculated)]


def power(text: str) -> Card:
    return card("Word", EVENT, f"POWER: {text}")


def constant(text: str) -> Card:
    return card("Steady", DRILL, f"[constant] {text}")


@pytest.mark.parametrize(
    ("text", "kick", "red_kick", "beam"),
    [
        ("Your attacks deal +1 stage of damage.", 3, 3, 1),
        ("Your non-Styled attacks deal +1 stage of damage.", 3, 2, 1),
        ("Your Styled physical attacks deal +1 stage of damage.", 2, 3, 0),
        ("Your Red attacks deal +1 stage of damage.", 2, 3, 0),
        ("Your Physical Combat attacks deal +1 stage of damage.", 3, 3, 0),
        ("Your Energy Combat or Physical Combat attacks deal +1 stage of damage.", 3, 3, 1),
        ("Your first physical attack each turn deals +1 stage of damage.", 3, 2, 0),
        ("Attacks performed by Heroes deal +1 stage of damage.", 3, 3, 1),
        ("Attacks performed by Allies deal +1 stage of damage.", 2, 2, 0),
    ],
)
def test_which_attacks_a_statement_is_about(text: str, kick: int, red_kick: int, beam: int) -> None:
    match = fight(
        "play Kick", "no defense", "pass", "play Red Kick", "no defense", "pass", "play Beam",
        "no defense", mine=(constant(text),),
    )  # fmt: skip
    assert damages(match)[:3] == [(kick, 0), (red_kick, 0), (beam, 3)]


@pytest.mark.parametrize(
    ("text", "second", "third"),
    [
        ("Your next physical attack this combat deals +4 stages of damage.", 6, 2),
        ("Your next Styled attack this combat deals +4 stages of damage.", 2, 6),
        ("Your other attacks this combat deal +4 stages of damage.", 6, 6),
        ("Your attacks deal +4 stages of damage this combat.", 6, 6),
        ("Your next attack this combat is considered Styled.", 7, 7),
    ],
)
def test_for_how_long_it_holds(text: str, second: int, third: int) -> None:
    styled = constant("Your Styled attacks deal +5 stages of damage.")
    mine = (power(text), styled) if "considered" in text else (power(text),)
    match = fight(
        "play Word", "pass", "play Kick", "no defense", "pass", "play Red Kick", "no defense",
        mine=mine,
    )  # fmt: skip
    assert [stages for stages, _ in damages(match)[:2]] == [second, third]


@pytest.mark.parametrize(("who", "first"), [("a Hero", 6), ("an Ally", 2)])
def test_the_next_attack_alone_if_it_is_so(who: str, first: int) -> None:
    text = f"If your next attack this combat is performed by {who}, it deals +4 stages of damage."
    match = fight(
        "play Word", "pass", "play Kick", "no defense", "pass", "play Red Kick", "no defense",
        mine=(power(text),),
    )  # fmt: skip
    assert [stages for stages, _ in damages(match)[:2]] == [first, 2]


@pytest.mark.parametrize(
    ("text", "block", "stopped"),
    [
        ("Your attacks cannot be stopped by Styled cards.", "Red Block", False),
        ("Your attacks cannot be stopped by Styled cards.", "Plain Block", True),
        ("Your attacks can only be stopped by Styled cards.", "Plain Block", False),
        ("Your attacks can only be stopped by Styled cards.", "Red Block", True),
        ("Your attacks cannot be stopped by your opponent's card effects.", "Red Block", False),
    ],
)
def test_by_what_they_cannot_be_stopped(text: str, block: str, stopped: bool) -> None:
    match = fight("play Kick", f"play {block}", mine=(constant(text),))
    assert bool(events(match, AttackStopped)) is stopped
    assert bool(events(match, StopFailed)) is not stopped


def test_modified_by_nobodys_effects_but_ones_own() -> None:
    theirs = card("Weaken", DRILL, "[constant] Your opponent's attacks deal -1 stage of damage.")
    own = constant("Your attacks deal +3 stages of damage.")
    safe = card("Safe", DRILL, "[constant] Your attacks cannot have their damage modified by your "
                "opponent's card effects.")  # fmt: skip
    assert damages(fight("play Kick", "no defense", mine=(own,), theirs=(theirs,))) == [(4, 0)]
    held = fight("play Kick", "no defense", mine=(own, safe), theirs=(theirs,))
    assert damages(held) == [(5, 0)]


def test_a_styled_attack_is_stopped_and_another_is_not_answered() -> None:
    wall = card("Wall", PHYSICAL, "[defense] Stops a Styled physical or Styled energy attack.")
    match = fight("play Red Kick", "play Wall", theirs=(wall,))
    assert len(events(match, AttackStopped)) == 1
    match = fight("play Kick", theirs=(wall,))
    assert find_option(match, "play Wall") is None
    number = next(
        c for c in match.game.state.players[1].hand if match.game.cards[c].title == "Wall"
    )
    why = match.game.why_not(1, number)
    assert why is not None and "Styled attacks only" in why.reason


def test_part_of_the_damage_is_prevented_by_a_defense() -> None:
    wall = card("Wall", PHYSICAL, "[defense] Prevent 2 life cards of damage from an energy attack.")
    match = fight("play Beam", "play Wall", "pass", theirs=(wall,))
    assert [event.life_cards for event in events(match, DamageDealt)] == [1]


def test_all_damage_as_stages_or_the_other_way_round() -> None:
    text = (
        "[constant] Whenever you perform an attack, you may choose for that attack to deal its life "
        "card damage as stages of damage instead or vice versa."
    )
    turned = card("Turned", DRILL, text)
    match = fight("play Beam", "yes", "all of it in stages", "no defense", "pass", mine=(turned,))
    assert damages(match) == [(3, 0)]
    match = fight(
        "play Kick", "yes", "all of it in life cards", "no defense", "pass", mine=(turned,)
    )
    assert damages(match) == [(0, 2)]


def test_an_attack_that_stays_is_used_again() -> None:
    text = "Your next Styled attack this combat stays in play to be used a second time."
    match = fight(
        "play Word", "pass", "play Red Kick", "no defense", "pass", "use Red Kick", "no defense",
        mine=(power(text),),
    )  # fmt: skip
    assert damages(match)[:2] == [(2, 0), (2, 0)]


@pytest.mark.parametrize(
    ("fate", "zone"), [("banished", Zone.BANISHED), ("discarded", Zone.DISCARD)]
)
def test_where_an_attack_goes_after_use(fate: str, zone: Zone) -> None:
    text = f"Whenever you perform an attack, it deals no damage and is {fate} after use."
    match = fight("play Kick", "no defense", "pass", mine=(constant(text),))
    kick = next(i for i, c in enumerate(match.game.cards) if c.title == "Kick")
    moved = [event.target for event in events(match, CardMoved) if event.card == kick]
    assert moved[-1] is zone
    assert damages(match) == [(0, 0)]


def test_an_attack_that_a_text_makes() -> None:
    text = (
        "Discard a card from your hand to perform a non-Styled physical attack dealing 4 +1 stages "
        "of damage. That attack deals +1 life card of damage."
    )
    styled = constant("Your Styled attacks deal +5 stages of damage.")
    match = fight("play Word", "Kick", "no defense", mine=(power(text), styled))
    assert damages(match) == [(5, 1)]
    assert [str(event.kind) for event in events(match, AttackBegan)] == ["physical"]


@pytest.mark.parametrize("style", [Style.FREESTYLE, Style.RED])
def test_an_attack_that_a_text_makes_is_of_its_cards_style(style: Style) -> None:
    """Where the text says neither Styled nor non-Styled."""
    text = "POWER: Perform a physical attack dealing 4 stages of damage."
    making = card("Red Word" if style is Style.RED else "Word", EVENT, text, style=style)
    styled = constant("Your Styled attacks deal +5 stages of damage.")
    match = fight(f"play {making.title}", "no defense", mine=(making, styled))
    assert damages(match) == [(9 if style is Style.RED else 4, 0)]


@pytest.mark.parametrize(
    "text",
    [
        "Your attacks cannot be stopped or have their damage prevented this combat.",
        "This attack cannot have its damage modified or prevented.",
        "Damage from this attack cannot be redirected or prevented.",
        "Your next attack this combat costs no stages to perform.",
        "Your attacks that deal 3 or more life cards of damage are considered to deal critical "
        "damage this combat.",
        "You may have it deal -2 life cards of damage.",
        "Discard a card from your hand to have your physical attacks deal +1 stage of damage this "
        "combat.",
        "All Styled energy attacks cost -1 stage to perform this combat, to a minimum of 1.",
    ],
)
def test_statements_read_as_they_print(text: str) -> None:
    assert sentence_text(grammar().parse(Line, text.removesuffix("."))) == text
    assert len(grammar().readings(Line, text.removesuffix("."))) == 1


def test_the_next_attack_is_spoken_of_by_an_effect_only() -> None:
    (line,) = grammar().readings(Line, "Your next attack deals +2 stages of damage")
    assert isinstance(line, Lasting)
    drill = compile_text(
        card("Sword", DRILL, ""), "[constant] Your next attack deals +2 stages of damage."
    )
    assert drill.failures


@pytest.mark.parametrize(
    "so",
    [
        "your anger is 1 or more",
        "your MP's power level is higher than your opponent's MP's power level",
    ],
)
def test_a_statement_takes_the_place_of_another_as_soon_as_something_is_so(so: str) -> None:
    text = (
        "[constant] Your attacks deal +1 stage of damage. "
        f"If {so}, your attacks deal +3 stages of damage instead."
    )
    watcher = card("Watcher", DRILL, text)
    other = card("Other", PHYSICAL, KICK.text)
    steps = ("play Kick", "no defense", "pass", "play Word", "pass", "play Other")
    match = fight(*steps, "no defense", "pass", mine=(watcher, power("Raise your anger 1."), other))
    assert [event.stages for event in events(match, DamageCalculated)] == [3, 5]
