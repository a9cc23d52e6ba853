"""Happenings to cards: discarded, destroyed, entering play, banished for Endurance."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import InitVar, dataclass, replace
from typing import Any

from dbz_desktop.cards import CardType
from dbz_desktop.rules.kernel.base import CardFilter
from dbz_desktop.rules.kernel.deed import (
    UNTOLD,
    CardVerb,
    Deed,
    LevelVerb,
    PlayVerb,
    StageVerb,
    Verb,
)
from dbz_desktop.rules.kernel.events import (
    CardMoved,
    CardsReturned,
    CardsRevealed,
    CardUsed,
    ControlChanged,
    Event,
    Why,
    Zone,
)
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.kernel.history import Stretch
from dbz_desktop.rules.language.happenings.happening import Events, Happening, done_by
from dbz_desktop.rules.language.nouns.clauses import (
    FORMS,
    FORMS_WITH_DOER,
    OF_WHO,
    clause,
    only,
    quietly,
    relative,
)
from dbz_desktop.rules.language.nouns.kinds import OfType, TypeName
from dbz_desktop.rules.language.nouns.people import (
    ANYBODY,
    EACH_PLAYER,
    OPPONENT,
    YOU,
    Agent,
    Person,
    Player,
)
from dbz_desktop.rules.language.nouns.roles import (
    BY_RULE,
    FROM_PLAY,
    Said,
    check_doer,
    said,
)
from dbz_desktop.rules.language.nouns.terms import Whose
from dbz_desktop.rules.language.nouns.things import (
    SAME,
    THIS_CARD,
    NamedOne,
    SomeCards,
    Theirs,
    Thing,
    Titled,
)
from dbz_desktop.wording import Spec, phrase

_ITSELF: dict[str, Any] = {"verbs": (CardVerb.BANISH,), "agent": None, "by_itself": True}
_GROUPED = (CardVerb.REJUVENATE, CardVerb.SHUFFLE)
_OWN = {YOU: Whose.YOUR, OPPONENT: Whose.OPPONENT}
_OF_ONES_OWN = frozenset((CardVerb.DRAW, CardVerb.PLAY, CardVerb.USE, CardVerb.REVEAL))
"""What a player does with his own cards only."""


_AFFECTS: tuple[Verb, ...] = (
    *(CardVerb.AFFECT, CardVerb.DISCARD, CardVerb.DESTROY, CardVerb.BANISH, CardVerb.SHUFFLE),
    *(CardVerb.RETURN, CardVerb.PLACE, CardVerb.ATTACH, CardVerb.CAPTURE, CardVerb.CHOOSE),
    *(PlayVerb.LEAVE, StageVerb.GAIN, StageVerb.LOSE),
    *(LevelVerb.ADVANCE, LevelVerb.LOWER, LevelVerb.CHANGE),
)
"""What effects do to cards in play, and to personalities."""
_TAKEN_OVER = (CardVerb.CAPTURE, CardVerb.CONTROL)
"""What one does with what the other controls: who captures a card gains control of it (ATK-14)."""


_STAYING = tuple(kind for kind in CardType if not kind.used_up)


def is_one_card(what: Thing) -> bool:
    """Whether a happening is about one card of a kind at a time, which is "it" then."""
    if isinstance(what, SomeCards | NamedOne):
        return not what.plural
    return isinstance(what, Theirs) and what.cards is not None


def _check_used_up(what: Thing) -> None:
    """Refuse what doesn't banish itself after use (ATK-1)."""
    if isinstance(what, Theirs) and what.plural | (what.cards is None):
        raise ValueError("one card banishes itself, when it is used")
    cards = getattr(what, "cards", None)
    stays = cards is not None and not any(cards.allows(kind) for kind in CardType if kind.used_up)
    if stays or getattr(what, "in_play", False):
        raise ValueError("such cards stay where they are after use")


def _may_be_ball(cards: CardFilter | None) -> bool:
    return cards is None or cards.allows(CardType.DRAGON_BALL)


