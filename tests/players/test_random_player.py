"""The random player is repeatable, gives legal answers, and keeps its chances."""

from __future__ import annotations

from collections import Counter

from dbz_desktop.players import RandomPlayer
from dbz_desktop.rules.kernel.decisions import Act, Ask, Decision, Option


def decision(ask: Ask, *acts: Act) -> Decision:
    options = tuple(Option(act, act.value, card) for card, act in enumerate(acts))
    return Decision(0, ask, "?", "COM-2", options)


def shares(asked: Decision, rounds: int = 4_000) -> dict[Act, float]:
    player = RandomPlayer(5)
    counts = Counter(asked.options[player.choose(asked)].act for _ in range(rounds))
    return {act: count / rounds for act, count in counts.items()}


def test_the_same_seed_gives_the_same_answers() -> None:
    asked = decision(Ask.ACTION, Act.ATTACK, Act.USE, Act.ATTACK, Act.PASS)
    one, other = RandomPlayer(9), RandomPlayer(9)
    assert [one.choose(asked) for _ in range(50)] == [other.choose(asked) for _ in range(50)]
    assert [RandomPlayer(s).choose(asked) for s in range(40)] != [0] * 40


def test_a_single_option_costs_no_chance() -> None:
    one, other = RandomPlayer(1), RandomPlayer(1)
    assert one.choose(decision(Ask.ACTION, Act.PASS)) == 0
    asked = decision(Ask.CHOOSE_CARD, Act.PICK, Act.PICK, Act.PICK)
    assert [one.choose(asked) for _ in range(20)] == [other.choose(asked) for _ in range(20)]


def test_it_mostly_fights() -> None:
    found = shares(decision(Ask.ACTION, Act.ATTACK, Act.PASS, Act.USE))
    assert 0.20 < found[Act.PASS] < 0.30
    assert 0.30 < found[Act.ATTACK] < 0.45 and 0.30 < found[Act.USE] < 0.45
    assert 0.80 < shares(decision(Ask.DECLARE, Act.YES, Act.NO))[Act.YES] < 0.90
    assert 0.45 < shares(decision(Ask.YES_NO, Act.YES, Act.NO))[Act.YES] < 0.55


def test_every_option_is_taken_sometimes() -> None:
    asked = decision(Ask.CHOOSE_CARD, *[Act.PICK] * 9)
    player = RandomPlayer(3)
    assert {player.choose(asked) for _ in range(500)} == set(range(9))
