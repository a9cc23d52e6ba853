"""Auto-pass: which questions are answered for a player, and the stops at which he is asked.

A question that has one answer only is no question. It is answered for the player, unless he wants
to be asked there all the same. So is the Discard Step where all that he holds may stay (TRN-4):
both players see how many cards that are, so that it tells nothing. Passing ahead goes further,
once: it passes what could be answered otherwise, up to a moment that the player names. And who is
asked by the same card again and again, "you may", can say once what he answers every time.
Whatever is answered here is an ordinary answer, written down like every other.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

from dbz_desktop.rules.kernel.attack_events import AttackBegan, AttackEnded
from dbz_desktop.rules.kernel.decisions import Act, Ask, Decision
from dbz_desktop.rules.kernel.events import NOBODY, CombatEnded, Event, TurnBegan


class Stop(StrEnum):
    """Where a player wants to be asked all the same. The value is what settings keep."""

    PLANNING = "planning"
    DECLARE = "declare"
    ACTION = "action"
    ATTACKED = "attacked"
    ATTACKED_HOLDING = "attacked-holding"
    FORCED = "forced"
    KEEPING = "keeping"


class Ahead(StrEnum):
    """Up to when a player passes ahead."""

    ATTACKED = "until something attacks me"
    COMBAT = "to the end of combat"
    TURN = "until my next turn"


_STEPS = {
    Ask.PLANNING: Stop.PLANNING,
    Ask.DECLARE: Stop.DECLARE,
    Ask.ACTION: Stop.ACTION,
    Ask.DEFEND: Stop.ATTACKED,
}

_PASSING = (Act.PASS, Act.DONE, Act.NO)

_PASSED_AHEAD = {
    Ahead.ATTACKED: (Ask.ACTION, Ask.DEFEND),
    Ahead.COMBAT: (Ask.ACTION, Ask.DEFEND),
    Ahead.TURN: (Ask.PLANNING, Ask.DECLARE, Ask.ACTION, Ask.DEFEND),
}


@dataclass(frozen=True, slots=True)
class Stops:
    """What one player wants: whether he is passed for at all, and where he is asked anyway."""

    on: bool = True
    at: frozenset[Stop] = frozenset()

    def stops(self, decision: Decision, hand: int) -> bool:
        """Whether a question is asked whatever its answers are; `hand` cards are held."""
        step = step_of(decision)
        if step is Stop.ATTACKED and Stop.ATTACKED_HOLDING in self.at and hand > 0:
            return True
        return step in self.at

    def with_stop(self, stop: Stop, wanted: bool) -> Stops:
        """The same with one stop turned on or off."""
        return replace(self, at=self.at | {stop} if wanted else self.at - {stop})

    @property
    def text(self) -> str:
        """As words for the settings; `read_stops` reads them."""
        return " ".join(["on" if self.on else "off", *sorted(self.at)])


def read_stops(text: str) -> Stops:
    """The stops that settings hold. What isn't understood is left out."""
    kept = text.split()
    known = {stop.value: stop for stop in Stop}
    return Stops("off" not in kept, frozenset(known[word] for word in kept if word in known))


@dataclass(frozen=True, slots=True)
class Passing:
    """An answer given for a player: its index, and whether he had chosen to pass ahead.

    With `keeps` he could have given a card up, and keeps them all; `said` is what he answers to
    this question every time, "" where he said nothing about it. `asked` is the question with the
    answer that was given, in words.
    """

    player: int
    index: int
    ask: Ask
    ahead: bool = False
    keeps: bool = False
    said: str = ""
    asked: str = ""


def step_of(decision: Decision) -> Stop:
    """The stop that a question belongs to."""
    if keeping_index(decision) is not None:
        return Stop.KEEPING
    return _STEPS.get(decision.ask, Stop.FORCED)


def only_passing(decision: Decision) -> int | None:
    """The index of the only answer, or None where the player must see the question.

    A sentence that is carried out by hand waits for the player, and so does one that shows cards:
    there the looking is the point, not the answer. Of critical damage effects those that would do
    nothing are no answers: the one that does something is taken, or none (ATK-13); nor is Endurance
    that prevents nothing (ATK-12), nor an order of effects where any comes to the same (EFF-3).
    """
    if decision.ask is Ask.BY_HAND or decision.looked_at:
        return None
    if decision.ask is Ask.CRITICAL:
        return _only_critical(decision)
    if decision.same:
        return 0
    if decision.ask is Ask.ENDURANCE:
        # What prevents nothing hardly anybody wants; what prevents anything is a choice.
        nothing = any(option.act is Act.YES and option.idle for option in decision.options)
        return passing_index(decision) if nothing else None
    if decision.ask in (Ask.YES_NO, Ask.ORDER):
        # What can do nothing may be used, or be first, which hardly anybody wants.
        able = [index for index, option in enumerate(decision.options) if not option.idle]
        return able[0] if len(able) == 1 else None if able else 0
    return 0 if len(decision.options) == 1 else None


