"""The words of a scenario's steps: answers that are matched to options, and expectations.

Answers name an option by its label ("No defense"), by act and card ("play Sparring Kick",
"use X", "choose X", "discard X"), by a card alone, or by "yes", "no", "pass", "done" or a number.
Case and punctuation don't count, and the start of a label is enough where it is the only one.
Where an Ally could act too, the MP is meant; "play X with Helper" means the Ally. "X #2" is the
second option that fits.
"you: " or "opponent: " before an answer also says who must be asked. "until combat ends", "until
turn ends" and "until game over" answer by the scenario's `auto` until that has happened.

Expectations, after "expect":

    opponent.stages = 0              also !=, <, >, <=, >=; fields: level, stages, anger, hand,
                                     life_deck, discard, banished, play, in_use, aside
    opponent discard has 2 Card      "has", "has no"; zones as above
    opponent discard top = Card      "top", "bottom"
    stages of Card = 5               an Ally in play
    Card is attached to Card         or to "mp", "opponent mp"
    option play X / no option X      at the decision that waits; "options = 3"
    asked yes or no / asked you      its kind, words of its prompt, or who is asked
    why not X: COM-2                 the rule, or words of the reason
    log contains words / log lacks words
    event DamageDealt stages=3       fields as written; "no event ..."
    winner = you by survival / no winner
    turn = opponent, phase = planning, combat, no combat
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable

from dbz_desktop.match.log import GameLog
from dbz_desktop.match.match import Match
from dbz_desktop.match.scenario_file import SIDES
from dbz_desktop.rules.decisions import Act, Decision, Option
from dbz_desktop.rules.events import NOBODY, Zone


class StepError(ValueError):
    """A step can't be carried out, or an expectation isn't met."""


_ACTS = {
    "play": (Act.PLAY, Act.ATTACK, Act.DEFEND, Act.USE),
    "attack with": (Act.ATTACK,),
    "attack": (Act.ATTACK,),
    "defend with": (Act.DEFEND,),
    "defend": (Act.DEFEND,),
    "use": (Act.USE, Act.ATTACK, Act.DEFEND),
    "choose": (Act.PICK, Act.NUMBER, Act.NAME),
    "pick": (Act.PICK, Act.NUMBER, Act.NAME),
    "discard": (Act.PICK,),
    "name": (Act.NAME, Act.PICK),
}
_WORDS = {
    "pass": (Act.PASS,),
    "yes": (Act.YES,),
    "no": (Act.NO,),
    "done": (Act.DONE,),
    "none": (Act.NO, Act.DONE, Act.PASS),
}
AUTO = {
    "pass": (Act.PASS, Act.NO, Act.DONE),
    "yes": (Act.YES, Act.PASS, Act.DONE),
    "first": (),
}
"""The ways to answer what isn't scripted: the acts that are taken, in that order."""


def plain(text: str) -> str:
    """A text for comparing: no case, no punctuation but + and -, single blanks."""
    kept = re.sub(r"[^\w\s+-]", "", text.casefold().replace("’", "'"))
    return " ".join(kept.split())


def offered(match: Match) -> str:
    """The waiting decision and its options, for error messages."""
    decision = match.decision
    if decision is None:
        outcome = match.outcome
        end = f"{SIDES[outcome.player]} won by {outcome.kind}" if outcome else "nothing is asked"
        return f"the game is over: {end}"
    labels = "; ".join(f"[{i}] {option.label}" for i, option in enumerate(decision.options))
    return f'{SIDES[decision.player]} is asked "{decision.prompt}" ({decision.ask.value}): {labels}'


def auto_answer(decision: Decision, auto: str) -> int | None:
    """The option that `auto` takes, or None where it has none."""
    if len(decision.options) == 1 or auto == "first":
        return 0
    for act in AUTO.get(auto, ()):
        for index, option in enumerate(decision.options):
            if option.act is act:
                return index
    return None


def find_option(match: Match, text: str) -> int | None:
    """The option that an answer means, None where nothing fits.

    Raises StepError when several different options fit.
    """
    decision = match.decision
    if decision is None:
        return None
    seat, words = _whose(text)
    if seat is not None and seat != decision.player:
        return None
    wanted, ordinal = _ordinal(words)
    for fits in _ways(match, wanted):
        found = [i for i, option in enumerate(decision.options) if fits(option)]
        if not found:
            continue
        kinds = {_likeness(match, decision.options[i]) for i in found}
        if ordinal:
            if ordinal > len(found):
                raise StepError(f'"{text}": only {len(found)} options fit; {offered(match)}')
            return found[ordinal - 1]
        if len(kinds) > 1:
            found = _by_mp(match, decision, found)
            if len({_likeness(match, decision.options[i]) for i in found}) != 1:
                raise StepError(f'"{text}" fits more than one option; {offered(match)}')
        return found[0]
    return None


