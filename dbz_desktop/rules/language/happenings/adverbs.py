"""What more is said of happenings: from where, by whom, how far, meanwhile (EFF-4)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import InitVar, dataclass, field, replace
from enum import Enum
from typing import Any, ClassVar

from dbz_desktop.rules.kernel.base import CardFilter
from dbz_desktop.rules.kernel.deed import (
    AngerVerb,
    AttackVerb,
    CardVerb,
    CombatVerb,
    DamageVerb,
    Deed,
    LevelVerb,
    StageVerb,
    Verb,
)
from dbz_desktop.rules.kernel.events import (
    AngerChanged,
    LevelChanged,
)
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.kernel.history import Stretch
from dbz_desktop.rules.language.attacks.attacks import THIS_ATTACK, AnAttack, OneAttack
from dbz_desktop.rules.language.happenings.by_attacks import ByAttack
from dbz_desktop.rules.language.happenings.damage_done import DamageDone
from dbz_desktop.rules.language.happenings.happening import Happening
from dbz_desktop.rules.language.happenings.numbers_done import LevelsDone
from dbz_desktop.rules.language.nouns.kinds import AnyCard
from dbz_desktop.rules.language.nouns.people import (
    CARD_EFFECT,
    HIT_EFFECT,
    OPPONENT,
    YOU,
    Agent,
    Cause,
    Effects,
    Person,
    Player,
    Sort,
    check_played,
    was_played,
)
from dbz_desktop.rules.language.nouns.roles import (
    Said,
    check_card,
    check_doer,
    check_effect,
    check_whose,
)
from dbz_desktop.rules.language.nouns.terms import (
    Span,
    SpanOf,
    Whose,
)
from dbz_desktop.rules.language.values.ranges import Bound
from dbz_desktop.wording import Phrase, Spec, phrase, words


class Adverb(Phrase):
    """What more is said of a happening: from where, by what, when."""

    says: ClassVar[Said]

    def check(self, verbs: tuple[Verb, ...]) -> None:
        """Refuse what is never so as that is done."""

    def check_agent(self, agent: Agent | None) -> None:
        """Refuse what isn't said of whom it is that does it."""

    def check_done(self, deed: Happening) -> None:
        """Refuse what isn't said of what is done."""

    def holds(self, game: Game, deed: Deed, source: Source) -> bool:
        """Whether it is so of the deed."""
        raise TypeError(type(self).__name__)

    @property
    def names_card(self) -> bool:
        """Whether it speaks of the card that does it, which is "that card" for what follows."""
        return False

    def stretch(self, game: Game, asked: Stretch, source: Source) -> Stretch:
        """How far back one looks for it, where this text asks of that stretch."""
        return asked


def _since_it_began(game: Game, source: Source) -> Stretch:
    """As long as the attack goes on: what its HIT asks of it, its immediate effects may do."""
    assert source.attack is not None
    return game.state.history.since(source.attack.began)


_ALONE: dict[str, Any] = {"other": None, "named": False}
_BECAUSE = "(because of|due to|as a result of|as the result of)"
_OF_CARDS, _WITH_HITS = Effects(CARD_EFFECT), Effects(HIT_EFFECT)
_WITHOUT_CARDS = frozenset((*AngerVerb, *LevelVerb, *StageVerb))
_NOT_BY_ATTACKS = frozenset((AttackVerb.STOP, DamageVerb.PREVENT, CombatVerb.END))


