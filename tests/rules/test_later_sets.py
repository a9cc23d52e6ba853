"""What errata and rulings tell of later sets' cards, in cards of our own: played."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType, Style
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, PHYSICAL, SETUP, card
from tests.rules.staged import canonical, tell

TAP = card("Tap", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage.")
MP = CardType.MAIN_PERSONALITY
CLING = card(
    "Cling", PHYSICAL, "[attack] Physical attack. Attach this card to your MP. DAMAGE: 1 stage."
)


def test_an_icon_may_have_a_colon_behind_it() -> None:
    text = "Your attacks deal +1 stage of damage."
    assert canonical(f"[constant]: {text}", DRILL) == f"[constant] {text}"


# ---------------------------------------------------------------------------- winning


@pytest.mark.parametrize(("barred", "drawn"), [(True, 1), (False, 0)])
def test_whether_one_can_win_by_mppv_is_asked(barred: bool, drawn: int) -> None:
    # WIN-2, ANG-4
    tell(
        card("Bound", DRILL, "[constant] You cannot win by MPPV."),
        card("Ask", EVENT, "POWER: If your opponent cannot win by MPPV, raise your anger 1."),
        steps=f"""
            play Ask
            expect you anger = {drawn}
        """,
        you={"hand": ["Ask"]},
        opponent={"play": ["Bound"] if barred else []},
    )


def test_a_note_that_takes_the_mppv_away_counts_as_well() -> None:
    # WIN-2
    tell(
        card("Vow", EVENT, "(You cannot win by MPPV if you use this card.) POWER: Draw a card."),
        card("Boost", DRILL, "[constant] While you cannot win by MPPV, your attacks deal +2 stages "
             "of damage."),
        TAP,
        steps="""
            play Tap
            opponent: no defense
            expect opponent stages = 8
            opponent: pass
            play Vow
            opponent: pass
            play Tap
            opponent: no defense
            expect opponent stages = 5
        """,
        you={"hand": ["Tap", "Tap", "Vow"], "play": ["Boost"]},
        opponent={"stages": 9},
    )  # fmt: skip


# ---------------------------------------------------------------------------- attached cards


@pytest.mark.parametrize(("first", "anger"), [("play Cling", 1), ("play Tap", 0)])
def test_an_mp_has_a_card_attached_to_it_or_not(first: str, anger: int) -> None:
    # TYP-7
    tell(
        CLING,
        TAP,
        card("Ask", EVENT, "POWER: If your MP has a card attached to it, raise your anger 1."),
        steps=f"""
            {first}
            opponent: no defense
            opponent: pass
            play Ask
            expect you anger = {anger}
        """,
        you={"hand": ["Cling", "Tap", "Ask"]},
        opponent={"stages": 9},
    )


def test_so_many_levels_as_attached_cards_were_destroyed() -> None:
    # ANG-3
    tell(
        CLING,
        card("Break Free", EVENT, "POWER: Destroy any number of cards attached to your MP. Lower your "
             "opponent's MP level equal to the number of cards destroyed this way."),
        steps="""
            play Cling
            opponent: no defense
            opponent: pass
            play Cling
            opponent: no defense
            opponent: pass
            play Break Free
            choose Cling
            choose Cling
            expect opponent level = 2
            expect you discard = 3
        """,
        you={"hand": ["Cling", "Cling", "Break Free"]},
        opponent={"stages": 9, "level": 4},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("first", "left"), [("play Leash\nchoose Pal\nopponent: pass", 1), ("", 2)]
)
def test_only_who_bears_a_card_is_destroyed(first: str, left: int) -> None:
    tell(
        card("Leash", EVENT, "POWER: Attach this card to one of your opponent's Allies."),
        card("Break", EVENT, "POWER: Destroy all Allies with cards attached."),
        card("Pal", ALLY, "POWER: Draw a card."),
        steps=f"""
            {first}
            play Break
            expect opponent play = {left}
        """,
        you={"hand": ["Leash", "Break"]},
        opponent={"play": ["Pal", "Old Friend"]},
    )


# ---------------------------------------------------------------------------- cards by rule


@pytest.mark.parametrize(("mine", "drawn"), [(True, 3), (False, 2)])
def test_one_card_less_is_drawn_when_entering_combat(mine: bool, drawn: int) -> None:
    # COM-1
    tell(
        card("Choke", DRILL, "[constant] Your opponent draws 1 fewer card when entering combat."),
        steps=f"""
            yes
            expect opponent hand = {drawn}
        """,
        you={"play": [] if mine else ["Choke"]},
        opponent={"play": ["Choke"] if mine else []},
        start={"phase": "declare"},
    )


@pytest.mark.parametrize(("side", "drawn"), [("you", 5), ("opponent", 3)])
def test_two_cards_more_are_drawn_in_ones_own_draw_step(side: str, drawn: int) -> None:
    # TRN-1
    tell(
        card("Pump", DRILL, "[constant] You draw 2 additional cards during your Draw Step."),
        steps=f"""
            expect you hand = {drawn}
        """,
        you={"play": ["Pump"] if side == "you" else []},
        opponent={"play": ["Pump"] if side == "opponent" else []},
        start={"phase": "draw"},
    )


# ---------------------------------------------------------------------------- other sentences


def test_effects_cannot_banish_from_my_discard_pile_and_may_from_his() -> None:
    shop = "[constant] Your opponent cannot use effects that banish cards from your discard pile."
    tell(
        card("Shop", DRILL, shop),
        card("Clean", EVENT, "POWER: Banish the top card of your opponent's discard pile."),
        card("Sweep", EVENT, "POWER: Banish the top card of your discard pile."),
        steps="""
            pass
            opponent: play Clean
            expect you discard = 1
            pass
            opponent: play Sweep
            expect opponent banished = 1
        """,
        you={"play": ["Shop"], "discard": ["Filler"]},
        opponent={"hand": ["Clean", "Sweep"], "discard": ["Filler"]},
    )


def test_only_the_first_of_its_title_to_enter_play_is_asked() -> None:
    # TYP-4: Freestyle Drills of one name may both be in play.
    first = (
        '(When this Drill enters play during combat, if it is the first time a card titled "Check" '
        "has entered play this combat you may draw a card.) [constant] Your attacks deal +1 stage "
        "of damage."
    )
    tell(
        card("Check", DRILL, first),
        card("Bring", EVENT, "POWER: Place a Drill from your hand into play."),
        steps="""
            play Bring
            choose Check
            yes
            expect you hand = 3
            opponent: pass
            play Bring
            expect you hand = 1
            expect you play = 2
        """,
        you={"hand": ["Bring", "Bring", "Check", "Check"]},
    )


@pytest.mark.parametrize(("answer", "left", "stages"), [("yes", 1, 3), ("no", 0, 5)])
def test_a_price_prevents_what_would_be_done(answer: str, left: int, stages: int) -> None:
    # EFF-5
    guard = (
        "[constant] Whenever your opponent destroys one of your Allies, you may pay 2 stages to "
        "prevent this."
    )
    tell(
        card("Guard", DRILL, guard),
        card("Break", EVENT, "POWER: Destroy an Ally."),
        card("Pal", ALLY, "POWER: Draw a card."),
        steps=f"""
            pass
            opponent: play Break
            {answer}
            expect you stages = {stages}
            expect you play = {1 + left}
        """,
        you={"play": ["Guard", "Pal"], "stages": 5},
        opponent={"hand": ["Break"]},
    )


def test_each_player_has_his_own_number_of_attacks() -> None:
    tell(
        card("Hush", DRILL, "[constant] Each player can perform only 1 attack each combat."),
        TAP,
        steps="""
            play Tap
            opponent: no defense
            expect option play Tap
            opponent: play Tap
            no defense
            expect no option play Tap
        """,
        you={"hand": ["Tap", "Tap"], "play": ["Hush"], "stages": 9},
        opponent={"hand": ["Tap", "Tap"], "stages": 9},
    )


def test_what_remains_of_all_cards_in_play_are_the_dragon_balls() -> None:
    tell(
        card("Storm", EVENT, "POWER: Destroy all cards in play except Dragon Balls."),
        card("Plan", SETUP, "POWER: Draw a card."),
        steps="""
            play Storm
            expect you play = 1
            expect opponent play = 0
        """,
        you={"hand": ["Storm"], "play": ["Ball", "Idle Drill"]},
        opponent={"play": ["Plan"]},
    )


def test_a_named_card_is_looked_for() -> None:
    # EFF-10
    tell(
        card("Call", EVENT, "POWER: Name a card. Search your Life Deck for the named card and place "
             "it into your hand."),
        steps="""
            play Call
            name Block
            expect you hand has Block
        """,
        you={"hand": ["Call"], "life_deck": ["Filler", "Block", "Filler"]},
    )  # fmt: skip


def test_once_per_turn_behind_while_attached() -> None:
    # TYP-7
    blast = (
        "[attack] Energy attack. Attach to your MP. While attached, once per turn you may lower "
        "your opponent's anger 1 level whenever you destroy cards from your opponent's Life Deck."
    )
    tell(
        card("Blast", ENERGY, blast),
        card("Mill", EVENT, "POWER: Destroy the top card of your opponent's Life Deck."),
        steps="""
            play Blast
            opponent: no defense
            opponent: pass
            play Mill
            yes
            expect opponent anger = 2
            opponent: pass
            play Mill
            expect opponent anger = 2
        """,
        you={"hand": ["Blast", "Mill", "Mill"]},
        opponent={"anger": 3, "stages": 9},
    )


def test_traits_in_brackets_are_traits() -> None:
    assert canonical("POWER: Destroy a [Saiyan Trait] Ally.") == "POWER: Destroy a Saiyan Ally."
    assert Style.SAIYAN.value == "Saiyan"
