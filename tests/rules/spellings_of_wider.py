"""In other words, longer sentences of several subjects: one example of every row."""

from __future__ import annotations

WIDER = [
    (
        "Your Allies cannot be destroyed and their attacks deal +2 life cards of damage.",
        "Your Allies cannot be destroyed and attacks performed by your Allies deal +2 life "
        "cards of damage.",
    ),
    (
        "While attached to an Ally, you control that Ally.",
        "If that personality is an Ally, gain control of it until this card leaves play.",
    ),
    (
        "While attached to an MP, that MP's attacks deal +1 life card of damage.",
        "While attached, if this card is attached to an MP, that MP's attacks deal +1 life "
        "card of damage.",
    ),
    (
        "If your MP is a Villain, your opponent's MP loses 2 stages each time he stops an "
        "attack this combat.",
        "If your MP is a Villain, whenever he stops an attack this combat, your opponent's "
        "MP loses 2 stages.",
    ),
    (
        "Return Launch to her owner's hand.",
        "Return Launch to its owner's hand.",
    ),
    (
        "Search your Life Deck for Gohan and place him into play.",
        "Search your Life Deck for Gohan and place it into play.",
    ),
    (
        "Set your anger to the current anger level of your opponent.",
        "Set your anger to your opponent's anger.",
    ),
    (
        "X = 3 - the number of levels your opponent's anger was lowered by this card.",
        "X = 3 - the number of levels your opponent's anger was lowered this way.",
    ),
    (
        "When this card is leaving play because of a critical damage effect, draw a card.",
        "When this card is discarded by a critical damage effect, draw a card.",
    ),
    (
        "If your MP and your opponent's MP are at different levels, draw a card.",
        "If your MP's level is not equal to your opponent's, draw a card.",
    ),
    (
        "If they are the same level, draw a card.",
        "If your MP's level is equal to your opponent's, draw a card.",
    ),
    (
        "X = the difference in their levels +1.",
        "X = the difference between the MPs' levels +1.",
    ),
    (
        "The next time your opponent advances a level this turn, his MP is set to 3 stages "
        "above 0 instead of 10.",
        "The next time your opponent advances a level this turn, set his MP to 3 stages above 0.",
    ),
    (
        "If that attack was performed by an Ally, prevent all of its damage instead.",
        "If that attack was performed by an Ally, prevent all damage from it instead.",
    ),
    (
        "Banish this card when the attached personality deals critical damage.",
        "Banish this card when an attack performed by that personality deals critical damage.",
    ),
    (
        "You may use this POWER a second time each turn if its first use dealt critical damage.",
        "You may use this POWER a second time each turn if this attack has dealt critical "
        "damage this turn.",
    ),
    (
        "If your MP is at its highest power stage, your AT damage for this attack is doubled.",
        "If your MP is at its highest power stage, this attack deals +AT stages of damage.",
    ),
    (
        "If you stopped an attack card, place it on top of its owner's Life Deck after use "
        "instead of discarding it.",
        "That attack is placed on top of its owner's Life Deck after use.",
    ),
    (
        "Your opponent must pay 2 stages to play a [defense] card against this attack.",
        "Your opponent must pay 2 stages to play a [defense] card this action.",
    ),
    (
        "Attach to an Ally your opponent controls or to your opponent's MP.",
        "Attach to one of your opponent's personalities.",
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
    (
        "Draw either one of them.",
        "Draw 1 of them.",
    ),
    (
        "You may reveal a Drill from your hand that shares no name with a Drill in play.",
        "You may reveal a Drill with a different title than any Drill in play from your hand.",
    ),
    (
        "Search your Life Deck for a Cell Jr. with a different subtitle and place it into play.",
        'Search your Life Deck for an Ally named "Cell Jr." with a different subtitle and '
        "place it into play.",
    ),
    (
        "Your opponent reveals up to 5 cards from the top of his Life Deck, one at a time, "
        "stopping after revealing a card of that type.",
        "Your opponent reveals cards from the top of his Life Deck until he reveals a card "
        "of that type, to a maximum of 5 cards.",
    ),
    (
        "If all 5 cards were revealed and none were of that type, draw a card.",
        "If no card of that type was revealed, draw a card.",
    ),
    (
        "Before the first turn of the game, search your Life Deck for a Dragon Ball and banish it.",
        "At the beginning of the game, search your Life Deck for a Dragon Ball and banish it.",
    ),
    (
        "Banish this card and draw a card when you have no Allies at the end of combat.",
        "At the end of combat, if you have no Allies, Banish this card and draw a card.",
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
