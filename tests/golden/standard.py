"""Golden logs: what every card does in a standard position, in the words of the game log.

`python tests/golden/standard.py --update [ids]` writes `logs/ID.txt` anew; without `--update` it
tells which logs differ. Each log begins with the card's facts and text in the edition `fanz`, and
its wordings in earlier ones, then come its parts: a position, what is done, every decision with its
options and the answer, the events, and how both sides stand at the end. A part that is played in an
earlier edition says so. Ann is the player whose card it is, Bob the opponent.

The scripts of single cards are in the `parts_*.py`; cards without one get
`default_parts`.
"""

from __future__ import annotations

import importlib
import os
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
if __name__ == "__main__":
    sys.path.insert(0, str(HERE.parents[1]))

from dbz_desktop.cards import Card, CardType  # noqa: E402
from dbz_desktop.match.match import Match  # noqa: E402
from dbz_desktop.match.proving import invariants  # noqa: E402
from dbz_desktop.match.scenarios.file import scenario_from_table  # noqa: E402
from dbz_desktop.match.scenarios.position import scenario_match  # noqa: E402
from dbz_desktop.match.scenarios.steps import find_option, offered  # noqa: E402
from dbz_desktop.match.telling.log import GameLog  # noqa: E402
from dbz_desktop.rules.kernel.attack_events import AttackKind  # noqa: E402
from dbz_desktop.rules.kernel.decisions import Act, Ask, Decision  # noqa: E402
from dbz_desktop.rules.kernel.events import CameToNothing  # noqa: E402
from dbz_desktop.rules.language.compiler import canonical_text  # noqa: E402

try:
    from .parts import PARTS, Part, part
    from .position import (
        NAMES,
        compiled,
        earlier_editions,
        plain,
        pool,
        position,
        position_discard,
    )
except ImportError:
    from parts import PARTS, Part, part  # type: ignore[no-redef]
    from position import (  # type: ignore[no-redef]
        NAMES,
        compiled,
        earlier_editions,
        plain,
        pool,
        position,
        position_discard,
    )

LOGS = HERE / "logs"
SETS = ("PRE", "HNV", "MOV", "EVO", "PER")
MAX_UNSCRIPTED = 80


def load_parts() -> None:
    """Add the scripts of every `parts_*.py`: each has a `PARTS` of its own."""
    for path in sorted(HERE.glob("parts_*.py")):
        name = f".{path.stem}" if __package__ else path.stem
        PARTS.update(importlib.import_module(name, __package__ or None).PARTS)


load_parts()


def cards() -> list[Card]:
    """Every card, in the order of their numbers: each has a golden log."""
    return sorted(pool().cards.values(), key=_number)


def _number(card: Card) -> tuple[int, str, int]:
    found = re.fullmatch(r"(\w+)-(.*?)(\d+)", card.id)
    assert found is not None
    return SETS.index(found[1]), found[2], int(found[3])


# ---------------------------------------------------------------------------- what is done


def default_parts(card: Card) -> list[Part]:
    """The parts of a card that has no script: its use, and what its text makes worth showing."""
    program = compiled(card)
    text = program.text
    parts = []
    if program.attack is not None and program.attack.icon == "attack":
        verb = "use" if card.type is CardType.SETUP else "play"
        parts.append(part("It hits", f"{verb} $"))
        if "may" in text.split("[attack]")[1]:
            parts.append(part("It hits, the offer is declined", f"{verb} $", yes=False))
        if "stopped" in text:
            kind = program.attack.header.kind
            guard = "Sparring Block" if kind == "physical" else "Sparring Shield"
            parts.append(part("It is answered", f"{verb} $", f"opponent: play {guard}"))
    elif program.defense is not None:
        line = program.defense.sentences[0].line
        attack = "Sparring Kick" if _only_physical(line) else "Sparring Beam"
        verb = "play" if card.type is not CardType.DRILL else "use"
        steps = (f"opponent: play {attack}", f"you: {verb} $")
        parts.append(part("It answers an attack", *steps))
        if "may" in text.split("[defense]")[1]:
            parts.append(part("The offer is declined", *steps, yes=False))
    elif card.type is CardType.EVENT or card.type is CardType.SETUP:
        verb = "use" if card.type is CardType.SETUP else "play"
        parts.append(part("It is used", f"{verb} $"))
        if "may" in text.split("POWER:")[1]:
            parts.append(part("The offer is declined", f"{verb} $", yes=False))
    return parts + note_parts(card, text)


