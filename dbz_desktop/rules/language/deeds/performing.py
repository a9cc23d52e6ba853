"""Effects that perform an attack: a copy of one, or one that the text itself makes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, ClassVar

from dbz_desktop.cards import CardType, Style
from dbz_desktop.rules.flow import stages
from dbz_desktop.rules.flow.combat import QueuedCopy
from dbz_desktop.rules.kernel.cardtext import MadeAs, Section, every
from dbz_desktop.rules.kernel.controls import CopyQueued
from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.rules.kernel.note import Note
from dbz_desktop.rules.language.attacks.attack_words import ANY_ATTACK
from dbz_desktop.rules.language.attacks.attacks import SomeAttack
from dbz_desktop.rules.language.deeds.handling import YOUR_PILE, is_outside
from dbz_desktop.rules.language.happenings.predicates_of_use import A_SECOND_TIME
from dbz_desktop.rules.language.nouns.places import Owner, Zones
from dbz_desktop.rules.language.nouns.terms import Whose
from dbz_desktop.rules.language.references.cards import Cards, How, OfKind
from dbz_desktop.rules.language.values.damages import AttackHeader, Damage, HeaderKind
from dbz_desktop.rules.language.values.howmany import ONE
from dbz_desktop.rules.language.values.joining import Clause, Have
from dbz_desktop.rules.language.values.personalities import Personality
from dbz_desktop.wording import Spec, phrase, words


class Performs(Clause):
    """An effect that performs an attack, so that "that attack" has a meaning after it."""

    hangs_on_user: ClassVar[bool] = True

    @property
    def performs_now(self) -> bool:
        """Whether it does so once its text is read, and not later."""
        return True


def performs(part: Any) -> bool:
    """Whether an attack is performed by what was read, once its text is."""
    return any(each.performs_now for each in every(part, Performs))


_NEXT = "(for|as|in) your next action [this combat]"
_NOT_AGAIN: dict[str, Any] = {"again": False}
_SPOKEN: dict[str, Any] = {"last": None, "what": None, "later": True, **_NOT_AGAIN}
_OF_A_PILE: dict[str, Any] = {"last": None, "later": True, **_NOT_AGAIN}
_OF_LAST: dict[str, Any] = {"what": None, "later": False, **_NOT_AGAIN}
_LAST_LATER: dict[str, Any] = {**_OF_LAST, "later": True}
_HIS_LAST = SomeAttack(ANY_ATTACK, Whose.OPPONENT, last=True)
_AGAIN: dict[str, Any] = {"last": None, "what": None, "later": False, "again": True}


@phrase(
    ("perform a copy of that attack for your next action", _SPOKEN),
    (f"~perform a copy of (that attack|it) {_NEXT}", _SPOKEN),
    ("perform the last attack your opponent used this combat", {**_OF_LAST, "last": _HIS_LAST}),
    ("perform a copy of {last}", _OF_LAST),
    (f"~(perform|use|copy|perform the same attack as) {{last}} [{A_SECOND_TIME[1:-1]}]", _OF_LAST),
    ("perform a copy of {last} for your next action", _LAST_LATER),
    (f"~perform [a copy of] {{last}} {_NEXT}", _LAST_LATER),
    (f"~{_NEXT}, perform [a copy of] {{last}}", _LAST_LATER),
    ("perform that attack again", _AGAIN),
    (f"~(perform|use) (that attack|it|the attack|the same attack) {A_SECOND_TIME}", _AGAIN),
    ("~perform a copy of (that attack|it)", _AGAIN),
    ("perform a copy of {what}", {"last": None, "later": False, **_NOT_AGAIN}),
    ("perform a copy of {what} for your next action", _OF_A_PILE),
    (f"~perform a copy of {{what}} {_NEXT}", _OF_A_PILE),
    (f"~{_NEXT}, perform a copy of {{what}}", _OF_A_PILE),
)
@dataclass(frozen=True, slots=True)
class PerformCopy(Performs):
    """A copy of an attack is performed (ATK-16): `later` as your next action.

    It is the attack that was answered, a player's `last`, or one whose card lies where both players
    see it. Or the one that the text has just performed, `again`.
    """

    rules: ClassVar[str] = "ATK-16"
    deeds: ClassVar[tuple[str, ...]] = ("copy",)

    last: SomeAttack | None = None
    what: Cards | None = None
    later: bool = False
    again: bool = False

    def __post_init__(self) -> None:
        if self.last is not None and not self.last.last:
            raise ValueError("it isn't said which attack")
        if self.what is None:
            return
        if not isinstance(self.what, OfKind) or not is_outside(self.what):
            raise ValueError("where the card of the attack lies isn't said")
        piles = {pile.zone for zones in every(self.what, Zones) for pile in zones.piles}
        if any(zone.is_hidden for zone in piles):
            raise ValueError("of what not everybody sees nothing is copied (ZON-1)")
        if self.what.cards.allows(CardType.DRILL) or self.what.quantity != ONE:
            raise ValueError("a copy is one of an attack")

    @property
    def performs_now(self) -> bool:
        return not self.later

    @property
    def of_answered(self) -> bool:
        """Whether it is that of the attack that is answered or waited for."""
        return self.last is None and self.what is None and not self.again

    def resolve(self, game: Game, source: Source) -> Steps:
        if self.what is None:
            yield from Performs.resolve(self, game, source)
            return
        chosen = yield from self.what.gather(game, source, self._how(game, source))
        source.memory.done = bool(chosen) and game.state.combat is not None
        if source.memory.done:
            attack = game.programs[chosen[0]].attack
            assert attack is not None
            self._perform(game, source, (chosen[0], attack.index))

    def _how(self, game: Game, source: Source) -> How:
        return How(
            source.actor,
            "Perform a copy of which attack?",
            YOUR_PILE,
            "ATK-16",
            usable=lambda card: game.programs[card].attack is not None,
        )

    def _perform(self, game: Game, source: Source, text: tuple[int, int]) -> None:
        if self.later:
            game.keep(CopyQueued(source.player, QueuedCopy(*text)))
        else:
            source.memory.copy = text

    def do(self, game: Game, source: Source) -> None:
        text = None if game.state.combat is None else self._text(game, source)
        source.memory.done = text is not None
        if text is not None:
            self._perform(game, source, text)

    def _text(self, game: Game, source: Source) -> tuple[int, int] | None:
        """The card and the section whose text it is, where there is such an attack."""
        if self.again:
            played = (game.programs[card].attack for card in reversed(source.memory.chosen))
            found = next(zip(reversed(source.memory.chosen), played, strict=True), None)
            return None if found is None or found[1] is None else (found[0], found[1].index)
        attack = source.attack if self.last is None else self.last.over(game, source)
        return None if attack is None else attack.text

    def possible(self, game: Game, source: Source) -> bool:
        if self.what is not None:
            able = self.what.able(game, source, self._how(game, source))
            return game.state.combat is not None and bool(able)
        if self.last is None:
            return Performs.possible(self, game, source)
        return game.state.combat is not None and self.last.over(game, source) is not None


@words
class MadeKind(Enum):
    """Physical or energy, within a sentence."""

    PHYSICAL = "physical"
    ENERGY = "energy"


@words
class MadeStyle(Enum):
    """Of which Style an attack is that a text makes: of its Mastery's, of none, or of that one."""

    NONE = "non-Styled|Freestyle"
    STYLED = "Styled"
    BLACK = "Black|Black Style|Black-Styled"
    BLUE = "Blue|Blue Style|Blue-Styled"
    NAMEKIAN = "Namekian|Namekian Style|Namekian-Styled"
    ORANGE = "Orange|Orange Style|Orange-Styled"
    RED = "Red|Red Style|Red-Styled"
    SAIYAN = "Saiyan|Saiyan Style|Saiyan-Styled"


