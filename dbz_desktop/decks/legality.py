"""Legality: which rules of deck building a deck breaks, each with its reason (DCK-1 to DCK-10)."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from dbz_desktop.cards.model import Alignment, Card, CardType, Style
from dbz_desktop.cards.packs import Pack
from dbz_desktop.decks.model import LEVELS, LIFE_DECK_SIZE, Deck, life_deck_type
from dbz_desktop.decks.rules import DeckRules, plain
from dbz_desktop.decks.said import copies_said, fits, said_of_decks, words

if TYPE_CHECKING:
    from dbz_desktop.rules.language.sections.for_decks import ForDecks

COPIES = 3
"""Copies of a card that a deck may hold, where nothing says less (DCK-4)."""

_LIMIT = re.compile(r"\blimit (\d+|one|two|three) per deck", re.IGNORECASE)
_NO_LIMIT = re.compile(r"\blife deck may include any number of copies of this card", re.IGNORECASE)
_ONLY = re.compile(r"\((heroes|villains) only\b", re.IGNORECASE)
_ONLY_OF = re.compile(r"\(([A-Z][^().]*?)(?: (?:[Hh]eritage|Trait|personalities))? [Oo]nly(?=[.)])")
_MAY_INCLUDE = re.compile(
    r"\blife deck may include non-personality (?:cards that are )?\"(heroes|villains) only",
    re.IGNORECASE,
)
_WORDS = {"one": 1, "two": 2, "three": 3}


@dataclass(frozen=True, slots=True)
class DeckProblem:
    """One thing that is wrong with a deck, or (`remark`) only worth knowing about it.

    `card` is the card it is about, or None where it is about the deck. `rule` is a rule id.
    """

    card: Card | None
    reason: str
    rule: str
    remark: bool = False


def check_deck(
    deck: Deck,
    rules: DeckRules,
    pool: Pack,
    *,
    official: bool = True,
    thawing: bool = False,
    names: Names | None = None,
) -> list[DeckProblem]:
    """Everything that an edition has against a deck; no problem but remarks means legal.

    `pool` tells which names are characters (DCK-6); who checks often passes its `names` in,
    which take a while to work out. With `official` False the Frozen List is
    only remarked on; `thawing` allows the Legacy Thawing Bonus (DCK-10).
    """
    check = _Check(deck, rules, names or Names(pool), official, thawing)
    return [
        *check.personality(),
        *check.mastery(),
        *check.size(),
        *check.copies(),
        *check.dragon_balls(),
        *check.allies(),
        *check.styles(),
        *check.named(),
        *check.alignments(),
        *check.personalities_needed(),
        *check.what_cards_say(),
        *check.frozen(),
        *check.gold_titles(),
    ]


def what_speaks_against(
    deck: Deck, rules: DeckRules, names: Names, official: bool = True
) -> list[DeckProblem]:
    """What an edition has against a deck for what its cards are; how many there are of one, and
    of all, is not looked at. Remarks are left out."""
    check = _Check(deck, rules, names, official, thawing=False)
    found = [
        *check.personality(),
        *check.mastery(),
        *check.allies(),
        *check.styles(),
        *check.named(),
        *check.alignments(),
        *check.personalities_needed(),
        *check.what_cards_say(),
        *check.frozen(),
    ]
    return [problem for problem in found if not problem.remark]


def is_legal(problems: list[DeckProblem]) -> bool:
    """True when nothing but remarks was found."""
    return all(problem.remark for problem in problems)


def copies_allowed(card: Card, chain: tuple[str, ...]) -> int:
    """How many copies of a card a deck may hold: three, or its "Limit n per deck" (DCK-4)."""
    text = card.wording(chain)
    return copies_said(card, text) or _limit(text)


# Each text is asked about again and again: by every deck, in every edition.
@lru_cache(maxsize=8_000)
def _limit(text: str) -> int:
    if _NO_LIMIT.search(text):
        return LIFE_DECK_SIZE
    match = _LIMIT.search(text)
    if not match:
        return COPIES
    word = match[1].casefold()
    return _WORDS.get(word) or int(word)


def needed_alignment(card: Card, chain: tuple[str, ...]) -> Alignment | None:
    """The alignment a card asks of the MP: "Heroes only", or an Ally's own (DCK-6)."""
    return _only(card.wording(chain)) or (card.alignment if card.type is CardType.ALLY else None)


@lru_cache(maxsize=8_000)
def _only(text: str) -> Alignment | None:
    match = _ONLY.search(text)
    return _alignment(match[1]) if match else None


def needed_personality(card: Card, chain: tuple[str, ...]) -> tuple[str, ...]:
    """The names or Traits of which the MP must have one: "(Saiyan only.)", "(Goku only.)"."""
    match = _ONLY_OF.search(card.wording(chain))
    if match is None or _ONLY.search(card.wording(chain)):
        return ()
    return tuple(each for each in re.split(r", or |, | or ", match[1].strip()) if each)


