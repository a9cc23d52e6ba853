"""Forms that came up in long texts: played, with where nothing comes of them."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

GUEST = card("Guest", ALLY, "POWER: [attack] Physical attack. DAMAGE: 2 stages.")
CUB = card("Cub", ALLY, "POWER: Draw a card.", subtitle="Small")
LURE = "POWER: Gain control of an Ally your opponent controls."
HIS_TURN = {"turn": "opponent", "action": "opponent"}


# ---------------------------------------------------------------------------- one of several


@pytest.mark.parametrize(
    ("chosen", "hand", "anger", "his"),
    [("draw", 1, 0, 3), ("raise", 0, 2, 3), ("discard", 0, 0, 2)],
)
def test_the_opponent_chooses_one_of_three(chosen: str, hand: int, anger: int, his: int) -> None:
    """He chooses between what you do and what he does himself (EFF-1)."""
    options = {"draw": "Your opponent draws a card", "raise": "Your opponent raises his anger 2",
               "discard": "Discard a card from your hand"}  # fmt: skip
    tell(
        card("Terms", EVENT, "POWER: Your opponent chooses one: you draw a card, you raise your "
             "anger 2 levels, or he discards a card from his hand."),
        steps=f"""
        play Terms
        opponent: {options[chosen]}
        {"opponent: discard Filler" if chosen == "discard" else ""}
        expect your hand = {hand}
        expect your.anger = {anger}
        expect opponent hand = {his}
        """,
        you={"hand": ["Terms"]},
        opponent={"hand": ["Filler", "Filler", "Filler"]},
    )  # fmt: skip


def test_what_the_opponent_chooses_from_is_told_of_each() -> None:
    said = "POWER: Your opponent chooses: you draw a card, you raise your anger 2, or he passes."
    told = (
        "POWER: Your opponent chooses: you draw a card, you gain 2 stages, or he discards a card."
    )
    assert compile_text(card("Sword", EVENT, ""), said).failures
    assert canonical(told) == told
    bare = "Your opponent chooses one: lower his anger 2 levels or you Rejuvenate 2."
    assert (
        canonical(bare)
        == "POWER: Your opponent chooses: he lowers his anger 2 or you Rejuvenate 2."
    )


@pytest.mark.parametrize(("level", "anger"), [(1, 3), (2, 1)])
def test_both_of_what_he_chooses_from(level: int, anger: int) -> None:
    tell(
        card("Screen", EVENT, "POWER: Your opponent chooses one: lower his anger 2 levels or you "
             "Rejuvenate 1. If your opponent's MP is a higher level than your MP, do both."),
        steps=f"""
        play Screen
        {"opponent: Your opponent Rejuvenates 1" if level == 1 else ""}
        expect opponent.anger = {anger}
        expect your life_deck = 31
        """,
        you={"hand": ["Screen"], "discard": ["Filler"]},
        opponent={"anger": 3, "level": level},
    )  # fmt: skip


# ---------------------------------------------------------------------------- skipped actions


@pytest.mark.parametrize(
    ("ban", "skips"),
    [
        ("Your opponent's effects cannot end combat nor cause you to skip an action.", False),
        ("You cannot skip actions.", False),
        ("Your effects cannot cause you to skip an action.", True),
    ],
)
def test_an_action_that_cannot_be_skipped_is_not(ban: str, skips: bool) -> None:
    """What one's opponent has one skip is left where that is forbidden (HSE-4)."""
    tell(
        card("Halt", EVENT, "POWER: Your opponent skips his next action this combat."),
        card("Will", DRILL, f"[constant] {ban}"),
        steps=f"""
        opponent: play Halt
        {"opponent: play Filler" if skips else "use Calm Mastery"}
        expect your hand = {0 if skips else 1}
        """,
        you={"play": ["Will"]},
        opponent={"hand": ["Halt", "Filler"]},
        start=HIS_TURN,
    )  # fmt: skip


