"""What a note says of its card in words that never change: "banish after use" (ATK-1, TYP-5)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from dbz_desktop.rules.kernel.base import Condition
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.kernel.note import Note
from dbz_desktop.wording import phrase, words


@words
class NoteWord(Enum):
    """What a note says of its card, in words that never change."""

    BANISH = "banish after use"
    STAYS = (
        "this card is not discarded when you advance a level"
        "|this Drill is not discarded when you advance a level"
        "|this (card|Drill) is not discarded when (advancing a level|your MP advances [a level])"
        "|this (card|Drill) (stays|remains) in play when (you advance|your MP advances) a level"
    )
    ALWAYS_STAYS = (
        "this card is not discarded when you change levels"
        "|this Drill is not discarded when you change levels"
        "|this (card|Drill) is not discarded when (changing levels|you are changing levels)"
        "|this (card|Drill) (stays|remains) in play when you change levels"
        "|this (card|Drill) is not discarded when your MP changes (levels|its level)"
        "|this (card|Drill) is not discarded when you (advance or lower|change) a level"
    )
    STAYS_LOWERED = (
        "this card is not discarded when you lower a level"
        "|this (card|Drill) is not discarded when (you lose a level|(lowering|losing) a level"
        "|your MP (is lowered|loses) [a level])"
        "|this (card|Drill) (stays|remains) in play when (you lower|your MP (is lowered|loses))"
        " a level"
    )
    AGAIN = (
        "you may use this power more than once per turn, but only once per attack"
        "|you may use this Drill more than once per turn, but only once per attack"
        "|you may use this \\[defense\\] POWER more than once per turn but only once per attack"
    )
    ONCE_A_GAME = (
        "this card's non-\\[instant\\] power may only be used once per game"
        "|this card's non-\\[instant\\] power may be used only once per game"
    )
    WITH_OPPONENT = (
        "this card enters play under your opponent's control"
        "|this (Drill|Setup|Ally|Dragon Ball) enters play under your opponent's control"
        "|[this card] enters play (under the control of your opponent|under an opponent's control)"
        "|(play|place) this (card|Drill|Setup|Ally) under your opponent's control"
        "|enters play under your opponent's control"
    )


_RULES = {
    NoteWord.BANISH: "ATK-1",
    NoteWord.STAYS: "TYP-5",
    NoteWord.ALWAYS_STAYS: "TYP-5",
    NoteWord.STAYS_LOWERED: "TYP-5",
    NoteWord.WITH_OPPONENT: "ZON-2",
}

_STAYS_ON = {
    NoteWord.STAYS: (True,),
    NoteWord.STAYS_LOWERED: (False,),
    NoteWord.ALWAYS_STAYS: (True, False),
}


@phrase(("{word}", {"condition": None}), "if {condition}, {word}")
@dataclass(frozen=True, slots=True)
class PlainNote(Note):
    """The card is banished after its use, stays on advancing, or is usable again, or enters play
    on the other side (ZON-2).

    Banishing may depend on something that is asked when the card is put away.

    Banished instead of discarded (ATK-1); a Drill that stays when its player's MP advances, or
    changes its level at all (TYP-5); a [defense] Power without a limit a turn, as an attack is
    answered once, or a Power that is used once in the whole game (COM-3).
    """

    word: NoteWord
    condition: Condition | None = None

    def __post_init__(self) -> None:
        if self.condition is not None and self.word is not NoteWord.BANISH:
            raise ValueError("it always holds")

    @property
    def rules(self) -> str:
        """The rule that it changes."""
        return _RULES.get(self.word, "COM-3")

    @property
    def enters_with_opponent(self) -> bool:  # type: ignore[override]
        """Whether its owner's opponent controls it as it enters play."""
        return self.word is NoteWord.WITH_OPPONENT

    @property
    def once_a_game(self) -> bool:  # type: ignore[override]
        """Whether its Power is used once in the whole game."""
        return self.word is NoteWord.ONCE_A_GAME

    @property
    def at_end(self) -> bool:  # type: ignore[override]
        """Whether it is printed after the effects."""
        return self.banishes

    @property
    def banishes(self) -> bool:  # type: ignore[override]
        """Whether it always banishes the card after use."""
        return self.word is NoteWord.BANISH and self.condition is None

    def banishes_now(self, game: Game, source: Source) -> bool:
        if self.word is not NoteWord.BANISH:
            return False
        return self.condition is None or self.condition.holds(game, source)

    @property
    def stays_on(self) -> tuple[bool, ...]:  # type: ignore[override]
        """Whether the Drill stays as its player's MP advances, as it is lowered, or as both."""
        return _STAYS_ON.get(self.word, ())

    @property
    def usable_again(self) -> bool:  # type: ignore[override]
        """Whether its [defense] Power has no limit a turn."""
        return self.word is NoteWord.AGAIN
