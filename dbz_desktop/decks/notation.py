"""How a line of a deck list is written: its counts, levels, ranges, headings and labels.

Nothing here knows a card. Where a line can be taken apart in several ways, all are given, the
likeliest first: "Ball 3" is a title, or three times "Ball".
"""

from __future__ import annotations

import csv
import html
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

from dbz_desktop.cards.model import CardType
from dbz_desktop.cards.sets import SETS


class Part(Enum):
    """The part of a list that a heading or a label begins."""

    DECK = "deck"
    GROUP = "group"
    ASIDE = "aside"
    NAME = "name"
    TALK = "talk"
    SAID = "said"


Section = CardType | Part

_WORDS: dict[Section, str] = {
    CardType.MAIN_PERSONALITY: "main personality|main personalities|mp|mps|personality"
    "|personalities|main character|character|mp stack|personality stack|starting",
    CardType.MASTERY: "mastery|masteries",
    CardType.PHYSICAL_COMBAT: "physical combat|physical combats|physical|physicals"
    "|physical attack|physical attacks|physical cards",
    CardType.ENERGY_COMBAT: "energy combat|energy combats|energy|energies|energy attack"
    "|energy attacks|energy cards",
    CardType.EVENT: "event|events|non combat|noncombat|non combats|noncombats",
    CardType.SETUP: "setup|setups|set up|set ups",
    CardType.DRILL: "drill|drills",
    CardType.ALLY: "ally|allies",
    CardType.DRAGON_BALL: "dragon ball|dragon balls|dragonball|dragonballs|db|dbs|dball|dballs",
    Part.DECK: "life deck|main deck|maindeck|mainboard|main board|main|decklist|deck list"
    "|the deck|life cards|60 card life deck",
    Part.GROUP: "attacks|attack|blocks|block|combat|combat cards|defense|defenses|offense|cards"
    "|total|total cards|styled|freestyle|named|others|other|misc|utility|stops|commander",
    Part.ASIDE: "sideboard|side board|side deck|side|sb|maybeboard|maybe board|maybe|maybes"
    "|tokens|considering|cut|cuts|cut cards|wishlist|wish list|swaps|possible swaps|substitutions",
    Part.NAME: "name|deck name|deck|title",
    Part.TALK: "notes|note|comments|comment|strategy|description",
    Part.SAID: "author|by|player|format|date|edition|place|placing|tournament|style|alignment"
    "|about|credits|source|link|url",
}
_SECTIONS = {word: section for section, words in _WORDS.items() for word in words.split("|")}
_LABELS = "|".join(sorted(map(re.escape, _SECTIONS), key=len, reverse=True))
_SET_CODES = "|".join(SETS)
_DASH = "[-–—]"

_LABEL = re.compile(
    rf"^({_LABELS})(?:\s?[(\[]\d{{1,3}}[)\]])?(\s?(?:levels?|lvls?|lv)\.?\s?[1-4](?:{_DASH}[1-4])?)?"
    rf"\s?(?:[:=]|{_DASH}\s|\s{_DASH}+>|\|)\s?(?=\S)",
    re.IGNORECASE,
)
_HEADING_COUNT = re.compile(
    r"^\d{1,3}\s?[x×]?\s(?=[a-z])|[\s:\-–—x×(\[]+\d{1,3}(?:\s?/\s?\d{1,3})?(?:\s?cards?)?[)\]]*$"
    r"|\s(?:cards?|total)$",
    re.IGNORECASE,
)

