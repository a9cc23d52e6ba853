"""Words that mean one thing after sentences that do something, and another where none does.

"If you reveal a Drill" asks what was done where the text has revealed cards; "a banished card" is
one of those that the text has banished, or else one that lies in a Banished Zone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from dbz_desktop.rules.language.text.pronouns import of_who_attacks
from dbz_desktop.rules.language.text.spoken_before import in_full, of_both_levels, of_what_bears_it
from dbz_desktop.wording import paradigm

_DONE = re.compile(
    r"\b(reveal|discard|destroy|banish|draw|captur|Rejuvenat|shuffl|return|plac|play|rais|lower|los"
    r"|gain|advanc|search|attach)(?:e?[sd]|ed?|n)?\b",
    re.IGNORECASE,
)
_ASKS = re.compile(
    r"^if (?:(?:you|he|they|your opponent|a player|either player) (?:do(?:es)? not )?\w+s?\b"
    r"|[^,]*? (?:is|are|was|were) (?:not )?\w+(?:ed|en|wn)\b)(?![^,]* this \w+,)",
    re.IGNORECASE,
)
"""How a sentence begins that asks whether something is done, without saying in what time."""


_CHANGED = re.compile(
    r"^if you (?:switch(?:ed)?|exchanged?|swap(?:ped)?) (an? [^,.]*?)"
    r"(?: (?:with|by) this (?:card|attack|effect)| this way)?(?=, )",
    re.IGNORECASE,
)
_CHANGES = re.compile(
    r"\b(?:switch|exchange|swap) (?:an? |one of |\d+ )[^,.]*?(?: you control|your)\b[^,.]* with "
    r"[^,.]*? (?:in|from) your (?:hand|discard pile|Banished Zone|Life Deck)",
    re.IGNORECASE,
)


def asked_of_text(words: str, earlier: str) -> Iterator[str]:
    """What a sentence may mean that asks in the present for what the text before it does (EFF-2).

    Where what is asked ends isn't known, so that each comma may be its end.
    """
    changed = _CHANGED.match(words)
    if changed is not None and _CHANGES.search(earlier) is not None:
        # What changed places with something in play has come into play.
        yield f"If {changed[1]} entered play with this card{words[changed.end() :]}"
        return
    verb = _DONE.search(words) if _ASKS.match(words) else None
    if verb is None or not re.search(rf"\b{verb[1]}", earlier, re.IGNORECASE):
        return
    words = _ASKS_NONE.sub(_was_none, words)
    for comma in re.finditer(r"(?<!\d),|,(?!\d)", words):
        yield f"{words[: comma.start()]} this way{words[comma.start() :]}"


_ASKS_NONE = re.compile(
    r"^(?P<who>if (?:you|he|they|your opponent|a player|either player)) (?P<does>\w+) (?=no \w)"
    r"|^(?P<none>if no [^,]*?) (?:is|are) (?=\w+(?:ed|en|wn)\b)",
    re.IGNORECASE,
)


def _was_none(found: re.Match[str]) -> str:
    """That nothing of a kind is done, as what wasn't done."""
    if found["none"]:
        return f"{found['none']} were "
    does = found["does"].lower()
    past = _DOES.get(does, ("", paradigm(does)["past"]))[1]
    return f"{found['who']} {past} "


_DOES = {
    paradigm(verb)["third"]: (verb[:4], paradigm(verb)["past"])
    for verb in (
        "reveal", "discard", "destroy", "banish", "draw", "capture", "Rejuvenate", "shuffle",
        "return", "place", "play", "raise", "lower", "lose", "gain", "advance", "search", "choose",
    )
}  # fmt: skip
"""The verbs of what each player does, with how they begin and how it is said afterwards."""
_WHO_DOES = re.compile(
    rf"^(each player (?:who|that)|any player (?:who|that)|whoever) ({'|'.join(_DOES)})\b",
    re.IGNORECASE,
)