@pytest.mark.parametrize("barred", [True, False])
def test_what_ends_combat_is_barred_beside_something_else(barred: bool) -> None:
    ban = "[constant] Your opponent cannot end combat or destroy your Drills."
    tell(
        card("Over", EVENT, "POWER: Destroy a Drill your opponent controls. End combat."),
        card("Will", DRILL, ban if barred else "POWER: Draw a card."),
        steps=f"""
        opponent: play Over
        {"use Calm Mastery" if barred else "until combat ends"}
        expect your play = {int(barred)}
        """,
        you={"play": ["Will"]},
        opponent={"hand": ["Over"]},
        start=HIS_TURN,
    )  # fmt: skip


# ---------------------------------------------------------------------------- critical damage


@pytest.mark.parametrize(("allies", "anger"), [(0, 5), (1, 4), (2, 3), (4, 2)])
def test_as_many_critical_damage_effects_as_there_are(allies: int, anger: int) -> None:
    lowers = "\n".join(["lower your opponent's anger 1"] * (5 - anger))
    tell(
        card("Grim Fist", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage. HIT: Use X critical "
             "damage effects. X = the number of Allies in your Banished Zone, to a maximum of 3."),
        steps=f"""
        play Grim Fist
        {lowers}
        expect opponent.anger = {anger}
        """,
        you={"hand": ["Grim Fist"], "banished": ["Old Friend"] * allies},
        opponent={"anger": 5},
    )  # fmt: skip


@pytest.mark.parametrize(("damage", "again"), [(5, True), (4, False)])
def test_a_power_is_used_once_more_if_it_dealt_critical_damage(damage: int, again: bool) -> None:
    """Five life cards deal critical damage (ATK-13)."""
    tell(
        card("Brute", ALLY, "(You may use this POWER a second time each turn if its first use dealt "
             f"critical damage.) POWER: [attack] Energy attack. DAMAGE: {damage} life cards."),
        steps=f"""
        use Brute
        {"lower your opponent's anger 1" if again else ""}
        opponent: pass
        expect {"" if again else "no "}option use Brute
        """,
        you={"play": ["Brute"], "stages": 0},
    )  # fmt: skip


# ---------------------------------------------------------------------------- attached to whom


CURSE = card(
    "Curse",
    EVENT,
    "POWER: Attach to an Ally your opponent controls or to your opponent's MP. While attached to "
    "an Ally, you control that Ally. While attached to an MP, that MP's attacks deal +1 life card "
    "of damage. Banish this card when the attached personality deals critical damage.",
)


def test_what_is_attached_to_an_ally_takes_it_over_and_leaves_its_attacks_alone() -> None:
    tell(
        CURSE,
        GUEST,
        steps="""
        play Curse
        choose Guest
        expect your play has Guest
        opponent: pass
        use Guest
        expect opponent.stages = 3
        expect opponent life_deck = 30
        """,
        you={"hand": ["Curse"], "stages": 0},
        opponent={"play": ["Guest"], "stages": 5},
    )


@pytest.mark.parametrize(("damage", "stays"), [(1, True), (4, False)])
def test_what_is_attached_to_an_mp_strengthens_its_attacks(damage: int, stays: bool) -> None:
    """The life card more is dealt with them, and may make their damage critical (ATK-13)."""
    tell(
        CURSE,
        GUEST,
        card("Bolt", ENERGY, f"[attack] Energy attack. DAMAGE: {damage} life cards."),
        steps=f"""
        play Curse
        choose Hero
        opponent: play Bolt
        expect your life_deck = {29 - damage}
        expect your play = {int(stays)}
        expect opponent play = 1
        """,
        you={"hand": ["Curse"]},
        opponent={"play": ["Guest"], "hand": ["Bolt"]},
    )


# ---------------------------------------------------------------------------- who owns them


def test_allies_that_one_does_not_own_act_at_any_stage() -> None:
    """The MP stands above 0 (COM-6), so that one's own Ally waits."""
    tell(
        card("Spell", DRILL, "[constant] Allies you control but do not own may make actions "
             "regardless of your MP's power stage."),
        card("Lure", EVENT, LURE),
        GUEST,
        CUB,
        steps="""
        play Lure
        opponent: pass
        expect option use Guest
        expect no option use Cub
        """,
        you={"hand": ["Lure"], "play": ["Spell", "Cub"]},
        opponent={"play": ["Guest"]},
    )  # fmt: skip


