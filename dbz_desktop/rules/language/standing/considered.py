"""What a card counts as besides its face: Named, Styled (EFF-11), and Traits (EFF-13)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import InitVar, dataclass
from enum import Enum
from typing import Any, ClassVar

from dbz_desktop.cards import CardType, Style
from dbz_desktop.rules.kernel import considered
from dbz_desktop.rules.kernel.base import CardFilter, Condition, Continuous, Effect
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.rules.kernel.matters import Matter
from dbz_desktop.rules.kernel.note import Note
from dbz_desktop.rules.language.nouns.kinds import Fighting, Headed, OfType
from dbz_desktop.rules.language.nouns.terms import Whose
from dbz_desktop.rules.language.nouns.things import SomeCards, Theirs, Thing, ThisCard
from dbz_desktop.rules.language.values.personalities import Personality
from dbz_desktop.wording import Spec, phrase, words


@words
class CountsAs(Enum):
    """What a card can count as besides its face."""

    NAMED = "Named|to be a Named card|to be Named cards|to be Named"
    STYLED = "Styled|to be a Styled card|to be Styled cards|to be Styled"
    BLACK = "Black|Black-Styled|Black Styled|to be a Black card|to be Black cards|to be Black"
    BLUE = "Blue|Blue-Styled|Blue Styled|to be a Blue card|to be Blue cards|to be Blue"
    NAMEKIAN = (
        "Namekian|Namekian-Styled|Namekian Styled"
        "|to be a Namekian card|to be Namekian cards|to be Namekian"
    )
    ORANGE = (
        "Orange|Orange-Styled|Orange Styled|to be an Orange card|to be Orange cards|to be Orange"
    )
    RED = "Red|Red-Styled|Red Styled|to be a Red card|to be Red cards|to be Red"
    SAIYAN = (
        "Saiyan|Saiyan-Styled|Saiyan Styled|to be a Saiyan card|to be Saiyan cards|to be Saiyan"
    )
    FREESTYLE = (
        "Freestyle|to be a Freestyle card|to be Freestyle cards|to be Freestyle|non-Styled"
        "|to be a non-Styled card|to be non-Styled cards|to be non-Styled"
    )


def _styles_of(counts_as: tuple[CountsAs, ...]) -> tuple[Style, ...]:
    """The Styles that are said by their names, or Freestyle; none where none is.

    Raises ValueError for what is of a Style and of none, or of the Mastery's and of another.
    """
    found = tuple(Style[each.name] for each in counts_as if each.name in Style.__members__)
    alone = CountsAs.STYLED in counts_as or Style.FREESTYLE in found
    if len(set(found)) < len(found) or (alone and len(found) + (CountsAs.STYLED in counts_as) > 1):
        raise ValueError("a card is of Styles that differ, or of none")
    return found


def _style_of(counts_as: tuple[CountsAs, ...]) -> Style | None:
    """The one Style that is said by its name. Raises ValueError where several are said."""
    found = _styles_of(counts_as)
    if len(found) > 1:
        raise ValueError("of how many Styles it is a card says itself")
    return found[0] if found else None


def _types_of(kin: OfType) -> frozenset[CardType]:
    """The type that something is considered to be of besides its own: one that any card may be.

    Raises ValueError where it is several, or an MP or a Mastery, which lie in no deck (SET-1).
    """
    if len(kin.types) > 1 or not all(kind.in_life_deck for kind in kin.all_types):
        raise ValueError("a card is considered to be of one type")
    return kin.all_types


_COUNTS = "is considered [to be]|counts as|is treated as|is also [considered [to be]]"
_HAS = "(is considered (to have|to contain|as having)|counts as (having|containing))"
_EVERYWHERE = "in (any zone|all zones|every zone)|wherever it is"
_SEEN = "for {seen} [card] effects"
_WHERE = f"for your [card] effects|for you|{_EVERYWHERE}"


def _told_of_itself() -> Iterator[Spec]:
    """The same as long as something is so, which is asked each time."""
    for template, pinned in _considered():
        yield template, pinned
        if "if {condition}, " in template:
            said = template.lstrip("~").replace("if {condition}, ", "while {condition}, ")
            yield f"~{said}", pinned


def _considered() -> Iterator[tuple[str, dict[str, Any]]]:
    of_none: dict[str, Any] = {"condition": None}
    for given, pinned in (("", of_none), ("if {condition}, ", {})):
        named = {**pinned, "endurance": None, "kin": None}
        words = {**named, "counts_as": ()}
        for said in ('"{word}"', '"{word}" and "{other}"'):
            yield f"{given}this card is considered to have {said} in its title", words
            has = f"this card {_HAS} {said} in (its|the) title"
            yield f"~{given}{has} [for you|{_EVERYWHERE}]", words
            seen = "in its title for {seen} card effects"
            yield f"{given}this card is considered to have {said} {seen}", words
            yield f"~{given}{has} {_SEEN}", words
        yield f"{given}this card is considered {{counts_as:and}}", named
        yield f"~{given}this (card|attack) is considered {{counts_as:and}} ({_WHERE})", named
        yield f"~{given}this card is considered a {{counts_as:and}} card [{_WHERE}]", named
        yield f"~{given}this card counts as a {{counts_as:and}} card [{_WHERE}]", named
        yield f"~{given}treat this (card|Drill|Setup|attack) as a {{counts_as:and}} card", named
        both = "[both] [to be] {counts_as:and} [(card|cards)]"
        yield f"~{given}this card (is considered|counts as) {both} [{_WHERE}]", named
        of_type = {**pinned, "endurance": None, "counts_as": ()}
        yield f"{given}this card is considered to be a {{kin}}", of_type
        yield f"{given}this card is considered to be a {{kin}} for {{seen}} card effects", of_type
        yield f"~{given}this card ({_COUNTS}) a {{kin}} {_SEEN}", of_type
        yield f"~{given}this card ({_COUNTS}) a {{kin}} for you", {**of_type, "seen": Whose.YOUR}
        for said in ("is considered", "counts as", "is treated as", "is also [considered]"):
            yield f"~{given}this card {said} a {{kin}} [{_EVERYWHERE}]", of_type
        yield f"~{given}this card is considered to be a {{kin}} ({_EVERYWHERE})", of_type
        of_endurance = {**pinned, "counts_as": (), "kin": None}
        for seen, to_effects in (("", False), (" for your card effects", True)):
            told = {**of_endurance, "to_effects": to_effects}
            yield f"{given}this card's Endurance is considered to be {{endurance}}{seen}", told
            for said in (
                "this card is considered to have Endurance {endurance}",
                "this card's Endurance is considered {endurance}",
            ):
                yield f"~{given}{said}{seen}", told
        has = "this card (has|gains) Endurance {endurance}"
        yield f"~{given}{has}", {**of_endurance, "to_effects": False}


@phrase(*_told_of_itself())
@dataclass(frozen=True, slots=True)
class Considered(Note):
    """The card takes the MP's name or the Mastery's Style for card effects (EFF-11).

    Or it is of a Style of its own, wherever it is, and no longer of the one in its title. Or it has
    another Endurance, or has it only `to_effects`: then what it prevents stays as printed (ATK-12).
    Or they see a card of another type in it, besides its own, or another `word` in its title; or
    those of one player do (`seen`). Under a `condition` it is asked each time, of the card's owner.
    """

    counts_as: tuple[CountsAs, ...]
    endurance: int | None = None
    condition: Condition | None = None
    kin: OfType | None = None
    word: str = ""
    other: str = ""
    to_effects: bool = False
    seen: Whose | None = None

    def __post_init__(self) -> None:
        _styles_of(self.counts_as)
        if self.endurance == 0:
            raise ValueError("that is no Endurance")
        if self.kin is not None:
            _types_of(self.kin)

    def is_seen_by(self, player: int | None, source: Source) -> bool:
        return self.seen is None or player == self.seen.seat(source)

    @property
    def counts_as_types(self) -> frozenset[CardType]:  # type: ignore[override]
        """The types that it is of besides its own."""
        return frozenset() if self.kin is None else self.kin.all_types

    @property
    def in_title(self) -> tuple[str, ...]:  # type: ignore[override]
        """The words that it has in its title besides those that stand there."""
        return tuple(filter(None, (self.word, self.other)))

    @property
    def counts_as_style(self) -> Style | None:  # type: ignore[override]
        """The Style that it is of, where one is said by its name; the first of several."""
        return next(iter(_styles_of(self.counts_as)), None)

    @property
    def further_styles(self) -> frozenset[Style]:  # type: ignore[override]
        """The Styles that it is of besides that."""
        return frozenset(_styles_of(self.counts_as)[1:])

    @property
    def rules(self) -> str:
        """The rules that it touches."""
        return "EFF-11" if self.endurance is None else "ATK-12 EFF-11"

    @property
    def counts_as_named(self) -> bool:  # type: ignore[override]
        """Whether it takes the MP's name."""
        return CountsAs.NAMED in self.counts_as

    @property
    def counts_as_styled(self) -> bool:  # type: ignore[override]
        """Whether it takes the Mastery's Style."""
        return CountsAs.STYLED in self.counts_as

    @property
    def endurance_for_effects(self) -> int | None:  # type: ignore[override]
        """The Endurance that its player's card effects see."""
        return self.endurance if self.to_effects else None

    @property
    def has_endurance(self) -> int | None:  # type: ignore[override]
        """The Endurance that it has."""
        return None if self.to_effects else self.endurance

    def holds(self, game: Game, source: Source) -> bool:
        return self.condition is None or self.condition.holds(game, source)