_SO_MANY = r"no|none|exactly \d+|\d+ or (?:more|less|fewer)"
_ASKED_MANY = re.compile(
    rf"^(?P<who>if (?:you|your opponent|he) (?:have |has )?)(?P<did>\w+) (?P<n>{_SO_MANY}) "
    r"(?P<what>[^,]*? this (?:combat|turn))(?=,)",
    re.IGNORECASE,
)
_HELD_MANY = re.compile(
    r"^(?P<who>if (?:you|your opponent|he) )(?P<did>controls?|ha(?:ve|s)) "
    rf"(?P<n>{_SO_MANY}|\d+|an?) "
    r"(?P<what>[^,]+)(?=,)",
    re.IGNORECASE,
)
_EACH_MANY = re.compile(
    r"^.*\bfor each (?P<n>)(?P<what>[^,.]*?) (?P<who>you) (?P<did>control)\b", re.IGNORECASE
)
_ONE = re.compile(r"^((?:[\w-]+ )*?(?:Drill|Setup|Event|Dragon Ball|card|personality|Ally))\b")
_OTHER_MANY = re.compile(
    rf"^if (?:you|your opponent|he) (?:have |has )?(?P<did>\w+) (?P<n>{_SO_MANY})(?=,)",
    re.IGNORECASE,
)


def of_so_many(words: str, earlier: str) -> str:
    """Another number of what the sentence before asked: "if you destroyed 5 or more, …"."""
    last, other = earlier.rpartition(". ")[2], _OTHER_MANY.match(words)
    asked = _ASKED_MANY.match(last) or _HELD_MANY.match(last) or _EACH_MANY.match(last)
    if asked is None or other is None or asked["did"].lower() != other["did"].lower():
        return words
    n = "no" if other["n"].lower() == "none" else other["n"]
    what = asked["what"]
    if asked["n"].lower() in ("a", "an", "1", ""):
        what = _ONE.sub(lambda one: re.sub(r"y$", "ie", one[1]) + "s", what)
    who = asked["who"] if asked["n"] else "if you "
    return f"{who}{asked['did']} {n} {what}{words[other.end() :]}"


_WHO_FAILS = re.compile(
    r"^if (?:a|any|either) player (?:cannot|does not|is unable to)(?: do so)?, "
    r"(?:he|that player) (?=\w+s\b)",
    re.IGNORECASE,
)


def who_did(words: str, earlier: str) -> str:
    """What each player does who does something, where that is what the text had them do before."""
    if re.search(r"\beach player \w", earlier, re.IGNORECASE):
        words = _WHO_FAILS.sub("each player who does not ", words)
    found = _WHO_DOES.match(words)
    if found is None:
        return words
    begins, past = _DOES[found[2] if found[2] in _DOES else found[2].lower()]
    if not re.search(rf"\b{begins}", earlier, re.IGNORECASE):
        return words
    return f"each player who {past}{words[found.end() :]}"


_PAID = re.compile(r"^if (you|your opponent|he) paid [^,]*?\bstages?(?=,)", re.IGNORECASE)


_KIND_SAID = re.compile(
    r"\b(?:choose|name)s? (?:either )?(?:physical or energy|energy or physical|an attack type"
    r"|a (?:type|kind) of attack)\b",
    re.IGNORECASE,
)
_THOSE_ATTACKS = re.compile(
    r"\b((?:your|his|your opponent's) )?(?:those|these|the chosen|chosen|that (?:type|kind) of"
    r"|attacks of (?:that kind|the chosen (?:type|kind)))(?: attacks?)?(?= |,|\.?$)",
    re.IGNORECASE,
)
"""The attacks of which kind was chosen, as a sentence goes on about them (EFF-10)."""


_AS_MANY = re.compile(
    r"(?<! and)( \w+) the same (?:number|amount) of (?=(?:stages|life cards)(?: of damage)?\.?$)",
    re.I,
)
_OF_KIND = re.compile(r"\battacks of that kind\b", re.IGNORECASE)
_IS_X = re.compile(r"(?:^|\. )X (?:=|is|equals) ", re.IGNORECASE)


_ANGER_TOLD = re.compile(
    r"^use when (?:(?:a player|your opponent|you|one of)\b(?! has\b)[^.,]*? "
    r"(?:raises?|lowers?|sets?) )?"
    r"(?P<whose>your opponent's|your|his) anger\b[^.]*$",
    re.IGNORECASE,
)
_ON_ANGER = re.compile(r"^((?:you may )?(?:raise|lower|set) )it\b", re.IGNORECASE)


_ONCE_TOLD = re.compile(
    r"^(?P<told>the (?:first|second|next) time [^,]*\b(?:raises?|lowers?) (?P<whose>your"
    r" opponent's|your|his) anger[^,]*, (?:you may )?(?:raise|lower|set) )it\b",
    re.IGNORECASE,
)


