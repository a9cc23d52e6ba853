"""What is chosen that is no card: a card type, a Style, a kind of attack, a number (EFF-10).

The sentences after speak of it: "cards of that type", "attacks of that Style", "that number".
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import InitVar, dataclass
from enum import Enum
from typing import Any

from dbz_desktop.cards import Alignment, CardType, Style
from dbz_desktop.rules.flow.attacks import performed_before
from dbz_desktop.rules.kernel import considered
from dbz_desktop.rules.kernel.attack_events import AttackKind
from dbz_desktop.rules.kernel.base import CardFilter
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.decisions import Act, Ask, Option
from dbz_desktop.rules.kernel.events import CardNamed, CoinFlipped
from dbz_desktop.rules.kernel.game import Attack, Game, Source, Steps
from dbz_desktop.rules.language.nouns.attack_facts import Fact
from dbz_desktop.rules.language.nouns.brought import last_played, stopped_by
from dbz_desktop.rules.language.nouns.doing import Doer, does
from dbz_desktop.rules.language.nouns.kinds import Suffix, TypeName
from dbz_desktop.rules.language.nouns.places import Located, Owner, choose_seat, ends
from dbz_desktop.rules.language.nouns.qualities import alignment_of
from dbz_desktop.rules.language.nouns.terms import LAST_LEVEL, End, Pile
from dbz_desktop.rules.language.values.joining import Clause
from dbz_desktop.wording import Spec, first_spelling, formed, phrase, words

NUMBERS = 10
"""The highest number that can be chosen: no stage, cost or Endurance is higher."""


@words
class Feature(Enum):
    """What of cards and attacks can be chosen by itself."""

    TYPE = "a card type|a type of card"
    STYLE = "a Style"
    TRAIT = "a Trait"
    KIND = (
        "physical or energy|[either] physical or energy [attacks]"
        "|[either] energy or physical [attacks]"
        "|(an attack type|a type of attack|a kind of attack)"
    )
    NUMBER = "a number"
    PLAYER = "of the players"
    COIN = "of the sides of a coin"

    @property
    def values(self) -> tuple[tuple[str, Any], ...]:
        """What there is to choose, with its name."""
        if self is Feature.TYPE:
            return tuple((kind.value, kind) for kind in CardType if kind.in_life_deck)
        if self is Feature.STYLE:
            return tuple((style.value, style) for style in Style if style.is_styled)
        if self is Feature.TRAIT:
            return tuple((trait.key, trait) for trait in considered.Trait)
        if self is Feature.KIND:
            return tuple((kind.value, kind) for kind in AttackKind)
        return tuple((str(n), n) for n in range(NUMBERS + 1))


_COMES_UP = "(it is|it comes up|it lands on|it shows|the result is|the coin comes up|you flip)"


@words
class Outcome(Enum):
    """How a coin that was flipped lies, or that of two players neither was ahead."""

    HEADS = f"heads|{_COMES_UP} heads"
    TAILS = f"tails|{_COMES_UP} tails"
    TIED = "tied|(there is|it is) a tie|(they|the players|both players) are tied"


_ANY: dict[str, Any] = {"least": 0, "most": NUMBERS, "types": ()}
_A_PLAYER: dict[str, Any] = {**_ANY, "what": Feature.PLAYER}
_A_COIN: dict[str, Any] = {**_ANY, "what": Feature.COIN}
_OF_TYPES: dict[str, Any] = {"least": 0, "most": NUMBERS, "what": Feature.TYPE}
_BUT: dict[str, Any] = {**_OF_TYPES, "types": ()}
_BETWEEN: dict[str, Any] = {"what": Feature.NUMBER, "types": ()}


@phrase(
    *does("choose", "a player", **_A_PLAYER),
    *does("flip", "a coin", **_A_COIN),
    *does("toss", "a coin", quiet=True, **_A_COIN),
    *does("choose", "(one|either|any) player", quiet=True, **_A_PLAYER),
    *does("name", "{what}", **_ANY),
    *does("choose", "{what}", quiet=True, **_ANY),
    *does("name", "{types:or:2}", **_OF_TYPES),
    *does("choose", "{types:or:2}", quiet=True, **_OF_TYPES),
    *does("choose", "one of the following card types: {types:or:2}", quiet=True, **_OF_TYPES),
    *(
        (f"~{row[0].lstrip('~')}", *row[1:])
        for verb in ("choose", "name")
        for but in ("other than", "except [for]")
        for row in does(verb, f"(a|any) [card] type {but} {{but:or}}", **_BUT)
    ),
    *does("choose", "a number between {least} and {most}", **_BETWEEN),
    *does("choose", "a number from {least} to {most}", quiet=True, **_BETWEEN),
    *does("name", "a number (between|from) {least} (and|to) {most}", quiet=True, **_BETWEEN),
    *(
        row
        for verb in ("choose", "name")
        for row in (
            *does(verb, "a level", quiet=True, **_BETWEEN, least=1, most=LAST_LEVEL),
            *does(verb, "a level (between|from) {least} (and|to) {most}", quiet=True, **_BETWEEN),
        )
    ),
)
@dataclass(frozen=True, slots=True)
class NameFeature(Clause):
    """Somebody says a card type, a Style, physical or energy, or a number (EFF-10).

    Or he chooses a player, of whom "that player" speaks then. Or he flips a coin, and chance says
    on which side it lands.
    """

    what: Feature
    who: Doer = Doer.YOU
    least: int = 0
    most: int = NUMBERS
    """Between which numbers one is said; both may be."""
    types: tuple[TypeName, ...] = ()
    """Of which card types one is said, where not of all."""
    but: InitVar[tuple[TypeName, ...]] = ()
    """Which card types are not said."""

    def __post_init__(self, but: tuple[TypeName, ...]) -> None:
        if but:
            # A Life Deck has cards of so many types (SET-1): of the others one is said.
            others = (
                kind for _, kind in Feature.TYPE.values if not any(b.covers(kind) for b in but)
            )
            object.__setattr__(self, "types", tuple(TypeName[kind.name] for kind in others))
            if not all(any(map(each.covers, CardType)) for each in but) or len(self.types) < 2:
                raise ValueError("too few types are left")
        if not self.least < self.most <= 2 * NUMBERS:
            raise ValueError("there is nothing to choose, or too much")
        if TypeName.PERSONALITY in self.types or len(set(self.types)) < len(self.types):
            raise ValueError("each is a card type of its own")

    @property
    def of_player(self) -> bool:
        """Whether it is a player who is chosen."""
        return self.what is Feature.PLAYER

    @property
    def of_coin(self) -> bool:
        """Whether chance says it."""
        return self.what is Feature.COIN

    @property
    def rules(self) -> str:
        """The rule of what is said."""
        return "EFF-1" if self.of_player or self.of_coin else "EFF-10"

    @property
    def deeds(self) -> tuple[str, ...]:
        return () if self.of_player or self.of_coin else ("name",)

    def _choose_player(self, game: Game, source: Source) -> Steps:
        seat = self.who.seat(source)
        own = source.but(doer=seat)
        (chosen,) = yield from choose_seat(game, Owner.PLAYER, "Choose a player.", own)
        source.memory.player = chosen
        game.emit(CardNamed(seat, "", "EFF-1", chosen))

    def resolve(self, game: Game, source: Source) -> Steps:
        if self.of_player:
            yield from self._choose_player(game, source)
            return
        if self.of_coin:
            side = Outcome.HEADS if game.chance.below(2) else Outcome.TAILS
            source.memory.feature = side
            game.emit(CoinFlipped(self.who.seat(source), side is Outcome.HEADS))
            return
        values = self.what.values
        if self.types:
            types = (CardType[each.name] for each in self.types)
            values = tuple((kind.value, kind) for kind in types)
        if self.what is Feature.NUMBER:
            values = tuple((str(n), n) for n in range(self.least, self.most + 1))
        options = tuple(
            Option(Act.NAME, name[:1].upper() + name[1:], value=i)
            for i, (name, _) in enumerate(values)
        )
        seat = self.who.seat(source)
        said = first_spelling(self.what)
        named = f"Name {said}." if said.startswith("a ") else f"{said[0].upper()}{said[1:]}?"
        if self.types:
            first, last = [name for name, _ in values[:-1]], values[-1][0]
            named = f"{', '.join(first)} or {last}?"
        index = yield from game.ask(seat, Ask.NAME, named, "EFF-10", options, source)
        name, source.memory.feature = values[options[index].value]
        if self.what is Feature.NUMBER:
            # "That many" are as many, until something else is done.
            source.memory.amount, source.memory.moved = source.memory.feature, ()
        game.emit(CardNamed(seat, name[:1].upper() + name[1:]))


@formed(
    "shared",
    SAME_TYPE="(a|its|the same) [card] type",
    SAME_STYLE="(a|its|the same) Style",
    SAME_TRAIT="(a|its|the same) Trait",
    SAME_ALIGNMENT="(an|its|the same) alignment",
)
@words
class Sharing(Enum):
    """What cards have in common with what was said or spoken of before."""

    TYPE = "of that type|of the (chosen|named) [card] type|of the type you (chose|named)"
    STYLE = "of that Style|of the (chosen|named) Style|of the Style you (chose|named)"
    TRAIT = (
        "with that Trait|of that Trait|with the (chosen|named) Trait"
        "|who (has|have) (that|the chosen|the named) Trait|with the Trait you (chose|named)"
    )
    SAME_TYPE = (
        "of the same card type|of the same type|with the same [card] type"
        "|of (that card's|the discarded card's|the revealed card's|the banished card's) [card] type"
    )
    SAME_STYLE = (
        "of the same Style|with the same Style"
        "|of (that card's|the discarded card's|the revealed card's|the banished card's) Style"
    )
    SAME_TRAIT = "with the same Trait|of the same Trait|with a Trait in common"
    SAME_ALIGNMENT = "of the same alignment|with (the same|a matching) alignment"
    OTHER_ALIGNMENT = (
        "of the opposite alignment|of an opposite alignment|with (the|an) opposite alignment"
        "|(of|with) (the other|a different) alignment"
    )
    OTHER_TYPE = "of a different card type|of a different type|with a different card type"
    OTHER_STYLE = "of a different Style|with a different Style"
    APART_TYPES = "of different [card] types|with different [card] types"
    APART_STYLES = "of different Styles|with different Styles"


def _style_of(game: Game, card: int, source: Source) -> Style:
    return considered.style(game, card, source.player)


def _type_of(game: Game, card: int, source: Source) -> CardType:
    return game.cards[card].type


def _traits(game: Game, card: int) -> tuple[considered.Trait, ...]:
    return tuple(kin for kin in considered.Trait if considered.has_trait(game, card, kin))


def _alignments(game: Game, card: int) -> tuple[Alignment, ...]:
    """What a personality is aligned as, or whom alone a card is for (DCK-6)."""
    if game.cards[card].type.is_personality:
        return tuple(each for each in Alignment if considered.is_aligned(game, card, each))
    only = alignment_of(game, card)
    return () if only is None else (only,)


_ALIGNED = (Sharing.SAME_ALIGNMENT, Sharing.OTHER_ALIGNMENT)
_APART = (Sharing.APART_TYPES, Sharing.APART_STYLES)
_OF_TYPE = (Sharing.TYPE, Sharing.SAME_TYPE, Sharing.OTHER_TYPE)


_SPOKEN: dict[str, Any] = {"cards": None, "where": None, "own": False, "alike": False}
_OWN: dict[str, Any] = {**_SPOKEN, "own": True}
_AT: dict[str, Any] = {"own": False, "alike": False}
_OF_MASTERY: dict[str, Any] = {**_SPOKEN, "mastery": True}
_OF_MP: dict[str, Any] = {**_SPOKEN, "mp": True}
_OF_ATTACK: dict[str, Any] = {**_SPOKEN, "answered": True}

_OF_STOPPER: dict[str, Any] = {**_SPOKEN, "stopping": True}


_THAT_CARD = "|".join(
    (
        *(f"that {kind}" for kind in ("card", "Drill", "Setup", "Ally", "Event")),
        *(f"the {done} card" for done in ("discarded", "banished", "revealed", "chosen")),
        "it",
    )
)


_STOPPER = "the card that (stopped|blocked) (your last attack|that attack|it)"


def _shared() -> Iterator[Spec]:
    """With what they share it, or of what they have another one, in several words."""
    for of, pinned in (
        ("this card", _OWN),
        (f"({_THAT_CARD})", _SPOKEN),
        ("your Mastery", _OF_MASTERY),
        ("your MP", _OF_MP),
        ("(that attack|the stopped attack)", _OF_ATTACK),
        (_STOPPER, _OF_STOPPER),
        ("the last card your opponent played", {**_SPOKEN, "played": True}),
    ):
        if pinned is not _SPOKEN:
            opposite = {**pinned, "what": Sharing.OTHER_ALIGNMENT}
            yield f"of the opposite alignment to {of}", opposite
            are = "[(that|who) (is|are)] (of|with) (the|an) opposite alignment"
            yield f"~{are} (of|from|than|as) {of}", opposite
        yield f"{'~' if pinned is _SPOKEN else ''}{{what}} as {of}", pinned
        yield f"~{{what}} than {of}", pinned
        yield f"~that is(are) {{what}} as {of}", pinned
        yield f"~that shares(share) {{what:@shared}} with {of}", pinned
    yield "~that is(are) {what} as a {cards} {where}", _AT
    yield "~that shares(share) {what:@shared} with a {cards} {where}", _AT


def _as_before() -> Iterator[Spec]:
    """The same kind or Style as a player's last attack, or another one."""
    for what, said in (
        (Sharing.SAME_TYPE, "the same type as"),
        (Sharing.OTHER_TYPE, "a different type than"),
        (Sharing.SAME_STYLE, "the same Style as"),
        (Sharing.OTHER_STYLE, "a different Style than"),
    ):
        last = {**_SPOKEN, "what": what, "last": True}
        yield f"of {said} your last attack", last
        yield f"~of {said} your (previous|most recent) attack [this combat]", last
        yield f"~that is(are) [of] {said} your (last|previous) attack", last
        yield f"~of {said} your (last|previous) attack [this combat]", last, "compared"
        yield f"~{said} your (last|previous) attack [this combat]", last, "compared"


