"""What is done only if something is so, or otherwise (EFF-2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import InitVar, dataclass, fields, replace
from enum import Enum
from functools import lru_cache
from typing import Any, ClassVar, cast

from dbz_desktop.cards import CardType
from dbz_desktop.rules.flow.choosing import pick
from dbz_desktop.rules.kernel import floating
from dbz_desktop.rules.kernel.base import Condition, Effect, Line
from dbz_desktop.rules.kernel.cardtext import Section, Sentence, every, holds
from dbz_desktop.rules.kernel.deed import AttackVerb
from dbz_desktop.rules.kernel.events import (
    ActionBegan,
    CombatBegan,
    CombatEnding,
    CombatOffered,
    StepBegan,
    StepEnding,
    TurnBegan,
    TurnEnding,
)
from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.rules.kernel.matters import Matter
from dbz_desktop.rules.language.attacks.attacks import THIS_ATTACK, SomeAttack
from dbz_desktop.rules.language.attacks.performed_by import PerformedBy
from dbz_desktop.rules.language.attacks.states import Joined
from dbz_desktop.rules.language.deeds.choices import Allowed
from dbz_desktop.rules.language.happenings.fight_done import AttackDone
from dbz_desktop.rules.language.happenings.happenings import plain
from dbz_desktop.rules.language.happenings.looking_back import Window
from dbz_desktop.rules.language.happenings.moments import AtSpan, Edge
from dbz_desktop.rules.language.happenings.past import Did
from dbz_desktop.rules.language.happenings.was_done import WasDone
from dbz_desktop.rules.language.nouns.doing import Doer
from dbz_desktop.rules.language.nouns.people import Others, Person
from dbz_desktop.rules.language.nouns.places import Owner
from dbz_desktop.rules.language.nouns.state import State
from dbz_desktop.rules.language.nouns.terms import Whose
from dbz_desktop.rules.language.nouns.turned import OF_ANY, turned
from dbz_desktop.rules.language.references.said_before import ThatOne as ThatCard
from dbz_desktop.rules.language.values.joining import Opening, done_by
from dbz_desktop.rules.language.values.personalities import ThatOne as ThatPersonality
from dbz_desktop.rules.language.values.predicates_of_cards import Lies
from dbz_desktop.rules.language.values.subjects import of_that_kind
from dbz_desktop.wording import Phrase, phrase


def says_instead(part: Any) -> bool:
    """Whether it says of attacks what takes the place of what is printed, and so says "instead"."""
    says = getattr(part, "says", ())
    return isinstance(says, tuple) and any(
        getattr(each, "replaces", False) or getattr(each, "in_one_unit", False) for each in says
    )


_BEFORE = {"after": False, "instead": False}
_INSTEAD = {"so": True, "after": False, "instead": True}
_AFTER = {"after": True, "instead": False}


@phrase(
    ("if {condition}, {effect}", {"so": True, **_BEFORE}),
    # Of this attack it is asked as the text is carried out.
    ("~while {condition}, {effect}", {"so": True, **_BEFORE, "meanwhile": True}),
    ("unless {condition}, {effect}", {"so": False, **_BEFORE}),
    ("{effect} if {condition}", {"so": True, **_AFTER}),
    ("{effect} unless {condition}", {"so": False, **_AFTER}),
    ("~{effect}, unless {condition}", {"so": False, **_AFTER}),
    ("if {condition}, {effect} instead", _INSTEAD),
    ("~if {condition}, instead {effect}", _INSTEAD),
    ("~{effect} instead if {condition}", {**_INSTEAD, "trails": True}),
)
@dataclass(frozen=True, slots=True)
class If(Effect):
    """Only if something is so now, or if it is not.

    With `instead` it is in the place of the sentence before: then that one doesn't happen. `after`
    only words it.
    """

    rules: ClassVar[str] = "EFF-2"

    condition: Condition
    effect: Effect
    so: bool = True
    instead: bool = False
    after: bool = False
    # Whether it is one of several conditions, and "otherwise" means that none of them was met.
    one_of: bool = False
    trails: InitVar[bool] = False
    meanwhile: InitVar[bool] = False

    def __post_init__(self, trails: bool, meanwhile: bool) -> None:
        told = (getattr(self.effect, name, None) for name in ("attack", "what", "which"))
        if meanwhile and THIS_ATTACK not in told:
            raise ValueError("of anything else it is so as long as the condition is")
        if trails and says_instead(self.effect):
            raise ValueError("what is said of the attack has the word itself")
        if not self.so and (other := self.condition.denied) is not None:
            object.__setattr__(self, "condition", other)
            object.__setattr__(self, "so", True)
        if any(_of_own_success(each) for each in every(self.condition, Did)):
            raise ValueError("whether this attack is stopped isn't known yet; it is waited for")
        if self.after and not isinstance(self.effect, Opening):
            raise ValueError("the condition of what is more than done stands first")
        if self.after and (self.effect.always or self.effect.always_if):
            raise ValueError("of what holds while a card is attached, that is a part")
        if self.instead and isinstance(self.effect, If):
            raise ValueError("in the place of what it comes is said where the last condition is")
        done = (self.effect, getattr(self.effect, "task", None))
        # What wasn't done before has nothing of it that another thing takes the place of (EFF-5).
        if self.instead and (says_instead(self.effect) or self.condition == WasDone(so=False)):
            object.__setattr__(self, "instead", False)
        if self.instead and any(getattr(each, "chosen", False) for each in done):
            raise ValueError('"instead" belongs to what is chosen for the attack')

    def happens_anyway(self, game: Game, source: Source) -> bool:
        given = self.condition
        if self.after or self.instead:
            return self.after or not (self.so and given.looks_at_text)
        if speaks_of_them(given) or speaks_of_them(self.effect):
            return False
        # What is so at any time is asked of no sentence before it.
        lasts = isinstance(given, State) and given.lasts
        return lasts and given.holds(game, source) is self.so

    @property
    def asks_first(self) -> bool:
        return self.effect.asks_first and not self.instead and not self.after

    def takes_place(self, game: Game, source: Source) -> bool:
        if not self.instead or self.effect.after_use:
            return False
        return self.condition.holds(game, source)

    def repeats(self, line: Any) -> bool:
        return self.instead and type(self.effect) is type(line)

    def was_left(self, source: Source) -> bool:
        return self.condition.was_left(source)

    @property
    def asks_of_done(self) -> bool:
        return holds(self.condition, WasDone)

    def resolve(self, game: Game, source: Source) -> Steps:
        held = self.condition.holds(game, source) is self.so
        earlier = self.one_of and source.memory.held
        self.condition.mention(game, source, held)
        if self._comes_late(source):
            held = False
        before = source.memory.lasting
        if held and self.instead:
            self._give_up(source)
        if held and self.so:
            yield from self._tell(game, source)
        elif said := self._said_of(game, source):
            source.memory.speak_of(said)
        if held and self.instead and isinstance(self.effect, Allowed):
            yield from self._as_one_likes(game, source)
        elif held and (seats := self._players(game, source)):
            yield from self._of_each(game, source, seats)
        elif held:
            yield from self.effect.resolve(game, source)
        elif isinstance(self.effect, Allowed) and not self.instead:
            # What one may not do now isn't done: "if you do" after it speaks of that (EFF-5).
            source.memory.done = False
        if not self.instead:
            source.memory.held = held or earlier
            source.memory.leave(self.effect, not held)
        elif held:
            # Where it came to be so by the sentence before, what that one left in force is over.
            for each in game.state.floating:
                if each.ident in before:
                    floating.end(game, each)
        if self.instead:
            source.memory.previous = None

    def _give_up(self, source: Source) -> None:
        """What the text has prevented of an attack that it answers otherwise instead, it hasn't:
        also where that comes to nothing (EFF-5)."""
        attack = source.attack
        if attack is None or not self.effect.is_answer or isinstance(self.effect, Allowed):
            return
        attack.bound = [
            (said, by)
            for said, by in attack.bound
            if by.memory is not source.memory or said.matter is not Matter.PREVENTED
        ]

    def unmet(self, game: Game, source: Source) -> bool:
        if source.memory.held and not self.instead and not self.one_of:
            # It was met, whatever is so since: "if you do" of what then came to nothing.
            return False
        return self.condition.holds(game, source) is not self.so

    def _players(self, game: Game, source: Source) -> list[int]:
        """Of which players it is so, where it is asked of any and the effect is that player's."""
        if not self.so or source.memory.player >= 0 or not _speaks_of_a_player(self.effect):
            return []
        mine, his = (turned(self.condition, side) for side in OF_ANY)
        if mine == his:
            return []
        asked = ((source.player, mine), (source.opponent, his))
        return [seat for seat, condition in asked if condition.holds(game, source)]

    def _of_each(self, game: Game, source: Source, seats: list[int]) -> Steps:
        """Do it for each player of whom it is so: he is "that player" meanwhile."""
        for seat in seats:
            source.memory.player = seat
            yield from self.effect.resolve(game, source)
        source.memory.player = -1

    def _comes_late(self, source: Source) -> bool:
        """Whether the sentence before was carried out, for what this one asks wasn't so yet.

        Only what that sentence itself has done can be asked about after it.
        """
        if not self.instead or self.effect.after_use or source.memory.previous is not None:
            return False
        return not any(
            each.looks_at_text or isinstance(each, WasDone) or not getattr(each, "lasts", True)
            for each in every(self.condition, Condition)
        )

    def _as_one_likes(self, game: Game, source: Source) -> Steps:
        """ "You may … instead": who leaves it does what it would have taken the place of.

        So does who looks for something, and finds none with which it can be done (EFF-5).
        """
        memory = source.memory
        finds = getattr(getattr(self.effect, "task", None), "finds", False)
        earlier, memory.declined = memory.declined, False
        yield from self.effect.resolve(game, source)
        left = memory.declined or (finds and not memory.moved)
        if left and memory.previous is not None:
            yield from memory.previous.resolve(game, source)
        memory.declined = memory.declined or earlier

    def possible(self, game: Game, source: Source) -> bool:
        if self.instead:
            return True
        held = self.condition.holds(game, source) is self.so
        cards = self._told(game, source) if self.so else self._said_of(game, source)
        if held and cards:
            source = source.but(memory=source.memory.twin())
            source.memory.speak_of(cards)
        return held and self.effect.possible(game, source)

    def _told(self, game: Game, source: Source) -> list[int]:
        """The cards of the condition, which are "it" where the text spoke of none before.

        "That Ally" is who performs the attack of which it was said that an Ally does.
        """
        attack = source.attack
        if attack is not None and _tells_who_performs(self.condition):
            if _speaks_of_a_fighter(self.effect):
                return [attack.performer]
        said = self._said_of(game, source)
        if said or not speaks_of_them(self.effect):
            return said
        if isinstance(self.condition, State) and (ally := self.condition.ally(game, source)):
            return ally
        if self._has_spoken(source):
            if self._has_his_own(game, source):
                return self.condition.cards(game, source)
            if asked := of_that_kind(self.condition):
                return asked.cards(game, source)
            # "If any of those cards is a Drill, place it …": of those it is one that is so. And
            # "if any of those cards is in your hand, discard them": those that are, as only they
            # can be.
            some = not _speaks_of_several(self.effect) or holds(self.condition, Lies)
            so = self.condition.is_of_some and some
            return self.condition.cards(game, source) if so else []
        known = self.condition.counts_one | _speaks_of_several(self.effect)
        return self.condition.cards(game, source) if known else []

    def _has_his_own(self, game: Game, source: Source) -> bool:
        """Whether it is a card of his own that he does something with, as he has such.

        "Reveal a card from your hand. If your opponent has a card of that type in his hand, he
        discards it": nobody discards what is another's.
        """
        who = self._who_does_it()
        if who is not Doer.OPPONENT or not self.condition.counts_one:
            return False
        seat = who.seat(source)
        spoken = source.memory.chosen
        return bool(spoken) and not any(game.owners[card] == seat for card in spoken)

    def _who_does_it(self) -> Doer | None:
        """Whose deed the effect is, also where he may do it."""
        return done_by(getattr(self.effect, "task", self.effect))

    def _said_of(self, game: Game, source: Source) -> list[int]:
        """The MP of which something is asked, if that is "it" in the effect."""
        if self._has_spoken(source) or not _speaks_of_a_personality(self.effect):
            return []
        return self.condition.personalities(game, source)

    @staticmethod
    def _has_spoken(source: Source) -> bool:
        """Whether the text spoke of something before, or what set it off did."""
        memory, attack = source.memory, source.attack
        set_off = source.event is not None and not isinstance(source.event, _TIMES)
        spoken = memory.chosen or memory.lost or memory.earlier or set_off
        return bool(spoken) or (attack is not None and attack.card != source.card)

    def _tell(self, game: Game, source: Source) -> Steps:
        """Let what follows speak of the cards that the condition counts; of one that is chosen."""
        cards = self._told(game, source)
        if len(cards) > 1 and not _speaks_of_several(self.effect):
            prompt = "Which card is meant?"
            who = self._who_does_it()
            seat = who.seat(source) if who is Doer.OPPONENT else source.actor
            cards = yield from pick(game, seat, cards, 1, 1, prompt, source)
        if cards:
            source.memory.speak_of(cards)


