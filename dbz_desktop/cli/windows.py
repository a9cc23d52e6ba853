"""`dbz-desktop` and `dbz-desktop demo`: the two commands that open windows."""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path
from typing import Any

from dbz_desktop.cli import FOUND_WRONG, OK, Failure, Usage


def app(arguments: argparse.Namespace) -> int:
    """Open the app, with the files that a double-click named; returns its exit code.

    Where the app is open already, its window opens them, see `ui/system/one_window.py`.
    """
    files: list[Path] = getattr(arguments, "files", [])
    code: int = _from_ui("app", "main")([str(file) for file in files])
    return code


def demo(arguments: argparse.Namespace) -> int:
    """Play the demo match, save its screenshots, and name them."""
    options: dict[str, Any] = {}
    if arguments.size is not None:
        size = re.fullmatch(r"(\d{3,5})[xX×](\d{3,5})", arguments.size)
        if not size:
            raise Usage(f"--size {arguments.size}: must be width x height in pixels: 1600x900")
        options["size"] = (int(size[1]), int(size[2]))
    if arguments.text_scale is not None:
        if not 1 <= arguments.text_scale <= 2:
            raise Usage(f"--text-scale {arguments.text_scale}: must be from 1 to 2")
        options["scale"] = arguments.text_scale
    if arguments.theme is not None:
        known = _from_ui("files.settings", "themes")()
        if arguments.theme not in known:
            raise Usage(f"--theme {arguments.theme}: must be one of {', '.join(known)}")
        options["theme"] = arguments.theme
    try:
        arguments.out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Usage(f"--out {arguments.out}: {error.strerror}") from error
    if arguments.seed is not None:
        if not 0 <= arguments.seed < 10**12:
            raise Usage(f"--seed {arguments.seed}: must be 0 or more, of at most 12 digits")
        options["seed"] = arguments.seed
    if arguments.game:
        return _demo_game(arguments.out, options)
    many = {f"{name}s": (options.pop(name),) for name in _LOOK if name in options}
    run_demo = _from_ui("demo.run", "run_demo")
    files: list[Path] = run_demo(arguments.out, **many, **options)
    for file in files:
        print(file)
    return OK if files else FOUND_WRONG


_LOOK = ("size", "theme", "scale")
"""What the demo's pictures are taken in several of, and its game is played in one of."""


def _demo_game(out: Path, options: dict[str, Any]) -> int:
    """Play one match by hand through the window; the report is a line of JSON, and in a file."""
    run_game, wrong = (
        _from_ui("demo.played_game", "run_game"),
        _from_ui("demo.played_game", "WentWrong"),
    )
    try:
        report = run_game(out, **options)
    except wrong as error:
        raise Failure(str(error)) from error
    print(json.dumps(report))
    return OK


def _from_ui(module: str, name: str) -> Any:
    """A function of the windows, imported late: they need Qt, and Qt needs system libraries."""
    import importlib

    try:
        return getattr(importlib.import_module(f"dbz_desktop.ui.{module}"), name)
    except ImportError as error:
        raise Failure(f"the windows can't be opened: {error}") from error
