"""In other words, what changes costs, damage and Endurance: one example of every row."""

from __future__ import annotations

MODIFYING = [
    (
        "Reduce the cost of this attack by 1 for each Ally you control.",
        "This attack costs -1 stages for each Ally you control.",
    ),
    (
        "Increase the cost of your opponent's attacks this combat by 2 stages.",
        "Your opponent's attacks cost +2 stages this combat.",
    ),
    ("The cost of your energy attacks is reduced by 1.", "Your energy attacks cost -1 stages."),
    ("The cost of your attacks is increased by X.", "Your attacks cost +X stages."),
    (
        "Increase the damage of your Styled attacks by 1 stage this combat.",
        "Your Styled attacks deal +1 stage of damage this combat.",
    ),
    (
        "Reduce the damage of your opponent's attacks by 1 life card.",
        "Your opponent's attacks deal -1 life card of damage.",
    ),
    (
        "Your attacks have their damage increased by 2 stages.",
        "Your attacks deal +2 stages of damage.",
    ),
    (
        "Your opponent's attacks have their damage reduced by X life cards.",
        "Your opponent's attacks deal -X life cards of damage.",
    ),
    ("Your attacks have their costs reduced by 1.", "Your attacks cost -1 stages."),
    (
        "Your attacks have their cost increased by 1 stage this combat.",
        "Your attacks cost +1 stages this combat.",
    ),
    (
        "Your Styled cards' Endurance is increased by 1.",
        "Your Styled cards have their Endurance increased by 1.",
    ),
    (
        "Increase the Endurance of your cards by 1 this combat.",
        "Your cards have their Endurance increased by 1 this combat.",
    ),
    (
        "Cards in your Life Deck have their Endurance increased by 1.",
        "Your Cards have their Endurance increased by 1.",
    ),
    (
        "Prevent 2 life cards of damage from the next attack.",
        "Prevent 2 life cards of damage from your opponent's next attack.",
    ),
    (
        "Whenever you take stages of damage from an attack, pass.",
        "Whenever you take stage damage from an attack, pass.",
    ),
]
