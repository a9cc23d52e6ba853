"""What is in force: continuous effects and contextual effects, sorted for quick look-up.

They come from the [constant] Powers of what is in play, from instant Powers that wait for their
timing, and from floating effects (EFF-4).
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any

from dbz_desktop.cards.model import ALLY, DRILL, ENERGY_COMBAT, EVENT, PHYSICAL_COMBAT, SETUP
from dbz_desktop.rules.kernel.base import Consequence, Contextual
from dbz_desktop.rules.kernel.cardtext import CardProgram, Section, Sentence, flat
from dbz_desktop.rules.kernel.deed import CardVerb, Verb
from dbz_desktop.rules.kernel.events import (
    BANISHED,
    DISCARD,
    HAND,
    IN_PLAY,
    IN_USE,
    LIFE_DECK,
    NOBODY,
    Event,
    Zone,
)
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.kernel.lending import WhileLent, constants_lent
from dbz_desktop.rules.kernel.matters import EFFECTS_LOST, LEVELS_LENT, POWERS_LENT, Matter
from dbz_desktop.rules.kernel.memory import Memory
from dbz_desktop.rules.kernel.parts import nodes_of
from dbz_desktop.rules.kernel.silence import NOBODY_SILENT, is_so, silenced

WAITS_IN = {
    PHYSICAL_COMBAT: HAND,
    ENERGY_COMBAT: HAND,
    EVENT: HAND,
    SETUP: IN_PLAY,
    DRILL: IN_PLAY,
    ALLY: IN_PLAY,
}
"""Where a card with an [instant] Power must still be when its moment has come."""


@dataclass(slots=True)
class Listener:
    """A contextual effect in force: what it waits for and does, and the sentences after.

    `use` is the [instant] section whose use it offers, if it does. `verbs` are those of the deeds
    that it waits for, without any it waits for something else. It does so while its card lies in
    one of the zones that it `waits_in`, where these are told.
    """

    line: Contextual
    text: str
    source: Source
    rest: tuple[Sentence, ...] = ()
    floating: Any = None
    use: Section | None = None
    waits_in: frozenset[Zone] | None = None
    verbs: frozenset[Verb] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        self.verbs = frozenset(self.line.trigger.verbs)

    def told(self, game: Game, event: Event) -> tuple[int, ...]:
        """The cards of a happening that are "that card" for what the timing sets off."""
        return self.line.trigger.spoken(game, event, self.source)


@dataclass(slots=True)
class Waiting:
    """A contextual effect whose moment has come (EFF-2), or one that needs no moment.

    The `effect` of a text on `source`, what goes on from it (`rest`), and under which key it is
    counted, up to so many `times`; or the `use` of an [instant] section, which is offered. One that
    is `in_force` floats: its card may have gone anywhere since (EFF-4). With a `trigger` it comes
    about only if what set it off was enough.
    """

    effect: Consequence
    text: str
    source: Source
    key: tuple[Any, ...] | None = None
    rest: tuple[Sentence, ...] = ()
    use: Section | None = None
    in_force: bool = False
    times: int = 1
    trigger: Any = None

    def twin(self, run: Game) -> Waiting:
        """The same in a copy of the game, which may do with it what it likes."""
        source = self.source
        attack = None if source.attack is None else run.attack
        return replace(self, source=source.but(memory=source.memory.twin(), attack=attack))


@dataclass(slots=True)
class Abilities:
    """Continuous effects by their matter, contextual effects by the event they wait for.

    Those that answer for deeds at the door stand by the verb, too, and those that change quantities
    by the quantity. `conditional` are the matters of which some effect holds only while something
    is so; `unsettled` tells that which cards say anything hangs on that, so that any event may
    change it.
    """

    continuous: dict[Enum, list[tuple[Any, Source]]] = field(default_factory=dict)
    triggers: dict[type[Event], list[Listener]] = field(default_factory=dict)
    conditional: set[Matter] = field(default_factory=set)
    unsettled: bool = False
    asking: set[Enum] = field(default_factory=set)
    """The matters, verbs and quantities of which the conditions are being asked just now."""

    def of(self, game: Game, matter: Matter) -> list[tuple[Any, Source]]:
        """The continuous effects on a matter, without those whose condition isn't met now."""
        found = self.continuous.get(matter, [])
        if matter not in self.conditional:
            return found
        if matter in self.asking:
            # What is so while it is above 0 doesn't speak of whether it is above 0.
            return [(c, s) for c, s in found if s.given is None]
        self.asking.add(matter)
        try:
            return _as_it_is(game, found)
        finally:
            self.asking.discard(matter)

    def answering(self, game: Game, verb: Enum) -> list[tuple[Any, Source]]:
        """What answers for deeds of a verb, or changes a quantity, as far as it holds now."""
        found = self.continuous.get(verb)
        if found is None:
            return _NOTHING
        if verb in self.asking:
            # What is so while anger is high doesn't speak of whether it is high.
            return [(c, s) for c, s in found if s.given is None]
        if all(source.given is None for _, source in found):
            return found[:]
        self.asking.add(verb)
        try:
            return _as_it_is(game, found)
        finally:
            self.asking.discard(verb)

    def hold(self, said: Said) -> None:
        """Add a continuous effect."""
        pair = said.pair
        matter = said.asked_as
        if matter is not None:
            self.continuous.setdefault(matter, []).append(pair)
            if said.is_conditional:
                self.conditional.add(matter)
                self.unsettled |= matter in _DECIDES_WHO_SPEAKS
        for verb in said.verbs:
            self.continuous.setdefault(verb, []).append(pair)
        # What cannot be affected keeps its effects, so that decides it as well.
        self.unsettled |= said.is_conditional and _AFFECT in said.verbs

    def listen(self, kinds: tuple[type[Event], ...], listener: Listener) -> None:
        """Add a contextual effect."""
        for kind in kinds:
            self.triggers.setdefault(kind, []).append(listener)