def of_that_anger(words: str, earlier: str) -> str:
    """What is raised or lowered as "it" right after a timing that tells of somebody's anger."""
    if once := _ONCE_TOLD.match(words):
        mine = once["whose"].lower() == "your"
        return f"{once['told']}{'your' if mine else 'his'} anger{words[once.end() :]}"
    told = _ANGER_TOLD.match(earlier)
    if told is None:
        return words
    whose = "your" if told["whose"].lower() == "your" else "your opponent's"
    return _ON_ANGER.sub(rf"\1{whose} anger", words)


_BEFORE = (
    *(who_did, of_so_many, of_that_anger),
    *(in_full, of_both_levels, of_what_bears_it),
)


def gone_on(words: str, earlier: str) -> str:
    """Words of what the text before did, asked or told of, said in full."""
    for said in _BEFORE:
        words = said(words, earlier)
    return words


_OF_AN_ALLY = re.compile(r"\b(?:an|another|one of) (?:[\w-]+ )*?(?:Ally|Allies)\b", re.IGNORECASE)
_IT_DEALS = re.compile(r"^((?:if [^,]*, )?)it deals(?= [+-])", re.IGNORECASE)


def of_the_attack(words: str, earlier: str, own: bool, icon: str) -> str:
    """What was paid, and "that Ally", of the text's attack where nothing else was spoken of.

    "This" attack is its `own`, and one of yours; "that" one your opponent's.
    """
    words = _OF_KIND.sub("attacks of that type", words)
    if _IS_X.search(earlier):
        # The number that was defined is the one that is the same.
        words = _AS_MANY.sub(r"\1 X ", words)
    if _KIND_SAID.search(earlier):
        words = _THOSE_ATTACKS.sub(r"\1attacks of that type", words)
    attack = "this" if own else "that" if icon == "defense" else ""
    words = of_who_attacks(words, earlier, attack == "that")
    if not attack and _OF_AN_ALLY.search(earlier.rpartition(". ")[2]):
        words = _IT_DEALS.sub(r"\1that Ally deals", words)
    paid = _PAID.match(words)
    if paid and re.search(r"\bpays?\b", earlier, re.IGNORECASE) is None:
        mine = paid[1].lower() == "you"
        if attack == ("this" if mine else "that"):
            return f"{paid[0]} for {attack} attack{words[paid.end() :]}"
    if attack != "this" or not words.lower().startswith("that ally "):
        return words
    if re.search(r"\bAll(?:y|ies)\b", earlier, re.IGNORECASE):
        return words
    return f"if this attack is performed by an Ally, that Ally{words[len('that ally') :]}"


_ZONE = re.compile(
    r"\b(your|his|your opponent's) (Life Deck|discard pile|Banished Zone|hand)\b", re.IGNORECASE
)
_OF_IT = re.compile(r"\b(cards? (?:of|from|in)) it\b", re.IGNORECASE)


def of_zone(words: str, earlier: str) -> Iterator[str]:
    """What a sentence may mean that says "it" of the zone that was spoken of last."""
    said = _OF_IT.search(words)
    before = "" if said is None else f"{earlier}. {words[: said.start()]}"
    zones = [found[0] for found in _ZONE.finditer(before)]
    if zones:
        yield _OF_IT.sub(rf"\1 {zones[-1]}", words)


_DECK = re.compile(r"\b(your|his|your opponent's|its owner's) Life Deck\b", re.IGNORECASE)
_PUTS = re.compile(r"\b(?:place|put|return)s?\b", re.IGNORECASE)
_AT_END = re.compile(
    r"(?<= )(?<!back )(?:on the top and/or bottom|on the (top|bottom)|(?:at|to) the (top|bottom)"
    r"|on top)"
    r"(?=\.?$|,? and\b(?!/)| in any order\b| or discard it\b|, (?:draw|then|if)\b)",
    re.IGNORECASE,
)


def at_end(words: str, earlier: str) -> str:
    """Cards that are placed "on top" or "at the bottom": of the Life Deck that was spoken of."""
    if not _PUTS.search(words):
        return words

    def meant(found: re.Match[str]) -> str:
        decks = _DECK.findall(f"{earlier}. {words[: found.start()]}")
        if not decks:
            return found[0]
        end = "at the bottom of" if "bottom" in found[0].lower() else "on top of"
        if "/" in found[0]:
            end = "on the top and/or bottom of"
        return f"{end} {decks[-1].lower()} Life Deck"

    return _AT_END.sub(meant, words)


