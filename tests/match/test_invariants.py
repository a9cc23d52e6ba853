"""The invariants see every kind of damage that they are there for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from dbz_desktop.match.course.setup import MatchSetup
from dbz_desktop.match.match import Match
from dbz_desktop.match.proving import invariants
from dbz_desktop.match.proving.invariants import Watch, check
from dbz_desktop.rules.game import Game
from dbz_desktop.rules.kernel.events import (
    BOTH,
    AngerChanged,
    CardMoved,
    CombatBegan,
    CombatEnded,
    ControlChanged,
    Event,
    LevelChanged,
    SentenceResolved,
    Shuffled,
    StagesChanged,
    StepBegan,
    TurnBegan,
    Why,
    Zone,
)
from dbz_desktop.rules.kernel.state import Combat, Permanent

from .conftest import Play


@pytest.fixture
def game(setup: MatchSetup) -> Game:
    match = Match.new(setup)
    Play(4).on(match, 25)
    return match.game


def test_a_game_without_damage_has_no_violation(game: Game) -> None:
    assert check(game, Watch.of(game)) == []


def lose_a_card(game: Game) -> None:
    game.state.players[0].life_deck.pop()


def copy_a_card(game: Game) -> None:
    game.state.players[0].discard.append(game.state.players[0].life_deck[0])


def steal_a_card(game: Game) -> None:
    card = game.state.players[0].life_deck.pop()
    game.state.players[1].discard.append(card)
    game.state.where[card] = Zone.DISCARD


def wrong_place(game: Game) -> None:
    game.state.where[game.state.players[0].life_deck[0]] = Zone.BANISHED


def too_many_stages(game: Game) -> None:
    game.state.players[1].stages = 11


def too_much_anger(game: Game) -> None:
    game.state.players[1].anger = 6


def no_such_level(game: Game) -> None:
    game.state.players[0].level = 5


def untold_anger(game: Game) -> None:
    # Within bounds, but by no event: only the projection can see it.
    game.state.players[0].anger = (game.state.players[0].anger + 1) % 5


def untold_stages(game: Game) -> None:
    game.state.players[1].stages = (game.state.players[1].stages + 1) % 10


def untold_turn(game: Game) -> None:
    game.state.turn += 1


def put_into_play(game: Game, permanent: Permanent | None) -> None:
    """The top card of seat 0's Life Deck lies in play, by no event."""
    card = game.state.players[0].life_deck.pop()
    game.state.players[0].play.append(card)
    game.state.where[card] = Zone.IN_PLAY
    if permanent is not None:
        game.state.permanents[card] = permanent


def other_controller(game: Game) -> None:
    put_into_play(game, Permanent(1))


def attached_to_nothing(game: Game) -> None:
    put_into_play(game, Permanent(0, attached_to=game.state.players[0].life_deck[0]))


def permanent_left_behind(game: Game) -> None:
    game.state.permanents[game.state.players[0].life_deck[0]] = Permanent(0)


def untold_draw(game: Game) -> None:
    player = game.state.players[0]
    card = player.life_deck.pop()
    player.hand.append(card)
    game.state.where[card] = Zone.HAND


def said_several_ways(game: Game) -> None:
    assert game.decision is not None
    game.decision = replace(game.decision, prompt="Name a card type|a type of card.")


def open_draw(game: Game) -> None:
    card = game.state.players[0].life_deck[-1]
    game.emit(CardMoved(card, Zone.LIFE_DECK, Zone.HAND, 0, 0, Why.DRAW, seen=BOTH))


def told_of_anothers_draw(game: Game) -> None:
    card = game.state.players[0].life_deck[-1]
    game.emit(CardMoved(card, Zone.LIFE_DECK, Zone.HAND, 0, 0, Why.DRAW, seen=2))


def moved_by_a_hidden_card(game: Game) -> None:
    card, cause = game.state.players[0].life_deck[-1], game.state.players[1].life_deck[0]
    game.emit(CardMoved(card, Zone.LIFE_DECK, Zone.DISCARD, 0, 0, Why.DESTROY, cause))


def blind_discard(game: Game) -> None:
    card = game.state.players[0].life_deck[-1]
    game.emit(CardMoved(card, Zone.LIFE_DECK, Zone.DISCARD, 0, 0, Why.DISCARD, seen=1))


def careless_cause(game: Game) -> None:
    anger = game.state.players[0].anger
    game.emit(AngerChanged(0, anger, anger, Why.SET, game.state.players[1].life_deck[0]))


