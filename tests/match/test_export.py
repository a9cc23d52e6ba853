"""The log as a file: whose match it is, and never more than its readers may know."""

from __future__ import annotations

import re
from datetime import datetime

from dbz_desktop.match.match import Match
from dbz_desktop.match.replays.export import log_text, public_events
from dbz_desktop.players import RandomPlayer
from dbz_desktop.rules.kernel.events import BOTH, HIDDEN, CardMoved, Why

NOW = datetime(2026, 11, 20, 13, 50)


def play(match, answers):
    players = (RandomPlayer(3), RandomPlayer(4))
    for _ in range(answers):
        if match.decision is None:
            return
        match.course.answer(players[match.decision.player].choose(match.decision))


def test_while_the_match_runs_only_what_both_have_seen_is_told(setup):
    match = Match.new(setup)
    play(match, 40)
    assert match.outcome is None
    moved = [e for e in public_events(match) if isinstance(e, CardMoved)]
    drawn = [event for event in moved if event.why is Why.DRAW and event.seen != BOTH]
    assert drawn
    assert all(event.card == HIDDEN for event in moved if event.seen != BOTH)
    text = log_text(match, NOW)
    assert str(match.setup.seed) not in text.split("\n\n")[0].replace("2026-11-20 13:50", "")
    assert "Seed: told when the match is over" in text
    assert "hidden cards are not named" in text


def test_the_hands_of_neither_player_are_named(setup):
    match = Match.new(setup)
    play(match, 3)
    text = log_text(match, NOW).split("\n\n", 1)[1]
    told = {e.card for e in public_events(match) if isinstance(e, CardMoved)}
    for seat in (0, 1):
        for card in match.game.state.players[seat].hand:
            assert card not in told or match.game.cards[card].name in text
            if card not in told:
                names = [c.name for i, c in enumerate(match.game.cards) if i in told]
                if match.game.cards[card].name not in names:
                    assert match.game.cards[card].name not in text


def test_after_the_match_everything_is_told_with_the_seed(setup):
    match = Match.new(setup)
    play(match, 5000)
    assert match.outcome is not None
    text = log_text(match, NOW)
    head, body = text.split("\n\n", 1)
    names = match.setup.names
    assert head.splitlines()[0] == "DBZ Desktop: log of a match"
    assert names[0] in head
    assert match.setup.decks[1].name in head
    assert f"Seed: {match.setup.seed}" in head
    assert "Saved: 2026-11-20 13:50" in head
    assert re.search(r"draws (?!a card)\w+", body), "cards drawn are named now"
    assert "[TRN-1]" in body
    assert text.endswith("\n")
