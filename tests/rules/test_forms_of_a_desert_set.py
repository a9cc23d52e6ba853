"""Forms that a set of deserts and tournaments has: each is read, and played."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Style
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, KICK, PHYSICAL, SETUP, card
from tests.rules.staged import canonical, tell

BEAM = card("Beam", ENERGY, "[attack] Energy attack. DAMAGE: 2 life cards.")
JAB = card("Jab", PHYSICAL, "[attack] Physical attack. DAMAGE: 5 stages.")
FREE = card("Free", EVENT, "POWER: Draw a card.", style=Style.FREESTYLE)
RED = card("Red", EVENT, "POWER: Draw a card.", style=Style.RED)
RED_DRILL = card("Red Drill", DRILL, "POWER: Draw a card.", style=Style.RED)
THEIRS = {"action": "opponent"}


# ------------------------------------------------------------------ what comes about

WIND = card(
    "Wind", EVENT, "[instant] POWER: Use after your MP's power level becomes 0 during combat. Gain 6 stages."
)  # fmt: skip


def test_it_comes_about_during_combat() -> None:
    tell(
        WIND,
        JAB,
        you={"hand": ["Wind"], "stages": 5},
        opponent={"hand": ["Jab"]},
        start=THEIRS,
        steps="opponent: play Jab\nno defense\nyes\nexpect your.stages = 6",
    )


def test_it_does_not_come_about_as_combat_is_entered() -> None:
    text = "[instant] POWER: Use when entering combat. Your opponent's MP loses 5 stages."
    tell(
        WIND,
        card("Loss", SETUP, text),
        you={"hand": ["Wind"], "stages": 5},
        opponent={"play": ["Loss"]},
        start={"turn": "opponent", "phase": "planning"},
        steps="opponent: declare combat\nyes\nexpect your.stages = 0\nexpect asked never: Wind",
    )


@pytest.mark.parametrize(
    ("waits", "deed", "mine"),
    [
        ("your MP's power level becomes 0 during combat", "Raise your opponent's anger 1", {}),
        ("your anger becomes 2", "Your opponent's MP loses 1 stage", {"anger": 2}),
    ],
)
@pytest.mark.parametrize("drawn", [True, False])
def test_what_is_so_as_a_card_comes_to_hand_does_not_come_about(
    waits: str, deed: str, mine: dict[str, int], drawn: bool
) -> None:
    """Nor as something else changes, while it is so all the time (EFF-2)."""
    at = {"stages": 0, **mine} if not mine else {"stages": 3, **mine}
    tell(
        card("Late", EVENT, f"[instant] POWER: Use when {waits}. Gain 6 stages."),
        card("Draw", EVENT, "POWER: Draw a card."),
        card("Deed", EVENT, f"POWER: {deed}."),
        you={"hand": ["Draw"] if drawn else ["Draw", "Late"], "life_deck": ["Late"], **at},
        opponent={"hand": ["Deed"]},
        steps="play Draw\nopponent: play Deed\npass\nexpect your hand has Late\n"
        "expect asked never: Late",
    )


# ------------------------------------------------------------------ instead of damage

_FIRST = "The first Freestyle card you discard as damage each combat"
_UNDER = "at the bottom of your Life Deck instead"


@pytest.mark.parametrize(
    "said",
    [
        f"{_FIRST} is placed {_UNDER}.",
        f"The first time you discard a Freestyle card as damage each combat, place it {_UNDER}.",
        f"The first time each combat you would discard a Freestyle card as you take damage, place "
        f"it {_UNDER}.",
    ],
)
def test_the_first_card_of_damage_goes_elsewhere(said: str) -> None:
    """Another card is discarded, as where a card's own text has it go there (ATK-9, EFF-5)."""
    tell(
        card("Keep", DRILL, f"[constant] {said}"),
        BEAM,
        FREE,
        RED,
        you={"play": ["Keep"], "life_deck": ["Red", "Free", "Free", "Free", "Free", "Red"],
             "fill": 0},
        opponent={"hand": ["Beam", "Beam"]},
        start=THEIRS,
        steps="""opponent: play Beam
            no defense
            expect your life_deck bottom = Free
            expect your discard has 1 Red
            expect your discard has 1 Free
            pass
            opponent: play Beam
            no defense
            expect your discard has 3 Free
            expect your life_deck = 2""",
    )  # fmt: skip


