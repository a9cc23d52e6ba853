"""What cards are: Traits, Styles, icons, titles, in other words than the grammar's."""

from __future__ import annotations

import re

from dbz_desktop.cards import Style
from dbz_desktop.rules.kernel.considered import Trait
from dbz_desktop.rules.language.text.spellings.row import Rows

_ICONS = {
    "shield": "defense",
    "sword": "attack",
    "infinity": "constant",
    "lightning": "instant",
}
"""How the icons are called in words."""

_PILE = "(?:hand|discard pile|Banished Zone)"
_PILES = f"{_PILE}(?: (?:or|and) {_PILE})?"
"""Where cards lie that can be seen: of what is searched, a kind is said before the place."""

_KIND = r"(?:Drill|Setup|Ally|Event|Dragon Ball)\b"

_TRAITS = "|".join(trait.value.removesuffix("(s)") for trait in Trait)

_NO_NAME = "|".join(
    (
        *(each.value.removesuffix("(s)") for each in Trait),
        *(each.value for each in Style),
        "Styled|Named|Hero|Villain|Heroes|Villains|MP|MPs|Ally|Allies|Drill|Drills|Setup|Setups",
        "Event|Events|Dragon|Earth|Namek|Mastery|Masteries|Freestyle|God|X|AT|HIT|Power",
    )
)
_A_NAME = rf"(?-i:(?!(?:{_NO_NAME})\b)[A-Z]\w+)"
_JUNIOR = r"(?-i:[A-Z]\w+ Jr\.)"
"""A character's name of one word, which is none of the language's own."""


def _one_of_kinds(found: re.Match[str]) -> str:
    """A list of kinds with the article once: "a Drill, Setup, or".

    What is said before the first alone would then be said of all of them.
    """
    if found["said"] and not found["again"]:
        return found[0]
    second = found["second"]
    return f"{found[1]}, {second}, or " if second else f"{found[1]} or "


def _icon(called: str) -> str:
    return f"[{_ICONS[called.lower()]}]"


MEANT: Rows = (
    # Of several at once it is said of each one, and of no more than one.
    (
        r"\b((?:when|whenever|after|each time|next time|first time) )(your|your opponent's) "
        r"(?!last\b)((?:[\w-]+ )*?(?:Drill|Setup|All|Dragon Ball))(y?) "
        r"(?=(?:is|would be) (?:\w+e[dn]\b|at )|(?:enters|leaves) play\b)",
        lambda found: f"{found[1]}one of {found[2]} {found[3]}{'ies' if found[4] else 's'} ",
    ),
    (
        r"\b(control|have|controls|has) ((?:[\w-]+ )*?(?:Drills|Setups|Allies|cards)) of "
        r"(\d+|two|three|four) different (?:names|titles)\b",
        r"\1 \3 \2 with different titles",
    ),
    (
        rf'"({"|".join(_ICONS)}) icon" (?=(?:card|attack|Setup|Drill|Event|Ally)\b)',
        lambda found: f"{_icon(found[1])} ",
    ),
)
"""An icon in words and quotes, which would be read as the words on a card."""


def _counts_as_that_style(found: re.Match[str]) -> str:
    return f"{found[1]} {'is' if found[3] else 'are'} considered that Style"


_NAME = r"(?-i:[A-Z][\w']*(?: [A-Z][\w']*)*)"
"""A title without quotation marks."""

