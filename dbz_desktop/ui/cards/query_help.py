"""The help on the query language: every kind of term with examples that can be pressed."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from dbz_desktop.cards.search import Vocabulary
from dbz_desktop.ui.cards.filter_chips import filter_chip
from dbz_desktop.ui.kit.flow_layout import FitScroll
from dbz_desktop.ui.kit.layouts import add, fill, vbox
from dbz_desktop.ui.kit.measure import em, in_ems
from dbz_desktop.ui.kit.overlay import Overlay
from dbz_desktop.ui.kit.widgets import button, label

SECTIONS: tuple[tuple[str, tuple[tuple[str, str], ...]], ...] = (
    (
        "Words",
        (
            ("drill", "Names, types and Styles that hold the word"),
            ('"left kick"', "The words side by side; with ! before them, the whole name"),
            ('text:"draw a card"', "Words of the rules text; o: for short"),
            ("red -drill", "Without what stands after the minus"),
            ("red or blue", "One of the two"),
            ("t:event (red or blue)", "Parentheses belong together"),
        ),
    ),
    (
        "What a card is",
        (
            ("t:physical", "Type: physical, energy, combat, event, setup, drill, ally, ball, mp …"),
            ("s:red,blue", "Style, one or the other; s:freestyle for none"),
            ("is:attack", "Attacks; also block, styled, named, unique, constant, focused …"),
            ("is:villain", "For Villains; is:hero for Heroes"),
            ("is:named", "Named after a character; named: and its name for one of them"),
            ("t:mp level:1", "Main Personalities of level 1"),
        ),
    ),
    (
        "Figures",
        (
            ("cost<=2", "Cost in stages; also =, !=, <, >, >="),
            ("life>=4", "Life cards of damage; stages>=3, at>=2"),
            ("anger", "Raises anger; end for Endurance"),
            ("end>=1 cost=0", "Several must all hold"),
            ("life>cost", "One figure against another"),
            ("pur>=4", "Power Up Rating"),
            ("limit:1", "Copies that a deck may hold"),
        ),
    ),
    (
        "What a card does, by its effects",
        (
            ("does:rejuvenate", "Rejuvenates cards"),
            ("does:stop-energy", "Stops energy attacks"),
            ("does:critical", "Has to do with critical damage"),
            ("does:draw -is:attack", "Draws without attacking"),
        ),
    ),
    (
        "Where it comes from, where it counts",
        (
            ("set:pre", "Set; set:hnv, set:mov and so on"),
            ("r>=r", "Rarity and rarer; r:ur, from s, c, u, r, ur, dr; p for promotional"),
            ("number:PRE-S25", "The number of a printing"),
            ("legal:fanz", "Allowed in an edition; frozen: for its Frozen List"),
            ("is:errata", "Changed by an erratum"),
        ),
    ),
)
"""What the sheet tells: a title, and examples with what each finds."""

DECK_SECTION: tuple[str, tuple[tuple[str, str], ...]] = (
    "The deck that is open",
    (
        ("deck:fits", "Fits its Main Personality and its Mastery"),
        ("deck:in", "In the deck; deck:out for what isn't"),
        ("deck:fits -deck:in is:block", "Together with any other term"),
    ),
)
"""Told where a deck is open beside the cards."""

NEW_SECTION: tuple[str, tuple[tuple[str, str], ...]] = (
    "What you know",
    (("is:new", "New to you: you haven't opened its page yet"),),
)
"""Told where it is kept what was looked at."""


class QueryHelp(Overlay):
    """The sheet. `chosen` carries the example that was pressed."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget, vocabulary: Vocabulary) -> None:
        """`vocabulary` are the words that can be asked."""
        super().__init__(parent)
        self.setAccessibleName("Help on searching")
        self.examples = []
        self._grids: list[QGridLayout] = []
        column = fill(vbox(self.panel, 0.5, 1.0), label("What can be searched", "overlay-title"))
        intro = "Terms stand side by side and must all hold. Press an example to try it."
        column.addWidget(label(intro, "muted", wrap=True))
        self.scroller = FitScroll()
        self.scroller.fill = False
        self.scroller.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.scroller.setAccessibleName("Examples")
        body = QWidget()
        inside = vbox(body, 0.4, (0, 0, 0.6, 0))
        more = [NEW_SECTION] if vocabulary.is_new is not None else []
        more += [DECK_SECTION] if vocabulary.deck else []
        for title, rows in (*SECTIONS, *more):
            inside.addWidget(label(title, "section"))
            grid = add(inside, QGridLayout())
            in_ems(grid.setHorizontalSpacing, 0.8)
            in_ems(grid.setVerticalSpacing, 0.25)
            self._grids.append(grid)
            grid.setColumnStretch(1, 1)
            for row, (query, meaning) in enumerate(rows):
                chip = filter_chip(query, f"Search {query}: {meaning}")
                chip.clicked.connect(partial(self._choose, query))
                self.examples.append(chip)
                grid.addWidget(chip, row, 0, Qt.AlignmentFlag.AlignLeft)
                grid.addWidget(label(meaning, "body", wrap=True), row, 1)
        inside.addStretch(1)
        self.scroller.setWidget(body)
        column.addWidget(self.scroller, 1)
        foot = add(column, fill(QHBoxLayout(), 1))
        self.close_button = add(foot, button("Close", "secondary", "Close the help (Esc)"))
        self.close_button.clicked.connect(self.close_overlay)

    def fit(self) -> None:
        """As large as its words, within the page."""
        for grid in self._grids:
            grid.setColumnMinimumWidth(0, em(self, 10.5))
        self.panel.setFixedSize(
            min(em(self, 46), max(300, self.host.width() - 48)),
            min(em(self, 42), max(260, self.host.height() - 48)),
        )

    def show_help(self) -> None:
        """Open the sheet."""
        self.open(self.examples[0])
        self.scroller.fit()
        self.scroller.verticalScrollBar().setValue(0)

    def _choose(self, query: str) -> None:
        self.close_overlay()
        self.chosen.emit(query)
