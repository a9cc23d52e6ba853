"""Attacks, their damage and their costs, in other words than the grammar's."""

from __future__ import annotations

import re

NTH = ("first", "second", "third", "fourth")


def _performed(found: re.Match[str]) -> str:
    if found[3].lower() != "performed":
        return ""
    return f" {'has' if found[1].lower() == 'first' else 'have'} been performed"


_THOSE = r"(Hero|Villain|Saiyan|Namekian|Android|Alien|Earthling|Majin)e?s"


def _against_those(found: re.Match[str]) -> str:
    """Against whom attacks do something, as what the other player's MP is."""
    whom = found[2] or found[5] or found[6]
    said = f"{found[1]} {found[3]}" if found[1] else found[4] or found[7]
    return f"while your opponent's MP is a {whom}, {said}"


def _stops_as_it_comes(found: re.Match[str]) -> str:
    kind = found[2]
    article = "an" if kind[:1].lower() in "aeiou" else "a"
    return (
        f"{found[1] or ''}the next time your opponent performs {article} {kind}"
        f"{found[3] or ' this combat'}, you may stop that attack"
    )


HITS_TWICE = re.compile(
    r"use (?:its|the) HIT effects?(?: of (?:it|that attack))? (?:twice|two times|a second time"
    r"|again)$",
    re.IGNORECASE,
)
"""What is no HIT effect itself, but says how often those of an attack are used."""
_NEXT = r"your next [^,.]*?attack(?: this (?:combat|turn))?"
_BECOMES = r"(?:successful|stopped|performed by [^,.]*)"


def _of_the_next(found: re.Match[str]) -> str:
    """What comes of one's next attack, as an effect that it has (ATK-1, EFF-4)."""
    so, then = found["so"] or found["is"], found["then"] or found["first"]
    when = "HIT: " if so == "successful" else f"If this attack is {so}, "
    if so == "successful" and HITS_TWICE.match(then):
        return f"{found['next'] or found['his']} uses its HIT effects twice"
    return f'{found["next"] or found["his"]} gains "{when}{then}."'


_THEN = r"(?=[,.]|$| (?:would|is|are|may|each|while|this (?:combat|turn))\b)"
"""What comes behind a card that is turned over as damage."""


def _who_performed(found: re.Match[str]) -> str:
    """An Ally who performed an attack: something is done only where one did."""
    does = (found["does"] or "").lower()
    return f"if that attack is performed by an Ally, {does}that Ally"


def _with_critical_damage(found: re.Match[str]) -> str:
    """What critical damage is used for, as what is done with it (ATK-13)."""
    ends = {"": "", "s": "s", "d": "d" if found[4].endswith("e") else "ed"}
    does = f"{found[4].lower()}{ends[found[2] or '']}"
    return f"{found[1]} {does}{found[5]} with critical damage{found[3] or ''}"


MEANT = (
    # Whether an attack to come is stopped, its player is asked as it comes.
    (
        r"^(if [^,]*, )?(?:this card (?:may|can) also|you may(?: also)?) stop "
        r"(?:your opponent's next|his next|the next) ((?:[\w-]+ )*?attack)"
        r"(?: (?:performed against you|he performs|your opponent performs))?"
        r"( (?:(?:during )?this|during) combat| this turn)?(?=\.?$)",
        _stops_as_it_comes,
    ),
    # What critical damage is used for is done with it (ATK-13).
    (
        r"\b(cannot|(?:when|whenever|if|after|time) (?:you|your opponent|he|a player)) use(s|d)? "
        r"(?:an? )?critical damage(?: effects?)?( from [^,.]*?attacks?)? to "
        r"(capture|discard|lower)( [^,.]*?\b(?:Dragon Balls?|Ally|Allies|anger)"
        r"(?: (?:you|your opponent|he) controls?)?)\b",
        _with_critical_damage,
    ),
    # What an attack did to several cards, it did to all of them.
    (
        r"(?<!of )(?<!among )\bthe ((?:[\w-]+ )*?cards) (destroyed|discarded|banished) "
        r"(?=(?:as damage )?(?:by|from) this attack\b)",
        r"all \1 \2 ",
    ),
    # Of one side's Allies it is said of them, and not of all attacks.
    (
        r"^(your|your opponent's) Allies cannot (?:take damage|be dealt damage) from attacks"
        r"(?= this |\.?$)",
        r"\1 Allies cannot have damage redirected to them",
    ),
    # Whether it is stopped isn't known as its text is used: that is waited for.
    (
        r"^(?:if|when|whenever|after) (?:this attack (?:was successful|(?:is|was) not stopped)"
        r"|your opponent (?:does|did) not stop this attack), ",
        "if this attack is successful, ",
    ),
    (r"^if this attack was stopped(?= by |,)", "if this attack is stopped"),
    # One attack of his is the one that was spoken of.
    (
        r"(?<=, )your opponent's (?:(?:physical|energy) )?attack (?=(?:deals|cannot|loses|is)\b)",
        "that attack ",
    ),
    # What has no HIT effects gives none, so that it needn't be asked.
    (
        r"\b(gains (?:the|all) HIT effects of the top card of [^,.]*?) if (?:it|that card) is an "
        r"attack(?: card)?(?=\.?$)",
        r"\1",
    ),
)
"""What would be read without this, too, but of other things."""

