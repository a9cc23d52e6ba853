"""Misprints, and words that are short for others: contractions, numbers, signs that are missing."""

from __future__ import annotations

import re

from dbz_desktop.rules.language.text.spellings.row import Rows

_NUMBERS = {
    word: str(n)
    for n, word in enumerate(("two", "three", "four", "five", "six", "seven", "eight"), 2)
}

_MISPRINTS = {"a": "and", "look at": "look at the", "chose": "choose"}
_SHORT = {"'ve": " have", "can't": "cannot", "n't": " not", "'s": " is"}


def _in_full(found: re.Match[str]) -> str:
    """Two words that were drawn together."""
    short = next(end for end in _SHORT if found[0].lower().endswith(end))
    return found[0][: -len(short)] + _SHORT[short]


def _anger_moved(found: re.Match[str]) -> str:
    """What an effect does to the anger of some player, as what is done to that by it."""
    done = "raised" if found[3].lower() == "raises" else "lowered"
    return f"{found[1]} a player's anger is {done}{found[4] or ''} by {found[2]}"


_ADDING_NOTHING = (
    r",? if (?:any|there (?:is|are) any)(?=\.?$)",
    r"(?<=attack )of any (?:type|kind)(?=[.,]|$)",
    r"as part of (?:this|the same) action(?=[.,]|$)",
    r"current (?=(?:power )?stage\b|anger\b|level\b|combat\b|turn\b|action\b)",
    r"currently (?=has|have|controls?)",
    r"(?<=\ba )single (?=\w)",
    r"any (?=(?:\d+|two|three) \w+s\b)",
    r"(?<=\bthe )total (?=number of\b)",
    r"in order (?=to\b)",
    r"(?<=\+\d )(?:additional|extra|more) (?=(?:stage|life card)s?\b)",
    r"(?:(?<=\bthe number of )|(?<=\beach ))(?:additional|extra) (?=stages? (?:you )?paid\b)",
    r"either (?=(?:into|on top of|on the|at the) )",
    r"that (?=(?:you (?:control|own)|(?:your opponent|he) controls)\b)",
    r"(?:entire|whole) (?=(?:hand|discard pile)\b)",
    r"(?<=\bback )on top (?=in any order\b)",
    r"in play (?=(?:your opponent controls|you control)\b)",
    r"(?:(?<=\bif )|(?<=\bwhile )|(?<=\bunless )|(?<=\bwhen ))(?:both|either) "
    r"(?=(?:you|your|this|that|there|it)\b)",
    r"(?:(?<=\band )|(?<=\bor ))if (?=(?:you|your|this|that|there|it|he|his)\b)",
    r"(?<=\d) after this(?=,)",
    r"(?:(?<=\beffect)|(?<=\beffects)|(?<=\b(?:play|form) it)|(?<=\bthat card)) as (?:if|though) "
    r"(?:it|they) (?:was|were) (?:yours|your own)(?=[.,]|$)",
    r"(?:(?<=\beffect)|(?<=\beffects)) as (?:if|though) (?:it|they|you)(?: had| has| have| was"
    r"| were)?(?: just)?(?: been)? (?:played|captured)(?: it| them)?(?=[.,]|$)",
)
"""Words without which the same is said, before what they stand by."""

_SAID_ENOUGH = (
    r"(cannot (?!unless\b)[^,.\"]*?) again(?= (?:this|during|until|for the)\b|[.,]|$)",
    r"(into play) face[- ]up\b",
    r"((?:placed|goes?|go) [^,.]*? of (?:your|his|their|its owner's) Life Deck instead) of "
    r"(?:at the bottom|on top)(?: of (?:it|(?:your|his|their|its owner's) Life Deck))?\b",
    r"(unless (?:he|you|your opponent) [^,.]*?) first(?=[,.]|$)",
    r"(\bdamage (?:from|of) [^,.]*? is banished) instead of (?:being )?discarded\b",
    r"(\bplaced? (?:it|them|th(?:at|ose) \w+)) back"
    r"(?= into (?:your|his|their|its owner's|their owners?'?s?) hands?\b)",
    r"(cards) at once(?=,|\.?$)",
    r"((?:if|while|unless) (?:you|he|your opponent)) already(?= (?:controls?|have|has)\b)",
    r"((?:has|have) not) yet(?= \w)",
    r"(have) already(?= \w+ed (?:this|during|earlier) )",
    r"(those \w+s are|(?:they|those cards) (?:are|were)) (?:both|all)\b",
    r"(controls?) all(?= \d)",
    r"((?:Allies|personalities) (?:lose|gain) \d+ stages?) each(?=[.,]| |$)",
    r"(Allies|personalities|MPs) each(?= (?:gain|lose)\b)",
    r"(controls? (?:more|fewer|less) (?:\w+ )?\w+) in play(?= than\b)",
    r"(\w+) before damage is dealt(?=\.?$)",
    r"(\bRejuvenates? \d+ or more(?: cards)?) (?:from|with|by) (?:one|a single) effect\b",
    r"(\bcannot (?:leave play|be discarded)\b[^,.]*?),? even (?:when|if) (?:your|his|its"
    r" controller's|a player's) MP changes (?:levels|its level)\b",
    r"(\bdeals? [^,.]*?\bdamage) to (?:any|a) personality(?=[,.]|$)",
    r"(use a critical damage effect) (?:even|as) (?:if|though) (?:this attack|it) [^,.]*(?=[,.]|$)",
)
"""Words after which the same is said without others."""

