"""The engine by itself: another game, with texts and rules of its own, played by the kernel alone."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass
from typing import Any

import pytest

from dbz_desktop.cards import Card, CardType
from dbz_desktop.rules.kernel import door
from dbz_desktop.rules.kernel.base import Continuous, Effect, Trigger
from dbz_desktop.rules.kernel.cardtext import CardProgram, Section, Sentence
from dbz_desktop.rules.kernel.cardtext import Trigger as Waiting
from dbz_desktop.rules.kernel.decisions import Act, Ask, Option
from dbz_desktop.rules.kernel.deed import AngerVerb, Deed, Verb
from dbz_desktop.rules.kernel.editions import Edition
from dbz_desktop.rules.kernel.engine import DeckCards, Engine
from dbz_desktop.rules.kernel.events import AngerChanged, CardMoved, Event, Why, Zone
from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.rules.kernel.note import Note
from dbz_desktop.rules.kernel.rules import Rules

# ---------------------------------------------------------------------------- its texts


@dataclass(frozen=True, slots=True)
class Rage(Effect):
    """The player's anger rises by one."""

    def do(self, game: Game, source: Source) -> None:
        anger = game.state.players[source.player].anger
        if door.may(game, Deed(AngerVerb.RAISE, source.player, whose=source.player)):
            game.emit(AngerChanged(source.player, anger, anger + 1, Why.RAISE, source.card))


@dataclass(frozen=True, slots=True)
class Calm(Continuous):
    """The opponent's anger doesn't rise."""

    @property
    def answers(self) -> tuple[Verb, ...]:
        return (AngerVerb.RAISE,)

    def forbids(self, game: Game, deed: Deed, source: Source) -> bool:
        return deed.whose == source.opponent


@dataclass(frozen=True, slots=True)
class Angered(Trigger):
    """Whenever the player's own anger has risen to one."""

    listens = (AngerChanged,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        assert isinstance(event, AngerChanged)
        return event.player == source.player and event.after == 1


@dataclass(frozen=True, slots=True)
class Answer(Effect):
    """Rage once more when that has happened."""

    trigger: Angered
    effect: Rage
    times: int = 1
    last: bool = False

    def key(self, source: Source) -> None:
        return None


@dataclass(frozen=True, slots=True)
class Always(Effect):
    """What holds as long as the card is in play."""

    clause: Calm

    @property
    def always(self) -> tuple[Continuous, ...]:
        return (self.clause,)


@dataclass(frozen=True, slots=True)
class Gone(Note):
    """The card is banished after its use."""

    banishes = True


def constant(line: Any) -> Section:
    sentence = Sentence(type(line).__name__, line)
    waits = (Waiting(sentence),) if isinstance(line, Answer) else ()
    return Section(0, "constant", sentences=(sentence,), triggers=waits)


TEXTS: dict[str, tuple[Section, ...]] = {
    "": (),
    "rage": (Section(0, power=True, sentences=(Sentence("Rage.", Rage()),)),),
    "calm": (constant(Always(Calm())),),
    "answer": (constant(Answer(Angered(), Rage())),),
}

# ---------------------------------------------------------------------------- its rules


def compiled(card: Card, edition: Edition) -> CardProgram:
    return CardProgram(card, card.text, (Gone(),), TEXTS[card.text])


def turn(game: Game) -> Steps:
    """Whoever's turn it is uses his MP or draws a card, and then it is the other one's."""
    player = game.state.active
    options = (Option(Act.USE, "Rage"), Option(Act.DONE, "Draw"))
    choice = yield from game.ask(player, Ask.ACTION, "What do you do?", "", options)
    mp = game.state.players[player].mp_card
    if choice == 0:
        yield from game.run(game.section(mp, 0).sentences, Source(player, mp))
    else:
        top = game.state.players[player].life_deck[-1]
        game.emit(CardMoved(top, Zone.LIFE_DECK, Zone.HAND, player, player, Why.DRAW))
    game.state.active = 1 - player


def last_card_wins(game: Game, event: CardMoved) -> None:
    if not game.state.players[event.player].life_deck:
        game.win(event.player, "drawn out", "")


def nothing(*_: Any) -> Any:
    return None


OTHER = Rules(
    compile=compiled,
    text_of=str,
    next_step=turn,
    after_move=last_card_wins,
    after_capture=nothing,
    anger_goal=lambda *_: 5,
    runs_out=lambda *_: 0,
    order_on_pile=nothing,
    order_matters=lambda *_: True,
    offer=nothing,
)


class OtherGame(Engine):
    def judge(self, move: Any) -> None:
        raise AssertionError("nobody moves anything by hand here")


def game(mine: str = "", theirs: str = "", cards: int = 3) -> OtherGame:
    """A game of players with these texts on their Masteries, the first player to move."""

    def deck(seat: int, text: str) -> DeckCards:
        mp = Card(f"MP{seat}", "Hero", CardType.MAIN_PERSONALITY, "rage", level=1)
        mastery = Card(f"M{seat}", "Mastery", CardType.MASTERY, text)
        life = [Card(f"{seat}-{n}", f"Card {n}", CardType.DRILL, "") for n in range(cards)]
        return DeckCards((mp,), mastery, tuple(life))

    return OtherGame(OTHER, (deck(0, mine), deck(1, theirs)), Edition("x", "X", ()), 7, first=0)


RAGE, DRAW = 0, 1


def angers(of: OtherGame) -> list[int]:
    return [side.anger for side in of.state.players]


def test_the_turn_is_what_the_rules_say_and_a_text_resolves() -> None:
    played = game()
    for answer in (RAGE, DRAW, RAGE):
        played.answer(answer)
    assert angers(played) == [2, 0]
    assert len(played.state.players[1].hand) == 1


def test_what_the_rules_check_after_a_move_ends_the_game() -> None:
    played = game(cards=2)
    for answer in (DRAW, RAGE, DRAW):
        assert played.outcome is None
        played.answer(answer)
    assert played.outcome is not None and played.outcome.player == 0
    assert played.decision is None


@pytest.mark.parametrize(("mine", "theirs", "raised"), [("", "calm", 0), ("calm", "", 1)])
def test_a_standing_effect_answers_at_the_door(mine: str, theirs: str, raised: int) -> None:
    played = game(mine, theirs)
    played.answer(RAGE)
    assert angers(played) == [raised, 0]


def test_a_timing_sets_its_effect_off_once_for_each_happening() -> None:
    played = game("answer", "answer")
    played.answer(RAGE)
    assert angers(played) == [2, 0]


def test_a_note_says_a_named_fact() -> None:
    assert all(program.banished_after_use for program in game().programs)


def test_a_game_goes_back_to_a_decision() -> None:
    played = game("answer")
    played.answer(DRAW)
    before, state = played.snapshot(), played.state.copy()
    played.answer(RAGE)
    played.answer(RAGE)
    played.restore(before)
    assert played.state == state
    assert played.decision is not None and played.decision.player == 1


def test_the_engine_needs_no_other_room() -> None:
    told = subprocess.run(
        [
            sys.executable,
            "-c",
            "import sys, dbz_desktop.rules.kernel.engine\n"
            "print(*sorted(n for n in sys.modules if n.startswith('dbz_desktop.rules.')))",
        ],
        capture_output=True,
        text=True,
        check=True,
    )
    rooms = {name.split(".")[2] for name in told.stdout.split()}
    assert rooms == {"kernel"}
