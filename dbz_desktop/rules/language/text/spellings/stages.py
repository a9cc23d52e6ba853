"""Stages, levels and anger, in other words than the grammar's."""

from __future__ import annotations

import re

_OF_STAGES = r"(?:your(?: opponent's)? MP|(?:this|that) (?:Ally|personality))"
_KIND = r"(?:[\w-]+ )*?(?:Drill|Setup|Ally|personality|card|Dragon Ball|stage|level)"


_MOVES = {
    **dict.fromkeys(("raised", "increased"), "gain"),
    **dict.fromkeys(("lowered", "reduced"), "lose"),
}
_HIS_MP = "opponent's MP"
_HIS = "your opponent's"
_WHOM = r"(your(?: opponent's)? MP|it|that \w+)"


def _brought_down(found: re.Match[str]) -> str:
    """That somebody was brought to 0 stages by what was done: he is there, and wasn't before."""
    who = found[1] or found[2]
    stage = f"{'its' if who.lower() == 'it' else who + chr(39) + 's'} power stage"
    return f"if {stage} is 0 and {stage} was not already 0"


def _whose(said: str) -> str:
    """Whose anger it is that "it" stands for."""
    return "your opponent's" if said.lower() == "his" else said


MEANT = (
    # What a card is at an end of a zone is asked before it is taken from there.
    (
        r"^((?:you may )?(?:play|draw|banish|use|Rejuvenate|destroy|discard|place|reveal)) (the "
        r"(?:top|bottom) card of (?:your|your opponent's|his) [^,.]*?)"
        r"( (?:into|at|on) (?:your|his|the|play)\b[^,.]*?)? if (?:it|that card) (is (?:not )?"
        r"(?:an? [^,.]*?|Styled|Named))(?=\.?$)",
        r"if \2 \4, \1 \2\3",
    ),
    # What is prevented isn't taken yet: it is reckoned before it is (ATK-7).
    (
        r"\b((?:when|whenever|each time|the next time|the first time)(?: each \w+,?)?) your MP "
        r"(?:takes|is dealt) "
        r"(?=(?:[^,.]*? )?damage\b[^,.]*?, (?:you may )?(?:[^,.]*? to )?prevent\b)",
        r"\1 you take ",
    ),
    # Of whom it is said what is done, "it" is that MP.
    (
        r"^((?:you may )?(?:advance |lower |raise )?(your(?: opponent's)? MP)\b[^,.]*?) if"
        r" (?:it|its level) is (?=(?:not )?(?:at |above |below )?(?:level |\d))",
        r"\1 if \2 is ",
    ),
    # What was spoken of is the anger, and no personality. Where so much more of it is done, or only
    # so much, that changes the amount.
    (
        r"\b((?:if|while|when|whenever|after|the (?:next|first) time) "
        r"(?:(your(?: opponent's)?) anger "
        r"|[^,.]*\b(raise|lower|gain)(?:s|d|ed)? (his|your(?: opponent's)?) anger\b)[^,.]*, "
        r"(?:(?P<who>you|he|your opponent) )?(?:may |instead )?(?:[^,.]* to )?"
        r"(?!\3s? it (?:by )?\S+ instead\b)(?:raise|lower|set)s?) it\b"
        r"(?(who)(?! (?:by )?\S+ (?:more|less|fewer|additional|extra)\b))",
        lambda found: f"{found[1]} {_whose(found[2] or found[4])} anger",
    ),
    # Who raises "his" anger, where it is you, raises that of the other player.
    (
        r"\b(you (?:have |had |would |cannot |did not )?"
        r"(?:raised?|lower(?:ed)?|increased?|reduced?|decreased?)) (?:his|their) (?=anger\b)",
        r"\1 your opponent's ",
    ),
)
"""What would be read without this, too, but of other things."""

