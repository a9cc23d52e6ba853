"""Cards are played by an effect, and attacks performed of which more is said (EFF-6)."""

from __future__ import annotations

from dataclasses import InitVar, dataclass, replace
from typing import Any

from dbz_desktop.cards import CardType
from dbz_desktop.rules.flow.combat import play_by_effect, why_not_play
from dbz_desktop.rules.flow.stages import TOP
from dbz_desktop.rules.kernel.base import Amount
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.rules.kernel.memory import Memory
from dbz_desktop.rules.language.attacks.predicates import Told
from dbz_desktop.rules.language.deeds.handling import THEIR_HAND, YOUR_HAND, Handling, is_outside
from dbz_desktop.rules.language.deeds.placing import StageWord
from dbz_desktop.rules.language.frames.this_attack import OfThisAttack
from dbz_desktop.rules.language.nouns.attack_facts import Fact
from dbz_desktop.rules.language.nouns.clauses import quietly
from dbz_desktop.rules.language.nouns.doing import Doer, does
from dbz_desktop.rules.language.nouns.kinds import AnyCard
from dbz_desktop.rules.language.nouns.places import In, Located
from dbz_desktop.rules.language.nouns.suffixes import CardFact, That
from dbz_desktop.rules.language.references.cards import Cards, OfKind
from dbz_desktop.rules.language.references.said_before import ThatOne
from dbz_desktop.rules.language.values.measured import Measure
from dbz_desktop.rules.language.values.predicates_of_cards import Stronger
from dbz_desktop.wording import phrase

_USUAL: dict[str, Any] = {"at": None, "top": None}


@phrase(
    *does("play", "{what}", free=False, **_USUAL),
    *does("play", "{what} at {at} stage(s) above 0", free=False, top=None),
    *does("play", "{what} (at|with) {at} [power] stage(s) [above zero]", quiet=True, top=None),
    *does("play", "{what} {top}", free=False, at=None),
    *(
        spec
        for verb in ("perform", "use")
        for spec in quietly(does(verb, "{what}", free=False, performed=True, **_USUAL))
    ),
    *does("play", "{what} [right] now", quiet=True, free=False, **_USUAL),
    *does("play", "{what} without paying its cost", free=True, **_USUAL),
    *(
        spec
        for said in (
            "without paying (its|any|the|their) (stage|stages) [cost|costs]",
            "without paying (any|the|their) (cost|costs)",
            "without paying for (it|them)",
            "for free",
            "at no cost",
        )
        for spec in does("play", f"{{what}} {said}", quiet=True, free=True, **_USUAL)
    ),
)
@dataclass(frozen=True, slots=True)
class PlayCards(Handling):
    """Playing by an effect is playing from hand: costs, Dragon Ball effects (EFF-6).

    What can't be played any more, for what was played before it, stays where it is. Where it is
    `free`, no stages are paid for it (ATK-2). It may be said where Allies start (TYP-1).
    """

    what: Cards
    who: Doer = Doer.YOU
    free: bool = False
    at: Amount | None = None
    top: StageWord | None = None
    performed: InitVar[bool] = False
    prompt = "Play which card?"
    plays = True

    def __post_init__(self, performed: bool) -> None:
        if any(each.measure is Measure.STAGE for each in every(self.what, Stronger)):
            raise ValueError("what is played stands at no power stage before")
        if any(each.fact is CardFact.FULL for each in every(self.what, That)):
            raise ValueError("what is played stands at no power stage before")
        if not performed:
            return
        kind = getattr(self.what, "cards", None)
        if not is_outside(self.what):
            raise ValueError("where the attack lies that is performed isn't said")
        if kind is not None and not isinstance(kind, AnyCard):
            setups = kind.allows(CardType.SETUP) and not any(map(kind.allows, _ATTACKS))
            if setups or kind.allows(CardType.DRILL):
                raise ValueError("what stays in play is played, and its Power used")
        what: Any = self.what
        if isinstance(where := getattr(what, "where", None), In):
            object.__setattr__(self, "what", replace(what, where=replace(where, taken=True)))

    @property
    def rules(self) -> str:
        """The rules that it touches."""
        return "EFF-6" if (self.at, self.top) == (None, None) else "EFF-6 TYP-1"

    @property
    def performs(self) -> bool:
        """Whether an attack is played, of which the sentence after can speak (ATK-1)."""
        kind = self.what.cards if isinstance(self.what, OfKind | ThatOne) else AnyCard()
        return any(map(kind.allows, _ATTACKS)) and not kind.allows(CardType.DRILL)

    @property
    def deeds(self) -> tuple[str, ...]:
        return ("place",)

    def default(self) -> Located:
        return YOUR_HAND if self.who is Doer.YOU else THEIR_HAND

    def usable(self, game: Game, card: int, source: Source) -> bool:
        # What is being used is played already: played within its own text, it would never end.
        in_use = game.state.where[card] is Zone.IN_USE
        if card == source.card and source.event is None:
            # So it would from any other zone where its own text has put it; a note is none of it.
            in_use = in_use or source.definitions is game.section(card, source.section).definitions
        reason = why_not_play(game, self.who.seat(source), card, source)
        return not in_use and (reason is None or (self.free and reason.rule == COSTS))

    def carry_out(self, game: Game, cards: list[int], source: Source) -> Steps:
        stages = TOP if self.top is not None else None
        if self.at is not None:
            stages = min(TOP, max(0, self.at.value(game, source)))
        found = {card: game.state.where[card] for card in cards}
        moved = []
        for card, zone in found.items():
            if _lies_there(game, card, zone) and self.usable(game, card, source):
                by = _performing(source, self.free, self.performs)
                yield from play_by_effect(game, self.who.seat(source), card, source, by, stages)
                moved.append(card)
        return moved


def _lies_there(game: Game, card: int, zone: Zone) -> bool:
    """Whether a card is still where it was: of one that was shuffled in nobody knows (ZON-3)."""
    there = game.state.where[card] is zone
    return there and (not zone.is_hidden or any(card in s.zone(zone) for s in game.state.players))


COSTS = "ATK-2"
"""The rule of what an attack costs."""


def _performing(source: Source, free: bool, attacks: bool) -> Source | None:
    """The text as one that performs an attack, of which the sentence after says something.

    Or for which nothing is paid. None where it performs it as any other.
    """
    memory, then = Memory(), source.memory.then
    if free:
        memory.bound.append((Told(Fact.FREE), source))
    if attacks and isinstance(then, OfThisAttack):
        memory.bound += [(part, source) for each in then.says for part in each.parts]
    return replace(source, memory=memory) if memory.bound else None


_ATTACKS = (CardType.PHYSICAL_COMBAT, CardType.ENERGY_COMBAT)
