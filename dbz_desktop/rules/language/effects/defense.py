"""What [defense] texts do with the attack that they answer: stop it, prevent damage (ATK-3)."""

from __future__ import annotations

from dataclasses import InitVar, dataclass, replace
from typing import Any, ClassVar

from dbz_desktop.rules.flow.attacks import may_pay_to_stop, stop, stopped_otherwise
from dbz_desktop.rules.kernel import floating
from dbz_desktop.rules.kernel.cardtext import every, holds
from dbz_desktop.rules.kernel.game import Attack, Game, Source, Steps
from dbz_desktop.rules.language.attacks.attack_words import ANY_ATTACK, AttackWord
from dbz_desktop.rules.language.attacks.attacks import (
    THIS_ATTACK,
    AnAttack,
    Answered,
    AttacksOf,
    TheAttack,
)
from dbz_desktop.rules.language.attacks.damages_told import DamageSaid
from dbz_desktop.rules.language.attacks.performed_by import PerformedBy
from dbz_desktop.rules.language.frames.statements import Prevents, StopsAttacks
from dbz_desktop.rules.language.frames.windows import until_of
from dbz_desktop.rules.language.happenings.amounts_done import AmountDone
from dbz_desktop.rules.language.happenings.counting import TimesDone
from dbz_desktop.rules.language.nouns.terms import Duration, Unit, Whose
from dbz_desktop.rules.language.text.sentences import sentence_text, shown
from dbz_desktop.rules.language.values.joining import Clause
from dbz_desktop.rules.language.values.portions import Portion
from dbz_desktop.rules.language.values.values import TABLE, THE_X, CardsHandled, Number
from dbz_desktop.wording import phrase


@phrase(
    ("this attack is stopped", {"later": False, "bare": False, "what": THIS_ATTACK}),
    ("(stops|blocks) {what}", {"later": False, "bare": False}),
    ("(stop|block) {what}", {"later": False, "bare": True}),
    (
        "~(this card|this power) [(may|can)] (stops|stop|blocks|block) {what}",
        {"later": False, "bare": False},
    ),
    (
        "~(stop|stops|block|blocks) (it|the attack)",
        {"later": False, "bare": True, "what": TheAttack(answered=True)},
    ),
    ("(stop|block) {what} in your opponent's next action", {"later": True, "bare": True}),
    ("~(stops|blocks) {what} in your opponent's next action", {"later": True, "bare": True}),
)
@dataclass(frozen=True, slots=True)
class Stops(Clause):
    """Stop the attack that is answered, or one in the opponent's next action (ATK-4, EFF-4).

    `bare` only words it: do A "to stop an attack".
    """

    rules: ClassVar[str] = "ATK-4"
    is_answer: ClassVar[bool] = True

    what: Answered
    later: bool = False
    bare: bool = False

    def __post_init__(self) -> None:
        if self.later and not isinstance(self.what, AnAttack):
            raise ValueError("an attack to come is any of a kind")
        if AttackWord.UNSTOPPABLE in every(self.what, AttackWord):
            raise ValueError("nothing stops what is Unstoppable")
        if getattr(self.what, "whose", None) is Whose.YOUR:
            raise ValueError("nobody stops attacks of his own")

    @property
    def deeds(self) -> tuple[str, ...]:
        if not isinstance(self.what, AnAttack):
            return ("stop-energy", "stop-physical")
        return tuple(f"stop-{kind.value}" for kind in sorted(self.what.kinds))

    def answers(self, game: Game, attack: Attack, source: Source) -> bool | str:
        if not self.later and not may_pay_to_stop(game, attack, source):
            return False
        return self.later or self.what.fits(game, attack, source) or plainly(self.what)

    def resolve(self, game: Game, source: Source) -> Steps:
        if self.later:
            assert isinstance(self.what, AnAttack)
            theirs = AttacksOf(Whose.OPPONENT, self.what.what, self.what.that)
            until = until_of(game, Duration.NEXT_ACTION, source)
            floating.begin(game, StopsAttacks(theirs), source, until, _text(self))
            return
        attack = source.attack
        if attack is not None and self.what.fits(game, attack, source):
            _speak_of_performer(self.what, attack, source)
            # By its own text it is stopped as by whoever meets it.
            by = source if attack.player != source.player else source.but(player=attack.defender)
            otherwise = yield from stopped_otherwise(game, attack, by)
            source.memory.done = not otherwise and stop(game, attack, by)


def _speak_of_performer(what: Answered, attack: Attack, source: Source) -> None:
    """Who performs the attack is "that Ally" for what follows, where it is said who does."""
    if isinstance(getattr(what, "that", None), PerformedBy):
        source.memory.speak_of((attack.performer,))


_HALF: dict[str, Any] = {"amounts": tuple(Portion(None, unit, half=True) for unit in Unit)}
_HALF_DOWN: dict[str, Any] = {
    "amounts": tuple(Portion(None, unit, half=True, down=True) for unit in Unit)
}

