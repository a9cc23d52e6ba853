"""What the Evolution set says in words of its own, played: text in, behaviour out."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType, Style
from dbz_desktop.rules.language.compiler import canonical_text, compile_text
from tests.rules.happening import BALL, DRILL, ENERGY, EVENT, PHYSICAL, SETUP, card
from tests.rules.staged import staged

ORANGE = Style.ORANGE
BLAST = card("Blast", ENERGY, "[attack] Energy attack. DAMAGE: 2 life cards.")
KICK = card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages.")


# ---------------------------------------------------------------------------- icons


@pytest.mark.parametrize(
    ("kind", "printed", "meant"),
    [
        (PHYSICAL, "[defense] Physical attack. DAMAGE: 2 stages.",
         "[attack] Physical attack. DAMAGE: 2 stages."),
        (ENERGY, "[attack] Stops an energy attack.", "[defense] Stops an energy attack."),
        (SETUP, "[instant] POWER: Draw a card.", "POWER: Draw a card."),
    ],
)  # fmt: skip
def test_a_text_counts_more_than_an_icon_that_contradicts_it(
    kind: CardType, printed: str, meant: str
) -> None:
    program = compile_text(card("Odd One", kind, printed), printed)
    assert program.failures == ()
    assert canonical_text(program) == meant


def test_such_a_card_is_played_by_its_text() -> None:
    staged(
        """
        you: play Odd Kick
        opponent: play Odd Stop
        expect log contains stopped
        """,
        card("Odd Kick", PHYSICAL, "[defense] Physical attack. DAMAGE: 2 stages."),
        card("Odd Stop", ENERGY, "[attack] Stops a physical attack."),
        mine={"hand": ["Odd Kick"]},
        theirs={"hand": ["Odd Stop"], "stages": 9},
    )


# ---------------------------------------------------------------------------- a second use


GUARD = card(
    "Guard", ENERGY, "[defense] Stops an energy attack. You may discard a Styled card from your "
    "hand. If you do, this card stays in play to be used a second time this combat."
)  # fmt: skip
STYLED = card("Orange Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage.", style=ORANGE)


def test_a_defense_stays_for_a_second_use_and_no_third() -> None:
    staged(
        """
        opponent: play Blast
        you: play Guard
        yes
        expect your in_use has Guard
        you: pass
        opponent: play Blast
        you: use Guard
        expect your in_use has no Guard
        expect your discard has Guard
        expect log contains stopped
        """,
        GUARD,
        STYLED,
        BLAST,
        mine={"hand": ["Guard", "Orange Kick"], "mastery": "Calm Mastery"},
        theirs={"hand": ["Blast", "Blast"], "stages": 9},
        turn="opponent",
        action="opponent",
    )


def test_it_goes_where_the_price_is_not_paid() -> None:
    staged(
        """
        opponent: play Blast
        you: play Guard
        no
        expect your discard has Guard
        """,
        GUARD,
        STYLED,
        BLAST,
        mine={"hand": ["Guard", "Orange Kick"]},
        theirs={"hand": ["Blast"], "stages": 9},
        turn="opponent",
        action="opponent",
    )


REQUEST = card(
    "Request", EVENT, "POWER: Draw a card. If your next action is a Styled attack, it stays in "
    "play to be used a second time this combat."
)  # fmt: skip


@pytest.mark.parametrize(("first", "stays"), [("play Orange Kick", True), ("pass", False)])
def test_only_an_attack_in_the_very_next_action_stays(first: str, stays: bool) -> None:
    later = "" if stays else "opponent: play Kick\nno defense\nyou: play Orange Kick\nno defense"
    staged(
        f"""
        you: play Request
        opponent: play Kick
        no defense
        you: {first}
        {later}
        expect your in_use {"has" if stays else "has no"} Orange Kick
        """.replace("\n        \n", "\n").replace("no defense\n        opponent: pass", "pass"),
        REQUEST,
        STYLED,
        KICK,
        mine={"hand": ["Request", "Orange Kick"], "stages": 9},
        theirs={"hand": ["Kick", "Kick"], "stages": 9},
    )


# ---------------------------------------------------------------------------- effects lost


WARD = "[constant] {} lose all immediate effects."
BALL_1 = card("Star Ball", BALL, "Raise your anger 1.", dragon_ball_set="Namek")


@pytest.mark.parametrize(("text", "anger"), [("Dragon Balls", 0), ("Allies", 1)])
def test_a_dragon_ball_without_immediate_effects_only_enters_play(text: str, anger: int) -> None:
    staged(
        f"""
        you: play Star Ball
        expect your play has Star Ball
        expect your anger = {anger}
        """,
        BALL_1,
        card("Ward", DRILL, WARD.format(text)),
        mine={"hand": ["Star Ball"], "play": ["Ward"]},
        phase="planning",
    )


RUIN = card(
    "Ruin", SETUP, "[instant] POWER: Use when entering combat. [defense] cards that stop attacks "
    "lose all immediate effects this combat. Draw a card."
)  # fmt: skip
COLD = card(
    "Cold Stop", PHYSICAL, "[defense] Stops a physical attack. Lower your opponent's anger 1."
)


@pytest.mark.parametrize(("answer", "anger"), [("yes", 2), ("no", 1)])
def test_a_defense_without_immediate_effects_still_stops(answer: str, anger: int) -> None:
    staged(
        f"""
        you: declare combat
        you: {answer}
        you: play Kick
        opponent: play Cold Stop
        expect log contains stopped
        expect your anger = {anger}
        """,
        RUIN,
        COLD,
        KICK,
        mine={"hand": ["Kick"], "play": ["Ruin"], "anger": 2},
        theirs={"hand": ["Cold Stop"]},
        phase="declare",
    )


LEARNING = card(
    "Learning", DRILL, '[constant] When this Drill is entering play, name a Setup or Drill in '
    'play not named "Learning". Cards with that name lose all effects.'
)  # fmt: skip
STRONG = card("Strong Drill", DRILL, "[constant] Your attacks deal +3 stages of damage.")
IDLE = card("Weak Drill", DRILL, "POWER: Raise your anger 1.")


@pytest.mark.parametrize(("named", "left"), [("Strong Drill", 7), ("Weak Drill", 4)])
def test_the_named_card_has_no_effects_as_long_as_the_one_that_named_it_is_in_play(
    named: str, left: int
) -> None:
    staged(
        f"""
        you: play Learning
        expect no option Learning
        name {named}
        declare combat
        you: play Kick
        no defense
        expect opponent.stages = {left}
        """,
        LEARNING,
        STRONG,
        IDLE,
        KICK,
        mine={"hand": ["Learning", "Kick"], "play": ["Strong Drill", "Weak Drill"]},
        theirs={"stages": 9},
        phase="planning",
    )


def test_it_has_them_again_when_the_other_is_gone() -> None:
    staged(
        """
        you: play Learning
        name Strong Drill
        declare combat
        you: play Wrecker
        choose Learning
        opponent: pass
        you: play Kick
        no defense
        expect opponent.stages = 4
        """,
        LEARNING,
        STRONG,
        KICK,
        card("Wrecker", EVENT, "POWER: Destroy a Drill you control."),
        mine={"hand": ["Learning", "Kick", "Wrecker"], "play": ["Strong Drill"]},
        theirs={"stages": 9},
        phase="planning",
    )


# ---------------------------------------------------------------------------- who, which, where


IDLENESS = card(
    "Idleness", DRILL, "[constant] At the start of each player's turn, that player chooses and "
    "destroys one of his Setups."
)  # fmt: skip
PLAN = card("Plan", SETUP, "POWER: Draw a card.")
OTHER_PLAN = card("Other Plan", SETUP, "POWER: Draw a card.")


@pytest.mark.parametrize(("turn", "chooser"), [("opponent", "you"), ("you", "opponent")])
def test_that_player_is_the_one_whose_turn_it_is(turn: str, chooser: str) -> None:
    # The turn after this one is the other player's.
    mine, his = (2, 2) if chooser == "you" else (3, 1)
    staged(
        f"""
        until turn ends
        {chooser}: choose Plan
        expect your play = {mine}
        expect opponent play = {his}
        """,
        IDLENESS,
        PLAN,
        OTHER_PLAN,
        mine={"play": ["Idleness", "Plan", "Other Plan"]},
        theirs={"play": ["Plan", "Other Plan"]},
        turn=turn,
        action=turn,
    )


def test_one_card_of_each_of_two_kinds_is_chosen() -> None:
    staged(
        """
        you: play Two of Them
        choose Orange Kick
        choose Kick
        expect opponent banished has Orange Kick
        expect opponent banished has Kick
        expect opponent discard has 1 Orange Kick
        """,
        card("Two of Them", EVENT, "POWER: Choose 1 Styled card and 1 non-Styled card from your "
             "opponent's discard pile and banish them."),
        STYLED,
        card("Orange Block", PHYSICAL, "[defense] Stops a physical attack.", style=ORANGE),
        KICK,
        BLAST,
        mine={"hand": ["Two of Them"]},
        theirs={"discard": ["Orange Kick", "Orange Kick", "Orange Block", "Kick", "Blast"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("pile", "zone"), [("discard pile", "discard"), ("Life Deck", "life_deck")]
)
def test_one_of_two_zones_is_put_in_another_order(pile: str, zone: str) -> None:
    staged(
        f"""
        you: play Order
        choose the {pile}
        choose Blast
        choose Kick
        expect your {zone} bottom = Blast
        """,
        card("Order", EVENT, "POWER: Look at the bottom 2 cards of your discard pile or Life Deck "
             "and place them back in any order."),
        KICK,
        BLAST,
        mine={
            "hand": ["Order"],
            "discard": ["Filler", "Blast", "Kick"],
            "life_deck": ["Filler"] * 5 + ["Blast", "Kick"],
            "fill": 0,
        },
    )  # fmt: skip


FORCE = (
    "(When this attack is performed from your discard pile, you may destroy a Setup or Drill.) "
    "[attack] Physical attack. DAMAGE: 1 stage."
)
PERFORM = card("Again", SETUP, "POWER: Choose an attack in your discard pile and play it.")


@pytest.mark.parametrize("from_pile", [True, False])
def test_what_an_attack_does_when_it_comes_from_the_discard_pile(from_pile: bool) -> None:
    asked = (
        "yes\nchoose Plan\nexpect opponent play has no Plan"
        if from_pile
        else "expect opponent play has Plan"
    )
    staged(
        f"""
        you: {"use Again" if from_pile else "play Force"}
        {asked}
        """,
        card("Force", PHYSICAL, FORCE),
        PERFORM,
        PLAN,
        mine={"play": ["Again"], "discard" if from_pile else "hand": ["Force"]},
        theirs={"play": ["Plan"]},
    )


def test_banished_damage_and_a_sure_hit_are_one_statement() -> None:
    choke = card(
        "Choke", PHYSICAL, "[attack] Physical attack. This attack cannot be stopped and its damage "
        "is banished if your opponent controls a total of 2 or more of the following card types: "
        "Drills, Setups, and Dragon Balls. DAMAGE: 2 life cards."
    )  # fmt: skip
    for drills, banished in ((["Weak Drill"], 0), (["Weak Drill", "Plan"], 2)):
        staged(
            f"""
            you: play Choke
            opponent: {"play Cold Stop" if drills else "no defense"}
            expect opponent banished = {banished}
            """,
            choke,
            IDLE,
            PLAN,
            COLD,
            mine={"hand": ["Choke"]},
            theirs={"hand": ["Cold Stop"], "play": drills},
        )
