"""When, how often and how long, in other words than the grammar's; and what is allowed so often."""

from __future__ import annotations

import re

from dbz_desktop.rules.language.text.spellings.fights import NTH
from dbz_desktop.rules.language.text.spellings.row import Rows
from dbz_desktop.wording import paradigm


def _plural(kind: str) -> str:
    """Several cards of a kind that ends with the word of its type."""
    return f"{kind[:-1]}ies" if kind.endswith("y") else f"{kind}s"


_DONE = {
    paradigm(verb)["participle"]: verb
    for verb in (
        *("perform", "stop", "play", "use", "draw", "discard", "destroy", "banish", "capture"),
        *("raise", "lower", "gain", "lose", "advance", "take", "declare"),
    )
}
"""What has been done, and the verb."""


def _declared(found: re.Match[str]) -> str:
    attacks = found[3].lower() == "attacker"
    who = "you have" if (found[1].lower() == "you") is attacks else "your opponent has"
    return f"{who} {found[2] or ''}declared combat "


def _performed_before(nth: int) -> str:
    """What was done before somebody's nth attack of a combat."""
    if nth == 1:
        return "not performed an attack this combat"
    return f"performed exactly {nth - 1} attack{'s' * (nth > 2)} this combat"


def _number(which: str) -> int:
    """How many there are with the one that it is."""
    return 1 if which.lower() == "only" else NTH.index(which.lower()) + 1


def _so_many_attacks(found: re.Match[str]) -> str:
    his = "your" if found[2].lower() == "you perform" else "his"
    second = found[3].lower() in ("2", "two")
    if found[5].lower() != "in a row":
        return (
            f"{found[1]} {found[2]} {his} {'second' if second else 'third'} {found[4]} each combat"
        )
    if not second:
        return found[0]
    return f"{found[1]} {found[2]} a {found[4]} and {his} last attack was a {found[4]}"


def _done_as_used(found: re.Match[str]) -> str:
    """What comes of each use of such cards: a text that they gain."""
    if found["each"] and not found["yours"]:
        return found[0]
    what = f"a {found['what'].removesuffix('s')}"
    verb = "use" if found["what"].lower().endswith(("setup", "setups")) else "play"
    done = f"{found['stops'].replace('stops', 'stop')} with {what}" if found["stops"] else ""
    time = found["time"] or found["last"] or ""
    when = "the next time" if found["next"] else "whenever"
    first = re.sub(r"^while ", "if ", found["first"] or "", flags=re.IGNORECASE)
    return f"{first}{when} you {done or f'{verb} {what}'}{time}, {found['text']}"


_SPAN = r"(?:turn|(?:Draw|Planning|Combat|Discard|Rejuvenation) Step)"
_TIME = (
    r"(?:combat|(?:your|your opponent's|each|each player's|the) (?:turn|(?:Draw|Planning|Combat"
    r"|Discard|Rejuvenation) Step))"
)
_IN_A_TIME = r"(?:per|each|every|a|during each) (?:turn|combat|attack|game)\b"

_NEXT_TURN = r"(?:on |in |during )?(?:the )?next turn"
_MAY_OR_NOT = (
    r"(?:cannot|may not|must|can|may|do(?:es)? not|deal|cost) [^,.]*?(?<!your)(?<!his)(?<!'s)"
)

_DONE_TO_EACH = re.compile(
    r" (?=for each [^,.]*?\b(?:(?:destroy|banish|discard|reveal|Rejuvenat|shuffl|plac|return)ed"
    r"|chosen|drawn)$)",
    re.IGNORECASE,
)


def _in_that_time(found: re.Match[str]) -> str:
    """What is so much for each of something, in a time: that to which the text did something isn't
    all to which that was done in that time."""
    if _DONE_TO_EACH.search(found[2]) is None:
        return f"{found[2]} {found[1]}"
    return _DONE_TO_EACH.sub(f" {found[1].lower()} ", found[2])


