"""What wasn't understood of a card's text: the game stops there, and the players carry it out.

Until it is said done both may move cards, set stages and so on (see `judge`).
"""

from __future__ import annotations

from dbz_desktop.rules.kernel.controls import Counted
from dbz_desktop.rules.kernel.decisions import Act, Ask, Decision, Option
from dbz_desktop.rules.kernel.events import SentenceResolved
from dbz_desktop.rules.kernel.game import Game, Steps


def by_hand(game: Game, text: str, player: int, card: int) -> Steps:
    """Stop at a sentence that wasn't understood until the player says done (EFF-1)."""
    yield Decision(
        player,
        Ask.BY_HAND,
        "The app can't read this sentence. Carry it out by hand, then say done.",
        "EFF-1",
        (Option(Act.DONE, "Done", card),),
        card,
        text,
    )


def told(game: Game, card: int, player: int, period: str) -> Steps:
    """Stop at what wasn't understood of a card's lasting text, once in each period (EFF-12).

    The app can't keep such a text in force, so the players are told when it begins to hold.
    """
    key = (period, "unread", card)
    if game.state.used.get(key):
        return
    game.keep(Counted(key, 1))
    for text in game.unread[card]:
        game.emit(SentenceResolved(player, card, text))
        yield Decision(
            player,
            Ask.BY_HAND,
            "The app can't read this text, which holds as long as the card is there. Carry it "
            "out by hand whenever it applies; do now what is to be done now, then say done.",
            "EFF-12",
            (Option(Act.DONE, "Done", card),),
            card,
            text,
        )


def tell_in_play(game: Game) -> Steps:
    """Stop at what wasn't understood of the lasting texts in play, each told once."""
    for player in (game.state.active, 1 - game.state.active):
        side = game.state.players[player]
        for card in (side.mp_card, side.mastery, *side.play):
            if card in game.unread:
                yield from told(game, card, player, "game")
