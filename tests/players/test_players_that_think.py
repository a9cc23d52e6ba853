"""Steady and Searching: stronger than chance, repeatable, made by name and by level."""

from __future__ import annotations

import random
from dataclasses import replace
from operator import eq
from pathlib import Path

import pytest

from dbz_desktop.decks import load_deck_rules, read_deck
from dbz_desktop.decks.chance import random_deck
from dbz_desktop.match.content.editions import editions_folder, load_edition
from dbz_desktop.match.content.library import built_decks, load_pool, starter_decks
from dbz_desktop.match.proving.selfplay import GameReport, play_game, summary
from dbz_desktop.players.habits import MOST_WEIGHED, weighed
from dbz_desktop.players.keys import key_of
from dbz_desktop.players.making import (
    PATIENCE,
    UnknownPlayer,
    for_seconds,
    load_levels,
    make_player,
    of_level,
)
from dbz_desktop.players.position import FEATURES, Hands, features
from dbz_desktop.players.searching import Followed, Searching
from dbz_desktop.players.steady import Steady
from dbz_desktop.players.weights import Weights
from dbz_desktop.rules.game import Game
from dbz_desktop.rules.kernel.decisions import Act, Ask, Option
from tests.players.seen import Seen, in_one_world


def play(players: tuple[str, str], seed: int) -> GameReport:
    edition, pool = load_edition(), load_pool()
    decks = [read_deck(path, pool) for path in starter_decks(edition.id)]
    pair = (decks[seed % len(decks)], decks[(seed * 3 + 1) % len(decks)])
    return play_game(pair, edition, seed, players, pool=pool.cards.values(), with_digest=True)


def test_steady_beats_random() -> None:
    reports = []
    for seed in range(8):
        players = ("steady", "random") if seed % 2 else ("random", "steady")
        reports.append(play(players, seed))
    assert not any(report.violations for report in reports)
    won = summary(reports, 1.0)["wins_by_player"]
    assert isinstance(won, dict)
    assert won["steady"] >= 7


def test_a_game_between_players_that_think_is_repeated_by_its_seed() -> None:
    one, other = (play(("steady", "novice"), 7) for _ in range(2))
    assert one.digest == other.digest and one.winner == other.winner
    assert one.digest != play(("novice", "steady"), 7).digest


def test_an_attack_card_that_was_shuffled_since_is_still_one_in_every_world() -> None:
    # In this game such a card goes back into its Life Deck, and a note asks how the attack went.
    edition, pool = load_edition(), load_pool()
    decks = {path.stem: path for path in built_decks()}
    pair = [read_deck(decks[name], pool) for name in ("saiyan-prince", "blue-tag-team")]
    players = ("random", "steady")
    report = play_game((pair[0], pair[1]), edition, 31, players, "none", pool=pool.cards.values())
    assert not report.violations and report.winner is not None


def test_a_copy_that_is_none_any_more_is_not_asked_for_what_it_said() -> None:
    # Two Drills, one a copy of the other, wait to return all Drills to their owners' hands.
    edition, pool = load_edition(), load_pool()
    rules = load_deck_rules(edition.id, editions_folder())
    pair = tuple(random_deck(pool, rules, seed) for seed in (14_220, 14_221))
    report = play_game(
        (pair[0], pair[1]), edition, 7_110, ("steady", "random"), "none", pool=pool.cards.values()
    )
    assert not report.violations and report.winner is not None


def test_the_same_lines_give_the_same_answers_and_the_best_one_is_given() -> None:
    weights = load_levels().weights
    seen = Seen(5)
    compared = 0
    for number, decision in enumerate(seen.decisions()):
        if len(decision.options) < 2 or number % 40:
            continue
        sight = seen.sight(decision.player)
        search = Searching(number, "S", weights, lambda lines: lines < 20)
        found = search.search(decision, sight)
        best = Searching(number, "S", weights, lambda lines: lines < 20).choose(decision, sight)
        tried = [each for each in found if each.followed]
        assert all(0 <= each.chance <= 1 for each in tried)
        # The others are compared with it in worlds in which it was followed as well.
        assert found[best].followed == max(each.followed for each in tried)
        assert found[best].chance == max(each.chance for each in tried)
        # Without time only what Steady finds best is tried, in one world, and chosen.
        hasty = Searching(number, "S", weights, lambda lines: False).search(decision, sight)
        followed = [each for each in hasty if each.followed]
        assert [each.followed for each in followed] == [1]
        assert followed[0].beforehand == max(each.beforehand for each in hasty if each.beforehand)
        chosen = Searching(number, "S", weights, lambda lines: False).choose(decision, sight)
        assert hasty[chosen].followed
        compared += 1
    assert compared > 3


def test_of_two_copies_in_a_hand_one_is_followed() -> None:
    seen = Seen(5)
    weights = load_levels().weights
    compared = 0
    for decision in seen.decisions():
        hand = seen.game.state.players[decision.player].hand
        kinds = [key_of(seen.game, decision, i) for i in range(len(decision.options))]
        twice = [i for i, kind in enumerate(kinds) if kinds.index(kind) < i]
        if not twice or not all(decision.options[i].card in hand for i in twice):
            continue
        found = Searching(1, "S", weights, in_one_world(decision)).search(
            decision, seen.sight(decision.player)
        )
        assert [i for i, each in enumerate(found) if not each.followed] == twice
        compared += 1
        if compared > 1:
            break
    assert compared > 1


