"""Happenings of what is used: Endurance, what cards do at once, HIT effects."""

from __future__ import annotations

from dataclasses import InitVar, dataclass
from typing import ClassVar

from dbz_desktop.rules.kernel.attack_events import HitUsed
from dbz_desktop.rules.kernel.base import CardFilter
from dbz_desktop.rules.kernel.deed import CardVerb, Deed, Verb
from dbz_desktop.rules.kernel.events import CardMoved
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.language.attacks.attacks import OneAttack
from dbz_desktop.rules.language.attacks.attacks_told import goes_with
from dbz_desktop.rules.language.happenings.happening import Events, Happening, done_by
from dbz_desktop.rules.language.nouns.clauses import clause, only, quietly
from dbz_desktop.rules.language.nouns.kinds import AnyCard
from dbz_desktop.rules.language.nouns.people import OPPONENT, YOU, Agent, Player
from dbz_desktop.rules.language.nouns.roles import check_doer
from dbz_desktop.rules.language.nouns.suffixes import of_such
from dbz_desktop.rules.language.nouns.terms import Whose
from dbz_desktop.rules.language.nouns.things import NamedOne, SomeCards, Theirs, Thing
from dbz_desktop.rules.language.values.printed_numbers import WithEndurance
from dbz_desktop.rules.language.values.ranges import Range
from dbz_desktop.wording import phrase

_OWN = {YOU: Whose.YOUR, OPPONENT: Whose.OPPONENT}
_PLAYERS = {whose: player for player, whose in _OWN.items()}

_ENDURED = (
    ("{agent} cannot use Endurance on {attack:@every}", {"what": None}, "cannot"),
    ("Endurance cannot be used on {attack:@every}", {"what": None, "agent": None}, "cannot"),
    *clause("use", "Endurance", "on {attack}", what=None),
)