_OF_CARDS: dict[str, Any] = {"who": None, "kin": None}
_OF_PEOPLE: dict[str, Any] = {"what": None, "counts_as": ()}


def _of_cards() -> Iterator[Spec]:
    """What cards are considered to be."""
    effects = f"[cards] [{_WHERE}]"
    for subject in ("{what}", "{what:@every}"):
        quiet = "" if subject == "{what}" else "~"
        yield f"{quiet}{subject} is(are) considered {{counts_as:and}}", _OF_CARDS
        for counts in ("is(are) considered", "counts(count) as", "is(are) (treated|regarded) as"):
            yield f"~{subject} {counts} {{counts_as:and}} {effects}", _OF_CARDS
            everybody = {**_OF_CARDS, "everybody": True}
            yield f"~{subject} {counts} {{counts_as:and}} for all [card] effects", everybody
        yield f"~{subject} gains(gain) the {{counts_as:and}} Style", _OF_CARDS
        as_such = f"[(a|an)] {{counts_as:and}} [(card|cards|attack|attacks)] [{_WHERE}]"
        yield f"~[you may] treat {subject} as {as_such}", _OF_CARDS
        none: dict[str, Any] = {**_OF_CARDS, "counts_as": (CountsAs.FREESTYLE,)}
        yield f"~{subject} loses(lose) [all] [of] (its|their) (Style|Styles)", none
        have = '"{word}" in (its|their) (title|titles)'
        word: dict[str, Any] = {**_OF_CARDS, "counts_as": ()}
        title = f'{subject} is(are) considered to have "{{word}}" in the title'
        yield f"{quiet}{title}", word
        yield f"{quiet}{title} for {{seen}} card effects", word
        anywhere = f"[for you|{_EVERYWHERE}]"
        for seen in (anywhere, _SEEN):
            yield f"~{subject} (is|are) considered (to have|as having) {have} {seen}", word
            yield f"~{subject} (counts|count) as having {have} {seen}", word
        also: dict[str, Any] = {"who": None, "counts_as": ()}
        for kin, many in (("{kin:pl}", True), ("a {kin}", False)):
            be = "are" if many else "is"
            told = {**also, "many": many}
            yield f"{quiet}{subject} {be} considered to be {kin}", told
            counts = f"{be} [also] considered|{be} also|{'count' if many else 'counts'} as"
            treated = f"({counts}|{be} (treated|regarded) as)"
            yield f"~{subject} {treated} {kin} [{_EVERYWHERE}]", told
            yield f"{quiet}{subject} {be} considered to be {kin} for {{seen}} card effects", told
            yield f"~{subject} {treated} {kin} {_SEEN}", told
            yield f"~{subject} {be} considered to be {kin} ({_EVERYWHERE})", told
    for whose, owned in (
        (Whose.YOUR, "[all] [of] [the] {cards:pl} [that] you own"),
        (Whose.OPPONENT, "[all] [of] [the] {cards:pl} [that] your opponent owns"),
    ):
        told = {**_OF_CARDS, "what": None, "owner": whose}
        yield f"~{owned} (are considered|count as|are treated as) {{counts_as:and}} {effects}", told


