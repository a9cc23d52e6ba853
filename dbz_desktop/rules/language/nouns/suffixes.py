"""Words after a kind of card: "with Endurance", "named X", "that stop attacks"."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, cast

from dbz_desktop.cards import CardType
from dbz_desktop.rules.flow import control, stages
from dbz_desktop.rules.flow.stages import TOP
from dbz_desktop.rules.kernel import considered
from dbz_desktop.rules.kernel.attack_events import AttackKind
from dbz_desktop.rules.kernel.base import CardFilter
from dbz_desktop.rules.kernel.cardtext import Section
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.language.nouns.described import Described
from dbz_desktop.rules.language.nouns.kinds import ATTACKING, SimpleFilter, Suffix, having
from dbz_desktop.rules.language.nouns.qualities import IconWord
from dbz_desktop.rules.language.nouns.terms import Whose
from dbz_desktop.wording import phrase, words


@phrase("{what:s} {suffix:s}")
@dataclass(frozen=True, slots=True)
class Such(SimpleFilter):
    """A kind of card of which something is said after it."""

    what: SimpleFilter
    suffix: Suffix

    def __post_init__(self) -> None:
        if self.suffix.word_before is not None:
            raise ValueError("said with a word before it")
        others = (CardType.MAIN_PERSONALITY, CardType.DRILL)
        if self.suffix.of_allies and any(map(self.what.allows, others)):
            raise ValueError("that is told of Allies alone")

    def allows(self, card_type: CardType) -> bool:
        return self.what.allows(card_type)

    def fits(self, game: Game, card: int, source: Source) -> bool:
        return self.what.fits(game, card, source) and self.suffix.fits(game, card, source)


def of_such(cards: CardFilter, after: Suffix | None) -> Any:
    """A kind of card of which that is said, too: of each of several kinds.

    That is where it stands in the canonical wording, wherever else a text has it.
    """
    if after is None:
        return cards
    if isinstance(cards, SimpleFilter):
        before = after.word_before
        return Such(cards, after) if before is None else Described(before, cards)
    kinds = getattr(cards, "kinds", None)
    if kinds is not None:
        return replace(cast(Any, cards), kinds=tuple(of_such(kind, after) for kind in kinds))
    described = cast(Any, cards)
    return replace(described, what=of_such(described.what, after))


@words
class Part(Enum):
    """A part of a card that has words on it."""

    TITLE = "title"
    TEXT = "text box|text"

    def of(self, game: Game, card: int, player: int) -> str:
        """The words a player's effects see there; what only counts as there stands by itself."""
        if self is Part.TITLE:
            return "\n".join(considered.title_words(game, card, player))
        return game.programs[card].text


_ONE_WORD: dict[str, Any] = {"other": None, "there": True}
_LACKS: dict[str, Any] = {"other": None, "there": False}
_NAME: dict[str, Any] = {"word": "", "other": None, "there": True}
_NAMED: dict[str, Any] = {**_NAME, "part": Part.TITLE}


