"""Naming cards, and looking for what was named (EFF-10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dbz_desktop.cards import CardType
from dbz_desktop.rules import floating
from dbz_desktop.rules.decisions import Act, Ask, Option
from dbz_desktop.rules.effects.base import CardFilter, Source, Steps
from dbz_desktop.rules.effects.choosing import Place, pick
from dbz_desktop.rules.effects.filters import SimpleFilter
from dbz_desktop.rules.effects.lasting import CannotPlay
from dbz_desktop.rules.effects.search import Destination, carry_out_found
from dbz_desktop.rules.effects.structure import Clause, Joinable
from dbz_desktop.rules.effects.terms import Duration, Who
from dbz_desktop.rules.events import CardNamed
from dbz_desktop.wording import phrase

if TYPE_CHECKING:
    from dbz_desktop.rules.game import Game


def _name(game: Game, kind: CardFilter, besides: tuple[str, ...], source: Source) -> Steps:
    # EFF-10: a Dragon Ball can't be named, except in the oldest editions.
    balls = game.edition.rules.get("dragon_balls_nameable", False)
    titles = [
        title
        for title, card_type in game.titles
        if kind.allows(card_type)
        and title not in besides
        and (balls or card_type is not CardType.DRAGON_BALL)
    ]
    options = tuple(Option(Act.NAME, title, value=i) for i, title in enumerate(titles))
    if not options:
        return ""
    index = yield from game.ask(source.player, Ask.NAME, "Name a card.", "EFF-10", options, source)
    title = titles[options[index].value]
    game.emit(CardNamed(source.player, title))
    return title


@phrase("name a {card}")
@dataclass(frozen=True, slots=True)
class NameCard(Clause):
    """Name a card of the game by its exact title (EFF-10)."""

    card: CardFilter

    def resolve(self, game: Game, source: Source) -> Steps:
        source.memory.names = ((yield from _name(game, self.card, (), source)),)


@phrase("name {n} different {cards:pl}")
@dataclass(frozen=True, slots=True)
class NameCards(Clause):
    """Name several cards, each by its exact title (EFF-10)."""

    n: int
    cards: CardFilter

    def resolve(self, game: Game, source: Source) -> Steps:
        names: tuple[str, ...] = ()
        for _ in range(self.n):
            names = (*names, (yield from _name(game, self.cards, names, source)))
        source.memory.names = names


@phrase(
    ("search {place} for all copies of that card and {then}", {"n": 0, "each": False}),
    ("search {place} for {n} copy(ies) of that card and {then}", {"each": False}),
    ("search {place} for {n} copy(ies) of each card and {then}", {"each": True}),
    ("~search {place} for a copy of that card and {then}", {"n": 1, "each": False}),
    ("~search {place} for {n} copy(ies) of each and {then}", {"each": True}),
)
@dataclass(frozen=True, slots=True)
class SearchNamed(Joinable):
    """Look for copies of the cards that were named or chosen; n of 0 stands for all."""

    place: Place
    then: Destination
    n: int = 1
    each: bool = False

    def resolve(self, game: Game, source: Source) -> Steps:
        names = source.memory.names or tuple(game.cards[c].title for c in source.memory.chosen)
        seen = self.place.cards(game, source)
        found: list[int] = []
        for name in names if self.each else names[:1]:
            copies = [c for c in seen if game.cards[c].title == name]
            zones = {game.state.where[c] for c in copies}
            if self.n and len(copies) > self.n and len(zones) > 1:
                # Copies in one zone are the same; between two zones the player chooses.
                copies = list(
                    (
                        yield from pick(
                            game,
                            source.player,
                            copies,
                            self.n,
                            self.n,
                            "Which copy?",
                            source,
                            "EFF-9",
                            looked_at=tuple(copies),
                        )
                    )
                )
            found += copies[: self.n or None]
        yield from carry_out_found(game, self.place, tuple(found), self.then, source)
        source.memory.moved = tuple(found)
        source.memory.done = bool(found)


@phrase(
    "your opponent searches his Life Deck for all copies of that card and banishes them",
)
@dataclass(frozen=True, slots=True)
class TheySearchNamed(Clause):
    """The opponent himself looks for what was named, and banishes it."""

    def do(self, game: Game, source: Source) -> None:
        from dbz_desktop.rules import moving
        from dbz_desktop.rules.events import Why, Zone

        player = source.opponent
        deck = game.state.players[player].life_deck
        found = [c for c in deck if game.cards[c].title in source.memory.names]
        game.shuffle(player, besides=found)
        for card in found:
            moving.move(game, card, Zone.BANISHED, Why.BANISH, source, "EFF-10")


@dataclass(frozen=True, slots=True)
class OfTitle(SimpleFilter):
    """Cards of one title. Made by phrases, never printed."""

    title: str

    def fits(self, game: Game, card: int, source: Source) -> bool:
        return game.cards[card].title == self.title


@phrase("{who} cannot play that card {duration}", "~{who} cannot play that card for the {duration}")
@dataclass(frozen=True, slots=True)
class CannotPlayNamed(Clause):
    """The named card can't be played for a time."""

    who: Who
    duration: Duration

    def do(self, game: Game, source: Source) -> None:
        from dbz_desktop.rules.compiler import sentence_text
        from dbz_desktop.rules.effects.timing import until_of

        for name in source.memory.names:
            floating.begin(
                game,
                CannotPlay(self.who, OfTitle(name)),
                source,
                until_of(game, self.duration, source),
                sentence_text(self),
            )


@phrase('copy(ies) of "{title}"')
@dataclass(frozen=True, slots=True)
class CopyOf(SimpleFilter):
    """Copies of a card that the text names."""

    title: str

    def fits(self, game: Game, card: int, source: Source) -> bool:
        return game.cards[card].title == self.title
