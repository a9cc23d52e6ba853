"""The parts of a text on their way, and what sentences say of the attack that a part performs."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from itertools import pairwise

from dbz_desktop.rules.language.text.own_title import Itself


@dataclass(slots=True)
class Draft:
    """A section as it stands: its icon and its sentences, with label and column."""

    icon: str = ""
    power: bool = False
    lines: list[tuple[str, str, int]] = field(default_factory=list)
    itself: Itself | None = None
    """How the card may speak of itself, where it is known whose text it is."""


ATTACK = re.compile(
    r"(?:\d+: )?(?!(?:stop|block)s? |your )(?:[\w-]+,? ){0,3}(?:physical|energy) attack"
    r"(?: costing [^.]*)?$",
    re.IGNORECASE,
)
KEYWORD = re.compile(
    r"\s*(?:this (?:attack|card) (?:is|has) )?(Focused|Unstoppable|Unpreventable)\s*", re.IGNORECASE
)
"""A keyword of the attack, which may stand alone wherever it likes (ATK-15)."""
_NO_UNIT = re.compile(
    r"^(?P<base>(?:AT|X|\d+)(?: (?P<unit>stages?|life cards?))?)(?:,? plus |,? ?(?P<sign>\+) ?)"
    r"(?P<n>\d+|X)(?P<more> (?P<own>stages?|life cards?))?(?= (?:for (?:each|every)|per|if)\b)",
    re.IGNORECASE,
)


def same_unit(draft: Draft) -> None:
    """Say of what unit more damage is, where that is left out: of the one before it (ATK-8)."""
    for at, (kind, said, column) in enumerate(draft.lines):
        found = _NO_UNIT.match(said) if kind == "damage" else None
        if found is None or (found["own"] and found["sign"]):
            continue
        unit = (found["own"] or found["unit"] or "stages").rstrip("s")
        more = f"{found['base']} +{found['n']} {unit}{'' if found['n'] == '1' else 's'}"
        draft.lines[at] = (kind, f"{more}{said[found.end() :]}", column)


_HAS_ONE_PERFORM = re.compile(
    r"\b(?:perform|play)s? (?:an?|another|one of|that|the) [^,.]*?\battacks?\b[^.]*$", re.IGNORECASE
)
_SAYS_OF_IT = re.compile(
    r"(?:that attack|it) (?P<says>(?:deals|gains|cannot|has|is|loses|costs)\b[^\"]*)$",
    re.IGNORECASE,
)
_ASKS_OF_IT = re.compile(
    r"if (?:that attack|it) (?:is|was) (?P<so>stopped|successful|not stopped), (?P<then>[^\"]*)$",
    re.IGNORECASE,
)


def of_one_performed(draft: Draft | None, words: str) -> bool:
    """Say of an attack that a text has one perform all that is said of it in one breath (EFF-6).

    Once it is over nothing of it can be changed.
    """
    if draft is None or len(draft.lines) < 2 or not _HAS_ONE_PERFORM.search(draft.lines[-2][1]):
        return False
    kind, said, column = draft.lines[-1]
    says, asks = _SAYS_OF_IT.match(words), _ASKS_OF_IT.match(words)
    if _SAYS_OF_IT.match(said.rstrip(".")) is None or says is asks is None:
        return False
    if says is not None:
        more = says["says"]
    elif asks is not None and asks["so"].lower() == "stopped":
        more = f'gains "If this attack is stopped, {asks["then"].rstrip(".")}."'
    else:
        assert asks is not None
        then = asks["then"].rstrip(".")
        more = f'gains "HIT: {then[0].upper()}{then[1:]}."'
    draft.lines[-1] = (kind, f"{said.rstrip('.')} and {more.rstrip('.')}", column)
    return True


_BEGINS = re.compile(
    r"((?:\w+: )?)(Unstoppable |Unpreventable )?(?=(?:physical|energy) )", re.IGNORECASE
)
"""What an attack costs, and a keyword of it, before its kind."""


def keyed(words: str, drafts: list[Draft]) -> bool:
    """Give the text's one attack the keyword that a note consists of (ATK-15)."""
    keyword = KEYWORD.fullmatch(words)
    attacks = [d for d in drafts if d.lines and ATTACK.match(d.lines[0][1])]
    if keyword is None or len(attacks) != 1:
        return False
    kind, said, column = attacks[0].lines[0]
    begin = _BEGINS.match(said)
    if begin is None:
        return False
    names = {keyword[1].capitalize(), *(begin[2] or "").capitalize().split()}
    if len(names) > 1 and "Focused" in names:
        return False
    called = ", ".join(sorted(names, reverse=True))
    attacks[0].lines[0] = (kind, f"{begin[1]}{called} {said[begin.end() :]}", column)
    return True


