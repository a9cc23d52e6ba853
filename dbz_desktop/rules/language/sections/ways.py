"""Ways of use: what a text lets its player do as an action, against an attack, or in a step.

What an icon says of a section, a sentence says of itself: "once per combat you may … as an
action", "you may banish this card from your hand to stop an attack". The engine offers it where
the sentence says (see `flow.ways`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import InitVar, dataclass, replace
from typing import Any, ClassVar

from dbz_desktop.rules.flow.elsewhere import LIKE_A_HAND
from dbz_desktop.rules.kernel import floating
from dbz_desktop.rules.kernel.base import Condition, Continuous, Effect, Trigger
from dbz_desktop.rules.kernel.cardtext import Section, Sentence, every, holds
from dbz_desktop.rules.kernel.deed import AttackVerb
from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.rules.kernel.game import Attack, Game, Source, Steps
from dbz_desktop.rules.kernel.matters import Matter, Use
from dbz_desktop.rules.kernel.note import Note
from dbz_desktop.rules.language.attacks.attacks import AnAttack
from dbz_desktop.rules.language.attacks.states import Is
from dbz_desktop.rules.language.deeds.choices import May
from dbz_desktop.rules.language.deeds.handling import YOUR_PILE, is_outside
from dbz_desktop.rules.language.deeds.looking import Reveal
from dbz_desktop.rules.language.deeds.performing import performs
from dbz_desktop.rules.language.deeds.placing import IntoPlay
from dbz_desktop.rules.language.effects.clash import Cancel
from dbz_desktop.rules.language.effects.defense import PreventNow, Stops, plainly
from dbz_desktop.rules.language.effects.playing import PlayCards
from dbz_desktop.rules.language.frames.windows import until_of
from dbz_desktop.rules.language.happenings.fight_done import AttackDone
from dbz_desktop.rules.language.happenings.occasions import Whenever
from dbz_desktop.rules.language.nouns.people import Person, Player
from dbz_desktop.rules.language.nouns.places import In, Located, Owner, Zones
from dbz_desktop.rules.language.nouns.terms import Duration, Period, check_times
from dbz_desktop.rules.language.references.cards import Cards, How, This
from dbz_desktop.rules.language.references.said_before import PronounWord, Those
from dbz_desktop.rules.language.text.sentences import sentence_text
from dbz_desktop.rules.language.values.joining import Clause, Joinable, Price, ToDo, clauses_of
from dbz_desktop.rules.language.values.predicates_of_cards import Lies
from dbz_desktop.rules.language.values.subjects import THIS_CARD
from dbz_desktop.wording import Phrase, Spec, phrase

_LIMITS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("", {"limit": None, "times": 1}),
    ("once {limit} ", {"times": 1}),
    ("{times} times {limit} ", {}),
)
"""How often it is said that something may be done, and what is known of that then."""


def _ways() -> Iterator[Spec]:
    no_effect = {"effect": None}
    for limit, pinned in _LIMITS:
        comma = "[,]" if limit else ""
        often = limit.strip() + comma + " " if limit else ""
        action = {**pinned, "said": Use.ACTION}
        yield f"{limit}you may {{cost}} as an action to {{effect}}", action
        yield f"{limit}you may {{cost}} as an action", {**action, **no_effect}
        if limit:
            yield f"~{limit.strip()}, you may {{cost}} as an action", {**action, **no_effect}
            yield f"~{limit.strip()}, you may {{cost}} as an action to {{effect}}", action
        yield f"~{often}as an action[,] you may {{cost}} to {{effect}}", action
        yield f"~{often}as an action[,] you may {{effect}} by {{cost:@gerund}}", action
        yield f"~{limit}you may, as an action, {{cost}} to {{effect}}", action
        yield f"~{often}as an action[,] you may {{cost}}", {**action, **no_effect}
        yield f"~{often}as an action[,] {{cost}}", {**action, **no_effect}
        yield (
            f"~{often}you may {{cost}} (as an action|during combat). if you do, {{effect}}",
            action,
        )
        yield f"~{often}you may {{cost}} during combat to {{effect}}", action
        yield f"~{often}during combat[,] you may {{cost}} to {{effect}}", action
        yield f"~{often}during combat[,] you may {{cost}}. if you do, {{effect}}", action
        if limit:
            often_said = limit.strip()
            yield f"~you may {{cost}} {often_said} to {{effect}}", {**pinned, "said": None}
            yield f"~you may {{cost}} {often_said}. if you do, {{effect}}", {**pinned, "said": None}
            yield f"~{often}you may {{cost}}. if you do, {{effect}}", {**pinned, "said": None}
        silent = {**pinned, "said": None, "instead": False}
        yield f"{often}you may {{cost}} to {{effect}}", silent
        if not limit:
            mine = {**silent, "cost": PlayCards(This())}
            for may in ("[also] be (used|played) to", "[also]"):
                yield f"~this card (may|can) {may} {{effect}} [instead]", mine
            yield "~you may (use|play) this card to {effect} [instead]", mine
    instead = {"limit": None, "times": 1, "said": None, "instead": True}
    yield "you may {cost} to {effect} instead of as an attack", instead
    yield "~instead of as an attack[,] you may {cost} to {effect}", instead
    other = "(performing it|performing this attack|performing it as an attack|attacking with it)"
    yield f"~you may {{cost}} to {{effect}} instead of {other}", instead
    for limit, pinned in _LIMITS:
        planning = {**pinned, "said": Use.PLANNING}
        step = "during (the|your) Planning Step"
        yield f"{limit}you may {{cost}} {step}. if you do, {{effect}}", planning
        yield f"{limit}you may {{cost}} {step}", {**planning, **no_effect}
        yield f"~{limit}you may {{cost}} {step} to {{effect}}", planning
        yield f"~{limit}you may {{effect}} {step} by {{cost:@gerund}}", planning
        often = f"{limit.strip()}[,] " if limit else ""
        yield f"~{often}{step}[,] you may {{cost}} to {{effect}}", planning
        yield f"~{often}{step}[,] you may {{cost}}. if you do, {{effect}}", planning
        yield f"~{often}{step}[,] you may {{cost}}", {**planning, **no_effect}


def _lies_open(told: Any) -> bool:
    """Whether it is told where cards lie, and both players see them there (ZON-1)."""
    piles = {pile.zone for each in every(told, Zones) for pile in each.piles}
    return bool(piles) and piles <= LIKE_A_HAND


@phrase(*_ways())
@dataclass(frozen=True, slots=True)
class Way(Phrase):
    """Something that its player may do at a time that the words tell, perhaps so often only.

    `instead` only words it, where the card could also attack.
    """

    rules: ClassVar[str] = "COM-2 COM-5 EFF-12"

    cost: Joinable
    effect: Effect | None = None
    limit: Period | None = None
    said: Use | None = None
    instead: bool = False
    times: int = 1

    def __post_init__(self) -> None:
        check_times(self.times)
        if getattr(self.effect, "after", False):
            raise ValueError("a condition at the end is one of the whole")
        if self.plays and self.effect is None and _lies_open(self.cost):
            raise ValueError("it is played from there as though it was in hand")
        if self.said is None and self._meant() is None:
            raise ValueError("the words don't tell when it may be done")

    @property
    def use(self) -> Use:
        """When it may be done."""
        use = self.said or self._meant()
        assert use is not None
        return use

    def _meant(self) -> Use | None:
        if isinstance(self.effect, Stops | PreventNow):
            return Use.ANSWER
        if isinstance(self.effect, Cancel) and self.effect.attack is not None:
            return Use.BEGINNING
        return Use.ACTION if self.in_combat or performs(self.effect) else None

    @property
    def in_combat(self) -> bool:
        """Whether only how often it is done tells when: in combat, as an action (COM-2)."""
        tells = performs(self.effect) or any(
            holds(self.effect, kind) for kind in (Stops, PreventNow)
        )
        return self.said is None and self.limit is Period.COMBAT and not tells

    @property
    def plays(self) -> bool:
        """Whether its card itself is played, so that it leaves the hand for that."""
        return isinstance(self.cost, PlayCards) and isinstance(self.cost.what, This)

    def lies_there(self, game: Game, source: Source) -> bool:
        """Whether the card lies where it may be played from: in hand, if no place is told."""
        if self._where is None:
            return game.state.where[source.card] is Zone.HAND
        return source.card in self._where.cards(game, source)

    @property
    def _where(self) -> Located | None:
        """Where the words tell that the card is, as its price or what is done with it."""
        told = (each.where for each in every((self.cost, self.effect), This))
        return next((where for where in told if where is not None), None)

    @property
    def places(self) -> bool:
        """Whether the words tell where the card is: "discard this card from your hand"."""
        return self.plays or self._where is not None

    @property
    def brings_itself(self) -> bool:
        """Whether it is done to place its own card into play."""
        return isinstance(self.effect, IntoPlay) and isinstance(self.effect.what, This)

    @property
    def reveals_itself(self) -> bool:
        """Whether its price begins with revealing its own card, which shows it."""
        first = self.costs[0]
        return isinstance(first, Reveal) and isinstance(first.what, This)

    @property
    def costs(self) -> tuple[Price, ...]:
        """The clauses of its price."""
        return clauses_of(self.cost)

    @property
    def attack(self) -> Section | None:
        """The attack that it performs, still without its index; None where it makes none."""
        section: Section | None = getattr(self.effect, "section", None)
        return section

    @property
    def attacks(self) -> bool:
        """Whether it performs an attack."""
        return performs(self.effect)

    def refuses(self, game: Game, attack: Attack, source: Source) -> str:
        """The attacks that it is for, in words, where this isn't one of them."""
        assert isinstance(self.effect, Stops | PreventNow)
        return "" if self.effect.what.fits(game, attack, source) else plainly(self.effect.what)

    @property
    def done(self) -> tuple[Sentence, ...]:
        """What it does for its price, as a sentence of a text."""
        if self.effect is None:
            return ()
        said = replace(self.effect, bare=False) if isinstance(self.effect, Stops) else self.effect
        return (Sentence(sentence_text(said), self.effect),)

    def key(self, source: Source) -> tuple[Any, ...] | None:
        """Under which key its uses are counted, if it is limited."""
        if self.limit is None:
            return None
        return (self.limit.key, "way", source.player, source.card, self.cost)


