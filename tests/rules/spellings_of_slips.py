"""In other words, what is misprinted or short: one example of every row."""

from __future__ import annotations

SLIPS = [
    (
        "Arrange the top 3 cards of your Life Deck.",
        "Rearrange the top 3 cards of your Life Deck.",
    ),
    ("The attached Drill is it.", "While attached, that Drill is it."),
    ("If you do, destroy the attached Ally.", "If you do, destroy that Ally."),
    ("Half your anger (rounded down, maximum of 3).", "Half your anger, rounded down, to a …"),
    ("This attack can't be stopped.", "This attack cannot be stopped."),
    ("If it's an Event, draw it.", "If it is an Event, draw it."),
    ("If the card is an Event, draw it.", "If that card is an Event, draw it."),
    ("If you don't, pass.", "If you do not, pass."),
    ("If you've passed this combat, draw a card.", "If you have passed this combat, …"),
    ("Choose a card in your discard pile a Rejuvenate it.", "… and Rejuvenate it."),
    ("Raise you anger 1.", "Raise your anger 1."),
    ("Shuffle it into its owners Life Deck.", "Shuffle it into its owner's Life Deck."),
    *(
        (f"Destroy {word} Drills.", f"Destroy {n} Drills.")
        for n, word in enumerate(("two", "three", "four", "five", "six", "seven", "eight"), 2)
    ),
    ("If you do either of them, draw a card.", "If you do, draw a card."),
    ("You opponent draws a card.", "Your opponent draws a card."),
    ("Lower your opponents anger 1 level.", "Lower your opponent's anger 1 level."),
    (
        "Allies cannot have damage redirect to them to combat.",
        "Allies cannot have damage redirect to them this combat.",
    ),
    ("Choose an Ally, Drill, Setup in play.", "Choose an Ally, Drill, or Setup in play."),
    ("Reduce it by 1 (to a minimum of 0).", "Reduce it by 1, to a minimum of 0."),
    ("Look at top card of your Life Deck.", "Look at the top card of your Life Deck."),
    ("Chose up to 2 Setups in play.", "Choose up to 2 Setups in play."),
    ("When Gohan enters play, attach a Setup to her.", "… attach a Setup to it."),
    (
        "If your MP is level 2 or lower draw a card.",
        "If your MP is level 2 or lower, draw a card.",
    ),
    ("If you do draw a card.", "If you do, draw a card."),
    ("If you passed you may draw a card.", "If you passed, you may draw a card."),
    (
        "Choose a card and attach to a different MP.",
        "Choose a card and attach it to a different MP.",
    ),
    ("While attached and whenever you pass, draw.", "While attached, whenever you pass, draw."),
    (
        "Your next successful attack combat cannot be stopped.",
        "Your next successful attack this combat cannot be stopped.",
    ),
    (
        "Once per combat if your MP is Goku, you may draw a card.",
        "Once per combat, if your MP is Goku, you may draw a card.",
    ),
    (
        "At the start of each of your turns your opponent discards a card.",
        "At the start of each of your turns, your opponent discards a card.",
    ),
    (
        "Draw a card for each Drill you control, to a max of 4.",
        "Draw a card for each Drill you control, to a maximum of 4.",
    ),
    (
        "Rejuvenate cards equal to your anger, if any.",
        "Rejuvenate cards equal to your anger.",
    ),
    (
        "Whenever one of your Drills leaves play by any other means, pass.",
        "Whenever one of your Drills leaves play, pass.",
    ),
    (
        "Place that card into your hand or discard pile.",
        "Place that card into your hand or place that card into your discard pile.",
    ),
    (
        "Whenever you lower your anger for one of your card effects, pass.",
        "Whenever you lower your anger by one of your card effects, pass.",
    ),
    (
        "Whenever an effect raises a player's anger by 2 or more levels, draw a card.",
        "Whenever a player's anger is raised by 2 or more by a card effect, draw a card.",
    ),
]
