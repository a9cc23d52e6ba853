"""How attacks are stopped, against which a card is used, and what is paid for them."""

from __future__ import annotations

import re

_STAGES_PAID = {None: "1", "no": "0"}


def _used_to_stop(found: re.Match[str]) -> str:
    """What becomes of the cards that stop one's attacks, as what is waited for (EFF-2)."""
    when = "the first time" if found["first"] else "whenever"
    by = f"a {found['kind']}card" if found["kind"] else "a card"
    which = "this attack" if found["at"] == "this attack" else f"one of {found['at']}s"
    return f"{when} {which} is stopped by {by}{found['time'] or ''}, banish that card"


def _stopped_with(found: re.Match[str]) -> str:
    """Who uses a card to stop an attack, as who stops it with that card (ATK-4)."""
    when, who, tense, card, attack = found.groups()
    if attack == "this attack":
        return f"{when}this attack is stopped by {card}"
    return f"{when}{who} stop{dict(s='s', d='ped').get(tense, '')} {attack} with {card}"


_NAME = (
    r"((?-i:(?!Allies\b|Ally\b|MPs?\b|Hero(?:es)?\b|Villains?\b|Saiyans?\b|Namekians?\b|Androids?\b"
    r"(?! \d)|Aliens?\b|Earthlings?\b|Majins?\b|Styled\b|Named\b|Freestyle\b"
    r"|(?:POWER|Power|Drill|Setup|Event|Card)s?\b|Masteries\b|Mastery\b)[A-Z][\w.]*"
    r"(?: [A-Z\d][\w.]*)*))"
)
_SOMEBODY = r"((?:an?|one of your|your|any) [^,.]*?)"
_TOLD = (
    r"(?:if|when|whenever) (this attack|one of (?:your|your opponent's) [^,.]*?attacks"
    r"|an? (?:[\w-]+ )*?attack) (?:is|was) "
)
_SUCH_ATTACK = r"an? (?:[\w-]+ )*?attack|one of your opponent's (?:[\w-]+ )*?attacks"
_IT = r"(?:it|this attack|that attack)"
_PREVENTED = r"(?:is |was )?prevented(?=,| this )"
_USED = r"(?:that )?(?:(?:your opponent|he) uses|used) to (?:stop|block) (?:one of )?"
_AT = r"(?P<at>your [^.]*?attack|this attack)s?(?P<time> (?:this|each) (?:combat|turn))?"
_KIND = r"(?P<first>first )?(?P<kind>(?:[\w\[\]-]+ )*?)cards? "
_AN_ATTACK_OF = (
    r"(?P<at>one of (?:your|his|your opponent's) [^,.]*?attacks?|an? [^,.]*?attack"
    r"(?: performed by [^,.]*?)?|this attack|that attack|(?:your|his) [^,.]*?attack)"
)
_NEXT_ONE = (
    r"(?:the|your opponent's) next (?:[\w-]+ )*?attacks?(?: (?:your opponent|he) performs?"
    r"| performed by your opponent)?(?: this combat)?(?=\.?$)"
)

_MANY = {"once": "1", "twice": "2"}

MEANT = (
    # The card that stopped an attack is what is spoken of then: its own is this one.
    (
        r"^if this attack is (?:stopped|blocked), (?P<does>(?:you may |your opponent )?(?!perform"
        r"|use)\w+ (?=that card\b)|[^.]*?\bcop(?:y|ies) of )(?:that card|the (?:card )?(?:that|used"
        r" to|which) (?:stop|block)(?:s|ped|ed)? (?:it|this attack))\b",
        r"if this attack is stopped by a card, \g<does>that card",
    ),
)
"""What would be read without this, too, but as something else."""

