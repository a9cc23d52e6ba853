"""Effects on the fight itself: skipped actions, cancelled cards, altered attacks and damage."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from dbz_desktop.rules import critical, floating, moving
from dbz_desktop.rules.effects.attacks import DamagePart, Part
from dbz_desktop.rules.effects.base import (
    Amount,
    Effect,
    Source,
    Steps,
)
from dbz_desktop.rules.effects.filters import ThisAttack
from dbz_desktop.rules.effects.lasting import (
    AttackModifier,
    CannotBeStopped,
    CannotPreventDamage,
    Delta,
)
from dbz_desktop.rules.effects.standing import Silenced
from dbz_desktop.rules.effects.terms import Unit
from dbz_desktop.rules.events import CardMoved, Why
from dbz_desktop.rules.language.joining import Clause, Cost
from dbz_desktop.rules.language.values import Value
from dbz_desktop.wording import phrase

if TYPE_CHECKING:
    from dbz_desktop.rules.game import Game
    from dbz_desktop.rules.state import PastAttack


@phrase(
    "your opponent skips his next action this combat",
    "~your opponent skips his first action this combat",
    "~your opponent skips his next action that combat",
)
@dataclass(frozen=True, slots=True)
class SkipAction(Clause):
    """The opponent's next action is taken away, which is no pass of his (HSE-4)."""

    rules: ClassVar[str] = "COM-2"

    def do(self, game: Game, source: Source) -> None:
        if game.state.combat is not None:
            game.state.combat.lost[source.opponent].append(False)


@phrase(
    "your opponent skips his next {n} actions",
    "~your opponent skips his next {n} actions this combat",
)
@dataclass(frozen=True, slots=True)
class SkipActions(Clause):
    """Several actions of the opponent are taken away (HSE-4)."""

    rules: ClassVar[str] = "COM-2"

    n: int

    def do(self, game: Game, source: Source) -> None:
        if game.state.combat is not None:
            game.state.combat.lost[source.opponent] += [False] * self.n


@phrase(
    "your opponent passes for his next action this combat",
    "~your opponent passes for his next action this turn",
)
@dataclass(frozen=True, slots=True)
class PassAction(Clause):
    """The opponent must pass his next action (COM-2)."""

    rules: ClassVar[str] = "COM-2"

    def do(self, game: Game, source: Source) -> None:
        if game.state.combat is not None:
            game.state.combat.lost[source.opponent].append(True)


@phrase("cancel the effects of that card")
@dataclass(frozen=True, slots=True)
class CancelCard(Clause):
    """The card that was just played does nothing more."""

    def do(self, game: Game, source: Source) -> None:
        if isinstance(source.event, CardMoved) and source.event.why is Why.PLAY:
            game.state.used["cancelled", source.event.card] = 1


@phrase("capture a Dragon Ball")
@dataclass(frozen=True, slots=True)
class CaptureBall(Clause):
    """Capture a Dragon Ball by an effect (ATK-14)."""

    rules: ClassVar[str] = "ATK-14 WIN-3"

    def resolve(self, game: Game, source: Source) -> Steps:
        from dbz_desktop.rules.effects.choosing import pick

        balls = critical.capturable(game, source.opponent, source, by_critical=False)
        chosen = yield from pick(
            game, source.player, balls, 1, 1, "Capture which Dragon Ball?", source, "ATK-14"
        )
        source.memory.moved = source.memory.chosen = chosen
        for card in chosen:
            yield from moving.capture(game, card, source.player, source)


@phrase(
    ("use the effect of a Dragon Ball in play", {"yours": False}),
    ("~use the immediate effects of a Dragon Ball in play", {"yours": False}),
    ("use the effect of a Dragon Ball you control", {"yours": True}),
    ("~use the immediate effects of a Dragon Ball you control", {"yours": True}),
)
@dataclass(frozen=True, slots=True)
class UseDragonBall(Clause):
    """The immediate effects of a Dragon Ball in play are used (TYP-2); it is "it" then."""

    rules: ClassVar[str] = "TYP-2"

    yours: bool = False

    def _able(self, game: Game, source: Source) -> list[int]:
        seats = (source.player,) if self.yours else (0, 1)
        return [
            c
            for seat in seats
            for c in game.state.players[seat].play
            if game.cards[c].type.value == "Dragon Ball" and game.programs[c].immediate is not None
        ]

    def resolve(self, game: Game, source: Source) -> Steps:
        from dbz_desktop.rules.effects.choosing import pick

        chosen = yield from pick(
            game, source.player, self._able(game, source), 1, 1, "Use which Dragon Ball?", source
        )
        source.memory.chosen = chosen
        for card in chosen:
            yield from moving.use_dragon_ball(game, card, source.player)

    def possible(self, game: Game, source: Source) -> bool:
        return bool(self._able(game, source))


@phrase(
    "this attack cannot be stopped or have its damage prevented",
)
@dataclass(frozen=True, slots=True)
class ThisIsSure(Clause):
    """This attack can neither be stopped nor its damage prevented (ATK-15)."""

    rules: ClassVar[str] = "ATK-15"

    alters_attack: ClassVar[bool] = True

    def do(self, game: Game, source: Source) -> None:
        if source.attack is not None:
            source.attack.bound.append((CannotBeStopped(ThisAttack()), source))
            source.attack.bound.append((CannotPreventDamage(ThisAttack()), source))


