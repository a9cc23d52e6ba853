"""What both players saw since one of them last decided: everything that matters, once."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from dbz_desktop.cards.model import CardType
from dbz_desktop.match.aids.brought import Brought, count_of, stages_of
from dbz_desktop.match.seats.seat import Seat
from dbz_desktop.match.telling.log import describe
from dbz_desktop.rules.kernel import attack_events as atk
from dbz_desktop.rules.kernel import events as ev
from dbz_desktop.rules.kernel.decisions import Ask
from dbz_desktop.rules.kernel.events import NOBODY, Event, Why, Zone

_TOLD = (
    ev.GameStarted,
    ev.TurnBegan,
    ev.CombatBegan,
    ev.CombatEnded,
    atk.CriticalEffect,
    ev.LevelChanged,
    ev.RunsOut,
    ev.ControlChanged,
    ev.CardNamed,
    ev.CoinFlipped,
    ev.Passed,
    ev.ActionSkipped,
    ev.StepSkipped,
    ev.Judged,
)
"""Events that are told as the log tells them. Attacks, cards and anger are gathered first."""

_WEIGHTS = {
    ev.LevelChanged: 20,
    ev.RunsOut: 20,
    ev.ControlChanged: 15,
    ev.Judged: 10,
    atk.CriticalEffect: 8,
    ev.StepSkipped: 2,
    ev.ActionSkipped: 2,
}
"""How much an event weighs that is told by itself, where there isn't room for all: a life card
that is lost weighs `_LIFE_CARD`, a stage 1, and what isn't here nothing."""

_LIFE_CARD, _ANGER, _CRITICAL, _COMING, _BALL, _LEAVES, _ENTERS, _USED = 3, 3, 5, 4, 15, 6, 3, 1

_DEEDS_END = (ev.TurnBegan, ev.StepBegan, ev.CombatEnding, ev.ActionBegan)
"""Where what a card brings from then on is told anew."""


@dataclass(frozen=True, slots=True)
class Line:
    """Something that happened, in words, who did it, and by which card; for what no card did,
    that player's Main Personality. `answered` is the card with which the other player answered
    it, or NOBODY. The more came of it, the more it has of `weight`."""

    text: str
    player: int
    card: int
    answered: int = NOBODY
    weight: int = 0


def weightiest(lines: Sequence[Line], most: int) -> list[Line]:
    """So many of the lines at most, those that weigh most, in their order; of those that weigh the
    same the latest."""
    places = sorted(range(len(lines)), key=lambda place: (lines[place].weight, place))
    return [lines[place] for place in sorted(places[-most:] if most else ())]


def recap(knower: Seat, since: int) -> list[str]:
    """Lines for the curtain before a player. Both players read them, so they hold nothing that
    one may not: `knower` is a seat from his side with both hands face down.

    `since` is how many events of the game are left out: those that he knows.
    """
    return [line.text for line in retold(knower, since)]


def retold(knower: Seat, since: int) -> list[Line]:
    """The same, each line with its card; for one reader alone `knower` may be his own seat."""
    events = knower.history()
    recapped = _Recap(knower, knower.viewer, events[:since])
    for event in events[since:]:
        recapped.take(event)
    return recapped.lines()


def deeds(knower: Seat, since: int, players: Collection[int]) -> list[Line]:
    """The lines of what these players did. An attack of the other one that they answered is one,
    too, with the card that answered it."""
    found = []
    for line in retold(knower, since):
        if line.player in players:
            found.append(line)
        elif line.answered != NOBODY:
            found.append(replace(line, player=1 - line.player, card=line.answered))
    return found


@dataclass(slots=True)
class _Attack:
    """What is told of one attack, in one line."""

    began: atk.AttackBegan
    known: bool
    """Whether it had begun before: then only what has come of it since is told."""
    brought: Brought
    paid: list[str] = field(default_factory=list)
    dealt: atk.DamageDealt | None = None
    prevented: dict[str, list[str]] = field(default_factory=dict)
    stopped: str = ""
    defended: list[int] = field(default_factory=list)

    @property
    def weight(self) -> int:
        """How much came of it; one of which nothing is known yet weighs what may come."""
        dealt = self.dealt
        if dealt is None:
            return self.brought.weight + (_USED if self.stopped else _COMING)
        critical = _CRITICAL * dealt.critical
        return self.brought.weight + dealt.stages + _LIFE_CARD * dealt.life_cards + critical


