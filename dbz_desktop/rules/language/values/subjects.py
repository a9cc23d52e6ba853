"""What something is said of: "your MP", "that card", "the attacking personality"."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import InitVar, dataclass
from typing import Any, ClassVar

from dbz_desktop.rules.flow.attacks import was_hidden
from dbz_desktop.rules.kernel.base import CardFilter
from dbz_desktop.rules.kernel.events import CardMoved
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.language.nouns.brought import Brought
from dbz_desktop.rules.language.nouns.kinds import ATTACK_CARDS, AnyCard
from dbz_desktop.rules.language.nouns.names import CharacterNames
from dbz_desktop.rules.language.nouns.terms import End, Pile, Whose
from dbz_desktop.rules.language.values.personalities import Personality, single
from dbz_desktop.rules.language.values.ranges import ANY, NONE, Bound, Range, Reaches
from dbz_desktop.wording import Phrase, Spec, phrase


class Subject(Phrase):
    """Cards of which something is said: of all of them, or of so many."""

    plural: ClassVar[bool] = False
    either_number: ClassVar[bool] = False
    """Whether a kind may be said of them in either number: "any of those cards are Drills"."""
    lasts: ClassVar[bool] = False
    """Whether it means the same at any time, without an attack or a sentence before."""
    is_of_some: ClassVar[bool] = False
    """Whether it is any of several, or just one, whichever that is."""

    def cards(self, game: Game, source: Source) -> list[int]:
        """The cards that are meant now."""
        raise TypeError(type(self).__name__)

    def holds(self, fits: list[bool], so: bool, game: Game, source: Source) -> bool:
        """Whether what `fits` these cards, one by one, is so of them, or is not."""
        return bool(fits) and all(each is so for each in fits)

    def mention(self, game: Game, source: Source) -> None:
        """Let the sentences after speak of it, where saying something of it does that."""


# ---------------------------------------------------------------------------- personalities


@phrase("{who}")
@dataclass(frozen=True, slots=True)
class ThePersonality(Subject):
    """One personality that nobody has to choose: "your MP", "the attacking personality"."""

    who: Personality

    def __post_init__(self) -> None:
        single(self.who)
        if self.who.refers_back:
            raise ValueError("what was spoken of needs not be a personality")

    @property
    def lasts(self) -> bool:  # type: ignore[override]
        """Whether it is a player's MP, rather than somebody in an attack."""
        return self.who.side is not None

    def cards(self, game: Game, source: Source) -> list[int]:
        return self.who.able(game, source)


# ---------------------------------------------------------------------------- cards


_ANY_CARD = AnyCard()
_PLAIN: dict[str, Any] = {"by": None}
_ONE: dict[str, Any] = {"within": None, "several": False}
_ALL: dict[str, Any] = {"within": None, "several": True}
_JUST_ONE, _AT_LEAST_ONE = Reaches(1, Bound.JUST), Reaches(1, Bound.MORE)


def _check_so_many(subject: Any) -> None:
    """Refuse cards that came up by something, where each is asked about; one of them is any."""
    after = getattr(subject.what, "suffix", None)
    if after is not None and after.of_the_past and getattr(after, "window", None) is None:
        raise ValueError("by what they came up is said of all of them")
    if subject.within == _AT_LEAST_ONE:
        object.__setattr__(subject, "within", ANY)
    if subject.within == _JUST_ONE:
        raise ValueError("one of them is any, or exactly one")


def _brought_by() -> Iterator[Spec]:
    """The card that a certain player brought up, where both may have done so."""
    for doer, he in ((Whose.YOUR, "you"), (Whose.OPPONENT, "your opponent"), (None, "he")):
        mark = "~" if doer is None else ""
        told = {"doer": doer or Whose.OPPONENT, "within": None}
        for quiet, that in ((mark, ""), ("~", "that ")):
            who = f"{that}{he} {{by:@past}} [this way]"
            yield f"{quiet}the card {who}", {**told, "what": _ANY_CARD, "several": False}
            yield f"{quiet}the cards {who}", {**told, "what": _ANY_CARD, "several": True}
            yield f"{quiet}the {{what}} {who}", {**told, "several": None}


_OF_KIND: dict[str, Any] = {"within": None, "several": None}
_CARDS: dict[str, Any] = {"what": _ANY_CARD, **_PLAIN}