SAID = (
    (
        r"\bif (your|your opponent's|his) last action(?: this combat)? was an? (?:successful "
        r"((?:[\w-]+ )*?attack)|((?:[\w-]+ )*?attack) that was successful)(?=,|\.?$)",
        lambda found: (
            f"if {'you' if found[1].lower() == 'your' else 'your opponent'} performed a "
            f"successful {found[2] or found[3]} in "
            f"{'your' if found[1].lower() == 'your' else 'his'} last action"
        ),
    ),
    (r"^if (?:you|this card) prevents? all (?:of )?the damage(?=,)", "if all damage was prevented"),
    (
        r"\bthis card (?:also )?stops (?=(?:your opponent's|his|the) next\b)",
        "stop ",
    ),
    # Who stops them is always the same player.
    (
        r"^(?:your attacks cannot be stopped|your opponent cannot stop your attacks) more than "
        r"(once|twice|\d+ times) (each|per|every|during each|this) (combat|turn)(?=\.?$)",
        lambda found: (
            f"your opponent cannot stop more than {_MANY.get(found[1].lower(), found[1][:-6])} "
            f"attack{'' if found[1].lower() == 'once' else 's'} {found[2]} {found[3]}"
        ),
    ),
    (r"^(if you do, (?:that|this) attack) is not stopped(?=\.?$)", r"\1 is no longer stopped"),
    # Who tries to stop an attack uses a card against it (ATK-3).
    (
        r"\b(if (?:your opponent|he) (?:did not |does not |has not )?)(?:attempt|try|tri)(ed|s)? "
        r"to (?:stop|block|defend against) this attack\b",
        lambda found: (
            f"{found[1]}use{'d' if found[2] else ''} a [defense] card against this attack"
        ),
    ),
    (
        r"\b(no|an?|another) defense(?=,| (?:was|is|has|against|during)\b)",
        lambda found: f"{'a' if found[1].lower() == 'an' else found[1]} [defense] card",
    ),
    # What is used to stop an attack stops it.
    (
        r"^(?:if|when) (?:(?:this (?:card|power) (?:was|is) |you )?used (?:this card )?"
        r"(?:against|to stop|to block)|this (?:card |power )?stop(?:s|ped)) "
        r"(an? (?:[\w-]+ )*?attack)(?= (?:performed by|that|costing|with) |,)",
        r"if this card stopped \1",
    ),
    (
        r"^if the card that (?:stops|stopped) this attack (?:is|was) (an? [^,.]*), ([^,.]*?) it\b",
        r"if this attack is stopped by \1, \2 that card",
    ),
    (
        r"\bthe card (?:(?:he|you|your opponent) )?used to stop (it|this attack)\b",
        r"the card that stopped \1",
    ),
    (
        r"\b((?:if|when|whenever|after|unless|time) (?:[^,.]*? )?)(you|your opponent|he) "
        r"(?:has |have )?use(s|d)? (an? (?:[\w\[\]-]+ )*(?:card|Event|Ally|Power|effect)"
        rf"(?: from (?:your|his|the) hand)?) to (?:stop|block) {_AN_ATTACK_OF}"
        r"(?=,|\.?$| this | each )",
        _stopped_with,
    ),
    (
        rf"^(?:banish )?(?:(?:all|any|each|the|every) )?(?:of the )?{_KIND}{_USED}{_AT}"
        r"(?: (?:is|are) banished)?(?: after use)?(?=\.?$)",
        _used_to_stop,
    ),
    (
        r"\b(for each) (?:card (?:that )?(?:your opponent|he) (?:has )?used to (?:stop|block) "
        r"(?:one of )?your|of your) ((?:[\w-]+ )*?attack)s "
        r"(?:(?:that )?(?:your opponent|he) (?:has )?stopped "
        r"|(?:that (?:was|were|has been|have been) )?stopped )?(?=this (?:combat|turn)\b)",
        r"\1 time one of your \2s was stopped ",
    ),
    (
        r"\b(?P<who>your opponent|he) cannot stop (?P<at>your [^,.]*?attacks?) "
        r"(?P<time>this (?:combat|turn)) with (?P<by>[^,.]*)",
        lambda found: (
            f"{found['at']} {found['time']} cannot be stopped by {found['by']}"
            if " next " in found["at"]
            else f"{found['who']} cannot stop {found['at']} with {found['by']} {found['time']}"
        ),
    ),
    # Who stops attacks stops those of the other player.
    (
        r"\b(stopped \d+(?: or \w+)?) of (?:your|your opponent's|his) ((?:[\w-]+ )*attacks)\b",
        r"\1 \2",
    ),
    (
        r"\b(?:(\d+(?: or \w+)?)|(none)) of your ((?:[\w-]+ )*attack)s "
        r"(?:was|were|has been|have been) (?:stopped|(successful))\b",
        lambda found: (
            f"you have performed {found[1] or 'no'} successful {found[3]}s"
            if found[4]
            else f"your opponent has stopped {found[1]} {found[3]}s"
            if found[1]
            else f"your opponent has not stopped a {found[3]}"
        ),
    ),
    # Who performs attacks may be said by a name (DCK-6).
    (
        rf"\b(?<!be )performed by {_NAME}(?=[,.]|$| (?:deal|cost|cannot|can|gain|are|is)\b)",
        r'performed by a personality named "\1"',
    ),
    (
        rf"^if {_NAME} (?:performs|performed) this attack\b",
        r'if this attack is performed by a personality named "\1"',
    ),
    # Of several things that are said, the last is so much for each.
    (
        r"^((?:if [^,.]*, )?(?:this|that|your|your opponent's) "
        r"[^,.]*?attacks?(?: this (?:combat|turn))?) (deals? [^,.]*? for (?:each|every) "
        r"[^,.]*?) and ((?:cannot|can only) be (?:stopped|prevented)[^,.]*)",
        r"\1 \3 and \2",
    ),
    # What is prevented of an attack is all that it deals (ATK-7).
    (
        rf"^{_TOLD}stopped or (?:(?:(?:has )?all (?:of )?(?:its|the) damage )?{_PREVENTED}"
        rf"|(?:{_IT} )?(?:deals|dealt) no damage(?=,)"
        rf"|your opponent (?:takes|took) no damage(?: from {_IT})?(?=,))",
        r"whenever \1 is stopped or \1 deals no damage",
    ),
    (
        rf"^{_TOLD}stopped or (?:(?:has )?(?:any )?(?:of )?(?:its |this attack's )?damage "
        rf"(?:from {_IT} )?{_PREVENTED}"
        rf"|(?:your opponent )?prevents (?:any )?(?:of its )?damage(?: from {_IT})?(?=,))",
        r"whenever \1 is stopped or any damage from \1 is prevented",
    ),
    (
        r"\b(you|your opponent|he) (stop|prevent)(s)? or (?:stop|prevent)s? (?:all damage from )?"
        r"(an? [^,.]*?attack|one of your [^,.]*?attacks)(?=,| this )",
        r"\1 stop\3 \4 or \1 take\3 no damage from \4",
    ),
    (
        r"^((?:use )?(?:if|when|whenever)) (?:all (?:of )?(?:the |its )?"
        r"|the )damage from (this attack"
        r"|(?:one of )?your [^,.]*?attacks?) (?:is |was )?prevented(?=,| this |\.?$)",
        r"\1 \2 deals no damage",
    ),
    (
        rf"^((?:use )?(?:if|when|whenever)) (?:all (?:of )?(?:the )?damage from ({_SUCH_ATTACK}) "
        rf"is |({_SUCH_ATTACK}) has all (?:of )?its damage |all (?:of )?({_SUCH_ATTACK})'s damage "
        r"is )prevented(?=,| this |\.?$)",
        lambda found: f"{found[1]} {found[2] or found[3] or found[4]} deals no damage",
    ),
    (
        r"\bas many (stages|life cards|cards) as (?:were|was) "
        r"(?=prevented|paid|lost|gained|discarded|destroyed|banished|revealed)",
        r"\1 equal to the number of \1 ",
    ),
    # What isn't done with success isn't done.
    (
        r"\bsuccessfully (perform(?:s|ed|ing)?) (?:(\d+(?: or \w+)?)|an?) ",
        lambda found: f"{found[1]} {found[2] or 'a'} successful ",
    ),
    (r"\bsuccessfully (?!perform)(?=\w)", ""),
    (
        r"\byour MP (?:may|can) (perform an(?:other| additional| extra)? attack)"
        r"(?=(?: this combat| immediately| now| right away| (?:immediately )?after this"
        r"| before your|,| if |\.?$))",
        r"you may \1",
    ),
    (
        r"\b(gains?|loses?) (?:the|all(?: of)?(?: the)?|a number of) (?:number of )?"
        r"(stages (?:[\w' ]+ )?paid (?:for|to perform) (?:this|that|the stopped) attack)\b",
        r"\1 stages equal to the \2",
    ),
    (
        r"^if (?:you|your opponent|he) (?:did not pay (?:(?:any|the) )?stages (?:for|to perform) "
        r"(this|that|the|the stopped) attack\b|did not pay (this|that) attack's (?:stage )?cost\b)",
        lambda found: f"if no stages were paid for {found[1] or found[2]} attack",
    ),
    (
        r"^if (?:(?:you|your opponent|he) paid (?:(\d+|no)( or \w+)? )?stages?|(no )?stages were "
        r"paid) (?:for|to perform) (this|that|the|the stopped) attack\b",
        lambda found: (
            f"if the number of stages paid for {'this' if found[4] == 'this' else 'that'} attack "
            "is "
            f"{_STAGES_PAID.get(found[1] or (found[3] or '').strip() or None, found[1])}"
            f"{found[2] or ('' if found[1] or found[3] else ' or more')}"
        ),
    ),
    # How many answer an attack, they may answer each one (ATK-3).
    (
        r"(\[defense\] (?:cards?|effects?|Powers?)) against (?:an?|any) "
        r"(?=(?:[\w-]+ )*attack(?: this (?:combat|turn))?\.?$)",
        r"\1 against each ",
    ),
    # Who else may perform an attack is chosen as it is performed (COM-6).
    (
        rf"^(?:(?:you (?:may|can) )?(?:choose|have|use|select|allow|let) {_SOMEBODY} "
        rf"(?:to )?perform this attack|this attack (?:may|can) be performed by {_SOMEBODY})"
        r"( regardless of your MP's (?:power )?stage)?(?=\.?$)",
        lambda found: f"{found[1] or found[2]} may perform this attack{found[3] or ''}",
    ),
    (
        r"^(you (?:may|can) )?(?:choose|have) ((?:an?|one of your|your) (?:[\w-]+ )*?"
        r"(?:Ally|Allies|MP)(?: you control)?) (?:to )?perform "
        r"((?:an?|another|an additional|an extra) (?:[\w-]+ )*attack)"
        r"(?= dealing| costing| that deals| after| before| this| immediately| right|\.?$)",
        lambda found: f"{found[2]} {'may perform' if found[1] else 'performs'} {found[3]}",
    ),
    (
        r"\b(attacks?(?: this (?:combat|turn))?(?! costs? your )|your opponent's (?:[\w-]+ )*?"
        r"attacks?|attacks? performed against you) (costs?) "
        r"(?:him|you|them|your opponent) (?:(?:an )?(?:(?:additional|extra) )?(\d+) "
        r"(?:(?:additional|more|extra) )?(stages?)|an (?:additional|extra) stage\b)",
        lambda found: f"{found[1]} {found[2]} +{found[3] or 1} {found[4] or 'stage'}",
    ),
    (
        r"\b(dealt|deals|would deal|takes?|took) (stages|life cards) of damage equal to or "
        r"(greater|less|higher|lower) than (\d+)",
        lambda found: (
            f"{found[1]} {found[4]} or {'more' if found[3][0] in 'gh' else 'less'} {found[2]} "
            "of damage"
        ),
    ),
    (
        r"(\bstops? (?:an?|any|all|every) [^,.]*?attacks?) (?:performed |made )?against you"
        r"(?:r MP)?(?=[,.]|$)|\bperformed against your (?:(opponent)'s )?MP\b",
        lambda found: found[1] or f"performed against {'your opponent' if found[2] else 'you'}",
    ),
    (
        r"\bcannot (?:play|use) n?or (?:play|use) (\[defense\] cards) (?=against )",
        r"cannot use \1 ",
    ),
    # What is done against two attacks, with the verb said once.
    (
        r"\b((?P<verb>prevent (?:all|any|\d+)\b[^,.]*? from|stop)s? an? [^,.]*?attack) and "
        rf"(?:from )?(?={_NEXT_ONE})",
        r"\1 and \g<verb> ",
    ),
    # What becomes of an attack that was stopped.
    (
        r"^if you stopped an attack card, place (?:it|that card|that attack|the stopped attack) "
        r"((?:on|at) [^,.]*?)(?: after use)?(?: instead of [^,.]*)?(?=\.?$)",
        r"that attack is placed \1 after use",
    ),
)
"""What is looked for, and what it means, in the order in which it is put right."""