@phrase(
    ('with "{word}" in the {part}', _ONE_WORD),
    ('with "{word}" or "{other}" in the {part}', {"there": True}),
    ('without "{word}" in the {part}', _LACKS),
    ('~with "{word}" in (its|their) {part}', _ONE_WORD),
    ('~with the (word|words) "{word}" in (the|its|their) {part}', _ONE_WORD),
    ('~with "{word}" or "{other}" in (its|their) {part}', {"there": True}),
    ('~without "{word}" in (its|their) {part}', _LACKS),
    ('~whose {part} (contains|has|includes) "{word}"', _ONE_WORD),
    ('~whose {part} (contains|has|includes) "{word}" or "{other}"', {"there": True}),
    ('~whose {part} does not (contain|have|include) "{word}"', _LACKS),
    ('~with a {part} that (contains|includes) "{word}"', _ONE_WORD),
    ("with {whose} MP's name in the {part}", _NAME),
    ("~with {whose} MP's name in (its|their) {part}", _NAME),
    ("~with the name of {whose} MP in (its|their|the) {part}", _NAME),
    ("~whose {part} contains {whose} MP's name", _NAME),
    ("~Named after {whose} MP", _NAMED),
    ("Named after {whose} MP", _NAMED, "as_other"),
    # What is so of the title of a card that was spoken of is so of the card.
    ('~(its|that card\'s) {part} (contains|has|includes) "{word}"', _ONE_WORD, "spoken"),
    ('~the {part} of that card (contains|has|includes) "{word}"', _ONE_WORD, "spoken"),
    ('~(its|that card\'s) {part} does not (contain|have|include) "{word}"', _LACKS, "spoken"),
    *having(
        ('"{word}" in the {part}', _ONE_WORD, "had"),
        ('"{word}" or "{other}" in the {part}', {"there": True}, "had"),
        ('~"{word}" in (its|their) {part}', _ONE_WORD, "had"),
        ('~"{word}" or "{other}" in (its|their) {part}', {"there": True}, "had"),
        ("{whose} MP's name in the {part}", _NAME, "had"),
        ("~{whose} MP's name in (its|their) {part}", _NAME, "had"),
        ('"{word}" in the {part}', _LACKS, "lacked"),
        ('~"{word}" in (its|their) {part}', _LACKS, "lacked"),
        printed=True,
    ),
)
@dataclass(frozen=True, slots=True)
class WithWord(Suffix):
    """With a word in the title or in the text, or without it; or with the name of an MP (DCK-6)."""

    word: str
    part: Part
    other: str | None = None
    there: bool = True
    whose: Whose | None = None

    def fits(self, game: Game, card: int, source: Source) -> bool:
        if self.whose is not None:
            name = game.cards[game.state.players[self.whose.seat(source)].mp_card].title
            found = name.casefold() in self.part.of(game, card, source.player).casefold()
            return found or considered.is_named_after(game, card, name, source.player)
        where = self.part.of(game, card, source.player).casefold()
        wanted = (self.word, self.other) if self.other is not None else (self.word,)
        return any(word.casefold() in where for word in wanted) is self.there


@phrase(
    ("with a {icon} Power", {"there": True}),
    ("without a {icon} Power", {"there": False}),
    ("~with a {icon} (effect|icon)", {"there": True}),
    ("~with a printed {icon} (Power|effect|icon)", {"there": True}),
    ("~with {icon} in (its|the|their) text [box]", {"there": True}),
    ("~with {icon} (powers|effects|icons)", {"there": True}),
    ("~without a {icon} (effect|icon)", {"there": False}),
    ("~with no {icon} (power|effect|icon)", {"there": False}),
    *having(
        ("a {icon} Power", {"there": True}, "had"),
        ("no {icon} Power", {"there": False}, "had"),
        ("~a {icon} (effect|icon)", {"there": True}, "had"),
        ("~no {icon} (effect|icon)", {"there": False}, "had"),
        ("a {icon} Power", {"there": False}, "lacked"),
        ("~a {icon} (effect|icon)", {"there": False}, "lacked"),
        ("a Power", {"icon": None, "there": True}, "had"),
        ("no Power", {"icon": None, "there": False}, "had"),
        ("a Power", {"icon": None, "there": False}, "lacked"),
        printed=True,
    ),
    ("with a Power", {"icon": None, "there": True}),
    ("without a Power", {"icon": None, "there": False}),
    ("~with no Power", {"icon": None, "there": False}),
)
@dataclass(frozen=True, slots=True)
class WithPower(Suffix):
    """With a section of an icon, or without; or with any Power (COM-3)."""

    icon: IconWord | None
    there: bool

    @property
    def rules(self) -> str:
        """The rule of Powers."""
        return "" if self.icon is not None else "COM-3"

    def fits(self, game: Game, card: int, source: Source) -> bool:
        program = game.programs[card]
        if self.icon is None:
            return any(map(_is_power, program.sections)) is self.there
        return self.icon.stands_on(program) is self.there


def _is_power(section: Section) -> bool:
    return section.power or section.icon == "constant"


