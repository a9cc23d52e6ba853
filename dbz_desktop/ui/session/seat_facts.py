"""Facts for the pages, out of what the session's looker may see and nothing else."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from dbz_desktop.cards.model import Card, CardType
from dbz_desktop.match.content.editions import load_edition
from dbz_desktop.match.content.rulings import wordings
from dbz_desktop.match.telling.table import SideView
from dbz_desktop.rules.kernel.decisions import WhyNot
from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.ui.faces.face_size import FACE_RATIO, LARGE_FROM
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.session.session import GameSession


class SeatFacts:
    """What who looks at a session may know; see `card_facts.Facts`."""

    def __init__(self, session: GameSession, faces: FaceCache) -> None:
        self._session = session
        self.faces = faces
        self.news = faces.news
        faces.set_edition(load_edition(session.edition).chain)

    def name_of(self, seat: int) -> str:
        """A player's name."""
        return self._session.names[seat]

    def card(self, instance: int) -> Card | None:
        """The card of an instance number, None if the looker may not know it."""
        return self._session.card(instance)

    def _find(self, instance: int) -> tuple[int, SideView, Zone] | None:
        view = self._session.view()
        for owner, side in enumerate(view.sides):
            for zone, cards in (
                (Zone.HAND, side.hand),
                (Zone.IN_USE, side.in_use),
                (Zone.DISCARD, side.discard),
                (Zone.BANISHED, side.banished),
                (Zone.ASIDE, side.aside),
                (Zone.IN_PLAY, (*side.mp, side.mastery, *(entry.card for entry in side.play))),
            ):
                if instance in cards:
                    return owner, side, zone
        return None

    def zone(self, instance: int) -> Zone | None:
        """Where it is; a card that is nowhere to be seen lies in a Life Deck."""
        found = self._find(instance)
        return found[2] if found else Zone.LIFE_DECK

    def owner(self, instance: int) -> int:
        """On whose side it lies."""
        found = self._find(instance)
        return found[0] if found else self._session.viewer

    def why_not(self, instance: int) -> WhyNot | None:
        """Why the looker can't use it now; None if he can, or if he isn't asked anything."""
        session = self._session
        if session.decision is None or self.zone(instance) not in (Zone.HAND, Zone.IN_PLAY):
            return None
        return session.why_not(instance) if self.owner(instance) == session.viewer else None

    def facts_of(self, instance: int) -> list[str]:
        """What is particular to a card in play, in words."""
        card = self.card(instance)
        found = self._find(instance)
        if card is None or found is None:
            return []
        owner, side, zone = found
        words: list[str] = []
        if zone is not Zone.IN_PLAY:
            if zone in (Zone.DISCARD, Zone.BANISHED):
                words.append(f"In {self.name_of(owner)}'s {zone.label}")
            return words
        entry = side.in_play(instance)
        if instance == side.mp_card:
            words.append(self._stage(card, side.stages))
            words.append(f"Anger {side.anger} of 5")
        elif instance in side.mp:
            words.append(f"Level {card.level} of {self.name_of(owner)}'s Main Personality")
        elif entry is not None:
            if card.type is CardType.ALLY:
                words.append(self._stage(card, entry.stages))
            host = self.card(entry.attached_to)
            if host is not None:
                words.append(f"Attached to {host.name}")
            if entry.captured:
                words.append("Captured")
        if instance in self._session.view().used:
            words.append("Used this turn")
        attached = [self.card(e.card) for e in side.play if e.attached_to == instance]
        names = [other.name for other in attached if other is not None]
        if names:
            words.append("Carries " + ", ".join(names))
        return words

    @staticmethod
    def _stage(card: Card, stage: int) -> str:
        level = f" ({card.stages[stage]:,})" if len(card.stages) > stage else ""
        return f"Stage {stage}{level}"

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
