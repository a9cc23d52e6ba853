"""Questions with nothing between them are asked as one; the answers stay those of the engine."""

from __future__ import annotations

import pytest

from dbz_desktop.decks import read_deck
from dbz_desktop.match.content.library import load_pool, starter_decks
from dbz_desktop.match.course.setup import MatchSetup
from dbz_desktop.match.match import Match
from dbz_desktop.players import RandomPlayer
from dbz_desktop.rules.insight.joining import joined
from dbz_desktop.rules.kernel.decisions import Act, Ask


@pytest.fixture(scope="module")
def found():
    """Every kind of question that is asked as one in some games between the starter decks, by its
    words; with it as one, and what each of its ways leads to."""
    pool = load_pool()
    decks = [read_deck(path, pool) for path in starter_decks()]
    kinds: dict[str, tuple] = {}
    for seed in range(8):
        pair = (decks[seed % len(decks)], decks[(3 * seed + 1) % len(decks)])
        match = Match.new(MatchSetup(("Anna", "Bert"), pair, "fanz", seed), pool)
        players = (RandomPlayer(2 * seed), RandomPlayer(2 * seed + 1))
        while (asked := match.decision) is not None:
            before = (match.game.state.copy(), len(match.game.events), match.game.chance.state)
            as_one = joined(match.game)
            # Looking ahead changes nothing.
            assert match.decision is asked
            assert before[1:] == (len(match.game.events), match.game.chance.state)
            assert before[0].where == match.game.state.where
            if as_one is not None and asked.prompt not in kinds:
                kinds[asked.prompt] = (asked, as_one, played(match, as_one))
            match.course.answer(players[asked.player].choose(asked))
    return kinds


def played(match: Match, as_one) -> list[tuple]:
    """What each way leads to: the questions passed through, and whether nothing happened between."""
    told = []
    count = len(match.answers)
    for way in as_one.ways:
        asked, events = [], len(match.game.events)
        quiet = True
        for answer in way:
            quiet = quiet and len(match.game.events) == events
            asked.append(match.decision)
            match.course.answer(answer, bool(asked[1:]))
        told.append((asked, quiet))
        match.course.rewind(count)
    return told


def test_whether_and_which_is_one_question(found):
    asked, as_one, _ = found["Discard a card from your hand?"]
    picks = [option for option in as_one.decision.options if option.act is Act.PICK]
    assert len(picks) > 1 and all(option.card >= 0 for option in picks)
    assert as_one.decision.options[-1].act is Act.NO
    assert (as_one.decision.ask, as_one.decision.prompt) == (Ask.CHOOSE_CARD, asked.prompt)


def test_how_many_is_asked_with_whether(found):
    _, as_one, _ = found["Destroy up to 2 cards from the top of your Life Deck?"]
    assert [option.label for option in as_one.decision.options] == ["1", "2", "No"]


def test_of_what_and_which_way_is_one_question(found):
    _, as_one, _ = found["Raise or lower a player's anger 1?"]
    assert [option.label for option in as_one.decision.options] == [
        "You: Raise it 1",
        "You: Lower it 1",
        "Your opponent: Raise it 1",
        "Your opponent: Lower it 1",
        "No",
    ]


def test_every_way_is_answered_by_the_same_player_with_nothing_between(found):
    assert len(found) >= 5
    for asked, as_one, ways in found.values():
        assert len(as_one.ways) == len(as_one.decision.options)
        for (passed, quiet), way in zip(ways, as_one.ways, strict=True):
            assert quiet and len(passed) == len(way)
            assert {(each.player, each.card, each.text) for each in passed} == {
                (asked.player, asked.card, asked.text)
            }
            assert not any(each.looked_at for each in passed)


def test_a_search_is_not_begun_before_it_is_wanted(found):
    """ZON-1: what lies in a Life Deck comes to light only after a yes."""
    for asked, as_one, _ in found.values():
        for option in as_one.decision.options:
            assert "Search" not in option.label or asked.looked_at


def test_other_questions_are_asked_as_they_are():
    pool = load_pool()
    decks = [read_deck(path, pool) for path in starter_decks()]
    match = Match.new(MatchSetup(("Anna", "Bert"), (decks[0], decks[1]), "fanz", 1), pool)
    assert match.decision is not None
    seat = match.seat(match.decision.player)
    assert match.decision.ask not in (Ask.YES_NO, Ask.CHOOSE_OPTION)
    assert seat.decision is match.decision and seat.joined() is None
