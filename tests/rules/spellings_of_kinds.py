"""In other words, Traits, Styles, icons and titles: one example of every row."""

from __future__ import annotations

_ICONS = {"shield": "defense", "sword": "attack", "infinity": "constant", "lightning": "instant"}

KINDS = [
    (
        "If that card can attach to an MP, draw a card.",
        "If that card is a card that can attach to an MP, draw a card.",
    ),
    (
        "Your attacks cannot be stopped by an Event nor by an Ally.",
        "Your attacks cannot be stopped by Events or Allies.",
    ),
    (
        "Whenever your Ally is destroyed, draw a card.",
        "Whenever one of your Allies is destroyed, draw a card.",
    ),
    (
        "When your opponent's Drill leaves play, draw a card.",
        "When one of your opponent's Drills leaves play, draw a card.",
    ),
    (
        "The next Event your opponent plays this combat is cancelled.",
        "The next time your opponent plays an Event this combat, cancel its effects.",
    ),
    (
        "If you control Drills of 3 different names, draw a card.",
        "If you control 3 Drills with different titles, draw a card.",
    ),
    (
        "This card counts as both a Red and a Blue card.",
        "This card is considered Red and Blue.",
    ),
    (
        'Search your Life Deck for a "Focus" Drill.',
        'Search your Life Deck for a Drill with "Focus" in the title.',
    ),
    (
        "Choose an Ally with a different name than this Ally.",
        "Choose an Ally with a different title than this card.",
    ),
    (
        "Counts as a Freestyle card.",
        "This card counts as a Freestyle card.",
    ),
    (
        "Your physical attack cards are considered Red.",
        "Your physical attacks are considered Red.",
    ),
    (
        "Your next attack is considered to be the same Style as your Mastery.",
        "Your next attack is considered to be Styled.",
    ),
    ("This card is considered Red Style.", "This card is considered Red."),
    ("Drills with Orange in their titles are it.", 'Drills with "Orange" in the title are it.'),
    ("Discard a combat card from your hand.", "Discard a Physical Combat or Energy Combat card …"),
    ("Destroy a non-Styled, non-Ally card.", "Destroy a non-Styled non-Ally card."),
    (
        'Search your Life Deck for a card with the word "Drill" in the title.',
        'Search your Life Deck for a card with "Drill" in the title.',
    ),
    ("If your MP has the Namekian heritage, draw a card.", "If your MP is Namekian, draw a card."),
    (
        "If your MP is not of Saiyan Heritage, draw a card.",
        "If your MP is not Saiyan, draw a card.",
    ),
    ("If you control a Guru Jr. Ally, pass.", 'If you control a Ally named "Guru Jr.", pass.'),
    ("[God Trait]: Draw a card.", "God: Draw a card."),
    *(
        (f"Choose a Styled card with a {word} icon.", f"Choose a Styled [{icon}] card.")
        for word, icon in _ICONS.items()
    ),
    ("Treat this card as a Styled card.", "This card is considered a Styled card."),
    ("Treat your Drills as Styled cards.", "Your Drills are considered Styled."),
    (
        "Treat your Drills as Styled and Named cards.",
        "Your Drills are considered Styled and Named.",
    ),
    ("Your opponent's cards lose their Style.", "Your opponent's cards are considered Freestyle."),
    *(
        (f'Choose a Styled "{word} icon" card.', f"Choose a Styled [{icon}] card.")
        for word, icon in _ICONS.items()
    ),
    (
        "Destroy all non-MP, non-Mastery cards in play.",
        "Destroy all cards in play.",
    ),
    (
        "If it has the same type as a Drill in play, draw it.",
        "If it is a card of the same type as a Drill in play, draw it.",
    ),
    (
        "Destroy a Drill with a different name than each Drill you control.",
        "Destroy a Drill with a different title than any Drill you control.",
    ),
    ("If it is of that type, draw a card.", "If it is a card of that type, draw a card."),
    ("Search for 2 Drills with different names.", "Search for 2 different Drills."),
    (
        'Include non-personality cards that are "Heroes only" now.',
        'Include non-personality "Heroes only" cards now.',
    ),
    ("If those cards are Saiyans, draw a card.", "If those cards are Saiyan, draw a card."),
    ("Villain MP only.", "Villains only."),
    ("Hero MPs only.", "Heroes only."),
    (
        "Shuffle your discard pile's top 2 cards into your Life Deck.",
        "Shuffle the top 2 cards of your discard pile into your Life Deck.",
    ),
    (
        "You may use this card from your hand as an action.",
        "You may play this card from your hand as an action.",
    ),
    ("This card is considered a Saiyan Style card.", "This card is considered a Saiyan card."),
    (
        "Destroy a Drill with a printed [constant] Power.",
        "Destroy a Drill with a [constant] Power.",
    ),
    ("Destroy an Ally or a Styled Drill.", "Destroy an Ally or Styled Drill."),
    ("Destroy a Dragon Ball or an Ally.", "Destroy a Dragon Ball or Ally."),
    (
        "Your Cell Jr. Allies' attacks deal +1 stage of damage.",
        'Your attacks performed by Allies named "Cell Jr." deal +1 stage of damage.',
    ),
    ("Destroy all Dende Allies.", 'Destroy all Allies named "Dende".'),
    (
        "Gain 1 stage for each Dende you control.",
        'Gain 1 stage for each personality named "Dende" you control.',
    ),
    (
        "Your attacks with printed Endurance cannot be stopped.",
        "Your attacks with Endurance cannot be stopped.",
    ),
    (
        "If it is not that type, pass.",
        "If it is not a card of that type, pass.",
    ),
    (
        "Draw a card for each card revealed with Endurance.",
        "Draw a card for each card with Endurance revealed this way.",
    ),
    (
        "Draw a card for each non-attack banished this way.",
        "Draw a card for each non-attack card banished this way.",
    ),
    (
        "Search your Life Deck for 2 Drills with different Styles than each other.",
        "Search your Life Deck for 2 Drills with different Styles.",
    ),
    (
        "Your opponent cannot play defensive cards this combat.",
        "Your opponent cannot play [defense] cards this combat.",
    ),
    (
        "If your anger is now at 4 or higher, draw a card.",
        "If your anger is 4 or higher, draw a card.",
    ),
    (
        "If that card is of the type you named, draw a card.",
        "If that card is a card of the named type, draw a card.",
    ),
    ("This card is considered Named for your MP.", "This card is considered Named."),
    (
        "Banish a Goten or Trunks Ally from your hand.",
        "Banish a Ally named Goten or Trunks from your hand.",
    ),
    (
        "Your opponent names a Drill he controls.",
        "Your opponent chooses a Drill he controls.",
    ),
    (
        "Destroy all Drills your opponent did not name.",
        "Destroy all other Drills your opponent controls.",
    ),
    (
        "Copies of the named card deal +1 stage of damage.",
        "Attacks with that name deal +1 stage of damage.",
    ),
    (
        "If that Dragon Ball is not already in play, draw a card.",
        "If there are no copies of that card in play, draw a card.",
    ),
    (
        "Reveal a Drill from your hand that shares no name with a Drill in play.",
        "Reveal a Drill from your hand with a different title than any Drill in play.",
    ),
    (
        "Search your Life Deck for an Ally and place him into play.",
        "Search your Life Deck for an Ally and place it into play.",
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
]
