"""What notes say for as long as their card is in play (EFF-12)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dbz_desktop.rules.kernel.base import Condition, Continuous
from dbz_desktop.rules.kernel.cardtext import every, flat
from dbz_desktop.rules.kernel.deed import AttackVerb, CardVerb, GameVerb, Verb
from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.rules.kernel.note import Note
from dbz_desktop.rules.language.attacks.attacks import THIS_ATTACK
from dbz_desktop.rules.language.frames.always import lasting
from dbz_desktop.rules.language.frames.instead import Instead
from dbz_desktop.rules.language.happenings.adverbs import By
from dbz_desktop.rules.language.happenings.bans import Cannot, CanOnly
from dbz_desktop.rules.language.happenings.happenings import about_this, plain
from dbz_desktop.rules.language.happenings.lying import lies_in
from dbz_desktop.rules.language.happenings.replacements import Changes
from dbz_desktop.rules.language.nouns.terms import Pile
from dbz_desktop.rules.language.nouns.things import ThisCard
from dbz_desktop.rules.language.sections.ways import Allows
from dbz_desktop.wording import phrase

_SAID_OTHERWISE = (Allows, Changes, Instead)
"""What notes say in words of their own."""

_ANYWHERE: frozenset[Verb] = frozenset(
    (
        CardVerb.BANISH,
        CardVerb.REJUVENATE,
        CardVerb.RETURN,
        CardVerb.SHUFFLE,
        CardVerb.PLACE,
        CardVerb.REVEAL,
        CardVerb.CANCEL,
    )
)
"""What is done to cards, or to what they do, by texts alone, so that one may ban it of itself."""


def _of_the_card(clause: Continuous) -> bool:
    """Whether it forbids something to be done to the very card, in whatever place."""
    if not isinstance(clause, Cannot) or clause.must or not about_this(clause.deed):
        return False
    # The rules discard it after use, but not from a hand, and by nobody's effect (ATK-1).
    by_effect = any(every(clause.deed, By)) or Pile.HAND in every(clause.deed, Pile)
    named = _ANYWHERE | {CardVerb.DISCARD} if by_effect else _ANYWHERE
    return set(clause.deed.verbs_meant) <= named


@phrase(
    ("{clauses:and}", {"condition": None}),
    "while {condition}, {clauses:and}",
    "~if {condition}, {clauses:and}",
    "~{clauses:and} (while|if) {condition}",
)
@dataclass(frozen=True, slots=True)
class NoteHolds(Note):
    """What holds while its card is in play, whatever else is said, or as long as something is so.

    On a card that is never in play nothing would ever hold (see `unusable`), but what cannot be
    done to the card itself holds anywhere, and what holds while it lies somewhere holds there.
    """

    rules: ClassVar[str] = "EFF-12"

    clauses: tuple[Continuous, ...]
    condition: Condition | None = None

    def __post_init__(self) -> None:
        lasting(self.clauses)
        if {Zone.LIFE_DECK, Zone.HAND} & lies_in(self.condition):
            raise ValueError("what holds is seen by both players (ZON-1)")
        for each in self.clauses:
            if isinstance(each, _SAID_OTHERWISE) or GameVerb.WIN in each.answers:
                raise ValueError("a note says that in words of its own")
            told = plain(each.deed) if isinstance(each, Cannot | CanOnly) else None
            mine = getattr(told, "what", None)
            if isinstance(mine, ThisCard) and set(each.answers) & {CardVerb.USE, CardVerb.PLAY}:
                raise ValueError("whether the card may be used is a note of its own")
            if mine == THIS_ATTACK and AttackVerb.PERFORM in each.answers:
                raise ValueError("whether the card may be used is a note of its own")

    @property
    def lasting(self) -> tuple[Continuous, ...]:
        return () if self.anywhere else tuple(flat(self.clauses))

    @property
    def anywhere(self) -> tuple[Continuous, ...]:
        """What cannot be done to the card itself, wherever it lies; or what holds while the card
        lies somewhere in the open."""
        said = tuple(flat(self.clauses))
        return said if lies_in(self.condition) or all(map(_of_the_card, said)) else ()

    @property
    def given(self) -> Condition | None:
        return self.condition
