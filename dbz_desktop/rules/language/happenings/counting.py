"""What was done, counted: "times you passed", "Drills that entered play this combat"."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import InitVar, dataclass, replace
from enum import Enum
from typing import Any

from dbz_desktop.rules.kernel.base import CardFilter
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.deed import UNTOLD, AttackVerb, CardVerb, Deed, PlayVerb, Verb
from dbz_desktop.rules.kernel.door import ASKED_WHOLE
from dbz_desktop.rules.kernel.events import CardsReturned, CardsRevealed, Event
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.kernel.history import Stretch
from dbz_desktop.rules.language.attacks.attack_words import ANY_ATTACK, AttackWords
from dbz_desktop.rules.language.attacks.attacks import SomeAttack, TheAttack
from dbz_desktop.rules.language.attacks.attacks_told import attack_of
from dbz_desktop.rules.language.happenings.acts_done import Act, ActDone
from dbz_desktop.rules.language.happenings.adverbs import With
from dbz_desktop.rules.language.happenings.cards_done import CardsDone
from dbz_desktop.rules.language.happenings.crossing import Crossing
from dbz_desktop.rules.language.happenings.fight_done import AttackDone, SucceedsWith
from dbz_desktop.rules.language.happenings.happening import Events, Happening
from dbz_desktop.rules.language.happenings.happenings import by_whom, doer_of, of_the_same, plain
from dbz_desktop.rules.language.happenings.looking_back import Window
from dbz_desktop.rules.language.happenings.past import check_window
from dbz_desktop.rules.language.happenings.toward import From, Toward
from dbz_desktop.rules.language.happenings.uses_done import EnduranceUsed
from dbz_desktop.rules.language.nouns.clauses import clause, only, quietly
from dbz_desktop.rules.language.nouns.kinds import AnyCard
from dbz_desktop.rules.language.nouns.people import OPPONENT, YOU, Agent, Player
from dbz_desktop.rules.language.nouns.roles import Said
from dbz_desktop.rules.language.nouns.terms import Pile, Whose
from dbz_desktop.rules.language.nouns.things import SAME, SomeCards, Theirs
from dbz_desktop.rules.language.values.ranges import ANY, NONE, Bound, Range, Reaches
from dbz_desktop.rules.language.values.values import Counted
from dbz_desktop.wording import Spec, phrase, words

_TIMES = {"cards": None, "attacks": None, "stages": False}
_STAGES = (Act.GAIN, Act.LOSE, Act.PAY)


def _of_whom() -> Iterator[Spec]:
    """A player's attacks said as his, or as met by the other; it is only read."""
    for agent, whose, whom in (
        (YOU, "your", "your opponent"),
        (OPPONENT, "(your opponent's|his)", "you"),
    ):
        performed = AttackDone(AttackVerb.PERFORM, SomeAttack(ANY_ATTACK, plural=True), agent)
        told = {"cards": None, "stages": False, "deed": performed}
        yield f"~{{attacks}} performed against {whom} {{window}}", told
        yield f"~[of] {whose} {{attacks:pl}} performed {{window}}", told
        for said in ("[that] (was|were) successful", "that (has|have) been successful"):
            yield f"~[of] {whose} {{attacks:pl}} {said} {{window}}", {**told, "successful": True}
        yield f"~[of] {whose} successful {{attacks:pl}} {{window}}", {**told, "successful": True}
        # Whoever doesn't attack stops the attacks of the other.
        stopped = replace(performed, verb=AttackVerb.STOP, agent=OPPONENT if agent == YOU else YOU)
        said = "[[that] (was|were|has been|have been)] stopped"
        yield f"~[of] {whose} {{attacks:pl}} {said} {{window}}", {**told, "deed": stopped}


def _critical() -> Iterator[Spec]:
    """Critical damage effects as what is counted; they are the times one was used. Only read."""
    for agent, who in ((YOU, "you [have]"), (OPPONENT, "(your opponent|he) [has]"), (None, "")):
        told = {**_TIMES, "deed": ActDone(Act.CRITICAL, agent)}
        yield f"~critical damage effect(s) {who} used {{window}}", told
        yield f"~critical damage effect(s) {who} used", {**told, "window": None}


