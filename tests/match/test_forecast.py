"""A forecast tells what the attack then does, changes nothing, and knows no hidden card."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest

from dbz_desktop.cards.packs import Pack
from dbz_desktop.decks import Deck, load_deck_rules, read_deck
from dbz_desktop.decks.chance import random_deck
from dbz_desktop.match.content.editions import editions_folder, load_edition
from dbz_desktop.match.content.library import starter_decks
from dbz_desktop.match.course.setup import MatchSetup, deck_cards
from dbz_desktop.match.match import Match
from dbz_desktop.match.replays.replay import digest
from dbz_desktop.match.scenarios.run import run_scenario
from dbz_desktop.match.seats.reader import HiddenCard
from dbz_desktop.paths import resources_folder
from dbz_desktop.players import RandomPlayer
from dbz_desktop.rules.game import Game
from dbz_desktop.rules.insight import forecast
from dbz_desktop.rules.insight.forecast import Forecast
from dbz_desktop.rules.kernel.decisions import Act, Ask
from dbz_desktop.rules.kernel.events import Zone

from .conftest import Play
from .forecast_watch import Watch

RULINGS = resources_folder() / "rulings"


def play(decks: tuple[Deck, Deck], edition: str, seed: int, watch: Watch | None = None) -> Game:
    game = Game(
        (deck_cards(decks[0]), deck_cards(decks[1])),
        load_edition(edition),
        seed,
        snapshots=False,
    )
    players = (RandomPlayer(seed), RandomPlayer(seed + 1000))
    while (decision := game.decision) is not None:
        index = players[decision.player].choose(decision)
        if watch is not None:
            watch.before(game, index)
        game.answer(index)
        if watch is not None:
            watch.after(game)
    return game


def test_starter_games_go_as_forecast(pool: Pack) -> None:
    decks = [read_deck(path, pool) for path in starter_decks()]
    watch = Watch()
    for seed in range(10):
        pair = (decks[seed % len(decks)], decks[(3 * seed + 1) % len(decks)])
        play(pair, "fanz", seed, watch)
    assert watch.wrong == []
    assert watch.seen["attacks"] > 100 and watch.seen["compared"] > 150
    # Nine attacks of ten can be told to the last life card.
    assert watch.seen["exact"] >= 0.9 * watch.seen["attacks"]


@pytest.mark.parametrize("edition", ["panini-2014", "fanz"])
def test_games_of_random_decks_go_as_forecast(edition: str, pool: Pack) -> None:
    rules = load_deck_rules(edition, editions_folder())
    watch = Watch()
    for seed in range(6):
        pair = (random_deck(pool, rules, 2 * seed), random_deck(pool, rules, 2 * seed + 1))
        play(pair, edition, seed, watch)
    assert watch.wrong == []
    assert watch.seen["compared"] > 60
    assert watch.seen["exact"] >= 0.7 * watch.seen["attacks"]


def test_every_ruling_goes_as_forecast(pool: Pack, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch()
    real = Game.answer

    def answer(game: Game, index: int) -> None:
        if type(game) is Game:
            watch.before(game, index)
        real(game, index)
        watch.after(game)

    monkeypatch.setattr(Game, "answer", answer)
    for path in sorted(RULINGS.glob("ATK-*.toml")):
        run_scenario(path, pool)
    assert watch.wrong == []
    assert watch.seen["compared"] > 100 and watch.seen["defenses"] > 10


def test_a_forecast_changes_nothing(pool: Pack) -> None:
    rules = load_deck_rules("fanz", editions_folder())
    pair = (random_deck(pool, rules, 3), random_deck(pool, rules, 8))
    assert digest(play(pair, "fanz", 5).events) == digest(play(pair, "fanz", 5, Nosy()).events)


class Nosy(Watch):
    """Asks for every forecast that there is, for both seats, at every decision."""

    def before(self, game: Game, index: int) -> None:
        decision = game.decision
        assert decision is not None
        state, chance, events = game.state.copy(), game.chance.state, len(game.events)
        attack = copy.copy(game.attack)
        assert all_forecasts(game, 0) is not None and all_forecasts(game, 1) is not None
        assert (game.state, game.chance.state, len(game.events)) == (state, chance, events)
        if attack is not None:
            assert all(getattr(game.attack, name) == getattr(attack, name) for name in PLAIN)
        assert game.decision is decision

    def after(self, game: Game) -> None:
        pass


PLAIN = ("phase", "stopped", "stages", "life_cards", "dealt_stages", "dealt_life", "critical")


def all_forecasts(game: Game, viewer: int) -> list[Forecast | None]:
    decision = game.decision
    assert decision is not None
    side = game.state.players[viewer]
    told = [forecast.incoming(game, viewer)]
    if decision.player == viewer:
        told += [forecast.of_option(game, viewer, option) for option in decision.options]
    for card in (side.mp_card, side.mastery, *side.hand, *side.play, *side.in_use):
        told.append(forecast.of_card(game, viewer, card))
    return told


def test_what_is_hidden_makes_no_difference(pool: Pack) -> None:
    """Other cards in the other hand, another order of the Life Decks: the same forecasts."""
    rules = load_deck_rules("fanz", editions_folder())
    compared = 0
    for seed in range(4):
        pair = (random_deck(pool, rules, 2 * seed), random_deck(pool, rules, 2 * seed + 1))
        game = Game(
            (deck_cards(pair[0]), deck_cards(pair[1])), load_edition("fanz"), seed, snapshots=False
        )
        players = (RandomPlayer(seed), RandomPlayer(seed + 1000))
        while (decision := game.decision) is not None:
            viewer = decision.player
            if decision.ask in (Ask.ACTION, Ask.DEFEND):
                told = all_forecasts(game, viewer)
                assert all_forecasts(_dealt_otherwise(game, viewer), viewer) == told
                compared += sum(each is not None for each in told)
            game.answer(players[viewer].choose(decision))
    assert compared > 200


def _dealt_otherwise(game: Game, viewer: int) -> Game:
    """The same game with what the viewer can't see dealt in another way."""
    other = copy.copy(game)
    other.state = game.state.copy()
    other.abilities_changed()
    mine, theirs = other.state.players[viewer], other.state.players[1 - viewer]
    mine.life_deck.reverse()
    deck, hand = theirs.life_deck, theirs.hand
    both = hand + deck
    both.reverse()
    hand[:], deck[:] = both[: len(hand)], both[len(hand) :]
    for zone, cards in ((Zone.HAND, hand), (Zone.LIFE_DECK, deck)):
        for card in cards:
            other.state.where[card] = zone
    return other


