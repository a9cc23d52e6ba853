"""What can be said of each verb: who does it, from where and by what.

Of a doer, or of a place, that the game never tells of with a verb nothing could ever be heard, and
a ban would forbid nothing. So texts that say it aren't read (see `Happening.said_with`).
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from dbz_desktop.rules.kernel.deed import (
    AngerVerb,
    AttackVerb,
    CardVerb,
    CombatVerb,
    DamageVerb,
    GameVerb,
    LevelVerb,
    PlayVerb,
    StageVerb,
    Verb,
)
from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.rules.language.nouns.people import ANYBODY, Agent, Player, Sort
from dbz_desktop.rules.language.nouns.terms import Whose


class Said(Enum):
    """What more is said of a happening."""

    FROM = "from where"
    TO = "to where"
    BY = "by what effect"
    HOW_FAR = "how far"
    AS = "as what happens"
    EXCEPT = "except for what"
    MEANWHILE = "while what goes on"


def said(*more: Said) -> frozenset[Said]:
    """What can be said of a happening: while what it happens, and `more`."""
    return frozenset((Said.MEANWHILE, *more))


_PLAYERS = frozenset((Sort.PLAYER,))
_SOMEBODY = frozenset((Sort.PLAYER, Sort.PERSONALITY))
_ANYBODY = frozenset((Sort.PLAYER, Sort.EFFECT, Sort.ATTACK))
_CRITICAL = _ANYBODY | {Sort.CRITICAL}

_DOERS: dict[Verb, frozenset[Sort]] = {
    # What critical damage does (ATK-13).
    CardVerb.DISCARD: _CRITICAL,
    CardVerb.CAPTURE: _CRITICAL,
    CardVerb.CHOOSE: _CRITICAL,
    CardVerb.AFFECT: _CRITICAL,
    AngerVerb.LOWER: _CRITICAL,
    CardVerb.USE: _PLAYERS,
    StageVerb.GAIN: _ANYBODY | _SOMEBODY,
    StageVerb.LOSE: _ANYBODY | _SOMEBODY,
    StageVerb.PAY: _SOMEBODY,
    LevelVerb.ADVANCE: _SOMEBODY,
    LevelVerb.LOWER: _SOMEBODY,
    LevelVerb.CHANGE: _SOMEBODY,
    AttackVerb.PERFORM: _SOMEBODY,
    AttackVerb.STOP: frozenset((Sort.PLAYER, Sort.EFFECT, Sort.FLOATING)),
    DamageVerb.DEAL: frozenset((Sort.PLAYER, Sort.ATTACK)),
    DamageVerb.TAKE: _SOMEBODY,
    DamageVerb.PREVENT: frozenset((Sort.PLAYER, Sort.EFFECT)),
    CombatVerb.END: frozenset((Sort.PLAYER, Sort.EFFECT)),
    CombatVerb.DECLARE: _PLAYERS,
    CombatVerb.PASS: _PLAYERS,
    CombatVerb.SKIP: _PLAYERS,
    CombatVerb.MISS: _PLAYERS,
    GameVerb.WIN: _PLAYERS,
    GameVerb.HAVE: _PLAYERS,
}
"""Who does it; anything else is done by players and by effects of cards and attacks."""

_WORDS = {
    Sort.PLAYER: "a player",
    Sort.PERSONALITY: "a personality",
    Sort.EFFECT: "an effect or a card",
    Sort.ATTACK: "an attack",
    Sort.CRITICAL: "critical damage",
    Sort.FLOATING: "a floating effect",
}

SOURCES: dict[Verb, frozenset[Zone]] = {
    CardVerb.DRAW: frozenset((Zone.LIFE_DECK,)),
    CardVerb.CHOOSE: frozenset((Zone.HAND, Zone.DISCARD, Zone.BANISHED)),
    CardVerb.DISCARD: frozenset((Zone.HAND, Zone.LIFE_DECK)),
    CardVerb.DESTROY: frozenset((Zone.LIFE_DECK,)),
    CardVerb.BANISH: frozenset((Zone.HAND, Zone.LIFE_DECK, Zone.DISCARD)),
    CardVerb.REJUVENATE: frozenset((Zone.HAND, Zone.DISCARD, Zone.BANISHED)),
    CardVerb.SHUFFLE: frozenset((Zone.HAND, Zone.DISCARD, Zone.BANISHED)),
    CardVerb.RETURN: frozenset((Zone.DISCARD, Zone.BANISHED)),
    CardVerb.PLACE: frozenset((Zone.HAND, Zone.LIFE_DECK, Zone.DISCARD, Zone.BANISHED)),
    CardVerb.PLAY: frozenset((Zone.HAND, Zone.LIFE_DECK, Zone.DISCARD, Zone.BANISHED)),
    CardVerb.ATTACH: frozenset((Zone.HAND, Zone.LIFE_DECK, Zone.DISCARD, Zone.BANISHED)),
    # What lies open is revealed already.
    CardVerb.REVEAL: frozenset((Zone.HAND, Zone.LIFE_DECK)),
    PlayVerb.ENTER: frozenset((Zone.HAND, Zone.LIFE_DECK, Zone.DISCARD, Zone.BANISHED)),
    PlayVerb.ENTER_ZONE: frozenset((Zone.HAND, Zone.LIFE_DECK, Zone.DISCARD, Zone.BANISHED)),
    # A banished card is played as though it were in the hand (EFF-6).
    AttackVerb.PERFORM: frozenset((Zone.HAND, Zone.DISCARD)),
}
"""The zones beside play that cards come from as it is done."""

TARGETS: dict[Verb, frozenset[Zone]] = {
    CardVerb.PLACE: frozenset((Zone.HAND, Zone.LIFE_DECK, Zone.DISCARD)),
    CardVerb.SHUFFLE: frozenset((Zone.LIFE_DECK,)),
    CardVerb.REJUVENATE: frozenset((Zone.LIFE_DECK,)),
    CardVerb.RETURN: frozenset((Zone.HAND,)),
    CardVerb.DRAW: frozenset((Zone.HAND,)),
    CardVerb.DISCARD: frozenset((Zone.DISCARD,)),
    CardVerb.DESTROY: frozenset((Zone.DISCARD,)),
    CardVerb.BANISH: frozenset((Zone.BANISHED,)),
    PlayVerb.LEAVE: frozenset((Zone.HAND, Zone.LIFE_DECK, Zone.DISCARD, Zone.BANISHED)),
    PlayVerb.LEAVE_ZONE: frozenset((Zone.HAND, Zone.LIFE_DECK, Zone.DISCARD, Zone.BANISHED)),
}
"""The zones that cards go to as it is done, where they go to one of a player's."""

