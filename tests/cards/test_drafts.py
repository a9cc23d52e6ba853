"""Cards on the way to a pack: what they lack, how they are kept, and that packs stay as written."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from dbz_desktop.cards.drafts import (
    Draft,
    card_of,
    copy_of,
    draft_from_table,
    draft_of,
    draft_text,
    fields_of,
    free_id,
    set_code,
    stage_levels,
    stages_text,
    wants_of,
)
from dbz_desktop.cards.model import Alignment, CardType, Style
from dbz_desktop.cards.packfile import PackHead, read_pack_file
from dbz_desktop.cards.packs import PackError, parse_pack, read_pack
from dbz_desktop.cards.packtext import (
    checked,
    cut_pack,
    new_pack_text,
    with_drafts,
    with_head,
    without_drafts,
)
from dbz_desktop.match.content.library import load_pool

WRITTEN = """\
# Ours.
[pack]
name = "Kitchen"

[[card]]
id = "KIT-1"  # the first
title = "Tea"
type = "Event"
text = "POWER: Draw a card."

# The odd one.
[[card]]
id = "KIT-2"
title = "Odd"
type = "Sandwich"
text = "POWER: Draw a card."

[[draft]]
id = "KIT-3"
title = "Unfinished"
type = "Ally"
stages = "900 8"
"""


def cut(text):
    return cut_pack(text, Path("kitchen.toml"), lambda _card: True)


def always(_draft):
    return True


@pytest.fixture(scope="module")
def shipped():
    return list(load_pool().cards.values())


def test_every_shipped_card_is_a_draft_that_lacks_nothing_and_comes_back_the_same(shipped):
    for card in shipped:
        draft = draft_of(card, 1)
        assert wants_of(draft) == [], card.id
        assert card_of(draft) == card


def test_what_is_kept_as_a_draft_comes_back_as_it_was_typed(shipped):
    for card in shipped[::40]:
        draft = replace(draft_of(card, 7), title="", stages="900  … perhaps 12")
        (table,) = parse_pack(draft_text(draft).encode())["draft"]
        back = draft_from_table(table, 7)
        own = fields_of(card.type)
        assert back == replace(draft, stages=draft.stages if "stages" in own else back.stages)


def test_a_draft_of_nonsense_is_read_as_far_as_it_goes():
    table = {"id": 3, "type": "Sandwich", "level": 900, "pur": True, "wordings": [1], "title": "A"}
    assert draft_from_table(table, 2) == Draft(2, title="A")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"title": " "}, "it has no title"),
        ({"id": ""}, "it has no number"),
        ({"text": ""}, "it has no text"),
        ({"text": "x" * 2001}, "its text is longer than 2,000 characters"),
        ({"level": None}, "a Main Personality needs its level"),
        ({"alignment": None}, "a Main Personality is a Hero or a Villain"),
        ({"pur": None}, "a personality needs its Power Up Rating"),
        ({"stages": "9 8"}, "it has 2 of its 11 power levels, from stage 10 down to stage 0"),
        ({"type": CardType.MASTERY}, "a Mastery has a Style"),
        ({"type": CardType.DRAGON_BALL}, "a Dragon Ball belongs to a set of them"),
    ],
)
def test_what_a_card_lacks_is_told_in_words(change, words):
    whole = Draft(
        1, "KIT-1", "Goku", CardType.MAIN_PERSONALITY, "POWER: Draw a card.", level=1,
        alignment=Alignment.HERO, pur=2, stages="10 9 8 7 6 5 4 3 2 1 0",
    )  # fmt: skip
    assert wants_of(whole) == []
    wrong = replace(whole, **change)
    assert words in [want.words for want in wants_of(wrong)]
    with pytest.raises(PackError, match=words[:12]):
        card_of(wrong)


@pytest.mark.parametrize(
    ("typed", "levels", "words"),
    [
        ("11,000 to 1,000", tuple(range(11_000, 999, -1_000)), ""),
        ("10..0", tuple(range(10, -1, -1)), ""),
        ("10/9/8/7/6/5/4/3/2/1/0", tuple(range(10, -1, -1)), ""),
        ("1,000, 900, 800, 700, 600, 500, 400, 300, 200, 100, 0", None, ""),
        ("", (), "none of its 11 levels"),
        ("0 1 2 3 4 5 6 7 8 9 10", None, "must fall"),
        ("many", (), "“many” is no power level"),
        ("1000000000000 to 0", None, "twelve digits"),
    ],
)
def test_power_levels_are_read_as_they_are_typed(typed, levels, words):
    found, wrong = stage_levels(typed)
    assert words in wrong and bool(words) == bool(wrong)
    if levels is not None:
        assert found == levels
    if not wrong:
        assert stage_levels(stages_text(reversed(found))) == (found, "")


def test_numbers_and_sets_are_those_that_nobody_has():
    assert free_id("KIT", ["kit-1", "KIT-3"]) == "KIT-2"
    assert set_code("Kitchen table", []) == "KIT"
    assert set_code("Kitchen table", ["KIT"]) == "KITC"
    assert set_code("Kitchen table", ["KIT", "KITC"]) == "KIT2"
    assert set_code("Évo", ["EVO"]) not in ("EVO", "")
    assert set_code("龍", []) == "OWN"


def test_a_copy_is_a_card_of_its_own_in_one_wording(shipped):
    card = next(card for card in shipped if card.wordings)
    copy = copy_of(card, "POWER: Draw a card.")
    assert (copy.id, copy.text, copy.wordings, copy.printings) == (
        "",
        "POWER: Draw a card.",
        (),
        (),
    )


def test_a_pack_that_is_cut_and_not_changed_is_the_same_to_the_last_sign():
    pack = cut(WRITTEN)
    assert pack.text == WRITTEN and with_drafts(pack, pack.drafts, always).text == WRITTEN
    assert [draft.name for draft in pack.drafts] == ["Tea", "Unfinished"]
    (wrong,) = pack.unread
    assert wrong.startswith("KIT-2: ") and "Sandwich" in wrong


def test_what_is_changed_is_written_anew_and_all_else_stays():
    pack = cut(WRITTEN)
    tea, unfinished = pack.drafts
    new = Draft(9, "KIT-9", "New", text="POWER: Draw a card.", style=Style.RED)
    after = with_drafts(pack, [tea, replace(unfinished, title="Still"), new], always)
    head, _, _rest = WRITTEN.partition("[[draft]]")
    assert after.text.startswith(head)
    again = cut(checked(after, Path("kitchen.toml")))
    assert [draft.name for draft in again.drafts] == ["Tea", "Still", "New"]
    assert [part.is_card for part in again.parts] == [True, False, False, True]
    # What is taken out is gone, what can't be read stays.
    fewer = with_drafts(after, [new], always)
    assert "Tea" not in fewer.text and "Sandwich" in fewer.text
    assert [draft.name for draft in fewer.drafts] == ["New"]


def test_what_is_not_to_be_played_stays_a_draft_that_no_pool_finds(tmp_path):
    whole = Draft(1, "KIT-1", "Tea", text="POWER: Juggle.")
    pack = with_drafts(new_pack_text(PackHead("Kitchen")), [whole], lambda _draft: False)
    path = tmp_path / "kitchen.toml"
    path.write_text(pack.text, encoding="utf-8")
    assert read_pack(path).cards == {} and read_pack(path).errors == []
    assert read_pack_file(path).head.name == "Kitchen"
    assert with_drafts(pack, [replace(whole, title="Tee")], always).parts[0].is_card


HEADED = """\
# Ours.
[pack]   # what it is
format = 1
name = "Kitchen"    # where we play
about = "For Saturdays."
# More to come.