def test_a_seat_is_told_of_its_own_attacks_only(setup: MatchSetup) -> None:
    match = Match.new(setup)
    playing = Play(4)
    asked = 0
    while (decision := match.decision) is not None and asked < 40:
        mine, other = match.seat(decision.player), match.seat(1 - decision.player)
        for card in match.game.state.players[decision.player].hand:
            mine.forecast(card)
            if not other.knows(card):
                with pytest.raises(HiddenCard):
                    other.forecast(card)
        for option in decision.options:
            if option.act is not Act.ATTACK:
                continue
            told = mine.forecast(option)
            assert told is not None and told.card == option.card
            assert told.player == mine.viewer and told.performer == option.performer
            assert other.forecast(option) is None
            asked += 1
        coming = mine.incoming()
        assert (coming is not None) == (decision.ask is Ask.DEFEND)
        if coming is not None:
            assert coming == other.incoming() and coming.player == other.viewer
        playing.on(match, 1)
    assert asked == 40 or match.decision is None


def test_a_text_that_the_engine_fails_on_is_not_foretold(
    setup: MatchSetup, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match.new(setup)
    seat = match.seat(match.decision.player if match.decision else 0)
    card = match.game.state.players[seat.viewer].mp_card
    monkeypatch.setattr(forecast, "of_card", lambda *_: 1 / 0)
    assert seat.forecast(card) is None
    assert match.decision is not None


# ---------------------------------------------------------------------------- single numbers


def at_the_attack(tmp_path: Path, pool: Pack, text: str, steps: list[str]) -> Any:
    """The forecasts at the end of a scenario's steps: of every card in your hand."""
    found: dict[str, Any] = {}
    words = ", ".join(f'"{step}"' for step in steps)
    path = tmp_path / "scenario.toml"
    path.write_text(
        f'rule = "ATK-5"\ntitle = "t"\nsource = "s"\neditions = ["fanz"]\n'
        f'pack = "{(RULINGS / "stand-ins.toml").as_posix()}"\n{text}\n'
        f'[start]\nphase = "combat"\n[play]\nsteps = [{words}]\n',
        encoding="utf-8",
    )
    real = Game.answer

    def look(game: Game) -> None:
        found.clear()
        for card in game.state.players[0].hand:
            found[game.cards[card].title] = forecast.of_card(game, 0, card)
        found["incoming"] = forecast.incoming(game, 1)

    def answer(game: Game, index: int) -> None:
        real(game, index)
        if type(game) is Game:
            look(game)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Game, "answer", answer)
        result = run_scenario(path, pool)
    assert result.failures == []
    return found


YOU = """
[you]
mp = "Test Fighter"
mastery = "Test Mastery"
stages = {stages}
hand = [{hand}]
play = [{play}]
fill_with = "Test Filler"

[opponent]
mp = "Test Fighter"
mastery = "Test Mastery"
stages = {theirs}
hand = ["Test Block"]
play = [{their_play}]
fill_with = "Test Filler"
"""


