"""Kinds of cards, and kinds of attacks."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from dbz_desktop.cards import CardType
from dbz_desktop.rules.effects import considered
from dbz_desktop.rules.effects.base import AttackFilter, CardFilter, Source
from dbz_desktop.rules.effects.terms import CombatWord, Kind, StyleWord, TypeWord, Whose
from dbz_desktop.wording import Phrase, Tokens, phrase, terminal

if TYPE_CHECKING:
    from dbz_desktop.rules.attack import Attack
    from dbz_desktop.rules.game import Game


class SimpleFilter(CardFilter):
    """A kind of card without a Style before it."""


@phrase("card(s)")
@dataclass(frozen=True, slots=True)
class AnyCard(SimpleFilter):
    """Any card at all."""

    def fits(self, game: Game, card: int, source: Source) -> bool:
        return True


@phrase("{types:or:s}", "~{types:and}", "~{types:and/or}")
@dataclass(frozen=True, slots=True)
class OfType(SimpleFilter):
    """Cards of one of some types: "Setup or Drill"."""

    types: tuple[TypeWord, ...]

    def allows(self, card_type: CardType) -> bool:
        return any(t.type is card_type for t in self.types)

    def fits(self, game: Game, card: int, source: Source) -> bool:
        kind = game.cards[card].type
        return any(t.type is kind for t in self.types)


@phrase("{combat} card(s)")
@dataclass(frozen=True, slots=True)
class CombatCards(SimpleFilter):
    """Physical Combat or Energy Combat cards."""

    combat: CombatWord

    def allows(self, card_type: CardType) -> bool:
        return card_type is self.combat.type

    def fits(self, game: Game, card: int, source: Source) -> bool:
        return game.cards[card].type is self.combat.type


@phrase(
    "Physical Combat, Energy Combat, or Event card(s)",
    "~Physical Combat, Energy Combat or Event card(s)",
    "~Physical Combat, Energy Combat or Event",
)
@dataclass(frozen=True, slots=True)
class CardsOfCombat(SimpleFilter):
    """The cards that are played in combat."""

    def allows(self, card_type: CardType) -> bool:
        return card_type in (CardType.PHYSICAL_COMBAT, CardType.ENERGY_COMBAT, CardType.EVENT)

    def fits(self, game: Game, card: int, source: Source) -> bool:
        return self.allows(game.cards[card].type)


@phrase("non-attack Event(s)")
@dataclass(frozen=True, slots=True)
class QuietEvents(SimpleFilter):
    """Events that perform no attack and wait for no timing of their own."""

    def fits(self, game: Game, card: int, source: Source) -> bool:
        program = game.programs[card]
        return (
            game.cards[card].type is CardType.EVENT
            and program.attack is None
            and not program.instants
            and program.defense is None
        )


@phrase("non-personality/non-Mastery card(s)")
@dataclass(frozen=True, slots=True)
class Things(SimpleFilter):
    """Every card but personalities and Masteries."""

    def fits(self, game: Game, card: int, source: Source) -> bool:
        facts = game.cards[card]
        return not facts.type.is_personality and facts.type is not CardType.MASTERY


@phrase("card(s) that end combat")
@dataclass(frozen=True, slots=True)
class CombatEnders(SimpleFilter):
    """Cards whose effects end combat."""

    def fits(self, game: Game, card: int, source: Source) -> bool:
        return game.programs[card].ends_combat


@phrase("non-Dragon Ball card(s)")
@dataclass(frozen=True, slots=True)
class NoDragonBall(SimpleFilter):
    """Every card but Dragon Balls."""

    def allows(self, card_type: CardType) -> bool:
        return card_type is not CardType.DRAGON_BALL

    def fits(self, game: Game, card: int, source: Source) -> bool:
        return game.cards[card].type is not CardType.DRAGON_BALL


@phrase("Namek Dragon Ball(s)")
@dataclass(frozen=True, slots=True)
class NamekDragonBall(SimpleFilter):
    """Dragon Balls of the Namek set."""

    def fits(self, game: Game, card: int, source: Source) -> bool:
        facts = game.cards[card]
        return facts.type is CardType.DRAGON_BALL and facts.dragon_ball_set == "Namek"


@phrase('card(s) with "{text}" in the text box')
@dataclass(frozen=True, slots=True)
class WithText(SimpleFilter):
    """Cards whose rules text has a word in it."""

    text: str

    def fits(self, game: Game, card: int, source: Source) -> bool:
        return self.text.casefold() in game.programs[card].text.casefold()


@phrase("attack card(s)", "~attack(s)")
@dataclass(frozen=True, slots=True)
class AttackCards(SimpleFilter):
    """Cards that attack: combat cards, Setups and Events, no personalities and no Drills."""

    def fits(self, game: Game, card: int, source: Source) -> bool:
        kind = game.cards[card].type
        return kind in _ATTACKING and game.programs[card].attack is not None


_ATTACKING = (
    CardType.PHYSICAL_COMBAT,
    CardType.ENERGY_COMBAT,
    CardType.EVENT,
    CardType.SETUP,
)


class CharacterName(Phrase):
    """A character's name, as it stands before "Named"."""


