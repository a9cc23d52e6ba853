"""In other words, how sentences are joined: one example of every row."""

from __future__ import annotations

from dbz_desktop.wording import paradigm

_PREVENTED = ("destroy", "banish", "discard", "capture", "lower", "return")
_PAID = ("pay", "discard", "destroy", "banish", "lower", "lose", "reveal", "place", "shuffle")
_DONE = (
    "draw",
    "raise",
    "lower",
    "destroy",
    "banish",
    "discard",
    "gain",
    "Rejuvenate",
    "place",
    "play",
    "return",
    "capture",
)

JOINING = [
    (
        "Whenever you would draw cards, gain 1 stage for each card you would have drawn instead.",
        "Whenever you would draw cards, gain that many stages instead.",
    ),
    (
        "Your Drills cannot be destroyed and are considered Freestyle.",
        "Your Drills cannot be destroyed and your Drills are considered Freestyle.",
    ),
    (
        "If your last attack was critical, draw a card.",
        "If your last attack dealt critical damage, draw a card.",
    ),
    (
        "Stops a critical attack.",
        "Stops an attack that would deal critical damage.",
    ),
    (
        "Draw a card for each card your opponent discards from this attack.",
        "Draw a card for each card discarded by this attack.",
    ),
    (
        "You may perform an additional Styled attack each combat.",
        "Once per combat when you perform an attack, you may perform another Styled attack after this action.",
    ),
    (
        "Whenever you Rejuvenate a Drill, you may instead draw a card.",
        "Whenever you would Rejuvenate a Drill, you may instead draw a card.",
    ),
    (
        "If this card is destroyed from your hand, you may banish it instead, and then draw a card.",
        "If this card is destroyed from your hand, you may banish it instead to draw a card.",
    ),
    (
        "Whenever you would draw a card, you may gain 1 stage instead and raise your anger 1.",
        "Whenever you would draw a card, you may gain 1 stage and raise your anger 1 instead.",
    ),
    (
        "Discard it at the end of the turn unless you discard a card.",
        "Discard it at the end of the turn unless you discard a card.",
    ),
    (
        "Whenever you would be forced to discard a card, pass.",
        "Whenever you would discard a card, pass.",
    ),
    (
        "You may discard this Drill to prevent one of your Allies from being destroyed.",
        "Whenever one of your Allies would be destroyed, you may discard this card instead.",
    ),
    ("Choose 2 of the following: draw a card.", "Choose two: draw a card."),
    ("If he cannot discard 2 cards, draw a card.", "If he did not discard 2 cards, draw a card."),
    ("If that Ally leaves play, banish it.", "When that Ally leaves play, banish it."),
    ("If you already control a Drill, draw a card.", "If you control a Drill, draw a card."),
    (
        "A Drill is discarded due to a level change.",
        "A Drill is discarded as you change levels.",
    ),
    (
        "A Drill is discarded because your MP advances a level.",
        "A Drill is discarded as you advance a level.",
    ),
    ("If those Events are all Styled, draw a card.", "If those Events are Styled, draw a card."),
    (
        "If you do, your opponent draws a card and cannot play Events.",
        "If you do, your opponent draws a card and your opponent cannot play Events.",
    ),
    ("If they do, draw a card.", "If he does, draw a card."),
    ("The owner of that card draws a card.", "Its owner draws a card."),
    ("The player who controlled it loses 3 stages.", "Its controller loses 3 stages."),
    ("For each 2 Drills you control, draw a card.", "For every 2 Drills you control, draw a card."),
    (
        "If you control a Drill, draw 2 cards instead of 1.",
        "If you control a Drill, draw 2 cards instead.",
    ),
    (
        "Discard a Drill or 2 cards from your hand to gain 1 stage.",
        "Discard a Drill or Discard 2 cards from your hand to gain 1 stage.",
    ),
    ("If you controlled it, draw a card.", "If it was under your control, draw a card."),
    (
        "If your opponent controlled that Ally, draw a card.",
        "If that Ally was under your opponent's control, draw a card.",
    ),
    ("Draw a card then discard a card.", "Draw a card and discard a card."),
    ("You may immediately pass.", "You may pass."),
    ("Unless he passes, draw a card.", "Draw a card unless he passes."),
    (
        "Your opponent draws 2 cards, then discards a card.",
        "Your opponent draws 2 cards and discards a card.",
    ),
    (
        "Whenever you banish cards from your opponent's Life Deck with a non-damage effect, draw a "
        "card.",
        "Whenever you banish cards from your opponent's Life Deck by a non-damage effect, draw a "
        "card.",
    ),
    ("He must first discard a card.", "He must discard a card."),
    ("He chooses to either draw a card or pass.", "He chooses to draw a card or pass."),
    (
        "Destroy a Drill unless you either pay 2 stages or pass.",
        "Destroy a Drill unless you pay 2 stages or pass.",
    ),
    ("When you do, draw a card.", "If you do, draw a card."),
    ("Draw a card only if you control a Drill.", "Draw a card if you control a Drill."),
    ("In addition, draw a card.", "Draw a card."),
    ("If you control a Drill, also draw a card.", "If you control a Drill, draw a card."),
    ("If you control a Drill, draw a card as well.", "If you control a Drill, draw a card."),
    ("Gain 1 stage, then you may draw a card.", "Gain 1 stage, you may draw a card."),
    (
        "If both your anger is 2 and you control a Drill, pass.",
        "If your anger is 2 and you control a Drill, pass.",
    ),
    (
        "If your anger is 2 and if you control a Drill, pass.",
        "If your anger is 2 and you control a Drill, pass.",
    ),
    (
        "While you control a Drill, whenever you draw a card, pass.",
        "If you control a Drill, whenever you draw a card, pass.",
    ),
    ("Draw a card for every Drill.", "Draw a card for each Drill."),
    (
        "Whenever your anger would be lowered, you may discard a card to prevent this.",
        "Whenever your anger would be lowered, you may discard a card instead.",
    ),
    *(
        (
            f"When it is {paradigm(verb)['participle']}, you may draw a card to prevent this.",
            f"Whenever it would be {paradigm(verb)['participle']}, you may draw a card instead.",
        )
        for verb in _PREVENTED
    ),
    *(
        (
            f"When your opponent {paradigm(verb)['third']} it, you may draw a card to prevent it.",
            f"Whenever your opponent would {verb} it, you may draw a card instead.",
        )
        for verb in _PREVENTED
    ),
    (
        "If no Drills were destroyed this way, draw a card.",
        "If a Drill was not destroyed this way, draw a card.",
    ),
    (
        "As an additional cost to play this card, you must discard a card from your hand.",
        "You must discard a card from your hand to play this card.",
    ),
    ("Then, draw a card.", "Draw a card."),
    ("He cannot play nor use Drills.", "He cannot play or use Drills."),
    ("If you passed, then draw a card.", "If you passed, draw a card."),
    ("If you passed then draw a card.", "If you passed, draw a card."),
    ("If able, discard a card.", "Discard a card."),
    ("He fails to stop it.", "He does not stop it."),
    ("Place it into play face up.", "Place it into play."),
    ("Discard the rest of your hand.", "Discard your hand."),
    (
        "If he does not declare combat this turn then at the start of the Discard Step, he loses.",
        "At the start of the Discard Step, if he does not declare combat this turn, he loses.",
    ),
    (
        "If you passed, then at the end of combat you draw a card.",
        "If you passed, at the end of combat you draw a card.",
    ),
    ("Discard a card in order to draw a card.", "Discard a card to draw a card."),
    ("Discard cards drawn in this way.", "Discard cards drawn this way."),
    ("You may then draw a card.", "You may draw a card."),
    ("If you passed, you may instead draw 2 cards.", "If you passed, instead you may draw …"),
    ("This attack also deals +1 stage.", "This attack deals +1 stage."),
    ("It cannot be stopped nor have its damage modified.", "… or have its damage modified."),
    (
        "If so, you may choose for his MP to lose that amount of stages instead.",
        "If so, his MP loses that amount of stages instead, if you wish.",
    ),
    ("Draw a card and then you may discard a card.", "Draw a card and you may discard a card."),
    ("If you failed to draw a card, you lose.", "If you did not draw a card, you lose."),
    ("You may banish all Allies or all Drills.", "… all Allies or banish all Drills."),
    (
        "Whenever your opponent uses an effect to search his Life Deck, draw a card.",
        "Whenever your opponent searches his Life Deck, draw a card.",
    ),
    (
        "Whenever you use a card effect to search your Life Deck, draw a card.",
        "Whenever you search your Life Deck, draw a card.",
    ),
    ("You may choose to draw a card.", "You may draw a card."),
    (
        "Whenever you would raise your anger he draws a card instead.",
        "Whenever you would raise your anger, he draws a card instead.",
    ),
    ("Return to your hand after use.", "Place this card into your hand after use."),
    (
        "This card is shuffled into your Life Deck after use.",
        "Shuffle this card into your Life Deck after use.",
    ),
    (
        "If this card would be discarded, you may banish it instead of discarding it.",
        "If this card would be discarded, you may banish it instead.",
    ),
    ("Each player then discards a card.", "Each player discards a card."),
    ("Lose 2 stages to perform this attack.", "You must lose 2 stages to use this card."),
    (
        "Your opponent must declare combat this turn if able.",
        "Your opponent must declare combat this turn.",
    ),
    (
        "Return up to 2 banished cards to your discard pile.",
        "Place up to 2 cards from your Banished Zone into your discard pile.",
    ),
    ("Steal a Dragon Ball.", "Capture a Dragon Ball."),
    *(
        (
            f"You may {verb} a Drill or one of your opponent's Allies.",
            f"You may {verb} a Drill or {verb} one of your opponent's Allies.",
        )
        for verb in ("destroy", "banish", "discard")
    ),
    (
        "Whenever you perform an attack, you may pay 2 stages for that attack to deal +2 stages.",
        "Whenever you perform an attack, you may pay 2 stages to have that attack deal +2 stages.",
    ),
    ("Banish each destroyed Styled Event.", "Banish all Styled Events destroyed this way."),
    (
        "You may place a destroyed Drill into play.",
        "You may place a Drill destroyed this way into play.",
    ),
    (
        "Reveal the top card of your Life Deck and your opponent's Life Deck.",
        "Reveal the top card of each player's Life Deck.",
    ),
    *(
        (f"{verb} a Drill and gain 1 stage for each.", f"{verb} a Drill and gain 1 stage {each}.")
        for verb, each in (
            ("Destroy", "for each card destroyed this way"),
            ("Banish", "for each card banished this way"),
            ("Discard", "for each card discarded this way"),
            ("Reveal", "for each card revealed this way"),
            ("Draw", "for each card drawn this way"),
        )
    ),
    (
        "Gain 1 stage for each one destroyed this way.",
        "Gain 1 stage for each card destroyed this way.",
    ),
    (
        "If you have played an Event and a Setup this turn, draw a card.",
        "If you have played an Event this turn and you have played a Setup this turn, draw a card.",
    ),
    (
        "If this causes your opponent to discard a card, draw a card.",
        "If your opponent discarded a card, draw a card.",
    ),
    (
        "If this raises your anger to 5, draw a card.",
        "If your anger was raised to 5, draw a card.",
    ),
    (
        "Place it either into your hand or on top of your Life Deck.",
        "Place it into your hand or Place it on top of your Life Deck.",
    ),
    (
        "You may discard it to prevent your anger from being lowered.",
        "Whenever your anger would be lowered, you may discard it instead.",
    ),
    ("If he discards none, draw a card.", "If a card was not discarded this way, draw a card."),
    ("If none are destroyed, draw a card.", "If a card was not destroyed this way, draw a card."),
    (
        "That Ally gains 2 stages and is placed on top of its owner's Life Deck.",
        "That Ally gains 2 stages and place it on top of its owner's Life Deck.",
    ),
    (
        "That Event has no effect and is banished.",
        "Cancel the effects of that card and banish it.",
    ),
    (
        "Your Drills cannot be discarded by critical damage effects or when you change levels.",
        "Your Drills cannot be discarded by critical damage effects and your Drills are not "
        "discarded as you change levels.",
    ),
    (
        "Your Drills cannot be discarded by level changes.",
        "Your Drills are not discarded as you change levels.",
    ),
    (
        "If you advance a level because of this card, draw a card.",
        "If you advance a level with this card, draw a card.",
    ),
    (
        "X = the number of levels raised with this card.",
        "X = the number of levels raised this way.",
    ),
    (
        "If your anger is then 3 or higher, draw a card.",
        "If your anger is 3 or higher, draw a card.",
    ),
    (
        "If the top card of your discard pile is then a Drill, draw a card.",
        "If the top card of your discard pile is a Drill, draw a card.",
    ),
    (
        "If the card discarded is a Drill, draw a card.",
        "If the discarded card is a Drill, draw a card.",
    ),
    (
        "If the card you discarded this way was a Drill, draw a card.",
        "If the discarded card was a Drill, draw a card.",
    ),
    (
        "Whenever you gain or lose stages, draw a card.",
        "Whenever you gain stages or you lose stages, draw a card.",
    ),
    (
        "Your opponent chooses to lower his anger 2 levels or to lose 4 stages.",
        "Your opponent chooses to lower his anger 2 levels or lose 4 stages.",
    ),
    (
        "Your effects that would raise your anger by 1 level raise it by 2 instead.",
        "Whenever one of your effects would raise your anger 1 levels, raise your anger 2 levels instead.",
    ),
    (
        "Whenever you gain stages, draw a card, but only if your anger is 3.",
        "Whenever you gain stages, if your anger is 3, draw a card.",
    ),
    ("Draw a card, but only if your anger is 3.", "If your anger is 3, Draw a card."),
    (
        "If your MP is a Hero and has 5 or more stages, draw a card.",
        "If your MP is a Hero and your MP has 5 or more stages, draw a card.",
    ),
    (
        "If your MP is Vegeta at level 3 or higher, draw a card.",
        "If your MP is Vegeta and your MP is level 3 or higher, draw a card.",
    ),
    (
        "You cannot win or lose the game this turn.",
        "Players cannot win the game this turn.",
    ),
    (
        "Your opponent cannot lower your anger, nor can he stop your attacks.",
        "Your opponent cannot lower your anger and he cannot stop your attacks.",
    ),
    (
        "If you have performed both a Styled attack and a Named attack this combat, draw a card.",
        "If you have performed a Styled attack this combat and you have performed a Named attack this combat, draw a card.",
    ),
    (
        "If you have performed a physical and an energy attack this combat, draw a card.",
        "If you have performed a physical attack this combat and you have performed an energy attack this combat, draw a card.",
    ),
    (
        "Your opponent discards a card from his hand or his MP loses 4 stages.",
        "Your opponent chooses: your opponent discards a card from his hand or his MP loses 4 stages.",
    ),
    (
        "Whenever you Rejuvenate a card, place it on top of your Life Deck instead of at the bottom.",
        "Whenever you Rejuvenate a card, place it on top of your Life Deck instead.",
    ),
    (
        "Draw a card from the bottom of your Life Deck instead of the top.",
        "Draw a card from the bottom of your Life Deck.",
    ),
    (
        "If you banished a card with this attack's immediate effect, draw a card.",
        "If you banished a card with this attack, draw a card.",
    ),
    (
        "If your MP is a Villain, your opponent's MP loses 2 stages each time he stops an "
        "attack this combat.",
        "If your MP is a Villain, whenever he stops an attack this combat, your opponent's "
        "MP loses 2 stages.",
    ),
]
