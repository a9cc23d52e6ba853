"""One card in every spelling of its count and name; levels, ranges, headings, and what is none."""

from __future__ import annotations

from functools import lru_cache

import pytest

from dbz_desktop.cards.packs import Pack, read_pack
from dbz_desktop.decks import Deck, titles
from dbz_desktop.decks.lists import read_list
from dbz_desktop.decks.titles import style_word
from dbz_desktop.match.content.library import load_pool
from dbz_desktop.paths import cards_folder

LEVELS = ["PRE-S13", "PRE-S14", "PRE-S15", "PRE-S16"]


@lru_cache(maxsize=1)
def pool() -> Pack:
    return load_pool()


def counts(deck: Deck) -> dict[str, int]:
    return {card.name: count for card, count in deck.counts}


THREE = """
Blue Torpedo 3x | Blue Torpedo x3 | 3-Blue Torpedo | 3 - Blue Torpedo | (3) Blue Torpedo
[3] Blue Torpedo | 3) Blue Torpedo | 3. Blue Torpedo | 3: Blue Torpedo | 3; Blue Torpedo
3, Blue Torpedo | 3xBlue Torpedo | x3 Blue Torpedo | 3 × Blue Torpedo | 3 x Blue Torpedo
Blue Torpedo; 3 | Blue Torpedo: 3 | Blue Torpedo = 3 | Blue Torpedo, 3 | Blue Torpedo - 3
Blue Torpedo -- 3 | Blue Torpedo (3) | Blue Torpedo [3] | Blue Torpedo (x3) | Blue Torpedo 3
Blue Torpedo ×3 | Blue Torpedo x 3 | Blue Torpedo *3 | Blue Torpedo ..... 3 | Blue Torpedo … x3
3 copies of Blue Torpedo | Blue Torpedo (3 copies) | 3 of Blue Torpedo | 3 pcs Blue Torpedo
three Blue Torpedo | Three x Blue Torpedo | Blue Torpedo (three copies) | 03 Blue Torpedo
• 3 Blue Torpedo | * 3x Blue Torpedo | - [ ] 3 Blue Torpedo | > 3 Blue Torpedo | + 3 Blue Torpedo
**3** Blue Torpedo | **3x Blue Torpedo** | [b]3[/b] Blue Torpedo | 3 [card]Blue Torpedo[/card]
3x [Blue Torpedo](https://example.org/s74) | <li>3 Blue Torpedo</li> | 3 "Blue Torpedo"
"Blue Torpedo",3 | 3,"Blue Torpedo" | 3 Blue Torpedo // good | 3 Blue Torpedo; good
3 Blue Torpedo (S74) | 3 PRE-S74 | PRE S74 x3 | PRE-S74: 3 | 3 Blue Torpedo [PRE S74] | 3 blue-torpedo
Physical: Blue Torpedo x3 | Physical Combat - 3 Blue Torpedo | 3 Blue Torpedo (Physical Combat)
3 BlueTorpedo | 3x Blu Torpedo
"""


@pytest.mark.parametrize(
    "line",
    [
        *(part.strip() for row in THREE.strip().splitlines() for part in row.split(" | ")),
        "3\tBlue Torpedo",
        "Blue Torpedo\t3",
        "Blue Torpedo\t\t3x",
        "| 3 | Blue Torpedo |",
        "| Blue Torpedo | 3 | PRE-S74 |",
        "３ Blue Torpedo",
    ],
)
def test_counts_in_every_place_and_spelling(line: str) -> None:
    reading = read_list(line, pool())
    assert counts(reading.deck) == {"Blue Torpedo": 3}
    assert reading.guesses == reading.unread == ()


@pytest.mark.parametrize(
    "line",
    ["0 x Blue Torpedo", "Blue Torpedo x0", "0,S74", "0x Krillin Lv. 1-4", "0 Orange Adaptive"],
)
def test_none_is_none(line: str) -> None:
    reading = read_list(f"{line}\n1 Confrontation", pool())
    assert counts(reading.deck) == {"Confrontation": 1}
    assert reading.deck.mp == () and reading.deck.mastery is None
    assert reading.unread == ()
    assert reading.lines[0].count == 0


@pytest.mark.parametrize(
    "line",
    [
        "It's Over 9,000!",
        "Its Over 9000",
        "It's Over 9,000! x1",
        '"It\'s Over 9,000!",1',
        "1,It's Over 9,000!",
        "Namek Dragon Ball 3",
        "1 Namek Dragon Ball 3",
        "Namek Dragon Ball 3 x1",
        "NDB3",
        "1x NDB 3",
    ],
)
def test_numbers_in_a_title_are_no_counts(line: str) -> None:
    deck = read_list(line, pool()).deck
    assert list(counts(deck).values()) == [1]
    assert next(iter(counts(deck))) in ("It's Over 9,000!", "Namek Dragon Ball 3")