_OF_IT: dict[str, Any] = {"what": TheAttack(answered=True)}


@phrase(
    ("prevent all damage from {what}", {"amounts": ()}),
    "prevent {amounts:and:@brief} of damage from {what}",
    "~prevent {amounts:and} of damage from {what}",
    "prevent {amounts:and:@told} from {what}",
    "prevent {amounts:and:@down} of damage from {what}, rounded down",
    ("~prevent {amounts:and:@down} of damage, rounded down", _OF_IT),
    ("~prevent half [of] (it|that damage|the damage), rounded down", {**_HALF_DOWN, **_OF_IT}),
    ("~halve [the] damage (of|from|dealt by) {what}, rounded down", _HALF_DOWN),
    ("~halve {what:@of} damage, rounded down", _HALF_DOWN),
    ("~halve {what:@of} damage[, rounded up]", _HALF),
    ("~reduce the damage (of|from|dealt by) {what} by half, rounded down", _HALF_DOWN),
    ("~(prevent|prevents) all [of] [the] damage (from|of|dealt by) {what}", {"amounts": ()}),
    ("~all [of] [the] damage from {what} is prevented", {"amounts": ()}),
    ("~(prevent|prevents) {amounts:and} of [the] damage dealt by {what}", {}),
    "~prevents {amounts:and} of damage from {what}",
    ("~(prevent|prevents) {amounts:and} [of (damage|that damage|it|the damage)]", _OF_IT),
    ("~(prevent|prevents) {amounts:and} of damage from it", _OF_IT),
    (
        "~(prevent|prevents) (that damage|all [of] that damage|all [of] [the] damage [from it])",
        {"amounts": (), **_OF_IT},
    ),
    ("~(you take|your MP takes) no damage from {what}", {"amounts": ()}),
    ("~(prevent|prevents) {amounts:and:@told} from it", _OF_IT),
    (
        "~(prevent|prevents) half [of] (it|that damage|the damage)[, rounded up]",
        {**_HALF, **_OF_IT},
    ),
    ("~reduce the damage (of|from|dealt by) {what} to {amounts:and:@left}", {"only": True}),
    ("~halve [the] damage (of|from|dealt by) {what}[, rounded up]", _HALF),
    ("~reduce the damage (of|from|dealt by) {what} by half", _HALF),
)
@dataclass(frozen=True, slots=True)
class PreventNow(Clause):
    """Damage of the attack that goes on is prevented, all or so much; it isn't stopped (ATK-7)."""

    rules: ClassVar[str] = "ATK-7"
    alters_attack: ClassVar[bool] = True
    is_answer: ClassVar[bool] = True
    deeds: ClassVar[tuple[str, ...]] = ("prevent",)

    amounts: tuple[Portion, ...]
    what: Answered
    only: InitVar[bool] = False

    def __post_init__(self, only: bool) -> None:
        if self.what == THIS_ATTACK and any(each.half for each in self.amounts):
            raise ValueError("that this attack deals half is said of it")
        if only:
            # What is left is all that it deals, so that it deals nothing of the other unit.
            left = {each.unit for each in self.amounts}
            none = tuple(Portion(None, unit) for unit in Unit if unit not in left)
            object.__setattr__(self, "amounts", (*none, *self.amounts))

    def answers(self, game: Game, attack: Attack, source: Source) -> bool | str:
        return self.what.fits(game, attack, source) or plainly(self.what)

    def do(self, game: Game, source: Source) -> None:
        attack = source.attack
        if attack is not None and self.what.fits(game, attack, source):
            _speak_of_performer(self.what, attack, source)
            amounts = tuple(_as_now(each, game, source) for each in self.amounts)
            attack.bound.append((Prevents(amounts, _THESE), source))


_THESE = AttacksOf(None, ANY_ATTACK)
_KNOWN_LATER = (AmountDone, CardsHandled, TimesDone, DamageSaid)


def _as_now(portion: Portion, game: Game, source: Source) -> Portion:
    """What is prevented, with what is counted as it is when that is said (EFF-1).

    What is still to be done, or to be known of the attack, is counted when it is.
    """
    amount = portion.amount
    meant = source.definitions.get("X") if amount == THE_X else amount
    if (
        meant is None
        or meant == TABLE
        or portion.but
        or any(holds(meant, each) for each in _KNOWN_LATER)
    ):
        return portion
    return replace(portion, amount=Number(max(0, meant.value(game, source))))


def plainly(attacks: Answered) -> str:
    """Attacks of a kind, in the plural: "energy attacks"."""
    if not isinstance(attacks, AnAttack) or attacks.other is not None:
        return sentence_text(attacks)
    return shown(attacks.what, plural=True)


def _text(effect: Clause) -> str:
    return sentence_text(effect)
