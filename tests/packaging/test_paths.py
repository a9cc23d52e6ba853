"""Where dbz_desktop.paths looks, in a checkout and for a user."""

from pathlib import Path

import pytest

from dbz_desktop import paths


def test_a_checkout_uses_the_folders_at_its_top():
    top = Path(__file__).parents[2]
    assert paths.cards_folder() == top / "cards"
    assert paths.resources_folder() == top / "resources"


def test_an_installed_package_uses_its_own_copy(tmp_path, monkeypatch):
    monkeypatch.setattr(paths, "_PACKAGE", tmp_path)
    (tmp_path / "_data" / "cards").mkdir(parents=True)
    (tmp_path / "_data" / "resources").mkdir()
    assert paths.cards_folder() == tmp_path / "_data" / "cards"
    assert paths.resources_folder() == tmp_path / "_data" / "resources"


def test_one_variable_moves_all_that_the_user_keeps(tmp_path, monkeypatch):
    monkeypatch.setenv("DBZ_DESKTOP_HOME", str(tmp_path / "home"))
    assert paths.user_data_folder() == tmp_path / "home" / "data"
    assert paths.user_cache_folder() == tmp_path / "home" / "cache"
    assert not (tmp_path / "home").exists(), "asking makes nothing"


def test_the_variable_may_be_relative_or_start_at_the_users_home(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DBZ_DESKTOP_HOME", "stick")
    assert paths.user_data_folder() == tmp_path / "stick" / "data"
    monkeypatch.setenv("DBZ_DESKTOP_HOME", "~/stick")
    assert paths.user_data_folder() == Path.home() / "stick" / "data"


@pytest.mark.parametrize("value", [None, ""])
def test_without_the_variable_the_systems_folders_are_used(monkeypatch, value):
    if value is None:
        monkeypatch.delenv("DBZ_DESKTOP_HOME", raising=False)
    else:
        monkeypatch.setenv("DBZ_DESKTOP_HOME", value)
    data, cache = paths.user_data_folder(), paths.user_cache_folder()
    assert data.is_absolute() and cache.is_absolute() and data != cache
    assert "DBZ Desktop" in data.parts and "DBZ Desktop" in cache.parts
