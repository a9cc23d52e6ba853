"""What a curve says in words: for its chart, its tool tips and a screen reader."""

from __future__ import annotations

from dbz_desktop.match.replays.curve import Curve, TurningPoint
from dbz_desktop.match.replays.recording import TURN, Recording
from dbz_desktop.rules.kernel.decisions import Ask


def percent(chance: float, over: bool = False) -> str:
    """A chance from 0 to 1; nothing is certain until the game is over."""
    whole = round(100 * chance)
    return f"{whole if over else max(1, min(99, whole))} %"


def chances_at(curve: Curve, recording: Recording, position: int, first: int = 0) -> str:
    """Both chances after so many answers, seat `first`'s named first: "Ann 63 %, Bob 37 %"."""
    over = recording.outcome(position) is not None
    return ", ".join(
        f"{recording.names[seat]} {percent(curve.chance(position, seat), over)}"
        for seat in (first, 1 - first)
    )


def in_short(point: TurningPoint, recording: Recording) -> str:
    """A turning point in a line: what was answered, and what would have been better. The question
    is told where an answer says nothing without it."""
    given, better = _answers(point, recording)
    asked = recording.decisions[point.position]
    assert asked is not None
    alone = asked.ask in (Ask.PLANNING, Ask.ACTION, Ask.DEFEND)
    question = "" if alone else f"{asked.prompt} "
    return (
        f"{recording.names[point.seat]}: {question}“{given}”. "
        f"Better: “{better}”, about {points(point)} likelier to win."
    )


def turning_words(point: TurningPoint, recording: Recording) -> str:
    """The same with the question, and with what it was judged by."""
    given, better = _answers(point, recording)
    asked = recording.decisions[point.position]
    assert asked is not None
    return (
        f"{recording.names[point.seat]} was asked: {asked.prompt} The answer was “{given}”. "
        f"Better: “{better}”: by what {recording.names[point.seat]} could know, it was about "
        f"{points(point)} likelier to win."
    )


def _answers(point: TurningPoint, recording: Recording) -> tuple[str, str]:
    asked = recording.decisions[point.position]
    assert asked is not None
    return asked.options[point.given].label, asked.options[point.better].label


def points(point: TurningPoint) -> str:
    """What a turning point cost: "8 points"."""
    whole = max(1, round(100 * point.lost))
    return f"{whole} point" + ("" if whole == 1 else "s")


def place_words(curve: Curve, recording: Recording, position: int, first: int = 0) -> str:
    """A place of the curve: its turn, both chances, and what a turning point there is about."""
    mark = recording.mark_at(position, TURN)
    words = [] if mark is None else [f"Turn {mark.number}, {recording.names[mark.seat]}."]
    words.append(f"Chance to win: {chances_at(curve, recording, position, first)}.")
    words += [turning_words(p, recording) for p in curve.turning if p.position == position]
    return " ".join(words)
