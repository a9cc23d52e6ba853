"""A seat at the far end of a wire: whole games in JSON, and what comes in that should not."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path

import pytest

from dbz_desktop.cards.packs import Pack
from dbz_desktop.intake import Unreadable
from dbz_desktop.match.course.setup import MatchSetup
from dbz_desktop.match.match import Match
from dbz_desktop.match.replays.replay import digest
from dbz_desktop.match.seats import codec
from dbz_desktop.match.seats import messages as said
from dbz_desktop.match.seats.messages import Said, Told
from dbz_desktop.match.seats.seat import Seat
from dbz_desktop.match.seats.wire import Connected, WireError
from dbz_desktop.players import RandomPlayer
from dbz_desktop.rules.judge_moves import KINDS, JudgeMove
from dbz_desktop.rules.kernel.attack_events import DamageCalculated, Term
from dbz_desktop.rules.kernel.events import CardMoved, GameStarted, Why, Zone
from tests.match.wire_setup import Pipe, pipes


def same_knowledge(far: Seat, near: Seat) -> None:
    """A seat at the far end knows all that one at the match's own computer knows, and no more."""
    assert far.view() == near.view()
    assert far.history() == near.history()
    assert dict(far.given) == dict(near.given)
    assert (far.decision, far.waiting, far.question) == (
        near.decision,
        near.waiting,
        near.question,
    )
    assert far._reader.cards == near._reader.cards
    assert (far.names, far.edition, far.viewer) == (near.names, near.edition, near.viewer)
    assert (far.proposal, far.hands, far.outcome) == (near.proposal, near.hands, near.outcome)


@pytest.mark.parametrize("seed", range(4))
def test_whole_games_through_a_wire_leave_the_same_journal(
    setup: MatchSetup, pool: Pack, tmp_path: Path, seed: int
) -> None:
    """Both sides at the far end of a wire, with everything that a seat may ask and want; and the
    same played directly."""
    setup = replace(setup, seed=seed)
    far = Match.new(setup, pool, tmp_path / "far.dbzreplay", durable=False)
    near = Match.new(setup, pool, tmp_path / "near.dbzreplay", durable=False)
    ends = pipes(far)
    chance = random.Random(seed)
    players = (RandomPlayer(seed), RandomPlayer(seed + 50))
    undone = by_hand = asked = 0
    while (decision := near.decision) is not None:
        for end in ends:
            end.pump()
        pipe, other = ends[decision.player], ends[1 - decision.player]
        seat = pipe.seat
        assert seat.decision == decision and other.seat.decision is None and other.seat.waiting
        twin = near.seat(decision.player)
        what = chance.random()
        if what < 0.03 and len(near.answers) > 4:
            steps = seat.steps(6)
            assert steps == twin.steps(6)
            mine = [each for each in other.seat.steps(6) if each.player != decision.player]
            assert mine == list(near.seat(1 - decision.player).steps(6, own=True))[: len(mine)]
            step = chance.choice(steps)
            assert seat.undo(step.number) is None
            other.pump()
            if step.needs_consent:
                assert other.seat.proposal is not None and other.seat.proposal.what == step
                assert len(far.answers) == len(near.answers), "nothing happens before the yes"
                assert other.seat.consent(other.seat.proposal.number, True) is None
            assert twin.undo(step.number) is None
            if twin.proposal is not None:
                near.seat(1 - decision.player).consent(twin.proposal.number, True)
            undone += 1
        elif what < 0.06:
            move = JudgeMove("anger", decision.player, player=1, amount=chance.randrange(4))
            if not seat.hands:
                assert seat.propose_by_hand() is None
                other.pump()
                assert other.seat.proposal is not None
                assert other.seat.consent(other.seat.proposal.number, True) is None
                pipe.pump()
            assert seat.hands and seat.judge(move) is None
            near.course.judge(move, True)
            by_hand += 1
        else:
            if what < 0.3:
                for option in decision.options[:4]:
                    assert seat.forecast(option) == twin.forecast(option)
                    if seat.knows(option.card):
                        assert seat.why_not(option.card) == twin.why_not(option.card)
                        assert seat.forecast(option.card) == twin.forecast(option.card)
                assert seat.incoming() == twin.incoming()
                assert seat.joined() == twin.joined()
                assert seat.first_actions() == twin.first_actions()
                asked += 1
            index = players[decision.player].choose(decision, seat)
            auto = len(decision.options) == 1
            assert seat.answer(index, auto) is None
            near.course.answer(index, auto)
        if chance.random() < 0.1:
            for end, viewer in zip(ends, (0, 1), strict=True):
                end.pump()
                same_knowledge(end.seat, far.seat(viewer))
                # Who comes later is told the same.
                late = pipes(far)[viewer]
                assert late.seat.view() == end.seat.view()
                assert late.seat.history() == end.seat.history()
    assert undone and by_hand and asked > 10
    assert digest(far.game.events) == digest(near.game.events)
    for end in ends:
        end.pump()
        assert end.seat.outcome == near.outcome
    far.close()
    near.close()
    lines = [
        (tmp_path / name).read_bytes().splitlines() for name in ("far.dbzreplay", "near.dbzreplay")
    ]
    heads = [{**json.loads(each[0]), "created": ""} for each in lines]
    assert heads[0] == heads[1]
    assert lines[0][1:] == lines[1][1:], "the same journal, to the byte"


