"""Match: one game with its two seats, its journal, and the way back.

The engine knows one game; the match adds who plays, writes every answer down before the engine
sees it, feeds the seats with what they may know, and can go back to any earlier answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from dbz_desktop.cards.model import Card, CardType
from dbz_desktop.cards.packs import Pack
from dbz_desktop.match import journal as journals
from dbz_desktop.match.editions import load_edition
from dbz_desktop.match.feed import Channel, given_of
from dbz_desktop.match.following import follow
from dbz_desktop.match.journal import Entry, JournalError, JournalFile, standing
from dbz_desktop.match.journal_writing import JournalWriter, copy_head
from dbz_desktop.match.lock import in_use
from dbz_desktop.match.rescue import read_good_part, set_aside
from dbz_desktop.match.seat import Seat
from dbz_desktop.match.setup import (
    MatchError,
    MatchSetup,
    deck_cards,
    header_of,
    nameable,
    setup_of,
)
from dbz_desktop.match.table import TableView
from dbz_desktop.match.undo import reveals
from dbz_desktop.rules import judge_moves
from dbz_desktop.rules.game import Game, Snapshot
from dbz_desktop.rules.insight import forecast
from dbz_desktop.rules.judge_moves import ANEW, JudgeMove, JudgeRefused
from dbz_desktop.rules.kernel.decisions import Ask, Decision, IllegalAnswer, Option, WhyNot
from dbz_desktop.rules.kernel.events import NOBODY, Event, GameWon

if TYPE_CHECKING:
    from dbz_desktop.match.replay import Replay

SNAPSHOT_EVERY = 6
"""Answers between two kept snapshots: a step back replays at most about that many."""

Place = Callable[[Game], None]


class Match:
    """A match being played. Make it with `new` or `resume`.

    `game` is the engine, for the judge's eyes; windows and players get a `seat`.
    """

    def __init__(
        self, setup: MatchSetup, writer: JournalWriter | None = None, place: Place | None = None
    ) -> None:
        self.setup = setup
        self.notices: list[str] = []
        self._writer = writer
        self._source: JournalFile | None = None
        self._kept: list[Entry] | None = None
        openings: list[TableView] = []
        told: list[int] = []

        def placed(game: Game) -> None:
            if place is not None:
                place(game)
            openings.extend(TableView.of(game, seat, setup.names) for seat in (0, 1))
            told.append(len(game.events))

        edition = load_edition(setup.edition)
        decks = tuple(deck_cards(deck) for deck in setup.decks)
        titles = tuple((title, CardType(kind)) for title, kind in setup.titles)
        self.game = Game(
            (decks[0], decks[1]), edition, setup.seed, setup.first, placed, titles=titles
        )
        self.answers: list[Entry] = []
        self._conceded: int | None = None
        self._anew = 0
        self._snapshots: list[tuple[int, Snapshot]] = [(0, self.game.snapshot())]
        self._told = 0
        self._openings, self._opened = (openings[0], openings[1]), told[0]
        self._channels = tuple(self._make_channel(seat, openings[seat], told[0]) for seat in (0, 1))
        self._open_channels: dict[int, Channel] = {}
        self._tell()

    # ------------------------------------------------------------------ making one

    @classmethod
    def new(
        cls,
        setup: MatchSetup,
        pool: Pack | None = None,
        journal_path: Path | None = None,
        place: Place | None = None,
        durable: bool = True,
    ) -> Match:
        """Start a match, with a journal where a path for one is given.

        `place` edits the position before the first step, for scenarios; such a match keeps no
        journal. Raises MatchError for a deck that can't be played, JournalError for a file that
        can't be written, UnknownEdition.
        """
        if place is not None and journal_path is not None:
            raise MatchError("a match from a position has no journal; save the scenario instead")
        load_edition(setup.edition)
        for deck in setup.decks:
            deck_cards(deck)
        if pool is not None and not setup.titles:
            setup = replace(setup, titles=nameable(pool))
        writer = None
        if journal_path is not None:
            writer = JournalWriter.create(journal_path, header_of(setup), durable)
        return cls(setup, writer, place)

    @classmethod
    def resume(
        cls,
        path: Path,
        pool: Pack,
        answers: int | None = None,
        durable: bool = True,
        write: bool = True,
    ) -> Match:
        """Take a match up where its journal ends; `write` False leaves the file alone until
        `write_on`.

        With `answers`, only that many answers are taken: this is how a damaged journal is saved
        (`JournalError.good`). The damaged file is kept beside it, and a fresh one written.
        What was repaired is told in `notices`. Raises JournalError, also for a match that is open
        in another window.
        """
        if write and in_use(path):
            raise JournalError(journals.IN_USE, path)
        if answers is None:
            journal = journals.read_journal(path)
            match = cls._from(journal, pool, standing(journal.entries))
        else:
            journal = read_good_part(path)
            match = cls._rescued(journal, pool, standing(journal.entries)[:answers])
        match._source = journal
        if journal.cut:
            match.notices.append(
                "the last line of the journal was cut off while it was written; it was dropped, "
                "and the match stands at the answer before it"
            )
        if write:
            match.write_on(durable)
        return match

    def write_on(self, durable: bool = True) -> None:
        """Go on writing the journal that the match was resumed from, if it isn't written yet.

        Raises JournalError where it can't be written, or is open in another window.
        """
        journal = self._source
        if self._writer is not None or journal is None:
            return
        path = journal.path
        if in_use(path):
            raise JournalError(journals.IN_USE, path)
        if self._kept is not None:
            try:
                saved = set_aside(path, copy_head(journal, self._kept))
            except OSError as error:
                raise JournalError(f"can't be written: {error.strerror}", path) from error
            self._kept = None
            self._source = journal = journals.read_journal(path)
            self.notices.append(f"the damaged journal was kept as {saved.name}")
        self._writer = JournalWriter.append_to(journal, durable)
        if not journal.finished:
            self._note_end()

    @classmethod
    def _begun(cls, journal: JournalFile, pool: Pack) -> Match:
        """The match before its first answer. Raises JournalError, also where the engine fails."""
        setup = setup_of(journal.header, pool, journal.path)
        try:
            return cls(setup)
        except Exception as error:
            # One game that can't be begun must not hide all the others from a list.
            raise JournalError(
                f"the rules engine failed before the first question ({type(error).__name__}: "
                f"{error}); please report it with this file",
                journal.path,
                1,
            ) from error

    @classmethod
    def _from(cls, journal: JournalFile, pool: Pack, entries: Iterable[Entry]) -> Match:
        match = cls._begun(journal, pool)
        for number, entry in enumerate(entries):
            follow(match, entry, journal.path, number)
        match._count_shuffles(journal)
        return match

    @classmethod
    def _rescued(cls, journal: JournalFile, pool: Pack, entries: list[Entry]) -> Match:
        """The match up to the last of these entries that can have happened.

        Who offers to save a journal up to a line that can't be read hasn't played what is before
        it; an answer there may be damaged as well.
        """
        match = cls._begun(journal, pool)
        kept = []
        for number, entry in enumerate(entries):
            try:
                follow(match, entry, journal.path, number)
            except JournalError as error:
                match.notices.append(f"{error.message.partition('. ')[0]}; the match stands there")
                break
            kept.append(entry)
        match._kept = kept
        match._count_shuffles(journal)
        return match

    def _count_shuffles(self, journal: JournalFile) -> None:
        moves = [entry.move for entry in journal.entries if entry.move is not None]
        self._anew = max((move.amount for move in moves if move.kind == ANEW), default=0)

    @classmethod
    def replay(cls, path: Path, pool: Pack) -> Replay:
        """A journal for stepping through. Raises JournalError."""
        from dbz_desktop.match.replay import Replay

        return Replay(path, pool)

    @staticmethod
    def unfinished(folder: Path) -> list[tuple[Path, JournalFile | JournalError]]:
        """The journals of a folder whose match is not over, newest first; see `journal`."""
        return journals.unfinished(folder)

    # ------------------------------------------------------------------ playing

    @property
    def path(self) -> Path | None:
        """The journal that is written, or None."""
        return None if self._writer is None else self._writer.path

    @property
    def decision(self) -> Decision | None:
        """What is asked now, of whichever seat; None when the match is over."""
        return self.game.decision

    @property
    def outcome(self) -> GameWon | None:
        """How the match ended, or None while it goes on."""
        return self.game.outcome

    @property
    def winner_name(self) -> str | None:
        """The winner's name, or None while the match goes on."""
        outcome = self.game.outcome
        return None if outcome is None else self.setup.names[outcome.player]

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
        if self._writer is not None:
            self._writer.answer(entry)
        try:
            self.game.answer(index)
        except Exception as error:
            raise self._failed("answer", error) from error
        given = given_of(decision, index, auto)
        for channel in (*self._channels, *self._open_channels.values()):
            if given is not None:
                channel.given[entry.events] = given
            else:
                channel.given.pop(entry.events, None)
        self._taken(entry)

    def why_not_judge(
        self, move: JudgeMove, consent: tuple[bool, bool] = (False, False)
    ) -> WhyNot | None:
        """Why something can't be done by hand now; None when it can.

        Where a sentence that the app can't read is carried out, both players may do so; at any
        other time both must agree first, and to look at what is the other player's to see, always.
        """
        looks = move.kind == "reveal" and move.by != move.from_player
        free = self.by_hand and not looks
        if self.game.decision is not None and not free and consent != (True, True):
            return WhyNot("Both players must agree before something is done by hand.", "HSE-1")
        return judge_moves.why_not(self.game, move)

    @property
    def by_hand(self) -> bool:
        """Whether the match stands at a sentence that the players carry out by hand."""
        decision = self.game.decision
        return decision is not None and decision.ask is Ask.BY_HAND

    def judge(self, move: JudgeMove, consent: tuple[bool, bool] = (False, False)) -> None:
        """Do something by hand; `consent` is whether each of the players agrees to it.

        It is in the journal before it takes effect, and is taken back like an answer. Raises
        JudgeRefused, and then nothing has changed; MatchError as `answer` does.
        """
        why = self.why_not_judge(move, consent)
        if why is not None:
            raise JudgeRefused(f"{why.reason} ({why.rule})")
        agreed = consent == (True, True)
        if self._writer is not None:
            self._writer.judge(move, agreed, len(self.game.events))
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
        if self._writer is not None:
            with suppress(JournalError):
                self._writer.undo(len(self.answers), done=True)
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
        self._note_end()

    def concede(self, player: int) -> None:
        """A player gives the match up (HSE-3). Does nothing when it is over."""
        if self.game.outcome is not None:
            return
        if self._writer is not None:
            self._writer.concede(player)
        self.game.concede(player)
        self._conceded = player
        self._tell()
        self._note_end()

    def undo(self, to_answer: int | None = None) -> None:
        """Go back to before an earlier answer: `to_answer` counts from 0, None means the last.

        Moves by hand are counted like answers; a concession is taken back with the last. Where
        something hidden came to light since, what nobody knows is shuffled anew, so that it does
        not come again; that is a move by hand which follows at once. Whether the other player
        must agree is for the caller to ask; see `undo`. Raises MatchError when there is no such
        answer.
        """
        count = len(self.answers)
        if to_answer is None:
            to_answer = count if self._conceded is not None else self._last()
        self._check_place(to_answer)
        move = None
        if to_answer < count and self._came_to_light(self.answers[to_answer]):
            self._anew += 1
            move = JudgeMove(ANEW, self.answers[to_answer].player, amount=self._anew)
        if self._writer is not None:
            self._writer.undo(to_answer, move)
        self._go_back(to_answer)
        if move is not None:
            self._do(move, True)

    def rewind(self, to_answer: int) -> None:
        """Go back to before an earlier answer to look at the match there, as replays do: the same
        answers lead the same way again. Raises MatchError where there is no such answer, and for a
        match whose journal is written."""
        if self._writer is not None:
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
        if not 0 <= to_answer <= count or (to_answer == count and self._conceded is None):
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
        self._conceded = None
        self._told = len(self.game.events)
        for channel in (*self._channels, *self._open_channels.values()):
            channel.rewind(self._told, to_answer)
            channel.ask(self.game.decision)

    @property
    def owes(self) -> bool:
        """True when something that happened isn't in the journal: its disk was full then."""
        return self._writer is not None and self._writer.owes

    def settle(self) -> None:
        """Write what is owed. Raises JournalError where it can't be written yet."""
        if self._writer is not None:
            self._writer.settle()

    def save_to(self, path: Path) -> None:
        """Write the whole match as another journal, and go on there; the old file stays as it is.

        Raises JournalError where it can't be written; then the match goes on as before.
        """
        if self._writer is None:
            raise JournalError("the match keeps no journal", path)
        self._writer = self._writer.moved_to(path)

    def close(self) -> None:
        """Close the journal. The match can be resumed from it."""
        if self._writer is not None:
            self._writer.close()

    # ------------------------------------------------------------------ seats

    def channel(self, viewer: int) -> Channel:
        """The feed of a seat, 0 or 1."""
        return self._channels[viewer]

    def open_channel(self, viewer: int) -> Channel:
        """The feed of what both players may know, seen from a side; made when it is asked for."""
        channel = self._open_channels.get(viewer)
        if channel is None:
            made = self._make_channel(
                viewer, self._openings[viewer].face_down(), self._opened, True
            )
            made.given.update(self._channels[viewer].given)
            made.push(self.game.events[: self._told])
            made.ask(self.game.decision)
            channel = self._open_channels[viewer] = made
        return channel

    def seat(self, viewer: int, open: bool = False) -> Seat:
        """The match as one player may see it, or with `open` from his side as both may see it."""
        return Seat(self, viewer, self.open_channel(viewer) if open else None)

    def _make_channel(
        self, viewer: int, opening: TableView, told: int, open: bool = False
    ) -> Channel:

        def reveal(instances: Iterable[int]) -> dict[int, Card]:
            return {instance: self.game.printed[instance] for instance in instances}

        def ask_why(instance: int) -> WhyNot | None:
            # Why a card can't be used may follow from what its player holds.
            return None if open else self.game.why_not(viewer, instance)

        def ask_forecast(what: Option | int | None) -> forecast.Forecast | None:
            if open:
                # A forecast knows the hand of its seat.
                return None
            try:
                if what is None:
                    return forecast.incoming(self.game, viewer)
                if isinstance(what, Option):
                    return forecast.of_option(self.game, viewer, what)
                return forecast.of_card(self.game, viewer, what)
            except Exception:
                # The engine fails on this text; `answer` tells that if it comes to it. Merely
                # pointing at the card must not end the match.
                return None

        return Channel(viewer, self.setup.names, opening, told, reveal, ask_why, ask_forecast, open)

    def _tell(self) -> None:
        fresh = self.game.events[self._told :]
        self._told = len(self.game.events)
        for channel in (*self._channels, *self._open_channels.values()):
            channel.push(fresh)
            channel.ask(self.game.decision)

    def _note_end(self) -> None:
        outcome = self.game.outcome
        if outcome is not None and self._writer is not None:
            # The answer was taken: that its end can't be written is told by `owes`.
            with suppress(JournalError):
                self._writer.over(outcome.player, outcome.kind, self.game.state.turn)

    def meaning(self, option: Option) -> str:
        """An option in a few words that don't change with the wording of prompts."""
        if option.card == NOBODY:
            return f"{option.act.value} {option.value}" if option.value else option.act.value
        return f"{option.act.value} {self.game.printed[option.card].id}"

    def events(self) -> list[Event]:
        """The unredacted events so far, for the judge and for tests."""
        return list(self.game.events)


def _about(decision: Decision) -> int:
    """The card that a question is about: the one whose text asks, else the only one offered."""
    if decision.card != NOBODY:
        return decision.card
    offered = {option.card for option in decision.options if option.card != NOBODY}
    return offered.pop() if len(offered) == 1 else NOBODY