@phrase(
    ("by {agent}", _ALONE),
    ("~from {agent}", {**_ALONE, "away": True}),
    (f"~{_BECAUSE} {{agent}}", _ALONE),
    (f"~{_BECAUSE} {{agent:@named}}", {"other": None, "named": True}),
    ("~with {effects}", {**_ALONE, "agent": _OF_CARDS}),
    ("~(with|from) a card effect", {**_ALONE, "agent": _OF_CARDS}),
    ("~with (a HIT effect|HIT effects)", {**_ALONE, "agent": _WITH_HITS}),
    ("by {agent} or by {other}", {"named": False}),
    ("by {agent:@named}", {"other": None, "named": True}),
    ("~from {agent:@named}", {"other": None, "named": True}),
)
@dataclass(frozen=True, slots=True)
class By(Adverb):
    """By whom, or by what effect; by one or the other."""

    says: ClassVar[Said] = Said.BY

    agent: Cause
    other: Cause | None = None
    named: bool = False
    """Whether of any player's deeds it is said by name whose effect does it."""
    effects: InitVar[Effects | None] = None
    away: InitVar[bool] = False
    # Whether it says from whom it is taken; it is printed by whom.
    taken: bool = field(init=False, compare=False)

    def __post_init__(self, effects: Effects | None, away: bool) -> None:
        if self.named and getattr(self.agent, "whose", None) is not Whose.OPPONENT:
            raise ValueError("it is named whose effect it is")
        taken = away and isinstance(self.agent, Player)
        object.__setattr__(self, "taken", taken)
        if taken:
            if self.agent not in (YOU, OPPONENT):
                raise ValueError("from whom?")
            object.__setattr__(self, "agent", OPPONENT if self.agent == YOU else YOU)
        if effects is None:
            return
        own = effects.whose is not None or effects.sort is Sort.CRITICAL
        if not own or not effects.plural:
            raise ValueError("with effects that are a player's own")
        object.__setattr__(self, "agent", effects)

    def check_agent(self, agent: Agent | None) -> None:
        check_whose(getattr(self.agent, "whose", None), agent, self.named)

    @property
    def names_card(self) -> bool:
        return getattr(self.agent, "cards", None) is not None and self.other is None

    def check(self, verbs: tuple[Verb, ...]) -> None:
        if self.agent is _WITH_HITS and not _WITHOUT_CARDS.issuperset(verbs):
            raise ValueError("cards and attacks with HIT effects are those that have some")
        if self.taken and set(verbs) != {CardVerb.CAPTURE}:
            raise ValueError("only Dragon Balls are taken from a player")
        for each in (self.agent, self.other):
            if each is None:
                continue
            check_effect(each)
            check_card(each, verbs)
            if each.sort in (Sort.CRITICAL, Sort.FLOATING):
                if not verbs:
                    raise ValueError("no such effect does that")
                check_doer(each, verbs)
            elif each.sort is Sort.ATTACK and _NOT_BY_ATTACKS.intersection(verbs):
                raise ValueError("no attack does that")
            elif getattr(each, "of_any", False) and StageVerb.LOSE in verbs:
                raise ValueError("stages lost from an attack are damage")

    def stretch(self, game: Game, asked: Stretch, source: Source) -> Stretch:
        mine = self.agent == ByAttack(THIS_ATTACK) and source.attack is not None
        return _since_it_began(game, source) if mine else asked

    def holds(self, game: Game, deed: Deed, source: Source) -> bool:
        if self.agent.causes(game, deed, source):
            return True
        return self.other is not None and self.other.causes(game, deed, source)


@phrase('except for "{title}"')
@dataclass(frozen=True, slots=True)
class ExceptFor(Adverb):
    """What isn't meant: cards of one title."""

    says: ClassVar[Said] = Said.EXCEPT

    title: str

    def holds(self, game: Game, deed: Deed, source: Source) -> bool:
        return all(game.cards[card].title != self.title for card in deed.cards)


@words
class Meantime(Enum):
    """While what something happens: a combat, a player's turn (COM-1, COM-8, TRN-1)."""

    COMBAT = "during combat"
    ATTACK = "during an attack|during [any] attacks|during any attack"
    YOUR_ATTACK = "during (one|any) of your attacks|during your attacks"
    THEIR_ATTACK = (
        "during (one|any) of your opponent's attacks|during your opponent's attacks"
        "|during an (opponent's attack|attack of your opponent)"
    )
    YOUR_TURN = "during your turn|on your turn"
    THEIR_TURN = "during your opponent's turn|on your opponent's turn"
    NO_COMBAT = "outside of combat|while not in combat|when not in combat"
    ENTERING = "when entering combat|(as|while) (entering combat|combat is declared)"
    NOT_DRAWING = (
        "outside of the Draw Step|outside of (his|your|their) Draw Step"
        "|(except|other than) (during|in) (the|his|your|their) Draw Step"
    )
    NOT_REJUVENATING = (
        "outside of the Rejuvenation Step|outside of (his|your|their) Rejuvenation Step"
        "|(except|other than) (during|in) (the|his|your|their) Rejuvenation Step"
    )


