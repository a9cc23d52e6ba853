"""What is done instead and what comes of it; what is Rejuvenated and goes elsewhere (EFF-5)."""

from __future__ import annotations

import pytest

from tests.rules.happening import DRILL, EVENT, card
from tests.rules.staged import staged

CALM = card("Calm Down", EVENT, "POWER: Lower your opponent's anger 1.")
SAID = [
    "when one of your opponent's effects would lower your anger you may banish this card. If you "
    "do, raise your anger 1 level instead.",
    "when one of your opponent's effects would lower your anger, you may banish this card to raise "
    "your anger 1 level instead.",
]


@pytest.mark.parametrize("taken", [True, False])
@pytest.mark.parametrize("said", SAID)
def test_what_is_attached_is_banished_for_what_comes_instead(said: str, taken: bool) -> None:
    staged(
        f"""
        play Pride
        opponent: play Calm Down
        {"yes" if taken else "no"}
        expect you anger = {3 if taken else 1}
        expect your banished = {1 if taken else 0}
        """,
        card("Pride", EVENT, f"POWER: Attach to your MP. While attached, {said}"),
        CALM,
        mine={"hand": ["Pride"], "anger": 2},
        theirs={"hand": ["Calm Down"]},
    )


@pytest.mark.parametrize("said", SAID)
def test_what_one_lowers_oneself_is_not_replaced(said: str) -> None:
    staged(
        """
        play Breathe
        expect you anger = 1
        expect your banished = 0
        """,
        card("Pride", DRILL, f"[constant] {said[0].upper()}{said[1:]}"),
        card("Breathe", EVENT, "POWER: Lower your anger 1."),
        mine={"play": ["Pride"], "hand": ["Breathe"], "anger": 2},
    )


@pytest.mark.parametrize(("hand", "anger"), [(["Filler"], 3), ([], 1)])
def test_who_cannot_pay_for_it_is_not_asked(hand: list[str], anger: int) -> None:
    """Without the whole of it there is nothing instead (EFF-5)."""
    staged(
        f"""
        pass
        opponent: play Calm Down
        {"yes" if hand else ""}
        expect you anger = {anger}
        expect your hand = 0
        """,
        card("Temper", DRILL, "[constant] Whenever your anger would be lowered, you may discard a "
             "card from your hand. If you do, raise your anger 1 instead."),
        CALM,
        mine={"play": ["Temper"], "hand": hand, "anger": 2},
        theirs={"hand": ["Calm Down"]},
    )  # fmt: skip


@pytest.mark.parametrize("taken", [True, False])
def test_once_a_turn_it_goes_on_top_as_it_is_rejuvenated(taken: bool) -> None:
    """The second one is Rejuvenated: the chance was taken (EFF-8)."""
    staged(
        f"""
        play Recover
        choose Idle Drill
        {"yes" if taken else "no"}
        opponent: pass
        play Recover Again
        {"" if taken else "no"}
        opponent: pass
        play Refresh
        expect your hand has {"Idle Drill" if taken else "Filler"}
        """,
        card("Vigil", DRILL, "[constant] Once per turn when you Rejuvenate a Drill, you may place "
             "that card on top of your Life Deck instead."),
        card("Recover", EVENT, "POWER: Rejuvenate a Drill from your discard pile."),
        card("Recover Again", EVENT, "POWER: Rejuvenate a Drill from your discard pile."),
        card("Refresh", EVENT, "POWER: Draw a card."),
        mine={
            "play": ["Vigil"],
            "hand": ["Recover", "Recover Again", "Refresh"],
            "discard": ["Idle Drill", "Other Drill"],
        },
    )  # fmt: skip


@pytest.mark.parametrize(
    ("text", "gone", "left"),
    [
        ("Banish all copies of a Setup or Drill in play.", 3, 1),
        ("Destroy all copies of a Drill in play.", 3, 1),
        ("Destroy all copies of a Drill your opponent controls.", 2, 2),
    ],
)
def test_all_copies_of_one_that_is_chosen_go(text: str, gone: int, left: int) -> None:
    where = "banished" if text.startswith("Banish") else "discard"
    staged(
        f"""
        play Purge
        choose Idle Drill
        expect opponent {where} has Idle Drill
        expect opponent play = {1}
        expect your play = {left - 1}
        """,
        card("Purge", EVENT, f"POWER: {text}"),
        mine={"play": ["Idle Drill"], "hand": ["Purge"]},
        theirs={"play": ["Idle Drill", "Idle Drill", "Other Drill"]},
    )


