"""Bench: the cards of one pack while they are worked on, with undo."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from dbz_desktop.cards.drafts import NEW_TITLE, Draft, free_id, set_code, sketch_of
from dbz_desktop.cards.model import Card
from dbz_desktop.cards.packfile import PackHead
from dbz_desktop.cards.packs import Pack
from dbz_desktop.cards.packtext import PackText
from dbz_desktop.cards.writing import seen_signs
from dbz_desktop.match.drafting import Others, save_pack

RUN_S = 1.5
"""What is typed into one field without so long a pause is one edit."""

State = tuple[tuple[Draft, ...], int, PackHead]
"""The drafts, the key of the one that is worked on, -1 for none, and what the pack says of
itself."""


class _Edit(QUndoCommand):
    """One edit: what there was before and after it. Edits of one `run` are one."""

    def __init__(self, bench: Bench, after: State, text: str, run: str = "") -> None:
        super().__init__(text)
        self._bench, self._run = bench, run
        self._before, self._after = bench.state, after
        self._at = time.monotonic()

    def redo(self) -> None:
        """Do it, also the first time."""
        self._bench.show_state(self._after)

    def undo(self) -> None:
        """Take it back."""
        self._bench.show_state(self._before)

    def id(self) -> int:
        """What tells that two edits may be one."""
        return 1 if self._run else -1

    def mergeWith(self, other: QUndoCommand) -> bool:
        """Take in what was typed on in the same field."""
        assert isinstance(other, _Edit)
        if other._run != self._run or other._at - self._at > RUN_S:
            return False
        self._after, self._at = other._after, other._at
        return True


class Bench(QObject):
    """The entries of a pack. `changed` tells of every edit, its undoing, and another choice."""

    changed = Signal()

    def __init__(
        self, pack: PackText, path: Path | None, pool: Pack, parent: QObject | None = None
    ) -> None:
        """`path` is the file of the pack, None before it was saved for the first time."""
        super().__init__(parent)
        self.pack, self.path = pack, path
        self.undo_stack = QUndoStack(self)
        self._drafts, self._head = pack.drafts, pack.head
        self._current = self._drafts[0].key if self._drafts else -1
        self._next = max((draft.key for draft in self._drafts), default=-1) + 1
        self.set_pool(pool)

    def set_pool(self, pool: Pack) -> None:
        """Other cards are there now."""
        self.others = Others(pool, self.path)

    # --- what is there ---

    @property
    def state(self) -> State:
        """All that an edit can change."""
        return self._drafts, self._current, self._head

    @property
    def head(self) -> PackHead:
        """What the pack says of itself."""
        return self._head

    @property
    def drafts(self) -> tuple[Draft, ...]:
        """The cards and drafts, in their order."""
        return self._drafts

    @property
    def current(self) -> Draft | None:
        """The one that is worked on."""
        return next((draft for draft in self._drafts if draft.key == self._current), None)

    @property
    def unsaved(self) -> bool:
        """Whether anything was changed since the pack was read or written."""
        return not self.undo_stack.isClean()

    @property
    def code(self) -> str:
        """The set that new cards of the pack belong to: that of its last card, or a new one."""
        codes = [draft.id.partition("-")[0] for draft in self._drafts if "-" in draft.id]
        return codes[-1] if codes else set_code(self._head.name, self.others.codes)

    def show_state(self, state: State) -> None:
        """Have these drafts and this head, and work on that one."""
        self._drafts, self._current, self._head = state
        self.changed.emit()

    # --- edits ---

    def choose(self, key: int) -> None:
        """Work on another one; that is no edit."""
        if key != self._current and any(draft.key == key for draft in self._drafts):
            self._current = key
            self.changed.emit()

    def edit(self, field: str, value: Any) -> None:
        """Change one field of the draft that is worked on; what is pasted along and can't be seen
        stays out."""
        draft = self.current
        value = seen_signs(value) if isinstance(value, str) else value
        if draft is None or getattr(draft, field) == value:
            return
        after = replace(draft, **{field: value})
        drafts = tuple(after if each.key == draft.key else each for each in self._drafts)
        run = f"{draft.key} {field}" if isinstance(value, str) else ""
        words = f"Change the {field.replace('_', ' ')}"
        self.undo_stack.push(_Edit(self, (drafts, draft.key, self._head), words, run))

    def name(self, head: PackHead) -> None:
        """Have the pack say something else of itself."""
        if head != self._head:
            after = (self._drafts, self._current, head)
            self.undo_stack.push(_Edit(self, after, "Change what the pack says of itself"))

    def begin(self) -> None:
        """Have a first card to type into; one that is left empty is no change to be kept."""
        draft = self.new_draft()
        self.show_state(((draft,), draft.key, self._head))

    def new_draft(self) -> Draft:
        """An empty draft with a number of its own; it isn't among the others yet."""
        self._next += 1
        return Draft(self._next - 1, self._free_id())

    def _free_id(self) -> str:
        return free_id(self.code, [*(draft.id for draft in self._drafts), *self.others.by_id])

    def add(self, draft: Draft | None = None) -> None:
        """Begin a new card, or a copy of one from somewhere else, and work on it."""
        own = self.new_draft()
        if draft is not None:
            own = replace(draft, key=own.key, id=own.id, printings=())
        self._put(own, f"Add {own.name}" if own.title else f"Add a {NEW_TITLE.lower()}")

    def duplicate(self) -> None:
        """Copy the draft that is worked on, and work on the copy."""
        draft = self.current
        if draft is not None:
            own = self.new_draft()
            copy = replace(draft, key=own.key, id=own.id, printings=())
            self._put(copy, f"Duplicate {draft.name}")

    def _put(self, draft: Draft, words: str) -> None:
        self.undo_stack.push(_Edit(self, ((*self._drafts, draft), draft.key, self._head), words))

    def delete(self) -> None:
        """Take the draft out that is worked on; the one after it is worked on then."""
        draft = self.current
        if draft is None:
            return
        place = self._drafts.index(draft)
        rest = tuple(each for each in self._drafts if each.key != draft.key)
        key = rest[min(place, len(rest) - 1)].key if rest else -1
        self.undo_stack.push(_Edit(self, (rest, key, self._head), f"Delete {draft.name}"))

    def undo(self) -> None:
        """Take the last edit back."""
        self.undo_stack.undo()

    def redo(self) -> None:
        """Do again what was taken back."""
        self.undo_stack.redo()

    def is_card(self, draft: Draft) -> bool:
        """Whether the pack's file has it as a card, just as it is."""
        return any(part.is_card and part.draft == draft for part in self.pack.parts)

    def cards(self) -> list[Card]:
        """The cards that the pack's file has."""
        parts = [part.draft for part in self.pack.parts if part.is_card]
        return [sketch_of(draft) for draft in parts if draft is not None]

    def changed_cards(self) -> list[Card]:
        """The cards that the pack's file has, and that saving would change or take out."""
        now = {draft.key: draft for draft in self._drafts}
        were = [part.draft for part in self.pack.parts if part.draft is not None and part.is_card]
        return [sketch_of(draft) for draft in were if now.get(draft.key) != draft]

    def save(self, over: bool = False) -> Path:
        """Write the pack, see `save_pack`. Where it raises, nothing was changed."""
        self.pack, self.path = save_pack(
            self.pack, self._head, self._drafts, self.path, self.others, over
        )
        self.undo_stack.setClean()
        return self.path
