"""What errata say of a card in one breath: when it counts as Named, may act, may be played."""

from __future__ import annotations

from typing import Any

import pytest

from dbz_desktop.cards import Alignment, Card, CardType, Style
from tests.rules.happening import ALLY, DRILL, EVENT, LADDER, PHYSICAL, card
from tests.rules.staged import canonical, staged, tell

ANYWAY = "you may use this power regardless of your MP's power stage"
RED = card("Red Mastery", CardType.MASTERY, "POWER: Draw a card.", style=Style.RED)
MINE: dict[str, Any] = {"mastery": "Red Mastery", "fill_with": "Filler"}


def levels(title: str, text: str) -> list[Card]:
    """The four levels of a Main Personality."""
    more = {"pur": 1, "stages": LADDER, "alignment": Alignment.HERO}
    return [
        card(title, CardType.MAIN_PERSONALITY, text, level=n, subtitle=f"Level {n}", **more)
        for n in range(1, 5)
    ]


TRUNKS = levels("Trunks", "POWER: Draw a card.")


def pick(word: str) -> Card:
    return card(
        "Pick", EVENT, f"POWER: Search your Life Deck for a {word} and place it into your hand."
    )


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("This card is considered Named for your effects. If your MP is Trunks, you may use this "
         "Power regardless of your MP's power stage.",
         f"This card is considered Named. If your MP is Trunks, {ANYWAY}."),
        ("If your MP is Goten, Vegeta, or Trunks, this card is considered Named and you may use "
         "this Power regardless of your MP's power stage.",
         "If your MP is Goten, Vegeta, or Trunks, this card is considered Named. If your MP is "
         f"Goten, Vegeta, or Trunks, {ANYWAY}."),
        (f"If your MP is Trunks, {ANYWAY} and this card is considered Named and Styled.",
         f"If your MP is Trunks, {ANYWAY}. If your MP is Trunks, this card is considered Named and "
         "Styled."),
        (f"This card is considered Styled and {ANYWAY}.",
         f"This card is considered Styled. {ANYWAY[0].upper()}{ANYWAY[1:]}."),
        (f"If your MP is Trunks, {ANYWAY} and, once per combat, you may play this card from your "
         "hand as an action to gain 5 stages and draw a card.",
         f"If your MP is Trunks, {ANYWAY}. If your MP is Trunks, once per combat you may play this "
         "card from your hand as an action to gain 5 stages and draw a card."),
    ],
)  # fmt: skip
def test_two_notes_in_one_breath(said: str, meant: str) -> None:
    text = f"({said}) POWER: Draw a card."
    assert canonical(text, ALLY) == f"({meant}) POWER: Draw a card."
    assert canonical(f"({meant}) POWER: Draw a card.", ALLY) == f"({meant}) POWER: Draw a card."


@pytest.mark.parametrize(
    ("names", "named"), [("Goten, Vegeta, or Trunks", True), ("Goten or Vegeta", False)]
)
def test_an_ally_counts_as_named_beside_some_mps_alone(names: str, named: bool) -> None:
    pal = card("Pal", ALLY, f"(If your MP is {names}, this card is considered Named and {ANYWAY}.) "
               "POWER: Raise your anger 1.")  # fmt: skip
    tell(
        *TRUNKS,
        pal,
        pick("Named card"),
        you={"mp": "Trunks", "hand": ["Pick"], "life_deck": ["Pal"], "fill": 0},
        steps=f"play Pick\nexpect you hand = {int(named)}",
    )
    tell(
        *TRUNKS,
        pal,
        you={"mp": "Trunks", "play": ["Pal"], "stages": 9},
        steps="use Pal\nexpect your anger = 1" if named else "expect no option use Pal",
    )


