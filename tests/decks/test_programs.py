"""Decks of other programs, and tables: read, written, and refused where they mean harm."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dbz_desktop.cards.packs import Pack
from dbz_desktop.decks import Deck, read_deck
from dbz_desktop.decks.incoming import file_text, read_any, read_incoming
from dbz_desktop.decks.lists import ListError, list_text
from dbz_desktop.decks.programs import OCTGN_GAME, cockatrice_text, lackey_text, octgn_text
from dbz_desktop.decks.sheets import HEAD, sheet_text
from dbz_desktop.match.content.library import load_pool, starter_decks
from tests.long import LONG

FORMS = [octgn_text, lackey_text, cockatrice_text, sheet_text, list_text]


@lru_cache(maxsize=1)
def pool() -> Pack:
    return load_pool()


def starter(name: str) -> Deck:
    return read_deck(next(path for path in starter_decks() if path.stem == name), pool())


@pytest.mark.parametrize("write", FORMS)
@pytest.mark.parametrize("name", ["black", "namekian", "saiyan"])
def test_what_is_written_reads_back(write: Callable[[Deck], str], name: str) -> None:
    deck = starter(name)
    reading = read_incoming(write(deck), pool(), deck.name)
    assert (reading.deck.mp, reading.deck.mastery) == (deck.mp, deck.mastery) or write is octgn_text
    assert [card.name for card in reading.deck.mp] == [card.name for card in deck.mp]
    assert reading.deck.mastery == deck.mastery
    assert dict(reading.deck.counts) == dict(deck.counts)
    assert reading.deck.name == deck.name
    assert reading.unread == ()


@pytest.mark.parametrize("write", [octgn_text, lackey_text, cockatrice_text, list_text])
def test_notes_travel_along(write: Callable[[Deck], str]) -> None:
    deck = replace(starter("red"), notes='Hold "drills" <back> & wait.\nThen attack.')
    assert read_incoming(write(deck), pool()).deck.notes == deck.notes


def test_octgn_finds_its_game_and_the_two_parts_of_a_deck() -> None:
    root = ElementTree.fromstring(octgn_text(starter("red")))
    assert root.attrib == {"game": OCTGN_GAME}
    parts = {part.get("name"): part for part in root.iter("section")}
    assert list(parts) == ["Starting", "Life Deck"]
    assert sum(int(card.get("qty", "")) for card in parts["Starting"]) == 5
    assert sum(int(card.get("qty", "")) for card in parts["Life Deck"]) == 60
    assert all(len(card.get("id", "")) == 36 and card.text for card in root.iter("card"))


def test_lackey_has_one_element_a_copy() -> None:
    root = ElementTree.fromstring(lackey_text(starter("red")))
    (deck, _) = root.iter("superzone")
    assert len(deck.findall("card")) == 60


def test_a_sheet_has_a_head_and_a_row_a_card() -> None:
    rows = list(csv.reader(io.StringIO(sheet_text(starter("red")))))
    assert tuple(rows[0]) == HEAD
    assert all(len(row) == len(HEAD) for row in rows)
    assert sum(int(row[0]) for row in rows[1:]) == 65


def test_a_cell_is_no_formula() -> None:
    deck = starter("red")
    card = replace(deck.counts[0][0], title="=1+1,Kick")
    row = sheet_text(replace(deck, counts=((card, 2),))).splitlines()[-1]
    assert row.startswith('2,"\'=1+1,Kick"')


OCTGN = """<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="383a6ac2-6e52-40a5-980f-fade09e4908b">
  <section name="Starting" shared="False">
    <card qty="1" id="14f2652a-11e3-406a-9b46-57542e6619d6">Orange Adaptive Mastery</card>
    <card qty="1" id="4c461090-cef1-4c33-a5ba-50e786b0f458">Krillin - Energetic</card>
  </section>
  <section name="Life Deck" shared="False">
    <card qty="1" id="88afaa94-66b0-4b61-bdce-e6ba6689bcfd">Time is a Warrior's Tool</card>
    <card qty="3" id="b73f3942-873a-4fd7-8b83-f81989feac9b">Blue Torpedo</card>
    <card qty="2" id="b73f3942-873a-4fd7-8b83-f81989feac9c">Orange Shopping Drill</card>
  </section>
  <section name="Sideboard"><card qty="2" id="x">Confrontation</card></section>
  <notes><![CDATA[Be <quick>]]></notes>
