"""LessonRun: a lesson that is being taken, and where it stands.

It knows which answer is right, what is said to any other, and what is answered for the other side.
The lesson page asks it before an answer is given, and the check plays it to the end by itself:
what the one accepts is what the other has proven.
"""

from __future__ import annotations

from itertools import takewhile

from dbz_desktop.match.aids.autopass import only_passing
from dbz_desktop.match.aids.marking import Marking
from dbz_desktop.match.content.rule_texts import rule_text
from dbz_desktop.match.lessons.lesson import Lesson, LessonError, Step
from dbz_desktop.match.scenarios.position import scenario_match
from dbz_desktop.match.scenarios.steps import StepError, find_option, offered, plain
from dbz_desktop.rules.kernel.decisions import Decision

LEARNER, OTHER = 0, 1
MAX_FORCED = 200
"""Questions without a choice that may come in a row; more is a game that never stops."""
_READ_ON = "First read on: “Go on”, or the key G."
_SEVERAL = ("keep ", "mark ")


class LessonRun:
    """A lesson at one of its steps, on a match of its own that keeps no journal."""

    def __init__(self, lesson: Lesson, place: int = 0) -> None:
        """Begin, or take it up at a step, with every right answer before it given.

        Raises LessonError where the position or an answer before that step can't be had.
        """
        self.lesson = lesson
        try:
            self.match = scenario_match(lesson.scenario)
        except (ValueError, RuntimeError) as error:
            raise LessonError(str(error), lesson.path) from error
        self.place = 0
        self._given: list[Decision] = []
        while self.place < min(place, len(lesson.steps)):
            self.play_right()

    # --- where it stands ---------------------------------------------------------------------

    @property
    def step(self) -> Step | None:
        """The step that it stands at; None when all are done."""
        steps = self.lesson.steps
        return steps[self.place] if self.place < len(steps) else None

    @property
    def done(self) -> bool:
        """Whether every step is done."""
        return self.step is None

    @property
    def does(self) -> bool:
        """Whether something is to be done at the step, and not only read."""
        return self.step is not None and not self.step.tells

    @property
    def asked_so_far(self) -> list[Decision]:
        """The questions that were answered, as they were asked."""
        return self._given

    def asked(self) -> Decision | None:
        """The question that waits, as its player is asked it: some with those that follow."""
        decision = self.match.decision
        if decision is None:
            return None
        joined = self.match.seat(decision.player).joined()
        return decision if joined is None else joined.decision

    def _next_answer(self) -> Step | None:
        """The step, from where it stands, that answers something next; None where none does."""
        return next((step for step in self.lesson.steps[self.place :] if not step.tells), None)

    # --- what is answered --------------------------------------------------------------------

    def forced(self, decision: Decision) -> int | None:
        """The answer to a question that leaves no choice and that no step speaks of, or None.

        After the last step, too: what the learner did last is to be seen to its end.
        """
        index = only_passing(decision)
        wanted = self._next_answer()
        if index is None or wanted is None:
            return index
        if decision.player == OTHER:
            named = wanted.opponent and self._finds(wanted.opponent, decision)
        else:
            named = any(self._finds(answer, decision) for answer in wanted.do)
        return None if named else index

    def other_answer(self) -> int | None:
        """What the opponent answers now to the question as he is asked it; None where he waits
        until the learner has read on. Raises LessonError where the lesson doesn't say."""
        asked = self.asked()
        if asked is None or asked.player != OTHER:
            return None
        forced = self.forced(asked)
        if forced is not None:
            return forced
        step = self.step
        if step is None or step.tells:
            return None
        index = self._option(step.opponent, asked) if step.opponent else None
        if index is None:
            raise self.error(f"no step says what the opponent answers: {offered(self.match)}")
        return index

    @property
    def goes_on(self) -> bool:
        """Whether something is answered without the learner before the step can be shown."""
        asked, step = self.asked(), self.step
        if asked is None:
            return False
        return (step is not None and bool(step.opponent)) or self.forced(asked) is not None

    @property
    def unread(self) -> bool:
        """Whether more than what is being read stands before what is to be done next: who did it
        now would never see what is said between."""
        return sum(step.tells for step in self._until_answer()) > 1

    def _until_answer(self) -> tuple[Step, ...]:
        """The steps that are read from where it stands, before one answers something."""
        return tuple(takewhile(lambda step: step.tells, self.lesson.steps[self.place :]))

    def right(self, asked: Decision, index: int) -> bool:
        """Whether an option of the learner's question is what the lesson wants next."""
        wanted = self._next_answer()
        if wanted is None or self.unread:
            return False
        return any(self._means(answer, asked, index) for answer in wanted.do)

    def right_marks(self, marking: Marking) -> bool:
        """Whether the marked cards are those that the lesson wants next."""
        wanted = self._next_answer()
        return (
            wanted is not None
            and not self.unread
            and any(
                (cards := self._cards_of(answer, marking)) is not None
                and sorted(cards) == sorted(marking.marked)
                for answer in wanted.do
            )
        )

    def objection(self, asked: Decision, index: int) -> str:
        """What is said to an option that isn't the right one."""
        step = self._next_answer()
        label = asked.options[index].label.rstrip(".")
        if self.done:
            return "The lesson is over here. Go on, or take it again."
        if step is None or not step.do:
            return f"“{label}” is not what happens next. {_READ_ON}"
        if self.unread:
            return f"It comes to that soon. {_READ_ON}"
        for wrong in step.wrongs:
            if self._means(wrong.answer, asked, index):
                return wrong.say
        return step.wrong or self._by_rule(asked, f"“{label}” can be done here")

    def objection_to_marks(self, marking: Marking) -> str:
        """What is said to cards that aren't the right ones."""
        step = self._next_answer()
        if self.unread:
            return f"It comes to that soon. {_READ_ON}"
        if step is not None and step.wrong:
            return step.wrong
        return self._by_rule(marking.decision, "These cards could be chosen")

    def _by_rule(self, asked: Decision, what: str) -> str:
        named = f" ({rule_text(asked.rule).label})" if asked.rule else ""
        return f"{what}{named}, but this lesson goes another way. Nothing was lost: try again."

    # --- going on ----------------------------------------------------------------------------

    def went_on(self) -> None:
        """What the step wanted was read or done, or what stands between it and that was read."""
        while self.step is not None and self.step.tells:
            self.place += 1
        if self.step is not None:
            self.place += 1

    def read(self) -> None:
        """A step that is only read was read."""
        if self.step is not None and self.step.tells:
            self.place += 1

    def answer(self, index: int) -> str:
        """Answer the learner's question as he is asked it; what is said to it, "" where it was
        right. A wrong answer changes nothing."""
        asked = self.asked()
        if asked is None or asked.player != LEARNER:
            return "Nothing is asked of you now."
        if not self.right(asked, index):
            return self.objection(asked, index)
        self.went_on()
        self._give(asked, index)
        return ""

    def mark(self, marking: Marking) -> str:
        """Answer with marked cards, as `answer` does."""
        if not self.right_marks(marking):
            return self.objection_to_marks(marking)
        self.went_on()
        row = marking.answers()
        while (decision := self.match.decision) is not None:
            index = row.next(decision)
            if index is None:
                break
            self._say(decision, index)
        return ""

    def answer_other(self) -> None:
        """Answer for the opponent as the lesson says. Raises LessonError where he isn't asked."""
        asked, index = self.asked(), self.other_answer()
        if asked is None or index is None:
            raise self.error(f"the opponent isn't asked: {offered(self.match)}")
        if self.forced(asked) is None:
            self.went_on()
        self._give(asked, index)

    def settle(self) -> None:
        """Answer what leaves no choice, as the table does between two questions."""
        for _ in range(MAX_FORCED):
            asked = self.asked()
            index = None if asked is None else self.forced(asked)
            if asked is None or index is None:
                return
            self._give(asked, index)
        raise self.error("the game asks on and on without a choice")

    def play_right(self) -> None:
        """Do what the step wants, as a learner who is always right would. Raises LessonError."""
        step = self.step
        if step is None:
            return
        self.settle()
        if step.tells:
            self.read()
        elif step.opponent:
            self.answer_other()
        else:
            self._do(step)
        self.settle()

    def _do(self, step: Step) -> None:
        asked = self.asked()
        if asked is None or asked.player != LEARNER:
            raise self.error(f"the learner isn't asked: {offered(self.match)}")
        if step.do[0].startswith(_SEVERAL) and asked.row is not None:
            marking = self.marking(step.do[0], asked)
            told = self.mark(marking)
        else:
            index = self._option(step.do[0], asked)
            if index is None:
                raise self.error(f'"{step.do[0]}" is no answer here: {offered(self.match)}')
            told = self.answer(index)
        if told:
            raise self.error(f'"{step.do[0]}" was not taken: {told}')

    def marking(self, answer: str, asked: Decision) -> Marking:
        """The cards marked that an answer names. Raises LessonError where it can't be."""
        marking = Marking(asked)
        cards = self._cards_of(answer, marking)
        if cards is None:
            raise self.error(f'"{answer}" names a card that isn\'t offered: {offered(self.match)}')
        for card in [*marking.marked, *cards]:
            if (card in marking.marked) is not (card in cards):
                marking.toggle(card)
        if not marking.ready:
            raise self.error(f'"{answer}" marks too few cards: {marking.wanted()}')
        return marking

    def _give(self, asked: Decision, index: int) -> None:
        seat = self.match.seat(asked.player)
        joined = seat.joined()
        for each in (index,) if joined is None else joined.ways[index]:
            decision = self.match.decision
            assert decision is not None
            self._say(decision, each)

    def _say(self, decision: Decision, index: int) -> None:
        self._given.append(decision)
        refused = self.match.seat(decision.player).answer(index)
        if refused is not None:
            raise self.error(f"the answer was refused: {refused.reason}")

    # --- the words of answers ----------------------------------------------------------------

    def _option(self, answer: str, asked: Decision) -> int | None:
        try:
            return find_option(self.match, answer, asked)
        except StepError as error:
            raise self.error(str(error)) from error

    def _means(self, answer: str, asked: Decision, index: int) -> bool:
        """Whether an option is what an answer names, or the same with another copy of its card."""
        named = self._option(answer, asked)
        if named is None or named == index:
            return named == index
        given, other = asked.options[index], asked.options[named]
        return (given.act, given.label) == (other.act, other.label)

    def _finds(self, answer: str, asked: Decision) -> bool:
        return find_option(self.match, answer, asked) is not None

    def _cards_of(self, answer: str, marking: Marking) -> list[int] | None:
        """The offered cards that "keep A" or "mark A and B" names; None where one isn't there."""
        if not answer.startswith(_SEVERAL):
            return None
        names = answer.partition(" ")[2]
        if plain(names) == "none":
            return []
        left, found = list(marking.offered), []
        for name in names.split(" and "):
            card = next((each for each in left if self._is_named(each, name)), None)
            if card is None:
                return None
            left.remove(card)
            found.append(card)
        return found

    def _is_named(self, card: int, name: str) -> bool:
        facts = self.match.game.cards[card]
        return plain(name) in (plain(facts.title), plain(facts.name), plain(facts.id))

    def error(self, message: str) -> LessonError:
        """What is wrong with the lesson at the step where it stands."""
        step = self.step
        return LessonError(message, self.lesson.path, step.line if step is not None else 0)
