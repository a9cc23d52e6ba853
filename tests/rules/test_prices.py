"""What a use asks for before it does anything: can it be paid, would it be for nothing (EFF-5)."""

from __future__ import annotations

from typing import Any

import pytest

from dbz_desktop.cards import CardType, Style
from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.scenarios.file import scenario_from_table
from dbz_desktop.match.scenarios.run import scenario_match
from dbz_desktop.rules.insight.idle import does_nothing
from tests.rules.happening import ALLY, DRILL, EVENT, PHYSICAL, PLAIN, SETUP, card
from tests.rules.staged import SIDE, staged, tell

# ---------------------------------------------------------------------------- prices


@pytest.mark.parametrize("verb", ["Banish", "Discard"])
def test_a_card_is_no_part_of_its_own_price(verb: str) -> None:
    deal = card("Deal", EVENT, f"POWER: {verb} a card from your hand to draw 2 cards.")
    alone = """
        expect no option play Deal
        expect why not Deal: EFF-5
    """
    tell(deal, you={"hand": ["Deal"]}, steps=alone)
    tell(deal, you={"hand": ["Deal", "Deal"]}, steps="play Deal\nexpect your hand = 2")


def test_what_is_asked_to_use_a_setup_is_not_asked_to_play_it() -> None:
    """EFF-12: it is used when it is activated (TYP-6)."""
    deal = card("Deal", SETUP, "(You must discard a card from your hand to use this card.) "
                "POWER: Draw 2 cards.")  # fmt: skip
    tell(
        deal,
        steps="""
            play Deal
            expect your discard = 0
            expect your play = 1
        """,
        you={"hand": ["Deal", "Filler"]},
        start={"phase": "planning"},
    )
    used = "use Deal\nexpect your hand = 2\nexpect your discard = 2"
    tell(deal, steps=used, you={"hand": ["Filler"], "play": ["Deal"]})
    tell(deal, steps="expect why not Deal: EFF-12", you={"play": ["Deal"]})


def test_a_drill_in_play_may_be_its_own_price() -> None:
    spent = card("Spent", DRILL, "POWER: Destroy a Drill you control to draw 2 cards.")
    steps = "use Spent\nexpect your hand = 2\nexpect your play = 0"
    tell(spent, you={"play": ["Spent"]}, steps=steps)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("[defense] POWER: Discard a card from your hand to stop an attack.", PHYSICAL),
        ("[defense] POWER: You may discard a card from your hand to stop an attack.", PHYSICAL),
        ("[defense] POWER: Discard a card from your hand to prevent all damage from an attack.",
         PHYSICAL),
        ("[defense] POWER: Destroy an Ally you control to stop an attack.", DRILL),
        ("[defense] POWER: Lower your anger 2 to stop an attack.", DRILL),
        ("[defense] POWER: Destroy the top 4 cards of your Life Deck to prevent all damage from "
         "an attack.", DRILL),
        ("[defense] POWER: You may destroy the top 4 cards of your Life Deck to stop an attack.",
         DRILL),
    ],
)  # fmt: skip
def test_a_defense_with_a_price_that_cant_be_paid_in_full(text: str, kind: CardType) -> None:
    shield = card("Shield", kind, text)
    place = "play" if kind is DRILL else "hand"
    poor: dict[str, Any] = {place: ["Shield"], "anger": 1, "life_deck": ["Filler"] * 3, "fill": 0}
    steps = """
        play Filler
        expect no option use Shield
        expect why not Shield: EFF-5
    """
    tell(shield, you={"hand": ["Filler"]}, opponent=poor, steps=steps)
    rich = {
        **poor,
        "hand": [*poor.get("hand", []), "Filler"],
        "play": [*poor.get("play", []), "Old Friend"],
        "anger": 2,
        "life_deck": ["Filler"] * 9,
    }
    steps = """
        play Filler
        opponent: use Shield
        until combat ends
        expect no event StagesChanged why=damage
    """
    staged(steps, shield, mine={"hand": ["Filler"]}, theirs=rich, auto="yes")


def test_an_instant_with_a_price_that_cant_be_paid_isnt_offered() -> None:
    text = "[instant] POWER: Use when your opponent performs an attack. Destroy an Ally you "
    ready = card("Ready", DRILL, text + "control to draw a card.")
    steps = "play Filler\nuntil turn ends\nexpect asked opponent {}: Use Ready"
    mine = {"hand": ["Filler"]}
    tell(ready, you=mine, opponent={"play": ["Ready"]}, steps=steps.format("never"))
    theirs = {"play": ["Ready", "Old Friend"]}
    steps = "play Filler\nno\nopponent: Hero\nexpect asked opponent {}: Use Ready"
    tell(ready, you=mine, opponent=theirs, steps=steps.format("once"))


