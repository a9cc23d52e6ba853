"""Words before a kind of card, in any number and order, each also with "non-": "Styled"."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from dbz_desktop.cards import Alignment, CardType, Style
from dbz_desktop.rules.kernel import considered
from dbz_desktop.rules.kernel.attack_events import AttackKind
from dbz_desktop.rules.kernel.base import CardFilter
from dbz_desktop.rules.kernel.cardtext import CardProgram
from dbz_desktop.rules.kernel.events import NOBODY
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.language.nouns.kinds import (
    Adjective,
    Folk,
    Headed,
    OfType,
    TypeName,
    is_of,
)
from dbz_desktop.rules.language.text.sidenotes import SideNote, is_side_note
from dbz_desktop.wording import Phrase, Tokens, negatable, phrase, terminal, words


@words
@negatable
class Quality(Enum):
    """What a card can be, beside its type."""

    STYLED = "Styled"
    NAMED = "Named"
    FREESTYLE = "Freestyle"
    BLACK = "Black|Black Style|Black-Styled"
    BLUE = "Blue|Blue Style|Blue-Styled"
    NAMEKIAN = "Namekian|Namekian Style|Namekian-Styled"
    ORANGE = "Orange|Orange Style|Orange-Styled"
    RED = "Red|Red Style|Red-Styled"
    SAIYAN = "Saiyan|Saiyan Style|Saiyan-Styled"
    HERO = "Hero|Heroic|Heroes only"
    VILLAIN = "Villain|Villainous|Villains only"
    RESTRICTED = "Alignment-restricted"
    PHYSICAL = "physical"
    ENERGY = "energy"
    ATTACHED = "attached"
    CAPTURED = "captured"
    OTHER = "other"
    EARTH = "Earth"
    NAMEK = "Namek"

    def fits(self, game: Game, card: int, source: Source) -> bool:
        """Whether it is so of the card."""
        return _QUALITIES[self](game, card, source)


def _styled(game: Game, card: int, source: Source) -> bool:
    return considered.style(game, card, source.player).is_styled


def _of_style(style: Style) -> Callable[[Game, int, Source], bool]:
    def fits(game: Game, card: int, source: Source) -> bool:
        if game.cards[card].type.is_personality:
            # A personality has no Style but a heritage (DCK-7).
            return considered.has_heritage(game, card, style)
        return style in considered.styles(game, card, source.player)

    return fits


def _aligned(alignment: Alignment) -> Callable[[Game, int, Source], bool]:
    return lambda game, card, source: (
        alignment_of(game, card) is alignment
        or (game.cards[card].type.is_personality and considered.is_aligned(game, card, alignment))
    )


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
    # What has left play is called by what it was there (TYP-7).
    permanent = game.state.permanents.get(card) or game.state.left.get(card)
    return permanent is not None and permanent.attached_to != NOBODY


def _is_captured(game: Game, card: int, source: Source) -> bool:
    """A Dragon Ball that somebody else than its owner controls (ATK-14)."""
    permanent = game.state.permanents.get(card)
    ball = game.cards[card].type is CardType.DRAGON_BALL
    return ball and permanent is not None and permanent.controller != game.owners[card]


def _is_other(game: Game, card: int, source: Source) -> bool:
    """Another one than those that the text spoke of, or than the card whose text it is."""
    return card not in (source.memory.chosen or (source.card,))


def _ball_of(name: str) -> Callable[[Game, int, Source], bool]:
    return lambda game, card, source: game.cards[card].dragon_ball_set == name


_QUALITIES: dict[Quality, Callable[[Game, int, Source], bool]] = {
    Quality.STYLED: _styled,
    Quality.NAMED: lambda game, card, source: considered.is_named(game, card, source.player),
    Quality.FREESTYLE: lambda game, card, source: not _styled(game, card, source),
    **{Quality[style.name]: _of_style(style) for style in Style if style.is_styled},
    Quality.HERO: _aligned(Alignment.HERO),
    Quality.VILLAIN: _aligned(Alignment.VILLAIN),
    Quality.RESTRICTED: lambda game, card, source: alignment_of(game, card) is not None,
    Quality.PHYSICAL: _attacks_so(AttackKind.PHYSICAL),
    Quality.ENERGY: _attacks_so(AttackKind.ENERGY),
    Quality.ATTACHED: _is_attached,
    Quality.CAPTURED: _is_captured,
    Quality.OTHER: _is_other,
    Quality.EARTH: _ball_of("Earth"),
    Quality.NAMEK: _ball_of("Namek"),
}


_ALONE = frozenset((*Folk.__members__, *considered.Trait.__members__))
"""The qualities that personalities are called by, so that a list of them is one of kinds."""

_ONE: dict[str, Any] = {"other": None, "trait": None}
_TRAIT: dict[str, Any] = {"other": None, "quality": None}


@phrase(
    ("{quality}", {"negated": False, **_ONE}),
    ("{quality:@non}", {"negated": True, **_ONE}),
    ("{quality} or {other}", {"negated": False, "trait": None}),
    ("{trait}", {"negated": False, **_TRAIT}),
    ("{trait:@non}", {"negated": True, **_TRAIT}),
)
@dataclass(frozen=True, slots=True)
class Is(Adjective):
    """A quality, its absence, or one of two: "Styled", "non-Styled", "Styled or Named".

    Or a Trait, which personalities alone have (DCK-7).
    """

    quality: Quality | None
    negated: bool = False
    other: Quality | None = None
    trait: considered.Trait | None = None

    def __post_init__(self) -> None:
        if self.trait is not None and self.trait.is_style:
            raise ValueError("of such a personality the Style's word is said")
        if self.other is None or self.quality is None:
            return
        if self.other is self.quality:
            raise ValueError("one of two")
        if {self.quality.name, self.other.name} & _ALONE:
            raise ValueError("what is a kind of its own needs no word after it")

    @property
    def denied(self) -> Is | None:
        """The word that says that it is not so."""
        return None if self.other is not None else replace(self, negated=not self.negated)

    def fits(self, game: Game, card: int, source: Source) -> bool:
        if self.trait is not None:
            personality = game.cards[card].type.is_personality
            has = personality and considered.has_trait(game, card, self.trait)
            return has is not self.negated
        if self.other is not None and self.other.fits(game, card, source):
            return True
        assert self.quality is not None
        return self.quality.fits(game, card, source) is not self.negated


def stands_alone(word: Adjective) -> bool:
    """Whether the word is also a kind of its own: "a Hero", "a Saiyan"."""
    if not isinstance(word, Is) or word.negated:
        return False
    names = {each.name for each in (word.quality, word.other, word.trait) if each is not None}
    return not _ALONE.isdisjoint(names)


@phrase("{types:/:@non}")
@dataclass(frozen=True, slots=True)
class IsNoType(Adjective):
    """None of some types: "non-Event", "non-personality/non-Mastery"."""

    types: tuple[TypeName, ...]

    def allows(self, card_type: CardType) -> bool:
        return not any(each.covers(card_type) for each in self.types)

    def fits(self, game: Game, card: int, source: Source) -> bool:
        return not is_of(game, card, self.types, source.player)


def called(kind: CardFilter, so: bool) -> Adjective | None:
    """The word before a kind that says that it is one of those, or none: "non-Event", "Hero"."""
    if isinstance(kind, OfType):
        return None if so else IsNoType(kind.types)
    if isinstance(kind, Headed) and kind.folk is not None:
        return Is(Quality[kind.folk.name], not so)
    if isinstance(kind, Headed) and kind.trait is not None:
        if kind.trait.is_style:
            return Is(Quality[kind.trait.name], not so)
        return Is(None, not so, trait=kind.trait)
    return None


@words
@negatable
class IconWord(Enum):
    """An icon of a card's text."""

    ATTACK = "\\[attack\\]"
    DEFENSE = "\\[defense\\]"
    CONSTANT = "\\[constant\\]"
    INSTANT = "\\[instant\\]"

    def stands_on(self, program: CardProgram) -> bool:
        """Whether a section of the card has the icon."""
        return any(section.icon == self.name.lower() for section in program.sections)