SAID = (
    (
        r"\b((?:pay|lose|spend)s?|paid|lost) (?:all )?(?:of )?(?:(?:its|his|your|their|the) )?"
        r"remaining (?=(?:power )?stages\b)",
        r"\1 all of its ",
    ),
    # What is asked in an attack's text is asked once its cost is paid (ATK-2).
    (
        r"^after (?:you pay|paying) (?:for this attack|(?:this attack's|its|the) (?:stage )?cost"
        r"(?: of this attack)?), (?=if\b)",
        "",
    ),
    (
        r"(?<=\d) after (?:you pay|paying) (?:for this attack|(?:this attack's|its|the) (?:stage )?"
        r"cost(?: of this attack)?)(?=,)",
        "",
    ),
    (
        r"\b(you(?:r MP)?|your opponent(?:'s MP)?|he) ha(?:s|ve|d) an anger(?: level)?(?: of)? "
        r"(?=\d|higher|lower|at (?:least|most)|more|less|equal)",
        lambda found: (
            f"your{'' if found[1].lower() in ('you', 'your mp') else ' opponent' + chr(39) + 's'} "
            "anger is "
        ),
    ),
    (r"\bis discarded from changing levels\b", "is discarded as you change levels"),
    # An MP is lowered or advanced a level at a time.
    (
        r"\bif (you|your opponent|he|they) (lowered|advanced) (your|his|their) MP(?=,)",
        r"if \1 \2 \3 MP a level",
    ),
    (
        r"\bif (your|your opponent's|his) MP (was|is) (lowered|advanced)(?=,)",
        r"if \1 MP \2 \3 a level",
    ),
    (
        r"\b(MP|Ally)(?:'s (?:power )?stage)? cannot (?:be raised|gain stages) above (\d+)"
        r"(?: stages?)?(?=[.,]|$| this\b)",
        r"\1 cannot be above \2 stages",
    ),
    (
        r"\b(this Ally|that Ally|it|your(?: opponent's)? MP|(?:an|each) Ally[^,.]*?|one of [^,.]*?)"
        r" (?:(?:returns|recovers|is restored) to|recovers|regains|gains) (?:its )?full power\b",
        r"\1 gains stages until it is at full power",
    ),
    (r"\b(?:restore|return) ([^,.]*?) to full power\b", r"set \1 to full power"),
    (
        r"\b(?:place|set|put) ([^,.]*?)'s power (?:level|stage) (?:at|to) full\b",
        r"set \1 to full power",
    ),
    (
        r"\b(raise|lower|set) (your|your opponent's|his) anger to the same (?:level|amount)"
        r"(?=\.?$)",
        lambda found: (
            f"set {found[2]} anger to your anger"
            if found[2].lower() != "your"
            else "set your anger to your opponent's anger"
        ),
    ),
    (r"\b(number of) life cards (?=(?:destroyed|banished)\b)", r"\1 cards "),
    (r"\bpower-up rating\b", "PUR"),
    (r"\b(?:PURs|power[- ]up ratings) are\b", "PUR is"),
    (
        r"\b(use when (?:your|your opponent's) MP)(?:'s (?:power )?stages?)? (?:is|are) "
        r"(?:reduced|lowered) to 0(?: stages?)?(?=[.,]|$)",
        r"\1 is reduced to 0 stages",
    ),
    (
        r"^(your|your opponent's) MP(?:'s level)? is (lowered|raised|advanced) (?:by )?(?:1|one|a)"
        r"(?: level)?(?=\.?$)",
        lambda found: (
            f"{'lower' if found[2].lower() == 'lowered' else 'advance'} {found[1]} MP 1 level"
        ),
    ),
    (r"(?<!may )\bgain all (?:of )?your (?:power )?stages\b", "your MP gains all stages"),
    (
        r"\bdouble (?:the number of (?:power )?stages your MP has"
        r"|your MP's (?:current )?(?:power )?stages?)(?=[.,]|$)",
        "your MP gains stages equal to your MP's power stage",
    ),
    (
        r"^(transfer ((?:up to )?(?:\d+|any number of) stages?) from [^,.]*? to [^,.]*?) or from "
        r"(?=[^,.]* to )",
        r"\1 or transfer \2 from ",
    ),
    (r"\b((?:this card|it) is) at (?=\d+ or (?:more|less) stages? above (?:0|zero)\b)", r"\1 "),
    # Until when an Ally acts is said behind what that doesn't go by (COM-6).
    (
        r"\bthe (?:power )?stages (this|that) (personality|Ally|card) has above (?:0|zero)\b",
        lambda found: f"{found[1]} {found[2].replace('card', 'Ally')}'s power stage",
    ),
    (r"(\blevels?) at once(?=,|\.?$)", r"\1"),
    (
        r"\b((?:raise|lower)(?:s|d)? (?:your|his|your opponent's) anger (?:by )?\d+ or "
        r"(?:more|less|fewer))(?=[,.]|$)",
        r"\1 levels",
    ),
    (r"\bpower level (was|is) already (?:at )?0\b", r"power stage \1 already 0"),
    (
        r"\bpower (level|stage) (?:is|was|has been)? ?(?:reduced|lowered|drops?|falls?|goes) to "
        r"(?=\d|zero)",
        # Where it stands as combat ends doesn't tell whether it was brought down in it.
        lambda found: (
            found[0]
            if "combat in which" in found.string[: found.start()]
            else f"power {found[1]} is "
        ),
    ),
    (
        r"\b(set|raise|lower) (your(?: opponent's)? anger [^,.]*?\d+(?: levels?)?) and "
        r"(?=your(?: opponent's)? anger\b)",
        r"\1 \2 and \1 ",
    ),
    (
        r"\bfor each (personality|Ally) at (\d+) (?:power )?stages?(?! in play)\b",
        r"for each \1 with a stage of \2 in play",
    ),
    (
        r"\bat or (above|below) (\d+)(?= (?:power )?stages?\b)",
        lambda found: f"at {found[2]} or {'more' if found[1].lower() == 'above' else 'less'}",
    ),
    # Both players' are meant, of which the one is asked for the other's.
    (r"\btheir highest power stages\b", "their highest power stage"),
    (r"\b(?:with|at) full (?:power )?stages\b", "at its highest power stage"),
    (r"\b(gains?) stages up to its (?:maximum|highest)\b", r"\1 stages until it is at full power"),
    (
        r"^choose ((?:an?|one of) [^,.]*?\b(?:Ally|Allies|personality|personalities)\b[^,.]*?) and "
        r"(raise|lower|set|reduce|drop) it to ",
        r"\2 \1 to ",
    ),
    (rf"\b(stages?|life cards?|damage|levels?|cards?) per (?={_KIND}\b)", r"\1 for each "),
    (r"\bat (?:full|maximum) power(?: stages?)?\b", "at its highest power stage"),
    (
        r"\b(?:personality (?=levels?\b)|power (?=stages\b|stage costs?\b)"
        r"|(\d+ |X |an? |one )power (?=stage\b))",
        r"\1",
    ),
    (
        r"\banger levels?\b",
        "anger",
    ),
    (
        r"\bif this (?:effect |card )?(?:advances|raises) (?:you|your MP) (?=\d|an?\b)",
        "if you advanced ",
    ),
    (r"\bthe MP level of your opponent\b", "your opponent's MP's level"),
    # How many more or fewer than was done, said last.
    # What it brought to 0 stood above 0 before.
    (
        rf"^if (?:this (?:effect |card )?(?:reduces|lowers|brings) {_WHOM} to|{_WHOM} is (?:reduced"
        r"|lowered|brought) to) (?:0|zero) (?:power )?stages(?: this way| by this effect)?(?=,)",
        _brought_down,
    ),
    (
        r"\b(may )pay (\d+|X|an?|any (?:number|amount) of) (stages?) (?:from|with) "
        r"(this Ally|this card|that Ally|one of your Allies|an Ally(?: you control)?)\b",
        r"\1have \4 pay \2 \3",
    ),
    # What the Attack Table says of it is a number by itself (ATK-6).
    (
        r"\bfor each level (?:you|your MP) (?:have |has )?(?:advanced|gained)\b",
        "for each time you advanced a level",
    ),
    (r"\bthat many (cards|stages|levels),? (plus|minus) (\d+)", r"that many \2 \3 \1"),
    # A level that is lost as somebody is lowered.
    (
        r"\b(?:(advance(?P<s>s?)) (?:a level )?or (?:is|are)|((?<!than )you) are|(your opponent"
        r"|he) is) lowered (?=(?:a|1) level\b|levels\b)",
        lambda f: (
            f"{f[1]} or lower{f['s']} " if f[1] else "you lower " if f[3] else f"{f[4]} lowers "
        ),
    ),
    # One of two stages.
    (
        r"\b(set ([^,.]*?)(?:'s (?:power )?(?:level|stage|stages))? to (?:(?:power )?stage )?\d+)"
        r" or (?:to )?(?=(?:its|his|your) (?:highest|lowest|maximum) )",
        r"\1 or set \2 to ",
    ),
    # Whose anger it is.
    (
        r"\bthe (?:current )?anger(?: level)? of (you|your opponent)\b",
        lambda found: "your anger" if found[1].lower() == "you" else "your opponent's anger",
    ),
    # Where an MP stands.
    (
        r"\b(his|your opponent's|your) MP is set to (\d+) (?:power )?stages? above 0 instead of 10"
        r"(?=[,.]|$)",
        r"set \1 MP to \2 stages above 0",
    ),
)
"""What is looked for, and what it means, in the order in which it is put right."""
