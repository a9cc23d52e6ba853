"""What games with cards by chance have brought to light: sentences that nobody had thought of."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType
from dbz_desktop.rules.flow import moving
from dbz_desktop.rules.kernel.base import Line
from dbz_desktop.rules.kernel.events import BOTH, AngerChanged, CardMoved, CardsReturned, Why, Zone
from dbz_desktop.rules.kernel.game import Source
from dbz_desktop.rules.kernel.redaction import redact
from dbz_desktop.rules.language.compiler import compile_text, grammar

from .test_later_phrases import PLAIN, card, do, table


def why_not(text: str, kind: CardType = CardType.EVENT) -> str:
    failures = compile_text(card("Try", kind), text).failures
    return failures[0].message if failures else ""


def test_an_mp_is_never_moved_though_it_speaks_of_itself() -> None:
    """SET-1: "it" is the card whose text it is, where no other was spoken of."""
    game, _ = table()
    for text in ("Discard it.", "Banish it.", "Shuffle it into your Life Deck.", "Rejuvenate it."):
        before = game.state.where[:]
        do(game, text)
        assert [z for z in game.state.where if z is Zone.DISCARD] == [
            z for z in before if z is Zone.DISCARD
        ]
    assert game.state.where[game.state.players[0].mp_card] is Zone.IN_PLAY


def test_a_card_in_use_is_not_played_by_its_own_text() -> None:
    game, _ = table()
    hand = game.state.players[0].hand
    own = hand[0] if hand else game.state.players[0].life_deck[-1]
    moving.move(game, own, Zone.IN_USE, Why.PLAY, Source(0))
    source = Source(0, own)
    steps = grammar().parse(Line, "Play this card").resolve(game, source)
    with pytest.raises(StopIteration):
        next(steps)
    assert game.state.where[own] is Zone.IN_USE


def test_what_a_hand_was_rejuvenated_of_is_not_told() -> None:
    """ZON-1: the pile's cards lie open, a hand's don't."""
    game, _ = table()
    do(game, "Draw 2 cards.")
    do(game, "Rejuvenate your hand.")
    told = [e for e in game.events if isinstance(e, CardsReturned)][-1]
    assert len(told.cards) >= 2
    assert redact(told, 1).cards == ()  # type: ignore[attr-defined]
    top = game.state.players[0].life_deck[-1]
    moving.move(game, top, Zone.DISCARD, Why.DISCARD, Source(0))
    do(game, "Rejuvenate 1.")
    told = [e for e in game.events if isinstance(e, CardsReturned)][-1]
    assert redact(told, 1).cards == (top,)  # type: ignore[attr-defined]


def test_a_card_that_goes_from_a_life_deck_to_a_hand_unseen_stays_unseen() -> None:
    game, _ = table()
    do(game, "Place the bottom card of your Life Deck into your hand.")
    moved = [e for e in game.events if isinstance(e, CardMoved)][-1]
    assert moved.target is Zone.HAND and moved.seen == 1
    do(game, "Reveal the top card of your Life Deck")
    shown = game.state.players[0].life_deck[-1]
    source = Source(0, game.state.players[0].mp_card)
    source.memory.speak_of([shown])
    steps = grammar().parse(Line, "Place that card into your hand").resolve(game, source)
    for _ in steps:
        raise AssertionError("nothing is asked")
    moved = [e for e in game.events if isinstance(e, CardMoved)][-1]
    assert (moved.card, moved.seen) == (shown, BOTH)


def test_only_what_is_in_play_bears_a_card() -> None:
    """TYP-7."""
    game, (own,) = table(PLAIN)
    do(game, "Draw a card.")
    do(game, "Attach a Drill in play to a card in your hand.")
    assert game.state.permanents[own].attached_to < 0


def test_anger_that_is_set_to_what_an_advance_needs_reaches_it() -> None:
    """ANG-1, ANG-3."""
    game, _ = table()
    do(game, "Set your anger to 7.")
    angers = [event.after for event in game.events if isinstance(event, AngerChanged)]
    assert angers == [5, 0]
    assert game.state.players[0].level == 2


def test_what_a_card_in_hand_holds_is_not_in_force() -> None:
    """Of an [instant] card in hand only the use at its moment is offered."""
    instant = card(
        "Taunt",
        CardType.EVENT,
        "(At the end of combat, you may banish this card from your discard pile to raise your "
        "anger 1.) [instant] POWER: Use when entering combat. Draw a card.",
    )
    assert compile_text(instant, instant.text).failures == ()
    game, (own,) = table(instant)
    moving.move(game, own, Zone.HAND, Why.RETURN, Source(0))
    game.abilities_changed()
    heard = [each for found in game.abilities().triggers.values() for each in found]
    ours = [each for each in heard if each.source.card == own]
    assert ours and all(each.use is not None for each in ours)


@pytest.mark.parametrize(
    "text",
    [
        "[constant] Your attacks deal +X stages of damage. X = X.",
        "[constant] You may also use your Level 7 powers.",
    ],
)
def test_what_means_nothing_is_not_read(text: str) -> None:
    assert why_not(text, CardType.DRILL) != ""


def test_a_statement_that_holds_while_something_is_so_is_no_effect() -> None:
    text = "POWER: While you control 2 or more Drills, your attacks deal +1 stage of damage."
    assert "[constant]" in why_not(text)
    assert why_not(text.replace("POWER:", "[constant]"), CardType.DRILL) == ""


def test_a_doctors_title_ends_no_sentence() -> None:
    program = compile_text(
        card("Try", CardType.DRILL),
        "[constant] While you control Dr. Wheelo, your attacks deal +1 stage of damage. "
        "Whenever you stop an attack, draw a card.",
    )
    assert program.failures == ()
    assert len(program.sections[0].sentences) == 2


def test_what_is_printed_is_read_before_it_is_corrected() -> None:
    """ "Anger levels" is a misprint of "anger" in most texts, but not in all."""
    assert why_not("POWER: Lower that personality your opponent's anger levels.") == ""
    assert why_not("(Once per turn you may draw a card as an action.) POWER: Draw a card.") == ""
    assert why_not("POWER: Raise your anger 1 levels.") == ""


@pytest.mark.parametrize(
    "text",
    [
        "Stop an attack that raises your anger",
        "Stops an attack that deals 4 or more life cards of damage",
        "Your attacks that raise your anger cannot be stopped",
        "Your attacks that deal 4 or more life cards of damage cannot be stopped",
    ],
)
def test_what_is_said_after_attacks_agrees_with_their_number(text: str) -> None:
    (line,) = grammar().readings(Line, text)
    assert grammar().sentence(line) == text


def test_playing_a_card_is_no_price_of_playing_one() -> None:
    """Whether it can be paid would hang on whether it can be paid."""
    assert why_not("(You must play this card to play this card.) POWER: Draw a card.") != ""
    assert (
        why_not("(You must discard a card from your hand to play this card.) POWER: Draw a card.")
        == ""
    )


def test_a_hand_has_no_top() -> None:
    assert why_not("POWER: Draw the top card of any hand.") != ""
    assert why_not("POWER: Draw the top card of your discard pile.") == ""
