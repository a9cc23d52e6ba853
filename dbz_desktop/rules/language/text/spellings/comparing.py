"""Who has more, who goes furthest, how far they are apart, in other words than the grammar's."""

from __future__ import annotations

import re

from dbz_desktop.rules.language.text.spellings.row import Rows

_OWN = "hand|discard pile|Life Deck"
_MORE_BY = "(more|fewer|less)"
_BY = r"(?:(?:equal to|by) )?the difference\b(?! between)"


def _of_both(found: re.Match[str]) -> str:
    """What is so of both players, or of neither, or of either, as it is said of each of them."""
    when, who, what, does, rest = found.groups()
    does = {"are": "is", "have": "has", "contain": "contains"}.get(does.lower(), does)
    if who.lower() in ("neither", "no"):
        verb = {"has": "have"}.get(does, does.removesuffix("s"))
        does = "is not" if does == "is" else f"does not {verb}"
    joint = "or" if who.lower() in ("either", "a", "an") else "and"
    return f"{when} your {what} {does} {rest} {joint} your opponent's {what} {does} {rest}"


def _of_neither(found: re.Match[str]) -> str:
    """What neither player's may do, or may be done to neither player's, as a ban for all."""
    what = found[2] or ""
    if found[1] or what == "MP":
        return "MPs cannot "
    whose = "players' " if what.endswith("attacks") else "" if what.endswith("s") else "a player's "
    return f"{whose}{what} cannot " if what else "players cannot "


def _your(place: str | None) -> str:
    if place in (None, "play"):
        return "play"
    return f"your {place.removeprefix('their ').removesuffix('s')}"


def _so_often(found: re.Match[str]) -> str:
    """Who has done more of something, as how often one did it and how often the other."""
    when, who, did, more, what, before, other, after = found.groups()
    if (who.lower() == "you") is (other.lower() == "you") or (before and after):
        return found[0]
    # Where no time is said, it is what the sentences before have let both do.
    within = before or after or (" this way" if "card" in what else " this combat")
    did = "drew" if did == "drawn" else did
    one, than = (f"the number of {what} {each} {did}{within}" for each in (who, other))
    return f"{when} {one} is {more} than {than}"


_MORE = r"(?:additional |extra |more )?"
_PLUS = (
    r"\b(?:(?P<cards>(?:draw|discard|Rejuvenate)s? )(?P<a>an?|\d+) cards?"
    r"(?P<hand> from (?:your|his) hand)?(?:,? plus|,? and) "
    rf"(?:an? (?:additional|extra) card|1 {_MORE}card)"
    r"|(?P<stages>(?:gain|lose)s? )(?P<n>\d+) stages?(?:,? plus|,? and) (?P<m>an|\d+) "
    rf"{_MORE}stages?"
    r"|(?P<anger>(?:raise|lower)s? (?:your|his|your opponent's) anger )(?P<so>\d+)(?: levels?)?"
    rf"(?:,? plus|,? and) (?P<each>an|\d+) {_MORE}levels?) for each (?P<things>[^,.]+)(?=\.?$)"
)


def _plus(found: re.Match[str]) -> str:
    """So much and some more for each thing, as so much for each and some more."""
    if found["cards"]:
        often = "1" if found["a"].lower().startswith("a") else found["a"]
        return (
            f"{found['cards']}a card{found['hand'] or ''} for each {found['things']}, plus {often}"
        )
    much, each = (found["n"], found["m"]) if found["stages"] else (found["so"], found["each"])
    each = "1" if each.lower() == "an" else each
    unit = ("stage" if found["stages"] else "level") + "s" * (each != "1")
    return (
        f"{found['stages'] or found['anger']}{each} {unit} for each {found['things']}, plus {much}"
    )