@pytest.mark.parametrize("word", ["Named card", "Named Ally"])
def test_an_ally_counts_as_named(word: str) -> None:
    pal = card("Pal", ALLY, "(This card is considered Named for your effects.) POWER: Draw a card.")
    bud = card("Bud", ALLY, "POWER: Draw a card.")
    hand = {"hand": ["Pick"], "life_deck": ["Bud", "Pal", "Bud"], "fill": 0}
    tell(pal, bud, pick(word), you=hand, steps="play Pick\nexpect you hand has Pal")


@pytest.mark.parametrize("lore", [True, False])
def test_allies_count_as_named_by_another_card(lore: bool) -> None:
    tell(
        card("Pal", ALLY, "POWER: Draw a card."),
        card("Lore", DRILL, "[constant] Allies you own are considered Named."),
        pick("Named Ally"),
        you={
            "hand": ["Pick"],
            "life_deck": ["Pal"],
            "play": ["Lore"] if lore else [],
            "fill": 0,
        },
        steps=f"play Pick\nexpect you hand = {int(lore)}",
    )


@pytest.mark.parametrize("drill", [True, False])
def test_a_card_counts_as_styled_while_something_is_so(drill: bool) -> None:
    lore = card("Lore", PHYSICAL, "(If you control a Drill, this card is considered Styled.) "
                "[attack] Physical attack. DAMAGE: 1 stage.")  # fmt: skip
    staged(
        f"play Pick\nexpect you hand = {int(drill)}",
        RED,
        lore,
        pick("Red card"),
        card("Plan", DRILL, "POWER: Raise your anger 1."),
        mine={**MINE, "hand": ["Pick"], "life_deck": ["Lore"], "play": ["Plan"] if drill else []},
        auto="pass",
    )


@pytest.mark.parametrize(("often", "again"), [("", True), ("once per combat ", False)])
@pytest.mark.parametrize("mp", ["Trunks", "Vegeta"])
def test_it_acts_anyway_and_is_played_out_of_the_hand(often: str, again: bool, mp: str) -> None:
    pal = card("Pal", ALLY, f"(If your MP is Goten or {mp}, {ANYWAY} and {often}you may play this "
               "card from your hand as an action to gain 5 stages and draw a card.) "
               "POWER: Raise your anger 1.")  # fmt: skip
    side = {"mp": "Trunks", "hand": ["Pal"], "stages": 4}
    if mp != "Trunks":
        tell(pal, *TRUNKS, you=side, steps="expect no option use Pal\nexpect no option play Pal")
        return
    steps = "use Pal\nexpect your stages = 9\nexpect you hand has Filler\nopponent: pass"
    tell(pal, *TRUNKS, you=side, steps=steps)


@pytest.mark.parametrize(
    "owned", ["cards that you own", "all of the cards you own", "Drills you own"]
)
def test_cards_that_you_own_count_as_styled(owned: str) -> None:
    smash = card("Smash", PHYSICAL, f"[attack] Physical attack. Attach to your MP. While attached, "
                 f"{owned} are considered Styled for your effects. DAMAGE: 1 stage.")  # fmt: skip
    staged(
        """
        play Pick
        expect you hand = 2
        opponent: pass
        play Smash
        pass
        play Pick
        choose Plan
        expect you hand has Plan
        """,
        RED,
        smash,
        card("Plan", DRILL, "POWER: Raise your anger 1."),
        pick("Red Drill"),
        mine={**MINE, "hand": ["Pick", "Pick", "Smash"], "life_deck": ["Plan"] * 2},
        auto="pass",
    )


@pytest.mark.parametrize("word", ["non-[constant] power", "power"])
def test_a_power_of_a_level_is_used_once_in_the_game(word: str) -> None:
    once = levels("Once", f"(This card's {word} may only be used once per game.) POWER: Raise "
                  "your anger 1.")  # fmt: skip
    steps = """
        use Once
        opponent: pass
        pass
        opponent: discard Filler
        opponent: discard Filler
        until turn ends
        you: yes
        expect why not Once: COM-3
    """
    tell(*once, you={"mp": "Once", "hand": []}, opponent={"hand": []}, steps=steps)
