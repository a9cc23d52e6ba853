"""Compares forecasts with what happens, for any game that is being played."""

from __future__ import annotations

from collections import Counter

from dbz_desktop.rules.game import Game
from dbz_desktop.rules.insight import forecast
from dbz_desktop.rules.insight.forecast import Forecast
from dbz_desktop.rules.kernel.attack_events import AttackStopped, DamageCalculated, StagesTurned
from dbz_desktop.rules.kernel.decisions import Act, Ask, Decision, Option


class Watch:
    """Told before and after each answer. `wrong` are forecasts that weren't so; `seen` counts."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()
        self.wrong: list[tuple[Forecast, list[object]]] = []
        self._open: list[tuple[Forecast, int]] = []

    def before(self, game: Game, index: int) -> None:
        decision = game.decision
        assert decision is not None
        option = decision.options[index]
        if decision.ask is Ask.ACTION and option.act is Act.ATTACK:
            told = forecast.of_option(game, decision.player, option)
            assert told is not None and told.why_not is None and told.payable
            self.seen["attacks"] += 1
            self.seen["exact"] += told.exact
            self._open = [(told, len(game.events))]
        elif decision.ask is Ask.DEFEND:
            option_told = forecast.incoming(game, decision.player)
            assert option_told is not None and option_told.incoming
            if option.act is not Act.PASS:
                self._open.clear()
                option_told = forecast.of_option(game, decision.player, option)
                assert option_told is not None and option_told.defense == option.card
                self.seen["defenses"] += 1
            self._open.append((option_told, len(game.events)))
        elif not _leaves(decision, option):
            self._open.clear()

    def after(self, game: Game) -> None:
        for told, since in list(self._open):
            events = game.events[since:]
            ends = [e for e in events if isinstance(e, AttackStopped | DamageCalculated)]
            if not ends:
                continue
            self._open.remove((told, since))
            if not told.exact:
                continue
            self.seen["compared"] += 1
            turned = sum(e.amount for e in events if isinstance(e, StagesTurned))
            fits = told.stopped == isinstance(ends[0], AttackStopped)
            if isinstance(ends[0], DamageCalculated):
                fits = fits and told.calculated == ends[0]
                # Where the defender chooses who loses the stages, that is still to come.
                fits = fits and (told.may_redirect or told.turned == turned)
            if not fits and told.won is None:
                self.wrong.append((told, ends))


def _leaves(decision: Decision, option: Option) -> bool:
    """Whether an answer leaves a thing undone, as forecasts suppose."""
    if decision.rule == "COM-7":
        return option == decision.options[0]
    if option.act is Act.NUMBER:
        return option.value == 0
    return option.act in (Act.NO, Act.DONE)
