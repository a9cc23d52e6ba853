"""In other words, when, how often and how long: one example of every row."""

from __future__ import annotations

TIMES = [
    (
        "At the start of his Rejuvenation Step, both players Rejuvenate 1.",
        "At the beginning of your opponent's Rejuvenation Step, each player Rejuvenates 1.",
    ),
    (
        "Whenever you raise your anger, your attacks deal +1 stage of damage for the rest of that "
        "combat.",
        "Whenever you raise your anger, your attacks deal +1 stage of damage this combat.",
    ),
    (
        "At the start of your next turn, your Allies cannot be discarded that turn.",
        "At the beginning of your next turn, your Allies cannot be discarded this turn.",
    ),
    ("Draw a card at the end of this turn.", "Draw a card at the end of the turn."),
    (
        "Your hand size is 4 during your opponent's turn.",
        "While it is your opponent's turn, Your maximum hand size is 4.",
    ),
    (
        "As the defender, draw 4 cards instead of 3.",
        "When entering combat as the defender, draw 4 cards instead of 3.",
    ),
    ("Your Allies gain 1 stage during each Power Up Step.", "Your Allies' PUR is +1."),
    (
        "Your opponent does not draw cards when entering combat.",
        "Your opponent draws 0 cards instead of 3 when entering combat.",
    ),
    (
        "Your Allies may use their Powers an additional time.",
        "Your Allies may use their Powers one more time.",
    ),
    (
        "Your opponent cannot perform attacks in his next action this combat.",
        "Your opponent cannot perform attacks in his next action.",
    ),
    (
        "If your opponent performs an attack for his next action, pass.",
        "If your opponent performs an attack in his next action, pass.",
    ),
    (
        "If your previous action was not an energy attack, pass.",
        "If your last action was not an energy attack, pass.",
    ),
    (
        "If your last action this combat was an energy attack, pass.",
        "If your last action was an energy attack, pass.",
    ),
    (
        "Whenever your opponent plays a second Event in a turn, draw a card.",
        "The second time your opponent plays a Event each turn, draw a card.",
    ),
    (
        "Your attacks deal +2 stages of damage during your turn.",
        "While it is your turn, Your attacks deal +2 stages of damage.",
    ),
    (
        "You may destroy a Drill to draw a card once per combat.",
        "Once per combat, you may destroy a Drill to draw a card.",
    ),
    (
        "If you have taken no damage this combat, draw a card.",
        "If you have not taken damage this combat, draw a card.",
    ),
    (
        "Draw a card every time you stop an attack.",
        "Draw a card whenever you stop an attack.",
    ),
    (
        "When you next stop an attack this combat, draw a card.",
        "The next time you stop an attack this combat, draw a card.",
    ),
    (
        "After you perform your next Styled attack this combat, draw a card.",
        "The next time you perform a Styled attack this combat, draw a card.",
    ),
    (
        "Use only as your first action.",
        "Use only if this is your first action this combat.",
    ),
    (
        "This card cannot be used as your first action.",
        "This card cannot be used while this is your first action this combat.",
    ),
    (
        "Use only as the attacker.",
        "Use only if you are the attacker.",
    ),
    (
        "Use only as your first attack each combat.",
        "Use only if you have not performed an attack this combat.",
    ),
    (
        "Can only be used as your second attack.",
        "Use only if you have performed exactly 1 attack this combat.",
    ),
    (
        "This card cannot be used as your first attack.",
        "Use only if you have performed an attack this combat.",
    ),
    (
        "You must be the attacker to use this card.",
        "Use only if you are the attacker.",
    ),
    (
        "Your MP must be level 2 to use this card.",
        "Use only if your MP is level 2.",
    ),
    (
        "After use, banish this card.",
        "Banish this card after use.",
    ),
    (
        "At the end of any combat you declared, draw a card.",
        "At the end of any combat in which you declared combat, draw a card.",
    ),
    (
        "You may draw a card once per combat as an action.",
        "Once per combat as an action, You may draw a card.",
    ),
    (
        "As an action once per combat, you may draw a card.",
        "Once per combat as an action, you may draw a card.",
    ),
    (
        "Once during your Planning Step, you may draw a card.",
        "Once per turn during your Planning Step, you may draw a card.",
    ),
    (
        "Until the start of your next turn, your opponent skips his Draw Step.",
        "Until the start of your next turn, your opponent skips each of his Draw Steps.",
    ),
    (
        "Your opponent must perform an attack with each of his actions.",
        "Your opponent must perform an attack.",
    ),
    (
        "Your attacks deal +1 stage of damage until your next turn.",
        "Your attacks deal +1 stage of damage until the start of your next turn.",
    ),
    ("Pass until the end of his next turn.", "Pass until the end of your opponent's next turn."),
    ("This combat, each time you pass, draw.", "This combat, whenever you pass, draw."),
    (
        "Your attacks deal +1 stage of damage for the rest of combat.",
        "Your attacks deal +1 stage of damage this combat.",
    ),
    ("Your opponent cannot pass again this combat.", "Your opponent cannot pass this combat."),
    ("If that card is still in play, draw a card.", "If that card is in play, draw a card."),
    (
        "If they are still in your hand, discard them.",
        "If any of those cards are in your hand, discard them.",
    ),
    (
        "Once during each of your turns, you may pass.",
        "Once per turn, if it is your turn, you may pass.",
    ),
    (
        "Your opponent draws a card at the end of each of his turns.",
        "At the end of your opponent's turn, Your opponent draws a card.",
    ),
    ("You must control a Drill to play this card.", "Use only if you control a Drill."),
    ("Draw it during each combat of this turn.", "Draw it during combat of this turn."),
    ("During your turn, whenever you pass, draw it.", "If it is your turn, whenever you pass, …"),
    ("During your turn, Drills cannot be used.", "While it is your turn, Drills cannot be used."),
    (
        "When you draw a card for the first time each turn, pass.",
        "The first time you draw a card each turn, pass.",
    ),
    (
        "When you draw a card for the first time this combat, pass.",
        "The first time you draw a card this combat, pass.",
    ),
    ("Draw a card for each Drill (max 3).", "Draw a card for each Drill, to a maximum of 3."),
    (
        "Draw a card if this is your second Styled attack this combat.",
        "Draw a card if you have performed exactly 2 Styled attacks this combat.",
    ),
    (
        "If your opponent's last action was an attack that you stopped, draw a card.",
        "If you have stopped an attack in your opponent's last action, draw a card.",
    ),
    (
        "Effects that Rejuvenate cards can only be used by you this combat.",
        "Your opponent's effects cannot Rejuvenate cards this combat.",
    ),
    (
        "You cannot win by MPPV nor by Dragon Balls this turn.",
        "You cannot win by MPPV this turn and you cannot win by Dragon Ball Victory this turn.",
    ),
    (
        "If the performing personality is an Ally, draw a card.",
        "If the attacking personality is an Ally, draw a card.",
    ),
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
        "If it is the first time a Drill has entered play this combat, you may draw a card.",
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
        "Your opponent can perform only 1 attack each combat.",
        "Your opponent cannot perform more than 1 attacks each combat.",
    ),
    (
        "Your opponent cannot perform more than 2 attacks this combat.",
        "Your opponent cannot perform more than 2 attacks each combat.",
    ),
    ("Do this twice.", "Do this 2 times."),
    (
        "One time per turn, when you stop an attack, draw a card.",
        "Once per turn, when you stop an attack, draw a card.",
    ),
    (
        "Only once per turn, when you stop an attack, draw a card.",
        "Once per turn, when you stop an attack, draw a card.",
    ),
    (
        "Twice per turn, when you stop an attack, draw a card.",
        "2 times per turn, when you stop an attack, draw a card.",
    ),
    ("During your Draw Step, draw 2 cards.", "At the end of your Draw Step, draw 2 cards."),
    (
        "For as long as this card is attached, your attacks cost +1 stage.",
        "While attached, … +1 stage.",
    ),
    (
        "You do not lose the game for having no cards in your Life Deck.",
        "Your opponent cannot win by Survival Victory.",
    ),
    ("You cannot lose the game.", "Your opponent cannot win the game."),
    ("As long as you control a Drill, pass.", "While you control a Drill, pass."),
    ("Play a card you have already played this turn.", "Play a card you have played this turn."),
    (
        "You cannot win by Most Powerful Personality if you use this card.",
        "You cannot win by MPPV if you use this card.",
    ),
    (
        "You cannot win by MPPV if your anger is raised by this card.",
        "You cannot win by MPPV if you raise your anger with this card.",
    ),
    ("You cannot win by MPPV the turn you play this card.", "You cannot win by MPPV this turn."),
    *(
        (
            f"If this is the {word} attack you have performed this combat, pass.",
            f"If you have performed exactly {n} attacks this combat, pass.",
        )
        for n, word in enumerate(("first", "second", "third", "fourth"), 1)
    ),
    (
        "If you use this card a second time this combat, draw a card.",
        "If the number of times you used this card this combat is at least 2, draw a card.",
    ),
    ("Effects that destroy Drills cannot be used.", "Effects cannot destroy Drills."),
    (
        "Until the end of the turn, your effects that require you to pay are reduced by 1 (to a "
        "minimum of 0).",
        "Whenever Your effects require you to pay Until the end of the turn, reduce that amount by "
        "1.",
    ),
    ("You may only have one Sword attached.", "You may have only one Sword attached."),
    ("Each time you pass, draw a card.", "Whenever you pass, draw a card."),
    (
        "If that Drill leaves play before the end of the turn, draw a card.",
        "If that Drill leaves play this turn, draw a card.",
    ),
    (
        "While attached, you may draw a card whenever you pass.",
        "While attached, whenever you pass, you may draw a card.",
    ),
    (
        "Your opponent's card effects that raise his anger are reduced by 1 level this combat.",
        "Whenever Your opponent's card effects raise his anger this combat, reduce that amount by 1.",
    ),
    (
        'The next Styled block you play this combat gains "Draw a card."',
        "The next time you play a Styled block this combat, Draw a card",
    ),
    (
        "Until the end of the turn, your effects that destroy cards are increased by 1.",
        "Whenever Your effects destroy cards Until the end of the turn, increase that amount by 1.",
    ),
    ("He skips his Discard Step of his next turn.", "He skips his next Discard Step."),
    ("Skip the Draw Step of your next turn.", "Skip your next Draw Step."),
    (
        "You do not have to discard during your Discard Step.",
        "You do not discard cards during your Discard Step.",
    ),
    (
        "You cannot lose the game by Dragon Ball Victory.",
        "Your opponent cannot win by Dragon Ball Victory.",
    ),
    ("Your hand limit is increased by 1.", "Your maximum hand size is increased by 1."),
    (
        "You may keep an additional card during your Discard Step.",
        "Your maximum hand size is increased by 1.",
    ),
    (
        "Your opponent cannot use Allies for his next action.",
        "Your opponent cannot use Allies in his next action.",
    ),
    (
        "Your opponent must perform an attack in his first action this combat.",
        "Your opponent must perform an attack in his next action.",
    ),
    (
        "Your attacks deal +1 stage of damage while this card is attached.",
        "Your attacks deal +1 stage of damage while attached.",
    ),
    (
        "This combat, your attacks deal +1 stage of damage for each Drill you control.",
        "Your attacks deal +1 stage of damage for each Drill you control This combat.",
    ),
    (
        "Your attacks cannot be stopped during your next turn.",
        "Your attacks cannot be stopped during your next turn.",
    ),
    ("Drills cannot be used during your turn.", "While it is your turn, Drills cannot be used."),
    (
        "For the remainder of combat, your opponent cannot play more than 1 Event.",
        "Your opponent cannot play more than 1 further Event this combat.",
    ),
    (
        "Your opponent cannot declare combat next turn.",
        "Your opponent cannot declare combat during his next turn.",
    ),
    (
        "You cannot declare combat next turn.",
        "You cannot declare combat during your next turn.",
    ),
    (
        "When you perform a physical attack for the second time in a combat, draw a card.",
        "The second time you perform a physical attack each combat, draw a card.",
    ),
    (
        "Whenever you perform a second attack in the same combat, draw a card.",
        "Whenever you perform a second attack in a combat, draw a card.",
    ),
    (
        "During your Power Up Step, power up 2 additional stages.",
        "Your MP's PUR is +2.",
    ),
    (
        "Whenever you perform two Styled attacks in a row, draw a card.",
        "Whenever you perform a Styled attack and your last attack was a Styled attack, draw a card.",
    ),
    (
        "You may banish this card when you are the defender to draw a card.",
        "If you are the defender, You may banish this card to draw a card.",
    ),
    (
        "If you were not declared as the attacker this turn, draw a card.",
        "If you have not declared combat this turn, draw a card.",
    ),
    (
        "If you have not entered combat this turn, draw a card.",
        "If combat has not been declared this turn, draw a card.",
    ),
    (
        "When your last Ally leaves play, draw a card.",
        "When one of your Allies leaves play and you control no Allies, draw a card.",
    ),
    (
        "If no damage was dealt during combat, draw a card.",
        "If neither player took damage this combat, draw a card.",
    ),
    (
        "After you perform 2 attacks in a combat, draw a card.",
        "After you perform your second attack each combat, draw a card.",
    ),
    (
        "If your opponent has not yet performed an attack this combat, draw a card.",
        "If your opponent has not performed an attack this combat, draw a card.",
    ),
    (
        "After your opponent has played an Event, draw a card.",
        "After your opponent plays an Event, draw a card.",
    ),
    (
        "When you have no cards in hand at the start of your turn, draw 2 cards.",
        "If you have no cards in hand at the start of your turn, draw 2 cards.",
    ),
    (
        "If you are the defender this combat, draw a card.",
        "If you are the defender, draw a card.",
    ),
    (
        "At the end of each turn in which you captured a Dragon Ball, draw a card.",
        "At the end of each turn, if you captured a Dragon Ball this turn, draw a card.",
    ),
    ("Your opponent skips his next combat.", "Your opponent skips his next Combat Step."),
    (
        "Whenever your MP is at 0 stages at the end of combat, raise your anger 2.",
        "At the end of combat, if your MP is at 0 stages, raise your anger 2.",
    ),
    (
        "Banish this card at the end of any turn you did not play a Drill.",
        "At the end of each turn, if you did not play a Drill this turn, Banish this card.",
    ),
    (
        "Destroy this card at the end of any turn in which you did not play a Drill.",
        "At the end of each turn, if you did not play a Drill this turn, Destroy this card.",
    ),
    (
        "If you do not advance a level before the end of combat, lower your anger to 0.",
        "If you do not advance a level this combat, lower your anger to 0.",
    ),
    (
        "X = the number of levels you lowered your anger.",
        "X = the number of levels lowered.",
    ),
    (
        "You cannot win by MPPV the turn you use this Power.",
        "If you use this card, You cannot win by MPPV this turn.",
    ),
    (
        "You cannot win by Dragon Ball Victory the turn you use this card.",
        "If you use this card, You cannot win by Dragon Ball Victory this turn.",
    ),
    (
        "After this combat, you may declare combat again.",
        "You may declare combat a second time this turn.",
    ),
    (
        "Use only as your first action in a combat.",
        "Use only as your first action in combat.",
    ),
    (
        "You cannot win by MPPV if you use this Power.",
        "You cannot win by MPPV if you use this card.",
    ),
    (
        "You cannot win by Dragon Ball Victory if you use this card.",
        "If you use this card, You cannot win by Dragon Ball Victory for the rest of the game.",
    ),
    (
        "Your next action this combat must be an attack.",
        "Your next action must be an attack.",
    ),
    (
        "If your MP's power level is 0 after this effect, draw a card.",
        "If your MP's power level is 0, draw a card.",
    ),
    (
        "During each combat, the first time you stop an attack, draw a card.",
        "The first time you stop an attack each combat, draw a card.",
    ),
    ("Draw a card at the end of the combat.", "Draw a card at the end of combat."),
    (
        "Your opponent skips his first action each combat.",
        "When entering combat, your opponent skips his next action this combat.",
    ),
    (
        "If you control no Allies, you pass for your first action of each combat.",
        "If you control no Allies, when entering combat, you pass for your next action this combat.",
    ),
    (
        "Use during your action.",
        "Use when needed if it is your action.",
    ),
    (
        "At the start of each of his turns, your opponent draws a card.",
        "At the start of your opponent's turn, your opponent draws a card.",
    ),
    (
        "Use the Power of another Drill you control, even if that Power has already been used this combat.",
        "Use the Power of another Drill you control.",
    ),
]
