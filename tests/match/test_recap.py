"""What a player is told of what has happened: each deed with all that came of it."""

from __future__ import annotations

import re
from functools import cache

import pytest

from dbz_desktop.decks import Deck, read_deck
from dbz_desktop.match.aids.recap import Line, deeds, recap, retold, weightiest
from dbz_desktop.match.content.library import built_decks, load_pool, starter_decks
from dbz_desktop.match.course.setup import MatchSetup
from dbz_desktop.match.match import Match
from dbz_desktop.players import RandomPlayer
from dbz_desktop.rules.kernel import attack_events as atk
from dbz_desktop.rules.kernel import events as ev
from dbz_desktop.rules.kernel.events import NOBODY, Why, Zone

NAMES = ("Anna", "Bert")
PAIRS = (("namekian", "blue-tag-team"), ("red", "orange-charged"), ("black", "saiyan"))


@cache
def deck(name: str) -> Deck:
    decks = (*starter_decks(), *built_decks())
    path = next(path for path in decks if path.stem == name)
    return read_deck(path, load_pool())


@cache
def played(number: int) -> Match:
    """A whole game by chance, of other decks with each number."""
    decks = PAIRS[number % len(PAIRS)]
    setup = MatchSetup(NAMES, (deck(decks[0]), deck(decks[1])), "fanz", number, 0)
    match = Match.new(setup, load_pool())
    players = (RandomPlayer(number), RandomPlayer(number + 1))
    while match.decision is not None:
        match.course.answer(players[match.decision.player].choose(match.decision))
    return match


GAMES = range(7)


def told(what: str, lines: list[str]) -> int:
    """How many of something the lines tell in all: "{}" stands for the number."""
    number = re.escape(what).replace(r"\{\}", r"(\d+)").replace(r"\{s\}", "s?")
    return sum(int(found) for line in lines for found in re.findall(number, line))


def moved(match: Match, source: Zone, target: Zone, *not_why: Why) -> list[ev.CardMoved]:
    """The cards that effects have moved from one zone to another."""
    return [
        event
        for event in match.game.events
        if isinstance(event, ev.CardMoved)
        and (event.source, event.target) == (source, target)
        and event.cause >= 0
        and event.why not in not_why
    ]


@pytest.mark.parametrize("reader", (0, 1))
def test_what_effects_cost_a_life_deck_is_told_to_the_last_card(reader):
    lost = 0
    for number in GAMES:
        match = played(number)
        lines = [line.text for line in retold(match.seat(reader), 0)]
        events = moved(match, Zone.LIFE_DECK, Zone.DISCARD, Why.DAMAGE)
        assert told("loses {} life card{s}", lines) == len(events)
        lost += len(events)
    assert lost


def test_the_stages_that_effects_give_and_take_are_told_and_no_others():
    changed = 0
    for number in GAMES:
        match = played(number)
        lines = [line.text for line in retold(match.seat(0), 0)]
        stages, levelled = 0, NOBODY
        for event in match.game.events:
            if isinstance(event, ev.LevelChanged):
                levelled = event.card
            if not isinstance(event, ev.StagesChanged) or event.cause < 0:
                continue
            if event.why in (Why.COST, Why.DAMAGE, Why.PUR):
                continue
            if event.why is Why.SET and event.card == levelled:
                continue
            stages += event.after - event.before
        gained, lost = told("gains {} stage{s}", lines), told("loses {} stage{s}", lines)
        assert gained - lost == stages
        changed += gained + lost
    assert changed


def test_a_deed_and_what_came_of_it_are_one_line():
    lines = [line for number in GAMES for line in recap(played(number).seat(0, True), 0)]
    used = [line for line in lines if re.match(r"(Anna|Bert) (uses|plays) [^:]+:", line)]
    text = "\n".join(used)
    for words in (": draws ", "rejuvenates ", " discards "):
        assert words in text, words
    # Who did it is named once.
    assert not any(line.count(line.split(" ")[0] + " ") > 1 for line in used if ": draws" in line)
    assert any(
        re.match(r"[^:]+ attacks [^:]+: .*; (Anna|Bert) rejuvenates", line) for line in lines
    )


