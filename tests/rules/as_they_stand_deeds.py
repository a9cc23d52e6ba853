"""What is done with cards, in other words than those that are printed."""

from __future__ import annotations

from dbz_desktop.cards import CardType
from tests.rules.happening import EVENT

DEEDS: list[tuple[CardType, str, str]] = [
    (
        EVENT,
        "POWER: Choose a Drill. That Drill is destroyed.",
        "POWER: Choose a Drill. Destroy that Drill.",
    ),
    (
        EVENT,
        "POWER: Search your Life Deck for a Drill that shares a name with a card in your discard "
        "pile and play it.",
        "POWER: Search your Life Deck for a Drill with the same title as a card in your discard "
        "pile and play it.",
    ),
    (
        EVENT,
        "POWER: Draw X cards. X = the number of differently titled Drills in play.",
        "POWER: Draw X cards. X = the number of differently named Drills in play.",
    ),
    (
        EVENT,
        "POWER: He keeps his hand revealed.",
        "POWER: Your opponent plays with his hand revealed.",
    ),
    (
        EVENT,
        "POWER: Discard all of the cards in your hand.",
        "POWER: Discard all cards in your hand.",
    ),
    (
        EVENT,
        "POWER: That Ally's owner shuffles it into his Life Deck.",
        "POWER: Its owner shuffles it into his Life Deck.",
    ),
    (
        EVENT,
        "POWER: Your opponent cannot use Ally Powers.",
        "POWER: Your opponent cannot use Allies.",
    ),
    (
        EVENT,
        "POWER: Your opponent cannot use Drill Powers.",
        "POWER: Your opponent cannot use Drills.",
    ),
    (
        EVENT,
        "POWER: Your opponent's Allies' Powers cannot be used.",
        "POWER: Your opponent's Allies cannot be used.",
    ),
    (EVENT, "POWER: Setup Powers cannot be used.", "POWER: Setups cannot be used."),
    (
        EVENT,
        "POWER: Your opponent plays with his hand face up.",
        "POWER: Your opponent plays with his hand revealed.",
    ),
    (
        EVENT,
        "POWER: Your opponent's hand is face up.",
        "POWER: Your opponent plays with his hand revealed.",
    ),
    (
        EVENT,
        "POWER: Your opponent plays with his hand open.",
        "POWER: Your opponent plays with his hand revealed.",
    ),
    (
        EVENT,
        "POWER: Attach this card to your opponent's MP. While attached, your opponent's hand is face up.",
        "POWER: Attach this card to your opponent's MP. While attached, your opponent plays with his hand revealed.",
    ),
    (
        EVENT,
        "POWER: By discarding a card, you may draw a card.",
        "POWER: You may discard a card to draw a card.",
    ),
    (
        EVENT,
        "POWER: Take the top card of your opponent's discard pile and place it at the bottom of his Life Deck.",
        "POWER: Choose the top card of your opponent's discard pile and place it at the bottom of his Life Deck.",
    ),
    (
        EVENT,
        "POWER: Capture a Dragon Ball your opponent controls.",
        "POWER: Capture an opponent's Dragon Ball.",
    ),
    (EVENT, "POWER: No player can draw cards.", "POWER: Players cannot draw cards."),
    (
        EVENT,
        "POWER: That Ally's controller places it on top of his Life Deck.",
        "POWER: Its controller places it on top of his Life Deck.",
    ),
    (
        EVENT,
        "POWER: Your opponent cannot use Powers on his MP.",
        "POWER: Your opponent cannot use his MP's Power.",
    ),
    (
        EVENT,
        "POWER: Your opponent cannot use the Powers on his Allies.",
        "POWER: Your opponent cannot use his Allies.",
    ),
    (
        EVENT,
        "POWER: The Powers on your opponent's Allies cannot be used.",
        "POWER: Your opponent cannot use his Allies.",
    ),
    (
        EVENT,
        "POWER: Your opponent's MP's Powers cannot be used.",
        "POWER: Your opponent cannot use his MP's Power.",
    ),
    (EVENT, "POWER: Your MP's Powers cannot be used.", "POWER: You cannot use your MP's Power."),
    (
        EVENT,
        "POWER: Your opponent's MP cannot use his Powers.",
        "POWER: Your opponent cannot use his MP's Power.",
    ),
    (EVENT, "POWER: Your MP cannot use his Powers.", "POWER: You cannot use your MP's Power."),
    (
        EVENT,
        "POWER: Combat cannot be declared by your opponent.",
        "POWER: Your opponent cannot declare combat.",
    ),
    (EVENT, "POWER: You cannot play any Styled cards.", "POWER: You cannot play a Styled card."),
    (EVENT, "POWER: Setups cannot be used by you.", "POWER: You cannot use Setups."),
    (
        EVENT,
        "POWER: Your opponent cannot use his Mastery's Power.",
        "POWER: Your opponent cannot use his Mastery.",
    ),
    (
        EVENT,
        "POWER: The Power on your opponent's Mastery cannot be used.",
        "POWER: Your opponent cannot use his Mastery.",
    ),
    (
        EVENT,
        "POWER: Your opponent cannot use any of the powers on his Allies.",
        "POWER: Your opponent cannot use his Allies.",
    ),
    (
        EVENT,
        "POWER: Your opponent cannot use card powers this turn.",
        "POWER: Your opponent cannot use Masteries, Drills, Setups, or personalities this turn.",
    ),
    (
        EVENT,
        "POWER: Search your Life Deck for 2 differently named Drills.",
        "POWER: Search your Life Deck for 2 different Drills.",
    ),
    (
        EVENT,
        "POWER: Damage cannot be redirected to your opponent's Allies.",
        "POWER: Your opponent's Allies cannot have damage redirected to them.",
    ),
    (
        EVENT,
        "POWER: Your opponent's next action must be to pass.",
        "POWER: Your opponent passes for his next action this combat.",
    ),
    (
        EVENT,
        "POWER: Skip your opponent's next action.",
        "POWER: Your opponent skips his next action this combat.",
    ),
    (
        EVENT,
        "POWER: You may make an additional action.",
        "POWER: You may take another action after this one.",
    ),
    (
        EVENT,
        "POWER: In his next action, your opponent must pass.",
        "POWER: Your opponent passes for his next action this combat.",
    ),
    (
        EVENT,
        "POWER: At the end of each of your turns, draw a card.",
        "POWER: At the end of your turn, draw a card.",
    ),
    (
        EVENT,
        "POWER: During your next turn, whenever you pass, draw a card.",
        "POWER: During your next turn, whenever you pass, draw a card.",
    ),
    (
        EVENT,
        "POWER: Whenever your opponent passes during his next turn, draw a card.",
        "POWER: During your opponent's next turn, whenever your opponent passes, draw a card.",
    ),
    (EVENT, "POWER: Use only during your turn.", "(Use only if it is your turn.)"),
    (
        EVENT,
        "POWER: You must discard a card to use this card.",
        "(You must discard a card to use this card.)",
    ),
    (
        EVENT,
        "POWER: Your opponent passes in his next action.",
        "POWER: Your opponent passes for his next action this combat.",
    ),
    (EVENT, "POWER: Your MP's PUR is increased by 2.", "POWER: Your MP's PUR is +2."),
    (EVENT, "POWER: Your MP's PUR is reduced by 2.", "POWER: Your MP's PUR is -2."),
    (EVENT, "POWER: Your Allies have +1 PUR.", "POWER: Your Allies' PUR is +1."),
    (EVENT, "POWER: Your MP has +1 PUR.", "POWER: Your MP's PUR is +1."),
    (
        EVENT,
        "POWER: Destroy a Drill in play with the highest Endurance.",
        "POWER: Destroy a Drill with the highest Endurance in play.",
    ),
    (
        EVENT,
        "POWER: If your opponent has more Allies than you, draw a card.",
        "POWER: If your opponent has more Allies in play than you, draw a card.",
    ),
    (EVENT, "POWER: Players discard their hands.", "POWER: Each player discards his hand."),
    (
        EVENT,
        "POWER: Choose a Drill from your Life Deck and put it into your hand.",
        "POWER: Choose a Drill from your Life Deck and place it into your hand.",
    ),
    (
        EVENT,
        "POWER: His Drills have no effect this turn.",
        "POWER: Your opponent's Drills lose all effects this turn.",
    ),
    (
        EVENT,
        "POWER: X = the discarded card's Endurance.",
        "POWER: X = the Endurance of the discarded card.",
    ),
    (
        EVENT,
        "POWER: Use when your opponent uses an Ally's Power.",
        "POWER: Use when your opponent uses an Ally.",
    ),
    (
        EVENT,
        "POWER: Choose a card from it and banish it.",
        "POWER: Choose 1 of those cards and banish it.",
    ),
    (
        EVENT,
        "POWER: Destroy all cards in play except Dragon Balls.",
        "POWER: Destroy all non-Dragon Ball cards in play.",
    ),
    (
        EVENT,
        "POWER: Place 1 into your hand and the other on top of your Life Deck.",
        "POWER: Place 1 into your hand and place the other on top of your Life Deck.",
    ),
    (
        EVENT,
        "POWER: He must skip his next 2 actions.",
        "POWER: Your opponent skips his next 2 actions.",
    ),
    (EVENT, "POWER: Combat ends immediately.", "POWER: End combat."),
    (
        EVENT,
        "POWER: Cards that would be banished from your hand are discarded instead.",
        "POWER: Whenever a card would be banished from your hand, discard it instead.",
    ),
    (
        EVENT,
        "POWER: Banish after use if you control a Drill.",
        "POWER: Banish this card after use if you control a Drill.",
    ),
    (
        EVENT,
        'POWER: Choose a card with "Kick" in its title.',
        'POWER: Choose a card with "Kick" in the title.',
    ),
    (
        EVENT,
        "POWER: Your MP powers up to full power.",
        "POWER: Raise your MP to its highest power stage.",
    ),
    (
        EVENT,
        "POWER: Your personalities power up to full.",
        "POWER: Raise your personalities to their highest power stage.",
    ),
    (
        EVENT,
        "POWER: Players cannot use effects to draw cards.",
        "POWER: Players cannot draw cards by a card effect.",
    ),
    (
        EVENT,
        "POWER: You may only use Drills during your turn.",
        "POWER: You can only use Drills during your turn.",
    ),
    (
        EVENT,
        "POWER: In his next action, your opponent cannot draw a card.",
        "POWER: Your opponent cannot draw a card in his next action.",
    ),
]
