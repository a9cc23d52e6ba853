"""Attacks as what does something: "stopped by one of your attacks", "this attack deals …"."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from dbz_desktop.rules.kernel.deed import DamageVerb, Deed
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.language.attacks.attack_words import ANY_ATTACK, FROM_WHERE
from dbz_desktop.rules.language.attacks.attacks import (
    THIS_ATTACK,
    AnAttack,
    OneAttack,
    SomeAttack,
    TheAttack,
)
from dbz_desktop.rules.language.attacks.attacks_told import attack_during, attack_of
from dbz_desktop.rules.language.attacks.performed_by import BY_ALLIES, MP_PERFORMS, PerformedBy
from dbz_desktop.rules.language.nouns.clauses import clause, quietly
from dbz_desktop.rules.language.nouns.people import OPPONENT, YOU, Cause, Sort
from dbz_desktop.rules.language.nouns.terms import Whose
from dbz_desktop.wording import Spec, phrase


@phrase("{attack}")
@dataclass(frozen=True, slots=True)
class ByAttack(Cause):
    """This attack, or one of a player's attacks by its own effects."""

    attack: OneAttack

    @property
    def sort(self) -> Sort:
        return Sort.ATTACK

    def __post_init__(self) -> None:
        if self.attack == TheAttack(answered=True):
            # To a text that speaks of one attack both are the same.
            object.__setattr__(self, "attack", THIS_ATTACK)

    @property
    def is_kind_of_attack(self) -> bool:
        mine = self.attack == THIS_ATTACK or getattr(self.attack, "whose", None) is not None
        that = getattr(self.attack, "that", None)
        if isinstance(that, PerformedBy) or getattr(that, "fact", None) in FROM_WHERE:
            # That is said of no card.
            return False
        return not (mine or self.of_any or getattr(self.attack, "plural", False))

    @property
    def of_any(self) -> bool:
        """Whether it is just an attack, whoever's and of whatever kind."""
        any_kind = getattr(self.attack, "what", None) == ANY_ATTACK
        return any_kind and getattr(self.attack, "that", None) is None

    def does(self, game: Game, deed: Deed, source: Source) -> bool:
        if deed.verb is DamageVerb.DEAL:
            # Damage is dealt by the attack itself, not by an effect of its card.
            dealing = attack_of(game, deed)
            if self.attack == THIS_ATTACK:
                if dealing is None:
                    return False
                if source.attack is None:
                    # Where none goes on, it is the one that the text's card performed.
                    return dealing.card == source.card
                return dealing.number == source.attack.number
            return dealing is not None and self.attack.fits(game, dealing, source)
        attack = attack_during(game, deed.event)
        if self.attack == THIS_ATTACK:
            mine, about = source.attack, attack_of(game, deed)
            if mine is None or about is not None:
                return about is mine is not None
            return attack is not None and attack.number == mine.number and deed.cause == mine.card
        if attack is None or deed.cause != attack.card:
            return False
        return self.attack.fits(game, attack, source)


def dealt_by_people() -> Iterator[Spec]:
    """What personalities and players deal, their attacks do; it is only read."""
    people: list[tuple[str, OneAttack]] = [
        (who, AnAttack(ANY_ATTACK, that))
        for who, that in (
            ("(an Ally|Allies)", BY_ALLIES),
            (
                "(your Allies|one of your Allies|an Ally you control)",
                replace(BY_ALLIES, whose=Whose.YOUR),
            ),
            (
                "(your opponent's Allies|one of your opponent's Allies"
                "|an Ally (your opponent|he) controls)",
                replace(BY_ALLIES, whose=Whose.OPPONENT),
            ),
            ("your MP", MP_PERFORMS[Whose.YOUR]),
            ("(your opponent's|his) MP", MP_PERFORMS[Whose.OPPONENT]),
        )
    ]
    players: list[tuple[str, OneAttack]] = [
        ("you", SomeAttack(ANY_ATTACK, Whose.YOUR)),
        ("(your opponent|he)", SomeAttack(ANY_ATTACK, Whose.OPPONENT)),
    ]
    amounts: tuple[tuple[str, dict[str, Any]], ...] = (
        ("[any] damage", {"critical": False, "n": None, "side": None, "unit": None}),
        ("{unit} damage", {"critical": False, "n": None, "side": None}),
        ("{unit:pl} of damage", {"critical": False, "n": None, "side": None}),
        ("critical damage", {"critical": True, "n": None, "side": None, "unit": None}),
    )
    for who, attack in (*people, *players):
        told: dict[str, Any] = {"verb": DamageVerb.DEAL, "attack": None, "agent": ByAttack(attack)}
        for much, pinned in amounts:
            if pinned["critical"] and attack not in dict(people).values():
                continue
            yield from quietly(clause("deal", much, "", who, False, **told, **pinned))
    some: dict[str, Any] = {"verb": DamageVerb.DEAL}
    for who, person in (("you", YOU), ("(your opponent|he)", OPPONENT)):
        for much, pinned in (*amounts, ("{n} {side} {unit:s} of damage", {"critical": False})):
            with_it = f"{much} with {{attack}}"
            yield from quietly(
                clause("deal", with_it, "", who, False, **some, **pinned, agent=person)
            )
