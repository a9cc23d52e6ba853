"""Of which alignment an Ally is, what was taken, what effects would do, whole zones of both."""

from __future__ import annotations

from typing import Any

import pytest

from dbz_desktop.cards import Alignment, CardType
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, staged, tell

DRAW = "POWER: Draw a card."
GOOD = card("Good", ALLY, DRAW, alignment=Alignment.HERO)
BAD = card("Bad", ALLY, DRAW, alignment=Alignment.VILLAIN)
NEITHER = card("Neither", ALLY, DRAW)
ALLIES = {"Good": GOOD, "Bad": BAD, "Neither": NEITHER}


# ---------------------------------------------------------------------------- alignments


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ("of the opposite alignment to your MP", "Bad"),
        ("that is of the opposite alignment of your MP", "Bad"),
        ("with a different alignment than your MP", "Bad"),
        ("of the same alignment as your MP", "Good"),
        ("that shares an alignment with your MP", "Good"),
    ],
)
def test_an_ally_is_of_the_mps_alignment_or_of_the_other(said: str, found: str) -> None:
    staged(
        f"""
        play Pact
        expect you hand = 1
        expect your hand has {found}
        """,
        card("Pact", EVENT, f"POWER: Search your discard pile for an Ally {said} and place it into "
             "your hand."),
        *ALLIES.values(),
        mine={"hand": ["Pact"], "discard": [*ALLIES]},
    )  # fmt: skip


@pytest.mark.parametrize(("title", "lost"), [("Good", 2), ("Bad", 4), ("Neither", 2)])
def test_attacks_of_allies_of_the_opposite_alignment(title: str, lost: int) -> None:
    """Hero is a Hero; who has no alignment has no opposite one."""
    fist = card("Fist", ALLY, "POWER: [attack] Physical attack. DAMAGE: 2 stages.",
                alignment=ALLIES[title].alignment)  # fmt: skip
    staged(
        f"""
        use Fist
        opponent: no defense
        expect opponent stages = {10 - lost}
        """,
        card("Feud", DRILL, "[constant] Attacks performed by Allies of the opposite alignment to "
             "your MP deal +2 stages."),
        fist,
        mine={"play": ["Feud", "Fist"], "stages": 0},
        theirs={"stages": 10},
    )  # fmt: skip


def test_who_counts_as_of_both_is_not_of_the_opposite_alignment() -> None:
    staged(
        """
        play Pact
        expect you hand = 0
        """,
        card("Pact", EVENT, "POWER: If you control an Ally of the opposite alignment to your MP, "
             "draw a card."),
        card("Both", DRILL, "[constant] Your Allies are considered to be Heroes."),
        BAD,
        mine={"hand": ["Pact"], "play": ["Both", "Bad"]},
    )  # fmt: skip


def test_it_must_be_said_whose_alignment_it_is() -> None:
    for text in (
        "POWER: Choose an Ally of the opposite alignment and discard it.",
        "POWER: Search your Life Deck for 2 Allies of the same alignment and place them into play.",
    ):
        assert compile_text(card("Sword", EVENT, ""), text).failures, text


# ---------------------------------------------------------------------------- what was taken


@pytest.mark.parametrize(
    ("said", "lost"),
    [
        ("the number of stages of damage you took from your opponent's last attack this combat, "
         "plus 2", 5),
        ("the stages of damage you took from your opponent's last attack", 3),
        ("the number of life cards of damage dealt to you by your opponent's last attack", 1),
        ("the total damage you took from your opponent's last attack, minus 1", 3),
    ],
)  # fmt: skip
def test_what_you_took_is_what_his_attack_dealt(said: str, lost: int) -> None:
    tell(
        card("Revenge", PHYSICAL, f"[attack] Physical attack. DAMAGE: X stages. X = {said}."),
        card("Blow", PHYSICAL, "[attack] Physical attack. DAMAGE: 3 stages and 1 life card."),
        steps=f"""
        opponent: play Blow
        play Revenge
        expect opponent stages = {10 - lost}
        """,
        you={"hand": ["Revenge"], "stages": 9},
        opponent={"hand": ["Blow"], "stages": 10},
        start={"turn": "opponent", "action": "opponent"},
    )  # fmt: skip


def test_of_your_own_attack_you_take_nothing() -> None:
    text = (
        "[attack] Physical attack. DAMAGE: X stages. X = the number of stages of damage you took "
        "from your last attack."
    )
    assert compile_text(card("Sword", PHYSICAL, ""), text).failures


# ---------------------------------------------------------------------------- would, instead

TRAINED = (
    "[constant] Your effects that would raise your anger by 1 level raise it by 2 instead, but only "
    "if you have not raised your anger this turn."
)
UP, UP2 = (card(t, EVENT, f"POWER: Raise your anger {n}.") for t, n in (("Up", 1), ("Up2", 2)))


