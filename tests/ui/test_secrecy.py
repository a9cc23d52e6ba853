"""No text that is made for a seat names a card that the seat may not know; see `secrecy`."""

from __future__ import annotations

import json
from datetime import datetime

import pytest
import secrecy
from pages_setup import answer_of, pool, steps_of

from dbz_desktop.cards.model import CardType
from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.aids.recap import recap
from dbz_desktop.match.course import undo
from dbz_desktop.match.journal.reading import JournalError
from dbz_desktop.match.match import Match
from dbz_desktop.match.replays.export import log_text
from dbz_desktop.match.telling.log import describe
from dbz_desktop.match.telling.mentions import mentioned
from dbz_desktop.players import RandomPlayer
from dbz_desktop.rules.kernel.decisions import Ask
from dbz_desktop.rules.kernel.redaction import redact
from dbz_desktop.ui.game.game_page import GamePage


@pytest.fixture
def watched(tmp_path, monkeypatch, qtbot):
    monkeypatch.setenv("DBZ_DESKTOP_HOME", str(tmp_path))
    watchers = []

    def watched(seed: int, answers: int) -> secrecy.Watcher:
        watcher = secrecy.Watcher(seed, tmp_path)
        watchers.append(watcher)
        watcher.run(answers)
        return watcher

    yield watched
    for watcher in watchers:
        watcher.close()


def played(seed: int):
    """A marked match by chance, and what is known of it, at each of its questions."""
    match = secrecy.marked_match(seed)
    knowledge = secrecy.Knowledge(match)
    players = (RandomPlayer(seed), RandomPlayer(seed + 1))
    while match.decision is not None:
        match.course.answer(players[match.decision.player].choose(match.decision))
        knowledge.follow()
        yield match, knowledge


@pytest.mark.parametrize("seed", [4, 9])
def test_every_text_of_a_game_names_only_what_its_reader_may_know(watched, seed):
    watcher = watched(seed, 34)
    assert watcher.leaks == []
    assert watcher.texts > 10_000 and watcher.curtains > 5


@pytest.mark.parametrize("seed", range(6))
def test_lists_recaps_and_saved_logs_name_only_what_both_may_know(seed):
    for number, (match, knowledge) in enumerate(played(seed)):
        if number % 25 or match.outcome is not None:
            continue
        assert given_away(match, knowledge) == []


@pytest.mark.parametrize("seat", [0, 1])
def test_the_curtain_tells_of_no_dragon_ball_that_one_player_alone_has_seen(seat):
    """A Dragon Ball that comes to light is told, wherever it goes; one that never did is not."""
    ball = next(card for card in pool().cards.values() if card.type is CardType.DRAGON_BALL)
    put_away = 0
    for seed in range(30):
        if put_away > 1:
            return
        match = secrecy.marked_match(seed, also=[ball] * 12)
        knowledge = secrecy.Knowledge(match)
        players = (RandomPlayer(seed), RandomPlayer(seed + 1))
        while (asked := match.decision) is not None:
            answer = players[asked.player].choose(asked)
            offered = [
                match.game.cards[option.card] for option in asked.options if option.card >= 0
            ]
            if asked.player == seat and len(offered) == len(asked.options):
                balls = [index for index, card in enumerate(offered) if card.type is ball.type]
                if balls and "place at the bottom" in asked.prompt:
                    answer, put_away = balls[0], put_away + 1
            elif asked.player == seat and asked.ask is Ask.ACTION:
                quiet = (
                    index
                    for index, option in enumerate(asked.options)
                    if option.card >= 0 and match.game.cards[option.card].text == secrecy.QUIET.text
                )
                answer = next(quiet, answer)
            match.course.answer(answer)
            knowledge.follow()
            for reader in (0, 1):
                for line in recap(match.seat(reader, True), 0)[-3:]:
                    assert secrecy.named(line) <= knowledge.both, line
    raise AssertionError("too few were put away")


def given_away(match: Match, knowledge: secrecy.Knowledge) -> list[str]:
    found = []
    for step in steps_of(match):
        text = f"{step.asked} {step.what} {step.revealed}"
        if not secrecy.named(text) <= knowledge.of_decision(answer_of(match, step)):
            found.append(text)
    lines = log_text(match, datetime(2026, 1, 1)).split("\n")
    for seat in (0, 1):
        lines += recap(match.seat(seat, True), 0)
    return found + [line for line in lines if not secrecy.named(line) <= knowledge.both]


def test_a_line_of_the_log_names_only_cards_that_its_event_shows():
    """Whom a player has met before may lie hidden now: a line names what was seen to happen."""
    lines = 0
    for seed in range(4):
        match, _ = list(played(seed))[-1]
        titles = [card.name for card in match.game.cards]
        for viewers in ((0,), (1,), (0, 1)):
            for event in match.events():
                for viewer in viewers:
                    event = redact(event, viewer)
                told = describe(event, titles.__getitem__, match.setup.names) or ""
                lines += bool(secrecy.named(told))
                assert secrecy.named(told) <= set(mentioned(event)), event
    assert lines > 2_000


@pytest.mark.parametrize("seed", [2, 6])
def test_what_is_wrong_with_a_journal_names_no_card(seed, tmp_path):
    """It is told on the home page, before anybody says whose hands the computer is in."""
    path = tmp_path / "game.dbzreplay"
    match = secrecy.marked_match(seed, path)
    players = (RandomPlayer(seed), RandomPlayer(seed + 1))
    for _ in range(40):
        match.course.answer(players[match.decision.player].choose(match.decision))
    match.close()
    cards = {card.id: card for deck in match.setup.decks for card in deck.cards()}
    known = Pack(cards, [], {})
    lines = path.read_text("utf-8").splitlines()
    told = 0
    for place in range(1, len(lines)):
        for change in ({"a": 77}, {"p": 1}, {"p": 0}, {"n": 99}, {"e": 3}, {"do": "play X"}):
            bad = json.dumps(json.loads(lines[place]) | change)
            path.write_text("\n".join([*lines[:place], bad, *lines[place + 1 :]]), "utf-8")
            try:
                Match.resume(path, known, write=False)
            except JournalError as error:
                told += 1
                assert secrecy.named(str(error)) == set()
                assert not any(card_id in str(error) for card_id in cards), error
    assert told > 150


# --- the checker itself notices --------------------------------------------------------------


def test_a_list_of_decisions_that_tells_all_is_noticed(monkeypatch):
    monkeypatch.setattr(undo._Known, "when_asked", lambda *_: True)
    for number, (match, knowledge) in enumerate(played(0)):
        if number % 8 == 0 and given_away(match, knowledge):
            return
    raise AssertionError("nothing was noticed")


def test_a_curtain_that_hides_nothing_from_a_screen_reader_is_noticed(watched, monkeypatch):
    monkeypatch.setattr(GamePage, "_put_away", lambda *_: None)
    leaks = watched(0, 12).leaks
    assert any(leak.reader == "both" for leak in leaks)
