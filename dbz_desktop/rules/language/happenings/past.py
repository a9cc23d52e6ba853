"""Conditions on what was done before: "if you discarded a Dragon Ball" (EFF-5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, cast

from dbz_desktop.cards import CardType
from dbz_desktop.rules.flow import victory
from dbz_desktop.rules.kernel.attack_events import AttackBegan
from dbz_desktop.rules.kernel.base import Condition
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.deed import (
    UNTOLD,
    AttackVerb,
    CardVerb,
    Deed,
    PlayVerb,
    StageVerb,
    Verb,
)
from dbz_desktop.rules.kernel.events import Event, StagesChanged, Why, Zone
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.language.attacks.attacks import THIS_ATTACK, SomeAttack, TheAttack
from dbz_desktop.rules.language.happenings.acts_done import Act, ActDone
from dbz_desktop.rules.language.happenings.adverbs import IN_ATTACKS, Meantime, With
from dbz_desktop.rules.language.happenings.cards_done import CardsDone
from dbz_desktop.rules.language.happenings.crossing import Crossing
from dbz_desktop.rules.language.happenings.damage_done import DamageDone
from dbz_desktop.rules.language.happenings.fight_done import AttackDone
from dbz_desktop.rules.language.happenings.happening import ByHowMuch, Happening
from dbz_desktop.rules.language.happenings.happenings import Qualified, about_this, doer_of, plain
from dbz_desktop.rules.language.happenings.looking_back import Window, stretch_of
from dbz_desktop.rules.language.happenings.numbers_done import WasAlready
from dbz_desktop.rules.language.happenings.toward import Toward
from dbz_desktop.rules.language.nouns.kinds import Suffix
from dbz_desktop.rules.language.nouns.people import (
    EACH_PLAYER,
    OPPONENT,
    YOU,
    EffectWord,
    Person,
    Player,
)
from dbz_desktop.rules.language.nouns.terms import Whose
from dbz_desktop.rules.language.nouns.things import NamedOne
from dbz_desktop.rules.language.values.ranges import ANY, NONE, Bound, Range, Reaches
from dbz_desktop.wording import Spec, phrase

_USUAL = {Act.DECLARE: Window.TURN, Act.END: Window.TURN, Act.PASS: Window.COMBAT}
"""How far one looks back where no time is said."""

_BY_MPPV, _BY_BALLS, _BY_SURVIVAL = "mppv", "dragon balls", "survival"
_WINS = {
    Act.MPPV: (_BY_MPPV,),
    Act.BALLS: (_BY_BALLS,),
    Act.SURVIVAL: (_BY_SURVIVAL,),
    Act.WIN: (_BY_MPPV, _BY_BALLS, _BY_SURVIVAL),
}
"""In which ways somebody wins who does that, as the deed tells it (WIN)."""


def _won_by(deed: Happening) -> tuple[str, ...]:
    """The ways of winning that are meant; none for what is no winning."""
    return _WINS.get(deed.act, ()) if isinstance(deed, ActDone) else ()


def _so_often() -> Iterator[Spec]:
    """How often it was, counted otherwise: "twice", "this is the first time"."""
    done: dict[str, Any] = {"happened": True}
    twice, again = Reaches(2, Bound.MORE), Reaches(2, Bound.MORE)
    for how, times in (("[at least] twice", twice), ("exactly twice", Reaches(2, Bound.JUST))):
        yield f"~{{deed:@past}} {how}", {**done, "window": None, "times": times}
        yield f"~{{deed:@perfect}} {how} {{window}}", {**done, "times": times}
    said = [(f"is the {nth}", Reaches(n, Bound.JUST)) for n, nth in enumerate(_NTH, 1)]
    for which, times in (*said, ("is not the first", again)):
        yield (
            f"~(this|it) {which} time [that] {{deed:@perfect}} {{window}}",
            {**done, "times": times},
        )


_NTH = ("first", "second", "third", "fourth")
_MATCHED = CardsDone((CardVerb.REVEAL,), NamedOne())


def check_window(window: Window | None, deed: Happening) -> None:
    """Refuse to ask against which attack something was done that isn't done against any."""
    if EffectWord.HIT in every(deed, EffectWord):
        raise ValueError("no record tells that an effect was a HIT effect")
    if any(each in IN_ATTACKS for each in every(deed, Meantime)):
        raise ValueError("no record tells during which attack it was done")
    used = set(deed.verbs_meant) <= _USED and isinstance(plain(deed), CardsDone)
    if window is Window.ATTACK and not used:
        raise ValueError("of cards alone it is asked whether they are used against an attack")


