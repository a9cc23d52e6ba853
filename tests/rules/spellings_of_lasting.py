"""In other words, what holds as long as a card lies there: one example of every row."""

from __future__ import annotations

LASTING = [
    (
        "Your opponent cannot draw cards and cannot gain stages this combat.",
        "Your opponent cannot draw cards this combat and your opponent cannot gain stages this …",
    ),
    (
        "Players cannot use that Drill's effects this turn.",
        "Players cannot use that Drill this turn.",
    ),
    ("Your maximum hand size is 1 less.", "Your maximum hand size is -1."),
    ("Your maximum hand size is 2 more.", "Your maximum hand size is +2."),
    (
        "You may use one of your Drills' Powers an additional time.",
        "You may use the Power of one of your Drill one more time.",
    ),
    (
        "If this card is destroyed from your Life Deck by damage, draw it.",
        "If this card is discarded from your Life Deck as you take damage, draw it.",
    ),
    ("Your Drills lose their Powers.", "Your Drills lose all effects."),
    (
        "An opponent's Ally loses all effects this turn.",
        "Choose an opponent's Ally and it loses all effects this turn.",
    ),
    (
        "One of your opponent's Allies loses all effects this turn.",
        "Choose one of your opponent's Allies and it loses all effects this turn.",
    ),
    (
        "This card is considered Styled while your MP is a Villain.",
        "If your MP is a Villain, This card is considered Styled.",
    ),
    (
        "While you control an Ally, this card is considered Styled.",
        "If you control an Ally, this card is considered Styled.",
    ),
    (
        "If you were not dealt critical damage this combat, pass.",
        "If you have not been dealt critical damage this combat, pass.",
    ),
    ("You cannot play Events or use Setups.", "You cannot play Events and You cannot use Setups."),
    (
        "Your Drills stay in play when you change levels.",
        "Your Drills are not discarded when you change levels.",
    ),
    (
        "Do not discard your Drills when you change levels.",
        "Your Drills are not discarded when you change levels.",
    ),
    (
        "Whenever you gain stages, gain 1 additional stage.",
        "Whenever you gain stages, increase that amount by 1.",
    ),
    (
        "Your MP is both a Hero and a Villain.",
        "Your MP is considered to be a Hero and Your MP is considered to be a Villain.",
    ),
    ('Your MP gains the Power "Draw a card."', 'Your MP gains "POWER: Draw a card."'),
    ("Your MP cannot lose levels.", "Your MP cannot lower a level."),
    (
        "Drills cost your opponent 2 stages to play.",
        "Your opponent must pay 2 stages to play Drills.",
    ),
    (
        "Your opponent skips his first action in the next combat.",
        "At the start of the next combat, Your opponent skips his first action.",
    ),
    (
        "During the next combat, your opponent must pass his first action.",
        "At the start of the next combat, your opponent must pass his first action.",
    ),
    ("If you are attacking, draw a card.", "If you are the attacker, draw a card."),
    (
        "Your [defense] cards also raise your anger 1.",
        "Whenever you use a [defense] card, raise your anger 1.",
    ),
    (
        "Your physical attacks also raise your anger 1.",
        'Your physical attacks gain "Raise your anger 1.".',
    ),
    ("Your opponent's Allies have no Powers.", "Your opponent's Allies lose all effects."),
    (
        "Attach this card to your opponent's MP after use.",
        "Attach this card to your opponent's MP.",
    ),
    (
        "Use when you play your third Drill in one turn.",
        "Use when you play a Drill and you have played exactly 3 Drills this turn.",
    ),
    (
        "Your opponent cannot draw cards or Rejuvenate this combat.",
        "Your opponent cannot draw cards this combat and Your opponent cannot Rejuvenate cards this combat.",
    ),
    (
        "Your opponent's Allies cannot use their effects this combat.",
        "Your opponent's Allies lose all effects this combat.",
    ),
    (
        "That Ally cannot have its Power used this combat.",
        "That Ally cannot be used this combat.",
    ),
    (
        "All Styled cards in your deck are considered Named.",
        "Your Styled cards are considered Named.",
    ),
    (
        "Your opponent cannot gain or lose stages.",
        "Your opponent cannot gain stages and cannot lose stages.",
    ),
    (
        "Your opponent cannot gain, lose, or pay stages.",
        "Your opponent cannot gain stages, your opponent cannot lose stages, and your opponent cannot "
        "pay stages.",
    ),
    (
        "Your opponent cannot play Drills, use Setups, or perform energy attacks this turn.",
        "Your opponent cannot play Drills this turn, your opponent cannot use Setups this turn, and your opponent cannot perform energy attacks this turn.",
    ),
    (
        "Your opponent's card effects cannot lower your anger nor your personality level.",
        "Your opponent's card effects cannot lower your anger and Your opponent's card effects cannot lower your MP's level.",
    ),
    (
        "Your anger and personality level cannot be lowered by your opponent.",
        "Your anger cannot be lowered by your opponent and Your MP's level cannot be lowered by your opponent.",
    ),
    (
        "Whenever your opponent lowers your anger or your MP's level, draw a card.",
        "Whenever your opponent lowers your anger or lowers your MP's level, draw a card.",
    ),
    (
        "Whenever your anger or your MP's level is lowered, draw a card.",
        "Whenever your anger is lowered or your MP's level is lowered, draw a card.",
    ),
    (
        'Your next attack this combat with "Fist" in the title deals +2 stages of damage.',
        'Your next attack with "Fist" in the title this combat deals +2 stages of damage.',
    ),
    (
        "Your Drills cannot be used nor leave play.",
        "Your Drills cannot be used and your Drills cannot leave play.",
    ),
    (
        "The top card of your discard pile cannot be banished this combat.",
        "A card cannot be banished from the top of your discard pile this combat.",
    ),
    (
        "Whenever you draw a card this combat, your next attack deals +1 stage of damage.",
        "This combat, whenever you draw a card, your next attack deals +1 stage of damage.",
    ),
    (
        "If your MP is a Hero, your anger cannot be lowered while this card is in play.",
        "If this card is in play and your MP is a Hero, your anger cannot be lowered.",
    ),
    (
        "Before the first turn of the game, search your Life Deck for a Dragon Ball and banish it.",
        "At the beginning of the game, search your Life Deck for a Dragon Ball and banish it.",
    ),
    (
        "Banish this card and draw a card when you have no Allies at the end of combat.",
        "At the end of combat, if you control no Allies, banish this card and draw a card.",
    ),
    (
        "Your opponent must pay 2 stages to play a [defense] card against this attack.",
        "Your opponent must pay 2 stages to play a [defense] card this action.",
    ),
    (
        "That Drill cannot leave play this turn, even when your MP changes levels.",
        "That Drill cannot leave play this turn.",
    ),
    (
        "Before the first turn of the game, search your Life Deck for a Dragon Ball and banish it.",
        "At the beginning of the game, search your Life Deck for a Dragon Ball and banish it.",
    ),
    (
        "Banish this card and draw a card when you have no Allies at the end of combat.",
        "At the end of combat, if you have no Allies, Banish this card and draw a card.",
    ),
]
