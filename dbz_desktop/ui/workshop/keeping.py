"""Which pack is worked on, what it is called, and how it is kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from dbz_desktop.cards.packfile import PackHead
from dbz_desktop.cards.packs import Pack, PackError
from dbz_desktop.cards.packtext import PackText, new_pack_text
from dbz_desktop.match.drafting import ChangedElsewhere, open_pack
from dbz_desktop.match.packs import OwnPack, games_with, own_packs
from dbz_desktop.paths import matches_folder
from dbz_desktop.ui.kit.choice_box import Choice
from dbz_desktop.ui.kit.overlay import Confirm
from dbz_desktop.ui.kit.page import Page
from dbz_desktop.ui.system.work import Work
from dbz_desktop.ui.workshop.bench import Bench
from dbz_desktop.ui.workshop.leaving import AskToSave
from dbz_desktop.ui.workshop.pack_sheet import PackSheet

FIRST_PACK = "My cards"
NEW = "new"


@dataclass(frozen=True, slots=True)
class _Read:
    """The cards, the user's packs, and the pack that is to be opened, or why it can't be."""

    pool: Pack
    packs: list[OwnPack]
    path: Path | None
    pack: PackText | None
    wrong: str = ""


class Keeping(QObject):
    """Has the `bench`, None while a pack is read; asks over the page before anything is lost."""

    opened = Signal(object)
    """Another pack lies on the bench: its `PackText` as it was read."""
    saved = Signal(object)
    """A pack was written to this path."""

    def __init__(self, page: Page, choice: Choice, read_pool: Callable[[], Pack]) -> None:
        """`choice` is the box with the user's packs. `read_pool` gives the cards; it is called on
        another thread and may wait."""
        super().__init__(page)
        self._page, self._choice, self._read_pool = page, choice, read_pool
        self.confirm, self.leaving, self.sheet = Confirm(page), AskToSave(page), PackSheet(page)
        self.pool = Pack()
        self.bench: Bench | None = None
        self._packs: list[OwnPack] = []
        self._work: Work | None = None
        self._thrown_away = False
        choice.activated.connect(self._choose_pack)

    # --- opening ---

    def open_path(self, path: Path) -> None:
        """Work on another pack; where changes would be lost, ask before."""
        self._unless_lost(lambda: self.read(path))

    def read(self, path: Path | None, bench: Bench | None = None) -> None:
        """Read the list of packs, and the one that is to be opened, beside the window; or go on
        with what was left on a bench."""

        def work(_work: Work) -> _Read:
            pool, packs = self._read_pool(), own_packs()
            if bench is not None:
                return _Read(pool, packs, bench.path, None)
            good = [pack.path for pack in packs if pack.file is not None]
            wanted = path or next(iter(good), None)
            try:
                return _Read(pool, packs, wanted, open_pack(wanted) if wanted else None)
            except PackError as error:
                return _Read(pool, packs, wanted, None, error.message)

        self._stop_work()
        self._work = Work(work, self)
        self._work.done.connect(lambda found: self._read_through(found, path, bench))
        self._work.start()

    def _stop_work(self) -> None:
        if self._work is not None:
            self._work.cancel()
            self._work = None

    def _read_through(self, found: _Read, path: Path | None, bench: Bench | None) -> None:
        self._work, self._packs, self.pool = None, found.packs, found.pool
        if found.wrong:
            words = f"{found.path}: {found.wrong}."
            self._page.message.tell("This pack can't be changed here.", words)
        if bench is not None:
            bench.set_pool(self.pool)
            self._lay(bench, bench.pack)
            if path is not None and path != bench.path:
                self.open_path(path)
        elif found.wrong and self.bench is not None:
            self._show_packs()
        else:
            pack = found.pack or new_pack_text(PackHead(FIRST_PACK))
            self._open(pack, None if found.wrong else found.path)

    def _open(self, pack: PackText, path: Path | None) -> None:
        self._lay(Bench(pack, path, self.pool), pack)

    def _lay(self, bench: Bench, pack: PackText) -> None:
        if self.bench is not None:
            self.bench.deleteLater()
        bench.setParent(self)
        self.bench = bench
        bench.changed.connect(self._edited)
        if pack.unread:
            count = len(pack.unread)
            self._page.message.tell(
                "One entry of the pack can't be read." if count == 1
                else f"{count} entries of the pack can't be read.",
                "They stay in its file as they are. " + "; ".join(pack.unread[:3]),
            )  # fmt: skip
        self._show_packs()
        self.opened.emit(pack)

    def _edited(self) -> None:
        # What was thrown away was what there was then.
        self._thrown_away = False
        self._show_packs()

    def _show_packs(self) -> None:
        assert self.bench is not None
        own = str(self.bench.path) if self.bench.path is not None else ""
        others = [
            (pack.name, str(pack.path)) for pack in self._packs
            if pack.file is not None and pack.path != self.bench.path
        ]  # fmt: skip
        items = sorted([(self.bench.head.name, own), *others], key=lambda item: item[0].casefold())
        wanted = [*items, ("New pack …", NEW)]
        if wanted != [
            (self._choice.itemText(n), self._choice.itemData(n))
            for n in range(self._choice.count())
        ]:
            self._choice.fill(wanted)
        self._choice.choose(own)

    def _choose_pack(self, _row: int) -> None:
        wanted = self._choice.currentData()
        own = str(self.bench.path) if self.bench and self.bench.path else ""
        if wanted == own:
            return
        self._choice.choose(own)
        if wanted == NEW:
            self._unless_lost(self._ask_new)
        else:
            self._unless_lost(lambda: self.read(Path(str(wanted))))

    # --- what it says of itself ---

    def _ask_new(self) -> None:
        author = self.bench.head.author if self.bench is not None else ""
        taken = [pack.name for pack in self._packs]
        head = PackHead("", author)
        self.sheet.ask("A new pack", head, taken, "Make it", self._new_pack)

    def _new_pack(self, head: PackHead) -> None:
        self._open(new_pack_text(head), None)
        self._page.focus_start()

    def ask_head(self) -> None:
        """Ask what the pack shall be called, and what else it says of itself."""
        bench = self.bench
        if bench is not None:
            taken = [pack.name for pack in self._packs if pack.path != bench.path]
            self.sheet.ask("The pack", bench.head, taken, "Done", bench.name)

    # --- leaving ---

    def _unless_lost(self, then: Callable[[], None]) -> None:
        """Go on at once; where something would be lost, once it was saved or isn't wanted."""
        if self.bench is None or not self.bench.unsaved:
            then()
            return
        self.leaving.ask(self.bench.head.name, lambda: self.save(then), then)

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

    def stop(self) -> Bench | None:
        """The page is left. The bench, if changes lie on it that nobody wished to lose."""
        self._stop_work()
        bench = self.bench
        if bench is None or not bench.unsaved or self._thrown_away:
            return None
        bench.changed.disconnect()
        bench.undo_stack.indexChanged.disconnect()
        bench.setParent(None)
        self.bench = None
        return bench

    # --- saving ---

    def save(self, then: Callable[[], None] = lambda: None) -> None:
        """Keep the pack, and go on once it is; where unfinished games use a card that changes, ask
        before."""
        bench = self.bench
        if bench is None or not bench.unsaved:
            return
        changed = bench.changed_cards()
        if not changed:
            self._write(bench, then)
            return
        self._stop_work()
        self._work = Work(lambda _work: games_with(matches_folder(), changed), self)
        self._work.done.connect(lambda games: self._write_unless(bench, games, then))
        self._work.start()

    def _write_unless(self, bench: Bench, games: list[str], then: Callable[[], None]) -> None:
        self._work = None
        if not games:
            self._write(bench, then)
            return
        count = "An unfinished game uses" if len(games) == 1 else f"{len(games)} games use"
        self.confirm.ask(
            "Save the changed cards?",
            f"{count} a card that changes, and can be continued only with the card as it was: "
            f"{'; '.join(games[:4])}.",
            "Save",
            "Leave it",
            lambda: self._write(bench, then),
        )

    def _write(self, bench: Bench, then: Callable[[], None], over: bool = False) -> None:
        message = self._page.message
        try:
            path = bench.save(over)
        except ChangedElsewhere:
            self.confirm.ask(
                "Write over what another program wrote?",
                f"{bench.path} was changed since it was opened here. Saving puts the cards of this "
                "page in its place.",
                "Write over it",
                "Leave it",
                lambda: self._write(bench, then, over=True),
            )
            return
        except (OSError, PackError) as error:
            why = getattr(error, "strerror", None) or getattr(error, "message", str(error))
            words = f"{bench.path or bench.head.name}: {why}. Your changes are still here."
            message.tell("The pack could not be saved.", words)
            return
        message.hide()
        self._packs = [pack for pack in self._packs if pack.path != path]
        self._show_packs()
        self.saved.emit(path)
        then()
