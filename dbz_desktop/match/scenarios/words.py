"""What an expectation that is met tells a reader, in the words of the game.

The sentences name the players, and say what is there to see at that moment; they quote the table
where it says it itself: the question, the reason why not, the line of the log.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from dbz_desktop.match.content.rule_texts import rule_text
from dbz_desktop.match.match import Match
from dbz_desktop.match.scenarios import checks
from dbz_desktop.match.scenarios.steps import whose
from dbz_desktop.match.telling.log import describe
from dbz_desktop.rules.kernel.attack_events import AttackStep
from dbz_desktop.rules.kernel.decisions import Decision
from dbz_desktop.rules.kernel.events import Event

_ZONES = {
    "hand": "hand",
    "life deck": "Life Deck",
    "discard": "discard pile",
    "discard pile": "discard pile",
    "banished": "Banished Zone",
    "banished zone": "Banished Zone",
}
_BESIDE = {"play": "in play", "in use": "being used", "aside": "set aside"}
"""Cards that lie in no pile, in a few words."""
_OPERATORS = {
    "=": "", "==": "", "!=": "not ", "<": "fewer than ", ">": "more than ",
    "<=": "at most ", ">=": "at least ",
}  # fmt: skip
_TIMES = {1: "once", 2: "twice"}
_VERBS = {
    "play": "play",
    "use": "use",
    "choose": "choose",
    "pick": "choose",
    "discard": "discard",
    "name": "name",
    "attack with": "attack with",
    "attack": "attack with",
    "defend with": "defend with",
    "defend": "defend with",
}
_PHASES = {
    "planning": "The Planning Step goes on.",
    "declare": "It is time to declare combat.",
    "combat": "The Combat Step goes on.",
    "discard": "The Discard Step has come.",
}
_HAPPENED = {
    "ActionSkipped": "The action is skipped.",
    "FloatingBegan": "An effect that lasts has begun.",
    "FloatingEnded": "An effect that lasted is over.",
    "CardUsed": "A card is used.",
    "AttackEnded": "The attack is over.",
}
"""What is said of events that the log tells in no line of their own."""
_NEVER = {
    "AttackBegan": "No such attack has begun.",
    "AttackStep": "The attack has no such step.",
    "AttackStopped": "The attack has not been stopped.",
    "CardMoved": "No card has gone that way.",
    "CardUsed": "It has not been used.",
    "CombatBegan": "No combat has begun.",
    "CriticalEffect": "No critical damage effect has been used.",
    "DamageDealt": "No damage has been dealt.",
    "DamagePrevented": "No damage has been prevented.",
    "FloatingBegan": "No lasting effect has begun.",
    "Shuffled": "No Life Deck has been shuffled.",
    "StagesChanged": "No stages have been gained or lost.",
}
"""What is said where an event has not happened; `_never` says it more closely."""


def told(match: Match, text: str, asked: Sequence[Decision] = ()) -> str:
    """A sentence or two for an expectation (without "expect") that is met now.

    `asked` are the decisions that were answered since the start. Raises StepError when the
    expectation can't be read.
    """
    kind, parts = checks.read_expectation(text)
    if kind == checks.ASKED_TIMES:
        return _asked_times(match, asked, *parts)
    return _TELLERS[kind](match, *parts)


def _name(match: Match, side: str) -> str:
    return match.setup.names[checks.seat_of(side)]


def _zone(zone: str) -> str:
    return _ZONES[zone.casefold().replace("_", " ")]


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" + ("" if number == 1 else "s")


def _listed(words: Sequence[str]) -> str:
    return ", ".join(words[:-1]) + (" and " if words[1:] else "") + words[-1]


def _number(match: Match, side: str, name: str, op: str, value: str) -> str:
    who, key, rather = _name(match, side), name.casefold(), _OPERATORS[op]
    number = int(value)
    if key == "level":
        return f"{who} is {rather}on level {number}."
    if key == "stages":
        return f"{who}'s MP is {rather}at Stage {number}."
    if key == "anger":
        return f"{who}'s anger is {rather}{number}."
    where = _BESIDE.get(key.replace("_", " "))
    if where is not None:
        return f"{who} has {rather}{_count(number, 'card')} {where}."
    if not number and not rather:
        return f"{who}'s {_zone(name)} is empty."
    return f"{who}'s {_zone(name)} holds {rather}{_count(number, 'card')}."


def _has(match: Match, side: str, zone: str, no: str, count: str, name: str) -> str:
    who = _name(match, side)
    cards = checks.matching(match, checks.zone_cards(match, side, zone), name)
    title = match.game.cards[cards[0]].name if cards else name
    where = _BESIDE.get(zone.casefold().replace("_", " "))
    place = f"in {who}'s {_zone(zone)}" if where is None else f"{where} on {who}'s side"
    if not cards:
        return f"{title} is not {place}."
    if count and len(cards) > 1:
        return f"{len(cards)} copies of {title} are {place}."
    return f"{title} is {place}."


def _end(match: Match, side: str, zone: str, end: str, name: str) -> str:
    where = "on top of" if end.casefold() == "top" else "at the bottom of"
    return f"{name} lies {where} {_name(match, side)}'s {_zone(zone)}."


def _ally_stages(match: Match, name: str, op: str, value: str) -> str:
    return f"{name} is {_OPERATORS[op]}at Stage {value}."


def _attached(match: Match, name: str, host: str) -> str:
    words = host.casefold().replace("'", "")
    if words in ("mp", "your mp", "opponent mp", "opponents mp"):
        host = f"{match.setup.names[words.startswith('opp')]}'s MP"
    return f"{name} is attached to {host}."


def _labels(match: Match, decision: Decision) -> list[str]:
    return list(dict.fromkeys(option.label for option in decision.options))


def _options(match: Match, op: str, value: str) -> str:
    decision = match.decision
    if decision is None:
        return "Nothing is asked."
    who, labels = match.setup.names[decision.player], _labels(match, decision)
    quoted = _listed([f"“{label.removesuffix('.')}”" for label in labels])
    if len(labels) == 1 and len(decision.options) == 1:
        return f"{who} has only one answer: {quoted}."
    return f"{who} has {_count(len(decision.options), 'answer')}: {quoted}."


def _option(match: Match, no: str, text: str) -> str:
    decision = match.decision
    seat, words = whose(text)
    asked = decision.player if decision is not None else 0
    who = match.setup.names[asked if seat is None else seat]
    can = "can't" if no else "can"
    words = re.sub(r"\s*#\d+$", "", words)
    if words.casefold() == "pass":
        return f"{who} {can} pass."
    for verb, said in _VERBS.items():
        if words.casefold().startswith(f"{verb} "):
            return f"{who} {can} {said} {words[len(verb) + 1 :]}."
    return f"“{words}” is {'not ' if no else ''}among {who}'s answers."


def _question(match: Match, decision: Decision) -> str:
    return f"{match.setup.names[decision.player]} is asked: “{decision.prompt}”"


def _asked(match: Match, words: str) -> str:
    return _question(match, match.decision) if match.decision is not None else "Nothing is asked."


def _asked_about(match: Match, name: str) -> str:
    decision = match.decision
    assert decision is not None, "it is met where something is asked"
    who = match.setup.names[decision.player]
    return f"The text of {name} asks {who}: “{decision.prompt}”"


def _asked_times(match: Match, asked: Sequence[Decision], side: str, times: str, words: str) -> str:
    found = checks.asked_so_far(match, asked, side, words)
    if not found:
        who = _name(match, side) if side else "Nobody"
        about = f" about {rule_text(words).title or words}" if words else " anything"
        return f"{who} has {'not ' if side else ''}been asked{about}."
    often = checks.times_of(times)
    number = _TIMES.get(often, f"{often} times")
    return f"{match.setup.names[found[0].player]} was asked {number}: “{found[0].prompt}”"


def _why_not(match: Match, name: str, reason: str) -> str:
    seat, title = whose(name)
    asked = match.decision.player if match.decision is not None else 0
    player = asked if seat is None else seat
    card, why = checks.why_not(match, player, title)
    shown = match.game.cards[card].name if card >= 0 else title
    because = f": {why.reason}" if why is not None else "."
    return f"{match.setup.names[player]} can't use {shown} now{because}"


def _log(match: Match, verb: str, words: str) -> str:
    lines = checks.lines_with(match, words)
    return lines[-1] if lines else f"It does not come to this: “{words}”."


def _log_order(match: Match, words: str) -> str:
    found = [(checks.lines_with(match, part) or [part])[0] for part in words.split(";")]
    return "One after another: " + " ".join(found)


def _sentence(match: Match, event: Event) -> str:
    """An event as the log tells it."""
    cards = match.game.printed
    if isinstance(event, AttackStep):
        return f"The attack has come to step {event.step}: {event.name}."
    text = describe(event, lambda card: cards[card].name, match.setup.names)
    if text is None:
        return _HAPPENED.get(type(event).__name__, _apart(type(event).__name__) + ".")
    return text if text.endswith((".", "!")) else f"{text}."


def _apart(name: str) -> str:
    """The name of an event in words, for one that nobody has written a sentence for."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", name).capitalize()


