"""The damage of attacks as an amount: what one dealt, and what it would deal (ATK-8, ATK-9)."""

from __future__ import annotations

from dataclasses import InitVar, dataclass
from typing import Any, ClassVar

from dbz_desktop.rules.flow import damage
from dbz_desktop.rules.kernel.attack_events import DamageCalculated, DamageDealt
from dbz_desktop.rules.kernel.game import Attack, Game, Source
from dbz_desktop.rules.language.attacks.attack_words import ANY_ATTACK
from dbz_desktop.rules.language.attacks.attacks import (
    BoundAttack,
    SomeAttack,
    TheAttack,
    TheSameAttack,
)
from dbz_desktop.rules.language.nouns.terms import Unit, Whose
from dbz_desktop.rules.language.values.damages import DamagePart
from dbz_desktop.rules.language.values.values import THE_X, Counted, Value
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


_HIS_LAST = SomeAttack(ANY_ATTACK, Whose.OPPONENT, last=True)
_LAST: dict[str, Any] = {"attack": None, "unit": None}
_WHOLE: dict[str, Any] = {"last": None, "unit": None}
_OF_ONE: dict[str, Any] = {"last": None}
_ANSWERED: dict[str, Any] = {"last": None, "attack": TheAttack(answered=True)}


@phrase(
    (
        "the damage of the last attack your opponent performed this combat, including modifiers",
        {**_LAST, "last": _HIS_LAST},
    ),
    ("the damage of {attack}", _WHOLE),
    ("the damage of {last}", _LAST),
    ("~the [total] damage (of|from) {last}", _LAST),
    ("the {unit} damage of {last}", {"attack": None}),
    ("~the {unit:pl} of damage (of|from) {last}", {"attack": None}),
    *((attack, told, "same") for attack, told in (("{attack}", _WHOLE), ("{last}", _LAST))),
    ("~the [total] damage (of|from) {attack}", _WHOLE),
    ("~{attack:@of} [total] damage", _WHOLE),
    ("~its [total] damage", {**_ANSWERED, "unit": None}),
    ("the {unit} damage of {attack}", _OF_ONE),
    ("~the {unit:pl} of damage (of|from) {attack}", _OF_ONE),
    ("{unit:s} of damage of {attack}", _OF_ONE, "units"),
    ("~{unit:s} of damage from {attack}", _OF_ONE, "units"),
    ("~{unit:s} of {attack:@of} damage", _OF_ONE, "units"),
    ("~{unit:s} of damage {attack} (would have dealt|would deal)", _OF_ONE, "units"),
    ("~the [total] [amount of] damage {attack} (would have dealt|would deal)", _WHOLE),
    ("~the {unit:pl} of damage {attack} (would have dealt|would deal)", _OF_ONE),
    (
        "~the [total] [amount of] damage the attack (would have dealt|would deal)",
        {**_ANSWERED, "unit": None},
    ),
    (
        "~{unit:s} of damage the attack (would have dealt|would deal)",
        _ANSWERED,
        "units",
    ),
    *(
        (f"~{{attack}} {would}", {**_OF_ONE, "unit": unit}, f"deals_{unit.label.replace(' ', '_')}")
        for unit in Unit
        for would in ("would (deal|have dealt)",)
    ),
)
@dataclass(frozen=True, slots=True)
class DamageSaid(Value):
    """The damage of the attack that is answered, or of this one, as it is calculated (ATK-8).

    Of both units, or of one. Or that of a player's `last` attack.
    """

    rules: ClassVar[str] = "ATK-8"

    attack: BoundAttack | None
    unit: Unit | None = None
    last: SomeAttack | None = None

    def __post_init__(self) -> None:
        if self.last is not None and not self.last.last:
            raise ValueError("it isn't said which attack")

    @property
    def of_this(self) -> bool:
        """Whether "attack" after it would be the same one's: "the damage of this attack"."""
        return isinstance(self.attack, TheSameAttack)

    @property
    def of_other(self) -> bool:
        """Whether it is that of an attack that the text doesn't perform itself."""
        return self.last is not None or self.attack == TheAttack(answered=True)

    def value(self, game: Game, source: Source) -> int:
        dealt = zip(Unit, self.in_units(game, source), strict=True)
        return sum(n for unit, n in dealt if self.unit in (None, unit))

    def in_units(self, game: Game, source: Source) -> tuple[int, int]:
        attack = source.attack if self.last is None else self.last.over(game, source)
        if attack is None:
            return 0, 0
        # By what it would deal its damage may be said: then it is what was added up by now.
        known = attack.reckoned == damage.NOT_KNOWN or self._is_told(game, attack)
        if self.last is None and attack.player != source.player and not known:
            damage.calculate(game, attack)
        return attack.stages, attack.life_cards

    def _is_told(self, game: Game, attack: Attack) -> bool:
        history = game.state.history
        told = history.of((DamageCalculated,), history.since(attack.began))
        return any(each.number == attack.number for each in told)


_OF_X: dict[str, Any] = {"said": None}
_NO_MORE: dict[str, Any] = {"amount": None, "more": None, "unit": None}
_SAID: dict[str, Any] = {"amount": None}


@phrase(
    ("{amount} stages/life cards +{more} {unit:s}", _OF_X),
    ("~{amount} stages/life cards +{more} {unit}", _OF_X),
    *(
        (f"{mark}{same} {of}{more}", told, form)
        for form in ("", "each")
        for more, told in (("", _NO_MORE), (" +{more} {unit:s}", _SAID))
        for mark, same, of in (
            ("", "the same damage as", "{said:@same}"),
            ("~", "(the same amount of damage as|[damage] equal to)", "{said:@same}"),
            ("~", "[damage] equal to", "{said}"),
        )
    ),
)
@dataclass(frozen=True, slots=True)
class Mirrored(DamagePart):
    """The stages and life cards of another attack, and perhaps a modifier (ATK-8).

    Which attack that is says X, or it is said at once.
    """

    rules: ClassVar[str] = "ATK-8"
    deeds: ClassVar[tuple[str, ...]] = ("copy",)

    amount: Value | None = None
    said: DamageSaid | None = None
    more: Value | None = None
    unit: Unit | None = None

    def __post_init__(self) -> None:
        if self.amount not in (None, THE_X):
            raise ValueError("of which attack it is the damage isn't said")
        if self.said is not None and self.said.unit is not None:
            raise ValueError("of one unit it is said how many")

    def terms(self, game: Game, source: Source) -> list[tuple[str, int, str]]:
        meant = source.definitions.get("X") if self.said is None else self.said
        dealt = meant.in_units(game, source) if isinstance(meant, DamageSaid) else (0, 0)
        found = [("base", n, unit.label) for n, unit in zip(dealt, Unit, strict=True)]
        if self.more is not None and self.unit is not None:
            found.append(("modifier", self.more.value(game, source), self.unit.label))
        return found
