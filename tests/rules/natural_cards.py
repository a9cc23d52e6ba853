"""What cards are spoken of, and what is done with them: cells of one meaning, each said in some ways.

Written from the game and the manner of its cards, not from the grammar: which cards (kinds), how many,
where, what is done with them, what it costs and who does it.
"""

from __future__ import annotations

from collections.abc import Iterator

from tests.rules.natural_kinds import Cell, kinds

# How many: ways to say it, and the word for them afterwards.
MANY: dict[str, tuple[tuple[str, ...], str]] = {
    "a": (("1 Drill", "one Drill"), "it"),
    "N": (("2 Drills", "two Drills"), "them"),
    "up to": (("up to 2 Drills", "up to two Drills"), "them"),
    "any number": (
        ("any number of Drills", "any amount of Drills", "as many Drills as you wish",
         "as many Drills as you want"), "them"),
    "all": (("all Drills", "all the Drills", "all of the Drills"), "them"),
    "every": (("every Drill", "each Drill"), "them"),
    "one or more": (("one or more Drills", "1 or more Drills", "at least one Drill"), "them"),
    "different": (
        ("2 different Drills", "2 Drills with different titles",
         "2 Drills that have different titles", "two differently titled Drills"), "them"),
    "alike": (
        ("2 Drills with the same title", "2 Drills that share a title",
         "2 Drills that have the same title", "2 Drills of the same title"), "them"),
    "a Styled one and another": (
        ("a Styled Drill and a non-Styled Drill",), "them"),
    "one and one": (
        ("1 Styled Drill and 1 non-Styled Drill",
         "one Styled Drill and one non-Styled Drill"), "them"),
    "one or two kinds": (
        ("up to 1 Drill and up to 1 Setup", "up to one Drill and up to one Setup"), "them"),
    "X": (("X Drills", "X Drill cards"), "them"),
}  # fmt: skip


_X = " X = the number of Allies you control."


MANY_FRAMES: dict[str, tuple[str, ...]] = {
    "search": (
        "POWER: Search your Life Deck for {q} and place {it} into your hand.",
        "POWER: Search your Life Deck for {q}. Place {it} into your hand.",
        "POWER: Search your Life Deck for {q} and put {it} into your hand.",
        "POWER: Search your Life Deck for {q} and add {it} to your hand.",
        "POWER: Place {q} from your Life Deck into your hand.",
    ),
    "from discard pile": (
        "POWER: Choose {q} in your discard pile and place {it} into play.",
        "POWER: Choose {q} from your discard pile and place {it} into play.",
        "POWER: Choose {q} in your discard pile. Place {it} into play.",
        "POWER: Place {q} from your discard pile into play.",
    ),
    "shuffle": (
        "POWER: Shuffle {q} from your discard pile into your Life Deck.",
        "POWER: Choose {q} in your discard pile and shuffle {it} into your Life Deck.",
        "POWER: Shuffle {q} in your discard pile into your Life Deck.",
    ),
    "to hands": (
        "POWER: Return {q} you control to your hand.",
        "POWER: Return {q} under your control to your hand.",
    ),
    "destroy": (
        "POWER: Destroy {q} in play.",
        "POWER: Choose {q} in play and destroy {it}.",
        "POWER: Choose {q} in play. Destroy {it}.",
    ),
    "may": (
        "POWER: You may destroy {q} you control. If you do, draw a card.",
        "POWER: You may destroy {q} you control to draw a card.",
        "POWER: You may draw a card by destroying {q} you control.",
    ),
    "he": (
        "POWER: Your opponent destroys {q} he controls.",
        "POWER: Your opponent chooses {q} he controls and destroys {it}.",
        "POWER: Your opponent must destroy {q} he controls.",
    ),
    "discard": (
        "POWER: Your opponent discards {q} from his hand.",
        "POWER: Your opponent chooses {q} in his hand and discards {it}.",
        "POWER: Your opponent must discard {q} from his hand.",
        "POWER: Your opponent discards {q} in his hand.",
    ),
    "reveal": (
        "POWER: Reveal {q} from your hand. Rejuvenate 1.",
        "POWER: Choose {q} in your hand and reveal {it}. Rejuvenate 1.",
        "POWER: Reveal {q} from your hand to your opponent. Rejuvenate 1.",
    ),
}  # fmt: skip


