"""Course: one game with every answer that was given in it, and the way back to any of them.

This is the engine's side of a match. It believes whoever holds it: journals are read back through
it, scenarios and tests play through it. Windows and players get a seat (`match`), never this.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Protocol

from dbz_desktop.cards.model import CardType
from dbz_desktop.match.content.editions import load_edition
from dbz_desktop.match.course.came_to_light import reveals
from dbz_desktop.match.course.setup import MatchError, MatchSetup, deck_cards
from dbz_desktop.match.journal.reading import Entry, JournalError
from dbz_desktop.match.journal.writing import JournalWriter
from dbz_desktop.match.telling.notes import Given, given_of
from dbz_desktop.match.telling.table import TableView
from dbz_desktop.rules import judge_moves
from dbz_desktop.rules.game import Game, Rules, Snapshot
from dbz_desktop.rules.judge_moves import ANEW, JudgeMove, JudgeRefused
from dbz_desktop.rules.kernel.decisions import Ask, Decision, IllegalAnswer, Option, WhyNot
from dbz_desktop.rules.kernel.events import NOBODY, Event, GameWon

SNAPSHOT_EVERY = 6
"""Answers between two kept snapshots: a step back replays at most about that many."""

Place = Callable[[Game], None]


class Watcher(Protocol):
    """Who is told how a course goes on: the seats of its match."""

    def noted(self, place: int, given: Given | None) -> None:
        """What is told of an answer beyond its events; `place` is how many events came before."""
        ...

    def went_on(self, fresh: Sequence[Event]) -> None:
        """These events have happened, unredacted, and the next question is asked."""
        ...

    def went_back(self, kept: int) -> None:
        """The first `kept` events still hold, and the question after them is asked again."""
        ...


class Course:
    """A game that can be answered and taken back. `watcher` is told of it from when it is set.

    With `open_hands` nothing is hidden from who plays, so that nothing needs anybody's consent,
    and going back leads the same way again. `game` is one that goes on from where it stands;
    `rules` are those of a table that is only arranged. `bare` are the openings as they are shown
    where both hands lie open.

    With a `writer`, every step is in the journal before it takes effect. `place` edits the
    position before the first step. `openings` are the table as the two seats see it then, after
    the first `opened` events. `given` are the answers that have no event, by the number of events
    before them.
    """

    def __init__(
        self,
        setup: MatchSetup,
        writer: JournalWriter | None = None,
        place: Place | None = None,
        open_hands: bool = False,
        rules: Rules | None = None,
        game: Game | None = None,
    ) -> None:
        self.setup = setup
        self.writer = writer
        self.open_hands = open_hands
        self.watcher: Watcher | None = None
        self.game = self._begun(place, rules) if game is None else self._taken_up(game)
        self.answers: list[Entry] = []
        self.given: dict[int, Given] = {}
        self.conceded: int | None = None
        self.anew = 0
        """How often what nobody knows was shuffled anew."""
        self._ordered: tuple[Decision | None, Decision | None] = (None, None)
        self._snapshots: list[tuple[int, Snapshot]] = [(0, self.game.snapshot())]
        self._told = len(self.game.events)

    def _begun(self, place: Place | None, rules: Rules | None) -> Game:
        setup = self.setup

        def placed(game: Game) -> None:
            if place is not None:
                place(game)
            self._taken_up(game)

        edition = load_edition(setup.edition)
        decks = tuple(deck_cards(deck) for deck in setup.decks)
        titles = tuple((title, CardType(kind)) for title, kind in setup.titles)
        return Game(
            (decks[0], decks[1]),
            edition,
            setup.seed,
            setup.first,
            placed,
            titles=titles,
            renumbers=setup.renumbers,
            rules=rules,
        )

    def _taken_up(self, game: Game) -> Game:
        """A game as the players find it: what comes now is told to them one after another."""
        names = self.setup.names
        self.openings = (TableView.of(game, 0, names), TableView.of(game, 1, names))
        self.bare = self.openings
        if self.open_hands:
            hands = [player.hand for player in game.state.players]
            self.bare = (
                TableView.of(game, 0, names, hands[1]),
                TableView.of(game, 1, names, hands[0]),
            )
        self.opened = len(game.events)
        return game

    @property
    def decision(self) -> Decision | None:
        """What is asked now, of whichever seat; None when the match is over.

        Of an order it says whether any comes to the same (EFF-3).
        """
        asked = self.game.decision
        if asked is None or asked.ask is not Ask.ORDER:
            return asked
        if asked is not self._ordered[0]:
            self._ordered = (asked, replace(asked, same=not self.game.is_order_open()))
        return self._ordered[1]

    @property
    def outcome(self) -> GameWon | None:
        """How the match ended, or None while it goes on."""
        return self.game.outcome

    @property
    def by_hand(self) -> bool:
        """Whether the match stands at a sentence that the players carry out by hand."""
        decision = self.game.decision
        return decision is not None and decision.ask is Ask.BY_HAND

    def meaning(self, option: Option) -> str:
        """An option in a few words that don't change with the wording of prompts."""
        if option.card == NOBODY:
            return f"{option.act.value} {option.value}" if option.value else option.act.value
        return f"{option.act.value} {self.game.printed[option.card].id}"

    # ------------------------------------------------------------------ going on

    def answer(self, index: int, auto: bool = False) -> None:
        """Answer the present decision with an option's index; `auto` where nobody was asked.

        The answer is in the journal before it takes effect. Raises IllegalAnswer, and then
        nothing has changed; MatchError when the engine itself fails, and then the match stands
        where it stood before the answer.
        """
        decision = self.game.decision
        if decision is None or not 0 <= index < len(decision.options):
            self.game.answer(index)
            raise IllegalAnswer(f"there is no option {index}")
        entry = Entry(
            "answer",
            index,
            0,
            decision.player,
            len(self.game.events),
            len(decision.options),
            self.meaning(decision.options[index]),
            asked=decision.ask.value,
            turn=self.game.state.turn,
            auto=auto,
            about=_about(decision),
            card=decision.options[index].card,
            chance=self.game.chance.state,
        )
        if self.writer is not None:
            self.writer.answer(replace(entry, events=self.counted()))
        try:
            self.game.answer(index)
        except Exception as error:
            raise self._failed("answer", error) from error
        self._note(entry.events, given_of(decision, index, auto))
        self._taken(entry)

    def counted(self) -> int:
        """How many events there are so far as a journal counts them (see `Event.only_told`)."""
        return sum(not event.only_told for event in self.game.events)

    def _note(self, place: int, given: Given | None) -> None:
        if given is not None:
            self.given[place] = given
        elif self.given.pop(place, None) is None:
            return
        if self.watcher is not None:
            self.watcher.noted(place, given)

    def why_not_judge(self, move: JudgeMove, agreed: bool = False) -> WhyNot | None:
        """Why something can't be done by hand now; None when it can.

        Where a sentence that the app can't read is carried out, both players may do so; at any
        other time both must agree first, and to look at what is the other player's to see, always.
        """
        if not agreed and self.game.decision is not None and needs_consent(self, move):
            return WhyNot("Both players must agree before something is done by hand.", "HSE-1")
        return judge_moves.why_not(self.game, move)

    def judge(self, move: JudgeMove, agreed: bool = False) -> None:
        """Do something by hand; `agreed` is whether both players have agreed to it.

        It is in the journal before it takes effect, and is taken back like an answer. Raises
        JudgeRefused, and then nothing has changed; MatchError as `answer` does.
        """
        why = self.why_not_judge(move, agreed)
        if why is not None:
            raise JudgeRefused(f"{why.reason} ({why.rule})")
        if self.writer is not None:
            self.writer.judge(move, agreed, self.counted())
        self._do(move, agreed)

    def _do(self, move: JudgeMove, agreed: bool) -> None:
        entry = Entry(
            "judge",
            int(agreed),
            0,
            move.by,
            len(self.game.events),
            meaning=move.kind,
            move=move,
            auto=move.kind == ANEW,
            chance=self.game.chance.state,
        )
        try:
            self.game.judge(move)
        except Exception as error:
            raise self._failed("move by hand", error) from error
        self._taken(entry)

    def _failed(self, what: str, error: Exception) -> MatchError:
        """Go back to before a step that the engine failed on."""
        self._go_back(len(self.answers))
        if self.writer is not None:
            with suppress(JournalError):
                self.writer.undo(len(self.answers), done=True)
        return MatchError(
            f"the rules engine failed on this {what} ({type(error).__name__}: {error}). The "
            "match stands where it was; choose something else, and please report it with "
            "the match's file"
        )

    def _taken(self, entry: Entry) -> None:
        self.answers.append(entry)
        snapshot = self.game.snapshot()
        if not snapshot.answers and len(self.answers) - self._snapshots[-1][0] >= SNAPSHOT_EVERY:
            self._snapshots.append((len(self.answers), snapshot))
        self._tell()
        self.note_end()

    def concede(self, player: int) -> None:
        """A player gives the match up (HSE-3). Does nothing when it is over."""
        if self.game.outcome is not None:
            return
        if self.writer is not None:
            self.writer.concede(player)
        self.game.concede(player)
        self.conceded = player
        self._tell()
        self.note_end()

    # ------------------------------------------------------------------ going back

    def undo(self, to_answer: int | None = None) -> None:
        """Go back to before an earlier answer: `to_answer` counts from 0, None means the last.

        Moves by hand are counted like answers; a concession is taken back with the last. Where
        something hidden came to light since, what nobody knows is shuffled anew, so that it does
        not come again; that is a move by hand which follows at once. Whether the other player
        must agree is asked at his seat; see `undo`. Raises MatchError when there is no such
        answer.
        """
        count = len(self.answers)
        if to_answer is None:
            to_answer = count if self.conceded is not None else self._last()
        self._check_place(to_answer)
        move = None
        hides = to_answer < count and not self.open_hands
        if hides and self._came_to_light(self.answers[to_answer]):
            self.anew += 1
            move = JudgeMove(ANEW, self.answers[to_answer].player, amount=self.anew)
        if self.writer is not None:
            self.writer.undo(to_answer, move)
        self._go_back(to_answer)
        if move is not None:
            self._do(move, True)

    def rewind(self, to_answer: int) -> None:
        """Go back to before an earlier answer to look at the match there, as replays do: the same
        answers lead the same way again. Raises MatchError where there is no such answer, and for a
        match whose journal is written."""
        if self.writer is not None:
            raise MatchError("a match that is played goes back by `undo`")
        self._check_place(to_answer)
        self._go_back(to_answer)

    def _last(self) -> int:
        """The number of the last answer, beside what followed from going back by itself."""
        number = len(self.answers) - 1
        while number > 0 and self.answers[number].meaning == ANEW:
            number -= 1
        return number

    def _check_place(self, to_answer: int) -> None:
        count = len(self.answers)
        if not 0 <= to_answer <= count or (to_answer == count and self.conceded is None):
            raise MatchError(f"can't go back to before answer {to_answer + 1} of {count}")

    def _came_to_light(self, since: Entry) -> bool:
        """Whether chance, or something hidden, has been seen since an answer was given."""
        events = self.game.events[since.events :]
        return since.chance != self.game.chance.state or any(map(reveals, events))

    def _go_back(self, to_answer: int) -> None:
        while len(self._snapshots) > 1 and self._snapshots[-1][0] > to_answer:
            self._snapshots.pop()
        start, snapshot = self._snapshots[-1]
        self.game.restore(snapshot)
        for entry in self.answers[start:to_answer]:
            if entry.move is not None:
                self.game.judge(entry.move)
            else:
                self.game.answer(entry.value)
        del self.answers[to_answer:]
        self.conceded = None
        self._told = len(self.game.events)
        for place in [place for place in self.given if place >= self._told]:
            del self.given[place]
        if self.watcher is not None:
            self.watcher.went_back(self._told)

    # ------------------------------------------------------------------ telling

    def _tell(self) -> None:
        fresh = self.game.events[self._told :]
        self._told = len(self.game.events)
        if self.watcher is not None:
            self.watcher.went_on(fresh)

    def note_end(self) -> None:
        """Write into the journal how the match ended, if it has ended."""
        outcome = self.game.outcome
        if outcome is not None and self.writer is not None:
            # The answer was taken: that its end can't be written is told by `owes`.
            with suppress(JournalError):
                self.writer.over(outcome.player, outcome.kind, self.game.state.turn)


def needs_consent(course: Course, move: JudgeMove) -> bool:
    """Whether both players must agree before a move by hand is made."""
    return not course.open_hands and (not course.by_hand or looks(move))


def looks(move: JudgeMove) -> bool:
    """Whether a move shows a player what is the other player's to see."""
    return move.kind == "reveal" and move.by != move.from_player


def _about(decision: Decision) -> int:
    """The card that a question is about: the one whose text asks, else the only one offered."""
    if decision.card != NOBODY:
        return decision.card
    offered = {option.card for option in decision.options if option.card != NOBODY}
    return offered.pop() if len(offered) == 1 else NOBODY
