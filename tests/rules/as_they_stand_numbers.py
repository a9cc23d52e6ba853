"""What is done to anger, stages and levels, in other words than those that are printed."""

from __future__ import annotations

from dbz_desktop.cards import CardType
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT

NUMBERS: list[tuple[CardType, str, str]] = [
    (
        EVENT,
        "POWER: Gain X stages. X = your MP's current anger.",
        "POWER: Gain X stages. X = your anger.",
    ),
    (
        EVENT,
        "POWER: Gain stages equal to your MP's power up rating.",
        "POWER: Gain stages equal to your PUR.",
    ),
    (
        EVENT,
        "POWER: To draw a card, you may pay 2 stages.",
        "POWER: You may pay 2 stages to draw a card.",
    ),
    (
        EVENT,
        "POWER: By paying 2 stages, your opponent may draw a card.",
        "POWER: Your opponent may pay 2 stages to draw a card.",
    ),
    (
        EVENT,
        "POWER: To draw 2 cards, your opponent may pay 2 stages.",
        "POWER: Your opponent may pay 2 stages to draw 2 cards.",
    ),
    (
        EVENT,
        "POWER: At the start of each of your Planning Steps, gain 1 stage.",
        "POWER: At the beginning of your Planning Step, gain 1 stage.",
    ),
    (
        EVENT,
        "POWER: Draw X cards. X = your anger, to a max of 4.",
        "POWER: Draw X cards. X = your anger, to a maximum of 4.",
    ),
    (
        EVENT,
        "POWER: Destroy an Ally with 3 or fewer stages.",
        "POWER: Destroy an Ally with a power stage of 3 or less.",
    ),
    (
        EVENT,
        "POWER: Raise your MP to his highest power stage.",
        "POWER: Raise your MP to its highest power stage.",
    ),
    (
        EVENT,
        "POWER: Gain 1 stage for each Ally at 0 stages in play.",
        "POWER: Gain 1 stage for each Ally with a power stage of 0 in play.",
    ),
    (
        EVENT,
        "POWER: You may lower your anger any number.",
        "POWER: You may lower your anger any amount.",
    ),
    (
        EVENT,
        "POWER: If your MP is at level 2, draw a card.",
        "POWER: If your MP is level 2, draw a card.",
    ),
    (
        EVENT,
        "POWER: If your opponent's MP's anger is 2, draw a card.",
        "POWER: If your opponent's anger is 2, draw a card.",
    ),
    (
        EVENT,
        "POWER: Your MP needs 1 less anger to advance a level.",
        "POWER: You need 1 less anger to advance a level.",
    ),
    (EVENT, "POWER: Gain 1 anger.", "POWER: Raise your anger 1."),
    (EVENT, "POWER: You may lose 2 anger.", "POWER: You may lower your anger 2."),
    (EVENT, "POWER: Your opponent gains 2 anger.", "POWER: Raise your opponent's anger 2."),
    (EVENT, "POWER: Each player gains 2 anger.", "POWER: Raise each player's anger 2."),
    (EVENT, "POWER: Each player loses 2 anger.", "POWER: Lower each player's anger 2."),
    (
        EVENT,
        "POWER: Whenever you gain anger, draw a card.",
        "POWER: Whenever your anger is raised, draw a card.",
    ),
    (
        EVENT,
        "POWER: Whenever you lose anger, draw a card.",
        "POWER: Whenever your anger is lowered, draw a card.",
    ),
    (ALLY, "POWER: Gain 2 stages on this Ally.", "POWER: This Ally gains 2 stages."),
    (
        ALLY,
        "POWER: If this Ally is at 5 or more stages, draw a card.",
        "POWER: If this Ally's power stage is 5 or more, draw a card.",
    ),
    (
        EVENT,
        "POWER: Your opponent's Events cost him 1 stage to play.",
        "POWER: Your opponent must pay 1 stage to play an Event.",
    ),
    (
        EVENT,
        "POWER: Choose one: draw a card, or gain 2 stages, or Rejuvenate 1.",
        "POWER: Draw a card, gain 2 stages, or Rejuvenate 1.",
    ),
    (
        EVENT,
        "POWER: Your opponent's Setups cost 1 stage to use.",
        "POWER: Your opponent must pay 1 stage to use his Setups.",
    ),
    (EVENT, "POWER: Advance your MP to the next level.", "POWER: Advance your MP 1 level."),
    (EVENT, "POWER: Advance your MP to its next level.", "POWER: Advance your MP 1 level."),
    (
        EVENT,
        "POWER: Your opponent loses all of his anger.",
        "POWER: Lower your opponent's anger to 0.",
    ),
    (
        ALLY,
        "POWER: Gain stages equal to this Ally's stages.",
        "POWER: Gain stages equal to this Ally's power stage.",
    ),
    (
        EVENT,
        "POWER: Your Drills are not discarded when your MP changes levels.",
        "POWER: Your Drills are not discarded as your MP changes levels.",
    ),
    (
        EVENT,
        "POWER: Your MP cannot be lowered a level.",
        "POWER: Your MP's level cannot be lowered.",
    ),
    (
        EVENT,
        "POWER: Choose an Ally your opponent controls with 3 or fewer stages.",
        "POWER: Choose an opponent's Ally with a power stage of 3 or less.",
    ),
    (
        DRILL,
        "[constant] You keep 1 more card during your Discard Step.",
        "[constant] Your maximum hand size is +1 during the Discard Step.",
    ),
    (
        DRILL,
        "[constant] You may keep 1 less card in your Discard Step.",
        "[constant] Your maximum hand size is -1 during the Discard Step.",
    ),
    (
        DRILL,
        "[constant] Your opponent must discard 1 additional card during his Discard Step.",
        "[constant] Your opponent's maximum hand size is -1 during the Discard Step.",
    ),
    (
        DRILL,
        "[constant] Your opponent keeps no cards during his Discard Step.",
        "[constant] Your opponent's maximum hand size is 0 during the Discard Step.",
    ),
    (
        ENERGY,
        "[attack] Energy attack costing X stages. DAMAGE: X life cards. X = up to 6.",
        "[attack] Energy attack costing up to 6 stages. DAMAGE: X life cards. X = that number.",
    ),
]