_KIND = r"((?:[\w-]+ )*?)(cards?|Drills?|Setups?|Events?|Ally|Allies|Dragon Balls?|attacks?)\b"
_BANISHED = re.compile(
    r"\b(?:(?P<one>one|each|any|all|(?:up to )?\d+|any number) of )?"
    rf"(?P<whose>your|his|their|your opponent's) banished {_KIND}"
    rf"|(?P<many>\b(?:an?|(?:up to )?(?:\d+|X|one|two|three)(?: or (?:more|less|fewer))?|all|any"
    rf"|any number of|no|another)(?: random)?) banished {_KIND}(?P<own> (?:that )?you own\b)?",
    re.IGNORECASE,
)
_OWN_PLACE = re.compile(r"\b(your|his|their) (?:hand|Life Deck|discard pile)\b", re.IGNORECASE)
"""Where they go, and so whose they are."""
_LOOKED_AT = ("search", "searches", "searching", "look at", "looks at", "from", "in", "into", "to")
"""What stands before the place that cards are in."""
_HAS_SO = re.compile(r"\b(you|he|your opponent) (?:has|have|own|owns) [^,]*$", re.IGNORECASE)


_THAT_TITLE = re.compile(r"\b(?:with|of|who is|that is) that (?:title|name|character)\b", re.I)
_OF_PEOPLE = re.compile(r"\b(?:Ally|Allies|personality|personalities|MPs?) $", re.IGNORECASE)
_NAMES = re.compile(r"\b(?:name|choose)s? (?:an?|one|two|\d+) ", re.IGNORECASE)
_NAMED = re.compile(r"\b((?:all|any|each|every) (?:of )?)(?:the )?named (cards)\b")
_BY_NAMED = re.compile(
    r"(?<=stopped )by (?:the named card|the card you named|that card|copies of the named card)s?\b",
    re.IGNORECASE,
)
_FOR_IT = re.compile(r"(?<=Life Deck )for (?:it|that card)\b", re.IGNORECASE)
_HELD_SO = re.compile(
    r"\b(?P<who>you have|(?:your opponent|he) has) (?:that card|the named card) in "
    r"|\b(?:a copy of )?(?:that card|the named card) is in (?P<whose>your|his|your opponent's) "
    r"(?=hand|discard pile)",
    re.IGNORECASE,
)


def _with_that_name(found: re.Match[str]) -> str:
    """That somebody has a card with the title that was named, where that is said of the card."""
    if found["who"]:
        return f"{found['who']} a card with that name in "
    mine = found["whose"].lower() == "your"
    return f"{'you have' if mine else 'your opponent has'} a card with that name in " + (
        "your " if mine else "his "
    )


_SPEAKS = re.compile(r"\b(?:reveal|discard|destroy|banish|search|draw|look)\w* ", re.IGNORECASE)
_ALL_ALIKE = re.compile(
    r"\b((?:all|each|every|any|an?|another|no)(?: other)? (?:[\w-]+ )*?\w+ "
    r"with the same (?:title|name))\b"
    r"(?! as\b| and\b)",
    re.IGNORECASE,
)


def with_title_said(words: str, earlier: str) -> str:
    """Cards with "that title": with the one that was named, or with that of the card spoken of."""

    def meant(found: re.Match[str]) -> str:
        before = f"{earlier}. {words[: found.start()]}"
        if found[0].endswith("character") and not _OF_PEOPLE.search(before):
            return found[0]
        if _NAMES.search(before):
            return "with that name"
        return "with the same title as that card" if _SPEAKS.search(earlier) else found[0]

    words = _THAT_TITLE.sub(meant, words)
    if _NAMES.search(earlier):
        words = _HELD_SO.sub(_with_that_name, words)
        words = _NAMED.sub(r"\1\2 with that name", words)
        words = _BY_NAMED.sub("by cards with that name", words)
        words = _FOR_IT.sub("for a copy of that card", words)
    if _NAMES.search(earlier) or _SPEAKS.search(earlier):
        words = _ALL_ALIKE.sub(r"\1 as that card", words)
    return words


_SHOWN_HAND = re.compile(
    r"\b(?:look at|looks at|reveal|reveals) (your opponent's|his|your) hand\b", re.IGNORECASE
)
_IN_IT = re.compile(r"\b((?:for each|for every|number of) [\w -]+?) in it\b", re.IGNORECASE)


