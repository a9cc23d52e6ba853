"""Another action, attack, turn or combat, turns left out, and games that a card ends."""

from __future__ import annotations

import pytest

from tests.rules.happening import DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, staged, tell

KICKS = {"hand": ["Deed", "Filler", "Filler"]}
EARTH = [f"Earth Dragon Ball {n}" for n in range(1, 8)]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Take another action.", "Take another action after this one."),
        ("You may take an additional action this combat.",
         "You may take another action after this one."),
        ("You may perform an additional attack.",
         "You may perform another attack after this action."),
        ("Take an extra turn after this one.", "Take another turn after this one."),
        ("You may have an additional Combat Step this turn.",
         "You may declare combat a second time this turn."),
        ("Your opponent skips his turn.", "Your opponent skips his next turn."),
        ("You immediately win the game.", "You win the game."),
        ("If you control a Drill, win the game.", "If you control a Drill, you win the game."),
    ],
)  # fmt: skip
def test_once_more_in_other_words(said: str, meant: str) -> None:
    assert canonical(f"POWER: {said}") == f"POWER: {meant}"


def test_another_action_comes_before_the_opponents() -> None:
    deed = card("Deed", EVENT, "POWER: Take another action after this one.")
    steps = """
        play Deed
        expect asked you
        play Filler
        no defense
        expect asked opponent
    """
    tell(deed, you=KICKS, steps=steps)


def test_another_attack_is_an_attack_or_nothing() -> None:
    deed = card("Deed", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage. HIT: You may "
                "perform another attack after this action.")  # fmt: skip
    idle = {**KICKS, "play": ["Idle Drill"]}
    steps = """
        play Deed
        no defense
        expect no option use Idle Drill
        play Filler
        no defense
        expect asked opponent
    """
    tell(deed, you=idle, steps=steps)
    steps = """
        play Deed
        no defense
        No further attack
        expect asked opponent
        opponent: pass
        expect asked you
        expect log contains skips this action
    """
    tell(deed, you=idle, steps=steps)


def test_an_attack_that_is_stopped_gives_no_other() -> None:
    deed = card("Deed", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage. HIT: You may "
                "perform another attack after this action.")  # fmt: skip
    steps = "play Deed\nopponent: Block\nexpect asked opponent"
    tell(deed, you=KICKS, opponent={"hand": ["Block"]}, steps=steps)


def test_a_skipped_action_may_be_the_one_that_was_given() -> None:
    deed = card("Deed", EVENT, "POWER: Take another action after this one. "
                "Skip your next action this combat.")  # fmt: skip
    tell(deed, you=KICKS, steps="play Deed\nexpect asked opponent")


def test_another_turn_follows_and_then_the_opponents() -> None:
    deed = card("Deed", EVENT, "POWER: Take another turn after this one.")
    steps = """
        play Deed
        until turn ends
        expect turn = you
        until turn ends
        expect turn = opponent
    """
    staged(steps, deed, mine={"hand": ["Deed"]}, auto="first")


def test_the_end_of_your_next_turn_is_that_of_the_turn_that_was_given() -> None:
    deed = card("Deed", EVENT, "POWER: Take another turn after this one. Your opponent cannot "
                "declare combat until the end of your next turn.")  # fmt: skip
    steps = """
        play Deed
        until turn ends
        expect no event FloatingEnded
        until turn ends
        expect event FloatingEnded
    """
    staged(steps, deed, mine={"hand": ["Deed"]}, auto="first")


@pytest.mark.parametrize("times", [1, 2])
def test_a_turn_is_skipped(times: int) -> None:
    deed = card("Deed", EVENT, "POWER: Your opponent skips his next turn.")
    steps = [*["you: play Deed"] * times, "until turn ends", *["expect turn = you"]]
    steps += ["until turn ends", f"expect turn = {'you' if times == 2 else 'opponent'}"]
    steps += ["expect log contains Player 2 skips a turn."]
    staged("\n".join(steps), deed, mine={"hand": ["Deed"] * times}, auto="first")


def test_combat_is_declared_a_second_time_if_one_likes() -> None:
    deed = card("Deed", EVENT, "POWER: You may declare combat a second time this turn.")
    steps = """
        play Deed
        pass
        pass
        expect asked you
        yes
        expect asked you
        pass
        opponent: pass
        expect log lacks Turn 4
        expect asked discard
    """
    tell(deed, you=KICKS, steps=steps)


def test_what_was_used_this_combat_may_be_used_in_the_second() -> None:
    deed = card("Deed", EVENT, "POWER: You may declare combat a second time this turn.")
    free = card("Free", DRILL, "POWER: Raise your anger 1.")
    steps = """
        play Deed
        opponent: pass
        use Free
        opponent: pass
        expect no option use Free
        pass
        yes
        use Free
        expect your anger = 2
    """
    tell(deed, free, you={**KICKS, "play": ["Free"]}, steps=steps)