def test_what_says_nothing_of_damage_leaves_it_alone() -> None:
    tell(
        card("Keep", DRILL, "[constant] Whenever you would discard a card, banish it instead."),
        BEAM,
        you={"play": ["Keep"]},
        opponent={"hand": ["Beam"]},
        start=THEIRS,
        steps="opponent: play Beam\nno defense\nexpect your discard = 2\nexpect your banished = 0",
    )


def test_damage_that_never_discards_a_card_ends_the_game() -> None:
    tell(
        card("Keep", DRILL, "[constant] Whenever you would discard a card as you take damage, "
             f"place it {_UNDER}."),
        BEAM,
        you={"play": ["Keep"]},
        opponent={"hand": ["Beam"]},
        start=THEIRS,
        steps="opponent: play Beam\nno defense\nexpect winner = opponent by survival",
    )  # fmt: skip


@pytest.mark.parametrize("play", [[], ["Idle Drill"]])
def test_a_card_is_discarded_as_damage_while_something_is_so(play: list[str]) -> None:
    tell(
        card("Burst", ENERGY, "(If this card is discarded as damage while you control no Drills, "
             "search your Life Deck for a Styled Drill and place it into play at the end of "
             "combat.) [attack] Energy attack. DAMAGE: 3 life cards."),
        BEAM,
        RED_DRILL,
        you={"play": play, "life_deck": ["Burst", "Filler", "Filler", "Red Drill"]},
        opponent={"hand": ["Beam"]},
        start=THEIRS,
        steps=f"""opponent: play Beam
            no defense
            {'' if play else 'choose Red Drill'}
            expect your play has no Red Drill
            pass
            pass
            expect your play = 1""",
    )  # fmt: skip


# ------------------------------------------------------------------ an attack's damage


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("You may choose for the damage from this attack to be banished.",
         "You may have life card damage from this attack banished."),
        ("You may choose for this attack to have its damage banished.",
         "You may have life card damage from this attack banished."),
        ("This attack's damage becomes 5 life cards.",
         "This attack's base damage is 5 life cards instead."),
    ],
)  # fmt: skip
def test_what_is_said_of_its_damage(said: str, meant: str) -> None:
    text = "[attack] Energy attack. {} DAMAGE: 3 life cards."
    assert canonical(text.format(said), ENERGY) == canonical(text.format(meant), ENERGY)
    assert meant in canonical(text.format(said), ENERGY)


@pytest.mark.parametrize(
    ("answers", "banished", "discard"),
    [("yes\nopponent: no defense\nopponent: no", 3, 0), ("no\nopponent: no defense", 0, 3)],
)
def test_its_damage_is_banished_or_not_prevented(answers: str, banished: int, discard: int) -> None:
    tell(
        card("Blast", ENERGY, "[attack] Energy attack. You may choose for the damage from this "
             "attack to be banished. If you do not, damage from this attack cannot be prevented. "
             "DAMAGE: 3 life cards."),
        card("Tough", PHYSICAL, KICK, endurance=2),
        you={"hand": ["Blast"]},
        opponent={"life_deck": ["Tough"]},
        steps=f"play Blast\n{answers}\nexpect opponent banished = {banished}\n"
        f"expect opponent discard = {discard}",
    )  # fmt: skip


def test_the_damage_of_an_attack_is_changed_for_good() -> None:
    tell(
        card("Calm", DRILL, "[instant] POWER: Use when your opponent performs an energy attack. "
             "The damage of that attack is changed to 3 life cards and cannot be modified."),
        card("Big", ENERGY, "[attack] Energy attack. This attack deals +2 life cards of damage. "
             "DAMAGE: 5 stages +1 life card."),
        card("Boost", DRILL, "[constant] Your attacks deal +2 life cards of damage."),
        you={"play": ["Calm"], "stages": 5},
        opponent={"hand": ["Big"], "play": ["Boost"]},
        start=THEIRS,
        steps="opponent: play Big\nyes\nno defense\nexpect your discard = 3\nexpect your.stages = 5",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("answer", "discard", "found"),
    [
        ("yes", ["Idle Drill", "Other Drill"], ["Other Drill"]),
        ("yes", ["Idle Drill"], []),
        ("no", ["Other Drill"], ["Idle Drill", "Other Drill"]),
    ],
)
def test_a_title_other_than_that_of_the_destroyed_drill(
    answer: str, discard: list[str], found: list[str]
) -> None:
    tell(
        card("Elbow", PHYSICAL, "[attack] Physical attack. You may destroy a Drill you control. If "
             "you do, this attack deals +3 stages of damage. DAMAGE: 1 stage. HIT: Search your "
             "discard pile for a Drill with a different name than the destroyed Drill and place it "
             "into play."),
        you={"hand": ["Elbow"], "play": ["Idle Drill"], "discard": discard},
        steps=f"play Elbow\n{answer}\nopponent: no defense\nexpect your play = {len(found)}\n"
        + "\n".join(f"expect your play has {each}" for each in found),
    )  # fmt: skip