@dataclass(frozen=True, slots=True)
class Character(CharacterName):
    """One character."""

    name: str


def _parse_name(tokens: Tokens, pos: int) -> Iterable[tuple[int, Character]]:
    end = pos
    names = []
    while end < len(tokens) and end - pos < 3:
        text = tokens[end].text
        if not text[:1].isupper() or text == "Named":
            return
        names.append(text)
        end += 1
        if end < len(tokens) and tokens[end].text == "Named":
            yield end, Character(" ".join(names))


terminal(
    CharacterName,
    parse=_parse_name,
    show=lambda value: value.name,
    expects="a character's name",
    value_type=Character,
)


@phrase("{who} Named {what:s}")
@dataclass(frozen=True, slots=True)
class NamedAfter(CardFilter):
    """Cards with a character's name in their title (DCK-6)."""

    who: CharacterName
    what: SimpleFilter

    def fits(self, game: Game, card: int, source: Source) -> bool:
        assert isinstance(self.who, Character)
        facts = game.cards[card]
        if facts.type.is_personality or not self.what.fits(game, card, source):
            return False
        return considered.is_named_after(game, card, self.who.name)


@phrase("Named {what:s}")
@dataclass(frozen=True, slots=True)
class NamedCard(CardFilter):
    """Cards named after any character, or considered so (EFF-11)."""

    what: SimpleFilter

    def fits(self, game: Game, card: int, source: Source) -> bool:
        return considered.is_named(game, card) and self.what.fits(game, card, source)


@phrase("Styled {what:s}")
@dataclass(frozen=True, slots=True)
class StyledCard(CardFilter):
    """Cards with a Style."""

    what: SimpleFilter

    def fits(self, game: Game, card: int, source: Source) -> bool:
        return considered.style(game, card).is_styled and self.what.fits(game, card, source)


@phrase("{style} {what:s}", "~{style} Style {what}")
@dataclass(frozen=True, slots=True)
class OfStyle(CardFilter):
    """Cards of one Style."""

    style: StyleWord
    what: SimpleFilter

    def fits(self, game: Game, card: int, source: Source) -> bool:
        if game.cards[card].type.is_personality:
            # A personality has no Style but a heritage (DCK-7).
            fits = considered.has_heritage(game, card, self.style.style)
        else:
            fits = considered.style(game, card) is self.style.style
        return fits and self.what.fits(game, card, source)


# ---------------------------------------------------------------------------- attacks


class AttackWords(Phrase):
    """Which attacks, without whose: "Styled energy attacks"."""

    def fits(self, game: Game, attack: Attack) -> bool:
        """Whether the attack is of that kind."""
        raise TypeError(type(self).__name__)


class PlainAttackWords(AttackWords):
    """Attack words without a Style."""


@phrase("attack(s)")
@dataclass(frozen=True, slots=True)
class AnyAttack(PlainAttackWords):
    """Every attack."""

    def fits(self, game: Game, attack: Attack) -> bool:
        return True


@phrase("{kind} attack(s)")
@dataclass(frozen=True, slots=True)
class AttackOfKind(PlainAttackWords):
    """Physical or energy attacks."""

    kind: Kind

    def fits(self, game: Game, attack: Attack) -> bool:
        return attack.kind in self.kind.kinds


