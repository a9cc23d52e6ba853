"""Effects on cards in play: destroy, banish, return, attach (EFF-14, TYP-7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dbz_desktop.rules import moving
from dbz_desktop.rules.effects.base import Source, Steps
from dbz_desktop.rules.effects.choosing import Target, choose_target
from dbz_desktop.rules.effects.piles import shuffle_in
from dbz_desktop.rules.effects.structure import Clause, Cost
from dbz_desktop.rules.effects.terms import Whose
from dbz_desktop.rules.events import Why, Zone
from dbz_desktop.wording import phrase

if TYPE_CHECKING:
    from dbz_desktop.rules.game import Game


def _take(game: Game, card: int, zone: Zone, why: Why, source: Source) -> None:
    if card >= 0:
        moving.leave_play(game, card, zone, why, source, "EFF-14")
    source.memory.moved = (card,) if card >= 0 else ()
    source.memory.chosen = source.memory.moved
    source.memory.done = card >= 0


@phrase("destroy {target}")
@dataclass(frozen=True, slots=True)
class Destroy(Cost):
    """Destroy a card in play: its owner's discard pile takes it (EFF-14)."""

    target: Target

    def resolve(self, game: Game, source: Source) -> Steps:
        card = yield from choose_target(game, self.target, "Destroy", source)
        _take(game, card, Zone.DISCARD, Why.DESTROY, source)

    def possible(self, game: Game, source: Source) -> bool:
        return bool(self.target.candidates(game, source))


@phrase("banish {target}")
@dataclass(frozen=True, slots=True)
class Banish(Cost):
    """Banish a card in play."""

    target: Target

    def resolve(self, game: Game, source: Source) -> Steps:
        card = yield from choose_target(game, self.target, "Banish", source)
        _take(game, card, Zone.BANISHED, Why.BANISH, source)

    def possible(self, game: Game, source: Source) -> bool:
        return bool(self.target.candidates(game, source))


@phrase("return {target} to its owner's hand", "~return {target} in play to its owner's hand")
@dataclass(frozen=True, slots=True)
class ReturnToHand(Clause):
    """A card in play goes back to its owner's hand."""

    target: Target

    def resolve(self, game: Game, source: Source) -> Steps:
        card = yield from choose_target(game, self.target, "Return", source)
        if card >= 0:
            moving.leave_play(game, card, Zone.HAND, Why.RETURN, source, "EFF-1")
            source.memory.moved = (card,)

    def possible(self, game: Game, source: Source) -> bool:
        return bool(self.target.candidates(game, source))


@phrase(
    "shuffle {target} into its owner's Life Deck",
    "~shuffle {target} back into its owner's Life Deck",
)
@dataclass(frozen=True, slots=True)
class ShuffleIn(Cost):
    """A card in play goes into its owner's Life Deck, which is shuffled."""

    target: Target

    def resolve(self, game: Game, source: Source) -> Steps:
        card = yield from choose_target(game, self.target, "Shuffle in", source)
        shuffle_in(game, [card] if card >= 0 else [], source)

    def possible(self, game: Game, source: Source) -> bool:
        return bool(self.target.candidates(game, source))


@phrase("banish this card", "~banish it")
@dataclass(frozen=True, slots=True)
class BanishThis(Cost):
    """This card itself is banished, from wherever it is."""

    def do(self, game: Game, source: Source) -> None:
        where = game.state.where[source.card]
        if where is Zone.IN_PLAY:
            moving.leave_play(game, source.card, Zone.BANISHED, Why.BANISH, source, "EFF-1")
        elif where is not Zone.BANISHED:
            moving.move(game, source.card, Zone.BANISHED, Why.BANISH, source, "EFF-1")
        source.memory.done = where is not Zone.BANISHED

    def possible(self, game: Game, source: Source) -> bool:
        return not (
            game.state.where[source.card].is_hidden
            or game.state.where[source.card] is Zone.BANISHED
        )


@phrase("attach this card to {whose} MP", "~attach to {whose} MP")
@dataclass(frozen=True, slots=True)
class AttachToMp(Clause):
    """The card stays in play, attached to an MP (TYP-7); a copy doesn't attach (ATK-16)."""

    whose: Whose

    def do(self, game: Game, source: Source) -> None:
        if source.attack is not None and source.attack.copy:
            return
        mp = game.state.players[self.whose.seat(source)].mp[0]
        if game.state.where[source.card] is Zone.IN_USE:
            moving.move(
                game,
                source.card,
                Zone.IN_PLAY,
                Why.ATTACH,
                source,
                "TYP-7",
                to_player=source.player,
                attached_to=mp,
            )
            source.memory.attached = True