@phrase("choose for this attack to deal no damage")
@dataclass(frozen=True, slots=True)
class NoDamage(Cost):
    """The attack deals no damage, as the price of something else (EFF-5)."""

    rules: ClassVar[str] = "EFF-5"

    alters_attack: ClassVar[bool] = True

    def do(self, game: Game, source: Source) -> None:
        if source.attack is not None:
            source.attack.no_damage = True
        source.memory.done = source.attack is not None

    def possible(self, game: Game, source: Source) -> bool:
        return source.attack is not None


@phrase(
    ("this attack's base damage is {amount} {unit:s} instead", {}),
    ("~this attack's base damage is {amount} instead", {"unit": Unit.STAGE}),
)
@dataclass(frozen=True, slots=True)
class BaseInstead(Clause):
    """Another number in the place of the printed damage; modifiers come on top (ATK-8)."""

    rules: ClassVar[str] = "ATK-8"

    alters_attack: ClassVar[bool] = True

    amount: Amount
    unit: Unit

    def do(self, game: Game, source: Source) -> None:
        if source.attack is not None:
            source.attack.base = (self.amount, self.unit.label)


@phrase("have it deal {deltas:and} of damage")
@dataclass(frozen=True, slots=True)
class HaveItDeal(Cost):
    """The attack of the happening deals more or less."""

    rules: ClassVar[str] = "ATK-8"

    alters_attack: ClassVar[bool] = True

    deltas: tuple[Delta, ...]

    def do(self, game: Game, source: Source) -> None:
        source.memory.done = source.attack is not None
        if source.attack is not None:
            source.attack.bound.append((AttackModifier(ThisAttack(), self.deltas), source))


@phrase(
    "those cards lose all effects this combat",
    "~those cards lose all effects until the end of combat",
)
@dataclass(frozen=True, slots=True)
class Silence(Clause):
    """The chosen cards do nothing until the end of combat."""

    rules: ClassVar[str] = "EFF-4"

    def do(self, game: Game, source: Source) -> None:
        from dbz_desktop.rules.compiler import sentence_text

        floating.begin(
            game,
            Silenced(),
            source,
            floating.Until("combat"),
            sentence_text(self),
            about=source.memory.chosen,
        )


@phrase(
    "at the beginning of the next action this combat, {effect}",
    "~{effect} at the beginning of the next action this (combat|turn)",
)
@dataclass(frozen=True, slots=True)
class AtNextAction(Effect):
    """An effect put off to the beginning of the next action."""

    rules: ClassVar[str] = "COM-2"

    effect: Clause

    def do(self, game: Game, source: Source) -> None:
        from dbz_desktop.rules.compiler import sentence_text
        from dbz_desktop.rules.language.moments import NextActionBegins
        from dbz_desktop.rules.language.when import AtMoment

        floating.begin(
            game,
            AtMoment(NextActionBegins(), self.effect),
            source,
            floating.Until("combat"),
            sentence_text(self),
            once=True,
        )


# ---------------------------------------------------------------------------- damage


@phrase("{first} +{amount} {unit:s}")
@dataclass(frozen=True, slots=True)
class PartAndMore(DamagePart):
    """Damage of one unit with a modifier of another, or of the same again (ATK-8)."""

    rules: ClassVar[str] = "ATK-8"

    first: Part
    amount: Value
    unit: Unit

    def terms(self, game: Game, source: Source) -> list[tuple[str, int, str]]:
        more = ("modifier", self.amount.value(game, source), self.unit.label)
        return [*self.first.terms(game, source), more]


@phrase("{amount} stages/life cards +{more} {unit:s}", "~{amount} stages/life cards +{more} {unit}")
@dataclass(frozen=True, slots=True)
class Mirrored(DamagePart):
    """The stages and life cards of another attack, and a modifier."""

    amount: Value
    more: Value
    unit: Unit

    def terms(self, game: Game, source: Source) -> list[tuple[str, int, str]]:
        past = last_attack_of(game, source.opponent)
        found = []
        if past is not None:
            found.append(("base", past.calculated_stages, "stages"))
            found.append(("base", past.calculated_life, "life cards"))
        found.append(("modifier", self.more.value(game, source), self.unit.label))
        return found


@phrase("the damage of the last attack your opponent performed this combat, including modifiers")
@dataclass(frozen=True, slots=True)
class LastDamage(Value):
    """The damage of the opponent's last attack, as it was calculated."""

    rules: ClassVar[str] = "ATK-8"

    def value(self, game: Game, source: Source) -> int:
        past = last_attack_of(game, source.opponent)
        return past.calculated_stages + past.calculated_life if past is not None else 0


def last_attack_of(game: Game, player: int) -> PastAttack | None:
    """The last attack that a player performed this combat."""
    combat = game.state.combat
    if combat is not None:
        for past in reversed(combat.attacks):
            if past.player == player:
                return past
    return None


def play_cost(game: Game, card: int, source: Source) -> Steps:
    """Carry out what a note says must be done to play the card."""
    from dbz_desktop.rules.effects.notes import MustToPlay

    note = game.programs[card].note(MustToPlay)
    if note is not None:
        yield from note.cost.resolve(game, source)
