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
from PySide6.QtWidgets import QApplication, QWidget
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
from dbz_desktop.match.scenarios.scenes import ready_scene, scene_of_text
from dbz_desktop.match.scenarios.taking import Taken, position_of, why_no_position
from dbz_desktop.match.telling.log_parts import VICTORIES
from dbz_desktop.rules.judge_moves import JudgeMove
from dbz_desktop.rules.kernel.decisions import Decision, WhyNot
from dbz_desktop.rules.kernel.events import NOBODY, Event, GameWon, Judged
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.kit.announcing import say
from dbz_desktop.ui.kit.late import made
from dbz_desktop.ui.kit.layouts import laid_out_once
from dbz_desktop.ui.kit.page import add_key
from dbz_desktop.ui.kit.reasons import set_reason
from dbz_desktop.ui.sandbox.keeping import Keeping
from dbz_desktop.ui.sandbox.pool_drops import PoolDrops
from dbz_desktop.ui.sandbox.sandbox_parts import SandboxParts
from dbz_desktop.ui.tableside.judge_panel import OPERATIONS

ARRANGING = ("move", "stages", "control", "attach", "shuffle")
"""What can be done by hand to a position that is set up."""
MOST_BACK = 200
"""So many changes of a position can be taken back."""


class SandboxPage(SandboxParts):
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
        parent: QWidget | None = None,
    ) -> None:
        """With a `scene`, `match` is the table at which it is arranged; without one, it goes on.

        `decks` are those that a position can begin from.
        """
        super().__init__(match, scene is not None, pool, faces, settings, parent)
        self._decks = decks
        self.scene = scene
        """The position that was set up last, or None."""
        self.keeping = Keeping(self, self.taken, lambda text: scene_of_text(text, self.pool))
        self.about = ""
        """What is tried out, in words for the bar."""
        self._past: list[Scenario] = []
        self.drops = PoolDrops(self.table, self._card_of, self._why_not_put, self.put, self._refuse)
        self._connect_tools()
        self._keys()
        self.table.offered = self._offered
        # The panel, where the judge's tools say why not, is folded here.
        self.by_hand.hands = replace(self.by_hand.hands, refused=self._refuse)
        self._show_state()

    def _connect_tools(self) -> None:
        bar = self.bar
        bar.left.connect(self.left)
        bar.to_start.clicked.connect(self.to_start)
        bar.set_up.clicked.connect(self.set_up)
        bar.against.currentIndexChanged.connect(self._seat_opponent)
        bar.fresh.triggered.connect(self._ask_for_decks)
        bar.open.triggered.connect(self.openWanted)
        bar.save.triggered.connect(self.keeping.save)
        bar.save_as.triggered.connect(self.keeping.save_as)
        bar.copy.triggered.connect(self.keeping.copy)
        bar.paste.triggered.connect(self.keeping.paste)
        self.keeping.pasted.connect(self.show_other)
        self.cards.putWanted.connect(self.put)
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
            ("Ctrl+S", self.keeping.save, "Save the position"),
            ("Ctrl+Shift+C", self.keeping.copy, "Copy the position as text"),
            ("Ctrl+Shift+V", self.keeping.paste, "Paste a position from text"),
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

    def _show_state(self) -> None:
        """Show the tools of what is done now: setting up, or playing."""
        arranging = self.arranging
        self.bar.show_state(arranging, self.about)
        # It fits its answers as it is shown, and has got no room as long as it was hidden.
        self.prompt.resize(self.main.width(), self.prompt.minimumHeight())
        self.prompt.setVisible(not arranging)
        self.arrange.setVisible(arranging)
        self.room.column.setVisible(not arranging)
        self.drops.takes = arranging
        if arranging and self.scene is not None:
            self.arrange.show_scene(self.scene, why_not_play(self.scene))
            self.arrange.show_view(self.session.view())
        if made(self.by_hand, "panel") is not None:
            self._offer_by_hand()
        self._show_reasons()
        self._share_pool()

    def _show_reasons(self) -> None:
        why = "" if self.arranging else why_no_position(self.match)
        set_reason(self.bar.set_up, f"{why[:1].upper()}{why[1:]}." if why else "")
        set_reason(self.bar.to_start, self.session.undo_barred)
        if self.arranging:
            set_reason(self.side.undo, "" if self._past else "Nothing has been changed yet.")

    # --- another match on the page ---

    def show_position(
        self, match: Match, scene: Scenario | None, pool: Pack, decks: Callable[[], Sequence[Deck]]
    ) -> None:
        """Show another position than the page was made with, or a match that goes on."""
        self.arranging, self.scene = scene is not None, scene
        self.pool, self._decks = pool, decks
        self.match.close()
        self.show_match(match)
        self._show_state()

    def show_scene(self, scene: Scenario, told: Iterable[str] = ()) -> None:
        """Set a position up; `told` is what could not be taken along. Raises ScenarioError."""
        match = arranged(scene, self.pool)
        self.scene, self.arranging = scene, True
        self._take_up(match)
        self._tell_left_out(told)

    def _take_up(self, match: Match) -> None:
        focus = QApplication.focusWidget()
        self._close_overlays()
        old = self.match
        self.show_match(match, self.session.viewer)
        old.close()
        with laid_out_once(self._column):
            self.begin()
        # What sets the position up fits itself to its width, which it may only have got now.
        self._share_pool()
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
        self._arrange_by_hand()

    def _arrange_by_hand(self) -> None:
        self.by_hand.arrange()
        panel = made(self.by_hand, "panel")
        if panel is not None:
            panel.title.setText("Set up by hand")
            panel.done_button.setText("Play on")
            panel.done_button.setAccessibleName("Play on")

    def _offer_by_hand(self) -> None:
        self.by_hand.panel.offer(ARRANGING if self.arranging else OPERATIONS)

    def toggle_by_hand(self) -> None:
        """Show every change of the position as a list, or hide it."""
        if self.arranging and made(self.by_hand, "panel") is None:
            self._offer_by_hand()
            self._arrange_by_hand()
        super().toggle_by_hand()

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
        if self.arranging and sequence in {*"1234567890YNSKPFI", "Shift+Y", "Shift+N"}:
            return
        if self.arranging and sequence == "J":
            slot = self.toggle_by_hand
        super()._pressed(sequence, slot)

    def _space(self) -> None:
        if not self.arranging or self.table.busy:
            super()._space()

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
        if not self.by_hand.is_open:
            self.toggle_by_hand()
        self.by_hand.panel.choose_card(instance)

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
            taken = self.taken()
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

    def taken(self) -> Taken:
        """The position as it stands now. Raises ScenarioError where something is going on."""
        if self.arranging and self.scene is not None:
            return Taken(self.scene)
        return position_of(self.match)

    # --- other positions ---

    def show_other(self, scene: Scenario, path: Path | None = None) -> None:
        """Set another position up in the place of this one; `path` is its file."""
        if scene.editions[0] != self.session.edition:
            self.otherWanted.emit(scene)
            return
        before = self.scene if self.arranging else None
        self._change(Taken(scene))
        self.keeping.path = path
        if before is None:
            self._past = []
            self._show_reasons()

    def _ask_for_decks(self) -> None:
        self.deck_sheet.ask(self._decks())

    def begin_anew(self, one: Deck, other: Deck) -> None:
        """Set up the beginning of a game between two decks."""
        names = self.session.names
        self._try(lambda: Taken(ready_scene((one, other), self.session.edition, names)))

    def close_match(self) -> None:
        """The page was left."""
        self.match.close()
