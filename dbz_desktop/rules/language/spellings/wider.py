"""Longer sentences of several subjects, as the grammar says the same."""

from __future__ import annotations

from dbz_desktop.rules.language.spellings.row import Rows
from dbz_desktop.wording import paradigm

_AS_LONG_AS = r"^(?:while|(?:for )?as long as) (?:this card is )?attached to "
_BASE = {paradigm(verb)["participle"]: verb for verb in ("place", "return", "shuffle")}
_HIS_ALLY = "(?:an Ally your opponent controls|one of your opponent's Allies)"
_YOUR_ALLY = "(?:an Ally you control|one of your Allies)"
_SAME_LEVEL = r"(?:at |on |of )?the same level(?=[,.]|$)"

MEANT: Rows = (
    # What is theirs is that of the personalities of whom something else is said just before.
    (
        r"^((?:[^,.]*?, )?(?P<who>(?:all |your )?(?:[\w-]+ )?(?:Allies|personalities)"
        r"(?: you control(?: but do not own)?)?) (?:may|can|cannot|are|have|gain|lose)\b"
        r"(?![^.]*\b(?:players?|opponent)\b)[^.]*?),? and their ((?:[\w-]+ )*?attacks) "
        r"(?=(?:deal|cost|cannot|can|gain|are)\b)",
        lambda found: (
            f"{found[1]} and {found[3]} performed by {found['who'][0].lower()}{found['who'][1:]} "
        ),
    ),
    # Of what may be attached to one or the other, it is asked to which it is.
    (
        rf"{_AS_LONG_AS}an Ally, you (?:control|have control of|gain control of) that Ally(?=\.?$)",
        "if that personality is an Ally, gain control of it until this card leaves play",
    ),
    (
        rf"{_AS_LONG_AS}(an (?:Ally|MP)), (?!when|after|at |once |the first |you )",
        r"while attached, if this card is attached to \1, ",
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
"""What would be read without this, too, but as something else, or in two ways."""

SAID: Rows = (
    # Whose it is.
    (r"\b(?:her|his) owner's (?=(?:hand|Life Deck|discard pile|Banished Zone)\b)", "its owner's "),
    (
        r"\bthe (?:current )?anger(?: level)? of (you|your opponent)\b",
        lambda found: "your anger" if found[1].lower() == "you" else "your opponent's anger",
    ),
    # By what it was done.
    (
        r"\b(raised|lowered|changed|lost|gained|destroyed|banished|discarded|drawn) by this "
        r"card(?:'s (?:immediate )?effects?)?(?=[,.]|$)",
        r"\1 this way",
    ),
    # Levels of both MPs.
    (
        rf"\b(?:your MP and (?:your opponent's|his) MP|they|both MPs) are {_SAME_LEVEL}",
        "your MP's level is equal to your opponent's",
    ),
    (r"\bthe difference (?:in|between) their levels\b", "the difference between the MPs' levels"),
    (
        r"\b(his|your opponent's|your) MP is set to (\d+) (?:power )?stages? above 0 instead of 10"
        r"(?=[,.]|$)",
        r"set \1 MP to \2 stages above 0",
    ),
    # Attacks and their damage.
    (r"\bprevent all (?:of )?its damage\b", "prevent all damage from it"),
    (
        r"\bif its first use dealt critical damage(?=\.?$)",
        "if this attack has dealt critical damage this turn",
    ),
    (
        r"\b(?:double (?:your|the|its) AT damage (?:of|for|from) (?P<one>this|that) attack"
        r"|(?:your|the|its) AT damage (?:of|for|from) (?P<other>this|that) attack is doubled)"
        r"(?=\.?$)",
        lambda found: f"{found['one'] or found['other']} attack deals +AT stages of damage",
    ),
    (
        r"^if you stopped an attack card, place (?:it|that card|that attack|the stopped attack) "
        r"((?:on|at) [^,.]*?)(?: after use)?(?: instead of [^,.]*)?(?=\.?$)",
        r"that attack is placed \1 after use",
    ),
    # Where cards go, and which they are.
    (r"\bdraw either one of\b", "draw 1 of"),
    (
        r"\ban? (?-i:((?:[A-Z][\w'-]*\.? )*(?!Ally|Allies|Personality)[A-Z][\w'-]*\.?)) "
        r"(?=with (?:a different|another) subtitle\b)",
        r'an Ally named "\1" ',
    ),
    (
        r"^(?P<who>your opponent|he|)(?P<does> ?reveals?) up to (?P<n>\d+) cards (?P<where>from "
        r"the top of (?P<his>your|his) Life Deck),? one (?:at a time|by one),? (?:stopping "
        r"(?:after|when) (?:he |you )?(?:revealing|reveals?)|until (?:he |you )?reveals?) "
        r"(?P<what>an? [^,.]*?)(?=\.?$)",
        lambda found: (
            f"{found['who']}{found['does']} cards {found['where']} until "
            f"{'you reveal' if found['his'].lower() == 'your' else 'he reveals'} {found['what']}, "
            f"to a maximum of {found['n']} cards"
        ),
    ),
    (
        r"\b(?:all (?:of the )?\d+|those) cards were revealed and none (?:of them )?(?:were|was) "
        r"(?:a card )?of that type\b",
        "no card of that type was revealed",
    ),
    # When it is.
    (
        r"\b((?:if|unless) (an? [\w ]*?) )(?:has )?entered play or (?:has )?changed control "
        r"(this (?:turn|combat))\b",
        r"\1has entered play \3 or a player has captured or gained control of \2 \3",
    ),
    (
        r"^the first card you discard during each Discard Step is (placed|returned|shuffled) "
        r"([^,.]*?) instead(?=\.?$)",
        lambda found: (
            "the first time each turn you would discard a card during the Discard Step, "
            f"{_BASE[found[1].lower()]} it {found[2]} instead"
        ),
    ),
)
"""What is looked for, and what it means, in the order in which it is put right."""
