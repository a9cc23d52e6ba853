"""What later sets and errata say in words of their own, and what it becomes: one of every row."""

from __future__ import annotations

from dbz_desktop.wording import paradigm

_PREVENTED = ("destroy", "banish", "discard", "capture", "lower", "return")
_ICONS = {"shield": "defense", "sword": "attack", "infinity": "constant", "lightning": "instant"}

LATER_WORDS = [
    ("[God Trait]: Draw a card.", "God: Draw a card."),
    *(
        (f"Choose a Styled card with a {word} icon.", f"Choose a Styled [{icon}] card.")
        for word, icon in _ICONS.items()
    ),
    ("Players cannot use effects to draw cards.", "Players cannot draw cards."),
    (
        "Your opponent cannot use effects that banish cards from a discard pile.",
        "Your opponent's effects cannot banish cards from a discard pile.",
    ),
    (
        "Players cannot use effects that banish cards from a discard pile.",
        "Card effects cannot banish cards from a discard pile.",
    ),
    (
        "While attached, once per turn you may gain 2 stages whenever you draw a card.",
        "While attached, once per turn, whenever you draw a card, you may gain 2 stages.",
    ),
    (
        "If it is the first time a Drill has entered play this combat you may draw a card.",
        "If the number of times a Drill has entered play this combat is 1, you may draw a card.",
    ),
    (
        "If it is the first time a Drill has entered play this combat, draw a card.",
        "If the number of times a Drill has entered play this combat is 1, draw a card.",
    ),
    (
        "If it is not the first time you passed this combat, draw a card.",
        "If the number of times you passed this combat is 2 or more, draw a card.",
    ),
    (
        "When a Drill enters play, if it is the first time this turn, draw a card.",
        "The first time a Drill enters play each turn, draw a card.",
    ),
    (
        "If this is the first Event you have played this combat, draw a card.",
        "If you have not played another Event this combat, draw a card.",
    ),
    (
        "Lower your opponent's MP level equal to the number of Drills in play.",
        "Lower your opponent's MP the number of Drills in play levels.",
    ),
    ("Treat this card as a Styled card.", "This card is considered a Styled card."),
    ("Treat your Drills as Styled cards.", "Your Drills are considered Styled."),
    (
        "Treat your Drills as Styled and Named cards.",
        "Your Drills are considered Styled and Named.",
    ),
    ("This card is considered a Red card wherever it is.", "This card is considered a Red card."),
    ("Your opponent's cards lose their Style.", "Your opponent's cards are considered Freestyle."),
    (
        "Take control of a Drill while this card remains in play.",
        "Take control of a Drill until this card leaves play.",
    ),
    (
        "While attached, you control that Ally.",
        "Gain control of that Ally until this card leaves play.",
    ),
    ("You may use this attack again this combat.", "You may Remain 1."),
    ("Your opponent must draw a card to use a Power.", "Your opponent must draw a card to use a …"),
    (
        "Your opponent must pay 2 additional stages to perform his next attack this combat.",
        "Your opponent's next attack costs +2 stages to perform this combat.",
    ),
    ("Your opponent plays with his hand face up.", "Your opponent plays with his hand revealed."),
    ("Your opponent's hand is face up.", "Your opponent plays with his hand revealed."),
    (
        "Your opponent can perform only 1 attack each combat.",
        "Your opponent cannot perform more than 1 attacks each combat.",
    ),
    (
        "Your opponent cannot perform more than 2 attacks this combat.",
        "Your opponent cannot perform more than 2 attacks each combat.",
    ),
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
    *(
        (f'Choose a Styled "{word} icon" card.', f"Choose a Styled [{icon}] card.")
        for word, icon in _ICONS.items()
    ),
    ("If it is discarded as damage, draw it.", "If it is discarded as you take damage, draw it."),
    (
        "If this card would be discarded as you take damage, draw it and discard another card.",
        "If this card would be discarded as you take damage, draw it instead.",
    ),
    ("Search it for a Drill and set it aside.", "Search it for a Drill."),
    ("You may lower your anger any number.", "You may lower your anger any amount."),
    (
        "If an Ally has 2 or more cards attached, draw it.",
        "If there is an Ally with 2 or more cards attached to it in play, draw it.",
    ),
    (
        "Stops an attack performed by an MP at a higher level than your MP.",
        "Stops an attack performed by a personality with a higher level than your MP.",
    ),
    ("Choose a card from it and banish it.", "Choose one of those cards and banish it."),
    ("Your MP needs 1 less.", "You need 1 less anger to advance a level."),
    (
        "Your Allies may make actions and use Powers regardless of your MP's power stage.",
        "Your Allies may make actions regardless of your MP's power stage.",
    ),
    ("It cannot be redirected.", "It cannot have its damage redirected."),
    ("If your MP is now at its highest level, draw it.", "If your MP is at its highest level, …"),
    ("Both players reveal their hands.", "Each player reveals his hand."),
    (
        "Play a different Drill from your discard pile.",
        "Play a Drill with a different title from your discard pile.",
    ),
    ("If the named card is revealed, draw it.", "If the card you named was revealed, draw it."),
    (
        'Your Setups this combat that are not banished after use gain "Shuffle into your Life Deck '
        'after use."',
        "Your Setups that are not banished after use are shuffled into your Life Deck after use "
        "this combat",
    ),
    ('Your Setups gain "Banish after use."', "Your Setups are banished after use"),
    ('Your Setups gain "Discard this card after use."', "Your Setups are discarded after use"),
    (
        "Reveal cards from your Life Deck until you reveal a Drill.",
        "Reveal cards from the top of your Life Deck until you reveal a Drill.",
    ),
    ("Destroy all cards in play other than Masteries and MPs.", "Destroy all cards in play."),
    (
        "Destroy all non-MP, non-Mastery cards in play.",
        "Destroy all cards in play.",
    ),
    (
        "Destroy all cards in play except Dragon Balls.",
        "Destroy all non-Dragon Ball cards in play.",
    ),
    (
        "Destroy all cards in play other than this card.",
        "Destroy all other cards in play.",
    ),
    (
        "If there are 2 or more cards attached to your MP, draw a card.",
        "If your MP has 2 or more cards attached to it, draw a card.",
    ),
    ("If it does not have a card attached to it, draw it.", "If it has no card attached to it, …"),
    (
        "During your opponent's next Draw Step, he draws 1 fewer card.",
        "Your opponent draws 1 fewer card during his Draw Step until the end of your opponent's next "
        "turn.",
    ),
    (
        "During your next Draw Step, draw 2 additional cards.",
        "You draw 2 more cards during your Draw Step until the end of your next turn.",
    ),
    ("Search it for the named card.", "Search it for a copy of that card."),
    ("If it is the card you named, draw it.", "If it is a copy of that card, draw it."),
    (
        "Copy your opponent's last attack this combat.",
        "Perform the last attack your opponent used this combat.",
    ),
]
"""A sentence, and what it becomes; "…" stands for what is left alone."""
