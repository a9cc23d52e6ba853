"""Floating effects: what outlives the card that made it (EFF-4), and how long it holds."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from dbz_desktop.rules.kernel.controls import EffectHeld, EffectLeft, EffectNarrowed
from dbz_desktop.rules.kernel.events import NOBODY, CardMoved, FloatingBegan, FloatingEnded
from dbz_desktop.rules.kernel.game import Attack, Game, Source
from dbz_desktop.rules.kernel.matters import KIND, NAMED, STYLED
from dbz_desktop.rules.kernel.record import record
from dbz_desktop.wording import Phrase

ANYBODY = -2
"""Whose step it is where any player's is meant."""


@record
class Until:
    """When a floating effect is over.

    `kind`: "combat", "turn", "start of turn" (of `player`), "action" (the action of `player`
    with this `number` in this combat), "until action" (until it begins), "end of turn" (of
    `player`, the first after turn `number`), "start of draw", "end of planning" and the like (a
    step of `player` or of `ANYBODY`, the first after turn `number`), "attached" (as long as `card`
    is attached), "in play" (as long as `card` is), "once" (until it has happened), "game".
    """

    kind: str
    player: int = 0
    number: int = 0
    card: int = NOBODY

    @property
    def words(self) -> str:
        """How the log says it."""
        edge, _, step = self.kind.partition(" of ")
        return {
            "combat": "until the end of combat",
            "turn": "this turn",
            "start of turn": "until the start of the next turn of its player",
            "end of turn": "until the end of the next turn of its player",
            "action": "in that action",
            "until action": "until that action begins",
            "attached": "while attached",
            "in play": "while it is in play",
            "once": "until it has happened",
            "game": "for the rest of the game",
        }.get(self.kind) or f"until the {edge} of the {step.capitalize()} Step"


@record
class Floating:
    """A continuous or contextual effect in force. `once` effects end when they were used.

    `about` are the cards that it refers to (see `end_references`).
    """

    ident: int
    effect: Any
    source: Source
    until: Until
    text: str = ""
    once: bool = False
    about: tuple[int, ...] = ()


def begin(
    game: Game,
    effect: Any,
    source: Source,
    until: Until,
    text: str = "",
    once: bool = False,
    about: tuple[int, ...] = (),
) -> None:
    """Put a floating effect in force. Outside of combat there is no "this combat".

    Only an [instant] text that is used before the Combat Step means the combat of this turn by it.
    It refers to the cards `about`; without them to those that its text calls "it". Of "that card"
    nothing comes in force where none was found or chosen.
    """
    state = game.state
    if state.combat is None and until.kind in ("combat", "action", "until action"):
        if until.kind != "combat" or not _means_one_to_come(game, source):
            return
    if _is_of_nobody(effect, source):
        return
    ident = state.ident + 1
    about = about or _spoken_of(effect, source)
    if about or source.memory.chosen:
        # What the text speaks of later is another matter.
        source = source.but(memory=source.memory.twin())
    game.keep(EffectHeld(Floating(ident, effect, source, until, text, once, about)))
    game.emit(FloatingBegan(ident, source.player, source.card, text, until.words))
    game.abilities_changed()


def _means_one_to_come(game: Game, source: Source) -> bool:
    """Whether "this combat" is that of this turn, which is still to come (TRN-3)."""
    if game.state.phase not in ("start", "planning", "declare") or source.card == NOBODY:
        return False
    return bool(game.section(source.card, source.section).is_instant)


def end(game: Game, floating: Floating) -> None:
    """End one floating effect."""
    game.keep(EffectLeft(floating.ident))
    game.emit(FloatingEnded(floating.ident, floating.source.player, floating.source.card))
    game.abilities_changed()


def _spoken_of(effect: Any, source: Source) -> tuple[int, ...]:
    """The cards that a text calls "it" or "those cards", if it speaks of any."""
    if getattr(getattr(effect, "trigger", None), "tells", False):
        # Then "it" is the card of the happening.
        return ()
    chosen = source.memory.chosen
    return chosen if chosen and _has_pronoun(effect) else ()


def _is_of_nobody(effect: Any, source: Source) -> bool:
    """Whether it would wait for something of "that card", where there is no such card."""
    memory = source.memory
    if memory.chosen or not memory.lost or memory.earlier or memory.befallen:
        return False
    if getattr(source.event, "card", NOBODY) != NOBODY:
        return False
    trigger = getattr(effect, "trigger", None)
    return trigger is not None and not getattr(trigger, "tells", False) and _has_pronoun(trigger)


