"""Deck files of other programs: OCTGN (.o8d), LackeyCCG (.dek), Cockatrice (.cod).

They name cards by their titles, which is how they are read: the numbers by which each program
knows a card are its own. Magic Online's .dek is read too, as it is written alike.
"""

from __future__ import annotations

import re
import uuid
from collections.abc import Callable, Iterable

from dbz_desktop.cards.model import Card
from dbz_desktop.decks.lists import Item
from dbz_desktop.decks.model import Deck
from dbz_desktop.decks.xmltext import Element, open_tag, read_xml, whole
from dbz_desktop.intake import Unreadable

OCTGN_GAME = "383a6ac2-6e52-40a5-980f-fade09e4908b"
"""The id that OCTGN's plugin for the game has."""

LACKEY_GAME = "dbz"
_CARDS = uuid.uuid5(uuid.NAMESPACE_URL, "dbz-desktop/cards")
_XML = re.compile(r"\s*(?:<\?xml\b|<!DOCTYPE\b|<(?:deck|cockatrice_deck)\b)", re.IGNORECASE)
_OWN_ID = re.compile(r"[A-Z]{3}-(?:UR|DR|[SCRUP])\d{1,3}", re.IGNORECASE)
_HEAD = '<?xml version="1.0" encoding="utf-8" standalone="yes"?>'
_STARTING, _LIFE = "Starting", "Life Deck"


def is_xml(text: str) -> bool:
    """Whether a text is another program's deck, or some other XML."""
    return _XML.match(text.lstrip("\ufeff")) is not None


def read_program(text: str) -> tuple[str, str, list[Item]]:
    """Name, notes and cards of another program's deck. Raises intake.Unreadable.

    The name is "" where the file has none.
    """
    root = read_xml(text)
    if root.tag == "cockatrice_deck":
        found = _cockatrice(root)
    elif root.tag == "deck" and root.all("superzone"):
        found = _lackey(root)
    elif root.tag == "deck" and root.all("section"):
        found = _octgn(root)
    elif root.tag == "deck" and root.all("cards"):
        found = _magic_online(root)
    else:
        raise Unreadable(
            "is no deck: decks of OCTGN, LackeyCCG and Cockatrice are read among XML files"
        )
    name = _text_of(root, "deckname", "name" if root.tag != "deck" else "title")
    return name[:80], _text_of(root, "comments", "notes"), found


def _text_of(root: Element, *tags: str) -> str:
    found = root.all(*tags)
    return found[0].text.strip() if found else ""


def _count(written: str) -> int:
    return int(written) if written.isascii() and written.isdigit() and len(written) < 4 else 1


def _item(element: Element, name: str, count: str, section: str, ident: str = "") -> Iterable[Item]:
    name = " ".join(name.split())[:200]
    if name or ident:
        own = _OWN_ID.fullmatch(ident)
        full = f"{name} ({ident})" if own and name else name or ident
        yield Item(element.line, full, _count(count), section)


def _octgn(root: Element) -> list[Item]:
    return [
        item
        for section in root.all("section")
        for card in section.all("card")
        for item in _item(card, card.text, card.attribute("qty"), section.attribute("name"))
    ]


def _lackey(root: Element) -> list[Item]:
    """One element a copy; equal ones are counted together."""
    items: dict[tuple[str, str], Item] = {}
    for zone in root.all("superzone"):
        for card in zone.all("card"):
            names = card.all("name")
            ident = names[0].attribute("id") if names else ""
            text = names[0].text if names else card.text
            for item in _item(card, text, "1", zone.attribute("name"), ident):
                key = (item.name, item.section)
                before = items.get(key)
                count = before.count + 1 if before else 1
                line = before.line if before else item.line
                items[key] = Item(line, item.name, count, item.section)
    return list(items.values())


def _cockatrice(root: Element) -> list[Item]:
    items: list[Item] = []
    for zone in root.all("zone"):
        for card in zone.all("card"):
            code, number = card.attribute("setshortname"), card.attribute("collectornumber")
            items += _item(
                card,
                card.attribute("name"),
                card.attribute("number"),
                zone.attribute("name"),
                f"{code}-{number}",
            )
    return items


def _magic_online(root: Element) -> list[Item]:
    return [
        item
        for card in root.all("cards")
        for item in _item(
            card,
            card.attribute("name"),
            card.attribute("quantity"),
            "Sideboard" if card.attribute("sideboard") == "true" else "",
        )
    ]


# --- writing ---


def octgn_text(deck: Deck) -> str:
    """A deck for OCTGN. Its cards have their names, and ids that are always the same."""

    def card(card: Card, count: int) -> str:
        ident = str(uuid.uuid5(_CARDS, card.id))
        return "    " + whole("card", card.name, qty=str(count), id=ident)

    lines = [_HEAD, open_tag("deck", game=OCTGN_GAME)]
    for name, rows in ((_STARTING, _front(deck)), (_LIFE, deck.counts)):
        lines.append("  " + open_tag("section", name=name, shared="False"))
        lines += [card(each, count) for each, count in rows]
        lines.append("  </section>")
    lines += ["  " + whole("notes", deck.notes), "</deck>"]
    return "\n".join(lines) + "\n"


def lackey_text(deck: Deck) -> str:
    """A deck for LackeyCCG: one element a copy."""
    lines = ['<deck version="0.8">', "\t<meta>"]
    lines += ["\t\t" + whole(tag, text) for tag, text in _lackey_meta(deck)]
    lines.append("\t</meta>")
    for zone, rows in (("Deck", deck.counts), (_STARTING, _front(deck))):
        lines.append("\t" + open_tag("superzone", name=zone))
        for card, count in rows:
            line = (
                f"<card>{whole('name', card.name, id=card.id)}{whole('set', card.set_code)}</card>"
            )
            lines += [f"\t\t{line}"] * count
        lines.append("\t</superzone>")
    return "\n".join([*lines, "</deck>"]) + "\n"


def _lackey_meta(deck: Deck) -> list[tuple[str, str]]:
    notes = [("notes", deck.notes)] if deck.notes else []
    return [("game", LACKEY_GAME), ("title", deck.name), *notes]


def cockatrice_text(deck: Deck) -> str:
    """A deck for Cockatrice."""
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', '<cockatrice_deck version="1">']
    lines += ["    " + whole("deckname", deck.name), "    " + whole("comments", deck.notes)]
    lines.append("    " + open_tag("zone", name="main"))
    for card, count in (*_front(deck), *deck.counts):
        tag = open_tag(
            "card",
            number=str(count),
            name=card.name,
            setShortName=card.set_code,
            collectorNumber=card.number,
        )
        lines.append(f"        {tag[:-1]}/>")
    return "\n".join([*lines, "    </zone>", "</cockatrice_deck>"]) + "\n"


def _front(deck: Deck) -> list[tuple[Card, int]]:
    """Mastery and levels, which begin in play."""
    mastery = [deck.mastery] if deck.mastery is not None else []
    return [(card, 1) for card in (*mastery, *deck.mp)]


WRITERS: dict[str, tuple[str, Callable[[Deck], str]]] = {
    "octgn": (".o8d", octgn_text),
    "lackey": (".dek", lackey_text),
    "cockatrice": (".cod", cockatrice_text),
}
"""What writes a deck for each program, with the ending of its files."""
