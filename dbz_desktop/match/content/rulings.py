"""What is written about a single card: its wordings by edition, and the sources' rulings on it."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from dbz_desktop import paths
from dbz_desktop.cards.editions import read_editions
from dbz_desktop.cards.model import Card
from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.content.editions import editions_folder, load_edition


@dataclass(frozen=True, slots=True)
class Wording:
    """One wording of a card. `documents` are the editions in which it counts, oldest first."""

    documents: tuple[str, ...]
    text: str
    years: str = ""


@dataclass(frozen=True, slots=True)
class Ruling:
    """A ruling or an erratum on a card in a few words, with its source."""

    text: str
    source: str = ""
    rule: str = ""


def wordings(card: Card) -> list[Wording]:
    """Every wording that a card has had, the oldest first (DCK-12).

    A text that counts in no edition comes last, as the text of the card's pack.
    """
    found: list[Wording] = []
    for file in sorted(read_editions(editions_folder()).values(), key=lambda file: file.year):
        text = load_edition(file.id).wording(card)
        name, year = file.name, str(file.year)
        if found and found[-1].text == text:
            last = found.pop()
            first = last.years.partition("–")[0]
            found.append(Wording((*last.documents, name), text, f"{first}–{year}"))
        else:
            found.append(Wording((name,), text, year))
    if all(wording.text != card.text for wording in found):
        found.append(Wording((), card.text))
    return found


def rulings(card: Card) -> list[Ruling]:
    """What the sources rule on a card, shipped or a user's own, in the order of the file."""
    tables = ruling_tables(paths.resources_folder() / "rulings.toml")
    return [_ruling(id, row) for id, row in tables.items() if _means(row, card)]


def ruling_text(id: str) -> Ruling | None:
    """The ruling of a row, or None where there is no such row."""
    row = ruling_tables(paths.resources_folder() / "rulings.toml").get(id)
    return None if row is None else _ruling(id, row)


def _ruling(id: str, row: dict[str, Any]) -> Ruling:
    return Ruling(str(row.get("text", row.get("change", ""))), str(row.get("source", "")), id)


def add_errata(pool: Pack) -> None:
    """Give the cards of users the errata that are on record for them (DCK-12).

    What is shipped has its wordings written down; a wording of the user's own stays, too.
    """
    errata = [
        row
        for row in ruling_tables(paths.resources_folder() / "rulings.toml").values()
        if "edition" in row
    ]
    titles = {row["card"] for row in errata}
    for id, card in pool.cards.items():
        if card.title not in titles:
            continue
        texts: dict[str, str] = {}
        for row in errata:
            if _means(row, card):
                edition = row["edition"]
                texts[edition] = _corrected(texts.get(edition, card.text), row)
        known = dict(card.wordings)
        new = [(e, t) for e, t in texts.items() if e not in known and t != card.text]
        if new:
            pool.cards[id] = replace(card, wordings=(*card.wordings, *new), _hash="")


def _corrected(text: str, row: dict[str, Any]) -> str:
    adds = row.get("adds", "")
    if adds and adds.casefold() not in text.casefold():
        text = f"{adds} {text}"
    for old, new in row.get("replaces", ()):
        if new.casefold() not in text.casefold():
            text = re.sub(re.escape(old), lambda _, new=new: new, text, flags=re.IGNORECASE)  # type: ignore[misc]
    return text


def _means(row: dict[str, Any], card: Card) -> bool:
    if "cards" in row:
        return card.id in row["cards"]
    # Of a card that isn't shipped only that printing is meant whose set the source names.
    sets = {card.set_code, *(printing.partition("-")[0] for printing in card.printings)}
    name = f"{row.get('card')} - {row['subtitle']}" if "subtitle" in row else row.get("card")
    return name == card.name and row.get("set") in sets


@cache
def ruling_tables(file: Path) -> dict[str, dict[str, Any]]:
    """The rows of the rulings file by their id; none where it can't be read."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError):
        # A card without its rulings is still a card.
        return {}
