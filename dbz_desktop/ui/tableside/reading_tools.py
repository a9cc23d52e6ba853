"""What a page with a table offers to read: the rules, and how damage came about.

One object ties the timeline, the log and the rule panel of a page together, so that a damage number
can be asked about wherever it stands.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtGui import QGuiApplication, QMouseEvent
from PySide6.QtWidgets import QWidget

from dbz_desktop.rules.kernel import attack_events as atk
from dbz_desktop.rules.kernel import events as ev
from dbz_desktop.rules.kernel.decisions import Decision
from dbz_desktop.rules.kernel.events import Event, Why
from dbz_desktop.ui.faces.card_facts import Facts
from dbz_desktop.ui.faces.zoom_panel import ZoomPanel
from dbz_desktop.ui.kit.fold_section import Section
from dbz_desktop.ui.kit.measure import em
from dbz_desktop.ui.rulebook.rule_panel import RulePanel
from dbz_desktop.ui.session.session import GameSession
from dbz_desktop.ui.system.timers import single_shot
from dbz_desktop.ui.table.timeline import TimelineWidget
from dbz_desktop.ui.table.widget import TableWidget
from dbz_desktop.ui.tableside.side_column import SideColumn

_USED = (ev.CardUsed, atk.AttackBegan, ev.LevelChanged)

_HIGH = 56
"""A page of fewer line heights than this has no room for both the log and the rules."""


def used_last(events: Sequence[Event]) -> int:
    """The card that was played or used last, or came into play with a level; -1 for none."""
    for event in reversed(events):
        played = isinstance(event, ev.CardMoved) and event.why is Why.PLAY
        card = int(getattr(event, "card", -1))
        if (played or isinstance(event, _USED)) and card >= 0:
            return card
    return -1


class Reading(QObject):
    """The rules and accounts of one page; `point_at` shows a card of the match large."""

    def __init__(
        self,
        page: QWidget,
        session: GameSession,
        table: TableWidget,
        timeline: TimelineWidget,
        side: SideColumn,
        facts: Facts,
        point_at: Callable[[int], None],
    ) -> None:
        super().__init__(page)
        self._page = page
        self._inside = False
        self._session, self._table, self._timeline, self._facts = session, table, timeline, facts
        self.panel = RulePanel(facts, session.edition)
        screen = QGuiApplication.primaryScreen()
        tall = screen is not None and screen.availableGeometry().height() >= em(page, _HIGH)
        self.section = side.add_section("Rules", self.panel, "R", "rules", 2, tall)
        self._soon = single_shot(self, 0, self._refresh)
        self.section.folded.connect(lambda _: self._soon.start())
        self._back = single_shot(self, 250, self._come_back)
        self._back_to: tuple[ZoomPanel, Decision] | None = None
        self._log = side.sections["log"]
        self.section.folded.connect(lambda folded: self._share(folded, self._log))
        self._log.folded.connect(lambda folded: self._share(folded, self.section))
        session.decisionChanged.connect(lambda _: self._soon.start())
        table.busyChanged.connect(lambda _: self._soon.start())
        session.viewerChanged.connect(lambda _: self._renew())
        self.panel.cardPointed.connect(point_at)
        self.panel.cardClicked.connect(point_at)
        for pointed in (timeline.cardHovered, self.panel.cardPointed, side.log.cardPointed):
            # Where the card lies is shown too, by the ring of an answer that is pointed at.
            pointed.connect(table.light)
        timeline.cardHovered.connect(point_at)
        timeline.cardClicked.connect(point_at)
        table.cardHovered.connect(self.point)
        for part in (timeline, self.panel, side.log):
            part.leaveWanted.connect(table.setFocus)
        side.log.cardPointed.connect(point_at)
        side.log.cardClicked.connect(point_at)
        side.log.accountWanted.connect(self._explain)
        side.log.accountLeft.connect(timeline.let_go)
        table.viewport().installEventFilter(self)
        self._soon.start()

    def _share(self, folded: bool, other: Section) -> None:
        """On a low page log and rules take turns, so that the card stays large enough to read."""
        if not folded and self._page.height() < em(self._page, _HIGH):
            other.set_open(False)

    def show_lately(self, zoom: ZoomPanel, decision: Decision | None = None) -> None:
        """While nothing is pointed at, show the card that a question is about, else the one that
        was used last, else the viewer's Main Personality: there is always something to read."""
        if decision is not None and decision.card >= 0:
            zoom.show_card(decision.card, self._facts, False, "The question is about this card")
            return
        if self._table.pointed >= 0:
            # Anew: why it can't be used now may be another reason than at the question before.
            zoom.show_card(self._table.pointed, self._facts)
            return
        card = used_last(self._session.history())
        caption = "Used last"
        if self._facts.card(card) is None:
            view = self._session.view()
            card, caption = view.sides[view.viewer].mp_card, "Main Personality"
        zoom.show_card(card, self._facts, False, caption)

    def come_back(self, zoom: ZoomPanel, decision: Decision | None) -> None:
        """Nothing is pointed at any more: show the card of the question again, in a moment, for
        the pointer may only be on its way; None while something is pointed at."""
        self._back_to = (zoom, decision) if decision is not None and decision.card >= 0 else None
        if self._back_to is None:
            self._back.stop()
        else:
            self._back.start()

    def _come_back(self) -> None:
        if self._back_to is not None and self._back_to[1] is self._session.decision:
            self.show_lately(*self._back_to)

    def point(self, instance: int) -> None:
        """A card is pointed at: the panel tells the rulings on it."""
        if instance >= 0:
            self.panel.show_card(self._facts.card(instance))

    def _renew(self) -> None:
        """Another player looks: nothing of the one before may stay."""
        self.panel.clear()
        self._soon.start()

    def _refresh(self) -> None:
        """Explain what is asked now, once everything that led there is in sight."""
        if self._table.busy or not self.section.is_open:
            return
        self.panel.show_question(self._session.decision, self._session.view())

    def tell_damage(self) -> None:
        """Tell how the damage of the attack in the middle came about, else of the last one; the
        keyboard goes into the popup, and comes back with Escape."""
        attack: Any = self._table.table.middle.attack
        if attack is None or attack.calculated is None:
            index = self._timeline.model.last_attack()
            attack = self._timeline.model.node(index).attack if index.isValid() else None
        if attack is None or attack.calculated is None:
            self._table.announce("No attack of this turn has dealt damage yet.")
            return
        self._timeline.explain(attack, self._damage_spot(), True)
        self._timeline.popup.enter()

    def _damage_spot(self) -> QRect:
        """Where the middle of the table tells the damage, on the screen."""
        middle: Any = self._table.table.middle
        spot = middle.damage_box
        if spot.isEmpty():
            spot = middle.boundingRect()
        corner = self._table.mapFromScene(spot.topLeft() + middle.scenePos())
        return QRect(self._table.viewport().mapToGlobal(corner), spot.size().toSize())

    def _explain(self, number: int, beside: QRect, now: bool) -> None:
        """Tell how the damage of an attack came about, by its number."""
        attack = self._timeline.model.attack_numbered(number)
        if attack is not None:
            self._timeline.explain(attack, beside, now)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A number of damage in the middle of the table is explained where it stands."""
        if event.type() == QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
            middle: Any = self._table.table.middle
            spot = middle.damage_box
            at = self._table.mapToScene(event.position().toPoint())
            if middle.attack is not None and spot.contains(at - middle.scenePos()):
                self._timeline.explain(middle.attack, self._damage_spot())
                self._inside = True
            elif self._inside:
                self._inside = False
                self._timeline.let_go()
        elif event.type() == QEvent.Type.Leave and self._inside:
            self._inside = False
            self._timeline.let_go()
        return False
