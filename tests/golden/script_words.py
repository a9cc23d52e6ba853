"""Words that the golden scripts share: positions, answers, stand-ins."""

from __future__ import annotations

from typing import Any

try:
    from .parts import BLAST, BOB, CUT, part
except ImportError:
    from parts import BLAST, BOB, CUT, part  # type: ignore[no-redef]

NEXT_COMBAT = (CUT, "until turn ends", "opponent: declare combat", "opponent: pass")
BEAM_ON = ("opponent: play Sparring Beam", "you: play $")
FOCUS = ("opponent: play Sparring Focus", "you: no defense")
KICK_ON = ("opponent: play Sparring Kick", "you: play $")
PLAN: dict[str, Any] = {"turn": "you", "phase": "planning"}
DECLARE: dict[str, Any] = {"turn": "you", "phase": "declare"}
BOB_DECLARES: dict[str, Any] = {"turn": "opponent", "phase": "declare"}
NO_DEFENSE = "opponent: no defense"
BLOCKED = "opponent: play Sparring Block"
SHIELDED = "opponent: play Sparring Shield"
BALL, OTHER_BALL = "Namek Dragon Ball 1", "Namek Dragon Ball 2"
FRIEND, HELPER = "Friend - Far", "Helper - Near"
ENDURES = part(
    "Its Endurance",
    *BLAST,
    "you: Banish it",
    you={"hand": [], "life_deck": ["A", "$", *"BCDEFGH"]},
    **BOB,
)
RUTHLESS = "Red Ruthless Mastery"
REVEALS = ("use Red Ruthless Mastery",)
"""Her Mastery reveals a card from her hand and plays the attack on top of her discard pile."""
HIGH, LOW = {"stages": 10}, {"stages": 1}


def balls(*numbers: int, **more: Any) -> dict[str, Any]:
    """A side with these Namek Dragon Balls in play."""
    return {"play": [f"Namek Dragon Ball {n}" for n in numbers], **more}


def ally(card: str, stages: int, mp_stages: int, **more: Any) -> dict[str, Any]:
    """A side whose Ally and MP have these stages."""
    return {"play": [{"card": card, "stages": stages}], "stages": mp_stages, **more}


def calm(*cards: str, **more: Any) -> dict[str, Any]:
    """These cards in hand; her MP does nothing when she attacks."""
    return {"mp": "Goku", "hand": list(cards), **more}


def quiet(*cards: str, **more: Any) -> dict[str, Any]:
    """These cards in hand, with a Mastery that does nothing by itself."""
    return {"mastery": "Sparring Mastery", "hand": list(cards), **more}


def still(*cards: str, **more: Any) -> dict[str, Any]:
    """These cards in hand; neither her MP nor her Mastery does anything by itself."""
    return {"mp": "Goku", **quiet(*cards, **more)}
