"""Who "he", "it" and "they" are, as far as the sentences before tell it and no phrase can.

And which attack "your attack" is: the one that a text performs, as "your opponent's attack" is the
one that it answers. In a text that does neither it is none, if not of any that comes in a time.
"""

from __future__ import annotations

import re
from collections.abc import Callable

HE = re.compile(r"\b(?:he|his|him)\b", re.IGNORECASE)
SOMEBODY = re.compile(
    r"\b(?:opponent|each player|both players|that player|attacker|defender|active player)\b",
    re.IGNORECASE,
)
# What one of both does who did it, or didn't, is asked of each for himself.
EACH_WHO = re.compile(
    r"^if (?:he|that player|a player|they) (?:does|did|do)( not)?, (?:he|that player|they) ",
    re.IGNORECASE,
)
_HE_CHOSEN = re.compile(r"(^|, |\band )(?:he|the chosen player|the player)\b(?!')", re.IGNORECASE)
_HIS = re.compile(
    r"\bhis (?=(?:anger|MP|hand|Life Deck|discard pile|Banished Zone|Allies|Drills|Setups)\b)",
    re.IGNORECASE,
)
# Where several personalities were brought up, they are these, and no player.
THEY = re.compile(r"^they (?=cannot (?!be\b)|may\b|must\b)", re.IGNORECASE)

# Where none was named, it is that of the card that was spoken of.
OF_THAT = re.compile(r"\bof that (Style|(?:card )?type)\b", re.IGNORECASE)
PAYS_A_CARD = re.compile(
    r"^(?:you may )?(?:discard|banish|reveal|destroy|return|shuffle) an? [^,.]*? to ", re.IGNORECASE
)

_SAYS = r"(?:can|cannot|may|must|deals?|gains|has|loses|costs|is|stays|remains|does|becomes)\b"
_ITS_ATTACK = {
    "attack": (re.compile(rf"(^|, )your attack (?={_SAYS})", re.IGNORECASE), r"\1this attack "),
    "defense": (
        re.compile(rf"(^|, )(?:your opponent's|his) attack (?={_SAYS})", re.IGNORECASE),
        r"\1that attack ",
    ),
}
_ONE_ATTACK = re.compile(
    r"(?:^|, )(?:your|your opponent's|his) "
    rf"(?:(?!next\b|first\b|second\b|third\b|fourth\b|last\b)[\w-]+ ){{0,3}}attack {_SAYS}"
    r"(?!.*\b(?:this (?:combat|turn|game)|during|until|while|remainder|rest|next)\b)",
    re.IGNORECASE,
)
WHICH_ATTACK = 'which attack is it? Say "your next attack", "your attacks" or "this attack"'


_IF_IT = re.compile(r"(^|, )(if|unless) it (?=is (?:not )?(?:stopped|performed)\b)", re.IGNORECASE)
_PERFORMED = re.compile(
    r"(^|, )(if|unless) it (?=(?:is|was) (?:not )?performed (?:by|from)\b)", re.IGNORECASE
)
_ITS_PART = re.compile(
    r"(^|, )(?:(?:its|this|that|the) (?=(?:damage|(?:stage )?cost) (?:cannot|can|is|may)\b)"
    r"|(?=damage is (?:increased|reduced|raised|lowered|doubled|halved)\b))",
    re.IGNORECASE,
)
_ITS_DAMAGE = re.compile(
    r"\b((?:may not|cannot|neither player (?:may|can)) (?:prevent|redirect|modify|reduce"
    r"|increase) )(?:its|this) damage\b",
    re.IGNORECASE,
)


_TIMES_OF_IT = re.compile(
    r"^(this attack [^,.]*\bfor each (?:\w+ )?time (?:that )?)it"
    r"(?= (?:was|has been) (?:used|played)\b)",
    re.IGNORECASE,
)
"""How often the attack of which a text speaks was used."""


OF_ONE_OF_BOTH = re.compile(
    r"^(?:when|whenever|after|at|the (?:first|second) time)\b[^,]*\b(?:a|each) player(?:'s)?\b"
    r"[^,]*, (?:he|that player)\b(?!'s opponent)",
    re.IGNORECASE,
)
"""What one of both players does, whoever it is of whom the text waits for something."""


_NAMED = re.compile(
    r"\b(?:opponent|each player|both players|attacker|defender|active player)\b", re.IGNORECASE
)


def of_the_chosen(words: str) -> str:
    """Words after a player was chosen: he is that one, where they name no other."""
    words = _HE_CHOSEN.sub(r"\1that player", words)
    if _NAMED.search(words):
        return words
    # What he does himself is done with his own.
    clauses = re.split(r"(, | and (?=that player ))", words)
    return "".join(
        c if "that player " in c.lower() else _HIS.sub("that player's ", c) for c in clauses
    )


