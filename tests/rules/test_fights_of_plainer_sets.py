"""Forms of fights that plainer sets have: each is read, and played through the public door."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Style
from tests.rules.happening import DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

RED_DRILL = card("Red Drill", DRILL, "POWER: Draw a card.", style=Style.RED)


# ------------------------------------------------------------------ fights


COSTLY = card("Costly", ENERGY, "[attack] Energy attack costing 3 stages. DAMAGE: 1 stage.")
CHEAP = card("Cheap", ENERGY, "[attack] Energy attack costing 2 stages. DAMAGE: 1 stage.")


@pytest.mark.parametrize(("attack", "gained"), [("Costly", 3), ("Cheap", 0)])
def test_what_an_attack_cost_to_perform(attack: str, gained: int) -> None:
    tell(
        COSTLY,
        CHEAP,
        card("Parry", ENERGY, "[defense] Stops an energy attack. If that attack cost 3 or more "
             "stages to perform, your MP gains 3 stages."),
        you={"hand": ["Parry"], "stages": 2},
        opponent={"hand": [attack]},
        start={"action": "opponent"},
        steps=f"opponent: play {attack}\nplay Parry\nexpect your.stages = {2 + gained}",
    )  # fmt: skip


@pytest.mark.parametrize(("chosen", "stages"), [("Lower your MP", 0), ("Raise your anger", 3)])
def test_whether_the_mp_was_lowered_with_the_card(chosen: str, stages: int) -> None:
    tell(
        card("Jab", PHYSICAL, "[attack] Physical attack. Lower your MP 1 level or raise your anger "
             "2 levels. DAMAGE: 6 stages. HIT: If you lowered your MP with this card, set your "
             "opponent's MP's power level to 0."),
        you={"hand": ["Jab"], "level": 2},
        opponent={"stages": 9},
        steps=f"play Jab\n{chosen}\nno defense\nexpect opponent.stages = {stages}",
    )  # fmt: skip


@pytest.mark.parametrize(("chosen", "his", "anger"), [("Pay", 3, 0), ("Raise", 5, 2)])
def test_he_does_it_or_you_do_something(chosen: str, his: int, anger: int) -> None:
    """He chooses, as he does the one; what he can't do isn't offered."""
    deed = card("Deed", EVENT, "POWER: Your opponent pays 2 stages or you raise your anger 2.")
    steps = f"expect your.anger = {anger}"
    tell(
        deed,
        you={"hand": ["Deed"]},
        steps=f"play Deed\nopponent: {chosen}\n{steps}\nexpect opponent.stages = {his}",
    )
    tell(
        deed,
        you={"hand": ["Deed"]},
        opponent={"stages": 1},
        steps="play Deed\nexpect your.anger = 2",
    )


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("The top card of your discard pile", "A card cannot be banished from the top of your"),
        ("Cards in your discard pile", "Cards cannot be banished from your"),
    ],
)
def test_what_cannot_be_done_where_cards_lie(said: str, meant: str) -> None:
    text = f"POWER: {said} cannot be banished this combat."
    assert canonical(text) == f"POWER: {meant} discard pile this combat."


@pytest.mark.parametrize(("pile", "left"), [("top card", 2), ("bottom card", 1)])
def test_the_top_card_cannot_be_banished(pile: str, left: int) -> None:
    tell(
        card("Keep", EVENT, "POWER: The top card of your discard pile cannot be banished this "
             "combat."),
        card("Void", DRILL, f"POWER: Banish the {pile} of your opponent's discard pile."),
        you={"hand": ["Keep"], "discard": ["Filler"]},
        opponent={"play": ["Void"]},
        steps=f"play Keep\nopponent: use Void\nexpect your discard = {left}",
    )  # fmt: skip


@pytest.mark.parametrize("again", ["and from the next attack", "and the next attack"])
def test_damage_of_two_attacks_is_prevented(again: str) -> None:
    """So much as is paid for once; of the third one nothing is prevented."""
    jab = "opponent: play Jab"
    tell(
        card("Jab", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages."),
        card("Wall", EVENT, "[defense] POWER: Destroy 2 Drills you control to prevent all damage "
             f"from a non-Styled attack {again} your opponent performs this combat."),
        you={"hand": ["Wall"], "play": ["Idle Drill", "Other Drill"]},
        opponent={"hand": ["Jab", "Jab", "Jab"]},
        start={"action": "opponent"},
        steps=f"""{jab}
            play Wall
            pass
            {jab}
            expect your.stages = 5
            expect your play = 0
            pass
            {jab}
            no defense
            expect your.stages = 3""",
    )  # fmt: skip


@pytest.mark.parametrize(("mine", "drawn"), [([], 1), (["Idle Drill"], 0)])
def test_a_card_is_discarded_while_something_is_so(mine: list[str], drawn: int) -> None:
    tell(
        card("Lost", EVENT, "(If this card is discarded from your hand while you control no Drills, "
             "you may draw a card.) POWER: Raise your anger 1."),
        card("Deed", EVENT, "POWER: Discard a card from your hand."),
        you={"hand": ["Deed", "Lost"], "play": mine},
        steps="play Deed\n" + ("yes\n" if drawn else "") + f"expect your hand = {drawn}",
    )  # fmt: skip


# ------------------------------------------------------------------ what is said of this attack


@pytest.mark.parametrize(("answer", "anger"), [("yes", 2), ("no", 0)])
def test_an_attack_is_given_a_hit_effect(answer: str, anger: int) -> None:
    tell(
        RED_DRILL,
        card("Jab", PHYSICAL, "[attack] Physical attack. You may banish a Styled Drill you control "
             'to give this attack "HIT: Raise your anger 2 levels." DAMAGE: 1 stage.'),
        you={"hand": ["Jab"], "play": ["Red Drill"]},
        steps=f"play Jab\n{answer}\nno defense\nexpect your.anger = {anger}",
    )  # fmt: skip


@pytest.mark.parametrize("said", ["each Drill you control has a different Style",
                                  "no two Drills you control share a Style"])  # fmt: skip
@pytest.mark.parametrize(
    ("drills", "drawn"),
    [
        ([], 1),
        (["Red Drill"], 1),
        (["Red Drill", "Idle Drill"], 1),
        (["Red Drill", "Other Red", "Idle Drill"], 0),
    ],
)
def test_no_two_are_of_one_style(said: str, drills: list[str], drawn: int) -> None:
    tell(
        RED_DRILL,
        card("Other Red", DRILL, "POWER: Draw a card.", style=Style.RED),
        card("Deed", EVENT, f"POWER: If {said}, draw a card."),
        you={"hand": ["Deed"], "play": drills},
        steps=f"play Deed\nexpect your hand = {drawn}",
    )


@pytest.mark.parametrize(("answer", "asked"), [("yes", "once"), ("no", "never")])
@pytest.mark.parametrize("stopped", [True, False])
def test_critical_damage_if_it_is_successful(answer: str, asked: str, stopped: bool) -> None:
    """Of an attack that is stopped no critical damage effect is used anyway (ATK-4)."""
    tell(
        card("Jab", PHYSICAL, "[attack] Physical attack. You may lower your anger 2 levels. If you "
             "do, this attack is considered to deal critical damage if it is successful. DAMAGE: 2 "
             "stages."),
        you={"hand": ["Jab"], "anger": 3},
        opponent={"hand": ["Block"], "anger": 2},
        steps=f"""play Jab
            {answer}
            {'play Block' if stopped else 'no defense'}
            expect asked {'never' if stopped else asked}: critical""",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("deed", "left", "anger"),
    [
        ("Destroy one of your opponent's Drills.", 0, 2),
        ("Advance your opponent's MP 1 level.", 1, 0),
    ],
)
def test_it_leaves_play_by_any_other_means(deed: str, left: int, anger: int) -> None:
    tell(
        card("Jab", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage."),
        card("Void", DRILL, f"POWER: {deed}"),
        card("Parry", PHYSICAL, "[defense] Stops a physical attack. Attach to one of your Drills. "
             "While attached, that Drill is not discarded when you advance a level. If it leaves "
             "play by any other means, raise your anger 2 levels."),
        you={"hand": ["Parry"], "play": ["Idle Drill"]},
        opponent={"hand": ["Jab"], "play": ["Void"]},
        start={"action": "opponent"},
        steps=f"""opponent: play Jab
            play Parry
            pass
            opponent: use Void
            expect your play {'has' if left else 'has no'} Idle Drill
            expect your.anger = {anger}""",
    )  # fmt: skip


# ------------------------------------------------------------------ the card that stopped it


@pytest.mark.parametrize("that", ["the card that stopped it", "that card"])
@pytest.mark.parametrize(("stopped", "left"), [(True, 6), (False, 5)])
def test_a_copy_of_the_card_that_stopped_it(that: str, stopped: bool, left: int) -> None:
    """The copy goes out of the Life Deck; the card itself is discarded after use (ATK-1)."""
    tell(
        card("Wave", ENERGY, "[attack] Energy attack. If this attack is stopped, search your "
             f"opponent's Life Deck for a copy of {that} and banish that card. DAMAGE: 2 life "
             "cards."),
        you={"hand": ["Wave"]},
        opponent={"hand": ["Block"], "life_deck": ["Filler", "Block"], "fill": 5},
        steps=f"""play Wave
            {'play Block' if stopped else 'no defense'}
            expect opponent banished = {int(stopped)}
            expect opponent life_deck = {left}
            expect opponent discard has {'Block' if stopped else 'Filler'}""",
    )  # fmt: skip


def test_that_card_is_the_one_that_stopped_it() -> None:
    tell(
        card("Wave", ENERGY, "[attack] Energy attack. If this attack is stopped, banish that card. "
             "DAMAGE: 2 life cards."),
        you={"hand": ["Wave"]},
        opponent={"hand": ["Block"]},
        steps="play Wave\nplay Block\nexpect opponent banished has Block\nexpect your banished = 0",
    )  # fmt: skip


@pytest.mark.parametrize(("chosen", "stage"), [("stage 0", 0), ("its highest", 10)])
def test_an_ally_is_set_to_one_of_two_stages(chosen: str, stage: int) -> None:
    tell(
        card("Wave", ENERGY, "[attack] Energy attack. Choose an Ally in play. Set that Ally's power "
             "level to 0 or to its highest power stage. DAMAGE: 2 life cards."),
        you={"hand": ["Wave"]},
        opponent={"play": ["Old Friend"]},
        steps=f"""play Wave
            Set that Ally to {chosen}
            no defense
            expect stages of Old Friend = {stage}""",
    )  # fmt: skip