def _as_it_is(game: Game, found: list[tuple[Any, Source]]) -> list[tuple[Any, Source]]:
    """The effects whose condition is met now; that condition brings up the "that Ally" of one."""
    met: list[tuple[Any, Source]] = []
    for clause, source in found:
        given = source.given
        if given is not None:
            if not given.holds(game, source):
                continue
            if not source.memory.chosen and _refers_back(clause):
                known = given.cards(game, source) or given.personalities(game, source)
                source = source.but(memory=Memory(chosen=tuple(known)))
        met.append((clause, source))
    return met


def _refers_back(clause: Any) -> bool:
    return any(getattr(each, "refers_back", False) for each in nodes_of(clause))


_NOTHING: list[tuple[Any, Source]] = []
_DECIDES_WHO_SPEAKS = frozenset((EFFECTS_LOST, LEVELS_LENT))
"""What is told by which cards say anything: while something is so, whatever changes may end it."""
_AFFECT = CardVerb.AFFECT
_OUT_OF_PLAY = frozenset((HAND, DISCARD, LIFE_DECK, BANISHED, IN_USE))


class Said:
    """A continuous effect with how the engine asks for it, which is told once."""

    __slots__ = ("asked_as", "is_conditional", "pair", "verbs")

    def __init__(self, clause: Any, source: Source) -> None:
        self.pair = (clause, source)
        self.is_conditional = source.given is not None
        self.asked_as = clause.asked_as
        self.verbs = tuple(clause.answers)


Heard = tuple[tuple[type[Event], ...], Listener]
"""A contextual effect, with the events that may be what it waits for."""


@dataclass(slots=True)
class Speech:
    """What a card has in force while it speaks, under one player's name, by its program."""

    program: CardProgram
    clauses: list[Said] = field(default_factory=list)
    anywhere: list[Said] = field(default_factory=list)
    offers: list[Said] = field(default_factory=list)
    listeners: list[Heard] = field(default_factory=list)


class Speeches:
    """What was prepared of a game's cards, by player, card and the program that it has there, and
    of floating effects."""

    __slots__ = ("cards", "effects")

    def __init__(self) -> None:
        self.cards: dict[tuple[int, int, int, bool], Speech] = {}
        self.effects: dict[int, tuple[Any, Any, Said | Heard]] = {}

    def apart(self) -> Speeches:
        """The same, for a copy of the game on which something is tried: what effects say that
        begin there stays there."""
        found = Speeches()
        found.cards, found.effects = self.cards, dict(self.effects)
        return found


