"""Who answers decisions when no person does."""

from dbz_desktop.players.base import Player, Sight
from dbz_desktop.players.making import UnknownPlayer, make_player
from dbz_desktop.players.random_player import RandomPlayer

__all__ = ["Player", "RandomPlayer", "Sight", "UnknownPlayer", "make_player"]
