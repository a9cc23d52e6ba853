"""Numbers change: anger, levels and stages, by any player, of any personality, by any value."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Card, CardType
from dbz_desktop.rules.game import Game
from dbz_desktop.rules.kernel.base import Line
from dbz_desktop.rules.kernel.game import Source
from dbz_desktop.rules.language.compiler import grammar, sentence_text
from dbz_desktop.rules.language.values.values import Value

from .test_joining import give, hand, play
from .test_later_phrases import LADDER, card, drill, table

DRILL = drill("[constant] Your attacks deal +1 life card.")


def ally(title: str) -> Card:
    return card(title, CardType.ALLY, "POWER: Draw a card.", stages=LADDER, subtitle="Friend")


def anger(game: Game) -> tuple[int, int]:
    mine, his = game.state.players
    return mine.anger, his.anger


def stages(game: Game, *cards: int) -> tuple[int, ...]:
    return tuple(game.state.permanents[card].stages for card in cards)


def mps(game: Game) -> tuple[int, int]:
    mine, his = game.state.players
    return mine.stages, his.stages


def levels(game: Game) -> tuple[int, int]:
    mine, his = game.state.players
    return mine.level, his.level


def value(game: Game, text: str) -> int:
    (read,) = grammar().readings(Value, text)
    return read.value(game, Source(0, game.state.players[0].mp_card))


@pytest.mark.parametrize(
    ("printed", "canonical"),
    [
        ("Your opponent raises his anger 1.", "="),
        ("Both players lower their anger 2.", "Each player lowers his anger 2."),
        ("Lower your opponent's anger 3, to a minimum of 1.", "="),
        ("Raise or lower your opponent's MP 1 level.", "="),
        ("Your opponent advances 1 level.", "Your opponent advances his MP 1 level."),
        ("That personality loses 4 stages.", "="),
        ('All personalities with "Android" in the title lose 3 stages.', "="),
        ("Set all personalities to 5 stages above 0.", "Set all personalities to stage 5."),
        ("Your opponent pays 3 stages or discards a card from his hand.", "="),
        ("You may have one of your Allies lose 2 stages to draw a card.", "="),
        ("Set his power level to 0.", "Set your opponent's MP to stage 0."),
        ("Gain that amount of stages.", "="),
        ("Gain 2 stages for each stage paid.", "="),
        ("X = half the number of cards in your hand.", "="),
        ("X = the defending personality's power level.", "="),
    ],
)
def test_it_is_read_in_one_way(printed: str, canonical: str) -> None:
    (line,) = grammar().readings(Line, printed.removesuffix("."))
    assert sentence_text(line) == (printed if canonical == "=" else canonical)


# ---------------------------------------------------------------------------- anger


def test_anger_is_raised_by_either_player_or_both() -> None:
    game, _ = table()
    play(game, "Your opponent raises his anger 2")
    assert anger(game) == (0, 2)
    play(game, "Each player raises his anger 1")
    assert anger(game) == (1, 3)


def test_anger_is_lowered_no_further_than_a_minimum() -> None:
    game, _ = table()
    game.state.players[1].anger = 3
    play(game, "Lower your opponent's anger 5, to a minimum of 1")
    assert anger(game) == (0, 1)
    play(game, "Lower your opponent's anger 5, to a minimum of 2")
    assert anger(game) == (0, 1)


def test_anger_goes_to_a_number_in_the_direction_said() -> None:
    game, _ = table()
    play(game, "Raise your anger to 3")
    assert anger(game) == (3, 0)
    play(game, "Raise your anger to 2")
    assert anger(game) == (3, 0)
    play(game, "Lower your anger to 1")
    assert anger(game) == (1, 0)
    play(game, "Lower your anger to 2")
    assert anger(game) == (1, 0)
    play(game, "Raise or lower a player's anger to 4", "Your opponent")
    assert anger(game) == (1, 4)


def test_any_amount_is_asked_for_once_and_remembered() -> None:
    game, _ = table()
    game.state.players[0].anger = 4
    source = Source(0, game.state.players[0].mp_card)
    steps = grammar().parse(Line, "You may lower your anger any amount").resolve(game, source)
    assert [option.label for option in next(steps).options] == ["0", "1", "2", "3", "4"]
    with pytest.raises(StopIteration):
        steps.send(3)
    assert (anger(game)[0], source.memory.done) == (1, True)
    (lowered,) = grammar().readings(Value, "the amount lowered")
    assert lowered.value(game, source) == 3


# ---------------------------------------------------------------------------- levels


def test_levels_change_by_any_value_and_to_a_level() -> None:
    game, _ = table()
    play(game, "Advance your MP 2 levels")
    play(game, "Your opponent advances 1 level")
    assert levels(game) == (3, 2)
    play(game, "Lower your MP to level 2")
    assert levels(game) == (2, 2)
    play(game, "Lower your MP to level 3")
    assert levels(game) == (2, 2)
    play(game, "Advance or lower your MP to level 4")
    assert levels(game) == (4, 2)
    asked = play(game, "Lower a personality 1 level", "Your opponent")
    assert levels(game) == (4, 1)
    assert asked == [(0, "Whose MP is lowered?")]


# ---------------------------------------------------------------------------- stages


def test_every_personality_that_is_meant_loses_stages() -> None:
    game, (mine, his) = table(ally("Near"), theirs=(ally("Far Android"),))
    play(game, "Set all personalities to 5 stages above 0")
    assert (mps(game), stages(game, mine, his)) == ((5, 5), (5, 5))
    play(game, "Your opponent's personalities lose 2 stages")
    assert (mps(game), stages(game, mine, his)) == ((5, 3), (5, 3))
    play(game, "All Allies in play lose 1 stage")
    assert (mps(game), stages(game, mine, his)) == ((5, 3), (4, 2))
    play(game, 'All personalities with "Android" in the title lose 2 stages')
    assert (mps(game), stages(game, mine, his)) == ((5, 3), (4, 0))


def test_that_personality_is_the_one_that_was_chosen() -> None:
    game, (mine, his) = table(ally("Near"), theirs=(ally("Far"),))
    play(game, "Set all personalities to stage 5")
    source = Source(0, game.state.players[0].mp_card)
    source.memory.speak_of((his,))
    for _ in grammar().parse(Line, "That personality loses 4 stages").resolve(game, source):
        raise AssertionError("nothing to ask")
    assert (mps(game), stages(game, mine, his)) == ((5, 5), (5, 1))


def test_one_of_your_allies_pays_for_what_is_drawn() -> None:
    game, (mine,) = table(ally("Near"))
    play(game, "Set all personalities to stage 3")
    held = hand(game, 0)
    text = "Have one of your Allies pay 2 stages to draw a card"
    play(game, text)
    assert (mps(game)[0], stages(game, mine), hand(game, 0)) == (3, (1,), held + 1)
    play(game, text)
    assert (stages(game, mine), hand(game, 0)) == ((1,), held + 1)


def test_stages_are_lost_no_further_than_a_minimum() -> None:
    game, _ = table()
    play(game, "Set your opponent's MP to stage 5")
    deck = len(game.state.players[1].life_deck)
    play(game, "Your opponent's MP loses 4 stages, to a minimum of 3")
    assert mps(game)[1] == 3
    play(game, "Your opponent loses 4 stages, to a minimum of 0")
    assert (mps(game)[1], len(game.state.players[1].life_deck)) == (0, deck)
    play(game, "Your opponent loses 4 stages")
    assert len(game.state.players[1].life_deck) == deck - 4


def test_a_personality_is_brought_to_the_stage_of_an_mp() -> None:
    game, (friend,) = table(ally("Near"))
    play(game, "Set your opponent's MP to stage 7")
    play(game, "Set your MP to your opponent's MP's power stage")
    assert mps(game) == (7, 7)
    play(game, "Set your MP to stage 4")
    play(game, "Raise your opponent's MP to your MP's power stage")
    assert mps(game) == (4, 7)
    play(game, "Lower your opponent's MP to your MP's power stage")
    assert mps(game) == (4, 4)
    play(game, "Set all Allies to your MP's power stage")
    assert stages(game, friend) == (4,)


def test_stages_for_each_are_one_amount_for_one_personality() -> None:
    game, (_, _, friend) = table(DRILL, DRILL, ally("Near"))
    play(game, "Set all personalities to stage 1")
    asked = play(game, "Gain 2 stages for each Drill you control", "Near")
    assert asked == [(0, "Which personality gains 4 stages?")]
    assert (mps(game)[0], stages(game, friend)) == (1, (5,))


def test_the_opponent_chooses_what_he_does_and_reads_it_from_his_side() -> None:
    game, _ = table()
    give(game, 1)
    play(game, "Set your opponent's MP to stage 5")
    text = "Your opponent pays 3 stages or discards a card from his hand"
    held = hand(game, 1)
    asked = play(game, text, "Pay 3 stages")
    assert asked == [(1, "Which of the two?")]
    assert (mps(game)[1], hand(game, 1)) == (2, held)
    play(game, text)
    assert (mps(game)[1], hand(game, 1)) == (2, held - 1)


def test_any_amount_of_stages_may_be_paid_for_so_much_each() -> None:
    game, _ = table()
    play(game, "Set your MP to stage 8")
    source = Source(0, game.state.players[0].mp_card)
    game.state.players[1].anger = 4
    steps = grammar().parse(Line, "Your MP may pay any amount of stages").resolve(game, source)
    assert next(steps).prompt == "Pay how many stages?"
    with pytest.raises(StopIteration):
        steps.send(5)
    each = grammar().parse(Line, "For every 2 stages paid, lower your opponent's anger 1")
    for _ in each.resolve(game, source):
        raise AssertionError("nothing to ask")
    assert (mps(game)[0], anger(game)[1]) == (3, 2)


# ---------------------------------------------------------------------------- values


def test_what_is_counted_and_measured() -> None:
    game, _ = table(DRILL, ally("Near"), theirs=(DRILL, DRILL))
    mine, his = game.state.players
    mine.anger, his.anger = 3, 2
    his.stages = 4
    assert value(game, "the number of Drills in play") == 3
    assert value(game, "the number of Drills you control") == 1
    assert value(game, "the number of Drills your opponent controls") == 2
    assert value(game, "the number of personalities in play") == 3
    assert value(game, "the number of stages your opponent's MP is above 0") == 4
    assert value(game, "your opponent's MP's power stage") == 4
    assert value(game, "your opponent's MP's power level") == LADDER[4]
    assert value(game, "your MP's level") == 1


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("your anger + your opponent's anger", 5),
        ("your anger - 1", 2),
        ("1 - your anger", 0),
        ("2 times your anger", 6),
        ("twice your opponent's anger", 4),
        ("half your anger", 2),
        ("your anger, to a maximum of 2", 2),
        ("your anger, to a minimum of 4", 4),
    ],
)
def test_sums(text: str, wanted: int) -> None:
    game, _ = table()
    game.state.players[0].anger, game.state.players[1].anger = 3, 2
    (line,) = grammar().readings(Line, f"X = {text}")
    source = Source(0, game.state.players[0].mp_card)
    assert line.amount.value(game, source) == wanted