def test_conceding_and_taking_it_back_through_a_wire(setup: MatchSetup) -> None:
    match = Match.new(setup)
    ann, bob = pipes(match)
    assert bob.seat.concede() is None
    ann.pump()
    assert ann.seat.outcome is not None and ann.seat.outcome.player == 0
    assert match.outcome == ann.seat.outcome
    assert str(bob.seat.concede()) == "The game is over."
    assert bob.seat.undo() is None
    assert match.outcome is None and bob.seat.outcome is None


# ---------------------------------------------------------------------------- what isn't believed


def test_what_was_meant_for_another_moment_or_seat_is_refused(setup: MatchSetup) -> None:
    match = Match.new(setup)
    ends = pipes(match)
    players = (RandomPlayer(5), RandomPlayer(6))
    for _ in range(60):
        decision = match.decision
        assert decision is not None
        ends[0].pump(), ends[1].pump()
        mine, other = ends[decision.player], ends[1 - decision.player]
        before = (len(match.answers), len(match.game.events))
        count, now = len(decision.options), mine.seat.question
        for wrong in (
            said.Answer(1, now - 1, 0),
            said.Answer(1, now + 1, 0),
            said.Answer(1, now, count),
            said.Answer(1, now, -1),
            said.Answer(1, now, 10**9),
            said.WantBack(1, now, 10_000),
            said.WantBack(1, now, -7),
            said.Consent(1, now, 1, True),
            said.DoByHand(1, now, JudgeMove("anger", decision.player, amount=1)),
        ):
            (reply,) = mine.raw(codec.encode(wrong))
            assert reply["is"] == "Refused" and reply["request"] == 1 and reply["reason"]
        # The other seat knows neither the question nor its options, and can't answer it.
        (reply,) = other.raw(codec.encode(said.Answer(2, other.seat.question, 0)))
        assert reply["reason"] == f"{setup.names[decision.player]} is asked now."
        for asked in (
            said.AskForecast(3, other.seat.question, option=0),
            said.AskTogether(3, other.seat.question),
        ):
            (reply,) = other.raw(codec.encode(asked))
            assert reply["is"] == "Refused"
        (reply,) = other.raw(codec.encode(said.AskFirst(4, other.seat.question)))
        assert reply == {"is": "First", "request": 4, "actions": []}
        assert (len(match.answers), len(match.game.events)) == before
        assert mine.seat.answer(players[decision.player].choose(decision)) is None


def test_how_often_the_other_is_asked_is_not_told(setup: MatchSetup) -> None:
    """Questions to one seat that nothing comes of, which he alone sees, the other doesn't see."""
    match = Match.new(setup)
    ends = pipes(match)
    players = (RandomPlayer(5), RandomPlayer(6))
    silent = 0
    while (decision := match.decision) is not None:
        other = ends[1 - decision.player]
        other.pump()
        heard, happened = len(other.told), len(match.game.events)
        given = dict(match.course.given)
        match.course.answer(players[decision.player].choose(decision))
        other.pump()
        again = match.decision is not None and match.decision.player == decision.player
        if again and len(match.game.events) == happened and match.course.given == given:
            assert len(other.told) == heard
            silent += 1
    assert silent > 2