@pytest.mark.parametrize(
    "text",
    [
        "Krillin 1-4",
        "Krillin Lv. 1-4",
        "Krillin lvl 1 – 4",
        "Krillin levels 1-4",
        "Krillin, levels 1 to 4",
        "Krillin (Lv 1-4)",
        "Krillin (1-4)",
        "1 Krillin Lv1-4",
        "Krillin Lv1/2/3/4",
        "Krillin levels 1, 2, 3 and 4",
        "Krillin (all levels)",
        "4x Krillin",
        "Krillin x4",
        "Levels 1-4 Krillin",
        "MP: Krillin",
        "MP - Krillin",
        "MP = Krillin",
        "MP: Krillin x4",
        "MP: Krillin 1-4",
        "**MP:** Krillin",
        "**MP**: Krillin",
        "Main Personality - Krillin",
        "Main Personality (4): Krillin",
        "# Main Personality\nKrillin",
        "MP (4)\n1 Krillin\n1 Krillin\n1 Krillin\n1 Krillin",
        "MP: Krillin - Ready / Energetic / Ready For Battle / Enraged",
        "MP: Krillin Ready, Energetic, Ready For Battle, Enraged",
        "Krillin - Ready / Krillin - Energetic / Krillin - Ready For Battle / Krillin - Enraged",
        "MP: Ready / Energetic / Ready for Battle / Enraged",
        "MP\nReady\nEnergetic\nReady For Battle\nEnraged",
        "S13-S16",
        "S13–S16",
        "S13-16",
        "S13 to S16",
        "PRE S13-S16",
        "PRE-S13 - PRE-S16",
        "Krillin S13-S16",
        "Krillin (S13-S16)",
        "MP: PRE-S13/PRE-S14/PRE-S15/PRE-S16",
        "MP: PRE S13 / S14 / S15 / S16",
        "PRE-S13, PRE-S14, PRE-S15, PRE-S16",
        "Krillin 1\nKrillin 2\nKrillin 3\nKrillin 4",
        "Level 1: Krillin\nLevel 2: Krillin\nLevel 3: Krillin\nLevel 4: Krillin",
        "MP Lv 1: Krillin\nMP Lv 2: Krillin\nMP Lv 3: Krillin\nMP Lv 4: Krillin",
        "1. Krillin - Ready\n2. Krillin - Energetic\n3. Krillin - Ready For Battle\n"
        "4. Krillin - Enraged",
        "Kuririn Lv. 1-4",
    ],
)
def test_the_four_levels(text: str) -> None:
    reading = read_list(text, pool())
    assert [card.id for card in reading.deck.mp] == LEVELS
    assert reading.unread == ()
    # Another set has a Krillin, too, which a name can't tell apart; numbers and subtitles can.
    told = "S13" in text or "Energetic" in text or "S14" in text
    assert {guess.card.level for guess in reading.guesses} <= ({1} if told else {1, 2, 3, 4})


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("NDB1", "Namek Dragon Ball 1"),
        ("SBC", "Piccolo's Special Beam Cannon"),
        ("Chiaotzu", "Chaozu - Resurrected"),
        ("Freeza's Supernova", "Frieza's Supernova"),
        ("Namek Knee Block", "Namekian Knee Block"),
    ],
)
def test_usual_short_names(line: str, name: str) -> None:
    reading = read_list(f"1 {line}", pool())
    assert counts(reading.deck) == {name: 1}
    assert reading.guesses == ()


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("Kamehameha", "Goku's Kamehameha"),
        ("Shoulder Grab", "Red Shoulder Grab"),
        ("Blue Head Knok", "Blue Head Knock"),
        ("Rde Shoulder Grab", "Red Shoulder Grab"),
        ("Namk Dragon Ball 3", "Namek Dragon Ball 3"),
    ],
)
def test_guesses_are_told(line: str, name: str) -> None:
    reading = read_list(f"2 {line}", pool())
    assert [(guess.card.name, guess.count) for guess in reading.guesses] == [(name, 2)]


def test_a_number_of_two_sets_is_told() -> None:
    (guess,) = read_list("3 S74", pool()).guesses
    assert guess.card.id == "PRE-S74"
    assert any("EVO-S74" in card.printings for card in guess.others)


def test_all_balls_at_once() -> None:
    for line in ("NDB1-7", "Namek Dragon Ball 1-7", "Namek Dragon Balls 1-7"):
        assert len(read_list(line, pool()).deck.counts) == 7


def test_the_mastery_without_the_word() -> None:
    for line in ("Mastery: Orange Adaptive", "Mastery - Orange Adaptive Mastery", "PRE S26"):
        mastery = read_list(line, pool()).deck.mastery
        assert mastery is not None and mastery.id == "PRE-S26"


# --- what is left out ---