MEANT = (
    (
        r"^((?:this|for the (?:remainder|rest) of(?: the| this)?) (?:combat|turn)),? "
        r"([^,.]*? (?:more than|only(?: \w+)?) (?:\d+|one) [^,.]*?)(?=\.?$)",
        r"\2 \1",
    ),
    # One alone is not one of its kind alone.
    (
        r"\b(?:may|can) (?:only (perform|play)|(perform|play) only) (\d+|one) "
        r"((?:\w+ )*?(?:attack|card|Event|Drill|Setup|Ally))s? "
        r"(each|per|(?:during )?this|(?:for the (?:remainder|rest) of|until the end of)"
        r"(?: the| this)?) (turn|combat)\b",
        r"cannot \1\2 more than \3 \4s \5 \6",
    ),
    (
        r"^(?:while|(?:for )?as long as) (?:(?:this card is )?attached to (?:one of )?"
        r"(?:your|your opponent's|an?|that|the) [\w' ]+(?=,)|this card is attached\b)",
        "while attached",
    ),
    (r"(?<=\w|\") (?:while|(?:for )?as long as) this card is attached\b", " while attached"),
    # What is so much for each of something is so for the time that is said before it.
    (
        r"^((?:this (?:combat|turn)|for the (?:remainder|rest) of (?:combat|the turn)"
        r"|until [^,.]*?)),? ((?:[^,.]*?attacks?|the (?:damage|cost)) [^,.]*? for each [^,.]*?)"
        r"(?=\.?$)",
        _in_that_time,
    ),
)
"""What would be read without this, too, but of other things."""

