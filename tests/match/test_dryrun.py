"""A dry run knows what its seat knows, gives up what it can't tell, and leaves the game alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from dbz_desktop.decks import Deck
from dbz_desktop.match.content.editions import load_edition
from dbz_desktop.match.course.setup import deck_cards
from dbz_desktop.rules.flow import anger, stages
from dbz_desktop.rules.game import Game
from dbz_desktop.rules.insight.dryrun import DryRun, Unknown, Unsaid
from dbz_desktop.rules.kernel.decisions import Act, Ask, Decision, Option
from dbz_desktop.rules.kernel.events import Why, Zone
from dbz_desktop.rules.kernel.game import Source, Steps


@pytest.fixture
def game(decks: tuple[Deck, Deck]) -> Iterator[Game]:
    made = Game(
        (deck_cards(decks[0]), deck_cards(decks[1])), load_edition("fanz"), 3, snapshots=False
    )
    state, chance, events = made.state.copy(), made.chance.state, len(made.events)
    yield made
    assert (made.state, made.chance.state, len(made.events)) == (state, chance, events)


@pytest.mark.parametrize("viewer", [0, 1])
def test_the_faces_of_hidden_cards_can_not_be_read(game: Game, viewer: int) -> None:
    run = DryRun(game, viewer)
    for seat, side in enumerate(run.state.players):
        real = game.state.players[seat]
        for zone in (Zone.LIFE_DECK, Zone.HAND):
            cards, were = side.zone(zone), real.zone(zone)
            assert len(cards) == len(were)
            if zone is Zone.HAND and seat == viewer:
                assert cards == were and all(run.cards[card].title for card in cards)
                continue
            # ZON-1: neither what they are nor where a card that is known lies among them.
            assert not set(cards) & set(were)
            for card in cards:
                assert run.state.where[card] is zone and run.owners[card] == seat
                with pytest.raises(Unknown):
                    str(run.cards[card].type)
                with pytest.raises(Unknown):
                    str(run.programs[card].attack)


def test_chance_can_not_be_asked(game: Game) -> None:
    run = DryRun(game, 0)
    with pytest.raises(Unknown):
        run.chance.below(6)
    with pytest.raises(Unknown):
        run.shuffle(0)


def parts(run: DryRun, source: Source, *options: Option) -> Steps:
    """A text that lowers stages and anger, remembers something, and then asks."""
    stages.change(run, run.state.players[0].mp_card, -2, Why.LOSE, source, "EFF-7")
    anger.raise_anger(run, 0, 1, source)
    source.memory.moved = (1, 2)
    if options:
        yield Decision(1, Ask.CHOOSE_OPTION, "Which?", "EFF-1", options)
    yield from ()
    source.memory.amount = 7
    return "done"


def test_a_part_that_nobody_has_to_choose_is_carried_out(game: Game) -> None:
    run = DryRun(game, 0)
    source = Source(0, run.state.players[0].mastery)
    before = run.state.players[0].stages
    assert run.carry_out(run.attempt(parts(run, source), source, "All of it.")) == "done"
    assert run.unsaid == []
    assert run.state.players[0].stages == before - 2
    assert (source.memory.moved, source.memory.amount) == ((1, 2), 7)


def test_a_part_that_somebody_must_choose_is_given_up_as_a_whole(game: Game) -> None:
    run = DryRun(game, 0)
    mastery = run.state.players[0].mastery
    source = Source(0, mastery)
    state, events = run.state.copy(), len(run.events)
    must = (Option(Act.PICK, "This"), Option(Act.PICK, "That", value=1))
    assert run.carry_out(run.attempt(parts(run, source, *must), source, "All of it.")) is None
    assert run.unsaid == [Unsaid(mastery, 0, "All of it.", 1)]
    assert run.state == state and len(run.events) == events
    # What it would have left for the sentences after it is as unknown.
    for name in ("moved", "amount", "done", "chosen"):
        with pytest.raises(Unknown):
            getattr(source.memory, name)
    source.memory.amount = 3
    assert source.memory.amount == 3


def test_what_may_be_left_is_left_and_noted(game: Game) -> None:
    run = DryRun(game, 0)
    mastery = run.state.players[0].mastery
    source = Source(0, mastery)
    before = run.state.players[0].stages
    may = (Option(Act.YES, "Yes", value=1), Option(Act.NO, "No"))
    assert run.carry_out(run.attempt(parts(run, source, *may), source, "Perhaps.")) == "done"
    assert run.unsaid == [Unsaid(mastery, 0, "Perhaps.", 1, True)]
    assert run.state.players[0].stages == before - 2 and source.memory.amount == 7


def test_a_card_that_is_out_of_sight_can_not_be_moved(game: Game) -> None:
    from dbz_desktop.rules.flow import moving

    run = DryRun(game, 0)
    theirs = game.state.players[1]
    for card in (theirs.hand[0], theirs.life_deck[-1]) if theirs.hand else theirs.life_deck[-1:]:
        with pytest.raises(Unknown):
            moving.move(run, card, Zone.BANISHED, Why.BANISH)
    drawn = run.state.players[0].life_deck[-1]
    moving.draw(run, 0, 1, None)
    assert run.state.players[0].hand[-1] == drawn
    with pytest.raises(Unknown):
        str(run.cards[drawn].title)