def test_attacks_of_allies_that_one_does_not_own() -> None:
    tell(
        card("Spell", DRILL, "[constant] Allies you control but do not own may make actions "
             "regardless of your MP's power stage, and their attacks deal +2 life cards of damage."),
        card("Lure", EVENT, LURE),
        GUEST,
        steps="""
        play Lure
        opponent: pass
        use Guest
        expect opponent life_deck = 28
        """,
        you={"hand": ["Lure"], "play": ["Spell"]},
        opponent={"play": ["Guest"]},
    )  # fmt: skip


@pytest.mark.parametrize(("text", "own", "lent"), [
    ("Allies you control but do not own lose 2 stages.", 3, 1),
    ("Allies you own lose 2 stages.", 1, 3),
    ("Your Allies lose 2 stages.", 1, 1),
])  # fmt: skip
def test_what_is_done_to_allies_by_whose_they_are(text: str, own: int, lent: int) -> None:
    tell(
        card("Toll", EVENT, f"POWER: {text}"),
        card("Lure", EVENT, LURE),
        GUEST,
        CUB,
        steps=f"""
        play Lure
        opponent: pass
        play Toll
        expect stages of Cub = {own}
        expect stages of Guest = {lent}
        """,
        you={"hand": ["Lure", "Toll"], "play": ["Cub"]},
        opponent={"play": ["Guest"]},
    )  # fmt: skip


@pytest.mark.parametrize(("mine", "deck"), [(True, 30), (False, 28)])
def test_attacks_performed_by_allies_that_one_does_not_own(mine: bool, deck: int) -> None:
    tell(
        card("Spell", DRILL, "[constant] Attacks performed by Allies you control but do not own "
             "deal +2 life cards of damage."),
        card("Lure", EVENT, LURE),
        GUEST,
        steps=f"""
        {"" if mine else "play Lure"}
        {"" if mine else "opponent: pass"}
        use Guest
        expect opponent.stages = 8
        expect opponent life_deck = {deck}
        """,
        you={"hand": ["Lure"], "play": ["Spell", *(["Guest"] if mine else [])], "stages": 0},
        opponent={"play": [] if mine else ["Guest"], "stages": 10},
    )  # fmt: skip


def test_a_card_with_another_subtitle() -> None:
    """The text's own card has the one that is meant (SET-1)."""
    tell(
        card("Call", EVENT, "POWER: Choose an Ally you control. Search your Life Deck for an Ally "
             "with a different subtitle and place it into your hand."),
        CUB,
        GUEST,
        card("Cub Two", ALLY, "POWER: Draw a card.", subtitle="Small"),
        steps="""
        play Call
        choose Guest
        expect your hand has Guest
        """,
        you={"hand": ["Call"], "play": ["Cub"], "life_deck": ["Guest", "Cub Two"]},
    )  # fmt: skip


@pytest.mark.parametrize("text", [
    "POWER: Banish 3 Drills. You may place 1 Drill banished this way that you own into play.",
    "POWER: Destroy an Ally that you do not own.",
])  # fmt: skip
def test_who_owns_cards_is_said_behind_them(text: str) -> None:
    assert canonical(text) == text


def test_only_a_drill_of_ones_own_comes_back() -> None:
    tell(
        card("Flare", EVENT, "POWER: Banish 2 Drills. You may place 1 Drill banished this way that "
             "you own into play."),
        card("Near Drill", DRILL, "POWER: Draw a card."),
        card("Far Drill", DRILL, "POWER: Draw a card."),
        steps="""
        play Flare
        yes
        expect your play has Near Drill
        expect opponent banished has Far Drill
        """,
        you={"hand": ["Flare"], "play": ["Near Drill"]},
        opponent={"play": ["Far Drill"]},
    )  # fmt: skip


# ---------------------------------------------------------------------------- what was dealt


@pytest.mark.parametrize(("mine", "his", "draws"), [(5, 3, 1), (4, 3, 0), (0, 8, 1)])
def test_so_many_life_cards_of_both_players_together(mine: int, his: int, draws: int) -> None:
    tell(
        card("Mine", ENERGY, f"[attack] Energy attack. DAMAGE: {mine} life cards."),
        card("His", ENERGY, f"[attack] Energy attack. DAMAGE: {his} life cards."),
        card("Sum", EVENT, "POWER: If a total of 8 or more life cards were discarded as damage this "
             "combat, draw a card."),
        steps=f"""
        play Mine
        opponent: play His
        play Sum
        expect your hand = {draws}
        """,
        you={"hand": ["Mine", "Sum"]},
        opponent={"hand": ["His"]},
    )  # fmt: skip