_COSTS = re.compile(r"(?:it )?costs? (\d+|X) (?:power )?stages?(?: to perform)?$", re.IGNORECASE)


def costing(draft: Draft | None, words: str) -> bool:
    """Say of the attack what it costs, where that stands right behind it."""
    costs = _COSTS.match(words)
    if costs is None or draft is None or len(draft.lines) != 1:
        return False
    kind, said, column = draft.lines[0]
    if not ATTACK.match(said) or "costing" in said or said[:1].isdigit():
        return False
    draft.lines[0] = (kind, f"{said} costing {costs[1]} stages", column)
    return True


_ONLY_IF = re.compile(r"(if [^.]*),$", re.IGNORECASE)
"""In which case the damage behind it is dealt."""


_EITHER = re.compile(
    r"([^,]*? (?:stages?|life cards?)) or (\d+ (?:stages?|life cards?))",
    re.IGNORECASE,
)
"""Damage of which the player of the attack chooses."""
_DEALS = re.compile(
    r"(?:this attack|it) deals (?:(?P<much>(?:\d+|X|AT)\b(?!.* (?:instead|as)\b)[^.]*)"
    r"|(?P<unit>stage|life card)s?(?: of)?(?: damage)? equal to (?P<value>[^.]*))",
    re.IGNORECASE,
)
"""All that an attack deals, said in a sentence."""


def _dealt(said: re.Match[str]) -> str:
    """The same behind its label."""
    if said["much"]:
        return said["much"].replace(" of damage", "")
    return f"{said['unit'].capitalize()}s equal to {said['value']}"


def deals_instead(draft: Draft) -> None:
    """Say of an attack in one line what it deals, and what instead if something is so.

    Or that its player may have it deal something else, in a sentence of its own.
    """
    if draft.lines and ATTACK.match(draft.lines[0][1]):
        all_of_it = any(kind == "damage" for kind, *_ in draft.lines)
        for at, (kind, said, column) in enumerate(draft.lines):
            deals = _DEALS.fullmatch(said) if kind == "do" and not all_of_it else None
            if deals is not None:
                draft.lines[at], all_of_it = ("damage", _dealt(deals), column), True
    for at, (kind, said, _) in enumerate(draft.lines[:-1]):
        given, (then, other, column) = _ONLY_IF.match(said), draft.lines[at + 1]
        first = next((n for n, line in enumerate(draft.lines[:at]) if line[0] == "damage"), None)
        if given is None or (kind, then) != ("do", "damage") or first is None:
            continue
        dealt, case = draft.lines[first], given[1][:1].lower() + given[1][1:]
        whole = f"{dealt[1]}, or {other.removesuffix(' instead')} {case}"
        draft.lines[first] = ("damage", whole, column)
        del draft.lines[at : at + 2]
        return
    for at, (kind, said, column) in enumerate(draft.lines):
        either = _EITHER.fullmatch(said) if kind == "damage" else None
        if either is not None:
            choice = f"You may have this attack deal {either[2]} of damage instead"
            draft.lines[at : at + 1] = [("do", choice, column), (kind, either[1], column)]
            return


