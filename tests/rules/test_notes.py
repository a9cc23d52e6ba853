"""Notes: ways of use from where a card lies, one copy only, and what happens instead."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Card, CardType
from dbz_desktop.rules.flow import moving
from dbz_desktop.rules.flow.ways import BY_NOTE
from dbz_desktop.rules.game import Game
from dbz_desktop.rules.kernel.decisions import Act, Ask, Decision
from dbz_desktop.rules.kernel.events import Why, Zone
from dbz_desktop.rules.kernel.game import Source
from dbz_desktop.rules.language.compiler import canonical_text, compile_text

from .test_later_phrases import KICK, card, drill, table

RETURNING = drill(
    "(If this card is in your discard pile, as an action you may banish 2 Physical Combat cards "
    "from your discard pile to place this card into play.) [constant] Your attacks deal +1 stage "
    "of damage."
)


def decision(game: Game) -> Decision:
    assert game.decision is not None
    return game.decision


def to_own_action(game: Game) -> None:
    """Go on until the first player may act, declaring combat."""
    for _ in range(60):
        now = decision(game)
        if now.ask is Ask.ACTION and now.player == 0:
            return
        acts = [option.act for option in now.options]
        wanted = next((a for a in (Act.DONE, Act.YES, Act.PASS) if a in acts), acts[0])
        game.answer(acts.index(wanted))
    raise AssertionError("no action came")


def by_note(game: Game, number: int) -> list[int]:
    options = decision(game).options
    return [i for i, o in enumerate(options) if o.card == number and o.section == BY_NOTE]


def discarded(kicks: int) -> tuple[Game, int]:
    game, (own,) = table(RETURNING)
    moving.move(game, own, Zone.DISCARD, Why.DISCARD, Source(0))
    for number in list(game.state.players[0].life_deck)[:kicks]:
        moving.move(game, number, Zone.DISCARD, Why.DISCARD, Source(0))
    to_own_action(game)
    return game, own


def test_a_card_in_the_discard_pile_is_an_action_that_costs_other_cards() -> None:
    game, own = discarded(kicks=2)
    (index,) = by_note(game, own)
    game.answer(index)
    while decision(game).ask is not Ask.ACTION and game.state.where[own] is not Zone.IN_PLAY:
        game.answer(0)
    assert game.state.where[own] is Zone.IN_PLAY
    assert len(game.state.players[0].banished) == 2


def test_it_is_not_offered_where_the_cost_cant_be_paid() -> None:
    game, own = discarded(kicks=1)
    assert by_note(game, own) == []


def canonical(text: str) -> str:
    program = compile_text(card("Sword", CardType.DRILL), text)
    assert program.failures == ()
    return canonical_text(program)


def only_one() -> Card:
    return card(
        "Sword",
        CardType.SETUP,
        "(You may only have one copy of Sword in play.) POWER: Draw a card.",
    )


def test_only_one_copy_may_be_in_play() -> None:
    game, (first, theirs) = table(only_one(), theirs=(only_one(),))
    assert moving.may_enter_play(game, first, 0) is not None
    moving.move(game, first, Zone.HAND, Why.RETURN, Source(0))
    assert moving.may_enter_play(game, first, 0) is None
    assert moving.may_enter_play(game, theirs, 1) is not None


def test_if_you_do_goes_on_from_the_sentence_before_within_a_note() -> None:
    text = (
        "(If this card would be discarded from your hand by one of your effects, you may banish "
        f"it instead. If you do, raise your anger 1.) {KICK}"
    )
    assert "instead. If you do, raise your anger 1.)" in canonical(text)


def test_what_goes_on_happens_only_if_it_was_banished_instead() -> None:
    text = (
        "(If this card would be discarded from your hand by one of your effects, you may banish "
        f"it instead. If you do, raise your anger 1.) {KICK}"
    )
    for answer, anger, zone in ((0, 1, Zone.BANISHED), (1, 0, Zone.DISCARD)):
        game, (own,) = table(card("Guard", CardType.PHYSICAL_COMBAT, text))
        moving.move(game, own, Zone.HAND, Why.RETURN, Source(0))
        mp = game.state.players[0].mp_card
        steps = moving.discard_from_hand(game, own, Source(0, mp), Why.DISCARD, "EFF-1")
        next(steps)
        with pytest.raises(StopIteration):
            steps.send(answer)
        assert game.state.players[0].anger == anger
        assert game.state.where[own] is zone


WAITS = "(Whenever you raise your anger, draw a card.) POWER: Raise your anger 1."
"""A note that waits for something, as printed cards have it."""


def test_what_a_note_of_a_card_that_stays_waits_for_is_its_constant_power() -> None:
    """What stays in play waits by a [constant] Power, in parentheses or not (EFF-12)."""
    waiting = drill(WAITS)
    program = compile_text(waiting, waiting.text)
    words = "Whenever you raise your anger, draw a card."
    assert not program.failures
    assert canonical_text(program) == f"[constant] {words} POWER: Raise your anger 1."
    game, (own,) = table(waiting)
    to_own_action(game)
    held, anger = len(game.state.players[0].hand), game.state.players[0].anger
    index = next(i for i, o in enumerate(decision(game).options) if o.card == own)
    game.answer(index)
    assert game.state.players[0].anger == anger + 1
    assert len(game.state.players[0].hand) == held + 1


def test_a_card_that_does_not_stay_waits_for_nothing_in_a_note() -> None:
    note = WAITS.removesuffix(" POWER: Raise your anger 1.")
    kick = card("Kick", CardType.PHYSICAL_COMBAT, f"{note} {KICK}")
    (failure,) = compile_text(kick, kick.text).failures
    assert failure.sentence in note


@pytest.mark.parametrize("note", ["Shuffle into your Life Deck", "Place this card into your hand"])
@pytest.mark.parametrize("front", [True, False])
def test_where_a_card_goes_after_use_is_said_in_parentheses_too(note: str, front: bool) -> None:
    """Wherever the note stands, the card goes there once it was used (ATK-1)."""
    text, note = "POWER: Gain 1 stage.", f"({note} after use.)"
    setup = card("Plan", CardType.SETUP, f"{note} {text}" if front else f"{text} {note}")
    program = compile_text(setup, setup.text)
    assert not program.failures and not program.notes
    game, (own,) = table(setup)
    to_own_action(game)
    stages = game.state.players[0].stages
    game.answer(next(i for i, o in enumerate(decision(game).options) if o.card == own))
    assert game.state.players[0].stages == stages + 1
    assert own not in game.state.players[0].discard
    goes = Zone.LIFE_DECK if "Shuffle" in note else Zone.HAND
    held = game.state.players[0].zone(goes)
    assert "Plan" in [game.printed[each].title for each in held]


def test_what_a_note_says_of_this_attack_is_a_part_of_its_text() -> None:
    kick = card(
        "Kick", CardType.PHYSICAL_COMBAT, f"{KICK} (If this attack is stopped, draw a card.)"
    )
    program = compile_text(kick, kick.text)
    assert not program.failures and not program.notes
    assert "If this attack is stopped, draw a card. DAMAGE:" in canonical_text(program)


@pytest.mark.parametrize("when", ["When your opponent performs an attack", "At the end of combat"])
def test_no_note_waits_in_a_life_deck(when: str) -> None:
    note = f"({when}, you may banish this card from your Life Deck to gain 2 stages.)"
    assert compile_text(card("Tried", CardType.PHYSICAL_COMBAT, ""), f"{note} {KICK}").failures
    seen = note.replace("from your Life Deck", "from your discard pile")
    assert not compile_text(card("Tried", CardType.PHYSICAL_COMBAT, ""), f"{seen} {KICK}").failures