SAID: Rows = (
    (_PLUS, _plus),
    (
        r"\bthis (?:card |attack )?is (?:the|your) only (?:other )?card (?:left )?in your hand\b",
        "you have no other cards in your hand",
    ),
    (r"\b((?:if|while|whenever|when|unless) [^,.]*?[^X,.]) equals (?=\w)", r"\1 is equal to "),
    # What takes more, or less, is needed more, or less.
    (
        r"\b(your|your opponent's|his) anger needed to advance(?: a(?: personality)? level)? is "
        r"(increased|raised|reduced|lowered|decreased) by (\d+)",
        lambda found: (
            f"{'you need' if found[1].lower() == 'your' else 'your opponent needs'} {found[3]} "
            f"{'more' if found[2].lower() in ('increased', 'raised') else 'less'} anger to advance "
            "a level"
        ),
    ),
    # How much it comes to at most is said of a number.
    (
        r"\bthat many (cards|stages)\b([^,.]*?),? \(?(?:up )?to (?:a maximum of )?(\d+)\)?(?=\.?$)",
        r"\1\2 equal to that number, to a maximum of \3",
    ),
    (
        r"\b((?:raise|lower)s? (?:your|his|your opponent's) anger) (?:by )?that many levels,? "
        r"\(?(?:up )?to (?:a maximum of )?(\d+)\)?(?=\.?$)",
        r"\1 by that number, to a maximum of \2",
    ),
    (r"^(heads|tails): ?(?=\w)", lambda found: f"if {found[1].lower()}, "),
    (
        r"\b(they|both(?: cards)?|those cards|these cards"
        r"|the (?:destroyed|revealed|discarded|banished|drawn) cards) (?:are|were) (?:both |all )?"
        r"(?:cards of |of )?the same (?:card )?(type|Style)\b",
        lambda found: f"{found[1]} have the same {'card type' if found[2] == 'type' else found[2]}",
    ),
    (
        r"\b(the number of (?:[\w-]+ )*?cards (?:you|he|your opponent) "
        r"(drew|destroyed|discarded|banished|revealed|Rejuvenated)) "
        r"(is (?:(?:higher|lower|more|less|fewer|greater) than|equal to)) "
        r"(the number of (?:[\w-]+ )*?cards (?:you|he|your opponent) \2)(?=[,.]|$)",
        r"\1 this way \3 \4 this way",
    ),
    # One measure is asked twice, and said once.
    (
        r"\b((?:your|your opponent's|his|this Ally's|that Ally's|its)(?: MP's)? (?:power level"
        r"|power stage|level|anger)) is (\d+(?: or (?:more|less|higher|lower))?) or (?:is )?"
        r"(?=(?:higher|lower|greater|more|less) than\b|(?:equal to|above|below)\b)",
        r"\1 is \2 or \1 is ",
    ),
    # How many of them one has performed, and how many the other has.
    (
        r"\b(if|while|unless|when) (you|he|your opponent) (?:have |has )?"
        r"(performed|played|used|stopped|drawn|drew|destroyed|discarded|banished|revealed"
        r"|Rejuvenated) (more|fewer|less) ([\w -]+?)( this (?:combat|turn))? "
        r"than (you|he|your opponent)(?: has| have| did)?"
        r"( this (?:combat|turn))?(?=[,.]|$)",
        _so_often,
    ),
    (
        r"\b(if|while|unless|when) (both|each|neither|either|an?|no)(?: (?:players'|player's))? "
        r"(MP|anger|hand|discard pile|Life Deck)s? (is|are|has|have|contains?) "
        r"([^,]*?)(?=,|\.?$| at the | when )",
        _of_both,
    ),
    (
        r"(?<![a-z])neither (?:(MP)|player's ([^.,]*?)|you nor your opponent) (?:can|may) (?=\w)",
        _of_neither,
    ),
    (
        r"\b(if|while|when) (your(?: opponent's)? MP) has a (higher|lower) "
        r"(level|power stage) than (your(?: opponent's)?)(?: MP)?(?=,)",
        r"\1 \2's \4 is \3 than \5 MP's \4",
    ),
    (
        r"\b(the number of [^.]*? (?:in play|you control|your opponent controls)) and in "
        r"(?=(?:your|his|all|both|each)\b)",
        r"\1 or in ",
    ),
    (
        r"\b(power level|anger) (is at least (?:twice|half|\d+ times) your opponent's)(?=,)",
        r"\1 \2 \1",
    ),
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
        r"\bthe (?=(?:[\w-]+ )*?(?:Ally|personality|Drill|Setup|Event|card|attack|Dragon Ball)"
        r"(?: [^,.]*?)? with the (?:highest|lowest)\b)",
        "a ",
    ),
    (
        r"\bthe (highest|lowest)[- ](power level|power stage|level|stage|Endurance) "
        r"((?:[\w-]+ )?(?:Ally|personality|Drill|Setup|card))\b",
        r"a \3 with the \1 \2",
    ),
    (
        r"\b(\d+) ((?:[\w-]+ )?(?:anger|cards?|Drills|Allies|Setups|Dragon Balls)"
        rf"(?: in (?:(?:your|his) )?(?:{_OWN}|play))?) or (more|less|fewer|higher|lower)\b",
        r"\1 or \3 \2",
    ),
    (
        r"\bboth players have the same amount of anger\b",
        "your anger is equal to your opponent's",
    ),
    (
        r"\bboth players (?:have|control) the same number of ([\w -]+?)"
        rf"(?: in (play|(?:their )?(?:{_OWN})s?))?(?=,|\.?$| at | when )",
        lambda found: f"you have as many {found[1]} in {_your(found[2])} as your opponent",
    ),
    (
        r"\bno (cards?|\w+s) in (your|his) hand (?:other than|besides|except(?: for)?) this "
        r"(?:card|one)\b",
        r"no other \1 in \2 hand",
    ),
    # Who has more.
    (r"\b((?:any|each|every|a|the) player) that (?=\w)", r"\1 who "),
    (r"\bwhoever (?=(?:has|controls|declared)\b)", "the player who "),
    (
        r"\b(player )with a (level \d+(?: or \w+)?) MP\b",
        r"\1whose MP is \2",
    ),
    (
        r"\bplayer (?:with the MP with|whose MP has) the (highest|lowest|higher|lower) "
        r"(power level|level)\b",
        r"player whose MP's \2 is \1",
    ),
    # Where it is so of one player only, he is each player of whom it is so.
    (
        r"\bthe player (?=(?:who|whose|with) [^.]*?\b(?:more|fewer|less|higher|lower|most|fewest|"
        r"least|highest|lowest)\b)",
        "each player ",
    ),
    (
        r"\b(each player (?:who has|who controls|with) (?:more|fewer|less) (?!than\b)"
        r"(?:[\w-]+ ){0,2}?(?:cards?|Drills|Allies|Setups|personalities|Dragon Balls|anger)"
        r"(?: in (?:his )?(?:hand|discard pile|Life Deck|play))?)(?! (?:than|in)\b)(?= \w+)",
        r"\1 than his opponent",
    ),
    (
        r"\b(each player )with (more|fewer|less) "
        r"((?:[\w-]+ )?(?:Drills|Allies|Setups|personalities|Dragon Balls)) "
        r"(?=than his opponent\b)",
        r"\1who controls \2 \3 ",
    ),
    (
        r"\beach player with the (highest|lowest|higher|lower)[ -]"
        r"(anger|level|MP level|power level|MP power level)\b(?: level| MP)?",
        r"each player whose \2 is \1 than his opponent's",
    ),
    (r"(?<=\beach player whose )(?:MP )?(power level|level) (?=is\b)", r"MP's \1 "),
    (
        r"\b(each player whose [^.]*? is )(high|low)est\b",
        r"\1\2er",
    ),
    (r"\b(each player whose [^.]*? is (?:higher|lower))(?! than\b)", r"\1 than his opponent's"),
    # How far they are apart, said after what asks for it.
    (
        rf"^if your opponent has {_MORE_BY} ([\w -]+?) in (?:his )?({_OWN}) than you, (.*?){_BY}",
        r"if your opponent has \1 \2 in his \3 than you, \4the difference between the number of \2 "
        r"in your \3 and the number of \2 in your opponent's \3",
    ),
    (
        rf"^if you have {_MORE_BY} ([\w -]+?) in (?:your )?({_OWN}) than your opponent, (.*?){_BY}",
        r"if you have \1 \2 in your \3 than your opponent, \4the difference between the number of "
        r"\2 in your \3 and the number of \2 in your opponent's \3",
    ),
    (
        rf"^if (you control|your opponent controls) {_MORE_BY} ([\w -]+?) than (you|your opponent),"
        rf" (.*?){_BY}",
        r"if \1 \2 \3 than \4, \5the difference between the number of \3 you control and the "
        r"number of \3 your opponent controls",
    ),
    (
        r"^if your( opponent's)? (anger|MP's (?:power level|power stage|level)) is (higher|lower) "
        rf"than (yours|your opponent's)(?: anger| \2)?, (.*?){_BY}",
        r"if your\1 \2 is \3 than \4, \5the difference between your \2 and your opponent's \2",
    ),
    (
        r"\b((?:raise|lower|set)s? (?:your|his|your opponent's) anger) (?:to match|to equal"
        r"|equal to|to the same (?:level|amount|number) as|to(?= your opponent's(?:[.,]|$))) "
        r"(your opponent's(?=[.,]|$))?",
        lambda found: f"{found[1]} to {found[2] + ' anger' if found[2] else ''}",
    ),
    (
        r"\b(the difference between the ((?:power )?(?:level|stage)))s of ([^,.]+?) and "
        r"(?=(?:your|his|that|its)\b)",
        r"\1 of \3 and the \2 of ",
    ),
    (
        r"\b(draws?|discards?|gains?|loses?) (cards|stages) (?=the difference between)",
        r"\1 \2 equal to ",
    ),
    # Numbers that are more or less than others.
    (r"(^X = |\bequal to )(\d+|one) (?:more|higher|greater) than (?=the|your|half)", r"\1\2 + "),
    (r"(^X = |\bequal to )(\d+|one) (?:less|lower|fewer) than ([^.]+)", r"\1\3 - \2"),
    (r"\b(is|are|was|were) (?:less|fewer|lower) than (?:1|one)\b(?! \w|,\d)", r"\1 0"),
    (r"\b(?:less|fewer) than (?:1|one) (?=[A-Za-z])", "no "),
    (
        r"\b(more|fewer) (cards in (?:his|your) hand) than (you|your opponent|he) "
        r"(?:have|has|do|does) in "
        r"(?:yours|his|your hand|his hand)\b",
        r"\1 \2 than \3",
    ),
    # Cards of which no two have that in common.
    (
        r"\b(?:(?P<each>each|every)|no (?:two|2)|none of the) (?P<kind>(?:[\w-]+ )*?(?:Drill|Setup"
        r"|card|All(?:y|ie)))s? (?P<who>(?:you|your opponent|he) controls?) (?:(?(each)(?:has a|is"
        r" of a) different|(?:share|have|are of) (?:a|the same)) (?:(?P<style>Style)|title|name)"
        r"\b)",
        lambda f: (
            f"{f['who']} less than 2 {re.sub('(y|ie)$', 'ie', f['kind'])}s "
            f"{'of the same Style' if f['style'] else 'with the same title'}"
        ),
    ),
    # What is apart isn't equal.
    (
        r"\byour MP and your opponent's MP (?:are|are at|have) different levels(?=,|\.?$)",
        "your MP's level is not equal to your opponent's",
    ),
)
"""What is looked for, and what it means, in the order in which it is put right."""