_AT_MOST = (
    r"X (?:(?:cannot|can't|can not|may not|must not) (?:be (?:more|greater|higher) than|exceed)"
    r"|(?:can|may|must) be (?:no more than|at most|no (?:higher|greater) than|up to)"
    r"|(?:is|=|equals) (?:at most|no more than|up to|limited to)|has a maximum of) (\d+)"
    r"|(?:the )?maximum (?:of |for |value of )?X (?:is|=) (\d+)"
)
"""How much X can be at most."""
_LIMITED = (
    r"(?:,? (?:to|up to|with) a maximum of |,? \((?:to a |up to a )?maximum (?:of )?)(\d+)\)?"
)
_DONE_WITH = (
    r"(?:place|put|play|discard|banish|shuffle|return|draw|attach) (?:it|them|(?:that|those) \w+)"
)
_FOUND = re.compile(
    r"((?P<given>if [^.,]*, |(?:(?!search|choose)[^.])*? to |you may )?(?:search|choose)\b "
    rf"[^.]*?),? and (?:either )?(?P<then>{_DONE_WITH}\b[^.]*? or (?:(?:{_DONE_WITH}|into|on top"
    r"|(?:at|on) the|to (?:your|its|his)|(?<=hand or )discard)\b)[^.]*)",
    re.IGNORECASE,
)
"""Cards that are found, and one of two things that are done with them."""


def found_first(draft: Draft) -> None:
    """Say what is found in a sentence of its own, where one of two things is done with it then."""
    for at, (kind, said, column) in reversed([*enumerate(draft.lines)]):
        found = _FOUND.fullmatch(said) if kind in ("do", "hit") else None
        if found is None:
            continue
        then, begins = found["then"], column + found.start("then")
        given = f"If you do, {then}"
        then = f"{then[:1].upper()}{then[1:]}" if found["given"] is None else given
        draft.lines[at : at + 1] = [(kind, found[1], column), (kind, then, begins)]


_PRICE = re.compile(
    r"(?:as an? (?:additional )?cost(?: (?:to|for) us(?:e|ing) this (?:power|effect))?,? "
    r"(?:you must )?([^,.]*)|you must ([^.]*?) to use this (?:power|effect))$",
    re.IGNORECASE,
)
_GOES_BY = re.compile(r"(?:X (?:=|is|equals)|if|otherwise) ", re.IGNORECASE)


def priced(draft: Draft) -> None:
    """Say of what a Power does, in one sentence, for which price it is done (EFF-5)."""
    if not draft.power:
        return
    for at, (kind, said, column) in enumerate(draft.lines):
        price = _PRICE.match(said)
        others = [line for n, line in enumerate(draft.lines) if n != at]
        does = [line for line in others if not _GOES_BY.match(line[1])]
        if price is None or len(does) != 1 or kind != "do" or does[0][0] != "do":
            continue
        cost, then = price[1] or price[2], does[0][1]
        whole = f"{cost[:1].upper()}{cost[1:]} to {then[:1].lower()}{then[1:]}"
        draft.lines[:] = [(kind, whole, column) if line is does[0] else line for line in others]
        return


_FREE = re.compile(
    r"(you may [^.]*?)(?:(?:\.? if you do, this attack costs| to (?:have this attack cost|pay)) "
    r"(?:0|no) stages(?: to perform| for this attack)?"
    r"| to (?:reduce|lower) (?:this (?:attack|card)'s|its) (?:power )?(?:stage )?cost to (?:0|zero)"
    r"(?: stages)?"
    r"| to perform this attack (?:at no cost|for free|without paying(?: its cost)?))$",
    re.IGNORECASE,
)


def paid_otherwise(draft: Draft, notes: list[tuple[str, int]]) -> None:
    """Say in a note what may be done so that an attack costs nothing: it is paid first (ATK-2)."""
    for at, (note, column) in enumerate(notes):
        notes[at] = (_FREE.sub(r"\1 instead of paying this attack's cost", note), column)
    for line in [*draft.lines]:
        if line[0] == "do" and (free := _FREE.match(line[1])) is not None:
            draft.lines.remove(line)
            notes.append((f"{free[1]} instead of paying this attack's cost", line[2]))
    for first, then in pairwise([*draft.lines]):
        free = _FREE.match(f"{first[1]} {then[1]}")
        if free is not None and first[0] == then[0] == "do":
            draft.lines.remove(first)
            draft.lines.remove(then)
            notes.append((f"{free[1]} instead of paying this attack's cost", first[2]))


