"""What a card says of where it must lie: it waits there, and holds there (EFF-12, ZON-1)."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

LIES = "this card is in your discard pile"
TAP = card("Tap", PHYSICAL, "[attack] Physical attack. DAMAGE: 3 stages.")
FALL = card("Fall", EVENT, "POWER: Raise your anger 1.")


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        (f"At the start of your turn, if {LIES}, you may banish it to draw a card",
         f"At the beginning of your turn, if {LIES}, you may banish it to draw a card"),
        (f"If {LIES} when entering combat, you may banish it to draw a card",
         f"When entering combat, if {LIES}, you may banish it to draw a card"),
        (f"Whenever you stop an attack, if {LIES}, you may shuffle it into your Life Deck",
         f"Whenever you stop an attack, if {LIES}, you may shuffle it into your Life Deck"),
        (f"If {LIES}, your Styled attacks cost 1 less stage",
         f"While {LIES}, your Styled attacks cost -1 stage to perform"),
        ("While this card is in your Banished Zone, your opponent cannot banish cards",) * 2,
    ],
)  # fmt: skip
def test_it_is_read(said: str, printed: str) -> None:
    assert canonical(f"({said}.) POWER: Draw a card.") == f"({printed}.) POWER: Draw a card."


@pytest.mark.parametrize(
    "said",
    [
        "While this card is in your Life Deck, your attacks deal +1 stage of damage",
        "While this card is in your hand, your attacks deal +1 stage of damage",
        "At the start of your turn, if this card is in your Life Deck, draw a card",
        f"While {LIES} or you control a Drill, your attacks deal +1 stage of damage",
        "While your Mastery is in your discard pile, your attacks deal +1 stage of damage",
        "While that attack is in your discard pile, your attacks deal +1 stage of damage",
    ],
)
def test_what_nobody_sees_says_nothing(said: str) -> None:
    event = card("Sword", EVENT, f"({said}.) POWER: Draw a card.")
    assert compile_text(event, event.text).failures


@pytest.mark.parametrize(("where", "dealt"), [("discard", 4), ("banished", 3), ("hand", 3)])
def test_it_holds_where_it_must_lie(where: str, dealt: int) -> None:
    ghost = f"(While {LIES}, your attacks deal +1 stage of damage.) POWER: Draw a card."
    mine: dict[str, list[str]] = {"hand": ["Tap"]}
    mine[where] = [*mine.get(where, []), "Ghost"]
    tell(
        card("Ghost", EVENT, ghost),
        TAP,
        steps=f"""
            attack with Tap
            opponent: no defense
            expect event DamageDealt stages={dealt}
        """,
        you=mine,
    )


def test_it_waits_where_it_must_lie_and_for_its_owner_alone() -> None:
    ghost = f"(Whenever you perform an attack, if {LIES}, you may banish it to raise your anger 1.)"
    tell(
        card("Ghost", EVENT, f"{ghost} POWER: Draw a card."),
        TAP,
        steps="""
            attack with Tap
            yes
            opponent: no defense
            expect your anger = 1
            expect you banished has 1 Ghost
            opponent: attack with Tap
            no defense
            expect opponent anger = 0
            expect opponent hand has 1 Ghost
        """,
        you={"hand": ["Tap"], "discard": ["Ghost"]},
        opponent={"hand": ["Tap", "Ghost"]},
    )


def test_a_drill_speaks_from_there_in_its_note_and_in_play_of_itself() -> None:
    law = f"(While {LIES}, your attacks deal +2 stages of damage.) "
    tell(
        card("Law", DRILL, f"{law}[constant] Your attacks deal +1 stage of damage."),
        TAP,
        steps="""
            attack with Tap
            opponent: no defense
            expect event DamageDealt stages=4
            opponent: attack with Tap
            no defense
            expect event DamageDealt stages=5
        """,
        you={"hand": ["Tap"], "play": ["Law"]},
        opponent={"hand": ["Tap"], "discard": ["Law"]},
    )


def test_it_is_never_discarded_as_damage() -> None:
    tell(
        card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 life cards."),
        card("Stay", PHYSICAL, f"(This card cannot be discarded as damage.) {TAP.text}"),
        steps="""
            attack with Kick
            opponent: no defense
            expect opponent discard = 2
            expect opponent discard has no Stay
            expect opponent life_deck bottom = Stay
        """,
        you={"hand": ["Kick"]},
        opponent={"life_deck": ["Stay"]},
    )
