"""How designers of other hands join sentences, and what is made of it: one example of every row."""

from __future__ import annotations

from dbz_desktop.wording import paradigm

_PRICES = ("discard", "destroy", "banish", "lower", "pay", "shuffle", "return", "reveal", "place")

JOINED_WORDS = [
    ("If you discarded at least one Drill, draw it.", "If you discarded a Drill, draw it."),
    ("If any of them are Styled attacks, draw it.", "If one of those cards is a Styled attack, …"),
    ("If either of them is Styled, draw it.", "If one of those cards is Styled, draw it."),
    ("If all of them are Styled, draw it.", "If those cards are Styled, draw it."),
    ("It costs 1 stage during your next action.", "It costs 1 stage in your next action."),
    ("It cannot pass during your opponent's next action.", "It cannot pass in his next action."),
    (
        "Your attacks cannot be stopped during your next turn.",
        "At the beginning of your next turn, Your attacks cannot be stopped this turn.",
    ),
    (
        "During your next turn, whenever you pass, draw a card.",
        "At the beginning of your next turn, whenever you pass this turn, draw a card.",
    ),
    (
        "Whenever you pass during his next turn, draw a card.",
        "At the beginning of your opponent's next turn, Whenever you pass this turn, draw a card.",
    ),
    (
        "During your next turn, your attacks cannot be stopped.",
        "At the beginning of your next turn, your attacks cannot be stopped this turn.",
    ),
    ("Draw it during each combat of this turn.", "Draw it during combat of this turn."),
    ("Use during combat.", "Use when needed if it is combat."),
    ("Use only during your turn.", "Use only if it is your turn."),
    ("During your turn, whenever you pass, draw it.", "If it is your turn, whenever you pass, …"),
    (
        "Whenever you pass during the Draw Step, draw it.",
        "Whenever you pass and it is the Draw Step, draw it.",
    ),
    ("During your turn, Drills cannot be used.", "While it is your turn, Drills cannot be used."),
    ("Drills cannot be used during your turn.", "While it is your turn, Drills cannot be used."),
    *(
        (f"You may draw a card by {paradigm(verb)['gerund']} it.", f"You may {verb} it to draw …")
        for verb in _PRICES
    ),
    (
        "Whenever you draw a card while you control a Drill, pass.",
        "Whenever you draw a card and you control a Drill, pass.",
    ),
    (
        "When you draw a card for the first time each turn, pass.",
        "The first time you draw a card each turn, pass.",
    ),
    (
        "When you draw a card for the first time this combat, pass.",
        "The first time you draw a card this combat, pass.",
    ),
    ("When you do, draw a card.", "If you do, draw a card."),
    ("Draw a card for each Drill (max 3).", "Draw a card for each Drill, to a maximum of 3."),
    ("Draw a card only if you control a Drill.", "Draw a card if you control a Drill."),
    ("In addition, draw a card.", "Draw a card."),
    ("If you control a Drill, also draw a card.", "If you control a Drill, draw a card."),
    ("If you control a Drill, draw a card as well.", "If you control a Drill, draw a card."),
    ("Gain 1 stage, then you may draw a card.", "Gain 1 stage and you may draw a card."),
    (
        "If both your anger is 2 and you control a Drill, pass.",
        "If your anger is 2 and you control a Drill, pass.",
    ),
    (
        "If your anger is 2 and if you control a Drill, pass.",
        "If your anger is 2 and you control a Drill, pass.",
    ),
    (
        "While you control a Drill, whenever you draw a card, pass.",
        "If you control a Drill, whenever you draw a card, pass.",
    ),
    ("Draw a card for every Drill.", "Draw a card for each Drill."),
    ("Use when you draw a card if you control a Drill.", "Use when you draw a card and you …"),
    (
        "Draw a card if this is your second Styled attack this combat.",
        "Draw a card if you have performed exactly 2 Styled attacks this combat.",
    ),
]
