"""What goes out of the workshop: a pack as a file, its cards on paper, a picture for a card."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QWidget

from dbz_desktop.cards.model import Card
from dbz_desktop.cards.packfile import read_pack_file
from dbz_desktop.cards.packs import PackError
from dbz_desktop.cards.scans import PICTURES
from dbz_desktop.decks import Deck
from dbz_desktop.decks.storage import file_stem
from dbz_desktop.paths import user_data_folder
from dbz_desktop.scans.image_file import PictureProblem, read_picture
from dbz_desktop.ui.decks.printing import PAPERS, PrintWish, deck_pdf
from dbz_desktop.ui.kit.own_files import give_away
from dbz_desktop.ui.kit.widgets import Message
from dbz_desktop.ui.pictures.album import Album
from dbz_desktop.ui.system.work import Work
from dbz_desktop.writing import write_whole

PDF = ".pdf"


class Giving(QObject):
    """Asks where to, does it beside the window, and tells how it went."""

    def __init__(self, page: QWidget, message: Message, album: Album) -> None:
        super().__init__(page)
        self._page, self._message, self._album = page, message, album
        self._work: Work | None = None

    def export(self, path: Path) -> None:
        """Save a pack of the user's as a file for a friend."""
        try:
            pack = read_pack_file(path)
        except PackError as error:
            self._message.tell("The pack could not be read.", f"{path}: {error.message}.")
            return
        give_away(self._page, pack, self._message)

    # --- on paper ---

    def print_cards(self, name: str, cards: list[Card]) -> None:
        """Save cards as a PDF to print, nine to a page, to be cut out."""
        papers = {f"{paper} (*{PDF})": paper for paper in PAPERS}
        chosen, kind = QFileDialog.getSaveFileName(
            self._page,
            "Save the cards to print",
            str(Path.home() / f"{file_stem(name)}{PDF}"),
            ";;".join(papers),
        )
        if not chosen or self._work is not None:
            return
        target = Path(chosen)
        if target.suffix.lower() != PDF:
            target = target.with_name(target.name + PDF)
        wish = PrintWish(papers.get(kind, "A4"), scans=True)
        deck = Deck(name, (), None, tuple((card, 1) for card in cards))
        scan = self._album.scan

        def work(_work: Work) -> None:
            write_whole(target, deck_pdf(deck, lambda card: card.text, wish, scan=scan))

        self._message.tell("The cards are being drawn …", waiting=True)
        printing = Work(work, self, (OSError,))
        printing.done.connect(lambda _nothing: self._printed(target))
        printing.failed.connect(lambda error: self._not_printed(target, error))
        self._work = printing.start()

    def _printed(self, target: Path) -> None:
        self._work = None
        words = "Print it at 100 %, and cut along the marks."
        self._message.tell(f"{target.name} was saved.", words)

    def _not_printed(self, target: Path, error: OSError) -> None:
        self._work = None
        self._message.tell("The cards could not be saved.", f"{target}: {error.strerror or error}.")

    # --- a picture ---

    def choose_picture(self, card: Card) -> None:
        """Ask for a picture and give it to a card: a copy of it goes to the user's pictures."""
        endings = " ".join(f"*{ending}" for ending in PICTURES)
        chosen, _ = QFileDialog.getOpenFileName(
            self._page, f"A picture for {card.name}", str(Path.home()), f"Pictures ({endings})"
        )
        if not chosen:
            return
        source, pictures = Path(chosen), self._album.pictures
        folder = pictures.folder or user_data_folder() / "pictures"
        target = folder / f"{file_stem(card.id)}{source.suffix.lower()}"
        try:
            read_picture(source)
            folder.mkdir(parents=True, exist_ok=True)
            write_whole(target, source.read_bytes())
        except PictureProblem as problem:
            self._message.tell("This picture can't be used.", f"{source.name}: {problem}.")
            return
        except OSError as error:
            why = error.strerror or str(error)
            self._message.tell("The picture could not be kept.", f"{target}: {why}.")
            return
        pictures.by_hand.choose(folder, target.name, card.id)
        if pictures.folder is None:
            pictures.choose(folder)
        else:
            pictures.read_again()
        self._message.tell(
            f"{card.name} has a picture.",
            f"It lies among your pictures as {target.name}; Settings > Pictures shows all of them, "
            "and takes it back.",
        )
