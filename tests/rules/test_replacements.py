"""What a deed becomes: more of it, less of it, or another deed (EFF-4)."""

from __future__ import annotations

from typing import Any

import pytest

from dbz_desktop.match.scenarios.checks import log_lines
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, EVENT, Row, card, play, position
from tests.rules.staged import staged
from tests.rules.tried import NOTHING, Tried, anger, life, stages

DECK = "your opponent's Life Deck"
DESTROYS = "POWER: Destroy the top 2 cards of your opponent's Life Deck."
BANISHES = "POWER: Banish the top 2 cards of your opponent's Life Deck."
MORE = f"Whenever one of your effects destroys cards from the top of {DECK}, increase that amount"


def pile(seat: int) -> Any:
    return lambda match: len(match.game.state.players[seat].discard)


def banished(seat: int) -> Any:
    return lambda match: len(match.game.state.players[seat].banished)


CHANGED = [
    (Tried(f"{MORE} by 1.", DESTROYS, "you", life(1)), -3),
    (Tried(f"{MORE} by 1.", BANISHES, "you", life(1)), -2),
    (Tried(f"{MORE} by 1.", DESTROYS, "opponent", life(0)), -2),
    (Tried(f"Whenever one of your effects destroys or banishes cards from the top of {DECK}, "
           "double that amount.", BANISHES, "you", life(1)), -4),
    (Tried("The first time each turn an opponent's card effect would destroy or banish cards from "
           "the top of your Life Deck, reduce that amount to 0.", DESTROYS, "opponent", life(0)), 0),
    (Tried("Whenever a player raises his anger, change that amount to 1.",
           "POWER: Raise your anger 3.", "you", anger(0)), 1),
    (Tried("Whenever a player raises his anger, change that amount to 1.",
           "POWER: Raise both players' anger 3.", "you", anger(1)), 1),
    (Tried("Whenever an effect would lower your anger by more than 1 level, it is lowered by 1 "
           "instead.", "POWER: Lower your opponent's anger 3.", "opponent", anger(0),
           {"anger": 4}), -1),
    (Tried("Whenever an effect would lower your anger by more than 1 level, reduce that amount to "
           "0.", "POWER: Lower your opponent's anger 1.", "opponent", anger(0), {"anger": 4}), -1),
    (Tried("Whenever one of your effects causes a personality to lose stages, double that amount.",
           "POWER: Your opponent's MP loses 2 stages.", "you", stages(1), theirs={"stages": 9}), -4),
    (Tried("Whenever one of your effects causes a personality to lose stages, double that amount.",
           "POWER: Your opponent's MP loses 2 stages.", "opponent", stages(0), {"stages": 9}), -2),
    (Tried("Whenever you gain stages, increase that amount by 2.", "POWER: Gain 1 stage.", "you",
           stages(0), {"stages": 3}), 3),
    (Tried("Whenever one of your effects Rejuvenates cards from your discard pile, double that "
           "amount.", "POWER: Rejuvenate 1.", "you", life(0), {"discard": ["Idle Drill"] * 4}), 2),
    (Tried("Whenever an effect during combat destroys Drills from the top of a Life Deck, they are "
           "banished instead.", DESTROYS, "you", banished(1),
           theirs={"life_deck": ["Idle Drill", "Spare Kick", "Filler"]}), 1),
    (Tried("Whenever an effect during combat destroys Drills from the top of a Life Deck, they are "
           "banished instead.", DESTROYS, "you", pile(1),
           theirs={"life_deck": ["Idle Drill", "Spare Kick", "Filler"]}), 1),
]  # fmt: skip


@pytest.mark.parametrize(("tried", "by"), CHANGED, ids=lambda each: str(each))
def test_what_is_done_is_more_or_less_or_another_thing(tried: Tried, by: int) -> None:
    before, after, match = tried.change(f"[constant] {tried.text}")
    assert after - before == by, log_lines(match)


