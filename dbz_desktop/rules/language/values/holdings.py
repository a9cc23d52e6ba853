"""What somebody has: anger, cards in a zone, cards that he controls; compared and counted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import InitVar, dataclass
from typing import Any

from dbz_desktop.rules.kernel.base import CardFilter
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.language.nouns.described import Described
from dbz_desktop.rules.language.nouns.in_common import SAME_TITLE, Titles
from dbz_desktop.rules.language.nouns.kinds import Adjective, AnyCard, lies_in_play
from dbz_desktop.rules.language.nouns.names import CharacterNames
from dbz_desktop.rules.language.nouns.people import Person
from dbz_desktop.rules.language.nouns.places import Controller
from dbz_desktop.rules.language.nouns.qualities import Is, Quality, stands_alone
from dbz_desktop.rules.language.nouns.state import State
from dbz_desktop.rules.language.nouns.suffixes import of_such
from dbz_desktop.rules.language.nouns.terms import Pile, Whose
from dbz_desktop.rules.language.nouns.titles import OfTitle, TitleOf
from dbz_desktop.rules.language.values.assets import Asset
from dbz_desktop.rules.language.values.predicates_of_cards import controlled
from dbz_desktop.rules.language.values.ranges import ANY, NONE, Range, Than
from dbz_desktop.wording import Phrase, Spec, phrase


def seats_of(who: Person, game: Game, source: Source) -> list[int]:
    return [seat for seat in (source.player, source.opponent) if who.covers(seat, game, source)]


_ANGER_ITSELF = Asset(None, None)


_COMPARED = (
    ("", "more", Than.OVER, "than"),
    ("", "fewer", Than.UNDER, "than"),
    ("~", "less", Than.UNDER, "than"),
    ("", "as many", Than.EQUAL, "as"),
    ("~", "(the same number of|exactly as many)", Than.EQUAL, "as"),
    ("", "at least as many", Than.AT_LEAST, "as"),
    ("~", "no (fewer|less)", Than.AT_LEAST, "than"),
    ("", "at most as many", Than.AT_MOST, "as"),
    ("~", "no more", Than.AT_MOST, "than"),
)
"""How it is said on which side of another number of the same things a number is."""


def side_of(word: str) -> Than:
    """The side that "more" is on, or "less" or "fewer"."""
    return next(side for _, said, side, _ in _COMPARED if said == word.lower())


def _more() -> Iterator[Spec]:
    for quiet, has, bare in (
        ("", ("have", "has"), False),
        ("~", ("control", "controls"), False),
        ("~", ("have", "has"), True),
    ):
        for who, subject, asset, other in (
            (Person.YOU, f"you {has[0]}", "yours", "your opponent [does|has|controls]"),
            (Person.OPPONENT, f"your opponent {has[1]}", "his", "you [do|have|control]"),
        ):
            form = "held" if quiet else asset
            two: dict[str, Any] = {"within": None, "other": None}
            less = {**two, "who": who, "than": Than.UNDER, "asset": _ANGER_ITSELF}
            if not quiet:
                yield f"{subject} less anger than {other}", less
                yield f"{subject} at least {{by}} less anger than {other}", less
            for mark, word, side, than in _COMPARED:
                said = f"{word} {{asset:pl:@{form}}} {than} {other}"
                pinned: dict[str, Any] = {**two, "who": who, "than": side}
                pinned = {**pinned, "bare": True} if bare else pinned
                yield f"{mark or quiet}{subject} {said}", pinned
                if side not in (Than.OVER, Than.UNDER):
                    continue
                yield f"{mark or quiet}{subject} at least {{by}} {said}", pinned
                yield f"~{subject} {{by}} {said}", pinned
                # "2 or more Drills than your opponent" is 2 more than he has.
                if side is Than.OVER:
                    yield f"~{subject} {{by}} or {said}", pinned


_NOT_MORE: dict[str, Any] = {"than": None}
_ALL_OF_ANGER = {**_NOT_MORE, "asset": _ANGER_ITSELF}


def _lying() -> Iterator[Spec]:
    """What is said of a zone of a player, who has so many cards in it."""
    for who, whose, other in (
        (Person.YOU, "your", "(your opponent's|your opponent) [does|has]"),
        (Person.OPPONENT, "(your opponent's|his)", "(yours|you) [does|do|have]"),
        (Person.THAT, "that player's", "his opponent's"),
        (Person.EACH, "each player's", ""),
    ):
        so = {"who": who, "asset": _ANGER_ITSELF, **_NOT_MORE}
        yield f"~there (is|are) {{within:@many}} {{those:s}} in {whose} {{pile}}", so
        yield f"~{whose} {{pile}} (has|contains) {{within:@many}} {{those:s}} [in it]", so
        if who is Person.YOU:
            last = {**so, "within": NONE, "those": AnyCard(), "pile": Pile.HAND}
            yield "~this (is|was) the last card in your hand", last
        yield f"~another {{those}} is in {whose} {{pile}}", {**so, "within": ANY}
        if who is Person.YOU:
            yield "~you have another {those} in your {pile}", {**so, "within": ANY}
        yield f"~{whose} {{pile}} is empty", {**so, "within": NONE, "those": AnyCard()}
        yield f"~{whose} {{pile}} is not empty", {**so, "within": ANY, "those": AnyCard()}
        if who in (Person.YOU, Person.OPPONENT):
            own = "your" if who is Person.YOU else "(his|your opponent's)"
            his = other.split("|")[0].strip("(") if who is Person.YOU else "(your|yours)"
            for _, word, side, than in _COMPARED:
                two = {**so, "within": None, "than": side}
                more, has = f"{word} {{those:pl}}", "(has|contains)"
                yield f"~{whose} {{pile}} {has} {more} {than} {other}", two
                yield f"~{whose} {{pile}} {has} {more} {than} [in] {own} {{beside}}", two
                yield f"~there are {more} in {whose} {{pile}} {than} in {own} {{beside}}", two
                for pile in (Pile.LIFE_DECK, Pile.DISCARD, Pile.HAND):
                    said = f"({pile.value})" if "|" in pile.value else pile.value
                    both = {**two, "pile": pile}
                    yield f"~{whose} {said} {has} {more} {than} {his} {said}", both
                    yield f"~there are {more} in {whose} {said} {than} in {his} {said}", both


_DOES = "[does|has|controls]"
_OF_NEITHER: dict[str, Any] = {"who": Person.EACH, "within": NONE, **_NOT_MORE}
_OF_EITHER = {Person.ANY: Person.EACH, Person.EACH: Person.ANY}
_HIS_MORE = {"who": Person.OPPONENT, "within": None, "other": None}


def _of_his_own() -> Iterator[Spec]:
    """What a player has more of than of something else: "more cards in hand than Drills"."""
    for who, has, control, his, asset in (
        (Person.YOU, "you have", "you control", "your", "yours"),
        (Person.OPPONENT, "your opponent has", "your opponent controls", "his", "his"),
    ):
        for mark, word, side, than in _COMPARED[:6]:
            pinned: dict[str, Any] = {"who": who, "within": None, "than": side}
            more = f"{has} {word} {{asset:pl:@{asset}}} {than}"
            yield f"{mark}{more} {{other:pl:@{asset}}}", pinned
            yield f"~{more} in {his} {{pile}}", {**pinned, "other": None}
            yield f"~{control} {word} {{asset:pl:@held}} {than} {{other:pl:@held}}", pinned


def _most() -> Iterator[Spec]:
    """Of whom of both it is so that he has the most of something, or the fewest; only read."""
    for form, has in (
        ("with", "with"),
        ("who", "who (has|controls)"),
    ):
        for most, than in (
            ("most", Than.OVER),
            ("(fewest|least)", Than.UNDER),
        ):
            for held in ("his", "held"):
                yield f"~{has} the {most} {{asset:pl:@{held}}}", {**_HIS_MORE, "than": than}, form
        for most, than in (("most", Than.OVER), ("least", Than.UNDER)):
            anger = {**_HIS_MORE, "than": than, "asset": _ANGER_ITSELF}
            yield f"~{has} the {most} anger", anger, form


@phrase(
    ("you have {within:@many} {asset:s:@yours}", {"who": Person.YOU, **_NOT_MORE}),
    ("who has {within:@many} {asset:s:@his}", {"who": Person.OPPONENT, **_NOT_MORE}, "who"),
    ("with {within:@many} {asset:s:@his}", {"who": Person.OPPONENT, **_NOT_MORE}, "with"),
    *(
        (f"~{said}", {"asset": _ANGER_ITSELF, "who": Person.OPPONENT, **_NOT_MORE}, "with")
        for said in ("with (a|an) anger of {within}", "at {within:@place} [level(s) of] anger")
    ),
    (
        "who does not have a {asset:s:@his}",
        {"who": Person.OPPONENT, "within": NONE, **_NOT_MORE},
        "who",
    ),
    ("neither player has a {asset:s:@his}", _OF_NEITHER),
    ("{who} has(have) {within:@many} {asset:s:@his}", _NOT_MORE),
    ("~(a|either|any) player's anger is {within}", {**_ALL_OF_ANGER, "who": Person.ANY}),
    ("~(each|every) player's anger is {within}", {**_ALL_OF_ANGER, "who": Person.EACH}),
    ("~both players' anger (is|are) {within}", {**_ALL_OF_ANGER, "who": Person.EACH}),
    (
        "~{who} (is|are) at {within:@place} [level(s) of] anger",
        {"asset": _ANGER_ITSELF, **_NOT_MORE},
    ),
    *(
        (f"~[there (is|are)] {{within:@many}} {{asset:s:@{form}}}", {"who": who, **_NOT_MORE})
        for form, who in (
            ("lying_yours", Person.YOU),
            ("lying_his", Person.OPPONENT),
            ("lying", Person.ANY),
        )
    ),
    *_lying(),
    ("~you do not have {asset:s:@yours}", {"who": Person.YOU, "within": NONE, **_NOT_MORE}),
    ("~you do not have (a|any) {asset:s:@yours}", {"who": Person.YOU, "within": NONE, **_NOT_MORE}),
    ("~{who} does(do) not have (a|any) {asset:s:@his}", {"within": NONE, **_NOT_MORE}),
    ("~(neither|no) player has [any] {asset:s:@his}", _OF_NEITHER),
    ("~(neither|no) player has {neither:@many} {asset:s:@his}", {**_OF_NEITHER, "within": ANY}),
    *_more(),
    *_of_his_own(),
    *(
        (
            f"{has} less anger than his opponent",
            {**_HIS_MORE, "than": Than.UNDER, "asset": _ANGER_ITSELF},
            to,
        )
        for to, has in (("who", "who has"), ("with", "with"))
    ),
    *_most(),
    *(
        (
            f"{mark or quiet}{has} {word} {{asset:pl:@{form}}} {than} his opponent {_DOES}",
            {**_HIS_MORE, "than": side},
            to,
        )
        for to, has, form, quiet in (
            ("who", "who has", "his", ""),
            ("with", "with", "his", ""),
            ("who", "who controls", "held", "~"),
        )
        for mark, word, side, than in _COMPARED
    ),
)
@dataclass(frozen=True, slots=True)
class Has(State):
    """A player has so many of something, or more or less `than` the other, or as many: "you have
    3 cards …".

    More or less `by` so much, or by more than that.
    """

    who: Person
    within: Range | None
    asset: Asset
    than: Than | None = None
    by: int = 1
    other: Asset | None = None
    """Of what of his own that is more or less, where it isn't of that of the other player."""
    those: InitVar[CardFilter | None] = None
    pile: InitVar[Pile | None] = None
    beside: InitVar[Pile | None] = None  # His own other pile, that is compared with.
    neither: InitVar[Range | None] = None
    bare: InitVar[bool] = False
    """Whether it isn't said where he has them."""

    def __post_init__(
        self, those: CardFilter | None, pile: Pile | None, beside: Pile | None,
        neither: Range | None, bare: bool,
    ) -> None:  # fmt: skip
        if bare and not lies_in_play(self.asset.cards):
            raise ValueError("where he has them isn't said")
        if those is not None:
            object.__setattr__(self, "asset", Asset(those, pile))
            if beside is not None:
                object.__setattr__(self, "other", Asset(those, beside))
        elif pile is not None:
            object.__setattr__(self, "other", Asset(self.asset.cards, pile))
        if self.other is not None and None in (self.asset.cards, self.other.cards):
            raise ValueError("of anger it is said how high it is")
        if self.other == self.asset:
            raise ValueError("of the same there is as much")
        if self.who is Person.BOTH:
            object.__setattr__(self, "who", Person.EACH)
        if neither is not None:
            if neither.denied is None:
                raise ValueError("of what neither has it is said how many he has at least")
            object.__setattr__(self, "within", neither.denied)
        if self.by < 1 or (self.by > 1 and self.than not in (Than.OVER, Than.UNDER)):
            raise ValueError("more by none is as much, and as much is it by nothing")
        if self.asset.cards is None and self.than not in (None, Than.OVER, Than.UNDER):
            raise ValueError("of anger it is said how high it is")
        if self.within == ANY and self.asset.cards is None:
            raise ValueError("anger is no thing to be counted with an article")
        in_play = self.asset.cards is not None and self.asset.pile is None
        if self.within is not None and in_play:
            raise ValueError("cards in play are controlled")

    @property
    def denied(self) -> Has | None:
        other = None if self.within is None else self.within.denied
        if other is None or self.who not in (Person.ANY, Person.EACH):
            return None
        return Has(_OF_EITHER[self.who], other, self.asset)

    def cards(self, game: Game, source: Source) -> list[int]:
        if self.within is None and self.than is None:
            return []
        seats = seats_of(self.who, game, source)
        return [card for seat in seats for card in self.asset.cards_of(game, seat, source)]

    @property
    def counts_one(self) -> bool:
        return self.within == ANY

    def holds(self, game: Game, source: Source) -> bool:
        seats = seats_of(self.who, game, source)
        amounts = [self.asset.amount(game, seat, source) for seat in seats]
        if not amounts:
            return False
        if self.than is not None:
            theirs = self.asset.amount(game, 1 - seats[0], source)
            if self.other is not None:
                theirs = self.other.amount(game, seats[0], source)
            return self.than.by(self.by, amounts[0], theirs)
        assert self.within is not None
        quantifier = any if self.who is Person.ANY else all
        return quantifier(self.within.meets(amount, game, source) for amount in amounts)


