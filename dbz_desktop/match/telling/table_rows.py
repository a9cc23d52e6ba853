"""Rows of the table: what they stand for, what they know, and how they are walked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto

from dbz_desktop.cards.model import Card, CardType
from dbz_desktop.match.telling.table_states import State
from dbz_desktop.rules.kernel.decisions import Decision
from dbz_desktop.rules.kernel.events import HIDDEN, NOBODY, Zone

GROUPS = (CardType.ALLY, CardType.DRILL, CardType.SETUP, CardType.DRAGON_BALL)
"""The types by which cards in play lie together; any other comes after them."""

Token = int | tuple[object, ...]
"""What a card's row is known by: its instance, or for a card that nobody knows its place."""


class Part(Enum):
    """What a row stands for. Those with a `state` are shown beside the cards."""

    TABLE = auto()
    SIDE = auto()
    PERSONALITY = auto()
    PLAYER = auto()
    SCOUTER = auto()
    IN_FORCE = auto()
    CARDS = auto()
    PILES = auto()
    PILE = auto()
    MIDDLE = auto()
    ATTACK = auto()
    CARD = auto()


@dataclass(eq=False, slots=True)
class Row:
    """A row of the table: a card, something beside the cards, or a branch of such.

    `card` is an instance, HIDDEN for a card face down, NOBODY for what is no card. `seat` is whose
    side it is on, NOBODY for both. `stages` are an Ally's or the MP's own and `anger` is the MP's,
    with the `anger_goal` that he needs, else they are -1. A `ghost` is a card that is shown in the
    middle and lies elsewhere. `options` are indexes into the options of the present question;
    `mark` and `mark_words` say how the card is marked among several.
    """

    part: Part
    seat: int = NOBODY
    zone: Zone | None = None
    card: int = NOBODY
    face: Card | None = None
    stages: int = -1
    anger: int = -1
    anger_goal: int = -1
    attached_to: int = NOBODY
    captured: bool = False
    used: bool = False
    ghost: bool = False
    options: list[int] = field(default_factory=list)
    mark: str = ""
    mark_words: str = ""
    state: State | None = None
    token: Token = NOBODY
    parent: Row | None = None
    children: list[Row] = field(default_factory=list)
    place: int = 0
    ident: int = 0

    @property
    def power(self) -> int | None:
        """What a scouter reads: the power rating at the present stage."""
        return getattr(self.state, "power", None)

    @property
    def level(self) -> int | None:
        """The level of a player's MP."""
        return getattr(self.state, "level", None)

    @property
    def known(self) -> bool:
        """True for a card whose face can be seen."""
        return self.card >= 0

    @property
    def reachable(self) -> bool:
        """True for what the keyboard can go to and a screen reader tells of, when it is in sight.

        Cards face down only tell that they are there.
        """
        if self.part is Part.PILE:
            return self.zone is not Zone.ASIDE or bool(self.children)
        if self.part is Part.CARD:
            return self.known and not self.ghost
        return self.state is not None and bool(self.state.words)

    @property
    def branch(self) -> Row:
        """The zone that a card lies in, whatever it is attached to."""
        above = self.parent
        while above is not None and above.part is Part.CARD:
            above = above.parent
        assert above is not None, "a card lies below a zone"
        return above


def group_of(card: Card | None, attached_to: int) -> int:
    """Which of the `GROUPS` a card in play lies in, or what comes after them."""
    own = card is not None and card.type in GROUPS and attached_to == NOBODY
    return GROUPS.index(card.type) if card is not None and own else len(GROUPS)


def options_by_card(decision: Decision | None) -> dict[int, list[int]]:
    """The indexes of a decision's options by the card they point at (or are performed by)."""
    found: dict[int, list[int]] = {}
    for index, option in enumerate(decision.options if decision is not None else ()):
        card = option.card if option.card >= 0 else option.performer
        if card >= 0:
            found.setdefault(card, []).append(index)
    return found


def tokens_of(seat: int, zone: Zone, cards: Sequence[int]) -> list[Token]:
    """What the cards of a zone are known by; one back is as good as another."""
    tokens: list[Token] = []
    backs = 0
    for card in cards:
        tokens.append((seat, zone, backs) if card == HIDDEN else card)
        backs += card == HIDDEN
    return tokens


def number(parent: Row) -> None:
    """Tell the rows below another where they lie."""
    for place, child in enumerate(parent.children):
        child.place = place


def with_guests(rows: Sequence[Row]) -> Iterator[Row]:
    """Rows, each followed by what is attached to it."""
    for row in rows:
        yield row
        yield from with_guests(row.children)


def lying_open(group: Row) -> Iterator[Row]:
    """What of a group lies open: cards and what stands beside them, not what lies in piles."""
    for row in group.children:
        if row.part is Part.CARDS:
            yield from lying_open(row)
        else:
            yield row
            if row.part is Part.CARD:
                yield from lying_open(row)


def facts_in_play(row: Row, card: Card, host: Card | None) -> list[str]:
    """What is particular to a card in play, in words; `host` is the one that it is attached to."""
    words: list[str] = []
    if row.stages >= 0:
        power = f" ({card.stages[row.stages]:,})" if len(card.stages) > row.stages else ""
        words.append(f"Stage {row.stages}{power}")
    if row.anger >= 0:
        words.append(f"Anger {row.anger} of {row.anger_goal}")
    if host is not None:
        words.append(f"Attached to {host.name}")
    if row.captured:
        words.append("Captured")
    if row.used:
        words.append("Used this turn")
    names = [guest.face.name for guest in row.children if guest.face is not None]
    if names:
        words.append("Carries " + ", ".join(names))
    return words