@phrase(("{icons:or}", {"negated": False}), ("{icons:or:@non}", {"negated": True}))
@dataclass(frozen=True, slots=True)
class HasIcon(Adjective):
    """Cards with one of some icons, or none: "[constant] Drill", "[attack] or [defense] card"."""

    icons: tuple[IconWord, ...]
    negated: bool = False

    @property
    def denied(self) -> HasIcon:
        """The word that says that it is not so."""
        return replace(self, negated=not self.negated)

    def fits(self, game: Game, card: int, source: Source) -> bool:
        found = any(icon.stands_on(game.programs[card]) for icon in self.icons)
        return found is not self.negated


@phrase(('"{subtitle}"', {"note": None}), ('"{note}"', {"subtitle": ""}))
@dataclass(frozen=True, slots=True)
class Quoted(Adjective):
    """Personalities with a subtitle or a title, "Ginyu Force" Allies, or cards with a note (DCK-6).

    The note is one that says whose decks they are for: "Heroes only" cards.
    """

    subtitle: str
    note: SideNote | None = None

    def __post_init__(self) -> None:
        if is_side_note(self.subtitle):
            raise ValueError("these words in parentheses are a note, no personality's subtitle")

    @property
    def rules(self) -> str:
        """The rule of such notes."""
        return "" if self.note is None else "DCK-6"

    def fits(self, game: Game, card: int, source: Source) -> bool:
        if self.note is not None:
            return self.note in game.programs[card].notes
        return self.subtitle in (game.cards[card].subtitle, game.cards[card].title)