# ------------------------------------------------------------------ where it isn't done


def test_on_top_instead_of_at_the_bottom() -> None:
    tell(
        card("Lime", DRILL, "[constant] Whenever you Rejuvenate a non-Styled card, you may place "
             "it on top of your Life Deck instead of at the bottom."),
        card("Rest", EVENT, "POWER: Rejuvenate 2."),
        RED,
        you={"play": ["Lime"], "hand": ["Rest"], "discard": ["Red", "Rest"]},
        steps="""play Rest
            yes
            expect your life_deck top = Rest
            expect your life_deck bottom = Red
            expect asked once: Lime""",
    )  # fmt: skip


def test_the_bottom_instead_of_the_top() -> None:
    said = "POWER: Draw a card from the bottom of your Life Deck instead of the top."
    assert canonical(said) == "POWER: Draw the bottom card of your Life Deck."


# ------------------------------------------------------------------ personalities


def test_all_personalities_but_one_lose_stages_and_some_are_counted() -> None:
    tell(
        card("Scatter", EVENT, "POWER: All personalities other than your MP lose 2 stages. Gain 1 "
             "stage for each Ally whose power level is 0."),
        card("Helper", ALLY, "POWER: Draw a card."),
        you={"hand": ["Scatter"], "stages": 3},
        opponent={"stages": 5, "play": [{"card": "Old Friend", "stages": 2},
                                        {"card": "Helper", "stages": 3}]},
        steps="""play Scatter
            expect your.stages = 4
            expect opponent.stages = 3""",
    )  # fmt: skip


def test_all_of_a_players_personalities_but_his_mp() -> None:
    said = "POWER: Each of your personalities other than your MP gains 2 stages."
    assert canonical(said) == "POWER: Each of your Allies gains 2 stages."


@pytest.mark.parametrize("said", ["Only one copy of Grab can be attached to a personality.",
                                  "Only one copy of this card can be attached to each MP."])  # fmt: skip
def test_one_copy_is_attached_to_each(said: str) -> None:
    tell(
        card("Grab", PHYSICAL, f"({said}) [attack] Physical attack. Attach to your opponent's MP. "
             "DAMAGE: 1 stage."),
        you={"hand": ["Grab", "Grab"]},
        opponent={"hand": ["Grab"]},
        steps="""play Grab
            opponent: no defense
            opponent: pass
            play Grab
            opponent: no defense
            expect your play = 1
            expect your discard has Grab
            opponent: play Grab
            no defense
            expect opponent play has Grab""",
    )  # fmt: skip


def test_all_remaining_stages_are_paid() -> None:
    tell(
        card("Final", ENERGY, "[attack] Energy attack. Your MP pays all of its remaining stages. "
             "DAMAGE: 1 +X life cards. X = the number of stages paid, to a maximum of 9."),
        you={"hand": ["Final"], "stages": 4},
        steps="play Final\nopponent: no defense\nexpect your.stages = 0\n"
        "expect opponent discard = 5",
    )  # fmt: skip


# ------------------------------------------------------------------ comparisons


