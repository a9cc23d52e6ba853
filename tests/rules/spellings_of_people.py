"""In other words, who does it and whose it is: one example of every row."""

from __future__ import annotations

PEOPLE = [
    (
        "Whenever one of your Drills is destroyed by one of your opponent's effects, that player "
        "draws a card.",
        "Whenever one of your Drills is destroyed by one of your opponent's effects, your opponent "
        "draws a card.",
    ),
    (
        "The controller of that Drill draws a card.",
        "That Drill's controller draws a card.",
    ),
    (
        "Your opponent reveals each card he draws.",
        "Whenever your opponent draws a card, he reveals it.",
    ),
    (
        "Draw cards until your hand has 5 cards.",
        "Draw cards until you have 5 cards in your hand.",
    ),
    (
        "You may use your MP's Power.",
        "You may use the Power of your MP.",
    ),
    (
        "Whenever an Ally uses its Power, gain 1 stage.",
        "Whenever an Ally is used, gain 1 stage.",
    ),
    (
        "Whenever your opponent searches his Life Deck, you may search yours for a Drill.",
        "Whenever your opponent searches his Life Deck, you may search your Life Deck for a Drill.",
    ),
    ("Its Power cannot be used this turn.", "It cannot be used this turn."),
    (
        "If your opponent skipped combat on his last turn, draw a card.",
        "If your opponent did not declare combat on his last turn, draw a card.",
    ),
    ("If you are using a Namekian Mastery, pass.", "If you control a Namekian Mastery, pass."),
    ("If your opponent is using a Villain MP, pass.", "If your opponent's MP is a Villain, pass."),
    ("Usable only by Villains.", "Villains only."),
    (
        "Your MP's alignment becomes Villain this turn.",
        "Your MP is considered to be a Villain this turn.",
    ),
    ("Its player's opponent loses 2 stages.", "That player's opponent loses 2 stages."),
    ("You may use each of your Drills' Powers twice.", "You may use your Drills' Powers twice."),
    (
        "This attack can only be performed by an Ally.",
        "Use only if this attack is performed by an Ally.",
    ),
    ("Choose a Main Personality.", "Choose an MP card."),
    (
        "If your MP's Power has been used this turn, draw a card.",
        "If you have used your MP's Power this turn, draw a card.",
    ),
    (
        "When your opponent's Styled Drill's Power is used, draw a card.",
        "When your opponent uses a Styled Drill, draw a card.",
    ),
    (
        "Use the Power of a Drill you control, even if it has already been used this turn.",
        "Use the Power of a Drill you control.",
    ),
    ("Only your MP may perform this attack.", "Use only if this attack is performed by your MP."),
    ("Allies cannot perform this attack.", "Use only if this attack is performed by your MP."),
    ("Opponents cannot choose your Drills.", "Your opponent cannot choose your Drills."),
    (
        "Your opponent cannot choose your Drills for his card effects.",
        "Your opponent cannot choose your Drills by card effects.",
    ),
    (
        "Whenever a player banishes a card from his own discard pile, draw a card.",
        "Whenever a player banishes a card from his own discard pile, draw a card.",
    ),
    (
        "Whenever a player Rejuvenates a card from his discard pile, draw a card.",
        "Whenever a player Rejuvenates a card from his own discard pile, draw a card.",
    ),
    ("Each player reveals a card from his own hand.", "Each player reveals a card from his hand."),
    ("Whenever you or your opponent discards a card, draw one.", "Whenever a player discards …"),
    ("Stops an attack and banishes that card.", "Stops an attack and banish that card."),
    ("Stops an attack and destroys that Ally.", "Stops an attack and destroy that Ally."),
    (
        "Your opponent must discard a card from his hand, then lower his anger 1 level.",
        "Your opponent must discard a card from his hand and Your opponent must lower …",
    ),
    (
        "The personality performing the attack loses 1 stage.",
        "The attacking personality loses 1 stage.",
    ),
    ("You and your opponent each draw a card.", "Both players draw a card."),
    ("Your MP and Allies gain 2 stages.", "Your personalities gain 2 stages."),
    (
        "Your opponent's MP and all of his Allies lose 2 stages.",
        "Your opponent's personalities lose 2 stages.",
    ),
    (
        "If you do, your MP or an Ally you control gains 3 stages.",
        "If you do, one of your personalities gains 3 stages.",
    ),
    (
        "Whenever a player draws a card, his opponent gains 1 stage.",
        "Whenever a player draws a card, that player's opponent gains 1 stage.",
    ),
    (
        "At the end of each player's turn, he passes.",
        "At the end of each player's turn, that player …",
    ),
    (
        "If a player has no Drills, he passes.",
        "Each player who has no Drills passes.",
    ),
    ("Rejuvenate 3 cards of your choice.", "Rejuvenate 3 cards."),
    ("Only you can play Setups.", "Your opponent cannot play Setups."),
    (
        "Both players reveal the top card of their Life Decks.",
        "Both players reveal the top card of their Life Deck.",
    ),
    (
        "Whenever a player passes, destroy the top card of his Life Deck.",
        "Whenever a player passes, destroy the top card of that player's Life Deck.",
    ),
    (
        "Whenever a player passes, he draws a card.",
        "Whenever a player passes, that player draws a card.",
    ),
    (
        "Whenever a player discards a card from his hand, draw a card.",
        "Whenever a player discards a card from a hand, draw a card.",
    ),
    ("Your Main Personality gains 2 power stages.", "Your MP gains 2 stages."),
    ("Both Main Personalities gain 1 power stage.", "Both MPs gain 1 stage."),
    ("He or she draws a card from his or her hand for him or her.", "He draws … for him."),
    ("If Android 17 is your MP, draw a card.", "If your MP is Android 17, draw a card."),
    ("Look at an opponent's hand.", "Look at your opponent's hand."),
    ("Look at the opponent's Setups.", "Look at your opponent's Setups."),
    (
        "Choose an Ally not under your control.",
        "Choose an Ally your opponent controls.",
    ),
    ("Personalities cannot gain stages.", "Any personality cannot gain stages."),
    ("Players cannot use that Drill's Power.", "Players cannot use that Drill."),
    ("Your opponent cannot use its Power.", "Your opponent cannot use it."),
    ("It cannot use its Power this combat.", "It cannot be used this combat."),
    ("That Ally's Powers cannot be used.", "That Ally cannot be used."),
    ("That Ally cannot use its Power.", "That Ally cannot be used."),
    (
        "This combat, you cannot play more than 1 Event.",
        "You cannot play more than 1 Event each combat.",
    ),
    (
        "You cannot play more than 1 Event during this combat.",
        "You cannot play more than 1 Event each combat.",
    ),
    ("Allies you control are considered Heroes.", "Your Allies are considered Heroes."),
    (
        "You cannot play more than 1 Event for the remainder of combat.",
        "You cannot play more than 1 further Event this combat.",
    ),
    (
        "If a player has no cards in his hand, he draws a card.",
        "Each player who has no cards in his hand draws a card.",
    ),
    (
        "While a player has no cards in his hand, he cannot play Events.",
        "A player who has no cards in his hand cannot play Events.",
    ),
    (
        "While a player has 3 or more anger, his attacks deal +1 stage of damage.",
        "Attacks performed by a player who has 3 or more anger deal +1 stage of damage.",
    ),
    (
        "While a player did not declare combat, draw a card.",
        "While whichever player did not declare combat, draw a card.",
    ),
    (
        "If a player has 5 anger, lower his anger 1 level.",
        "If a player has 5 anger, lower whichever player's anger 1 level.",
    ),
    (
        "This combat, whenever a player plays an Event, he draws a card.",
        "This combat, whenever a player plays an Event, that player draws a card.",
    ),
    (
        "For the remainder of the turn, each player who advances a level destroys the top card of his Life Deck.",
        "For the remainder of the turn, whenever a player advances a level, that player destroys the top card of his Life Deck.",
    ),
    (
        "If you have no cards in hand and control no Allies, draw a card.",
        "If you have no cards in hand and you control no Allies, draw a card.",
    ),
    (
        "Each player's attacks cannot be stopped while he is at 0 stages.",
        "Attacks performed by a player whose MP is at 0 stages cannot be stopped.",
    ),
    (
        "At the start of each player's turn, if his anger is 0, he draws a card.",
        "At the start of each player's turn, if that player's anger is 0, that player draws a card.",
    ),
    (
        "Whenever a player passes, if he has no cards in his hand, he draws a card.",
        "Whenever a player passes, if that player has no cards in his hand, that player draws a card.",
    ),
    (
        "If Goku is your opponent's MP, draw a card.",
        "If your opponent's MP is Goku, draw a card.",
    ),
    (
        "This attack may only be performed by a Saiyan.",
        "Use only if this attack is performed by a Saiyan.",
    ),
    (
        "If a card would be discarded from a player's hand, he banishes it instead.",
        "If a card would be discarded from a player's hand, banish it instead.",
    ),
    (
        "If a player would raise his anger, he gains 2 stages instead.",
        "If a player would raise his anger, that player gains 2 stages instead.",
    ),
    ("If this Dragon Ball was captured, draw a card.", "If this card is captured, draw a card."),
    ("Both players simultaneously reveal a card.", "Both players reveal a card."),
    ("If you do, you each draw 2 cards.", "If you do, both players draw 2 cards."),
    (
        "Whenever you would Rejuvenate, draw a card instead.",
        "Whenever you would Rejuvenate cards, draw a card instead.",
    ),
    (
        "Your opponent destroys a Drill or loses 4 stages, his choice.",
        "Your opponent destroys a Drill or loses 4 stages.",
    ),
    (
        "Shuffle your Life Deck and look at its top card.",
        "Shuffle your Life Deck and look at the top card of your Life Deck.",
    ),
    ("Use when entering combat only.", "Use when entering combat."),
    (
        "Your opponent cannot attack on his next action.",
        "Your opponent cannot perform attacks during his next action.",
    ),
    (
        "When your MP advances to this level, draw a card.",
        "When you advance to this level, draw a card.",
    ),
    (
        "Your opponent cannot use the Power of his MP this turn.",
        "Your opponent cannot use his MP's Power this turn.",
    ),
    ("Draw cards until you have 4 in hand.", "Draw cards until you have 4 cards in your hand."),
    ("Place it on top of your Life Deck after shuffling.", "Place it on top of your Life Deck."),
    ("Use when you need to.", "Use when needed."),
    (
        "If a player advanced a level this turn, his opponent draws a card.",
        "If a player advanced a level this turn, that player's opponent draws a card.",
    ),
    (
        "If a player did not declare combat this turn, that player draws a card.",
        "Each player who did not declare combat this turn draws a card.",
    ),
    (
        "If the active player controls a Drill, he draws a card.",
        "If the active player controls a Drill, the active player draws a card.",
    ),
    (
        "While the active player controls a Drill, his attacks deal +1 stage of damage.",
        "While the active player controls a Drill, attacks performed by the active player deal +1 stage of damage.",
    ),
    (
        "Whenever your opponent's MP stops an attack, pass.",
        "Whenever your opponent stops an attack, pass.",
    ),
    (
        "Your opponent cannot declare combat on his turn unless he discards a card.",
        "Your opponent cannot declare combat unless he discards a card.",
    ),
    ("Use a Styled Setup from your discard pile.", "Use … in your discard pile."),
    ("X = the banished Ally's power stage.", "X = that Ally's power stage."),
    ("X = the power stage of the banished Ally.", "X = that Ally's power stage."),
    (
        "Your MP is immune to critical damage effects.",
        "Your MP cannot be affected by critical damage effects.",
    ),
    (
        "Whenever you stop an attack or raise his anger, draw a card.",
        "Whenever you stop an attack or you raise your opponent's anger, draw a card.",
    ),
    (
        "Whenever you use the Power of one of your Drills, use that Power a second time this combat.",
        "Whenever you use the Power of one of your Drills, use its Power again.",
    ),
    (
        "If Goku or Gohan is your MP, draw a card.",
        "If your MP is Goku or Gohan, draw a card.",
    ),
    (
        "If you entered combat as the defender, draw a card.",
        "If your opponent declared combat, draw a card.",
    ),
    (
        "Lower the anger of each player to 0.",
        "Lower each player's anger to 0.",
    ),
    (
        "Its owner may then draw a card.",
        "Its owner may draw a card.",
    ),
    (
        "You may pay 2 stages to have him discard a card.",
        "You may pay 2 stages to have your opponent discard a card.",
    ),
    (
        "When this Dragon Ball is captured, its new controller draws a card.",
        "Whenever a player captures this card, that player draws a card.",
    ),
    (
        "Cards in each player's hand cannot be discarded by card effects.",
        "Players cannot discard cards from a hand by card effects.",
    ),
    (
        "Set all players' anger to 1.",
        "Set each player's anger to 1.",
    ),
    (
        "When you are lowering a personality level, draw a card.",
        "When your MP is lowered a level, draw a card.",
    ),
    (
        "Drills with [constant] effects in play under your opponent's control lose all effects.",
        "Your opponent's Drills with [constant] effects lose all effects.",
    ),
    (
        "Your opponent cannot use card effects to search your discard pile.",
        "Your opponent cannot search your discard pile.",
    ),
    (
        "If your MP's alignment is Hero, draw a card.",
        "If your MP is a Hero, draw a card.",
    ),
    (
        "Whenever either player's Drill enters play, draw a card.",
        "Whenever a Drill enters play, draw a card.",
    ),
    (
        "Search all Life Decks, discard piles and hands for all Drills and banish them.",
        "Search each player's Life Deck, discard pile and hand for all Drills and banish them.",
    ),
    (
        "Search each player's Life Deck for Hero Allies and banish them.",
        "Search each player's Life Deck for all Hero Allies and banish them.",
    ),
    (
        "You begin the game with a Drill from your Life Deck in play.",
        "At the start of the game, search your Life Deck for a Drill and place it into play.",
    ),
    (
        "Use when an effect causes any player's personality to gain stages.",
        "Use when an effect causes any personality to gain stages.",
    ),
    (
        "Destroy the top 2 cards of each players Life Deck.",
        "Destroy the top 2 cards of each player's Life Deck.",
    ),
    (
        "Place up to 2 cards from a Banished Zone at the bottom of their owners Life Decks.",
        "Place up to 2 cards from a Banished Zone at the bottom of their owners' Life Decks.",
    ),
    (
        "Your card effects cannot be cancelled this turn.",
        "Your cards cannot be cancelled this turn.",
    ),
    (
        "Your opponent cannot cancel your effects this turn.",
        "Your opponent cannot cancel your cards this turn.",
    ),
    (
        "Both players may search their Life Decks for a Setup and place it into their hands.",
        "Both players may search their Life Deck for a Setup and place it into his hand.",
    ),
    (
        "Your opponent's MP's anger cannot be lowered.",
        "Your opponent's anger cannot be lowered.",
    ),
    (
        "Each personality except your MP loses 2 stages.",
        "Your opponent's MP and all Allies lose 2 stages.",
    ),
    (
        "Each of your personalities other than your MP gains 2 stages.",
        "Each of your Allies gains 2 stages.",
    ),
    (
        "At the end of combat, a player who performed no attacks this combat may draw a card.",
        "At the end of combat, each player who has not performed an attack this combat may draw a card.",
    ),
    (
        "Your Allies may make actions regardless of your MP's power stage, and their attacks deal +2 stages of damage.",
        "Your Allies may make actions regardless of your MP's power stage and attacks performed by your Allies deal +2 stages of damage.",
    ),
    (
        "Allies you control but do not own may make actions regardless of your MP's power stage.",
        "All Allies you control but do not own may make actions regardless of your MP's power stage.",
    ),
    (
        "Your Allies cannot be destroyed and their attacks deal +2 life cards of damage.",
        "Your Allies cannot be destroyed and attacks performed by your Allies deal +2 life "
        "cards of damage.",
    ),
    (
        "Return Launch to her owner's hand.",
        "Return Launch to its owner's hand.",
    ),
]
