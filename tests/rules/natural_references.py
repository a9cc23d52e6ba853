"""What is referred to, in natural words: what an attack did, "it", "them", "the other".

The second half of the matrix of `natural_amounts`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from tests.rules.natural_amounts import (
    Cell,
    amounts,
    as_many,
    lower,
    plural_of,
    quantities,
)
from tests.rules.natural_together import LESS_OR_MORE, TOGETHER, UNTIL

OUT_OF_ATTACKS = (
    ("damage dealt", ("the number of life cards of damage dealt by this attack",
                      "the amount of life card damage dealt by this attack",
                      "the number of life cards of damage this attack dealt",
                      "the amount of life cards of damage this attack dealt")),
    ("stages dealt", ("the number of stages of damage dealt by this attack",
                      "the number of power stages of damage dealt by this attack",
                      "the amount of stages of damage this attack dealt",
                      "the number of stages of damage this attack dealt")),
    ("Endurance used", ("the number of times Endurance was used on this attack",
                        "the number of times your opponent used Endurance on this attack",
                        "the number of times your opponent used Endurance during this attack")),
    ("discarded as damage", ("the number of Drills discarded by this attack",
                             "the number of Drills discarded as damage by this attack",
                             "the number of Drills discarded from this attack",
                             "the number of Drills discarded as damage from this attack")),
    ("its cost", ("the cost of this attack", "this attack's cost", "the number of stages this attack costs")),
    ("difference", ("the difference between your MP's level and your opponent's MP's level",
                    "the difference between the levels of your MP and your opponent's MP",
                    "the difference between your MP's level and the level of your opponent's MP")),
)  # fmt: skip

ON_HIT = (
    ("gain", "Your MP gains X stages.", "Your MP gains stages equal to {}."),
    (
        "destroy",
        "Your opponent destroys the top X cards of his Life Deck.",
        "Your opponent destroys a number of cards from the top of his Life Deck equal to {}.",
    ),
    ("Rejuvenate", "Rejuvenate X.", "Rejuvenate a number of cards equal to {}."),
    (
        "anger",
        "Lower your opponent's anger X levels.",
        "Lower your opponent's anger a number of levels equal to {}.",
    ),
    (
        "prevent",
        "Prevent X stages of damage from your opponent's next attack this combat.",
        "Prevent a number of stages of damage equal to {} from your opponent's next attack this combat.",
    ),
)


def out_of_attacks() -> Iterator[Cell]:
    """Amounts that an attack leaves."""
    for name, numbers in OUT_OF_ATTACKS:
        for other, x, equal in ON_HIT:
            kick = "[attack] Energy attack costing 2 stages. DAMAGE: 4 life cards. HIT: "
            ways = [f"{kick}{x} X = {n}." for n in numbers]
            yield Cell("of an attack", (name, other), tuple(ways))
            yield Cell(
                "equal, of an attack", (name, other), tuple(kick + equal.format(n) for n in numbers)
            )


# It, they, the other and the rest.

ONES = (
    ("destroy", "Destroy a Drill your opponent controls.", "Drill", "destroyed", "pile"),
    ("destroy Ally", "Destroy an Ally in play.", "Ally", "destroyed", "pile"),
    ("choose in play", "Choose a Drill in play.", "Drill", "chosen", "play"),
    ("choose Ally", "Choose an Ally your opponent controls.", "Ally", "chosen", "play"),
    ("choose in pile", "Choose a Drill in your discard pile.", "Drill", "chosen", "pile"),
    ("reveal top", "Reveal the top card of your Life Deck.", "card", "revealed", "deck"),
    (
        "he reveals top",
        "Your opponent reveals the top card of his Life Deck.",
        "card",
        "revealed",
        "deck",
    ),
    ("he discards", "Your opponent discards a card from his hand.", "card", "discarded", "pile"),
    ("discard", "Discard a card from your hand.", "card", "discarded", "pile"),
    ("look at hand", "Look at your opponent's hand and choose a card.", "card", "chosen", "hand"),
    ("search", "Search your Life Deck for a Drill.", "Drill", "chosen", "deck"),
    ("take", "Take control of an Ally.", "Ally", "taken", "play"),
    ("banish", "Banish a Setup your opponent controls.", "Setup", "banished", "zone"),
    ("draw", "Draw a card.", "card", "drawn", "hand"),
    ("into play", "Place a Drill from your discard pile into play.", "Drill", "placed", "play"),
    ("reveal from hand", "Reveal a Drill from your hand.", "Drill", "revealed", "hand"),
)

DONE_TO_IT = (
    ("destroy", "Destroy {}.", ("play", "deck", "hand")),
    ("banish", "Banish {}.", ("play", "pile", "deck", "hand")),
    ("hand", "Place {} into its owner's hand.", ("play", "pile", "deck", "zone")),
    ("return", "Return {} to its owner's hand.", ("play", "pile", "zone")),
    ("shuffle", "Shuffle {} into its owner's Life Deck.", ("play", "pile", "hand", "zone")),
    (
        "bottom",
        "Place {} at the bottom of its owner's Life Deck.",
        ("play", "pile", "hand", "zone"),
    ),
    ("may banish", "You may banish {}.", ("play", "pile", "deck", "hand")),
    ("Rejuvenate", "Rejuvenate {}.", ("pile",)),
    ("into play", "Place {} into play.", ("pile", "deck", "hand")),
    ("play it", "Play {}.", ("pile", "deck", "hand")),
)

SAID_OF_IT = (
    ("if Styled", ("If it is Styled, draw a card.", "If that card is Styled, draw a card.",
                   "If it was Styled, draw a card.", "If the {done} card was Styled, draw a card.",
                   "If the {done} {1} is Styled, draw a card.")),
    ("if not", ("If it is not Styled, draw a card.", "If that card is not Styled, draw a card.",
                "If that card was not Styled, draw a card.", "If it isn't Styled, draw a card.")),
    ("or else", ("If it is Styled, draw a card. Otherwise, raise your anger 1 level.",
                 "If that card is Styled, draw a card. If not, raise your anger 1 level.",
                 "If it was Styled, draw a card; otherwise, raise your anger 1 level.",
                 "If it is Styled, draw a card. If it is not, raise your anger 1 level.")),
    ("owner", ("Its owner draws a card.", "That card's owner draws a card.", "The owner of that card draws a card.",
               "The owner of the {done} card draws a card.")),
    ("same title", ("If there is a copy of it in your discard pile, draw a card.",
                    "If a copy of that card is in your discard pile, draw a card.",
                    "If there is a copy of that card in your discard pile, draw a card.")),
    ("has Endurance", ("If it has Endurance, draw a card.", "If that card has Endurance, draw a card.",
                       "If it had Endurance, draw a card.", "If that card had Endurance, draw a card.")),
    ("if you do", ("If you do, draw a card.", "If you did, draw a card.", "If you do so, draw a card.")),
)  # fmt: skip


def references() -> Iterator[Cell]:
    """What a sentence spoke of, spoken of in the next."""
    for name, deed, noun, done, place in ONES:
        words = ["it", "that card", f"the {done} card"]
        if noun != "card":
            words += [f"that {noun}", f"the {done} {noun}"]
        if done in ("taken", "placed"):
            words = [w for w in words if "the " not in w]
        if name == "search":
            words = [w for w in words if "the " not in w]
        for verb, text, places in DONE_TO_IT:
            if place not in places:
                continue
            if verb == "into play" and noun == "card":
                continue
            ways = [f"{deed} {text.format(w)}" for w in words]
            if not text.startswith("You may") and not deed.startswith("Your"):
                ways.append(f"{deed[:-1]} and {lower(text.format('it'))}")
                ways.append(f"{deed[:-1]}, then {lower(text.format('it'))}")
            yield Cell("it", (name, verb), tuple(f"POWER: {w}" for w in ways))
        for said, forms in SAID_OF_IT:
            if said == "if you do" and deed.startswith("Your"):
                forms = ("If he does, draw a card.", "If he did, draw a card.", "If they do, draw a card.",
                         "If your opponent does, draw a card.")  # fmt: skip
            formed = [f.replace("{done}", done).replace("{1}", noun) for f in forms]
            if done in ("taken", "placed") or name == "search":
                formed = [f for f in formed if f" the {done}" not in f.lower()]
            yield Cell("said of it", (name, said), tuple(f"POWER: {deed} {f}" for f in formed))


SEVERAL = (
    ("reveal top", "Reveal the top 3 cards of your Life Deck.", "card", "revealed", "deck"),
    ("look at top", "Look at the top 3 cards of your Life Deck.", "card", "looked at", "deck"),
    (
        "look at his",
        "Look at the top 3 cards of your opponent's Life Deck.",
        "card",
        "looked at",
        "deck",
    ),
    ("search", "Search your Life Deck for 3 Events and reveal them.", "Event", "revealed", "deck"),
    ("choose in pile", "Choose 3 cards in your discard pile.", "card", "chosen", "pile"),
    ("choose in play", "Choose 3 Drills in play.", "Drill", "chosen", "play"),
    ("he reveals hand", "Your opponent reveals his hand.", "card", "revealed", "his hand"),
    ("reveal from hand", "Reveal 3 Events from your hand.", "Event", "revealed", "hand"),
)

OF_THEM: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...] = (
    ("one to hand, rest bottom", ("deck",),
     ("Place 1 of them into your hand and the rest at the bottom of your Life Deck.",
      "Place one of those cards into your hand and the others at the bottom of your Life Deck.",
      "Place 1 into your hand and the other 2 at the bottom of your Life Deck.",
      "Place one of them into your hand and the remaining cards at the bottom of your Life Deck.",
      "Choose one of them and place it into your hand. Place the rest at the bottom of your Life Deck.")),
    ("one to hand, banish rest", ("deck",),
     ("Place 1 of them into your hand and banish the rest.", "Place one of those cards into your hand and banish the others.",
      "Place 1 of those cards into your hand. Banish the remaining cards.", "Place one into your hand and banish the other 2.",
      "Place one of them into your hand and banish the rest of them.")),
    ("one to hand, destroy rest", ("deck",),
     ("Place 1 of them into your hand and destroy the rest.", "Place one of those cards into your hand. Destroy the others.",
      "Place 1 of those cards into your hand. Destroy the remaining cards.", "Place one into your hand and destroy the other 2.",
      "Place one of them into your hand and destroy the rest of them.")),
    ("he chooses", ("deck",),
     ("Your opponent chooses one of them. Place that card into your hand and banish the rest.",
      "Your opponent chooses 1 of those cards. Place it into your hand and banish the others.",
      "Your opponent chooses one of those cards. Place the chosen card into your hand and banish the remaining cards.",
      "Your opponent chooses 1 of them; place it into your hand and banish the rest.")),
    ("back in any order", ("deck",),
     ("Place them back in any order.", "Place those cards back in any order.",
      "Place them back on top in any order.",
      "Put them back in any order.")),
    ("all to bottom", ("deck", "pile", "hand"),
     ("Place them at the bottom of your Life Deck in any order.",
      "Place those cards at the bottom of your Life Deck in any order.",
      "Place all of them at the bottom of your Life Deck in any order.",
      "Place them on the bottom of your Life Deck in any order.")),
    ("destroy all", ("deck", "play"),
     ("Destroy them.", "Destroy those cards.", "Destroy all of them.", "Destroy all of those cards.")),
    ("banish all", ("deck", "play", "pile", "hand"),
     ("Banish them.", "Banish those cards.", "Banish all of them.", "Banish all of those cards.")),
    ("shuffle all", ("play", "pile", "hand"),
     ("Shuffle them into their owner's Life Deck.", "Shuffle those cards into their owner's Life Deck.",
      "Shuffle them into their owners' Life Decks.", "Shuffle all of them into their owner's Life Deck.")),
    ("destroy one", ("deck", "play"),
     ("Destroy one of them.", "Destroy 1 of them.", "Destroy one of those cards.", "Destroy 1 of those cards.")),
    ("banish one", ("deck", "play", "pile", "hand"),
     ("Banish one of them.", "Banish 1 of them.", "Banish one of those cards.", "Banish 1 of those cards.")),
    ("may banish any", ("deck", "play", "pile", "hand"),
     ("You may banish any number of them.", "You may banish any number of those cards.", "You may banish any of them.",
      "You may banish any of those cards.")),
    ("up to two", ("deck", "play", "pile", "hand"),
     ("Banish up to 2 of them.", "Banish up to 2 of those cards.", "Banish up to two of them.",
      "You may banish up to 2 of them.")),
    ("each Styled", ("deck", "play", "pile", "hand", "his hand"),
     ("Draw a card for each of them that is Styled.", "Draw a card for each Styled card among them.",
      "For each of those cards that is Styled, draw a card.", "Draw a card for each of those cards that is Styled.",
      "Draw X cards. X = the number of them that are Styled.", "Draw a card for each Styled card {done}.")),
    ("if all Styled", ("deck", "play", "pile", "hand", "his hand"),
     ("If all of them are Styled, draw a card.", "If those cards are all Styled, draw a card.",
      "If all of those cards are Styled, draw a card.", "If they are all Styled, draw a card.")),
    ("if any Styled", ("deck", "play", "pile", "hand", "his hand"),
     ("If any of them are Styled, draw a card.", "If one or more of those cards are Styled, draw a card.",
      "If any of those cards is Styled, draw a card.", "If at least one of them is Styled, draw a card.")),
    ("if same type", ("deck", "play", "pile", "hand"),
     ("If they are of the same type, draw a card.", "If those cards have the same type, draw a card.",
      "If they have the same card type, draw a card.", "If those cards are all of the same type, draw a card.")),
    ("if same name", ("deck", "play", "pile", "hand"),
     ("If they have the same name, draw a card.", "If those cards have the same name, draw a card.",
      "If they all have the same title, draw a card.", "If all of them have the same name, draw a card.")),
    ("Styled to hand", ("deck", "pile"),
     ("Place all Styled cards among them into your hand.", "Place all of them that are Styled into your hand.",
      "Place each of those cards that is Styled into your hand.")),
    ("Drill into play", ("deck",),
     ("You may place a Drill among them into play.", "You may place one of them that is a Drill into play.",
      "If any of them is a Drill, you may place it into play.")),
)  # fmt: skip


def several() -> Iterator[Cell]:
    """Several cards that a sentence spoke of, and some of them, the other and the rest."""
    for name, deed, noun, done, place in SEVERAL:
        for what, places, forms in OF_THEM:
            if place not in places:
                continue
            if name == "look at his" and "your" in forms[0]:
                forms = tuple(f.replace("your Life Deck", "his Life Deck") for f in forms)
                if "your hand" in forms[0]:
                    continue
            if done in ("looked at", "chosen"):
                forms = tuple(f for f in forms if "{done}" not in f)
            if name == "search" and what == "Drill into play":
                continue
            ways = [f"{deed} {f}" for f in forms]
            if noun != "card":
                ways.append(f"{deed} {forms[1]}".replace("those cards", f"those {plural_of(noun)}"))
            yield Cell("of them", (name, what),
                       tuple(dict.fromkeys(f"POWER: {w.replace('{done}', done)}" for w in ways)))  # fmt: skip


PAIRS = (
    ("first and second", ("Destroy a Drill. Destroy a second Drill.", "Destroy a Drill. Then destroy another Drill.",
                          "Destroy a Drill. Destroy another Drill.", "Destroy a Drill, then destroy another Drill.")),
    ("two of a kind", ("Search your Life Deck for 2 cards with the same name and place them into your hand.",
                       "Search your Life Deck for two cards with the same name and place them into your hand.",
                       "Search your Life Deck for 2 cards with the same title and place them into your hand.",
                       "Search your Life Deck for 2 copies of a card and place them into your hand.")),
    ("two not of a kind", ("Search your Life Deck for 2 different Drills and place them into your hand.",
                           "Search your Life Deck for 2 Drills with different names and place them into your hand.",
                           "Search your Life Deck for 2 differently named Drills and place them into your hand.",
                           "Search your Life Deck for 2 Drills with different titles and place them into your hand.")),
    ("its controller", ("Destroy a Drill. Its controller draws a card.", "Destroy a Drill. That Drill's controller draws a card.",
                        "Destroy a Drill. The controller of that Drill draws a card.",
                        "Destroy a Drill and its controller draws a card.")),
    ("its controller loses", ("Destroy an Ally. Its controller loses 3 stages.",
                              "Destroy an Ally. That Ally's controller loses 3 stages.",
                              "Destroy an Ally. The player who controlled it loses 3 stages.")),
    ("that personality", ("Choose a personality. That personality loses 3 stages.", "Choose a personality. It loses 3 stages.",
                          "A personality of your choice loses 3 stages.",
                          "Choose a personality, and it loses 3 stages.", "The chosen personality loses 3 stages.")),
    ("same personality", ("Your MP or an Ally you control gains 3 stages. That personality may perform attacks this turn.",)),
    ("attach it", ("Search your Life Deck for a Drill and attach it to your MP.",
                   "Search your Life Deck for a Drill. Attach it to your MP.",
                   "Search your Life Deck for a Drill. Attach that Drill to your MP.",
                   "Search your Life Deck for a Drill. Attach that card to your MP.")),
    ("steal from hand", ("Look at your opponent's hand and choose an attack. He discards it.",
                         "Look at your opponent's hand and choose an attack. Your opponent discards that card.",
                         "Look at your opponent's hand. Choose an attack and he discards it.",
                         "Look at your opponent's hand, choose an attack, and he discards it.",
                         "Your opponent reveals his hand. Choose an attack. He discards it.")),
    ("random", ("Your opponent discards a card at random.", "Your opponent discards a random card from his hand.",
                "Your opponent randomly discards a card from his hand.", "Your opponent discards 1 card from his hand at random.")),
    ("two at random", ("Your opponent discards 2 cards at random.", "Your opponent discards 2 random cards from his hand.",
                       "Your opponent randomly discards 2 cards from his hand.",
                       "Your opponent discards 2 cards from his hand at random.")),
    ("give and take", ("Your opponent chooses a card in your hand. Discard it.",
                       "Your opponent chooses a card from your hand. Discard that card.",
                       "Your opponent chooses a card in your hand and you discard it.")),
    ("taken by choice", ("Discard a card of your opponent's choice from your hand.",
                         "Discard a card from your hand chosen by your opponent.",
                         "Discard a card from your hand of your opponent's choice.")),
    ("same anger", ("Set your anger to your opponent's anger.", "Set your anger equal to your opponent's anger.",
                    "Set your anger to the same level as your opponent's.", "Set your anger to match your opponent's anger.")),
    ("hand of same size", ("Your opponent discards cards from his hand until he has the same number of cards as you.",
                           "Your opponent discards cards until he has as many cards in his hand as you.",
                           "Your opponent discards cards until he has the same number of cards in his hand as you.")),
    ("each of your Drills gains", ('Each of your Drills gains "POWER: Draw a card."', 'Your Drills gain "POWER: Draw a card."',
                                   'All of your Drills gain "POWER: Draw a card."',
                                   'Each Drill you control gains "POWER: Draw a card."',
                                   'All Drills you control gain "POWER: Draw a card."')),
)  # fmt: skip

RANDOM_PAIR = "The chosen personality loses 3 stages."


def listed() -> Iterator[Cell]:
    """What is listed as it stands."""
    for family, rows in (("until", UNTIL), ("together", TOGETHER), ("pairs", PAIRS)):
        for name, ways in rows:
            kept = tuple(w for w in ways if w != RANDOM_PAIR)
            lead = (
                "[constant] "
                if "gain" in name and "Drills" in name and family == "pairs"
                else "POWER: "
            )
            yield Cell(family, (name,), tuple(lead + w for w in kept))
    for name, ways, before in LESS_OR_MORE:
        yield Cell("more or instead", (name,), tuple(f"POWER: {before} {w}" for w in ways))


def cells() -> Iterator[Cell]:
    """All of them."""
    for family in (amounts, quantities, as_many, out_of_attacks, references, several, listed):
        yield from family()


# What is printed in two ways and means one thing.

_PRINTED = (
    (r"\b(a|an|1)\b", "1"),
    (r"\b1 opponent's ((?:Styled |Named )?\w+)", r"1 \1 your opponent controls"),
    (
        r"\b(\d|any|half|all but 1|1 or more|1 or 2|up to \d|any number|all|both) of (?:your opponent's|his) ((?:Styled |Named )?\w+)",
        r"\1 \2 HIS",
    ),
    (
        r"\b(\d|any|half|all but 1|1 or more|1 or 2|up to \d|any number|all|both) of your ((?:Styled |Named )?\w+)",
        r"\1 \2 you control",
    ),
    (r"(your opponent|he) controls", "HIS"),
    (
        r"\b(\d|1 or 2|1 or more|any|any number|half|all but 1) (Styled )?(\w+?)s (?=HIS|you control)",
        r"\1 \2\3 ",
    ),
    (r"(?:every|each) (Styled )?(Ally)\b", r"all \1Allies"),
    (r"(?:every|each) (Styled |Named )?(\w+)", r"all \1\2s"),
    (r"\ball (Styled )?(\w+?)s ", r"all \1\2s "),
    (r"top 1 card", "top card"),
    (r" you (destroyed|discarded|revealed|performed|banished)", r" \1"),
    (r"any number (Drill|Setup|Ally)", r"any \1"),
    (r"\b1 (\w+) (\w+) (you control|HIS)", r"1 \1 \2 \3"),
    (r"your opponent's", "HIS"),
    (r"\bhis\b", "HIS"),
)


def meant(printed: str) -> str:
    """A printed text without those differences of words that change nothing."""
    for pattern, to in _PRINTED:
        printed = re.sub(pattern, to, printed)
    return printed
