"""How much attacks deal or would deal, and what is prevented of that."""

from __future__ import annotations

import re

from dbz_desktop.rules.flow.critical import LIFE_CARDS_NEEDED

_WOULD_TAKE = r"(?:you|your MP) (?:would|(?:are|is) about to) (?:take|be dealt|lose)"
_SO_MUCH = r"\d+ (?:stages?|life cards?)"
_DAMAGE = r"(?:(?:\d+ or more )?(?:life cards?|stages?)(?: of)? )?(?:critical )?damage\b"


def _of_so_much(found: re.Match[str]) -> str:
    """What becomes of attacks that deal so much, as what is said of such attacks (ATK-8)."""
    whole, whose = found[0].lower(), (found[1] or "").lower()
    if whose in ("your", "your opponent's") and " that deal " not in whole:
        return found[0]
    owner = whose.removeprefix("one of ") if whose not in ("", "an") else ""
    if " to you" in whole and " to your opponent" not in whole:
        owner = "your opponent's"
    change = found[9] or (f"+{found[5]}" if found[5] else f"-{found[7]}")
    unit = (found[10] or found[4]).rstrip("s") + ("" if change[1:] == "1" else "s")
    such = f"{owner} {found[2]}attacks that deal {found[3]} or more {found[4]} of damage"
    return f"{such.strip()} deal {change} {unit} of damage"


def _from_the_bottom(found: re.Match[str]) -> str:
    """Whence somebody takes damage, as whence the attacks of the other player deal it (ATK-9)."""
    whose = "your opponent's" if found[1].lower() == "you" else "your"
    return f"{whose} attacks deal their life card damage from the bottom of the Life Deck"


def _more_critical_effects(found: re.Match[str]) -> str:
    """Several critical damage effects in the place of one, as a text of the attacks (ATK-13)."""
    many = f"{found['n']} {found['other']}critical damage effects instead of one"
    use = f"f this attack deals critical damage, you may use {found['same'] or many}"
    if found["this"]:
        return f"i{use}"
    if found["next"] is not None:
        return f'your next {found["next"]}attack gains "I{use}."'
    return f'your {found["kind"] or found["by"] or ""}attacks gain "I{use}."'


MEANT = (
    # Beside an additional one, several are used in the place of the one that one has (ATK-13).
    (
        r"(?:^|(?<=, ))(?:whenever|if|when|each time) (?:(?P<this>this attack deals)"
        r"|your next (?P<next>(?:[\w-]+ )*?)attack (?:this combat )?deals"
        r"|(?:one of )?your (?P<kind>(?!next)(?:[\w-]+ )*?)attacks? deals?|you deal(?= critical "
        r"damage(?: with (?:an? |your )(?P<by>(?:[\w-]+ )*?)attacks?)?,)) critical damage"
        r"(?: with [^,.]*)?, (?:you (?:may|can) )?(?:use|choose) (?:(?P<n>two|three|[23]) "
        r"(?P<other>(?:different )?)critical (?:damage )?effects(?: instead of (?:one|1))?"
        r"|(?P<same>the same critical damage effect twice))(?=\.?$)",
        _more_critical_effects,
    ),
)
"""What would be read without this, too, but as something else."""


_USED_FOR = {
    "captur": "capture Dragon Balls",
    "discar": "discard Allies",
    "lower ": "lower anger",
}


def _not_enough(found: re.Match[str]) -> str:
    """How much somebody must deal to use critical damage for one thing, as for what attacks that
    deal less of it can't be used (ATK-13)."""
    whose = "your" if found["who"].lower() == "you" else "your opponent's"
    if int(found["n"]) <= LIFE_CARDS_NEEDED:
        # So little is no critical damage yet.
        return found[0]
    less, used = int(found["n"]) - 1, _USED_FOR[found["for"].lower()[:6]]
    return (
        f"{whose} attacks that deal {less} or less life cards of damage cannot have their critical "
        f"damage used to {used}"
    )


