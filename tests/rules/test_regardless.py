"""Who may act or stay, how strong and how high a personality is: played, text in, behaviour out."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Style
from dbz_desktop.rules.kernel.decisions import Act, Ask
from dbz_desktop.rules.kernel.events import SentenceResolved
from tests.rules.happening import ALLY, BALL, DRILL, ENERGY, EVENT, PHYSICAL, SETUP, card
from tests.rules.staged import staged
from tests.rules.test_later_phrases import table

KICK = card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages.")
BLAST = card("Blast", ENERGY, "[attack] Energy attack. DAMAGE: 4 life cards.")
PAL = card("Pal", ALLY, "POWER: Draw a card.")
BUD = card("Bud", ALLY, "POWER: Draw a card.")


# ---------------------------------------------------------------------------- regardless


def test_the_ally_that_was_found_may_act_and_no_other() -> None:
    caller = card(
        "Caller", EVENT, "POWER: You may search your Life Deck or discard pile for an Ally and "
        "play it. That Ally can make actions regardless of your MP's power stage this combat."
    )  # fmt: skip
    staged(
        """
        play Caller
        yes
        choose Pal
        opponent: pass
        expect option Use Pal
        expect no option Use Bud
        """,
        caller,
        PAL,
        BUD,
        mine={"hand": ["Caller"], "discard": ["Pal"], "play": ["Bud"], "stages": 9},
    )


@pytest.mark.parametrize(
    ("destroyed", "acts"),
    [("Bud", "no option Use Pal"), ("Pal", "option Use Bud")],
)
def test_once_the_ally_has_left_no_other_is_that_ally(destroyed: str, acts: str) -> None:
    """EFF-4: of whom it was said it stays said, whoever else the text has spoken of."""
    staged(
        f"""
        play Chief
        choose Bud
        opponent: play End
        opponent: choose {destroyed}
        expect you discard has {destroyed}
        expect {acts}
        """,
        card("Chief", EVENT, "POWER: Search your discard pile for an Ally and play it. Choose an "
             "Ally you control. That Ally may make actions regardless of your MP's power stage "
             "this combat."),
        card("End", EVENT, "POWER: Destroy an Ally."),
        PAL,
        BUD,
        mine={"hand": ["Chief"], "discard": ["Pal"], "play": ["Bud"], "stages": 9},
        theirs={"hand": ["End"]},
    )  # fmt: skip


def test_without_one_nobody_may() -> None:
    caller = card(
        "Caller", EVENT, "POWER: You may search your Life Deck or discard pile for an Ally and "
        "play it. That Ally can make actions regardless of your MP's power stage this combat."
    )  # fmt: skip
    staged(
        """
        play Caller
        no
        opponent: pass
        expect no option Use Bud
        """,
        caller,
        PAL,
        BUD,
        mine={"hand": ["Caller"], "discard": ["Pal"], "play": ["Bud"], "stages": 9},
    )


def test_only_the_attacks_of_that_ally_are_stronger() -> None:
    leader = card(
        "Leader", EVENT, "POWER: Choose one of your Allies in play. For the remainder of combat, "
        "that Ally may make actions regardless of your MP's power stage and attacks performed by "
        "that Ally deal +3 life cards of damage."
    )  # fmt: skip
    for performer, life in ((" with Pal", 7), ("", 4)):
        staged(
            f"""
            play Leader
            choose Pal
            opponent: pass
            play Blast{performer}
            no defense
            expect event DamageDealt life_cards={life}
            """,
            leader,
            BLAST,
            PAL,
            BUD,
            mine={"hand": ["Leader", "Blast"], "play": ["Pal", "Bud"], "stages": 9},
        )


KISS = card(
    "Kiss", SETUP, "POWER: Choose one of your Allies in play. That Ally may perform an attack in "
    "your next action this combat regardless of your MP's power stage. That attack deals +2 life "
    "cards of damage and cannot have its damage prevented."
)  # fmt: skip


def test_that_attack_is_the_one_that_the_ally_performs() -> None:
    staged(
        """
        use Kiss
        choose Pal
        opponent: pass
        expect no option Use Pal
        expect no option play Blast with Bud
        play Blast with Pal
        no defense
        expect event DamageDealt life_cards=6
        """,
        KISS,
        BLAST,
        PAL,
        BUD,
        mine={"hand": ["Blast"], "play": ["Kiss", "Pal", "Bud"], "stages": 9},
    )


def test_it_is_not_one_of_the_mp_nor_one_after_that_action() -> None:
    staged(
        """
        use Kiss
        choose Pal
        opponent: pass
        play Blast
        no defense
        expect event DamageDealt life_cards=4
        opponent: pass
        expect no option play Blast with Pal
        """,
        KISS,
        BLAST,
        PAL,
        BUD,
        mine={"hand": ["Blast", "Blast"], "play": ["Kiss", "Pal", "Bud"], "stages": 9},
    )


@pytest.mark.parametrize("note", [True, False])
def test_an_attack_that_an_ally_may_perform(note: bool) -> None:
    door = card(
        "Door", ENERGY,
        ("(An Ally you control may perform this attack regardless of your MP's power stage.) "
         if note else "") + "[attack] Energy attack costing 3 stages. DAMAGE: 8 life cards.",
    )  # fmt: skip
    offered = "option" if note else "no option"
    staged(
        f"""
        expect {offered} play Door with Pal
        expect no option play Blast with Pal
        """,
        door,
        BLAST,
        PAL,
        mine={
            "hand": ["Door", "Blast"],
            "play": [{"card": "Pal", "stages": 3}],
            "stages": 9,
        },
    )


# ---------------------------------------------------------------------------- staying in play


@pytest.mark.parametrize("given", ["", "If your MP is Hero, "])
@pytest.mark.parametrize(
    ("note", "acts"),
    [
        ("you may use this Power regardless of your MP's power stage", False),
        ("this Ally may use its Power regardless of your MP's power stage", False),
        ("your Allies may use their Powers regardless of your MP's power stage", False),
        ("this Ally may make actions regardless of your MP's power stage", True),
        ("this Ally may act regardless of your MP's power stage", True),
    ],
)
def test_only_its_power_is_used_where_it_says_no_more(given: str, note: str, acts: bool) -> None:
    said = f"{given}{note}"
    offered = "expect option" if acts else "expect no option"
    staged(
        f"""
        expect option use Aide
        expect option play Kick
        {offered} play Kick with Aide
        {offered} use Plan with Aide
        use Aide
        no defense
        expect opponent's stages = 2
        """,
        KICK,
        card("Aide", ALLY, f"({said[0].upper()}{said[1:]}.) POWER: [attack] Physical attack. "
             "DAMAGE: 3 stages."),
        card("Plan", DRILL, "POWER: [attack] Physical attack. DAMAGE: 1 stage."),
        mine={"hand": ["Kick"], "play": ["Aide", "Plan"], "stages": 5},
        theirs={"stages": 5},
        auto="pass",
    )  # fmt: skip


def test_nor_is_its_power_an_action_where_it_is_kept_from_acting() -> None:
    # What is used at its own moment is no action (COM-2).
    note = "(You may use this Power regardless of your MP's power stage.)"
    staged(
        """
        expect no option use Aide
        expect option use Guide
        """,
        card("Aide", ALLY, f"{note} POWER: Draw a card."),
        card("Guide", ALLY, f"{note} [instant] POWER: Use when needed. Draw a card."),
        card("Curfew", DRILL, "[constant] Your opponent's Allies cannot make actions."),
        mine={"play": ["Aide", "Guide"], "stages": 5},
        theirs={"play": ["Curfew"]},
        auto="pass",
    )


@pytest.mark.parametrize(("allies", "stays"), [(["Pal"], True), (["Pal", "Bud"], False)])
def test_it_is_what_the_condition_counts(allies: list[str], stays: bool) -> None:
    ward = card(
        "Ward", DRILL, "[constant] While you control 1 Ally, it cannot be discarded by critical "
        "damage effects."
    )  # fmt: skip
    which = "" if stays else "choose Pal"
    staged(
        f"""
        play Beam
        no defense
        choose Discard an Ally of your opponent
        {which}
        expect opponent play {"has" if stays else "has no"} Pal
        """.replace("        \n", ""),
        ward,
        card("Beam", ENERGY, "[attack] Energy attack. DAMAGE: 6 life cards."),
        PAL,
        BUD,
        mine={"hand": ["Beam"]},
        theirs={"play": ["Ward", *allies]},
    )


def test_it_may_be_destroyed_all_the_same() -> None:
    ward = card(
        "Ward", DRILL, "[constant] While you control 1 Ally, it cannot be discarded by critical "
        "damage effects."
    )  # fmt: skip
    staged(
        """
        play Taker
        expect opponent play has no Pal
        """,
        ward,
        card("Taker", EVENT, "POWER: Destroy an opponent's Ally."),
        PAL,
        mine={"hand": ["Taker"]},
        theirs={"play": ["Ward", "Pal"]},
    )


@pytest.mark.parametrize("by", ["destroy", "return", "critical"])
@pytest.mark.parametrize("chosen", ["Pal", "Bud"])
def test_no_effect_makes_that_ally_leave_play(by: str, chosen: str) -> None:
    texts = {
        "destroy": "POWER: Destroy an opponent's Ally.",
        "return": "POWER: Return an opponent's Ally to its owner's hand.",
        "critical": "POWER: Use a critical damage effect.",
    }
    guard = card(
        "Guard", DRILL, "[instant] POWER: Use when entering combat. Choose an Ally in play. Players "
        "cannot use effects that would cause that Ally to leave play this turn."
    )  # fmt: skip
    steps = "choose Discard an Ally of your opponent" if by == "critical" else ""
    staged(
        f"""
        declare combat
        opponent: yes
        opponent: choose {chosen}
        you: play Taker
        {steps}
        expect opponent play has {chosen}
        expect opponent play has no {"Bud" if chosen == "Pal" else "Pal"}
        """.replace("        \n", ""),
        guard,
        card("Taker", EVENT, texts[by]),
        PAL,
        BUD,
        mine={"hand": ["Taker"]},
        theirs={"play": ["Guard", "Pal", "Bud"]},
        phase="declare",
    )


# ---------------------------------------------------------------------------- how strong, how high


@pytest.mark.parametrize(("stages", "table"), [(1, 5), (0, 0)])
def test_a_power_level_that_is_considered_to_be_another(stages: int, table: int) -> None:
    """U81: while it is above 0 of itself; 1,000,000 is bracket F against B."""
    slide = card(
        "Slide", PHYSICAL, "[attack] Physical attack. Until the end of your next turn, while your "
        "power level is above 0 your power level is considered to be 1,600,000. DAMAGE: AT stages."
    )  # fmt: skip
    staged(
        f"""
        play Slide
        no defense
        expect event DamageDealt stages={table}
        """,
        slide,
        mine={"hand": ["Slide"], "stages": stages},
        theirs={"stages": 9},
    )


def test_it_counts_for_the_table_as_long_as_it_holds() -> None:
    palm = card(
        "Palm", PHYSICAL, "[defense] Stops a physical attack. If your MP has a lower power level "
        "than the attacking personality, your power level is considered to be 1,000,000 this "
        "combat."
    )  # fmt: skip
    for mine, dealt in ((2, "stages=3 life_cards=1"), (9, "stages=1 life_cards=0")):
        staged(
            f"""
            opponent: play Kick
            you: play Palm
            you: play Table Kick
            no defense
            expect event DamageDealt {dealt}
            """,
            palm,
            KICK,
            card("Table Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: AT stages."),
            mine={"hand": ["Palm", "Table Kick"], "stages": mine},
            theirs={"hand": ["Kick"], "stages": 3},
            turn="opponent",
            action="opponent",
        )


CAP = card(
    "Cap", DRILL, "(When this Drill enters play, set all personalities to 5 stages above 0.) "
    "[constant] Personalities cannot be more than 5 stages above 0. Whenever an Ally's power level "
    "is 0, it is banished."
)  # fmt: skip


def test_nobody_stands_higher_than_the_cap() -> None:
    staged(
        """
        play Cap
        expect your stages = 5
        expect stages of Pal = 5
        play Tall
        expect stages of Tall = 5
        """,
        CAP,
        PAL,
        card("Tall", ALLY, "(This card enters play 7 stages above zero.) POWER: Draw a card."),
        mine={"hand": ["Cap", "Tall"], "play": ["Pal"], "stages": 9},
        phase="planning",
    )
    staged(
        """
        play Gain
        expect your stages = 5
        opponent: pass
        play Rise
        expect your level = 2
        expect your stages = 5
        """,
        CAP,
        card("Gain", EVENT, "POWER: Your MP gains 4 stages."),
        card("Rise", EVENT, "POWER: Advance your MP 1 level."),
        mine={"hand": ["Gain", "Rise"], "stages": 4},
        theirs={"play": ["Cap"]},
    )


@pytest.mark.parametrize(("lost", "banished"), [(3, True), (2, False)])
def test_an_ally_whose_power_level_falls_to_0_is_banished(lost: int, banished: bool) -> None:
    staged(
        f"""
        play Drain
        choose Pal
        expect opponent banished {"has" if banished else "has no"} Pal
        expect opponent play {"has no" if banished else "has"} Pal
        """,
        CAP,
        PAL,
        card("Drain", EVENT, f"POWER: A personality loses {lost} stages."),
        mine={"hand": ["Drain"]},
        theirs={"play": ["Cap", {"card": "Pal", "stages": 3}]},
    )


# ---------------------------------------------------------------------------- Endurance, X


def test_endurance_is_increased_and_only_that_of_styled_cards() -> None:
    hope = card(
        "Hope", DRILL, "[constant] Your Styled cards with Endurance have their Endurance increased "
        "by X. X = the number of Dragon Balls you control."
    )  # fmt: skip
    tough = card("Tough", PHYSICAL, "[defense] Stops a physical attack.", endurance=1,
                 style=Style.ORANGE)  # fmt: skip
    plain = card("Plain", PHYSICAL, "[defense] Stops a physical attack.", endurance=1)
    for title, saved in (("Tough", 3), ("Plain", 1)):
        staged(
            f"""
            play Beam
            opponent: no defense
            opponent: yes
            expect event DamagePrevented amount={saved}
            """,
            hope,
            tough,
            plain,
            card("Star", BALL, "Draw a card."),
            card("Star 2", BALL, "Draw a card."),
            card("Beam", ENERGY, "[attack] Energy attack. DAMAGE: 4 life cards."),
            mine={"hand": ["Beam"]},
            theirs={"play": ["Hope", "Star", "Star 2"], "life_deck": [title]},
        )


def test_x_is_the_endurance_of_the_card_that_was_discarded() -> None:
    text = (
        "POWER: Discard a Styled card with Endurance from your hand to perform a non-Styled "
        "physical attack dealing 1 +X stages of damage. X = the amount of Endurance on the "
        "discarded card."
    )
    for endurance in (1, 3):
        staged(
            f"""
            use Rampage
            no defense
            expect event DamageDealt stages={1 + endurance}
            """,
            card("Rampage", DRILL, text),
            card("Tough", PHYSICAL, "[defense] Stops a physical attack.", endurance=endurance,
                 style=Style.ORANGE),
            mine={"hand": ["Tough"], "play": ["Rampage"]},
            theirs={"stages": 9},
        )  # fmt: skip


# ---------------------------------------------------------------------------- the first turn


TEAM = card(
    "Team Drill", DRILL, "(At the start of your opponent's first turn, search your Life Deck for an "
    "Ally and place it into play at 3 power stages above 0.) [constant] Your attacks deal +1 stage "
    "of damage."
)  # fmt: skip


@pytest.mark.parametrize("mine", [True, False])
def test_the_start_of_his_first_turn_comes_once_in_the_game(mine: bool) -> None:
    game, (number,) = table(TEAM) if mine else table(theirs=(TEAM,))
    seat = game.state.permanents[number].controller
    asked = []
    while game.decision is not None and game.state.turn < 5:
        if game.decision.ask is Ask.CHOOSE_CARD and "Search" in game.decision.prompt:
            asked.append((game.state.turn, game.decision.player))
        acts = [option.act for option in game.decision.options]
        game.answer(acts.index(Act.NO) if Act.NO in acts else len(acts) - 1)
    # The first player is seat 0: his opponent's first turn is the second, the other's the first.
    times = [line for line in game.events if getattr(line, "card", -1) == number]
    told = [e for e in times if isinstance(e, SentenceResolved)]
    assert len(told) == (1 if seat == 0 else 0)
    assert game.state.turn == 5 and asked == []
