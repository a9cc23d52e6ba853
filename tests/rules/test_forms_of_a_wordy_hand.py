"""Forms that came up in cards of a hand that says much in one sentence: played, as far as it goes."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, PHYSICAL, SETUP, card
from tests.rules.staged import canonical, staged, tell

FRIEND = card("Friend", ALLY, "POWER: Draw a card.")
SWEEP = card("Sweep", EVENT, "POWER: Discard a Drill you control.")


# ---------------------------------------------------------------------------- the first of a time


def test_the_first_drill_of_a_turn_that_would_be_discarded_returns_to_the_hand() -> None:
    """The second one of that turn is discarded as always (EFF-14)."""
    tell(
        card("Clinging", DRILL, "[constant] Your first Drill that would be discarded each turn is "
             "returned to its owner's hand instead."),
        SWEEP,
        card("Brush", EVENT, "POWER: Discard a Drill you control."),
        steps="""
        play Sweep
        choose Idle Drill
        opponent: pass
        expect your hand has Idle Drill
        play Brush
        choose Other Drill
        expect your hand has no Other Drill
        expect your discard has Other Drill
        """,
        you={"play": ["Clinging", "Idle Drill", "Other Drill"], "hand": ["Sweep", "Brush"]},
    )  # fmt: skip


def test_the_first_ally_of_a_turn_enters_play_at_its_highest_power_stage() -> None:
    """The second one enters at 3 stages above 0, as every Ally does (TYP-2)."""
    call = "POWER: Place an Ally from your hand into play."
    tell(
        card("Summoner", DRILL, "[constant] The first Ally to enter play under your control each "
             "turn enters at its highest power stage."),
        card("Call", EVENT, call),
        card("Shout", EVENT, call),
        FRIEND,
        steps="""
        play Call
        choose Friend
        opponent: pass
        expect stages of Friend = 10
        play Shout
        expect stages of Old Friend = 3
        """,
        you={"play": ["Summoner"], "hand": ["Call", "Shout", "Friend", "Old Friend"]},
    )  # fmt: skip


# ---------------------------------------------------------------------------- how much is critical


@pytest.mark.parametrize(("life", "critical"), [(7, False), (8, True)])
def test_an_attack_that_needs_to_deal_more_for_critical_damage(life: int, critical: bool) -> None:
    tell(
        card("Steady", DRILL, "[constant] Your opponent's successful attacks are not considered to "
             "deal critical damage unless they deal 8 or more life cards of damage."),
        card("Blast", ENERGY, f"[attack] Energy attack. DAMAGE: {life} life cards."),
        steps=f"""
        play Blast
        opponent: no defense
        {"choose Lower your opponent's anger 1" if critical else ""}
        expect opponent anger = {1 if critical else 2}
        """,
        you={"hand": ["Blast"]},
        opponent={"play": ["Steady"], "anger": 2},
    )  # fmt: skip


# ---------------------------------------------------------------------------- times and actions


@pytest.mark.parametrize(("turn", "hand"), [("you", 0), ("opponent", 4)])
def test_use_when_entering_combat_on_the_other_players_turn(turn: str, hand: int) -> None:
    """Who defends has drawn 3 by then (TRN-3)."""
    staged(
        f"""
        {"" if turn == "you" else "opponent: "}declare combat
        {"" if turn == "you" else "yes"}
        expect your hand = {hand}
        """,
        card("Ambush", SETUP, "[instant] POWER: Use when entering combat on your opponent's turn. "
             "Draw a card."),
        mine={"play": ["Ambush"]},
        auto="pass",
        turn=turn,
        phase="declare",
    )  # fmt: skip


def test_who_must_pass_or_use_a_power_that_is_no_attack() -> None:
    """Neither an attack nor an Event may be played, and a Power may be used."""
    tell(
        card("Truce", EVENT, "POWER: Your opponent must pass or use a non-attack Power for his "
             "first action this combat."),
        card("Quick", EVENT, "POWER: Draw a card."),
        card("Fighter", DRILL, "POWER: [attack] Physical attack. DAMAGE: 1 stage."),
        steps="""
        play Truce
        expect no option play Filler
        expect no option play Quick
        expect no option use Fighter
        opponent: use Idle Drill
        pass
        expect option play Filler
        expect option play Quick
        """,
        you={"hand": ["Truce"]},
        opponent={"hand": ["Filler", "Quick"], "play": ["Idle Drill", "Fighter"]},
    )  # fmt: skip


def test_as_the_next_action_the_card_that_lay_on_top_then_may_be_played() -> None:
    """The attack itself comes to lie on top of it after that (ATK-1)."""
    tell(
        card("Comet", ENERGY, "[attack] Energy attack. DAMAGE: 1 stage. HIT: As your next action "
             "this combat, you may play the top card of your discard pile."),
        steps="""
        play Comet
        opponent: no defense
        opponent: pass
        expect option play Spare Kick
        expect no option play Comet
        play Spare Kick
        opponent: no defense
        expect opponent stages = 7
        """,
        you={"hand": ["Comet"], "discard": ["Spare Kick"]},
        opponent={"stages": 10},
    )  # fmt: skip


# ---------------------------------------------------------------------------- from a single effect


@pytest.mark.parametrize(("n", "draws"), [(1, 0), (2, 1)])
def test_so_many_cards_that_one_effect_rejuvenates(n: int, draws: int) -> None:
    tell(
        card("Vigil", SETUP, "[instant] POWER: Use after you Rejuvenate 2 or more cards from one "
             "effect. Draw a card."),
        card("Balm", EVENT, f"POWER: Rejuvenate {n}."),
        card("Salve", EVENT, "POWER: Rejuvenate 1."),
        steps=f"""
        play Salve
        opponent: pass
        play Balm
        {"yes" if draws else ""}
        expect your hand = {draws}
        """,
        you={"hand": ["Balm", "Salve"], "play": ["Vigil"],
             "discard": ["Spare Kick", "Filler", "Block", "Ball"]},
    )  # fmt: skip


def test_who_leaves_play_because_of_a_critical_damage_effect() -> None:
    """By such an effect an Ally is discarded, and nothing else leaves play (ATK-13)."""
    moved = "is leaving play because of"
    tell(
        card("Martyr", ALLY, f"[constant] When this card {moved} a critical damage effect, draw a "
             "card."),
        card("Bolt", ENERGY, "[attack] Energy attack. DAMAGE: 5 life cards."),
        steps="""
        opponent: play Bolt
        no defense
        opponent: choose Discard an Ally of your opponent
        expect your play has no Martyr
        expect your hand = 1
        """,
        you={"play": ["Martyr"]},
        opponent={"hand": ["Bolt"]},
        start={"turn": "opponent", "action": "opponent"},
    )  # fmt: skip


# ---------------------------------------------------------------------------- copies and titles


def test_every_copy_there_of_a_card_is_banished() -> None:
    tell(
        card("Gloom", EVENT, "POWER: Choose a card in your opponent's discard pile and banish every "
             "copy of it there."),
        steps="""
        play Gloom
        choose Block
        expect opponent banished = 2
        expect opponent discard has 1 Filler
        """,
        you={"hand": ["Gloom"]},
        opponent={"discard": ["Block", "Filler", "Block"]},
    )  # fmt: skip


@pytest.mark.parametrize("twin", [True, False])
def test_a_ball_that_is_revealed_is_in_play_already_if_a_copy_is(twin: bool) -> None:
    """It lies in the hand itself (DBZ: a second copy of a Dragon Ball isn't played)."""
    tell(
        card("Ember", EVENT, "POWER: You may reveal a Dragon Ball from your hand. If it is not "
             "already in play, use its immediate effects and place it at the bottom of your Life "
             "Deck."),
        steps=f"""
        play Ember
        yes
        expect your hand has {"" if twin else "no "}Ball
        expect your hand = 1
        """,
        you={"hand": ["Ember", "Ball"]},
        opponent={"play": ["Ball"] if twin else []},
    )  # fmt: skip


@pytest.mark.parametrize("there", [True, False])
def test_a_drill_that_shares_no_name_with_one_in_play(there: bool) -> None:
    tell(
        card("Slam", EVENT, "POWER: You may reveal a Drill from your hand that shares no name with "
             "a Drill in play. If you do, place it into play at the end of combat."),
        steps=f"""
        play Slam
        {"" if there else "yes"}
        opponent: pass
        pass
        expect your play has {"no " if there else ""}Idle Drill
        """,
        you={"hand": ["Slam", "Idle Drill"]},
        opponent={"play": ["Idle Drill" if there else "Other Drill"]},
    )  # fmt: skip


@pytest.mark.parametrize("kept", [True, False])
def test_a_drill_cannot_leave_play_even_when_the_mp_changes_levels(kept: bool) -> None:
    """Drills are discarded as their MP changes levels (TYP-5)."""
    ban = "That Drill cannot leave play this turn, even when your MP changes levels."
    tell(
        card("Hold", EVENT, f"POWER: Choose a Drill you control. {ban if kept else ''}".strip()),
        card("Fall", EVENT, "POWER: Lower your MP 1 level."),
        steps=f"""
        play Hold
        choose Idle Drill
        opponent: pass
        play Fall
        expect your play has {"" if kept else "no "}Idle Drill
        expect your play has no Other Drill
        """,
        you={"level": 2, "hand": ["Hold", "Fall"], "play": ["Idle Drill", "Other Drill"]},
    )  # fmt: skip


def test_cards_are_placed_on_both_ends_of_the_life_deck_that_was_looked_at() -> None:
    look = "POWER: Look at the top 2 cards of your opponent's Life Deck and place them on the top "
    assert canonical(f"{look}and/or bottom in any order.") == (
        f"{look}and/or bottom of your opponent's Life Deck in any order."
    )


@pytest.mark.parametrize("more", [True, False])
def test_another_critical_damage_effect(more: bool) -> None:
    lower = "choose Lower your opponent's anger 1"
    tell(
        card("Rising", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage. HIT: Use a critical "
             "damage effect. If your opponent's Banished Zone contains more cards than his discard "
             "pile, use another."),
        steps=f"""
        play Rising
        opponent: no defense
        {lower}
        {lower if more else ""}
        expect opponent anger = {1 if more else 2}
        """,
        you={"hand": ["Rising"]},
        opponent={"banished": ["Filler"] * more, "anger": 3},
    )  # fmt: skip


# ---------------------------------------------------------------------------- what players do


def test_a_card_is_played_to_have_each_player_destroy_a_card() -> None:
    text = (
        "(You may play this card as an action to have each player destroy the top card of his Life "
        "Deck.) [defense] Stops an energy attack."
    )
    assert canonical(text, ENERGY) == text
    tell(
        card("Guard", ENERGY, text.replace("You may play this card as an action to", "As an "
                                           "action, you may play this card to")),
        steps="""
        play Guard
        expect your life_deck = 29
        expect opponent life_deck = 29
        expect your discard = 2
        """,
        you={"hand": ["Guard"], "fill": 30},
    )  # fmt: skip


@pytest.mark.parametrize("both", [True, False])
@pytest.mark.parametrize("choice", ["anger", "cards"])
def test_he_chooses_what_he_does_or_you_do_and_in_a_case_both_are_done(
    both: bool, choice: str
) -> None:
    asked = "Lower your anger 2." if choice == "anger" else "Your opponent Rejuvenates 2."
    anger = 1 if both or choice == "anger" else 3
    cards = 0 if both or choice == "cards" else 2
    tell(
        card("Screen", EVENT, "POWER: Your opponent chooses one: lower his anger 2 levels or you "
             "Rejuvenate 2. If your opponent's MP is a higher level than your MP, do both."),
        steps=f"""
        play Screen
        {"" if both else f"opponent: choose {asked}"}
        expect opponent anger = {anger}
        expect your discard = {cards + 1}
        """,
        you={"hand": ["Screen"], "discard": ["Block", "Block"]},
        opponent={"level": 2 if both else 1, "anger": 3},
    )  # fmt: skip


@pytest.mark.parametrize(("n", "asked"), [(1, False), (2, True)])
@pytest.mark.parametrize("whose", ["your", "your opponent's"])
def test_the_other_player_draws_as_an_effect_raises_somebodys_anger(
    n: int, asked: bool, whose: str
) -> None:
    """Whoever's it is, and whoever's effect: the opponent of the player whose anger it is."""
    who = "opponent" if whose == "your" else "you"
    tell(
        card("Provoked", DRILL, "[constant] Whenever an effect raises a player's anger by 2 or more "
             "levels, his opponent may draw a card and then discard a card."),
        card("Rage", EVENT, f"POWER: Raise {whose} anger {n}."),
        steps=f"""
        play Rage
        {f"{who}: yes" if asked else ""}
        {f"{who}: choose Block" if asked else ""}
        expect {"your" if who == "you" else "opponent"} discard = {asked + (who == "you")}
        expect {"opponent" if who == "you" else "your"} discard = {int(who != "you")}
        """,
        you={"hand": ["Rage", "Block"], "play": ["Provoked"]},
        opponent={"hand": ["Block"]},
    )  # fmt: skip


def test_what_allies_of_another_player_do_for_who_controls_them() -> None:
    """Only those act at any stage of the MP and deal more; an own Ally waits (COM-6)."""
    blow = "POWER: [attack] Physical attack. DAMAGE: 1 stage."
    tell(
        card("Puppets", DRILL, "[constant] Allies you control but do not own may make actions "
             "regardless of your MP's power stage, and their attacks deal +2 life cards of damage."),
        card("Lure", EVENT, "POWER: Gain control of an Ally your opponent controls."),
        card("Thrall", ALLY, blow),
        card("Chum", ALLY, blow),
        steps="""
        play Lure
        opponent: pass
        expect no option use Chum
        use Thrall
        opponent: no defense
        expect opponent life_deck = 28
        """,
        you={"hand": ["Lure"], "play": ["Puppets", "Chum"], "stages": 9},
        opponent={"play": ["Thrall"], "fill": 30},
    )  # fmt: skip


# ---------------------------------------------------------------------------- what is attached

POSSESSION = card("Possession", EVENT, "POWER: Attach to an Ally your opponent controls or to your "
                  "opponent's MP. While attached to an Ally, you control that Ally. While attached "
                  "to an MP, that MP's attacks deal +1 life card of damage and his anger cannot be "
                  "lowered by his own effects. Banish this card when the attached personality deals "
                  "critical damage.")  # fmt: skip
THRALL = card("Thrall", ALLY, "POWER: [attack] Physical attack. DAMAGE: 1 life card.")


def test_what_is_attached_to_an_ally_where_it_may_be_to_an_mp() -> None:
    """It is controlled, and nothing of what is said of an MP is so."""
    tell(
        POSSESSION,
        THRALL,
        steps="""
        play Possession
        choose Thrall
        expect your play has Thrall
        opponent: pass
        use Thrall
        opponent: no defense
        expect opponent life_deck = 29
        """,
        you={"hand": ["Possession"], "stages": 0},
        opponent={"play": ["Thrall"], "fill": 30},
    )


def test_what_is_attached_to_an_mp_where_it_may_be_to_an_ally() -> None:
    """His anger isn't lowered by his own effect, he deals one more, and is rid of it (ATK-13)."""
    tell(
        POSSESSION,
        THRALL,
        card("Bolt", ENERGY, "[attack] Energy attack. DAMAGE: 4 life cards."),
        card("Cool", EVENT, "POWER: Lower your anger 1."),
        steps="""
        play Possession
        choose Hero - Level 1
        expect your play has no Thrall
        opponent: play Cool
        expect opponent anger = 2
        pass
        opponent: play Bolt
        no defense
        opponent: choose Lower your opponent's anger 1
        expect your life_deck = 25
        expect your banished has Possession
        """,
        you={"hand": ["Possession"], "fill": 30},
        opponent={"play": ["Thrall"], "hand": ["Cool", "Bolt"], "anger": 2, "fill": 30},
    )


@pytest.mark.parametrize("whom", ["Hero - Level 1", "Old Friend"])
@pytest.mark.parametrize(
    "said", ["a personality your opponent controls", "your opponent's MP or an Ally he controls"]
)
def test_a_card_is_attached_to_any_personality(whom: str, said: str) -> None:
    """To an MP as well (TYP-7)."""
    tell(
        card("Mark", EVENT, f"POWER: Attach to {said}."),
        steps=f"""
        play Mark
        choose {whom}
        expect log contains: Mark into play, attached to {whom}
        """,
        you={"hand": ["Mark"]},
        opponent={"play": ["Old Friend"]},
    )


# ---------------------------------------------------------------------------- damage in all


@pytest.mark.parametrize(("mine", "his", "draws"), [(4, 3, 0), (4, 4, 1), (8, 0, 1)])
def test_a_total_of_what_was_discarded_as_damage_by_both(mine: int, his: int, draws: int) -> None:
    tell(
        card("Bolt", ENERGY, f"[attack] Energy attack. DAMAGE: {mine} life cards. "),
        card("Ray", ENERGY, f"[attack] Energy attack. DAMAGE: {his} life cards."),
        card("Tally", EVENT, "POWER: If a total of 8 or more life cards were discarded as damage "
             "this combat, draw a card."),
        steps=f"""
        play Bolt
        opponent: no defense
        opponent: play Ray
        no defense
        play Tally
        expect your hand = {draws}
        """,
        you={"hand": ["Bolt", "Tally"]},
        opponent={"hand": ["Ray"]},
    )  # fmt: skip


@pytest.mark.parametrize(("his", "draws"), [(4, 0), (6, 1)])
def test_what_a_player_has_taken_is_what_one_of_them_took(his: int, draws: int) -> None:
    """And not what both of them took together."""
    tell(
        card("Bolt", ENERGY, "[attack] Energy attack. DAMAGE: 4 life cards."),
        card("Ray", ENERGY, f"[attack] Energy attack. DAMAGE: {his} life cards."),
        card("Tally", EVENT, "POWER: If a player has taken 6 or more life cards of damage this "
             "combat, draw a card."),
        steps=f"""
        play Bolt
        opponent: no defense
        opponent: play Ray
        no defense
        play Tally
        expect your hand = {draws}
        """,
        you={"hand": ["Bolt", "Tally"]},
        opponent={"hand": ["Ray"]},
    )  # fmt: skip


@pytest.mark.parametrize("who", ["Guard", "this Ally"])
def test_damage_that_is_redirected_to_an_ally_is_reduced(who: str) -> None:
    """What an effect makes it lose is not (ATK-6)."""
    tell(
        card("Guard", ALLY, f"[constant] Whenever damage is redirected to {who}, reduce it by 3 "
             "stages."),
        card("Rush", PHYSICAL, "[attack] Physical attack. Your opponent's Allies lose 4 stages. "
             "DAMAGE: 4 stages."),
        steps="""
        opponent: play Rush
        no defense
        choose Guard
        expect stages of Guard = 5
        """,
        you={"play": [{"card": "Guard", "stages": 10}], "stages": 5},
        opponent={"hand": ["Rush"]},
        start={"turn": "opponent", "action": "opponent"},
    )  # fmt: skip


@pytest.mark.parametrize("by", ["damage", "effect"])
def test_stages_of_damage_that_an_ally_loses_are_waited_for(by: str) -> None:
    deals = "DAMAGE: 4 stages." if by == "damage" else "Your opponent's Allies lose 4 stages."
    tell(
        card("Guard", ALLY, "[constant] Whenever this Ally loses stages of damage from an attack, "
             "draw a card."),
        card("Rush", PHYSICAL, f"[attack] Physical attack. {deals}"),
        steps=f"""
        opponent: play Rush
        no defense
        {"choose Guard" if by == "damage" else ""}
        expect stages of Guard = 6
        expect your hand = {int(by == "damage")}
        """,
        you={"play": [{"card": "Guard", "stages": 10}], "stages": 5},
        opponent={"hand": ["Rush"]},
        start={"turn": "opponent", "action": "opponent"},
    )  # fmt: skip


@pytest.mark.parametrize(("amount", "gains"), [(3, 0), (4, 1)])
def test_who_gains_after_an_attack_deals_so_much_to_any_personality(
    amount: int, gains: int
) -> None:
    tell(
        card("Collector", DRILL, "[constant] After an attack deals 4 or more stages of damage to "
             "any personality, your MP gains 1 stage."),
        card("Jab", PHYSICAL, f"[attack] Physical attack. DAMAGE: {amount} stages."),
        steps=f"""
        play Jab
        opponent: no defense
        opponent: choose Old Friend
        expect you stages = {5 + gains}
        """,
        you={"hand": ["Jab"], "play": ["Collector"], "stages": 5},
        opponent={"play": [{"card": "Old Friend", "stages": 10}]},
    )  # fmt: skip


@pytest.mark.parametrize("own", [True, False])
def test_a_banished_drill_that_one_owns_is_placed_into_play(own: bool) -> None:
    """Who owns none of those has none to place (ZON-2)."""
    tell(
        card("Flare", EVENT, "POWER: Banish a Drill. You may place one Drill banished this way that "
             "you own into play."),
        steps=f"""
        play Flare
        {"yes" if own else ""}
        expect your play has {"" if own else "no "}Idle Drill
        expect opponent play has no Idle Drill
        """,
        you={"hand": ["Flare"], "play": ["Idle Drill"] * own},
        opponent={"play": ["Idle Drill"] * (not own)},
    )  # fmt: skip


@pytest.mark.parametrize("villain", [True, False])
def test_what_is_asked_first_is_asked_before_it_is_waited_for(villain: bool) -> None:
    """In a Hero's hand nothing is waited for, which has one reading."""
    tell(
        card("Lash", EVENT, f"POWER: If your MP is a {'Hero' if villain else 'Villain'}, your "
             "opponent's MP loses 2 stages each time he stops an attack this combat."),
        steps=f"""
        play Lash
        opponent: pass
        play Filler
        opponent: play Block
        expect opponent stages = {7 if villain else 9}
        """,
        you={"hand": ["Lash", "Filler"]},
        opponent={"hand": ["Block"], "stages": 9},
    )  # fmt: skip


@pytest.mark.parametrize("stages", [1, 2])
def test_a_defense_against_this_attack_is_paid_for(stages: int) -> None:
    tell(
        card("Tail", PHYSICAL, "[attack] Physical attack. Your opponent must pay 2 stages to play a "
             "[defense] card against this attack. DAMAGE: 1 stage."),
        steps=f"""
        play Tail
        {"opponent: play Block" if stages == 2 else "expect no option play Block"}
        expect opponent stages = 0
        """,
        you={"hand": ["Tail"]},
        opponent={"hand": ["Block"], "stages": stages},
    )  # fmt: skip


# ---------------------------------------------------------------------------- of the last card

OTHER_BLOCK = card("Wall", ENERGY, "[defense] Stops a physical attack.")


@pytest.mark.parametrize(
    ("said", "last"),
    [
        ("the last card your opponent played", "Wall"),
        ("the card that stopped your last attack", "Wall"),
        ("the last card your opponent played", "Cold Block"),
        ("the card that stopped your last attack", "Cold Block"),
    ],
)
@pytest.mark.parametrize("same", [True, False])
def test_a_card_of_the_type_of_the_last_one_stops_nothing(said: str, last: str, same: bool) -> None:
    """The last one of all, before the attack itself (EFF-4)."""
    first = "Block" if last == "Wall" else "Mirror"
    answer = {"Wall": ("Screen", "Lasting Block"), "Cold Block": ("Lasting Block", "Screen")}
    tell(
        card("Chance", PHYSICAL, "[attack] Physical attack. This attack cannot be stopped by a card "
             f"with the same card type as {said}. DAMAGE: 1 stage."),
        OTHER_BLOCK,
        card("Mirror", ENERGY, "[defense] Stops a physical attack."),
        card("Screen", ENERGY, "[defense] Stops a physical attack."),
        steps=f"""
        play Spare Kick
        opponent: play {first}
        opponent: pass
        play Filler
        opponent: play {last}
        opponent: pass
        play Chance
        opponent: play {answer[last][0 if same else 1]}
        expect opponent stages = {4 if same else 5}
        """,
        you={"hand": ["Chance", "Spare Kick", "Filler"]},
        opponent={
            "hand": ["Block", "Wall", "Mirror", "Screen", "Cold Block", "Lasting Block"],
            "stages": 5,
        },
    )  # fmt: skip


# ---------------------------------------------------------------------------- one use in a time


@pytest.mark.parametrize(
    "note",
    [
        "You may only use one copy of this card per turn.",
        'You may only use one "Rig" per turn.',
        "You may only use one Rig per combat.",
        "Limit 1 per turn.",
    ],
)
@pytest.mark.parametrize(
    ("kind", "zone", "verb"), [(SETUP, "play", "use"), (EVENT, "hand", "play")]
)
def test_one_copy_is_used_in_a_time(note: str, kind: CardType, zone: str, verb: str) -> None:
    """Two Setups may have been played on earlier turns: one of them is used (TYP-6)."""
    tell(
        card("Rig", kind, f"({note}) POWER: Draw a card."),
        steps=f"""
        {verb} Rig
        opponent: pass
        expect no option {verb} Rig
        """,
        you={zone: ["Rig", "Rig"]},
    )


@pytest.mark.parametrize("apart", [True, False])
def test_how_far_the_levels_of_both_mps_are_apart(apart: bool) -> None:
    """Level 3 and level 1: three levels of anger. Of one level the next attack is unpreventable."""
    tell(
        card("Lust", EVENT, "POWER: If your MP and your opponent's MP are at different levels, "
             "raise your anger X levels. X = the difference in their levels +1. If they are the "
             "same level, your next attack this combat cannot have its damage prevented."),
        card("Save", ENERGY, "[defense] Prevent all damage from a physical attack."),
        steps=f"""
        play Lust
        opponent: pass
        expect you anger = {3 if apart else 0}
        play Filler
        opponent: play Save
        expect opponent stages = {5 if apart else 3}
        """,
        you={"hand": ["Lust", "Filler"], "level": 1},
        opponent={"hand": ["Save"], "level": 3 if apart else 1, "stages": 5},
    )  # fmt: skip
