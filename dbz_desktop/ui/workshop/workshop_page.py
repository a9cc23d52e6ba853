"""The page of the workshop: a card is typed, read as one types, drawn, and kept in a pack."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QWidget

from dbz_desktop.cards.drafts import Draft, sketch_of
from dbz_desktop.cards.packs import Pack, PackError
from dbz_desktop.cards.packtext import PackText, new_pack_text
from dbz_desktop.match.drafting import ChangedElsewhere, open_pack, standing_of
from dbz_desktop.match.packs import OwnPack, games_with, own_packs
from dbz_desktop.paths import matches_folder
from dbz_desktop.ui.kit.ask_name import AskName
from dbz_desktop.ui.kit.layouts import add, fill, hbox, vbox
from dbz_desktop.ui.kit.measure import em, in_ems, lay_out_again
from dbz_desktop.ui.kit.overlay import Confirm
from dbz_desktop.ui.kit.page import Page, add_key
from dbz_desktop.ui.kit.reasons import set_reason
from dbz_desktop.ui.kit.theme import set_icon
from dbz_desktop.ui.kit.widgets import button, label, panel, tool_button
from dbz_desktop.ui.pictures.album import Album
from dbz_desktop.ui.system.work import Work
from dbz_desktop.ui.workshop.bench import Bench
from dbz_desktop.ui.workshop.card_list import CardList
from dbz_desktop.ui.workshop.card_view import CardView
from dbz_desktop.ui.workshop.face_of import FaceOf
from dbz_desktop.ui.workshop.giving import Giving
from dbz_desktop.ui.workshop.reader import Offers, Reader, Reading

FIRST_PACK = "My cards"
NARROW = 56
"""Below so many line heights the page is one column."""
NEW = "new"
NO_CARD = "The pack has no card yet; “New card” begins one."
ABOUT = "What you type is read and drawn as you go"


@dataclass(frozen=True, slots=True)
class _Read:
    """The cards, the user's packs, and the pack that is to be opened, or why it can't be."""

    pool: Pack
    packs: list[OwnPack]
    path: Path | None
    pack: PackText | None
    wrong: str = ""


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
        parent: QWidget | None = None,
    ) -> None:
        """`pool` gives the cards; it is called on another thread and may wait. `album`
        has the user's own pictures of them.

        `path` is the pack to open, `copy` a card to begin with a copy of.
        """
        self.undo = tool_button("", "Undo", "Take the last edit back (Ctrl+Z)")
        self.redo = tool_button("", "Redo", "Do it again (Ctrl+Shift+Z)")
        self.save_button = button("Save", "primary", tip="Keep the pack (Ctrl+S)")
        super().__init__(
            "Workshop", self.undo, self.redo, self.save_button, about=ABOUT, parent=parent
        )
        self._read_pool, self._copy = pool, copy
        self._pool = Pack()
        self.bench: Bench | None = None
        self.reader = Reader(album.picture, lambda: list(self._pool.cards.values()), self)
        self._playable: dict[int, bool] = {}
        self._packs: list[OwnPack] = []
        self._work: Work | None = None
        self.confirm = Confirm(self)
        self.ask_name = AskName(self)
        self._thrown_away = False
        self.giving = Giving(self, self.message, album)
        album.changed.connect(self._look_changed)
        self._build()
        self._connect()
        lay_out_again(self)
        self._read_packs(path)

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
        self.list.pack.activated.connect(self._choose_pack)
        for part, slot in (
            (self.list.new, self.new_card),
            (self.list.duplicate, lambda: self._on_bench(Bench.duplicate)),
            (self.list.delete, lambda: self._on_bench(Bench.delete)),
            (self.save_button, self.save),
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

    def open_path(self, path: Path) -> None:
        """Work on another pack; where changes would be lost, ask before."""
        self._unless_lost(lambda: self._read_packs(path))

    def add_copy(self, copy: Draft) -> None:
        """Begin with a copy of a card."""
        if self.bench is None:
            self._copy = copy
        else:
            self.bench.add(copy)

    def _read_packs(self, path: Path | None) -> None:
        """Read the list of packs, and the one that is to be opened, beside the window."""

        def work(_work: Work) -> _Read:
            pool, packs = self._read_pool(), own_packs()
            good = [pack.path for pack in packs if pack.file is not None]
            wanted = path or next(iter(good), None)
            try:
                return _Read(pool, packs, wanted, open_pack(wanted) if wanted else None)
            except PackError as error:
                return _Read(pool, packs, wanted, None, error.message)

        self._stop_work()
        self._work = Work(work, self)
        self._work.done.connect(self._packs_read)
        self._work.start()

    def _stop_work(self) -> None:
        if self._work is not None:
            self._work.cancel()
            self._work = None

    def _packs_read(self, found: _Read) -> None:
        self._work, self._packs, self._pool = None, found.packs, found.pool
        if found.wrong:
            self.message.tell("This pack can't be changed here.", f"{found.path}: {found.wrong}.")
        if found.wrong and self.bench is not None:
            self._show_packs()
            return
        path = None if found.wrong else found.path
        self._open(found.pack or new_pack_text(FIRST_PACK), path)

    def _open(self, pack: PackText, path: Path | None) -> None:
        if self.bench is not None:
            self.bench.deleteLater()
        self._playable = {
            part.draft.key: part.is_card for part in pack.parts if part.draft is not None
        }
        bench = self.bench = Bench(pack, path, self._pool, self)
        bench.changed.connect(self._show)
        bench.undo_stack.indexChanged.connect(self._show_undo)
        copy, self._copy = self._copy, None
        if copy is not None:
            bench.add(copy)
        elif not bench.drafts:
            # A first card to type into; one that was left empty is no change to be kept.
            bench.show_state(((bench.new_draft(),), 0))
        if pack.unread:
            count = len(pack.unread)
            self.message.tell(
                "One entry of the pack can't be read." if count == 1
                else f"{count} entries of the pack can't be read.",
                "They stay in its file as they are. " + "; ".join(pack.unread[:3]),
            )  # fmt: skip
        self._show_packs()
        self._show()

    def _show_packs(self) -> None:
        assert self.bench is not None
        items: list[tuple[str, object]] = [
            (pack.name, str(pack.path)) for pack in self._packs if pack.file is not None
        ]
        own = str(self.bench.path) if self.bench.path is not None else ""
        if own not in [data for _name, data in items]:
            items.append((self.bench.pack.head.name, own))
        self.list.pack.fill([*items, ("New pack …", NEW)])
        self.list.pack.choose(own)

    def _choose_pack(self, _row: int) -> None:
        wanted = self.list.pack.currentData()
        own = str(self.bench.path) if self.bench and self.bench.path else ""
        if wanted == own:
            return
        self.list.pack.choose(own)
        if wanted == NEW:
            self._unless_lost(
                lambda: self.ask_name.ask("Name of the pack", "", "Make it", self._new_pack)
            )
        else:
            self._unless_lost(lambda: self._read_packs(Path(str(wanted))))

    def _new_pack(self, name: str) -> None:
        self._open(new_pack_text(name), None)
        self.focus_start()

    def _unless_lost(self, then: Callable[[], None]) -> None:
        """Go on at once, or where something would be lost, if its user wishes so."""
        if self.bench is None or not self.bench.unsaved:
            then()
            return
        name = self.bench.pack.head.name
        self.confirm.ask(
            f"Leave “{name}” without saving?",
            "What was changed since it was last saved would be lost. Ctrl+S saves it.",
            "Leave without saving",
            "Stay",
            then,
        )

    def may_leave(self, leave: Callable[[], None]) -> bool:
        """False while it is asked whether changes shall be lost; `leave` is called if they may."""
        if self.bench is None or not self.bench.unsaved or self._thrown_away:
            return True

        def go() -> None:
            self._thrown_away = True
            leave()

        self._unless_lost(go)
        return False

    def throw_away(self) -> None:
        """What was changed since the pack was saved needn't be kept."""
        self._thrown_away = True

    def stop_reading(self) -> None:
        """The page was left: nothing is read any more. What nobody wished to lose is kept."""
        self.reader.close()
        self._stop_work()
        if self.bench is not None and self.bench.unsaved and not self._thrown_away:
            self._write(self.bench)

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
            self.giving.print_cards(self.bench.pack.head.name, self.bench.cards())

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

    # --- saving ---

    def save(self) -> None:
        """Keep the pack; where unfinished games use a card that changes, ask before."""
        bench = self.bench
        if bench is None or not bench.unsaved:
            return
        changed = bench.changed_cards()
        if not changed:
            self._write(bench)
            return
        self._work = Work(lambda _work: games_with(matches_folder(), changed), self)
        self._work.done.connect(lambda games: self._write_unless(bench, games))
        self._work.start()

    def _write_unless(self, bench: Bench, games: list[str]) -> None:
        self._work = None
        if not games:
            self._write(bench)
            return
        count = "An unfinished game uses" if len(games) == 1 else f"{len(games)} games use"
        self.confirm.ask(
            "Save the changed cards?",
            f"{count} a card that changes, and can be continued only with the card as it was: "
            f"{'; '.join(games[:4])}.",
            "Save",
            "Leave it",
            lambda: self._write(bench),
        )

    def _write(self, bench: Bench, over: bool = False) -> None:
        try:
            path = bench.save(over)
        except ChangedElsewhere:
            self.confirm.ask(
                "Write over what another program wrote?",
                f"{bench.path} was changed since it was opened here. Saving puts the cards of this "
                "page in its place.",
                "Write over it",
                "Leave it",
                lambda: self._write(bench, over=True),
            )
            return
        except (OSError, PackError) as error:
            why = getattr(error, "strerror", None) or getattr(error, "message", str(error))
            self.message.tell("The pack could not be saved.", f"{why}.")
            return
        self.message.hide()
        self._show_undo()
        self.saved.emit(path)

    def pool_read(self, pool: Pack) -> None:
        """Other cards are there now."""
        self._pool = pool
        if self.bench is not None:
            self.bench.set_pool(pool)
            self._read_again()
