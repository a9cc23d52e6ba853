"""Who does it and whose it is, in other words than the grammar's."""

from __future__ import annotations

import re

from dbz_desktop.rules.language.text.spellings.row import PILES, Rows

_SOME_PLAYER = r"(?:(?:a|any|either) player|the player (?:with|who|whose))\b"
_ONE = "(?:the active player|the player whose turn it is|the attacker|the defender)"
_WAITS = (
    r"(?:[^,]*, )?(?:when|whenever|after|(?:each|every|any) time|once [^,]*?"
    r"|the (?:first|second|third|fourth|next) (?:\d+ )?times?(?: [^,]*?)?) "
)
"""How a sentence begins that waits, up to who does what it waits for."""
_POSS = "'s"
_HIS = r"(?=(?:Life Deck|hand|discard pile|anger|MP|Allies|Drills)\b)"


def _of_whom(is_so: str) -> str:
    """What is so of a player or of his anger, as it is said of whom it is."""
    his = "'s anger "
    return f"whose anger {is_so.removeprefix(his)}" if is_so.startswith(his) else f"who{is_so}"


def _each_of_whom(found: re.Match[str]) -> str:
    who = f"player {_of_whom(found[2])}"
    if found["attacks"]:
        return f"{found['attacks']} performed by a {who} "
    if found["not"]:
        return f"a {who} {found['not']}"
    return f"each {who} " if found[1].lower() == "if" else found[0]


def _is_each_ones(found: re.Match[str]) -> bool:
    """Whether it is said of a player's pile, whoever he is: each one's own."""
    rest = found.string[found.end() :]
    return rest.startswith("discard pile") and " player " in found.string[: found.start()]


def _that_player(words: str) -> str:
    """Words in which he is the player who was spoken of."""
    words = re.sub(r"(^|, |\b(?:and|or|if|while|unless) )he (?=\w)", r"\1that player ", words)
    if re.match(rf"(?:each|both|all|any|a|the) players?\b|{_ONE}\b", words, re.IGNORECASE):
        return words
    # What he has lies in his own hand, and one of his is one of his own.
    return re.sub(
        rf"(that player (?:has|had|does not have) [^,.]*?|\bone of )?\bhis {_HIS}",
        lambda found: found[0] if found[1] else "that player's ",
        words,
    )


def _who_performs_it(found: re.Match[str]) -> str:
    """Who alone performs an attack, as what is asked of it when it is used (COM-6)."""
    who, never = found["may"] or found["must"] or "", found["not"] or found["never"]
    if who or never:
        who = "your MP" if ("MP" in (who or never)) is not bool(never) else "an Ally"
    return f"use only if this attack is performed by {who}"


def _who_stops(found: re.Match[str]) -> str:
    """Who stops an attack that is made on his MP."""
    return f"{found[1]} stops " if found[1] else "you stop "


def _uses_its_power(found: re.Match[str]) -> str:
    """A personality that uses its Power, as the Ally that is used or by whom his MP's is."""
    if not found[1].endswith("MP"):
        return f"{found[1]} is used"
    return "you use your MP's Power" if found[2] else "your opponent uses his MP's Power"


_HELD = r"(your|your opponent's|his) ((?:[\w-]+ )*?(?:MP|Mastery|Drill|Setup|Ally|Event))"


def _power_used(found: re.Match[str]) -> str:
    """A Power that is used, or was, by whom it is."""
    you = found[1].lower() == "your"
    who, whose = ("you", "your") if you else ("your opponent", "his")
    done = found[3].lower()
    if done == "is":
        does = "use" if you else "uses"
    else:
        does = f"{'have' if you else 'has'} {'not ' if ' not' in done else ''}used"
    if found[2].endswith(("MP", "Mastery")):
        return f"{who} {does} {whose} {found[2]}'s Power"
    return f"{who} {does} {'an' if found[2][0] in 'AE' else 'a'} {found[2]}"


