"""Who goes furthest, who has more, where damage goes: said in other words than the grammar's.

Put right with the misprints (see `spelling`), and never printed.
"""

from __future__ import annotations

_PILE = r"(?:hand|discard pile|Life Deck|Banished Zone)\b"

_OWN = "hand|discard pile|Life Deck"
_MORE_BY = "(more|fewer|less)"
_BY = r"(?:(?:equal to|by) )?the difference\b(?! between)"

_FURTHEST = (
    # Who goes furthest is one of those that do.
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
        rf"\b(in play|you control|(?:your opponent|he) controls|(?:in|from) (?:your|his|a player's|"
        rf"your opponent's|each player's) {_PILE}) "
        r"(with the (?:highest|lowest) (?:power level|power stage|level|stage|Endurance))\b",
        r"\2 \1",
    ),
    (
        r"^choose ((?:an?|one|your)[^,.]*? (?:personality|personalities|Ally|Allies)\b[^,.]*?) and "
        r"it (?=(?:gain|lose)s )",
        r"\1 ",
    ),
    (r"\bcurrently (?=has|have|controls?)", ""),
)

_MORE = (
    (
        r"\b(?:each|the) player who has the (most|highest|least|fewest|lowest) ",
        r"each player with the \1 ",
    ),
    # Where it is so of one player only, he is each player of whom it is so.
    (
        r"\bthe player (?=(?:who|whose|with) [^.]*?\b(?:more|fewer|less|higher|lower|most|fewest|"
        r"least|highest|lowest)\b)",
        "each player ",
    ),
    (
        r"\b(each player with )(?:the )?(most|fewest|least) ([^,.]*?)(?= (?:(?:must|may) )?\w+s\b)",
        r"\1\2 \3 than his opponent",
    ),
    (r"\b(each player with )most (?=[^.]* than his opponent\b)", r"\1more "),
    (r"\b(each player with )(?:fewest|least) (?=[^.]* than his opponent\b)", r"\1less "),
    (
        r"\b(each player (?:who has|who controls|with) (?:more|fewer|less) (?:[\w-]+ ){0,2}?"
        r"(?:cards?|Drills|Allies|Setups|personalities|Dragon Balls|anger)"
        r"(?: in (?:his )?(?:hand|discard pile|Life Deck|play))?)(?! (?:than|in)\b)(?= \w+)",
        r"\1 than his opponent",
    ),
    (
        r"\beach player with the (highest|lowest|higher|lower) "
        r"(anger|MP level|power level|MP power level)\b"
        r"(?: level)?",
        r"each player whose \2 is \1 than his opponent's",
    ),
    (r"(?<=\beach player whose )(?:MP )?(power level|level) (?=is\b)", r"MP's \1 "),
    (r"\b(each player whose [^.]*? is )highest than\b", r"\1higher than"),
    (r"\b(each player whose [^.]*? is )lowest than\b", r"\1lower than"),
    (r"\b(each player whose [^.]*? is (?:higher|lower))(?! than\b)", r"\1 than his opponent's"),
)

_APART = (
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
        r"\b(draws?|discards?|gains?|loses?) (cards|stages) (?=the difference between)",
        r"\1 \2 equal to ",
    ),
    (
        r"\b(raise|lower|set)(s?) your anger (?:to|equal to|to equal) your opponent's(?: anger)?\b",
        r"\1\2 your anger to your opponent's anger",
    ),
)
"""How far they are apart, said after what asks for it."""

