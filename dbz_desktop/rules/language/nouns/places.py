"""Where cards are: "your discard pile", "the top 5 cards of your Life Deck", "in play"."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, ClassVar

from dbz_desktop.rules.kernel.base import Amount, CardFilter
from dbz_desktop.rules.kernel.decisions import Act, Ask, Option
from dbz_desktop.rules.kernel.events import NOBODY, CombatBegan, CombatEnding, Zone
from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.rules.language.nouns.terms import HE_CONTROLS, YOU_CONTROL, End, Pile, that_player
from dbz_desktop.wording import Phrase, phrase, words


@words
class Owner(Enum):
    """Whose zones are meant; of "a player's" the effect's player chooses whose."""

    YOUR = "your"
    OPPONENT = "your opponent's|his|his or her|their|an opponent's"
    PLAYER = "a player's|a|(either|any|one) player's"
    ANY = "any|either"
    THAT_PLAYER = "that player's"
    EACH = "each player's|(both players'|every player's|each)"
    RIVAL = "his opponent's"
    ATTACKER = "the attacker's"
    DEFENDER = "the defender's"
    OWNERS = "its owner's|its controller's|(that card|that Drill|that Ally)'s (owner|controller)'s"

    def seats(self, source: Source) -> tuple[int, ...]:
        """The seats that may be meant; the own comes first (EFF-1)."""
        if self is _YOUR:
            return (source.player,)
        if self is _OPPONENT:
            return (1 - source.player,)
        if self is Owner.RIVAL:
            return (source.player,)
        if self is Owner.THAT_PLAYER:
            return (that_player(source),)
        if self is Owner.OWNERS:
            whose = source.memory.whose
            return (whose if whose >= 0 else getattr(source.event, "player", source.opponent),)
        if self in (Owner.ATTACKER, Owner.DEFENDER):
            return fighter(source, attacks=self is Owner.ATTACKER)
        return (source.player, source.opponent)


_YOUR, _OPPONENT = Owner.YOUR, Owner.OPPONENT


def fighter(source: Source, attacks: bool) -> tuple[int, ...]:
    """The seat that performs the attack that goes on, or the other one.

    As a combat begins or ends it is who declared it (COM-1). A text that says so elsewhere isn't
    read; where it comes to be said without an attack, it is defended by who says it.
    """
    attack, event = source.attack, source.event
    if attack is None and isinstance(event, CombatBegan | CombatEnding):
        return (event.player if attacks else 1 - event.player,)
    if attack is None:
        return (source.opponent if attacks else source.player,)
    return (attack.player if attacks else attack.defender,)


def choose_seat(
    game: Game, whose: Owner, prompt: str, source: Source, able: tuple[int, ...] = ()
) -> Steps:
    """The seats that are meant; "a player's" lets whoever acts choose one.

    Where only one is `able` to be chosen, that is it.
    """
    if whose is not Owner.PLAYER:
        return whose.seats(source)
    if len(able) == 1:
        (source.memory.player,) = able
        return able
    asked = source.actor
    options = (
        Option(Act.PICK, "You", value=asked),
        Option(Act.PICK, "Your opponent", value=1 - asked),
    )
    index = yield from game.ask(asked, Ask.CHOOSE_OPTION, prompt, "EFF-1", options, source)
    source.memory.player = options[index].value
    return (source.memory.player,)


def ends(game: Game, player: int, zone: Zone, end: End, amount: int) -> list[int]:
    """The cards at an end of a zone, outermost first."""
    cards = game.state.players[player].zone(zone)
    if end is End.TOP:
        return list(reversed(cards[-amount:])) if amount else []
    return list(cards[:amount])


class Place(Phrase):
    """Where cards are looked for."""

    def cards(self, game: Game, source: Source, seat: int | None = None) -> list[int]:
        """The cards there now, the top of a pile first; of one seat's zones if that is given."""
        raise TypeError(type(self).__name__)

    @property
    def chooses(self) -> Owner | None:
        """Whose zones they are, where somebody has to choose whose."""
        return None

    @property
    def question(self) -> str:
        """How that is asked."""
        return "Of which player?"

    def shares(self, source: Source) -> tuple[int | None, ...]:
        """The seats of whose zones so many cards each are taken; None where it is said of all."""
        return (None,)

    def owner(self, source: Source) -> int:
        """Whose zones they are."""
        return source.player

    def whole_deck(self) -> bool:
        """Whether a whole Life Deck is among them: it must be shuffled afterwards (EFF-9)."""
        return False


_HAND = Pile.HAND
_WHOLE = {"end": None, "amount": None}


