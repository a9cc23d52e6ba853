"""What is said of a row of the table: a card's title, type, place and state; what Enter does."""

from __future__ import annotations

from collections.abc import Callable

from dbz_desktop.match.telling.table_rows import Part, Row
from dbz_desktop.rules.kernel.decisions import Decision
from dbz_desktop.rules.kernel.events import NOBODY, Zone

_GROUPS = {Part.PERSONALITY: "personality", Part.PILES: "piles"}
_ZONES = {Zone.IN_PLAY: "cards in play", Zone.HAND: "hand", Zone.IN_USE: "cards in use"}


def title_of(row: Row, names: tuple[str, str]) -> str:
    """A row in a word or two: a card's name, whose branch it is."""
    if row.part is Part.CARD:
        return row.face.name if row.face is not None else "A card face down"
    if row.part is Part.SIDE:
        return names[row.seat]
    if row.part is Part.MIDDLE:
        return "The middle"
    kind = _GROUPS.get(row.part, "") or (_ZONES.get(row.zone, "") if row.zone else "")
    if kind:
        return f"{names[row.seat]}'s {kind}"
    return row.state.words if row.state is not None else ""


def name_of(row: Row, names: tuple[str, str], title: Callable[[int], str]) -> str:
    """A row for a screen reader: "…, Drill, in play, Anna, attached to …, can be chosen"."""
    if row.part is not Part.CARD:
        return row.state.words if row.state is not None else title_of(row, names)
    whose, branch = names[row.seat], row.branch
    if row.face is None:
        return f"Card {row.place + 1} of {len(branch.children)}, face down"
    parts = [row.face.name]
    if row.stages >= 0 and row.anger < 0:
        parts.append(f"stage {row.stages}")
    if row.used:
        parts.append("used this turn")
    if row.mark_words:
        parts.append(row.mark_words)
    parts.append(row.face.type.value)
    if row.anger >= 0:
        parts.append(f"stage {row.stages}, anger {row.anger} of {row.anger_goal}")
    where = {
        Zone.HAND: f"in {whose}'s hand",
        Zone.IN_PLAY: f"in play, {whose}",
        Zone.IN_USE: f"being used by {whose}",
    }
    assert row.zone is not None
    parts.append(where.get(row.zone, f"in {whose}'s {row.zone.label}"))
    if row.attached_to != NOBODY:
        parts.append(f"attached to {title(row.attached_to) or 'a card'}")
    if row.captured:
        parts.append("captured")
    if row.options:
        parts.append("can be chosen")
    if row.zone is Zone.DISCARD:
        parts.append("top card" if not row.place else f"place {row.place + 1} from the top")
    return ", ".join(parts)


def enter_does(row: Row, decision: Decision | None) -> str:
    """What Enter does with a card that can be chosen; nothing for any other."""
    if not row.options or decision is None:
        return ""
    if row.mark_words:
        return "Enter: take its mark away." if row.mark else "Enter: mark it."
    labels = [decision.options[i].label for i in row.options if i < len(decision.options)]
    return f"Enter: {' or '.join(labels).rstrip('.')}."
