"""Thousands of damaged files of each kind: every one is read, or refused in words, in short time."""

from __future__ import annotations

import contextlib
from collections import Counter
from dataclasses import replace
from datetime import datetime
from functools import cache
from pathlib import Path

import pytest
from mutants import mutants

from dbz_desktop.cards.packfile import pack_file_text, read_pack_file
from dbz_desktop.cards.packs import Pack, PackError, read_pack
from dbz_desktop.decks import Deck, DeckError, read_deck, titles
from dbz_desktop.decks.deckfile import deck_file_text, read_deck_file
from dbz_desktop.decks.files import deck_text
from dbz_desktop.decks.incoming import deck_json, file_text, read_incoming
from dbz_desktop.decks.lists import ListError, list_text
from dbz_desktop.decks.versions import keep_version, read_versions, versions_file
from dbz_desktop.match.content.library import load_pool, starter_decks
from dbz_desktop.match.course.setup import MatchSetup
from dbz_desktop.match.journal.reading import JournalError, read_journal, standing
from dbz_desktop.match.journal.summary import summarise
from dbz_desktop.match.match import Match
from dbz_desktop.match.packs import all_editions, misread_of
from dbz_desktop.match.replays.replay import verify
from dbz_desktop.match.scenarios.run import ScenarioError, read_scenario, run_scenario
from dbz_desktop.match.scenarios.scenes import read_scene, ready_scene, write_scene
from dbz_desktop.match.scenarios.writing import scenario_text
from dbz_desktop.paths import resources_folder
from dbz_desktop.players import RandomPlayer
from dbz_desktop.rules.judge_moves import JudgeMove

RULINGS = resources_folder() / "rulings"
PLAYED_EVERY = 16
"""What can be read is played, or compiled, only so often: that takes longer."""

PACK = """\
[pack]
format = 1
name = "Kitchen table"
about = "Two cards for our Saturdays."

[[card]]
id = "KIT-C1"
title = "Falling Star Kick"
type = "Physical Combat"
style = "Freestyle"
endurance = 2
printings = ["KIT-P1", "KIT-P2"]
text = "[attack] Physical attack. DAMAGE: AT +2 stages and 1 life card. HIT: Raise your anger 1."
wordings = { fanz = "[attack] Physical attack. DAMAGE: AT +3 stages.", "panini-2014" = "Draw." }

[[card]]
id = "KIT-C2"
title = "My Friend"
type = "Ally"
alignment = "Hero"
pur = 1
stages = [1_000, 900, 800, 700, 600, 500, 400, 300, 200, 100, 0]
text = '''POWER: Draw a card.'''
"""


@cache
def pool() -> Pack:
    return load_pool()


@cache
def deck() -> Deck:
    return read_deck(starter_decks()[0], pool())


@cache
def few() -> Pack:
    """The cards of the deck and some others: looking one up takes less time than among all."""
    cards = {card.id: card for card in deck().cards()}
    cards |= dict(list(pool().cards.items())[:20])
    return Pack(cards, [], {ident: pool().origin[ident] for ident in cards})


def refused(error: Exception, path: Path, told: Counter[str]) -> None:
    """What is refused is told by its file, in a few words."""
    words = str(error)
    assert path.name in words and len(words) < 1_500 and "Traceback" not in words
    told["refused"] += 1


def both_happen(told: Counter[str]) -> None:
    """The damage is neither so slight that all is read, nor so great that nothing is."""
    assert min(told["read"], told["refused"]) > 20, told


def test_packs(tmp_path: Path) -> None:
    path, told = tmp_path / "pack.dbzpack", Counter[str]()
    editions = all_editions()
    for number, data in mutants([PACK.encode()], "pack"):
        path.write_bytes(data)
        pack = read_pack(path)
        for error in pack.errors:
            assert len(str(error)) < 1_500
        try:
            file = read_pack_file(path)
        except PackError as error:
            refused(error, path, told)
            continue
        told["read"] += 1
        assert file.pack.cards == pack.cards
        if number % PLAYED_EVERY == 0:
            for card in pack.cards.values():
                assert all(misread.message for misread in misread_of(card, editions))
        path.write_text(pack_file_text(file), encoding="utf-8")
        assert read_pack_file(path).pack.cards == pack.cards
    both_happen(told)


@pytest.mark.parametrize("ending", ["toml", "json"])
def test_decks(tmp_path: Path, ending: str) -> None:
    path, told = tmp_path / f"deck.{ending}", Counter[str]()
    text = deck_text(deck()) if ending == "toml" else deck_json(deck())
    for _, data in mutants([text.encode()], f"deck {ending}"):
        path.write_bytes(data)
        try:
            found = read_deck(path, few())
        except DeckError as error:
            refused(error, path, told)
            continue
        told["read"] += 1
        path.write_text(deck_text(found), encoding="utf-8")
        path = path.rename(tmp_path / "again.toml")
        assert deck_text(read_deck(path, few())) == deck_text(found)
        path = path.rename(tmp_path / f"deck.{ending}")
    both_happen(told)


def test_shared_decks(tmp_path: Path) -> None:
    path, told = tmp_path / "deck.dbzdeck", Counter[str]()
    for _, data in mutants([deck_file_text(deck()).encode()], "dbzdeck"):
        path.write_bytes(data)
        try:
            found = read_deck_file(path, few())
        except DeckError as error:
            refused(error, path, told)
            continue
        told["read"] += 1
        assert all(len(card.name) <= 80 and len(card.written) <= 80 for card in found.missing)
    both_happen(told)


