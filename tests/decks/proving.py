"""The proof that each shipped deck wins by its plan: a whole game of it, kept as a journal.

`python tests/decks/proving.py [NAMES]` plays games until each deck has won one by its plan, and
writes their journals anew; needed where a card or the engine changed so that one doesn't replay.
"""

from __future__ import annotations

import random
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from dbz_desktop.cards.model import CardType
from dbz_desktop.cards.packs import Pack
from dbz_desktop.decks import Deck, read_deck
from dbz_desktop.match.content.library import built_decks, load_pool, starter_decks
from dbz_desktop.match.course.setup import MatchSetup
from dbz_desktop.match.match import Match
from dbz_desktop.players import RandomPlayer
from dbz_desktop.rules.game import Game
from dbz_desktop.rules.kernel.attack_events import AttackBegan, AttackKind, AttackStopped
from dbz_desktop.rules.kernel.decisions import Act, Ask, Decision
from dbz_desktop.rules.kernel.events import CardMoved, CardsReturned, GameWon, Zone

PROOFS = Path(__file__).with_name("proofs")
NAMES = ("Its player", "Somebody")
GAMES = 3_000
"""So many games are tried before a deck counts as one that can't do it."""
DECISIONS = 2_500


@dataclass(frozen=True, slots=True)
class Plan:
    """How a deck wins: by which victory, and what it does for that, in words and as a count."""

    kind: str
    words: str = ""
    least: int = 0
    count: Callable[[Game], int] = lambda game: 0


def attacks(kind: AttackKind, kinds: Sequence[CardType] = tuple(CardType)) -> Callable[[Game], int]:
    """Counts the deck's attacks of a kind, by cards of some types."""

    def count(game: Game) -> int:
        return sum(
            event.player == 0 and event.kind is kind and game.cards[event.card].type in kinds
            for event in game.events
            if isinstance(event, AttackBegan)
        )

    return count


def by_allies(game: Game) -> int:
    """Attacks that the deck's Allies performed."""
    return sum(
        event.player == 0 and game.cards[event.performer].type is CardType.ALLY
        for event in game.events
        if isinstance(event, AttackBegan)
    )


def stopped(game: Game) -> int:
    """Attacks of the other side that were stopped."""
    other = {e.number for e in game.events if isinstance(e, AttackBegan) and e.player == 1}
    return sum(e.number in other for e in game.events if isinstance(e, AttackStopped))


def rejuvenated(game: Game) -> int:
    """Cards that the deck brought back into its Life Deck."""
    return sum(
        len(event.cards)
        for event in game.events
        if isinstance(event, CardsReturned) and event.player == 0
    )


def entered(kind: CardType) -> Callable[[Game], int]:
    """Counts the deck's cards of a type that came into play."""

    def count(game: Game) -> int:
        return sum(
            event.to_player == 0
            and event.target is Zone.IN_PLAY
            and game.cards[event.card].type is kind
            for event in game.events
            if isinstance(event, CardMoved)
        )

    return count


def taken(game: Game) -> int:
    """Cards that left the other hand or discard pile by the deck's effects."""
    return sum(
        event.player == 1 and event.by == 0 and event.source in (Zone.HAND, Zone.DISCARD)
        for event in game.events
        if isinstance(event, CardMoved)
    )


PLANS = {
    "black-emperor": Plan("survival", "cards taken from the other hand and pile", 8, taken),
    "black-ginyu-force": Plan("survival", "Allies in play", 3, entered(CardType.ALLY)),
    "blue-school": Plan("survival", "attacks stopped", 8, stopped),
    "blue-tag-team": Plan("survival", "Allies in play", 2, entered(CardType.ALLY)),
    "namekian-dragon-clan": Plan("dragon balls"),
    "namekian-return": Plan("survival", "cards brought back", 15, rejuvenated),
    "orange-training": Plan("survival", "Drills in play", 5, entered(CardType.DRILL)),
    "orange-charged": Plan("survival", "energy attacks", 12, attacks(AttackKind.ENERGY)),
    "red-temper": Plan("mppv"),
    "red-swordsman": Plan("survival", "physical attacks", 12, attacks(AttackKind.PHYSICAL)),
    "saiyan-prince": Plan("survival", "physical attacks", 12, attacks(AttackKind.PHYSICAL)),
    "saiyan-rampage": Plan("mppv"),
}


class Scripted:
    """Plays a deck by a simple script: attacks, blocks and takes what is offered.

    Where the plan is the Dragon Balls it seldom fights. The rest is chance, by its seed.
    """

    def __init__(self, seed: int, plan: Plan) -> None:
        self._random = random.Random(seed)
        self._peaceful = plan.kind == "dragon balls"

    def choose(self, decision: Decision) -> int:
        """The index of an option."""
        acts = [option.act for option in decision.options]
        if decision.ask is Ask.DECLARE:
            fights = self._random.random() < (0.15 if self._peaceful else 0.95)
            wanted = Act.YES if fights else Act.NO
        elif decision.ask is Ask.YES_NO:
            wanted = Act.YES if self._random.random() < 0.8 else Act.NO
        else:
            leaving = {Act.PASS, Act.DONE, Act.NO}
            rest = [index for index, act in enumerate(acts) if act not in leaving]
            rest = rest if rest and self._random.random() < 0.93 else list(range(len(acts)))
            return rest[int(self._random.random() * len(rest))]
        return acts.index(wanted) if wanted in acts else 0


def opponents(deck: Deck, pool: Pack) -> list[Deck]:
    """The starters of other Styles in the deck's edition."""
    starters = [read_deck(path, pool) for path in starter_decks(deck.edition)]
    assert deck.mastery is not None
    return [s for s in starters if s.mastery and s.mastery.style is not deck.mastery.style]


def fulfilled(plan: Plan, game: Game, outcome: GameWon | None) -> bool:
    """Whether a game was won by the plan, by the first seat."""
    won = outcome is not None and outcome.player == 0 and outcome.kind == plan.kind
    return won and plan.count(game) >= plan.least


def prove(name: str, pool: Pack) -> str:
    """Play until the deck has won by its plan, and write that game down; tells how it went."""
    plan = PLANS[name]
    deck = read_deck(next(path for path in built_decks() if path.stem == name), pool)
    others = opponents(deck, pool)
    ends: Counter[str] = Counter()
    for seed in range(GAMES):
        setup = MatchSetup(NAMES, (deck, others[seed % len(others)]), deck.edition, seed)
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "match.jsonl"
            match = Match.new(replace(setup, first=seed % 2), pool, path, durable=False)
            players = (Scripted(seed, plan), RandomPlayer(seed))
            for _ in range(DECISIONS):
                if match.decision is None:
                    break
                match.course.answer(players[match.decision.player].choose(match.decision))
            outcome = match.outcome
            ends[f"{outcome.kind} {outcome.player}" if outcome else "no end"] += 1
            if fulfilled(plan, match.game, outcome):
                match.close()
                PROOFS.mkdir(exist_ok=True)
                (PROOFS / f"{name}.jsonl").write_bytes(path.read_bytes())
                return f"game {seed}: {plan.count(match.game)} {plan.words} {dict(ends)}"
            match.close()
    return f"none of {GAMES} games: {dict(ends)}"


def main(names: list[str]) -> int:
    """Prove the decks of these names, or all."""
    pool = load_pool()
    failed = False
    for name in names or PLANS:
        told = prove(name, pool)
        failed |= told.startswith("none")
        print(name, told, flush=True)
    return int(failed)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
