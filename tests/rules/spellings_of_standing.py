"""What is said of a player and meant of his MP, in what it means (see `test_spelling`)."""

STANDING = [
    (
        "Stays in play when you advance a level.",
        "This card is not discarded when you advance a level.",
    ),
    (
        "While at this level, your attacks cannot be stopped.",
        "your attacks cannot be stopped.",
    ),
    (
        "If you are at a higher level than your opponent, draw a card.",
        "If your MP is at a higher level than your opponent, draw a card.",
    ),
    (
        "If this attack reduces your opponent to 0 stages, draw a card.",
        "If your opponent takes stage damage from this attack and your opponent's MP's power stage is 0, draw a card.",
    ),
    (
        "If this attack reduced his MP to 2 stages, draw a card.",
        "If your opponent took stage damage from this attack and his MP's power stage is 2, draw a card.",
    ),
    (
        "Whenever an energy attack reduces your MP to 0 stages, draw a card.",
        "Whenever you take stage damage from an energy attack and your MP's power stage is 0, draw a card.",
    ),
    (
        "If either player is at 0 stages, draw a card.",
        "If your MP is at 0 stages or your opponent's MP is at 0 stages, draw a card.",
    ),
    (
        "Use when your opponent's MP is reduced to 0 stages by one of your attacks.",
        "Use when your opponent takes stage damage from one of your attacks and your opponent's "
        "MP's power stage is 0.",
    ),
    (
        "Use when a critical damage effect would be used by your opponent.",
        "Use when your opponent would use a critical damage effect.",
    ),
    ("Discard a card to prevent that effect.", "Discard a card to prevent it."),
    (
        "When you advance or lower a personality level, your Drills are not discarded.",
        "Your Drills are not discarded when you advance or lower a personality level.",
    ),
    (
        "You cannot win by MPPV if you advance a level with this effect.",
        "You cannot win by MPPV if you advance a level with this card.",
    ),
    (
        "Your opponent's Drills cannot be used and lose all effects this turn.",
        "Your opponent's Drills lose all effects this turn.",
    ),
    (
        "Endurance on cards in your Life Deck is increased by 2 this turn.",
        "The Endurance of your cards is increased by 2 this turn.",
    ),
    (
        "That Drill loses all effects and cannot be destroyed this turn.",
        "That Drill loses all effects and that Drill cannot be destroyed this turn.",
    ),
    (
        "Whenever your MP's power level is reduced to 0 by one of your Events, draw a card.",
        "Whenever your MP is reduced to 0 stages by one of your Events, draw a card.",
    ),
    (
        "Whenever one of your attacks reduces your opponent's MP's power level to 0, draw a card.",
        "Whenever your opponent takes stage damage from one of your attacks and your opponent's MP's power stage is 0, draw a card.",
    ),
    ("You cannot win by Survival this turn.", "You cannot win by Survival Victory this turn."),
    ("You cannot win this turn.", "You cannot win the game this turn."),
    ("After this attack resolves, end combat.", "After this attack, end combat."),
    (
        "It cannot be recaptured before your next turn.",
        "It cannot be captured until your next turn.",
    ),
    ("You may announce a title.", "You may name a card."),
    (
        "This card may be attached to an Ally when it enters play.",
        "When this card enters play, you may attach it to an Ally.",
    ),
    ("Place that Ally into play at 0.", "Place that Ally into play at 0 stages."),
    ("Banish 2 cards that are in play or attached.", "Banish 2 cards in play."),
    ("Destroy all Drills that are in play.", "Destroy all Drills in play."),
    (
        "If your opponent discards a Drill as damage from this attack, draw a card.",
        "If this attack discards a Drill, draw a card.",
    ),
    (
        "This card also stops the next energy attack performed against you this combat.",
        "Stop the next energy attack performed against you this combat.",
    ),
    (
        "Place them on top of your Life Deck in an order of your choosing.",
        "Place them on top of your Life Deck in any order.",
    ),
    (
        "This attack gains that card's HIT effect, if any.",
        "This attack gains the HIT effects of that card.",
    ),
    (
        "Use the HIT effect of an attack in your discard pile as though that attack had been successful.",
        "Use the HIT effect of an attack in your discard pile.",
    ),
    (
        "This Ally gains 3 stages and may perform an attack.",
        "This Ally gains 3 stages and This Ally may perform an attack.",
    ),
    ("This effect may only be used once per game.", "This power may only be used once per game."),
    (
        "Restore a card from your Banished Zone to your hand.",
        "Return a card from your Banished Zone to your hand.",
    ),
    (
        "Your opponent shuffles his Drills in play into his Life Deck.",
        "Your opponent shuffles all of his Drills into his Life Deck.",
    ),
    (
        "All your personalities' power levels are set to 0.",
        "Set all of your personalities to 0 stages.",
    ),
    (
        "Your opponent cannot use Powers to perform attacks.",
        "Your opponent cannot perform attacks from a Power.",
    ),
    (
        "Whenever you use a Power to perform an attack, draw a card.",
        "Whenever you perform an attack from a Power, draw a card.",
    ),
    (
        "Whenever you perform an attack against an MP of level 2 or higher, draw a card.",
        "Whenever you perform an attack, if your opponent's MP is level 2 or higher, draw a card.",
    ),
    (
        "Your attacks against an MP of a higher level than yours deal +2 stages of damage.",
        "While your opponent's MP is at a higher level than yours, your attacks deal +2 stages of damage.",
    ),
    (
        "If this attack is performed against a level 3 MP, draw a card.",
        "If your opponent's MP is level 3, draw a card.",
    ),
    (
        "Your first Drill that would be discarded each turn is returned to its owner's hand instead.",
        "The first time each turn one of your Drills would be discarded, return it to its owner's hand instead.",
    ),
    (
        "Your opponent must pass or use a non-attack Power for his first action this combat.",
        "Your opponent cannot perform attacks or play cards in his next action.",
    ),
    (
        "As your next action this combat, you may play the top card of your discard pile.",
        "You may play the top card of your discard pile one time in your next action as though in your hand.",
    ),
    (
        "The first Ally to enter play under your control each turn enters at its highest power stage.",
        "The first time each turn one of your Allies enters play, set that Ally to its highest power stage.",
    ),
    (
        "If a Dragon Ball has entered play or changed control this turn, draw a card.",
        "If a Dragon Ball has entered play this turn or a player has captured or gained "
        "control of a Dragon Ball this turn, draw a card.",
    ),
    (
        "The first card you discard during each Discard Step is placed at the bottom of your "
        "Life Deck instead.",
        "The first time each turn you would discard a card during the Discard Step, place it "
        "at the bottom of your Life Deck instead.",
    ),
    (
        "Your first Drill that would be discarded each turn is returned to its owner's hand "
        "instead.",
        "The first time one of your Drills would be discarded each turn, return it to its "
        "owner's hand instead.",
    ),
]
