"""Who does something, and by whose doing it happens."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto
from typing import ClassVar

from dbz_desktop.cards import CardType
from dbz_desktop.rules.flow import moving
from dbz_desktop.rules.flow.attacks import recall
from dbz_desktop.rules.kernel.attack_events import AttackStopped
from dbz_desktop.rules.kernel.base import CardFilter
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.deed import NO_SEAT, Deed, doers
from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.language.nouns.kinds import ATTACK_CARDS, NO_PERSONALITIES, AnyCard, Headed
from dbz_desktop.rules.language.nouns.places import fighter
from dbz_desktop.rules.language.nouns.state import State
from dbz_desktop.rules.language.nouns.terms import Whose, doer_told, looked_at, that_player
from dbz_desktop.rules.language.nouns.turned import OWN_SIDE, turned
from dbz_desktop.wording import Phrase, phrase, words


class Sort(Enum):
    """Who or what does something."""

    PLAYER = auto()
    PERSONALITY = auto()
    EFFECT = auto()
    ATTACK = auto()
    CRITICAL = auto()
    FLOATING = auto()


class Agent(Phrase):
    """Who or what does something: a player, an effect, an attack."""

    plural: ClassVar[bool] = False

    @property
    def sort(self) -> Sort:
        """Of which sort it is."""
        return Sort.PLAYER

    @property
    def is_kind_of_attack(self) -> bool:
        """Whether it is an attack of a kind: of effects that is told of its card."""
        return False

    def does(self, game: Game, deed: Deed, source: Source) -> bool:
        """Whether it is he, or it, that did this."""
        raise TypeError(type(self).__name__)

    def causes(self, game: Game, deed: Deed, source: Source) -> bool:
        """Whether the deed came about by it: "discarded by your opponent's effect"."""
        return self.does(game, deed, source)


class Cause(Agent):
    """Who or what can stand after "by"."""


@words
class Person(Enum):
    """A player as the subject of a sentence."""

    YOU = "you"
    OPPONENT = "your opponent|he|they|an opponent"
    ANY = "a player|any player|either player|you or your opponent"
    EACH = "each player"
    BOTH = "players|both players|all players"
    THAT = "that player"
    CONTROLLER = "its controller|that (card's|Ally's|Drill's|Setup's|personality's) controller"
    OWNER = "its owner|that (card's|Ally's|Drill's|Setup's|Event's) owner"
    ACTIVE = "the active player|the player whose turn it is"
    ATTACKER = "the attacker|the attacking player"
    DEFENDER = "the defender|the defending player"

    @property
    def plural(self) -> bool:
        """Whether the verb after it has no "s"."""
        return self in (Person.YOU, Person.BOTH)

    def covers(self, seat: int, game: Game, source: Source) -> bool:
        """Whether that seat is meant now."""
        if self is _YOU:
            return seat == source.player
        if self is _OPPONENT:
            return seat == source.opponent
        if self is Person.THAT:
            return seat == that_player(source)
        if self in (Person.CONTROLLER, Person.OWNER):
            return seat in Others[self.name].seats(game, source)
        if self is Person.ACTIVE:
            return seat == game.state.active
        if self in _FIGHTERS:
            attack = game.attack
            # Where no attack goes on nobody attacks.
            fights = self is Person.ATTACKER
            return attack is not None and seat == (attack.player if fights else attack.defender)
        return seat != NO_SEAT


_YOU, _OPPONENT = Person.YOU, Person.OPPONENT
_FIGHTERS = (Person.ATTACKER, Person.DEFENDER)
ANYBODY = frozenset((Person.ANY, Person.EACH, Person.BOTH, Person.ACTIVE, *_FIGHTERS))
"""Of whom what is "his" is the own of each, whoever it is."""


@phrase(
    ("{person}", {"given": None}),
    ("a player {given:@who}", {"person": Person.ANY}),
    ("~a player {given:@with}", {"person": Person.ANY}),
    ("~(each|any|the) player {given:@who}", {"person": Person.ANY}),
    ("~(each|any|the) player {given:@with}", {"person": Person.ANY}),
    ("~(players|all players) {given:@who}", {"person": Person.ANY}),
    ("~(players|all players) {given:@with}", {"person": Person.ANY}),
)
@dataclass(frozen=True, slots=True)
class Player(Cause):
    """A player, by his own doing or by his effects; or one of whom something is so (`given`).

    That is said like of your opponent, and asked of each player for himself.
    """

    person: Person
    given: State | None = None

    @property
    def plural(self) -> bool:  # type: ignore[override]
        """Whether the verb after it has no "s"."""
        return self.person.plural

    def does(self, game: Game, deed: Deed, source: Source) -> bool:
        seats = doers(deed)
        if source.memory.doers and deed.cause == source.card:
            # Where a text had each player do it, each who did did it himself.
            seats = (deed.doer,)
        return any(self.covers(seat, game, source) for seat in seats)

    def covers(self, seat: int, game: Game, source: Source) -> bool:
        """Whether that seat is meant now."""
        if not self.person.covers(seat, game, source):
            return False
        if self.given is None:
            return True
        asked: State = turned(self.given, OWN_SIDE) if seat == source.player else self.given
        return asked.holds(game, source)

    def causes(self, game: Game, deed: Deed, source: Source) -> bool:
        # "Discarded by your opponent": by his effect, whoever's hand does it.
        by = deed.by
        if by == NO_SEAT and deed.by_effect:
            by = game.owners[deed.cause]
        by_him = by != NO_SEAT and self.covers(by, game, source)
        return by_him or self.does(game, deed, source)


YOU, OPPONENT = Player(Person.YOU), Player(Person.OPPONENT)
EACH_PLAYER = Player(Person.EACH)


def is_floating(deed: Deed) -> bool:
    """Whether an effect did it whose card was used before (EFF-4)."""
    return deed.floating or (isinstance(deed.event, AttackStopped) and deed.event.floating)


@words
class EffectWord(Enum):
    """Effects by what gives them."""

    CARD = "card effect(s)|non-damage effect(s)"
    CRITICAL = "critical damage effect(s)|critical damage"
    FLOATING = "floating effect(s)"
    HIT = "HIT effect(s)"


@phrase(
    ("{word:s}", {"cards": None}),
    ("{cards} effect(s)", {"word": None}),
    ("~effects of {cards:pl}", {"word": None}),
    ("~{cards:@of} effect(s)", {"word": None}),
)
@dataclass(frozen=True, slots=True)
class EffectKind(Phrase):
    """Which effects: of any card, of cards of a kind, of critical damage (ATK-13), that float, or
    those of an attack that was successful, as it has them (ATK-1).

    With neither a word nor a kind all of a player's effects are meant, those of his critical
    damage too; that is printed as "effects" only.
    """

    word: EffectWord | None = None
    cards: CardFilter | None = None

    def __post_init__(self) -> None:
        if isinstance(self.cards, AnyCard):
            raise ValueError("a card effect is one of any card")

    @property
    def rules(self) -> str:
        """The rule that gives such effects."""
        told = {
            EffectWord.CRITICAL: "ATK-13",
            EffectWord.FLOATING: "EFF-4",
            EffectWord.HIT: "ATK-1",
        }
        return "" if self.word is None else told.get(self.word, "")

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        """Whether such an effect did it."""
        if self.cards is not None:
            return deed.by_effect and self.cards.fits(game, deed.cause, source)
        if self.word is None:
            return deed.by_effect or deed.critical
        if self.word is EffectWord.FLOATING:
            return is_floating(deed)
        if self.word is EffectWord.HIT:
            attack = game.attack
            hits = attack is not None and attack.phase == "hit" and attack.card == deed.cause
            return hits and deed.by_effect
        return deed.critical if self.word is EffectWord.CRITICAL else deed.by_effect


CARD_EFFECT = EffectKind(EffectWord.CARD)
ALL_EFFECTS = EffectKind()
HIT_EFFECT = EffectKind(EffectWord.HIT)


@phrase(
    ("a {kind}", {"whose": None, "plural": False}),
    ("~(any|any one|any single|a single) {kind}", {"whose": None, "plural": False}),
    ("~any effect", {"kind": CARD_EFFECT, "whose": None, "plural": False}),
    ("one of {whose} effects", {"kind": ALL_EFFECTS, "plural": False}),
    ("{whose} effects", {"kind": ALL_EFFECTS, "plural": True}),
    ("~{whose} effect", {"kind": ALL_EFFECTS, "plural": False}),
    ("~an opponent's effects", {"kind": ALL_EFFECTS, "whose": Whose.OPPONENT, "plural": True}),
    ("~an opponent's effect", {"kind": ALL_EFFECTS, "whose": Whose.OPPONENT, "plural": False}),
    ("~an effect", {"kind": CARD_EFFECT, "whose": None, "plural": False}),
    ("~effects", {"kind": CARD_EFFECT, "whose": None, "plural": True}),
    ("one of {whose} {kind:pl}", {"plural": False}),
    ("{whose} {kind:pl}", {"plural": True}),
    ("~{whose} {kind:s}", {"plural": True}),
    ("~an opponent's {kind:s}", {"whose": Whose.OPPONENT, "plural": False}),
    ("{kind:pl}", {"whose": None, "plural": True}),
    ("~the {kind:pl}", {"whose": None, "plural": True}),
    ("one of {whose:@named} effects", {"kind": ALL_EFFECTS, "plural": False}, "named"),
    ("{whose:@named} effects", {"kind": ALL_EFFECTS, "plural": True}, "named"),
    ("one of {whose:@named} {kind:pl}", {"plural": False}, "named"),
    ("{whose:@named} {kind:pl}", {"plural": True}, "named"),
)
@dataclass(frozen=True)
class Effects(Cause):
    """Effects, of anybody's or of one player's cards."""

    kind: EffectKind
    whose: Whose | None = None
    # How it is said; where the verb doesn't tell ("cannot"), it is the same.
    plural: bool = field(default=False, compare=False)  # type: ignore[misc]

    @property
    def sort(self) -> Sort:
        return {
            EffectWord.CRITICAL: Sort.CRITICAL,
            EffectWord.FLOATING: Sort.FLOATING,
        }.get(self.kind.word or EffectWord.CARD, Sort.EFFECT)

    def does(self, game: Game, deed: Deed, source: Source) -> bool:
        if not self.kind.fits(game, deed, source):
            return False
        return self.whose is None or by_seat(game, deed) == self.whose.seat(source)


def by_seat(game: Game, deed: Deed) -> int:
    """Whose effect does it: where that isn't told, its owner's whose card it is."""
    if deed.by != NO_SEAT or deed.cause < 0:
        return deed.by
    return game.owners[deed.cause]


@phrase("{effects} during combat")
@dataclass(frozen=True)
class EffectsInCombat(Agent):
    """Effects, while it is "during combat" (COM-1, COM-8)."""

    rules: ClassVar[str] = "COM-1 COM-8"

    effects: Effects

    @property
    def sort(self) -> Sort:
        return self.effects.sort

    @property
    def plural(self) -> bool:  # type: ignore[override]
        """Whether the verb after it has no "s"."""
        return self.effects.plural

    def does(self, game: Game, deed: Deed, source: Source) -> bool:
        return game.state.during_combat and self.effects.does(game, deed, source)


def check_played(cards: CardFilter | None) -> None:
    """Refuse a kind whose cards never do as they are played from a hand what they do (ATK-1)."""
    if cards is not None and not any(cards.allows(k) for k in CardType if k.plays_from_hand):
        raise ValueError("such a card does what it does while it lies in play")


def was_played(game: Game, card: int) -> bool:
    """Whether it is a card that does what it does as it is played, and doesn't lie in play."""
    if card < 0 or not game.cards[card].type.plays_from_hand:
        return False
    return game.state.where[card] is not Zone.IN_PLAY


