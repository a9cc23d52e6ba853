"""Kinds of cards: words before, the head, words after: "Styled Drills with Endurance".

Words before a kind go in any number and order, each also with "non-". An adjective before a list
of types covers the whole list, unless a later member has an adjective of its own: in "Styled
Drills or Setups" both are Styled, in "Dragon Balls or Styled cards" the cards alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from dbz_desktop.cards import Alignment, CardType, Style
from dbz_desktop.rules.kernel import considered
from dbz_desktop.rules.kernel.base import CardFilter, Game, Source
from dbz_desktop.rules.kernel.cardtext import CardProgram
from dbz_desktop.rules.kernel.events import NOBODY, AttackKind
from dbz_desktop.rules.language.sidenotes import SideNote
from dbz_desktop.rules.language.terms import Comparison
from dbz_desktop.wording import Phrase, Tokens, negatable, phrase, terminal, words


class SimpleFilter(CardFilter):
    """A kind of card without an adjective before it."""


class Adjective(Phrase):
    """A word before a kind of card."""

    def fits(self, game: Game, card: int, source: Source) -> bool:
        """Whether it is so of the card."""
        raise TypeError(type(self).__name__)

    def allows(self, card_type: CardType) -> bool:
        """Whether a card of that type could be so, for naming (EFF-10)."""
        return True


class Suffix(Phrase):
    """What is said after a kind of card: "with Endurance"."""

    def fits(self, game: Game, card: int, source: Source) -> bool:
        """Whether it is so of the card."""
        raise TypeError(type(self).__name__)


# ---------------------------------------------------------------------------- heads


@words
@negatable
class TypeName(Enum):
    """A card type, as cards write it."""

    PHYSICAL_COMBAT = "Physical Combat"
    ENERGY_COMBAT = "Energy Combat"
    EVENT = "Event(s)"
    SETUP = "Setup(s)"
    DRILL = "Drill(s)"
    ALLY = "Ally(ies)"
    DRAGON_BALL = "Dragon Ball(s)"
    MASTERY = "Mastery(ies)"
    PERSONALITY = "personality(ies)"

    def covers(self, card_type: CardType) -> bool:
        """Whether cards of that type are meant; personalities are MPs and Allies (TYP-8)."""
        if self is TypeName.PERSONALITY:
            return card_type.is_personality
        return card_type is _CARD_TYPES[self]

    @property
    def alone(self) -> bool:
        """Whether it stands without "card" after it."""
        return self not in _COMBAT


_COMBAT = (TypeName.PHYSICAL_COMBAT, TypeName.ENERGY_COMBAT)
_CARD_TYPES = {each: CardType[each.name] for each in TypeName if each is not TypeName.PERSONALITY}


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

    types: tuple[TypeName, ...]

    def __post_init__(self) -> None:
        if not all(each.alone for each in self.types):
            raise ValueError("combat cards are called cards")

    def allows(self, card_type: CardType) -> bool:
        return any(each.covers(card_type) for each in self.types)

    def fits(self, game: Game, card: int, source: Source) -> bool:
        return self.allows(game.cards[card].type)


_ATTACKING = (
    CardType.PHYSICAL_COMBAT,
    CardType.ENERGY_COMBAT,
    CardType.EVENT,
    CardType.SETUP,
)


@words
class Fighting(Enum):
    """Cards by what they do in a fight."""

    ATTACK = "attack card(s)|attack(s)"
    BLOCK = "block(s)"
    QUIET_EVENT = "non-attack Event(s)"


@words
class Folk(Enum):
    """Personalities by what they are."""

    HERO = "Hero(es)"
    VILLAIN = "Villain(s)"
    ALIEN = "Alien(s)"
    ANDROID = "Android(s)"
    EARTHLING = "Earthling(s)"
    FUSION = "Fusion(s)"
    GOD = "God(s)"
    MAJIN = "Majin(s)"
    NAMEKIAN = "Namekian(s)"
    SAIYAN = "Saiyan(s)"


@phrase(("{what:s}", {"folk": None}), ("{folk:s}", {"what": None}))
@dataclass(frozen=True, slots=True)
class Headed(SimpleFilter):
    """Cards by what they do in a fight, or personalities by what they are (TYP-8, DCK-7).

    Attacks are on combat cards, Setups and Events, not on personalities and Drills; blocks on
    combat cards and Events with a [defense] section; an Event is no attack if it performs none
    and waits for no timing of its own.
    """

    what: Fighting | None = None
    folk: Folk | None = None

    @property
    def rules(self) -> str:
        """The rule of such cards."""
        return "ATK-3" if self.folk is None else "TYP-8"

    def allows(self, card_type: CardType) -> bool:
        if self.folk is not None:
            return card_type.is_personality
        if self.what is Fighting.QUIET_EVENT:
            return card_type is CardType.EVENT
        blocks = self.what is Fighting.BLOCK
        return card_type in _ATTACKING and not (blocks and card_type is CardType.SETUP)

    def fits(self, game: Game, card: int, source: Source) -> bool:
        facts, program = game.cards[card], game.programs[card]
        if not self.allows(facts.type):
            return False
        if self.folk in (Folk.HERO, Folk.VILLAIN):
            return facts.alignment is Alignment[self.folk.name]
        if self.folk is not None:
            return considered.has_trait(game, card, considered.Trait[self.folk.name])
        if self.what is Fighting.ATTACK:
            return program.attack is not None
        if self.what is Fighting.BLOCK:
            return program.defense is not None
        return program.attack is None and not program.instants and program.defense is None


ATTACK_CARDS = Headed(Fighting.ATTACK)


@phrase(
    ("{types:or} card(s)", {"what": None}),
    ("~{types:or}", {"what": None}),
    ("~{types:and} card(s)", {"what": None}),
    "{types:or} {what:s}",
)
@dataclass(frozen=True, slots=True)
class OfCombat(SimpleFilter):
    """Cards, or attack cards, of types that are played in combat: "Physical Combat card"."""

    types: tuple[TypeName, ...]
    what: Headed | None = None

    def __post_init__(self) -> None:
        alone = [each.alone for each in self.types]
        if self.what is None and all(alone):
            raise ValueError("these types need no word after them")
        if self.what is not None and (any(alone) or self.what != ATTACK_CARDS):
            raise ValueError("only combat cards are so spoken of")

    def allows(self, card_type: CardType) -> bool:
        return any(each.covers(card_type) for each in self.types)

    def fits(self, game: Game, card: int, source: Source) -> bool:
        if not self.allows(game.cards[card].type):
            return False
        return self.what is None or self.what.fits(game, card, source)


def means_personalities(cards: CardFilter) -> bool:
    """Whether a kind can take in an MP, which is in play without being in a zone (TYP-8)."""
    return cards.allows(CardType.MAIN_PERSONALITY) and not isinstance(cards, AnyCard)


# ---------------------------------------------------------------------------- before


@words
@negatable
class Quality(Enum):
    """What a card can be, beside its type."""

    STYLED = "Styled"
    NAMED = "Named"
    FREESTYLE = "Freestyle"
    BLACK = "Black|Black Style"
    BLUE = "Blue|Blue Style"
    NAMEKIAN = "Namekian|Namekian Style"
    ORANGE = "Orange|Orange Style"
    RED = "Red|Red Style"
    SAIYAN = "Saiyan|Saiyan Style"
    HERO = "Hero|Heroic"
    VILLAIN = "Villain|Villainous"
    PHYSICAL = "physical"
    ENERGY = "energy"
    ATTACHED = "attached"
    OTHER = "other"
    EARTH = "Earth"
    NAMEK = "Namek"

    def fits(self, game: Game, card: int, source: Source) -> bool:
        """Whether it is so of the card."""
        return _QUALITIES[self](game, card, source)


def _styled(game: Game, card: int, source: Source) -> bool:
    return considered.style(game, card).is_styled


def _of_style(style: Style) -> Callable[[Game, int, Source], bool]:
    def fits(game: Game, card: int, source: Source) -> bool:
        if game.cards[card].type.is_personality:
            # A personality has no Style but a heritage (DCK-7).
            return considered.has_heritage(game, card, style)
        return considered.style(game, card) is style

    return fits


def _aligned(alignment: Alignment) -> Callable[[Game, int, Source], bool]:
    return lambda game, card, source: alignment_of(game, card) is alignment


def alignment_of(game: Game, card: int) -> Alignment | None:
    """A card's alignment: a personality's own, else what "Heroes only" and the like says."""
    found = game.cards[card].alignment
    if found is None:
        found = next(
            (a for n in game.programs[card].notes if (a := getattr(n, "alignment", None))), None
        )
    return found


def _attacks_so(kind: AttackKind) -> Callable[[Game, int, Source], bool]:
    def fits(game: Game, card: int, source: Source) -> bool:
        attack = game.programs[card].attack
        return attack is not None and attack.header.kind is kind

    return fits


def _is_attached(game: Game, card: int, source: Source) -> bool:
    permanent = game.state.permanents.get(card)
    return permanent is not None and permanent.attached_to != NOBODY


def _ball_of(name: str) -> Callable[[Game, int, Source], bool]:
    return lambda game, card, source: game.cards[card].dragon_ball_set == name


_QUALITIES: dict[Quality, Callable[[Game, int, Source], bool]] = {
    Quality.STYLED: _styled,
    Quality.NAMED: lambda game, card, source: considered.is_named(game, card),
    Quality.FREESTYLE: lambda game, card, source: not _styled(game, card, source),
    **{Quality[style.name]: _of_style(style) for style in Style if style.is_styled},
    Quality.HERO: _aligned(Alignment.HERO),
    Quality.VILLAIN: _aligned(Alignment.VILLAIN),
    Quality.PHYSICAL: _attacks_so(AttackKind.PHYSICAL),
    Quality.ENERGY: _attacks_so(AttackKind.ENERGY),
    Quality.ATTACHED: _is_attached,
    Quality.OTHER: lambda game, card, source: card != source.card,
    Quality.EARTH: _ball_of("Earth"),
    Quality.NAMEK: _ball_of("Namek"),
}


@phrase(("{quality}", {"negated": False}), ("{quality:@non}", {"negated": True}))
@dataclass(frozen=True, slots=True)
class Is(Adjective):
    """A quality, or its absence: "Styled", "non-Styled"."""

    quality: Quality
    negated: bool = False

    def fits(self, game: Game, card: int, source: Source) -> bool:
        return self.quality.fits(game, card, source) is not self.negated


@phrase("{types:/:@non}")
@dataclass(frozen=True, slots=True)
class IsNoType(Adjective):
    """None of some types: "non-Event", "non-personality/non-Mastery"."""

    types: tuple[TypeName, ...]

    def allows(self, card_type: CardType) -> bool:
        return not any(each.covers(card_type) for each in self.types)

    def fits(self, game: Game, card: int, source: Source) -> bool:
        return self.allows(game.cards[card].type)


@words
class IconWord(Enum):
    """An icon of a card's text."""

    ATTACK = "\\[attack\\]"
    DEFENSE = "\\[defense\\]"
    CONSTANT = "\\[constant\\]"
    INSTANT = "\\[instant\\]"

    def stands_on(self, program: CardProgram) -> bool:
        """Whether a section of the card has the icon."""
        return any(section.icon == self.name.lower() for section in program.sections)