_COUNT_WORDS = {"one": 1, "two": 2, "three": 3, "four": 4}
_N = rf"(\d{{1,3}}|{'|'.join(_COUNT_WORDS)})"
_COPIES = r"(?:copies|copy|pcs?\.?)"
_BEFORE = re.compile(
    rf"^(?:[(\[{{]\s?[x×]?\s?{_N}\s?(?:[x×]|{_COPIES})?\s?[)\]}}]"
    r"|[x×*]\s?(\d{1,3})\b"
    rf"|{_N}\s?[x×*](?![a-z]{{1,2}}\b)"
    rf"|{_N}(?:\s{_COPIES}(?:\sof)?\b|\sof\b)"
    rf"|(\d{{1,3}})\s?(?:{_DASH}|[:;.,|)=](?!\d))"
    rf"|{_N}(?=\s))\s?[-–—:;|,.]?\s?(?=\S)",
    re.IGNORECASE,
)
_AFTER = re.compile(
    r"(?:[\s,;:|=\-–—]+|(?<=[)\]\"”]))"
    rf"(?:[(\[{{]\s?(?:[x×*]\s?{_N}|{_N}\s?(?:[x×*]|{_COPIES}))\s?[)\]}}]"
    rf"|[x×*]\s?{_N}|{_N}\s?(?:[x×*]|{_COPIES}))$",
    re.IGNORECASE,
)
_LOOSE = re.compile(
    r"(?:\s?[;:,=|]|\s[-–—]+|(?<=[)\]\"”])|\s)\s?(?:[(\[{]\s?(\d{1,3})\s?[)\]}]|(\d{1,3}))$"
)
"""A number behind a name that no sign tells to be a count; of a personality it is the level."""

_NUMS = rf"[1-4](?:\s?(?:{_DASH}|\bto\b|\bthru\b|\bthrough\b|[/,&+]|\band\b)\s?[1-4]){{1,3}}|[1-4]"
_LEVEL = re.compile(
    rf"[,(\[\s-]*\b(?:levels?|lvls?\.?|lvs?\.?|mp)\s?#?\s?({_NUMS})(?!\d)[)\]]?[:,\s]*",
    re.IGNORECASE,
)
_ALL_LEVELS = re.compile(r"[,(\[\s-]*\ball (?:4 |four )?levels\b[)\]]?", re.IGNORECASE)
_BARE_LEVEL = re.compile(rf"[\s,(\[-]+({_NUMS})[)\]]?$", re.IGNORECASE)
_RANGE = re.compile(
    rf"[(\[]?\b(?:({_SET_CODES})[\s#-]*)?(ur|dr|[scrup])\s?(\d{{1,3}})"
    rf"(?:\s?(?:{_DASH}|\bto\b|…|\.{{2,3}})\s?(?:(?:{_SET_CODES})[\s#-]*)?(?:ur|dr|[scrup])\s?(\d{{1,3}})"
    rf"|{_DASH}(\d{{1,3}}))\b[)\]]?",
    re.IGNORECASE,
)
_SPAN = re.compile(rf"^(.*?)[#(]?(\d)\s?(?:{_DASH}|\bto\b)\s?(\d)\)?$", re.IGNORECASE)
MOST_OF_RANGE = 12
"""A range of numbers is four levels, or the seven Dragon Balls; a longer one is a mistake."""

_MARKUP = re.compile(
    r"\[\*\]|\[/?[a-z]{1,10}(?:=[^\]]{0,200})?\](?!\()|</?[a-z][^<>]{0,200}>|\*\*|__|~~|`",
    re.IGNORECASE,
)
_LINK = re.compile(r"\[([^\[\]]{1,100})\]\([^()\s]{1,300}\)")
_LEAD = re.compile(
    r"^(?:[>•·◦▪‣►▶➤*+~=–—\-]+\s+|[>•·◦▪‣►▶➤*~=–—\-]+(?=\d|\w)|\[[ x]\]\s|[☐☑✓]\s?)+", re.I
)
_DOTS = re.compile(r"[.…·_\s]{1,80}(?<=[.…·_])\s?(?=[x×(]?\s?\d{1,3}\)?$)", re.IGNORECASE)
_COMMENT = re.compile(r"\s(?://|#(?!\d)).*$|^(?:/{2,}|#+|;+)\s?")
_SPLIT = re.compile(r"\s?[,;]\s?(?=(?:\d{1,3}\s?[x×]?\s|\d{1,3}[x×]|[x×]\d))", re.IGNORECASE)
_SLASHES = (" / ", "/", " | ", " > ", " + ", " & ", "; ", ", ", " and ")
_ORDINAL = re.compile(r"^\s*(\d{1,3})[.)]\s+\S")


@dataclass(frozen=True, slots=True)
class Label:
    """A word before a line that says what part it is of: "Mastery: …". `rest` may be empty."""

    section: Section
    rest: str
    said: str


def clean(line: str) -> tuple[str, bool]:
    """A line without marks of its text format and comments, and whether it was a comment."""
    text = _LINK.sub(r"\1", html.unescape(" ".join(line.split())))
    text = " ".join(_MARKUP.sub(" ", text).split())
    text = _LEAD.sub("", text)
    remark = text.startswith(("//", "#", ";"))
    return _COMMENT.sub("", text).strip(" *"), remark