class CharacterName(Phrase):
    """A character's name, as it stands before "Named"."""


@dataclass(frozen=True, slots=True)
class Character(CharacterName):
    """One character."""

    name: str


_NO_NAMES = frozenset(("X", "AT", "Rejuvenated", "Your", "All", "Each", "Any", "Other", "Cards"))


def _parse_name(tokens: Tokens, pos: int) -> Iterable[tuple[int, Character]]:
    if tokens[pos].text in (
        "X",
        "AT",
        "Rejuvenated",
        "Your",
        "All",
        "Each",
        "Any",
        "Other",
        "Cards",
    ):
        # A number of cards, "the top X Frieza Named cards", what became of one of his, or whose.
        return
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
    capital=True,
)


class BallSetName(Phrase):
    """The name of a set of Dragon Balls, as it stands before "Dragon Ball"."""


@dataclass(frozen=True, slots=True)
class BallSet(BallSetName):
    """One set."""

    name: str


def _parse_set(tokens: Tokens, pos: int) -> Iterable[tuple[int, BallSet]]:
    end, names = pos, []
    if not pos:
        return  # At the head of a sentence any word has a capital letter.
    while end + 1 < len(tokens) and end - pos < 3:
        text = tokens[end].text
        if not text[:1].isupper() or text in ("X", "AT", "Dragon"):
            return
        names.append(text)
        end += 1
        if [each.text for each in tokens[end : end + 2]] in (
            ["Dragon", "Ball"],
            ["Dragon", "Balls"],
        ):
            if not OWN_WORDS.intersection(names):
                yield end, BallSet(" ".join(names))


def _both(word: str) -> tuple[str, ...]:
    """A word of the lexicon in the singular and in the plural."""
    one, _, ending = word.rstrip(")").partition("(")
    return (one, (one[:-1] if ending == "ies" else one) + ending)


OWN_WORDS = frozenset(
    each
    for kind in (Quality, TypeName, Folk, considered.Trait)
    for member in kind
    for word in str(member.value).split("|")
    for each in _both(word)
) | {
    "AT", "Banished Zone", "Combat", "Endurance", "Focused", "HIT", "Heritage", "Life Deck", "MP",
    "MPPV", "MPs", "PUR", "Power", "Powers", "Rejuvenate", "Rejuvenated", "Rejuvenates",
    "Rejuvenating", "Step", "Steps", "Trait", "Traits", "Unpreventable", "Unstoppable", "X",
}  # fmt: skip
"""The language's own words with a capital letter, which name no card, character or set."""


terminal(
    BallSetName,
    parse=_parse_set,
    show=lambda value: value.name,
    expects="a set of Dragon Balls",
    value_type=BallSet,
    capital=True,
)


@phrase(("{who} Named", {"balls": None}), ("{balls}", {"who": None}))
@dataclass(frozen=True, slots=True)
class NamedAfter(Adjective):
    """Cards with a character's name in their title (DCK-6), or Dragon Balls of a set (TYP-2)."""

    who: CharacterName | None
    balls: BallSetName | None = None

    def __post_init__(self) -> None:
        if isinstance(self.who, Character) and self.who.name.split()[0] in _STYLE_WORDS:
            raise ValueError("a Style is no character")

    @property
    def rules(self) -> str:
        """The rule of such names."""
        return "DCK-6" if self.balls is None else "TYP-2"

    def allows(self, card_type: CardType) -> bool:
        return self.balls is None or card_type is CardType.DRAGON_BALL

    def fits(self, game: Game, card: int, source: Source) -> bool:
        if isinstance(self.balls, BallSet):
            return game.cards[card].dragon_ball_set == self.balls.name
        assert isinstance(self.who, Character)
        return considered.is_named_after(game, card, self.who.name, source.player)


_STYLE_WORDS = frozenset(style.value for style in Style) | {"Styled"}
