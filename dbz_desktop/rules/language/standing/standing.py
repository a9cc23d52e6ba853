"""Continuous effects: what [constant] powers say, and what floating effects hold (EFF-4).

These phrases do nothing by themselves. The engine asks for the ones in force where they matter.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, ClassVar

from dbz_desktop.rules.flow import stages
from dbz_desktop.rules.kernel.base import Amount, CardFilter, Continuous
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.kernel.matters import Matter
from dbz_desktop.rules.language.nouns.kinds import OfType, TypeName
from dbz_desktop.rules.language.nouns.places import Owner
from dbz_desktop.rules.language.nouns.terms import LAST_LEVEL, Who, Whose
from dbz_desktop.rules.language.nouns.things import Thing
from dbz_desktop.rules.language.values.personalities import (
    MpOf,
    Personality,
    Some,
    owned,
    several,
    single,
)
from dbz_desktop.rules.language.values.values import Counted, Number
from dbz_desktop.wording import Spec, phrase, words

# ---------------------------------------------------------------------------- anger and levels


_OF_A_LEVEL: dict[str, Any] = {"what": None, "who": None, "constant_too": True}
_OF_CARDS: dict[str, Any] = {"level": None, "constant_too": False, "powers_too": True}
_OWN = "[as (if|though) (it|they) (was|were) [printed] [on] (your MP|your MP's) [own]]"


@phrase(
    ("you may also use your Level {level} powers", {**_OF_A_LEVEL, "powers_too": True}),
    ("~you may also use your Level {level} power", {**_OF_A_LEVEL, "powers_too": True}),
    (
        "~you may also use your MP's Level {level} (power|powers)",
        {**_OF_A_LEVEL, "powers_too": True},
    ),
    (
        "you may also use your Level {level} \\[constant\\] powers",
        {**_OF_A_LEVEL, "powers_too": False},
    ),
    ("your MP may use the Powers of {what}", {**_OF_CARDS, "who": None}),
    ("your MP may use {who:@of} Powers", {**_OF_CARDS, "what": None}),
    *(
        (f"~(your MP|you) may [also] use {powers} {_OWN}", {**_OF_CARDS, **other})
        for powers, other in (
            ("the (Power|Powers) of {what}", {"who": None}),
            ("the (Power|Powers) of {what:@every}", {"who": None}),
            ("{who:@of} (Power|Powers)", {"what": None}),
        )
    ),
)
@dataclass(frozen=True, slots=True)
class AlsoUsesPowers(Continuous):
    """The MP has the Powers of another of its levels as well, or of cards in play.

    An Ally that isn't its own player's, or that lies attached, has no use of them itself (COM-6).
    """

    rules: ClassVar[str] = "COM-3"
    matter: ClassVar[Matter | None] = Matter.LEVELS_LENT

    level: int | None
    what: Thing | None = None
    who: Personality | None = None
    constant_too: bool = True
    powers_too: bool = True

    def __post_init__(self) -> None:
        if self.level is not None and not 1 <= self.level <= LAST_LEVEL:
            raise ValueError("an MP has levels 1 to 4 (SET-1)")
        if self.what is not None and not self.what.stays:
            raise ValueError("it isn't said of which cards")
        if self.who is not None and self.who.chooses:
            raise ValueError("it isn't said whose")

    def covers(self, game: Game, card: int, source: Source) -> bool:
        """Whether it is a card whose Powers the MP may use."""
        if self.who is not None:
            # What lies attached is no personality of anybody's, but the one that is spoken of.
            spoken = source.memory.chosen if self.who.refers_back else ()
            return card in spoken or card in self.who.able(game, source)
        return self.what is not None and self.what.includes(game, card, source)


# ---------------------------------------------------------------------------- the rest


@words
class Standing(Enum):
    """What is so as long as the text is in force."""

    HIGHER_POWER = (
        "your MP is considered to have a higher power level than the defending personality"
        "|your MP is considered to have a higher power level than the defending personality for "
        "your card effects"
        "|your MP's power level is considered [to be] higher than the defending personality's "
        "[power level]"
    )
    RANDOM_DISCARDS = (
        "whenever your opponent discards a card from his hand from one of your effects, the cards "
        "are chosen at random"
    )
    ONLY_ATTACKS = "players can only attack or pass in their actions"


class OfOne(Enum):
    """What is so of one player as long as the text is in force."""

    DRILLS_STAY = "TYP-5"
    HAND_REVEALED = "ZON-1"
    TOP_REVEALED = "ZON-1 EFF-4"


_OF_BOTH = {"of": None, "who": None}
_STAY: dict[str, Any] = {"what": None, "of": OfOne.DRILLS_STAY}
_OPEN: dict[str, Any] = {"what": None, "of": OfOne.HAND_REVEALED}
_TOP: dict[str, Any] = {"what": None, "of": OfOne.TOP_REVEALED}
_FACE_UP = "(revealed|face up|face-up)"
_DRILLS = "Drills are not discarded when"


def _only_attacks() -> Iterator[Spec]:
    """That a player does nothing as his action but attack, or pass (COM-2)."""
    attack = "(attack|attacks|perform an attack|perform attacks|make an attack)"
    either = f"({attack} or pass|pass or {attack})"
    actions = "[in (your|his|their) actions|as (your|his|their) action]"
    for who, doer, must in (
        (Who.YOU, "you", "(can only|may only|must)"),
        (Who.OPPONENT, "your opponent", "(can only|may only|must)"),
        (Who.OPPONENT, "he", "(can only|may only|must)"),
        (None, "(both players|each player)", "(can only|may only|must)"),
        (None, "players", "must"),
    ):
        told: dict[str, Any] = {"what": Standing.ONLY_ATTACKS, "of": None, "who": who}
        if who is not None and doer != "he":
            yield f"{doer} can only attack or pass", told
        yield f"~{doer} {must} {either} {actions}", told


@phrase(
    ("{what}", _OF_BOTH),
    *_only_attacks(),
    (f"your {_DRILLS} you advance or lower a level", {**_STAY, "who": Who.YOU}),
    (f"your opponent's {_DRILLS} you advance or lower a level", {**_STAY, "who": Who.OPPONENT}),
    ("you play with your hand revealed", {**_OPEN, "who": Who.YOU}),
    ("your opponent plays with his hand revealed", {**_OPEN, "who": Who.OPPONENT}),
    ("~he plays with his hand revealed", {**_OPEN, "who": Who.OPPONENT}),
    ("~your opponent plays with their hand revealed", {**_OPEN, "who": Who.OPPONENT}),
    *(
        (f"~{said}", {**_OPEN, "who": who})
        for who, said in (
            (Who.YOU, "you must play with your hand revealed"),
            (Who.YOU, "you keep your hand revealed"),
            (Who.YOU, "you play with your hand (face up|face-up|open)"),
            (Who.YOU, "your hand (is|stays|remains) (revealed|face up|face-up) [to your opponent]"),
            (Who.OPPONENT, "(your opponent|he) must play with (his|their) hand revealed"),
            (Who.OPPONENT, "(your opponent|he) (keeps|must keep) his hand revealed"),
            (Who.OPPONENT, "your opponent plays with his hand (face up|face-up|open)"),
            (
                Who.OPPONENT,
                "your opponent's hand (is|stays|remains) (revealed|face up|face-up) [to you]",
            ),
        )
    ),
    ("both players play with their hands revealed", {**_OPEN, "who": None}),
    (f"~each player plays with (his|their) hand {_FACE_UP}", {**_OPEN, "who": None}),
    (f"~(players|all players) play with their hands {_FACE_UP}", {**_OPEN, "who": None}),
    *(
        spec
        for who, plays, keeps, deck in (
            (Who.YOU, "you play", "you keep", "your Life Deck"),
            (Who.OPPONENT, "your opponent plays", "(your opponent|he) keeps", "his Life Deck"),
        )
        for spec in (
            (f"{plays} with the top card of {deck} revealed", {**_TOP, "who": who}),
            (f"~{plays} with the top card of {deck} (face up|face-up)", {**_TOP, "who": who}),
            (f"~{keeps} the top card of {deck} {_FACE_UP}", {**_TOP, "who": who}),
        )
    ),
    (f"~the top card of your Life Deck is [always] {_FACE_UP}", {**_TOP, "who": Who.YOU}),
    (
        f"~the top card of (your opponent's|his) Life Deck is [always] {_FACE_UP}",
        {**_TOP, "who": Who.OPPONENT},
    ),
    (f"~play with the top card of your Life Deck {_FACE_UP}", {**_TOP, "who": Who.YOU}),
    (
        "both players play with the top cards of their Life Decks revealed",
        {**_TOP, "who": None},
    ),
    (
        f"~(players|all players) play with the top (card|cards) of their Life Decks {_FACE_UP}",
        {**_TOP, "who": None},
    ),
    (
        f"~each player plays with the top card of his Life Deck {_FACE_UP}",
        {**_TOP, "who": None},
    ),
    (
        f"~each player plays with the top card of (his|their) Life Deck {_FACE_UP}",
        {**_TOP, "who": None},
    ),
    ("~play with your hand (revealed|face up|face-up|open)", {**_OPEN, "who": Who.YOU}),
)
@dataclass(frozen=True, slots=True)
class StandingRule(Continuous):
    """Something is so: your MP counts as the stronger one for your card effects (ATK-5).

    Or your effects make your opponent discard at random, unless they target a card; or nobody
    uses a Power that is no attack as his action (COM-2), or one player does not. Or a player's
    Drills survive changes of level, or his hand is open to both, or the top card of his Life Deck;
    without a player it is so of both of them.
    """

    what: Standing | None
    of: OfOne | None
    who: Who | None

    @property
    def matter(self) -> Matter:  # type: ignore[override]
        """What it tells the rules."""
        return Matter[(self.what or self.of or Standing.ONLY_ATTACKS).name]

    def opens(self, seat: int, source: Source) -> bool:
        """Whether it is this player who has to show what is his, or attacks and does no more."""
        return self.who is None or self.who.seat(source) == seat

    @property
    def rules(self) -> str:
        """The rule that it touches."""
        if self.of is not None:
            return self.of.value
        return {Standing.HIGHER_POWER: "ATK-5", Standing.ONLY_ATTACKS: "COM-2"}.get(
            self.what or Standing.RANDOM_DISCARDS, ""
        )

    @property
    def deeds(self) -> tuple[str, ...]:
        """What it does, in the words of "does:"."""
        if self.of is not None:
            return ("protect",) if self.of is OfOne.DRILLS_STAY else ("reveal",)
        return ("forbid",) if self.what is Standing.ONLY_ATTACKS else ()


class PowerShift(Enum):
    """How a power level that is considered comes about, beside the one that is printed."""

    IS = 0
    HIGHER = 1
    LOWER = -1
    DOUBLED = 2
    STAGES_HIGHER = 3
    STAGES_LOWER = 4


class Rated(Enum):
    """What a personality counts as having so much of."""

    POWER_LEVEL = "power level"
    FOR_AT = "power level for AT damage"
    PUR = "PUR"
    LEVEL = "level"


_OF_RATED = {
    Rated.POWER_LEVEL: (Matter.POWER_LEVEL, "ATK-5"),
    Rated.FOR_AT: (Matter.AT_LEVEL, "ATK-5"),
    Rated.PUR: (Matter.RATING, "TRN-2"),
    Rated.LEVEL: (Matter.LEVEL_SEEN, "ANG-3"),
}
"""What of each is told to the rules, and the rule that it touches."""

_ALLIES = OfType((TypeName.ALLY,))


def _of_all(who: Personality) -> Personality:
    """A personality, or several of whom all are meant, as something is always said of them.

    Raises ValueError where some of them would have to be chosen.
    """
    if isinstance(who, Some) and not who.chooses:
        return several(who)
    if isinstance(who, MpOf) and who.whose is Owner.EACH:
        return several(who)
    single(who)
    return who


def _rated() -> Iterator[Spec]:
    """The Power Up Rating of personalities that aren't told by their player."""
    pur: dict[str, Any] = {"measure": Rated.PUR}
    rating = "(PUR|power up rating)"
    for shift, sign, done, order in (
        (PowerShift.HIGHER, "+", "(increased|raised)", "(increase|raise)"),
        (PowerShift.LOWER, "-", "(reduced|decreased|lowered)", "(reduce|decrease|lower)"),
    ):
        told = {**pur, "shift": shift}
        yield f"{{who:@of}} PUR is {sign}{{n}}", told
        yield f"{{who}} has(have) {sign}{{n}} PUR", told
        yield f"~{{who:@of}} {rating} is [considered to be] {done} by {{n}}", told
        more = "(additional|more|extra)" if sign == "+" else "(less|fewer)"
        step = "(during|in) (the|its|their|each) Power Up (Step|Steps)"
        # "Androids have +1 PUR": all of them have.
        for who in ("{who}", "{who:@bare}"):
            yield f"~{who} (has|have|gains|gain|gets|get) {sign}{{n}} {rating}", told
            yield f"~{who} (gains|gain) {{n}} {more} stage(s) {step}", told
            yield f"~{who} (powers|power) up {{n}} {more} stage(s)", told
        yield f"~{order} {{who:@of}} {rating} by {{n}}", told
    yield "{who:@of} PUR is considered to be {n}", {**pur, **_IS}
    yield f"~{{who:@of}} {rating} is {{n}}", {**pur, **_IS}
    yield "{who:@of} PUR is doubled", {**pur, **_TWICE}