MEANT: Rows = (
    # Where nobody else is named for whom something is waited, it is the opponent, who may have
    # had his effect do it to another's card.
    (
        rf"^((?:{_WAITS}|if )"
        r"(?![^,]*\byour? (?:or|and) |[^,]*\bopponent(?:'s \w+)? (?:or|and) your?\b)"
        r"(?:(?!\bplayers?\b)[^,])*\bopponent\b(?:(?!\bplayers?\b)[^,])*, )"
        r"((?:(?!\bplayer\b).)*\bthat player\b(?! may choose not to\b).*)$",
        lambda found: found[1] + re.sub(r"\bthat player\b", "your opponent", found[2]),
    ),
    # To what you do "his" is your opponent's, also where only the first deed says who does it.
    (
        r"^((?:whenever|when|after|use when|use after) you (?!may\b)[^,]*? or )"
        r"(?=(?:raise|lower) (?:his|your opponent's) anger\b)",
        r"\1you ",
    ),
    (
        r"((?:^|, |\bmay |\bthen )(?:use|activate)) (your(?: opponent's)?) (MP|Mastery)'s Power"
        r"(?: as part of (?:this|the same) action)?(?=\.?$| and\b)",
        r"\1 the Power of \2 \3",
    ),
    # A Power is used again by an effect, whether it was used before or not (COM-3).
    (
        r",? even if (?:it has|they have|you have) (?:already )?(?:been )?(?:used|activated)"
        r"(?: it| them)?(?: this (?:turn|combat))?(?=[.,]|$)",
        "",
    ),
    (
        rf"\b{_HELD}'s Power (is|was(?: not)?|has(?: not)? been) (?:used|activated)\b",
        _power_used,
    ),
    # A Setup is played to lie in play, and used for its Power (TYP-6).
    (
        r"\b(use)(s?) (an? (?:[\w-]+ )*?Setup|one of (?:your|his) (?:[\w-]+ )*?Setups) (?:from|in) "
        r"(your|his|your opponent's) discard pile\b",
        r"\1\2 the Power of \3 in \4 discard pile",
    ),
    (
        r"\b(when|whenever|each time|after) (?:you or your opponent|each player) (?=\w+s\b)",
        r"\1 a player ",
    ),
    (
        r"^(at the (?:start|beginning|end) of (?:each|every|any|a) (?:player's )?"
        r"(?:turn|\w+ Step), )(?!.*\bopponent\b)([^.]*)",
        lambda found: found[1] + _that_player(found[2]),
    ),
    (
        r"^each player's ((?:[\w-]+ )*?attacks) ([^,]*?) (?:while|if) he "
        r"((?:has|controls|is) [^,.]*)",
        r"\1 performed by a player who \3 \2",
    ),
    # Who must do the first does the second, too.
    (
        r"((?:^|, )(your opponent|he) must (?!choose and\b)[^,.]*?)(?: and|,? and then|, then) "
        r"(?:must )?"
        r"(?=(?:draw|raise|lower|set|destroy|banish|discard|gain|lose|pay|Rejuvenate|reveal|return"
        r"|place|shuffle|choose|search|play|pass|skip)\b)",
        r"\1 and \2 must ",
    ),
    (
        r"^(stops [^.,]*?) and (?:(banish)e|(destroy|raise|lower|draw|discard|Rejuvenate|gain"
        r"|reveal|return|place|shuffle))s (?=\w)",
        r"\1 and \2\3 ",
    ),
    # What somebody does of whom something is so, each does of whom it is; so it is of his attacks.
    (
        r"^(if|while|whenever) (?:a|any|either) player((?:'s anger)? (?:has|controls|is|declared"
        r"|passed|performed|did not) [^,]*), "
        r"(?:(?:he|that player) (?P<not>cannot|may not)?(?=[ \w])"
        r"|(?:his|that player's) (?P<attacks>(?:[\w-]+ )*?attacks) )",
        _each_of_whom,
    ),
    # What befalls a card of a player's instead, he does to it: it befalls the card (EFF-14).
    (
        r"^((?:if|when|whenever) [^,]* would be \w+ (?:from|into) (?:a|any|either) player's "
        r"[^,]*, )(?:he|that player) (?:must )?(banish|discard|destroy|shuffle|place|return"
        r"|Rejuvenate)(?:e?s)? (?=it\b[^,]* instead\b)",
        r"\1\2 ",
    ),
    # That one of them did not do it isn't that neither did.
    (
        r"(?:^|(?<=, ))(if|while) (?:a|any|either) player (?=(?:did|does|has) not\b)",
        r"\1 whichever player ",
    ),
    # What a player does, whoever it is, with what lies in a pile of his.
    (
        r"\b((?:when|whenever|each time|after) (?:(?:a|any|either) player|players) "
        r"(?:\w+ ){1,8}from) (?:his|their) (?:own )?discard piles?\b",
        r"\1 his own discard pile",
    ),
    # Of one who needn't be the opponent it is said once more who he is.
    (rf"^((?:if|while|unless) ({_ONE})\b[^,]*, )he (?=\w)", r"\1\2 "),
    (
        rf"^((?:if|while|unless) ({_ONE})\b[^,]*, )his ((?:[\w-]+ )*?attacks) ",
        r"\1\3 performed by \2 ",
    ),
    # Of which player something is so, the sentence doesn't know afterwards: it isn't read.
    (
        rf"^((?:if|while|unless) (?:(?:a|any|either) player|{_ONE})\b(?! would\b)[^,]*, "
        rf"(?!.*\bopponent\b)(?!{_ONE}\b)(?:[^.]*\b)?)"
        rf"(?:he (?=\w)|his {_HIS})",
        lambda found: (
            f"{found[1]}whichever player{'' if found[0].endswith('he ') else chr(39) + 's'} "
        ),
    ),
    (
        r"\b((?:(?:(?<=\w )(?:a|any|either) player(?! may\b)|(?:each player|players) (?:cannot"
        r"|may not)|when(?:ever)? players) (?:\w+ ){1,4}|(?:when|whenever|each time|after) (?:a|any"
        r"|either) player (?:\w+ ){1,8})from) (?:his|their) (Life Deck|hand|discard pile)s?\b",
        r"\1 a \2",
    ),
    # Who captured it is whoever does, and what is done then he does with what is his.
    (
        r"^when(?:ever)? (this (?:card|Dragon Ball)) is captured, (?:its (?:new )?controller"
        r"|the (?:player who captured it|capturing player)) ",
        r"whenever a player captures \1, that player ",
    ),
    (
        rf"^((?:{_WAITS}|if (?=\w+ player would\b)){_SOME_PLAYER}[^,]*, (?:(?:you may|may) )?)"
        r"(?!.*\bopponent\b)([^.]*)",
        lambda found: found[1] + _that_player(found[2]),
    ),
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
)
"""What would be read without this, too, but of other things."""

