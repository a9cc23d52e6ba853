"""Attaching cards: to MPs, to cards in play, from wherever they are (TYP-7)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar

from dbz_desktop.rules.flow import moving
from dbz_desktop.rules.kernel import door
from dbz_desktop.rules.kernel.base import CardFilter
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.deed import CardVerb, Deed
from dbz_desktop.rules.kernel.events import NOBODY, Why, Zone
from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.rules.language.deeds.handling import Handling
from dbz_desktop.rules.language.deeds.placing import Spot
from dbz_desktop.rules.language.effects.only_one import OnlyOne
from dbz_desktop.rules.language.frames.lasting import WhileAttached
from dbz_desktop.rules.language.frames.when import AtMoment, Triggered
from dbz_desktop.rules.language.nouns.doing import Doer, does
from dbz_desktop.rules.language.nouns.kinds import Suffix, having
from dbz_desktop.rules.language.nouns.places import IN_PLAY
from dbz_desktop.rules.language.nouns.terms import Whose
from dbz_desktop.rules.language.references.cards import Cards, How, Self, This
from dbz_desktop.rules.language.references.said_before import PronounWord, Those
from dbz_desktop.rules.language.values.personalities import Personality, Word, single
from dbz_desktop.rules.language.values.ranges import ANY, Range
from dbz_desktop.wording import Phrase, phrase


@phrase(
    ("{whose} MP", {"cards": None}),
    ("a different MP", {"whose": None, "cards": None}),
    ("~another MP", {"whose": None, "cards": None}),
    ("{cards}", {"whose": None}),
    ("{fighter}", {"whose": None, "cards": None}),
)
@dataclass(frozen=True, slots=True)
class Bearer(Phrase):
    """What a card is attached to: a player's MP, whatever its level, or a card in play.

    Or who fights in the attack that goes on. With none of them it is the MP that the card isn't
    attached to.
    """

    whose: Whose | None = None
    cards: Cards | None = None
    fighter: Personality | None = None

    def __post_init__(self) -> None:
        if self.fighter is not None:
            single(self.fighter)
            if self.fighter.side is not None or self.fighter.refers_back:
                raise ValueError("a player's MP, or what was spoken of, is said otherwise")
            if getattr(self.fighter, "word", None) is Word.THIS:
                raise ValueError("this card is no personality of the attack")
        if isinstance(self.cards, Those) and self.cards.performs:
            raise ValueError("who attacks is a personality here, be it an MP")

    def find(self, game: Game, source: Source) -> Steps:
        """The card that bears it, NOBODY where there is none; of an MP the level it is on."""
        sides = game.state.players
        if self.whose is not None:
            return sides[self.whose.seat(source)].mp_card
        if self.fighter is not None:
            return self.fighter.one(game, source)
        if self.cards is None:
            permanent = game.state.permanents.get(next(iter(source.memory.chosen), NOBODY))
            if permanent is None:
                return NOBODY
            return next(side.mp_card for side in sides if permanent.attached_to not in side.mp)
        how = How(source.player, "Attach it to which card?", IN_PLAY, "TYP-7", mps=True)
        found = yield from self.cards.gather(game, source, how)
        # What isn't in play bears nothing.
        mps = [side.mp_card for side in sides]
        able = [c for c in found if c in mps or game.state.where[c] is Zone.IN_PLAY]
        return able[0] if able else NOBODY

    def of(self, source: Source) -> int | None:
        """The seat whose MP bears it, None where it is no player's."""
        return None if self.whose is None else self.whose.seat(source)


