"""What is asked of cards that left play, of the cards that set a text off, and of one attack (EFF-2)."""

from __future__ import annotations

import pytest

from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, PHYSICAL, SETUP, card
from tests.rules.staged import tell

TAIL = card(
    "Tail", SETUP, "POWER: Banish an Ally. If your opponent controlled that Ally, draw a card."
)


@pytest.mark.parametrize(("side", "drawn"), [("opponent", 1), ("you", 0)])
def test_under_whose_control_a_card_was_that_has_left_play(side: str, drawn: int) -> None:
    """TYP-7: of what has left play it is asked how it lay there."""
    sides: dict[str, dict[str, list[str]]] = {"you": {"play": ["Tail"]}, "opponent": {"play": []}}
    sides[side]["play"].append("Old Friend")
    tell(
        TAIL,
        steps=f"""
            use Tail
            expect {side} banished has Old Friend
            expect you.hand = {drawn}
        """,
        **sides,
    )


CUSHION = card("Cushion", SETUP, "POWER: Draw a card.", endurance=2)
SIT = card("Sit", SETUP, "POWER: Draw a card.")
BARE = card(
    "Bare", PHYSICAL, "[attack] Physical attack. If you control 2 or more Setups, your opponent cannot "
    "use Endurance against this attack. DAMAGE: 3 life cards."
)  # fmt: skip


@pytest.mark.parametrize(("setups", "lost"), [(2, 3), (1, 0)])
def test_what_is_so_of_this_attack_is_asked_as_it_is_performed(setups: int, lost: int) -> None:
    """ATK-12: without that many Setups his Endurance is his to use."""
    tell(
        BARE,
        CUSHION,
        SIT,
        steps=f"""
            play Bare
            no defense
            {"expect asked opponent never: Endurance" if lost else "opponent: yes"}
            expect opponent.discard = {lost}
        """,
        you={"hand": ["Bare"], "play": ["Sit"] * setups},
        opponent={"life_deck": ["Cushion"]},
    )


def test_it_is_so_of_this_attack_alone() -> None:
    tell(
        BARE,
        CUSHION,
        SIT,
        card("Burn", ENERGY, "[attack] Energy attack. DAMAGE: 3 life cards."),
        steps="""
            play Bare
            no defense
            opponent: pass
            play Burn
            no defense
            opponent: yes
            expect opponent.discard = 3
            expect opponent.banished = 1
        """,
        you={"hand": ["Bare", "Burn"], "play": ["Sit", "Sit"]},
        opponent={"life_deck": ["Filler", "Filler", "Filler", "Cushion"]},
    )


@pytest.mark.parametrize(("place", "saved"), [("hand", True), ("discard", False)])
def test_what_would_be_banished_from_a_hand_comes_into_play(place: str, saved: bool) -> None:
    """EFF-5: said of the hand, it isn't so of the discard pile."""
    pile = "hand" if saved else "discard pile"
    tell(
        card("Gamble", SETUP, "(If this card is banished from your hand, place it into play instead.) "
             "POWER: Draw a card."),
        card("Strip", EVENT, f"POWER: Your opponent banishes a card from his {pile}."),
        steps=f"""
            opponent: play Strip
            expect you {"play" if saved else "banished"} has Gamble
        """,
        you={place: ["Gamble"]},
        opponent={"hand": ["Strip"]},
        start={"turn": "opponent", "action": "opponent"},
    )  # fmt: skip


@pytest.mark.parametrize(("answer", "zone"), [("yes", "hand"), ("no", "discard")])
def test_a_drill_goes_back_to_the_hand_as_the_level_falls(answer: str, zone: str) -> None:
    """TYP-5."""
    tell(
        card("Root", DRILL, "(When your MP is lowered a level, you may return this Drill to your hand "
             "instead of discarding it.) [constant] Your physical attacks deal +1 stage of damage."),
        card("Down", EVENT, "POWER: Lower your opponent's MP 1 level."),
        steps=f"""
            opponent: play Down
            {answer}
            expect you {zone} has Root
        """,
        you={"play": ["Root"], "level": 2},
        opponent={"hand": ["Down"]},
        start={"turn": "opponent", "action": "opponent"},
    )  # fmt: skip


@pytest.mark.parametrize(("destroyed", "left"), [(2, 6), (1, 7)])
def test_as_many_cards_as_set_it_off_are_counted(destroyed: int, left: int) -> None:
    cards = f"the top {destroyed} cards" if destroyed > 1 else "the top card"
    tell(
        card("Track", DRILL, "[constant] Whenever one of your attacks destroys cards from your "
             "opponent's Life Deck, that attack deals +X stages of damage. X = the number of cards "
             "destroyed."),
        card("Rend", PHYSICAL, f"[attack] Physical attack. Destroy {cards} of your opponent's Life "
             "Deck. DAMAGE: 1 stage."),
        steps=f"""
            play Rend
            no defense
            expect opponent stages = {left}
        """,
        you={"play": ["Track"], "hand": ["Rend"]},
        opponent={"stages": 9},
    )  # fmt: skip


@pytest.mark.parametrize(("named", "acts"), [("Mate", False), ("Old Friend", True)])
def test_allies_of_a_name_make_no_actions(named: str, acts: bool) -> None:
    """COM-6, EFF-10."""
    tell(
        card("Silence", DRILL, "[constant] When this Drill is entering play, name an Ally. Allies with "
             "that name cannot make actions."),
        card("Mate", ALLY, "POWER: Draw a card."),
        steps=f"""
            play Silence
            name {named}
            declare combat
            pass
            expect {"option" if acts else "no option"} use Mate
        """,
        you={"hand": ["Silence"], "play": ["Old Friend"]},
        opponent={"play": [{"card": "Mate", "stages": 3}], "stages": 0},
        start={"phase": "planning"},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("note", "up", "stays"),
    [
        ("changing levels", "Advance", True),
        ("changing levels", "Lower", True),
        ("you advance a level", "Advance", True),
        ("you advance a level", "Lower", False),
    ],
)
def test_a_note_keeps_a_drill_as_the_level_changes(note: str, up: str, stays: bool) -> None:
    """TYP-5."""
    tell(
        card("Stay", DRILL, f"(This Drill is not discarded when {note}.) [constant] Your attacks deal "
             "+1 stage of damage."),
        card("Move", EVENT, f"POWER: {up} your MP 1 level."),
        steps=f"""
            play Move
            expect you {"play" if stays else "discard"} has Stay
            expect you discard has Idle Drill
        """,
        you={"play": ["Stay", "Idle Drill"], "hand": ["Move"], "level": 2},
    )  # fmt: skip
