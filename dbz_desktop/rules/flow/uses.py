"""How often Powers are used: under which key a use is counted, and when it is forgotten (COM-3)."""

from __future__ import annotations

from typing import Any

from dbz_desktop.cards.model import ALLY, DRILL, MAIN_PERSONALITY, MASTERY
from dbz_desktop.rules.kernel.cardtext import Section
from dbz_desktop.rules.kernel.controls import Counted, Forgotten
from dbz_desktop.rules.kernel.events import CardUsed
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.kernel.matters import USES

_COUNTED = frozenset((MAIN_PERSONALITY, MASTERY, ALLY, DRILL))
"""The types of the cards that stay where they are when their Power is used."""


def use_key(game: Game, player: int, card: int, section: Section) -> tuple[Any, ...] | None:
    """Under which key a Power's use is counted; None for cards that go away after use."""
    facts = game.cards[card]
    kind = facts.type
    program = game.programs[card]
    said = program.uses
    if section.is_defense and program.usable_again:
        return None
    mode = game.edition.rules.drill_powers
    by_memory = kind is DRILL and mode == "memory" and facts.style.is_styled
    if not by_memory:
        player = _counted_for(game, player, card)
    if program.once_a_game and not section.is_instant:
        return ("game", "power", player, card, section.index)
    if kind not in _COUNTED:
        return None
    if said is not None:
        period, whose = said.in_time, facts.title if by_memory else card
        return (period.key if period else "turn", "power", player, whose, section.index)
    # A copy has the Powers of the card that it is a copy of, and those weren't used before.
    copied = game.state.copied.get(card)
    which = section.index if copied is None else (copied, section.index)
    if kind is not DRILL:
        return ("turn", "power", player, card, which)
    if by_memory:
        return ("turn", "power", player, facts.title, section.index)
    if mode == "turn":
        return ("turn", "power", player, card, which)
    return ("combat", "power", player, card, which)


def _counted_for(game: Game, player: int, card: int) -> int:
    """The player for whom the use of a Power is counted: of a card under his control its owner.

    Who takes control of it doesn't use once more what was used in that time (COM-3).
    """
    permanent = game.state.permanents.get(card)
    under_control = permanent is not None and permanent.controller == player
    return game.owners[card] if under_control else player


def is_remembered(key: tuple[Any, ...]) -> bool:
    """Whether a key is one of Drill Memory: uses of all Drills of a title count (COM-4)."""
    return len(key) == 5 and isinstance(key[3], str)


def forget_uses(game: Game, card: int) -> None:
    """A Drill left play: its Power may be used again when it returns, except by memory (COM-4)."""
    if game.cards[card].type is not DRILL:
        return
    for key in [k for k in game.state.used if len(k) == 5 and k[1] == "power" and k[3] == card]:
        game.keep(Forgotten(key))


MOST_USES = 60
"""So often in a turn at most is used what has no limit: then it counts as endless (HSE-10)."""


def uses_allowed(game: Game, card: int) -> int:
    """How often a Power may be used in the time in which its uses are counted."""
    said = game.programs[card].uses
    allowed = 1 if said is None else said.n or MOST_USES
    if USES in game.spoken:
        held = [more for more, source in game.holding(USES) if more.covers(game, card, source)]
        allowed += sum(more.more for more in held if not more.of_itself)
        # What a Power says of itself it says anew at each use: that makes it no more.
        allowed += max((more.more for more in held if more.of_itself), default=0)
    return allowed


def used_up(game: Game, source: Source) -> bool:
    """Whether the Power of a text was used already, as often as it may be."""
    if source.section >= len(game.programs[source.card].all_sections):
        # It was a copy of a card that says so, and leaves play as something happens (EFF-4).
        return True
    key = use_key(game, source.player, source.card, game.section(source.card, source.section))
    return key is not None and game.state.used.get(key, 0) >= uses_allowed(game, source.card)


def was_used(game: Game, player: int, card: int, section: Section) -> bool:
    """Whether a player used a Power in the time in which its uses are counted (COM-3, COM-4).

    Of a card that goes away after its use nothing is counted: it lies where that brought it.
    """
    key = use_key(game, player, card, section)
    return key is None or key in game.state.used


def count_offer(game: Game, source: Source) -> None:
    """Note that what an [instant] Power offers was taken: that is its use (COM-3)."""
    section = game.section(source.card, source.section)
    if section.is_instant:
        count_use(game, source.player, source.card, section)
        used = CardUsed(source.player, source.card, section.index, "instant", False, "COM-3")
        game.emit(used)


def count_use(game: Game, player: int, card: int, section: Section) -> None:
    """Note that a Power was used (COM-3, COM-4)."""
    key = use_key(game, player, card, section)
    if key is not None:
        game.keep(Counted(key, game.state.used.get(key, 0) + 1))