_BY_STAGES = {PowerShift.STAGES_HIGHER: 1, PowerShift.STAGES_LOWER: -1}
_IS = {"shift": PowerShift.IS}
_TWICE = {"shift": PowerShift.DOUBLED, "n": Number(0)}


def _power_shifted() -> Iterator[Spec]:
    """A power level in other words; it is only read."""
    noun = "{who:@of} power level(s)"
    yield f"~{noun} (is|becomes|is now|is set to|is considered [to be]) {{n}}", _IS
    yield f"~{noun} is(are) considered [to be] double", _TWICE
    for shift, sign, done, order, word in (
        (PowerShift.HIGHER, "+", "(increased|raised)", "(increase|raise)", "(higher|more)"),
        (
            PowerShift.LOWER,
            "-",
            "(reduced|decreased|lowered)",
            "(reduce|decrease|lower)",
            "(lower|less)",
        ),
    ):
        told = {"shift": shift}
        by_stages = {"shift": PowerShift[f"STAGES_{shift.name}"]}
        yield f"~{noun} is {sign}{{n}}", told
        yield f"~{noun} is {{n}} {word}", told
        yield f"~{noun} is(are) [considered] [to be] {done} by {{n}}", told
        yield f"~{noun} is(are) [considered] [to be] {done} [by] {{n}} stage(s)", by_stages
        yield f"~{noun} is(are) [considered to be] {{n}} (stage|stages) {word}", by_stages
        yield f"~{order} {noun} by {{n}}", told
        yield f"~{order} {noun} by {{n}} stage(s)", by_stages
    yield f"~{noun} is(are) [considered to be] doubled", _TWICE
    yield f"~double {noun}", _TWICE
    for shift, sign in ((PowerShift.HIGHER, "+"), (PowerShift.LOWER, "-")):
        yield f"~{{who}} (has|gains|gets) {sign}{{n}} power level", {"shift": shift}