_MADE_AS: dict[MadeStyle | None, MadeAs | Style] = {
    **{each: Style[each.name] for each in MadeStyle if each.name in Style.__members__},
    None: MadeAs.ITS_CARD,
    MadeStyle.NONE: MadeAs.FREE,
    MadeStyle.STYLED: MadeAs.STYLED,
}


_NOT_YOURS = (Owner.OPPONENT, Owner.EACH, Owner.PLAYER)


def _made() -> Iterator[Spec]:
    """The ways to say of an attack that a text makes what it costs and what it deals."""
    free: dict[str, Any] = {"cost": 0}
    ways: tuple[tuple[str, dict[str, Any]], ...] = (
        ("dealing {damage:@each}", free),
        ("costing {cost} stage(s) dealing {damage:@each}", {}),
        ("dealing {damage} of damage", free),
        ("costing {cost} stage(s) dealing {damage} of damage", {}),
        ("~dealing {damage}", free),
        ("~that deals {damage} [of damage]", free),
        ("~costing {cost} stage(s) [and] dealing {damage}", {}),
        ("~(costing|that costs) {cost} stage(s) (that|and) deals {damage} [of damage]", {}),
        ("~dealing {damage} [of damage] (that costs|and costing|costing) {cost} stage(s)", {}),
        ("~that deals {damage} [of damage] and costs {cost} stage(s)", {}),
    )
    doers: tuple[tuple[str, dict[str, Any], str], ...] = (
        ("perform", {"who": None}, ""),
        ("{who} performs(perform)", {}, ""),
        ("{who} may perform", {}, "may"),
        ("{who} perform", {}, "had"),
    )
    for way, told in ways:
        quiet, said = ("~", way[1:]) if way.startswith("~") else ("", way)
        for does, who, form in doers:
            pinned = {**told, **who}
            yield f"{quiet}{does} a {{style}} {{kind}} attack {said}", pinned, form
            yield f"{quiet}{does} a {{kind}} attack {said}", {**pinned, "style": None}, form