_BEGINS = (TurnBegan, StepBegan, CombatOffered, CombatBegan, ActionBegan)
_TIMES = (*_BEGINS, TurnEnding, StepEnding, CombatEnding)
"""What speaks of no card as it sets a text off: that a time begins or ends."""


@lru_cache(maxsize=1_000)
def speaks_of_them(effect: Phrase) -> bool:
    """Whether it speaks of cards or personalities that came before it."""
    return any(getattr(each, "refers_back", False) for each in every(effect, Phrase))


@lru_cache(maxsize=1_000)
def _speaks_of_a_player(effect: Effect) -> bool:
    """Whether it speaks of "that player", or of his opponent."""
    return not _THAT_PLAYER.isdisjoint(every(effect, Enum))


_THAT_PLAYER: frozenset[Enum] = frozenset(
    (Others.PLAYER, Others.OTHER_PLAYER, Person.THAT, Owner.THAT_PLAYER, Whose.THAT)
)


@lru_cache(maxsize=1_000)
def _speaks_of_a_personality(effect: Effect) -> bool:
    """Whether it speaks of a personality as "it", and not of cards that something is done to."""
    return any(each.refers_back for each in every(effect, ThatPersonality))


@lru_cache(maxsize=1_000)
def _tells_who_performs(condition: Condition) -> bool:
    """Whether it asks who performs the attack that goes on: "is performed by an Ally"."""
    of_others = any(each.window is not None for each in every(condition, Did))
    return not of_others and holds(condition, PerformedBy) and not holds(condition, SomeAttack)


