"""The words of the latest sets, and what is made of them: one example of every row."""

from __future__ import annotations

from dbz_desktop.wording import paradigm

_PAID = ("pay", "discard", "destroy", "banish", "lower", "lose", "reveal", "place", "shuffle")

LATEST_WORDS = [
    ("Raise your MP to his highest power stage.", "Raise your MP to its highest power stage."),
    ("Set your Allies to their highest power stages.", "… their highest power stage."),
    (
        "If your opponent's MP has no stages left, draw a card.",
        "If your opponent's MP's power stage is 0, draw a card.",
    ),
    ("If you do, your MP is set to its highest stage.", "If you do, set your MP to its …"),
    ("Place an Ally into play with full power stages.", "Place an Ally into play at its …"),
    (
        "Destroy an Ally whose power level is lower than your MP's power level.",
        "Destroy an Ally with a lower power level than your MP.",
    ),
    (
        "Destroy an Ally with a lower power level than your MP's.",
        "Destroy an Ally with a lower power level than your MP.",
    ),
    ("Your Allies each gain 2 stages.", "Your Allies gain 2 stages."),
    ("Gain 1 stage per Drill you control.", "Gain 1 stage for each Drill you control."),
    ("Your MP's PUR is increased by 2.", "Your MP's PUR is +2."),
    ("Your MP's PUR is reduced by 2.", "Your MP's PUR is -2."),
    ("This attack is unstoppable.", "This attack cannot be stopped."),
    ("This attack is unpreventable.", "This attack cannot have its damage prevented."),
    ("Your attacks are unpreventable.", "Your attacks cannot have their damage prevented."),
    ("Use when your opponent initiates combat.", "Use when your opponent declares combat."),
    (
        "Whenever an opponent's energy attack deals 3 life cards of damage to you, draw a card.",
        "Whenever one of your opponent's energy attacks deals 3 life cards of damage, draw a card.",
    ),
    (
        "This attack's damage cannot be prevented by Endurance.",
        "Your opponent cannot use Endurance on … attack.",
    ),
    ("It cannot be stopped by cards from his hand.", "… by cards played from the hand."),
    (
        "If this is your second or later attack this combat, draw a card.",
        "If you have performed 2 or more attacks this combat, draw a card.",
    ),
    ("Use during your Discard Step.", "Use at the beginning of your Discard Step."),
    ("At the start of each of your Planning Steps, gain 1 stage.", "At the start of your …"),
    ("Whenever combat ends, Rejuvenate 1.", "At the end of combat, Rejuvenate 1."),
    ("He must first discard a card.", "He must discard a card."),
    ("If your MP is above your opponent's MP, draw a card.", "If your MP is higher than …"),
    (
        "If neither player has advanced a level this combat, draw a card.",
        "Draw a card unless a player has advanced a level this combat.",
    ),
    ("You must control a Drill to play this card.", "Use only if you control a Drill."),
    ("Saiyan heritage only.", "Saiyan only."),
    ("If your MP has the Namekian heritage, draw a card.", "If your MP is Namekian, draw a card."),
    ("Draw a card for each 2 stages your MP lost this way.", "… 2 stages lost."),
    (
        "Choose one: draw a card, or gain 2 stages, or Rejuvenate 1.",
        "Choose one: draw a card, gain 2 stages, or Rejuvenate 1.",
    ),
    ("If you control a Guru Jr. Ally, pass.", 'If you control a Ally named "Guru Jr.", pass.'),
    (
        "You cannot use a Drill that shares a name with a Drill you used this turn.",
        "You cannot use a Drill with the same title as a Drill you used this turn.",
    ),
    ("If you've passed this combat, draw a card.", "If you have passed this combat, …"),
    ("Rejuvenate a card other than this one.", "Rejuvenate a card other than this card."),
    ("X = the discarded card's Endurance.", "X = the Endurance of the discarded card."),
    (
        "If you do, this card is shuffled into your Life Deck.",
        "If you do, shuffle this card into your Life Deck.",
    ),
    ("If you do, this card returns to your hand.", "If you do, place this card into your …"),
    ("Place this card into your hand instead of discarding it.", "Place this card into your hand."),
    ("If it was Styled, Rejuvenate 2 more.", "If it was Styled, Rejuvenate 2."),
    ("If you do, place it in play.", "If you do, place it into play."),
    (
        "Move a Drill you control to the bottom of its owner's Life Deck.",
        "Place a Drill you control at the bottom of its owner's Life Deck.",
    ),
    ("Choose a Styled card from it.", "Choose a Styled card from among those cards."),
    ("Use when your opponent uses an Ally's Power.", "Use when your opponent uses a Ally."),
    ("Your opponent cannot use Ally Powers.", "Your opponent cannot use Allies."),
    ("Your opponent cannot use Drill Powers.", "Your opponent cannot use Drills."),
    ("Your opponent's Allies' Powers cannot be used.", "Your opponent's Allies cannot be used."),
    ("Setup Powers cannot be used.", "Setups cannot be used."),
    ("He chooses to either draw a card or pass.", "He chooses to draw a card or pass."),
    (
        "Search your discard pile for a different Styled Drill and play it.",
        "Search your discard pile for a Styled Drill with a different title and play it.",
    ),
    ("That Ally's controller places it on top of his Life Deck.", "Its controller places it …"),
    (
        "For each Drill you control with a different name, pass.",
        "For each differently named Drill you control, pass.",
    ),
    ("If you Rejuvenated at least 1 Dragon Ball, pass.", "If you Rejuvenated a Dragon Ball, pass."),
    ("Opponents cannot prevent damage from this attack.", "This attack cannot have its damage …"),
    ("Your opponent cannot prevent damage from your attacks.", "Your attacks cannot have their …"),
    ("It cannot pass as his next action.", "It cannot pass in his next action."),
    ("He must skip his next 2 actions.", "He skips his next 2 actions."),
    (
        "Your attacks that were performed from anywhere other than your hand cost 1 stage.",
        "Your attacks that were not played from your hand cost 1 stage.",
    ),
    ("Your attack deals no damage.", "This attack deals no damage."),
    (
        "If your anger is at least twice your opponent's, pass.",
        "If your anger is at least twice your opponent's anger, pass.",
    ),
    (
        "For each personality at 0 stages, pass.",
        "For each personality with a stage of 0 in play, pass.",
    ),
    ("It cannot be stopped except by Events.", "It can only be stopped by Events."),
    ("This card may not be stopped by Events.", "This attack cannot be stopped by Events."),
    ("If your MP would be lowered a level, pass.", "If your MP would lower a level, pass."),
    ("Use when your MP's power level becomes 0.", "Use when your MP's power level is 0."),
    ("Advance your MP to the next level.", "Advance your MP 1 level."),
    ("For each Ally at 0 stages in play, pass.", "For each Ally with a stage of 0 in play, pass."),
    (
        "Choose an Ally in play and raise it to its highest stage.",
        "Raise an Ally in play to its highest stage.",
    ),
    ("Destroy a Drill in play with Endurance.", "Destroy a Drill with Endurance in play."),
    ("Whenever he discards it due to an effect, pass.", "Whenever he discards it by an effect, …"),
    ("If both revealed cards are attacks, pass.", "If those cards are attacks, pass."),
    ("He discards a card from his hand at random.", "… discards a random card from his hand."),
    ("If it was Styled, your opponent's attack deals no damage.", "… that attack deals no damage."),
    *(
        (
            f"Your opponent must {verb} a card or you draw a card.",
            f"Draw a card unless your opponent {paradigm(verb)['third']} a card.",
        )
        for verb in _PAID
    ),
]
