"""Where cards are, where they go and what is done with them, in other words than the grammar's."""

from __future__ import annotations

import re

from dbz_desktop.rules.language.text.spellings.row import PILE, Rows
from dbz_desktop.wording import paradigm

_A_COUNT = r"(?:\d+ or \w+|no|an?|more than \d+|exactly \d+) [^,.]*?"
_KINDS = r"(?:[\w-]+ )*?(?:Drills|Allies|Setups|Dragon Balls)"

_NO_JOINT = r"(?:(?! and | or )[^,.])*?"
"""Words of one thing that is said, as far as another word goes on."""


def _done(verb: str, s: str) -> str:
    return paradigm(verb.lower())["third" if s else "base"]


def _of_such(found: re.Match[str]) -> str:
    """One of several cards in case it is of a kind, as one of that kind among them."""
    kind = found["kind"] if found["a"] else f"{found['kind']} card"
    article = found["a"] or ("an " if kind[0] in "AEIOaeio" else "a ")
    among = f"the {found['by']} cards" if found["by"] else "those cards"
    return f"{found['does']} {article}{kind} from among {among}{found['to'] or ''}"


def _is_chosen(found: re.Match[str]) -> str:
    """What is chosen, as what the chosen card is."""
    it, kind = found["it"] or found["a"], found["kind"] or found["such"]
    article = "an" if kind[0] in "AEIOaeio" else "a"
    return f"if the chosen card is {f'not {article}' if it.lower() == 'no' else it} {kind}"


def _chosen_for(found: re.Match[str]) -> str:
    """What is chosen for something to be done with it, as what is chosen and done so."""
    done, what = _done(found["done"], found["s"]), found["what"]
    if not found["s"] and what.endswith((" of them", " of those cards")):
        return f"{done} {what}{found['where'] or ''}"
    it = "it" if found["one"][0].lower() in "ao" else "them"
    return f"{found[1]} {what} and {done} {it}{found['where'] or ''}"


_HOW_MANY = r"an?|any|no|\d+(?: or (?:more|less|fewer))?|at least (?:\d+|one)"


def _of_those(found: re.Match[str]) -> str:
    many, kind = (found[2] or found[4]).lower(), found[3] or found[5]
    if many in ("a", "an"):
        return f"{found[1]} any of those cards is {many} {kind}"
    many = {"no": "none", "at least one": "any"}.get(many, many)
    article = "" if kind.endswith("s") else "a "
    return f"{found[1]} {many} of those cards {'are' if not article else 'is'} {article}{kind}"


_A_KIND = r"(?!an?\b)(?:(?-i:[A-Z])[\w-]*[- ])*?(?:Drill|Setup|Ally|Event|Dragon Ball|attack|card)"


def _one_of_each(found: re.Match[str]) -> str:
    kinds = [f"{found[2]} {found[3]}"]
    for each in (found[4], found[5]):
        if each is not None:
            kinds.append(f"{'an' if each[0].lower() in 'aeiou' else 'a'} {each}")
    return f"{found[1]} {', '.join(kinds[:-1])}{',' * (len(kinds) > 2)} and {kinds[-1]}"


def _those_that_are_so(found: re.Match[str]) -> str:
    """What is done to all of those that are so, or to one of them where some are."""
    if found[3] is None:
        return f"{found[2]} all {found[1]} from among those cards"
    one = re.sub(r"\bAllies$", "Ally", found[1]).removesuffix("s")
    return f"if any of those cards are {found[1]}, {found[2]} a {one} from among those cards"


def _whose(who: str) -> str:
    return "your opponent's" if "opponent" in who.lower() else "your"


_TAKEN = {"lose": "take", "loses": "takes", "lost": "taken", "losing": "taking"}


def _life_cards_lost(found: re.Match[str]) -> str:
    much = (found[2] or "").removeprefix("any ")
    from_it = " from " if found[0].lower().endswith((" from ", " to ")) else ""
    return f"{_TAKEN[found[1].lower()]} {much}life cards of damage{from_it}"


