"""The ways to a new game, to a game on the table and to its end; unfinished games go on here."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from dbz_desktop.match.journal.reading import JournalError
from dbz_desktop.match.journal.row import begin_game, score_of
from dbz_desktop.match.journal.saving import journal_path
from dbz_desktop.match.replays.unfinished import Unfinished
from dbz_desktop.ui.system.work import Work
from dbz_desktop.ui.window.deck_pages import DeckPages
from dbz_desktop.ui.window.page_group import PageGroup
from dbz_desktop.ui.window.paged_window import PagedWindow

if TYPE_CHECKING:
    # The first window must not wait for what is only needed once a game is played.
    from dbz_desktop.match.match import Match
    from dbz_desktop.ui.new_game.new_game_page import NewGame

NOT_CONTINUED = "The game could not be continued."


class GamePages(PageGroup):
    """Opens the page of a new game, the table and the page after a game."""

    replayWanted = Signal(object, bool)
    """The file of a game is to be shown, with the chances to win or without."""
    whatIfWanted = Signal(object, int)
    """A match, and the seat that wants to try out how it could go on."""
    settingsWanted = Signal()
    """The settings are wanted, upon the game."""

    def __init__(self, window: PagedWindow, decks: DeckPages) -> None:
        """A game that tests a deck lies upon the editor and leads back there."""
        super().__init__(window)
        self._decks = decks
        self._last_game: NewGame | None = None

    def show_first(self) -> None:
        """Show the page of a new game for one who has just learnt it."""
        self.show_start()
        if self._window.start is not None:
            self._window.start.suggest_first_game()

    def show_start(self) -> None:
        """Show the page of a new game, freshly made."""
        from dbz_desktop.ui.new_game.new_game_page import StartPage

        window = self._window
        window.show_home()
        window.library.refresh_decks()
        window.start = page = StartPage(window.library, window.settings, window.faces)
        page.started.connect(self.start_game)
        window.open_page(page)

    def start_game(self, game: NewGame, after: Path | None = None) -> None:
        """Begin a new match with a journal of its own; `after` is the game that it is played once
        more after, in a best of three."""
        from dbz_desktop.match.course.setup import MatchError, MatchSetup
        from dbz_desktop.match.match import Match

        setup = MatchSetup(
            game.names,
            game.decks,
            game.edition,
            first=game.first,
            casual=game.casual,
            players=game.players,
        )
        # At one computer the match gives what either side would.
        setup = setup.by_chance() if game.seed is None else replace(setup, seed=game.seed)
        path = journal_path(game.names)
        try:
            match = Match.new(setup, self._window.library.pool, path)
        except (MatchError, JournalError) as error:
            self._window.tell("The game could not be started.", str(error))
            return
        begin_game(path, after, game.best_of_three)
        # Once more is with the same decks.
        self._last_game = replace(game, drawn=(False, False))
        self.play_match(match)
        self._show_drawn(game)

    def _show_drawn(self, game: NewGame) -> None:
        """Tell which decks were drawn by chance."""
        told = [
            f"{name} plays “{deck.name}” ({deck.personality})."
            for name, deck, drawn in zip(game.names, game.decks, game.drawn, strict=True)
            if drawn
        ]
        if told and self._window.game is not None:
            self._window.game.message.tell("Drawn by chance.", " ".join(told))

    def rematch(self) -> None:
        """The same decks once more; who was chosen to begin last time now goes second."""
        last = self._last_game
        if last is not None:
            first = None if last.first is None else 1 - last.first
            self.start_game(replace(last, seed=None, first=first), self._window.journal)

    # --- going on with a game ---

    def resume_game(self, game: Unfinished) -> None:
        """Go on with an unfinished match; it is played up to its last answer off this thread."""
        library = self._window.library

        def work(_work: Work) -> Match | Unfinished:
            from dbz_desktop.match.match import Match
            from dbz_desktop.match.replays.unfinished import look_into

            pool = library.wait_for_pool()
            try:
                # Nobody may wait for it any more when it is done; only a game that is shown is
                # written.
                return Match.resume(game.path, pool, answers=game.answers, write=False)
            except JournalError as error:
                if game.answers is not None or error.good is None:
                    raise
                # The first look, at its end alone, told nothing of the damage before it.
                return look_into(game.path, pool)

        self._window.work(work, self._resumed_or_offered, NOT_CONTINUED)

    def _resumed_or_offered(self, found: Match | Unfinished) -> None:
        if not isinstance(found, Unfinished):
            self._resumed(found)
        elif found.can_resume:
            self._window.home.offer(found)
            self._window.tell(
                "The game is damaged.",
                f"{found.problem}. Continue it from here; the damaged file is kept.",
            )
        else:
            self._window.tell(NOT_CONTINUED, found.problem)

    def continue_file(self, path: Path) -> None:
        """Go on with the game of a file; where it is damaged, ask before going back to before."""
        library = self._window.library

        def work(_work: Work) -> Unfinished:
            from dbz_desktop.match.replays.unfinished import look_into

            return look_into(path, library.wait_for_pool())

        self._window.work(work, self._looked_into, NOT_CONTINUED)

    def _looked_into(self, game: Unfinished) -> None:
        games = self._window.replays
        if not game.can_resume:
            self._window.tell(NOT_CONTINUED, game.problem)
        elif game.answers is None or games is None:
            self.resume_game(game)
        else:
            games.confirm.ask(
                "Continue before the damage?",
                f"{game.problem}. The damaged file is kept beside the new one.",
                "Continue before the damage",
                "Leave it",
                lambda: self.resume_game(game),
            )

    def _resumed(self, match: Match) -> None:
        from dbz_desktop.ui.new_game.new_game_page import NewGame

        try:
            match.write_on()
        except JournalError as error:
            self._window.tell(NOT_CONTINUED, str(error))
            return
        setup = match.setup
        self._last_game = NewGame(
            setup.names,
            setup.decks,
            setup.edition,
            None,
            setup.first,
            setup.casual,
            setup.players,
        )
        self.play_match(match)
        if match.notices and self._window.game is not None:
            self._window.game.message.tell("The game was repaired.", " ".join(match.notices))

    # --- on the table ---

    def play_match(self, match: Match) -> None:
        """Show a match on the table."""
        from dbz_desktop.ui.game.game_page import GamePage

        self.leave_game()
        window = self._window
        window.close_match()
        window.match = match
        window.game = game = GamePage(match, window.faces, window.settings, window.pages)
        names = match.setup.names
        game.setWindowTitle(f"{names[0]} against {names[1]}")
        game.ended.connect(lambda _won: self.show_game_over())
        game.left.connect(self.leave_game)
        game.settingsWanted.connect(self.settingsWanted)
        game.offer_what_if()
        game.whatIfWanted.connect(lambda seat: self.whatIfWanted.emit(match, seat))
        window.pages.push(game)
        game.begin(unclaimed=True)

    def leave_game(self) -> None:
        """Leave a game for where it was begun: the home page, or the deck that was tested."""
        self._window.pages.pop_to(self._decks.ground or self._window.home)

    def show_game_over(self) -> None:
        """Show how the match ended."""
        from dbz_desktop.ui.game.game_over import GameOverPage

        window = self._window
        if window.match is None or window.game is None or window.game_over is not None:
            return
        window.pages.pop_to(window.game)
        window.game_over = page = GameOverPage(window.faces)
        page.setWindowTitle("Game over")
        page.rematchWanted.connect(self.rematch)
        page.newGameWanted.connect(self.show_start)
        page.homeWanted.connect(self.leave_game)
        page.replayWanted.connect(lambda: self._replay(False))
        page.chancesWanted.connect(lambda: self._replay(True))
        page.undoWanted.connect(self._undo_end)
        self._decks.name_way_back(page)
        window.pages.push(page)
        page.show_match(window.match)
        if window.journal is not None:
            page.show_score(score_of(window.journal))

    def _replay(self, chances: bool) -> None:
        if self._window.journal is not None:
            self.replayWanted.emit(self._window.journal, chances)

    def _undo_end(self) -> None:
        game = self._window.game
        if game is not None:
            self._window.pages.pop_to(game)
            game.reopen()
