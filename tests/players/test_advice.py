"""Advice: the best answers first, and nothing in it that the player can't know."""

from __future__ import annotations

from collections.abc import Callable

from dbz_desktop.players.advice import COUNTED, FAR, MOST, Advised, Adviser
from dbz_desktop.players.making import load_levels
from dbz_desktop.players.searching import Searching, key_of
from dbz_desktop.players.worlds import deal
from dbz_desktop.rules.insight.joining import joined
from dbz_desktop.rules.kernel.decisions import Ask, Decision
from tests.players.seen import Seen
from tests.players.test_worlds import swapped


def lines(most: int) -> Callable[[int], bool]:
    return lambda followed: followed < most


def advise(seen: Seen, decision: Decision, game=None) -> Advised:
    adviser = Adviser(7, load_levels().weights, lines(8))
    return adviser.advise(decision, seen.sight(decision.player, game), joined(game or seen.game))


def test_the_advice_stays_the_same_with_all_hidden_cards_swapped() -> None:
    compared = others = 0
    for seed in (3, 8):
        seen = Seen(seed, 1, 4)
        for number, decision in enumerate(seen.decisions()):
            if len(decision.options) == 1 or number % 24:
                continue
            other = swapped(seen, decision.player, 2_000 + number)
            if other is None:
                continue
            others += other.printed != seen.game.printed
            assert advise(seen, decision) == advise(seen, decision, other), decision.prompt
            compared += 1
    assert compared > 4 and others > 4


def test_it_would_differ_if_the_real_cards_were_looked_at(monkeypatch) -> None:
    # What the test above would find, were the worlds not dealt anew.
    seen = Seen(3, 1, 4)
    found = set()
    for number, decision in enumerate(seen.decisions()):
        if decision.ask is not Ask.ACTION or len(decision.options) < 3:
            continue
        sight = seen.sight(decision.player)
        for seed in range(4):
            other = swapped(seen, decision.player, seed)
            if other is not None:
                monkeypatch.setattr(sight, "world", lambda chance, other=other: other.fork())
                adviser = Adviser(7, load_levels().weights, lines(8))
                found.add(adviser.advise(decision, sight))
        if number > 40 or len(found) > 1:
            break
    assert len(found) > 1


def test_the_best_is_what_the_search_would_answer_and_no_two_are_the_same() -> None:
    weights = load_levels().weights
    compared = several = 0
    seen = Seen(4)
    for number, decision in enumerate(seen.decisions()):
        if len(decision.options) < 2 or number % 24 or joined(seen.game) is not None:
            continue
        sight = seen.sight(decision.player)
        adviser = Adviser(number, weights, lines(8))
        found = adviser.advise(decision, sight)
        assert 0 < len(found.best) <= MOST
        kinds = [key_of(seen.game, decision, each.index) for each in found.best]
        assert len(set(kinds)) == len(kinds)
        assert all(found.best[0].chance - each.chance <= FAR for each in found.best[2:])
        assert all(len(each.mine) == len(each.theirs) == len(COUNTED) for each in found.best)
        search = Searching(number, "S", weights, lines(8)).choose(decision, sight)
        compared += key_of(seen.game, decision, search) == kinds[0]
        several += 1
    assert several > 3 and compared == several


def test_a_question_that_is_asked_with_others_is_advised_on_as_it_is_asked() -> None:
    told = 0
    for seed in (4, 5, 6):
        seen = Seen(seed)
        for decision in seen.decisions():
            together = joined(seen.game)
            if together is None:
                continue
            found = advise(seen, decision)
            assert found.best
            assert all(each.index < len(together.decision.options) for each in found.best)
            chances = [each.chance for each in found.best]
            firsts = [together.ways[each.index][0] for each in found.best]
            # Of those that begin alike the better one comes first.
            assert all(
                chances[i] >= chances[i + 1]
                for i in range(len(chances) - 1)
                if firsts[i] == firsts[i + 1]
            )
            told += 1
            if told % 4 == 0:
                break
    assert told >= 4


def test_nothing_is_advised_where_there_is_no_choice_or_no_world() -> None:
    seen = Seen(4)
    adviser = Adviser(1, load_levels().weights, lines(4))
    checked = 0
    for decision in seen.decisions():
        sight = seen.sight(decision.player)
        if len(decision.options) == 1:
            assert adviser.advise(decision, sight) == Advised()
            checked += 1
        else:
            seen.stocks[decision.player] = []
            bare = seen.sight(decision.player)
            if deal(seen.game, *bare.told, adviser._random) is None:
                assert adviser.advise(decision, bare) == Advised()
                checked += 1
                break
    assert checked