@phrase(
    *does("attach", "{what} to {to}"),
    *does("place", "{what} into play attached to {to}", quiet=True),
    ("~attach to {to}", {"what": This(Self.THIS), "who": Doer.YOU}),
    ("~attach this card to {to} after use", {"what": This(Self.THIS), "who": Doer.YOU}),
)
@dataclass(frozen=True, slots=True)
class Attach(Handling):
    """Cards come into play attached, or are attached to something else; a copy isn't (ATK-16)."""

    rules: ClassVar[str] = "ATK-16"

    what: Cards
    to: Bearer
    who: Doer = Doer.YOU
    prompt = "Attach which card?"
    rule = "TYP-7"
    takes_away = False

    @property
    def deeds(self) -> tuple[str, ...]:
        return ("attach",)

    @property
    def attaches_card(self) -> bool:
        return isinstance(self.what, This)

    def bearing_seat(self, player: int) -> int | None:
        return self.to.of(Source(player, NOBODY))

    @property
    def of_this_attack(self) -> Attach:
        """The same, where "it" is the attack whose text it is."""
        it = self.what == Those(PronounWord.IT)
        return replace(self, what=This(Self.THIS)) if it else self

    def resolve(self, game: Game, source: Source) -> Steps:
        if isinstance(self.what, This) and source.attack is not None and source.attack.copy:
            source.memory.detached = True
            return
        cards = yield from self.what.gather(game, source, self.how(game, source))
        attached = yield from self.carry_out(game, cards, source)
        source.memory.done = bool(attached) and not source.memory.detached

    def carry_out(self, game: Game, cards: list[int], source: Source) -> Steps:
        if not isinstance(self.what, This):
            source.memory.speak_of(cards)
        bearer = (yield from self.to.find(game, source)) if cards else NOBODY
        for card in cards if bearer != NOBODY else []:
            if card == bearer or not _may_attach(game, card, bearer, source):
                continue
            if not (yield from _replaced(game, card, bearer, source)):
                self._attach(game, card, bearer, source)
        if isinstance(self.what, This) and source.memory.attached != source.card:
            # Then nothing holds "while attached", nor waits for what would detach it.
            source.memory.detached = True
        if bearer == NOBODY:
            return []
        if source.card in cards:
            source.memory.chosen = (bearer,)
        return cards

    def _attach(self, game: Game, card: int, bearer: int, source: Source) -> None:
        here = game.state.where[card]
        if card == source.card:
            # A Setup is used where it lies (TYP-6).
            if here not in (Zone.IN_USE, Zone.IN_PLAY):
                return
        source.memory.attached = card
        seat = source.player if card == source.card else game.owners[card]
        moving.move(
            game,
            card,
            Zone.IN_PLAY,
            Why.ATTACH,
            source,
            "TYP-7",
            to_player=moving.controller(game, card) if here is Zone.IN_PLAY else seat,
            attached_to=bearer,
        )


def _may_attach(game: Game, card: int, bearer: int, source: Source) -> bool:
    """Whether nothing forbids it, and the card's note doesn't call it one too many."""
    if _is_one_too_many(game, card, bearer):
        return False
    return door.may(game, _attaching(game, card, bearer, source))


def _is_one_too_many(game: Game, card: int, bearer: int = NOBODY) -> bool:
    """Whether as many of its title are attached as its note allows, or to that `bearer`."""
    note = game.programs[card].note(OnlyOne)
    player = moving.controller(game, card)
    return note is not None and note.forbids(game, player, card, card, bearer)


def _attaching(game: Game, card: int, bearer: int, source: Source) -> Deed:
    return door.of_cards(game, CardVerb.ATTACH, (card,), source, Zone.IN_PLAY, bearer=bearer)


def _replaced(game: Game, card: int, bearer: int, source: Source) -> Steps:
    """Whether the card's own text does something else instead (EFF-5)."""
    return (yield from door.instead(game, _attaching(game, card, bearer, source)))