_ZONES = "(?:Life Deck|discard pile|hand|Banished Zone)"


def _one_zone(found: re.Match[str]) -> str:
    """A zone in the singular."""
    return found[1]


_THE_OTHERS = {"your": "your opponent's", "your opponent's": "your"}

SAID: Rows = (
    # Of each player it is asked whether he did it.
    (
        r"\b(?:a|each|any|every) player who "
        r"(?:(performed|made|played|used) no (attack|card|Event)s?"
        r"|(?:has|had) (performed|made|played|used) no (attack|card|Event)s?)\b",
        lambda found: (
            f"each player who has not {found[1] or found[3]} "
            f"{'an' if (found[2] or found[4])[:1].lower() in 'ae' else 'a'} {found[2] or found[4]}"
        ),
    ),
    # Anger is a player's.
    (r"\b(your|your opponent's|his|each player's) MP's (?=anger\b)", r"\1 "),
    # Of all personalities, but for one MP, the other MP and the Allies are left.
    (
        r"\b(?:all|each|every) (?:of the )?(?:other )?personalit(?:ies|y)(?: in play)? "
        r"(?:other than|except(?: for)?|besides|but) (your|your opponent's) MP"
        r"( (?:gain|lose|pay)s?\b)?",
        lambda found: (
            f"{_THE_OTHERS[found[1].lower()]} MP and all Allies{(found[2] or '').removesuffix('s')}"
        ),
    ),
    (
        r"\b(?:all|each|every) (?:of )?(your|your opponent's) personalities (?:other than"
        r"|except(?: for)?|besides|but) (?:your|his|your opponent's) MP\b",
        r"each of \1 Allies",
    ),
    # Each player's zones, in the plural.
    (
        rf"\b(?:(?<!\bin )all|both players'|all players'|each player's) ({_ZONES}s"
        rf"(?:,? (?:and )?{_ZONES}s)*)(?![\w'])",
        lambda found: f"each player's {re.sub(rf'({_ZONES})s', _one_zone, found[1])}",
    ),
    # What is looked for with both players is all of it.
    (
        r"^(search each player's [^.]*? for )(?!(?:all|any|an?|up|each|every|another|\d+|X|half"
        r"|copies|the|cards)\b)(?=(?:[\w-]+ )*?(?:Allies|Drills|Setups|Events|Dragon Balls"
        r"|cards)\b)",
        r"\1all ",
    ),
    # A card that one has in play as the game begins comes out of his Life Deck.
    (
        r"^you (?:begin|start) (?:the|each) game with (an? [^,.]*?) from your (?:Life )?Deck in "
        r"play(?=\.?$)",
        r"at the start of the game, search your Life Deck for \1 and place it into play",
    ),
    # Of either player, it is anybody's.
    (
        r"\b(whenever|when|after|each time|use when) (?:either|any|a) player's "
        r"(?=(?:[\w-]+ )*?(?:Drill|Setup|Event|Ally|Dragon Ball|personality|attack)\b(?!'))"
        r"(?!(?:(?!its (?:owner|controller)\b).)*\b(?:he|his|him|that player)\b)",
        r"\1 a ",
    ),
    # What a card does is cancelled as the card is.
    (
        r"\b(your|your opponent's)(?: card)? effects cannot be cancelled\b",
        r"\1 cards cannot be cancelled",
    ),
    (
        r"\b(cannot cancel (?:your|your opponent's|his))(?: card)? effects(?=[,.]|$| this\b)",
        r"\1 cards",
    ),
    (r"\bany player's (?=(?:personality|Ally)\b)", "any "),
    (
        r"\b(each|a|any|either) players (?=(?:Life Deck|hand|discard pile|anger|MP)\b)",
        r"\1 player's ",
    ),
    (
        r"\btheir owners (?=(?:Life Decks?|hands?|discard piles?|Banished Zones?|control)\b)",
        "their owners' ",
    ),
    (
        r"\buse that Power (?:an additional|a second|another) time"
        r"(?: this (?:combat|turn))?(?=\.?$)",
        "use its Power again",
    ),
    (r"\bthe Power of (his|your) (MP|Mastery) (?=(?:until|this|for|during)\b)", r"\1 \2's Power "),
    (
        r"^(your opponent|each player|you) reveals? (?:each|every) card (?:he|you) draws?(?=\.?$)",
        lambda found: (
            f"whenever {'a player' if found[1].lower() == 'each player' else found[1]} "
            f"draw{'s' * (found[1].lower() != 'you')} a card, "
            f"{'reveal' if found[1].lower() == 'you' else 'he reveals'} it"
        ),
    ),
    (
        r"\bdraws? cards until (your|his) hand has (\d+|two|three|four|five|six|seven) cards?\b",
        lambda found: (
            f"draw{'s' * (found[1].lower() == 'his')} cards until "
            f"{'you have' if found[1].lower() == 'your' else 'he has'} {found[2]} cards in "
            f"{found[1]} hand"
        ),
    ),
    (
        r"\bthe (?:banished|discarded|destroyed|chosen|returned) (Ally|personality)'s "
        r"(?=power stage|level|PUR)",
        r"that \1's ",
    ),
    (
        r"\bthe (power stage|level|PUR) of (?:the (?:banished|discarded|destroyed|chosen) |that )"
        r"(Ally|personality)\b",
        r"that \2's \1",
    ),
    (
        r"\b(MP|personality|Ally) is immune to (?=(?:critical damage|card|your opponent's)\b)",
        r"\1 cannot be affected by ",
    ),
    (
        r"\bwhen(ever)? your MP advances to this (level|personality|MP)\b",
        r"when\1 you advance to this \2",
    ),
    (r"\b(if this (?:card|Dragon Ball)) was captured(?=,|\.?$)", r"\1 is captured"),
    (
        r"^((?:your opponent|each player|he) [^,.]*? or [^,.]*?),? (?:at )?(?:his|their|your "
        r"opponent's) (?:own )?choice(?=\.?$)",
        r"\1",
    ),
    (
        r"\b(shuffles? (your|his) Life Deck,? [^.]*?look at) its top card\b",
        r"\1 the top card of \2 Life Deck",
    ),
    (r"\b(players|you|opponent) simultaneously (?=\w)", r"\1 "),
    (
        r"\bwould Rejuvenate(?=,| (?:from|with|by|because of|due to) an? )",
        "would Rejuvenate cards",
    ),
    # A player stops attacks, whoever of his is attacked.
    (r"\b(?:your MP stops|(your opponent)'s MP stops) (?=an?\b|one\b)", _who_stops),
    (
        r"\b((?:cannot|must|may|to|not) declare combat) (?:on|during|in) (?:his|your|their) turns?"
        r"(?= unless\b| to\b|[.,]|$)",
        r"\1",
    ),
    # Only on his own turn a player declares combat (TRN-3).
    (
        r"^(if (?:a|any|either) player (?![^,]*\bopponent\b)[^,]*, )his opponent "
        r"(?=(?:may )?\w+s?\b)",
        r"\1that player's opponent ",
    ),
    (
        r"\b(you|your opponent|he) (?:is|are) (?:using|playing) an? (?:(Hero|Villain) MP\b"
        r"|(?=[\w-]+ Mastery\b))",
        lambda found: (
            f"your{' opponent' * (found[1] != 'you')}{chr(39) + 's' if found[1] != 'you' else ''}"
            f" MP is a {found[2]}"
            if found[2]
            else f"{found[1]} control{'s' * (found[1] != 'you')} a "
        ),
    ),
    (
        r"\b(if|while|unless) (your|your opponent's|that player's) MP's alignment is (?:an? )?"
        r"(Hero|Villain)\b",
        r"\1 \2 MP is a \3",
    ),
    (
        r"\b(your|your opponent's) MP's alignment (?:is considered (?:to be )?|becomes |is )"
        r"(?:an? )?(Hero|Villain)\b",
        r"\1 MP is considered to be a \2",
    ),
    (r"\bits player's opponent\b", "that player's opponent"),
    (r"\beach of (your|your opponent's|his) (\w+s') (?=(?:Powers?|powers?)\b)", r"\1 \2 "),
    (
        r"\bchoose (?:an?|either|any|(?:a|either|any) player's) (?:MP|Main Personality)"
        r"(?: in play)?(?=[.,]|$| and )",
        "choose an MP card",
    ),
    # Who alone performs an attack is asked as it is used (COM-6).
    (
        r"^(?:(?:only (?P<may>your MP|an Ally|Allies) (?:may|can)|(?P<must>your MP|an Ally) must) "
        r"perform this attack(?=\.?$)|(?:this attack )?(?:(?:can|may) only|must) be performed by "
        r"(?=(?:your|an?|one of) )"
        r"|(?:this attack cannot be performed by (?P<not>an Ally|Allies|your MP|an MP)"
        r"|(?:your |an )?(?P<never>Allies|Ally|MP) (?:cannot|may not) perform this "
        r"attack)(?=\.?$))",
        _who_performs_it,
    ),
    (
        r"\b(?:the opponent's (?=\w)|an opponent's (?=(?:Life Deck|hand|discard pile|anger|MP)\b)"
        r"|(?:your )?opponents' (?=(?:\w+ )*attacks\b)"
        r"|(that) (?=(?:Life Deck|hand|discard pile|Banished Zone)\b))",
        lambda found: "that player's " if found[1] else "your opponent's ",
    ),
    # Which of several it is, is which time it is done.
    (
        r"^(?:when|whenever|after|each time) (?P<who>(?:you|your opponent|a player) "
        r"(?:(?P<played>plays?|uses?)|\w+)) (?:an?|your|his|their|the) "
        r"(?P<nth>first|second|third|fourth|fifth) (?(played)|(?!(?:[\w-]+ )*?attacks?\b))"
        r"(?P<what>[^,]*?) (?:each|in (?:an?|each|the same)|during an?|during each|this) "
        r"(?P<time>turn|combat|game), ",
        r"the \g<nth> time \g<who> a \g<what> each \g<time>, ",
    ),
    (
        r"\b(your|his|their) own (?=\w)",
        lambda found: found[0] if _is_each_ones(found) else f"{found[1]} ",
    ),
    (
        rf"^({_WAITS}(?:a|any|either) player(?:'s (?:MP|anger))? [^,]*, )his opponent (?=\w)",
        r"\1that player's opponent ",
    ),
    # Who does something does something else for it.
    (
        r"^((?:this (?:combat|turn)|for the [^,]*|until [^,]*)?(?:, )?)each player who "
        r"((?:advances|passes|plays|performs|stops|captures|uses|draws|raises|lowers|Rejuvenates)\b"
        r"[^,]*?) (?=(?:draws|discards|destroys|banishes|raises|lowers|gains|loses|Rejuvenates|may)"
        r"\b)",
        r"\1whenever a player \2, that player ",
    ),
    # Of whom two things are asked, he is said once.
    (
        r"\b((?:if|while|unless|when|whenever) you (?:are|have|control) (?:(?! and )[^,.])*?) and "
        r"(have|control|are|do not|did not) (?=\w)",
        r"\1 and you \2 ",
    ),
    (r"\byou and your opponent(?: both| each)? (?=\w)", "both players "),
    (
        r"\b(your(?: opponent's)?) MP (?:and (?:(?:all of )?(?:your |his ))?Allies|(or) (?:an Ally "
        r"(?:you control|he controls)|one of (?:your|his) Allies))\b",
        lambda found: f"{'one of ' if found[2] else ''}{found[1]} personalities",
    ),
    # Who else chooses, the grammar says.
    (
        r"^((?:(?!\b(?:opponent|he|player|controller|owner) (?:must |may )?\w).)*?[a-z])"
        r" of your choice\b",
        r"\1",
    ),
    (
        r"\b(an? (?:\w+ )*?(?:personality|Ally|Drill|Setup|card|Dragon Ball)) (?:that is )?not "
        r"(?:controlled by you|under your control)\b",
        r"\1 your opponent controls",
    ),
    (r"^personalities cannot (?=(?:gain|lose)\b)", "any personality cannot "),
    (
        r"\b(cannot use) (?:(that \w+)'s powers?|the powers? of (that \w+)"
        r"|(th(?:at|is) (?:Drill|Setup|Ally))'s effects"
        r"|the effects? of (th(?:at|is) (?:Drill|Setup|Ally)))\b",
        r"\1 \2\3\4\5",
    ),
    (
        r"\b((?:an|one of (?:your|your opponent's)) (?:[\w-]+ )*?(?:Ally|Allies)|(your) MP"
        r"|your opponent's MP) uses (?:its|his) Power(?=,)",
        _uses_its_power,
    ),
    # What is used of a card is its Power.
    (
        r"\b((?:you|your opponent|its (?:controller|owner)) (?:cannot|may not) use) its "
        r"(?:powers?|effects)\b",
        r"\1 it",
    ),
    (r"^its powers? cannot be used\b", "it cannot be used"),
    (
        r"(^|, | and )(it(?! cannot be)|that \w+)"
        r"(?:'s powers? cannot be used| cannot use its powers?)\b",
        r"\1\2 cannot be used",
    ),
    # What is left of it begins now.
    (
        r"\b(?<!be )(?<!have )((?:more than|only(?: \w+)?) (?:\d+|one)) ([^,.]*?) "
        r"(?:for the (?:remainder|rest) of|until the end of)(?: the| this)? (combat|turn)(?=\.?$)",
        r"\1 further \2 this \3",
    ),
    (
        r"(^|, )((?:\w+ )?(?:Allies|personalities)) you (?:control|play) "
        r"(?=(?:are|count|gain|lose|cannot|may|can|have|enter)\b)",
        r"\1your \2 ",
    ),
    (r"\b(both players\b[^.]*? into) their hands?\b", r"\1 his hand"),
    (r"\b(their (?:Life Deck|discard pile|hand))s\b", r"\1"),
    (
        r"^only you (?:can|may) (?=(?:play|use|search|draw|raise|lower|Rejuvenate|capture)\b)",
        "your opponent cannot ",
    ),
    (r"\bmain personalit(?:y|(ies))\b", lambda found: "MPs" if found[1] else "MP"),
    (r"\b(his|he|him)(?: or |/)(?:her|she)\b", r"\1"),
    # Of the same zone of one's own.
    (rf"\b({PILES})\b([^.]*?) yours\b", r"\1\2 your \1"),
    (r"(^|, )opponents (?=(?:cannot|may|must|can)\b)", r"\1your opponent "),
    (
        r"\b((?:cannot|may not) choose [^,.]*?) (?:for|with) (?:his|their|card|your opponent's) "
        r"(?:card )?effects\b",
        r"\1 by card effects",
    ),
    # Who your MP is may stand before it.
    (
        r"\b(if|while|when) ((?!an? |the |one )[^,.\"]{2,40}?) is (your|your opponent's) MP\b",
        r"\1 \3 MP is \2",
    ),
    # Who is attacked in combat, as the other player declared it (COM-1).
    (
        r"\b(if|while) you entered (?:this )?combat as the defender\b",
        r"\1 your opponent declared combat",
    ),
    (
        r"\bthe anger of (each player|both players|your opponent)\b",
        r"\1's anger",
    ),
    (
        r"\b(its owner|he|that player|your opponent) may then (?=[a-z])",
        r"\1 may ",
    ),
    (
        r"\bcards in (?:players'|each player's|both players') hands? cannot be discarded\b",
        "players cannot discard cards from a hand",
    ),
    (
        r"\ball players' anger\b",
        "each player's anger",
    ),
    # Who is lowered a level, the MP is (ANG-3).
    (
        r"\b(when|whenever|if) you are lower(?:ed|ing) (?:a|1) (?:personality )?level\b",
        r"\1 your MP is lowered a level",
    ),
    (
        r"\b((?:Drills|Setups|Allies|Dragon Balls)(?: with [^,.]*?)?) in play "
        r"under your opponent's control\b",
        r"your opponent's \1",
    ),
    (
        r"\b(cannot) use card effects to (?=search your\b)",
        r"\1 ",
    ),
    # Whose it is.
    (r"\b(?:her|his) owner's (?=(?:hand|Life Deck|discard pile|Banished Zone)\b)", "its owner's "),
)
"""What is looked for, and what it means, in the order in which it is put right."""
