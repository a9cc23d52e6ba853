"""What the timeline shows, as plain nodes: turns, their steps, actions, attacks, what happened.

`Course` follows a stream of redacted events and hangs each under the step in which it happened.
It knows no Qt: whoever shows the nodes gives it a sink that is told of every change.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from dbz_desktop.match.telling.attack_summary import AttackSummary, amount, note
from dbz_desktop.match.telling.log import describe
from dbz_desktop.rules.kernel import attack_events as atk
from dbz_desktop.rules.kernel import events as ev
from dbz_desktop.rules.kernel.events import NOBODY, Event, Why, Zone

PHASES = (
    ("draw", "TRN-1"),
    ("planning", "TRN-2"),
    ("combat", "TRN-3"),
    ("discard", "TRN-4"),
    ("rejuvenation", "TRN-5"),
)
"""The steps of a turn with their rules."""

STEP_RULES = {
    "pay costs": "ATK-2",
    "immediate effects": "EFF-1",
    "defense": "ATK-3",
    "damage": "ATK-5",
    "effects of the damage": "ATK-1",
    "HIT effects": "ATK-4",
    "critical damage": "ATK-13",
    "discard the attack": "ATK-1",
}

_OF_DAMAGE = (atk.DamageCalculated, atk.StagesTurned, atk.DamagePrevented, atk.DamageDealt)


@dataclass(eq=False, slots=True)
class Node:
    """A row. `kind` is "turn", "phase" (a step of the turn), "action", "attack", "step" (of an
    attack) or "line".

    `names` are the cards that the words name, in their order. `attack` is the attack that a row
    is, or whose damage it tells. `number` counts steps, actions and attacks; of a line that
    grows, its cards; of a turn, its attacks. `pending` are the events of a turn that has not
    been read yet.
    """

    kind: str
    text: str
    parent: Node | None = None
    rule: str = ""
    seat: int = -1
    card: int = NOBODY
    names: list[tuple[str, int]] = field(default_factory=list)
    number: int = 0
    now: bool = False
    reached: bool = False
    skipped: bool = False
    icon: str = ""
    attack: AttackSummary | None = None
    group: str = ""
    pending: tuple[Event, ...] = ()
    children: list[Node] = field(default_factory=list)
    ident: int = 0
    place: int = 0

    @property
    def tells_damage(self) -> bool:
        """True for a row that shows a number of damage."""
        return self.attack is not None and self.attack.calculated is not None


class Sink(Protocol):
    """Who is told of the changes, and carries them out."""

    def append(self, parent: Node, node: Node) -> None:
        """Hang a node below another, last."""

    def pop(self, parent: Node) -> None:
        """Take the last child away."""

    def changed(self, node: Node) -> None:
        """A node has other words or another state now."""


class Quiet:
    """A sink for nodes that nobody shows yet."""

    def append(self, parent: Node, node: Node) -> None:
        """Hang a node below another, last."""
        node.parent, node.place = parent, len(parent.children)
        parent.children.append(node)

    def pop(self, parent: Node) -> None:
        """Take the last child away."""
        parent.children.pop()

    def changed(self, node: Node) -> None:
        """Nobody looks."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Where the game stands before the first event, for a stream that begins within a turn."""

    turn: int = 0
    active: int = 0
    step: str = ""


def turn_node(number: int, player: int, names: tuple[str, str]) -> Node:
    """A turn's row; turn 0 is what comes before the first one (SET-2)."""
    if number <= 0:
        return Node("turn", "Before the first turn", rule="SET-2", icon="zone-life")
    return Node("turn", f"Turn {number}: {names[player]}", rule="TRN-6", seat=player)


