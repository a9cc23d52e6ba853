"""How to play: the game on one page, with pictures, and what each sign and colour means."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QVBoxLayout, QWidget

from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.match import Match
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.kit.flow_layout import FitScroll
from dbz_desktop.ui.kit.layouts import hbox, vbox
from dbz_desktop.ui.kit.measure import em, in_ems, lay_out_again
from dbz_desktop.ui.kit.page import Page
from dbz_desktop.ui.kit.widgets import label
from dbz_desktop.ui.learn.drawings import (
    AttackTableDrawing,
    CardDrawing,
    Drawing,
    Mark,
    StepsDrawing,
    Swatch,
    TableDrawing,
    colour_swatch,
    sign_swatch,
    style_swatch,
)

WIDE = 62
"""From so many line heights on, pictures stand beside their words."""

AIM = (
    "Each player leads a fighter, the Main Personality, and brings a Life Deck of sixty cards. "
    "You win in one of three ways:"
)
VICTORIES = (
    ("zone-life", "Survival: your rival has no card left in his Life Deck."),
    ("anger", "Most Powerful Personality: you reach five anger while you are on level 4."),
    ("dragon-ball", "Dragon Ball: you control all seven Dragon Balls of one set."),
)
ON_TABLE = (
    "Your Main Personality, with the Power of his present level.",
    "Your scouter: the power stage, zero to ten, the power level that it is worth, the bracket in "
    "the Attack Table, and what AT is against your rival now.",
    "Your level, and your anger: a flame for each that you need.",
    "Your Mastery. It gives your deck its Style and helps you all game long.",
    "Your hand. What glows can be played now.",
    "What you have in play: Drills, Setups, Allies, Dragon Balls.",
    "The middle: the attack that is going on, with what it costs and does.",
    "Your Life Deck: you draw from it, and damage takes cards from it.",
    "Your discard pile. Rejuvenating brings its top card back under the Life Deck.",
    "Your banished zone. What lies there seldom comes back.",
)
ON_PERSONALITY: tuple[tuple[Mark, str], ...] = (
    ((70, 66), "The level, 1 to 4. At five anger you go on to the next one."),
    ((240, 84), "The power stages and what each is worth."),
    ((76, 344), "Power Up Rating: so many stages he gains at the end of your Planning Step."),
    ((336, 322), "Hero or villain: some cards are for one of them alone."),
    ((336, 456), "What he can do: a Power once per turn, or something that is always so."),
)
ON_CARD: tuple[tuple[Mark, str], ...] = (
    ((66, 62), "The Style. A deck plays one Style, that of its Mastery, and Freestyle."),
    ((336, 300), "The kind of card: an energy attack here."),
    (
        (336, 456),
        "First a sign that says when it is used. A number before a colon is its price in power "
        "stages. DAMAGE is what it takes, HIT what happens besides, if nothing stops it.",
    ),
)
ON_SHIELD: tuple[tuple[Mark, str], ...] = (
    ((300, 262), "Endurance: as it is lost to damage, it may save so many of the cards after it."),
    ((336, 456), "The shield: it is played against an attack of your rival. Each attack may be "
     "answered with one card, and that is no action."),
)  # fmt: skip
TURN = (
    ("cards", "Draw"),
    ("setup", "Planning"),
    ("attack", "Combat"),
    ("zone-discard", "Discard"),
    ("zone-life", "Rejuvenate"),
)
OF_TURN = (
    "Draw three cards.",
    "Play Setups, Drills, Allies and Dragon Balls, then power up.",
    "You may declare combat. Your rival draws three cards; then each of you acts in turn: an "
    "attack, a Power, a Setup, an Event, or a pass. Two passes in a row end it.",
    "Each of you discards down to one card or none.",
    "If you declared no combat, the top card of your discard pile may go under your Life Deck.",
)
ATTACK = (
    ("energy", "Pay"),
    ("instant", "Effects"),
    ("defense", "Defense"),
    ("damage", "Damage"),
    ("star", "HIT"),
    ("warning", "Critical"),
)
OF_ATTACK = (
    "Pay the price in power stages.",
    "What the card says before DAMAGE happens, whether it is stopped or not.",
    "The defender may stop it with one card.",
    "Stages first; each stage past zero costs a life card.",
    "If it was not stopped, its HIT effects follow.",
    "Five or more life cards are critical damage: capture a Dragon Ball, discard an Ally, or lower "
    "the anger of your rival by one.",
)
OF_TABLE = (
    "Physical attacks count with AT. Find the bracket of the attacker's power level at the left, "
    "that of the defender on top. The scouters show both, and AT between them."
)
SIGNS = (
    ("attack", "Attack: used as your action in combat"),
    ("defense", "Defense: used against an attack"),
    ("instant", "Instant: used at the moment that it names"),
    ("constant", "Constant: always in force"),
    ("physical", "A physical attack, or a card that stops one"),
    ("energy", "An energy attack, or a card that stops one"),
    ("event", "Event: played from the hand in combat"),
    ("setup", "Setup: waits in play, used once in combat"),
    ("drill", "Drill: stays in play until you change your level"),
    ("ally", "Ally: acts while your MP is at one stage or none"),
    ("dragon-ball", "Dragon Ball: used when it is played"),
    ("mastery", "Mastery: in play from the start"),
    ("endurance", "Endurance"),
    ("anger", "Anger"),
    ("rule", "The rules: R shows those behind the question"),
)
COLOURS = (
    ("accent", "You, and what you can do now"),
    ("amber", "Your rival, rules, and what wants attention"),
    ("stopped", "An attack that was stopped"),
    ("danger", "What is lost"),
    ("hero", "The frame of a hero"),
    ("villain", "The frame of a villain"),
    ("ally", "The frame of an Ally"),
)
STYLES = ("Black", "Blue", "Namekian", "Orange", "Red", "Saiyan", "Freestyle")
OF_STYLE = {"Freestyle": ": goes with every Mastery. All other cards are “Styled”"}
"""What there is to say of a Style besides its name."""


class HowToPlayPage(Page):
    """The whole game in short. `pool` has the cards that are shown, `match` the table."""

    def __init__(self, pool: Pack, match: Match, faces: FaceCache) -> None:
        super().__init__("How to play", about="The game on one page")
        self._rows: list[QBoxLayout] = []
        self.drawings: list[Drawing] = []
        self.scroller = FitScroll()
        self.scroller.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.scroller.setAccessibleName("How to play")
        body = QWidget()
        self._body = vbox(body, 0.6, (1.6, 0.8, 1.6, 1.2))
        self._aim()
        table = self._section("The table")
        self._beside(table, TableDrawing(match, faces), ON_TABLE, 3)
        self._cards(pool)
        turn = self._section("A turn")
        turn.addWidget(self._drawn(StepsDrawing(TURN)))
        self._numbered(turn, OF_TURN)
        attack = self._section("An attack")
        attack.addWidget(self._drawn(StepsDrawing(ATTACK)))
        self._numbered(attack, OF_ATTACK)
        strength = self._section("Who is stronger")
        strength.addWidget(label(OF_TABLE, wrap=True))
        strength.addWidget(self._drawn(AttackTableDrawing()))
        self._legend("Signs", [(sign_swatch(sign), words) for sign, words in SIGNS])
        self._legend("Colours", [(colour_swatch(name), words) for name, words in COLOURS])
        styles = [(style_swatch(name), f"{name}{OF_STYLE.get(name, '')}") for name in STYLES]
        self._legend("The Styles", styles)
        self._body.addStretch(1)
        self.scroller.setWidget(body)
        self.column.addWidget(self.scroller, 1)
        lay_out_again(self)

    # --- the parts ---

    def _section(self, title: str) -> QVBoxLayout:
        self._body.addWidget(label(title, "title"))
        column = vbox(gap=0.4, around=(0, 0, 0, 0.8))
        self._body.addLayout(column)
        return column

    def _drawn(self, drawing: Drawing) -> Drawing:
        self.drawings.append(drawing)
        return drawing

    def _aim(self) -> None:
        column = self._section("What it is about")
        column.addWidget(label(AIM, wrap=True))
        for sign, words in VICTORIES:
            column.addLayout(_line(sign_swatch(sign), words))

    def _beside(
        self, column: QVBoxLayout, drawing: Drawing, words: Sequence[str], share: int = 0
    ) -> None:
        """A picture with the words to its numbers beside it, or below where there is no room.
        `share` is what it takes of the row where the words take 2; 0 is as much as it needs."""
        row = hbox(gap=1.2)
        row.addWidget(self._drawn(drawing), share, Qt.AlignmentFlag.AlignTop)
        told = vbox(gap=0.3)
        self._numbered(told, words)
        told.addStretch(1)
        row.addLayout(told, 2)
        column.addLayout(row)
        self._rows.append(row)

    @staticmethod
    def _numbered(column: QVBoxLayout, words: Sequence[str]) -> None:
        for number, text in enumerate(words, 1):
            row = hbox(gap=0.5)
            sign = label(str(number), "key")
            sign.setAlignment(Qt.AlignmentFlag.AlignCenter)
            in_ems(sign.setMinimumWidth, 1.9)
            sign.setAccessibleName("")
            row.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
            told = label(text, wrap=True)
            told.setAccessibleName(f"{number}: {text}")
            row.addWidget(told, 1)
            column.addLayout(row)

    def _cards(self, pool: Pack) -> None:
        for title, card_id, marks in (
            ("A Main Personality", "PRE-S5", ON_PERSONALITY),
            ("A card that attacks", "PRE-S57", ON_CARD),
            ("A card that stops an attack", "PRE-S146", ON_SHIELD),
        ):
            card = pool.cards[card_id]
            drawing = CardDrawing(card, card.text, [mark for mark, _words in marks])
            self._beside(self._section(title), drawing, [words for _mark, words in marks])

    def _legend(self, title: str, entries: Sequence[tuple[Swatch, str]]) -> None:
        column = self._section(title)
        grid = QGridLayout()
        in_ems(grid.setHorizontalSpacing, 1.2)
        in_ems(grid.setVerticalSpacing, 0.3)
        for place, (swatch, words) in enumerate(entries):
            grid.addLayout(_line(swatch, words), place // 2, place % 2)
        for side in (0, 1):
            grid.setColumnStretch(side, 1)
        column.addLayout(grid)

    # --- the page ---

    def focus_start(self) -> None:
        """The keyboard scrolls."""
        self.scroller.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Pictures beside their words, or above them."""
        super().resizeEvent(event)
        way = QBoxLayout.Direction
        wide = self.width() >= em(self, WIDE)
        for row in self._rows:
            row.setDirection(way.LeftToRight if wide else way.TopToBottom)
        self.scroller.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space and the keys of a page turn it; the arrows scroll by themselves."""
        bar = self.scroller.verticalScrollBar()
        step = round(bar.pageStep() * 0.9)
        ways = {
            Qt.Key.Key_Space: bar.value() + step,
            Qt.Key.Key_PageDown: bar.value() + step,
            Qt.Key.Key_PageUp: bar.value() - step,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: bar.maximum(),
        }
        where = ways.get(Qt.Key(event.key()))
        if where is None:
            super().keyPressEvent(event)
        else:
            bar.setValue(where)


def _line(swatch: Swatch, words: str) -> QBoxLayout:
    row = hbox(gap=0.5)
    row.addWidget(swatch, 0, Qt.AlignmentFlag.AlignVCenter)
    row.addWidget(label(words, wrap=True), 1)
    return row