def _of_several(of: str, **pinned: Any) -> Iterator[Spec]:
    """So many of several cards: "any", "none", "2 or more", "exactly 1"."""
    mark, of = ("~", of[1:]) if of.startswith("~") else ("", of)
    yield f"{mark}any of {of}", {**pinned, "several": True, "within": ANY}
    yield f"{mark}none of {of}", {**pinned, "several": True, "within": NONE}
    yield f"{mark}{{within:@many}} of {of}", {**pinned, "several": True}
    yield f"~(either|one|1) of {of}", {**pinned, "several": True, "within": ANY}
    yield f"~neither of {of}", {**pinned, "several": True, "within": NONE}
    yield (
        f"{mark}exactly (1|one) of {of}",
        {**pinned, "several": True, "within": None, "lone": True},
    )
    yield f"~(only|just) (one|1) of {of}", {**pinned, "several": True, "within": None, "lone": True}


@phrase(
    ("that {what}", {**_ONE, **_PLAIN}),
    ("~it", {**_ONE, **_CARDS}),
    ("the {by} card", {"what": _ANY_CARD, **_ONE}),
    ("~the card {by} this way", {"what": _ANY_CARD, **_ONE}),
    *_brought_by(),
    ("those {what:pl}", {**_ALL, **_PLAIN}),
    ("~they", {**_ALL, **_CARDS}),
    ("~either [(one|card)]", {**_CARDS, "several": True, "within": ANY}),
    ("~neither [(one|card)]", {**_CARDS, "several": True, "within": NONE}),
    ("both {what:pl}", {**_ALL, **_PLAIN, "pair": True}),
    ("~both", {**_ALL, **_CARDS, "pair": True}),
    ("~both of (them|those cards)", {**_ALL, **_CARDS, "pair": True}),
    ("the {by} cards", {"what": _ANY_CARD, **_ALL}),
    ("both {by} cards", {"what": _ANY_CARD, **_ALL, "pair": True}),
    ("~both [of] the {by} cards", {"what": _ANY_CARD, **_ALL, "pair": True}),
    ("~both [of] [the] cards {by} [this way]", {"what": _ANY_CARD, **_ALL, "pair": True}),
    ("~all {by} cards", {"what": _ANY_CARD, **_ALL}),
    ("~all [of] [the] cards {by} [this way]", {"what": _ANY_CARD, **_ALL}),
    ("~the cards {by} this way", {"what": _ANY_CARD, **_ALL}),
    ("the {by} {what}", _OF_KIND),
    ("both {by} {what:pl}", {**_ALL, "pair": True}),
    ("~both [of] the {by} {what:pl}", {**_ALL, "pair": True}),
    ("~all {by} {what:pl}", _OF_KIND),
    ("~the {what} {by} this way", _OF_KIND),
    *_of_several("those {what:pl}", **_PLAIN),
    *_of_several("~them", **_CARDS),
    *_of_several("the {by} {what:pl}"),
    *_of_several("~[the] cards {by} this way", what=_ANY_CARD),
    *_of_several("~[the] {what:pl} {by} this way"),
    ("~{within:@many} cards {by} this way", {"what": _ANY_CARD, "several": True}),
    ("~{within:@many} {what:pl} {by} this way", {"several": True}),
    ("~all {n} [(cards|of them|of those cards)]", {**_CARDS, "several": True, "within": None}),
    ("~all {n} [of] [(the|those)] {what:pl}", {**_ALL, **_PLAIN}),
    ("~(each|all) of those {what:pl}", {**_ALL, **_PLAIN}),
    ("~(each|all) of them", {**_ALL, **_CARDS}),
    ("~(each|all) of the {by} cards", {"what": _ANY_CARD, **_ALL}),
    ("~(each|all) of the {by} {what:pl}", _OF_KIND),
)
@dataclass(frozen=True, slots=True)
class Mentioned(Subject):
    """What the sentences before spoke of, or what set the text off; all of it or so many of it.

    Or a `lone` one of it and no other: without "exactly", one of them is any. Perhaps what came up
    `by` that. `several` only words it: None where a kind is said of what came up so, which may be
    one or more. Of a `pair`, which may have come one by one, both are meant.
    """

    what: CardFilter
    within: Range | None = None
    several: bool | None = False
    by: Brought | None = None
    lone: bool = False
    pair: bool = False
    doer: Whose | None = None
    """Who brought it up so, where that is said."""
    n: InitVar[int] = 0
    """How many all of them are."""

    @property
    def plural(self) -> bool:  # type: ignore[override]
        """Whether the verb after it has no "s"."""
        return bool(self.several) and self.within != ANY and not self.lone

    @property
    def either_number(self) -> bool:  # type: ignore[override]
        """Whether a kind may be said of them in either number."""
        return self.several is not False

    def __post_init__(self, n: int) -> None:
        if n:
            object.__setattr__(self, "within", Reaches(n, Bound.MORE))
        if self.what == ATTACK_CARDS:
            raise ValueError("an attack is more than its card")
        if self.several is None and isinstance(self.what, AnyCard):
            raise ValueError("a card is one, and cards are several")
        if self.doer is not None and self.by in (None, Brought.CHOSEN, Brought.STOPPING):
            raise ValueError("nobody is told to have brought it up so")
        _check_so_many(self)

    @property
    def is_of_some(self) -> bool:  # type: ignore[override]
        return self.within == ANY or self.lone

    def holds(self, fits: list[bool], so: bool, game: Game, source: Source) -> bool:
        if self.lone:
            return sum(each is so for each in fits) == 1
        if self.pair and len(fits) < 2:
            # Of both nothing is so where only one came.
            return False
        if self.within is None:
            return Subject.holds(self, fits, so, game, source)
        return self.within.meets(sum(each is so for each in fits), game, source)

    def cards(self, game: Game, source: Source) -> list[int]:
        so = [] if self.by is None else self.by.of(game, source, self.doer)
        if so or self.doer is not None:
            return [card for card in so if self.what.fits(game, card, source)]
        told = getattr(source.event, "card", -1)
        memory = source.memory
        spoken = memory.chosen
        if self.pair and len(spoken) == 1:
            others = memory.earlier[0] if memory.earlier else self._moved(game, source)[-1:]
            spoken = (*(card for card in others if card not in spoken), *spoken)
        if self.several is not False and not spoken:
            # Of a whole hand that is shown no card is spoken of yet.
            spoken = memory.moved or memory.seen
        if isinstance(self.what, AnyCard):
            known = spoken or memory.lost or told < 0
            return list(spoken) if known else [told]
        found = [c for c in spoken if self.what.fits(game, c, source)]
        if not found and told >= 0 and self.what.fits(game, told, source):
            found = [told]
        if not found and not memory.lost:
            # The text spoke of other cards since: it is one that it spoke of, or moved, before.
            found = memory.spoken(lambda card: self.what.fits(game, card, source))
            found = found or self._handled(game, source)
        return found

    def _handled(self, game: Game, source: Source) -> list[int]:
        """The last such card that this text moved, if it spoke of other cards since."""
        moved = self._moved(game, source)
        return [card for card in moved if self.what.fits(game, card, source)][-1:]

    def _moved(self, game: Game, source: Source) -> list[int]:
        """The cards that this text moved."""
        history = game.state.history
        moved = history.of((CardMoved,), history.since(source.memory.began))
        return [event.card for event in moved if event.cause == source.card]