class Course:
    """Hangs events below a root, one after another."""

    def __init__(
        self,
        root: Node,
        names: tuple[str, str],
        card_name: Callable[[int], str],
        steps: tuple[str, ...],
        sink: Sink,
        standing: Standing,
    ) -> None:
        self._root = root
        self._names = names
        self._card_name = card_name
        self._steps = steps
        self._sink = sink
        self._standing = standing
        self._told: list[tuple[str, int]] = []
        self._turn: Node | None = None
        self._phase: Node | None = None
        self._open: list[Node] = []

    @property
    def current(self) -> Node | None:
        """The innermost row that is going on: an attack's step, an action, a step of the turn."""
        if self._open:
            return self._present(self._open[-1])
        phase = self._phase or self._turn
        if phase is not None and phase.children and phase.children[-1].now:
            return phase.children[-1]
        return phase

    @property
    def attack(self) -> Node | None:
        """The attack that is going on."""
        return self._open[-1] if self._open else None

    @property
    def turn(self) -> Node | None:
        """The turn that is going on."""
        return self._turn

    def add(self, event: Event) -> None:
        """One more event."""
        if isinstance(event, ev.TurnBegan):
            self._begin_turn(turn_node(event.number, event.player, self._names), event.number)
            return
        if self._turn is None:
            self._begin_implicit(event)
        if isinstance(event, ev.StepBegan):
            self._begin_phase(event.step)
        elif isinstance(event, ev.CombatBegan):
            self._begin_phase("combat")
            self._line(event)
        elif isinstance(event, (ev.CombatEnding, ev.CombatEnded)):
            self._finish_actions()
            self._line(event)
        elif isinstance(event, ev.ActionBegan):
            self._begin_action(event)
        elif isinstance(event, atk.AttackBegan):
            self._begin_attack(event)
        elif isinstance(event, atk.AttackStep):
            self._begin_step(event)
        else:
            self._tell(event)

    def finish(self) -> None:
        """Nothing comes any more: nothing is going on."""
        self._finish_actions()
        self._skip_until(None)
        for node in (self._phase, self._turn):
            if node is not None:
                self._set(node, now=False)

    # --- turns and their steps -----------------------------------------------------------------

    def _begin_implicit(self, event: Event) -> None:
        where = self._standing
        before = isinstance(event, ev.GameStarted)
        number = 0 if before else where.turn
        self._begin_turn(turn_node(number, where.active, self._names), number)
        if not before and where.step:
            self._begin_phase(where.step)

    def _begin_turn(self, turn: Node, number: int) -> None:
        self.finish()
        turn.now = turn.reached = True
        self._sink.append(self._root, turn)
        self._turn, self._phase = turn, None
        if number > 0:
            for name, rule in PHASES:
                phase = Node("phase", f"{name.capitalize()} Step", rule=rule, seat=turn.seat)
                phase.group = name
                self._sink.append(turn, phase)

    def _begin_phase(self, name: str) -> None:
        if self._turn is None or (self._phase is not None and self._phase.group == name):
            return
        self._finish_actions()
        if self._phase is not None:
            self._set(self._phase, now=False)
        phase = next((node for node in self._turn.children if node.group == name), None)
        if phase is None:
            phase = Node("phase", f"{name.capitalize()} Step", seat=self._turn.seat, group=name)
            self._sink.append(self._turn, phase)
        self._phase = phase
        self._set(phase, now=True)
        self._skip_until(phase)

    def _skip_until(self, phase: Node | None) -> None:
        """Steps that the turn has passed over."""
        if self._turn is None:
            return
        for node in self._turn.children:
            if node is phase:
                break
            if node.kind == "phase" and not node.reached and not node.skipped:
                node.skipped = True
                self._sink.changed(node)

    def _set(self, node: Node, now: bool) -> None:
        if node.now != now or (now and not node.reached):
            node.now = now
            node.reached = node.reached or now
            self._sink.changed(node)

    # --- actions and attacks -------------------------------------------------------------------

    def _place(self) -> Node:
        """Where actions hang now."""
        assert self._turn is not None
        return self._phase or self._turn

    def _finish_actions(self) -> None:
        self._open = []
        place = self._phase or self._turn
        if place is not None and place.children:
            self._settle(place.children[-1])

    def _settle(self, node: Node) -> None:
        """Nothing of a node is going on any more."""
        if node.now and node.kind != "phase":
            self._set(node, now=False)
        for child in node.children:
            self._settle(child)

    def _begin_action(self, event: ev.ActionBegan) -> None:
        self._finish_actions()
        text = f"{self._names[event.player]}'s action"
        node = Node("action", text, rule=event.rule, seat=event.player, number=event.number)
        node.now = node.reached = True
        self._sink.append(self._place(), node)

    def _begin_attack(self, event: atk.AttackBegan) -> None:
        attack = AttackSummary()
        note(attack, event)
        node = Node("attack", self._card_name(event.card), rule=event.rule, seat=event.player)
        node.card, node.number, node.icon = event.card, event.number, event.kind.value
        node.now = node.reached = True
        node.attack = attack
        before = self._merge_action()
        self._sink.append(self._place(), node)
        self._open.append(node)
        for number, name in enumerate(self._steps, start=1):
            step = Node("step", name[:1].upper() + name[1:], number=number)
            step.rule = STEP_RULES.get(name, "ATK-1")
            self._sink.append(node, step)
        for line in before:
            self._sink.append(node.children[0], line)
        if self._turn is not None:
            self._turn.number += 1
            self._sink.changed(self._turn)

    def _merge_action(self) -> list[Node]:
        """An action that turns out to be an attack is one row; gives the lines it had so far."""
        place = self._place()
        last = place.children[-1] if place.children else None
        if last is None or last.kind != "action" or not last.now or self._open:
            return []
        self._sink.pop(place)
        return last.children

    def _begin_step(self, event: atk.AttackStep) -> None:
        if not self._open:
            return
        node = self._open[-1]
        if node.attack is not None:
            note(node.attack, event)
        for step in node.children:
            if step.kind == "step":
                self._set(step, now=step.number == event.step)

    def _present(self, node: Node) -> Node:
        return next((step for step in node.children if step.kind == "step" and step.now), node)

    def _action(self) -> Node | None:
        """The action that is going on and is no attack."""
        place = self._place()
        last = place.children[-1] if place.children else None
        return last if last is not None and last.kind == "action" and last.now else None

    # --- what happens --------------------------------------------------------------------------

    def _tell(self, event: Event) -> None:
        attack = self._open[-1] if self._open else None
        if attack is not None and attack.attack is not None:
            note(attack.attack, event)
        elif not self._heads_action(event):
            return
        self._line(event)
        if isinstance(event, atk.AttackEnded) and attack is not None:
            self._open.pop()
            self._settle(attack)
        if attack is not None:
            self._sink.changed(attack)

    def _heads_action(self, event: Event) -> bool:
        """What an action is becomes its headline; False when no line is needed for it too."""
        action = self._action()
        if action is None:
            return True
        if isinstance(event, (ev.Passed, ev.ActionSkipped)):
            passes, _ = self._words(event)
            action.text = (passes or action.text).rstrip(".")
            action.icon = "skip"
            self._sink.changed(action)
            return False
        if isinstance(event, ev.CardUsed):
            title = self._card_name(event.card)
            action.text = f"{self._names[event.player]}: {title}"
            action.card = event.card
            action.icon = "instant"
            self._sink.changed(action)
        return True

    def _words(self, event: Event) -> tuple[str | None, list[tuple[str, int]]]:
        """An event in words, and the cards that they name."""
        self._told = []
        words = describe(event, self._name, self._names)
        return words, self._told

    def _name(self, card: int) -> str:
        title = self._card_name(card)
        self._told.append((title, card))
        return title

    def _line(self, event: Event) -> None:
        target = self._target()
        if self._joined(target, event):
            return
        words, names = self._words(event)
        if not words:
            return
        node = Node("line", words, rule=getattr(event, "rule", ""), names=names)
        node.card = names[0][1] if names else NOBODY
        node.seat = getattr(event, "player", -1)
        if isinstance(event, _OF_DAMAGE) and self._open:
            node.attack = self._open[-1].attack
        group = _group(event)
        if group:
            card = getattr(event, "card", NOBODY)
            node.group, node.number, node.names = group, 1, [(self._card_name(card), card)]
            self._count(node, event)
        if target is self._turn:
            self._append_ahead(node)
        else:
            self._sink.append(target, node)

    def _append_ahead(self, node: Node) -> None:
        """Hang a line below the turn: it happens before any of the steps, which stand there."""
        assert self._turn is not None
        steps = []
        while self._turn.children and self._turn.children[-1].kind == "phase":
            steps.append(self._turn.children[-1])
            self._sink.pop(self._turn)
        for each in (node, *reversed(steps)):
            self._sink.append(self._turn, each)

    def _target(self) -> Node:
        if self._open:
            return self._present(self._open[-1])
        return self._action() or self._place()

    def _joined(self, target: Node, event: Event) -> bool:
        """Cards that go the same way make one line together, which grows card by card."""
        group = _group(event)
        last = next((each for each in reversed(target.children) if each.kind != "phase"), None)
        if not group or last is None or last.group != group or last.kind != "line":
            return False
        last.number += 1
        card = getattr(event, "card", NOBODY)
        last.names.append((self._card_name(card), card))
        self._count(last, event)
        self._sink.changed(last)
        return True

    def _count(self, node: Node, event: Event) -> None:
        """The words of a line that grows."""
        who = self._names[node.seat]
        verb = "draws" if node.group.startswith("draw") else "discards"
        known = [title for title, card in node.names if card >= 0]
        if verb == "discards" and self._open:
            node.attack = self._open[-1].attack
        if not known:
            node.names = [("a card", NOBODY)] * node.number
            node.text = f"{who} {verb} {node.number} card{'' if node.number == 1 else 's'}"
            return
        node.text = f"{who} {verb} {node.number}: {', '.join(title for title, _ in node.names)}"


