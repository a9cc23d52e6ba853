"""`dbz-desktop cards`: compiling, formatting, showing and bringing in cards."""

from __future__ import annotations

import argparse
import csv
import difflib
import io
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from dbz_desktop import intake
from dbz_desktop.cards.model import Card
from dbz_desktop.cards.packs import MAX_CARDS, MAX_FILE_BYTES, Pack, PackError, card_from_table
from dbz_desktop.cards.writing import pack_text
from dbz_desktop.cli import FOUND_WRONG, OK, Failure, Usage
from dbz_desktop.cli.canonical import Rewriter
from dbz_desktop.cli.common import edition_of, existing, pool_of, print_json, read_pool
from dbz_desktop.match.content.library import load_pool, user_packs_folder
from dbz_desktop.match.packs import all_editions, misread_of
from dbz_desktop.rules.kernel.editions import Edition
from dbz_desktop.writing import write_whole


def check(arguments: argparse.Namespace) -> int:
    """Compile every card and report the sentences that aren't understood."""
    pool = read_pool(existing(arguments.paths)) if arguments.paths else load_pool()
    failures: list[dict[str, Any]] = []
    for error in pool.errors:
        failures.append(
            {
                "id": error.card,
                "name": None,
                "sentence": None,
                "line": None,
                "column": None,
                "message": error.message if error.card else str(error),
                "file": str(error.path) if error.path else None,
            }
        )
    compiled = 0
    editions = all_editions()
    for card in pool.cards.values():
        found = list(card_failures(card, editions, pool.origin.get(card.id)))
        compiled += not found
        failures += found
    unread = len({f["id"] for f in failures if f["id"] and f["id"] not in pool.cards})
    cards = len(pool.cards) + unread
    if arguments.json:
        print_json({"cards": cards, "compiled": compiled, "failures": failures})
    else:
        for failure in failures:
            _print_failure(failure)
        print(f"{compiled} of {cards} cards compile")
    if not cards and not failures:
        raise Usage("no cards were found there")
    return FOUND_WRONG if failures else OK


def card_failures(
    card: Card, editions: list[Edition], file: Path | None = None
) -> Iterator[dict[str, Any]]:
    """What isn't understood of a card, in any of its wordings, as `check --json` prints it."""
    for misread in misread_of(card, editions):
        yield {
            "id": card.id,
            "name": card.name,
            "sentence": misread.sentence,
            "line": misread.line,
            "column": misread.column,
            "words": misread.words,
            "message": misread.message,
            "edition": misread.edition or None,
            "file": str(file) if file else None,
        }


def _print_failure(failure: dict[str, Any]) -> None:
    who = " ".join(part for part in (failure["id"], failure["name"]) if part)
    if failure["sentence"] is None:
        print(f"{failure['file']}: {who + ': ' if who else ''}{failure['message']}")
        return
    edition = f" [{failure['edition']}]" if failure.get("edition") else ""
    print(f"{who}{edition}: {failure['message']}")
    print(f"    {failure['sentence']}")
    words = failure.get("words") or ""
    start = failure["sentence"].find(words) if words else -1
    if start >= 0:
        print(f"    {' ' * start}{'^' * len(words)}")


def format_packs(arguments: argparse.Namespace) -> int:
    """Rewrite packs in the canonical wording; with --check only report where they differ."""
    files = list(_pack_files(existing(arguments.paths)))
    if not files:
        raise Usage("no card pack (.toml) was found there")
    code = OK
    for file in files:
        rewriter = Rewriter(file)
        try:
            text = rewriter.rewritten()
        except PackError as error:
            print(f"{error}", file=sys.stderr)
            code = FOUND_WRONG
            continue
        for problem in rewriter.unread:
            print(f"{file}: {problem}", file=sys.stderr)
            code = FOUND_WRONG
        if not rewriter.changes:
            continue
        for change in rewriter.changes:
            print(f"{file}: {change}")
        if arguments.check:
            code = FOUND_WRONG
        else:
            write_whole(file, text)
    return code


def _pack_files(paths: Iterable[Path]) -> Iterator[Path]:
    for path in paths:
        if path.is_dir():
            yield from sorted(path.rglob("*.toml"))
        else:
            yield path


def show(arguments: argparse.Namespace) -> int:
    """Show a card's facts and its text in an edition."""
    wanted = " ".join(arguments.title)
    edition = edition_of(arguments.edition)
    pool = pool_of(arguments)
    found = [pool.cards[wanted.upper()]] if wanted.upper() in pool.cards else pool.titled(wanted)
    if not found:
        found = [card for card in pool.cards.values() if wanted.upper() in card.printings]
    if not found:
        titles = {card.name.casefold(): card.name for card in pool.cards.values()}
        titles.update({card.title.casefold(): card.title for card in pool.cards.values()})
        near = difflib.get_close_matches(wanted.casefold(), titles, 3, 0.6)
        hint = f"; did you mean {' or '.join(titles[name] for name in near)}?" if near else ""
        raise Failure(f'there is no card "{wanted}"{hint}')
    print("\n\n".join(card_text(card, edition) for card in found))
    return OK


