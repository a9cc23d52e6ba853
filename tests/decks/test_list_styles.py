"""Whole lists in the styles that players write: each reads back as the deck that it was made of."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import pytest

from dbz_desktop.cards.model import Card, CardType
from dbz_desktop.cards.packs import Pack
from dbz_desktop.decks import Deck, read_deck
from dbz_desktop.decks.lists import read_list
from dbz_desktop.match.content.library import load_pool, starter_decks

Rows = list[tuple[str, list[tuple[Card, int]]]]


@lru_cache(maxsize=1)
def pool() -> Pack:
    return load_pool()


def groups(deck: Deck) -> Rows:
    """The Life Deck by type."""
    found = [(kind.value, [row for row in deck.counts if row[0].type is kind]) for kind in CardType]
    return [(name, rows) for name, rows in found if rows]


def lines(deck: Deck, form: str, head: str = "\n{name}", mp: str = "MP: {first}") -> str:
    """A list with one line a card in a form of {n}, {name} and {id}."""
    assert deck.mastery is not None
    text = [mp.format(first=deck.mp[0].name, title=deck.personality, ids=deck.mp[0].id)]
    text += [f"1 {card.name} ({card.id})" for card in deck.mp[1:]] if "{first}" in mp else []
    text.append(f"Mastery: {deck.mastery.name}")
    for kind, rows in groups(deck):
        total = sum(count for _, count in rows)
        text.append(head.format(name=kind, total=total, upper=kind.upper()))
        text += [form.format(n=n, name=card.name, id=card.id) for card, n in rows]
    return "\n".join(text) + "\n"


def forum(deck: Deck) -> str:
    body = lines(deck, "[*]{n}x [card]{name}[/card]", "[b]{name} ({total})[/b]")
    return body


def markdown(deck: Deck) -> str:
    return "# A deck\n\n" + lines(
        deck, "- **{n}x** {name}", "\n## {name} ({total})", "**MP:** {title} Lv. 1-4"
    )


def markdown_table(deck: Deck) -> str:
    assert deck.mastery is not None
    rows = [(1, card) for card in (*deck.mp, deck.mastery)] + [(n, card) for card, n in deck.counts]
    body = "\n".join(f"| {n} | {card.name} | {card.number} | PRE |" for n, card in rows)
    return f"| Qty | Card | Number | Set |\n|---:|:---|---|---|\n{body}\n"


def sheet(sign: str) -> Callable[[Deck], str]:
    def text(deck: Deck) -> str:
        assert deck.mastery is not None
        rows = [(1, card) for card in (*deck.mp, deck.mastery)]
        rows += [(n, card) for card, n in deck.counts]
        body = [f'"{card.name}"{sign}{n}{sign}{card.type.value}{sign}{card.id}' for n, card in rows]
        return "\n".join([sign.join(("Card Name", "Quantity", "Type", "ID")), *body])

    return text


def headless_sheet(deck: Deck) -> str:
    assert deck.mastery is not None
    rows = [(1, card) for card in (*deck.mp, deck.mastery)] + [(n, card) for card, n in deck.counts]
    return "\n".join(f"{n}\t{card.name}\t{card.type.value}\t{card.id}" for n, card in rows)


def one_line(deck: Deck) -> str:
    assert deck.mastery is not None
    life = ", ".join(f"{n} {card.name}" for card, n in deck.counts)
    levels = " / ".join(card.name for card in deck.mp)
    return f"MP: {levels}\nMastery: {deck.mastery.name}\nLife Deck: {life}\n"


def prefixed(deck: Deck) -> str:
    assert deck.mastery is not None
    text = [f"Main Personality Level {card.level}: {card.name}" for card in deck.mp]
    text.append(f"Mastery - {deck.mastery.name.removesuffix(' Mastery')}")
    text += [f"{card.type.value}: {card.name} x{n}" for card, n in deck.counts]
    return "\n".join(text)


def numbered(deck: Deck) -> str:
    """Every line has a number, and its count behind it."""
    assert deck.mastery is not None
    names = [(card.name, 1) for card in (*deck.mp, deck.mastery)]
    names += [(card.name, n) for card, n in deck.counts]
    return "\n".join(f"{place}. {name} x{n}" for place, (name, n) in enumerate(names, 1))


def copy_by_copy(deck: Deck) -> str:
    assert deck.mastery is not None
    return "\n".join(card.name for card in (*deck.mp, deck.mastery, *deck.life))


def with_a_sideboard(deck: Deck) -> str:
    return lines(deck, "{n} {name}") + "\nSideboard\n3 Blue Terror\n2 Confrontation\n"


def talkative(deck: Deck) -> str:
    body = lines(deck, "{n} {name} // why not; it is good", "\n-----\n{upper} [{total}]")
    return f"Name: {deck.name}\nAuthor: somebody\nFormat: tournament\n\n{body}\nTotal: 60\n"


def simulator(deck: Deck) -> str:
    """As LackeyCCG's text files are: a tab, and parts that end with a colon."""
    assert deck.mastery is not None
    front = "\n".join(f"1\t{card.name}" for card in (*deck.mp, deck.mastery))
    return "\n".join(f"{n}\t{card.name}" for card, n in deck.counts) + f"\nStarting:\n{front}\n"


