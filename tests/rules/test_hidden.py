"""Cards that act from a hand or a Life Deck are shown before they do anything (HSE-9)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dbz_desktop.match.match import Match
from dbz_desktop.match.proving.invariants import Watch, check
from dbz_desktop.match.scenarios.steps import find_option
from dbz_desktop.rules.kernel.decisions import Act, Ask
from dbz_desktop.rules.kernel.events import BOTH, AngerChanged, CardsRevealed, SentenceResolved
from tests.rules.happening import (
    ALLY,
    EVENT,
    KICK,
    PHYSICAL,
    SETUP,
    Row,
    card,
    go_on,
    play,
    position,
)
from tests.rules.staged import staged

DRAWS = "POWER: Draw a card."
HIDES = "POWER: Shuffle a card from your hand into your Life Deck."
ANGER = f"(If this card is {{}}, raise your anger 1.) {KICK}"
MAY = f"(If this card is {{}}, you may raise your anger 1.) {KICK}"


def deed(text: str, **mine: object) -> Row:
    return Row("", text, mine=dict(mine))


def acted(match: Match) -> list[type]:
    """What was told of the watcher, in its order: shown, its sentence, the anger it raised."""
    found = []
    for event in match.game.events:
        if isinstance(event, CardsRevealed) and event.seen == BOTH:
            found += [CardsRevealed for c in event.cards if match.game.cards[c].title == "Watcher"]
        elif isinstance(event, SentenceResolved | AngerChanged):
            about = event.card if isinstance(event, SentenceResolved) else event.cause
            if match.game.cards[about].title == "Watcher":
                found.append(type(event))
    return found


SHOWN = [CardsRevealed, SentenceResolved, AngerChanged]


@pytest.mark.parametrize("text", [ANGER, MAY])
@pytest.mark.parametrize(
    ("happening", "row", "place"),
    [
        ("drawn", deed(DRAWS), "life_deck"),
        ("placed into your hand by a card effect",
         deed("POWER: Place the top card of your Life Deck into your hand."), "life_deck"),
        ("shuffled into your Life Deck", deed(HIDES, hand=["Deed"]), "hand"),
    ],
)  # fmt: skip
def test_what_acts_from_hiding_is_shown_first(
    text: str, happening: str, row: Row, place: str
) -> None:
    watcher = card("Watcher", PHYSICAL, text.format(happening))
    match = position(row, watcher, place)
    watch = Watch.of(match.game)
    play(row, match)
    assert acted(match) == SHOWN
    assert check(match.game, watch) == []


def test_what_is_left_stays_hidden() -> None:
    row = deed(DRAWS)
    match = position(row, card("Watcher", PHYSICAL, MAY.format("drawn")), "life_deck")
    watch = Watch.of(match.game)
    match.course.answer(find_option(match, "play Deed") or 0)
    go_on(match, lambda: match.decision.ask is Ask.YES_NO)
    assert not match.decision.open
    match.course.answer(next(i for i, o in enumerate(match.decision.options) if o.act is Act.NO))
    assert acted(match) == []
    assert check(match.game, watch) == []


def test_nobody_is_asked_for_what_could_not_be_done() -> None:
    text = f"(If this card is drawn, you may destroy a Drill you control.) {KICK}"
    row = deed(DRAWS)
    match = position(row, card("Watcher", PHYSICAL, text), "life_deck")
    play(row, match)
    assert CardsRevealed not in acted(match)


def test_what_both_saw_is_not_shown_again() -> None:
    row = deed("POWER: Rejuvenate 1.")
    match = position(row, card("Watcher", PHYSICAL, ANGER.format("Rejuvenated")), "discard")
    play(row, match)
    assert acted(match) == [SentenceResolved, AngerChanged]


def test_in_an_open_hand_it_is_shown_once() -> None:
    open_hand = {"lasting": [{"text": "You play with your hand revealed this combat."}]}
    row = replace(deed(DRAWS), mine=open_hand)
    match = position(row, card("Watcher", PHYSICAL, ANGER.format("drawn")), "life_deck")
    play(row, match)
    assert acted(match).count(CardsRevealed) == 1


def test_what_cannot_be_revealed_does_nothing() -> None:
    barred = {"lasting": [{"text": "Your opponent cannot reveal cards this combat."}]}
    row = replace(deed(DRAWS), theirs=barred)
    match = position(row, card("Watcher", PHYSICAL, ANGER.format("drawn")), "life_deck")
    play(row, match)
    assert acted(match) == []


# ---------------------------------------------------------------------- being shown


@pytest.mark.parametrize(
    ("what", "heard"),
    [
        ("POWER: Reveal a card from your hand.", True),
        ("POWER: Reveal your hand.", True),
        ("POWER: Reveal the top card of your Life Deck.", False),
    ],
)
def test_a_card_hears_that_it_is_revealed_from_a_hand(what: str, heard: bool) -> None:
    staged(
        f"""
        play Shows
        expect you anger = {int(heard)}
        """,
        card("Shows", EVENT, what),
        card("Shown", PHYSICAL, f"(Whenever this card is revealed from your hand, raise your "
             f"anger 1.) {KICK}"),
        mine={"hand": ["Shows", "Shown"] if heard else ["Shows"], "life_deck": ["Shown"]},
        auto="first",
    )  # fmt: skip


def test_to_look_at_a_card_is_not_to_reveal_it() -> None:
    staged(
        """
        opponent: play Peek
        expect you anger = 0
        """,
        card("Peek", EVENT, "POWER: Look at your opponent's hand."),
        card("Shown", SETUP, "(Whenever this card is revealed from your hand, raise your anger 1.) "
             "POWER: Draw a card."),
        mine={"hand": ["Shown"]},
        theirs={"hand": ["Peek"]},
        turn="opponent",
        action="opponent",
    )  # fmt: skip


def test_who_watches_hears_from_where_a_card_is_revealed() -> None:
    staged(
        """
        play Shows
        expect you anger = 1
        """,
        card("Shows", EVENT, "POWER: Reveal your hand. Reveal the top card of your Life Deck."),
        mine={
            "hand": ["Shows", "Filler"],
            "lasting": [{"text": "Whenever you reveal a card from your hand, raise your anger 1."}],
        },
    )


# ---------------------------------------------------------------------- shown, but not revealed

WATCH = "Whenever you reveal a card from your hand, raise your anger 1."
"""In force on her side; a card that acts from her hand is shown, which is no revealing (HSE-9)."""


@pytest.mark.parametrize(
    ("note", "heard"),
    [
        ("You may banish this card from your hand to stop a physical attack.", 0),
        ("You may discard this card from your hand to stop a physical attack.", 0),
        ("Once per combat, you may place this card from your hand into play at 2 stages above 0 to "
         "stop a physical attack.", 0),
        ("You may place this card from your hand at the bottom of your Life Deck to prevent all "
         "damage from a physical attack.", 0),
        ("You may reveal this card from your hand and place it at the bottom of your Life Deck to "
         "prevent all damage from a physical attack.", 1),
    ],
)  # fmt: skip
@pytest.mark.parametrize("own", [False, True])
def test_what_acts_from_a_hand_is_revealed_only_where_it_says_so(
    note: str, heard: int, own: bool
) -> None:
    by_itself = " Whenever this card is revealed from your hand, raise your anger 1." if own else ""
    staged(
        f"""
        opponent: play Filler
        play Acts
        expect you anger = {heard}
        expect you stages = 5
        expect log contains {"reveals" if heard else "shows"} Acts
        expect log lacks {"shows" if heard else "reveals"} Acts
        """,
        card("Acts", ALLY, f"({note}{by_itself}) POWER: Draw a card."),
        mine={"hand": ["Acts"], "lasting": [] if own else [{"text": WATCH}]},
        theirs={"hand": ["Filler"]},
        turn="opponent",
        action="opponent",
        auto="pass",
    )


def test_what_is_discarded_from_a_hand_to_attack_is_not_revealed() -> None:
    staged(
        """
        play Acts
        expect you anger = 0
        """,
        card("Acts", EVENT, "(As an action, you may discard this card from your hand to perform a "
             "physical attack dealing 3 stages of damage.) [instant] POWER: Use when you gain "
             "stages. Draw a card."),
        mine={"hand": ["Acts"], "lasting": [{"text": WATCH}]},
        auto="pass",
    )  # fmt: skip


@pytest.mark.parametrize(("does", "heard"), [("gain 1 stage", 0), ("reveal it to gain 1 stage", 1)])
def test_what_is_set_off_in_a_hand_is_revealed_only_where_it_says_so(does: str, heard: int) -> None:
    staged(
        f"""
        play Draws
        yes
        expect you anger = {heard}
        """,
        card("Draws", EVENT, DRAWS),
        card("Acts", PHYSICAL, f"(If this card is drawn, you may {does}.) {KICK}"),
        mine={"hand": ["Draws"], "life_deck": ["Acts"], "lasting": [{"text": WATCH}]},
        auto="pass",
    )


def test_two_things_heard_of_one_banishing_are_heard_once() -> None:
    """What waits for either banishing or revealing hears the one that is done."""
    staged(
        """
        opponent: play Filler
        play Acts
        expect you anger = 1
        """,
        card("Acts", PHYSICAL,
             f"(You may banish this card from your hand to stop a physical attack.) {KICK}"),
        mine={
            "hand": ["Acts"],
            "lasting": [{"text": "Whenever one of your card effects banishes or reveals a card "
                         "from your hand, raise your anger 1."}],
        },
        theirs={"hand": ["Filler"]},
        turn="opponent",
        action="opponent",
        auto="pass",
    )  # fmt: skip
