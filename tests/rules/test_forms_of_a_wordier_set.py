"""Forms that came up in cards with many words: played, with where nothing comes of them."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, card
from tests.rules.staged import canonical, staged, tell

CUB = card("Cub Jr.", ALLY, "POWER: Draw a card.")


# ---------------------------------------------------------------------------- the first action


@pytest.mark.parametrize(
    "text",
    [
        "Your opponent skips his first action each combat.",
        "While you control a Drill, your opponent passes for his first action of each combat.",
    ],
)
def test_the_first_action_of_each_combat_is_left_out(text: str) -> None:
    """Whoever declared it acts twice, and the other one acts after that as always (HSE-4)."""
    staged(
        """
        declare combat
        use Idle Drill
        play Spare Kick
        opponent: no defense
        opponent: play Filler
        no defense
        expect you anger = 1
        """,
        card("Slow Start", DRILL, f"[constant] {text}"),
        mine={"play": ["Slow Start", "Idle Drill"], "hand": ["Spare Kick"]},
        theirs={"hand": ["Filler"]},
        phase="declare",
    )


@pytest.mark.parametrize("attached", [True, False])
def test_what_is_attached_takes_the_first_action_of_each_combat(attached: bool) -> None:
    """While it is attached you act first, though he declared it; the defender drew 3 (TRN-3)."""
    stone = {"card": "Spat Stone", "attached_to": "opponent mp"}
    staged(
        f"""
        opponent: declare combat
        {"" if attached else "opponent: pass"}
        use Calm Mastery
        opponent: pass
        expect your hand = 4
        """,
        card("Spat Stone", ENERGY, "[attack] Energy attack. Attach to your opponent's MP. While "
             "attached, he skips his first action each combat. DAMAGE: 1 stage."),
        mine={"play": [stone]} if attached else {},
        turn="opponent",
        phase="declare",
    )  # fmt: skip


# ---------------------------------------------------------------------------- whose cards


@pytest.mark.parametrize(
    ("said", "hand"), [('a "Cub Jr." Ally', 1), ("a Cub Jr. Ally", 1), ('a "Dad Jr." Ally', 0)]
)
def test_the_period_of_a_title_before_ally_ends_no_sentence(said: str, hand: int) -> None:
    tell(
        card("Call", EVENT, f"POWER: Search your Life Deck for {said} and place it into your hand. "
             "Your MP gains 1 stage."),
        CUB,
        steps=f"""
        play Call
        expect your hand = {hand}
        expect you stages = 6
        """,
        you={"hand": ["Call"], "life_deck": ["Cub Jr."], "stages": 5},
    )  # fmt: skip


def test_a_quote_that_ends_with_junior_may_end_a_sentence() -> None:
    text = 'POWER: Choose an Ally named "Cub Jr." Place it into your hand. Draw a card.'
    assert canonical(text) == text


@pytest.mark.parametrize("who", ["him", "her", "it", ""])
def test_an_ally_by_its_own_title_takes_no_damage_for_the_mp(who: str) -> None:
    """Nobody is asked who takes it (COM-7); of an Ally that may one is."""
    said = (
        f"Guest cannot have damage redirected to {who}." if who else "Your attacks cost +1 stage."
    )
    staged(
        f"""
        opponent: play Filler
        no defense
        {"" if who else "choose Guest"}
        expect you stages = {3 if who else 5}
        """,
        card("Guest", ALLY, f"[constant] {said}"),
        mine={"play": ["Guest"], "stages": 5},
        theirs={"hand": ["Filler"]},
        turn="opponent",
        action="opponent",
    )


@pytest.mark.parametrize("taken", [True, False])
def test_what_both_may_find_comes_into_the_hand_of_each(taken: bool) -> None:
    tell(
        card("Market", EVENT, "POWER: Both players may search their Life Decks for a Setup or "
             "Drill and place it into their hands."),
        steps=f"""
        play Market
        yes
        choose Idle Drill
        opponent: {"yes" if taken else "no"}
        {"opponent: choose Other Drill" if taken else ""}
        expect your hand has Idle Drill
        expect opponent hand = {int(taken)}
        """,
        you={"hand": ["Market"], "life_deck": ["Idle Drill"]},
        opponent={"life_deck": ["Other Drill"]},
    )  # fmt: skip


# ---------------------------------------------------------------------------- what was done


@pytest.mark.parametrize(("stages", "draws"), [(2, 1), (3, 0)])
def test_what_is_asked_after_the_cost_is_paid(stages: int, draws: int) -> None:
    """The effects of an attack come after its cost (ATK-2)."""
    tell(
        card("Last Drop", ENERGY, "[attack] Energy attack costing 2 stages. If your MP's power "
             "level is 0 after paying this attack's cost, draw a card. DAMAGE: 1 life card."),
        steps=f"""
        play Last Drop
        expect your hand = {draws}
        """,
        you={"hand": ["Last Drop"], "stages": stages},
    )  # fmt: skip


@pytest.mark.parametrize(("first", "draws"), [("Bolt", 1), ("Spare Kick", 0)])
def test_both_kinds_have_to_be_performed(first: str, draws: int) -> None:
    tell(
        card("Bolt", ENERGY, "[attack] Energy attack. DAMAGE: 1 stage."),
        card("Sum", EVENT, "POWER: If you performed both a physical attack and an energy attack "
             "this combat, draw a card."),
        steps=f"""
        play {first}
        play Filler
        play Sum
        expect your hand = {draws}
        """,
        you={"hand": [first, "Filler", "Sum"]},
    )  # fmt: skip


@pytest.mark.parametrize(("drill", "cards"), [(True, 28), (False, 30)])
def test_of_the_same_attacks_more_is_said_in_a_case(drill: bool, cards: int) -> None:
    tell(
        card("Stern Drill", DRILL, "[constant] Your physical attacks deal +1 stage of damage. "
             "While you control another Drill, they also deal +2 life cards of damage."),
        steps=f"""
        play Filler
        expect opponent stages = 2
        expect opponent life_deck = {cards}
        """,
        you={"hand": ["Filler"], "play": ["Stern Drill", *(["Idle Drill"] if drill else [])]},
        opponent={"stages": 5},
    )  # fmt: skip


@pytest.mark.parametrize(("who", "draws"), [("Guest", 1), ("Hero", 0)])
def test_the_next_action_as_an_attack_of_the_chosen_ally(who: str, draws: int) -> None:
    tell(
        card("Guest", ALLY, "POWER: [attack] Physical attack. DAMAGE: 1 stage."),
        card("Cheer", EVENT, "POWER: Choose one of your Allies. If your next action this combat is "
             'an attack performed by that Ally, it gains "HIT: Draw a card."'),
        steps=f"""
        play Cheer
        {"use Guest" if who == "Guest" else "play Filler"}
        expect your hand = {draws}
        """,
        you={"hand": ["Cheer", *(["Filler"] if who == "Hero" else [])], "play": ["Guest"],
             "stages": 0},
    )  # fmt: skip


# ---------------------------------------------------------------------------- that amount


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (EVENT, "POWER: Draw that many cards."),
        (EVENT, "POWER: You may gain that amount of stages."),
        (EVENT, "[instant] POWER: Use when entering combat. Gain that many stages."),
        (DRILL, "[constant] Whenever your opponent performs an attack, gain that many stages."),
        (DRILL, "[constant] Whenever your opponent passes, gain that amount of stages."),
    ],
)
def test_an_amount_that_nothing_tells_is_none(kind: CardType, text: str) -> None:
    (failure,) = compile_text(card("Void", kind, text), text).failures
    assert "nothing before it tells an amount" in failure.message


@pytest.mark.parametrize(
    "text",
    [
        "POWER: Lower your anger up to 2. Gain that amount of stages.",
        "POWER: You may lower your anger up to 2 to gain that amount of stages.",
        "[instant] POWER: Use when your opponent gains stages. Gain that amount of stages.",
        "[instant] POWER: Use when you take damage from an attack. Gain that amount of stages.",
    ],
)
def test_an_amount_that_was_told_is_that_one(text: str) -> None:
    assert canonical(text) == text


@pytest.mark.parametrize(("cost", "stages"), [(3, 5), (2, 4), (1, 2)])
def test_so_much_as_an_attack_costs(cost: int, stages: int) -> None:
    """Who pays for an attack performs it (ATK-2): nobody performs another one for it."""
    tell(
        card("Harvest", DRILL, "[constant] Whenever a player pays 2 or more stages to perform an "
             "attack, your MP gains that amount of stages."),
        card("Bolt", ENERGY, f"[attack] Energy attack costing {cost} stages. DAMAGE: 1 life card."),
        steps=f"""
        opponent: play Bolt
        expect your stages = {stages}
        """,
        you={"play": ["Harvest"], "stages": 2},
        opponent={"hand": ["Bolt"]},
        start={"turn": "opponent", "action": "opponent"},
    )  # fmt: skip


def test_what_another_player_does_something_for_is_no_effect() -> None:
    """ "Use when he discards a card to perform an attack" lets nobody attack."""
    text = "[instant] POWER: Use when your opponent discards a card to perform an attack. Pass."
    assert compile_text(card("Void", EVENT, text), text).failures
    mine = "[instant] POWER: Use when entering combat to draw a card."
    assert canonical(mine) == "[instant] POWER: Use when entering combat. Draw a card."