@pytest.mark.parametrize(("first", "anger"), [("Up", (2, 3)), ("Up2", (2, 3)), ("Filler", (0, 2))])
def test_effects_raise_it_by_more_instead(first: str, anger: tuple[int, int]) -> None:
    tell(
        card("Trained", DRILL, TRAINED),
        UP,
        UP2,
        steps=f"""
        play {first}
        expect you anger = {anger[0]}
        opponent: pass
        play Up
        expect you anger = {anger[1]}
        """,
        you={"hand": [first, "Up"], "play": ["Trained"]},
    )


def test_effects_of_the_other_player_are_not_yours() -> None:
    tell(
        card("Trained", DRILL, TRAINED),
        card("Taunt", EVENT, "POWER: Raise your opponent's anger 1."),
        steps="""
        opponent: play Taunt
        expect you anger = 1
        """,
        you={"play": ["Trained"]},
        opponent={"hand": ["Taunt"]},
        start={"action": "opponent"},
    )


def test_effects_banish_what_they_would_destroy() -> None:
    tell(
        card("Void", DRILL, "[constant] Your effects that would destroy cards from your opponent's "
             "Life Deck banish them instead."),
        card("Wreck", EVENT, "POWER: Destroy the top 2 cards of your opponent's Life Deck."),
        steps="""
        play Wreck
        expect opponent banished = 2
        expect opponent discard = 0
        """,
        you={"hand": ["Wreck"], "play": ["Void"]},
    )  # fmt: skip


@pytest.mark.parametrize(("anger", "drawn"), [(2, 0), (3, 1)])
@pytest.mark.parametrize("text", ["Draw a card, but only if your anger is 3.", "You may draw a "
                                  "card but only if your anger is 3."])  # fmt: skip
def test_in_one_case_only(text: str, anger: int, drawn: int) -> None:
    staged(
        f"""
        play Case
        {"yes" if drawn and "may" in text else ""}
        expect you hand = {drawn}
        """,
        card("Case", EVENT, f"POWER: {text}"),
        mine={"hand": ["Case"], "anger": anger},
    )


@pytest.mark.parametrize(("drills", "lost"), [(0, 2), (1, 4)])
def test_attacks_deal_more_in_one_case_only(drills: int, lost: int) -> None:
    staged(
        f"""
        play Filler
        opponent: no defense
        expect opponent stages = {10 - lost}
        """,
        card("Might", ALLY,
             "[constant] Your attacks deal +2 stages, but only if you control a Drill."),
        mine={"hand": ["Filler"], "play": ["Might", *["Idle Drill"] * drills]},
        theirs={"stages": 10},
    )  # fmt: skip


# ---------------------------------------------------------------------------- zones of both


@pytest.mark.parametrize(
    "said",
    [
        "all Life Decks, discard piles and hands for Hero Allies",
        "both players' Life Decks, discard piles, and hands for all Hero Allies",
    ],
)
def test_all_zones_of_both_players_are_searched(said: str) -> None:
    side: dict[str, Any] = {"life_deck": ["Good", "Bad"], "discard": ["Good"], "hand": ["Good"]}
    staged(
        """
        play Purge
        opponent: pass
        expect you banished = 3
        expect opponent banished = 3
        expect you hand = 0
        """,
        card("Purge", EVENT, f"POWER: Search {said} and banish them."),
        GOOD,
        BAD,
        mine={**side, "hand": ["Purge", "Good"]},
        theirs=side,
        auto="first",
    )


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("both players' discard piles", "each player's discard pile"),
        ("all Life Decks", "each player's Life Deck"),
        ("all hands", "each player's hand"),
    ],
)
def test_zones_in_the_plural(said: str, told: str) -> None:
    text = "POWER: Search {} for all Drills and banish them."
    assert canonical(text.format(said)) == text.format(told)


def test_one_begins_the_game_with_a_card_in_play() -> None:
    """As what is searched for then, and placed into play: no Drill that is played (EFF-6)."""
    said = "(You begin the game with a {} from your Life Deck in play.) " + DRAW
    told = (
        "(At the beginning of the game, search your Life Deck for a {} and place it into play.) "
        + DRAW
    )
    for kind in ("Drill", "non-Styled Drill", "Setup"):
        assert canonical(said.format(kind), CardType.MASTERY) == told.format(kind)
    no_deck = "(You begin the game with a Drill in play.) " + DRAW
    assert compile_text(card("Sword", CardType.MASTERY, ""), no_deck).failures


# ---------------------------------------------------------------------------- critical effects


@pytest.mark.parametrize(
    "who", ["This Ally", "If you control a Drill, this Ally", 'Allies named "Pal"']
)
def test_an_ally_that_cannot_be_chosen_for_critical_damage_effects(who: str) -> None:
    tell(
        card("Ray", ENERGY, "[attack] Energy attack costing 0 stages. DAMAGE: 6 life cards."),
        card("Pal", ALLY,
             f"[constant] {who} cannot be chosen for critical damage effects."),
        steps="""
        play Ray
        opponent: no defense
        choose Discard an Ally of your opponent
        expect opponent discard has Old Friend
        expect opponent discard has no Pal
        """,
        you={"hand": ["Ray"]},
        opponent={"play": ["Pal", "Old Friend", "Idle Drill"]},
    )  # fmt: skip
