"""What a player's MP stands at, said of the player: "you are at 0 stages", "at a higher level"."""

from __future__ import annotations

import re

from dbz_desktop.rules.kernel.considered import Trait
from dbz_desktop.rules.language.spellings.row import Rows

_PLAYERS = {"you": "your MP", "who": "whose MP"}
_SINGLE = {"are": "is", "have": "has", "were": "was"}
_MP_DOES = (
    r"(?:are|is|were|was|have|has|had|(?:are |is )?reduced|drops?|falls?|becomes?|reach(?:es)?)"
)
_A_TRAIT = "|".join(trait.value.removesuffix("(s)") for trait in Trait)
_MEASURE = r"(?:MP |personality |power )?(?:level|stage)s?\b"
_STANDS = (
    r"(?:(?:exactly|at least|at most|more than|less than|fewer than|over|under|above|below|up to"
    r"|only) )?(?:\d+|no|zero|X)(?: or \w+)? (?:more |remaining )?(?:power )?stages?\b"
    r"|\d+ (?:power )?stages? or \w+|full power\b|maximum power\b"
    r"|(?:its|his|your) (?:highest|lowest|maximum|last) "
    r"|(?:more|fewer|less|as many|the same number of) (?:power )?stages? (?:than|as)\b"
    rf"|(?:an? (?:higher|lower|greater|smaller)|the same) {_MEASURE}"
    rf"|(?:on |at )?level \d|not an? (?:{_A_TRAIT})\b|an? (?:{_A_TRAIT})\b(?! card)"
)
"""What is so of a personality alone, and of no player."""
_AT_A = re.compile(rf" (?:an?|the same) (?:\w+ )?{_MEASURE}")
"""What a personality is at rather than has."""


def _mp(who: str) -> str:
    return _PLAYERS.get(who.lower(), "your opponent's MP")


def _takes(whose: str, now: str | None) -> str:
    if whose.lower() == "your":
        return "you take" if now else "you took"
    return f"your opponent {'takes' if now else 'took'}"


def _does(found: re.Match[str]) -> str:
    first, *rest = found[2].split()
    if first in ("have", "has", "had") and _AT_A.match(found.string, found.end()):
        return "is at"
    third = _SINGLE.get(first, first)
    if first in ("drop", "fall", "reach", "become"):
        third = f"{first}es" if first == "reach" else f"{first}s"
    return " ".join((third, *rest))


SAID: Rows = (
    # What only you can use your opponent cannot.
    (
        r"^effects that ([^,.]*?) (?:can|may) only be used by (you|your opponent)(?= this |\.?$)",
        lambda found: (
            f"{'your opponent' if found[2].lower() == 'you' else 'you'} cannot use effects that "
            f"{found[1]}"
        ),
    ),
    # What stays as a level changes is not discarded then (TYP-5).
    (
        r"^(?:this (?:card|Drill) )?(?:(?:remains|stays) in|does not leave) play "
        r"(?=when(?:ever)? (?:you|your MP) (?:advances?|changes?)\b)",
        "this card is not discarded ",
    ),
    # The text of a level is in force at that level alone.
    (r"^(?:while|as long as) (?:your MP is )?(?:at|on) this level, (?=\w)", ""),
    (
        r"^(use when|when|whenever) an? (critical damage effect|[^,.]*? effect) would be used by "
        r"(your opponent|you)(?=,|\.?$)",
        r"\1 \3 would use a \2",
    ),
    (r"\bto prevent that effect(?=\.?$)", "to prevent it"),
    (
        r"^(use when|when|whenever) (your(?: opponent's)? MP) is (?:reduced|brought|lowered) to "
        r"(?:0|zero) stages by (one of (?:your|his) attacks|an attack)(?=,|\.?$)",
        r"\1 \3 brings \2 to 0 stages",
    ),
    # Of either player it is so of the one or of the other.
    (
        rf"\b(if|while|unless|when) (either|an?y?|each|both) players? ({_MP_DOES}) "
        rf"((?:at |on )?(?:{_STANDS})[^,]*?)(?=,|\.?$)",
        lambda found: (
            f"{found[1]} you {found[3]} {found[4]} "
            f"{'and' if found[2].lower() in ('each', 'both') else 'or'} your opponent {found[3]} "
            f"{found[4]}"
        ),
    ),
    (
        rf"\b(you|your opponent|he|(?<=player )who) ({_MP_DOES})"
        rf"(?= (?:already |still |now |currently |not )?(?:at |on |to )?(?:{_STANDS})(?! MP\b))",
        lambda found: f"{_mp(found[1])} {_does(found)}",
    ),
    (
        r"\b((?:reduc|lower|bring|drop|brought)(?:e?[sd])?) (you|him|your opponent) "
        r"(?=to (?:\d|no\b|zero\b))",
        lambda found: f"{found[1]} {_mp(found[2])} ",
    ),
    # Whose stages an attack takes, it reduces; what is at 0 has none to lose.
    (
        r"\b(if|when|whenever|after) ((?:an? (?:[\w-]+ )*?|this |that )attack|one of your"
        r"(?: opponent's)? (?:[\w-]+ )*?attacks) (?:(reduces|brings|drops|lowers)|reduced|brought"
        r"|dropped|lowered) (your(?: opponent's)?|his) MP to (\d+|zero|no) stages?\b",
        lambda found: (
            f"{found[1]} {_takes(found[4], found[3])} stage damage from {found[2]} and {found[4]} "
            f"MP's power stage is {found[5] if found[5].isdecimal() else 0}"
        ),
    ),
    (
        r"^(?:when|whenever|if) (you [^,.]*?\blevels?), (your Drills are not discarded)\b",
        r"\2 when \1",
    ),
    (
        r"\b(you cannot win by MPPV if you (?:advance|raise)\b[^,.]*?) (?:with|by|by using) this "
        r"(?:effect|power|card's effect)\b",
        r"\1 with this card",
    ),
    # What has no effects can't be used.
    (
        r"\bcannot be used and loses? all(?: of)?(?: their| its)? effects",
        "lose all effects",
    ),
    (
        r"\bEndurance (?:on|of) (?:the )?cards in your Life Deck (?=is\b)",
        "the Endurance of your cards ",
    ),
    # Of what several things are so it is said each time.
    (
        r"^((?:that|those) [A-Z][^,.]*?|your(?: opponent's)? [A-Z]\w+) (loses? all(?: of)?(?: "
        r"its| their)? effects) "
        r"and (?=(?:cannot|can only) )",
        lambda found: f"{found[0]}{found[1][0].lower()}{found[1][1:]} ",
    ),
)
"""What is looked for, and what it means, in the order in which it is put right."""
