"""What can be said of attacks: by what they aren't stopped nor their damage touched; their text.

See :mod:`.predicates`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import InitVar, dataclass
from typing import Any, ClassVar

from dbz_desktop.rules.flow import elsewhere
from dbz_desktop.rules.kernel.base import Amount, CardFilter, Effect
from dbz_desktop.rules.kernel.deed import Deed, StageVerb
from dbz_desktop.rules.kernel.events import NOBODY, Zone
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.kernel.matters import Matter, Touch
from dbz_desktop.rules.language.attacks.predicates import Says
from dbz_desktop.rules.language.deeds.stage_changes import ChangeStages
from dbz_desktop.rules.language.happenings.stage_amounts import Stages
from dbz_desktop.rules.language.nouns.doing import Doer
from dbz_desktop.rules.language.nouns.gained import GainedText
from dbz_desktop.rules.language.nouns.kinds import OfCombat, TypeName
from dbz_desktop.rules.language.nouns.people import OPPONENT, YOU, Person, Player, check_played
from dbz_desktop.rules.language.nouns.terms import Unit, Whose
from dbz_desktop.rules.language.nouns.turned import OWN_SIDE, turned
from dbz_desktop.rules.language.values.joining import Joinable
from dbz_desktop.wording import Phrase, Spec, phrase

_CRITICAL = (Touch.CAPTURING, Touch.DISCARDING, Touch.CALMING)
"""What critical damage is used for (ATK-13)."""


@phrase(
    ("be (stopped|blocked)", {"how": (Touch.STOPPED,), "unit": None}),
    ("be affected", {"how": (Touch.AFFECTED,), "unit": None}),
    ("deal critical damage", {"how": (Touch.CRITICAL,), "unit": None}),
    ("have its(their) critical damage {critical:or}", {"unit": None}),
    ("~have its(their) critical damage {critical:nor}", {"unit": None}),
    ("~be {critical:or}", {"unit": None}, "critical"),
    ("~be {critical:nor}", {"unit": None}, "critical"),
    ("have its(their) damage {how:or}", {"unit": None}),
    "have its(their) {unit} damage {how:or}",
    ("~be {how:or}", {"unit": None}),
    ("~be {how:nor}", {"unit": None}),
    ("~have (its|their|his) damage {how:or}", {"unit": None}),
    ("~have (its|their|his) damage {how:nor}", {"unit": None}),
    "~have (its|their|his) {unit} damage {how:nor}",
    ("~have (its|their) {unit:pl} of damage {how:or}", {}),
    ("be {how:or}", {"unit": None}, "damage"),
    ("~be {how:nor}", {"unit": None}, "damage"),
    ("~be {how:or}", {"unit": Unit.STAGE}, "stages_kept"),
    ("~be {how:or}", {"unit": Unit.LIFE_CARD}, "life_cards_kept"),
)
@dataclass(frozen=True, slots=True)
class Touched(Phrase):
    """What is done to attacks: "be stopped", "have their damage modified or prevented".

    Damage of one `unit` alone may be kept from being prevented, for that is done to each (ATK-7).
    """

    how: tuple[Touch, ...] = ()
    unit: Unit | None = None
    critical: tuple[Touch, ...] = ()
    """What its critical damage is not used for."""

    def __post_init__(self) -> None:
        if set(self.how) & set(_CRITICAL) or set(self.critical) - set(_CRITICAL):
            raise ValueError("what critical damage is used for is said of that")
        if {Touch.CRITICAL, Touch.AFFECTED} & set(self.how) and len(self.how) > 1:
            raise ValueError("that they deal no critical damage is said alone")
        if self.unit is not None and self.how != (Touch.PREVENTED,):
            raise ValueError("only whether damage is prevented is asked of each of its units")

    def covers(self, touch: Touch, unit: str) -> bool:
        """Whether that is so done, to damage of a unit or to all of it."""
        if touch in self.critical:
            return True
        if self.how == (Touch.AFFECTED,):
            # What doesn't affect an attack may be used against it, for all that comes of it.
            return touch is not Touch.ANSWERED
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
        ("~[the] effects of {whose} {cards:pl}", {"played": False}),
        ("~[the] effects of {cards:pl}", {**anybody, "played": False}),
    ):
        yield template, pinned
        yield f"~{template.removeprefix('~')}", pinned, "doing"
    for form, played in (("used", False), ("played", True)):
        yield "{cards:pl}", {**anybody, "played": played}, form
        yield "~a {cards}", {**anybody, "played": played}, form
        # From a hand they are played.
        yield "~{cards:pl} from (a|his|your|their) hand", {**anybody, "played": True}, form
    yield "~your opponent", {"cards": None, "played": False, "whose": Whose.OPPONENT}
    for who, whose in (("(your opponent|he|they)", Whose.OPPONENT), ("you", Whose.YOUR)):
        yield f"~{who}", {"cards": None, "played": False, "whose": whose}, "doing"


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
        if by.card == NOBODY or (self.played and not self._is_played(game, by)):
            return False
        return self.cards.fits(game, by.card, source)

    def _is_played(self, game: Game, by: Source) -> bool:
        """Whether the card is being played, or would be as it is used (EFF-6)."""
        if game.state.where[by.card] in (Zone.IN_USE, Zone.HAND):
            return True
        return by.card in elsewhere.as_in_hand(game, by.player)


_COMBAT_CARDS = Toucher(OfCombat((TypeName.PHYSICAL_COMBAT, TypeName.ENERGY_COMBAT)))
"""All that stops what is Focused (ATK-15)."""


_FREELY: dict[str, Any] = {"only": False, "cost": None, "who": None}
_PRICED: dict[str, Any] = {"what": (Touched((Touch.STOPPED,)),), "by": None, "only": False}


_AFFECTED = (Touched((Touch.AFFECTED,)),)
_ANSWERED = (Touched((Touch.ANSWERED,)),)
_SAID_BEFORE = ((Touched((Touch.ENDURED,)),), _ANSWERED)
"""What players do not do against attacks."""
_STOPS: dict[str, Any] = {**_FREELY, "what": (Touched((Touch.STOPPED,)),)}


def _endured() -> Iterator[Spec]:
    """That Endurance isn't used against them: by a player, or by nobody (ATK-12)."""
    endured = {**_FREELY, "by": None, "what": (Touched((Touch.ENDURED,)),)}
    for who, person in (("your opponent", OPPONENT), ("you", YOU)):
        told = {**endured, "who": person}
        yield f"{who} cannot use Endurance on", told, "before"
        he, whose = ("(he|they)", "(your opponent's|his)") if person == OPPONENT else ("", "your")
        for said in filter(None, (who, he)):
            yield f"~{said} (cannot|may not) use Endurance (against|on)", told, "before"
        yield f"~{whose} Endurance cannot be used (on|against)", told, "before"
    yield "Endurance cannot be used on", endured, "before"
    yield "~Endurance cannot be used against", endured, "before"
    yield "~players (cannot|may not) use Endurance (on|against)", endured, "before"
    yield "~Endurance (cannot|does not) prevent [any]", endured, "before_damage"
    yield "~ignores(ignore) Endurance", endured


