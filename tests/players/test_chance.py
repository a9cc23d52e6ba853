"""The chance to win: the same from both sides, blind for what lies hidden, and what its file says."""

from __future__ import annotations

import random

import pytest

from dbz_desktop.paths import resources_folder
from dbz_desktop.players.chance import FEATURES, Outlook, at_rest, features, load_outlook
from dbz_desktop.players.worlds import opened
from tests.players.seen import Seen


def test_the_order_of_the_life_decks_has_no_say_and_both_hands_have() -> None:
    seen, outlook = Seen(4), load_outlook()
    looked = swapped = 0
    for number, _decision in enumerate(seen.decisions()):
        world = opened(seen.game, random.Random(number))
        if world is None:
            continue
        looked += 1
        assert features(world) == features(seen.game)
        assert outlook.at_rest(world) == outlook.at_rest(seen.game)
        for mine, there in zip(seen.game.state.players, world.state.players, strict=True):
            hands = [game.printed[c] for game, side in ((seen.game, mine), (world, there))
                     for c in side.hand]  # fmt: skip
            assert hands[: len(mine.hand)] == hands[len(mine.hand) :]
            swapped += [seen.game.printed[c] for c in mine.life_deck] != [
                world.printed[c] for c in there.life_deck
            ]
    assert looked > 50 and swapped > 50


def test_what_was_begun_is_followed_and_the_game_itself_stays() -> None:
    seen, outlook = Seen(4), load_outlook()
    followed = 0
    for _decision in seen.decisions():
        game = seen.game
        before = (len(game.events), game.decision)
        found = outlook.chance(game, 2, random.Random(1))
        assert found == outlook.chance(game, 2, random.Random(1))
        assert 0 <= found <= 1 and (len(game.events), game.decision) == before
        if at_rest(game):
            assert found == outlook.at_rest(game)
        else:
            followed += found != outlook.at_rest(game)
        if followed > 10:
            break
    assert followed > 10


def test_each_feature_is_one_side_less_the_other() -> None:
    """Seen from the other seat all of them turn round, so that both chances make one."""
    seen = Seen(7)
    for number, _decision in enumerate(seen.decisions()):
        if number == 40:
            break
    game = seen.game
    there = features(game)
    twin = game.fork()
    one, other = twin.state.players
    twin.state.players = (other, one)
    twin.state.active = 1 - twin.state.active
    if twin.state.combat is not None:
        twin.state.combat.actor = 1 - twin.state.combat.actor
    assert features(twin) == pytest.approx([-each for each in there]) and any(there)


def test_weights_that_fit_no_feature_are_refused_by_name(tmp_path) -> None:
    shipped = (resources_folder() / "players" / "chance.toml").read_text("utf-8")
    assert isinstance(load_outlook(), Outlook) and len(load_outlook().weights) == len(FEATURES)
    for text, named in (
        (shipped.replace("life_ratio", "luck"), "life_ratio, luck"),
        ("[weights]\n", "action"),
    ):
        file = tmp_path / f"{len(text)}.toml"
        file.write_text(text, "utf-8")
        with pytest.raises(ValueError, match=named):
            load_outlook(file)
