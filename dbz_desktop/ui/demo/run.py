"""The demo: a computer match played through the real windows, with a picture of every page.

It is played once for each theme, with the text sizes by turns, on as many processors as there are,
and each moment is taken in every window size. With one theme it is played once for each text size.
Without a display it runs offscreen. What it shows follows from the seed alone.
"""

from __future__ import annotations

import multiprocessing
import os
import tempfile
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from dbz_desktop.ui.demo.camera import Camera, do_without_display, home_of_its_own
from dbz_desktop.ui.demo.tour import Tour
from dbz_desktop.ui.files.settings import themes as known_themes

SIZES = ((1280, 720), (2560, 1440))
SCALES = (1.0, 2.0)


def run_demo(
    out: Path,
    sizes: Sequence[tuple[int, int]] = SIZES,
    themes: Sequence[str] = (),
    scales: Sequence[float] = SCALES,
    seed: int = 7,
) -> list[Path]:
    """Play the match and save a PNG of every page and key moment; returns the files.

    `sizes` are window sizes in pixels, `themes` names of theme files (none: all there are),
    `scales` text sizes as factors. A file is named after page, size, theme and text size.
    """
    do_without_display()
    out.mkdir(parents=True, exist_ok=True)
    looks = _looks(themes or known_themes(), scales)
    jobs = min(len(looks), os.cpu_count() or 1)
    with tempfile.TemporaryDirectory(prefix="dbz-demo-") as known:
        tour = partial(_tour, out, tuple(sizes), seed, Path(known))
        if jobs < 2:
            return [file for look in looks for file in tour(look)]
        # Each look in a process of its own: all that they share is who would have won when.
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(jobs, context, max_tasks_per_child=1) as workers:
            return [file for files in workers.map(tour, looks) for file in files]


def _looks(themes: Sequence[str], scales: Sequence[float]) -> list[tuple[str, float]]:
    """Every theme and every text size, each with the other ones by turns: to take all of them with
    all others takes several times as long, and shows little more."""
    most = max(len(themes), len(scales))
    return [(themes[n % len(themes)], scales[n % len(scales)]) for n in range(most)]


def _tour(
    out: Path,
    sizes: tuple[tuple[int, int], ...],
    seed: int,
    known: Path,
    look: tuple[str, float],
) -> list[Path]:
    """Play the match in one look; returns the pictures. `known` is the folder where a look finds
    the chances to win that another has worked out of the same match, and leaves its own."""
    with home_of_its_own() as home:
        camera = Camera(out, home, sizes, *look)
        Tour(camera, seed, known).run()
        return camera.files
