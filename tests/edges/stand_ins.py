"""Plain cards that stand around the real one whose edge is played."""

from __future__ import annotations

from dbz_desktop.cards import Card, Style
from tests.rules.happening import ALLY, BALL, DRILL, ENERGY, EVENT, KICK, PHYSICAL, SETUP, card

_OF_NO_STYLE = {
    PHYSICAL: {
        "Jab": "[attack] Physical attack. DAMAGE: 3 stages.",
        "AT Jab": "[attack] Physical attack. DAMAGE: AT stages.",
        "HIT Jab": "[attack] Physical attack. DAMAGE: 3 stages. HIT: Raise your anger 1.",
    },
    ENERGY: {
        "Beam": "[attack] Energy attack. DAMAGE: 3 life cards.",
        "Big Beam": "[attack] Energy attack. DAMAGE: 6 life cards.",
        "Stage Beam": "[attack] Energy attack. DAMAGE: 3 stages.",
        "Wall": "[defense] Stops a physical or energy attack.",
    },
    EVENT: {
        "Event Wall": "[defense] Stops a physical or energy attack.",
        "Shield": "[defense] Prevent all damage from an attack.",
        "Rage": "POWER: Raise your anger 1.",
        "Calm": "POWER: Lower your opponent's anger 1.",
        "Calm 2": "POWER: Lower your opponent's anger 2.",
        "Gain": "POWER: Gain 2 stages.",
        "Loss": "POWER: Your opponent's MP loses 2 stages.",
        "Up": "POWER: Advance your MP 1 level.",
        "Down": "POWER: Lower your MP 1 level.",
        "Their Down": "POWER: Lower your opponent's MP 1 level.",
        "Rest": "POWER: Rejuvenate 1.",
        "Rest 2": "POWER: Rejuvenate 2.",
        "Mill": "POWER: Destroy the top card of your opponent's Life Deck.",
        "Mill 2": "POWER: Destroy the top 2 cards of your opponent's Life Deck.",
        "Own Mill": "POWER: Destroy the top card of your Life Deck.",
        "Toss": "POWER: Discard a card from your hand.",
        "Their Toss": "POWER: Your opponent discards a card from his hand.",
        "Draw": "POWER: Draw a card.",
        "Crit": "POWER: Use a critical damage effect.",
        "Snatch": "POWER: Capture a Dragon Ball.",
        "Smash": "POWER: Destroy a Drill.",
        "Slay": "POWER: Destroy an Ally.",
        "Seek": "POWER: Search your Life Deck for a card and place it into your hand.",
        "Seek in Pile": "POWER: Search your discard pile for a card and place it into your hand.",
        "Show": "POWER: Reveal your hand.",
        "Junk": "POWER: Gain 1 stage.",
        "Other Junk": "POWER: Gain 1 stage.",
        "Third Junk": "POWER: Gain 1 stage.",
    },
    DRILL: {
        "Plain Drill": "POWER: Raise your anger 1.",
        "Stage Drill": "[constant] Your attacks deal +1 stage of damage.",
        "Life Drill": "[constant] Your attacks deal +1 life card of damage.",
    },
    SETUP: {
        "Plain Setup": "POWER: Draw a card.",
        "Other Setup": "POWER: Raise your anger 1.",
    },
    ALLY: {
        "Pal": "POWER: [attack] Physical attack. DAMAGE: 3 stages.",
        "Mate": "POWER: Draw a card.",
    },
    BALL: {
        "Earth Ball": "Draw a card.",
        "Other Ball": "Raise your anger 1.",
    },
}  # fmt: skip
_STYLED = {
    "Stand-in Jab": (PHYSICAL, "[attack] Physical attack. DAMAGE: 3 stages."),
    "Stand-in Beam": (ENERGY, "[attack] Energy attack. DAMAGE: 3 life cards."),
    "Stand-in Drill": (DRILL, "POWER: Raise your anger 1."),
    "Stand-in Setup": (SETUP, "POWER: Draw a card."),
    "Stand-in Event": (EVENT, "POWER: Draw a card."),
}
STAND_INS: list[Card] = [
    *(card(name, kind, text) for kind, of in _OF_NO_STYLE.items() for name, text in of.items()),
    card("Tough", PHYSICAL, KICK, endurance=2),
    *(
        card(f"{style.value} {name}", kind, text, style=style)
        for style in Style
        if style.is_styled
        for name, (kind, text) in _STYLED.items()
    ),
]
"""Attacks, defenses, Events and cards in play, of no Style and of each."""
