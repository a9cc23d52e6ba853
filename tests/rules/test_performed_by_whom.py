"""Who performs the attack that a text makes; what stops attacks; which attacks are meant."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType, Style
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

PAL = card("Pal", ALLY, "POWER: Draw a card.")
KICK = card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 3 stages.")
WALL = card("Wall", PHYSICAL, "[defense] Stops a physical attack.", style=Style.RED)


@pytest.mark.parametrize(
    "doer", ["One of your Allies performs", "An Ally you control performs", "An Ally performs"]
)
def test_an_ally_of_yours_performs_it(doer: str) -> None:
    """COM-6: it is the Ally that attacks, and that pays."""
    tell(
        PAL,
        card("Call", EVENT, f"POWER: {doer} an energy attack costing 2 stages dealing 3 life cards of "
             "damage."),
        card("Count", DRILL, "[constant] Your attacks performed by Allies deal +1 life card of damage."),
        steps="""
            play Call
            expect stages of Pal = 3
            expect opponent discard = 4
            expect you stages = 5
        """,
        you={"hand": ["Call"], "play": [{"card": "Pal", "stages": 5}, "Count"], "stages": 5},
        opponent={"play": ["Pal"]},
    )  # fmt: skip


@pytest.mark.parametrize(("answer", "left"), [("yes", 6), ("no", 9)])
def test_a_personality_may_perform_it(answer: str, left: int) -> None:
    tell(
        card("Call", EVENT, "POWER: Your MP may perform a physical attack dealing 3 stages of damage."),
        steps=f"play Call\n{answer}\nexpect opponent stages = {left}",
        you={"hand": ["Call"]},
        opponent={"stages": 9},
    )  # fmt: skip


def test_without_an_ally_none_performs_it() -> None:
    tell(
        PAL,
        card("Call", EVENT, "POWER: One of your Allies performs a physical attack dealing 3 stages of "
             "damage. Draw a card."),
        steps="play Call\nexpect opponent stages = 9\nexpect you hand = 1",
        you={"hand": ["Call"]},
        opponent={"stages": 9, "play": ["Pal"]},
    )  # fmt: skip


def test_which_ally_is_asked_and_that_ally_is_it() -> None:
    tell(
        PAL,
        card("Chum", ALLY, "POWER: Draw a card."),
        card("Call", EVENT, "POWER: Choose an Ally you control. That Ally performs a physical attack "
             "dealing 1 stage of damage for each Drill you control."),
        card("Ring", DRILL, "POWER: Draw a card."),
        card("Watch", DRILL, "[constant] Whenever an Ally performs an attack, draw a card."),
        steps="""
            play Call
            choose Chum
            expect log contains Chum - Friend attacks
            expect you hand = 1
            expect opponent stages = 7
        """,
        you={"hand": ["Call"], "play": [{"card": "Pal", "stages": 3}, {"card": "Chum", "stages": 3},
                                        "Ring", "Watch"]},
        opponent={"stages": 9},
    )  # fmt: skip


@pytest.mark.parametrize("doer", ["Your opponent's MP performs", "Your Allies perform"])
def test_it_is_one_of_yours(doer: str) -> None:
    text = f"POWER: {doer} a physical attack dealing 4 stages of damage."
    assert compile_text(card("Tried", EVENT, text), text).failures


@pytest.mark.parametrize(
    "text",
    [
        "[constant] Whenever one of your attacks is stopped by a card, banish that card.",
        "[constant] Whenever one of your attacks is stopped by a Physical Combat card, banish it.",
        "[constant] Whenever your attack is blocked by a Styled card, banish that card.",
        "[constant] Whenever a card stops one of your attacks, banish that card.",
        "[constant] Whenever your opponent blocks one of your attacks with a Styled card, banish that "
        "card.",
    ],
)  # fmt: skip
def test_that_card_is_the_one_that_stops_it(text: str) -> None:
    tell(
        card("Watch", DRILL, text),
        KICK,
        WALL,
        steps="""
            play Kick
            opponent: play Wall
            expect opponent banished has 1 Wall
            expect you discard has 1 Kick
        """,
        you={"hand": ["Kick"], "play": ["Watch"]},
        opponent={"hand": ["Wall"], "mastery": "Calm Mastery"},
    )  # fmt: skip


def test_in_the_attacks_own_text_it_is_that_card_too() -> None:
    tell(
        card("Kick", PHYSICAL, "[attack] Physical attack. If this attack is stopped by a card, banish "
             "that card. DAMAGE: 3 stages."),
        WALL,
        steps="play Kick\nopponent: play Wall\nexpect opponent banished has 1 Wall",
        you={"hand": ["Kick"]},
        opponent={"hand": ["Wall"]},
    )  # fmt: skip


def test_a_power_that_stops_it_is_no_card() -> None:
    tell(
        card("Watch", DRILL, "[constant] Whenever one of your attacks is stopped by a card, draw a "
             "card."),
        KICK,
        card("Guard", ALLY, "[defense] POWER: Stops a physical attack."),
        steps="play Kick\nopponent: use Guard\nexpect opponent discard = 0\nexpect you hand = 0",
        you={"hand": ["Kick"], "play": ["Watch"]},
        opponent={"play": ["Guard"], "stages": 0},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("text", "printed", "kind"),
    [
        ("[defense] Blocks a physical attack.", "[defense] Stops a physical attack.", PHYSICAL),
        ("POWER: Block all energy attacks this combat.",
         "POWER: Stop all energy attacks this combat.", EVENT),
        ("[constant] Whenever you block an attack, draw a card.",
         "[constant] Whenever you stop an attack, draw a card.", DRILL),
        ("[constant] Your attacks cannot be blocked by Styled cards.",
         "[constant] Your attacks cannot be stopped by Styled cards.", DRILL),
        ("POWER: If you have not blocked an attack this combat, draw a card.",
         "POWER: If you have not stopped an attack this combat, draw a card.", EVENT),
        ("POWER: Gain 1 stage for each attack you have blocked this combat.",
         "POWER: Gain 1 stage for each attack you stopped this combat.", EVENT),
        ("[defense] You may discard a card from your hand to block an energy attack.",
         "[defense] You may discard a card from your hand to stop an energy attack.", ENERGY),
        ("POWER: Search your Life Deck for a Styled block and place it into your hand.",
         "POWER: Search your Life Deck for a Styled block and place it into your hand.", EVENT),
        ("POWER: Your opponent loses the ability to play Events this turn.",
         "POWER: Your opponent cannot play Events this turn.", EVENT),
        ("[constant] Allies lose the ability to perform attacks.",
         "[constant] Allies cannot perform attacks.", DRILL),
        ("POWER: You cannot perform attacks other than physical attacks this combat.",
         "POWER: You cannot perform non-physical attacks this combat.", EVENT),
        ("[constant] Your attacks other than Styled attacks deal +1 stage of damage.",
         "[constant] Your non-Styled attacks deal +1 stage of damage.", DRILL),
        ("[defense] Stops an attack other than an energy attack.",
         "[defense] Stops a non-energy attack.", PHYSICAL),
        ("[attack] Physical attack. You cannot perform any other attacks this combat. DAMAGE: 1 stage.",
         "[attack] Physical attack. You cannot perform other attacks this combat. DAMAGE: 1 stage.",
         PHYSICAL),
    ],
)  # fmt: skip
def test_other_words_for_it(text: str, printed: str, kind: CardType) -> None:
    assert canonical(text, kind) == printed


def test_no_other_attacks_are_performed() -> None:
    tell(
        KICK,
        card("Last", PHYSICAL, "[attack] Physical attack. You cannot perform any other attacks this "
             "combat. DAMAGE: 2 stages."),
        steps="play Last\nexpect opponent stages = 7\npass\nexpect no option play Kick",
        you={"hand": ["Kick", "Last"]},
        opponent={"stages": 9},
    )  # fmt: skip


@pytest.mark.parametrize("icon", ["defense", "attack"])
def test_it_is_the_attack_that_somebody_performed(icon: str) -> None:
    """COM-6: "it" performs nothing."""
    which = "this" if icon == "attack" else "that"
    begin = "Physical attack." if icon == "attack" else "Stops a physical attack. Draw a card."
    end = " DAMAGE: 1 stage." if icon == "attack" else ""
    asked = "was performed by an Ally, that Ally gains 2 stages."
    text = f"[{icon}] {begin} If it {asked}{end}"
    said = f"[{icon}] {begin} If {which} attack is {asked[4:]}{end}"
    assert canonical(text, PHYSICAL) == said
