"""What plain print says in other words: who stops and redirects, what is undone, which one it is."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

KICK = card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages.")


@pytest.mark.parametrize(("by", "drawn"), [("Duck", 1), ("Block", 0)])
def test_with_what_the_last_attack_was_stopped(by: str, drawn: int) -> None:
    tell(
        card(
            "Ask",
            EVENT,
            "POWER: If your opponent used an Event to stop your last attack, draw a card.",
        ),
        card("Duck", EVENT, "[defense] POWER: Stops a physical attack."),
        KICK,
        steps=f"""
            play Kick
            opponent: use {by}
            opponent: pass
            play Ask
            expect you hand = {drawn}
        """,
        you={"hand": ["Kick", "Ask"]},
        opponent={"hand": [by]},
    )


@pytest.mark.parametrize(
    "said", ["he lowers it by the same amount", "he lowers it that many levels"]
)
def test_what_is_lowered_in_the_place_of_being_raised(said: str) -> None:
    tell(
        card(
            "Calm",
            DRILL,
            f"[constant] Whenever your opponent would raise his anger, {said} instead.",
        ),
        card("Rage", EVENT, "POWER: Raise your anger 2 levels."),
        steps="""
            pass
            opponent: play Rage
            expect opponent anger = 1
        """,
        you={"play": ["Calm"]},
        opponent={"hand": ["Rage"], "anger": 3},
    )


@pytest.mark.parametrize(
    ("said", "lost"),
    [
        ("Your opponent cannot redirect damage from this attack.", 2),
        ("He cannot redirect damage from this attack to Allies.", 2),
        ("Damage from this attack cannot be redirected by your opponent.", 2),
        ("You cannot redirect damage from this attack.", 0),
    ],
)
def test_who_cannot_redirect_damage(said: str, lost: int) -> None:
    tell(
        card("Sure Kick", PHYSICAL, f"[attack] Physical attack. {said} DAMAGE: 2 stages."),
        steps=f"""
            play Sure Kick
            opponent: no defense
            {"" if lost else "opponent: choose Old Friend"}
            expect opponent stages = {5 - lost}
        """,
        you={"hand": ["Sure Kick"]},
        opponent={"play": ["Old Friend"]},
    )


@pytest.mark.parametrize(("first", "again"), [("", True), ("Kick", False)])
def test_a_card_that_is_used_as_the_first_attack_only(first: str, again: bool) -> None:
    tell(
        card(
            "Opener",
            PHYSICAL,
            "(Use only if this is your first attack this combat.) "
            "[attack] Physical attack. DAMAGE: 2 stages.",
        ),
        KICK,
        steps=f"""
            {"play Kick" if first else ""}
            {"opponent: no defense" if first else ""}
            {"opponent: pass" if first else ""}
            expect {"" if again else "no "}option: Opener
        """,
        you={"hand": ["Kick", "Opener"]},
    )


FLASH = card(
    "Flash",
    PHYSICAL,
    "(You may use this card from your discard pile if you control an Ally. If you do, banish it "
    "after use.) [attack] Physical attack. DAMAGE: 2 stages.",
)


@pytest.mark.parametrize(("pile", "zone"), [("hand", "discard"), ("discard", "banished")])
def test_what_becomes_of_a_card_that_is_used_from_the_discard_pile(pile: str, zone: str) -> None:
    tell(
        FLASH,
        steps=f"""
            play Flash
            opponent: no defense
            expect you {zone} has Flash
        """,
        you={pile: ["Flash"], "play": ["Old Friend"]},
    )
    if pile == "discard":
        tell(FLASH, steps="expect no option: Flash", you={pile: ["Flash"]})


@pytest.mark.parametrize(
    "said",
    ["Its text is considered blank", "That card's text box is blank", "That Drill has no text"],
)
def test_a_card_without_text(said: str) -> None:
    tell(
        card("Blot", EVENT, f"POWER: Choose an opponent's Drill. {said} this combat."),
        card("Wall", DRILL, "[constant] Your opponent's attacks deal -2 stages of damage."),
        KICK,
        steps="""
            play Blot
            opponent: pass
            play Kick
            opponent: no defense
            expect opponent stages = 3
        """,
        you={"hand": ["Blot", "Kick"]},
        opponent={"play": ["Wall"]},
    )


def test_an_event_that_has_no_effect() -> None:
    tell(
        card("Hush", DRILL, "[constant] Whenever your opponent plays an Event, it has no effect."),
        card("Rage", EVENT, "POWER: Raise your anger 2 levels."),
        steps="""
            pass
            opponent: play Rage
            expect opponent anger = 0
        """,
        you={"play": ["Hush"]},
        opponent={"hand": ["Rage"]},
    )


@pytest.mark.parametrize(
    "text",
    [
        "POWER: Choose a Drill. Cancel its effects.",
        "POWER: Choose a Drill. Its effects are cancelled.",
        "POWER: Choose a Drill. It loses all effects.",
    ],
)
def test_nothing_is_cancelled_that_is_not_being_used(text: str) -> None:
    assert compile_text(card("Blot", EVENT, ""), text).failures


def test_a_dragon_ball_that_is_discarded_as_damage_is_found_where_it_goes() -> None:
    tell(
        card(
            "Grab",
            ENERGY,
            "[attack] Energy attack. DAMAGE: 4 life cards. Any Dragon Ball discarded by this "
            "attack is placed into play under your control.",
        ),
        steps="""
            play Grab
            opponent: no defense
            expect you play has Ball
        """,
        you={"hand": ["Grab"]},
        opponent={"life_deck": ["Filler", "Ball", "Filler", "Filler", "Filler"]},
    )


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("The next time your opponent declares combat, draw a card.",
         "The next time your opponent declares combat for the rest of the game, draw a card."),
        ("The next time you power up, draw a card.",
         "The next time you power up for the rest of the game, draw a card."),
        ("The next time you discard a card during the Discard Step, draw a card.",
         "The next time you discard a card during the Discard Step for the rest of the game, "
         "draw a card."),
        ("The next time you draw a card, gain 2 stages.",
         "The next time you draw a card this combat, gain 2 stages."),
        ("Your opponent cannot use cards with Endurance to prevent damage from your attacks this "
         "combat.",
         "Your opponent cannot use Endurance on your attacks this combat."),
        ("Destroy the top 3 cards of your Life Deck. Gain 1 stage for each card destroyed this "
         "way that was not Styled.",
         "Destroy the top 3 cards of your Life Deck. Gain 1 stage for each non-Styled card "
         "destroyed."),
        ("Banish 3 cards from your discard pile. If 2 or more cards banished this way were Drills, "
         "draw a card.",
         "Banish 3 cards from your discard pile. If 2 or more of the banished cards are Drills, "
         "draw a card."),
        ("End the current combat.", "End combat."),
        ("Choose an Ally at level 1 and destroy it.",
         "Choose an Ally with a level of 1 and destroy it."),
    ],
)  # fmt: skip
def test_in_other_words(said: str, read: str) -> None:
    assert canonical(f"POWER: {said}") == f"POWER: {read}"


def test_an_attack_that_was_performed_is_known_by_its_card() -> None:
    tell(
        card(
            "Recall",
            EVENT,
            "POWER: Place an attack you performed this combat from your discard pile into your hand.",
        ),
        KICK,
        steps="""
            play Kick
            opponent: no defense
            opponent: pass
            play Recall
            expect you hand has Kick
            expect you hand = 1
        """,
        you={"hand": ["Kick", "Recall"], "discard": ["Filler"]},
    )


@pytest.mark.parametrize(("said", "may"), [("Only an Ally may", False), ("Your MP must", True)])
def test_who_alone_performs_an_attack_wherever_that_is_said(said: str, may: bool) -> None:
    tell(
        card(
            "Ours",
            PHYSICAL,
            f"[attack] Physical attack. {said} perform this attack. DAMAGE: 2 stages.",
        ),
        steps=f"expect {'' if may else 'no '}option: Ours",
        you={"hand": ["Ours"]},
    )


def test_what_was_paid_for_an_attack_is_the_number_that_is_spoken_of() -> None:
    tell(
        card(
            "Shield",
            ENERGY,
            "[defense] Stops an energy attack. If your opponent paid 2 or more stages for that "
            "attack, he loses the same number of stages.",
        ),
        card("Beam", ENERGY, "[attack] Energy attack costing 3 stages. DAMAGE: 4 life cards."),
        steps="""
            play Beam
            opponent: use Shield
            expect you stages = 3
        """,
        you={"hand": ["Beam"], "stages": 9},
        opponent={"hand": ["Shield"]},
    )


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("This attack deals critical damage.", "This attack is considered to deal critical damage."),
        ("Any cards discarded by this attack are banished instead.",
         "Life card damage from this attack is banished."),
        ("Cards discarded by your attacks this combat are banished instead of being discarded.",
         "Life card damage from your attacks this combat is banished."),
        ("Use a critical damage effect even if this attack did not deal critical damage.",
         "Use a critical damage effect."),
        ("For the remainder of combat, reduce all damage you take from energy attacks by 1 stage.",
         "Your opponent's energy attacks deal -1 stage of damage this combat."),
        ("Reduce all damage you take by 2 stages this combat.",
         "Your opponent's attacks deal -2 stages of damage this combat."),
        ("Draw X cards. X = the number of stages above 5 your MP is at.",
         "Draw X cards. X = the number of stages your MP is above 5."),
        ("The first attack performed by each player each combat deals -2 stages of damage this turn.",
         "The first attack each player performs each combat deals -2 stages of damage this turn."),
    ],
)  # fmt: skip
def test_attacks_in_other_words(said: str, read: str) -> None:
    before = "[attack] Physical attack. "
    assert (
        canonical(f"{before}{said} DAMAGE: 3 stages.", PHYSICAL)
        == f"{before}{read} DAMAGE: 3 stages."
    )


def test_what_a_stopped_attack_would_have_dealt_is_its_damage() -> None:
    """Of an attack that a text performs itself it says "this attack"."""
    text = "[defense] Stops a physical attack. Your MP gains X stages. X = the damage {}."
    said = canonical(text.format("that attack would have dealt"), PHYSICAL)
    assert said == text.format("of that attack")


def test_critical_damage_against_one_player() -> None:
    for said in (
        "Critical damage against you requires 6 or more life cards of damage.",
        "Attacks against you must deal at least 6 life cards of damage to be considered critical.",
        "Your opponent's attacks must deal 6 or more life cards of damage to be critical damage.",
    ):
        assert canonical(f"[constant] {said}", DRILL) == (
            "[constant] Your opponent needs to deal 6 or more life cards to use a critical damage "
            "effect."
        )


def test_a_number_of_stages_above_another_than_0() -> None:
    tell(
        card("Surge", EVENT, "POWER: Draw X cards. X = the number of stages your MP is above 3."),
        steps="play Surge\nexpect you hand = 4",
        you={"hand": ["Surge"], "stages": 7},
    )