def test_lists(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Each list is compared with all of these; a few do here.
    some = dict(list(titles.other_sets().items())[:40])
    monkeypatch.setattr(titles, "other_sets", lambda: some)
    path, told = tmp_path / "list.txt", Counter[str]()
    whole = list_text(deck()).splitlines()
    lists = ["\n".join(whole[start : start + 7]) for start in range(0, len(whole), 7)]
    lists.append(list_text(deck(), numbers=False)[:300])
    lists.append(deck_text(deck())[:600])
    for _, data in mutants([text.encode() for text in lists], "list"):
        path.write_bytes(data)
        try:
            reading = read_incoming(file_text(path), few())
        except ListError as error:
            assert 0 < len(str(error)) < 1_500
            told["refused"] += 1
            continue
        told["read"] += 1
        assert all(line.reason for line in reading.unread)
    both_happen(told)


def test_versions(tmp_path: Path) -> None:
    path, told = tmp_path / "deck.toml", Counter[str]()
    for number in range(3):
        keep_version(path, deck(), f"Note {number}", datetime(2026, 1, 1 + number))
    whole = versions_file(path).read_bytes()
    for _, data in mutants([whole], "versions"):
        versions_file(path).write_bytes(data)
        found = read_versions(path, few())
        told["read" if len(found) > 2 else "refused"] += 1
    both_happen(told)


@cache
def journals(folder: Path) -> list[bytes]:
    """Short games: one with steps back and moves by hand, one that is over."""
    path, other = folder / "one.dbzreplay", folder / "other.dbzreplay"
    setup = MatchSetup(("Ann", "Bob"), (deck(), deck()), seed=11)
    match = Match.new(setup, None, path, durable=False)
    players = (RandomPlayer(1), RandomPlayer(2))
    for number in range(14):
        assert match.decision is not None
        match.course.answer(players[match.decision.player].choose(match.decision))
        if number == 9:
            match.course.undo(7)
        if number == 11:
            match.course.judge(JudgeMove("anger", amount=1), True)
    match.close()
    match = Match.new(setup, None, other, durable=False)
    match.course.answer(0)
    match.course.concede(1)
    match.close()
    return [path.read_bytes(), other.read_bytes()]


def test_journals(tmp_path: Path) -> None:
    files = journals(tmp_path)
    # The header is most of such a short file; its lines are hit more often apart.
    path, told = tmp_path / "game.dbzreplay", Counter[str]()
    for number, data in mutants(files, "journal"):
        if number % 2:
            head, _, rest = files[number // 2 % 2].partition(b"\n")
            data = head + b"\n" + data.partition(b"\n")[2]
            assert rest
        path.write_bytes(data)
        assert summarise(path).path == path
        good: int | None = None
        try:
            journal = read_journal(path)
            assert len(standing(journal.entries)) <= journal.answers + 1
            told["read"] += 1
        except JournalError as error:
            refused(error, path, told)
            good = error.good
        if number % PLAYED_EVERY:
            continue
        try:
            Match.resume(path, pool(), durable=False).close()
        except JournalError as error:
            refused(error, path, told)
            good = error.good
        if good is not None:
            try:
                saved = Match.resume(path, pool(), answers=good, durable=False)
            except JournalError as error:
                # The first line is damaged as well: other cards than there are.
                assert error.line == 1
                continue
            assert len(saved.answers) <= good + 1
            saved.close()
            verify(path, pool())
            told["saved"] += 1
        for kept in tmp_path.glob("*.damaged-*"):
            kept.unlink()
    both_happen(told)
    assert told["saved"] > 10, told


def test_scenarios(tmp_path: Path) -> None:
    path, told = tmp_path / "scenario.toml", Counter[str]()
    (tmp_path / "stand-ins.toml").write_bytes((RULINGS / "stand-ins.toml").read_bytes())
    names = ["ATK-7-stages-turn-into-life-cards", "COM-1-entering-combat", "ANG-2-the-rest-is-lost"]
    files = [(RULINGS / f"{name}.toml").read_bytes() for name in names]
    for number, data in mutants(files, "scenario"):
        path.write_bytes(data)
        try:
            read_scenario(path, pool())
        except ScenarioError as error:
            refused(error, path, told)
            continue
        told["read"] += 1
        if number % PLAYED_EVERY == 0:
            result = run_scenario(path, pool())
            assert all(len(failure) < 4_000 for failure in result.failures)
    both_happen(told)


def test_scenes(tmp_path: Path) -> None:
    path, told = tmp_path / "position.dbzscene", Counter[str]()
    small = replace(deck(), counts=deck().counts[:12])
    text = scenario_text(ready_scene((small, small), "fanz", ("Ann", "Bert")))
    for _, data in mutants([text.encode()], "scene"):
        path.write_bytes(data)
        try:
            found = read_scene(path, few())
        except ScenarioError as error:
            refused(error, path, told)
            continue
        told["read"] += 1
        write_scene(found, path)
        assert scenario_text(read_scene(path, few())) == scenario_text(found)
    both_happen(told)


def test_everything_is_read_as_everything(tmp_path: Path) -> None:
    """Files under a wrong name: a picture as a deck, a game as a pack, and all the others."""
    kinds = {
        "pack": PACK.encode(),
        "deck": deck_text(deck()).encode(),
        "json": deck_json(deck()).encode(),
        "list": list_text(deck()).encode(),
        "game": journals(tmp_path)[0],
        "picture": b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 40,
        "nothing": b"",
        "zeros": bytes(5_000),
    }
    path = tmp_path / "file.png"
    for data in kinds.values():
        path.write_bytes(data)
        read_pack(path)
        summarise(path)
        run_scenario(path, pool())
        for read in (read_pack_file, read_journal):
            with contextlib.suppress(PackError, JournalError):
                read(path)
        with contextlib.suppress(DeckError):
            read_deck(path, few())
        with contextlib.suppress(DeckError):
            read_deck_file(path, few())
        with contextlib.suppress(ListError):
            read_incoming(file_text(path), few())
