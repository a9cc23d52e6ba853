"""What a player's MP stands at, said of the player: "you are at 0 stages", "at a higher level"."""

from __future__ import annotations

import re

from dbz_desktop.rules.kernel.considered import Trait
from dbz_desktop.rules.language.text.spellings.row import Rows
from dbz_desktop.wording import paradigm

_PLAYERS = {"you": "your MP", "who": "whose MP"}
_SINGLE = {"are": "is", "have": "has", "were": "was"}
_MP_DOES = (
    r"(?:are|is|were|was|have|has|had|(?:are |is )?reduced|drops?|falls?|becomes?|reach(?:es)?)"
)
_A_TRAIT = "|".join(trait.value.removesuffix("(s)") for trait in Trait)
_MEASURE = r"(?:MP |personality |power )?(?:level|stage)s?\b"
_STANDS = (
    r"(?:(?:exactly|at least|at most|more than|less than|fewer than|over|under|above|below|up to"
    r"|only) )?(?:\d+|no|zero|X)(?: or \w+)? (?:more |remaining )?(?:power )?stages?\b"
    r"|\d+ (?:power )?stages? or \w+|full power\b|maximum power\b"
    r"|(?:its|his|your) (?:highest|lowest|maximum|last) "
    r"|(?:more|fewer|less|as many|the same number of) (?:power )?stages? (?:than|as)\b"
    rf"|(?:an? (?:higher|lower|greater|smaller)|the same) {_MEASURE}"
    rf"|(?:on |at )?level \d|not an? (?:{_A_TRAIT})\b|an? (?:{_A_TRAIT})\b(?! card)"
)
"""What is so of a personality alone, and of no player."""
_AT_A = re.compile(rf" (?:an?|the same) (?:\w+ )?{_MEASURE}")
"""What a personality is at rather than has."""


def _mp(who: str) -> str:
    return _PLAYERS.get(who.lower(), "your opponent's MP")


def _takes(whose: str, now: str | None) -> str:
    if whose.lower() == "your":
        return "you take" if now else "you took"
    return f"your opponent {'takes' if now else 'took'}"


def _does(found: re.Match[str]) -> str:
    first, *rest = found[2].split()
    if first in ("have", "has", "had") and _AT_A.match(found.string, found.end()):
        return "is at"
    third = _SINGLE.get(first, first)
    if first in ("drop", "fall", "reach", "become"):
        third = f"{first}es" if first == "reach" else f"{first}s"
    return " ".join((third, *rest))


def _attached_then(found: re.Match[str]) -> str:
    """What a card may be attached to as it enters play, as what is waited for."""
    card = found["this"] or found["it"]
    return f"when this {card} enters play, you may attach it to {found['to']}"


_AGAINST = (
    r"(?:performed )?against (?:an? (?P<level>level \d(?: or (?:higher|lower|more|less))?) MP"
    r"|(?:an MP|MPs) (?P<how>with|of|at|on) (?P<what>(?:(?!\b(?:stages?|power)\b)[^,])*?))"
)
"""What is so of the MP of whoever is attacked, which is the other player's.

At what stage it is, an attack changes: of that it isn't told before or after the damage.
"""


def _of_his(found: re.Match[str]) -> str:
    """What is so of the other player's MP, as it is asked."""
    if found["level"]:
        return f"your opponent's MP is {found['level']}"
    if found["how"].lower() == "with":
        return f"your opponent's MP has {found['what']}"
    at = "at " if found["what"].lower().startswith("a ") else ""
    return f"your opponent's MP is {at}{found['what']}"


_KINDS = r"(?:[\w-]+ )*?(?:Drill|Setup|Event|Ally|card|Dragon Ball)"
_DONE = {
    paradigm(verb)["participle"]: verb
    for verb in ("return", "shuffle", "place", "banish", "discard", "destroy")
}