_OWNER = {
    Whose.YOUR: Person.YOU,
    Whose.OPPONENT: Person.OPPONENT,
    Whose.THAT: Person.THAT,
}
_HOLDER: dict[Controller | None, Person] = {
    Controller.YOU: Person.YOU,
    Controller.OPPONENT: Person.OPPONENT,
}
_COUNTED = {"names": None}
_DIFFERENT: dict[str, Any] = {"names": None, "titles": Titles.DIFFERENT}
_SAME: dict[str, Any] = {"names": None, "titles": Titles.SAME}
_BARE: dict[str, Any] = {"joint": False, "bare": True}


@phrase(
    ("{within:@many} {cards:s}", _COUNTED),
    ("~a total of {within:@many} of the following card types : {cards:pl}", _COUNTED),
    ("~a total of {within:@many} {cards:pl}", _COUNTED),
    ("{within:@many} differently named {cards:s}", _DIFFERENT),
    ("~{within:@many} (differently titled|different) {cards:s}", _DIFFERENT),
    ("~{within:@many} {cards:pl} with different (titles|names)", _DIFFERENT),
    ("{within:@many} {cards:pl} with the same title", _SAME),
    (f"~{{within:@many}} {{cards:pl}} {SAME_TITLE}", _SAME),
    ("~{within:@many} copies of (the same|one|a) {cards}", _SAME),
    ("a {cards}", {"within": NONE, "names": None}, "denied"),
    ("~[any] {cards:pl}", {"within": NONE, "names": None}, "denied"),
    ("~another {others}", {"within": NONE, "cards": None, "names": None}, "denied"),
    ("{names}", {"within": ANY, "cards": None}),
    *(
        (f'~{a} "{{title}}"', {**_COUNTED, "within": ANY, "cards": AnyCard(), "other": other})
        for a, other in (("a", False), ("another", True))
    ),
    *(
        (f'~{a} "{{title}}"', {**_COUNTED, "within": NONE, "cards": AnyCard()}, form)
        for a, form in (("no", ""), ("(a|any)", "denied"))
    ),
    *(
        (f"{a} {{cards}}", {"within": ANY, "names": None, "other": other}, form)
        for a, other in (("a", False), ("another", True))
        for form in ("one", "")[: 1 + other]
    ),
)
@dataclass(frozen=True, slots=True)
class Holding(Phrase):
    """Cards that are in play, counted: "2 or more Allies", "no Drills", or named: "Gohan".

    Or an `other` one than the text's own card. Perhaps counted by their `titles`.
    """

    within: Range
    cards: CardFilter | None = None
    names: CharacterNames | None = None
    other: bool = False
    titles: Titles | None = None
    others: InitVar[CardFilter | None] = None
    title: InitVar[str] = ""
    """The title in quotation marks that stands for cards of it."""

    def __post_init__(self, others: CardFilter | None, title: str) -> None:
        if title:
            named = OfTitle(TitleOf(title), named=True)
            object.__setattr__(self, "cards", of_such(AnyCard(), named))
        if others is not None:
            object.__setattr__(self, "cards", Described(Is(Quality.OTHER), others))
        if self.titles is not None and self.within in (ANY, NONE):
            raise ValueError("of one or none there are no titles to differ")

    @property
    def lies_in_play(self) -> bool:
        """Whether what is counted is had in play, if nothing else is said: no other card is."""
        return lies_in_play(self.cards)

    def cards_of(self, game: Game, seats: list[int], source: Source) -> list[int]:
        """The cards that are counted."""
        if self.cards is None:
            return []
        found = [c for seat in seats for c in controlled(game, seat, self.cards, source)]
        return [card for card in found if not self.other or card != source.card]

    def meets(self, game: Game, seats: list[int], source: Source) -> bool:
        """Whether the players control so many between them."""
        if self.cards is not None:
            found = self.cards_of(game, seats, source)
            count = len(found) if self.titles is None else self.titles.count(game, found)
            if self.other:
                return count > 0
            return self.within.meets(count, game, source)
        players = (game.state.players[seat] for seat in seats)
        cards = (card for side in players for card in (side.mp_card, *side.play))
        return any(self.names.has(game.cards[c].title) for c in cards if self.names is not None)


