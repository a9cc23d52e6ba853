"""What changes costs, damage and Endurance, in other words than "costs +1" and "deals +1"."""

from __future__ import annotations

import re

_WHO_PERFORMS = (
    r"^(?:when|whenever|(?:each|every|any) time) (you|your opponent) (?:perform|play|declare)s? "
    r"(?:an?|one of (?:your|his)|(?P<nth>(?:your|his) first)) (?P<what>(?:[\w-]+ )*?attack)s?"
    r"(?P<each> each (?:combat|turn))?,"
)


def _of_those(found: re.Match[str]) -> str:
    """What an attack costs whenever it is performed, as what such attacks cost (ATK-2)."""
    whose = "your" if found[1].lower() == "you" else "your opponent's"
    nth, each = ("first ", found["each"]) if found["nth"] else ("", "")
    if bool(found["nth"]) is not bool(found["each"]):
        return found[0]
    many, told = "" if nth else "s", found.groupdict()
    if told.get("costs") is not None:
        return f"{whose} {nth}{found['what']}{many}{each} cost{'s' if nth else ''} {told['costs']}"
    more = "less" if told["way"].lower() in ("reduce", "lower", "decrease") else "more"
    cost = f"cost{'s' if nth else ''} {told['much']} {more}"
    return f"{whose} {nth}{found['what']}{many}{each} {cost}"


def _of_this(found: re.Match[str]) -> str:
    """What is done to the cost of the attack whose text it is, as what that costs."""
    sign = "+" if found[2].lower() in ("increase", "raise") else "-"
    stages = "stage" if found[3] == "1" else "stages"
    return f"{found[1] or ''}this attack costs {sign}{found[3]} {stages} to perform"


MEANT = (
    # What holds of each of them holds before one is chosen.
    (rf"{_WHO_PERFORMS} (?:(?:that|the) attack|it) costs (?P<costs>[^,.]*)(?=\.?$)", _of_those),
    (
        rf"{_WHO_PERFORMS} (?P<way>reduce|lower|decrease|increase|raise) (?:(?:its|that attack's) "
        r"[\w ]*?costs?|the [\w ]*?cost (?:of|for) (?:it|that attack)) by (?P<much>\d+|X)"
        r"(?: stages?)?(?=\.?$)",
        _of_those,
    ),
    (
        rf"{_WHO_PERFORMS} (?:its|that attack's) (?:stage )?costs? is (?P<way>reduce|lower|decrease"
        r"|increase|raise)d by (?P<much>\d+|X)(?: stages?)?(?=\.?$)",
        _of_those,
    ),
    (
        r"^(your(?: opponent's)?(?: [\w-]+)*? attacks)' (?:stage )?costs (?:are|cannot)\b",
        lambda found: f"the cost of {found[1]} {'is' if found[0].endswith('are') else 'cannot'}",
    ),
    (
        r"^(if [^,]*, )?(reduce|lower|decrease|increase|raise) (?:this attack's|its|the) "
        r"(?:stage )?cost by (\d+|X)(?: stages?)?(?= (?:for each|if)\b|\.?$)",
        _of_this,
    ),
    (
        r"\b(to |you may )(?:reduce|lower|decrease) (?:(?:its|that attack's) (?:stage )?cost"
        r"|the (?:stage )?cost (?:of|for) (?:it|that attack)) by (\d+|X)(?: stages?)?\b",
        r"\1have that attack cost -\2",
    ),
    (
        r"^((?:whenever|when) (?:you|your opponent)) play(s?) (?=(?:an?|one of (?:your|his)) "
        r"(?:[\w-]+ )*?attacks?, [^.]*\bthat attack costs?\b)",
        r"\1 perform\2 ",
    ),
)
"""What would be read without this, too, but too late: the attack is paid then."""