@pytest.mark.parametrize(("by", "draws"), [("MP", 1), ("Ally", 1)])
def test_stages_of_damage_to_any_personality(by: str, draws: int) -> None:
    tell(
        card("Leech", DRILL, "[constant] After an attack deals 2 or more stages of damage to any "
             "personality, draw a card."),
        GUEST,
        steps=f"""
        play Filler
        {"opponent: choose Guest" if by == "Ally" else ""}
        expect your hand = {draws}
        """,
        you={"hand": ["Filler"], "play": ["Leech"]},
        opponent={"play": ["Guest"] if by == "Ally" else []},
    )  # fmt: skip


def test_so_much_for_each_of_some_and_for_each_other_one() -> None:
    tell(
        card("Breaker", PHYSICAL, "[attack] Physical attack. Banish up to 2 cards from the top of "
             "your discard pile. This attack deals +2 stages of damage for each attack card banished "
             "this way and +1 life card of damage for each other card. DAMAGE: 1 stage."),
        steps="""
        play Breaker
        2
        expect opponent.stages = 7
        expect opponent life_deck = 29
        """,
        you={"hand": ["Breaker"], "discard": ["Filler", "Idle Drill"]},
        opponent={"stages": 10},
    )  # fmt: skip


def test_each_card_chosen_counts_for_the_attacks_of_this_combat() -> None:
    """Those chosen by this text alone are counted, whatever was chosen before."""
    tell(
        card("Rally", EVENT, "POWER: Choose up to 3 cards in your Banished Zone and shuffle them "
             "into your Life Deck. Your attacks deal +1 stage of damage this combat for each card "
             "chosen."),
        card("Pick", EVENT, "POWER: Choose a card in your discard pile. Draw a card."),
        steps="""
        play Pick
        choose Filler
        play Rally
        choose Idle Drill
        choose Other Drill
        play Filler
        expect opponent.stages = 6
        """,
        you={"hand": ["Pick", "Rally", "Filler"], "banished": ["Idle Drill", "Other Drill"],
             "discard": ["Filler", "Block"]},
        opponent={"stages": 10},
    )  # fmt: skip


# ---------------------------------------------------------------------------- where cards go


@pytest.mark.parametrize(("kind", "found"), [("Drill", True), ("Setup", False)])
def test_cards_are_shown_one_by_one_as_far_as_one_of_that_type(kind: str, found: bool) -> None:
    """The one of the type is banished, and of five without one all go back (EFF-10)."""
    tell(
        card("Verdict", EVENT, "POWER: Choose a card type. Your opponent reveals up to 5 cards from "
             "the top of his Life Deck, one at a time, stopping after revealing a card of that type. "
             "Banish that card and place all others at the bottom of his Life Deck in any order. If "
             "all 5 cards were revealed and none were of that type, destroy the top card of your "
             "Life Deck and draw a card."),
        steps=f"""
        play Verdict
        choose {kind}
        expect opponent banished = {int(found)}
        expect opponent life_deck = {32 if found else 33}
        expect your discard = {1 if found else 2}
        expect your hand = {0 if found else 1}
        """,
        you={"hand": ["Verdict"]},
        opponent={"life_deck": ["Filler", "Idle Drill", "Filler"]},
    )  # fmt: skip


def test_who_reveals_cards_is_told_so_far_as_well() -> None:
    text = (
        "POWER: Your opponent reveals cards from the top of his Life Deck until he reveals a Drill, "
        "to a maximum of 5 cards."
    )
    assert canonical(text) == text


