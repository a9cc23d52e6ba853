"""The page of the workshop: a card is typed, read as one types, drawn, and kept in a pack."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QWidget

from dbz_desktop.cards.drafts import Draft, sketch_of
from dbz_desktop.cards.packs import Pack
from dbz_desktop.cards.packtext import PackText
from dbz_desktop.match.drafting import standing_of
from dbz_desktop.ui.kit.layouts import add, fill, hbox, vbox
from dbz_desktop.ui.kit.measure import em, in_ems, lay_out_again
from dbz_desktop.ui.kit.page import Page, add_key
from dbz_desktop.ui.kit.reasons import set_reason
from dbz_desktop.ui.kit.theme import set_icon
from dbz_desktop.ui.kit.widgets import button, label, panel, tool_button
from dbz_desktop.ui.pictures.album import Album
from dbz_desktop.ui.workshop.bench import Bench
from dbz_desktop.ui.workshop.card_list import CardList
from dbz_desktop.ui.workshop.card_view import CardView
from dbz_desktop.ui.workshop.face_of import FaceOf
from dbz_desktop.ui.workshop.giving import Giving
from dbz_desktop.ui.workshop.keeping import Keeping
from dbz_desktop.ui.workshop.reader import Offers, Reader, Reading

NARROW = 56
"""Below so many line heights the page is one column."""
NO_CARD = "The pack has no card yet; “New card” begins one."
ABOUT = "What you type is read and drawn as you go"


class WorkshopPage(Page):
    """The workshop. `saved` tells that a pack was written; `bench` is None while one is read."""

    saved = Signal(object)
    tryWanted = Signal(object)
    """A card is to be tried out on the table, as it is now."""

    def __init__(
        self,
        pool: Callable[[], Pack],
        album: Album,
        path: Path | None = None,
        copy: Draft | None = None,
        bench: Bench | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """`pool` gives the cards; it is called on another thread and may wait. `album`
        has the user's own pictures of them.

        `path` is the pack to open, `copy` a card to begin with a copy of; `bench` has what was
        left unsaved, to be gone on with.
        """
        self.undo = tool_button("", "Undo", "Take the last edit back (Ctrl+Z)")
        self.redo = tool_button("", "Redo", "Do it again (Ctrl+Shift+Z)")
        self.save_button = button("Save", "primary", tip="Keep the pack (Ctrl+S)")
        super().__init__(
            "Workshop", self.undo, self.redo, self.save_button, about=ABOUT, parent=parent
        )
        self._copy = copy
        self._playable: dict[int, bool] = {}
        self.giving = Giving(self, self.message, album)
        album.changed.connect(self._look_changed)
        self._build()
        keeping = self.keeping = Keeping(self, self.list.pack, pool)
        self.confirm, self.leaving = keeping.confirm, keeping.leaving
        self.reader = Reader(album.picture, lambda: list(keeping.pool.cards.values()), self)
        self._connect()
        lay_out_again(self)
        keeping.read(path, bench)

    # --- what it is made of ---

    def _build(self) -> None:
        for tool, icon in ((self.undo, "undo"), (self.redo, "redo")):
            set_icon(tool, icon, "text", 1.3)
        body = self.add_body()
        self._row = QHBoxLayout()
        in_ems(self._row.setSpacing, 0.9)
        body.addLayout(self._row, 1)
        self.list = CardList()
        self.view = CardView()
        self.form, self.text, self.steps = self.view.form, self.view.text, self.view.steps
        self.side = QWidget()
        column = vbox(self.side, 0.4, 0)
        self.face = add(column, FaceOf(), 1)
        tip = "A picture of your own in place of the drawn face"
        self.try_it = button("Try it", "secondary", tip="Play it in the sandbox (Ctrl+Enter)")
        self.picture = button("Picture …", "quiet", tip=tip)
        fill(column, fill(hbox(gap=0.4), (self.try_it, 1), (self.picture, 1)))
        fill(self._row, self.list, (self.view, 1), self.side)
        foot = panel("prompt", "What becomes of the card")
        row = hbox(foot, 0.6, (1.6, 0.4, 1.6, 0.4))
        self.standing = add(row, label("", "body", wrap=True), 1)
        self.standing.setAccessibleName("What becomes of the card")
        self.by_hand = add(row, QCheckBox("Play it: what isn't understood is done by hand"))
        self.column.addWidget(foot)
        self.by_hand.hide()
        set_reason(self.try_it, NO_CARD)

    def _connect(self) -> None:
        self.view.edited.connect(self._edit)
        self.text.moved.connect(self._read_again)
        self.reader.read.connect(self._show_reading)
        self.reader.explained.connect(self._explain)
        self.reader.offered.connect(self._offer)
        self.by_hand.toggled.connect(lambda on: self._edit("by_hand", on))
        self.list.chosen.connect(self._choose)
        self.keeping.opened.connect(self._opened)
        self.keeping.saved.connect(self._saved)
        for part, slot in (
            (self.list.new, self.new_card),
            (self.list.duplicate, lambda: self._on_bench(Bench.duplicate)),
            (self.list.delete, lambda: self._on_bench(Bench.delete)),
            (self.save_button, self.keeping.save),
            (self.list.name, self.keeping.ask_head),
            (self.list.export, self._export),
            (self.list.print, self._print),
            (self.picture, self._choose_picture),
            (self.try_it, self._try),
            (self.undo, lambda: self._on_bench(Bench.undo)),
            (self.redo, lambda: self._on_bench(Bench.redo)),
        ):
            part.clicked.connect(lambda _=False, act=slot: act())
        for keys, part, meaning in (
            ("Ctrl+N", self.list.new, "Begin another card"),
            ("Ctrl+D", self.list.duplicate, "Begin a card as a copy of this one"),
            ("Ctrl+S", self.save_button, "Save the pack"),
            ("Ctrl+Return", self.try_it, "Try the card out in the sandbox"),
            ("Ctrl+Z", self.undo, "Take the last edit back"),
            ("Ctrl+Shift+Z", self.redo, "Do it again"),
        ):
            add_key(self, keys, part.click, meaning)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Three columns, or where the page is narrow for its text one that scrolls."""
        super().resizeEvent(event)
        narrow = self.width() < em(self, NARROW)
        self.list.fold(narrow)
        if narrow:
            self.view.body.insertWidget(0, self.list)
            self.view.body.addWidget(self.side)
            self.list.setMaximumWidth(16_777_215)
            self.side.setFixedSize(em(self, 15), em(self, 23.5))
        else:
            self._row.insertWidget(0, self.list)
            self._row.addWidget(self.side)
            self.list.setFixedWidth(em(self, 13))
            width = min(em(self, 21), round((self.height() - em(self, 10)) * 5 / 7))
            self.side.setMinimumSize(0, 0)
            self.side.setMaximumSize(16_777_215, 16_777_215)
            self.side.setFixedWidth(max(em(self, 11), width))
        self._read_again()

    def focus_start(self) -> None:
        """Put the keyboard into the title."""
        title = self.form.fields["title"]
        title.setFocus()
        self.view.ensureWidgetVisible(title)

    # --- packs ---

    @property
    def bench(self) -> Bench | None:
        """The pack that is worked on; None while one is read."""
        return self.keeping.bench

    def add_copy(self, copy: Draft) -> None:
        """Begin with a copy of a card."""
        if self.bench is None:
            self._copy = copy
        else:
            self.bench.add(copy)

    def _opened(self, pack: PackText) -> None:
        bench = self.bench
        assert bench is not None
        self._playable = {
            part.draft.key: part.is_card for part in pack.parts if part.draft is not None
        }
        bench.changed.connect(self._show)
        bench.undo_stack.indexChanged.connect(self._show_undo)
        copy, self._copy = self._copy, None
        if copy is not None:
            bench.add(copy)
        elif not bench.drafts and not bench.unsaved:
            bench.begin()
        self._show()

    def _saved(self, path: Path) -> None:
        self._show_undo()
        self.saved.emit(path)

    def clear_bench(self) -> Bench | None:
        """The page was left: nothing is read any more. The bench, if what lies on it is neither
        saved nor unwanted."""
        self.reader.close()
        return self.keeping.stop()

    # --- the card ---

    @property
    def draft(self) -> Draft | None:
        """The card that is worked on."""
        return self.bench.current if self.bench is not None else None

    def _on_bench(self, act: Callable[[Bench], None]) -> None:
        if self.bench is not None:
            act(self.bench)

    def _choose(self, key: int) -> None:
        if self.bench is not None:
            self.bench.choose(key)

    def new_card(self) -> None:
        """Begin another card."""
        if self.bench is not None:
            self.bench.add()
            self.focus_start()

    def _edit(self, field: str, value: object) -> None:
        if self.bench is not None:
            self.bench.edit(field, value)
            if self.draft is not None and getattr(self.draft, field) != value:
                # Some of it was left out.
                self.view.show_draft(self.draft)

    def _show(self) -> None:
        bench = self.bench
        if bench is None:
            return
        draft = bench.current
        self.list.show_drafts(bench.drafts, draft.key if draft else -1, self._playable)
        self.view.show_draft(draft)
        if draft is None:
            self.standing.setText(NO_CARD)
            self.face.show_face(None, "no card")
            self.by_hand.hide()
            set_reason(self.try_it, NO_CARD)
            # What had the keyboard can't be used any more.
            self.list.new.setFocus()
        else:
            if self.by_hand.isChecked() != draft.by_hand:
                self.by_hand.blockSignals(True)
                self.by_hand.setChecked(draft.by_hand)
                self.by_hand.blockSignals(False)
        self._show_undo()
        self._read_again()

    def _show_undo(self, _index: int = 0) -> None:
        if self.bench is None:
            return
        stack = self.bench.undo_stack
        set_reason(self.undo, "" if stack.canUndo() else "There is nothing to undo.")
        set_reason(self.redo, "" if stack.canRedo() else "There is nothing to redo.")
        set_reason(self.save_button, "" if self.bench.unsaved else "Everything is saved.")
        self._show_ways_out(self.bench)

    def _show_ways_out(self, bench: Bench) -> None:
        """What can be given away, printed, or given a picture now."""
        whole = any(part.is_card for part in bench.pack.parts)
        none = "" if whole else "There is no card in it yet, only drafts."
        set_reason(self.list.export, "Save the pack first." if bench.unsaved else none)
        set_reason(self.list.print, none)
        draft = bench.current
        kept = draft is not None and bench.is_card(draft)
        first = "Save the card first: a picture belongs to a card that is there."
        set_reason(self.picture, "" if kept else first)

    def _export(self) -> None:
        if self.bench is not None and self.bench.path is not None:
            self.giving.export(self.bench.path)

    def _print(self) -> None:
        if self.bench is not None:
            self.giving.print_cards(self.bench.head.name, self.bench.cards())

    def _try(self) -> None:
        if self.draft is not None:
            self.tryWanted.emit(sketch_of(self.draft))

    def _choose_picture(self) -> None:
        if self.draft is not None:
            self.giving.choose_picture(sketch_of(self.draft))

    def _look_changed(self) -> None:
        """Pictures came or went: the face is another one."""
        self.reader.forget()
        self._read_again()

    # --- reading ---

    def _read_again(self) -> None:
        draft = self.draft
        typing = draft is not None and draft.text != self.text.toPlainText()
        if draft is not None and not typing and self.face.width() > 1:
            self.reader.ask(draft, self.text.place, self.face.wanted, self.devicePixelRatioF())

    @property
    def is_read(self) -> bool:
        """Whether the card was read and drawn as it is now."""
        reading = self.view.reading
        return reading is not None and reading.wish.draft == self.draft and not self.reader.reading

    def _show_reading(self, reading: Reading) -> None:
        draft = self.draft
        if draft is None or reading.wish.draft.key != draft.key:
            return
        self.face.show_face(reading.face, draft.name)
        self.view.show_reading(reading)
        self._show_standing(draft, not reading.faults)

    def _explain(self, reading: Reading) -> None:
        draft = self.draft
        if draft is not None and reading.wish.draft.key == draft.key:
            self.view.explain(reading)

    def _offer(self, offers: Offers) -> None:
        draft = self.draft
        if draft is not None and offers.wish.draft.key == draft.key:
            self.view.offer(offers)

    def _show_standing(self, draft: Draft, read: bool) -> None:
        assert self.bench is not None
        found = standing_of(draft, self.bench.drafts, self.bench.others, read)
        if found.playable:
            words = "A card: once it is saved, the card search and decks have it."
        else:
            words = f"A draft, which no deck is offered: {'; '.join(found.reasons)}."
        words = " ".join((words, *found.notes))
        if words != self.standing.text():
            self.standing.setText(words)
        self.by_hand.setVisible(found.unread or (draft.by_hand and not read))
        lacks = "" if found.playable else f"It can't be played yet: {'; '.join(found.reasons)}."
        set_reason(self.try_it, lacks)
        if self._playable.get(draft.key) != found.playable:
            self._playable[draft.key] = found.playable
            self.list.show_drafts(self.bench.drafts, draft.key, self._playable)

    def pool_read(self, pool: Pack) -> None:
        """Other cards are there now."""
        self.keeping.pool = pool
        if self.bench is not None:
            self.bench.set_pool(pool)
            self._read_again()
