"""What becomes of Python's collector of cycles while texts are read."""

from __future__ import annotations

import subprocess
import sys

TRIED = """
import gc, threading
from dbz_desktop.cards import Card, CardType
from dbz_desktop.rules.language.compiler import compile_text

card = Card("T-1", "Sword", CardType.EVENT, "POWER: Draw a card.")
gc.disable()
compile_text(card, card.text)
print(gc.isenabled(), gc.get_freeze_count())
gc.enable()
thread = threading.Thread(target=compile_text, args=(card, card.text))
thread.start()
thread.join()
print(gc.isenabled(), gc.get_freeze_count())
compile_text(card, card.text)
print(gc.isenabled(), gc.get_freeze_count() > 100_000)
kept = gc.get_freeze_count()
compile_text(card, card.text)
print(gc.get_freeze_count() == kept)
"""


def test_it_is_as_before_and_the_grammar_is_looked_through_no_more() -> None:
    """Only the main thread pauses it, and only where it is on; what lives then stays, once."""
    told = subprocess.run(
        [sys.executable, "-c", TRIED], capture_output=True, text=True, check=True, timeout=120
    ).stdout.split("\n")
    assert told[:4] == ["False 0", "True 0", "True True", "True"]
