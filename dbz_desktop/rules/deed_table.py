"""The table of deeds: what cards do, in single words, and the phrases that do it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from typing import Any

from dbz_desktop.rules.effects import (
    attacks,
    bans,
    clash,
    defense,
    lasting,
    nexts,
    powers,
    several,
    special,
    standing,
    timing,
)
from dbz_desktop.rules.effects.terms import Kind, Pile
from dbz_desktop.rules.events import AttackKind


def phrases(part: Any) -> Iterator[Any]:
    """Every phrase of a program or of a part of one, gained text included."""
    if isinstance(part, Enum | str | int | None):
        return
    if isinstance(part, tuple | list | frozenset):
        for each in part:
            yield from phrases(each)
        return
    if not is_dataclass(part) or isinstance(part, type):
        return
    yield part
    for each in fields(part):
        if each.name != "card":
            yield from phrases(getattr(part, each.name))


def _stops(wanted: AttackKind) -> Callable[[Any], bool]:
    def test(node: Any) -> bool:
        if isinstance(node, defense.Stops):
            return wanted in node.kind.kinds
        if isinstance(node, timing.StopNext | timing.StopInNextAction | lasting.StopsAttacks):
            named = [
                part.kind for part in phrases(node) if isinstance(getattr(part, "kind", 0), Kind)
            ]
            return not named or any(wanted in each.kinds for each in named)
        return False

    return test


def _deals(sign: type[Any], others: bool = True) -> Callable[[Any], bool]:
    holders = (
        lasting.AttackModifier,
        timing.NextAttackDeals,
        timing.OthersDeal,
        nexts.DealsAnd,
    )

    def test(node: Any) -> bool:
        return isinstance(node, holders) and any(isinstance(p, sign) for p in phrases(node))

    return test


def _of_pile(pile: Pile) -> Callable[[Any], bool]:
    return lambda node: getattr(node, "pile", None) is pile


@dataclass(frozen=True, slots=True)
class Deed:
    """One thing that cards do: how it reads, the phrases that do it, and a test on them."""

    words: str
    of: tuple[type[Any], ...] = ()
    test: Callable[[Any], bool] | None = None

    def done_by(self, node: Any) -> bool:
        """Whether a phrase does it, as the table tells; phrases tell also themselves."""
        if self.of:
            return isinstance(node, self.of) and (self.test is None or self.test(node))
        return self.test is not None and self.test(node)


DEEDS: dict[str, Deed] = {
    "draw": Deed("draws cards"),
    "discard": Deed("takes cards from the opponent's hand"),
    "destroy-life": Deed("destroys cards of the opponent's Life Deck"),
    "rejuvenate": Deed("rejuvenates cards"),
    "recycle": Deed(
        "shuffles cards back into the Life Deck",
        (special.ShuffleAfterUse, special.PlaceAfterUse, special.EitherEndAfterUse),
    ),
    "search": Deed("searches a zone for cards"),
    "place": Deed("places cards into play"),
    "stop-physical": Deed("stops physical attacks", (), _stops(AttackKind.PHYSICAL)),
    "stop-energy": Deed("stops energy attacks", (), _stops(AttackKind.ENERGY)),
    "prevent": Deed(
        "prevents damage",
        (
            defense.PreventAll,
            timing.PreventNext,
            lasting.Prevents,
            bans.PreventsEverything,
        ),
    ),
    "raise-anger": Deed("raises your anger"),
    "lower-anger": Deed("lowers the opponent's anger"),
    "advance": Deed("advances your level"),
    "lower-level": Deed("lowers the opponent's level"),
    "gain-stages": Deed("gains stages"),
    "lose-stages": Deed("makes the opponent lose stages"),
    "power-up": Deed("powers up by more", (powers.PurIs,)),
    "critical": Deed(
        "uses or helps critical damage",
        (
            special.UseCritical,
            standing.ConsideredCritical,
            nexts.SaysCritical,
            nexts.CriticalFrom,
            attacks.MoreCriticalEffects,
        ),
    ),
    "capture": Deed("captures Dragon Balls", (clash.CaptureBall,)),
    "dragon-ball": Deed(
        "uses or keeps Dragon Balls",
        (clash.UseDragonBall, lasting.CannotBeCaptured),
    ),
    "destroy": Deed("destroys cards in play", (several.DestroyAllOfEither,)),
    "banish": Deed("banishes cards in play"),
    "banish-pile": Deed("banishes cards from a discard pile"),
    "banish-life": Deed(
        "banishes cards of a Life Deck", (lasting.DamageIsBanished, attacks.ThisDamageIsBanished)
    ),
    "return": Deed("returns cards from play"),
    "regrow": Deed("takes cards into the hand"),
    "attach": Deed("attaches cards"),
    "reveal": Deed("shows hidden cards", (lasting.PlaysRevealed,)),
    "name": Deed("names cards"),
    "end-combat": Deed("ends combat", (special.EndCombat,)),
    "skip": Deed("takes actions away", (clash.SkipAction, clash.SkipActions, clash.PassAction)),
    "copy": Deed(
        "copies attacks", (special.CopyForNextAction, special.PerformLastAttack, clash.Mirrored)
    ),
    "boost": Deed("makes other attacks deal more", (), _deals(lasting.Plus)),
    "weaken": Deed("makes attacks deal less", (), _deals(lasting.Minus)),
    "cheapen": Deed("makes attacks cheaper", (timing.CheaperAttacks, nexts.SaysFree)),
    "tax": Deed("makes attacks dearer", (lasting.CostModifier, nexts.SaysDearer)),
    "sure": Deed(
        "makes attacks hard to stop or prevent",
        (
            lasting.CannotBeStopped,
            lasting.CannotBeStoppedBy,
            lasting.CannotPreventDamage,
            nexts.SaysUnstoppable,
            nexts.SaysUnpreventable,
            nexts.SaysUntouched,
            nexts.SaysOnlyStoppedBy,
            nexts.OnlyStoppedBy,
            attacks.ThisCannotBeStopped,
            attacks.ThisCannotBeStoppedBy,
            attacks.ThisCannotBePrevented,
            clash.ThisIsSure,
        ),
    ),
    "forbid": Deed(
        "forbids cards, attacks or actions",
        (
            bans.LoseEffects,
            bans.AlliesStandBack,
            bans.OnlyAttacks,
            bans.OnlyHandStops,
            clash.CancelCard,
            clash.Silence,
        ),
    ),
    "protect": Deed(
        "keeps your cards, anger or level safe",
        (
            lasting.CannotBeCaptured,
            lasting.DrillsStay,
        ),
    ),
    "anger-lock": Deed(
        "keeps the opponent's anger from rising",
        (lasting.AngerNeeded,),
    ),
    "ally": Deed(
        "lets Allies act",
        (
            powers.AlliesActAnyway,
            powers.AlliesActAndStay,
            powers.ActsAnyway,
            powers.LetOneAct,
            powers.OneActsAnyway,
        ),
    ),
    "endurance": Deed(
        "is about Endurance",
        (standing.LifeDeckEndurance,),
    ),
    "hand-size": Deed("keeps more cards in hand", (lasting.MaxHandSize,)),
    "reorder": Deed("puts cards in another order"),
    "choose-in-play": Deed("chooses cards in play"),
    "pay-life": Deed("destroys cards of your own Life Deck"),
}
