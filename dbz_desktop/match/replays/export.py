"""The log of a match as text for a file, with as much in it as its readers may know."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime

from dbz_desktop.match.content.editions import load_edition
from dbz_desktop.match.course.setup import MatchSetup
from dbz_desktop.match.journal.seeds import seed_text
from dbz_desktop.match.match import Match
from dbz_desktop.match.telling.log import CardName, GameLog
from dbz_desktop.match.telling.notes import Given
from dbz_desktop.rules.kernel.events import Event
from dbz_desktop.rules.kernel.redaction import redact


def public_events(match: Match) -> list[Event]:
    """What both players have seen: everything once the match is over, until then nothing that
    is hidden from either."""
    if match.outcome is not None:
        return match.events()
    return [redact(redact(event, 0), 1) for event in match.events()]


def log_text(match: Match, now: datetime) -> str:
    """The log of a match, with as much in it as both players may know; see `log_file`."""
    over = match.outcome is not None
    cards = match.game.printed
    shown = (
        "everything, hidden cards too, because the match is over"
        if over
        else "what both players have seen; the match goes on, so hidden cards are not named"
    )
    events = public_events(match)
    return log_file(
        match.setup,
        events,
        lambda card: cards[card].name,
        shown,
        over,
        now,
        match.feed(0, True).given,
    )


def log_file(
    setup: MatchSetup,
    events: Iterable[Event],
    card_name: CardName,
    shown: str,
    tell_seed: bool,
    now: datetime,
    given: Mapping[int, Given] | None = None,
) -> str:
    """A log with a head that says whose match it is, and in `shown` how much is told of it.

    `given` are the answers that have no event, see `GameLog`; `now` is the local time of saving.
    The seed is told only where everything may be known: with it the order of the Life Decks could
    be worked out.
    """
    seed = str(setup.seed) if setup.agreed is None else seed_text(setup.agreed)
    sides = [
        f"{name} with “{deck.name}” ({deck.mp[0].title if deck.mp else 'no MP'})"
        for name, deck in zip(setup.names, setup.decks, strict=True)
    ]
    head = [
        "DBZ Desktop: log of a match",
        f"Players: {sides[0]} against {sides[1]}",
        f"Edition: {load_edition(setup.edition).name}",
        f"Seed: {seed}" if tell_seed else "Seed: told when the match is over",
        f"Saved: {now:%Y-%m-%d %H:%M}",
        f"Shown: {shown}",
        "",
    ]
    lines: list[str] = []
    for line in GameLog(setup.names, card_name, given).lines(events):
        if line.depth == 0 and lines:
            lines.append("")
        rule = f"  [{line.rule}]" if line.rule else ""
        lines.append(f"{line}{rule}")
    return "\n".join([*head, *lines]) + "\n"
