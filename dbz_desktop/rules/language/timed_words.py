"""When, how often and for what price: said in other words than the grammar's.

Put right with the misprints (see `spelling`), and never printed.
"""

from __future__ import annotations

_IN_A_TIME = r"(?:per|each|every|a|during each) (?:turn|combat|attack|game)\b"

TIMED = (
    (r"^(X = )(\d+|one) (?:more|higher|greater) than (?=the|your|half)", r"\1\2 + "),
    (r"^(X = )(\d+|one) (?:less|lower|fewer) than ([^.]+)", r"\1\3 - \2"),
    (r"(?<=^X = )one(?= \+)", "1"),
    (r"(?<= - )one(?=\.?$)", "1"),
    (r"\b(do this) twice\b", r"\1 2 times"),
    (r"^(use) only (?=(?:when entering|after|during|at) )", r"\1 "),
    (r"\bthere (?:is|are) ([^,]*?) (?:in play )?under your control\b", r"you control \1"),
    (
        r"\bthere (?:is|are) ([^,]*?) (?:in play )?under (?:your opponent's|his) control\b",
        r"your opponent controls \1",
    ),
    (r"^after (?:an?|any|each|every) combat (?=(?:in which|where) )", "at the end of a combat "),
    (
        r"^you (?:do not|cannot) lose (?:the game )?(?:for|by|due to|from) having no cards in your "
        r"Life Deck\b",
        "your opponent cannot win by Survival Victory",
    ),
    (r"^you cannot lose the game\b", "your opponent cannot win the game"),
    (
        r"\byour opponent's next action must be (?:to|a) pass\b",
        "your opponent passes for his next action",
    ),
    (
        r"\b(may|can) only (perform|play) (\d+|one) ((?:\w+ )*?(?:attack|card|Event|Drill|Setup"
        r"|Ally))s? (?:each|per|this) (turn|combat)\b",
        r"cannot \2 more than \3 \4s each \5",
    ),
    (r"\b(more than )one (?=\w+s each )", r"\g<1>1 "),
    (
        r"^as an additional cost to (?:play|perform|use) this (?:card|attack),? (?:you must )?"
        r"([^.]*)",
        r"you must \1 to play this card",
    ),
    (r"\bone time (?=(?:per|each) \w+)", "once "),
    (r"\b(MPs?|personality|Ally) (is|are) at (?=level \d)", r"\1 \2 "),
    (
        r"^while it is ((?:your|your opponent's|each) (?:Draw|Discard|Rejuvenation) Step)"
        r"(?=, (?:you may )?(?:draw|Rejuvenate)\b)",
        r"at the end of \1",
    ),
    (r"\b(is|are|was|were) (?:less|fewer|lower) than (?:1|one)\b(?! \w)", r"\1 0"),
    (r"\b(?:less|fewer) than (?:1|one) (?=[A-Za-z])", "no "),
    (r"^(if no (?:[\w-]+ )*?)Allies\b", r"\1Ally"),
    (
        r"^if no ((?:[\w-]+ )*?(?:card|Drill|Setup|Event|Dragon Ball|attack|Ally|personality))s? "
        r"(?:is|are|was|were) (?=\w+ (?:this (?:way|combat|turn)|by )\b)",
        r"if a \1 was not ",
    ),
    (r"^(if an? [^,]*?) (?:is|are) (?=\w+ this way\b)", r"\1 was "),
    (rf"\bonly once (?={_IN_A_TIME})", "once "),
    (rf"\btwice (?={_IN_A_TIME})", "2 times "),
)
"""What is looked for, and what it means, in the order in which it is put right."""
