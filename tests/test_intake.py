"""Files from outside are read within bounds of size, depth, number and length, or refused."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from dbz_desktop import intake
from dbz_desktop.cards.packs import MAX_CARDS, read_pack
from dbz_desktop.cards.writing import pack_text
from dbz_desktop.decks import DeckError, read_deck
from dbz_desktop.decks.incoming import read_incoming
from dbz_desktop.decks.lists import ListError
from dbz_desktop.match.content.library import load_pool
from dbz_desktop.match.scenarios.run import run_scenario
from dbz_desktop.paths import cards_folder, resources_folder
from dbz_desktop.writing import write_whole

CARD = '[[card]]\nid = "X{0}"\ntitle = "T"\ntype = "Drill"\ntext = "Draw a card."\n'

TOO_MUCH = {
    "a number of 5,000 digits": "a = " + "1" * 5_000,
    "a number of 5,000 digits in a list": "a = [" + "1" * 5_000 + "]",
    "a hexadecimal number": "a = 0x" + "f" * 5_000,
    "a key of 20,000 parts": "a." * 20_000 + "a = 1",
    "quoted parts": '"a".' * 20_000 + "a = 1",
    "parts with blanks": "a . " * 20_000 + "a = 1",
    "a table of 20,000 parts": "[" + "a." * 20_000 + "a]",
    "an inline key of 20,000 parts": "x = {" + "a." * 20_000 + "a = 1}",
    "a hundred thousand tables": "".join(f"[t{n}]\n" for n in range(150_000)),
    "a hundred thousand keys": "".join(f"k{n}=1\n" for n in range(150_000)),
    "a deep list": "a = " + "[" * 50_000 + "]" * 50_000,
    "a deep table": "a = " + "{a=" * 50_000 + "1" + "}" * 50_000,
    "parts after a text that looks like a comment": 'b = "#"\n' + "a." * 20_000 + "a = 1",
    "parts after an odd text": 'b = """"a""""\n' + "a." * 20_000 + "a = 1",
    "parts after a literal text": "b = '''\"'''\n" + "a." * 20_000 + "a = 1",
}


@pytest.mark.parametrize("kind", TOO_MUCH)
def test_too_much_is_refused_before_it_is_parsed(kind: str, monkeypatch) -> None:
    monkeypatch.setattr(tomllib, "loads", lambda text: pytest.fail("it was parsed"))
    with pytest.raises(intake.Unreadable):
        intake.toml_table(TOO_MUCH[kind])


def test_what_only_looks_like_too_much_is_read() -> None:
    dots = "a." * 2_000
    text = f"""
    a = "{dots}"  # {dots} {"1" * 500}
    b = '{dots}'
    c = '''{dots}
    "{"[" * 200}'''
    d = \"\"\"{dots} "" \\\" {"[" * 200}\"\"\"
    "{"k" * 500}" = [1.5, -2e3, 1979-05-27T07:32:00.999-07:00, 0xff, [[{{x = 1}}]]]
    e.f.g = {1:,}
    """.replace("1:,", "1")
    assert intake.toml_table(text) == tomllib.loads(text)


@pytest.mark.parametrize("folder", [cards_folder(), resources_folder()], ids=["cards", "resources"])
def test_every_file_that_is_shipped_is_within_the_bounds(folder: Path) -> None:
    files = sorted(folder.rglob("*.toml"))
    assert files
    for file in files:
        assert intake.toml_table(file.read_text("utf-8")) == tomllib.loads(file.read_text("utf-8"))


@pytest.mark.parametrize(
    "text",
    [
        '{"a": ' + "1" * 5_000 + "}",
        '{"a": -' + "1" * 50 + "}",
        '{"a": NaN}',
        '{"a": -Infinity}',
        "[" * 50_000,
        "[" * 20 + "]" * 20,
        '{"a":' * 900 + "1" + "}" * 900,
        "[" + "1," * 150_000 + "1]",
        '{"a": "\\ud800"}',
        '{"\\udfff": 1}',
        b'{"a": "\xed\xa0\x80"}',
        b"\xff",
        "",
    ],
)
def test_json_is_bounded_too(text: str | bytes) -> None:
    with pytest.raises(intake.Unreadable):
        intake.json_value(text)


def test_json_that_is_good_is_read() -> None:
    brackets = "[{" * 100
    assert intake.json_value('{"a": ["\\ud83d\\ude00", 1.5e3, -7, "' + brackets + '"]}') == {
        "a": ["😀", 1500.0, -7, brackets]
    }


def test_only_files_are_read(tmp_path: Path) -> None:
    cases = {"is a folder": tmp_path, "is not there any more": tmp_path / "none"}
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe.toml")
        cases["is no file that can be read"] = tmp_path / "pipe.toml"
        (tmp_path / "link").symlink_to(tmp_path / "none")
        cases["leads nowhere"] = tmp_path / "link"
    for words, path in cases.items():
        with pytest.raises(intake.Unreadable, match=words):
            intake.read_bytes(path, 1_000_000)
    (tmp_path / "large").write_bytes(b"x" * 1_000_001)
    with pytest.raises(intake.Unreadable, match="larger than 1 MB"):
        intake.read_bytes(tmp_path / "large", 1_000_000)
    with pytest.raises(intake.Unreadable, match="larger than 200 kB"):
        intake.read_bytes(tmp_path / "large", 200_000)


@pytest.mark.parametrize("kind", TOO_MUCH)
def test_no_file_of_a_users_stops_a_start(kind: str, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setenv("DBZ_DESKTOP_HOME", str(tmp_path))
    packs = tmp_path / "data" / "packs"
    packs.mkdir(parents=True)
    (packs / "bad.toml").write_text(TOO_MUCH[kind])
    (packs / "good.toml").write_text(CARD.format(1))
    pool = load_pool()
    assert "X1" in pool.cards and len(pool.cards) > 300
    assert [error.path for error in pool.errors] == [packs / "bad.toml"]
    for read in (
        lambda: read_deck(packs / "bad.toml", pool),
        lambda: read_incoming('mastery = "PRE-S25"\n' + TOO_MUCH[kind], pool),
    ):
        with pytest.raises((DeckError, ListError)) as refused:
            read()
        assert len(str(refused.value)) < 400
    assert not run_scenario(packs / "bad.toml", pool).passed


def test_the_number_of_cards_is_bounded_at_start_too(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setenv("DBZ_DESKTOP_HOME", str(tmp_path))
    packs = tmp_path / "data" / "packs"
    packs.mkdir(parents=True)
    (packs / "many.toml").write_text("".join(CARD.format(n) for n in range(MAX_CARDS + 1)))
    pool = load_pool()
    assert "X1" not in pool.cards and f"{MAX_CARDS:,} at most" in str(pool.errors[0])


WORST = {
    "keys": "".join(f"[t{n}.a.b.c.d]\n" for n in range(19_000)),
    "cards": "".join(f'[[card]]\nid="{n}"\ntitle=1\n' for n in range(25_000)),
    "texts": "".join(CARD.format(n).replace("Draw", "Draw " * 300) for n in range(MAX_CARDS)),
    "lists": "a=[" + ",".join(["[[[[[]]]]]"] * 16_000) + "]",
}


@pytest.mark.skipif(sys.platform != "linux", reason="memory is counted as Linux counts it")
@pytest.mark.parametrize("kind", WORST)
def test_the_worst_pack_takes_little_memory(kind: str, tmp_path: Path) -> None:
    pack = tmp_path / "worst.toml"
    pack.write_text(WORST[kind])
    program = (
        "import resource, sys; from pathlib import Path\n"
        "from dbz_desktop.cards.packs import read_pack\n"
        "before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss\n"
        "pack = read_pack(Path(sys.argv[1]))\n"
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)"
    )
    told = subprocess.run(
        [sys.executable, "-c", program, str(pack)], capture_output=True, text=True, timeout=60
    )
    assert told.returncode == 0, told.stderr
    assert int(told.stdout) < 160_000, "kB more than before"


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch) -> None:
    path = tmp_path / "deck.toml"
    write_whole(path, "first \ud800")
    assert path.read_text("utf-8") == "first ?"

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_whole(path, "second")
    assert [file.name for file in tmp_path.iterdir()] == ["deck.toml"]
    assert path.read_text("utf-8") == "first ?"


def test_a_pack_that_is_written_is_within_the_bounds() -> None:
    pool = load_pool()
    text = pack_text(list(pool.cards.values()) * 5)
    assert len(intake.toml_table(text)["card"]) == 5 * len(pool.cards)
    assert read_pack(cards_folder()).errors == []
