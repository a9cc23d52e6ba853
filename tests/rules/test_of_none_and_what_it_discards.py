"""What is done with a card of none of several kinds, what an attack discards, what it can't deal."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ENERGY, EVENT, PHYSICAL, SETUP, card
from tests.rules.staged import canonical, staged, tell

OMEN = card("Omen", EVENT, "POWER: Draw a card.")
SNARE = card("Snare", SETUP, "POWER: Draw a card.")


# ---------------------------------------------------------------------------- of none of them


@pytest.mark.parametrize(
    "other", ["Otherwise", "If not", "If it is none of these", "If it is neither of them"]
)
@pytest.mark.parametrize(
    ("title", "where"),
    [("Idle Drill", "play"), ("Omen", "hand"), ("Snare", "banished"), ("Old Friend", "banished")],
)
def test_what_is_done_otherwise_is_done_to_none_of_the_kinds(
    other: str, title: str, where: str
) -> None:
    """A Drill that was placed into play stays there, though it is no Event."""
    tell(
        card("Oracle", EVENT, "POWER: Reveal the top card of your Life Deck. If it is a Drill, place "
             f"it into play. If it is an Event, place it into your hand. {other}, banish it."),
        OMEN,
        SNARE,
        steps=f"""
        play Oracle
        expect your {where} has {title}
        """,
        you={"hand": ["Oracle"], "life_deck": [title]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("title", "stages"), [("Idle Drill", 5), ("Filler", 5), ("Omen", 5), ("Snare", 8)]
)
def test_of_three_kinds_with_what_describes_each(title: str, stages: int) -> None:
    """Of a Freestyle attack card it isn't asked whether it is Styled, as of the Drill before it."""
    tell(
        card("Oracle", EVENT, "POWER: Reveal the top card of your Life Deck. If it is a Freestyle "
             "Drill, draw it. If it is an attack, draw it. If it is an Event, draw it. If it is none "
             "of these, your MP gains 3 stages."),
        OMEN,
        SNARE,
        steps=f"""
        play Oracle
        expect you stages = {stages}
        """,
        you={"hand": ["Oracle"], "life_deck": [title], "stages": 5},
    )  # fmt: skip


def test_otherwise_behind_one_kind_stays_what_it_is() -> None:
    text = (
        "POWER: Reveal the top card of your Life Deck. If that card is a Drill, draw it. "
        "Otherwise, banish it."
    )
    assert canonical(text) == text


# ---------------------------------------------------------------------------- what it discards


@pytest.mark.parametrize(("deck", "drawn"), [("Idle Drill", 1), ("Omen", 0)])
@pytest.mark.parametrize(
    "text",
    [
        "If your opponent discards a Drill as damage from this attack, draw a card. DAMAGE: 3 life "
        "cards.",
        "DAMAGE: 3 life cards. HIT: If your opponent discarded a Drill as damage from this attack, "
        "draw a card.",
    ],
)
def test_what_is_discarded_as_damage_the_attack_discards(text: str, deck: str, drawn: int) -> None:
    staged(
        f"""
        play Smash
        opponent: no defense
        expect you hand = {drawn}
        """,
        card("Smash", ENERGY, f"[attack] Energy attack costing 0 stages. {text}"),
        OMEN,
        mine={"hand": ["Smash"]},
        theirs={"life_deck": [deck, "Filler"]},
    )


# ---------------------------------------------------------------------------- stopped


@pytest.mark.parametrize(
    ("says", "read"),
    [
        # What is stopped deals nothing (ATK-4): to say how much would do nothing.
        ("it deals 2 life cards of damage instead", False),
        ("it deals +2 life cards of damage", False),
        ("this attack's damage cannot be prevented", False),
        ("it is no longer stopped and deals -2 stages of damage", True),
        ("draw a card", True),
    ],
)
@pytest.mark.parametrize("by", ["", " by a Physical Combat card"])
def test_an_attack_that_is_stopped_deals_no_damage(says: str, read: bool, by: str) -> None:
    text = f"[attack] Physical attack. If this attack is stopped{by}, {says}. DAMAGE: 3 stages."
    assert (compile_text(card("Sword", PHYSICAL, ""), text).failures == ()) is read


