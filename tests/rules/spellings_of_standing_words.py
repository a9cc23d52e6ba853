"""The words of cards that stay in play, and what is made of them: one example of every row."""

from __future__ import annotations

from dbz_desktop.wording import paradigm

_DONE = ("draw", "raise", "lower", "destroy", "banish", "discard", "gain", "Rejuvenate")

STANDING_WORDS = [
    (
        "Whenever your opponent uses an effect to search his Life Deck, draw a card.",
        "Whenever your opponent searches his Life Deck, draw a card.",
    ),
    (
        "Whenever you use a card effect to search your Life Deck, draw a card.",
        "Whenever you search your Life Deck, draw a card.",
    ),
    *(
        row
        for verb in _DONE
        for row in (
            (
                f"Whenever your opponent uses an effect to {verb} 1 of it, draw a card.",
                f"Whenever your opponent {paradigm(verb)['third']} 1 of it by a card effect, draw a "
                "card.",
            ),
            (
                f"Whenever you use a card effect to {verb} 1 of it, draw a card.",
                f"Whenever you {verb} 1 of it by a card effect, draw a card.",
            ),
        )
    ),
    ("Attacks that are performed by Allies cost +1 stage.", "Attacks performed by Allies cost …"),
    (
        "Your attacks cannot be prevented or redirected.",
        "Your attacks cannot have their damage prevented or redirected.",
    ),
    (
        "This attack cannot be prevented or redirected.",
        "This attack cannot have its damage prevented or redirected.",
    ),
    (
        "Events cannot be used against this attack.",
        "This attack cannot be stopped by Events.",
    ),
    (
        "Your opponent cannot use Events to stop your Styled attacks.",
        "Your Styled attacks cannot be stopped by Events.",
    ),
    (
        "[defense] cards cannot be played from the discard pile.",
        "[defense] cards cannot be played from a discard pile.",
    ),
    (
        "While you control 2 or more Styled Drills, they cannot be destroyed.",
        "While you control 2 or more Styled Drills, those Styled Drills cannot be destroyed.",
    ),
    ("You may choose to draw a card.", "You may draw a card."),
    ("Choose an Ally in play to gain 3 stages.", "An Ally in play gains 3 stages."),
    (
        "You may choose for that attack to be considered an energy attack.",
        "You may choose for that attack to become an energy attack.",
    ),
    (
        "You may draw an additional card during your Draw Step.",
        "At the end of your Draw Step, you may draw a card.",
    ),
    ("X = the amount of damage prevented this way.", "X = the amount prevented."),
    (
        "Whenever you would raise your anger he draws a card instead.",
        "Whenever you would raise your anger, he draws a card instead.",
    ),
    (
        "Discard that amount of cards from the top of your Life Deck.",
        "Discard the top that number cards of your Life Deck.",
    ),
]