@pytest.mark.parametrize(("blocked", "anger"), [(False, 1), (True, 1), (None, 0)])
def test_the_first_successful_attack_of_a_combat_has_more(blocked: bool | None, anger: int) -> None:
    """One that is stopped is none, so that the next may be the first (ATK-4)."""
    first = "opponent: play Block" if blocked or blocked is None else "opponent: no defense"
    second = (
        ""
        if blocked is None
        else """
        opponent: pass
        play Spare Kick
        opponent: no defense
        """
    )
    staged(
        f"""
        play Filler
        {first}
        {second}
        expect you anger = {anger}
        """,
        card("Streak", DRILL, '[constant] Your first successful attack each combat gains "HIT: '
             'Raise your anger 1."'),
        mine={"play": ["Streak"], "hand": ["Filler", "Spare Kick"]},
        theirs={"hand": ["Block"]},
    )  # fmt: skip


@pytest.mark.parametrize(("used", "banished"), [("Dodge", 1), ("Block", 0)])
def test_an_event_that_stops_an_attack_is_banished_after_use(used: str, banished: int) -> None:
    staged(
        f"""
        play Filler
        opponent: play {used}
        expect opponent banished = {banished}
        expect opponent discard pile = {2 - banished if banished else 1}
        """,
        card("Spite", DRILL, "[constant] Whenever an Event stops one of your attacks, that Event is "
             "banished after use and your opponent destroys the top card of his Life Deck."),
        card("Dodge", EVENT, "[defense] POWER: Stops a physical attack."),
        mine={"play": ["Spite"], "hand": ["Filler"]},
        theirs={"hand": [used]},
    )  # fmt: skip


@pytest.mark.parametrize(("hand", "more"), [(["Calm Down"], 0), (["Filler"], 3)])
def test_it_is_asked_whether_there_were_such_among_what_was_revealed(
    hand: list[str], more: int
) -> None:
    staged(
        f"""
        play Look
        expect your hand = {more and 1}
        """,
        card("Look", EVENT, "POWER: Your opponent reveals his hand. If there were no Events "
             "revealed, draw a card."),
        CALM,
        mine={"hand": ["Look"]},
        theirs={"hand": hand},
    )  # fmt: skip


@pytest.mark.parametrize(("mine", "theirs", "taken"), [(1, 2, 1), (2, 1, 0), (1, 1, 0)])
def test_who_has_the_mp_of_the_higher_level_pays(mine: int, theirs: int, taken: int) -> None:
    staged(
        f"""
        play Balance
        expect opponent discard pile = {taken}
        """,
        card("Balance", EVENT, "POWER: If both MPs are the same level, draw a card. If they are "
             "not, the player with the higher level MP destroys the top card of his Life Deck."),
        mine={"hand": ["Balance"], "level": mine},
        theirs={"level": theirs},
    )  # fmt: skip


def test_the_next_time_it_is_lowered_by_as_much() -> None:
    staged(
        """
        play Turn Tables
        opponent: play Fury
        expect opponent anger = 1
        """,
        card("Turn Tables", EVENT, "POWER: The next time your opponent would raise his anger this "
             "combat, he lowers it that amount instead."),
        card("Fury", EVENT, "POWER: Raise your anger 2."),
        mine={"hand": ["Turn Tables"]},
        theirs={"hand": ["Fury"], "anger": 3},
    )  # fmt: skip


@pytest.mark.parametrize(("with_ally", "offered"), [(True, False), (False, True)])
def test_only_attacks_of_an_mp_deal_critical_damage(with_ally: bool, offered: bool) -> None:
    staged(
        f"""
        play Rules
        opponent: play Blow with {"Old Friend" if with_ally else "Hero"}
        no defense
        expect asked {"ATK-13" if offered else "action"}
        """,
        card("Rules", EVENT, "POWER: Only attacks performed by an MP can deal critical damage this "
             "combat."),
        card("Blow", EVENT, "POWER: [attack] Physical attack. DAMAGE: 6 life cards."),
        mine={"hand": ["Rules"], "play": ["Old Friend"]},
        theirs={"hand": ["Blow"], "play": [{"card": "Old Friend", "stages": 5}], "stages": 0},
    )  # fmt: skip