def of_that_kind(condition: Any) -> Mentioned | None:
    """What it asks of one card that it tells from others, which is "it" then, whatever the text
    spoke of since: "if that Drill is Styled, place it into play", "if the revealed card is …"."""
    said: Any = getattr(condition, "subject", None)
    one = isinstance(said, Mentioned) and not said.several
    return said if one and (said.by is not None or not isinstance(said.what, AnyCard)) else None


@phrase(
    ("the {end} card of {whose} {pile}", {"n": 1}),
    ("~the {end} card (in|on) {whose} {pile}", {"n": 1}),
    ("~{whose} {pile:@of} {end} card", {"n": 1}),
    "the {end} {n} cards of {whose} {pile}",
    "~(both|all|each) of the {end} {n} cards (of|in) {whose} {pile}",
    "~the {end} {n} cards (in|on) {whose} {pile}",
    "~{whose} {pile:@of} {end} {n} cards",
)
@dataclass(frozen=True, slots=True)
class EndCard(Subject):
    """The card at an end of a zone, or so many there: of fewer nothing is so."""

    end: End
    whose: Whose
    pile: Pile
    n: int = 1

    def __post_init__(self) -> None:
        if self.n < 1:
            raise ValueError("no card at all")

    @property
    def plural(self) -> bool:  # type: ignore[override]
        """Whether the verb after it has no "s"."""
        return self.n > 1

    def holds(self, fits: list[bool], so: bool, game: Game, source: Source) -> bool:
        return len(fits) == self.n and Subject.holds(self, fits, so, game, source)

    def cards(self, game: Game, source: Source) -> list[int]:
        zone = game.state.players[self.whose.seat(source)].zone(self.pile.zone)
        return zone[-self.n :] if self.end is End.TOP else zone[: self.n]

    def mention(self, game: Game, source: Source) -> None:
        source.memory.speak_of(self.cards(game, source))


_UNNAMED: dict[str, Any] = {"names": None}
_MASTERY: dict[str, Any] = {**_UNNAMED, "what": None, "within": None}
_CONTROLLED_BY = (
    (Whose.YOUR, "[that] you control"),
    (Whose.OPPONENT, "[that] (your opponent|he) controls"),
)
_EVERY_ONE = "(all|each of the|every one of the)"