def position(
    hand: list[str], stages: int = 8, theirs: int = 5, play: str = "", other: str = ""
) -> str:
    quoted = ", ".join(f'"{name}"' for name in hand)
    return YOU.format(
        stages=stages, hand=quoted, play=play and f'"{play}"', theirs=theirs, their_play=other
    )


def test_stages_past_zero_become_life_cards_and_five_are_critical(
    tmp_path: Path, pool: Pack
) -> None:
    text = position(["Test Jab", "Test Strike", "Test Beam", "Test Block"], theirs=2)
    told = at_the_attack(tmp_path, pool, text, ["pass"])
    assert told["incoming"] is None
    jab, strike, beam = told["Test Jab"], told["Test Strike"], told["Test Beam"]
    assert (jab.calculated.stages, jab.stages_lost, jab.stages_left, jab.turned) == (1, 1, 1, 0)
    # ATK-7: two of the four stages are past zero.
    assert (strike.stages_lost, strike.turned, strike.life_cards) == (2, 2, 2)
    assert [term.label for term in strike.terms] == ["AT", "modifier"]
    # ATK-13: six life cards are critical damage. ATK-2: two stages are paid for them.
    assert beam.life_cards == 6 and beam.critical and not strike.critical
    assert (beam.cost, beam.stages_before, beam.stages_after) == (2, 8, 6)
    assert told["Test Block"] is None


def test_every_modifier_in_force_is_a_term_with_its_card(tmp_path: Path, pool: Pack) -> None:
    text = position(["Test Jab", "Test Focus"], play="Test Boost Drill")
    told = at_the_attack(tmp_path, pool, text, ["pass"])
    jab, focus = told["Test Jab"], told["Test Focus"]
    labels = [(term.label, term.amount, term.unit) for term in jab.terms]
    assert labels == [("AT", 1, "stages"), ("modifier", 1, "stages")]
    assert jab.terms[0].card == jab.card != jab.terms[1].card
    # ATK-6: the drill's stage comes on top of life cards too. ATK-15: the keyword.
    assert (focus.stages_lost, focus.life_cards, focus.keywords) == (1, 3, ("Focused",))
    assert jab.exact and focus.exact
    # The other player acts now.
    assert jab.why_not is not None and jab.why_not.rule == "COM-2"


def test_a_cost_that_can_not_be_paid_is_told_with_the_rule(tmp_path: Path, pool: Pack) -> None:
    told = at_the_attack(tmp_path, pool, position(["Test Beam"], stages=1), ["pass"])
    beam = told["Test Beam"]
    assert not beam.payable and (beam.cost, beam.stages_before) == (2, 1)
    assert beam.why_not is not None and beam.why_not.rule == "ATK-2"


def test_what_comes_in_is_told_at_the_defense_step_alone(tmp_path: Path, pool: Pack) -> None:
    text = position(["Test Strike", "Test Jab"], theirs=2)
    told = at_the_attack(tmp_path, pool, text, ["play Test Strike"])
    coming = told["incoming"]
    assert coming.incoming and coming.player == 0 and coming.exact
    assert (coming.calculated.stages, coming.stages_lost, coming.life_cards) == (4, 2, 2)
    assert told["Test Jab"] is None, "another attack goes on"
    told = at_the_attack(tmp_path, pool, text, ["play Test Strike", "no defense"])
    assert told["incoming"] is None


def test_a_defense_tells_whether_it_stops_the_attack(setup: MatchSetup) -> None:
    match = Match.new(setup)
    playing = Play(6)
    stopped = 0
    while (decision := match.decision) is not None and stopped < 3:
        seat = match.seat(decision.player)
        for option in decision.options:
            if option.act is Act.DEFEND:
                told = seat.forecast(option)
                assert told is not None and told.defense == option.card
                if told.stopped:
                    assert told.stopped_by == option.card and told.calculated is None
                    stopped += 1
        playing.on(match, 1)
    assert stopped


def test_what_needs_hidden_cards_or_a_choice_is_listed_not_guessed(pool: Pack) -> None:
    rules = load_deck_rules("fanz", editions_folder())
    pair = (random_deck(pool, rules, 4), random_deck(pool, rules, 5))
    watch = Listing()
    for seed in range(4):
        play(pair, "fanz", seed, watch)
    assert watch.unsaid, "no attack of these decks asks for anything"
    for told, each in watch.unsaid:
        assert each.card >= 0
        assert each.optional or not told.exact


class Listing(Watch):
    """Collects what forecasts don't say."""

    def __init__(self) -> None:
        super().__init__()
        self.unsaid: list[tuple[Forecast, Any]] = []

    def before(self, game: Game, index: int) -> None:
        super().before(game, index)
        for told, _ in self._open:
            self.unsaid += [(told, each) for each in told.unsaid]