def lent_alignments(mp: Iterable[Card], chain: tuple[str, ...]) -> set[Alignment]:
    """The alignments of which an MP says that its Life Deck may include cards too, but for
    personalities (DCK-6)."""
    matches = (_MAY_INCLUDE.search(card.wording(chain)) for card in mp)
    return {_alignment(match[1]) for match in matches if match}


def suits_side(
    card: Card, side: Alignment, lent: Collection[Alignment], chain: tuple[str, ...]
) -> bool:
    """Whether the MP's alignment allows a card: by what it needs, or by what the MP lends, which
    is never an Ally (DCK-6)."""
    needed = needed_alignment(card, chain)
    return needed in (None, side) or (needed in lent and card.type is not CardType.ALLY)


def _alignment(word: str) -> Alignment:
    return Alignment.HERO if word.casefold() == "heroes" else Alignment.VILLAIN


class Names:
    """The characters of a card pool, found in titles such as "Goku's …" (DCK-6)."""

    def __init__(self, pool: Pack) -> None:
        names = {card.title for card in pool.cards.values() if card.type.is_personality}
        # The longest first, so that "Android 17" is not read as a shorter name inside it.
        ordered = sorted(names, key=lambda name: (-len(name), name))
        pattern = "|".join(re.escape(name).replace(r"\ ", r"\s") for name in ordered)
        self._pattern = re.compile(rf"(?<!\w)(?:{pattern})(?!\w)") if pattern else None

    def of(self, card: Card) -> str | None:
        """The character that a Named card is named after, or None for every other card."""
        if card.type.is_personality or card.type in (CardType.MASTERY, CardType.DRAGON_BALL):
            return None
        if card.is_styled or self._pattern is None:
            return None
        match = self._pattern.search(card.title.replace("’", "'"))
        return match[0] if match else None


