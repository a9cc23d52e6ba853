"""Match: one game with its two seats and its journal.

The course of the game (`course`) is for the owner of the match: journals, replays, scenarios.
Whoever plays sits at a seat, and a seat is heard at the `desk`, which believes nobody.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from dbz_desktop.cards.model import Card
from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.content.editions import load_edition
from dbz_desktop.match.course.course import Course, Place
from dbz_desktop.match.course.following import follow
from dbz_desktop.match.course.setup import (
    MatchError,
    MatchSetup,
    deck_cards,
    header_of,
    nameable,
    setup_of,
)
from dbz_desktop.match.desk import Desk
from dbz_desktop.match.journal import reading as journals
from dbz_desktop.match.journal.lock import in_use
from dbz_desktop.match.journal.reading import Entry, JournalError, JournalFile, standing
from dbz_desktop.match.journal.rescue import read_good_part, set_aside
from dbz_desktop.match.journal.writing import JournalWriter, copy_head
from dbz_desktop.match.seats.advisor import Advisor
from dbz_desktop.match.seats.codec import Cards
from dbz_desktop.match.seats.computer import Computer
from dbz_desktop.match.seats.feed import Feed, Hear
from dbz_desktop.match.seats.messages import Refused, Said
from dbz_desktop.match.seats.seat import Seat
from dbz_desktop.match.seats.sight import Sight
from dbz_desktop.match.seats.wire import Send, Served
from dbz_desktop.match.telling.notes import Given
from dbz_desktop.players.making import load_levels, looking
from dbz_desktop.players.stock import stock_against
from dbz_desktop.rules.game import Game, Rules
from dbz_desktop.rules.judge_moves import ANEW
from dbz_desktop.rules.kernel.decisions import Decision
from dbz_desktop.rules.kernel.events import Event, GameWon


class Match:
    """A match being played. Make it with `new` or `resume`.

    Windows and players get a `seat` and nothing else. What else is here is for the owner: the
    journal, and `course` and `game`, which believe whoever holds them. Where it has `open_hands`,
    each seat is shown both, and nothing needs the other's consent; a computer player is not.
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
        self.notices: list[str] = []
        # Who watches two computer players sees both hands.
        self.open_hands = open_hands or all(setup.players)
        self.course = Course(setup, writer, place, self.open_hands, rules, game)
        self._cards: tuple[Card, ...] = ()
        self._computers: dict[int, Computer] = {}
        self._advisors: dict[int, Advisor] = {}
        self._source: JournalFile | None = None
        self._kept: list[Entry] | None = None
        self._feeds = (self._feed(0), self._feed(1))
        self._closed_feeds: dict[int, Feed] = {}
        self._open_feeds: dict[int, Feed] = {}
        self._seats: dict[tuple[int, bool], Seat] = {}
        self._desk = Desk(self.course, self._feeds)
        self.course.watcher = self
        for feed in self._feeds:
            self._begin(feed)

    # ------------------------------------------------------------------ making one

    @classmethod
    def new(
        cls,
        setup: MatchSetup,
        pool: Pack | None = None,
        journal_path: Path | None = None,
        place: Place | None = None,
        durable: bool = True,
        open_hands: bool = False,
        rules: Rules | None = None,
    ) -> Match:
        """Start a match, with a journal where a path for one is given.

        `place` edits the position before the first step, for scenarios; such a match keeps no
        journal, and may have `open_hands` or the `rules` of a table that is arranged. Raises
        MatchError for a deck that can't be played, JournalError for a file that can't be written,
        UnknownEdition.
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
        match = cls(setup, writer, place, open_hands, rules)
        match._cards = tuple(pool.cards.values()) if pool is not None else ()
        return match

    @classmethod
    def going_on(cls, setup: MatchSetup, pool: Pack, game: Game) -> Match:
        """A match that goes on from where a game stands, without a journal and with open hands.

        The game is its own from then on. It goes back to this moment and no further.
        """
        match = cls(setup, open_hands=True, game=game)
        match._cards = tuple(pool.cards.values())
        return match

    def onwards(self, pool: Pack) -> Match:
        """A match that goes on from where this one stands, which it leaves as it is; see
        `going_on`. For a match that nobody plays: it shows all that is hidden here."""
        return Match.going_on(self.setup, pool, self.course.game)

    def imagined(self, viewer: int, chance: random.Random) -> Match:
        """A match that goes on from here as it may be by all that a seat knows: what is hidden
        from it is dealt anew, and this match knows nothing of it. With open hands.

        Raises MatchError where no deal agrees with what has happened.
        """
        game = self._sight(viewer, chance.getrandbits(32)).world(chance)
        if game is None:
            raise MatchError(
                "no deal of the hidden cards agrees with what was answered a moment ago; answer "
                "this question, then ask again"
            )
        mine, other = self.setup.decks[viewer], self.setup.decks[1 - viewer]
        # The other deck is one that may be, too: nothing of the real list goes along.
        other = replace(other, counts=_brought(game, 1 - viewer), notes="")
        decks = (mine, other) if viewer == 0 else (other, mine)
        seed = chance.getrandbits(32)
        setup = replace(self.setup, decks=decks, agreed=None, seed=seed)
        match = Match(setup, open_hands=True, game=game)
        match._cards = self._cards
        return match

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
        match._cards = tuple(pool.cards.values())
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
        if self.course.writer is not None or journal is None:
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
        self.course.writer = JournalWriter.append_to(journal, durable)
        if not journal.finished:
            self.course.note_end()

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
            follow(match.course, entry, journal.path, number)
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
                follow(match.course, entry, journal.path, number)
            except JournalError as error:
                match.notices.append(f"{error.message.partition('. ')[0]}; the match stands there")
                break
            kept.append(entry)
        match._kept = kept
        match._count_shuffles(journal)
        return match

    def _count_shuffles(self, journal: JournalFile) -> None:
        moves = [entry.move for entry in journal.entries if entry.move is not None]
        self.course.anew = max((move.amount for move in moves if move.kind == ANEW), default=0)

    @staticmethod
    def unfinished(folder: Path) -> list[tuple[Path, JournalFile | JournalError]]:
        """The journals of a folder whose match is not over, newest first; see `journal`."""
        return journals.unfinished(folder)

    # ------------------------------------------------------------------ how it stands

    @property
    def game(self) -> Game:
        """The engine, for the judge's eyes."""
        return self.course.game

    @property
    def answers(self) -> list[Entry]:
        """The answers so far, moves by hand among them."""
        return self.course.answers

    @property
    def decision(self) -> Decision | None:
        """What is asked now, of whichever seat; None when the match is over."""
        return self.course.decision

    @property
    def outcome(self) -> GameWon | None:
        """How the match ended, or None while it goes on."""
        return self.course.outcome

    @property
    def winner_name(self) -> str | None:
        """The winner's name, or None while the match goes on."""
        outcome = self.course.outcome
        return None if outcome is None else self.setup.names[outcome.player]

    def events(self) -> list[Event]:
        """The unredacted events so far, for the judge and for tests."""
        return list(self.course.game.events)

    # ------------------------------------------------------------------ the journal

    @property
    def path(self) -> Path | None:
        """The journal that is written, or None."""
        return None if self.course.writer is None else self.course.writer.path

    @property
    def owes(self) -> bool:
        """True when something that happened isn't in the journal: its disk was full then."""
        return self.course.writer is not None and self.course.writer.owes

    @property
    def unsaved(self) -> JournalError | None:
        """Why what a seat said last could not be done, where the journal couldn't be written."""
        return self._desk.unsaved

    @property
    def failed(self) -> MatchError | None:
        """How the engine failed on what a seat said last, or None."""
        return self._desk.failed

    def settle(self) -> None:
        """Write what is owed. Raises JournalError where it can't be written yet."""
        if self.course.writer is not None:
            self.course.writer.settle()

    def save_to(self, path: Path) -> None:
        """Write the whole match as another journal, and go on there; the old file stays as it is.

        Raises JournalError where it can't be written; then the match goes on as before.
        """
        if self.course.writer is None:
            raise JournalError("the match keeps no journal", path)
        self.course.writer = self.course.writer.moved_to(path)

    def close(self) -> None:
        """Close the journal, and let nobody think any more. The match can be resumed from it."""
        for computer in self._computers.values():
            computer.stop()
        for advisor in self._advisors.values():
            advisor.stop()
        if self.course.writer is not None:
            self.course.writer.close()

    # ------------------------------------------------------------------ seats

    def seat(self, viewer: int, open: bool = False) -> Seat:
        """One player's seat, the same every time; with `open` nobody's, on his side, from which
        what both players may see is seen, and nothing can be said."""
        seat = self._seats.get((viewer, open))
        if seat is None:
            seat = self._seats[viewer, open] = Seat(partial(self.hear, viewer, open))
            self.feed(viewer, open).attach(seat.take)
        return seat

    def computers(self) -> dict[int, Computer]:
        """The computer players of the match by their seats, as `setup.players` has them."""
        if self._computers:
            return self._computers
        strengths = {level.name: level for level in load_levels().levels}
        for seat, level in enumerate(self.setup.players):
            if not level:
                continue
            chance = self.setup.seed % 2**32 + seat
            strength = strengths[level]
            player = looking(strength, chance, self.setup.names[seat])
            thinks = level if strength.seconds else ""
            self._computers[seat] = Computer(self.seat(seat), player, self._sight(seat), thinks)
        return self._computers

    def seat_computers(self, players: tuple[str, str]) -> dict[int, Computer]:
        """Let other computer players sit at the seats, by the names of their levels, "" for a
        person; for a match that keeps no journal. Raises MatchError for one that does."""
        if self.course.writer is not None:
            raise MatchError("who plays stands in the match's file; begin another match")
        for computer in self._computers.values():
            computer.stop()
        self._computers = {}
        self.setup = replace(self.setup, players=players)
        return self.computers()

    def advisor(self, viewer: int) -> Advisor:
        """Who gives hints to the player of a seat, the same every time."""
        if viewer not in self._advisors:
            self._advisors[viewer] = Advisor(self.seat(viewer), self._sight(viewer))
        return self._advisors[viewer]

    def _sight(self, seat: int, chance: int | None = None) -> Sight:
        """What the player of a seat knows, without what an open hand would show him; `chance` is
        for the cards that he thinks the other one may have."""
        mastery = self.setup.decks[1 - seat].mastery
        assert mastery is not None
        chain = load_edition(self.setup.edition).chain
        if chance is None:
            chance = self.setup.seed % 2**32 + seat
        stock = stock_against(mastery, self._cards, chain, chance)
        return Sight(self._closed_feed(seat), lambda: self.course.game, stock)

    def _closed_feed(self, viewer: int) -> Feed:
        if not self.open_hands:
            return self._feeds[viewer]
        feed = self._closed_feeds.get(viewer)
        if feed is None:
            feed = self._closed_feeds[viewer] = self._feed(viewer, closed=True)
            self._begin(feed)
        return feed

    def hear(self, viewer: int, open: bool, message: Said, reply: Hear) -> None:
        """Hear what came in by a seat, and reply to it. Never raises."""
        if open:
            reply(Refused(message.request, "Who looks on has nothing to say in the match."))
        else:
            self._desk.hear(viewer, message, reply)

    def serve(self, viewer: int, cards: Cards, send: Send, open: bool = False) -> Served:
        """One player's seat for a far end: `send` carries lines to it, and those that come from
        it go to `receive` of what is given back. `cards` are the packs that are read here."""
        return Served(self.feed(viewer, open), partial(self.hear, viewer, open), cards, send)

    def feed(self, viewer: int, open: bool = False) -> Feed:
        """What a seat is told, for somebody who reads it elsewhere."""
        if not open:
            return self._feeds[viewer]
        feed = self._open_feeds.get(viewer)
        if feed is None:
            feed = self._open_feeds[viewer] = self._feed(viewer, True)
            feed.notes(self.course.given)
            self._begin(feed)
        return feed

    def _feed(self, viewer: int, open: bool = False, closed: bool = False) -> Feed:
        course = self.course
        bare = self.open_hands and not (open or closed)
        opening = (course.bare if bare else course.openings)[viewer]
        return Feed(
            viewer,
            self.setup.names,
            self.setup.edition,
            opening.face_down() if open else opening,
            course.opened,
            lambda card: course.game.printed[card],
            open,
            bare,
        )

    def _begin(self, feed: Feed) -> None:
        feed.push(self.course.game.events)
        feed.ask(self.course.decision)

    @property
    def _all_feeds(self) -> Iterable[Feed]:
        return (*self._feeds, *self._closed_feeds.values(), *self._open_feeds.values())

    def noted(self, place: int, given: Given | None) -> None:
        """The course of the game tells of an answer that has no event."""
        for feed in self._all_feeds:
            feed.note(place, given)

    def went_on(self, fresh: Sequence[Event]) -> None:
        """The course of the game has gone on."""
        for feed in self._all_feeds:
            feed.push(fresh)
            feed.ask(self.course.decision)
        answers = self.course.answers
        by_hand = bool(answers) and answers[-1].move is not None and self.course.outcome is None
        self._desk.went_on(by_hand)

    def went_back(self, kept: int) -> None:
        """The course of the game has gone back."""
        for feed in self._all_feeds:
            feed.go_back(kept)
            feed.ask(self.course.decision, anew=True)
        self._desk.went_on(False)


def _brought(game: Game, seat: int) -> tuple[tuple[Card, int], ...]:
    """The Life Deck cards of a seat, wherever they lie, as a deck counts them."""
    lying = (card for side in game.state.players for zone in side.zones() for card in zone)
    found = Counter(game.printed[card].id for card in lying if game.owners[card] == seat)
    cards = {card.id: card for card in game.printed}
    return tuple((cards[name], found[name]) for name in sorted(found))
