"""What cards of sets that nobody had shown the program did wrong as they were played."""

from __future__ import annotations

import pytest

from tests.rules.happening import BALL, DRILL, EVENT, SETUP, card
from tests.rules.staged import staged

RAISES = "POWER: Raise your anger 1."


@pytest.mark.parametrize(
    "how",
    [
        "Look at your opponent's hand and choose a card.",
        "Your opponent reveals his hand. Choose one of those cards.",
    ],
)
def test_cards_with_the_title_of_the_chosen_one(how: str) -> None:
    """A card that is chosen has "that title", whether or not it was named (EFF-10)."""
    text = f"POWER: {how} Cards with that title cannot be played this combat."
    staged(
        "play Seal\nchoose Zap\nexpect no option play Zap\nexpect option play Other",
        card("Seal", EVENT, text),
        card("Zap", EVENT, RAISES),
        card("Other", EVENT, RAISES),
        mine={"hand": ["Seal"]},
        theirs={"hand": ["Zap", "Other"]},
    )


LOWERS = card("Sigh", BALL, "Lower your anger 1.")


@pytest.mark.parametrize(
    ("phase", "stages"), [("planning", 8), ("combat", 6)], ids=["before combat", "in combat"]
)
def test_the_first_time_each_combat_comes_in_a_combat(phase: str, stages: int) -> None:
    """What is done before combat is declared isn't the first time in it (COM-1)."""
    text = "[constant] The first time each combat you lower your anger, your opponent's MP loses 2 stages."
    steps = {"planning": "play Sigh", "combat": "play Gasp"}
    staged(
        f"{steps[phase]}\nexpect opponent stages = {stages}",
        card("Watcher", DRILL, text),
        LOWERS,
        card("Gasp", EVENT, "POWER: Lower your anger 1."),
        mine={"hand": ["Sigh", "Gasp"], "play": ["Watcher"], "anger": 3},
        theirs={"stages": 8},
        phase=phase,
    )


@pytest.mark.parametrize(("phase", "cards"), [("planning", 3), ("combat", 1)])
def test_the_first_change_of_each_combat_comes_in_a_combat(phase: str, cards: int) -> None:
    text = "[constant] The first time each combat one of your opponent's card effects would destroy cards from the top of your Life Deck, reduce that amount by 2."
    staged(
        f"opponent: play Flood\nexpect your discard = {cards}",
        card("Dam", DRILL, text),
        card(
            "Flood",
            BALL if phase == "planning" else EVENT,
            f"{'' if phase == 'planning' else 'POWER: '}Destroy the top 3 cards of your opponent's Life Deck.",
        ),
        mine={"play": ["Dam"]},
        theirs={"hand": ["Flood"]},
        phase=phase,
        turn="opponent",
        action="opponent",
    )


CLIMB = "whenever you would advance a level, you may set your anger to 0 instead. If you do, your MP gains 3 stages."


@pytest.mark.parametrize("answer", ["yes", "no"])
@pytest.mark.parametrize("attached", [False, True])
def test_if_you_do_after_what_is_done_instead(attached: bool, answer: str) -> None:
    """It goes on from what was done in the place of another (EFF-5), attached or not (TYP-7)."""
    stays = card("Rein", SETUP, f"POWER: Attach this card to your MP. While attached, {CLIMB}")
    drill = card("Rein", DRILL, f"[constant] W{CLIMB[1:]}")
    lies = {"card": "Rein", "attached_to": "mp"} if attached else "Rein"
    stages = 6 if answer == "yes" else 10
    staged(
        f"play Rise\n{answer}\nexpect your stages = {stages}\nexpect your level = {1 if answer == 'yes' else 2}",
        stays if attached else drill,
        card("Rise", EVENT, "POWER: Advance your MP 1 level."),
        mine={"hand": ["Rise"], "play": [lies], "anger": 3, "stages": 3},
    )


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        (
            "Reveal the top 3 cards of your Life Deck. Place a Drill from among those cards into play and shuffle the others into your Life Deck.",
            "",
        ),
        (
            "Look at the top 3 cards of your Life Deck. You may banish one of them. Shuffle the remaining cards into your Life Deck.",
            "yes\nchoose Filler\n",
        ),
        (
            "Reveal the top 2 cards of your Life Deck. Choose one of those cards. Place the chosen card into your hand and shuffle the other into your Life Deck.",
            "choose Filler\n",
        ),
    ],
)
def test_what_was_only_shown_is_shuffled_in(text: str, answer: str) -> None:
    """Who shuffles the shown cards in shuffles the Life Deck they lie in (EFF-9)."""
    staged(
        f"play Sift\n{answer}expect log in order: plays Sift; shuffles the Life Deck",
        card("Sift", EVENT, f"POWER: {text}"),
        mine={"hand": ["Sift"], "life_deck": ["Idle Drill", "Filler", "Block"]},
        auto="pass",
    )


@pytest.mark.parametrize(
    "then", ["your opponent discards it", "he discards that card", "banish it"]
)
def test_the_named_card_that_was_revealed_is_it(then: str) -> None:
    text = f"POWER: Name an Event. Your opponent reveals his hand. If the card you named was revealed, {then}."
    zone = "banished" if "banish" in then else "discard"
    staged(
        f"play Seek\nname Zap\nexpect opponent {zone} has Zap\nexpect opponent hand = 1\nexpect your hand = 0",
        card("Seek", EVENT, text),
        card("Zap", EVENT, RAISES),
        mine={"hand": ["Seek"]},
        theirs={"hand": ["Block", "Zap"]},
        auto="pass",
    )


@pytest.mark.parametrize(
    ("done", "drawn"),
    [
        ("Banish 5 cards from your discard pile", 0),
        ("Lower your anger 1 and banish 5 cards from your discard pile", 0),
        ("Banish 5 cards from your discard pile and lower your anger 1", 0),
        ("Lower your anger 1 and banish 3 cards from your discard pile", 1),
        ("Banish all cards from your discard pile and lower your anger 1", 1),
        ("Lower your anger 9 and banish 3 cards from your discard pile", 0),
    ],
)
def test_who_did_a_part_did_not_do_it(done: str, drawn: int) -> None:
    """ "If you do" goes on from the whole of what stands before it (EFF-5)."""
    staged(
        f"play Toll\nexpect your hand = {drawn}",
        card("Toll", EVENT, f"POWER: {done}. If you do, draw a card."),
        mine={"hand": ["Toll"], "discard": ["Filler", "Block", "Ball"], "anger": 3},
    )


def test_who_cannot_draw_is_not_asked_to() -> None:
    staged(
        "play Lure\nexpect asked opponent\nexpect your hand = 1",
        card("Lure", EVENT, "POWER: You may draw a card."),
        card("Ban", DRILL, "[constant] Your opponent cannot draw cards."),
        mine={"hand": ["Lure", "Filler"]},
        theirs={"play": ["Ban"]},
    )
