"""What holds and what is waited for, in other words than those that are printed."""

from __future__ import annotations

from dbz_desktop.cards import CardType
from tests.rules.happening import DRILL

LASTING: list[tuple[CardType, str, str]] = [
    (
        DRILL,
        "[constant] Whenever you advance a level, draw a card and then discard a card from your "
        "hand.",
        "[constant] Whenever you advance a level, draw a card and discard a card from your hand.",
    ),
    (
        DRILL,
        "[constant] Your power up rating is doubled.",
        "[constant] Your MP's PUR is doubled.",
    ),
    (
        DRILL,
        "[constant] During your opponent's Draw Step, he draws 1 fewer card.",
        "[constant] Your opponent draws 1 less card during his Draw Step.",
    ),
    (
        DRILL,
        "[constant] Damage from your opponent's attacks is reduced by 1 stage.",
        "[constant] Your opponent's attacks deal -1 stage of damage.",
    ),
    (
        DRILL,
        "[constant] The cost of your energy attacks is reduced by 1.",
        "[constant] Your energy attacks cost -1 stage to perform.",
    ),
    (
        DRILL,
        "[constant] Your attacks from your hand deal +1 stage of damage.",
        "[constant] Your attacks performed from the hand deal +1 stage of damage.",
    ),
    (
        DRILL,
        "[constant] Your attack cannot be stopped.",
        "[constant] Your attacks cannot be stopped.",
    ),
]