def _only_critical(decision: Decision) -> int | None:
    """The critical damage effect that goes without saying, or that none is used."""
    able = [index for index, option in enumerate(decision.options) if not option.idle]
    # Where all would do nothing and one must be chosen, it doesn't matter which.
    return able[0] if len(able) == 1 else None if able else 0


def keeping_index(decision: Decision) -> int | None:
    """The index of the answer that keeps the whole hand, or None where a card must go (TRN-4)."""
    return passing_index(decision) if decision.ask is Ask.DISCARD else None


def passing_index(decision: Decision) -> int | None:
    """The index of the answer that passes, or None where there is none."""
    for index, option in enumerate(decision.options):
        if option.act in _PASSING:
            return index
    return None


Asked = tuple[int, int, str]
"""A question that may come again: of whom, and the card with its text, or the kind of question."""


def asked_again(decision: Decision) -> Asked | None:
    """What is the same whenever a player is asked the same again; None where nothing is.

    A card's "you may" is (EFF-5), the Endurance of one attack (ATK-12), and the order of the same
    effects that happen at once (EFF-3): of others it may matter.
    """
    player, ask = decision.player, decision.ask
    if ask is Ask.YES_NO and decision.card >= 0 and decision.text:
        return player, decision.card, decision.text
    if ask is Ask.ENDURANCE:
        return player, NOBODY, ask.value
    if ask is Ask.ORDER and decision.rule == "EFF-3":
        effects = sorted({option.label for option in decision.options})
        return player, NOBODY, "\n".join((ask.value, *effects))
    return None


@dataclass(frozen=True, slots=True)
class Always:
    """An answer to be given every time: its index now, in words, and how long that holds."""

    index: int
    words: str
    act: Act
    how_long: str


_ALWAYS = {
    (Ask.YES_NO, Act.YES): "Yes, every time",
    (Ask.YES_NO, Act.NO): "No, every time",
    (Ask.ENDURANCE, Act.YES): "Use all Endurance this attack",
    (Ask.ENDURANCE, Act.NO): "Use none this attack",
}


def always(decision: Decision) -> list[Always]:
    """What a player may say once for all times that he is asked the same."""
    if asked_again(decision) is None:
        return []
    if decision.ask is Ask.ORDER:
        held = "Whenever these effects happen at once in this game, the one listed first is first"
        return [Always(0, "In any order, every time", Act.PICK, held)]
    held = "Whenever the same card asks the same in this game"
    if decision.ask is Ask.ENDURANCE:
        held = "Whatever Endurance comes up in the damage of this attack"
    return [
        Always(index, _ALWAYS[decision.ask, option.act], option.act, held)
        for index, option in enumerate(decision.options)
        if (decision.ask, option.act) in _ALWAYS
    ]