def _shuffled_before(found: re.Match[str]) -> str:
    """What is done after a Life Deck was shuffled: who did something else shuffles it for that."""
    lead, does = found["lead"], found["does"]
    if found["seeks"] or re.search(r"\b(?:it|them|th(?:at|ose) cards?)\b", does, re.IGNORECASE):
        # What was found is spoken of: the sentence before searched for it.
        return f"{lead}{does}"
    if re.match(
        r"(?:he|they|you|your opponent|that player|each player|both players)\b", does, re.I
    ):
        return found[0]
    return f"{lead}shuffle your Life Deck and {does[:1].lower()}{does[1:]}"


MEANT = (
    # Who searches has shuffled by then (EFF-9); else it is shuffled first.
    (
        r"^(?=(?P<seeks>[^.\"]*\bsearch(?:es)?\b)?)(?P<lead>(?:[^.\"]*, )?)"
        r"(?P<does>[^.,\"]*?) after (?:(?:he|you) )?shuffl(?:ing|es?)"
        r"(?: it| (?:that|your|his) (?:Life )?Deck)?(?=\.?$)",
        _shuffled_before,
    ),
    # Of each of several it is chosen by itself.
    (
        r"\b((?:place|put|return)s?) each of (them|those cards)( back)? ((?:at|on|to)(?: the)?) "
        r"top or (?=(?:(?:at |on )?the )?bottom of\b)",
        r"\1 \2\3 \4 top and/or ",
    ),
    # Cards lie in nobody's Life Deck but their owner's (ZON-2).
    (
        r"\b((?:place|return|shuffle)s? )([\w ]*?\b(?:them|those cards|it|that card))"
        r"( (?:back )?(?:at the|on(?: the)?) (?:top|bottom) of| into) that Life Deck\b(?! and the)",
        lambda found: (
            f"{found[1]}{found[2]}{found[3]} "
            f"{'their' if found[2].lower() in ('them', 'those cards') else 'its'} owner's Life Deck"
        ),
    ),
    # As a Dragon Ball does, it goes where the damage doesn't come to it again (ATK-11).
    (
        r"^this card cannot be discarded(?: from your Life Deck)? (?:when taking|when you take|as"
        r"|from) damage(?=\.?$)",
        "if this card would be discarded as damage, place it at the bottom of your Life Deck "
        "instead",
    ),
    # Of which card it is asked what is so, that is the one.
    (
        r"^((?:while|if|as long as) (this (?:card|Drill|Setup|Ally|Dragon Ball)) [^,]*, )it "
        r"(?=(?:cannot|may not) (?:be (?:destroyed|banished|discarded|captured|returned|affected"
        r"|destroyed or \w+)|leave play)\b)",
        r"\1\2 ",
    ),
    # Of which card it is asked from where it was played, that is the one.
    (
        r"^if this card (?:is|was) (played|used) (from [^,]*), banish (?:it|this card) "
        r"after use(?=\.?$)",
        r"if this card was \1 \2, banish this card after use",
    ),
    # Of one of several cards it is said what that is, before it is known which one it is.
    (
        r"\b(?P<does>(?:place|put|banish|discard|play|return|destroy|shuffle|reveal|Rejuvenate)s?) "
        r"(?:one|1|any one) of (?:those cards|them|the (?P<by>\w+) cards)(?P<to> [^,.]*?)? "
        r"if (?:it|that card) (?:is|was) (?P<a>an? )?(?P<kind>(?!(?:not|in|on|at)\b)[^,.]+?)"
        r"(?=\.?$)",
        _of_such,
    ),
    # To put cards somewhere is to place them, and to add them to a hand is, too.
    (
        r"\b((?:is|are|was|were|be|been) (?:not )?|(?:cards?|Drills?|Setups?|Events?|Ally|Allies|"
        r"Balls?) )put (?=(?:back|into|on|at|in|under|from)\b)",
        r"\1placed ",
    ),
    (
        r"\b(?:((?:is|are|was|were|be|been) (?:not )?)placed (?:in|into)|(enters)) "
        r"(?:(your|his|your opponent's)|the|an?|its owner's|their owners'|a player's) Banished "
        r"Zones?\b",
        lambda found: (
            f"{found[1] or 'is '}banished{f' to {found[3]} Banished Zone' if found[3] else ''}"
        ),
    ),
    # Where something is placed, that it comes into.
    (r"\bput(s?) (?!(?:\w+ ){1,3}back in any order)(?=\w)", r"place\1 "),
    (r"\bputting (?=\w)", "placing "),
    (
        rf"\b(?:add|take)(s?) ({_NO_JOINT}) (?:to|into) "
        r"(?=(?:your|his|its owner's|their) hands?\b)",
        r"place\1 \2 into ",
    ),
    # Without a place they are the top ones, one at a time (EFF-8).
    # From a Life Deck cards come into the discard pile by being discarded (ATK-9).
    (
        r"\bplace(s?) (the top [^,.]*? of (?:your|his) Life Deck) into (?:your|his) discard pile\b",
        r"discard\1 \2",
    ),
    # Of a hand, one goes here and another one there.
    (
        r"\b(place(s?) )(?:one|1|a) (card from (?:your|his) hand) ((?:on top|at the bottom) of "
        r"[^,.]*?) and (?:one|1|another)(?: card| from (?:your|his) hand)? "
        r"(?=(?:on top|at the bottom) of\b)",
        r"\1a \3 \4 and place\2 a \3 ",
    ),
    # From whom it is captured is whose it is.
    (
        r"\b(captur(?:es?|ed|ing)) (?:an?|any) ((?:\w+ )?Dragon Ball) from "
        r"(you|him|your opponent)\b",
        lambda found: (
            f"{found[1]} one of {'your' if found[3].lower() == 'you' else _whose('opponent')} "
            f"{found[2]}s"
        ),
    ),
    # One of each of them is meant: of any of them it is said "or".
    (
        r"\b(for|(?:choose|destroy|banish|discard|place|play|return|reveal|shuffle|control"
        r"|Rejuvenate)(?:e?s)?"
        rf"|have|has) (an?) ({_A_KIND})(?:, ({_A_KIND}),?)? and ({_A_KIND})"
        r"(?=,| and (?:place|put|reveal|play|banish|discard)"
        r"| (?:from|in|to|into|on|he|you|with the same|of the same) |\.?$)",
        _one_of_each,
    ),
    # One of each is all that can be taken of which no two are of one.
    (
        r"\b((?:search [^.]*? for|choose|shuffle|Rejuvenate|return|destroy|banish|discard)s?) "
        r"(?:an?|one) (?!of )([^.,]*?) of each (Style|card type)\b",
        lambda found: f"{found[1]} all {re.sub('ly$', 'lie', found[2])}s of different {found[3]}s",
    ),
    # Those of several that are so are meant, not all of them.
    (
        r"^if any(?: of (?:them|those cards))? are ((?:[\w-]+ )*?\w+s), ((?:you may )?(?:place"
        r"|discard|banish|destroy|draw|shuffle|Rejuvenate|play)) (?:them|(one)(?: of (?:them|those"
        r" cards))?)\b(?! of)",
        _those_that_are_so,
    ),
    # "Any Drill" is one of one's choice; all of them are "any Drills".
    (
        r"\b(destroy|banish|discard|choose|return|place|shuffle|draw|reveal|Rejuvenate|attach"
        r"|capture|play|for)((?:e?s)?) any (?=(?:(?!of\b|number\b|amount\b)[\w\[\]-]+ ){0,3}?"
        r"(?:card|Drill|Setup|Ally|Event|Dragon Ball|personality)\b(?! (?:effect|type)))",
        r"\1\2 a ",
    ),
    # What is banished for its Endurance goes on from there: it isn't used (ATK-11).
    (
        r"\b(when(?:ever)? you (?:use (?:the )?Endurance|banish an? [^,.]*? for Endurance)[^,.]*, "
        r"you may (?:shuffle|place|return) (?:it|that card) [^,.]*?) instead of banishing it"
        r"(?=[,.]|$)",
        r"\1",
    ),
    (
        r"\bwhen(?:ever)? you would (banish an? (?:\w+ )?card for) (?:its )?Endurance, (you may "
        r"(?:shuffle|place|return) (?:it|that card) [^,.]*?) instead(?=[,.]|$)",
        r"when you \1 Endurance, \2",
    ),
)
"""What would be read without this, too, but of other things."""


