"""Happenings in which somebody searches zones, or looks at cards that lie hidden (EFF-9)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import InitVar, dataclass
from typing import Any, ClassVar

from dbz_desktop.rules.kernel.deed import Deed, GameVerb, Verb
from dbz_desktop.rules.kernel.events import CardsRevealed, Event, Searched
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.language.happenings.happening import Events, Happening, done_by
from dbz_desktop.rules.language.nouns.clauses import (
    FORMS,
    FORMS_WITH_DOER,
    OF_WHO,
    clause,
    of_name,
    only,
    quietly,
)
from dbz_desktop.rules.language.nouns.origins import at_end
from dbz_desktop.rules.language.nouns.people import YOU, Agent, Player
from dbz_desktop.rules.language.nouns.roles import Said, check_doer, check_whose, said
from dbz_desktop.rules.language.nouns.terms import End, Pile, Whose
from dbz_desktop.wording import Spec, phrase


def _looked_at_ends() -> Iterator[Spec]:
    """That somebody looks at cards at an end of a Life Deck (EFF-9)."""
    looks: dict[str, Any] = {"own": False, "looks": True, "piles": (Pile.LIFE_DECK,)}
    few = "(a card|cards|1 or more cards|one or more cards)"
    his = {**looks, "whose": None, "own": True}
    for of, more in (
        ("{whose}", looks),
        ("(a|a player's)", {**looks, "whose": None}),
        ("(his|their)", his),
    ):
        forms = FORMS_WITH_DOER + OF_WHO if more is his else FORMS
        said = f"cards from the {{end}} of {of} Life Deck"
        yield from only(clause("look at", said, passive=more is not his, **more), *forms)
        for quiet in (
            f"{few} (at|on|from|of|off) the {{end}} of {of} Life Deck",
            f"the {{end}} (card|cards) (of|from) {of} Life Deck",
        ):
            yield from quietly(only(clause("look at", quiet, passive=False, **more), *forms))


def _searched() -> Iterator[Spec]:
    """That somebody searches a whole zone; that he does so for cards needn't be said."""
    for quiet, tail in (("", ""), ("~", "for (a card|cards|any cards|any card)")):
        anybodys: dict[str, Any] = {"whose": None, "own": False, "passive": False}
        searches = clause("search", "his(their) {piles:or}", tail, whose=None, own=True)
        searched = clause("search", "{whose} {piles:or}", tail, own=False)
        plain = (*clause("search", "a {piles:or}", tail, **anybodys), *searched)
        of_his = only(searches, *FORMS_WITH_DOER, *OF_WHO)
        named = quietly(of_name(only(searched, *FORMS_WITH_DOER)))
        others = quietly(clause("search", "a player's {piles:or}", tail, **anybodys))
        said = (*plain, *of_his)
        yield from (*(quietly(said) if quiet else said), *named, *others)


@phrase(
    *_searched(),
    *clause("search", "a {piles:or}", "for {n} card(s)", whose=None, own=False, passive=False),
    (
        "~{agent} uses(use) an effect to search a {piles:or} for {n} card(s)",
        {"whose": None, "own": False},
        "present",
    ),
    (
        "~{agent} cannot use card effects to search a player's {piles:or}",
        {"whose": None, "own": False},
        "cannot",
    ),
    *clause("look at", "{whose} {piles:or}", own=False, looks=True),
    *clause("look at", "a {piles:or}", whose=None, own=False, looks=True),
    *quietly(
        clause(
            "look at",
            "(cards|a card|1 or more cards|one or more cards) (in|of|from) "
            "(a|any|a player's|any player's) {piles:or}",
            whose=None,
            own=False,
            looks=True,
        )
    ),
    *_looked_at_ends(),
    *quietly(clause("look through", "{whose} {piles:or}", own=False, looks=True)),
    *quietly(
        clause("look at", "(cards|a card) (in|of|from) {whose} {piles:or}", own=False, looks=True)
    ),
)
@dataclass(frozen=True, slots=True)
class SearchDone(Happening):
    """A player looks through a whole Life Deck, discard pile or hand: his `own`, or whose (EFF-9).

    Perhaps for so many cards and no more.
    Or he `looks` at cards that lie hidden, perhaps at one `end` of the zone; of a few cards there
    it isn't said that he searches.
    """

    rules: ClassVar[str] = "EFF-9"

    piles: tuple[Pile, ...]
    whose: Whose | None = None
    own: bool = False
    agent: Agent | None = None
    n: int | None = None
    looks: bool = False
    end: End | None = None
    named: InitVar[bool] = False

    def __post_init__(self, named: bool) -> None:
        if self.looks and not all(pile.zone.is_hidden for pile in self.piles):
            raise ValueError("everybody sees what lies open")
        check_whose(self.whose, self.agent, named)
        others = isinstance(self.agent, Player) and self.agent != YOU
        if self.own and not others:
            raise ValueError("his own is said of a player who isn't you")
        if self.whose is Whose.OPPONENT and others and not named:
            raise ValueError("of what he has himself a player searches his own")
        check_doer(self.agent, self.verbs_meant)

    @property
    def said_with(self) -> frozenset[Said]:
        return said(Said.BY)

    @property
    def listens(self) -> Events:
        return (CardsRevealed,) if self.looks else (Searched,)

    @property
    def verbs_meant(self) -> tuple[Verb, ...]:
        return (GameVerb.LOOK if self.looks else GameVerb.SEARCH,)

    def spoken(self, game: Game, event: Event, source: Source) -> tuple[int, ...]:
        # Who looks at cards may do something with them.
        return event.cards if isinstance(event, CardsRevealed) else ()

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        if deed.verb not in self.verbs_meant or not done_by(game, self.agent, deed, source):
            return False
        if all(pile.zone is not deed.source for pile in self.piles):
            return False
        if self.n is not None and deed.amount != self.n:
            return False
        if self.end is not None and not at_end(game, deed, self.end):
            return False
        if self.own:
            return deed.whose == deed.doer
        return self.whose is None or deed.whose == self.whose.seat(source)
