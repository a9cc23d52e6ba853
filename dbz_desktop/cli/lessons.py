"""`dbz-desktop lessons check`: lessons played to their end."""

from __future__ import annotations

import argparse
from pathlib import Path

from dbz_desktop.cli import FOUND_WRONG, OK
from dbz_desktop.cli.common import existing, pool_of, print_json
from dbz_desktop.match.lessons.check import LessonReport, check_file
from dbz_desktop.match.lessons.library import all_lessons


def check(arguments: argparse.Namespace) -> int:
    """Check lessons, all of this installation without files; 1 when one can't be played."""
    pool = pool_of(arguments)
    reports = [check_file(path, pool) for path in _files(arguments.paths)]
    wrong = [report for report in reports if not report.sound]
    if arguments.json:
        print_json(
            {
                "lessons": len(reports),
                "sound": len(reports) - len(wrong),
                "problems": [{"file": str(r.path), "problems": r.problems} for r in wrong],
            }
        )
        return FOUND_WRONG if wrong else OK
    for report in reports:
        _print(report)
    print(f"{len(reports) - len(wrong)} of {len(reports)} lessons can be played to their end")
    return FOUND_WRONG if wrong else OK


def _files(paths: list[Path]) -> list[Path]:
    if not paths:
        return [entry.path for entry in all_lessons()]
    found: list[Path] = []
    for path in existing(paths):
        found += sorted(path.rglob("*.toml")) if path.is_dir() else [path]
    return found


def _print(report: LessonReport) -> None:
    if report.sound:
        tried = f"{report.steps} steps, {report.wrong_answers} wrong answers"
        print(f"ok   {report.path} {report.title} ({tried})")
        return
    print(f"FAIL {report.path}")
    for problem in report.problems:
        print(f"     {problem}")