def _only_physical(line: Any) -> bool:
    """Whether a [defense] text answers physical attacks and no others."""
    what = getattr(getattr(line, "what", None), "what", None)
    return getattr(what, "kinds", None) == {AttackKind.PHYSICAL}


def note_parts(card: Card, text: str) -> list[Part]:
    """The parts for what stands in parentheses."""
    parts = []
    if "discarded from your hand" in text:
        trade = {"+hand": ["Sparring Trade"]}
        own = {"turn": "you"}
        parts.append(
            part("It is discarded by a card effect", "play Sparring Trade", "$", you=trade, **own)
        )
        parts.append(part("It is discarded to the hand size", "$", you={}, phase="discard"))
    if "card is Rejuvenated" in text:
        rest = {"hand": ["Sparring Rest"], "discard": ["$", *position_discard(card)]}
        parts.append(
            part("It is Rejuvenated in combat", "play Sparring Rest", you=rest, turn="you")
        )
        rest = {"hand": [], "discard": ["$", *position_discard(card)]}
        parts.append(
            part(
                "It is Rejuvenated in the Rejuvenation Step",
                "Rejuvenate $",
                you=rest,
                opp={"hand": []},
                phase="discard",
            )
        )
    if "for Endurance" in text:
        top = {"hand": [], "life_deck": ["Plain Card A", "$", *plain("BCDEFGHIJKL")]}
        banish = ("opponent: play Sparring Beam", "you: Banish it")
        parts.append(part("It is banished for Endurance", *banish, you=top, turn="opponent"))
    if "to stop a" in text and "instead of as an attack" in text:
        kind = "physical" if "stop a physical" in text else "energy"
        attack = "Sparring Kick" if kind == "physical" else "Sparring Beam"
        parts.append(
            part(
                "It is played to stop an attack",
                f"opponent: play {attack}",
                "you: play $",
                turn="opponent",
            )
        )
    return parts


def parts_of(card: Card) -> list[Part]:
    """The parts of a card's log; those of an earlier wording come last.

    An earlier wording that has no parts of its own is shown by all that the present one has.
    """
    found = _scripted(card)
    now = [each for each in found if not each.edition]
    for edition in earlier_editions(card):
        own = [each for each in found if each.edition == edition]
        now += own or [replace(each, edition=edition) for each in found if not each.edition]
    return now


def _scripted(card: Card) -> list[Part]:
    own = PARTS.get(card.id)
    if own is None:
        return default_parts(card)
    found: list[Part] = []
    for each in own:
        if isinstance(each, Part):
            found.append(each)
        elif each == "default notes":
            found += note_parts(card, compiled(card).text)
        else:
            found += default_parts(card)
    return found


class Stuck(RuntimeError):
    """A script names an answer that is never offered."""