def test_an_instant_whose_price_is_the_card_that_set_it_off() -> None:
    text = "[instant] POWER: Use when a Drill enters play under your control. Destroy that Drill "
    ready = card("Ready", SETUP, text + "to draw 2 cards.")
    place = card("Place", EVENT, "POWER: Choose a Drill in your hand and place it into play.")
    tell(
        ready,
        place,
        you={"play": ["Ready"], "hand": ["Place", "Idle Drill"]},
        steps="""
        play Place
        yes
        expect your discard has Idle Drill
        expect your hand = 2
    """,
    )


# ---------------------------------------------------------------------------- for nothing


@pytest.mark.parametrize(
    ("text", "mine", "theirs"),
    [
        ("POWER: If your opponent controls a Drill, draw a card.", {}, {"play": ["Idle Drill"]}),
        ("POWER: You may destroy a Drill you control to draw a card.",
         {"play": ["Idle Drill"]}, {}),
        ("POWER: Destroy an Ally your opponent controls.", {}, {"play": ["Old Friend"]}),
        ("POWER: Rejuvenate 2.", {"discard": ["Filler"]}, {}),
        ("POWER: Lower your opponent's anger 1.", {}, {"anger": 1}),
        ("POWER: Gain 3 stages.", {"stages": 9}, {"stages": 10}),
    ],
)  # fmt: skip
def test_what_would_be_used_for_nothing(
    text: str, mine: dict[str, Any], theirs: dict[str, Any]
) -> None:
    assert _idle(text, {"stages": 10}, {})
    assert not _idle(text, mine, theirs)


@pytest.mark.parametrize(
    "text",
    [
        "POWER: Search your Life Deck for an Ally and place it into your hand.",
        "POWER: Your attacks deal +1 stage of damage this combat.",
        "POWER: End combat.",
        "POWER: Your opponent discards a card from his hand.",
        "POWER: Destroy the top card of your opponent's Life Deck.",
    ],
)
def test_what_may_do_something(text: str) -> None:
    # His hand is empty and no Ally is there to be found; but that isn't for her to know.
    assert not _idle(text, {}, {"hand": ["Filler"]})


def _idle(text: str, mine: dict[str, Any], theirs: dict[str, Any]) -> bool:
    """Whether an Event with that text is offered as one that does nothing."""
    tried = card("Tried", EVENT, text)
    table = {
        "you": {**SIDE, **mine, "hand": ["Tried"]},
        "opponent": {**SIDE, **theirs},
        "start": {"phase": "combat"},
    }
    pool = Pack({each.id: each for each in (*PLAIN, tried)})
    match = scenario_match(scenario_from_table(table, pool))
    assert match.decision is not None
    (option,) = (o for o in match.decision.options if match.game.cards[o.card] is tried)
    before = match.game.state.copy()
    found = does_nothing(match.game, 0, option)
    assert match.game.state == before
    return found


# ---------------------------------------------------------------------------- asked once


HAUNTS = "[instant] POWER: Use when you destroy a card from your opponent's Life Deck."
RUIN = card("Ruin", EVENT, "POWER: Destroy the top 3 cards of your opponent's Life Deck.")


def test_an_instant_is_offered_once_for_cards_that_go_together() -> None:
    haunting = card("Haunting", EVENT, f"{HAUNTS} Rejuvenate 2.")
    mine = {"hand": ["Haunting", "Ruin"], "discard": ["Filler"]}
    tell(haunting, RUIN, you=mine, steps="play Ruin\nno\nexpect asked once: Use Haunting")
    two = {**mine, "hand": ["Haunting", "Haunting", "Ruin"]}
    tell(haunting, RUIN, you=two, steps="play Ruin\nno\nno\nexpect asked twice: Use Haunting")


def test_an_instant_that_speaks_of_the_card_is_offered_for_each() -> None:
    robbing = card("Robbing", EVENT, f"{HAUNTS} Banish that card.")
    steps = """
        play Ruin
        no
        yes
        expect asked twice: Use Robbing
        expect opponent banished has Spare Kick
    """
    deck = ["Filler", "Spare Kick", "Block", *["Filler"] * 9]
    tell(robbing, RUIN, you={"hand": ["Robbing", "Ruin"]}, opponent={"life_deck": deck, "fill": 0},
         steps=steps)  # fmt: skip