@pytest.mark.parametrize(("card_or_power", "top"), [("card", True), ("power", False)])
def test_the_stopped_attack_card_goes_back_on_top(card_or_power: str, top: bool) -> None:
    """What a Power performed stays where it is (TYP-8)."""
    by_card = card_or_power == "card"
    tell(
        card("Pin", PHYSICAL, "[defense] Stops a physical attack. If you stopped an attack card, "
             "place it on top of its owner's Life Deck after use instead of discarding it."),
        GUEST,
        steps=f"""
        opponent: {"play Spare Kick" if by_card else "use Guest"}
        play Pin
        expect opponent life_deck = {31 if top else 30}
        expect opponent play = 1
        """,
        you={"hand": ["Pin"]},
        opponent={"hand": ["Spare Kick"], "play": ["Guest"], "stages": 5 if by_card else 0},
        start=HIS_TURN,
    )  # fmt: skip


def test_every_copy_of_the_chosen_card_there() -> None:
    tell(
        card("Gloom", EVENT, "POWER: Choose a card in your opponent's discard pile and banish every "
             "copy of it there."),
        steps="""
        play Gloom
        choose Block
        expect opponent banished = 2
        expect opponent discard = 1
        """,
        you={"hand": ["Gloom"]},
        opponent={"discard": ["Block", "Filler", "Block"], "hand": ["Block"]},
    )  # fmt: skip


@pytest.mark.parametrize(("switch", "top"), [(True, "Filler"), (False, "Idle Drill")])
def test_the_places_of_both_ends_are_switched(switch: bool, top: str) -> None:
    """Which cards were revealed is known whether they were switched or not."""
    tell(
        card("Grab", EVENT, "POWER: Reveal the top and bottom cards of your Life Deck. You may switch "
             "their places. If the revealed cards are of the same card type, draw either one of "
             "them."),
        steps=f"""
        play Grab
        {"yes" if switch else "no"}
        choose Block
        expect your hand has Block
        expect your life_deck top = {top}
        """,
        you={"hand": ["Grab"], "life_deck": ["Block", "Idle Drill"]},
    )  # fmt: skip


# ---------------------------------------------------------------------------- times and prices


@pytest.mark.parametrize("shuffles", [True, False])
@pytest.mark.parametrize(
    "said",
    [
        "Once per turn, when you would banish a card for Endurance, you may shuffle that card into "
        "your Life Deck instead.",
        "Whenever you use Endurance, you may shuffle that card into your Life Deck instead of "
        "banishing it.",
    ],
)
def test_a_card_used_for_its_endurance_is_shuffled_in(shuffles: bool, said: str) -> None:
    """The Drill goes at the end of combat, as no Ally is there."""
    tell(
        card("Line", DRILL, f"[constant] {said} If you do, banish this card at the end of combat "
             "unless you control an Ally."),
        card("Bolt", ENERGY, "[attack] Energy attack. DAMAGE: 2 life cards."),
        steps=f"""
        opponent: play Bolt
        no defense
        Banish it, prevent 1
        {"yes" if shuffles else "no"}
        opponent: pass
        expect your banished has {"no " if shuffles else ""}Lasting Block
        until combat ends
        expect your play = {0 if shuffles else 1}
        """,
        you={"play": ["Line"], "life_deck": ["Lasting Block"]},
        opponent={"hand": ["Bolt"]},
        start=HIS_TURN,
    )  # fmt: skip


@pytest.mark.parametrize(("stages", "blocks"), [(3, True), (1, False)])
def test_a_defense_card_is_paid_for_against_this_attack(stages: int, blocks: bool) -> None:
    tell(
        card("Lash", PHYSICAL, "[attack] Physical attack. Your opponent must pay 2 stages to play a "
             "[defense] card against this attack. DAMAGE: 1 life card."),
        steps=f"""
        play Lash
        expect {"" if blocks else "no "}option play Block
        {"opponent: play Block" if blocks else "opponent: no defense"}
        expect opponent.stages = 1
        expect opponent life_deck = {30 if blocks else 29}
        """,
        you={"hand": ["Lash"]},
        opponent={"hand": ["Block"], "stages": stages},
    )  # fmt: skip


def test_the_top_card_of_the_discard_pile_is_played_in_the_next_action_alone() -> None:
    tell(
        card("Comet", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage. HIT: As your next action "
             "this combat, you may play the top card of your discard pile. (Banish after use.)"),
        steps="""
        play Comet
        opponent: no defense
        opponent: pass
        expect option Play Spare Kick
        you: use Calm Mastery
        opponent: pass
        expect no option Play Spare Kick
        """,
        you={"hand": ["Comet"], "discard": ["Spare Kick"]},
    )  # fmt: skip


