"""Offering what a text allows beside its icons: as an action, against an attack, in a step."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from dbz_desktop.cards import CardType
from dbz_desktop.rules.flow import answering, legality, moving, prices
from dbz_desktop.rules.kernel import hidden, questions
from dbz_desktop.rules.kernel.cardtext import Section
from dbz_desktop.rules.kernel.controls import Counted
from dbz_desktop.rules.kernel.decisions import Act, Option, WhyNot
from dbz_desktop.rules.kernel.events import (
    IN_PLAY,
    IN_USE,
    NOBODY,
    CardUsed,
    Why,
)
from dbz_desktop.rules.kernel.game import Attack, Game, Source, Steps
from dbz_desktop.rules.kernel.matters import MAY_BE_DONE, Use
from dbz_desktop.rules.kernel.record import record

_ACTION, _ANSWER, _PLANNING = Use.ACTION, Use.ANSWER, Use.PLANNING
BY_NOTE = -2
"""The section of an option that is no section but such a sentence; the next one's is -3, …."""


@record
class Offer:
    """A way of use, of a card that a player has; `note` is the sentence in parentheses.

    `number` is its place among those of the card, from 0.
    """

    way: Any
    source: Source
    note: Any = None
    number: int = 0

    @property
    def card(self) -> int:
        """The card whose text it is."""
        return self.source.card


def offers(
    game: Game, player: int, card: int | None = None, use: Use | None = None
) -> Iterator[Offer]:
    """What the texts of a player allow, whether it can be done now or not; of a card or of all.

    With a `use` only what is of that use.
    """
    numbers: dict[int, int] = {}
    said = game.holding(MAY_BE_DONE)
    # What is in force is numbered after what the card says itself, whenever that is done.
    able = game.with_ways if use is None or said else game.with_ways_of[use]
    if able:
        side = game.state.players[player]
        lying = (*side.discard, *side.hand, *side.play, *side.in_use)
        cards = lying if card is None else (card,)
        if able.isdisjoint(cards):
            cards = ()
        for each in [card for card in cards if card in able]:
            ways = game.programs[each].ways
            numbers[each] = len(ways)
            for number, note in enumerate(ways):
                if use is None or note.allows.use is use:
                    yield Offer(note.allows, Source(player, each), note, number)
    for clause, source in said:
        if source.player == player and card in (None, source.card):
            number = numbers.get(source.card, 0)
            numbers[source.card] = number + 1
            if use is None or clause.way.use is use:
                own = Source(player, source.card, source.section, definitions=source.definitions)
                yield Offer(clause.way, own, None, number)


def why_not(game: Game, offer: Offer, attack: Attack | None = None) -> WhyNot | None:
    """Why this can't be done now."""
    way, source, note = offer.way, offer.source, offer.note
    reason = None
    if note is not None:
        reason = _not_there(game, note, source)
        if note.condition is not None and not note.condition.holds(game, source):
            reason = WhyNot(game.text_of(note), "EFF-12")
    key = way.key(source)
    if key is not None and game.state.used.get(key, 0) >= way.times:
        often = "" if way.times == 1 else f" {way.times} times"
        reason = reason or WhyNot(f"It was used{often} this {key[0]}.", "EFF-12")
    if reason is None and way.plays:
        reason = legality.barred(game, source.player, source.card)
    elif reason is None and not all(part.payable(game, source) for part in way.costs):
        reason = WhyNot(f"“{prices.printed(game, way.cost)}” can't be done now.", "EFF-5")
    if reason is None and (way.brings_itself or _only_enters_play(game, offer)):
        # It may not even be attempted (TYP-4).
        reason = moving.may_enter_play(game, source.card, source.player, source)
    if reason is None and way.use is _ANSWER and attack is not None:
        others = way.refuses(game, attack, source)
        reason = WhyNot(f"It is for {others} only.", "COM-5") if others else None
    return reason or _why_no_action(game, way, source)


def is_elsewhere(game: Game, offer: Offer) -> bool:
    """Whether the words are of the card in another place than where it is."""
    note = offer.note
    return note is not None and note.of_place and not note.condition.holds(game, offer.source)


def _not_there(game: Game, note: Any, source: Source) -> WhyNot | None:
    here = game.state.where[source.card]
    if note.allows.places and not note.allows.lies_there(game, source):
        return WhyNot("It can't be played from where it lies.", "EFF-12")
    if not note.places and here is not IN_PLAY:
        return WhyNot("It must be in play to be used.", "EFF-12")
    if here.is_hidden and not note.allows.plays and not hidden.may_show(game, source):
        return WhyNot("It can't be revealed, as it is before it does anything.", "HSE-9")
    return None


def _why_no_action(game: Game, way: Any, source: Source) -> WhyNot | None:
    """Why what it does isn't allowed as an action, or couldn't be done."""
    if way.use is not _ACTION:
        return None
    if not way.attacks:
        return legality.only_attacks(game, source.player)
    for section in game.programs[source.card].made:
        if replace(section, index=0, definitions={}) == way.attack:
            return legality.can_copy(game, source.player, source.card, section.index)
    return None