class Play:
    """Plays one part and keeps its lines."""

    def __init__(self, card: Card, part: Part) -> None:
        self.card = card
        self.part = part
        scenario = scenario_from_table(position(card, part), pool(), HERE / "part")
        self.match: Match = scenario_match(scenario)
        self.log = GameLog(NAMES, self.name)
        self.lines: list[Any] = []
        self.told = len(self.match.game.events)
        self.known: dict[str, str] = {}
        self.first: dict[str, str] = {}
        for event in self.match.game.events:
            self.log.tell(event)
        self.watch = invariants.Watch.of(self.match.game)

    def play(self, known: Mapping[str, str]) -> list[str]:
        """Carry out the steps; returns the lines. What is known of the position isn't told."""
        self.tell_standing("before", known)
        self.first = self.known
        for step in self.part.steps:
            self._step(step.replace("$", self.card.title))
        for _ in range(MAX_UNSCRIPTED):
            decision = self.match.decision
            if decision is None or decision.ask in (*_RESTS, Ask.DISCARD, Ask.REJUVENATE):
                break
            self._give(self._default(decision))
        self.tell_standing("after", self.known)
        return _without_empty_steps(self.lines)

    def _step(self, step: str) -> None:
        state = self.match.game.state
        turn = state.turn
        for _ in range(MAX_UNSCRIPTED):
            decision = self.match.decision
            now = self.match.game.state
            if step == "until combat ends" and now.combat is None:
                return
            if step == "until turn ends" and now.turn != turn:
                return
            if step == "until action" and decision is not None and decision.ask is Ask.ACTION:
                return
            if step == "state":
                self.tell_standing("now", self.known)
                return
            if step.startswith("not offered: "):
                assert decision is not None
                if decision.ask not in (*_RESTS, Ask.DEFEND):
                    self._give(self._default(decision))
                    continue
                labels = [o.label for o in decision.options]
                wanted = step.removeprefix("not offered: ")
                if any(wanted in label for label in labels):
                    raise Stuck(f"{self.card.id}, {self.part.title}: {wanted} is offered")
                side = now.players[decision.player]
                able = [*side.hand, *side.play, *side.in_use, side.mp_card, side.mastery]
                card = next(c for c in able if self.name(c) == wanted)
                why = self.match.game.why_not(decision.player, card)
                told = f"{why.reason} ({why.rule})" if why else "no reason told"
                self.lines.append(f"  ! {NAMES[decision.player]} can't use {wanted}: {told}")
                return
            if decision is None:
                break
            index = None if step.startswith("until ") else find_option(self.match, step)
            if index is not None:
                self._give(index)
                return
            self._give(self._default(decision))
        raise Stuck(f"{self.card.id}, {self.part.title}: {step!r}; {offered(self.match)}")

    def _default(self, decision: Decision) -> int:
        """What is answered where the script is silent."""
        if decision.ask in _RESTS or decision.ask is Ask.DEFEND or decision.ask is Ask.REJUVENATE:
            wanted: tuple[Act, ...] = (Act.PASS, Act.DONE, Act.NO)
        elif decision.ask is Ask.ENDURANCE or decision.ask is Ask.CRITICAL:
            wanted = (Act.NO,)
        elif decision.ask is Ask.YES_NO:
            wanted = (Act.YES,) if self.part.yes else (Act.NO,)
        elif decision.ask is Ask.DISCARD:
            wanted = (Act.DONE,)
        else:
            wanted = ()
        for act in wanted:
            for index, option in enumerate(decision.options):
                if option.act is act:
                    return index
        return 0

    def _give(self, index: int) -> None:
        decision = self.match.decision
        assert decision is not None
        if len(decision.options) > 1 and decision.ask not in _RESTS:
            labels = [o.label for o in decision.options]
            if len(labels) > 14:
                labels = [*labels[:14], f"{len(labels) - 14} more"]
            depth = next((li.depth for li in reversed(self.lines) if hasattr(li, "depth")), 3)
            self.lines.append(
                f"{'  ' * depth}? {NAMES[decision.player]}: {decision.prompt} [{' | '.join(labels)}] "
                f"-> {decision.options[index].label}"
            )
        self.match.course.answer(index)
        events = self.match.game.events
        for event in events[self.told :]:
            line = self.log.tell(event)
            # That nothing came of a sentence is seen by what follows it.
            if line is not None and not isinstance(event, CameToNothing):
                self.lines.append(line)
        self.told = len(events)
        found = invariants.check(self.match.game, self.watch)
        if found:
            raise Stuck(f"{self.card.id}, {self.part.title}: {found}")

    def standing(self) -> dict[str, str]:
        """How both sides stand, field by field."""
        game = self.match.game
        found = {}
        for seat, side in enumerate(game.state.players):
            fields = {
                "level": str(side.level),
                "stages": str(side.stages),
                "anger": str(side.anger),
                "hand": ", ".join(self.name(c) for c in side.hand) or "empty",
                "Life Deck": self._pile(side.life_deck),
                "discard pile": self._pile(side.discard),
                "banished": self._pile(side.banished),
                "in play": ", ".join(self._in_play(c) for c in side.play) or "nothing",
            }
            found |= {f"{NAMES[seat]}'s {name}": value for name, value in fields.items()}
        for number, each in enumerate(game.state.floating):
            found[f"in force {number + 1}"] = f"{each.text} ({NAMES[each.source.player]})"
        return found

    def name(self, card: int) -> str:
        """The name of the card with that instance number, of which shuffling makes new ones."""
        return self.match.game.printed[card].name

    def tell_standing(self, when: str, known: Mapping[str, str]) -> None:
        """Note what stands otherwise than it is known to."""
        now = self.standing()
        self.lines += [f"  {when}: {k}: {v}" for k, v in now.items() if known.get(k) != v]
        self.lines += [f"  {when}: {k}: no more" for k in known if k not in now]
        self.known = now

    def _pile(self, cards: list[int]) -> str:
        if not cards:
            return "empty"
        top = ", ".join(self.name(c) for c in reversed(cards[-3:]))
        bottom = f", ..., {self.name(cards[0])}" if len(cards) > 3 else ""
        return f"{len(cards)} ({top}{bottom})"

    def _in_play(self, card: int) -> str:
        permanent = self.match.game.state.permanents[card]
        facts = self.match.game.cards[card]
        more = f" at {permanent.stages}" if facts.type is CardType.ALLY else ""
        if permanent.attached_to >= 0:
            more += f" attached to {self.name(permanent.attached_to)}"
        return self.name(card) + more + (" captured" if permanent.captured else "")


