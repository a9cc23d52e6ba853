"""Other things that are done with cards, each by itself, in the words of players.

Written as `natural_cards` is, and tried with it.
"""

from __future__ import annotations

from collections.abc import Iterator

from tests.rules.natural_kinds import Cell

# Other things done with cards.
OTHERS: dict[str, tuple[str, ...]] = {
    "exchange hands": (
        "POWER: Exchange your hand with your opponent's hand.",
        "POWER: Switch your hand with your opponent's hand.",
        "POWER: Exchange hands with your opponent.",
        "POWER: You and your opponent exchange hands."),
    "exchange with pile": (
        "POWER: Exchange a card in your hand with a card in your discard pile.",
        "POWER: Exchange a card from your hand with a card from your discard pile.",
        "POWER: Switch a card in your hand with a card in your discard pile."),
    "exchange Drills": (
        "POWER: Exchange a Drill you control with a Drill in your discard pile.",
        "POWER: Exchange one of your Drills with a Drill in your discard pile.",
        "POWER: Switch a Drill you control with a Drill in your discard pile."),
    "exchange control": (
        "POWER: Exchange control of a Drill you control and a Drill your opponent controls.",
        "POWER: Exchange control of one of your Drills and one of your opponent's Drills.",
        "POWER: Switch control of a Drill you control and a Drill your opponent controls."),
    "take control": (
        "POWER: Take control of one of your opponent's Allies.",
        "POWER: Take control of an Ally your opponent controls.",
        "POWER: Gain control of one of your opponent's Allies.",
        "POWER: Choose one of your opponent's Allies and take control of it."),
    "take control for a time": (
        "POWER: Take control of one of your opponent's Allies until the end of combat.",
        "POWER: Until the end of combat, take control of one of your opponent's Allies.",
        "POWER: Take control of one of your opponent's Allies this combat.",
        "POWER: Gain control of one of your opponent's Allies for the remainder of combat."),
    "take control of Drills": (
        "POWER: Take control of a Drill.", "POWER: Take control of one of your opponent's Drills.",
        "POWER: Gain control of one of your opponent's Drills.",
        "POWER: Take control of a Drill your opponent controls."),
    "capture": (
        "POWER: Capture one of your opponent's Dragon Balls.",
        "POWER: Capture a Dragon Ball your opponent controls.",
        "POWER: Capture a Dragon Ball from your opponent."),
    "capture any": ("POWER: Capture a Dragon Ball.", "POWER: You capture a Dragon Ball.",
                    "POWER: Capture 1 Dragon Ball."),
    "capture all": (
        "POWER: Capture all of your opponent's Dragon Balls.",
        "POWER: Capture all Dragon Balls your opponent controls.",
        "POWER: Capture every Dragon Ball your opponent controls."),
    "capture Namek": (
        "POWER: Capture a Namek Dragon Ball.", "POWER: Capture one of your opponent's Namek Dragon Balls."),
    "name and reveal": (
        "POWER: Name a card. Reveal the top card of your opponent's Life Deck. If it is the named card, draw a card.",
        "POWER: Name a card. Reveal the top card of your opponent's Life Deck. If it is the card you named, draw a card.",
        "POWER: Name a card and reveal the top card of your opponent's Life Deck. If it is the named card, draw a card.",
        "POWER: Name a card. Your opponent reveals the top card of his Life Deck. If it is the card you named, draw a card.",
        "POWER: Name a card, then reveal the top card of your opponent's Life Deck. If it is the named card, draw a card."),
    "name and discard": (
        "POWER: Name a card. Your opponent discards all copies of that card from his hand.",
        "POWER: Name a card. Your opponent discards all copies of the named card from his hand.",
        "POWER: Name a card. Your opponent discards each copy of that card from his hand.",
        "POWER: Name a card. Your opponent discards every copy of that card in his hand."),
    "name a type": (
        "POWER: Name a card type. Reveal the top card of your Life Deck. If it is of that type, draw a card.",
        "POWER: Name a card type. Reveal the top card of your Life Deck. If it is a card of that type, draw a card.",
        "POWER: Choose a card type. Reveal the top card of your Life Deck. If it is of that type, draw a card.",
        "POWER: Name a type of card. Reveal the top card of your Life Deck. If it is of that type, draw a card.",
        "POWER: Name a card type. Reveal the top card of your Life Deck. If it is of the named type, draw a card."),
    "name a number": (
        "POWER: Name a number. Your opponent reveals his hand. If he has exactly that many cards in his hand, draw 2 cards.",
        "POWER: Choose a number. Your opponent reveals his hand. If he has exactly that many cards in his hand, draw 2 cards."),
    "rearrange": (
        "POWER: Rearrange the top 4 cards of your Life Deck.",
        "POWER: Rearrange the top 4 cards of your Life Deck in any order.",
        "POWER: Look at the top 4 cards of your Life Deck and rearrange them in any order.",
        "POWER: Look at the top 4 cards of your Life Deck and place them back in any order.",
        "POWER: Look at the top 4 cards of your Life Deck. Place them back in any order.",
        "POWER: Look at the top 4 cards of your Life Deck and put them back in any order.",
        "POWER: Look at the top 4 cards of your Life Deck and return them in any order."),
    "rearrange pile": (
        "POWER: Rearrange your discard pile.", "POWER: Rearrange your discard pile in any order.",
        "POWER: Rearrange the cards in your discard pile in any order.",
        "POWER: Rearrange the cards in your discard pile."),
    "look at hand": (
        "POWER: Look at your opponent's hand. Choose a card in it and discard it.",
        "POWER: Look at your opponent's hand and discard a card from it.",
        "POWER: Look at your opponent's hand. Choose a card from it and discard it.",
        "POWER: Look at your opponent's hand and choose a card. Discard that card.",
        "POWER: Look at your opponent's hand. Discard a card from it.",
        "POWER: Look at your opponent's hand. Discard one of those cards."),
    "reveals hand": (
        "POWER: Your opponent reveals his hand. Discard a Drill from it.",
        "POWER: Your opponent reveals his hand. Choose a Drill in it and discard it.",
        "POWER: Your opponent reveals his hand. Discard a Drill revealed this way.",
        "POWER: Your opponent reveals his hand. He discards a Drill from it."),
    "random": (
        "POWER: Your opponent discards a random card from his hand.",
        "POWER: Your opponent discards a card at random from his hand.",
        "POWER: Your opponent discards a card from his hand at random.",
        "POWER: Your opponent randomly discards a card from his hand.",
        "POWER: Choose a card in your opponent's hand at random. He discards it."),
    "use from pile": (
        "POWER: Use the effects of a Drill in your discard pile.",
        "POWER: Choose a Drill in your discard pile and use its effects.",
        "POWER: Use a Drill's effects in your discard pile."),
    "use Event from pile": (
        "POWER: Choose an Event in your discard pile and use its effect.",
        "POWER: Use the effect of an Event in your discard pile.",
        "POWER: Choose an Event in your discard pile. Use its effect.",
        "POWER: Choose an Event from your discard pile and use its effects."),
    "use his HIT": (
        "POWER: Use the HIT effect of an attack in your discard pile.",
        "POWER: Choose an attack in your discard pile and use its HIT effect.",
        "POWER: Choose an attack in your discard pile. Use its HIT effect."),
    "play from pile": (
        "POWER: Play a Drill from your discard pile.",
        "POWER: You may play a Drill from your discard pile.",),
    "may play pile": (
        "[constant] You may play Drills from your discard pile.",
        "[constant] You may play Drills in your discard pile.",
        "[constant] You may play Drills from your discard pile as if they were in your hand."),
    "play from top": (
        "[constant] You may play the top card of your Life Deck.",
        "[constant] You may play the top card of your Life Deck as if it were in your hand."),
    "revealed top": (
        "[constant] Play with the top card of your Life Deck revealed.",
        "[constant] You play with the top card of your Life Deck revealed.",
        "[constant] Keep the top card of your Life Deck revealed.",
        "[constant] The top card of your Life Deck is revealed.",
        "[constant] Your Life Deck's top card is revealed."),
    "his revealed top": (
        "[constant] Your opponent plays with the top card of his Life Deck revealed.",
        "[constant] The top card of your opponent's Life Deck is revealed.",
        "[constant] Your opponent keeps the top card of his Life Deck revealed."),
    "revealed hand": (
        "[constant] Your opponent plays with his hand revealed.",
        "[constant] Your opponent's hand is revealed.",
        "[constant] Your opponent keeps his hand revealed."),
    "copy": (
        "POWER: Copy an attack in your discard pile.",
        "POWER: Choose an attack in your discard pile and copy it.",
        "POWER: Perform a copy of an attack in your discard pile."),
    "swap ends": (
        "POWER: Place the top card of your Life Deck at the bottom of your Life Deck.",
        "POWER: Put the top card of your Life Deck on the bottom of your Life Deck.",
        "POWER: Move the top card of your Life Deck to the bottom of your Life Deck."),
    "turn over": (
        "POWER: Place the top card of your discard pile on top of your Life Deck.",
        "POWER: Put the top card of your discard pile on top of your Life Deck.",
        "POWER: Return the top card of your discard pile to the top of your Life Deck."),
    "pile to deck": (
        "POWER: Shuffle your discard pile into your Life Deck.",
        "POWER: Shuffle all cards in your discard pile into your Life Deck.",
        "POWER: Shuffle all cards from your discard pile into your Life Deck.",
        "POWER: Shuffle your entire discard pile into your Life Deck."),
    "hand to deck": (
        "POWER: Shuffle your hand into your Life Deck. Draw 3 cards.",
        "POWER: Shuffle your hand into your Life Deck and draw 3 cards.",
        "POWER: Shuffle all cards in your hand into your Life Deck. Draw 3 cards.",
        "POWER: Shuffle your hand into your Life Deck, then draw 3 cards."),
    "discard hand": (
        "POWER: Discard your hand. Draw that many cards.",
        "POWER: Discard your hand and draw that many cards.",
        "POWER: Discard your hand. Draw the same number of cards.",
        "POWER: Discard all cards from your hand. Draw that many cards.",
        "POWER: Discard your hand, then draw that many cards.",
        "POWER: Discard your hand. Draw as many cards as you discarded."),
    "discard any": (
        "POWER: Discard any number of cards from your hand. Draw that many cards.",
        "POWER: Discard any number of cards from your hand and draw that many cards.",
        "POWER: Discard any number of cards from your hand. Draw a card for each card discarded this way.",
        "POWER: Discard any number of cards from your hand to draw that many cards.",
        "POWER: Discard any number of cards from your hand, then draw that many cards."),
    "draw up to": (
        "POWER: Draw cards until you have 5 cards in your hand.",
        "POWER: Draw until you have 5 cards in your hand.",
        "POWER: Draw cards until you have 5 cards in hand."),
    "discard down": (
        "POWER: Your opponent discards cards until he has 2 cards in his hand.",
        "POWER: Your opponent discards down to 2 cards.",
        "POWER: Your opponent discards cards from his hand until he has 2 cards in his hand."),
    "if on top": (
        "POWER: If the top card of your discard pile is a Drill, draw a card.",
        "POWER: Draw a card if the top card of your discard pile is a Drill.",
        "POWER: If there is a Drill on top of your discard pile, draw a card.",
        "POWER: If a Drill is on top of your discard pile, draw a card."),
    "if there is": (
        "POWER: If there is a Drill in your discard pile, draw a card.",
        "POWER: If you have a Drill in your discard pile, draw a card.",
        "POWER: If a Drill is in your discard pile, draw a card.",
        "POWER: Draw a card if there is a Drill in your discard pile.",
        "POWER: If your discard pile contains a Drill, draw a card.",
        "POWER: If there is at least one Drill in your discard pile, draw a card."),
    "if there are N": (
        "POWER: If there are 5 or more Styled cards in your discard pile, draw a card.",
        "POWER: If you have 5 or more Styled cards in your discard pile, draw a card.",
        "POWER: If your discard pile contains 5 or more Styled cards, draw a card.",
        "POWER: If 5 or more Styled cards are in your discard pile, draw a card.",
        "POWER: If there are at least 5 Styled cards in your discard pile, draw a card.",
        "POWER: If your discard pile has 5 or more Styled cards in it, draw a card."),
    "if none": (
        "POWER: If there are no Drills in your discard pile, draw a card.",
        "POWER: If you have no Drills in your discard pile, draw a card.",
        "POWER: If no Drills are in your discard pile, draw a card.",
        "POWER: If your discard pile contains no Drills, draw a card.",
        "POWER: If there is no Drill in your discard pile, draw a card."),
    "if more": (
        "POWER: If there are more Drills in your discard pile than in your opponent's discard pile, draw a card.",
        "POWER: If you have more Drills in your discard pile than your opponent, draw a card.",
        "POWER: If your discard pile contains more Drills than your opponent's, draw a card."),
    "same Style as discarded": (
        "POWER: Discard a Styled card from your hand. Search your Life Deck for a card of the same Style and place it into your hand.",
        "POWER: Discard a Styled card from your hand. Search your Life Deck for a card of the same Style as the discarded card and place it into your hand.",
        "POWER: Discard a Styled card from your hand. Search your Life Deck for a card of the discarded card's Style and place it into your hand."),
    "same type as discarded": (
        "POWER: Discard a card from your hand. Search your Life Deck for a card of the same type and place it into your hand.",
        "POWER: Discard a card from your hand. Search your Life Deck for a card of the same type as the discarded card and place it into your hand.",
        "POWER: Discard a card from your hand. Search your Life Deck for a card with the same type as the discarded card and place it into your hand.",
        "POWER: Discard a card from your hand. Search your Life Deck for a card of the discarded card's type and place it into your hand."),
    "same title": (
        "POWER: Choose a Drill in play. Search your Life Deck for a card with the same title and place it into play.",
        "POWER: Choose a Drill in play. Search your Life Deck for a card with the same title as that Drill and place it into play.",
        "POWER: Choose a Drill in play. Search your Life Deck for a copy of that card and place it into play.",
        "POWER: Choose a Drill in play. Search your Life Deck for another copy of it and place it into play."),
    "all that share": (
        "POWER: Banish all cards in your opponent's discard pile with the same title as the banished card.",),
    "or if": (
        "POWER: Draw a card or, if you control a Dragon Ball, draw 2 cards.",
        "POWER: Draw a card. If you control a Dragon Ball, draw 2 cards instead.",
        "POWER: Draw a card, or draw 2 cards if you control a Dragon Ball.",
        "POWER: Draw a card or, if you control a Dragon Ball, 2 cards."),
    "choose one": (
        "POWER: Draw a card or raise your anger 1 level.",
        "POWER: Either draw a card or raise your anger 1 level.",
        "POWER: Choose one: Draw a card; or raise your anger 1 level.",
        "POWER: You may draw a card or raise your anger 1 level.",
        "POWER: Choose to draw a card or raise your anger 1 level."),
    "attach": (
        "POWER: Attach this card to one of your opponent's Drills.",
        "POWER: Attach this card to a Drill your opponent controls.",
        "POWER: Attach to one of your opponent's Drills.",
        "POWER: Attach this card to an opponent's Drill."),
    "attach from hand": (
        "POWER: Attach a card from your hand to your MP.",
        "POWER: Choose a card in your hand and attach it to your MP."),
    "remove attached": (
        "POWER: Destroy all cards attached to your MP.",
        "POWER: Destroy every card attached to your MP.",
        "POWER: Destroy all cards that are attached to your MP.",
        "POWER: Destroy each card attached to your MP."),
    "used this turn": (
        "POWER: Shuffle a card you played this turn from your discard pile into your Life Deck.",
        "POWER: Shuffle a card that you played this turn from your discard pile into your Life Deck.",
        "POWER: Shuffle a card played by you this turn from your discard pile into your Life Deck."),
    "discarded this turn": (
        "POWER: Rejuvenate all cards discarded from your hand this turn.",
        "POWER: Rejuvenate all cards that were discarded from your hand this turn.",
        "POWER: Rejuvenate each card discarded from your hand this turn.",
        "POWER: Rejuvenate all cards you discarded from your hand this turn."),
    "destroyed this combat": (
        "POWER: Place a Drill destroyed this combat into play.",
        "POWER: Place a Drill that was destroyed this combat into play.",
        "POWER: Choose a Drill that was destroyed this combat and place it into play."),
    "that stopped": (
        "POWER: Banish the card that stopped your last attack.",
        "POWER: Banish the card used to stop your last attack.",
        "POWER: Banish the card that was used to stop your last attack."),
    "all of kinds": (
        "POWER: Destroy all Drills, Setups and Allies.",
        "POWER: Destroy all Drills, Setups, and Allies.",
        "POWER: Destroy all Drills, all Setups, and all Allies.",
        "POWER: Destroy all Drills, Setups and Allies in play.",
        "POWER: Destroy each Drill, Setup, and Ally in play."),
    "all of his kinds": (
        "POWER: Destroy all of your opponent's Drills and Setups.",
        "POWER: Destroy all Drills and Setups your opponent controls.",
        "POWER: Destroy all of your opponent's Setups and Drills.",
        "POWER: Destroy all your opponent's Drills and Setups."),
    "but one": (
        "POWER: Your opponent destroys all but one of his Drills.",
        "POWER: Your opponent chooses one of his Drills and destroys the rest.",
        "POWER: Your opponent chooses one of his Drills and destroys the others."),
    "half": (
        "POWER: Your opponent destroys half of his Drills, rounded up.",
        "POWER: Your opponent destroys half of his Drills (rounded up).",
        "POWER: Your opponent destroys half his Drills, rounded up."),
    "all except": (
        "POWER: Destroy all Drills except Styled Drills.",
        "POWER: Destroy all Drills that are not Styled.",
        "POWER: Destroy all non-Styled Drills."),
    "each other": (
        "POWER: Destroy all other Drills you control.", "POWER: Destroy your other Drills.",
        "POWER: Destroy all of your other Drills.", "POWER: Destroy each other Drill you control."),
    "another": (
        "[constant] Whenever another Drill enters play under your control, draw a card.",
        "[constant] Whenever another of your Drills enters play, draw a card.",
        "[constant] Whenever another Drill you control enters play, draw a card."),
    "the first": (
        "[constant] Each turn, the first Drill you play draws you a card.",),
    "discard then find": (
        "POWER: Discard a Drill from your hand. Search your Life Deck for another Drill and place it into play.",
        "POWER: Discard a Drill from your hand. Search your Life Deck for a different Drill and place it into play.",
        "POWER: Discard a Drill from your hand. Search your Life Deck for a Drill with a different title and place it into play."),
    "if it is, else": (
        "POWER: Reveal the top card of your Life Deck. If it is a Drill, place it into play. Otherwise, place it into your hand.",
        "POWER: Reveal the top card of your Life Deck. If it is a Drill, place it into play. If it is not, place it into your hand.",
        "POWER: Reveal the top card of your Life Deck. If that card is a Drill, place it into play. If not, place it into your hand.",
        "POWER: Reveal the top card of your Life Deck. If a Drill is revealed, place it into play. Otherwise, place it into your hand.",
        "POWER: Reveal the top card of your Life Deck. If the revealed card is a Drill, place it into play. If it isn't, place it into your hand."),
    "drawn": (
        "POWER: Draw a card. If it is a Drill, you may place it into play.",
        "POWER: Draw a card. If that card is a Drill, you may place it into play.",
        "POWER: Draw a card. If you drew a Drill, you may place it into play.",
        "POWER: Draw a card. If the drawn card is a Drill, you may place it into play."),
    "draw and show": (
        "POWER: Draw a card and reveal it. If it is Styled, Rejuvenate 2.",
        "POWER: Draw a card. Reveal it. If it is Styled, Rejuvenate 2.",
        "POWER: Reveal the top card of your Life Deck and draw it. If it is Styled, Rejuvenate 2."),
    "for each revealed": (
        "POWER: Reveal the top 4 cards of your Life Deck. Raise your anger 1 level for each Drill revealed this way.",
        "POWER: Reveal the top 4 cards of your Life Deck. Raise your anger 1 level for each revealed Drill.",
        "POWER: Reveal the top 4 cards of your Life Deck. Raise your anger 1 level for each Drill revealed.",
        "POWER: Reveal the top 4 cards of your Life Deck. For each Drill revealed this way, raise your anger 1 level.",
        "POWER: Reveal the top 4 cards of your Life Deck. Raise your anger 1 level for each Drill among them."),
    "if at least one": (
        "POWER: Reveal the top 4 cards of your Life Deck. If at least one of them is a Drill, draw a card.",
        "POWER: Reveal the top 4 cards of your Life Deck. If one or more of them is a Drill, draw a card.",
        "POWER: Reveal the top 4 cards of your Life Deck. If a Drill is revealed this way, draw a card.",
        "POWER: Reveal the top 4 cards of your Life Deck. If any of those cards are Drills, draw a card.",
        "POWER: Reveal the top 4 cards of your Life Deck. If any of them is a Drill, draw a card."),
    "if all": (
        "POWER: Reveal the top 3 cards of your Life Deck. If all of them are Styled, draw a card.",
        "POWER: Reveal the top 3 cards of your Life Deck. If they are all Styled, draw a card.",
        "POWER: Reveal the top 3 cards of your Life Deck. If all of those cards are Styled, draw a card.",
        "POWER: Reveal the top 3 cards of your Life Deck. If each of them is Styled, draw a card."),
    "if none of them": (
        "POWER: Reveal the top 3 cards of your Life Deck. If none of them are Styled, draw a card.",
        "POWER: Reveal the top 3 cards of your Life Deck. If none of those cards are Styled, draw a card.",
        "POWER: Reveal the top 3 cards of your Life Deck. If none of them is Styled, draw a card.",
        "POWER: Reveal the top 3 cards of your Life Deck. If no Styled cards are revealed this way, draw a card."),
    "his pile from top": (
        "POWER: Banish the top Drill in your opponent's discard pile.",
        "POWER: Banish the top Drill of your opponent's discard pile.",
        "POWER: Banish the topmost Drill in your opponent's discard pile.",
        "POWER: Banish the top Drill from your opponent's discard pile."),
    "may stages to": (
        "POWER: You may pay up to 4 stages to have your opponent's MP lose that many stages.",
        "POWER: You may pay up to 4 stages. If you do, your opponent's MP loses that many stages.",),
    "his shuffle": (
        "POWER: Your opponent shuffles 3 cards from his discard pile into his Life Deck.",
        "POWER: Your opponent chooses 3 cards in his discard pile and shuffles them into his Life Deck.",
        "POWER: Your opponent shuffles 3 cards of his choice from his discard pile into his Life Deck."),
    "choice of his": (
        "POWER: Your opponent discards a card of your choice from his hand.",
        "POWER: Your opponent discards a card from his hand of your choice.",),
    "own choice": (
        "POWER: Your opponent discards a card of his choice from his hand.",
        "POWER: Your opponent discards a card from his hand.",
        "POWER: Your opponent discards a card from his hand of his choice."),
}  # fmt: skip


def others() -> Iterator[Cell]:
    """Each by itself."""
    for name, ways in OTHERS.items():
        yield Cell("other", name, ways[:1], ways[1:])
