"""What a pack says of itself: its name, who made it, its version, what it is about."""

from __future__ import annotations

from collections.abc import Callable, Collection

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFormLayout, QLineEdit, QWidget

from dbz_desktop.cards.packfile import MAX_ABOUT, MAX_NAME, PackHead, head_in_words
from dbz_desktop.ui.kit.layouts import add, fill, hbox, vbox
from dbz_desktop.ui.kit.measure import em, in_ems
from dbz_desktop.ui.kit.overlay import Overlay
from dbz_desktop.ui.kit.reasons import reason_of, set_reason
from dbz_desktop.ui.kit.widgets import button, label, show_text

FIELDS = (
    ("name", "Name", ""),
    ("author", "Made by", "You, as friends know you"),
    ("version", "Version", "1, 2 … as you hand on new ones"),
    ("about", "About it", "A sentence for who opens it"),
)


class PackSheet(Overlay):
    """Asks for it; Enter takes it. `fields` has the lines by the names of the head's fields."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        column = vbox(self.panel, 0.6, 1.2)
        self.title = add(column, label("", "overlay-title", wrap=True))
        words = "Friends who open the pack are shown this."
        column.addWidget(label(words, "muted", wrap=True))
        form = add(column, QFormLayout())
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        in_ems(form.setSpacing, 0.5)
        self.fields: dict[str, QLineEdit] = {}
        for key, name, hint in FIELDS:
            line = QLineEdit(maxLength=MAX_ABOUT if key == "about" else MAX_NAME)
            line.setAccessibleName(name)
            line.setPlaceholderText(hint)
            line.returnPressed.connect(self._yes)
            line.textChanged.connect(self._check)
            form.addRow(label(name, "body"), line)
            self.fields[key] = line
        self.why = add(column, label("", "why", wrap=True))
        row = add(column, fill(hbox(gap=0.6), 1))
        self.no_button = button("Cancel", "secondary", clicked=self.close_overlay)
        self.yes_button = button("", "primary", clicked=self._yes)
        fill(row, self.no_button, self.yes_button)
        self._then: Callable[[PackHead], None] | None = None
        self._taken: frozenset[str] = frozenset()

    def ask(
        self,
        title: str,
        head: PackHead,
        taken: Collection[str],
        yes: str,
        then: Callable[[PackHead], None],
    ) -> None:
        """Ask; `then` gets what was typed. The names of other packs are `taken`."""
        self.title.setText(title)
        self.setAccessibleName(title)
        self.yes_button.setText(yes)
        self.yes_button.setAccessibleName(yes)
        self._taken = frozenset(name.casefold() for name in taken)
        self._then = then
        for key, line in self.fields.items():
            line.setText(getattr(head, key))
            line.setCursorPosition(0)
        self._check()
        self.open(self.fields["name"])
        self.fields["name"].selectAll()

    def fit(self) -> None:
        """Wide enough for a sentence."""
        self.panel.setFixedWidth(min(em(self, 34), max(260, self.host.width() - 48)))

    @property
    def head(self) -> PackHead:
        """What was typed, without what can't be seen."""
        return head_in_words(**{key: line.text() for key, line in self.fields.items()})

    def _check(self) -> None:
        name = self.head.name
        why = "" if name else "Type a name first."
        if name.casefold() in self._taken:
            why = f"Another of your packs is called {name}: to friends they would be the same one."
        set_reason(self.yes_button, why)
        show_text(self.why, why)

    def _yes(self) -> None:
        if reason_of(self.yes_button):
            return
        then, self._then = self._then, None
        head = self.head
        self.close_overlay()
        if then is not None:
            then(head)