def test_the_first_time_each_turn_is_once() -> None:
    text = (
        "The first time each turn an opponent's card effect destroys cards from the top of your "
        "Life Deck, reduce that amount to 0."
    )
    twice = f"{DESTROYS} {DESTROYS.removeprefix('POWER: ')}"
    tried = Tried(text, twice, "opponent", life(0))
    for watcher, by in ((NOTHING, -4), (f"[constant] {text}", -2)):
        before, after, match = tried.change(watcher)
        assert after - before == by, log_lines(match)


def test_a_change_for_this_combat_is_over_with_it() -> None:
    text = (
        "Whenever your effects destroy or banish cards from the top of your opponent's Life Deck "
        "this combat, increase that amount by 1."
    )
    lasting = {"card": "Watcher", "text": text}
    row = Row("", DESTROYS, mine={"lasting": [lasting]})
    match = position(row, card("Watcher", DRILL, "POWER: Draw a card."), "play")
    before = life(1)(match)
    play(row, match)
    assert life(1)(match) - before == -3, log_lines(match)
    match = position(row, card("Watcher", DRILL, "POWER: Draw a card."), "play")
    play(Row("", steps=("until combat ends",)), match)
    assert not match.game.state.floating


@pytest.mark.parametrize(
    "sentence",
    [
        "Whenever your opponent reveals his hand, double that amount.",
        "Whenever your opponent plays a card, increase that amount by 1.",
        "Whenever a card would be discarded from a Life Deck, banish it instead.",
    ],
)
def test_what_nothing_asks_for_is_not_understood(sentence: str) -> None:
    assert compile_text(card("Watcher", DRILL, ""), f"[constant] {sentence}").failures


# ---------------------------------------------------------------------- left to a player, or once

OFF = f"one of your effects destroys cards from the top of {DECK}"
TWICE = f"{DESTROYS} {DESTROYS.removeprefix('POWER: ')}"


@pytest.mark.parametrize(("answer", "left"), [("yes", 26), ("no", 28)])
def test_a_player_may_take_more_off_a_life_deck_or_leave_it(answer: str, left: int) -> None:
    staged(
        f"""
        play Deed
        {answer}
        expect opponent life_deck = {left}
        """,
        card("Deed", EVENT, DESTROYS),
        card("More", DRILL, f"[constant] Whenever {OFF}, you may double that amount."),
        mine={"hand": ["Deed"], "play": ["More"]},
    )


@pytest.mark.parametrize(("may", "answer", "left"), [("you may ", "yes", 25), ("", "", 25),
                                                     ("you may ", "no", 26)])  # fmt: skip
def test_the_next_time_is_over_with_it(may: str, answer: str, left: int) -> None:
    staged(
        f"""
        play Promise
        pass
        play Deed
        {answer}
        expect opponent life_deck = {left}
        """,
        card("Deed", EVENT, TWICE),
        card("Promise", EVENT, f"POWER: The next time {OFF} this combat, {may}increase that amount "
             "by 1."),
        mine={"hand": ["Deed", "Promise"]},
    )  # fmt: skip


def test_the_next_time_is_this_combat() -> None:
    lasting = {"card": "Idle Drill", "text": "The next time you gain stages this combat, double that "
               "amount."}  # fmt: skip
    staged(
        """
        play Twice
        expect you stages = 9
        """,
        card("Twice", EVENT, "POWER: Gain 2 stages. Gain 2 stages."),
        mine={"hand": ["Twice"], "play": ["Idle Drill"], "stages": 3, "lasting": [lasting]},
    )


@pytest.mark.parametrize(
    "sentence",
    [
        "Whenever you gain stages, you may double that amount.",
        "Whenever one of your effects destroys a Drill, you may double that amount.",
    ],
)
def test_what_no_player_is_asked_about_is_not_left_to_him(sentence: str) -> None:
    assert compile_text(card("Watcher", DRILL, ""), f"[constant] {sentence}").failures
