"""How often something may be used or happens: twice per turn, the second time, any number (COM-3)."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType, Style
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, EVENT, PHYSICAL, SETUP, card
from tests.rules.staged import canonical, tell

RAISES = "POWER: Raise your anger 1."


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (f"{RAISES} This Power may be used twice per turn.",
         f"{RAISES} (This power may be used 2 times per turn.)"),
        (f"{RAISES} Use up to 3 times per combat.",
         f"{RAISES} (This power may be used 3 times per combat.)"),
        (f"{RAISES} (You may use this power 3 times each turn.)",
         f"{RAISES} (This power may be used 3 times per turn.)"),
        ("POWER: Use this Power only once each game. Raise your anger 1.",
         f"{RAISES} (This power may be used once per game.)"),
        (f"{RAISES} This Power can be used any number of times each combat.",
         f"{RAISES} (This power may be used any number of times.)"),
        ("[constant] Twice per turn, when you perform an attack, draw a card.",
         "[constant] 2 times per turn when you perform an attack, draw a card."),
        ("[constant] Whenever you perform an attack, draw a card. This can happen twice per turn.",
         "[constant] 2 times per turn when you perform an attack, draw a card."),
        ("[constant] The second time each turn you perform an attack, draw a card.",
         "[constant] The second time you perform an attack each turn, draw a card."),
        ("[constant] The first 2 times each combat you perform an attack, draw a card.",
         "[constant] The first 2 times you perform an attack each combat, draw a card."),
    ],
)  # fmt: skip
def test_how_often_in_other_words(said: str, meant: str) -> None:
    assert canonical(said, DRILL) == meant


@pytest.mark.parametrize("kind", [EVENT, SETUP])
def test_what_goes_away_with_its_first_use_has_no_second(kind: CardType) -> None:
    text = f"{RAISES} (This power may be used 2 times per turn.)"
    assert compile_text(card("Once", kind, ""), text).failures


@pytest.mark.parametrize(("times", "anger"), [("2 times per turn", 2), ("3 times per combat", 3)])
@pytest.mark.parametrize("style", [Style.FREESTYLE, Style.RED])
def test_a_power_is_used_so_often(times: str, anger: int, style: Style) -> None:
    often = card("Often", DRILL, f"{RAISES} (This power may be used {times}.)", style=style)
    steps = "use Often\nopponent: pass\n" * anger + "expect no option use Often\n"
    steps += f"expect why not Often: COM-4\nexpect your anger = {anger}"
    tell(often, you={"play": ["Often"]}, steps=steps)


def test_a_power_is_used_once_in_the_game() -> None:
    often = card("Often", DRILL, f"{RAISES} (This power may be used once per game.)")
    steps = """
        use Often
        opponent: pass
        pass
        opponent: discard Filler
        opponent: discard Filler
        until turn ends
        you: yes
        expect why not Often: COM-4
    """
    tell(often, you={"play": ["Often"], "hand": []}, opponent={"hand": []}, steps=steps)


def test_a_power_is_used_again_and_again() -> None:
    often = card("Often", DRILL, "POWER: Your MP gains 1 stage. (This power may be used any number "
                 "of times.)")  # fmt: skip
    steps = "use Often\nopponent: pass\n" * 4 + "expect option use Often\nexpect your stages = 4"
    tell(often, you={"play": ["Often"], "stages": 0}, steps=steps)


@pytest.mark.parametrize(
    ("words", "drawn"),
    [
        ("2 times per turn when you perform an attack", [1, 2, 2]),
        ("The first 2 times you perform an attack each combat", [1, 2, 2]),
        ("The second time you perform an attack each turn", [0, 1, 1]),
        ("Once per turn when you perform an attack", [1, 1, 1]),
    ],
)
def test_what_waits_happens_so_often(words: str, drawn: list[int]) -> None:
    watch = card("Watch", DRILL, f"[constant] {words}, raise your anger 1.")
    steps = "".join(
        f"play Filler\nno defense\nexpect your anger = {n}\nopponent: pass\n" for n in drawn
    )
    tell(watch, you={"play": ["Watch"], "hand": ["Filler"] * 3}, steps=steps)


def test_a_chance_that_is_left_counts_among_the_first() -> None:
    watch = card("Watch", DRILL, "[constant] The first 2 times you perform an attack each turn, "
                 "you may raise your anger 1.")  # fmt: skip
    steps = """
        play Filler
        yes
        opponent: pass
        play Filler
        no
        opponent: pass
        play Filler
        opponent: pass
        expect your anger = 1
    """
    tell(watch, you={"play": ["Watch"], "hand": ["Filler"] * 3}, steps=steps)


def test_something_is_allowed_so_often() -> None:
    way = card("Way", DRILL, "[constant] 2 times per turn you may discard a card from your hand as "
               "an action.")  # fmt: skip
    steps = "use Way\nFiller\nopponent: pass\n" * 2 + "expect no option use Way"
    tell(way, you={"play": ["Way"], "hand": ["Filler"] * 4}, steps=steps)


def test_an_attack_is_no_drill() -> None:
    kick = card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage.")
    assert compile_text(kick, f"{kick.text} (This power may be used 2 times per turn.)").failures


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("POWER: Use only during your opponent's turn. Raise your anger 1.",
         f"(Use only if it is your opponent's turn.) {RAISES}"),
        ("[instant] POWER: Use only when your opponent plays an Ally. Raise your anger 1.",
         "[instant] POWER: Use when your opponent plays an Ally. Raise your anger 1."),
        ("[instant] POWER: Use only when your opponent's MP is at 0 stages. Raise your anger 1.",
         "[instant] POWER: Use when needed if your opponent's MP's power stage is 0. Raise your "
         "anger 1."),
        ("POWER: As an additional cost to play this card, discard a card from your hand. Raise "
         "your anger 1.",
         f"(You must discard a card from your hand to play this card.) {RAISES}"),
    ],
)  # fmt: skip
def test_when_it_may_be_used_in_other_words(said: str, meant: str) -> None:
    assert canonical(said, SETUP) == meant


@pytest.mark.parametrize(("drills", "stages"), [(1, 3), (2, 2), (3, 2), (4, 1)])
def test_so_much_for_every_few(drills: int, stages: int) -> None:
    text = "[constant] For every 2 Drills you control, your attacks deal +1 stage of damage."
    watch = card("Watch", DRILL, text)
    meant = "[constant] Your attacks deal +1 stage of damage for every 2 Drills you control."
    assert canonical(text, DRILL) == meant
    steps = f"play Filler\nno defense\nexpect opponent stages = {stages}"
    mine = {"play": ["Watch", *["Idle Drill"] * (drills - 1)], "hand": ["Filler"]}
    tell(watch, you=mine, opponent={"stages": 5}, steps=steps)


def test_one_attack_a_turn_is_no_second() -> None:
    text = "[constant] Players can only perform 1 attack each turn."
    watch = card("Watch", DRILL, text)
    steps = """
        play Filler
        no defense
        opponent: pass
        expect no option play Filler
        pass
    """
    tell(watch, you={"play": ["Watch"], "hand": ["Filler"] * 2}, steps=steps)


@pytest.mark.parametrize("stages", [0, 1])
def test_what_is_used_only_when_something_is_so_needs_no_moment(stages: int) -> None:
    text = "[instant] POWER: Use only when your opponent's MP is at 0 stages. Raise your anger 1."
    ready = card("Ready", DRILL, text)
    steps = "use Ready\nexpect your anger = 1\nexpect asked you" if not stages else ""
    steps = steps or "expect no option use Ready"
    tell(ready, you={"play": ["Ready"]}, opponent={"stages": stages}, steps=steps)
