"""Words that stand wherever their kind of word can: ends, control, titles, numbers in letters."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Alignment, Card, CardType
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, KICK, LADDER, PHYSICAL, card
from tests.rules.staged import canonical, staged

SWORD = card("Sword Stroke", PHYSICAL, KICK)
STING = card("Sting", ENERGY, "[attack] Energy attack. DAMAGE: 1 life card. HIT: Draw a card.")
DULL = card("Dull", ENERGY, "[attack] Energy attack. DAMAGE: 1 life card.")


@pytest.mark.parametrize(("end", "drawn"), [("the top", "Sting"), ("the bottom", "Dull")])
def test_either_end_of_a_life_deck_is_drawn_from(end: str, drawn: str) -> None:
    staged(
        f"""
        play Choice
        choose {end}
        expect you hand has {drawn}
        """,
        card("Choice", EVENT, "POWER: Draw the top or bottom card of your Life Deck."),
        STING,
        DULL,
        mine={"hand": ["Choice"], "life_deck": ["Sting", "Filler", "Dull"], "fill": 0},
    )


@pytest.mark.parametrize(("whose", "side"), [("your", "you"), ("your opponent's", "opponent")])
def test_a_card_is_placed_under_either_control(whose: str, side: str) -> None:
    staged(
        f"""
        play Loan
        expect {side} play has Idle Drill
        """,
        card("Loan", EVENT, "POWER: Choose a Drill in your opponent's discard pile and place it "
             f"into play under {whose} control."),
        mine={"hand": ["Loan"]},
        theirs={"discard": ["Idle Drill"]},
    )  # fmt: skip


@pytest.mark.parametrize(("title", "seen"), [("Sword Stroke", 1), ("Filler", 0)])
def test_a_word_in_the_title_is_asked_of_a_card(title: str, seen: int) -> None:
    staged(
        f"""
        play Look
        expect you anger = {seen}
        """,
        card("Look", EVENT, 'POWER: Reveal the top card of your Life Deck. If that card has '
             '"Sword" in the title, raise your anger 1.'),
        SWORD,
        mine={"hand": ["Look"], "life_deck": [title, "Filler"], "fill": 0},
    )  # fmt: skip


def test_only_attacks_with_a_hit_effect_are_found() -> None:
    staged(
        """
        play Search
        expect you hand has Sting
        """,
        card("Search", EVENT, "POWER: Search your Life Deck for an Energy Combat card with a printed "
             "HIT effect and place it into your hand."),
        STING,
        DULL,
        mine={"hand": ["Search"], "life_deck": ["Dull", "Sting", "Dull"], "fill": 0},
    )  # fmt: skip


def test_all_that_one_controls_is_taken_and_nothing_else() -> None:
    staged(
        """
        play Sweep
        expect you banished = 2
        expect opponent play = 1
        """,
        card("Sweep", EVENT, "POWER: Banish all Drills you control."),
        mine={"hand": ["Sweep"], "play": ["Idle Drill", "Falling Drill"]},
        theirs={"play": ["Other Drill"]},
    )


@pytest.mark.parametrize(
    ("printed", "meant"),
    [
        ("Destroy two of your Drills", "Destroy 2 of your Drills"),
        ("Raise you anger 1", "Raise your anger 1"),
        (
            "Shuffle a Drill in play into its owners Life Deck",
            "Shuffle a Drill in play into its owner's Life Deck",
        ),
        (
            "Search your discard pile for a Drill and place it on the top of your discard pile",
            "Search your discard pile for a Drill and place it on top of your discard pile",
        ),
        ("Destroy all Allies your opponent controls", "Destroy all of your opponent's Allies"),
    ],
)
def test_what_is_said_otherwise_means_the_same(printed: str, meant: str) -> None:
    assert canonical(f"POWER: {printed}.") == f"POWER: {meant}."


def test_no_attack_costs_less_than_nothing_whether_said_or_not() -> None:
    text = "[constant] Your physical attacks cost -1 stage{}."
    assert canonical(text.format(" (to a minimum of 0)"), DRILL) == canonical(
        text.format(""), DRILL
    )


@pytest.mark.parametrize("used", ["immediate effect", "effect"])
def test_what_this_cards_effect_does_is_done_with_this_card(used: str) -> None:
    text = "POWER: Banish an Ally you control. If you banished an Ally with this card's {}, draw a card."
    assert canonical(text.format(used)) == canonical(
        "POWER: Banish an Ally you control. If you banished an Ally with this card, draw a card."
    )


@pytest.mark.parametrize(("mine", "drawn"), [(["Pal"], 1), ([], 0)])
def test_what_this_card_did_is_remembered(mine: list[str], drawn: int) -> None:
    staged(
        f"""
        play Farewell
        expect you hand = {drawn}
        """,
        card("Farewell", EVENT, "POWER: Banish an Ally you control. If you banished an Ally with "
             "this card's immediate effect, draw a card."),
        card("Pal", ALLY, "POWER: Draw a card."),
        mine={"hand": ["Farewell"], "play": mine},
    )  # fmt: skip


# ---------------------------------------------------------------------------- happenings


def test_a_shuffled_life_deck_is_heard_and_the_other_players_is_not() -> None:
    watch = card("Watch", DRILL, "[constant] After your Life Deck is shuffled, raise your anger 1.")
    staged(
        """
        play Mix
        expect you anger = 1
        opponent: play Mix
        expect you anger = 1
        """,
        watch,
        card("Mix", EVENT, "POWER: Shuffle a card from your discard pile into your Life Deck."),
        mine={"hand": ["Mix"], "play": ["Watch"], "discard": ["Filler"]},
        theirs={"hand": ["Mix"], "discard": ["Filler"]},
    )


def levels(text: str) -> list[Card]:
    return [
        card("Climber", CardType.MAIN_PERSONALITY, text if n == 2 else "POWER: Draw a card.",
             level=n, pur=1, stages=LADDER, alignment=Alignment.HERO, subtitle=f"Rung {n}")
        for n in range(1, 5)
    ]  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        "(When you advance to this level, you may draw a card.) POWER: Draw a card.",
        "[constant] When you advance to this personality level, you may draw a card.",
    ],
)
@pytest.mark.parametrize(("before", "drawn"), [(1, 1), (2, 0)])
def test_a_level_that_is_reached_does_what_it_says(text: str, before: int, drawn: int) -> None:
    offer = "yes" if drawn else ""
    staged(
        f"""
        play Growth
        {offer}
        expect you level = {before + 1}
        expect you hand = {drawn}
        """,
        *levels(text),
        card("Growth", EVENT, "POWER: Advance your MP 1 level."),
        mine={"mp": "Climber", "level": before, "hand": ["Growth"]},
    )


@pytest.mark.parametrize(("where", "lost"), [("hand", 0), ("discard", 1)])
def test_an_attack_that_was_not_played_from_the_hand(where: str, lost: int) -> None:
    watch = card("Watch", DRILL, "[constant] Whenever you perform an attack that was not played from "
                 "your hand, your opponent's MP loses 1 stage.")  # fmt: skip
    staged(
        f"""
        {"play Reach" if lost else "play Tap"}
        opponent: no defense
        expect opponent stages = {5 - lost}
        """,
        watch,
        card("Tap", PHYSICAL, "[attack] Physical attack. DAMAGE: 0 stages."),
        card("Reach", EVENT, "POWER: Choose an attack in your discard pile and play it."),
        mine={"hand": ["Tap", "Reach"], "play": ["Watch"], "discard": ["Tap"]},
        theirs={"stages": 5},
    )


@pytest.mark.parametrize("banned", [True, False])
def test_who_cannot_rejuvenate_does_so_neither_by_a_card_nor_in_the_step(banned: bool) -> None:
    still = card("Still", DRILL, "[constant] Players cannot Rejuvenate.")
    staged(
        f"""
        play Rest
        expect you discard {"has" if banned else "has no"} Sting
        """,
        still,
        STING,
        card("Rest", EVENT, "POWER: Rejuvenate a card from your discard pile."),
        mine={"hand": ["Rest"], "play": ["Still"] if banned else [], "discard": ["Sting"]},
    )


def test_what_ends_with_the_turn_is_said_last() -> None:
    assert canonical("POWER: Draw a card. Banish this card at the end of this turn.") == (
        "POWER: Draw a card. Banish this card at the end of the turn."
    )


@pytest.mark.parametrize(
    "deed",
    [
        "a card effect shuffles his Life Deck",
        "this attack shuffles his Life Deck",
        "your opponent advances to this level",
    ],
)
def test_what_could_never_be_heard_is_not_read(deed: str) -> None:
    watch = card("Watch", DRILL, f"[constant] Whenever {deed}, draw a card.")
    assert compile_text(watch, watch.text).failures


PET = card("Icarus", ALLY, "[constant] Your other Earthling Allies cannot be destroyed or banished by "
           "your opponent's card effects.", level=1, pur=1)  # fmt: skip
MONK = card("Krillin", ALLY, "POWER: Draw a card.", level=1, pur=1, alignment=Alignment.VILLAIN)
NAMEKIAN = card("Piccolo", ALLY, "POWER: Draw a card.", level=1, pur=1)


@pytest.mark.parametrize("verb", ["Destroy", "Banish"])
@pytest.mark.parametrize(
    ("by", "left"), [("opponent", ["Krillin"]), ("you", [])], ids=["theirs", "yours"]
)
def test_the_other_allies_with_a_trait_are_protected(verb: str, by: str, left: list[str]) -> None:
    sides = {"you": {"play": ["Icarus", "Krillin", "Piccolo"]}, "opponent": {"play": ["Krillin"]}}
    sides[by]["hand"] = ["Reap"]
    staged(
        f"""
        play Reap
        expect you play = {len(left)}
        {"expect you play has Krillin" if left else ""}
        expect opponent play = 0
        """,
        card("Reap", EVENT, f"POWER: {verb} all Allies."),
        PET,
        MONK,
        NAMEKIAN,
        mine=sides["you"],
        theirs=sides["opponent"],
        edition="fanz",
        turn=by,
        action=by,
    )


@pytest.mark.parametrize(
    ("kind", "left"),
    [
        ("Earthling Allies", ["Piccolo", "Idle Drill"]),
        ("non-Earthling Allies", ["Icarus", "Krillin", "Idle Drill"]),
        ("Namekian Allies", ["Icarus", "Krillin", "Idle Drill"]),
        ("Alien or Earthling Allies", ["Piccolo", "Idle Drill"]),
        ("Villain Earthling Allies", ["Icarus", "Piccolo", "Idle Drill"]),
        ("Earthling cards", ["Piccolo", "Idle Drill"]),
        ("non-Earthling cards", ["Icarus", "Krillin"]),
    ],
)
def test_a_trait_describes_allies(kind: str, left: list[str]) -> None:
    staged(
        "play Reap\n"
        + "".join(f"expect you play has {name}\n" for name in left)
        + f"expect you play = {len(left)}",
        card("Reap", EVENT, f"POWER: Destroy all {kind}."),
        PET,
        MONK,
        NAMEKIAN,
        mine={"hand": ["Reap"], "play": ["Icarus", "Krillin", "Piccolo", "Idle Drill"]},
        edition="fanz",
    )


def test_only_personalities_have_a_trait() -> None:
    """And "Majin" is the first word of Majin Buu's name before "Named", nothing besides."""
    assert compile_text(card("Odd", EVENT, ""), "POWER: Destroy an Alien Drill.").failures
    assert "Majin Buu Named card" in canonical(
        "POWER: Search your Life Deck for a Majin Buu Named card and place it into your hand."
    )