_ANYBODYS = {"whose": None}


@phrase(
    ("a {cards:s}", {**_ANYBODYS, "other": False}),
    ("{cards:pl}", {**_ANYBODYS, "other": False, "plural": True}),
    ("this card", {**_ANYBODYS, "cards": None, "other": False}),
    ("a card of any other type", {**_ANYBODYS, "cards": None, "other": True}),
    ("~any other card type", {**_ANYBODYS, "cards": None, "other": True}),
    ("one of {whose} {cards:pl}", {"other": False}),
    ("{whose} {cards:pl}", {"other": False, "plural": True}),
    ("~{whose} {cards}", {"other": False}),
    ("a {cards:s} played from the hand", {**_ANYBODYS, "other": False, "played": True}),
    (
        "~a {cards:s} [played] from (the|a|his|her|your|your opponent's|their) hand",
        {**_ANYBODYS, "other": False, "played": True},
    ),
    ("~a {cards} you control", {"other": False, "whose": Whose.YOUR}),
    ("~a {cards} (your opponent|he) controls", {"other": False, "whose": Whose.OPPONENT}),
)
@dataclass(frozen=True, slots=True)
class ByCard(Cause):
    """A card of a kind, anybody's or a player's: "stopped by a Styled card", "your Events".

    Or the card whose text it is; or one that was `played` from a hand.

    With `other`, a card of none of the kinds of which this attack's text has spoken before.
    """

    cards: CardFilter | None
    other: bool = False
    whose: Whose | None = None
    played: bool = False
    # How it is said; any of them does it.
    plural: bool = field(default=False, compare=False)  # type: ignore[misc]

    @property
    def sort(self) -> Sort:
        return Sort.EFFECT

    @property
    def any_card(self) -> bool:
        """Whether it is just some card, and no personality."""
        return isinstance(self.cards, AnyCard) and not self.played

    def __post_init__(self) -> None:
        if self.plural and any(each.what for each in every(self.cards, Headed)):
            raise ValueError("attacks are no cards")
        if self.cards == ATTACK_CARDS:
            raise ValueError("cards of a kind, and no attacks")
        if self.whose is not None and any(each.what for each in every(self.cards, Headed)):
            raise ValueError("a player's attacks are no cards of his")
        if self.cards is not None and not any(map(self.cards.allows, NO_PERSONALITIES)):
            raise ValueError("a personality does things itself, not as a card")
        if self.played:
            check_played(self.cards)

    def does(self, game: Game, deed: Deed, source: Source) -> bool:
        if is_floating(deed):
            # The card did its part before; that is called a floating effect.
            return False
        if self.other:
            waiting = source.attack.waiting if source.attack is not None else []
            told = every([listener.line for listener in waiting], ByCard)
            named = [each for each in told if each.cards is not None]
            return deed.cause >= 0 and not any(n.does(game, deed, source) for n in named)
        if self.cards is None:
            return deed.cause == source.card
        if self.whose is not None and by_seat(game, deed) != self.whose.seat(source):
            return False
        if self.played and not was_played(game, deed.cause):
            return False
        if deed.cause < 0 or (self.any_card and game.cards[deed.cause].type.is_personality):
            return False
        return self.cards.fits(game, deed.cause, source)


