"""What is kept, attached, counted and moved, in other words than the grammar's."""

from __future__ import annotations

import re

from dbz_desktop.rules.language.text.spellings.row import PILE, PILES, Rows
from dbz_desktop.wording import paradigm

_STEP, _COMBAT = "during your Planning Step", "during combat"


_WHOSE = "your|his|its owner's|their owners?'s?|that player's|your opponent's"
_BANISHED = {"": "banish", "s": "banishes", "d": "banished", "ing": "banishing"}


def _article(kind: str) -> str:
    return "an" if kind[:1].lower() in "aeiou" else "a"


def _played_from(found: re.Match[str]) -> str:
    """What may be played from a pile, each one as it is played: in the step, or as an action."""
    acts = found["kind"].lower() in ("attack card", "event")
    kind = f"{found['such']}{found['kind']}"
    time = (found["time"] or found["first"] or "").strip().lower()
    when = " as an action" if acts else f" {_STEP}"
    return f"you may play {_article(kind)} {kind} from {found['pile']}{when}{time and ' '}{time}"


def _first_one(found: re.Match[str]) -> str:
    """What becomes of the first card that goes so in a time, as of the next one."""
    verb = found[5].lower()
    does = verb if found[2].lower() == "you" else f"{verb}{'e' if verb[-1] == 'h' else ''}s"
    return (
        f"the next time {found[2]} would discard a card from {found[4]} hand {found[1].lower()}, "
        f"{found[2]} {does} it instead"
    )


def _until_as_many(found: re.Match[str]) -> str:
    """Cards that come back as long as the other player has more, as so many cards."""
    mine, his = ("your", "your opponent's")[:: 1 if found[2][0] in "yY" else -1]
    return (
        f"{found[1]} a number of cards equal to the number of cards in {his} Life Deck minus the "
        f"number of cards in {mine} Life Deck"
    )


def _so_much_done(found: re.Match[str]) -> str:
    """Whether so much was done this way, as how great the number of it is."""
    how = f"{found['least']}{found['side'] or ' or more'}"
    if found["any"] or found["no"]:
        how = "1 or more" if found["any"] else "0"
    elif found[0].split()[1] == found["least"]:
        how = how if found["side"] else found["least"]
    what = re.sub(r"^(stage|life card|level)(?!s)", r"\1s", found["what"], flags=re.IGNORECASE)
    return f"{found[1]} the number of {what} {found['done']} this way is {how}"


