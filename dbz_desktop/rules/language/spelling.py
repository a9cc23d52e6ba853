"""Misprints and old spellings of the printed cards, put right before the grammar reads them.

What a card means by a slip of its printer, or by a word that later sets no longer use, is said
here once; the grammar knows one spelling. Nothing here is ever printed. What stands in quotes is
left alone: a title is what it is, and a text that is gained is put right when it is read itself.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from dbz_desktop.rules.language.joined_words import WHILE
from dbz_desktop.rules.language.later_words import NAMED_ICONS
from dbz_desktop.rules.language.other_hands import OTHER_HANDS
from dbz_desktop.rules.language.timed_words import TIMED

_SLIPS = (
    # A letter, a word or a sign that is missing or too many.
    (r"\ba (?=Rejuvenate it\b)", "and "),
    (r"\byou opponent(?='s|s?\b)", "your opponent"),
    (r"\b((?:your|an|each) opponent)s (?=\w)", r"\1's "),
    (r"\bit's (?=\w+(?: \w+)? (?:stages?|decks?|hand|effects?|damage|owner)\b)", "its "),
    (r"(?<=redirect to them) to combat\b", " this combat"),
    (r"\b(raises?|lowers?|set|sets) you anger\b", r"\1 your anger"),
    (r"\b(its|their) owners (?=(?:Life Deck|hand|discard pile)\b)", r"\1 owner's "),
    (r"^use entering\b", "use when entering"),
    (r"\b(an? \w+, \w+), (?=(?:Setup|Drill|Ally|Event) in play\b)", r"\1, or "),
    # Commas, and parentheses that are none.
    (r"\s*\((to an? \w+ of \w+)\)", r", \1"),
    (r"^(while attached) and (?=(?:at|whenever|when|after)\b)", r"\1, "),
    (
        r"\b(your next (?:\w+ )*attack) combat (?=(?:cannot|deals|costs|is|stays)\b)",
        r"\1 this combat ",
    ),
    (r"^(while attached) (?=(?:at|whenever|when|after|once|you|your)\b)", r"\1, "),
    (r"^(if you do) (?!(?:not|and|or)\b)(?=\w)", r"\1, "),
    (r"\b((?:if|whenever) [^,]*\w) (?=you may\b)", r"\1, "),
    (r"\b(choose [^.]*?) and attach (?=to (?:a different|another)\b)", r"\1 and attach it "),
    (r"^(as an action|once per (?:turn|combat)) (?=(?:as|choose|place)\b)", r"\1, "),
)

_PRONOUNS = (
    (r"\b(when|whenever|each time|after) you or your opponent (?=\w+s\b)", r"\1 a player "),
    (
        r"^(at the (?:start|beginning|end) of (?:each|every|any|a) (?:player's )?"
        r"(?:turn|\w+ Step), )he (?=\w)",
        r"\1that player ",
    ),
    # Of which player something is so, the sentence doesn't know afterwards: it isn't read.
    (
        r"^((?:if|while|unless) (?:a|any|either) player\b[^,]*, (?!.*\bopponent\b))he (?=\w)",
        r"\1whichever player ",
    ),
    (
        r"\b((?:a|any|either) player (?:\w+ ){1,4}from) his (?=(?:Life Deck|hand|discard pile)\b)",
        r"\1 a ",
    ),
    (
        r"^((?:(?:when|whenever|each time|after|(?:once|the first time) [^,]*?) )"
        r"(?:a|any|either) player\b[^,]*, (?!.*\bopponent\b))he (?=\w)",
        r"\1that player ",
    ),
    (
        r"^((?:(?:when|whenever|each time|after|(?:once|the first time) [^,]*?) )"
        r"(?:a|any|either) player\b[^,]*, (?!.*\bopponent\b)[^.]*?)"
        r"\bhis (?=(?:Life Deck|hand|discard pile|anger|MP)\b)",
        r"\1that player's ",
    ),
)
"""Of "a player", "he" and "his" are neither yours nor your opponent's, but that player's."""

_SUBJECTS = (
    (r"^(stops [^.,]*?) and (banish)es (?=\w)", r"\1 and \2 "),
    (
        r"^(stops [^.,]*?) and (destroy|raise|lower|draw|discard|Rejuvenate|gain|reveal|return"
        r"|place|put|shuffle)s (?=\w)",
        r"\1 and \2 ",
    ),
)
"""What a card stops, its player does the rest to: the verb after "and" has no other doer."""

_MEANT = (
    # Whether it is stopped isn't known as its text is used: that is waited for.
    (
        r"^(?:if|when|whenever|after) (?:this attack (?:was successful|(?:is|was) not stopped)"
        r"|your opponent (?:does|did) not stop this attack), ",
        "if this attack is successful, ",
    ),
    (r"^if this attack was stopped(?= by |,)", "if this attack is stopped"),
    (r"^(?:while|(?:for )?as long as) this card is attached\b", "while attached"),
    # One attack of his is the one that was spoken of.
    (
        r"(?<=, )your opponent's (?:(?:physical|energy) )?attack (?=(?:deals|cannot|loses|is)\b)",
        "that attack ",
    ),
    # What has no HIT effects gives none, so that it needn't be asked.
    (
        r"\b(gains (?:the|all) HIT effects of the top card of [^,.]*?) if (?:it|that card) is an "
        r"attack(?: card)?(?=\.?$)",
        r"\1",
    ),
    # "Any Drill" is one of one's choice; all of them are "any Drills".
    (
        r"\b(destroy|banish|discard|choose|return|place|put|shuffle|draw|reveal|Rejuvenate|attach"
        r"|capture|play|for)((?:e?s)?) any (?=(?:(?!of\b|number\b|amount\b)[\w\[\]-]+ ){0,3}?"
        r"(?:card|Drill|Setup|Ally|Event|Dragon Ball|personality)\b(?! (?:effect|type)))",
        r"\1\2 a ",
    ),
    # What was spoken of is the anger, and no personality.
    (
        r"\b((?:if|while|when|whenever) (your(?: opponent's)?) anger [^,.]*, (?:you may |instead )?"
        r"(?:raise|lower|set)) it\b",
        r"\1 \2 anger",
    ),
    (
        r"\b((?:if|when|whenever|after) [^,.]*\b(?:raise|lower|gain)(?:s|d|ed)? his anger\b"
        r"[^,.]*, (?:you may )?(?:raise|lower|set)) it\b",
        r"\1 your opponent's anger",
    ),
    (
        r"\b((?:if|when|whenever|after) [^,.]*\b(?:raise|lower|gain)(?:s|d|ed)? your anger\b"
        r"[^,.]*, (?:you may )?(?:raise|lower|set)) it\b",
        r"\1 your anger",
    ),
)
"""What would be read without this, too, but of other things."""

_SPAN = r"(?:turn|(?:Draw|Planning|Combat|Discard|Rejuvenation) Step)"
_ORDER = (
    # What is asked at a moment is said after the moment: "this turn" isn't over before.
    (
        r"^if ([^,]* (?:does|do|did|has|have) not [^,]* this (?:turn|combat)),? "
        r"then (at the (?:start|end) of [^,]*), ",
        r"\2, if \1, ",
    ),
    (r"^(if [^,]*), then (at the (?:start|end) of (?:the turn|combat)),? ", r"\1, \2, "),
    (r"^(if [^,]*), then (?=\w)", r"\1, "),
    # Counts, bans and limits, as texts also say them.
    (
        r"\bif you use ([^,]*?) a second time (this (?:combat|turn))\b",
        r"If the number of times you used \1 \2 is at least 2",
    ),
    (r"\b((?:card )?effects) that (\w+) ([^,.]*) cannot be used\b", r"\1 cannot \2 \3"),
    (r"^you may use only one ([^.]+) per turn\b", r'use only if you have not used "\1" this turn'),
    (
        r"^until ([^,]*), your effects that ([^,]*) are (reduce|increase)d by (\d+)"
        r"(?:, to a minimum of 0)?",
        r"Whenever your effects \2 until \1, \3 that amount by \4",
    ),
    (
        r"^(?:when|if) (you [^,]*), you may banish this (?:drill|card) instead of discarding it\b",
        r"If this card would be discarded as \1, you may banish it instead",
    ),
    # A verb that is said once of two choices.
    (r"\b(destroy|banish|discard) (all (?:of )?[^,.]*?) or (?=all\b)", r"\1 \2 or \1 "),
    # What is asked of somebody else, said first.
    (r"^unless ([^,]*), ([^.]*)(?=\.?$)", r"\2 unless \1"),
    # A moment that is said last.
    (r"^(while attached, )((?!when|at |if |until )[^,]*) (whenever [^,]*?)(?=\.?$)", r"\1\3, \2"),
    (
        r"^(while attached, )?((?!use\b|whenever\b|if\b)[^,]*) "
        r"(when entering combat|at the end of (?:a|any) combat (?:where|in which) [^,.]*"
        rf"|at the (?:end|start|beginning) of (?:the|your|your opponent's|each)(?: next)? {_SPAN})"
        r"(?=\.?$)",
        r"\1\3, \2",
    ),
    (
        r"^(if [^,]*), ([^,]*?) "
        rf"(at the (?:end|start|beginning) of (?:the|your|your opponent's|each)(?: next)? {_SPAN})"
        r"(?=\.?$)",
        r"\3, \1, \2",
    ),
)

_NUMBERS = tuple(
    (rf"\b(?-i:{word})\b", str(n))
    for n, word in enumerate(("two", "three", "four", "five", "six", "seven", "eight"), 2)
)
"""Numbers in letters, in small ones: with a capital letter they belong to a title."""

_WORDS = (
    # Words that other sets have for the same thing.
    (r"\b(an?|\d+) (\w+ )?(cards?) at random\b", r"\1 random \2\3"),
    (r"\b(draw)(s?) an? card from the (top|bottom) of\b", r"\1\2 the \3 card of"),
    (r"\b(draw)(s?) (\d+) cards from the (top|bottom) of\b", r"\1\2 the \4 \3 cards of"),
    (r"(?<=\w),? reveal (?:it|them|that card|those cards),? (?=and (?:place|put)\b)", " "),
    (r"\bthe (?:stopped attack|attack (?:that was )?stopped)\b", "that attack"),
    (
        r"\b((?:place|put)s? [^,.]*? (?:into|on top of|at the bottom of) [^,.]*?) and "
        r"(?=the (?:other|others|rest|remaining)(?: cards?)? (?:into|on|at)\b)",
        r"\1 and place ",
    ),
    (r"\bchoose(s?) and ((?:destroy|discard|reveal)\1|banish(?:es)?) ", r"\2 "),
    (r"\bswitch anger(?: levels?)? with (?:him|them)\b", "switch anger with your opponent"),
    (r"^then,? (\w)", r"\1"),
    (r"\b(if (?:he|your opponent)) does not (?:control|have) (?:any|one)\b", r"\1 does not"),
    (r"\bif you do not (?:control|have) (?:any|one)\b", "if you do not"),
    (r"\b(is|are) now (?=(?:higher|lower|equal|more|less|\d)\b)", r"\1 "),
    (
        r"\b(your(?: opponent's)?) MP has (\d+ or (?:more|less|fewer|higher|lower)) stages\b",
        r"\1 MP's power stage is \2",
    ),
    (
        r"\b(your(?: opponent's)?) MP is at (?:stage )?(\d+)(?: stages?)?(?=,|\.?$)",
        r"\1 MP's power stage is \2",
    ),
    (
        r"\bcancel (that|this) attack's immediate effects\b",
        r"cancel the immediate effects of \1 attack",
    ),
    (
        r"\byour opponent's (hand|discard pile|Life Deck) has (more|fewer|less) cards than yours\b",
        r"your opponent has \2 cards in his \1 than you",
    ),
    (
        r"\byour (hand|discard pile|Life Deck) has (more|fewer|less) cards than your opponent's\b",
        r"you have \2 cards in your \1 than your opponent",
    ),
    (r"\bfor any (?=\d)", "for "),
    *OTHER_HANDS,
    (r"(?<=[a-z]) of (?:your|his) choice\b", ""),
    (
        r"\b(is|was|are|were) (not )?(of (?:that|the (?:chosen|named)) (?:type|style)\b)",
        r"\1 \2a card \3",
    ),
    (r"\b(uses?) (that \w+)'s Power\b", r"\1 the Power of \2"),
    (r"\b(?:for )?as long as\b", "while"),
    (r"(?<!^if )\b(this|that) attack (?:is|was) successful\b", r"\1 attack was not stopped"),
    (
        r"\b(your(?: opponent's)?) MP is (?:at|on) (\d+) (?:power )?stages? or (\w+)\b",
        r"\1 MP's power stage is \2 or \3",
    ),
    (
        r"\bboth (?:players' )?MPs are (?:at |on )?the same level\b",
        "your MP's level is equal to your opponent's MP's level",
    ),
    (r"\bactivate(s|d?)(?= (?:an?|the Powers? of|your|his|Setups?|Drills?|Allies)\b)", r"use\1"),
    (r"\b(have(?: already)?|you|he) activated(?= (?:this|that|during|earlier)\b)", r"\1 used"),
    (
        r"\b(uses?|used) the Powers? of (?=(?:an?|any|your|his|Drills?|Allies|Setups?)\b)",
        r"\1 ",
    ),
    (r"\b(have) already (?=\w+ed (?:this|during|earlier) )", r"\1 "),
    (r"\b(Setups?) (cannot be|is|are) activated\b", r"\1 \2 used"),
    (r"\bthis (Ally|personality)'s ((?:\w+ )*attacks)\b", r"\2 performed by this \1"),
    (r"^(your(?: opponent's)? MP)'s level is lowered by (\d+)\b", r"lower \1 \2 levels"),
    (
        r"^(your(?: opponent's)? MP) is (lower|raise|set)(?:ed|d)? to (\d+) stages?",
        r"\2 \1 to stage \3",
    ),
    (
        r"\b(banish|destroy|discard|reveal) a (\w+ )?card (?:in|from) ([^,.]*? hand) at random\b",
        r"\1 a random \2card from \3",
    ),
    (r"\ban attack deals (\d+ or more (?:life cards|stages) of damage) to you\b", r"you take \1"),
    (
        r"^(?:each of )?your (\w+ )?Allies deals? ([+-]\d+ (?:life cards?|stages?) of damage)"
        r" with (?:its|their) ((?:\w+ )?attacks)\b",
        r"your \3 performed by \1Allies deal \2",
    ),
    (
        r"^(?:each of )?your (\w+ )?Allies deals? (?=[+-]\d+ (?:life cards?|stages?) of damage)",
        r"your attacks performed by \1Allies deal ",
    ),
    (r"^move (?=an? )([^.]*? attached to [^.]*?) to\b", r"attach \1 to"),
    (
        r"^(you cannot win by MPPV) the turn you (?:play|use) this card\b",
        r"\1 this turn",
    ),
    (
        r"\b(uses?) (that Dragon Ball)'s effects(?: as if you had just played it)?",
        r"\1 the effects of \2",
    ),
    (r"\b(cards) at once(?=,|\.?$)", r"\1"),
    (
        r"^((?:\w+ )*?(?:cards|Drills|Setups|Allies|Events|Dragon Balls)) that would be ([^,]*?) "
        r"(?:is|are) (?=\w+ed\b[^,]* instead)",
        r"Whenever \1 would be \2, they are ",
    ),
    (r"^neither player (?:may|can) ", "players cannot "),
    (r"\b(MP) reaches (?=level \d)", r"\1 is "),
    (r"\bsearch Life Decks\b", "search a player's Life Deck"),
    (
        r"^((?:both|each) players? .*?(?:of|from|in|into) )their (Life Deck|discard pile|hand)s\b",
        r"\1his \2",
    ),
    (
        r"\b(your(?: opponent's)?) ((?:\w+ )?)Allies' ((?:\w+ )*attacks)\b",
        r"\1 \3 performed by \2Allies",
    ),
    (
        r"^damage from ([^,]*?attacks)(?: this combat)? (?:is|are) reduced by (\d+) "
        r"(life cards?|stages?)",
        r"\1 deal -\2 \3 of damage",
    ),
    (r"\b((?:they|those cards) (?:are|were)) (?:both|all)\b", r"\1"),
    (r"\bchoose a (\w+ )?card ([^,.]*?) at random\b", r"choose a random \1card \2"),
    (r"\ban? ((?:\w+ )*attack) that (?:was|is) not stopped\b", r"a successful \1"),
    (
        r"(?<!from )\b(this|that) attack cannot be prevented\b",
        r"\1 attack cannot have its damage prevented",
    ),
    (r"\b(controls?) all (?=\d)", r"\1 "),
    (r"\bif (your opponent)'s last action was (?:to|a) pass\b", r"if \1 passed in his last action"),
    (
        r"\b(whenever you Rejuvenate), Rejuvenate (\d+) additional cards?",
        r"\1 cards, increase that amount by \2",
    ),
    (r"\b(your) (hand|discard pile|Life Deck) is empty\b", r"you have no cards in your \2"),
    (
        r"\b(your opponent|he)(?:'s|s)? (hand|discard pile|Life Deck) is empty\b",
        r"\1 has no cards in his \2",
    ),
    (r"\bhis (hand|discard pile|Life Deck) is empty\b", r"he has no cards in his \1"),
    (
        r"\b(your) (hand|discard pile) (?:has|contains) ([^,]*? cards?)(?: in it)?\b",
        r"you have \3 in \1 \2",
    ),
    (
        r"\byour opponent's (hand|discard pile) (?:has|contains) ([^,]*? cards?)(?: in it)?\b",
        r"your opponent has \2 in his \1",
    ),
    (r"\byour (opponent's )?MP's anger\b", r"your \1anger"),
    (r"\byour MP needs (?=\d)", "you need "),
    (r"\byour opponent's MP needs (?=\d)", "your opponent needs "),
    (r"\ball (stage|life card) damage from\b", r"all \1s of damage from"),
    (r"\bthis attack's damage (?=cannot|is)", "damage from this attack "),
    (r"\b(power level|power stage|anger) reaches (?=\d)", r"\1 is "),
    *(
        (
            rf"\bthis (?:is|was) (?:the|your) {word} ([^,]*?attack)(?: you (?:have )?performed|"
            rf" you performed)?(?: this combat)",
            rf"you have performed exactly {n} \1s this combat",
        )
        for n, word in enumerate(("first", "second", "third", "fourth"), 1)
    ),
    (r"\b((?:up to )?\d+) ([^,.\d]*?) with different (?:titles|names)\b", r"\1 different \2"),
    (r'\b(non-personality )cards that are ("(?:Heroes|Villains) only)\.?"', r'\1\2" cards'),
    (r"\bmain personality\b", "MP"),
    (r"\bmain personalities\b", "MPs"),
    (r"\bpersonality (?=levels?\b)", ""),
    (r"\bpower (?=stages\b|stage costs?\b)", ""),
    (
        r"^(your(?: opponent's)? MP|the \w+ personality|(?:one of )?your(?: opponent's)? Allies)"
        r" and (.+?) (?:exchange|swap|switch) (?:current )?(?:power )?stages\b",
        r"switch the stages of \1 and \2",
    ),
    (r"\b(exchange|swap|switch) (your(?: opponent's)? (?:MP|Ally)'s) power (?=stage)", r"\1 \2 "),
    (r"\bwith (your(?: opponent's)? MP's) power (?=stages?\b)", r"with \1 "),
    (r"\b(\d+|X|an?|one) power (?=stage\b)", r"\1 "),
    (r"\bhis(?: or |/)her\b", "his"),
    (r"\bhe(?: or |/)she\b", "he"),
    (r"\bhim(?: or |/)her\b", "him"),
    (r"\bcurrent (?=anger\b|level\b)", ""),
    (r"\banger levels?\b", "anger"),
    (r"\b(anger (?:up to )?(?:\d+|X|an?|one|two|three)) levels?\b", r"\1"),
    (r"\bin order (?=to\b)", ""),
    (r"\bmay only (have|use) (?=one\b)", r"may \1 only "),
    (r"\bin this way\b", "this way"),
    (r"\bon the bottom of\b", "at the bottom of"),
    (r"\bon the top of\b", "on top of"),
    (r"\b(at the end of) this turn\b", r"\1 the turn"),
    (r"\bhas its stage cost reduced to 0\b", "costs 0 stages"),
    (r"\bhave their stage costs? reduced to 0\b", "cost 0 stages"),
    (r"\bhas its stage cost reduced by (?=\d)", "costs -"),
    (r"\bhave their stage costs? reduced by (?=\d)", "cost -"),
    (r"^(you must [^.]* to) use this (?=card\b)", r"\1 play this "),
    (r"\ban opponent's (?=(?:Life Deck|hand|discard pile|anger|MP)\b)", "your opponent's "),
    (r"\bfailed to (?=\w)", "did not "),
    # No attack costs less than nothing (ATK-2).
    (r"\b(costs? -\d+ stages?(?: to perform)?),? \(?to a minimum of 0\b\)?", r"\1"),
    (r"\bthe MP level of your opponent\b", "your opponent's MP's level"),
    (r"\bthe (\w+(?: level)?) of your opponent's MP\b", r"your opponent's MP's \1"),
    (r"\bany amount of (?=them|those|these)\b", "any of "),
    (
        r"\bthe (?:other|remaining) (?:\d|two|three)(?: cards)?(?= (?:are|at|on|into|back)\b|$)",
        "the others",
    ),
    (r"\b(that Dragon Ball)'s immediate effects\b", r"the immediate effects of \1"),
    (r"\bto a max of\b", "to a maximum of"),
    (r"(?<=[a-z0-9]) and then (?=you may\b)", " and "),
    (r"\b(you|opponent|he|player|players) may then\b", r"\1 may"),
    (r"\byou may instead (?=\w)", "instead you may "),
    (r"\balso (?=(?:deals?|stops?)\b)", ""),
    (r"\b(cannot [^.,]*?) nor (?!have damage\b)(?=\w)", r"\1 or "),
    (r"\b(cannot Rejuvenate)(?=[.,]|$| this\b| during\b| for the\b| until\b)", r"\1 cards"),
    (r"\bif this (?=(?:is|was) (?:\w+ed|shown|put)\b)", "if this card "),
    (r"\bthis (?:Drill|Setup) (?=is not discarded\b)", "this card "),
    *TIMED,
    (r"\b(if you do) either of (?:them|these|those)\b", r"\1"),
    (r"\b(stays) on the table\b", r"\1 in play"),
    (r"^((?:if|while) )(\w+(?: \d+)?) is your MP\b", r"\1your MP is \2"),
    (r"\b(if) your opponent's attack (?=was (?:not )?an? )", r"\1 that attack "),
    (r"^if stopped, ", "if this attack is stopped, "),
    (r"^each time\b", "whenever"),
    (r"\b(to be used a second(?: and third)? time) this combat\b", r"\1"),
    (r"^if your next action is an? ([^,]*attack), it (?=\w)", r"your next \1 in your next action "),
    (r"\b((?:place|put) this card) into play from your hand\b", r"\1 from your hand into play"),
    (
        r"\b(an? (?:\w+ )?(?:Ally|personality))'s (power level|power stage|stage|level) (?=is\b)",
        r"the \2 of \1 ",
    ),
    (r"\b(for your next action) this combat\b", r"\1"),
    (r"\b(draw) from (the bottom|the top) of your Life Deck\b", r"\1 \2 card of your Life Deck"),
    (
        r"(?<=, )you may choose for ([^,]*) to lose (that amount of stages instead)\b",
        r"\1 loses \2, if you wish",
    ),
    (
        r"\b(may perform an attack) (in your next action(?: this combat)?) "
        r"(regardless of your MP's (?:power )?stage)",
        r"\1 \3 \2",
    ),
    (r"\bwith this card's (?:immediate |HIT )?effects?\b", "with this card"),
)


@dataclass(frozen=True, slots=True)
class Corrected:
    """A text put right, and where each of its characters stands in the text that was given."""

    text: str
    columns: tuple[int, ...]

    def column(self, at: int) -> int:
        """The column of the given text for a column of the corrected one."""
        if at < len(self.columns):
            return self.columns[at]
        return self.end(len(self.columns)) + at - len(self.columns)

    def end(self, at: int) -> int:
        """The column after the character before `at`, in the given text."""
        return self.columns[at - 1] + 1 if 0 < at <= len(self.columns) else at


@lru_cache(maxsize=20_000)
def correct(text: str, always: bool = False) -> Corrected:
    """Put a sentence right, as far as it has anything that this file knows. Never fails.

    What it does `always` is for texts that would be read without it too, but as something else.
    """
    columns = list(range(len(text)))
    for pattern, right in ALWAYS if always else SPELLINGS:
        if pattern.search(text) is None:
            continue
        parts: list[str] = []
        found: list[int] = []
        done = 0
        for match in pattern.finditer(text):
            start, stop = match.span()
            if text.count('"', 0, start) % 2:
                continue
            new = _like(match.group(), match.expand(right))
            parts += [text[done:start], new]
            found += columns[done:start]
            found += [columns[min(start + i, stop - 1)] for i in range(len(new) - 1)]
            found += [columns[stop - 1]] if new else []
            done = stop
        text = "".join([*parts, text[done:]])
        columns = [*found, *columns[done:]]
    return Corrected(text, tuple(columns))


def _like(old: str, new: str) -> str:
    """A correction with the capital letter of what it stands for."""
    if old[:1].isupper() and new[:1].islower():
        return new[:1].upper() + new[1:]
    return new


ALWAYS = tuple(
    (re.compile(wrong, re.IGNORECASE), right)
    for wrong, right in (*_PRONOUNS, *_SUBJECTS, *_MEANT, *NAMED_ICONS, *WHILE)
)

SPELLINGS = ALWAYS + tuple(
    (re.compile(wrong, re.IGNORECASE), right)
    for wrong, right in (*_NUMBERS, *_WORDS, *_SLIPS, *_ORDER)
)
"""What is looked for, and what it means, in the order in which it is put right."""
