"""What is so for a time, or as long as a card is in play: each meaning in the ways it is said.

As `natural` does for deeds, so this is written from the game and not from the grammar: attributes
and how they change, whose they are, how long. A cell is one meaning; its ways are read as the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from tests.rules.natural_said_of_cards import AWAITED, BANNED, CARDS, LINES, SAID_OF_PLAYERS


@dataclass(frozen=True)
class Cell:
    """A meaning: by which axes it was made, and the ways to say it, each a card's whole text."""

    group: str
    what: str
    whose: str
    time: str
    ways: tuple[str, ...]

    @property
    def alike(self) -> tuple[str, ...]:
        """The ways that are printed as the first one is."""
        return tuple(way for way in self.ways if not way.startswith(OWN))

    @property
    def own(self) -> tuple[str, ...]:
        """The ways that are printed in words of their own."""
        return tuple(way[1:] for way in self.ways if way.startswith(OWN))


OWN = "*"
"""What marks a way that is printed in words of its own: in another voice, in another order."""


TIMES = {
    "always": ("[constant] {}.",),
    "this combat": ("POWER: {} this combat.", "POWER: This combat, {}.", "POWER: {} during this combat."),
    "the rest of combat": ("POWER: For the remainder of combat, {}.", "POWER: {} for the remainder of combat.",
                           "POWER: {} for the rest of combat.", "POWER: {} until the end of combat."),
    "this turn": ("POWER: {} this turn.", "POWER: This turn, {}.", "POWER: {} for the remainder of the turn."),
    "until his turn": ("POWER: Until the start of your next turn, {}.", "POWER: {} until the start of your next turn.",
                       "POWER: {} until the beginning of your next turn."),
    "while": ("[constant] While you control 2 or more Drills, {}.", "[constant] {} while you control 2 or more Drills.",
              "[constant] As long as you control 2 or more Drills, {}.",
              "[constant] {} as long as you control at least 2 Drills."),
    "if": ("[constant] If your MP is a Saiyan, {}.", "[constant] {} if your MP is a Saiyan."),
    "while attached": ("Attach this card to your MP. While attached, {}.",
                       "Attach this card to your MP. {} while this card is attached."),
}  # fmt: skip
"""A statement and how long it is so; each row is one meaning."""


ATTACKS = {
    "yours": ("your attacks", "attacks you perform", "all of your attacks", "all attacks you perform"),
    "your Styled": ("your Styled attacks", "Styled attacks you perform", "all of your Styled attacks"),
    "your physical": ("your physical attacks", "physical attacks you perform", "all physical attacks you perform"),
    "his energy": ("your opponent's energy attacks", "energy attacks your opponent performs",
                   "energy attacks performed by your opponent"),
    "his": ("your opponent's attacks", "attacks your opponent performs", "all of your opponent's attacks",
            "attacks performed by your opponent"),
    "everyone's": ("all attacks", "attacks"),
    "your Allies'": ("attacks performed by your Allies", "your Allies' attacks", "attacks performed by Allies you control"),
    "your MP's": ("attacks performed by your MP", "your MP's attacks", "attacks your MP performs"),
    "your non-Styled": ("your non-Styled attacks", "non-Styled attacks you perform"),
    "your Named": ("your Named attacks", "Named attacks you perform"),
    "Energy Combat": ("your Energy Combat attacks", "Energy Combat attacks you perform"),
    "out of the pile": ("attacks you perform from your discard pile", "your attacks performed from your discard pile"),
}  # fmt: skip
"""Several attacks."""


ATTACK = {
    "your next": ("your next attack this combat", "the next attack you perform this combat",
                  "the next attack performed by you this combat"),
    "your next Styled physical": ("your next Styled physical attack this combat",
                                  "the next Styled physical attack you perform this combat"),
    "his next": ("your opponent's next attack this combat", "the next attack your opponent performs this combat",
                 "the next attack performed by your opponent this combat"),
    "his next, this turn": ("your opponent's next energy attack this turn",
                            "the next energy attack your opponent performs this turn"),
    "your next successful": ("your next successful attack this combat", "the next successful attack you perform this combat"),
    "your next by an Ally": ("the next attack performed by one of your Allies this combat",
                             "the next attack one of your Allies performs this combat"),
}  # fmt: skip
"""One attack that is still to come."""


