"""The home page: go on with a game, begin one, watch one; only what works is shown."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QPen, QRadialGradient, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from dbz_desktop import __version__
from dbz_desktop.match.content.editions import DEFAULT_EDITION
from dbz_desktop.match.replays.unfinished import Unfinished, newest_at_a_glance
from dbz_desktop.paths import matches_folder
from dbz_desktop.ui.faces.face_size import RATIO
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.files.library import Library
from dbz_desktop.ui.kit.flow_layout import FitScroll
from dbz_desktop.ui.kit.layouts import add, fill, vbox
from dbz_desktop.ui.kit.measure import at_new_look, em, in_ems, lay_out_again
from dbz_desktop.ui.kit.page import add_key
from dbz_desktop.ui.kit.painting import smooth
from dbz_desktop.ui.kit.theme import theme
from dbz_desktop.ui.kit.tile import ARROWS, Tile, neighbour
from dbz_desktop.ui.kit.widgets import Message, button, label

FACE_WIDTH = 300
"""Cards of the large tile are drawn once, so wide, and scaled down."""


LOW = 32
"""A page of fewer line heights than this has narrow margins."""

AGAINST = "Against the computer, or a friend at your side"
LEARN = "The game in small lessons; how to play; look it up"
NEWCOMER = "New to the game? Begin here: the first lesson takes a few minutes"


class HomePage(QWidget):
    """The first page. `continued` carries an `Unfinished`, the other signals tell where to go."""

    continued = Signal(object)
    unfinishedWanted = Signal()
    newGameWanted = Signal()
    learnWanted = Signal()
    decksWanted = Signal()
    cardsWanted = Signal()
    workshopWanted = Signal()
    replaysWanted = Signal()
    sandboxWanted = Signal()
    rulebookWanted = Signal()
    settingsWanted = Signal()
    aboutWanted = Signal()
    fileWanted = Signal()

    def __init__(self, library: Library, faces: FaceCache) -> None:
        super().__init__(accessibleName="Home", windowTitle="DBZ Desktop")
        self.setObjectName("page")
        self._library = library
        self._faces = faces
        faces.news.changed.connect(self._faces_changed)
        self.game: Unfinished | None = None
        self.resume = Tile("play", "Continue", "", "C", hero=True)
        self.new_game = Tile("scouter", "New game", AGAINST, "N")
        self.learn = Tile("star", "Learn", LEARN, "L")
        self.decks = Tile("deck", "Decks", "Build, change and test your decks", "D")
        self.cards = Tile("cards", "Cards", "Search and read every card", "K")
        self.workshop = Tile("workshop", "Workshop", "Make cards of your own", "W")
        self.replays = Tile("replay", "Replays", "Watch your games again, move by move", "R")
        self.sandbox = Tile("setup", "Sandbox", "Set up any position, try it, step back", "X")
        self.settings = Tile("settings", "Settings", "Rules, table, text, theme, players", "S")
        self.about = Tile("about", "About", "Version and licences", "A")
        self.rulebook = Tile("rule", "Rulebook", "Every rule, with its source", "B")
        self.tiles = [
            self.resume, self.new_game, self.learn, self.decks, self.cards, self.workshop,
            self.replays, self.sandbox, self.rulebook, self.settings, self.about,
        ]  # fmt: skip
        self._build()
        self._connect()
        library.unfinishedFound.connect(self._found)
        library.ready.connect(self._show_faces)
        at_new_look(self._show_faces)
        self.refresh()

    def _build(self) -> None:
        for tile in self.tiles:
            tile.setParent(self)
        whole = vbox(self, around=0)
        # Where the text is too large for the window, the page scrolls: nothing on it is cut.
        self.scroller = add(whole, FitScroll())
        body = QWidget()
        self._outer = outer = QVBoxLayout(body)
        head = QHBoxLayout()
        words = add(head, vbox(gap=0), 1)
        words.addWidget(label("DBZ Desktop", "hero"))
        words.addWidget(
            label("The trading card game of 2014 to 2017, played by its rules", "muted")
        )
        outer.addLayout(head)
        self.message = add(outer, Message())
        self._columns = add(outer, QHBoxLayout(), 1)
        hero = vbox(gap=0.4)
        self._hero = hero
        self.more = button("", "quiet")
        self.more.hide()
        self._grid = QGridLayout()
        fill(self._columns, (hero, 5), (self._grid, 6))
        foot = add(outer, fill(QHBoxLayout(), (label(f"Version {__version__}", "caption"), 1)))
        tip = "A deck, a card pack, a scene or a game from somewhere else (Ctrl+O)"
        self.open_file = add(foot, button("Open a file …", "quiet", tip=tip))
        self.scroller.setWidget(body)
        self._space_out()
        lay_out_again(self)

    def _space_out(self) -> None:
        """Wide margins where there is room; where the text is large, the words need it more."""
        air = 0.4 if self.height() < em(self, LOW) else 1.0
        in_ems(self._outer.setContentsMargins, 2.8 * air, 1.4 * air, 2.8 * air, 1.4 * air)
        in_ems(self._outer.setSpacing, 0.8 * air)
        for part in (self._columns, self._grid):
            in_ems(part.setSpacing, 0.9 * air)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share out the room anew."""
        super().resizeEvent(event)
        self._space_out()

    def _connect(self) -> None:
        self.resume.clicked.connect(self._continue)
        self.more.clicked.connect(self.unfinishedWanted)
        self.open_file.clicked.connect(self.fileWanted)
        for tile, signal in (
            (self.new_game, self.newGameWanted),
            (self.learn, self.learnWanted),
            (self.decks, self.decksWanted),
            (self.cards, self.cardsWanted),
            (self.workshop, self.workshopWanted),
            (self.replays, self.replaysWanted),
            (self.sandbox, self.sandboxWanted),
            (self.rulebook, self.rulebookWanted),
            (self.settings, self.settingsWanted),
            (self.about, self.aboutWanted),
        ):
            tile.clicked.connect(signal)
        for tile in self.tiles:
            tile.moved.connect(lambda key, t=tile: self._move(t, key))
            if tile.key:
                self._key(tile.key, tile)
        for number in range(1, 10):
            meaning = "Open what stands at that place"
            add_key(self, str(number), partial(self._press, number), meaning)

    def _key(self, key: str, tile: Tile) -> None:
        def press() -> None:
            if tile.isVisible():
                tile.click()

        add_key(self, key, press, tile.accessibleName())

    def _press(self, number: int) -> None:
        shown = self.shown()
        if number <= len(shown):
            shown[number - 1].click()

    def shown(self) -> list[Tile]:
        """The tiles in sight, the most likely one first."""
        return [tile for tile in self.tiles if not tile.isHidden()]

    # --- what is shown ---

    def refresh(self) -> None:
        """Look for unfinished games again: what their files tell at once, the rest in a moment."""
        self._show(newest_at_a_glance(matches_folder()), 0)
        self._library.look_for_unfinished(matches_folder())

    def offer(self, game: Unfinished) -> None:
        """Offer a game that was looked into, in the place of the first glance at it."""
        self._show(game, 0)

    def _found(self, games: list[Unfinished]) -> None:
        game = next((game for game in games if game.can_resume), None)
        self._show(game, len(games) - 1)

    def _show(self, game: Unfinished | None, others: int) -> None:
        had_focus = self.shown()[0].hasFocus()
        self.game = game
        self.resume.setHidden(game is None)
        if game is not None:
            kicker = "Continue" if game.answers is None else "Continue before the damage"
            self.resume.tell(game.title, game.detail, kicker, game.problem)
        self.more.setVisible(others > 0 and game is not None)
        others = max(0, others)
        games = "1 more unfinished game" if others == 1 else f"{others} more unfinished games"
        self.more.setText(games)
        self.more.setAccessibleName(games)
        self._arrange()
        self._show_faces()
        if had_focus:
            self.focus_start()

    def _arrange(self) -> None:
        """The first tile large at the left, the others in two columns beside it."""
        tiles = self.shown()
        for tile in self.tiles:
            tile.hero = False
            self._grid.removeWidget(tile)
            self._hero.removeWidget(tile)
        self._hero.removeWidget(self.more)
        first, rest = tiles[0], tiles[1:]
        first.hero = True
        if first is self.new_game:
            first.kicker = ""
        self._hero.addWidget(first, 1)
        self._hero.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        places = [(0, 0, 1, 2)] if len(rest) % 2 else []
        start = len(places)
        places += [(start + n // 2, n % 2, 1, 1) for n in range(len(rest) - start)]
        for tile, place in zip(rest, places, strict=True):
            self._grid.addWidget(tile, *place)
        before: QWidget | None = None
        for tile in tiles:
            tile.setVisible(True)
            if before is not None:
                self.setTabOrder(before, tile)
            before = tile
            tile.update()

    def _faces_changed(self, _card: str) -> None:
        self._show_faces()

    def _show_faces(self) -> None:
        cards = list(self.game.cards) if self.game is not None else []
        hero = self.shown()[0]
        if self.game is None:
            decks = [entry.deck for entry in self._library.decks(DEFAULT_EDITION)]
            wanted = [deck.mp[0] for deck in decks if deck is not None and deck.mp]
            # Two decks of different Styles stand for all of them.
            cards = [wanted[0], wanted[len(wanted) // 2]] if len(wanted) > 1 else []
        size = QSize(FACE_WIDTH, round(FACE_WIDTH / RATIO))
        hero.faces = [self._faces.pixmap(card, size, self.devicePixelRatioF()) for card in cards]
        hero.update()

    def welcome(self, newcomer: bool) -> None:
        """Tell a newcomer where to begin."""
        self.learn.tell("Learn", NEWCOMER if newcomer else LEARN)

    def focus_start(self) -> None:
        """Put the keyboard where most will go on."""
        self.shown()[0].setFocus()
        self.scroller.verticalScrollBar().setValue(0)

    def _continue(self) -> None:
        if self.game is not None:
            self.continued.emit(self.game)

    def _move(self, tile: Tile, key: int) -> None:
        found = neighbour(self.shown(), tile, key)
        if found is not None:
            found.setFocus(Qt.FocusReason.TabFocusReason)
            self.scroller.ensureWidgetVisible(found)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """An arrow with the focus nowhere goes to the first tile."""
        if event.key() in ARROWS:
            self.focus_start()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A scouter's rings over the ground."""
        look = theme()
        painter = smooth(self)
        painter.fillRect(self.rect(), look.colour("ground"))
        centre = QPointF(self.width() * 0.72, self.height() * 0.1)
        reach = max(self.width(), self.height())
        glow = QRadialGradient(centre, reach * 0.6)
        glow.setColorAt(0, look.colour("ground-glow"))
        glow.setColorAt(1, look.colour("ground"))
        painter.fillRect(self.rect(), glow)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for number in range(1, 12):
            painter.setPen(QPen(look.colour("grid"), 2 if number % 3 == 0 else 1))
            radius = reach * number * 0.07
            painter.drawEllipse(centre, radius, radius)
