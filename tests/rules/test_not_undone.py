"""What cards do that cannot be cancelled (ATK-1), and what effects do nothing to."""

from __future__ import annotations

from typing import Any

import pytest

from dbz_desktop.cards import CardType, Style
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

SPHERE = card("Sphere", EVENT, "[instant] POWER: Use when your opponent plays an Event. Cancel the "
              "effects of that card.")  # fmt: skip
REST = card("Rest", EVENT, "POWER: Your MP gains 3 stages.")


@pytest.mark.parametrize(
    ("text", "kind", "meant"),
    [
        ("POWER: Draw 2 cards. (The effects of this card cannot be cancelled.)", EVENT,
         "(This card cannot be cancelled.) POWER: Draw 2 cards."),
        ("POWER: Draw 2 cards. The effects of this card cannot be stopped or cancelled.", EVENT,
         "(This card cannot be cancelled.) POWER: Draw 2 cards."),
        ("[attack] Energy attack. This attack's immediate effects cannot be canceled. DAMAGE: 1 "
         "life card.", ENERGY,
         "(This card cannot be cancelled.) [attack] Energy attack. DAMAGE: 1 life card."),
        ("[constant] The effects of your Events cannot be cancelled or prevented.", DRILL,
         "[constant] Your Events cannot be cancelled."),
        ("[constant] Your opponent cannot cancel the effects of your Styled cards.", DRILL,
         "[constant] Your opponent cannot cancel your Styled cards."),
        ("POWER: The effects of your cards cannot be cancelled this combat.", EVENT,
         "POWER: Your cards cannot be cancelled this combat."),
    ],
)  # fmt: skip
def test_that_it_cannot_be_cancelled_is_said_of_effects(
    text: str, kind: CardType, meant: str
) -> None:
    assert canonical(text, kind) == meant


@pytest.mark.parametrize(
    ("more", "kept", "stages"),
    [
        ("", {}, 2),
        (" (The effects of this card cannot be cancelled.)", {}, 5),
        (" The effects of this card cannot be cancelled.", {}, 5),
        ("", {"play": ["Shield"]}, 5),
    ],
)
def test_what_cannot_be_cancelled_is_done(more: str, kept: dict[str, Any], stages: int) -> None:
    tell(
        card("Rest", EVENT, f"POWER: Your MP gains 3 stages.{more}"),
        card("Shield", DRILL, "[constant] The effects of your Events cannot be cancelled."),
        SPHERE,
        steps=f"""
            play Rest
            opponent: yes
            expect your stages = {stages}
        """,
        you={"hand": ["Rest"], "stages": 2, **kept},
        opponent={"hand": ["Sphere"]},
    )


def test_nothing_tells_that_a_card_was_cancelled() -> None:
    text = "[constant] Whenever your opponent cancels one of your Events, draw a card."
    assert compile_text(card("Watch", DRILL, text), text).failures


@pytest.mark.parametrize(
    ("text", "kind", "meant"),
    [
        ("[constant] This Ally is not affected by your opponent's card effects.", ALLY,
         "[constant] This card is not affected by your opponent's card effects."),
        ("[constant] Your MP cannot be affected by your opponent's Events.", DRILL,
         "[constant] Your MP cannot be affected by your opponent's Events."),
        ("[constant] Your opponent cannot affect your Drills.", DRILL,
         "[constant] Your opponent cannot affect your Drills."),
        ("[constant] This Ally cannot be affected by critical damage effects.", ALLY,
         "[constant] This card cannot be affected by critical damage effects."),
        ("POWER: Your Allies are not affected by your opponent's Events this combat.", EVENT,
         "POWER: Your Allies are not affected by your opponent's Events this combat."),
        ("[attack] Physical attack. DAMAGE: 2 stages. (This attack is not affected by the effects "
         "of Drills.)", PHYSICAL,
         "[attack] Physical attack. This attack cannot be affected by Drills. DAMAGE: 2 stages."),
        ("[constant] Your Styled attacks are not affected by your opponent's [defense] cards.", DRILL,
         "[constant] Your Styled attacks cannot be affected by your opponent's [defense] cards."),
        ("POWER: Your attacks are not affected by your opponent's Allies this combat.", EVENT,
         "POWER: Your attacks cannot be affected by your opponent's Allies this combat."),
    ],
)  # fmt: skip
def test_by_what_something_is_not_affected(text: str, kind: CardType, meant: str) -> None:
    assert canonical(text, kind) == meant


@pytest.mark.parametrize(
    "text",
    [
        "[constant] Your attacks cannot be affected.",
        "[constant] This card cannot be affected.",
        "[constant] Whenever an Ally is affected by an Event, draw a card.",
    ],
)
def test_it_says_by_what_and_is_no_deed(text: str) -> None:
    assert compile_text(card("Watch", DRILL, text), text).failures


GUARD = "[constant] This Ally is not affected by your opponent's card effects."


@pytest.mark.parametrize(
    ("deed", "left"),
    [
        ("Destroy an Ally.", "expect opponent discard = 0"),
        ("Banish an opponent's Ally.", "expect opponent banished = 0"),
        ("Your opponent's Allies lose 2 stages.", "expect no event StagesChanged"),
        ("Take control of one of your opponent's Allies.", "expect no event ControlChanged"),
        ("Return all Allies to their owners' hands.", "expect opponent hand = 0"),
    ],
)
def test_nothing_is_done_to_what_is_not_affected(deed: str, left: str) -> None:
    tell(
        card("Deed", EVENT, f"POWER: {deed}"),
        card("Rock", ALLY, GUARD),
        steps=f"play Deed\n{left}",
        you={"hand": ["Deed"]},
        opponent={"play": ["Rock"]},
    )


