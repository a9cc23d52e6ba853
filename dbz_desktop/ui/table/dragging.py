"""Dragging: a card is taken by the pointer, and places light up where it may be dropped.

What a place means comes from the options of the present decision alone: an attack belongs in the
middle or on whom it attacks, a card that is played among one's cards in play, a discarded one on
the discard pile, an option of a personality on that personality. While the judge tools are open a
card is carried by hand instead, see `handmoves`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QPoint, QRectF, Qt, QTimer
from PySide6.QtWidgets import QApplication

from dbz_desktop.cards.model import CardType
from dbz_desktop.match.telling.table_rows import options_by_card
from dbz_desktop.rules.kernel.decisions import Act, Ask, Decision
from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.ui.table.cards import CardItem
from dbz_desktop.ui.table.drops import Drop, DropWords, DropZones
from dbz_desktop.ui.table.focus import Target
from dbz_desktop.ui.table.forecast import Forecasts
from dbz_desktop.ui.table.handmoves import hand_drops, top_card
from dbz_desktop.ui.table.table_items import TableItems
from dbz_desktop.ui.table.view import TableView

BACK = 180
"""How long a card that is dropped nowhere takes to go home, in milliseconds."""

_WORDS = {
    Act.ATTACK: ("Attack", "attack"),
    Act.DEFEND: ("Defend", "defense"),
    Act.USE: ("Use", "instant"),
    Act.PLAY: ("Place in play", "zone-play"),
    Act.YES: ("Use", "check"),
    Act.PICK: ("Choose", "check"),
}


def drops_for(table: TableItems, item: CardItem, decision: Decision) -> list[Drop]:
    """The places where a card may be dropped now, cards before areas."""
    frame, own = table.frame, table.viewer
    areas: dict[str, Drop] = {}
    cards: dict[int, Drop] = {}

    def area(name: str, rect: QRectF, act: Act, index: int, also: QRectF | None = None) -> None:
        words, sign = _WORDS.get(act, ("Choose", "check"))
        if name == "discard":
            words, sign = "Discard", "zone-discard"
        elif name == "banished":
            words, sign = "Banish", "zone-banished"
        drop = areas.setdefault(name, Drop(rect, words, sign, also=also))
        drop.options.append(index)

    def card(instance: int, words: str, sign: str, index: int, aim: bool = False) -> None:
        target = table.item_of(instance)
        if target is not None and target is not item:
            drop = cards.setdefault(
                instance, Drop(target.area(), words, sign, card=instance, aim=aim)
            )
            drop.options.append(index)

    performers = {decision.options[i].performer for i in item.options}
    for index in item.options:
        option = decision.options[index]
        if option.act is Act.PLAY:
            area("play", frame.play[own], option.act, index, frame.middle)
            continue
        if option.act is Act.PICK and _gives_up(decision, "discard"):
            area("discard", frame.discard[own], option.act, index)
            continue
        if option.act is Act.PICK and _gives_up(decision, "banish"):
            area("banished", frame.banished[own], option.act, index)
            continue
        area("middle", frame.middle, option.act, index)
        if option.performer >= 0 and len(performers) > 1:
            name = table.title_of(option.performer)
            card(option.performer, f"{_WORDS[option.act][0]} with {name}", "personality", index)
        if option.act is Act.ATTACK:
            for enemy in _enemies(table):
                card(enemy, f"Attack {table.title_of(enemy)}", "attack", index, aim=True)
    return [*cards.values(), *areas.values()]


def _gives_up(decision: Decision, verb: str) -> bool:
    """True when the picked card goes to the pile of that verb."""
    if verb == "discard" and decision.ask is Ask.DISCARD:
        return True
    return decision.prompt.casefold().startswith(verb)


def _enemies(table: TableItems) -> list[int]:
    """The other side's MP and Allies."""
    model, rival = table.model, 1 - table.viewer
    allies = [
        row.card
        for row in model.side(rival)
        if row.face is not None and row.face.type is CardType.ALLY and not row.captured
    ]
    return [model.view.sides[rival].mp_card, *allies]


