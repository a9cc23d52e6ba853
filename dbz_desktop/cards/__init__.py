"""What a card is: cards, printings, wordings per edition, and reading card packs."""

from dbz_desktop.cards.model import (
    Alignment,
    Card,
    CardType,
    Style,
)
from dbz_desktop.cards.packs import Pack, PackError, read_pack, read_packs

__all__ = [
    "Alignment",
    "Card",
    "CardType",
    "Pack",
    "PackError",
    "Style",
    "read_pack",
    "read_packs",
]
