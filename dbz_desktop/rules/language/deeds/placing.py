"""Cards are placed and played: into play, into zones, onto Life Decks (EFF-6)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import InitVar, dataclass, replace
from enum import Enum
from typing import Any, ClassVar

from dbz_desktop.rules.flow import moving
from dbz_desktop.rules.flow.choosing import pick
from dbz_desktop.rules.flow.stages import TOP, current
from dbz_desktop.rules.kernel.base import Amount
from dbz_desktop.rules.kernel.decisions import Act, Ask, Option
from dbz_desktop.rules.kernel.deed import CardVerb
from dbz_desktop.rules.kernel.events import (
    BOTH,
    NOBODY,
    Why,
    Zone,
)
from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.rules.kernel.hidden import was_shown, who_knows
from dbz_desktop.rules.language.deeds.handling import THEIR_HAND, YOUR_HAND, Handling, befalling
from dbz_desktop.rules.language.deeds.returning import Decks, ShuffleIn
from dbz_desktop.rules.language.nouns.clauses import quietly
from dbz_desktop.rules.language.nouns.doing import Doer, does
from dbz_desktop.rules.language.nouns.places import (
    IN_PLAY,
    Located,
)
from dbz_desktop.rules.language.nouns.terms import Order, Pile
from dbz_desktop.rules.language.references.cards import Cards, How
from dbz_desktop.rules.language.references.said_before import PronounWord, Those
from dbz_desktop.rules.language.text.sentences import grammar, told_once
from dbz_desktop.rules.language.values.personalities import Personality, single
from dbz_desktop.rules.language.values.values import Number
from dbz_desktop.wording import Spec, phrase, words


class Spot(Handling):
    """Placing cards somewhere."""

    card_verb = CardVerb.PLACE

    def how(self, game: Game, source: Source) -> How:
        found = Handling.how(self, game, source)
        found.prompt = f"Choose a card{to_do(self)}."
        return found


@told_once
def to_do(then: Handling | None) -> str:
    """How a prompt says of one card what is done with it."""
    if then is None:
        return ""
    if isinstance(then, OntoDeck | ShuffleIn) and then.decks is Decks.HIS:
        decks = Decks.OPPONENTS if then.who is Doer.YOU else Decks.YOURS
        then = replace(then, decks=decks)
    said: Any = then
    done = grammar().show(replace(said, what=_IT, who=Doer.YOU))
    # "A card to place into play": no "it" follows what is done with the card.
    return " to " + _WORD_IT.sub("", done, count=1)


_IT = Those(PronounWord.IT)
_WORD_IT = re.compile(r" it\b")


@words
class StageWord(Enum):
    """Where the stages of an Ally, or of Allies, begin that are placed into play (TYP-1)."""

    HIGHEST = "at its highest power stage|at (its|his|her) highest [power] stage"
    HIGHEST_OF_EACH = "at their highest power stage|at their highest (stage|stages)"


@words
class SideWord(Enum):
    """On whose side cards come into play, where it needn't be that of the one who places them."""

    OWNER = (
        "under the owner's control|under (its|their) owner's control|under their owners' control"
    )
    YOURS = "under your control"
    THEIRS = "under your opponent's control"


_DONE_BY_YOU = {"who": Doer.YOU}
_ONTO_PILE = {**_DONE_BY_YOU, "pile": Pile.DISCARD}

_NO_MORE: dict[str, Any] = {"top": None, "side": None, "pile": None}
_ANYHOW: dict[str, Any] = {"at": None, **_NO_MORE}
_PLAIN: dict[str, Any] = {"top": None, "side": None}
_AS_MANY = "(at|with) (the same number of|as many) [power] stages [above (0|zero)]"


