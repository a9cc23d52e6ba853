"""Parts of known cards joined anew: what is lost, where cards go, what is asked of attacks."""

from __future__ import annotations

from typing import Any

import pytest

from dbz_desktop.cards import Alignment, CardType, Style
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, LADDER, PHYSICAL, card
from tests.rules.staged import canonical, tell

MP, MASTERY = CardType.MAIN_PERSONALITY, CardType.MASTERY
FRIENDS = (
    card("Mate", ALLY, "POWER: Draw a card.", level=1),
    card("Poke", PHYSICAL, "[attack] Physical attack. Raise your anger 1. DAMAGE: 3 stages."),
    card("Beam", ENERGY, "[attack] Energy attack. DAMAGE: 2 life cards."),
    card("Kick Block", PHYSICAL, "[defense] Stops a physical attack."),
    card("Wound", EVENT, "POWER: Your opponent's MP loses 1 stage."),
)


def said(text: str, steps: str, *cards: Any, kind: Any = PHYSICAL, **sides: Any) -> None:
    """Play a card with that text; it is in your hand where it isn't placed elsewhere."""
    you = {"hand": ["Tried"], **sides.pop("you", {})}
    tell(card("Tried", kind, text), *FRIENDS, *cards, steps=steps, you=you, **sides)


# ---------------------------------------------------------------------------- what is lost

GUARD = "[constant] Your attacks deal +2 stages of damage. [instant] POWER: Use when you raise your anger. Gain 1 stage."


def test_only_the_constant_effects_of_drills_are_lost() -> None:
    """ATK-1, EFF-4: the Drill's other Powers stay."""
    text = "POWER: Drills lose all [constant] effects this combat."
    hard = card("Hard", DRILL, GUARD)
    steps = "play Tried\nplay Poke\nyes\nopponent: no\nexpect your stages = 3\n"
    assert canonical(text) == text
    said(text, steps.replace("play Tried\n", "") + "expect opponent stages = 3", hard, kind=EVENT,
         you={"hand": ["Poke"], "play": ["Hard"], "stages": 2}, opponent={"stages": 8})  # fmt: skip
    said(text, "play Tried\nopponent: pass\n" + steps.replace("play Tried\n", "")
         + "expect opponent stages = 5", hard, kind=EVENT,
         you={"hand": ["Tried", "Poke"], "play": ["Hard"], "stages": 2},
         opponent={"stages": 8})  # fmt: skip


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Your opponent's Mastery loses all effects this combat.", 5),
        ("Your opponent's Mastery loses all [constant] effects this combat.", 5),
        ("Your Mastery loses all effects this combat.", 3),
        ("Your opponent's Mastery loses all immediate effects this combat.", 3),
    ],
)
def test_what_a_mastery_holds_is_lost(text: str, left: int) -> None:
    """ATK-1, EFF-4."""
    fierce = card("Fierce Mastery", MASTERY, "[constant] Your attacks deal +2 stages of damage.")
    said(f"POWER: {text}", f"play Tried\nopponent: play Poke\nyou: no\nexpect your stages = {left}",
         fierce, kind=EVENT, you={"stages": 8},
         opponent={"hand": ["Poke"], "mastery": "Fierce Mastery"})  # fmt: skip


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Your opponent's MP loses all effects this combat.", 5),
        ("Your opponent's MP loses his [constant] Power this combat.", 5),
        ("Your MP loses all effects this combat.", 3),
    ],
)
def test_an_mp_loses_what_it_holds(text: str, left: int) -> None:
    """ATK-1, EFF-4."""
    lead = [
        card("Fierce", MP, "[constant] Your attacks deal +2 stages of damage.", level=n, pur=1,
             stages=LADDER, alignment=Alignment.VILLAIN, subtitle=f"L{n}")
        for n in range(1, 5)
    ]  # fmt: skip
    said(f"POWER: {text}", f"play Tried\nopponent: play Poke\nyou: no\nexpect your stages = {left}",
         *lead, kind=EVENT, you={"stages": 8},
         opponent={"hand": ["Poke"], "mp": "Fierce"})  # fmt: skip