def _event(match: Match, no: str, name: str, parts: str) -> str:
    wanted, found = checks.events_so_far(match, name, parts)
    if not found:
        return _never(match, name, parts)
    if wanted is None:
        return _sentence(match, found[-1])
    sentences = list(dict.fromkeys(_sentence(match, event) for event in found))
    often = _TIMES.get(wanted, f"{wanted} times")
    return f"This has happened {often}: {' '.join(sentences)}"


def _never(match: Match, name: str, parts: str) -> str:
    fields = dict(re.findall(r"(\w+)\s*=\s*\"?([^\"\s]+)", parts))
    who = _name(match, fields["player"]) if "player" in fields else ""
    if name.casefold() == "criticaldamage":
        return "It is not critical damage."
    if name == "AttackBegan" and who:
        return f"{who} has performed no other attack."
    if name == "AttackStep" and "step" in fields:
        return f"The attack has no step {fields['step']}."
    if name == "StagesChanged" and who:
        return f"{who}'s stages have not changed."
    if name == "FloatingBegan" and who:
        return f"No lasting effect of {who}'s has begun."
    if name == "CardUsed" and "card" in fields:
        card = re.search(r"card=\"([^\"]+)\"", parts)
        return f"{card[1] if card else fields['card']} has not been used."
    if name == "CardMoved" and fields.get("why") == "rejuvenate":
        return "No card has been rejuvenated."
    return _NEVER.get(name, f"This has not happened: {_apart(name).lower()}.")


