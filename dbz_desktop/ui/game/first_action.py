"""Declaring combat with the first action of it: one answer in place of two.

The questions stay two, and so do the answers that are written down. Where something else is asked
between them, or the action would lose something that is asked about first, the player is asked.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from dbz_desktop.match.journal import JournalError
from dbz_desktop.match.opening import first_actions, following
from dbz_desktop.rules.kernel.decisions import Act, Ask, Decision, Option

if TYPE_CHECKING:
    from dbz_desktop.ui.game.game_page import GamePage


class OpeningDesk(QObject):
    """Offers the first actions where combat may be declared, and gives both answers."""

    def __init__(self, page: GamePage) -> None:
        super().__init__(page)
        self.page = page
        page.prompt.openedWith.connect(self.give)

    def asked(self, decision: Decision) -> None:
        """A question is shown."""
        if decision.ask is Ask.DECLARE:
            self.page.prompt.offer_first(first_actions(self.page.match), self.page.facts)

    def give(self, option: Option) -> None:
        """Declare combat and take that action."""
        decision = self.page.asked
        if decision is not None and decision.ask is Ask.DECLARE:
            self._go_on(decision, option)

    def _go_on(self, decision: Decision, option: Option) -> None:
        page = self.page
        page.leave_question()
        page.hotseat.hush(True)
        unsaved = None
        try:
            if page.match.decision is decision:
                acts = [each.act for each in decision.options]
                page.bridge.answer(acts.index(Act.YES))
            index = following(page.match, decision.player, option)
            if index is not None:
                page.bridge.answer_for(index)
        except JournalError as error:
            unsaved = error
        finally:
            page.hotseat.hush(False)
        if unsaved is not None:
            again = partial(self._go_on, decision, option)
            page.unsaved.ask("This answer could not be saved.", unsaved, again)