_FIGHTING: tuple[type[Enum], ...] = (AttackVerb, DamageVerb, CombatVerb)
IN_ATTACKS = (Meantime.ATTACK, Meantime.YOUR_ATTACK, Meantime.THEIR_ATTACK)
_TURNS = (SpanOf.YOUR, SpanOf.OPPONENT)
_AROUND_COMBAT = frozenset((CombatVerb.DECLARE, CombatVerb.SKIP, CombatVerb.END))


def _goes_on(game: Game, meantime: Meantime, source: Source) -> bool:
    """Whether such an attack is performed now."""
    attack = game.attack
    if attack is None or meantime is Meantime.ATTACK:
        return attack is not None
    return (attack.player == source.player) is (meantime is Meantime.YOUR_ATTACK)


_A_STEP: dict[str, Any] = {"meantime": None, "own": False}


@phrase(
    ("{meantime}", {"span": None}),
    ("during {whose} {span}", _A_STEP),
    ("~(in|on) {whose} {span}", _A_STEP),
    ("~(during|in|on) (one|any) of {whose} {span}", _A_STEP),
    ("during his {span}", {"meantime": None, "whose": None, "own": True}),
    ("~(in|on) his {span}", {"meantime": None, "whose": None, "own": True}),
)
@dataclass(frozen=True, slots=True)
class During(Adverb):
    """While it is "during combat", a player's turn or a step of it (COM-1, COM-8, TRN).

    The turn may be his `own` whose doing it is.
    """

    rules: ClassVar[str] = "EFF-2"
    says: ClassVar[Said] = Said.MEANWHILE

    meantime: Meantime | None
    whose: SpanOf | None = None
    span: Span | None = None
    own: bool = False

    def __post_init__(self) -> None:
        if self.span is Span.TURN and not self.own:
            if self.whose in _TURNS:
                raise ValueError("a player's turn is a time of its own")
            if self.whose is not None:
                raise ValueError("it is always somebody's turn")

    def check(self, verbs: tuple[Verb, ...]) -> None:
        if self.meantime is Meantime.COMBAT and _AROUND_COMBAT.intersection(verbs):
            raise ValueError("that isn't during combat: it begins then, or is over")
        if self.meantime is Meantime.NOT_DRAWING and verbs != (CardVerb.DRAW,):
            raise ValueError("only of drawing it is said so")
        rejuvenates = verbs == (CardVerb.REJUVENATE,)
        if self.meantime is Meantime.NOT_REJUVENATING and not rejuvenates:
            raise ValueError("only of Rejuvenating it is said so")
        fights = any(isinstance(verb, _FIGHTING) for verb in verbs)
        if self.meantime in IN_ATTACKS and fights:
            raise ValueError("of what an attack does it is said which attack that is")
        if self.meantime is Meantime.ENTERING and fights:
            raise ValueError("as combat is entered nobody fights yet")
        if self.span not in (None, Span.TURN, Span.ACTION, Span.COMBAT_STEP) and fights:
            raise ValueError("that is done in the Combat Step")
        if self.span in (Span.ACTION, Span.COMBAT_STEP) and _AROUND_COMBAT.intersection(verbs):
            raise ValueError("combat is always declared in the Combat Step, or not")

    def stretch(self, game: Game, asked: Stretch, source: Source) -> Stretch:
        if self.meantime is not Meantime.COMBAT or not game.state.during_combat:
            return asked
        # What was done as combat was entered, or before, was not done during it (COM-1).
        return max(asked[0], game.state.history.fight), asked[1]

    def check_agent(self, agent: Agent | None) -> None:
        """Refuse "his turn" where it isn't said who he is."""
        if self.own and (not isinstance(agent, Player) or agent.person is Person.YOU):
            raise ValueError("whose turn it is isn't said")

    def holds(self, game: Game, deed: Deed, source: Source) -> bool:
        if self.meantime is Meantime.NOT_DRAWING:
            # In the Draw Step cards are drawn by rule (TRN-1).
            return getattr(deed.event, "rule", "") != "TRN-1"
        if self.meantime is Meantime.NOT_REJUVENATING:
            return not Span.REJUVENATION.goes_on(game.state, None, source.player)
        if self.span is not None:
            state = game.state
            if not self.span.goes_on(state, self.whose, source.player):
                return False
            if self.whose is None:
                acts = state.combat.actor if self.span is Span.ACTION and state.combat else None
                return deed.doer == (state.active if acts is None else acts)
            return True
        if self.meantime in IN_ATTACKS:
            return _goes_on(game, self.meantime, source)
        if self.meantime is Meantime.ENTERING:
            return game.state.combat is not None and game.state.phase == "declare"
        if self.meantime in (Meantime.COMBAT, Meantime.NO_COMBAT):
            return game.state.during_combat is (self.meantime is Meantime.COMBAT)
        return (game.state.active == source.player) is (self.meantime is Meantime.YOUR_TURN)