def careless_sentence(game: Game) -> None:
    game.emit(SentenceResolved(1, game.state.players[1].life_deck[3], "Draw a card."))


def in_the_open(game: Game) -> int:
    """The top card of seat 0's Life Deck comes into play, by an event."""
    card = game.state.players[0].life_deck[-1]
    game.emit(CardMoved(card, Zone.LIFE_DECK, Zone.IN_PLAY, 0, 0, Why.PLACE, stages=3))
    return card


def untold_stages_of_an_ally(game: Game) -> None:
    game.state.permanents[in_the_open(game)].stages = 4


def untold_attachment(game: Game) -> None:
    game.state.permanents[in_the_open(game)].attached_to = game.state.players[0].mp_card


def untold_capture(game: Game) -> None:
    game.state.permanents[in_the_open(game)].captured = True


def untold_order_of_a_pile(game: Game) -> None:
    for _ in range(2):
        card = game.state.players[0].life_deck[-1]
        game.emit(CardMoved(card, Zone.LIFE_DECK, Zone.DISCARD, 0, 0, Why.DISCARD))
    game.state.players[0].discard.reverse()


def untold_combat(game: Game) -> None:
    game.state.combat = None if game.state.combat else Combat(0, 0)


def named_before_it_is_shown(game: Game) -> None:
    # A sentence of a card that lies hidden, which is turned over right after.
    card = game.state.players[1].life_deck[-1]
    game.emit(SentenceResolved(1, card, "Draw a card."))
    game.emit(CardMoved(card, Zone.LIFE_DECK, Zone.DISCARD, 1, 1, Why.DESTROY))


def known_card_taken_for_another(game: Game) -> None:
    # A discarded card goes into the Life Deck for all to see; then it is lost in a shuffle.
    card = game.state.players[0].life_deck[-1]
    game.emit(CardMoved(card, Zone.LIFE_DECK, Zone.DISCARD, 0, 0, Why.DISCARD))
    game.emit(CardMoved(card, Zone.DISCARD, Zone.LIFE_DECK, 0, 0, Why.SHUFFLE))
    deck = game.state.players[0].life_deck
    game.emit(Shuffled(0, tuple(deck), len(deck)))
    game.emit(CardMoved(card, Zone.LIFE_DECK, Zone.HAND, 0, 0, Why.DRAW, seen=BOTH))


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (lose_a_card, "is in 0 places"),
        (said_several_ways, "several spellings"),
        (copy_a_card, "is in 2 places"),
        (steal_a_card, "ZON-2"),
        (wrong_place, "where says"),
        (too_many_stages, "stage 11"),
        (too_much_anger, "anger 6"),
        (no_such_level, "level 5"),
        (untold_anger, "by the events"),
        (untold_stages, "stages is"),
        (untold_turn, "thinks turn is"),
        (other_controller, "controlled by 1"),
        (attached_to_nothing, "which is not in play"),
        (permanent_left_behind, "has a permanent and is not in play"),
        (untold_draw, "by the events"),
        (open_draw, "go from Life Deck to hand"),
        (told_of_anothers_draw, "seat 1 sees"),
        (moved_by_a_hidden_card, "by a move"),
        (blind_discard, "isn't shown"),
        (careless_cause, "by AngerChanged"),
        (careless_sentence, "by SentenceResolved"),
        (untold_stages_of_an_ally, "play is"),
        (untold_attachment, "play is"),
        (untold_capture, "play is"),
        (untold_order_of_a_pile, "discard is"),
        (untold_combat, "thinks combat is"),
        (named_before_it_is_shown, "by SentenceResolved"),
        (known_card_taken_for_another, "go from Life Deck to hand"),
    ],
)
def test_damage_is_seen(game: Game, damage: Callable[[Game], None], words: str) -> None:
    watch = Watch.of(game)
    damage(game)
    found = check(game, watch, thorough=False)
    assert any(words in violation for violation in found), found


def a_turn(game: Game) -> Event:
    return TurnBegan(1 - game.state.active, game.state.turn + 1)


def a_step(game: Game) -> Event:
    return StepBegan(1 - game.state.active, "planning", "TRN-2")


def combat(game: Game) -> Event:
    return CombatEnded(0) if game.state.combat else CombatBegan(0)


def stages(game: Game) -> Event:
    player = game.state.players[0]
    return StagesChanged(0, player.mp_card, player.stages, (player.stages + 1) % 10, Why.GAIN)