FIRST = {
    "your first": ("your first attack each combat", "the first attack you perform each combat"),
    "his first energy": ("your opponent's first energy attack each combat",
                         "the first energy attack your opponent performs each combat"),
    "your first, a turn": ("your first Styled attack each turn", "the first Styled attack you perform each turn"),
    "each player's first": ("the first attack each player performs each combat", "each player's first attack each combat"),
}  # fmt: skip
"""The first of each combat or turn, where something is so always."""


# S is where a verb takes its s, THEIR is "their" or "its", ARE is "are" or "is", HAVE "have" or "has".
SAID_OF_ATTACKS = {
    "+2 stages": ("{} dealS +2 stages of damage", "{} dealS 2 more stages of damage", "{} dealS an additional 2 stages of damage",
                  "{} dealS 2 additional stages of damage", "{} HAVE THEIR damage increased by 2 stages"),
    "-2 stages": ("{} dealS -2 stages of damage", "{} dealS 2 less stages of damage", "{} dealS 2 fewer stages of damage",
                  "{} HAVE THEIR damage reduced by 2 stages"),
    "+1 life card": ("{} dealS +1 life card of damage", "{} dealS 1 more life card of damage", "{} dealS an additional life card of damage",
                     "{} HAVE THEIR damage increased by 1 life card", "the damage of {} ARE1 increased by 1 life card"),
    "-1 life card": ("{} dealS -1 life card of damage", "{} dealS 1 less life card of damage", "{} dealS 1 fewer life card of damage",
                     "{} HAVE THEIR damage reduced by 1 life card"),
    "+2 and +1": ("{} dealS +2 stages and +1 life card of damage", "{} dealS +2 stages of damage and +1 life card of damage"),
    "-1 and -1": ("{} dealS -1 stage and -1 life card of damage", "{} dealS -1 stage of damage and -1 life card of damage"),
    "+1 for each": ("{} dealS +1 stage of damage for each Drill you control", "{} dealS 1 more stage of damage for each of your Drills",
                    "*for each Drill you control, {} dealS +1 stage of damage"),
    "doubled": ("{} HAVE THEIR damage doubled", "{} dealS double damage", "*the damage of {} ARE1 doubled", "*double the damage of {}"),
    "halved": ("{} HAVE THEIR damage halved, rounded up", "{} dealS half damage, rounded up", "*the damage of {} ARE1 halved (rounded up)"),
    "stages doubled": ("{} HAVE THEIR stage damage doubled", "{} dealS double stage damage", "{} dealS twice as many stages of damage"),
    "3 life cards instead": ("{} dealS 3 life cards of damage instead", "{} dealS 3 life cards of damage instead of THEIR normal damage"),
    "life cards as stages": ("{} dealS THEIR life card damage as stages of damage instead", "{} dealS THEIR life cards of damage as stages instead"),
    "at least": ("{} dealS at least 2 life cards of damage", "{} dealS a minimum of 2 life cards of damage"),
    "at most": ("{} dealS at most 4 life cards of damage", "{} cannot deal more than 4 life cards of damage",
                "{} dealS a maximum of 4 life cards of damage", "{} dealS no more than 4 life cards of damage"),
    "costs +1": ("{} costS +1 stage to perform", "{} costS 1 more stage to perform", "{} costS an additional stage to perform",
                 "{} costS +1 stage", "{} HAVE THEIR cost increased by 1", "the cost of {} ARE1 increased by 1 stage"),
    "costs -1": ("{} costS -1 stage to perform", "{} costS 1 less stage to perform", "{} costS 1 stage less to perform",
                 "{} costS 1 fewer stage to perform", "{} HAVE THEIR cost reduced by 1", "the cost of {} ARE1 reduced by 1 stage"),
    "costs -2, to a minimum": ("{} costS -2 stages to perform (to a minimum of 1)", "{} costS 2 less stages to perform, to a minimum of 1",
                               "{} costS 2 fewer stages to perform (minimum 1)"),
    "costs nothing": ("{} costS 0 stages to perform", "{} HAVE THEIR cost reduced to 0", "{} costS no stages to perform",
                      "{} costS 0 stages", "{} HAVE THEIR power stage cost reduced to 0"),
    "unstoppable": ("{} cannot be stopped", "{} can't be stopped", "{} may not be stopped", "{} ARE unstoppable"),
    "unpreventable": ("{} cannot have THEIR damage prevented", "*damage from {} cannot be prevented",
                      "*the damage of {} cannot be prevented", "*damage dealt by {} cannot be prevented", "{} ARE unpreventable"),
    "unmodified": ("{} cannot have THEIR damage modified", "*damage from {} cannot be modified", "*the damage of {} cannot be modified"),
    "unreduced": ("{} cannot have THEIR damage reduced", "*damage from {} cannot be reduced", "*the damage of {} cannot be reduced"),
    "unredirected": ("damage from {} cannot be redirected", "*{} cannot have THEIR damage redirected"),
    "neither": ("{} cannot be stopped or have THEIR damage prevented", "*{} cannot be stopped and cannot have THEIR damage prevented",
                "{} cannot be stopped nor have THEIR damage prevented"),
    "unmodified by him": ("{} cannot have THEIR damage modified by your opponent's card effects",
                          "*your opponent's card effects cannot modify the damage of {}"),
    "not by Events": ("{} cannot be stopped by Events", "*Events cannot stop {}"),
    "not by Styled": ("{} cannot be stopped by Styled cards", "*Styled cards cannot stop {}", "{} cannot be stopped with Styled cards"),
    "only by Styled": ("{} can only be stopped by Styled cards", "{} may only be stopped by Styled cards", "*only Styled cards can stop {}"),
    "not prevented by Endurance": ("Endurance cannot be used against {}", "*Endurance cannot be used to prevent damage from {}",
                                   "*your opponent cannot use Endurance against {}"),
    "Styled": ("{} ARE considered Styled", "{} ARE considered to be Styled", "{} countS as Styled", "{} ARE treated as Styled"),
    "critical": ("{} ARE considered to deal critical damage", "{} countS as dealing critical damage"),
    "Focused": ("{} gainS Focused", "{} ARE Focused", "{} HAVE Focused"),
    "banished": ("life card damage from {} ARE1 banished", "{} HAVE THEIR life card damage banished",
                 "life cards of damage from {} are banished", "cards discarded as damage from {} are banished"),
    "HIT gained": ('{} gainS "HIT: Draw a card."', '{} HAVE "HIT: Draw a card."', '{} gainS the following: "HIT: Draw a card."'),
    "text gained": ('{} gainS "Raise your anger 1 level."', '{} HAVE "Raise your anger 1 level."'),
    "HIT lost": ("{} loseS THEIR HIT effects", "{} loseS all HIT effects", "{} HAVE no HIT effects", "the HIT effects of {} are cancelled"),
    "base damage": ("{} HAVE THEIR base damage increased by 2 stages", "the base damage of {} ARE1 increased by 2 stages"),
    "stays": ("{} stayS in play to be used a second time", "{} remainS in play to be used a second time"),
    "two changes": ("{} dealS +2 stages of damage and cannot be stopped", "*{} cannot be stopped and dealS +2 stages of damage"),
    "gains with damage": ('{} dealS +1 stage of damage and gainS "HIT: Draw a card."', '*{} gainS "HIT: Draw a card." and dealS +1 stage of damage'),
    "cost and damage": ("{} costS -1 stage to perform and dealS +1 life card of damage", "*{} dealS +1 life card of damage and costS -1 stage to perform"),
    "placed after use": ("{} ARE placed at the bottom of your Life Deck after use", "{} ARE placed on the bottom of your Life Deck after use"),
}  # fmt: skip


