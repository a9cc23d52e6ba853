"""`dbz-desktop scenario run`: rulings played and checked."""

from __future__ import annotations

import argparse
from pathlib import Path

from dbz_desktop.cards.packs import PackError, pack_data
from dbz_desktop.cli import FOUND_WRONG, OK, Usage
from dbz_desktop.cli.common import existing, pool_of, print_json
from dbz_desktop.match.scenarios.run import ScenarioResult, run_scenario


def run(arguments: argparse.Namespace) -> int:
    """Play every scenario; 1 when one doesn't end as expected."""
    paths = scenario_files(existing(arguments.paths))
    if not paths:
        raise Usage("no scenario (.toml) was found there")
    if arguments.pack is not None:
        existing([arguments.pack])
    pool = pool_of(arguments)
    results = [run_scenario(path, pool, arguments.pack) for path in paths]
    failed = [result for result in results if not result.passed]
    if arguments.json:
        print_json(
            {
                "scenarios": len(results),
                "passed": len(results) - len(failed),
                "expectations": sum(result.expectations for result in results),
                "failures": [_report(result) for result in failed],
            }
        )
    else:
        for result in results:
            _print(result, arguments.log)
        print(f"{len(results) - len(failed)} of {len(results)} scenarios as expected")
    return FOUND_WRONG if failed else OK


def scenario_files(paths: list[Path]) -> list[Path]:
    """The scenario files among paths and below folders; card packs beside them are left out."""
    found = []
    for path in paths:
        if path.is_dir():
            found += [file for file in sorted(path.rglob("*.toml")) if not _is_pack(file)]
        else:
            found.append(path)
    return found


def _is_pack(path: Path) -> bool:
    try:
        return "card" in pack_data(path)
    except PackError:
        # Let the scenario reader say what is wrong with it.
        return False


def _report(result: ScenarioResult) -> dict[str, object]:
    return {
        "file": str(result.path),
        "title": result.title,
        "rules": list(result.rules),
        "failures": result.failures,
        "log": result.log,
    }


def _print(result: ScenarioResult, log: bool) -> None:
    rules = f" [{', '.join(result.rules)}]" if result.rules else ""
    print(f"{'ok  ' if result.passed else 'FAIL'} {result.path}{rules} {result.title}")
    for failure in result.failures:
        print(f"     {failure}")
    if log:
        for line in result.log:
            print(f"     | {line}")