@phrase(*_made())
@dataclass(frozen=True, slots=True)
class PerformMade(Performs):
    """Perform an attack that is on no card: its kind, Style and damage stand in the text.

    It is performed like a copy, by whom the text belongs to or by a personality of his (COM-6),
    once the text is read (ATK-1). Of which Style nothing is said it is what its card is.
    """

    rules: ClassVar[str] = "ATK-1"
    deeds: ClassVar[tuple[str, ...]] = ("perform",)

    style: MadeStyle | None
    kind: MadeKind
    damage: Damage
    cost: int = 0
    who: Personality | None = None

    def __post_init__(self) -> None:
        if self.who is not None and (self.who.plural or self.who.side in _NOT_YOURS):
            raise ValueError("one personality of yours performs it")
        if self.damage.condition is not None or self.damage.divided:
            raise ValueError("of an attack that a text makes it says itself what it deals when")

    @property
    def had(self) -> Clause:
        """The same as what one has a personality do."""
        return self if self.who is None else Have(self, named=True)

    @property
    def section(self) -> Section:
        """The attack as a section of a card, still without its index."""
        header = AttackHeader(HeaderKind[self.kind.name], self.cost)
        made = _MADE_AS[self.style]
        return Section(icon="attack", header=header, damage=self.damage, made=made)

    def _able(self, game: Game, source: Source) -> list[int]:
        """Those that can perform it, of its player's personalities."""
        able = [] if self.who is None else self.who.able(game, source)
        return [card for card in able if card in stages.personalities(game, source.player)]

    def resolve(self, game: Game, source: Source) -> Steps:
        if self.who is not None:
            able = self._able(game, source)
            if not able:
                source.memory.done = False
                return
            if self.who.chooses:
                prompt = "Which personality performs the attack?"
                chosen = yield from stages.choose_personality(
                    game, source.player, able, prompt, source, "COM-6"
                )
                able = [chosen]
            source.memory.performer = able[0]
            source.memory.speak_of((able[0],))
        self.do(game, source)

    def do(self, game: Game, source: Source) -> None:
        program = game.programs[source.card]
        wanted = self.section
        number = next(i for i, made in enumerate(program.made) if same_attack(made, wanted))
        source.memory.copy = (source.card, program.made[number].index)

    def possible(self, game: Game, source: Source) -> bool:
        if game.state.combat is None:
            return False
        return self.who is None or bool(self._able(game, source))


def same_attack(made: Section, wanted: Section) -> bool:
    """Whether an attack that a text makes is the one that an effect of it wants."""
    return replace(made, index=0, definitions={}) == wanted


def attacks_made(notes: list[Note], sections: list[Section]) -> tuple[Section, ...]:
    """The attacks that effects of a text make, with the indexes after the printed sections."""
    printed = len(sections)
    made: list[Section] = []
    for part in (notes, *sections):
        meant = part.definitions if isinstance(part, Section) else {}
        for each in every(part, PerformMade):
            if not any(same_attack(other, each.section) for other in made):
                made.append(replace(each.section, definitions=meant))
    return tuple(replace(section, index=printed + i) for i, section in enumerate(made))
