"""What something is done to, as patterns: "a card", "one of your Drills", "this card"."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import InitVar, dataclass
from typing import Any, ClassVar

from dbz_desktop.cards import CardType
from dbz_desktop.rules.kernel.base import CardFilter
from dbz_desktop.rules.kernel.deed import CardVerb, Deed, doers
from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.language.nouns.brought import Brought
from dbz_desktop.rules.language.nouns.described import Described
from dbz_desktop.rules.language.nouns.kinds import AnyCard, OfType, Suffix, TypeName
from dbz_desktop.rules.language.nouns.names import CharacterNames
from dbz_desktop.rules.language.nouns.places import AttachedTo
from dbz_desktop.rules.language.nouns.qualities import HasIcon, IconWord, Is, Quality
from dbz_desktop.rules.language.nouns.suffixes import of_such
from dbz_desktop.rules.language.nouns.terms import HE_CONTROLS, YOU_CONTROL, Whose
from dbz_desktop.wording import Phrase, Spec, Tokens, phrase, terminal


class Thing(Phrase):
    """Cards that something is done to."""

    plural: ClassVar[bool] = False

    def meets(self, game: Game, deed: Deed, source: Source) -> bool:
        """Whether the deed was done to such cards."""
        raise TypeError(type(self).__name__)

    @property
    def stays(self) -> bool:
        """Whether something may be so of them for good: of all of them, or of a certain card."""
        return self.plural

    def includes(self, game: Game, card: int, source: Source) -> bool:
        """Whether a card is one of them, wherever it is; in play it is his who controls it."""
        raise TypeError(type(self).__name__)


def holder(game: Game, card: int) -> int:
    """Who controls a card that is in play, or else owns it (ZON-2)."""
    permanent = game.state.permanents.get(card)
    return game.owners[card] if permanent is None else permanent.controller


def _of_kind(
    game: Game, deed: Deed, cards: CardFilter, source: Source, owner: Whose | None = None
) -> bool:
    seat = None if owner is None else owner.seat(source)
    return any(
        cards.fits(game, card, source)
        for card in deed.cards
        if card >= 0 and seat in (None, game.owners[card])
    )


_POWER = "(Powers|powers|Power|power)"
_POWERS = f"[any] [of] [the] {_POWER}"
_MPS = OfType((TypeName.MAIN_PERSONALITY,))
_WITH_POWERS = (TypeName.MASTERY, TypeName.DRILL, TypeName.SETUP, TypeName.PERSONALITY)
_THEIR = (
    ("(MP's|MPs')", TypeName.MAIN_PERSONALITY),
    ("(Mastery's|Masteries')", TypeName.MASTERY),
    ("(Drill's|Drills')", TypeName.DRILL),
    ("(Setup's|Setups')", TypeName.SETUP),
    ("(Ally's|Allies')", TypeName.ALLY),
    ("(personality's|personalities')", TypeName.PERSONALITY),
)
BEARERS = (
    *_THEIR,
    ("MP", TypeName.MAIN_PERSONALITY),
    ("Mastery", TypeName.MASTERY),
    ("Drill", TypeName.DRILL),
    ("Setup", TypeName.SETUP),
    ("Ally", TypeName.ALLY),
    ("personality", TypeName.PERSONALITY),
)
"""Whose Powers they are, before the word."""


def _powers() -> Iterator[Spec]:
    """Cards of a player as those whose Powers are used; with a form for whose they are."""
    for whose, said, form in (
        (Whose.YOUR, "your", "my_powers"),
        (Whose.OPPONENT, "(your opponent's|his|their)", "his_powers"),
    ):
        of_his: dict[str, Any] = {"whose": whose, "in_play": False, "plural": True}
        found: list[tuple[str, dict[str, Any], str]] = [
            (f"{_POWERS} (of|on) {said} {{cards:s}}", of_his, form),
            (f"{_POWERS} (of|on) {said} MP", {**of_his, "cards": _MPS}, form),
        ]
        for word, kind in BEARERS:
            alone = kind in (TypeName.MAIN_PERSONALITY, TypeName.MASTERY)
            bearer = {**of_his, "cards": OfType((kind,))}
            found.append((f"{said} {word} {_POWER}", bearer, form if alone else "all_powers"))
        of_one = f"~(the|a) (Power|power) (of|on) one of {said} {{cards:pl}}"
        yield of_one, {**of_his, "plural": False}, "power"
        one_of = f"~one of {said} {{cards:pl:@of}} (Powers|powers|Power|power)"
        yield one_of, {**of_his, "plural": False}, "power"
        for template, fixed, called in found:
            yield template, fixed, "powers"
            yield template, fixed, called


def _a_power() -> Iterator[Spec]:
    """A card as one whose Power is used, by whom it is; with a form for that use alone."""
    one: dict[str, Any] = {"plural": False, "in_play": False}
    for word, kind in BEARERS:
        cards = {**one, "cards": OfType((kind,))}
        yield f"~(a|an|your|his|their) {word} (Power|power)", cards, "power"
        if word.isalpha():
            yield f"~(the|a) (Power|power) (of|on) (a|an|your|his|their) {word}", cards, "power"
    ball = {**one, "cards": OfType((TypeName.DRAGON_BALL,))}
    yield "~a Dragon Ball's (effect|effects)", ball, "power"
    yield "~the (effect|effects) of a Dragon Ball", ball, "power"
    yield "~a [card's] (Power|power)", {**one, "cards": OfType(_WITH_POWERS)}, "power"
    yield "~a {icon} (Power|power)", {**one, "cards": AnyCard()}, "power"


def _owned() -> Iterator[Spec]:
    """Cards by whose they are, whoever controls them (ZON-2)."""
    for owner, owns in (
        (Whose.YOUR, "you own"),
        (Whose.OPPONENT, "(your opponent owns|he owns)"),
    ):
        his: dict[str, Any] = {"owner": owner}
        for quiet, of in (("", owns), ("~", f"that {owns}")):
            yield f"{quiet}a {{cards}} {of}", {**his, "plural": False}
            yield f"{quiet}{{cards:pl}} {of}", {**his, "plural": True}
            yield f"{quiet}a {{cards}} {of} {{on}}", {**his, "plural": False}
            yield f"{quiet}{{cards:pl}} {of} {{on}}", {**his, "plural": True}
        yield f"~any {{cards}} [that] {owns}", {**his, "plural": False}
        yield f"~(one|1) or more {{cards:pl}} [that] {owns}", {**his, "plural": True}
        yield f"~(all|each|every) {{cards}} [that] {owns}", {**his, "plural": True}, "every"


# What is used of a card is its Power: who uses a Drill's Power uses the Drill.
@phrase(
    ("a {cards}", {"plural": False}),
    ("~a {cards:@apart}", {"plural": False}),
    ("~any {cards}", {"plural": False}),
    ("~1 {cards}", {"plural": False}),
    ("~at least (1|one) {cards}", {"plural": False}),
    ("another {cards}", {"plural": False, "other": True}),
    ("{cards:pl}", {"plural": True}),
    (f"~[any] {{cards}} {_POWER}", {"plural": True, "of_powers": True}),
    *((f"~{word} {_POWER}", {"plural": True, "cards": OfType((kind,))}) for word, kind in _THEIR),
    (f"~{_POWERS} (of|on) {{cards:pl}}", {"plural": True}),
    (f"~[any] MP {_POWER}", {"plural": True, "cards": _MPS}),
    (f"~{_POWERS} (of|on) MPs", {"plural": True, "cards": _MPS}),
    ("~[any] [card] (Powers|powers)", {"plural": True, "cards": OfType(_WITH_POWERS)}),
    *_a_power(),
    ("~(one|1) or more {cards:pl}", {"plural": True}),
    ("a {cards} in play", {"plural": False, "in_play": True}),
    ("{cards:pl} in play", {"plural": True, "in_play": True}),
    ("~(one|1) or more {cards:pl} in play", {"plural": True, "in_play": True}),
    ("~a {cards} in play {after}", {"plural": False, "in_play": True}),
    ("~{cards:pl} in play {after:pl}", {"plural": True, "in_play": True}),
    ("a {cards} {on}", {"plural": False}),
    ("{cards:pl} {on}", {"plural": True}),
    ("~(one|1) or more {cards:pl} {on}", {"plural": True}),
    ("~(all|each|every) {cards} {on}", {"plural": True}, "every"),
    ("~(all|each|every) {cards}", {"plural": True}, "every"),
    ("~(all|each|every) {cards} in play", {"plural": True, "in_play": True}, "every"),
    ("~no {cards:s}", {"plural": False}, "no"),
    *((f"~the {which} {{cards}}", {"plural": False}, which) for which in ("first", "next")),
    *_owned(),
)
@dataclass(frozen=True)
class SomeCards(Thing):
    """A card of a kind, every single one; or cards, which count once for what one effect does.

    Or an `other` one than was spoken of, or than the text's own card; or such as are attached `on`
    something; or such as one player owns, whoever controls them.
    """

    cards: CardFilter
    plural: bool = True  # type: ignore[misc]
    in_play: bool = False
    other: bool = False
    on: AttachedTo | None = None
    owner: Whose | None = None
    after: InitVar[Suffix | None] = None
    of_powers: InitVar[bool] = False
    icon: InitVar[HasIcon | None] = None

    def __post_init__(self, after: Suffix | None, of_powers: bool, icon: HasIcon | None) -> None:
        if icon is not None:
            if IconWord.CONSTANT in icon.icons or icon.negated:
                raise ValueError("what is [constant] is used by nobody")
            object.__setattr__(self, "cards", Described(icon, self.cards))
        if of_powers and isinstance(self.cards, AnyCard):
            raise ValueError("not every card has a Power")
        object.__setattr__(self, "cards", of_such(self.cards, after))

    def includes(self, game: Game, card: int, source: Source) -> bool:
        if self.in_play and game.state.where[card] is not Zone.IN_PLAY:
            return False
        if self.owner is not None and game.owners[card] != self.owner.seat(source):
            return False
        return self._is_on(game, card, source) and self.cards.fits(game, card, source)

    def _is_on(self, game: Game, card: int, source: Source) -> bool:
        return self.on is None or self.on.bears(game, card, source)

    def meets(self, game: Game, deed: Deed, source: Source) -> bool:
        if self.in_play and deed.source is not Zone.IN_PLAY:
            return False
        if self.on is not None and not any(self._is_on(game, c, source) for c in deed.cards):
            return False
        if self.other and set(deed.cards) & {*(source.memory.chosen or (source.card,))}:
            return False
        # Of cards that are shown together each one is shown.
        alone = self.plural or len(deed.cards) == 1 or deed.verb is CardVerb.REVEAL
        return alone and _of_kind(game, deed, self.cards, source, self.owner)


def _held_and_such(held: str, whose: Whose) -> Iterator[Spec]:
    """Of a player's cards it may be said behind who controls them which they are."""
    yield f"~a {{cards}} {held} {{after}}", {"whose": whose, "in_play": False, "plural": False}
    yield f"~{{cards:pl}} {held} {{after:pl}}", {"whose": whose, "in_play": True, "plural": True}