_THEY_ATTACK = re.compile(r"^they (?=(?:are|can|cannot|cost|deal|gain|have|stay)\b)", re.IGNORECASE)


def of_attacks(words: str, attacks: str) -> str:
    """The words of a [constant] text that speak of the attacks of the sentence before."""
    return _THEY_ATTACK.sub(f"{attacks} ", words)


def of_its_parts(words: str, icon: str) -> str:
    """Words that say something of "its damage", where that is the attack that a text performs.

    Or what is done if it is stopped, or by whom it is performed: so is that which is answered.
    """
    if icon in ("attack", "defense"):
        which = "this" if icon == "attack" else "that"
        words = _PERFORMED.sub(rf"\1\2 {which} attack ", words)
    if icon != "attack":
        return words
    words = _TIMES_OF_IT.sub(r"\1this card", words)
    words = _ITS_DAMAGE.sub(r"\1damage from this attack", words)
    return _IF_IT.sub(r"\1\2 this attack ", _ITS_PART.sub(r"\1this attack's ", words))


_MOVES = r"\b(banish|place|shuffle|return|Rejuvenate)(e?s?)"
_STOPPER = r"the card (?:that stopped|(?:(?:he|your opponent) )?used to stop) (?:it|this attack)"
_MOVED = {
    "banish": "banished",
    "place": "placed",
    "shuffle": "shuffled",
    "return": "returned",
    "rejuvenate": "Rejuvenated",
}
_MOVES_IT = {moved.lower(): move for move, moved in _MOVED.items()}
_HIS_DOING = r"(?:(?:your opponent|he|its (?:owner|player)) (?=\w+s\b)|(you may ))?"
_WHERE_TO = (
    r"(?: (?:on|at|to|into) (?:the )?(?:(?:top|bottom) of )?"
    r"(?:its owner's|his|your opponent's) (?:Life Deck|hand))?"
)
_Meant = str | Callable[[re.Match[str]], str]
_AFTER_USE: dict[str, tuple[tuple[re.Pattern[str], _Meant], ...]] = {
    "attack": (
        (
            re.compile(
                rf"^(if this attack [^,.]*, )that card is ({'|'.join(_MOVED.values())})"
                r"([^,.]*?) after use\b",
                re.I,
            ),
            lambda found: f"{found[1]}{_MOVES_IT[found[2].lower()]} that card{found[3]}",
        ),
        # What stopped it is another card, which is done with as it has.
        (re.compile(rf"{_MOVES} (that card|{_STOPPER})([^,.]*?) after use\b", re.I), r"\1\2 \3\4"),
        (
            re.compile(
                rf"^(if this attack [^,.]*, [^,.]*?){_MOVES} it\b(?=[^,.]* after use\b)", re.I
            ),
            r"\1\2\3 this card",
        ),
    ),
    "defense": (
        # Of which card it is asked, that is the one.
        (
            re.compile(
                rf"^(if this card [^,.]*, [^,.]*?){_MOVES} it\b(?=[^,.]* after use\b)", re.I
            ),
            r"\1\2\3 this card",
        ),
        (
            re.compile(
                rf"^(if (?:the stopped attack|that attack|it) [^,.]*, )?{_HIS_DOING}{_MOVES} "
                r"(?:it|that card|the (?:stopped|attack) card|(?:the stopped|that) "
                rf"attack(?: card)?)({_WHERE_TO}) after use\b",
                re.I,
            ),
            lambda found: (
                f"{found[1] or ''}{'you may have that attack be' if found[2] else 'that attack is'}"
                f" {_MOVED[found[3].lower()]}{found[5]} after use"
            ),
        ),
        # What somebody may do with it is done at once.
        (
            re.compile(
                r"^((?:if (?:the stopped attack|that attack|it) [^,.]*, )?[^,.]*?)"
                rf"{_MOVES} (?:it|that card|the stopped card|(?:the stopped|that) "
                r"attack(?: card)?)\b"
                r"([^,.]*?) after use\b",
                re.I,
            ),
            r"\1\2\3 that attack card\4",
        ),
        (
            re.compile(
                r"^(?:the (?:stopped|attack) card|(?:the stopped attack|that attack(?= card))"
                r"(?: card)?) (?=is (?:placed|shuffled|returned|banished)\b[^,.]*? after use\b)",
                re.I,
            ),
            "that attack ",
        ),
    ),
}
"""What becomes of the card of an attack after use, or of that which stopped it.

What becomes of the attack that is answered, becomes of it as it is over (ATK-1).
"""


def of_its_card(words: str, icon: str) -> str:
    """Words that say what becomes of a card after use, of the one that is meant.

    What was stopped, or did it, has been used as soon as that is said.
    """
    if "after use" not in words:
        return words
    for found, meant in _AFTER_USE.get(icon, ()):
        words = found.sub(meant, words)
    return words


