"""Further continuous effects: what loses its effects or has others, and who may not act."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import InitVar, dataclass, replace
from enum import Enum
from typing import Any, ClassVar

from dbz_desktop.cards import CardType
from dbz_desktop.rules.kernel.base import CardFilter, Continuous
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.kernel.matters import Matter
from dbz_desktop.rules.language.nouns.kinds import AnyCard, OfType
from dbz_desktop.rules.language.nouns.terms import Whose
from dbz_desktop.rules.language.nouns.things import (
    BEARERS,
    THIS_CARD,
    SomeCards,
    Theirs,
    TheOne,
    Thing,
    ThisCard,
)
from dbz_desktop.rules.language.values.personalities import MpOf, Personality, Some
from dbz_desktop.rules.language.values.personalities import ThatOne as APersonality
from dbz_desktop.wording import Spec, formed, phrase, words


@formed(
    "own",
    ALL="(effects|effect|power|powers)",
    IMMEDIATE="immediate (effects|effect|power|powers)",
    CONSTANT="(\\[constant\\]|constant) (effects|powers|effect|power|effects and powers)",
)
@words
class Lost(Enum):
    """What is lost: everything, what is done at once, or what a [constant] Power does."""

    ALL = "effects"
    IMMEDIATE = "immediate effects"
    CONSTANT = "\\[constant\\] (effects|powers|effects and powers)|constant (effects|powers|Powers)"


_THINGS: dict[str, Any] = {"mp": None}
_SOME = "(all|the|all the|all of the)"
_GONE = "(cancelled|canceled|lost|negated|ignored)"
_BLANK = "[(considered|considered to be|treated as|treated as if it were)] blank"
_CONSTANT: dict[str, Any] = {**_THINGS, "what": None, "lost": Lost.CONSTANT}
_EVERY_CONSTANT: dict[str, Any] = {**_CONSTANT, "cards": AnyCard()}


def _lost() -> Iterator[Spec]:
    """What loses its effects, and the same in other words."""
    for quiet, noun in (("", "{what}"), ("~", "{what:@every}")):
        yield f"{quiet}{noun} loses(lose) all {{lost}}", _THINGS
        yield f"~{noun} loses(lose) all {{lost:@own}}", _THINGS
        yield f"~{noun} loses(lose) [all] [of] (its|their|his) {{lost:@own}}", _THINGS
        none = {**_THINGS, "lost": Lost.ALL}
        for word in ("has(have)", "is(are) considered to have"):
            yield f"~{noun} {word} no text", none
            yield f"~{noun} {word} no {{lost:@own}}", _THINGS
        yield f"~{noun} loses(lose) [all] [of] [(its|their)] text", none
        yield f"~{noun} is(are) {_BLANK}", none
        yield f"~[the] (text|text box|text boxes) of [all] [of] {noun} (is|are) {_BLANK}", none
        of = f"{{lost}} of [all] [of] {noun}"
        yield f"~(cancel|ignore) {_SOME} {of}", {**_THINGS, "undone": True}
        yield f"~[{_SOME}] {of} (are {_GONE}|cannot be used)", _THINGS
        unused = "(players|both players|each player) cannot use [the] effects of [all] [of]"
        yield f"~{unused} {noun}", none
    for word, kind in BEARERS:
        for of, whose in (("{whose} ", {}), ("", {"whose": None})):
            told = {**_THINGS, **whose, "what": None, "cards": OfType((kind,)), "lost": Lost.ALL}
            yield f"~{of}{word} effects (are {_GONE}|cannot be used)", told
    for who, his, side in (
        ("you", "your", Whose.YOUR),
        ("your opponent", "his", Whose.OPPONENT),
    ):
        own: dict[str, Any] = {**_THINGS, "whose": side, "what": None, "lost": Lost.ALL}
        yield f"~{who} cannot use [the] effects of [any] [of] {his} {{cards:pl}}", own
    yield f"~{{what:@of}} {{lost}} (are {_GONE}|cannot be used)", _THINGS
    yield f"~{{what:@of}} (text|text box) is {_BLANK}", {**_THINGS, "lost": Lost.ALL}
    them: dict[str, Any] = {**_THINGS, "what": TheOne(AnyCard(), plural=True)}
    yield f"~their {{lost}} (are {_GONE}|cannot be used)", them
    yield f"~their (text|text boxes) (is|are) {_BLANK}", {**them, "lost": Lost.ALL}


def _unused(who: str, whose: Whose | None, own: str) -> tuple[Spec, ...]:
    """What is [constant] is used by nobody: what cannot be used of that is lost."""
    cannot = f"~{who} cannot use \\[constant\\]"
    return (
        (f"{cannot} {{cards:pl}}", {**_CONSTANT, "whose": whose}),
        (f"{cannot} (Powers|effects)", {**_EVERY_CONSTANT, "whose": whose}),
        (
            f"{cannot} (Powers|effects) (of|on|from) [{own}] {{cards:pl}}",
            {**_CONSTANT, "whose": whose},
        ),
    )


@phrase(
    *_lost(),
    ("{mp} loses(lose) all {lost}", {"what": None}),
    ("~{mp} loses(lose) all {lost:@own}", {"what": None}),
    ("~{mp} loses(lose) [all] [of] (its|their|his) {lost:@own}", {"what": None}),
    ("~{mp} has(have) no text", {"what": None, "lost": Lost.ALL}),
    ("~{mp} has(have) no {lost:@own}", {"what": None}),
    *_unused("your opponent", Whose.OPPONENT, "his"),
    *_unused("you", Whose.YOUR, "your"),
    *_unused("(players|both players|each player)", None, "(their|his)"),
    (
        "~your opponent's \\[constant\\] (Powers|effects) cannot be used",
        {**_EVERY_CONSTANT, "whose": Whose.OPPONENT},
    ),
)
@dataclass(frozen=True, slots=True)
class LoseEffects(Continuous):
    """Cards have no effects in play, or nothing of what they do at once, or no [constant] ones.

    They are all of a kind, one that is certain, or an MP.

    What stops an attack or prevents its damage is what a [defense] card is for, and stays.
    """

    rules: ClassVar[str] = "ATK-1 TYP-2"

    matter: ClassVar[Matter | None] = Matter.EFFECTS_LOST
    deeds: ClassVar[tuple[str, ...]] = ("forbid",)

    what: Thing | None
    lost: Lost = Lost.ALL
    mp: MpOf | None = None
    cards: InitVar[CardFilter | None] = None
    whose: InitVar[Whose | None] = None
    undone: InitVar[bool] = False

    @property
    def immediate(self) -> bool:
        """Whether only what they do at once is lost."""
        return self.lost is Lost.IMMEDIATE

    @property
    def constant(self) -> bool:
        """Whether only their [constant] Powers are lost."""
        return self.lost is Lost.CONSTANT

    @property
    def refers_back(self) -> bool:
        """Whether it speaks of cards that came before."""
        return isinstance(self.what, TheOne)

    def __post_init__(self, cards: CardFilter | None, whose: Whose | None, undone: bool) -> None:
        if cards is not None:
            noun = SomeCards(cards) if whose is None else Theirs(whose, cards)
            object.__setattr__(self, "what", noun)
        if isinstance(self.what, SomeCards | Theirs) and self.what.in_play:
            # Elsewhere cards have no effects to lose.
            object.__setattr__(self, "what", replace(self.what, in_play=False))
        if undone and isinstance(self.what, TheOne | ThisCard):
            raise ValueError("what was just played is cancelled in itself")
        if self.what is not None and not self.what.stays:
            raise ValueError("all cards of a kind, or one that is certain")

    def covers(self, game: Game, card: int, source: Source) -> bool:
        """Whether a card is one of them."""
        if self.mp is not None:
            return card in self.mp.able(game, source)
        return self.what is not None and self.what.includes(game, card, source)


_BOTH_BARRED = {"acts": True, "redirects": True}


@phrase(
    ("Allies cannot make actions", {"acts": True, "redirects": False}),
    ("{who} cannot make actions", {"acts": True, "redirects": False}),
    (
        "~{who} cannot (perform actions|take actions|take control of combat|act)",
        {"acts": True, "redirects": False},
    ),
    (
        "~Allies cannot (perform actions|take actions|take control of combat|act)",
        {"acts": True, "redirects": False},
    ),
    ("Allies cannot have damage redirected to them", {"acts": False, "redirects": True}),
    ("{who} cannot have damage redirected to it(them)", {"acts": False, "redirects": True}),
    ("~{who} cannot have damage redirected to (him|her)", {"acts": False, "redirects": True}),
    *(
        (f"~{said}", {"acts": False, "redirects": True})
        for who, them in (("Allies", "them"), ("{who}", "it(them)"))
        for said in (
            *((f"damage [from attacks] cannot be redirected to {who}",) if who != "Allies" else ()),
            f"{who} cannot be chosen to have damage redirected to {them}",
            f"{who} cannot take [stage] damage (for|instead of) (your|his|their) (MP|MPs)",
            f"{who} cannot take [stage] damage (for|instead of) (your|his|their) opponent's "
            "(MP|MPs)",
        )
    ),
    ("{who} cannot make actions nor have damage redirected to it(them)", _BOTH_BARRED),
    ("~{who} cannot make actions or have damage redirected to it(them)", _BOTH_BARRED),
    (
        "Allies cannot make actions nor have damage redirected to them",
        {"acts": True, "redirects": True},
    ),
    (
        "~Allies cannot make actions (nor|or) have damage (redirect|redirected) to them",
        {"acts": True, "redirects": True},
    ),
)
@dataclass(frozen=True, slots=True)
class AlliesStandBack(Continuous):
    """Allies don't act, or don't lose stages of damage for the MP (COM-6, COM-7)."""

    rules: ClassVar[str] = "COM-6 COM-7"
    matter: ClassVar[Matter | None] = Matter.ALLIES_BARRED
    deeds: ClassVar[tuple[str, ...]] = ("forbid",)

    acts: bool
    redirects: bool
    who: Personality | None = None

    def __post_init__(self) -> None:
        if self.who is not None and self.who.chooses:
            raise ValueError("it isn't said which")
        if self.who is not None and not isinstance(self.who, Some | APersonality):
            raise ValueError("an MP always acts")

    def bars(self, game: Game, card: int, source: Source) -> bool:
        """Whether this Ally is kept from acting."""
        return self.acts and (self.who is None or card in self.who.able(game, source))

    def shields(self, game: Game, card: int, source: Source) -> bool:
        """Whether no damage can be redirected to this Ally."""
        return self.redirects and (self.who is None or card in self.who.able(game, source))


_OFTEN = (
    (
        "(twice|2 times|two times|a second time|again|(an|1|one) additional time|one more time)",
        1,
    ),
    ("(3 times|three times|a second and third time)", 2),
)
_ANOTHER_TIME = "(a second|another|(an|1|one) (additional|more|extra)) time"
_EACH_TIME = "[each turn|per turn|each combat|per combat]"


def _more_uses() -> Iterator[Spec]:
    """How often a Power may be used, in other words; it is only read."""
    cards: dict[str, Any] = {"who": None, "whose": None}
    for subject, whose in (
        ("{who:@of} (Power|power|Powers|powers)", {"whose": None, "what": None}),
        ("{whose} Mastery's (Power|power)", {"who": None, "what": None}),
        ("{what:@all_powers}", cards),
        ("the Powers of {what:@every}", cards),
        ("{what}", cards),
        ("{what:@every}", cards),
    ):
        for often, more in _OFTEN:
            yield f"~{subject} (may|can) be used {often} {_EACH_TIME}", {**whose, "more": more}
        yield f"~{subject} (may|can) be used {{more}} (additional|more) times {_EACH_TIME}", whose
    # "Again" is at once; a second time is one time more than it may be used.
    for often, more in (("(twice|2 times|two times)", 1), (_ANOTHER_TIME, 1), _OFTEN[1]):
        for power, whose in (
            ("{known:@of} (Power|power)", {"whose": None, "what": None}),
            ("the (Power|power) (of|on) {whose} Mastery", {"who": None, "what": None}),
            ("{whose} Mastery's (Power|power)", {"who": None, "what": None}),
            ("{what:@powers}", cards),
            ("the (Power|Powers) of {what:@every}", cards),
            ("{what:@every}", cards),
        ):
            uses = f"~you (may|can) [also] use {power} [up to] {often} {_EACH_TIME}"
            yield uses, {**whose, "more": more}
    # Of the text's own Power "again" is said for a time.
    its_own: dict[str, Any] = {"who": None, "whose": None, "what": THIS_CARD}
    for often, more in _OFTEN:
        told = {**its_own, "more": more}
        yield f"~you (may|can) [also] use this Power {often}", told
        yield f"~this Power (may|can) be used {often}", told
    again = f"~you (may|can) [also] use this Power {_ANOTHER_TIME} (each|per) turn"
    yield again, {**its_own, "more": 1}
    for often, more in _OFTEN:
        uses = f"~{{who}} (may|can) use (its|his|their) (Power|power|Powers) {often} {_EACH_TIME}"
        yield uses, {"whose": None, "what": None, "more": more}


_WITH_OTHER_WORDS = (CardType.ALLY, CardType.MAIN_PERSONALITY, CardType.MASTERY)


@phrase(
    ("{who} may use its(their) Power {more} more time(s)", {"whose": None, "what": None}),
    ("~{who:@of} Power may be used {more} more time(s)", {"whose": None, "what": None}),
    (
        "~{who} may use its(their) (Power|Powers) {more} (additional|extra) time(s)",
        {"whose": None, "what": None},
    ),
    ("{whose} Mastery's Power may be used {more} more time(s)", {"who": None, "what": None}),
    (
        "you may use this Power {more} more time(s)",
        {"who": None, "whose": None, "what": THIS_CARD},
    ),
    ("the Powers of {what} may be used {more} more time(s)", {"who": None, "whose": None}),
    *_more_uses(),
)
@dataclass(frozen=True, slots=True)
class MoreUses(Continuous):
    """The Power of personalities, of a player's Mastery or of cards is used more often (COM-3).

    Or the very Power whose text it is.
    """

    rules: ClassVar[str] = "COM-3"
    matter: ClassVar[Matter | None] = Matter.USES
    deeds: ClassVar[tuple[str, ...]] = ("allow",)

    more: int
    who: Personality | None = None
    whose: Whose | None = None
    what: Thing | None = None
    known: InitVar[Personality | None] = None

    def __post_init__(self, known: Personality | None) -> None:
        cards = getattr(self.what, "cards", None)
        if self.what is not None and not self.of_itself and (cards is None or not self.what.stays):
            raise ValueError("it isn't said of which cards")
        if cards is not None and any(map(cards.allows, _WITH_OTHER_WORDS)):
            raise ValueError("of personalities and a Mastery it is said of themselves")
        if known is not None:
            if known.refers_back:
                raise ValueError("of a card that was spoken of the Power is used again at once")
            object.__setattr__(self, "who", known)
        if self.who is not None and self.who.chooses:
            raise ValueError("it isn't said whose")
        if not self.more:
            raise ValueError("so often it is used anyway")

    @property
    def of_itself(self) -> bool:
        """Whether it is the Power whose text it is."""
        return self.what == THIS_CARD

    def covers(self, game: Game, card: int, source: Source) -> bool:
        """Whether it is the Power of this card."""
        if self.who is not None:
            return card in self.who.able(game, source)
        if self.what is not None:
            return self.what.includes(game, card, source)
        assert self.whose is not None
        return card == game.state.players[self.whose.seat(source)].mastery
