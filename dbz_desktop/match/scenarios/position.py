"""Putting a scenario's position on the table: decks that hold its cards, and their places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dbz_desktop.cards.model import Card, CardType
from dbz_desktop.cards.packs import Pack
from dbz_desktop.decks.model import Deck
from dbz_desktop.match.course.setup import MatchSetup
from dbz_desktop.match.journal.reading import PERSONS
from dbz_desktop.match.match import Match
from dbz_desktop.match.scenarios.scenario import (
    LISTS,
    SIDES,
    EarlierAttack,
    InPlay,
    LastingText,
    Scenario,
    ScenarioError,
    SideSetup,
    UsedPart,
)
from dbz_desktop.rules.flow import uses, ways
from dbz_desktop.rules.flow.attacks import described
from dbz_desktop.rules.game import Game
from dbz_desktop.rules.kernel.attack_events import (
    AttackBegan,
    AttackEnded,
    AttackStopped,
    AttackUnstopped,
    DamageDealt,
)
from dbz_desktop.rules.kernel.base import Amount, Effect, Line
from dbz_desktop.rules.kernel.changes import apply
from dbz_desktop.rules.kernel.events import (
    NOBODY,
    ActionBegan,
    CardUsed,
    CombatBegan,
    Event,
    Passed,
    StepBegan,
    TurnBegan,
    Zone,
)
from dbz_desktop.rules.kernel.game import Source
from dbz_desktop.rules.kernel.rules import Rules
from dbz_desktop.rules.kernel.state import PastAttack, Permanent, State
from dbz_desktop.rules.language.compiler import grammar
from dbz_desktop.rules.language.effects.attaching import hold_while_attached
from dbz_desktop.wording import ParseError

_ZONES = {
    "hand": Zone.HAND,
    "life_deck": Zone.LIFE_DECK,
    "discard": Zone.DISCARD,
    "banished": Zone.BANISHED,
    "aside": Zone.ASIDE,
}


def scenario_match(
    scenario: Scenario,
    edition: str | None = None,
    pool: Pack | None = None,
    players: tuple[str, str] = PERSONS,
    open_hands: bool = False,
    rules: Rules | None = None,
) -> Match:
    """A match that stands at the scenario's position, without a journal.

    With `pool` all its cards can be named by players, unless the scenario says which, and computer
    players at a level of `players` know what may lie hidden. With `open_hands` both hands are
    shown, nothing needs consent, and going back leads the same way again. With the `rules` of
    `arranging` no turn goes on: moves by hand change the position. Raises ScenarioError when the
    position can't be set up.
    """
    decks = tuple(_deck(scenario, seat) for seat in (0, 1))
    setup = MatchSetup(
        (scenario.sides[0].name, scenario.sides[1].name),
        (decks[0], decks[1]),
        edition or scenario.editions[0],
        scenario.seed,
        first=scenario.turn,
        casual=True,
        titles=scenario.titles,
        players=players,
    )
    return Match.new(
        setup,
        pool,
        place=lambda game: _Placing(scenario, game, rules is not None).place(),
        open_hands=open_hands,
        rules=rules,
    )


def near(game: Game, seat: int) -> list[int]:
    """The cards of a side in the order in which a scenario means them: in play first."""
    side = game.state.players[seat]
    cards = [side.mp_card, side.mastery, *side.play, *side.hand, *side.discard]
    return [*cards, *side.banished, *side.aside, *side.life_deck]


def chosen(cards: Sequence[int], game: Game, words: str) -> int | None:
    """The card that a scenario means by a title, a name or an id, with "#2" the second one."""
    name, _, number = words.casefold().rpartition(" #")
    if not name or not number.isdecimal():
        name, number = words.casefold(), "1"
    found = []
    for card in cards:
        facts = game.cards[card]
        if name in (facts.title.casefold(), facts.name.casefold(), facts.id.casefold()):
            found.append(card)
    place = int(number[:4])
    return found[place - 1] if 0 < place <= len(found) else None


def counted_parts(game: Game, seat: int, card: int) -> list[list[tuple[Any, ...]]]:
    """Under which keys the uses of a card's parts are counted, one list for each part, and then
    those of what its words allow to be done so often."""
    parts = []
    for section in game.programs[card].sections:
        keys = [] if section.is_constant else [uses.use_key(game, seat, card, section)]
        source = Source(seat, card, section.index, definitions=section.definitions)
        keys += [trigger.line.key(source) for trigger in section.triggers]
        parts.append([key for key in keys if key is not None])
    for offer in ways.offers(game, seat, card):
        key = offer.way.key(offer.source)
        if key is not None:
            parts.append([key])
    return parts


def _owned(scenario: Scenario, seat: int) -> list[tuple[str, InPlay | None, Card]]:
    """The cards that a seat brings, with where they lie: captured ones lie with the other."""
    side = scenario.sides[seat]
    cards: list[tuple[str, InPlay | None, Card]] = [
        (zone, None, card) for zone in LISTS for card in getattr(side, zone)
    ]
    for owner, captured in ((seat, False), (1 - seat, True)):
        for entry in scenario.sides[owner].play:
            if entry.captured is captured:
                cards.append(("play", entry, entry.card))
    return cards


def _deck(scenario: Scenario, seat: int) -> Deck:
    side = scenario.sides[seat]
    counts = tuple((card, 1) for _, _, card in _owned(scenario, seat))
    return Deck(f"{side.name}'s cards", side.mp, side.mastery, counts)


class _Placing:
    """Edits a fresh game's state into the scenario's position."""

    def __init__(self, scenario: Scenario, game: Game, arranged: bool = False) -> None:
        self.scenario = scenario
        self.game = game
        self.arranged = arranged
        self.state: State = game.state
        self.entries: list[tuple[int, int, InPlay]] = []
        self.waiting: dict[int, list[int]] = {}

    def place(self) -> None:
        for seat in (0, 1):
            self._zones(seat)
        # In the order of the file, so that what is attached finds what it is attached to.
        for seat in (0, 1):
            for entry in self.scenario.sides[seat].play:
                self._enter(seat, entry)
        for seat, card, entry in self.entries:
            if entry.attached_to:
                self.state.permanents[card].attached_to = self._host(seat, entry)
        for seat in (0, 1):
            self._numbers(seat, self.scenario.sides[seat])
        self._start()
        self.game.abilities_changed()
        for attack in self.scenario.attacks:
            self._remember(attack)
        if self.state.combat is not None:
            for seat in (self.scenario.action, 1 - self.scenario.action):
                if self.scenario.passed[seat]:
                    self._pass(seat)
            self.state.combat.passed = list(self.scenario.passed)
        # Every card lies where it lies now; what is in force can be looked up.
        self.game.abilities_changed()
        for _, card, entry in self.entries:
            if entry.attached_to:
                hold_while_attached(self.game, card, self.state.permanents[card].controller)
        for seat in (0, 1):
            for number, used in enumerate(self.scenario.sides[seat].used, 1):
                self._use_up(seat, used, f"{SIDES[seat]} used {number}")
            for number, lasting in enumerate(self.scenario.sides[seat].lasting, 1):
                self._last(seat, lasting, f"{SIDES[seat]} lasting {number}")

    def _zones(self, seat: int) -> None:
        player = self.state.players[seat]
        # The engine numbers a seat's cards in the order of its deck, which is `_owned`'s.
        instances = sorted(player.life_deck)
        player.life_deck.clear()
        for instance, (zone, entry, _) in zip(instances, _owned(self.scenario, seat), strict=True):
            if entry is not None:
                self.waiting.setdefault(id(entry), []).append(instance)
                continue
            place = _ZONES[zone]
            self.state.where[instance] = place
            if place is Zone.HAND:
                player.hand.append(instance)
            else:
                # Files list the top card first; the engine's top is the end of the list.
                player.zone(place).insert(0, instance)

    def _enter(self, seat: int, entry: InPlay) -> None:
        card = self.waiting[id(entry)].pop(0)
        stages = entry.stages if entry.card.type is CardType.ALLY else 0
        self.state.players[seat].play.append(card)
        self.state.permanents[card] = Permanent(seat, stages, NOBODY, entry.captured)
        self.state.where[card] = Zone.IN_PLAY
        self.entries.append((seat, card, entry))

    def _host(self, seat: int, entry: InPlay) -> int:
        wanted = entry.attached_to.casefold()
        players = self.state.players
        if wanted in ("mp", "your mp"):
            return players[seat].mp_card
        if wanted in ("opponent mp", "opponent's mp"):
            return players[1 - seat].mp_card
        for end, seated in (("mastery", seat), ("opponent mastery", 1 - seat)):
            if wanted == end:
                return players[seated].mastery
        found = chosen([card for _, card, _ in self.entries], self.game, entry.attached_to)
        if found is not None:
            return found
        raise ScenarioError(
            f'"{entry.attached_to}" is not in play', self.scenario.path, "attached_to"
        )

    def _error(self, message: str, place: str) -> ScenarioError:
        return ScenarioError(message, self.scenario.path, place)

    def _card_of(self, seat: int, title: str, place: str) -> int:
        """A card of a side by its title, wherever it lies: in play first, the piles last."""
        if title.casefold() in ("mp", "your mp"):
            return self.state.players[seat].mp_card
        found = chosen(near(self.game, seat), self.game, title)
        if found is not None:
            return found
        raise self._error(f'{SIDES[seat]} has no "{title}" in the position', place)

    def _remember(self, attack: EarlierAttack) -> None:
        """Let an attack of this combat be over (ATK-1)."""
        place = "start attacks"
        # What is copied is another's card as a rule (ATK-16).
        theirs = chosen(near(self.game, 1 - attack.player), self.game, attack.card)
        copied = theirs if attack.copy else None
        card = self._card_of(attack.player, attack.card, place) if copied is None else copied
        section = self.game.programs[card].attack
        if section is None:
            raise self._error(f'"{attack.card}" performs no attack', place)
        combat = self.state.combat
        assert combat is not None
        actor, player = combat.actor, attack.player
        ally = self.game.cards[card].type is CardType.ALLY
        performer = card if ally else self.state.players[player].mp_card
        was = described(self.game, player, card, section, performer, attack.copy)
        lies = self.state.where[card]
        from_hand = attack.from_hand and not attack.copy
        origin = Zone.HAND if from_hand else lies if lies is not Zone.HAND else None
        number, kind = self.state.attack_count + 1, was.printed_kind
        self._tell(ActionBegan(player, combat.actions + 1))
        combat.actor = actor
        self._tell(CardUsed(player, card, section.index, "attack", from_hand, "COM-2"))
        self._tell(
            AttackBegan(number, player, card, kind, performer, 0, attack.copy, "ATK-1", origin)
        )
        stages, life, critical = attack.stages, attack.life_cards, attack.critical
        if attack.stopped:
            by = self.state.players[1 - player].mastery
            self._tell(AttackStopped(number, by, 1 - player, floating=True))
        else:
            self._tell(AttackUnstopped(number, player))
            if stages or life or critical:
                self._tell(DamageDealt(number, 1 - player, player, stages, life, critical))
        self._tell(AttackEnded(number, player, not attack.stopped, stages, life))
        combat.attacks.append(
            PastAttack(
                number,
                player,
                card,
                section.index,
                kind,
                attack.copy,
                not attack.stopped,
                stages,
                life,
                critical,
                calculated_stages=stages,
                calculated_life=life,
                action=combat.actions,
                origin=origin,
                styled=was.is_styled,
                performer=performer,
            )
        )

    def _pass(self, seat: int) -> None:
        """Let a player have passed in his last action (COM-2)."""
        combat = self.state.combat
        assert combat is not None
        actor = combat.actor
        self._tell(ActionBegan(seat, combat.actions + 1))
        self._tell(Passed(seat))
        combat.actor = actor

    def _use_up(self, seat: int, used: UsedPart, place: str) -> None:
        """Count a card's Powers, and its timings with a limit, as used (COM-3, COM-4)."""
        card = self._card_of(seat, used.card, place)
        parts = counted_parts(self.game, seat, card)
        if used.part:
            parts = parts[used.part - 1 : used.part]
        keys = [key for part in parts for key in part]
        if not keys:
            raise self._error(f'"{used.card}" has no Power whose use is counted there', place)
        for key in keys:
            self.state.used[key] = 1

    def _last(self, seat: int, lasting: LastingText, place: str) -> None:
        """Carry out a sentence of a card, which leaves something in force (EFF-4)."""
        side = self.state.players[seat]
        card = self._card_of(seat, lasting.card, place) if lasting.card else side.mastery
        try:
            line = grammar().parse(Line, lasting.text.removesuffix("."))
        except ParseError as error:
            raise self._error(f'"{lasting.text}" can\'t be read: {error.message}', place) from error
        definitions: dict[str, Amount] = {}
        for section in self.game.programs[card].sections:
            definitions |= section.definitions
        if not isinstance(line, Effect):
            raise self._error(f'"{lasting.text}" does nothing by itself; say for how long', place)
        before = self._in_force()
        steps = line.resolve(self.game, Source(seat, card, definitions=definitions))
        if next(steps, None) is not None:
            raise self._error(f'"{lasting.text}" asks a player, which only a step can', place)
        if self._in_force() == before:
            hint = "" if self.state.combat else '; "this combat" needs phase = "combat"'
            raise self._error(f'"{lasting.text}" leaves nothing in force{hint}', place)

    def _in_force(self) -> object:
        """What says whether anything is left in force, lost actions of the combat among it."""
        combat = self.state.combat
        lost = () if combat is None else tuple(map(tuple, combat.lost))
        return self.state.ident, lost

    def _numbers(self, seat: int, side: SideSetup) -> None:
        player = self.state.players[seat]
        player.level, player.stages, player.anger = side.level, side.stages, side.anger

    def _start(self) -> None:
        scenario, state = self.scenario, self.state
        player = scenario.turn
        if scenario.phase == "draw" and not self.arranged:
            # The engine begins the turn after the other player's.
            state.turn, state.active = scenario.number - 1, 1 - player
            state.phase = "start"
            return
        self._tell(TurnBegan(player, scenario.number))
        if scenario.phase == "draw":
            self._tell(StepBegan(player, "draw", "TRN-1"))
        elif scenario.phase in ("planning", "declare"):
            self._tell(StepBegan(player, "planning", "TRN-2"))
        elif scenario.phase == "combat":
            self._tell(StepBegan(player, "combat", "TRN-3"))
            self._tell(CombatBegan(scenario.declared_by))
            combat = state.combat
            assert combat is not None
            combat.actor = scenario.action
        else:
            self._tell(StepBegan(player, "discard", "TRN-4"))
        state.phase = scenario.phase
        state.active = player

    def _tell(self, event: Event) -> None:
        # Not `emit`: what happened before the scenario must set nothing off.
        apply(self.state, event)
        self.game.events.append(event)
