"""A match by script: real seats, channels and projections, with events and questions of our own.

The windows can't tell it from a real match, and a test can put anything on the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from types import SimpleNamespace

from facts import LADDER, made

from dbz_desktop.cards.model import Alignment, Card, CardType, Style
from dbz_desktop.match.seats import messages
from dbz_desktop.match.seats.feed import Feed, Hear
from dbz_desktop.match.seats.seat import Seat
from dbz_desktop.match.telling.table import CardInPlay, SideView, TableView
from dbz_desktop.rules.kernel.decisions import Act, Ask, Decision, Option, WhyNot
from dbz_desktop.rules.kernel.events import HIDDEN, Event

WORDS = "[attack] 2: Energy attack. DAMAGE: 4 life cards. HIT: Raise your anger 1."
PUNCH = "[attack] Physical attack. DAMAGE: AT +3 stages."
BLOCK = "[defense] Stops an energy attack. Raise your anger 1."


def pool() -> dict[int, Card]:
    """Eighty cards: 0-39 of seat 0, 40-79 of seat 1, of all types."""
    cards: dict[int, Card] = {}
    for seat, (name, style, side) in enumerate(
        (("Kakarrin", Style.ORANGE, Alignment.HERO), ("Frostbite", Style.RED, Alignment.VILLAIN))
    ):
        base = seat * 40
        for level in range(4):
            cards[base + level] = made(
                f"TST-{seat}{level}",
                name,
                CardType.MAIN_PERSONALITY,
                PUNCH,
                subtitle=f"On Level {level + 1}",
                level=level + 1,
                alignment=side,
                pur=2 + level,
                stages=tuple(value * 10**level for value in LADDER),
            )
        mastery = f"{style.value} Patient Mastery"
        cards[base + 4] = made(
            f"TST-{seat}M",
            mastery,
            CardType.MASTERY,
            "[constant] Your attacks deal +1 life card.",
            style=style,
        )
        kinds = (
            (CardType.PHYSICAL_COMBAT, "Rising Elbow", PUNCH, None),
            (CardType.ENERGY_COMBAT, "Wide Blast", WORDS, 2),
            (CardType.ENERGY_COMBAT, "Steady Shield", BLOCK, None),
            (CardType.EVENT, "Long Meditation", "POWER: Draw a card.", 1),
            (
                CardType.SETUP,
                "Feint",
                "[attack] POWER: Physical attack. DAMAGE: AT +5 stages.",
                None,
            ),
            (CardType.DRILL, "Weighted Drill", "[constant] You need 1 less anger.", None),
        )
        for number in range(5, 33):
            kind, title, text, endurance = kinds[number % len(kinds)]
            cards[base + number] = made(
                f"TST-{seat}{number:02}",
                f"{style.value} {title}",
                kind,
                text,
                style=style,
                endurance=endurance,
            )
        for number in (33, 34):
            cards[base + number] = made(
                f"TST-{seat}{number:02}",
                f"Friend {number}",
                CardType.ALLY,
                WORDS,
                level=1,
                alignment=side,
                pur=1,
                subtitle="Loyal",
                stages=LADDER,
            )
        for number in range(35, 40):
            cards[base + number] = made(
                f"TST-{seat}{number:02}",
                f"Test Dragon Ball {number - 34}",
                CardType.DRAGON_BALL,
                "Draw a card.",
                dragon_ball_set="Test",
            )
    return cards


def side(seat: int, hidden: bool = False, **more) -> SideView:
    """A side with a hand of six, two in play and a small discard pile."""
    base = seat * 40
    hand = tuple(range(base + 5, base + 11))
    values = {
        "life_count": 48,
        "hand": (HIDDEN,) * len(hand) if hidden else hand,
        "play": (CardInPlay(base + 11), CardInPlay(base + 33, stages=3)),
        "discard": tuple(range(base + 12, base + 17)),
        "banished": (base + 17,),
    } | more
    return SideView(tuple(range(base, base + 4)), base + 4, **values)


def start(viewer: int, **more) -> TableView:
    """The position that most tests begin with."""
    sides = [side(0, hidden=viewer != 0), side(1, hidden=viewer != 1)]
    names = ("Ann", "Bert")
    return TableView(viewer, (sides[0], sides[1]), turn=3, step="combat", names=names, **more)


def ask(player: int = 0, cards: Sequence[int] = (5, 6), **more) -> Decision:
    """A question with one option for each card, and a pass."""
    options = [Option(Act.ATTACK, f"Attack with {card}", card=card) for card in cards]
    options.append(Option(Act.PASS, "Pass"))
    values = {"ask": Ask.ACTION, "prompt": "Your action", "rule": "COM-2"} | more
    return Decision(player=player, options=tuple(options), **values)


class FakeMatch:
    """Plays a script: after each answer the next batch of events, then the next question."""

    def __init__(
        self,
        script: Sequence[tuple[Sequence[Event], Decision | None]] = (),
        first: Decision | None = None,
        tables: tuple[TableView, TableView] | None = None,
    ) -> None:
        self.setup = SimpleNamespace(edition="fanz")
        self.names = ("Ann", "Bert")
        self.outcome: object = None
        self.open_hands = False
        self.cards = pool()
        self.script = list(script)
        self.answers: list[int] = []
        self.decision = first
        self.feeds = tuple(
            Feed(
                seat,
                self.names,
                "fanz",
                tables[seat] if tables else start(seat),
                0,
                self.cards.__getitem__,
            )
            for seat in (0, 1)
        )
        self.seats = tuple(Seat(partial(self._hear, seat)) for seat in (0, 1))
        for feed, seat in zip(self.feeds, self.seats, strict=True):
            feed.attach(seat.take)
        self._tell(())

    def seat(self, viewer: int, open: bool = False) -> Seat:
        return self.seats[viewer]

    def answer(self, index: int, auto: bool = False) -> None:
        self.answers.append(index)
        events, self.decision = self.script.pop(0) if self.script else ((), None)
        self._tell(events)

    def _hear(self, viewer: int, said: messages.Said, reply: Hear) -> None:
        if isinstance(said, messages.AskWhy):
            why = WhyNot("Only its owner's turn allows that.", "COM-2")
            reply(messages.Why(said.request, why))
        elif isinstance(said, messages.AskForecast):
            reply(messages.Foreseen(said.request, None))
        elif isinstance(said, messages.Answer):
            self.answer(said.index, said.auto)
            reply(messages.Taken(said.request))
        else:
            reply(messages.Refused(said.request, "That isn't in the script."))

    def _tell(self, events: Sequence[Event]) -> None:
        for feed in self.feeds:
            feed.push(events)
            feed.ask(self.decision)