SAID = (
    (r"\bthis card's (?=(?:power )?(?:stage )?cost\b)", "this attack's "),
    (r"\b(the (?:stage )?cost of this) card\b", r"\1 attack"),
    (r"\bthis card (?=costs (?:\d+ (?:less|more|fewer)\b|[+-]))", "this attack "),
    # How much it comes to at most stands behind what it is counted for.
    (
        r"^for (each [^,]*), ([^,]*?(?: deals?| costs?| is) [^,]*?)"
        r"(,? \(?(?:up )?to a maximum of [^,)]*\)?|,? \(maximum [^,)]*\))(?=\.?$)",
        r"\2 for \1\3",
    ),
    (
        r"^(your(?: opponent's)? (?:[\w-]+ )*?)cards that raise (your|his) anger raise it (?:by )?"
        r"(?:an additional )?(\d+)(?: (?:more|additional|extra))?(?: levels?)?(?=\.?$)",
        r"whenever \1cards raise \2 anger, increase that amount by \3",
    ),
    # Who else would have one stopped, or its damage prevented?
    (
        r"\b((?:prevents?|stops?|reduces?) [^.]*?\ban? (?:[\w-]+ )*?attack) performed against "
        r"(?:you|your MP)(?: or (?:one of )?your Allies| or an Ally)?\b",
        r"\1",
    ),
    # It is the pile that was asked of.
    (
        r"^(if [^,.]*?\b(your|your opponent's|his) (discard pile|Life Deck)\b[^,.]*, (?:you may )?"
        r"(?:search|look through)) it\b",
        r"\1 \2 \3",
    ),
    # No card of his has it, so that he uses none (ATK-12).
    # What is said of attacks is said of the cards that perform them.
    (
        r"\b(your(?: opponent's)?) ((?:[\w-]+ )*?)(?<!Combat )(?<!combat )cards "
        r"(?=(?:with \"[^\"]*\" in (?:the|their) titles? )?(?:deals? [+-]|costs? (?:[+-]|\d+ "
        r"(?:less|more|fewer|additional))|cannot be stopped\b))",
        r"\1 \2attacks ",
    ),
    (
        r"\b(your(?: opponent's)?) ((?:[\w-]+ )*?)(energy|physical) combat cards "
        r"(?=(?:deals? [+-]|cannot be stopped\b))",
        r"\1 \2\3 attacks ",
    ),
    (r"\b(your(?: opponent's)? MP) deals (?=[+-]\d)", r"attacks performed by \1 deal "),
    (
        r"\bgain (?:\+(\d+)|(\d+) (?:additional|more|extra)) Endurance\b",
        lambda found: f"have their Endurance increased by {found[1] or found[2]}",
    ),
    (
        r"\b((?:increase|reduce|lower|decrease)s?) ((?:this|that|your(?: opponent's)? next) "
        r"(?:[\w-]+ )*?attack)'s damage (?=by\b)",
        r"\1 the damage of \2 ",
    ),
    (
        r"(^|, )(your(?: opponent's)?) ((?:[\w-]+ )*?)cards' Endurance is increased by (?=\d|X)",
        r"\1\2 \3cards have their Endurance increased by ",
    ),
    # A text in quotes that an attack is given; what is so of it only where it isn't stopped anyway.
    (r'\b(to )?give (this attack|your next [^,."]*?) (?=")', r"\1have \2 gain "),
    (
        r"\b(this attack is considered to deal critical damage) if (?:it|this attack) is successful"
        r"(?=[.,]|$)",
        r"\1",
    ),
    # Who is moved from play by critical damage is discarded (ATK-13).
    (
        r"\b(this (?:card|Ally)|(?:an?|one of your(?: opponent's)?) [\w ]*?Ally|one of your(?: "
        r"opponent's)? Allies) (?:leaves|is leaving) play (?:because of|from|due to|by|through) a "
        r"critical damage effect\b",
        r"\1 is discarded by a critical damage effect",
    ),
    # By what it was done.
    (
        r"\b(raised|lowered|changed|lost|gained|destroyed|banished|discarded|drawn) by this "
        r"card(?:'s (?:immediate )?effects?)?(?=[,.]|$)",
        r"\1 this way",
    ),
)
"""What is looked for, and what it means, in the order in which it is put right."""
