"""Every starter deck is legal in every edition, by the strictest check."""

from __future__ import annotations

import pytest

from dbz_desktop.cards.editions import UnknownEdition
from dbz_desktop.decks import check_deck, load_deck_rules, read_deck
from dbz_desktop.decks.rules import edition_ids
from dbz_desktop.match.content.editions import editions_folder
from dbz_desktop.match.content.library import load_pool, starter_decks

POOL = load_pool()
EDITIONS = edition_ids(editions_folder())


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_starter_is_legal_in_the_edition_that_it_is_shown_in(edition: str) -> None:
    rules = load_deck_rules(edition, editions_folder())
    starters = starter_decks(edition)
    assert [path.name for path in starters] == [path.name for path in starter_decks()]
    for path in starters:
        found = check_deck(read_deck(path, POOL), rules, POOL, official=True, thawing=False)
        # That a title is printed in gold is no more than worth knowing (DCK-11). A card that may
        # be on the Frozen List is in no starter: a tournament could turn it away.
        assert [p for p in found if not p.remark or p.rule != "DCK-11"] == [], (edition, path)


def test_a_version_is_there_only_where_the_deck_as_sold_would_not_do() -> None:
    for edition in EDITIONS:
        rules = load_deck_rules(edition, editions_folder())
        for path, sold in zip(starter_decks(edition), starter_decks(), strict=True):
            found = check_deck(read_deck(sold, POOL), rules, POOL)
            hit = [problem for problem in found if problem.rule in ("DCK-10", "DCK-12")]
            assert (path != sold) == bool(hit), (edition, sold)
            if path != sold:
                # It stays the deck of its Main Personality.
                assert read_deck(path, POOL).mp == read_deck(sold, POOL).mp


def test_an_edition_that_there_is_not_is_told() -> None:
    with pytest.raises(UnknownEdition, match="panini-2099"):
        starter_decks("panini-2099")
