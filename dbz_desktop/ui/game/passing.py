"""Auto-pass on the game page: the stops, what is answered every time, and what is confirmed.

The rules of it are in `match.autopass` and `match.consequences`, and the session answers for the
players; here it meets the windows.
"""

from __future__ import annotations

from functools import cached_property

from PySide6.QtCore import QObject

from dbz_desktop.match.aids import consequences
from dbz_desktop.match.aids.autopass import Ahead, Always, Stops, always, read_stops
from dbz_desktop.match.aids.consequences import ASKED_BEFORE, Loss
from dbz_desktop.rules.kernel.decisions import Act, Ask, Decision, Option
from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.game.game_parts import GameParts
from dbz_desktop.ui.game.stops_sheet import StopSheet


class PassingDesk(QObject):
    """What the players want to be asked, and what they are asked once more before it is lost."""

    def __init__(self, page: GameParts, settings: Settings) -> None:
        super().__init__(page)
        self.page, self.session = page, page.session
        self._settings = settings
        self.auto = self.session.auto
        self.auto.stops = [read_stops(settings.stops(seat)) for seat in (0, 1)]
        self._begins_with: Option | None = None
        settings.changed.connect(self._setting_changed)
        page.prompt.aheadStopped.connect(self.stop_ahead)
        page.prompt.alwaysAnswered.connect(self.answer_always)

    @cached_property
    def sheet(self) -> StopSheet:
        """What is passed, and where one is asked all the same."""
        sheet = StopSheet(self.page)
        sheet.stopsChanged.connect(self._keep_stops)
        sheet.aheadChosen.connect(self.pass_ahead)
        sheet.askedBefore.connect(self._settings.set_asks_before)
        sheet.askedAgain.connect(self._ask_again)
        return sheet

    def _setting_changed(self, key: str) -> None:
        """The settings page may be open over a game: what is chosen there counts in it."""
        if key.startswith("passing/"):
            self.auto.stops = [read_stops(self._settings.stops(seat)) for seat in (0, 1)]

    # --- passing ahead, and answering the same every time ---

    def pass_ahead(self, until: Ahead) -> None:
        """Pass for the player who has the computer, up to a moment."""
        self.session.pass_ahead(until)
        self.page.prompt.show_ahead(self.session.passes_ahead)

    def stop_ahead(self) -> None:
        """Nobody passes ahead any more."""
        self.auto.stop_all()
        self.page.prompt.show_ahead("")

    def always(self) -> list[Always]:
        """What can be answered the same every time; where a question is shown with what follows
        it, that one answer which leaves it."""
        asked = self.session.seat.decision
        if asked is None or self.session.guided:
            return []
        if asked.card >= 0 and asked.ask is Ask.YES_NO:
            if self.page.facts.zone(asked.card) is not Zone.IN_PLAY:
                # It is used up, and won't ask again.
                return []
        leaves = asked is not self.session.asked
        return [each for each in always(asked) if not leaves or each.act is Act.NO]

    def answer_always(self, each: Always) -> None:
        """Answer the question that is shown, and so every time."""
        asked, shown = self.session.seat.decision, self.session.asked
        if asked is None or shown is None:
            return
        self.auto.say_always(asked, each.index)
        acts = [option.act for option in shown.options]
        self.choose(each.index if shown is asked else acts.index(each.act))

    def _ask_again(self) -> None:
        self.auto.ask_again(self.session.looking.seat)

    # --- stops ---

    def open(self) -> None:
        """Show the stops of the player who has the computer."""
        session, seat = self.session, self.session.looking.viewer
        if seat is None or seat in session.computers:
            return
        asked = {kind: self._settings.asks_before(kind) for kind in ASKED_BEFORE}
        barred, said = session.ahead_barred, self.auto.said(seat)
        self.sheet.show_for(session.names[seat], self.auto.stops[seat], asked, barred, said)

    def _keep_stops(self, stops: Stops) -> None:
        seat = self.session.looking.seat
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
                page.prompt.pickerWanted.emit()

        page.confirm.closed.connect(again)

    def choose(self, index: int) -> None:
        """Answer as a person does: ask first where the answer loses something."""
        page = self.page
        decision = page.asked
        if decision is None or not 0 <= index < len(decision.options):
            page.answer(index)
            return
        lost = consequences.loss(self.session.seat, decision, index)
        if lost is None:
            page.answer(index)
            return

        def go_on() -> None:
            if page.asked is decision:
                page.answer(index)

        self.ask_before(lost, go_on)

    def declare_with(self, action: Option) -> None:
        """Declare combat and take that action; what it would lose is asked about in between."""
        self._begins_with = None
        self.session.declare_with(action)
        left = self.session.question
        if left is None or left.ask is not Ask.ACTION or action not in left.options:
            return
        self._begins_with = action
        if self.page.asked is left:
            self.asked(left)

    def asked(self, decision: Decision) -> None:
        """A question is shown: whoever declared combat with an action takes it now."""
        action, self._begins_with = self._begins_with, None
        if action is not None and decision.ask is Ask.ACTION and action in decision.options:
            self.choose(decision.options.index(action))

    def ask_before(self, lost: Loss, then) -> None:
        """Ask before something is lost, unless the players don't want to be asked."""
        if self.session.guided or not self._settings.asks_before(lost.kind):
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
        session = self.session
        if not session.looking.covered and session.outcome is None:
            lost = consequences.concession(session.seat_of(session.speaker))
            self.ask_before(lost, session.concede)

    def effects(self, decision: Decision) -> list[str]:
        """What each answer does beyond its label."""
        seat = self.session.seat
        return [consequences.effect_of(seat, decision, option) for option in decision.options]
