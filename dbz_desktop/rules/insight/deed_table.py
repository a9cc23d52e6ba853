"""The table of deeds: what cards do, in single words, and the phrases that do it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from typing import Any

from dbz_desktop.rules.effects import (
    bans,
    clash,
    lasting,
    powers,
    several,
    special,
    standing,
)
from dbz_desktop.rules.language import notes


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
    "recycle": Deed("shuffles cards back into the Life Deck"),
    "search": Deed("searches a zone for cards"),
    "place": Deed("places cards into play"),
    "stop-physical": Deed("stops physical attacks"),
    "stop-energy": Deed("stops energy attacks"),
    "prevent": Deed("prevents damage"),
    "raise-anger": Deed("raises your anger"),
    "lower-anger": Deed("lowers the opponent's anger"),
    "advance": Deed("advances your level"),
    "lower-level": Deed("lowers the opponent's level"),
    "gain-stages": Deed("gains stages"),
    "lose-stages": Deed("makes the opponent lose stages"),
    "power-up": Deed("powers up by more"),
    "critical": Deed("uses or helps critical damage", (special.UseCritical,)),
    "capture": Deed("captures Dragon Balls"),
    "dragon-ball": Deed(
        "uses or keeps Dragon Balls",
    ),
    "destroy": Deed("destroys cards in play", (several.DestroyAllOfEither,)),
    "banish": Deed("banishes cards in play"),
    "banish-pile": Deed("banishes cards from a discard pile"),
    "banish-life": Deed("banishes cards of a Life Deck"),
    "return": Deed("returns cards from play"),
    "regrow": Deed("takes cards into the hand"),
    "attach": Deed("attaches cards"),
    "reveal": Deed("shows hidden cards", (lasting.PlaysRevealed,)),
    "name": Deed("names cards"),
    "end-combat": Deed("ends combat", (special.EndCombat,)),
    "skip": Deed("takes actions away"),
    "copy": Deed("copies attacks"),
    "boost": Deed("makes other attacks deal more"),
    "weaken": Deed("makes attacks deal less"),
    "cheapen": Deed("makes attacks cheaper"),
    "tax": Deed("makes attacks dearer"),
    "sure": Deed("makes attacks hard to stop or prevent"),
    "forbid": Deed(
        "forbids cards, attacks or actions",
        (
            bans.LoseEffects,
            bans.AlliesStandBack,
            bans.OnlyAttacks,
            clash.Cancel,
        ),
    ),
    "protect": Deed(
        "keeps your cards, anger or level safe",
        (lasting.DrillsStay,),
    ),
    "anger-lock": Deed("keeps the opponent's anger from rising"),
    "ally": Deed(
        "lets Allies act",
        (
            powers.LetsAct,
            notes.ActsAnyway,
            powers.LetOneAct,
        ),
    ),
    "endurance": Deed(
        "is about Endurance",
        (standing.LifeDeckEndurance, standing.EnduranceRaised),
    ),
    "hand-size": Deed("keeps more cards in hand"),
    "reorder": Deed("puts cards in another order"),
    "choose-in-play": Deed("chooses cards in play"),
    "pay-life": Deed("destroys cards of your own Life Deck"),
}
