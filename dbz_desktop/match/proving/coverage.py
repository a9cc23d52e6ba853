"""What of a card pool came about in some games: cards that were played, sentences that resolved."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from dbz_desktop.cards.model import Card
from dbz_desktop.rules.game import Game
from dbz_desktop.rules.kernel.attack_events import AttackBegan
from dbz_desktop.rules.kernel.cardtext import CardProgram, Section
from dbz_desktop.rules.kernel.editions import Edition
from dbz_desktop.rules.kernel.events import (
    CardMoved,
    CardUsed,
    LevelChanged,
    SentenceResolved,
    Zone,
)
from dbz_desktop.rules.language.compiler import compile_card, sentence_text
from dbz_desktop.rules.language.sections.instant_use import Use
from dbz_desktop.rules.language.sections.waits_noted import IfThisCard, NoteWaits
from dbz_desktop.rules.language.values.values import Definition

Said = tuple[str, str]
"""A card's id, and a sentence of it in its canonical wording."""


@dataclass(frozen=True, slots=True)
class Coverage:
    """The cards that were played, by their ids, and the sentences that resolved.

    Played is a card that was used, attacked with or put into play, a level that was reached, and
    a Mastery. A sentence resolved once its turn came, whether or not its condition held then; what
    always holds of a card in play did once it was in force. Sentences that are no effects don't
    count: what X is, and when an [instant] Power is used; nor do notes, unless they wait for
    something to happen.
    """

    cards: frozenset[str] = frozenset()
    sentences: frozenset[Said] = frozenset()

    def __or__(self, other: Coverage) -> Coverage:
        return Coverage(self.cards | other.cards, self.sentences | other.sentences)

    def __sub__(self, other: Coverage) -> Coverage:
        return Coverage(self.cards - other.cards, self.sentences - other.sentences)


def of_game(game: Game) -> Coverage:
    """What came about in a game."""
    played: set[str] = set()
    said: set[Said] = set()
    for side in game.state.players:
        played |= {game.cards[side.mp[0]].id, game.cards[side.mastery].id}
    for event in game.events:
        if isinstance(event, SentenceResolved):
            if event.card >= 0:
                said.add((game.cards[event.card].id, event.text))
        elif isinstance(event, LevelChanged):
            levels = game.state.players[event.player].mp
            played.add(game.cards[levels[event.after - 1]].id)
        elif isinstance(event, CardUsed | AttackBegan) or (
            isinstance(event, CardMoved) and event.target is Zone.IN_PLAY
        ):
            if event.card >= 0:
                played.add(game.cards[event.card].id)
    for program in {id(p): p for p in game.programs}.values():
        if program.card.id in played:
            said |= {(program.card.id, text) for text in _in_force(program)}
    return Coverage(frozenset(played), frozenset(said))


def of_cards(cards: Iterable[Card], edition: Edition) -> Coverage:
    """All that can come about: every card, and every sentence of theirs that is an effect."""
    ids, said = set(), set()
    for card in cards:
        program = compile_card(card, edition)
        ids.add(card.id)
        texts = {text for section in program.sections for text in _resolving(section)}
        texts |= {sentence_text(n) for n in program.notes if isinstance(n, IfThisCard | NoteWaits)}
        said |= {(card.id, text) for text in texts | _in_force(program)}
    return Coverage(frozenset(ids), frozenset(said))


def _resolving(section: Section) -> set[str]:
    triggers = {each.text for each in section.triggers}
    if section.is_constant:
        # The others are in force.
        return triggers
    spoken = (*section.sentences, *section.hits)
    return triggers | {each.text for each in spoken if not isinstance(each.line, Definition | Use)}


def _in_force(program: CardProgram) -> set[str]:
    triggers = {each.text for section in program.sections for each in section.triggers}
    return {
        each.text
        for section in program.sections
        if section.is_constant
        for each in section.sentences
        if each.text not in triggers and not isinstance(each.line, Definition | Use)
    }