@phrase("{way}")
@dataclass(frozen=True, slots=True)
class Allows(Continuous):
    """What may be done as long as this is in force."""

    rules: ClassVar[str] = "EFF-4"
    matter: ClassVar[Matter | None] = Matter.MAY_BE_DONE
    last: ClassVar[bool] = False

    way: Way

    def tells(self, following: Continuous) -> bool:
        """Whether what stands behind it would be a part of what is done for it."""
        return self.way.effect is not None

    @property
    def times(self) -> int:
        """How often it may be done in its time."""
        return self.way.times

    def __post_init__(self) -> None:
        # What it would wait for has to come at some time.
        _ = self.trigger
        if self.way.in_combat:
            raise ValueError("what is done so often is done whenever it is needed (COM-3)")

    @property
    def only_attached(self) -> bool:
        """Said of nothing in particular, these words are an effect and no way of use."""
        return self.way.said is None

    @property
    def trigger(self) -> Trigger | None:
        """What it waits for, where it is offered as something happens."""
        effect = self.way.effect
        if self.way.use is not Use.BEGINNING or not isinstance(effect, Cancel):
            return None
        if not isinstance(effect.attack, AnAttack):
            raise ValueError("it waits for an attack to come, of any kind")
        deed = AttackDone(AttackVerb.PERFORM, effect.attack, Player(Person.OPPONENT))
        return Whenever(deed)

    @property
    def effect(self) -> Effect:
        """What is offered then."""
        assert isinstance(self.way.effect, Joinable)
        return May(ToDo(self.way.cost, self.way.effect))

    def key(self, source: Source) -> tuple[Any, ...] | None:
        """Under which key its uses are counted, if it is limited."""
        return self.way.key(source)


