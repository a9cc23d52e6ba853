"""Cards that came before: "it", "those cards", "the remaining cards"; and nouns joined."""

from __future__ import annotations

from dataclasses import InitVar, dataclass
from enum import Enum
from typing import Any, ClassVar

from dbz_desktop.rules.flow.attacks import recall, was_hidden
from dbz_desktop.rules.flow.choosing import pick
from dbz_desktop.rules.kernel import door
from dbz_desktop.rules.kernel.attack_events import (
    AttackBegan,
    AttackEnded,
    AttackStopped,
    AttackUnstopped,
)
from dbz_desktop.rules.kernel.base import CardFilter
from dbz_desktop.rules.kernel.events import NOBODY, StagesChanged, Zone
from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.rules.kernel.memory import Memory
from dbz_desktop.rules.kernel.numbering import own_card
from dbz_desktop.rules.language.nouns.brought import Brought
from dbz_desktop.rules.language.nouns.described import Described
from dbz_desktop.rules.language.nouns.in_common import apart, pick_apart
from dbz_desktop.rules.language.nouns.kinds import (
    ATTACK_CARDS,
    AnyCard,
    Suffix,
    comparing,
    foremost,
)
from dbz_desktop.rules.language.nouns.places import In, lying_there, taken_from_there
from dbz_desktop.rules.language.nouns.qualities import Is, Quality
from dbz_desktop.rules.language.nouns.suffixes import of_such
from dbz_desktop.rules.language.nouns.titles import SPOKEN_OF, titles_spoken_of
from dbz_desktop.rules.language.references.cards import Cards, How
from dbz_desktop.rules.language.values import values
from dbz_desktop.rules.language.values.howmany import (
    ANOTHER,
    ANY_NUMBER,
    ONE,
    ONE_OF,
    Number,
    Quantity,
    at_random,
)
from dbz_desktop.wording import Phrase, phrase, words


@words
class PronounWord(Enum):
    """How a sentence speaks of cards that came before."""

    IT = "it"
    THEM = "them|they"
    THAT_CARD = "that card|the card"
    THOSE_CARDS = (
        "those cards|both [of those] cards|both [of them]|all of (those cards|them)"
        "|each of (those cards|them)"
    )
    REMAINING = (
        "the remaining cards|the remaining|the rest|the rest of (the|those) cards|the rest of them"
    )
    OTHER = "the other|the other card|the other one"
    OTHERS = (
        "the others|the other cards|all other revealed cards|the other revealed cards"
        "|all [of] [the] others"
    )
    ATTACKER = (
        "the attacking personality|the personality performing that attack"
        "|the personality (that|who) performed (it|that attack|the attack|the stopped attack)"
    )
    ATTACKING_ALLY = "the attacking Ally|the Ally (performing|that performed) that attack"

    @property
    def left(self) -> bool:
        """Whether what is left of the cards is meant."""
        return self in (PronounWord.REMAINING, PronounWord.OTHER, PronounWord.OTHERS)


_ONE = (PronounWord.IT, PronounWord.THAT_CARD)
_PERFORMER = (PronounWord.ATTACKER, PronounWord.ATTACKING_ALLY)
_OF_AN_ATTACK = (AttackBegan, AttackStopped, AttackUnstopped, AttackEnded)


def of_its_attack(game: Game, source: Source, otherwise: tuple[int, ...] = ()) -> tuple[int, ...]:
    """The card of the attack that set a text off, or that a text answers (ATK-1).

    None where that is a Power or a copy. `otherwise` are the cards where there is no such attack.
    """
    attack, event = source.attack, source.event
    if isinstance(event, _OF_AN_ATTACK):
        attack = recall(game, event.number)
    elif event is not None:
        return otherwise
    if attack is None or attack.card == source.card:
        return otherwise
    permanent = game.state.permanents.get(attack.card)
    power = permanent is not None and permanent.attached_to == NOBODY
    return () if power or attack.copy or was_hidden(game, attack) else (attack.card,)


_THAT = {"word": PronounWord.THAT_CARD}
_THAT_STOPPED: dict[str, Any] = {**_THAT, "by": Brought.STOPPING, "where": None}
_KEPT = (
    *(PronounWord.IT, PronounWord.THEM),
    *(PronounWord.THAT_CARD, PronounWord.THOSE_CARDS),
)