@lru_cache(maxsize=1_000)
def _speaks_of_a_fighter(effect: Effect) -> bool:
    """Whether it speaks of "that Ally", or of a personality as "it"."""
    allies = (each.cards for each in every(effect, ThatCard) if each.cards is not None)
    is_one = any(
        cards.allows(CardType.ALLY) and not cards.allows(CardType.DRILL) for cards in allies
    )
    return is_one or _speaks_of_a_personality(effect)


@lru_cache(maxsize=1_000)
def _speaks_of_several(effect: Effect) -> bool:
    """Whether it speaks of several of them: "they", "one of them"."""
    back = (each for each in every(effect, Phrase) if getattr(each, "refers_back", False))
    return any(each.plural or getattr(each, "quantity", None) is not None for each in back)


def _of_own_success(done: Did) -> bool:
    deed = plain(done.deed)
    return (
        isinstance(deed, AttackDone) and deed.verb is AttackVerb.STOP and deed.what == THIS_ATTACK
    )


@dataclass(frozen=True, slots=True)
class Denied(Condition):
    """Something is not so: what "otherwise" goes by. Never printed."""

    condition: Condition

    def holds(self, game: Game, source: Source) -> bool:
        return not self.condition.holds(game, source)

    def mention(self, game: Game, source: Source, held: bool) -> None:
        self.condition.mention(game, source, not held)