def test_anger_is_told_up_to_the_new_level_and_anew_from_there():
    levels = 0
    for number in GAMES:
        match = played(number)
        lines = recap(match.seat(0, True), 0)
        before = None
        for event in match.game.events:
            if isinstance(event, ev.LevelChanged) and event.after > event.before:
                reset = before is not None and (before.before, before.after) == (5, 0)
                line = next(
                    at for at, words in enumerate(lines) if f"to level {event.after}" in words
                )
                if reset:
                    name = NAMES[event.player]
                    risen = [words for words in lines[:line] if f"{name}'s anger rises" in words]
                    assert risen and risen[-1].endswith("to 5.")
                    levels += 1
            if isinstance(event, ev.AngerChanged):
                before = event
        lowered = [e for e in match.game.events if isinstance(e, ev.AngerChanged)]
        if not any(e.why is Why.LOWER and e.after < e.before for e in lowered):
            assert not any("'s anger falls" in words for words in lines)
    assert levels


def test_an_attack_that_was_answered_is_a_deed_of_who_answered_it():
    answered = 0
    for number in GAMES:
        match = played(number)
        seat = match.seat(0)
        events = seat.history()
        defenses = {e.card for e in events if isinstance(e, ev.CardUsed) and e.how == "defense"}
        stops = [e for e in events if isinstance(e, atk.AttackStopped) and e.by in defenses]
        of_other = [e for e in stops if e.player == 1]
        lines = deeds(seat, 0, {1})
        assert all(line.player == 1 for line in lines)
        stopping = [line for line in lines if ": stopped by" in line.text and line.card in defenses]
        assert {e.by for e in of_other} <= {line.card for line in stopping}
        answered += len(of_other)
        assert not {e.by for e in stops if e.player == 0} & {line.card for line in stopping}
    assert answered


def test_what_an_effect_takes_out_of_play_is_a_deed_of_whose_effect_it_is():
    taken = 0
    for number in GAMES:
        match = played(number)
        names = {line.text for line in deeds(match.seat(0), 0, {1})}
        own = {line.text for line in deeds(match.seat(1), 0, {0})}
        for event in match.game.events:
            if not isinstance(event, ev.CardMoved) or event.source is not Zone.IN_PLAY:
                continue
            if event.by in (0, 1) and event.by != event.player and event.target is Zone.DISCARD:
                card = match.game.cards[event.card].name
                theirs = names if event.by == 1 else own
                assert any(words.startswith(card) for words in theirs), card
                taken += 1
    assert taken


def test_the_more_came_of_a_deed_the_more_it_weighs():
    lines = [line for number in GAMES for line in retold(played(number).seat(0), 0)]

    def weights(words: str) -> list[int]:
        return [line.weight for line in lines if re.search(words, line.text)]

    lost = {int(n) for line in lines for n in re.findall(r"takes (\d+) life cards\.$", line.text)}
    heaviest = [max(weights(rf"takes {n} life cards\.$")) for n in sorted(lost)]
    assert len(lost) > 2 and heaviest == sorted(set(heaviest))
    assert min(weights("critical damage")) > max(weights(r"takes [1-4] stages?\.$"))
    assert min(weights("MP advances")) > max(weights(r"takes [1-4] life cards\.$"))
    for words in (" passes", "declares combat", "^Turn "):
        assert set(weights(words)) == {0}, words


def test_the_weightiest_lines_stay_in_their_order_and_of_equal_ones_the_latest():
    lines = [Line(str(number), 0, 1, weight=each) for number, each in enumerate((5, 0, 2, 2, 9))]
    for most, told in ((0, ""), (1, "4"), (2, "04"), (3, "034"), (9, "01234")):
        assert "".join(line.text for line in weightiest(lines, most)) == told
