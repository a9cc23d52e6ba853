"""Little games in which every verb of the language is done: by each kind of card, by either side,
to plain cards and to Drills."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from dbz_desktop.cards import CardType, Style
from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.match import Match
from dbz_desktop.match.scenarios.file import scenario_from_table
from dbz_desktop.match.scenarios.run import scenario_match
from dbz_desktop.rules.kernel.decisions import Act, Ask
from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import (
    ALLY,
    DRILL,
    ENERGY,
    EVENT,
    PHYSICAL,
    PLAIN,
    REST,
    card,
)

ENDS = ("top", "bottom")
OF_DECK = ("Discard {}.", "Destroy {}.", "Banish {}.", "Reveal {}.", "Attach {} to your MP.")
OF_PILE = ("Banish {}.", "Rejuvenate {}.", "Attach {} to your MP.")
OF_MINE = (
    "Place {} into your hand.",
    "Place {} into play.",
    "Play {}.",
    "Draw {}.",
    "Return {} to your hand.",
    "Shuffle {} into your Life Deck.",
)
OF_HIS = ("draws", "discards", "destroys", "banishes", "reveals")
AT_ENDS = (
    *(
        text.format(f"the {end} card of {whose} {pile}")
        for end in ENDS
        for whose in ("your", "your opponent's")
        for pile, texts in (("Life Deck", OF_DECK), ("discard pile", OF_PILE))
        for text in texts
    ),
    *(
        text.format(f"the {end} card of your {pile}")
        for end in ENDS
        for pile in ("Life Deck", "discard pile")
        for text in OF_MINE
    ),
    *(f"Your opponent {does} the {end} card of his Life Deck." for end in ENDS for does in OF_HIS),
    *(
        f"Your opponent places the {end} card of his {pile} into his hand."
        for end in ENDS
        for pile in ("Life Deck", "discard pile")
    ),
)
"""What is done to a card at an end of a zone, each with either end."""

TEXTS = (
    *AT_ENDS,
    "Draw a card.",
    "Your opponent draws a card.",
    "Attach a card from your hand to your MP.",
    "Attach a card from your discard pile to your MP.",
    "Attach a card from your Banished Zone to your opponent's MP.",
    "Attach the top card of your Life Deck to your MP.",
    "Choose a card in your Banished Zone. While that card is banished, you may play it one time "
    "this combat as though it were in your hand.",
    "Advance your MP 2 levels.",
    "Lower your MP 2 levels.",
    "Place the bottom card of your Life Deck into your hand.",
    "Discard a card from your hand.",
    "Your opponent discards a card from his hand.",
    "Discard the top card of your Life Deck.",
    "Your opponent discards the top card of his Life Deck.",
    "Discard a Drill you control.",
    "Destroy the top 2 cards of your Life Deck.",
    "Destroy the top card of your opponent's Life Deck.",
    "Your opponent destroys the top card of his Life Deck.",
    "Destroy a Drill you control.",
    "Destroy one of your opponent's Drills.",
    "Banish a card from your hand.",
    "Your opponent banishes a card from his hand.",
    "Banish the top card of your discard pile.",
    "Banish the top card of your opponent's discard pile.",
    "Banish the top card of your Life Deck.",
    "Banish a Drill you control.",
    "Banish one of your opponent's Drills.",
    "Rejuvenate 2.",
    "Your opponent Rejuvenates 1.",
    "Rejuvenate a card from your discard pile.",
    "Rejuvenate a card from your hand.",
    "Shuffle a card from your discard pile into your Life Deck.",
    "Shuffle 2 cards from your discard pile into your Life Deck.",
    "Shuffle a card from your hand into your Life Deck.",
    "Shuffle a Drill you control into your Life Deck.",
    "Shuffle your Life Deck.",
    "Return a Drill you control to its owner's hand.",
    "Return one of your opponent's Drills to its owner's hand.",
    "Return a card from your discard pile to your hand.",
    "Place a card from your discard pile into your hand.",
    "Place a card from your hand on top of your Life Deck.",
    "Place a card from your discard pile at the bottom of your Life Deck.",
    "Place a card from your hand on top of your discard pile.",
    "Place a Drill you control on top of its owner's Life Deck.",
    "Place a Drill from your hand into play.",
    "Place a Drill from your discard pile into play.",
    "Play a Drill from your hand.",
    "Search your Life Deck for a Drill and place it into your hand.",
    "Search your Life Deck for a Drill and play it.",
    "Search your Life Deck for a card and banish it.",
    "Attach this card to your MP.",
    "Attach this card to your opponent's MP.",
    "Reveal your hand.",
    "Your opponent reveals his hand.",
    "Reveal a card from your hand.",
    "Reveal the top card of your Life Deck.",
    "Reveal the top card of your opponent's Life Deck.",
    "Capture a Dragon Ball.",
    "Gain control of one of your opponent's Drills.",
    "Gain control of one of your opponent's Allies.",
    "Your opponent gains control of one of your Drills.",
    "Raise your anger 1.",
    "Raise your opponent's anger 1.",
    "Lower your anger 1.",
    "Lower your opponent's anger 1.",
    "Advance your MP 1 level.",
    "Advance your opponent's MP 1 level.",
    "Lower your MP 1 level.",
    "Lower your opponent's MP 1 level.",
    "Gain 2 stages.",
    "Your opponent gains 2 stages.",
    "Lose 2 stages.",
    "Your opponent loses 2 stages.",
    "Pay 1 stage to draw a card.",
    "Use a critical damage effect.",
    "End combat.",
    "Discard one of your opponent's Drills.",
    "Shuffle one of your opponent's Drills into its owner's Life Deck.",
    "Shuffle a card from your opponent's discard pile into his Life Deck.",
    "Place one of your opponent's Drills on top of its owner's Life Deck.",
    "Place a card from your opponent's discard pile on top of his Life Deck.",
    "Search your opponent's Life Deck for a card and banish it.",
    "Search your discard pile for a Drill and place it into your hand.",
    "Search your opponent's discard pile for a card and banish it.",
    "Search your opponent's hand for a card and banish it.",
    "Search your hand for a card and banish it.",
    "Stop the next attack performed against you this combat.",
    "Your attacks deal +1 stage of damage this combat.",
    "Attach one of your opponent's Drills to your MP.",
    "Attach a card from your hand to a Drill you control.",
    "Search your Banished Zone for a card and place it into your hand.",
    "Search your opponent's Banished Zone for a card and place it at the bottom of its owner's Life Deck.",
    "Shuffle a card from your Banished Zone into your Life Deck.",
    "Rejuvenate a card from your Banished Zone.",
    "Return a card from your Banished Zone to your hand.",
    "Place a card from your opponent's hand on top of his Life Deck.",
    "Play a card from your discard pile.",
    "Card effects cannot lower your opponent's MP's level this combat. Lower your opponent's MP 1 "
    "level.",
    "Your opponent's attacks deal -1 stage of damage this combat.",
    "Prevent 1 life card of damage from your opponent's next attack this combat.",
    "Card effects cannot lower your MP's level this combat. Lower your MP 1 level.",
)


@dataclass(frozen=True)
class Scene:
    """A text that does something, the kind of card that says it, and where that begins."""

    text: str
    carrier: str
    by: str
    drills: bool

    def __str__(self) -> str:
        return f"{self.text} ({self.carrier}, {self.by}{', Drills' if self.drills else ''})"


CARRIERS: dict[str, tuple[CardType, str]] = {
    "event": (EVENT, "POWER: {}"),
    "drill": (DRILL, "POWER: {}"),
    "attack": (PHYSICAL, "[attack] Physical attack. {} DAMAGE: 2 stages."),
    "hit": (ENERGY, "[attack] Energy attack. DAMAGE: 2 life cards. HIT: {}"),
    "ally": (ALLY, "POWER: {}"),
}


def scenes() -> Iterator[Scene]:
    for text in TEXTS:
        for carrier in CARRIERS:
            for by in ("you", "opponent"):
                for drills in (False, True):
                    yield Scene(text, carrier, by, drills)


def match_of(scene: Scene) -> Match:
    """The position of a scene: both sides have cards of the kind everywhere."""
    kind, text = CARRIERS[scene.carrier]
    cards = ["Idle Drill", "Idle Drill"] if scene.drills else ["Filler", "Spare Kick"]
    sides: dict[str, dict[str, Any]] = {
        seat: {
            "mp": "Hero",
            "mastery": "Calm Mastery",
            "fill_with": "Filler",
            "fill": 30,
            "hand": list(cards),
            "life_deck": list(cards),
            "discard": list(cards),
            "banished": list(cards),
            "play": ["Idle Drill", "Other Drill", "Old Friend"],
            "anger": 1 if scene.drills else 2,
            "level": 2 + (scene.by == seat) * scene.drills,
            "stages": 1 if kind is ALLY else 5,
        }
        for seat in ("you", "opponent")
    }
    sides["opponent" if scene.by == "you" else "you"]["play"].append("Ball")
    place = "play" if kind in (DRILL, ALLY) else "hand"
    sides[scene.by][place].insert(0, "Deed")
    style = Style.RED if scene.carrier in ("attack", "drill") else Style.FREESTYLE
    deed = card("Deed", kind, text.format(scene.text), style=style)
    assert compile_text(deed, deed.text).failures == (), scene
    pool = Pack({each.id: each for each in (*PLAIN, deed)})
    start = {"phase": "combat", "turn": scene.by, "action": scene.by}
    return scenario_match(scenario_from_table({**sides, "start": start}, pool))


def play_out(match: Match, pick: int) -> None:
    """Use the deed, then let both play a card; answer all that is asked with the option `pick`, and go on until
    combat ends."""
    used: set[int] = set()
    while match.decision is not None and match.game.state.combat is not None:
        options = match.decision.options
        acts = [option.act for option in options]
        if match.decision.ask in (*REST, Ask.DEFEND):
            index = None
            player = match.decision.player
            if match.decision.ask is not Ask.DEFEND and not used:
                index = _option(match, "Deed")
            elif match.decision.ask is not Ask.DEFEND and player not in used - {-1}:
                index = _option(match, "Filler")
            if index is not None:
                used.add(player if used else -1)
            match.course.answer(len(acts) - 1 if index is None else index)
        elif Act.YES in acts:
            match.course.answer(acts.index(Act.YES))
        else:
            match.course.answer(pick % len(acts))


# ---------------------------------------------------------------------- fights


@dataclass(frozen=True)
class Fight:
    """An attack, who performs it, and with what it is answered."""

    attack: str
    by: str
    answer: str = ""
    power: bool = False
    kind: CardType = PHYSICAL
    style: Style = Style.FREESTYLE
    ally: bool = False

    def __str__(self) -> str:
        return f"{self.attack} ({self.kind.value}, {self.by}, {self.answer or 'no answer'})"


ATTACKS = (
    "Physical attack. DAMAGE: 12 life cards.",
    "Physical attack. DAMAGE: 2 stages.",
    "Energy attack. DAMAGE: 6 life cards.",
    "1: Energy attack. DAMAGE: 2 stages and 2 life cards.",
    "Physical attack. Raise your anger 1. DAMAGE: 3 stages and 2 life cards. HIT: Draw a card.",
    "2: Physical attack. DAMAGE: 1 stage and 1 life card. HIT: Raise your anger 1.",
)
ANSWERS = (
    "",
    "Stops a physical or energy attack.",
    "Prevent 4 stages of damage from that attack.",
    "Prevent 1 life card of damage from that attack.",
    "That attack deals -1 stage of damage.",
)


def fights() -> Iterator[Fight]:
    """Every attack with every answer: by a card of either Style, by a Power, by an Ally."""
    for attack in ATTACKS:
        for by in ("you", "opponent"):
            for answer in ANSWERS:
                for style in (Style.FREESTYLE, Style.RED):
                    yield Fight(attack, by, answer, style=style)
                for kind in (ALLY, DRILL):
                    yield Fight(attack, by, answer, kind=kind)
                yield Fight(attack, by, answer, style=Style.RED, ally=True)
                if answer:
                    yield Fight(attack, by, answer, power=True)


def fight_of(fight: Fight) -> Match:
    """The position of a fight: Endurance and Dragon Balls lie on top of both Life Decks."""
    other = "opponent" if fight.by == "you" else "you"
    top = ["Lasting Block", "Lasting Drill", "Ball", "Filler", "Lasting Block", "Lasting Filler"]
    sides: dict[str, dict[str, Any]] = {
        seat: {
            "mp": "Hero",
            "mastery": "Calm Mastery",
            "fill_with": "Filler",
            "fill": 30,
            "hand": ["Filler"],
            "life_deck": top,
            "play": ["Idle Drill", "Old Friend"],
            "anger": 2,
            "level": 2,
            "stages": 5,
        }
        for seat in ("you", "opponent")
    }
    sides[other]["play"].append("Ball")
    power = fight.kind in (ALLY, DRILL)
    sides[fight.by]["play" if power else "hand"].insert(0, "Deed")
    if fight.ally or fight.kind is ALLY:
        sides[fight.by]["stages"] = 0
    if fight.answer:
        sides[other]["play" if fight.power else "hand"].insert(0, "Answer")
    icon = "POWER: [attack]" if power else "[attack]"
    cards = [
        card("Deed", fight.kind, f"{icon} {fight.attack}", style=fight.style),
        card("Answer", DRILL, f"[defense] POWER: {fight.answer}")
        if fight.power
        else card("Answer", PHYSICAL, f"[defense] {fight.answer}", style=Style.RED),
        card("Lasting Drill", DRILL, "POWER: Draw a card.", endurance=1),
        card("Lasting Filler", PHYSICAL, "[attack] Physical attack.", endurance=1),
    ]
    for each in cards[: 2 if fight.answer else 1]:
        assert compile_text(each, each.text).failures == (), each.text
    pool = Pack({each.id: each for each in (*PLAIN, *cards)})
    start = {"phase": "combat", "turn": fight.by, "action": fight.by}
    return scenario_match(scenario_from_table({**sides, "start": start}, pool))


def fight_out(match: Match, pick: int) -> None:
    """Perform the attack twice if that can be, answer it, use Endurance, and end the combat."""
    times = 2
    while match.decision is not None and match.game.state.combat is not None:
        options = match.decision.options
        acts = [option.act for option in options]
        if match.decision.ask is Ask.DEFEND:
            index = _option(match, "Answer")
            match.course.answer(len(acts) - 1 if index is None else index)
        elif match.decision.ask in REST:
            index = _option(match, "Deed") if times else None
            if index is None and times:
                index = _option(match, "Filler")
            times -= index is not None
            match.course.answer(len(acts) - 1 if index is None else index)
        elif Act.YES in acts:
            match.course.answer(acts.index(Act.YES))
        else:
            match.course.answer(pick % len(acts))


def _option(match: Match, title: str) -> int | None:
    assert match.decision is not None
    cards = match.game.cards
    options = [(i, o.card) for i, o in enumerate(match.decision.options) if o.card >= 0]
    banished = [i for i, card in options if match.game.state.where[card] is Zone.BANISHED]
    found = [i for i, card in options if cards[card].title == title]
    return next(iter([*banished, *found]), None)
