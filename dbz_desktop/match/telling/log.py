"""The game log in words: one line of plain game English for every event worth telling.

`GameLog` turns a stream of (redacted) events into lines with a depth, the way the table shows
them and the golden logs of the tests keep them. It needs no state but the stream itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from dbz_desktop.match.telling.attack_summary import reckoned, shown_units
from dbz_desktop.match.telling.fruitless_words import NOTHING_DONE
from dbz_desktop.match.telling.log_parts import (
    CRITICAL,
    DURATIONS,
    VICTORIES,
    cards,
    count,
    stages,
)
from dbz_desktop.match.telling.notes import Given, Rewound
from dbz_desktop.rules.kernel import attack_events as atk
from dbz_desktop.rules.kernel import events as ev
from dbz_desktop.rules.kernel.decisions import Ask
from dbz_desktop.rules.kernel.events import BOTH, HIDDEN, NOBODY, Event, Why, Zone

MANY = 10
"""More cards than this that only one player looks at are told together, each title once."""
CardName = Callable[[int], str]
"""From an instance number to the name that the log uses; never called for HIDDEN or NOBODY."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of the log. `depth` is its indentation: 0 a turn, 1 a step, 2 an action, 3 an
    attack, 4 its steps, 5 what happens in them. `rule` is the rule id behind it, or ""."""

    text: str
    depth: int
    rule: str
    event: Event

    def __str__(self) -> str:
        return "  " * self.depth + self.text


class GameLog:
    """Tells events one after another. `card_name` gives the names of cards.

    `given` are answers that both players are told of, by the number of events before them: that
    no defense was played, and that a pass was automatic. It counts from the stream's first event.
    """

    def __init__(
        self,
        names: tuple[str, str],
        card_name: CardName,
        given: Mapping[int, Given] | None = None,
    ) -> None:
        self._words = _Words(names, card_name)
        self._given: Mapping[int, Given] = {} if given is None else given
        self._told = 0
        self._step = False
        self._action = False
        self._attacks = 0
        self._in_step = False
        self._before: Event | None = None

    def tell(self, event: Event) -> LogLine | None:
        """The line of the next event of the stream, or None for one that the log leaves out."""
        given = self._given.get(self._told)
        self._told += 1
        depth = self._depth(event)
        again = self._before is not None and _same_sentence(self._before, event)
        self._before = event
        text = None if again else self._words.text(event)
        if text is None:
            return None
        if given is not None and given.auto and isinstance(event, ev.Passed):
            text = f"{text.removesuffix('.')} (automatic)."
        return LogLine(text, depth, getattr(event, "rule", ""), event)

    def forgone(self) -> LogLine | None:
        """The line of a defense that was forgone right before the next event, or None (ATK-3)."""
        given = self._given.get(self._told)
        if given is None or given.ask is not Ask.DEFEND:
            return None
        depth = 3 + self._attacks + self._in_step if self._attacks else 2 + self._action
        return LogLine(self._words.text(given) or "", depth, given.rule, given)

    def lines(self, events: Iterable[Event]) -> list[LogLine]:
        """The lines of several events, without the attack steps in which nothing happens."""
        told: list[LogLine] = []
        for event in events:
            told += [line for line in (self.forgone(), self.tell(event)) if line is not None]
        return without_empty_steps(told)

    def _depth(self, event: Event) -> int:
        """How deep the event lies; follows the stream."""
        kind = type(event)
        if kind in _OUTSIDE:
            self._action = self._in_step = False
            self._attacks = 0
            self._step = kind is ev.StepBegan
            return 1 if self._step else 0
        if kind is ev.CombatBegan or kind is ev.CombatEnding or kind is ev.CombatEnded:
            self._action = self._in_step = False
            self._attacks = 0
            return 2
        if kind is ev.ActionBegan:
            self._action = True
            self._attacks = 0
            return 2
        if kind is atk.AttackBegan:
            self._attacks += 1
            self._in_step = False
            return 2 + self._attacks
        if kind is atk.AttackEnded:
            self._attacks = max(0, self._attacks - 1)
            self._in_step = self._attacks > 0
            return 3 + self._attacks
        if kind is atk.AttackStep:
            self._in_step = True
            return 3 + self._attacks
        if kind is ev.RunsOut:
            # What came before has brought it, not the action that begins.
            return 2 if self._step else 1
        if self._attacks:
            return 3 + self._attacks + self._in_step
        return 2 + self._action if self._step else 1


def _same_sentence(before: Event, event: Event) -> bool:
    """Whether one sentence of a card has begun two floating effects, which are told once."""
    if not isinstance(before, ev.FloatingBegan) or not isinstance(event, ev.FloatingBegan):
        return False
    return replace(before, ident=event.ident) == event


def without_empty_steps(lines: Iterable[LogLine]) -> list[LogLine]:
    """The lines, without the headings of attack steps (ATK-1) that nothing stands under."""
    kept: list[LogLine] = []
    for line in lines:
        if kept and isinstance(kept[-1].event, atk.AttackStep) and line.depth <= kept[-1].depth:
            kept.pop()
        kept.append(line)
    return kept


_OUTSIDE = {ev.GameStarted, ev.TurnBegan, ev.StepBegan, ev.GameWon, Rewound}


def describe(event: Event, card_name: CardName, names: tuple[str, str]) -> str | None:
    """One event in words, or None for one that the log leaves out. See `GameLog` for streams."""
    return _Words(names, card_name).text(event)


_LAID = (Why.ORDER, Why.PLACE, Why.RETURN, Why.SEARCH)
"""Why a card comes onto a discard pile without being discarded."""


class _Words:
    """The sentences, one method an event; methods are found by the event's name."""

    def __init__(self, names: tuple[str, str], card_name: CardName) -> None:
        self.names = names
        self.card_name = card_name

    def text(self, event: Event) -> str | None:
        teller: Any = getattr(self, "on_" + type(event).__name__, None)
        if teller is None:
            return None
        text: str | None = teller(event)
        # What names no card begins with "a card".
        return text and text[:1].upper() + text[1:]

    def who(self, player: int) -> str:
        return self.names[player] if player in (0, 1) else "Nobody"

    def card(self, card: int) -> str:
        return self.card_name(card) if card >= 0 else "a card"

    def because(self, e: Any) -> str:
        """The card whose text did it: where an attack has gained it, the card that gave it."""
        return self.by(e.giver if e.giver >= 0 else e.cause)

    def by(self, card: int) -> str:
        return f" ({self.card_name(card)})" if card >= 0 else ""

    # ------------------------------------------------------------ the course of the game

    def on_GameStarted(self, e: ev.GameStarted) -> str:
        return f"{self.who(e.first)} goes first."

    def on_Rewound(self, e: Rewound) -> str:
        return "The players go back a step."

    def on_TurnBegan(self, e: ev.TurnBegan) -> str:
        return f"Turn {e.number}: {self.who(e.player)}"

    def on_StepBegan(self, e: ev.StepBegan) -> str:
        return f"{e.step.capitalize()} Step"

    def on_CombatBegan(self, e: ev.CombatBegan) -> str:
        return f"{self.who(e.player)} declares combat."

    def on_CombatEnding(self, e: ev.CombatEnding) -> None:
        return None

    def on_CombatEnded(self, e: ev.CombatEnded) -> str:
        return f"Combat ends{self.by(e.by_effect)}."

    def on_Passed(self, e: ev.Passed) -> str:
        return f"{self.who(e.player)} {'must pass' if e.forced else 'passes'}."

    def on_ActionSkipped(self, e: ev.ActionSkipped) -> str:
        return f"{self.who(e.player)} skips this action."

    def on_StepSkipped(self, e: ev.StepSkipped) -> str:
        left = "turn" if e.step == "turn" else f"{e.step.replace('_', ' ').title()} Step"
        return f"{self.who(e.player)} skips a {left}."

    def on_GameWon(self, e: ev.GameWon) -> str:
        return f"{self.who(e.player)} wins by {VICTORIES.get(e.kind, e.kind)}."

    # ------------------------------------------------------------ cards and numbers

    def on_CardMoved(self, e: ev.CardMoved) -> str | None:
        card, who = self.card(e.card), self.who(e.player)
        if e.why is Why.JUDGE and (e.card < 0 or not (e.source.is_hidden and e.target.is_hidden)):
            # Told by Judged before; only what that may not name is left to tell.
            return None
        if e.target is Zone.IN_USE:
            # The line of CardUsed, which follows, tells it better.
            return None
        if e.why is Why.DRAW:
            return f"{who} draws {card}."
        if e.why is Why.DAMAGE:
            if e.target is Zone.LIFE_DECK:
                return f"{card} goes to the bottom of {who}'s Life Deck; another card is discarded."
            verb = "is banished" if e.target is Zone.BANISHED else "is discarded"
            return f"{card} {verb} from {who}'s Life Deck as damage."
        if e.why is Why.ENDURANCE:
            return f"{who} banishes {card} for its Endurance."
        if e.why is Why.REJUVENATE:
            return f"{who} rejuvenates {card}{self.because(e)}."
        if e.why is Why.AFTER_USE or e.why is Why.BANISH_SELF:
            return f"{card} {self._arrives(e)} after use."
        if e.target is Zone.IN_PLAY:
            return self._enters(e)
        if e.why is Why.HAND_SIZE:
            return f"{who} discards {card} down to the hand size."
        if e.why is Why.LEVEL:
            return f"{card} {self._arrives(e)}, for the level has changed."
        if e.why is Why.STAGE_LOSS:
            return f"{card} {self._arrives(e)} for a stage lost past zero."
        if e.why in _LAID and e.target is Zone.DISCARD:
            where = "" if e.source is e.target else f" from {who}'s {e.source.label}"
            pile = f"{self.who(e.to_player)}'s discard pile"
            end = "at the bottom" if e.at_bottom else "on top"
            return f"{card} is put {end} of {pile}{where}{self.because(e)}."
        if e.why is Why.SHUFFLE:
            deck = f"{self.who(e.to_player)}'s Life Deck"
            return f"{card} is shuffled into {deck}{self.because(e)}."
        verb = ""
        if e.why is Why.DESTROY:
            verb = "is destroyed" if e.target is Zone.DISCARD else "is destroyed and "
        on_table = e.source in (Zone.IN_PLAY, Zone.IN_USE)
        origin = "" if on_table or e.source is e.target else f" from {who}'s {e.source.label}"
        arrives = "" if verb == "is destroyed" else self._arrives(e)
        return f"{card} {verb}{arrives}{origin}{self.because(e)}."

    def _arrives(self, e: ev.CardMoved) -> str:
        if e.target is Zone.DISCARD:
            return "is discarded"
        if e.target is Zone.BANISHED:
            return "is banished"
        owner = self.who(e.to_player)
        if e.target is Zone.HAND:
            return f"goes to {owner}'s hand"
        if e.target is Zone.LIFE_DECK:
            return f"goes to the {'bottom' if e.at_bottom else 'top'} of {owner}'s Life Deck"
        if e.target is Zone.ASIDE:
            return "is set aside"
        return f"goes to {e.target.label}"

    def _enters(self, e: ev.CardMoved) -> str:
        who = self.who(e.to_player)
        if e.why is Why.PLAY:
            text = f"{who} plays {self.card(e.card)}"
        else:
            text = f"{who} places {self.card(e.card)} into play"
        if e.attached_to >= 0:
            text += f", attached to {self.card(e.attached_to)}"
        if e.stages:
            text += f" at Stage {e.stages}"
        return text + (self.because(e) if e.cause != e.card else "") + "."

    def on_Shuffled(self, e: ev.Shuffled) -> str:
        return f"{self.who(e.player)} shuffles the Life Deck ({cards(e.count)})."

    def on_CardsRevealed(self, e: ev.CardsRevealed) -> str:
        hidden = all(card == HIDDEN for card in e.cards)
        by = e.player if e.seen == BOTH else e.seen - 1
        if not hidden and (e.seen == BOTH or len(e.cards) <= MANY):
            shown = ", ".join(self.card(card) for card in e.cards)
        elif by == e.player:
            shown = cards(len(e.cards))
        else:
            shown = f"{len(e.cards)} of {self.who(e.player)}'s cards"
            if not hidden:
                # Nothing but this line shows him what he may look through (EFF-9).
                counts = sorted(Counter(self.card(card) for card in e.cards).items())
                shown += ": " + ", ".join(f"{n} {name}" if n > 1 else name for name, n in counts)
        verb = "looks at" if e.seen != BOTH else "shows" if e.in_passing else "reveals"
        return f"{self.who(by)} {verb} {shown}{self.because(e)}."

    def on_StagesChanged(self, e: ev.StagesChanged) -> str | None:
        if e.why is Why.JUDGE:
            return None
        name, change = self.card(e.card), abs(e.after - e.before)
        if e.why is Why.COST:
            return f"{name} pays {stages(change)}, now at Stage {e.after}."
        if e.why is Why.PUR:
            return f"{name} powers up {stages(change)} to Stage {e.after}."
        cause = "" if e.why is Why.DAMAGE else self.because(e)
        if e.why is Why.SET:
            return f"{name} is set to Stage {e.after}{cause}."
        if e.why is Why.RAISE:
            return f"{name} is raised {stages(change)} to Stage {e.after}{cause}."
        verb = "gains" if e.after > e.before else "loses"
        return f"{name} {verb} {stages(change)}, now at Stage {e.after}{cause}."

    def on_AngerChanged(self, e: ev.AngerChanged) -> str | None:
        if e.why is Why.JUDGE:
            return None
        cause = self.because(e)
        if e.why is Why.SET:
            return f"{self.who(e.player)}'s anger is set to {e.after}{cause}."
        if e.after == e.before:
            return f"{self.who(e.player)}'s anger stays at {e.after}{cause}."
        verb = "rises" if e.after > e.before else "falls"
        return f"{self.who(e.player)}'s anger {verb} from {e.before} to {e.after}{cause}."

    def on_RunsOut(self, e: ev.RunsOut) -> str | None:
        if e.before or not e.after:
            return None
        takes = f"it takes {cards(e.after)}, and the Life Deck has {e.left}"
        return f"{self.who(e.player)}'s next Draw Step loses the game: {takes}."

    def on_LevelChanged(self, e: ev.LevelChanged) -> str | None:
        if e.why is Why.JUDGE:
            return None
        verb = "advances" if e.after > e.before else "is lowered"
        return (
            f"{self.who(e.player)}'s MP {verb} to level {e.after}: "
            f"{self.card(e.card)}{self.because(e)}."
        )

    def on_LoopEnded(self, e: ev.LoopEnded) -> str:
        if e.combat:
            return "This combat would go on without end, and ends now."
        return "Effects set each other off without end; no more of them happen now."

    def on_LevelKept(self, e: ev.LevelKept) -> str:
        return f"{self.who(e.player)}'s MP can't be lowered a level{self.by(e.cause)}."

    def on_CardCopied(self, e: ev.CardCopied) -> str:
        return f"{self.card(e.card)} is treated as a copy of {self.card(e.of)}."

    def on_ControlChanged(self, e: ev.ControlChanged) -> str | None:
        if e.why is Why.JUDGE:
            return None
        if e.why is Why.CAPTURE:
            return f"{self.who(e.after)} captures {self.card(e.card)}."
        return f"{self.who(e.after)} takes control of {self.card(e.card)}{self.because(e)}."

    # ------------------------------------------------------------ using cards, attacks

    def on_CardUsed(self, e: ev.CardUsed) -> str | None:
        verb = "plays" if e.from_hand else "uses"
        aim = " as a defense" if e.how == "defense" else ""
        if e.how == "enter":
            aim = " when entering combat"
        return f"{self.who(e.player)} {verb} {self.card(e.card)}{aim}."

    def on_AttackBegan(self, e: atk.AttackBegan) -> str:
        cost = f", cost {stages(e.cost)}" if e.cost else ""
        copy = "a copy of " if e.copy else ""
        means = "" if e.card == e.performer else f" with {copy}{self.card(e.card)}"
        return f"{self.card(e.performer)} attacks{means}: {e.kind}{cost}."

    def on_AttackStep(self, e: atk.AttackStep) -> str:
        return f"Step {e.step}: {e.name}"

    def on_AttackStopped(self, e: atk.AttackStopped) -> str:
        by = f" by {self.card(e.by)}" if e.by >= 0 else ""
        return f"The attack is stopped{by}."

    def on_Given(self, e: Given) -> str:
        return f"{self.who(e.player)} plays no defense{' (automatic)' if e.auto else ''}."

    def on_StopFailed(self, e: atk.StopFailed) -> str:
        by = self.card(e.by) if e.by >= 0 else "This"
        return f"{by} can't stop the attack."

    def on_DamageCalculated(self, e: atk.DamageCalculated) -> str:
        parts = []
        for unit, total in shown_units(e):
            terms = [term for term in e.terms if term.unit == unit]
            # "+ 0" says nothing, unless it is all there is.
            terms = [term for term in terms if term.amount or term.label == "AT"] or terms[:1]
            parts.append(f"{self._sum(e, terms)} = {count(total, unit)}")
        if not parts:
            return "Damage: none."
        return "Damage: " + "; ".join(parts) + "."

    def _sum(self, e: atk.DamageCalculated, terms: list[atk.Term]) -> str:
        words: list[str] = []
        for term in terms:
            if term.label == "AT":
                word = f"AT {term.amount} ({e.attacker_bracket} against {e.defender_bracket})"
            else:
                word = str(abs(term.amount))
                if why := reckoned(term):
                    word += f" ({why})"
                elif term.label != "base" and term.card >= 0:
                    word += f" ({'prevented by ' if term.label == 'prevented' else ''}"
                    word += f"{self.card(term.card)})"
            sign = "-" if term.amount < 0 else "+"
            words.append(word if not words and term.amount >= 0 else f"{sign} {word}")
        return " ".join(words)

    def on_StagesTurned(self, e: atk.StagesTurned) -> str:
        turn = "turns" if e.amount == 1 else "turn"
        return f"{count(e.amount, 'stages')} past zero {turn} into {count(e.amount, 'life cards')}."

    def on_DamagePrevented(self, e: atk.DamagePrevented) -> str:
        by = self.card(e.card) if e.card >= 0 else "An effect"
        return f"{by} prevents {count(e.amount, e.unit)} of damage."

    def on_DamageDealt(self, e: atk.DamageDealt) -> str:
        critical = " Critical damage!" if e.critical else ""
        parts = [stages(e.stages)] if e.stages else []
        parts += [count(e.life_cards, "life cards")] if e.life_cards else []
        amount = " and ".join(parts) + " of" if parts else "no"
        return f"{self.who(e.player)} takes {amount} damage.{critical}"

    def on_CountedCritical(self, e: atk.CountedCritical) -> str:
        return "The attack is considered to have dealt critical damage."

    def on_CriticalEffect(self, e: atk.CriticalEffect) -> str:
        effect = CRITICAL.get(e.choice, e.choice)
        return f"{self.who(e.player)} uses a critical damage effect: {effect}."

    def on_AttackEnded(self, e: atk.AttackEnded) -> str | None:
        # That it was stopped has been told when it happened.
        return "The attack was successful." if e.successful else None

    def on_SentenceResolved(self, e: ev.SentenceResolved) -> str:
        if e.giver >= 0:
            return f"{self.card(e.giver)}, for {self.card(e.card)}: {e.text}"
        return f"{self.card(e.card)}: {e.text}"

    def on_CameToNothing(self, e: ev.CameToNothing) -> str:
        if e.unmet:
            return "Its condition isn't met."
        if e.barred >= 0:
            return f"{self.card(e.barred)} forbids it."
        return NOTHING_DONE.get(e.deed, "Nothing comes of it.")

    def on_FloatingBegan(self, e: ev.FloatingBegan) -> str | None:
        if not e.text:
            return None
        if any(words in e.text for words in DURATIONS):
            return f"From now on: {e.text}"
        return f"From now on ({e.until}): {e.text}"

    def on_CardNamed(self, e: ev.CardNamed) -> str:
        if e.seat != NOBODY:
            return f"{self.who(e.player)} chooses {self.who(e.seat)}."
        return f"{self.who(e.player)} names {e.title}."

    def on_CoinFlipped(self, e: ev.CoinFlipped) -> str:
        return f"{self.who(e.player)} flips a coin: {'heads' if e.heads else 'tails'}."

    def on_Judged(self, e: ev.Judged) -> str:
        text = e.text.replace("{0}", self.names[0]).replace("{1}", self.names[1])
        return f"{'By agreement' if e.agreed else 'By hand'}: {self.who(e.player)} {text}"
