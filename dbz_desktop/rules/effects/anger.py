"""Effects on anger and levels (ANG)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from dbz_desktop.rules import anger as rules
from dbz_desktop.rules.decisions import Act, Ask, Option
from dbz_desktop.rules.effects.base import Amount, Source, Steps
from dbz_desktop.rules.effects.terms import AnyWhose
from dbz_desktop.rules.language.joining import Clause, Cost
from dbz_desktop.wording import phrase

if TYPE_CHECKING:
    from dbz_desktop.rules.game import Game


def seats(game: Game, whose: AnyWhose, prompt: str, source: Source) -> Steps:
    """The seats that are meant; "a player's" lets the effect's player choose one."""
    if whose is AnyWhose.YOUR:
        return (source.player,)
    if whose is AnyWhose.OPPONENT:
        return (source.opponent,)
    if whose is AnyWhose.BOTH:
        return (source.player, source.opponent)
    options = (
        Option(Act.PICK, "You", value=source.player),
        Option(Act.PICK, "Your opponent", value=source.opponent),
    )
    index = yield from game.ask(source.player, Ask.CHOOSE_OPTION, prompt, "EFF-1", options, source)
    return (options[index].value,)


@phrase(
    "raise {whose} anger {amount}",
    "~raise {whose} anger {amount} (level|levels)",
    ("~both players raise their anger {amount} (level|levels)", {"whose": AnyWhose.BOTH}),
)
@dataclass(frozen=True, slots=True)
class RaiseAnger(Clause):
    """Raise anger (ANG-1, ANG-2)."""

    rules: ClassVar[str] = "ANG-1 ANG-2"

    whose: AnyWhose
    amount: Amount

    def resolve(self, game: Game, source: Source) -> Steps:
        amount = self.amount.value(game, source)
        for seat in (yield from seats(game, self.whose, "Whose anger is raised?", source)):
            rules.raise_anger(game, seat, amount, source)


@phrase("lower {whose} anger {amount}", "~lower {whose} anger {amount} (level|levels)")
@dataclass(frozen=True, slots=True)
class LowerAnger(Cost):
    """Lower anger (ANG-2); as a stipulation the whole amount must be there."""

    rules: ClassVar[str] = "ANG-2"

    whose: AnyWhose
    amount: Amount

    def resolve(self, game: Game, source: Source) -> Steps:
        amount = self.amount.value(game, source)
        lowered = 0
        for seat in (yield from seats(game, self.whose, "Whose anger is lowered?", source)):
            lowered += rules.lower_anger(game, seat, amount, source)
        source.memory.amount = lowered
        source.memory.done = lowered >= amount

    def possible(self, game: Game, source: Source) -> bool:
        if self.whose is not AnyWhose.YOUR:
            return True
        have = game.state.players[source.player].anger
        return have >= self.amount.value(game, source) and rules.can_lower(
            game, source.player, source
        )


@phrase(
    "raise or lower {whose} anger {amount}", "~raise or lower {whose} anger {amount} (level|levels)"
)
@dataclass(frozen=True, slots=True)
class RaiseOrLowerAnger(Clause):
    """Raise or lower anger, as the effect's player chooses."""

    rules: ClassVar[str] = "ANG-1 ANG-2"

    whose: AnyWhose
    amount: Amount

    def resolve(self, game: Game, source: Source) -> Steps:
        amount = self.amount.value(game, source)
        targets = yield from seats(game, self.whose, "Whose anger changes?", source)
        options = (
            Option(Act.PICK, f"Raise it {amount}", value=1),
            Option(Act.PICK, f"Lower it {amount}", value=0),
        )
        index = yield from game.ask(
            source.player, Ask.CHOOSE_OPTION, "Raise or lower the anger?", "EFF-1", options, source
        )
        for seat in targets:
            if options[index].value:
                rules.raise_anger(game, seat, amount, source)
            else:
                rules.lower_anger(game, seat, amount, source)


@phrase("lower {whose} anger any amount")
@dataclass(frozen=True, slots=True)
class LowerAngerAny(Cost):
    """Lower anger by as much as one likes."""

    rules: ClassVar[str] = "ANG-2"

    whose: AnyWhose

    def resolve(self, game: Game, source: Source) -> Steps:
        lowered = 0
        for seat in (yield from seats(game, self.whose, "Whose anger is lowered?", source)):
            have = game.state.players[seat].anger
            options = tuple(Option(Act.NUMBER, str(n), value=n) for n in range(have + 1))
            index = yield from game.ask(
                source.player, Ask.NUMBER, "Lower the anger by how much?", "EFF-1", options, source
            )
            lowered += rules.lower_anger(game, seat, options[index].value, source)
        source.memory.amount = lowered
        source.memory.done = lowered > 0

    def possible(self, game: Game, source: Source) -> bool:
        return game.state.players[source.player].anger > 0 and rules.can_lower(
            game, source.player, source
        )


@phrase(
    "advance {whose} MP {levels} level(s)",
    ("~advance a level", {"whose": AnyWhose.YOUR, "levels": 1}),
)
@dataclass(frozen=True, slots=True)
class AdvanceLevel(Clause):
    """Advance the MP without touching the anger (ANG-3)."""

    rules: ClassVar[str] = "ANG-3"

    whose: AnyWhose = AnyWhose.YOUR
    levels: int = 1

    def resolve(self, game: Game, source: Source) -> Steps:
        for seat in (yield from seats(game, self.whose, "Whose MP advances?", source)):
            rules.advance(game, seat, self.levels, source)


@phrase(
    "lower {whose} MP {levels} level(s)",
    "~lower {whose} MPs {levels} level(s)",
    ("~lower {whose} MP a level", {"levels": 1}),
)
@dataclass(frozen=True, slots=True)
class LowerLevel(Cost):
    """Lower the MP without touching the anger (ANG-3)."""

    rules: ClassVar[str] = "ANG-3"

    whose: AnyWhose
    levels: int = 1

    def resolve(self, game: Game, source: Source) -> Steps:
        done = False
        for seat in (yield from seats(game, self.whose, "Whose MP is lowered?", source)):
            done = rules.lower_level(game, seat, self.levels, source) or done
        source.memory.done = done

    def possible(self, game: Game, source: Source) -> bool:
        return self.whose is not AnyWhose.YOUR or game.state.players[source.player].level > 1


@phrase(
    "raise or lower {whose} MP {levels} level(s)",
    "~advance or lower {whose} MP {levels} level(s)",
)
@dataclass(frozen=True, slots=True)
class RaiseOrLowerLevel(Clause):
    """Advance or lower an MP, as the effect's player chooses (ANG-3)."""

    rules: ClassVar[str] = "ANG-3"

    whose: AnyWhose
    levels: int = 1

    def resolve(self, game: Game, source: Source) -> Steps:
        targets = yield from seats(game, self.whose, "Whose MP changes level?", source)
        options = (
            Option(Act.PICK, "Advance", value=1),
            Option(Act.PICK, "Lower", value=0),
        )
        index = yield from game.ask(
            source.player, Ask.CHOOSE_OPTION, "Advance or lower the MP?", "ANG-3", options, source
        )
        for seat in targets:
            if options[index].value:
                rules.advance(game, seat, self.levels, source)
            else:
                rules.lower_level(game, seat, self.levels, source)