@pytest.mark.parametrize(
    ("text", "winner"),
    [
        ("You win the game.", "you"),
        ("You lose the game.", "opponent"),
        ("Your opponent wins the game.", "opponent"),
        ("Your opponent loses the game.", "you"),
        ("If you control 2 or more Drills, you win the game.", ""),
        ("If you control a Drill, you win the game.", "you"),
    ],
)
def test_a_card_ends_the_game(text: str, winner: str) -> None:
    deed = card("Deed", EVENT, f"POWER: {text}")
    expected = f"expect winner = {winner} by effect" if winner else "expect asked opponent"
    tell(deed, you={**KICKS, "play": ["Idle Drill"]}, steps=f"play Deed\n{expected}")


def test_a_card_ends_the_game_when_its_time_has_come() -> None:
    deed = card("Deed", EVENT, "POWER: At the end of the turn, you lose the game.")
    steps = "play Deed\nuntil game over\nexpect winner = opponent by effect"
    tell(deed, you={"hand": ["Deed"]}, steps=steps)


WISH = card("Wish", EVENT, "POWER: You win the game.")


def test_who_cannot_win_the_game_goes_on() -> None:
    deed = card("Deed", EVENT, "POWER: Your opponent cannot win the game this combat.")
    steps = "play Deed\nopponent: play Wish\nexpect asked you"
    tell(deed, WISH, you=KICKS, opponent={"hand": ["Wish"]}, steps=steps)


@pytest.mark.parametrize("how", ["the game", "by Survival Victory"])
def test_an_empty_life_deck_is_looked_at_again(how: str) -> None:
    deed = card("Deed", EVENT, f"POWER: Your opponent cannot win {how} this combat.")
    blow = card("Blow", PHYSICAL, "[attack] Physical attack. DAMAGE: 9 life cards.")
    steps = """
        play Deed
        opponent: play Blow
        expect your life deck = 0
        expect asked you
        until game over
        expect winner = opponent by survival
    """
    mine = {"hand": ["Deed"], "life_deck": ["Filler"] * 3, "fill": 0}
    tell(deed, blow, you=mine, opponent={"hand": ["Blow"]}, steps=steps)


def test_one_kind_of_victory_is_kept_away() -> None:
    deed = card("Deed", DRILL, "[constant] Your opponent cannot win by Dragon Ball Victory.")
    steps = "opponent: play Wish\nexpect winner = opponent by effect"
    tell(deed, WISH, you={"play": ["Deed"]}, opponent={"hand": ["Wish"]}, steps=steps,
         start={"turn": "opponent"})  # fmt: skip


TWICE = card("Deed", EVENT, "POWER: You may declare combat a second time this turn.")
FOUGHT_TWICE = """
    play Deed
    opponent: pass
    play Filler
    no defense
    expect event DamageCalculated stages=3
    opponent: pass
    you: pass
    you: declare combat
    play Filler
    no defense
    expect event DamageCalculated stages={}
"""


@pytest.mark.parametrize(("period", "again"), [("turn", 2), ("combat", 3)])
def test_of_a_second_combat_the_first_attack_is_not_the_turns_first(
    period: str, again: int
) -> None:
    rule = card("Rule", DRILL, f"[constant] Your first attack each {period} deals +1 stage of "
                "damage.")  # fmt: skip
    assert canonical(rule.text, DRILL) == rule.text
    tell(TWICE, rule, steps=FOUGHT_TWICE.format(again), you={**KICKS, "play": ["Rule"]})


@pytest.mark.parametrize(("period", "anger"), [("turn", 1), ("combat", 2)])
def test_so_it_is_of_what_waits_for_a_first_attack(period: str, anger: int) -> None:
    rule = card("Rule", DRILL, f"[constant] Whenever your opponent takes damage from your first "
                f"attack each {period}, raise your anger 1. [constant] Your attacks deal +1 stage "
                "of damage.")  # fmt: skip
    steps = FOUGHT_TWICE.format(3) + f"\nexpect you anger = {anger}"
    tell(TWICE, rule, steps=steps, you={**KICKS, "play": ["Rule"], "anger": 0})


@pytest.mark.parametrize(("style", "hand"), [("physical", 1), ("energy", 0)])
def test_attacks_of_a_combat_that_is_over_are_this_turns(style: str, hand: int) -> None:
    rule = card("Rule", DRILL, "[constant] At the end of your turn, if you performed a "
                f"{style} attack this turn, draw a card.")  # fmt: skip
    steps = f"""
        play Filler
        no defense
        opponent: pass
        you: pass
        expect your hand = {hand}
    """
    tell(rule, steps=steps, you={"hand": ["Filler"], "play": ["Rule"]})
