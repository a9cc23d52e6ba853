"""Errata that are kept for cards that aren't shipped apply when a user adds them (DCK-12)."""

from __future__ import annotations

from pathlib import Path

from dbz_desktop.cards.packs import Pack, read_packs
from dbz_desktop.decks.legality import copies_allowed
from dbz_desktop.match.content.editions import load_edition
from dbz_desktop.match.content.library import load_pool
from dbz_desktop.match.content.rulings import add_errata, rulings, wordings

OWN = """
[[card]]
id = "LEG-R26"
title = "Saiyan Pre-Game"
type = "Event"
style = "Saiyan"
text = "POWER: Raise your anger 1."

[[card]]
id = "FUS-C21"
title = "Orange Sidestep"
type = "Physical Combat"
style = "Orange"
text = "(If this card is discarded from your hand by a card effect, you may banish it instead to draw a card.) [defense] Stops a physical attack."

[[card]]
id = "OWN-1"
title = "Saiyan Pre-Game"
type = "Event"
style = "Saiyan"
text = "POWER: Raise your anger 1."

[[card]]
id = "OPP-P2"
title = "Blue Stylish Pose"
type = "Event"
style = "Blue"
text = "POWER: Draw a card."
wordings = { fanz = "POWER: Draw 2 cards." }
"""
FANZ = ("fanz", "panini-2017", "panini-2015", "panini-2014")


def pool(tmp_path: Path) -> Pack:
    file = tmp_path / "own.toml"
    file.write_text(OWN, encoding="utf-8")
    read = read_packs([file])
    assert not read.errors
    add_errata(read)
    return read


def test_a_limit_is_added_in_its_edition(tmp_path: Path) -> None:
    card = pool(tmp_path).cards["LEG-R26"]
    assert card.text == "POWER: Raise your anger 1."
    assert card.wording(FANZ) == "(Limit 1 per deck.) POWER: Raise your anger 1."
    assert (copies_allowed(card, FANZ), copies_allowed(card, FANZ[1:])) == (1, 3)
    assert [ruling.rule for ruling in rulings(card)] == ["CRDZ-LEG-R26"]
    assert len(wordings(card)) == 2


def test_words_are_replaced(tmp_path: Path) -> None:
    card = pool(tmp_path).cards["FUS-C21"]
    assert "by a personality or Mastery effect, you may" in load_edition("fanz").wording(card)
    assert "by a card effect" in load_edition("panini-2017").wording(card)


def test_another_set_and_own_wordings_stay(tmp_path: Path) -> None:
    cards = pool(tmp_path).cards
    assert cards["OWN-1"].wordings == () and rulings(cards["OWN-1"]) == []
    assert cards["OPP-P2"].wording(FANZ) == "POWER: Draw 2 cards."


def test_a_users_pack_gets_them(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(OWN, encoding="utf-8")
    assert load_pool([file]).cards["LEG-R26"].wording(FANZ).startswith("(Limit 1 per deck.)")
