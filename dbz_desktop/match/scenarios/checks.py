"""The expectations of a scenario's steps, after "expect".

opponent.stages = 0              also !=, <, >, <=, >=; fields: level, stages, anger, hand,
                                 life_deck, discard, banished, play, in_use, aside
opponent discard has 2 Card      "has", "has no"; zones as above
opponent discard top = Card      "top", "bottom"
stages of Card = 5               an Ally in play
Card is attached to Card         or to "mp", "opponent mp"
option play X / no option X      at the decision that waits; "options = 3"
asked yes or no / asked you      its kind, words of its prompt, its rule, or who is asked
asked about Card                 whose text asks
asked opponent 2 times: words    how often that was asked since the start: "once", "twice",
                                 "never", "n times"; the side and the words may be left out,
                                 the words as above or the card whose text asks
why not X: COM-2                 the rule, or words of the reason
log contains words / log lacks words
log in order: words; words       these lines, one after another
event DamageDealt stages=3       fields as written; "no event ..."
event DamageDealt stages=3 twice exactly so often: "once", "twice", "n times"
event A x=1, then event B y=2    in this order, with anything in between
event CriticalDamage             damage dealt that is critical
winner = you by survival / no winner
turn = opponent, phase = planning, combat, no combat
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Sequence
from dataclasses import fields
from difflib import get_close_matches

from dbz_desktop.match.match import Match
from dbz_desktop.match.scenarios.scenario import SIDES
from dbz_desktop.match.scenarios.steps import StepError, find_option, offered, plain, whose
from dbz_desktop.match.telling.log import GameLog
from dbz_desktop.rules.kernel.attack_events import DamageDealt
from dbz_desktop.rules.kernel.decisions import Decision, WhyNot
from dbz_desktop.rules.kernel.events import Event, Zone

_COMPARE = {
    "=": operator.eq,
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    ">": operator.gt,
    "<=": operator.le,
    ">=": operator.ge,
}
_SIDE = r"(you|your|opponent|opponent's)"
_ZONE = r"(hand|life[_ ]deck|discard(?: pile)?|banished(?: zone)?|play|in[_ ]use|aside)"
_OP = r"\s*(==|!=|<=|>=|=|<|>)\s*"


_TIMES = r"(once|twice|never|\d+ times)"


def check(match: Match, text: str, asked: Sequence[Decision] = ()) -> str | None:
    """Check one expectation (without "expect"): None when it is met, else what there is instead.

    `asked` are the decisions that were answered since the start. Raises StepError when the
    expectation itself can't be read.
    """
    kind, parts = read_expectation(text)
    if kind == ASKED_TIMES:
        return _asked_times(match, asked, *parts)
    return _CHECKERS[kind](match, *parts)


def read_expectation(text: str) -> tuple[str, tuple[str, ...]]:
    """An expectation (without "expect"): its kind, and the parts of it in the order of writing,
    "" for what isn't there. Raises StepError when it can't be read."""
    text = text.strip().removeprefix(":").strip()
    for kind, pattern in _PATTERNS:
        found = re.fullmatch(pattern, text, re.IGNORECASE | re.DOTALL)
        if found:
            return kind, found.groups("")
    raise StepError(f'the expectation "{text}" can\'t be read; see the list of expectations')


def waits_for_decision(text: str) -> bool:
    """True for expectations about the decision that waits, forced or not."""
    return bool(re.match(r"(no )?option|options|why not|asked", text.strip(), re.IGNORECASE))


def times_of(words: str) -> int:
    """How often "once", "twice", "never" or "3 times" is."""
    named = {"never": 0, "once": 1, "twice": 2}
    word = words.casefold()
    return named[word] if word in named else int(word.split()[0])


def seat_of(side: str) -> int:
    """The seat that "your" or "opponent" means."""
    return 0 if side.casefold() in ("you", "your") else 1


def zone_cards(match: Match, side: str, zone: str) -> list[int]:
    """The cards in a zone, as an expectation names it; the top of a pile is the end."""
    player = match.game.state.players[seat_of(side)]
    key = zone.casefold().replace(" ", "_").removesuffix("_pile").removesuffix("_zone")
    cards: list[int] = getattr(player, key)
    return cards


def _number(match: Match, side: str, name: str, op: str, value: str) -> str | None:
    key = name.casefold().replace(" ", "_")
    if key in ("level", "stages", "anger"):
        actual: int = getattr(match.game.state.players[seat_of(side)], key)
    else:
        actual = len(zone_cards(match, side, name))
    return None if _COMPARE[op](actual, int(value)) else f"it is {actual}"


def matching(match: Match, cards: list[int], name: str) -> list[int]:
    """Those of some cards that a title, a title with subtitle or an id means."""
    wanted = plain(name)
    facts = match.game.cards
    return [
        card
        for card in cards
        if wanted in (plain(facts[card].title), plain(facts[card].name), plain(facts[card].id))
    ]


def _listed(match: Match, cards: list[int]) -> str:
    return ", ".join(match.game.cards[card].name for card in cards) or "nothing"


def _has(match: Match, side: str, zone: str, no: str, count: str, name: str) -> str | None:
    cards = zone_cards(match, side, zone)
    found = len(matching(match, cards, name))
    met = found == 0 if no else found == int(count) if count else found > 0
    return None if met else f"it holds {_listed(match, cards)}"


def _end(match: Match, side: str, zone: str, end: str, name: str) -> str | None:
    cards = zone_cards(match, side, zone)
    card = cards[-1 if end.casefold() == "top" else 0 : None if end.casefold() == "top" else 1]
    return None if matching(match, card, name) else f"it is {_listed(match, card)}"


def _ally_stages(match: Match, name: str, op: str, value: str) -> str | None:
    permanents = match.game.state.permanents
    cards = matching(match, list(permanents), name)
    if not cards:
        return f"{name} is not in play"
    actual = permanents[cards[0]].stages
    return None if _COMPARE[op](actual, int(value)) else f"it is {actual}"


def _attached(match: Match, name: str, host: str) -> str | None:
    state = match.game.state
    cards = matching(match, list(state.permanents), name)
    if not cards:
        return f"{name} is not in play"
    hosts = [state.permanents[card].attached_to for card in cards]
    if plain(host) in ("mp", "your mp", "opponent mp", "opponents mp"):
        wanted = list(state.players[1 if plain(host).startswith("opp") else 0].mp)
    else:
        wanted = matching(match, list(state.permanents), host)
    if any(card in wanted for card in hosts):
        return None
    return f"it is attached to {_listed(match, [card for card in hosts if card >= 0])}"


def _option(match: Match, no: str, text: str) -> str | None:
    try:
        found = find_option(match, text) is not None
    except StepError:
        found = True
    return None if found is not bool(no) else offered(match)


def _options(match: Match, op: str, value: str) -> str | None:
    count = len(match.decision.options) if match.decision else 0
    return None if _COMPARE[op](count, int(value)) else f"there are {count}; {offered(match)}"


def _asked(match: Match, words: str) -> str | None:
    decision = match.decision
    if decision is None:
        return offered(match)
    wanted = plain(words)
    if wanted in ("you", "opponent"):
        met = SIDES[decision.player] == wanted
    else:
        met = _is_about(decision, wanted)
    return None if met else offered(match)


def _is_about(decision: Decision, wanted: str) -> bool:
    """Whether a question is of a kind, has these words in its prompt, or is asked by a rule."""
    return wanted in (plain(decision.ask.value), plain(decision.rule)) or wanted in plain(
        decision.prompt
    )


def _asked_about(match: Match, name: str) -> str | None:
    decision = match.decision
    if decision is None:
        return offered(match)
    card = [decision.card] if decision.card >= 0 else []
    if matching(match, card, name):
        return None
    return f"it is about {_listed(match, card)}; {offered(match)}"


def asked_so_far(match: Match, asked: Sequence[Decision], side: str, words: str) -> list[Decision]:
    """The questions since the start that are meant, the one that waits counted, too."""
    wanted = plain(words)
    now = [match.decision] if match.decision is not None else []
    return [
        decision
        for decision in (*asked, *now)
        if (not side or SIDES[decision.player] == side.casefold())
        and (
            not wanted
            or _is_about(decision, wanted)
            or (decision.card >= 0 and matching(match, [decision.card], words))
        )
    ]


def _asked_times(
    match: Match, asked: Sequence[Decision], side: str, times: str, words: str
) -> str | None:
    found = asked_so_far(match, asked, side, words)
    if len(found) == times_of(times):
        return None
    told = asked_so_far(match, asked, "", "")
    listed = "; ".join(f'{SIDES[d.player]} "{d.prompt}"' for d in told) or "nothing"
    return f"it was {len(found)}; in turn were asked: {listed}"


def why_not(match: Match, player: int, title: str) -> tuple[int, WhyNot | None]:
    """A card near a player by its title, -1 without one, and why it can't be used now."""
    side = match.game.state.players[player]
    near = [*side.hand, *side.play, *side.in_use, side.mp_card, side.mastery]
    cards = matching(match, near, title)
    return (cards[0], match.game.why_not(player, cards[0])) if cards else (-1, None)


