"""A scenario as the text of its file: what `file` reads back as the very same position."""

from __future__ import annotations

import json
from collections.abc import Iterable

from dbz_desktop.cards.model import Card
from dbz_desktop.match.scenarios.scenario import LISTS, SIDES, InPlay, Scenario, SideSetup


def scenario_text(scenario: Scenario) -> str:
    """The text of a scenario's file, in TOML.

    Cards stand there by their ids, which mean the same whatever packs the reader has, with their
    names behind them.
    """
    lines = [f"title = {quoted(scenario.title)}"]
    for key, text in (("source", scenario.source), ("note", scenario.note)):
        if text:
            lines.append(f"{key} = {quoted(text)}")
    for key, texts in (
        ("rules", scenario.rules),
        ("rulings", scenario.rulings),
        ("editions", scenario.editions),
    ):
        if texts:
            lines.append(f"{key} = [{', '.join(map(quoted, texts))}]")
    lines.append(f"seed = {scenario.seed}")
    for name, side in zip(SIDES, scenario.sides, strict=True):
        lines += ["", f"[{name}]", *_side(side)]
    lines += ["", "[start]", *_start(scenario)]
    if scenario.steps or scenario.auto:
        lines += ["", "[play]"]
        if scenario.auto:
            lines.append(f"auto = {quoted(scenario.auto)}")
        lines += _list("steps", ((quoted(step), "") for step in scenario.steps))
    return "\n".join(lines) + "\n"


def quoted(text: str) -> str:
    """A text as TOML writes it: as JSON does, which is stricter."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _side(side: SideSetup) -> list[str]:
    lines = [f"name = {quoted(side.name)}"]
    lines += _list("mp", map(_card, side.mp))
    lines.append(f"mastery = {quoted(side.mastery.id)}{_behind(side.mastery.name)}")
    lines += [f"{key} = {getattr(side, key)}" for key in ("level", "stages", "anger")]
    for key in LISTS:
        lines += _list(key, map(_card, getattr(side, key)))
    lines.append("fill = 0")
    lines += _list("play", map(_in_play, side.play))
    used = (
        (f"{{ card = {quoted(each.card)}, part = {each.part} }}" if each.part
         else quoted(each.card), "")
        for each in side.used
    )  # fmt: skip
    lines += _list("used", used)
    lasting = []
    for each in side.lasting:
        of = f"card = {quoted(each.card)}, " if each.card else ""
        lasting.append((f"{{ {of}text = {quoted(each.text)} }}", ""))
    return lines + _list("lasting", lasting)


def _card(card: Card) -> tuple[str, str]:
    return quoted(card.id), card.name


def _in_play(entry: InPlay) -> tuple[str, str]:
    parts = [f"card = {quoted(entry.card.id)}", f"stages = {entry.stages}"]
    if entry.attached_to:
        parts.append(f"attached_to = {quoted(entry.attached_to)}")
    if entry.captured:
        parts.append("captured = true")
    return f"{{ {', '.join(parts)} }}", entry.card.name


def _start(scenario: Scenario) -> list[str]:
    lines = [f"turn = {quoted(SIDES[scenario.turn])}", f"phase = {quoted(scenario.phase)}"]
    lines.append(f"number = {scenario.number}")
    lines.append(f"declared_by = {quoted(SIDES[scenario.declared_by])}")
    lines.append(f"action = {quoted(SIDES[scenario.action])}")
    passed = [side for side, has in zip(SIDES, scenario.passed, strict=True) if has]
    if passed:
        lines.append(f"passed = [{', '.join(map(quoted, passed))}]")
    attacks = []
    for attack in scenario.attacks:
        parts = [f"by = {quoted(SIDES[attack.player])}", f"card = {quoted(attack.card)}"]
        for key, usual in (
            ("stopped", False), ("stages", 0), ("life_cards", 0),
            ("critical", False), ("from_hand", True), ("copy", False),
        ):  # fmt: skip
            value = getattr(attack, key)
            if value != usual:
                parts.append(f"{key} = {json.dumps(value)}")
        attacks.append((f"{{ {', '.join(parts)} }}", ""))
    return lines + _list("attacks", attacks)


def _list(key: str, items: Iterable[tuple[str, str]]) -> list[str]:
    """A list with an entry a line, and what it is behind it; nothing where it is empty."""
    lines = [f"    {value},{_behind(words)}" for value, words in items]
    return [f"{key} = [", *lines, "]"] if lines else []


def _behind(words: str) -> str:
    # A name may come from anybody's pack: a comment ends with its line.
    plain = " ".join("".join(c if c.isprintable() else " " for c in words).split())
    return f"  # {plain}" if plain else ""
