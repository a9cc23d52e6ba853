"""The lessons of this installation: those that are shipped, in their order, and the user's own."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from dbz_desktop import intake, paths
from dbz_desktop.match.lessons.file import MAX_FILE_BYTES
from dbz_desktop.match.lessons.lesson import seconds_to_take

MAX_OWN = 200
"""Files of the user's folder that are listed."""


@dataclass(frozen=True, slots=True)
class LessonEntry:
    """A lesson in a list, before it is opened. `problem` says why it can't be."""

    key: str
    path: Path
    title: str
    about: str = ""
    minutes: int = 0
    own: bool = False
    problem: str = ""


def shipped_folder() -> Path:
    """Where the shipped lessons lie; their file names give their order."""
    return paths.resources_folder() / "lessons"


def own_folder() -> Path:
    """Where the user's own lessons lie; it need not exist."""
    return paths.user_data_folder() / "lessons"


def shipped_lessons() -> list[Path]:
    """The files of the shipped lessons, in their order."""
    return sorted(shipped_folder().glob("*.toml"))


def all_lessons() -> list[LessonEntry]:
    """The shipped lessons in their order, then the user's own by name. Only their heads are
    looked at: whether a lesson can be played is found when it is opened, or by the check."""
    own = sorted(own_folder().glob("*.toml"))[:MAX_OWN] if own_folder().is_dir() else []
    return [_entry(path, False) for path in shipped_lessons()] + [
        _entry(path, True) for path in own
    ]


def _entry(path: Path, own: bool) -> LessonEntry:
    key = f"own/{path.stem}" if own else path.stem
    try:
        text = intake.text_of(
            intake.read_bytes(path, MAX_FILE_BYTES, ", which no lesson is"), "lesson"
        )
        data = intake.toml_table(text, "lesson")
    except intake.Unreadable as error:
        return LessonEntry(key, path, path.stem, own=own, problem=intake.shown(str(error), 300))
    title, about, steps = data.get("title"), data.get("about"), data.get("step")
    said: list[object] = [data.get("done")]
    if isinstance(steps, list):
        said += [step.get("say") for step in steps if isinstance(step, dict)]
    seconds = seconds_to_take([words for words in said if isinstance(words, str)])
    return LessonEntry(
        key,
        path,
        intake.shown(title, 80) if isinstance(title, str) else path.stem,
        intake.shown(about, 200) if isinstance(about, str) else "",
        max(1, round(seconds / 60)),
        own,
    )
