"""What can be said of attacks: by what they aren't stopped nor their damage touched; their text.

See :mod:`.predicates`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

from dbz_desktop.rules.kernel.base import CardFilter
from dbz_desktop.rules.kernel.events import NOBODY, Zone
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.kernel.matters import Matter, Touch
from dbz_desktop.rules.language.gained import GainedText
from dbz_desktop.rules.language.kinds import OfCombat, TypeName
from dbz_desktop.rules.language.people import check_played
from dbz_desktop.rules.language.predicates import Says
from dbz_desktop.rules.language.terms import Unit, Whose
from dbz_desktop.wording import Phrase, Spec, phrase


@phrase(
    ("be stopped", {"how": (Touch.STOPPED,), "unit": None}),
    ("have its(their) damage {how:or}", {"unit": None}),
    "have its(their) {unit} damage {how:or}",
    ("~be {how:or}", {"unit": None}),
    ("~be {how:nor}", {"unit": None}),
    ("~have (its|their|his) damage {how:or}", {"unit": None}),
    ("~have (its|their|his) damage {how:nor}", {"unit": None}),
    "~have (its|their|his) {unit} damage {how:nor}",
    ("~have (its|their) {unit:pl} of damage {how:or}", {}),
    *(
        (f"~{said} redirected to (an Ally|Allies)", {"how": (Touch.REDIRECTED,), "unit": None})
        for said in ("be", "have (its|their|his) damage")
    ),
    ("be {how:or}", {"unit": None}, "damage"),
    ("~be {how:nor}", {"unit": None}, "damage"),
)
@dataclass(frozen=True, slots=True)
class Touched(Phrase):
    """What is done to attacks: "be stopped", "have their damage modified or prevented".

    Damage of one `unit` alone may be kept from being prevented, for that is done to each (ATK-7).
    """

    how: tuple[Touch, ...]
    unit: Unit | None = None

    def __post_init__(self) -> None:
        if self.unit is not None and self.how != (Touch.PREVENTED,):
            raise ValueError("only whether damage is prevented is asked of each of its units")

    def covers(self, touch: Touch, unit: str) -> bool:
        """Whether that is so done, to damage of a unit or to all of it."""
        return touch in self.how and (self.unit is None or self.unit.label == unit)

    @property
    def apart(self) -> tuple[Touched, ...]:
        """What is done to the attack, and what to its damage."""
        rest = tuple(each for each in self.how if each is not Touch.STOPPED)
        if not rest or len(rest) == len(self.how):
            return (self,)
        return (Touched((Touch.STOPPED,)), Touched(rest))


def _touchers() -> Iterator[Spec]:
    """Cards or effects; in the form "doing" they are what does it, and your opponent isn't."""
    anybody: dict[str, Any] = {"whose": None}
    hand = "(the|a|his|her|their|your|your opponent's) hand"
    for template, pinned in (
        ("{cards:pl}", {**anybody, "played": False}),
        ("~a {cards}", {**anybody, "played": False}),
        ("{cards:pl} played from the hand", {**anybody, "played": True}),
        (f"~{{cards:pl}} [played] from {hand}", {**anybody, "played": True}),
        (f"~a {{cards}} [played] from {hand}", {**anybody, "played": True}),
        ("{whose} {cards:pl}", {"played": False}),
        ("{whose} card effects", {"cards": None, "played": False}),
        ("~{whose} effects", {"cards": None, "played": False}),
    ):
        yield template, pinned
        yield f"~{template.removeprefix('~')}", pinned, "doing"
    yield "~your opponent", {"cards": None, "played": False, "whose": Whose.OPPONENT}


@phrase(*_touchers())
@dataclass(frozen=True, slots=True)
class Toucher(Phrase):
    """By what an attack is stopped, or its damage touched.

    Cards of a kind, anybody's or one player's, by whatever they do or only as they are `played`
    from a hand; or effects of a player's cards.
    """

    cards: CardFilter | None = None
    whose: Whose | None = None
    played: bool = False

    def __post_init__(self) -> None:
        if self.played:
            check_played(self.cards)

    def covers(self, game: Game, by: Source, source: Source) -> bool:
        """Whether the effect `by` is such a one, in the eyes of the text's player."""
        if self.whose is not None and by.player != self.whose.seat(source):
            return False
        if self.cards is None:
            return self.whose is not None
        if by.card == NOBODY or (self.played and game.state.where[by.card] is not Zone.IN_USE):
            return False
        return self.cards.fits(game, by.card, source)


_COMBAT_CARDS = Toucher(OfCombat((TypeName.PHYSICAL_COMBAT, TypeName.ENERGY_COMBAT)))
"""All that stops what is Focused (ATK-15)."""


