"""What TOML files say is kept between two starts, and believed only as far as it is right."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dbz_desktop import kept
from dbz_desktop.cards import packs, tables
from dbz_desktop.cards.packs import Pack, read_packs
from dbz_desktop.cards.tables import Tables, kept_tables
from dbz_desktop.decks import DeckError, read_deck
from dbz_desktop.match.content.library import load_pool

NAMES = ("a", "b", "c", "d")


def pack_text(name: str, text: str) -> str:
    return f'[[card]]\nid = "T-{name}"\ntitle = "Test {name}"\ntype = "Drill"\ntext = "{text}"\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with four packs of a card each."""
    packs = tmp_path / "packs"
    packs.mkdir()
    for name in NAMES:
        (packs / f"{name}.toml").write_text(pack_text(name, "Draw a card."), encoding="utf-8")
    return packs


@pytest.fixture
def file(tmp_path: Path, folder: Path) -> Path:
    """A file in which the tables of those packs were kept."""
    path = tmp_path / "cache" / "tables.json"
    read(path, folder)
    return path


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The files that are parsed, as they are."""
    told: list[str] = []
    parse = packs.parse_pack

    def parsing(data, file=None):
        told.append(file.stem)
        return parse(data, file)

    monkeypatch.setattr(packs, "parse_pack", parsing)
    return told


@pytest.fixture
def unprobed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "PROBES", 0)


def read(file: Path, folder: Path) -> Pack:
    return Tables(file).read(lambda known: read_packs([folder], known))


def test_nothing_but_the_probes_is_parsed_twice(file, folder, parsed):
    pack = read(file, folder)
    assert len(parsed) == tables.PROBES
    assert pack == read_packs([folder])
    assert [card.text for card in pack.cards.values()] == ["Draw a card."] * 4


def test_a_changed_a_new_and_a_removed_file_are_seen(file, folder, parsed, unprobed):
    (folder / "a.toml").write_text(pack_text("a", "Shuffle."), encoding="utf-8")
    (folder / "e.toml").write_text(pack_text("e", "Draw a card."), encoding="utf-8")
    (folder / "b.toml").unlink()
    pack = read(file, folder)
    assert parsed == ["a", "e"]
    assert {id: card.text for id, card in pack.cards.items()} == {
        "T-a": "Shuffle.",
        "T-c": "Draw a card.",
        "T-d": "Draw a card.",
        "T-e": "Draw a card.",
    }
    parsed.clear()
    assert read(file, folder) == pack
    assert parsed == []
    assert len(json.loads(file.read_bytes().partition(b"\n")[2])) == 4, "what is gone is not kept"


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: data[: len(data) // 2],
        lambda data: data.replace(b"Draw", b"Drew", 1),
        lambda data: data.replace(b'"state": "', b'"state": "0', 1),
        lambda data: data.replace(b'"sum": "', b'"sum": "0', 1),
        lambda data: data.partition(b"\n")[2],
        lambda data: b"\x80\x04\n" + data,
        lambda data: b"[]\n[]",
        lambda data: b"",
        lambda data: b"[" * 100_000 + b"\n[]",
    ],
)
def test_a_file_that_is_not_as_it_was_written_is_made_anew(file, folder, parsed, spoil):
    whole = file.read_bytes()
    file.write_bytes(spoil(whole))
    assert [card.text for card in read(file, folder).cards.values()] == ["Draw a card."] * 4
    assert parsed == list(NAMES)
    assert file.read_bytes() == whole


@pytest.mark.parametrize("rows", [[], {"a": 1}, {"a": []}, None])
def test_rows_of_another_kind_are_not_used(file, folder, parsed, rows):
    kept.write_kept(file, tables._state(), rows)
    read(file, folder)
    assert parsed == list(NAMES)


def forge(file: Path, change) -> None:
    """Other tables in the file, and the sum that belongs to them."""
    rows = json.loads(file.read_bytes().partition(b"\n")[2])
    for table in rows.values():
        change(table["card"][0])
    kept.write_kept(file, tables._state(), rows)


def test_what_lies_is_found_out_and_nothing_of_it_used(file, folder, parsed):
    forge(file, lambda card: card.update(text="Win the game."))
    pack = read(file, folder)
    assert [card.text for card in pack.cards.values()] == ["Draw a card."] * 4
    assert len(pack.cards) == 4 and not pack.errors
    parsed.clear()
    read(file, folder)
    assert len(parsed) == tables.PROBES, "the lie is not kept either"


def test_what_is_kept_is_checked_as_a_file_is(file, folder, unprobed):
    forge(file, lambda card: card.update(type="Spell"))
    pack = read(file, folder)
    assert not pack.cards
    assert "it must be one of Main Personality" in pack.errors[0].message
    assert pack.errors[0].path == folder / "a.toml"


def test_what_is_wrong_is_not_kept_and_told_each_time(file, folder, parsed, unprobed):
    (folder / "a.toml").write_text("[[card]", encoding="utf-8")
    for _ in range(2):
        assert "not valid TOML" in read(file, folder).errors[0].message
    assert parsed == ["a", "a"]


def test_what_json_cannot_say_is_parsed_each_time(file, folder, parsed, unprobed):
    (folder / "a.toml").write_text(pack_text("a", "Draw.") + "made = 2026-01-02\n", "utf-8")
    for _ in range(2):
        assert '"made" is not known' in read(file, folder).errors[0].message
    assert parsed == ["a", "a"]
    assert len(json.loads(file.read_bytes().partition(b"\n")[2])) == 3


def test_a_folder_that_cannot_be_written_harms_nothing(tmp_path, folder):
    (tmp_path / "cache").write_text("a file where the folder should be")
    assert len(read(tmp_path / "cache" / "tables.json", folder).cards) == 4
    assert (tmp_path / "cache").is_file()


def test_another_state_of_the_program_parses_anew(file, folder, parsed, monkeypatch):
    monkeypatch.setattr(kept, "__version__", "another")
    read(file, folder)
    assert parsed == list(NAMES)


def test_the_shipped_cards_and_a_deck_are_the_same_kept_and_parsed(tmp_path, monkeypatch):
    monkeypatch.setenv("DBZ_DESKTOP_HOME", str(tmp_path))
    deck = tmp_path / "deck.toml"
    deck.write_text('name = "Mine"\n[cards]\n"PRE-C1" = 3\n', encoding="utf-8")
    plain = load_pool()

    def everything(known: Tables):
        return load_pool(tables=known), read_deck(deck, plain, known)

    assert kept_tables().read(everything) == kept_tables().read(everything)
    again, mine = kept_tables().read(everything)
    assert again == plain and list(again.cards) == list(plain.cards)
    assert mine == read_deck(deck, plain)


def test_a_deck_in_json_is_no_table_of_a_pack(tmp_path):
    deck = tmp_path / "deck.json"
    deck.write_text('["PRE-C1"]', encoding="utf-8")
    known = Tables(tmp_path / "tables.json")
    for _ in range(2):
        with pytest.raises(DeckError, match='must hold "name"'):
            known.read(lambda tables: read_deck(deck, load_pool(), tables))