SAID: Rows = (
    # It is used besides its own use, which doesn't matter then (COM-3).
    (
        r"\b(use the Power of [^,.]*?),? even if (?:that|its|the|this) Power "
        r"(?:has (?:already )?been|was) (?:already )?used (?:already )?this "
        r"(?:combat|turn)(?=\.?$)",
        r"\1",
    ),
    (r"^(use )during your action(?=\.?$)", r"\1when needed if it is your action"),
    # In which combat something sets a text off, that one goes on as it does what it says then.
    (
        r"^((?:(?:when|whenever|after|(?:each|every|the (?:first|next)) time|at the \w+ of) [^.]*?"
        r"|if [^,.]*? when entering combat), [^.]*?) "
        r"(?:(?:for|until) the (?:remainder|rest|end) of |during |in |for )?"
        r"that (combat|turn)\b(?!')",
        r"\1 this \2",
    ),
    (r"\bat the end of (?:the|this) (?=combat(?=[.,]|$))", "at the end of "),
    # Who was spoken of before is the opponent, if this is no time of each player's own.
    (
        r"^(at the (?:beginning|start|end) of) his "
        r"(?=(?:next )?(?:turn|\w+ Step), (?!each player\b))",
        r"\1 your opponent's ",
    ),
    (
        r"^(?:after this combat,? )?you may declare (?:another combat|combat again|a second combat)"
        r"(?: this turn)?(?: after this (?:combat|one))?(?=\.?$)",
        "you may declare combat a second time this turn",
    ),
    # How far anger was raised or lowered is how many levels were.
    (
        r"\bthe (?:number of levels|amount(?: of levels)?) (?:that )?(?:you|your opponent|he) "
        r"(raised|lowered) (?:your|your opponent's|his) anger(?: by)?(?= this way|[.,]|$|,)",
        r"the number of levels \1",
    ),
    # The turn of the use is the one that goes on.
    (
        r"^(you cannot win by [^,.]*?) the turn you use this Power(?=\.?$)",
        r"if you use this card, \1 this turn",
    ),
    (r"^(you cannot win by MPPV) if you use this Power(?=\.?$)", r"\1 if you use this card"),
    (
        r"^(you cannot win by (?:Dragon Ball|Survival) Victory) the turn you (?:use|play) this "
        r"card(?=\.?$)",
        r"if you use this card, \1 this turn",
    ),
    (
        r"^(you cannot win by (?:Dragon Ball|Survival) Victory) if you (?:use|play) this "
        r"(?:card|Power)(?=\.?$)",
        r"if you use this card, \1 for the rest of the game",
    ),
    # At its start, it may be how something stood then.
    (r"\b(at the end of) th(?:is|at) turn\b", r"\1 the turn"),
    (
        r"^(if (?:you|your opponent|he) (?:do|does) not [^,]*?) (?:before|by) the end of "
        r"(?:the |this )?(combat|turn)(?=,)",
        r"\1 this \2",
    ),
    (
        r"^(your|your opponent's|each player's) ((?:maximum )?hand size [^,.]*?) during "
        r"(your|your opponent's|his) turns?(?=\.?$)",
        r"during \3 turn, \1 \2",
    ),
    (
        r"^(?:when|while|as) (?:you are )?the defender, (?:you )?draw "
        r"(?=\d+ cards instead of|\d+ additional|an additional)",
        "when entering combat as the defender, draw ",
    ),
    (
        r"\b(?:(do)(es)? not draw (?:any )?cards|draw(s)? no cards) (?=when entering combat\b)",
        lambda found: f"draw{'s' if found[2] or found[3] else ''} 0 cards instead of 3 ",
    ),
    (
        r"\b((?:in|during|on) (?:his|your|your opponent's) next action) this combat(?=[,.]| |$)",
        r"\1",
    ),
    # An action is one of this combat (COM-2).
    (r"\b(your|his|your opponent's) (?:previous|prior|most recent) (?=action\b)", r"\1 last "),
    (r"\b((?:your|his|your opponent's) last action) this combat (?=was\b)", r"\1 "),
    (
        r"^you (may [^.]*?) (once (?:per|each) (?:attack|combat|turn))(?=\.?$)",
        r"\2, you \1",
    ),
    # What is skipped as long as something is so is each of those steps.
    (
        r"^((?:while|until|for the) .*?|(?=.*\b(?:while|until|unless)\b).*?)\b(skips?) (his|your) "
        r"((?:Draw|Planning|Combat|Discard|Rejuvenation|Power Up) Step)\b",
        r"\1\2 each of \3 \4s",
    ),
    (
        r"\b(must perform [^,.]*?) (?:with|in|during|for) each of (?:his|your) actions\b",
        r"\1",
    ),
    (
        r"\b(your|your opponent's|his|each player's|(?:both |all )?players') (?:maximum )?hand "
        r"(?:size limit|limit|size)(?: at the end of (?:the|each|every|your) turn)?\b",
        r"\1 maximum hand size",
    ),
    (
        r"\byou may keep (?:an|1) (?:additional|more|extra) card (?:in your hand )?"
        r"(?:during|in|at the end of) (?:(?:your|the|each) Discard Step|(?:your|each|the) turn)\b",
        "your maximum hand size is increased by 1",
    ),
    (
        r"\b(skips?) (?:his|your|the) (\w+ (?:Up )?Step) (?:of|on|during|in) (his"
        r"|your) next turn\b",
        r"\1 \3 next \2",
    ),
    # What no effect may do is forbidden to whose effects they are.
    (
        r"\b(?:(your opponent)|players) cannot use (?:card )?effects that (?!would\b)(?=\w+ )",
        lambda found: f"{'your opponent' + chr(39) + 's' if found[1] else 'card'} effects cannot ",
    ),
    # How often something is waited for is said before it.
    (
        r"^(while attached, )?(once per (?:turn|combat)),? (you may [^,.]*?) "
        r"((?:whenever|when|after) [^,.]*?)(?=\.?$)",
        r"\1\2, \4, \3",
    ),
    (
        r"^(?:whenever|when|after) ([^,.]*), if (?:it|this) is the first time (?:this|each) "
        r"(turn|combat), ",
        r"the first time \1 each \2, ",
    ),
    (
        rf"\bthis is the ({'|'.join(NTH)}) ((?:[\w-]+ )*?(?:Event|Setup|Drill|Ally|card)) you have "
        r"(played|used) ((?:from your hand )?)(?=this (?:combat|turn))",
        lambda found: (
            f"you have not {found[3]} another {found[2]} {found[4]}"
            if found[1].lower() == "first"
            else f"you have {found[3]} exactly {_number(found[1])} {_plural(found[2])} {found[4]}"
        ),
    ),
    # So many at most.
    (
        r"\b(cannot (?:perform|play) more than \d+ (?!(?:further|more|additional|extra) )"
        r"(?:\w+ )*?(?:attacks?|cards?|Events?|Drills?"
        r"|Setups?)) (?:during )?this (?=(?:turn|combat)(?:[,.]|$))",
        r"\1 each ",
    ),
    # What another player does at a time of his.
    (
        r"^((?:while attached, )?)(your opponent (?!may\b)[^,.]*?) (at the (?:start|beginning|end) "
        r"of) (?:each of )?his (turn|\w+ Step)s?(?=\.?$)",
        r"\1\3 your opponent's \4, \2",
    ),
    (
        r"^((?:while attached, )?at the (?:start|beginning|end) of) (?:each of )?his "
        r"(turn|\w+ Step)s?(?=, (?:your opponent|he)\b)",
        r"\1 your opponent's \2",
    ),
    (
        r"\b(at the end of (?:a|any|each|every) (?:combat|turn)) (?:that )?(?=(?:you|your opponent)"
        r" (?:did|do|does|have|has) not )",
        r"\1 in which ",
    ),
    (
        r"^((?!use\b|whenever\b|if\b|at\b)[^,]*) "
        r"(at the end of (?:a|any|each|every) turn in which [^,.]*)(?=\.?$)",
        r"\2, \1",
    ),
    (
        r"^(at the end of )(?:each|every|any|a|the) turn (?:in which|where|that) ([^,]*)(?=,)",
        r"\1each turn, if \2 this turn",
    ),
    (
        r"^you must ((?:control|have) [^,.]*?) to (?:play|use|perform) this "
        r"(?:card|attack|Drill|Setup|Ally|Event|Mastery)\b",
        r"use only if you \1",
    ),
    (
        r"\b((?:cannot|may not|(?:can|may) only|if (?:you|your opponent|he)) [^,.]*?) "
        r"(?:for|as|with) (his|your) next action\b",
        r"\1 in \2 next action",
    ),
    (
        # The first action of a combat is the next one where it begins.
        r"^((?:while|if) [^,]*, |)((?:each player|both players|your opponent|you|he) (?:must )?"
        r"(?:skips?|loses?|pass(?:es)?(?: for| as| on)?) (?:his|your|their)) first action "
        r"(?:of |in |during )?each combat(?=\.?$)",
        lambda found: (
            f"{re.sub('^while (?!attached)', 'if ', found[1], flags=re.IGNORECASE)}"
            f"when entering combat, {found[2]} next action"
        ),
    ),
    (r"\bin (?:the same|one|any one|a single) (combat|turn)\b", r"in a \1"),
    (
        r"^during your Power Up Step, ((?:if|while) [^,]*, )?(?:your MP )?(?:powers? up|gains?) "
        r"(?:an additional (\d+)|(\d+) (?:additional|more|extra)) (?:power )?stages?(?=\.?$)",
        lambda found: f"{found[1] or ''}your MP's PUR is +{found[2] or found[3]}",
    ),
    (
        r"^(your(?: opponent's)? (?:MP|Allies)) (?:powers? up|gains?) (?:an additional )?(\d+) "
        r"(?:additional |more |extra )?(?:power )?stages? (?:during|in|at) (?:each|your|the|his) "
        r"Power Up Step(?=\.?$)",
        lambda found: f"{found[1]}'{'' if found[1].endswith('s') else 's'} PUR is +{found[2]}",
    ),
    # What has been done is waited for as it is done.
    (
        rf"\b(when|whenever|after) (you have|your opponent has) (?:just )?({'|'.join(_DONE)})"
        r"(?= (?:an?|his|your|the|\d+|two|three)\b)(?![^,.]*\bthis (?:combat|turn)\b)",
        lambda found: (
            f"{found[1]} you {_DONE[found[3].lower()]}"
            if found[2].lower() == "you have"
            else f"{found[1]} your opponent {paradigm(_DONE[found[3].lower()])['third']}"
        ),
    ),
    # So many of them is the second of them, or the third; on end it is one after such a one.
    (
        r"\b(when|whenever|after|the first time) (you perform|your opponent performs) "
        r"(2|3|two|three) ((?:[\w-]+ )*?attack)s "
        r"(in a row|(?:in|during|each) (?:an? |the |each )?combat)\b",
        _so_many_attacks,
    ),
    # What is asked of who attacks is asked as it is done.
    (
        r"^(you may [^,.]*?) (?:when|while|if) ((?:you are|your opponent is) the "
        r"(?:attacker|defender)) (to [^.]*)(?=\.?$)",
        r"if \2, \1 \3",
    ),
    (
        r"\b((?:cannot|may not|must) [^,.]*?) in (his|your) first action"
        r"(?: (?:this (?:combat|turn)|of (?:the |this )?combat))?\b",
        r"\1 in \2 next action",
    ),
    (r"\bof his next (turn|action)\b", r"of your opponent's next \1"),
    # The next turn of who does or doesn't do it, said first or last.
    (
        rf"^(?P<first>{_NEXT_TURN}, )?"
        rf"(?P<said>(?:your opponent(?:'s \w+)?|(?P<own>you)(?:r \w+)?) {_MAY_OR_NOT})"
        rf"(?(first)| {_NEXT_TURN})(?=\.?$)",
        lambda found: f"{found['said']} during {'your' if found['own'] else 'his'} next turn",
    ),
    (r"^(?:during|in) each (combat|turn), the first time ([^,]+),", r"the first time \2 each \1,"),
    (r"\bduring each combat\b", "during combat"),
    # What nobody dealt, neither of both took.
    (
        r"\b(if|while|unless|when|in which|where) no ((?:stage |life card |critical )?)damage "
        r"(?:was|has been|is) (?:dealt|taken)(?: to (?:either|any) player)?( during combat\b)?",
        lambda found: (
            f"{found[1]} neither player took {found[2]}damage{' this combat' if found[3] else ''}"
        ),
    ),
    # What holds or waits within a time does so while it is that time.
    (rf"^(?:during|on) ({_TIME}), (whenever|when|the first time|once per)\b", r"if it is \1, \2"),
    (rf"^(while attached, )?(?:during|on) ({_TIME}), (?!you may\b)", r"\1while it is \2, "),
    (
        rf"^(?!(?:whenever|when|at|if|until|use|you may)\b|.*hand size)([^,]*?) "
        rf"during ({_TIME})(?=\.?$)",
        r"while it is \2, \1",
    ),
    # The rest of a time, what happens in it, and how often.
    (
        r"(?:(?:^|(?<=, ))(?:each|every|any) time\b|(?<!for )(?<!, )\b(?:each"
        r"|every) time\b(?= (?:you|he|your|a|an|one|this|that|damage)\b))",
        "whenever",
    ),
    (r"^when (you|your opponent) next (?=\w)", r"the next time \1 "),
    # Who is declared to be the attacker has declared combat (COM-1).
    (
        r"\b(you|your opponent) (?:was|were) (not )?(?:declared(?: as)?|the) (?:the )?"
        r"(attacker|defender) "
        r"(?=this turn\b|(?:during|on|in) (?:your|his|your opponent's) last turn\b)",
        _declared,
    ),
    (
        r"\b(?:you|your opponent|a player) (?:entered|(?:have|has|did|was|were) (not )?(?:been )?"
        r"(?:enter(?:ed)?|in)) combat(?: this turn)?(?=,|\.?$| and\b| or\b| at\b)",
        lambda found: f"combat has {found[1] or ''}been declared this turn",
    ),
    # The last of them leaves, and then there is none.
    (
        r"\b(your|your opponent's|his) last ((?:[\w-]+ )?(?:Drill|Ally|Setup|Dragon Ball)) "
        r"((?:leaves|is) [^,.]*?)(?=,|\.?$)",
        lambda found: (
            f"one of {found[1]} {_plural(found[2])} {found[3]} and "
            f"{'you control' if found[1].lower() == 'your' else 'your opponent controls'} "
            f"no {_plural(found[2])}"
        ),
    ),
    (
        r"^(?:when|after) you perform your (first|next) "
        r"((?:[\w-]+ )*?attack)( (?:each|this) (?:combat|turn))?,",
        r"the \1 time you perform a \2\3,",
    ),
    # Before an attack is performed it isn't the first one yet.
    (
        r"^(?:(?:you (?:may|can) )?(?:can |may )?(?:only )?(?:be )?(?:use|play|perform)(?:d|ed)?"
        r"(?: this (?:card|attack))? (?:only )?(?:as|if this is)|(?:this (?:attack |card )?)?"
        rf"(?:must be|(?:can|may) only be (?:used|played|performed) as)) your ({'|'.join(NTH)}) "
        r"attack(?: (?:this|each|in|of the) combat)?(?=\.?$)",
        lambda found: f"use only if you have {_performed_before(_number(found[1]))}",
    ),
    (
        r"^(?:you (?:cannot|may not) (?:use|play|perform) this (?:card|attack)|(?:this (?:card"
        r"|attack) )?cannot be (?:used|played|performed)) as your first attack"
        r"(?: (?:this|each|in|of the) combat)?(?=\.?$)",
        "use only if you have performed an attack this combat",
    ),
    (
        r"^(you|your MP) must be ([^.]*?) to (?:use|play|perform) this (?:card|attack)(?=\.?$)",
        lambda found: (
            f"use only if {found[1].lower().replace('mp', 'MP')} "
            f"{'is' if ' ' in found[1] else 'are'} {found[2]}"
        ),
    ),
    (r"^after use,? (?=\w)([^.]+)(?=\.?$)", r"\1 after use"),
    (
        r"\b((?:any|each|every|a) combat) (you|your opponent) declared(?=,|\.?$)",
        r"\1 in which \2 declared combat",
    ),
    (
        r"^(you may [^,.]*?) (once per (?:turn|combat)),? as an action(?=\.?$)",
        r"\2 as an action, \1",
    ),
    (r"^as an action,? (once per (?:turn|combat)),", r"\1 as an action,"),
    (r"\b(skips? (?:your|his|their|your opponent's) next) combat(?=[.,]|$)", r"\1 Combat Step"),
    (r"^once during your (?=\w+ Step,)", "once per turn during your "),
    (
        r"^once (?:per turn,? during your turn|during (?:each of )?your turns?), "
        r"(?:(if )|(?=you may\b))",
        lambda found: f"once per turn, if it is your turn{' and ' if found[1] else ', '}",
    ),
    (
        rf"^(?:when|whenever) ([^,]*?) for (?:a|the) ({'|'.join(NTH)}) time "
        r"(each|per|in (?:a|the same)|during each|this) (turn|combat),",
        lambda found: (
            f"the {found[2]} time {found[1]} {'this' if found[3] == 'this' else 'each'} {found[4]},"
        ),
    ),
    (
        r"\s*\((?:to an? |up to an? )?(max|min)(?:imum)?(?: of)? \+?(\d+)(?:(?:,| and|, and) "
        r"(?:to an? |up to an? |an? )?(max|min)(?:imum)?(?: of)? \+?(\d+))?[^()]*\)",
        lambda found: (
            f", to a {found[1]}imum of {found[2]}"
            + (f" and a {found[3]}imum of {found[4]}" if found[3] else "")
        ),
    ),
    # What may have gone one by one stays so far as it still lies there.
    (
        r"\bif (?:they|those cards) are still (?=(?:in|under|on|at) )",
        "if any of those cards are ",
    ),
    (r"\b(is|are) still (?=(?:in|under|on|at|attached)\b)", r"\1 "),
    (
        r"\bbefore (?:the end of (?:the|this) (turn|combat)|(?:the|this) (turn|combat) ends)\b",
        r"this \1\2",
    ),
    # A state that is asked of a moment is asked then.
    (
        r"^(use )?(?:when|if) ((?!.*\b(?:would|cannot)\b)(?:you|your|an?|this|there|it)\b[^,]*?) "
        r"(at the (?:beginning|start|end) of (?:your|your opponent's|each|the|each player's) "
        rf"{_SPAN})(,|(?=\.?$))",
        lambda found: (
            f"use {found[3]} if {found[2]}" if found[1] else f"if {found[2]} {found[3]}{found[4]}"
        ),
    ),
    (r"\bby (?:the )?Most Powerful Personality(?: Victory)?(?= |[,.]|$)", "by MPPV"),
    (
        r"^(you cannot win by MPPV if) your anger is raised by (this (?:card|attack|effect))\b",
        r"\1 you raise your anger with \2",
    ),
    (
        r"^(you cannot win by MPPV) the turn you (?:play|use) this card\b",
        r"\1 this turn",
    ),
    (
        rf"\bthis (?:is|was) (?:the|your) ({'|'.join(NTH)}|only) ([^,]*?attack)"
        r"(?: you (?:have )?performed| you performed)?(?: this combat)",
        lambda found: f"you have performed exactly {_number(found[1])} {found[2]}s this combat",
    ),
    (r"\bmay only (have|use) (?=one\b)", r"may \1 only "),
    (rf"(?:(?<=\bdo this )twice\b|\btwice(?= {_IN_A_TIME}))", "2 times"),
    (
        r"^you cannot lose (?:the game )?(?=(?:by|from|to) (?:\w+ ){0,2}(?:MPPV|[Vv]ictory)\b)",
        "your opponent cannot win ",
    ),
    (
        r"^while it is your Discard Step, you do not (?:(?:have|need) to discard(?: any)?"
        r"(?: cards)?|discard)(?: down to (?:1|one) card)?(?=\.?$)",
        "you do not discard cards during your Discard Step",
    ),
    (
        rf"\b(?:one time (?=(?:per|each) \w+)|only once (?={_IN_A_TIME}))",
        "once ",
    ),
    (
        r"^while it is (each player's \w+ Step(?=,)|(?:your|your opponent's|each) "
        r"(?:Draw|Discard|Rejuvenation) Step(?=, (?:you may )?(?:draw|Rejuvenate)\b))",
        r"at the end of \1",
    ),
    # Counts, bans and limits, as texts also say them.
    (
        r"\bif you use ([^,]*?) a second time (this (?:combat|turn))\b",
        r"If the number of times you used \1 \2 is at least 2",
    ),
    (r"\b((?:card )?effects) that (\w+) ([^,.]*) cannot be used\b", r"\1 cannot \2 \3"),
    (
        r"^(until [^,]*|this (?:turn|combat)), (your(?: opponent's)?(?: card)? effects that [^,]* "
        r"are (?:reduce|increase)d by [^,.]*)",
        r"\2 \1",
    ),
    (
        r"^(your(?: opponent's)?(?: card| HIT)? effects) that ([^,]*?) are (reduce|increase)d by "
        r"(\d+)"
        r"(?: (?:levels?|stages?|cards?))?( until [^,.]*| this (?:turn|combat))?"
        r"(?:,? \(?to a minimum of 0\)?)?(?=\.?$)",
        r"Whenever \1 \2\5, \3 that amount by \4",
    ),
    (
        r"\b(your(?: opponent's)?|his) last action was an? ((?:[\w-]+ )*?attack) that "
        r"(you|your opponent|was) stopped\b",
        lambda found: (
            f"an {found[2]} was stopped in {found[1]} last action"
            if found[3] == "was"
            else f"{found[3]} stopped an {found[2]} in {found[1]} last action"
        ),
    ),
    # What cards gain that are used is done whenever one of them is.
    (
        r"^(?P<first>[^,\"]*, )?(?:(?P<next>(?:your|the) next)|(?:all )?(?:of )?your|(?P<each>all"
        r"|each|an?)) (?P<what>(?:[\w-]+ )*?(?:block|Event|Setup|\[defense\] card)s?)"
        r"(?P<yours> you (?:control|play|use))?(?P<time> this (?:combat|turn))? gains?,? "
        r'"\(?(?:(?:if|when|whenever) this card (?P<stops>stops an? [^,"]*attack), )?'
        r'(?P<text>(?:(?!\bthis (?:card|Event|Setup)\b)[^".])*)\.?\)?"(?P<last> [^,.]*)?(?=\.?$)',
        _done_as_used,
    ),
    # What is asked at a moment is asked there, and in what time something was done.
    (
        r"^(?:whenever|when|if) ((?:your(?: opponent's)? MP|you|your opponent|your anger|there) "
        r"(?:is|are|has|have|control|controls) [^,]*?) (at the end of (?:each |any |the |this )?"
        r"(?:combat|turn)), ",
        r"\2, if \1, ",
    ),
    # A moment that is said last.
    (r"^(while attached, )((?!when|at |if |until )[^,]*) (whenever [^,]*?)(?=\.?$)", r"\1\3, \2"),
    (
        r"\b(your (?:first|second|third|last) action) in a combat\b",
        r"\1 in combat",
    ),
    (
        r"\b(your(?: opponent's)?|his) next action this combat must (?=be\b)",
        r"\1 next action must ",
    ),
    (
        r"\b(if [^,]*? (?:is|are) [^,]*?) after this effect(?=, )",
        r"\1",
    ),
)
"""What is looked for, and what it means, in the order in which it is put right."""
