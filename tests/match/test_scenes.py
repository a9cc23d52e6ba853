"""Positions taken from games, as files, set up again; and games that go on from where one stands."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from dbz_desktop.cards.packs import Pack
from dbz_desktop.decks import read_deck
from dbz_desktop.decks.model import Deck
from dbz_desktop.match.content.library import built_decks, load_pool, starter_decks
from dbz_desktop.match.course.setup import MatchError, MatchSetup
from dbz_desktop.match.match import Match
from dbz_desktop.match.scenarios.position import scenario_match
from dbz_desktop.match.scenarios.scenario import Scenario, ScenarioError
from dbz_desktop.match.scenarios.scenes import (
    read_scene,
    ready_scene,
    scene_of_text,
    write_scene,
)
from dbz_desktop.match.scenarios.taking import position_of, why_no_position
from dbz_desktop.match.scenarios.writing import scenario_text
from dbz_desktop.rules.arranging import ARRANGING
from dbz_desktop.rules.judge_moves import JudgeMove
from dbz_desktop.rules.kernel.decisions import Ask
from dbz_desktop.rules.kernel.events import Zone
from tests.long import LONG

NAMES = ("Ann", "Bert")


@pytest.fixture(scope="module")
def pool() -> Pack:
    return load_pool()


@pytest.fixture(scope="module")
def decks(pool: Pack) -> list[Deck]:
    return [read_deck(path, pool) for path in (*starter_decks(), *built_decks())]


@pytest.fixture
def ready(decks: list[Deck]) -> Scenario:
    return ready_scene((decks[0], decks[1]), "fanz", NAMES)


def lying(match: Match) -> list[object]:
    """What lies where, in words that don't change with the numbers of cards."""
    state, cards = match.game.state, match.game.printed

    def whole(card: int) -> tuple[object, ...]:
        held = state.permanents[card]
        host = cards[held.attached_to].id if held.attached_to >= 0 else ""
        return cards[card].id, held.stages, host

    found: list[object] = []
    for side in state.players:
        found += [side.level, side.stages, side.anger, [whole(card) for card in side.play]]
        for zone in (side.life_deck, side.hand, side.discard, side.banished, side.aside):
            found.append([cards[card].id for card in zone])
    return [*found, state.active, state.phase, state.turn]


@pytest.mark.parametrize("seed", range(4 * LONG))
def test_positions_of_random_games(
    seed: int, pool: Pack, decks: list[Deck], tmp_path: Path
) -> None:
    chance = random.Random(seed)
    setup = MatchSetup(NAMES, tuple(chance.sample(decks, 2)), "fanz", seed)  # type: ignore[arg-type]
    match = Match.new(setup, pool)
    taken = 0
    for _ in range(150):
        if match.decision is None:
            break
        if not why_no_position(match) and chance.random() < 0.3:
            found = position_of(match)
            path = tmp_path / "one.dbzscene"
            write_scene(found.scenario, path)
            scene = read_scene(path, pool)
            again = scenario_match(scene, pool=pool)
            assert scenario_text(scene) == scenario_text(found.scenario)
            assert again.decision is not None and again.decision.ask is match.decision.ask
            if not any("instead of" in words for words in found.left_out):
                assert lying(again) == lying(match)
            if not found.left_out:
                labels = [option.label for option in match.decision.options]
                assert [option.label for option in again.decision.options] == labels
                assert position_of(again).scenario == replace(found.scenario)
            taken += 1
        match.course.answer(chance.randrange(len(match.decision.options)))
    assert taken > 3


def test_no_position_in_the_middle_of_something(ready: Scenario, pool: Pack) -> None:
    match = scenario_match(replace(ready, phase="combat"), pool=pool)
    chance = random.Random(1)
    while match.decision is not None and match.decision.ask is not Ask.DEFEND:
        match.course.answer(chance.randrange(len(match.decision.options)))
    with pytest.raises(ScenarioError, match="step back"):
        position_of(match)


