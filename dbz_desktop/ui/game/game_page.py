"""The game page: the table, the timeline, the question, the card in focus, the log.

It is a projection of its session: what players do goes there, and what is to be seen comes from
there. The match itself is the page's only to be kept: where it is saved, and that it is closed.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QStandardPaths, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLineEdit,
    QToolTip,
    QWidget,
)

from dbz_desktop.match.aids.recap import comes_next, recap
from dbz_desktop.match.match import Match
from dbz_desktop.match.replays.export import log_text
from dbz_desktop.match.seats.steps import Step
from dbz_desktop.rules.kernel.decisions import Ask, Decision, Option
from dbz_desktop.rules.kernel.events import Event, GameWon
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.game.card_marking import MarkDesk
from dbz_desktop.ui.game.game_sheets import GameSheets
from dbz_desktop.ui.game.hints import HintDesk
from dbz_desktop.ui.game.judge_tools import ByHand
from dbz_desktop.ui.game.passing import PassingDesk
from dbz_desktop.ui.game.question_cards import needs_picker
from dbz_desktop.ui.game.so_far import SoFar
from dbz_desktop.ui.game.typed_answers import seen_titles
from dbz_desktop.ui.game.undo_list import MOST
from dbz_desktop.ui.game.watching import WatchDesk
from dbz_desktop.ui.kit.fitting import shape
from dbz_desktop.ui.kit.focused_press import press_focused
from dbz_desktop.ui.kit.late import is_seen, made
from dbz_desktop.ui.kit.own_files import where_to_save
from dbz_desktop.ui.kit.page import add_key
from dbz_desktop.ui.kit.reasons import set_action_reason, set_reason
from dbz_desktop.ui.kit.widgets import set_state
from dbz_desktop.ui.session.looking import Looking
from dbz_desktop.ui.system.slices import Slices
from dbz_desktop.writing import save_text


def _looks_at(computers: Collection[int]) -> int | None:
    """Who looks at a match with computer players at these seats; None where two persons play."""
    if not computers:
        return None
    return next((seat for seat in (0, 1) if seat not in computers), 0)


class GamePage(GameSheets):
    """One match on the screen. `ended` carries how it was won; `left` that it goes on later."""

    ended = Signal(object)
    left = Signal()
    settingsWanted = Signal()
    whatIfWanted = Signal(int)
    """A seat from whose side it is to be tried out how the game could go on."""

    def __init__(
        self,
        match: Match,
        faces: FaceCache,
        settings: Settings,
        parent: QWidget | None = None,
    ) -> None:
        computers = match.computers()
        super().__init__(match, _looks_at(computers), faces, settings, parent)
        self.session.seat_computers(computers)
        Slices([step for each in computers.values() for step in each.readings()], self).start()
        self.watching = WatchDesk(self, settings.speed)
        self.by_hand = ByHand(self)
        self.passing = PassingDesk(self, settings)
        self.marks = MarkDesk(self, self.passing.ask_before)
        self.session.held = lambda: self.by_hand.is_open or is_seen(self.passing, "sheet")
        self.hints = HintDesk(self)
        self._troubles: dict[int, str] = {}
        self._connect()
        self.so_far = SoFar(self)
        self._shortcuts()

    def _connect(self) -> None:
        session = self.session
        session.viewerChanged.connect(lambda _seat: self._seen_anew())
        session.asks.connect(self._ask)
        session.questionLeft.connect(self._leave_question)
        session.moves.connect(self._moving)
        session.thinks.connect(self._wait_for)
        session.passed.connect(lambda _passing: self._set_asking(False))
        session.lookingChanged.connect(self._looked_at)
        session.gameOver.connect(self._game_over)
        session.refused.connect(self.message.tell)
        session.unsaved.connect(lambda *told: self.unsaved.ask(*told))
        self.room.shared = self._shape_prompt
        self.table.busyChanged.connect(session.set_busy)
        self.table.optionActivated.connect(self.passing.choose)
        self.table.cardHovered.connect(self.prompt.light)
        self.prompt.answered.connect(self.passing.choose)
        self.prompt.openedWith.connect(self._declare_with)
        self.prompt.optionHovered.connect(self.point_at)
        self.prompt.optionHovered.connect(self.table.light)
        self.prompt.pickerWanted.connect(self.open_picker)
        self.prompt.handWanted.connect(session.show_hand)
        self.prompt.ruleWanted.connect(self.show_rule)
        self.prompt.skipWanted.connect(self.table.skipAnimations)
        self.side.undoWanted.connect(self.undo)
        self.side.undoListWanted.connect(self.choose_undo)
        self.side.judgeWanted.connect(self.by_hand.agree)
        self.zoom.wordingsWanted.connect(lambda card: self.wordings.show_card(card))
        self.side.keysWanted.connect(self.show_keys)
        self.side.stopsWanted.connect(self.passing.open)
        self.side.concedeWanted.connect(self.concede)
        self.side.leaveWanted.connect(self.left)
        self.side.settingsWanted.connect(self.settingsWanted)
        self.log.saveWanted.connect(self.save_log)

    def _shortcuts(self) -> None:
        def key(sequence: str, slot) -> None:
            shortcut = QShortcut(QKeySequence(sequence), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(lambda: self._pressed(sequence, slot))

        for name in "1234567890YNSK":
            key(name, lambda n=name: self.prompt.press(n))
        for name in ("Shift+Y", "Shift+N"):
            key(name, lambda n=name: self.prompt.press(n))
        key("Space", self._space)
        key("U", self.undo)
        key("Shift+U", self.choose_undo)
        key("P", self.passing.open)
        key("I", self.hints.toggle)
        key("E", self.table.tell_why)
        key("J", self.by_hand.agree)
        key("W", self.zoom.want_wordings)
        key("T", self.room.toggle_timeline)
        for sequence, slot in (*self.side.shortcuts(), *self.reach.shortcuts()):
            key(sequence, slot)
        key("Shift+R", self.show_rules)
        key("X", self.reading.tell_damage)
        key("F", self.open_picker)
        key("?", self.show_keys)
        key("F1", self.show_keys)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room between the table, its sides and the question."""
        self.room.share()
        super().resizeEvent(event)

    def _shape_prompt(self) -> None:
        compact, wide, height = shape(self, self.width() - self.side.width())
        self.prompt.setFixedHeight(height)
        self.prompt.set_shape(compact, wide)
        self.hints.make_room(compact)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab: the table, the question, the timeline, the side column."""
        return self.reach.tab(forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc stops passing ahead, and comes back to the table; there it opens the menu."""
        if event.key() != Qt.Key.Key_Escape:
            if not press_focused(event, self):
                super().keyPressEvent(event)
        elif self.hints.put_away():
            return
        elif self.session.passes_ahead or not self.table.hasFocus():
            self.passing.stop_ahead()
            self.reach.home()
        else:
            event.ignore()

    # --- the course of the game ---

    def show_match(self, match: Match, viewer: int | None = None) -> None:
        """Show another match from now on; `begin` asks the players."""
        self.match = match
        computers = match.computers()
        super().show_match(match, _looks_at(computers) if viewer is None else viewer)
        self.session.seat_computers(computers)

    def begin(self, unclaimed: bool = False) -> None:
        """Start to show the match; where it is `unclaimed`, behind a curtain until someone says
        that the computer is in the hands of the player who is asked."""
        self.tell_anew()
        self.session.begin(unclaimed)

    def tell(self, event: Event) -> None:
        """Add what was just shown to the log, and say it."""
        lines = self._tellers.tell(self.session.seat, [event])
        self.log.append(lines)
        self.reach.tell(lines)

    def _seen_anew(self) -> None:
        """Another player looks, or the match went back: nothing of what was shown may stay."""
        self.preview.close_preview()
        if self.session.begun:
            self.tell_anew()

    def _moving(self) -> None:
        self._set_asking(False)
        if self.watching.active:
            self.watching.show()
        else:
            self.prompt.show_waiting(self.session.note)

    def _tell_trouble(self) -> None:
        """Say of a computer player that it can't think ahead, once until it can again."""
        for seat, computer in self.session.computers.items():
            trouble, told = computer.trouble, self._troubles.get(seat, "")
            self._troubles[seat] = trouble
            if trouble and not told:
                self.message.tell(
                    f"{self.session.names[seat]} can't think ahead, and plays weaker.",
                    f"{trouble[0].upper()}{trouble[1:]}. That is tried again with each question; "
                    "closing other programs may help.",
                )

    def _wait_for(self, seat: int) -> None:
        self._set_asking(False)
        self._tell_trouble()
        if self.watching.active:
            self.watching.show()
            return
        self.prompt.clear(f"{self.session.names[seat]} is thinking …")
        self.prompt.show_note(self.session.note)

    def _set_asking(self, asking: bool) -> None:
        if not asking:
            self.hints.drop()
            self.so_far.left()
        set_state(self.prompt, "asking", asking)

    def _ask(self, decision: Decision) -> None:
        """Show a question to who looks."""
        session = self.session
        self._set_asking(True)
        self._tell_trouble()
        self.reach.answered()
        self.log.flush()
        marking = self.marks.asked(decision)
        self.prompt.show_decision(decision, self.facts, self.passing.effects(decision), marking)
        seat = session.seat_of(decision.player)
        self.prompt.add_answers(seen_titles(decision, seat, self.prompt.answered.emit))
        self.prompt.offer_always(self.passing.always())
        if session.looking.openly and decision.player != session.looking.seat:
            self.prompt.offer_hand()
        if decision.ask is Ask.DECLARE:
            self.prompt.offer_first(session.first_actions(), self.facts)
        self.prompt.show_note(session.note)
        self.prompt.show_ahead(session.passes_ahead)
        self.forecasts.asked(decision)
        self.hints.asked(decision)
        self.so_far.asked(decision)
        self.reach.say_to_asked(self.prompt.accessibleDescription())
        set_reason(self.side.undo, session.undo_barred)
        set_action_reason(self.side.back, session.undo_barred)
        self.by_hand.asked(decision)
        self.zoom.asked_anew()
        self.reading.show_lately(self.zoom, decision)
        self._take_hold(decision)
        # What is pointed at already stays so: nothing tells of it anew.
        self.prompt.light(self.table.pointed)
        self.passing.asked(decision)

    def _take_hold(self, decision: Decision) -> None:
        """Give the keyboard to what the question is answered with, but for what was opened while
        the other player thought: that keeps it."""
        if self._covered():
            return
        if needs_picker(decision, self.facts):
            self.open_picker()
        elif decision.ask is not Ask.NAME and not self.by_hand.is_open:
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _looked_at(self, looking: Looking) -> None:
        """The curtain falls, or there is somebody again who looks."""
        if looking.covered:
            self._draw_curtain(looking)
        elif not self.main.isVisibleTo(self):
            self._uncover()

    def _draw_curtain(self, looking: Looking) -> None:
        session, seat = self.session, looking.awaited
        self.reach.hush()
        QToolTip.hideText()
        self.table.nodes.conceal(True)
        self.log.set_lines([], seat)
        self._close_overlays()
        self.by_hand.close()
        self._set_asking(False)
        self.prompt.clear()
        names, known, unseen = session.names, session.seen(seat), session.unseen
        self.curtain.draw(
            seat,
            names[seat],
            names[1 - seat],
            recap(session.both(seat), known),
            comes_next(session.seat_of(seat)),
            begins=not known,
            unseen="" if unseen is None else unseen.words,
            kept=looking.kept,
        )
        self._put_away(True)
        # Nothing of the one hand is left when the curtain lifts for the other.
        self.preview.close_preview()
        self.zoom.clear()

    def _put_away(self, away: bool) -> None:
        """Behind the curtain nothing of the page is there, for screen readers as for eyes."""
        for part in (self.main, self.side):
            part.setVisible(not away)

    def _uncover(self) -> None:
        self.curtain.close_overlay()
        # The curtain emptied the log; its player may be the one who looked before.
        self.tell_anew()
        self._put_away(False)
        self.table.nodes.conceal(False)

    def _declare_with(self, action: Option) -> None:
        if self.asked is not None:
            self.passing.declare_with(action)

    def _leave_question(self) -> None:
        """The question and all that belongs to it go."""
        self.by_hand.close()
        picker = made(self, "picker")
        if picker is not None:
            picker.close_overlay()
        self.message.hide()
        self._set_asking(False)

    def _game_over(self, won: GameWon) -> None:
        self._close_overlays()
        self.by_hand.close()
        self._set_asking(False)
        self.prompt.clear("The game is over.")
        self.ended.emit(won)

    def reopen(self) -> None:
        """Come back from the end of the game to take the last answer back."""
        self.session.reopen()
        self.undo()
        if self.session.outcome is not None and not is_seen(self, "consent"):
            self.session.settle()

    # --- what players ask for ---

    def point_at(self, instance: int) -> None:
        """Show a card large; with -1, go back to the one that the question is about."""
        if self.session.looking.covered:
            return
        self.reading.come_back(self.zoom, self.asked if instance < 0 else None)
        super().point_at(instance)

    def open_picker(self) -> None:
        """Show the grid of cards again, where the question has one."""
        if self.asked is not None and needs_picker(self.asked, self.facts):
            # What is chosen among is read in the column, where that is folded too.
            self.room.hold({"column"})
            self.picker.show_decision(self.asked, self.facts, self.marks.marking)
            self.hints.beside(self.picker)

    def undo(self) -> None:
        """Take the last answer back; see `undo_to`."""
        outcome = self.session.outcome
        if outcome is not None and outcome.kind == "concession":
            self._undo(None)
        elif not self.session.undo_barred:
            self.undo_to(self.session.steps(1)[0])

    def choose_undo(self) -> None:
        """Let the players choose among the earlier decisions."""
        if not self.session.undo_barred:
            session = self.session
            self.earlier.show_steps(session.steps(MOST), session.names, session.alone)

    def undo_to(self, step: Step) -> None:
        """Go back to an earlier decision.

        Both players agree first if something hidden was revealed since, or in an earlier turn; a
        computer player always does.
        """
        if not step.needs_consent or self.session.alone:
            self._undo(step)
            return
        names = self.session.names
        asked = f" ({step.asked})" if step.asked else ""
        reason = "It was in an earlier turn."
        if step.revealed:
            reason = "What was seen can't be unseen; what nobody knows is shuffled anew."
        self.consent.ask(
            f"Take back “{step.what}” of {names[step.player]}{asked}?",
            f"{reason} Go back only if {names[0]} and {names[1]} both agree.",
            names,
            "Both agree: take it back",
            lambda: self._undo(step),
            step.revealed,
            "Keep it",
        )

    def _undo(self, step: Step | None) -> None:
        self.table.skipAnimations()
        self.session.undo(step)

    def offer_what_if(self) -> None:
        """Offer to try out in the sandbox how the game could go on."""
        self.side.what_if.setVisible(True)
        self.side.what_if.triggered.connect(self.what_if)
        add_key(self, "Shift+W", self.what_if, "What if: go on from here in the sandbox")

    def what_if(self) -> None:
        """Try out how the game could go on, by what its player may know."""
        if self._covered("Shift+W"):
            return
        if len(self.session.computers) == 2:
            self.message.tell(
                "Nobody plays here who could try something else.",
                "Watch the game to its end, or stop: its replay goes on from any place.",
            )
        elif not self.session.computers:
            self.message.tell(
                "“What if” is for games against the computer.",
                "Between two persons it would be tried out before the other one's eyes. Watch "
                "the game once it is over: from there it goes on as you like.",
            )
        elif self.session.outcome is not None:
            self.message.tell("The game is over.", "Its replay goes on from any place.")
        else:
            self.whatIfWanted.emit(self.session.viewer)

    def concede(self) -> None:
        """Give the game up, after asking."""
        self.passing.concede()

    def save_log(self) -> None:
        """Save the log as a text file, where the user says."""
        names = "-".join("".join(c for c in name if c.isalnum()) for name in self.session.names)
        now = datetime.now()
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        proposed = Path(folder) / f"{names or 'match'}-{now:%Y-%m-%d-%H%M}.txt"
        kinds = "Text files (*.txt);;All files (*)"
        chosen = where_to_save(self, "Save the log", proposed, kinds)
        if chosen is None:
            return
        problem = save_text(log_text(self.match, now), chosen)
        if problem:
            self.message.tell("The log could not be saved.", problem)
            return
        what = (
            "It tells everything, for the match is over."
            if self.session.outcome is not None
            else "It tells what both players have seen; hidden cards are not named in it."
        )
        self.message.tell("The log was saved.", f"{chosen}\n{what}")

    # --- keys ---

    def _space(self) -> None:
        """Skip what moves; press the button that has the focus; else pass."""
        focus = QApplication.focusWidget()
        if self.watching.active:
            self.watching.space()
        elif self.asked is None:
            self.table.skipAnimations()
        elif isinstance(focus, QAbstractButton):
            focus.click()
        elif isinstance(focus, QComboBox):
            focus.showPopup()
        elif self.by_hand.has_focus():
            return
        elif not isinstance(focus, QLineEdit):
            self.prompt.press("Space")
