"""The sandbox: any position, set up by hand on the real table, played on from, stepped back to.

It is a game page with both hands open. While the position is set up, its match is a table that is
arranged: what lies there goes wherever it is carried, by the judge's moves. To play on, the
position is set up anew as a match of its own; no journal is written of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QApplication, QFileDialog
from shiboken6 import isValid

from dbz_desktop.cards.model import Card, CardType
from dbz_desktop.cards.packs import Pack
from dbz_desktop.decks.model import Deck
from dbz_desktop.match.match import Match
from dbz_desktop.match.scenarios.changing import (
    arranged,
    put,
    take_out,
    why_not_play,
    why_not_put,
    with_mastery,
    with_personality,
    with_start,
)
from dbz_desktop.match.scenarios.position import scenario_match
from dbz_desktop.match.scenarios.scenario import Scenario, ScenarioError
from dbz_desktop.match.scenarios.scenes import SUFFIX, ready_scene, scene_of_text, write_scene
from dbz_desktop.match.scenarios.taking import Taken, position_of, why_no_position
from dbz_desktop.match.scenarios.writing import scenario_text
from dbz_desktop.match.telling.log import VICTORIES
from dbz_desktop.rules.judge_moves import JudgeMove
from dbz_desktop.rules.kernel.decisions import Decision, WhyNot
from dbz_desktop.rules.kernel.events import NOBODY, Event, GameWon, Judged
from dbz_desktop.ui.cards.pool_view import PoolView
from dbz_desktop.ui.faces.face_shelf import FaceShelf
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.files.saving import with_ending
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.game.game_page import GamePage
from dbz_desktop.ui.kit.announcing import say
from dbz_desktop.ui.kit.measure import em
from dbz_desktop.ui.kit.overlay import Overlay
from dbz_desktop.ui.kit.page import add_key
from dbz_desktop.ui.kit.reasons import set_reason
from dbz_desktop.ui.sandbox.arrange_bar import ArrangeBar
from dbz_desktop.ui.sandbox.deck_sheet import DeckSheet
from dbz_desktop.ui.sandbox.pool_drops import PoolDrops
from dbz_desktop.ui.sandbox.pool_panel import FromPool, PoolPanel
from dbz_desktop.ui.sandbox.scene_bar import SceneBar
from dbz_desktop.ui.tableside.page_widths import TABLE_LEAST

MOST_BACK = 200
"""So many changes of a position can be taken back."""


class SandboxPage(GamePage):
    """A position that is set up, or a match that goes on from one."""

    openWanted = Signal()
    """A scene is to be opened from a file."""
    otherWanted = Signal(object)
    """A scene of another edition, for which the page has to be made anew."""

    def __init__(
        self,
        match: Match,
        scene: Scenario | None,
        pool: Pack,
        faces: FaceCache,
        settings: Settings,
        decks: Callable[[], Sequence[Deck]] = tuple,
    ) -> None:
        """With a `scene`, `match` is the table at which it is arranged; without one, it goes on.

        `decks` are those that a position can begin from.
        """
        super().__init__(match, faces, settings)
        self.setAccessibleName("Sandbox")
        self.setWindowTitle("Sandbox")
        self.pool, self._decks = pool, decks
        self.scene = scene
        """The position that was set up last, or None."""
        self.arranging = scene is not None
        self.path: Path | None = None
        """The file that the position was opened from, or saved to."""
        self.about = ""
        """What is tried out, in words for the bar."""
        self._past: list[Scenario] = []
        self._wants_pool = True
        self.bar = SceneBar()
        self.lay_above(self.bar)
        self.arrange = ArrangeBar()
        self.lay_below(self.arrange)
        personality = lambda seat: self.session.view().sides[seat].mp_card  # noqa: E731
        self.cards = PoolPanel(lambda: self.session.names, personality)
        self.lay_before(self.cards)
        self.drops = PoolDrops(self.table, self._card_of, self._why_not_put, self.put, self._refuse)
        self.deck_sheet = DeckSheet(self)
        self._connect_tools()
        self._keys()
        for part in (self.side.concede, self.side.by_hand):
            part.setVisible(False)
        self.side.leave.setText("Leave the sandbox")
        self.table.offered = self._offered
        # The panel, where the judge's tools say why not, is folded here.
        self.by_hand.hands = replace(self.by_hand.hands, refused=self._refuse)
        self._show_state()

    def _connect_tools(self) -> None:
        bar = self.bar
        bar.left.connect(self.left)
        bar.cards.clicked.connect(self.toggle_pool)
        bar.by_hand.clicked.connect(self.toggle_by_hand)
        bar.to_start.clicked.connect(self.to_start)
        bar.set_up.clicked.connect(self.set_up)
        bar.against.currentIndexChanged.connect(self._seat_opponent)
        bar.fresh.triggered.connect(lambda: self.deck_sheet.ask(self._decks()))
        bar.open.triggered.connect(self.openWanted)
        bar.save.triggered.connect(self.save)
        bar.save_as.triggered.connect(self.save_as)
        bar.copy.triggered.connect(self.copy)
        bar.paste.triggered.connect(self.paste)
        self.deck_sheet.chosen.connect(self.begin_anew)
        self.cards.putWanted.connect(self.put)
        self.cards.cardHovered.connect(self._show_pool_card)
        self.arrange.playWanted.connect(self.play_on)
        self.arrange.startWanted.connect(self._set_start)
        self.arrange.numberWanted.connect(self._set_number)
        self.session.eventsArrived.connect(self._happened)
        self.ended.connect(self._over)

    def _keys(self) -> None:
        for keys, slot, meaning in (
            ("Ctrl+Return", self.play_on, "Play on from the position"),
            ("Ctrl+E", self.set_up, "Set the position up"),
            ("Ctrl+Home", self.to_start, "Step back to where you began to play"),
            ("Ctrl+S", self.save, "Save the position"),
            ("Ctrl+Shift+C", self.copy, "Copy the position as text"),
            ("Ctrl+Shift+V", self.paste, "Paste a position from text"),
            ("Del", self.take_out_focused, "Take the card in focus out of the position"),
            ("G", self.toggle_pool, "Show or fold the cards to add"),
        ):
            add_key(self, keys, partial(self._pressed, keys, slot), meaning)

    # --- what is shown ---

    def begin(self, unclaimed: bool = False) -> None:
        """Start to show it; both hands are open, so that nobody has to claim the computer."""
        if not self.arranging:
            # It is asked here, whatever else could be answered of itself.
            self.session.auto.hold(self.session.question)
        super().begin()
        self._show_state()

    def focus_start(self) -> None:
        """Put the keyboard where one begins."""
        browser = self.cards.browser
        if browser is not None and self.cards.isVisibleTo(self):
            browser.search.field.setFocus()
        else:
            self.table.setFocus()

    def show_pool(self, view: PoolView, shelf: FaceShelf) -> None:
        """The cards of the pool have been read."""
        self.pool = view.pool
        self.cards.show_pool(view, shelf)

    def _show_state(self) -> None:
        """Show the tools of what is done now: setting up, or playing."""
        arranging = self.arranging
        self.bar.show_state(arranging, self.about)
        self.prompt.setVisible(not arranging)
        self.arrange.setVisible(arranging)
        self.room.column.setVisible(not arranging)
        self.drops.takes = arranging
        if arranging and self.scene is not None:
            self.arrange.show_scene(self.scene, why_not_play(self.scene))
            self.arrange.show_view(self.session.view())
            self.side.judge.offer(("move", "stages", "control", "attach", "shuffle"))
        else:
            self.side.judge.offer()
        self._show_reasons()
        self._share_pool()

    def _show_reasons(self) -> None:
        why = "" if self.arranging else why_no_position(self.match)
        set_reason(self.bar.set_up, f"{why[:1].upper()}{why[1:]}." if why else "")
        set_reason(self.bar.to_start, self.session.undo_barred)
        if self.arranging:
            set_reason(self.side.undo, "" if self._past else "Nothing has been changed yet.")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room between the cards, the table and its sides."""
        super().resizeEvent(event)
        self._share_pool()

    def _share_pool(self) -> None:
        width = max(em(self, 15), min(em(self, 24), round(self.width() * 0.2)))
        self.arrange.fit(self.height() - self.bar.height() - self.table.minimumHeight())
        left = self.width() - self.side.width() - width
        shown = self.arranging and self._wants_pool and left >= min(TABLE_LEAST, self.width() // 3)
        self.cards.setFixedWidth(width)
        self.cards.setVisible(shown)
        self.bar.cards.setChecked(shown)

    def toggle_pool(self) -> None:
        """Show the cards of the pool, or fold them."""
        if not self.arranging:
            return
        self._wants_pool = not self.cards.isVisibleTo(self)
        if self._wants_pool and not self.side.is_rail and self.side.width() > self.width() // 4:
            self.side.show_judge(False)
            self.side.set_rail(True)
            self.room.share()
        self._share_pool()
        self.focus_start()

    def toggle_by_hand(self) -> None:
        """Show every change of the position as a list, or hide it."""
        if self.arranging:
            shown = not self.side.judge.isVisibleTo(self.side)
            self.side.show_judge(shown)
            self._share_pool()
            (self.side.judge.operation if shown else self.table).setFocus()

    def _show_pool_card(self, card: Card | None) -> None:
        if card is not None:
            self.zoom.show_card(0, FromPool(self.facts, card))

    # --- another match on the page ---

    def show_scene(self, scene: Scenario, told: Iterable[str] = ()) -> None:
        """Set a position up; `told` is what could not be taken along. Raises ScenarioError."""
        match = arranged(scene, self.pool)
        self.scene, self.arranging = scene, True
        self._take_up(match)
        self._tell_left_out(told)

    def _take_up(self, match: Match) -> None:
        focus = QApplication.focusWidget()
        self._close_overlays()
        old, self.match = self.match, match
        self.session.show_match(match, self.session.viewer)
        old.close()
        self.session.seat_computers(match.computers())
        if not self.arranging:
            self.session.auto.hold(self.session.question)
        self.session.begin()
        self._show_state()
        if focus is not None and isValid(focus) and focus.isVisible():
            focus.setFocus()

    def _tell_left_out(self, told: Iterable[str]) -> None:
        left = tuple(dict.fromkeys(told))
        if left:
            more = f" and {len(left) - 4} more" if len(left) > 4 else ""
            self.message.tell(
                "Not all of it can be kept in a position.",
                f"Left out: {'; '.join(left[:4])}{more}.",
            )

    def _ask(self, decision: Decision) -> None:
        if not self.arranging:
            super()._ask(decision)
            self._show_reasons()
            return
        self._set_asking(True)
        self.log.flush()
        self.by_hand.arrange()
        panel = self.side.judge
        panel.title.setText("Set up by hand")
        panel.done_button.setText("Play on")
        panel.done_button.setAccessibleName("Play on")

    def _leave_question(self) -> None:
        if not self.arranging:
            super()._leave_question()

    def answer(self, index: int) -> None:
        """Answer the question; that of a position which is set up is whether it is done."""
        if self.arranging:
            self.play_on()
        else:
            super().answer(index)

    def _over(self, won: GameWon) -> None:
        if self.arranging:
            return
        self.message.tell(
            f"{self.session.names[won.player]} has won: {VICTORIES[won.kind]}.",
            "Step back (U), or go back to the start of what you tried (Ctrl+Home).",
        )
        self._show_reasons()

    def _pressed(self, sequence: str, slot) -> None:
        """What answers a question has no place while the position is set up."""
        if self.arranging and sequence in {*"1234567890YNSKPF", "Shift+Y", "Shift+N"}:
            return
        if self.arranging and sequence == "J":
            slot = self.toggle_by_hand
        super()._pressed(sequence, slot)

    def _space(self) -> None:
        if not self.arranging or self.table.busy:
            super()._space()

    def _overlays(self) -> tuple[Overlay, ...]:
        sheet = getattr(self, "deck_sheet", None)
        return super()._overlays() if sheet is None else (*super()._overlays(), sheet)

    # --- changing the position ---

    def _change(self, taken: Taken) -> None:
        """Take another position in the place of the present one."""
        before = self.scene
        try:
            self.show_scene(taken.scenario, taken.left_out)
        except ScenarioError as error:
            self._refuse_words(error.message)
            return
        self._remember(before)

    def _remember(self, scene: Scenario | None) -> None:
        if scene is not None:
            self._past = [*self._past, scene][-MOST_BACK:]
        self._show_reasons()

    def _happened(self, events: Iterable[Event]) -> None:
        """Something was changed by hand on the table that is set up."""
        if not self.arranging or not any(isinstance(event, Judged) for event in events):
            return
        before = self.scene
        assert before is not None
        if self.match.outcome is not None:
            # Once the session has told it.
            QTimer.singleShot(0, self, partial(self._back_to, before))
            return
        taken = position_of(self.match, before)
        self.scene = taken.scenario
        self._remember(before)
        self.arrange.show_scene(self.scene, why_not_play(self.scene))
        self.arrange.show_view(self.session.view())

    def _back_to(self, scene: Scenario) -> None:
        self.show_scene(scene)
        self._refuse_words("That would end the game; set it otherwise.")

    def undo(self) -> None:
        """Take the last change of the position back, or the last answer."""
        if not self.arranging:
            super().undo()
            self._show_reasons()
        elif self._past:
            self.show_scene(self._past.pop())

    def choose_undo(self) -> None:
        """Choose among the earlier decisions; a position has only changes to be taken back."""
        if not self.arranging:
            super().choose_undo()

    def put(self, card: Card, move: JudgeMove) -> None:
        """Bring a card of the pool into the position."""
        if not self.arranging or self.scene is None:
            return
        try:
            if card.type is CardType.MAIN_PERSONALITY:
                taken = with_personality(self.scene, move.player, card, self.pool)
            elif card.type is CardType.MASTERY:
                taken = with_mastery(self.scene, move.player, card)
            else:
                taken = put(self.match, self.scene, self.pool, card, move)
        except ScenarioError as error:
            self._refuse_words(error.message)
            return
        self._change(taken)

    def take_out(self, instance: int) -> None:
        """Take a card out of the position."""
        if not self.arranging or self.scene is None:
            return
        try:
            taken = take_out(self.match, self.scene, instance)
        except ScenarioError as error:
            self._refuse_words(error.message)
            return
        self._change(taken)

    def take_out_focused(self) -> None:
        """Take the card that has the keyboard's focus out of the position."""
        target = self.table.focusTarget
        card = self.table.pointed
        if target is not None and self.table.walker.ring and target.row.known:
            card = target.row.card
        if card >= 0:
            self.take_out(card)

    def _offered(self, instance: int) -> list[tuple[str, Callable[[], object]]]:
        if not self.arranging:
            return []
        return [
            ("Move it by hand …", partial(self._move_by_hand, instance)),
            ("Take it out of the position\tDel", partial(self.take_out, instance)),
        ]

    def _move_by_hand(self, instance: int) -> None:
        if not self.side.judge.isVisibleTo(self.side):
            self.toggle_by_hand()
        self.side.judge.choose_card(instance)

    def _set_start(self, turn: int, phase: str, action: int, number: int) -> None:
        if self.scene is not None:
            self._try(partial(with_start, self.scene, turn, phase, action, number))

    def _try(self, change) -> None:
        try:
            taken = change()
        except ScenarioError as error:
            self._refuse_words(error.message)
            return
        self._change(taken)

    def _set_number(self, kind: str, seat: int, value: int) -> None:
        view = self.session.view()
        card = view.sides[seat].mp_card if kind == "stages" else NOBODY
        move = JudgeMove(kind, seat, card, player=seat, amount=value)
        why = self.session.may(move).why
        if why is None:
            self.session.judge(move)
        else:
            self._refuse(why)
            self.arrange.show_view(view)

    def _card_of(self, ident: str) -> Card | None:
        return self.pool.cards.get(ident)

    def _why_not_put(self, card: Card, move: JudgeMove) -> WhyNot | None:
        return why_not_put(self.match, card, move)

    def _refuse(self, why: WhyNot) -> None:
        self._refuse_words(f"{why.reason} ({why.rule})" if why.rule else why.reason)

    def _refuse_words(self, words: str) -> None:
        text = f"{words[:1].upper()}{words[1:]}"
        self.message.tell("That can't be done.", text)
        say(self, text)

    # --- playing on ---

    def play_on(self) -> None:
        """Play on from the position as it is set up."""
        if not self.arranging or self.scene is None:
            return
        why = why_not_play(self.scene)
        if why:
            self._refuse_words(why)
            return
        level = self.bar.against.currentData()
        try:
            match = scenario_match(self.scene, pool=self.pool, players=("", level), open_hands=True)
        except ScenarioError as error:
            self._refuse_words(error.message)
            return
        self.message.hide()
        self.side.show_judge(False)
        self.table.hands = None
        self.arranging = False
        self._take_up(match)
        self.table.setFocus()

    def set_up(self) -> None:
        """Set the position up as it stands now in what is played."""
        if self.arranging:
            return
        try:
            taken = position_of(self.match)
        except ScenarioError as error:
            self._refuse_words(f"{error.message}.")
            return
        self._past = []
        self.show_scene(taken.scenario, taken.left_out)

    def to_start(self) -> None:
        """Step back to where one began to play."""
        steps = () if self.arranging else self.session.steps(10_000)
        if steps:
            self.message.hide()
            self.undo_to(steps[-1])
            self._show_reasons()

    def _seat_opponent(self) -> None:
        """Let somebody else play the second side from now on."""
        if self.arranging:
            return
        self.session.seat_computers(self.match.seat_computers(("", self.bar.against.currentData())))
        self.session.ask_again()

    # --- keeping it ---

    def _kept(self) -> Taken | None:
        """The position as it can be kept now; where it can't, it says so."""
        if self.arranging and self.scene is not None:
            return Taken(self.scene)
        try:
            return position_of(self.match)
        except ScenarioError as error:
            self._refuse_words(f"{error.message}.")
            return None

    def save(self) -> None:
        """Save the position in its file."""
        if self.path is None:
            self.save_as()
        else:
            self._save_to(self.path)

    def save_as(self) -> None:
        """Save the position in a file of the user's choice."""
        proposed = self.path or Path.home() / f"position{SUFFIX}"
        name, _ = QFileDialog.getSaveFileName(
            self, "Save the position", str(proposed), f"Scenes (*{SUFFIX})"
        )
        if name:
            self._save_to(with_ending(Path(name), SUFFIX))

    def _save_to(self, path: Path) -> None:
        taken = self._kept()
        if taken is None:
            return
        try:
            write_scene(taken.scenario, path)
        except OSError as error:
            self.message.tell(
                "The position could not be saved.",
                f"{path}: {error.strerror or error}. Choose another folder.",
            )
            return
        self.path = path
        left = f" Left out: {'; '.join(taken.left_out)}." if taken.left_out else ""
        self.message.tell("The position was saved.", f"{path}{left}")

    def copy(self) -> None:
        """Copy the position as text."""
        taken = self._kept()
        if taken is not None:
            QGuiApplication.clipboard().setText(scenario_text(taken.scenario))
            left = f" Left out: {'; '.join(taken.left_out)}." if taken.left_out else ""
            words = "Paste it here, into a message, or into a file that ends with .dbzscene."
            self.message.tell("The position was copied as text.", words + left)

    def paste(self) -> None:
        """Set a position up that was copied as text."""
        try:
            scene = scene_of_text(QGuiApplication.clipboard().text(), self.pool)
        except ScenarioError as error:
            self.message.tell("That text is no position.", str(error))
            return
        self.show_other(scene)

    def show_other(self, scene: Scenario, path: Path | None = None) -> None:
        """Set another position up in the place of this one; `path` is its file."""
        if scene.editions[0] != self.session.edition:
            self.otherWanted.emit(scene)
            return
        before = self.scene if self.arranging else None
        self._change(Taken(scene))
        self.path = path
        if before is None:
            self._past = []
            self._show_reasons()

    def begin_anew(self, one: Deck, other: Deck) -> None:
        """Set up the beginning of a game between two decks."""
        names = self.session.names
        self._try(lambda: Taken(ready_scene((one, other), self.session.edition, names)))

    def close_match(self) -> None:
        """The page was left."""
        self.match.close()