[[card]]
id = "KIT-1"
title = "Tea"
type = "Event"
text = "POWER: Draw a card."
"""


def test_what_a_pack_says_of_itself_changes_line_by_line():
    pack = with_head(cut(HEADED), PackHead("Pantry", "Ann", "", ""), Path("k.toml"))
    assert checked(pack, Path("k.toml")) == HEADED.replace(
        'name = "Kitchen"    # where we play\nabout = "For Saturdays."\n',
        'name = "Pantry"\nauthor = "Ann"\n',
    )
    assert with_head(pack, pack.head, Path("k.toml")) is pack


def test_a_pack_that_says_nothing_of_itself_gets_a_table_below_what_is_the_files():
    text = 'mine = "yes"\n\n[[card]]' + HEADED.partition("[[card]]")[2]
    pack = with_head(cut(text), PackHead('"Pantry" \\', "Ann"), Path("k.toml"))
    again = parse_pack(checked(pack, Path("k.toml")).encode())
    assert again["mine"] == "yes" and again["pack"]["name"] == '"Pantry" \\'


@pytest.mark.parametrize(
    "text",
    [
        HEADED.replace('"For Saturdays."', '"""For\nSaturdays."""'),
        'pack = {name = "Kitchen"}\n\n[[card]]' + HEADED.partition("[[card]]")[2],
    ],
)
def test_a_head_that_cannot_be_changed_by_its_lines_is_told_of(text):
    with pytest.raises(PackError) as error:
        checked(with_head(cut(text), PackHead("Pantry"), Path("k.toml")), Path("k.toml"))
    assert error.value.message.isprintable() and len(error.value.message) > 20


def test_a_pack_is_given_away_without_its_drafts():
    given = without_drafts(WRITTEN)
    assert "[[draft]]" not in given and "Unfinished" not in given
    assert given == WRITTEN[: WRITTEN.index("[[draft]]")]


def test_cards_that_are_not_tables_of_their_own_cannot_be_cut():
    with pytest.raises(PackError, match="change it in the editor"):
        cut('card = [{id = "A-1", title = "A", type = "Event", text = "x"}]\n')
    with pytest.raises(PackError, match="list of tables"):
        cut('draft = "A"\n')