def test_one_that_can_hardly_be_the_best_is_given_up() -> None:
    best, worse, alike = (Followed([a, 0.7, 0.65, 0.6]) for a in (0.6, 0.61, 0.62))
    worse.worths = [worth - 0.3 for worth in best.worths]
    worse.beforehand = best.beforehand - 0.3
    assert worse.behind(best) == pytest.approx(0.3)
    assert not worse.may_be_better(best)
    # Nothing tells these apart yet, so more worlds are dealt …
    assert alike.may_be_better(best)
    # … until it is known that it doesn't matter.
    best.worths, alike.worths = [0.6] * 700, [0.6] * 700
    assert not alike.may_be_better(best)


def test_what_is_clear_takes_less_time_than_there_is() -> None:
    seen, weights = Seen(5), load_levels().weights
    told: list[int] = []

    def more(lines: int) -> bool:
        told.append(lines)
        return lines < 80

    for number, decision in enumerate(seen.decisions()):
        if len(decision.options) == 2 and number % 20 == 0:
            told.clear()
            search = Searching(number, "S", weights, more)
            search.choose(decision, seen.sight(decision.player))
            # It was told of the beginning, from which the time counts.
            assert told == sorted(told) and told[0] == 0
            if told[-1] < 60:
                break
    assert told[-1] < 60


@pytest.mark.parametrize(("ask", "turns"), [(Ask.ACTION, 2), (Ask.DISCARD, 3)])
def test_what_is_kept_is_followed_to_the_end_of_ones_own_next_turn(ask: Ask, turns: int) -> None:
    reached: list[int] = []

    class Watching(Weights):
        def worth(self, game: Game, viewer: int, hands: Hands | None = None) -> float:
            reached.append(game.state.turn)
            return super().worth(game, viewer, hands)

    seen, weights = Seen(5), Watching(load_levels().weights.values)
    decision = next(d for d in seen.decisions() if d.ask is ask and len(d.options) > 1)
    search = Searching(1, "S", weights, in_one_world(decision))
    search.search(decision, seen.sight(decision.player))
    assert max(reached) - seen.game.state.turn == turns


def test_of_a_thousand_options_few_are_followed_and_one_of_them_is_taken() -> None:
    seen = Seen(5)
    decision = next(d for d in seen.decisions() if d.ask is Ask.ACTION and len(d.options) > 1)
    many = Option(Act.NAME, "a title")
    asked = replace(decision, options=tuple(replace(many, value=value) for value in range(1_000)))
    chance = random.Random(1)
    chosen = weighed(asked, chance)
    assert len(chosen) == len(set(chosen)) == MOST_WEIGHED
    assert weighed(decision, chance) == list(range(len(decision.options)))


def test_features_of_one_side_are_those_of_the_other_with_the_sign_turned() -> None:
    seen = Seen(3)
    for _ in seen.decisions():
        mine, theirs = features(seen.game, 0), features(seen.game, 1)
        assert len(mine) == len(FEATURES)
        assert mine == pytest.approx([-value for value in theirs])


def test_players_are_made_by_name() -> None:
    assert isinstance(make_player("steady", 1, "S"), Steady)
    assert isinstance(make_player("searching:0.5", 1, "S"), Searching)
    for wrong in ("nobody", "searching", "searching:0", "searching:x", "searching:999", ""):
        with pytest.raises(UnknownPlayer):
            make_player(wrong, 1, "S")


def test_levels_go_from_weak_to_strong() -> None:
    levels = load_levels().levels
    assert len(levels) >= 3 and len({level.name for level in levels}) == len(levels)
    far = [(level.table, level.choices, level.seconds) for level in levels]
    assert far == sorted(far)
    assert levels[-1].seconds * PATIENCE < 4
    whole = load_levels().weights.values
    seen = [sum(map(eq, level.weights.values, whole)) for level in levels]
    # What lies on its table tells apart what is the same otherwise, for who doesn't see it, too.
    assert all(level.weights.values[FEATURES.index("allies")] for level in levels)
    assert max(seen[:2]) < len(FEATURES) and set(seen[2:]) == {len(FEATURES)}
    # Each is weaker than the next by what it sees or by how far it looks.
    assert len({(level.weights, way) for level, way in zip(levels, far, strict=True)}) == len(
        levels
    )
    for level in levels:
        player = make_player(level.name, 1, "S")
        assert type(player) is type(of_level(level, 1, "S"))


def test_on_a_busy_computer_it_thinks_longer_but_not_without_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    processor, clock = [10.0], [50.0]
    monkeypatch.setattr("time.process_time", lambda: processor[0])
    monkeypatch.setattr("time.monotonic", lambda: clock[0])
    more = for_seconds(2)
    assert more(0)
    clock[0] += 3
    assert more(1)
    processor[0] += 2
    assert not more(2)
    assert more(0)
    clock[0] += 2 * PATIENCE
    assert not more(1)


def test_a_wrong_file_of_levels_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "players.toml"
    path.write_text("[weights]\nlife = 1\n")
    with pytest.raises(ValueError, match="life_ratio"):
        load_levels(path)
    other = tmp_path / "others.toml"
    given = "".join(f"{name} = 1\n" for name in FEATURES)
    other.write_text(f'[weights]\n{given}[[level]]\nname = "x"\nsees = ["aura"]\n')
    with pytest.raises(ValueError, match="aura"):
        load_levels(other)
