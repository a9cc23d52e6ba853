"""The words of a scenario's answers, and how they are matched to the options of a decision.

Answers name an option by its label ("No defense"), by act and card ("play Sparring Kick",
"use X", "choose X", "discard X"), by a card alone, or by "yes", "no", "pass", "done" or a number.
Case and punctuation don't count, and the start of a label is enough where it is the only one.
Where an Ally could act too, the MP is meant; "play X with Helper" means the Ally. "X #2" is the
second option that fits.
"you: " or "opponent: " before an answer also says who must be asked. "until combat ends", "until
turn ends" and "until game over" answer by the scenario's `auto` until that has happened.

An answer is first looked for at the decision that waits, then at those that come while `auto`
answers; it is an error where it fits nothing until its player would be asked for another action.
Decisions that leave no choice are answered by themselves before an expectation, but for one that
the next answer names ("no defense"); they may be scripted or left out.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from dbz_desktop.match.match import Match
from dbz_desktop.match.scenarios.scenario import SIDES
from dbz_desktop.rules.kernel.decisions import Act, Ask, Decision, Option
from dbz_desktop.rules.kernel.events import NOBODY


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
    """The option that `auto` takes, or None where it has none. An order is left as it is."""
    if len(decision.options) == 1 or auto == "first":
        return 0
    if auto and decision.ask is Ask.ORDER:
        return 0
    for act in AUTO.get(auto, ()):
        for index, option in enumerate(decision.options):
            if option.act is act:
                return index
    return None


def find_option(match: Match, text: str, decision: Decision | None = None) -> int | None:
    """The option that an answer means, None where nothing fits.

    Of the decision that waits, unless another is given. Raises StepError when several different
    options fit.
    """
    decision = decision or match.decision
    if decision is None:
        return None
    seat, words = whose(text)
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


def names_option(match: Match, text: str) -> bool:
    """Whether an answer names an option of the waiting decision by its label or its card."""
    decision = match.decision
    if decision is None:
        return False
    seat, words = whose(text)
    if seat is not None and seat != decision.player:
        return False
    ways = _naming_ways(match, plain(_ordinal(words)[0]))
    return any(fits(option) for fits in ways for option in decision.options)


def _by_mp(match: Match, decision: Decision, found: list[int]) -> list[int]:
    """Who isn't named performs nothing: where an Ally could act too, the MP is meant."""
    mp = match.game.state.players[decision.player].mp_card
    return [i for i in found if decision.options[i].performer in (mp, NOBODY)]


def whose(text: str) -> tuple[int | None, str]:
    """The seat that "you: " or "opponent: " before a text says, and the text without it."""
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
    label, *naming = _naming_ways(match, wanted)
    ways = [label]
    if wanted in _WORDS:
        ways += [lambda o, a=act: o.act is a for act in _WORDS[wanted]]  # type: ignore[misc]
    if re.fullmatch(r"\d+", wanted):
        ways.append(lambda o: o.act is Act.NUMBER and o.value == int(wanted))
    ways += naming
    ways.append(lambda o: plain(o.label).startswith(wanted))
    ways.append(lambda o: wanted in plain(o.label))
    return ways


def _naming_ways(match: Match, wanted: str) -> list[Callable[[Option], bool]]:
    """The ways to name an option: by its label, by act and card, by the card alone."""
    ways: list[Callable[[Option], bool]] = [lambda o: plain(o.label) == wanted]
    for verb, acts in _ACTS.items():
        if wanted.startswith(verb + " "):
            name = wanted[len(verb) + 1 :]
            ways.append(lambda o, n=name, a=acts: o.act in a and n in _names(match, o))  # type: ignore[misc]
            ways.append(
                lambda o, n=name, a=acts: o.act in a and plain(o.label) == n  # type: ignore[misc]
            )
    ways.append(lambda o: wanted in _names(match, o))
    return ways


def _names(match: Match, option: Option) -> set[str]:
    if option.card < 0:
        return set()
    card = match.game.cards[option.card]
    return {plain(card.title), plain(card.name), plain(card.id)}
