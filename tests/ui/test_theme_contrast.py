"""Every theme: the same names, text that reads on its ground, focus rings that show."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QPushButton

import dbz_desktop.ui
from dbz_desktop.paths import resources_folder
from dbz_desktop.ui.faces.emblem import band
from dbz_desktop.ui.files.settings import themes
from dbz_desktop.ui.kit.theme import apply_theme, contrast, ink_on, load_theme
from dbz_desktop.ui.table.scouter import FAINT

NAMES = themes()
UI = Path(dbz_desktop.ui.__file__).parent
PAGES = ("ground", "panel", "panel-raised", "panel-hover")
"""The grounds that any text of a page may stand on."""

DRAWN = {
    "text": (*PAGES, "ground-glow", "accent-dim", "glass-own", "glass-own-edge", "glass-rival")
    + ("glass-rival-edge",),
    "text-muted": (*PAGES, "ground-glow", "glass-own", "glass-own-edge", "glass-rival")
    + ("glass-rival-edge",),
    "text-faint": ("panel", "panel-raised", "panel-hover"),
    "accent": (*PAGES, "ground-glow"),
    "amber": (*PAGES, "ground-glow", "glass-own", "glass-own-edge", "glass-rival"),
    "danger": (*PAGES, "ground-glow"),
    "stopped": (*PAGES, "ground-glow"),
    "accent-ink": ("accent", "accent-hover", "amber", "danger"),
    "card-ink": ("card-paper",),
    "card-text": ("card-shade", "card-frame", "card-stop", "card-defense", "card-power")
    + ("card-cost",),
    "card-paper": ("card-frame",),
    "gold": ("card-frame", "card-shade"),
}
"""What the program draws itself: the colour of words and the grounds they stand on."""


def colours_of(name: str) -> dict[str, QColor]:
    return load_theme(name).colours


def least(name: str) -> float:
    """The contrast that text needs (WCAG 1.4.3, 1.4.6)."""
    return 7.0 if name == "high-contrast" else 4.5


def blend(top: QColor, below: QColor, alpha: float) -> QColor:
    return QColor.fromRgbF(
        *(
            one * alpha + other * (1 - alpha)
            for one, other in zip(top.getRgbF()[:3], below.getRgbF()[:3], strict=True)
        )
    )


def rules() -> list[tuple[str, str]]:
    """Selector and body of every rule of both style sheets."""
    sheet = (resources_folder() / "themes" / "app.qss").read_text(encoding="utf-8")
    sheet = re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL)
    # The braces of a placeholder are not those of a rule.
    sheet = re.sub(r"\$\{(\w+)\}", r"$\1", sheet)
    return [(head.strip(), body) for head, body in re.findall(r"([^{}]+)\{([^{}]*)\}", sheet)]


def test_there_are_three_themes_and_the_dark_one_comes_first():
    assert NAMES == ["dark", "high-contrast", "light"]


@pytest.mark.parametrize("name", NAMES)
def test_every_theme_has_the_same_names(name):
    def names(theme: str) -> dict[str, list[str]]:
        path = resources_folder() / "themes" / f"{theme}.toml"
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        parts = {key: sorted(part) for key, part in data.items() if isinstance(part, dict)}
        return {**parts, "top": sorted(data)}

    assert names(name) == names("dark")


@pytest.mark.parametrize("name", NAMES)
def test_drawn_words_read_on_their_grounds(name):
    colours = colours_of(name)
    poor = {
        (ink, ground): round(ratio, 2)
        for ink, grounds in DRAWN.items()
        for ground in grounds
        if (ratio := contrast(colours[ink], colours[ground])) < least(name)
    }
    assert not poor


@pytest.mark.parametrize("name", NAMES)
def test_rules_that_set_words_and_ground_keep_their_contrast(name):
    colours = {key.replace("-", "_"): colour for key, colour in colours_of(name).items()}
    seen, poor = 0, {}
    for head, body in rules():
        ink = re.search(r"(?<![-\w])color: \$(\w+)", body)
        ground = re.search(r"background: \$(\w+)", body)
        if not ink:
            continue
        grounds = [ground[1]] if ground else ["ground", "panel", "panel_raised"]
        if ink[1] == "accent_ink":
            # The words of a filled button: its fill is in another rule.
            grounds = ["accent", "accent_hover", "amber"]
        for place in grounds:
            seen += 1
            ratio = contrast(colours[ink[1]], colours[place])
            if ratio < least(name) - 0.01 and ":disabled" not in head:
                poor[head, ink[1], place] = round(ratio, 2)
    assert seen > 60
    assert not poor


@pytest.mark.parametrize("name", NAMES)
def test_the_row_of_the_present_step_reads(name):
    colours = colours_of(name)
    row = blend(colours["accent-dim"], colours["panel"], 0.55)
    for ink in ("text", "amber"):
        assert contrast(colours[ink], row) >= least(name), ink


@pytest.mark.parametrize("name", NAMES)
def test_the_numbers_of_the_scouters_stages_read(name):
    look = load_theme(name)
    colours = look.colours
    for lit in ("lens", "amber"):
        passed = colours[lit]
        if look.scheme == "dark":
            passed = blend(colours["ground"], passed, FAINT)
        for ground in (colours[lit], passed):
            assert contrast(colours["accent-ink"], ground) >= least(name), lit
        assert contrast(passed, colours["lens-dim"]) >= 3, lit
    assert contrast(colours["text"], colours["lens-dim"]) >= least(name)


@pytest.mark.parametrize("name", NAMES)
def test_ink_reads_on_the_colours_of_styles_and_sides(name):
    look = load_theme(name)
    fills = dict(look.styles)
    fills |= {key: look.colours[key] for key in ("hero", "villain", "ally", "gold")}
    for fill, colour in fills.items():
        ink = ink_on(colour)
        for end in (colour, *band(colour)):
            assert contrast(ink, end) >= least(name), f"{fill} {end.name()}"


@pytest.mark.parametrize("name", NAMES)
def test_focus_rings_and_controls_show(name):
    colours = colours_of(name)
    for ground in ("ground", "ground-glow", *PAGES, "accent-dim"):
        assert contrast(colours["focus"], colours[ground]) >= 3, ground
    # A ring of two colours this far apart shows on anything (WCAG technique C40).
    assert contrast(colours["focus"], colours["focus-under"]) >= 9
    for fill in ("accent", "accent-hover", "amber"):
        assert contrast(colours["focus-under"], colours[fill]) >= 3, fill
    for ground in ("ground", "panel", "panel-raised"):
        assert contrast(colours["line-strong"], colours[ground]) >= 3, ground
    assert contrast(colours["lens"], colours["lens-dim"]) >= 3
    assert contrast(colours["danger"], colours["lens-dim"]) >= 3


def test_high_contrast_has_stronger_lines():
    strong, dark = load_theme("high-contrast"), load_theme("dark")
    assert strong.border > dark.border
    assert strong.ring > dark.ring
    assert contrast(strong.colours["line"], strong.colours["panel"]) >= 3


def _literals(source: str) -> list[int]:
    """The lines on which a colour is written out."""
    found = []
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            written = node.args and isinstance(node.args[0], ast.Constant)
            if node.func.id == "QColor" and written:
                found.append(node.lineno)
        elif isinstance(node, ast.Attribute) and ast.unparse(node.value) == "Qt.GlobalColor":
            # What wipes pixels out needs some colour, and shows none.
            wipes = "CompositionMode_Clear" in "".join(lines[node.lineno - 3 : node.lineno])
            if node.attr != "transparent" and not wipes:
                found.append(node.lineno)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            if re.search(r"#[0-9A-Fa-f]{6}\b|\brgba?\(", node.value):
                found.append(node.lineno)
    return found


def test_colours_are_written_out_only_in_themes_and_faces():
    written = "QColor(4, 10, 11)\nQColor('red')\nx = '#FF00FF'\nQt.GlobalColor.red"
    assert sorted(_literals(written)) == [1, 2, 3, 4]
    own = {UI / "kit" / "theme.py"}
    files = [p for p in UI.rglob("*.py") if p not in own and "faces" not in p.parts]
    assert len(files) > 40
    named = {
        f"{path.relative_to(UI)}:{line}"
        for path in files
        for line in _literals(path.read_text(encoding="utf-8"))
    }
    assert not named


PAINTED = {"draw_box": (3, 4), **dict.fromkeys(("draw_line", "draw_plain", "draw_name"), (3,))}
PAINTED["draw_icon"] = (3,)
"""Where painting by hand takes a colour or its name."""


def _choices(colour):
    """The names that stand for a colour, all that it may be."""
    if isinstance(colour, ast.IfExp):
        return [*_choices(colour.body), *_choices(colour.orelse)]
    return [colour.value] if isinstance(colour, ast.Constant) and colour.value else []


def test_colours_that_the_code_names_are_in_the_themes():
    known = set(colours_of("dark"))
    named = set()
    for path in UI.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        named |= set(re.findall(r"\.colour\(\s*\"([a-z-]+)\"", text))
        for call in ast.walk(ast.parse(text)):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name):
                for place in PAINTED.get(call.func.id, ()):
                    for colour in call.args[place : place + 1]:
                        named |= set(_choices(colour))
    assert len(named) > 20
    assert named <= known


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_qt_takes_the_whole_style_sheet(qapp, qtlog, name, scale):
    apply_theme(qapp, name, scale)
    QPushButton("A button").ensurePolished()
    assert [record.message for record in qtlog.records if "parse" in record.message] == []