@phrase("{icons:or}")
@dataclass(frozen=True, slots=True)
class HasIcon(Adjective):
    """Cards with one of some icons: "[constant] Drill", "[attack] or [defense] card"."""

    icons: tuple[IconWord, ...]

    def fits(self, game: Game, card: int, source: Source) -> bool:
        return any(icon.stands_on(game.programs[card]) for icon in self.icons)


@phrase(('"{subtitle}"', {"note": None}), ('"{note}"', {"subtitle": ""}))
@dataclass(frozen=True, slots=True)
class Quoted(Adjective):
    """Personalities with a subtitle, "Ginyu Force" Allies, or cards with a note (DCK-6).

    The note is one that says whose decks they are for: "Heroes only" cards.
    """

    subtitle: str
    note: SideNote | None = None

    def __post_init__(self) -> None:
        if re.fullmatch(r"(heroes|villains) only\.?", self.subtitle, re.IGNORECASE):
            raise ValueError("these words in parentheses are a note, no personality's subtitle")

    @property
    def rules(self) -> str:
        """The rule of such notes."""
        return "" if self.note is None else "DCK-6"

    def fits(self, game: Game, card: int, source: Source) -> bool:
        if self.note is not None:
            return self.note in game.programs[card].notes
        return game.cards[card].subtitle == self.subtitle