def test_bad_scenes_get_words(ready: Scenario, pool: Pack, tmp_path: Path) -> None:
    text = scenario_text(ready)
    wrong = {
        "cut off": text[: len(text) // 2],
        "other text": "Hello, here is my deck list.",
        "another table": "name = 'a deck'\n[cards]\nx = 1",
        "unknown card": text.replace(ready.sides[0].hand[0].id, "NOBODY-1"),
        "unknown edition": text.replace('"fanz"', '"panini-1066"'),
        "long": text + "#" * 1_000_000,
        "many": text.replace("\nhand = [", "\nhand = [" + '"PRE-1", ' * 1001, 1),
        "a word": text.replace("anger = 0", 'anger = "much"', 1),
    }
    for name, broken in wrong.items():
        with pytest.raises(ScenarioError) as told:
            scene_of_text(broken, pool)
        assert 20 < len(str(told.value)) < 1_200, name
        path = tmp_path / "bad.dbzscene"
        path.write_text(broken, encoding="utf-8")
        with pytest.raises(ScenarioError, match=r"bad\.dbzscene"):
            read_scene(path, pool)
    path.write_bytes(b"\xff\xfe\0\0")
    with pytest.raises(ScenarioError, match="UTF-8"):
        read_scene(path, pool)
    with pytest.raises(ScenarioError, match="not there"):
        read_scene(tmp_path / "none.dbzscene", pool)


def test_a_name_of_a_card_cannot_end_its_comment(ready: Scenario, pool: Pack) -> None:
    card = replace(ready.sides[0].hand[0], title='Kick\nphase = "combat"\x00"""')
    ready.sides[0].hand[0] = card
    assert scene_of_text(scenario_text(ready), pool).phase == "planning"


# ------------------------------------------------------------------ open hands


def test_open_hands_are_seen_and_need_no_consent(ready: Scenario, pool: Pack) -> None:
    match = scenario_match(ready, pool=pool, open_hands=True)
    for seat in (0, 1):
        for side in match.seat(seat).view().sides:
            assert len(side.hand) == 3 and all(card >= 0 for card in side.hand)
            assert all(match.seat(seat).knows(card) for card in side.hand)
    assert match.seat(0).propose_by_hand() is None
    assert match.seat(0).hands and match.seat(0).proposal is None


def test_going_back_with_open_hands_leads_the_same_way(ready: Scenario, pool: Pack) -> None:
    match = scenario_match(replace(ready, phase="declare"), pool=pool, open_hands=True)
    hands = []
    for _ in range(2):
        assert match.seat(0).answer(0) is None
        drawn = [match.game.printed[card].id for card in match.game.state.players[1].hand]
        hands.append(drawn)
        assert len(drawn) == 6
        assert match.seat(0).undo() is None
        assert match.seat(0).proposal is None and match.decision is not None
        assert match.decision.ask is Ask.DECLARE
    assert hands[0] == hands[1]


def test_a_computer_player_is_not_shown_the_open_hand(ready: Scenario, pool: Pack) -> None:
    match = scenario_match(ready, pool=pool, open_hands=True, players=("", "fighter"))
    sight = match.computers()[1]._sight
    hand = match.game.state.players[0].hand
    assert match.seat(1).card(hand[0]) is match.game.printed[hand[0]]
    for card in hand:
        with pytest.raises(KeyError):
            sight.card(card)
    match.seat_computers(("", ""))
    assert match.computers() == {}


def test_an_arranged_table_stands_still(ready: Scenario, pool: Pack) -> None:
    for phase in ("draw", "planning", "declare", "combat", "discard"):
        scene = replace(ready, phase=phase, turn=1, action=1, declared_by=1)
        match = scenario_match(scene, pool=pool, open_hands=True, rules=ARRANGING)
        assert match.decision is not None and match.decision.ask is Ask.BY_HAND
        assert match.game.state.phase == phase and match.game.state.active == 1
        hand = match.game.state.players[0].hand
        for card in tuple(hand):
            move = JudgeMove("move", 0, card, player=0, zone=Zone.BANISHED)
            assert match.seat(0).judge(move) is None
        assert match.decision is not None
        taken = position_of(match, scene).scenario
        assert [card.id for card in reversed(taken.sides[0].banished)] == [
            card.id for card in ready.sides[0].hand
        ]
        assert (taken.phase, taken.turn, taken.action) == (phase, 1, 1)


# ------------------------------------------------------------------ going on


def test_what_is_hidden_is_dealt_anew(ready: Scenario, pool: Pack) -> None:
    """Two games that look the same to Ann go on alike, whatever Bert really holds."""
    other = replace(ready.sides[1])
    cards = other.hand + other.life_deck
    shifted = cards[7:] + cards[:7]
    other.hand, other.life_deck = shifted[:3], shifted[3:]
    texts = []
    for side in (ready.sides[1], other):
        scene = replace(ready, sides=(ready.sides[0], side))
        match = scenario_match(scene, pool=pool, players=("", "novice"))
        before = scenario_text(position_of(match).scenario)
        going = match.imagined(0, random.Random(5))
        assert scenario_text(position_of(match).scenario) == before
        hand = [card.id for card in position_of(going).scenario.sides[0].hand]
        assert hand == [card.id for card in ready.sides[0].hand]
        texts.append(scenario_text(position_of(going).scenario))
        lists = [card.id for card, count in going.setup.decks[1].counts for _ in range(count)]
        held = position_of(going).scenario.sides[1]
        assert sorted(lists) == sorted(card.id for card in (*held.hand, *held.life_deck))
        assert going.seat(0).answer(0) is None
        assert match.answers == []
    assert texts[0] == texts[1]
    assert texts[0] != before


def test_a_game_goes_on_from_where_it_stands(pool: Pack, decks: list[Deck]) -> None:
    match = Match.new(MatchSetup(NAMES, (decks[0], decks[3]), "fanz", 7), pool)
    chance = random.Random(2)
    for _ in range(60):
        assert match.decision is not None
        match.course.answer(chance.randrange(len(match.decision.options)))
    game = match.game.fork()
    going = Match.going_on(match.setup, pool, game)
    assert lying(going) == lying(match)
    decision = match.decision
    assert going.decision == decision is not None
    events = len(match.game.events)
    for _ in range(10):
        seat = going.seat(going.decision.player)  # type: ignore[union-attr]
        assert seat.answer(0) is None
    assert len(match.game.events) == events and match.decision is decision
    going.course.undo(0)
    assert lying(going) == lying(match)
    with pytest.raises(MatchError, match="file"):
        kept = Match(match.setup)
        kept.course.writer = object()  # type: ignore[assignment]
        kept.seat_computers(("", "novice"))
