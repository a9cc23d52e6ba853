"""The script that works out the weights finds those that tell good answers from bad ones."""

from __future__ import annotations

import random
from math import exp
from pathlib import Path

import pytest

from dbz_desktop.players.making import load_levels
from dbz_desktop.players.position import FEATURES
from tests.benchmarks.tune import Sample, collect, fit, judged, write

SHIPPED = Path(__file__).resolve().parents[2] / "resources" / "players" / "players.toml"


def made_up(weights: list[float], count: int) -> list[Sample]:
    """Answers whose share of won games is what such weights make it, from even positions."""
    chance = random.Random(5)
    samples = []
    for _ in range(count):
        sample = []
        for _ in range(4):
            found = [chance.gauss(0, 0.5) if weight else 0.0 for weight in weights]
            total = sum(w * f for w, f in zip(weights, found, strict=True))
            sample.append((found, 1 / (1 + exp(-total))))
        samples.append(sample)
    return samples


def test_the_weights_behind_the_answers_are_found_again() -> None:
    true = [0.0] * len(FEATURES)
    true[0], true[3], true[7] = 0.8, -0.5, 0.3
    samples = made_up(true, 400)
    before = tuple([0.0] * len(FEATURES))
    found = fit(samples, 8, before, trust=1.0)
    assert found == pytest.approx(true, abs=0.08)
    assert judged(samples, found)["brought"] > 0.1 > judged(samples, before)["brought"]
    # Who trusts the weights of before wholly learns nothing.
    assert fit(samples, 8, before, trust=1e9) == pytest.approx(before, abs=0.01)


def test_every_answer_to_a_question_is_tried() -> None:
    number, sample = next(iter(collect(1, 7, 4, 1)))
    assert number >= 7 and len(sample) > 1
    for found, won in sample:
        assert len(found) == len(FEATURES) and won in (0.0, 0.5, 1.0)


def test_new_weights_leave_the_levels_as_they_are(tmp_path: Path) -> None:
    path = tmp_path / "players.toml"
    path.write_bytes(SHIPPED.read_bytes())
    write([index / 10 for index in range(len(FEATURES))], path)
    found, shipped = load_levels(path), load_levels()
    assert found.weights.values == pytest.approx([index / 10 for index in range(len(FEATURES))])
    assert [level.name for level in found.levels] == [level.name for level in shipped.levels]
    assert path.read_text("utf-8").count("[weights]") == 1
    assert list(tmp_path.iterdir()) == [path]