@phrase(
    *clause("banish", "{what}", "for Endurance", attack=None),
    *clause("use", "Endurance", what=None, attack=None),
    *quietly(clause("use", "Endurance", "to prevent [any|some] damage", what=None, attack=None)),
    *quietly(clause("use", "a card's Endurance", what=None, attack=None)),
    *quietly(clause("use", "Endurance of a card", what=None, attack=None)),
    *quietly(clause("use", "Endurance [of] {rated}", what=None, attack=None)),
    *quietly(clause("use", "an Endurance of {rated}", what=None, attack=None)),
    *quietly(clause("use", "the Endurance of {what}", attack=None)),
    *quietly(
        clause(
            "prevent",
            "[any|some] damage (with|using|by using) Endurance",
            what=None,
            attack=None,
            passive=False,
        )
    ),
    *(
        (f"~{said} prevents damage", {"what": None, "attack": None, **whose}, "present")
        for said, whose in (
            ("Endurance", {"agent": None}),
            ("your Endurance", {"agent": YOU}),
            ("(your opponent's|his) Endurance", {"agent": OPPONENT}),
        )
    ),
    *(
        (f"~{said}", {"what": None, "attack": None, **whose}, "cannot")
        for said, whose in (
            ("Endurance cannot be used by {agent}", {}),
            ("your Endurance cannot be used", {"agent": YOU}),
            ("(your opponent's|his) Endurance cannot be used", {"agent": OPPONENT}),
        )
    ),
    *_ENDURED,
    (
        "~[all] [of] {whose} {cards:pl} (lose [all] [of] [their]|have no) Endurance",
        {"what": None, "attack": None, "agent": None},
        "cannot",
    ),
    ("~{attack:@every} (ignore|ignores) Endurance", {"what": None, "agent": None}, "cannot"),
    ("~{attack} (ignore|ignores) Endurance", {"what": None, "agent": None}, "cannot"),
    *quietly((spec[0].replace(" on {", " against {"), *spec[1:]) for spec in _ENDURED),
)
@dataclass(frozen=True, slots=True)
class EnduranceUsed(Happening):
    """A card's Endurance is used, perhaps on an attack; it is "that card" (ATK-12)."""

    rules: ClassVar[str] = "ATK-12"

    what: Thing | None = None
    attack: OneAttack | None = None
    agent: Agent | None = None
    rated: InitVar[Range | None] = None
    """How much it is on the card, where that is all that is said of it."""
    whose: InitVar[Whose | None] = None
    cards: InitVar[CardFilter | None] = None
    """Whose cards of what kind have no Endurance, where that is said of the cards."""
    tells = True

    def __post_init__(
        self, rated: Range | None, whose: Whose | None, cards: CardFilter | None
    ) -> None:
        if cards is not None:
            if whose not in _PLAYERS:
                raise ValueError("it isn't said whose cards have none")
            object.__setattr__(self, "agent", _PLAYERS[whose])
            if not isinstance(cards, AnyCard):
                object.__setattr__(self, "what", SomeCards(cards))
        check_doer(self.agent, (CardVerb.USE,))
        if rated is not None:
            cards = of_such(AnyCard(), WithEndurance(rated))
            object.__setattr__(self, "what", SomeCards(cards, plural=False))
        if isinstance(self.what, Theirs) and self.what.plural | (self.what.cards is None):
            raise ValueError("cards are banished for Endurance one by one, and from a pile")
        if isinstance(self.what, NamedOne) and self.what.plural:
            raise ValueError("cards are banished for Endurance one by one")
        if getattr(self.what, "in_play", False):
            raise ValueError("cards are banished for Endurance as damage discards them")
        if isinstance(self.what, Theirs) and isinstance(self.agent, Player):
            if _OWN.get(self.agent, self.what.whose) is not self.what.whose:
                raise ValueError("a player uses the Endurance of his own cards")
        if isinstance(self.agent, Player) and self.attack is not None:
            whose = getattr(self.attack, "whose", None)
            if whose is not None and _OWN.get(self.agent) is whose:
                raise ValueError("Endurance is used on the attacks of the other player")

    @property
    def listens(self) -> Events:
        return (CardMoved,)

    @property
    def verbs_meant(self) -> tuple[Verb, ...]:
        return (CardVerb.BANISH,)

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        if not deed.endurance:
            return False
        if self.what is not None and not self.what.meets(game, deed, source):
            return False
        if isinstance(self.agent, Player) and not self.agent.covers(deed.whose, game, source):
            return False
        if self.attack is None:
            return True
        return goes_with(game, deed, self.attack, source)


@phrase(
    *only(clause("use", "the immediate effects of {cards:pl}", passive=False, hit=False), "cannot"),
    *clause("use", "a HIT effect", cards=None, hit=True),
    *clause("use", "a HIT effect of a {cards}", hit=True),
    *quietly(only(clause("use", "HIT effects", cards=None, hit=True), "cannot")),
    *quietly(only(clause("use", "HIT effects of {cards:pl}", hit=True), "cannot")),
)
@dataclass(frozen=True, slots=True)
class EffectsUsed(Happening):
    """A player uses what cards do at once as they are played, or HIT effects (TYP-2, ATK-1)."""

    hit: bool
    cards: CardFilter | None
    agent: Agent | None = None

    def __post_init__(self) -> None:
        check_doer(self.agent, self.verbs_meant)

    @property
    def rules(self) -> str:
        """The rule of such effects."""
        return "ATK-1" if self.hit else "TYP-2"

    @property
    def listens(self) -> Events:
        return (HitUsed,) if self.hit else ()

    @property
    def verbs_meant(self) -> tuple[Verb, ...]:
        return (CardVerb.USE,)

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        such = deed.hit if self.hit else deed.immediate
        if deed.verb is not CardVerb.USE or not such or not done_by(game, self.agent, deed, source):
            return False
        cards = self.cards
        return cards is None or all(cards.fits(game, card, source) for card in deed.cards)
