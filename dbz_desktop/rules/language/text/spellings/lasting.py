"""What holds as long as a card lies there, in other words: what it loses, and what it counts as."""

from __future__ import annotations

import re

from dbz_desktop.rules.language.text.spellings.fights import NTH
from dbz_desktop.rules.language.text.spellings.row import PILE

_PLAYING = {
    "you are": "you are",
    "your mp is": "you are",
    "your opponent is": "your opponent is",
    "your opponent's mp is": "your opponent is",
    "he is": "your opponent is",
}

_WHO = (
    r"(?:your opponent|you|players|each player|th(?:at|is) (?:Ally|personality)"
    r"|your(?: opponent's)? (?:Allies|personalities|MP|(?:[\w-]+ )?(?:effects|cards)))"
)
_TIME = r"((?: this (?:combat|turn)| for the remainder of (?:combat|the turn)| until [^,.]*)?)"

_PLAINLY = r"(?:(?! (?:during|while|if|unless|when|at)\b)[^,.])*?"
"""Words that don't say when."""

_BANNED = (
    r"(?:make|play|use|perform|raise|lower|advance|gain|lose|draw|search|capture|declare|stop"
    r"|Rejuvenate|end|cause|destroy|banish|discard)"
)


_WINNING = r"(?:MPPV|(?:Dragon Balls?|Survival)(?: Victory)?)"


def _won(way: str) -> str:
    """A way to win by its name (WIN)."""
    return way if way.lower().endswith(("mppv", "victory")) else f"{way.rstrip('s')} Victory"


def _nth_played(found: re.Match[str]) -> str:
    """A timing for the card with which so many were played in a turn."""
    who = "you" if found[1] else "your opponent"
    plays, have = ("play", "have") if found[1] else ("plays", "has")
    many = f"{found[3][:-1]}ies" if found[3].endswith("y") else f"{found[3]}s"
    number = NTH.index(found[2].lower()) + 1
    return (
        f"use when {who} {plays} a {found[3]} and {who} {have} played exactly {number} {many} this "
        f"{found[4]}"
    )


def _each_barred(found: re.Match[str]) -> str:
    """Two things that somebody cannot do for a time, as two of which each has that time."""
    who = f"{found[2][0].lower()}{found[2][1:]}"
    then = re.sub(r"^use its Powers?$", "be used", found[4], flags=re.IGNORECASE)
    return f"{found[1]}{found[3]}{found[5]} and {who} cannot {then}{found[5]}"


def _first_lost(found: re.Match[str]) -> str:
    """That somebody loses the first action of a combat to come, as that begins."""
    does = "skips" if found[2] else "must pass"
    return f"at the start of the next combat, {found[1]} {does} his first action"


_OF_WHOM = r"(your|his|your opponent's)"
_PLAIN_LEVEL = r"(?:MP's |(?:MP )?personality |MP )?level"
_LEVEL = rf"(?:{_OF_WHOM} )?{_PLAIN_LEVEL}"


def _both_lowered(found: re.Match[str]) -> str:
    """Anger and a level that are kept as they are, each for itself."""
    never, level = found["never"], found["level"]
    by, time = found["by"] or "", found["time"]
    if (found["neither"] is None) is (never == "can"):
        return found[0]
    done = f"cannot be {found['done']}{by}{time}"
    mine = found["whose"]
    return f"{found['at']}{mine} anger {done} and {level or mine} MP's level {done}"


_CROSSES = r"(?:enter|leave) play"


def _of_itself(found: re.Match[str]) -> str:
    """What a card undergoes and whether it comes or goes are kept from it each by a ban."""
    both = len({part in ("enter play", "leave play") for part in (found[3], found[4])}) == 1
    if both or re.search(r"\battacks?$", found[2], re.IGNORECASE):
        return found[0]
    cannot = f"{found[2]} cannot"
    return f"{found[1]}{cannot} {found[3]} and {cannot} {found[4]}{found[5]}"


