"""Chooser: what a click, Enter or the menu of a card does, and why a card can't be chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu, QToolTip

from dbz_desktop.match.telling.table_rows import Part, Row
from dbz_desktop.rules.kernel.decisions import Act
from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.ui.kit.theme import icon
from dbz_desktop.ui.kit.widgets import named, plain_tip
from dbz_desktop.ui.table.cards import CardItem
from dbz_desktop.ui.table.focus import Target
from dbz_desktop.ui.table.forecast import Forecasts
from dbz_desktop.ui.table.view import TableView
from dbz_desktop.ui.table.whychip import Explainer

_ICONS = {
    Act.ATTACK: "attack",
    Act.DEFEND: "defense",
    Act.USE: "instant",
    Act.PLAY: "zone-play",
    Act.PASS: "skip",
}


class Chooser:
    """Turns what is pointed at into an answer, a menu, an open pile or a reason."""

    def __init__(
        self,
        view: TableView,
        explainer: Explainer,
        forecasts: Forecasts,
        open_pile: Callable[[int, Zone], None],
    ) -> None:
        self._view, self._explainer, self._forecasts = view, explainer, forecasts
        self._open_pile = open_pile
        self.menu: QMenu | None = None

    # --- choosing ----------------------------------------------------------------------------

    def activate(self, target: Target | None) -> None:
        """What a click or Enter on a card or a pile does."""
        view = self._view
        if target is None:
            return
        row, heap = target.row, self.pile_of(target.row)
        if view.hands is not None and row.known and heap is None:
            view.cardPicked.emit(row.card)
        elif heap is not None and (view.hands is not None or self._opens(row)):
            self._open_pile(*heap)
        elif row.options and view.marking is not None:
            view.cardMarked.emit(row.card)
        elif row.options and isinstance(target, CardItem):
            self.take(target, row.options)
        elif heap is not None:
            self._open_pile(*heap)
        elif isinstance(target, CardItem):
            self.explain(target)
        else:
            self._tell(target, view.table.model.name(row))

    def take(self, item: CardItem, options: Sequence[int]) -> None:
        """Choose the one option, or ask which of several."""
        options = self._apart(options)
        if len(options) == 1:
            self._view.optionActivated.emit(options[0])
        else:
            self._ask(item, options)

    def pile_of(self, row: Row) -> tuple[int, Zone] | None:
        """The closed pile that a row is or lies in; None for a Life Deck, which nobody may open."""
        pile = row if row.part is Part.PILE else row.parent if self._view.fan is None else None
        if pile is None or pile.part is not Part.PILE or pile.zone in (None, Zone.LIFE_DECK):
            return None
        return pile.seat, pile.zone

    def _opens(self, row: Row) -> bool:
        """True for a pile, and for the top card of one in which several cards can be chosen."""
        lying = row.parent.children if row.parent is not None else ()
        return row.part is Part.PILE or sum(bool(other.options) for other in lying) > 1

    # --- menus -------------------------------------------------------------------------------

    def close_menu(self) -> None:
        """Another question is asked: what the menu offered counts no more."""
        if self.menu is not None:
            self.menu.close()

    def _fresh_menu(self, name: str) -> QMenu:
        if self.menu is not None:
            # Only now: a menu must outlive the key or click that chose from it.
            self.menu.deleteLater()
        self.menu = named(QMenu(self._view), name)
        return self.menu

    def _popup(self, menu: QMenu, at: QPoint) -> None:
        menu.popup(at)
        menu.setActiveAction(menu.actions()[0])

    def _apart(self, options: Sequence[int]) -> list[int]:
        """One of those each that come to the same whoever does it (COM-6)."""
        decision = self._view.session.decision
        if decision is None:
            return []
        known = {decision.options[index].whoever: index for index in reversed(options)}
        return [index for index in options if index in known.values()]

    def _add_options(self, menu: QMenu, options: Sequence[int]) -> None:
        decision = self._view.session.decision
        if decision is None:
            return
        for index in self._apart(options):
            option = decision.options[index].whoever
            action = menu.addAction(icon(_ICONS.get(option.act, "check")), option.label)
            action.triggered.connect(lambda _=False, i=index: self._view.optionActivated.emit(i))
            action.hovered.connect(lambda i=index: self._forecasts.point_at_option(i))
        menu.aboutToHide.connect(lambda: self._forecasts.point_at_option(-1))

    def _ask(self, item: CardItem, options: Sequence[int]) -> None:
        """A card with several options: a small menu."""
        menu = self._fresh_menu("What to do with this card")
        self._add_options(menu, options)
        if menu.actions():
            self._popup(menu, self._view.on_screen(item))

    def open_menu(self, target: Target | None, at: QPoint | None = None) -> bool:
        """The menu of a card or a pile; `at` on the screen. False if there is nothing in it."""
        view = self._view
        if target is None or view.busy or (self.menu is not None and self.menu.isVisible()):
            return False
        menu = self._fresh_menu("What can be done with this")
        if isinstance(target, CardItem) and target.row.known:
            instance = target.instance
            self._add_options(menu, target.options)
            if target.options:
                menu.addSeparator()
            menu.addAction("Read it large", lambda: view.readWanted.emit(instance))
            if view.whyNot(target):
                menu.addAction("Why not now?", lambda: view.readWanted.emit(instance))
            menu.addAction("Wordings and rulings", lambda: view.wordingsWanted.emit(instance))
            for words, act in view.offered(instance):
                menu.addAction(words, act)
        heap = self.pile_of(target.row)
        if heap is not None:
            menu.addAction(f"Open the {heap[1].label}", lambda: self._open_pile(*heap))
        if not menu.actions():
            return False
        self._popup(menu, at or view.on_screen(target))
        return True

    # --- reasons -----------------------------------------------------------------------------

    def explain(self, item: CardItem) -> None:
        """Say beside the card why it can't be chosen."""
        said = self._explainer.explain(item)
        if said:
            self._view.announce(said)

    def _tell(self, target: Target, text: str) -> None:
        if text:
            QToolTip.showText(self._view.on_screen(target), plain_tip(text), self._view.viewport())
            self._view.announce(text)