@phrase(
    *befalling(*does("place", "{what} into play", **_ANYHOW)),
    *does("place", "{what} back into play", quiet=True, **_ANYHOW),
    *does("place", "into play {what}", quiet=True, **_ANYHOW),
    # Nothing that is only placed into play uses what it does at once (EFF-6).
    *does(
        "place",
        "{what} into play without using (its|their) [immediate] (effect|effects)",
        quiet=True,
        **_ANYHOW,
    ),
    *does("return", "{what} to play", quiet=True, **_ANYHOW),
    *does("place", "{what} into play at {at} stage(s) above 0", top=None, side=None, pile=None),
    *does("place", "{what} into play at [power] stage {at}", quiet=True, **_NO_MORE),
    *quietly(
        does(
            "place",
            "{what} into play [at] {below} stage(s) below (its|their) highest [power] stage",
            at=Number(TOP),
            **_NO_MORE,
        )
    ),
    *does(
        "place",
        "{what} into play at (its|their) lowest [power] stage above (0|zero)",
        quiet=True,
        at=Number(1),
        **_NO_MORE,
    ),
    *does(
        "place",
        "{what} into play at (its|their) (lowest power|[power] 0|0 power|zero power) stage",
        quiet=True,
        at=Number(0),
        **_NO_MORE,
    ),
    *does(
        "place",
        "{what} into play (at|with) (its|their|a) power (level of|level at) 0",
        quiet=True,
        at=Number(0),
        **_NO_MORE,
    ),
    *does(
        "place",
        "{what} into play (at|with) {at} [power] stage(s)",
        quiet=True,
        top=None,
        side=None,
        pile=None,
    ),
    *does(
        "place",
        "{what} into play [with|at power stage] {at} [power] stage(s) above 0",
        quiet=True,
        top=None,
        side=None,
        pile=None,
    ),
    *does("place", "{what} into play at the same power stage as {like}", **_ANYHOW),
    *does("place", f"{{what}} into play {_AS_MANY} as {{like}}", quiet=True, **_ANYHOW),
    *does("place", "{what} into play from the {pile} {top}", at=None, side=None),
    *does("place", "{what} into play from the {pile} at {at} stage(s) above 0", **_PLAIN),
    *does("place", "{what} into play {top}", at=None, side=None, pile=None),
    *does("place", "{what} into play {side}", at=None, top=None, pile=None),
    *does("place", "{what} into play {side} at {at} stage(s) above 0", top=None, pile=None),
    *does("place", "{what} into play {side} {top}", at=None, pile=None),
    *does("place", "{what} into play {top} {side}", quiet=True, at=None, pile=None),
    *(
        spec
        for said in (
            "{side} [with|at [power stage]] {at} [power] stage(s) above 0",
            "[with|at [power stage]] {at} [power] stage(s) above 0 {side}",
        )
        for spec in does("place", f"{{what}} into play {said}", quiet=True, top=None, pile=None)
    ),
    *does("place", "{what} into play {side} from the {pile}", at=None, top=None),
    *does("place", "{what} into play from the {pile}", at=None, top=None, side=None),
    *does(
        "place",
        "{what} into play from (your|his|your opponent's|its owner's|their) {pile}",
        quiet=True,
        at=None,
        top=None,
        side=None,
    ),
    ("{what} into play", {**_DONE_BY_YOU, **_ANYHOW}, "placed"),
)
@dataclass(frozen=True, slots=True)
class IntoPlay(Spot):
    """Placing into play is not playing: no cost, no Dragon Ball effects (EFF-6, TYP-1).

    Cards that were spoken of may have to lie in a `pile` still. An Ally may start at the stage of
    another personality that it is `like`.
    """

    rules: ClassVar[str] = "EFF-6"

    what: Cards
    at: Amount | None = None
    top: StageWord | None = None
    side: SideWord | None = None
    pile: Pile | None = None
    like: Personality | None = None
    below: InitVar[int] = 0
    who: Doer = Doer.YOU
    enters_play = True

    def __post_init__(self, below: int) -> None:
        Handling.__post_init__(self)
        if below:
            if below > TOP:
                raise ValueError("no power stage is as low")
            object.__setattr__(self, "at", Number(TOP - below))
        if self.pile is not None and not self.what.refers_back:
            raise ValueError("where they are is said of them")
        if self.like is not None:
            single(self.like)
            if self.like.refers_back:
                raise ValueError("who is placed is the one that was spoken of")

    target = Zone.IN_PLAY

    @property
    def deeds(self) -> tuple[str, ...]:
        return ("place",)

    def default(self) -> Located:
        return YOUR_HAND if self.who is Doer.YOU else THEIR_HAND

    def usable(self, game: Game, card: int, source: Source) -> bool:
        where = game.state.where[card]
        if where is Zone.IN_PLAY or (self.pile is not None and where is not self.pile.zone):
            return False
        if game.cards[card].type.plays_from_hand and card != source.card:
            return False
        return moving.may_enter_play(game, card, self.seat(game, card, source), source) is None

    def seat(self, game: Game, card: int, source: Source) -> int:
        if self.side is None:
            return self.who.seat(source)
        if self.side is SideWord.OWNER:
            return game.owners[card]
        return source.player if self.side is SideWord.YOURS else source.opponent

    def carry_out(self, game: Game, cards: list[int], source: Source) -> Steps:
        yield from ()
        stages = TOP if self.top is not None else None
        if self.at is not None:
            stages = min(TOP, max(0, self.at.value(game, source)))
        like = NOBODY if self.like is None else self.like.one(game, source)
        if like != NOBODY:
            stages = current(game, like)
        rule = "EFF-6" if stages is None else "TYP-1"
        by = self._named_by(source)
        return [
            card
            for card in cards
            if self.usable(game, card, source)
            and moving.enter_play(
                game, card, self.seat(game, card, source), Why.PLACE, by, rule, stages=stages
            )
        ]


