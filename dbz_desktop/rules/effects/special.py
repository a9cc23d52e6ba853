"""Effects on combat itself: ending it, critical damage effects, copies, delays."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from dbz_desktop.rules import critical, door, floating
from dbz_desktop.rules.deed import CombatVerb, Deed
from dbz_desktop.rules.effects.base import Source, Steps
from dbz_desktop.rules.effects.terms import End
from dbz_desktop.rules.language.handling import DeckEnd, which_end
from dbz_desktop.rules.language.joining import Clause
from dbz_desktop.rules.language.moments import EndOfCombat
from dbz_desktop.rules.language.when import AtMoment
from dbz_desktop.wording import phrase

if TYPE_CHECKING:
    from dbz_desktop.rules.game import Game


@phrase("end combat")
@dataclass(frozen=True, slots=True)
class EndCombat(Clause):
    """Combat ends after this action (COM-2)."""

    rules: ClassVar[str] = "COM-2"

    def do(self, game: Game, source: Source) -> None:
        deed = Deed(CombatVerb.END, source.player, cause=source.card, by=source.player)
        if game.state.combat is not None and door.may(game, deed):
            game.state.combat.ending = True


@phrase("use a critical damage effect")
@dataclass(frozen=True, slots=True)
class UseCritical(Clause):
    """Use a critical damage effect without critical damage (ATK-13)."""

    rules: ClassVar[str] = "ATK-13"

    def resolve(self, game: Game, source: Source) -> Steps:
        yield from critical.offer(game, source.player, source, optional=False)


@phrase("perform a copy of that attack for your next action")
@dataclass(frozen=True, slots=True)
class CopyForNextAction(Clause):
    """Your next action is a copy of the attack that was answered (ATK-16)."""

    rules: ClassVar[str] = "ATK-16"

    def do(self, game: Game, source: Source) -> None:
        from dbz_desktop.rules.combat import QueuedCopy

        combat = game.state.combat
        if combat is not None and source.attack is not None:
            copy = QueuedCopy(source.attack.card, source.attack.section.index)
            combat.queued.append((source.player, copy))


@phrase("perform the last attack your opponent used this combat")
@dataclass(frozen=True, slots=True)
class PerformLastAttack(Clause):
    """Perform a copy of the opponent's last attack, once this text is read (ATK-16)."""

    rules: ClassVar[str] = "ATK-16"

    def do(self, game: Game, source: Source) -> None:
        combat = game.state.combat
        if combat is not None:
            for past in reversed(combat.attacks):
                if past.player == source.opponent:
                    source.memory.copy = (past.card, past.section)
                    break

    def possible(self, game: Game, source: Source) -> bool:
        combat = game.state.combat
        return combat is not None and any(a.player == source.opponent for a in combat.attacks)


@phrase("{effect} at the end of combat")
@dataclass(frozen=True, slots=True)
class AtEndOfCombat(Clause):
    """An effect put off to the end of combat (COM-8)."""

    rules: ClassVar[str] = "COM-8"

    effect: Clause

    def do(self, game: Game, source: Source) -> None:
        from dbz_desktop.rules.compiler import sentence_text

        # What the effect speaks of is what it is now, whatever the next sentences do.
        own = replace(source, memory=replace(source.memory, bound=[]))
        floating.begin(
            game,
            AtMoment(EndOfCombat(), self.effect),
            own,
            floating.Until("combat"),
            sentence_text(self),
            once=True,
        )


@phrase(
    ("place this card on top of your Life Deck after use", {"end": End.TOP}),
    ("place this card at the bottom of your Life Deck after use", {"end": End.BOTTOM}),
    ("~place at the bottom of your Life Deck after use", {"end": End.BOTTOM}),
    ("~place on top of your Life Deck after use", {"end": End.TOP}),
)
@dataclass(frozen=True, slots=True)
class PlaceAfterUse(Clause):
    """Where the card goes instead of the discard pile after its use."""

    rules: ClassVar[str] = "ZON-3"

    after_use: ClassVar[bool] = True
    end: End

    def do(self, game: Game, source: Source) -> None:
        game.state.used["after use", source.card] = 1 if self.end is End.TOP else 2


@phrase("banish this card after use", "~banish after use")
@dataclass(frozen=True, slots=True)
class BanishThisAfterUse(Clause):
    """The card goes to the Banished Zone after its use."""

    after_use: ClassVar[bool] = True

    def do(self, game: Game, source: Source) -> None:
        game.state.used["after use", source.card] = 4


@phrase("discard this card after use", "~discard after use")
@dataclass(frozen=True, slots=True)
class DiscardThisAfterUse(Clause):
    """The card goes to the discard pile after its use, whatever its note says."""

    after_use: ClassVar[bool] = True

    def do(self, game: Game, source: Source) -> None:
        game.state.used["after use", source.card] = 5


@phrase("shuffle this card into your Life Deck after use", "~shuffle into your Life Deck after use")
@dataclass(frozen=True, slots=True)
class ShuffleAfterUse(Clause):
    """The card goes back into the Life Deck after its use."""

    rules: ClassVar[str] = "ZON-3"

    after_use: ClassVar[bool] = True

    def do(self, game: Game, source: Source) -> None:
        game.state.used["after use", source.card] = 3


@phrase("place this card on the top or bottom of your Life Deck after use")
@dataclass(frozen=True, slots=True)
class EitherEndAfterUse(Clause):
    """The card goes to an end of the Life Deck after its use, as its player chooses."""

    rules: ClassVar[str] = "ZON-3"

    def resolve(self, game: Game, source: Source) -> Steps:
        end = yield from which_end(game, source.player, source)
        game.state.used["after use", source.card] = 1 if end is DeckEnd.TOP else 2