SAID: Rows = (
    # How much of something was done is asked of that as a number.
    (
        r"\b(if|unless) (?:(?P<any>any)|(?P<no>no)|(?:at least )?(?P<least>\d+)(?P<side> or (?:more"
        r"|less|fewer))?) (?P<what>(?:stages?|life cards?)(?: of damage)?|levels?(?: of anger)?) "
        r"(?:was|were) (?P<done>prevented|lost|gained|lowered|raised|paid) this way(?=,)",
        _so_much_done,
    ),
    # Which of them are meant stands before what was done to them.
    (
        r"\b(cards?|Drills?|Setups?|Allies|Ally) ((?:destroyed|discarded|banished)) by this "
        r"(?:attack|card) ((?:that had|that has|with|without) (?:Endurance|a Power)\b)",
        r"\1 \3 \2 by this attack",
    ),
    (
        r"\b(while attached, [^,.]*? cards with the same (?:title|name))(?=\.?$)",
        r"\1 as that card",
    ),
    (
        r"\bRejuvenate(s?) (\d+|one|X) from (?=(?:an?|any|either|your|your opponent's|his|each)\b"
        r"[^,.]*\bdiscard pile)",
        lambda found: (
            f"Rejuvenate{found[1]} {found[2]} card{'' if found[2] in ('1', 'one') else 's'} from "
        ),
    ),
    (
        r"^((?:you may )?)return (?![^,.]*\bbanished cards?\b)([^,.]*?) to "
        r"(your|his|its owner's|their owners') discard piles?(?=\.?$)",
        r"\1place \2 into \3 discard pile",
    ),
    (
        r"\b(?:can|may) (perform|play|use|draw|Rejuvenate|raise|gain|control) no more than (?=\d)",
        r"cannot \1 more than ",
    ),
    (
        r"^(destroy|banish|discard) (one|\d+) of your opponent's ([^.,]*?) of his choice(?=\.?$)",
        lambda found: (
            f"your opponent {paradigm(found[1].lower())['third']} {found[2]} of his {found[3]}"
        ),
    ),
    # What comes into a hand from play, and what is returned to it.
    (
        r"^(when|whenever|after|use when|use after) ([^,]*?) returns? to (your|his|its owner's) "
        r"hand( from play)?(?=,|\.?$)",
        lambda found: (
            f"{found[1]} {found[2]} enters {found[3]} hand from play"
            if found[4]
            else f"{found[1]} {found[2]} is returned to {found[3]} hand"
        ),
    ),
    # A note's own card is what its "if" speaks of.
    (
        r"^((?:if|when|whenever|after) this card is [^,.]*, you may (?:play|use|perform)) "
        r"this (?:card|attack) (?=(?:as|for|in) your next action|(?:as an action )?this (?:turn"
        r"|combat))",
        r"\1 it ",
    ),
    # What becomes of cards that are discarded becomes of them instead.
    (
        r"^(cards (?:your opponent|you) discards?(?: from (?:his|your) hand)?|cards discarded from "
        r"(?:your|your opponent's) hand) are (banished|placed [^.]*?|shuffled [^.]*?)"
        r"(?<! instead)(?=\.?$)",
        r"\1 are \2 instead",
    ),
    # What is shuffled by itself and then placed lies in no order that anybody knows.
    (
        r"\b(shuffles?) ((?:your|his) hand|them|those (?:\w+ )?cards|the (?:rest|others"
        r"|(?:remaining|other|revealed) cards)|(?:\w+ )?cards? from [^,.]*?),? (?:and|then) "
        r"places? (?:them|it|those cards) ((?:back )?(?:on|at|under) [^,.]*?)"
        r"(?=\.?$|,? (?:and|then) )",
        lambda found: f"place{found[1][7:]} {found[2]} {found[3]} in a random order",
    ),
    (
        r"^you may play (Drill|Setup|Dragon Ball)s (?:from your hand )?during combat"
        r"(?: as an action)?(?=\.?$)",
        r"as an action, you may play a \1 from your hand",
    ),
    (
        r"^(?:if|when) you capture this (?:card|Dragon Ball), (?=[^,]* instead\.?$)",
        "if this card is captured, ",
    ),
    (r"\bthis Ally(?= after use\b)", "this card"),
    (
        r"^((?:if|while) [^,]*, )?this card may be (use|play)e?d from your (?=discard pile\.?$)",
        lambda found: f"{found[1] or ''}you may {found[2]} this card from your ",
    ),
    (r"\b(you return [^,.]*? to) a player's hand(?=,)", r"\1 its owner's hand"),
    # What one does for another thing not to happen.
    (
        r"^((?:you|your opponent) may [^,.]*?) instead of (an?|one of your|your|this) ([^,.]*?) "
        r"being (discarded|destroyed|banished|captured)(?=\.?$)",
        r"whenever \2 \3 would be \4, \1 instead",
    ),
    (
        r"^(?:when|whenever) ([^,]*?) (?:(leaves) play|is (discarded|destroyed)), "
        r"(you may [^,.]*?) instead of (?:placing (?:it|them) (?:into|in) "
        r"(?:the|its owner's|your|a) discard pile"
        r"|discarding it|destroying it)(?=\.?$)",
        lambda found: (
            f"whenever {found[1]} would {'leave play' if found[2] else f'be {found[3]}'}, "
            f"{found[4]} instead"
        ),
    ),
    # What stays in play goes nowhere after use: what it is instead of, is replaced.
    (
        r"^((?:all|your|his|your opponent's) (?:[\w-]+ )*?(?:Allies|Drills|Dragon Balls)) "
        r"((?:are|may be) [^,.]*?) instead of (?:being )?(discarded|destroyed|banished)(?=\.?$)",
        r"\1 that would be \3 \2 instead",
    ),
    (
        r"\b(?:place|return) (this card) (?:in)?to your (hand) from your (discard pile)\b",
        r"place \1 from your \3 into your \2",
    ),
    (r"\b(enter(?:s|ed|ing)?) or (?=(?:left|leaves?|leaving) play\b)", r"\1 play or "),
    (
        r"\b((?:switch|exchange|swap)(?:es)? the top )(?:card )?and (?:the )?(bottom) cards? of "
        r"(your|his|your opponent's) (Life Deck)\b",
        r"\1card of \3 \4 with the \2 card of \3 \4",
    ),
    # How long it has been there is what is asked.
    (
        r"^(?:this (?:card|Dragon Ball|Drill|Setup|Ally)|(you)) (cannot (?!win\b)[^,.]*?) "
        r"(?:on |during )?the (?:same )?turn (?:that |in which )?"
        r"(?:(?:it|this \w+) (?:is|was|enters|entered) (?:played|play|placed into play)"
        r"|you play(?:ed)? (?:it|this \w+))(?=\.?$)",
        lambda found: (
            f"while this card entered play this turn, {found[1] or 'this card'} {found[2]}"
        ),
    ),
    (
        r"^for each ([^,]*), (your opponent|he) may ([^,]*?)(?=\.?$)",
        r"\2 may \3 for each \1",
    ),
    (
        r"\b(Rejuvenates?) cards until (you have|he has) (?:the same number(?: of cards)?|as many)"
        r"(?: cards)?(?: in (?:your|his) Life Deck)?(?: as (your opponent|you))?(?=\.?$)",
        _until_as_many,
    ),
    (
        r"\b(?:(lose)|loses) that many life cards\b",
        lambda found: (
            "destroy that many cards from the top of your Life Deck"
            if found[1]
            else "destroys that many cards from the top of his Life Deck"
        ),
    ),
    (r"^prevent (?:that|the) capture\b", "it is not captured"),
    # Where the card lies as something happens, it is done with from there.
    (
        rf"^(?:(?:if|while) this card is in your ({PILE}) (?:when|and) ([^,.]*)"
        rf"|(?:if|when|whenever) ([^,.]*?),? (?:and|if|while) this card is in your ({PILE})), "
        r"(you may )?(place|play|banish|Rejuvenate|shuffle|return) (?:it|this card)\b",
        lambda found: (
            f"When {found[2] or found[3]}, {found[5] or ''}{found[6]} this card from your "
            f"{found[1] or found[4]}"
        ),
    ),
    (
        r"\bshuffle(s?) (all (?:of )?the cards in )?((?:your|his|your opponent's) discard pile) "
        r"and places? (?:it|them) (at the bottom|on top) of (?=(?:your|his) Life Deck\b)",
        r"place\1 all cards in \3 \4 of ",
    ),
    (
        r"^banish (?:this card )?after use if (?:this card (?:was|is) |it (?:was|is) )?"
        r"((?:played|performed) from [^,.]*?)(?=\.?$)",
        r"if this card was \1, banish this card after use",
    ),
    (
        rf"^(?:(?:{_STEP}|{_COMBAT}|(?P<first>this (?:combat|turn))),? )?you (?:may|can) play "
        r"(?P<such>(?:[\w-]+ )*?)(?P<kind>Drill|Setup|Dragon Ball|attack card|Event)s (?:from|in) "
        rf"(?P<pile>your discard pile)(?: {_STEP}| {_COMBAT})?"
        r"(?: as (?:if|though) they were in your hand)?(?P<time> this (?:combat|turn))?(?=\.?$)",
        _played_from,
    ),
    (
        r"\b(if|while|unless|when) an opponent's ((?:[\w-]+ )*?(?:Ally|Drill|Setup|Dragon Ball)) "
        r"is in play\b",
        lambda found: f"{found[1]} your opponent controls {_article(found[2])} {found[2]}",
    ),
    # What one keeps is chosen.
    (
        r"\bkeep(s?) (?=(?:an?|one|\d+|X) [^.]*? and (?:discard|banish|destroy|shuffle|return)"
        r"(?:e?s)? (?:all (?:of )?(?:the )?others?|the (?:others?|rest|remaining))\b)",
        r"choose\1 ",
    ),
    (r"\b(chooses? [^.]*?) to keep(?= and |\.?$)", r"\1"),
    (r"\bwith the cards in (your|his) (hand|discard pile)(?=[.]|$)", r"with \1 \2"),
    (
        r"^(?:both players draw|each player draws) (?:cards )?until (?:both(?: players)?|they) have"
        r" the same number of cards in (?:their )?hands?(?=\.?$)",
        "each player who has fewer cards in his hand than his opponent draws cards until he has as "
        "many cards in his hand as his opponent",
    ),
    (r"\b(from|in) (?:any )?discard piles\b", r"\1 any discard pile"),
    (
        r"\b(an?|all) (Dragon Balls?) (?:that )?you (?:have )?captured(?! (?:this|with|by|from)\b)",
        lambda found: (
            f"{'all' if found[1].lower() == 'all' else 'a'} captured {found[2]} you control"
        ),
    ),
    # Of two places one is chosen.
    (
        r"\b(places? (?:it|them|that card|those cards|that \w+)) ((?:into|on top of"
        r"|at the bottom of|on the bottom of) [^,.]*?) or (?=(?:into|on top of|at the bottom of"
        r"|on the bottom of) )",
        r"\1 \2 or \1 ",
    ),
    (
        r"\b(places? [^.]*?|^[^.]* and the (?:rest|others?|remaining(?: cards)?)) "
        r"(?:back )?on (?:the )?(top|bottom)(?= in (?:any|a random|random) order| instead|\.?$"
        r"| and the \w+ )",
        r"\1 on the \2 of your Life Deck",
    ),
    (
        r"\bremov(?:e(s|d)?|(ing))((?: [^,.]*?)?) from the game\b",
        lambda found: f"{_BANISHED[found[1] or found[2] or '']}{found[3]}",
    ),
    # A Life Deck has no place for a card that is told no place but among all others.
    (
        rf"\breturn(s|ed)?((?: [^,.]*?)?) (?:back )?(?:to|into) ({_WHOSE}) Life Decks?\b"
        r"(?: and (?:then )?shuffles? it\b)?",
        lambda found: f"shuffle{(found[1] or '')[-1:]}{found[2]} into {found[3]} Life Deck",
    ),
    (
        rf"\b(?:put|place)(s)? ([^,.]*?) back (?:to|into|in) ({_WHOSE}) (hand|Life Deck)\b",
        lambda found: (
            f"return{found[1] or ''} {found[2]} to {found[3]} hand"
            if found[4] == "hand"
            else f"shuffle{found[1] or ''} {found[2]} into {found[3]} Life Deck"
        ),
    ),
    (
        rf"\b(?:both(?: players')?|(?:(?<=\bin )|(?<=\bfrom ))all"
        rf"(?= \w+ ?\w+(?: or\b| and\b|[,.]|$))) ({PILES})s\b",
        r"each player's \1",
    ),
    (rf"\b((?:{PILES})(?:,? or|,? and|,)) (?:your|his) (?={PILES})", r"\1 "),
    (rf"\byour ({PILES}) or your opponent's \1\b", r"a player's \1"),
    (
        r"\b(?:each player's|both players'|all players'|players') "
        r"((?:[\w-]+ )?(?:Drills|Allies|Setups|personalities|Dragon Balls))\b",
        r"all \1 in play",
    ),
    (
        r"\b(uses?|cancel) (this attack|that (?:\w+|Dragon Ball))'s (Power"
        r"|(?:immediate )?effects)\b(?: as if you had just played it)?",
        r"\1 the \3 of \2",
    ),
    (
        r"\bactivate(s|d?)(?= (?:an?|the Powers? of|one of|your|his|Setups?|Drills?|Allies|this"
        r"|that|during|earlier)\b)",
        r"use\1",
    ),
    (
        r"\b(Setups? (?:cannot be|is|are)) activated\b",
        r"\1 used",
    ),
    (
        r"\b(uses?|used) the Powers? of (?=(?:an?|any|your|his|Drills?|Allies|Setups?)\b)",
        r"\1 ",
    ),
    (r"^move (?=an? )([^.]*? attached to [^.]*?) to\b", r"attach \1 to"),
    (
        r"\b(when|whenever|after|if) (an?|one of|this|that) ([^,.]*?) attaches (?=to\b)",
        r"\1 \2 \3 is attached ",
    ),
    (r"\bsearch (Life Deck|discard pile|Banished Zone)s\b", r"search a player's \1"),
    (
        r"\b((?:whenever|the next time) you Rejuvenate)( this (?:combat|turn))?, (?:you may )?"
        r"Rejuvenate (\d+) (?:additional|more|extra) cards?(?: instead)?(?=\.?$)",
        r"\1 cards\2, increase that amount by \3",
    ),
    (r"\bon the bottom of\b", "at the bottom of"),
    (r"\bany amount of (?=them|those|these)\b", "any of "),
    (
        r"\bthe (?:other|remaining) (?:\d|two|three)(?: cards)?(?= (?:are|at|on|into|back)\b|$)",
        "the others",
    ),
    (
        r"\b(cannot Rejuvenate)(?=[.,]|$| this\b| during\b| for the\b| until\b| while\b| if\b| "
        r"as long as\b)",
        r"\1 cards",
    ),
    (r"\bif this (?=(?:is|was) (?:\w+ed|shown|put)\b)", "if this card "),
    (r"\b(stays) on the table\b", r"\1 in play"),
    (
        r"\b(place this card|(?:place|return)s? (?:it|them|that \w+|those \w+)) "
        r"((?:back )?(?:(?:in)?to (?!play from the)|on top of|at the bottom of)"
        r"(?:(?! and\b| instead\b| then\b| to\b)[^,.])*?) "
        r"(from (?:your|his|their|your opponent's) (?:hand|discard pile|Banished Zone))\b",
        r"\1 \3 \2",
    ),
    (
        r"\bwith this (?:card's (?:immediate |HIT )?effects?|effect(?=,| and\b))",
        "with this card",
    ),
    # A Drill that waits for its time in no zone (ZON-4).
    (r"^(search [^.]*?) and set (?:it|that card|that Drill) aside(?=\.?$)", r"\1"),
    # A text of the end of their use, that cards gain.
    (
        r"^((?:your(?: opponent's)?|all) (?:\w+ )*(?:Setups|Events|Drills|cards))( this combat)?"
        r'( that [^,.]*? after use)? gain "\(?(shuffl|banish|discard|Rejuvenat|plac)e?'
        r'(?: this card)?( (?:into|on|at|to)\b[^".]*)? after use\.?\)?"( this combat)?(?=\.?$)',
        lambda found: found.expand(
            rf"\1\3 are {found[4].lower().replace('rej', 'Rej')}ed\5 after use\2\6"
        ),
    ),
    # Neither is ever taken out of play (TYP-8).
    (
        r"\b(cards? (?:in play|you (?:control|have in play)|(?:he|your opponent) (?:controls|has in"
        r" play))),? (?:other than|except(?: for)?) (?:an? |your |his |the )?"
        r"(?:Mastery|Masteries|MPs?)"
        r"(?:(?:,? (?:and|or)|,)? (?:an? |your |his |the )?(?:Mastery|Masteries|MPs?))?",
        r"\1",
    ),
    (
        r"\bnon-MP,? (?:and )?non-Mastery (?=cards? in play)",
        "",
    ),
    # What is attached, said of what bears it.
    (
        r"\b(if|while) (?:there (?:is|are) )?((?:an?|no|\d+ or \w+) (?:\w+ )*?(?:cards?|Drills?"
        r"|Setups?|Ally|Allies))(?: (?:is|are))? attached to (this card|this Ally)(?=,|\.?$)",
        r"\1 \3 has \2 attached to it",
    ),
    (r"\bdoes not have an? (?=[^,.]* attached\b)", "has no "),
    # What comes with the next Draw Step.
    (
        r"^(?=[^.]*\bnext Draw Step\b)"
        r"(?:(?:during|in|at) (?:your|your opponent's) next Draw Step, )?"
        r"(?:(your opponent|he) draws|(?:you )?draw) (?=only\b|[^.]*\b(?:more|additional|extra|less"
        r"|fewer|instead)\b)([^,.]*?)(?: (?:during|in|at) (?:your|his) next Draw Step)?(?=\.?$)",
        lambda found: (
            f"your opponent draws {found[2]} during his Draw Step until the end of his next turn"
            if found[1]
            else f"you draw {found[2]} during your Draw Step until the end of your next turn"
        ),
    ),
    # A number that isn't more than what was before, and a half that is rounded up as all are.
    (
        r"\b((?:draw|discard|destroy|banish|reveal|Rejuvenate|gain|lose)(?:e?s)?) "
        r"an (?:additional|extra) (?=\d|X stages?\b)",
        r"\1 ",
    ),
    (
        r"\b((?:draw|discard|destroy|banish|reveal)(?:e?s)? (?:a|\d+|one|X))n? "
        r"(?:more|additional|extra) (?=(?:\w+ )?(?:cards?|Drills?|Setups?|Events?|Ally|Allies)\b"
        r"(?! during\b))",
        r"\1 ",
    ),
    (
        r"\b(Rejuvenates?) (an?|one|\d+) (?:more|additional|extra)(?: cards?)?(?=[,.]|$)",
        lambda found: f"{found[1]} {found[2] if found[2].isdigit() else 1}",
    ),
    (rf"\b((?:in|from) (your|his) {PILE} (?:and|or)) (?:in|from) \2 ", r"\1 "),
    # How many they are is said before where they go.
    (
        r"\b(a number of|as many) ([\w ]*?cards|\w+s) ((?:from|in) [^.,]*?) ((?:into|to|at|on) "
        rf"[^.,]*?(?:{PILE}|into play)) ((?:equal to|as) [^.]+?)(?=\.?$)",
        r"\1 \2 \3 \5 \4",
    ),
    (
        r"\ball (\w+s)(?: in play)? (?:except|other than) (?:it|that \w+|the chosen \w+)(?=[.,]|$)",
        r"all other \1",
    ),
    (r"\b(a|an) ((?:\w+ )?\w+) and/or an? (?=\w)", r"up to 1 \2 and up to 1 "),
    (
        r"\bany combination of ((?:up to )?\w+ (?:\w+ )?\w+s) (?:and|or|and/or) ",
        r"a total of \1 and/or ",
    ),
    (r"\brandomly ((?:discard|banish|destroy|reveal)(?:e?s)?) (a|\d+|one)\b", r"\1 \2 random"),
    (r"\bcopies of (?:a|one) card\b", "cards with the same title"),
    (r"\b(destroy|banish|draw|discard)(s?) a second (?=\w)", r"\1\2 another "),
    (r"\ball ([^.,]*?) except (?:for )?(\d+|one)(?: of them)?\b", r"all but \2 \1"),
    (r"\b(half\b[^.]*?),? rounded up,?(?= |\.?$)", r"\1"),
    (
        r"\bhalf of ((?:your|his|your opponent's|that player's) (?:hand|discard pile))\b",
        r"half of the cards in \1",
    ),
    # Counts, bans and limits, as texts also say them.
    (
        r"^(?:when|if) (you [^,]*), you may (banish|return|shuffle) this (?:drill|card)"
        r"( [^,.]*?)? instead of discarding it\b",
        r"If this card would be discarded as \1, you may \2 it\3 instead",
    ),
    # What is done except by something is only done by it.
    (
        r"\b(?:cannot|may not) be (\w+) except (?=by\b)",
        r"can only be \1 ",
    ),
    (
        r"\b(destroyed|banished|discarded|removed) while in play (?=by\b)",
        r"\1 from play ",
    ),
    (
        r"\bboth of (?:those|these|the) (?:[A-Z][\w-]+ )?(?:cards|Drills|Setups|Allies) "
        r"(?=(?:are|were)\b)",
        "both cards ",
    ),
    (
        r"\b(the number of [^,.]*?) (shuffled|placed|returned) ((?:in|on)to [^,.]*?) this way\b",
        r"\1 you \2 \3 this way",
    ),
    (
        r"\bthe (?:remaining|other) (?:revealed|shown) cards\b",
        "the remaining cards",
    ),
    # Cards of which the text spoke lie where they came to lie.
    (
        r"\b((?:banish|shuffle|rejuvenate) (?:one|\d|all|any(?: number)?) of those cards) from "
        rf"(?:{_WHOSE}) discard piles?\b",
        r"\1",
    ),
    (
        r"^place the ((?:[A-Z][\w-]+ )?(?:Drill|Setup|Ally|card)) you "
        r"(?:destroyed|discarded|banished|removed) "
        r"(?:this way )?into play",
        r"place that \1 into play",
    ),
    (
        r"\byou may choose for (your opponent|him) to (?=[a-z]+ )",
        "you may have your opponent ",
    ),
    (
        r"^as an action, if (this card is in [^,.]*?),? (you may [^,.]*?) to ",
        r"if \1, \2 as an action to ",
    ),
    (
        r"\beach player (?:places|puts|takes) his card into his hand\b",
        "place those cards into their owners' hands",
    ),
    (
        r"\bcan be (\w+) only (?=by\b)",
        r"can only be \1 ",
    ),
    (
        r"\ba total of (\d) different (?=[A-Z])",
        r"\1 different ",
    ),
    (
        r"\b(cards|Setups|Drills|Allies|Setup|Drill|Ally|card) or an (?=attached )",
        r"\1 or ",
    ),
    (
        r"\byou may have up to (\d+) cards in your hand (?:at the end of|after|in) your Discard "
        r"Step",
        r"your maximum hand size is \1 during the Discard Step",
    ),
    (
        r"^(this (?:combat|turn)), the first card (your opponent|you) (discard)s? from "
        r"(his|your) hand is "
        r"(banish|destroy)(?:e?d) instead",
        _first_one,
    ),
    # What is left may be one card or more.
    (
        r"\b(shuffle|place|discard|banish|destroy) the remaining card\b(?!s)",
        r"\1 the remaining cards",
    ),
)
"""What is looked for, and what it means, in the order in which it is put right."""