def _first_of_them(found: re.Match[str]) -> str:
    """What becomes of the first of somebody's cards instead, as of one of them the first time."""
    if found["new"].lower() not in _DONE:
        return found[0]
    kinds = re.sub(r"y$", "ie", found["kind"]) + "s"
    return (
        f"the first time each {found['time']} one of {found['whose']} {kinds} would be "
        f"{found['done']}, {_DONE[found['new'].lower()]} it{found['to']} instead"
    )


SAID: Rows = (
    (
        r"\b(cannot win by (?:a )?)(Survival|Dragon Ball)s?(?=[,.]|$| (?:this|if|the|for)\b)",
        r"\1\2 Victory",
    ),
    (r"\b(cannot win)(?= this (?:turn|combat)\b)", r"\1 the game"),
    (r"\bafter (this attack) (?:resolves|is resolved|has resolved)\b", r"after \1"),
    (
        r"\b(cannot be )recaptured (?:before|until) (?=(?:the (?:start|end) of )?(?:your|his)\b)",
        r"\1captured until ",
    ),
    (r"\b(?:announce|declare) a title\b", "name a card"),
    (
        r"^(?:this (?P<this>card|Drill|Setup|Event|Ally) may be attached|you may attach this "
        r"(?P<it>card|Drill|Setup|Event|Ally)) to (?P<to>[^,.]*?) (?:when|as|after) it enters play"
        r"(?=\.?$)",
        _attached_then,
    ),
    (r"\b(into play at )(\d+)(?=[,.]|$)", r"\1\2 stages"),
    # With what somebody performs attacks.
    (
        r"\b(cannot|may not) use (?:(?:a|any|his|your) )?Powers? to perform "
        r"((?:an? )?(?:[\w-]+ )*?attacks?)\b",
        r"\1 perform \2 from a Power",
    ),
    (
        r"^((?:whenever|when|after|use when) (?:you|your opponent)) use(s?) a Power to perform "
        r"(an? (?:[\w-]+ )*?attack)(?=,|\.?$)",
        r"\1 perform\2 \3 from a Power",
    ),
    (
        r"^if (?:your opponent|he) discard(?:s|ed) (an? [^,]*?) (?:as|for) damage (?:from|by) "
        r"(this attack)(?=,)",
        r"if \2 discards \1",
    ),
    (r"\bin an order of (?:your|his) choos?ing(?=[,.]|$)", "in any order"),
    (
        r"\b(uses? the HIT effects? of [^,.]*?),? as (?:though|if) (?:that|the) attack (?:had been"
        r"|was|were) success?ful(?=[,.]|$)",
        r"\1",
    ),
    (
        r"^((?:otherwise,? |if [^,]*, )?)((?:this|that|the chosen) Ally|it|your MP|those "
        r"(?:Allies|personalities)|(?:all |your |your opponent's )?Allies|(?:the attacking|that) "
        r"personality|the personality (?:that|who) performed (?:it|(?:that|the) attack)) "
        r"((?:gains?|loses?) [^,.]*?) and (?=(?:may|must) perform\b|cannot\b)",
        r"\1\2 \3 and \2 ",
    ),
    (r"^this effect (?=(?:may|can) (?:only )?be used\b)", "this power "),
    (
        r"\brestore(s?) (?=(?:an?|the|up to|\d+|all|any)\b[^,.]*\b(?:from|to|into)\b[^,.]*\b"
        r"(?:Life Deck|hand|discard pile|play)\b)",
        r"return\1 ",
    ),
    (
        r"\b(shuffles?) (your|his) (Drills|Setups|Allies|Dragon Balls) (?:in play )?(?=into\b)",
        r"\1 all of \2 \3 ",
    ),
    (
        r"^(?:all (?:of )?)?(your(?: opponent's)? (?:personalities|Allies))' power "
        r"(?:level|stage)s are set to (?:0|zero)(?: stages)?(?=\.?$)",
        r"set all of \1 to 0 stages",
    ),
    # What is attached is in play (TYP-7).
    (r"\b(?:that (?:is|are) )?in play or attached(?=[,.]|$| and\b)", "in play"),
    (r"(?<=\w )that (?:is|are) (?=in play(?:[,.]|$| and\b))", ""),
    # What brings a power level to 0 brings the stages there.
    (
        r"\b(when|whenever) (your(?: opponent's)? MP)'s power (?:level|stage) (is (?:reduced"
        r"|brought|lowered) to (?:0|zero))(?: stages)? (?=by )",
        r"\1 \2 \3 stages ",
    ),
    (
        r"\b(an attack|one of [^,.]*?attacks) ((?:reduce|bring|drop|lower)s) (your(?: opponent's)?"
        r"|his) MP's power (?:level|stage) to (0|zero)(?: stages)?(?=[,.]|$)",
        r"\1 \2 \3 MP to \4 stages",
    ),
    (
        r"^(?P<when>(?:when|whenever|(?:once|the first time|each time)[^,]*?) you perform"
        rf" [^,]*?attack) {_AGAINST}, (?=\w)",
        lambda found: f"{found['when']}, if {_of_his(found)}, ",
    ),
    (
        rf"^(?P<yours>your (?![^,]*\bnext\b)[^,]*?attacks) {_AGAINST} "
        r"(?=(?:deal|cost|cannot|gain)\b)",
        lambda found: f"while {_of_his(found)}, {found['yours'][0].lower()}{found['yours'][1:]} ",
    ),
    (
        rf"^if this attack is {_AGAINST}, (?=\w)",
        lambda found: f"if {_of_his(found)}, ",
    ),
    # What only you can use your opponent cannot.
    (
        r"^effects that ([^,.]*?) (?:can|may) only be used by (you|your opponent)(?= this |\.?$)",
        lambda found: (
            f"{'your opponent' if found[2].lower() == 'you' else 'you'} cannot use effects that "
            f"{found[1]}"
        ),
    ),
    # What stays as a level changes is not discarded then (TYP-5).
    (
        r"^(?:this (?:card|Drill) )?(?:(?:remains|stays) in|does not leave) play "
        r"(?=when(?:ever)? (?:you|your MP) (?:advances?|changes?)\b)",
        "this card is not discarded ",
    ),
    # The text of a level is in force at that level alone.
    (r"^(?:while|as long as) (?:your MP is )?(?:at|on) this level, (?=\w)", ""),
    (
        r"^(use when|when|whenever) an? (critical damage effect|[^,.]*? effect) would be used by "
        r"(your opponent|you)(?=,|\.?$)",
        r"\1 \3 would use a \2",
    ),
    (r"\bto prevent that effect(?=\.?$)", "to prevent it"),
    (
        r"^(use when|when|whenever) (your(?: opponent's)? MP) is (?:reduced|brought|lowered) to "
        r"(?:0|zero) stages by (one of (?:your|his|your opponent's) attacks|an attack)(?=,|\.?$)",
        r"\1 \3 brings \2 to 0 stages",
    ),
    # Of either player it is so of the one or of the other.
    (
        rf"\b(if|while|unless|when) (either|an?y?|each|both) players? ({_MP_DOES}) "
        rf"((?:at |on )?(?:{_STANDS})[^,]*?)(?=,|\.?$)",
        lambda found: (
            f"{found[1]} you {found[3]} {found[4]} "
            f"{'and' if found[2].lower() in ('each', 'both') else 'or'} your opponent {found[3]} "
            f"{found[4]}"
        ),
    ),
    (
        rf"\b(you|your opponent|he|(?<=player )who) ({_MP_DOES})"
        rf"(?= (?:already |still |now |currently |not )?(?:at |on |to )?(?:{_STANDS})(?! MP\b))",
        lambda found: f"{_mp(found[1])} {_does(found)}",
    ),
    (
        r"\b((?:reduc|lower|bring|drop|brought)(?:e?[sd])?) (you|him|your opponent) "
        r"(?=to (?:\d|no\b|zero\b))",
        lambda found: f"{found[1]} {_mp(found[2])} ",
    ),
    # Whose stages an attack takes, it reduces; what is at 0 has none to lose.
    (
        r"\b(if|when|whenever|after) ((?:an? (?:[\w-]+ )*?|this |that )attack|one of your"
        r"(?: opponent's)? (?:[\w-]+ )*?attacks) (?:(reduces|brings|drops|lowers)|reduced|brought"
        r"|dropped|lowered) (your(?: opponent's)?|his) MP to (\d+|zero|no) stages?\b",
        lambda found: (
            f"{found[1]} {_takes(found[4], found[3])} stage damage from {found[2]} and {found[4]} "
            f"MP's power stage is {found[5] if found[5].isdecimal() else 0}"
        ),
    ),
    (
        r"^(?:when|whenever|if) (you [^,.]*?\blevels?), (your Drills are not discarded)\b",
        r"\2 when \1",
    ),
    (
        r"\b(you cannot win by MPPV if you (?:advance|raise)\b[^,.]*?) (?:with|by|by using) this "
        r"(?:effect|power|card's effect)\b",
        r"\1 with this card",
    ),
    # What has no effects can't be used.
    (
        r"\bcannot be used and loses? all(?: of)?(?: their| its)? effects",
        "lose all effects",
    ),
    (
        r"\bEndurance (?:on|of) (?:the )?cards in your Life Deck (?=is\b)",
        "the Endurance of your cards ",
    ),
    # Of what several things are so it is said each time.
    # The first one of a time that it would happen to is the first time that it would.
    (
        rf"^(?P<whose>your(?: opponent's)?) first (?P<kind>{_KINDS}) that would be (?P<done>\w+) "
        r"each (?P<time>turn|combat) is (?P<new>[\w]+)(?P<to>[^,.]*) instead(?=\.?$)",
        _first_of_them,
    ),
    # What nobody may do but pass or use Powers, is attack or play a card.
    (
        r"^(you|your opponent) (?:must(?: either)? pass or use|(?:may|can) only pass or use) "
        r"(?:an? )?non-attack Powers? (?:for|in|as|with|during) (his|your) (?:first|next) action"
        r"(?: this combat)?(?=\.?$)",
        r"\1 cannot perform attacks or play cards in \2 next action",
    ),
    # What an action to come may be.
    (
        r"^as your next action(?: this combat)?,? (you may (?:play|use|perform) the top card"
        r" of [^,.]*?)(?=\.?$)",
        r"\1 one time in your next action as though in your hand",
    ),
    # What enters play at a stage is set to it.
    (
        r"^the first (?P<kind>(?:[\w-]+ )*?Ally) (?:to enter|that enters|you put into) play under "
        r"your control each (?P<time>turn|combat) enters (?:play )?at (?P<at>its highest power "
        r"stage|\d+ stages?(?: above 0)?)(?=\.?$)",
        lambda found: (
            f"the first time each {found['time']} one of your {found['kind'][:-1]}ies enters play, "
            f"set that Ally to {found['at']}"
        ),
    ),
    # What came to a side.
    (
        r"\b((?:if|unless) (an? [\w ]*?) )(?:has )?entered play or (?:has )?changed control "
        r"(this (?:turn|combat))\b",
        r"\1has entered play \3 or a player has captured or gained control of \2 \3",
    ),
    # What becomes of the first one.
    (
        r"^the first card you discard during each Discard Step is (placed|returned|shuffled) "
        r"([^,.]*?) instead(?=\.?$)",
        lambda found: (
            "the first time each turn you would discard a card during the Discard Step, "
            f"{_DONE[found[1].lower()]} it {found[2]} instead"
        ),
    ),
)
"""What is looked for, and what it means, in the order in which it is put right."""
