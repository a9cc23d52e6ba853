"""How far a deck is from another one, and when it is far enough to keep a version by itself."""

from __future__ import annotations

from collections.abc import Sequence

from dbz_desktop.decks.model import Deck
from dbz_desktop.decks.statistics import compare
from dbz_desktop.decks.versions import Version

MUCH = 6
"""Cards put in and taken out, together, from which on a deck counts as much changed."""


def cards_changed(before: Deck, after: Deck) -> tuple[int, int]:
    """Cards that the second deck has more, and that it has less; MP and Mastery among them."""
    rows = compare(before, after).rows
    more = sum(max(0, new - old) for _, old, new in rows)
    less = sum(max(0, old - new) for _, old, new in rows)
    return more, less


def much_changed(before: Deck, after: Deck) -> bool:
    """True when so many cards differ that the earlier deck would be missed."""
    return sum(cards_changed(before, after)) >= MUCH


def change_words(before: Deck, after: Deck) -> str:
    """ "3 cards more, 2 less", or "the same cards"."""
    more, less = cards_changed(before, after)
    if not more and not less:
        return "the same cards"
    parts = [f"{more} {'card' if more == 1 else 'cards'} more" if more else ""]
    parts.append((f"{less} less" if more else f"{less} cards less") if less else "")
    return ", ".join(part for part in parts if part).replace("1 cards", "1 card")


def kept_at_close(
    opened: Deck, present: Deck, versions: Sequence[Version]
) -> tuple[tuple[Deck, str], ...]:
    """What is kept by itself when a deck is closed, with notes; nothing for an unchanged deck.

    The deck is kept if it differs much from its last version that can be read. The deck as it was
    opened is kept before it, if that differs much too: the file was changed without a version.
    """
    if not any(cards_changed(opened, present)):
        return ()
    readable = [version.deck for version in versions if version.deck is not None]
    last = readable[-1] if readable else Deck("", (), None, ())
    kept: list[tuple[Deck, str]] = []
    for deck, note in ((opened, "As it was opened"), (present, "Kept at closing")):
        if much_changed(last, deck):
            kept.append((deck, note))
            last = deck
    return tuple(kept)
