"""In other words, how cards are handled: one example of every row."""

from __future__ import annotations

HANDLING = [
    (
        "Whenever a Drill enters or leaves play, draw a card.",
        "Whenever a Drill enters play or leaves play, draw a card.",
    ),
    (
        "Switch the top and bottom cards of your Life Deck.",
        "Exchange the top card of your Life Deck with the bottom card of your Life Deck.",
    ),
    (
        "You cannot declare combat the turn you play this Drill.",
        "While this card entered play this turn, you cannot declare combat.",
    ),
    (
        "Cards your opponent discards from his hand are shuffled into his Life Deck.",
        "Cards your opponent discards from his hand are shuffled into his Life Deck instead.",
    ),
    (
        "Discard cards from your Life Deck until you discard a Drill.",
        "Discard cards from the top of your Life Deck until you discard a Drill.",
    ),
    (
        "You may play Drills during combat.",
        "As an action, you may play a Drill from your hand.",
    ),
    (
        "If you capture this Dragon Ball, draw 2 cards instead.",
        "If this card is captured, draw 2 cards instead.",
    ),
    (
        "Discard this Ally after use.",
        "Discard this card after use.",
    ),
    (
        "This card may be used from your discard pile.",
        "You may use this card from your discard pile.",
    ),
    (
        "Whenever a card is placed in your hand, gain 1 stage.",
        "Whenever a card is placed into your hand, gain 1 stage.",
    ),
    (
        "Whenever your opponent places a card in his hand, gain 1 stage.",
        "Whenever your opponent places a card into his hand, gain 1 stage.",
    ),
    (
        "Your Allies are banished instead of being discarded.",
        "Your Allies that would be discarded are banished instead.",
    ),
    (
        "If your opponent would discard a card from his Life Deck, he banishes it instead.",
        "Life card damage from your attacks is banished.",
    ),
    ("Your Setups cannot be activated.", "Your Setups cannot be used."),
    (
        "You lose that many life cards instead.",
        "You destroy that many cards from the top of your Life Deck instead.",
    ),
    ("Prevent that capture.", "It is not captured."),
    ("Draw until you have 3 cards.", "Draw cards until you have 3 cards in your hand."),
    (
        "You cannot use the Power of a Drill that shares a name with a Drill you used this turn.",
        "You cannot use a Drill that shares a name with a Drill you used this turn.",
    ),
    (
        "Draw a card for each Drill in your discard pile and in your Banished Zone.",
        "Draw a card for each Drill in your discard pile and Banished Zone.",
    ),
    (
        "If there is a card attached to this Ally, draw a card.",
        "If this Ally has a card attached to it, draw a card.",
    ),
    (
        "He keeps a Drill he controls and destroys the rest.",
        "He chooses a Drill he controls and destroys the rest.",
    ),
    ("Draw an extra card.", "Draw a card."),
    ("Destroy an additional 2 cards.", "Destroy 2 cards."),
    ("Rejuvenate an additional card.", "Rejuvenate 1."),
    ("Rejuvenate 2 additional cards.", "Rejuvenate 2."),
    ("Destroy all Drills except it.", "Destroy all other Drills."),
    ("Destroy a Drill and/or a Setup.", "Destroy up to 1 Drill and up to 1 Setup."),
    (
        "Destroy any combination of up to 3 Drills and Setups.",
        "Destroy a total of up to 3 Drills and/or Setups.",
    ),
    ("He randomly discards 2 cards.", "He discards 2 random cards."),
    (
        "Search your Life Deck for 2 copies of a card.",
        "Search your Life Deck for 2 cards with the same title.",
    ),
    ("Destroy a second Drill.", "Destroy another Drill."),
    (
        "Place as many cards from your discard pile into your hand as Drills you control.",
        "Place as many cards from your discard pile as Drills you control into your hand.",
    ),
    ("Destroy all Drills you control except one.", "Destroy all but one Drills you control."),
    ("Banish all cards in both discard piles.", "Banish all cards in each player's discard pile."),
    (
        "Banish all cards in both players' discard piles.",
        "Banish all cards in each player's discard pile.",
    ),
    (
        "Search your Life Deck or your discard pile for a Drill and place it into play.",
        "Search your Life Deck or discard pile for a Drill and …",
    ),
    (
        "Choose a card in your discard pile or your opponent's discard pile.",
        "Choose a card in a player's discard pile.",
    ),
    ("Draw an additional card.", "Draw a card."),
    ("Draw 2 additional cards.", "Draw 2 cards."),
    (
        "Your opponent discards half of the cards in his hand, rounded up.",
        "Your opponent discards half of the cards in his hand.",
    ),
    (
        "Shuffle half of your discard pile into your Life Deck.",
        "Shuffle half of the cards in your discard pile into your Life Deck.",
    ),
    (
        "Place one on the bottom of your Life Deck and the other back on top.",
        "Place one at the bottom of your Life Deck and the other on the top of your Life Deck.",
    ),
    ("Each player's Allies lose 2 stages.", "All Allies in play lose 2 stages."),
    (
        "Your opponent removes the top 3 cards of his Life Deck from the game.",
        "Your opponent banishes the top 3 cards of his Life Deck.",
    ),
    (
        "Remove from the game after use.",
        "Banish after use.",
    ),
    (
        "Return a card in your discard pile to your Life Deck and shuffle it.",
        "Shuffle a card in your discard pile into your Life Deck.",
    ),
    (
        "Whenever a card is returned to your Life Deck, draw a card.",
        "Whenever a card is shuffled into your Life Deck, draw a card.",
    ),
    (
        "Put a Drill you control back into your hand.",
        "Return a Drill you control to your hand.",
    ),
    (
        "Your opponent puts a Drill he controls back into his Life Deck.",
        "Your opponent shuffles a Drill he controls into his Life Deck.",
    ),
    (
        "Remove a card in your opponent's discard pile from the game.",
        "Banish a card in your opponent's discard pile.",
    ),
    ("If it was Styled, Rejuvenate 2 more.", "If it was Styled, Rejuvenate 2."),
    (
        "Take control of a Drill while this card remains in play.",
        "Take control of a Drill until this card leaves play.",
    ),
    (
        "While attached, you control that Ally.",
        "Gain control of that Ally until this card leaves play.",
    ),
    ("You may use this attack again this combat.", "You may Remain 1."),
    ("Search it for a Drill and set it aside.", "Search it for a Drill."),
    (
        'Your Setups this combat that are not banished after use gain "Shuffle into your Life Deck '
        'after use."',
        "Your Setups that are not banished after use are shuffled into your Life Deck after use "
        "this combat",
    ),
    ('Your Setups gain "Banish after use."', "Your Setups are banished after use"),
    ('Your Setups gain "Discard this card after use."', "Your Setups are discarded after use"),
    ("Destroy all cards in play other than Masteries and MPs.", "Destroy all cards in play."),
    ("If it does not have a card attached to it, draw it.", "If it has no card attached to it, …"),
    (
        "During your opponent's next Draw Step, he draws 1 fewer card.",
        "Your opponent draws 1 fewer card during his Draw Step until the end of your opponent's next "
        "turn.",
    ),
    (
        "During your next Draw Step, draw 2 additional cards.",
        "You draw 2 additional cards during your Draw Step until the end of your next turn.",
    ),
    (
        "Draw until you have 4.",
        "Draw cards until you have 4 cards in your hand.",
    ),
    (
        "You may play Styled Drills from your discard pile.",
        "You may play a Styled Drill from your discard pile during your Planning Step.",
    ),
    (
        "This combat, you may play attack cards from your discard pile.",
        "You may play an attack card from your discard pile as an action this combat.",
    ),
    (
        "While an opponent's Styled Drill is in play, draw a card.",
        "While your opponent controls a Styled Drill, draw a card.",
    ),
    (
        "Place it into your hand or on top of your Life Deck.",
        "Place it into your hand or Place it on top of your Life Deck.",
    ),
    (
        "Return a Dragon Ball you captured to its owner's control.",
        "Return a captured Dragon Ball you control to its owner's control.",
    ),
    ("Place it on the bottom.", "Place it at the bottom of your Life Deck."),
    ("Your Drills cannot be removed from play.", "Your Drills cannot leave play."),
    (
        "Exchange your hand with the cards in your discard pile.",
        "Exchange your hand with your discard pile.",
    ),
    ("Banish a Drill in play or in a player's hand.", "Banish a Drill in play or in any hand."),
    (
        "Your opponent chooses one of his Drills to keep and destroys all others.",
        "Your opponent chooses one of his Drills and destroys all others.",
    ),
    ("Draw until you have 3 cards in hand.", "Draw cards until you have 3 cards in your hand."),
    (
        "He draws cards until he has 3 cards in hand.",
        "He draws cards until he has 3 cards in his hand.",
    ),
    ("Banish a card from any discard piles.", "Banish a card from any discard pile."),
    (
        "At the end of your Draw Step, draw an additional card.",
        "At the end of your Draw Step, draw a card.",
    ),
    (
        "At the end of your Draw Step, draw 2 additional cards.",
        "At the end of your Draw Step, draw 2 cards.",
    ),
    ("If you passed with this card's effect, …", "If you passed with this card, …"),
    ("Use when your opponent activates a Setup.", "Use when your opponent uses a Setup."),
    (
        "Use the Power of a Drill you have already activated this turn.",
        "Use a Drill you have used …",
    ),
    ("That Setup cannot be activated this turn.", "That Setup cannot be used this turn."),
    (
        "Move a card attached to your MP to a Drill.",
        "Attach a card attached to your MP to a Drill.",
    ),
    ("Use that Dragon Ball's effects.", "Use the effects of that Dragon Ball."),
    (
        "Use that Drill's POWER.",
        "Use the POWER of that Drill.",
    ),
    ("Players cannot search Life Decks.", "Players cannot search a player's Life Deck."),
    (
        "Whenever you Rejuvenate, Rejuvenate 1 additional card.",
        "Whenever you Rejuvenate cards, increase that amount by 1.",
    ),
    ("Players cannot Rejuvenate.", "Players cannot Rejuvenate cards."),
    ("If this is revealed, draw a card.", "If this card is revealed, draw a card."),
    ("Use that Dragon Ball's immediate effects.", "Use the immediate effects of that Dragon Ball."),
    ("Place it on the bottom of your Life Deck.", "Place it at the bottom of your Life Deck."),
    ("Banish any amount of them.", "Banish any of them."),
    ("Take 1 and the other 2 are banished.", "Take 1 and the others are banished."),
    ("It stays on the table.", "It stays in play."),
    ("Place this card into play from your hand.", "Place this card from your hand into play."),
    (
        "Banish a Drill you control. Return it to your hand from your Banished Zone.",
        "Banish a Drill you control. Return it from your Banished Zone to your hand.",
    ),
    ("If you advanced a level with this effect, pass.", "… a level with this card, pass."),
    (
        "Whenever you Rejuvenate this combat, Rejuvenate 2 more cards.",
        "Whenever you Rejuvenate cards this combat, increase that amount by 2.",
    ),
    (
        "During your Rejuvenation Step, Rejuvenate 1 additional card.",
        "At the end of your Rejuvenation Step, Rejuvenate 1.",
    ),
    (
        "Both players draw cards until they have the same number of cards in hand.",
        "Each player who has fewer cards in his hand than his opponent draws cards until he has as many cards in his hand as his opponent.",
    ),
    (
        "Banish the top 2 cards of each discard pile.",
        "Banish the top 2 cards of each player's discard pile.",
    ),
    (
        "If this card is in your discard pile when you advance a level, you may place it into "
        "your hand.",
        "When you advance a level, you may place this card from your discard pile into your hand.",
    ),
    (
        "Shuffle your opponent's discard pile and place it at the bottom of his Life Deck.",
        "Place all cards in your opponent's discard pile at the bottom of his Life Deck.",
    ),
    (
        "Banish after use if played from your discard pile.",
        "If this card was played from your discard pile, banish this card after use.",
    ),
    (
        "If this card is played from your discard pile, banish it after use.",
        "If this card was played from your discard pile, banish this card after use.",
    ),
    (
        "When this Dragon Ball is captured, the player who captured it draws 2 cards.",
        "Whenever a player captures this card, that player draws 2 cards.",
    ),
    (
        "Place it into play without using its effect.",
        "Place it into play without using its effects.",
    ),
    (
        "You may return this card to your hand from your discard pile.",
        "You may place this card from your discard pile into your hand.",
    ),
    (
        "This Drill cannot be destroyed the turn it is played.",
        "While this card entered play this turn, this card cannot be destroyed.",
    ),
    (
        "For each Setup destroyed, your opponent may Rejuvenate 1.",
        "Your opponent may Rejuvenate 1 for each Setup destroyed.",
    ),
    (
        "Rejuvenate cards until you have as many cards in your Life Deck as your opponent.",
        "Rejuvenate a number of cards equal to the number of cards in your opponent's Life Deck "
        "minus the number of cards in your Life Deck.",
    ),
    (
        "You may discard this Ally instead of one of your Dragon Balls being captured.",
        "Whenever one of your Dragon Balls would be captured, You may discard this Ally instead.",
    ),
    (
        "Whenever an Ally leaves play, you may attach it to this Drill instead of placing it into "
        "the discard pile.",
        "Whenever an Ally would leave play, you may attach it to this card instead.",
    ),
    (
        "If your opponent has 5 or more banished cards, banish this card.",
        "If your opponent has 5 or more cards in his Banished Zone, banish this card.",
    ),
    (
        "Whenever you return a card in play to a player's hand, draw a card.",
        "Whenever you return a card in play to its owner's hand, draw a card.",
    ),
    (
        "Destroy one of your opponent's Drills of his choice.",
        "Your opponent destroys one of his Drills.",
    ),
    (
        "Whenever a Styled Drill returns to your hand, draw a card.",
        "Whenever a Styled Drill is returned to your hand, draw a card.",
    ),
    (
        "Return all cards in your Banished Zone to your discard pile.",
        "Place all cards in your Banished Zone into your discard pile.",
    ),
    (
        "Your opponent can perform no more than 2 attacks each combat.",
        "Your opponent cannot perform more than 2 attacks each combat.",
    ),
    (
        "Your Drills cannot be destroyed except by your effects.",
        "Your Drills can only be destroyed by your effects.",
    ),
    (
        "If a Drill is destroyed while in play by your opponent, draw a card.",
        "If a Drill is destroyed from play by your opponent, draw a card.",
    ),
    (
        "If both of those Drills are Styled, draw a card.",
        "If both cards are Styled, draw a card.",
    ),
    (
        "X = the number of Allies shuffled into your Life Deck this way.",
        "X = the number of Allies you shuffled into your Life Deck this way.",
    ),
    (
        "Your opponent shuffles the remaining revealed cards into his Life Deck.",
        "Your opponent shuffles the remaining cards into his Life Deck.",
    ),
    (
        "You may banish one of those cards from his discard pile.",
        "You may banish one of those cards.",
    ),
    (
        "Place the Drill you destroyed into play from your discard pile.",
        "Place that Drill into play from your discard pile.",
    ),
    (
        "Choose one of the following effects: draw a card, Rejuvenate 2, or raise your anger 1.",
        "Choose one: draw a card, Rejuvenate 2, or raise your anger 1.",
    ),
    (
        "You may choose for your opponent to discard a card.",
        "You may have your opponent discard a card.",
    ),
    (
        "As an action, if this card is in your discard pile you may banish a Drill to place this card into play.",
        "If this card is in your discard pile, you may banish a Drill as an action to place this card into play.",
    ),
    (
        "If both cards are Styled, each player places his card into his hand.",
        "If both cards are Styled, place those cards into their owners' hands.",
    ),
    (
        "Your Dragon Balls can be captured only by critical damage effects.",
        "Your Dragon Balls can only be captured by critical damage effects.",
    ),
    (
        "Search your Life Deck for a total of 3 different Styled cards and reveal them.",
        "Search your Life Deck for 3 different Styled cards and reveal them.",
    ),
    (
        "Destroy a Setup or an attached card.",
        "Destroy a Setup or attached card.",
    ),
    (
        "You may have up to 2 cards in your hand at the end of your Discard Step.",
        "Your maximum hand size is 2 during the Discard Step.",
    ),
    (
        "This combat, the first card your opponent discards from his hand is banished instead.",
        "The next time your opponent would discard a card from his hand this combat, your opponent banishes it instead.",
    ),
    (
        "Look at the top 2 cards of your Life Deck. Shuffle the remaining card into your Life Deck.",
        "Look at the top 2 cards of your Life Deck. Shuffle the remaining cards into your Life Deck.",
    ),
    (
        "If 5 or more stages of damage were prevented this way, draw a card.",
        "If the number of stages of damage prevented this way is 5 or more, draw a card.",
    ),
    (
        "If no levels were lowered this way, draw a card.",
        "If the number of levels lowered this way is 0, draw a card.",
    ),
    (
        "Rejuvenate 2 from your opponent's discard pile.",
        "Rejuvenate 2 cards from your opponent's discard pile.",
    ),
    (
        "For each card destroyed by this card that had Endurance, draw a card.",
        "For each card that had Endurance destroyed by this attack, draw a card.",
    ),
    (
        "While attached, your opponent cannot play cards with the same title.",
        "While attached, your opponent cannot play cards with the same title as that card.",
    ),
    (
        "Banish all cards you control except your MP and your Mastery.",
        "Banish all cards you control.",
    ),
    (
        "Whenever one of your cards attaches to your opponent's MP, draw a card.",
        "Whenever one of your cards is attached to your opponent's MP, draw a card.",
    ),
    (
        "When this card is leaving play because of a critical damage effect, draw a card.",
        "When this card is discarded by a critical damage effect, draw a card.",
    ),
    (
        "Attach to an Ally your opponent controls or to your opponent's MP.",
        "Attach to one of your opponent's personalities.",
    ),
]