@pytest.mark.parametrize(("mine", "his", "back"), [(0, 5, 1), (7, 5, 1), (3, 5, 0)])
def test_one_measure_is_asked_twice(mine: int, his: int, back: int) -> None:
    tell(
        card("Parry", ENERGY, "[defense] Stops an energy attack. If your MP's power level is 0 or "
             "is higher than the attacking personality's power level, Rejuvenate 1."),
        BEAM,
        you={"hand": ["Parry"], "stages": mine, "discard": ["Filler"]},
        opponent={"hand": ["Beam"], "stages": his},
        start=THEIRS,
        steps=f"opponent: play Beam\nplay Parry\nexpect your discard = {2 - back}",
    )  # fmt: skip


@pytest.mark.parametrize("asks", ["your opponent Rejuvenated less cards than you did",
    "the number of cards you Rejuvenated is higher than the number of cards your opponent "
    "Rejuvenated"])  # fmt: skip
@pytest.mark.parametrize(("mine", "his", "anger"), [(3, 1, 2), (3, 2, 0), (1, 2, 0)])
def test_who_has_rejuvenated_less(mine: int, his: int, anger: int, asks: str) -> None:
    """Both are asked for their own, and not what was Rejuvenated at all with itself."""
    tell(
        card("Rest", EVENT, f"POWER: Each player Rejuvenates 2. If {asks}, raise your anger 2."),
        you={"hand": ["Rest"], "discard": ["Filler"] * mine},
        opponent={"discard": ["Filler"] * his},
        steps=f"play Rest\nexpect your.anger = {anger}",
    )  # fmt: skip


# ------------------------------------------------------------------ what a HIT looks back at


@pytest.mark.parametrize("first", ["", "Draw a card. "])
@pytest.mark.parametrize(
    "said", ["with this attack", "by this attack", "with this attack's immediate effect"]
)
def test_a_hit_asks_what_its_attack_has_done(first: str, said: str) -> None:
    done = "a card was banished" if said.startswith("by") else "you banished a card"
    tell(
        card("Crush", PHYSICAL, f"[attack] Physical attack. Banish a Drill. DAMAGE: 1 stage. "
             f"HIT: {first}If {done} {said}, raise your anger 2."),
        you={"hand": ["Crush"]},
        opponent={"play": ["Idle Drill"]},
        steps="play Crush\nopponent: no defense\nexpect your.anger = 2",
    )  # fmt: skip


@pytest.mark.parametrize(("more", "gone", "left"), [(2, 2, 4), (0, 0, 1)])
def test_all_other_copies_of_what_is_chosen(more: int, gone: int, left: int) -> None:
    tell(
        card("Crush", PHYSICAL, "[attack] Physical attack. Choose a card in your opponent's "
             "discard pile and banish all other copies of that card from his discard pile. "
             "DAMAGE: 1 stage. HIT: Place the chosen card on top of your opponent's Life Deck. If "
             "you banished a card with this attack's immediate effect, destroy the top 3 cards of "
             "your opponent's Life Deck."),
        you={"hand": ["Crush"], "discard": ["Spare Kick"]},
        opponent={"discard": ["Spare Kick", "Block"] + ["Spare Kick"] * more, "stages": 10},
        steps=f"""play Crush
            choose Spare Kick
            opponent: no defense
            expect opponent banished = {gone}
            expect opponent discard = {left}
            expect your discard has Spare Kick""",
    )  # fmt: skip


# ------------------------------------------------------------------ choices