def uncommented(line: str) -> str:
    """A line without the remark at its end; its blanks stay."""
    return re.sub(r"\s//.*$", "", line)


def heading(text: str) -> Section | None:
    """The part of a list that a line begins as a heading: "Events (12)", "-- Sideboard --"."""
    core = text.strip(" *#=-–—_~:.|[]()<>•+").casefold()
    for _ in range(3):
        section = _SECTIONS.get(" ".join(core.replace("-", " ").split()))
        if section is not None:
            return section
        core = _HEADING_COUNT.sub("", core).strip(" :-–—([")
    return None


def label(text: str) -> Label | None:
    """The word before a line, with what follows it."""
    match = _LABEL.match(text)
    if match is None:
        return None
    # The level of "MP Level 1: …" stays with the name.
    rest = f"{text[match.end() :]}{match[2] or ''}".strip()
    return Label(_SECTIONS[" ".join(match[1].casefold().split())], rest, match[1])


def counted(text: str) -> list[tuple[str, int | None]]:
    """A line taken apart into a name and a count in every way that makes sense.

    The first is the likeliest; the text as it is comes before a count that nothing tells to be
    one.
    """
    found: list[tuple[str, int | None]] = []
    text = _DOTS.sub(" ", text)
    before = _BEFORE.match(text)
    count = _number(before) if before else None
    name = text[before.end() :].strip() if before else text
    after = _AFTER.search(name)
    if after and after.start():
        found.append((_trimmed(name[: after.start()]), _number(after) if count is None else count))
    semicolon = name.partition(";")[0]
    if before:
        found.append((name, count))
    found.append((text, None))
    loose = _LOOSE.search(name)
    if loose and loose.start():
        found.append((_trimmed(name[: loose.start()]), _number(loose) if count is None else count))
    if semicolon != name:
        found.append((_trimmed(semicolon), count))
    return [(name, count) for name, count in dict.fromkeys(found) if name]


def _trimmed(name: str) -> str:
    return name.strip(" -–—:;,|.…")


def _number(match: re.Match[str]) -> int:
    word = next((group for group in match.groups() if group), "0")
    return _COUNT_WORDS[word.casefold()] if word.isalpha() else int(word)


def levels(text: str) -> tuple[str, tuple[int, ...], bool]:
    """A name without its levels, the levels, and whether a word says that they are levels."""
    every = _ALL_LEVELS.search(text)
    if every:
        return _without(text, every), (1, 2, 3, 4), True
    said = _LEVEL.search(text)
    if said and _without(text, said):
        return _without(text, said), _spread(said[1]), True
    bare = _BARE_LEVEL.search(text)
    if bare:
        return text[: bare.start()].strip(" -–,("), _spread(bare[1]), False
    return text, (), False


def _without(text: str, match: re.Match[str]) -> str:
    return f"{text[: match.start()]} {text[match.end() :]}".strip(" -–—:,()[]")


def _spread(written: str) -> tuple[int, ...]:
    """ "1-4" and "1/2/3/4" as levels."""
    numbers = [int(number) for number in re.findall(r"\d", written)]
    if (
        len(numbers) == 2
        and not re.search(r"[/,&+]|and", written, re.I)
        and numbers[0] < numbers[1]
    ):
        return tuple(range(numbers[0], numbers[1] + 1))
    return tuple(dict.fromkeys(numbers))


def numbers_of(text: str) -> list[str]:
    """The numbers of printings that a range means: "S13-S16" is four; none for no range."""
    match = _RANGE.search(text)
    if match is None:
        return []
    first, last = int(match[3]), int(match[4] or match[5])
    if not first < last < first + MOST_OF_RANGE:
        return []
    code = f"{match[1].upper()}-" if match[1] else ""
    return [f"{code}{match[2].upper()}{number}" for number in range(first, last + 1)]


def names_of(text: str) -> list[str]:
    """The names that a range at the end of one means: "Ball 1-7" is seven; none for no range."""
    match = _SPAN.match(text)
    if match is None or not int(match[2]) < int(match[3]):
        return []
    return [f"{match[1]}{number}" for number in range(int(match[2]), int(match[3]) + 1)]