_ANY_NUMBER = re.compile(
    r"(?:where )?X (?:=|is|equals|(?:can|may) be) (?:any|an?) (?:number|amount)"
    r"(?: of (?:power )?stages)?"
    r"(?: (?:you choose|of your choice))?"
    r"(?: (?:up to|from (?P<least>\d+) (?:up )?to|between (?P<low>\d+) and) (\d+))?"
    r"|X is chosen by you|choose X"
    r"|X (?:=|is|equals) the (?:number|amount) of (?:power )?stages (?:you )?(?:paid|pay)"
    rf"(?: (?:for|to perform) this attack)?(?:{_LIMITED})?|{_AT_MOST}",
    re.IGNORECASE,
)
_COSTS_X = re.compile(
    rf"(?:X: (.* attack)|(.* attack) costing X (?:power )?stages(?:{_LIMITED})?)", re.IGNORECASE
)
_DEALS_X = re.compile(rf"(.*\bX\b[^,]*?){_LIMITED}", re.IGNORECASE)
_MEANS = re.compile(r"\bX (?:=|is|equals)\s", re.IGNORECASE)
_NAMES_X = re.compile(r"\bX\b")


def chosen(draft: Draft, notes: list[tuple[str, int]]) -> None:
    """Say of an attack that costs X, which is any number, that it costs as much as one likes.

    So it does where X is spoken of, and nothing tells what it is, in its text or in a note.
    """
    costs = _COSTS_X.fullmatch(draft.lines[0][1]) if draft.lines else None
    if costs is None:
        return
    told = [*(words for _, words, _ in draft.lines), *(words for words, _ in notes)]
    free = [found for words in told if (found := _ANY_NUMBER.fullmatch(words))]
    if not free and (any(map(_MEANS.search, told)) or not any(map(_NAMES_X.search, told[1:]))):
        return
    least = next((low for found in free for low in found.group("least", "low") if low), "0")
    limits = [costs[3], *(limit for found in free for limit in found.groups()[2:])]
    place = 0
    for at, (kind, words, column) in reversed([*enumerate(draft.lines)]):
        if _ANY_NUMBER.fullmatch(words):
            place = at
            draft.lines.pop(at)
        elif kind == "damage" and (deals := _DEALS_X.fullmatch(words)):
            draft.lines[at] = (kind, deals[1], column)
            limits.append(deals[2])
    if any(_ANY_NUMBER.fullmatch(words) for words, _ in notes):
        place = len(draft.lines)
        notes[:] = [each for each in notes if not _ANY_NUMBER.fullmatch(each[0])]
    place = max(1, place)
    most = next((limit for limit in limits if limit), None)
    many = f"up to {most} stages" if most else "any number of stages"
    if most and least != "0":
        many = f"{least} to {most} stages"
    first, _, begin = draft.lines[0]
    draft.lines[0] = (first, f"{costs[1] or costs[2]} costing {many}", begin)
    kind = draft.lines[place - 1][0] if draft.lines[place - 1][0] != "damage" else "do"
    draft.lines.insert(place, (kind, "X = that number", draft.lines[place - 1][2]))


_EACH_AND = re.compile(
    r"(?P<does>(?:(?:if|when|whenever|while) [^,]*, )?(?!you may\b)[^,.\d]*?) (?P<first>[+-]?\d+)"
    r"(?P<unit>(?: (?!for\b)[a-z]+)*) for each (?P<things>[^,.]*?),? and "
    r"(?P<second>[+-]?\d+)(?P<other>(?: (?!for\b)[a-z]+)*) for each (?P<more>[^,.]*)",
    re.IGNORECASE,
)
"""What is so much for each of some things, and so much for each of others."""


