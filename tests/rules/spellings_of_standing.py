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
]
