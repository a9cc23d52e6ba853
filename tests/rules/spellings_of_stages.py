"""In other words, stages, levels and anger: one example of every row."""

from __future__ import annotations

STAGES = [
    (
        "Your opponent's MP's power stage cannot be raised above 5 this turn.",
        "Your opponent's MP cannot be above 5 stages this turn.",
    ),
    (
        "Whenever you draw a card, this Ally returns to full power.",
        "Whenever you draw a card, this Ally gains stages until it is at full power.",
    ),
    (
        "Raise your anger to the same level.",
        "Set your anger to your opponent's anger.",
    ),
    (
        "Gain stages equal to the number of life cards destroyed.",
        "Gain stages equal to the number of cards destroyed.",
    ),
    (
        "Your MP's power-up rating is +1.",
        "Your MP's PUR is +1.",
    ),
    (
        "Use when your MP's stages are reduced to 0.",
        "Use when your MP is reduced to 0 stages.",
    ),
    (
        "Your MP's level is lowered 1.",
        "Lower your MP 1 level.",
    ),
    (
        "Your MP gains stages up to its maximum.",
        "Your MP gains stages until it is at its highest power stage.",
    ),
    (
        "This Ally enters play with 3 stages above zero.",
        "This Ally enters play at 3 stages.",
    ),
    ("If you become level 3, draw a card.", "If your MP is level 3, draw a card."),
    (
        "Whenever you raise your anger 2 or more, pass.",
        "Whenever you raise your anger 2 or more levels, pass.",
    ),
    (
        "Choose an Ally in play and reduce it to 0 power stages.",
        "Lower an Ally in play to 0 stages.",
    ),
    ("If its power level was already 0, pass.", "If its power stage was already 0, pass."),
    ("When your MP's power level is reduced to 0, pass.", "When your MP's power level is 0, pass."),
    (
        "Whenever your MP loses stages, this Ally loses those stages.",
        "Whenever your MP loses stages, this Ally loses that many stages.",
    ),
    ("Your MP's power level cannot be raised by Events.", "Your MP cannot gain stages by Events."),
    ("This Ally's power stage cannot be lowered.", "This Ally cannot lose stages."),
    (
        "Draw cards equal to the amount of anger lowered.",
        "Draw cards equal to the number of levels lowered.",
    ),
    (
        "Whenever your MP's level changes, draw a card.",
        "Whenever your MP changes levels, draw a card.",
    ),
    (
        "You may set your anger to 1 and your opponent's anger to 2.",
        "You may set your anger to 1 and set your opponent's anger to 2.",
    ),
    (
        "Whenever your opponent lowers his anger, raise it 1 level.",
        "Whenever your opponent lowers his anger, raise your opponent's anger 1 level.",
    ),
    (
        "If you raised your anger, lower it 1 level.",
        "If you raised your anger, lower your anger 1 level.",
    ),
    ("Place it into play at full power.", "Place it into play at its highest power stage."),
    (
        "If your MP is at full power, pass.",
        "If your MP is at its highest power stage, pass.",
    ),
    ("Switch your MP's current stage.", "Switch your MP's stage."),
    ("For each level your anger was lowered, draw a card.", "For each level lowered, draw a card."),
    (
        "When your anger is raised, raise it 1 additional level.",
        "When your anger is raised, raise your anger 1 additional level.",
    ),
    ("Your anger cannot be changed.", "Your anger cannot be raised or lowered."),
    (
        "Whenever your anger changes, draw a card.",
        "Whenever your anger is raised or lowered, draw a card.",
    ),
    ("Set your MP to level 2.", "Advance or lower your MP to level 2."),
    (
        "Lower your opponent's anger 1 and raise yours 1.",
        "Lower your opponent's anger 1 and raise your anger 1.",
    ),
    ("If your anger is 0, raise it 3.", "If your anger is 0, raise your anger 3."),
    ("Your opponent's MP loses an additional 2 stages.", "Your opponent's MP loses 2 stages."),
    ("Set your Allies to their highest power stages.", "… their highest power stage."),
    ("Place an Ally into play with full power stages.", "Place an Ally into play at its …"),
    ("Your Allies each gain 2 stages.", "Your Allies gain 2 stages."),
    ("Gain 1 stage per Drill you control.", "Gain 1 stage for each Drill you control."),
    (
        "Draw a card for each 2 stages your MP lost this way.",
        "Draw a card for every 2 stages lost.",
    ),
    (
        "For each personality at 0 stages, pass.",
        "For each personality with a stage of 0 in play, pass.",
    ),
    (
        "Choose an Ally in play and raise it to its highest stage.",
        "Raise an Ally in play to its highest stage.",
    ),
    (
        "Lower your opponent's MP level equal to the number of Drills in play.",
        "Lower your opponent's MP the number of Drills in play levels.",
    ),
    (
        "Your opponent must pay 2 additional stages to perform his next attack this combat.",
        "Your opponent's next attack costs +2 stages to perform this combat.",
    ),
    (
        "Your MP and this Ally each gain 2 stages.",
        "Your MP and this Ally gain 2 stages.",
    ),
    (
        "If both players' MPs are the same level, draw a card.",
        "If your MP's level is equal to your opponent's, draw a card.",
    ),
    ("Your MP's level is lowered by 1.", "Lower Your MP 1 levels."),
    (
        "Your MP and your opponent's MP exchange power stages.",
        "Your MP and your opponent's MP exchange stages.",
    ),
    ("Whenever your MP reaches level 3, draw a card.", "Whenever your MP is level 3, draw a card."),
    (
        "Switch anger levels with him.",
        "Switch anger with him.",
    ),
    ("Advance a personality level.", "Advance a level."),
    ("Your current anger level is 3.", "Your anger is 3."),
    ("Your anger is the MP level of your opponent.", "Your anger is your opponent's MP's level."),
    (
        "Your next attack has its power stage cost reduced to 0.",
        "Your next attack has its stage cost reduced to 0.",
    ),
    ("Lower your anger up to 2 levels.", "Lower your anger up to 2."),
    ("When you advance a new level, draw a card.", "When you advance a level, draw a card."),
    ("When you advance to a new level, draw a card.", "When you advance a level, draw a card."),
    ("If you lower your level, draw a card.", "If you lower your MP a level, draw a card."),
    (
        "This Ally may make actions regardless of his MP's power stage.",
        "This Ally may make actions regardless of your MP's power stage.",
    ),
    (
        "This Ally may make actions regardless of your MP's power stages.",
        "This Ally may make actions regardless of your MP's power stage.",
    ),
    ("Remove all anger from your opponent.", "Lower your opponent's anger to 0."),
    ("Lower the power stages of all Heroes by 2.", "All Heroes lose 2 stages."),
    ("Place it into play with 2 stages.", "Place it into play at 2 stages above 0."),
    ("If your MP is on its lowest level, draw a card.", "If your MP is level 1, draw a card."),
    (
        "If you lowered his anger this turn, pass.",
        "If you lowered your opponent's anger this turn, pass.",
    ),
    ("If this advances you a level, draw a card.", "If you advanced a level, draw a card."),
    ("If you raised your anger with a card effect, pass.", "… your anger by a card effect, pass."),
    ("Your anger cannot go above 3.", "Your anger cannot be raised above 3."),
    ("He can have at most 3 anger.", "His anger cannot be raised above 3."),
    ("Your anger cannot be raised again.", "Your anger cannot be raised."),
    (
        "If you control an Ally at full power, pass.",
        "If you control an Ally at its highest power stage, pass.",
    ),
    ("Your MP needs 1 less.", "Your MP needs 1 less anger to advance a level."),
    (
        "Reduce your opponent's MP's power stages to 0.",
        "Reduce your opponent's MP's stages to 0.",
    ),
    (
        "Advance your MP 1 level if it is at level 1.",
        "Advance your MP 1 level if your MP is at level 1.",
    ),
    (
        "Lose up to 3 stages. Draw that many cards, plus 1.",
        "Lose up to 3 stages. Draw that many plus 1 cards.",
    ),
    (
        "While your MP is at or above 8 stages, draw a card.",
        "While your MP is at 8 or more stages, draw a card.",
    ),
    (
        "While your MP is at or below 3 stages, draw a card.",
        "While your MP is at 3 or less stages, draw a card.",
    ),
    (
        "It gains stages equal to the stages this personality has above 0.",
        "It gains stages equal to this personality's power stage.",
    ),
    (
        "Your MP's power level is considered 1,000 higher.",
        "Your MP's power level is considered to be 1,000 higher.",
    ),
    (
        "Whenever you raise your anger 2 or more levels at once, pass.",
        "Whenever you raise your anger 2 or more levels, pass.",
    ),
    (
        "Set your MP's stages to 5 above 0.",
        "Set your MP to 5 stages above 0.",
    ),
    (
        "If this card is at 3 or more stages above 0, pass.",
        "If this card is 3 or more stages above 0, pass.",
    ),
    (
        "That Ally may act this combat regardless of your MP's power stage.",
        "That Ally may act regardless of your MP's power stage this combat.",
    ),
    (
        "If this reduces your opponent's MP to 0 stages, draw a card.",
        "If your opponent's MP's power stage is 0 and your opponent's MP's power stage was not "
        "already 0, draw a card.",
    ),
    (
        "If your opponent's MP is reduced to 0 stages this way, draw a card.",
        "If your opponent's MP's power stage is 0 and your opponent's MP's power stage was not "
        "already 0, draw a card.",
    ),
    ("Your MP gains stages equal to its AT.", "Your MP gains AT stages."),
    (
        "Draw a card for each level you advanced this combat.",
        "Draw a card for each time you advanced a level this combat.",
    ),
    (
        "You may pay 2 stages from this Ally to draw a card.",
        "You may have this Ally pay 2 stages to draw a card.",
    ),
    (
        "Whenever your MP takes damage from an attack, prevent 1 stage of that damage.",
        "Whenever you take damage from an attack, prevent 1 stage of that damage.",
    ),
    (
        "Your MP is placed at its highest power stage.",
        "Set Your MP to its highest power stage.",
    ),
    (
        "Transfer up to 3 stages from your MP to this Ally or from this Ally to your MP.",
        "Transfer up to 3 stages from your MP to this Ally or transfer up to 3 stages from this "
        "Ally to your MP.",
    ),
    (
        "If you lowered your MP, draw a card.",
        "If you lowered your MP a level, draw a card.",
    ),
    (
        "If your MP was lowered, draw a card.",
        "If your MP was lowered a level, draw a card.",
    ),
    (
        "Whenever this Drill is discarded from changing levels, draw a card.",
        "Whenever this Drill is discarded as you change levels, draw a card.",
    ),
    ("Your Allies' PURs are +2.", "Your Allies' PUR is +2."),
    (
        "Your MP recovers to full power at the end of combat.",
        "Your MP gains stages until it is at its highest power stage at the end of combat.",
    ),
    ("Restore your MP to full power.", "Set your MP to full power."),
    ("Place that Ally's power level at full.", "Set that Ally to full power."),
    (
        "Lower your opponent's personality level.",
        "Lower your opponent's MP 1 level.",
    ),
    (
        "If your opponent's MP has an anger level higher than yours, draw a card.",
        "If your opponent's anger is higher than yours, draw a card.",
    ),
    (
        "If your MP's power level is 0 after paying this attack's cost, draw a card.",
        "If your MP's power level is 0, draw a card.",
    ),
    (
        "After you pay for this attack, if your MP's power level is 0, draw a card.",
        "If your MP's power level is 0, draw a card.",
    ),
    (
        "Whenever your opponent is lowered a level, pass.",
        "Whenever your opponent lowers a level, pass.",
    ),
    (
        "Set your MP to stage 0 or to its highest power stage.",
        "Set your MP to stage 0 or set your MP to its highest power stage.",
    ),
    (
        "Your MP pays all of its remaining stages.",
        "Your MP pays all of its stages.",
    ),
    (
        "Whenever your opponent lowers your anger, draw X cards. X = the number of levels it was lowered.",
        "Whenever your opponent lowers your anger, draw X cards. X = the number of levels lowered.",
    ),
    (
        "Saiyan Allies you control may make actions while your MP is 4 or less stages above 0.",
        "While your MP is 4 or less stages above 0, your Saiyan Allies may make actions regardless of your MP's power stage.",
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
        "The next time your opponent advances a level this turn, his MP is set to 3 stages "
        "above 0 instead of 10.",
        "The next time your opponent advances a level this turn, set his MP to 3 stages above 0.",
    ),
]