def _has_pronoun(part: Any) -> bool:
    if isinstance(part, tuple):
        return any(_has_pronoun(each) for each in part)
    if getattr(part, "refers_back", False):
        return True
    if isinstance(part, Phrase):
        kind: type[Any] = type(part)
        names = _FIELDS.get(kind)
        if names is None:
            names = _FIELDS[kind] = tuple(each.name for each in fields(kind))
        return any([_has_pronoun(getattr(part, name)) for name in names])
    return False


_FIELDS: dict[type[Any], tuple[str, ...]] = {}


def end_references(game: Game, event: CardMoved) -> None:
    """No text reaches a card any more that went to a hidden zone, where that rule holds (ZON-3).

    A text still reaches what it put there itself: "draw a card; if it is a Drill, …".
    """
    if not (event.target.is_hidden and game.edition.rules.hidden_zone_rule):
        return
    if game.is_quiet and not game.state.floating and game.state.attack is None:
        # Nobody speaks of anything.
        return
    card = event.card
    # In a dry run some have no face that anybody knows.
    what = game.printed[card] if card < len(game.printed) else None
    for floating in game.state.floating:
        if card not in floating.about:
            continue
        about = tuple(each for each in floating.about if each != card)
        if not about:
            end(game, floating)
            continue
        memory = floating.source.memory.twin()
        memory.lose(card, what)
        source = floating.source.but(memory=memory)
        game.keep(EffectNarrowed(replace(floating, about=about, source=source)))
        game.abilities_changed()
    for source in game.speaking():
        if source.event is not event and (source.card != event.cause or event.cause < 0):
            source.memory.lose(card, what)


def end_attached(game: Game, card: int) -> None:
    """End what held as long as a card was attached or in play, for it has left play (TYP-7)."""
    for floating in game.state.floating:
        if floating.until.kind in ("attached", "in play") and floating.until.card == card:
            end(game, floating)


def end_where(game: Game, kind: str, player: int | None = None, number: int | None = None) -> None:
    """End every floating effect whose time is over: all of a kind, a player's, an action's."""
    for floating in game.state.floating:
        until = floating.until
        if until.kind != kind:
            continue
        if player is not None and until.player != player:
            continue
        if number is not None and until.number > number:
            continue
        end(game, floating)


_KNOWN_BEFORE = (KIND, STYLED, NAMED)
"""What is asked of an attack before it is performed; of all else the same may be said twice."""


def take_hold(game: Game, attack: Attack) -> None:
    """Effects that wait for "the next attack" take hold of this one, once (EFF-4)."""
    for floating in game.state.floating:
        attacks = getattr(floating.effect, "attacks", None)
        if not floating.once or attacks is None or getattr(attacks, "successful", False):
            continue
        said = (floating.effect.says, floating.source)
        # What it counts as was said of it before, and may be more than it was then.
        known = said[0].matter in _KNOWN_BEFORE and said in attack.bound
        if known or attacks.fits(game, attack, floating.source):
            if not known and attacks.suits(game, attack, floating.source):
                attack.bound.append(said)
            _spend(game, floating, attack)


def _spend(game: Game, floating: Floating, attack: Attack) -> None:
    """End what was said of the next attack; said of the next few, it waits for the others."""
    rest = floating.effect.attacks.rest(attack)
    if rest is None:
        end(game, floating)
        return
    game.keep(EffectNarrowed(replace(floating, effect=replace(floating.effect, attacks=rest))))
    game.abilities_changed()


def use_some(game: Game, effect: Any, unit: str, amount: int) -> None:
    """Take so much off what there is only so much of, and end it with the last of that."""
    for floating in game.state.floating:
        if floating.effect is not effect:
            continue
        left = effect.without(unit, amount)
        if left is None:
            end(game, floating)
        else:
            game.keep(EffectNarrowed(replace(floating, effect=left)))
            game.abilities_changed()
        return


def after_attack(game: Game, attack: Attack) -> None:
    """Effects on "the next successful attack" are over with one that wasn't stopped (EFF-4)."""
    for floating in game.state.floating:
        attacks = getattr(floating.effect, "attacks", None)
        if not floating.once or attacks is None or not getattr(attacks, "successful", False):
            continue
        if not attack.stopped and attacks.fits(game, attack, floating.source):
            _spend(game, floating, attack)