def test_a_sideboard_is_told_and_left_out() -> None:
    text = "3 Blue Torpedo\n\nSideboard (3)\nEvents\n2 Confrontation\n1 Blue Rest\nLife Deck\n1 PRE-S97"
    reading = read_list(text, pool())
    assert counts(reading.deck) == {"Blue Torpedo": 3, "Blue Positioning Drill": 1}
    assert [(line.line, line.aside) for line in reading.unread] == [(5, True), (6, True)]
    assert "Sideboard" in reading.unread[0].reason
    assert reading.lost == ()
    # It can be taken all the same.
    place = reading.unread[0].place
    (option,) = reading.lines[place].options
    assert counts(reading.choose({place: option}).deck)["Confrontation"] == 2


@pytest.mark.parametrize(
    "text",
    [
        "SB: 2 Confrontation",
        "Maybeboard\n2 Confrontation",
        "## Maybe\n- 2x Confrontation",
        "// Sideboard\n2 Confrontation",
        "=== SIDE DECK ===\n2 Confrontation",
        "Count,Name,Section\n2,Confrontation,Sideboard",
    ],
)
def test_every_name_of_a_sideboard(text: str) -> None:
    reading = read_list(text, pool())
    assert reading.deck.size == 0
    assert [line.aside for line in reading.unread] == [True]


def test_what_is_said_of_a_deck_is_no_card() -> None:
    text = (
        "Name: Mine\nAuthor: Me\nFormat: casual\n12 Events\nPhysical Combat: 12\nTotal: 60\n"
        "--- Energy Combat [8] ---\n2 Confrontation\n"
    )
    reading = read_list(text, pool())
    assert counts(reading.deck) == {"Confrontation": 2}
    assert reading.deck.name == "Mine"
    assert reading.guesses == reading.unread == ()


# --- the wall of the Style word, and the sets that aren't here ---


@lru_cache(maxsize=1)
def premiere() -> Pack:
    """The Premiere Set alone."""
    return read_pack(cards_folder() / "premiere")


@pytest.fixture
def without_later_sets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards of the later sets are known by name alone, as in an app without their packs."""
    names = {ident: card.name for card in pool().cards.values() for ident in card.printings}
    monkeypatch.setattr(titles, "other_sets", lambda: names)


def test_a_character_is_an_ally_under_that_heading() -> None:
    reading = read_list("Main Personality\nKrillin\n\nAllies\n1 Tien", pool())
    (name,) = counts(reading.deck)
    assert name.startswith("Tenshinhan - ")


def test_a_number_alone_is_doubtful_where_sets_share_it() -> None:
    reading = read_list("S26", pool())
    (guess,) = reading.guesses
    assert {card.set_code for card in reading.lines[guess.place].options} >= {"PRE", "EVO"}


@pytest.mark.parametrize("line", ["Red Torpedo", "Orange Head Knock", "Saiyan Shoulder Grab"])
def test_a_guess_never_crosses_the_style_word(line: str) -> None:
    reading = read_list(f"3 {line}", pool())
    assert reading.deck.size == 0
    (unread,) = reading.unread
    options = reading.lines[unread.place].options
    wanted = style_word(line.casefold())
    assert all(card.style is wanted for card in options)


@pytest.mark.usefixtures("without_later_sets")
@pytest.mark.parametrize("slip", [lambda t: t, lambda t: t.replace("e", "", 1), lambda t: t[:-1]])
def test_no_card_of_a_missing_set_is_replaced(slip: object) -> None:
    """Every title of every set that is not installed, right and with a slip in it."""
    here = premiere()
    printed = {printing for card in here.cards.values() for printing in card.printings}
    missing = {name for ident, name in titles.other_sets().items() if ident not in printed}
    assert len(missing) > 400
    text = "\n".join(f"1 {slip(name)}" for name in sorted(missing))  # type: ignore[operator]
    reading = read_list("Name: x\n" + text, here)
    for line in reading.lines:
        if line.card is not None:
            assert line.written == "" or line.card.name in missing, line


@pytest.mark.usefixtures("without_later_sets")
def test_a_missing_card_is_named() -> None:
    reading = read_list(
        "3 Orange Hand Cannon\n2 Orange Hand Canon\n1 HNV-C27\n1 C27 Blue Crush", premiere()
    )
    assert reading.deck.size == 0
    assert [line.reason for line in reading.unread] == [
        "“Orange Hand Cannon” of Heroes & Villains (HNV-R119), not installed",
        "probably “Orange Hand Cannon” of Heroes & Villains (HNV-R119), not installed",
        "“Blue Determined Attack” of Heroes & Villains (HNV-C27), not installed",
        "“Blue Crush” of Heroes & Villains (HNV-R109), not installed",
    ]


def test_other_numbers_are_another_card() -> None:
    assert read_list("1 Earth Dragon Ball 3\n1 Namek Dragon Ball 8", pool()).deck.size == 0


def test_a_count_can_be_put_right() -> None:
    reading = read_list("2 Red Sholder Grabb\n1 Blue Rest\n0 Confrontation", pool())
    right = reading.choose({}, {0: 3, 1: 0, 2: 1})
    assert counts(right.deck) == {"Red Shoulder Grab": 3, "Confrontation": 1}
    # A count alone settles no guess.
    assert len(right.guesses) == 1