@phrase(
    ("{names}", {"what": None, "held": None, "within": None}),
    ("a {what} you own", {"names": None, "held": None, "within": None}),
    ("all of {held} {what:pl}", {**_UNNAMED, "within": None}),
    ("~(all|each of|every one of) {held} {what:pl}", {**_UNNAMED, "within": None}),
    ("any of {held} {what:pl}", {**_UNNAMED, "within": ANY}),
    ("~(one|at least one|at least 1) of {held} {what:pl}", {**_UNNAMED, "within": ANY}),
    ("none of {held} {what:pl}", {**_UNNAMED, "within": NONE}),
    ("{within:@many} of {held} {what:pl}", _UNNAMED),
    ("any {what} in play", {**_UNNAMED, "held": None, "within": ANY}),
    ("~(a|an|any|one) {what}", {**_UNNAMED, "held": None, "within": ANY}),
    ("no {what} in play", {**_UNNAMED, "held": None, "within": NONE}),
    ("~no {what}", {**_UNNAMED, "held": None, "within": NONE}),
    *(
        (f"~{word} {{what}} {control}", {**_UNNAMED, "held": whose, "within": within})
        for whose, control in _CONTROLLED_BY
        for word, within in (("(a|an|any)", ANY), ("no", NONE))
    ),
    ("{held} Mastery", _MASTERY),
    ("~{held} Mastery's Style", _MASTERY),
    *(
        (f"~{words} {control}", {**_UNNAMED, "held": whose, "within": None})
        for whose, control in _CONTROLLED_BY
        for words in (f"{_EVERY_ONE} {{what:pl}}", "(each|every) {what:s}")
    ),
)
@dataclass(frozen=True, slots=True)
class Whichever(Subject):
    """Any card with one of some titles, or any of a kind from your own deck (ZON-2).

    Or all of a kind that are `held` by a player, in play under his control, or so many of them; or
    his Mastery. Or any of a kind that is in play on either side.
    """

    names: CharacterNames | None = None
    what: CardFilter | None = None
    held: Whose | None = None
    within: Range | None = None
    lasts: ClassVar[bool] = True

    def __post_init__(self) -> None:
        _check_so_many(self)
        if self.held is None and self.within not in (None, ANY, NONE):
            raise ValueError("how many of all in play are such is counted")

    @property
    def is_of_some(self) -> bool:  # type: ignore[override]
        return self.within == ANY

    def holds(self, fits: list[bool], so: bool, game: Game, source: Source) -> bool:
        if self.within is not None:
            return self.within.meets(sum(each is so for each in fits), game, source)
        if self.held is not None:
            return Subject.holds(self, fits, so, game, source)
        return any(fits) is so

    @property
    def plural(self) -> bool:  # type: ignore[override]
        """Whether the verb after it has no "s"."""
        return self.either_number and self.within != ANY

    @property
    def either_number(self) -> bool:  # type: ignore[override]
        """Whether each of them is such, or all of them are."""
        return self.held is not None and self.what is not None

    @property
    def rules(self) -> str:
        """The rule of who owns a card."""
        return "" if self.what is None else "ZON-2"

    def cards(self, game: Game, source: Source) -> list[int]:
        if self.names is not None:
            return [card for card in game.instances() if self.names.has(game.cards[card].title)]
        if self.held is not None:
            side = game.state.players[self.held.seat(source)]
            if self.what is None:
                return [side.mastery]
            return [card for card in side.play if self.what.fits(game, card, source)]
        if self.within is not None and self.what is not None:
            people = [side.mp_card for side in game.state.players]
            found = [*people, *(card for side in game.state.players for card in side.play)]
            return [card for card in found if self.what.fits(game, card, source)]
        mine = (c for c in game.instances() if game.owners[c] == source.player)
        return [c for c in mine if self.what is not None and self.what.fits(game, c, source)]


@phrase(
    ("this card", {"attack": False}),
    ("~this (Drill|Setup|Event)", {"attack": False}),
    ("that attack", {"attack": True}),
)
@dataclass(frozen=True, slots=True)
class ThisOne(Subject):
    """The card whose text it is, or the card of the attack that it answers: "it" then (ATK-1)."""

    attack: bool = False

    def cards(self, game: Game, source: Source) -> list[int]:
        if not self.attack:
            return [source.card]
        return [] if source.attack is None else [source.attack.card]

    def mention(self, game: Game, source: Source) -> None:
        attack = source.attack
        if not self.attack or attack is None:
            return
        # The card is what the sentences after speak of, whatever its kind: "a copy of that card".
        source.memory.names = (attack.facts.title,)
        gone = attack.copy or was_hidden(game, attack)
        source.memory.speak_of(() if gone else (attack.card,))


THIS_CARD = ThisOne()
THAT_ATTACK = ThisOne(attack=True)