_HIS: dict[str, Any] = {"whose": Whose.OPPONENT}
_MASTERY = OfType((TypeName.MASTERY,))
_ALL_OF_HIS: dict[str, Any] = {"in_play": False, "plural": True}
_ANOTHER: dict[str, Any] = {"in_play": False, "plural": False, "other": True}


@phrase(
    # A player has one Mastery (TYP-8).
    ("{whose} Mastery", {"cards": _MASTERY, "in_play": False, "plural": False}),
    ("one of {whose} {cards:pl}", {"in_play": False, "plural": False}),
    ("~one of {whose} {cards:pl} in play", {"in_play": False, "plural": False}),
    (f"~a {{cards}} {YOU_CONTROL}", {"whose": Whose.YOUR, "in_play": False, "plural": False}),
    (f"~a {{cards}} {HE_CONTROLS}", {"whose": Whose.OPPONENT, "in_play": False, "plural": False}),
    ("{whose} {cards:pl}", {"in_play": False, "plural": True}),
    ("{whose} {cards:pl} in play", {"in_play": True, "plural": True}),
    ("~{whose} {cards:s}", {"in_play": False, "plural": True}),
    ("~an opponent's {cards}", {"whose": Whose.OPPONENT, "in_play": False, "plural": False}),
    ("~(one|1) or more of {whose} {cards:pl} [in play]", {"in_play": True, "plural": True}),
    (f"~{{cards:pl}} {YOU_CONTROL}", {"whose": Whose.YOUR, "in_play": True, "plural": True}),
    *_powers(),
    *_held_and_such(YOU_CONTROL, Whose.YOUR),
    *_held_and_such(HE_CONTROLS, Whose.OPPONENT),
    (f"~{{cards:pl}} {HE_CONTROLS}", {"whose": Whose.OPPONENT, "in_play": True, "plural": True}),
    ("~another of {whose} {cards:pl}", _ANOTHER),
    (f"~another {{cards}} {YOU_CONTROL}", {"whose": Whose.YOUR, **_ANOTHER}),
    (f"~another {{cards}} {HE_CONTROLS}", {"whose": Whose.OPPONENT, **_ANOTHER}),
    ("{whose} hand", {"cards": None, "in_play": False, "plural": False}),
    ("~(all|all of|each of|any of) {whose} {cards:pl}", _ALL_OF_HIS, "every"),
    (
        "~(all|all of|each of|any of) {whose} {cards:pl} in play",
        {"in_play": True, "plural": True},
        "every",
    ),
    (f"~(all|each|any) {{cards}} {YOU_CONTROL}", {"whose": Whose.YOUR, **_ALL_OF_HIS}, "every"),
    (f"~(all|each|any) {{cards}} {HE_CONTROLS}", {"whose": Whose.OPPONENT, **_ALL_OF_HIS}, "every"),
    # Of who does it himself, whoever that is.
    ("one of (his|their) {cards:pl}", {"whose": None, "in_play": False, "plural": False}, "own"),
    ("(his|their) {cards:pl}", {"whose": None, **_ALL_OF_HIS}, "own"),
    ("(his|their) {cards:pl} in play", {"whose": None, "in_play": True, "plural": True}, "own"),
    ("(his|their) hand", {"cards": None, "whose": None, "in_play": False, "plural": False}, "own"),
    ("~one of your opponent's {cards:pl}", {"in_play": False, "plural": False, **_HIS}, "named"),
    ("~your opponent's {cards:pl}", {**_ALL_OF_HIS, **_HIS}, "named"),
    ("~your opponent's {cards:pl} in play", {"in_play": True, "plural": True, **_HIS}, "named"),
    ("~your opponent's hand", {"cards": None, **_HIS, "in_play": False, "plural": False}, "named"),
)
@dataclass(frozen=True)
class Theirs(Thing):
    """One of the cards of a kind that a player has, or each of them, or his whole hand.

    What can be destroyed or banished is what he has in play, also if that isn't said. Without
    `whose` they are those of the player who does it.
    """

    whose: Whose | None
    cards: CardFilter | None
    in_play: bool = False
    plural: bool = True  # type: ignore[misc]
    after: InitVar[Suffix | None] = None
    other: InitVar[bool] = False

    def __post_init__(self, after: Suffix | None, other: bool) -> None:
        if other and self.cards is not None:
            object.__setattr__(self, "cards", Described(Is(Quality.OTHER), self.cards))
        if self.cards is not None:
            object.__setattr__(self, "cards", of_such(self.cards, after))
        if self.cards == _MASTERY:
            object.__setattr__(self, "plural", False)
            object.__setattr__(self, "in_play", False)

    @property
    def stays(self) -> bool:
        return self.plural or self.cards == _MASTERY

    def includes(self, game: Game, card: int, source: Source) -> bool:
        if self.in_play and game.state.where[card] is not Zone.IN_PLAY:
            return False
        kind = self.cards
        if kind is None or self.whose is None or holder(game, card) != self.whose.seat(source):
            return False
        return kind.fits(game, card, source)

    def meets(self, game: Game, deed: Deed, source: Source) -> bool:
        if self.whose is None:
            return any(self._are_of(seat, game, deed, source) for seat in doers(deed))
        return self._are_of(self.whose.seat(source), game, deed, source)

    def _are_of(self, seat: int, game: Game, deed: Deed, source: Source) -> bool:
        if self.cards is None:
            hand = game.state.players[seat].hand
            return deed.whose == seat and bool(hand) and set(deed.cards) >= set(hand)
        if not self.plural:
            mine = seat in (deed.whose, deed.to)
            if deed.verb is CardVerb.DESTROY and deed.source is Zone.LIFE_DECK:
                mine = mine and any(map(self.cards.allows, _FOUGHT_WITH))
            return mine and _of_kind(game, deed, self.cards, source)
        taken = deed.verb in (CardVerb.DESTROY, CardVerb.BANISH)
        if (self.in_play or taken) and deed.source is not Zone.IN_PLAY:
            return False
        return deed.whose == seat and _of_kind(game, deed, self.cards, source)