@phrase(*does("place", "{what} into play attached"))
@dataclass(frozen=True, slots=True)
class IntoPlayAttached(Spot):
    """Into play, attached as its own text says; what it does while attached begins (TYP-7)."""

    rules: ClassVar[str] = "TYP-7 EFF-6"

    what: Cards
    who: Doer = Doer.YOU
    refers: ClassVar[bool] = True

    @property
    def deeds(self) -> tuple[str, ...]:
        return ("attach", "place")

    def usable(self, game: Game, card: int, source: Source) -> bool:
        return not _is_one_too_many(game, card)

    def carry_out(self, game: Game, cards: list[int], source: Source) -> Steps:
        for card in cards:
            own = Source(source.player, card)
            how = attachment(game, card)
            if how is None or not moving.may_take(game, card, CardVerb.ATTACH, source):
                continue
            bearer = yield from how.to.find(game, own)
            if bearer == NOBODY or not _may_attach(game, card, bearer, source):
                continue
            if moving.may_enter_play(game, card, source.player, source) is not None:
                continue
            if (yield from _replaced(game, card, bearer, source)):
                continue
            moving.move(
                game,
                card,
                Zone.IN_PLAY,
                Why.ATTACH,
                source,
                "TYP-7",
                to_player=source.player,
                attached_to=bearer,
            )
            hold_while_attached(game, card, source.player)
        return cards


def attachment(game: Game, card: int) -> Attach | None:
    """The effect of a card's text that attaches the card itself."""
    for section in game.programs[card].sections:
        for sentence in (*section.sentences, *section.hits):
            if isinstance(sentence.line, Attach) and isinstance(sentence.line.what, This):
                return sentence.line
    return None


_ATTACHES: dict[str, Any] = {"within": None, "cards": None}
_BEARS: dict[str, Any] = {"whose": None}


@phrase(
    ("that can attach to {whose} MP", _ATTACHES),
    ("that can attach to a player's MP", {**_ATTACHES, "whose": None}),
    ("~that can attach to an MP", {**_ATTACHES, "whose": None}),
    ("with {within:@many} {cards:s} attached to it", _BEARS),
    ("~with {within:@many} {cards:s} attached [to them]", _BEARS),
    ("~with {cards:pl} attached [to (it|them)]", {**_BEARS, "within": ANY}),
    *having(
        ("{within:@many} {cards:s} attached to it", _BEARS, "had"),
        ("~{within:@many} {cards:s} attached [to them]", _BEARS, "had"),
    ),
    *(
        (f"~{said}", _BEARS, f"{form}_{whose}")
        for whose, mp, has in (
            ("yours", "your MP", "you have"),
            ("his", "(your opponent's|his) MP", "(your opponent|he) has"),
        )
        for form, said in (
            ("on", f"(there is|there are|{has}) {{within:@many}} {{cards:s}} attached to {mp}"),
            ("put_on", f"{{within:@many}} {{cards:s}} (is|are) attached to {mp}"),
        )
    ),
)
@dataclass(frozen=True, slots=True)
class Attachable(Suffix):
    """Cards whose text attaches them to an MP, of one player or whosesoever (TYP-7).

    Or such as have so many cards of a kind attached to them, an MP on whatever level.
    """

    rules: ClassVar[str] = "TYP-7"

    whose: Whose | None = None
    within: Range | None = None
    cards: CardFilter | None = None

    def fits(self, game: Game, card: int, source: Source) -> bool:
        if self.within is not None and self.cards is not None:
            levels = next((side.mp for side in game.state.players if card in side.mp), (card,))
            borne = (c for c, p in game.state.permanents.items() if p.attached_to in levels)
            number = sum(self.cards.fits(game, each, source) for each in borne)
            return self.within.meets(number, game, source)
        how = attachment(game, card)
        if how is None or how.to.cards is not None:
            return False
        return self.whose is None or how.to.whose is self.whose


def hold_while_attached(game: Game, card: int, player: int) -> None:
    """Begin what an attached card of a player says for as long as it is attached (TYP-7)."""
    for section in game.programs[card].sections:
        lines = [s.line for s in (*section.sentences, *section.hits)]
        place = next((i for i, x in enumerate(lines) if any(every(x, Attach))), len(lines))
        own = Source(player, card, section.index, definitions=section.definitions)
        own.memory.attached = card
        # What bears it is what its text goes on to speak of.
        own.memory.chosen = (game.state.permanents[card].attached_to,)
        for line in lines[place + 1 :]:
            if isinstance(line, WhileAttached | Triggered | AtMoment):
                line.do(game, own)
