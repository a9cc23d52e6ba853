"""Which one it is of several attacks that come one after the other: "your second attack"."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Any

from dbz_desktop.rules.flow.attacks import performed_before
from dbz_desktop.rules.kernel.base import AttackFilter
from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.rules.kernel.game import Attack, Game, Source
from dbz_desktop.rules.language.attacks.attack_words import AttackThat, AttackWords
from dbz_desktop.wording import Spec, words


@words
class Ordinal(Enum):
    """Which one of several that come one after the other."""

    FIRST = "first"
    SECOND = "second"
    THIRD = "third"
    FOURTH = "fourth"

    @property
    def earlier(self) -> int:
        """How many come before it."""
        return list(Ordinal).index(self)


def check_known(that: AttackThat | None) -> None:
    """Refuse to tell which one comes first by what is known only later."""
    if that is not None and that.comes_later:
        raise ValueError("as an attack begins nobody knows yet whether that will be so of it")


def is_played(game: Game, attack: Attack) -> bool:
    """Whether an attack is that of a card which is played for it, and not used once more."""
    card = game.cards[attack.card].type.plays_from_hand and attack.section.made is None
    return card and attack.origin not in (Zone.IN_PLAY, Zone.IN_USE)


def comes_as(
    game: Game,
    attack: Attack,
    what: AttackWords | AttackFilter,
    nth: Ordinal,
    source: Source,
    played: bool = False,
    turn: bool = False,
    of_first: int = 0,
    successful: bool = False,
) -> bool:
    """Whether it is a player's first, or second …, attack of a kind in this combat or `turn`.

    Or one `of_first` so many; or of those alone that were `successful`: as long as there was none,
    each that comes may be the first. Among those that are `played` the Powers don't count, but what
    an effect plays does (EFF-6), and copies of cards, which are treated so (ATK-16).
    """

    def counts(one: Attack) -> bool:
        if successful and one.stopped:
            return False
        return what.fits(game, one, source) and (not played or is_played(game, one))

    if not counts(attack):
        return False
    before = performed_before(game, attack.player, turn)
    if attack.number:
        before = [other for other in before if other.number < attack.number]
    came = sum(counts(earlier) for earlier in before)
    return came < of_first if of_first else came == nth.earlier


Said = tuple[str, dict[str, Any]]
"""A template with the field values it stands for."""

_AMONG: dict[str, Any] = {"nth": Ordinal.FIRST, "played": False}
_EVERYBODY: dict[str, Any] = {**_AMONG, "whose": None, "that": None}


def first_few(which: str = "") -> Iterator[Said]:
    """Templates of the first so many attacks of a player, or of each; perhaps `which` of them."""
    for that in ("", " {that:pl}"):
        such = {**_AMONG, "that": None} if not that else _AMONG
        yield f"{{whose}} first {{n}} {which}{{what:pl}}{that} each turn", such
        of_those = f"~{{those:@of}} first {{n}} {which}{{what:pl}}{that} each turn"
        yield of_those, {**such, "whose": None}
        yield f"~the first {{n}} {which}{{what:pl}}{that} {{whose:@performs}} each turn", such
    yield f"the first {{n}} {which}{{what:pl}} {{that:pl}} each turn", {**_AMONG, "whose": None}
    yield f"each player's first {{n}} {which}{{what:pl}} each turn", _EVERYBODY
    yield f"~the first {{n}} {which}{{what:pl}} each player performs each turn", _EVERYBODY


def each_time(*specs: Said) -> Iterator[Said]:
    """Templates that say "each turn", and the same of each combat (HSE-11)."""
    for template, pinned in specs:
        yield template, {**pinned, "turn": True}
        yield template.replace("each turn", "each combat"), {**pinned, "turn": False}


def one_by_number(one: dict[str, Any], such: dict[str, Any]) -> Iterator[Said]:
    """Templates of an attack by its number, or of one of the first few."""
    few = {**one, "nth": Ordinal.FIRST}
    yield from each_time(
        ("{whose} {nth} {what} each turn", one),
        ("{whose} {nth} {what} {that} each turn", such),
        ("a {nth} {what} each turn", {**one, "whose": None}),
        ("~the {nth} {what} [performed] each turn", {**one, "whose": None}),
        ("~the {nth} {what} {whose:@performs} each turn", one),
        ("one of {whose} first {first} {what:pl} each turn", few),
        ("~one of the first {first} {what:pl} {whose:@performs} each turn", few),
    )


def of_this_time(one: dict[str, Any], such: dict[str, Any]) -> Iterator[Spec]:
    """The same of an attack that goes on or is over, in the form "now": "this combat"."""
    for template, pinned in one_by_number(one, such):
        if not template.startswith("~"):
            yield template.replace(" each ", " this "), pinned, "now"
