"""Winning: Survival, MPPV and Dragon Ball victories (WIN), checked after every change (HSE-1)."""

from __future__ import annotations

from dataclasses import dataclass

from dbz_desktop.cards.model import DRAGON_BALL
from dbz_desktop.rules.kernel import door, floating
from dbz_desktop.rules.kernel.base import Continuous
from dbz_desktop.rules.kernel.deed import Deed, GameVerb, Verb
from dbz_desktop.rules.kernel.events import (
    HAND,
    IN_PLAY,
    LIFE_DECK,
    CardMoved,
    ControlChanged,
)
from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.rules.kernel.matters import Forfeit

DRAGON_BALLS = 7


def win(game: Game, player: int, kind: str, rule: str) -> None:
    """End the game with a player's victory, unless he can't win so (HSE-12)."""
    if door.may(game, Deed(GameVerb.WIN, player, whose=player, way=kind)):
        game.win(player, kind, rule)


def won_otherwise(game: Game, player: int, kind: str) -> Steps:
    """Whether something else is done where a player would win (EFF-5)."""
    deed = Deed(GameVerb.WIN, player, whose=player, way=kind)
    return GameVerb.WIN in game.spoken and (yield from door.instead(game, deed))


def look_again(game: Game) -> None:
    """Look for a winner where what kept somebody from winning may be over (HSE-12)."""
    for player in (game.state.active, 1 - game.state.active):
        if not game.state.players[1 - player].life_deck:
            win(game, player, "survival", "WIN-1")
        if has_all_dragon_balls(game, player):
            win(game, player, "dragon balls", "WIN-3")


def after_move(game: Game, event: CardMoved) -> None:
    """Check Survival (WIN-1) and Dragon Ball (WIN-3) victories after a card moved."""
    if event.source is LIFE_DECK and not game.state.players[event.player].life_deck:
        # HSE-1: the acting player wins if both decks are empty at once; one card moves at a
        # time, so the deck that is found empty first decides.
        win(game, 1 - event.player, "survival", "WIN-1" if event.target is not HAND else "HSE-2")
    if (
        event.target is IN_PLAY
        and game.cards[event.card].type is DRAGON_BALL
        and has_all_dragon_balls(game, event.to_player)
    ):
        win(game, event.to_player, "dragon balls", "WIN-3")


def after_capture(game: Game, event: ControlChanged) -> None:
    """Check the Dragon Ball victory after a capture (WIN-3)."""
    if has_all_dragon_balls(game, event.after):
        win(game, event.after, "dragon balls", "WIN-3")


def has_all_dragon_balls(game: Game, player: int) -> bool:
    """Whether a player controls all seven Dragon Balls of one set."""
    play = game.state.players[player].play
    if len(play) < DRAGON_BALLS:
        return False
    titles: dict[str, set[str]] = {}
    for card in play:
        facts = game.cards[card]
        if facts.type is DRAGON_BALL:
            titles.setdefault(facts.dragon_ball_set or "", set()).add(facts.title)
    return any(len(found) >= DRAGON_BALLS for found in titles.values())


def can_win(game: Game, player: int, way: str) -> bool:
    """Whether a player may still win in a way: "mppv", "survival" or "dragon balls" (HSE-12)."""
    if way == "mppv" and game.state.no_mppv[player]:
        return False
    return door.may(game, Deed(GameVerb.WIN, player, whose=player, way=way))


def can_win_by_mppv(game: Game, player: int) -> bool:
    """Whether a player may still win by Most Powerful Personality Victory."""
    return can_win(game, player, "mppv")


def forbid_by_deed(game: Game, player: int, source: Source, deed: Forfeit) -> None:
    """A card's effect does what its own note punishes with the MPPV; before it is done."""
    if source.card >= 0 and source.player == player:
        price = game.programs[source.card].forfeits
        attack = source.attack
        if price is Forfeit.ANGER_AT_ONCE and (attack is None or attack.phase == "immediate"):
            # What its HIT does comes later (ATK-1).
            price = Forfeit.ANGER
        if price is deed:
            game.forfeit_mppv(player)


def forbid_by_use(game: Game, player: int, card: int) -> None:
    """Take the MPPV away where a note says that using the card does so."""
    price = game.programs[card].forfeits
    if price is None:
        return
    if price is Forfeit.CARD:
        game.forfeit_mppv(player)
    elif price is Forfeit.TURN:
        floating.begin(
            game,
            CannotWinByMppv(),
            Source(player, card),
            floating.Until("turn"),
            "You cannot win by MPPV this turn.",
        )


@dataclass(frozen=True, slots=True)
class CannotWinByMppv(Continuous):
    """Its player can't win by MPPV."""

    @property
    def answers(self) -> tuple[Verb, ...]:
        return (GameVerb.WIN,)

    def forbids(self, game: Game, deed: Deed, source: Source) -> bool:
        return deed.doer == source.player and deed.way == "mppv"
