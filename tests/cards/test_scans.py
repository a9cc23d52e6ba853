"""Pictures of cards are matched by the names that people give them."""

from __future__ import annotations

from functools import lru_cache
from pathlib import PurePosixPath

import pytest

from dbz_desktop.cards.scans import NO_CARD, ScanMatcher
from dbz_desktop.cards.sets import SETS
from dbz_desktop.match.content.library import load_pool


@lru_cache(maxsize=1)
def matcher() -> ScanMatcher:
    return ScanMatcher(load_pool().cards.values())


@pytest.mark.parametrize(
    ("file", "card"),
    [
        ("C50-Red-Shoulder-Grab-2.jpg", "PRE-C50"),
        ("C50-Red-Shoulder-Grab-300x420.jpg", "PRE-C50"),
        ("Premiere Set/S005-Goku-Protector-of-Earth.png", "PRE-S5"),
        ("Premiere Set/S005-Goku.png", "PRE-S5"),
        ("PRE C50.png", "PRE-C50"),
        ("pre_c050.webp", "PRE-C50"),
        ("PRE-C50.png", "PRE-C50"),
        ("Premiere/C50.png", "PRE-C50"),
        ("Red Shoulder Grab.webp", "PRE-C50"),
        ("red_shoulder_grab (2).png", "PRE-C50"),
        ("MOV-P4 Red Shoulder Grab.png", "PRE-C50"),
        ("Goku - Super Saiyan.jpg", "PRE-S8"),
        ("ChiChi's Dinner/C50 Red Sholder Grab.jpg", "PRE-C50"),
        ("Red Shoulder Grab (PRE C50).png", "PRE-C50"),
        ("Red Shoulder Grab - C50 - Premiere.jpg", "PRE-C50"),
        ("dbz_pre_c50_front.png", "PRE-C50"),
        ("PREC50.png", "PRE-C50"),
        ("pre050c.jpg", "PRE-C50"),
        ("Set 1 - Premiere/050c.png", "PRE-C50"),
        ("Panini/Premiere/C 50.jpg", "PRE-C50"),
        ("C50 Red Shoulder Grab FOIL.png", "PRE-C50"),
        ("C50%20Red%20Shoulder%20Grab.jpg", "PRE-C50"),
        ("Premiere/Commons/50.png", "PRE-C50"),
        ("Premiere/C50 (1).png", "PRE-C50"),
        ("card_PRE-C50@2x.png", "PRE-C50"),
        ("RedShoulderGrab.png", "PRE-C50"),
        ("S1 C50 Red Shoulder Grab.png", "PRE-C50"),
        ("Namek Dragon Ball 3.png", "PRE-C3"),
        ("Namek Dragon Ball 3 (2).png", "PRE-C3"),
        # S33 is Namekian Concentration's own number, and that of a reprint of Black Power Up.
        ("S33.png", "PRE-S33"),
        ("S33 Namekian Concentraton.png", "PRE-S33"),
        ("S33 Black Power Up.png", "PRE-S31"),
        # A title may hold the name of another set.
        ("Evolution/U68 Blue Awakening Drill.png", "EVO-U68"),
        ("U68 Blue Awakening Drill.png", "EVO-U68"),
        ("EVO S33.png", "PRE-S31"),
        ("Premiere/Commons/50 Red Sholder Grab.png", "PRE-C50"),
        ("050 Red Sholder Grab.png", "PRE-C50"),
    ],
)
def test_a_file_is_matched(file: str, card: str) -> None:
    found, _, reason = matcher().card_of(PurePosixPath(file))
    assert found is not None, reason
    assert found.id == card


@pytest.mark.parametrize(
    ("file", "said"),
    [
        ("IMG_2034.jpg", "neither a number nor a title"),
        ("0001.png", "neither a number nor a title"),
        ("C50-Black-Command.jpg", "C50 is"),
        ("PRE S999.png", "no card has the number"),
        ("Goku.png", "may be"),
        # Another set's card must not be taken for one of the same number.
        ("Vengeance/C1.png", "no card has the number C1 in Vengeance"),
        ("VEN C1.png", "no card has the number C1 in Vengeance"),
        ("Set 7 - Awakening/C1.png", "no card has the number C1 in Awakening"),
        ("Premiere/S1 C50.png", "two numbers"),
        # Five sets have a card of that number.
        ("C50.png", "C50 may be PRE Red Shoulder Grab"),
        ("Premiere/50.png", "neither a number nor a title"),
        # A number that contradicts counts more than a title that is only near.
        ("C51 Red Sholder Grab.png", "C51 is"),
        ("VEN C50 Red Sholder Grab.png", "no card has the number C50 in Vengeance"),
        ("Premiere/Commons/51 Red Sholder Grab.png", "C51 is"),
        ("051 Red Sholder Grab.png", "no card is called"),
        ("HNV S99 Krillin - Level 1.png", "no card has the number S99"),
        ("a card of my holiday.jpg", 'no card is called "a card of my holiday"'),
    ],
)
def test_a_file_is_left_to_be_matched_by_hand(file: str, said: str) -> None:
    found, _, reason = matcher().card_of(PurePosixPath(file))
    if file.startswith("C50-Black-Command"):
        # The title is a whole one of another card: the number is the slip of the pen.
        assert found is not None
        assert found.title == "Black Command"
        return
    assert found is None
    assert said in reason