@phrase(
    ("there is {holdings:or:@one} in play", {"who": None, "joint": False}),
    ("there is {holdings:and:2:@one} in play", {"who": None, "joint": True}),
    *(
        (f"{quiet}{subject} {holdings}{after}", {"joint": joint, **pinned})
        for joint, holdings in ((False, "{holdings:or}"), (True, "{holdings:and:2}"))
        for quiet, subject, after, pinned in (
            ("", "{who} controls(control)", "", {}),
            ("", "there (are|is)", " in play", {"who": None}),
            ("~", "{who} has(have)", " in play", {}),
            ("~", "{who} has(have)", " under (your|his|their) control", {}),
            ("~", "there (are|is)", " [in play] under your control", {"who": Person.YOU}),
            (
                "~",
                "there (are|is)",
                " [in play] under (your opponent's|his) control",
                {"who": Person.OPPONENT},
            ),
        )
    ),
    ("~{holdings:or} (is|are) in play", {"who": None, "joint": False}),
    *(
        (f"~{{holdings:or}} (is|are) [in play] under {whose} control", {"who": who, **_BARE})
        for who, whose in ((Person.YOU, "your"), (Person.OPPONENT, "(your opponent's|his)"))
    ),
    ("~one of {whose} {one:pl} is in play", {"holdings": (), "joint": False, "who": None}),
    ("~a {one} {held} is in play", {"holdings": (), "joint": False, "who": None}),
    ("~{who} controls(control) both {holdings:and:2}", {"joint": True}),
    # "A Styled and a non-Styled Drill": one that is so, and one that is so.
    *(
        (f"~{said}", {"holdings": (), "joint": True, **pinned})
        for said, pinned in (
            ("{who} controls(control) [both] a {word} and a {second} {one}", {}),
            ("{who} has(have) a {word} and a {second} {one} in play", {}),
            ("there (is|are) a {word} and a {second} {one} in play", {"who": None}),
        )
    ),
    ("~{who} controls(control) either {holdings:or:2}", {"joint": False}),
    ("~{who} controls(control) neither {holdings:nor:2:@denied}", {"joint": True}),
    ("~{holdings:and:2} (is|are) in play", {"who": None, "joint": True}),
    ("~{who} (has|have) {holdings:or}", _BARE),
    ("~{who} does(do) not control {holdings:or:@denied}", {"joint": True}),
    ("~(neither|no) player controls {holdings:or:@denied}", {"who": None, "joint": True}),
    ("~(neither|no) player has {holdings:or:@denied} in play", {"who": None, "joint": True}),
    (
        "~(neither|no) player has {holdings:or:@denied}",
        {"who": None, "joint": True, "bare": True},
    ),
    ("who controls {holdings:or}", {"who": Person.OPPONENT, "joint": False}, "who"),
    (
        "who does not control {holdings:or:@denied}",
        {"who": Person.OPPONENT, "joint": True},
        "who",
    ),
    ("with {holdings:or} in play", {"who": Person.OPPONENT, "joint": False}, "with"),
    ("~with {holdings:or}", {"who": Person.OPPONENT, "joint": False, "bare": True}, "with"),
    ("~controlling {holdings:or}", {"who": Person.OPPONENT, "joint": False}, "with"),
    ("~who has {holdings:or}", {"who": Person.OPPONENT, "joint": False, "bare": True}, "who"),
    ("without {holdings:or:@denied}", {"who": Person.OPPONENT, "joint": True}, "with"),
)
@dataclass(frozen=True, slots=True)
class Controls(State):
    """A player controls so many cards, or there are so many in play: "you control 5 Drills"."""

    who: Person | None
    holdings: tuple[Holding, ...]
    joint: bool = False
    bare: InitVar[bool] = False
    """Whether it is only said that he has them, which can be nowhere else than in play."""
    one: InitVar[CardFilter | None] = None
    whose: InitVar[Whose | None] = None
    held: InitVar[Controller | None] = None
    """One of the cards of a kind that somebody controls, of which it is said that it is there."""
    word: InitVar[Adjective | None] = None
    second: InitVar[Adjective | None] = None
    """What two cards of that kind are, one the one and one the other."""

    def __post_init__(
        self,
        bare: bool,
        one: CardFilter | None,
        whose: Whose | None,
        held: Controller | None,
        word: Adjective | None,
        second: Adjective | None,
    ) -> None:
        if one is not None and word is not None and second is not None:
            if stands_alone(word):
                raise ValueError("that is a kind of its own")
            both = tuple(Holding(ANY, Described(each, one)) for each in (word, second))
            object.__setattr__(self, "holdings", both)
        elif one is not None:
            who = _HOLDER.get(held) if whose is None else _OWNER[whose]
            object.__setattr__(self, "who", who)
            object.__setattr__(self, "holdings", (Holding(ANY, one),))
            if self.who is None:
                raise ValueError("it isn't said who has it")
        if bare and not all(each.lies_in_play for each in self.holdings):
            raise ValueError("where he has them isn't said")
        if len(self.holdings) == 1:
            object.__setattr__(self, "joint", False)
        if self.who is Person.BOTH:
            object.__setattr__(self, "who", Person.EACH)
        if self.who is None and any(each.names is not None for each in self.holdings):
            raise ValueError("a title is said to be in play")
        if len(self.holdings) > 1 and any(each.names is not None for each in self.holdings):
            raise ValueError("names are a list of their own")

    @property
    def denied(self) -> Controls | None:
        if self.who not in (None, Person.ANY) or len(self.holdings) > 1:
            return None
        held = self.holdings[0]
        other = held.within.denied
        if held.names is not None or held.other or other is None:
            return None
        who = None if self.who is None or held.within == ANY else Person.EACH
        return Controls(who, (Holding(other, held.cards, titles=held.titles),))

    def cards(self, game: Game, source: Source) -> list[int]:
        seats = [0, 1] if self.who is None else seats_of(self.who, game, source)
        return [c for each in self.holdings for c in each.cards_of(game, seats, source)]

    @property
    def counts_one(self) -> bool:
        return all(each.other or each.within == ANY for each in self.holdings)

    def holds(self, game: Game, source: Source) -> bool:
        together = [source.player, source.opponent]
        groups = [together] if self.who is None else [[s] for s in seats_of(self.who, game, source)]
        every = all if self.joint else any
        over = any if self.who is Person.ANY else all
        return bool(groups) and over(
            every(h.meets(game, seats, source) for h in self.holdings) for seats in groups
        )