STYLES: dict[str, Callable[[Deck], str]] = {
    "plain": lambda deck: lines(deck, "{n} {name}"),
    "x before": lambda deck: lines(deck, "{n}x {name}", "\n{name}:"),
    "x after": lambda deck: lines(deck, "{name} x{n}", "\n{upper}"),
    "x at the end": lambda deck: lines(deck, "{name} {n}x", "\n-- {name} --"),
    "dash": lambda deck: lines(deck, "{n}-{name}", "\n{name} - {total}"),
    "spaced dash": lambda deck: lines(deck, "{n} - {name}", "\n{name}: {total}"),
    "brackets": lambda deck: lines(deck, "({n}) {name}", "\n{name} ({total}):"),
    "brackets after": lambda deck: lines(deck, "{name} [{n}]", "\n=== {name} ({total}) ==="),
    "semicolon": lambda deck: lines(deck, "{name}; {n}"),
    "colon": lambda deck: lines(deck, "{name}: {n}", "\n{name} x{total}"),
    "dots": lambda deck: lines(deck, "{name} ........ {n}"),
    "ids": lambda deck: lines(deck, "{n} {id}"),
    "names and ids": lambda deck: lines(deck, "{n} {name} ({id})"),
    "ids and names": lambda deck: lines(deck, "{id} {name} x{n}"),
    "upper case": lambda deck: lines(deck, "{n} {name}").upper(),
    "curly quotes": lambda deck: lines(deck, "{n} “{name}”").replace("'", "’"),
    "bullets": lambda deck: lines(deck, "• {n} {name}", "\n► {name}"),
    "tick boxes": lambda deck: lines(deck, "- [ ] {n} {name}", "\n### {name} ###"),
    "quoted mail": lambda deck: "> " + lines(deck, "{n} {name}").replace("\n", "\n> "),
    "range of levels": lambda deck: lines(deck, "{n} {name}", mp="MP: {title} levels 1-4"),
    "bare name": lambda deck: lines(deck, "{n} {name}", mp="Main Personality - {title}"),
    "forum": forum,
    "Markdown": markdown,
    "Markdown table": markdown_table,
    "CSV": sheet(","),
    "CSV with semicolons": sheet(";"),
    "sheet": sheet("\t"),
    "sheet without a head": headless_sheet,
    "one line": one_line,
    "type before each": prefixed,
    "numbered": numbered,
    "copy by copy": copy_by_copy,
    "sideboard": with_a_sideboard,
    "talkative": talkative,
    "simulator": simulator,
    "Windows": lambda deck: "\ufeff" + lines(deck, "{n} {name}").replace("\n", "\r\n"),
}


@pytest.mark.parametrize("style", STYLES)
def test_a_whole_list_reads_back(style: str) -> None:
    for path in starter_decks():
        deck = read_deck(path, pool())
        reading = read_list(STYLES[style](deck), pool())
        got = reading.deck
        assert dict(got.counts) == dict(deck.counts), path.stem
        assert [card.name for card in got.mp] == [card.name for card in deck.mp], path.stem
        assert got.mastery == deck.mastery
        assert reading.lost == ()
        # Only a level that was printed twice can't be told by its name.
        assert all(guess.card.type is CardType.MAIN_PERSONALITY for guess in reading.guesses)


def test_there_are_twenty_styles() -> None:
    assert len(STYLES) >= 20
