"""In other words, how attacks are stopped and paid for: one example of every row."""

from __future__ import annotations

STOPPING = [
    (
        "You may use 2 [defense] cards against an attack this combat.",
        "You may use 2 [defense] cards against each attack this combat.",
    ),
    (
        "If you prevent all of the damage, draw a card.",
        "If all damage was prevented, draw a card.",
    ),
    (
        "Your attacks performed by Android 18 deal +1 stage of damage.",
        'Your attacks performed by a personality named "Android 18" deal +1 stage of damage.',
    ),
    (
        "If Master Roshi performs this attack, pass.",
        'If this attack is performed by a personality named "Master Roshi", pass.',
    ),
    (
        "If your opponent has stopped 2 of your attacks this combat, pass.",
        "If your opponent has stopped 2 attacks this combat, pass.",
    ),
    (
        "If 2 or more of your energy attacks were stopped this combat, pass.",
        "If your opponent has stopped 2 or more energy attacks this combat, pass.",
    ),
    (
        "If the card that stopped this attack was an Event, banish it.",
        "If this attack is stopped by an Event, banish that card.",
    ),
    (
        "This attack deals +1 stage of damage for each Drill you control and cannot be stopped.",
        "This attack cannot be stopped and deals +1 stage of damage for each Drill you control.",
    ),
    (
        "If your opponent used a card to stop your last attack, pass.",
        "If your opponent stopped your last attack with a card, pass.",
    ),
    (
        "Draw a card for each card your opponent used to stop one of your attacks this combat.",
        "Draw a card for each time one of your attacks was stopped this combat.",
    ),
    (
        "Your opponent cannot stop your next attack this combat with an Event.",
        "Your next attack this combat cannot be stopped by an Event.",
    ),
    (
        "If this card was used against a Styled attack, pass.",
        "If this card stopped a Styled attack, pass.",
    ),
    (
        "If this attack is stopped, banish the card he used to stop it.",
        "If this attack is stopped, banish the card that stopped it.",
    ),
    (
        "Whenever your opponent uses a card to stop one of your attacks, pass.",
        "Whenever your opponent stops one of your attacks with a card, pass.",
    ),
    (
        "All cards used to stop your attacks this combat are banished after use.",
        "Whenever one of your attacks is stopped by a card this combat, banish that card.",
    ),
    (
        "Whenever one of your attacks is stopped or prevented, pass.",
        "Whenever one of your attacks is stopped or one of your attacks deals no damage, pass.",
    ),
    (
        "Whenever one of your attacks is stopped or has its damage prevented, pass.",
        "Whenever one of your attacks is stopped or any damage from one of your attacks is prevented, "
        "pass.",
    ),
    (
        "Whenever you stop or prevent an energy attack, pass.",
        "Whenever you stop an energy attack or you take no damage from an energy attack, pass.",
    ),
    (
        "Whenever all damage from one of your attacks is prevented, pass.",
        "Whenever one of your attacks deals no damage, pass.",
    ),
    (
        "Discard your hand. Draw as many cards as were discarded.",
        "Discard your hand. Draw cards equal to the number of cards discarded.",
    ),
    (
        "Whenever you successfully perform a Styled attack, pass.",
        "Whenever you perform a successful Styled attack, pass.",
    ),
    ("Whenever you successfully stop an attack, pass.", "Whenever you stop an attack, pass."),
    ("Your MP may perform an attack.", "You may perform an attack."),
    (
        "Your MP gains the stages paid for that attack.",
        "Your MP gains stages equal to the stages paid for that attack.",
    ),
    (
        "If your opponent paid stages for that attack, pass.",
        "If the number of stages paid for that attack is 1 or more, pass.",
    ),
    (
        "You may choose an Ally to perform this attack.",
        "An Ally may perform this attack.",
    ),
    (
        "You may have one of your Allies perform a physical attack dealing 2 stages of damage.",
        "One of your Allies may perform a physical attack dealing 2 stages of damage.",
    ),
    ("If you do, the attack is no longer stopped.", "If you do, that attack is no longer stopped."),
    ("If you do, that attack is not stopped.", "If you do, that attack is no longer stopped."),
    (
        "If your opponent did not attempt to stop this attack, pass.",
        "If your opponent did not use a [defense] card against this attack, pass.",
    ),
    (
        "If no defense was used, pass.",
        "If no [defense] card was used, pass.",
    ),
    (
        "If you did not pay this attack's cost, pass.",
        "If the number of stages paid for this attack is 0, pass.",
    ),
    (
        "Your attacks cannot be stopped more than once each combat.",
        "Your opponent cannot stop more than 1 attack each combat.",
    ),
    (
        "If you have no cards in your hand, this card also stops your opponent's next attack this "
        "combat.",
        "If you have no cards in your hand, stop your opponent's next attack this combat.",
    ),
    (
        "Your opponent cannot play or use [defense] cards against your next attack.",
        "Your opponent cannot use [defense] cards against your next attack.",
    ),
    (
        "Your opponent cannot use [defense] cards against the first attack you perform each combat.",
        "Your opponent cannot use [defense] cards against your first attack each combat.",
    ),
    (
        "Whenever an attack is stopped or prevented, draw a card.",
        "Whenever an attack is stopped or an attack deals no damage, draw a card.",
    ),
    (
        "Whenever an attack has all of its damage prevented, draw a card.",
        "Whenever an attack deals no damage, draw a card.",
    ),
    (
        "If your last action was a successful Styled attack, draw a card.",
        "If you performed a successful Styled attack in your last action, draw a card.",
    ),
    (
        "If this attack is stopped, banish that card.",
        "If this attack is stopped by a card, banish that card.",
    ),
    (
        "Stop a physical attack and your opponent's next attack this combat.",
        "Stop a physical attack and stop your opponent's next attack this combat.",
    ),
    (
        "If you stopped an attack card, place it on top of its owner's Life Deck after use "
        "instead of discarding it.",
        "That attack is placed on top of its owner's Life Deck after use.",
    ),
    (
        "Your opponent must pay 2 stages to play a [defense] card against this attack.",
        "Your opponent must pay 2 stages to play a [defense] card this action.",
    ),
]