@phrase(
    ("{whose} {piles:or}", _WHOLE),
    ("~{whose} {piles:and}", _WHOLE),
    ("{whose} {piles:and:2}", _WHOLE, "all"),
    ("~{whose} {piles:and/or}", _WHOLE),
    "the {end} {amount} card(s) of {whose} {piles:or}",
    "~the {end} {amount} card(s) (from|in) {whose} {piles:or}",
    "~the {amount} {end} card(s) (of|from|in) {whose} {piles:or}",
)
@dataclass(frozen=True, slots=True)
class Zones(Place):
    """One or more zones of a player, or of both; or the cards at an end of one."""

    whose: Owner
    piles: tuple[Pile, ...]
    end: End | None = None
    amount: Amount | None = None

    def __post_init__(self) -> None:
        if self.end is not None and len(self.piles) > 1:
            raise ValueError("the end of one zone")

    @property
    def chooses(self) -> Owner | None:
        return self.whose if self.whose is Owner.PLAYER and self.end is None else None

    @property
    def question(self) -> str:
        return f"From whose {self.piles[0].zone.label}?"

    def shares(self, source: Source) -> tuple[int | None, ...]:
        return self.whose.seats(source) if self.whose is Owner.EACH else (None,)

    def cards(self, game: Game, source: Source, seat: int | None = None) -> list[int]:
        seats = self.whose.seats(source) if seat is None else (seat,)
        if self.end is not None and self.amount is not None:
            n, zone = self.amount.value(game, source), self.piles[0].zone
            return [c for s in seats for c in ends(game, s, zone, self.end, n)]
        found: list[int] = []
        for whose in seats:
            player = game.state.players[whose]
            for pile in self.piles:
                cards = player.zone(pile.zone)
                found += cards if pile is _HAND else reversed(cards)
        return found

    def owner(self, source: Source) -> int:
        return self.whose.seats(source)[0]

    def whole_deck(self) -> bool:
        return Pile.LIFE_DECK in self.piles and self.end is None


# ---------------------------------------------------------------------------- as part of a noun


class Located(Phrase):
    """Where the cards of a noun phrase are: "in play", "from your hand"."""

    @property
    def place(self) -> Place | None:
        """The zones, where it is about zones."""
        return None

    def cards(self, game: Game, source: Source, seat: int | None = None) -> list[int]:
        """The cards there now."""
        raise TypeError(type(self).__name__)


@phrase(
    ("from {zones}", {"taken": True, "held": None}),
    ("in {zones}", {"taken": False, "held": None}),
    ("~(you have|he has|your opponent has) in {zones}", {"taken": False, "held": None}),
    ("{held} or in {zones}", {"taken": False}),
    ("~{held} or from {zones}", {"taken": False}),
    ("~{held} or {zones}", {"taken": False}),
    ("~{held} or one (from|in) {zones}", {"taken": False}),
    ("~(in|from) {zones} or [one] {held}", {"taken": False}),
)
@dataclass(frozen=True, slots=True)
class In(Located):
    """Cards that lie somewhere, or that are `taken` from there; or `held` in play as well."""

    zones: Place
    taken: bool = False
    held: Controller | None = None

    def __post_init__(self) -> None:
        if self.held is not None and isinstance(self.zones, Zones) and self.zones.chooses:
            # Beside what lies in play nobody chooses first whose zone it is.
            object.__setattr__(self, "zones", replace(self.zones, whose=Owner.ANY))

    @property
    def place(self) -> Place | None:
        return self.zones

    def cards(self, game: Game, source: Source, seat: int | None = None) -> list[int]:
        found = self.zones.cards(game, source, seat)
        if self.held is None:
            return found
        return [*Controlled(self.held).cards(game, source, seat), *found]


def taken_from_there(where: In | None) -> None:
    """Refuse of what was spoken of that it lies somewhere, as something that is said of it."""
    if where is not None and (not where.taken or where.zones.chooses is not None):
        raise ValueError("where it is taken from is said with it")


def lying_there(game: Game, cards: list[int], where: In, source: Source) -> list[int]:
    """Those of some cards that lie in a place."""
    there = where.cards(game, source)
    return [card for card in cards if card in there]


@words
class Controller(Enum):
    """Who controls cards in play, as it is said after them."""

    YOU = YOU_CONTROL
    OPPONENT = HE_CONTROLS
    HIS_OWN = "of his in play"
    RIVAL = "his opponent controls|controlled by his opponent|under his opponent's control"
    OWN = "you own under your control|you own and control"
    LENT = (
        "you control (but|and) do not own|you control [that] you do not own"
        "|you control [that] (your opponent owns|he owns)"
        "|(your opponent owns|he owns) (under your control|[that] you control)"
    )
    LOST = (
        "you own (but|and) do not control|you own [that] you do not control"
        "|you own [that] (your opponent controls|he controls)"
        "|you own under (your opponent's|his) control"
        "|(your opponent controls|he controls) [that] you own"
    )
    OWNED = "you own"
    HIS_OWNED = "your opponent owns|he owns"
    ANYBODY = (
        "in play|from play|a player controls|controlled by (either|any|a) player"
        "|under (either|any|a) player's control"
    )

    def seats(self, source: Source) -> tuple[int, ...]:
        """The seats that are meant."""
        if self in (Controller.ANYBODY, Controller.OWNED, Controller.HIS_OWNED):
            return (source.opponent, source.player)
        theirs = self in (Controller.OPPONENT, Controller.HIS_OWN, Controller.LOST)
        return (source.opponent if theirs else source.player,)


