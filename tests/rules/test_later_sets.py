"""What errata and rulings tell of later sets' cards, in cards of our own: played."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Alignment, CardType, Style
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, LADDER, PHYSICAL, SETUP, card
from tests.rules.staged import canonical, tell

TAP = card("Tap", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage.")
PAL = card("Pal", ALLY, "POWER: [attack] Physical attack. DAMAGE: 1 stage.")
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


# ---------------------------------------------------------------------------- Styles


@pytest.mark.parametrize(("note", "stages"), [("(This card is considered Red.) ", 6), ("", 8)])
def test_a_card_is_of_the_style_that_it_says(note: str, stages: int) -> None:
    # EFF-11
    tell(
        card("Rule", DRILL, "[constant] Your Red attacks deal +2 stages of damage."),
        card("Jab", PHYSICAL, f"{note}[attack] Physical attack. DAMAGE: 1 stage."),
        steps=f"""
            play Jab
            opponent: no defense
            expect opponent stages = {stages}
        """,
        you={"hand": ["Jab"], "play": ["Rule"]},
        opponent={"stages": 9},
    )


@pytest.mark.parametrize(("side", "stages"), [("you", 8), ("opponent", 6)])
def test_his_cards_lose_their_style_and_mine_do_not(side: str, stages: int) -> None:
    # EFF-11
    tell(
        card("Fade", DRILL, "[constant] Your opponent's cards lose their Style."),
        card("Rule", DRILL, "[constant] Your Styled attacks deal +2 stages of damage."),
        card("Red Jab", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage.", style=Style.RED),
        steps=f"""
            play Red Jab
            opponent: no defense
            expect opponent stages = {stages}
        """,
        you={"hand": ["Red Jab"], "play": ["Rule", *(["Fade"] if side == "opponent" else [])]},
        opponent={"stages": 9, "play": ["Fade"] if side == "you" else []},
    )


def test_a_personality_is_of_no_style_and_a_card_of_one() -> None:
    pal = compile_text(PAL, "(This card is considered Red.) POWER: Draw a card.")
    assert "no Style" in pal.failures[0].message
    two = compile_text(TAP, f"(This card is considered Red and Blue.) {TAP.text}")
    assert two.failures


# ---------------------------------------------------------------------------- control


def test_control_of_a_drill_lasts_as_long_as_the_card_is_in_play() -> None:
    # ZON-2
    tell(
        card("Grip", DRILL, "POWER: Take control of one of your opponent's Drills while this card is "
             "in play."),
        card("Break", EVENT, "POWER: Destroy a Drill."),
        steps="""
            use Grip
            expect you play = 2
            opponent: play Break
            choose Grip
            expect you play = 0
            expect opponent play has Idle Drill
        """,
        you={"play": ["Grip"]},
        opponent={"play": ["Idle Drill"], "hand": ["Break"]},
    )  # fmt: skip


def test_an_ally_that_a_card_is_attached_to_fights_for_me_as_long() -> None:
    # ZON-2, TYP-7
    tell(
        card("Hold", PHYSICAL, "[attack] Physical attack. Attach to one of your opponent's Allies. "
             "While attached, you control that Ally. DAMAGE: 1 stage."),
        card("Sweep", EVENT, "POWER: Destroy an attached card."),
        PAL,
        steps="""
            play Hold
            opponent: no defense
            expect you play has Pal
            opponent: play Sweep
            expect opponent play has Pal
            expect you discard has Hold
        """,
        you={"hand": ["Hold"]},
        opponent={"play": ["Pal"], "hand": ["Sweep"], "stages": 9},
    )  # fmt: skip


# ---------------------------------------------------------------------------- both players


@pytest.mark.parametrize(
    ("mine", "his", "lost"),
    [("no", "no", (3, 3)), ("yes", "no", (0, 3)), ("no", "yes", (3, 0)), ("yes", "yes", (0, 0))],
)
@pytest.mark.parametrize(
    "then", ["Each player who does not destroys", "If he does not, he destroys"]
)
def test_each_of_both_does_it_or_bears_it(
    mine: str, his: str, lost: tuple[int, int], then: str
) -> None:
    tell(
        card("Dilemma", EVENT, "POWER: Each player may discard a card from his hand. "
             f"{then} the top 3 cards of his Life Deck."),
        steps=f"""
            play Dilemma
            you: {mine}
            opponent: {his}
            expect you life_deck = {30 - lost[0]}
            expect opponent life_deck = {30 - lost[1]}
        """,
        you={"hand": ["Dilemma", "Filler"]},
        opponent={"hand": ["Filler"]},
    )  # fmt: skip


def test_what_one_of_both_did_is_not_said_of_the_other() -> None:
    text = "POWER: Each player may discard a card. If he does, lower his anger 1."
    assert compile_text(card("Ask", EVENT, text), text).failures


# ---------------------------------------------------------------------------- prices and Powers


@pytest.mark.parametrize(("user", "stages"), [("opponent", 3), ("you", 5)])
def test_who_uses_a_power_pays_for_it(user: str, stages: int) -> None:
    # EFF-5
    tell(
        card("Tax", DRILL, "[constant] Your opponent must pay 2 stages to use a Drill."),
        steps=f"""
            {"pass" if user == "opponent" else ""}
            {user}: use Idle Drill
            expect {user} anger = 1
            expect {user} stages = {stages}
        """,
        you={"play": ["Tax", "Idle Drill"], "stages": 5},
        opponent={"play": ["Idle Drill"], "stages": 5},
    )


def test_who_cannot_pay_for_a_power_does_not_use_it() -> None:
    # EFF-5
    tell(
        card("Tax", DRILL, "[constant] Your opponent must pay 2 stages to use Allies."),
        PAL,
        steps="""
            pass
            expect no option use Pal
        """,
        you={"play": ["Tax"]},
        opponent={"play": ["Pal"], "stages": 1},
    )


def test_the_power_of_his_mp_is_used_as_mine() -> None:
    # COM-3
    tell(
        card("Mirror", EVENT, "POWER: Copy the Power of your opponent's MP."),
        steps="""
            play Mirror
            expect you hand = 1
            expect opponent hand = 0
        """,
        you={"hand": ["Mirror"]},
    )


def test_an_attack_of_his_mp_is_performed_as_mine() -> None:
    # ATK-16
    tell(
        card("Mirror", EVENT, "POWER: Use the Power of your opponent's MP."),
        *(
            card("Brute", MP, "POWER: [attack] Physical attack. DAMAGE: 3 stages.", level=n, pur=1,
                 stages=LADDER, alignment=Alignment.VILLAIN, subtitle=f"Level {n}")
            for n in range(1, 5)
        ),
        steps="""
            play Mirror
            opponent: no defense
            expect opponent stages = 6
        """,
        you={"hand": ["Mirror"]},
        opponent={"mp": "Brute", "stages": 9},
    )  # fmt: skip


def test_an_attack_that_hits_may_be_used_once_more() -> None:
    # ATK-15
    tell(
        card("Twice", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage. HIT: You may discard a card "
             "to use this attack again this combat."),
        steps="""
            play Twice
            opponent: no defense
            yes
            expect opponent stages = 8
            opponent: pass
            play Twice
            opponent: no defense
            expect opponent stages = 7
            opponent: pass
            expect no option play Twice
            expect you discard has Twice
        """,
        you={"hand": ["Twice", "Filler"]},
        opponent={"stages": 9},
    )  # fmt: skip
