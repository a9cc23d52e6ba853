"""What is done by hand is in the journal, holds after a crash, and can be taken back."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from dbz_desktop.cards import Card, CardType
from dbz_desktop.cards.packs import Pack
from dbz_desktop.decks.model import Deck, make_deck
from dbz_desktop.match.course.setup import MatchError, MatchSetup
from dbz_desktop.match.journal.reading import JournalError, read_journal
from dbz_desktop.match.match import Match
from dbz_desktop.match.proving.invariants import Watch, check
from dbz_desktop.match.replays.replay import Replay, digest, verify
from dbz_desktop.rules.game import Game
from dbz_desktop.rules.judge_moves import KINDS, JudgeMove, JudgeRefused
from dbz_desktop.rules.kernel.decisions import Act, Ask
from dbz_desktop.rules.kernel.events import (
    BOTH,
    Judged,
    Zone,
)
from tests.long import LONG
from tests.match import judge_setup
from tests.match.judge_setup import AGREED, log_of

from .asleft import as_left
from .conftest import Play

path = judge_setup.path


PUZZLE = Card(
    "TST-1",
    "Puzzling Drill",
    CardType.EVENT,
    "POWER: Juggle three oranges. Draw a card.",
)


def puzzled(deck: Deck) -> Deck:
    """The deck with twenty copies of a card that the app can't read."""
    return make_deck(deck.name, deck.mp, deck.mastery, [*deck.life[:40], *[PUZZLE] * 20])


@pytest.fixture
def puzzle_setup(setup: MatchSetup) -> MatchSetup:
    return replace(setup, decks=(puzzled(setup.decks[0]), puzzled(setup.decks[1])))


@pytest.fixture
def puzzle_pool(pool: Pack) -> Pack:
    return Pack({**pool.cards, PUZZLE.id: PUZZLE}, [], dict(pool.origin))


def chosen(game: Game, chance: random.Random) -> JudgeMove:
    """Any move, sensible or not."""
    cards = [*range(len(game.cards)), -2, -1, 9999]
    shown = [c for c, zone in enumerate(game.state.where) if not zone.is_hidden]
    card = chance.choice(shown if shown and chance.random() < 0.6 else cards)
    idents = [effect.ident for effect in game.state.floating]
    kind = chance.choice(KINDS)
    ends = kind in ("effect",) and idents
    return JudgeMove(
        kind,
        chance.randrange(2),
        card,
        chance.choice(["", "", "", "top", "bottom", "random"]),
        chance.randrange(2),
        chance.choice([Zone.LIFE_DECK, Zone.HAND]),
        chance.randrange(2),
        chance.choice(list(Zone)),
        chance.choice([0, 0, 1, 2, 5]),
        chance.random() < 0.3,
        chance.choice([-2, -2, *shown]),
        chance.choice(idents) if ends else chance.randrange(6),
        chance.choice([1, 2, BOTH]),
        "something",
    )


def play_with_hands(match: Match, seed: int, limit: int, moves: float = 0.35) -> None:
    """Play on by chance, with moves by hand in between."""
    chance = random.Random(seed)
    play = Play(seed)
    watch = Watch.of(match.game)
    for _ in range(limit):
        if match.decision is None:
            return
        if chance.random() < moves:
            move = chosen(match.game, chance)
            if match.course.why_not_judge(move, AGREED) is None:
                before = len(match.game.events)
                match.course.judge(move, AGREED)
                assert isinstance(match.game.events[before], Judged)
            else:
                before = digest(match.game.events)
                with pytest.raises(JudgeRefused):
                    match.course.judge(move, AGREED)
                assert digest(match.game.events) == before
            # Reveals and moves of judges show what the rules would keep secret.
            found = [v for v in check(match.game, watch) if "sees" not in v and "told of" not in v]
            assert found == [], move
        else:
            try:
                play.on(match, 1)
            except MatchError as error:
                raise AssertionError(match.answers[-3:]) from error


def same(one: Match, other: Match) -> None:
    assert one.game.decision == other.game.decision
    assert one.game.outcome == other.game.outcome
    assert digest(one.game.events) == digest(other.game.events)
    assert [(a.kind, a.value, a.move) for a in one.answers] == [
        (a.kind, a.value, a.move) for a in other.answers
    ]
    for seat in (0, 1):
        assert one.seat(seat).view() == other.seat(seat).view()