@pytest.mark.parametrize("kept", [True, False])
def test_a_drill_that_cannot_leave_stays_as_the_level_changes(kept: bool) -> None:
    """Otherwise it is discarded then (TYP-5)."""
    text = "That Drill cannot leave play this turn, even when your MP changes levels."
    tell(
        card("Roll", EVENT, f"POWER: Choose a Drill you control. {text if kept else 'Draw a card.'}"),
        card("Rise", EVENT, "POWER: Advance your MP 1 level."),
        steps=f"""
        play Roll
        opponent: pass
        play Rise
        expect you.level = 2
        expect your play = {int(kept)}
        """,
        you={"hand": ["Roll", "Rise"], "play": ["Idle Drill"]},
    )  # fmt: skip


def test_the_first_drill_that_would_be_discarded_each_turn_goes_to_the_hand() -> None:
    tell(
        card("Keeper", DRILL, "(This Drill is not discarded when you change levels.) [constant] Your "
             "first Drill that would be discarded each turn is returned to its owner's hand instead."),
        card("Rise", EVENT, "POWER: Advance your MP 1 level."),
        steps="""
        play Rise
        expect your hand = 1
        expect your play = 1
        """,
        you={"hand": ["Rise"], "play": ["Keeper", "Idle Drill", "Other Drill"]},
    )  # fmt: skip


def test_each_player_is_had_to_do_something() -> None:
    tell(
        card("Heat", EVENT, "POWER: Discard a card from your hand to have each player destroy the top "
             "card of his Life Deck."),
        steps="""
        play Heat
        expect your life_deck = 29
        expect opponent life_deck = 29
        """,
        you={"hand": ["Heat", "Filler"]},
    )  # fmt: skip
    said = "POWER: Discard a card to have each player destroy the top card of his Life Deck."
    assert canonical(said) == said


@pytest.mark.parametrize(("uses", "again"), [(1, False), (2, True)])
def test_a_drill_of_which_one_alone_is_used_in_a_combat(uses: int, again: bool) -> None:
    """What waits in play was played long before: it is its use that counts (COM-3)."""
    note = "(You may only use one Gear per combat.) " if uses == 1 else ""
    tell(
        card("Gear", DRILL, f"{note}POWER: Raise your anger 1."),
        steps=f"""
        use Gear
        opponent: pass
        expect {"" if again else "no "}option use Gear
        """,
        you={"play": ["Gear", "Gear"]},
    )  # fmt: skip


@pytest.mark.parametrize(("levels", "draws"), [(1, 0), (2, 1)])
def test_whose_anger_an_effect_raises_by_so_much(levels: int, draws: int) -> None:
    """The other player draws."""
    tell(
        card("Goad", DRILL, "[constant] Whenever an effect raises a player's anger by 2 or more "
             "levels, his opponent may draw a card."),
        card("Rage", EVENT, f"POWER: Raise your anger {levels}."),
        steps=f"""
        opponent: play Rage
        {"yes" if draws else ""}
        expect your hand = {draws}
        expect opponent hand = 0
        """,
        you={"play": ["Goad"]},
        opponent={"hand": ["Rage"]},
        start=HIS_TURN,
    )  # fmt: skip


@pytest.mark.parametrize(("enters", "damage"), [(True, 8), (False, 6)])
def test_a_dragon_ball_that_entered_play_or_changed_control(enters: bool, damage: int) -> None:
    """The attack costs nothing then (ATK-2)."""
    tell(
        card("Beam", ENERGY, "(If a Dragon Ball has entered play or changed control this turn, this "
             "attack costs 0 stages.) [attack] Energy attack costing 2 stages. DAMAGE: 1 life card."),
        card("Seize", EVENT, "POWER: Capture a Dragon Ball."),
        steps=f"""
        play {"Seize" if enters else "Filler"}
        {"" if enters else "opponent: no defense"}
        opponent: pass
        play Beam
        expect you.stages = {damage}
        """,
        you={"hand": ["Seize", "Filler", "Beam"], "stages": 8},
        opponent={"play": ["Ball"]},
    )  # fmt: skip