def _own_done(found: re.Match[str]) -> str:
    """Cards of a player's own among those that something was done to, by where they lie now."""
    many, kind = found[1].lower(), found[3]
    plural = kind if many == "one" else "Allies" if kind == "Ally" else f"{kind}s"
    so_many = {"one": "an" if kind[0] in "AE" else "a", "any": "any number of"}.get(many, many)
    pile = "Banished Zone" if found[5].lower() == "banished" else "discard pile"
    return f"{so_many} {plural} {found[5]} this way from {found[2]} {pile}"


SAID: Rows = (
    # As many as one likes, and no more than that.
    (
        r"\bany (?:number|amount) of ([^,.]*?)(?:,? (?:(?:up )?to|with) a maximum of|, up to|, but "
        r"no more than) (\w+)(?:,|(?=\.?$))",
        lambda found: (
            f"up to {found[2]} {'of ' * found[1].startswith(('your ', 'his '))}{found[1]}"
        ),
    ),
    (
        r"^(?:while|if|when) this card is in your (discard pile|Banished Zone)(?: and ([^,]*))?, "
        r"you (?:may|can) (?:perform this attack|(?:play|use) (?:it|this card)) as (?:though|if) "
        r"(?:it|this card) (?:were|was) in your hand(?=\.?$)",
        lambda found: (
            f"{f'if {found[2]}, ' if found[2] else ''}you may play this card from your {found[1]}"
        ),
    ),
    # Of a player's cards at one of his own places it is said whose place that is.
    (
        r"\b(?:one|1) of (your|your opponent's|his) "
        r"((?:[\w-]+ )*?(?:card|Drill|Setup|Event|attack))s "
        r"in (?:your|his) (?=(?:discard pile|hand|Banished Zone)\b)",
        lambda found: f"{'an' if found[2][0] in 'aeioAEIO' else 'a'} {found[2]} in {found[1]} ",
    ),
    # What is chosen as a hand is looked at is chosen from it.
    (
        r"^((?:you may )?look at (?:your opponent's|a player's|that player's) hand and choose "
        r"[^,.]*?) (?:in|from) it(?=\.?$|,)",
        r"\1",
    ),
    (r"\bto have this card return(?:ed)? to (?=your hand\b)", "to return this card to "),
    # Of what is chosen it is asked what that is.
    (
        r"^if (?:(?:you|he|your opponent) (?:choose|chooses|chose) (?P<it>an?|no) (?P<kind>[^,]*?)"
        r"|(?P<a>an?|no) (?P<such>[^,]*?) (?:is|was) chosen)(?: this way| for this)?(?=,)",
        _is_chosen,
    ),
    (
        r"\b((?:shuffle|banish|place|discard|return|reveal|Rejuvenate)s?) (?:all (?:of )?)?(your"
        r"|his) "
        rf"((?:[\w-]+ )*?(?:cards|Allies|Drills|Setups|Events|Dragon Balls)) (in|from) \2 "
        rf"(?={PILE})",
        r"\1 all \3 \4 \2 ",
    ),
    # The cards of a Life Deck are called so wherever they lie; lost by an attack, they are damage.
    (
        r"\blife (?=cards? in (?:your|his|your opponent's|a player's|that player's|its owner's) "
        rf"{PILE})",
        "",
    ),
    (
        r"\b(los(?:es?|t|ing)) ((?:\d+ or \w+|any|no) )?life cards?(?: (?:from|to) (?=(?:an?|one"
        r"|the|your|that|this)\b[^,.]*\battack)|(?=,|\.?$| (?:this|that|during|in|each|per|for) ))",
        _life_cards_lost,
    ),
    (
        rf"\b(?:there is (an? [^,.]*?)|(an? [^,.]*?) is) on top of (your(?: opponent's)? {PILE})",
        r"the top card of \3 is \1\2",
    ),
    (r"\bdraw(s?) as many cards as (?:you|he) discarded\b", r"draw\1 that many cards"),
    (
        r"^until the end of (combat|this turn), ((?:take|gain) control of [^.]*)",
        r"\2 until the end of \1",
    ),
    (r"\b(banish|discard) (this card|that (?!play)\w+|it|them) from play\b", r"\1 \2"),
    (
        r"^when (you (?:advance|lower|change) [^,]*), this (?:Drill|card) is not discarded\b",
        r"this card is not discarded when \1",
    ),
    (r"\bplace (the (?:rest|others)) on top (?=in any order\b)", r"place \1 back "),
    (
        r"\b(one|any|all|(?:up to )?\d+) of (your|his) (card|Ally|Drill|Setup|Event|Dragon Ball"
        r"|attack)(s|ies)? (banished|destroyed|discarded) this way\b",
        _own_done,
    ),
    (
        r"(?<=Life Deck for )a ((?:[\w-]+ )*?(?:Dragon Ball|Drill|Setup|Ally)) (?:that )?you do "
        r"not (?:already )?(?:control|have in play)\b",
        r"a \1 with a different title than any \1 you control",
    ),
    (
        r"\b(chooses? )a( [\w -]*?cards? (?:in|from) (?:your opponent's|his) hand) without looking"
        r"(?: at (?:it|them|his hand))?\b",
        r"\1a random\2",
    ),
    # A card that is chosen to be discarded is chosen and discarded.
    (
        r"\b(choose(?P<s>s?)) (?P<what>(?P<one>an? |one |(?:\d+|up to \d+) )[^,.]*?) to (?:be )?"
        r"(?P<done>discard|destroy|banish|place|shuffle|return)(?:e?d)?"
        r"(?P<where> (?:into|on|at|to) [^,.]*)?(?=\.?$)",
        _chosen_for,
    ),
    (r"\b(cannot use) (\[(?!constant)\w+\]) Powers\b", r"\1 \2 cards"),
    # Whose they are, and where.
    (r"\b(the number of [^,.]*?) he has in play\b", r"\1 he controls"),
    # What is [constant] is used by nobody: it is lost.
    (
        r"\b(your|his|your opponent's) (Drill|Setup|Allie)s' \[constant\] (?:effects|Powers) "
        r"(?:cannot be used|are (?:cancell?ed|lost|negated|ignored))(?= |\.?$)",
        r"\1 \2s lose all [constant] effects",
    ),
    (
        r"\b(your|his|your opponent's) (Drill|Setup|Allie)s' (?=\[constant\] (?:effects|Powers)\b)",
        r"\1 \2s with ",
    ),
    (
        r"\b(if|while|unless|when) (you (?:have an?|are(?: an?)?)|your opponent (?:has an?"
        r"|is(?: an?)?)) (Hero|Villain|Saiyan|Namekian|Android|Alien|Earthling|Majin)"
        r"(?: MP)?(?=,|\.?$| at | when )",
        lambda found: f"{found[1]} {_whose(found[2])} MP is a {found[3]}",
    ),
    (
        r"\b(?:select|pick(?=s? (?:an? |one )))(s?)\b",
        r"choose\1",
    ),
    (
        r"\bchosen for (?=(?:card|critical damage|your|his|any|an?|one)\b[\w' ]*\beffects?\b)",
        "chosen by ",
    ),
    (r"\b(if|while|when) you control this card(?=,|\.?$)", r"\1 this card is in play"),
    (
        r"\bthis (?:(?:Dragon Ball|Mastery|Setup|Drill|Event)\b(?!')"
        r"|personality(?= enters play\b))",
        "this card",
    ),
    (
        r"^(if [^,.]*, )?((?:you may )?Rejuvenate) (?:(\d+)|an?) (?:additional|more|extra|other) "
        r"cards? during ((?:your|each) Rejuvenation Step)(?=\.?$)",
        lambda found: f"at the end of {found[4]}, {found[1] or ''}{found[2]} {found[3] or 1}",
    ),
    (r"\b(may|must) choose to (?=\w)", r"\1 "),
    (r"(^|, )choose (an? [^,.]*?) to (gain|lose) ", r"\1\2 \3s "),
    (
        r"(^|, )you may draw (?:an additional|1 (?:additional|more|extra)) card during "
        r"(your Draw Step)",
        r"\1at the end of \2, you may draw a card",
    ),
    (
        r"\b(banish|destroy|discard|reveal|draw)(s?) that (?:amount|number) of cards from the "
        r"(top|bottom) of\b",
        r"\1\2 the \3 that number cards of",
    ),
    (
        r"\b(cards|attacks|Drills|Setups|Events|Allies) (in (?:your|his|your opponent's) "
        r"(?:hand|Life Deck|discard pile|Banished Zone)) "
        r"(with (?:an? )?\"[^\"]*\" in (?:the|their) titles?)",
        r"\1 \3 \2",
    ),
    (r"\bchoose(s?) and ((?:destroy|discard|reveal)\1|banish(?:es)?|place\1|shuffle\1) ", r"\2 "),
    (
        r"\b(if (?:he|your opponent)) (?:(?:does|did) not (?:control|have|find) (?:any|one)"
        r"|(?:has|controls) none(?: of (?:these|those|them))?)(?=,)",
        r"\1 does not",
    ),
    (
        r"\bif (?:you (?:do|did) not (?:control|have|find) (?:any|one)|you (?:have|control) none"
        r"|there (?:is|are|was|were) none(?: there)?|(?:none|no [^,]*?) (?:is|are|was|were) found"
        r"|you (?:do|did) not find [^,]*?|you (?:find|found) (?:any|one|it)(?P<so>))(?=,)",
        lambda found: "if you do not" if found["so"] is None else "if you do",
    ),
    (
        r"\bif an Ally has ((?:an?|\d+ or \w+) (?:\w+ )*?cards? attached)(?: to it)?(?=,)",
        r"if there is an Ally with \1 to it in play",
    ),
    (
        r"\bif the named card is (revealed|discarded|banished|destroyed)\b",
        r"if the card you named was \1",
    ),
    (r"\bfor the (?:named card|card you named)\b", "for a copy of the named card"),
    (
        r"\bif (it|that card|the \w+ed card) (is|was)( not)? the (?:named card|card (?:you|he) "
        r"named)\b",
        r"if \1 \2\3 a copy of the named card",
    ),
    (r"(?<=you control),(?= (?:other than|except(?: for)?) this \w+(?:\.?$))", ""),
    (r"\bother than this one\b", "other than this card"),
    (
        r"(^|, )(?:return (?:this card )?to your hand after use|this card (?:returns"
        r"|is returned) to your hand(?: after use| instead of being \w+ed)?)(?=\.?$)",
        r"\1place this card into your hand after use",
    ),
    (
        r"\b((?:into|on top of|(?:at|on) the (?:top|bottom) of) (?:your|his|its owner's) "
        r"(?:hand|Life Deck)(?: after use)?) instead of (?:discarding it|(?:placing it )?"
        r"(?:into |in )?(?:your|his|its owner's) discard pile)(?=\.?$)",
        r"\1",
    ),
    (
        r"\bif (you|he|your opponent) (\w+ed) (?:at least one|one or more|any)(?=,)",
        r"if \1 \2 a card",
    ),
    (
        r"^(?:this card )?costs (\d+|one) (stages?) to (?:use|play)(?=\.?$)",
        r"you must pay \1 \2 to play this card",
    ),
    (
        r"\b(places? (?:it|them|that card|those cards)) in play"
        r"(?=[,.]|$| under\b| at (?:\d|its |their |stage ))",
        r"\1 into play",
    ),
    (
        r"\bmove(s?) ((?:an?|the) [^,.]*?) to the (top|bottom) of (?=(?:your|his|its|their)\b)",
        r"place\1 \2 at the \3 of ",
    ),
    (
        r"\bperform(s?) (?=(?:it|that card|that attack card)(?:[.,]|$| (?:and|without paying"
        r"|at no cost|for free)\b))",
        r"play\1 ",
    ),
    (
        r"^(?!.*\bin (?:your|his) next action\b)(.*?)\b(?:play|use|perform)(s?) "
        r"((?:it|that card|an? |the )[^,.]*?) as (?:though|if) it (?:was|were) in (?:your|his) "
        r"hand(?=[.,]|$)",
        r"\1play\2 \3",
    ),
    (r"\bthe stopped card\b", "that attack card"),
    (
        r"^((?:you may )?)choose (an? |one )card there and (?=\w)",
        r"\1choose one of those cards and ",
    ),
    (
        r"(?<=\w),? show (?:it|them|that card|those cards)(?: to (?:your opponent|him))?,? "
        r"(?=and place\b)",
        " ",
    ),
    (r"\bfound there\b", "from among them"),
    (
        r"^if there is (an? (?:\w+ )*?\w+) (?:from )?among (?:them|(?:those|the revealed) cards), "
        r"you may (\w+) it\b",
        r"you may \2 \1 from among those cards",
    ),
    # Whether such are among those that were shown, is asked of those.
    (
        rf"\b(if|unless) (?:there (?:is|are|was|were) ({_HOW_MANY}) ((?:[\w-]+ )*?\w+) (?:from )?"
        r"(?:among|in) (?:them|it|that hand|(?:those|these|the revealed) cards)"
        rf"|(?:it|that hand) (?:contains|includes) ({_HOW_MANY}) ([^,]*?))(?=,|\.?$)",
        _of_those,
    ),
    (r"\b(hand|pile) includes\b", r"\1 contains"),
    (r"\b(hand|pile) does not (?:contain|include) (?:an?|any)\b", r"\1 contains no"),
    (
        r"\bshow(s?) (?:(?:you|him|your opponent) )?(?=(?:his|your) hand\b|the (?:top|bottom)\b"
        r"|(?:an?|one|\d+) [^,.]*\bfrom\b)",
        r"reveal\1 ",
    ),
    (r"\bif all (?:\d+ )?cards (?=(?:were|are)\b)", "if those cards "),
    (
        r"\bthis (?:(?:Ally|card) )?is (?:your only Ally(?: in play)?|the only Ally you control)"
        r"(?=,)",
        "you control exactly 1 Ally",
    ),
    (
        r"\bthis (?:(?:Ally|card) )?is the only Ally in play(?=,)",
        "there are no other Allies in play",
    ),
    (
        r"\b(?:at|on) the top of\b",
        "on top of",
    ),
    (
        r"(?:\b(your opponent|he|its controller|that player|each player) loses"
        r"|^((?:you may )?)lose) (\d+) life cards?\b",
        lambda found: (
            f"{found[1]} destroys the top {found[3]} cards of his Life Deck"
            if found[1]
            else f"{found[2]}destroy the top {found[3]} cards of your Life Deck"
        ),
    ),
    (
        r"(?<!players )\bdiscard(s?) (?:cards )?(?:from (?:your|his) hand )?(?:down to"
        r"|until (?:you have|he has|they have)) (\d+|one)(?: or (?:fewer|less))? cards?(?: left)?"
        r"(?: in (?:(?:your|his) )?hand)?(?=[.,]|$)",
        lambda found: (
            f"discard{found[1]} all but {found[2]} cards from {'his' if found[1] else 'your'} hand"
        ),
    ),
    (
        r"\b((?:destroy|banish|shuffle)(?:e?s)?) cards (from (?:your|his|your opponent's) "
        r"(?:hand|discard pile)) until (?:there are|you have|he has|your opponent has) (\d+|one) "
        r"cards?(?: left| remaining)?(?: in (?:it|(?:your|his) (?:hand|discard pile)))?",
        r"\1 all but \3 cards \2",
    ),
    (
        r"\b((?:destroy|banish)(?:e?s)) "
        r"(?:his (\w+s)|(\w+s) he controls|((?:Drill|Setup)s|Allies)) "
        r"until he (?:controls|has) (?:only )?(\d+|one)(?: or fewer)?(?: \w+)?(?: in play| left)?"
        r"(?=[.,]|$)",
        r"\1 all but \5 of his \2\3\4",
    ),
    (
        r"^both players discard down to (\d+) cards?(?: in their hands?)?",
        r"each player discards all but \1 cards from his hand",
    ),
    (
        r"\bthe card you (?:choo?se\b|(drew)(?=\.?$| is| was|,| to| and)|((?:discard|banish"
        r"|destroy|reveal|plac|shuffl|Rejuvenat)ed)(?= is| was))",
        lambda found: f"the {'drawn' if found[1] else found[2] or 'chosen'} card",
    ),
    (
        r"^choose ((?:an?|one|your)[^,.]*? (?:personality|personalities|Ally|Allies)\b[^,.]*?) and "
        r"it (?=(?:gain|lose)s )",
        r"\1 ",
    ),
    # What is named is a card by its title, or a personality.
    (
        r"\b(?:name|choose)(s?) (?:an?|one) (?:(?:card(?:'s)? )?(?:title|name)|character"
        r"(?P<who>))\b",
        lambda found: f"name{found[1]} a {'card' if found['who'] is None else 'personality'}",
    ),
)
"""What is looked for, and what it means, in the order in which it is put right."""