_UNDER_PILE: dict[str, Any] = {"pile": Pile.DISCARD, "bottom": True}


def _his(where: str, pile: Pile, bottom: bool = False) -> Iterator[Spec]:
    """Placing into an opponent's own zone, by himself or by the text's player."""
    mark, where = "~" * where.startswith("~"), where.lstrip("~")
    his = {"pile": pile, "who": Doer.OPPONENT, "owners": False, "bottom": bottom}
    yield f"{mark}place {{what}} {where}", his, "bare"
    yield f"{mark}your opponent places {{what}} {where}", his
    yield f"{mark}places {{what}} {where}", his, "third"
    yield f"~he places {{what}} {where}", his
    yield f"~(your opponent|he) must place {{what}} {where}", his
    yield f"~{{what}} is(are) placed {where}", {**his, "who": Doer.YOU, "owners": True}
    yield f"~place {{what}} {where}", {**his, "who": Doer.YOU, "owners": True}


@phrase(
    *befalling(
        ("place {what} into your hand", {**_DONE_BY_YOU, "pile": Pile.HAND, "owners": False}),
        *_his("into his hand", Pile.HAND),
        *_his("on top of his discard pile", Pile.DISCARD),
        *_his("~into his discard pile", Pile.DISCARD),
        *_his("at the bottom of his discard pile", Pile.DISCARD, bottom=True),
        *does("place", "{what} into your hand", pile=Pile.HAND),
        *does("place", "{what} in your hand", quiet=True, pile=Pile.HAND),
        *does("place", "{what} on top of your discard pile", pile=Pile.DISCARD),
        *does("place", "{what} into your discard pile", quiet=True, pile=Pile.DISCARD),
        *does("place", "{what} into its owner's discard pile", pile=Pile.DISCARD, owners=True),
        *does("place", "{what} (at|on) the bottom of your discard pile", **_UNDER_PILE),
        *does(
            "place",
            "{what} (at|on) the bottom of (its owner's|your opponent's) discard pile",
            owners=True,
            **_UNDER_PILE,
        ),
        *(
            spec
            for pile in (
                "(into|on top of) their owner's discard pile",
                "(into|on top of) their owners' discard piles",
                "on top of its owner's discard pile",
                "(into|on top of) your opponent's discard pile",
            )
            for spec in does(
                "place", f"{{what}} {pile}", quiet=True, pile=Pile.DISCARD, owners=True
            )
        ),
        *does("place", "{what} into its owner's hand", pile=Pile.HAND, owners=True),
        *does("place", "{what} into their owner's hand", quiet=True, pile=Pile.HAND, owners=True),
        *does("place", "{what} into their owners' hands", quiet=True, pile=Pile.HAND, owners=True),
        ("{what} into your hand", {**_DONE_BY_YOU, "pile": Pile.HAND}, "placed"),
        ("~{what} in your hand", {**_DONE_BY_YOU, "pile": Pile.HAND}, "placed"),
        ("{what} on top of your discard pile", _ONTO_PILE, "placed"),
        ("~{what} (in|into) your discard pile", _ONTO_PILE, "placed"),
        *does("place", "{what} in your discard pile", quiet=True, pile=Pile.DISCARD),
    )
)
@dataclass(frozen=True, slots=True)
class IntoZone(Spot):
    """Into the hand, or onto the discard pile, which is no discarding; only one's own (ZON-2).

    With `owners`, whosever they are, each into its owner's hand. Or to the `bottom` of the pile.
    """

    what: Cards
    pile: Pile
    who: Doer = Doer.YOU
    owners: bool = False
    bottom: bool = False

    @property
    def target(self) -> Zone:
        return self.pile.zone

    @property
    def at_bottom(self) -> bool:
        return self.bottom

    @property
    def lies_last(self) -> str:
        return "" if self.pile is Pile.HAND else "at the bottom" if self.bottom else "on top"

    @property
    def deeds(self) -> tuple[str, ...]:
        return ("regrow",) if self.pile is Pile.HAND else ()

    def usable(self, game: Game, card: int, source: Source) -> bool:
        mine = self.owners or game.owners[card] == self.who.seat(source)
        return mine and (self.pile is not Pile.HAND or game.state.where[card] is not Zone.HAND)

    def carry_out(self, game: Game, cards: list[int], source: Source) -> Steps:
        yield from ()
        cards = [c for c in cards if self.usable(game, c, source)]
        # What a search finds is shown as it goes into the hand (EFF-9).
        why, rule = (Why.SEARCH, "EFF-9") if source.memory.searched else (Why.PLACE, "EFF-1")
        by = self._named_by(source)
        for card in cards:
            if game.state.where[card] is Zone.IN_PLAY:
                to = self.pile.zone
                moving.leave_play(game, card, to, Why.PLACE, by, "EFF-1", self.bottom)
                continue
            public = source.memory.searched or was_shown(game, card)
            moving.move(
                game, card, self.pile.zone, why, by, rule, bottom=self.bottom, public=public
            )
        return cards


