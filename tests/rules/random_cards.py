"""Whole cards by chance, over the grammar: what a card of its type can say, and nothing else."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from dbz_desktop.cards import Card, CardType
from dbz_desktop.decks import Deck
from dbz_desktop.rules.kernel.base import Effect, Line
from dbz_desktop.rules.kernel.note import Note
from dbz_desktop.rules.language.compiler import (
    canonical_text,
    compile_gained,
    compile_text,
    grammar,
    sentence_text,
)
from dbz_desktop.rules.language.effects.defense import Stops
from dbz_desktop.rules.language.frames.always import Always
from dbz_desktop.rules.language.frames.when import Waiting
from dbz_desktop.rules.language.nouns.gained import GainedText
from dbz_desktop.rules.language.nouns.names import CharacterNames, Names
from dbz_desktop.rules.language.nouns.qualities import Character, CharacterName
from dbz_desktop.rules.language.nouns.titles import Title, TitleOf
from dbz_desktop.rules.language.sections.instant_use import Use
from dbz_desktop.rules.language.values.damages import Damage, Header
from dbz_desktop.wording import Phrase
from tests.wording.sampling import Sampler

LEAVES = {
    CharacterName: [Character("Frieza"), Character("Goku")],
    Title: [TitleOf("Sword"), TitleOf("Black Command")],
    CharacterNames: [Names(("Goku", "Dr. Wheelo")), Names(("Piccolo",))],
    GainedText: [
        compile_gained(text)
        for text in (
            "HIT: Raise your anger 1.",
            "HIT: Rejuvenate 1.",
            "POWER: Raise your anger 1.",
            "[constant] Your attacks deal +1 stage of damage.",
        )
    ],
    str: ["anger", "Sword", "Ginyu Force"],
}
NUMBERS = (0, 1, 1, 1, 2, 2, 3, 4, 5, 7)

_UNREAD = ("I don't understand", "This can be read in", "The text ends too early")

FROM_HAND = (CardType.PHYSICAL_COMBAT, CardType.ENERGY_COMBAT, CardType.EVENT)
LONGEST = 400
"""Texts longer than this are drawn anew: no card has room for more."""


class CardMaker:
    """Makes texts for cards by chance.

    `refused` counts what no card may say, by why not; `unread` are texts that aren't understood.
    `drawn` tells how a card's text was before it was read and printed: notes and sentences in
    another order.
    """

    def __init__(self, seed: int, depth: int = 4) -> None:
        self.chance = random.Random(seed)
        self.depth = depth
        self.sampler = Sampler(grammar(), LEAVES, NUMBERS)
        self.refused: Counter[str] = Counter()
        self.unread: list[str] = []
        self.drawn: dict[str, str] = {}

    def sentence(self, category: type[Phrase]) -> str:
        """A sentence of a category, as it is printed."""
        while True:
            depth = self.chance.randint(1, self.depth)
            text = sentence_text(self.sampler.make(self.chance, category, depth))
            if len(text) <= LONGEST // 2:
                return text

    def text(self, card: Card) -> str:
        """A text that the card could have; whatever is refused is drawn anew."""
        for _ in range(1_000):
            text = self._draft(card)
            if len(text) > LONGEST:
                continue
            program = compile_text(card, text)
            if not program.failures:
                printed = canonical_text(program)
                self.drawn[printed] = text
                return printed
            message = program.failures[0].message
            self.refused[message] += 1
            if message.startswith(_UNREAD):
                self.unread.append(f"{text}: {message}")
        raise LookupError(f"nothing that a {card.type.value} could say came of 1,000 attempts")

    def card(self, card: Card, number: int) -> Card:
        """The same card with another text."""
        return replace(card, id=f"RND-{number}", text=self.text(card), wordings=(), _hash="")

    def deck(self, deck: Deck, name: str) -> Deck:
        """The same deck with other texts on all of its cards."""
        cards = {card: self.card(card, number) for number, card in enumerate(deck.cards())}
        return replace(
            deck,
            name=name,
            mp=tuple(cards[card] for card in deck.mp),
            mastery=cards[deck.mastery] if deck.mastery else None,
            counts=tuple((cards[card], count) for card, count in deck.counts),
        )

    # --- what a card can say ---

    def _draft(self, card: Card) -> str:
        parts = list(self._sections(card.type))
        if self.chance.random() < 0.25:
            parts.insert(0, f"({self.sentence(Note)})")
        return " ".join(parts)

    def _sections(self, kind: CardType) -> Iterator[str]:
        draw = self.chance.random()
        if kind in (CardType.PHYSICAL_COMBAT, CardType.ENERGY_COMBAT):
            yield self._attack("[attack]") if draw < 0.6 else self._defense("[defense]")
        elif kind is CardType.EVENT:
            yield (
                self._attack("[attack]")
                if draw < 0.2
                else self._instant()
                if draw < 0.4
                else self._power()
            )
        elif kind is CardType.DRAGON_BALL:
            yield " ".join(self._some(Line))
        elif kind is CardType.SETUP:
            yield self._power() if draw < 0.5 else self._instant()
        elif draw < 0.5:
            yield self._constant()
        elif draw < 0.75:
            yield self._power()
        elif draw < 0.9:
            yield self._attack("POWER: [attack]")
        else:
            yield self._defense("[defense] POWER:")

    def _some(self, category: type[Phrase], most: int = 2) -> list[str]:
        return [self.sentence(category) for _ in range(self.chance.randint(1, most))]

    def _attack(self, icon: str) -> str:
        parts = [icon, self.sentence(Header)]
        if self.chance.random() < 0.4:
            parts += self._some(Line)
        if self.chance.random() < 0.8:
            parts.append(f"DAMAGE: {self.sentence(Damage)}")
        if self.chance.random() < 0.5:
            parts.append(f"HIT: {' '.join(self._some(Line))}")
        return " ".join(parts)

    def _defense(self, icon: str) -> str:
        parts = [icon, self.sentence(Stops if self.chance.random() < 0.6 else Line)]
        if self.chance.random() < 0.6:
            parts += self._some(Line)
        return " ".join(parts)

    def _instant(self) -> str:
        when = self.sentence(Use)
        return " ".join(["[instant] POWER:", when, *self._some(Effect)])

    def _power(self) -> str:
        return " ".join(["POWER:", *self._some(Effect, 3)])

    def _constant(self) -> str:
        waits = self.chance.random() < 0.6
        parts = self._some(Waiting if waits else Always)
        if waits and self.chance.random() < 0.2:
            parts.append(self.sentence(Effect))
        return " ".join(["[constant]", *parts])
