"""Titles: "named X", "with the same title as a card in your discard pile", "copies of X"."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from dbz_desktop.rules.kernel.base import CardFilter
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.language.nouns.kinds import AnyCard, SimpleFilter, Suffix, having
from dbz_desktop.rules.language.nouns.names import CharacterNames, Names
from dbz_desktop.rules.language.nouns.places import MINE, THEIRS, AttachedTo, Bearing, Located
from dbz_desktop.rules.language.nouns.terms import Whose
from dbz_desktop.wording import Phrase, Spec, Tokens, phrase, terminal


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
        "cannot",
        "enters",
        "leaves",
        "this",
        "you",
        ".",
    )
)

# Of "Android 19's Choke" the "19" is a number, so that the rest comes by itself.
_WITHIN_TITLE = frozenset(("of", "the", "and", "'s", "'", "s"))


# X and AT are numbers: "Rejuvenate AT"; "Remain 2" is an effect, and "All Setups" are all of them.
_NO_TITLES = frozenset(("X", "AT", "Remain", "All", "It", "They", "Step", "Steps"))
# Nor are kinds of cards, in the plural: "other than Drills"; nor one of a kind that was spoken of.
_KINDS = re.compile(
    r"(?:That|This|Those|These|Each|Any|Every|Both|No|One) "
    r"(?:Drill|Setup|Event|Mastery|Ally|Allies|Dragon Ball|MP)\w*\b(?!')"
    r"|(?:Styled|Freestyle|Named|Dragon Balls?|Drills|Setups|Allies|Events|Masteries|MPs)\b(?!')"
)
# Nor is what ends with such a word: "Hero Allies" are cards of a kind, and no card's title.
_SEVERAL = re.compile(r"(?:Dragon Balls|Drills|Setups|Allies|Events|Masteries|MPs)\b(?!')")


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
        if end > pos and _SEVERAL.match(tokens.source, tokens[end].start):
            return
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
    capital=True,
)


_OF_ONE: dict[str, Any] = {"named": True}
_OWN_TITLE: dict[str, Any] = {"named": True, "title": None}
_WHEREVER: dict[str, Any] = {**_OWN_TITLE, "where": None}


def _same_title() -> Iterator[Spec]:
    """As whose title it is the same: as this card's, or as that of a card of a kind."""
    for of, pinned in (
        ("this card", _OWN_TITLE),
        ("a {cards} {where}", _OWN_TITLE),
        ("a {cards}", _WHEREVER),
        ("one of your {cards:pl}", {**_OWN_TITLE, "where": MINE}),
        ("one of (your opponent's|his) {cards:pl}", {**_OWN_TITLE, "where": THEIRS}),
        ("this (Drill|Setup|Ally|Event)", {**_OWN_TITLE, "cards": None, "where": None}),
    ):
        quiet = "~" if of.startswith(("one of", "this (")) else ""
        yield f"{quiet}with the same title as {of}", pinned
        yield f"~with the [same] name (as|of) {of}", pinned
        yield f"~that shares(share) (a|its|their|the same) (title|name) with {of}", pinned
        yield from having((f"{quiet}the same (title|name) as {of}", pinned, "had"))