ENTERING = frozenset((CardVerb.PLACE, CardVerb.PLAY, CardVerb.ATTACH, PlayVerb.ENTER))
"""What puts a card into play, under somebody's control."""

FROM_PLAY = frozenset(
    (
        CardVerb.DISCARD,
        CardVerb.DESTROY,
        CardVerb.BANISH,
        CardVerb.SHUFFLE,
        CardVerb.RETURN,
        CardVerb.PLACE,
        CardVerb.ATTACH,
        CardVerb.CHOOSE,
        PlayVerb.LEAVE,
        PlayVerb.ENTER_ZONE,
    )
)
"""What is done to cards that are in play."""

BY_RULE = frozenset((CardVerb.DISCARD, CardVerb.REVEAL, PlayVerb.LEAVE))
"""What the rules do as damage is taken or a level changes (ATK-9, TYP-5)."""


def check_doer(agent: Agent | None, verbs: Iterable[Verb]) -> None:
    """Refuse a doer that the game never tells of with these verbs."""
    if agent is None:
        return
    verbs = tuple(verbs)
    if CardVerb.AFFECT in verbs:
        verbs = (CardVerb.AFFECT,)
    for verb in verbs:
        if agent.sort not in _DOERS.get(verb, _ANYBODY):
            raise ValueError(f"“{verb.value}” is never said of {_WORDS[agent.sort]}")
        if verb is not DamageVerb.DEAL:
            check_effect(agent)
    check_card(agent, verbs)


def check_whose(whose: Whose | None, agent: object, named: bool) -> None:
    """Refuse to take what is "his" of any player for your opponent's, unless that is `named`."""
    anybody = isinstance(agent, Player) and agent.person in ANYBODY
    if named and not anybody:
        raise ValueError("it is read so without this")
    if whose is Whose.OPPONENT and anybody and not named:
        raise ValueError('of any player "his" is each one\'s own')


_BY_CARDS = frozenset((AttackVerb.STOP, DamageVerb.PREVENT))


def check_card(agent: Agent | None, verbs: Iterable[Verb]) -> None:
    """Refuse just some card where it is an effect that does it: what stops attacks is a card."""
    if getattr(agent, "any_card", False) and not set(verbs) <= _BY_CARDS:
        raise ValueError("of which kind the card is isn't said; say “a card effect”")


def check_effect(agent: Agent | None) -> None:
    """Refuse a kind of attack as what has an effect: that is a kind of card ("a Styled attack")."""
    if agent is not None and agent.is_kind_of_attack:
        raise ValueError("a kind of attack that does something is a kind of card")


def check_places(verbs: Iterable[Verb], zones: Zone, places: dict[Verb, frozenset[Zone]]) -> None:
    """Refuse a zone that no card leaves, or enters, by one of these verbs."""
    verbs = tuple(verbs)
    if not all(zones in places.get(verb, frozenset()) for verb in verbs):
        told = " or ".join(f"“{verb.value}”" for verb in verbs)
        raise ValueError(f"{told} moves no card between the {zones.label} and elsewhere so")
