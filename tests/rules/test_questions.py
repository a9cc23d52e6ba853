"""What a question says: the card it is about, the whole sentence, and what was looked at for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from dbz_desktop.decks import load_deck_rules
from dbz_desktop.decks.chance import random_deck
from dbz_desktop.match.content.editions import editions_folder, load_edition
from dbz_desktop.match.content.library import load_pool
from dbz_desktop.match.course.setup import deck_cards
from dbz_desktop.players import RandomPlayer
from dbz_desktop.rules.game import Game
from dbz_desktop.rules.kernel.decisions import Act, Ask, Decision, Option
from dbz_desktop.rules.kernel.events import BOTH, CardMoved, SentenceResolved, Why, Zone

OF_THE_TURN = {Ask.PLANNING, Ask.DECLARE, Ask.ACTION, Ask.DEFEND, Ask.DISCARD, Ask.REJUVENATE}
OF_THE_RULES = {"ATK-12", "ATK-13", "COM-7", "EFF-3", "HSE-6", "HSE-8"}
"""Rules that ask by themselves, in words that need no sentence of a card."""


def games(edition: str, count: int = 25) -> Iterator[tuple[Game, Decision, Option]]:
    pool, rules = load_pool(), load_deck_rules(edition, editions_folder())
    for seed in range(count):
        decks = [deck_cards(random_deck(pool, rules, 2 * seed + n)) for n in (0, 1)]
        game = Game((decks[0], decks[1]), load_edition(edition), seed)
        players = (RandomPlayer(seed), RandomPlayer(seed + 1))
        while (decision := game.decision) is not None:
            index = players[decision.player].choose(decision)
            yield game, decision, decision.options[index]
            game.answer(index)


@pytest.mark.parametrize("edition", ["panini-2014", "fanz"])
def test_every_question_of_a_card_names_it_and_tells_its_sentence(edition):
    goes_on = price = looked = 0
    for game, decision, _ in games(edition):
        if decision.ask in OF_THE_TURN:
            continue
        if decision.ask is not Ask.ORDER:
            assert decision.card >= 0, decision.prompt
        if decision.rule not in OF_THE_RULES:
            assert decision.text, decision.prompt
        goes_on += "If you do" in decision.text
        price += "win by MPPV" in decision.text
        hand = game.state.players[decision.player].hand
        for card in decision.looked_at:
            assert card not in hand
        looked += len(decision.looked_at) == 1
    assert goes_on
    if edition == "fanz":
        assert price and looked


@pytest.mark.parametrize("edition", ["panini-2014", "fanz"])
def test_what_comes_of_something_is_told_only_where_it_was_done(edition):
    """After a "no" there is no "If you do" of that card before the next question."""
    left = done = 0
    before: tuple[Decision, Option, int] | None = None
    for game, decision, answer in games(edition):
        if before is not None and before[2] <= len(game.events):
            asked, given, begun = before
            told = [e for e in game.events[begun:] if isinstance(e, SentenceResolved)]
            said = next((e.text for e in told if e.card == asked.card), "")
            yes = given.act is Act.YES
            if "If you do" in asked.text and asked.ask is Ask.YES_NO:
                follows = said.startswith("If you do")
                assert yes or not follows
                done, left = done + follows, left + (not yes)
        before = decision, answer, len(game.events)
    assert left and done


def went_openly(game, card):
    """Whether both saw the card go where it lies: an attack may Rejuvenate itself, and go on."""
    moves = [e for e in game.events if isinstance(e, CardMoved) and e.card == card]
    return bool(moves) and moves[-1].seen == BOTH and moves[-1].why is Why.REJUVENATE


def test_no_open_question_has_a_hidden_card_in_it():
    kinds = set()
    for game, decision, _ in games("fanz"):
        if decision.open:
            kinds.add(decision.ask)
            cards = [decision.card, *(option.card for option in decision.options)]
            assert not decision.looked_at
            for card in cards:
                hidden = card >= 0 and game.state.where[card] in (Zone.HAND, Zone.LIFE_DECK)
                assert not hidden or went_openly(game, card)
    assert {Ask.ENDURANCE, Ask.CRITICAL, Ask.REJUVENATE} <= kinds
    assert not kinds & {Ask.PLANNING, Ask.DECLARE, Ask.ACTION, Ask.DEFEND, Ask.DISCARD}