@phrase(
    ("{word}", {"by": None, "where": None}),
    ("{word} {where}", {"by": None}),
    ("the card that stopped it", _THAT_STOPPED),
    *(
        (f"~the card {stopped} (it|this attack|that attack)", _THAT_STOPPED)
        for stopped in (
            "(that|which) (stopped|blocked)",
            "[that was] (used|played) to (stop|block)",
        )
    ),
    ("the {by} card", {**_THAT, "where": None}),
    ("the {by} card {where}", _THAT),
    ("the {by} cards {where}", {"word": PronounWord.THOSE_CARDS}),
    ("the {by} cards", {"word": PronounWord.THOSE_CARDS, "where": None}),
    ("~(all|each|both) [of] the {by} cards", {"word": PronounWord.THOSE_CARDS, "where": None}),
    (
        "~(all|each|both) [of] [the] cards revealed [this way] {where}",
        {"word": PronounWord.THOSE_CARDS, "by": None},
    ),
)
@dataclass(frozen=True, slots=True)
class Those(Cards):
    """The cards that were spoken of, or what is left of them; perhaps those that came up `by` that.

    Without any, the card of the attack that set the text off or that it answers; else its own. Only
    as far as they are `where` they are said to be taken from.
    """

    word: PronounWord
    by: Brought | None = None
    where: In | None = None
    refers_back: ClassVar[bool] = True

    def __post_init__(self) -> None:
        if self.where is not None and self.word not in _KEPT:
            raise ValueError("where those are is said of the cards that they are left of")
        taken_from_there(self.where)

    @property
    def plural(self) -> bool:  # type: ignore[override]
        """Whether the verb after it has no "s"."""
        return self.word not in (*_ONE, *_PERFORMER, PronounWord.OTHER)

    @property
    def performs(self) -> bool:
        """Whether it is who performs the attack."""
        return self.word in _PERFORMER

    def able(self, game: Game, source: Source, how: How) -> list[int]:
        found = self._meant(game, source, how)
        return found if self.where is None else lying_there(game, found, self.where, source)

    def _meant(self, game: Game, source: Source, how: How) -> list[int]:
        if self.by is not None and (so := self.by.of(game, source)):
            return [c for c in so if how.usable(c)]
        if self.performs:
            # It is destroyed as an Ally: no verb takes an MP from its place (TYP-8).
            one = NOBODY if source.attack is None else source.attack.performer
            permanents = game.state.permanents
            return [one] if one in permanents and how.usable(one) else []
        memory = source.memory
        spoken = memory.chosen or memory.lost
        own = (own_card(game, source),) if self.word in _ONE else ()
        if own and not spoken:
            # Whose stages changed is spoken of, where no card was.
            whom, event = memory.befallen, source.event
            if isinstance(event, StagesChanged) and event.card in game.state.permanents:
                whom = whom or (event.card,)
            own = whom if len(whom) == 1 else own
        cards = memory.chosen if spoken else of_its_attack(game, source, own)
        if self.word.left:
            cards = still_left(game, memory)
        return [c for c in cards if how.usable(c)]


_USED: dict[str, Any] = {"cards": ATTACK_CARDS, "by": None, "where": None}

_OTHER_CARDS = Described(Is(Quality.OTHER), AnyCard())


@phrase(
    ("that {cards}", {"several": False, "by": None, "where": None}),
    ("that {cards} {where}", {"several": False, "by": None}),
    ("~the {cards}", {"several": False, "by": None, "where": None}),
    (
        "~(the [attack] card used [to perform (it|that attack)]|(that|the) attack's card)",
        {**_USED, "several": False},
    ),
    ("the {by} {cards}", {"several": False, "where": None}),
    ("the {by} {cards} {where}", {"several": False}),
    ("~(each|both) of the {by} {cards:pl}", {"several": False, "where": None}),
    ("those {cards:pl}", {"several": True, "by": None, "where": None}),
    ("those {cards:pl} {where}", {"several": True, "by": None}),
    ("~both {cards:pl}", {"several": True, "by": None, "where": None}),
    ("~both of those {cards:pl}", {"several": True, "by": None, "where": None}),
)
@dataclass(frozen=True, slots=True)
class ThatOne(Cards):
    """The card of a kind that was spoken of, or that set this off; `several` only words it.

    Perhaps the cards of that kind that came up `by` that; only as far as they are `where` they are
    said to be taken from.
    """

    cards: CardFilter
    several: bool = False
    by: Brought | None = None
    where: In | None = None
    refers_back: ClassVar[bool] = True

    @property
    def plural(self) -> bool:  # type: ignore[override]
        """Whether the verb after it has no "s"."""
        return self.several

    def __post_init__(self) -> None:
        if isinstance(self.cards, AnyCard) or self.cards == _OTHER_CARDS:
            raise ValueError("that card, whatever it is, and the others")
        if comparing(self.cards):
            raise ValueError("of one card none goes furthest")
        taken_from_there(self.where)

    def able(self, game: Game, source: Source, how: How) -> list[int]:
        found = self._meant(game, source, how)
        return found if self.where is None else lying_there(game, found, self.where, source)

    def _meant(self, game: Game, source: Source, how: How) -> list[int]:
        def fits(card: int) -> bool:
            return self.cards.fits(game, card, source)

        if self.by is not None and (so := [c for c in self.by.of(game, source) if fits(c)]):
            return [c for c in so if how.usable(c)]
        told = getattr(source.event, "card", -1)
        found = [c for c in source.memory.chosen if fits(c)]
        if not found and told >= 0 and fits(told):
            found = [told]
        if not found:
            found = source.memory.spoken(fits) or [c for c in source.memory.befallen if fits(c)]
        if not found:
            found = [c for c in of_its_attack(game, source) if fits(c)]
        return [c for c in found if how.usable(c)]