class CharacterName(Phrase):
    """A character's name, as it stands before "Named"."""


@dataclass(frozen=True, slots=True)
class Character(CharacterName):
    """One character."""

    name: str


def _parse_name(tokens: Tokens, pos: int) -> Iterable[tuple[int, Character]]:
    if tokens[pos].text in ("X", "AT"):
        return  # A number of cards: "the top X Frieza Named cards".
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


@phrase("{who} Named")
@dataclass(frozen=True, slots=True)
class NamedAfter(Adjective):
    """Cards with a character's name in their title (DCK-6)."""

    rules: ClassVar[str] = "DCK-6"

    who: CharacterName

    def __post_init__(self) -> None:
        if isinstance(self.who, Character) and self.who.name.split()[0] in _STYLE_WORDS:
            raise ValueError("a Style is no character")

    def fits(self, game: Game, card: int, source: Source) -> bool:
        assert isinstance(self.who, Character)
        return considered.is_named_after(game, card, self.who.name)


_STYLE_WORDS = frozenset(style.value for style in Style) | {"Styled"}


@phrase("{adjective} {what:s}")
@dataclass(frozen=True, slots=True)
class Described(CardFilter):
    """A kind of card with a word before it."""

    adjective: Adjective
    what: CardFilter

    def __post_init__(self) -> None:
        if isinstance(self.what, AnyOfKinds):
            raise ValueError("each of such a list has its own adjectives")
        people = [kind for kind in CardType if kind.is_personality]
        if (
            isinstance(self.adjective, Quoted)
            and self.adjective.subtitle
            and not any(map(self.what.allows, people))
        ):
            raise ValueError("only personalities have a subtitle")

    def allows(self, card_type: CardType) -> bool:
        return self.adjective.allows(card_type) and self.what.allows(card_type)

    def fits(self, game: Game, card: int, source: Source) -> bool:
        return self.adjective.fits(game, card, source) and self.what.fits(game, card, source)


