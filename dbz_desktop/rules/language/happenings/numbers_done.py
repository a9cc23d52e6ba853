"""Happenings to numbers: anger that is raised or lowered, levels that change."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import InitVar, dataclass, replace
from typing import Any, ClassVar

from dbz_desktop.cards import CardType
from dbz_desktop.rules.kernel.base import CardFilter
from dbz_desktop.rules.kernel.deed import (
    AngerVerb,
    AttackVerb,
    Deed,
    LevelVerb,
    StageVerb,
    Verb,
)
from dbz_desktop.rules.kernel.deeds_told import told_as
from dbz_desktop.rules.kernel.events import (
    AngerChanged,
    Event,
    LevelChanged,
    LevelKept,
    Why,
)
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.language.happenings.happening import ByHowMuch, Events, Happening, done_by
from dbz_desktop.rules.language.nouns.clauses import (
    FORMS,
    FORMS_WITH_DOER,
    OF_WHO,
    clause,
    of_name,
    only,
    qualified,
    quietly,
)
from dbz_desktop.rules.language.nouns.kinds import NO_PERSONALITIES, OfType, TypeName
from dbz_desktop.rules.language.nouns.people import (
    ANYBODY,
    YOU,
    Agent,
    Effects,
    Person,
    Player,
    Sort,
)
from dbz_desktop.rules.language.nouns.roles import Said, check_doer, check_whose, said
from dbz_desktop.rules.language.nouns.terms import Whose
from dbz_desktop.rules.language.values.membership import MPS, Members, SpokenOf, members
from dbz_desktop.rules.language.values.personalities import Personality, Some, ThatOne
from dbz_desktop.rules.language.values.ranges import ANY, NONE, Bound, Range, Reaches
from dbz_desktop.wording import Spec, phrase

_GAINED = (AngerVerb.RAISE,)
_LOST = (AngerVerb.LOWER,)
_ANY_PLAYERS = "(any player's|either player's|each player's|players'|both players'|all players')"
_NO_LEVELS = (Sort.PERSONALITY, Sort.CRITICAL, Sort.FLOATING)

_OWN = {Person.YOU: Whose.YOUR, Person.OPPONENT: Whose.OPPONENT}


def _of_whom(agent: Agent | None) -> Whose | None:
    """Whose anger it is of a player who bears what is done to it."""
    if not isinstance(agent, Player) or agent.given is not None:
        raise ValueError("only a player has an anger of his own")
    if agent.person in _OWN or agent.person in ANYBODY:
        return _OWN.get(agent.person)
    raise ValueError("it isn't told whose anger it is")


def _borne(verb: str, anger: str, /, **pinned: Any) -> Iterator[Spec]:
    """Who gains or loses anger has it raised or lowered, whoever does that. Only read."""
    said = quietly(clause(verb, anger, whose=None, passive=False, **pinned))
    for template, fixed, form in only(said, *FORMS):
        whose = form in FORMS_WITH_DOER and form != "must"
        yield template, {**fixed, "borne": True} if whose else fixed, form


_ITS_ANGER = (
    *clause("{verbs:or}", "{whose} anger"),
    *clause("{verbs:or}", "{whose} anger", "{within:@many} level(s)"),
)


@phrase(
    *_ITS_ANGER,
    *quietly(of_name(only(_ITS_ANGER, *FORMS_WITH_DOER))),
    *(
        spec
        for much in ("", "{within:@many} level(s)")
        for spec in only(
            clause("{verbs:or}", "his(their) anger", much, whose=None, passive=False),
            *FORMS_WITH_DOER,
            *OF_WHO,
            "joined",
        )
    ),
    *_borne("gain", "{within:@many} level(s) of anger", verbs=_GAINED),
    *_borne("gain", "{within:@many} anger", verbs=_GAINED),
    *_borne("lose", "{within:@many} [level(s) of] anger", verbs=_LOST),
    *(
        spec
        for much in ("", "{within:@many} level(s)")
        for spec in clause("{verbs:or}", "a player's anger", much, whose=None)
        if spec[0].lstrip("~").startswith("a player's")
    ),
    *(
        spec
        for spec in quietly(clause("{verbs:or}", f"{_ANY_PLAYERS} anger", whose=None))
        if spec[0].startswith(f"~{_ANY_PLAYERS}")
    ),
    (
        "~anger [level|levels] (cannot|may not) be {verbs:or:@participle}",
        {"whose": None, "agent": None, "within": None},
        "cannot",
    ),
    *only(clause("gain", "anger", verbs=_GAINED, whose=None, passive=False), "bare"),
    *_borne("gain", "[any] anger", verbs=_GAINED),
    *only(clause("lose", "anger", verbs=_LOST, whose=None, passive=False), "bare"),
    *_borne("lose", "[any] anger", verbs=_LOST),
    (
        "~{agent} cannot have (his|their|your) anger {verbs:or:@participle}",
        {"whose": None, "borne": True},
        "cannot",
    ),
    *(
        (f"~{{whose}} anger {said}", {"verbs": (*_GAINED, *_LOST), "agent": None}, form)
        for said, form in (
            ("changes", "present"),
            ("is changed", "present"),
            ("[was] changed", "past"),
            ("has [been] changed", "perfect"),
            ("cannot [be] (change|changed)", "cannot"),
            ("would [be] (change|changed)", "would"),
        )
    ),
    *(
        (f"~{said}", {"verbs": verbs, **pinned}, f"cannot_{side}")
        for verbs, side in ((_GAINED, "above"), (_LOST, "below"))
        for said, pinned in (
            ("{whose} anger", {"agent": None}),
            (f"{_ANY_PLAYERS} anger", {"whose": None, "agent": None}),
        )
    ),
    *(
        ("~{agent}", {"verbs": verbs, "whose": None, "borne": True}, f"cannot_have_{side}")
        for verbs, side in ((_GAINED, "above"), (_LOST, "below"))
    ),
)
@dataclass(frozen=True, slots=True)
class AngerDone(ByHowMuch):
    """Anger is raised, lowered or set (ANG-1 to ANG-3). Gaining anger is having it raised.

    Without `whose` it is the anger of whichever player does it. It may be raised or lowered by so
    much: by one deed as it happens, in all of what is past.
    """

    rules: ClassVar[str] = "ANG-1 ANG-2 ANG-3"

    verbs: tuple[AngerVerb, ...]
    whose: Whose | None
    agent: Agent | None = None
    within: Range | None = None
    sets: bool = False
    """Whether it is raised or lowered as well that is set so; made by "this way", never printed."""
    borne: InitVar[bool] = False
    named: InitVar[bool] = False

    def deeds_of(self, game: Game, event: Event) -> Sequence[Deed]:
        if self.sets and isinstance(event, AngerChanged) and event.why is Why.SET:
            return told_as(event, Why.RAISE if event.after > event.before else Why.LOWER)
        return game.deeds_of(event)

    @property
    def verbs_meant(self) -> tuple[Verb, ...]:
        return self.verbs

    @property
    def said_with(self) -> frozenset[Said]:
        return said(Said.BY, Said.HOW_FAR)

    def __post_init__(self, borne: bool, named: bool) -> None:
        check_whose(self.whose, self.agent, named)
        if borne:
            object.__setattr__(self, "whose", _of_whom(self.agent))
            object.__setattr__(self, "agent", None)
        if len(set(self.verbs)) < len(self.verbs):
            raise ValueError("up or down")
        if self.within == ANY or self.within == NONE:
            raise ValueError("anger is anger")
        if AngerVerb.SET in self.verbs and self.within is not None:
            raise ValueError("it is set to a number, and by none")
        check_doer(self.agent, self.verbs_meant)
        effects = getattr(self.agent, "effects", self.agent)
        if isinstance(effects, Effects) and effects.sort is Sort.CRITICAL:
            if effects.whose is self.whose is not None:
                raise ValueError("critical damage lowers the anger of the other player")
        if not isinstance(self.agent, Player):
            if self.whose is None and self.agent is not None:
                raise ValueError("only a player has an anger of his own")
            return
        own = _OWN.get(self.agent.person)
        if self.whose is None:
            object.__setattr__(self, "whose", own)
        elif own is None and self.whose is Whose.OPPONENT and not named:
            raise ValueError("a player's anger is his own")

    @property
    def listens(self) -> Events:
        return (AngerChanged,)

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        if not deed.amount and (deed.verb is not AngerVerb.SET or deed.event is not None):
            return False
        return self.tried(game, deed, source)

    def tried(self, game: Game, deed: Deed, source: Source) -> bool:
        """Whether the deed is such a one, also if there was nothing to lower."""
        if self.within is not None and not self.within.meets(deed.amount, game, source):
            return False
        if deed.verb not in self.verbs_meant or not done_by(game, self.agent, deed, source):
            return False
        return self.whose is None or deed.whose == self.whose.seat(source)


@phrase(
    *qualified("{deed} and {whose} anger is already {n}"),
    *quietly(qualified("{deed} and {whose} anger (is|was) already [at] {n}")),
)
@dataclass(frozen=True, slots=True)
class WasAlready(Happening):
    """Something was done to anger that stood at a number before."""

    deed: AngerDone
    whose: Whose
    n: int

    @property
    def said_with(self) -> frozenset[Said]:
        return said(Said.BY)

    @property
    def listens(self) -> Events:
        return self.deed.listens

    @property
    def verbs_meant(self) -> tuple[Verb, ...]:
        return self.deed.verbs_meant

    def __post_init__(self) -> None:
        if self.deed.whose not in (None, self.whose):
            raise ValueError("it is the same anger that is changed and stands there")

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        seat = self.whose.seat(source)
        if deed.whose != seat:
            return False
        # Of a deed that is yet to be done, it is what the anger is now.
        event, before = deed.event, game.state.players[seat].anger
        if event is not None:
            before = event.before if isinstance(event, AngerChanged) else -1
        return before == self.n and self.deed.tried(game, deed, source)


@phrase(
    "{whose} MP",
    ("{one}", {"whose": None, "plural": False}),
    ("{one}", {"whose": None, "plural": True}),
    ("one of {one}", {"whose": None, "some": True}),
    ("~(any|either|any one) of {one}", {"whose": None, "some": True}),
    ("any personality", {"whose": None}),
    ("MPs", {"whose": None, "plural": True, "cards": MPS}),
    ("one of {whose} {cards:pl}", {"plural": False}),
    ("{whose} {cards:pl}", {"plural": True}),
    ("{cards:pl}", {"whose": None, "plural": True}),
    ("a {cards}", {"whose": None, "plural": False}),
    ("~{those}", {"whose": None}),
    ("~{those:@of}", {"whose": None}, "of"),
    ("~{one:@of}", {"whose": None, "plural": False}, "of"),
    ("~{one:@of}", {"whose": None, "plural": True}, "of"),
)
@dataclass(frozen=True)
class Climber(Agent):
    """Whose levels and stages change: a player's MP's, or personalities' of a kind (TYP-8).

    Or `one` that the text is of, or that was spoken of; or `some` one of several.
    """

    rules: ClassVar[str] = "TYP-8"

    whose: Whose | None
    cards: CardFilter | None = None
    plural: bool = False  # type: ignore[misc]
    one: SpokenOf | None = None
    some: bool = False
    those: InitVar[Personality | None] = None

    @property
    def sort(self) -> Sort:
        return Sort.PERSONALITY

    def __post_init__(self, those: Personality | None) -> None:
        if those is not None:
            if isinstance(those, ThatOne):
                raise ValueError("those that were spoken of have words of their own here")
            meant = members(those)
            whole = isinstance(those, Some) and those.quantity.every
            object.__setattr__(self, "whose", meant.whose)
            object.__setattr__(self, "one", meant.one)
            if meant != Members(OfType((TypeName.PERSONALITY,))):
                object.__setattr__(self, "cards", meant.cards)
            object.__setattr__(self, "plural", self.cards is not None and whole)
        if self.one is not None:
            if self.some and not self.one.plural:
                raise ValueError("one of several that were spoken of")
            object.__setattr__(self, "plural", self.one.plural and not self.some)
        if self.cards is None:
            return
        if any(map(self.cards.allows, NO_PERSONALITIES)):
            raise ValueError("no personalities")
        if self.cards == OfType((TypeName.PERSONALITY,)) and self.whose is None:
            raise ValueError("any personality is said so")

    def does(self, game: Game, deed: Deed, source: Source) -> bool:
        if self.whose is not None and deed.whose != self.whose.seat(source):
            return False
        if self.one is not None:
            return any(card in self.one.meant(game, source) for card in deed.cards)
        cards = self.cards
        of_one = deed.verb is AttackVerb.PERFORM or (
            deed.cards and isinstance(deed.verb, StageVerb)
        )
        if of_one and self.whose is not None and cards is None:
            return game.state.players[deed.whose].mp_card in deed.cards
        if cards == MPS and not of_one:
            # Of a player it is told where it isn't told of a card: that is his MP.
            return True
        return cards is None or any(cards.fits(game, card, source) for card in deed.cards)


_ITS_LEVEL = (
    *clause("{verb}", "{whose} MP", "to level {to}"),
    *clause("{verb}", "{whose} MP", "(a|1|one) level"),
    *quietly(clause("{verb}", "{whose} (MP's level|MP)")),
)


@phrase(
    *clause("change", "levels", verb=LevelVerb.CHANGE, whose=None, passive=False),
    *quietly(
        clause(
            "change",
            "level",
            verb=LevelVerb.CHANGE,
            whose=None,
            passive=False,
        )
    ),
    ("~{agent} is(are) changing levels", {"verb": LevelVerb.CHANGE, "whose": None}, "present"),
    ("~{agent:@of} level changes", {"verb": LevelVerb.CHANGE, "whose": None}, "present"),
    ("~{agent:@of} level [was] changed", {"verb": LevelVerb.CHANGE, "whose": None}, "past"),
    ("~{agent:@of} level has [been] changed", {"verb": LevelVerb.CHANGE, "whose": None}, "perfect"),
    *clause("{verb}", "a level", whose=None, passive=False),
    *quietly(clause("{verb}", "levels", whose=None, passive=False)),
    *quietly(clause("{verb}", "[to] a new [personality|MP] level", whose=None, passive=False)),
    *quietly(clause("{verb}", "{whose} [personality] level")),
    *quietly(clause("advance", verb=LevelVerb.ADVANCE, whose=None, passive=False)),
    *quietly(
        clause(
            "lose",
            "(a level|[personality] levels)",
            verb=LevelVerb.LOWER,
            whose=None,
            passive=False,
        )
    ),
    *quietly(clause("gain", "a level", verb=LevelVerb.ADVANCE, whose=None, passive=False)),
    *quietly(clause("level", "up", verb=LevelVerb.ADVANCE, whose=None, passive=False)),
    *only(
        clause(
            "advance", "to this level", verb=LevelVerb.ADVANCE, whose=None, here=True, passive=False
        ),
        "present",
    ),
    *only(
        clause(
            "change", "to this level", verb=LevelVerb.CHANGE, whose=None, here=True, passive=False
        ),
        "present",
    ),
    *(
        template
        for does, where in (
            ("advance", "to this (personality|MP)"),
            ("reach", "this (level|personality)"),
        )
        for template in quietly(
            only(
                clause(
                    does,
                    where,
                    verb=LevelVerb.ADVANCE,
                    whose=None,
                    here=True,
                    passive=False,
                ),
                "present",
            )
        )
    ),
    *clause("{verb}", "to level {to}", whose=None, passive=False),
    *quietly(
        clause("level", "up to level {to}", verb=LevelVerb.ADVANCE, whose=None, passive=False)
    ),
    *only(clause("lower", "{whose} MP's level", verb=LevelVerb.LOWER), "cannot"),
    ("~{whose} MP cannot have its level {verb:@participle}", {"agent": None}, "cannot"),
    *_ITS_LEVEL,
    *quietly(of_name(only(_ITS_LEVEL, *FORMS_WITH_DOER))),
    *quietly(clause("raise", "{whose} MP", "to level {to}", verb=LevelVerb.ADVANCE)),
    *quietly(
        clause(
            "advance",
            "(his|their) (MP|MPs|MP's|MPs') (a level|level|levels)",
            verb=LevelVerb.ADVANCE,
            whose=None,
            own=True,
            passive=False,
        )
    ),
    *quietly(clause("{verb}", "you a level", passive=False, whose=Whose.YOUR)),
    *quietly(clause("{verb}", "(your opponent|him) a level", passive=False, whose=Whose.OPPONENT)),
    *only(
        clause(
            "use",
            "an effect that would have lowered {whose} MP a level",
            verb=LevelVerb.LOWER,
            kept=True,
            passive=False,
        ),
        "present",
    ),
)
@dataclass(frozen=True, slots=True)
class LevelsDone(Happening):
    """An MP advances, is lowered, or either (ANG-1, ANG-3); or somebody lowers a player's.

    With `here` it is the level that the text is of, on whose card it stands (TYP-8), with `to` one
    that is said by its number. With `kept` somebody's effect would have lowered it, but something
    forbade that.
    """

    rules: ClassVar[str] = "ANG-1 ANG-3"

    verb: LevelVerb
    whose: Whose | None = None
    agent: Agent | None = None
    here: bool = False
    kept: bool = False
    to: Reaches | None = None
    own: InitVar[bool] = False
    """Whether it is said that it is the MP of the player who does it."""
    named: InitVar[bool] = False

    def __post_init__(self, own: bool, named: bool) -> None:
        check_whose(self.whose, self.agent, own or named)
        if self.kept and (self.whose is None or not isinstance(self.agent, Player)):
            raise ValueError("a player's effect on somebody's level")
        if self.whose is None:
            # Effects make somebody else change levels.
            check_doer(self.agent, (self.verb,))
        elif self.agent is not None and self.agent.sort in _NO_LEVELS:
            raise ValueError("no such effect changes a level")
        of_ally = getattr(self.agent, "one", None)
        kind = self.agent.cards if isinstance(self.agent, Climber) else None
        allies = kind is not None and not kind.allows(CardType.MAIN_PERSONALITY)
        if allies or of_ally in (SpokenOf.ALLY, SpokenOf.ALLIES, SpokenOf.THIS):
            raise ValueError("an Ally has no levels to gain or lose (ANG-3)")
        if self.here and self.agent != YOU:
            raise ValueError("only its own player comes to a level")
        if self.to is not None and self.verb is LevelVerb.CHANGE:
            raise ValueError("to a level an MP advances or is lowered")
        if self.to is not None and self.to.bound in (Bound.EVEN, Bound.ODD):
            raise ValueError("a level has a number")

    @property
    def said_with(self) -> frozenset[Said]:
        if self.kept:
            return frozenset()
        return said() if self.here else said(Said.BY, Said.HOW_FAR)

    def _level(self, game: Game, deed: Deed) -> int:
        """The level that a deed leads to; of one that is yet to be done, from where the MP is."""
        if isinstance(deed.event, LevelChanged):
            return deed.event.after
        up = deed.verb is LevelVerb.ADVANCE
        return game.state.players[deed.whose].level + (deed.amount if up else -deed.amount)

    @property
    def listens(self) -> Events:
        return (LevelKept,) if self.kept else (LevelChanged,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        if not self.kept:
            return Happening.matches(self, game, event, source)
        assert isinstance(event, LevelKept) and self.whose and isinstance(self.agent, Player)
        mine = event.player == self.whose.seat(source)
        return mine and self.agent.covers(event.by, game, source)

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        if self.kept or deed.verb is not self.verb or (self.here and source.card not in deed.cards):
            return False
        if self.to is not None and not self.to.meets(self._level(game, deed), game, source):
            return False
        if self.whose is None:
            return done_by(game, self.agent, deed, source)
        # Whose MP it is doesn't do it, but whose effect it is.
        mine = deed.whose == self.whose.seat(source)
        return mine and done_by(game, self.agent, replace(deed, doer=deed.by), source)
