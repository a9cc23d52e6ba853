"""Known things in frames of their own: stopped no longer, powered up by others, of one Trait."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, PHYSICAL, SETUP, card
from tests.rules.staged import canonical, tell

JAB = card("Jab", PHYSICAL, "[attack] Physical attack. DAMAGE: 3 stages. HIT: Draw a card.")
BEAM = card("Beam", ENERGY, "[attack] Energy attack. DAMAGE: 3 stages.")


# ---------------------------------------------------------------------------- stopped no longer


@pytest.mark.parametrize("then", ["that attack is no longer stopped", "that attack is not stopped"])
@pytest.mark.parametrize(("answer", "stages", "hand"), [("yes", 2, 1), ("no", 5, 1)])
def test_an_attack_that_was_stopped_goes_through_after_all(
    then: str, answer: str, stages: int, hand: int
) -> None:
    tell(
        card("Rule", DRILL,
             "[constant] Whenever your opponent stops your attack, you may discard a card from "
             f"your hand. If you do, {then}."),
        JAB,
        steps=f"""
            play Jab
            opponent: play Block
            {answer}
            expect opponent.stages = {stages}
            expect your hand = {hand}
            expect opponent hand = 0
        """,
        you={"play": ["Rule"], "hand": ["Jab", "Spare Kick"]},
        opponent={"hand": ["Block"], "stages": 5},
    )  # fmt: skip


def test_its_own_text_may_say_so() -> None:
    tell(
        card("Stubborn", PHYSICAL,
             "[attack] Physical attack. If your opponent stops this attack with a Styled card, "
             "this attack is no longer stopped. DAMAGE: 3 stages."),
        steps="""
            play Stubborn
            opponent: play Block
            expect opponent.stages = 5
        """,
        you={"hand": ["Stubborn"]},
        opponent={"hand": ["Block"], "stages": 5},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("[attack] Physical attack. This attack is no longer stopped. DAMAGE: 3 stages.", PHYSICAL),
        ("[constant] Your attacks are no longer stopped.", DRILL),
        ("[defense] Your opponent's attack is no longer stopped.", EVENT),
    ],
)
def test_what_is_not_stopped_yet_is_not_stopped_no_longer(text: str, kind: object) -> None:
    assert compile_text(card("Rule", kind, ""), text).failures  # type: ignore[arg-type]


# ---------------------------------------------------------------------------- powered up


def test_each_player_powers_up_or_may() -> None:
    for text, answers, mine, his in (
        ("Each player powers up his MP.", "", 6, 6),
        ("Both players power up.", "", 6, 6),
        ("Your opponent may power up.", "opponent: yes", 5, 6),
        ("Your opponent may power up his MP.", "opponent: no", 5, 5),
    ):
        tell(
            card("Charge", EVENT, f"POWER: {text}"),
            steps=f"""
                play Charge
                {answers}
                expect your stages = {mine}
                expect opponent stages = {his}
            """,
            you={"hand": ["Charge"], "stages": 5},
            opponent={"stages": 5},
        )


# ---------------------------------------------------------------------------- one kind of attack


@pytest.mark.parametrize(
    "text",
    [
        "Choose physical or energy. Those attacks deal +1 stage of damage this combat.",
        "Choose physical or energy attacks. The chosen attacks deal +1 stage of damage this combat.",
        "Choose a type of attack. Attacks of that kind deal +1 stage of damage this combat.",
    ],
)
def test_a_kind_of_attack_is_chosen_and_gone_on_about(text: str) -> None:
    tell(
        card("Pick", EVENT, f"POWER: {text}"),
        JAB,
        BEAM,
        steps="""
            play Pick
            energy
            opponent: pass
            play Jab
            opponent: no defense
            expect opponent.stages = 7
            opponent: pass
            play Beam
            opponent: no defense
            expect opponent.stages = 3
        """,
        you={"hand": ["Pick", "Jab", "Beam"]},
        opponent={"stages": 10},
    )


# ---------------------------------------------------------------------------- Traits


def test_allies_share_a_trait_with_ones_mp() -> None:
    tell(
        card("Kin", EVENT, "POWER: All Allies that share a Trait with your MP gain 3 stages."),
        card("Law", DRILL, "[constant] Your MP is considered to be a Saiyan."),
        card("Raditz", ALLY, "POWER: Draw a card.", level=1),
        card("Dende", ALLY, "POWER: Draw a card.", level=1),
        steps="""
            play Kin
            expect event StagesChanged after=4
            expect no event StagesChanged after=3
        """,
        you={
            "hand": ["Kin"],
            "play": ["Law", {"card": "Raditz", "stages": 1}, {"card": "Dende", "stages": 0}],
        },
    )


def test_of_one_trait_it_is_said_of_personalities() -> None:
    said = canonical(
        "POWER: Search your Life Deck for an Ally that shares a Trait with your MP and place it "
        "into play.")  # fmt: skip
    assert "an Ally with the same Trait as your MP" in said
    assert compile_text(
        card("Rule", EVENT, ""), "POWER: Destroy a Drill with the same Style as your MP."
    ).failures


# ---------------------------------------------------------------------------- what cards also do


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Your [defense] cards also raise your anger 1.",
         "Whenever you use a [defense] card, raise your anger 1."),
        ("Your Styled [defense] cards also draw a card.",
         "Whenever you use a Styled [defense] card, draw a card."),
        ("Your Events also gain 2 stages.", "Whenever you use an Event, gain 2 stages."),
        ("Your physical attacks also raise your anger 1.",
         'Your physical attacks gain "Raise your anger 1."'),
        ("While you are defending, your anger cannot be lowered.",
         "While you are the defender, your anger cannot be lowered."),
        ("While your opponent is attacking, your anger cannot be lowered.",
         "While your opponent is the attacker, your anger cannot be lowered."),
    ],
)  # fmt: skip
def test_what_cards_also_do_is_done_as_they_are_used(text: str, meant: str) -> None:
    assert canonical(f"[constant] {text}", DRILL) == f"[constant] {meant}"


def test_the_first_action_of_the_next_combat_is_lost() -> None:
    for text in (
        "Your opponent skips his first action in the next combat.",
        "During the next combat, your opponent skips his first action.",
    ):
        meant = "POWER: When entering combat, your opponent skips his next action this combat."
        assert canonical(f"POWER: {text}") == meant


# ---------------------------------------------------------------------------- met in whole cards


def test_each_other_attack_counts_and_not_the_one_itself() -> None:
    for text, kind, mine in (
        ("[constant] Your physical attacks deal +1 stage of damage for each other attack you "
         "performed this combat.", DRILL, {"play": ["Sum"], "hand": ["Jab", "Beam", "Jab"]}),
        ("[attack] Physical attack. This attack deals +1 stage of damage for each other attack "
         "you have performed this combat. DAMAGE: 3 stages.", PHYSICAL,
         {"hand": ["Sum", "Beam", "Sum"]}),
    ):  # fmt: skip
        name = "Jab" if kind is DRILL else "Sum"
        tell(
            card("Sum", kind, text),
            JAB,
            BEAM,
            steps=f"""
                play {name}
                opponent: no defense
                expect opponent.stages = 7
                opponent: pass
                play Beam
                opponent: no defense
                expect opponent.stages = 4
                opponent: pass
                play {name}
                opponent: no defense
                expect event DamageCalculated stages=5
            """,
            you=mine,
            opponent={"stages": 10},
        )


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Destroy one of your opponent's Drills in play.", "Destroy an opponent's Drill."),
        ("Destroy up to 2 of your opponent's Drills in play.",
         "Destroy up to 2 of your opponent's Drills."),
        ("Your opponent chooses one of his Allies, Drills, or Setups in play and banishes it.",
         "Your opponent chooses one of his Allies, Drills, or Setups and banishes it."),
        ("Destroy any number of your Drills in play.", "Destroy any of your Drills."),
        ("Banish the top 2 cards of each discard pile.",
         "Banish the top 2 cards of each player's discard pile."),
        ("Both players simultaneously reveal a card from their hand. If the revealed cards are of "
         "the same type, you each draw 2 cards. If not, banish both cards.",
         "Each player reveals a card from his hand. If the revealed cards have the same card type, "
         "each player draws 2 cards. Otherwise, banish those cards."),
    ],
)  # fmt: skip
def test_where_and_whose_they_are_is_said_in_full(text: str, meant: str) -> None:
    assert canonical(f"POWER: {text}") == f"POWER: {meant}"


def test_a_drill_of_his_in_play_is_destroyed() -> None:
    tell(
        card("Smash", EVENT, "POWER: Destroy one of your opponent's Drills in play."),
        steps="""
            play Smash
            expect opponent play = 0
            expect your play = 1
        """,
        you={"hand": ["Smash"], "play": ["Other Drill"]},
        opponent={"play": ["Idle Drill"]},
    )


def test_something_else_is_done_than_rejuvenating() -> None:
    tell(
        card("Rule", DRILL,
             "[constant] Whenever a player would Rejuvenate, he may draw a card instead."),
        card("Rest", EVENT, "POWER: Rejuvenate 2."),
        steps="""
            play Rest
            yes
            expect your hand = 1
            expect your discard = 3
            opponent: play Rest
            opponent: no
            expect opponent hand = 0
            expect opponent discard = 1
        """,
        you={"play": ["Rule"], "hand": ["Rest"], "discard": ["Block", "Filler"]},
        opponent={"hand": ["Rest"], "discard": ["Block", "Filler"]},
    )  # fmt: skip


# ---------------------------------------------------------------------------- one has it performed


@pytest.mark.parametrize(
    ("text", "defense", "hand"),
    [
        ("If that attack is stopped, draw 2 cards.", "play Block", 2),
        ("If that attack was stopped, draw 2 cards.", "no defense", 0),
        ("If your opponent stops it, draw 2 cards.", "play Block", 2),
        ("If that attack was successful, draw 2 cards.", "no defense", 2),
        ("If it is successful, draw 2 cards.", "play Block", 0),
        ("That attack deals +1 stage of damage. If it is successful, draw 2 cards.",
         "no defense", 2),
        ("That attack gains \"HIT: Draw 2 cards.\"", "no defense", 2),
    ],
)  # fmt: skip
def test_what_comes_of_an_attack_that_one_has_performed(text: str, defense: str, hand: int) -> None:
    tell(
        card("Order", EVENT, f"POWER: You may perform an energy attack from your hand. {text}"),
        BEAM,
        steps=f"""
            play Order
            yes
            opponent: {defense}
            expect your hand = {hand}
        """,
        you={"hand": ["Order", "Beam"]},
        opponent={"hand": ["Block"]},
    )


def test_of_an_attack_before_nothing_comes_of_it() -> None:
    tell(
        card("Order", EVENT,
             "POWER: You may perform an energy attack from your hand. If that attack was "
             "successful, draw 2 cards."),
        JAB,
        BEAM,
        steps="""
            play Jab
            opponent: no defense
            expect your hand = 3
            opponent: pass
            play Order
            no
            expect your hand = 2
        """,
        you={"hand": ["Order", "Jab", "Beam"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("text", "kind", "meant"),
    [
        ("POWER: Your opponent destroys a Drill or loses 4 stages, his choice.", EVENT,
         "POWER: Your opponent destroys a Drill or loses 4 stages."),
        ("[constant] Your opponent's cards lose their Endurance.", DRILL,
         "[constant] Your opponent cannot use Endurance."),
        ("[constant] Cards with Endurance in your Life Deck gain +1 Endurance.", DRILL,
         "[constant] Your cards with Endurance have their Endurance increased by 1."),
        ("[constant] Your opponent cannot attack on his next action.", DRILL, None),
        ("[attack] Physical attack. DAMAGE: 3 life cards, plus 1 for each Drill you control.",
         PHYSICAL, "[attack] Physical attack. DAMAGE: 3 life cards +1 life card for each Drill you "
         "control."),
        ("[attack] Physical attack. DAMAGE: AT +2 per Drill you control.", PHYSICAL,
         "[attack] Physical attack. DAMAGE: AT +2 stages for each Drill you control."),
        ("[attack] Physical attack. DAMAGE: 3 stages +1 life card for each Drill you control.",
         PHYSICAL, "[attack] Physical attack. DAMAGE: 3 stages +1 life card for each Drill you "
         "control."),
        ("POWER: Your opponent cannot use the Power of his MP until the end of his next turn.",
         EVENT, "POWER: Your opponent cannot use his MP's Power until the end of his next turn."),
        ("POWER: Draw cards until you have 4 in hand.", EVENT,
         "POWER: Draw cards until you have 4 cards in your hand."),
        ("[constant] Your Red cards that raise your anger raise it by an additional 1.", DRILL,
         "[constant] Whenever your Red cards raise your anger, increase that amount by 1."),
        ("[constant] Energy attacks performed against you cost your opponent an additional 1 stage.",
         DRILL, "[constant] Your opponent's energy attacks cost +1 stage to perform."),
        ("[defense] Prevent 3 stages of damage from an attack performed against you.", EVENT,
         "[defense] Prevent 3 stages of damage from an attack."),
        ("[constant] Once each turn when you deal critical damage, you may use one additional "
         "critical damage effect.", DRILL,
         "[constant] Once per turn when you deal critical damage, you may use a critical damage "
         "effect."),
        ("(You may have up to 4 copies of this Drill in your deck.) POWER: Draw a card.", DRILL,
         "(Limit 4 per deck.) POWER: Draw a card."),
        ("POWER: If there are 5 or more cards in your discard pile, search it for a Drill and "
         "place it into play.", EVENT,
         "POWER: If you have 5 or more cards in your discard pile, search your discard pile for a "
         "Drill and place it into play."),
        ("[attack] Physical attack. This attack's stages of damage cannot be prevented. DAMAGE: 3 "
         "stages.", PHYSICAL,
         "[attack] Physical attack. This attack cannot have its stage damage prevented. DAMAGE: 3 "
         "stages."),
    ],
)  # fmt: skip
def test_it_is_said_in_other_words(text: str, kind: object, meant: str | None) -> None:
    if meant is None:
        assert compile_text(card("Rule", kind, ""), text).failures  # type: ignore[arg-type]
    else:
        assert canonical(text, kind) == meant  # type: ignore[arg-type]


def test_who_pays_for_it_has_his_own_mp_gain_stages() -> None:
    tell(
        card("Bargain", EVENT,
             "POWER: Your opponent may discard a card from his hand to power up."),
        steps="""
            play Bargain
            opponent: yes
            expect opponent.stages = 6
            expect opponent hand = 0
            expect your stages = 5
        """,
        you={"hand": ["Bargain"], "stages": 5},
        opponent={"hand": ["Block"], "stages": 5},
    )  # fmt: skip


# ---------------------------------------------------------------------------- once it is used


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Play an Event from your discard pile. Banish it after use.", "banished"),
        ("Play an Event from your discard pile and banish it after use.", "banished"),
        ("Use an Event in your discard pile as if it were in your hand. Banish that Event after "
         "use.", "banished"),
        ("Play an Event from your discard pile. Shuffle it into your Life Deck after use.",
         "life_deck"),
    ],
)  # fmt: skip
def test_what_becomes_of_a_card_once_it_is_used(text: str, zone: str) -> None:
    tell(
        card("Again", EVENT, f"POWER: {text}"),
        card("Rage", EVENT, "POWER: Raise your anger 1."),
        steps=f"""
            play Again
            expect your anger = 1
            expect your {zone} has Rage
            expect your discard has Again
        """,
        you={"hand": ["Again"], "discard": ["Rage"]},
    )


def test_a_setup_is_used_for_its_power_wherever_it_lies() -> None:
    tell(
        card("Again", EVENT, "POWER: Use a Setup from your discard pile. Banish it after use."),
        card("Trap", SETUP, "POWER: Raise your anger 1."),
        steps="""
            play Again
            expect your anger = 1
            expect your banished has Trap
        """,
        you={"hand": ["Again"], "discard": ["Trap"]},
    )


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("You may play an Event from your discard pile. Banish that card.", "no"),
        ("You may discard a card from your hand. Banish that card.", "no"),
        ("You may discard a card from your hand. Shuffle it into your Life Deck.", "no"),
        ("You may place a Drill from your discard pile into play. Banish that card.", ""),
    ],
)
def test_what_was_left_is_no_card_that_was_spoken_of(text: str, answer: str) -> None:
    """EFF-5: least of all the text's own one."""
    tell(
        card("Offer", EVENT, f"POWER: {text}"),
        card("Rage", EVENT, "POWER: Raise your anger 1."),
        steps=f"""
            play Offer
            {answer}
            expect your banished = 0
            expect your discard has Offer
            expect your discard has Rage
        """,
        you={"hand": ["Offer", "Spare Kick"], "discard": ["Rage"]},
    )