def still_left(game: Game, memory: Memory) -> tuple[int, ...]:
    """What is left of cards of which some were taken; of a Life Deck that was seen, what is there
    yet."""
    there = (c for c in memory.seen if game.state.where[c] is Zone.LIFE_DECK)
    return tuple(there) if memory.rest is None else memory.rest


@words
class Group(Enum):
    """How a sentence speaks of the cards of which some are meant."""

    THOSE = (
        "those cards|them|these cards|the revealed cards|the chosen cards"
        "|the cards [you|he] revealed [this way]"
    )
    SHOWN = "the cards shown|the cards seen"
    LEFT = "the remaining cards|the [other] remaining (cards|ones)|the (others|rest|other cards)"


_SAID_OF_ALL = (Brought.CHOSEN, Brought.REVEALED, Brought.STOPPING)
_OF_THOSE = {"group": Group.THOSE}
_SOME_BY: dict[str, Any] = {**_OF_THOSE, "bare": False, "quantity": ANY_NUMBER}


@phrase(
    ("any of {group}", {"quantity": ANY_NUMBER, "bare": False}),
    ("{quantity} of {group}", {"bare": False}),
    ("~any number of {group}", {"quantity": ANY_NUMBER, "bare": False}),
    ("{quantity} of the {by} cards", {**_OF_THOSE, "bare": False, "cards": None}),
    ("{quantity} of the {by} {cards:pl}", {**_OF_THOSE, "bare": False}),
    ("~{quantity} of the {by} {cards:pl} {after:pl}", {**_OF_THOSE, "bare": False}),
    ("~any number of the {by} cards", {**_SOME_BY, "cards": None}),
    ("~any number of the {by} {cards:pl}", _SOME_BY),
    (
        "~(either or both|one or both) [of (them|those cards)]",
        {**_OF_THOSE, "quantity": ANY_NUMBER, "bare": False},
    ),
    ("{quantity}", {"bare": True, "group": Group.THOSE}),
    ("{quantity} {cards:s} from among {group}", {"bare": False}),
    ("~{quantity} {cards:s} (among|from|of) {group}", {"bare": False}),
    ("~{quantity} of (those|the chosen) {cards:pl}", {**_OF_THOSE, "bare": False}),
    (
        "~any number of (those|the chosen) {cards:pl}",
        {**_OF_THOSE, "bare": False, "quantity": ANY_NUMBER},
    ),
    ("~either (card|of them|of those cards)", {**_OF_THOSE, "bare": False, "quantity": ONE_OF}),
    ("~either of those {cards:pl}", {**_OF_THOSE, "bare": False, "quantity": ONE_OF}),
    ("~another", {"bare": True, "group": Group.THOSE, "quantity": ONE_OF, "cards": None}),
    ("~{quantity} {cards:s} (revealed|drawn|seen) this way", {**_OF_THOSE, "bare": False}),
    (
        "~{quantity} {cards:s} (revealed|drawn|seen) this way {after:s}",
        {**_OF_THOSE, "bare": False},
    ),
    ("~{quantity} {cards:s} from among {group} {after:s}", {"bare": False}),
    ("~{quantity} of {group} {after:s}", {"bare": False, "cards": AnyCard()}),
    ("~{quantity} {cards:s} revealed", {**_OF_THOSE, "bare": False}),
    (
        "~{quantity} {cards:s} (you|he) (find|finds|found|see|sees|saw|reveal|reveals|revealed)",
        {**_OF_THOSE, "bare": False},
    ),
    ("~{quantity} of {group} at random", {"bare": False, "by_chance": True}),
    ("~{quantity} at random", {**_OF_THOSE, "bare": False, "by_chance": True}),
    ("~{quantity} revealed {cards:s}", {**_OF_THOSE, "bare": False}),
    ("~{quantity} of the revealed {cards:pl}", {**_OF_THOSE, "bare": False}),
    ("~{quantity} {cards:s} (in|from) it", {**_OF_THOSE, "bare": False}),
    *(
        (
            f"~{cards} (in|from) it",
            {**_OF_THOSE, "bare": False, "cards": None, **one},
        )
        for cards, one in (("a card", {"quantity": ONE_OF}), ("{quantity} cards", {}))
    ),
)
@dataclass(frozen=True, slots=True)
class SomeOfThose(Cards):
    """Some of the cards that were spoken of; the others are "the remaining" then.

    `bare` only words it: "place 1 into your hand and banish the other".
    """

    quantity: Quantity
    group: Group = Group.THOSE
    bare: bool = False
    cards: CardFilter | None = None
    by: Brought | None = None
    after: InitVar[Suffix | None] = None
    by_chance: InitVar[bool] = False
    refers_back: ClassVar[bool] = True

    def __post_init__(self, after: Suffix | None, by_chance: bool) -> None:
        if self.by in _SAID_OF_ALL:
            raise ValueError("those that were seen or chosen are simply those cards")
        if by_chance:
            object.__setattr__(self, "quantity", at_random(self.quantity))
        if self.cards is not None:
            object.__setattr__(self, "cards", of_such(self.cards, after))
        if isinstance(self.cards, AnyCard):
            # Cards of any kind are those cards.
            object.__setattr__(self, "cards", None)
        if self.cards is None and self.quantity == ONE:
            object.__setattr__(self, "quantity", ONE_OF)
        if (self.quantity.every and self.cards is None) or self.quantity == ANOTHER:
            raise ValueError("all of them is said with a pronoun")
        plain = (
            isinstance(self.quantity, Number)
            and isinstance(self.quantity.amount, values.Number)
            and self.quantity == Number(self.quantity.amount)
        )
        if self.bare and not plain:
            raise ValueError("only a plain number stands alone")

    @property
    def _is_all(self) -> bool:
        return self.quantity.every and (self.cards is None or apart(self.cards) is None)

    def able(self, game: Game, source: Source, how: How) -> list[int]:
        kind = self.cards
        cards = (c for c in self._all(game, source) if kind is None or kind.fits(game, c, source))
        found = [c for c in cards if how.usable(c)]
        if not self._is_all:
            found = door.to_choose(game, found, how.seat, source)
        return found if kind is None else foremost(game, kind, found, source)

    def _all(self, game: Game, source: Source) -> tuple[int, ...]:
        """The cards of which some are meant: of a hand that was shown, all that were seen."""
        memory = source.memory
        if self.by is not None:
            return tuple(self.by.of(game, source))
        if self.group is Group.LEFT:
            return still_left(game, memory)
        if self.group is Group.SHOWN or memory.newer:
            return memory.seen
        if self.bare and memory.rest:
            # "One on top and one at the bottom": of what the first one left.
            return memory.rest
        # What was shown is spoken of as long as nothing else has been.
        shown = self.cards is not None or not memory.lost
        return memory.chosen or (memory.seen if shown else ())

    def least(self, game: Game, source: Source) -> int:
        return 1 if self.quantity.every else self.quantity.bounds(game, source)[0]

    def gather(self, game: Game, source: Source, how: How) -> Steps:
        able = self.able(game, source, how)
        low, high = self.quantity.of_all(len(able), game, source)
        other = None if self.cards is None else apart(self.cards)
        if other is not None:
            chosen = tuple((yield from pick_apart(game, source, how, able, (low, high), other)))
        elif self.quantity.every:
            chosen = tuple(able)
        elif self.quantity.at_random or how.at_random:
            chosen = tuple(game.chance.shuffled(able)[:high])
        else:
            hidden = tuple(c for c in able if game.state.where[c].is_hidden)
            high = min(high, len(able))
            chosen = yield from pick(
                game,
                how.seat,
                able,
                low,
                high,
                how.prompt,
                source,
                how.rule,
                looked_at=hidden,
                beside=how.beside,
                last=how.last,
            )
        source.memory.rest = tuple(c for c in self._all(game, source) if c not in chosen)
        return list(chosen)


@phrase(
    ("all copies of that card", {"n": 0, "each": False}),
    ("all copies of that card", {"n": 0, "each": False}, "all"),
    ("{n} copy(ies) of that card", {"each": False}),
    ("{n} copy(ies) of each card", {"each": True}),
    (f"~(a|another) copy of (that card|{SPOKEN_OF})", {"n": 1, "each": False}),
    (f"~all copies of {SPOKEN_OF}", {"n": 0, "each": False}),
    (f"~{{n}} copy(ies) of {SPOKEN_OF}", {"each": False}),
    ("~{n} copy(ies) of each", {"each": True}),
    ("~a copy of the named card", {"n": 1, "each": False}),
)
@dataclass(frozen=True, slots=True)
class CopiesOfNamed(Phrase):
    """Copies of the cards that were named or spoken of; n of 0 stands for all."""

    n: int = 1
    each: bool = False

    def titles(self, game: Game, source: Source) -> tuple[str, ...]:
        """The titles that are meant."""
        names = titles_spoken_of(game, source)
        return names if self.each else names[:1]