_NOUN = "{who:@of} power level(s) is(are)"
_FOR_AT: dict[str, Any] = {**_IS, "measure": Rated.FOR_AT}
_TO_ALL = "[for [all] card effects]"


_TO_ONE = "for {theirs} [card] effects"
_AT_MOST = (
    "[up] to a maximum of {most}",
    ", up to a maximum of {most}",
    "\\([up] to a maximum of {most}\\)",
)


def _on_level() -> Iterator[Spec]:
    """On which level card effects see a personality: everybody's, or those of one player."""
    level: dict[str, Any] = {"measure": Rated.LEVEL}
    at, of = "{who} is(are) considered", "{who:@of} level is considered"
    on = {**level, **_IS, "most": None}
    yield f"{at} to be level {{n}}", {**on, "theirs": None}
    yield f"{at} to be level {{n}} for {{theirs}} card effects", on
    for seen, whose in ((_TO_ALL, {"theirs": None}), (_TO_ONE, {})):
        yield f"~{at} [to be] [(at|on|of)] level {{n}} {seen}", {**on, **whose}
        yield f"~{of} [to be] [level] {{n}} {seen}", {**on, **whose}
        for word, shift in (("higher", PowerShift.HIGHER), ("lower", PowerShift.LOWER)):
            told = {**level, "shift": shift, **whose}
            said = f"{of} to be {{n}} {word}"
            said += " for {theirs} card effects" if seen == _TO_ONE else ""
            yield said, {**told, "most": None}
            yield f"{said}, to a maximum of {{most}}", told
            for most in ("", ", to a maximum of {most}", *_AT_MOST):
                fixed = told if most else {**told, "most": None}
                yield f"~{of} [to be] {{n}} [(level|levels)] {word} {seen} {most}".rstrip(), fixed
                yield f"~{at} [to be] {{n}} level(s) {word} {seen} {most}".rstrip(), fixed