def quantities() -> Iterator[Cell]:
    """How many of them, in what is done with them."""
    for name, (said, it) in MANY.items():
        for frame, texts in MANY_FRAMES.items():
            first = [texts[0].format(q=q, it=it) for q in said]
            others = [text.format(q=said[0], it=it) for text in texts[1:]]
            if frame == "may" and name in ("any number", "all", "every"):
                others = []
            if frame in ("he", "discard"):
                first = [way.replace("as you w", "as he w") for way in first]
            if name == "X":
                first = [way + _X for way in first]
                others = [way + _X for way in others]
            yield Cell("quantity: " + frame, name, tuple(first), tuple(others))


# From where: the place as something is searched, and as something is from it.
FROM: dict[str, tuple[str, ...]] = {
    "Life Deck": ("your Life Deck",),
    "top of Life Deck": (
        "the top 5 cards of your Life Deck", "the top five cards of your Life Deck",
        "the 5 top cards of your Life Deck"),
    "bottom of Life Deck": ("the bottom 5 cards of your Life Deck",
                            "the bottom five cards of your Life Deck"),
    "discard pile": ("your discard pile",),
    "top of discard pile": ("the top 5 cards of your discard pile",),
    "bottom of discard pile": ("the bottom 3 cards of your discard pile",),
    "banished": ("your Banished Zone", "your banished cards", "your banished pile"),
    "two": ("your Life Deck or discard pile", "your Life Deck or your discard pile"),
    "three": ("your Life Deck, discard pile, or Banished Zone",
              "your Life Deck, discard pile or Banished Zone",
              "your Life Deck, your discard pile, or your Banished Zone"),
    "both": ("your Life Deck and discard pile", "your Life Deck and your discard pile"),
    "his": ("your opponent's Life Deck",),
    "his discard pile": ("your opponent's discard pile",),
    "his banished": ("your opponent's Banished Zone",),
    "any discard pile": ("a discard pile", "either player's discard pile",
                         "any player's discard pile", "a player's discard pile"),
    "a Life Deck": ("a player's Life Deck", "any player's Life Deck", "either player's Life Deck"),
}  # fmt: skip


OF_MINE = (
    "Life Deck",
    "top of Life Deck",
    "bottom of Life Deck",
    "discard pile",
    "top of discard pile",
    "bottom of discard pile",
    "banished",
    "two",
    "three",
    "both",
)


TO: dict[str, tuple[str, ...]] = {
    "hand": ("place it into your hand", "put it into your hand", "add it to your hand",
             "place it in your hand", "take it into your hand"),
    "play": ("place it into play", "put it into play"),
    "play it": ("play it", "play that card"),
    "on top": ("place it on top of your Life Deck", "put it on top of your Life Deck",
               "place it on the top of your Life Deck", "place that card on top of your Life Deck"),
    "on the bottom": ("place it at the bottom of your Life Deck",
                      "place it on the bottom of your Life Deck", "put it on the bottom of your Life Deck"),
    "top or bottom": ("place it on the top or bottom of your Life Deck",
                      "place it on top or on the bottom of your Life Deck",
                      "place it on top of or at the bottom of your Life Deck",
                      "put it on the top or bottom of your Life Deck"),
    "shuffle": ("shuffle it into your Life Deck", "shuffle that card into your Life Deck",
                "shuffle it back into your Life Deck"),
    "banish": ("banish it", "banish that card", "place it into your Banished Zone"),
    "top of discard pile": ("place it on top of your discard pile",
                            "place it on the top of your discard pile", "put it on top of your discard pile"),
    "bottom of discard pile": ("place it at the bottom of your discard pile",
                               "place it on the bottom of your discard pile"),
    "attach": ("attach it to your MP", "attach that card to your MP",),
    "at stages": ("place it into play at 5 stages above 0", "put it into play at 5 stages above 0",
                  "place it into play with 5 stages above 0", "place it into play 5 stages above 0"),
    "face down": ("place it into play face down", "put it face down into play"),
    "under": ("place it under your MP", "put it under your MP", "place it beneath your MP"),
    "Rejuvenate": ("Rejuvenate it", "Rejuvenate that card"),
}  # fmt: skip


_NOT_TO = {
    ("Life Deck", "Rejuvenate"), ("top of Life Deck", "Rejuvenate"), ("bottom of Life Deck", "Rejuvenate"),
    ("Life Deck", "shuffle"), ("two", "shuffle"), ("three", "shuffle"), ("both", "shuffle"),
    ("banished", "banish"), ("three", "banish"), ("two", "Rejuvenate"), ("three", "Rejuvenate"),
    ("both", "Rejuvenate"), ("top of Life Deck", "shuffle"), ("bottom of Life Deck", "shuffle"),
}  # fmt: skip