@phrase(
    ("time(s) {deed:@past} {window}", _TIMES),
    ("time(s) {deed:@past}", {**_TIMES, "window": None}),
    *(
        (
            f"~(other|previous|earlier) time(s) [that] {{deed:@{form}}} {time}",
            {**_TIMES, "window": before},
        )
        for form in ("past", "perfect")
        for time, before in (
            ("[this combat]", Window.EARLIER_IN_COMBAT),
            ("this turn", Window.EARLIER_IN_TURN),
        )
    ),
    *_critical(),
    ("{cards:s} {deed:@relative} {window}", {"attacks": None, "stages": False}),
    (
        "{cards:s} {deed:@relative} this way",
        {"attacks": None, "stages": False, "window": None, "way": True},
    ),
    # "For every 2 you destroyed": of the cards of which the text has spoken.
    (
        "~[(of them|of those cards)] {deed:@relative} [this way]",
        {"attacks": None, "stages": False, "window": None, "way": True, "cards": AnyCard()},
    ),
    ("{cards:s} {deed:@relative}", {"attacks": None, "stages": False, "window": None}),
    # Those that came from somewhere the text brought from there.
    (
        "~{cards:s} {deed:@relative}",
        {"attacks": None, "stages": False, "window": None, "way": True, "whence": True},
    ),
    ("{attacks:s} {deed:@relative} {window}", {"cards": None, "stages": False}),
    (
        "successful {attacks:s} {deed:@relative} {window}",
        {"cards": None, "stages": False, "successful": True},
    ),
    (
        "other {attacks:s} {deed:@relative} {window}",
        {"cards": None, "stages": False, "other": True},
    ),
    ("stage(s) {deed:@relative} {window}", {**_TIMES, "stages": True}),
    *_of_whom(),
    # The one that counts is one of them anyway.
    (
        "~{attacks:s} {deed:@relative} {window}[,] including this (one|attack)",
        {"cards": None, "stages": False},
    ),
    (
        "~{cards:s} {deed:@relative} {window}[,] including this (one|card)",
        {"attacks": None, "stages": False},
    ),
)
@dataclass(frozen=True, slots=True)
class TimesDone(Counted):
    """How often something was done: this combat, where nothing else is said.

    Or the cards that it was done to, each once, perhaps by a player in the text's own `way`; or the
    attacks, `other` ones than that of which it is asked, or how many stages.
    """

    deed: Happening
    window: Window | None
    cards: CardFilter | None = None
    attacks: AttackWords | None = None
    stages: bool = False
    way: bool = False
    successful: bool = False
    other: bool = False
    whence: InitVar[bool] = False

    def __post_init__(self, whence: bool) -> None:
        by = doer_of(self.deed) or by_whom(self.deed)
        comes_from = by is None and any(True for _ in every(self.deed, From))
        if whence and not comes_from:
            raise ValueError("it isn't said where they came from")
        if self.way and any(each.before for each in every(self.deed, With)):
            raise ValueError("it is said once that it was done this way")
        if self.way and not (isinstance(by, Player) or comes_from):
            raise ValueError("where it isn't said who does it, the sentence before tells the cards")
        if self.successful and self.deed.verbs_meant != (AttackVerb.PERFORM,):
            raise ValueError("what is stopped has no success")
        if isinstance(plain(self.deed), SoManyDone):
            raise ValueError("so many are counted already")
        check_window(self.window, self.deed)
        if self.stages and getattr(plain(self.deed), "act", None) not in _STAGES:
            raise ValueError("stages are gained, lost and paid")
        counted = self.cards is not None or self.attacks is not None
        if counted and isinstance(self.deed, AttackDone) is not (self.attacks is not None):
            raise ValueError("attacks are performed and stopped, cards are not")
        if self.cards is not None and not isinstance(plain(self.deed), CardsDone | Crossing):
            raise ValueError("that isn't done to cards")
        if self.cards is not None and self.window is None and not self.way:
            if not any(every((doer_of(self.deed), by_whom(self.deed)), TheAttack)):
                raise ValueError("where no time is said, the sentence before tells the cards")
        if self.cards is not None and any(each.mp for each in every(self.deed, Toward)):
            raise ValueError("what cards are attached to is where they are")
        if self.cards is not None:
            # What is never done to such cards isn't counted.
            of_the_same(self.deed, SomeCards(self.cards))

    def count(self, game: Game, source: Source) -> int:
        if self.cards is not None:
            return self._cards(self.cards, game, source)
        deed = self.deed
        if self.attacks is not None:
            assert isinstance(deed, AttackDone)
            if self.successful:
                deed = SucceedsWith(self.attacks, deed.agent)
            else:
                what = SomeAttack(self.attacks, another=self.other, plural=True)
                deed = replace(deed, what=what)
        told = [each for each in self._told(deed, game, source) if deed.matches(game, each, source)]
        if self.stages:
            return sum(done.amount for each in told for done in game.deeds_of(each))
        return len(told)

    def _told(self, deed: Happening, game: Game, source: Source) -> Iterator[Event]:
        stretch = (self.window or Window.COMBAT).stretch(game, source)
        if self.way:
            stretch = game.state.history.since(source.memory.began)
        return game.state.history.of(deed.listens, stretch)

    def _cards(self, cards: CardFilter, game: Game, source: Source) -> int:
        deed = of_the_same(self.deed, SomeCards(cards))
        found: set[int] = set()
        for event in self._told(deed, game, source):
            done = [each for each in game.deeds_of(event) if deed.fits(game, each, source)]
            found.update(card for each in done for card in each.cards)
        return sum(cards.fits(game, card, source) for card in found)


