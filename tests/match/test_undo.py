"""Going back: what is taken back is gone, what chance had in store does not come again."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from dbz_desktop.cards import Card, CardType
from dbz_desktop.cards.packs import Pack
from dbz_desktop.decks.model import make_deck
from dbz_desktop.match.course import undo
from dbz_desktop.match.course.following import follow
from dbz_desktop.match.course.setup import MatchSetup
from dbz_desktop.match.journal.reading import Entry, read_journal
from dbz_desktop.match.match import Match
from dbz_desktop.match.proving.invariants import Watch, check
from dbz_desktop.match.replays.replay import Replay, digest, verify
from dbz_desktop.match.seats.seat import steps_of_both
from dbz_desktop.match.telling.log import describe
from dbz_desktop.players import RandomPlayer
from dbz_desktop.rules.judge_moves import ANEW, JudgeMove
from dbz_desktop.rules.kernel.decisions import Ask
from dbz_desktop.rules.kernel.events import (
    BOTH,
    CardMoved,
    CardsRevealed,
    Judged,
    ShuffledAnew,
    Zone,
)
from dbz_desktop.rules.kernel.unknown import known_places

from .asleft import as_left
from .conftest import Play

AGREED = True


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.dbzreplay"


def same(one: Match, other: Match) -> None:
    """Two matches stand at the same place, to the byte."""
    assert one.game.decision == other.game.decision
    assert digest(one.game.events) == digest(other.game.events)
    assert one.game.chance.state == other.game.chance.state
    for seat in (0, 1):
        assert one.seat(seat).view() == other.seat(seat).view()


def followed(match: Match) -> Match:
    """Another match with the same steps."""
    fresh = Match.new(match.setup)
    for number, entry in enumerate(match.answers):
        follow(fresh.course, Entry(entry.kind, entry.value, move=entry.move), None, number)
    return fresh


def decks(match: Match) -> list[list[int]]:
    return [list(side.life_deck) for side in match.game.state.players]


def before_a_draw(match: Match) -> int:
    """The number of the last answer that a Draw Step followed."""
    events = match.game.events
    for number in range(len(match.answers) - 1, -1, -1):
        since = events[match.answers[number].events :]
        if any(isinstance(e, CardMoved) and e.rule == "TRN-1" for e in since):
            return number
    raise AssertionError("nobody has drawn")


def drawn_after(match: Match, number: int) -> list[int]:
    since = match.game.events[match.answers[number].events :]
    return [e.card for e in since if isinstance(e, CardMoved) and e.rule == "TRN-1"]


def test_a_draw_that_was_taken_back_does_not_come_again(setup: MatchSetup) -> None:
    seen: set[tuple[int, ...]] = set()
    for seed in range(12):
        match = Match.new(MatchSetup(setup.names, setup.decks, seed=seed))
        Play(seed).on(match, 60)
        number = before_a_draw(match)
        answer = match.answers[number].value
        hands = set[tuple[int, ...]]()
        for _ in range(4):
            hands.add(tuple(drawn_after(match, number)))
            match.course.undo(number)
            # The place itself is as it was; only what nobody knows has changed.
            assert match.answers[-1].meaning == ANEW and len(match.answers) == number + 1
            match.course.answer(answer)
            number += 1
        seen |= hands
        assert len(hands) > 1, "the same cards came again each time"
    assert len(seen) > 40


def test_going_back_keeps_all_that_was_before_and_resumes_to_the_byte(
    setup: MatchSetup, pool: Pack, path: Path
) -> None:
    match = Match.new(setup, pool, path, durable=False)
    Play().on(match, 120)
    watch = Watch.of(match.game)
    chance = random.Random(4)
    renewed = 0
    for round_ in range(14):
        kept = chance.randrange(len(match.answers))
        entries, events = list(match.answers), list(match.game.events)
        match.course.undo(kept)
        fresh = match.answers[kept:]
        renewed += len(fresh)
        assert match.answers[:kept] == entries[:kept]
        assert [e.meaning for e in fresh] in ([], [ANEW])
        before = entries[kept].events
        assert match.game.events[:before] == events[:before]
        same(followed(match), match)
        same(as_left(path, pool), match)
        watch = Watch.of(match.game)
        assert check(match.game, watch) == []
        Play(round_).on(match, 30)
        assert check(match.game, watch) == []
    match.close()
    assert renewed > 8
    # Nothing was taken out of the file, and each line says all that happened at once.
    undone = [e for e in read_journal(path).entries if e.kind == "undo"]
    assert len(undone) == 14 and sum(e.move is not None for e in undone) == renewed
    assert read_journal(path).answers == len(match.answers)
    assert verify(path, pool).digest == digest(match.game.events)


def test_replays_step_through_what_was_shuffled_anew(
    setup: MatchSetup, pool: Pack, path: Path
) -> None:
    match = Match.new(setup, pool, path, durable=False)
    Play().on(match, 60)
    match.course.undo(20)
    Play(7).on(match, 40)
    match.close()
    replay = Replay(path, pool)
    marks = []
    while replay.position < replay.total:
        marks.append(digest(replay.match.game.events))
        replay.step()
    assert replay.total == 61
    for position in (60, 20, 21, 0, 44):
        replay.seek(position)
        assert digest(replay.match.game.events) == marks[position], position


def test_every_time_is_another_chance_also_after_resuming(
    setup: MatchSetup, pool: Pack, path: Path
) -> None:
    match = Match.new(setup, pool, path, durable=False)
    Play().on(match, 60)
    number = before_a_draw(match)
    decks_seen = []
    for _ in range(3):
        match.course.undo(number)
        decks_seen.append(decks(match))
        match.close()
        match = Match.resume(path, pool, durable=False)
        Play().on(match, 60 - len(match.answers))
    assert all(decks_seen.count(deck) == 1 for deck in decks_seen)
    moves = [e.move for e in read_journal(path).entries if e.kind == "undo"]
    assert [move.amount for move in moves if move is not None] == [1, 2, 3]


def test_nothing_is_shuffled_where_nothing_came_to_light(setup: MatchSetup) -> None:
    match = Match.new(setup)
    play = Play(3)
    free = 0
    while match.decision is not None and free < 30:
        deck, chance = decks(match), match.game.chance.state
        play.on(match, 1)
        before = match.answers[-1]
        since = match.game.events[before.events :]
        if any(map(undo.reveals, since)) or match.game.chance.state != chance:
            continue
        free += 1
        match.course.undo()
        assert decks(match) == deck and match.game.chance.state == chance
        assert all(entry.meaning != ANEW for entry in match.answers)
        match.course.answer(before.value)
    assert free == 30


def test_what_a_player_knows_of_a_life_deck_stays_where_it_lies(setup: MatchSetup) -> None:
    match = Match.new(setup)
    Play().on(match, 10)
    rested = [len(known_places(match.game, seat)) for seat in (0, 1)]
    for by in (0, 1):
        hand = match.game.state.players[by].hand[0]
        match.course.judge(
            JudgeMove("move", by, hand, player=by, zone=Zone.LIFE_DECK, place=4), AGREED
        )
    match.course.judge(JudgeMove("reveal", 1, from_player=0, amount=2, seen=2), AGREED)
    match.course.judge(
        JudgeMove("move", 1, pick="top", player=0, zone=Zone.LIFE_DECK, bottom=True), AGREED
    )
    known = [known_places(match.game, seat) for seat in (0, 1)]
    assert [len(cards) for cards in known] == [rested[0] + 3, rested[1] + 1]
    before = decks(match)
    kept = len(match.answers)
    match.course.judge(JudgeMove("shuffle", player=0), AGREED)
    match.course.judge(JudgeMove("shuffle", player=1), AGREED)
    assert known_places(match.game, 0) == set()
    match.course.undo(kept)
    for seat in (0, 1):
        told = zip(before[seat], decks(match)[seat], strict=True)
        assert all(one == other for one, other in told if one in known[seat])
        assert before[seat] != decks(match)[seat]
        printed = match.game.printed
        assert Counter(printed[c].id for c in before[seat]) == Counter(
            printed[c].id for c in decks(match)[seat]
        )


def test_what_is_asked_about_stays_where_it_lies(setup: MatchSetup) -> None:
    """A player who looks through a Life Deck and goes back is asked about the same cards."""
    looked = 0
    for seed in range(40):
        match = Match.new(MatchSetup(setup.names, setup.decks, seed=seed))
        play = Play(seed)
        while match.decision is not None and len(match.answers) < 300:
            decision = match.decision
            deck = set(match.game.state.players[decision.player].life_deck)
            asked = {option.card for option in decision.options} & deck
            kept = len(match.answers)
            play.on(match, 1)
            if asked and match.decision is not None:
                looked += 1
                match.course.undo(kept)
                assert match.decision.options == decision.options
                assert asked <= set(match.game.state.players[decision.player].life_deck)
                break
    assert looked > 4


def test_a_card_that_chance_took_is_drawn_again(setup: MatchSetup) -> None:
    taken = set()
    for _ in range(8):
        match = Match.new(setup)
        Play().on(match, 12)
        for _again in range(6):
            move = JudgeMove("move", 0, pick="random", from_player=1, from_zone=Zone.HAND, player=1)
            match.course.judge(move, AGREED)
            taken.add(match.game.state.players[1].discard[-1])
            match.course.undo()
    assert len(taken) > 1


def test_what_is_shuffled_anew_is_told_and_no_decision(setup: MatchSetup) -> None:
    match = Match.new(setup)
    Play().on(match, 60)
    number = before_a_draw(match)
    before = list(match.answers)
    player = before[number].player
    match.course.undo(number)
    events, _ = match.seat(0).events_since(0)
    told = next(e for e in reversed(events) if isinstance(e, Judged))
    words = describe(told, str, match.setup.names)
    who = match.setup.names[player]
    assert words == (
        f"By agreement: {who} takes an answer back; what nobody knows of the Life Decks is "
        "shuffled anew."
    )
    hidden = [e for e in events if isinstance(e, ShuffledAnew)]
    assert len(hidden) == 2 and all(e.order == () for e in hidden)
    assert [step.number for step in undo.steps(match.course)] == list(range(number - 1, -1, -1))
    assert max(undo.last_own(match.course, seat) or 0 for seat in (0, 1)) == number - 1
    assert undo.step(match.course, number - 1).revealed == undo.revealed(match.course, number - 1)
    match.course.undo()
    assert match.answers[number - 2] == before[number - 2]
    assert all(entry.meaning == ANEW for entry in match.answers[number - 1 :])


def test_a_journal_of_the_first_format_is_replayed_as_it_was_played(
    setup: MatchSetup, pool: Pack, path: Path
) -> None:
    match = Match.new(setup, pool, path, durable=False)
    Play().on(match, 60)
    match.close()
    lines = path.read_text(encoding="utf-8").splitlines()
    head = json.loads(lines[0]) | {"dbzreplay": 1}
    old = [json.dumps(head), *lines[1:], '{"undo":20}', *lines[21:41]]
    path.write_text("\n".join(old) + "\n", encoding="utf-8")
    again = Match.resume(path, pool, write=False)
    assert len(again.answers) == 40
    reference = Match.new(setup)
    Play().on(reference, 40)
    same(again, reference)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ('{"undo":3,"j":{"kind":"juggle"}}', "can't be done"),
        ('{"undo":3,"j":{"kind":"anew","amount":0}}', "can't be done"),
        ('{"undo":3,"j":7}', "holds no move"),
    ],
)
def test_what_can_not_follow_going_back(
    setup: MatchSetup, pool: Pack, path: Path, line: str, words: str
) -> None:
    match = Match.new(setup, pool, path, durable=False)
    Play().on(match, 6)
    match.close()
    path.write_text(path.read_text(encoding="utf-8") + line + "\n", encoding="utf-8")
    with pytest.raises(ValueError, match=words):
        Match.resume(path, pool, write=False)


def test_the_question_that_was_taken_back_is_asked_again(setup: MatchSetup) -> None:
    match = Match.new(setup)
    Play().on(match, 150)
    for kind in (Ask.PLANNING, Ask.ACTION):
        number = max(n for n, e in enumerate(match.answers) if e.asked == kind.value)
        match.course.undo(number)
        assert match.decision is not None and match.decision.ask is kind


# ---------------------------------------------------------------------------- the list


QUIET = Card(
    "TST-1",
    "Quiet Turn",
    CardType.EVENT,
    "POWER: Place a card from your hand at the bottom of your Life Deck. Draw 2 cards.",
)


@pytest.fixture
def quiet(setup: MatchSetup) -> MatchSetup:
    """Decks with secret choices: twenty cards that put a card of the hand out of sight."""
    decks = [
        make_deck(deck.name, deck.mp, deck.mastery, [*deck.life[:40], *[QUIET] * 20])
        for deck in setup.decks
    ]
    return replace(setup, decks=(decks[0], decks[1]))


def chosen_in_games(setup: MatchSetup, games: int) -> Iterator[tuple[Match, int, undo.Step]]:
    """The decisions of games by chance that point at a card, as they are listed at the end."""
    for seed in range(games):
        match = Match.new(replace(setup, seed=seed))
        Play(seed).on(match, 400)
        for step in undo.steps(match.course):
            if match.answers[step.number].card >= 0:
                yield match, match.answers[step.number].card, step


def lay_open(match: Match, card: int, number: int) -> bool:
    """Whether a card lay open when a question was asked."""
    began = match.answers[number].events
    zone = Zone.LIFE_DECK
    for event in match.game.events[:began]:
        if isinstance(event, CardMoved) and event.card == card:
            zone = event.target
    never = all(not isinstance(e, CardMoved) or e.card != card for e in match.game.events)
    return not zone.is_hidden or never


def shown(match: Match, card: int, since: int, until: int | None = None) -> bool:
    return any(
        (isinstance(e, CardMoved) and e.card == card and e.seen == BOTH)
        or (isinstance(e, CardsRevealed) and card in e.cards and e.seen == BOTH)
        for e in match.game.events[since:until]
    )


def test_the_list_of_decisions_names_no_card_that_one_of_them_has_not_seen(
    quiet: MatchSetup,
) -> None:
    """Another copy that lies open doesn't count: it is that very card that must have been seen."""
    hidden = named = 0
    for match, card, step in chosen_in_games(quiet, 8):
        if match.game.cards[card].name not in step.what:
            hidden += 1
            assert step.what == "Choose a card", step
            continue
        named += 1
        assert lay_open(match, card, step.number) or shown(match, card, 0), step
    assert named > 300 and hidden > 20


