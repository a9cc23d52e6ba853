"""Reading a folder of pictures: its files matched with cards, their thumbnails made and kept."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

from dbz_desktop.cards.scans import ScanMatcher
from dbz_desktop.scans.folder import PictureFile, list_pictures
from dbz_desktop.scans.image_file import PictureProblem, read_picture
from dbz_desktop.scans.report import Found, Looked, Told, put_together
from dbz_desktop.scans.storage import Thumbnails

_TOLD_EVERY = 0.1
_THREADS = max(1, min(4, (os.cpu_count() or 2) // 2))


def read_folder(
    folder: Path,
    matcher: ScanMatcher,
    thumbs: Thumbnails,
    by_hand: Callable[[], Told],
    matched: Callable[[Found], object],
    made: Callable[[int, int, frozenset[str]], object],
    cancelled: Callable[[], bool],
    stopped: Callable[[], bool],
) -> Found:
    """Read a folder; `matched` is told once its files are matched, `made` how many thumbnails of
    how many there are, and which are new. `stopped` cuts the reading short, and keeps what there
    is; once it is `cancelled` nobody waits for it. Raises OSError where there is no such folder.
    """

    def ends() -> bool:
        return cancelled() or stopped()

    listing = list_pictures(folder, ends)
    problems = {file.name: words for file in listing.files if (words := thumbs.problem(file))}
    looked = Looked(listing, dict(problems))
    found = put_together(looked, matcher, by_hand(), False)
    matched(found)
    # The pictures of cards come first, so that they are seen soon.
    wanted = {file.name for file in found.shown.values()}
    order = sorted(listing.files, key=lambda file: file.name not in wanted)
    waiting = [f for f in order if f.name not in problems and thumbs.find(f) is None]
    done, total = len(order) - len(waiting), len(order)
    told = 0.0
    new: list[str] = []

    def make(file: PictureFile) -> tuple[PictureFile, str]:
        return file, "" if ends() else make_thumbnail(thumbs, file)

    with ThreadPoolExecutor(_THREADS, "pictures") as pool:
        for future in as_completed([pool.submit(make, file) for file in waiting]):
            file, words = future.result()
            if words:
                problems[file.name] = words
            else:
                new.append(file.name)
            done += 1
            now = time.monotonic()
            if now - told > _TOLD_EVERY and not ends():
                told = now
                made(done, total, frozenset(new))
                new = []
    if waiting and not cancelled():
        thumbs.write_problems()
        if not stopped():
            thumbs.clean(listing.files)
    return put_together(Looked(listing, problems, looked.paths), matcher, by_hand(), stopped())


def make_thumbnail(thumbs: Thumbnails, file: PictureFile) -> str:
    """Make the thumbnail of a file; returns why it can't be, or ""."""
    try:
        thumbs.keep(file, read_picture(file.path))
    except PictureProblem as problem:
        if problem.lasting:
            thumbs.refuse(file, str(problem))
        return str(problem)
    return ""
