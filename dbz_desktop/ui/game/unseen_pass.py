"""Passing behind the curtain: one press answers, and the hand of who passes isn't shown.

Either the computer has gone to him, and no hand at all is shown; or he has said aloud that he
passes, and the other player, who has kept the computer, enters it and goes on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from dbz_desktop.match.journal import JournalError
from dbz_desktop.match.unseen import unseen_answer

if TYPE_CHECKING:
    from dbz_desktop.ui.game.game_page import GamePage


class UnseenDesk(QObject):
    """Says what the curtain's second button answers, and gives that answer."""

    def __init__(self, page: GamePage) -> None:
        super().__init__(page)
        self.page = page
        page.curtain.answeredUnseen.connect(self.answer)
        page.curtain.answeredAloud.connect(self.answer_aloud)

    def words(self, seat: int) -> str:
        """What the player of a seat may answer unseen; "" for nothing."""
        match = self.page.match
        found = unseen_answer(match)
        asked = match.decision
        return found.words if found and asked is not None and asked.player == seat else ""

    def answer(self) -> None:
        """Answer the question behind the curtain; both hands lie face down from then on."""
        self._answer(kept=False)

    def answer_aloud(self) -> None:
        """Answer it for who says so, before the eyes of who has kept the computer."""
        if self.page.hotseat.keeper is not None:
            self._answer(kept=True)

    def _answer(self, kept: bool) -> None:
        page = self.page
        decision, found = page.match.decision, unseen_answer(page.match)
        if decision is None or found is None:
            return
        page.uncover_kept() if kept else page.uncover_unseen()
        page.passing.answered()
        known = page.seen[decision.player]
        page.seen[decision.player] = len(page.bridge.history())
        try:
            page.bridge.answer_for(found.index, auto=False)
        except JournalError as error:
            page.seen[decision.player] = known
            page.hotseat.changed()
            again = self.answer_aloud if kept else self.answer
            page.unsaved.ask("This answer could not be saved.", error, again)