SAID: Rows = (
    (r"\barrange(s?)\b", r"rearrange\1"),
    (
        r"\b(?:you've(?= \w)|can't\b|(?:if|when|while|unless) it's(?= \w)"
        r"|(?:do|does|did|has|have|was|were|is|are)n't\b(?! already in play))",
        _in_full,
    ),
    (r"\b(?:for )?as long as\b", "while"),
    (
        r"\b(if )the (?=(?:card|attack) (?:was|is|has|had|deals?|dealt|costs?)\b)",
        r"\1that ",
    ),
    (
        r"(^)?\bthe attached (?=(?:Drill|Setup|Ally|personality)\b)",
        lambda found: "that " if found[1] is None else "while attached, that ",
    ),
    (
        r"\b(if (?:you do|he does|your opponent does)) (n?)either(?: of \w+)?(?=,)",
        lambda found: f"{found[1]}{' not' if found[2] else ''}",
    ),
    # Numbers in letters, in small ones: with a capital letter they belong to a title.
    (rf"\b(?-i:{'|'.join(_NUMBERS)})\b", lambda word: _NUMBERS[word[0]]),
    # A letter, a word or a sign that is missing or too many.
    (
        r"(?:\b(?:a(?= Rejuvenate it\b)|look at(?= top (?:cards?\b|\d)))"
        r"|^chose(?= (?:an?\b|up to\b|\d)))",
        lambda found: _MISPRINTS[found[0].lower()],
    ),
    (r"\byou (?=opponent(?:'s|s?\b)|anger\b)", "your "),
    (
        r"\b(?:((?:your|an|each) opponent)s (?=\w)"
        r"|((?:its|their) owner)s (?=(?:Life Deck|hand|discard pile)\b))",
        r"\1\2's ",
    ),
    (r"(?<=redirect to them) to combat\b", " this combat"),
    (r"\b(an? \w+, \w+), (?=(?:Setup|Drill|Ally|Event) in play\b)", r"\1, or "),
    (r"\b(attach [^,.]*? to) (?:her|him)(?=\.?$)", r"\1 it"),
    # Words that add nothing.
    (rf"\b(?:{'|'.join(_ADDING_NOTHING)})", ""),
    (
        rf"(?:\b(?:{'|'.join(_SAID_ENOUGH)}))",
        lambda found: next(kept for kept in found.groups() if kept),
    ),
    # Commas, and parentheses that are none.
    (
        r"\s*\((rounded (?:up|down))(?:, ([^()]*))?\)",
        lambda found: f", {found[1]}" + (f" ({found[2]})" if found[2] else ""),
    ),
    (r"^(while attached) and (?=(?:at|whenever|when|after)\b)", r"\1, "),
    (
        r"\b(your next (?:\w+ )*attack) combat (?=(?:cannot|deals|costs|is|stays)\b)",
        r"\1 this combat ",
    ),
    (
        r"(?:^(?:(if you do) (?!(?:not|and|or|neither|so)\b)(?=\w)|(if [^,]* level \d or (?:higher"
        r"|lower)) (?=(?:draw|destroy|raise|search)\b))|\b((?:if|whenever) [^,]*\w) (?=you may\b))",
        r"\1\2\3, ",
    ),
    (r"\b(choose [^.]*?) and attach (?=to (?:a different|another)\b)", r"\1 and attach it "),
    (
        r"^once per (combat|turn) (?=if\b|while\b)",
        r"once per \1, ",
    ),
    (
        r"\bto a max(?:imum)? of \+?(?=\d)",
        "to a maximum of ",
    ),
    (r"\bleaves play (?:by|through|from) any (?:other )?(?:means|way|reason)\b", "leaves play"),
    # One of two places of the same player.
    (
        r"\b((?:place|put)s? [^,.]*? into) (your|his|its owner's) hand or (?:into )?(?:\2 )?"
        r"discard pile\b",
        r"\1 \2 hand or into \2 discard pile",
    ),
    # Anger that an effect asks for, or lowers.
    (
        r"\b((?:lower|raise)s? (?:your|his|your opponent's) anger) for "
        r"(?=(?:one of )?(?:your|his|your opponent's) (?:card )?effects?\b|an? (?:card )?effect\b)",
        r"\1 by ",
    ),
    # To whose anger it is done isn't who does it.
    (
        r"\b(when|whenever|after) (an (?:card )?effect|a card effect) (raises|lowers) (?:a|any"
        r"|either) player's anger((?: by)? \d+ or more(?: levels)?)?(?=,)",
        _anger_moved,
    ),
)
"""What is looked for, and what it means, in the order in which it is put right."""