SAID = (
    (
        r"^((?:if|while) )([^,.]*, [^,.]*?) while this (?:card|Ally|Drill|Setup) is in play"
        r"(?=\.?$)",
        r"\1this card is in play and \2",
    ),
    # Anger and levels are kept each for itself.
    (
        rf"(^|, )([^,.]*?) cannot (lower|raise) {_OF_WHOM} anger (?:or|nor) {_LEVEL}{_TIME}"
        r"(?=\.?$)",
        lambda found: (
            f"{found[1]}{found[2]} cannot {found[3]} {found[4]} anger{found[6]} and {found[2]} "
            f"cannot {found[3]} {found[5] or found[4]} MP's level{found[6]}"
        ),
    ),
    (
        rf"(?P<at>^|, )(?P<neither>neither )?(?P<whose>your|his|your opponent's) anger (?:and|or"
        rf"|nor) (?:(?P<level>your|his|your opponent's) )?{_PLAIN_LEVEL} (?P<never>"
        rf"can|cannot) be (?P<done>lowered|raised)(?P<by> by [^,.]*?)?(?P<time>{_TIME})"
        r"(?=\.?$)",
        _both_lowered,
    ),
    (
        rf"^((?:whenever|when|after|use when) [^,.]*?(lowers?|raises?) {_OF_WHOM} anger) or "
        rf"{_LEVEL}(?=,|\.?$)",
        lambda found: f"{found[1]} or {found[2]} {found[4] or found[3]} MP's level",
    ),
    (
        rf"^((?:whenever|when|after|use when) {_OF_WHOM} anger) or {_LEVEL} "
        r"(is (?:lowered|raised))\b",
        lambda found: f"{found[1]} {found[4]} or {found[3] or found[2]} MP's level {found[4]}",
    ),
    # Which attack it is stands before how long one waits for it.
    (
        r"\b(next (?:[\w-]+ )*?attacks?) (this (?:combat|turn)) "
        r"((?:that shares?|with|of|performed) [^,.]*?)"
        r"(?= (?:deals?|costs?|cannot|is|are|gains?|loses?|has|have)\b|\.?$)",
        r"\1 \3 \2",
    ),
    (
        r"^all (?:of )?(?:the |your )?([^,.]*?cards) in your (?:Life )?Deck are considered\b",
        r"your \1 are considered",
    ),
    # Which of several it is, as so many that there are with it.
    (
        rf"^use when (?:(you play)|your opponent plays) (?:your|his) ({'|'.join(NTH)}) "
        r"((?:[\w-]+ )*?(?:Drill|Setup|Event|Ally|Dragon Ball)) (?:this|each|in one|in a|per|of the"
        r"|of each|every) (turn|combat)(?=\.?$)",
        _nth_played,
    ),
    # What becomes of the first action of a combat to come is said as that begins (COM-1).
    (
        r"^(your opponent|he) (?:(skips|must skip|loses)|(?:must pass|passes)(?: in| for)?) "
        r"his first action (?:(?:in|during|of) )?(?:the|his)? ?next combat(?=\.?$)",
        _first_lost,
    ),
    (
        r"^(?:during|in) (?:the|his) next combat, (your opponent|he) (?:(skips|must skip|loses)"
        r"|(?:must pass|passes)(?: in| for)?) his first action(?=\.?$)",
        _first_lost,
    ),
    # What cards also do as they are used is waited for.
    (
        r"^your ((?:(?:\[?[\w-]+\]?) )*?)(cards|Events) (?:also )?(?=(?:raise|lower|draw|gain"
        r"(?= \d+ stages?\b)|Rejuvenate|destroy|discard|banish)\b)",
        lambda found: f"whenever you use a {found[1]}{found[2][:-1]}, ",
    ),
    (
        r"^your ((?:[\w-]+ )*?attacks) (?:also )?((?:raise|lower|draw|gain(?= \d+ stages?\b)"
        r"|Rejuvenate|destroy|discard|banish)\b[^.\"]*)(?=\.?$)",
        lambda found: f'your {found[1]} gain "{found[2][0].upper()}{found[2][1:]}."',
    ),
    (
        rf"\b(cannot Rejuvenate) (?:or|nor) (?=(?:gain|raise|lower|search|declare|capture)\b)"
        rf"|\b(cannot (?!Rejuvenate\b){_BANNED} (?!or\b|nor\b)[^,.]*?) (?:or|nor) "
        rf"Rejuvenate(?={_TIME}(?:\.?$|,))",
        lambda found: (
            f"{found[1]} cards and cannot "
            if found[1]
            else f"{found[2]} and cannot Rejuvenate cards"
        ),
    ),
    # Several deeds of stages, and several things that are barred, each in a ban of its own.
    (
        r"(^|, )([^,.]*?) cannot (gain|lose|pay), (gain|lose|pay),? (?:or|nor) (gain|lose|pay) "
        r"((?:any |power )*stages)\b",
        r"\1\2 cannot \3 \6, \2 cannot \4 \6, and \2 cannot \5 \6",
    ),
    (
        r"\bcannot (gain|lose|pay) (?:or|nor) (gain|lose|pay) ((?:any |power )*stages)\b",
        r"cannot \1 \3 and cannot \2 \3",
    ),
    (
        rf"(^|, )({_WHO}) cannot ({_BANNED} [^,.]*?), (?:cannot )?({_BANNED} [^,.]*?),? "
        rf"(?:(?:or|nor)|and cannot) ({_BANNED} {_PLAINLY}){_TIME}(?=\.?$)",
        r"\1\2 cannot \3\6, \2 cannot \4\6, and \2 cannot \5\6",
    ),
    (
        rf"\b(cannot {_BANNED} (?!or\b|nor\b)[^,.]*?),? (?:or|nor) (?={_BANNED} (?!or\b)\w)",
        r"\1 and cannot ",
    ),
    # What is not done to a card, and what it doesn't do itself.
    (
        rf"(^|, )([^,.]*?) cannot (be \w+(?:,? (?:or|nor) (?:be )?\w+ed\b)*|{_CROSSES}),? "
        rf"(?:or|nor|and cannot) ((?:be )?\w+ed|{_CROSSES}){_TIME}(?=\.?$)",
        _of_itself,
    ),
    (
        rf"\b({_WHO}) (cannot win) (?:the game )?by ({_WINNING}) (?:or|nor) (?:by )?({_WINNING})"
        rf"{_TIME}(?=\.?$)",
        lambda found: (
            f"{found[1]} {found[2]} by {_won(found[3])}{found[5]} and {found[1]} {found[2]} by "
            f"{_won(found[4])}{found[5]}"
        ),
    ),
    # How long the second holds, the first does, too.
    (
        rf"((?:^|, )({_WHO}) cannot )([^,.]*?) and cannot ([^,.]*?){_TIME}(?=\.?$)",
        _each_barred,
    ),
    (
        r"^(an opponent's (?:Ally|Drill)|an Ally you control"
        r"|one of your (?:(?:opponent's )?Drills|(?:opponent's )?(?:[\w-]+ )?Allies)) "
        r"(loses (?:its|all(?: of)?(?: its)?) (?:effects?|[Pp]owers?) (?=this|until|for)"
        r"|(?:may|can) [^,.]*? (?=regardless of your MP's (?:power )?stage .))",
        lambda found: f"choose {found[1][0].lower()}{found[1][1:]} and it {found[2]}",
    ),
    (
        r"^(this card is considered (?:to be )?[\w ]+?) (?:while|if|as long as) ([^,.]*?)(?=\.?$)",
        r"if \2, \1",
    ),
    (
        r"(^|, )(?:do not discard (your(?: opponent's)?) Drills|(your(?: opponent's)?) Drills "
        r"(?:stay|remain) in play) (?=(?:when|as|whenever)\b)",
        r"\1\2\3 Drills are not discarded ",
    ),
    (
        r"\b(whenever (?:(?:you|your MP)(?: would)? gains? stages?(?=,? (?:you |it )?gains? )"
        r"|your opponent(?:'s MP)?(?: would)? gains? stages?(?=,? (?:he|it) gains ))),? "
        r"(?:(?:you|he|it) )?gains? (\d+) (?:additional|more|extra) stages?(?=\.?$| this | until )",
        r"\1, increase that amount by \2",
    ),
    (
        r"(^|, )([^,.]*?(?:MP|Ally|personality)) is (?:considered (?:to be )?(?:both )?|both )"
        r"(an? \w+) and (an? \w+)\b",
        r"\1\2 is considered to be \3 and \2 is considered to be \4",
    ),
    # A text in quotes is called what it is.
    (r'\b(gains?|has|have) the Power:? "(?!POWER|\[)', r'\1 "POWER: '),
    (
        r"(^|, )(Setups|Events|Drills|Allies) cost your opponent (\d+ stages?) to (use|play)\b",
        r"\1your opponent must pay \3 to \4 \2",
    ),
    # What is used once more.
    (
        r"\buse (one of )?your (Drill|Setup|Mastery|MP)(?:s'|'s) Powers? "
        r"(?=again\b|(?:an additional|a second|another) time\b|(?:once|one) more\b)",
        r"use the Power of \1your \2 ",
    ),
    # What is taken from an attack.
    (
        r"\bdestroyed (from your Life Deck )?(?:by (?:attack )?damage|as you take damage)\b",
        r"discarded \1as you take damage",
    ),
    (
        r"(^|, | and )([^,.]*?Allies|it|that Ally|that personality) cannot (?:use (?:its|their) "
        r"effects|have (?:its|their) effects used)\b",
        lambda found: (
            f"{found[1]}{found[2]} lose{'' if found[2].endswith('s') else 's'} all effects"
        ),
    ),
    (r"\bcannot have (?:its|their) Powers? used\b", "cannot be used"),
    (r"\b(?:was|(were)) not dealt\b", lambda f: f"{'have' if f[1] else 'has'} not been dealt"),
    # Where cards lie that nothing is done to.
    (
        r"^(?:(?:the )?((?:\w+ )*?(?:cards|Drills|Setups|Allies|Events|Dragon Balls)) in"
        r"|(the (?:top|bottom)) card (?=(?:in|on|of) )(?:in|on)?) ?"
        rf"((?:of )?(?:your(?: opponent's)?|a player's|any) {PILE}|discard piles) cannot be "
        r"([^.]*?)((?: (?:this|during|until) [^.,]*)?)(?=\.?$)",
        lambda f: " ".join(
            (f"{f[1] or 'cards'} cannot be {f[4]} from", f"{f[2] or ''} {f[3]}{f[5]}".strip())
        ),
    ),
    # Behind what is waited for stands how long it is waited for, not how long the rest holds.
    (
        r"^(whenever|when|after) ([^,]*?) (this (?:combat|turn)), (?=(?:your|the|his) next\b)",
        r"\3, \1 \2, ",
    ),
    # Nobody has had a turn before the game begins.
    (r"^before the first turn(?: of the game)?(?=, )", "at the beginning of the game"),
    # Whose turn it is as a combat begins is asked then.
    (
        r"^([^,.]*?) when (you (?:have|control) no [\w ]+?) (at the end of (?:combat|the turn))"
        r"(?=\.?$)",
        r"\3, if \2, \1",
    ),
    # While an attack goes on, so does its action (COM-2).
    (
        r"^((?:you|your opponent) must (?:pay \d+ stages?|discard a card) to (?:play|use) [^,.]*?"
        r"\bcards?) against this attack(?=\.?$)",
        r"\1 this action",
    ),
)
"""What is looked for, and what it means, in the order in which it is put right."""