def _by_mp(match: Match, decision: Decision, found: list[int]) -> list[int]:
    """Who isn't named performs nothing: where an Ally could act too, the MP is meant."""
    mp = match.game.state.players[decision.player].mp_card
    return [i for i in found if decision.options[i].performer in (mp, NOBODY)]


def _whose(text: str) -> tuple[int | None, str]:
    for seat, side in enumerate(SIDES):
        if text.casefold().startswith(side + ":"):
            return seat, text[len(side) + 1 :].strip()
    return None, text


def _ordinal(text: str) -> tuple[str, int]:
    match = re.fullmatch(r"(.*?)\s*#(\d+)", text)
    return (match[1], int(match[2])) if match else (text, 0)


def _likeness(match: Match, option: Option) -> tuple[object, ...]:
    """What makes two options the same for a reader: copies of one card are."""
    card = match.game.cards[option.card].id if option.card >= 0 else ""
    performer = match.game.cards[option.performer].id if option.performer >= 0 else ""
    return option.act, option.label, card, option.section, performer


def _ways(match: Match, text: str) -> list[Callable[[Option], bool]]:
    """The ways to read an answer, the strictest first."""
    wanted = plain(text)
    ways: list[Callable[[Option], bool]] = [lambda o: plain(o.label) == wanted]
    if wanted in _WORDS:
        ways += [lambda o, a=act: o.act is a for act in _WORDS[wanted]]  # type: ignore[misc]
    if re.fullmatch(r"\d+", wanted):
        ways.append(lambda o: o.act is Act.NUMBER and o.value == int(wanted))
    for verb, acts in _ACTS.items():
        if wanted.startswith(verb + " "):
            name = wanted[len(verb) + 1 :]
            ways.append(lambda o, n=name, a=acts: o.act in a and n in _names(match, o))  # type: ignore[misc]
            ways.append(
                lambda o, n=name, a=acts: o.act in a and plain(o.label) == n  # type: ignore[misc]
            )
    ways.append(lambda o: wanted in _names(match, o))
    ways.append(lambda o: plain(o.label).startswith(wanted))
    ways.append(lambda o: wanted in plain(o.label))
    return ways


def _names(match: Match, option: Option) -> set[str]:
    if option.card < 0:
        return set()
    card = match.game.cards[option.card]
    return {plain(card.title), plain(card.name), plain(card.id)}


# ---------------------------------------------------------------------- expectations

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


def check(match: Match, text: str) -> str | None:
    """Check one expectation (without "expect"): None when it is met, else what there is instead.

    Raises StepError when the expectation itself can't be read.
    """
    text = text.strip().removeprefix(":").strip()
    for pattern, checker in _CHECKS:
        found = re.fullmatch(pattern, text, re.IGNORECASE | re.DOTALL)
        if found:
            return checker(match, *found.groups())
    raise StepError(f'the expectation "{text}" can\'t be read; see the list of expectations')


def waits_for_decision(text: str) -> bool:
    """True for expectations about the decision that waits, forced or not."""
    return bool(re.match(r"(no )?option|options|why not|asked", text.strip(), re.IGNORECASE))


def _seat(side: str) -> int:
    return 0 if side.casefold() in ("you", "your") else 1


def _zone_cards(match: Match, side: str, zone: str) -> list[int]:
    player = match.game.state.players[_seat(side)]
    key = zone.casefold().replace(" ", "_").removesuffix("_pile").removesuffix("_zone")
    cards: list[int] = getattr(player, key)
    return cards


def _number(match: Match, side: str, name: str, op: str, value: str) -> str | None:
    key = name.casefold().replace(" ", "_")
    if key in ("level", "stages", "anger"):
        actual: int = getattr(match.game.state.players[_seat(side)], key)
    else:
        actual = len(_zone_cards(match, side, name))
    return None if _COMPARE[op](actual, int(value)) else f"it is {actual}"


def _matching(match: Match, cards: list[int], name: str) -> list[int]:
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
    cards = _zone_cards(match, side, zone)
    found = len(_matching(match, cards, name))
    met = found == 0 if no else found == int(count) if count else found > 0
    return None if met else f"it holds {_listed(match, cards)}"


def _end(match: Match, side: str, zone: str, end: str, name: str) -> str | None:
    cards = _zone_cards(match, side, zone)
    card = cards[-1 if end.casefold() == "top" else 0 : None if end.casefold() == "top" else 1]
    return None if _matching(match, card, name) else f"it is {_listed(match, card)}"


def _ally_stages(match: Match, name: str, op: str, value: str) -> str | None:
    permanents = match.game.state.permanents
    cards = _matching(match, list(permanents), name)
    if not cards:
        return f"{name} is not in play"
    actual = permanents[cards[0]].stages
    return None if _COMPARE[op](actual, int(value)) else f"it is {actual}"


