"""Keys: what an option is to a player, whatever number its card has."""

from __future__ import annotations

from dbz_desktop.rules.game import Game
from dbz_desktop.rules.kernel.decisions import Decision

Key = tuple[object, ...]


def key_of(game: Game, decision: Decision, index: int) -> Key:
    """What an option is to a player: what is done, with which card, whatever its number."""
    option = decision.options[index]
    card = game.printed[option.card].id if option.card >= 0 else ""
    return (option.act, card, option.section, option.performer, 0 if card else option.value)