def _why_not(match: Match, name: str, reason: str) -> str | None:
    decision = match.decision
    if decision is None:
        return offered(match)
    seat, title = whose(name)
    player = decision.player if seat is None else seat
    card, why = why_not(match, player, title)
    if card < 0:
        return f"{title} is neither in {SIDES[player]}'s hand nor in play"
    if why is None:
        return "it can be used"
    if plain(reason) in (plain(why.rule), plain(why.reason)) or plain(reason) in plain(why.reason):
        return None
    return f"the reason is: {why.reason} ({why.rule})"


def log_lines(match: Match) -> list[str]:
    """The whole log of the match, with every card named."""
    log = GameLog(match.setup.names, lambda card: match.game.printed[card].name)
    return [str(line) for line in log.lines(match.game.events)]


def lines_with(match: Match, words: str) -> list[str]:
    """The lines of the log that hold some words."""
    wanted = plain(words)
    return [line.strip() for line in log_lines(match) if wanted in plain(line)]


def _log(match: Match, verb: str, words: str) -> str | None:
    found = bool(lines_with(match, words))
    if found is (verb.casefold() == "contains"):
        return None
    return "the log says so" if found else "the log doesn't say so"


def _log_order(match: Match, words: str) -> str | None:
    lines = iter([plain(line) for line in log_lines(match)])
    for part in (plain(part) for part in words.split(";")):
        if not any(part in line for line in lines):
            return f'"{part}" is not in the log after what comes before it'
    return None