def places() -> Iterator[Cell]:
    """From where and to where a card is brought."""
    for place, froms in FROM.items():
        for end, tos in TO.items():
            if place not in OF_MINE or (place, end) in _NOT_TO:
                continue
            if end in ("face down", "under") and place not in ("Life Deck", "discard pile"):
                continue
            noun = "a Drill" if end not in ("at stages", "attach") else "an Ally"
            if end == "attach":
                noun = "a Setup"
            text = "POWER: Search {} for {} and {}."
            ways = [text.format(froms[0], noun, to) for to in tos if "that card" not in to]
            ways += [text.format(place_, noun, tos[0]) for place_ in froms[1:]]
            ways += [f"POWER: Search for {noun} in {froms[0]} and {tos[0]}."]
            apart = f"POWER: Search {froms[0]} for {noun}. {tos[0][0].upper()}{tos[0][1:]}."
            those = (text.format(froms[0], noun, to) for to in tos if "that card" in to)
            yield Cell("search to: " + end, place, tuple(ways), (apart, *those))
    for place in ("his", "his discard pile", "his banished", "any discard pile", "a Life Deck"):
        froms = FROM[place]
        he = "his" if place in ("his", "his discard pile", "his banished") else "its owner's"
        for end, tos in (
            ("banish", ("banish it",)),
            ("on top", (f"place it on top of {he} Life Deck", f"put it on top of {he} Life Deck",
                        "place it on top of its owner's Life Deck")),
            ("on the bottom", (f"place it at the bottom of {he} Life Deck",
                               f"place it on the bottom of {he} Life Deck")),
            ("hand", (f"place it into {he} hand", f"return it to {he} hand", f"put it into {he} hand")),
            ("play", ("place it into play under its owner's control",
                      "put it into play under its owner's control")),
            ("play of mine", ("place it into play under your control",
                              "put it into play under your control")),
            ("shuffle", (f"shuffle it into {he} Life Deck", "shuffle it into its owner's Life Deck")),
            ("discard", (f"place it into {he} discard pile", f"put it into {he} discard pile")),
        ):  # fmt: skip
            if ("discard" in place and end == "discard") or ("Life" in place and end == "shuffle"):
                continue
            if place == "his" and end == "shuffle":
                continue
            same = [to for to in tos if to.startswith(("place", "put", "shuffle", "banish"))]
            same = [to for to in same if ("owner" in to) is ("owner" in tos[0])]
            ways = [f"POWER: Search {froms[0]} for a Drill and {to}." for to in same]
            ways += [f"POWER: Search {other} for a Drill and {tos[0]}." for other in froms[1:]]
            others = [f"POWER: Search {froms[0]} for a Drill and {to}." for to in tos]
            yield Cell("search to: " + end, place, tuple(ways), tuple(others[1:]))


# What is done with the cards found, looked at or revealed, and with the rest.
REST: dict[str, tuple[str, ...]] = {
    "bottom": (
        "Place the remaining cards at the bottom of your Life Deck in any order.",
        "Put the remaining cards at the bottom of your Life Deck in any order.",
        "Place the rest on the bottom of your Life Deck in any order.",
        "Put the rest on the bottom of your Life Deck in any order.",
        "Place the other cards on the bottom of your Life Deck in any order.",
        "Place the rest at the bottom of your Life Deck in an order of your choice.",
    ),
    "top": (
        "Place the remaining cards on top of your Life Deck in any order.",
        "Put the rest back on top of your Life Deck in any order.",
        "Return the rest to the top of your Life Deck in any order.",
        "Place the remaining cards back on top of your Life Deck in any order.",
    ),
    "back": (
        "Place the remaining cards back in any order.",
        "Put the rest back in any order.",
        "Put the others back in any order.",
        "Return the remaining cards in any order.",
    ),
    "discard": (
        "Discard the remaining cards.", "Discard the rest.", "Discard the other cards.",
        "Discard the others.",
    ),
    "destroy": ("Destroy the remaining cards.", "Destroy the rest.", "Destroy the others."),
    "banish": ("Banish the remaining cards.", "Banish the rest.", "Banish the others."),
    "shuffle": (
        "Shuffle the remaining cards into your Life Deck.", "Shuffle the rest into your Life Deck.",
        "Shuffle the others into your Life Deck.",
        "Shuffle the remaining cards back into your Life Deck.",
    ),
    "then shuffle": ("Shuffle your Life Deck.", "Then shuffle your Life Deck."),
}  # fmt: skip


