"""Auto-pass on the game page: what is answered for the players, the stops, and what is confirmed.

The rules of it are in `match.autopass` and `match.consequences`; here they meet the windows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from dbz_desktop.match import consequences
from dbz_desktop.match.autopass import Ahead, Always, Passing, Stops, always, read_stops, words
from dbz_desktop.match.consequences import ASKED_BEFORE, Loss
from dbz_desktop.match.journal import JournalError
from dbz_desktop.match.setup import MatchError
from dbz_desktop.rules.kernel.decisions import Act, Ask, Decision, IllegalAnswer
from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.ui.game.stops_sheet import StopSheet

if TYPE_CHECKING:
    from dbz_desktop.ui.files.settings import Settings
    from dbz_desktop.ui.game.game_page import GamePage


class PassingDesk(QObject):
    """Gives the answers that need no asking, tells them, and asks before something is lost."""

    def __init__(self, page: GamePage, settings: Settings) -> None:
        super().__init__(page)
        self.page = page
        self._settings = settings
        self._since: list[Passing] = []
        self.sheet = StopSheet(page)
        self.sheet.stopsChanged.connect(self._keep_stops)
        self.sheet.aheadChosen.connect(self.pass_ahead)
        self.sheet.askedBefore.connect(settings.set_asks_before)
        self.auto = page.hotseat.auto
        self.auto.stops = [read_stops(settings.stops(seat)) for seat in (0, 1)]
        settings.changed.connect(self._setting_changed)
        page.hotseat.held = lambda: page.by_hand.is_open or self.sheet.isVisible()
        page.hotseat.passed.connect(self._pass)
        page.prompt.aheadStopped.connect(self.stop_ahead)
        page.prompt.alwaysAnswered.connect(self.answer_always)
        self.sheet.askedAgain.connect(self._ask_again)

    def _setting_changed(self, key: str) -> None:
        """The settings page may be open over a game: what is chosen there counts in it."""
        if key.startswith("passing/"):
            self.auto.stops = [read_stops(self._settings.stops(seat)) for seat in (0, 1)]

    # --- passing ---

    def _pass(self, passing: Passing) -> None:
        page = self.page
        self._since.append(passing)
        page.set_unasked()
        try:
            page.bridge.answer_for(passing.index)
        except (MatchError, JournalError, IllegalAnswer) as error:
            self._since.pop()
            decision = page.match.decision
            self.auto.hold(decision)
            page.hotseat.changed()
            if not isinstance(error, JournalError):
                page.message.tell("This answer could not be taken.", str(error))
                return

            def again() -> None:
                if page.match.decision is decision:
                    self._pass(passing)

            page.unsaved.ask("This answer could not be saved.", error, again)

    def answered(self) -> None:
        """A person has answered: what was passed before is told no more."""
        self._since.clear()

    def note(self, viewer: int | None) -> str:
        """What was answered for a player since a person last answered, for his eyes alone; "" for
        both (None)."""
        lines = [words(passing) for passing in self._since if passing.player == viewer]
        return " ".join(dict.fromkeys(lines))

    # --- passing ahead ---

    def pass_ahead(self, until: Ahead) -> None:
        """Pass for the player who has the computer, up to a moment."""
        hotseat = self.page.hotseat
        self.auto.pass_ahead(hotseat.speaker, until)
        self.show_ahead()
        self.answered()
        hotseat.changed()

    def stop_ahead(self) -> None:
        """Nobody passes ahead any more."""
        if self.passes_ahead:
            self.auto.stop_all()
            self.show_ahead()

    @property
    def passes_ahead(self) -> bool:
        """Whether somebody passes ahead."""
        return any(mode is not None for mode in self.auto.ahead)

    def show_ahead(self) -> None:
        """Show who passes ahead; up to when is for his own eyes."""
        names = self.page.match.setup.names
        hotseat = self.page.hotseat
        viewer = -1 if hotseat.face_down else hotseat.viewer
        parts = [
            f"You pass ahead {mode}" if seat == viewer else f"{names[seat]} passes ahead"
            for seat, mode in enumerate(self.auto.ahead)
            if mode is not None
        ]
        self.page.prompt.show_ahead(" · ".join(parts))

    def _barred(self) -> dict[Ahead, str]:
        """Why the player who has the computer can't pass ahead; "" where he can."""
        view = self.page.bridge.view()
        fighting = view.combat >= 0
        over = "" if self.page.match.outcome is None else "The game is over."
        no_combat = over or ("" if fighting else "No combat goes on now (TRN-3).")
        return {Ahead.ATTACKED: no_combat, Ahead.COMBAT: no_combat, Ahead.TURN: over}

    # --- answering the same every time ---

    def offer_always(self, asked: Decision, shown: Decision) -> None:
        """Offer to answer the same every time; where a question is `shown` with what follows it,
        that one answer which leaves it."""
        offered = always(asked)
        if asked.card >= 0 and asked.ask is Ask.YES_NO:
            if self.page.facts.zone(asked.card) is not Zone.IN_PLAY:
                # It is used up, and won't ask again.
                return
        if shown is not asked:
            offered = [each for each in offered if each.act is Act.NO]
        self.page.prompt.offer_always(offered)

    def answer_always(self, each: Always) -> None:
        """Answer the question that is shown, and so every time."""
        page = self.page
        asked = page.match.decision
        if asked is None or page.asked is None or page.asked is not page.joining.shown(asked):
            return
        self.auto.say_always(asked, each.index)
        acts = [option.act for option in page.asked.options]
        self.choose(each.index if page.asked is asked else acts.index(each.act))

    def _ask_again(self) -> None:
        self.auto.ask_again(self.page.hotseat.viewer)

    # --- stops ---

    def open(self) -> None:
        """Show the stops of the player who has the computer."""
        page = self.page
        if page.hotseat.curtain_down or page.hotseat.face_down:
            return
        seat = page.hotseat.viewer
        asked = {kind: self._settings.asks_before(kind) for kind in ASKED_BEFORE}
        name = page.match.setup.names[seat]
        said = self.auto.said(seat)
        self.sheet.show_for(name, self.auto.stops[seat], asked, self._barred(), said)

    def _keep_stops(self, stops: Stops) -> None:
        seat = self.page.hotseat.viewer
        self.auto.stops[seat] = stops
        self._settings.set_stops(seat, stops.text)

    # --- asking before something is lost ---

    def choose_picked(self, index: int) -> None:
        """Answer as with `choose`, from the grid of cards, which comes back after a "no"."""
        page = self.page
        asked = page.asked
        self.choose(index)
        if asked is None or not page.confirm.isVisible():
            return

        def again() -> None:
            page.confirm.closed.disconnect(again)
            if page.asked is asked and not page.confirm.said_yes:
                page.open_picker()

        page.confirm.closed.connect(again)

    def choose(self, index: int) -> None:
        """Answer as a person does: ask first where the answer loses something."""
        page = self.page
        decision = page.asked
        if decision is None or not 0 <= index < len(decision.options):
            page.answer(index)
            return
        lost = consequences.loss(page.bridge.seat, decision, index)
        if lost is None:
            page.answer(index)
            return

        def go_on() -> None:
            if page.asked is decision:
                page.answer(index)

        self.ask_before(lost, go_on)

    def ask_before(self, lost: Loss, then) -> None:
        """Ask before something is lost, unless the players don't want to be asked."""
        if not self._settings.asks_before(lost.kind):
            then()
            return
        self.page.confirm.ask(
            lost.title,
            lost.text,
            lost.yes,
            lost.no,
            then,
            lambda: self._settings.set_asks_before(lost.kind, False),
        )

    def concede(self) -> None:
        """Give the game up, after asking."""
        page = self.page
        if page.hotseat.curtain_down or page.match.outcome is not None:
            return
        seat = page.hotseat.speaker

        def give_up() -> None:
            try:
                page.match.concede(seat)
            except JournalError as error:
                page.unsaved.ask("Giving up could not be saved.", error, give_up)
                return
            page.bridge.refresh()

        self.ask_before(consequences.concession(page.match.seat(seat)), give_up)

    def effects(self, decision: Decision) -> list[str]:
        """What each answer does beyond its label."""
        seat = self.page.bridge.seat
        return [consequences.effect_of(seat, decision, option) for option in decision.options]