def _powers_used() -> Iterator[Spec]:
    """Whose Powers cannot be used, that player cannot use them; said of his MP, too."""
    use: dict[str, Any] = {"verbs": (CardVerb.USE,)}
    yield from (s for s in quietly(clause("use", "{what:@power}", **use)) if s[-1] != "cannot")
    yield "~{agent} (cannot|may not) use {what:@powers}", use, "cannot"
    yield "~{agent} (cannot|may not) activate {what}", use, "cannot"
    yield "~{what:@all_powers} cannot be used", {**use, "agent": None}, "cannot"
    own = "[(any|their|his|its|her)] (Powers|powers|Power|power)"
    yield f"~{{what}} (cannot|may not) use {own}", {**use, "agent": None, "users": True}, "cannot"
    for agent, whose, form, mp in (
        (YOU, Whose.YOUR, "my_powers", "your MP"),
        (OPPONENT, Whose.OPPONENT, "his_powers", "your opponent's MP"),
    ):
        yield f"~{{what:@{form}}} cannot be used", {**use, "agent": agent}, "cannot"
        cards = Theirs(whose, OfType((TypeName.MAIN_PERSONALITY,)))
        his = {**use, "agent": agent, "what": cards}
        yield f"~{mp} cannot use (his|its|her) (Power|Powers|power|powers)", his, "cannot"


def _mp_chosen() -> Iterator[Spec]:
    """That an MP cannot be chosen or affected: nothing else is done to its card (SET-1)."""
    for whose, mp in ((Whose.YOUR, "your MP"), (Whose.OPPONENT, "your opponent's MP")):
        cards = Theirs(whose, OfType((TypeName.MAIN_PERSONALITY,)))
        yield from only(clause("choose", mp, verbs=(CardVerb.CHOOSE,), what=cards), "cannot")
        affected = clause("affect", mp, verbs=(CardVerb.AFFECT,), what=cards)
        yield from only(affected, "cannot", "never")
        for word in ("target", "select"):
            said = clause(word, mp, verbs=(CardVerb.CHOOSE,), what=cards)
            yield from quietly(only(said, "cannot"))


def _cancelled() -> Iterator[Spec]:
    """That what cards do cannot be undone, said of their effects (ATK-1)."""
    cancel: dict[str, Any] = {"verbs": (CardVerb.CANCEL,)}
    undone: dict[str, Any] = {**cancel, "agent": None}
    cannot, gone = (
        "(cannot|may not)",
        "[stopped or|prevented or] (cancelled|canceled) [or stopped|or prevented]",
    )
    for of in ("[all] [of] [the] [immediate] effects of {what}", "{what}"):
        yield f"~{{agent}} {cannot} cancel [or stop] {of}", cancel, "cannot"
        yield f"~{of} {cannot} be {gone}", undone, "cannot"
    of_this = "this (card's|attack's|Event's) [immediate] effects"
    yield f"~{of_this} {cannot} be {gone}", {**undone, "what": THIS_CARD}, "cannot"


def _to_none() -> Iterator[Spec]:
    """That it was done to no such card, as what was not done to one is said, too."""
    for form in ("unpast", "unperfect"):
        for done in ("{verbs:or:@past}", "has(have) {verbs:or:@participle}"):
            yield f"~{{agent}} {done} {{what:@no}}", {}, form
        for was in (
            "{what:@no} (was|were)",
            "{what:@no} (has|have) been",
            "there {was} {what:@no}",
        ):
            said = was.replace("{was}", "(was|were|has been|have been)")
            yield f"~{said} {{verbs:or:@participle}}", {"agent": None}, form


