"""More of what is done, more uses, more said of what an effect plays, and which one it is."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Alignment, CardType
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, ENERGY, EVENT, LADDER, PHYSICAL, card
from tests.rules.staged import canonical, tell


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Whenever your MP gains stages from a card effect, it gains 1 additional stage.",
         "Whenever your MP gains stages by a card effect, increase that amount by 1."),
        ("Whenever your anger is raised by a card effect, it is raised 1 additional level.",
         "Whenever your anger is raised by a card effect, increase that amount by 1."),
        ("While both players have the same anger, your attacks deal +1 stage of damage.",
         "While your anger is equal to your opponent's, your attacks deal +1 stage of damage."),
        ("Cards cannot be banished from discard piles.",
         "Cards cannot be banished from a discard pile."),
        ("Your MP is considered a Namekian in addition to its other Traits.",
         "Your MP is considered to be a Namekian."),
        ("Your MP's Power may be used twice each turn.", "Your MP may use its Power 1 more time."),
        ("Your Mastery's Power may be used an additional time each turn.",
         "Your Mastery's Power may be used 1 more time."),
    ],
)  # fmt: skip
def test_what_holds_in_other_words(said: str, meant: str) -> None:
    assert canonical(f"[constant] {said}", DRILL) == f"[constant] {meant}"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("If your Life Deck has fewer cards than your opponent's Life Deck, draw a card.",
         "If you have fewer cards in your Life Deck than your opponent, draw a card."),
        ("If there are more cards in your discard pile than in your opponent's discard pile, draw "
         "a card.", "If you have more cards in your discard pile than your opponent, draw a card."),
        ("Reveal the top card of your Life Deck. If it is an attack, you may perform it at no cost.",
         "Reveal the top card of your Life Deck. If that card is an attack card, you may play it "
         "without paying its cost."),
    ],
)  # fmt: skip
def test_what_is_done_in_other_words(said: str, meant: str) -> None:
    assert canonical(f"POWER: {said}") == f"POWER: {meant}"


@pytest.mark.parametrize(
    "text",
    [
        "Whenever your anger is raised, raise your anger 1.",
    ],
)
def test_what_would_set_itself_off_without_end_is_no_text(text: str) -> None:
    text = f"[constant] {text}"
    assert compile_text(card("Deed", DRILL, text), text).failures


def test_stages_gained_are_one_more() -> None:
    deed = card("Deed", DRILL, "[constant] Whenever your MP gains stages from a card effect, it "
                "gains 1 additional stage.")  # fmt: skip
    rest = card("Rest", EVENT, "POWER: Your MP gains 2 stages.")
    tell(deed, rest, you={"hand": ["Rest"], "play": ["Deed"], "stages": 2},
         steps="play Rest\nexpect you.stages = 5")  # fmt: skip


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        ("Your MP may use its Power twice per turn.",
         "use Hero\nopponent: pass\nuse Hero\nopponent: pass\nexpect no option use Hero\nuse Calm "
         "Mastery\nopponent: pass\nexpect no option use Calm Mastery"),
        ("Your Mastery's Power may be used twice each turn.",
         "use Calm Mastery\nopponent: pass\nuse Calm Mastery\nopponent: pass\nexpect no option use "
         "Calm Mastery\nuse Hero\nopponent: pass\nexpect no option use Hero"),
    ],
)  # fmt: skip
def test_a_power_is_used_more_often(text: str, steps: str) -> None:
    tell(card("Deed", DRILL, f"[constant] {text}"), you={"play": ["Deed"]}, steps=steps)


def test_a_power_that_was_used_may_be_used_again_this_turn() -> None:
    deed = card("Deed", EVENT, "POWER: Your MP may use its Power an additional time this turn.")
    steps = """
        use Hero
        opponent: pass
        expect no option use Hero
        play Deed
        opponent: pass
        use Hero
        opponent: pass
        expect no option use Hero
    """
    tell(deed, you={"hand": ["Deed"]}, steps=steps)


@pytest.mark.parametrize(
    ("said", "steps"),
    [
        ("Perform a physical attack from your hand. It deals +2 stages of damage.",
         "no defense\nexpect opponent.stages = 1"),
        ("Perform a physical attack from your hand. It cannot be stopped.",
         "opponent: Block\nexpect opponent.stages = 3"),
        ("You may perform a physical attack from your hand. Banish that card after use.",
         "no defense\nexpect you.banished = 1"),
    ],
)  # fmt: skip
def test_what_is_said_of_an_attack_that_an_effect_plays(said: str, steps: str) -> None:
    deed = card("Deed", EVENT, f"POWER: {said}")
    may = "yes\n" if said.startswith("You may") else ""
    tell(deed, you={"hand": ["Deed", "Filler"]}, opponent={"hand": ["Block"]},
         steps=f"play Deed\n{may}{steps}")  # fmt: skip


def test_an_attack_that_was_stopped_is_banished_after_use() -> None:
    deed = card(
        "Deed", PHYSICAL, "[defense] Stops a physical attack. Banish that attack after use."
    )
    tell(deed, you={"hand": ["Deed"]}, opponent={"hand": ["Filler"]},
         start={"turn": "opponent", "action": "opponent"},
         steps="opponent: play Filler\nplay Deed\nexpect opponent.banished = 1")  # fmt: skip


@pytest.mark.parametrize(("earlier", "anger"), [(0, 2), (1, 0)])
def test_whether_it_was_the_first_attack(earlier: int, anger: int) -> None:
    deed = card("Deed", PHYSICAL, "[defense] Stops a physical attack. If it was the first attack "
                "your opponent performed this combat, raise your anger 2.")  # fmt: skip
    steps = "opponent: play Filler\nno defense\nyou: pass\n" * earlier
    tell(deed, you={"hand": ["Deed"]}, opponent={"hand": ["Filler", "Filler"]},
         start={"turn": "opponent", "action": "opponent"},
         steps=f"{steps}opponent: play Filler\nplay Deed\nexpect you.anger = {anger}")  # fmt: skip


def test_all_attacks_of_an_mp_are_stopped() -> None:
    deed = card("Deed", ENERGY, "[defense] Stops all attacks performed by your opponent's MP for the "
                "remainder of combat.")  # fmt: skip
    steps = """
        opponent: play Filler
        play Deed
        you: pass
        opponent: play Filler
        expect you.stages = 5
        expect log contains stopped
    """
    tell(deed, you={"hand": ["Deed"]}, opponent={"hand": ["Filler", "Filler"]},
         start={"turn": "opponent", "action": "opponent"}, steps=steps)  # fmt: skip


def test_an_additional_cost_is_paid() -> None:
    deed = card("Deed", PHYSICAL, "[attack] Physical attack. As an additional cost, discard a card "
                "from your hand. DAMAGE: 2 stages.")  # fmt: skip
    tell(deed, you={"hand": ["Deed", "Block"]},
         steps="play Deed\nno defense\nexpect you discard has Block")  # fmt: skip


HOLDS = [
    ("The first time your anger is lowered each turn, prevent it.",
     "The first time each turn your anger is lowered, reduce that amount to 0."),
    ("If your opponent does not declare combat during his turn, draw a card.",
     "Whenever your opponent does not declare combat during his turn, draw a card."),
    ("Your opponent needs 6 anger levels to advance to his next level.",
     "Your opponent needs 6 anger to advance a level."),
    ("Prevent the first 2 life cards of damage from each energy attack performed against you.",
     "Prevent 2 life cards of damage from each of your opponent's energy attacks."),
    ("Your opponent's Mastery has no effect while you control 3 or more Drills.",
     "While you control 3 or more Drills, your opponent's Mastery loses all effects."),
]  # fmt: skip


@pytest.mark.parametrize(("said", "meant"), HOLDS)
def test_what_holds_is_read_as(said: str, meant: str) -> None:
    assert canonical(f"[constant] {said}", DRILL) == f"[constant] {meant}"


def test_the_first_loss_of_anger_is_prevented() -> None:
    deed = card("Deed", DRILL, HOLDS[0][0].join(("[constant] ", "")))
    calm = card("Calm", EVENT, "POWER: Lower your opponent's anger 1.")
    steps = """
        opponent: play Calm
        expect you.anger = 2
        you: pass
        opponent: play Calm
        expect you.anger = 1
    """
    tell(deed, calm, you={"play": ["Deed"], "anger": 2}, opponent={"hand": ["Calm", "Calm"]},
         start={"turn": "opponent", "action": "opponent"}, steps=steps)  # fmt: skip


@pytest.mark.parametrize(("drills", "stages"), [(1, 4), (3, 3)])
def test_a_mastery_without_effects(drills: int, stages: int) -> None:
    deed = card("Deed", DRILL, f"[constant] {HOLDS[4][0]}")
    mastery = card("Kind Mastery", CardType.MASTERY, "[constant] Your opponent's attacks deal -1 "
                   "stage of damage.")  # fmt: skip
    play = ["Deed", *["Idle Drill"] * (drills - 1)]
    tell(deed, mastery, you={"play": play, "hand": ["Filler"]}, opponent={"mastery": "Kind Mastery"},
         steps=f"play Filler\nno defense\nexpect opponent.stages = {stages}")  # fmt: skip


def test_who_does_not_declare_combat() -> None:
    deed = card("Deed", DRILL, f"[constant] {HOLDS[1][0]}")
    tell(deed, you={"play": ["Deed"]}, start={"turn": "opponent", "phase": "declare"},
         steps="until turn ends\nexpect log contains draws Filler")  # fmt: skip


@pytest.mark.parametrize(("hand", "stages"), [([], 1), (["Block"], 3)])
def test_the_last_card_of_the_hand(hand: list[str], stages: int) -> None:
    deed = card("Deed", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages. If this is the last "
                "card in your hand, this attack deals +2 stages of damage.")  # fmt: skip
    tell(deed, you={"hand": ["Deed", *hand]},
         steps=f"play Deed\nno defense\nexpect opponent.stages = {stages}")  # fmt: skip


def test_an_attack_goes_elsewhere_after_use() -> None:
    deed = card("Deed", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage. HIT: This attack is "
                "placed on top of your Life Deck instead of being discarded.")  # fmt: skip
    tell(
        deed, you={"hand": ["Deed"]}, steps="play Deed\nno defense\nexpect you life_deck top = Deed"
    )


@pytest.mark.parametrize(("named", "played"), [("Physical Combat", False), ("Energy Combat", True)])
def test_one_of_two_card_types_is_chosen(named: str, played: bool) -> None:
    deed = card("Deed", EVENT, "POWER: Choose Physical Combat or Energy Combat. Your opponent cannot "
                "play cards of the chosen type this combat.")  # fmt: skip
    expected = "option" if played else "no option"
    tell(deed, you={"hand": ["Deed"]}, opponent={"hand": ["Filler"]},
         steps=f"play Deed\nname {named}\nexpect {expected} play Filler")  # fmt: skip


def test_levels_of_both_together() -> None:
    deed = card("Deed", PHYSICAL, "[attack] Physical attack. DAMAGE: X stages. X = the combined level "
                "of both MPs.")  # fmt: skip
    tell(deed, you={"hand": ["Deed"], "level": 3}, opponent={"level": 2, "stages": 9},
         steps="play Deed\nno defense\nexpect opponent.stages = 4")  # fmt: skip


@pytest.mark.parametrize(
    ("deed", "anger", "stages"),
    [
        ("[constant] Your opponent's Drills lose all effects while your anger is 2 or more.", 0, 3),
        ("[constant] Your opponent's Drills lose all effects while your anger is 2 or more.", 1, 2),
    ],
)
def test_effects_are_lost_while_something_is_so(deed: str, anger: int, stages: int) -> None:
    ward = card("Ward", DRILL, "[constant] Your opponent's attacks deal -1 stage of damage.")
    steps = f"""
        play Filler
        no defense
        expect opponent.stages = 4
        opponent: pass
        use Idle Drill
        opponent: pass
        play Filler
        no defense
        expect opponent.stages = {stages}
    """
    mine = {"play": ["Deed", "Idle Drill"], "hand": ["Filler", "Filler"], "anger": anger}
    tell(card("Deed", DRILL, deed), ward, you=mine, opponent={"play": ["Ward"]}, steps=steps)


@pytest.mark.parametrize(("anger", "stages"), [(1, 3), (2, 2)])
def test_the_powers_of_another_level_while_something_is_so(anger: int, stages: int) -> None:
    levels = [
        card("Twin", CardType.MAIN_PERSONALITY,
             "[constant] Your attacks deal +1 stage of damage." if n == 1 else "POWER: Draw a card.",
             level=n, pur=1, stages=LADDER, alignment=Alignment.HERO, subtitle=f"Level {n}")
        for n in range(1, 5)
    ]  # fmt: skip
    deed = card("Deed", DRILL, "[constant] While your anger is 2 or more, you may also use your Level "
                "1 [constant] powers.")  # fmt: skip
    mine = {"mp": "Twin", "level": 2, "play": ["Deed"], "hand": ["Filler"], "anger": anger}
    tell(deed, *levels, you=mine,
         steps=f"play Filler\nno defense\nexpect opponent.stages = {stages}")  # fmt: skip


def test_effects_are_lost_while_a_hand_is_empty() -> None:
    deed = card("Deed", DRILL, "[constant] While you have no cards in your hand, your opponent's "
                "Drills lose all effects.")  # fmt: skip
    ward = card("Ward", DRILL, "[constant] Your opponent's attacks deal -1 stage of damage.")
    steps = """
        play Filler
        no defense
        expect opponent.stages = 4
        opponent: pass
        play Filler
        no defense
        expect opponent.stages = 2
    """
    tell(deed, ward, you={"play": ["Deed"], "hand": ["Filler", "Filler"]},
         opponent={"play": ["Ward"]}, steps=steps)  # fmt: skip
