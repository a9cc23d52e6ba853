"""Sentences as other designers join them, in the words in which the grammar joins them.

A part of what `other_hands` puts right: times, conditions, prices, and what goes on from what.
"""

from __future__ import annotations

from dbz_desktop.wording import paradigm

_PRICES = ("discard", "destroy", "banish", "lower", "pay", "shuffle", "return", "reveal", "place")

_BY = tuple(
    (
        rf"\b(you may )([^,.]+?) by {paradigm(verb)['gerund']} ([^,.]+?)(?=\.?$)",
        rf"\1{verb} \3 to \2",
    )
    for verb in _PRICES
)
"""A price that is said last."""

WHILE = (
    (
        r"^((?:when|whenever|after|each time|the first time|the next time|once per) [^,]*?) while "
        r"(?!attached\b)(?=[^,]*, )",
        r"\1 and ",
    ),
)
"""What must be so as something happens belongs to that, and not to what it sets off."""

_TIME = (
    r"(?:combat|(?:your|your opponent's|each|each player's|the) (?:turn|(?:Draw|Planning|Combat"
    r"|Discard|Rejuvenation) Step))"
)

_NEXT = r"(?:during|on) (your|your opponent's|his) next turn"
_WHEN = r"(?:when|whenever|each time)"

_DURING = (
    # What is said of the next turn begins with that.
    (
        rf"^(?!(?:whenever|when|at|if|until|use)\b)([^,]*?) {_NEXT}(?=\.?$)",
        r"at the beginning of \2 next turn, \1 this turn",
    ),
    (
        rf"^{_NEXT}, ({_WHEN} [^,]*), ",
        r"at the beginning of \1 next turn, \2 this turn, ",
    ),
    (
        rf"^({_WHEN} [^,]*?) {_NEXT}, ",
        r"at the beginning of \2 next turn, \1 this turn, ",
    ),
    (
        rf"^{_NEXT}, ([^,]*?)(?=\.?$)",
        r"at the beginning of \1 next turn, \2 this turn",
    ),
    (r"\bof his next turn\b", "of your opponent's next turn"),
    (r"\bduring each combat\b", "during combat"),
    # What holds, waits or is used within a time does so while it is that time.
    (rf"^use during ({_TIME})", r"use when needed if it is \1"),
    (rf"^use only during ({_TIME})", r"use only if it is \1"),
    (rf"^(?:during|on) ({_TIME}), (whenever|when|the first time|once per)\b", r"if it is \1, \2"),
    (rf"^({_WHEN} [^,]*?) during (?!combat)({_TIME}), ", r"\1 and it is \2, "),
    (rf"^(while attached, )?(?:during|on) ({_TIME}), (?!you may\b)", r"\1while it is \2, "),
    (
        rf"^(?!(?:whenever|when|at|if|until|use|you may)\b|.*hand size)([^,]*?) "
        rf"during ({_TIME})(?=\.?$)",
        r"while it is \2, \1",
    ),
)
"""What holds, waits or is used within a time, as long as it is that time."""

_SOME = r"\b(?:any|either|at least (?:one|1)|(?:one|1) or more) of (?:them|those cards)"

_OF_THOSE = (
    (r"\b(\w+ed) at least (?:1|one) (?=(?:\w+ )?(?:card|Drill|Setup|Event|Ally)\b)", r"\1 a "),
    (
        rf"{_SOME} (?:are|were) ((?:\w+ )?(?:Drill|Setup|Event|Dragon Ball|attack))s\b",
        r"one of those cards is a \1",
    ),
    (rf"{_SOME} (?:is|are|was|were)\b", "one of those cards is"),
    (r"^(if|unless) (?:all|both) of them (are|were)\b", r"\1 those cards \2"),
)
"""Some of the cards that were spoken of, or all."""

JOINED = (
    *_BY,
    *_OF_THOSE,
    *_DURING,
    (r"\bcan't\b", "cannot"),
    (r"\b(do|does|did|has|have|was|were|is|are)n't\b(?! already in play)", r"\1 not"),
    (r"\bfor the rest of (?=(?:the |this )?(?:turn|combat)\b)", "for the remainder of "),
    (r"\byou and your opponent(?: both| each)? (?=\w)", "both players "),
    (r"^no player (?:can|may) ", "players cannot "),
    (r"\b((?:cannot|may not) [^,.]*) (?:per|a) (?=turn\b)", r"\1 each "),
    (r"\bfor the remainder of this (?=turn|combat)", "this "),
    (r"\buntil (your(?: opponent's)?) next turn\b", r"until the start of \1 next turn"),
    (
        r"\b((?:draw|discard|raise|lower|gain|banish|destroy|reveal|return|Rejuvenate)(?:e?s)? "
        r"[^,.]*?),? then (?=(?:place|put|discard|shuffle|draw|banish|destroy|gain|raise|lower"
        r"|return)(?:e?s)?\b)",
        r"\1 and ",
    ),
    (r"\bduring (your|his) next action\b", r"in \1 next action"),
    (r"\bduring your opponent's next action\b", "in his next action"),
    (r"(?<=, )each time (?=\w)", "whenever "),
    (r"\bthe first time (each (?:combat|turn)) that\b", r"the first time \1"),
    (r"(?<=, )(?:raise|lower) it (\d+) additional levels?\b", r"increase that amount by \1"),
    (r"\b(may) immediately (?=\w)", r"\1 "),
    (
        r"^(?:when|whenever) ([^,]*?) for the first time (?:each|per|in a|during each) "
        r"(?=(?:turn|combat),)",
        r"the first time \1 each ",
    ),
    (
        r"^(?:when|whenever) ([^,]*?) for the first time (this (?:turn|combat)),",
        r"the first time \1 \2,",
    ),
    (r"^when (you do|he does|your opponent does),", r"if \1,"),
    (r"\s*\(max(?:imum)?(?: of)? \+?(\d+)\)", r", to a maximum of \1"),
    (r"^((?!.*\b(?:use|play)\b)(?:[^.]* )?)only (?=(?:if|while)\b)", r"\1"),
    (r"^(?:also|in addition|additionally),? (\w)", r"\1"),
    (r"(?<=, )also (?=\w)", ""),
    (r"(?<=\w) as well(?=\.?$)", ""),
    (r"(?<=[a-z0-9]), (?:and )?then (?=(?:you|he|your opponent) may\b)", " and "),
    (r"^(if|while|unless) both (?=(?:you|your|this|that|there|it)\b)", r"\1 "),
    (r"\b(and|or) if (?=(?:you|your|this|that|there|it|he|his)\b)", r"\1 "),
    (
        r"^while (?!attached\b)([^,]*, (?:whenever|when|the first time|at the|once per)\b)",
        r"if \1",
    ),
    (r"\bfor every (?=[a-z])", "for each "),
    (r"^(use (?:when|whenever|after) (?!needed\b)[^,]*?) (?:if|while) (?=\w)", r"\1 and "),
)
"""Times, and how sentences are joined."""
