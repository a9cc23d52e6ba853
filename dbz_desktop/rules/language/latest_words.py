"""What the latest sets say in words of their own, in those of the grammar.

Put right before what other hands write (see `other_hands`), and never printed.
"""

from __future__ import annotations

from dbz_desktop.wording import paradigm

_ONE = r"(?:this Ally|that Ally|that personality|your(?: opponent's)? MP)"
_KIND = r"(?:[\w-]+ )*?(?:Drill|Setup|Ally|personality|card|Dragon Ball|stage|level)"
_STEP = r"(?:Draw|Discard|Rejuvenation) Step"

_PAID = ("pay", "discard", "destroy", "banish", "lower", "lose", "reveal", "place", "shuffle")

_OR_ELSE = tuple(
    (
        rf"^(?:your opponent|he|the attacker) must {verb} ([^,.]*?),? or you (?=\w)([^,.]*)",
        rf"\2 unless your opponent {paradigm(verb)['third']} \1",
    )
    for verb in _PAID
)
"""What one does instead to keep the other from doing something."""

_STAGES = (
    (
        r"\b(power level|anger) (is at least (?:twice|half|\d+ times) your opponent's)(?=,)",
        r"\1 \2 \1",
    ),
    (
        r"\bfor each (personality|Ally) at (\d+) (?:power )?stages?(?! in play)\b",
        r"for each \1 with a stage of \2 in play",
    ),
    (r"\b(at|to) his (?=(?:highest|maximum)\b)", r"\1 its "),
    (r"\btheir highest power stages\b", "their highest power stage"),
    (
        r"\b(your(?: opponent's)?) MP has no (?:power )?stages(?: remaining| left)?(?=[,.]|$)",
        r"\1 MP's power stage is 0",
    ),
    (
        rf"(^|, )({_ONE}) is set to (?=(?:its|the) highest|\d+ (?:power )?stages?\b)",
        r"\1set \2 to ",
    ),
    (r"\bwith full power stages\b", "at its highest power stage"),
    (
        r"\b(?:whose|with a) (power level|power stage|level|stage) (?:is |that is )?"
        r"(higher|lower) than (your(?: opponent's)? MP|this Ally|that Ally)"
        r"(?:'s)?(?: (?:power level|power stage|level|stage))?\b",
        r"with a \2 \1 than \3",
    ),
    (
        r"\bwith a (higher|lower) (power level|level) than (your(?: opponent's)? MP|this Ally)'s"
        r"(?: \2)?(?=[,.]|$| \w)",
        r"with a \1 \2 than \3",
    ),
    (
        r"\b(if|when|whenever) (your MP) would be lowered (?:an?|1|one) level\b",
        r"\1 \2 would lower a level",
    ),
    (r"\b(power level|power stage|anger) becomes (?=\d)", r"\1 is "),
    (r"\b(advance your(?: opponent's)? MP) to the next level\b", r"\1 1 level"),
    (
        r"\b(personality|personalities|Ally|Allies) at (\d+) (?:power )?stages?\b",
        r"\1 with a stage of \2",
    ),
    (
        r"^choose (an? [^,.]*?\b(?:Ally|personality)\b[^,.]*?) and (raise|lower|set) it to ",
        r"\2 \1 to ",
    ),
    (r"\b(Allies|personalities|MPs) each (?=(?:gain|lose)\b)", r"\1 "),
    (rf"\b(stages?|life cards?|damage|levels?|cards?) per (?={_KIND}\b)", r"\1 for each "),
    (r"\b((?:MP's|Allies') PUR is) (?:increased|raised) by (?=\d)", r"\1 +"),
    (r"\b((?:MP's|Allies') PUR is) (?:reduced|lowered|decreased) by (?=\d)", r"\1 -"),
)
"""Stages, levels and what is counted."""

_FIGHT = (
    (
        r"\b(?:your )?opponents? cannot prevent damage from this attack\b",
        "this attack cannot have its damage prevented",
    ),
    (
        r"\b(?:your )?opponents? cannot prevent damage from (your (?:\w+ )*attacks)\b",
        r"\1 cannot have their damage prevented",
    ),
    (r"\bas (his|your) next action\b", r"in \1 next action"),
    (r"\bmust skip his next (?=\d)", "skips his next "),
    (
        r"\bthat (?:have been|were|are) (?:performed|played) from anywhere other than (?:your|the) "
        r"hand\b",
        "that were not played from your hand",
    ),
    (r"^your attack (?=(?:deals|costs|cannot|gains)\b)", "this attack "),
    (r"\b(is|are) unstoppable\b", "cannot be stopped"),
    (r"\bis unpreventable\b", "cannot have its damage prevented"),
    (r"\bare unpreventable\b", "cannot have their damage prevented"),
    (r"\bcannot be stopped except by ", "can only be stopped by "),
    (r"^this card (?:may not|cannot) be stopped\b", "this attack cannot be stopped"),
    (r"\binitiate(d|s?) combat\b", r"declare\1 combat"),
    (
        r"\ban opponent's ((?:\w+ )*attack) (?=(?:deals|costs|is|was)\b)",
        r"one of your opponent's \1s ",
    ),
    (r"\b(attacks deals [^,]*? of damage) to you(?:r MP)?\b", r"\1"),
    (
        r"^(?:damage from )?(this attack|that attack|your (?:\w+ )*attacks)(?:'s?)?(?: damage)? "
        r"cannot be prevented by Endurance\b",
        r"your opponent cannot use Endurance on \1",
    ),
    (r"\bby cards from (?:his|the|a|your opponent's|your) hand\b", "by cards played from the hand"),
    (
        r"\bthis is (?:the|your) second or (?:later|subsequent) ((?:\w+ )*attack)"
        r"(?: you(?: have)? performed)?(?= this combat)",
        r"you have performed 2 or more \1s",
    ),
    (rf"^use during (your|your opponent's) ({_STEP})(?=\.?$)", r"use at the beginning of \1 \2"),
)
"""What is done in a fight, and when."""