@words
class CardFact(Enum):
    """What can be so of cards, as it is said after them."""

    STOPS = (
        "that stops(stop) attacks|that [can] stops(stop) an attack|that can (stop|block) attacks"
        "|that [can] blocks(block) (an attack|attacks)"
    )
    STOPS_PHYSICAL = (
        "that stops(stop) physical attacks|that [can] stops(stop) a physical attack"
        "|that can (stop|block) physical attacks"
        "|that [can] blocks(block) (a physical attack|physical attacks)"
    )
    STOPS_ENERGY = (
        "that stops(stop) energy attacks|that [can] stops(stop) an energy attack"
        "|that can (stop|block) energy attacks"
        "|that [can] blocks(block) (an energy attack|energy attacks)"
    )
    ENDS_COMBAT = "that ends(end) combat"
    PHYSICAL = "that performs(perform) a physical attack"
    ENERGY = "that performs(perform) an energy attack"
    NEW = (
        "that isn't(aren't) already in play|that isn't(aren't) in play"
        "|that is(are) not [already] in play|not [already] in play"
    )
    NUMBERED = "with a number in the title that is less than or equal to your MP's level"
    HIGHER = (
        "with a higher number in the title|with a higher number in its title"
        "|with a higher number in (its|the) title than (it|that card|that Dragon Ball)"
    )
    LOWER = (
        "with a lower number in the title|with a lower number in its title"
        "|with a lower number in (its|the) title than (it|that card|that Dragon Ball)"
    )
    OWN = "that you own"
    OTHERS = "that you do not own|that is(are) not yours"
    OTHER_SUBTITLE = (
        "with a different subtitle|with (a different|another) subtitle [than (this card|this Ally"
        "|it|that Ally|that card)]"
    )
    FULL = "at full power|at its full power|at its highest [power] stage"
    IN_CONTROL = "in control of combat|that is(are) in control of combat|controlling combat"
    ELSE = "other than this card|(besides|except|except for) this card"
    STAYS = "that is(are) not banished after use"
    HITS = (
        "with a HIT effect|with a printed HIT effect|with HIT effects"
        "|that has(have) a [printed] HIT effect|that has(have) HIT effects"
    )
    HITLESS = (
        "without a HIT effect|with no [printed] HIT effect|without a printed HIT effect"
        "|that does(do) not have a [printed] HIT effect|that has(have) no [printed] HIT effect"
    )
    NAMED = (
        "with that name|with the named (title|name)"
        "|with the [same] (title|name) (as|of) the (named card|card (you|he|your opponent) named)"
    )
    OTHER_TITLE = (
        "with a different title|with a different name"
        "|with a different (title|name) than (it|that card|that Drill|that Setup|that Ally)"
        "|with a different (title|name) (than|from) the (chosen|banished|discarded|destroyed"
        "|returned|revealed) (card|Drill|Setup|Ally|Event)"
    )
    SAME_TITLE = (
        "with the same title as that card|with the same (title|name) as it"
        "|with the same name as that card"
        "|with the same (title|name) as (that Drill|that Setup|that Ally|that Event)"
        "|with the same (title|name) as the (chosen|banished|discarded|revealed|destroyed"
        "|returned) (card|Drill|Setup|Ally|Event)"
        "|with (that card's|that Drill's|that Setup's|that Ally's|that Event's|its) (title|name)"
    )


def _stops(kind: AttackKind | None = None) -> Callable[[Game, int, Source], bool]:
    """Whether a card stops attacks, or those of one kind; one that names no kind stops both."""

    def test(game: Game, card: int, source: Source) -> bool:
        defense = game.programs[card].defense
        texts = [s.text.lower() for s in defense.sentences] if defense is not None else []
        found = [text.partition("stop")[2] for text in texts if "stop" in text]
        kinds = [{each for each in AttackKind if each.value in text} for text in found]
        return any(kind is None or not named or kind in named for named in kinds)

    return test


def _performs(kind: AttackKind) -> Callable[[Game, int, Source], bool]:
    def test(game: Game, card: int, source: Source) -> bool:
        attack = game.programs[card].attack
        return (
            game.cards[card].type in ATTACKING and attack is not None and attack.header.kind is kind
        )

    return test


def _hits(game: Game, card: int, source: Source) -> bool:
    attack = game.programs[card].attack
    return attack is not None and bool(attack.hits)


def _banishes_itself(game: Game, card: int) -> bool:
    own = Source(game.owners[card], card)
    return any(note.banishes_now(game, own) for note in game.programs[card].notes)


def _is_new(game: Game, card: int, source: Source) -> bool:
    title = game.cards[card].title
    return not any(game.cards[c].title == title for side in game.state.players for c in side.play)


def _number(game: Game, card: int) -> int | None:
    """The number in a card's title, the last one where there are several."""
    numbers = [int(word) for word in game.cards[card].title.split() if word.isdecimal()]
    return numbers[-1] if numbers else None