PEOPLE = {"you": "you", "he": "your opponent", "players": "players", "each player": "each player"}


IN_COMBAT = ("this combat", "the rest of combat")


OF_THE_TURN = ("this combat", "the rest of combat", "this turn")


_STEPS = ("PUR +2", "PUR -1", "PUR 0", "PUR doubled", "hand +1", "hand 2", "hand 0", "draws +1", "draws -1",
          "draws 2", "Rejuvenates +1", "Rejuvenates 2", "Rejuvenates in combat", "no combat", "must attack",
          "draws as defender", "skips Draw")  # fmt: skip


NEVER = {
    **dict.fromkeys(_STEPS, IN_COMBAT),
    **dict.fromkeys(
        ("twice", "pass"), ("always", "while", "if", "while attached", "until his turn")
    ),
    "skips Draw": OF_THE_TURN,
    "draws +1": OF_THE_TURN,
    "draws -1": OF_THE_TURN,
    "draws 2": OF_THE_TURN,
}
"""The times at which nobody would say it: what steps of a turn bring isn't said for a combat."""


OF_WHOM = {
    "higher": ("you",),
    "AT is 4": ("you", "he"),
    "AT +1": ("you", "he"),
    **dict.fromkeys(
        (
            "hand revealed",
            "Drills stay",
            "no stage loss by Allies",
            "Allies do not act",
            "stages capped",
        ),
        ("you", "he"),
    ),
    "two critical effects": ("you",),
    **dict.fromkeys(
        (
            "Endurance +1",
            "Styled Endurance -1",
            "Endurance lost",
            "stages lost +1",
            "anger capped",
            "anger raised +1",
        ),
        ("you", "he"),
    ),
    **dict.fromkeys(
        (
            "power level is",
            "power level 0",
            "power level doubled",
            "power level +",
            "hand +1",
            "anger 6",
            "stages gained +1",
        ),
        ("you", "he", "each player"),
    ),
    "Allies act": ("you",),
    "Rejuvenates +1": ("you",),
    "Endurance gained": ("you", "players"),
}
"""Of whom alone it would be said."""