_AT_ANY_TIME: dict[str, Any] = {"condition": None}
_PLAYED: dict[str, Any] = {"way": None}
_THERE: dict[str, Any] = {"way": None, "card": None}
_IN_A_WAY: dict[str, Any] = {"card": None}
_AS_IN_HAND = "as (though|if) (it|they) (were|was) in your hand"


def _so_often() -> Iterator[Spec]:
    """How often the card may be played from where it lies."""
    plays, once = "you may (play|use|perform) {card}", "[only] once {limit}"
    as_in_hand = "as though it was in your hand"
    yield f"once {{limit}} you may play {{card}} {as_in_hand}", {**_PLAYED, **_AT_ANY_TIME}
    yield f"if {{condition}}, once {{limit}} you may play {{card}} {as_in_hand}", _PLAYED
    for said in (
        f"{once}[,] {plays} [as an action|{_AS_IN_HAND}]",
        f"{plays} [{_AS_IN_HAND}] {once}",
    ):
        yield f"~{said}", {**_PLAYED, **_AT_ANY_TIME}
        yield f"~{said} (if|while) {{condition}}", _PLAYED
        yield f"~(if|while) {{condition}}, {said}", _PLAYED


@phrase(
    *_so_often(),
    ("{way}", {**_IN_A_WAY, **_AT_ANY_TIME}),
    ("if {condition}, {way}", _IN_A_WAY),
    ("~while {condition}, {way}", _IN_A_WAY),
    ("~if {condition} {way}", _IN_A_WAY),
    ("~{way} if {condition}", _IN_A_WAY),
    ("you may play {card} as though it was in your hand", {**_PLAYED, **_AT_ANY_TIME}),
    ("if {condition}, you may play {card} as though it was in your hand", _PLAYED),
    (
        f"~you may (play|use|perform) {{card}} [as an action|{_AS_IN_HAND}]",
        {**_PLAYED, **_AT_ANY_TIME},
    ),
    (
        f"~if {{condition}}, you may (play|use|perform) {{card}} [as an action|{_AS_IN_HAND}]",
        _PLAYED,
    ),
    (f"~you may (play|use|perform) {{card}} [{_AS_IN_HAND}] (if|while) {{condition}}", _PLAYED),
    *(
        (f"~(if|while|when) this card is in {{place}}, {may}", {**_THERE, **_AT_ANY_TIME})
        for may in (
            f"you may (play|use) it [{_AS_IN_HAND}]",
            f"it (may|can) be (played|used) [{_AS_IN_HAND}]",
        )
    ),
    (
        f"~(if|while|when) this card is in {{place}} and {{condition}}, you may (play|use) it "
        f"[{_AS_IN_HAND}]",
        _THERE,
    ),
    # Which card of a pile it must be tells out of which it is played.
    (
        f"~(if|while|when) {{condition}}, you may (play|use|perform) (it|this card|this attack) "
        f"{_AS_IN_HAND}",
        {"way": None, "card": This(), "as_it_lies": True},
    ),
)
@dataclass(frozen=True, slots=True)
class WayNote(Note):
    """What may be done with this card, from wherever it lies (EFF-12).

    Or the `card` may be played from there, as though it was in hand (EFF-6).
    """

    rules: ClassVar[str] = "EFF-6 EFF-12"

    way: Way | None
    condition: Condition | None = None
    card: This | None = None
    limit: Period | None = None
    """In how long a time it may be so played once."""
    place: InitVar[Zones | None] = None
    as_it_lies: InitVar[bool] = False

    def __post_init__(self, place: Zones | None, as_it_lies: bool) -> None:
        if place is not None:
            object.__setattr__(self, "card", This(where=In(place, taken=True)))
        elif as_it_lies:
            piles = {each.pile for each in every(self.condition, Lies) if each.pile is not None}
            if len(piles) == 1:
                there = In(Zones(Owner.YOUR, (*piles,)), taken=True)
                object.__setattr__(self, "card", This(where=there))
        if self.way is None and not _lies_open(self.card):
            raise ValueError("cards are played like that out of what lies open")

    @property
    def allows(self) -> Way | None:
        return self.way

    @property
    def plays_elsewhere(self) -> bool:  # type: ignore[override]
        """Whether it lets the card be played from a pile as from hand (EFF-6)."""
        return self.card is not None

    def lets_play(self, game: Game, source: Source) -> bool:
        assert self.card is not None and self.card.where is not None
        if source.card not in self.card.where.cards(game, source):
            return False
        if self.play_key(source.player, source.card) in game.state.used:
            return False
        return self.condition is None or self.condition.holds(game, source)

    def play_key(self, player: int, card: int) -> tuple[Any, ...] | None:
        return None if self.limit is None else (self.limit.key, "elsewhere", player, card)

    @property
    def places(self) -> bool:
        """Whether the words tell where the card must be; without them it is in play."""
        return (self.way is not None and self.way.places) or self.of_place

    @property
    def of_place(self) -> bool:
        """Whether the condition is one of the card itself: "if this card is in play"."""
        where = (each for each in every(self.condition, Is) if any(every(each.predicates, Lies)))
        return any(each.subject == THIS_CARD for each in where)