_USED = frozenset((CardVerb.USE, CardVerb.PLAY))


@phrase(
    ("{deed:@past}", {"window": None, "happened": True}),
    ("{deed:@perfect} {window}", {"happened": True}),
    ("{deed:@unpast}", {"window": None, "happened": False}),
    ("{deed:@unperfect} {window}", {"happened": False}),
    ("{deed:@past} {times:@many} time(s)", {"window": None, "happened": True}),
    ("{deed:@perfect} {times:@many} time(s) {window}", {"happened": True}),
    ("{deed:@unperfect} {times:@many} time(s) {window}", {"happened": False}),
    *_so_often(),
    *(
        (f"~{{deed:@{form}_{of}}}", {"window": window, "happened": happened})
        for of, window in (("mine", Window.YOUR_LAST_ACTION), ("his", Window.THEIR_LAST_ACTION))
        for form, happened in (("last", True), ("not_last", False))
    ),
    ("~the revealed card matches the card you named", {"deed": _MATCHED, "window": None}),
    ("{deed:@cannot}", {"window": None, "happened": False, "possible": False}),
    ("who {deed:@who}", {"window": None, "happened": True}, "who"),
    ("who {deed:@whohas} {window}", {"happened": True}, "who"),
    ("who {deed:@whonot}", {"window": None, "happened": False}, "who"),
    ("who {deed:@whohasnot} {window}", {"happened": False}, "who"),
)
@dataclass(frozen=True, slots=True)
class Did(Condition):
    """Something was done, or was not: by the sentences before, this combat, this turn.

    Or so many `times`, counting this combat where no time is said.

    Or it is not `possible`, as something forbids it: of winning alone that is known beforehand.
    """

    deed: Happening
    window: Window | None = None
    happened: bool = True
    possible: bool = True
    times: Range | None = None

    def __post_init__(self) -> None:
        if not self.possible and not _won_by(self.deed):
            raise ValueError("whether that can be done isn't known before it is tried")
        if self.times is not None:
            if self.times in (ANY, NONE):
                raise ValueError("once or never is said without a number")
            done = plain(self.deed)
            if getattr(done, "within", None) is not None and not isinstance(done, ByHowMuch):
                raise ValueError("of so many it is asked how many they are in all")
        check_window(self.window, self.deed)
        if self.window is Window.COMBAT and self.deed.of_the_last:
            raise ValueError("a last attack is one of this combat anyway")
        if getattr(self.deed, "n", None) == 0 and isinstance(self.deed, DamageDone):
            # That none was dealt or taken is said with a not, and not how often.
            if self.times is not None:
                raise ValueError("how often none was dealt or taken isn't said")
            object.__setattr__(self, "deed", replace(self.deed, n=None, side=None))
            object.__setattr__(self, "happened", not self.happened)
        if getattr(plain(self.deed), "n", None) == 0:
            raise ValueError("that none was dealt or taken is said with a not")
        if UNTOLD.intersection(self.deed.verbs_meant):
            raise ValueError("nothing tells of it afterwards")
        if isinstance(self.deed, WasAlready):
            raise ValueError("what was so already is said of what happens")
        done = plain(self.deed)
        if self.window is None and isinstance(done, CardsDone) and done.agent is None:
            if done.verbs == (CardVerb.ATTACH,) and getattr(done.what, "refers_back", False):
                raise ValueError("whether a card is attached is said of the card itself")

    @property
    def has_time(self) -> bool:
        """Whether it is known how far one looks back where that isn't said."""
        act = self.deed.act if isinstance(self.deed, ActDone) else None
        return act in _USUAL or self.deed.of_combat

    @property
    def looks_at_text(self) -> bool:
        this_text = self.window is None and self.happened and self.times is None
        return this_text and not (isinstance(self.deed, ActDone) and self.deed.act in _USUAL)

    @property
    def is_of_some(self) -> bool:
        return self.counts_one

    @property
    def counts_one(self) -> bool:
        asked = self.window is None and self.happened and self.times is None
        return asked and self.deed.tells

    def cards(self, game: Game, source: Source) -> list[int]:
        """The cards that it was done to by this text: one of those that were is "it" then."""
        if not self.counts_one:
            return []
        return [
            card
            for event in self.deed.told(game, stretch_of(game, None, source), source)
            if self.deed.matches(game, event, source)
            for card in self.deed.spoken(game, event, source)
            if card >= 0
        ]

    @property
    def denied(self) -> Did | None:
        # What a player hasn't done, neither of both has.
        said = self.possible and self.window is not None and self.times is None
        if not said or Person.ANY not in every(self.deed, Person):
            return None
        return replace(self, happened=not self.happened)

    def holds(self, game: Game, source: Source) -> bool:
        if not self.possible:
            return not self._can_win(game, source)
        others = any(each.another for each in every(self.deed, SomeAttack))
        if others and source.attack is None and game.attack is not None:
            # What is asked as an attack goes on is asked of others than that one.
            source = source.but(attack=game.attack)
        if doer_of(self.deed) in _BOTH:
            # What both did, each of them did; what they didn't, neither did.
            each = (replace(self, deed=_done_by(self.deed, who)) for who in (YOU, OPPONENT))
            return all(one.within(game, source, self.window) for one in each)
        return self.within(game, source, self.window)

    def mention(self, game: Game, source: Source, held: bool) -> None:
        deed = plain(self.deed)
        if held and self.happened and isinstance(deed, ActDone) and deed.attack is not None:
            # How much was paid for the attack is the amount that is spoken of.
            such, stretch = replace(deed, within=None), Window.ATTACK.stretch(game, source)
            told = (each for e in deed.told(game, stretch, source) for each in game.deeds_of(e))
            source.memory.amount = sum(
                each.amount for each in told if such.fits(game, each, source)
            )

    def _can_win(self, game: Game, source: Source) -> bool:
        """Whether whom it is said of may still win in one of the ways that are meant (HSE-12)."""
        agent = doer_of(self.deed)
        person = agent.person if isinstance(agent, Player) else Person.ANY
        seats = [s for s in (source.player, source.opponent) if person.covers(s, game, source)]
        ways = _won_by(self.deed)
        return any(victory.can_win(game, seat, way) for seat in seats for way in ways)

    def _is_one(self, game: Game, event: Event, source: Source) -> bool:
        """Whether an event is one of those that are counted.

        The attack that a text performs is performed again whenever its card is used again.
        """
        if isinstance(event, AttackBegan) and source.attack is not None:
            if getattr(self.deed, "what", None) == THIS_ATTACK:
                return event.card == source.attack.card
        return self.deed.matches(game, event, source)

    def within(self, game: Game, source: Source, window: Window | None) -> bool:
        """Whether it is so of this stretch of time; None is the resolution of this text."""
        if self.times is not None:
            stretch = (window or Window.COMBAT).stretch(game, source)
            # The attack that asks is one of those that are counted.
            told = Happening.told(self.deed, game, stretch, source)
            if isinstance(self.deed, Qualified):
                told = self.deed.told(game, stretch, source)
            often = sum(self._is_one(game, event, source) for event in told)
            return self.times.meets(often, game, source) is self.happened
        if window is None and isinstance(self.deed, ActDone):
            window = _USUAL.get(self.deed.act)
        if window is None and self.deed.of_combat:
            window = Window.COMBAT
        if window is None and source.attack is not None and self._is_answer(source):
            window = Window.ATTACK
        if window is None and CardVerb.PLAY in self.deed.verbs_meant and about_this(self.deed):
            return self._as_it_was_played(game, source) is self.happened
        if window is None and self._set_it_off(game, source):
            return self.happened
        stretch = stretch_of(game, window, source)
        if window is None:
            asks = self.deed.among_such
            if isinstance(self.deed, CardsDone):
                asks = self.deed.done_or_lost
            of_this = asks(game, stretch, source, lambda deed: _of_this_text(game, deed, source))
            if of_this is not None:
                return of_this is self.happened
        if any(each.over(game, source) is None for each in self.deed.last_ones):
            # Of an attack that there wasn't nothing is so.
            return False
        return self.deed.among(game, stretch, source) is self.happened

    def _set_it_off(self, game: Game, source: Source) -> bool:
        """Whether it is what set the text off, or who did that to "that card" (EFF-2)."""
        event = source.event
        card = getattr(event, "card", -1)
        told = getattr(plain(self.deed), "what", None)
        if event is None or not isinstance(event, self.deed.listens):
            return False
        if not getattr(told, "refers_back", False):
            # "Whenever you discard a card, …. If you discarded a Drill, …".
            return self.times is None and self.deed.matches(game, event, source)
        if card < 0 or source.memory.chosen not in ((), (card,)):
            return False
        memory = source.memory.twin()
        memory.chosen = (card,)
        return self.deed.matches(game, event, source.but(memory=memory))

    def _is_answer(self, source: Source) -> bool:
        """Whether it is a card that the other player used: that he did against the attack.

        Or whether the attack was stopped: that was before what comes at its end. Or what was paid
        for it.
        """
        deed = plain(self.deed)
        if isinstance(deed, ActDone) and isinstance(deed.attack, TheAttack):
            # What an attack costs is paid before any text of it is read (ATK-2).
            return True
        if isinstance(deed, AttackDone) and isinstance(deed.what, TheAttack):
            return deed.verb is AttackVerb.STOP
        used = set(self.deed.verbs_meant) <= _USED
        return used and isinstance(self.deed, CardsDone) and doer_of(self.deed) in (None, OPPONENT)

    def _as_it_was_played(self, game: Game, source: Source) -> bool:
        """Whether the text's own card was played so the last time: before its text began."""
        turn = Window.TURN.stretch(game, source)
        last = next(
            (
                event
                for event in plain(self.deed).told(game, turn, source)
                for deed in game.deeds_of(event)
                if deed.verb is CardVerb.PLAY and source.card in deed.cards
            ),
            None,
        )
        return last is not None and self.deed.matches(game, last, source)