# of "this attack", in an attack card
SAID_OF_THIS = {
    **SAID_OF_ATTACKS,
    "minimum": ("{} dealS a minimum of 3 stages of damage", "{} dealS at least 3 stages of damage"),
    "redirected": ("damage from {} cannot be redirected to Allies", "*{} cannot have THEIR damage redirected to Allies"),
    "if no hand": ("if your opponent has no cards in his hand, {} cannot be stopped", "*{} cannot be stopped if your opponent has no cards in his hand"),
    "if Saiyan": ("if your MP is a Saiyan, {} dealS +2 stages of damage", "*{} dealS +2 stages of damage if your MP is a Saiyan"),
    "if stopped": ("if {} ARE stopped, draw a card", "*draw a card if {} ARE stopped", "*when {} ARE stopped, draw a card"),
    "not by Allies": ("{} cannot be performed by Allies", "Allies cannot perform {}"),
    "not doubled": ("the AT of {} ARE1 considered to be 4", "{}'s AT ARE1 considered to be 4"),
}  # fmt: skip


USUAL = ("always", "this combat", "while", "until his turn")


def cells() -> Iterator[Cell]:
    """All of them."""
    yield from _of_attacks()
    yield from _of_players()
    yield from _of_cards()
    for what, ways in LINES.items():
        yield Cell("lines", what, "", "", ways)


def _of_attacks() -> Iterator[Cell]:
    for n, (what, ways) in enumerate(SAID_OF_ATTACKS.items()):
        for k, owner in enumerate(ATTACKS):
            if owner == "yours" or (n + k) % 4 == 0:
                time = list(TIMES)[(n + k) % len(TIMES)]
                yield Cell(
                    "attacks",
                    what,
                    owner,
                    time,
                    _in_time(time, _joined(ways, ATTACKS[owner], many=True)),
                )
        for k, owner in enumerate(ATTACK):
            if (n + k) % 2 == 0:
                said = [_within("POWER: {}.", w) for w in _joined(ways, ATTACK[owner], many=False)]
                yield Cell("one attack", what, owner, "", _texts(said))
        for k, owner in enumerate(FIRST):
            if (n + k) % 4 == 0:
                said = [
                    _within("[constant] {}.", w) for w in _joined(ways, FIRST[owner], many=False)
                ]
                yield Cell("first attack", what, owner, "", _texts(said))
    for what, ways in SAID_OF_THIS.items():
        for name in ("this attack", "that attack"):
            frame = {
                "this attack": "[attack] Physical attack. {}. DAMAGE: 3 stages.",
                "that attack": "[instant] POWER: Use when you perform a physical attack. {}.",
            }[name]
            if name == "that attack" and what not in SAID_OF_ATTACKS:
                continue
            # Of this attack a keyword is printed before its kind.
            keyed = ("is unstoppable", "is unpreventable", "is Focused", "has Focused")
            said = [
                _within(frame, OWN + way if name == "this attack" and way.endswith(keyed) else way)
                for way in _joined(ways, (name,), many=False)
            ]
            yield Cell(name, what, "", "", _texts(said))


