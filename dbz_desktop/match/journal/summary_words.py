"""What is told of a recorded game in a list of them."""

from __future__ import annotations

from datetime import datetime

from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.content.rule_texts import edition_name
from dbz_desktop.match.journal.summary import Summary

_HOW = {
    "survival": "Survival Victory",
    "mppv": "Most Powerful Personality Victory",
    "dragon balls": "Dragon Ball Victory",
    "effect": "a card's effect",
    "concession": "concession",
}


def how_won(kind: str) -> str:
    """A kind of victory in words."""
    return _HOW.get(kind, kind)


def outcome(summary: Summary) -> str:
    """How a game ended, in words."""
    if summary.header is None:
        return "Damaged"
    if not summary.finished:
        return "Unfinished"
    return f"{summary.header.names[summary.winner]} wins by {how_won(summary.ended)}"


def day(when: datetime) -> str:
    """A time for a reader of a list."""
    days = (datetime.now().date() - when.date()).days
    words = {0: "today", 1: "yesterday"}.get(days)
    return f"{words or when.strftime('%Y-%m-%d')} {when:%H:%M}"


def _turns(summary: Summary) -> str:
    if not summary.turn:
        return ""
    if summary.finished:
        return f"{summary.turn} turn{'' if summary.turn == 1 else 's'}"
    return f"turn {summary.turn}"


def sides_of(game: Summary, pool: Pack | None) -> str:
    """Both sides in words: the Main Personality's title, where its card is known, and the deck."""
    if game.header is None:
        return ""
    sides = []
    for deck in game.header.decks:
        card = pool.cards.get(deck.mp[0]) if pool is not None and deck.mp else None
        sides.append(f"{card.title}, {deck.name}" if card is not None else deck.name)
    return " against ".join(sides)


def words_of(game: Summary, pool: Pack | None = None) -> str:
    """All that is told of a game, a line a fact; searched, and shown as its tool tip.

    The second line are the two sides.
    """
    parts = [game.players, sides_of(game, pool), outcome(game), _turns(game)]
    if game.header is not None:
        parts.append(edition_name(game.header.edition))
    parts += [day(game.when), game.problem, game.path.name]
    return "\n".join(part for part in parts if part)
