"""Desk: where a match hears its seats, and believes none of them.

A saying counts only for the seat that it came in by, and only at the moment that it was meant
for. What both players must agree to waits here until the other one has said yes at his own seat.
Whatever can't be done is refused in words; nothing that a seat says makes the match raise.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from dbz_desktop.match.course import undo
from dbz_desktop.match.course.course import Course, looks, needs_consent
from dbz_desktop.match.course.setup import MatchError
from dbz_desktop.match.journal.reading import JournalError
from dbz_desktop.match.seats import messages as said
from dbz_desktop.match.seats.feed import Feed, Hear
from dbz_desktop.match.seats.messages import (
    LAST,
    ByHand,
    HandsFree,
    Look,
    Proposed,
    Refused,
    Reply,
    Said,
    Settled,
    Taken,
)
from dbz_desktop.match.seats.steps import MOST_STEPS, Step
from dbz_desktop.rules import judge_moves
from dbz_desktop.rules.insight import forecast, idle, joining, opening, taken
from dbz_desktop.rules.judge_moves import ANEW, JudgeMove, JudgeRefused
from dbz_desktop.rules.kernel.decisions import Ask, IllegalAnswer, WhyNot
from dbz_desktop.rules.kernel.events import NOBODY

_FAILED = (
    "The rules engine fails on this. The match stands where it was; choose something else, and "
    "please report it with the match's file."
)


class Desk:
    """Hears what the two seats of a match say. `feeds` are what they are told, seat 0 first.

    `unsaved` is why the last thing could not be done, where the journal couldn't be written, and
    `failed` where the engine failed on it: for the owner of the match, not for the seats.
    """

    def __init__(self, course: Course, feeds: Sequence[Feed]) -> None:
        self._course = course
        self._feeds = feeds
        self._proposals = 0
        self._carry_out: Callable[[], None] | None = None
        self._carrying_out = False
        self.unsaved: JournalError | None = None
        self.failed: MatchError | None = None

    def hear(self, viewer: int, message: Said, reply: Hear) -> None:
        """Hear what came in by a seat, and reply to it. Never raises."""
        self.unsaved = self.failed = None
        reply(self._heard(viewer, message))

    def _heard(self, viewer: int, message: Said) -> Reply:
        request = message.request
        question = self._feeds[viewer].question
        if message.question != question:
            return Refused(
                request,
                f"This was said at moment {message.question} of this seat, and it is moment "
                f"{question} now; look at what has happened since.",
            )
        hear = _HEARD.get(type(message))
        if hear is None:
            return Refused(request, "That can't be said to a match.")
        try:
            heard: Reply = hear(self, viewer, message)
        except JournalError as error:
            self.unsaved = error
            return Refused(request, "The match's file can't be written.", unsaved=True)
        except _No as no:
            return Refused(request, no.why.reason, no.why.rule)
        except (JudgeRefused, IllegalAnswer) as error:
            return Refused(request, str(error))
        except MatchError as error:
            self.failed = error
            return Refused(request, _FAILED)
        except Exception:
            # Merely pointing at a card must not end the match.
            return Refused(request, _FAILED)
        return heard

    # ------------------------------------------------------------------ answering

    def _answer(self, viewer: int, message: said.Answer) -> Reply:
        course = self._course
        decision = course.decision
        if decision is None:
            raise _No("The game is over.")
        if decision.player != viewer:
            raise _No(f"{self._names[decision.player]} is asked now.")
        if not 0 <= message.index < len(decision.options):
            raise _No(f"There are {len(decision.options)} answers; there is no {message.index}.")
        course.answer(message.index, message.auto)
        return Taken(message.request)

    def _concede(self, viewer: int, message: said.Concede) -> Reply:
        if self._course.outcome is not None:
            raise _No("The game is over.")
        self._course.concede(viewer)
        return Taken(message.request)

    # ------------------------------------------------------------------ asking

    def _knows(self, viewer: int, card: int) -> None:
        if not self._feeds[viewer].knows(card):
            raise _No("That card has not been shown to this seat.", "ZON-3")

    def _why(self, viewer: int, message: said.AskWhy) -> Reply:
        self._knows(viewer, message.card)
        return said.Why(message.request, self._course.game.why_not(viewer, message.card))

    def _forecast(self, viewer: int, message: said.AskForecast) -> Reply:
        game = self._course.game
        decision = game.decision
        nothing = False
        takes: tuple[int, ...] = ()
        if message.option != NOBODY:
            options = decision.options if decision and decision.player == viewer else ()
            if not 0 <= message.option < len(options):
                raise _No(f"There is no answer {message.option} for this seat now.")
            found = forecast.of_option(game, viewer, options[message.option])
            nothing = idle.does_nothing(game, viewer, options[message.option])
            takes = taken.by_yes(game, viewer, options[message.option])
        elif message.card != NOBODY:
            self._knows(viewer, message.card)
            found = forecast.of_card(game, viewer, message.card)
        else:
            found = forecast.incoming(game, viewer)
        return said.Foreseen(message.request, found, nothing, takes)

    def _together(self, viewer: int, message: said.AskTogether) -> Reply:
        decision = self._course.decision
        if decision is None or decision.player != viewer:
            raise _No("Nothing is asked of this seat now.")
        return said.Together(message.request, joining.joined(self._course.game))

    def _first(self, viewer: int, message: said.AskFirst) -> Reply:
        decision = self._course.decision
        if decision is None or decision.player != viewer or decision.ask is not Ask.DECLARE:
            return said.First(message.request, ())
        return said.First(message.request, opening.first_actions(self._course.game, viewer))

    def _steps(self, viewer: int, message: said.AskSteps) -> Reply:
        most = max(0, min(message.most, MOST_STEPS))
        found = undo.steps(self._course, viewer, most, message.own)
        return said.Steps(message.request, tuple(found))

    def _may(self, viewer: int, message: said.AskMay) -> Reply:
        why = self._why_not(viewer, message.move)
        return said.May(message.request, why, self._asks(message.move))

    # ------------------------------------------------------------------ what needs consent

    @property
    def _names(self) -> tuple[str, str]:
        return self._course.setup.names

    @property
    def _hands(self) -> bool:
        return self._feeds[0].hands

    def _want_back(self, viewer: int, message: said.WantBack) -> Reply:
        course = self._course
        if message.step == LAST and course.conceded is not None:
            course.undo()
            return Taken(message.request)
        numbers = undo.listed(course)
        place = undo.last_own(course, viewer) if message.step == LAST else message.step
        if place is None:
            raise _No("This seat has answered nothing yet.")
        if not 0 <= place < len(numbers):
            raise _No(f"There is no step {place}; there are {len(numbers)}, counted from 0.")
        number = numbers[place]
        if course.answers[number].auto and course.answers[number].player == viewer:
            raise _No("That was answered for you, and would be again; go back further.")
        step = undo.step(course, place)
        if course.open_hands or not step.needs_consent:
            course.undo(number)
        else:
            self._propose(viewer, step, lambda: course.undo(number))
        return Taken(message.request)

    def _want_hands(self, viewer: int, message: said.WantHands) -> Reply:
        if self._course.decision is None:
            raise _No("The game is over; take the last answer back first.", "HSE-1")
        if self._course.open_hands:
            self._free_hands(True)
        elif not self._hands and not self._course.by_hand:
            self._propose(viewer, ByHand(), lambda: self._free_hands(True))
        return Taken(message.request)

    def _end_hands(self, viewer: int, message: said.EndHands) -> Reply:
        self._free_hands(False)
        return Taken(message.request)

    def _free_hands(self, free: bool) -> None:
        for feed in self._feeds:
            if feed.hands is not free:
                feed.hands = free
                feed.tell(HandsFree(free))

    def _do_by_hand(self, viewer: int, message: said.DoByHand) -> Reply:
        move = message.move
        why = self._why_not(viewer, move)
        if why is not None:
            raise _No(why.reason, why.rule)
        if not self._asks(move):
            self._course.judge(move, self._hands)
        elif looks(move) and self._course.by_hand:
            words = judge_moves.words(self._course.game, move, NOBODY)
            self._propose(viewer, Look(words), lambda: self._course.judge(move, True))
        else:
            raise _No("Both players must agree before something is done by hand.", "HSE-1")
        return Taken(message.request)

    def _asks(self, move: JudgeMove) -> bool:
        return not self._hands and needs_consent(self._course, move)

    def _why_not(self, viewer: int, move: JudgeMove) -> WhyNot | None:
        """Why this seat can't make a move by hand; None where it can, or could with consent."""
        if move.by != viewer:
            return WhyNot("A seat moves by its own hand only.", "HSE-1")
        if move.kind == ANEW:
            return WhyNot(f'There is no judge\'s move "{move.kind}".', "HSE-1")
        for card in (move.card, move.host):
            if card != NOBODY:
                try:
                    self._knows(viewer, card)
                except _No as no:
                    return no.why
        return self._course.why_not_judge(move, True)

    def _propose(self, viewer: int, what: Step | ByHand | Look, then: Callable[[], None]) -> None:
        """Put something before both players."""
        waiting = self._feeds[0].proposed
        if waiting is not None and waiting.by != viewer:
            raise _No(f"{self._names[waiting.by]} has asked you something; answer that first.")
        self.drop()
        self._proposals += 1
        self._carry_out = then
        proposed = Proposed(self._proposals, viewer, what)
        for feed in self._feeds:
            feed.proposed = proposed
            feed.tell(proposed)

    def _consent(self, viewer: int, message: said.Consent) -> Reply:
        waiting = self._feeds[0].proposed
        if waiting is None or waiting.number != message.number or self._carry_out is None:
            raise _No("That isn't proposed any more.")
        if not message.yes:
            self.drop()
            return Taken(message.request)
        if viewer == waiting.by:
            raise _No(f"{self._names[1 - viewer]} must agree, at his own seat.")
        self._carrying_out = True
        try:
            self._carry_out()
        except JournalError:
            # Nothing has happened; the same yes may be said again.
            raise
        except Exception:
            self.drop()
            raise
        finally:
            self._carrying_out = False
        self._settle(True)
        return Taken(message.request)

    def drop(self) -> None:
        """What was proposed is not done: somebody said no, or the match went another way."""
        self._settle(False)

    def _settle(self, agreed: bool) -> None:
        self._carry_out = None
        for feed in self._feeds:
            proposed, feed.proposed = feed.proposed, None
            if proposed is not None:
                feed.tell(Settled(proposed.number, agreed))

    def went_on(self, by_hand: bool) -> None:
        """The match has gone on or back; `by_hand` where that was a move by hand."""
        if not by_hand:
            self._free_hands(False)
        if not self._carrying_out:
            self.drop()


class _No(Exception):
    """What is said can't be done, and why."""

    def __init__(self, reason: str, rule: str = "") -> None:
        self.why = WhyNot(reason, rule)
        super().__init__(reason)


_HEARD: dict[type[Said], Any] = {
    said.Answer: Desk._answer,
    said.Concede: Desk._concede,
    said.AskWhy: Desk._why,
    said.AskForecast: Desk._forecast,
    said.AskTogether: Desk._together,
    said.AskFirst: Desk._first,
    said.AskSteps: Desk._steps,
    said.AskMay: Desk._may,
    said.WantBack: Desk._want_back,
    said.WantHands: Desk._want_hands,
    said.EndHands: Desk._end_hands,
    said.DoByHand: Desk._do_by_hand,
    said.Consent: Desk._consent,
}