@words
class DeckEnd(Enum):
    """An end of a Life Deck that cards are placed at."""

    TOP = "on top of|on the top of|to the top of"
    BOTTOM = "at the bottom of|on the bottom of|to the bottom of"
    EITHER = (
        "on the top or bottom of|(at|to) the top or bottom of|on top or bottom of"
        "|(at|on) [the] top [of] or (at|on) the bottom of|(at|on) the top or the bottom of"
        "|(at|on) the bottom or top of"
    )
    EACH = (
        "on the top and/or bottom of|(at|to) the top and/or bottom of|on top and/or bottom of"
        "|(at|on) [the] top [of] and/or (at|on) [the] bottom of"
        "|(at|on) the top and/or the bottom of|(at|on) the bottom and/or top of"
    )
    """Of which each card goes to the end that one likes."""


def _onto_deck() -> Iterator[Spec]:
    """Placing at an end of a Life Deck, or returning there, perhaps in an order as one likes."""
    for order in ("", " {order}"):
        pinned: dict[str, Any] = {"or_pile": False, **({} if order else {"order": None})}
        yield from does("place", f"{{what}} {{end}} {{decks}}{order}", **pinned)
        for verb, where in (("place", "back {end}"), ("return", "{end}")):
            yield from does(verb, f"{{what}} {where} {{decks}}{order}", quiet=True, **pinned)
        yield f"{{what}} {{end}} {{decks}}{order}", {**_DONE_BY_YOU, **pinned}, "placed"
    yield from does("place", "{what} {end} {decks} or discard pile", order=None, or_pile=True)


_LIES_LAST = {DeckEnd.TOP: "on top", DeckEnd.BOTTOM: "at the bottom", DeckEnd.EITHER: "outermost"}
"""Where of several cards the one lies that is placed there last."""