_WHOSE = re.compile(r"(?: (?:you|your opponent|he) controls?| in play)$", re.IGNORECASE)
_KIND = re.compile(r"(?P<kind>[\w-]+) (?P<rest>.*)")


def _others(things: str, more: str) -> str | None:
    """The other things that are meant after some of a kind; None where that isn't told."""
    if not more.lower().startswith("other "):
        return more
    kind = _KIND.fullmatch(things)
    if kind is None or not f"{kind['rest']} ".lower().startswith(f"{more[6:]} ".lower()):
        return None
    return f"non-{kind['kind']} {kind['rest']}"


def each_apart(draft: Draft) -> None:
    """Say in a sentence of its own how much something is for each of other things, too (EFF-7)."""
    for at, (kind, said, column) in reversed([*enumerate(draft.lines)]):
        both = _EACH_AND.fullmatch(said) if kind != "damage" else None
        more = both and _others(both["things"], both["more"])
        if both is None or not more:
            continue
        does, unit, things = both["does"], both["unit"], both["things"]
        if (whose := _WHOSE.search(more)) and " " not in things:
            # Whose they are is said of both, behind the last.
            things += whose[0]
        draft.lines[at : at + 1] = [
            (kind, f"{does} {both['first']}{unit} for each {things}", column),
            (kind, f"{does} {both['second']}{both['other'] or unit} for each {more}", column),
        ]


_PERFORMS = re.compile(r"\bperforms? an? [^,.]*?attack\b", re.IGNORECASE)


def of_made_attack(draft: Draft) -> None:
    """Say of the attack that a text performs what its HIT effects are, as text that it gains."""
    lines = draft.lines
    hits = [each for each in lines if each[0] == "hit"]
    if not hits or any(kind == "damage" for kind, _, _ in lines):
        return
    if len(lines) == len(hits) or not _PERFORMS.search(lines[-len(hits) - 1][1]):
        return
    said = ". ".join(words for _, words, _ in hits)
    lines[-len(hits) :] = [("do", f'that attack gains "HIT: {said}."', hits[0][2])]


_PERFORMED = re.compile(
    r"\b(?P<use>use )?(?P<when>after|when|whenever) (?P<who>you|your opponent|he) performs? "
    r"(?:an?|(?P<own>his|your)) (?P<what>(?:[\w-]+ )*?attack)(?P<each> each (?:combat|turn))?"
    r"(?=$|, (?P<asks>if (?:that attack|it) (?:was|is) (?:not )?(?:stopped|succ)))",
    re.IGNORECASE,
)
_ENDED = re.compile(
    r"(?P<at>^|, )if (?:that attack|it) (?:was|is) (?P<no>not )?(?P<how>stopped|successful)"
    r"(?=,| by\b)",
    re.IGNORECASE,
)


def _is_ended(found: re.Match[str]) -> str:
    """What is asked of an attack that is over: it was successful unless it was stopped (ATK-4)."""
    stopped = (found["how"].lower() == "stopped") is not bool(found["no"])
    return f"{found['at']}if that attack was {'' if stopped else 'not '}stopped"


_FOR_ANOTHER = re.compile(
    r"((you|your opponent|he) may [^,.]*?) to ((?:have (?P<whom>[^,.]*?) (?P<does>lose|gain)|place"
    r"|put|draw|discard|banish|destroy|return|play|raise|lower|gain|Rejuvenate|shuffle|capture"
    r"|search)\b[^,.]* instead)",
    re.IGNORECASE,
)
_UNUSED = re.compile(
    r"(?:you )?(?:do not|may not|cannot) use (?:its|their|that card's) effects?"
    r"|(?:its|their) effects? (?:is|are|does|do) not (?:used|happen)",
    re.IGNORECASE,
)


