"""The bar on top of the sandbox: what is tried out, against whom, and what can be kept of it."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QMenu, QSizePolicy, QToolButton

from dbz_desktop.players.making import load_levels
from dbz_desktop.ui.kit.choice_box import Choice
from dbz_desktop.ui.kit.measure import em
from dbz_desktop.ui.kit.page_header import PageHeader
from dbz_desktop.ui.kit.widgets import button, plain_tip, tool_button


class SceneBar(PageHeader):
    """The tools of the page; what they do is connected there."""

    def __init__(self) -> None:
        self.cards = tool_button("Cards", "Card pool", "Show or fold the cards to add (G)")
        self.cards.setCheckable(True)
        self.by_hand = tool_button("By hand", "Set up by hand", "Every change as a list (J)")
        self.to_start = tool_button(
            "To the start", "To the start", "Step back to where you began to play (Ctrl+Home)"
        )
        self.set_up = button(
            "Set up", "secondary", "Set the position up", "Change this position (Ctrl+E)"
        )
        self.against = Choice("Who plays against you")
        self.against.addItem("Against yourself", "")
        for level in load_levels().levels:
            self.against.addItem(f"Against the {level.name}", level.name)
        self.keep = tool_button("File", "Scene file", "Save, open or copy the position")
        self.keep.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self.keep)
        self.fresh = menu.addAction("Begin anew from two decks …")
        self.open = menu.addAction("Open a scene …")
        menu.addSeparator()
        self.save = menu.addAction("Save\tCtrl+S")
        self.save_as = menu.addAction("Save as …")
        menu.addSeparator()
        self.copy = menu.addAction("Copy as text\tCtrl+Shift+C")
        self.paste = menu.addAction("Paste from text\tCtrl+Shift+V")
        self.keep.setMenu(menu)
        super().__init__(
            "Sandbox", "", self.cards, self.by_hand, self.to_start, self.set_up, self.against,
            self.keep,
        )  # fmt: skip
        self.setAccessibleName("Sandbox tools")
        self.about.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def show_state(self, arranging: bool, about: str) -> None:
        """Show what can be done while a position is set up, or played on from."""
        self.cards.setVisible(arranging)
        self.by_hand.setVisible(arranging)
        self.to_start.setVisible(not arranging)
        self.set_up.setVisible(not arranging)
        self.about.setText(about)
        self.about.setToolTip(plain_tip(about))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width anew."""
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        """Where the text is large for the width, the tools come before the words."""
        wide = self.width() >= em(self, 56)
        left = self.width() - em(self, 20)
        self.against.setFixedWidth(max(em(self, 4), min(em(self, 10), left)))
        self.title.setVisible(self.width() >= em(self, 40))
        self.about.setVisible(wide)