BY_OWNER = {
    Controller.OWN: True,
    Controller.LENT: False,
    Controller.LOST: True,
    Controller.OWNED: True,
    Controller.HIS_OWNED: False,
}
"""Whether those are yours that are told by whose they are."""


@phrase("{who}")
@dataclass(frozen=True, slots=True)
class Controlled(Located):
    """Cards in play, on either side or those that a player controls."""

    who: Controller

    def cards(self, game: Game, source: Source, seat: int | None = None) -> list[int]:
        seats = self.who.seats(source)
        if seat is not None and self.who is Controller.ANYBODY:
            seats = (seat,)
        found = [c for seat in seats for c in game.state.players[seat].play]
        own = BY_OWNER.get(self.who)
        if own is not None:
            found = [c for c in found if (game.owners[c] == source.player) is own]
        return found


IN_PLAY = Controlled(Controller.ANYBODY)
MINE = Controlled(Controller.YOU)
THEIRS = Controlled(Controller.OPPONENT)
RIVALS = Controlled(Controller.RIVAL)
HIS = Controlled(Controller.HIS_OWN)
"""The opponent's, said of somebody who was named before: "that player destroys one of his"."""


@words
class Bearing(Enum):
    """A card that bears others, and that a text speaks of."""

    THIS = "this card|this (Ally|Drill|Setup|Mastery|personality)"
    THAT = "it|that (card|Ally|Drill|Setup|personality|MP)|the chosen (card|Ally|personality)"


_TO_MP: dict[str, Any] = {"kind": None, "one": None}
_TO_EITHER_MP: dict[str, Any] = {"whose": None, **_TO_MP}
_TO_KIND: dict[str, Any] = {"one": None}


@phrase(
    ("attached to {whose} MP", _TO_MP),
    ("attached to an MP", {"whose": None, **_TO_MP}),
    ("~attached to (MPs|(either|any) (player's|players') (MP|MPs)|(either|any) MP)", _TO_EITHER_MP),
    ("attached to a {kind}", {"whose": None, **_TO_KIND}),
    ("attached to one of {whose} {kind:pl}", _TO_KIND),
    (f"~attached to a {{kind}} {YOU_CONTROL}", {"whose": Owner.YOUR, **_TO_KIND}),
    (f"~attached to a {{kind}} {HE_CONTROLS}", {"whose": Owner.OPPONENT, **_TO_KIND}),
    ("attached to {one}", {"whose": None, "kind": None}),
    ("~that is(are) attached to {whose} MP", _TO_MP),
    ("~that is(are) attached to an MP", {"whose": None, **_TO_MP}),
    ("~that is(are) attached to a {kind}", {"whose": None, **_TO_KIND}),
    ("~that is(are) attached to {one}", {"whose": None, "kind": None}),
)
@dataclass(frozen=True, slots=True)
class AttachedTo(Located):
    """Cards that are attached to an MP, to a card of a kind, or to `one` spoken of (TYP-7)."""

    rules: ClassVar[str] = "TYP-7"

    whose: Owner | None = None
    kind: CardFilter | None = None
    one: Bearing | None = None

    def __post_init__(self) -> None:
        if self.whose in (Owner.PLAYER, Owner.ANY):
            raise ValueError("attached to an MP, whosever it is")

    def bears(self, game: Game, card: int, source: Source) -> bool:
        """Whether such a one bears this card, or bore it as it left play this turn."""
        lay = game.state.permanents.get(card) or game.state.left.get(card)
        if lay is None or lay.attached_to == NOBODY:
            return False
        return lay.attached_to in self._bearers(game, source)

    def cards(self, game: Game, source: Source, seat: int | None = None) -> list[int]:
        borne = self._bearers(game, source)
        return [c for c, p in game.state.permanents.items() if p.attached_to in borne]

    def _bearers(self, game: Game, source: Source) -> set[int]:
        """What may bear them: of an MP every level."""
        if self.one is not None:
            spoken = (source.card,) if self.one is Bearing.THIS else source.memory.chosen
            return {level for one in spoken for level in _levels(game, one)}
        seats = (0, 1) if self.whose is None else self.whose.seats(source)
        sides = [game.state.players[seat] for seat in seats]
        if self.kind is None:
            return {level for side in sides for level in side.mp}
        bearers = [card for side in sides for card in (side.mp_card, *side.play)]
        fitting = [card for card in bearers if self.kind.fits(game, card, source)]
        return {level for card in fitting for level in _levels(game, card)}


def _levels(game: Game, card: int) -> tuple[int, ...]:
    """The card, or of an MP all its levels: what is attached to one of them stays (TYP-7)."""
    return next((tuple(s.mp) for s in game.state.players if card in s.mp), (card,))


def whole_zone(located: Located | None) -> bool:
    """Whether a whole Life Deck is looked through."""
    return located is not None and located.place is not None and located.place.whole_deck()


def is_hidden_place(located: Located | None) -> bool:
    """Whether the cards lie where not everybody sees them."""
    place = located.place if located is not None else None
    return isinstance(place, Zones) and any(pile.zone.is_hidden for pile in place.piles)