_TIMES = (
    (
        r"\bat the (start|beginning|end) of each of (your(?: opponent's)?) (\w+ Step)s\b",
        r"at the \1 of \2 \3",
    ),
    (r"^(?:when|whenever|after) combat ends(?=,)", "at the end of combat"),
    (r"\b(must) first (?=\w)", r"\1 "),
    (r"\b(MP|Ally) is above (?=(?:your|an) )", r"\1 is higher than "),
    (
        r"^if (?:neither|no) player (has [^,]*|\w+ed [^,]* this way), ([^.]*)",
        r"\2 unless a player \1",
    ),
    (
        r"^you must (control [^,.]*?) to (?:play|use|perform) this (?:card|attack)\b",
        r"use only if you \1",
    ),
    (r"^(Saiyan|Namekian)(?: heritage)?(?: MPs?)? only\b", r"\1 only"),
    (r"\bhas (?:the )?((?-i:[A-Z])\w+) heritage\b", r"is \1"),
    (r"\bstages (?:your(?: opponent's)? MP|he|you) (lost|gained|paid) this way\b", r"stages \1"),
    (r"^(choose one: [^,;]*), or ([^,;]*), or ", r"\1, \2, or "),
)
"""When it is done, and how sentences are joined."""

_CARDS = (
    (
        r"\bthat (?:Ally|card|Drill|Setup)'s (controller|owner) (?!shuffles)(?=\w+s it\b)",
        r"its \1 ",
    ),
    (
        r"\bfor each (Drill|Setup|Ally|card) (you control|in play|in [^,.]*?) with a different "
        r"(?:name|title)\b",
        r"for each differently named \1 \2",
    ),
    (r"\b(\w+ed) at least (?:1|one) (?=Dragon Ball\b)", r"\1 a "),
    (
        r"\b(in play|you control|(?:your opponent|he) controls) (with(?:out)? Endurance"
        r'(?: \d+ or \w+)?|with "[^"]*" in the title)',
        r"\2 \1",
    ),
    (r"\bdue to (?=(?:an?|one of|your|his) (?:\w+ )*effects?\b)", "by "),
    (
        r"\bboth (?:the )?(?:destroyed|discarded|revealed|banished|drawn) cards (?=(?:are|were)\b)",
        "those cards ",
    ),
    (
        r"\b(destroy|discard|banish|reveal)s an? card from his hand at random\b",
        r"\1s a random card from his hand",
    ),
    (r"\b((?-i:[A-Z])\w+ Jr\.) (Ally|Allies|personality|personalities)\b", r'\2 named "\1"'),
    (r"\bthat shares? (?:a|its|the same) (?:name|title) with (?=an? )", "with the same title as "),
    (r"\byou've (?=\w)", "you have "),
    (r"\bother than this one\b", "other than this card"),
    (
        r"\b(that card|the (?:discarded|banished|revealed|chosen) card|that attack)'s "
        r"(?:printed )?Endurance\b",
        r"the Endurance of \1",
    ),
    (r"(^|, )this card is shuffled into (?=your Life Deck\b)", r"\1shuffle this card into "),
    (
        r"(^|, )this card (?:returns|is returned) to your hand(?: after use)?(?=\.?$)",
        r"\1place this card into your hand after use",
    ),
    (r"\b(into your hand(?: after use)?) instead of discarding it(?=\.?$)", r"\1"),
    (r"\b(Rejuvenate \d+) more(?=[,.]|$)", r"\1"),
    (
        r"\b((?:place|put)s? (?:it|them|that card|those cards)) in play(?=[,.]|$| under\b)",
        r"\1 into play",
    ),
    (
        r"\bmove(s?) (an? [^,.]*?) to the (top|bottom) of (?=(?:your|his|its|their)\b)",
        r"place\1 \2 at the \3 of ",
    ),
    (r"^(choose [^,.]*?\bcards?) from it(?=[,.]|$| and\b)", r"\1 from among those cards"),
    (r"\b(uses?|used) an? (Ally|Drill|Setup)(?:'s)? Power\b", r"\1 a \2"),
    (r"\b(cannot use) (?:Ally|Allies'|Ally's) Powers\b", r"\1 Allies"),
    (r"\b(cannot use) (Drill|Setup)(?:'s|s')? Powers\b", r"\1 \2s"),
    (
        r"^((?:your(?: opponent's)? )?)(?:Ally|Allies'|Ally's) Powers (?=cannot be used\b)",
        r"\1Allies ",
    ),
    (
        r"^((?:your(?: opponent's)? )?)(Drill|Setup)(?:'s|s')? Powers (?=cannot be used\b)",
        r"\1\2s ",
    ),
    (r"\b(chooses|must) (to )?either (?=\w)", r"\1 \2"),
    (
        r"(\bsearch [^,.]*? for )an? different ([^,.]*?(?:Drill|Setup|Ally|Event|card))\b",
        r"\1a \2 with a different title",
    ),
)
"""What is done to cards, and where they are."""

LATEST = (*_STAGES, *_FIGHT, *_TIMES, *_CARDS, *_OR_ELSE)
"""What is looked for, and what it means, in the order in which it is put right."""
