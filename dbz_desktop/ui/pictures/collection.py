"""Pictures: the user's own card scans, read in the background and handed out by card.

The faces that the program draws stay where there is no picture, while a picture is being read,
and wherever the user wants them.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QSize, Qt, Signal
from PySide6.QtGui import QImage

from dbz_desktop.cards.model import Card
from dbz_desktop.cards.scans import ScanMatcher
from dbz_desktop.scans.folder import PictureFile
from dbz_desktop.scans.image_file import LARGE, SMALL, PictureProblem, read_picture
from dbz_desktop.scans.reading import make_thumbnail, read_folder
from dbz_desktop.scans.report import Found, Looked, Report, put_together
from dbz_desktop.scans.storage import ByHand, Thumbnails
from dbz_desktop.ui.faces.face_size import fitted
from dbz_desktop.ui.faces.render import CardFace
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.pictures.card_shape import as_qimage, shaped
from dbz_desktop.ui.system.work import Work

_THUMBS, _LARGES = 60, 10
"""How many small and large pictures stay in memory: 34 and 32 MB."""

FEW = 500
"""So many files are matched anew within a frame."""


class Pictures(QObject):
    """The pictures of one folder, as the settings name it.

    `changed` tells that other pictures are to be shown from now on, `ready` that a card has its
    large picture at hand, `progressed` how far the reading is (done, of how many; 0 while they
    are counted), `reported` that `report` is another one. Only `paint` may be called from another
    thread.
    """

    changed = Signal()
    ready = Signal(str)
    progressed = Signal(int, int)
    reported = Signal()
    _large_came = Signal(str, object, object)

    def __init__(
        self,
        settings: Settings,
        cards: Callable[[], Iterable[Card]],
        parent: QObject | None = None,
    ) -> None:
        """`cards` gives all cards; it is called on the reading thread and may wait for them."""
        super().__init__(parent)
        self._settings = settings
        self._cards = cards
        self.by_hand = ByHand()
        self.report: Report | None = None
        self.reading = False
        self.progress = (0, 0)
        self._matcher: ScanMatcher | None = None
        self._thumbs: Thumbnails | None = None
        self._looked: Looked | None = None
        self._files: dict[str, PictureFile] = {}
        self._shown: dict[str, PictureFile] = {}
        self._work: Work | None = None
        self._matching: Work | None = None
        self._stop = threading.Event()
        self._small: OrderedDict[str, QImage] = OrderedDict()
        self._large: OrderedDict[str, QImage] = OrderedDict()
        self._loads: set[str] = set()
        self._pool: ThreadPoolExecutor | None = None
        self._age = 0
        self._large_came.connect(self._take_large, Qt.ConnectionType.QueuedConnection)
        settings.changed.connect(self._setting_changed)
        app = QCoreApplication.instance()
        if app is not None:
            # Python waits for its threads when it ends, and would for every file that is left.
            app.aboutToQuit.connect(self.close)

    # --- the folder ---

    @property
    def folder(self) -> Path | None:
        """The folder of scans, None if none was chosen."""
        return Path(self._settings.pictures_folder) if self._settings.pictures_folder else None

    @property
    def on(self) -> bool:
        """True when there is a folder and its pictures are to be shown."""
        return self.folder is not None and self._settings.pictures_on

    @property
    def on_table(self) -> bool:
        """True when small cards on the table are pictures, too."""
        return self._settings.pictures_on_table

    def card(self, ident: str) -> Card | None:
        """A card of the pool, once the folder has been read."""
        return self._matcher.cards.get(ident) if self._matcher is not None else None

    def cards(self) -> list[Card]:
        """All cards, once the folder has been read."""
        return list(self._matcher.cards.values()) if self._matcher is not None else []

    def start(self) -> None:
        """Read the folder if there is one: what was read before comes from the cache."""
        if self.folder is not None:
            self.read_again()

    def cards_changed(self) -> None:
        """Other cards are there: which files show them is found out anew."""
        self._matcher = None
        self.start()

    def choose(self, folder: Path | None) -> None:
        """Take the pictures of another folder, or of none."""
        chosen = str(folder) if folder is not None else ""
        if folder is not None:
            self._settings.pictures_on = True
        if chosen == self._settings.pictures_folder:
            self.read_again()
        else:
            self._settings.pictures_folder = chosen

    def read_again(self) -> None:
        """Look through the folder anew. Files that have not changed are not opened again."""
        self._forget_work()
        folder = self.folder
        if folder is None:
            return
        stop = self._stop = threading.Event()
        work = Work(lambda work: self._read(work, folder, stop), self, (OSError,))
        work.progressed.connect(self._went_on)
        work.done.connect(self._ended)
        work.failed.connect(self._failed)
        self.reading, self.progress = True, (0, 0)
        self._work = work
        self.progressed.emit(0, 0)
        work.start()

    def cancel(self) -> None:
        """Stop reading; what was read so far counts."""
        self._stop.set()

    def close(self) -> None:
        """End all work on other threads."""
        self._forget_work()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _forget_work(self) -> None:
        self._stop.set()
        work, self._work = self._work, None
        self.reading = False
        matching, self._matching = self._matching, None
        for each in (work, matching):
            if each is not None:
                each.cancel()
                each.deleteLater()

    def _setting_changed(self, key: str) -> None:
        if key == "pictures/folder":
            self._forget_work()
            self.report = self._looked = None
            self._show({})
            self.reported.emit()
            self.read_again()
        elif key in ("pictures/on", "pictures/on_table"):
            self._age += 1
            self.changed.emit()

    # --- reading, on a thread ---

    def _read(self, work: Work, folder: Path, stop: threading.Event) -> Found:
        matcher = self._matcher or ScanMatcher(self._cards())
        thumbs = self._thumbs or Thumbnails()
        return read_folder(
            folder,
            matcher,
            thumbs,
            partial(self.by_hand.of, folder),
            lambda found: work.progress((matcher, thumbs, found)),
            lambda *how_far: work.progress(how_far),
            lambda: work.cancelled,
            stop.is_set,
        )

    def _went_on(self, value: tuple) -> None:
        if isinstance(value[0], ScanMatcher):
            self._matcher, self._thumbs, found = value
            self._take(found)
        else:
            done, total, made = value
            self.progress = done, total
            self.progressed.emit(done, total)
            for ident, file in self._shown.items():
                # Its face has stood in until now.
                if file.name in made:
                    self.ready.emit(ident)

    def _ended(self, found: Found) -> None:
        self._forget_work()
        self._take(found)

    def _failed(self, error: OSError) -> None:
        self._forget_work()
        self._looked = None
        folder = self.folder or Path()
        words = error.strerror or str(error)
        self.report = Report(folder, problem=f"{folder}: {words}.")
        self._show({})
        self.reported.emit()

    # --- what was found ---

    def choose_card(self, file: str, card: str | None) -> None:
        """Say by hand which card a file shows (`NO_CARD`: none); None takes that back.

        Of a large folder, the report comes a moment later.
        """
        folder = self.folder
        if folder is not None:
            self.by_hand.choose(folder, file, card)
            self._match_again()

    def choose_set(self, part: str, code: str | None) -> None:
        """Say of which set the files of a folder are whose names tell none ("." is the folder of
        scans itself); None takes that back."""
        folder = self.folder
        if folder is not None:
            self.by_hand.choose_set(folder, part, code)
            self._match_again()

    def _match_again(self) -> None:
        """Match the files anew: of many on a thread, since it takes its time."""
        looked, matcher = self._looked, self._matcher
        if looked is None or matcher is None:
            return
        cut_short = self.report.cut_short if self.report is not None else False
        told = self.by_hand.of(looked.listing.folder)
        if self._matching is not None:
            self._matching.cancel()
            self._matching.deleteLater()
            self._matching = None
        if len(looked.paths) <= FEW:
            self._take(put_together(looked, matcher, told, cut_short))
            return
        matching = Work(lambda _work: put_together(looked, matcher, told, cut_short), self)
        matching.done.connect(self._matched)
        self._matching = matching.start()

    def _matched(self, found: Found) -> None:
        if self._matching is not None:
            self._matching.deleteLater()
            self._matching = None
        if found.looked is self._looked:
            self._take(found)

    def _take(self, found: Found) -> None:
        """Report what was found, and show its pictures."""
        self._looked = found.looked
        self.report = found.report
        self._files = found.files
        self._show(found.shown)
        self.reported.emit()
        if found.told != self.by_hand.of(found.report.folder):
            # Something was matched by hand while the thread was at work.
            self._match_again()

    def _show(self, shown: dict[str, PictureFile]) -> None:
        if shown == self._shown and not shown:
            return
        same = {ident for ident, file in shown.items() if self._shown.get(ident) == file}
        for kept in (self._small, self._large):
            for ident in [ident for ident in kept if ident not in same]:
                del kept[ident]
        self._shown = shown
        self._age += 1
        self.changed.emit()

    def file(self, name: str) -> PictureFile | None:
        """A file of the folder by its name in it."""
        return self._files.get(name)

    def thumbnail_path(self, name: str) -> Path | None:
        """Where the thumbnail of a file lies, if it was made."""
        file = self.file(name)
        return self._thumbs.find(file) if self._thumbs is not None and file is not None else None

    @property
    def trouble(self) -> str:
        """What can't be kept, and why; "" if all can."""
        kept = self._thumbs.trouble if self._thumbs is not None else ""
        cache = f"Thumbnails can't be kept: {kept}. They are read anew each time." if kept else ""
        return " ".join(words for words in (self.by_hand.trouble, cache) if words)

    # --- pictures of cards ---

    def has(self, card: Card) -> bool:
        """True when a picture of the card is to be shown."""
        return self.on and card.id in self._shown

    def lies(self, card: Card) -> bool:
        """True when the card's picture lies on its side; False until it has been read."""
        small = self._thumbnail(card.id) if self.has(card) else None
        return small is not None and small.width() > small.height()

    def image(self, card: Card, size: QSize, dpr: float) -> QImage | None:
        """The picture of a card at a size, now; None if there is none or it isn't read yet.

        A picture that lies is turned upright for a size that stands.

        Where more pixels are wanted than a thumbnail has, it stands in for the large picture,
        which is read off this thread; `ready` tells when it has come.
        """
        if not self.has(card):
            return None
        source: QImage | None = None
        if _wants_large(size, dpr):
            source = self._large.get(card.id)
            if source is not None:
                self._large.move_to_end(card.id)
            else:
                self._load(card.id)
        if source is None:
            source = self._thumbnail(card.id)
        return shaped(source, size, dpr) if source is not None else None

    def paint(self, card: Card, text: str, size: QSize, dpr: float) -> QImage:
        """The picture of a card, or the program's face; reads what it needs. For any thread."""
        file, thumbs = self._shown.get(card.id), self._thumbs
        if file is not None and thumbs is not None and self.on and not thumbs.problem(file):
            source: QImage | None = None
            if _wants_large(size, dpr):
                source = _read_large(file)
            else:
                path = thumbs.find(file)
                source = QImage(str(path)) if path is not None else None
                if source is None or source.isNull():
                    thumbs.lost(file)
                    words = make_thumbnail(thumbs, file)
                    path = thumbs.find(file)
                    source = QImage(str(path)) if path is not None and not words else None
            if source is None or source.isNull():
                source = _read_large(file, SMALL)
            if source is not None:
                return shaped(source, size, dpr)
        return CardFace(card, text).image(fitted(size), dpr)

    def scan(self, card: Card) -> QImage | None:
        """The picture of a card with its square corners, as large as pictures are read; None if
        there is none. For any thread."""
        file = self._shown.get(card.id) if self.on else None
        return _read_large(file) if file is not None else None

    def _thumbnail(self, ident: str) -> QImage | None:
        found = self._small.get(ident)
        if found is not None:
            self._small.move_to_end(ident)
            return found
        file = self._shown[ident]
        path = self._thumbs.find(file) if self._thumbs is not None else None
        image = QImage(str(path)) if path is not None else QImage()
        if image.isNull():
            if path is not None and self._thumbs is not None:
                # Somebody has emptied the cache: it is made anew, and the face stands in.
                self._thumbs.lost(file)
            if not self.reading:
                self._load(ident)
            return self._large.get(ident)
        self._small[ident] = image
        while len(self._small) > _THUMBS:
            self._small.popitem(last=False)
        return image

    def _load(self, ident: str) -> None:
        """Read a large picture on a thread."""
        if ident in self._loads:
            return
        self._loads.add(ident)
        if self._pool is None:
            self._pool = ThreadPoolExecutor(1, "large pictures")
        file, thumbs, come = self._shown[ident], self._thumbs, self._large_came

        def work() -> None:
            if thumbs is not None and thumbs.find(file) is None:
                # Its reading was cancelled, or the cache was emptied.
                make_thumbnail(thumbs, file)
            image = _read_large(file)
            try:
                come.emit(ident, file, image)
            except RuntimeError:
                # The windows went away while it was read.
                return

        self._pool.submit(work)

    def _take_large(self, ident: str, file: PictureFile, image: QImage | None) -> None:
        self._loads.discard(ident)
        if self._shown.get(ident) != file:
            return
        if image is None:
            # It could be read before; now it is gone or broken. Don't ask for it again and again.
            self._shown = {other: f for other, f in self._shown.items() if other != ident}
            self._age += 1
        else:
            self._large[ident] = image
            while len(self._large) > _LARGES:
                self._large.popitem(last=False)
        self.ready.emit(ident)


def _read_large(file: PictureFile, size: tuple[int, int] = LARGE) -> QImage | None:
    try:
        return as_qimage(read_picture(file.path, size))
    except PictureProblem:
        return None


def _wants_large(size: QSize, dpr: float) -> bool:
    return min(size.width(), size.height()) * dpr > SMALL[0] * 1.05