def _event(match: Match, no: str, name: str, parts: str) -> str | None:
    wanted, found = events_so_far(match, name, parts)
    if wanted is not None and not no:
        met = len(found) == wanted
    else:
        met = bool(found) is not bool(no)
    if met:
        return None
    kind = _kind_of_event(*_renamed(name, _wanted_times(parts)[0]))
    seen = [event for event in match.game.events if type(event) is kind]
    return "these happened: " + ("; ".join(str(event) for event in seen[-3:]) or "none")


def events_so_far(match: Match, name: str, parts: str) -> tuple[int | None, list[Event]]:
    """How often an event is to have happened if that is said, and those that have happened."""
    parts, wanted = _wanted_times(parts)
    name, parts = _renamed(name, parts)
    kind = _kind_of_event(name, parts)
    seen = [event for event in match.game.events if type(event) is kind]
    return wanted, [event for event in seen if _fits(match, event, parts)]


def _wanted_times(parts: str) -> tuple[str, int | None]:
    """The fields of an event, and how often it is to have happened if that is said."""
    found = re.fullmatch(rf"(.*?)\s*\b{_TIMES}", parts or "", re.IGNORECASE | re.DOTALL)
    return (found[1], times_of(found[2])) if found else (parts or "", None)


def _event_order(match: Match, words: str) -> str | None:
    for part, event in events_in_order(match, words):
        if event is None:
            return f'no event "{part}" happened after what comes before it'
    return None


def events_in_order(match: Match, words: str) -> list[tuple[str, Event | None]]:
    """Events that are to follow each other, as written, each with the one that did, or None."""
    wanted = []
    for part in re.split(r",? then (?:event )?", words, flags=re.IGNORECASE):
        name, parts = _renamed(*part.strip().partition(" ")[::2])
        wanted.append((part, _kind_of_event(name, parts), parts))
    events = iter(match.game.events)
    return [
        (part, next((e for e in events if type(e) is kind and _fits(match, e, parts)), None))
        for part, kind, parts in wanted
    ]


def _renamed(name: str, parts: str) -> tuple[str, str]:
    """Critical damage is a property of damage, which files may name as an event of its own."""
    if name.casefold() == "criticaldamage":
        return DamageDealt.__name__, f"critical=True {parts}"
    return name, parts


_EVENTS = {kind.__name__.casefold(): kind for kind in Event.__subclasses__()}
_FIELD_OF_EVENT = re.compile(r"(\w+)\s*=\s*(\"[^\"]*\"|\S+)")


