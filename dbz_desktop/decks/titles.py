"""Which card a written name means: by its number, its title, a short name, or its spelling.

A guess is a misspelling of one title, never another title: it keeps the Style word and the
numbers, and each of its words must be spelt like one of the card's. Cards of the sets that the
app has no pack of are known by name, so that they are named and not guessed away.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache

from dbz_desktop import paths
from dbz_desktop.cards.model import Card, CardType, Style
from dbz_desktop.cards.packs import Pack
from dbz_desktop.cards.sets import SETS
from dbz_desktop.decks.nearness import NearTitles, likeness, spelt

_ALIKE = 0.72
"""How alike a guess must be to what was written, 0 to 1."""

_WORD_ALIKE = 0.6
"""How alike each of its words must be."""

_STYLE_ALIKE = 0.75
"""How alike a Style word must be to be one that is misspelt."""

_FAINT = 0.5
"""How alike a card must be to be offered for a line that none is taken for."""

_OFFERED = 5
"""Near titles that are offered beside a guess."""

_SETS = "|".join(SETS)
_NUMBER = re.compile(
    rf"[(\[]?\b(?:({_SETS})[\s#-]*)?((?:ur|dr|[scrup])\s?\d{{1,3}})\b[)\]]?", re.IGNORECASE
)
_IDENT = re.compile(r"[(\[]([^()\[\]]{2,40})[)\]]\s*$")
_ASIDE = re.compile(r"[(\[](?!\s?[x×]?\s?\d)[^()\[\]]*[)\]]", re.IGNORECASE)
"""Words in brackets beside a name; a count or a level in brackets is none."""
_JOINED = re.compile(r"\b([a-z]{2,4})(\d{1,2})\b")
_OWNED = re.compile(r"[^']{2,30}'s? (\S.*)")
_STYLES = {spelt(style.value): style for style in Style if style.is_styled}


@dataclass(frozen=True, slots=True)
class Found:
    """What a name means. `cards` are all that it may be, none where `reason` says why.

    `whole` is True where the name tells one card from the others of its title; `sure` is False
    for a guess. `offered` are the cards that it may mean by its spelling.
    """

    cards: tuple[Card, ...] = ()
    whole: bool = False
    sure: bool = True
    offered: tuple[Card, ...] = ()
    reason: str = ""


@lru_cache(maxsize=1)
def other_sets() -> dict[str, str]:
    """The names of the cards that the app has no pack of, by id, from the file that ships."""
    path = paths.resources_folder() / "cards" / "other-sets.toml"
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return {
        f"{code}-{number}": str(name)
        for code, names in data.items()
        for number, name in names.items()
    }


@lru_cache(maxsize=1)
def short_names() -> dict[str, str]:
    """What players write for short and what it stands for, both spelt by `spelt`."""
    path = paths.resources_folder() / "cards" / "short-names.toml"
    words = tomllib.loads(path.read_text(encoding="utf-8"))["words"]
    return {spelt(short): spelt(str(name)) for short, name in words.items()}


@lru_cache(maxsize=1)
def _short_words() -> re.Pattern[str]:
    longest = sorted(short_names(), key=len, reverse=True)
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, longest))})\b")


class TitleBook:
    """Finds cards of a pool by what players write."""

    def __init__(self, pool: Pack) -> None:
        self._numbers: dict[str, list[Card]] = {}
        self._titles: dict[str, list[Card]] = {}
        self._subtitles: dict[str, list[Card]] = {}
        for card in pool.cards.values():
            for ident in dict.fromkeys((card.id, *card.printings)):
                self._numbers.setdefault(ident.casefold(), []).append(card)
            # A title may have no letter in it; then it is found by its number alone.
            for spelling in {spelt(card.title), spelt(card.name)} - {""}:
                self._titles.setdefault(spelling, []).append(card)
            if card.subtitle:
                self._subtitles.setdefault(spelt(card.subtitle), []).append(card)
        self._elsewhere: dict[str, str] = {}
        self._elsewhere_numbers: dict[str, str] = {}
        for ident, name in other_sets().items():
            if ident.casefold() in self._numbers:
                continue
            self._elsewhere_numbers[ident.casefold()] = _where(name, ident)
            for spelling in (spelt(name), spelt(name.partition(" - ")[0])):
                if spelling not in self._titles:
                    self._elsewhere.setdefault(spelling, _where(name, ident))
        self._near = NearTitles([*self._titles, *self._elsewhere])
        names = [card.title for card in pool.cards.values()]
        self._short = self._shortened([*names, *other_sets().values()])
        self._joined = {title.replace(" ", ""): title for title in self._titles}

    def _shortened(self, names: Iterable[str]) -> dict[str, list[str]]:
        """Initials, and titles without their Style or the character that they are named after."""
        short: dict[str, list[str]] = {}
        for name in dict.fromkeys(names):
            spelling = spelt(name)
            words = spelling.split()
            if not words:
                continue
            shorter = {"".join(word if word.isdigit() else word[0] for word in words)}
            owned = _OWNED.match(name)
            if owned:
                shorter.add(spelt(owned[1]))
            if words[0] in _STYLES and len(words) > 2:
                shorter.add(" ".join(words[1:]))
            for each in shorter:
                if len(each) > 2 and each not in self._titles:
                    short.setdefault(each, []).append(spelling)
        return short

    # --- what is named ---

    def named(self, written: str) -> Found | None:
        """The cards that a text names, or None where it names none: no guess is made."""
        cards = self._titles.get(spelt(written), [])
        if cards:
            return self._titled(spelt(written), cards)
        cards = self._numbers.get(written.strip().casefold(), [])
        if len(cards) == 1:
            return Found(tuple(cards), whole=True)
        number = _NUMBER.search(written)
        if number:
            rest = (written[: number.start()] + written[number.end() :]).strip(" -–,:()[]")
            return self._numbered(number, rest)
        ident = _IDENT.search(written)
        cards = self._numbers.get(ident[1].strip().casefold(), []) if ident else []
        if len(cards) == 1:
            return Found(tuple(cards), whole=True)
        spellings = self._spellings(written)
        for spelling in spellings:
            cards = self._titles.get(spelling, [])
            if cards:
                return self._titled(spelling, cards)
        joined = self._joined.get(spelt(written).replace(" ", ""))
        if joined:
            return self._titled(joined, self._titles[joined])
        for spelling in spellings:
            if spelling in self._elsewhere:
                return Found(reason=f"{self._elsewhere[spelling]}, not installed")
        return None

    @staticmethod
    def _titled(spelling: str, cards: list[Card]) -> Found:
        return Found(tuple(cards), whole=spelling != spelt(cards[0].title))

    def is_title(self, written: str) -> bool:
        """Whether a text is a title, or a whole name, letter for letter."""
        return spelt(written) in self._titles

    def subtitled(self, written: str, title: str = "") -> Found | None:
        """The personalities with that subtitle, of one title where it is given."""
        cards = self._subtitles.get(spelt(written), [])
        found = tuple(card for card in cards if not title or spelt(card.title) == spelt(title))
        return Found(found, whole=True, sure=bool(title)) if found else None

    def _spellings(self, written: str) -> Iterable[str]:
        """A text in the spellings that a title may have, the nearest first."""
        names = short_names()
        master = spelt(CardType.MASTERY.value)
        each: list[str] = []
        for plain in (spelt(written), spelt(_ASIDE.sub(" ", written))):
            # "a18" is a short name as it is, "ndb1" once its number stands by itself.
            for spelling in (plain, _JOINED.sub(r"\1 \2", plain)):
                each += [spelling, _short_words().sub(lambda word: names[word[0]], spelling)]
        each += [f"{spelling} {master}" for spelling in each]
        return [spelling for spelling in dict.fromkeys(each) if spelling]

    def _numbered(self, number: re.Match[str], rest: str) -> Found | None:
        """By the number of a printing; the title beside it decides between sets."""
        if _NUMBER.search(rest):
            # Several cards side by side; see `notation.parts`.
            return None
        code = number[2].replace(" ", "").casefold()
        if number[1]:
            ident = f"{number[1].casefold()}-{code}"
            found = self._numbers.get(ident, [])
            if not found and ident in self._elsewhere_numbers:
                reason = f"{self._elsewhere_numbers[ident]}, not installed"
                return Found(reason=reason)
        else:
            found = [
                card
                for printing, cards in self._numbers.items()
                if printing.partition("-")[2] == code
                for card in cards
            ]
        found = list(dict.fromkeys(found))
        if not rest and len(found) > 1:
            # The number of a card goes before that of its printing in another set.
            own = tuple(card for card in found if card.number.casefold() == code)
            return Found(own or tuple(found), whole=True, sure=False, offered=tuple(found))
        if not rest:
            return Found(tuple(found), whole=True) if found else None
        named = self.named(rest)
        if named is not None:
            agreed = tuple(card for card in found if card in named.cards)
            if agreed or not found or not named.cards:
                return Found(agreed, whole=True) if agreed else named
            # The title is believed, and that the number says otherwise is told.
            return replace(named, sure=False, offered=(*named.cards, *found[:_OFFERED]))
        spelled = [card for card in found if _misspelt(spelt(rest), spelt(card.title))]
        return Found(tuple(spelled), whole=True) if len(spelled) == 1 else None

    # --- what is guessed ---

    def guess(self, written: str) -> Found:
        """The likeliest card for a text that names none, and those it may mean as well."""
        bare = _NUMBER.sub(" ", _ASIDE.sub(" ", written))
        plain = spelt(bare)[:80] or spelt(written)[:80]
        short = self._short.get(plain, [])
        if len(short) == 1:
            return self._guessed(short[0], [])
        near = self._near.near(plain, 2 * _OFFERED, _FAINT)
        titles = list(dict.fromkeys([*short, *(title for title, _ in near)]))
        offered = [title for title in titles if _same_style(plain, title, False)]
        for title, alike in near:
            if alike >= _ALIKE and _misspelt(plain, title):
                return self._guessed(title, offered)
        return self._guessed("", offered)

    def _guessed(self, title: str, offered: list[str]) -> Found:
        cards = tuple(self._titles.get(title, ()))
        near = tuple(card for each in offered for card in self._titles.get(each, ()))
        if title in self._elsewhere:
            where = self._elsewhere[title]
            reason = f"probably {where}, not installed"
            return Found(sure=False, offered=near, reason=reason)
        reason = "there is no such card, nor one spelt like it"
        if near:
            reason = "there is no such card; the nearest can be chosen"
        offers = tuple(dict.fromkeys((*cards, *near)))
        return Found(cards, sure=False, offered=offers, reason="" if cards else reason)


def _where(name: str, ident: str) -> str:
    """ "“A title” of Evolution (EVO-C1)"."""
    code = ident.partition("-")[0]
    return f"“{name}” of {SETS.get(code.casefold(), code)} ({ident})"


def style_word(plain: str) -> Style | None:
    """The Style that a text begins with, in full, short or misspelt; None for none."""
    first = plain.partition(" ")[0]
    if first in _STYLES:
        return _STYLES[first]
    if len(first) >= 3:
        begun = [style for word, style in _STYLES.items() if word.startswith(first)]
        if len(begun) == 1:
            return begun[0]
        best = max(_STYLES, key=lambda word: likeness(first, word))
        if likeness(first, best) >= _STYLE_ALIKE or sorted(first) == sorted(best):
            return _STYLES[best]
    return None


def _same_style(plain: str, title: str, strict: bool = True) -> bool:
    """Whether a title has the Style word of a text; not `strict`, also where the text has none."""
    own, first = style_word(plain), title.partition(" ")[0]
    if first in _STYLES:
        return own is _STYLES[first] or (own is None and not strict)
    word = plain.partition(" ")[0]
    return own is None or (word not in _STYLES and likeness(word, first) >= _WORD_ALIKE)


def _misspelt(plain: str, title: str) -> bool:
    """Whether a text is a slip of a title: the same Style, the same numbers, word for word."""
    if not _same_style(plain, title):
        return False
    if re.sub(r"\D", "", plain) != re.sub(r"\D", "", title):
        return False
    if likeness(plain.replace(" ", ""), title.replace(" ", "")) >= 0.92:
        return True
    mine, theirs = plain.split(), title.split()
    return all(
        any(likeness(word, other) >= _WORD_ALIKE for other in others)
        for words, others in ((mine, theirs), (theirs, mine))
        for word in words
    )