SAID: Rows = (
    (
        r"\bof the (type|Style|Trait) (?:that )?(?:you|he|your opponent) (?:named|chose)\b",
        r"of the named \1",
    ),
    (
        r"^the next ((?:[\w-]+ )*?(?:Event|Setup|card)) (?:your opponent plays|(you) play) "
        r"(this (?:combat|turn)) (?:is cancell?ed|has no effect)(?=\.?$)",
        lambda found: (
            f"the next time {'you play' if found[2] else 'your opponent plays'} "
            f"{'an' if found[1][0] in 'AE' else 'a'} {found[1]} {found[3]}, cancel its effects"
        ),
    ),
    (r"\bcards (?:that )?you own (?=with\b|named\b)", "your cards "),
    (
        r"\b(?:containing|that (?:includes?|contains?|ha(?:s|ve))) "
        r"(?=\"[^\"]*\"(?: or \"[^\"]*\")? in (?:its|their|the) titles?\b)",
        "with ",
    ),
    (
        rf"\bwith ({_NAME}) or ({_NAME}) in (?:its|their|the) titles?\b",
        r'with "\1" or "\2" in the title',
    ),
    (
        rf"\b(cards?) named after (?!Your\b|His\b)({_NAME})(?: or ({_NAME}))?"
        r"(?=[.,]| (?:are|is|and|in)\b)",
        lambda found: (
            f'{found[1]} with "{found[2]}"'
            + (f' or "{found[3]}"' if found[3] else "")
            + " in the title"
        ),
    ),
    (r"\bdefensive (?=cards?\b)", "[defense] "),
    (r"\b(anger is) (?:now )?at (?=\d)", r"\1 "),
    # Of which Styles a card is, it is said without their marks, and once (EFF-11).
    (
        r"\b(this card (?:is considered|counts as)) (?:both )?(?:to be )?(?:both )?(?:an? )?"
        r"\"?(?P<one>Red|Blue|Black|Orange|Saiyan|Namekian)\"?(?: card)? and (?:an? )?"
        r"\"?(?P<two>Red|Blue|Black|Orange|Saiyan|Namekian)\"?(?: cards?)?(?=\.?$)",
        r"this card is considered \g<one> and \g<two>",
    ),
    # What cards are said to be called has that in their titles.
    (
        r"\"([\w' -]+)\" ((?:[\w-]+ )*?(?:Drill|Setup|Event|attack)s?)\b(?! card)",
        r'\2 with "\1" in the title',
    ),
    (r"\bdifferent (?:title|name) (?:than|from) this Ally\b", "different title than this card"),
    (r"^counts as (?=an? )", "this card counts as "),
    (r"\bnon-attacks? (?=(?:banish|destroy|discard|reveal|Rejuvenat)ed\b)", "non-attack card "),
    (r"\b((?:of|with) different Styles) (?:than|from) each other\b", r"\1"),
    (r"^(if (?:it|that card) (?:is|was)(?: not)?) (?=that (?:card )?(?:type|Style)\b)", r"\1 of "),
    (
        r"\beach card (revealed|discarded|banished|destroyed)(?: this way)? (with(?:out)? Endurance"
        r"(?: \d+ or \w+)?)(?=[,.]|$)",
        r"each card \2 \1 this way",
    ),
    # What attacks are considered to be, and the Style that something is of by what is said.
    (
        r"\b((?:your|your opponent's|all) (?:[\w-]+ )*attack) cards "
        r"(?=(?:are considered|count as)\b)",
        r"\1s ",
    ),
    (
        r"\b(considered(?: to be)?) (?:of )?"
        r"(?:the same Style as your Mastery|your Mastery's Style)\b",
        r"\1 Styled",
    ),
    (
        r"\b(considered(?: to be)? )(?:of the )?((?:an? )?(?:non-)?(?:Black|Blue|Namekian|Orange"
        r"|Red|Saiyan)) Style\b",
        r"\1\2",
    ),
    (rf"\[({_TRAITS}) Trait\]", r"\1"),
    # Whose name else is it that a card counts to be named after (EFF-11)?
    (r"\b(considered(?: to be)? Named) for your MP(?=[,.]|$| (?:if|while)\b)", r"\1"),
    (
        r"\b(cards?|attacks?|Setups?|Drills?|Events?|Allies|Ally) with an? "
        rf'"?({"|".join(_ICONS)}) icons?"?',
        lambda found: f"{_icon(found[2])} {found[1]}",
    ),
    (r"\b((?:are|were) (?:not )?)(Saiyan|Namekian)s\b", r"\1\2"),
    (
        rf"\b(?:has|((?:is|was|are|were)(?: not)?)(?: of)?) (?:the )?({_TRAITS}) heritage\b",
        lambda found: f"{found[1] or 'is'} {found[2]}",
    ),
    (
        rf"\b(your(?: opponent's)?) ({_A_NAME}|{_JUNIOR}) (?:Ally's|Allies') (\w+ )?(attacks?)\b",
        r'\1 \3\4 performed by Allies named "\2"',
    ),
    (r"\b((?-i:[A-Z])\w+ Jr\.) (Ally|Allies|personality|personalities)\b", r'\2 named "\1"'),
    (
        rf"\b(your(?: opponent's)?|his|an?|all|each|another|other|any) ({_A_NAME}),? (?:or|and) "
        rf"({_A_NAME}) (Ally|Allies)\b(?!')",
        r"\1 \4 named \2 or \3",
    ),
    (
        rf"\b(your(?: opponent's)?|his|an?|all|by|each|another|other|for) ({_A_NAME})"
        r" (Ally|Allies)\b(?!')",
        r'\1 \3 named "\2"',
    ),
    (
        rf'\b(for (?:each|every)|the number of) "?({_A_NAME}|{_JUNIOR})"? '
        r"(?=(?:you|your opponent|he) controls?\b|in play\b)",
        r'\1 personality named "\2" ',
    ),
    (r"\buse (this card from your (?:hand|discard pile) as an action)\b", r"play \1"),
    (r"\bwith ((?-i:[A-Z])\w+) in (?:its|their|the) titles?\b", r'with "\1" in the title'),
    (
        r"\b((?:if|unless) (?:it|that card)) can(not)? (?:be attached|attach) to "
        r"(?=(?:an|your|your opponent's|a player's) MP\b)",
        lambda found: f"{found[1]} is {'not ' if found[2] else ''}a card that can attach to ",
    ),
    (
        r"\bwith a (?:different (name|title) (?:than|from(?= (?:any|each|all|it|that|this)\b))"
        r"|(name|title) different (?:than|from)) (?:(each|any|all(?: (?:of )?the)?) )?",
        lambda found: (
            f"with a different {'title' if found[3] else found[1] or found[2]} than "
            f"{'any ' if found[3] else ''}"
        ),
    ),
    (
        r"\b(if (?:it|that card)) (?:has|shares|had) (?:the same|an?) ((?:card )?type|Style) "
        r"(?:as|with) (?=(?:an? |this card))",
        r"\1 is a card of the same \2 as ",
    ),
    (
        r"(?<!Physical )(?<!Energy )\bcombat card(s?)\b",
        r"Physical Combat or Energy Combat card\1",
    ),
    (r"\bnon-(\w+), non-(?=\w)", r"non-\1 non-"),
    (
        r"\b(is|was|are|were) (not )?(of (?:that|the (?:chosen|named)) (?:type|style)\b)",
        r"\1 \2a card \3",
    ),
    (
        r"\b((?:up to )?(?:\d+|two|three|X|that many|(?:the same|an equal) number of)) "
        r"((?:(?!\bto\b|\bnumber of\b|\bthat many\b)[^,.\d])*?) (?:with|of|that have) different "
        r"(?:titles|names)\b",
        r"\1 different \2",
    ),
    (r'\b(non-personality )cards that are ("(?:Heroes|Villains) only)\.?"', r'\1\2" cards'),
    (r"(\bcannot be stopped by [^,.]*?),? n?or by (?=\w)", r"\1 or "),
    # As what a card counts.
    (
        rf"\b(an? (?P<said>\w+ )?(?:{_KIND}|attack))(?:, an? (?P<second>(?:\w+ )?{_KIND}),?)? "
        rf"or an? (?=(?P<again>\w+ )?{_KIND})",
        _one_of_kinds,
    ),
    # One that lies in play is chosen; the others are those that were not.
    (
        r"\b(you|your opponent|he) names?( an? (?:[\w-]+ )*?(?:he|you|your opponent) controls?\b)",
        lambda f: f"{f[1]} choose{'' if f[1].lower() == 'you' else 's'}{f[2]}",
    ),
    (
        r"\b(?:all|each of the) ([\w-]+ (?:[\w-]+ )*?)(you|your opponent|he) did not "
        r"(?:name|choose)\b",
        lambda f: f"all other {f[1]}{f[2]} control{'' if f[2].lower() == 'you' else 's'}",
    ),
    # What copies deal or cost as attacks is said of such attacks.
    (
        r"\b(?:attacks performed with )?copies of the (?:named card|card (?:you|he|your opponent) "
        r"named) (?=(?:deal|cost(?![^,.]* to (?:use|play)\b))\b)",
        "attacks with that name ",
    ),
    # Another copy is what may be in play already of a card that isn't.
    (
        r"\b(if|unless) (?:it|that (?:card|Drill|Ally|Setup|Dragon Ball)) is (not )?already in play"
        r"(?=,)",
        lambda f: f"{f[1]} there {'are no copies' if f[2] else 'is a copy'} of that card in play",
    ),
    (
        r"\bthat (?:shares? no|do(?:es)? not share (?:an?|any)) (?:title|name) with (?:an?|any)\b",
        "with a different title than any",
    ),
    # Personalities are cards.
    (
        r"\b(places?|attach(?:es)?|puts?|shuffles?|returns?) (?:him|her)"
        r"(?= (?:into|in|to|at|on)\b)",
        r"\1 it",
    ),
    # Which ones they are.
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
)
"""What is looked for, and what it means, in the order in which it is put right."""
