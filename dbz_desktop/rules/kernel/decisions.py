"""Decisions: every question that a game asks a player, with nothing but legal answers."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum

from dbz_desktop.rules.kernel.events import NOBODY
from dbz_desktop.rules.kernel.record import record

AGAIN = -1
"""Sent instead of an answer to a step that is to ask anew; see `Decision.again`."""


class Ask(StrEnum):
    """What kind of question it is; the table shows each kind in its own way."""

    PLANNING = "planning"
    DECLARE = "declare combat"
    ENTER = "entering combat"
    ACTION = "action"
    DEFEND = "defend"
    INSTANT = "instant"
    BY_HAND = "by hand"
    """A sentence that the app can't read; the judge's moves are open to both players."""
    CHOOSE_CARD = "choose a card"
    CHOOSE_OPTION = "choose"
    YES_NO = "yes or no"
    NUMBER = "how many"
    NAME = "name a card"
    ORDER = "order"
    PERSONALITY = "choose a personality"
    DISCARD = "discard"
    ENDURANCE = "endurance"
    CRITICAL = "critical damage"
    REJUVENATE = "rejuvenate"


class Act(StrEnum):
    """What an option does."""

    PLAY = "play"
    ATTACK = "attack"
    DEFEND = "defend"
    USE = "use"
    PASS = "pass"
    DONE = "done"
    YES = "yes"
    NO = "no"
    PICK = "pick"
    NUMBER = "number"
    NAME = "name"


@record
class Option:
    """One legal answer: what it does, its label, and the card that it points at.

    `card` is an instance number or NOBODY; `section` the section of the card that is used;
    `performer` the personality that performs it; `value` a number or an index for the engine.
    `idle` says why it would do nothing: what the opponent hasn't got, "no Ally", or that it
    happens "in any case"; "" where it may do something. What is `alike` is offered for several
    personalities, whichever uses it: it comes to the same (COM-6).
    """

    act: Act
    label: str
    card: int = NOBODY
    section: int = 0
    performer: int = NOBODY
    value: int = 0
    idle: str = ""
    alike: bool = False

    @property
    def whoever(self) -> Option:
        """The same, without the personality where any may do it."""
        if not self.alike:
            return self
        return replace(self, label=self.label.rpartition(" with ")[0], performer=NOBODY)

    @property
    def leaves(self) -> bool:
        """Whether it leaves a thing undone."""
        if self.act is Act.NUMBER:
            return self.value == 0
        return self.act in (Act.NO, Act.PASS, Act.DONE)


@record
class Row:
    """That a question is one of a row in which several cards are chosen, one after another.

    `prompt` is the question as it is asked once for all of them. `least` and `most` are how many
    cards are still to be chosen, this one counted. With `keep` the chosen cards are given up, and
    what a player thinks of are the others: which ones stay. The cards are chosen in order; where
    that order is how they come to lie, `first` or `last` says where the first one or the last one
    of them does: "on top".
    """

    prompt: str
    least: int
    most: int
    keep: bool = False
    first: str = ""
    last: str = ""


@record
class Decision:
    """A question to one player. Answer with the index of an option.

    `rule` is the rule that asks it, `card` the card whose text asks it (or NOBODY), `text` that
    sentence. `again` says that it is asked anew when the players have moved something by hand:
    the asking step is sent `AGAIN` then. Options that point at hidden cards are for the deciding
    player's eyes alone. `open` says that nothing hidden has a part in it, neither in what is
    offered nor in that it is asked: both players may read it. `row` is set where it is one of
    a row that can be asked as one question, `same` where all answers come to the same: it is asked
    as the rules have it, and needs no thought. The match says so.
    """

    player: int
    ask: Ask
    prompt: str
    rule: str
    options: tuple[Option, ...]
    card: int = NOBODY
    text: str = ""
    looked_at: tuple[int, ...] = ()
    again: bool = False
    open: bool = False
    row: Row | None = None
    same: bool = False


@record
class WhyNot:
    """Why a card can't be used right now, with the rule id behind it."""

    reason: str
    rule: str


class IllegalAnswer(ValueError):
    """An answer that isn't among the options; the message names both."""