@phrase("{kinds:or:2}", "~{kinds:and:2}")
@dataclass(frozen=True, slots=True)
class AnyOfKinds(CardFilter):
    """One of several kinds that are described each for itself: "Dragon Ball or Styled card"."""

    kinds: tuple[CardFilter, ...]

    def __post_init__(self) -> None:
        described = [isinstance(kind, Described) for kind in self.kinds]
        if any(isinstance(kind, AnyOfKinds) for kind in self.kinds) or not any(described[1:]):
            raise ValueError("a list of types, with what describes them all")

    def allows(self, card_type: CardType) -> bool:
        return any(kind.allows(card_type) for kind in self.kinds)

    def fits(self, game: Game, card: int, source: Source) -> bool:
        return any(kind.fits(game, card, source) for kind in self.kinds)


# ---------------------------------------------------------------------------- after


@phrase("{what:s} {suffix:s}")
@dataclass(frozen=True, slots=True)
class Such(SimpleFilter):
    """A kind of card of which something is said after it."""

    what: SimpleFilter
    suffix: Suffix

    def allows(self, card_type: CardType) -> bool:
        return self.what.allows(card_type)

    def fits(self, game: Game, card: int, source: Source) -> bool:
        return self.what.fits(game, card, source) and self.suffix.fits(game, card, source)


