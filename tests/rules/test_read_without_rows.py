"""What the grammar reads in other words than those it prints, and no spelling has to put right."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType
from tests.rules.as_they_stand_deeds import DEEDS
from tests.rules.as_they_stand_fights import FIGHTS
from tests.rules.as_they_stand_lasting import LASTING
from tests.rules.as_they_stand_numbers import NUMBERS
from tests.rules.staged import canonical


@pytest.mark.parametrize(("kind", "printed", "said"), [*DEEDS, *LASTING, *FIGHTS, *NUMBERS])
def test_it_is_read_as_it_stands(kind: CardType, printed: str, said: str) -> None:
    assert canonical(printed, kind) == said