def _answered() -> Iterator[Spec]:
    """That a player uses no cards of a kind against them, nor plays any (ATK-3)."""
    met = {**_FREELY, "what": _ANSWERED}
    for done, form in (("use", "used"), ("play", "played")):
        cards = f"{{by:@{form}}}"
        for who, person in (("your opponent", OPPONENT), ("you", YOU)):
            yield f"{who} cannot {done} {cards} against", {**met, "who": person}, "before"
            he = f"({who}|he|they)" if person == OPPONENT else who
            yield f"~{he} (cannot|may not) {done} {cards} against", {**met, "who": person}, "before"
        yield f"{cards} cannot be {form} against", met, "before"
        yield f"~{cards} may not be {form} against", met, "before"
        yield f"~players (cannot|may not) {done} {cards} against", met, "before"


_PLAYERS = {Whose.YOUR: YOU, Whose.OPPONENT: OPPONENT}
BY_HIM = Toucher(whose=Whose.OPPONENT)
"""All that your opponent does."""


def _as_keywords() -> Iterator[Spec]:
    """The keywords of attacks, given to others: what they mean is said (ATK-15)."""
    for said in ("gains(gain)", "is(are) [considered]", "has(have)", "becomes(become)"):
        for keyword, touch in (("Unstoppable", Touch.STOPPED), ("Unpreventable", Touch.PREVENTED)):
            pinned = {"what": (Touched((touch,)),), "by": None, **_FREELY}
            yield f"~{said} {keyword}", pinned
            if said == "has(have)":
                # Where another keyword stands before it.
                yield f"~{keyword}", pinned
        only = {"what": (Touched((Touch.STOPPED,)),), "by": _COMBAT_CARDS, "only": True}
        yield f"~{said} Focused", only