def _of_players() -> Iterator[Cell]:
    for n, (what, ways) in enumerate(SAID_OF_PLAYERS.items()):
        for k, person in enumerate(PEOPLE):
            for m, time in enumerate(TIMES):
                if person not in OF_WHOM.get(what, PEOPLE) or time in NEVER.get(what, ()):
                    continue
                if (n + 3 * k + m) % 6 == 0 or (person == "you" and time == "always"):
                    said = [_of_person(way, person) for way in ways]
                    yield Cell("players", what, person, time, _in_time(time, said))
    for n, (what, ways) in enumerate(BANNED.items()):
        for k, person in enumerate(PEOPLE):
            for m, time in enumerate(TIMES):
                if time in NEVER.get(what, ()):
                    continue
                if (n + k + m) % 6 == 0 or (person == "he" and time == "this combat"):
                    his = {"you": "your", "he": "his", "players": "their", "each player": "his"}[
                        person
                    ]
                    does = {"you": "do", "players": "do"}.get(person, "does")
                    said = [
                        way.format(PEOPLE[person]).replace("HIS", his).replace("DOES", does)
                        for way in ways
                    ]
                    yield Cell("banned", what, person, time, _in_time(time, said))


def _of_cards() -> Iterator[Cell]:
    for n, (what, ways) in enumerate(CARDS.items()):
        for m, time in enumerate(TIMES):
            if (n + m) % 4 == 0 or time in ("always", "this combat"):
                yield Cell("cards", what, "", time, _in_time(time, list(ways)))
    for what, ways in AWAITED.items():
        yield Cell("awaited", what, "", "", _texts([_within("POWER: {}.", way) for way in ways]))


def _joined(ways: tuple[str, ...], subjects: tuple[str, ...], *, many: bool) -> list[str]:
    """Each predicate with the first subject, then each subject with the first predicate."""
    pairs = [(way, subjects[0]) for way in ways] + [(ways[0], name) for name in subjects[1:]]
    return [_within("{}", _agreeing(way, many).format(name)) for way, name in pairs]


def _within(frame: str, said: str) -> str:
    """What is said in a frame; its mark stands before the whole."""
    mark = OWN if said.startswith(OWN) else ""
    return mark + frame.format(said.removeprefix(OWN))


def _agreeing(way: str, many: bool) -> str:
    way = way.replace("THEIR", "their" if many else "its").replace("ARE1", "is")
    way = way.replace("ARE", "are" if many else "is").replace("HAVE", "have" if many else "has")
    return re.sub(r"(?<=[a-z])S\b", "" if many else "s", way)


def _of_person(way: str, person: str) -> str:
    way = way.replace("YOUR2", {"you": "your", "he": "his"}.get(person, "his"))
    if person == "you":
        names = ("you", "your", "your")
    elif person == "he":
        names = ("your opponent", "your opponent's", "his")
    elif person == "players":
        names = ("players", "players'", "their")
    else:
        names = ("each player", "each player's", "his")
    many = person in ("you", "players")
    way = re.sub(r"(\w+)\((e?s)\)", lambda m: m[1] if many else m[1] + m[2], way)
    out, said = [], False
    for word in re.split(r"\b(YOUR|YOU)\b", way):
        if word == "YOU":
            out.append(
                {"he": "he", "players": "they", "each player": "he"}.get(person, "you")
                if said
                else names[0]
            )
            said = True
        elif word == "YOUR":
            out.append(names[2] if said else names[1])
            said = True
        else:
            out.append(word)
    return "".join(out)


def _in_time(time: str, said: list[str]) -> tuple[str, ...]:
    """Each way in the first words of the time, and the first way in each of its words.

    Of a number it means another one from now on: what is left of the time begins with none.
    """
    first, *others = TIMES[time]
    ways = [_within(first, way) for way in said]
    for frame in others:
        anew = "remainder" in frame and "more than" in said[0]
        ways.append((OWN if anew else "") + _within(frame, said[0]))
    return _texts(ways)


def _texts(said: list[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(_upper(text) for text in said))


def _upper(text: str) -> str:
    text = re.sub(r'"\.$', '"', text)
    begins = r"((?:^\*?|^\*?\[\w+\] |POWER: |\. ))([a-z])"
    return re.sub(begins, lambda m: m[1] + m[2].upper(), text)