def window_of(moment: Any) -> Window | None:
    """The time that ends at a moment, of which is asked then."""
    if getattr(moment, "of_attack", None) is False:
        return Window.COMBAT
    turn = isinstance(moment, AtSpan) and moment.edge is Edge.END
    return Window.TURN if turn else None


def asked_within(condition: Condition, window: Window | None) -> Condition:
    """What is asked of the past, within that time where none is said."""
    if isinstance(condition, Joined):
        parts = tuple(asked_within(part, window) for part in condition.parts)
        return replace(condition, parts=parts)
    if not isinstance(condition, Did) or condition.window is not None or condition.has_time:
        return condition
    return replace(condition, window=window)


def asks_of_no_time(condition: Condition | None) -> bool:
    """Whether it asks of the past and doesn't tell since when, where no text did anything yet."""
    if isinstance(condition, Joined):
        return any(map(asks_of_no_time, condition.parts))
    if not isinstance(condition, Did) or condition.times is not None:
        return False
    return condition.window is None and condition.possible and not condition.has_time


@phrase("otherwise, {effect}")
@dataclass(frozen=True, slots=True)
class Otherwise(Line):
    """What happens where the condition of the sentence before wasn't met."""

    rules: ClassVar[str] = "EFF-2"

    effect: Effect

    @property
    def changes_damage(self) -> bool:
        return self.effect.changes_damage

    def was_left(self, source: Source) -> bool:
        return source.memory.held

    def resolve(self, game: Game, source: Source) -> Steps:
        if not source.memory.held:
            yield from self.effect.resolve(game, source)


