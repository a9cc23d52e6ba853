"""What stands beside the cards, as values and in words: players, scouters, effects,
piles, the turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from dbz_desktop.cards.model import Card, CardType
from dbz_desktop.match.telling.attack_summary import AttackSummary, amount, summary
from dbz_desktop.match.telling.table import SideView, TableView
from dbz_desktop.rules.flow.stages import TOP, attack_table, bracket
from dbz_desktop.rules.kernel.events import NOBODY, CardUsed
from dbz_desktop.rules.kernel.state import ANGER_GOAL

LOW = 1
"""At this stage and below a personality is about to fall to zero."""

STEP_NAMES = {
    "draw": "Draw Step",
    "planning": "Planning Step",
    "combat": "Combat Step",
    "discard": "Discard Step",
    "rejuvenation": "Rejuvenation Step",
}


VICTORIES = {
    "survival": "SURVIVAL VICTORY",
    "mppv": "MOST POWERFUL PERSONALITY",
    "dragon balls": "DRAGON BALL VICTORY",
    "effect": "A CARD'S EFFECT",
    "concession": "CONCEDED",
}

_SHORT = {
    "until the end of combat": "COMBAT",
    "this turn": "TURN",
    "until the start of the next turn of its player": "NEXT TURN",
    "until the end of the next turn of its player": "NEXT TURN",
    "in that action": "ACTION",
    "while attached": "ATTACHED",
    "for the rest of the game": "GAME",
}
"""How long an effect holds, in a word for a chip; from the words of `FloatingBegan.until`."""


@dataclass(frozen=True, slots=True)
class Lasting:
    """One effect in force: the title of the card that made it, its words, how long it holds."""

    title: str
    text: str
    until: str

    @property
    def short(self) -> str:
        """How long it holds, in a word."""
        return _SHORT.get(self.until, "LASTS")

    @property
    def words(self) -> str:
        """The effect in words."""
        text = self.text.strip().rstrip(".")
        about = f"{self.title}: {text}" if self.title and text else self.title or text
        return f"{about or 'An effect'}, {self.until}"


def count_of(count: int) -> str:
    """ "1 card", "4 cards"."""
    return "1 card" if count == 1 else f"{count} cards"


@dataclass(frozen=True, slots=True)
class Player:
    """Who plays a side: name, MP, its level's own title, level, anger, turn, cards in hand."""

    player: str = ""
    mp: str = ""
    title: str = ""
    level: int = 1
    levels: int = 4
    anger: int = 0
    active: bool = False
    hand: int = 0
    goal: int = ANGER_GOAL
    """The anger with which he advances or wins (ANG-1, WIN-2)."""

    @property
    def words(self) -> str:
        """All of it, for a screen reader."""
        turn = ", has the turn" if self.active else ""
        return (
            f"{self.player}: {self.mp}, level {self.level}, anger {self.anger} of {self.goal}, "
            f"{amount(self.hand, 'cards')} in hand{turn}"
        )


@dataclass(frozen=True, slots=True)
class Scouting:
    """What a scouter reads: the MP's card, its stage, and its AT against the other MP (ATK-5)."""

    card: Card | None = None
    stage: int = 0
    at: int | None = None
    rival: str = ""

    @property
    def power(self) -> int:
        """The power rating at the present stage."""
        return self.card.stages[self.stage] if self.card is not None and self.card.stages else 0

    @property
    def words(self) -> str:
        """Power level, stage, bracket and AT."""
        words = (
            f"Scouter: power level {self.power:,}, stage {self.stage} of {TOP}, "
            f"bracket {bracket(self.power)}"
        )
        if self.stage <= LOW:
            words += ", low"
        return f"{words}, AT {self.at} against {self.rival}" if self.at is not None else words


@dataclass(frozen=True, slots=True)
class InForce:
    """The floating effects of a player that are in force (EFF-4)."""

    player: str = ""
    effects: tuple[Lasting, ...] = ()

    @property
    def words(self) -> str:
        """All effects; nothing where there is none."""
        if not self.effects:
            return ""
        return f"In force for {self.player}: " + "; ".join(e.words for e in self.effects)


@dataclass(frozen=True, slots=True)
class Pile:
    """How many cards lie in a pile, of how many in all, and whether one can be chosen. `drawn` are
    those that the next Draw Step takes of a Life Deck if it loses the game (HSE-2), else 0."""

    title: str
    count: int = 0
    total: int = 0
    lit: bool = False
    drawn: int = 0

    @property
    def words(self) -> str:
        """The pile and its share of the deck."""
        if not self.total:
            return f"{self.title}: {count_of(self.count)}"
        share = round(100 * self.count / self.total)
        words = f"{self.title}: {count_of(self.count)}, {share} % of the {self.total} of this deck"
        if self.drawn:
            words += f"; the next Draw Step takes {count_of(self.drawn)} and loses the game (HSE-2)"
        return words