_AFTER_ALL = (
    r"after (?:all|any) (?:other )?(?:damage )?modifiers(?: (?:are|were|have been) "
    r"(?:applied|added|counted|calculated))?"
)

SAID = (
    (
        r"^(?P<who>you|your opponent) (?:needs?(?: to)?|must|has to|have to) deal (?:at least )?"
        r"(?P<n>\d+)(?: or more)? life cards(?: of damage)?(?: (?:with|from) an attack)? to "
        r"(?P<for>capture (?:an?|any|one of (?:your|his))(?: of (?:your|his))? Dragon Balls?"
        r"|discard (?:an?|any|one of (?:your|his))(?: of (?:your|his))? (?:Ally|Allies)"
        r"|lower (?:your|your opponent's|his) anger(?: \d+(?: levels?)?)?)"
        r" (?:with|by|using|by using) (?:a )?critical damage(?: effects?)?(?=\.?$)",
        _not_enough,
    ),
    # Where else would it be doubled than behind all that is added to it (ATK-8)?
    (
        r"\b(deals? double damage|double the damage of [^,.]*?|damage [^,.]*?(?:doubled|halved)),? "
        rf"{_AFTER_ALL}(?=[,.]|$)",
        r"\1",
    ),
    (
        rf"^{_AFTER_ALL}, (?=[^,]*\b(?:deals? double damage|damage [^,]*(?:doubled|halved))\.?$)",
        "",
    ),
    (r"(?<!\blife )\b(cards?) of damage\b", r"life \1 of damage"),
    # What is prevented the next time is that of the next attack.
    (
        r"^the next time (?:you|your MP) would take damage(?: from an attack)?"
        r"((?: this (?:combat|turn))?), prevent (?:it|all of it|that damage|all of that damage"
        r"|all damage|all the damage)(?=\.?$)",
        r"prevent all damage from the next attack\1",
    ),
    (
        r"\b(this attack)'s damage is (\d+ (?:life cards?|stages?))(?: of damage)? instead\b",
        r"\1 deals \2 of damage instead",
    ),
    (
        r"\bhas its (?:stages of damage|stage damage|damage) (?:converted|turned|changed) "
        r"(?:in)?to life cards?(?: of damage| damage)?\b",
        "deals its damage as life cards",
    ),
    (
        r"\b(for (?:each|every(?: \d+)?) (?:stages?|life cards?)) "
        r"(?=(?:that|this|the) attack (?:would have dealt|would deal|dealt|deals)\b)",
        r"\1 of damage ",
    ),
    (
        r"\binstead of paying stages\b(?! (?:to perform|for) )",
        "instead of paying this attack's cost",
    ),
    (r"^when performing this attack, ", "when you perform this attack, "),
    # What is discarded off a Life Deck is damage (ATK-9); effects destroy it there.
    (
        r"^(?:when|whenever|if) (?:your opponent would discard (?:an?|any)? ?(?:life )?cards? from "
        r"his|(?:a card|cards) would be discarded from your opponent's) Life Deck(?: as damage)?, "
        r"(?:(?:he )?banish(?:es)? (?:it|them|that card|those cards)|(?:it is|they are) banished) "
        r"instead",
        "life card damage from your attacks is banished",
    ),
    (
        r"^(use when) (?:an? ((?:[\w-]+ )*?)attack|(?:one of )?your opponent's attacks?) would "
        r"deal damage to you(?:r MP)?(?=\.?$)",
        lambda found: f"{found[1]} you would take damage from an {found[2] or ''}attack",
    ),
    # Whoever takes it takes it from the other's attacks.
    (
        r"\b(you|your opponent|he) takes? (?:life cards of |life card )?damage from the bottom of "
        r"(?:your|his) Life Deck\b",
        _from_the_bottom,
    ),
    (
        r"\blife card(?: damage|s of damage) dealt to (you|your opponent) (?:is|are) "
        r"(?:discarded|taken|lost) from the bottom of (?:your|his) Life Deck\b",
        _from_the_bottom,
    ),
    (
        r"\bdiscards (?:the )?life cards of damage from the bottom of his Life Deck for this "
        r"attack\b",
        "takes damage from this attack from the bottom of his Life Deck",
    ),
    (r"\bgains? that card's HIT effects?\b", "gains the HIT effects of that card"),
    (
        r"^if (?:(?:the |any )?damage from this attack (?:was|is) not"
        r"|none of (?:the damage from this attack|this attack's damage) (?:was|is)) prevented(?=,)",
        "if your opponent did not prevent damage from this attack",
    ),
    (
        r"\b(your opponent's|his) ((?:first )?(?:[\w-]+ )*?attacks?) next turn\b",
        r"\1 \2 during his next turn",
    ),
    (
        r"^the first ((?:[\w-]+ )*?attack) your opponent performs next turn\b",
        r"your opponent's first \1 during his next turn",
    ),
    (
        r"^if (he|your opponent|you) (ha(?:s|ve)) (an? (?:[\w\[\]-]+ )*?(?:card|Event))(?=,)",
        lambda found: (
            f"if {found[1]} {found[2]} {found[3]} in "
            f"{'your' if found[1].lower() == 'you' else 'his'} hand"
        ),
    ),
    (
        r"^if (\d+ or \w+ (?:stages|life cards) of damage) (?:was|were|is|are) dealt"
        r"(?: (?:by|from) this attack)?(?=,)",
        r"if this attack dealt \1",
    ),
    (
        r"^your opponent's next action(?: this combat)? (?:cannot|may not) be "
        r"(an? (?:[\w-]+ )*attack)(?=\.?$)",
        r"your opponent cannot perform \1 in his next action",
    ),
    # What is prevented, one would take; it is reckoned before it is (ATK-7).
    (
        r"(?:\b(whenever|when|each time|the next time|the first time(?: [^,]*?)?) "
        rf"{_WOULD_TAKE} (?={_DAMAGE}[^,.]*?, (?:you may )?(?:[^,.]*? to )?prevent\b)"
        rf"|^(use when) {_WOULD_TAKE} (?={_DAMAGE}))",
        r"\1\2 you take ",
    ),
    (
        r"^((?:if|when|whenever|the next time|the first time each \w+)) "
        r"(an|(?:one of )?your opponent's) ((?:[\w-]+ )*?)attacks? would deal "
        r"((?:\d+ or more (?:stages|life cards) of|critical) damage)"
        r"(?: to you(?:r MP)?)?(?=( this combat)?, (?:you may )?prevent\b)",
        lambda found: (
            f"{'whenever' if found[1].lower() == 'if' else found[1]} you take {found[4]} from "
            f"{'an' if found[3][:1].lower() in 'ae' else 'a'} {found[3]}attack"
        ),
    ),
    (
        r"(\d+ or more (life cards|stages) of damage\b.*?, (?:you may )?prevent \d+) of "
        r"(?:that damage|th(?:ose|at|e) (?:life cards?|stages?)|it|them)(?=\.?$)",
        r"\1 \2 of that damage",
    ),
    (
        r"\bprevent the first (\d+ (?:life cards?|stages?) of damage) (?:dealt to (?:you|your MP)"
        r"|(?:that )?(?:you|your MP) (?:take|would take))(?= this | until |\.?$)",
        r"prevent the next \1 dealt to you",
    ),
    (
        r"^(?:(?:if|when|whenever) )?(an|one of your opponent's|one of your|your opponent's|your)? "
        r"?((?:[\w-]+ )*?)attacks? (?:performed against you )?(?:that |would )?deals? "
        r"(\d+) or more (stages|life cards) of damage(?: to you(?:r MP)?| to your opponent)?,? "
        r"(?:it |that attack |they |those attacks )?deals? (?:\+?(\d+) (more)|(\d+) (less)"
        r"|([+-]\d+))(?: (stages?|life cards?)(?: of damage)?)?(?=\.?$)",
        _of_so_much,
    ),
    (
        rf"(^|\bto )reduce (?:the damage (?:of|from) (an? (?:[\w-]+ )*?attack)|(an? (?:[\w-]+ )*?"
        rf"attack)'s damage) by ({_SO_MUCH}(?: and {_SO_MUCH})?)(?: of damage)?(?=\.?$)",
        lambda found: f"{found[1]}prevent {found[4]} of damage from {found[2] or found[3]}",
    ),
    (
        rf"^reduce its damage by ({_SO_MUCH})(?: of damage)?(?=\.?$)",
        r"that attack deals -\1 of damage",
    ),
    (
        rf"\breduce (?:it|that damage|the damage) by ({_SO_MUCH})(?: of damage)?"
        r"(?=(?: instead)?\.?$)",
        r"prevent \1 of that damage",
    ),
    (
        rf"^(?:the )?damage (?:from|of|dealt by) ([^,.]*?attack) is (reduced to {_SO_MUCH})\b",
        lambda found: f"reduce the damage of {found[1]} {found[2].removeprefix('reduced ')}",
    ),
    (
        r"^you do not have to pay (?:power )?stage costs? (?:for|to perform) "
        r"(your next [^,.]*?attack(?: this combat| this turn)?),? and (?:that attack|it) ",
        r"\1 costs no stages and ",
    ),
    # How long both hold is said behind the second.
    (
        r"(\bdeals? [^.,\"]*?) (this combat|this turn) and (gains? \"[^\"]*\")",
        r"\1 and \3 \2",
    ),
    # Only stages of damage are redirected (ATK-7).
    (
        r"\b(?:all )?stages of damage (from|of) ((?:this|that) attack|your attacks|your [^,.]*? "
        r"attacks) (?:(?=cannot be redirected\b)|must be taken by your opponent's MP)",
        lambda found: (
            f"damage {found[1]} {found[2]} "
            + ("cannot be redirected" if found[0].endswith("MP") else "")
        ),
    ),
    # What remains of damage is what is still to be dealt (ATK-6).
    (
        r"\bprevent (?:all )?the remaining damage (?=from that attack\b)",
        "prevent all damage ",
    ),
    # How much an attack must deal for its damage to be critical is how much one needs (ATK-13).
    (
        r"(?:(?<=^)|(?<=, )|(?<=and ))(your(?: opponent's)?) (?:successful )?attacks (?:are not "
        r"considered to|do not|cannot) deal critical damage unless they deal (?:at least )?(\d+)"
        r"(?: or more)? life cards(?: of damage)?(?=\.?$)",
        lambda found: (
            f"{'you need' if found[1].lower() == 'your' else 'your opponent needs'} to deal "
            f"{found[2]} or more life cards to use a critical damage effect"
        ),
    ),
    # What both players take in all, their MPs take (ATK-9).
    (
        r"\b(if|unless|while) (?:a total of )?(\d+ or (?:more|less|fewer)) life cards (?:were|have "
        r"been) (?:discarded (?:as|as a player takes)|lost as|lost to) damage(?: by both players)?"
        r"(?= this (?:combat|turn)\b)",
        r"\1 MPs have taken \2 life cards of damage",
    ),
    # Who performs it deals what it deals.
    (
        r"\b(when|whenever|after) ((?:the attached|that) (?:personality|Ally|MP)|this (?:Ally"
        r"|personality)) deals critical damage(?=[,.]|$)",
        r"\1 an attack performed by \2 deals critical damage",
    ),
    # Damage that is redirected to an Ally is what it loses (COM-7).
    (
        r"\b(when|whenever) (?:stage )?damage (?:from an attack )?is redirected to ((?:an|this|one "
        r"of your(?: opponent's)?) All(?:y|ies)), (?:reduce (?:it|that damage|that amount) by|"
        r"prevent) (\d+) stages?(?: of (?:that|the) damage)?(?=\.?$)",
        r"whenever \2 would lose stages of damage from an attack, reduce that amount by \3",
    ),
    # What one attack deals.
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
)
"""What is looked for, and what it means, in the order in which it is put right."""
