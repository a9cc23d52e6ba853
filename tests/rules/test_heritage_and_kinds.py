"""A heritage said of personalities, and lists of kinds with their own words: read and played."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType, Style
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, DRILL, EVENT, PHYSICAL, SETUP, card
from tests.rules.staged import canonical, staged, tell

GOKU = card("Goku", ALLY, "POWER: Draw a card.")
PAL = card("Pal", ALLY, "POWER: Draw a card.")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("If you control a Saiyan Heritage Ally, draw a card.",
         "If you control a Saiyan Ally, draw a card."),
        ("If you control no Namekian Heritage personalities, draw a card.",
         "If you control no Namekian personalities, draw a card."),
        ("If you control a non-Saiyan heritage Ally, draw a card.",
         "If you control a non-Saiyan Ally, draw a card."),
        ("If you control an Android Heritage Ally, draw a card.",
         "If you control an Android Ally, draw a card."),
        ("If you control an Ally of Saiyan Heritage, draw a card.",
         "If you control an Ally with the Saiyan Trait, draw a card."),
        ("If your opponent's MP is not of Saiyan Heritage, draw a card.",
         "If your opponent's MP is not Saiyan, draw a card."),
        ("If your opponent's MP is Saiyan Heritage, draw a card.",
         "If your opponent's MP is Saiyan, draw a card."),
        ("Draw a card for each Saiyan Heritage Ally you control.",
         "Draw a card for each Saiyan Ally you control."),
    ],
)  # fmt: skip
def test_a_heritage_is_a_trait_of_personalities(said: str, meant: str) -> None:
    assert canonical(said) == f"POWER: {meant}"


@pytest.mark.parametrize(
    "said",
    [
        "If you control a Saiyan Heritage Drill, draw a card.",
        "If you control a Saiyan Heritage card, draw a card.",
        "Destroy a Saiyan Heritage.",
    ],
)
def test_a_card_has_no_heritage(said: str) -> None:
    assert compile_text(card("Sword", EVENT, said), said).failures


@pytest.mark.parametrize("edition", ["fanz", "panini-2014", "panini-2017"])
@pytest.mark.parametrize(("ally", "drawn"), [("Goku", 1), ("Pal", 0)])
def test_whom_the_rules_count_has_it(edition: str, ally: str, drawn: int) -> None:
    deed = card("Deed", EVENT, "POWER: If you control a Saiyan Heritage Ally, draw a card.")
    staged(
        f"play Deed\nexpect your hand = {drawn}", deed, GOKU, PAL,
        mine={"hand": ["Deed"], "play": [ally]}, auto="pass", edition=edition,
    )  # fmt: skip


@pytest.mark.parametrize(("ally", "again"), [("Goku", ""), ("Pal", "no ")])
def test_an_attack_stays_if_one_controls_such_an_ally(ally: str, again: str) -> None:
    cannon = card(
        "Cannon", PHYSICAL, "[attack] Physical attack. If you control a Saiyan Heritage Ally, this "
        "attack stays in play to be used a second time this combat. DAMAGE: 1 stage."
    )  # fmt: skip
    tell(cannon, GOKU, PAL, you={"hand": ["Cannon"], "play": [ally]},
         steps="play Cannon\nopponent: no defense\nopponent: pass\n"
         f"expect {again}option Use Cannon")  # fmt: skip


# ---------------------------------------------------------------------------- lists of kinds


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Destroy a Styled Drill or a Setup.", "Destroy a Setup or Styled Drill."),
        ("Destroy a Setup or a Styled Drill.", "Destroy a Setup or Styled Drill."),
        ("Destroy a Styled Drill or Setup.", "Destroy a Styled Drill or Setup."),
        ("Destroy a Drill or a Setup.", "Destroy a Drill or Setup."),
        ("Search your Life Deck for a Saiyan Heritage Ally or a Drill with Endurance and place it "
         "into play.",
         "Search your Life Deck for a Drill with Endurance or Saiyan Ally and place it into play."),
        ("Discard a Named or Event card from your hand.",
         "Discard an Event or Named card from your hand."),
        ("Discard a Named card or Event from your hand.",
         "Discard an Event or Named card from your hand."),
        ("Discard a [defense] or Event card from your hand.",
         "Discard an Event or [defense] card from your hand."),
    ],
)  # fmt: skip
def test_of_which_kind_a_word_is_said(said: str, meant: str) -> None:
    assert canonical(said) == f"POWER: {meant}"


@pytest.mark.parametrize(
    "said",
    [
        "Discard a non-Styled or Event card from your hand.",
        "Search your Life Deck for a Drill with Endurance or a Setup and place it into your hand.",
    ],
)
def test_what_could_be_said_of_both(said: str) -> None:
    assert compile_text(card("Sword", EVENT, said), said).failures


def test_the_word_of_the_first_is_not_that_of_the_second() -> None:
    deed = card("Deed", EVENT, "POWER: Destroy a Styled Drill or a Setup.")
    trap = card("Trap", SETUP, "POWER: Draw a card.")
    tell(deed, trap, you={"hand": ["Deed"]}, opponent={"play": ["Idle Drill", "Trap"]},
         steps="play Deed\nexpect opponent discard has Trap\n"
         "expect opponent play has Idle Drill")  # fmt: skip


def test_what_is_found_is_of_either_kind() -> None:
    deed = card("Deed", EVENT, "POWER: Search your Life Deck for a Saiyan Heritage Ally or a Drill "
                "with Endurance and place it into play.")  # fmt: skip
    firm = card("Firm", DRILL, "POWER: Draw a card.", endurance=1)
    tell(deed, GOKU, PAL, firm,
         you={"hand": ["Deed"], "life_deck": ["Pal", "Idle Drill", "Firm", "Goku"], "fill": 3},
         steps="play Deed\nexpect option choose Firm\nexpect option choose Goku\n"
         "expect no option choose Pal\nexpect no option choose Idle Drill\nchoose Firm\n"
         "expect your play has Firm")  # fmt: skip


STRIKE = card(
    "Strike", PHYSICAL, "[attack] Physical attack. This attack can only be stopped by Named or Event "
    "cards. DAMAGE: 2 stages."
)  # fmt: skip


@pytest.mark.parametrize(
    ("name", "kind", "stopped"),
    [
        ("Hero's Guard", PHYSICAL, True),
        ("Calm", EVENT, True),
        ("Guard", PHYSICAL, False),
        ("Red Guard", PHYSICAL, False),
    ],
)
def test_only_named_or_event_cards_stop_it(name: str, kind: CardType, stopped: bool) -> None:
    style = Style.RED if name.startswith("Red") else Style.FREESTYLE
    label = "POWER: " if kind is EVENT else ""
    guard = card(name, kind, f"[defense] {label}Stops a physical attack.", style=style)
    tell(STRIKE, guard, you={"hand": ["Strike"]}, opponent={"hand": [name], "stages": 5},
         steps=f"play Strike\nopponent: play {name}\n"
         f"expect opponent stages = {5 if stopped else 3}")  # fmt: skip
