"""Which card a picture file shows, told from its name and the folders that it lies in.

People name their scans in many ways: "C50-Rising-Kick-2.jpg", "Premiere Set/S005-Somebody.png",
"PRE C50.png", "Rising Kick (foil).webp", "Premiere/Commons/50.png". Set, number and title are
looked for, and must not contradict each other; a file that could be two cards is left to be
matched by hand. Most numbers are there in every set: where neither name nor folders tell the set,
whoever has the files can tell it for a whole folder.
"""

from __future__ import annotations

import difflib
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import PurePath
from string import ascii_letters
from urllib.parse import unquote

from dbz_desktop.cards.model import Card
from dbz_desktop.cards.search import fold
from dbz_desktop.cards.sets import SETS

PICTURES = (".png", ".jpg", ".jpeg", ".webp", ".bmp", ".gif", ".tif", ".tiff")
"""Endings of files that may be pictures of cards."""

NO_CARD = ""
"""What a file is matched with by hand that shows no card at all."""

_ALIKE = 0.72
_OWN_NUMBER, _OWN_SET = 2.0, 2.1
"""What is added to how sure a file is whose number, or whose set, is the card's own: any reprint's
or promo's number is surpassed by it, however much else of the name fits."""
_CODES = "|".join(SETS)
_RARITY = "ur|dr|[scrup]"
_NUMBER = re.compile(rf"(?<![a-z0-9])({_RARITY})[\s_]?0*(\d{{1,3}})(?![0-9a-z])")
_TURNED = re.compile(rf"(?<![a-z0-9])0*(\d{{1,3}})({_RARITY})(?![0-9a-z])")
_GLUED = re.compile(rf"(?<![a-z0-9])({_CODES})(?=(?:{_RARITY})?\d)")
_SET = re.compile(rf"(?<![a-z])({_CODES})(?![a-z])")
_LEVEL = re.compile(r"(?<![a-z])(?:level|lvl|lv|mp)\s?([1-4])(?![0-9])")
_LAST = re.compile(r" \d{1,4}$")
_BARE = re.compile(r"0*(\d{1,3})(?: (.+))?")
_ENDING = re.compile(r"(?: (?:\d+x)?\d{1,4})+$")
_ADDED = (
    "foil foils holo card cards dbz dbs tcg ccg panini scan scanned scans copy front large "
    "small big medium thumb full hd hq hires lq dpi 2x 3x 4x en eng english us usa img image pic "
    "picture photo jpeg jpg png webp final new cropped edited mint played promo common uncommon "
    "rare starter fixed"
)
_NOISE = frozenset(_ADDED.split())
"""Words that people add to a name and that belong to no title."""

_RARITIES = {
    "starter": "s",
    "common": "c",
    "uncommon": "u",
    "rare": "r",
    "ultra rare": "ur",
    "dragon rare": "dr",
    "promo": "p",
    "promotional": "p",
}


class WhichSet(str):
    """Why a card isn't known: several sets have its number, and nothing tells which is meant."""

    __slots__ = ()


@dataclass(slots=True)
class Matches:
    """What became of the files: the best picture of each card, and those that fit none.

    `cards` maps a card's id to a file; `spare` to further files that show it too, the best first.
    `unmatched` are the files nothing was found for, with the reason; `left_out` those that the
    user has said show no card. `unclear` are the unmatched ones, by their folder ("." for the
    outermost), that it would help to be told the set of.
    """

    cards: dict[str, PurePath] = field(default_factory=dict)
    spare: dict[str, list[PurePath]] = field(default_factory=dict)
    unmatched: list[tuple[PurePath, str]] = field(default_factory=list)
    left_out: list[PurePath] = field(default_factory=list)
    unclear: dict[str, list[PurePath]] = field(default_factory=dict)