def _of_people() -> Iterator[Spec]:
    """What personalities are considered to be: Heroes, Villains, of a Trait."""
    yield "{who} is considered to be a {kin}", {**_OF_PEOPLE, "many": False}
    yield "{who} are considered to be {kin:pl}", {**_OF_PEOPLE, "many": True}
    for be, kin, many in (("is", "a {kin}", False), ("are", "{kin:pl}", True)):
        told = {**_OF_PEOPLE, "many": many}
        yield f"~{{who}} {be} considered {kin} [for (your|all) [card] effects]", told
        besides = "in addition to (its|his|their) [other] (Trait|Traits|alignment)"
        yield f"~{{who}} {be} [also] considered [to be] {kin} {besides}", told
        yield f"~{{who}} {be} also considered [to be] {kin}", told
        yield f"~{{who}} {be} (treated|regarded) as {kin}", told
        counts = "counts" if be == "is" else "count"
        yield f"~{{who}} {counts} as {kin}", told
        has = "has" if be == "is" else "have"
        gains = "gains" if be == "is" else "gain"
        trait = "the {trait} (Trait|heritage)"
        yield f"~{{who}} ({gains}|{has}) {trait}", {**told, "kin": None}
        yield (
            f"~{{who}} {be} considered to have [the] {{trait}} (Trait|heritage)",
            {
                **told,
                "kin": None,
            },
        )