def unused(draft: Draft | None, words: str) -> bool:
    """Say of what is placed into play that its effects aren't used, where these words say so."""
    if draft is None or not draft.lines or not _UNUSED.fullmatch(words):
        return False
    kind, said, column = draft.lines[-1]
    if not re.search(r"\binto play$", said, re.IGNORECASE):
        return False
    draft.lines[-1] = (kind, f"{said} without using its effects", column)
    return True


def for_another(draft: Draft) -> None:
    """Say of what one may do "to do that instead" in a sentence of its own what that is."""
    for at, (kind, said, column) in reversed([*enumerate(draft.lines)]):
        found = _FOR_ANOTHER.fullmatch(said) if at and kind in ("do", "hit") else None
        if found is None:
            continue
        does, rest = found[3], found.start(3)
        if found["whom"]:
            does = f"{found['whom']} {found['does']}s{said[found.end('does') :]}".replace(
                " only ", " "
            )
        asked = "If you do" if found[2].lower() == "you" else "If he does"
        draft.lines[at : at + 1] = [
            (kind, found[1], column),
            (kind, f"{asked}, {does}", column + rest),
        ]


def over_by_then(draft: Draft) -> None:
    """Say of what asks what became of an attack that it comes at that attack's end (ATK-1).

    "After your opponent performs an attack, if that attack was stopped, …"; "Use after your
    opponent's first attack. If it was successful, …".
    """
    lines = draft.lines
    if not any(kind == "do" and _ENDED.search(words) for kind, words, _ in lines):
        return
    begins = [at for at, (_, words, _) in enumerate(lines) if _ends_of_attack(words)]
    for at, (kind, words, column) in enumerate(lines):
        performed = _PERFORMED.search(words)
        later = any(_ENDED.match(said) for _, said, _ in lines[at + 1 :])
        if performed and (performed["asks"] or (later and performed["when"].lower() == "after")):
            whose = "your" if performed["who"].lower() == "you" else "your opponent's"
            what = f"{whose} {performed['what']}{performed['each'] or ''}"
            if not performed["own"]:
                what = f"one of {what}s"
            use = performed["use"] or ""
            words = (
                f"{words[: performed.start()]}{use}at the end of {what}{words[performed.end() :]}"
            )
            words = words[0].upper() + words[1:]
            begins.append(at)
        if any(begin <= at for begin in begins):
            words = _ENDED.sub(_is_ended, words)
        lines[at] = (kind, words, column)


_ENDS = re.compile(
    r"^(?:use )?(?:after|at the end of) (?!the |this |that )[^,]*?\battacks?"
    r"(?: each (?:combat|turn))?(?=,|$)",
    re.IGNORECASE,
)


def _ends_of_attack(words: str) -> bool:
    """Whether a sentence tells that it comes at the end of an attack."""
    ends = _ENDS.match(words)
    return ends is not None and not _PERFORMED.search(words)


_IN_A_CASE = re.compile(
    r"\s*(?:if|unless|when(?:ever)?|after|before|at|otherwise|the (?:next|first) time"
    r"|(?:each|every|any) time|once|you(?:r opponent)? may)\b",
    re.IGNORECASE,
)
_CHOSEN = re.compile(
    r"^(\s*choose (?!.*\b(?:from|in|of)\b)[^,]*?)(?=\s+and\b|\s*,|\s*$)", re.IGNORECASE
)


_OF_HIS = re.compile(r"^(\s*choose (?:[\w-]+ )*?of )his cards\b", re.IGNORECASE)


def from_it(words: str, before: str) -> str:
    """What you choose as a hand is shown in a certain case, as out of that hand.

    "If you do, he reveals his hand and you choose a Drill": no Drill in play is meant, nor by "one
    of his cards", in any case.
    """
    words = _OF_HIS.sub(r"\1those cards", words)
    return _CHOSEN.sub(r"\1 from it", words) if _IN_A_CASE.match(before) else words


def labelled(draft: Draft) -> str:
    """The words of a section, with what stands before its damage and its HIT effects."""
    labels = {"damage": "DAMAGE: ", "hit": "HIT: "}
    return " ".join(f"{labels.get(kind, '')}{words}." for kind, words, _ in draft.lines)