def _as_keywords() -> Iterator[Spec]:
    """The keywords of attacks, given to others: what they mean is said (ATK-15)."""
    for said in ("gains(gain)", "is(are) [considered]", "has(have)"):
        for keyword, touch in (("Unstoppable", Touch.STOPPED), ("Unpreventable", Touch.PREVENTED)):
            pinned = {"what": (Touched((touch,)),), "by": None, "only": False}
            yield f"~{said} {keyword}", pinned
        only = {"what": (Touched((Touch.STOPPED,)),), "by": _COMBAT_CARDS, "only": True}
        yield f"~{said} Focused", only


@phrase(
    ("cannot {what:or:s}", {"by": None, "only": False}),
    ("cannot {what:or:s} by {by}", {"only": False}),
    ("~cannot {what:nor:s}", {"by": None, "only": False}),
    ("~cannot {what:nor:s} by {by}", {"only": False}),
    ("~cannot {what:or:s} with {by}", {"only": False}),
    ("~(may not|can never) {what:or:s}", {"by": None, "only": False}),
    ("~(may not|can never) {what:or:s} (by|with) {by}", {"only": False}),
    ("~(may not|can never) {what:or:@damage}", {"by": None, "only": False}, "damage"),
    *(
        (f"~{{by:@doing}} cannot {word}", {"what": (Touched((touch,)),), "only": False}, form)
        for word, touch, form in (
            ("stop", Touch.STOPPED, "before"),
            ("modify", Touch.MODIFIED, "before_damage"),
            ("(reduce|lower|decrease)", Touch.REDUCED, "before_damage"),
            ("(increase|raise)", Touch.INCREASED, "before_damage"),
            ("redirect", Touch.REDIRECTED, "before_damage"),
        )
    ),
    (
        "~only {by:@doing} (can|may) stop",
        {"what": (Touched((Touch.STOPPED,)),), "only": True},
        "before",
    ),
    ("cannot {what:or:@damage}", {"by": None, "only": False}, "damage"),
    ("cannot {what:or:@damage} by {by}", {"only": False}, "damage"),
    ("can only be stopped by {by}", {"what": (Touched((Touch.STOPPED,)),), "only": True}),
    ("~cannot be stopped except by {by}", {"what": (Touched((Touch.STOPPED,)),), "only": True}),
    (
        "~(may only be stopped|can be stopped only|may be stopped only) (by|with) {by}",
        {"what": (Touched((Touch.STOPPED,)),), "only": True},
    ),
    (
        "~can only be stopped with {by}",
        {"what": (Touched((Touch.STOPPED,)),), "only": True},
    ),
    *_as_keywords(),
)
@dataclass(frozen=True, slots=True)
class Cannot(Says):
    """They can't be stopped, nor their damage prevented, modified, redirected, by some or at all.

    Attacks that can't be modified lose every "+" and "-", their own too (ATK-8). With `only`,
    nothing else stops them (ATK-3).
    """

    what: tuple[Touched, ...]
    by: Toucher | None = None
    only: bool = False

    def __post_init__(self) -> None:
        apart = tuple(each for what in self.what for each in what.apart)
        object.__setattr__(self, "what", apart)

    @property
    def matter(self) -> Matter:  # type: ignore[override]
        """What it tells the rules."""
        return Matter.STOPPERS if self.only else Matter.PROTECTED

    @property
    def rules(self) -> str:
        """The rule that it touches."""
        return "ATK-3" if self.only else "ATK-15"

    @property
    def keywords(self) -> tuple[str, ...]:
        """The keywords that they have by it (ATK-15)."""
        if self.only:
            return ("focused",) if self.by == _COMBAT_CARDS else ()
        if self.by is not None:
            return ()
        return tuple(
            word
            for touch, word in ((Touch.STOPPED, "unstoppable"), (Touch.PREVENTED, "unpreventable"))
            if any(each.unit is None and touch in each.how for each in self.what)
        )

    def covers(
        self, game: Game, touch: Touch, by: Source | None, source: Source, unit: str = ""
    ) -> bool:
        """Whether this is kept from them; `by` is what would do it, None for no card at all."""
        if not any(each.covers(touch, unit) for each in self.what):
            return False
        return self.by is None or (by is not None and self.by.covers(game, by, source))

    @property
    def does(self) -> tuple[str, ...]:
        return ("sure",)


UNSTOPPABLE = Cannot((Touched((Touch.STOPPED,)),))


@phrase(
    'gains(gain) "{text}"',
    '~gains(gain), "{text}"',
    '~(gains(gain)|has(have)) [the following] [effect|text] [:] "{text}"',
)
@dataclass(frozen=True, slots=True)
class Gains(Says):
    """They have more text."""

    matter: ClassVar[Matter | None] = Matter.TEXT

    text: GainedText