_FOUGHT_WITH = (CardType.PHYSICAL_COMBAT, CardType.ENERGY_COMBAT)
"""What is never in play: of other kinds one has those that are."""


class SelfName(Phrase):
    """The card's own name, as some texts write it for "this card"."""


@dataclass(frozen=True, slots=True)
class ThisName(SelfName):
    """This very card."""


THIS_NAME = ThisName()


def _parse_self(tokens: Tokens, pos: int) -> Iterable[tuple[int, ThisName]]:
    if pos < len(tokens) and tokens[pos].text[:1].isupper():
        yield pos + 1, THIS_NAME


terminal(
    SelfName,
    parse=_parse_self,
    show=lambda value: "this card",
    expects="the card's name",
    value_type=ThisName,
    capital=True,
)


@phrase(
    ("this card", {"name": THIS_NAME}),
    ("~this (Drill|Setup|Ally|Event|attack)", {"name": THIS_NAME}),
    ("~this [(card's|Ally's|Drill's|Setup's)] (Power|power)", {"name": THIS_NAME}, "power"),
)
@dataclass(frozen=True, slots=True)
class ThisCard(Thing):
    """The card whose text it is."""

    name: SelfName = THIS_NAME
    stays: ClassVar[bool] = True

    def includes(self, game: Game, card: int, source: Source) -> bool:
        return card == source.card

    def meets(self, game: Game, deed: Deed, source: Source) -> bool:
        return source.card in deed.cards