@phrase(
    ("with card effects", {"cards": AnyCard(), "before": False}),
    ("~with effects", {"cards": AnyCard(), "before": False}),
    ("with {cards:pl}", {"before": False}),
    ("~with a {cards}", {"before": False}),
    ("with {cards:pl} played from the hand", {"before": False, "played": True}),
    *(
        (
            f"~with {cards} [played] from (the|a|his|her|your|your opponent's|their) hand",
            {"before": False, "played": True},
        )
        for cards in ("a {cards}", "{cards:pl}")
    ),
    ("with this card", {"cards": None, "attack": None, "before": False}),
    ("this way", {"cards": None, "attack": None, "before": True}),
    ("with {attack}", {"cards": None, "before": False}),
)
@dataclass(frozen=True, slots=True)
class With(Adverb):
    """By an effect of cards of a kind, or of this card, perhaps what the sentence `before` did.

    Or of such that were `played` from a hand, and don't lie in play. Or by an attack, whose
    critical damage may do it as well (ATK-13).
    """

    says: ClassVar[Said] = Said.BY

    cards: CardFilter | None
    before: bool = False
    played: bool = False
    attack: OneAttack | None = None

    @property
    def names_card(self) -> bool:
        return self.cards is not None

    def __post_init__(self) -> None:
        if self.attack is not None:
            by = ByAttack(self.attack)
            check_effect(by)
            if by.of_any and isinstance(self.attack, AnAttack):
                raise ValueError("any attack is any attack card")
        if self.played:
            check_played(self.cards)

    def holds(self, game: Game, deed: Deed, source: Source) -> bool:
        if self.attack is not None:
            return ByAttack(self.attack).does(game, deed, source)
        if self.cards is None:
            return deed.cause == source.card
        if not deed.by_effect or (self.played and not was_played(game, deed.cause)):
            return False
        return self.cards.fits(game, deed.cause, source)

    def stretch(self, game: Game, asked: Stretch, source: Source) -> Stretch:
        card = self.cards is None and self.attack in (None, THIS_ATTACK)
        if card and not self.before and source.attack is not None:
            return _since_it_began(game, source)
        return asked


@words
class Past(Enum):
    """Past what side of a number."""

    ABOVE = "above"
    BELOW = "below"


def _stood() -> Iterator[Spec]:
    """Past what number somebody's anger cannot stand, as how far it is raised or lowered."""
    for past, sides, far, more, most in (
        (
            *(Past.ABOVE, "(above|over|past|higher than|more than|greater than)", "exceed"),
            *("more than", "(at most|up to|no more than)"),
        ),
        (
            *(Past.BELOW, "(below|under|lower than|less than)", "fall short of"),
            *("(less|fewer) than", "(at least|no less than)"),
        ),
    ):
        told, side = {"to": None, "past": past}, past.value
        cannot = f"(cannot|may not|can never) ((be|go|rise|fall|drop) {sides}|{far})"
        yield f"~{cannot} {{n}}", told, f"cannot_{side}"
        level = "[(level|levels) of] anger"
        yield f"~cannot have {more} {{n}} {level}", told, f"cannot_have_{side}"
        yield f"~(can|may) (have|only have) {most} {{n}} {level}", told, f"cannot_have_{side}"
        yield f"~cannot (go|rise|fall|drop|be) {sides} {{n}} {level}", told, f"cannot_have_{side}"