</deck>"""
LACKEY = """<deck version="0.8">
	<meta><game>dbz</game></meta>
	<superzone name="Deck">
		<card><name id="prs74">Blue Torpedo</name><set>Premiere</set></card>
		<card><name id="prs74">Blue Torpedo</name><set>Premiere</set></card>
		<card><name>Time Is A Warrior's Tool</name></card>
	</superzone>
	<superzone name="Sideboard"><card><name>Confrontation</name></card></superzone>
</deck>"""
COCKATRICE = """<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_deck version="1">
    <deckname>Cock &amp; bull</deckname><comments>Be quick</comments>
    <zone name="main">
        <card number="3" name="Blue Torpedo"/><card number="1" name="Time Is A Warrior's Tool"/>
    </zone>
    <zone name="side"><card number="2" name="Confrontation"/></zone>
</cockatrice_deck>"""
MAGIC_ONLINE = """<?xml version="1.0"?><Deck><NetDeckID>0</NetDeckID>
<Cards CatID="1" Quantity="3" Sideboard="false" Name="Blue Torpedo" Annotation="0"/>
<Cards CatID="3" Quantity="1" Sideboard="false" Name="Time Is A Warrior's Tool" Annotation="0"/>
<Cards CatID="2" Quantity="2" Sideboard="true" Name="Confrontation" Annotation="0"/></Deck>"""


@pytest.mark.parametrize(
    ("text", "torpedos", "name"),
    [
        (OCTGN, 3, "File"),
        (LACKEY, 2, "File"),
        (COCKATRICE, 3, "Cock & bull"),
        (MAGIC_ONLINE, 3, "File"),
    ],
)
def test_decks_of_other_programs(text: str, torpedos: int, name: str) -> None:
    reading = read_incoming(text, pool(), "File")
    held = {card.name: count for card, count in reading.deck.counts}
    assert held == {"Blue Torpedo": torpedos, "Time Is A Warrior's Tool": 1}
    assert reading.deck.name == name
    aside = [line for line in reading.unread if line.aside]
    assert [line.written for line in aside] == ["Confrontation"]
    assert aside[0].line > 1
    assert all("not installed" in line.reason for line in reading.lost)
    assert len(reading.lost) == (text is OCTGN)


def test_octgn_levels_and_notes() -> None:
    deck = read_incoming(OCTGN, pool()).deck
    assert [card.level for card in deck.mp] == [2]
    assert deck.mastery is not None and deck.mastery.id == "PRE-S26"
    assert deck.notes == "Be <quick>"


LAUGHS = '<!DOCTYPE deck [<!ENTITY a "ha">' + "".join(
    f'<!ENTITY {chr(98 + n)} "{f"&{chr(97 + n)};" * 10}">' for n in range(9)
)
HARM = {
    "a billion laughs": LAUGHS
    + "]><deck><section name='x'><card qty='1'>&j;</card></section></deck>",
    "another file": '<!DOCTYPE deck [<!ENTITY x SYSTEM "file:///etc/passwd">]><deck>&x;</deck>',
    "a document type": '<?xml version="1.0"?><!DOCTYPE deck SYSTEM "http://127.0.0.1/x"><deck/>',
    "depth": "<deck>" * 5_000,
    "elements": "<deck>" + "<card/>" * 30_000 + "</deck>",
    "cut off": OCTGN[:300],
    "no deck": '<?xml version="1.0"?><html><body>3 Blue Torpedo</body></html>',
    "nothing": "<deck/>",
    "size": "<deck>" + "x" * 1_100_000,
}


@pytest.mark.parametrize("harm", HARM)
def test_what_means_harm_is_refused(harm: str, tmp_path: Path) -> None:
    path = tmp_path / "deck.o8d"
    path.write_text(HARM[harm], encoding="utf-8")
    with pytest.raises(ListError) as caught:
        read_incoming(file_text(path), pool())
    assert "passwd" not in str(caught.value) and "root:" not in str(caught.value)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_encodings(encoding: str, tmp_path: Path) -> None:
    path = tmp_path / "deck.cod"
    path.write_bytes(COCKATRICE.replace("Cock", "Größe").encode(encoding))
    reading = read_any(path, pool())
    assert reading.deck.name == "Größe & bull"


@settings(max_examples=80 * LONG)
@given(
    st.text(alphabet='<>/="& deckcardsectionqty13\n', max_size=120).map(
        lambda text: f"<deck>{text}"
    )
    | st.tuples(st.integers(0, len(OCTGN)), st.integers(0, 40)).map(
        lambda cut: OCTGN[: cut[0]] + OCTGN[cut[0] + cut[1] :]
    )
)
def test_any_xml_is_read_or_refused(text: str) -> None:
    try:
        reading = read_incoming(text, pool())
    except ListError:
        return
    assert reading.lines