def test_ones_own_effects_affect_it() -> None:
    tell(
        card("Deed", EVENT, "POWER: Destroy an Ally."),
        card("Rock", ALLY, GUARD),
        steps="play Deed\nexpect your discard = 2",
        you={"hand": ["Deed"], "play": ["Rock"]},
    )


@pytest.mark.parametrize(("by", "stages"), [("Events", 5), ("Drills", 2)])
def test_an_mp_is_not_affected_by_cards_of_a_kind(by: str, stages: int) -> None:
    tell(
        card("Deed", EVENT, "POWER: Your opponent's MP loses 3 stages."),
        card("Rock", DRILL, f"[constant] Your MP is not affected by your opponent's {by}."),
        steps=f"play Deed\nexpect opponent stages = {stages}",
        you={"hand": ["Deed"]},
        opponent={"play": ["Rock"], "stages": 5},
    )


@pytest.mark.parametrize(("by", "stages"), [("", 4), ("Drills", 2), ("Setups", 4)])
def test_what_others_say_of_an_attack_is_nothing_to_it(by: str, stages: int) -> None:
    own = f"This attack is not affected by your opponent's {by}. " if by else ""
    tell(
        card("Strike", PHYSICAL, f"[attack] Physical attack. {own}DAMAGE: 3 stages."),
        card("Weight", DRILL, "[constant] Your opponent's attacks deal -2 stages of damage."),
        steps=f"play Strike\nopponent: no defense\nexpect opponent stages = {stages}",
        you={"hand": ["Strike"]},
        opponent={"play": ["Weight"], "hand": ["Block"], "stages": 5},
    )


@pytest.mark.parametrize(("by", "stages"), [("Physical Combat cards", 2), ("Drills", 5)])
def test_who_does_not_affect_an_attack_does_not_stop_it(by: str, stages: int) -> None:
    tell(
        card("Strike", PHYSICAL, f"[attack] Physical attack. This attack cannot be affected by "
             f"{by}. DAMAGE: 3 stages."),
        steps=f"play Strike\nopponent: Block\nexpect opponent stages = {stages}",
        you={"hand": ["Strike"]},
        opponent={"hand": ["Block"], "stages": 5},
    )  # fmt: skip


PUMP = "[constant] Your attacks deal +2 stages of damage."


@pytest.mark.parametrize(
    ("lost", "kept", "stages"),
    [
        ("effects", "", 8),
        ("effects", "This card is not affected by your opponent's card effects.", 6),
        ("effects", "This card is not affected by your opponent's Events.", 8),
        ("effects", "Your Drills are not affected by your opponent's Drills.", 6),
        ("effects", "Your Allies are not affected by your opponent's card effects.", 8),
        ("[constant] effects", "This card is not affected by your opponent's card effects.", 6),
    ],
)
def test_what_is_not_affected_keeps_its_effects(lost: str, kept: str, stages: int) -> None:
    tell(
        card("Mute", DRILL, f"[constant] Your opponent's Drills lose all {lost}."),
        card("Pump", DRILL, f"{PUMP} {kept}"),
        card("Hit", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages."),
        steps=f"play Hit\nopponent: no defense\nexpect opponent stages = {stages}",
        you={"play": ["Pump"], "hand": ["Hit"]},
        opponent={"play": ["Mute"], "hand": ["Block"], "stages": 10},
    )


@pytest.mark.parametrize(("guards", "stages"), [("Drills", 8), ("Allies", 6)])
def test_what_lost_its_effects_keeps_nothing_else_from_that(guards: str, stages: int) -> None:
    guard = f"[constant] Your {guards} are not affected by your opponent's card effects."
    tell(
        card("Mute", EVENT, "POWER: Allies lose all effects this combat."),
        card("Pump", ALLY, PUMP),
        card("Guard", DRILL if guards == "Allies" else ALLY, guard),
        card("Hit", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages."),
        steps=f"""
            pass
            opponent: play Mute
            play Hit
            opponent: no defense
            expect opponent stages = {stages}
        """,
        you={"play": ["Pump", "Guard"], "hand": ["Hit"]},
        opponent={"hand": ["Mute", "Block"], "stages": 10},
    )


@pytest.mark.parametrize(("by", "drawn"), [("Allies", 0), ("Drills", 1)])
def test_an_attack_that_is_not_affected_keeps_its_immediate_effects(by: str, drawn: int) -> None:
    tell(
        card("Mute", DRILL, "[constant] Your opponent's Styled attacks lose all immediate effects."),
        card("Guard", DRILL, f"[constant] Your attacks are not affected by your opponent's {by}."),
        card("Red Hit", PHYSICAL, "[attack] Physical attack. Draw a card. DAMAGE: 2 stages.",
             style=Style.RED),
        steps=f"play Red Hit\nopponent: no defense\nexpect your hand = {drawn}",
        you={"hand": ["Red Hit"], "play": ["Guard"]},
        opponent={"play": ["Mute"], "hand": ["Block"]},
    )  # fmt: skip