@phrase(
    ("with Endurance", {"n": None, "test": None}),
    "with Endurance {n} {test}",
    ("with Endurance {n}", {"test": None}),
    ("Endurance", {"n": None, "test": None}, "had"),
    ("Endurance {n} {test}", {}, "had"),
    ("Endurance {n}", {"test": None}, "had"),
    ("~an Endurance of {n} {test}", {}, "had"),
)
@dataclass(frozen=True, slots=True)
class WithEndurance(Suffix):
    """With Endurance on their face, perhaps so much of it (ATK-12)."""

    rules: ClassVar[str] = "ATK-12"

    n: int | None = None
    test: Comparison | None = None

    def fits(self, game: Game, card: int, source: Source) -> bool:
        endurance = game.cards[card].endurance
        if endurance is None or self.n is None:
            return endurance is not None
        return endurance == self.n if self.test is None else self.test.test(endurance, self.n)


@words
class Part(Enum):
    """A part of a card that has words on it."""

    TITLE = "title"
    TEXT = "text box"

    def of(self, game: Game, card: int) -> str:
        """The words there."""
        if self is Part.TITLE:
            return game.cards[card].title
        return game.programs[card].text


@phrase(
    ('with "{word}" in the {part}', {"other": None}),
    'with "{word}" or "{other}" in the {part}',
)
@dataclass(frozen=True, slots=True)
class WithWord(Suffix):
    """With a word in the title or in the text."""

    word: str
    part: Part
    other: str | None = None

    def fits(self, game: Game, card: int, source: Source) -> bool:
        where = self.part.of(game, card).casefold()
        wanted = (self.word, self.other) if self.other is not None else (self.word,)
        return any(word.casefold() in where for word in wanted)


class Title(Phrase):
    """A card's title, with or without quotation marks."""


@dataclass(frozen=True, slots=True)
class TitleOf(Title):
    """One title."""

    title: str


_ENDS_TITLE = frozenset(
    (
        ",",
        "and",
        "or",
        "in",
        "into",
        "from",
        "is",
        "are",
        "to",
        "with",
        "at",
        "on",
        "can",
        "you",
        ".",
    )
)


# Of "Android 19's Choke" the "19" is a number, so that the rest comes by itself.
_WITHIN_TITLE = frozenset(("of", "the", "and", "'s", "'", "s"))


def _parse_title(tokens: Tokens, pos: int) -> Iterable[tuple[int, TitleOf]]:
    if pos >= len(tokens):
        return
    if tokens[pos].text == '"':
        for end in range(pos + 1, len(tokens)):
            if tokens[end].text == '"':
                if end > pos + 1:
                    text = tokens.source[tokens[pos].end : tokens[end].start]
                    yield end + 1, TitleOf(text)
                return
        return
    end = pos
    # X and AT are numbers: "Rejuvenate AT".
    if tokens[pos].text in ("X", "AT") or not tokens[pos].text[0].isupper():
        return
    while end < len(tokens) and end - pos < 6:
        text = tokens[end].text
        first = text[:1]
        if not (first.isupper() or first.isdigit() or text in _WITHIN_TITLE):
            return
        end += 1
        after = tokens[end].text if end < len(tokens) else "."
        if after in _ENDS_TITLE and (first.isupper() or first.isdigit()):
            yield end, TitleOf(tokens.source[tokens[pos].start : tokens[end - 1].end])


terminal(
    Title,
    parse=_parse_title,
    show=lambda value: f'"{value.title}"',
    expects="a card's title",
    value_type=TitleOf,
)


@phrase(
    ("not named {title}", {"named": False}),
    ("named {title}", {"named": True}),
    ("~except {title}", {"named": False}),
    ("~other than {title}", {"named": False}),
    ("~titled {title}", {"named": True}),
)
@dataclass(frozen=True, slots=True)
class OfTitle(Suffix):
    """Of one title, or of any other."""

    title: Title
    named: bool

    def fits(self, game: Game, card: int, source: Source) -> bool:
        assert isinstance(self.title, TitleOf)
        return (game.cards[card].title == self.title.title) is self.named


