"""Whose next Draw Step loses him the game is told before it comes (TRN-1, HSE-2)."""

from __future__ import annotations

from dbz_desktop.cards import Card, CardType
from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.aids.consequences import effect_of
from dbz_desktop.match.match import Match
from dbz_desktop.match.proving.invariants import Watch, check
from dbz_desktop.match.seats.log_lines import Teller
from dbz_desktop.match.telling.table import TableView
from dbz_desktop.match.telling.table_states import Pile
from dbz_desktop.rules.kernel.decisions import Act, Ask
from dbz_desktop.rules.kernel.events import RunsOut

from .posed import posed

WORDS = "next Draw Step loses the game"


def told(match: Match) -> list[str]:
    """The lines of the log that warn."""
    seat = match.seat(1)
    return [line.text for line in Teller(seat).lines(seat.history()) if WORDS in line.text]


def with_drill(pool: Pack, text: str) -> Pack:
    drill = Card("T-0", "Table Drill", CardType.DRILL, text)
    return Pack(dict(pool.cards) | {drill.id: drill})


def at_the_table(pool: Pack, fill: int, text: str = "", phase: str = "planning") -> Match:
    """Yours is the turn; your opponent has so many life cards, and a Drill with a text."""
    theirs: dict[str, object] = {"fill": fill, "life_deck": []}
    if text:
        theirs["play"] = ["Table Drill"]
    mine: dict[str, object] = {"fill": 20, "hand": ["Saiyan Analysis Drill"]}
    return posed(with_drill(pool, text or "Draw a card."), mine, theirs, phase=phase)


def test_who_draws_his_last_cards_next_is_told_once_on_table_and_in_the_log(pool: Pack) -> None:
    match = at_the_table(pool, 3)
    watch = Watch.of(match.game)
    for viewer in (0, 1):
        view = match.seat(viewer).view()
        assert [side.runs_out for side in view.sides] == [0, 3]
    name = match.setup.names[1]
    line = f"{name}'s {WORDS}: it takes 3 cards, and the Life Deck has 3."
    assert told(match) == [line]
    # It isn't said again at each question.
    assert match.decision is not None
    match.course.answer(next(i for i, o in enumerate(match.decision.options) if o.act is Act.PLAY))
    assert told(match) == [line]
    assert TableView.of(match.game, 0).sides[1].runs_out == 3
    assert match.game.fork().state.players[1].runs_out == 3
    assert check(match.game, watch, thorough=True) == []


def test_enough_cards_are_no_matter(pool: Pack) -> None:
    match = at_the_table(pool, 4)
    assert told(match) == []
    assert not any(isinstance(event, RunsOut) for event in match.game.events)


def test_it_hangs_on_how_many_are_drawn_and_on_whether_that_loses(pool: Pack) -> None:
    more = at_the_table(pool, 4, "[constant] You draw 1 additional card during your Draw Step.")
    assert more.seat(0).view().sides[1].runs_out == 4
    assert "it takes 4 cards, and the Life Deck has 4." in told(more)[0]
    fewer = at_the_table(pool, 3, "[constant] You draw 1 less card during your Draw Step.")
    assert told(fewer) == []
    safe = at_the_table(pool, 3, "[constant] Your opponent cannot win by Survival Victory.")
    assert told(safe) == []


def test_the_pile_says_it(pool: Pack) -> None:
    words = Pile("Life Deck", 2, 60, drawn=3).words
    assert words.endswith("; the next Draw Step takes 3 cards and loses the game (HSE-2)")
    assert "loses" not in Pile("Life Deck", 2, 60).words


def test_who_would_draw_his_last_cards_in_combat_is_told_where_it_is_declared(pool: Pack) -> None:
    for fill, words in ((3, "the last of the Life Deck, and loses (HSE-2)"), (4, "draws 3 cards")):
        match = at_the_table(pool, fill, phase="declare")
        seat, asked = match.seat(0), match.decision
        assert asked is not None and asked.ask is Ask.DECLARE
        assert effect_of(seat, asked, asked.options[0]).endswith(words)