# ---------------------------------------------------------------------------- where cards go


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        ("DAMAGE: 1 stage. (Rejuvenate this card after use.)",
         "opponent: use Kick Block\nexpect your discard = 0"),
        ("DAMAGE: 1 stage. HIT: Rejuvenate this card after use.",
         "opponent: no\nexpect your discard = 0\nexpect your stages = 4"),
        ("DAMAGE: 1 stage. HIT: Rejuvenate this card after use.",
         "opponent: use Kick Block\nexpect your discard = 1"),
    ],
)  # fmt: skip
def test_a_card_is_rejuvenated_after_its_use(text: str, steps: str) -> None:
    """ZON-3, EFF-8: under the Life Deck, and it counts as Rejuvenated."""
    well = card("Well", DRILL, "[constant] Whenever you Rejuvenate a card, gain 1 stage.")
    said(f"[attack] Physical attack. {text}", f"play Tried\n{steps}", well,
         you={"play": ["Well"], "stages": 3}, opponent={"hand": ["Kick Block"]})  # fmt: skip


def test_what_cannot_be_rejuvenated_is_discarded_after_use() -> None:
    """EFF-4: a ban is asked."""
    dry = card("Dry", DRILL, "[constant] Players cannot Rejuvenate cards.")
    text = "[attack] Physical attack. DAMAGE: 1 stage. (Rejuvenate this card after use.)"
    said(text, "play Tried\nopponent: no\nexpect your discard = 1", dry, you={"play": ["Dry"]})


# ---------------------------------------------------------------------------- what attacks are


@pytest.mark.parametrize(("by", "left"), [("play Poke", 0), ("use Pal", 1)])
def test_a_block_asks_whether_the_mp_performed_the_attack(by: str, left: int) -> None:
    """COM-6."""
    text = "[defense] Stops a physical attack. If that attack was performed by your opponent's MP, your opponent's MP loses 2 stages."
    pal = card("Pal", ALLY, "POWER: Physical attack. DAMAGE: 3 stages.")
    tell(card("Guard", PHYSICAL, text), pal, *FRIENDS,
         steps=f"{by}\nopponent: use Guard\nexpect your stages = {left}",
         you={"hand": ["Poke"], "play": [{"card": "Pal", "stages": 3}], "stages": 1},
         opponent={"hand": ["Guard"]})  # fmt: skip


@pytest.mark.parametrize(
    "when", ["when you are dealt critical damage", "when you take critical damage"]
)
def test_what_is_dealt_to_you_is_what_you_take(when: str) -> None:
    """ATK-13."""
    text = f"POWER: Attach to your MP. Banish this card {when}."
    big = card("Big", ENERGY, "[attack] Energy attack. DAMAGE: 6 life cards.")
    for blow, banished in (("Big", 1), ("Beam", 0)):
        said(text, f"play Tried\nopponent: play {blow}\nyou: no\nopponent: None\nexpect your banished = {banished}",
             big, kind=EVENT, opponent={"hand": [blow]})  # fmt: skip


# ---------------------------------------------------------------------------- times and amounts


@pytest.mark.parametrize(
    ("edge", "steps"),
    [
        ("beginning", "expect your stages = 4"),
        ("end", "expect your stages = 2\nopponent: use Calm Mastery\nexpect your stages = 4"),
    ],
)
def test_the_end_of_an_action_comes_after_it(edge: str, steps: str) -> None:
    """COM-2."""
    text = f"POWER: At the {edge} of your opponent's next action this combat, gain 2 stages."
    assert canonical(text) == text
    said(text, f"play Tried\n{steps}", kind=EVENT, you={"stages": 2})


def test_combat_ends_after_the_next_action() -> None:
    """COM-2: his action is still taken, and yours is not."""
    text = "POWER: End combat at the end of your opponent's next action."
    said(text, "play Tried\nopponent: play Poke\nyou: no\nexpect no option you: play Beam",
         kind=EVENT, you={"stages": 8, "hand": ["Tried", "Beam"]},
         opponent={"hand": ["Poke"]})  # fmt: skip