SEEN: dict[str, tuple[str, ...]] = {
    "look, one to hand": (
        "Look at the top 4 cards of your Life Deck. Place one of them into your hand.",
        "Look at the top 4 cards of your Life Deck. Place one of those cards into your hand.",
        "Look at the top 4 cards of your Life Deck and place one of them into your hand.",
        "Look at the top 4 cards of your Life Deck. Choose one of them and place it into your hand.",
        "Look at the top 4 cards of your Life Deck. Put one of them into your hand.",
        "Look at the top 4 cards of your Life Deck. Place 1 of them into your hand.",
    ),
    "reveal, Drills to play": (
        "Reveal the top 5 cards of your Life Deck. Place all Drills revealed this way into play.",
        "Reveal the top 5 cards of your Life Deck. Place all revealed Drills into play.",
        "Reveal the top 5 cards of your Life Deck. Put all Drills among them into play.",
        "Reveal the top 5 cards of your Life Deck and place all revealed Drills into play.",
        "Reveal the top 5 cards of your Life Deck. Place each revealed Drill into play.",
    ),
    "look, may Drill": (
        "Look at the top 5 cards of your Life Deck. You may place a Drill from among them into play.",
        "Look at the top 5 cards of your Life Deck. You may place a Drill you find into play.",
        "Look at the top 5 cards of your Life Deck. You may place one of those Drills into play.",
        "Look at the top 5 cards of your Life Deck. You may put a Drill among them into play.",
        "Look at the top 5 cards of your Life Deck. If there is a Drill among them, you may place it into play.",
    ),
    "reveal until": (
        "Reveal cards from the top of your Life Deck until you reveal a Drill. Place it into play.",
        "Reveal cards from the top of your Life Deck until a Drill is revealed. Place it into play.",
        "Reveal cards from the top of your Life Deck until you reveal a Drill and place it into play.",
        "Reveal the top cards of your Life Deck until you reveal a Drill. Place it into play.",
        "Reveal cards from your Life Deck until you reveal a Drill. Place that Drill into play.",
    ),
    "opponent's, one banished": (
        "Look at the top 3 cards of your opponent's Life Deck. Banish one of them.",
        "Look at the top 3 cards of your opponent's Life Deck and banish one of them.",
        "Look at the top 3 cards of your opponent's Life Deck. Choose one and banish it.",
        "Look at the top 3 cards of your opponent's Life Deck. Banish 1 of those cards.",
    ),
    "his choice": (
        "Reveal the top 3 cards of your Life Deck. Your opponent chooses one of them. Place it into your hand.",
        "Reveal the top 3 cards of your Life Deck. Your opponent chooses one of those cards. Place it into your hand.",
        "Reveal the top 3 cards of your Life Deck. Your opponent chooses 1. Place it into your hand.",
    ),
    "draw and return": (
        "Draw 3 cards. Place 2 cards from your hand on top of your Life Deck in any order.",
        "Draw 3 cards, then place 2 cards from your hand on top of your Life Deck in any order.",
        "Draw 3 cards and then place 2 cards from your hand on top of your Life Deck in any order.",
        "Draw 3 cards. Choose 2 cards in your hand and place them on top of your Life Deck in any order.",
        "Draw 3 cards. Put 2 cards from your hand on top of your Life Deck in any order.",
    ),
}  # fmt: skip


def rests() -> Iterator[Cell]:
    """Cards seen, one taken, and what becomes of the others."""
    for seen, firsts in SEEN.items():
        for rest, seconds in REST.items():
            if seen == "draw and return" and rest != "then shuffle":
                continue
            mine = [firsts[0] + " " + second for second in seconds]
            others = [first + " " + seconds[0] for first in firsts[1:]]
            others += [way for way in mine if "other" in way]
            mine = [way for way in mine if "other" not in way]
            if seen.startswith("opponent"):
                his = "your opponent's Life Deck" if rest == "then shuffle" else "his Life Deck"
                mine = [way.replace("your Life Deck", his) for way in mine]
                others = [way.replace("your Life Deck", his) for way in others]
            yield Cell(
                "rest: " + rest, seen,
                tuple(f"POWER: {way}" for way in mine), tuple(f"POWER: {way}" for way in others),
            )  # fmt: skip
        if seen != "draw and return":
            ways = tuple(f"POWER: {way}" for way in firsts)
            yield Cell("rest: nothing", seen, ways[:1], ways[1:])


def cells() -> Iterator[Cell]:
    """All of them."""
    yield from kinds()
    yield from quantities()
    yield from places()
    yield from rests()


if __name__ == "__main__":
    every = list(cells())
    print(len(every), sum(len(c.ways) for c in every))
    for c in every[:: len(every) // 60]:
        print(c.frame, "|", c.axis, "|", c.ways[-1])