def test_what_came_to_light_later_is_not_told_of_a_choice(quiet: MatchSetup) -> None:
    """A card that was chosen secretly, and is played openly turns later, stays a secret choice."""
    later = 0
    for match, card, step in chosen_in_games(quiet, 8):
        answers, began = match.answers, match.answers[step.number].events
        turn = next(
            (a.events for a in answers[step.number :] if a.player != answers[step.number].player),
            None,
        )
        secret = not lay_open(match, card, step.number) and not shown(match, card, 0, turn)
        if turn is not None and secret and shown(match, card, turn):
            later += 1
            assert began < turn and step.what == "Choose a card", step
    assert later > 3


def test_what_a_question_was_about_is_named_where_it_lies_open(setup: MatchSetup) -> None:
    """Who keeps his last card at the end of a turn doesn't show which one it is."""
    kept = 0
    for seed in range(12):
        match = Match.new(MatchSetup(setup.names, setup.decks, seed=seed))
        Play(seed).on(match, 400)
        for step in undo.steps(match.course):
            entry = match.answers[step.number]
            if entry.about < 0 or lay_open(match, entry.about, step.number):
                continue
            kept += entry.meaning == "done"
            title = match.game.cards[entry.about].name
            if title in f"{step.asked} {step.what}":
                assert shown(match, entry.about, 0), step
    assert kept > 3