@pytest.mark.parametrize("seed", range(10))
def test_any_moves_by_hand_between_any_answers_repeat_exactly(
    puzzle_setup: MatchSetup, puzzle_pool: Pack, path: Path, seed: int
) -> None:
    match = Match.new(replace(puzzle_setup, seed=seed), puzzle_pool, path, durable=False)
    play_with_hands(match, seed, 200)
    assert any(entry.kind == "judge" for entry in match.answers)
    same(Match.resume(path, puzzle_pool, write=False), match)
    assert verify(path, puzzle_pool).digest == digest(match.game.events)
    chance = random.Random(seed)
    entries = list(match.answers)
    for _ in range(3 * LONG):
        if not match.answers:
            break
        kept = chance.randrange(len(match.answers))
        match.course.undo(kept)
        assert [e.value for e in match.answers[:kept]] == [e.value for e in entries[:kept]]
        entries = list(match.answers)
        fresh = Match.new(match.setup, puzzle_pool)
        for entry in entries:
            if entry.move is not None:
                fresh.course.judge(entry.move, AGREED)
            else:
                fresh.course.answer(entry.value)
        same(fresh, match)
    same(as_left(path, puzzle_pool), match)


def at_the_puzzle(match: Match, seed: int = 2) -> Match:
    """Play on until the sentence that can't be read is to be carried out by hand."""
    play = Play(seed)
    while not match.course.by_hand:
        decision = match.decision
        assert decision is not None
        wanted = next(
            (
                i
                for i, o in enumerate(decision.options)
                if o.card >= 0 and match.game.cards[o.card] is PUZZLE and o.act is not Act.PICK
            ),
            None,
        )
        if wanted is None:
            play.on(match, 1)
        else:
            match.course.answer(wanted)
    return match


def test_a_sentence_that_can_not_be_read_stops_the_match(
    puzzle_setup: MatchSetup, puzzle_pool: Pack, path: Path
) -> None:
    match = at_the_puzzle(Match.new(puzzle_setup, puzzle_pool, path, durable=False))
    decision = match.decision
    assert decision is not None and decision.ask is Ask.BY_HAND
    assert decision.text == "Juggle three oranges." and decision.rule == "EFF-1"
    assert [o.act for o in decision.options] == [Act.DONE]
    player = decision.player
    names = match.setup.names
    state = match.game.state
    deck = len(state.players[0].life_deck)
    # Both seats, without asking anybody.
    match.course.judge(JudgeMove("stages", by=1 - player, card=state.players[1].mp_card, amount=9))
    match.course.judge(
        JudgeMove("move", by=player, pick="top", from_player=0, player=0, zone=Zone.HAND)
    )
    match.course.judge(JudgeMove("say", by=player, text="three oranges\nwere juggled"))
    assert state.players[1].stages == 9 and len(state.players[0].life_deck) == deck - 1
    assert match.decision == decision
    for viewer in (0, 1):
        told = log_of(match, viewer)
        assert f"By hand: {names[player]} says: three oranges were juggled" in told
        assert any(t.startswith(f"By hand: {names[1 - player]} sets ") for t in told)
        moved = next(t for t in told if t.startswith(f"By hand: {names[player]} moves "))
        assert moved == (
            f"By hand: {names[player]} moves a card from the top of Ann's Life Deck to Ann's hand."
        )
        # Who draws it sees which card it is, and nobody else.
        named = [t for t in told if t.endswith("goes to Ann's hand from Ann's Life Deck.")]
        assert bool(named) == (viewer == 0)
    same(Match.resume(path, puzzle_pool, write=False), match)
    match.course.answer(0)
    assert match.decision != decision
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    assert [line["j"]["kind"] for line in lines if "j" in line] == ["stages", "move", "say"]
    assert all(line["ok"] is False for line in lines if "j" in line)
    same(as_left(path, puzzle_pool), match)


def test_at_any_other_time_both_must_agree(setup: MatchSetup, pool: Pack, path: Path) -> None:
    match = Match.new(setup, pool, path, durable=False)
    Play().on(match, 20)
    move = JudgeMove("anger", by=1, player=0, amount=2)
    before = path.read_bytes()
    anger = match.game.state.players[0].anger
    with pytest.raises(JudgeRefused, match="Both players must agree"):
        match.course.judge(move)
    ann, bob = match.seat(0), match.seat(1)
    assert bob.may(move).why is None and bob.may(move).consent
    assert "Both players must agree" in str(bob.judge(move))
    assert bob.propose_by_hand() is None
    proposal = ann.proposal
    assert proposal is not None and proposal == bob.proposal and proposal.by == 1
    # To propose it is half of an agreement only, and nobody says yes for the other one.
    assert "Both players must agree" in str(bob.judge(move))
    assert "Ann must agree" in str(bob.consent(proposal.number, True))
    assert ann.consent(proposal.number, False) is None and ann.proposal is None
    assert "isn't proposed any more" in str(ann.consent(proposal.number, True))
    assert "Both players must agree" in str(bob.judge(move))
    assert path.read_bytes() == before and not ann.hands
    assert bob.propose_by_hand() is None and bob.proposal is not None
    assert ann.consent(bob.proposal.number, True) is None
    assert ann.hands and bob.hands and not bob.may(move).consent
    assert "own hand only" in str(ann.judge(move))
    assert bob.judge(move) is None
    assert match.game.state.players[0].anger == 2
    assert log_of(match, 0)[-1] == "By agreement: Bob sets Ann's anger to 2."
    assert json.loads(path.read_text().splitlines()[-1])["ok"] is True
    same(as_left(path, pool), match)
    match.course.undo()
    assert match.game.state.players[0].anger == anger
    assert not ann.hands, "what both agreed to ends with it"
    same(as_left(path, pool), match)


