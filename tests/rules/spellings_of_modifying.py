"""In other words, what changes costs, damage and Endurance: one example of every row."""

from __future__ import annotations

MODIFYING = [
    (
        "Your Styled cards cost -1 stage to perform.",
        "Your Styled attacks cost -1 stage to perform.",
    ),
    (
        "Your energy combat cards deal +1 life card of damage.",
        "Your energy attacks deal +1 life card of damage.",
    ),
    (
        "While you control a Drill, your MP deals +2 stages of damage.",
        "While you control a Drill, attacks performed by your MP deal +2 stages of damage.",
    ),
    (
        "Gain 1 stage for every 2 stages that attack would have dealt.",
        "Gain 1 stage for every 2 stages of damage…",
    ),
    (
        "You may discard a Drill instead of paying stages.",
        "You may discard a Drill instead of paying this attack's cost.",
    ),
    (
        "When performing this attack, you may pay 2 stages.",
        "When you perform this attack, you may pay 2 stages.",
    ),
    (
        "Your Styled cards' Endurance is increased by 1.",
        "Your Styled cards have their Endurance increased by 1.",
    ),
    (
        "Cards in your Life Deck have their Endurance increased by 1.",
        "Your Cards have their Endurance increased by 1.",
    ),
    (
        "Whenever you perform an energy attack, that attack costs 1 less stage.",
        "Your energy attacks cost 1 less stage.",
    ),
    (
        "Whenever your opponent performs an energy attack, it costs 1 more stage.",
        "Your opponent's energy attacks cost 1 more stage.",
    ),
    (
        "Whenever you play an energy attack, reduce its cost by 1.",
        "Your energy attacks cost 1 less.",
    ),
    (
        "When you perform your first energy attack each combat, lower the cost of that attack by 2 stages.",
        "Your first energy attack each combat costs 2 less.",
    ),
    (
        "When you perform an energy attack, its cost is reduced by 2.",
        "Your energy attacks cost 2 less.",
    ),
    (
        "Your Styled attacks' costs are reduced by 1.",
        "The cost of Your Styled attacks is reduced by 1.",
    ),
    (
        "Reduce this attack's cost by 1 for each Drill you control.",
        "This attack costs -1 stage to perform for each Drill you control.",
    ),
    (
        "Whenever you perform an energy attack, you may discard a card from your hand to reduce its cost by 2.",
        "Whenever you perform an energy attack, you may discard a card from your hand to have that attack cost -2.",
    ),
    (
        "Whenever you play an energy attack, you may pass to have that attack cost 2 less.",
        "Whenever you perform an energy attack, you may pass to have that attack cost 2 less.",
    ),
    (
        "Your Styled cards gain 2 more Endurance.",
        "Your Styled cards have their Endurance increased by 2.",
    ),
    (
        "Your opponent's energy attacks cost him 1 more stage.",
        "Your opponent's energy attacks cost +1 stage.",
    ),
    (
        "Prevent 3 stages of damage from an attack performed against you.",
        "Prevent 3 stages of damage from an attack.",
    ),
    (
        "You may use one additional critical damage effect.",
        "You may use an additional critical damage effect.",
    ),
    ("You may have up to 4 copies of this Drill in your deck", "Limit 4 per deck"),
    (
        "If there are 20 or more cards in your discard pile, search it for a Drill.",
        "If there are 20 or more cards in your discard pile, search your discard pile for a Drill.",
    ),
    (
        "Your Red cards that raise your anger raise it by an additional 1.",
        "Whenever Your Red cards raise your anger, increase that amount by 1.",
    ),
    (
        "You may treat your Freestyle cards as Styled.",
        "Your Freestyle cards are considered Styled.",
    ),
    (
        "Increase this attack's damage by 2 stages.",
        "Increase the damage of this attack by 2 stages.",
    ),
    (
        "For each Styled card in your discard pile, this attack deals +1 life card of damage (to "
        "a maximum of 5).",
        "This attack deals +1 life card of damage for each Styled card in your discard pile, to a "
        "maximum of 5.",
    ),
    (
        "This card's cost is reduced by 1.",
        "This attack's cost is reduced by 1.",
    ),
    (
        "The next time you would take damage this combat, prevent it.",
        "Prevent all damage from the next attack this combat.",
    ),
    (
        "This attack's damage is 6 life cards instead.",
        "This attack deals 6 life cards of damage instead.",
    ),
    (
        "Your next attack this combat has its damage converted into life cards.",
        "Your next attack this combat deals its damage as life cards.",
    ),
    (
        "The cost of this card is reduced by 1 stage for each Drill you control.",
        "The cost of this attack is reduced by 1 stage for each Drill you control.",
    ),
    (
        "This card costs 1 less stage for each Drill you control.",
        "This attack costs 1 less stage for each Drill you control.",
    ),
    (
        'You may pass to give this attack "HIT: Draw a card."',
        'You may pass to have this attack gain "HIT: Draw a card."',
    ),
    (
        "This attack is considered to deal critical damage if it is successful.",
        "This attack is considered to deal critical damage.",
    ),
    (
        "Whenever one of your Allies leaves play because of a critical damage effect, draw a card.",
        "Whenever one of your Allies is discarded by a critical damage effect, draw a card.",
    ),
]