@phrase(
    *_rated(),
    (f"{_NOUN} considered to be {{n}}", _IS),
    *(
        (f"{noun} {{n}}{unit} {word}", {"shift": PowerShift[f"{by}{shift}"]})
        for noun in (f"{_NOUN} considered to be", f"~{_NOUN} considered")
        for by, unit in (("", ""), ("STAGES_", " stage(s)"))
        for word, shift in (("higher", "HIGHER"), ("lower", "LOWER"))
    ),
    (f"{_NOUN} doubled", _TWICE),
    (f"~{_NOUN} [considered [to be]] (the same as|equal to) {{n}}", _IS),
    *owned(*_power_shifted()),
    ("~{who} is(are) considered to have a power level of {n}", _IS),
    (f"{_NOUN} considered to be {{n}} for AT damage", _FOR_AT),
    (f"~{_NOUN} [considered [to be]] (the same as|equal to) {{n}} for AT [damage]", _FOR_AT),
    ("~for AT damage, {who:@of} power level is considered to be [equal to] {n}", _FOR_AT),
    *_on_level(),
)
@dataclass(frozen=True, slots=True)
class PowerLevelIs(Continuous):
    """A personality counts as having a power level, or as so much stronger or weaker (ATK-5).

    Or it has such a Power Up Rating (TRN-2), or card effects see it on another level than it is.
    """

    who: Personality
    n: Amount
    shift: PowerShift = PowerShift.IS
    measure: Rated = Rated.POWER_LEVEL
    times: Counted | None = None
    """Of what it is so much for each one; that is said behind it (see `for_each`), never here."""
    theirs: Whose | None = None
    """Whose card effects alone see it so."""
    most: int | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "who", _of_all(self.who))
        if self.measure is Rated.LEVEL:
            n = self.n.n if isinstance(self.n, Number) else 0
            if not 1 <= n <= LAST_LEVEL or not 1 <= (self.most or 1) <= LAST_LEVEL:
                raise ValueError("it is said on which of the levels 1 to 4 it is (SET-1)")
        if self.measure is not Rated.PUR:
            return
        if isinstance(self.who, MpOf) or getattr(self.who, "kind", None) == _ALLIES:
            raise ValueError("the Power Up Rating of an MP, or of all Allies, is a player's")

    @property
    def rules(self) -> str:
        """The rule that it touches."""
        return _OF_RATED[self.measure][1]

    @property
    def matter(self) -> Matter:  # type: ignore[override]
        """What it tells the rules."""
        return _OF_RATED[self.measure][0]

    def for_each(self, things: Counted) -> PowerLevelIs | None:
        sets = self.shift in (PowerShift.IS, PowerShift.DOUBLED) or self.most is not None
        return None if sets or self.times else replace(self, times=things)

    def level(self, game: Game, card: int, now: int, source: Source) -> int:
        """The power level, or rating, that this personality has by it, who would have another
        `now`."""
        if card not in self.who.able(game, source):
            return now
        if self.shift is PowerShift.DOUBLED:
            return 2 * now
        n = self.n.value(game, source)
        if self.times is not None:
            n *= self.times.count(game, source)
        if self.shift in _BY_STAGES:
            return now + stages.further(game, card, _BY_STAGES[self.shift] * n)
        if self.shift is PowerShift.IS:
            return n
        least = 1 if self.measure is Rated.LEVEL else 0
        found: int = max(least, now + self.shift.value * n)
        return found if self.most is None else min(found, max(now, self.most))

    def sees(self, seat: int, source: Source) -> bool:
        """Whether the card effects of a seat see it so."""
        return self.theirs is None or self.theirs.seat(source) == seat


