"""Effects on cards in play: destroy, banish, return, attach (EFF-14, TYP-7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dbz_desktop.rules import moving
from dbz_desktop.rules.effects.base import Source, Steps
from dbz_desktop.rules.effects.choosing import Target, choose_target, pick
from dbz_desktop.rules.effects.notes import OnlyOneAttached
from dbz_desktop.rules.effects.structure import Clause, Cost
from dbz_desktop.rules.effects.terms import Pronoun, Whose
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


@phrase("destroy {target}", "~choose {target} and destroy it")
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
class ReturnToHand(Cost):
    """A card in play goes back to its owner's hand."""

    target: Target

    def resolve(self, game: Game, source: Source) -> Steps:
        card = yield from choose_target(game, self.target, "Return", source)
        if card >= 0:
            moving.leave_play(game, card, Zone.HAND, Why.RETURN, source, "EFF-1")
            source.memory.moved = (card,)
        source.memory.done = card >= 0

    def possible(self, game: Game, source: Source) -> bool:
        return bool(self.target.candidates(game, source))


@phrase("banish this card")
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


@phrase(
    "attach a card from any discard pile to this card",
    "~attach a card from any discard pile to (her|him|it)",
)
@dataclass(frozen=True, slots=True)
class AttachFromPile(Clause):
    """A card of a discard pile comes into play, attached to this card (TYP-7)."""

    def resolve(self, game: Game, source: Source) -> Steps:
        able = [
            c
            for player in (source.player, source.opponent)
            for c in reversed(game.state.players[player].discard)
        ]
        chosen = yield from pick(
            game, source.player, able, 1, 1, "Attach which card?", source, "TYP-7"
        )
        for card in chosen:
            moving.move(
                game,
                card,
                Zone.IN_PLAY,
                Why.ATTACH,
                source,
                "TYP-7",
                to_player=game.owners[card],
                attached_to=source.card,
            )


@phrase("banish {what}")
@dataclass(frozen=True, slots=True)
class BanishIt(Cost):
    """The card that was spoken of is banished; where none was, this card itself."""

    what: Pronoun

    def do(self, game: Game, source: Source) -> None:
        moved = []
        for card in self._cards(source):
            where = game.state.where[card]
            if where is Zone.IN_PLAY:
                if moving.is_protected(game, card, source):
                    continue
                moving.leave_play(game, card, Zone.BANISHED, Why.BANISH, source, "EFF-1")
            elif where is not Zone.BANISHED:
                game.state.remaining.pop(card, None)
                moving.move(game, card, Zone.BANISHED, Why.BANISH, source, "EFF-1")
            else:
                continue
            moved.append(card)
        source.memory.moved = tuple(moved)
        source.memory.done = bool(moved)

    def possible(self, game: Game, source: Source) -> bool:
        out = (Zone.BANISHED, Zone.LIFE_DECK)
        return any(game.state.where[c] not in out for c in self._cards(source))

    def _cards(self, source: Source) -> tuple[int, ...]:
        if source.memory.chosen or source.memory.lost:
            return source.memory.chosen
        return (source.card,)


@phrase("attach this card to {whose} MP", "~attach to {whose} MP")
@dataclass(frozen=True, slots=True)
class AttachToMp(Clause):
    """The card stays in play, attached to an MP (TYP-7); a copy doesn't attach (ATK-16)."""

    whose: Whose

    def do(self, game: Game, source: Source) -> None:
        if source.attack is not None and source.attack.copy:
            source.memory.detached = True
            return
        mp = game.state.players[self.whose.seat(source)].mp[0]
        if self._is_one_too_many(game, mp, source):
            return
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

    def _is_one_too_many(self, game: Game, mp: int, source: Source) -> bool:
        note = game.programs[source.card].note(OnlyOneAttached)
        return note is not None and any(
            permanent.attached_to == mp and game.cards[card].title == note.title
            for card, permanent in game.state.permanents.items()
        )
