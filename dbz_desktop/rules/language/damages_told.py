"""The damage of attacks as an amount: what one dealt, and what it would deal (ATK-8, ATK-9)."""

from __future__ import annotations

from dataclasses import InitVar, dataclass
from typing import Any, ClassVar

from dbz_desktop.rules.flow import damage
from dbz_desktop.rules.kernel.attack_events import DamageCalculated, DamageDealt
from dbz_desktop.rules.kernel.game import Attack, Game, Source
from dbz_desktop.rules.kernel.state import PastAttack
from dbz_desktop.rules.language.attacks import BoundAttack, SomeAttack, TheAttack, TheSameAttack
from dbz_desktop.rules.language.damages import DamagePart
from dbz_desktop.rules.language.terms import Unit, Whose
from dbz_desktop.rules.language.values import Counted, Value
from dbz_desktop.wording import phrase

_TAKEN: dict[str, Any] = {"that": False, "taken": True}


@phrase(
    ("{unit:s} of damage dealt by this attack", {"that": False}),
    ("{unit:s} that attack dealt", {"that": True}),
    ("{unit:s} of damage dealt by {last}", {"that": False}),
    ("~{unit:s} of damage {last} dealt", {"that": False}),
    ("~{unit:s} of damage (you took|dealt to you) (from|by) {last}", _TAKEN),
    ("~{unit:pl} of damage (you took|dealt to you) (from|by) {last}", _TAKEN, "done"),
    ("~[total] damage (you took|dealt to you) (from|by) {last}", {**_TAKEN, "unit": None}, "whole"),
    ("damage dealt by {last}", {"that": False, "unit": None}, "whole"),
    ("~damage {last} dealt", {"that": False, "unit": None}, "whole"),
    ("damage dealt by this attack", {"that": False, "unit": None}, "whole"),
    ("damage that attack dealt", {"that": True, "unit": None}, "whole"),
    *(
        (f"~{damage} {said}", {"that": that, **pinned}, form)
        for damage, pinned, form in (
            ("{unit:s} [of damage]", {}, ""),
            ("{unit:s} damage", {}, ""),
            ("{unit:pl} [of damage]", {}, "done"),
            ("[total] damage", {"unit": None}, "whole"),
        )
        for that, said in (
            (
                False,
                "(dealt by this attack|this attack dealt|this attack deals|dealt this way|dealt"
                "|lost from this attack)",
            ),
            (
                True,
                "(dealt by that attack|that attack dealt|it dealt|you took|dealt to you|taken)",
            ),
        )
    ),
)
@dataclass(frozen=True, slots=True)
class DamageOf(Counted):
    """The damage of this attack, of the one that set this off, or of a player's `last` one this
    combat: of a unit, or all (ATK-9)."""

    rules: ClassVar[str] = "ATK-9"

    unit: Unit | None
    that: bool = False
    last: SomeAttack | None = None
    taken: InitVar[bool] = False
    """Whether it is said as what you took, which is what one of your opponent's dealt."""

    def __post_init__(self, taken: bool) -> None:
        if self.last is not None and not self.last.last:
            raise ValueError("it isn't said which attack")
        if taken and (self.last is None or self.last.whose is not Whose.OPPONENT):
            raise ValueError("what you took, one of your opponent's attacks dealt")

    def count(self, game: Game, source: Source) -> int:
        dealt = self._dealt(game, source)
        return sum(n for unit, n in zip(Unit, dealt, strict=True) if self.unit in (None, unit))

    def _dealt(self, game: Game, source: Source) -> tuple[int, int]:
        """The stages and the life cards."""
        attack, event = source.attack, source.event
        if self.last is not None:
            over = self.last.over(game, source)
            return (0, 0) if over is None else (over.dealt_stages, over.dealt_life)
        if self.that:
            return (event.stages, event.life_cards) if isinstance(event, DamageDealt) else (0, 0)
        return (0, 0) if attack is None else (attack.dealt_stages, attack.dealt_life)