def none_of_them(sentences: Sequence[Sentence]) -> list[Sentence]:
    """What comes "otherwise" comes where none of the conditions of the same thing before was met.

    "If your anger is 3, … . If your anger is 2, … . Otherwise, …".
    """
    found = list(sentences)
    for n, sentence in enumerate(found):
        if not isinstance(sentence.line, Otherwise):
            continue
        at = n - 1
        while at > 0 and _ask_alike(found[at - 1].line, found[at].line):
            found[at] = replace(found[at], line=replace(cast(Any, found[at].line), one_of=True))
            at -= 1
    return found


def _ask_alike(first: Any, then: Any) -> bool:
    """Whether two sentences ask the same, of another number or of another kind."""
    if not (isinstance(first, If) and isinstance(then, If)) or first.instead or then.instead:
        return False
    if first.so is not then.so or holds(first.condition, WasDone):
        return False
    return _differences(first.condition, then.condition) <= _A_BOUND


_A_BOUND = 2
"""By how many words those may differ that ask alike: by a number, and whether it is a least one."""


def _differences(first: Any, then: Any) -> int:
    """In how many of their smallest parts two phrases differ, or more than any that are alike."""
    if first == then:
        return 0
    if isinstance(first, tuple) and isinstance(then, tuple) and len(first) == len(then):
        return sum(map(_differences, first, then))
    if isinstance(first, Phrase) and type(first) is type(then):
        told = (
            (getattr(first, each.name), getattr(then, each.name))
            for each in fields(cast(Any, first))
        )
        return sum(_differences(*each) for each in told)
    return 1 if isinstance(first, int | Enum) and type(first) is type(then) else _A_BOUND + 1


def why_never_done(section: Section) -> str | None:
    """Why "if you do" asks of nothing: no sentence stands before it that could be done (EFF-5)."""
    if section.when is not None:
        return None
    first = next(iter((*section.sentences, *section.hits)), None)
    line = None if first is None else first.line
    if not isinstance(line, If):
        return None
    asked = any(each.outcome is None for each in every(line.condition, WasDone))
    return "nothing stands before it that is done or not" if asked else None
