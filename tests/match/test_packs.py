"""Packs that travel: read, looked through, added, replaced, refused."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from dbz_desktop.cards.packfile import PackHead, joined, pack_file_text, read_pack_file
from dbz_desktop.cards.packs import MAX_CARDS, MAX_FILE_BYTES, PackError, read_packs
from dbz_desktop.decks.model import make_deck
from dbz_desktop.match.content.library import load_pool, user_packs_folder
from dbz_desktop.match.course.setup import MatchSetup
from dbz_desktop.match.match import Match
from dbz_desktop.match.packs import (
    add_pack,
    decks_with,
    export_pack,
    games_with,
    look_through,
    own_packs,
)

TWO = """\
# Written at the kitchen table.
[[card]]
id = "KIT-C1"
title = "Tea Break"
type = "Event"
text = "POWER: Draw a card."

[[card]]
id = "KIT-C2"
title = "Long Lunch"
type = "Setup"
text = "Juggle three oranges.\\nDraw a card."
"""
HEAD = '[pack]\nformat = 1\nname = "Kitchen table"\nauthor = "Ann"\n\n'


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DBZ_DESKTOP_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def written(tmp_path: Path, text: str, name: str = "kitchen.dbzpack") -> Path:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    return path


def test_a_pack_says_what_is_in_it_and_what_is_wrong(tmp_path: Path) -> None:
    report = look_through(written(tmp_path, HEAD + TWO), load_pool())
    assert report.file.head == PackHead("Kitchen table", "Ann")
    assert report.sets == ("KIT",) and len(report.good) == 2 and report.compiled == 1
    (wrong,) = report.misread
    assert (wrong.card.id, wrong.line, wrong.column, wrong.words) == ("KIT-C2", 1, 0, "Juggle")
    assert not (report.clashes or report.titles or report.older or report.unread)


def test_where_a_fault_stands_in_the_file_is_told(tmp_path: Path) -> None:
    text = HEAD + TWO.replace('Draw a card."', 'Draw a card. Juggle."')
    first, second = look_through(written(tmp_path, text), load_pool()).misread[:2]
    for wrong in (first, second):
        line, column = wrong.at
        assert text.splitlines()[line - 1][column - 1 :].startswith(wrong.words)
    assert (first.card.id, second.card.id) == ("KIT-C1", "KIT-C2")
    assert first.at[0] == 11 and second.at[0] == 17


def test_what_is_added_is_in_the_pool_as_it_was_written(tmp_path: Path) -> None:
    path = written(tmp_path, HEAD + TWO)
    target = add_pack(look_through(path, load_pool()))
    assert target.parent == user_packs_folder()
    assert target.read_text(encoding="utf-8") == path.read_text(encoding="utf-8")
    pool = load_pool()
    assert pool.cards["KIT-C1"].title == "Tea Break" and not pool.errors
    assert look_through(path, pool).same
    (own,) = own_packs()
    assert own.name == "Kitchen table" and set(own.cards) == {"KIT-C1", "KIT-C2"}


def test_cards_that_clash_or_are_none_stay_out(tmp_path: Path) -> None:
    text = HEAD + TWO.replace("KIT-C2", "PRE-S1") + '[[card]]\nid = "KIT-C3"\ntype = "Song"\n'
    report = look_through(written(tmp_path, text), load_pool())
    ((card, there),) = report.clashes
    assert card.title == "Long Lunch" and there.title == "Vegeta"
    (unread,) = report.unread
    assert unread.card == "KIT-C3" and "Song" in unread.message
    target = add_pack(report)
    assert set(read_packs([target]).cards) == {"KIT-C1"}
    pool = load_pool()
    assert not pool.errors and pool.cards["PRE-S1"].title == "Vegeta"


def test_a_title_that_is_here_already_is_told(tmp_path: Path) -> None:
    pool = load_pool()
    known = next(card for card in pool.cards.values() if card.type.value == "Event")
    report = look_through(written(tmp_path, TWO.replace("Tea Break", known.title.upper())), pool)
    ((card, there),) = report.titles
    assert (card.id, there.title) == ("KIT-C1", known.title) and len(report.good) == 2


def test_another_version_takes_the_place_of_the_older_one(tmp_path: Path) -> None:
    first = add_pack(look_through(written(tmp_path, HEAD + TWO), load_pool()))
    before = first.read_text()
    newer = HEAD + TWO.replace("Draw a card.", "Draw 2 cards.", 1).replace("KIT-C2", "KIT-C3")
    report = look_through(written(tmp_path, newer, "new.dbzpack"), load_pool())
    assert report.older is not None and report.older.path == first and not report.same
    assert [card.id for card in report.new] == ["KIT-C3"]
    assert [card.id for card in report.changed] == ["KIT-C1"]
    assert [card.id for card in report.gone] == ["KIT-C2"]
    assert add_pack(report) == first
    assert set(load_pool().cards) & {"KIT-C1", "KIT-C2", "KIT-C3"} == {"KIT-C1", "KIT-C3"}
    (kept,) = (user_packs_folder() / "older").iterdir()
    assert kept.read_text() == before and len(own_packs()) == 1


def test_a_pack_of_another_name_with_the_same_cards_is_another_version(tmp_path: Path) -> None:
    add_pack(look_through(written(tmp_path, HEAD + TWO), load_pool()))
    other = HEAD.replace("Kitchen table", "Ann's cards") + TWO.replace("Draw a", "Draw 2", 1)
    report = look_through(written(tmp_path, other), load_pool())
    assert report.older is not None and report.older.name == "Kitchen table"
    assert not report.clashes


def test_two_packs_of_one_file_name_lie_beside_each_other(tmp_path: Path) -> None:
    add_pack(look_through(written(tmp_path, HEAD + TWO), load_pool()))
    other = HEAD.replace("Kitchen table", "KITCHEN: table?") + TWO.replace("KIT-", "TAB-")
    add_pack(look_through(written(tmp_path, other), load_pool()))
    assert len(own_packs()) == 2 and {"KIT-C1", "TAB-C1"} <= set(load_pool().cards)


def test_unfinished_games_with_cards_that_change_are_told(tmp_path: Path) -> None:
    add_pack(look_through(written(tmp_path, HEAD + TWO), load_pool()))
    pool = load_pool()
    from dbz_desktop.decks import read_deck
    from dbz_desktop.match.content.library import starter_decks

    starters = [read_deck(path, pool) for path in starter_decks()[:2]]
    mine = make_deck(
        "Mine",
        starters[0].mp,
        starters[0].mastery,
        [*starters[0].life[:-1], pool.cards["KIT-C1"]],
    )
    matches = tmp_path / "matches"
    Match.new(
        MatchSetup(("Ann", "Bob"), (mine, starters[1]), seed=5), pool, matches / "a.dbzreplay"
    ).close()
    Match.new(
        MatchSetup(("Cat", "Dan"), (starters[0], starters[1]), seed=5),
        pool,
        matches / "b.dbzreplay",
    ).close()
    newer = HEAD + TWO.replace("Draw a card.", "Draw 2 cards.", 1)
    path = written(tmp_path, newer, "new.dbzpack")
    assert look_through(path, pool, matches).games == ["Ann against Bob"]
    assert games_with(matches, [pool.cards["KIT-C2"]]) == []
    assert decks_with(["KIT-C1"], [mine, *starters]) == [mine]


# --- what is refused ---


def nothing(path: Path) -> None:
    return


def binary(path: Path) -> None:
    path.write_bytes(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR")


def latin(path: Path) -> None:
    path.write_bytes('[[card]]\ntitle = "Café"'.encode("latin-1"))


def utf16(path: Path) -> None:
    path.write_text(TWO, encoding="utf-16")


def huge(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(MAX_FILE_BYTES * 50)


def many(path: Path) -> None:
    path.write_text("".join(f'[[card]]\nid = "X-{n}"\n' for n in range(10_000)))


def deep(path: Path) -> None:
    path.write_text("a = " + "[" * 50_000)


def cut(path: Path) -> None:
    path.write_text(TWO[:-30])


def empty(path: Path) -> None:
    path.write_text("")


def no_tables(path: Path) -> None:
    path.write_text("card = [1, 2]")


def newer_format(path: Path) -> None:
    path.write_text("[pack]\nformat = 2\n" + TWO)


def odd_head(path: Path) -> None:
    path.write_text("[pack]\nname = 7\n" + TWO)


def folder(path: Path) -> None:
    path.mkdir()


def dead_link(path: Path) -> None:
    path.symlink_to(path.with_name("nowhere"))


def looping_link(path: Path) -> None:
    path.symlink_to(path)


def pipe(path: Path) -> None:
    os.mkfifo(path)


def device(path: Path) -> None:
    path.symlink_to("/dev/zero")


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (nothing, "not there any more"),
        (binary, "is no text"),
        (latin, "save it as UTF-8"),
        (utf16, "save it as UTF-8"),
        (huge, "larger than 4 MB"),
        (many, f"10,000 cards; a pack has {MAX_CARDS:,} at most"),
        (deep, "nested far too deep"),
        (cut, "is not valid TOML"),
        (empty, "no card in it"),
        (no_tables, "tables"),
        (newer_format, "newer DBZ Desktop"),
        (odd_head, '"name" of \\[pack\\]'),
        (folder, "is a folder"),
        (dead_link, "leads nowhere"),
        (looping_link, "."),
        (pipe, "no file that can be read"),
        (device, "no file that can be read"),
    ],
)
def test_what_is_no_pack_is_refused_with_its_reason(tmp_path: Path, make, words: str) -> None:
    if sys.platform == "win32" and make in (dead_link, looping_link, pipe, device):
        pytest.skip("not there")
    path = tmp_path / "bad.dbzpack"
    make(path)
    with pytest.raises(PackError, match=words) as caught:
        look_through(path, load_pool())
    assert "bad.dbzpack" in str(caught.value)
    # In the folder of packs it costs the player nothing but itself.
    user_packs_folder().mkdir(parents=True)
    if make is not nothing:
        os.rename(path, user_packs_folder() / "bad.toml")
        assert "PRE-S1" in load_pool().cards
        assert all(pack.error for pack in own_packs())


@pytest.mark.skipif(
    sys.platform == "win32" or os.geteuid() == 0, reason="who may do anything is refused nothing"
)
def test_a_file_without_permission_is_refused(tmp_path: Path) -> None:
    path = written(tmp_path, TWO)
    path.chmod(0)
    with pytest.raises(PackError, match="can't be opened: Permission denied"):
        read_pack_file(path)


def test_a_file_that_the_system_refuses_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = written(tmp_path, TWO)

    def refuse(*_arguments: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(PackError, match=r"kitchen\.dbzpack: can't be opened: Permission denied"):
        read_pack_file(path)


def test_a_link_to_a_pack_is_followed(tmp_path: Path) -> None:
    link = tmp_path / "link.dbzpack"
    link.symlink_to(written(tmp_path, TWO))
    assert len(read_pack_file(link).pack.cards) == 2


# --- passing on ---


def test_what_is_exported_is_as_it_was_written_with_a_name_on_top(tmp_path: Path) -> None:
    file = read_pack_file(written(tmp_path, TWO, "lunch.toml"))
    export_pack(file, tmp_path / "out.dbzpack")
    text = (tmp_path / "out.dbzpack").read_text(encoding="utf-8")
    assert text.endswith(TWO) and text.startswith("[pack]\n")
    again = read_pack_file(tmp_path / "out.dbzpack")
    assert again.head.name == "lunch" and again.pack.cards == file.pack.cards
    assert pack_file_text(again) == text


def test_a_pack_from_windows_is_exported_with_one_kind_of_line_ends(tmp_path: Path) -> None:
    path = tmp_path / "lunch.toml"
    path.write_bytes(TWO.replace("\n", "\r\n").encode())
    export_pack(read_pack_file(path), tmp_path / "out.dbzpack")
    data = (tmp_path / "out.dbzpack").read_bytes()
    assert b"\r" not in data and data.decode().endswith(TWO)


def test_keys_that_a_name_on_top_would_swallow_are_kept(tmp_path: Path) -> None:
    inline = 'card = [{ id = "KIT-C1", title = "Tea", type = "Event", text = "Draw a card." }]\n'
    file = read_pack_file(written(tmp_path, inline))
    export_pack(file, tmp_path / "out.dbzpack")
    assert read_pack_file(tmp_path / "out.dbzpack").pack.cards == file.pack.cards


def test_several_files_and_one_set_travel_as_one(tmp_path: Path) -> None:
    one = read_pack_file(written(tmp_path, TWO, "one.toml"))
    two = read_pack_file(written(tmp_path, TWO.replace("KIT-", "TAB-"), "two.toml"))
    both = joined("Both", [one, two])
    assert both.sets == ("KIT", "TAB") and both.head.name == "Both"
    export_pack(joined("Some", [one, two], {"KIT-C1", "TAB-C2"}), tmp_path / "out.dbzpack")
    again = read_pack_file(tmp_path / "out.dbzpack")
    assert set(again.pack.cards) == {"KIT-C1", "TAB-C2"} and again.head.name == "Some"
