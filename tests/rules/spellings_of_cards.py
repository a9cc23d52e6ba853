"""In other words, where cards are, where they go and what is done with them: one example of every row."""

from __future__ import annotations

CARDS = [
    (
        'Banish all cards in your discard pile with "Sword" in the title.',
        'Banish all cards with "Sword" in the title in your discard pile.',
    ),
    (
        "Place each of them on the top or bottom of your Life Deck.",
        "Place them on the top and/or bottom of your Life Deck.",
    ),
    (
        "Your opponent's Allies' [constant] effects cannot be used this combat.",
        "Your opponent's Allies lose all [constant] effects this combat.",
    ),
    (
        "This card cannot be discarded as damage.",
        "If this card would be discarded as you take damage, place it at the bottom of your Life Deck instead.",
    ),
    (
        'Cards you own with "Sword" in the title are considered Named.',
        'Your cards with "Sword" in the title are considered Named.',
    ),
    (
        'Search your Life Deck for a card containing "Sword" in its title and place it into your hand.',
        'Search your Life Deck for a card with "Sword" in its title and place it into your hand.',
    ),
    (
        "Cards with Goten or Kid Trunks in their title are considered Named.",
        'Cards with "Goten" or "Kid Trunks" in the title are considered Named.',
    ),
    (
        "Search your Life Deck for a card named after Goku and place it into your hand.",
        'Search your Life Deck for a card with "Goku" in the title and place it into your hand.',
    ),
    (
        "Your Events are shuffled into your Life Deck after use, instead of being discarded.",
        "Your Events are shuffled into your Life Deck after use.",
    ),
    (
        "Search your Life Deck for a Drill of each Style.",
        "Search your Life Deck for all Drills of different Styles.",
    ),
    (
        "Shuffle all of your Named cards in your discard pile into your Life Deck.",
        "Shuffle all Named cards in your discard pile into your Life Deck.",
    ),
    (
        "If there is a Drill on top of your discard pile, pass.",
        "If the top card of your discard pile is a Drill, pass.",
    ),
    ("Draw as many cards as you discarded.", "Draw that many cards."),
    (
        "Until the end of combat, take control of an Ally.",
        "Take control of an Ally until the end of combat.",
    ),
    (
        "Shuffle your hand and place it on the bottom of your Life Deck.",
        "Place your hand at the bottom of your Life Deck in a random order.",
    ),
    ("Place them back on top in any order.", "Place them back in any order."),
    ("If you are a Hero, draw a card.", "If your MP is a Hero, draw a card."),
    (
        "If your opponent has a Villain MP, draw a card.",
        "If your opponent's MP is a Villain, draw a card.",
    ),
    (
        "If a Drill was put into play this turn, pass.",
        "If a Drill was placed into play this turn, pass.",
    ),
    ("Put that card on top of your Life Deck.", "Place that card on top of your Life Deck."),
    ("Draw a card by putting a Drill into play.", "Draw a card by placing a Drill into play."),
    (
        "Add a Drill from your discard pile to your hand.",
        "Place a Drill from your discard pile into your hand.",
    ),
    (
        "If there is a Drill among them, you may banish it to draw a card.",
        "You may banish a Drill from among those cards to draw a card.",
    ),
    ("Banish any 2 Drills.", "Banish 2 Drills."),
    (
        "Place that card on top of its owner's Life Deck instead of its owner's discard pile.",
        "Place that card on top of its owner's Life Deck.",
    ),
    ("If you shuffled at least one, draw a card.", "If you shuffled a card, draw a card."),
    ("This card costs 2 stages to use.", "You must pay 2 stages to play this card."),
    ("Look through your opponent's hand.", "Look at your opponent's hand."),
    (
        "When you change levels, this Drill is not discarded.",
        "This card is not discarded when you change levels.",
    ),
    (
        "Banish one of them and place the rest on top in any order.",
        "Banish one of them and place the rest back in any order.",
    ),
    (
        "When you lower a level, you may return this Drill to your hand instead of discarding it.",
        "If this card would be discarded as you lower a level, you may return it to your hand "
        "instead.",
    ),
    ("Choose a card there and perform it.", "Choose one of those cards and play it."),
    (
        "You may use that card as if it were in your hand.",
        "You may play that card.",
    ),
    ("Look at the card at the top of it.", "Look at the card on top of it."),
    (
        "Your opponent loses 3 life cards.",
        "Your opponent destroys the top 3 cards of his Life Deck.",
    ),
    ("Lose 2 life cards.", "Destroy the top 2 cards of your Life Deck."),
    (
        "That player discards down to 3 cards.",
        "That player discards all but 3 cards from his hand.",
    ),
    ("Both players discard down to 1 card.", "Each player discards all but 1 cards from his hand."),
    (
        "Discard cards from your hand until you have 2 cards in your hand.",
        "Discard all but 2 cards from your hand.",
    ),
    (
        "Banish cards from your opponent's discard pile until there are 3 cards left.",
        "Banish all but 3 cards from your opponent's discard pile.",
    ),
    (
        "He destroys his Drills until he has 1 Drill in play.",
        "He destroys all but 1 of his Drills.",
    ),
    ("He destroys Setups until he has 3 or fewer.", "He destroys all but 3 of his Setups."),
    ("Discard down to 2 cards.", "Discard all but 2 cards from your hand."),
    (
        "If he controls more Drills in play than you, pass.",
        "If he controls more Drills than you, …",
    ),
    ("Choose a card in play you control.", "Choose a card you control."),
    (
        "Whenever your opponent uses a Setup, cancel its effect.",
        "Whenever your opponent uses a Setup, cancel its effects.",
    ),
    ("Choose 2 of them to be banished.", "Banish 2 of them."),
    ("Banish the card you drew.", "Banish the drawn card."),
    ("He cannot use the card you chose.", "He cannot use the chosen card."),
    (
        "Cards in your opponent's hand cannot be discarded.",
        "Cards cannot be discarded from your opponent's hand.",
    ),
    (
        "He places the top 5 cards of his Life Deck into his discard pile.",
        "He discards the top 5 cards of his Life Deck.",
    ),
    ("Add it to your hand.", "Place it into your hand."),
    ("Banish the stopped card.", "Banish that attack card."),
    ("You may choose a card there and banish it.", "You may choose one of those cards and …"),
    (
        "Search your Life Deck for a Drill, show it to your opponent, and place it on top of it.",
        "Search your Life Deck for a Drill and place it on top of it.",
    ),
    ("Pick a card type.", "Choose a card type."),
    ("You may place a Drill found there into play.", "You may place a Drill from among them …"),
    ("He shows you his hand.", "He reveals his hand."),
    ("If all 3 cards were Styled, pass.", "If those cards were Styled, pass."),
    ("If this Ally is your only Ally, pass.", "If you control exactly 1 Ally, pass."),
    ("Destroy any Drill in play.", "Destroy a Drill in play."),
    ("Banish a Drill that you control.", "Banish a Drill you control."),
    ("Discard your entire hand.", "Discard your hand."),
    ("Destroy a single Drill in play.", "Destroy a Drill in play."),
    ("X = the total number of Drills in play.", "X = the number of Drills in play."),
    ("Rejuvenate a card other than this one.", "Rejuvenate a card other than this card."),
    ("If you do, this card returns to your hand.", "If you do, place this card into your …"),
    ("Place this card into your hand instead of discarding it.", "Place this card into your hand."),
    ("If you do, place it in play.", "If you do, place it into play."),
    ("Place it in play at 3 stages above 0.", "Place it into play at 3 stages above 0."),
    (
        "Move a Drill you control to the bottom of its owner's Life Deck.",
        "Place a Drill you control at the bottom of its owner's Life Deck.",
    ),
    ("Your opponent must draw a card to use a Power.", "Your opponent must draw a card to use a …"),
    (
        "If an Ally has 2 or more cards attached, draw it.",
        "If there is an Ally with 2 or more cards attached to it in play, draw it.",
    ),
    ("If the named card is revealed, draw it.", "If the card you named was revealed, draw it."),
    (
        "Reveal cards from your Life Deck until you reveal a Drill.",
        "Reveal cards from the top of your Life Deck until you reveal a Drill.",
    ),
    ("Search it for the named card.", "Search it for a copy of the named card."),
    ("If it is the card you named, draw it.", "If it is a copy of the named card, draw it."),
    ("If it is not the named card, draw it.", "If it is not a copy of the named card, draw it."),
    (
        "A card is placed into your Banished Zone.",
        "A card is banished to your Banished Zone.",
    ),
    (
        "Place one card from your hand on top of your Life Deck and one at the bottom of your Life "
        "Deck.",
        "Place a card from your hand on top of your Life Deck and place a card from your hand at "
        "the bottom of your Life Deck.",
    ),
    (
        "Search it for an Ally, Drill, and Setup and place them into your hand.",
        "Search it for an Ally, a Drill, and a Setup and place them into your hand.",
    ),
    (
        "Choose a Drill and Setup in your discard pile.",
        "Choose a Drill and a Setup in your discard pile.",
    ),
    ("He captures a Dragon Ball from you.", "He captures one of your Dragon Balls."),
    ("It cannot be chosen for card effects.", "It cannot be chosen by card effects."),
    ("If you do not find one, draw a card.", "If you do not, draw a card."),
    ("If no Drill is found, draw a card.", "If you do not, draw a card."),
    ("If you found one, draw a card.", "If you do, draw a card."),
    ("If he has none, draw a card.", "If he does not, draw a card."),
    ("He names a title.", "He names a card."),
    ("Choose a character.", "Name a personality."),
    (
        "If any of them are Drills, you may place them into play.",
        "You may place all Drills from among those cards into play.",
    ),
    (
        "If there are 2 or more Drills among them, draw a card.",
        "If 2 or more of those cards are Drills, draw a card.",
    ),
    (
        "If there is no Drill among those cards, draw a card.",
        "If none of those cards is a Drill, draw a card.",
    ),
    ("If it contains a Drill, draw a card.", "If any of those cards is a Drill, draw a card."),
    ("Search it for any 2 Drills.", "Search it for 2 Drills."),
    ("Choose one of your Allies and it gains 2 stages.", "One of your Allies gains 2 stages."),
    (
        "Both players draw until they have 2 cards in hand.",
        "Each player draws cards until he has 2 cards in his hand.",
    ),
    (
        "He discards cards until he has 3 cards in hand.",
        "He discards all but 3 cards from his hand.",
    ),
    ("If he does not control any, he passes.", "If he does not, he passes."),
    ("If you do not have one, draw a card.", "If you do not, draw a card."),
    ("Whenever you lose stages from a single card effect.", "… stages from a card effect."),
    ("Whenever you Rejuvenate 2 cards at once, pass.", "Whenever you Rejuvenate 2 cards, pass."),
    ("If they are both Styled, pass.", "If they are Styled, pass."),
    ("If you control all 7 Dragon Balls, pass.", "If you control 7 Dragon Balls, pass."),
    ("Place it on the top of your Life Deck.", "Place it on top of your Life Deck."),
    (
        "When you pass, you may banish this Drill instead of discarding it.",
        "If this card would be discarded as you pass, you may banish it instead.",
    ),
    ("That player chooses and destroys one of his Drills.", "That player destroys one of his …"),
    ("Choose an Ally in play to gain 3 stages.", "An Ally in play gains 3 stages."),
    (
        "You may draw an additional card during your Draw Step.",
        "At the end of your Draw Step, you may draw a card.",
    ),
    (
        "Discard that amount of cards from the top of your Life Deck.",
        "Discard the top that number cards of your Life Deck.",
    ),
    ("Choose a Drill in play to be discarded.", "Choose a Drill in play and discard it."),
    ("Choose a Drill in play to destroy.", "Choose a Drill in play and destroy it."),
    ("Choose an Ally in play to be banished.", "Choose an Ally in play and banish it."),
    ("He chooses a card in his hand to discard.", "He chooses a card … and discards it."),
    ("He chooses a card to be destroyed.", "He chooses a card and destroys it."),
    ("He chooses a card to be banished.", "He chooses a card and banishes it."),
    ("X = the number of Drills he has in play.", "X = the number of Drills he controls."),
    (
        "Destroy one of your opponent's Drills' [constant] Powers.",
        "Destroy one of your opponent's Drills with [constant] Powers.",
    ),
    ("Your opponent cannot use [defense] Powers.", "Your opponent cannot use [defense] cards."),
    ("Select a card.", "Choose a card."),
    ("While you control this card, pass.", "While this card is in play, pass."),
    ("When this Dragon Ball enters play, pass.", "When this card enters play, pass."),
    (
        "Rejuvenate an additional card during your Rejuvenation Step.",
        "At the end of your Rejuvenation Step, Rejuvenate 1.",
    ),
    ("You may choose to pass.", "You may pass."),
    ("Banish this card from play.", "Banish this card."),
    ("Discard that Ally from play.", "Discard that Ally."),
    (
        "Reveal cards until you reveal an Ally or a Drill.",
        "Reveal cards until you reveal an Ally or Drill.",
    ),
    ("If you do neither of these, draw a card.", "If you do not, draw a card."),
    ("Choose 1: Draw a card; or pass.", "Choose one: Draw a card; or pass."),
    ("When this personality enters play, pass.", "When this card enters play, pass."),
    ("Enters play at full power.", "This card enters play at its highest power stage."),
    (
        "If you have more life cards in your Life Deck than your opponent, draw a card.",
        "If you have more cards in your Life Deck than your opponent, draw a card.",
    ),
    (
        "Whenever you lose 3 or more life cards to an attack, draw a card.",
        "Whenever you take 3 or more life cards of damage from an attack, draw a card.",
    ),
    (
        "If his hand includes a Drill, draw a card.",
        "If his hand contains a Drill, draw a card.",
    ),
    (
        "If his hand does not contain a Drill, draw a card.",
        "If his hand contains no Drill, draw a card.",
    ),
    (
        "He chooses one of your Drills to be discarded.",
        "He chooses one of your Drills and discards it.",
    ),
    (
        "Choose 2 of them to be placed into your hand.",
        "Place 2 of them into your hand.",
    ),
    (
        "Choose up to 2 Setups in play to be destroyed.",
        "Choose up to 2 Setups in play and destroy them.",
    ),
    (
        "He shows you the top 3 cards of his Life Deck.",
        "He reveals the top 3 cards of his Life Deck.",
    ),
    (
        "He shuffles all of his Drills in his discard pile into his Life Deck.",
        "He shuffles all Drills in his discard pile into his Life Deck.",
    ),
    (
        "If you chose a Drill, pass.",
        "If the chosen card is a Drill, pass.",
    ),
    (
        "You may place one of those cards into your hand if it is Styled.",
        "You may place a Styled card from among those cards into your hand.",
    ),
    (
        "Look at your opponent's hand and choose a card in it.",
        "Look at your opponent's hand and choose a card.",
    ),
    (
        "Lower your anger 1 to have this card return to your hand.",
        "Lower your anger 1 to return this card to your hand.",
    ),
    (
        "Whenever your opponent uses a Setup, cancel it.",
        "Whenever your opponent uses a Setup, cancel its effects.",
    ),
    (
        "Choose one of your opponent's attack cards in his discard pile.",
        "Choose an attack card in your opponent's discard pile.",
    ),
    ("If this is the only Ally in play, pass.", "If there are no other Allies in play, pass."),
    (
        "Draw a card for each Styled Drill you control, other than this one.",
        "Draw a card for each Styled Drill you control other than this card.",
    ),
    (
        "While this Ally is at full power, it cannot be discarded.",
        "While this Ally is at its highest power stage, this Ally cannot be discarded.",
    ),
    (
        "Play the top card of your discard pile if it is a Styled attack.",
        "If the top card of your discard pile is a Styled attack, Play the top card of your "
        "discard pile.",
    ),
    (
        "Choose a card from your opponent's hand without looking at it.",
        "Choose a random card from your opponent's hand.",
    ),
    (
        "Cards you Rejuvenate are placed on top of your Life Deck instead of at the bottom.",
        "Cards you Rejuvenate are placed on top of your Life Deck instead.",
    ),
    (
        "Your opponent cannot pass unless he discards a card first.",
        "Your opponent cannot pass unless he discards a card.",
    ),
    (
        "Search your Life Deck for a Dragon Ball that you do not control and place it into play.",
        "Search your Life Deck for a Dragon Ball with a different title than any Dragon Ball you "
        "control and place it into play.",
    ),
    ("Gain all of your stages.", "Your MP gains all stages."),
    (
        "Damage from this attack is banished instead of discarded.",
        "Damage from this attack is banished.",
    ),
    (
        "Double the number of stages your MP has.",
        "Your MP gains stages equal to your MP's power stage.",
    ),
    (
        "You may place one of your cards banished this way into your hand.",
        "You may place a card banished this way from your Banished Zone into your hand.",
    ),
    (
        "While this card is in your discard pile and your anger is 4, you may perform this attack as though it were in your hand.",
        "If your anger is 4, you may play this card from your discard pile.",
    ),
    (
        "Discard any number of cards from your hand, up to 3.",
        "Discard up to 3 cards from your hand.",
    ),
    (
        "Look at the top 2 cards of your Life Deck. Place one of those cards at the bottom of that Life Deck.",
        "Look at the top 2 cards of your Life Deck. Place one of those cards at the bottom of its owner's Life Deck.",
    ),
    (
        "If this card is discarded from your hand, you may perform this attack as your next action this combat.",
        "If this card is discarded from your hand, you may perform it in your next action.",
    ),
    (
        "Whenever your opponent searches his Life Deck, pass after he shuffles it.",
        "Whenever your opponent searches his Life Deck, pass.",
    ),
    (
        "Destroy the top card of your Life Deck after shuffling it.",
        "Shuffle your Life Deck and destroy the top card of your Life Deck.",
    ),
    (
        "Whenever you use Endurance, you may shuffle that card into your Life Deck instead "
        "of banishing it.",
        "Whenever you use Endurance, you may shuffle that card into your Life Deck.",
    ),
    (
        "When you would banish a Styled card for Endurance, you may shuffle that card into "
        "your Life Deck instead.",
        "When you banish a Styled card for Endurance, you may shuffle that card into your "
        "Life Deck.",
    ),
]
