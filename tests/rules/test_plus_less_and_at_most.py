"""So much for each and some more, less than a number that was told, and no more than one."""

from __future__ import annotations

import pytest

from tests.rules.happening import DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

RING = card("Ring", DRILL, "POWER: Draw a card.", endurance=2)


@pytest.mark.parametrize("drills", [0, 2])
@pytest.mark.parametrize(
    ("said", "field", "before", "each", "plus"),
    [
        ("Raise your anger 1 level for each Drill you control, plus 1", "you anger", 0, 1, 1),
        ("Raise your anger 1 for each Drill you control, plus 2 levels", "you anger", 0, 1, 2),
        ("Draw a card for each Drill you control, plus 1", "you hand", 0, 1, 1),
        ("Draw a card for each Drill you control plus 1 additional card", "you hand", 0, 1, 1),
        ("Your MP gains 1 stage for each Drill you control, plus 2", "you stages", 3, 1, 2),
        ("Your MP gains 2 stages for each Drill you control, plus 2", "you stages", 3, 2, 2),
        (
            "Destroy the top card of your opponent's Life Deck for each Drill you control, plus 1",
            "opponent discard",
            0,
            1,
            1,
        ),
        ("You may draw a card for each Drill you control, plus 1", "you hand", 0, 1, 1),
        ("Draw a card for every 2 Drills you control, plus 1", "you hand", 0, 0.5, 1),
    ],
)
def test_so_much_for_each_and_some_more(
    said: str, field: str, before: int, each: float, plus: int, drills: int
) -> None:
    tell(
        card("Sum", EVENT, f"POWER: {said}."),
        steps=f"""
            play Sum
            {"yes" if "may" in said else ""}
            expect {field} = {before + int(each * drills) + plus}
        """,
        you={"hand": ["Sum"], "play": ["Idle Drill", "Other Drill"][:drills], "stages": 3},
    )


@pytest.mark.parametrize("drills", [0, 2])
def test_an_attack_deals_so_much_for_each_and_some_more(drills: int) -> None:
    text = "[attack] Physical attack. This attack deals +1 stage of damage for each Drill you control, plus 1. DAMAGE: 2 stages."
    tell(
        card("Slam", PHYSICAL, text),
        steps=f"play Slam\nexpect opponent stages = {10 - 3 - drills}",
        you={"hand": ["Slam"], "play": ["Idle Drill", "Falling Drill"][:drills]},
        opponent={"stages": 10},
    )


def test_as_many_as_were_destroyed_and_one_more() -> None:
    tell(
        card("Purge", EVENT, "POWER: Destroy all of your Drills. Draw a card for each Drill destroyed this way, plus 1."),
        steps="play Purge\nexpect you hand = 3",
        you={"hand": ["Purge"], "play": ["Idle Drill", "Other Drill"]},
    )  # fmt: skip


@pytest.mark.parametrize("plus", ["", ", plus 1"])
def test_what_critical_damage_does_is_not_counted_before_it_is_done(plus: str) -> None:
    """Its effect comes after the damage, and so after what waits for that (ATK-1, ATK-13)."""
    for may in ("you may ", ""):
        waits = f"[constant] Whenever your opponent deals critical damage, {may}raise your anger 1 level"
        with pytest.raises(AssertionError):
            canonical(f"{waits} for each Ally discarded{plus}.", DRILL)
        assert canonical(f"{waits} for each Ally you control{plus}.", DRILL)


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        ("Raise your anger 1 level for each Ally you control, plus 1.", ", plus 1."),
        ("Raise your anger 1 for each Ally you control plus 1 more level.", ", plus 1."),
    ],
)
def test_how_it_is_printed(said: str, printed: str) -> None:
    text = "POWER: Raise your anger 1 for each Ally you control"
    assert canonical(f"POWER: {said}") == f"{text}{printed}"


@pytest.mark.parametrize(
    "said",
    [
        "Your MP gains 2 stages for each Drill you control, plus 1.",
        "Draw 2 cards for each Drill you control, plus 3.",
        "Your MP gains X stages for each Drill you control, plus 1. X = your anger.",
    ],
)
def test_what_isnt_told_in_these_steps_is_not_read(said: str) -> None:
    with pytest.raises(AssertionError):
        canonical(f"POWER: {said}")


@pytest.mark.parametrize(
    ("then", "field", "amount"),
    [
        ("Draw one less than that number of cards.", "you hand", 1 + 1),
        ("Draw 2 more than that number of cards.", "you hand", 1 + 4),
        ("Draw 1 fewer than that number of cards.", "you hand", 1 + 1),
        ("Draw X cards. X = one more than that number.", "you hand", 1 + 3),
        (
            "Destroy one less than that number of cards from the top of your opponent's Life Deck.",
            "opponent discard",
            1,
        ),
        ("Raise your anger 1 less than that number.", "you anger", 1),
    ],
)
def test_more_or_less_than_the_number_told(then: str, field: str, amount: int) -> None:
    tell(
        card("Trade", EVENT, f"POWER: Discard any number of cards from your hand. {then}"),
        steps=f"""
            play Trade
            choose Filler
            choose Filler
            done
            expect {field} = {amount}
        """,
        you={"hand": ["Trade", "Filler", "Filler", "Block"]},
    )


