"""Sentences in natural words: each verb with doers, objects, "by" and times, in each frame.

`matrix` derives its sentences from the grammar, and so can't miss what the grammar lacks. These are
written from the game: what a designer of cards would say next.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from dbz_desktop.wording import paradigm

PLAYERS = ("you", "your opponent", "a player")
EFFECTS = (
    "one of your effects",
    "one of your opponent's card effects",
    "a card effect",
    "one of your attacks",
    "one of your Styled cards",
    "an attack",
)
PERSONALITIES = ("your MP", "your opponent's MP", "an Ally you control", "a personality")
ANYBODY = (*PLAYERS, *EFFECTS)
SOMEBODY = (*PLAYERS, *PERSONALITIES)
BY = (
    "by a card effect",
    "by your opponent's card effects",
    "by one of your effects",
    "by an attack",
    "by your opponent's attacks",
)
_PLURAL = ("you",)


@dataclass(frozen=True)
class Said:
    """A verb with what it is done to, who does it, what else is said of it; `about` is passive."""

    verb: str
    objects: tuple[str, ...]
    doers: tuple[str, ...]
    about: tuple[str, ...] = ()
    more: tuple[str, ...] = ()


SAID = (
    Said("discard", ("a card", "a card from HIS hand", "a Drill"), ANYBODY,
         ("a card", "one of your Drills", "an Ally you control"), (*BY, "from your hand")),
    Said("draw", ("a card",), PLAYERS, (), ("during HIS Draw Step", "from a card effect")),
    Said("destroy", ("a card", "a Drill"), ANYBODY,
         ("one of your Drills", "an Ally you control", "a Setup"), (*BY, "from play")),
    Said("banish", ("a card", "a Drill"), ANYBODY,
         ("a card", "one of your Drills", "this card"), (*BY, "from your discard pile")),
    Said("Rejuvenate", ("a card", "a Dragon Ball"), PLAYERS, ("a card", "this card"), BY[:3]),
    Said("shuffle", ("a card into HIS Life Deck",), PLAYERS, ("a card",), ("into your Life Deck",)),
    Said("return", ("a card to HIS hand",), PLAYERS, ("a card",), ("to its owner's hand",)),
    Said("place", ("a card into HIS hand", "a Drill into play"), PLAYERS, ("a Drill",),
         ("into play", "into your hand")),
    Said("play", ("a Drill", "an Event", "a Styled card"), PLAYERS, ("a Drill", "an Event"),
         ("during combat", "from HIS hand", "during your turn")),
    Said("use", ("an Event", "a Setup", "Endurance"), PLAYERS, ("an Event", "a Setup")),
    Said("capture", ("a Dragon Ball",), PLAYERS,
         ("a Dragon Ball", "one of your Dragon Balls", "a Dragon Ball you control"),
         ("by a critical damage effect", "by your opponent's card effects")),
    Said("reveal", ("a card", "HIS hand"), PLAYERS, ("a card",), ("from your hand",)),
    Said("attach", ("a card to HIS MP",), PLAYERS, ("a card",), ("to your MP",)),
    Said("raise", ("your anger", "your anger 2 or more levels"), ANYBODY,
         ("your anger", "your opponent's anger"), BY),
    Said("lower", ("your anger",), ANYBODY, ("your anger", "your opponent's anger"), BY),
    Said("advance", ("a level",), SOMEBODY, (), BY[:2]),
    Said("advance", ("your MP a level",), EFFECTS, ("your MP's level",), ()),
    Said("lower", ("your MP a level", "your MP's level"), EFFECTS, ("your MP's level",), BY[:2]),
    Said("lose", ("a level", "stages", "3 or more stages"), SOMEBODY, (), BY[:3]),
    Said("gain", ("stages", "3 or more stages"), SOMEBODY, (),
         (*BY[:3], "during your Planning Step")),
    Said("pay", ("stages", "2 or more stages"), PLAYERS),
    Said("perform", ("an attack", "an energy attack"), SOMEBODY, ("an attack",),
         ("from HIS discard pile",)),
    Said("stop", ("an attack", "one of HIS opponent's attacks"), ("you", "your opponent"),
         ("one of your attacks",), ("by a Styled card",)),
    Said("prevent", ("damage from an attack",), PLAYERS, ("damage from one of your attacks",),
         ("by a card effect",)),
    Said("deal", ("critical damage",), ("you", "your opponent"), ("critical damage",)),
    Said("take", ("damage", "damage from an attack", "critical damage"), PLAYERS),
    Said("declare", ("combat",), PLAYERS),
    Said("end", ("combat",), ("you", "your opponent", "a card effect"), ("combat",)),
    Said("pass", ("",), PLAYERS),
    Said("search", ("HIS Life Deck",), PLAYERS, ("your Life Deck",), ("by a card effect",)),
    Said("enter play", ("",), ("a Drill", "an Ally", "one of your Drills"), (),
         ("under your control",)),
    Said("leave play", ("",), ("a Drill", "an Ally", "this card"), (),
         ("by your opponent's card effects",)),
)  # fmt: skip


@dataclass(frozen=True)
class Frame:
    """A sentence around a clause in one of its forms."""

    name: str
    form: str
    text: str


FRAMES = (
    Frame("whenever", "present", "[constant] Whenever {}, draw a card."),
    Frame("the first time", "present", "[constant] The first time each combat {}, draw a card."),
    Frame("the second time", "present", "[constant] The second time each turn {}, draw a card."),
    Frame("once", "present", "[constant] Once per combat, when {}, draw a card."),
    Frame("draw when", "present", "[constant] Draw a card when {}."),
    Frame("the next time", "present", "POWER: The next time {} this combat, draw a card."),
    Frame("whenever for a time", "present", "POWER: Whenever {} this turn, draw a card."),
    Frame("use when", "present", "[instant] POWER: Use when {}. Draw a card."),
    Frame("use after", "present", "[instant] POWER: Use after {}. Draw a card."),
    Frame("if it did", "past", "POWER: If {} this combat, draw a card."),
    Frame("if it has", "perfect", "POWER: If {} this turn, draw a card."),
    Frame("if it did not", "unpast", "POWER: If {} this turn, draw a card."),
    Frame("if it has not", "unperfect", "POWER: If {} this combat, draw a card."),
    Frame("in his last turn", "past", "POWER: If {} during your opponent's last turn, draw a card."),
    Frame("in his last action", "past", "POWER: If {} in your opponent's last action, draw a card."),
    Frame("so often", "past", "POWER: If {} 2 or more times this turn, draw a card."),
    Frame("twice", "perfect", "POWER: If {} twice this combat, draw a card."),
    Frame("the first of them", "past", "POWER: If this is the first time {} this turn, draw a card."),
    Frame("how often", "past", "POWER: Draw X cards. X = the number of times {} this combat."),
    Frame("each time", "past", "POWER: Draw a card for each time {} this combat."),
    Frame("unless", "perfect", "POWER: Draw a card unless {} this turn."),
    Frame("while it has", "perfect", "[constant] While {} this turn, your anger cannot be lowered."),
    Frame("cannot", "cannot", "[constant] {}."),
    Frame("cannot for a time", "cannot", "POWER: {} until the start of your next turn."),
    Frame("cannot if", "cannot", "[constant] If you control a Drill, {}."),
    Frame("cannot while", "cannot", "[constant] While you control 2 or more Drills, {}."),
    Frame("never", "never", "[constant] {}."),
    Frame("never for a time", "never", "POWER: {} this combat."),
    Frame("may, instead", "would",
          "[constant] Whenever {}, you may destroy a Drill you control instead."),
    Frame("if, instead", "would", "[constant] If {}, draw a card instead."),
    Frame("first, instead", "would", "[constant] The first time each combat {}, draw a card instead."),
    Frame("next, instead", "would", "POWER: The next time {} this turn, draw a card instead."),
    Frame("use when it would", "would", "[instant] POWER: Use when {}. Draw a card instead."),
)  # fmt: skip


def _form(verb: str, form: str, subject: str, passive: bool) -> str:
    forms = paradigm("be" if passive else verb)
    plural = subject in _PLURAL
    present, past = (_number(forms[name], plural) for name in ("present", "past"))
    has, does = ("have", "do") if plural else ("has", "does")
    done = paradigm(verb)["participle"]
    been = f"been {done}" if passive else done
    bare = f"be {done}" if passive else forms["base"]
    tail = f" {done}" if passive else ""
    return {
        "present": present + tail,
        "past": past + tail,
        "perfect": f"{has} {been}",
        "unpast": f"{past} not {done}" if passive else f"did not {bare}",
        "unperfect": f"{has} not {been}",
        "cannot": f"cannot {bare}",
        "would": f"would {bare}",
        "never": f"{present} not {done}" if passive else f"{does} not {bare}",
    }[form]


def _number(word: str, plural: bool) -> str:
    return re.sub(r"(\w+)\((\w+)\)", r"\2" if plural else r"\1", word)


@dataclass(frozen=True)
class Sentence:
    """A text of a card, and what it was made of."""

    said: Said
    frame: Frame
    doer: str
    about: str
    more: str
    text: str


def sentences() -> Iterator[Sentence]:
    """All of them; the doer of a passive one is what is said behind it."""
    for said in SAID:
        for frame in FRAMES:
            for more in ("", *said.more):
                for about in said.about:
                    yield _made(said, frame, "", about, more)
                for doer in said.doers if not more.startswith("by ") else said.doers[:1]:
                    for about in said.objects:
                        yield _made(said, frame, doer, about, more)


def _made(said: Said, frame: Frame, doer: str, about: str, more: str) -> Sentence:
    verb = _form(said.verb, frame.form, doer or about, not doer)
    parts = (doer, verb, about, more) if doer else (about, verb, more)
    his = "his" if doer in ("your opponent", "a player") else "your"
    clause = " ".join(part for part in parts if part)
    clause = clause.replace(
        "HIS opponent's", "your" if doer == "your opponent" else "your opponent's"
    )
    words = frame.text
    if said.verb == "draw":
        # Whenever one draws a card, to draw another would never end.
        words = words.replace("draw a card", "gain 1 stage").replace("Draw a card", "Gain 1 stage")
    text = words.format(clause.replace("HIS", his))
    text = re.sub(r"((?:^|\] |: |\. ))([a-z])", lambda m: m[1] + m[2].upper(), text)
    return Sentence(said, frame, doer, about, more, text)
