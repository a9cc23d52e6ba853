"""What the pages ask about a game. The engine session gives it, a test's stand-in too.

Everything here is what the present viewer may know; hidden cards are None.
"""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from dbz_desktop.cards.model import Card
from dbz_desktop.rules.kernel.decisions import WhyNot
from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.ui.faces.render import FaceNews


class Facts(Protocol):
    """Questions about cards of the match, by instance number."""

    news: FaceNews
    """Tells when a card's face has become another."""

    def name_of(self, seat: int) -> str:
        """A player's name."""

    def card(self, instance: int) -> Card | None:
        """The card of an instance number, None if the viewer may not know it."""

    def zone(self, instance: int) -> Zone | None:
        """Where it is, None if the viewer may not know."""

    def owner(self, instance: int) -> int:
        """The seat that it belongs to."""

    def why_not(self, instance: int) -> WhyNot | None:
        """Why it can't be used now, None if it can or if nobody asked."""

    def facts_of(self, instance: int) -> list[str]:
        """What is particular to it in play, in words: "Stage 5 (6,000)", "Attached to …"."""

    def wording(self, card: Card) -> str:
        """Its text in the edition that is played (DCK-12)."""

    def unread(self, card: Card) -> str:
        """The text that counts, where the face is a picture that may show another; else ""."""

    def pixmap(self, card: Card, width: int, dpr: float) -> QPixmap:
        """Its small face at a width in device-independent pixels."""

    def large(self, card: Card, room: QSize, dpr: float) -> QPixmap:
        """Its face to read in a room: a picture of a card that lies on its side lies."""