_BOTH = (Player(Person.BOTH), EACH_PLAYER)


def _done_by(deed: Happening, agent: Player) -> Happening:
    """The same done by one of both; what is each one's own is his then."""
    whose = Whose.YOUR if agent == YOU else Whose.OPPONENT
    if isinstance(deed, Qualified):
        adverb: Any = deed.adverb
        if isinstance(adverb, Toward) and adverb.own:
            adverb = replace(adverb, own=False, whose=whose)
        return replace(deed, deed=_done_by(deed.deed, agent), adverb=adverb)
    mine = {"own": False, "whose": whose} if agent == YOU and getattr(deed, "own", False) else {}
    done: Happening = replace(cast(Any, deed), agent=agent, **mine)
    return done


def _of_this_text(game: Game, deed: Deed, source: Source) -> bool:
    """Whether no other card's text did it that came in between (EFF-2).

    What the text's own attack cost is none of what the text had somebody pay besides (ATK-2).
    """
    if deed.by_effect and deed.cause not in (source.card, *deed.cards):
        return False
    attack = source.attack
    if deed.verb is not StageVerb.PAY or attack is None or not attack.cost:
        return True
    if StageVerb.PAY.value not in dict(source.memory.amounts):
        return True
    history = game.state.history
    paid = [*history.of((StagesChanged,), history.since(attack.began))]
    costs = [each for each in paid if each.why is Why.COST and each.card == attack.performer]
    return not costs or deed.event is not costs[-1]