def look_up(game: Game, speeches: Speeches) -> Abilities:
    """Everything that is in force now; `speeches` keeps what each card says for the next time."""
    found = Abilities()
    silent, quiet = silenced(game, lambda: _guards(game, speeches))
    for player in (0, 1):
        for card in speaking_cards(game, player, silent):
            _add(game, found, player, card, speeches, card in quiet)
    for each in game.state.floating:
        own = each.until.card == each.source.card
        if own and each.until.kind in ("attached", "in play") and each.until.card in silent:
            continue
        if own and each.until.kind == "attached" and is_idle(game, each.until.card):
            continue
        program = game.programs[each.source.card]
        known = speeches.effects.get(each.ident)
        if known is None or known[0] is not each or known[1] is not program:
            known = speeches.effects[each.ident] = (each, program, _said_by(game, each))
        said = known[2]
        if isinstance(said, Said):
            found.hold(said)
        else:
            found.listen(*said)
    # What lends another level's powers is itself a continuous effect, so those come last.
    lent = set[int]()
    for clause, source in list(found.continuous.get(LEVELS_LENT, ())):
        if not is_so(game, source):
            continue
        side = game.state.players[source.player]
        if clause.constant_too and 0 < (clause.level or 0) <= len(side.mp):
            card = side.mp[clause.level - 1]
            if card != side.mp_card and card not in silent:
                _add(game, found, source.player, card, speeches)
        if clause.level is None:
            # What lies attached says nothing itself: all its Powers are the MP's (COM-3).
            for card in game.state.permanents:
                if card not in silent | lent and is_idle(game, card):
                    if clause.covers(game, card, source):
                        lent.add(card)
                        _add(game, found, source.player, card, speeches, card in quiet)
    held = found.continuous.get(POWERS_LENT)
    if held:
        _add_lent(game, found, list(held), silent | quiet)
    return found


def _guards(game: Game, speeches: Speeches) -> Iterator[tuple[Any, Source]]:
    """What would be in force of what keeps cards from being affected, if none lost its effects."""
    found = Abilities()
    for player in (0, 1):
        for card in speaking_cards(game, player, NOBODY_SILENT):
            _add(game, found, player, card, speeches)
    for each in game.state.floating:
        if getattr(each.effect, "trigger", None) is None:
            found.hold(Said(each.effect, each.source))
    yield from found.answering(game, _AFFECT)


def _add_lent(
    game: Game, found: Abilities, held: list[tuple[Any, Source]], silent: Set[int]
) -> None:
    """Add what is [constant] of the texts that cards have from others."""
    for player, side in enumerate(game.state.players):
        for card in (side.mp_card, side.mastery, *side.play):
            if card in silent or is_idle(game, card):
                continue
            for section, given in constants_lent(game, card, held):
                program = replace(game.programs[card], notes=(), sections=(section,))
                speech = _speech(game, player, card, program, given)
                for said in speech.clauses:
                    found.hold(said)
                for kinds, listener in speech.listeners:
                    found.listen(kinds, listener)


def _add(
    game: Game, found: Abilities, player: int, card: int, speeches: Speeches, quiet: bool = False
) -> None:
    # Forks share it, and each deals numbers of its own as it shuffles: one number is several cards.
    program = game.programs[card]
    key = (player, card, id(program), quiet)
    speech = speeches.cards.get(key)
    if speech is None:
        speech = speeches.cards[key] = _speech(game, player, card, program, quiet=quiet)
    # From a hand a card offers its use at its moment, and nothing else holds out of play.
    place = game.state.where[card]
    held = place is HAND
    lies = place in _OUT_OF_PLAY
    for said in speech.anywhere:
        found.hold(said)
    if not lies:
        for said in speech.clauses:
            found.hold(said)
    for said in speech.offers if held or not lies else ():
        found.hold(said)
    triggers = found.triggers
    for kinds, listener in speech.listeners:
        waits_in = listener.waits_in
        if waits_in is None:
            speaks = (held and listener.use is not None) or not lies
        else:
            speaks = place in waits_in
        if speaks:
            for kind in kinds:
                if kind in triggers:
                    triggers[kind].append(listener)
                else:
                    triggers[kind] = [listener]


def _said_by(game: Game, floating: Any) -> Said | Heard:
    """What a floating effect holds, or what it waits for."""
    effect, source = floating.effect, floating.source
    trigger = getattr(effect, "trigger", None)
    if trigger is None:
        return Said(effect, source)
    rest = game.programs[source.card].going_on(source.section, effect)
    listener = Listener(effect, floating.text, source, rest, floating=floating)
    return tuple(trigger.heard_for(effect.effect, rest)), listener