class Dragging:
    """The card that the pointer holds, if it holds one."""

    def __init__(
        self,
        view: TableView,
        forecasts: Forecasts,
        take: Callable[[CardItem, Sequence[int]], None],
    ) -> None:
        """`take` chooses one of several options of a card."""
        self._view, self._forecasts, self._take = view, forecasts, take
        self.pressed: CardItem | None = None
        self._deck = -1
        """The seat whose Life Deck was pressed, for its top card to be carried by hand."""
        self._at = QPoint()
        self.zones: DropZones | None = None
        self._words: DropWords | None = None
        self._aim: tuple[int, int] | None = None
        """Who dropped an attack on whom."""

    @property
    def active(self) -> bool:
        """True while a card is carried about."""
        return self.zones is not None

    def press(self, target: Target | None, at: QPoint) -> None:
        """The button went down on a card or a gauge, or beside them."""
        self.pressed = target if isinstance(target, CardItem) else None
        decks = self._view.table.piles[Zone.LIFE_DECK] if self._view.hands is not None else ()
        self._deck = next((seat for seat, deck in enumerate(decks) if deck is target), -1)
        self._at = at

    def move(self, at: QPoint) -> bool:
        """The pointer moves with the button held; True while it holds a card."""
        view, item = self._view, self.pressed
        far = (at - self._at).manhattanLength() >= QApplication.startDragDistance()
        if item is None and self._deck >= 0 and far:
            item = self.pressed = top_card(view.table, self._deck)
            if item is not None:
                view.table.addItem(item)
        if item is None:
            return False
        if self.zones is None:
            carried = item.options or view.hands is not None
            if not far or not carried or item.parentItem() is not None:
                return True
            self._begin(item)
        if self.zones is not None:
            item.setPos(view.mapToScene(at))
            before = self.zones.over
            if self.zones.light(view.mapToScene(at)) is not before and self._words is not None:
                self._words.update()
        return True

    def _begin(self, item: CardItem) -> None:
        view, table = self._view, self._view.table
        decision = view.session.decision
        if decision is None:
            return
        hands = view.hands
        drops = (
            drops_for(table, item, decision) if hands is None else hand_drops(table, item, hands)
        )
        self.zones = DropZones(drops, table.sceneRect())
        self._words = DropWords(self.zones, table.frame.text)
        self._forecasts.make_way(True)
        table.addItem(self.zones)
        table.addItem(self._words)
        table.director.forget(item)
        item.setZValue(800)
        item.setOpacity(0.92)
        view.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def release(self, at: QPoint) -> bool:
        """The button went up; True if a card was let go."""
        item, zones = self.pressed, self.zones
        self.pressed, self._deck = None, -1
        if item is None or zones is None:
            return False
        where = self._view.mapToScene(at)
        drop = None if self._home(item).contains(where) else zones.light(where)
        self._end(item)
        if drop is not None and drop.act is not None:
            drop.act()
        elif drop is not None:
            if drop.aim:
                self._aim = (self._view.session.viewer, drop.card)
            self._take(item, drop.options)
        return True

    def cancel(self) -> bool:
        """Esc: the card goes home and nothing happens; False if none was held."""
        item, held = self.pressed, self.zones is not None
        self.pressed, self._deck = None, -1
        if item is not None and held:
            self._end(item)
        return held

    def _home(self, item: CardItem) -> QRectF:
        if item.row.zone is Zone.HAND:
            return self._view.table.frame.hand[item.row.seat]
        return item.spot.rect

    def _end(self, item: CardItem) -> None:
        view = self._view
        self._forecasts.make_way(False)
        for drawn in (self.zones, self._words):
            if drawn is not None:
                view.table.removeItem(drawn)
        self.zones = self._words = None
        view.viewport().setCursor(Qt.CursorShape.ArrowCursor)
        if view.table.cards.get(item.row) is not item:
            # The top card of a Life Deck was there only to be carried.
            view.table.director.forget(item)
            view.table.removeItem(item)
        elif item.scene() is view.table:
            item.setOpacity(item.strength())
            # Home in any case: if the drop plays the card, its event moves it on from there.
            view.table.travel(item, BACK)

    def follow_aim(self) -> None:
        """An attack was dropped on a personality: answer whom it hits, if that is asked next."""
        session = self._view.session
        decision = session.decision
        if self._aim is None or decision is None or decision.ask is Ask.ACTION:
            return
        (seat, card), self._aim = self._aim, None
        options = options_by_card(decision).get(card, [])
        asks = decision.ask in (Ask.PERSONALITY, Ask.CHOOSE_CARD)
        if asks and seat == session.viewer and len(options) == 1:
            answer = partial(self._view.optionActivated.emit, options[0])
            QTimer.singleShot(0, self._view, answer)
