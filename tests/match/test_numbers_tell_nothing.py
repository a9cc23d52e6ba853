"""What a seat can't know it can't infer from numbers of cards, nor from the order of what it sees.

Whole games are played by chance. What is looked for: a number by which a seat could tell a card
again that was shuffled in, and numbers that say where a card lies or which one it is.
"""

from __future__ import annotations

from collections import defaultdict
from statistics import fmean

import pytest

from dbz_desktop.decks import Deck
from dbz_desktop.match.content.editions import load_edition
from dbz_desktop.match.course.setup import deck_cards
from dbz_desktop.match.proving.invariants import check
from dbz_desktop.match.telling.mentions import mentioned
from dbz_desktop.players import RandomPlayer
from dbz_desktop.rules.game import Game
from dbz_desktop.rules.kernel.events import Shuffled
from dbz_desktop.rules.kernel.game import Game as AnyGame
from dbz_desktop.rules.kernel.redaction import redact
from dbz_desktop.rules.kernel.texts import texts

EDITIONS = ("panini-2014", "panini-2015", "panini-2017", "fanz")


class Listened(Game):
    """A game that notes what there was when a Life Deck was shuffled: `before` and `after` it."""

    def __init__(self, *given, **more) -> None:  # type: ignore[no-untyped-def]
        self.decks_shuffled: list[tuple[int, int, tuple[int, ...], tuple[int, ...]]] = []
        super().__init__(*given, **more)

    def shuffle(self, player, besides=()) -> None:  # type: ignore[no-untyped-def]
        before = tuple(card for card in self.state.players[player].life_deck if card not in besides)
        super().shuffle(player, besides)
        after = tuple(card for card in self.state.players[player].life_deck if card not in besides)
        self.decks_shuffled.append((len(self.events), player, before, after))


def played(decks: tuple[Deck, Deck], edition: str, seed: int) -> Listened:
    """A game played by chance to its end."""
    cards = (deck_cards(decks[0]), deck_cards(decks[1]))
    game = Listened(cards, load_edition(edition), seed, snapshots=False, renumbers=True)
    players = (RandomPlayer(seed), RandomPlayer(seed + 1))
    while (decision := game.decision) is not None:
        game.answer(players[decision.player].choose(decision))
    return game


@pytest.fixture(scope="module", params=EDITIONS)
def games(request: pytest.FixtureRequest, decks: tuple[Deck, Deck]) -> list[Listened]:
    return [played(decks, request.param, seed) for seed in range(12)]


def spoken_of(game: AnyGame) -> bool:
    """Whether texts go on to follow cards that are shuffled in, and so everybody does (ZON-3)."""
    return not game.edition.rules.hidden_zone_rule


def test_no_card_is_told_again_by_its_number_after_it_was_shuffled(games: list[Listened]) -> None:
    again = 0
    for game in games:
        known: list[set[int]] = [set(), set()]
        shuffles = iter(game.decks_shuffled)
        for number, event in enumerate(game.events):
            if isinstance(event, Shuffled):
                place, player, before, after = next(shuffles)
                assert (place, player) == (number + 1, event.player)
                kept = set(before) & set(after)
                assert len(kept) <= (5 if spoken_of(game) else 0)
                assert len(after) == len(before)
                for seat in (0, 1):
                    again += len(known[seat].intersection(before))
                    assert not known[seat].intersection(set(after) - kept)
            for seat in (0, 1):
                known[seat].update(mentioned(redact(event, seat)))
    # Cards that a seat had seen were really shuffled in.
    assert again > 50


def ranks(values: list[int]) -> list[int]:
    order = sorted(values)
    return [order.index(value) for value in values]


def likeness(one: list[int], other: list[int]) -> float:
    """How much two orders are alike: 1 the same, -1 the other way round, about 0 unlike."""
    size = len(one)
    apart = sum((a - b) ** 2 for a, b in zip(ranks(one), ranks(other), strict=True))
    return 1 - 6 * apart / (size * (size * size - 1))


