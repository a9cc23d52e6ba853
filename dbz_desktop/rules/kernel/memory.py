"""What a text remembers while it resolves, of what its sentences did."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from dbz_desktop.rules.kernel.events import NOBODY


@dataclass(init=False)
class Memory:
    """What the sentences before did, for "it", "those cards", "if you do", "the amount lowered".

    `chosen` are the cards that "it" and "those cards" speak of; `moved` the cards that the last
    effect really moved, `whose` the seat of their owner; `player` the seat of the player who was
    chosen; `discarded` those that really were
    discarded from a hand; `amount` the last amount that was raised, lowered, gained, lost or paid,
    `amounts` the last of each of these; `done` whether the
    last effect with a stipulation was
    carried out; `held` whether the condition of the last sentence that had one was met, `left` what
    wasn't done as its condition wasn't, or was refused;
    `declined` whether "you may" was refused; `lost` whether a card that "it" spoke of is out of
    the text's reach (ZON-3), `gone` what the last such card was, where that was known;
    `feature` is the card type, Style, kind of attack or number that was said;
    `attached` the card that was attached last, `detached` whether its own would have been if it
    weren't an invisible copy; `names` the titles that were named; `seen` the cards that a search
    looked through, `newer` whether a hand was shown since cards were spoken of, `rest` what is left
    of them once some were taken, `searched` whether a search found what something is done with,
    `shown` what it found and showed only, which is shuffled in once the text is over;
    `earlier` what the text spoke of before those, the last first, `picked` what was chosen last;
    `befallen` the personalities whose stages or level a sentence changed last, changed or not;
    `previous` what "instead" takes the place of, `then` the sentence after, `lasting` what the
    sentence before put in force (floating effects by their numbers); `copy` the attack (card and
    section) that is to be performed as a copy, `performer` the personality that performs it where
    that isn't the MP, `bound` what modifies it, `awaited` the attack to
    come that "that attack" means, and until when; `began` how long the turn's history was when
    the text began to resolve; `played` the card that a price is paid for, which is no part of it;
    `doers` the seats of those who did what each player could do, `nobody` whether of neither was so
    what is asked of who does it; `together` the cards that something is done to at once; `asked`
    whether the sentence has asked anybody anything, `barred` the card whose text has forbidden
    what the sentence would have done with a card that both players see.
    """

    chosen: tuple[int, ...] = ()
    moved: tuple[int, ...] = ()
    whose: int = -1
    player: int = -1
    discarded: tuple[int, ...] = ()
    amount: int = 0
    amounts: tuple[tuple[str, int], ...] = ()
    done: bool = False
    held: bool = True
    left: tuple[Any, ...] = ()
    declined: bool = False
    lost: bool = False
    gone: Any = None
    attached: int = NOBODY
    detached: bool = False
    names: tuple[str, ...] = ()
    feature: Any = None
    seen: tuple[int, ...] = ()
    newer: bool = False
    rest: tuple[int, ...] | None = None
    searched: bool = False
    shown: tuple[int, ...] = ()
    previous: Any = None
    then: Any = None
    earlier: tuple[tuple[int, ...], ...] = ()
    picked: tuple[int, ...] = ()
    befallen: tuple[int, ...] = ()
    lasting: tuple[int, ...] = ()
    copy: tuple[int, int] | None = None
    performer: int = NOBODY
    began: int = 0
    played: int = NOBODY
    doers: tuple[int, ...] = ()
    nobody: bool = False
    together: tuple[int, ...] = ()
    asked: bool = False
    barred: int = NOBODY
    bound: list[tuple[Any, Any]] = field(default_factory=list)
    awaited: tuple[Any, Any] | None = None

    def __init__(
        self,
        chosen: tuple[int, ...] = (),
        moved: tuple[int, ...] = (),
        amount: int = 0,
        lost: bool = False,
    ) -> None:
        # Most texts do little worth remembering: what isn't set is read from the class.
        self.chosen = chosen
        self.moved = moved
        self.amount = amount
        self.lost = lost
        self.bound = []

    def twin(self) -> Memory:
        """A memory that goes its own way from here."""
        made = Memory()
        made.__dict__.update(self.__dict__)
        made.bound = self.bound[:]
        return made

    def unbound(self) -> Memory:
        """The same to which nothing is bound."""
        made = self.twin()
        made.bound = []
        return made

    def leave_none(self) -> None:
        """Nothing was taken of anything yet, so that none are left of it."""
        self.rest = None

    def leave(self, effect: Any, left: bool) -> None:
        """Remember whether what is done only if something is so, or may be, was left."""
        if left or self.left:
            others = tuple(each for each in self.left if each != effect)
            self.left = (*others, effect) if left else others

    def count(self, verb: str, amount: int) -> None:
        """Remember by how much something was done last: "the amount lowered", "stages gained"."""
        self.amount = amount
        self.amounts = ((verb, amount), *(each for each in self.amounts if each[0] != verb))

    def have_moved(self, cards: tuple[int, ...]) -> None:
        """Remember the cards that were moved last: "that amount" is how many they are."""
        self.moved, self.amount = cards, 0

    def speak_of(self, cards: Iterable[int]) -> None:
        """Let "it" and "those cards" mean these cards from now on, even if there are none."""
        before, self.chosen, self.newer = self.chosen, tuple(cards), False
        self.gone = None
        if before and before != self.chosen:
            self.earlier = (before, *self.earlier)
        self.lost = not self.chosen

    def speak_as(self, other: Memory) -> None:
        """Speak of the cards that another text speaks of."""
        self.chosen, self.gone = other.chosen, other.gone

    def lose(self, card: int, what: Any) -> None:
        """No longer speak of a card as "it" (ZON-3); `what` it was is None if nobody knows."""
        if card in self.chosen:
            self.gone = what
            self.chosen = tuple(each for each in self.chosen if each != card)
            self.lost = True
        if any(card in each for each in self.earlier):
            kept = (tuple(c for c in each if c != card) for each in self.earlier)
            self.earlier = tuple(each for each in kept if each)

    def spoken(self, fits: Callable[[int], bool]) -> list[int]:
        """Of what was spoken of last that fits, those cards: "that Ally", whatever came since."""
        groups = ([c for c in each if fits(c)] for each in (self.chosen, *self.earlier))
        return next((group for group in groups if group), [])