def test_what_can_not_be_read_is_refused_in_words(setup: MatchSetup) -> None:
    match = Match.new(setup)
    pipe = pipes(match)[0]
    before = digest(match.game.events)
    for line, words in (
        ("", "not valid JSON"),
        ("{", "not valid JSON"),
        ("null", "must be a table"),
        ("[" * 40 + "]" * 40, "nested far too deep"),
        ('"' + "x" * 30_000 + '"', "too long"),
        ("{}", 'under "is" what it is'),
        ('{"is":"Nonsense"}', 'can\'t be a "Nonsense"'),
        ('{"is":"Seated"}', 'can\'t be a "Seated"'),
        ('{"is":"Said","request":1,"question":1}', 'can\'t be a "Said"'),
        ('{"is":"Answer","request":1,"question":1}', 'lacks its "index"'),
        ('{"is":"Answer","request":1,"question":1,"index":"0"}', "must be a whole number"),
        ('{"is":"Answer","request":1,"question":1,"index":true}', "must be a whole number"),
        ('{"is":"Answer","request":1,"question":1,"index":0.5}', "must be a whole number"),
        ('{"is":"Answer","request":1,"question":1,"index":' + "9" * 50 + "}", "50 digits"),
        ('{"is":"Answer","request":1,"question":1,"index":' + "9" * 30 + "}", "whole number"),
        ('{"is":"Answer","request":1,"question":1,"index":0,"auto":1}', "true or false"),
        ('{"is":"Answer","request":1,"question":1,"index":0,"seat":1}', 'has no "seat"'),
        ('{"is":"DoByHand","request":1,"question":1,"move":{"is":"JudgeMove","kind":"say",'
         '"zone":77}}', 'can\'t be 77'),
        ('{"is":"DoByHand","request":1,"question":1,"move":{"is":"Option"}}', "can't be"),
    ):  # fmt: skip
        (reply,) = pipe.raw(line)
        assert reply["is"] == "Refused" and words in str(reply["reason"]), reply
    assert digest(match.game.events) == before
    assert pipe.raw(b"\xff\xfe\x00".decode("latin-1"))[0]["is"] == "Refused"


def test_mutated_messages_never_break_a_match(setup: MatchSetup) -> None:
    """Lines with anything changed in them: taken where they still mean something at this seat,
    refused in words everywhere else."""
    match = Match.new(setup)
    ends = pipes(match)
    chance = random.Random(3)
    players = (RandomPlayer(5), RandomPlayer(6))
    refused = taken = 0
    for number in range(700):
        decision = match.decision
        if decision is None:
            match.course.undo()
            continue
        for end in ends:
            end.pump()
        viewer = chance.randrange(2)
        pipe = ends[viewer]
        now = pipe.seat.question
        line = codec.encode(
            chance.choice(
                [
                    said.Answer(7, now, 0),
                    said.AskWhy(7, now, chance.randrange(130)),
                    said.AskForecast(7, now, chance.randrange(-2, 3), chance.randrange(-2, 130)),
                    said.AskSteps(7, now, 5),
                    said.WantBack(7, now, chance.randrange(-1, 40)),
                    said.WantHands(7, now),
                    said.Consent(7, now, chance.randrange(6), True),
                    said.DoByHand(
                        7,
                        now,
                        JudgeMove(
                            chance.choice(KINDS), viewer, chance.randrange(130), text="so it was"
                        ),
                    ),
                ]
            )
        )
        answers = len(match.answers)
        replies = pipe.raw(_mutated(line, chance))
        kinds = [reply["is"] for reply in replies]
        assert kinds, "everything is answered"
        if "Refused" in kinds:
            refused += 1
            assert len(match.answers) == answers
            assert all(reply.get("reason") for reply in replies if reply["is"] == "Refused")
        else:
            taken += 1
        if number % 3 == 0 and match.decision is not None:
            decision = match.decision
            match.course.answer(players[decision.player].choose(decision))
    assert refused > 150 and taken > 100
    for end, viewer in zip(ends, (0, 1), strict=True):
        end.pump()
        same_knowledge(end.seat, match.seat(viewer))