_LIE: dict[Verb, Zone] = {
    CardVerb.DRAW: Zone.HAND,
    CardVerb.RETURN: Zone.HAND,
    CardVerb.DISCARD: Zone.DISCARD,
    CardVerb.DESTROY: Zone.DISCARD,
    CardVerb.BANISH: Zone.BANISHED,
    CardVerb.PLAY: Zone.IN_PLAY,
    CardVerb.ATTACH: Zone.IN_PLAY,
    CardVerb.CAPTURE: Zone.IN_PLAY,
    CardVerb.CONTROL: Zone.IN_PLAY,
    PlayVerb.ENTER: Zone.IN_PLAY,
}
"""Where cards come to lie to which this is done."""


@phrase(
    "{deed:@relative} {window}",
    ("{deed:@relative} this way", {"window": None}),
    ("{deed:@relative}", {"window": None, "in_attack": True}),
)
@dataclass(frozen=True, slots=True)
class DoneTo(Suffix):
    """To which something was done: "a card you drew this turn", "Drills that entered play".

    Or by this very attack, whose time needn't be said: "a card discarded by this attack".
    """

    of_the_past: ClassVar[bool] = True

    deed: Happening
    window: Window | None
    in_attack: bool = False

    def __post_init__(self) -> None:
        if self.in_attack is not (self.window is None and any(every(self.deed, TheAttack))):
            raise ValueError("what this attack did, it did in its time, and nothing else")
        more = self.deed.adverb if isinstance(self.deed, Qualified) else None
        if isinstance(more, With) and more.before:
            raise ValueError('"this way" is when it was done')
        if self.window is None and CardVerb.REVEAL in self.deed.verbs_meant:
            raise ValueError("those that were shown are cards from among those")
        if UNTOLD.intersection(self.deed.verbs_meant):
            raise ValueError("nothing tells of it afterwards")
        performed = self.deed.verbs_meant == (AttackVerb.PERFORM,)
        if self.of_allies:
            if self.window is None:
                raise ValueError("it isn't said when they took it")
        elif not performed and not isinstance(plain(self.deed), CardsDone | Crossing):
            raise ValueError("that isn't done to cards")

    @property
    def of_allies(self) -> bool:  # type: ignore[override]
        """Whether it is told of Allies alone: that they took damage."""
        return isinstance(self.deed, DamageDone)

    @property
    def zone(self) -> Zone | None:
        """Where such cards come to lie, if one thing is told of them."""
        zones = {_LIE.get(verb) for verb in self.deed.verbs_meant}
        return zones.pop() if len(zones) == 1 else None

    def seats(self, game: Game, source: Source) -> tuple[int, ...]:
        """Whose cards they are: of a player who is said to have done it, his own."""
        agent = doer_of(self.deed)
        person = agent.person if isinstance(agent, Player) else Person.ANY
        return tuple(
            seat for seat in (source.player, source.opponent) if person.covers(seat, game, source)
        )

    def lying(self, game: Game, source: Source, piles: Sequence[Zone]) -> list[int] | None:
        """The cards among which those are, where it is known better than by these `piles`.

        Dragon Balls don't stay on a discard pile (TYP-3).
        """
        zone, seats = self.zone, self.seats(game, source)
        if zone is None or (len(seats) > 1 and zone in piles):
            return None
        sides = [game.state.players[seat] for seat in seats]
        lie = [card for side in sides for card in side.zone(zone)]
        if zone is Zone.DISCARD:
            deck = (card for side in sides for card in side.life_deck)
            lie += [card for card in deck if game.cards[card].type is CardType.DRAGON_BALL]
        return lie

    def fits(self, game: Game, card: int, source: Source) -> bool:
        stretch = stretch_of(game, self.window, source)
        if self.in_attack and source.attack is not None:
            stretch = game.state.history.since(source.attack.began)
        return any(
            card in deed.cards and self.deed.fits(game, deed, source)
            for event in self.deed.told(game, stretch, source)
            for deed in game.deeds_of(event)
        )