def in_that_hand(words: str, earlier: str) -> str:
    """What is counted "in it" once a hand was shown is counted in that hand."""
    shown = _SHOWN_HAND.findall(earlier)
    if not shown:
        return words
    whose = "your" if shown[-1].lower() == "your" else "your opponent's"
    return _IN_IT.sub(rf"\1 in {whose} hand", words)


_AFTER_USE = re.compile(
    r"^((?:(?:then|if you do), )?(?:you may )?(?:banish|destroy|shuffle|place|return)) "
    r"(it|them|th(?:at|ose) (?:attacks?|cards?|Events?|Setups?|Drills?))((?: [^,.]*?)?) after use"
    r"(?=\.?$)",
    re.IGNORECASE,
)
_IS_BANISHED = re.compile(r"^(?:it|that (?:attack|card|Event)) is banished after use(?=\.?$)", re.I)
_INTO_HAND = re.compile(r"\b(?:in)?to (your|his|your opponent's) hand\.?$", re.IGNORECASE)
_PILE = r"(?:discard pile|hand|Banished Zone|Life Deck)"
_FROM_A_PILE = rf"[^.]*?\b(?:from|in) (?:your|his|your opponent's) {_PILE}\b"
_PLAYED = rf"\b(?:play|use|activate|perform)s? (?:an?|one of|another|that|up to \w+) {_FROM_A_PILE}"
_PLAYED_AND = re.compile(
    rf"^([^.]*?{_PLAYED}[^.]*? and (?:banish|place|shuffle|return) it(?: [^,.]*?)?) after use$",
    re.IGNORECASE,
)
_OTHERS_USED = re.compile(
    r"\b(?:use (?:it as (?:if|though)|(?:its|their|the) (?:\w+ )?(?:effects?|Powers?))"
    r"|play (?:it|them|that card|those cards"
    r"|(?:an?|up to|\d+|one) [^.]*?\b(?:Event|card|Setup)s?))\b",
    re.IGNORECASE,
)
_LENT_TO_PLAY = re.compile(
    r"^(?!(?:play|use|perform)\b).*\bas (?:though|if) (?:(?:it|they) (?:was|were) )?in your hand\b"
    r"|\b(?:in|as|for) your next action\b",
    re.IGNORECASE,
)
_WAITS_FOR_USE = re.compile(
    r"^((?:whenever|when|after|the (?:next|first) time)\b[^,]*?"
    r"(?:\b(?:plays?|uses?) (?:an?|another|one of) (?![^,]*\battacks?\b(?! card))[^,]*"
    r"|\bstopped by (?:an?|one of) [^,]*|\bstops? [^,]*? with (?:an?|one of) [^,]*"
    r"|\b(?:an?|one of [\w']+(?: [\w']+)?) (?!attack\b)[\w -]*?\b(?:cards?|Events?) stops? "
    r"[^,]*), )(.*)$",
    re.IGNORECASE,
)
"""What waits for a card that isn't the attack that goes on, if one does."""
_LOSES = re.compile(r"^((?:it|that \w+) loses all [\w ]*?immediate effects)(?= and |\.?$)", re.I)
_GOES = re.compile(
    r"^(?P<lead>(?:cancel|draw|raise|lower|gain|lose|(?:it|that \w+) loses)\b"
    r"(?:(?!\b(?:play|use|choose|search|discard))[^,.])*? and (?:then )?)?"
    r"(?P<may>you may )?(?:(?P<do>banish|place|shuffle|return|Rejuvenate) (?:it|that (?!att)\w+)"
    r"|(?:(?:it|that (?!att)\w+) )?is (?P<is>banish|place|shuffle|return|Rejuvenate)e?d)"
    r"(?P<where>(?: [^,.]*?)?) after (?:its )?use(?P<and>,? and (?:then )?[^.]+)?(?=\.?$)",
    re.IGNORECASE,
)
_WHOSE_DECK = re.compile(r"\b(?:its owner's|his|your opponent's) (?=Life Deck|hand)", re.IGNORECASE)
_FIRST_USED = re.compile(
    r"^the (first|second|third) ((?:[\w\[\]-]+ )*?(?:Setup|Event|Drill|card)) "
    r"(you|your opponent) (plays?|uses?) (each|this) (turn|combat) (?=is \w+ [^,.]*after use"
    r"(?: instead of being discarded)?\.?$)",
    re.IGNORECASE,
)
"""What becomes of the first card that is used in a time, where nothing was used before."""