def _mutated(line: str, chance: random.Random) -> str:
    what = chance.random()
    if what < 0.3:
        return line
    if what < 0.5:
        place = chance.randrange(len(line))
        return line[:place] + chance.choice('{}[]",:0-9aZ\u2028\x00\n') + line[place + 1 :]
    if what < 0.6:
        return line[: chance.randrange(len(line))]
    table = json.loads(line)
    values = [None, -1, 0, 1, 10**12, "", "x" * 500, [], {}, [[]], True, 1.5, {"is": "Answer"}]
    table[chance.choice([*table, "more"])] = chance.choice(values)
    return json.dumps(table)


def test_mutated_lines_of_a_match_are_refused_at_the_far_end(setup: MatchSetup) -> None:
    """A seat believes the match no more than the match believes a seat."""
    match = Match.new(setup)
    lines: list[str] = []
    cards = {card.id: card for card in match.game.printed}
    end = match.serve(0, cards, lines.append)
    end.receive(lines[0])
    players = (RandomPlayer(5), RandomPlayer(6))
    while (decision := match.decision) is not None:
        match.course.answer(players[decision.player].choose(decision))
    chance = random.Random(9)
    refused = 0
    for _ in range(120):
        far = Connected(cards, lambda line: None, lambda: None)
        at = chance.randrange(1, 60)
        for line in lines[:at]:
            far.receive(line)
        try:
            far.receive(_mutated(lines[at], chance))
            for line in lines[at + 1 : at + 30]:
                far.receive(line)
        except WireError as error:
            assert "what the match tells" in str(error)
            refused += 1
    assert refused > 60
    # Well said, but there are two sides only.
    moved = CardMoved(3, Zone.HAND, Zone.DISCARD, 7, 7, Why.DISCARD)
    far = Connected(cards, lambda line: None, lambda: None)
    for line in lines[:40]:
        far.receive(line)
    with pytest.raises(WireError, match="doesn't go with what it told before"):
        far.receive(codec.encode(said.Happened((moved,))))


def test_two_versions_are_not_put_together(setup: MatchSetup) -> None:
    match = Match.new(setup)
    cards = {card.id: card for card in match.game.printed}
    sent: list[str] = []
    end = match.serve(0, cards, sent.append)
    greeting = sent[0]
    for line, words in (
        ("GET / HTTP/1.1", "no seat of this program"),
        ('{"is":"Answer"}', "no seat of this program"),
        (greeting.replace('seat":1', 'seat":2'), "speaks version 2"),
        (greeting.replace(codec.shapes(), "0" * 16), "use the same version"),
    ):
        with pytest.raises(WireError, match=words):
            end.receive(line)
        with pytest.raises(WireError, match=words):
            Connected(cards, sent.append, lambda: None).receive(line)
    assert len(sent) == 5, "nothing of the match is told to a stranger"


def test_cards_that_the_far_end_lacks_or_has_otherwise(setup: MatchSetup) -> None:
    match = Match.new(setup)
    cards = {card.id: card for card in match.game.printed}
    first = match.game.printed[0]
    lacking = {ident: card for ident, card in cards.items() if ident != first.id}
    with pytest.raises(WireError, match="in no card pack here"):
        Pipe(match, 0, lacking)
    other = replace(first, title="Somebody Else", _hash="")
    with pytest.raises(WireError, match="differs here"):
        Pipe(match, 0, {**cards, first.id: other})


def test_what_a_version_is() -> None:
    """Every kind of message, event, option and value counts: who changes one speaks another one."""
    told = codec.kinds_of(Told)
    assert {"Seated", "Happened", "Asked", "Refused"} <= set(told)
    assert {"Answer", "Consent", "Concede"} <= set(codec.kinds_of(Said))
    assert not {"Told", "Reply"} & set(told) and "Said" not in codec.kinds_of(Said)
    assert "GameStarted" in codec.kinds_of(GameStarted.__mro__[1])
    sample = said.Happened(
        (
            CardMoved(3, Zone.HAND, Zone.IN_PLAY, 0, 1, seen=1, why=Why.DRAW),
            DamageCalculated(1, 0, 3, "a", "b", 4, 0, (Term("AT", 3, "stages", 5),)),
        )
    )
    line = codec.encode(sample)
    assert codec.decode(Told, line, {}, 10_000) == sample
    with pytest.raises(Unreadable, match="at most 20"):
        codec.decode(Told, line, {}, 20)