def test_less_than_none_is_none() -> None:
    tell(
        card("Trade", EVENT, "POWER: Discard any number of cards from your hand. Draw one less than "
             "that number of cards."),
        steps="play Trade\ndone\nexpect you hand = 1",
        you={"hand": ["Trade", "Filler"]},
    )  # fmt: skip


def test_less_than_the_number_that_was_named() -> None:
    """The number is the one that was said, whatever was moved since."""
    tell(
        card("Count", EVENT, "POWER: Name a number. Destroy the top card of your Life Deck. Draw one "
             "less than that number of cards."),
        steps="play Count\nname 4\nexpect you hand = 3",
        you={"hand": ["Count"]},
    )  # fmt: skip


def test_some_are_destroyed_to_destroy_one_less() -> None:
    text = (
        "POWER: You may destroy any number of cards from the top of your Life Deck, up to 5, to "
        "destroy one less than that number of cards from the top of your opponent's Life Deck."
    )
    tell(
        card("Rite", EVENT, text),
        steps="""
            play Rite
            yes
            choose 5
            expect you discard = 6
            expect opponent discard = 4
        """,
        you={"hand": ["Rite"]},
    )


@pytest.mark.parametrize(
    ("said", "answer", "expected"),
    [
        ("Discard any number of cards from your hand, up to 2.", "choose Filler\nchoose Block",
         "you hand = 1"),
        ("Raise your anger any number of levels, to a maximum of 3.", "choose 3", "you anger = 3"),
        ("Raise your anger up to 3 levels.", "choose 2", "you anger = 2"),
        ("Rejuvenate any number of cards, up to 2.", "choose Filler\nchoose Filler",
         "you discard = 2"),
    ],
)  # fmt: skip
def test_as_many_as_one_likes_and_no_more(said: str, answer: str, expected: str) -> None:
    tell(
        card("Give", EVENT, f"POWER: {said}"),
        steps=f"play Give\n{answer}\nexpect {expected}",
        you={
            "hand": ["Give", "Filler", "Block", "Ball"],
            "discard": ["Filler"] * 3 if "Rejuv" in said else [],
        },
    )


@pytest.mark.parametrize("cards", [1, 3])
@pytest.mark.parametrize(
    ("then", "field", "before"),
    [
        ("Draw that many cards, to a maximum of 2.", "you hand", 0),
        ("Draw that many cards, up to 2.", "you hand", 0),
        ("Your MP gains that many stages, to a maximum of 2.", "you stages", 3),
        ("Raise your anger that many levels, to a maximum of 2.", "you anger", 0),
        (
            "Destroy that many cards from the top of your opponent's Life Deck, up to 2.",
            "opponent discard",
            0,
        ),
    ],
)
def test_that_many_and_no_more_than_that(then: str, field: str, before: int, cards: int) -> None:
    tell(
        card("Sweep", EVENT, f"POWER: Destroy all of your Drills. {then}"),
        steps=f"play Sweep\nexpect {field} = {before + min(2, cards)}",
        you={
            "hand": ["Sweep"],
            "play": ["Idle Drill", "Other Drill", "Falling Drill"][:cards],
            "stages": 3,
        },
    )


def test_that_many_are_those_that_were_moved() -> None:
    """What set the text off had an amount as well: that isn't meant."""
    text = "[constant] Whenever your opponent raises his anger, you may discard any number of cards from your hand. Draw that many cards, to a maximum of 3."
    tell(
        card("Ear", DRILL, text),
        card("Rage", EVENT, "POWER: Raise your anger 3."),
        steps="""
            opponent: play Rage
            yes
            choose Filler
            done
            expect you discard = 1
            expect you hand = 2
        """,
        you={"hand": ["Filler", "Block"], "play": ["Ear"]},
        opponent={"hand": ["Rage"]},
        start={"turn": "opponent", "action": "opponent"},
    )


HAD = [
    ("For each card destroyed this way that had Endurance, draw a card.", 2),
    ("For each card destroyed this way that did not have Endurance, draw a card.", 1),
    ("Draw a card for each card destroyed this way that had a Power.", 1),
    ('Draw a card for each card destroyed this way that had "Ring" in the title.', 1),
]


@pytest.mark.parametrize(("then", "drawn"), HAD)
def test_the_destroyed_cards_that_had_something(then: str, drawn: int) -> None:
    tell(
        RING,
        card("Mill", EVENT, f"POWER: Destroy the top 3 cards of your opponent's Life Deck. {then}"),
        steps=f"play Mill\nexpect you hand = {drawn}",
        you={"hand": ["Mill"]},
        opponent={"life_deck": ["Ring", "Filler", "Lasting Block"]},
    )