class ScanMatcher:
    """Matches file names against the cards of a pool."""

    def __init__(self, cards: Iterable[Card]) -> None:
        self.cards = {card.id: card for card in cards}
        self._numbers: dict[str, dict[str, list[Card]]] = {}
        self._titles: dict[str, list[Card]] = {}
        for card in self.cards.values():
            for printing in dict.fromkeys(_printings(card)):
                code, _, number = fold(printing).partition("-")
                self._numbers.setdefault(number, {}).setdefault(code, []).append(card)
            for name in {_words(card.title), _words(card.name)}:
                self._titles.setdefault(name, []).append(card)
        self._told: dict[tuple[PurePath, str | None], tuple[Card | None, float, str]] = {}
        self._names = list(self._titles)
        self._threes: dict[str, list[int]] = {}
        for index, name in enumerate(self._names):
            for three in _threes(name):
                self._threes.setdefault(three, []).append(index)

    def sets(self) -> list[str]:
        """The codes of the printed sets that there are cards of, oldest first."""
        there = {fold(card.set_code) for card in self.cards.values()}
        return [code for code in SETS if code in there]

    def match(
        self,
        files: Iterable[PurePath],
        by_hand: Mapping[str, str] | None = None,
        sets: Mapping[str, str] | None = None,
    ) -> Matches:
        """Match files (relative to the folder of scans).

        `by_hand` maps file names to card ids, or to `NO_CARD`. It wins over every name; a card
        that isn't in the pool counts as not chosen. `sets` maps folders ("." is the outermost)
        to the code of the set that all in it are of, where their names tell none.
        """
        found = Matches()
        hands = by_hand or {}
        ranked: dict[str, list[tuple[float, PurePath]]] = {}
        for file in files:
            chosen = hands.get(file.as_posix())
            if chosen == NO_CARD:
                found.left_out.append(file)
            elif chosen in self.cards:
                ranked.setdefault(chosen, []).append((9.0, file))
            else:
                code = _chosen_set(file, sets or {})
                if (file, code) not in self._told:
                    self._told[file, code] = self.card_of(file, code)
                card, score, reason = self._told[file, code]
                if card is None:
                    found.unmatched.append((file, reason))
                    if isinstance(reason, WhichSet):
                        found.unclear.setdefault(file.parent.as_posix(), []).append(file)
                else:
                    ranked.setdefault(card.id, []).append((score, file))
        for ident, rows in ranked.items():
            # The sort is stable: of two that are as sure, the first of the folder is taken.
            rows.sort(key=lambda row: -row[0])
            found.cards[ident] = rows[0][1]
            if len(rows) > 1:
                found.spare[ident] = [file for _, file in rows[1:]]
        return found

    def card_of(self, file: PurePath, chosen: str | None = None) -> tuple[Card | None, float, str]:
        """The card that a file shows, how sure that is (more is better), or why it isn't known.

        `chosen` is the set that it is of where neither its name nor its folders tell another.
        """
        stem = _GLUED.sub(r"\1 ", _words(_SIZE.sub(" ", unquote(file.stem))))
        folders = [_words(unquote(part)) for part in reversed(file.parts[:-1])]
        answers = [
            self._card_in(stem, folders, code, rest)
            for code, rest in _set_codes(stem, folders, chosen)
        ]
        return next((answer for answer in answers if answer[0] is not None), answers[0])

    def _card_in(
        self, stem: str, folders: list[str], code: str | None, rest: str
    ) -> tuple[Card | None, float, str]:
        """The same for one reading of the name: its set, and what is left beside that."""
        numbers = list(_NUMBER.finditer(stem)) or list(_TURNED.finditer(stem))
        if not numbers:
            # A bare number counts in a folder that is called after a rarity: "Commons/50.png".
            rarity = _folder_rarity(folders)
            bare = _BARE.fullmatch(_plain(rest))
            if rarity and bare:
                card, score, reason = self._numbered(rarity + bare[1], code, bare[2] or "")
                return (card, score, "") if card else self._named(bare[2] or "", reason)
            whole, left = _LEVEL.sub(" ", stem), _LEVEL.sub(" ", rest)
            return self._titled(whole, left, _level(stem), code)
        left = rest
        for number in numbers:
            left = left.replace(number[0], " ", 1)
        left = _plain(left)
        if left.isdigit():
            left = ""
        failed = ""
        certain: list[tuple[Card, float]] = []
        for number in numbers:
            letters, digits = sorted((number[1], number[2]), key=str.isdigit)
            card, score, reason = self._numbered(f"{letters}{digits}", code, left)
            failed = failed or reason
            if card is not None:
                certain.append((card, score))
        certain.sort(key=lambda row: -row[1])
        if certain and (len(certain) == 1 or certain[0][1] > certain[1][1]):
            return certain[0][0], certain[0][1], ""
        if len(certain) > 1:
            names = " and ".join(card.number for card, _ in certain[:2])
            return None, 0.0, f"the name holds two numbers, {names}"
        return self._named(left, failed)

    def _named(self, title: str, failed: str) -> tuple[Card | None, float, str]:
        """The card of this whole name, where the number beside it contradicts for a reason.

        Then the number is a slip of the pen, or that of a printing nobody has noted. A name that
        is only near could as well be that of the number's own card.
        """
        cards = [card for card in self._titles.get(title, ()) if _words(card.name) == title]
        if len(cards) == 1:
            return cards[0], 1.0, ""
        return None, 0.0, failed

    def _numbered(
        self, number: str, code: str | None, title: str
    ) -> tuple[Card | None, float, str]:
        sets = self._numbers.get(number, {})
        found = sets.get(code, []) if code else [card for each in sets.values() for card in each]
        found = list(dict.fromkeys(found))
        if not found:
            where = f" in {SETS.get(code, code)}" if code else ""
            return None, 0.0, f"no card has the number {number.upper()}{where}"
        own = [card for card in found if _is_own(card, number, code)]
        sure = 2.5 if code else 2.0
        if title:
            # A title that is there whole tells most, then whose own number it is.
            rows = [(_alike(title, card), card in own, card) for card in found]
            alike, is_own, best = max(rows, key=lambda row: (row[0] == 1.0, row[1], row[0]))
            if alike < _ALIKE:
                alike, is_own, best = max(rows, key=lambda row: row[0])
            if alike >= _ALIKE:
                return best, sure + alike + (_OWN_NUMBER if is_own else 0.0), ""
            said = f'{number.upper()} is {(own or found)[0].name}, and the name says "{title}"'
            return None, 0.0, said
        if len(own) == 1:
            return own[0], sure + _OWN_NUMBER, ""
        if len(found) == 1:
            return found[0], sure, ""
        names = ", ".join(f"{card.set_code} {card.name}" for card in found[:3])
        more = f" or {len(found) - 3} more" if len(found) > 3 else ""
        told = f"{number.upper()} may be {names}{more}"
        if code or title:
            return None, 0.0, told
        return None, 0.0, WhichSet(f"{told}; a folder with the name of its set would tell")

    def _titled(
        self, whole: str, rest: str, level: int | None, code: str | None
    ) -> tuple[Card | None, float, str]:
        """By its title alone: `whole` is the name as it stands, `rest` that without its set."""
        found: list[Card] = []
        score = 1.5
        # Titles may hold the name of a set, or end on a number; so the whole name comes first.
        named = " ".join(word for word in whole.split() if word not in _NOISE)
        once = _LAST.sub("", named)
        tries = dict.fromkeys((_neat(whole), _neat(rest), named, once, _plain(whole), _plain(rest)))
        for title in tries:
            found = self._titles.get(title, [])
            if found:
                break
        title = _plain(rest)
        if not found and (not title or title.isdigit()):
            return None, 0.0, "the name holds neither a number nor a title"
        if not found:
            near = difflib.get_close_matches(title[:80], self._near(title[:80]), 1, 0.86)
            found, score = (self._titles[near[0]], 1.0) if near else ([], 0.0)
            bare = _BARE.match(title)
            if bare and bare[2]:
                # "049 Rising Kik": the number in front must not speak against what is only near.
                found = [card for card in found if bare[1] in _digits(card)]
        if level is not None:
            found = [card for card in found if card.level == level] or found
        found = list(dict.fromkeys(found))
        if len(found) == 1:
            score += _OWN_SET if code == fold(found[0].set_code) else 0.0
            return found[0], score, ""
        if found:
            names = ", ".join(f"{card.id} {card.name}" for card in found[:3])
            return None, 0.0, f"may be {names}"
        return None, 0.0, f'no card is called "{_neat(whole)}"'

    def _near(self, title: str) -> list[str]:
        """The few titles that share most of a title's letters in threes.

        Comparing 5,000 names with 2,500 titles letter by letter would take half a minute.
        """
        counts = Counter(index for three in _threes(title) for index in self._threes.get(three, ()))
        return [self._names[index] for index, _ in counts.most_common(6)]