# ---------------------------------------------------------------------------- of effects


@words
class Others(Enum):
    """Who else may do something."""

    OPPONENT = "your opponent|he"
    BOTH = "both players|each player|either player|players|all players"
    CONTROLLER = "its controller|that (card's|Ally's|Drill's|Setup's|personality's) controller"
    OWNER = "its owner|that (card's|Ally's|Drill's|Setup's|Event's) owner"
    PLAYER = "that player"
    OTHER_PLAYER = "that player's opponent|the other player"
    ACTIVE = "the active player|the player whose turn it is"
    ATTACKER = (
        "the attacker|the attacking player"
        "|the player (who|that) (performed|performs) (it|that attack)"
        "|the player performing (it|that attack)"
    )
    DEFENDER = (
        "the defender|the defending player|the player (who|that) (stopped|stops) (it|that attack)"
    )
    ANY = "a player|a player of your choice"

    def seats(self, game: Game, source: Source) -> tuple[int, ...]:
        """Their seats, the one whose effect it is first."""
        if self is Others.OPPONENT:
            return (source.opponent,)
        if self is Others.BOTH:
            return (source.player, source.opponent)
        if self is Others.OTHER_PLAYER:
            # Without a player who was spoken of it is the other one than whose text it is.
            spoken = Others.PLAYER.seats(game, source) or (source.player,)
            return tuple(1 - seat for seat in spoken)
        if self is Others.ACTIVE:
            return (game.state.active,)
        if self in (Others.ATTACKER, Others.DEFENDER):
            return fighter(source, attacks=self is Others.ATTACKER)
        if self is Others.PLAYER and source.memory.player >= 0:
            return (source.memory.player,)
        told = source.memory.chosen[:1] or source.memory.moved[:1]
        if self is Others.PLAYER and (not told or looked_at(source.event, told[0])):
            # Whose turn or whose deed it is that set this off.
            seat = doer_told(source.event, NO_SEAT)
            return (seat,) if seat >= 0 else ()
        if not told and self in (Others.OWNER, Others.CONTROLLER):
            # Where no card was spoken of, it is the attack that set this off or is answered.
            attack, number = source.attack, getattr(source.event, "number", 0)
            attack = recall(game, number) if number else attack
            told_of = game.deeds_of(source.event) if source.event is not None else ()
            itself = any(source.card in deed.cards for deed in told_of)
            if attack is not None and attack.card != source.card and not itself:
                return (attack.player,)
            # Else "it" is the text's own card: "when this card is destroyed, its owner …".
            if source.event is None or source.card < 0:
                return ()
            return (game.owners[source.card] if self is Others.OWNER else source.player,)
        if self is Others.OWNER:
            return tuple(game.owners[card] for card in told)
        return tuple(moving.controller(game, card) for card in told)


SOMEONE = (Others.ANY, Others.ACTIVE)
"""Who may be either player, so that it isn't known who "he" is."""
