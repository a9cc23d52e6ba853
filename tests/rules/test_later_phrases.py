"""Phrases that came with the later sets: what they do, and that they hold as long as they should."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dbz_desktop.cards import Card, CardType, Style
from dbz_desktop.cards.editions import EditionRules
from dbz_desktop.rules.flow import moving
from dbz_desktop.rules.game import DeckCards, Game
from dbz_desktop.rules.kernel.base import Line
from dbz_desktop.rules.kernel.editions import Edition
from dbz_desktop.rules.kernel.events import Why, Zone
from dbz_desktop.rules.kernel.game import Source
from dbz_desktop.rules.kernel.matters import Matter
from dbz_desktop.rules.language.compiler import grammar, sentence_text

LADDER = (0, 250, 500, 1000, 2000, 3000, 4000, 5000, 6000, 8000, 10000)
KICK = "[attack] Physical attack. DAMAGE: AT +1 stages."
EDITION = Edition("test", "Test", ("test",), EditionRules(hidden_zone_rule=True))


def card(title: str, kind: CardType, text: str = KICK, **more: object) -> Card:
    return Card(f"T-{title}", title, kind, text, **more)  # type: ignore[arg-type]


def drill(text: str) -> Card:
    return card(f"Drill: {text[:40]}", CardType.DRILL, text)


PLAIN = drill("[constant] Your attacks deal +1 life card.")


def table(*mine: Card, theirs: tuple[Card, ...] = ()) -> tuple[Game, list[int]]:
    """A game in which these cards are in play; returns it with their numbers, yours first."""

    def deck(cards: tuple[Card, ...]) -> DeckCards:
        levels = tuple(
            card("Hero", CardType.MAIN_PERSONALITY, level=n, pur=2, stages=LADDER)
            for n in range(1, 5)
        )
        kick = card("Kick", CardType.PHYSICAL_COMBAT)
        mastery = card("Calm Mastery", CardType.MASTERY, "POWER: Draw a card.")
        return DeckCards(levels, mastery, cards + (kick,) * (30 - len(cards)))

    game = Game((deck(mine), deck(theirs)), EDITION, 7, first=0)
    numbers = []
    for seat, cards in ((0, mine), (1, theirs)):
        base = 5 + seat * 35
        for number in range(base, base + len(cards)):
            moving.move(game, number, Zone.IN_PLAY, Why.PLACE, Source(seat), to_player=seat)
            numbers.append(number)
    return game, numbers


def do(game: Game, text: str, player: int = 0) -> Source:
    """Carry out a sentence; every question is answered with the first option."""
    source = Source(player, game.state.players[player].mp_card)
    steps = grammar().parse(Line, text).resolve(game, source)
    _finish(steps)
    _finish(game.settle())
    return source


def _finish(steps) -> None:  # type: ignore[no-untyped-def]
    try:
        next(steps)
        while True:
            steps.send(0)
    except StopIteration:
        return


@pytest.mark.parametrize(
    ("printed", "canonical"),
    [
        (
            "Choose a Drill and destroy it.",
            "Choose a Drill and destroy it.",
        ),
        (
            "For the remainder of combat, damage from your attacks cannot be prevented.",
            "Damage from your attacks cannot be prevented this combat.",
        ),
        (
            "Stop your opponent's next energy attack this combat.",
            "Stop your opponent's next energy attack this combat.",
        ),
        (
            "The next attack you perform this combat deals +3 life cards of damage.",
            "Your next attack this combat deals +3 life cards of damage.",
        ),
        (
            "Your next Styled attack this combat cannot have its damage modified nor prevented.",
            "Your next Styled attack this combat cannot have its damage modified or prevented.",
        ),
        (
            "Your opponent cannot gain anger this combat.",
            "Your opponent's anger cannot be raised this combat.",
        ),
        (
            "While attached, whenever you perform an attack, draw a card.",
            "Whenever you perform an attack, draw a card.",
        ),
    ],
)
def test_printed_wordings_of_later_sets(printed: str, canonical: str) -> None:
    assert sentence_text(grammar().parse(Line, printed.removesuffix("."))) == canonical


def test_a_statement_with_a_condition_holds_while_it_is_so() -> None:
    game, _ = table(
        drill(
            "[constant] While your MP's power level is over 2,500, your attacks deal +2 stages of "
            "damage."
        )
    )
    assert len(game.holding(Matter.DAMAGE)) == 1
    do(game, "Your MP loses 3 stages")
    assert game.holding(Matter.DAMAGE) == []


def test_cards_of_a_kind_lose_all_effects() -> None:
    ally = card(
        "Helper", CardType.ALLY, "[constant] Your attacks deal +1 life card.", stages=LADDER
    )
    game, numbers = table(ally)
    assert len(game.holding(Matter.DAMAGE)) == 1
    game, numbers = table(ally, drill("[constant] Allies lose all effects."))
    assert game.holding(Matter.DAMAGE) == []
    moving.leave_play(game, numbers[1], Zone.DISCARD, Why.DESTROY, None)
    assert len(game.holding(Matter.DAMAGE)) == 1


def test_more_cards_are_destroyed_where_an_effect_says_so() -> None:
    game, _ = table(
        drill(
            "[constant] Whenever one of your effects destroys cards from the top of your "
            "opponent's Life Deck, increase that amount by 1."
        )
    )
    do(game, "Destroy the top 2 cards of your opponent's Life Deck")
    assert len(game.state.players[1].discard) == 3
    do(game, "Destroy the top 2 cards of your opponent's Life Deck", player=1)
    assert len(game.state.players[0].discard) == 2


def test_anger_that_no_effect_lowers() -> None:
    game, _ = table(drill("[constant] Your anger cannot be lowered by card effects."))
    do(game, "Raise your anger 2")
    do(game, "Lower your opponent's anger 1", player=1)
    assert game.state.players[0].anger == 2


def test_anger_changes_by_a_fixed_amount() -> None:
    game, _ = table(
        drill("[constant] Whenever a player raises his anger, change that amount to 1.")
    )
    do(game, "Raise your anger 3", player=1)
    assert game.state.players[1].anger == 1


def test_rejuvenating_sets_off_once_an_effect() -> None:
    game, _ = table(
        drill("[constant] Whenever your opponent Rejuvenates, raise your anger 1."),
    )
    do(game, "Destroy the top 3 cards of your Life Deck", player=1)
    do(game, "Rejuvenate 2", player=1)
    assert game.state.players[0].anger == 1


def test_otherwise_follows_a_condition_that_was_not_met() -> None:
    for anger, drawn in ((0, 1), (2, 0)):
        game, _ = table()
        if anger:
            do(game, f"Raise your anger {anger}")
        source = Source(0, game.state.players[0].mp_card)
        before = len(game.state.players[0].hand)
        for text in ("If you have 2 or more anger, raise your anger 1", "Otherwise, draw a card"):
            _finish(grammar().parse(Line, text).resolve(game, source))
        assert len(game.state.players[0].hand) - before == drawn


def test_a_number_of_cards_in_play() -> None:
    other = replace(PLAIN, id="T-other", title="Other")
    third = replace(PLAIN, id="T-third", title="Third", style=Style.RED)
    game, numbers = table(PLAIN, other, theirs=(third,))
    do(game, "Banish 2 non-Styled Drills in play")
    assert [game.state.where[n] for n in numbers] == [Zone.BANISHED, Zone.BANISHED, Zone.IN_PLAY]
    do(game, "Return all Drills in play to their owners' hands")
    assert game.state.where[numbers[2]] is Zone.HAND


def test_a_title_says_what_a_card_is() -> None:
    robot = card("Android Helper", CardType.ALLY, stages=LADDER)
    game, numbers = table(robot, PLAIN)
    do(game, 'Destroy a card with "Android" in the title')
    assert game.state.where[numbers[0]] is Zone.DISCARD
    do(game, "Rejuvenate an Ally from your discard pile")
    assert game.state.where[numbers[0]] is Zone.LIFE_DECK


def test_nothing_enters_play_where_an_effect_bars_it() -> None:
    game, numbers = table(PLAIN)
    do(game, "Return a Drill to its owner's hand")
    assert moving.may_enter_play(game, numbers[0], 0) is None
    do(game, "Setups and Drills cannot be played or placed into play this turn", player=1)
    why = moving.may_enter_play(game, numbers[0], 0)
    assert why is not None
    assert why.rule == "EFF-4"


@pytest.mark.parametrize(
    ("kind", "is_read"),
    [("Ally", True), ("personality", True), ("card", True), ("Drill", False), ("Event", False)],
)
def test_only_personalities_have_a_subtitle(kind: str, is_read: bool) -> None:
    text = f'search your Life Deck for a "Ginyu Force" {kind} and place it into your hand'
    assert bool(grammar().readings(Line, text)) is is_read