@phrase(
    *_mp_chosen(),
    *_to_none(),
    *only(clause("{verbs:or}", "{what:@own}", passive=False), *FORMS_WITH_DOER, *OF_WHO),
    *quietly(
        only(clause("{verbs:or}", "{what:@named}", passive=False, named=True), *FORMS_WITH_DOER)
    ),
    *clause("{verbs:or}", "{what}"),
    ("{verbs:or:@participle}", {"what": SAME, "agent": None}, "elided"),
    ("~{what} to be {verbs:or:@participle}", {"agent": None}, "infinitive"),
    *relative("{verbs:or}", what=SAME),
    *_powers_used(),
    *_cancelled(),
    ("~{what} cannot be used by {agent}", {"verbs": (CardVerb.USE,)}, "cannot"),
    ("~{what:@every} cannot be used by {agent}", {"verbs": (CardVerb.USE,)}, "cannot"),
    ("~{what} would attach", {"verbs": (CardVerb.ATTACH,), "agent": None}, "would"),
    *only(
        clause("banish", "itself after use", subject="{what}", passive=False, **_ITSELF),
        *(form for form in FORMS if form not in ("must", "cannot", "never", "would")),
    ),
)
@dataclass(frozen=True, slots=True)
class CardsDone(Happening):
    """Something is done to cards: "your opponent discards a card", "a card is banished".

    Or a card goes to the Banished Zone because its own text says so after use: `by_itself` (ATK-1).
    """

    verbs: tuple[CardVerb, ...]
    what: Thing
    agent: Agent | None = None
    by_itself: bool = False
    named: InitVar[bool] = False
    users: InitVar[bool] = False
    """Whether it is said of the cards that they use what they have."""

    def __post_init__(self, named: bool, users: bool) -> None:
        if users and not isinstance(self.what, SomeCards | Theirs):
            raise ValueError("cards of a kind, or a player's, have Powers to use")
        whole = isinstance(self.what, Theirs) and self.what.cards is None
        if whole and self.verbs != (CardVerb.REVEAL,):
            raise ValueError("a hand is only shown as a whole")
        check_doer(self.agent, self.verbs)
        self._check_thing(named)
        if self.by_itself:
            _check_used_up(self.what)

    def _check_thing(self, named: bool) -> None:
        what = self.what
        if not isinstance(what, SomeCards | Theirs):
            cards = getattr(what, "cards", None)
            if self.verbs == (CardVerb.CAPTURE,) and not _may_be_ball(cards):
                raise ValueError("only Dragon Balls are captured")
            return
        own = _OWN.get(self.agent) if isinstance(self.agent, Player) else None
        if isinstance(what, Theirs):
            anybody = isinstance(self.agent, Player) and self.agent.person in ANYBODY
            if named and not anybody:
                raise ValueError("it is read so without this")
            if what.whose is None and not anybody:
                raise ValueError("whose they are is known")
            if what.whose is Whose.OPPONENT and anybody is not named:
                raise ValueError('of any player "his" is each one\'s own')
            if what.whose is None and set(self.verbs) <= set(_TAKEN_OVER):
                raise ValueError("a player captures what the other one controls")
            if what.whose is None and self.agent == Player(Person.BOTH):
                # What players do with theirs, each does with his.
                object.__setattr__(self, "agent", EACH_PLAYER)
        if isinstance(what, Theirs) and own is not None:
            if set(self.verbs) <= _OF_ONES_OWN and what.whose is not own:
                raise ValueError("a player does that with his own cards")
            if set(self.verbs) <= set(_TAKEN_OVER) and what.whose is own:
                raise ValueError("a player captures what the other one controls")
        if what.cards is None:
            return
        if CardVerb.AFFECT in self.verbs and not any(map(what.cards.allows, _STAYING)):
            raise ValueError("of attacks it is said what is done to them, not to their cards")
        if what.in_play and set(self.verbs) <= set(_TAKEN_OVER):
            # What is taken over is always in play.
            what = replace(what, in_play=False)
            object.__setattr__(self, "what", what)
        if what.in_play and not FROM_PLAY.intersection(self.verbs):
            raise ValueError("cards in play are none that it is done to")
        if self.verbs == (CardVerb.CAPTURE,) and not _may_be_ball(what.cards):
            raise ValueError("only Dragon Balls are captured")

    @property
    def fixed(self) -> bool:
        return self.by_itself

    @property
    def said_with(self) -> frozenset[Said]:
        if self.by_itself:
            return said()
        more = {Said.BY, Said.EXCEPT}
        if not {CardVerb.USE, *_TAKEN_OVER}.issuperset(self.verbs):
            more |= {Said.FROM, Said.TO}
        if BY_RULE.intersection(self.verbs):
            more.add(Said.AS)
        if self.verbs == (CardVerb.USE,):
            more.discard(Said.BY)
        return said(*more)

    @property
    def listens(self) -> Events:
        if UNTOLD.intersection(self.verbs):
            return ()
        found: list[type[Event]] = [CardMoved]
        if (
            isinstance(self.what, SomeCards)
            and self.what.plural
            and set(self.verbs) <= set(_GROUPED)
        ):
            found = [CardsReturned]
        if CardVerb.REVEAL in self.verbs:
            found.append(CardsRevealed)
        if set(_TAKEN_OVER).intersection(self.verbs):
            found.append(ControlChanged)
        if CardVerb.USE in self.verbs:
            found.append(CardUsed)
        return tuple(found)

    @property
    def verbs_meant(self) -> tuple[Verb, ...]:
        if CardVerb.CONTROL in self.verbs:
            return tuple(dict.fromkeys((*self.verbs, CardVerb.CAPTURE)))
        return _AFFECTS if CardVerb.AFFECT in self.verbs else self.verbs

    @property
    def as_one(self) -> bool:
        of_his = isinstance(self.what, Theirs) and self.what.cards is not None
        return (of_his or isinstance(self.what, SomeCards)) and self.what.plural

    @property
    def tells(self) -> bool:
        return is_one_card(self.what)

    def spoken(self, game: Game, event: Event, source: Source) -> tuple[int, ...]:
        if not is_one_card(self.what) and not self.as_one:
            return ()
        kind = getattr(self.what, "cards", None)
        cards = [card for deed in game.deeds_of(event) for card in deed.cards if card >= 0]
        if kind is not None and len(cards) > 1:
            cards = [card for card in cards if kind.fits(game, card, source)]
        if isinstance(self.what, NamedOne):
            cards = [card for card in cards if self.what.is_one(game, card, source)]
        return tuple(dict.fromkeys(cards))

    def among(self, game: Game, stretch: Stretch, source: Source) -> bool:
        return self.done_or_lost(game, stretch, source, lambda deed: True)

    def among_such(
        self, game: Game, stretch: Stretch, source: Source, such: Callable[[Deed], bool]
    ) -> bool:
        return self._among(game, stretch, source, such, self.fits)

    def done_or_lost(
        self, game: Game, stretch: Stretch, source: Source, such: Callable[[Deed], bool]
    ) -> bool:
        """The same, where of a card destroyed off a Life Deck its owner is said to do it, too."""
        return self._among(
            game,
            stretch,
            source,
            such,
            lambda game, deed, source: (
                self.fits(game, deed, source) or self._lost(game, deed, source)
            ),
        )

    def _among(
        self,
        game: Game,
        stretch: Stretch,
        source: Source,
        such: Callable[[Deed], bool],
        fits: Callable[[Game, Deed, Source], bool],
    ) -> bool:
        deeds = (
            deed
            for event in self.told(game, stretch, source)
            for deed in game.deeds_of(event)
            if deed.verb in self.verbs_meant
        )
        if not isinstance(self.what, NamedOne) or not self.what.plural:
            return any(fits(game, deed, source) and such(deed) for deed in deeds)
        # Cards that were named go one by one, and are asked about together.
        done = [d for d in deeds if done_by(game, self.agent, d, source) and such(d)]
        cards = tuple(dict.fromkeys(card for deed in done for card in deed.cards))
        return bool(done) and self.what.meets(game, replace(done[0], cards=cards), source)

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        if deed.verb not in self.verbs_meant or not done_by(game, self.agent, deed, source):
            return False
        if self.by_itself and getattr(deed.event, "why", None) is not Why.BANISH_SELF:
            return False
        if CardVerb.AFFECT in self.verbs and not (deed.by_effect or deed.critical):
            return False
        if deed.hit:
            # Who uses what an attack does on a hit doesn't use its card anew.
            return False
        if isinstance(deed.event, CardUsed) and _only_lets(game, deed.event):
            return False
        itself = self.what == THIS_CARD or isinstance(self.what, Titled)
        if deed.verb is CardVerb.PLAY and source.card in deed.cards and not itself:
            # Whoever plays a card sees what is played besides it, unless he is asked by its name.
            return False
        return self.what.meets(game, deed, source)

    def _lost(self, game: Game, deed: Deed, source: Source) -> bool:
        """Whether such a card was destroyed off the Life Deck of the player that is spoken of."""
        if deed.verb is not CardVerb.DESTROY or deed.verb not in self.verbs:
            return False
        if deed.source is not Zone.LIFE_DECK or not isinstance(self.agent, Player):
            return False
        whose = self.agent.covers(deed.whose, game, source)
        return whose and self.what.meets(game, deed, source)


def _only_lets(game: Game, used: CardUsed) -> bool:
    """Whether it is no Power of the card: its player did what its [constant] text lets him do."""
    if used.how != "instant" or used.section < 0:
        return False
    section = game.section(used.card, used.section)
    return section.is_free and not section.power
