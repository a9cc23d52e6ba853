"""In other words, who has more, who goes furthest, how far they are apart: one example of every row."""

from __future__ import annotations

COMPARING = [
    (
        "If both cards are the same type, draw a card.",
        "If both cards have the same card type, draw a card.",
    ),
    ("Set your anger to match your opponent's anger.", "Set your anger to your opponent's anger."),
    (
        "X = the difference between the levels of your MP and your opponent's MP.",
        "X = the difference between the level of your MP and the level of your opponent's MP.",
    ),
    (
        "If you have performed more attacks than your opponent this combat, draw a card.",
        "If the number of attacks you performed this combat is more than the number of attacks your opponent performed this combat, draw a card.",
    ),
    (
        "If neither player's anger is 0, draw a card.",
        "If your anger is not 0 and your opponent's anger is not 0, draw a card.",
    ),
    (
        "Neither player's attacks can be stopped.",
        "Players' attacks cannot be stopped.",
    ),
    (
        "If both players' MPs are level 3, draw a card.",
        "If your MP is level 3 and your opponent's MP is level 3, draw a card.",
    ),
    (
        "If your MP has a lower power stage than your opponent's MP, draw a card.",
        "If your MP's power stage is lower than your opponent's MP's power stage, draw a card.",
    ),
    (
        "Destroy an Ally whose power level is lower than your MP's power level.",
        "Destroy an Ally with a lower power level than your MP.",
    ),
    (
        "Destroy an Ally with a lower power level than your MP's.",
        "Destroy an Ally with a lower power level than your MP.",
    ),
    (
        "If your anger is at least twice your opponent's, pass.",
        "If your anger is at least twice your opponent's anger, pass.",
    ),
    ("If you control less than 1 Drill, pass.", "If you control no Drill, pass."),
    ("If your anger is less than 1, pass.", "If your anger is 0, pass."),
    ("Destroy the Ally with the lowest level.", "Destroy a Ally with the lowest level."),
    ("Destroy the lowest level Ally.", "Destroy a Ally with the lowest level."),
    ("The player who currently has 2 anger draws.", "The player who has 2 anger draws."),
    (
        "The player who controls more Drills draws.",
        "Each player who controls more Drills than his opponent draws.",
    ),
    (
        "Each player with more Drills than his opponent passes.",
        "Each player who controls more Drills than his opponent passes.",
    ),
    (
        "Whoever controls the most Drills passes.",
        "Each player who controls the most Drills passes.",
    ),
    ("Each player that controls a Drill passes.", "Each player who controls a Drill passes."),
    ("Each player with a level 2 MP passes.", "Each player whose MP is level 2 passes."),
    (
        "The player whose MP has the highest level passes.",
        "Each player whose MP's level is higher than his opponent's passes.",
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
        "X = one more than the number of Drills you control.",
        "X = one + the number of Drills you control.",
    ),
    (
        "X = one less than the number of Drills you control.",
        "X = the number of Drills you control - one.",
    ),
    (
        "Draw X cards. X = the number of Allies in play and in your discard pile.",
        "Draw X cards. X = the number of Allies in play or in your discard pile.",
    ),
    (
        "Banish the Setups from all discard piles.",
        "Banish the Setups from each player's discard pile.",
    ),
    ("If the card you banished was Styled, pass.", "If the banished card was Styled, pass."),
    (
        "If your power level is less than 1,000, use this Drill.",
        "If your power level is less than 1,000, use this card.",
    ),
    (
        "If you have 5 anger or less, draw a card.",
        "If you have 5 or less anger, draw a card.",
    ),
    (
        "If both players control the same number of Allies, draw a card.",
        "If you have as many Allies in play as your opponent, draw a card.",
    ),
    (
        "If you have no cards in your hand other than this card, draw a card.",
        "If you have no other cards in your hand, draw a card.",
    ),
    (
        "Set your anger equal to your MP's level.",
        "Set your anger to your MP's level.",
    ),
    (
        "If both players have the same amount of anger, draw a card.",
        "If your anger is equal to your opponent's, draw a card.",
    ),
    (
        "Gain stages equal to one more than your anger.",
        "Gain stages equal to one + your anger.",
    ),
    ("Heads: Draw a card.", "If heads, Draw a card."),
    (
        "If your opponent has more cards in his hand than you have in yours, draw a card.",
        "If your opponent has more cards in his hand than you, draw a card.",
    ),
    (
        "If your anger equals your opponent's anger, draw a card.",
        "If your anger is equal to your opponent's anger, draw a card.",
    ),
    (
        "Draw that many cards, to a maximum of 3.",
        "Draw cards equal to that number, to a maximum of 3.",
    ),
    (
        "Raise your anger that many levels, to a maximum of 2.",
        "Raise your anger by that number, to a maximum of 2.",
    ),
    (
        "Your anger needed to advance is increased by 1 for the rest of the game.",
        "You need 1 more anger to advance a level for the rest of the game.",
    ),
    (
        "Draw a card, plus an additional card for each Ally you control.",
        "Draw a card for each Ally you control, plus 1.",
    ),
    (
        "If each Drill you control has a different Style, pass.",
        "If you control less than 2 Drills of the same Style, pass.",
    ),
    (
        "If this is the only card in your hand, pass.",
        "If you have no other cards in your hand, pass.",
    ),
    (
        "If your anger is 0 or is higher than your opponent's anger, pass.",
        "If your anger is 0 or your anger is higher than your opponent's anger, pass.",
    ),
    (
        "If the number of cards you drew is higher than the number of cards your opponent drew, pass.",
        "If the number of cards you drew this way is higher than the number of cards your opponent drew this way, pass.",
    ),
    (
        "If your MP and your opponent's MP are at different levels, draw a card.",
        "If your MP's level is not equal to your opponent's, draw a card.",
    ),
    (
        "If your MP and your opponent's MP are at different levels, draw a card.",
        "If your MP's level is not equal to your opponent's, draw a card.",
    ),
    (
        "If both MPs are at the same level, draw a card.",
        "If your MP's level is equal to your opponent's, draw a card.",
    ),
]