@pytest.mark.parametrize(("balls", "stages", "lost"), [([], 6, 3), (["Ball"], 4, 0)])
def test_a_modifier_takes_the_place_of_one_of_another_unit(
    balls: list[str], stages: int, lost: int
) -> None:
    """ATK-8."""
    text = (
        "[attack] Physical attack. If your opponent controls no Dragon Balls, this attack deals "
        "+3 life cards of damage instead of +2 stages. DAMAGE: 2 +2 stages."
    )
    assert canonical(text, PHYSICAL) == text
    said(text, f"play Tried\nopponent: no\nexpect opponent stages = {stages}\n"
         f"expect opponent discard = {lost}",
         opponent={"stages": 8, "play": balls})  # fmt: skip


@pytest.mark.parametrize(("block", "hand"), [("Kick Block", 0), ("Blue Block", 1)])
def test_the_next_block_gains_a_text(block: str, hand: int) -> None:
    """EFF-2, EFF-4: the block of that kind, and only the next one."""
    blue = card("Blue Block", PHYSICAL, "[defense] Stops a physical attack.", style=Style.BLUE)
    text = 'POWER: Your next Styled block this combat gains "Draw a card."'
    said(text, f"play Tried\nopponent: play Poke\nyou: use {block}\nexpect your hand = {hand}",
         blue, kind=EVENT, you={"hand": ["Tried", block]}, opponent={"hand": ["Poke"]})  # fmt: skip


def test_effects_that_raise_anger_raise_it_more() -> None:
    """EFF-4: your own effects, not the opponent's."""
    keen = card("Keen", DRILL, "[constant] Your effects that raise your anger are increased by 1.")
    said("POWER: Raise your anger 1.", "play Tried\nexpect your anger = 2", keen, kind=EVENT,
         you={"play": ["Keen"]})  # fmt: skip
    said("POWER: Raise your opponent's anger 1.", "play Tried\nexpect opponent anger = 1", keen,
         kind=EVENT, you={"play": ["Keen"]})  # fmt: skip


@pytest.mark.parametrize(("side", "left"), [("Your opponent", 5), ("Players", 5), ("", 3)])
def test_constant_powers_that_cannot_be_used_are_lost(side: str, left: int) -> None:
    """ATK-1, EFF-4: nobody uses what is in force, so that it is lost."""
    hard = card("Hard", DRILL, GUARD)
    rest = f"{side} cannot use [constant] Powers this combat." if side else "Draw a card."
    said(f"POWER: {rest}", f"play Tried\nopponent: play Poke\nyou: no\nexpect your stages = {left}",
         hard, kind=EVENT, you={"stages": 8},
         opponent={"hand": ["Poke"], "play": ["Hard"]})  # fmt: skip


# ---------------------------------------------------------------------------- which cards


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (
            "POWER: Choose a card in your discard pile with Endurance and place it into your hand.",
            "POWER: Choose a card with Endurance in your discard pile and place it into your hand.",
        ),
        (
            'POWER: Place a card from your discard pile with "Tough" in the title into your hand.',
            'POWER: Place a card with "Tough" in the title from your discard pile into your hand.',
        ),
    ],
)
def test_what_is_said_of_cards_after_their_place_is_said_of_the_cards(
    text: str, meant: str
) -> None:
    """ATK-12: of two cards in the pile only the one that is so is taken."""
    tough = card("Tough Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage.", endurance=2)
    assert canonical(text) == meant
    said(text, "play Tried\nexpect your hand has Tough Kick\nexpect your hand = 1", tough, kind=EVENT,
         you={"hand": ["Tried"], "discard": ["Poke", "Tough Kick"]})  # fmt: skip


def test_an_ally_or_a_drill_is_one_of_them() -> None:
    """EFF-1: either is chosen from, and nothing else is."""
    text = "POWER: Destroy an Ally or a Drill your opponent controls."
    hard = card("Hard", DRILL, GUARD)
    assert canonical(text) == "POWER: Destroy an opponent's Ally or Drill."
    said(
        text,
        "play Tried\nexpect opponent discard has Hard",
        hard,
        kind=EVENT,
        opponent={"play": ["Hard"]},
    )