def parts(text: str) -> Iterable[list[str]]:
    """A line as several names with strokes or commas between them, in every way it may be."""
    for sign in _SLASHES:
        if sign in text:
            found = [part.strip(" -–") for part in text.split(sign)]
            if 2 <= len(found) <= MOST_OF_RANGE and all(found):
                yield found


def entries(line: str) -> list[str]:
    """The entries of a line, several where it has a count before each: "3 One, 2 Other"."""
    found = _SPLIT.split(line)
    return found if len(found) > 2 or (len(found) == 2 and _BEFORE.match(found[0])) else [line]


def ordinals(lines: Sequence[tuple[int, str]]) -> frozenset[int]:
    """The lines whose number only numbers them: "1. …", "2. …", four at least in a row."""
    found: list[int] = []
    run: list[int] = []
    for number, line in lines:
        match = _ORDINAL.match(line)
        if match is None:
            continue
        if int(match[1]) != len(run) + 1:
            found += run if len(run) >= 4 else []
            run = []
        if int(match[1]) == len(run) + 1:
            run.append(number)
    return frozenset(found + (run if len(run) >= 4 else []))


def without_ordinal(line: str) -> str:
    """A numbered line without its number."""
    match = _ORDINAL.match(line)
    return line[match.end() - 1 :] if match else line


# --- rows of a table ---

_COLUMNS = {
    "count": "count|qty|quantity|copies|amount|number of copies|#|x|anzahl|how many|owned",
    "name": "name|card|card name|title|cardname|card title",
    "subtitle": "subtitle|sub title|version",
    "ident": "number|no|no.|id|card number|card id|set number|collector number|code|nr",
    "set": "set|set code|expansion|edition|set name",
    "type": "type|card type|category|kind",
    "level": "level|lvl|lv",
    "section": "section|board|zone|group|list",
}
_COLUMN_NAMED = {word: column for column, words in _COLUMNS.items() for word in words.split("|")}
_RULE_CELL = re.compile(r"^:?-{2,}:?$")
_KINDS = {kind.value.casefold() for kind in CardType}


def cells(line: str) -> list[str]:
    """The cells of a row of a table, or nothing where the line is none."""
    text = line.strip("\r\n")
    if "\t" in text.strip():
        return [cell.strip() for cell in next(csv.reader([text], delimiter="\t"), [])]
    text = text.strip()
    if text.startswith("|") or text.count("|") > 1:
        return [cell.strip(" *`") for cell in text.strip("|").split("|")]
    for sign in (",", ";"):
        if sign in text:
            found = [cell.strip() for cell in next(csv.reader([text], delimiter=sign), [])]
            headed = sum(cell.casefold() in _COLUMN_NAMED for cell in found) > 1
            counts = any(cell.isdigit() for cell in found) and sign + " " not in text
            if len(found) > 1 and (headed or counts or text.startswith('"')):
                return found
    return []


def columns(row: Sequence[str]) -> dict[str, int]:
    """Which column is what, where a row heads a table; otherwise nothing."""
    found: dict[str, int] = {}
    for place, cell in enumerate(row):
        column = _COLUMN_NAMED.get(cell.casefold().strip(" *"))
        if column is not None:
            found.setdefault(column, place)
    return found if len(found) > 1 and {"name", "ident"} & set(found) else {}


def is_rule(row: Sequence[str]) -> bool:
    """True for the line below the head of a table: "|---|:---:|"."""
    return bool(row) and all(_RULE_CELL.match(cell) for cell in row if cell)


def row_readings(row: Sequence[str]) -> list[tuple[str, int | None]]:
    """A row without a head taken apart into names and its count, the likeliest name first."""
    count = next((int(cell) for cell in row if cell.isdigit() and len(cell) <= 3), None)
    words = [cell for cell in row if cell and not cell.isdigit()]
    named = [cell for cell in words if cell.casefold() not in _KINDS]
    several = [", ".join(named)] if len(named) > 1 else []
    # A title with a comma in it was cut at the comma.
    several += [",".join(row[place] for place in range(len(row)) if row[place] in named)]
    idents = [cell for cell in named if re.search(r"\d", cell)]
    ordered = [*idents, *sorted(named, key=len, reverse=True), *several]
    return [(name, count) for name in dict.fromkeys(ordered) if name]
