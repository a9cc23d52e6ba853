"""Notes on the copies of a card: one of them in play or attached, none that a search finds."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from dbz_desktop.cards import Card
from dbz_desktop.rules.kernel.events import NOBODY
from dbz_desktop.rules.kernel.game import Game
from dbz_desktop.rules.kernel.note import Note
from dbz_desktop.rules.language.nouns.titles import Title, TitleOf
from dbz_desktop.wording import phrase, words


@words
class Held(Enum):
    """Where there may be one copy of a card."""

    ATTACHED = "attached"
    PLAY = "in play"
    BEARER = "attached to a personality"


_THIS: dict[str, Any] = {"title": None, "of_all": False}
_ANY_NUMBER: dict[str, Any] = {**_THIS, "n": 0}
_EVERYBODYS: dict[str, Any] = {"title": None, "of_all": True, "where": Held.PLAY}
_COPIES = "copies of this (card|Drill|Setup|Ally)"
_MORE = "more than one [of|copy of] this (card|Drill|Setup|Ally)"
_ON_EACH: dict[str, Any] = {"where": Held.BEARER, "of_all": True}
_TO_EACH = (
    "(an MP|each MP|the same MP|one MP|your opponent's MP|a personality|each personality"
    "|the same personality|one personality) [at a time|at once]"
)
_NOT_FOUND: dict[str, Any] = {"where": None, "of_all": False}


@phrase(
    ("you may have only one {title} {where}", {"of_all": False}),
    ("~you may have only one copy of {title} {where}", {"of_all": False}),
    ("you may have only one copy of this card {where}", _THIS),
    ("~you may have only one copy of this (Drill|Setup|Ally) {where}", _THIS),
    ("~limit {n} in play per player", {**_THIS, "where": Held.PLAY}),
    ("~limit {n} copy(ies) of this card in play per player", {**_THIS, "where": Held.PLAY}),
    ("only one copy of this card can be in play", {**_EVERYBODYS, "n": 1}),
    ("only {n} copies of this card can be in play", _EVERYBODYS),
    ("~limit {n} in play", _EVERYBODYS),
    (f"you may have any number of {_COPIES} in play", {**_ANY_NUMBER, "where": Held.PLAY}),
    (f"~you may control any number of {_COPIES}", {**_ANY_NUMBER, "where": Held.PLAY}),
    (
        "~you may (have|control) any number of this (card|Drill|Setup|Ally) [in play]",
        {**_ANY_NUMBER, "where": Held.PLAY},
    ),
    (f"~you (may|can) (have|control) {_MORE} [in play]", {**_ANY_NUMBER, "where": Held.PLAY}),
    (f"you may have up to {{n}} {_COPIES} in play", {**_THIS, "where": Held.PLAY}),
    (f"~you may control up to {{n}} {_COPIES}", {**_THIS, "where": Held.PLAY}),
    ("only one copy of {title} can be attached in play", {"where": Held.ATTACHED, "of_all": True}),
    ("only one copy of {title} can be attached to a personality", _ON_EACH),
    (f"~only one [copy of] {{title}} (can|may) be attached to {_TO_EACH}", _ON_EACH),
    ("only one copy of this card can be attached to a personality", {**_ON_EACH, "title": None}),
    (
        f"~only one copy of this card (can|may) be attached to {_TO_EACH}",
        {**_ON_EACH, "title": None},
    ),
    ("you cannot search for {title} with this card's effect", _NOT_FOUND),
    ("~you (cannot|may not) search for {title} with this card", _NOT_FOUND),
)
@dataclass(frozen=True, slots=True)
class OnlyOne(Note):
    """A second copy can't be attached, or can't enter play: a player's, or anybody's; or it can't
    be attached to the same personality.

    Or no copy after the first `n`, 0 for any number: then two Styled Drills of the title may be in
    play (TYP-4).

    Or the card's own search can't choose one at all (EFF-9).
    """

    title: Title | None
    where: Held | None
    of_all: bool
    n: int = 1

    def __post_init__(self) -> None:
        if self.n != 1 and (self.title is not None or self.where is not Held.PLAY):
            raise ValueError("of one's own copies in play there may be more")

    @property
    def lets_in(self) -> bool:  # type: ignore[override]
        """Whether there may be more than one."""
        return self.n != 1

    @property
    def rules(self) -> str:
        """The rule of what it limits."""
        return "TYP-7" if self.where is not None else "EFF-9 EFF-12"

    def never_finds(self, game: Game, card: int) -> bool:
        return self.where is None and game.cards[card].title == self._title(game, card)

    def keeps_out(self, game: Game, player: int, card: int, others: Sequence[int] = ()) -> bool:
        if self.where is not Held.PLAY:
            return False
        alike = [c for c in others if game.cards[c].title == self._title(game, card)]
        return len(alike) >= self.n > 0 or self.forbids(game, player, card)

    def _title(self, game: Game, card: int) -> str:
        """The title that is said, or that of the note's own card."""
        return self.title.title if isinstance(self.title, TitleOf) else game.cards[card].title

    def forbids(
        self, game: Game, player: int, card: int, besides: int = NOBODY, bearer: int = NOBODY
    ) -> bool:
        """Whether this player has one there already, or anybody, `besides` the note's own card.

        Of what it is to be attached to, `bearer`, it is asked whether one is attached to that.
        """
        title = self._title(game, card)
        if self.where is None or not self.n:
            return False
        there = [
            other
            for other, permanent in game.state.permanents.items()
            if other != besides
            and game.cards[other].title == title
            and (self.of_all or permanent.controller == player)
            and (self.where is Held.PLAY or permanent.attached_to >= 0)
            and (self.where is not Held.BEARER or permanent.attached_to == bearer)
        ]
        return len(there) >= self.n


_CARD = r"(?:card|Drill|Ally|Setup)"
_ONE_OF_THIS = re.compile(
    r"^(?:limit (?:1|one) in play per player"
    r"|you (?:may|can) (?:only (?:control|have)|(?:control|have) only) (?:1|one)"
    rf"(?: copy)? of this {_CARD}(?: in play)?"
    r"|you (?:cannot|may not) (?:control|have) (?:more than (?:1|one)(?: copy)? of|another copy of)"
    rf" this {_CARD}(?: in play)?)\.?$",
    re.IGNORECASE,
)
"""That there is one copy of the very card, where its title isn't said."""


_ONE_USE = re.compile(
    r"^(?:limit (?:1|one)|you (?:may|can) (?P<does>only (?:use|play)|(?:use|play) only) (?:1|one) "
    rf"(?:copy of this {_CARD}|(?:copy of )?(?P<quote>\"?)(?P<title>[^\"]*?)(?P=quote)))"
    r" (?:per|each|every|a) (?P<time>turn|combat|game)\.?$",
    re.IGNORECASE,
)
"""How often copies of the very card are played, or used: once in a time."""


def with_title(note: str, card: Card) -> str:
    """A note of how many copies of its card there are, or are played, with the title of that."""
    title, once = card.title, _ONE_USE.match(note)
    if once is not None and once["title"] in (None, title):
        # What waits in play is used there, and was played before.
        uses = not card.type.plays_from_hand and "play" not in (once["does"] or "").lower()
        done = "used" if uses else "played"
        return f'use only if you have not {done} "{title}" this {once["time"].lower()}'
    return _ONE_OF_THIS.sub(f'you may have only one "{title}" in play', note)