def _speech(
    game: Game,
    player: int,
    card: int,
    program: CardProgram,
    lent: WhileLent | None = None,
    quiet: bool = False,
) -> Speech:
    """What a card says, always or while something is so; `quiet`, without [constant] effects.

    What is `lent` to it, it says as long as it has that.
    """
    made = Speech(program)

    def source(section: Section, given: Any = None) -> Source:
        given = given if lent is None else replace(lent, also=given)
        return Source(player, card, section.index, definitions=section.definitions, given=given)

    for line, zones in program.waiting_notes:
        kinds = line.trigger.heard_for(line.effect)
        # An MP and a Mastery lie in no zone.
        waits_in = None if IN_PLAY in zones else zones
        listener = Listener(line, game.text_of(line), Source(player, card), waits_in=waits_in)
        made.listeners.append((tuple(kinds), listener))
    for clause, given in program.noted:
        made.clauses.append(Said(clause, Source(player, card, given=given)))
    for clause, given in program.anywhere:
        made.anywhere.append(Said(clause, Source(player, card, given=given)))
    for section, condition, clause in () if quiet else program.conditional:
        made.clauses.append(Said(clause, source(section, condition)))
    for section, given, clause in () if quiet else _constants(program):
        own = source(section, given)
        if clause.trigger is None:
            made.clauses.append(Said(clause, own))
        else:
            kinds = clause.trigger.heard_for(clause)
            listener = Listener(clause, game.text_of(clause), own)
            made.listeners.append((tuple(kinds), listener))
    for section, clause in program.offered:
        # A timing's own offer is the use of its card, from wherever that waits.
        offered = section.when is not None and clause == section.when.offer
        (made.offers if offered else made.clauses).append(Said(clause, source(section)))
    for section, trigger in () if quiet else program.triggers:
        own = source(section, trigger.given)
        listener = Listener(trigger.line, trigger.text, own, trigger.rest)
        kinds = trigger.line.trigger.heard_for(trigger.line.effect, trigger.rest)
        made.listeners.append((tuple(kinds), listener))
    for section in program.instants:
        use = game.offer(section)
        kinds = section.when.moment.heard_for(use)
        made.listeners.append((tuple(kinds), Listener(use, use.text, source(section), use=section)))
    return made


@dataclass(frozen=True, slots=True)
class NotSo:
    """That something isn't so: then a statement holds in whose place another one stands."""

    condition: Any

    def holds(self, game: Game, source: Source) -> bool:
        """Whether it isn't so now."""
        return not self.condition.holds(game, source)

    def cards(self, game: Game, source: Source) -> list[int]:
        """The cards of which it is so: none are spoken of."""
        return []


def _constants(program: CardProgram) -> Iterator[tuple[Section, Any, Any]]:
    """The statements of a card with what must be so for them: some take the place of others."""
    replaced = [
        (clause, after.condition)
        for _, before, after in program.instead
        for clause in flat(before.always)
    ]
    for section, clause in program.constants:
        given = next((NotSo(so) for other, so in replaced if other == clause), None)
        yield section, given, clause
    for section, _, after in program.instead:
        for clause in flat(after.always_instead):
            yield section, after.condition, clause


def is_idle(game: Game, card: int) -> bool:
    """Whether a card that another card's effect attached is in play, but does nothing (TYP-7).

    Its own text attaches it to nothing, or to an MP from which it was moved away.
    """
    permanent = game.state.permanents.get(card)
    if permanent is None or permanent.attached_to == NOBODY:
        return False
    program, sides = game.programs[card], game.state.players
    if not program.attaches_itself:
        return True
    seats = [part.bearing_seat(permanent.controller) for part in program.attaching]
    if not seats or None in seats:
        return False
    return not any(permanent.attached_to in sides[seat].mp for seat in seats if seat is not None)


def speaking_cards(game: Game, player: int, silent: Set[int]) -> Iterator[int]:
    """The cards of a player that have something in force: MP, Mastery, play, instants in hand.

    And those whose notes wait where they lie, or hold there. A Setup does nothing until it is
    activated (TYP-6), but an instant Setup waits for its moment.
    """
    side = game.state.players[player]
    for card in (side.mp_card, side.mastery):
        if card not in silent:
            yield card
    for card in side.play:
        if card in silent:
            continue
        program = game.programs[card]
        if not program.speaks:
            continue
        if (program.instants or program.constants or program.triggers) and is_idle(game, card):
            continue
        if program.instants or program.offered or game.cards[card].type is not SETUP:
            yield card
    lying, instants = game.with_waits_elsewhere | game.with_anywhere, game.with_instants
    for card in side.hand:
        instant = card in instants and WAITS_IN.get(game.cards[card].type) is HAND
        if instant or card in lying:
            yield card
    if lying:
        for pile in (side.discard, side.life_deck, side.banished, side.in_use):
            yield from [card for card in pile if card in lying]
