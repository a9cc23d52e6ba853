"""A fork goes its own way: whatever is answered in it, the game it was taken from never knows."""

from __future__ import annotations

import random
from dataclasses import fields

import pytest

from dbz_desktop.decks import load_deck_rules
from dbz_desktop.decks.chance import random_deck
from dbz_desktop.match.content.editions import editions_folder, load_edition
from dbz_desktop.match.content.library import load_pool
from dbz_desktop.match.course.setup import deck_cards
from dbz_desktop.players import RandomPlayer
from dbz_desktop.rules.game import Game
from dbz_desktop.rules.insight import forecast
from dbz_desktop.rules.insight.dryrun import DryRun
from dbz_desktop.rules.judge_moves import JudgeMove
from dbz_desktop.rules.kernel.abilities import Abilities, Speeches, look_up
from dbz_desktop.rules.kernel.decisions import Ask
from dbz_desktop.rules.kernel.game import Attack, Source
from dbz_desktop.rules.kernel.history import History
from dbz_desktop.rules.kernel.memory import Memory
from dbz_desktop.rules.kernel.state import Combat, Permanent, PlayerState, State
from dbz_desktop.wording import Phrase

from ..long import LONG

POOL = load_pool()
MOST = 220
"""Answers to a game, that a test of it may end before it does."""


def new_game(seed: int, edition: str = "fanz", snapshots: bool = True) -> Game:
    rules = load_deck_rules(edition, editions_folder())
    decks = [deck_cards(random_deck(POOL, rules, 2 * seed + seat)) for seat in (0, 1)]
    return Game((decks[0], decks[1]), load_edition(edition), seed, snapshots=snapshots)


def play(game: Game, chance: random.Random, answers: int) -> list[int]:
    given = []
    while game.decision is not None and len(given) < answers:
        given.append(chance.randrange(len(game.decision.options)))
        game.answer(given[-1])
    return given


def standing(game: Game) -> tuple[object, ...]:
    """All that two games that stand alike agree in; effects in force by their words."""
    state = game.state
    attack = game.attack
    return (
        game.events,
        game.decision,
        game.chance.state,
        state.players,
        state.where,
        state.permanents,
        (state.phase, state.turn, state.active, state.used, state.remaining, state.no_mppv),
        state.combat,
        [(each.ident, each.text, each.until, each.about) for each in state.floating],
        (state.history.length, state.history.combat, state.history.actions),
        attack and (attack.number, attack.card, attack.stage, attack.stopped, attack.phase),
    )


@pytest.mark.parametrize("edition", ["fanz", "panini-2014"])
@pytest.mark.parametrize("seed", range(3 * LONG))
def test_forks_and_their_game_go_their_own_ways(seed: int, edition: str) -> None:
    game, never_forked = new_game(seed, edition), new_game(seed, edition, snapshots=False)
    players = [RandomPlayer(2 * seed + seat) for seat in (0, 1)]
    chance = random.Random(seed)
    followers: list[tuple[int, Game]] = []
    in_attacks = 0
    for number in range(MOST):
        decision = game.decision
        if decision is None:
            break
        before = standing(game)
        in_attacks += game.attack is not None
        other, follower = game.fork(), game.fork()
        assert standing(other) == before
        # A fork of a fork that nobody has answered yet is as good.
        twin, imagined = other.fork(), game.imagined()
        assert standing(imagined) == before
        other_answers = play(other, random.Random(number), chance.randrange(1, 9))
        for answer in other_answers:
            twin.answer(answer)
            imagined.answer(answer)
        assert standing(twin) == standing(imagined) == standing(other)
        # What it was taken from hasn't moved, though everything was answered otherwise.
        assert standing(game) == before
        followers.append((number + chance.randrange(1, 12), follower))
        answer = players[decision.player].choose(decision)
        game.answer(answer)
        never_forked.answer(answer)
        # These are given the answers of the game, and come to stand where it does.
        for _, each in followers:
            each.answer(answer)
        for _, each in [pair for pair in followers if pair[0] <= number]:
            assert standing(each) == standing(game)
        followers = [pair for pair in followers if pair[0] > number]
    assert standing(game)[:10] == standing(never_forked)[:10]
    assert in_attacks > 10


def asked_to_defend(seed: int) -> Game:
    """A game at the Defense step of an attack."""
    game = new_game(seed)
    players = [RandomPlayer(2 * seed + seat) for seat in (0, 1)]
    while game.decision is not None and game.decision.ask is not Ask.DEFEND:
        game.answer(players[game.decision.player].choose(game.decision))
    assert game.decision is not None
    return game


def test_in_the_middle_of_an_attack_no_answer_is_given_again() -> None:
    """Between the stages of an attack the game rests: a fork begins at its decision."""
    assert asked_to_defend(3).snapshot().answers == ()


def test_a_fork_is_looked_into_before_it_is_answered() -> None:
    game = asked_to_defend(3)
    fork = game.fork()
    told = forecast.incoming(game, game.attack.player)
    assert told is not None
    assert forecast.incoming(fork, game.attack.player) == told
    assert fork.attack is not game.attack
    assert fork.attack.source.attack is fork.attack


