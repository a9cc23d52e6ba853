"""Curves that are kept: worked out in a process of their own once, read from a file afterwards.

The file is called by the sum of the journal's contents: a game that is copied or renamed has the
same curve, and one that went on has another. What isn't as it was written counts as not there.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from contextlib import suppress
from dataclasses import astuple
from multiprocessing.connection import Connection
from pathlib import Path

from dbz_desktop import kept
from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.journal.reading import JournalError
from dbz_desktop.match.replays.curve import CARE, Care, Curve, TurningPoint, work_out
from dbz_desktop.match.replays.recording import Recording
from dbz_desktop.match.seats.beside import ENDED, not_started
from dbz_desktop.players.chance import load_outlook

FORMAT = 1
MAX_BYTES = 4_000_000
LISTENS = 0.05
"""Every so many seconds it is looked whether anybody still waits."""


class CurveFailed(ValueError):
    """A curve could not be worked out; the message says why."""


def read_curve(recording: Recording, file: Path) -> Curve | None:
    """The curve that is kept of a recording; None where it must be worked out (anew)."""
    found = kept.read_kept(file, _state(file), MAX_BYTES)
    try:
        chances, turning = found["chances"], found["turning"]
        curve = Curve(tuple(map(float, chances)), tuple(TurningPoint(*each) for each in turning))
        return curve if _fits(curve, recording) else None
    except (TypeError, KeyError, ValueError, LookupError):
        return None


def keep_curve(curve: Curve, file: Path) -> None:
    """Keep a curve; that it can't be written harms nobody."""
    rows = {
        "chances": [round(each, 4) for each in curve.chances],
        "turning": [astuple(each) for each in curve.turning],
    }
    kept.write_kept(file, _state(file), rows)


def _state(file: Path) -> str:
    """Of what a kept curve must be: of this form, this game, and what chances follow from now."""
    return kept.sum_of(repr((FORMAT, file.name, load_outlook().weights)))


def _fits(curve: Curve, recording: Recording) -> bool:
    """Whether a curve can be that of a recording, every number of it."""
    if len(curve.chances) != recording.total + 1:
        return False
    if not all(0 <= each <= 1 for each in curve.chances):
        return False
    for point in curve.turning:
        if not 0 <= point.position < recording.total:
            return False
        asked = recording.decisions[point.position]
        if asked is None or asked.player != point.seat or not 0 < point.lost <= 1:
            return False
        if not all(0 <= index < len(asked.options) for index in (point.given, point.better)):
            return False
    return True


def work_out_beside(
    path: Path,
    pool: Pack,
    progress: Callable[[float], None],
    cancelled: Callable[[], bool],
    care: Care = CARE,
) -> Curve | None:
    """Work a curve out in a process of its own, so that a window goes on as if nothing were done.

    It waits for the end, so it is called on a thread. `progress` is told the part that is done,
    0 to 1; None comes back soon after `cancelled` says so. Raises CurveFailed.
    """
    # A fresh process on every system: one that is forked off a window's threads may hang.
    context = multiprocessing.get_context("spawn")
    try:
        pipe, far = context.Pipe(duplex=False)
        # The far end is let go of in any case: else nobody hears that the process has ended.
        with far:
            process = context.Process(target=_work, args=(far, path, pool, care), daemon=True)
            process.start()
    except OSError as error:
        raise CurveFailed(f"{not_started(error)}; closing other programs may help") from error
    try:
        while not cancelled():
            if not pipe.poll(LISTENS):
                continue
            said = pipe.recv()
            if isinstance(said, Curve):
                return said
            if isinstance(said, str):
                raise CurveFailed(said)
            progress(said)
        return None
    except (EOFError, OSError) as error:
        raise CurveFailed(f"{ENDED}; closing other programs may help") from error
    finally:
        process.kill()
        process.join(1)
        pipe.close()


def _work(pipe: Connection, path: Path, pool: Pack, care: Care) -> None:
    """Work a curve out and tell of it, until nobody listens."""
    # Whoever waits may be gone: then the pipe has no other end.
    with suppress(OSError, KeyboardInterrupt):
        try:
            pipe.send(work_out(path, pool, pipe.send, care=care))
        except JournalError as error:
            pipe.send(str(error))
