"""The file types that the installers claim from the system are those that the app opens."""

import importlib
import sys
from pathlib import Path

import pytest

from dbz_desktop import cli
from dbz_desktop.ui.files.file_kinds import Kind


@pytest.fixture
def facts(monkeypatch):
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "packaging"))
    monkeypatch.delitem(sys.modules, "app_facts", raising=False)
    return importlib.import_module("app_facts")


def test_the_installers_claim_what_the_app_opens_and_nothing_else(facts):
    claimed = {f".{kind.ending}" for kind in facts.FILE_TYPES}
    assert claimed == {kind.value for kind in Kind} == set(cli.OPENED)


def test_each_file_type_has_a_name_and_a_mime_type_of_its_own(facts):
    kinds = facts.FILE_TYPES
    assert len({kind.mime for kind in kinds}) == len({kind.name for kind in kinds}) == len(kinds)
