"""MatchSetup: what a match starts from, and its way into a journal's header and back."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from dbz_desktop.cards.model import Card, CardType
from dbz_desktop.cards.packs import Pack
from dbz_desktop.decks.model import Deck, life_deck_type
from dbz_desktop.match.content.editions import DEFAULT_EDITION, load_edition
from dbz_desktop.match.journal.reading import PERSONS, DeckEntry, Header, JournalError
from dbz_desktop.match.journal.seeds import Agreed, agree
from dbz_desktop.players.making import load_levels
from dbz_desktop.rules.game import DeckCards


class MatchError(RuntimeError):
    """The match can't go on as asked; the message says why and what to do."""


@dataclass(frozen=True, slots=True)
class MatchSetup:
    """What a match starts from; see `journal.reading.Header` for the fields' meaning."""

    names: tuple[str, str]
    decks: tuple[Deck, Deck]
    edition: str = DEFAULT_EDITION
    seed: int = 0
    first: int | None = None
    casual: bool = True
    titles: tuple[tuple[str, str], ...] = ()
    players: tuple[str, str] = PERSONS
    agreed: Agreed | None = None
    renumbers: bool = True

    def by_chance(self) -> MatchSetup:
        """The same with a seed that both sides have agreed on."""
        found = agree()
        return replace(self, seed=found.seed, agreed=found)


def header_of(setup: MatchSetup) -> Header:
    """The journal header of a set-up."""
    entries = []
    hashes: dict[str, str] = {}
    for deck in setup.decks:
        cards = deck_cards(deck)
        entries.append(
            DeckEntry(
                deck.name,
                tuple(card.id for card in cards.mp),
                cards.mastery.id,
                tuple(card.id for card in cards.life),
            )
        )
        hashes.update({card.id: card.content_hash for card in deck.cards()})
    return Header(
        setup.seed,
        setup.edition,
        setup.names,
        (entries[0], entries[1]),
        dict(sorted(hashes.items())),
        setup.first,
        setup.casual,
        datetime.now(UTC).isoformat(timespec="seconds"),
        setup.titles,
        setup.players,
        setup.agreed,
        setup.renumbers,
    )


def nameable(*pools: Pack) -> tuple[tuple[str, str], ...]:
    """Every title of a Life Deck card with its type, for effects that name a card (EFF-10)."""
    cards = (card for pool in pools for card in pool.cards.values())
    found = {(card.title, card.type.value) for card in cards if card.type.in_life_deck}
    return tuple(sorted(found))


def setup_of(header: Header, pool: Pack, path: Path | None = None) -> MatchSetup:
    """The set-up out of a journal header.

    Raises JournalError, naming the card, when one is missing from the pool or has changed since.
    """
    changed = []
    for card_id, known in header.hashes.items():
        card = pool.cards.get(card_id)
        if card is None:
            raise JournalError(
                f"the match has the card {card_id}, which is in no card pack here; "
                "add the pack that it came from",
                path,
                1,
            )
        if card.content_hash != known:
            changed.append(f"{card.name} ({card_id})")
    if changed:
        more = f" and {len(changed) - 3} more" if len(changed) > 3 else ""
        raise JournalError(
            f"these cards have changed since the match was played: {', '.join(changed[:3])}{more}. "
            "It can only be replayed with the cards as they were; use that version of the packs",
            path,
            1,
        )
    decks = tuple(_deck_of(entry, pool, path) for entry in header.decks)
    levels = {"", *(level.name for level in load_levels().levels)}
    for player in header.players:
        if player not in levels:
            raise JournalError(
                f'it was played against a computer player "{player}", whom this version of the '
                "program doesn't know; use the version that it was played with",
                path,
                1,
            )
    try:
        load_edition(header.edition)
    except ValueError as error:
        raise JournalError(str(error), path, 1) from error
    return MatchSetup(
        header.names,
        (decks[0], decks[1]),
        header.edition,
        header.seed,
        header.first,
        header.casual,
        header.titles,
        header.players,
        header.agreed,
        header.renumbers,
    )


def _deck_of(entry: DeckEntry, pool: Pack, path: Path | None) -> Deck:
    def card(card_id: str) -> Card:
        try:
            return pool.cards[card_id]
        except KeyError:
            raise JournalError(
                f"the match has the card {card_id}, which is in no card pack here", path, 1
            ) from None

    # Journals list the Life Deck in the order that the engine numbers it, which must be kept.
    counts: list[tuple[Card, int]] = []
    for card_id in entry.life:
        if counts and counts[-1][0].id == card_id:
            counts[-1] = (counts[-1][0], counts[-1][1] + 1)
        else:
            counts.append((card(card_id), 1))
    levels = tuple(card(i) for i in entry.mp)
    deck = Deck(entry.name, levels, card(entry.mastery), tuple(counts))
    if not deck.is_whole or not _in_place(deck):
        raise JournalError(
            f'the first line is damaged: "{entry.name}" is no deck of an MP, a Mastery and a Life '
            "Deck; take the file from a backup",
            path,
            1,
        )
    return deck


def _in_place(deck: Deck) -> bool:
    """Whether every card of a deck is of a type that may be where it is (SET-1)."""
    return (
        all(card.type is CardType.MAIN_PERSONALITY for card in deck.mp)
        and deck.mastery is not None
        and deck.mastery.type is CardType.MASTERY
        and all(life_deck_type(card) for card, _ in deck.counts)
    )


def deck_cards(deck: Deck) -> DeckCards:
    if not deck.is_whole or deck.mastery is None:
        raise MatchError(
            f'the deck "{deck.name}" can\'t be played: it needs MP levels 1 to 4, a Mastery and '
            "a Life Deck"
        )
    levels = (deck.mp[0], deck.mp[1], deck.mp[2], deck.mp[3])
    return DeckCards(levels, deck.mastery, deck.life)