@pytest.mark.parametrize(("mine", "his", "drawn"), [(2, 2, 1), (2, 3, 0), (0, 0, 1)])
def test_what_equals_another_number(mine: int, his: int, drawn: int) -> None:
    tell(
        card("Ask", EVENT, "POWER: If your anger equals your opponent's anger, draw a card."),
        steps=f"play Ask\nexpect you hand = {drawn}",
        you={"hand": ["Ask"], "anger": mine},
        opponent={"anger": his},
    )


def test_of_a_revealed_card() -> None:
    text = (
        "[attack] Physical attack. Choose a number. DAMAGE: 2 stages. HIT: Reveal the top card of "
        "your Life Deck. If its Endurance equals the number you chose, your opponent loses all "
        "stages and combat ends; otherwise, Rejuvenate a number of cards equal to the printed "
        "Endurance of that card, if any."
    )
    for number, expected in (
        (2, "event StagesChanged before=7 after=0, then event CombatEnded"),
        (1, "opponent stages = 7"),
        (1, "you discard = 2"),
        (1, "combat"),
    ):
        tell(
            card("Spin", PHYSICAL, text),
            steps=f"""
                play Spin
                name {number}
                no defense
                expect {expected}
            """,
            you={"hand": ["Spin"], "life_deck": ["Lasting Block"], "discard": ["Filler"] * 3},
            opponent={"stages": 9},
        )


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        ("Rejuvenate 1 from any discard pile.", "Rejuvenate 1 card from any discard pile."),
        ("Rejuvenate 2 from your opponent's discard pile.",
         "Rejuvenate 2 cards from your opponent's discard pile."),
        ("Place up to 2 cards from a Banished Zone at the bottom of their owners Life Decks.",
         "Place up to 2 cards from a player's Banished Zone at the bottom of their owners' Life Decks."),
        ("Destroy the top 2 cards of each players Life Deck.",
         "Destroy the top 2 cards of each player's Life Deck."),
        ("Search your Life Deck for an Ally and play it at its highest stage.",
         "Search your Life Deck for an Ally and play it at its highest power stage."),
    ],
)  # fmt: skip
def test_what_is_said_more_shortly(said: str, printed: str) -> None:
    assert canonical(f"POWER: {said}") == f"POWER: {printed}"


@pytest.mark.parametrize("drills", [0, 1, 3])
@pytest.mark.parametrize(
    ("said", "field", "before"),
    [
        ("Draw a card for each Drill you control beyond the first.", "you hand", 0),
        ("Draw X cards. X = the number of Drills you control beyond the first.", "you hand", 0),
        ("Raise your anger 1 for each Drill in play after the first.", "you anger", 0),
        ("Your MP gains 1 stage for each Drill beyond the first.", "you stages", 3),
    ],
)
def test_the_first_of_them_is_not_counted(said: str, field: str, before: int, drills: int) -> None:
    tell(
        card("Count", EVENT, f"POWER: {said}"),
        steps=f"play Count\nexpect {field} = {before + max(0, drills - 1)}",
        you={
            "hand": ["Count"],
            "play": ["Idle Drill", "Other Drill", "Falling Drill"][:drills],
            "stages": 3,
        },
    )


def test_attacks_deal_more_for_each_beyond_the_first() -> None:
    text = '[constant] Your attacks deal +1 stage of damage for each Drill with "Drill" in the title you control beyond the first.'
    for drills, left in ((1, 8), (3, 6)):
        tell(
            card("Spar Drill", DRILL, text),
            card("Slam", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages."),
            steps=f"play Slam\nexpect opponent stages = {left}",
            you={"hand": ["Slam"], "play": ["Spar Drill", "Idle Drill", "Falling Drill"][:drills]},
            opponent={"stages": 10},
        )


@pytest.mark.parametrize("drills", [0, 1, 3])
@pytest.mark.parametrize(
    ("said", "field", "before", "each", "plus", "most"),
    [
        ("Draw a card, plus an additional card for each Drill you control.", "you hand", 0, 1, 1, 9),
        ("Draw 2 cards and an additional card for each Drill you control.", "you hand", 0, 1, 2, 9),
        ("Your MP gains 2 stages, plus 1 stage for each Drill you control.", "you stages", 3, 1, 2, 9),
        ("Your MP gains 4 stages plus 2 stages for each Drill you control.", "you stages", 0, 2, 4, 9),
        ("Raise your anger 1 level, plus 1 level for each Drill you control.", "you anger", 0, 1, 1, 9),
        ("Draw a card for each Drill you control, plus 1, to a maximum of 3.", "you hand", 0, 1, 1, 3),
    ],
)  # fmt: skip
def test_so_much_and_some_more_for_each(
    said: str, field: str, before: int, each: int, plus: int, most: int, drills: int
) -> None:
    if before + each * drills + plus > 9:
        return
    tell(
        card("Sum", EVENT, f"POWER: {said}"),
        steps=f"play Sum\nexpect {field} = {before + min(most, each * drills + plus)}",
        you={
            "hand": ["Sum"],
            "play": ["Idle Drill", "Other Drill", "Falling Drill"][:drills],
            "stages": before,
        },
    )