@dataclass(frozen=True, slots=True)
class Middle:
    """The attack that is going on, with its card's title, or where the turn stands."""

    headline: str = ""
    subline: str = ""
    attack: AttackSummary | None = None
    title: str = ""
    ally: str = ""
    """Who performs it, where it isn't an MP, which goes unsaid."""

    @property
    def words(self) -> str:
        """What is attacked with and what came of it, or whose action it is."""
        attack = self.attack
        if attack is None:
            return f"{self.headline}. {self.subline}"
        words = f"{attack.kind} attack: {self.title}"
        if attack.calculated is not None:
            done = attack.calculated
            words += f", {done.stages} stages and {done.life_cards} life cards"
        return f"{words}. {attack.result}".strip()


State = Player | Scouting | InForce | Pile | Middle
CardOf = Callable[[int], Card | None]


def player_of(view: TableView, seat: int, card_of: CardOf) -> Player:
    """Who plays a side."""
    side = view.sides[seat]
    card = card_of(side.mp_card)
    return Player(
        player=view.names[seat],
        mp=card.name if card else "",
        title=(card.subtitle or "") if card else "",
        level=side.level,
        levels=len(side.mp),
        anger=side.anger,
        active=view.active == seat,
        hand=len(side.hand),
        goal=side.anger_goal,
    )


def scouting_of(view: TableView, seat: int, card_of: CardOf) -> Scouting:
    """What a side's scouter reads."""
    side, other = view.sides[seat], view.sides[1 - seat]
    card, rival = card_of(side.mp_card), card_of(other.mp_card)
    return Scouting(
        card, side.stages, at_against(card, side, rival, other), rival.title if rival else ""
    )


def at_against(
    card: Card | None, side: SideView, rival: Card | None, other: SideView
) -> int | None:
    """What the Attack Table gives a side's MP against the other MP now (ATK-5)."""
    if card is None or rival is None or not card.stages or not rival.stages:
        return None
    return attack_table(card.stages[side.stages], rival.stages[other.stages])


def in_force(view: TableView, seat: int, card_of: CardOf) -> InForce:
    """A side's floating effects."""
    effects = tuple(
        Lasting(known.title if (known := card_of(e.card)) else "", e.text, e.until)
        for e in view.floating
        if e.player == seat
    )
    return InForce(view.names[seat], effects)


def deck_size(view: TableView, seat: int) -> int:
    """The cards of a deck wherever they lie, but MP and Mastery; captured ones with their owner."""
    side, other = view.sides[seat], view.sides[1 - seat]
    own = sum(not entry.captured for entry in side.play)
    lost = sum(entry.captured for entry in other.play)
    piles = (side.hand, side.in_use, side.discard, side.banished, side.aside)
    return side.life_count + own + lost + sum(len(pile) for pile in piles)


def middle_of(view: TableView, card_of: CardOf) -> Middle:
    """The attack in progress, or where the turn stands."""
    if view.attack is not None:
        attack = summary(view.attack.events)
        known, performer = card_of(attack.card), card_of(attack.performer)
        ally = ""
        if performer is not None and performer.type is CardType.ALLY:
            ally = performer.title if attack.performer != attack.card else ""
        return Middle(attack=attack, title=known.title if known else "", ally=ally)
    if view.winner is not None:
        words = VICTORIES.get(view.winner.kind, view.winner.kind)
        return Middle(f"{view.names[view.winner.player]} wins", words.capitalize())
    if not view.turn:
        return Middle()
    headline = STEP_NAMES.get(view.step, view.step.capitalize())
    if view.combat != NOBODY and view.actor != NOBODY and view.action:
        headline = f"{view.names[view.actor]}'s action"
    return Middle(headline, f"Turn {view.turn}: {view.names[view.active]}")


def ghosts(view: TableView) -> dict[int, int]:
    """By seat, what attacks or defends without lying in the middle: a Power, or already gone."""
    attack = view.attack
    if attack is None:
        return {}
    shown = {attack.began.player: attack.began.card}
    for event in attack.events:
        if isinstance(event, CardUsed) and event.how == "defense":
            shown[event.player] = event.card
    return {s: c for s, c in shown.items() if c >= 0 and c not in view.sides[s].in_use}