class AutoPass:
    """What is answered for the two players of a table.

    `stops` are the two players' stops, `ahead` up to when each passes ahead (None: he doesn't).
    """

    def __init__(self, first: Stops | None = None, second: Stops | None = None) -> None:
        self.stops = [first or Stops(), second or Stops()]
        self.ahead: list[Ahead | None] = [None, None]
        self._held: Decision | None = None
        self._said: dict[Asked, Act] = {}

    def say_always(self, decision: Decision, index: int) -> None:
        """Give this answer whenever the same card asks the same again."""
        again = asked_again(decision)
        if again is not None:
            self._said[again] = decision.options[index].act

    def said(self, player: int) -> int:
        """How many questions are answered the same every time for a player."""
        return sum(again[0] == player for again in self._said)

    def ask_again(self, player: int) -> None:
        """Ask a player all of them again."""
        self._said = {again: act for again, act in self._said.items() if again[0] != player}

    def _always(self, decision: Decision) -> Passing | None:
        again = asked_again(decision)
        act = None if again is None else self._said_of(again)
        for index, option in enumerate(decision.options):
            if option.act is act:
                asked = _in_words(decision, index)
                return Passing(decision.player, index, decision.ask, said=option.label, asked=asked)
        return None

    def _said_of(self, again: Asked) -> Act | None:
        """What a player answers to a question every time; of the order of effects also where it is
        asked of some of those of which he said it, as when one of them has been done."""
        if again in self._said or not again[2].startswith(f"{Ask.ORDER.value}\n"):
            return self._said.get(again)
        effects = set(again[2].split("\n"))
        for said, act in self._said.items():
            if said[:2] == again[:2] and effects <= set(said[2].split("\n")):
                return act
        return None

    def forget(self) -> None:
        """Another match is played: nobody passes ahead in it, or has said anything for good."""
        self.stop_all()
        self._said = {}
        self._held = None

    def hold(self, decision: Decision | None) -> None:
        """Ask this question whatever its answers are: the players went back to it."""
        self._held = decision
        again = None if decision is None else asked_again(decision)
        if again is not None:
            self._said.pop(again, None)

    def holds(self, decision: Decision) -> bool:
        """Whether this question is asked whatever its answers are."""
        return decision is self._held

    def pass_ahead(self, player: int, until: Ahead | None) -> None:
        """Begin to pass ahead, or stop it with None."""
        self.ahead[player] = until
        self._held = None

    def stop_all(self) -> None:
        """Nobody passes ahead any more."""
        self.ahead = [None, None]

    def told(self, events: Iterable[Event]) -> None:
        """Learn what has happened: passing ahead ends where it was to end."""
        for event in events:
            if isinstance(event, AttackBegan | AttackEnded):
                self._forget(Ask.ENDURANCE)
            elif isinstance(event, CombatEnded):
                self.ahead = [mode if mode is Ahead.TURN else None for mode in self.ahead]
            elif isinstance(event, TurnBegan):
                self.ahead[event.player] = None

    def _forget(self, ask: Ask) -> None:
        self._said = {again: act for again, act in self._said.items() if again[2] != ask.value}

    def answer_to(self, decision: Decision, hand: int) -> Passing | None:
        """The answer that is given for the player, or None where he is asked.

        `hand` is how many cards he holds. A stop ends passing ahead.
        """
        player = decision.player
        if self.holds(decision):
            return None
        always = self._always(decision)
        if always is not None:
            return always
        stopped = self.stops[player].stops(decision, hand)
        only, keeping = only_passing(decision), keeping_index(decision)
        ahead = self.ahead[player]
        if ahead is not None and decision.ask in _PASSED_AHEAD[ahead]:
            attacked = ahead is Ahead.ATTACKED and decision.ask is Ask.DEFEND and only is None
            if stopped or attacked:
                self.ahead[player] = None
                return None
            index = passing_index(decision)
            if index is not None:
                return Passing(player, index, decision.ask, True)
        if stopped or not self.stops[player].on:
            return None
        if keeping is not None:
            return Passing(player, keeping, decision.ask, keeps=True)
        if only is None:
            return None
        return Passing(player, only, decision.ask, asked=_in_words(decision, only))


def _in_words(decision: Decision, index: int) -> str:
    """A question with an answer to it, as one sentence after another; of effects in some order
    only what comes first, where that matters."""
    if decision.ask is Ask.ORDER:
        if decision.same or all(option.idle for option in decision.options):
            return f"any order comes to the same ({decision.rule})"
        first = decision.options[index].label.partition(": ")[0].rstrip(".")
        return f"{first} first ({decision.rule})"
    return f"“{decision.prompt}” {decision.options[index].label.rstrip('.')}."


def words(passing: Passing) -> str:
    """What was answered for a player, in a sentence for his own eyes.

    The other one sees in the log what happened, and no more: who is passed for, and does nothing
    about it, had nothing to answer with.
    """
    if passing.ask is Ask.ORDER:
        always = ", as every time" if passing.said else ""
        return f"Put in order for you{always}: {passing.asked}."
    if passing.said:
        # It stands beside the next question, which it must not seem to be about.
        return f"Answered for you before this, as every time: {passing.asked}"
    if passing.keeps:
        return "Kept for you: all that you hold may stay."
    if passing.ahead:
        return "Passed for you: you pass ahead."
    if passing.ask is Ask.DEFEND:
        return "Passed for you: nothing could answer the attack."
    if passing.ask is Ask.ACTION:
        return "Passed for you: nothing could be played."
    if passing.asked:
        return f"Answered for you before this, with nothing else to choose: {passing.asked}"
    return "Answered for you: there was one answer only."
