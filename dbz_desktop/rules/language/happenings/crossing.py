"""Happenings of cards that come and go: into play and out of it, into a player's zone and out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from dbz_desktop.cards import CardType
from dbz_desktop.rules.kernel.deed import Deed, PlayVerb, Verb
from dbz_desktop.rules.kernel.events import CardMoved
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.language.happenings.cards_done import is_one_card
from dbz_desktop.rules.language.happenings.happening import Events, Happening
from dbz_desktop.rules.language.nouns.clauses import FORMS, clause, only, quietly
from dbz_desktop.rules.language.nouns.people import Player
from dbz_desktop.rules.language.nouns.roles import Said, said
from dbz_desktop.rules.language.nouns.terms import Pile, Whose
from dbz_desktop.rules.language.nouns.things import SAME, SomeCards, Theirs, Thing
from dbz_desktop.wording import Spec, phrase

_PLAY: dict[str, Any] = {"pile": None, "whose": None}
_PILES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("{whose} {pile}", {}),
    ("a {pile}", {"whose": None}),
    ("~a player's {pile}", {"whose": None}),
    ("~(its|their) owner's {pile}", {"whose": None}),
)


def _zones_crossed() -> Iterator[Spec]:
    """Cards enter a zone of a player, or leave it, by whatever means."""
    for where, whose in _PILES:
        quiet, place = "~" * where.startswith("~"), where.lstrip("~")
        fixed: dict[str, Any] = {**whose, "agent": None}
        specs = clause("{verbs:or}", place, subject="{what}", passive=False, **fixed)
        yield from quietly(specs) if quiet else specs
        own = {**fixed, "what": SAME}
        yield f"{quiet}that {{verbs:or:@past}} {place}", own, "relative"
        yield f"~that (has|have) {{verbs:or:@participle}} {place}", own, "relative"
        for form in ("unpast", "unperfect"):
            for done in ("{verbs:or:@past}", "has(have) {verbs:or:@participle}"):
                yield f"~{{what:@no}} {done} {place}", fixed, form
        # What is placed there has entered it: with a discard pile that is said of whatever does it.
        placed: dict[str, Any] = {**whose, "verbs": (PlayVerb.ENTER_ZONE,), "pile": Pile.DISCARD}
        into = f"(in|into|to) {place.replace('{pile}', 'discard pile')}"
        for template, values, form in only(clause("place", "{what}", into, **placed), *FORMS):
            if template.lstrip("~").startswith("{what"):
                yield f"~{template.lstrip('~')}", {**values, "agent": None}, form
        for form in ("unpast", "unperfect"):
            none = f"{{what:@no}} (was|were|has been|have been) placed {into}"
            yield f"~{none}", {**placed, "agent": None}, form
        gone = {**placed, "agent": None, "what": SAME}
        yield f"~[that (was|were|has been|have been)] placed {into}", gone, "relative"


@phrase(
    *clause("{verbs:or}", subject="{what}", agent=None, **_PLAY),
    ("~{what} is(are) {verbs:or:@gerund}", {"agent": None, **_PLAY}, "present"),
    # "An effect causes a Drill to leave play": it does by that (see `Qualified`).
    ("~{what} to {verbs:or:@base}", {"agent": None, **_PLAY}, "infinitive"),
    *(
        (f"~{{what:@no}} {done}", {"agent": None, **_PLAY}, form)
        for form in ("unpast", "unperfect")
        for done in ("{verbs:or:@past}", "has(have) {verbs:or:@participle}")
    ),
    (
        "~{what} cannot be removed from play",
        {"verbs": (PlayVerb.LEAVE,), "agent": None, **_PLAY},
        "cannot",
    ),
    ("that {verbs:or:@past}", {"what": SAME, "agent": None, **_PLAY}, "relative"),
    ("~that (has|have) {verbs:or:@participle}", {"what": SAME, "agent": None, **_PLAY}, "relative"),
    (
        "{agent} cannot use effects that would cause {what} to leave play",
        {"verbs": (PlayVerb.LEAVE,), **_PLAY},
        "cannot",
    ),
    *_zones_crossed(),
)
@dataclass(frozen=True, slots=True)
class Crossing(Happening):
    """Cards enter play, or leave it; with an `agent`, by the effects of that player.

    Or they enter or leave a zone, whosever or of that player, by whatever means.
    """

    verbs: tuple[PlayVerb, ...]
    what: Thing
    agent: Player | None = None
    pile: Pile | None = None
    whose: Whose | None = None

    def __post_init__(self) -> None:
        if isinstance(self.what, Theirs) and self.what.cards is None:
            raise ValueError("a hand is no card")
        if getattr(self.what, "in_play", False) and not _OUT.issuperset(self.verbs):
            raise ValueError("what is in play has entered it")
        if any((self.pile is not None) is not (verb in _OF_ZONES) for verb in self.verbs):
            raise ValueError("into what, or out of what?")
        cards = getattr(self.what, "cards", None)
        if self.pile is not None and cards is not None:
            if not any(cards.allows(kind) for kind in _GOES if kind not in _NEVER[self.pile]):
                raise ValueError("such cards are never there")

    @property
    def verbs_meant(self) -> tuple[Verb, ...]:
        return self.verbs

    @property
    def said_with(self) -> frozenset[Said]:
        return frozenset.intersection(*(_SAID_WITH[verb] for verb in self.verbs))

    @property
    def listens(self) -> Events:
        return (CardMoved,)

    @property
    def as_one(self) -> bool:
        return isinstance(self.what, SomeCards | Theirs) and self.what.plural

    @property
    def tells(self) -> bool:
        return is_one_card(self.what) or self.as_one

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        if deed.verb not in self.verbs or not self._crosses(deed, source):
            return False
        if not self.what.meets(game, deed, source):
            return False
        if self.agent is None:
            return True
        by_effect = deed.by_effect or deed.critical
        return by_effect and self.agent.covers(deed.by, game, source)

    def _crosses(self, deed: Deed, source: Source) -> bool:
        """Whether it is the zone that is spoken of which they enter or leave."""
        if self.pile is None:
            return True
        enters = deed.verb is PlayVerb.ENTER_ZONE
        if (deed.target if enters else deed.source) is not self.pile.zone:
            return False
        side = deed.to if enters else deed.whose
        return self.whose is None or side == self.whose.seat(source)


_GOES = tuple(
    kind for kind in CardType if kind not in (CardType.MAIN_PERSONALITY, CardType.MASTERY)
)
_NEVER = {pile: (CardType.DRAGON_BALL,) if pile is Pile.DISCARD else () for pile in Pile}
"""What is never in a zone: a Dragon Ball goes under its Life Deck (TYP-3)."""

_OF_ZONES = (PlayVerb.ENTER_ZONE, PlayVerb.LEAVE_ZONE)
_OUT = frozenset((PlayVerb.LEAVE, PlayVerb.ENTER_ZONE))
"""What alone is said of cards in play."""

_FROM_THERE = said(Said.TO, Said.BY, Said.EXCEPT)
_SAID_WITH = {
    PlayVerb.ENTER: said(Said.FROM, Said.TO, Said.BY, Said.EXCEPT),
    PlayVerb.LEAVE: _FROM_THERE | said(Said.AS),
    PlayVerb.ENTER_ZONE: said(Said.FROM, Said.BY, Said.EXCEPT),
    PlayVerb.LEAVE_ZONE: _FROM_THERE,
}
"""What more is told of each."""