_RESTS = (Ask.ACTION, Ask.PLANNING, Ask.DECLARE)


def _without_empty_steps(lines: Iterable[Any]) -> list[str]:
    """The lines as text, without the headings of attack steps that nothing stands under."""
    from dbz_desktop.rules.kernel.attack_events import AttackStep

    kept: list[Any] = []
    for line in lines:
        if kept and isinstance(getattr(kept[-1], "event", None), AttackStep):
            deeper = isinstance(line, str) and line.lstrip().startswith("?")
            if not deeper and (isinstance(line, str) or line.depth <= kept[-1].depth):
                kept.pop()
        kept.append(line)
    return [str(line) for line in kept]


# ---------------------------------------------------------------------------- the logs


def played_parts(card: Card) -> Iterator[tuple[str, list[str]]]:
    """The titles of a card's parts with the lines of each, played one after another."""
    known: dict[str, str] = {}
    for each in parts_of(card):
        play = Play(card, each)
        title = f"{each.title} [{each.edition}]" if each.edition else each.title
        yield title, play.play(known)
        known = known or play.first


def golden_log(card: Card) -> str:
    """The whole golden log of a card."""
    program = compiled(card)
    facts = [card.type.value]
    if card.style.is_styled:
        facts.append(card.style.value)
    if card.endurance is not None:
        facts.append(f"Endurance {card.endurance}")
    if card.level:
        side = f", {card.alignment.value}" if card.alignment is not None else ""
        facts.append(f"level {card.level}{side}, PUR {card.pur}")
        facts.append("stages " + " ".join(f"{s:,}" for s in reversed(card.stages)))
    lines = [f"{card.id} {card.name}", "; ".join(facts), canonical_text(program)]
    for edition in earlier_editions(card):
        lines.append(f"{edition}: {canonical_text(compiled(card, edition))}")
    lines.append("")
    for number, (title, told) in enumerate(played_parts(card), 1):
        lines += [f"== {number}. {title}", *told, ""]
    return "\n".join(lines).rstrip() + "\n"


def main(arguments: list[str]) -> int:
    """Write the logs anew, or tell which ones differ."""
    update = "--update" in arguments or bool(os.environ.get("UPDATE_GOLDEN"))
    wanted = {a if "-" in a else f"PRE-{a}" for a in arguments if a[:1] != "-"}
    failed = 0
    for card in cards():
        if wanted and card.id not in wanted:
            continue
        try:
            text = golden_log(card)
        except (Stuck, ValueError, RuntimeError, StopIteration) as error:
            print(f"{card.id}: {error!r}")
            failed = 1
            continue
        path = LOGS / f"{card.id}.txt"
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        if old == text:
            continue
        print(f"{card.id} {'written' if update else 'differs'}")
        if update:
            path.write_text(text, encoding="utf-8", newline="\n")
        else:
            failed = 1
    return failed


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
