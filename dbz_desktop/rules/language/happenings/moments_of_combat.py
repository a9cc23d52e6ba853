"""The moments of a combat: entering it, and its end (COM-1, COM-8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from dbz_desktop.rules.flow.attacks import recall
from dbz_desktop.rules.kernel.attack_events import AttackEnded
from dbz_desktop.rules.kernel.base import Condition
from dbz_desktop.rules.kernel.events import (
    CombatBegan,
    CombatEnding,
    Event,
)
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.language.attacks.attacks import OneAttack, TheAttack
from dbz_desktop.rules.language.attacks.coming_attacks import NextAttack
from dbz_desktop.rules.language.happenings.looking_back import Window
from dbz_desktop.rules.language.happenings.moments import Events, Moment
from dbz_desktop.rules.language.happenings.past import Did
from dbz_desktop.wording import phrase

_OF_ATTACK: dict[str, Any] = {"condition": None}


@phrase(
    ("at the end of combat", {"condition": None}),
    ("~at the end of (a|each|every) combat", {"condition": None}),
    ("~at the end of (this|that|the current) combat", {"condition": None}),
    ("~(when|whenever|after|[each|every|any] time) (combat|this combat) ends", {"condition": None}),
    "at the end of any combat in which {condition}",
    "~(at the end of|after) (a|any|each|every) combat (where|in which) {condition}",
    # A moment right after what is asked says when it is asked.
    "~if {condition} at the end of combat",
    ("at the end of {attack}", _OF_ATTACK),
    ("~after {attack} [(is over|ends|is resolved|is performed)]", _OF_ATTACK),
    ("at the end of {upcoming}", {**_OF_ATTACK, "attack": None}),
    ("~(after|at the end of) {upcoming} this combat", {**_OF_ATTACK, "attack": None}),
    ("~after {upcoming}", {**_OF_ATTACK, "attack": None}),
    ("~when {attack} (is over|ends|is resolved)", _OF_ATTACK),
)
@dataclass(frozen=True, slots=True)
class EndOfCombat(Moment):
    """The end of combat, perhaps of one in which something was so; or of an `attack` (COM-8)."""

    rules: ClassVar[str] = "COM-8"

    condition: Condition | None = None
    attack: OneAttack | None = None
    upcoming: NextAttack | None = None
    """The next attack from when this is said on, not the one that goes on then."""
    in_combat: ClassVar[bool] = True

    def __post_init__(self) -> None:
        if self.upcoming is not None and self.upcoming.n > 1:
            raise ValueError("each of several ends for itself")
        if self.attack is not None and (self.attack.plural or getattr(self.attack, "last", False)):
            raise ValueError("one attack ends, and one that isn't over yet")

    @property
    def of_attack(self) -> bool:
        """Whether it is the end of an attack."""
        return self.attack is not None or self.upcoming is not None

    @property
    def listens(self) -> Events:  # type: ignore[override]
        """What tells that it is there."""
        return (AttackEnded,) if self.of_attack else (CombatEnding,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        if isinstance(event, AttackEnded) and self.upcoming is not None:
            attack = recall(game, event.number)
            return attack is not None and self.upcoming.fits(game, attack, source)
        if isinstance(event, AttackEnded) and self.attack is not None:
            if isinstance(self.attack, TheAttack):
                return source.attack is not None and source.attack.number == event.number
            attack = recall(game, event.number)
            return attack is not None and self.attack.fits(game, attack, source)
        if isinstance(self.condition, Did) and self.condition.window is None:
            return self.condition.within(game, source, Window.COMBAT)
        return self.condition is None or self.condition.holds(game, source)


@phrase(
    ("when entering combat", {"as_defender": None}),
    ("when entering combat as the defender", {"as_defender": True}),
    ("when entering combat as the attacker", {"as_defender": False}),
    ("~when entering combat (on|during) your opponent's turn", {"as_defender": True}),
    ("~when entering combat (on|during) your turn", {"as_defender": False}),
    ("~entering combat", {"as_defender": None}),
    ("~at the (beginning|start) of [each|every|a|the next] combat", {"as_defender": None}),
    *(
        (f"~at the (beginning|start) of {said}", {"as_defender": as_defender})
        for as_defender, declares, whose in (
            (False, "you declare", "your"),
            (True, "your opponent declares", "your opponent's"),
        )
        for said in (
            f"(a|any|each|every|the next) combat [that] {declares}",
            f"[each of] {whose} combat(s)",
        )
    ),
    ("~when [the next] combat (begins|starts)", {"as_defender": None}),
    ("~upon entering combat", {"as_defender": None}),
    ("~(the next time you enter|when you next enter) combat", {"as_defender": None}),
    ("~(when|whenever|after) you enter combat", {"as_defender": None}),
    ("~(when|whenever|after) you enter combat as the defender", {"as_defender": True}),
    ("~(when|whenever|after) you enter combat as the attacker", {"as_defender": False}),
    ("~(after|whenever) entering combat", {"as_defender": None}),
    ("~(after|whenever) entering combat as the defender", {"as_defender": True}),
    ("~(after|whenever) entering combat as the attacker", {"as_defender": False}),
    ("~(when|whenever|after) your opponent enters combat", {"as_defender": None}),
    ("~(when|whenever|after) your opponent enters combat as the attacker", {"as_defender": True}),
    ("~(when|whenever|after) your opponent enters combat as the defender", {"as_defender": False}),
)
@dataclass(frozen=True, slots=True)
class EnteringCombat(Moment):
    """Combat is declared, by whomever or by one of the two (COM-1).

    No rule tells of a start of combat: whoever says "at the start of combat" means this.
    """

    rules: ClassVar[str] = "COM-1"

    as_defender: bool | None = None
    listens: ClassVar[Events] = (CombatBegan,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        assert isinstance(event, CombatBegan)
        return self.as_defender is None or (event.player != source.player) is self.as_defender
