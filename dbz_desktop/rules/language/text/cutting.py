"""A card's text cut into notes, sections and sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator

from dbz_desktop.rules.language.text.after_choosing import apart_from_choice, with_what_was_chosen
from dbz_desktop.rules.language.text.after_search import shuffled
from dbz_desktop.rules.language.text.bounds_said import bound_of_x
from dbz_desktop.rules.language.text.drafts import (
    ATTACK,
    KEYWORD,
    Draft,
    chosen,
    costing,
    deals_instead,
    each_apart,
    for_another,
    found_first,
    from_it,
    keyed,
    of_made_attack,
    of_one_performed,
    over_by_then,
    paid_otherwise,
    priced,
    same_unit,
    unused,
)
from dbz_desktop.rules.language.text.failing import Failure
from dbz_desktop.rules.language.text.in_its_place import for_what_comes, in_its_place
from dbz_desktop.rules.language.text.noted_outside import (
    BY_WHOM,
    WHAT_IT_COSTS,
    but_for,
    defined,
    is_noted,
    is_timing,
)
from dbz_desktop.rules.language.text.prevented import DEFINES, prevented, put_in_its_place, weakened

_PIECE = re.compile(
    r"""\s*(?:
        (?P<open>\()
      | \[(?P<icon>attack|defense|constant|instant)\](?:\s*:)?(?!\s+(?-i:[a-z]))
      | (?P<constant>CONSTANT)\s*:
      | (?P<power>POWER)\s*:
      | (?P<damage>DAMAGE)\s*:
      | (?P<hit>HIT)\s*:
      | (?P<period>\.|;(?=\s*(?:otherwise|if)\b)|,(?=\s*(?:otherwise\b|where\s+X\b|X\s*=))
          |and\syou(?=\schoose\b))
    )""",
    re.VERBOSE | re.IGNORECASE,
)
_OF_SHOWN_HAND = r"""
    (?:(?<=\sreveals\shis\shand)|(?<=\sreveal\shis\shand)|(?<=\sat\shis\shand)
      |(?<=\sshows\shis\shand)|(?<=\sshows\syou\shis\shand))\s+and\syou
    \schoose\b(?![^.,]*?\b(?:in\splay|controls?|of\s(?:his|your)\s(?!hand\b|cards\b)))"""
"""How what you choose from a hand is joined to its being shown, and nothing in play is chosen."""
# A sentence ends at a period, a quote that ends with one, or where a label or a note begins. That
# of "Dr." belongs to a name, and of "Jr." where the sentence goes on. An icon within it is part of
# it, and so are parentheses that begin no sentence: "a Styled [attack] card", "by 1 (to a minimum
# of 0)". What comes otherwise is a sentence of its own, whatever stands before it, and so is what X
# is, and what you choose from a hand that was shown.
_ABBREVIATED = r"\b[DM]rs?\.|\bJr\.(?='s|,|\s+(?-i:Ally|Allies|Named|[a-z]))"
_SENTENCE = re.compile(
    rf"""(?:"[^"]*"|{_ABBREVIATED}|[^".])+?
        (?=\.|;\s*(?:otherwise|if)\b|,\s*(?:otherwise\b|where\s+X\b|X\s*=)|{_OF_SHOWN_HAND}
          |\((?-i:(?!AT\b)[A-Z\["])|$|(?<=\.")\s+(?-i:(?!(?<=Jr\."\s)All(?:y|ies)\b)(?=[A-Z\[(]))|\s(?:POWER|DAMAGE|HIT)\s*:)""",
    re.VERBOSE | re.IGNORECASE,
)


_OF_NOTES = re.compile(rf'(?:"[^"]*"|{_ABBREVIATED}|[^".])+', re.IGNORECASE)


_USE_ONLY = re.compile(
    r"""\s*(?:(?:use|play)(?:\sthis\s(?:card|power|attack|drill|setup))?\sonly
        \s(?:if|when|while|as\syour|(?:during|on|in)\s(?:your|each|the)\b
          |(?:against|to\s(?:stop|block))\b)
      | (?:this\s(?:card|power)(?:'s\spower)?\s)?(?:can|may)(?:not|\snot|\sonly)
        \s(?:be\sused\s(?:against|to\s(?:stop|block))|(?:stop|block))\b
      | (?:you\s(?:may|can)\s)?(?:only\s(?:use|play|perform)\s(?:this\s\w+\s)?
          | (?:use|play|perform)\s(?:\w+\s){2}only\s)(?:if|when|while|during)\b
      | (?:you\s(?:cannot|may\snot)|do\snot)\s(?:use|play|perform)
        \sthis\s(?:card|power|attack|drill|setup)\s(?:if|when|while|unless|during)\b
      | this\s(?:card|power|attack|drill|setup)\s(?:(?:may|can)
        \s(?:only\sbe\s(?:used|performed|activated|played)
          | be\s(?:used|performed|activated|played)\sonly)\s(?:if|while|when|during)
          | cannot\sbe\s(?:used|performed|played)\s(?:if|while|when|unless|during))\b
      | (?:this\s(?:power|card|effect|drill|setup)(?:'s\spower)?\s(?:may|can)\s(?:only\s)?be\sused
          | (?:you\s(?:may|can)\s)?(?:only\s)?use(?:\sthis\s(?:power|card|effect|drill|setup))?)
        \s(?:only\s)?(?:up\sto\s)?(?:once|twice|any\snumber\sof\stimes|\w+\stimes|more\sthan\sonce)
        (?:\s(?:per|each|every|a|during\seach)\s(?:turn|combat|attack|game))?\s*$)""",
    re.IGNORECASE | re.VERBOSE,
)
"""What limits the use of a card, also where it stands outside of parentheses."""


_ONLY_FIRST = re.compile(r"^only (use|play|perform) (?!this\b)", re.IGNORECASE)
_DURING = re.compile(r"(\bonly )(?:during|on|in)\s", re.IGNORECASE)
_COST = re.compile(
    r"\s*(?:as an additional cost(?:,| to (?:play|perform|use) this\b)"
    r"|as a cost to (?:play|perform|use) this\b"
    r"|you must (?!control\b)[^.]*? to (?:play|perform|use) this (?:card|attack)\b"
    r"|(?:discard|banish|destroy|lose|pay|lower|Rejuvenate|reveal|shuffle|return|place) [^,.]*? to "
    r"(?:play this card|perform this attack)\s*$"
    r"|to (?:play|perform|use) this (?:card|attack), you must\b"
    r"|(?:if [^.]*, )?(?:you may [^.]*? )?"
    r"(?:instead of paying|rather than pay|perform this attack without paying) "
    r"(?:its|this attack's|this card's|the) (?:stage )?cost\b)",
    re.IGNORECASE,
)
"""What has to be done to play the card, or may be for it, which a note says (EFF-12)."""
_OF_POWER = re.compile(r"\bus(?:e|ing) this (?:power|effect)\b", re.IGNORECASE)
"""That it is the price of a Power alone."""
_OF_ITSELF = re.compile(
    r"\s*if [^.]*\bthis card would (?:be \w+ed|attach|leave play)\b[^.]* instead\s*$", re.IGNORECASE
)
"""What comes of the card instead, which it says as a note wherever that stands (EFF-5)."""
_FOR_DECKS = re.compile(
    r"\s*(?:limit (?:\d+|one|two) (?:per deck|in play(?: per player)?)|(?:heroes|villains) only"
    r"|you (?:may|can) (?:control|have) (?:any number of|up to \w+) copies of this \w+(?: in play"
    r"| in (?:a|your) (?:Life )?deck)?"
    r"|you (?:may|can) (?:only play this \w+|play this \w+ only) (?:if|when|while)\b.*)\s*$",
    re.IGNORECASE,
)
"""Its decks, how often it is there and in play, and when it is played, which is always a note."""
_OF_ITS_STAY = re.compile(
    r"""\s*(?:(?:when\s(?:you|your\sMP)\s[^,]*?levels?,\s)?this\s(?:card|Drill)\sis\snot\sdiscarded\b
          (?!\s(?:after|if|while|unless)\b) | this\scard\s(?:is\sconsidered|counts)\s(?!.*\sthis\s)
        | this\sattack\sis\sconsidered\s.*\sfor\syour\s(?:card\s)?effects\s*$
        | (?:this\s(?:card|Ally|personality)\s)?enters\splay\s(?:at|with|under)\s)""",
    re.IGNORECASE | re.VERBOSE,
)
"""How a card enters play, and what it doesn't leave play for, which are notes as well (TYP-1)."""


_IF_DONE = re.compile(r"^(\s*)if (?:you do|(?:it|that Ally|he) does)(?=,)", re.IGNORECASE)


def _sentences(text: str, start: int) -> Iterator[tuple[str, int]]:
    """The sentences of a run of text, with their columns."""
    pos = start
    for match in _OF_NOTES.finditer(text[start:]):
        sentence = match.group()
        stripped = sentence.strip()
        if stripped:
            pos = start + match.start() + len(sentence) - len(sentence.lstrip())
            yield stripped, pos


# After each search that is done by itself (EFF-9).
_SHUFFLES = re.compile(r"(?:then )?shuffle (?:your|that|the) (?:Life )?Deck", re.IGNORECASE)
_BELONGS = re.compile(r"if you do\b|(?:where )?X (?:=|is|equals)", re.IGNORECASE)


def waited(note: str, column: int) -> list[tuple[str, str, int]]:
    """The lines of a note that waits for something: what comes of it, sentence for sentence."""
    return [("do", words, column + at) for words, at in _sentences(note, 0)]


_FROM_A_PILE = re.compile(
    r".*\byou (?:may|can) (?:play|use|perform) (?:it|this (?:card|attack)) from your "
    r"(discard pile|Banished Zone)\b[^,]*$"
    r"|(?:if|while|when) this card is in your (discard pile|Banished Zone)\b.*, you (?:may|can) "
    r"(?:play|use|perform) (?:it|this (?:card|attack))\b[^,]*$",
    re.IGNORECASE,
)
"""Where the card may be played from as from hand; what comes of that is a note of its own."""


def _notes(text: str) -> list[tuple[str, int]]:
    """The sentences of a note; "If you do" and what X is belong to the one before."""
    found: list[tuple[str, int]] = []
    for sentence, column in _sentences(text, 0):
        if found and BY_WHOM.match(found[-1][0]):
            # Nothing else is allowed there that could be done.
            sentence = _IF_DONE.sub(r"\1If this attack is performed by an Ally", sentence)
        there = _FROM_A_PILE.match(found[-1][0]) if found else None
        done = _BELONGS.match(sentence)
        if found and _SHUFFLES.fullmatch(sentence) and "search" in found[-1][0].lower():
            continue
        if there is not None and done is not None and done[0][-1] == "o":
            said = re.sub(r"^, (\w+) it\b", r", \1 this card", sentence[done.end() :])
            found.append(
                (f"If this card was played from your {there[1] or there[2]}{said}", column)
            )
        elif found and done is not None:
            start = found[-1][1]
            found[-1] = (text[start : column + len(sentence)], start)
        else:
            found.append((sentence, column))
    return found


_COMMA = re.compile(r", (?!and |or )")
_TOO = re.compile(r",? and,? (?:also )?", re.IGNORECASE)


def taken_apart(note: str) -> Iterator[tuple[str, str]]:
    """Two notes that a sentence of a note may be: "if …, … and …" says both under one "if"."""
    given = note[:3].lower() == "if "
    # The "if" may hold commas of its own, and so end at a later one.
    begins = [comma.end() for comma in _COMMA.finditer(note)] if given else [0]
    for begin in begins:
        for too in _TOO.finditer(note, begin):
            if " instead" in note[: too.start()]:
                # What it does besides it does only where something else is done instead.
                continue
            yield note[: too.start()], note[:begin] + note[too.end() :]


_LIMIT = re.compile(
    r"""(?:(?:you\s(?:may|can)\s)?(?:only\s)?
        (?:do\s(?:so|this)|use\sthis\s(?:effect|power))\s
      | this(?:\seffect|\spower)?\s(?:(?:can|may)\s(?:only\s)?(?:happen|occur|be\sused)
          |happens|occurs)\s)?
        (?:only\s|limit\s)?(?:up\sto\s|(?:a\s)?max(?:imum)?\s(?:of\s)?)?(once|twice|\w+\stimes)
        \s(?:per|each|a|during\seach)\s(turn|combat|attack|game)$""",
    re.VERBOSE | re.IGNORECASE,
)
"""How often what the sentence before waits for sets it off, as a sentence of its own."""
_GOES_ON = re.compile(r"(?:if|otherwise|then|X)\s", re.IGNORECASE)
_WAITS = re.compile(r"(?:when|whenever|after|(?:each|every|any) time)\s", re.IGNORECASE)


_AT_A_TIME = re.compile(r"when entering combat\b", re.IGNORECASE)
"""What comes by itself, and is no happening that could be counted."""


def _limited(draft: Draft | None, words: str) -> bool:
    """Say of what waits in a text how often it does, where these words only say that."""
    limit = _LIMIT.match(words)
    if limit is None or draft is None:
        return False
    if draft.icon != "constant":
        # Once a turn every Power is used, and a turn has one combat (COM-3); what is said of the
        # Power is a note.
        of_power = "power" in words.lower() or not draft.power
        return (
            not of_power and limit[1].lower() == "once" and limit[2].lower() in ("turn", "combat")
        )
    for at, (kind, said, column) in reversed([*enumerate(draft.lines)]):
        if _AT_A_TIME.match(said):
            return False
        if _WAITS.match(said):
            often = f"{limit[1].lower()} per {limit[2]}, {said[0].lower()}{said[1:]}"
            draft.lines[at] = (kind, often, max(0, column + len(said) - len(often)))
            return True
        if not _GOES_ON.match(said):
            return False
    return False


def _of_a_part(drafts: list[Draft], words: str, kind: str) -> bool:
    """Whether it limits what one sentence of a text waits for, or may: not the use of a Power."""
    if not drafts:
        return False
    last = drafts[-1]
    if last.icon == "constant":
        return _LIMIT.match(words) is not None
    may = len(last.lines) > 1 and any(" may " in f" {said.lower()}" for _, said, _ in last.lines)
    return " effect " in words and (kind != "do" or may or _performs(last))


def limits_what_waits(note: str, drafts: list[Draft]) -> bool:
    """Say of the one text that waits how often it does, where a note before it says only that."""
    waits = [draft for draft in drafts if draft.icon == "constant"]
    return len(waits) == 1 and _limited(waits[0], note)


_OFTEN_FIRST = re.compile(
    r"(?:only )?(once|twice|\w+ times) per (combat|game|turn),? (?=\w)", re.IGNORECASE
)
_OFTEN_LAST = re.compile(
    r"^(you may (?!use\b)[^,]*?),? (?:but )?(?:only )?(once|twice) per (combat|game|turn)$", re.I
)
"""How often a Power is used, said in its first sentence."""
_THEN = re.compile(r"(?:when|whenever|after|if|during|at|as)\b", re.IGNORECASE)


def _so_often(draft: Draft, alone: bool) -> Iterator[tuple[str, int]]:
    """Take out of a Power's first sentence how often that is used, which a note says (COM-3).

    Once a turn every Power is used; else a note is of the one that a card has `alone`. What a Power
    waits for, it waits for once it is used; only an [instant] one is used then.
    """
    if not draft.power or draft.icon == "constant" or not draft.lines:
        return
    kind, said, column = draft.lines[0]
    first, last = _OFTEN_FIRST.match(said), _OFTEN_LAST.match(said)
    begin = 0 if first is None else first.end()
    if not alone and "once per turn" not in said.lower():
        return
    if first is not None and (draft.icon == "instant" or not _THEN.match(said, begin)):
        draft.lines[0] = (kind, f"{said[begin].upper()}{said[begin + 1 :]}", column + begin)
        often = (first[1].lower(), first[2].lower())
    elif last is not None:
        draft.lines[0] = (kind, last[1], column)
        often = (last[2].lower(), last[3].lower())
    else:
        return
    if often != ("once", "turn"):
        yield f"use {often[0]} per {often[1]}", column


_IN_A_STEP = re.compile(
    r"^(?:once per \w+,? )?you may [^.]* during (?:the|your) Planning Step$", re.IGNORECASE
)


def _in_a_step(draft: Draft | None, words: str) -> bool:
    """Say of what may be done in a step what comes of it, in the same breath."""
    if draft is None or draft.icon != "constant" or not draft.lines:
        return False
    kind, said, column = draft.lines[-1]
    if not (words.lower().startswith("if you do, ") and _IN_A_STEP.match(said)):
        return False
    draft.lines[-1] = (kind, f"{said}. {words}", column)
    return True


_MOST = re.compile(
    r"(?:you|your opponent|he|each player) (?:cannot|may not) (?:draw|gain|lose|discard|destroy|"
    r"banish|Rejuvenate) more than (\d+) [\w ]*this way$"
    r"|X (?:(?:cannot|may not) (?:be (?:more|higher|greater) than|exceed)|(?:is|has) (?:a|at) "
    r"(?:maximum of|most)) (\d+)$",
    re.IGNORECASE,
)
"""How much at most comes of what the sentence before counts."""


def _at_most(draft: Draft | None, words: str) -> bool:
    """Say of the sentence before how much at most comes of it, where it counts something."""
    most = _MOST.match(words)
    if most is None or draft is None or not draft.lines:
        return False
    kind, said, column = draft.lines[-1]
    counted = DEFINES.match(said) if most[2] else re.search(r"\bfor (?:each|every)\b", said, re.I)
    if counted is None:
        return False
    draft.lines[-1] = (kind, f"{said}, to a maximum of {most[1] or most[2]}", column)
    return True


_AFTER_USE = re.compile(
    r"\bafter use\b|^Remain \d+$|(?:^|\bthis card )(?:stays|remains) in play to be used\b"
    r"|^if successful,"
    r"| instead of (?:discarding it|being discarded)(?: after use)?$",
    re.IGNORECASE,
)
_OF_ITS_ATTACK = re.compile(r"\bthis attack\b(?! card)", re.IGNORECASE)
NEXT_TURN = re.compile(r"\b(?:your|your opponent's|his|the) next turn\b", re.IGNORECASE)
"""What a note says of how its card is used, of the attack that it is, and of the time after."""


def uses_meant(note: str, drafts: list[Draft], stays: bool) -> list[Draft]:
    """The sections that do what a note says: those with the attack it speaks of, or every use."""
    uses = [draft for draft in drafts if draft.lines and draft.icon != "constant"]
    note = defined(note, 0)[0][1]
    if _OF_ITS_ATTACK.search(note):
        return [draft for draft in uses if draft.icon in ("attack", "") and _performs(draft)]
    # What stays says its note in no turn, so that none is the next one.
    later = NEXT_TURN.search(note) and not stays
    return uses if later or _AFTER_USE.search(note) else []


def _performs(draft: Draft) -> bool:
    return any(ATTACK.match(words) for _, words, _ in draft.lines[:1])


_GO_WITH = (
    *(_limited, prevented, _at_most, _in_a_step, costing, unused, of_one_performed),
    *(with_what_was_chosen, in_its_place),
)
"""What takes a sentence in, that only goes on about the one before it."""


def _costs_first(draft: Draft) -> list[tuple[str, int]]:
    """Take out of an attack what is said of its cost before the attack itself (ATK-2)."""
    at = [n for n, (_, words, _) in enumerate(draft.lines) if ATTACK.match(words)][:1]
    before = [line for line in draft.lines[: at[0]] if WHAT_IT_COSTS.match(line[1])] if at else []
    draft.lines = [line for line in draft.lines if line not in before]
    return [(words, column) for _, words, column in before]


_ENTERS = re.compile(
    r"when(?:ever)? (?:this (?:card|Ally|Drill|Dragon Ball) enters play"
    r"|you advance to this (?:personality )?level)\b",
    re.IGNORECASE,
)
"""What comes as the card comes: a note says it in one sentence."""
_OF_DECKS = re.compile(
    r"(?:limit|heroes|villains|banish after use|if this|this|you may only)\b", re.I
)


def cut(text: str) -> tuple[list[tuple[str, int]], list[Draft], list[Failure]]:
    """Cut a text into note sentences and section drafts."""
    notes: list[tuple[str, int]] = []
    drafts: list[Draft] = []
    failures: list[Failure] = []
    only: list[tuple[str, int]] = []
    apart: list[Draft] = []
    kind, lent = "do", False
    pos = opened = 0
    while pos < len(text):
        piece = _PIECE.match(text, pos)
        if piece is None:
            sentence = _SENTENCE.match(text, pos)
            if sentence is None:
                rest = text[pos:].strip()
                if rest:
                    failures.append(
                        Failure(rest, pos, len(text), "the quotes or brackets don't match up")
                    )
                break
            words = sentence.group()
            if text[:pos].lower().endswith("and you") and drafts and drafts[-1].lines:
                words = from_it(words, drafts[-1].lines[-1][1])
            column = pos + len(words) - len(words.lstrip())
            if lent:
                # Whether he has one of them perform it is known before it is performed.
                words = _IF_DONE.sub(r"\1if this attack is performed by an Ally", words)
            lent = bool(BY_WHOM.match(words)) and not _IF_DONE.match(words)
            of_itself = any(
                each.match(words) for each in (_COST, _OF_ITSELF, _OF_ITS_STAY, _FOR_DECKS)
            ) and not (drafts and drafts[-1].power and _OF_POWER.search(words))
            if of_itself or (kind == "do" and is_noted(drafts, words)) or KEYWORD.fullmatch(words):
                # What an attack costs if something is so, it costs instead of what it says first.
                whole = words.strip() if of_itself else words.strip().removesuffix(" instead")
                notes.append((whole, column))
            elif (
                _USE_ONLY.match(words)
                and not is_timing(drafts, words)
                and not _of_a_part(drafts, words.strip(), kind)
            ):
                limit = _ONLY_FIRST.sub(r"\1 only ", words.strip())
                only.append((_DURING.sub(r"\1if it is ", limit), column))
            elif words.strip() and not any(
                goes_with(drafts[-1] if drafts else None, words.strip()) for goes_with in _GO_WITH
            ):
                if not drafts:
                    drafts.append(Draft())
                column = pos + len(words) - len(words.lstrip())
                drafts[-1].lines.append((kind, words.strip(), column))
                for_what_comes(drafts[-1])
                if kind == "damage":
                    kind = "do"
            pos = sentence.end()
            continue
        pos = piece.end()
        if piece["open"]:
            end = text.find(")", pos)
            if end < 0:
                failures.append(Failure(text[pos - 1 :], pos - 1, len(text), 'a ")" is missing'))
                break
            noted = [(s, pos + c) for s, c in _notes(text[pos:end])]
            last = drafts[-1] if drafts else None
            if len(noted) > 1 and _ENTERS.match(noted[0][0]):
                if not any(_OF_DECKS.match(said) for said, _ in noted):
                    # What comes of it in several sentences is what a [constant] text says.
                    said = _sentences(text[pos:end], 0)
                    lines = [("do", words, pos + at) for words, at in said]
                    apart.append(Draft("constant", lines=lines))
                    noted = []
            notes += [(s, c) for s, c in noted if not (_limited(last, s) or costing(last, s))]
            pos = end + 1
        elif piece["icon"] or piece["constant"]:
            icon = (piece["icon"] or piece["constant"]).lower()
            last = drafts[-1] if drafts else None
            if last is not None and last.power and not last.icon and not last.lines:
                last.icon = icon
            else:
                drafts.append(Draft(icon))
            kind, opened = "do", pos
        elif piece["power"]:
            last = drafts[-1] if drafts else None
            if last is not None and not last.power and not last.lines:
                # What a [constant] text said before may be a note.
                if last.icon == "constant" and text[opened : piece.start()].strip():
                    last.icon = ""
                last.power = True
            else:
                drafts.append(Draft(power=True))
            kind = "do"
        elif piece["damage"]:
            kind = "damage"
        elif piece["hit"]:
            kind = "hit"
    drafts = [*apart, *drafts]
    uses = sum(bool(draft.lines) and draft.icon != "constant" for draft in drafts)
    for draft in drafts:
        notes += _costs_first(draft)
        same_unit(draft)
        chosen(draft, notes)
        paid_otherwise(draft, notes)
        priced(draft)
        found_first(draft)
        shuffled(draft)
        for_another(draft)
        deals_instead(draft)
        each_apart(draft)
        apart_from_choice(draft)
        of_made_attack(draft)
        over_by_then(draft)
        put_in_its_place(draft)
        weakened(draft)
        bound_of_x(draft)
        notes += _so_often(draft, uses == 1)
    notes = [
        (said, column)
        for said, column in notes
        if not (keyed(said, drafts) or but_for(said, drafts))
    ]
    if uses < 2:
        notes += only
    else:
        # Of which of several uses it is said, it doesn't say.
        message = "it doesn't say which of the card's uses it limits"
        failures += [Failure(words, at, at + len(words), message) for words, at in only]
    return notes, drafts, failures
