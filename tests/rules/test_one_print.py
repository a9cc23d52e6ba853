"""What is said in several ways is printed in one, and as an editor would say it."""

from __future__ import annotations

import pytest

from tests.rules.happening import DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

NOBODY_HOLDS = "If neither player has a card in his hand, draw a card."
NO_ALLY = "If there are no Allies in play, draw a card."


@pytest.mark.parametrize(
    ("read", "ways"),
    [
        (NOBODY_HOLDS, ("Unless a player has a card in his hand, draw a card.",
                        "If no player has any cards in his hand, draw a card.",
                        "If both players have no cards in hand, draw a card.",
                        "If each player has no cards in his hand, draw a card.")),
        (NO_ALLY, ("If neither player has an Ally in play, draw a card.",
                   "Unless a player controls an Ally, draw a card.",
                   "Unless there is an Ally in play, draw a card.",
                   "If no player has an Ally, draw a card.")),
        ("If neither player has passed this combat, draw a card.",
         ("Unless a player has passed this combat, draw a card.",)),
        ("If each player has 2 or less anger, draw a card.",
         ("Unless either player has 3 or more anger, draw a card.",
          "If neither player has 3 or more anger, draw a card.")),
        ("If a player has 1 or less cards in his hand, draw a card.",
         ("Unless each player has 2 or more cards in his hand, draw a card.",)),
        ("If each player controls 1 or less Drills, draw a card.",
         ("Unless a player controls 2 or more Drills, draw a card.",)),
    ],
)  # fmt: skip
def test_what_neither_player_has(read: str, ways: tuple[str, ...]) -> None:
    for way in (read, *ways):
        assert canonical(f"POWER: {way}") == f"POWER: {read}"


@pytest.mark.parametrize(
    ("said", "read", "kind"),
    [
        ("[constant] Unless a player has a card in his hand, your attacks cannot be stopped.",
         "[constant] While neither player has a card in his hand, your attacks cannot be stopped.",
         DRILL),
        ("[constant] Whenever you take stages of damage from an attack, draw a card.",
         "[constant] Whenever you take stage damage from an attack, draw a card.", DRILL),
        ("[constant] Whenever you take life cards of damage from an attack, draw a card.",
         "[constant] Whenever you take life card damage from an attack, draw a card.", DRILL),
        ("[defense] Prevent your anger stages of damage.",
         "[defense] Prevent stages of damage equal to your anger from that attack.", PHYSICAL),
        ("[defense] Prevent 1 stage and twice your anger life cards of damage.",
         "[defense] Prevent 1 stage of damage and life cards of damage equal to twice your anger "
         "from that attack.", PHYSICAL),
        ("[attack] Physical attack. DAMAGE: your anger life cards.",
         "[attack] Physical attack. DAMAGE: Life cards equal to your anger.", PHYSICAL),
        ("[defense] You may redirect this attack to the attacker.",
         "[defense] You may have this attack deal its damage to the attacker.", PHYSICAL),
        ("[defense] Redirect the damage of this attack to an Ally.",
         "[defense] This attack deals its stages of damage to one of your Allies.", PHYSICAL),
        ("[constant] Your opponent cannot use the Powers of his MP.",
         "[constant] Your opponent cannot use his MP's Power.", DRILL),
        ("[constant] Players cannot use any MP Power.",
         "[constant] Players cannot use MP Powers.", DRILL),
        ("[constant] Whenever you use the Power of your MP, draw a card.",
         "[constant] Whenever you use your MP's Power, draw a card.", DRILL),
        ("POWER: Choose a Drill used this combat you control.",
         "POWER: Choose a Drill you control that was used this combat.", EVENT),
        ("POWER: Your Masteries lose all effects this combat.",
         "POWER: Your Mastery loses all effects this combat.", EVENT),
    ],
)  # fmt: skip
def test_how_it_is_printed(said: str, read: str, kind: object) -> None:
    assert canonical(said, kind) == read  # type: ignore[arg-type]


@pytest.mark.parametrize(("hand", "drawn"), [(["Ask"], 1), (["Ask", "Filler"], 1)])
def test_neither_player_has_a_card(hand: list[str], drawn: int) -> None:
    # With a card beside the Event one is left in the hand, and none is drawn.
    tell(
        card("Ask", EVENT, f"POWER: {NOBODY_HOLDS}"),
        steps=f"""
            play Ask
            expect you hand = {drawn}
        """,
        you={"hand": hand},
    )


def test_the_use_of_ones_mp_is_heard() -> None:
    tell(
        card("Ear", DRILL, "[constant] Whenever you use your MP's Power, raise your anger 1."),
        steps="""
            use Calm Mastery
            expect you anger = 0
            opponent: pass
            use Hero
            expect you anger = 1
        """,
        you={"play": ["Ear"]},
    )


def test_stages_of_damage_equal_to_the_anger() -> None:
    tell(
        card("Furious", PHYSICAL, "[attack] Physical attack. DAMAGE: Stages equal to your anger."),
        card("Calm", PHYSICAL, "[defense] Prevent stages of damage equal to your anger."),
        steps="""
            play Furious
            opponent: play Calm
            expect opponent stages = 8
        """,
        you={"hand": ["Furious"], "anger": 3},
        opponent={"hand": ["Calm"], "anger": 1, "stages": 10},
    )
