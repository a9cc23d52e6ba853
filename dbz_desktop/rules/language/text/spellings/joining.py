"""How sentences are joined: prices, conditions, what goes on from what and what is done instead."""

from __future__ import annotations

import re

from dbz_desktop.rules.language.text.spellings.row import Rows
from dbz_desktop.wording import paradigm

_DONE = (
    "draw",
    "raise",
    "lower",
    "destroy",
    "banish",
    "discard",
    "gain",
    "Rejuvenate",
    "place",
    "play",
    "return",
    "capture",
)

_PAID = ("pay", "lose", "reveal", "shuffle", "discard", "search", "advance", "end", "attach")
_DONE_OR_PAID = tuple(verb.removesuffix("e") + "e?" * verb.endswith("e") for verb in _DONE + _PAID)

_BESIDES = (
    r"(?:also(?: choose to(?= \w))?(?! use your\b)|as well|in addition(?! to\b)|additionally"
    r"|too(?=[.,]|$))"
)
_AT_ONCE = r"(?:immediately|afterwards?)"

DONE = {
    "destroy": "destroyed",
    "banish": "banished",
    "discard": "discarded",
    "reveal": "revealed",
    "draw": "drawn",
}
"""What is done to cards, and what they are then."""

_LEVELS = {"advanc": "advance a level", "lower": "lower a level"}

_VERBS = "|".join(DONE)

_DONE_BY = {
    forms["third"]: forms["participle"]
    for forms in map(paradigm, ("raise", "lower", "destroy", "banish", "discard", "capture"))
}
_IT_ALL = (
    r"(?:this|it|that)(?: (?:card|Drill|Setup|Ally|Dragon Ball))?(?: from being \w+ed)?(?=[.,]|$)"
)
"""What is prevented, as it is spoken of."""
_WHO = {"him": "your opponent", "it": "that card"}
_NONE_DONE = {
    forms[form]: forms["participle"]
    for forms in map(paradigm, ("discard", "destroy", "banish", "reveal", "draw", "capture"))
    for form in ("base", "third")
}
_BEFALLS = {
    paradigm(verb)["participle"]: verb
    for verb in ("banish", "destroy", "discard", "place", "return", "shuffle")
}


def _begun(words: str, within: bool) -> str:
    """Words as they stand within a sentence, or at the beginning of one."""
    return f"{words[0].lower()}{words[1:]}" if within else words


_TAKES_AWAY = re.compile(r"\b(?:captur|destroy|banish|discard|return|shuffl)e?")
"""What one has no longer, once it is done."""


def _prevented(found: re.Match[str]) -> str:
    """What is done to prevent something, as what is done instead of it (EFF-3)."""
    would = found["would"] or (
        f"{found['what']} would be {found['done']}{found['how']}"
        if found["what"]
        else f"{found['who']} would {found['does']} {found['it']}"
    )
    if found["keep"] and _TAKES_AWAY.search(would) is None:
        return found[0]
    return f"{found['time'] or ''}whenever {would}, {found['may']} instead"


_ACTS = (
    r"(?:raise|lower|gain|lose|draw|discard|destroy|banish|Rejuvenate|shuffle|return|place|put|deal"
    r"|prevent|reveal|advance)"
)


def _that_many(found: re.Match[str]) -> str:
    """One for each that something would have been done to, as so many of them."""
    if found["stages"]:
        return f"{found['stages']} that many stages"
    if found["one"]:
        return f"{found['one']} that many cards{found['hand'] or ''}"
    return f"{found['does']} that many cards from the {found['end']} {found['of']}"


def _would_instead(found: re.Match[str]) -> str:
    """What effects do in the place of what they would do, as what is done whenever they would."""
    case = f"while {found['case']}, " if found["case"] else ""
    would, does = (
        re.sub(r"\bby (\d+)(?: levels?)?$", r"\1 levels", found[part]) for part in ("would", "does")
    )
    if (anger := re.match(r"(?:raise|lower) ([^,.]*?anger)\b", would)) is not None:
        does = re.sub(r"^(raise|lower) it\b", rf"\1 {anger[1]}", does)
    return f"{case}whenever one of your {found['such']}effects would {would}, {does} instead"