_LIES: dict[str, Any] = {"banished": False}
_SEEN = LIKE_A_HAND | {Zone.LIFE_DECK, Zone.HAND}
"""Where a card can lie that a text has shown, so that it is played from there."""


@phrase(
    (
        "while that card is banished, you may play it one time {duration} as though it were in "
        "your hand",
        {"what": Those(PronounWord.THAT_CARD), "banished": True},
    ),
    ("you may play {what} one time {duration} as though in your hand", _LIES),
    (f"~you may (play|use|perform) {{what}} [one time] {{duration}} {_AS_IN_HAND}", _LIES),
    (f"~you may (play|use|perform) {{what}} {_AS_IN_HAND} {{duration}}", _LIES),
    (f"~{{duration}}[,] you may (play|use|perform) {{what}} {_AS_IN_HAND}", _LIES),
    *(
        (f"~{said}", {**_LIES, **when, "what": Those(word)})
        for word, it in ((PronounWord.IT, "it"), (PronounWord.THAT_CARD, "that (card|attack)"))
        for said, when in (
            (f"you may (play|use|perform) {it} [as an action] {{duration}}", {}),
            (f"{{duration}}[,] you may (play|use|perform) {it} [as an action]", {}),
            (
                f"you may (play|use|perform) {it} as your next action",
                {"duration": Duration.YOUR_NEXT_ACTION},
            ),
        )
    ),
)
@dataclass(frozen=True, slots=True)
class PlayableOnce(Clause):
    """Cards out of a discard pile or a Banished Zone may be played once, as from hand (EFF-6).

    `banished` only words it.
    """

    rules: ClassVar[str] = "EFF-4 EFF-6"

    what: Cards
    duration: Duration
    banished: bool = False

    def __post_init__(self) -> None:
        if self.duration.later:
            raise ValueError("it holds from when it is said")
        said = Those(PronounWord.THAT_CARD)
        if self.banished and self.what != said:
            raise ValueError("it is that card which was banished")
        if not self.what.refers_back and not is_outside(self.what):
            raise ValueError("it must be said where the card lies")
        zones = [pile.zone for each in every(self.what, Zones) for pile in each.piles]
        if not set(zones) <= LIKE_A_HAND:
            raise ValueError("cards are played like that out of what lies open")

    def _how(self, game: Game, source: Source) -> How:
        # Of a card that was spoken of it is known where it lies, and whose it is.
        lies, told = game.state.where, not self.what.refers_back
        return How(
            source.actor,
            "Which card may be played as though it were in your hand?",
            YOUR_PILE,
            "EFF-6",
            lambda card: lies[card] in (LIKE_A_HAND if told else _SEEN),
        )

    def resolve(self, game: Game, source: Source) -> Steps:
        cards = yield from self.what.gather(game, source, self._how(game, source))
        until, said = until_of(game, self.duration, source), sentence_text(self)
        for card in cards:
            floating.begin(game, AsInHand(), source, until, said, about=(card,))
        source.memory.done = bool(cards)
        if cards:
            source.memory.speak_of(tuple(cards))

    def possible(self, game: Game, source: Source) -> bool:
        return bool(self.what.able(game, source, self._how(game, source)))


@dataclass(frozen=True, slots=True)
class AsInHand(Continuous):
    """What makes a card playable like one in hand. Made by a phrase, never printed."""

    matter: ClassVar[Matter | None] = Matter.AS_IN_HAND
