"""What a card's note forbids to be done to the card itself, wherever that lies (EFF-4, EFF-12)."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import EVENT, KICK, PHYSICAL, card
from tests.rules.staged import canonical, tell


def kept(note: str) -> object:
    return card("Kept", PHYSICAL, f"({note}) {KICK}")


def does(text: str) -> object:
    return card("Deed", EVENT, f"POWER: {text}")


@pytest.mark.parametrize(
    ("note", "text", "expected"),
    [
        (
            "This card cannot be Rejuvenated.",
            "Choose a card in your discard pile and Rejuvenate it.",
            "your discard has Kept",
        ),
        (
            "This card cannot be banished.",
            "Banish the top card of your discard pile.",
            "your discard has Kept",
        ),
        (
            "This card cannot be banished from your discard pile.",
            "Banish the top card of your discard pile.",
            "your discard has Kept",
        ),
        (
            "This card cannot be placed into your hand from your discard pile.",
            "Choose a card in your discard pile and place it into your hand.",
            "your discard has Kept",
        ),
        (
            "This card cannot be shuffled into your Life Deck.",
            "Shuffle all cards in your discard pile into your Life Deck.",
            "your discard has Kept",
        ),
        (
            "This card cannot be banished by your opponent's card effects.",
            "Banish the top card of your discard pile.",
            "your banished has Kept",
        ),
    ],
)
def test_it_is_not_done_to_the_card(note: str, text: str, expected: str) -> None:
    tell(
        kept(note),
        does(text),
        steps=f"""
            play Deed
            expect {expected}
        """,
        you={"hand": ["Deed"], "discard": ["Kept"]},
    )


@pytest.mark.parametrize(
    "note",
    [
        "This card cannot be discarded from your hand by your opponent's card effects.",
        "This card cannot be discarded by your opponent's card effects.",
    ],
)
def test_his_effects_leave_it_in_the_hand(note: str) -> None:
    tell(
        kept(note),
        does("Your opponent discards all cards in his hand."),
        steps="""
            opponent: play Deed
            expect your hand has Kept
            expect your discard has Filler
        """,
        you={"hand": ["Kept", "Filler"]},
        opponent={"hand": ["Deed"]},
        start={"turn": "opponent"},
    )


def test_other_cards_are_not_meant() -> None:
    tell(
        kept("This card cannot be banished."),
        does("Banish all cards in your discard pile."),
        steps="""
            play Deed
            expect your discard has Kept
            expect your banished has Filler
        """,
        you={"hand": ["Deed"], "discard": ["Filler", "Kept"]},
    )


@pytest.mark.parametrize(
    "note", ["This card cannot be destroyed.", "This card cannot be discarded."]
)
def test_what_the_rules_do_to_it_is_not_forbidden(note: str) -> None:
    text = f"({note}) {KICK}"
    (failure,) = compile_text(card("Kept", PHYSICAL, text), text).failures
    assert "never in play" in failure.message


# ---------------------------------------------------------------------------- when it is used


@pytest.mark.parametrize(
    "note",
    [
        "Limit 1 per combat.",
        'You may only use one "Cheer" each combat.',
        "You may only play one copy of this card each combat.",
        "Limit 1 per turn.",
    ],
)
def test_a_second_copy_is_not_played_in_that_time(note: str) -> None:
    tell(
        card("Cheer", EVENT, f"({note}) POWER: Raise your anger 1."),
        steps="""
            play Cheer
            opponent: pass
            expect your anger = 1
            expect no option Cheer
        """,
        you={"hand": ["Cheer", "Cheer"]},
    )


@pytest.mark.parametrize(
    "note",
    [
        "Use only as your first attack each combat.",
        "This must be your first attack this combat.",
        "Use only if this is your first attack this combat.",
        "This attack must be your first attack this combat.",
    ],
)
def test_the_first_attack_is_known_before_it_is_performed(note: str) -> None:
    """It isn't performed yet as one asks whether it may be."""
    kick = card("Kick", PHYSICAL, f"({note}) [attack] Physical attack. DAMAGE: 1 stage.")
    tell(
        kick,
        steps="""
            play Kick
            opponent: no defense
            opponent: pass
            expect opponent stages = 4
            expect no option Kick
        """,
        you={"hand": ["Kick", "Kick"]},
        opponent={"stages": 5},
    )


@pytest.mark.parametrize(
    ("note", "printed"),
    [
        ("Only Heroes may use this card.", "(Heroes only.)"),
        ("You must be the attacker to use this card.", "(Use only if you are the attacker.)"),
        ("Your MP must be level 2 or higher to use this card.",
         "(Use only if your MP is level 2 or more.)"),
        ("Use only after your opponent has performed an attack this combat.",
         "(Use only if your opponent has performed an attack this combat.)"),
        ("This card counts as a Black card.", "(This card is considered Black.)"),
        ("Draw a card when this card is discarded from your hand.",
         "(If this card is discarded from your hand, draw a card.)"),
        ("When this card would be discarded from your hand, you may banish it instead.",
         "(If this card would be discarded from your hand, you may banish it instead.)"),
        ("You may only have 1 copy of this card in your deck.", "(Limit 1 per deck.)"),
        ("You may include Villain Allies in your deck.",
         "(Your Life Deck may include Villain Allies.)"),
    ],
)  # fmt: skip
def test_other_words_of_a_note(note: str, printed: str) -> None:
    own = "POWER: Draw a card."
    assert canonical(f"({note}) {own}") == f"{printed} {own}"


@pytest.mark.parametrize(
    "note",
    [
        "After use, place this card into your hand.",
        "Place this card into your hand after use if you are the attacker.",
        "If you are the attacker, place this card into your hand after use.",
    ],
)
def test_where_it_goes_after_use(note: str) -> None:
    tell(
        card("Cheer", EVENT, f"({note}) POWER: Raise your anger 1."),
        steps="""
            play Cheer
            expect your anger = 1
            expect your hand has Cheer
        """,
        you={"hand": ["Cheer"]},
    )