def test_moves_while_a_question_is_open_and_stepping_through_them(
    setup: MatchSetup, pool: Pack, path: Path
) -> None:
    match = Match.new(setup, pool, path, durable=False)
    play = Play(6)
    while match.decision is not None and match.decision.ask is not Ask.DEFEND:
        play.on(match, 1)
    assert match.decision is not None
    defender = match.decision.player
    hand = list(match.game.state.players[defender].hand)
    top = match.game.state.players[defender].life_deck[-1]
    for card in hand:
        match.course.judge(JudgeMove("move", card=card, player=defender), AGREED)
    # The question is asked anew: no card is left to defend with.
    assert [o.act for o in match.decision.options if o.card in hand] == []
    match.course.judge(
        JudgeMove("move", pick="top", from_player=defender, player=defender, zone=Zone.HAND),
        AGREED,
    )
    assert match.game.state.players[defender].hand == [top]
    play.on(match, 30)
    replay = Replay(path, pool)
    assert replay.total == len(match.answers)
    marks = {}
    while replay.position < replay.total:
        marks[replay.position] = digest(replay.match.game.events)
        replay.step()
    same(replay.match, match)
    for position in (replay.total - 1, replay.total // 2, 3):
        replay.seek(position)
        assert digest(replay.match.game.events) == marks[position]


def test_a_card_dealt_by_hand_can_be_used_at_once(setup: MatchSetup) -> None:
    match = Match.new(setup)
    Play().on(match, 40)
    play = Play(3)
    while match.decision is not None and match.decision.ask is not Ask.ACTION:
        play.on(match, 1)
    assert match.decision is not None
    player = match.decision.player
    deck = match.game.state.players[player].life_deck
    card = next(
        c
        for c in deck
        if match.game.cards[c].type is CardType.PHYSICAL_COMBAT
        and match.game.programs[c].attack is not None
    )
    match.course.judge(JudgeMove("move", card=card, player=player, zone=Zone.HAND), AGREED)
    assert any(option.card == card for option in match.decision.options)


def test_a_move_that_wins_ends_the_match(setup: MatchSetup, pool: Pack, path: Path) -> None:
    match = Match.new(setup, pool, path, durable=False)
    Play().on(match, 5)
    match.course.judge(JudgeMove("level", player=1, amount=4), AGREED)
    match.course.judge(JudgeMove("anger", player=1, amount=5), AGREED)
    assert match.outcome is not None and match.outcome.kind == "mppv"
    assert read_journal(path).finished and match.decision is None
    with pytest.raises(JudgeRefused, match="over"):
        match.course.judge(JudgeMove("shuffle"), AGREED)
    same(Match.resume(path, pool, write=False), match)
    match.course.undo()
    assert match.outcome is None and match.game.state.players[1].level == 4


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ({"j": 5, "e": 1}, "must be a table"),
        ({"j": {"kind": "move", "colour": 1}, "e": 1}, "colour"),
        ({"j": {"kind": "move", "card": "x"}, "e": 1}, "of the kind int"),
        ({"j": {"kind": "move", "zone": 77}, "e": 1}, "77"),
        ({"j": {"card": 3}, "e": 1}, "its kind"),
        ({"j": {"kind": "say"}}, 'lacks the number "e"'),
    ],
)
def test_damaged_lines_are_named(
    setup: MatchSetup, pool: Pack, path: Path, line: dict[str, object], words: str
) -> None:
    match = Match.new(setup, pool, path, durable=False)
    Play().on(match, 4)
    match.close()
    with path.open("a") as file:
        file.write(json.dumps(line) + "\n{}\n")
    with pytest.raises(JournalError, match="line 6") as caught:
        read_journal(path)
    assert words in str(caught.value) and caught.value.good == 4
    assert len(Match.resume(path, pool, answers=4).answers) == 4


