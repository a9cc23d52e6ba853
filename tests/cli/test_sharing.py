"""Passing cards and decks on from a terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from dbz_desktop.cards.packfile import read_pack_file
from dbz_desktop.cli import main
from dbz_desktop.decks import read_deck
from dbz_desktop.decks.deckfile import read_deck_file
from dbz_desktop.match.content.library import load_pool, starter_decks, user_packs_folder

CARDS = """\
[[card]]
id = "KIT-C1"
title = "Tea Break"
type = "Event"
text = "POWER: Draw a card."

[[card]]
id = "KIT-C2"
title = "Long Lunch"
type = "Event"
text = "POWER: Draw 2 cards."
"""


@pytest.fixture(autouse=True)
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DBZ_DESKTOP_HOME", str(tmp_path / "home"))
    folder = user_packs_folder()
    folder.mkdir(parents=True)
    (folder / "lunch.toml").write_text(CARDS, encoding="utf-8")
    (folder / "other.toml").write_text(
        CARDS.replace("KIT-C1", "KIT-C3").replace("KIT-C2", "TAB-C1"), encoding="utf-8"
    )
    return folder


def run(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, str, str]:
    code = main([str(word) for word in words])
    return (code, *capsys.readouterr())


def test_a_pack_is_exported_by_name_set_and_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, own: Path
) -> None:
    for what, ids in (
        ("lunch", {"KIT-C1", "KIT-C2"}),
        ("kit", {"KIT-C1", "KIT-C2", "KIT-C3"}),
        (own / "other.toml", {"KIT-C3", "TAB-C1"}),
        (own, {"KIT-C1", "KIT-C2", "KIT-C3", "TAB-C1"}),
    ):
        target = tmp_path / "out.dbzpack"
        code, out, _ = run(capsys, "cards", "export", what, target, "--author", "Ann", "--force")
        assert code == 0 and f"{len(ids)} cards written" in out
        file = read_pack_file(target)
        assert set(file.pack.cards) == ids and file.head.author == "Ann"


def test_what_can_not_be_exported_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, own: Path
) -> None:
    target = tmp_path / "out.dbzpack"
    code, _, err = run(capsys, "cards", "export", "nothing", target)
    assert code == 1 and "your packs are: lunch, other" in err
    code, _, err = run(capsys, "cards", "export", "PRE", target)
    assert code == 1 and "comes with the program" in err
    assert not target.exists()
    assert run(capsys, "cards", "export", "lunch", tmp_path / "out")[0] == 0
    assert target.exists()
    code, _, err = run(capsys, "cards", "export", "lunch", target)
    assert code == 1 and "--force" in err
    code, _, err = run(capsys, "cards", "export", "lunch", tmp_path / "no" / "out.dbzpack")
    assert code == 2 and "can't be written" in err
    (own / "lunch.toml").write_text(CARDS.replace("Draw a card", "Juggle"), encoding="utf-8")
    code, out, _ = run(capsys, "cards", "export", "lunch", target, "--force")
    assert code == 1 and "Tea Break (KIT-C1)" in out


def test_a_deck_is_exported_as_a_file_to_pass_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    pool = load_pool()
    source = starter_decks()[2]
    for words in ((), ("--as", "dbzdeck")):
        target = tmp_path / "out.dbzdeck"
        assert run(capsys, "deck", "export", source, "--out", target, *words)[0] == 0
        assert read_deck_file(target, pool).deck == read_deck(source, pool)
    assert run(capsys, "deck", "export", target, "--out", tmp_path / "list.txt")[0] == 0
    assert (tmp_path / "list.txt").read_text(encoding="utf-8").startswith("Name: ")
    assert run(capsys, "deck", "check", target)[0] == 0