@phrase(
    ("{cards:pl} cannot be more than {n} stage(s) above 0", {"who": None}),
    ("{who} cannot be more than {n} stage(s) above 0", {"cards": None}),
    (
        "~{who} cannot (have|gain) more than {n} stage(s) [above 0]",
        {"cards": None},
    ),
    ("~{who} cannot (go|rise|be|be raised) above {n} stage(s) [above 0]", {"cards": None}),
)
@dataclass(frozen=True, slots=True)
class StagesCapped(Continuous):
    """Personalities of a kind, or a player's MP, stand no higher than that (EFF-7)."""

    rules: ClassVar[str] = "EFF-7"
    matter: ClassVar[Matter | None] = Matter.STAGES_CAPPED

    cards: CardFilter | None
    n: int
    who: Personality | None = None

    def __post_init__(self) -> None:
        if self.who is None:
            return
        who = _of_all(self.who)
        object.__setattr__(self, "who", who)
        if isinstance(who, Some) and who.where is None:
            object.__setattr__(self, "cards", who.kind)
            object.__setattr__(self, "who", None)

    def caps(self, game: Game, card: int, source: Source) -> bool:
        """Whether a personality is one of those."""
        if self.who is not None:
            return card in self.who.able(game, source)
        return self.cards is not None and self.cards.fits(game, card, source)
