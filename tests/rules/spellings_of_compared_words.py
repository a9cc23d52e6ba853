"""Who goes furthest, who has more, where damage goes: one example of every row of spellings."""

from __future__ import annotations

BACK = "That attack deals its damage to the attacker."
TO_ALLY = "That attack deals its stages of damage to one of your Allies."

COMPARED_WORDS = [
    ("Do this twice.", "Do this 2 times."),
    ("Search it for any 2 Drills.", "Search it for 2 Drills."),
    ("If you control less than 1 Drill, pass.", "If you control no Drill, pass."),
    ("If no Allies were banished this combat, pass.", "If a Ally was not banished this combat, …"),
    ("If a Drill is destroyed this way, pass.", "If a Drill was destroyed this way, pass."),
    ("If your anger is less than 1, pass.", "If your anger is 0, pass."),
    ("If no Drills were destroyed this way, pass.", "If a Drill was not destroyed this way, pass."),
    ("Destroy the Ally with the lowest level.", "Destroy a Ally with the lowest level."),
    ("Destroy the lowest level Ally.", "Destroy a Ally with the lowest level."),
    (
        "Destroy a Drill in play with the highest Endurance.",
        "Destroy a Drill with the highest Endurance in play.",
    ),
    ("Choose one of your Allies and it gains 2 stages.", "One of your Allies gains 2 stages."),
    ("The player who currently has 2 anger draws.", "The player who has 2 anger draws."),
    (
        "The player who controls more Drills draws.",
        "Each player who controls more Drills than his opponent draws.",
    ),
    (
        "The player with the most cards in hand passes.",
        "Each player with more cards in hand than his opponent passes.",
    ),
    (
        "The player with the fewest Drills passes.",
        "Each player with less Drills than his opponent passes.",
    ),
    (
        "The player with the highest anger passes.",
        "Each player whose anger is higher than his opponent's passes.",
    ),
    (
        "The player with the lowest power level passes.",
        "Each player whose MP's power level is lower than his opponent's passes.",
    ),
    (
        "The player whose level is higher passes.",
        "Each player whose MP's level is higher than his opponent's passes.",
    ),
    (
        "If it has the same type as a Drill in play, draw it.",
        "If it is a card of the same type as a Drill in play, draw it.",
    ),
    (
        "Banish an attack from your hand of the same Style as this card.",
        "Banish an attack of the same Style as this card from your hand.",
    ),
    (
        "Destroy that many cards from the top of your Life Deck.",
        "Destroy the top that number cards of your Life Deck.",
    ),
    ("Your Mastery loses all effects.", "Your Masteries lose all effects."),
    ("If your MP is at level 3, draw it.", "If your MP is level 3, draw it."),
    ("Place it on the bottom.", "Place it at the bottom of your Life Deck."),
    ("Your Drills cannot be removed from play.", "Your Drills cannot leave play."),
    (
        "If your opponent has more Drills in hand than you, draw cards equal to the difference.",
        "If your opponent has more Drills in his hand than you, draw cards equal to the difference "
        "between the number of Drills in your hand and the number of Drills in your opponent's hand.",
    ),
    (
        "If you have more Drills in hand than your opponent, draw cards equal to the difference.",
        "If you have more Drills in your hand than your opponent, draw cards equal to the difference "
        "between the number of Drills in your hand and the number of Drills in your opponent's hand.",
    ),
    (
        "If you control more Drills than your opponent, it gains the difference.",
        "If you control more Drills than your opponent, it gains the difference between the number "
        "of Drills you control and the number of Drills your opponent controls.",
    ),
    (
        "If your anger is higher than your opponent's, it gains the difference.",
        "If your anger is higher than your opponent's, it gains the difference between your anger "
        "and your opponent's anger.",
    ),
    (
        "Draw cards the difference between 2 and 3.",
        "Draw cards equal to the difference between 2 and 3.",
    ),
    (
        "Raise your anger to equal your opponent's.",
        "Raise your anger to your opponent's anger.",
    ),
    (
        "The player who has the least anger passes.",
        "Each player with less anger than his opponent passes.",
    ),
    ("Destroy the opponent's Ally.", "Destroy an opponent's Ally."),
    (
        "Exchange your hand with the cards in your discard pile.",
        "Exchange your hand with your discard pile.",
    ),
    ("If the attack was stopped, draw it.", "If that attack was stopped, draw it."),
    (
        "This attack gains the HIT effects of the top card of your hand if it is an attack.",
        "This attack gains the HIT effects of the top card of your hand.",
    ),
    ("Banish a Drill in play or in a player's hand.", "Banish a Drill in play or in any hand."),
    (
        "Switch this Ally's power stage with your MP's power stage.",
        "Switch this Ally's stage with your MP's stage.",
    ),
    (
        "Your MP and this Ally each gain 2 stages.",
        "Your MP gains 2 stages and this Ally gains 2 stages.",
    ),
    (
        "Gain 1 stage for each level your opponent's MP is higher than yours.",
        "Gain 1 stage for each level your opponent's MP is higher than your MP.",
    ),
    (
        "Gain 1 stage for each level your MP is higher than your opponent's.",
        "Gain 1 stage for each level your MP is higher than your opponent's MP.",
    ),
    (
        "Redirect a physical attack to one of your Allies.",
        "If that attack is a physical attack, that attack deals its stages of damage to one of your "
        "Allies.",
    ),
    ("Redirect an attack to one of your Allies.", TO_ALLY),
    ("Treat this attack as an energy attack.", "This attack becomes an energy attack."),
    (
        "Both players draw until they have 2 cards in hand.",
        "Each player draws cards until he has 2 cards in his hand.",
    ),
    (
        "Your opponent chooses one of his Drills and destroys all others.",
        "Your opponent destroys all but 1 of his Drills.",
    ),
    (
        "Destroy a Drill with a different name than each Drill you control.",
        "Destroy a Drill with a different title than any Drill you control.",
    ),
    (
        "Exchange this Ally's power stage with the power stage of your MP.",
        "Switch the stages of this Ally and your MP.",
    ),
    ("Copy the Power of this card.", "Use the Power of this card."),
    ("Draw until you have 3 cards in hand.", "Draw cards until you have 3 cards in your hand."),
    (
        "He draws cards until he has 3 cards in hand.",
        "He draws cards until he has 3 cards in his hand.",
    ),
    (
        "He discards cards until he has 3 cards in hand.",
        "He discards all but 3 cards from his hand.",
    ),
    ("All players discard a card.", "Both players discard a card."),
    (
        "Whenever a player draws a card, his opponent gains 1 stage.",
        "Whenever a player draws a card, that player's opponent gains 1 stage.",
    ),
    ("Banish a card from any discard piles.", "Banish a card from any discard pile."),
    ("Your Drills lose their Powers.", "Your Drills lose all effects."),
    (
        "An opponent's Ally loses all effects this turn.",
        "Choose An opponent's Ally and it loses all effects this turn.",
    ),
    (
        "One of your opponent's Allies loses all effects this turn.",
        "Choose one of your opponent's Allies and it loses all effects this turn.",
    ),
    (
        "Prevent half the damage from that attack, rounded up.",
        "Prevent half of the stages and half of the life cards of damage from that attack.",
    ),
    (
        "Damage that would be dealt to your MP is dealt to this Ally instead.",
        "Your opponent's attacks deal their stages of damage to this Ally.",
    ),
    (
        "Your opponent's attacks must be redirected to this card.",
        "Your opponent's attacks deal their stages of damage to this Ally.",
    ),
    (
        "Stage damage from physical attacks is dealt to your Allies instead of your MP.",
        "Your opponent's physical attacks deal their stages of damage to one of your Allies.",
    ),
    ("Redirect the damage from that attack to one of your Allies.", TO_ALLY),
    ("Redirect that attack to one of your Allies.", TO_ALLY),
    ("That attack deals its damage to one of your Allies instead.", TO_ALLY),
    ("Redirect all damage from that attack to the attacker.", BACK),
    ("The attacker takes the damage from that attack instead.", BACK),
    ("Damage from that attack is dealt to your opponent instead.", BACK),
]