def test_numbers_say_neither_where_a_card_lies_nor_which_one_it_is(games: list[Listened]) -> None:
    alike: dict[str, list[float]] = defaultdict(list)
    for game in games:
        for _, _, before, after in game.decks_shuffled:
            if len(after) < 20:
                continue
            numbers = list(after)
            faces = [game.state.faces[card] for card in after]
            old = {face: place for place, face in enumerate(game.state.faces[c] for c in before)}
            alike["where it lies"].append(likeness(numbers, list(range(len(numbers)))))
            alike["which one it is"].append(likeness(numbers, faces))
            alike["where it lay"].append(likeness(numbers, [old[face] for face in faces]))
    for what, found in alike.items():
        assert len(found) > 24
        assert abs(fmean(found)) < 0.08, (what, fmean(found))
        assert max(map(abs, found)) < 0.75, (what, max(map(abs, found)))


def test_games_whose_numbers_change_are_the_same_games(decks: tuple[Deck, Deck]) -> None:
    """Chance takes the same course, and every card is where it would be, by whatever number."""
    for seed in (3, 4):
        cards = (deck_cards(decks[0]), deck_cards(decks[1]))
        edition = load_edition("fanz")
        both = [Game(cards, edition, seed, renumbers=changes) for changes in (True, False)]
        players = (RandomPlayer(seed), RandomPlayer(seed + 1))
        while (decision := both[0].decision) is not None:
            other = both[1].decision
            assert other is not None
            assert [o.label for o in decision.options] == [o.label for o in other.options]
            index = players[decision.player].choose(decision)
            for game in both:
                game.answer(index)
        assert [type(e) for e in both[0].events] == [type(e) for e in both[1].events]
        assert both[0].outcome == both[1].outcome
        assert both[0].state.gone and not both[1].state.gone
        assert not check(both[0])


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_number_has_the_texts_of_its_card(decks: tuple[Deck, Deck], edition: str) -> None:
    """As numbers are dealt, and after going back and forth among what was dealt."""
    cards = (deck_cards(decks[0]), deck_cards(decks[1]))
    game = Game(cards, load_edition(edition), 6, renumbers=True)
    brought, owners = game.printed[: len(set(game.state.faces))], game.owners
    programs = game.programs
    stands, forks = [], []
    player = RandomPlayer(6)
    while (decision := game.decision) is not None:
        if len(game.events) % 5 == 0:
            stands.append(game.snapshot())
            forks.append(game.fork())
        game.answer(player.choose(decision))
        assert_true_to_faces(game, brought, owners, programs)
    numbers = {len(stand.state.faces) for stand in stands}
    assert len(numbers) > 1
    # To and fro, so that numbers are given back and dealt again.
    for stand in (*stands[::-7], *stands[::5], stands[0], stands[-1]):
        game.restore(stand)
        assert game.state.faces[: len(stand.state.faces)] == stand.state.faces
        assert_true_to_faces(game, brought, owners, programs)
    # And to another line of play, where the same numbers stand for other cards.
    dealt = min(numbers)
    for seed in range(20):
        game.restore(stands[0])
        other = RandomPlayer(seed)
        while game.decision is not None and len(game.state.faces) == dealt:
            game.answer(other.choose(game.decision))
        if len(game.state.faces) > dealt:
            break
    strange = game.state.faces
    assert_true_to_faces(game, brought, owners, programs)
    game.restore(stands[-1])
    assert game.state.faces[: len(strange)] != strange
    assert_true_to_faces(game, brought, owners, programs)
    for fork in forks[::6]:
        for _ in range(30):
            if fork.decision is not None:
                fork.answer(player.choose(fork.decision))
        assert_true_to_faces(fork, brought, owners, programs)


def assert_true_to_faces(game: Game, brought, owners, programs) -> None:  # type: ignore[no-untyped-def]
    faces = game.state.faces
    assert not game.state.copied
    assert game.cards == game.printed == tuple(brought[face] for face in faces)
    assert game.owners == tuple(owners[face] for face in faces)
    assert game.programs == tuple(programs[face] for face in faces)
    for name, value in vars(texts(game.programs)).items():
        assert name == "titles" or getattr(game, name) == value, name