_SIZE = re.compile(r"(?<!\w)\d{2,5}\s?x\s?\d{2,5}(?!\w)|@[234]x", re.IGNORECASE)


def _words(text: str) -> str:
    """Lower-case words with one blank between them."""
    return " ".join(re.findall(r"[a-z0-9]+", fold(text).replace("'", "").replace("’", "")))


def _level(stem: str) -> int | None:
    found = _LEVEL.search(stem)
    return int(found[1]) if found else None


def _threes(text: str) -> set[str]:
    joined = text.replace(" ", "")
    return {joined[at : at + 3] for at in range(len(joined) - 2)}


def _is_own(card: Card, number: str, code: str | None) -> bool:
    """True if the card was first printed under this number, not reprinted."""
    own_code, _, own_number = fold(card.id).partition("-")
    return own_number == number and code in (None, own_code)


def _digits(card: Card) -> set[str]:
    """The numbers of a card's printings without the letters of their rarity."""
    return {printing.partition("-")[2].lstrip(ascii_letters) for printing in _printings(card)}


def _printings(card: Card) -> tuple[str, ...]:
    return (*card.printings, card.id)


def _neat(text: str) -> str:
    return " ".join(text.split())


def _plain(text: str) -> str:
    """A name without what people add to it: copies and sizes at its end, words of the trade."""
    words = " ".join(word for word in text.split() if word not in _NOISE)
    return _ENDING.sub("", f" {words}").strip() or (words if words.isdigit() else "")


