"""Words after a kind of card: "with Endurance", "named X", "that stop attacks"."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, cast

from dbz_desktop.cards import CardType
from dbz_desktop.rules.flow import stages
from dbz_desktop.rules.flow.stages import TOP
from dbz_desktop.rules.kernel import considered
from dbz_desktop.rules.kernel.attack_events import AttackKind
from dbz_desktop.rules.kernel.base import Amount, CardFilter
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.language.kinds import ATTACKING, AnyCard, SimpleFilter, Suffix
from dbz_desktop.rules.language.places import AttachedTo, Bearing, Located
from dbz_desktop.rules.language.qualities import IconWord
from dbz_desktop.rules.language.terms import Comparison
from dbz_desktop.wording import Phrase, Tokens, phrase, terminal, words


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


def of_such(cards: CardFilter, after: Suffix | None) -> Any:
    """A kind of card of which that is said, too: of each of several kinds.

    That is where it stands in the canonical wording, wherever else a text has it.
    """
    if after is None:
        return cards
    if isinstance(cards, SimpleFilter):
        return Such(cards, after)
    kinds = getattr(cards, "kinds", None)
    if kinds is not None:
        return replace(cast(Any, cards), kinds=tuple(of_such(kind, after) for kind in kinds))
    described = cast(Any, cards)
    return replace(described, what=of_such(described.what, after))


_NO_NUMBER: dict[str, Any] = {"n": None, "test": None, "amount": None}
_COSTING: dict[str, Any] = {"amount": None, "cost": True}


@phrase(
    ("with Endurance", {"n": None, "test": None, "amount": None}),
    "with Endurance {n} {test}",
    ("with Endurance {n}", {"test": None}),
    ("without Endurance", {"n": None, "test": None, "amount": None, "there": False}),
    ("with Endurance equal to {amount}", {"n": None, "test": None}),
    ("with the highest Endurance", {**_NO_NUMBER, "most": True}),
    ("with the lowest Endurance", {**_NO_NUMBER, "most": False}),
    ("Endurance", {"n": None, "test": None, "amount": None}, "had"),
    ("no Endurance", {"n": None, "test": None, "amount": None, "there": False}, "had"),
    ("Endurance {n} {test}", {}, "had"),
    ("Endurance {n}", {"test": None}, "had"),
    ("~an Endurance of {n} {test}", {}, "had"),
    "~with an Endurance of {n} {test}",
    ("~with an Endurance of {n}", {"test": None}),
    "~with {n} {test} Endurance",
    ("~with {n} Endurance", {"test": None}),
    ("costing {n} {test} stages", _COSTING),
    ("costing {n} stage(s)", {**_COSTING, "test": None}),
    (
        "~with no Endurance",
        {"n": None, "test": None, "amount": None, "there": False},
    ),
    ("~costing no stages", {**_COSTING, "n": 0, "test": None}),
    ("~that costs(cost) {n} {test} stage(s)", _COSTING),
    ("~that costs(cost) {n} stage(s) {test}", _COSTING),
    ("~that costs(cost) {n} stage(s)", {**_COSTING, "test": None}),
    ("~that costs(cost) no stages", {**_COSTING, "n": 0, "test": None}),
    ("~with a [printed] [stage] cost of {n} {test} [stage|stages]", _COSTING),
    ("~with a [printed] [stage] cost of {n} (stage|stages) {test}", _COSTING),
    ("~with a [printed] [stage] cost of {n} [stage|stages]", {**_COSTING, "test": None}),
)
@dataclass(frozen=True, slots=True)
class WithEndurance(Suffix):
    """With Endurance on their face, perhaps so much of it, or without (ATK-12).

    With `most`, those with the highest of all that are meant, or with the lowest. Or with another
    number there: attacks that `cost` so many stages as printed (ATK-2).
    """

    n: int | None = None
    test: Comparison | None = None
    amount: Amount | None = None
    there: bool = True
    most: bool | None = None
    cost: bool = False

    @property
    def rules(self) -> str:
        """The rule of the number."""
        return "ATK-2" if self.cost else "ATK-12"

    @property
    def compares(self) -> bool:  # type: ignore[override]
        """Whether it is so of those only that go furthest."""
        return self.most is not None

    def foremost(self, game: Game, cards: list[int], source: Source) -> list[int]:
        if not cards or self.most is None:
            return cards
        values = [considered.endurance(game, card, source.player) or 0 for card in cards]
        wanted = max(values) if self.most else min(values)
        return [card for card, value in zip(cards, values, strict=True) if value == wanted]

    def fits(self, game: Game, card: int, source: Source) -> bool:
        if self.cost:
            return self._costs(game, card, source)
        endurance = considered.endurance(game, card, source.player)
        if self.amount is not None:
            return endurance == self.amount.value(game, source)
        if endurance is None or self.n is None:
            return (endurance is not None) is self.there
        return endurance == self.n if self.test is None else self.test.test(endurance, self.n)

    def _costs(self, game: Game, card: int, source: Source) -> bool:
        attack = game.programs[card].attack
        if attack is None or self.n is None:
            return False
        own = Source(source.player, card, attack.index, definitions=attack.definitions)
        cost = attack.header.printed_cost(game, own)
        return cost == self.n if self.test is None else self.test.test(cost, self.n)


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
    ('"{word}" in the {part}', {"other": None}, "had"),
    ('"{word}" or "{other}" in the {part}', {}, "had"),
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


# X and AT are numbers: "Rejuvenate AT"; "Remain 2" is an effect, and "All Setups" are all of them.
_NO_TITLES = frozenset(("X", "AT", "Remain", "All", "It", "They"))
# Nor are kinds of cards, in the plural: "other than Drills".
_KINDS = re.compile(
    r"(?:Styled|Freestyle|Named|Dragon Balls?|Drills|Setups|Allies|Events|Masteries|MPs)\b(?!')"
)


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
    if tokens[pos].text in _NO_TITLES or not tokens[pos].text[0].isupper():
        return
    if _KINDS.match(tokens.source, tokens[pos].start):
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
    ("with the same title as this card", {"named": True, "title": None}),
    ("~with the [same] name (as|of) this card", {"named": True, "title": None}),
    ("with a different title than this card", {"named": False, "title": None}),
    ("~except {title}", {"named": False}),
    ("~other than {title}", {"named": False}),
    ("~titled {title}", {"named": True}),
    ("with the same title as a {cards} {where}", {"named": True, "title": None}),
    ("~with the [same] name (as|of) a {cards} {where}", {"named": True, "title": None}),
    ("~with the title of a {cards} {where}", {"named": True, "title": None}),
    ("with the same title as a {cards}", {"named": True, "title": None, "where": None}),
    ("~with the [same] name (as|of) a {cards}", {"named": True, "title": None, "where": None}),
    (
        "~with that title",
        {"named": True, "title": None, "cards": AnyCard(), "where": AttachedTo(one=Bearing.THIS)},
    ),
    ("with a different title than any {cards} {where}", {"named": False, "title": None}),
    ("with a different title than any {cards}", {"named": False, "title": None, "where": None}),
)
@dataclass(frozen=True, slots=True)
class OfTitle(Suffix):
    """Of one title, or of any other; or of the title of some card, or of none of them.

    The cards are those in some place, or those to which something was done, wherever they are.
    Without either, of the title of the text's own card.
    """

    title: Title | None
    named: bool
    cards: CardFilter | None = None
    where: Located | None = None

    def __post_init__(self) -> None:
        told = self.where is not None or any(each.of_the_past for each in every(self.cards, Suffix))
        if self.cards is not None and not told:
            raise ValueError("it isn't said where those cards are, or what was done to them")

    def fits(self, game: Game, card: int, source: Source) -> bool:
        title = game.cards[card].title
        if self.cards is not None:
            where = self.where
            among = range(len(game.cards)) if where is None else where.cards(game, source)
            same = (each for each in among if game.cards[each].title == title)
            return any(self.cards.fits(game, each, source) for each in same) is self.named
        if self.title is None:
            return (title == game.cards[source.card].title) is self.named
        assert isinstance(self.title, TitleOf)
        return (title == self.title.title) is self.named


@phrase(
    ("with a {icon} Power", {"there": True}),
    ("without a {icon} Power", {"there": False}),
    ("~that (has|have) a {icon} (power|effect)", {"there": True}),
    ("~with a {icon} effect", {"there": True}),
    ("~with {icon} in (its|the|their) text box", {"there": True}),
    ("~with {icon} (powers|effects)", {"there": True}),
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

    STOPS = "that stops(stop) attacks|that [can] stops(stop) an attack|that can stop attacks"
    STOPS_PHYSICAL = (
        "that stops(stop) physical attacks|that [can] stops(stop) a physical attack"
        "|that can stop physical attacks"
    )
    STOPS_ENERGY = (
        "that stops(stop) energy attacks|that [can] stops(stop) an energy attack"
        "|that can stop energy attacks"
    )
    ENDS_COMBAT = "that ends(end) combat"
    PHYSICAL = "that performs(perform) a physical attack"
    ENERGY = "that performs(perform) an energy attack"
    NEW = (
        "that isn't(aren't) already in play|that isn't(aren't) in play"
        "|that is(are) not [already] in play|not [already] in play"
    )
    NUMBERED = "with a number in the title that is less than or equal to your MP's level"
    FULL = "at full power|at its full power|at its highest [power] stage"
    ELSE = "other than this card|(besides|except|except for) this card"
    STAYS = "that is(are) not banished after use"
    HITS = "with a HIT effect|with a printed HIT effect"
    HITLESS = "without a HIT effect|with no [printed] HIT effect|without a printed HIT effect"
    NAMED = "with that name"
    OTHER_TITLE = "with a different title|with a different name"
    SAME_TITLE = (
        "with the same title as that card|with the same (title|name) as it"
        "|with the same name as that card"
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


def _is_reached(game: Game, card: int, source: Source) -> bool:
    numbers = [int(word) for word in game.cards[card].title.split() if word.isdecimal()]
    return bool(numbers) and numbers[-1] <= game.state.players[source.player].level


def _is_full(game: Game, card: int, source: Source) -> bool:
    mps = [side.mp_card for side in game.state.players]
    there = card in game.state.permanents or card in mps
    return there and game.cards[card].type.is_personality and stages.current(game, card) == TOP


def _has_same_title(game: Game, card: int, source: Source) -> bool:
    told = source.memory.chosen or source.memory.moved
    return game.cards[card].title in {game.cards[each].title for each in told}


def _has_other_title(game: Game, card: int, source: Source) -> bool:
    told = source.memory.chosen or source.memory.moved
    return game.cards[card].title not in {game.cards[each].title for each in told}


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
    CardFact.FULL: _is_full,
    CardFact.ELSE: lambda game, card, source: card != source.card,
    CardFact.NUMBERED: _is_reached,
    CardFact.NAMED: lambda game, card, source: game.cards[card].title in source.memory.names,
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
        return "EFF-10" if self.fact is CardFact.NAMED else ""

    def fits(self, game: Game, card: int, source: Source) -> bool:
        return _FACTS[self.fact](game, card, source)


@phrase(
    ("copy(ies) of {title}", {"own": False}),
    ("copy(ies) of that card", {"title": None, "own": False}),
    (
        "~copy(ies) of (it|the named card|the card you named|the chosen card)",
        {"title": None, "own": False},
    ),
    ("copy(ies) of this card", {"title": None, "own": True}),
)
@dataclass(frozen=True, slots=True)
class CopyOf(SimpleFilter):
    """Copies of a card that the text names, of its `own`, or of the one named or spoken of."""

    title: Title | None
    own: bool = False

    def fits(self, game: Game, card: int, source: Source) -> bool:
        title = game.cards[card].title
        if self.own:
            return title == game.cards[source.card].title
        if isinstance(self.title, TitleOf):
            return title == self.title.title
        memory = source.memory
        return title in (memory.names or [game.cards[each].title for each in memory.chosen])


COPY_OF_THAT = CopyOf(None)