_ONE_CARD: dict[str, Any] = {"plural": False, "by": None}
_SEVERAL: dict[str, Any] = {"plural": True, "by": None}


@phrase(
    ("it", {"cards": None, **_ONE_CARD}),
    ("that {cards}", _ONE_CARD),
    *(
        (f"the {by.value} {{cards}}", {"plural": False, "by": by})
        for by in (Brought.CHOSEN, Brought.REVEALED, Brought.DISCARDED)
    ),
    ("~(that|the chosen|the revealed|the discarded) {cards:@of}", _ONE_CARD, "of"),
    ("~its", {"cards": None, **_ONE_CARD}, "of"),
    ("those {cards:pl}", _SEVERAL),
    ("~those {cards:pl:@of}", _SEVERAL, "of"),
    ("~(they|them|both|both of them|each of them)", {"cards": AnyCard(), **_SEVERAL}),
    ("~(both|both of those|each of those|all of those) {cards:pl}", _SEVERAL),
)
@dataclass(frozen=True)
class TheOne(Thing):
    """The card that was spoken of, or the one that a condition has counted; or such cards.

    Where a title was named, "that card" is any card of it (EFF-10). Perhaps the one that came up
    `by` that, whatever the text spoke of since.
    """

    rules: ClassVar[str] = "EFF-10"

    cards: CardFilter | None
    plural: bool = False  # type: ignore[misc]
    by: Brought | None = None
    refers_back: ClassVar[bool] = True
    stays: ClassVar[bool] = True

    def includes(self, game: Game, card: int, source: Source) -> bool:
        kind = self.cards
        spoken = card in source.memory.chosen
        return spoken and (kind is None or kind.fits(game, card, source))

    def meets(self, game: Game, deed: Deed, source: Source) -> bool:
        meant = source.memory.chosen
        named = source.memory.names
        picked = tuple(game.cards[card].title for card in source.memory.picked)
        # A card that was chosen is that one, and no copy of it.
        plain = self.by is None and named != picked
        if named and plain and isinstance(self.cards, AnyCard) and not self.plural:
            return any(game.cards[card].title in named for card in deed.cards if card >= 0)
        if source.given is not None:
            meant = tuple(source.given.cards(game, source))
        kind = self.cards
        return any(
            card in meant and (kind is None or kind.fits(game, card, source)) for card in deed.cards
        )


