"""Windows: how long something holds, from now on (EFF-4)."""

from __future__ import annotations

from collections.abc import Callable, Set
from dataclasses import dataclass
from functools import partial
from typing import Any

from dbz_desktop.cards import CardType
from dbz_desktop.rules.kernel import floating
from dbz_desktop.rules.kernel.base import CardFilter, Continuous, Effect
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.rules.language.attacks.attacks import Attacks
from dbz_desktop.rules.language.nouns.kinds import AnyCard
from dbz_desktop.rules.language.nouns.suffixes import CardFact, That
from dbz_desktop.rules.language.nouns.terms import Duration
from dbz_desktop.rules.language.nouns.things import TheOne
from dbz_desktop.rules.language.references.said_before import ThatOne as ThatCard
from dbz_desktop.rules.language.values.membership import SpokenOf
from dbz_desktop.rules.language.values.personalities import ThatOne, Word
from dbz_desktop.wording import Phrase


def until_of(game: Game, duration: Duration, source: Source) -> floating.Until:
    """When a duration is over, counted from now."""
    if duration is Duration.COMBAT:
        return floating.Until("combat")
    if duration is Duration.TURN:
        return floating.Until("turn")
    if duration is Duration.GAME:
        return floating.Until("game")
    if duration is Duration.IN_PLAY:
        return floating.Until("in play", card=source.card)
    if duration is Duration.NEXT_TURN:
        return floating.Until("start of turn", source.player)
    if duration is Duration.THEIR_NEXT_TURN:
        return floating.Until("start of turn", source.opponent)
    if duration in (Duration.END_OF_NEXT_TURN, Duration.END_OF_THEIR_NEXT_TURN):
        mine = duration is Duration.END_OF_NEXT_TURN
        seat = source.player if mine else source.opponent
        return floating.Until("end of turn", seat, game.state.turn)
    combat = game.state.combat
    if duration is Duration.ACTION:
        seat = source.player if combat is None else combat.actor
        return floating.Until("action", seat, 0 if combat is None else combat.actions_of[seat])
    yours = (
        Duration.YOUR_NEXT_ACTION,
        Duration.TO_YOUR_NEXT_ACTION,
        Duration.END_OF_YOUR_NEXT_ACTION,
    )
    seat = source.player if duration in yours else source.opponent
    number = combat.actions_of[seat] + 1 if combat is not None else 1
    before = duration in (Duration.TO_YOUR_NEXT_ACTION, Duration.TO_THEIR_NEXT_ACTION)
    return floating.Until("until action" if before else "action", seat, number)


def unsaid(game: Game) -> floating.Until:
    """How long something holds where the text gives it no time: this combat, else this turn."""
    return floating.Until("combat" if game.state.combat is not None else "turn")


def _of_none(game: Game, part: Continuous, source: Source) -> bool:
    """Whether it speaks of a card that should have been found before, and none was (EFF-1).

    What something is done for, or instead of, may itself be what it speaks of.
    """
    if source.given is not None or source.event is not None or any(every(part, Effect)):
        return False
    memory = source.memory
    if memory.chosen or memory.befallen:
        allies = [each for each in every(part, ThatOne) if each.word in (Word.ALLY, Word.ALLIES)]
        return any(each.measured(game, source) < 0 for each in allies)
    titles = any(each.fact is CardFact.NAMED for each in every(part, That))
    cards = titles or any(every(part, TheOne))
    if cards and not memory.names:
        return True
    if any(getattr(each, "refers_back", False) for each in every(part, Attacks)):
        return True
    spoken = (each for each in every(part, ThatOne) if each.refers_back)
    return any(not each.able(game, source) for each in spoken)


def of_its_kind(game: Game, part: Phrase, source: Source) -> Source:
    """The source of what is put in force, which speaks of "that Drill": of the last such card.

    The text may have spoken of cards of another kind since ("Choose a Drill. Draw a card. That
    Drill …"). Where that came to nothing, nothing is spoken of.
    """
    memory = source.memory
    if memory.lost or not memory.earlier:
        return source
    said: list[Callable[[int], bool]] = []
    for those in (*every(part, TheOne), *every(part, ThatCard)):
        if those.cards is not None and not isinstance(those.cards, AnyCard):
            said.append(partial(_fits, those.cards, game, source))
        if those.by is not None:
            said.append(those.by.of(game, source).__contains__)
    whom = {each.name for each in every(part, SpokenOf)}
    whom |= {each.word.name for each in every(part, ThatOne)}
    for names, types in _SPOKEN_OF:
        if not whom.isdisjoint(names):
            said.append(partial(_is_of, types, game))
    if not said:
        return source
    found = memory.spoken(lambda card: all(fits(card) for fits in said))
    if not found or any(card in memory.chosen for card in found):
        return source
    memory = memory.twin()
    memory.chosen = tuple(found)
    return source.but(memory=memory)


_SPOKEN_OF = (
    ({"ALLY", "ALLIES"}, {CardType.ALLY}),
    ({"PERSONALITY", "PERSONALITIES"}, {CardType.ALLY, CardType.MAIN_PERSONALITY}),
)
"""By which words a text speaks again of personalities, and what cards those are (TYP-8)."""


def _is_of(types: Set[CardType], game: Game, card: int) -> bool:
    return game.cards[card].type in types


def _fits(kind: CardFilter, game: Game, source: Source, card: int) -> bool:
    return kind.fits(game, card, source)


def hold(game: Game, clause: Continuous, source: Source, until: floating.Until, text: str) -> None:
    """Put what a statement says in force, each part as a floating effect of its own."""
    # What it speaks of is what that is now, whatever the next sentences do.
    source = source.but(memory=source.memory.unbound())
    for part in clause.parts:
        if _of_none(game, part, source):
            continue
        own = of_its_kind(game, part, source)
        effect = part.now(game, own) if part.once or part.runs_out else part
        floating.begin(game, effect, own, until, text, once=part.once)


@dataclass(frozen=True, slots=True)
class Within(Effect):
    """What holds within a step holds, now that it has begun. Made by a phrase, never printed."""

    said: Any

    def resolve(self, game: Game, source: Source) -> Steps:
        yield from ()
        until = floating.Until(f"end of {self.said.within.span.step}", game.state.active)
        self.said.hold(game, source, until)


@dataclass(frozen=True, slots=True)
class Over(Effect):
    """What was put in force is over, by its numbers. Made by a phrase, never printed."""

    idents: tuple[int, ...]

    def resolve(self, game: Game, source: Source) -> Steps:
        yield from ()
        for each in game.state.floating:
            if each.ident in self.idents:
                floating.end(game, each)
