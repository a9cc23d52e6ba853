"""Many games in one process: what is done to its memory is undone."""

from __future__ import annotations

import gc

import pytest

from dbz_desktop.match.proving.selfplay import MADE_BEFORE_LOOKING, settled_in


def test_cycles_are_sought_as_usual_after_many_games() -> None:
    usual, frozen = gc.get_threshold(), gc.get_freeze_count()
    with pytest.raises(ZeroDivisionError), settled_in():
        assert gc.get_threshold()[0] == MADE_BEFORE_LOOKING
        assert gc.get_freeze_count() > frozen
        raise ZeroDivisionError
    assert gc.get_threshold() == usual
    assert gc.get_freeze_count() == 0
