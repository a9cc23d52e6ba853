"""The words of other hands: what another designer's sentence says in the words of the grammar.

Each row means the same as what it becomes, whatever stands around it. They are put right with the
misprints (see `spelling`), and never printed.
"""

from __future__ import annotations

from dbz_desktop.rules.language.compared_words import COMPARED
from dbz_desktop.rules.language.joined_words import JOINED
from dbz_desktop.rules.language.later_words import LATER
from dbz_desktop.rules.language.latest_words import LATEST
from dbz_desktop.rules.language.standing_words import STANDING_WORDS

_A_COUNT = r"(?:\d+ or \w+|no|an?|more than \d+|exactly \d+) [^,.]*?"
_PILE = r"(?:hand|discard pile|Life Deck|Banished Zone)\b"
_PILES = "discard pile|Life Deck|hand|Banished Zone"
_OF_STAGES = r"(?:your(?: opponent's)? MP|(?:this|that) (?:Ally|personality))"

_STANDING = (
    (r"\bat (?:full|maximum) power(?: stages?)?\b", "at its highest power stage"),
    (
        r"^((?:your(?: opponent's)?|an?) MP|th(?:at|is) (?:personality|Ally)) powers? up to "
        r"(?:full|maximum)(?: power)?\b",
        r"raise \1 to its highest power stage",
    ),
    (
        rf"\b({_OF_STAGES}) (?:is|was) at its highest power stage\b",
        r"\1's power stage is 10",
    ),
    (
        r"\b((?:this|that) (?:Ally|personality)) is (?:at|on) (\d+)(?: power)? stages? or (\w+)\b",
        r"\1's power stage is \2 or \3",
    ),
    (
        r"\b((?:when|whenever|if) your(?: opponent's)? MP) (?:drops|falls|is reduced) to (\d+)"
        r"(?: power)? stages?\b",
        r"\1's power stage is \2",
    ),
    (
        r"^(your(?: opponent's)? (?:personalities|Allies)) power up to (?:full|maximum)"
        r"(?: power)?\b",
        r"raise \1 to their highest power stage",
    ),
    (r"\b(an Ally) at its highest power stage(?=,)", r"\1 that is at its highest power stage"),
    (
        r"\b(your(?: opponent's)?) MP is (?:on|at) a (lower|higher) level than "
        r"(yours|your opponent's)\b",
        r"\1 MP's level is \2 than \3",
    ),
    (r"\bincrease(s?) (?=(?:your(?: opponent's)?|his|a player's) anger\b)", r"raise\1 "),
    (r"\breduce(s?) (?=(?:your(?: opponent's)?|his|a player's) anger\b)", r"lower\1 "),
    (r"\b(anger (?:cannot be|would be|is|was)) reduced\b", r"\1 lowered"),
    (r"\b(anger (?:cannot be|would be|is|was)) increased\b", r"\1 raised"),
    (r"\b(raise|lower)(s?) yours\b", r"\1\2 your anger"),
    (r"\b(stage|level|anger) is at (?=\d)", r"\1 is "),
    (r"\b(when|whenever|after) your MP is lowered (?:an?|one|1) level\b", r"\1 you lower a level"),
    (r"\bpay (\d+) (?:additional|more|extra) (?=stages?\b)", r"pay \1 "),
    (r"\bcurrent (?=(?:power )?stage\b)", ""),
    (
        r"\b(power level|power stage|level|anger) (is|was) (\w+) than that of "
        r"(the (?:attacking|defending) personality|your(?: opponent's)? MP)\b",
        r"\1 \2 \3 than \4's",
    ),
    (r"\b(than your(?: opponent's)?) MP's(?=[,.]|$)", r"\1"),
    (
        r"\bthe (attack|defend)er's (?=power (?:level|stage)\b)",
        r"the \1ing personality's ",
    ),
    (r"\bthe personality performing the attack\b", "the attacking personality"),
    (
        r"\byour opponent has (higher|lower) anger than you\b",
        r"your opponent's anger is \1 than yours",
    ),
    (
        r"\byou have (higher|lower) anger than your opponent\b",
        r"your anger is \1 than your opponent's",
    ),
    (
        r"\bfor each level (?:your|his|your opponent's) anger was (?=(?:lower|rais)ed)",
        "for each level ",
    ),
    (r"\banger is (raised|lowered) (?=\d+ or (?:more|less)\b)", r"anger is \1 by "),
    (r"(?<=by )(\d+ or (?:more|less)) levels(?! of anger)", r"\1"),
)
"""Stages, levels and anger."""

