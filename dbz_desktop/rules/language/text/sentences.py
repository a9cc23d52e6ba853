"""Sentences read and printed, for whatever of the language has to read or print a part of itself.

The grammar is whole when the vocabulary has been imported, as `compiler` does.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache, wraps
from typing import Any

from dbz_desktop.rules.kernel.base import Line
from dbz_desktop.rules.kernel.note import Note
from dbz_desktop.rules.language.text.spelling import correct
from dbz_desktop.wording import Grammar, ParseError

WHOLE: set[type[Any]] = {Line, Note}
"""The categories that a whole sentence is read as; who defines another one adds it."""


def grammar() -> Grammar:
    """The grammar of the whole vocabulary."""
    return Grammar.default


@lru_cache(maxsize=20_000)
def read(category: Any, text: str) -> Any:
    """The one reading of a sentence, or the ParseError that says why there is none.

    It is read as it stands, with its pronouns told apart; where that isn't read, as misprints and
    printed wordings are put right.
    """
    always, found, reached = correct(text, always=True).text, None, 0
    with suppress(ParseError):
        found, reached = grammar().attempt(category, always)
        if len(found) == 1:
            return found[0]
    right = correct(text)
    try:
        if found == [] and right.text == always:
            # It was read just so: it is known that it has no reading.
            raise grammar().refusal(category, always, reached)
        return grammar().parse(category, right.text)
    except ParseError as error:
        return error if right.text == text else error.moved(text, right.column, right.end)


def told_once(tell: Callable[..., str]) -> Callable[..., str]:
    """Remember what is told of a phrase by which one it is, never by what it equals.

    Two phrases that mean the same may be worded differently ("all attacks", "each attack"), and
    to compare long ones takes longer than to tell them.
    """
    known: dict[tuple[Any, ...], tuple[Any, str]] = {}

    @wraps(tell)
    def told(node: Any, *how: Any, **more: Any) -> str:
        key = (id(node), how, *more.items())
        found = known.get(key)
        if found is None:
            if len(known) >= _REMEMBERED:
                known.clear()
            # Another could take the number of one that is gone.
            found = known[key] = (node, tell(node, *how, **more))
        return found[1]

    return told


_REMEMBERED = 20_000


@told_once
def sentence_text(node: Any) -> str:
    """A phrase as a sentence: capital letter, period, no name said twice."""
    text = grammar().sentence(node)
    text = text if text.endswith('."') else text + "."
    smooth = _smoothed(text)
    if smooth != text:
        if read(_category(node), smooth.removesuffix(".")) == node:
            return smooth
    return text


@told_once
def shown(node: Any, plural: bool = False) -> str:
    """A phrase as it stands within a sentence; some in the plural: "energy attacks"."""
    return grammar().show(node, plural=plural)


def _category(node: Any) -> Any:
    return next((kind for kind in type(node).__mro__ if kind in WHOLE), Line)


def _smoothed(text: str) -> str:
    """A sentence as one would say it: "your opponent" once, then "his"; blanks around a sum."""
    text = _ALL_OF_KINDS.sub(r"\1\2 and ", text)
    text = _SUM.sub(r" \1\2 ", text).replace(". if you do, ", ". If you do, ")
    text = _CHOOSES.sub(_each_choice, text)
    if _PLAYERS.search(text):
        text = text.replace(" his own ", " their own ")
    text = _AN_MP_USED.sub(_mp_power, text)
    text = _MP_POWER.sub(r"\1 MP's Power", _MP_POWERS.sub(r"\1 MP Powers", text))
    text = _THAT_WAS.sub(_clause_last, text)
    another = _ANOTHER_MAY.search(text)
    if another is not None:
        his = "their " if (another[1] or "").lower() in ("both", "each") else "his "
        said = another.end()
        own = _his_own if another[1] is None else _their_own
        text = _THEIRS.sub(own, text)
        rest = text[said:].replace("your opponent's ", his)
        controls = " they control" if his == "their " else " he controls"
        rest = rest.replace(" into your hand", f" into {his}hand")
        return text[:said] + rest.replace(" your opponent controls", controls)
    text = _UNLESS_THEY.sub(_they, text)
    if text.startswith("Your opponent "):
        text = text.replace(" until you reveal ", " until he reveals ")
    match = _OPPONENT.search(text)
    if match is None:
        return text
    rest = text[match.end() :]
    if match.group().lower() == "your opponent ":
        rest = rest.replace(" and your opponent ", " and ").replace(" or your opponent ", " or ")
        rest = rest.replace(" your opponent controls", " he controls")
        if not match.start():
            rest = _THEIRS.sub(_his_own, rest)
        elif text[: match.start()].endswith(", ") and rest.startswith(_HIS_DEEDS):
            # What he does first is done to what he controls; then others may do something, too.
            first, joint, then = rest.partition(" and ")
            rest = f"{_THEIRS.sub(_his_own, first)}{joint}{then}"
    return text[: match.end()] + rest.replace("your opponent's ", "his ")


def _mp_power(match: re.Match[str]) -> str:
    """The use of an MP, as that of its Power."""
    return f"{match[1]}{match[2]} {'your' if match[1].lower() == 'you' else 'his'} MP's Power"


def _clause_last(match: re.Match[str]) -> str:
    """Whose cards they are, and behind that what was done with them."""
    who = match[1].startswith(("you ", "he ", "your opponent "))
    return f"{match[2]} that {'' if who else 'was '}{match[1]}"


def _each_choice(match: re.Match[str]) -> str:
    """What he chooses from, each with whom it is said of."""
    first, comma, then = match[2].rstrip(",").partition(", ")
    several = bool(comma) and match[2].endswith(",")
    *said, last = (
        "he " + does.removeprefix(_HE) if does.startswith(_HE) else "you " + does
        for does in ((first, then, match[3]) if several else (match[2], match[3]))
    )
    return f"{match[1]}{', '.join(said)}{',' * several} or {last}."


def _his_own(match: re.Match[str]) -> str:
    """What each player has, as it is said of him."""
    return f"{'an' if match[1][0].lower() in 'aeiou' else 'a'} {match[1]} he controls"


def _their_own(match: re.Match[str]) -> str:
    """What each of both has, as it is said of them."""
    return _his_own(match).replace(" he controls", " they control")


def _they(match: re.Match[str]) -> str:
    return f"{match[1]} they have{match[2]}".replace("your opponent's ", "their ")


# Each of several kinds is meant, where "or" would leave it open which.
_ALL_OF_KINDS = re.compile(
    r"(^[A-Z][\w ,-]*s(?=,? or [\w -]+? (?:lose all|are considered) )"
    r"|\b(?:banish|destroy|discard) all (?:[\w-]+ )*[\w-]+s(?:, [\w -]+s)*)"
    r"(,?) or ",
    re.IGNORECASE,
)
_HE = "your opponent "
_HIS_DEEDS = ("discards ", "destroys ", "banishes ", "chooses ", "returns ", "shuffles ", "places ")
_CHOOSES = re.compile(r"^(Your opponent chooses: )([^.]*?) or ([^.]*)\.$")
# What is used of an MP is its Power.
_MP_POWERS = re.compile(r"\b(uses?|used|using) MP cards\b", re.IGNORECASE)
_MP_POWER = re.compile(
    r"\b((?:uses?|used|using) (?:his|your|your opponent's)) MP cards\b", re.IGNORECASE
)
_AN_MP_USED = re.compile(
    r"\b(you|your opponent|he)( (?:have |has |did |would )?(?:not )?uses?d?) an MP card\b", re.I
)
_THAT_WAS = re.compile(
    r"(?<= )((?:you |he |your opponent )?(?:have |has )?(?:used|played|placed|destroyed|discarded)"
    r"\b[^.,]*? this (?:combat|turn)) (you control|(?:your opponent|he) controls)\b",
    re.IGNORECASE,
)
_THEIRS = re.compile(
    r"\ban opponent's ((?:[\w-]+, )+or [\w-]+|[^,.]+?)"
    r"(?= and | or [a-z]+s | to | into | from | at |, |\.|$)"
)
_UNLESS_THEY = re.compile(
    r"^((?:both players|each player|players) cannot .* unless) your opponent has(.*)$",
    re.IGNORECASE,
)
_PLAYERS = re.compile(r"\bplayers (?:cannot|can only|may|must) ", re.IGNORECASE)
_OPPONENT = re.compile(r"\byour opponent(?:'s)? ", re.IGNORECASE)
_ANOTHER_MAY = re.compile(
    r"(?:^|, |\bto have |\bhave (?=each player ))"
    r"(?:(both|each|its|that) (?:players?|controller) may|each player"
    r"|(?:that player(?:'s opponent)?|a player|the (?:attacker|defender|active player)"
    r"|its (?:owner|controller))(?: may)?) (?!may\b)",
    re.IGNORECASE,
)
# Before a word it is always a sum; before a number it may be a modifier: "deal +X life cards".
_SUM = re.compile(r"(?<=[0-9XTr]) ([+-])(?=(?:X|AT)\b|[0-9]+\.$)|(?<=\w) ([+-])(?=[a-z])")