_THE_ATTACK = re.compile(
    r"(?<!performed )(?<!performing )\bthe attack"
    r"(?= (?!card|(?:it|this card|you(?: just)?) (?:stopped|blocked)\b)|'s|[,.]|$)",
    re.IGNORECASE,
)


_SUCH_AN_ATTACK = re.compile(
    r"^(?:an?|any|your opponent's) ((?:[\w-]+ )*?)attack "
    r"(?=(?:deals|does|has|loses|cannot|can only|gains|is)\b)",
    re.IGNORECASE,
)


def of_such_an_attack(words: str) -> str:
    """What a [defense] text says first of an attack of a kind: of that one, if it is such."""
    such = _SUCH_AN_ATTACK.match(words)
    if such is None:
        return words
    kind = such[1]
    given = f"if that attack is {'an' if kind[:1].lower() in 'aeiou' else 'a'} {kind}attack, "
    return f"{given if kind else ''}that attack {words[such.end() :]}"


def of_its_attack(words: str, icon: str) -> str:
    """Words that say something of a player's attack, of the one that a text performs or answers."""
    words = _its_critical(words, icon)
    if icon in ("attack", "defense"):
        words = _THE_ATTACK.sub("this attack" if icon == "attack" else "that attack", words)
    found = _ITS_ATTACK.get(icon)
    return words if found is None else found[0].sub(found[1], words)


_INSTEAD_OF_CRITICAL = re.compile(
    r"\binstead of using (?:a|the|this attack's) critical damage effect\b"
    r"(?! (?:by|for|from|with)\b)",
    re.IGNORECASE,
)
_IF_CRITICAL = re.compile(
    r"^(?:if|when|whenever) (?P<who>you|this attack|(?:an?|one of your|your) (?P<kind>[\w -]*?)"
    r"attacks?(?: you perform)?) deals? critical damage(?: with (?P<mine>this attack|(?:an?|one of "
    r"your) (?P<with>[\w -]*?)attacks?))?, ",
    re.IGNORECASE,
)


def _its_critical(words: str, icon: str) -> str:
    """What is done instead of using a critical damage effect, with the attack that would do it.

    That is the one that the text performs, or whichever deals critical damage (ATK-13).
    """
    if _INSTEAD_OF_CRITICAL.search(words) is None:
        return words
    dealt = _IF_CRITICAL.match(words)
    if dealt is not None:
        mine = "this attack" in (dealt["who"].lower(), (dealt["mine"] or "").lower())
        kind = dealt["kind"] or dealt["with"] or ""
        words = f"{words[dealt.end()].upper()}{words[dealt.end() + 1 :]}"
        which = "this attack" if mine or icon == "attack" else f"one of your {kind}attacks"
    elif icon == "attack":
        which = "this attack"
    else:
        return words
    words = _INSTEAD_OF_CRITICAL.sub(rf"\g<0> with {which}", words)
    done, instead, which = words.partition(" instead of using ")
    if instead and "," not in words and not re.match(r"you may\b", words, re.IGNORECASE):
        return f"Instead of using {which}, {done[0].lower()}{done[1:]}"
    return words


def of_no_attack(words: str, icon: str) -> bool:
    """Whether words say something of a player's one attack, and there is none that is meant.

    What is [constant] says it of each, as it comes.
    """
    return icon != "constant" and _ONE_ATTACK.search(words) is not None


_COUNTED = re.compile(
    r"\b(?:number of|for (?:each|every)) (?!\d)(?P<kinds>(?:[\w-]+,? )+?)"
    r"(?P<where>(?:you|your opponent|he) controls?|in play"
    r"|in (?:your|his|your opponent's) (?:hand|discard pile|Banished Zone))(?=[,.]|$)",
    re.IGNORECASE,
)
_OF_THOSE = re.compile(
    r"\b(?:(?P<many>one|all|each|both|any number|(?:up to )?\d+) of )?those (?P<kind>(?:[\w-]+ )??"
    r"(?:Allies|Drills|Setups|Events|Dragon Balls|personalities|cards))\b"
    r"(?! (?:from|in|of|on|that|you|he|your)\b)",
    re.IGNORECASE,
)
_SEVERAL = re.compile(
    r"\b(?:(?P<y>All|personalit)ies|(?P<s>Drill|Setup|Event|Ball|card)s)\b", re.IGNORECASE
)
_LISTED = re.compile(r",? and |,? or |, ")


def _in_one(words: str) -> str:
    """The same, with each kind of card said of one card."""
    return _SEVERAL.sub(lambda kind: f"{kind['y']}y" if kind["y"] else kind["s"], words)