_ATTACKS = (
    (
        r"\bmust (?:block|use an? (?:\[defense\]|defense)(?: cards?| Powers?)?(?: (?:against|to "
        r"stop|on))?) (?=(?:this|that|an?|any|your|each) )",
        "must stop ",
    ),
    (
        r"\bmust (?:block|use an? (?:\[defense\]|defense)(?: cards?| Powers?)?)(?=,? if |[.,]|$)",
        "must stop an attack",
    ),
    (
        r"^(?:your opponent|he) must attack with (that Ally|this Ally)\b",
        r"\1 must perform an attack",
    ),
    (r"\bmust attack(?=,? if | (?:this|in|until|for)\b|[.,]|$)", "must perform an attack"),
    (r"\b(must (?:perform|stop) [^,.]*?),? if (?:able|possible|he can)(?= |[.,]|$)", r"\1"),
    (r"^if successful, ", "if this attack is successful, "),
    (r"^(?:you|your personalities) take no damage from ", "prevent all damage from "),
    (
        r"\ban additional (\d+) (stages?|life cards?)(?= of damage\b)|"
        r"\b(\d+) additional (stages?|life cards?)(?= of damage\b)",
        r"+\1\3 \2\4",
    ),
    (
        r"^(?:your opponent's |the )?(?:life )?cards (?:that (?:are|would be) )?"
        r"(?:destroyed|discarded) by ((?:this|that|your) [^,.]*?attacks?) are banished instead"
        r"(?: of (?:being )?\w+)?",
        r"life card damage from \1 is banished",
    ),
    (
        r"^(?:when|whenever|if) (?:a life card would be \w+|a card would be discarded) by "
        r"((?:this|that) attack),? (?:banish it instead|it is banished instead)",
        r"life card damage from \1 is banished",
    ),
    (
        r"\byour opponent's last attack (?:was|is) successful\b",
        "one of your opponent's attacks was not stopped in his last action",
    ),
    (
        r"\byour opponent's last attack was stopped\b",
        "one of your opponent's attacks was stopped in his last action",
    ),
    (r"\b(?:your )?opponents' (?=(?:\w+ )*attacks\b)", "your opponent's "),
    (r"\bcosts? (\d+) (?:more|additional) (?=stages?\b)", r"cost +\1 "),
    (r"\bcosts? (\d+) (?:less|fewer) (?=stages?\b)", r"cost -\1 "),
    (r"\bcosts? 0(?= and\b|[.,]|$)", "cost no stages"),
    (r"\bfrom one (?=(?:\w+ )?attack\b)", "from an "),
    (r" before damage is dealt(?=\.?$)", ""),
    (
        r"^use (\d+) critical damage effects instead of (?:one|1)(?=\.?$)",
        r"if this attack deals critical damage, you may use \1 critical damage effects instead of "
        r"one",
    ),
    (r"\b(may not|cannot) attack\b(?! cards?)", r"\1 perform attacks"),
    (
        r"\b(cannot be stopped),? (?:or|nor) (?:be )?prevented\b",
        r"\1 and cannot have its damage prevented",
    ),
    (
        r"\b(when|whenever) you deal (\d+ or \w+ (?:stages|life cards) of damage) with an? "
        r"((?:\w+ )*?)attack\b",
        r"\1 one of your \3attacks deals \2",
    ),
    (
        r"^you cannot take more than (\d+ (?:stages?|life cards?) of damage) from (?:an|each|any) "
        r"((?:\w+ )*?)attack\b",
        r"your opponent's \2attacks cannot deal more than \1",
    ),
    (
        r"^(?:the )?damage (?:you take )?from (?:your opponent's|each|an)((?: \w+)*?) attacks? "
        r"cannot exceed (\d+ (?:stages?|life cards?))(?: of damage)?",
        r"your opponent's\1 attacks cannot deal more than \2 of damage",
    ),
    (r"\bdoes critical damage\b", "deals critical damage"),
    (
        r"\bthis is the first attack performed this combat\b",
        "exactly 1 attack has been performed this combat",
    ),
    (
        r"\b(you|your opponent|he) dealt (?:you |your opponent )?no (?=(?:critical )?damage\b)",
        r"\1 did not deal ",
    ),
    (r"\b(you|your opponent|he) took no (?=(?:critical )?damage\b)", r"\1 did not take "),
    (
        r"\b((?:your opponent|he) (?:did not )?\w+(?: [^,.]*?)?)(?<! his)(?<! his the)(?: the)? "
        r"last action\b",
        r"\1 in his last action",
    ),
    (
        r"\b(must declare combat)(?: each turn| (?:on|during) each of (?:his|your) turns)?"
        r"(?:,? if (?:able|possible))?",
        r"\1",
    ),
)
"""What is done in a fight."""

