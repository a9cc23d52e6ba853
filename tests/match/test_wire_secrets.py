"""A seat at a far end that asks about the other's cards learns nothing."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import replace

from dbz_desktop.cards import Card
from dbz_desktop.decks.model import Deck
from dbz_desktop.match.course.setup import MatchSetup
from dbz_desktop.match.match import Match
from dbz_desktop.match.seats import codec
from dbz_desktop.match.seats import messages as said
from dbz_desktop.match.seats.messages import Said
from dbz_desktop.match.telling.mentions import on_table
from dbz_desktop.players import RandomPlayer
from dbz_desktop.rules.judge_moves import JudgeMove
from dbz_desktop.rules.kernel.events import BOTH, CardMoved, CardsRevealed, Zone
from tests.match.wire_setup import Pipe, pipes

MARK = re.compile("\u2039(\\d+)\u203a")


# ---------------------------------------------------------------------------- what isn't told


def _marked(deck: Deck, first: int) -> Deck:
    """The deck with each card's instance number in its title and its id."""
    numbers = iter(range(first + len(deck.mp) + 1, first + 1000))

    def mark(card: Card) -> Card:
        number = next(numbers)
        title = f"{card.title} \u2039{number}\u203a"
        return replace(card, id=f"{card.id}\u2039{number}\u203a", title=title, _hash="")

    return replace(deck, counts=tuple((mark(card), 1) for card in deck.life))


def _shown(match: Match, seat: int) -> set[int]:
    """The cards that a seat was rightly shown, by the eyes that the engine itself gave them."""
    shown = set(on_table(match.course.openings[seat]))
    for event in match.game.events:
        if isinstance(event, CardMoved) and event.seen >> seat & 1:
            shown.add(event.card)
        elif isinstance(event, CardsRevealed) and event.seen >> seat & 1:
            shown.update(event.cards)
    return shown


def test_a_seat_that_asks_about_the_others_cards_learns_nothing(setup: MatchSetup) -> None:
    """Every line that comes to a seat, while it asks about every card there is and says all that
    it may not, names no card that it wasn't shown."""
    mine = _marked(setup.decks[0], 0)
    theirs = _marked(setup.decks[1], 5 + mine.size)
    # A card is told by the number in its title, so that must be its number all game.
    marked = replace(setup, decks=(mine, theirs), titles=(("Jab", "Drill"),), renumbers=False)
    match = Match.new(marked)
    assert all(
        str(number) in MARK.findall(card.title)
        for number, card in enumerate(match.game.printed)
        if card.type.in_life_deck
    )
    ends = pipes(match)
    players = (RandomPlayer(8), RandomPlayer(9))
    known: tuple[set[int], set[int]] = (set(), set())
    checked = [0, 0]
    chance = random.Random(1)
    hidden = 0
    for number in range(110):
        decision = match.decision
        if decision is None:
            break
        asked = (option for option in decision.options)
        known[decision.player].update(decision.looked_at, (decision.card,))
        known[decision.player].update(card for o in asked for card in (o.card, o.performer))
        for viewer, pipe in enumerate(ends):
            known[viewer].update(_shown(match, viewer))
            pipe.pump()
            if number % 5 == 0:
                _ask_everything(pipe, viewer, len(match.game.printed), known[viewer])
            for line in pipe.told[checked[viewer] :]:
                named = {int(mark) for mark in MARK.findall(line)}
                assert named <= known[viewer], (viewer, line[:300])
            checked[viewer] = len(pipe.told)
            hidden += len(set(match.game.state.players[1 - viewer].hand) - known[viewer])
        assert ends[decision.player].seat.answer(players[decision.player].choose(decision)) is None
        if chance.random() < 0.05:
            for viewer in (0, 1):
                # It can't be unseen.
                known[viewer].update(_shown(match, viewer))
            match.course.undo()
    for viewer, pipe in enumerate(ends):
        pipe.pump()
        assert not any('"seed":' in line and '"seed":0,' not in line for line in pipe.told)
        assert set(pipe.seat._reader.cards) <= known[viewer] | _shown(match, viewer)
    assert hidden > 200


def _ask_everything(pipe: Pipe, viewer: int, cards: int, known: set[int]) -> None:
    """Ask about every card, known or not, real or not, past all that a seat itself would hold
    back; what is refused is refused in the same words whatever it is."""
    now = pipe.seat.question
    refusals = set()
    for card in (*range(cards), cards + 7, 10**6):
        asked: list[Callable[[], Said]] = [
            lambda card=card: said.AskWhy(1, now, card),
            lambda card=card: said.AskForecast(1, now, card=card),
            lambda card=card: said.DoByHand(1, now, JudgeMove("attach", viewer, host=card)),
            lambda card=card: said.AskMay(1, now, JudgeMove("move", viewer, card)),
        ]
        for make in asked:
            (reply,) = pipe.raw(codec.encode(make()))
            if card not in known:
                why = reply if reply["is"] == "Refused" else reply["why"]
                assert isinstance(why, dict)
                refusals.add((why["reason"], why.get("rule")))
    assert refusals == {("That card has not been shown to this seat.", "ZON-3")}
    other = 1 - viewer
    for move in (
        JudgeMove("reveal", viewer, from_player=other, from_zone=Zone.HAND, seen=1 << viewer),
        JudgeMove("reveal", other, from_player=other, from_zone=Zone.HAND, seen=BOTH),
        JudgeMove("move", viewer, pick="top", from_player=other, player=other),
        JudgeMove("anew", viewer, amount=1),
    ):
        (reply,) = pipe.raw(codec.encode(said.DoByHand(1, now, move)))
        assert reply["is"] == "Refused"