_SO_LONG = r"(?:(?:while|if) [^,]*, )?"
_OF_CARDS = (
    r"(?:that|this) (?:Drill|Ally|Setup|card|personality)"
    r"|your (?:opponent's )?(?:MP|(?:[\w-]+ )?(?:Drills|Allies|Setups|cards|Dragon Balls))"
)
_ONE = r"your(?: opponent's)? MP|(?:this|that) (?:Ally|personality)"

_ELSEWHERE = (
    r"instead of (?:(?:(?:at|on|from) )?(?:the )?(?:top|bottom)(?: of (?:your|his|your opponent's"
    r"|its owner's) Life Deck)?|(?:in|into|to) (?:your|his|your opponent's|its owner's) "
    r"(?:hand|discard pile))(?=\.?$)"
)
"""Where it would be done otherwise, behind where it is done."""

SAID: Rows = (
    # What he does or his MP undergoes is his to choose.
    (
        r"^((?:your opponent|he) (?:discards|destroys|banishes|lowers|reveals|shuffles|returns)\b"
        r"[^,.]*?),? or (?=(?:his|your opponent's) MP (?:loses|pays)\b)",
        r"your opponent chooses: \1 or ",
    ),
    # Where something is done says where it isn't.
    (
        r"^((?:when|whenever|if|the (?:first|next) time|once per)\b[^.]*, [^.]*"
        rf"\b(?:top|bottom|hand|pile)\b[^.,]*) {_ELSEWHERE}",
        r"\1 instead",
    ),
    (rf"\b((?:top|bottom)\b[^.,]*) {_ELSEWHERE}", r"\1"),
    (r"\b(with this (?:attack|card))'s immediate effects?\b", r"\1"),
    (
        rf"^your (?P<such>(?:[\w-]+ )*?)effects (?:that|which) would (?P<would>{_ACTS}\b [^,.]*?) "
        rf"(?:instead )?(?P<does>{_ACTS}\b [^,.]*?)(?: instead)(?:,? but only if (?P<case>[^,.]*))?"
        r"(?=\.?$)",
        _would_instead,
    ),
    # In which case alone, is asked before.
    (
        r"^((?:whenever|when|after|each time|at the)\b(?![^.]*\binstead\b)[^,.]*), ([^.]*?),? but "
        r"only if ([^,.]*)(?=\.?$)",
        r"\1, if \3, \2",
    ),
    (
        r"^(?!if\b|unless\b|whenever\b|when\b|after\b|each\b|at\b|use\b|\()([^.]*?),? but only if "
        r"([^,.]*)(?=\.?$)",
        r"if \2, \1",
    ),
    # What else is not done, by whomever.
    (
        r"\b((?:cannot|may not) [^,.]*?),? nor (?:can|may) (you|he|your opponent(?:'s \w+)?"
        r"|your \w+|this Ally) (?=\w)",
        r"\1 and \2 cannot ",
    ),
    # For each one that isn't drawn after all: so many.
    (
        r"\b(?:(?P<does>\w+) the (?P<end>top|bottom) card (?P<of>of (?:your|his|your opponent's) "
        r"Life Deck)|(?P<one>draws?|discards?) a card(?P<hand> from (?:your|his) hand)?"
        r"|(?P<stages>gains?|loses?) (?:1|a) stage) for each card (?:that would have been"
        r"|(?:that )?(?:you|he|your opponent) would have) \w+(?= instead\b|\.?$)",
        _that_many,
    ),
    # What cannot be done to a card, and what it is considered, is said of it twice.
    (
        rf"^({_SO_LONG}({_OF_CARDS}) (?:cannot [^,.\"]*? and (?=(?:is|are) considered )"
        r"|(?:is|are) considered [^,.\"]*? and (?=cannot )))",
        r"\1\2 ",
    ),
    # What one is besides is said of him again.
    (
        rf"\b((?:if|while|unless) ({_ONE}) (?:is|has) "
        r"(?:(?! (?:and|is|are|has|have) | or (?!more|less|higher|lower|fewer))[^,])*? and) "
        r"(?=(?:is|has) )",
        r"\1 \2 ",
    ),
    (
        rf"\b((?:if|while|unless) ({_ONE}) is (?:an? )?(?-i:[A-Z][\w.]*(?: [A-Z\d][\w.]*)*)) "
        r"(?:at|on|of) (?=level \w)",
        r"\1 and \2 is ",
    ),
    # Who doesn't lose lets the other one not win.
    (
        r"\b(?:(?:you|your opponent|players|both players) cannot|neither player can) "
        r"(?:win(?: the game)?,? n?or lose|lose(?: the game)?,? n?or win) (?=the game\b)",
        "players cannot win ",
    ),
    (r"\b((?:chooses|must choose|may choose) to [^,.]*? or) to (?=\w)", r"\1 "),
    # What came of this text came this way.
    (
        r"\b((?:rais|lower|banish|destroy|discard|gain|Rejuvenat|reveal|draw)(?:ed|n)) "
        r"(?:with|using) this (?:card|effect|Power)(?=[.,]|$| (?:is|was|were|are)\b)",
        r"\1 this way",
    ),
    (r"\bis then (?=an? |\d|Styled\b|non-)", "is "),
    (
        r"\bthe cards? (discarded|destroyed|banished|revealed|drawn|returned)(?= (?:is|was) )",
        r"the \1 card",
    ),
    (
        r"\bthe card (?:that )?(?:you|he|your opponent) (discarded|destroyed|banished|revealed|drew"
        r"|returned) this way\b",
        lambda found: f"the {'drawn' if found[1].lower() == 'drew' else found[1].lower()} card",
    ),
    # What one may do instead is done before the other thing is.
    (
        r"^((?:when|whenever|each time) you) (?=(?:Rejuvenate|draw|discard|destroy|banish|raise"
        r"|lower|gain|lose|advance|place|play|search)\b[^,]*, you may instead\b)",
        r"\1 would ",
    ),
    # What is done besides that takes the place of a deed is a part of it; of a card's own move it
    # comes of that.
    (
        r"^((?:if|when|whenever) this (?:card|Drill|Setup|Ally|Event) [^,]*, (?:you may )?[^,.]*?"
        r" instead),? and (?:then )?(?=\w)",
        r"\1 to ",
    ),
    (
        r"^((?:if|when|whenever) [^,]* would [^,]*, (?:you may )?[^,.]*?) instead,? and (?:then )?"
        r"([^,.]+?)(?=\.?$)",
        r"\1 and \2 instead",
    ),
    # What somebody is forced to do an effect causes him to do.
    (
        r"\bwould (?:be forced to|have to) (?=(?:discard|destroy|banish|lose|lower|reveal)\b)",
        "would ",
    ),
    (
        r"\b(?:choose|do|perform|use|pick|resolve) (?:any )?(one|two|1|2)"
        r"(?: (?:effects?|options?|abilit(?:y|ies)))?"
        r"(?: (?:of|from|among) (?:the following|these)(?: effects?| options?| actions?)?)?(?= ?:)",
        lambda found: f"choose {'two' if found[1].lower() in ('two', '2') else 'one'}",
    ),
    (
        r"(^|, )((?:your|that|its|each) (?:opponent(?:'s MP)?|MP|Ally|personality|player|Drill|"
        r"Setup|card|controller|owner)|he|it|they|(?:all|those|your|his|your opponent's|(?:all )?"
        r"copies of that) (?:[\w-]+ )?(?:Drills?|Setups?|cards?|Allies|Ally|personalities))"
        r" (?=(?:gains?|loses?|discards?|draws?|raises?|lowers?|"
        r"destroys?|banishes|reveals?)\b)([^.,\"]*?) and (?=cannot\b)",
        r"\1\2 \3 and \2 ",
    ),
    # What somebody does or does otherwise with the same thing.
    (
        r"^(whenever|when|after|use when|use after) (you|your opponent|he|a player|your"
        r"(?: opponent's)? MP) (looks? at|gains?|loses?|reveals?) or (looks? at|gains?|loses?"
        r"|reveals?|search(?:es)?) ([^,]*?)(?=,|\.?$)",
        r"\1 \2 \3 \5 or \2 \4 \5",
    ),
    # What one cannot do one doesn't: how much of it, or to what, is asked afterwards.
    (
        r"^if (you|he|they|your opponent) (?:cannot|could not|(?:is|are|was|were) unable to) "
        r"(?!do\b|pay\b)(?=\w)",
        r"if \1 did not ",
    ),
    (
        r"\b((?:draw|discard|raise|lower|gain|banish|destroy|reveal|return|Rejuvenate|choose|search"
        r"|look at|place|play|shuffle|take control)(?:e?s)? [^,.]*?)(?<! and),? then (?="
        r"(?:place|put|discard"
        r"|shuffle|draw|banish|destroy|gain|raise|lower|return|Rejuvenate|play|attach|reveal)"
        r"(?:e?s)?\b)",
        r"\1 and ",
    ),
    # Each of what the deed before was done to.
    (
        rf"\b(({_VERBS})(?:e?s)? (?:(?!\b(?:{_VERBS})(?:e?s)?\b)[^,.])*?(?:,? and |, )"
        r"(?:(?! and )[^,.])*?) for each(?: one| of (?:them|those|those cards))?(?=\.?$)",
        lambda found: f"{found[1]} for each card {DONE[found[2].lower()]} this way",
    ),
    # What is asked at a moment is said after the moment: "this turn" isn't over before.
    (
        r"^if ([^,]* (?:does|do|did|has|have) not [^,]* this (?:turn|combat)),? "
        r"then (at the (?:start|end) of [^,]*), ",
        r"\2, if \1, ",
    ),
    # Words that add nothing: sentences come one after another, and what must be done is done where
    # it can be.
    (rf"(^|, |; | and )(?:then|{_BESIDES}|{_AT_ONCE}),? (\w)", r"\1\2"),
    (r"\b((?:you|he|opponent|players?|it)(?: may| must)?) (?:then|first) (?=\w)", r"\1 "),
    (rf" (?:{_BESIDES}|{_AT_ONCE})(?! as\b)(?= \w|[,.]|$)", ""),
    (r"(?<!\bis )(?<!\bbe )\bboth (?=an? [\w -]+ and an? )", ""),
    (r"\b(an?) ([\w-]+) and (an?) ([\w-]+) (attack|card)\b", r"\1 \2 \5 and \3 \4 \5"),
    (r"^(if [^,]*?) then (?=\w)", r"\1, "),
    (
        r"(^|, )if (?:able|possible), (\w)|,? if (?:able|possible|(?:he|you|they) can)(?=[,.]|$)",
        lambda found: f"{found[1] or ''}{found[2] or ''}",
    ),
    # What lies in two places is one thing or the other.
    (
        r"^((?:you may )?)(destroy|banish|discard) (an? [^,.]*?|one of [^,.]*?) or "
        r"(one of (?:your|his) [^,.]*?|an? [\w ]*? attached to [^,.]*?)(?=\.?$)",
        r"\1\2 \3 or \2 \4",
    ),
    (
        r"\b(you may (?:pay|discard|banish|destroy|lower|raise|lose)[^,.]*?) for (that|this) "
        r"attack to (?=(?:deal|cost|gain)\b)",
        r"\1 to have \2 attack ",
    ),
    # What was found by a deed is so still, each of it.
    (
        r"\b(?<!than )(?<!\bas )(?<!\bfrom )(?:all|each|any|every|the) "
        r"(destroyed|discarded|banished|drawn) (?!cards?\b|zones?\b)"
        r"((?:[\w-]+ )*?)(Event|Drill|Setup|card|attack|Dragon Ball)s?"
        r"(?=[,.]|$| and\b| from\b| into\b)",
        r"all \2\3s \1 this way",
    ),
    (
        r"\b(an?) (destroyed|discarded|banished) ((?:[\w-]+ )*?(?:Event|Drill|Setup|attack))"
        r"(?=[,.]|$| and\b| into\b)",
        r"\1 \3 \2 this way",
    ),
    (
        r"^reveal the (top|bottom) card of your Life Deck and (?:the \1 card of )?your opponent's "
        r"Life Deck(?=\.?$)",
        r"reveal the \1 card of each player's Life Deck",
    ),
    (r"\bsteal(s?) (?=a Dragon Ball\b)", r"capture\1 "),
    # Of this or of so many of that is done the same.
    (
        r"(^|, )this card is (shuffl|plac)ed (into|on top of|(?:at|on) the bottom of) your "
        r"(Life Deck|hand) (after use|instead of being \w+ed)(?=\.?$)",
        r"\1\2e this card \3 your \4 \5",
    ),
    (
        r"^((?:if|when|whenever) (?![^,]*\battack\b)[^,]*\b(?:is|would) [^,]*, [^.]*?) instead of "
        r"(?:\w+ing (?:it|that card|this \w+)|being \w+ed)"
        r"(?: (?:into|in|on|at) (?:the (?:top|bottom) of |top of )?(?:your|his|its owner's) "
        r"(?:hand|Life Deck|discard pile|Banished Zone))?(?=\.?$)",
        r"\1 instead",
    ),
    (
        r"\b((?:if|when|whenever) [^,]*?\bwould [^,]*?) "
        r"(?=(?:he|that player) \w+s [^,]* instead\b)",
        r"\1, ",
    ),
    (
        r"\b(?:(you use)|uses) an? (?:card )?effect to search\b",
        lambda found: "you search" if found[1] else "searches",
    ),
    (
        r"\b(if|unless) (?:you|(your opponent|he)) control(?:led|s)? (it|that (?:card|Ally"
        r"|Drill|Setup|Dragon Ball|personality))(?=,|\.?$)",
        lambda found: (
            f"{found[1]} {found[3]} was under your "
            f"{'opponent' + chr(39) + 's ' if found[2] else ''}control"
        ),
    ),
    # What was done to both was done twice: to the one and to the other.
    (
        r"\b(if|unless|while) ((?:you|your opponent|he)(?: have| has)? (?:performed|played|stopped"
        r"|used|destroyed|banished|discarded|Rejuvenated|captured|drawn|drew)) "
        r"(an? (?:(?! and )[^,.])*?) and (an? [^,.]*?) (this (?:combat|turn))(?=,|\.?$)",
        r"\1 \2 \3 \5 and \2 \4 \5",
    ),
    # What it causes somebody to do, he did.
    (
        r"\bif (?:this|it|this (?:card|effect|attack)) cause[sd] "
        r"((?:you|him|it|your|one|an?|that)\b(?:(?! to )[^,.])*?) to (\w+)(?=[ ,])",
        lambda found: (
            f"if {_WHO.get(found[1].lower(), found[1])} {paradigm(found[2].lower())['past']}"
        ),
    ),
    (
        r"\bif (?!this attack discards)(?:this|it|this (?:card|effect|attack)) "
        r"(raises|lowers|destroys|banishes|discards"
        r"|captures) ((?:your|his|an?|that) [^,]*?)((?: to \d| by \d)?),",
        lambda found: f"if {found[2]} was {_DONE_BY[found[1].lower()]}{found[3]},",
    ),
    (
        rf"\bif (?:(?:you|he|your opponent|a player) ({'|'.join(_NONE_DONE)}) none"
        r"|none (?:of them )?(?:are|were|is|was) (\w+(?:ed|en|wn)))(?: this way)?(?=,)",
        lambda found: f"if a card was not {found[2] or _NONE_DONE[found[1].lower()]} this way",
    ),
    (
        rf"^(that \w+) ([^,]*?) and is ({'|'.join(_BEFALLS)})(?= (?:on|at|into|to|from)\b|\.?$)",
        lambda found: f"{found[1]} {found[2]} and {_BEFALLS[found[3].lower()]} it",
    ),
    (
        r"^that Event (?:has|has had) no effects? and (?=(?:banish|destroy|discard|place) it\b)",
        "cancel the effects of that card and ",
    ),
    (
        r"(^|, )([^,.]*?Drills) cannot be discarded (?:by ([^,.]*?) or )?"
        r"(?:by level changes|(?:when|whenever|as) you change levels)(?=\.?$)",
        lambda found: (
            f"{found[1]}{f'{found[2]} cannot be discarded by {found[3]} and ' if found[3] else ''}"
            f"{_begun(found[2], bool(found[3]))} are not discarded as you change levels"
        ),
    ),
    (
        r"\b((?:advance|lower|change)(?:s|ed|d)? (?:a level|levels)) (?:due to|because of|by|from"
        r"|as a result of) (?:this card(?:'s effects?)?|this effect)(?=[,.]|$)",
        r"\1 with this card",
    ),
    # Why Drills are discarded by the rules (TYP-5).
    (
        r"\b(?:due to|because(?: of)?|as a result of) (?:an? |you(?:r MP)? )?(?:(advanc|lower)"
        r"(?:es?|s|ing|ed)? (?:an? )?(?:personality )?levels?|chang(?:es?|ing) (?:personality )?"
        r"levels|levels? changes?)",
        lambda found: f"as you {_LEVELS.get(found[1], 'change levels')}",
    ),
    (r"^if (it|that \w+) (leaves|enters) play(?=,)", r"when \1 \2 play"),
    (rf"\beither (?=(?:{'|'.join(_DONE_OR_PAID)})(?:e?s|ing)?\b)", ""),
    (
        r"\bthe (?:(owner|controller) of (?:it|that \w+|the \w+(?:ed|en|wn) \w+)(?= (?:may "
        r"|must )?\w+s\b)|player (?:who|that) controlled (?:it|that \w+)\b)",
        lambda found: f"its {found[1] or 'controller'}",
    ),
    (r"^((?!.*\b(?:use|play)\b)(?:[^.]* )?)only (?=(?:if|while)\b)", r"\1"),
    (
        r"^while (?!attached\b)(?=[^,]*, (?:(?:[^,]* (?=when|after))?(?:whenever|when|after"
        r"|the first time|at the|once per)\b|this card is considered\b))",
        "if ",
    ),
    (r"\bfor every (?=[a-z])", "for each "),
    (r"\bfor each (?=\d)", "for every "),
    # So much in the place of so much: that this is so is what the condition asks.
    (
        r"^((?:if|unless) (?![^.]*\bdamage effects\b)[^.]*?) instead of (?:\d+|one|an?)(?: \w+)?"
        r"(?=\.?$)",
        r"\1 instead",
    ),
    (
        r"\b(?:(?:with|through)"
        r" (?=(?:an?|any|one of (?:your|his)) (?!HIT\b"
        r"|immediate\b)(?:[\w-]+ ){0,3}effects?\b|an opponent's (?:card )?effect\b)"
        r"|(?:(?<=\bAlly )|(?<=\bAllies ))(?:to|for) (?=(?:a )?critical"
        r" damage\b))",
        "by ",
    ),
    (r"\bin this way\b", "this way"),
    (r"\bfailed to (?=\w)", "did not "),
    (r"\bfails to (?=\w)", "does not "),
    (r"\bthe rest of ((?:your|his) hand)\b", r"\1"),
    (r"\byou may instead (?=\w)", "instead you may "),
    (r"\b(cannot [^.,]*?(?:(?:, \w+ed)+,)?) nor (?!have damage\b)(?=\w)", r"\1 or "),
    (
        r"^as an? (?:additional cost(?: to (?:play|perform|use) this (?:card|attack))?"
        r"|cost to (?:play|perform|use) this (?:card|attack)),? (?:you must )?([^.]*)",
        r"you must \1 to play this card",
    ),
    (
        r"(?<=, )you may choose for ([^,]*) to lose (that amount of stages instead)\b",
        r"\1 loses \2, if you wish",
    ),
    # What is prevented is done otherwise.
    (
        r"^(?P<time>(?:until |for the (?:remainder|rest) of |while attached)[^,]*, )?"
        r"(?:whenever|when|if) (?:(?P<would>[^,]*? would [^,]*)|(?P<what>[^,]*?) (?:is"
        r"|are) (?P<done>(?:destroy|banish|discard|captur|lower|return)ed)(?P<how>[^,]*)"
        r"|(?P<who>your opponent|a player|you) (?P<does>destroy|banish|discard|capture|lower"
        r"|return|draw|gain|lose|Rejuvenate|raise)(?:e?s)? (?P<it>[^,]*)), (?P<may>you may "
        rf"[^,]*?) to (?:prevent {_IT_ALL}|(?P<keep>keep (?:control of )?{_IT_ALL}))",
        _prevented,
    ),
    (
        r"^you may ([^,.]*?) to prevent (an? [^,.]*?|one of [^,.]*?|this \w+"
        r"|your(?: opponent's)? anger) "
        r"from being ((?:destroy|banish|discard|captur|lower|return)ed)(?=\.?$)",
        r"Whenever \2 would be \3, you may \1 instead",
    ),
    # A verb that is said once of two choices.
    (
        r"\b(destroy|banish|discard) (an? (?:(?!\bor\b)[^,.])*?(?= or \d+ cards from (?:your"
        r"|his) hand\b)|all (?:of )?[^,.]*?(?= or all\b)) or ",
        r"\1 \2 or \1 ",
    ),
    # What is asked of somebody else, said first.
    (r"^unless ((?:[^,]|,(?=\d))*), ([^.]*)(?=\.?$)", r"\2 unless \1"),
)
"""What is looked for, and what it means, in the order in which it is put right."""