@phrase(
    ("with a {icon} Power", {"there": True}),
    ("without a {icon} Power", {"there": False}),
    ("~that (has|have) a {icon} (power|effect)", {"there": True}),
    ("~with a {icon} effect", {"there": True}),
    ("~that (does|do) not have a {icon} (power|effect)", {"there": False}),
    ("~without a {icon} effect", {"there": False}),
    ("a {icon} Power", {"there": True}, "had"),
    ("no {icon} Power", {"there": False}, "had"),
    ("~a {icon} effect", {"there": True}, "had"),
)
@dataclass(frozen=True, slots=True)
class WithPower(Suffix):
    """With a section of an icon, or without."""

    icon: IconWord
    there: bool

    def fits(self, game: Game, card: int, source: Source) -> bool:
        return self.icon.stands_on(game.programs[card]) is self.there


@words
class CardFact(Enum):
    """What can be so of cards, as it is said after them."""

    STOPS = "that stops(stop) attacks"
    ENDS_COMBAT = "that ends(end) combat"
    PHYSICAL = "that performs(perform) a physical attack"
    ENERGY = "that performs(perform) an energy attack"
    NEW = "that isn't(aren't) already in play"
    NUMBERED = "with a number in the title that is less than or equal to your MP's level"
    NAMED = "with that name"
    TITLE_ATTACHED = "with the title of a card attached to this card|with that title"


def _stops(game: Game, card: int, source: Source) -> bool:
    defense = game.programs[card].defense
    return defense is not None and any("stop" in s.text.lower() for s in defense.sentences)


def _performs(kind: AttackKind) -> Callable[[Game, int, Source], bool]:
    def test(game: Game, card: int, source: Source) -> bool:
        attack = game.programs[card].attack
        return (
            game.cards[card].type in _ATTACKING
            and attack is not None
            and attack.header.kind is kind
        )

    return test


def _is_new(game: Game, card: int, source: Source) -> bool:
    title = game.cards[card].title
    return not any(game.cards[c].title == title for side in game.state.players for c in side.play)


def _is_reached(game: Game, card: int, source: Source) -> bool:
    numbers = [int(word) for word in game.cards[card].title.split() if word.isdecimal()]
    return bool(numbers) and numbers[-1] <= game.state.players[source.player].level


def _has_title_attached(game: Game, card: int, source: Source) -> bool:
    title = game.cards[card].title
    return any(
        permanent.attached_to == source.card and game.cards[other].title == title
        for other, permanent in game.state.permanents.items()
    )


_FACTS: dict[CardFact, Callable[[Game, int, Source], bool]] = {
    CardFact.STOPS: _stops,
    CardFact.ENDS_COMBAT: lambda game, card, source: game.programs[card].ends_combat,
    CardFact.PHYSICAL: _performs(AttackKind.PHYSICAL),
    CardFact.ENERGY: _performs(AttackKind.ENERGY),
    CardFact.NEW: _is_new,
    CardFact.NUMBERED: _is_reached,
    CardFact.NAMED: lambda game, card, source: game.cards[card].title in source.memory.names,
    CardFact.TITLE_ATTACHED: _has_title_attached,
}


@phrase("{fact:s}")
@dataclass(frozen=True, slots=True)
class That(Suffix):
    """Cards of which a fact is so: what their text does, their title, what is attached."""

    fact: CardFact

    @property
    def rules(self) -> str:
        """The rule that it leans on."""
        return {CardFact.TITLE_ATTACHED: "TYP-7", CardFact.NAMED: "EFF-10"}.get(self.fact, "")

    def fits(self, game: Game, card: int, source: Source) -> bool:
        return _FACTS[self.fact](game, card, source)


@phrase("copy(ies) of {title}", ("copy(ies) of that card", {"title": None}))
@dataclass(frozen=True, slots=True)
class CopyOf(SimpleFilter):
    """Copies of a card that the text names, or of the one that was named or spoken of."""

    title: Title | None

    def fits(self, game: Game, card: int, source: Source) -> bool:
        title = game.cards[card].title
        if isinstance(self.title, TitleOf):
            return title == self.title.title
        memory = source.memory
        return title in (memory.names or [game.cards[each].title for each in memory.chosen])


COPY_OF_THAT = CopyOf(None)