def _is_reached(game: Game, card: int, source: Source) -> bool:
    number, mp = _number(game, card), game.state.players[source.player].mp_card
    return number is not None and number <= stages.level(game, mp, source.player)


def _is_beyond(up: bool) -> Callable[[Game, int, Source], bool]:
    """Whether its number is past that of the card that was spoken of, on one side of it."""

    def test(game: Game, card: int, source: Source) -> bool:
        number = _number(game, card)
        told = [_number(game, each) for each in source.memory.chosen or source.memory.moved]
        return number is not None and any(
            each is not None and each != number and (number > each) is up for each in told
        )

    return test


def _is_full(game: Game, card: int, source: Source) -> bool:
    mps = [side.mp_card for side in game.state.players]
    there = card in game.state.permanents or card in mps
    return there and game.cards[card].type.is_personality and stages.current(game, card) == TOP


def _is_in_control(game: Game, card: int, source: Source) -> bool:
    """Whether a personality acts for its player (COM-6)."""
    return card == control.in_control(game, stages.owner_of(game, card))


def _has_same_title(game: Game, card: int, source: Source) -> bool:
    told = source.memory.chosen or source.memory.moved
    return game.cards[card].title in {game.cards[each].title for each in told}


def _has_other_title(game: Game, card: int, source: Source) -> bool:
    told = source.memory.chosen or source.memory.moved
    return game.cards[card].title not in {game.cards[each].title for each in told}


def _has_that_title(game: Game, card: int, source: Source) -> bool:
    """Whether it has the title that was named, or that of a card which was spoken of (EFF-10)."""
    memory = source.memory
    named = memory.names or tuple(game.cards[each].title for each in memory.chosen)
    return game.cards[card].title in named


def _has_other_subtitle(game: Game, card: int, source: Source) -> bool:
    """Whether it differs from the card that was spoken of, or else from the text's own card."""
    told = source.memory.chosen or source.memory.moved or (source.card,)
    return game.cards[card].subtitle not in {game.cards[each].subtitle for each in told}


_FACTS: dict[CardFact, Callable[[Game, int, Source], bool]] = {
    CardFact.STOPS: _stops(),
    CardFact.STOPS_PHYSICAL: _stops(AttackKind.PHYSICAL),
    CardFact.STOPS_ENERGY: _stops(AttackKind.ENERGY),
    CardFact.ENDS_COMBAT: lambda game, card, source: game.programs[card].ends_combat,
    CardFact.PHYSICAL: _performs(AttackKind.PHYSICAL),
    CardFact.ENERGY: _performs(AttackKind.ENERGY),
    CardFact.HITS: _hits,
    CardFact.HITLESS: lambda game, card, source: not _hits(game, card, source),
    CardFact.STAYS: lambda game, card, source: not _banishes_itself(game, card),
    CardFact.NEW: _is_new,
    CardFact.OWN: lambda game, card, source: game.owners[card] == source.player,
    CardFact.OTHERS: lambda game, card, source: game.owners[card] != source.player,
    CardFact.OTHER_SUBTITLE: _has_other_subtitle,
    CardFact.FULL: _is_full,
    CardFact.IN_CONTROL: _is_in_control,
    CardFact.ELSE: lambda game, card, source: card != source.card,
    CardFact.NUMBERED: _is_reached,
    CardFact.HIGHER: _is_beyond(True),
    CardFact.LOWER: _is_beyond(False),
    CardFact.NAMED: _has_that_title,
    CardFact.OTHER_TITLE: _has_other_title,
    CardFact.SAME_TITLE: _has_same_title,
}


@phrase("{fact:s}")
@dataclass(frozen=True, slots=True)
class That(Suffix):
    """Cards of which a fact is so: what their text does, their title, what is attached."""

    fact: CardFact

    @property
    def rules(self) -> str:
        """The rule that it leans on."""
        if self.fact is CardFact.IN_CONTROL:
            return "COM-6"
        if self.fact in (CardFact.OWN, CardFact.OTHERS):
            return "ZON-2"
        return "EFF-10" if self.fact is CardFact.NAMED else ""

    def fits(self, game: Game, card: int, source: Source) -> bool:
        return _FACTS[self.fact](game, card, source)
