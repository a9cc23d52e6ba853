"""What the tests of the deck editor share: the pool in one edition, an editor with decks."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from pages_setup import deck, pool

from dbz_desktop.decks.catalogue import Catalogue
from dbz_desktop.decks.rules import load_deck_rules
from dbz_desktop.match.content.editions import editions_folder, load_edition
from dbz_desktop.ui.cards.pool_view import PoolView
from dbz_desktop.ui.decks.editor import DeckEditor
from dbz_desktop.ui.faces.face_shelf import FaceShelf


@cache
def view() -> PoolView:
    """The shipped cards in the newest edition."""
    rules = load_deck_rules("fanz", editions_folder())
    catalogue = Catalogue(pool(), load_edition("fanz"), rules, [rules])
    return PoolView(pool(), rules, catalogue.entries(), catalogue.vocabulary())


def open_editor(qtbot, folder: Path, *names: str, size=(1600, 1100)) -> DeckEditor:
    """An editor in sight with copies of starter decks; their files are in `folder`."""
    shelf = FaceShelf(view().wording)
    editor = DeckEditor(view(), shelf, [("fanz", "FanZ")])
    qtbot.addWidget(editor, before_close_func=lambda _editor: shelf.close())
    for name in names:
        editor.open_deck(deck(name), folder / f"{name}.toml")
    editor.resize(*size)
    editor.show()
    qtbot.waitExposed(editor)
    return editor
