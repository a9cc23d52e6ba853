"""What the texts and errata of later sets say in words of their own, in those of the grammar.

A part of what `other_hands` puts right: put right with the misprints, and never printed.
"""

from __future__ import annotations

from dbz_desktop.wording import paradigm

_ICONS = {
    "shield": "defense",
    "sword": "attack",
    "infinity": "constant",
    "lightning": "instant",
}
"""How the icons are called in words."""

_TRAITS = "Alien|Android|Earthling|Fusion|God|Majin|Namekian|Saiyan"
_WINDOW = r"(this (?:combat|turn)|during (?:combat|this combat))"
_FIRST = r"\b(?:it|this) (?:is|was) the first time (?:that )?"

NAMED_ICONS = tuple(
    (rf'"{word} icon" (?=(?:card|attack|Setup|Drill|Event|Ally)\b)', f"[{icon}] ")
    for word, icon in _ICONS.items()
)
"""An icon in words and quotes, which would be read as the words on a card."""

LATER = (
    (rf"\[({_TRAITS}) Trait\]", r"\1"),
    *(
        (
            rf'\b(cards?|attacks?|Setups?|Drills?|Events?|Allies|Ally) with an? "?{word} icons?"?',
            rf"[{icon}] \1",
        )
        for word, icon in _ICONS.items()
    ),
    # What no effect may do is forbidden to whose effects they are.
    (r"\b(players|your opponent|he|you) cannot use effects to (?=\w)", r"\1 cannot "),
    (
        r"\byour opponent cannot use (?:card )?effects that (?!would\b)(?=\w+ )",
        "your opponent's effects cannot ",
    ),
    (r"\bplayers cannot use (?:card )?effects that (?!would\b)(?=\w+ )", "card effects cannot "),
    # How often something is waited for is said before it.
    (
        r"^(while attached, )?(once per (?:turn|combat)),? (you may [^,.]*?) "
        r"((?:whenever|when|after) [^,.]*?)(?=\.?$)",
        r"\1\2, \4, \3",
    ),
    # The first time is when it has been done once.
    (
        rf"{_FIRST}([^,.]*?) {_WINDOW} (?=you may )",
        r"the number of times \1 \2 is 1, ",
    ),
    (rf"{_FIRST}([^,.]*?) {_WINDOW}(?=,)", r"the number of times \1 \2 is 1"),
    (
        rf"\b(?:it|this) (?:is|was) not the first time (?:that )?([^,.]*?) {_WINDOW}(?=,)",
        r"the number of times \1 \2 is 2 or more",
    ),
    (
        r"^(?:whenever|when|after) ([^,.]*), if (?:it|this) is the first time (?:this|each) "
        r"(turn|combat), ",
        r"the first time \1 each \2, ",
    ),
    (
        r"\bthis is the first (Event|Setup|Drill|Ally|card) you have (played|used) "
        r"(?=this (?:combat|turn))",
        r"you have not \2 another \1 ",
    ),
    # By how many levels, said last.
    (
        r"\b((?:lower|raise|advance)s? your(?: opponent's)? MP)(?:'s)? levels? (?:equal to|by) "
        r"(the number of [^,.]*|X|\d+)",
        r"\1 \2 levels",
    ),
    # As what a card counts.
    (
        r"^treat this card as an? ((?:Styled|Named)(?: and (?:Styled|Named))?) (?:card|\w+)\b",
        r"this card is considered a \1 card",
    ),
    (
        r"^treat (your [^,.]*?) as ((?:Styled|Named)(?: and (?:Styled|Named))?) cards\b",
        r"\1 are considered \2",
    ),
    (r" (?:wherever (?:it is|they are)|in (?:all|any) zones?)(?=[,.]|$)", ""),
    (
        r"^(your(?: opponent's)? (?:\w+ )*cards) lose their Styles?\b",
        r"\1 are considered Freestyle",
    ),
    # Control lasts as long as a card is in play, or attached.
    (
        r"\b((?:take|gain)s? control of [^,.]*?) while this (?:card|Drill|Ally|Setup) "
        r"(?:is|stays|remains) in play\b",
        r"\1 until this card leaves play",
    ),
    (
        r"^while (?:attached|this (?:card|Drill|Ally|Setup) (?:is|stays|remains) in play), you "
        r"(?:have |gain |take )?control (?:of )?(that (?:card|Ally|Drill|Setup|personality)|it)\b",
        r"gain control of \1 until this card leaves play",
    ),
    # A hand that both see.
    (r"\b(plays with his hand) face[- ]?up\b", r"\1 revealed"),
    (
        r"^(your opponent's) hand is (?:revealed|face[- ]?up)\b",
        "your opponent plays with his hand revealed",
    ),
    # So many at most.
    (
        r"\b(may|can) (perform|play) only (\d+|one) ((?:\w+ )*?(?:attack|card|Event|Drill|Setup"
        r"|Ally)s? (?:each|per|this) (?:turn|combat))\b",
        r"\1 only \2 \3 \4",
    ),
    (
        r"\b(cannot (?:perform|play) more than \d+ (?:\w+ )*?(?:attacks?|cards?|Events?|Drills?"
        r"|Setups?)) this (?=(?:turn|combat)(?:[,.]|$))",
        r"\1 each ",
    ),
    # What is prevented is done otherwise.
    (
        r"^(?:whenever|when|if) ([^,]*? would [^,]*), (you may [^,]*?) to prevent "
        r"(?:this|it|that)\b",
        r"Whenever \1, \2 instead",
    ),
    *(
        row
        for verb in ("destroy", "banish", "discard", "capture", "lower", "return")
        for form in (paradigm(verb),)
        for row in (
            (
                rf"^(?:whenever|when|if) ([^,]*?) (?:is|are) {form['participle']}([^,]*), (you may "
                r"[^,]*?) to prevent (?:this|it|that)\b",
                rf"Whenever \1 would be {form['participle']}\2, \3 instead",
            ),
            (
                rf"^(?:whenever|when|if) (your opponent|a player) {form['third']}"
                r" ([^,]*), (you may [^,]*?) to prevent (?:this|it|that)\b",
                rf"Whenever \1 would {verb} \2, \3 instead",
            ),
        )
    ),
    # What is done once more.
    (
        r"\b(may|to) (?:use|perform|play) this (?:attack|card) (?:again|a second time|one more "
        r"time)(?: this (?:combat|turn))?(?=[,.]|$)",
        r"\1 Remain 1",
    ),
    (r"\buse (an?|any) Power(?=[,.]|$)", r"use \1 card"),
    (
        r"^(your opponent|he) must pay (\d+|an?|one) (?:additional |more |extra )?(stages?) to "
        r"perform his next ((?:\w+ )*attack)\b",
        r"your opponent's next \4 costs +\2 \3 to perform",
    ),
    # What is turned over as damage, and what takes its place.
    (r"\b(?:as|from|by) damage(?: from an attack)?(?=[,.]| would\b|$)", "as you take damage"),
    (
        r"^(?:if|when|whenever) this card (?:is|would be) discarded (as you take damage|from your "
        r"Life Deck), ((?:you may )?[^,]*?),? and discard (?:another|the next) card"
        r"(?: (?:in its place|instead(?: of it)?))?(?=\.?$)",
        r"If this card would be discarded \1, \2 instead",
    ),
    # A Drill that waits for its time in no zone (ZON-4).
    (r"^(search [^.]*?) and set (?:it|that card|that Drill) aside(?=\.?$)", r"\1"),
    (
        r"\b((?:raise|lower)s? (?:your|his|a player's) anger) (?:by )?any number(?: of levels)?\b",
        r"\1 any amount",
    ),
    (
        r"\bif an Ally has ((?:an?|\d+ or \w+) (?:\w+ )*?cards? attached)(?: to it)?(?=,)",
        r"if there is an Ally with \1 to it in play",
    ),
    # What else is said in other words.
    (
        r"\ban? (?:MP|personality) (?:at|on|of) an? (higher|lower) level than\b",
        r"a personality with a \1 level than",
    ),
    (
        r"^((?:you may )?)choose (?:a|one) card from it and (?=\w)",
        r"\1choose one of those cards and ",
    ),
    (
        r"\b(you need|your MP needs|your opponent(?:'s MP)? needs) (\d+) (less|more)(?=\.?$)",
        r"\1 \2 \3 anger to advance a level",
    ),
    (r"\b(may|can) make actions and use (?:their )?Powers (?=regardless\b)", r"\1 make actions "),
    (
        r"(?<!damage from this attack )\bcannot be redirected(?=[.,]|$)",
        "cannot have its damage redirected",
    ),
    (r"\b(is|are) now (?=at \w+ highest\b)", r"\1 "),
    (r"\bboth players reveal their hands\b", "each player reveals his hand"),
    (r"\ba different (Drill|Setup|Ally|Event) (?=from your\b)", r"a \1 with a different title "),
    (
        r"\bif the named card is (revealed|discarded|banished|destroyed)\b",
        r"if the card you named was \1",
    ),
    # A text of the end of their use, that cards gain.
    *(
        (
            r"^(your (?:\w+ )*(?:Setups|Events|Drills|cards))( this combat)?"
            r"( that [^,.]*? after use)?"
            rf' gain "{said}(?: this card)?( into your Life Deck)? after use\.?"'
            r"( this combat)?(?=\.?$)",
            rf"\1\3 are {done}\4 after use\2\5",
        )
        for said, done in (
            ("shuffle", "shuffled"),
            ("banish", "banished"),
            ("discard", "discarded"),
        )
    ),
    (r"\b(reveals? cards from) (?=(?:your|his) Life Deck until\b)", r"\1 the top of "),
    # Neither is ever taken out of play (TYP-8).
    (
        r"\b(cards? in play),? (?:other than|except(?: for)?) (?:an? )?(?:Mastery|Masteries|MPs?|"
        r"main personalit(?:y|ies))(?:(?:,? (?:and|or)|,)? (?:an? )?(?:Mastery|Masteries|MPs?|"
        r"main personalit(?:y|ies)))?",
        r"\1",
    ),
    (r"\bnon-MP,? (?:and )?non-Mastery (?=cards? in play)", ""),
    (
        r"\b(cards? in play),? (?:other than|except(?: for)?) (?:an? )?"
        r"(Drill|Setup|Dragon Ball)s?(?=[,.]|$| and\b)",
        r"non-\2 \1",
    ),
    (r"\b(cards?) in play other than this card\b", r"other \1 in play"),
    # What is attached, said of what bears it.
    (
        r"\bif (?:there (?:is|are) )?((?:an?|no|\d+ or \w+) (?:\w+ )*?cards?)(?: (?:is|are))? "
        r"attached to (your(?: opponent's)? MP|this card|this Ally)(?=,|\.?$)",
        r"if \2 has \1 attached to it",
    ),
    (r"\bdoes not have an? (?=[^,.]* attached\b)", "has no "),
    # What comes with the next Draw Step.
    (
        r"^during your opponent's next Draw Step, (?:he|your opponent) draws (\d+|an?|one) "
        r"(\w+ cards?)(?=\.?$)",
        r"your opponent draws \1 \2 during his Draw Step until the end of his next turn",
    ),
    (
        r"^during your next Draw Step, (?:you )?draw (\d+|one) (?:additional|more|extra) "
        r"(cards?)(?=\.?$)",
        r"you draw \1 more \2 during your Draw Step until the end of your next turn",
    ),
    (r"\bfor the (?:named card|card you named)\b", "for a copy of that card"),
    (
        r"\bif (it|that card|the revealed card|the discarded card) is the (?:named card|card you "
        r"named)\b",
        r"if \1 is a copy of that card",
    ),
    (
        r"^((?:you may )?)copy (?:your opponent's last attack|the last attack (?:your opponent|he) "
        r"(?:performed|used))(?: this combat)?",
        r"\1perform the last attack your opponent used this combat",
    ),
)
"""What is looked for, and what it means, in the order in which it is put right."""
