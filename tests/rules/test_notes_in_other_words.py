"""Notes as plainly as they may be printed, in the canonical wording (EFF-12, DCK-6)."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, DRILL, EVENT, PHYSICAL, SETUP, card
from tests.rules.staged import canonical, tell

DRAWS = "POWER: Draw a card."
TAPS = "[attack] Physical attack. DAMAGE: 3 stages."


@pytest.mark.parametrize(
    ("note", "kind", "printed"),
    [
        ("You must discard a card from your hand to use this Power", DRILL,
         "You must discard a card from your hand to use this card"),
        ("You must banish a card from your hand to activate this Setup", SETUP,
         "You must banish a card from your hand to use this card"),
        ("Hero only", ALLY, "Heroes only"),
        ("Villain MP only", ALLY, "Villains only"),
        ("Can only be used in a deck with a Hero MP", ALLY, "Heroes only"),
        ("This Ally enters play at full stages", ALLY,
         "This card enters play 10 stages above zero"),
    ],
)  # fmt: skip
def test_a_note_is_read(note: str, kind: CardType, printed: str) -> None:
    assert canonical(f"({note}.) {DRAWS}", kind) == f"({printed}.) {DRAWS}"


@pytest.mark.parametrize(
    ("said", "by"),
    [
        ("Only Allies can perform this attack", "an Ally"),
        ("This attack must be performed by an Ally", "an Ally"),
        ("Must be performed by your MP", "your MP"),
    ],
)
def test_who_performs_it(said: str, by: str) -> None:
    meant = f"(Use only if this attack is performed by {by}.) {TAPS}"
    assert canonical(f"({said}.) {TAPS}", PHYSICAL) == meant
    if "attack" in said:
        head, damage = TAPS.split(" DAMAGE")
        assert canonical(f"{head} {said}. DAMAGE{damage}", PHYSICAL) == meant


@pytest.mark.parametrize(
    ("said", "when"),
    [
        ("(Use only when declaring combat.) POWER:", "you declare combat"),
        ("[instant] POWER: Use only when stopping an attack.", "you stop an attack"),
    ],
)
def test_a_moment_is_told_without_a_doer(said: str, when: str) -> None:
    assert (
        canonical(f"{said} Draw a card.", EVENT)
        == f"[instant] POWER: Use when {when}. Draw a card."
    )


@pytest.mark.parametrize("said", ["advance to this personality", "reach this level"])
def test_a_level_is_reached(said: str) -> None:
    law = f"[constant] When you {said}, draw a card. {DRAWS}"
    meant = f"[constant] Whenever you advance to this level, draw a card. {DRAWS}"
    assert canonical(law, CardType.MAIN_PERSONALITY) == meant


@pytest.mark.parametrize(
    "note",
    [
        "Use only as your second attack this combat",
        "Use only if this is your second attack this combat",
    ],
)
def test_it_is_the_second_attack_or_none(note: str) -> None:
    tell(
        card("Late", PHYSICAL, f"({note}.) {TAPS}"),
        card("Tap", PHYSICAL, TAPS),
        steps="""
            expect no option play Late
            attack with Tap
            opponent: no defense
            opponent: pass
            attack with Late
            opponent: no defense
            opponent: pass
            expect no option play Late
            expect option play Tap
        """,
        you={"hand": ["Tap", "Late", "Late", "Tap"]},
    )


def test_each_use_of_a_drill_has_its_price() -> None:
    tell(
        card("Law", DRILL, f"(You must discard a card from your hand to use this Power.) {DRAWS}"),
        steps="""
            use Law
            choose Filler
            expect you hand = 2
            expect you discard = 1
        """,
        you={"hand": ["Filler", "Filler"], "play": ["Law"]},
    )


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ('Your cards with "Krillin" in the title deal +1 stage of damage',
         'Your attacks with "Krillin" in the title deal +1 stage of damage'),
        ("Your opponent cannot redirect damage to his Allies",
         "Your attacks cannot have their damage redirected to Allies by your opponent's card "
         "effects"),
        ("Your opponent cannot redirect your attacks",
         "Your attacks cannot have their damage redirected by your opponent's card effects"),
        ("Your maximum hand size during your Discard Step is increased by 1",
         "Your maximum hand size is +1 during the Discard Step"),
    ],
)  # fmt: skip
def test_what_holds_is_said_of_cards_and_of_doers(said: str, meant: str) -> None:
    assert canonical(f"[constant] {said}.", DRILL) == f"[constant] {meant}."


def test_a_damage_is_not_redirected_by_rule_either() -> None:
    law = "[constant] Your opponent cannot redirect damage to his Allies."
    tell(
        card("Law", DRILL, law),
        card("Tap", PHYSICAL, TAPS),
        steps="""
            attack with Tap
            opponent: no defense
            expect stages of Old Friend = 5
            expect opponent stages = 2
        """,
        you={"hand": ["Tap"], "play": ["Law"]},
        opponent={"play": [{"card": "Old Friend", "stages": 5}], "stages": 5},
    )


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("If you control an Ally, draw a card. If you control 3 or more, draw 2 cards.",
         "If you control an Ally, draw a card. If you control 3 or more Allies, draw 2 cards."),
        ("If your opponent has 3 or more cards in his hand, gain 2 stages. If he has 5 or more, "
         "gain 4 stages instead.",
         "If your opponent has 3 or more cards in his hand, gain 2 stages. If your opponent has 5 "
         "or more cards in his hand, gain 4 stages instead."),
        ("Gain 2 stages for each Drill you control. If you control 3 or more, draw a card.",
         "Gain 2 stages for each Drill you control. If you control 3 or more Drills, draw a card."),
        ("Advance a level.", "Advance your MP 1 level."),
        ("If you control a Drill, you may advance a level.",
         "If you control a Drill, you may advance your MP 1 level."),
        ("If your MP is at full stages, draw a card.",
         "If your MP's power stage is 10, draw a card."),
        ("Your MP gains stages up to its maximum.", "Raise your MP to its highest power stage."),
        ("Choose an attack in your discard pile. You may perform it as your next action.",
         "Choose an attack card in your discard pile. You may play it one time in your next action "
         "as though in your hand."),
        ("Choose an attack in your discard pile. You may perform it as an action this combat.",
         "Choose an attack card in your discard pile. You may play it one time this combat as "
         "though in your hand."),
    ],
)  # fmt: skip
def test_it_goes_on_in_few_words(said: str, meant: str) -> None:
    assert canonical(f"POWER: {said}", EVENT) == f"POWER: {meant}"


def test_the_first_anger_of_a_combat_is_lowered() -> None:
    said = "The first time each combat your opponent raises his anger, lower it 1."
    meant = "The first time your opponent raises his anger each combat, lower his anger 1."
    assert canonical(f"[constant] {said}", DRILL) == f"[constant] {meant}"


def test_a_chosen_attack_is_performed_as_the_next_action() -> None:
    tell(
        card("Plan", EVENT, "POWER: Choose an attack in your discard pile. You may perform it as "
             "your next action."),
        card("Tap", PHYSICAL, TAPS),
        steps="""
            play Plan
            opponent: pass
            attack with Tap
            opponent: no defense
            expect event DamageDealt stages=3
        """,
        you={"hand": ["Plan"], "discard": ["Tap"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "hand", "deck"),
    [
        ("The first Event you use each combat is returned to your hand after use", 1, 30),
        ("The first time you play an Event each combat, return it to your hand after use", 1, 30),
        ("The first Event you play each combat is shuffled into your Life Deck after use", 0, 31),
    ],
)
def test_the_first_one_goes_elsewhere_after_use(said: str, hand: int, deck: int) -> None:
    tell(
        card("Law", DRILL, f"[constant] {said}."),
        card("Rise", EVENT, "POWER: Raise your anger 1."),
        steps=f"""
            play Rise
            opponent: pass
            expect your hand = {hand + 1}
            expect your life_deck = {deck}
            play Rise
            expect your discard has 1 Rise
        """,
        you={"hand": ["Rise", "Rise"], "play": ["Law"]},
    )


@pytest.mark.parametrize(
    "text",
    [
        "POWER: If you do, draw a card.",
        "[defense] If he does, draw a card.",
        "[attack] Physical attack. DAMAGE: 3 stages. HIT: If you do, draw a card.",
    ],
)
def test_nothing_was_done_before(text: str) -> None:
    kind = EVENT if text.startswith("POWER") else PHYSICAL
    found = compile_text(card("Sword", kind, text), text).failures
    assert [each.message for each in found] == ["nothing stands before it that is done or not"]


@pytest.mark.parametrize(("who", "stages"), [("Old Friend", 6), ("Hero", 3)])
def test_whether_one_of_them_performs_it_is_asked_of_the_attack(who: str, stages: int) -> None:
    text = (
        "[attack] Physical attack. You may have one of your Allies perform this attack. If you do, "
        "that Ally gains 3 stages. DAMAGE: 3 stages."
    )
    tell(
        card("Kick", PHYSICAL, text),
        steps=f"""
            play Kick with {who}
            opponent: no defense
            expect stages of Old Friend = {stages}
        """,
        you={"hand": ["Kick"], "play": [{"card": "Old Friend", "stages": 3}]},
    )


def test_a_chosen_ally_deals_more() -> None:
    law = "[constant] At the start of combat, choose one of your Allies. It deals +2 stages of "
    assert canonical(f"{law}damage this combat.", DRILL) == (
        "[constant] When entering combat, choose an Ally you control. Attacks performed by that "
        "Ally deal +2 stages of damage this combat."
    )


@pytest.mark.parametrize(
    "said",
    [
        "Your next attack deals +2 stages of damage for each card discarded",
        "Your next attack deals +2 stages of damage for each card discarded this way",
        "For each card discarded, your next attack deals +2 stages of damage",
    ],
)
def test_the_next_attack_deals_more_for_each_that_was_discarded(said: str) -> None:
    tell(
        card("Gift", EVENT, f"POWER: Discard 2 cards from your hand. {said}."),
        card("Tap", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage."),
        steps="""
            play Gift
            choose Filler
            choose Filler
            opponent: pass
            attack with Tap
            opponent: no defense
            expect event DamageDealt stages=5
            opponent: pass
            attack with Tap
            opponent: no defense
            expect event DamageDealt life_cards=1
        """,
        you={"hand": ["Gift", "Filler", "Filler", "Tap", "Tap"]},
    )


@pytest.mark.parametrize(
    "said",
    [
        "Your Drills may be used an additional time this turn",
        "You may use each of your Drills an additional time this turn",
    ],
)
def test_drills_are_used_once_more(said: str) -> None:
    tell(
        card("Gift", EVENT, f"POWER: {said}."),
        card("Law", DRILL, "POWER: Raise your anger 1."),
        steps="""
            play Gift
            opponent: pass
            use Law
            opponent: pass
            use Law
            opponent: pass
            expect no option use Law
            expect your anger = 2
        """,
        you={"hand": ["Gift"], "play": ["Law"]},
    )


def test_one_attack_more_each_combat() -> None:
    tell(
        card("Law", DRILL, "[constant] You may perform an additional attack each combat."),
        card("Tap", PHYSICAL, TAPS),
        steps="""
            attack with Tap
            opponent: no defense
            attack with Tap
            opponent: no defense
            expect asked opponent
            opponent: pass
            attack with Tap
            opponent: no defense
            expect asked opponent
        """,
        you={"hand": ["Tap", "Tap", "Tap"], "play": ["Law"]},
    )