@phrase(
    ("not named {title}", {"named": False}),
    ("named {title}", _OF_ONE),
    ("named {names}", _OWN_TITLE),
    *_same_title(),
    (
        "with the same title as (that attack|the stopped attack|the stopped card)",
        {**_OWN_TITLE, "answered": True},
    ),
    (
        "~that shares(share) (a|its|their|the same) (title|name) with that attack",
        {**_OWN_TITLE, "answered": True},
    ),
    ("with the same name as {mp} MP", _OWN_TITLE),
    ("~with the same (title|character) as {mp} MP", _OWN_TITLE),
    ("~(of|that is|that are) the same character as {mp} MP", _OWN_TITLE),
    ("~that shares(share) (a|its|their|the same) (name|character) with {mp} MP", _OWN_TITLE),
    ("with a different name than {mp} MP", {"named": False, "title": None}),
    ("~with a different title than {mp} MP", {"named": False, "title": None}),
    ("with a different title than this card", {"named": False, "title": None}),
    ("~except {title}", {"named": False}),
    ("~other than {title}", {"named": False}),
    ("~(titled|called|with the title) {title}", _OF_ONE),
    ("~with the title of a {cards} {where}", _OWN_TITLE),
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
    Without either, of the title of the text's own card, or of that of the attack that is
    `answered`. Or of the name of a player's MP (SET-1).
    """

    title: Title | None
    named: bool
    cards: CardFilter | None = None
    where: Located | None = None
    mp: Whose | None = None
    answered: bool = False
    names: CharacterNames | None = None
    """Of which titles it is, where it may be of several."""

    def __post_init__(self) -> None:
        if isinstance(self.names, Names) and len(self.names.names) < 2:
            raise ValueError("one title")
        told = self.where is not None or any(each.of_the_past for each in every(self.cards, Suffix))
        if self.cards is not None and not told:
            raise ValueError("it isn't said where those cards are, or what was done to them")

    def fits(self, game: Game, card: int, source: Source) -> bool:
        title = game.cards[card].title
        if self.names is not None:
            return self.names.has(title) is self.named
        if self.cards is not None:
            where = self.where
            among = range(len(game.cards)) if where is None else where.cards(game, source)
            same = (each for each in among if game.cards[each].title == title)
            return any(self.cards.fits(game, each, source) for each in same) is self.named
        if self.answered:
            return title in titles_spoken_of(game, source)
        if self.mp is not None:
            own = game.state.players[self.mp.seat(source)].mp_card
            return (title == game.cards[own].title) is self.named
        if self.title is None:
            return (title == game.cards[source.card].title) is self.named
        assert isinstance(self.title, TitleOf)
        return (title == self.title.title) is self.named


def titles_spoken_of(game: Game, source: Source) -> tuple[str, ...]:
    """The titles that were named, or those of the cards that were spoken of.

    Where none was, it is that of the attack that the text answers (ATK-3).
    """
    memory, attack = source.memory, source.attack
    cards = memory.chosen
    if not cards and attack is not None and attack.card != source.card:
        cards = (attack.card,)
    return memory.names or tuple(game.cards[card].title for card in cards)


SPOKEN_OF = (
    "(it|the chosen card|the revealed card|the discarded card|the stopped card"
    "|that Drill|that Setup|that Ally|that Event|that attack|that Dragon Ball)"
)
"""A card that was spoken of, in other words than "that card"."""


@phrase(
    ("copy(ies) of {title}", {"own": False, "named": False}),
    ("copy(ies) of that card", {"title": None, "own": False, "named": False}),
    (f"~copy(ies) of {SPOKEN_OF}", {"title": None, "own": False, "named": False}),
    ("copy(ies) of the named card", {"title": None, "own": False, "named": True}),
    (
        "~copy(ies) of the card (you|he|your opponent) named",
        {"title": None, "own": False, "named": True},
    ),
    ("copy(ies) of this card", {"title": None, "own": True, "named": False}),
    (
        "~copy(ies) of this (Drill|Setup|Ally|Event|attack)",
        {"title": None, "own": True, "named": False},
    ),
)
@dataclass(frozen=True, slots=True)
class CopyOf(SimpleFilter):
    """Copies of a card that the text names, of its `own`, or of the one named or spoken of.

    `named` only words it.
    """

    title: Title | None
    own: bool = False
    named: bool = False

    @property
    def of_named(self) -> bool:
        """Whether it speaks of a title that was named before."""
        return self.named

    def fits(self, game: Game, card: int, source: Source) -> bool:
        title = game.cards[card].title
        if self.own:
            return title == game.cards[source.card].title
        if isinstance(self.title, TitleOf):
            return title == self.title.title
        return title in titles_spoken_of(game, source)


COPY_OF_THAT, COPY_OF_NAMED = CopyOf(None), CopyOf(None, named=True)
