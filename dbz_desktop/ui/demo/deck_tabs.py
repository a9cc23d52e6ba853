"""The part of the demo that shows what the deck editor tells about a deck."""

from __future__ import annotations

from collections.abc import Callable

from dbz_desktop.ui.decks.editor import DeckEditor
from dbz_desktop.ui.demo.camera import Camera
from dbz_desktop.ui.window.main_window import MainWindow

SEED = 7
"""The sample hand of the pictures."""


class DeckTabsTour:
    """Figures, odds, a sample hand, versions and a comparison, beside the deck and large."""

    def __init__(self, window: MainWindow, camera: Camera) -> None:
        self._window, self._camera = window, camera

    @property
    def _editor(self) -> DeckEditor:
        editor = self._window.deck_pages.editor
        assert editor is not None
        return editor

    def run(self) -> None:
        """Open two decks in the editor and take the pictures; the window is at home after it."""
        window, camera = self._window, self._camera
        entries = [
            entry
            for entry in window.library.decks(window.settings.edition)
            if entry.deck is not None
        ][:2]
        window.deck_pages.open_decks(entries)
        camera.wait(lambda: window.deck_pages.editor is not None)
        self._history()
        for name, before in (
            ("figures", self._figures),
            ("odds", self._odds),
            ("hand", self._hand),
            ("versions", self._versions),
        ):
            camera.take(window, f"deck-{name}", self._shown(before, False))
            if name != "versions":
                camera.take(window, f"deck-{name}-large", self._shown(before, True))
        camera.take(window, "deck-compare", self._compare)
        sheet = self._editor.tabs.sheet
        if sheet is not None:
            sheet.close_overlay()
        window.show_home()
        camera.settle()

    def _history(self) -> None:
        """A version of before, and a deck that was changed since."""
        active = self._editor.active
        assert active is not None
        session = active.session
        session.keep_version("As it came")
        cards = [card for card, _ in session.deck.counts]
        session.change(cards[:3], -1)

    def _shown(self, before: Callable[[], None], large: bool) -> Callable[[], None]:
        def show() -> None:
            self._editor.tabs.larger.setChecked(large)
            before()
            self._camera.settle()

        return show

    def _figures(self) -> None:
        self._editor.tabs.setCurrentWidget(self._editor.tabs.figures)

    def _odds(self) -> None:
        odds = self._editor.tabs.odds
        self._editor.tabs.setCurrentWidget(odds)
        odds.field.setText("t:event")
        odds.chart.go_to(3)

    def _hand(self) -> None:
        hand = self._editor.tabs.hand
        self._editor.tabs.setCurrentWidget(hand)
        hand.deal(SEED)
        hand.next.click()
        hand.fight.click()
        self._camera.wait(lambda: hand.view.all_drawn)

    def _versions(self) -> None:
        versions = self._editor.tabs.versions
        self._editor.tabs.setCurrentWidget(versions)
        self._camera.wait(lambda: bool(versions.versions))

    def _compare(self) -> None:
        self._editor.tabs.larger.setChecked(False)
        self._versions()
        self._editor.tabs.compare(self._editor.tabs.versions.chosen())
