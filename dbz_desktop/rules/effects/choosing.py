"""Choosing cards, one decision at a time, and the selections that speak of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from dbz_desktop.rules.decisions import Act, Ask, Decision, Option, Row
from dbz_desktop.rules.effects.base import Amount, CardFilter, Selection, Source, Steps
from dbz_desktop.rules.effects.terms import Pile, Whose
from dbz_desktop.rules.events import Zone
from dbz_desktop.wording import Phrase, phrase

if TYPE_CHECKING:
    from dbz_desktop.rules.game import Game


def pick(
    game: Game,
    player: int,
    cards: Sequence[int],
    low: int,
    high: int,
    prompt: str,
    source: Source,
    rule: str = "EFF-1",
    hidden: bool = False,
    looked_at: tuple[int, ...] = (),
    must_ask: bool = False,
    open: bool = False,
) -> Steps:
    """Let a player choose from `low` to `high` of some cards, one at a time with "done".

    Returns the tuple of cards chosen, as `Steps` of any value. With `hidden`, copies of one
    title in a zone are offered once where one card is chosen, for their order there says nothing.
    `open` is for choices that are made among open cards whatever the players hold. Nothing is
    asked where there is nothing to choose.
    """
    left = list(cards)
    chosen: list[int] = []
    if not must_ask and low >= len(left):
        return tuple(left)
    while left and len(chosen) < high:
        offered = _one_of_each(game, left) if hidden and high == 1 else left
        options = [Option(Act.PICK, label, c) for c, label in _labels(game, offered)]
        if len(chosen) >= low:
            options.append(Option(Act.DONE, "Done" if chosen else "None"))
        elif len(offered) == 1 and not must_ask:
            chosen.append(offered[0])
            left.remove(offered[0])
            continue
        text = prompt if high == 1 else f"{prompt} ({len(chosen) + 1} of {high})"
        most = min(high - len(chosen), len(left))
        least = min(max(0, low - len(chosen)), most)
        index = yield Decision(
            player,
            Ask.CHOOSE_CARD,
            text,
            rule,
            tuple(options),
            source.card,
            looked_at=looked_at,
            open=open,
            row=Row(prompt, least, most) if most > 1 or chosen else None,
        )
        option = options[index]
        if option.act is Act.DONE:
            break
        chosen.append(option.card)
        left.remove(option.card)
    return tuple(chosen)


def _one_of_each(game: Game, cards: list[int]) -> list[int]:
    seen: dict[tuple[str, Zone], int] = {}
    for card in cards:
        seen.setdefault((game.cards[card].id, game.state.where[card]), card)
    return list(seen.values())


def _labels(game: Game, cards: Sequence[int]) -> list[tuple[int, str]]:
    """The cards with their names, and with their zones where those tell copies apart."""
    zones: dict[str, set[Zone]] = {}
    for card in cards:
        zones.setdefault(game.cards[card].name, set()).add(game.state.where[card])
    labels = []
    for card in cards:
        name = game.cards[card].name
        zone = f" ({game.state.where[card].label})" if len(zones[name]) > 1 else ""
        labels.append((card, name + zone))
    return labels


# ---------------------------------------------------------------------------- how many


class _OfKind(Selection):
    cards: CardFilter

    def fits(self, game: Game, card: int, source: Source) -> bool:
        return self.cards.fits(game, card, source)


@phrase("a {cards}")
@dataclass(frozen=True, slots=True)
class One(_OfKind):
    """One card of a kind."""

    cards: CardFilter

    def bounds(self, game: Game, source: Source) -> tuple[int, int]:
        """At least and at most how many."""
        return 1, 1


@phrase("{amount} {cards:s}")
@dataclass(frozen=True, slots=True)
class Several(_OfKind):
    """A number of cards of a kind, as many as there are."""

    amount: Amount
    cards: CardFilter

    def bounds(self, game: Game, source: Source) -> tuple[int, int]:
        """At least and at most how many."""
        n = self.amount.value(game, source)
        return n, n


@phrase("a random {cards}")
@dataclass(frozen=True, slots=True)
class AtRandom(_OfKind):
    """One card of a kind, by chance."""

    cards: CardFilter

    def bounds(self, game: Game, source: Source) -> tuple[int, int]:
        """At least and at most how many."""
        return 1, 1


@phrase("up to {n} {cards:s}")
@dataclass(frozen=True, slots=True)
class UpTo(_OfKind):
    """At most a number of cards of a kind."""

    n: int
    cards: CardFilter

    def bounds(self, game: Game, source: Source) -> tuple[int, int]:
        """At least and at most how many."""
        return 0, self.n


# ---------------------------------------------------------------------------- where


class Place(Phrase):
    """Where cards are looked for: "your Life Deck or discard pile"."""

    def cards(self, game: Game, source: Source) -> list[int]:
        """The cards there now, the top of a pile first."""
        raise TypeError(type(self).__name__)

    def owner(self, source: Source) -> int:
        """Whose zones they are."""
        raise TypeError(type(self).__name__)

    def whole_deck(self) -> bool:
        """Whether a whole Life Deck is among them: it must be shuffled afterwards (EFF-9)."""
        return False


@phrase("{whose} {piles:or}", "~{whose} {piles:and}")
@dataclass(frozen=True, slots=True)
class Zones(Place):
    """One or more zones of a player."""

    whose: Whose
    piles: tuple[Pile, ...]

    def cards(self, game: Game, source: Source) -> list[int]:
        side = game.state.players[self.whose.seat(source)]
        return [c for pile in self.piles for c in reversed(side.zone(pile.zone))]

    def owner(self, source: Source) -> int:
        return self.whose.seat(source)

    def whole_deck(self) -> bool:
        return Pile.LIFE_DECK in self.piles


@phrase("the top {n} card(s) of {whose} {pile}")
@dataclass(frozen=True, slots=True)
class TopOf(Place):
    """The top cards of a zone."""

    n: int
    whose: Whose
    pile: Pile

    def cards(self, game: Game, source: Source) -> list[int]:
        zone = game.state.players[self.whose.seat(source)].zone(self.pile.zone)
        return list(reversed(zone[-self.n :]))

    def owner(self, source: Source) -> int:
        return self.whose.seat(source)


# ---------------------------------------------------------------------------- in play


class Target(Phrase):
    """A card in play to be chosen."""

    def candidates(self, game: Game, source: Source) -> list[int]:
        """The cards that may be chosen now."""
        raise TypeError(type(self).__name__)


def in_play(game: Game, players: Sequence[int], cards: CardFilter, source: Source) -> list[int]:
    """The cards of a kind that some players control."""
    return [
        c
        for player in players
        for c in game.state.players[player].play
        if cards.fits(game, c, source)
    ]


@phrase("a {cards}", "~a {cards} in play")
@dataclass(frozen=True, slots=True)
class AnyInPlay(Target):
    """A card of a kind in play, on either side."""

    cards: CardFilter

    def candidates(self, game: Game, source: Source) -> list[int]:
        return in_play(game, (source.opponent, source.player), self.cards, source)


@phrase(
    "an opponent's {cards}",
    "~an opponent's {cards} in play",
    "~one of your opponent's {cards}",
    "~your opponent's {cards}",
)
@dataclass(frozen=True, slots=True)
class OpponentsInPlay(Target):
    """A card of a kind that the opponent controls."""

    cards: CardFilter

    def candidates(self, game: Game, source: Source) -> list[int]:
        return in_play(game, (source.opponent,), self.cards, source)


@phrase("a {cards} you control", "~one of your {cards}")
@dataclass(frozen=True, slots=True)
class YoursInPlay(Target):
    """A card of a kind that you control."""

    cards: CardFilter

    def candidates(self, game: Game, source: Source) -> list[int]:
        return in_play(game, (source.player,), self.cards, source)


def choose_target(
    game: Game, target: Target, verb: str, source: Source, rule: str = "EFF-1"
) -> Steps:
    """Let the effect's player choose a target; returns NOBODY where there is none."""
    from dbz_desktop.rules.moving import is_protected

    candidates = target.candidates(game, source)
    if verb in ("Destroy", "Banish"):
        candidates = [c for c in candidates if not is_protected(game, c, source)]
    if not candidates:
        return -2
    chosen = yield from pick(
        game, source.player, candidates, 1, 1, f"{verb} which card?", source, rule, open=True
    )
    return chosen[0]