def _set_names() -> list[tuple[re.Pattern[str], str]]:
    """How sets are called in names of files, the longest first."""
    names = {_words(title): code for code, title in SETS.items()}
    # In the order of their release, as folders are numbered.
    names |= {f"set {place}": code for place, code in enumerate(SETS, start=1)}
    for title, code in list(names.items()):
        if "set" not in title:
            names[title.removeprefix("the ")] = code
    more = {
        "pre": "premiere|premier|premier set|base set",
        "hnv": "heroes and villains|heroes n villains|h and v|h n v|h v|hv",
        "mov": "movies|movie set|movie|tmc",
    }
    names |= {name: code for code, row in more.items() for name in row.split("|")}
    names |= {name.replace(" ", ""): code for name, code in list(names.items()) if len(name) > 4}
    return [
        (re.compile(rf"(?<![a-z0-9]){re.escape(name)}(?![a-z0-9])"), names[name])
        for name in sorted(names, key=len, reverse=True)
    ]


_SET_NAMES = _set_names()


def _chosen_set(file: PurePath, sets: Mapping[str, str]) -> str | None:
    """The set that was told for the nearest folder that a file lies in."""
    return next((sets[at.as_posix()] for at in file.parents if at.as_posix() in sets), None)


def _set_codes(stem: str, folders: list[str], chosen: str | None) -> list[tuple[str | None, str]]:
    """The set that name or folders tell and the name without it, the likeliest first; `chosen`
    where they tell none.

    A set's name may also be a word of the title: "Evolution/U68 Blue Awakening Drill".
    """
    above = next((code for folder in folders if (code := _folder_code(folder))), chosen)
    match = _SET.search(stem)
    rest = _SET.sub(" ", stem, count=1) if match else stem
    for pattern, code in _SET_NAMES:
        if pattern.search(rest):
            told = (match[1] if match else code), pattern.sub(" ", rest, count=1)
            return [told, (match[1] if match else above, rest)]
    return [(match[1] if match else above, rest)]


def _folder_code(folder: str) -> str | None:
    named = next((code for pattern, code in _SET_NAMES if pattern.search(folder)), None)
    match = _SET.search(folder)
    return named or (match[1] if match else None)


def _folder_rarity(folders: list[str]) -> str:
    for folder in folders:
        for name in sorted(_RARITIES, key=len, reverse=True):
            if re.search(rf"(?<![a-z]){name}s?(?![a-z])", folder):
                return _RARITIES[name]
    return ""


def _alike(title: str, card: Card) -> float:
    """How alike a written title is to a card's; its beginning alone is enough."""
    names = (_words(card.title), _words(card.name))
    if any(name.startswith(title) or title.startswith(name) for name in names):
        return 1.0
    return max(difflib.SequenceMatcher(None, title, name).ratio() for name in names)