@pytest.mark.parametrize(
    ("file", "card"),
    [
        ("C50.png", "HNV-C50"),
        ("box/C50.png", "HNV-C50"),
        ("box/more/C50 (1).png", "EVO-C50"),
        ("box/Commons/50.png", "HNV-C50"),
        # What a name or a folder tells itself counts first.
        ("box/PRE C50.png", "PRE-C50"),
        ("box/Perfection/C50.png", "PER-C50"),
        ("box/Red Shoulder Grab.png", "PRE-C50"),
    ],
)
def test_a_set_told_for_a_folder_settles_what_is_in_it(file: str, card: str) -> None:
    path = PurePosixPath(file)
    sets = {".": "hnv", "box": "hnv", "box/more": "evo"}
    assert matcher().match([path], sets=sets).cards == {card: path}


def test_what_lacks_a_set_is_told_by_folders() -> None:
    names = ("C50.png", "C51.png", "a/C50.png", "a/PRE C51.png", "a/Goku.png", "a/b/beach.png")
    files = [PurePosixPath(name) for name in names]
    found = matcher().match(files)
    assert found.unclear == {".": files[:2], "a": files[2:3]}
    assert found.cards == {"PRE-C51": files[3]}
    reason = dict(found.unmatched)[files[0]]
    assert "C50 may be PRE Red Shoulder Grab, HNV" in reason and "or 2 more" in reason
    assert "a folder with the name of its set would tell" in reason
    again = matcher().match(files, sets={".": "mov"})
    assert not again.unclear and again.cards["MOV-C50"] in (files[0], files[2])
    assert matcher().match(files).unclear == found.unclear, "what was told is taken back"


def test_every_card_is_found_by_number_and_title() -> None:
    for card in load_pool().cards.values():
        folder = SETS[card.set_code.casefold()]
        file = PurePosixPath(f"{folder}/{card.number} {card.name}.png")
        found, _, reason = matcher().card_of(file)
        assert found is not None, (file, reason)
        assert found.id == card.id


@pytest.mark.parametrize(
    ("own", "other"),
    [
        ("PRE C50.png", "MOV-P4 Red Shoulder Grab.png"),
        ("C50 Red Sholder Grab.png", "MOV-P4 Red Shoulder Grab.png"),
        ("PRE Red Shoulder Grab.png", "MOV-P4 Red Shoulder Grab.png"),
        ("Premiere/50c.png", "Promos/P4 - Red Shoulder Grab (Movie Collection).png"),
        ("Premiere Set/S033.png", "Evolution/S33 Namekian Concentration.png"),
    ],
)
def test_the_card_s_own_number_wins_over_reprints_and_promos(own: str, other: str) -> None:
    files = [PurePosixPath(other), PurePosixPath(own)]
    for order in (files, files[::-1]):
        assert list(matcher().match(order).cards.values())[:1] == [files[1]]


def test_the_best_file_of_several_wins_and_hands_win_over_all() -> None:
    files = [
        PurePosixPath("Red Shoulder Grab.png"),
        PurePosixPath("PRE C50 Red Shoulder Grab.png"),
        PurePosixPath("mystery.png"),
    ]
    found = matcher().match(files)
    assert found.cards == {"PRE-C50": files[1]}
    assert [file for file, _ in found.unmatched] == [files[2]]
    assert found.spare == {"PRE-C50": [files[0]]}
    left_out = matcher().match(files, {"mystery.png": NO_CARD})
    assert left_out.left_out == [files[2]]
    assert left_out.unmatched == []
    by_hand = matcher().match(files, {"mystery.png": "PRE-C50"})
    assert by_hand.cards == {"PRE-C50": files[2]}
    assert by_hand.unmatched == []
