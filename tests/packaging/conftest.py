"""What the tests of the builders share: a script of packaging/ at work in a folder of the test."""

import importlib
import os
import shutil
import sys
from pathlib import Path

import pytest

TOP = Path(__file__).parents[2]

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture
def load_builder(tmp_path, monkeypatch):
    """Loads a script anew; its checkout is a small one of version 3.2.1, made for the test."""

    def load(name):
        monkeypatch.syspath_prepend(str(TOP / "packaging"))
        for script in (TOP / "packaging").glob("*.py"):
            monkeypatch.delitem(sys.modules, script.stem, raising=False)
        module = importlib.import_module(name)
        root = tmp_path / "checkout"
        (root / "dbz_desktop").mkdir(parents=True)
        (root / "dbz_desktop" / "__init__.py").write_text('__version__ = "3.2.1"\n')
        shutil.copy(TOP / "LICENSE", root)
        shutil.copytree(TOP / "resources" / "app", root / "resources" / "app")
        shutil.copytree(TOP / "packaging" / "icons", root / "packaging" / "icons")
        monkeypatch.setattr(module.facts, "ROOT", root)
        return module

    return load
