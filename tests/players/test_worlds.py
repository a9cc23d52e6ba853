"""Possible worlds agree with all that a player knows, and tell nothing else."""

from __future__ import annotations

import random
from collections import Counter

from dbz_desktop.match.content.library import load_pool
from dbz_desktop.match.scenarios.position import scenario_match
from dbz_desktop.match.scenarios.scenes import scene_of_text
from dbz_desktop.players.making import load_levels
from dbz_desktop.players.searching import Searching
from dbz_desktop.players.steady import Steady
from dbz_desktop.players.worlds import deal, unknown_cards
from dbz_desktop.rules.game import Game
from tests.players.seen import Seen

SHUFFLED_AWAY = """
rule = "ATK-9"
title = "An attack that its own HIT effect shuffles away before its critical damage"
source = "-"

[you]
mp = "Goku"
mastery = "Namekian Knowledge Mastery"
stages = 10
hand = ["Nail's Dashing Attacking"]
fill = 30

[opponent]
mp = "Vegeta"
mastery = "Saiyan Rampaging Mastery"
stages = 0
fill = 30

[start]
phase = "combat"
"""


def hidden(seen: Seen, viewer: int) -> list[int]:
    return unknown_cards(seen.game, viewer, seen.feeds[viewer].known)


def test_a_world_keeps_what_the_player_knows_and_deals_the_rest_anew() -> None:
    seen = Seen(4)
    dealt = 0
    for number, decision in enumerate(seen.decisions()):
        viewer = decision.player
        world = seen.sight(viewer).world(random.Random(number))
        if world is None:
            continue
        dealt += 1
        unknown = set(hidden(seen, viewer))
        for card, real in enumerate(seen.game.printed):
            assert card in unknown or world.printed[card] is real
        assert world.decision == decision
        mine = [card for card in unknown if seen.game.owners[card] == viewer]
        assert Counter(world.printed[c].id for c in mine) == Counter(
            seen.game.printed[c].id for c in mine
        )
        hand = set(seen.game.state.players[viewer].hand)
        assert not hand & unknown
        assert set(seen.game.state.players[1 - viewer].hand) <= unknown | seen.feeds[viewer].known
    assert dealt > 50


def test_the_other_hand_and_what_is_drawn_next_differ_from_world_to_world() -> None:
    seen = Seen(6)
    players = seen.game.state.players
    decision = next(
        d for d in seen.decisions() if len(players[1 - d.player].hand) > 1 and d.player == 1
    )
    viewer = decision.player
    sight = seen.sight(viewer)
    hands, tops = set(), set()
    for number in range(12):
        world = sight.world(random.Random(number))
        assert world is not None
        players = world.state.players
        hands.add(tuple(world.printed[c].id for c in players[1 - viewer].hand))
        tops.add(world.printed[players[viewer].life_deck[-1]].id)
    assert len(hands) > 6 and len(tops) > 4


def test_an_attack_that_was_shuffled_away_while_it_goes_on_is_what_it_was() -> None:
    pool = load_pool()
    scene = scene_of_text(SHUFFLED_AWAY, pool)
    game = scenario_match(scene, pool=pool, players=("veteran", "veteran")).course.game
    for _ in range(3):
        game.answer(0)
    state, attack = game.state, game.attack
    assert attack is not None
    away = [c for c in state.players[0].life_deck if state.faces[c] == state.faces[attack.card]]
    assert len(away) == 1 and away[0] != attack.card
    for viewer in (0, 1):
        assert away[0] not in unknown_cards(game, viewer, ())
        stock = list(pool.cards.values())
        world = deal(game, viewer, (), stock, random.Random(viewer))
        assert world is not None and world.printed[away[0]].name == attack.facts.name


def test_what_happens_in_a_world_leaves_the_game_alone() -> None:
    seen = Seen(9)
    for number, decision in enumerate(seen.decisions()):
        before = (seen.game.state.copy(), len(seen.game.events), seen.game.chance.state)
        world = seen.sight(decision.player).world(random.Random(number))
        for _ in range(6):
            if world is None or world.decision is None:
                break
            world.answer(len(world.decision.options) - 1)
        after = (seen.game.state, len(seen.game.events), seen.game.chance.state)
        assert after[0].players == before[0].players and after[1:] == before[1:]


def test_forks_of_a_world_draw_the_same_and_other_worlds_have_other_chance() -> None:
    seen = Seen(2)
    for number, decision in enumerate(seen.decisions()):
        if number > 60:
            break
        world = seen.sight(decision.player).world(random.Random(number))
        if world is None:
            continue
        one, other = world.fork(), world.fork()
        one.answer(0)
        other.answer(0)
        assert one.chance.state == other.chance.state
        assert one.state.players == other.state.players
        assert world.chance.state != seen.game.chance.state


def swapped(seen: Seen, viewer: int, seed: int) -> Game | None:
    """The same game to a seat's eyes, with everything else lying otherwise."""
    return deal(
        seen.game, viewer, seen.feeds[viewer].known, seen.stocks[viewer], random.Random(seed)
    )


def test_the_answers_stay_the_same_with_all_hidden_cards_swapped() -> None:
    weights = load_levels().weights
    compared = others = 0
    for seed in (3, 8):
        seen = Seen(seed, 1, 4)
        for number, decision in enumerate(seen.decisions()):
            if len(decision.options) == 1:
                continue
            viewer = decision.player
            other = swapped(seen, viewer, 1_000 + number)
            if other is None:
                continue
            others += other.printed != seen.game.printed
            answers = []
            for game in (seen.game, other):
                sight = seen.sight(viewer, game)
                steady = Steady(number, "S", weights).choose(decision, sight)
                search = Searching(number, "T", weights, lambda lines: lines < 1)
                answers.append((steady, search.choose(decision, sight) if number % 6 == 0 else 0))
            assert answers[0] == answers[1], decision.prompt
            compared += 1
    assert compared > 80 and others > 80


def test_too_small_a_stock_deals_no_world() -> None:
    seen = Seen(4)
    decision = next(seen.decisions())
    viewer = decision.player
    known = seen.feeds[viewer].known
    assert deal(seen.game, viewer, known, seen.stocks[viewer][:3], random.Random(0)) is None
    assert Steady(0, "S", load_levels().weights).choose(decision, None) in range(
        len(decision.options)
    )
