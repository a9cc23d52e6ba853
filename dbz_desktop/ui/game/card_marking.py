"""Several cards for one question: marked on the table, in the prompt or the grid, then confirmed.

The rules of it are in `match.marking`; here it meets the windows.
"""

from __future__ import annotations

from collections.abc import Callable

from dbz_desktop.match.aids import consequences
from dbz_desktop.match.aids.consequences import Loss
from dbz_desktop.match.aids.marking import Marking
from dbz_desktop.rules.kernel.decisions import Decision
from dbz_desktop.ui.game.game_parts import GameParts
from dbz_desktop.ui.kit.late import made


class MarkDesk:
    """Holds the marks of the question that is asked, and answers with them.

    `ask_before` asks once more before something is lost.
    """

    def __init__(
        self, page: GameParts, ask_before: Callable[[Loss, Callable[[], None]], None]
    ) -> None:
        self.page, self._ask_before = page, ask_before
        self.marking: Marking | None = None
        for part in (page.table.cardMarked, page.prompt.marked):
            part.connect(self.toggle)
        page.prompt.confirmed.connect(self.confirm)

    def asked(self, decision: Decision) -> Marking | None:
        """Another question is asked; returns its marking, None where one card is chosen."""
        row = decision.row
        several = row is not None and (row.keep or row.most > 1)
        self.marking = Marking(decision) if several else None
        self.page.table.show_marks(self.marking)
        return self.marking

    def toggle(self, card: int) -> None:
        """Mark a card, or take its mark away."""
        if self.marking is None or self.page.asked is not self.marking.decision:
            return
        self.marking.toggle(card)
        self.page.table.show_marks(self.marking)
        self.page.prompt.show_marks()
        picker = made(self.page, "picker")
        if picker is not None:
            picker.show_marks()
        name = self._name(card)
        told = f"{name}: {self.marking.words(card)}. {self._told()}"
        self.page.reach.say_to_asked(told)

    def _told(self) -> str:
        """What confirming does now, or how many are to be marked, for a screen reader."""
        assert self.marking is not None
        if not self.marking.ready:
            return f"{self.marking.wanted()}."
        return f"Space: {self.marking.confirming(self._name)}."

    def _name(self, card: int) -> str:
        known = self.page.facts.card(card)
        return known.name if known is not None else "a card"

    def confirm(self) -> None:
        """Answer with the marked cards; ask first where a card is given up that may stay."""
        marking, page = self.marking, self.page
        if marking is None or page.asked is not marking.decision or not marking.ready:
            return
        lost = consequences.loss_of_marks(page.session.seat, marking)
        if lost is None:
            self._answer(marking)
            return
        self._ask_before(lost, lambda: self._answer(marking))

    def _answer(self, marking: Marking) -> None:
        """Give all the answers, one after another, with no question shown between them."""
        if self.page.asked is marking.decision:
            self.page.session.answer_marked(marking)