@phrase(
    ("the card you named", {"plural": False}),
    ("~the named card", {"plural": False}),
    ("both cards you named", {"plural": True}),
    ("~the cards you named", {"plural": True}),
)
@dataclass(frozen=True)
class NamedOne(Thing):
    """A card of a title that was named before, or cards of all of them together (EFF-10).

    Of a title that was named twice there must be two.
    """

    rules: ClassVar[str] = "EFF-10"

    plural: bool = False  # type: ignore[misc]

    @property
    def stays(self) -> bool:
        """Whether something may be so of them for good: they are told by what is done to them."""
        return False

    def is_one(self, game: Game, card: int, source: Source) -> bool:
        """Whether a card has one of those titles."""
        return game.cards[card].title in _named(game, source)

    def meets(self, game: Game, deed: Deed, source: Source) -> bool:
        shown = Counter(game.cards[card].title for card in deed.cards if card >= 0)
        named = Counter(_named(game, source))
        return bool(named) and named <= shown if self.plural else bool(named & shown)


def _named(game: Game, source: Source) -> tuple[str, ...]:
    """The titles that were named, or those of the cards that were spoken of."""
    spoken_of = (game.cards[card].title for card in source.memory.chosen)
    return source.memory.names or tuple(spoken_of)


@phrase("{names}")
@dataclass(frozen=True, slots=True)
class Titled(Thing):
    """A card with one of some titles."""

    names: CharacterNames

    def meets(self, game: Game, deed: Deed, source: Source) -> bool:
        return any(self.names.has(game.cards[card].title) for card in deed.cards if card >= 0)


@dataclass(frozen=True, slots=True)
class TheSame(Thing):
    """What the words before spoke of, where they aren't said again. Never printed.

    They say themselves which cards those are.
    """

    def meets(self, game: Game, deed: Deed, source: Source) -> bool:
        return True


SAME = TheSame()


THIS_CARD = ThisCard()