@dataclass(slots=True)
class _Anger:
    """How the anger of a player has changed; `before` is what it was before the last change."""

    first: int
    before: int
    after: int

    @property
    def weight(self) -> int:
        """How much it has changed."""
        return _ANGER * abs(self.after - self.first)


@dataclass(slots=True)
class _Entry:
    """A line to be: its words, and how much it weighs, perhaps known only at the end."""

    line: str | Callable[[], str]
    player: int
    card: int
    attack: _Attack | None
    weight: int | Callable[[], int]

    def told(self, answered: int) -> Line:
        """The line as it is by now."""
        text = self.line if isinstance(self.line, str) else self.line()
        weight = self.weight if isinstance(self.weight, int) else self.weight()
        return Line(text, self.player, self.card, answered, weight)


class _Recap:
    """Gathers events into lines; what belongs together becomes one line where it began."""

    def __init__(self, knower: Seat, seat: int, before: Sequence[Event]) -> None:
        self._knower, self._seat = knower, seat
        self._names = knower.names
        self._lines: list[_Entry] = []
        self._mps = [side.mp_card for side in knower.view().sides]
        self._attacks: dict[int, _Attack] = {}
        self._open: list[_Attack] = []
        self._drawn: list[int] = [0, 0]
        self._anger: dict[int, _Anger] = {}
        self._brought: dict[int, Brought] = {}
        """What cards have brought since they were used, by the card."""
        self._doers: dict[int, int] = {}
        """Whose effect a card's was the last time."""
        self._new_level = NOBODY
        """The level to which a Main Personality changed last: that sets its stages (ANG-1)."""
        self._began = {e.number: e for e in before if isinstance(e, atk.AttackBegan)}
        ended = {e.number for e in before if isinstance(e, atk.AttackEnded)}
        for number, began in self._began.items():
            if number not in ended:
                self._begin(began, known=True)

    def _card(self, card: int) -> str:
        return self._knower.card(card).name if self._knower.knows(card) else "a card"

    def _begin(self, began: atk.AttackBegan, known: bool = False) -> None:
        attack = _Attack(began, known, Brought(self._card))
        self._attacks[began.number] = attack
        self._open.append(attack)
        self._brought[began.card] = attack.brought
        # Told where it began, with what has come of it by the end.
        line = partial(self._attack, attack)
        self._add(line, began.player, began.card, lambda: attack.weight, attack)

    def take(self, event: Event) -> None:
        """Take the next event in."""
        if isinstance(event, _DEEDS_END):
            self._brought.clear()
        if isinstance(event, ev.CardMoved):
            self._moved(event)
        elif isinstance(event, ev.AngerChanged):
            self._anger_changed(event)
        elif isinstance(event, ev.LevelChanged):
            self._level_changed(event)
        elif isinstance(event, ev.CardUsed):
            # The card of an attack, and one that stops it, are told with the attack.
            if event.how == "defense" and self._open:
                self._open[-1].defended.append(event.card)
            elif event.how != "attack":
                self._used(event)
        elif isinstance(event, atk.AttackBegan):
            self._flush()
            self._begin(event)
        elif isinstance(event, ev.SentenceResolved):
            self._doers[event.card] = event.player
        elif isinstance(event, ev.StagesChanged) and self._by_effect(event):
            self._bring(event, self._doers.get(event.cause, event.player))
        elif not self._of_attack(event) and isinstance(event, _TOLD):
            self._say(event)

    def _used(self, event: ev.CardUsed) -> None:
        """A card is used: told there, with what it has brought by the end."""
        self._flush()
        began = describe(event, self._card, self._names)
        if began:
            self._brought[event.card] = brought = Brought(self._card)
            deed = partial(self._deed, began.removesuffix("."), event.player, brought)
            self._add(deed, event.player, event.card, lambda: _USED + brought.weight)

    def _deed(self, began: str, player: int, brought: Brought) -> str:
        words = brought.words(self._names, player)
        return f"{began}: {'; '.join(words)}." if words else f"{began}."

    def _by_effect(self, event: ev.StagesChanged) -> bool:
        """Whether a card's effect has changed the stages, not a cost, damage or a new level."""
        ruled = (Why.COST, Why.DAMAGE, Why.PUR, Why.JUDGE)
        levels = event.why is Why.SET and event.card == self._new_level
        return event.cause >= 0 and event.why not in ruled and not levels

    def _bring(self, event: ev.CardMoved | ev.StagesChanged, by: int) -> None:
        """Something comes of the effect of a card; of one that nobody has used, it is told here."""
        brought = self._brought.get(event.cause)
        if brought is None:
            self._flush()
            self._brought[event.cause] = begun = brought = Brought(self._card)
            line = partial(self._deed, self._card(event.cause), NOBODY, brought)
            self._add(line, by, event.cause, lambda: begun.weight)
        brought.take(event)

    def _anger_changed(self, event: ev.AngerChanged) -> None:
        anger = self._anger.get(event.player)
        if anger is None:
            self._flush()
            anger = new = _Anger(event.before, event.before, event.before)
            self._anger[event.player] = new
            line = partial(self._angered, event.player, new)
            self._add(line, event.player, NOBODY, lambda: new.weight)
        anger.before, anger.after = event.before, event.after

    def _level_changed(self, event: ev.LevelChanged) -> None:
        """The anger up to here is told by itself: that it begins anew goes without saying."""
        anger = self._anger.pop(event.player, None)
        if anger is not None and anger.after == 0:
            anger.after = anger.before
        self._new_level = event.card
        self._say(event)

    def _of_attack(self, event: Event) -> bool:
        """Take in what happens in an attack; False for anything else."""
        attack = self._open[-1] if self._open else None
        if isinstance(event, ev.StagesChanged):
            if event.why is Why.COST and attack is not None and event.card != self._performer():
                amount = event.before - event.after
                attack.paid.append(f"{self._names[event.player]} pays {stages_of(amount)}")
        elif isinstance(event, atk.DamagePrevented):
            found = self._attacks.get(event.number)
            if found is not None:
                by = self._card(event.card) if event.card >= 0 else "an effect"
                found.prevented.setdefault(by, []).append(count_of(event.amount, event.unit))
        elif isinstance(event, atk.DamageDealt):
            if event.number in self._attacks:
                self._attacks[event.number].dealt = event
        elif isinstance(event, atk.CountedCritical):
            found = self._attacks.get(event.number)
            if found is not None:
                found.dealt = found.dealt and replace(found.dealt, critical=True)
        elif isinstance(event, atk.AttackStopped):
            if event.number in self._attacks:
                by = f" by {self._card(event.by)}" if event.by >= 0 else ""
                self._attacks[event.number].stopped = f"stopped{by}"
        elif isinstance(event, atk.AttackUnstopped):
            if event.number in self._attacks:
                self._attacks[event.number].stopped = ""
        elif isinstance(event, atk.AttackEnded):
            self._open = [one for one in self._open if one.began.number != event.number]
        else:
            return False
        return True

    def _performer(self) -> int:
        return self._open[-1].began.performer if self._open else -1

    def _moved(self, event: ev.CardMoved) -> None:
        if event.cause >= 0 and Brought.counts(event) and not self._is_ball(event):
            self._bring(event, event.by if event.by >= 0 else event.player)
            return
        if event.why is Why.DRAW:
            if event.player != self._seat:
                self._drawn[event.player] += 1
            return
        if event.why is Why.ENDURANCE and self._open:
            return
        into_play = event.target is Zone.IN_PLAY and event.source is not Zone.IN_USE
        of_itself = event.why in (Why.AFTER_USE, Why.BANISH_SELF, Why.LEVEL)
        out_of_play = event.source is Zone.IN_PLAY and not of_itself
        found = event.source is Zone.LIFE_DECK and event.target in (Zone.HAND, Zone.BANISHED)
        found = found and event.why is not Why.DAMAGE
        back = event.why is Why.REJUVENATE
        if into_play or out_of_play or found or back or self._is_ball(event):
            self._say(event)

    def _is_ball(self, event: ev.CardMoved) -> bool:
        """Whether a Dragon Ball comes to light or goes, wherever it does."""
        known = self._knower.knows(event.card)
        return known and self._knower.card(event.card).type is CardType.DRAGON_BALL

    def _say(self, event: Event) -> None:
        self._flush()
        text = describe(event, self._card, self._names)
        if text:
            player = getattr(event, "player", self._seat)
            if isinstance(event, ev.CardMoved) and event.by >= 0:
                # A card that an effect takes out of play is the deed of whose effect it is.
                player = event.by
            self._add(text, player, getattr(event, "card", NOBODY), self._weight(event))

    def _weight(self, event: Event) -> int:
        if not isinstance(event, ev.CardMoved):
            return _WEIGHTS.get(type(event), 0)
        if self._is_ball(event):
            return _BALL
        return _LEAVES if event.source is Zone.IN_PLAY else _ENTERS

    def _add(
        self,
        line: str | Callable[[], str],
        player: int,
        card: int = NOBODY,
        weight: int | Callable[[], int] = 0,
        attack: _Attack | None = None,
    ) -> None:
        known = card >= 0 and self._knower.knows(card)
        self._lines.append(
            _Entry(line, player, card if known else self._mps[player], attack, weight)
        )

    def _flush(self) -> None:
        """The cards that the other player drew in a row, as one line where they were drawn."""
        for player in (0, 1):
            count, self._drawn[player] = self._drawn[player], 0
            if count:
                self._add(f"{self._names[player]} draws {count_of(count, 'cards')}.", player)

    def _angered(self, player: int, anger: _Anger) -> str:
        if anger.first == anger.after:
            return ""
        verb = "rises" if anger.after > anger.first else "falls"
        return f"{self._names[player]}'s anger {verb} from {anger.first} to {anger.after}."

    def _attack(self, attack: _Attack) -> str:
        """An attack in one line: card, cost, damage, what was prevented, what it cost the other."""
        began = attack.began
        means = "" if began.card == began.performer else f" with {self._card(began.card)}"
        cost = f" (cost {stages_of(began.cost)})" if began.cost else ""
        told: list[str] = []
        if attack.stopped:
            told.append(attack.stopped)
        if attack.dealt is not None:
            told.append(_damage(attack.dealt, self._names))
        for by, amounts in attack.prevented.items():
            told.append(f"{by} prevents {' and '.join(amounts)}")
        for card in attack.defended:
            # Some defenses neither stop nor prevent, and are told all the same.
            if not any(self._card(card) in words for words in told):
                told.append(f"answered with {self._card(card)}")
        told += attack.brought.words(self._names)
        told += attack.paid
        if attack.known and not told:
            return ""
        ending = f": {'; '.join(told)}." if told else "."
        return f"{self._card(began.performer)} attacks{means}{cost}{ending}"

    def lines(self) -> list[Line]:
        """All lines, in their order."""
        self._flush()
        said = [
            entry.told(
                NOBODY
                if entry.attack is None
                else next(filter(self._knower.knows, entry.attack.defended), NOBODY)
            )
            for entry in self._lines
        ]
        return [line for line in said if line.text]


def _damage(dealt: atk.DamageDealt, names: tuple[str, str]) -> str:
    parts = [stages_of(dealt.stages)] if dealt.stages else []
    parts += [count_of(dealt.life_cards, "life cards")] if dealt.life_cards else []
    amount = " and ".join(parts) if parts else "no damage"
    critical = ", critical damage" if dealt.critical else ""
    return f"{names[dealt.player]} takes {amount}{critical}"


_NEXT = {
    Ask.PLANNING: "plans the turn",
    Ask.DECLARE: "decides about combat",
    Ask.ACTION: "takes the next action",
    Ask.DEFEND: "may answer the attack",
    Ask.DISCARD: "discards",
    Ask.CRITICAL: "chooses a critical damage effect",
}


def comes_next(seat: Seat) -> str:
    """What a player has the computer for, as far as both may know: a sentence."""
    asked = None if seat.decision is None else seat.decision.ask
    words = "decides next" if asked is None else _NEXT.get(asked, "decides next")
    return f"{seat.names[seat.viewer]} {words}."