# "If less than 5 cards are banished" asks what the sentence before came to.
_CARDS = {"agent": None, "fight": None, "attacks": None, "other": False}
_COUNTED = ("past", "perfect", "unpast", "unperfect")
_TOLD_AT_ONCE = (CardVerb.REJUVENATE, CardVerb.SHUFFLE, CardVerb.REVEAL)
"""What is told of all cards together that one effect does it to."""
_ONE_BY_ONE = (CardVerb.DRAW, CardVerb.DISCARD, CardVerb.DESTROY, CardVerb.BANISH)
"""What is told of one card after another, and counted once it is over."""


_ONE_OR_MORE = Reaches(1, Bound.MORE)


def _of_one_side() -> Iterator[Spec]:
    """So many of the cards that a player has in play."""
    many = "{within:@many} of {whose} {cards:pl}"
    plain: dict[str, Any] = {"fight": None, "attacks": None, "other": False, "pile": None}
    done = {**plain, "play": None}
    yield from only(clause("{verb}", many, **done), *_COUNTED)
    left = {**plain, "verb": None, "agent": None}
    yield from only(clause("{play}", subject=many, **left), *_COUNTED)
    for whose, control in (
        (Whose.YOUR, "you (control|controlled)"),
        (Whose.OPPONENT, "(your opponent|he) (controls|controlled)"),
    ):
        his = f"{{within:@many}} {{cards:pl}} [that] {control}"
        yield from only(quietly(clause("{verb}", his, **done, whose=whose)), *_COUNTED)
        yield from only(quietly(clause("{play}", subject=his, **left, whose=whose)), *_COUNTED)


def _endured() -> Iterator[Spec]:
    """So many cards that were banished for Endurance, each for itself (ATK-12)."""
    told: dict[str, Any] = {"verb": None, "fight": None, "attacks": None, "other": False}
    said = clause("banish", "{within:@many} {cards:pl}", "for Endurance", **told, endured=True)
    yield from only(said, *_COUNTED)


@words
class Each(Enum):
    """In how long a time so many are too many."""

    TURN = "each turn|per turn|in a turn|during each turn"
    COMBAT = "each combat|per combat|in a combat|during each combat|during combat"
    HENCE = "from now on"


def _hence(verb: str, what: str, /, **pinned: Any) -> Iterator[Spec]:
    """So many more, and no more than those, in the time that is said."""
    for n, more in enumerate(("further", "(more|additional|extra)")):
        said = clause(
            verb,
            f"{{within:@many}} {more} {{{what}:s}}",
            passive=False,
            each=Each.HENCE,
            other=False,
            **pinned,
        )
        yield from only(quietly(said) if n else said, "cannot")


def _of_one_title(what: str) -> Iterator[Spec]:
    """So many cards of one title, whatever that is."""
    told: dict[str, Any] = {"cards": AnyCard(), "fight": None, "attacks": None, "other": False}
    said = clause("{verb}", f"{{within:@many}} {what} {{each}}", passive=False, **told, alike=True)
    yield from only(said, "cannot")


def _crossed() -> Iterator[Spec]:
    """So many cards that entered a player's zone, or left it."""
    many = "{within:@many} {cards:pl}"
    for zone, pinned in (("{whose} {pile}", {}), ("a {pile}", {"whose": None})):
        of_cards: dict[str, Any] = {"verb": None, "agent": None, "fight": None, "attacks": None}
        told = {**of_cards, "other": False, **pinned}
        yield from only(clause("{play}", zone, subject=many, passive=False, **told), *_COUNTED)
        placed = {**told, "play": PlayVerb.ENTER_ZONE, "pile": Pile.DISCARD}
        into = f"(in|into) {zone.replace('{pile}', 'discard pile')}"
        for spec in quietly(only(clause("place", many, into, **placed), *_COUNTED)):
            if spec[0].startswith("~{within"):
                yield spec


