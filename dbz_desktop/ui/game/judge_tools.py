"""Playing by hand on the game page: when the judge panel opens, and what becomes of its moves."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cached_property

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from dbz_desktop.match.telling.log import GameLog
from dbz_desktop.rules.judge_moves import JudgeMove
from dbz_desktop.rules.kernel.decisions import Ask, Decision, WhyNot
from dbz_desktop.rules.kernel.events import Event, Judged
from dbz_desktop.ui.game.game_parts import GameParts
from dbz_desktop.ui.kit.late import made
from dbz_desktop.ui.kit.reasons import set_reason
from dbz_desktop.ui.table.handmoves import HandMoves
from dbz_desktop.ui.tableside.judge_panel import JudgePanel


class ByHand(QObject):
    """Opens the judge panel where a sentence can't be read, or once both players have agreed."""

    def __init__(self, page: GameParts) -> None:
        super().__init__(page)
        self.page = page
        self.hands = HandMoves(
            lambda move: self._why_not(self._signed(move)),
            lambda move: self.do(self._signed(move)),
            lambda why: self.panel.refuse(why),
        )
        page.session.eventsArrived.connect(self._told)

    @cached_property
    def panel(self) -> JudgePanel:
        """The judge panel."""
        panel, page = self.page.side.judge, self.page
        panel.why_not = self._why_not
        panel.moveWanted.connect(self.do)
        panel.doneWanted.connect(self.done)
        panel.cardPointed.connect(page.point_at)
        page.table.cardPicked.connect(panel.choose_card)
        return panel

    def _signed(self, move: JudgeMove) -> JudgeMove:
        """A move made on the table, by whom the panel says; without a panel by who looks."""
        if made(self, "panel") is not None:
            return self.panel.signed(move)
        return replace(move, by=self.page.session.seat.viewer)

    @property
    def is_open(self) -> bool:
        """Whether the panel is open."""
        panel = made(self, "panel")
        return panel is not None and panel.isVisibleTo(self.page)

    def has_focus(self) -> bool:
        """Whether the keyboard is in the panel, where letters are letters."""
        focus = QApplication.focusWidget()
        return self.is_open and focus is not None and self.panel.isAncestorOf(focus)

    def agree(self) -> None:
        """Ask both players whether something is to be done by hand."""
        page = self.page
        if page.asked is None or self.is_open:
            return
        if page.session.alone:
            # There is nobody to ask but who asks.
            page.session.free_hands()
            return
        names = page.session.names
        page.consent.ask(
            "Do something by hand?",
            "Cards, stages, anger, levels and effects can be changed by hand where the rules "
            "went another way than you both meant. The log marks it as agreed.",
            names,
            "Both agree: open the tools",
            page.session.free_hands,
            no="Go on playing",
        )

    def _open(self, by_hand: bool) -> None:
        page, fresh = self.page, not self.is_open
        self.panel.show_for(page.session.seat, by_hand, fresh)
        page.side.show_judge(True)
        page.table.hands = self.hands
        why = "Something is done by hand; close the tools to go on playing."
        set_reason(page.prompt, "" if by_hand else why)
        if fresh:
            self.panel.operation.setFocus()

    def asked(self, decision: Decision) -> None:
        """A question is shown: open the panel for one that is carried out by hand."""
        if decision.ask is Ask.BY_HAND:
            self._open(True)
        elif self.page.session.hands_free:
            self._open(False)
        else:
            self.close()

    def arrange(self) -> None:
        """Let everything be carried about, and bring the panel up to date if there is one."""
        self.page.table.hands = self.hands
        if made(self, "panel") is not None:
            self.panel.show_for(self.page.session.seat, True, not self.is_open)

    def close(self) -> None:
        """Close the panel."""
        page = self.page
        page.session.end_by_hand()
        page.table.hands = None
        set_reason(page.prompt)
        if made(self, "panel") is not None:
            self.panel.forget()
        if self.is_open:
            page.side.show_judge(False)
            page.table.setFocus()

    def done(self) -> None:
        """Say done: answer the question, or go on playing."""
        decision = self.page.asked
        if decision is not None and decision.ask is Ask.BY_HAND:
            self.page.answer(0)
        else:
            self.close()

    def _why_not(self, move: JudgeMove) -> WhyNot | None:
        # What needs both players' consent is asked when it is to be done.
        return self.page.session.may(move).why

    def do(self, move: JudgeMove) -> None:
        """Make a move, after asking both where they haven't agreed yet and must."""
        page = self.page
        if not page.session.may(move).consent:
            self._do(move)
            return
        names = page.session.names
        page.consent.ask(
            f"May {names[move.by]} look at {names[1 - move.by]}'s hidden cards?",
            "What was seen can't be unseen.",
            names,
            "Both agree: show them",
            lambda: self._do(move),
        )

    def _do(self, move: JudgeMove) -> None:
        self.page.table.skipAnimations()
        self.page.session.judge(move)

    def _told(self, events: Iterable[Event]) -> None:
        """What was done by hand is told in the panel, too."""
        if made(self, "panel") is None:
            return
        seat = self.page.session.seat
        log = GameLog(seat.names, lambda card: seat.card(card).name)
        for event in events:
            line = log.tell(event)
            if isinstance(event, Judged) and line is not None:
                self.panel.tell(line.text)
