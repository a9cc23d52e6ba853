"""The edition files: every key is known, stated and of its kind, or the file isn't read."""

from __future__ import annotations

import tomllib
from dataclasses import fields
from pathlib import Path

import pytest

from dbz_desktop.cards.editions import EditionError, EditionRules, read_editions
from dbz_desktop.match.content.editions import editions_folder, load_edition

FANZ = (editions_folder() / "fanz.toml").read_text("utf-8")
OLDER = [path for path in editions_folder().glob("*.toml") if path.stem != "fanz"]


def written(folder: Path, old: str, new: str) -> Path:
    """The shipped editions, with something else in one of their lines."""
    assert FANZ.count(old) == 1
    for path in OLDER:
        (folder / path.name).write_text(path.read_text("utf-8"), "utf-8")
    (folder / "fanz.toml").write_text(FANZ.replace(old, new), "utf-8")
    return folder


@pytest.mark.parametrize("path", sorted(editions_folder().glob("*.toml")), ids=lambda p: p.stem)
def test_the_record_says_what_the_file_says(path: Path) -> None:
    table = tomllib.loads(path.read_text("utf-8"))
    rules = load_edition(path.stem).rules
    assert set(table["rules"]) == {each.name for each in fields(EditionRules)}
    for key, value in table["rules"].items():
        assert getattr(rules, key) == (tuple(value) if isinstance(value, list) else value)


def test_what_holds_without_a_file_holds_in_the_default_edition() -> None:
    fanz, bare = load_edition("fanz").rules, EditionRules()
    for each in fields(EditionRules):
        if getattr(bare, each.name) not in ((), {}):
            assert getattr(fanz, each.name) == getattr(bare, each.name)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("attack_steps = 8", "atack_steps = 8", '"rules.atack_steps"; did you mean "attack_steps"?'),
        ("attack_steps = 8", "", 'the key "rules.attack_steps" is missing; every file states it'),
        ("attack_steps = 8", "attack_steps = 9", "rules.attack_steps is 9; write 7 or 8"),
        ("attack_steps = 8", 'attack_steps = "8"', "rules.attack_steps is '8'; write 7 or 8"),
        ("hidden_zone_rule = true", "hidden_zone_rule = 1", "rules.hidden_zone_rule is 1; write true"),
        ("drill_powers = \"memory\"", 'drill_powers = "none"', '"turn" or "combat" or "memory"'),
        ("saiyan = []", "saiyan = [1]", 'rules.saiyan is [1]; write a list of names'),
        ("separate_mps = {", "separate_mps = [] #", "rules.separate_mps is []; write a table"),
        ("[traits]", "[trait]", 'there is no key "trait"; did you mean "traits"?'),
        ("Fusion = []", 'Fusion = "none"', "traits.Fusion is 'none'; write a list of names"),
        ("year = 2021", 'year = "2021"', "year is '2021'; write a whole number"),
        ('id = "fanz"', 'id = "funz"', 'id is "funz"; write "fanz", the name of the file'),
        ('inherits = "panini-2017"', 'inherits = "panini-2071"', 'did you mean "panini-2017"?'),
        ('inherits = "panini-2017"', 'inherits = "fanz"', "inherits from itself"),
        ("\n[rules]", "\n[rules", "can't be read"),
    ],
)  # fmt: skip
def test_a_wrong_file_says_what_to_do(tmp_path: Path, old: str, new: str, told: str) -> None:
    with pytest.raises(EditionError) as refused:
        read_editions(written(tmp_path, old, new))
    assert told in str(refused.value)
    assert "fanz.toml" in str(refused.value)