def test_a_move_that_can_not_have_been_made_is_named(
    setup: MatchSetup, pool: Pack, path: Path
) -> None:
    match = Match.new(setup, pool, path, durable=False)
    Play().on(match, 4)
    match.course.judge(JudgeMove("anger", amount=3), AGREED)
    match.close()
    lines = path.read_text().splitlines()
    for change, words in (
        ({"j": {"kind": "anger", "amount": 77}}, "Anger goes from 0"),
        ({"ok": False}, "Both players must agree"),
        ({"e": 2}, "events"),
    ):
        path.write_text("\n".join([*lines[:-1], json.dumps({**json.loads(lines[-1]), **change})]))
        with pytest.raises(JournalError, match=words) as caught:
            Match.resume(path, pool)
        assert caught.value.line == 6 and caught.value.good == 4


def test_saving_what_is_good_keeps_what_was_done_by_hand(
    setup: MatchSetup, pool: Pack, path: Path
) -> None:
    match = Match.new(setup, pool, path, durable=False)
    Play().on(match, 4)
    match.course.judge(JudgeMove("anger", amount=3), AGREED)
    Play(4).on(match, 1)
    match.close()
    path.write_text(path.read_text() + "damage\n{}\n")
    with pytest.raises(JournalError) as caught:
        read_journal(path)
    saved = Match.resume(path, pool, answers=caught.value.good)
    same(saved, match)
    same(as_left(path, pool), match)


def test_cut_anywhere_it_stands_at_an_earlier_step(
    setup: MatchSetup, pool: Pack, path: Path
) -> None:
    match = Match.new(setup, pool, path, durable=False)
    Play().on(match, 3)
    match.course.judge(JudgeMove("say", text="Grüße an alle"), AGREED)
    match.course.judge(JudgeMove("shuffle", player=1), AGREED)
    match.close()
    whole = path.read_bytes()
    steps = Match.resume(path, pool, write=False)
    marks = {len(steps.answers): digest(steps.game.events)}
    while steps.answers:
        steps.course.rewind(len(steps.answers) - 1)
        marks[len(steps.answers)] = digest(steps.game.events)
    for length in range(whole.index(b"\n") + 1, len(whole), 3):
        path.write_bytes(whole[:length])
        again = Match.resume(path, pool, write=False)
        assert len(again.answers) - (whole[:length].count(b"\n") - 1) in (0, 1)
        assert digest(again.game.events) == marks[len(again.answers)]


KILLED = """
import sys
from pathlib import Path
from dbz_desktop.decks import read_deck
from dbz_desktop.match.content.library import load_pool, starter_decks
from dbz_desktop.match.match import Match
from dbz_desktop.match.course.setup import MatchSetup
from dbz_desktop.players import RandomPlayer
from dbz_desktop.rules.judge_moves import JudgeMove

pool = load_pool()
decks = {path.stem: read_deck(path, pool) for path in starter_decks()}
setup = MatchSetup(("Ann", "Bob"), (decks["saiyan"], decks["orange"]), seed=3)
match = Match.new(setup, pool, Path(sys.argv[1]))
players = RandomPlayer(1), RandomPlayer(2)
print("ready", flush=True)
while match.decision is not None:
    match.course.answer(players[match.decision.player].choose(match.decision))
    print(len(match.answers), flush=True)
    if match.decision is not None:
        number = len(match.answers)
        match.course.judge(JudgeMove("anger", number % 2, player=number % 2, amount=number % 4), True)
        print(len(match.answers), flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL is not there")
def test_killed_at_any_moment(tmp_path: Path, pool: Pack) -> None:
    whole = tmp_path / "whole.dbzreplay"
    subprocess.run(
        [sys.executable, "-c", KILLED, str(whole)], check=True, stdout=subprocess.DEVNULL
    )
    total = len(Match.resume(whole, pool, write=False).answers)
    chance = random.Random(12)
    for attempt in range(2 * LONG):
        path = tmp_path / f"{attempt}.dbzreplay"
        wait_for = chance.randrange(1, total)
        child = subprocess.Popen(
            [sys.executable, "-c", KILLED, str(path)], stdout=subprocess.PIPE, text=True
        )
        assert child.stdout is not None
        told = 0
        for line in child.stdout:
            told = int(line) if line.strip().isdigit() else 0
            if told >= wait_for:
                os.kill(child.pid, signal.SIGKILL)
                break
        told = max([told, *(int(line) for line in child.stdout if line.strip().isdigit())])
        child.wait()
        match = Match.resume(path, pool)
        assert told <= len(match.answers) <= told + 1
        reference = Match.resume(whole, pool, write=False)
        if len(match.answers) < total:
            reference.course.rewind(len(match.answers))
        same(match, reference)