def _group(event: Event) -> str:
    """Under which name cards that go the same way are told together, or ""."""
    if not isinstance(event, ev.CardMoved):
        return ""
    if event.why is Why.DAMAGE and event.target is Zone.DISCARD:
        return f"damage {event.player}"
    if event.why is Why.DRAW and event.target is Zone.HAND:
        return f"draw {event.player}"
    return ""


def damage_words(node: Node) -> str:
    """What an attack has done so far: "3 stages, 2 life cards"; empty before its damage."""
    attack = node.attack
    if attack is None or attack.calculated is None:
        return ""
    done = attack.dealt or attack.calculated
    parts = [
        amount(number, unit)
        for number, unit in ((done.stages, "stages"), (done.life_cards, "life cards"))
        if number
    ]
    return ", ".join(parts) or "no damage"


def node_aloud(node: Node, names: tuple[str, str]) -> str:
    """A row for a screen reader: what it is, its words, its state, its rule."""
    words = node.text.removesuffix(".")
    if node.kind == "attack" and node.attack is not None:
        attacker, defender = names[node.attack.player], names[1 - node.attack.player]
        words = f"{attacker} attacks {defender}: {words}"
        words += "".join(f", {part}" for part in (damage_words(node), node.attack.result) if part)
    elif node.kind == "step":
        words = f"step {node.number}: {words}"
    elif node.kind == "turn" and node.number:
        words += f", {amount(node.number, 'attacks')}"
    state = "now" if node.now and node.kind != "turn" else "skipped" if node.skipped else ""
    rule = f"rule {node.rule}" if node.rule else ""
    return ", ".join(part for part in (words, state, rule) if part)
