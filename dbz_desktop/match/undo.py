"""Going back: which earlier decisions there are, and what has been revealed since each of them.

Players take answers of the present turn back freely while nothing hidden was revealed since;
further back, or past a card that was drawn, found, shown or shuffled away, both must agree, and
are told what was revealed, for going back can't make it unknown. What chance had in store is
another matter: after going back past something hidden it is drawn again (`rules.unknown`).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from dbz_desktop.cards.model import Card
from dbz_desktop.match.journal import Entry
from dbz_desktop.match.log import describe
from dbz_desktop.rules.critical import CHOICES
from dbz_desktop.rules.decisions import Ask
from dbz_desktop.rules.events import (
    BOTH,
    CardMoved,
    CardsRevealed,
    Event,
    Judged,
    Shuffled,
    TurnBegan,
    Why,
    Zone,
)

if TYPE_CHECKING:
    from dbz_desktop.match.match import Match


@dataclass(frozen=True, slots=True)
class Step:
    """A decision that can be gone back to: the `number` of the answer to it, counted from 0.

    `asked` is the question in a few words and `what` the answer, as both players may read them;
    `revealed` is what was revealed since.
    """

    number: int
    player: int
    what: str
    this_turn: bool
    revealed: tuple[str, ...]
    asked: str = ""

    @property
    def needs_consent(self) -> bool:
        """Whether both players must agree to go back there."""
        return bool(self.revealed) or not self.this_turn


def reveals(event: Event) -> bool:
    """Whether a player learned something by an event that going back can't make unknown."""
    if isinstance(event, CardsRevealed | Shuffled):
        return True
    return isinstance(event, CardMoved) and (event.source is Zone.LIFE_DECK or _at_random(event))


def _at_random(event: CardMoved) -> bool:
    """Whether a card of a hand was shown that its player didn't choose."""
    by_other = event.by >= 0 and event.by != event.player
    return event.source is Zone.HAND and by_other and event.seen == BOTH


def steps(match: Match, most: int | None = None) -> list[Step]:
    """The decisions that the match can go back to, the latest first; `most` of them at most.

    What was answered for a player is left out: he would only be passed for again. So is what
    followed from going back.
    """
    numbers = [number for number, entry in enumerate(match.answers) if not entry.auto]
    if most is not None:
        numbers = numbers[max(0, len(numbers) - most) :]
    return [step(match, number) for number in reversed(numbers)]


def last_given(match: Match) -> int | None:
    """The number of the last answer that a person gave, or None where there is none."""
    return next(
        (n for n in range(len(match.answers) - 1, -1, -1) if not match.answers[n].auto), None
    )


def step(match: Match, number: int) -> Step:
    """One decision that the match can go back to."""
    entry = match.answers[number]
    since = match.game.events[entry.events :]
    return Step(
        number,
        entry.player,
        _words(match, entry),
        not any(isinstance(event, TurnBegan) for event in since),
        revealed(match, number),
        _asked(match, entry),
    )


def revealed(match: Match, number: int) -> tuple[str, ...]:
    """What was revealed since answer `number` was given, in words that tell no secret."""
    names = match.setup.names
    counts: Counter[tuple[str, int, int]] = Counter()
    for event in match.game.events[match.answers[number].events :]:
        if not reveals(event):
            continue
        if isinstance(event, Shuffled):
            counts["shuffled", event.player, 0] += 1
        elif isinstance(event, CardsRevealed):
            counts["shown", event.player, event.seen] += len(event.cards)
        elif isinstance(event, CardMoved):
            kind = "drawn" if event.target is Zone.HAND else "turned"
            if event.why is Why.SEARCH:
                kind = "found"
            elif event.source is Zone.HAND:
                kind = "hand"
            counts[kind, event.player, 0] += 1
    return tuple(_told(names, *key, count) for key, count in counts.items())


def _told(names: tuple[str, str], kind: str, player: int, seen: int, count: int) -> str:
    who = names[player]
    cards = "1 card" if count == 1 else f"{count} cards"
    if kind == "shuffled":
        return f"{who}'s Life Deck was shuffled"
    if kind == "shown":
        eyes = "both players" if seen == BOTH else names[seen - 1] if seen else "nobody"
        return f"{cards} of {who} {'was' if count == 1 else 'were'} shown to {eyes}"
    if kind == "drawn":
        return f"{who} drew {cards}"
    if kind == "found":
        return f"{who} searched and found {cards}"
    if kind == "hand":
        return f"{cards} of {who}'s hand {'was' if count == 1 else 'were'} turned up"
    return f"{cards} of {who}'s Life Deck {'was' if count == 1 else 'were'} turned up"


_VERBS = {
    "play": "Play {}",
    "attack": "Attack with {}",
    "defend": "Defend with {}",
    "use": "Use {}",
    "pick": "Choose {}",
    "pass": "Pass",
    "done": "Done",
    "yes": "Yes",
    "no": "No",
    "number": "Number {}",
    "name": "Name a card",
}


def _asked(match: Match, entry: Entry) -> str:
    """The kind of question, and the card that it was about where both players may know it."""
    ident = match.game.cards[entry.about].id if entry.about >= 0 else ""
    card = _card(match, ident)
    named = entry.meaning.partition(" ")[2] == ident
    if card is None or named or not _is_open(match, ident, entry.events):
        return entry.asked
    return f"{entry.asked}, {card.name}"


def _words(match: Match, entry: Entry) -> str:
    """An answer in words. A card that was only chosen, and may be a secret, isn't named."""
    if entry.move is not None:
        event = next((e for e in match.game.events[entry.events :] if isinstance(e, Judged)), None)
        return (event and describe(event, _no_card, match.setup.names)) or "By hand"
    verb, _, ident = entry.meaning.partition(" ")
    if entry.asked == Ask.CRITICAL.value and verb == "pick":
        return CHOICES[int(ident or 0)][1]
    card = _card(match, ident)
    if verb == "pick" and card is not None and not _is_open(match, ident, entry.events):
        return "Choose a card"
    if card is None:
        words = _VERBS.get(verb, verb.capitalize())
        return words.format(ident).strip() if ident or "{}" not in words else verb.capitalize()
    words = _VERBS.get(verb, verb.capitalize() + " {}")
    return words.format(card.name) if "{}" in words else f"{words}: {card.name}"


def _card(match: Match, ident: str) -> Card | None:
    return next((card for card in match.game.cards if card.id == ident), None)


def _is_open(match: Match, ident: str, since: int) -> bool:
    """Whether both players see a card of that id lying open, or saw it move since."""
    game = match.game
    for card, facts in enumerate(game.cards):
        if facts.id == ident and not game.state.where[card].is_hidden:
            return True
    return any(
        isinstance(e, CardMoved) and e.seen == BOTH and game.cards[e.card].id == ident
        for e in game.events[since:]
    )


def _no_card(card: int) -> str:
    return "a card"