def test_a_card_that_is_revealed_to_be_used_is_revealed_once() -> None:
    text = (
        "(You may reveal this card from your hand and place it at the bottom of your Life Deck to "
        "prevent all damage from an attack.) POWER: Draw a card."
    )
    slumber = card("Slumber", SETUP, text)
    hears = card("Hears", ALLY, "[constant] Whenever your opponent reveals a card, draw a card.")
    tell(
        slumber,
        hears,
        you={"hand": ["Filler"], "play": ["Hears"]},
        opponent={"hand": ["Slumber"]},
        steps="""
        play Filler
        opponent: use Slumber
        expect event CardsRevealed player=1 once
        expect opponent life_deck bottom = Slumber
        expect your hand = 1
    """,
    )


# ---------------------------------------------------------------------------- copies of Drills

COPIES = "Choose a Styled Drill you control. Treat this card as a copy of that Drill."
STYLED = card("Blue Drill", DRILL, "POWER: Draw a card.", style=Style.BLUE)
BOTH = ("fanz", "panini-2017", "panini-2015", "panini-2014")


@pytest.mark.parametrize("edition", BOTH)
def test_copying_a_drill_doesnt_use_it_up(edition: str) -> None:
    mimic = card("Mimic", SETUP, f"[instant] POWER: Use when needed. {COPIES}")
    steps = """
        use Mimic
        expect options = 5
        use Blue Drill
        expect your hand = 1
    """
    staged(steps, mimic, STYLED, mine={"play": ["Mimic", "Blue Drill"]}, auto="pass",
           edition=edition)  # fmt: skip


@pytest.mark.parametrize("edition", BOTH)
def test_a_drill_remembers_the_use_of_its_copy_by_title(edition: str) -> None:
    """Drill Memory counts by title, and a copy has the title (CRDZ); before, each has its own."""
    mimic = card("Mimic", SETUP, f"[instant] POWER: Use when needed. {COPIES}")
    if edition == "fanz":
        after = "opponent: pass\nexpect why not Blue Drill: of this title"
    else:
        after = "you: use Blue Drill\nexpect your hand = 2"
    steps = f"""
        use Mimic
        use Blue Drill #2
        expect your hand = 1
        {after}
    """
    staged(steps, mimic, STYLED, mine={"play": ["Blue Drill", "Mimic"]}, auto="pass",
           edition=edition)  # fmt: skip


@pytest.mark.parametrize("edition", BOTH)
def test_a_drill_that_becomes_a_copy_has_that_power_unused(edition: str) -> None:
    apes = card("Apes", DRILL, f"POWER: {COPIES}", style=Style.BLUE)
    steps = """
        use Apes
        choose Blue Drill
        you: use Blue Drill #2
        expect your hand = 1
    """
    staged(steps, apes, STYLED, mine={"play": ["Blue Drill", "Apes"]}, auto="pass",
           edition=edition)  # fmt: skip


# ---------------------------------------------------------------------------- modified damage


@pytest.mark.parametrize(
    ("text", "modified"),
    [
        ("[constant] Your attacks deal +1 stage of damage.", True),
        ("[constant] All attacks deal -1 life card of damage.", False),
        ("[constant] Your attacks deal +X stages of damage. X = the number of Allies you control.",
         False),
        ("[constant] Your attacks deal +2 stages of damage. Your attacks deal -2 stages of damage.",
         True),
    ],
)  # fmt: skip
def test_damage_is_modified_by_what_changes_it(text: str, modified: bool) -> None:
    """Every + and - is a modifier (ATK-8); one that leaves the damage as it is modified nothing."""
    changes = card("Changes", DRILL, text)
    told = "[attack] Physical attack. DAMAGE: 4 stages. HIT: If one of your effects modified the "
    punch = card("Punch", PHYSICAL, told + "damage of this attack, draw a card.")
    steps = f"""
        play Punch
        no defense
        opponent: pass
        expect your hand = {int(modified)}
    """
    tell(changes, punch, you={"play": ["Changes"], "hand": ["Punch"]}, steps=steps)


# ---------------------------------------------------------------------------- what stays in play


@pytest.mark.parametrize("chosen", ["this card", "a card in play", "a personality in play", "Hero"])
def test_what_never_leaves_play_isnt_set_aside(chosen: str) -> None:
    """An MP and a Mastery are not offered to a search that takes them along later (SET-1)."""
    text = f"POWER: Choose {chosen} and return it to its owner's hand at the end of combat."
    held = card("Held", CardType.MASTERY, text)
    tell(
        held,
        you={"mastery": "Held"},
        steps="""
        use Held
        until combat ends
        expect your aside = 0
        expect no event CardMoved why=search
    """,
    )