@phrase(*befalling(*_onto_deck()))
@dataclass(frozen=True, slots=True)
class OntoDeck(Spot):
    """On top of, or under, their owner's Life Deck; the first ends up deepest (ZON-2)."""

    rules: ClassVar[str] = "ZON-2"

    what: Cards
    end: DeckEnd
    decks: Decks
    order: Order | None = None
    or_pile: bool = False
    who: Doer = Doer.YOU
    ordered = True
    hides = True
    target = Zone.LIFE_DECK

    @property
    def lies_last(self) -> str:
        if self.order is not None or self.or_pile:
            return ""
        return _LIES_LAST.get(self.end, "")

    @property
    def at_bottom(self) -> bool:
        return self.end is DeckEnd.BOTTOM

    @property
    def deeds(self) -> tuple[str, ...]:
        if self.decks in (Decks.OWNERS, Decks.ALL_OWNERS):
            return ("return",)
        if self.who is Doer.OPPONENT or self.decks in (Decks.HIS, Decks.OPPONENTS):
            return ("discard",) if self.who is Doer.OPPONENT else ()
        return ("recycle",)

    def default(self) -> Located:
        if self.decks in (Decks.OWNERS, Decks.ALL_OWNERS):
            return IN_PLAY
        return YOUR_HAND if self.who is Doer.YOU else THEIR_HAND

    def usable(self, game: Game, card: int, source: Source) -> bool:
        return self.decks.takes(game, card, source)

    def carry_out(self, game: Game, cards: list[int], source: Source) -> Steps:
        seat, by = self.who.seat(source), self._named_by(source)
        cards = [card for card in cards if self.usable(game, card, source)]
        if self.order is Order.ANY and len(cards) > 1:
            cards = list(
                (
                    yield from pick(
                        game,
                        seat,
                        cards,
                        len(cards),
                        len(cards),
                        "Which card goes under next?",
                        source,
                        looked_at=tuple(cards),
                        must_ask=True,
                        last=_LIES_LAST.get(self.end, ""),
                    )
                )
            )
        end = self.end
        if end is DeckEnd.EITHER and cards:
            end = yield from which_end(game, seat, source)
        for card in cards:
            if self.or_pile and (yield from _is_for_pile(game, seat, source)):
                moving.move(game, card, Zone.DISCARD, Why.PLACE, by, "EFF-1")
                continue
            here = end
            if end is DeckEnd.EACH:
                here = yield from which_end(game, seat, source, card if len(cards) > 1 else NOBODY)
            self._place(game, card, here is DeckEnd.BOTTOM, by, len(cards) == 1)
        if self.order is Order.RANDOM:
            return self._mixed(game, cards)
        return cards

    def _mixed(self, game: Game, cards: list[int]) -> list[int]:
        """Leave the order of cards that were placed to chance; they are known no longer."""
        for seat in (0, 1):
            deck = game.state.players[seat].life_deck
            game.mix(seat, [card for card in cards if card in deck])
        return cards

    def _place(self, game: Game, card: int, bottom: bool, source: Source, alone: bool) -> None:
        here = game.state.where[card]
        eyes = 0
        if here is Zone.LIFE_DECK and self.order is not Order.RANDOM:
            # Of several that both were shown, only who places them knows which goes where.
            eyes = who_knows(game, card) & (BOTH if alone else 1 << self.who.seat(source))
        elif here is Zone.HAND and alone and self.what.refers_back and was_shown(game, card):
            # The card that was spoken of is no other than the one that both have just been shown.
            eyes = BOTH
        attached = [c for c, p in game.state.permanents.items() if p.attached_to == card]
        moving.move(
            game,
            card,
            Zone.LIFE_DECK,
            Why.PLACE,
            source,
            "EFF-1",
            bottom=bottom,
            public=here is Zone.IN_PLAY,
            eyes=eyes,
        )
        for other in attached:
            moving.leave_play(game, other, Zone.DISCARD, Why.RULE, source, "TYP-7")


def _is_for_pile(game: Game, seat: int, source: Source) -> Steps:
    """Ask whether a card goes on top of the Life Deck or of the discard pile."""
    options = (
        Option(Act.PICK, "Your Life Deck", value=0),
        Option(Act.PICK, "Your discard pile", value=1),
    )
    index = yield from game.ask(
        seat, Ask.CHOOSE_OPTION, "On top of which?", "EFF-1", options, source
    )
    return options[index].value


def which_end(game: Game, seat: int, source: Source, card: int = NOBODY) -> Steps:
    """Ask for the top or the bottom of a Life Deck, for all cards or for one of several."""
    options = (Option(Act.PICK, "On top", value=1), Option(Act.PICK, "At the bottom", value=0))
    prompt, looked_at = "On the top or the bottom?", () if card < 0 else (card,)
    index = yield from game.ask(
        seat, Ask.CHOOSE_OPTION, prompt, "EFF-1", options, source, looked_at=looked_at
    )
    return DeckEnd.TOP if options[index].value else DeckEnd.BOTTOM