_GOES = (
    r"(?:(?P<does>banish|discard|destroy|return|shuffle|place)e?d)"
    r"(?P<where> (?:into|on|at|to|under) [^,.]*)?(?=\.?$)"
)


def _goes(found: re.Match[str]) -> str:
    """What is done with a card that goes somewhere."""
    where = re.sub(r"\btheir owners?'s? (\w+ ?\w+?)s?$", r"its owner's \1", found["where"] or "")
    return f"{found['does']} it{where}"


_TOUCHED = "(?:prevented|modified|redirected|increased|reduced)"

SAID = (
    # Whoever's first one it is, the time is said of all that is said of both.
    (
        r"^(?:the (first|second|third) ((?:[\w-]+ )*?attack) (?:each player performs|performed by "
        r"each player)|each player's (first|second|third) ((?:[\w-]+ )*?attack)) this "
        r"(combat|turn) ([^.]*?)(?=\.?$)",
        lambda found: (
            f"the {found[1] or found[3]} {found[2] or found[4]} each player performs each "
            f"{found[5]} {found[6]} this {found[5]}"
        ),
    ),
    (
        r"\b(attacks?\b[^,.]*? cannot [^,.]*?) n?or (?=deal (?:more|less) than\b)"
        r"|\b(attacks?\b[^,.]*? cannot be \w+ by [^,.]*?) n?or (?:be )?(?=(?:prevented|redirected"
        r"|modified|stopped|reduced)\b)",
        lambda found: f"{found[1]} and cannot " if found[1] else f"{found[2]} and cannot be ",
    ),
    (
        r"\b(your(?: opponent's)?) MP cannot perform ((?:[\w-]+ )?attacks) "
        r"(?:from|with|using|by using) (?:his|its|her) Power\b",
        r"\2 from the POWER of \1 MP cannot be performed",
    ),
    (
        r"\b(an? [^,.]*?|your (?:opponent's )?MP) (?:was|is) the (?:performing|attacking) "
        r"personality (?:of|in) (that|this) attack\b",
        r"\2 attack was performed by \1",
    ),
    (
        r"\b(attack (?:was|is) )(?:performed|played) (?:with|from) (?:a card from )?"
        r"(?:your opponent's|his|the|your) hand\b",
        r"\1performed from the hand",
    ),
    (
        rf"^use (?:when|after) (you|your opponent) plays? (your|his) ({'|'.join(NTH)}) "
        r"((?:[\w-]+ )*?attack)(?: card)? (?:this|each) combat(?=\.?$)",
        lambda found: (
            f"use when {found[1]} {'performs' if found[2].lower() == 'his' else 'perform'} "
            f"{found[2]} {found[3]} {found[4]} each combat"
        ),
    ),
    (
        r"\b(draws? (?:\w+) less cards?|draws? (?:\w+) fewer cards?) when (?:you declare combat"
        r"|combat is declared)(?=\.?$)",
        r"\1 when entering combat",
    ),
    (
        r"\b(?:an?|one or more|any|the) cards? (?:was|were) (?:banished|used) (?:for|as|with) "
        r"Endurance (?:during|against|for) this attack\b",
        "your opponent used Endurance during this attack",
    ),
    (r"\b(has|had|have) (an?|no) printed (?=HIT effects?\b)", r"\1 \2 "),
    (
        r"\buse (?:that attack's|that|those) HIT effects?(?: as (?:though|if) (?:you (?:had )?"
        r"performed (?:it|the attack|that attack)|it (?:was|were) (?:yours|your own)))?(?=[.,]|$)",
        "use its HIT effects",
    ),
    # One is told of who performs it, the other of what it comes from.
    (
        r"\b(if (?:that|the stopped|the) attack (?:was|is)) (performed by (?:an Ally|an MP"
        r"|your opponent's MP)) or (?:by |from )?(a (?:personality's )?POWER)\b",
        lambda found: f"{found[1]} {found[2]} or that attack was from a personality's POWER",
    ),
    (
        r"\b((?:this|that|your last) attack) (was|is) critical(?=[,.]|$)",
        lambda found: f"{found[1]} {'deals' if found[2] == 'is' else 'dealt'} critical damage",
    ),
    (
        r"\bcritical attack(s?)\b",
        lambda found: f"attack{found[1]} that would deal critical damage",
    ),
    (
        r"\bfor each card your opponent discards (?:from|by|due to) this attack\b",
        "for each card discarded by this attack",
    ),
    # What is more than others is done after one of them.
    (
        r"^((?:(?:if|while) [^,]*, )?)you may (?:perform|take) (?:an|1) additional "
        r"((?:[\w-]+ )*?(?:attack|action)) (?:each|per|every) (combat|turn)(?=\.?$)",
        lambda found: (
            f"{found[1]}once per {found[3]} when you perform an attack, you may "
            f"{'take' if found[2].endswith('action') else 'perform'} another {found[2]} after this "
            "action"
        ),
    ),
    (r"\b(cannot|may|can) perform (?=(?:a )?critical damage effects?\b)", r"\1 use "),
    (
        r"\b(attacks? that costs?) stages (?=(?:cost|deal|cannot|gain|can)s?\b)",
        r"\1 1 or more stages ",
    ),
    (
        r"^if (your|your opponent's|his) next action(?: this combat)? is (?:to|a) pass(?=,)",
        lambda found: (
            "the next time you pass in your next action"
            if found[1].lower() == "your"
            else "the next time your opponent passes in his next action"
        ),
    ),
    # Each of several attacks is said of them all.
    (r"^((?:this|that) attack) may (?=deal\b)", r"you may have \1 "),
    (r"^((?:[\w-]+ )*attack) \((?:costs?|costing) (\d+) [^)]*\)", r"\1 costing \2 stages"),
    (r"\b(prevent (?:\d+|X) (?:stages?|life cards?)) of its damage\b", r"\1 of damage from it"),
    # What comes of one's next attack is an effect that it has (ATK-1, EFF-4).
    (
        rf"^(?:if (?P<next>{_NEXT}) is (?P<so>{_BECOMES}|an? (?:[\w-]+ )+attack), (?!(?:it"
        rf"|that attack)\b)(?P<then>[^.]*)|(?P<first>[^,.]*?) if (?P<his>{_NEXT}) is (?P<is>"
        rf"{_BECOMES}))\.?$",
        _of_the_next,
    ),
    (
        r"\b(an? (?:[\w-]+ )?(?:physical|energy)) or (?:an? )?"
        r"([\w-]+ (?:physical|energy) attack)\b",
        r"\1 attack or a \2",
    ),
    (r"\b(?:it|that attack) was an Ally's attack\b", "that attack was performed by an Ally"),
    (
        r"^((?:(?!your\b)[\w-]+ )*?attacks) cost your opponent (\d+) (more|less) stages?\b",
        r"your opponent's \1 cost \2 \3 stages",
    ),
    (
        r"^([\w' -]*?)(?:attack|((?:energy|physical) combat)) cards(?= cost (?:[+-]\d|(?:\d+|an?) "
        r"(?:stages? )?(?:more|less|fewer|additional|extra)\b))",
        lambda found: f"{found[1]}{found[2] + ' ' if found[2] else ''}attacks",
    ),
    (
        rf"^(?:(your [^,.]*?attacks) against {_THOSE} ([^,.]*?)"
        rf"|(your [^,.]*?attacks [^,.]*?) against {_THOSE}"
        rf"|against {_THOSE}, (your [^,.]*?attacks [^,.]*?))(?=\.?$)",
        _against_those,
    ),
    (
        r"\b((?:your |this )?(?:[\w-]+ )*?(?:Allies(?: you control)?|Ally)) (?:can|may) "
        r"(make actions|use (?:its|their) Powers?) while "
        r"(your MP(?:'s power stage)? is [^,.]*?)(?=\.?$)",
        r"while \3, \1 may \2 regardless of your MP's power stage",
    ),
    (
        r"^((?:your |your opponent's |all )?(?:[\w-]+ )*?(?:Saiyans|Namekians|Androids|Heroes"
        r"|Villains|personalities))' ((?:[\w-]+ )*?attacks)\b",
        r"\2 performed by \1",
    ),
    (
        r"^(?:cannot(?= be stopped\.?$)|(?:remains|stays)(?= in play to be used\b)"
        r"|(?:deals|costs)(?= (?:[+-]\d|\d+ (?:more|less|additional) )))",
        lambda found: f"this attack {found[0].lower()}",
    ),
    (
        r"\b(first|second|third|next|last) ((?:[\w-]+ )*?attack) of (?:the |this )?combat\b",
        r"\1 \2 this combat",
    ),
    (
        r"\b(?:an?) ((?:[\w-]+ )*?attack) that (?:is not|isn't) (Styled|Named|Freestyle)(?=,|\.?$)",
        r"a non-\2 \1",
    ),
    (
        r"\b((?:may|can) (?:(?:make|take|perform) (?:actions|an attack|attacks)|act|attack)) "
        r"(this (?:combat|turn)|in your next action(?: this combat)?) "
        r"(regardless of your MP's (?:power )?stage)",
        r"\1 \3 \2",
    ),
    # What is said of attacks twice.
    (
        r"^this (?:attack|card|power) (?:can|may) only be (?:performed|used|played) by "
        r"(?!your |an )([A-Z][\w. ]*?)(?=\.?$)",
        r"\1 only",
    ),
    (
        r"\b(shuffle|banish|return|place|attach)(s? (?:that|the stopped) attack)(?: card)?"
        r"([^,.]*) instead of (?:discarding it|being discarded)\b",
        r"\1\2 card\3",
    ),
    (
        r"^(?:the attack card|the stopped card|(that attack card|the stopped attack card)) is "
        r"(shuffled|banished|returned|placed)"
        r"([^,.]*) instead of being discarded\b",
        lambda found: f"{found[1] or 'that attack card'} is {found[2]}{found[3]}",
    ),
    (
        r"^((?:[\w-]+ )?Allies(?: (?:with|named|at) [^,.]*?)?)(?<!^Allies) cannot "
        r"(?=(?:make|perform) actions\b)",
        r"all \1 cannot ",
    ),
    (r"\b(attacks?) that (?:is|are|was|were) (?=performed by\b)", r"\1 "),
    (r"\b(cannot (?:be played|play [^,.]*?) from) (?:the )?discard piles?\b", r"\1 a discard pile"),
    (r"\bto be considered (?=an? (?:physical|energy) attack\b)", "to become "),
    (
        r"\bthe (?:(?:stopped|blocked) attack"
        r"|attack (?:(?:that )?(?:was|it|this card|you(?: just)?) )?(?:stopped|blocked))\b",
        "that attack",
    ),
    (
        r"^(your opponent|he) must pay (\d+|an?|one) (?:additional |more |extra )?(stages?) to "
        r"perform (?:(his next )|an? |each |any )((?:\w+ )*attack)(?: he performs)?\b",
        lambda found: (
            f"your opponent's {'next ' if found[4] else ''}{found[5]}{'' if found[4] else 's'} "
            f"cost{'s' if found[4] else ''} +{found[2]} {found[3]} to perform"
        ),
    ),
    (
        r"^((?:you may )?)copy (?:your opponent's last attack|the last attack (?:your opponent|he) "
        r"(?:performed|used))(?: this combat)?",
        r"\1perform the last attack your opponent used this combat",
    ),
    (
        r"\b(?:your )?opponents? cannot prevent damage from this attack\b",
        "this attack cannot have its damage prevented",
    ),
    (r"(?:\bas|\bon|^for) (his|your) next action\b", r"in \1 next action"),
    (
        r"^(?=.*\bin your next action\b)((?:in your next action(?: this combat)?, )?you may "
        r"(?:perform|play) an? [^,.]*?(?:attack|card) (?:from|in) your "
        r"(?:discard pile|Banished Zone)(?: in your next action(?: this combat)?)?)(?=\.?$)",
        r"\1 as if it were in your hand",
    ),
    (
        r"\bcannot perform (?:a copy|copies) of (?=that (?:card|attack)|the \w+ attack)",
        "cannot perform attacks with the same title as ",
    ),
    (
        r"\bchange (?:the damage of this attack|this attack's damage) (?:to|into) (?:(life cards?)"
        r"|stages)(?: of damage)?(?=\.?$)",
        lambda found: (
            "have this attack deal "
            + ("its damage as life cards" if found[1] else "life card damage as stages of damage")
        ),
    ),
    (
        r"\b(?:you deal|dealing) damage with (?:an|a|one of your) ([^,.]*?attack)s?\b",
        r"one of your \1s deals damage",
    ),
    (
        r"\bthat (?:have been|were|are) (?:performed|played) from anywhere other than (?:your|the) "
        r"hand\b",
        "that were not played from your hand",
    ),
    (r"^this card (?:may not|cannot) be stopped\b", "this attack cannot be stopped"),
    (
        r"\ban opponent's ((?:\w+ )*attack) (?=(?:deals|costs|is|was)\b)",
        r"one of your opponent's \1s ",
    ),
    (
        rf"\bthis is (?:at least (?:the|your) (?P<n>{'|'.join(NTH)})|(?:the|your) "
        rf"(?P<nth>{'|'.join(NTH)}) or (?:later|subsequent)) (?P<attack>(?:\w+ )*attack)"
        r"(?: you(?: have)? performed)?(?= this combat)",
        lambda found: (
            f"you have performed {NTH.index((found['n'] or found['nth']).lower()) + 1} or more "
            f"{found['attack']}s"
        ),
    ),
    (
        r"^(?:your opponent|he) must attack with (that Ally|this Ally)\b",
        r"\1 must perform an attack",
    ),
    (r"\bmust attack(?=,? if | (?:this|in|until|for)\b|[.,]|$)", "must perform an attack"),
    (r"\b(must (?:perform|stop|block) [^,.]*?),? if (?:able|possible|he can)(?= |[.,]|$)", r"\1"),
    (
        r"(^|^this attack [^,.]*? )if (?:(?<!^if )it (?:is|was) )?(?=(?:not )?"
        r"(?:successful|stopped|performed)\b)",
        r"\1if this attack is ",
    ),
    (r"^(this attack [^,.]*?) while (?!attached\b)(?=[^,.]*\.?$)", r"\1 if "),
    (r"\bthe attack(?:er|ing player)'s (?=(?:next|other) )", "your opponent's "),
    (r"\bthe performing personality\b", "the attacking personality"),
    # Only of an Ally it is done where who attacks is called so.
    (
        r"(?P<does>(?:\byou may )?\b\w+ )?\bthe Ally "
        r"(?:(?:that|who) performed|(?<=Ally )performing) (?:it|(?:the|that|the stopped) attack)\b",
        _who_performed,
    ),
    (r"\bchoose a critical damage effect and use it\b", "use a critical damage effect"),
    (
        r"^(?:when|whenever|if) (?:a life card would be \w+|a card would be discarded) by "
        r"((?:this|that) attack),? (?:banish it instead|it is banished instead)",
        r"life card damage from \1 is banished",
    ),
    (
        r"^use (\d+) critical damage effects instead of (?:one|1)(?=\.?$)",
        r"if this attack deals critical damage, you may use \1 critical damage effects instead of "
        r"one",
    ),
    (
        r"^(?:during combat, )?(?:you|your MP) cannot (?:take|lose) more than "
        r"(\d+ (?:stages?|life cards?))(?: of damage)? from "
        r"(?:an?|each|any|one) ((?:\w+ )*?)attack\b",
        r"your opponent's \2attacks cannot deal more than \1 of damage",
    ),
    # To attack is to perform an attack.
    (r"\b(?:does critical damage|(?<=attack )is critical)\b", "deals critical damage"),
    # Which one of all that were performed it is, as it is performed.
    (
        rf"\b(?:it|this|that attack) (?:is|was) the ({'|'.join(NTH)}) ((?:[\w-]+ )*?attack) "
        r"(?:that )?(?:has been |was )?(performed|(?:your opponent|he) (?:has )?performed) "
        r"(this combat)\b",
        lambda found: (
            f"{'' if found[3].lower() == 'performed' else 'your opponent has performed '}exactly "
            f"{NTH.index(found[1].lower()) + 1} {found[2]}{'' if found[1] == 'first' else 's'}"
            f"{_performed(found)} {found[4]}"
        ),
    ),
    (
        r"^(?=.*\bsuccessful\b)(?:if (?:this attack is )?successful, )?this (?:card|attack) "
        r"(?:remains|stays) (in play to be used [^,.]*?)(?:,? if (?:this attack is )?successful)?"
        r"(?=\.?$)",
        r"if this attack is successful, it stays \1",
    ),
    # Of what damage is taken from is less, that is prevented.
    (
        r"\b(you|your opponent|he) (?:(dealt)(?: you| your opponent)?|took) no (?=(?:critical "
        r"|stage |life card )?damage\b)",
        lambda found: f"{found[1]} did not {'deal' if found[2] else 'take'} ",
    ),
    (
        r"\b((?:your opponent|he) (?:did not )?\w+(?: [^,.]*?)?)(?<! his)(?<! his the)(?: the)? "
        r"last action\b",
        r"\1 in his last action",
    ),
    (
        r"\b(must declare combat)(?: each turn| (?:on|during) each of (?:his|your) turns)?"
        r"(?:,? if (?:able|possible))?",
        r"\1",
    ),
    (
        r"^redirect (?:(?:the |all )?(?:stage )?damage (?:from|of) )?an? (physical|energy) attack "
        r"to (?=one of your(?: opponent's)? Allies\b)",
        r"if that attack is a \1 attack, that attack deals its stages of damage to ",
    ),
    (r"^treat (this|that) attack as (?=an? (?:physical|energy) attack\b)", r"\1 attack becomes "),
    (
        r"\bprevents? half (?:of )?(?:the )?damage(, rounded down,)? (?:from|of|dealt by) "
        r"([^,.]*?)(, rounded down)?(?:, rounded up)?(?=[.]|$)",
        lambda found: (
            "prevent half of the stages and half of the life cards of damage from "
            f"{found[2]}{', rounded down' if found[1] or found[3] else ''}"
        ),
    ),
    (
        r"^((?:all )?(?:of )?(?:your |your opponent's )?(?:[\w-]+ )*attacks) (this combat) "
        r"((?:that|with|without|performed by|costing) [^,.]*?)(?<! that)(?<! with)(?<! by) "
        r"(?=(?:deal|cost|cannot|gain|are|lose|may|stay) )",
        r"\1 \3 \2 ",
    ),
    (
        r"^(?:each of )?your (\w+ )?Allies deals? ([+-]\d+ (?:life cards?|stages?) of damage)"
        r" with (?:its|their) ((?:\w+ )?attacks)\b",
        r"your \3 performed by \1Allies deal \2",
    ),
    (
        r"(?:^(?:each of )?your (\w+ )?Allies|(?:^|(?<=, ))(this Ally|that Ally)) deals? "
        r"(?=[+-]\d+ (?:life cards?|stages?) of damage)",
        lambda found: (
            f"{found[2]}'s attacks deal "
            if found[2]
            else f"your attacks performed by {found[1] or ''}Allies deal "
        ),
    ),
    (r"\ban? ((?:\w+ )*attack) that (?:was|is) not stopped\b", r"a successful \1"),
    # What comes of the cards of attacks that are stopped, and of others as they are played.
    (
        rf"^the (first|second|third) ([^,.]*?) you (stop|play) each (combat|turn) is {_GOES}",
        lambda found: (
            f"the {found[1]} time you {found[3]} a {found[2]} each {found[4]}, {_goes(found)}"
        ),
    ),
    (
        r"^(?:(?:each|every|any|an?) |(?:all )?(?:the )?)((?:[\w-]+ )*?attack)s? (?:that )?you"
        rf" stop (?:is|are) {_GOES}",
        lambda found: f"whenever you stop a {found[1]}, {_goes(found)}",
    ),
    (
        r"\b(if) your opponent's attack (?=was (?:not )?(?:an? |performed by|Styled|Named))",
        r"\1 that attack ",
    ),
    (
        r"^if your (opponent's )?next action(?: this (?:combat|turn))? is an? "
        r"([^,]*attack(?: performed by that Ally)?), "
        r"(?P<it>(?:it|that attack) (?=\w))?",
        lambda found: (
            f"your {found[1] or ''}next {found[2]} in {'his' if found[1] else 'your'} next action "
            if found["it"]
            else f"the next time {'your opponent performs' if found[1] else 'you perform'} a "
            f"{found[2]} in {'his' if found[1] else 'your'} next action, "
        ),
    ),
    (
        r"\b(?:(?:the )?damage (?:from|of) (this|that) attack|(this|that) attack's damage) "
        r"discard(?:s|ed)\b",
        lambda found: f"{found[1] or found[2]} attack discards",
    ),
    (
        r"^if (the card you named) is (?:discarded|destroyed) by this attack(?:'s damage)?(?=,)",
        r"if \1 was discarded by this attack",
    ),
    (r"^if ([^,]*?) (?:is|are) discarded by this attack(?=,)", r"if this attack discards \1"),
    # What is turned over as damage, and what takes its place.
    (
        r"\b(?:discarded (?:(?:as|from) damage )?(?:from|by|of) (this|that) attack\b(?:'s damage)?"
        r"|destroyed (?:(?:as|by|from) damage (?:from|by|of) (this|that) attack\b"
        r"|(?:from|by|of) (this|that) attack's damage\b))",
        lambda found: f"discarded by {found[1] or found[2] or found[3]} attack",
    ),
    (r"\b(Endurance(?: (?:is|was) used)?) during (?=(?:this|that) attack\b)", r"\1 on "),
    (
        r"\b((?:you|your(?! opponent)|this|its?) [^.]*?)\b(?:as|from|by) damage(?: from an attack)?"
        rf"{_THEN}",
        r"\1as you take damage",
    ),
    (
        rf"\b(?:as|from|by) damage(?: from an attack)?{_THEN}",
        "as a player takes damage",
    ),
    (
        r"^(?:if|when|whenever) this card (?:is|would be) discarded (as you take damage|from your "
        r"Life Deck), ((?:you may )?[^,]*?),? and discard (?:another|the next) card"
        r"(?: (?:in its place|instead(?: of it)?))?(?=\.?$)",
        r"If this card would be discarded \1, \2 instead",
    ),
    # No attack costs less than nothing (ATK-2).
    (r"\bAT ?x ?2 (?=stages?\b|life\b)", "double AT "),
    (r"\b(use Endurance) this attack\b", r"\1 against this attack"),
    (
        r"\byour opponent loses (\d+ (?:or more )?stages?) from this attack\b",
        r"this attack deals \1 of damage",
    ),
    (
        r"\b(cannot use )?(?:(?:any )?cards with )?((?(1)Endurance|Endurance cannot be used)) to "
        r"prevent (?:the |any )?damage (?:from|of) ",
        r"\1\2 against ",
    ),
    (
        r"\bperform the same attack(?: again)?\b",
        "perform that attack",
    ),
)
"""What is looked for, and what it means, in the order in which it is put right."""
