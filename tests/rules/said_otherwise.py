"""Forms of the grammar that were spellings of one place each: other verbs, doers, places and times.

Each is a text of a card, and what is printed of it.
"""

from __future__ import annotations

SETUPS = (
    ("You may reduce your MP to 3 stages.", "You may lower your MP to stage 3."),
    ("Raise your MP's stages by 3.", "Your MP gains 3 stages."),
    ("Your opponent's MP's stages are reduced by 2.", "Your opponent's MP loses 2 stages."),
    (
        "You may lower the stages of one of your opponent's Allies by 4.",
        "You may have one of your opponent's Allies lose 4 stages.",
    ),
    (
        "Your opponent's MP and an Ally each lose 2 stages.",
        "Your opponent's MP and an Ally lose 2 stages.",
    ),
    (
        "You may return your opponent's MP to level 1.",
        "You may advance or lower your opponent's MP to level 1.",
    ),
    (
        "Your opponent sets his MP to level 2.",
        "Your opponent advances or lowers his MP to level 2.",
    ),
    (
        "Your opponent's anger cannot go past 2 this combat.",
        "Your opponent's anger cannot be raised above 2 this combat.",
    ),
    ("Remove all anger from both MPs.", "Lower each player's anger to 0."),
    ("Lower your MP's level.", "Lower your MP 1 level."),
    ("Draw until you have 4 cards.", "Draw cards until you have 4 cards in your hand."),
    (
        "Your opponent may draw until he has 3 cards in hand.",
        "Your opponent may draw cards until he has 3 cards in his hand.",
    ),
    (
        "Each player draws until he has 3.",
        "Each player draws cards until he has 3 cards in his hand.",
    ),
    (
        "You may destroy your opponent's Life Deck's bottom 2 cards.",
        "You may destroy the bottom 2 cards of your opponent's Life Deck.",
    ),
    ("Destroy the top card of each Life Deck.", "Destroy the top card of each player's Life Deck."),
    (
        "Your opponent's MP has no constant effects this combat.",
        "Your opponent's MP loses all [constant] effects this combat.",
    ),
    (
        "If your last action was not to pass, draw a card.",
        "If you have not passed in your last action, draw a card.",
    ),
    (
        "If an Ally attacked this combat, draw a card.",
        "If an Ally has performed an attack this combat, draw a card.",
    ),
    (
        "Your opponent must attack in his next action.",
        "Your opponent must perform an attack in his next action.",
    ),
    (
        "Your next attack's life cards of damage cannot be prevented.",
        "Your next attack cannot have its life card damage prevented.",
    ),
    (
        "Each of your MP's physical attacks this combat deals +2 stages.",
        "Physical attacks performed by your MP this combat deal +2 stages of damage.",
    ),
    (
        "Your opponent's attacks this combat that were not stopped deal +1 life card.",
        "Your opponent's successful attacks this combat deal +1 life card of damage.",
    ),
    (
        "Your Allies may act this combat regardless of your MP's stages.",
        "Your Allies may make actions regardless of your MP's power stage this combat.",
    ),
    ("Your opponent cannot lose the game this turn.", "You cannot win the game this turn."),
    (
        "Look through your opponent's hand and choose a card.",
        "Look at your opponent's hand and choose a card.",
    ),
    (
        "Your Drills cannot be removed from play this combat.",
        "Your Drills cannot leave play this combat.",
    ),
    (
        "Your opponent cannot draw cards until your opponent's next turn.",
        "Your opponent cannot draw cards until the start of his next turn.",
    ),
    (
        "Reveal cards from your opponent's Life Deck until you reveal an Ally.",
        "Reveal cards from the top of your opponent's Life Deck until you reveal an Ally.",
    ),
)
"""The Power of a Setup."""

DRILLS = (
    ("Players cannot have more than 4 anger.", "A player's anger cannot be raised above 4."),
    (
        "Your opponent's anger cannot fall below 2.",
        "Your opponent's anger cannot be lowered below 2.",
    ),
    (
        "Your opponent's anger cannot be changed.",
        "Your opponent's anger cannot be raised or lowered.",
    ),
    (
        "Whenever your opponent's MP's level changes, draw a card.",
        "Whenever your opponent's MP changes levels, draw a card.",
    ),
    ("Your MP's stages cannot be lowered.", "Your MP cannot lose stages."),
    (
        "When your opponent's MP becomes level 4, draw a card.",
        "Whenever your opponent's MP is level 4, draw a card.",
    ),
    ("Your opponent needs 1 more anger.", "Your opponent needs 1 more anger to advance a level."),
    (
        "Your opponent's maximum hand size is 1 lower.",
        "Your opponent's maximum hand size is -1 during the Discard Step.",
    ),
    (
        "If your opponent is not defending, your attacks deal +1 stage.",
        "While your opponent is not the defender, your attacks deal +1 stage of damage.",
    ),
    (
        "Treat all of your opponent's cards as Freestyle.",
        "Your opponent's cards are considered Freestyle.",
    ),
    (
        "Your Energy Combat cards lose their Style.",
        "Your Energy Combat cards are considered Freestyle.",
    ),
    ("Whenever you block, draw a card.", "Whenever you stop an attack, draw a card."),
    (
        "Your attacks' damage cannot exceed 5 life cards.",
        "Your attacks cannot deal more than 5 life cards of damage.",
    ),
    (
        "Your opponent cannot take more than 4 life cards of damage from an energy attack.",
        "Your energy attacks cannot deal more than 4 life cards of damage.",
    ),
    (
        "Your opponent's MP takes no damage from physical attacks.",
        "Prevent all damage from your physical attacks.",
    ),
)
"""The [constant] Power of a Drill."""

NOTES = (
    ("This card can only be used as the defender.", "Use only if you are the defender."),
    (
        "You may only use this card as your second action this combat.",
        "Use only if this is your second action this combat.",
    ),
    (
        "You cannot use this card as the defender.",
        "This card cannot be used while you are the defender.",
    ),
    ("Villain MPs only.", "Villains only."),
    ("You can have 5 copies of this card in your Life Deck.", "Limit 5 per deck."),
)
"""A note of an attack."""
