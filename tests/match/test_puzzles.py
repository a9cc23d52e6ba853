"""Puzzles: what the search proves, and what is said of a file that is none."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from dbz_desktop.cards.packs import Pack
from dbz_desktop.decks import read_deck
from dbz_desktop.match.content.library import built_decks, load_pool, starter_decks
from dbz_desktop.match.puzzles.file import (
    Puzzle,
    problem_of,
    puzzle_text,
    read_puzzle,
    shipped_puzzles,
)
from dbz_desktop.match.puzzles.finding import at_the_edge, cut, find_in_game
from dbz_desktop.match.puzzles.search import Goal, Search, Stopped, Task, TooLarge
from dbz_desktop.match.scenarios.position import scenario_match
from dbz_desktop.match.scenarios.scenario import ScenarioError

FOLDER = Path(__file__).parent / "scenarios"

# A blast of four life cards wins; who kicks first has no stages left for it after the answer.
TEXT = """
title = "Tester against Tester"
pack = "{pack}"
[you]
mp = "Tester"
mastery = "Blank Mastery"
stages = {stages}
hand = ["Card Blast", "Stage Kick"]
fill_with = "Filler"
[opponent]
mp = "Tester"
mastery = "Blank Mastery"
stages = 9
hand = [{hand}]
fill = {fill}
fill_with = "Filler"
[start]
phase = "combat"
turn = "{turn}"
[puzzle]
goal = "{goal}"
answer = "{answer}"
"""


def puzzle(tmp_path: Path, **changes: object) -> Puzzle:
    values = {
        "pack": FOLDER / "stand-ins.toml",
        "stages": 2,
        "hand": '"Stage Kick"',
        "turn": "you",
        "goal": "win",
        "fill": 4,
        "answer": "Play Card Blast",
        **changes,
    }
    path = tmp_path / "puzzle.toml"
    path.write_text(TEXT.format(**values))
    return read_puzzle(path, Pack())


def test_the_only_answer_that_wins_is_proven(tmp_path: Path) -> None:
    made = puzzle(tmp_path)
    assert problem_of(made, 5_000) == ""
    match = made.begin()
    search = Search(Task.of(match.game, made.goal, 0), 5_000)
    assert search.reaches(match.game)
    line = search.line(match.game)
    for answer in line:
        match.game.answer(answer)
    assert match.outcome is not None and match.outcome.player == 0


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"answer": "Play Stage Kick"}, "the solution is Play Card Blast"),
        ({"answer": "Play Nothing"}, "no answer to the first question"),
        ({"stages": 10, "hand": ""}, "several first answers"),
        ({"hand": '"Energy Block"'}, "no first answer reaches the goal"),
    ],
)
def test_what_is_no_puzzle_is_told(tmp_path: Path, changes: dict[str, object], told: str) -> None:
    assert told in problem_of(puzzle(tmp_path, **changes), 5_000)


def test_a_search_that_grows_too_large_or_is_stopped_ends(tmp_path: Path) -> None:
    made = puzzle(tmp_path)
    assert "too many to be proven" in problem_of(made, 3)
    game = puzzle(tmp_path, hand='"Energy Block"').begin().game
    task = Task.of(game, Goal.WIN, 0)
    with pytest.raises(TooLarge):
        Search(task, 20).reaches(game)
    with pytest.raises(Stopped):
        Search(task, 5_000, lambda: True).reaches(game)


def test_a_life_deck_is_cut_to_where_the_goal_can_just_be_reached(tmp_path: Path) -> None:
    scene = puzzle(tmp_path, stages=10, hand="", fill=12).scenario
    edge = at_the_edge(scene, Goal.WIN, 5_000)
    assert edge is not None
    side, before = edge.sides[1], scene.sides[1]
    left = len(side.life_deck)
    assert 4 < left < 12, "the blast and the kick win against more than the blast alone"
    assert len(side.discard) == len(before.discard) + 12 - left, "no card is lost"
    task = (Goal.WIN, 0)
    for cards, reached in ((left, True), (left + 1, False)):
        game = scenario_match(cut(scene, 1, cards)).game
        assert Search(Task.of(game, *task), 5_000).reaches(game) is reached


def test_the_other_side_answers_so_that_the_goal_is_missed(tmp_path: Path) -> None:
    match = puzzle(tmp_path).begin()
    task = Task.of(match.game, Goal.WIN, 0)
    labels = [option.label for option in match.decision.options]
    match.game.answer(labels.index("Play Stage Kick"))
    search = Search(task, 5_000)
    assert not search.reaches(match.game)
    while match.decision is not None and match.game.state.turn == task.turn:
        mine = match.decision.player == 0
        if mine and "Play Card Blast" in [option.label for option in match.decision.options]:
            pytest.fail("the blast can still be paid for")
        match.game.answer(0 if mine else search.defense(match.game))
    assert match.outcome is None


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("[puzzle]", "[puzle]", "[puzzle] is missing"),
        ('goal = "win"', 'goal = "draw"', "one of win, survive, advance"),
        ("answer =", "reply =", '"reply" is unknown'),
        ('answer = "Play Card Blast"', "answer = 3", "label of an answer"),
        ("[puzzle]", "[puzzle]\ndifficulty = 9", "number of 1 to 5"),
        ('mp = "Tester"', 'mp = "Nobody"', "you mp"),
        ("title =", 'edition = "nothing"\ntitle =', 'editions: there is no edition "nothing"'),
    ],
)
def test_a_bad_file_is_refused_in_words(tmp_path: Path, old: str, new: str, told: str) -> None:
    path = puzzle(tmp_path).path
    path.write_text(path.read_text().replace(old, new, 1))
    with pytest.raises(ScenarioError, match=r"puzzle\.toml") as refused:
        read_puzzle(path, Pack())
    assert told in str(refused.value)


def test_a_puzzle_that_is_written_is_read_back(tmp_path: Path) -> None:
    path = shipped_puzzles()[0]
    pool = load_pool()
    read = read_puzzle(path, pool)
    again = tmp_path / "again.toml"
    again.write_text(puzzle_text(read.scenario, read.head))
    other = read_puzzle(again, pool)
    assert other.head == read.head and other.scenario.sides == read.scenario.sides


def test_thirty_puzzles_of_all_goals_are_shipped_from_many_decks() -> None:
    pool = load_pool()
    puzzles = [read_puzzle(path, pool) for path in shipped_puzzles()]
    goals = Counter(made.goal for made in puzzles)
    assert set(goals) == set(Goal) and min(goals.values()) >= 6 and goals.total() >= 30
    assert len({side.mastery.id for made in puzzles for side in made.scenario.sides}) >= 10
    assert len({(made.head.title, made.goal) for made in puzzles}) > len(puzzles) * 0.9
    assert len({made.head.difficulty for made in puzzles}) >= 3


@pytest.mark.parametrize("path", shipped_puzzles(), ids=lambda path: path.stem)
def test_every_shipped_puzzle_has_one_solution(path: Path) -> None:
    assert problem_of(read_puzzle(path, load_pool()), 20_000) == ""


def test_the_finder_finds_a_puzzle_in_a_game_and_what_it_writes_is_proven(pool, tmp_path):
    decks = [read_deck(path, pool) for path in (*starter_decks("fanz"), *built_decks())]
    # The first of these games has one; another follows where the cards have changed its course.
    for seed in range(395, 415):
        one, other = Random(seed).sample(decks, 2)
        found = next(find_in_game((one, other), "fanz", seed, 300, [Goal.WIN]), None)
        if found is not None:
            break
    assert found is not None and found.head.goal is Goal.WIN
    path = tmp_path / "found.toml"
    path.write_text(puzzle_text(found.scenario, found.head), encoding="utf-8")
    read = read_puzzle(path, pool)
    assert problem_of(read, 300) == "" and read.head == found.head


def test_no_puzzle_is_solved_by_passing(pool):
    assert [path.name for path in shipped_puzzles() if _answer(path, pool) == "Pass"] == []


def _answer(path: Path, pool: Pack) -> str:
    return read_puzzle(path, pool).head.answer