@phrase("{amount} stages/life cards +{more} {unit:s}", "~{amount} stages/life cards +{more} {unit}")
@dataclass(frozen=True, slots=True)
class Mirrored(DamagePart):
    """The stages and life cards of another attack, and a modifier."""

    amount: Value
    more: Value
    unit: Unit
    deeds: ClassVar[tuple[str, ...]] = ("copy",)

    def terms(self, game: Game, source: Source) -> list[tuple[str, int, str]]:
        past = last_attack_of(game, source.opponent)
        found = []
        if past is not None:
            found.append(("base", past.calculated_stages, "stages"))
            found.append(("base", past.calculated_life, "life cards"))
        found.append(("modifier", self.more.value(game, source), self.unit.label))
        return found


_LAST: dict[str, Any] = {"attack": None, "unit": None}
_WHOLE: dict[str, Any] = {"unit": None}


@phrase(
    (
        "the damage of the last attack your opponent performed this combat, including modifiers",
        _LAST,
    ),
    ("the damage of {attack}", _WHOLE),
    ("~the [total] damage (of|from) {attack}", _WHOLE),
    ("~{attack:@of} [total] damage", _WHOLE),
    ("~its [total] damage", {**_WHOLE, "attack": TheAttack(answered=True)}),
    "the {unit} damage of {attack}",
    "~the {unit:pl} of damage (of|from) {attack}",
    ("{unit:s} of damage of {attack}", {}, "units"),
    ("~{unit:s} of damage from {attack}", {}, "units"),
    ("~{unit:s} of {attack:@of} damage", {}, "units"),
    ("~{unit:s} of damage {attack} (would have dealt|would deal)", {}, "units"),
    ("~the [total] [amount of] damage {attack} (would have dealt|would deal)", _WHOLE),
    ("~the {unit:pl} of damage {attack} (would have dealt|would deal)", {}),
    (
        "~the [total] [amount of] damage the attack (would have dealt|would deal)",
        {**_WHOLE, "attack": TheAttack(answered=True)},
    ),
    (
        "~{unit:s} of damage the attack (would have dealt|would deal)",
        {"attack": TheAttack(answered=True)},
        "units",
    ),
    *(
        (f"~{{attack}} {would}", {"unit": unit}, f"deals_{unit.label.replace(' ', '_')}")
        for unit in Unit
        for would in ("would (deal|have dealt)",)
    ),
)
@dataclass(frozen=True, slots=True)
class DamageSaid(Value):
    """The damage of the attack that is answered, or of this one, as it is calculated (ATK-8).

    Of both units, or of one. Or that of the opponent's last attack.
    """

    rules: ClassVar[str] = "ATK-8"

    attack: BoundAttack | None
    unit: Unit | None = None

    @property
    def of_this(self) -> bool:
        """Whether "attack" after it would be the same one's: "the damage of this attack"."""
        return isinstance(self.attack, TheSameAttack)

    def value(self, game: Game, source: Source) -> int:
        if self.attack is None:
            past = last_attack_of(game, source.opponent)
            return past.calculated_stages + past.calculated_life if past is not None else 0
        attack = source.attack
        if attack is None:
            return 0
        # By what it would deal its damage may be said: then it is what was added up by now.
        known = attack.reckoned == damage.NOT_KNOWN or self._is_told(game, attack)
        if attack.player != source.player and not known:
            damage.calculate(game, attack)
        dealt = zip(Unit, (attack.stages, attack.life_cards), strict=True)
        return sum(n for unit, n in dealt if self.unit in (None, unit))

    def _is_told(self, game: Game, attack: Attack) -> bool:
        history = game.state.history
        told = history.of((DamageCalculated,), history.since(attack.began))
        return any(each.number == attack.number for each in told)


def last_attack_of(game: Game, player: int) -> PastAttack | None:
    """The last attack that a player performed this combat."""
    combat = game.state.combat
    if combat is not None:
        for past in reversed(combat.attacks):
            if past.player == player:
                return past
    return None