def of_the_counted(words: str, earlier: str, found: bool) -> str:
    """What is done to "those Allies", where Allies were only counted before: to some of these.

    So it is where they are spoken of nowhere else; of "those cards" where none were `found`.
    """
    before = _in_one(earlier)
    counted = _COUNTED.search(before)
    if counted is None:
        return words
    where = counted["where"].replace("he control", "your opponent control")
    where = where.replace("in his ", "in your opponent's ")

    def meant(those: re.Match[str]) -> str:
        kind, kinds = _in_one(those["kind"]), [*_LISTED.split(counted["kinds"].strip())]
        if kind.lower() != "card":
            once = len(re.findall(rf"\b{kind}\b", before, re.IGNORECASE)) == 1
            kinds = [each for each in kinds if once and each.lower().endswith(kind.lower())]
        elif found:
            kinds = []
        if not kinds:
            return those[0]
        what = " or ".join(kinds)
        many = (those["many"] or "all").lower()
        if many in ("one", "1"):
            return f"{'an' if what[0] in 'AEae' else 'a'} {what} {where}"
        what = " or ".join(re.sub(r"y$", "ie", each) + "s" for each in kinds)
        return f"{'all' if many in ('each', 'both') else many} {what} {where}"

    return _OF_THOSE.sub(meant, words)


_SOMEBODY = re.compile(r"\b(?:personalit(?:y|ies)|MPs?|Ally|Allies|chooses?)\b", re.IGNORECASE)
_WAITS_FOR_ATTACK = re.compile(
    r"(?:whenever|when|after|the (?:next|first) time) "
    r"(?=[^,]*\b(?:perform|stop|declare)(?:s|d|ed|ped)?\b)[^,]*\battacks?\b[^,]*, ",
    re.IGNORECASE,
)
_THAT_ONE = re.compile(r"\bthat personality\b", re.IGNORECASE)


def of_who_attacks(words: str, earlier: str, answers: bool) -> str:
    """Words of "that personality" where of an attack that is answered, or waited for, nobody is
    known but who performs it."""
    waits = _WAITS_FOR_ATTACK.match(words)
    if not (answers or waits) or _SOMEBODY.search(f"{earlier} {waits[0] if waits else ''}"):
        return words
    return _THAT_ONE.sub("the attacking personality", words)


_HE_WHO_IS_TOLD = re.compile(
    r"^(?P<told>(?:(?:whenever|when|after|if|while|unless)\b|the (?:first|next|second|third) "
    r"time\b)[^.\"]*, )he (?=(?:gains|loses|pays)\b[^.,]*\bstages?\b)",
    re.IGNORECASE,
)
_ONE_OF_BOTH = re.compile(r"\b(?:opponent(?:'s)?|players?|he|his)\b", re.IGNORECASE)


def of_one_told(words: str, title: str) -> str:
    """Words of what "he" gains or loses, where no player was told of but a personality was.

    It may be told of by the `title` of the text's own card.
    """
    found = _HE_WHO_IS_TOLD.match(words)
    if found is None or _ONE_OF_BOTH.search(found["told"]):
        return words
    one = rf"\b(?:(?:this|that) (?:Ally|personality|MP)|your MP|{re.escape(title) or '(?!)'})\b"
    if re.search(one, found["told"], re.IGNORECASE) is None:
        return words
    return f"{found['told']}it {words[found.end() :]}"


_THIS = r"\bthis (?:card|Drill|Setup|Ally|Event|Dragon Ball)\b"
_IS_IT = (
    r"it(?= (?:is|was|has|had|lies|remains|stays)\b(?! (?:not )?(?:during )?(?:your|your opponent's"
    r"|each|the) (?:turn|\w+ Step|action)\b| (?:during|combat)\b))"
)
_THIS_IN_CASE = re.compile(
    rf"^(?P<says>[^.]*?{_THIS}[^.]*?\b(?:if|unless|while|when|as long as) ){_IS_IT}", re.IGNORECASE
)
_IN_CASE_THIS = re.compile(
    rf"^(?P<says>if|unless|while|when|as long as) {_IS_IT}(?=[^,.]*, [^.]*?{_THIS})", re.IGNORECASE
)
_ANOTHER_THING = re.compile(
    r"\b(?:cards?|attacks?|Drills?|Setups?|Ally|Allies|Events?|personalit(?:y|ies)|MPs?|Mastery"
    r"|damage|anger|Dragon Balls?|Powers?)\b",
    re.IGNORECASE,
)


def of_the_noted(words: str) -> str:
    """Words of a note of which the card alone is "it": nothing else was spoken of before."""
    found = _THIS_IN_CASE.match(words)
    if found is not None and not _ANOTHER_THING.search(
        re.sub(_THIS, "", found["says"], flags=re.I)
    ):
        return f"{found['says']}this card{words[found.end() :]}"
    return _IN_CASE_THIS.sub(r"\g<says> this card", words)
