"""The ways to the sandbox: from home, from a file, and from a game or a replay as a "what if"."""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from dbz_desktop.paths import user_data_folder
from dbz_desktop.ui.system.work import Work
from dbz_desktop.ui.window.page_group import PageGroup
from dbz_desktop.ui.window.pool_views import PoolViews
from dbz_desktop.ui.window.spare_pages import Kind

if TYPE_CHECKING:
    # The first window must not wait for what is only needed once a position is tried out.
    from dbz_desktop.cards.packs import Pack
    from dbz_desktop.decks import Deck
    from dbz_desktop.match.match import Match
    from dbz_desktop.match.scenarios.scenario import Scenario
    from dbz_desktop.match.scenarios.showing import Showing
    from dbz_desktop.ui.cards.pool_view import PoolView
    from dbz_desktop.ui.sandbox.sandbox_page import SandboxPage

NOT_OPENED = "The position could not be set up."


def last_scene() -> Path:
    """Where the position lies that was set up last; it need not exist."""
    return user_data_folder() / "scenes" / "last.dbzscene"


class SandboxPages(PageGroup):
    """Opens the sandbox upon whatever is in sight; `sandbox` while it is open, else None."""

    filesWanted = Signal(object)
    """Files of a kind are to be opened."""

    def __init__(self, views: PoolViews) -> None:
        super().__init__(views.window)
        self._views = views
        self.sandbox: SandboxPage | None = None
        self._own = False
        """Whether the position is the user's own, and not what another page wanted tried out."""
        self._window.spares.offer("sandbox", Kind(self._example, self._make_spare))

    def dropped(self, page: QWidget) -> None:
        """The sandbox was left: what was set up in it is kept for the next time."""
        if page is self.sandbox:
            self.keep()
        super().dropped(page)

    def keep(self) -> None:
        """Let nobody think any more in the sandbox, and write what was set up there."""
        from dbz_desktop.match.scenarios.scenes import write_scene

        page, path = self.sandbox, last_scene()
        if page is None:
            return
        page.close_match()
        scene = page.scene
        if scene is None or not self._own:
            return
        # Nobody asked for it to be saved: where it can't be, the next one begins afresh.
        with suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            write_scene(scene, path)

    # --- a position ---

    def show_sandbox(self) -> None:
        """Show the sandbox with the position that was set up last, or a fresh one."""
        settings, told = self._window.settings, []
        edition, names = settings.edition, settings.names

        def find(pool: Pack) -> Scenario:
            from dbz_desktop.match.scenarios.scenario import ScenarioError
            from dbz_desktop.match.scenarios.scenes import read_scene, starting_scene

            path = last_scene()
            if path.exists():
                try:
                    return read_scene(path, pool)
                except ScenarioError as error:
                    told.append(str(error))
            return starting_scene(pool, edition, names)

        def show(scene: Scenario, match: Match) -> None:
            page = self._open(match, scene, "", own=True)
            if told:
                page.message.tell("The last position can't be read any more.", told[0])

        self._set_up(find, show)

    def open_scenario(
        self,
        scene: Scenario,
        about: str = "",
        play: bool = False,
        path: Path | None = None,
        own: bool = False,
    ) -> None:
        """Show a position in the sandbox, upon the page in sight; leaving it leads back there.

        `about` says what is tried out; with `play` it is played on from at once; `path` is its
        file; what is the user's `own` is there again the next time. Where it can't be set up, the
        page in sight says why.
        """

        def show(scene: Scenario, match: Match) -> None:
            page = self._open(match, scene, about, own)
            page.keeping.path = path
            if play:
                page.play_on()

        self._set_up(lambda _pool: scene, show)

    def open_file(self, path: Path) -> None:
        """Set up the position of a file; in words where that can't be."""

        def find(pool: Pack) -> Scenario:
            from dbz_desktop.match.scenarios.scenes import read_scene

            return read_scene(path, pool)

        def show(scene: Scenario, match: Match) -> None:
            page = self.sandbox
            if page is None or self._window.top is not page:
                self._open(match, scene, path.name, own=True).keeping.path = path
                return
            match.close()
            page.show_other(scene, path)

        self._set_up(find, show)

    def _set_up(
        self, find: Callable[[Pack], Scenario], then: Callable[[Scenario, Match], None]
    ) -> None:
        """Find a position and set it up off this thread."""
        library = self._window.library

        def work(_work: Work) -> tuple[Scenario, Match] | str:
            from dbz_desktop.match.scenarios.changing import arranged
            from dbz_desktop.match.scenarios.scenario import ScenarioError

            # The page is read here too, so that opening it waits for nothing.
            importlib.import_module("dbz_desktop.ui.sandbox.sandbox_page")
            pool = library.wait_for_pool()
            try:
                scene = find(pool)
                return scene, arranged(scene, pool)
            except ScenarioError as error:
                return str(error)

        def done(found: tuple[Scenario, Match] | str) -> None:
            if isinstance(found, str):
                self._window.tell(NOT_OPENED, found)
            else:
                then(*found)

        self._window.work(work, done, NOT_OPENED)

    def _decks(self, edition: str) -> list[Deck]:
        """The decks that a position can begin from."""
        entries = self._window.library.decks(edition)
        decks = [entry.deck for entry in entries if entry.deck is not None]
        return [deck for deck in decks if deck.mastery is not None and len(deck.mp) == 4]

    def _make(
        self,
        match: Match,
        scene: Scenario | None,
        pool: Pack,
        decks: Callable[[], Sequence[Deck]],
    ) -> SandboxPage:
        from dbz_desktop.ui.sandbox.sandbox_page import SandboxPage

        window = self._window
        return SandboxPage(match, scene, pool, window.faces, window.settings, decks, window.pages)

    def _example(self, pool: Pack) -> tuple[Match, Scenario, Pack] | None:
        """The position that one begins with."""
        from dbz_desktop.match.scenarios.changing import arranged
        from dbz_desktop.match.scenarios.scenario import ScenarioError
        from dbz_desktop.match.scenarios.scenes import starting_scene

        settings = self._window.settings
        try:
            scene = starting_scene(pool, settings.edition, settings.names)
            return arranged(scene, pool), scene, pool
        except ScenarioError:
            # It is told to whoever wants to try something out.
            return None

    def _make_spare(self, example: tuple[Match, Scenario, Pack]) -> SandboxPage:
        return self._make(*example, tuple)

    def _open(
        self, match: Match, scene: Scenario | None, about: str, own: bool = False
    ) -> SandboxPage:
        from dbz_desktop.ui.files import file_kinds

        window, edition = self._window, match.setup.edition
        if self.sandbox is not None:
            # There is one sandbox; what lies upon it goes with it.
            window.pages.pop_to(self.sandbox)
            window.pages.pop()
        pool = window.library.wait_for_pool()
        decks = partial(self._decks, edition)
        page = window.spares.take("sandbox")
        if page is None:
            page = self._make(match, scene, pool, decks)
        else:
            page.show_position(match, scene, pool, decks)
        self.sandbox, self._own = page, own
        page.about = about
        page.openWanted.connect(lambda: self.filesWanted.emit(file_kinds.Kind.SCENE))
        page.otherWanted.connect(partial(self.open_scenario, own=True))
        self._views.open_page(page)
        page.begin()
        # The table is there at once; the cards to add come when they have been read.
        self._views.when_made(edition, self._show_pool)
        return page

    def _show_pool(self, view: PoolView) -> None:
        page = self.sandbox
        if page is not None and page.session.edition == view.rules.edition:
            page.show_pool(view, self._views.shelf)

    # --- what if ---

    def what_if(self, match: Match, viewer: int) -> None:
        """Go on in the sandbox from a game in progress, as one of its players may imagine it."""
        from dbz_desktop.match.course.setup import MatchError

        names = match.setup.names
        try:
            going = match.imagined(viewer, random.Random())
        except MatchError as error:
            why = str(error)
            self._window.tell("Nothing can be tried out from here.", f"{why[:1].upper()}{why[1:]}.")
            return
        about = (
            f"What if: your game stays as it is. What you can't know is dealt anew: "
            f"{names[1 - viewer]}'s hand and both Life Decks."
        )
        self._go_on(going, about)

    def what_if_of_replay(self, path: Path, position: int) -> None:
        """Go on in the sandbox from a place of a recorded game, with all cards as they lay."""
        library = self._window.library

        def work(_work: Work) -> Match:
            from dbz_desktop.match.replays.replay import Replay

            pool = library.wait_for_pool()
            replay = Replay.of_good_part(path, pool)
            replay.seek(position)
            return replay.match.onwards(pool)

        names = "the game stays as it was, and its cards lie as they lay"
        self._window.work(
            work, lambda match: self._go_on(match, f"What if: {names}."), "The game can't be read."
        )

    def what_if_of_ruling(self, showing: Showing, position: int) -> None:
        """Go on in the sandbox from a step of a ruling that is shown."""
        library = self._window.library

        def work(_work: Work) -> Match:
            return showing.match_at(position).onwards(library.wait_for_pool())

        about = "What if: the ruling stays as it is."
        self._window.work(work, lambda match: self._go_on(match, about), NOT_OPENED)

    def _go_on(self, match: Match, about: str) -> None:
        page = self._open(match, None, about)
        text = about.removeprefix("What if: ")
        page.message.tell("What if", text[:1].upper() + text[1:])