def actions(game: Game, player: int) -> list[Option]:
    """All that a player may do as his action, but pass (COM-2)."""
    return [*legality.action_options(game, player), *_options(game, player, _ACTION)]


def answers(game: Game, attack: Attack) -> list[Option]:
    """All with which the defender may answer an attack (ATK-3)."""
    found = answering.defense_options(game, attack)
    return [*found, *_options(game, attack.defender, _ANSWER, attack)]


def plans(game: Game, player: int) -> list[Option]:
    """All that a player may do in the Planning Step (TRN-2)."""
    return [*legality.planning_options(game, player), *_options(game, player, _PLANNING)]


def _options(game: Game, player: int, use: Use, attack: Attack | None = None) -> list[Option]:
    found: list[Option] = []
    if not game.with_ways_of[use] and MAY_BE_DONE not in game.spoken:
        return found
    for offer in offers(game, player, use=use):
        if why_not(game, offer, attack) is None:
            act = Act.DEFEND if use is _ANSWER else Act.USE
            able = legality.performers(game, player)
            if use is not _ACTION or not offer.way.attacks:
                able = able[:1]
            for performer in able:
                acting = f" with {game.cards[performer].name}" if len(able) > 1 else ""
                label = _label(game, offer, acting)
                found.append(Option(act, label, offer.card, BY_NOTE - offer.number, performer))
    return found


def _label(game: Game, offer: Offer, acting: str) -> str:
    title = game.cards[offer.card].title + acting
    if not offer.way.plays:
        done = offer.way.effect if offer.way.use is _ANSWER else None
        does = prices.printed(game, done) if done is not None else ""
        what = f" to {does[:1].lower()}{does[1:]}" if does else ""
        return f"{title}: {prices.printed(game, offer.way.cost)}{what}"
    if offer.way.use is _ANSWER:
        return f"Play {title} to stop it"
    if not offer.way.done:
        return f"Play {title}"
    (does,) = (sentence.text.rstrip(".") for sentence in offer.way.done)
    return f"Play {title} to {does[:1].lower()}{does[1:]}"


def played_as_printed(game: Game, player: int, card: int, section: int) -> Section | None:
    """What a card does that a sentence only lets be played: its own Power, as at its usual time."""
    way = list(offers(game, player, card))[BY_NOTE - section].way
    if not way.plays or way.done:
        return None
    return _power(game, card)


def only_enters_play(game: Game, player: int, card: int, section: int) -> bool:
    """Whether what a sentence lets be played as an action comes into play by that (TYP-1, TYP-2).

    A Setup is turned up for its Power in combat, so that is used at once (TYP-6).
    """
    return _only_enters_play(game, list(offers(game, player, card))[BY_NOTE - section])


def _only_enters_play(game: Game, offer: Offer) -> bool:
    if not offer.way.plays or offer.way.done or offer.way.use is not _ACTION:
        return False
    kind = game.cards[offer.card].type
    used = kind is CardType.SETUP and _power(game, offer.card) is not None
    return kind in legality.PLANNING_TYPES and not used


def _power(game: Game, card: int) -> Section | None:
    return next((s for s in game.programs[card].sections if s.power and not s.is_instant), None)


def use(
    game: Game,
    player: int,
    card: int,
    section: int,
    attack: Attack | None = None,
    performer: int = NOBODY,
) -> Steps:
    """Do what a sentence allows: its price, then what that is for. Returns its source.

    A card that was played for it is still in use then. Who acts is the `performer` (COM-6).
    """
    offer = list(offers(game, player, card))[BY_NOTE - section]
    way, source = offer.way, offer.source
    source.attack, source.performer = attack, performer
    if not way.plays and not way.reveals_itself and game.state.where[card].is_hidden:
        # What is paid and done is told under its name.
        hidden.show(game, source)
    key = way.key(source)
    if key is not None:
        game.keep(Counted(key, game.state.used.get(key, 0) + 1))
    if way.plays:
        rule = "ATK-3" if way.use is _ANSWER else "COM-2"
        moving.move(game, card, IN_USE, Why.PLAY, source, rule)
        yield from prices.pay(game, prices.of_playing(game, player, card), source)
        how = "defense" if way.use is _ANSWER else "power"
        game.emit(CardUsed(player, card, section, how, True, rule))
        yield from game.settle()
        source.memory.done = game.take(("cancelled", card)) is None
    else:
        yield from _pay(game, way, source)
    if source.memory.done and way.done:
        yield from game.run(way.done, source)
    return source


def _pay(game: Game, way: Any, source: Source) -> Steps:
    for part in way.costs:
        # A clause that tells nothing else was done.
        source.memory.done = True
        begun, said = game.state.history.length, partial(game.text_of, way)
        yield from questions.with_text(game, part.resolve(game, source), source, said, begun)
        yield from game.settle()
        if not source.memory.done:
            return