def test_steps_do_not_tell_that_the_other_was_passed_for(setup: MatchSetup) -> None:
    """Played twice, once with every pass of the other given for him: this seat reads the same."""
    lists = []
    for auto in (False, True):
        match = Match.new(setup)
        players = (RandomPlayer(3), RandomPlayer(4))
        passes = 0
        while (decision := match.decision) is not None and len(match.answers) < 120:
            index = players[decision.player].choose(decision)
            steps_of_turn = (Ask.PLANNING, Ask.DECLARE, Ask.ACTION, Ask.DEFEND)
            passing = decision.player == 1 and decision.ask in steps_of_turn
            passing = passing and decision.options[index].leaves
            passes += passing
            match.course.answer(index, auto and passing)
        assert passes > 10
        ann, bob = match.seat(0), match.seat(1)
        lists.append((ann.steps(), len(bob.steps(own=True)), steps_of_both(ann, bob), passes))
        for step in ann.steps(5):
            twin = [each for each in bob.steps() if each.number == step.number]
            assert twin in ([step], []), "both seats count alike"
    by_himself, for_him = lists
    assert by_himself[0] == for_him[0]
    assert by_himself[1] == for_him[1] + for_him[3], "who was passed for goes back to his own"
    assert len(by_himself[2]) == len(for_him[2]) + for_him[3]
