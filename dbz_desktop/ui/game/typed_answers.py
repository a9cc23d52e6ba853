"""Answers that are typed: the title of a card, a number. Another kind of question belongs here."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QStringListModel, Qt
from PySide6.QtWidgets import QCompleter, QLineEdit, QWidget

from dbz_desktop.match.seats.seat import Seat
from dbz_desktop.rules.kernel.decisions import Ask, Decision
from dbz_desktop.ui.kit.measure import in_ems
from dbz_desktop.ui.kit.reasons import set_reason
from dbz_desktop.ui.kit.widgets import KeyButton, NumberField, button, named

FEWEST = {Ask.NAME: 10, Ask.NUMBER: 19}
"""From so many answers on they are typed; fewer are a button each."""

MOST_SEEN = 3
"""So many titles that lie open are offered beside the field."""

Give = Callable[[int], object]


def is_typed(decision: Decision) -> bool:
    """Whether a question is answered by typing."""
    return len(decision.options) >= FEWEST.get(decision.ask, len(decision.options) + 1)


def seen_titles(decision: Decision, seat: Seat, give: Give) -> list[KeyButton]:
    """Where a title is typed, those on top of the other side's discard pile, the latest first:
    who has to name a card of that side may not know any other."""
    if decision.ask is not Ask.NAME or not is_typed(decision):
        return []
    other = 1 - decision.player
    by_name = {option.label: index for index, option in enumerate(decision.options)}
    pile = reversed(seat.view().sides[other].discard)
    titles = [each for each in dict.fromkeys(seat.card(c).title for c in pile) if each in by_name]
    parts = []
    for title in titles[:MOST_SEEN]:
        part = KeyButton(title, "", "option", f"{seat.names[other]} has discarded it")
        part.setProperty("telling", True)
        part.clicked.connect(lambda _=False, i=by_name[title]: give(i))
        parts.append(part)
    return parts


def typed_answer(decision: Decision, give: Give) -> tuple[QWidget, QWidget]:
    """The field for a question that `is_typed`, and the button that confirms it.

    `give` is called with the index of the option that was typed.
    """
    return _name(decision, give) if decision.ask is Ask.NAME else _number(decision, give)


def _name(decision: Decision, give: Give) -> tuple[QWidget, QWidget]:
    """The title of any card (EFF-10), completed while it is typed."""
    names = [option.label for option in decision.options]
    edit = QLineEdit(placeholderText="Type a card title")
    edit.setObjectName("naming")
    edit.setAccessibleName("Card title")
    in_ems(edit.setMinimumWidth, 22)
    completer = QCompleter(QStringListModel(names, edit), edit)
    completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
    completer.setFilterMode(Qt.MatchFlag.MatchContains)
    completer.setMaxVisibleItems(10)
    popup = completer.popup()
    assert popup is not None
    popup.setProperty("role", "popup")
    edit.setCompleter(completer)
    confirm = button("Name this card", "primary")
    by_name = {name.casefold(): index for index, name in enumerate(names)}

    def chosen() -> int | None:
        return by_name.get(edit.text().strip().casefold())

    def accept() -> None:
        index = chosen()
        if index is not None:
            give(index)

    def weigh() -> None:
        wrong = "Type the exact title of a card first (EFF-10)."
        set_reason(confirm, "" if chosen() is not None else wrong)

    edit.textChanged.connect(lambda _text: weigh())
    edit.returnPressed.connect(accept)
    confirm.clicked.connect(accept)
    weigh()
    return edit, confirm


def _number(decision: Decision, give: Give) -> tuple[QWidget, QWidget]:
    """A number within the bounds of the question."""
    by_value = {option.value: index for index, option in enumerate(decision.options)}
    spin = named(NumberField(), "Number")
    spin.setRange(min(by_value), max(by_value))
    confirm = button("OK", "primary", "Take this number")

    def accept() -> None:
        if spin.value() in by_value:
            give(by_value[spin.value()])

    def weigh(value: int) -> None:
        set_reason(confirm, "" if value in by_value else "This number is no answer here.")

    spin.valueChanged.connect(weigh)
    confirm.clicked.connect(accept)
    return spin, confirm