def card_text(card: Card, edition: Edition) -> str:
    """A card in words, as `cards show` prints it."""
    from dbz_desktop.match.content.rulings import rulings, wordings
    from dbz_desktop.rules.language.compiler import canonical_text, compile_card

    style = f"{card.style.value} " if card.is_styled else ""
    level = f", level {card.level}" if card.level else ""
    side = f", {card.alignment.value}" if card.alignment else ""
    lines = [f"{card.name}  ({card.id})", f"{style}{card.type.value}{level}{side}"]
    if card.pur is not None:
        lines.append(f"PUR {card.pur}")
    if card.stages:
        lines.append("stages " + " / ".join(f"{stage:,}" for stage in reversed(card.stages)))
    if card.endurance is not None:
        lines.append(f"Endurance {card.endurance}")
    program = compile_card(card, edition)
    lines += ["", program.text if program.failures else canonical_text(program)]
    if program.failures:
        lines.append(f"({len(program.failures)} sentences are not understood yet)")
    if len(card.printings) > 1:
        lines += ["", "printed as " + ", ".join(card.printings)]
    texts = [wording for wording in wordings(card) if wording.documents]
    if len(texts) > 1:
        lines += ["", "wordings"]
        lines += [f"{text.years}  {', '.join(text.documents)}\n    {text.text}" for text in texts]
    found = rulings(card)
    if found:
        lines += ["", "rulings"]
        lines += [f"{ruling.rule} ({ruling.source})\n    {ruling.text}" for ruling in found]
    return "\n".join(lines)


def import_list(arguments: argparse.Namespace) -> int:
    """Bring a CSV or JSONL list of cards into a pack of the user's."""
    (file,) = existing([arguments.file])
    target: Path = arguments.to or user_packs_folder() / f"{file.stem}.toml"
    if target.exists():
        raise Failure(f"{target} is there already; move it away, or choose another with --to")
    pool = Pack()
    if file.suffix.lower() == ".csv":
        _read_csv(pool, file)
    else:
        from dbz_desktop.cli.facts import add_facts

        add_facts(pool, file)
    for error in pool.errors:
        print(f"{error}", file=sys.stderr)
    if not pool.cards:
        raise Failure(f"{file}: no card could be read; columns are the keys of a card pack")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        write_whole(target, pack_text(pool.cards.values()))
    except OSError as error:
        raise Failure(f"{target} can't be written: {error.strerror or error}") from error
    unread = [card for card in pool.cards.values() if any(card_failures(card, all_editions()))]
    print(f"{len(pool.cards)} cards written to {target}")
    for card in unread:
        print(f"  {card.name} ({card.id}): its text isn't fully understood; see cards check")
    return FOUND_WRONG if pool.errors else OK


def _read_csv(pool: Pack, file: Path) -> None:
    """Read a CSV list: the first line names the columns, lists are separated by blanks."""
    try:
        text = intake.text_of(intake.read_bytes(file, MAX_FILE_BYTES, "; split it"), "list")
    except intake.Unreadable as error:
        raise Failure(f"{file}: {error}") from error
    dialect: Any = csv.excel
    if text.partition("\n")[0].count(";") > text.partition("\n")[0].count(","):
        dialect = type("Semicolons", (csv.excel,), {"delimiter": ";"})
    try:
        for number, row in enumerate(csv.DictReader(io.StringIO(text), dialect=dialect), 2):
            if number > MAX_CARDS + 1:
                raise Failure(f"{file}: holds more than {MAX_CARDS:,} cards; split it")
            try:
                pool.add(card_from_table(_typed(row), file, number), file)
            except (PackError, ValueError) as error:
                problem = error if isinstance(error, PackError) else None
                pool.errors.append(
                    problem or PackError(f"line {number}: {error}", file, row.get("id"))
                )
    except csv.Error as error:
        raise Failure(f"{file}: is not CSV: {error}") from error


def _typed(row: dict[Any, Any]) -> dict[str, Any]:
    table: dict[str, Any] = {}
    for key, value in row.items():
        if key is None:
            raise ValueError("has more fields than the first line has columns")
        key = "title" if key.strip().casefold() == "name" else key.strip().casefold()
        text = (value or "").strip()
        if not text:
            continue
        if key in ("level", "pur", "endurance"):
            table[key] = int(text)
        elif key == "stages":
            table[key] = [int(part.replace(",", "")) for part in text.replace("/", " ").split()]
        elif key == "printings":
            table[key] = text.replace(",", " ").split()
        elif key == "gold_title":
            table[key] = text.casefold() in ("1", "true", "yes")
        else:
            table[key] = text
    return table
