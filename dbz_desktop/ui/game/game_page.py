"""The game page: the table, the timeline, the question, the card in focus, the log."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from dbz_desktop.match import undo
from dbz_desktop.match.joining import Joining
from dbz_desktop.match.journal import JournalError
from dbz_desktop.match.match import Match
from dbz_desktop.match.setup import MatchError
from dbz_desktop.rules.kernel.decisions import Ask, Decision, IllegalAnswer
from dbz_desktop.rules.kernel.events import Event, GameWon
from dbz_desktop.ui.faces.card_wordings import WordingSheet
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.game.card_marking import MarkDesk
from dbz_desktop.ui.game.card_picker import CardPicker
from dbz_desktop.ui.game.card_preview import CardPreview
from dbz_desktop.ui.game.curtain import Curtain
from dbz_desktop.ui.game.first_action import OpeningDesk
from dbz_desktop.ui.game.judge_tools import ByHand
from dbz_desktop.ui.game.passing import PassingDesk
from dbz_desktop.ui.game.prompt import PromptBar, needs_picker
from dbz_desktop.ui.game.prompt_forecasts import PromptForecasts
from dbz_desktop.ui.game.recap import comes_next, recap
from dbz_desktop.ui.game.undo_list import MOST, UndoList
from dbz_desktop.ui.game.unsaved import Unsaved
from dbz_desktop.ui.game.unseen_pass import UnseenDesk
from dbz_desktop.ui.kit.consent import Consent
from dbz_desktop.ui.kit.fitting import shape
from dbz_desktop.ui.kit.focused_press import press_focused
from dbz_desktop.ui.kit.key_list import ShortcutList
from dbz_desktop.ui.kit.measure import lay_out_again
from dbz_desktop.ui.kit.overlay import Confirm, Overlay
from dbz_desktop.ui.kit.reasons import set_action_reason, set_reason
from dbz_desktop.ui.kit.widgets import Message
from dbz_desktop.ui.session.bridge import EngineBridge
from dbz_desktop.ui.session.hot_seat import HotSeat
from dbz_desktop.ui.session.seat_facts import SeatFacts
from dbz_desktop.ui.session.sounds import Sounds
from dbz_desktop.ui.table.table_settings import follow
from dbz_desktop.ui.table.timeline import TimelineWidget
from dbz_desktop.ui.table.widget import TableWidget
from dbz_desktop.ui.tableside.log_lines import Tellers
from dbz_desktop.ui.tableside.page_access import PageAccess
from dbz_desktop.ui.tableside.page_widths import PageWidths
from dbz_desktop.ui.tableside.reading_tools import Reading
from dbz_desktop.ui.tableside.side_column import SideColumn


class GamePage(QWidget):
    """One match on the screen. `ended` carries how it was won; `left` that it goes on later."""

    ended = Signal(object)
    left = Signal()
    settingsWanted = Signal()

    def __init__(
        self, match: Match, faces: FaceCache, settings: Settings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        lay_out_again(self)
        self.setAccessibleName("Game")
        self.match = match
        self._settings = settings
        self._asked: Decision | None = None
        self._over = False
        viewer = match.decision.player if match.decision else 0
        self.seen = [0, 0]
        self.facts = SeatFacts(match, faces, viewer)
        # A child, so that it goes with the page: what is connected to it holds the game.
        self.bridge = EngineBridge(match, viewer, parent=self)
        self.joining = Joining(match)
        self.bridge.shown = self.joining.shown
        self.hotseat = HotSeat(match, viewer, self)
        self._tellers = Tellers()
        self._build()
        self._connect()
        self._shortcuts()
        follow(self.table, settings)
        self.hotseat.promptReady.connect(Sounds(self.bridge, settings, self).asked)

    # --- building ---

    def _build(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self.main = QWidget()
        column = QVBoxLayout(self.main)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.message = Message()
        column.addWidget(self.message)
        self.table = TableWidget(self.bridge, faces=self.facts.faces)
        self.timeline = TimelineWidget(self.bridge)
        middle = QHBoxLayout()
        middle.setSpacing(0)
        self.side = SideColumn(self._settings)
        self.room = PageWidths(self, self.timeline, self.side, self._settings)
        middle.addWidget(self.room.column)
        middle.addWidget(self.table, 1)
        column.addLayout(middle, 1)
        self.prompt = PromptBar()
        self.forecasts = PromptForecasts(self.prompt, self.table)
        column.addWidget(self.prompt)
        row.addWidget(self.main, 1)
        self.zoom = self.side.zoom
        self.log = self.side.log
        row.addWidget(self.side)
        self.preview = CardPreview(self.main, self.table, self.facts, self.zoom)
        self.picker = CardPicker(self.main)
        self.confirm = Confirm(self)
        self.consent = Consent(self)
        self.unsaved = Unsaved(self, self.match)
        self.earlier = UndoList(self)
        self.wordings = WordingSheet(self)
        self.by_hand = ByHand(self)
        self.passing = PassingDesk(self, self._settings)
        self.reading = Reading(
            self, self.bridge, self.table, self.timeline, self.side, self.facts,
            self.match.setup.edition, self.point_at, self.message.tell,
        )  # fmt: skip
        self.rules = self.reading.sheet
        self.keys = ShortcutList(self)
        parts = (self.table, self.prompt, self.room.column, self.side)
        self.reach = PageAccess(self, self.table, parts, self.facts, self.wordings)
        self.curtain = Curtain(self)
        self.marks = MarkDesk(self)
        self.unseen = UnseenDesk(self)
        self.opening = OpeningDesk(self)

    def _connect(self) -> None:
        self.room.shared = self._shape_prompt
        # The table paces `eventShown` while it animates, so the log never runs ahead of the eye.
        self.bridge.eventShown.connect(lambda event: self._told([event]))
        self.bridge.viewerChanged.connect(lambda _seat: self._rebuild_log())
        self.bridge.decisionChanged.connect(lambda _decision: self.hotseat.changed())
        self.table.busyChanged.connect(self.hotseat.set_busy)
        self.table.optionActivated.connect(self.passing.choose)
        self.table.cardHovered.connect(self.point_at)
        self.hotseat.promptReady.connect(self._ask)
        self.hotseat.curtainNeeded.connect(self._draw_curtain)
        self.hotseat.moving.connect(self._moving)
        self.hotseat.gameOver.connect(self._game_over)
        self.prompt.answered.connect(self.passing.choose)
        self.prompt.optionHovered.connect(self.point_at)
        self.prompt.optionHovered.connect(self.table.light)
        self.table.cardHovered.connect(self.prompt.light)
        self.prompt.pickerWanted.connect(self.open_picker)
        self.prompt.handWanted.connect(self.hotseat.show_hand)
        self.prompt.ruleWanted.connect(self.rules.show_rule)
        self.prompt.skipWanted.connect(self.table.skipAnimations)
        self.picker.chosen.connect(self.passing.choose_picked)
        self.picker.pointedAt.connect(self.point_at)
        self.curtain.lifted.connect(self._lifted)
        self.side.undoWanted.connect(self.undo)
        self.side.undoListWanted.connect(self.choose_undo)
        self.side.judgeWanted.connect(self.by_hand.agree)
        self.earlier.chosen.connect(self.undo_to)
        self.unsaved.moved.connect(self._moved)
        self.zoom.wordingsWanted.connect(self.wordings.show_card)
        self.side.keysWanted.connect(self.keys.open)
        self.side.stopsWanted.connect(self.passing.open)
        self.side.concedeWanted.connect(self.concede)
        self.side.leaveWanted.connect(self.left)
        self.side.settingsWanted.connect(self.settingsWanted)
        self.side.speedChosen.connect(self._set_speed)
        self.keys.rulesWanted.connect(self.rules.show_all)
        self.log.saveWanted.connect(self.reading.save_log)

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
        key("E", self.table.tell_why)
        key("J", self.by_hand.agree)
        key("W", self.zoom.want_wordings)
        key("T", self.room.toggle_timeline)
        for sequence, slot in (*self.side.shortcuts(), *self.reach.shortcuts()):
            key(sequence, slot)
        key("Shift+R", self.rules.show_all)
        key("X", self.reading.tell_damage)
        key("F", self.open_picker)
        key("?", self.keys.open)
        key("F1", self.keys.open)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room between the table, its sides and the question."""
        self.room.share()
        super().resizeEvent(event)

    def _shape_prompt(self) -> None:
        compact, wide, height = shape(self, self.width() - self.side.width())
        self.prompt.setFixedHeight(height)
        self.prompt.set_shape(compact, wide)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab: the table, the question, the timeline, the side column."""
        return self.reach.tab(forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc stops passing ahead, and comes back to the table; there it opens the menu."""
        if event.key() != Qt.Key.Key_Escape:
            if not press_focused(event, self):
                super().keyPressEvent(event)
        elif self.passing.passes_ahead or not self.table.hasFocus():
            self.passing.stop_ahead()
            self.reach.home()
        else:
            event.ignore()

    @property
    def asked(self) -> Decision | None:
        """The question that is shown now and can be answered, or None."""
        return self._asked

    # --- the course of the game ---

    def begin(self, unclaimed: bool = False) -> None:
        """Start to show the match; where it is `unclaimed`, behind a curtain until someone says
        that the computer is in the hands of the player who is asked."""
        self.hotseat.unclaimed = unclaimed
        self._rebuild_log()
        self.hotseat.changed()

    def _told(self, events: Sequence[Event]) -> None:
        lines = self._tellers.tell(self.bridge.seat, events)
        self.log.append(lines)
        self.reach.tell(lines)

    def _rebuild_log(self) -> None:
        seat = self.bridge.seat
        self.log.set_lines(self._tellers.lines_of(seat), seat.viewer)

    def _moving(self) -> None:
        self.set_unasked()
        viewer = None if self.hotseat.face_down else self.hotseat.viewer
        self.prompt.show_waiting(self.passing.note(viewer))

    def set_unasked(self) -> None:
        """Nobody is asked: the table moves, or an answer is given for a player."""
        self._asked = None
        self._set_asking(False)

    def _set_asking(self, asking: bool) -> None:
        self.prompt.setProperty("asking", asking)
        style = self.prompt.style()
        style.unpolish(self.prompt)
        style.polish(self.prompt)

    def _ask(self, decision: Decision) -> None:
        """Show a question to the player who has the computer."""
        open = self.hotseat.face_down
        self._take_seat(self.hotseat.viewer, open)
        engine, decision = decision, self.joining.shown(decision)
        self._asked = decision
        self.seen[decision.player] = len(self.bridge.history())
        self._set_asking(True)
        self.log.flush()
        marking = self.marks.asked(decision)
        self.prompt.show_decision(decision, self.facts, self.passing.effects(decision), marking)
        self.passing.offer_always(engine, decision)
        if open and decision.player != self.hotseat.viewer:
            self.prompt.offer_hand()
        self.opening.asked(decision)
        self.prompt.show_note(self.passing.note(None if open else decision.player))
        self.passing.show_ahead()
        self.forecasts.asked(decision)
        self.reach.say(self.prompt.accessibleDescription())
        nothing = "" if self.hotseat.can_undo() else "Nobody has answered anything yet."
        set_reason(self.side.undo, nothing)
        set_action_reason(self.side.back, nothing)
        self.by_hand.asked(decision)
        self.zoom.asked_anew()
        self.reading.show_lately(self.zoom, decision)
        if needs_picker(decision, self.facts):
            self.open_picker()
        elif decision.ask is not Ask.NAME and not self.by_hand.is_open:
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _take_seat(self, seat: int, open: bool = False) -> None:
        """Show the table from a seat, with its hand, or `open`: with both hands face down."""
        shown = self.bridge.seat
        if self.facts.viewer == seat == shown.viewer and shown.open == open:
            return
        through = self.match.seat(seat, open)
        self.facts.viewer, self.facts.open = seat, through if open else None
        self.preview.close_preview()
        self.zoom.clear()
        self.bridge.look_through(through)

    def _draw_curtain(self, seat: int) -> None:
        self._asked = None
        self.reach.hush()
        QToolTip.hideText()
        self.table.nodes.conceal(True)
        self.log.set_lines([], seat)
        self._close_overlays()
        self.by_hand.close()
        self._set_asking(False)
        self.prompt.clear()
        names = self.match.setup.names
        told = recap(self.match, seat, self.seen[seat])
        task, note = comes_next(self.match, seat), self.passing.note(None)
        begins = not self.seen[seat]
        unseen = self.unseen.words(seat)
        kept = self.hotseat.keeper is not None
        self.curtain.draw(
            seat, names[seat], names[1 - seat], told, task, note, begins, unseen, kept
        )
        self._put_away(True)
        # Nothing of the one hand is left when the curtain lifts for the other.
        self.preview.close_preview()
        self.zoom.clear()

    def _put_away(self, away: bool) -> None:
        """Behind the curtain nothing of the page is there, for screen readers as for eyes."""
        for part in (self.main, self.side):
            part.setVisible(not away)

    def _lifted(self, seat: int) -> None:
        self._uncover(seat)
        self.hotseat.lift(seat)

    def _uncover(self, seat: int, open: bool = False) -> None:
        self._take_seat(seat, open)
        # The curtain emptied the log; its player may be the one who looked before.
        self._rebuild_log()
        self._put_away(False)
        self.table.nodes.conceal(False)

    def uncover_unseen(self) -> None:
        """Lift the curtain for both: no hand is shown."""
        self.curtain.close_overlay()
        self._uncover(self.hotseat.viewer, open=True)
        self.hotseat.turn_down()

    def uncover_kept(self) -> None:
        """Lift the curtain for who has kept the computer."""
        self.curtain.close_overlay()
        self._uncover(self.hotseat.viewer)
        self.hotseat.keep()

    def answer(self, index: int) -> None:
        """Answer the question that is shown."""
        decision = self._asked
        if decision is None or self._over or self.hotseat.curtain_down:
            return
        self.leave_question()
        engine = self.match.decision
        if engine is not None and self.joining.shown(engine) is decision:
            self._give(engine, self.joining.way(index))

    def leave_question(self) -> None:
        """A person answers: the question and all that belongs to it go."""
        self.by_hand.close()
        self.passing.answered()
        self._asked = None
        self.picker.close_overlay()
        self.message.hide()
        self._set_asking(False)

    def _give(self, asked: Decision | None, way: Sequence[int], first: bool = True) -> None:
        """Give the answers to a question of the engine and to those that are asked with it."""
        if self.match.decision is not asked:
            return
        left = list(way)
        unsaved = None
        self.hotseat.hush(True)
        try:
            while left:
                asked = self.match.decision
                self.bridge.answer(left[0]) if first else self.bridge.answer_for(left[0])
                first = False
                del left[0]
        except JournalError as error:
            unsaved = error
        except (MatchError, IllegalAnswer) as error:
            self.message.tell("This answer could not be taken.", str(error))
        finally:
            self.hotseat.hush(False)
        if unsaved is not None:
            # Only now: the question that was left is shown again below it.
            again = partial(self._give, asked, left, first)
            self.unsaved.ask("This answer could not be saved.", unsaved, again)

    def _moved(self, path: Path) -> None:
        self.message.tell(
            "The game goes on in another file.",
            f"It is kept as {path} from now on. To go on with it another day, put that file into "
            "the folder of games (Settings > Files).",
        )

    def _game_over(self, won: GameWon) -> None:
        if self._over:
            return
        self._over = True
        self._asked = None
        self._close_overlays()
        self.by_hand.close()
        self.curtain.close_overlay()
        self._put_away(False)
        self.prompt.clear("The game is over.")
        self.ended.emit(won)

    def reopen(self) -> None:
        """Come back from the end of the game to take the last answer back."""
        self._over = False
        self.undo()
        if self.match.outcome is not None and not self.consent.isVisible():
            self.hotseat.settle()

    # --- what players ask for ---

    def point_at(self, instance: int) -> None:
        """Show a card large; with -1, go back to the one that the question is about."""
        if self.hotseat.curtain_down:
            return
        self.reading.come_back(self.zoom, self._asked if instance < 0 else None)
        self.zoom.show_card(instance, self.facts)

    def open_picker(self) -> None:
        """Show the grid of cards again, where the question has one."""
        if self._asked is not None and needs_picker(self._asked, self.facts):
            self.picker.show_decision(self._asked, self.facts, self.marks.marking)

    def undo(self) -> None:
        """Take the last answer back; see `undo_to`."""
        if self.match.outcome is not None and self.match.outcome.kind == "concession":
            self._undo(None)
        else:
            number = undo.last_given(self.match.course)
            if number is not None:
                self.undo_to(number)

    def choose_undo(self) -> None:
        """Let the players choose among the earlier decisions."""
        if self.hotseat.can_undo() and not self.hotseat.curtain_down:
            self.earlier.show_steps(
                undo.given_steps(self.match.course, MOST), self.match.setup.names
            )

    def undo_to(self, number: int) -> None:
        """Go back to an earlier decision.

        Both players agree first if something hidden was revealed since, or in an earlier turn.
        """
        if not 0 <= number < len(self.match.answers) or self.hotseat.curtain_down:
            return
        step = undo.given_step(self.match.course, number)
        if not step.needs_consent:
            self._undo(number)
            return
        names = self.match.setup.names
        asked = f" ({step.asked})" if step.asked else ""
        reason = "It was in an earlier turn."
        if step.revealed:
            reason = "What was seen can't be unseen; what nobody knows is shuffled anew."
        self.consent.ask(
            f"Take back “{step.what}” of {names[step.player]}{asked}?",
            f"{reason} Go back only if {names[0]} and {names[1]} both agree.",
            names,
            "Both agree: take it back",
            lambda: self._undo(number),
            step.revealed,
            "Keep it",
        )

    def _undo(self, number: int | None) -> None:
        try:
            self.table.skipAnimations()
            self.match.undo(number)
        except JournalError as error:
            title = "This step back could not be saved."
            self.unsaved.ask(title, error, partial(self._undo, number))
            return
        except MatchError as error:
            self.message.tell("This answer could not be taken back.", str(error))
            return
        self.by_hand.close()
        self.hotseat.went_back()
        self.passing.answered()
        self.seen = [min(seen, len(self.bridge.history())) for seen in self.seen]
        self.bridge.refresh()

    def concede(self) -> None:
        """Give the game up, after asking."""
        self.passing.concede()

    def _set_speed(self, speed: str) -> None:
        self._settings.speed = speed
        self.side.show_speed(speed)

    # --- keys ---

    def _overlays(self) -> tuple[Overlay, ...]:
        sheets = (self.rules, self.keys, self.earlier, self.wordings, self.passing.sheet)
        asking = (self.confirm, self.consent, self.unsaved)
        return (self.picker, *asking, self.reach.sheet, *sheets)

    def _pressed(self, sequence: str, slot) -> None:
        """A key reaches what lies on top; the page only where nothing covers it."""
        if not self._covered(sequence):
            slot()
            return
        on_top = [part for part in self._overlays() if part.isVisible()]
        for part in on_top or [self.curtain]:
            part.press(sequence)

    def _covered(self, sequence: str = "") -> bool:
        if QApplication.activePopupWidget() is not None:
            # Keys belong to an open menu.
            return True
        return any(part.isVisible() for part in (self.curtain, *self._overlays())) or (
            self.by_hand.has_focus() and sequence != "Space"
        )

    def _close_overlays(self) -> None:
        for part in self._overlays():
            part.close_overlay()

    def _space(self) -> None:
        """Skip what moves; press the button that has the focus; else pass."""
        focus = QApplication.focusWidget()
        if self._asked is None:
            self.table.skipAnimations()
        elif isinstance(focus, QAbstractButton):
            focus.click()
        elif isinstance(focus, QComboBox):
            focus.showPopup()
        elif self.by_hand.has_focus():
            return
        elif not isinstance(focus, QLineEdit):
            self.prompt.press("Space")
