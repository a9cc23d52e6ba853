"""Facts for the pages, out of what lies on the table for who looks at it, and nothing else."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from dbz_desktop.cards.model import Card
from dbz_desktop.match.content.editions import load_edition
from dbz_desktop.match.content.rulings import wordings
from dbz_desktop.match.telling.table_rows import facts_in_play
from dbz_desktop.rules.kernel.decisions import WhyNot
from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.ui.faces.face_size import FACE_RATIO, LARGE_FROM
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.session.session import GameSession
from dbz_desktop.ui.table.model import TableModel, model_of


class TableFacts:
    """What who looks at a session may know; see `card_facts.Facts`.

    `model` is the table that is shown, or None for a session that no table shows.
    """

    def __init__(
        self, session: GameSession, faces: FaceCache, model: TableModel | None = None
    ) -> None:
        self._session = session
        self._model = model or model_of(session, faces)
        self.faces = faces
        self.news = faces.news
        self.read_in(session.edition)

    def read_in(self, edition: str) -> None:
        """Tell every card by the wording that counts in an edition from now on (DCK-12)."""
        self.faces.set_edition(load_edition(edition).chain)

    def name_of(self, seat: int) -> str:
        """A player's name."""
        return self._session.names[seat]

    def card(self, instance: int) -> Card | None:
        """The card of an instance number, None if the looker may not know it."""
        return self._session.card(instance)

    def _level(self, instance: int) -> int | None:
        """Whose MP has a card as one of its levels."""
        sides = enumerate(self._model.view.sides)
        return next((seat for seat, side in sides if instance in side.mp), None)

    def zone(self, instance: int) -> Zone | None:
        """Where it is; a card that is nowhere to be seen lies in a Life Deck."""
        row = self._model.row_of(instance)
        if row is not None:
            return row.zone
        return Zone.LIFE_DECK if self._level(instance) is None else Zone.IN_PLAY

    def owner(self, instance: int) -> int:
        """On whose side it lies."""
        row = self._model.row_of(instance)
        seat = row.seat if row is not None else self._level(instance)
        return self._session.viewer if seat is None else seat

    def why_not(self, instance: int) -> WhyNot | None:
        """Why the looker can't use it now; None if he can, or if he isn't asked anything."""
        session = self._session
        if session.decision is None or self.zone(instance) not in (Zone.HAND, Zone.IN_PLAY):
            return None
        return session.why_not(instance) if self.owner(instance) == session.viewer else None

    def facts_of(self, instance: int) -> list[str]:
        """What is particular to a card in play, in words."""
        card, row, level = self.card(instance), self._model.row_of(instance), self._level(instance)
        if card is None:
            return []
        if row is None:
            if level is None:
                return []
            return [f"Level {card.level} of {self.name_of(level)}'s Main Personality"]
        if row.zone in (Zone.DISCARD, Zone.BANISHED):
            return [f"In {self.name_of(row.seat)}'s {row.zone.label}"]
        if row.zone is not Zone.IN_PLAY:
            return []
        return facts_in_play(row, card, self.card(row.attached_to))

    def wording(self, card: Card) -> str:
        """Its text in the edition that is played (DCK-12)."""
        return self.faces.wording(card)

    def unread(self, card: Card) -> str:
        """Its text in words, where the face is a picture of a card that was reworded (DCK-12)."""
        if not self.faces.is_picture(card, QSize(LARGE_FROM, LARGE_FROM)):
            return ""
        text = self.faces.wording(card)
        # A picture shows what was printed, and that is the oldest wording.
        return text if any(other.text != text for other in wordings(card)) else ""

    def pixmap(self, card: Card, width: int, dpr: float) -> QPixmap:
        """Its small face at a width in device-independent pixels."""
        size = QSize(width, round(width * FACE_RATIO))
        return self.faces.pixmap(card, size, dpr, table=True)

    def large(self, card: Card, room: QSize, dpr: float) -> QPixmap:
        """Its face to read in a room: a picture of a card that lies on its side lies."""
        return self.faces.large(card, room, dpr)