@phrase(*_of_cards(), *_of_people())
@dataclass(frozen=True, slots=True)
class OthersConsidered(Continuous):
    """Cards count as Named or Styled for your card effects (EFF-11).

    Or they are of one Style, or Freestyle, for anybody's, or of a second type. Or personalities
    count as what they are not by their face, besides that: Heroes, Villains, or of a Trait (DCK-6,
    DCK-7).
    """

    what: Thing | None
    counts_as: tuple[CountsAs, ...]
    who: Personality | None = None
    kin: CardFilter | None = None
    many: bool = False
    word: str = ""
    seen: Whose | None = None
    """Whose card effects alone see it."""
    trait: InitVar[considered.Trait | None] = None
    owner: InitVar[Whose | None] = None
    cards: InitVar[CardFilter | None] = None
    everybody: InitVar[bool] = False

    @property
    def rules(self) -> str:
        """The rules that it touches."""
        return "EFF-11" if self.who is None else "DCK-6 DCK-7"

    @property
    def matter(self) -> Matter:  # type: ignore[override]
        """What it tells the rules."""
        return Matter.COUNTS_AS if self.who is None else Matter.KIN

    def __post_init__(
        self,
        trait: considered.Trait | None,
        owner: Whose | None,
        cards: CardFilter | None,
        everybody: bool,
    ) -> None:
        if everybody and {CountsAs.NAMED, CountsAs.STYLED}.intersection(self.counts_as):
            raise ValueError("Named, or of a Mastery's Style, it is for its player's effects")
        if trait is not None:
            object.__setattr__(self, "kin", Headed(trait=trait))
        if owner is not None:
            object.__setattr__(self, "what", Theirs(owner, cards))
        if isinstance(self.what, SomeCards) and self.what.owner is not None:
            if self.what.on is not None:
                raise ValueError("of those that are attached it isn't said whose they are")
            object.__setattr__(self, "what", Theirs(self.what.owner, self.what.cards))
        if self.who is not None:
            self._of_whom(self.who)
            return
        if self.what is None or not self.what.stays or isinstance(self.what, ThisCard):
            # Of itself a card says it in a note.
            raise ValueError("it isn't said of which cards")
        if any(each.what is Fighting.ATTACK for each in every(self.what, Headed)):
            raise ValueError("of attacks it is said as they are performed")
        kind = getattr(self.what, "cards", None)
        people = kind is not None and kind.allows(CardType.ALLY) and not kind.allows(CardType.DRILL)
        if _style_of(self.counts_as) is not None and people:
            raise ValueError("a personality is of no Style")
        if self.kin is not None:
            if not isinstance(self.kin, OfType) or self.many is not self.what.plural:
                raise ValueError("cards are considered to be of a type")
            _types_of(self.kin)

    def _of_whom(self, who: Personality) -> None:
        """Refuse what is said of no certain personalities, or isn't what they are."""
        if not isinstance(self.kin, Headed) or self.kin.what is not None:
            raise ValueError("a personality is a Hero, a Villain, or of a Trait")
        if who.chooses or who.plural is not self.many:
            raise ValueError("it isn't said who that is")

    def is_seen_by(self, player: int | None, source: Source) -> bool:
        """Whether the card effects of a player see it."""
        return self.seen is None or player == self.seen.seat(source)

    def makes(self, game: Game, card: int, kin: Enum, source: Source) -> bool:
        """Whether a personality counts as of this Trait or alignment by it."""
        if self.who is None or not isinstance(self.kin, Headed):
            return False
        said = self.kin.trait or self.kin.folk
        return said is not None and said.name == kin.name and card in self.who.able(game, source)

    def style_of(self, game: Game, card: int, source: Source) -> Style | None:
        """The Style that a card is of by it; None where it says nothing of that."""
        found = _style_of(self.counts_as)
        if found is None or self.what is None:
            return None
        return found if self.what.includes(game, card, source) else None

    def words_of(self, game: Game, card: int, source: Source) -> tuple[str, ...]:
        """What it has a card have in its title."""
        if not self.word or self.what is None or not self.what.includes(game, card, source):
            return ()
        return (self.word,)

    def is_of_type(self, game: Game, card: int, types: frozenset[CardType], source: Source) -> bool:
        """Whether a card is of one of these types by it, besides its own."""
        if self.what is None or not isinstance(self.kin, OfType):
            return False
        fits = not self.kin.all_types.isdisjoint(types)
        return fits and self.what.includes(game, card, source)

    def covers(self, game: Game, card: int, named: bool, source: Source) -> bool:
        """Whether a card counts as Named by it, or as Styled."""
        if (CountsAs.NAMED if named else CountsAs.STYLED) not in self.counts_as:
            return False
        return self.what is not None and self.what.includes(game, card, source)


@phrase("{trait}: {effect:^}", "~{trait:@label}: {effect:^}")
@dataclass(frozen=True, slots=True)
class Traited(Effect):
    """An effect that only a personality with the Trait may use (EFF-13)."""

    rules: ClassVar[str] = "EFF-13"
    hangs_on_user: ClassVar[bool] = True

    trait: considered.Trait
    effect: Effect

    def resolve(self, game: Game, source: Source) -> Steps:
        if self.possible(game, source):
            yield from self.effect.resolve(game, source)

    def possible(self, game: Game, source: Source) -> bool:
        who = source.performer
        if who < 0:
            who = game.state.players[source.player].mp_card
        return considered.has_trait(game, who, self.trait)