def _of_used(words: str) -> str:
    """What becomes after use of the card for which a text waits, whatever is used meanwhile."""
    if first := _FIRST_USED.match(words):
        nth, card, who, does, each, time = first.groups()
        one = f"{'an' if card[0] in 'AE' else 'a'} {card}"
        rest = words[first.end() :].partition(" instead of being discarded")[0]
        words = f"The {nth} time {who} {does} {one} {each} {time}, it {rest}"
    waits = _WAITS_FOR_USE.match(words)
    done = "" if waits is None else _LOSES.sub(r"\1 this turn", waits[2])
    if waits is None or (goes := _GOES.match(done)) is None:
        return words if waits is None else f"{waits[1]}{done}"
    verb = (goes["do"] or goes["is"]).lower().replace("rej", "Rej")
    use = "its use" if verb == "banish" else "use"
    where = _WHOSE_DECK.sub("your ", goes["where"])
    if verb == "return" and where.strip().endswith("your hand"):
        verb, where = "place", " into your hand"
    may, besides = goes["may"] or "", goes["and"] or ""
    return f"{waits[1]}{goes['lead'] or ''}{may}{verb} that card{where} after {use}{besides}"


def after_its_use(words: str, earlier: str) -> str:
    """What becomes "after use" of a card that was spoken of: it has been used by then (EFF-1)."""
    last = earlier.rpartition(". ")[2]
    hand = _INTO_HAND.search(last)
    words = _of_used(words if hand is None else _IS_BANISHED.sub("banish it after use", words))
    if (both := _PLAYED_AND.match(words)) is not None:
        return both[1]
    found = _AFTER_USE.match(words)
    if found is None:
        return words
    played = re.search(_PLAYED, last, re.IGNORECASE) is not None
    banished = found[1].lower().endswith("banish")
    if banished and _LENT_TO_PLAY.search(last):
        # It is played later, if at all.
        return f"banish that card after its use{words[found.end() :]}"
    if played and banished and found[2].lower() == "it" and "attack" in last.lower():
        # Of an attack that is so as it is performed (ATK-1).
        return words
    if found[1].lower() == "banish" and hand is not None:
        # It is used later, if at all, and may have to wait for that.
        uses = "you use" if hand[1].lower() == "your" else "your opponent uses"
        return f"The next time {uses} it for the rest of the game, banish it after use"
    if not (played or _OTHERS_USED.search(earlier)):
        return words
    return f"{found[1]} {found[2]}{found[3]}{words[found.end() :]}"


def lying(words: str, earlier: str) -> str:
    """Cards that are called banished, by the zone in which they lie, where the text banishes none.

    Those that go to a player's hand or Life Deck are his own (ZON-2).
    """
    if "banished" not in words or re.search(r"\bbanish", earlier, re.IGNORECASE):
        return words
    return _BANISHED.sub(lambda found: _in_zone(found, words), words)


def where_they_go(words: str, earlier: str) -> str:
    """Words in which it is said where cards lie and go that the text spoke of."""
    return lying(at_end(after_its_use(words, earlier), earlier), earlier)


def _in_zone(found: re.Match[str], words: str) -> str:
    whose = found["whose"]
    if whose is not None:
        kind = f"{found[3]}{found[4]}"
        one, before = found["one"], words[: found.start()].lower().rstrip()
        if one is None and not kind.endswith("s"):
            return found[0]
        if one is None and before.endswith(_LOOKED_AT):
            return f"{whose} Banished Zone" if kind == "cards" else found[0]
        every = "" if before.endswith((" of", " than", " as")) else "all "
        many = {None: every, "one": "a ", "any number": "any number of "}.get(one, f"{one} ")
        return f"{many}{kind} in {whose} Banished Zone"
    before, behind = words[: found.start()], words[found.end() :]
    if re.match(rf" (?:this |by |from |in {_ANY})", behind):
        return found[0]
    has, goes = _HAS_SO.search(before), _OWN_PLACE.search(behind)
    if has is not None or found["own"] is not None:
        zone = "in his" if has is not None and has[1].lower() != "you" else "in your"
    else:
        zone = "in any" if goes is None else f"from {goes[1]}"
    return f"{found['many']} {found[6]}{found[7]} {zone} Banished Zone"


_ANY = r"(?:an?|any|your|his) Banished"
