"""How often two players at one computer are asked, and how often it changes hands.

Run as `python questions.py [GAMES]`, it plays games between the starter decks three times, by the
same chance, and prints the figures of each as JSON: `now` as the app asks; `unsaid` with nothing
said once for every time; `singly` with every card answered by itself, every question behind a
curtain, and every Discard Step asked. The players don't change their minds: who is asked the same
"you may" by the same card again, or about more Endurance of the same attack, answers as before.
So `now` says it at once where that can be said. What is counted are the turns in which combat was
declared. `asked` are questions answered by a person, `curtains` handovers behind a
curtain, `keys` what is pressed for all of it: a mark is a key, and so is confirming the marks. Who
passes behind the curtain is asked nothing further: that is one key. So is declaring combat with
one of the first actions that are offered for it, and questions that are asked as one.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from dbz_desktop.decks import read_deck
from dbz_desktop.match.aids.autopass import Asked, Stop, Stops, asked_again
from dbz_desktop.match.aids.marking import Marking
from dbz_desktop.match.aids.opening import following_action
from dbz_desktop.match.content.library import load_pool, starter_decks
from dbz_desktop.match.course.setup import MatchSetup
from dbz_desktop.match.match import Match
from dbz_desktop.players import RandomPlayer
from dbz_desktop.rules.kernel.attack_events import AttackEnded
from dbz_desktop.rules.kernel.decisions import Act, Ask, Decision, Option
from dbz_desktop.rules.kernel.events import CombatBegan, TurnBegan, Zone
from dbz_desktop.ui.session.session import GameSession

GAMES = 50


class TwoPlayers:
    """Plays a match through a session, as the game page does, and counts what the players do."""

    def __init__(self, match: Match, seed: int, singly: bool, says: bool) -> None:
        self.match, self.singly, self.says = match, singly, says
        self.players = (RandomPlayer(2 * seed), RandomPlayer(2 * seed + 1))
        self.session = GameSession(match, 0)
        if singly:
            # Asked in every Discard Step, as at first.
            self.session.auto.stops = [Stops(at=frozenset({Stop.KEEPING}))] * 2
        self.chosen: tuple[Decision, int] | None = None
        """The question behind the curtain, and what its player wants to answer."""
        self.always: dict[Asked, Act] = {}
        """What a player answers whenever the same card asks him the same."""
        self.turn: Counter[str] = Counter()
        self.total: Counter[str] = Counter()
        self._told = 0

    def _lift(self, decision: Decision) -> None:
        self.turn["curtains"] += 1
        self.turn["keys"] += 1
        unseen = None if self.singly else self.session.unseen
        if unseen is not None:
            index = self._choose(decision)
            if index == unseen.index:
                # He says so; who has had the computer up to now enters it, and keeps it.
                self.session.answer_unseen(kept=self.session.looking.kept)
                return
            self.chosen = decision, index
        self.session.lift()

    def _choose(self, decision: Decision) -> int:
        """What a player answers; he doesn't change his mind when the curtain lifts, nor when the
        same card asks him the same "you may" again."""
        chosen, self.chosen = self.chosen, None
        if chosen is not None and chosen[0] is decision:
            return chosen[1]
        again = asked_again(decision)
        if again is None:
            return self.players[decision.player].choose(decision)
        if again not in self.always:
            index = self.players[decision.player].choose(decision)
            self.always[again] = decision.options[index].act
        return [option.act for option in decision.options].index(self.always[again])

    def _answer(self, index: int, auto: bool = False) -> None:
        self.match.course.answer(index, auto)
        self.session.refresh()

    def _follow(self) -> None:
        """Close a turn's account where the next begins; turns without combat don't count."""
        events = self.match.game.events
        for event in events[self._told :]:
            if isinstance(event, TurnBegan):
                if self.turn["combats"]:
                    self.total.update(self.turn)
                self.turn.clear()
            elif isinstance(event, CombatBegan):
                self.turn["combats"] = 1
            elif isinstance(event, AttackEnded):
                self.always = {k: act for k, act in self.always.items() if k[2] != Ask.ENDURANCE}
        self._told = len(events)

    def play(self) -> Counter[str]:
        """Play to the end."""
        self.session.begin(unclaimed=True)
        while (decision := self.match.decision) is not None:
            self._follow()
            if self.session.looking.covered:
                self._lift(decision)
                continue
            if self.singly and self.session.looking.openly:
                # Never answered with both hands face down.
                self.session.show_hand()
                continue
            assert self.session.asked is not None
            self.turn["asked"] += 1
            row = decision.row
            if self.singly or row is None or not (row.keep or row.most > 1):
                self.turn["keys"] += 1
                self._answer_alone(decision, self.session.asked)
            else:
                self._mark(Marking(decision))
        self._follow()
        return self.total

    def _answer_alone(self, decision: Decision, shown: Decision) -> None:
        """Answer one question; who declares combat takes a first action with the same key."""
        if shown is not decision and not self.singly:
            way = self._choose_way(decision, shown)
            index = self.session.way(way)[0]
            if decision.options[index].act is Act.NO:
                self._say_always(decision, index)
            self.session.answer(way)
            return
        index = self._choose(decision)
        self._say_always(decision, index)
        declares = decision.options[index].act is Act.YES
        offered = (
            self.match.seat(decision.player).first_actions() if declares and not self.singly else ()
        )
        self._answer(index)
        asked = self.match.decision
        if not offered or asked is None or asked.player != decision.player:
            return
        index = self._choose(asked)
        action = asked.options[index]
        if (
            action in offered
            and following_action(self.match.seat(asked.player), action) is not None
        ):
            self._answer(index, True)
        else:
            self.chosen = asked, index

    def _choose_way(self, decision: Decision, shown: Decision) -> int:
        """Answer questions that are asked as one, as they would be answered one by one."""
        index = self._choose(decision)
        first = [way for way in range(len(shown.options)) if self.session.way(way)[0] == index]
        options = tuple(shown.options[way] for way in first)
        asked = replace(shown, options=options)
        return first[self.players[decision.player].choose(asked) if len(first) > 1 else 0]

    def _say_always(self, decision: Decision, index: int) -> None:
        """Say once what is answered every time, as who is asked by a card in play can."""
        if not self.says or asked_again(decision) is None:
            return
        where = self.match.game.state.where
        if decision.ask is not Ask.YES_NO or where[decision.card] is Zone.IN_PLAY:
            self.session.auto.say_always(decision, index)

    def _mark(self, marking: Marking) -> None:
        """Choose as one by one: each choice is what the player would take if asked singly."""
        decision, before = marking.decision, list(marking.marked)
        left, taken = list(decision.options), 0
        while taken < marking.row.most:
            picks = [option for option in left if option.act is Act.PICK]
            done = [Option(Act.DONE, "Done")] if taken >= marking.row.least else []
            asked = replace(decision, options=(*picks, *done)) if taken else decision
            chosen = asked.options[self._choose(asked)]
            if chosen.act is Act.DONE:
                break
            left.remove(chosen)
            taken += 1
            if not marking.keep:
                marking.toggle(chosen.card)
        if marking.keep:
            marking.marked = [option.card for option in left if option.act is Act.PICK]
        changed = set(before) ^ set(marking.marked)
        self.turn["keys"] += len(changed) + 1
        self.session.answer_marked(marking)


def measure(games: int, singly: bool = False, says: bool = True) -> dict[str, float]:
    """The figures of so many games."""
    pool = load_pool()
    decks = [read_deck(path, pool) for path in starter_decks()]
    total: Counter[str] = Counter()
    for seed in range(games):
        pair = (decks[seed % len(decks)], decks[(3 * seed + 1) % len(decks)])
        setup = MatchSetup(("Anna", "Bert"), pair, "fanz", seed)
        total.update(TwoPlayers(Match.new(setup, pool), seed, singly, says).play())
    turns = max(1, total["combats"])
    figures = {name: round(total[name] / turns, 2) for name in ("asked", "curtains", "keys")}
    both = round((total["asked"] + total["curtains"]) / turns, 2)
    return {"combat_turns": turns, **figures, "asked_and_curtains": both}


def main(games: int) -> dict[str, object]:
    """Measure all three ways."""
    now, unsaid = measure(games), measure(games, says=False)
    singly = measure(games, singly=True, says=False)
    saved = 1 - now["asked_and_curtains"] / singly["asked_and_curtains"]
    figures = {"now": now, "unsaid": unsaid, "singly": singly}
    return {"games": games, **figures, "fewer_percent": round(100 * saved, 1)}


if __name__ == "__main__":
    app = QCoreApplication(sys.argv)
    print(json.dumps(main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)))