@phrase(
    *(
        (f"to {said}", {"to": bound, "past": None})
        for bound, said in (
            (Bound.JUST, "{n}"),
            (Bound.MORE, "{n} (or more|or higher|or above|or greater)"),
            (Bound.LESS, "{n} (or less|or fewer|or lower|or below)"),
        )
    ),
    ("by more than {n} [level|levels]", {"to": None, "past": None}),
    ("~by more than {n} [level|levels] (at a time|at once)", {"to": None, "past": None}),
    ("~more than {n} (level|levels) (at a time|at once)", {"to": None, "past": None}),
    ("by {n} or more [level|levels]", {"to": None, "least": True, "past": None}),
    ("{past} {n}", {"to": None}),
    ("~higher than {n}", {"to": None, "past": Past.ABOVE}),
    ("~lower than {n}", {"to": None, "past": Past.BELOW}),
    *_stood(),
)
@dataclass(frozen=True, slots=True)
class HowFar(Adverb):
    """To what number something was raised or lowered, or by more than how much, or `past` one.

    With `least` by so much at least; `to` which side of the number, where it is that.
    """

    says: ClassVar[Said] = Said.HOW_FAR

    n: int
    to: Bound | None
    least: bool = False
    past: Past | None = None

    def check(self, verbs: tuple[Verb, ...]) -> None:
        if self.to is not None or self.past is not None:
            if not all(isinstance(verb, AngerVerb) for verb in verbs):
                raise ValueError("only anger is raised or lowered to a number")
        if self.past is not None:
            turn = AngerVerb.RAISE if self.past is Past.ABOVE else AngerVerb.LOWER
            if verbs != (turn,):
                raise ValueError("what is raised goes above, what is lowered goes below")

    @property
    def is_limit(self) -> bool:
        """Whether a ban on going so far leaves what doesn't."""
        return self.to is None

    def limited(self, game: Game, deed: Deed) -> int:
        """How much of a deed is left that may not go so far."""
        if self.past is None:
            return min(deed.amount, self.n - 1 if self.least else self.n)
        now = game.state.players[deed.whose].anger
        room = self.n - now if self.past is Past.ABOVE else now - self.n
        return min(deed.amount, max(0, room))

    def holds(self, game: Game, deed: Deed, source: Source) -> bool:
        if self.past is not None:
            event = deed.event
            if not isinstance(event, AngerChanged):
                return self.limited(game, deed) < deed.amount
            if self.past is Past.ABOVE:
                return event.before <= self.n < event.after
            return event.after < self.n <= event.before
        if self.to is None:
            return deed.amount > self.n or (self.least and deed.amount == self.n)
        event = deed.event
        if event is None:
            now = game.state.players[deed.whose].anger
            up = deed.verb is AngerVerb.RAISE
            if deed.verb is AngerVerb.SET:
                return deed.amount != now and self.to.test(deed.amount, self.n)
            then = now + deed.amount if up else now - deed.amount
            return deed.amount > 0 and self.to.test(then, self.n)
        if not isinstance(event, AngerChanged):
            return False
        return event.before != event.after and self.to.test(event.after, self.n)


@phrase(
    "as {deed:@present}",
    "~when {deed:@gerund}",
    "~when {deed:@present}",
    "~because {deed:@past}",
)
@dataclass(frozen=True, slots=True)
class As(Adverb):
    """What happens by rule as something else is done.

    Drills fall as an MP changes its level (TYP-5), cards are turned over as damage (ATK-9).
    """

    rules: ClassVar[str] = "TYP-5 ATK-9"
    says: ClassVar[Said] = Said.AS

    deed: Happening

    def __post_init__(self) -> None:
        plain = DamageDone(DamageVerb.TAKE, agent=getattr(self.deed, "agent", None))
        if not isinstance(self.deed, LevelsDone) and self.deed != plain:
            raise ValueError("nothing happens by rule as that is done")

    def check(self, verbs: tuple[Verb, ...]) -> None:
        if verbs == (CardVerb.REVEAL,) and isinstance(self.deed, LevelsDone):
            raise ValueError("nothing is revealed as levels change")

    def holds(self, game: Game, deed: Deed, source: Source) -> bool:
        if isinstance(self.deed, DamageDone):
            taken = replace(deed, verb=DamageVerb.TAKE, doer=deed.whose)
            return deed.on is DamageVerb.TAKE and self.deed.fits(game, taken, source)
        history = game.state.history
        last = next(history.of((LevelChanged,), history.since(0)), None)
        return deed.on is LevelVerb.CHANGE and (
            last is not None and self.deed.matches(game, last, source)
        )
