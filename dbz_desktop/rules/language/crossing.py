"""Happenings of cards that come and go: into play and out of it, into a player's zone and out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from dbz_desktop.cards import CardType
from dbz_desktop.rules.kernel.deed import Deed, PlayVerb
from dbz_desktop.rules.kernel.events import CardMoved
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.language.cards_done import is_one_card
from dbz_desktop.rules.language.clauses import FORMS, clause, only, quietly
from dbz_desktop.rules.language.happening import Events, Happening
from dbz_desktop.rules.language.people import Player
from dbz_desktop.rules.language.roles import Said, said
from dbz_desktop.rules.language.terms import Pile, Whose
from dbz_desktop.rules.language.things import SAME, SomeCards, Theirs, Thing
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
        specs = clause("{verb}", place, subject="{what}", passive=False, **fixed)
        yield from quietly(specs) if quiet else specs
        own = {**fixed, "what": SAME}
        yield f"{quiet}that {{verb:@past}} {place}", own, "relative"
        yield f"~that (has|have) {{verb:@participle}} {place}", own, "relative"
        for form in ("unpast", "unperfect"):
            for done in ("{verb:@past}", "has(have) {verb:@participle}"):
                yield f"~{{what:@no}} {done} {place}", fixed, form
        # What is placed there has entered it: with a discard pile that is said of whatever does it.
        placed: dict[str, Any] = {**whose, "verb": PlayVerb.ENTER_ZONE, "pile": Pile.DISCARD}
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
    *clause("{verb}", subject="{what}", agent=None, **_PLAY),
    ("~{what} is(are) {verb:@gerund}", {"agent": None, **_PLAY}, "present"),
    # "An effect causes a Drill to leave play": it does by that (see `Qualified`).
    ("~{what} to {verb:@base}", {"agent": None, **_PLAY}, "infinitive"),
    *(
        (f"~{{what:@no}} {done}", {"agent": None, **_PLAY}, form)
        for form in ("unpast", "unperfect")
        for done in ("{verb:@past}", "has(have) {verb:@participle}")
    ),
    (
        "~{what} cannot be removed from play",
        {"verb": PlayVerb.LEAVE, "agent": None, **_PLAY},
        "cannot",
    ),
    ("that {verb:@past}", {"what": SAME, "agent": None, **_PLAY}, "relative"),
    ("~that (has|have) {verb:@participle}", {"what": SAME, "agent": None, **_PLAY}, "relative"),
    (
        "{agent} cannot use effects that would cause {what} to leave play",
        {"verb": PlayVerb.LEAVE, **_PLAY},
        "cannot",
    ),
    *_zones_crossed(),
)
@dataclass(frozen=True, slots=True)
class Crossing(Happening):
    """Cards enter play, or leave it; with an `agent`, by the effects of that player.

    Or they enter or leave a zone, whosever or of that player, by whatever means.
    """

    verb: PlayVerb
    what: Thing
    agent: Player | None = None
    pile: Pile | None = None
    whose: Whose | None = None

    def __post_init__(self) -> None:
        if isinstance(self.what, Theirs) and self.what.cards is None:
            raise ValueError("a hand is no card")
        if getattr(self.what, "in_play", False) and self.verb in _INTO:
            raise ValueError("what is in play has entered it")
        if (self.pile is not None) is not (self.verb in _OF_ZONES):
            raise ValueError("into what, or out of what?")
        cards = getattr(self.what, "cards", None)
        if self.pile is not None and cards is not None:
            if not any(cards.allows(kind) for kind in _GOES if kind not in _NEVER[self.pile]):
                raise ValueError("such cards are never there")

    @property
    def said_with(self) -> frozenset[Said]:
        if self.verb is PlayVerb.ENTER_ZONE:
            return said(Said.FROM, Said.BY, Said.EXCEPT)
        if self.verb is PlayVerb.LEAVE_ZONE:
            return said(Said.TO, Said.BY, Said.EXCEPT)
        if self.verb is PlayVerb.ENTER:
            return said(Said.FROM, Said.TO, Said.BY, Said.EXCEPT)
        return said(Said.TO, Said.BY, Said.EXCEPT, Said.AS)

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
        if deed.verb is not self.verb or not self._crosses(deed, source):
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
        enters = self.verb is PlayVerb.ENTER_ZONE
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
_INTO = (PlayVerb.ENTER, PlayVerb.LEAVE_ZONE)
"""What isn't said of cards in play."""