def anger(game: Game) -> Event:
    now = game.state.players[0].anger
    return AngerChanged(0, now, (now + 1) % 4, Why.RAISE)


def a_level(game: Game) -> Event:
    player = game.state.players[0]
    after = player.level % 4 + 1
    return LevelChanged(0, player.level, after, player.mp[after - 1], Why.LEVEL)


def a_capture(game: Game) -> Event:
    return ControlChanged(in_the_open(game), 0, 1, Why.CAPTURE)


@pytest.mark.parametrize("made", [a_turn, a_step, combat, stages, anger, a_level, a_capture])
def test_what_changes_a_table_is_followed(
    game: Game, made: Callable[[Game], Event], monkeypatch: pytest.MonkeyPatch
) -> None:
    watch, missing = Watch.of(game), Watch.of(game)
    event = made(game)
    game.emit(event)
    assert check(game, watch, thorough=False) == []
    monkeypatch.delitem(invariants.SHOWING, type(event))
    monkeypatch.setattr(invariants, "LOOKS", invariants.Looks())
    assert any("by the events" in each for each in check(game, missing, thorough=False))


def test_a_card_without_a_permanent_is_seen(game: Game) -> None:
    put_into_play(game, None)
    assert any("in play without a permanent" in violation for violation in check(game, None, False))


def test_a_told_order_is_seen(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dbz_desktop.match.proving.invariants.redact", lambda event, viewer: event)
    watch = Watch.of(game)
    deck = game.state.players[0].life_deck
    game.emit(Shuffled(0, tuple(deck), len(deck)))
    assert "the order of a Life Deck is told" in check(game, watch, thorough=False)


def test_a_false_snapshot_is_seen(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    snapshot = game.snapshot()
    state = snapshot.state.copy()
    state.players[0].discard.append(state.players[0].life_deck.pop(0))
    monkeypatch.setattr(game, "snapshot", lambda: replace(snapshot, state=state))
    assert any("snapshot gives another state" in v for v in check(game))


def test_cards_of_other_numbers_are_known_and_the_old_numbers_are_told(game: Game) -> None:
    watch = Watch.of(game)
    assert check(game, watch, thorough=False) == []
    game.renumbers = True
    game.shuffle(0)
    assert check(game, watch, thorough=False) == []
    deck = game.state.players[0].life_deck
    missing, deck[0] = deck[0], min(game.state.gone)
    found = check(game, watch, thorough=False)
    assert any(f"(card {deck[0]}) is in 1 places" in each for each in found), found
    assert any(f"(card {missing}) is in 0 places" in each for each in found), found
    steal_a_card(game)
    assert any("ZON-2" in each for each in check(game, watch, thorough=False))


def test_a_card_that_was_shown_must_be_hidden_again_by_a_shuffle(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    game.renumbers = True
    watch = Watch.of(game)
    top = game.state.players[0].life_deck[-1]
    game.reveal(0, (top,))
    assert check(game, watch, thorough=False) == []
    game.shuffle(0)
    assert check(game, watch, thorough=False) == []
    assert top in game.state.gone
    # With the number that it had before everybody would know it again.
    game.reveal(0, (game.state.players[0].life_deck[-1],))
    assert check(game, watch, thorough=False) == []
    monkeypatch.setattr(game, "renumber", lambda player, cards: None)
    game.shuffle(0)
    found = check(game, watch, thorough=False)
    assert [each for each in found if "knows it again after the shuffle" in each], found


def test_a_look_that_is_over_tells_nothing_of_what_comes_after_it(game: Game) -> None:
    """Who sees a draw while a hand is shown, and who after that."""
    watch = Watch.of(game)
    top = game.state.players[0].life_deck[-1]
    game.reveal(0, (top,), 1 << 1)
    assert check(game, watch, thorough=False) == []
    game.emit(CardMoved(top, Zone.LIFE_DECK, Zone.HAND, 0, 0, Why.DRAW, seen=BOTH))
    # That one was seen as it lay there, and is known still; the next one isn't.
    assert check(game, watch, thorough=False) == []
    top = game.state.players[0].life_deck[-1]
    game.emit(CardMoved(top, Zone.LIFE_DECK, Zone.HAND, 0, 0, Why.DRAW, seen=BOTH))
    found = check(game, watch, thorough=False)
    assert any("seat 1 sees" in each for each in found), found
