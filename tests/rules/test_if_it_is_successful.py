"""What becomes of an attack's card once it is successful, and what none dealt means: played."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

HITS, STOPPED = "opponent: no", "opponent: play Block"


@pytest.mark.parametrize(
    ("said", "where"),
    [
        ("it stays in play to be used a second time this combat", None),
        ("banish it after use", "your banished has Tried"),
        ("shuffle this card into your Life Deck instead of discarding it", "your life deck = 31"),
        ("place this card into your hand after use", "your hand has Tried"),
        ("attach it to your opponent's MP", "attached"),
        ("attach this card to your opponent's MP", "attached"),
        ("you may attach this card to your opponent's MP", "attached"),
    ],
)
def test_what_becomes_of_its_card(said: str, where: str | None) -> None:
    text = f"[attack] Physical attack. If this attack is successful, {said}. DAMAGE: 3 stages."
    expected = {None: "expect option Use Tried", "attached": "expect your discard = 0"}
    after = expected.get(where, f"expect {where}")
    for met, then in ((HITS, after), (STOPPED, "expect your discard has Tried")):
        yes = "you: yes" if "you may" in said and met is HITS else ""
        tell(
            card("Tried", PHYSICAL, text),
            steps=f"play Tried\n{met}\n{yes}\nopponent: pass\n{then}",
            you={"hand": ["Tried"], "discard": []},
            opponent={"hand": ["Block"], "stages": 9},
        )


def test_what_is_no_matter_of_its_card_comes_after_it_is_put_away() -> None:
    text = (
        "[attack] Physical attack. If this attack is successful, place the top card of your discard "
        "pile into your hand. DAMAGE: 3 stages."
    )
    tell(
        card("Tried", PHYSICAL, text),
        steps="play Tried\nopponent: no\nexpect your hand has Tried",
        you={"hand": ["Tried"], "discard": ["Filler"]},
    )


def test_a_card_that_is_discarded_as_damage_changes_no_damage() -> None:
    text = (
        "(If this card is discarded from your Life Deck as damage from an attack, prevent 2 life "
        "cards of damage from that attack.) [attack] Physical attack. DAMAGE: 3 stages."
    )
    assert compile_text(card("Tried", PHYSICAL, text), text).failures


@pytest.mark.parametrize(
    ("said", "drawn"),
    [
        ("If your last attack dealt no damage, draw a card.", 0),
        ("If your last attack dealt no life cards of damage, draw a card.", 1),
        ("If your last attack dealt no stages of damage, draw a card.", 0),
        ("If your opponent took no life card damage this combat, draw a card.", 1),
    ],
)
def test_of_no_damage_it_is_asked_with_a_not(said: str, drawn: int) -> None:
    assert " not " in canonical(said, EVENT)
    tell(
        card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 3 stages."),
        card("Ask", EVENT, f"POWER: {said}"),
        steps=f"play Kick\nopponent: no\nopponent: pass\nplay Ask\nexpect your hand = {drawn}",
        you={"hand": ["Kick", "Ask"]},
        opponent={"stages": 9},
    )


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("Energy attacks performed by Allies deal -2 life cards of damage to you.",
         "Energy attacks performed by your opponent's Allies deal -2 life cards of damage."),
        ("Damage dealt to you from Styled attacks is reduced by 1 life card.",
         "Your opponent's Styled attacks deal -1 life card of damage."),
        ("All damage dealt to your MP by energy attacks is reduced by 1 life card.",
         "Your opponent's energy attacks deal -1 life card of damage."),
        ("Critical damage you deal requires 4 life cards.",
         "You need to deal 4 or more life cards to use a critical damage effect."),
        ("Whenever your opponent would gain stages, decrease that amount by 1.",
         "Whenever your opponent gains stages, reduce that amount by 1."),
    ],
)  # fmt: skip
def test_damage_to_somebody(said: str, read: str) -> None:
    assert canonical(f"[constant] {said}", DRILL) == f"[constant] {read}"


def test_endurance_prevents_nothing_of_this_attack() -> None:
    text = (
        "[attack] Energy attack. Your opponent cannot prevent damage from this attack with "
        "Endurance. DAMAGE: 3 life cards."
    )
    assert "cannot use Endurance on this attack" in canonical(text, ENERGY)


def test_stages_that_would_be_lost_are_prevented() -> None:
    text = (
        "[constant] Whenever you lose stages from an attack, you may banish a card from your hand to "
        "prevent up to 2 of those stages."
    )
    tell(
        card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 3 stages."),
        card("Ward", DRILL, text),
        steps="play Kick\nopponent: no\nopponent: yes\nexpect opponent stages = 8",
        you={"hand": ["Kick"]},
        opponent={"hand": ["Filler"], "play": ["Ward"], "stages": 9},
    )


def test_an_attack_type_is_named() -> None:
    text = (
        "POWER: Choose a type of attack. Attacks of that type deal -2 stages of damage this combat."
    )
    tell(
        card("Name", EVENT, text),
        card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 3 stages."),
        card("Pal", ALLY, "POWER: Draw a card."),
        steps="play Name\nyou: physical\nopponent: play Kick\nyou: no\nexpect your stages = 8",
        you={"hand": ["Name"], "stages": 9},
        opponent={"hand": ["Kick"]},
    )


def test_what_is_attached_waits_for_its_bearer() -> None:
    text = (
        "[attack] Physical attack. DAMAGE: 1 stage. HIT: Attach to your opponent's MP. While attached, "
        "whenever that MP performs a physical attack, it loses 2 stages."
    )
    tell(
        card("Tried", PHYSICAL, text),
        steps="""
            play Tried
            opponent: no
            opponent: play Filler
            you: no
            expect opponent stages = 6
            expect your stages = 7
        """,
        you={"hand": ["Tried"], "stages": 9},
        opponent={"hand": ["Filler"], "stages": 9},
    )


@pytest.mark.parametrize(("attack", "back"), [("Filler", "hand"), ("Kick", "discard")])
def test_all_damage_that_is_prevented(attack: str, back: str) -> None:
    text = (
        "[defense] Prevent 3 stages of damage from an attack. If all damage from that attack is "
        "prevented, place this card into your hand at the end of combat."
    )
    tell(
        card("Guard", PHYSICAL, text),
        card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 4 stages."),
        steps=f"""
            play {attack}
            opponent: play Guard
            opponent: pass
            you: pass
            expect opponent {back} has Guard
        """,
        you={"hand": [attack]},
        opponent={"hand": ["Guard"]},
    )


@pytest.mark.parametrize("said", ["an additional 2 stages", "2 additional stages", "2 more stages"])
def test_stages_paid_besides(said: str) -> None:
    text = (
        f"[attack] Energy attack costing 1 stage. You may pay {said}. If you do, this attack deals +2 "
        "life cards of damage. DAMAGE: 1 life card."
    )
    tell(
        card("Tried", ENERGY, text),
        steps="play Tried\nyou: yes\nexpect your stages = 6\nexpect opponent life deck = 27",
        you={"hand": ["Tried"], "stages": 9},
    )


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("Whenever you use a critical damage effect to capture a Dragon Ball, you may draw a card.",
         "Whenever you capture a Dragon Ball by critical damage effects, you may draw a card."),
        ("Whenever your opponent uses critical damage to discard an Ally, draw a card.",
         "Whenever your opponent discards an Ally by critical damage effects, draw a card."),
    ],
)  # fmt: skip
def test_what_critical_damage_is_used_for(said: str, read: str) -> None:
    assert canonical(f"[constant] {said}", DRILL) == f"[constant] {read}"


@pytest.mark.parametrize(
    "said",
    [
        "Whenever you discard a card to draw a card, you may gain 1 stage.",
        "When you use a Setup to stop an attack, you may draw a card.",
        "Whenever you use an Ally to perform an attack, you may draw a card.",
    ],
)
def test_for_what_something_happens_is_no_price_of_that(said: str) -> None:
    text = f"[constant] {said}"
    (wrong,) = compile_text(card("Law", DRILL, text), text).failures
    assert wrong.message == "say what happens, and not for what"


def test_an_attack_whose_critical_damage_is_used_for_nothing() -> None:
    text = "[attack] Energy attack. You do not use a critical damage effect for this attack. DAMAGE: 6 life cards."
    tell(
        card("Tried", ENERGY, text),
        steps="play Tried\nopponent: no\nyou: None\nexpect opponent life deck = 24",
        you={"hand": ["Tried"]},
        opponent={"anger": 2},
    )


@pytest.mark.parametrize(
    ("so", "met", "other"),
    [
        ("is successful", HITS, STOPPED),
        ("is stopped", STOPPED, HITS),
    ],
)
@pytest.mark.parametrize(
    "then",
    [
        "While attached, your opponent's attacks deal -1 stage of damage.",
        "Whenever your opponent performs an attack, gain 1 stage.",
    ],
)
def test_what_is_said_while_attached_waits_for_that(
    so: str, met: str, other: str, then: str
) -> None:
    text = (
        f"[attack] Physical attack. If this attack {so}, attach this card to your opponent's MP. "
        f"{then} DAMAGE: 1 stage."
    )
    for steps, left in ((met, 6), (other, 5)):
        tell(
            card("Tried", PHYSICAL, text),
            card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 3 stages."),
            steps=f"play Tried\n{steps}\nopponent: play Kick\nyou: no\nexpect your stages = {left}",
            you={"hand": ["Tried"], "stages": 8},
            opponent={"hand": ["Block", "Kick"], "stages": 9},
        )


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("this card stays in play to be used a second time this combat", "expect option Use Guard"),
        ("shuffle this card into your Life Deck instead of discarding it",
         "expect opponent life deck = 31"),
        ("attach this card to your MP", "expect opponent play has Guard"),
    ],
)  # fmt: skip
def test_a_defense_is_put_away_once_the_damage_is_known(said: str, kept: str) -> None:
    text = (
        "[defense] Prevent 3 stages of damage from an attack. If you take no damage from that attack, "
        f"{said}."
    )
    for attack, then in (("Filler", kept), ("Kick", "expect opponent discard has Guard")):
        tell(
            card("Guard", PHYSICAL, text),
            card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 5 stages."),
            steps=f"play {attack}\nopponent: play Guard\nopponent: pass\nplay Spare Kick\n{then}",
            you={"hand": [attack, "Spare Kick"]},
            opponent={"hand": ["Guard"], "discard": [], "stages": 9},
        )


def test_that_ally_is_the_one_who_performs_the_attack() -> None:
    text = (
        "[attack] Energy attack costing 2 stages. You may have an Ally perform this attack. DAMAGE: 1 "
        "life card. HIT: That Ally gains 3 stages."
    )
    tell(
        card("Tried", ENERGY, text),
        card("Pal", ALLY, "POWER: Draw a card."),
        steps="play Tried with Pal\nopponent: no\nexpect stages of Pal = 6",
        you={"hand": ["Tried"], "play": [{"card": "Pal", "stages": 5}], "stages": 9},
    )


@pytest.mark.parametrize(
    "said",
    [
        "Your opponent's [defense] cards cost 1 stage to use.",
        "Your opponent must pay 1 stage to use a [defense] card.",
    ],
)
def test_a_defense_card_is_used_as_it_is_played(said: str) -> None:
    tell(
        card("Law", DRILL, f"[constant] {said}"),
        steps="play Filler\nopponent: play Block\nexpect opponent stages = 4",
        you={"hand": ["Filler"], "play": ["Law"]},
        opponent={"hand": ["Block"], "stages": 5},
    )


def test_what_is_prevented_is_known_too_late_to_change_the_damage() -> None:
    text = (
        "[constant] Whenever your opponent prevents damage from one of your attacks, that attack deals "
        "+1 life card of damage."
    )
    assert compile_text(card("Law", DRILL, text), text).failures


@pytest.mark.parametrize(("paid", "drawn"), [(4, 1), (3, 0)])
def test_what_was_paid_is_paid_for_the_attack(paid: int, drawn: int) -> None:
    text = (
        "[attack] Energy attack costing up to 5 stages. DAMAGE: 1 life card. HIT: If you paid 4 or more "
        "stages, draw a card."
    )
    tell(
        card("Tried", ENERGY, text),
        steps=f"play Tried\nyou: {paid}\nopponent: no\nexpect your hand = {drawn}",
        you={"hand": ["Tried"], "stages": 9},
    )


@pytest.mark.parametrize(("costs", "drawn"), [("any number of", 1), ("all", 1)])
def test_an_open_cost_is_what_was_paid(costs: str, drawn: int) -> None:
    text = (
        f"[attack] Energy attack costing {costs} stages. If this attack cost 3 or more stages, draw a "
        "card. DAMAGE: 1 life card."
    )
    paid = "" if costs == "all" else "you: 3"
    tell(
        card("Tried", ENERGY, text),
        card("Guard", ENERGY, "[defense] Stops an energy attack. Gain stages equal to its cost."),
        steps=f"play Tried\n{paid}\nopponent: play Guard\nexpect your hand = {drawn}\nexpect opponent stages = 8",
        you={"hand": ["Tried"], "stages": 3},
        opponent={"hand": ["Guard"], "stages": 5},
    )


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("deals +2 stages of damage and its damage cannot be prevented",
         "deals +2 stages of damage and cannot have its damage prevented"),
        ("cannot be stopped and its damage cannot be prevented or redirected",
         "cannot be stopped and cannot have its damage prevented or redirected"),
    ],
)  # fmt: skip
def test_its_damage_is_said_beside_it(said: str, read: str) -> None:
    text = "POWER: Your next attack this combat {}."
    assert canonical(text.format(said), EVENT) == text.format(read)


def test_another_attack_than_the_one_that_goes_on() -> None:
    text = "[constant] Your attacks deal +2 stages of damage if you have performed another attack this combat."
    tell(
        card("Law", DRILL, text),
        steps="""
            play Filler
            opponent: no
            expect opponent stages = 7
            opponent: pass
            play Spare Kick
            opponent: no
            expect opponent stages = 3
        """,
        you={"hand": ["Filler", "Spare Kick"], "play": ["Law"]},
        opponent={"stages": 9},
    )


def test_an_attack_that_costs_no_stages() -> None:
    text = "[constant] Your attacks that cost no stages deal +1 stage of damage."
    for said, left in (("Physical attack", 7), ("Physical attack costing 1 stage", 8)):
        tell(
            card("Law", DRILL, text),
            card("Kick", PHYSICAL, f"[attack] {said}. DAMAGE: 1 stage."),
            steps=f"play Kick\nopponent: no\nexpect opponent stages = {left}",
            you={"hand": ["Kick"], "play": ["Law"]},
            opponent={"stages": 9},
        )
