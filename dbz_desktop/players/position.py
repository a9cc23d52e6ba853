"""What counts in a position: its features, each seen from one player's side."""

from __future__ import annotations

from math import log

from dbz_desktop.cards.model import CardType
from dbz_desktop.rules.game import Game
from dbz_desktop.rules.kernel.state import PlayerState

FEATURES = (
    "life",
    "life_ratio",
    "stages",
    "anger",
    "level",
    "last_level_anger",
    "drills",
    "setups",
    "allies",
    "ally_stages",
    "dragon_balls",
    "many_dragon_balls",
    "hand",
    "hand_in_combat",
    "hand_kept",
    "action",
    "turn",
    "turn_begins",
)
"""Each is mine less the other player's, so that a position and the same seen from the other side
weigh the same but for their sign.

`life`: cards of the Life Deck, by ten. `life_ratio`: how many times as many, as a logarithm.
`stages`: of the Main Personality. `anger`: of what takes it up a level. `last_level_anger`: the
anger of a level 4 that would win by it (WIN-2). `many_dragon_balls`: what is more than three of
them (WIN-3). `hand_in_combat`: cards in hand while combat goes on, `hand_kept` those that outlive
the Discard Step (TRN-4). `action`: whose action it is; `turn`: whose turn; `turn_begins`: whose
turn it is before combat was declared.
"""


def features(game: Game, viewer: int) -> list[float]:
    """The features of a game as it stands, for player `viewer` (0 or 1); see `FEATURES`.

    In a world dealt anew (see `worlds`) they tell nothing that the player doesn't know.
    """
    state = game.state
    mine, theirs = state.players[viewer], state.players[1 - viewer]
    here, there = _of_side(game, mine), _of_side(game, theirs)
    found = [a - b for a, b in zip(here, there, strict=True)]
    me, other = len(mine.life_deck), len(theirs.life_deck)
    found.insert(1, log((me + 2) / (other + 2)))
    combat = state.combat
    hands = len(mine.hand) - len(theirs.hand)
    sign = 1.0 if state.active == viewer else -1.0
    fighting = combat is not None and not combat.ending
    found.append(float(hands) if fighting else 0.0)
    found.append(0.0 if fighting else float(min(len(mine.hand), 1) - min(len(theirs.hand), 1)))
    if combat is not None and fighting:
        found.append(1.0 if combat.actor == viewer else -1.0)
    else:
        found.append(0.0)
    found.append(sign)
    found.append(sign if state.phase in ("start", "draw", "planning", "declare") else 0.0)
    return found


def _of_side(game: Game, side: PlayerState) -> list[float]:
    """The features of one side that don't depend on the other, without `life_ratio`."""
    drills = setups = allies = balls = 0
    ally_stages = 0
    permanents = game.state.permanents
    for card in side.play:
        kind = game.cards[card].type
        if kind is CardType.DRILL:
            drills += 1
        elif kind is CardType.SETUP:
            setups += 1
        elif kind is CardType.ALLY:
            allies += 1
            ally_stages += permanents[card].stages
        elif kind is CardType.DRAGON_BALL:
            balls += 1
    top = side.level >= len(side.mp)
    return [
        len(side.life_deck) / 10,
        side.stages / 5,
        side.anger / 5,
        float(side.level),
        side.anger / 5 if top else 0.0,
        float(drills),
        float(setups),
        float(allies),
        ally_stages / 5,
        float(balls),
        float(max(0, balls - 3)),
        float(len(side.hand)),
    ]
