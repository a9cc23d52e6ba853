"""What is done in the place of something as it is about to be done; what is left out or limited."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType, Style
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, KICK, PHYSICAL, SETUP, card
from tests.rules.staged import canonical, staged, tell

BREAK = card("Break", EVENT, "POWER: Destroy a Drill.")


@pytest.mark.parametrize(("answer", "drill", "shield"), [("yes", 1, 0), ("no", 0, 1)])
def test_an_instant_power_is_used_in_the_place_of_what_would_be_done(
    answer: str, drill: int, shield: int
) -> None:
    staged(
        f"""
        play Break
        opponent: {answer}
        expect opponent play has {drill} Idle Drill
        expect opponent play has {shield} Shield
        """,
        card("Shield", SETUP, "[instant] POWER: Use when a Drill you control would be destroyed. "
             "Banish this card instead."),
        BREAK,
        mine={"hand": ["Break"]},
        theirs={"play": ["Idle Drill", "Shield"]},
    )  # fmt: skip


def test_an_event_in_the_hand_is_played_in_the_place_of_what_would_be_done() -> None:
    staged(
        """
        play Drain
        opponent: yes
        expect opponent.stages = 5
        expect opponent anger = 1
        expect opponent discard has Answer
        """,
        card("Answer", EVENT, "[instant] POWER: Use when your MP would lose stages. Raise your anger 1 "
             "instead."),
        card("Drain", EVENT, "POWER: Your opponent's MP loses 3 stages."),
        mine={"hand": ["Drain"]},
        theirs={"hand": ["Answer"], "stages": 5},
    )  # fmt: skip


def test_a_drill_is_used_so_once_a_turn() -> None:
    staged(
        """
        play Drain
        opponent: yes
        expect opponent.stages = 5
        opponent: pass
        play Other Drain
        expect opponent.stages = 2
        """,
        card("Guard", DRILL, "[instant] POWER: Use when your MP would lose stages. Raise your anger 1 "
             "instead."),
        card("Drain", EVENT, "POWER: Your opponent's MP loses 3 stages."),
        card("Other Drain", EVENT, "POWER: Your opponent's MP loses 3 stages."),
        mine={"hand": ["Drain", "Other Drain"]},
        theirs={"play": ["Guard"], "stages": 5},
    )  # fmt: skip


@pytest.mark.parametrize(("answer", "hand", "draws"), [("yes", 1, 0), ("no", 0, 1)])
def test_a_card_that_would_be_destroyed_goes_to_the_hand_and_was_not_destroyed(
    answer: str, hand: int, draws: int
) -> None:
    staged(
        f"""
        play Mine
        {answer}
        expect you hand has {hand} Lucky
        expect you anger = {draws}
        """,
        card("Lucky", PHYSICAL, "(If this card would be destroyed from your Life Deck, you may place "
             "it into your hand instead.) " + KICK),
        card("Mine", EVENT, "POWER: Destroy the top card of your Life Deck."),
        card("Watcher", DRILL, "[constant] Whenever a card is destroyed from your Life Deck, raise "
             "your anger 1."),
        mine={"hand": ["Mine"], "play": ["Watcher"], "life_deck": ["Lucky"]},
    )  # fmt: skip


@pytest.mark.parametrize(("choice", "hand", "stages"), [("discards", 1, 9), ("loses", 2, 4)])
def test_the_opponent_does_one_of_two_things_himself(choice: str, hand: int, stages: int) -> None:
    staged(
        f"""
        play Threat
        opponent: {"Discard a card from your hand" if hand == 1 else "Lose 5 stages"}
        {"opponent: discard Filler" if hand == 1 else ""}
        expect opponent hand = {hand}
        expect opponent.stages = {stages}
        """,
        card("Threat", EVENT, "POWER: Your opponent chooses: discard a card from his hand or lose 5 "
             "stages."),
        mine={"hand": ["Threat"]},
        theirs={"hand": ["Filler", "Block"], "stages": 9},
        auto="first",
    )  # fmt: skip


def test_all_but_so_many_are_taken() -> None:
    staged(
        """
        play Sweep
        opponent: choose Filler
        expect opponent hand = 2
        """,
        card("Sweep", EVENT, "POWER: Your opponent discards all but 2 cards from his hand."),
        mine={"hand": ["Sweep"]},
        theirs={"hand": ["Filler", "Filler", "Block"]},
        auto="first",
    )


@pytest.mark.parametrize(("drills", "stages"), [(2, 7), (0, 9)])
def test_an_attack_costs_so_much_for_each(drills: int, stages: int) -> None:
    staged(
        f"""
        play Costly
        opponent: no defense
        expect you.stages = {stages}
        """,
        card("Tax", SETUP, "POWER: Draw a card."),
        card("Toll", ALLY, "[constant] Your opponent's attacks cost +1 stage for each Drill he "
             "controls."),
        card("Costly", ENERGY, "[attack] 1: Energy attack. DAMAGE: 1 life card."),
        mine={"hand": ["Costly"], "stages": 10, "play": ["Idle Drill", "Other Drill"][:drills]},
        theirs={"play": ["Toll"]},
    )  # fmt: skip


def test_no_more_than_so_many_are_played_each_combat() -> None:
    staged(
        """
        play Gift
        opponent: pass
        expect no option play Other Gift
        expect option play Filler
        """,
        card("Lid", DRILL, "[constant] Players cannot play more than 1 Event each combat."),
        card("Gift", EVENT, "POWER: Draw a card."),
        card("Other Gift", EVENT, "POWER: Draw a card."),
        mine={"hand": ["Gift", "Other Gift", "Filler"]},
        theirs={"play": ["Lid"]},
    )


@pytest.mark.parametrize(("step", "hand"), [("Draw", 0), ("Rejuvenation", 3)])
def test_a_step_is_skipped_once(step: str, hand: int) -> None:
    staged(
        f"""
        play Trap
        until turn ends
        expect turn = opponent
        expect opponent hand = {hand}
        """,
        card("Trap", EVENT, f"POWER: Your opponent skips his next {step} Step."),
        mine={"hand": ["Trap"]},
        theirs={"hand": []},
        auto="pass",
    )


def test_who_skips_his_combat_step_declares_none() -> None:
    staged(
        """
        play Trap
        until turn ends
        expect phase = discard
        expect no event CombatBegan player=1
        """,
        card("Trap", EVENT, "POWER: Your opponent skips his next Combat Step."),
        mine={"hand": ["Trap"]},
        auto="first",
    )


@pytest.mark.parametrize(("anger", "stages"), [(0, 7), (1, 8)])
def test_a_note_holds_while_its_card_is_in_play_and_something_is_so(
    anger: int, stages: int
) -> None:
    staged(
        f"""
        play Filler
        opponent: no defense
        expect opponent.stages = {stages}
        """,
        card("Calm Drill", DRILL, "(While your anger is 0, your attacks deal +1 stage of damage.) "
             "POWER: Draw a card."),
        mine={"hand": ["Filler"], "anger": anger, "play": ["Calm Drill"]},
        theirs={"stages": 10},
    )  # fmt: skip


def test_who_performed_the_stopped_attack_is_that_ally() -> None:
    staged(
        """
        opponent: play Filler with Pal
        play Guard
        expect opponent discard has Pal
        """,
        card("Guard", PHYSICAL, "[defense] Stops a physical attack performed by an Ally. Destroy that "
             "Ally."),
        card("Pal", ALLY, "POWER: Draw a card."),
        mine={"hand": ["Guard"]},
        theirs={"hand": ["Filler"], "stages": 0, "play": ["Pal"]},
        action="opponent",
        turn="opponent",
    )  # fmt: skip


REFUSED = [
    ("Each player discards a card from his hand. If he discarded a Drill, he draws a card", EVENT),
    ("(While your anger is 0, your attacks deal +1 stage of damage.) Draw a card", EVENT),
    ("Prevent 2 life cards of damage", EVENT),
]


@pytest.mark.parametrize(("text", "kind"), REFUSED)
def test_what_would_mean_something_else_is_not_read(text: str, kind: CardType) -> None:
    icon = "[constant]" if kind is DRILL else "POWER:"
    note, _, rest = text.rpartition(") ")
    said = f"{note}) {icon} {rest}." if note else f"{icon} {text}."
    assert compile_text(card("Said", kind, "", style=Style.FREESTYLE), said).failures


def test_what_an_attack_deals_instead_leaves_it_an_attack() -> None:
    said = "[attack] 4: Energy attack. Use when needed. This attack's base damage is 3 stages "
    assert "4: Energy attack" in canonical(f"{said}instead. DAMAGE: 2 life cards.")


@pytest.mark.parametrize(
    "said",
    [
        "You may choose for that attack to deal its life card damage as stages of damage",
        "You may have that attack deal its life card damage as stages of damage",
        "That attack deals its life card damage as stages of damage",
    ],
)
def test_what_an_attack_may_deal_instead_has_it_performed(said: str) -> None:
    """EFF-5."""
    tell(
        card("Turn", SETUP, f"[instant] POWER: Use when you perform an attack. {said} instead."),
        card("Ray", ENERGY, "[attack] Energy attack. DAMAGE: 2 life cards."),
        steps=f"""
            play Ray
            yes
            {"yes" if " may " in said else ""}
            expect opponent stages = 3
            expect opponent discard = 0
        """,
        you={"hand": ["Ray"], "play": ["Turn"]},
    )


_PLENTY = {"hand": ["Deed"], "anger": 3, "discard": ["Spare Kick", "Block"]}
_HIS = {"hand": ["Filler", "Block", "Ball"], "play": ["Idle Drill", "Other Drill"]}


@pytest.mark.parametrize(
    ("said", "read", "choice", "there"),
    [
        ("Destroy a Drill. If your anger is 3 or more, banish it instead.",
         "banish a Drill instead", "choose Idle Drill", "opponent banished has Idle Drill"),
        ("Destroy a Drill. If your anger is 4 or more, banish it instead.",
         "banish a Drill instead", "choose Idle Drill", "opponent discard has Idle Drill"),
        ("Destroy a Drill. If your anger is 3 or more, you may banish that Drill instead.",
         "you may banish a Drill instead", "yes\nchoose Idle Drill",
         "opponent banished has Idle Drill"),
        ("Destroy a Drill. If your anger is 3 or more, you may banish it instead.",
         "you may banish a Drill instead", "no\nchoose Idle Drill",
         "opponent discard has Idle Drill"),
        ("Choose a card in your discard pile and Rejuvenate it. If your anger is 3 or more, place it "
         "into your hand instead.",
         "choose a card in your discard pile and place it into your hand instead",
         "choose Block", "you hand has Block"),
        ("Your opponent discards a card. If your anger is 3 or more, he banishes it instead.",
         "your opponent banishes a card from his hand instead",
         "opponent: choose Ball", "opponent banished has Ball"),
        ("Destroy the top 2 cards of your opponent's Life Deck. If your anger is 3 or more, banish "
         "them instead.", "banish the top 2 cards of your opponent's Life Deck instead", "",
         "opponent banished = 2"),
        ("Banish a random card from your opponent's hand. If your anger is 3 or more, banish 2 cards "
         "instead.", "banish 2 random cards from your opponent's hand instead", "",
         "opponent banished = 2"),
        ("Banish a card from your opponent's hand. If your anger is 3 or more, banish 2 cards "
         "instead.", "banish 2 cards from your opponent's hand instead",
         "choose Ball\nchoose Block", "opponent banished = 2"),
    ],
)  # fmt: skip
def test_it_is_what_the_sentence_that_is_replaced_would_have_been_done_to(
    said: str, read: str, choice: str, there: str
) -> None:
    deed = card("Deed", EVENT, f"POWER: {said}")
    assert read in canonical(deed.text)
    assert canonical(canonical(deed.text)) == canonical(deed.text)
    tell(deed, steps=f"play Deed\n{choice}\nexpect {there}", you=_PLENTY, opponent=_HIS)


@pytest.mark.parametrize(
    "said",
    [
        "Draw a card. If your anger is 3 or more, discard it instead.",
        "Rejuvenate 2. If your anger is 3 or more, place those cards into your hand instead.",
        "Reveal the top card of your Life Deck. If your anger is 3 or more, banish it instead.",
    ],
)
def test_what_would_be_done_to_nothing_is_not_read(said: str) -> None:
    assert compile_text(card("Deed", EVENT, ""), f"POWER: {said}").failures


def test_who_may_leave_it_may_leave_what_is_done_instead() -> None:
    deed = card("Deed", EVENT, "POWER: You may search your Life Deck for a Drill and place it into "
                "your hand. If your anger is 3 or more, place it into play instead.")  # fmt: skip
    deck = {"hand": ["Deed"], "life_deck": ["Idle Drill"], "anger": 3}
    tell(deed, steps="play Deed\nno\nexpect you play = 0\nexpect you hand = 0", you=deck)
    tell(deed, steps="play Deed\nyes\nexpect you play has Idle Drill", you=deck)
    deck["anger"] = 2
    tell(deed, steps="play Deed\nyes\nexpect you hand has Idle Drill", you=deck)


@pytest.mark.parametrize(
    ("said", "anger", "level"),
    [
        ("Raise your anger 1 level. If you control a Drill, raise it 2 levels instead.", 4, 3),
        ("Raise your anger 1 level. If you control a Setup, raise it 2 levels instead.", 3, 3),
        ("Lower your anger 1 level. If you control a Drill, lower it 2 levels instead.", 0, 3),
        ("Raise your anger 1 level. If you control a Drill, you may raise it 1 level.", 4, 3),
        ("Advance your MP 1 level. If you control a Drill, lower it 1 level instead.", 2, 2),
    ],
)
def test_it_is_the_anger_that_was_raised_or_lowered(said: str, anger: int, level: int) -> None:
    tell(
        card("Deed", EVENT, f"POWER: {said}"),
        steps=f"""
            play Deed
            {"yes" if "you may" in said else ""}
            expect you anger = {anger}
            expect you level = {level}
        """,
        you={"hand": ["Deed"], "play": ["Idle Drill"], "anger": 2, "level": 3},
    )


@pytest.mark.parametrize(("anger", "stages"), [(3, 5), (2, 7)])
def test_it_is_the_personality_that_would_have_lost_stages(anger: int, stages: int) -> None:
    tell(
        card("Drain", EVENT, "POWER: Your opponent's MP loses 2 stages. If your anger is 3 or more, it "
             "loses 4 stages instead."),
        steps=f"""
            play Drain
            expect opponent stages = {stages}
        """,
        you={"hand": ["Drain"], "anger": anger},
        opponent={"stages": 9},
    )  # fmt: skip
