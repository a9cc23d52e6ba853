"""How much and of what, in natural words: each cell is one meaning, with the ways to say it.

Written from the game and not from the grammar: verbs in the imperative and of other doers, with
amounts in each form, and with references to what a sentence before spoke of.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True)
class Cell:
    """One meaning: its family, where it stands on the axes, and the ways to say it."""

    family: str
    axes: tuple[str, ...]
    ways: tuple[str, ...]


@dataclass(frozen=True)
class Doing:
    """What is done X times or of X things: with "X", with "equal to", and once for each."""

    name: str
    x: tuple[str, ...]
    equal: tuple[str, ...]
    each: tuple[str, ...]


DOINGS = (
    Doing("draw", ("Draw X cards.", "You draw X cards."),
          ("Draw a number of cards equal to {n}.", "Draw cards equal to {n}."),
          ("Draw a card for each {e}.", "Draw 1 card for each {e}.", "For each {e}, draw a card.")),
    Doing("he draws", ("Your opponent draws X cards.",),
          ("Your opponent draws a number of cards equal to {n}.",),
          ("Your opponent draws a card for each {e}.", "For each {e}, your opponent draws a card.")),
    Doing("discard", ("Discard X cards from your hand.", "You discard X cards from your hand."),
          ("Discard a number of cards from your hand equal to {n}.",),
          ("Discard a card from your hand for each {e}.",
           "For each {e}, discard a card from your hand.")),
    Doing("he discards", ("Your opponent discards X cards from his hand.",
                          "Your opponent chooses and discards X cards from his hand."),
          ("Your opponent discards a number of cards from his hand equal to {n}.",
           "Your opponent discards cards from his hand equal to {n}."),
          ("Your opponent discards a card from his hand for each {e}.",
           "For each {e}, your opponent discards a card from his hand.")),
    Doing("he destroys the top", ("Your opponent destroys the top X cards of his Life Deck.",
                                  "Your opponent destroys X cards from the top of his Life Deck."),
          ("Your opponent destroys a number of cards from the top of his Life Deck equal to {n}.",
           "Your opponent destroys cards from the top of his Life Deck equal to {n}."),
          ("Your opponent destroys the top card of his Life Deck for each {e}.",
           "For each {e}, your opponent destroys the top card of his Life Deck.",
           "Your opponent destroys 1 card from the top of his Life Deck for each {e}.")),
    Doing("destroy the top", ("Destroy the top X cards of your opponent's Life Deck.",
                              "Destroy X cards from the top of your opponent's Life Deck."),
          ("Destroy a number of cards from the top of your opponent's Life Deck equal to {n}.",),
          ("Destroy the top card of your opponent's Life Deck for each {e}.",
           "For each {e}, destroy the top card of your opponent's Life Deck.")),
    Doing("banish the top", ("Banish the top X cards of your opponent's discard pile.",
                             "Banish X cards from the top of your opponent's discard pile."),
          ("Banish a number of cards from the top of your opponent's discard pile equal to {n}.",),
          ("Banish the top card of your opponent's discard pile for each {e}.",
           "For each {e}, banish the top card of your opponent's discard pile.")),
    Doing("banish from a pile", ("Banish X cards from your opponent's discard pile.",
                                 "Banish X cards in your opponent's discard pile."),
          ("Banish a number of cards from your opponent's discard pile equal to {n}.",),
          ("Banish a card from your opponent's discard pile for each {e}.",
           "For each {e}, banish a card from your opponent's discard pile.")),
    Doing("Rejuvenate", ("Rejuvenate X.", "Rejuvenate X cards."),
          ("Rejuvenate a number of cards equal to {n}.", "Rejuvenate cards equal to {n}."),
          ("Rejuvenate 1 for each {e}.", "Rejuvenate 1 card for each {e}.",
           "For each {e}, Rejuvenate 1.")),
    Doing("raise anger", ("Raise your anger X levels.", "Raise your anger X."),
          ("Raise your anger a number of levels equal to {n}.", "Raise your anger by {n}."),
          ("Raise your anger 1 level for each {e}.", "Raise your anger 1 for each {e}.",
           "For each {e}, raise your anger 1 level.")),
    Doing("lower anger", ("Lower your opponent's anger X levels.", "Your opponent's anger is lowered X levels."),
          ("Lower your opponent's anger a number of levels equal to {n}.",),
          ("Lower your opponent's anger 1 level for each {e}.",
           "For each {e}, lower your opponent's anger 1.")),
    Doing("gain", ("Gain X stages.", "Gain X power stages."),
          ("Gain a number of stages equal to {n}.", "Gain stages equal to {n}."),
          ("Gain 1 stage for each {e}.", "Gain a stage for each {e}.", "For each {e}, gain 1 stage.")),
    Doing("MP gains", ("Your MP gains X stages.", "Your Main Personality gains X power stages."),
          ("Your MP gains a number of stages equal to {n}.", "Your MP gains stages equal to {n}."),
          ("Your MP gains 1 stage for each {e}.", "For each {e}, your MP gains 1 stage.")),
    Doing("MP loses", ("Your opponent's MP loses X stages.", "Your opponent's MP loses X power stages."),
          ("Your opponent's MP loses a number of stages equal to {n}.",
           "Your opponent's MP loses stages equal to {n}."),
          ("Your opponent's MP loses 2 stages for each {e}.",
           "For each {e}, your opponent's MP loses 2 stages.")),
    Doing("reveal the top", ("Reveal the top X cards of your Life Deck.",
                             "Reveal X cards from the top of your Life Deck."),
          ("Reveal a number of cards from the top of your Life Deck equal to {n}.",),
          ("Reveal the top card of your Life Deck for each {e}.",
           "For each {e}, reveal the top card of your Life Deck.")),
    Doing("destroy Drills", ("Destroy up to X Drills.", "You may destroy up to X Drills."),
          ("Destroy a number of Drills up to {n}.", "Destroy up to a number of Drills equal to {n}."),
          ("Destroy up to 1 Drill for each {e}.", "For each {e}, you may destroy a Drill.")),
    Doing("prevent", ("Prevent X stages of damage from your opponent's next attack this combat.",
                      "Prevent X stages from your opponent's next attack this combat."),
          ("Prevent a number of stages of damage equal to {n} from your opponent's next attack this combat.",),
          ("Prevent 1 stage of damage from your opponent's next attack this combat for each {e}.",
           "For each {e}, prevent 1 stage of damage from your opponent's next attack this combat.")),
    Doing("next attack", ("Your next attack this combat deals +X stages of damage.",
                          "Your next attack this combat deals +X stages.",
                          "Your next attack deals +X stages of damage this combat."),
          ("Your next attack this combat deals additional stages of damage equal to {n}.",
           "Your next attack this combat deals extra stages of damage equal to {n}."),
          ("Your next attack this combat deals +1 stage of damage for each {e}.",
           "For each {e}, your next attack this combat deals +1 stage of damage.",
           "Your next attack this combat deals +1 stage for each {e}.")),
    Doing("shuffle", ("Shuffle X cards from your discard pile into your Life Deck.",
                      "Choose X cards in your discard pile and shuffle them into your Life Deck."),
          ("Shuffle a number of cards from your discard pile into your Life Deck equal to {n}.",),
          ("Shuffle a card from your discard pile into your Life Deck for each {e}.",
           "For each {e}, shuffle a card from your discard pile into your Life Deck.")),
)  # fmt: skip


@dataclass(frozen=True)
class Counted:
    """What is counted: as a number, and what there is one of each for; `before` is a deed."""

    name: str
    numbers: tuple[str, ...]
    eachs: tuple[str, ...]
    before: str = ""


COUNTED = (
    Counted("Drills", ("the number of Drills you control", "the number of your Drills in play",
                       "the number of Drills you have in play"),
            ("Drill you control", "of your Drills", "Drill you have in play")),
    Counted("his Allies", ("the number of Allies your opponent controls",
                           "the number of your opponent's Allies"),
            ("Ally your opponent controls", "of your opponent's Allies")),
    Counted("hand", ("the number of cards in your hand", "the number of cards you have in your hand"),
            ("card in your hand",)),
    Counted("pile", ("the number of Events in your discard pile",), ("Event in your discard pile",)),
    Counted("his zone", ("the number of cards in your opponent's Banished Zone",),
            ("card in your opponent's Banished Zone",)),
    Counted("two zones", ("the number of Styled cards in your discard pile and Banished Zone",
                          "the number of Styled cards in your discard pile and in your Banished Zone"),
            ("Styled card in your discard pile and Banished Zone",)),
    Counted("anger", ("your anger", "your anger level", "your current anger", "your current anger level"),
            ("level of your anger", "level of anger you have")),
    Counted("level", ("your MP's level", "your MP's current level", "the level of your MP",
                      "your Main Personality's level"), ()),
    Counted("types", ("the number of different card types in your discard pile",),
            ("different card type in your discard pile",)),
    Counted("attacks", ("the number of attacks you have performed this combat",
                        "the number of attacks you performed this combat"),
            ("attack you have performed this combat", "attack you performed this combat")),
    Counted("his stages", ("the number of stages your opponent's MP is above 0",
                           "the number of power stages your opponent's MP is above 0"), ()),
    Counted("destroyed", ("the number of Drills destroyed this way", "the number of Drills you destroyed",
                          "the number of Drills destroyed"),
            ("Drill destroyed this way", "Drill you destroyed", "Drill destroyed"),
            "Destroy any number of your Drills."),
    Counted("discarded", ("the number of cards discarded this way", "the number of cards you discarded"),
            ("card discarded this way", "card you discarded", "card discarded"),
            "Discard up to 3 cards from your hand."),
    Counted("revealed", ("the number of Named cards revealed", "the number of Named cards you revealed",
                         "the number of Named cards revealed this way"),
            ("Named card revealed", "Named card you revealed", "Named card revealed this way"),
            "Reveal your hand."),
    Counted("paid", ("the number of stages paid", "the number of stages paid this way",
                     "the amount of stages paid"),
            ("stage paid", "stage paid this way"), "Your MP may pay any number of stages."),
    Counted("Endurance", ("the Endurance of that card", "that card's Endurance", "its Endurance"), (),
            "Reveal the top card of your Life Deck."),
    Counted("cost", ("the cost of that attack", "that attack's cost"), (),
            "Reveal an attack from your hand."),
)  # fmt: skip


WIDE_DOINGS = ("draw", "he destroys the top", "raise anger")


WIDE_COUNTED = ("Drills", "his zone", "anger", "discarded")


CHANGED = (
    ("twice", ("twice {n}", "double {n}", "{n} times 2", "two times {n}")),
    ("half up", ("half {n}, rounded up", "half {n} (rounded up)", "half {n} rounded up")),
    ("half down", ("half of {n}, rounded down", "half {n} (rounded down)")),
    ("plus", ("{n} + 1", "1 + {n}", "{n} plus 1", "1 more than {n}", "one more than {n}")),
    ("minus", ("{n} - 1", "{n} minus 1", "1 less than {n}")),
    ("max", ("{n}, to a maximum of 5", "{n}, to a max of 5", "{n} (to a maximum of 5)", "{n} (max 5)",
             "{n}, up to a maximum of 5", "{n}, maximum 5")),
    ("min", ("{n}, to a minimum of 2", "{n} (to a minimum of 2)", "{n}, with a minimum of 2",
             "{n} (minimum 2)")),
    ("sum", ("{n} + the number of Setups in play", "{n} plus the number of Setups in play")),
)  # fmt: skip


def _x(doing: Doing, numbers: tuple[str, ...], before: str) -> tuple[str, ...]:
    """Every form of the verb once, and every form of the number once."""
    first = [f"{x} X = {numbers[0]}." for x in doing.x]
    more = [f"{doing.x[0]} X = {n}." for n in numbers[1:]]
    return _after(before, (*first, *more))


def _equal(doing: Doing, numbers: tuple[str, ...], before: str) -> tuple[str, ...]:
    first = [x.format(n=numbers[0]) for x in doing.equal]
    more = [doing.equal[0].format(n=n) for n in numbers[1:]]
    return _after(before, (*first, *more))


def _each(forms: tuple[str, ...], eachs: tuple[str, ...], before: str) -> tuple[str, ...]:
    first = [x.format(e=eachs[0]) for x in forms]
    more = [forms[0].format(e=e) for e in eachs[1:]]
    return _after(before, (*first, *more))


def _after(before: str, sentences: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"POWER: {before} {x}".replace("  ", " ") for x in sentences)


def amounts() -> Iterator[Cell]:
    """What is done, times what is counted; and what is made of the number."""
    for doing in DOINGS:
        for counted in COUNTED:
            if doing.name not in WIDE_DOINGS and counted.name not in WIDE_COUNTED:
                continue
            axes = (doing.name, counted.name)
            yield Cell("X", axes, _x(doing, counted.numbers, counted.before))
            yield Cell("equal", axes, _equal(doing, counted.numbers, counted.before))
            if counted.eachs:
                last = tuple(x for x in doing.each if not x.startswith("For"))
                first = tuple(x for x in doing.each if x.startswith("For"))
                yield Cell("for each", axes, _each(last, counted.eachs, counted.before))
                yield Cell("each first", axes, _each(first, counted.eachs, counted.before))
    for doing in DOINGS:
        if doing.name in ("draw", "he destroys the top", "raise anger", "MP gains", "next attack"):
            for counted in COUNTED:
                if counted.name in ("Drills", "anger", "destroyed"):
                    for name, ways in CHANGED:
                        n = counted.numbers[0]
                        axes, numbers = (
                            (name, doing.name, counted.name),
                            tuple(w.format(n=n) for w in ways),
                        )
                        yield Cell("changed", axes, _x(doing, numbers, counted.before))
                        yield Cell(
                            "equal, changed", axes, _equal(doing, numbers[:2], counted.before)
                        )


ACTS = (
    ("destroy", "Destroy {}.", ("Drill", "Setup")),
    ("banish", "Banish {}.", ("Drill", "Ally")),
    ("return", "Return {} to its owner's hand.", ("Drill",)),
    ("shuffle", "Shuffle {} into its owner's Life Deck.", ("Setup",)),
    ("take control", "Take control of {}.", ("Ally",)),
    ("discard", "Discard {} from your hand.", ("card", "Event")),
    ("reveal", "Reveal {} from your hand.", ("card", "Dragon Ball")),
    ("banish from pile", "Banish {} from your discard pile.", ("card", "Drill")),
    ("Rejuvenate", "Rejuvenate {} from your discard pile.", ("card", "Event")),
    ("shuffle pile", "Shuffle {} from your discard pile into your Life Deck.", ("card", "Ally")),
    ("to hand", "Place {} from your discard pile into your hand.", ("card", "Setup")),
    ("to bottom", "Place {} from your discard pile at the bottom of your Life Deck.", ("card",)),
    ("into play", "Place {} from your discard pile into play.", ("Drill", "Ally")),
    ("play", "Play {} from your hand.", ("Drill", "Setup")),
    ("search", "Search your Life Deck for {} and place THEM into your hand.", ("Drill", "Event")),
)


IN_PLAY = ("destroy", "banish", "return", "shuffle", "take control")


def plural_of(noun: str) -> str:
    return "Allies" if noun == "Ally" else noun + "s"


QUANTITIES = (
    ("one", ("a {1}", "1 {1}", "one {1}")),
    ("two", ("2 {s}", "two {s}")),
    ("up to", ("up to 2 {s}", "up to two {s}")),
    ("any number", ("any number of {s}", "any amount of {s}")),
    ("all", ("all {s}", "every {1}", "each {1}")),
    ("one or more", ("1 or more {s}", "one or more {s}", "at least 1 {1}")),
    ("one or two", ("1 or 2 {s}", "one or two {s}")),
    ("all but one", ("all but 1 {1}", "all but one {1}", "all {s} except 1", "all {s} except one")),
    ("half", ("half of the {s} (rounded up)", "half the {s} (rounded up)", "half of the {s}")),
    ("all Styled", ("all Styled {s}", "every Styled {1}", "each Styled {1}")),
    ("one and one", ("1 Styled {1} and 1 Named {1}", "a Styled {1} and a Named {1}",
                     "one Styled {1} and one Named {1}")),
    ("other", ("another {1}", "1 other {1}", "one other {1}")),
    ("exactly", ("exactly 2 {s}", "exactly two {s}")),
)  # fmt: skip


WHOSE_IN_PLAY = (
    ("mine", "you control"),
    ("his", "your opponent controls"),
    ("any", "in play"),
)


def _act(text: str, thing: str, plural: bool) -> str:
    text = text.format(thing)
    if plural:
        text = text.replace("its owner's hand", "their owner's hand")
        text = text.replace("its owner's Life Deck", "their owner's Life Deck")
    text = text.replace("THEM", "them" if plural else "it")
    return re.sub(r"\ba (?=Event|Ally)", "an ", text)


def _doer(text: str, doer: str) -> str:
    """The same of another doer."""
    if not doer:
        return text
    if doer == "You may":
        return f"You may {text[0].lower() if not text.startswith('Rej') else 'R'}{text[1:]}"
    verb, rest = text.split(" ", 1)
    verb = verb if verb == "Rejuvenate" else verb.lower()
    ending = "es" if re.search("(sh|ch|s)$", verb) else "s"
    rest = rest.replace("your ", "his ").replace("you control", "he controls")
    return f"{doer} {verb}{ending} {rest}".replace(" and place ", " and places ")


DOERS = ("", "Your opponent", "Each player", "You may")


def quantities() -> Iterator[Cell]:
    """What is done to how many of which things, and by whom."""
    for name, text, nouns in ACTS:
        for quantity, forms in QUANTITIES:
            for noun in nouns[:1] if quantity not in ("all", "up to", "any number") else nouns:
                if name == "search" and quantity in ("all but one", "half", "other"):
                    continue
                whose = WHOSE_IN_PLAY if name in IN_PLAY else (("", ""),)
                if quantity not in ("all", "up to"):
                    whose = whose[1:2] if name in IN_PLAY else whose
                for who, tail in whose:
                    if (name, who) == ("take control", "mine"):
                        continue
                    things = [_thing(form, noun, tail) for form in forms]
                    plural = quantity not in ("one", "other")
                    ways = [_act(text, thing, plural) for thing in things]
                    if who == "his" and quantity != "other":
                        ways.append(_act(text, _of_his(forms[0], noun), plural))
                    yield Cell("how many", (name, quantity, who, noun),
                               tuple(f"POWER: {x}" for x in dict.fromkeys(ways)))  # fmt: skip
        for doer in DOERS[1:]:
            for quantity, forms in QUANTITIES[:5]:
                tail = "you control" if name in IN_PLAY else ""
                if name == "take control":
                    continue
                noun = nouns[0]
                ways = tuple(
                    "POWER: "
                    + _doer(_act(text, _thing(f, noun, tail), quantity != "one"), doer)
                    + ""
                    for f in forms
                )
                yield Cell("who", (name, quantity, doer), ways)


def _thing(form: str, noun: str, tail: str) -> str:
    """A thing in a form; what is said behind it stands before a comma."""
    said = form.replace("{1}", noun).replace("{s}", plural_of(noun))
    if not tail:
        return said
    for mark in (", rounded", " (rounded", " except"):
        if mark in said:
            return said.replace(mark, f" {tail}{mark}")
    return f"{said} {tail}"


def _of_his(form: str, noun: str) -> str:
    many = plural_of(noun)
    return {
        "a {1}": f"one of your opponent's {many}",
        "2 {s}": f"2 of your opponent's {many}",
        "up to 2 {s}": f"up to 2 of your opponent's {many}",
        "any number of {s}": f"any number of your opponent's {many}",
        "all {s}": f"all of your opponent's {many}",
        "1 or more {s}": f"1 or more of your opponent's {many}",
        "1 or 2 {s}": f"1 or 2 of your opponent's {many}",
        "all but 1 {1}": f"all but 1 of your opponent's {many}",
        "half of the {s} (rounded up)": f"half of your opponent's {many}",
        "all Styled {s}": f"all of your opponent's Styled {many}",
        "another {1}": f"another of your opponent's {many}",
        "exactly 2 {s}": f"exactly 2 of your opponent's {many}",
        "1 Styled {1} and 1 Named {1}": f"one of your opponent's Styled {many} and one of his Named {many}",
    }[form]


DEEDS = (
    ("discard", "Discard any number of cards from your hand.", "card", "discarded"),
    ("destroy Drills", "Destroy any number of Drills you control.", "Drill", "destroyed"),
    ("destroy all", "Destroy all Setups in play.", "Setup", "destroyed"),
    ("banish", "Banish up to 5 cards from your discard pile.", "card", "banished"),
    ("pay", "Your MP pays any number of stages.", "stage", "paid"),
    ("he discards", "Your opponent discards all Events from his hand.", "Event", "discarded"),
    ("he loses", "Your opponent's MP loses all of its stages.", "stage", "lost"),
    ("lower", "Lower your anger any number of levels.", "level", "lowered"),
    ("Rejuvenate", "Rejuvenate up to 4 cards.", "card", "Rejuvenated"),
    (
        "shuffle",
        "Shuffle any number of cards from your hand into your Life Deck.",
        "card",
        "shuffled",
    ),
    ("return", "Return any number of your Drills to your hand.", "Drill", "returned"),
    ("reveal", "Reveal any number of Dragon Balls from your hand.", "Dragon Ball", "revealed"),
    ("draw", "Draw up to 3 cards.", "card", "drawn"),
    ("detach", "Destroy all cards attached to your opponent's MP.", "card", "destroyed"),
)


THEN = (
    ("draw", "Draw {}.", "card"),
    ("he discards", "Your opponent discards {} from his hand.", "card"),
    ("he destroys", "Your opponent destroys {} from the top of his Life Deck.", "card"),
    ("raise", "Raise your anger {}.", "level"),
    ("gain", "Your MP gains {}.", "stage"),
    ("lose", "Your opponent's MP loses {}.", "stage"),
    ("Rejuvenate", "Rejuvenate {}.", "card"),
    ("banish", "Banish {} from your opponent's discard pile.", "card"),
    ("place", "Place {} from your discard pile into your hand.", "card"),
)


def as_many() -> Iterator[Cell]:
    """A deed, and another as often: "that many", "the same number", "as many", "for each", X."""
    for name, deed, noun, done in DEEDS:
        for other, then, unit in THEN:
            many, units = plural_of(noun), unit + "s"
            cards = noun != "stage" and noun != "level"
            ways = [f"{deed} {then.format(f'that many {units}')}",
                    f"{deed} {then.format(f'the same number of {units}')}",
                    f"{deed} {then.format(f'an equal number of {units}')}",
                    f"{deed[:-1]}, then {lower(then).format(f'that many {units}')}"]  # fmt: skip
            yield Cell("that many", (name, other), tuple(f"POWER: {w}" for w in ways))
            number = f"the number of {many} {done} this way"
            ways = [f"{deed} {_with(then, f'a number of {units}', f'equal to {number}')}",
                    f"{deed} {_with(then, f'as many {units}', f'as {many} {done} this way')}",
                    f"{deed} {_with(then, f'as many {units}', f'as the number of {many} {done} this way')}"]  # fmt: skip
            if cards:
                ways.append(
                    f"{deed} {_with(then, f'as many {units}', f'as there were {many} {done} this way')}"
                )
            yield Cell("as many as", (name, other), tuple(f"POWER: {w}" for w in ways))
            x = f"{deed} {then.format(f'X {units}')}"
            ways = [f"{x} X = {number}.", f"{x} X = the number of {many} {done}.",
                    f"{x} X = the amount of {many} {done} this way."]  # fmt: skip
            yield Cell("X done", (name, other), tuple(f"POWER: {w}" for w in ways))
            one = "1 level" if unit == "level" else f"1 {unit}"
            ways = [f"{deed} {then.format(one)[:-1]} for each {noun} {done} this way.",
                    f"{deed} {then.format(one)[:-1]} for each {noun} {done}."]  # fmt: skip
            if unit == "card":
                ways.append(f"{deed} {then.format('a card')[:-1]} for each {noun} {done} this way.")
            yield Cell("for each done", (name, other), tuple(f"POWER: {w}" for w in ways))


def _with(then: str, many: str, number: str) -> str:
    """A number behind what is done and its place."""
    return f"{then.format(many)[:-1]} {number}."


def lower(text: str) -> str:
    return text if text.startswith("Rejuvenate") else text[0].lower() + text[1:]