_CARDS = (
    (
        r"\b(?:perform|use)(s?) (an?|another|one|up to \d+) ((?:\w+ )*?)attack(s?)(?: cards?)? "
        r"(?:from|in) (?=(?:your|his)(?: opponent's)? (?:discard pile|hand|Banished Zone)\b)",
        r"play\1 \2 \3attack card\4 from ",
    ),
    (r"\b(?:perform|use)(s?) (?=the (?:top|bottom) (?:\d+ )?cards? of )", r"play\1 "),
    (r"\bperform(s?) (?=(?:it|that card|that attack card)(?:[.,]|$| and\b))", r"play\1 "),
    (
        r"\b(?:play|use|perform)(s?) ((?:it|that card|an? |the )[^,.]*?) as (?:though|if) it "
        r"(?:was|were) in (?:your|his) hand(?=[.,]|$)",
        r"play\1 \2",
    ),
    (r"\bpick(s?) (?=an? |one )", r"choose\1 "),
    (
        r"^choose (an? [^,.]*?) from your Life Deck and (?:place|put) it (?=(?:into|on|at)\b)",
        r"search your Life Deck for \1 and place it ",
    ),
    (r"\bthe stopped card\b", "that attack card"),
    (
        r"^((?:you may )?)choose (an? |one )card there and (?=\w)",
        r"\1choose one of those cards and ",
    ),
    (
        r"\bthat (?:Ally|card|Drill|Setup)'s owner shuffles it into his Life Deck\b",
        "shuffle it into its owner's Life Deck",
    ),
    (r"\b(without using its) effect\b", r"\1 effects"),
    (r"^(?:both |all )?players discard their hands?\b", "each player discards his hand"),
    (
        r"(?<=\w),? show (?:it|them|that card|those cards)(?: to (?:your opponent|him))?,? "
        r"(?=and (?:place|put)\b)",
        " ",
    ),
    (r"\bcannot be chosen to have damage\b", "cannot have damage"),
    (r"\bfound there\b", "from among them"),
    (r"\bshow(s?) (?:you )?(his|your) hand\b", r"reveal\1 \2 hand"),
    (r"\bcopies of (?:it|the named card|the card you named)\b", "copies of that card"),
    (r"\ball (?:other )?(?=copies of that card\b)", "all "),
    (r"\bif all (?:\d+ )?cards (?=(?:were|are)\b)", "if those cards "),
    (r"\bha(?:s|ve) no effects?(?= this\b| for the\b| until\b|[.,]|$)", "lose all effects"),
    (
        r"^(your Allies) (?:may|can) (?:use their Powers|perform attacks|attack|act) (?:even if "
        r"your MP is (?:above|not at) 0 stages|regardless of your MP's stages?)",
        r"\1 can make actions regardless of your MP's power stage",
    ),
    (r"\bthis (?:Ally|card) is your only Ally(?: in play)?(?=,)", "you control exactly 1 Ally"),
    (r"\bat the top of\b", "on top of"),
    (
        r"\b(your opponent|he|its controller|that player|each player) loses (\d+) life cards?\b",
        r"\1 destroys the top \2 cards of his Life Deck",
    ),
    (
        r"^((?:you may )?)lose (\d+) life cards?\b",
        r"\1destroy the top \2 cards of your Life Deck",
    ),
    (
        r"\bdiscards down to (\d+) cards?(?: in his hand)?",
        r"discards all but \1 cards from his hand",
    ),
    (
        r"^both players discard down to (\d+) cards?(?: in their hands?)?",
        r"each player discards all but \1 cards from his hand",
    ),
    (
        r"^discard down to (\d+) cards?(?: in your hand)?",
        r"discard all but \1 cards from your hand",
    ),
    (r"\b(controls? (?:more|fewer|less) (?:\w+ )?\w+) in play (?=than\b)", r"\1 "),
    (r"\bin play (?=(?:your opponent controls|you control)\b)", ""),
    (r"\bcancel its effect\b", "cancel its effects"),
    (r"^(you|your opponent|he) (?:do|does) not draw cards\b", r"\1 cannot draw cards"),
    (r'(?<=") in (?:its|their) titles?\b', " in the title"),
    (
        r"\bchoose (\d+|one) of (them|those cards) to be (destroy|discard|banish)ed\b",
        r"\3 \1 of \2",
    ),
    (r"\bthe card you (?:choose|chose)\b", "the chosen card"),
    (r"\bthe card you drew(?=\.?$| is| was|,| to| and)", "the drawn card"),
    (
        rf"^((?:\w+ )*?(?:cards|Drills|Setups|Allies|Events|Dragon Balls)) in "
        rf"((?:your(?: opponent's)?|a player's) {_PILE}) cannot be ([^.]*)",
        r"\1 cannot be \3 from \2",
    ),
    (r"\bwith ((?-i:[A-Z])\w+) in (?:its|their|the) titles?\b", r'with "\1" in the title'),
    (
        r"\bplace(s?) (the top [^,.]*? of (?:your|his) Life Deck) into (?:your|his) discard pile\b",
        r"discard\1 \2",
    ),
    (r"\breveal that many cards from the top of\b", "reveal the top that number cards of"),
    (
        r"\btake (an? [^,.]*?) from (your(?: opponent's)? [^,.]*?) and (?:place|put) it "
        r"(?=(?:into|on|at)\b)",
        r"place \1 from \2 ",
    ),
    (
        r"\b(?:add|put) (it|them|that card|those cards) (?:to|in) (?=your hand\b)",
        r"place \1 into ",
    ),
    (
        rf"\bthere (?:is|are) ({_A_COUNT}) in your opponent's (?={_PILE})",
        r"your opponent has \1 in his ",
    ),
    (rf"\bthere (?:is|are) ({_A_COUNT}) in (?=your {_PILE})", r"you have \1 in "),
)
"""What is done to cards, and where they are."""