class _Check:
    """The checks of one deck, one method a rule."""

    def __init__(
        self, deck: Deck, rules: DeckRules, names: Names, official: bool, thawing: bool
    ) -> None:
        self.deck = deck
        self.rules = rules
        self.official = official
        self.thawing = thawing
        self.names = names

    def personality(self) -> Iterator[DeckProblem]:
        """SET-1, DCK-9: four levels, 1 to 4, of one name and (where the edition asks) alignment."""
        mp = self.deck.mp
        levels = [card.level for card in mp]
        for level in range(1, LEVELS + 1):
            if levels.count(level) != 1:
                found = "is missing" if level not in levels else "is there more than once"
                yield DeckProblem(None, f"level {level} of the Main Personality {found}", "SET-1")
        titles = sorted({card.title for card in mp})
        if len(titles) > 1:
            rule = "DCK-9" if self._separate(titles) else "SET-1"
            yield DeckProblem(
                None, f"the four levels must share one name; these are {_and(titles)}", rule
            )
        sides = sorted({card.alignment.value for card in mp if card.alignment})
        if self.rules.mp_same_alignment and len(sides) > 1:
            yield DeckProblem(
                None, "the four levels must share one alignment; these are " + _and(sides), "SET-1"
            )

    def _separate(self, titles: list[str]) -> bool:
        return any({one, other} <= set(titles) for one, other in self.rules.separate_mps)

    def mastery(self) -> Iterator[DeckProblem]:
        """SET-1, DCK-7: there is a Mastery, and the MP has the heritage that it needs."""
        mastery = self.deck.mastery
        if mastery is None:
            yield DeckProblem(None, "the deck has no Mastery", "SET-1")
            return
        if mastery.style not in (Style.NAMEKIAN, Style.SAIYAN) or not self.deck.mp:
            return
        heritage = mastery.style.value
        if self.rules.heritage == "list":
            allowed = self.rules.saiyan if mastery.style is Style.SAIYAN else self.rules.namekian
            lacking = [card for card in self.deck.mp if plain(card.title) not in allowed]
        else:
            table = {name: members for name, members in self.rules.traits}
            members = table.get(heritage, frozenset())
            lacking = [
                card
                for card in self.deck.mp
                if plain(card.title) not in members and plain(card.name) not in members
            ]
        if not lacking:
            return
        if len(lacking) == len(self.deck.mp):
            who = self.deck.personality
        else:
            who = _and([f"{card.name} (level {card.level})" for card in lacking])
        verb = "lacks" if who == self.deck.personality or len(lacking) == 1 else "lack"
        yield DeckProblem(
            mastery,
            f"needs a Main Personality of {heritage} heritage, which {who} {verb}",
            "DCK-7",
        )

    def size(self) -> Iterator[DeckProblem]:
        """DCK-1: sixty cards, and nothing that doesn't belong into a Life Deck."""
        size = self.deck.size
        if size != LIFE_DECK_SIZE:
            off = abs(size - LIFE_DECK_SIZE)
            verb = "add" if size < LIFE_DECK_SIZE else "take out"
            yield DeckProblem(
                None,
                f"the Life Deck has {_cards(size)} and must have exactly {LIFE_DECK_SIZE}; "
                f"{verb} {off}",
                "DCK-1",
            )
        for card, _ in self.deck.counts:
            if not life_deck_type(card):
                yield DeckProblem(
                    card, f"a {card.type.value} is not part of the Life Deck", "DCK-1"
                )

    def copies(self) -> Iterator[DeckProblem]:
        """DCK-4, DCK-12: three copies of a title, or what "Limit n per deck" says."""
        totals: dict[str, tuple[Card, int]] = {}
        for card, count in self.deck.counts:
            if card.type in (CardType.ALLY, CardType.DRAGON_BALL):
                continue
            first, before = totals.get(card.title, (card, 0))
            totals[card.title] = (first, before + count)
        for card, count in totals.values():
            allowed = copies_allowed(card, self.rules.chain)
            if count <= allowed:
                continue
            rule = "DCK-4"
            if allowed == COPIES:
                reason = f"{count} copies; a deck may hold up to {COPIES}"
            elif allowed == copies_allowed(card, ()):
                reason = f'{count} copies, but it says "Limit {allowed} per deck"'
            else:
                # Only the wording of the edition has it, not the card as it was first printed.
                rule = "DCK-12"
                reason = f'{count} copies, but by its erratum it says "Limit {allowed} per deck"'
            yield DeckProblem(card, reason, rule)

    def dragon_balls(self) -> Iterator[DeckProblem]:
        """DCK-2: one copy of a Dragon Ball, all of one set."""
        balls = [(c, n) for c, n in self.deck.counts if c.type is CardType.DRAGON_BALL]
        titles: dict[str, int] = {}
        for card, count in balls:
            titles[card.title] = titles.get(card.title, 0) + count
            if titles[card.title] > 1:
                yield DeckProblem(
                    card, f"{titles[card.title]} copies; a Dragon Ball may be there once", "DCK-2"
                )
        sets = sorted({card.dragon_ball_set or "unnamed" for card, _ in balls})
        if self.rules.dragon_balls_one_set and len(sets) > 1:
            yield DeckProblem(
                None, f"Dragon Balls must be of one set; these are of {_and(sets)}", "DCK-2"
            )

    def allies(self) -> Iterator[DeckProblem]:
        """DCK-3, DCK-8: one Ally of a name, none of the MP's, none that is fused into the MP."""
        seen: dict[str, int] = {}
        fused = dict(self.rules.fusion_excludes).get(self.deck.personality, frozenset())
        mine = plain(self.deck.personality)
        for card, count in self.deck.counts:
            if card.type is not CardType.ALLY:
                continue
            unique = plain(card.title) not in self.rules.non_unique_allies
            key = card.title if unique else card.name
            seen[key] = seen.get(key, 0) + count
            if seen[key] > 1:
                reason = f"{seen[key]} copies of {key}; an Ally may be there once"
                if unique:
                    reason += ", whatever its subtitle"
                yield DeckProblem(card, reason, "DCK-3")
            if plain(card.title) == mine and not self.rules.ally_of_mp_name:
                yield DeckProblem(
                    card, f"an Ally may not have the name of your MP, {card.title}", "DCK-3"
                )
            if plain(card.title) in fused:
                yield DeckProblem(
                    card, f"{self.deck.personality} is fused of {card.title}", "DCK-8"
                )

    def styles(self) -> Iterator[DeckProblem]:
        """DCK-5: Styled cards are of the Mastery's Style."""
        mastery = self.deck.mastery
        if mastery is None:
            return
        lent = [each for _, each in self._said() if each.lends_style]
        for card, _ in self.deck.counts:
            if any(fits(each, card, card.wording(self.rules.chain)) for each in lent):
                continue
            if card.is_styled and card.style is not mastery.style:
                yield DeckProblem(
                    card,
                    f"is {card.style.value} Styled; your Mastery allows "
                    f"{mastery.style.value} Styled and Freestyle cards",
                    "DCK-5",
                )

    def named(self) -> Iterator[DeckProblem]:
        """DCK-6, DCK-9: Named cards need the MP of that name."""
        mine = self.deck.personality
        if not mine:
            return
        names = {plain(mine)}
        names.update(plain(other) for one, other in self.rules.separate_mps if one == mine)
        for card, _ in self.deck.counts:
            name = self.names.of(card)
            if name is not None and plain(name) not in names:
                article = "an" if name.startswith(tuple("AEIOU")) else "a"
                yield DeckProblem(
                    card, f"is {article} {name} Named card; your MP is {mine}", "DCK-6"
                )

    def alignments(self) -> Iterator[DeckProblem]:
        """DCK-6: what is for Heroes or Villains only, Allies among it, matches the MP."""
        sides = {card.alignment for card in self.deck.mp if card.alignment}
        if len(sides) != 1:
            return  # levels of both sides, where an edition allows them: every card matches one
        side = next(iter(sides))
        lent = lent_alignments(self.deck.mp, self.rules.chain)
        let_in = [each for _, each in self._said() if each.lends_side]
        for card in self.deck.cards():
            if card.type is CardType.MAIN_PERSONALITY:
                continue
            if any(fits(each, card, card.wording(self.rules.chain)) for each in let_in):
                continue
            if not suits_side(card, side, lent, self.rules.chain):
                needed = needed_alignment(card, self.rules.chain)
                plural = "Heroes" if needed is Alignment.HERO else "Villains"
                yield DeckProblem(card, f"is for {plural} only; your MP is a {side.value}", "DCK-6")

    def personalities_needed(self) -> Iterator[DeckProblem]:
        """DCK-6: what is for one personality only, or for those with a Trait, matches the MP."""
        if not self.deck.mp:
            return
        traits = dict(self.rules.traits)
        titles = {plain(card.title) for card in self.deck.mp}
        names = titles | {plain(card.name) for card in self.deck.mp}
        for card in self.deck.cards():
            needed = needed_personality(card, self.rules.chain)
            if not needed or card.type is CardType.MAIN_PERSONALITY:
                continue
            able = any(
                plain(each) in titles or names & traits.get(each, frozenset()) for each in needed
            )
            if not able:
                who = " or ".join(needed)
                reason = f"is for {who} only; your MP is {self.deck.personality}"
                yield DeckProblem(card, reason, "DCK-6")

    def _said(self) -> Iterator[tuple[Card, ForDecks]]:
        """What the cards of the deck say of it."""
        for card in self.deck.cards():
            for said in said_of_decks(card, card.wording(self.rules.chain)):
                yield card, said

    def what_cards_say(self) -> Iterator[DeckProblem]:
        """DCK-6: what a card says of the other cards of its deck, or of how many there are."""
        chain = self.rules.chain
        for card, said in self._said():
            others = [(each, n) for each, n in self.deck.counts if each.title != card.title]
            such = [each for each, _ in others if fits(said, each, each.wording(chain))]
            number = sum(n for each, n in others if each in such)
            wrong: list[Card] = []
            if said.forbids:
                wrong = such
            elif said.alone:
                wrong = [each for each, _ in others if each not in such]
            if said.is_broken(number):
                yield DeckProblem(card, f'says "{words(said)}"; there are {number}', "DCK-6")
            for each in wrong:
                yield DeckProblem(each, f'{card.title} says "{words(said)}"', "DCK-6")

    def frozen(self) -> Iterator[DeckProblem]:
        """DCK-10: the Frozen List, and the Legacy Thawing Bonus where it is in use."""
        thawed = dict(self.rules.thawing)
        for card in self.deck.cards():
            keys = {plain(card.title), plain(card.name)}
            if keys & self.rules.frozen_unclear:
                yield DeckProblem(
                    card,
                    f"may be on the Frozen List of {self.rules.name}; the sources don't tell",
                    "DCK-10",
                    remark=True,
                )
            if not keys & self.rules.frozen:
                continue
            if self.thawing and self._thaws(thawed.get(card.title, frozenset())):
                continue
            yield DeckProblem(
                card,
                f"is on the Frozen List of {self.rules.name}",
                "DCK-10",
                remark=not self.official,
            )

    def _thaws(self, allowed: frozenset[str]) -> bool:
        return bool(self.deck.mp) and all(
            plain(card.title) in allowed
            or (
                card.alignment is not None
                and plain(f"{card.title} ({card.alignment.value})") in allowed
            )
            for card in self.deck.mp
        )

    def gold_titles(self) -> Iterator[DeckProblem]:
        """DCK-11: Gold Title Reprints are shown as such."""
        for card, _ in self.deck.counts:
            if plain(card.title) in self.rules.gold_reprints:
                yield DeckProblem(
                    card,
                    "is a Gold Title Reprint; the older game's card of that title may stand in",
                    "DCK-11",
                    remark=True,
                )


def _and(words: list[str]) -> str:
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " and " + words[-1]


def _cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"


def whole_words(size: int) -> str:
    """ "58 of 60" with what to do about it (DCK-1)."""
    if size == LIFE_DECK_SIZE:
        return f"{size} of {LIFE_DECK_SIZE}"
    off = LIFE_DECK_SIZE - size
    return f"{size} of {LIFE_DECK_SIZE}, {off} to go" if off > 0 else f"{size}, {-off} too many"
