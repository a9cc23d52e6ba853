"""What may lie over the page of a game: questions, lists, the curtain.

Each is made when it is first wanted; most games are played without most of them, and the page is
there the sooner.
"""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

from PySide6.QtWidgets import QApplication

from dbz_desktop.match.seats.steps import Step
from dbz_desktop.ui.game.card_marking import MarkDesk
from dbz_desktop.ui.game.card_picker import CardPicker
from dbz_desktop.ui.game.curtain import Curtain
from dbz_desktop.ui.game.game_parts import GameParts
from dbz_desktop.ui.game.judge_tools import ByHand
from dbz_desktop.ui.game.passing import PassingDesk
from dbz_desktop.ui.game.undo_list import UndoList
from dbz_desktop.ui.game.unsaved import Unsaved
from dbz_desktop.ui.kit.key_list import ShortcutList
from dbz_desktop.ui.kit.late import is_seen, made
from dbz_desktop.ui.kit.overlay import Overlay


class GameSheets(GameParts):
    """The parts of a game's page with all that is shown over them, and who gets the keys."""

    by_hand: ByHand
    passing: PassingDesk
    marks: MarkDesk

    @cached_property
    def picker(self) -> CardPicker:
        """The grid of cards of a question."""
        picker = CardPicker(self.main)
        picker.chosen.connect(self.passing.choose_picked)
        picker.pointedAt.connect(self.point_at)
        picker.marked.connect(self.marks.toggle)
        picker.confirmed.connect(self.marks.confirm)
        picker.closed.connect(lambda: self.room.hold(()))
        return picker

    @cached_property
    def curtain(self) -> Curtain:
        """What falls while the computer changes hands."""
        curtain, session = Curtain(self), self.session
        curtain.lifted.connect(lambda _seat: session.lift())
        curtain.answeredUnseen.connect(session.answer_unseen)
        curtain.answeredAloud.connect(lambda: session.answer_unseen(kept=True))
        return curtain

    @cached_property
    def unsaved(self) -> Unsaved:
        """Asks what to do where the match can't be written."""
        unsaved = Unsaved(self, self.match)
        unsaved.moved.connect(self._moved)
        return unsaved

    @cached_property
    def earlier(self) -> UndoList:
        """The earlier decisions, to go back to one."""
        earlier = UndoList(self)
        earlier.chosen.connect(lambda step: self.undo_to(step))
        return earlier

    @cached_property
    def keys(self) -> ShortcutList:
        """All keys of the page."""
        keys = ShortcutList(self)
        keys.rulesWanted.connect(self.show_rules)
        return keys

    def show_keys(self) -> None:
        """Show all keys of the page."""
        self.keys.open()

    def _moved(self, path: Path) -> None:
        self.message.tell(
            "The game goes on in another file.",
            f"It is kept as {path} from now on. To go on with it another day, put that file into "
            "the folder of games (Settings > Files).",
        )

    def undo_to(self, step: Step) -> None:
        """Go back to an earlier decision."""
        raise NotImplementedError

    # --- who gets the keys ---

    def _overlays(self) -> tuple[Overlay, ...]:
        """What was made of all that may lie over the page, without the curtain."""
        parts = (*vars(self).values(), made(self.passing, "sheet"))
        curtain = made(self, "curtain")
        return tuple(p for p in parts if isinstance(p, Overlay) and p is not curtain)

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
        if is_seen(self, "curtain") or any(part.isVisible() for part in self._overlays()):
            return True
        return self.by_hand.has_focus() and sequence != "Space"

    def _close_overlays(self) -> None:
        for part in self._overlays():
            part.close_overlay()