def _attached(match: Match, name: str, host: str) -> str | None:
    state = match.game.state
    cards = _matching(match, list(state.permanents), name)
    if not cards:
        return f"{name} is not in play"
    hosts = [state.permanents[card].attached_to for card in cards]
    if plain(host) in ("mp", "your mp", "opponent mp", "opponents mp"):
        wanted = list(state.players[1 if plain(host).startswith("opp") else 0].mp)
    else:
        wanted = _matching(match, list(state.permanents), host)
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
        met = wanted == plain(decision.ask.value) or wanted in plain(decision.prompt)
        met = met or wanted == plain(decision.rule)
    return None if met else offered(match)


def _why_not(match: Match, name: str, reason: str) -> str | None:
    decision = match.decision
    if decision is None:
        return offered(match)
    seat, title = _whose(name)
    player = decision.player if seat is None else seat
    side = match.game.state.players[player]
    near = [*side.hand, *side.play, *side.in_use, side.mp_card, side.mastery]
    cards = _matching(match, near, title)
    if not cards:
        return f"{title} is neither in {SIDES[player]}'s hand nor in play"
    why = match.game.why_not(player, cards[0])
    if why is None:
        return "it can be used"
    if plain(reason) in (plain(why.rule), plain(why.reason)) or plain(reason) in plain(why.reason):
        return None
    return f"the reason is: {why.reason} ({why.rule})"


def log_lines(match: Match) -> list[str]:
    """The whole log of the match, with every card named."""
    log = GameLog(match.setup.names, lambda card: match.game.cards[card].name)
    return [str(line) for line in log.lines(match.game.events)]


def _log(match: Match, verb: str, words: str) -> str | None:
    wanted = plain(words)
    found = any(wanted in plain(line) for line in log_lines(match))
    if found is (verb.casefold() == "contains"):
        return None
    return "the log says so" if found else "the log doesn't say so"


def _event(match: Match, no: str, name: str, parts: str) -> str | None:
    wanted = re.findall(r"(\w+)\s*=\s*(\"[^\"]*\"|\S+)", parts or "")
    seen = [e for e in match.game.events if type(e).__name__.casefold() == name.casefold()]

    def fits(event: object) -> bool:
        for key, value in wanted:
            actual = getattr(event, key, None)
            if isinstance(actual, Zone):
                actual = actual.label
            if key in ("player", "to_player", "attacker") and value in SIDES:
                value = str(SIDES.index(value))
            if key in ("card", "cause", "by") and not re.fullmatch(r"-?\d+", value):
                instance = int(actual) if actual is not None else -1
                actual = match.game.cards[instance].title if instance >= 0 else ""
            if plain(str(actual)) != plain(value.strip('"')):
                return False
        return True

    if any(fits(event) for event in seen) is not bool(no):
        return None
    return "these happened: " + ("; ".join(str(event) for event in seen[-3:]) or "none")


def _winner(match: Match, no: str, side: str, kind: str) -> str | None:
    outcome = match.outcome
    if no:
        return None if outcome is None else offered(match)
    if outcome is None:
        return "nobody has won"
    met = outcome.player == _seat(side) and (not kind or plain(kind) == plain(outcome.kind))
    return None if met else offered(match)


def _turn(match: Match, side: str) -> str | None:
    active = match.game.state.active
    return None if active == _seat(side) else f"it is {SIDES[active]}'s turn"


def _phase(match: Match, name: str) -> str | None:
    phase = match.game.state.phase
    return None if plain(phase) == plain(name) else f"it is {phase}"


def _combat(match: Match, no: str) -> str | None:
    going = match.game.state.combat is not None
    return None if going is not bool(no) else ("combat goes on" if going else "there is no combat")


_FIELD = rf"(level|stages|anger|{_ZONE[1:-1]})"
_CHECKS: list[tuple[str, Callable[..., str | None]]] = [
    (rf"{_SIDE}[. ]{_FIELD}{_OP}(\d+)", _number),
    (rf"{_SIDE}[. ]{_ZONE} has (no )?(?:(\d+) )?(.+)", _has),
    (rf"{_SIDE}[. ]{_ZONE} (top|bottom) = (.+)", _end),
    (rf"stages of (.+?){_OP}(\d+)", _ally_stages),
    (r"(.+?) is attached to (.+)", _attached),
    (rf"options{_OP}(\d+)", _options),
    (r"(no )?option:? (.+)", _option),
    (r"asked:? (.+)", _asked),
    (r"why not (.+?): (.+)", _why_not),
    (r"log (contains|lacks):? (.+)", _log),
    (r"(no )?event (\w+)\s*(.*)", _event),
    (r"(no )winner()()", _winner),
    (r"()winner = (you|opponent)(?: by (.+))?", _winner),
    (r"turn = (you|opponent)", _turn),
    (r"phase = (.+)", _phase),
    (r"(no )?combat", _combat),
]