def _event_order(match: Match, words: str) -> str:
    found = checks.events_in_order(match, words)
    first, *rest = [_sentence(match, event) for _, event in found if event is not None]
    return " ".join((f"First: {first}", *(f"Then: {each}" for each in rest)))


def _winner(match: Match, side: str, kind: str) -> str:
    outcome = match.outcome
    assert outcome is not None, "it is met where somebody has won"
    return _sentence(match, outcome)


def _no_winner(match: Match) -> str:
    return "Nobody has won yet."


def _turn(match: Match, side: str) -> str:
    return f"It is {_name(match, side)}'s turn."


def _phase(match: Match, name: str) -> str:
    return _PHASES.get(name.casefold(), f"It is time to {name}.")


def _combat(match: Match, no: str) -> str:
    return "There is no combat." if no else "Combat goes on."


_TELLERS: dict[str, Callable[..., str]] = {
    "number": _number,
    "has": _has,
    "end": _end,
    "ally": _ally_stages,
    "attached": _attached,
    "options": _options,
    "option": _option,
    "asked about": _asked_about,
    "asked": _asked,
    "why not": _why_not,
    "log": _log,
    "log order": _log_order,
    "event order": _event_order,
    "event": _event,
    "no winner": _no_winner,
    "winner": _winner,
    "turn": _turn,
    "phase": _phase,
    "combat": _combat,
}
TOLD = frozenset((checks.ASKED_TIMES, *_TELLERS))
"""The kinds of expectations that are told in words: all that can be written."""