@phrase("Styled {rest:s}")
@dataclass(frozen=True, slots=True)
class StyledAttack(AttackWords):
    """Attacks with a Styled card."""

    rest: PlainAttackWords

    def fits(self, game: Game, attack: Attack) -> bool:
        return attack.is_styled and self.rest.fits(game, attack)


@phrase("{style} {rest:s}", "~{style} Style {rest}")
@dataclass(frozen=True, slots=True)
class AttackOfStyle(AttackWords):
    """Attacks with a card of one Style."""

    style: StyleWord
    rest: PlainAttackWords

    def fits(self, game: Game, attack: Attack) -> bool:
        return attack.style is self.style.style and self.rest.fits(game, attack)


@phrase(
    "your other {what:pl}",
    "~all of your other {what}",
    "~all other {what} you perform",
)
@dataclass(frozen=True, slots=True)
class YourOthers(AttackFilter):
    """Your attacks of a kind, but not the one that the text belongs to."""

    what: AttackWords

    def fits(self, game: Game, attack: Attack, source: Source) -> bool:
        if attack.player != source.player or not self.what.fits(game, attack):
            return False
        return source.attack is None or source.attack.number != attack.number


@phrase("{whose} {what:pl}", "~all [of] {whose} {what}")
@dataclass(frozen=True, slots=True)
class AttacksOf(AttackFilter):
    """A player's attacks of a kind."""

    whose: Whose
    what: AttackWords

    def fits(self, game: Game, attack: Attack, source: Source) -> bool:
        return attack.player == self.whose.seat(source) and self.what.fits(game, attack)


@phrase("all {what:pl}", "~{what:pl}")
@dataclass(frozen=True, slots=True)
class AllAttacks(AttackFilter):
    """Both players' attacks of a kind."""

    what: AttackWords

    def fits(self, game: Game, attack: Attack, source: Source) -> bool:
        return self.what.fits(game, attack)


@phrase("{attacks} that raise your anger")
@dataclass(frozen=True, slots=True)
class AngerRaising(AttackFilter):
    """Attacks that really raised their player's anger as an immediate effect."""

    attacks: AttacksOf

    def fits(self, game: Game, attack: Attack, source: Source) -> bool:
        return attack.raised_anger and self.attacks.fits(game, attack, source)


def _is_first(game: Game, attack: Attack, what: AttackWords) -> bool:
    from dbz_desktop.rules.attack import performed_before

    return what.fits(game, attack) and not any(
        what.fits(game, earlier) for earlier in performed_before(game, attack.player)
    )


@phrase(
    "{whose} first {what} each turn",
    "~{whose} first {what} each combat",
    ("~the first {what} you (perform|play) each combat", {"whose": Whose.YOUR}),
)
@dataclass(frozen=True, slots=True)
class FirstEachTurn(AttackFilter):
    """A player's first attack of a kind in a turn; a turn has one combat at most."""

    whose: Whose
    what: AttackWords

    def fits(self, game: Game, attack: Attack, source: Source) -> bool:
        return attack.player == self.whose.seat(source) and _is_first(game, attack, self.what)


@phrase(
    "the first {what} each player performs each turn",
    "~the first {what} each player performs during combat",
)
@dataclass(frozen=True, slots=True)
class FirstOfEach(AttackFilter):
    """Either player's first attack of a kind in a turn."""

    what: AttackWords

    def fits(self, game: Game, attack: Attack, source: Source) -> bool:
        return _is_first(game, attack, self.what)


@dataclass(frozen=True, slots=True)
class NextAttack(AttackFilter):
    """A player's next attack of a kind; only once (EFF-4). Made by phrases, never printed.

    An attack that goes on while this is said is not the next one. With `successful`, an attack
    that is stopped doesn't use it up.
    """

    whose: Whose
    what: AttackWords
    successful: bool = False

    def fits(self, game: Game, attack: Attack, source: Source) -> bool:
        if source.attack is not None and source.attack.number == attack.number:
            return False
        return attack.player == self.whose.seat(source) and self.what.fits(game, attack)


@dataclass(frozen=True, slots=True)
class ThisAttack(AttackFilter):
    """The attack that the text belongs to. Made by phrases of the attack, never printed."""

    def fits(self, game: Game, attack: Attack, source: Source) -> bool:
        return source.attack is attack