@phrase(
    ("{within:@many} {cards:pl} are {verb:@participle}", _CARDS, "past"),
    *only(
        clause("{verb}", "{within:@many} {cards:pl}", fight=None, attacks=None, other=False),
        *_COUNTED,
    ),
    *_hence("{verb}", "cards", fight=None, attacks=None),
    *_hence("{fight}", "attacks", verb=None, cards=None),
    *only(
        clause(
            "{verb}",
            "{within:@many} {cards:s} {each}",
            passive=False,
            fight=None,
            attacks=None,
            other=False,
        ),
        "cannot",
    ),
    *_of_one_title("copy(ies) of the same card"),
    *quietly(_of_one_title("copy(ies) of (a|any|each|any one|a single) card")),
    *quietly(_of_one_title("card(s) (with|of) the same (title|name)")),
    *only(
        clause(
            "{fight}",
            "{within:@many} {attacks:s} {each}",
            passive=False,
            verb=None,
            cards=None,
            other=False,
        ),
        "cannot",
    ),
    *(
        spec
        for verb in (*_TOLD_AT_ONCE, *_ONE_BY_ONE)
        for spec in only(
            clause(
                verb.value,
                "{within:@many} {cards:pl}",
                verb=verb,
                fight=None,
                attacks=None,
                other=False,
            ),
            "present",
            "gerund",
            *(("would",) if verb in ASKED_WHOLE else ()),
        )
    ),
    *only(
        clause(
            "{play}",
            subject="{within:@many} {cards:pl}",
            verb=None,
            agent=None,
            fight=None,
            attacks=None,
            other=False,
        ),
        *_COUNTED,
    ),
    *_crossed(),
    *_of_one_side(),
    *_endured(),
    *only(
        clause("{fight}", "{within:@many} {attacks:s}", verb=None, cards=None, other=False),
        *_COUNTED,
    ),
    *only(
        clause("{fight}", "{within:@many} other {attacks:s}", verb=None, cards=None, other=True),
        *_COUNTED,
    ),
    *only(
        clause(
            "perform",
            "{within:@many} successful {attacks:s}",
            verb=None,
            cards=None,
            fight=AttackVerb.PERFORM,
            other=False,
            successful=True,
        ),
        *_COUNTED,
    ),
)
@dataclass(frozen=True, slots=True)
class SoManyDone(Happening):
    """So many cards or attacks in all: "you discarded 3 or more cards", perhaps beside this one.

    With `each`, a deed is forbidden that would make it so many in that time, or since it was said.
    That is asked of the past; `alike` of cards of one title, whatever that is. What is waited for
    is so many at once: the cards of a single deed where all are told together, else those that go
    one after another by one deed. They may be `endured`, or those of one player in play.
    """

    within: Range
    verb: CardVerb | None = None
    cards: CardFilter | None = None
    fight: AttackVerb | None = None
    attacks: AttackWords | None = None
    other: bool = False
    agent: Agent | None = None
    play: PlayVerb | None = None
    each: Each | None = None
    successful: bool = False
    pile: Pile | None = None
    whose: Whose | None = None
    alike: bool = False
    endured: bool = False

    def __post_init__(self) -> None:
        few = self.within == NONE and self.fight is None
        few = few or (self.within == _ONE_OR_MORE and self.cards is not None)
        if self.whose is not None and self.pile is None:
            few = few or self.within == Reaches(1, Bound.JUST)
        if self.verb in UNTOLD:
            raise ValueError("nothing tells of it afterwards")
        if self.within == ANY or few:
            raise ValueError("one is said of each")
        # Who never does one of them doesn't do so many.
        self._one()

    @property
    def of_combat(self) -> bool:
        """Whether it is asked of this combat, where no time is said."""
        return self.fight is not None

    @property
    def rules(self) -> str:
        """The rule of attacks."""
        return "" if self.fight is None else "ATK-1"

    @property
    def verbs_meant(self) -> tuple[Verb, ...]:
        return self._one().verbs_meant

    @property
    def said_with(self) -> frozenset[Said]:
        return self._one().said_with

    @property
    def listens(self) -> Events:
        if self.verb is CardVerb.REVEAL:
            return (CardsRevealed,)
        if self.verb in _TOLD_AT_ONCE:
            return (CardsReturned,)
        return self._one().listens if self.counted else ()

    @property
    def as_one(self) -> bool:
        return self.counted

    @property
    def counted(self) -> bool:
        return self.verb is not None and self.verb in _ONE_BY_ONE and self.each is None

    def spoken(self, game: Game, event: Event, source: Source) -> tuple[int, ...]:
        cards = self.cards
        if cards is None:
            return ()
        done = (card for deed in game.deeds_of(event) for card in deed.cards if card >= 0)
        return tuple(dict.fromkeys(card for card in done if cards.fits(game, card, source)))

    def enough(self, game: Game, source: Source) -> bool:
        return self.within.meets(len(source.memory.chosen), game, source)

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        if not self._one().fits(game, deed, source):
            return False
        if self.each is not None:
            if self.each is Each.COMBAT and game.state.combat is None:
                # Nothing is done in a combat then, and the last one is over.
                return False
            history = game.state.history
            begun = {Each.TURN: 0, Each.COMBAT: history.combat, Each.HENCE: source.memory.began}
            stretch = history.since(begun[self.each])
            # Of several players each has his own number.
            before = self._number(game, stretch, source, lambda d: self._counts(game, d, deed))
            return self.within.meets(before + self._cards_of(game, deed, source), game, source)
        if self.counted and deed.event is not None:
            # How many there are of them is known once all are gone.
            return self._cards_of(game, deed, source) > 0
        if self.counted and not deed.whole:
            return False
        return self.within.meets(self._cards_of(game, deed, source), game, source)

    def _counts(self, game: Game, before: Deed, deed: Deed) -> bool:
        """Whether what was done before counts with what is to be done now."""
        if self.agent is not None and before.doer != deed.doer:
            return False
        titles = {game.cards[card].title for card in deed.cards if card >= 0}
        return not self.alike or any(
            game.cards[card].title in titles for card in before.cards if card >= 0
        )

    def _one(self) -> CardsDone | AttackDone | Crossing | SucceedsWith | EnduranceUsed:
        """The same of one."""
        if self.endured:
            return EnduranceUsed(None, None, self.agent)
        if self.whose is not None and self.pile is None and self.cards is not None:
            theirs = Theirs(self.whose, self.cards, plural=True)
            if self.play is not None:
                return Crossing((self.play,), theirs)
            assert self.verb is not None
            return CardsDone((self.verb,), theirs, self.agent)
        if self.successful and self.attacks is not None:
            return SucceedsWith(self.attacks, self.agent)
        if self.play is not None:
            return Crossing((self.play,), SAME, pile=self.pile, whose=self.whose)
        if self.fight is not None:
            return AttackDone(self.fight, SomeAttack(ANY_ATTACK, plural=True), self.agent)
        assert self.verb is not None
        return CardsDone((self.verb,), SAME, self.agent)

    def among(self, game: Game, stretch: Stretch, source: Source) -> bool:
        return self.among_such(game, stretch, source, lambda deed: True)

    def among_such(
        self, game: Game, stretch: Stretch, source: Source, such: Callable[[Deed], bool]
    ) -> bool:
        return self.within.meets(self._number(game, stretch, source, such), game, source)

    def _number(
        self, game: Game, stretch: Stretch, source: Source, such: Callable[[Deed], bool]
    ) -> int:
        one, now = self._one(), source.attack.number if source.attack is not None else 0
        number = 0
        for event in game.state.history.of(one.listens, stretch):
            if self.other and getattr(event, "number", 0) == now:
                continue
            if self.successful and not one.matches(game, event, source):
                continue
            done = (d for d in game.deeds_of(event) if one.fits(game, d, source) and such(d))
            deed = next(done, None)
            if deed is not None:
                number += self._cards_of(game, deed, source)
        attack = source.attack
        if self.successful and attack is not None and attack.phase == "hit":
            # Nothing stopped the attack that has HIT effects, but it isn't over yet.
            now_done = Deed(AttackVerb.PERFORM, attack.player, whose=attack.player, attack=attack)
            number += one.fits(game, now_done, source) and self._cards_of(game, now_done, source)
        return number

    def _cards_of(self, game: Game, deed: Deed, source: Source) -> int:
        """To how many cards or attacks of the kind it was done."""
        cards, attacks = self.cards, self.attacks
        if cards is not None:
            return sum(cards.fits(game, card, source) for card in deed.cards if card >= 0)
        attack = attack_of(game, deed)
        return int(
            attack is not None and attacks is not None and attacks.fits(game, attack, source)
        )