@phrase(
    ("{what}", _SPOKEN),
    *_shared(),
    *_as_before(),
    ("that Trait", {**_SPOKEN, "what": Sharing.TRAIT}, "had"),
    ("~(the named|the chosen) Trait", {**_SPOKEN, "what": Sharing.TRAIT}, "had"),
    ("{what} as a {cards} {where}", _AT),
    ("{what} as the {end} card of {whose} {pile}", _SPOKEN),
    ("~that shares(share) {what:@shared} with the {end} card of {whose} {pile}", _SPOKEN),
    ("~{what} than (a|any) {cards} {where}", _AT),
    *(
        (f"the same {said}", {**_SPOKEN, "what": what, "alike": True}, form)
        for form in ("had", "common")
        for what, said in (
            (None, "(title|name)"),
            (Sharing.SAME_TYPE, "(card type|type|type of card)"),
            (Sharing.SAME_STYLE, "Style"),
        )
    ),
    *(
        spec
        for of, pinned in (
            ("this card", _OWN),
            ("your Mastery", _OF_MASTERY),
            ("that attack", _OF_ATTACK),
        )
        for what, said in ((Sharing.SAME_TYPE, "card type"), (Sharing.SAME_STYLE, "Style"))
        for spec in (
            (f"the same {said} as {of}", {**pinned, "what": what}, "had"),
            (f"(a|the same|its) {said} with {of}", {**pinned, "what": what}, "in_common"),
            (f"of the same {said} as {of}", {**pinned, "what": what}, "as_other"),
        )
    ),
    *(
        (f"the same {said} as {of}", {**pinned, "what": what}, form)
        for of, pinned in (("your MP", _OF_MP), ("this card", _OWN))
        for what, said in ((Sharing.SAME_ALIGNMENT, "alignment"), (Sharing.SAME_TRAIT, "Trait"))
        for form in ("had",)
        if pinned is _OF_MP or what is Sharing.SAME_ALIGNMENT
    ),
    *(
        (f"(a|the same) {said}", {**_SPOKEN, "what": what, "alike": True}, "in_common")
        for what, said in (
            (None, "(title|name)"),
            (Sharing.SAME_TYPE, "(card type|type)"),
            (Sharing.SAME_STYLE, "Style"),
        )
    ),
)
@dataclass(frozen=True, slots=True)
class OfFeature(Suffix):
    """Of the type or the Style that was said, or of that of the card that was spoken of.

    Or of that of the text's `own` card, of the player's `mastery`, of a Trait of his `mp`, or of
    any of the cards of a kind at a place. Or `alike`: what all the cards that were spoken of have
    in common, their title if nothing else is said.
    """

    what: Sharing | None
    cards: CardFilter | None = None
    where: Located | None = None
    own: bool = False
    mastery: bool = False
    """Whether it is the Style of the player's Mastery, or its type."""
    alike: bool = False
    last: bool = False
    """Whether it is the kind of the player's last attack this combat, or its Style (COM-2)."""
    mp: bool = False
    answered: bool = False
    """Whether it is that of the card of the attack that goes on, as the stopped one (ATK-3)."""
    stopping: bool = False
    """Whether it is that of the card that stopped the player's attack for which the text waits, or
    the last one that was stopped this combat (ATK-4)."""
    played: bool = False
    """Whether it is that of the card that the opponent played last."""
    end: End | None = None
    """At which end of the `pile` of which player the card lies with which they share it."""
    whose: Owner | None = None
    pile: Pile | None = None

    def __post_init__(self) -> None:
        kin = self.what is Sharing.SAME_TRAIT or self.what in _ALIGNED
        if self.mp is not kin and (self.mp or self.mastery or self.last):
            raise ValueError("personalities have Traits and an alignment, and no Style")
        of_one = self.own or self.mp or self.cards is not None
        if self.what in _ALIGNED and not of_one:
            raise ValueError("it isn't said whose alignment it is")
        if self.of_said and (self.own or self.mastery or self.cards is not None):
            raise ValueError("that type is one that was said")

    @property
    def of_said(self) -> bool:
        """Whether it speaks of what was said, and of no card."""
        return self.what in (Sharing.TYPE, Sharing.STYLE, Sharing.TRAIT)

    @property
    def in_common(self) -> Any:
        """The Style or the card type, where it isn't that of another card."""
        of_another = self.own or self.mastery or self.last or self.answered or self.end is not None
        if of_another or self.stopping or self.played or self.cards is not None or self.alike:
            return None
        if self.what is Sharing.SAME_TRAIT:
            return None
        if self.what in (Sharing.SAME_STYLE, Sharing.APART_STYLES):
            return _style_of
        return _type_of if self.what in (Sharing.SAME_TYPE, Sharing.APART_TYPES) else None

    @property
    def apart(self) -> bool:  # type: ignore[override]
        """Whether no two of them may have it in common."""
        return self.what in _APART

    @property
    def compares(self) -> bool:  # type: ignore[override]
        """Whether it is said of cards together, and of none alone."""
        return self.apart

    def _wanted(self, game: Game, source: Source) -> Iterable[Any]:
        """What they are to share, or to have another one than."""
        if self.of_said:
            said = source.memory.feature
            return () if said is None else (said,)
        if self.last:
            over = performed_before(game, source.player)[-1:]
            return [each for attack in over for each in self._of_attack(attack)]
        if self.what is Sharing.SAME_TRAIT:
            return [kin for card in self._shared_with(game, source) for kin in _traits(game, card)]
        if self.what in _ALIGNED:
            return [a for card in self._shared_with(game, source) for a in _alignments(game, card)]
        cards = (game.cards[card] for card in self._shared_with(game, source))
        return [each.type if self.what in _OF_TYPE else each.style for each in cards]

    def _shared_with(self, game: Game, source: Source) -> Iterable[int]:
        """The cards with which they share it."""
        if self.own:
            return (source.card,)
        if self.mastery:
            return (game.state.players[source.player].mastery,)
        if self.mp:
            return (game.state.players[source.player].mp_card,)
        if self.answered:
            return () if source.attack is None else (source.attack.card,)
        if self.stopping:
            return stopped_by(game, source)
        if self.played:
            return last_played(game, source.opponent, source)
        if self.end is not None:
            assert self.whose is not None and self.pile is not None
            seats, zone = self.whose.seats(source), self.pile.zone
            return [card for seat in seats for card in ends(game, seat, zone, self.end, 1)]
        if self.cards is None or self.where is None:
            return source.memory.chosen
        there = self.where.cards(game, source)
        return [card for card in there if self.cards.fits(game, card, source)]

    def _meets(self, game: Game, has: tuple[Any, ...], source: Source) -> bool:
        wanted = tuple(self._wanted(game, source))
        if self.what in (Sharing.OTHER_TYPE, Sharing.OTHER_STYLE, Sharing.OTHER_ALIGNMENT):
            return bool(wanted and has) and not any(each in wanted for each in has)
        return any(each in wanted for each in has)

    def are_alike(self, game: Game, cards: Sequence[int], source: Source) -> bool:
        """Whether several cards have it in common, all of them."""
        facts = [game.cards[card] for card in cards]
        if self.what is None:
            return len(facts) > 1 and len({each.title for each in facts}) == 1
        if self.what in _OF_TYPE:
            return len(facts) > 1 and len({each.type for each in facts}) == 1
        styles = {considered.style(game, card, source.player) for card in cards}
        return len(facts) > 1 and len(styles) == 1

    def fits(self, game: Game, card: int, source: Source) -> bool:
        if self.alike:
            return self.are_alike(game, source.memory.chosen or source.memory.seen, source)
        if self.what in _APART:
            # Freestyle is no Style (DCK-5).
            of_style = self.what is Sharing.APART_STYLES
            return not of_style or considered.style(game, card, source.player).is_styled
        facts = game.cards[card]
        if self.what is Sharing.TRAIT:
            said = source.memory.feature
            return isinstance(said, considered.Trait) and considered.has_trait(game, card, said)
        if self.what is Sharing.SAME_TRAIT:
            return self._meets(game, _traits(game, card), source)
        if self.what in _ALIGNED:
            return self._meets(game, _alignments(game, card), source)
        if self.what not in _OF_TYPE:
            return self._meets(game, (considered.style(game, card, source.player),), source)
        attack = game.programs[card].attack
        kind = (attack.header.kind,) if attack is not None else ()
        return self._meets(game, (facts.type, *kind), source)

    def fits_attack(self, game: Game, attack: Attack, source: Source) -> bool:
        """Whether it is so of an attack, which is physical or energy besides."""
        if self.what in (Sharing.TRAIT, Sharing.SAME_TRAIT, *_ALIGNED):
            return self.fits(game, attack.performer, source)
        has = self._of_attack(attack)
        if self.what in _OF_TYPE and not self.last:
            has = (attack.facts.type, *has)
        return self._meets(game, has, source)

    def _of_attack(self, attack: Attack) -> tuple[Any, ...]:
        """The kinds of an attack, or its Style."""
        if self.what in _OF_TYPE:
            return tuple(attack.kinds)
        return (attack.its_style if attack.is_styled else Style.FREESTYLE,)


def of_what_was_named(part: Any) -> bool:
    """Whether anything of a text speaks of the type, the Style or the Trait that was named."""
    features = any(each.of_said for each in every(part, OfFeature))
    return features or any(each is Fact.THAT_STYLE for each in every(part, Fact))
