"""What the engine is told of what lies above the kernel (see `rules.game`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from dbz_desktop.cards import Card
from dbz_desktop.rules.kernel.cardtext import CardProgram, Section
from dbz_desktop.rules.kernel.editions import Edition
from dbz_desktop.rules.kernel.events import CardMoved, ControlChanged
from dbz_desktop.rules.kernel.game import Game, Steps
from dbz_desktop.wording import Phrase


@dataclass(frozen=True, slots=True)
class Rules:
    """What happens by the rules, and what a text says, for an engine that knows neither."""

    compile: Callable[[Card, Edition], CardProgram]
    """A card's program in an edition."""
    text_of: Callable[[Phrase], str]
    """A part of a card's text as a sentence, in the canonical wording."""
    next_step: Callable[[Game], Steps]
    """The next step of the turn."""
    after_move: Callable[[Game, CardMoved], None]
    """What follows at once when a card has moved: somebody may have won."""
    after_capture: Callable[[Game, ControlChanged], None]
    """The same when a card has changed sides."""
    anger_goal: Callable[[Game, int], int]
    """The anger with which a player advances or wins, with the effects that change it (ANG-1)."""
    runs_out: Callable[[Game, int], int]
    """How many cards a player's next Draw Step takes if it loses him the game, else 0 (HSE-2)."""
    order_on_pile: Callable[[Game, Sequence[int]], Steps]
    """Ask how cards that were discarded together lie on their piles (HSE-8)."""
    order_matters: Callable[[Game, int, int, Callable[[Game, int], Steps]], bool]
    """Whether a player's effects, so many of them, may come out differently in another order."""
    offer: Callable[[Section], Any]
    """What an [instant] section does at its moment: its use is offered (COM-1)."""
