"""The README: its links lead somewhere, its example of a card compiles, its commands exist."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

TOP = Path(__file__).parents[2]
TEXT = (TOP / "README.md").read_text(encoding="utf-8")


def anchors() -> set[str]:
    """The headings, as GitHub names them."""
    heads = re.findall(r"^#+ (.+)$", TEXT, re.M)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


def test_every_link_into_the_readme_has_its_heading():
    linked = re.findall(r"\]\(#([^)]+)\)", TEXT)
    assert linked and set(linked) <= anchors()


def test_every_file_that_is_linked_is_there():
    linked = [link for link in re.findall(r"\]\(([^#)][^)]*)\)", TEXT) if "://" not in link]
    assert any(link.endswith(".png") for link in linked)
    assert [link for link in linked if not (TOP / link).is_file()] == []


def test_the_example_of_a_card_compiles(tmp_path):
    (example,) = re.findall(r"```toml\n(.+?)```", TEXT, re.S)
    (tmp_path / "mine.toml").write_text(example)
    command = [sys.executable, "-m", "dbz_desktop", "cards", "check", str(tmp_path / "mine.toml")]
    result = subprocess.run(command, cwd=TOP, capture_output=True, text=True)
    assert result.returncode == 0 and "1 of 1 cards compile" in result.stdout, result


@pytest.mark.parametrize(
    "command", sorted(set(re.findall(r"`dbz-desktop ([a-z]+(?: [a-z]+)?)", TEXT)))
)
def test_every_command_that_is_named_exists(command):
    words = [sys.executable, "-m", "dbz_desktop", *command.split(), "--help"]
    assert subprocess.run(words, cwd=TOP, capture_output=True).returncode == 0


def test_every_folder_of_the_map_is_there():
    named = re.findall(r"^\| `([a-z_/]+/)` \|", TEXT, re.M)
    assert len(named) > 10
    assert [folder for folder in named if not (TOP / folder).is_dir()] == []
    rooms = {
        path.name for path in (TOP / "dbz_desktop").iterdir() if (path / "__init__.py").is_file()
    }
    assert rooms == {folder.split("/")[1] for folder in named if folder.startswith("dbz_desktop/")}


@pytest.mark.parametrize("place", ["ui", "rules/language"])
def test_every_room_of_windows_and_language_is_on_the_map(place):
    rows = re.findall(rf"^\| (`dbz_desktop/{place}/[a-z][^|]+) \|", TEXT, re.M)
    named = [room for row in rows for room in re.findall(rf"`dbz_desktop/{place}/([a-z_]+)/`", row)]
    folder = TOP / "dbz_desktop" / place
    assert sorted(named) == sorted(
        path.name for path in folder.iterdir() if (path / "__init__.py").is_file()
    )


def test_every_place_that_a_change_goes_to_is_there():
    table = TEXT.split("### Where a change goes", 1)[1].split("\n## ", 1)[0]
    named = set(re.findall(r"`([a-z_]+/[a-z_/.]*)`", table))
    assert len(named) > 12
    places = [(TOP / "dbz_desktop" / name, TOP / name) for name in named]
    assert [one for one, other in places if not (one.exists() or other.exists())] == []


def test_the_changelog_begins_with_this_version():
    from dbz_desktop import __version__

    changes = TEXT.split("# Changelog", 1)[1]
    assert re.findall(r"^\*\*(.+?)\*\*", changes, re.M)[0].startswith(__version__)