# ---------------------------------------------------------------------------- stops the next too


@pytest.mark.parametrize("anger", [0, 1])
@pytest.mark.parametrize("also", ["may also stop", "also stops"])
def test_a_card_stops_the_next_attack_as_well(also: str, anger: int) -> None:
    tell(
        card("Stance", PHYSICAL, "[defense] Stops a physical attack. If your MP's anger is 0, this "
             f"card {also} the next energy attack performed against you this combat."),
        card("Beam", ENERGY, "[attack] Energy attack costing 0 stages. DAMAGE: 3 stages."),
        steps=f"""
        opponent: play Filler
        play Stance
        you: pass
        opponent: play Beam
        {"yes" if "may" in also and not anger else ""}
        expect you stages = {2 if anger else 5}
        """,
        you={"hand": ["Stance"], "stages": 5, "anger": anger},
        opponent={"hand": ["Filler", "Beam"]},
        start={"turn": "opponent", "action": "opponent"},
    )  # fmt: skip


@pytest.mark.parametrize("said", ["This card may also stop", "You may stop"])
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_whether_it_stops_the_next_one_is_asked_as_that_comes(said: str, answer: str) -> None:
    tell(
        card("Stance", PHYSICAL, f"[defense] Stops a physical attack. {said} the next energy attack."),
        card("Beam", ENERGY, "[attack] Energy attack costing 0 stages. DAMAGE: 1 stage."),
        steps=f"""
        opponent: play Filler
        play Stance
        you: use Calm Mastery
        opponent: play Filler
        expect you stages = 3
        you: pass
        opponent: play Beam
        you: {answer}
        expect you stages = {3 if answer == "yes" else 2}
        you: use Idle Drill
        opponent: play Beam
        expect asked you once: stop
        expect you stages = {2 if answer == "yes" else 1}
        """,
        you={"hand": ["Stance"], "stages": 5, "play": ["Idle Drill"]},
        opponent={"hand": ["Filler", "Filler", "Beam", "Beam"]},
        start={"turn": "opponent", "action": "opponent"},
    )  # fmt: skip


def test_cards_that_go_to_one_end_do_not_go_to_both() -> None:
    """Of which some go to the top, and others to the bottom, one end of all is not meant."""
    told = (
        "POWER: Look at the top 3 cards of your opponent's Life Deck. Place them on the top or "
        "bottom of his Life Deck in any order."
    )
    assert canonical(told) == told
    assert canonical(told.replace("any order", "an order of your choosing")) == told
    said = told.replace("top or bottom", "top and/or bottom")
    assert canonical(said) == said


@pytest.mark.parametrize(("pile", "hit"), [("Blow", 1), ("Filler", 0)])
def test_it_gains_a_hit_effect_if_there_is_one(pile: str, hit: int) -> None:
    staged(
        f"""
        play Mimic
        opponent: no defense
        expect opponent anger = {2 - hit}
        """,
        card("Mimic", PHYSICAL, "[attack] Physical attack. Reveal the top card of your Life Deck. If "
             "it is an attack, banish it and this attack gains that card's HIT effect, if any. "
             "DAMAGE: 2 stages."),
        card("Blow", PHYSICAL,
             "[attack] Physical attack. DAMAGE: 1 stage. HIT: Lower your opponent's anger 1."),
        mine={"hand": ["Mimic"], "life_deck": [pile]},
        theirs={"anger": 2},
    )  # fmt: skip


def test_it_may_be_another_card_by_then() -> None:
    """What is revealed in the first case isn't what was discarded before."""
    text = (
        "POWER: Discard a card from your hand. If that card is a Drill, reveal the top card of your "
        "Life Deck. If that card is an Event, draw it. Otherwise, banish it."
    )
    assert canonical(text) == text
