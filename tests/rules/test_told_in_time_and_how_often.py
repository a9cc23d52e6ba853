"""How often one effect is used, who acts at any stage, whose win is off, what an attack dealt."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

MP, MASTERY = CardType.MAIN_PERSONALITY, CardType.MASTERY
PAL = card("Pal", ALLY, "POWER: Draw a card.")
RAY = card("Ray", ENERGY, "[attack] Energy attack costing 2 stages. DAMAGE: 3 life cards.")
KICK = card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 3 stages.")
GUARD = card("Guard", PHYSICAL, "[defense] Stops an attack.")
BUBBLE = card("Bubble", PHYSICAL, "[defense] Prevent all damage from an attack.")
SHELL = card("Shell", PHYSICAL, "[defense] Prevent 1 life card of damage from an attack.")

ONCE = "(This power may be used once per game.)"


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("POWER: Draw a card. This effect may only be used once per game.",
         f"POWER: Draw a card. {ONCE}"),
        ("POWER: Draw a card. You may only use this effect once per game.",
         f"POWER: Draw a card. {ONCE}"),
        ("[instant] POWER: Use when entering combat. Draw a card. You may use this effect only once "
         "per game.", f"[instant] POWER: Use when entering combat. Draw a card. {ONCE}"),
        ("[constant] Your attacks deal +1 stage of damage. POWER: Draw a card. This effect may only "
         "be used once per game.",
         f"[constant] Your attacks deal +1 stage of damage. POWER: Draw a card. {ONCE}"),
        ("[constant] Whenever you stop an attack, draw a card. You may use this Power only once per "
         "turn.", "[constant] Once per turn when you stop an attack, draw a card."),
        ("[constant] Whenever you stop an attack, draw a card. This effect may only be used once per "
         "game. POWER: Raise your anger 1.",
         "[constant] Once per game when you stop an attack, draw a card. POWER: Raise your anger 1."),
    ],
)  # fmt: skip
def test_how_often_an_effect_is_used(text: str, printed: str) -> None:
    assert canonical(text, MASTERY) == printed


@pytest.mark.parametrize(
    "text",
    [
        # It may be what the HIT does, or the last sentence, or nothing that is ever used.
        "POWER: [attack] Physical attack. DAMAGE: 1 stage. HIT: Draw a card. This effect may only be "
        "used once per game.",
        "POWER: Draw a card. You may discard a card to draw a card. This effect may only be used "
        "once per game.",
        "POWER: Draw a card. [constant] Your attacks deal +1 stage of damage. This effect may only "
        "be used once per game.",
        "[constant] Your attacks deal +1 stage of damage. You may use this Power only once per turn.",
    ],
)
def test_a_part_is_not_limited_as_the_whole(text: str) -> None:
    with pytest.raises(AssertionError):
        canonical(text, MP)


@pytest.mark.parametrize(
    ("limit", "drawn"), [(" This effect may only be used once per game.", 0), ("", 1)]
)
def test_it_is_used_up_in_the_next_turn_as_well(limit: str, drawn: int) -> None:
    tell(
        card("Lore Mastery", MASTERY, f"POWER: Raise your anger 1.{limit}"),
        steps=f"""
            use Lore Mastery
            opponent: pass
            pass
            opponent: discard Filler
            opponent: discard Filler
            until turn ends
            you: yes
            expect {'option' if drawn else 'no option'} use Lore Mastery
        """,
        you={"mastery": "Lore Mastery", "hand": []},
        opponent={"hand": []},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("limit", "anger"),
    [
        ("This effect may only be used once per combat.", 1),
        ("You may use this Power only once per turn.", 1),
        ("", 2),
    ],
)
def test_what_waits_does_so_no_more_often(limit: str, anger: int) -> None:
    tell(
        KICK,
        GUARD,
        card("Lore Mastery", MASTERY, f"[constant] Whenever you stop an attack, raise your anger 1. {limit}"),
        steps=f"""
            opponent: play Kick
            defend with Guard
            you: pass
            opponent: play Kick
            defend with Guard
            expect you anger = {anger}
        """,
        you={"mastery": "Lore Mastery", "hand": ["Guard", "Guard"]},
        opponent={"hand": ["Kick", "Kick"]},
        start={"turn": "opponent", "action": "opponent"},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "option", "attacks"),
    [
        ("Your Allies' Powers may be used regardless of your MP's power stage.", True, False),
        ("Allies you control may be used regardless of your MP's power stage.", True, True),
        ("Your Allies may be used regardless of your MP's power stage.", True, True),
        ("Your opponent's attacks cost +1 stage.", False, False),
    ],
)
def test_who_is_used_at_any_stage(said: str, option: bool, attacks: bool) -> None:
    """An Ally acts while his MP is at 0 or 1 stages (COM-6); this one stands at 8."""
    tell(
        PAL,
        KICK,
        card("Camp", DRILL, f"[constant] {said}"),
        steps=f"""
            expect {"option" if option else "no option"} use Pal
            expect {"option" if attacks else "no option"} play Kick with Pal
        """,
        you={"play": ["Camp", {"card": "Pal", "stages": 3}], "stages": 8, "hand": ["Kick"]},
    )


@pytest.mark.parametrize("whose", ["That Ally's Powers", "That Ally's Power"])
def test_the_powers_of_an_ally_that_was_taken_over(whose: str) -> None:
    text = (
        "[attack] Physical attack. DAMAGE: 1 stage. HIT: Take control of an opponent's Ally until "
        f"the end of the turn. {whose} may be used regardless of your MP's power stage."
    )
    tell(
        PAL,
        KICK,
        card("Ray", PHYSICAL, text),
        steps="""
            play Ray
            no defense
            choose Hero
            opponent: pass
            expect no option play Kick with Pal
            use Pal
            expect you hand = 2
        """,
        you={"hand": ["Ray", "Kick"], "stages": 8},
        opponent={"play": [{"card": "Pal", "stages": 3}]},
    )


@pytest.mark.parametrize(
    ("said", "winner"),
    [
        ("You cannot win the game nor lose the game this turn.", "no winner"),
        ("You cannot win or lose the game this turn.", "no winner"),
        ("Players cannot lose or win the game this turn.", "no winner"),
        ("Neither player can win or lose the game this turn.", "no winner"),
        ("You cannot win the game this turn.", "winner = opponent by survival"),
        ("You cannot lose the game this turn.", "no winner"),
        ("Draw a card.", "winner = opponent by survival"),
    ],
)
@pytest.mark.parametrize("mine", [True, False])
def test_neither_wins_who_may_not(said: str, winner: str, mine: bool) -> None:
    """WIN-1: a Life Deck is emptied, that of the player who said so or the other one."""
    if not mine:
        kept = "lose the game this turn" in said and " win " not in said
        winner = winner if "nor" in said or " or " in said else "no winner"
        winner = "winner = you by survival" if kept or "Draw" in said else winner
    whose = "your" if mine else "your opponent's"
    side = {"fill": 0, "life_deck": ["Filler", "Filler"]}
    tell(
        card("Vow", EVENT, f"POWER: {said}"),
        card("Flood", EVENT, f"POWER: Destroy the top 5 cards of {whose} Life Deck."),
        steps=f"play Vow\nopponent: pass\nplay Flood\nexpect {winner}",
        you={"hand": ["Vow", "Flood"], **(side if mine else {})},
        opponent={} if mine else side,
    )


@pytest.mark.parametrize(
    "when",
    [
        "an energy attack is stopped or has all of its damage prevented",
        "an energy attack is stopped or all of its damage is prevented",
    ],
)
@pytest.mark.parametrize(
    ("attack", "with_", "stages"),
    [
        ("Ray", "Guard", 5 + 2),
        ("Ray", "Bubble", 5 + 2),
        ("Ray", "Shell", 5),
        ("Kick", "Guard", 5),
        ("Kick", "Bubble", 5),
    ],
)
def test_an_attack_that_dealt_nothing_gives_what_was_paid_for_it(
    when: str, attack: str, with_: str, stages: int
) -> None:
    """Whether it was stopped or all of it was prevented; what it cost is what was paid (ATK-2)."""
    tell(
        RAY, KICK, GUARD, BUBBLE, SHELL,
        card("Yak", ALLY, f"[constant] Whenever {when}, this Ally gains stages equal to the cost paid "
             "for that attack."),
        steps=f"""
            play {attack}
            defend with {with_}
            expect stages of Yak = {stages}
        """,
        you={"hand": [attack], "stages": 8},
        opponent={"hand": [with_], "play": [{"card": "Yak", "stages": 5}]},
    )  # fmt: skip


def test_what_was_paid_is_what_it_cost_after_all() -> None:
    tell(
        RAY, GUARD,
        card("Tax", DRILL, "[constant] Your opponent's energy attacks cost +1 stage."),
        card("Yak", ALLY, "[constant] Whenever you stop an attack, this Ally gains stages equal to the "
             "cost paid for that attack."),
        steps="play Ray\ndefend with Guard\nexpect stages of Yak = 8",
        you={"hand": ["Ray"], "stages": 8},
        opponent={"hand": ["Guard"], "play": ["Tax", {"card": "Yak", "stages": 5}]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("when", "guard", "bubble"),
    [
        ("all damage from an attack is prevented", 0, 1),
        ("an attack has all of its damage prevented", 0, 1),
        ("all of an energy attack's damage is prevented", 0, 1),
        ("all damage from one of your opponent's attacks is prevented", 0, 1),
        ("one of your opponent's attacks has all of its damage prevented", 0, 1),
        ("all damage from a physical attack is prevented", 0, 0),
        ("an attack is stopped or prevented", 1, 1),
    ],
)
def test_all_of_its_damage_is_prevented(when: str, guard: int, bubble: int) -> None:
    for with_, anger in (("Guard", guard), ("Bubble", bubble), ("Shell", 0)):
        tell(
            RAY, GUARD, BUBBLE, SHELL,
            card("Watch", DRILL, f"[constant] Whenever {when}, raise your anger 1."),
            steps=f"play Ray\ndefend with {with_}\nexpect opponent anger = {anger}",
            you={"hand": ["Ray"], "stages": 8},
            opponent={"hand": [with_], "play": ["Watch"]},
        )  # fmt: skip


@pytest.mark.parametrize(
    ("look", "mine", "his"),
    [
        ("cards of a Life Deck", 1, 1),
        ("one or more cards of a Life Deck", 1, 1),
        ("cards from any Life Deck", 1, 1),
        ("cards of your Life Deck", 1, 0),
        ("cards of your opponent's Life Deck", 0, 1),
        ("a hand", 0, 0),
    ],
)
def test_whose_cards_are_looked_at(look: str, mine: int, his: int) -> None:
    for whose, anger in (("your", mine), ("your opponent's", his)):
        tell(
            card("Eye", DRILL, f"[constant] Whenever you look at {look}, raise your anger 1."),
            card("Scan", EVENT, f"POWER: Look at the top 2 cards of {whose} Life Deck."),
            steps=f"play Scan\nexpect you anger = {anger}",
            you={"hand": ["Scan"], "play": ["Eye"]},
        )


@pytest.mark.parametrize("whose", ["your", "your opponent's"])
def test_one_of_what_was_looked_at_goes_to_the_bottom(whose: str) -> None:
    side = {"life_deck": ["Block", "Ball"]}
    tell(
        card("Eye", DRILL, "[constant] Whenever you look at cards of a Life Deck, you may place one of "
             "them at the bottom of that Life Deck."),
        card("Scan", EVENT, f"POWER: Look at the top 2 cards of {whose} Life Deck."),
        steps=f"""
            play Scan
            yes
            choose Block
            expect {'you' if whose == 'your' else 'opponent'} life_deck bottom = Block
        """,
        you={"hand": ["Scan"], "play": ["Eye"], **(side if whose == "your" else {})},
        opponent={} if whose == "your" else side,
    )  # fmt: skip