_CARDS = (
    (
        r"^both players draw (?:cards )?until they have (\w+) cards in (?:their )?hands?\b",
        r"each player draws cards until he has \1 cards in his hand",
    ),
    (
        r"\bchooses (?:one|1) of his ((?:\w+ )?\w+s) and (destroy|banish)(e?s) "
        r"(?:all (?:the )?others|the (?:others|rest))\b",
        r"\2\3 all but 1 of his \1",
    ),
    (r"\bwith a different (?:name|title) than (?:each|any) ", "with a different title than any "),
    (
        r"\b(?:exchange|swap|switch) (your(?: opponent's)? MP|this Ally)'s (?:power )?stage with "
        r"the (?:power )?stage of ",
        r"switch the stages of \1 and ",
    ),
    (r"\b(in play or (?:in|from)) a player's (?=hand|discard pile)", r"\1 any "),
    (
        r"\b(exchange|swap|switch) ((?:this|that|an) Ally's) power stages? with ([^,.]*?) power "
        r"stages?\b",
        r"\1 \2 stage with \3 stage",
    ),
    (
        r"^(your(?: opponent's)? MP|this Ally) and ([^,.]*?) each (gain|lose) (\d+ stages?)",
        r"\1 \3s \4 and \2 \3s \4",
    ),
    (r"\b(levels? your(?: opponent's)? MP is higher than) yours\b", r"\1 your MP"),
    (r"\b(levels? your MP is higher than) your opponent's(?! MP)", r"\1 your opponent's MP"),
    (r"\bthe opponent's (?=\w)", "your opponent's "),
    (
        r"\b(destroy|banish|gain control of|choose|return|discard)((?:e?s)?) your opponent's "
        r"(?=(?:[\w-]+ )*?(?:Ally|Drill|Setup|personality)\b)",
        r"\1\2 an opponent's ",
    ),
    (r"\bwith the cards in (your|his) (hand|discard pile)(?=[.]|$)", r"with \1 \2"),
    (r"^if the attack (?=(?:was|is|has|had)\b)", "if that attack "),
    (r"\bcopy the Power of\b", "use the Power of"),
    (r"\b(draws?) until (?=you have|he has)", r"\1 cards until "),
    (r"\b(until you have (?:as many|\w+) cards?) in hand\b", r"\1 in your hand"),
    (r"\b(until he has \w+ cards?) in hand\b", r"\1 in his hand"),
    (
        r"\bdiscards? cards until he has (\d+) cards? in (?:his )?hand\b",
        r"discards all but \1 cards from his hand",
    ),
    (r"^all players (?=\w+ (?:a|an|\d+|the|his|their)\b)", "both players "),
    (
        r"^((?:when|whenever|after) a player [^,]*, )his opponent (?=\w)",
        r"\1that player's opponent ",
    ),
    (r"\b(from|in) any discard piles\b", r"\1 any discard pile"),
    (r"\blose(s?) (?:its|their) Powers?\b", r"lose\1 all effects"),
    (
        r"^(an opponent's (?:Ally|Drill)) loses all effects (?=this|until|for)",
        r"choose \1 and it loses all effects ",
    ),
    (
        r"^one of your opponent's (Allie|Drill)s loses all effects (?=this|until|for)",
        r"choose one of your opponent's \1s and it loses all effects ",
    ),
    (
        r"\b(if (?:it|that card)) (?:has|shares|had) (?:the same|an?) ((?:card )?type|Style) "
        r"(?:as|with) (?=(?:an? |this card))",
        r"\1 is a card of the same \2 as ",
    ),
    (
        r"\b(an? (?:[\w-]+ )*?(?:card|attack|Drill|Setup|Event|Ally)) (in play|(?:in|from) [^,.]*?)"
        r" ((?:of|with) (?:the same|a different) (?:Style|(?:card )?type|title|name) (?:as|than) "
        r"(?:this card|that card|it))\b",
        r"\1 \3 \2",
    ),
    (
        r"\b(banish|destroy|discard|reveal|draw)(s?) that many cards from the (top|bottom) of\b",
        r"\1\2 the \3 that number cards of",
    ),
    (r"\b(your(?: opponent's)?) Mastery loses (?=all effects\b)", r"\1 Masteries lose "),
    (
        r"\b((?:place|put)s? [^.]*?|^[^.]* and the (?:rest|others?|remaining(?: cards)?)) on the "
        r"(top|bottom)(?= in any order|\.?$)",
        r"\1 on the \2 of your Life Deck",
    ),
    (
        r"\bcannot be removed from play(?= by\b|[.,]|$| this\b| during\b| until\b)",
        "cannot leave play",
    ),
)

_DAMAGE = (
    (
        r"^redirect an? (physical|energy) attack to (?=one of your(?: opponent's)? Allies\b)",
        r"if that attack is a \1 attack, that attack deals its stages of damage to ",
    ),
    (
        r"^redirect an attack to (?=one of your(?: opponent's)? Allies\b)",
        "redirect that attack to ",
    ),
    (r"^treat (this|that) attack as (?=an? (?:physical|energy) attack\b)", r"\1 attack becomes "),
    (
        r"\bprevent half (?:of )?(?:the )?damage from ([^,.]*?)(?:, rounded up)?(?=[.]|$)",
        r"prevent half of the stages and half of the life cards of damage from \1",
    ),
    (
        r"^(?:all )?(?:stage )?damage (?:that would be dealt|dealt) to your MP is dealt to "
        r"this (?:Ally|card) instead",
        "your opponent's attacks deal their stages of damage to this Ally",
    ),
    (
        r"^(your opponent's (?:\w+ )?attacks) must be redirected to this (?:Ally|card)",
        r"\1 deal their stages of damage to this Ally",
    ),
    (
        r"^stage damage from (?:your opponent's )?((?:\w+ )?)attacks is dealt to (?:one of )?your "
        r"Allies instead(?: of (?:to )?your MP)?",
        r"your opponent's \1attacks deal their stages of damage to one of your Allies",
    ),
    (
        r"\bredirect (?:the |all )?(?:stages? |stages of )?damage (?:dealt )?(?:from|by|of) "
        r"(this|that|the) attack to (?=one of your(?: opponent's)? Allies\b)",
        r"\1 attack deals its stages of damage to ",
    ),
    (
        r"\bredirect (this|that|the) attack to (?=one of your(?: opponent's)? Allies\b)",
        r"\1 attack deals its stages of damage to ",
    ),
    (
        r"\b(this|that) attack deals its (?:stage )?damage to (one of your(?: opponent's)? Allies)"
        r"(?: instead)?\b",
        r"\1 attack deals its stages of damage to \2",
    ),
    (
        r"\bredirect (?:the |all )?damage (?:dealt )?(?:from|by|of) that attack to "
        r"(?:the attacker|the attacking (?:player|personality)|your opponent)(?: instead)?\b",
        "that attack deals its damage to the attacker",
    ),
    (
        r"\b(?:the attacker|your opponent) takes (?:the|all) damage from that attack(?: instead)?"
        r"(?: of you)?",
        "that attack deals its damage to the attacker",
    ),
    (
        r"\b(?:the |all )?damage from that attack is dealt to (?:the attacker|your opponent)"
        r"(?: instead)?(?: of (?:you|to you))?",
        "that attack deals its damage to the attacker",
    ),
)

COMPARED = (*_FURTHEST, *_MORE, *_APART, *_CARDS, *_DAMAGE)
"""What is looked for, and what it means, in the order in which it is put right."""