def test_this_card_is_attached_to_what_is_chosen() -> None:
    tell(
        card("Curse", SETUP, "POWER: Choose a Drill, Setup, or Ally in play and attach this card "
             "to it. While attached, that card loses all effects and cannot be destroyed. Banish "
             "this card when your MP is lowered a personality level or when your opponent deals "
             "critical damage."),
        card("Boost", DRILL, "[constant] Your attacks deal +3 stages of damage."),
        card("Smash", EVENT, "POWER: Destroy a Drill."),
        card("Down", EVENT, "POWER: Lower your opponent's MP 1 level."),
        card("Slap", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage."),
        you={"play": ["Curse"], "stages": 10, "level": 2},
        opponent={"hand": ["Smash", "Slap", "Down"], "play": ["Boost"]},
        steps="""use Curse
            choose Boost
            expect Curse is attached to Boost
            opponent: play Slap
            no defense
            expect your.stages = 9
            pass
            opponent: play Smash
            expect opponent play has Boost
            pass
            opponent: play Down
            expect your banished has Curse""",
    )  # fmt: skip


BARGAIN = card(
    "Bargain",
    SETUP,
    "POWER: Your opponent chooses one of the following: lower his anger 3 levels, or you may use a "
    "critical damage effect and draw a card.",
)


def test_he_does_one_thing_or_you_may_do_another() -> None:
    tell(
        BARGAIN,
        you={"play": ["Bargain"]},
        opponent={"anger": 4},
        steps="use Bargain\nopponent: yes\nexpect opponent.anger = 1\nexpect your hand = 0",
    )
    tell(
        BARGAIN,
        you={"play": ["Bargain"]},
        opponent={"anger": 4},
        steps="use Bargain\nopponent: no\nyes\nexpect opponent.anger = 4\n"
        "expect asked critical damage",
    )


def test_he_discards_a_card_or_his_mp_loses_stages() -> None:
    jab = card("Slap", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage. HIT: Your opponent "
               "discards a card from his hand or his MP loses 4 stages.")  # fmt: skip
    tell(
        jab,
        you={"hand": ["Slap"]},
        opponent={"hand": ["Ball"], "stages": 9},
        steps="play Slap\nopponent: no defense\nexpect asked opponent\nexpect options = 2",
    )
    tell(
        jab,
        you={"hand": ["Slap", "Filler"]},
        opponent={"stages": 9},
        steps="play Slap\nopponent: no defense\nexpect opponent.stages = 4\nexpect your hand = 1",
    )


# ------------------------------------------------------------------ times and players


def test_at_the_start_of_each_of_his_turns() -> None:
    text = (
        "[attack] Energy attack. Attach to a Drill your opponent controls. While attached, your "
        "opponent destroys the top card of his Life Deck at the start of each of his turns. "
        "DAMAGE: 3 life cards."
    )
    tell(
        card("Orb", ENERGY, text),
        you={"hand": ["Orb"]},
        opponent={"play": ["Idle Drill"]},
        steps="play Orb\nopponent: no defense\nopponent: pass\nuntil turn ends\n"
        "expect opponent discard = 4",
    )


def test_while_it_is_in_play_and_something_is_so() -> None:
    tell(
        card("Wizard", ALLY, "(If your MP is Hero, your MP's anger cannot be lowered below 1 while "
             "this card is in play.) [constant] Your attacks deal +1 stage of damage."),
        card("Calm", EVENT, "POWER: Lower your opponent's anger 3."),
        you={"play": ["Wizard"], "anger": 2},
        opponent={"hand": ["Calm"]},
        start=THEIRS,
        steps="opponent: play Calm\nexpect your.anger = 1",
    )  # fmt: skip


@pytest.mark.parametrize(("style", "gone"), [(Style.FREESTYLE, 1), (Style.RED, 0)])
def test_what_stopped_it_is_banished_after_use(style: Style, gone: int) -> None:
    tell(
        card("Spiral", ENERGY, "[attack] Energy attack. If this attack is stopped by a non-Styled "
             "card, that card is banished after use and you may draw a card. DAMAGE: 1 life card."),
        card("Parry", EVENT, "[defense] Stops an energy attack.", style=style),
        you={"hand": ["Spiral"]},
        opponent={"hand": ["Parry"]},
        steps=f"""play Spiral
            opponent: play Parry
            {"yes" if gone else ""}
            expect opponent banished = {gone}
            expect your hand = {gone}""",
    )  # fmt: skip


def test_the_first_attack_of_each_player() -> None:
    tell(
        card("Rules", SETUP, "[instant] POWER: Use when entering combat. The first attack each "
             "player performs this combat cannot be stopped by Events nor deal more than 6 life "
             "cards of damage."),
        card("Wall", EVENT, "[defense] Stops a physical or energy attack."),
        card("Big", ENERGY, "[attack] Energy attack. DAMAGE: 8 life cards."),
        you={"hand": ["Big", "Big"], "play": ["Rules"]},
        opponent={"hand": ["Wall"]},
        start={"phase": "planning"},
        steps="""declare combat
            yes
            play Big
            opponent: play Wall
            expect opponent discard = 7
            no
            opponent: pass
            play Big
            opponent: no defense
            expect opponent discard = 15""",
    )  # fmt: skip


def test_the_only_card_in_hand() -> None:
    shot = card("Shot", ENERGY, "(Use only if this is the only card in your hand.) [attack] Energy "
                "attack. DAMAGE: 4 life cards.")  # fmt: skip
    tell(shot, you={"hand": ["Shot", "Filler"]}, steps="expect no option play Shot")
    tell(shot, you={"hand": ["Shot"]}, steps="expect option play Shot")


def test_a_player_who_performed_no_attacks() -> None:
    tell(
        card("Sense", DRILL, "[constant] At the end of combat, a player who performed no attacks "
             "this combat may look at the top 3 cards of his Life Deck and place them back in any "
             "order."),
        card("Slap", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage."),
        you={"play": ["Sense"], "hand": ["Slap"]},
        steps="""play Slap
            opponent: no defense
            opponent: pass
            pass
            opponent: no
            expect asked you never: Sense
            expect asked opponent once: Sense""",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("where", "anger"), [(" for AT damage", 0), ("", 1)], ids=["for AT", "for all"]
)
def test_a_power_level_is_that_of_whoever_defends(where: str, anger: int) -> None:
    """Of the attack that goes on; for AT damage alone nothing else sees it so (ATK-5)."""
    tell(
        card("Focus", DRILL, "[constant] Your MP's power level is considered to be equal to the "
             f"defending personality's power level{where}."),
        card("Rush", PHYSICAL, "[attack] Physical attack. If your MP's power level is higher than "
             "9000, raise your anger 1. DAMAGE: AT stages."),
        you={"play": ["Focus"], "hand": ["Rush"], "stages": 1},
        opponent={"stages": 10},
        steps="play Rush\nopponent: no defense\nexpect opponent.stages = 9\n"
        f"expect your.anger = {anger}",
    )  # fmt: skip


# ------------------------------------------------------------------ copies of one card

SENSE = card(
    "Sense",
    DRILL,
    "[constant] Each player cannot play more than one copy of the same card each combat.",
)


def test_one_copy_of_each_card_is_played() -> None:
    tell(
        SENSE,
        card("Rage", EVENT, "POWER: Raise your anger 1."),
        card("Rest", EVENT, "POWER: Gain 1 stage."),
        card("Slap", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage."),
        card("Wall", EVENT, "[defense] Stops a physical attack."),
        you={"play": ["Sense"], "hand": ["Rage", "Rage", "Rest", "Slap", "Spare Kick"]},
        opponent={"hand": ["Rage", "Wall", "Wall"]},
        steps="""play Rage
            opponent: play Rage
            expect no option play Rage
            play Slap
            opponent: play Wall
            opponent: pass
            play Spare Kick
            expect opponent.stages = 3
            expect opponent hand has Wall
            opponent: pass
            expect option play Rest""",
    )


def test_what_is_limited_in_each_combat_is_not_limited_before_the_next() -> None:
    tell(
        card("Sense", DRILL, "[constant] Players cannot play more than 1 Drill each combat."),
        you={"play": ["Sense"]},
        opponent={"life_deck": ["Idle Drill", "Other Drill", "Filler"]},
        steps="""pass
            opponent: pass
            opponent: play Idle Drill
            opponent: play Other Drill
            expect opponent play = 2""",
    )


def test_a_power_uses_that_of_another_drill_whether_it_was_used_or_not() -> None:
    """But for those of a title; it is used as an [instant] one, in its player's action (COM-3)."""
    tell(
        card("Circuit", DRILL, "(You may not use this Power to use the Power of another Circuit.) "
             "[instant] POWER: Use during your action. Destroy this Drill to use the Power of "
             "another Drill you control, even if that Power has already been used this combat."),
        you={"play": ["Circuit", "Idle Drill"], "hand": ["Spare Kick"]},
        steps="""use Idle Drill
            opponent: pass
            use Circuit
            expect your.anger = 2
            expect your discard has Circuit
            play Spare Kick
            expect opponent.stages = 3""",
    )  # fmt: skip
    tell(
        card("Circuit", DRILL, "(You may not use this Power to use the Power of another Circuit.) "
             "[instant] POWER: Use during your action. Destroy this Drill to use the Power of "
             "another Drill you control.", style=Style.RED),
        you={"play": ["Circuit", "Circuit", "Idle Drill"]},
        steps="use Circuit\nexpect your.anger = 1\nexpect your play = 2",
    )  # fmt: skip