@phrase(
    ("cannot {what:or:s}", {"by": None, **_FREELY}),
    ("cannot {what:or:s} by {by}", {**_FREELY}),
    ("~cannot {what:nor:s}", {"by": None, **_FREELY}),
    ("~cannot {what:nor:s} by {by}", {**_FREELY}),
    ("~cannot {what:or:s} with {by}", {**_FREELY}),
    ("~(may not|can never) {what:or:s}", {"by": None, **_FREELY}),
    ("~(may not|can never) {what:or:s} (by|with) {by}", {**_FREELY}),
    ("~(may not|can never) {what:or:@damage}", {"by": None, **_FREELY}, "damage"),
    *_answered(),
    (
        "~(your opponent|he) (cannot|may not) (use|play) {by:@doing} to (stop|block)",
        _STOPS,
        "before",
    ),
    ("~{by:@doing} cannot be (used|played) to (stop|block)", _STOPS, "before"),
    *(
        (
            f"~{{by:@doing}} (cannot|may not|loses the ability to) {word}",
            {"what": (Touched((touch,)),), **_FREELY},
            form,
        )
        for word, touch, form in (
            ("(stop|block)", Touch.STOPPED, "before"),
            ("(prevent|prevent any|prevent all)", Touch.PREVENTED, "before_damage"),
            ("modify", Touch.MODIFIED, "before_damage"),
            ("(reduce|lower|decrease)", Touch.REDUCED, "before_damage"),
            ("(increase|raise)", Touch.INCREASED, "before_damage"),
            ("redirect", Touch.REDIRECTED, "before_damage"),
        )
    ),
    (
        "~only {by:@doing} (can|may) (stop|block)",
        {"what": (Touched((Touch.STOPPED,)),), "only": True},
        "before",
    ),
    ("~(cannot|may not) {what:or:@critical}", {"by": None, **_FREELY}, "critical"),
    ("cannot {what:or:@damage}", {"by": None, **_FREELY}, "damage"),
    ("~(its|their) damage (cannot|may not) {what:or:@damage}", {"by": None, **_FREELY}),
    ("cannot {what:or:@damage} by {by}", {**_FREELY}, "damage"),
    *(
        (f"~(cannot|may not) {{what:or:@{form}}}{by}", {**_FREELY, **pinned}, form)
        for form in ("stages_kept", "life_cards_kept")
        for by, pinned in (("", {"by": None}), (" by {by}", {}))
    ),
    ("can only be (stopped|blocked) by {by}", {"what": (Touched((Touch.STOPPED,)),), "only": True}),
    (
        "~cannot be (stopped|blocked) except by {by}",
        {"what": (Touched((Touch.STOPPED,)),), "only": True},
    ),
    (
        "~(may only be|can be|may be) (stopped|blocked) [only] (by|with) {by}",
        {"what": (Touched((Touch.STOPPED,)),), "only": True},
    ),
    (
        "~can only be (stopped|blocked) with {by}",
        {"what": (Touched((Touch.STOPPED,)),), "only": True},
    ),
    ("~is(are) not affected by {by}", {**_FREELY, "what": _AFFECTED}),
    *_endured(),
    ("{who} must {cost:@bare} to (stop|block)", _PRICED, "before"),
    ("~{who} must {cost:@bare}", _PRICED, "price"),
    ("~costs(cost) (your opponent|him) {n} stage(s) to (stop|block)", {**_PRICED, **_FREELY}),
    ("~{who} {cost:@third}", _PRICED, "unless"),
    *_as_keywords(),
)
@dataclass(frozen=True, slots=True)
class Cannot(Says):
    """They can't be stopped, nor their damage prevented, modified, redirected, by some or at all.

    Attacks that can't be modified lose every "+" and "-", their own too (ATK-8). With `only`,
    nothing else stops them (ATK-3). Or whoever stops them has to do something for it, which is said
    of the opponent: the `cost` (EFF-5).
    """

    what: tuple[Touched, ...]
    by: Toucher | None = None
    only: bool = False
    who: Player | None = None
    cost: Joinable | None = None
    n: InitVar[Amount | None] = None

    def __post_init__(self, n: Amount | None) -> None:
        if n is not None:
            pays = ChangeStages((StageVerb.PAY,), Stages(n), who=Doer.OPPONENT)
            object.__setattr__(self, "cost", pays)
            object.__setattr__(self, "who", OPPONENT)
        if self.cost is not None and self.who == YOU:
            raise ValueError("what you do yourself to stop an attack, the text says that stops it")
        if self.who is not None and self.who.person in (Person.BOTH, Person.EACH):
            object.__setattr__(self, "who", Player(Person.ANY, self.who.given))
        if self.cost is not None and self.who is None:
            raise ValueError("somebody pays the price")
        if any(Touch.AFFECTED in each.how for each in self.what):
            if self.what != _AFFECTED or self.by is None:
                raise ValueError("it doesn't say by what, and of nothing else")
        if any(Touch.ANSWERED in each.how for each in self.what):
            if self.what != _ANSWERED or self.by is None:
                raise ValueError("it doesn't say with which cards, and of nothing else")
        apart = tuple(each for what in self.what for each in what.apart)
        object.__setattr__(self, "what", apart)

    @property
    def stands_before(self) -> bool:
        return self.cost is not None or self.what in _SAID_BEFORE

    def check(self, attacks: Any) -> None:
        whose = getattr(attacks, "whose", None)
        if whose is not None and self.who == _PLAYERS.get(whose):
            raise ValueError("it is the other player's attacks that he meets")

    @property
    def matter(self) -> Matter:  # type: ignore[override]
        """What it tells the rules."""
        if self.cost is not None:
            return Matter.STOP_PRICE
        if self.what == _AFFECTED:
            return Matter.UNAFFECTED
        return Matter.STOPPERS if self.only else Matter.PROTECTED

    @property
    def rules(self) -> str:
        """The rule that it touches."""
        if self.cost is not None:
            return "EFF-5"
        return "ATK-3" if self.only else "ATK-15"

    @property
    def keywords(self) -> tuple[str, ...]:
        """The keywords that they have by it (ATK-15)."""
        if self.cost is not None:
            return ()
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
        if self.who is not None and (by is None or not self.who.covers(by.player, game, source)):
            return False
        return self.by is None or (by is not None and self.by.covers(game, by, source))

    def price(self, game: Game, deed: Deed, source: Source) -> Effect | None:
        """What somebody does to stop them, as it is said of him; None where it isn't asked."""
        if self.who is None or not self.who.covers(deed.doer, game, source):
            return None
        mine = deed.doer == source.player
        price: Effect | None = turned(self.cost, OWN_SIDE) if mine else self.cost
        return price

    @property
    def does(self) -> tuple[str, ...]:
        return ("sure",) if self.cost is None else ("tax",)


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

    def __post_init__(self) -> None:
        if getattr(self.text, "is_power", False):
            raise ValueError("cards have Powers")