def test_a_game_and_its_forks_hold_nothing_but_what_has_its_place() -> None:
    # What has no slot makes every call of a method slower, and is no part of a fork.
    game = new_game(5)
    play(game, random.Random(5), 40)
    for each in (game, game.fork(), game.imagined()):
        assert vars(each) == {}
    run = DryRun(game, 0)
    assert set(vars(run)) == {
        "unsaid",
        "may_redirect",
        "in_order",
        "offerer",
        "taker",
        "taken",
    }


def test_the_judge_moves_in_a_fork_alone() -> None:
    game = asked_to_defend(3)
    before = standing(game)
    fork = game.fork()
    fork.judge(JudgeMove("stop", by=0))
    assert fork.attack is None or fork.attack.stopped
    assert standing(game) == before
    assert game.attack is not None and not game.attack.stopped
    # A fork of what the judge has moved stands behind his move, and goes on from there.
    again, twin = fork.fork(), fork.fork()
    answers = play(again, random.Random(1), 6)
    for answer in answers:
        twin.answer(answer)
    assert standing(again) == standing(twin)


def test_a_fork_is_given_up_alone() -> None:
    game = asked_to_defend(3)
    fork = game.fork()
    fork.concede(0)
    assert fork.outcome is not None and fork.decision is None
    assert game.outcome is None and game.decision is not None
    assert fork.fork().outcome == fork.outcome


def test_what_is_imagined_is_followed_once() -> None:
    game = asked_to_defend(3)
    imagined = game.imagined()
    # Unanswered it stands where its game does, and so do others of it.
    play(imagined.imagined(), random.Random(1), 3)
    play(imagined, random.Random(1), 12)
    with pytest.raises(RuntimeError, match="snapshots=True"):
        imagined.fork()


def test_a_game_without_snapshots_says_why_it_has_no_fork() -> None:
    with pytest.raises(RuntimeError, match="snapshots=True"):
        new_game(1, snapshots=False).fork()


def changeable(part: object, found: dict[int, object] | None = None) -> dict[int, object]:
    """Everything that can change of a part of a state, by identity."""
    found = {} if found is None else found
    if id(part) in found or isinstance(part, Phrase):
        return found
    if isinstance(part, list | dict | set):
        found[id(part)] = part
        for each in part.values() if isinstance(part, dict) else part:
            changeable(each, found)
    elif isinstance(part, tuple):
        for each in part:
            changeable(each, found)
    elif isinstance(part, State | PlayerState | Permanent | Combat | History | Attack | Source):
        found[id(part)] = part
        for each in fields(part):
            # What a card's text says for itself is told once, and what happened never changes.
            if each.name == "latest":
                found[id(part.latest)] = part.latest
            elif each.name not in ("definitions", "floating"):
                changeable(getattr(part, each.name), found)
    elif isinstance(part, Memory):
        found[id(part)] = part
        changeable(part.bound, found)
    return found


def test_a_copy_of_a_state_shares_nothing_that_changes() -> None:
    assert sum(map(effects_of_attacks_copied, range(4)))


def effects_of_attacks_copied(seed: int) -> int:
    """Copy the state at each decision of a game, and look at what speaks for an attack."""
    game = new_game(seed)
    chance = random.Random(seed)
    spoken_for = 0
    while game.decision is not None and game.state.turn < 30:
        copied = game.state.copy()
        assert not changeable(game.state).keys() & changeable(copied).keys()
        assert game.attack is None or id(game.attack) in changeable(game.state)
        for mine, theirs in zip(game.state.floating, copied.floating, strict=True):
            if game.attack is not None and mine.source.attack is game.attack:
                spoken_for += 1
                assert theirs.source.attack is copied.attack
                assert theirs.source is not mine.source
                assert (mine.source is game.attack.source) == (
                    theirs.source is copied.attack.source
                )
            elif theirs.source is mine.source:
                assert theirs.source.attack is mine.source.attack
            else:
                # What is bound to the attack that goes on came from one that is over.
                assert theirs.source.attack is not mine.source.attack
        game.answer(chance.randrange(len(game.decision.options)))
    return spoken_for


def in_force(found: Abilities) -> list[object]:
    """What is in force, in words or by what it is made of, with whose card says it."""
    held = [(repr(what), pair) for what, pairs in found.continuous.items() for pair in pairs]
    listening = [
        (kind.__name__, each.text, each.source)
        for kind, listeners in found.triggers.items()
        for each in listeners
    ]
    return [held, listening]


@pytest.mark.parametrize("seed", range(2, 4))
def test_a_card_says_what_it_says_itself_and_not_what_its_number_is_in_another_fork(
    seed: int,
) -> None:
    """Each fork deals numbers of its own as it shuffles, and forks share what was prepared."""
    rules = load_deck_rules("fanz", editions_folder())
    decks = [deck_cards(random_deck(POOL, rules, 2 * seed + seat)) for seat in (0, 1)]
    game = Game((decks[0], decks[1]), load_edition("fanz"), seed, renumbers=True)
    play(game, random.Random(seed), 20)
    for other in range(12):
        fork, chance = game.fork(), random.Random(100 * seed + other)
        for _ in range(150):
            if not play(fork, chance, 1):
                break
            assert in_force(fork.abilities()) == in_force(look_up(fork, Speeches()))
