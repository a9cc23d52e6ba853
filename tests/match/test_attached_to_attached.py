"""What is attached to a card that is itself attached goes with it (TYP-7)."""

from __future__ import annotations

from dbz_desktop.decks import load_deck_rules
from dbz_desktop.decks.chance import random_deck
from dbz_desktop.match.content.editions import editions_folder, load_edition
from dbz_desktop.match.content.library import load_pool
from dbz_desktop.match.proving.selfplay import play_game


def test_an_ally_that_goes_takes_its_drill_and_what_hangs_on_that_along() -> None:
    # In this game an Ally is discarded to which a Drill is attached, with an attack card on it.
    pool, edition = load_pool(), load_edition("panini-2017")
    rules = load_deck_rules(edition.id, editions_folder())
    decks = (random_deck(pool, rules, 46_984), random_deck(pool, rules, 46_985))
    report = play_game(decks, edition, 23_492, checks="full")
    assert not report.violations and report.winner is not None