def _kind_of_event(name: str, parts: str) -> type[Event]:
    """The class of events that is meant. Raises StepError for one, or a field, that isn't."""
    kind = _EVENTS.get(name.casefold())
    if kind is None:
        near = get_close_matches(name.casefold(), _EVENTS, 1)
        hint = f'; is it "{_EVENTS[near[0]].__name__}"?' if near else ""
        raise StepError(f'there is no event "{name}"{hint}')
    known = [field.name for field in fields(kind)]
    for key, _ in _FIELD_OF_EVENT.findall(parts):
        if key not in known:
            raise StepError(f'{kind.__name__} has no field "{key}"; it has {", ".join(known)}')
    rest = _FIELD_OF_EVENT.sub("", parts).strip()
    if rest:
        raise StepError(f'"{rest}" of the event can\'t be read; fields are written key=value')
    return kind


def _fits(match: Match, event: Event, parts: str) -> bool:
    """Whether the fields of an event are as written, "card" and the like by the card's title."""
    for key, value in _FIELD_OF_EVENT.findall(parts):
        actual = getattr(event, key)
        if isinstance(actual, Zone):
            actual = actual.label
        if key in ("player", "to_player", "attacker", "by") and value in SIDES:
            value = str(SIDES.index(value))
        if key in ("card", "cause", "by", "giver") and not re.fullmatch(r"-?\d+", value):
            instance = int(actual) if actual is not None else -1
            actual = match.game.cards[instance].title if instance >= 0 else ""
        if plain(str(actual)) != plain(value.strip('"')):
            return False
    return True


def _no_winner(match: Match) -> str | None:
    return None if match.outcome is None else offered(match)


def _winner(match: Match, side: str, kind: str) -> str | None:
    outcome = match.outcome
    if outcome is None:
        return "nobody has won"
    met = outcome.player == seat_of(side) and (not kind or plain(kind) == plain(outcome.kind))
    return None if met else offered(match)


def _turn(match: Match, side: str) -> str | None:
    active = match.game.state.active
    return None if active == seat_of(side) else f"it is {SIDES[active]}'s turn"


def _phase(match: Match, name: str) -> str | None:
    phase = match.game.state.phase
    return None if plain(phase) == plain(name) else f"it is {phase}"


def _combat(match: Match, no: str) -> str | None:
    going = match.game.state.combat is not None
    return None if going is not bool(no) else ("combat goes on" if going else "there is no combat")


_FIELD = rf"(level|stages|anger|{_ZONE[1:-1]})"
_CHECKS: dict[str, tuple[str, Callable[..., str | None]]] = {
    "number": (rf"{_SIDE}[. ]{_FIELD}{_OP}(\d+)", _number),
    "has": (rf"{_SIDE}[. ]{_ZONE} has (no )?(?:(\d+) )?(.+)", _has),
    "end": (rf"{_SIDE}[. ]{_ZONE} (top|bottom) = (.+)", _end),
    "ally": (rf"stages of (.+?){_OP}(\d+)", _ally_stages),
    "attached": (r"(.+?) is attached to (.+)", _attached),
    "options": (rf"options{_OP}(\d+)", _options),
    "option": (r"(no )?option:? (.+)", _option),
    "asked about": (r"asked about (.+)", _asked_about),
    "asked": (r"asked:? (.+)", _asked),
    "why not": (r"why not (.+?): (.+)", _why_not),
    "log": (r"log (contains|lacks):? (.+)", _log),
    "log order": (r"log in order:? (.+)", _log_order),
    "event order": (r"event (.+?,? then .+)", _event_order),
    "event": (r"(no )?event (\w+)\s*(.*)", _event),
    "no winner": (r"no winner", _no_winner),
    "winner": (r"winner = (you|opponent)(?: by (.+))?", _winner),
    "turn": (r"turn = (you|opponent)", _turn),
    "phase": (r"phase = (.+)", _phase),
    "combat": (r"(no )?combat", _combat),
}
ASKED_TIMES = "asked times"
_PATTERNS = [
    (ASKED_TIMES, rf"asked(?: (you|opponent))? {_TIMES}(?::\s*(.+))?"),
    *((kind, pattern) for kind, (pattern, _) in _CHECKS.items()),
]
_CHECKERS = {kind: checker for kind, (_, checker) in _CHECKS.items()}
KINDS = tuple(kind for kind, _ in _PATTERNS)
"""The kinds of expectations, in the order in which they are read."""