_AT_LENGTH = (
    (r"\b(attacks) from (your|his|a) hand\b", r"\1 performed from \2 hand"),
    # What a player has, in more words than it takes.
    (
        r"(?<=\w )(in play|you control|(?:your opponent|he) controls) "
        r"(that (?:is|are) (?:not )?[\w-]+)(?=[,.]|$| and\b| to\b)",
        r"\2 \1",
    ),
    (
        r"\b(Ally|Allies|personality|personalities) with (\d+ or \w+) stages\b",
        r"\1 with a stage of \2",
    ),
    (r'\bwith the word (?=")', "with "),
    (r"\bremove ([^,.]*?) from the game\b", r"banish \1"),
    (r"\bat the end of this combat\b", "at the end of combat"),
    (r"\bat the (end|start|beginning) of each of your turns\b", r"at the \1 of your turn"),
    (r"\bthat (you control|(?:your opponent|he) controls)\b", r"\1"),
    (r"\b(your|his|your opponent's) (?:entire|whole) (?=(?:hand|discard pile)\b)", r"\1 "),
    (rf"\bboth ({_PILES})s\b", r"each player's \1"),
    (rf"\b(both players' (?:{_PILES}))s\b", r"\1"),
    (rf"\b(your (?:{_PILES})(?:,? or|,? and)) your (?={_PILES})", r"\1 "),
    (rf"\byour ({_PILES}) or your opponent's \1\b", r"a player's \1"),
    (
        r"\b(your(?: opponent's)?) MP and (?:(?:all of )?(?:your |his ))?Allies\b",
        r"\1 personalities",
    ),
    (
        r"\b(your(?: opponent's)?) MP or (?:an Ally (?:you control|he controls)"
        r"|one of (?:your|his) Allies)\b",
        r"one of \1 personalities",
    ),
    (
        r"\b(?:each player's|both players'|all players') "
        r"((?:[\w-]+ )?(?:Drills|Allies|Setups|personalities|Dragon Balls))\b",
        r"all \1 in play",
    ),
    # A number that isn't more than what was before, and a half that is rounded up as all are.
    (
        r"\b((?:draw|discard|destroy|banish|reveal)s? a)n additional "
        r"(?=(?:\w+ )?(?:card|Drill|Setup|Event)\b)",
        r"\1 ",
    ),
    (
        r"\b((?:draw|discard|destroy|banish|reveal)s? (?:\d+|X)) additional "
        r"(?=(?:\w+ )?(?:card|Drill|Setup|Event)s\b)",
        r"\1 ",
    ),
    (r"\ba single (?=[aeiou])", "an "),
    (r"\ba single (?=\w)", "a "),
    (r"\b(half\b[^.]*), rounded up\b", r"\1"),
    (
        r"\bhalf of ((?:your|his|your opponent's|that player's) (?:hand|discard pile))\b",
        r"half of the cards in \1",
    ),
    (r"\bthe total number of\b", "the number of"),
    (r"\b(th(?:at|e chosen) (?:Ally|personality))'s ((?:\w+ )*attacks)\b", r"\2 performed by \1"),
    (r"\b((?:gain|lose)s?) an? additional (\d+|X) (?=stages?\b)", r"\1 \2 "),
    (r"\bmove (your(?: opponent's)? MP|an? \w+|(?:this|that) \w+) to\b", r"set \1 to"),
    (
        r"^all damage from ([^,]*?attacks)( this combat)? (?:is|are) reduced by (\d+) "
        r"(life cards?|stages?)",
        r"all \1 deal -\3 \4 of damage\2",
    ),
    (r"\b(\d+|X) more (?=(?:stages?|life cards?) of damage\b)", r"+\1 "),
    (r"\b(\d+|X) (?:fewer|less) (?=(?:stages?|life cards?) of damage\b)", r"-\1 "),
    (r"\ban additional (?=(?:stage|life card) of damage\b)", "+1 "),
    (
        r"(?<!Physical )(?<!Energy )\bcombat card(s?)\b",
        r"Physical Combat or Energy Combat card\1",
    ),
    (r"\bnon-(\w+), non-(?=\w)", r"non-\1 non-"),
    (
        r"\b(?:with|through|because of|as a result of) "
        r"(?=(?:an?|any|one of (?:your|his)) (?!HIT\b|immediate\b)(?:[\w-]+ ){1,3}effects?\b)",
        "by ",
    ),
    (
        r"^((?:all )?(?:of )?your (?:\w+ )*attacks) (this combat) (that [^,.]*? after use) ",
        r"\1 \3 \2 ",
    ),
)
"""What is said in more words than it takes."""

OTHER_HANDS = (
    *STANDING_WORDS,
    *LATER,
    *LATEST,
    *_CARDS,
    *_STANDING,
    *_ATTACKS,
    *COMPARED,
    *JOINED,
    *_AT_LENGTH,
)
"""What is looked for, and what it means, in the order in which it is put right."""
