"""States of the game in natural words: each measure compared in each way, in each frame.

A cell is one meaning with the ways in which a designer of cards would say it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True)
class Cell:
    """One meaning: the frame, what is said in it, and the ways of saying it.

    They are printed in one way, or in as many as `prints` says: the language keeps who is spoken
    of ("your MP is level 3", "your MP's level is 3"), and whether more is said than is needed.
    """

    frame: str
    said: str
    ways: tuple[str, ...]
    prints: int = 1


@dataclass(frozen=True)
class State:
    """What may hold, as clauses; each way stands after "if"."""

    name: str
    ways: tuple[str, ...]


@dataclass(frozen=True)
class Counted:
    """Things of a player that are counted: with the noun that follows a number, and where."""

    name: str
    noun: str
    nouns: str
    has: str
    there: str


YOURS = (
    Counted("cards in hand", "card", "cards", "you have {} in hand|you have {} in your hand|your hand has {}",
            "there {is} {} in your hand"),
    Counted("Life Deck", "card", "cards", "you have {} in your Life Deck|your Life Deck has {}",
            "there {is} {} in your Life Deck"),
    Counted("discard pile", "card", "cards", "you have {} in your discard pile|your discard pile contains {}",
            "there {is} {} in your discard pile"),
    Counted("Banished Zone", "card", "cards", "you have {} in your Banished Zone",
            "there {is} {} in your Banished Zone"),
    Counted("Drills", "Drill", "Drills", "you control {}|you have {} in play|you have {} under your control",
            "there {is} {} under your control"),
    Counted("Styled Drills", "Styled Drill", "Styled Drills", "you control {}|you have {} in play", ""),
    Counted("Setups", "Setup", "Setups", "you control {}|you have {} in play", ""),
    Counted("Allies", "Ally", "Allies", "you control {}|you have {} in play|you have {}",
            "there {is} {} under your control"),
    Counted("Dragon Balls", "Dragon Ball", "Dragon Balls", "you control {}|you have {} in play|you have {} under your control", ""),
    Counted("personalities", "personality", "personalities", "you control {}|you have {} in play", ""),
    Counted("Styled cards in discard", "Styled card", "Styled cards", "you have {} in your discard pile",
            "there {is} {} in your discard pile"),
    Counted("attached", "card", "cards", "you have {} attached to your MP", "there {is} {} attached to your MP"),
)  # fmt: skip
IN_PLAY = (
    Counted("Drills in play", "Drill", "Drills", "", "there {is} {} in play"),
    Counted("Allies in play", "Ally", "Allies", "", "there {is} {} in play"),
    Counted("Dragon Balls in play", "Dragon Ball", "Dragon Balls", "", "there {is} {} in play"),
)

NUMBERED = (
    ("at least 2", ("2 or more {s}", "at least 2 {s}", "two or more {s}")),
    ("at most 2", ("2 or fewer {s}", "2 or less {s}", "at most 2 {s}")),
    ("exactly 2", ("exactly 2 {s}", "exactly two {s}")),
    ("more than 2", ("more than 2 {s}", "more than two {s}")),
    ("fewer than 2", ("fewer than 2 {s}", "less than 2 {s}")),
    ("no", ("no {s}",)),
    ("none", ("0 {s}", "exactly 0 {s}")),
    ("any", ("a {one}", "any {s}")),
    ("at least 1", ("at least 1 {one}", "at least one {one}", "1 or more {s}", "one or more {s}")),
)
COMPARED = (
    ("more", ("more {s}", "than your opponent|than your opponent does")),
    ("fewer", ("fewer {s}|less {s}", "than your opponent|than your opponent does")),
    ("as many", ("as many {s}|the same number of {s}", "as your opponent")),
)


def _article(noun: str) -> str:
    return f"an {noun}" if noun[0] in "AEIOUaeio" else f"a {noun}"


def _be(number: str) -> str:
    singular = number.startswith(("a ", "an ", "at least 1 ", "at least one ", "exactly 1 "))
    return "is" if singular else "are"


def counted() -> Iterator[State]:
    """Every number of everything that is counted, of you and of your opponent."""
    for thing in (*YOURS, *IN_PLAY):
        for name, numbers in NUMBERED:
            ways = []
            for number in numbers:
                said = number.replace("a {one}", _article(thing.noun))
                said = said.format(s=thing.nouns, one=thing.noun)
                ways += [has.format(said) for has in thing.has.split("|") if has]
                if thing.there:
                    ways.append(thing.there.replace("{is}", _be(said)).format(said))
            yield State(f"{name} {thing.name}", tuple(ways))
            if thing in YOURS and name in ("at least 2", "at most 2", "no", "any"):
                yield State(f"opponent's: {name} {thing.name}", tuple(map(opponents, ways)))
        for name, (numbers_, than) in COMPARED if thing in YOURS else ():
            ways = [
                f"{has.format(number.replace('{s}', thing.nouns))} {whom}"
                for number in numbers_.split("|")
                for whom in than.split("|")
                for has in thing.has.split("|")
                if " in " not in has and " under " not in has and " to " not in has
            ] or [
                f"{has.format(number.replace('{s}', thing.nouns))} {whom}"
                for number in numbers_.split("|")
                for whom in than.split("|")
                for has in thing.has.split("|")[:1]
            ]
            yield State(f"{name} {thing.name} than opponent", tuple(ways))


def opponents(way: str) -> str:
    """The same of your opponent."""
    for mine, his in (
        ("you have", "your opponent has"),
        ("you control", "your opponent controls"),
        ("your hand", "HIS hand"),
        ("your Life Deck", "HIS Life Deck"),
        ("your discard pile", "HIS discard pile"),
        ("your Banished Zone", "HIS Banished Zone"),
        ("your control", "HIS control"),
        ("your MP", "HIS MP"),
        ("your anger", "HIS anger"),
        ("your Mastery", "HIS Mastery"),
    ):
        way = way.replace(mine, his)
    return way.replace("HIS", "his" if "your opponent" in way else "your opponent's")


@dataclass(frozen=True)
class Scale:
    """What is measured: the ways of saying "it is N or higher" and the like."""

    name: str
    number: str
    subject: str
    least: str
    most: str
    exact: str


SCALES = (
    Scale("level", "3", "your MP's level|your MP's personality level|your level",
          "your MP is level {} or higher|your MP is level {} or above|your MP is at level {} or higher|your MP is at level {} or above",
          "your MP is level {} or lower|your MP is level {} or below",
          "your MP is level {}|your MP is at level {}|your MP is on level {}"),
    Scale("anger", "3", "your anger|your anger level|your current anger|your MP's anger",
          "you have {} or more anger|you have {} anger|you have at least {} anger|your anger is at {} or higher|your anger is at {} or above",
          "you have {} or less anger|you have at most {} anger",
          "you have exactly {} anger|your anger is at {}"),
    Scale("stage", "5", "your MP's power stage|your MP's stage|your MP's current power stage",
          "your MP is at {} or more stages above 0|your MP is {} or more stages above 0|your MP is at least {} stages above 0",
          "your MP is at {} or fewer stages above 0|your MP is {} or fewer stages above zero|your MP is at most {} stages above 0",
          "your MP is at {} stages above 0|your MP is exactly {} stages above 0|your MP is {} stages above zero"),
    Scale("power level", "100,000", "your MP's power level|your MP's current power level",
          "your MP has a power level of {} or more|your MP has a power level of at least {}",
          "your MP has a power level of {} or less", "your MP has a power level of {}"),
    Scale("PUR", "3", "your PUR|your MP's PUR|your MP's Power Up Rating",
          "your MP has a PUR of {} or higher", "your MP has a PUR of {} or lower", "your MP has a PUR of {}"),
)  # fmt: skip


def scaled() -> Iterator[State]:
    """Each measure against a number and against your opponent's."""
    for scale in SCALES:
        n = scale.number
        subjects = scale.subject.split("|")

        def say(*ends: str, subjects: list[str] = subjects) -> tuple[str, ...]:
            return tuple(f"{s} {end}" for s in subjects for end in ends)

        def also(ways: str, n: str = n) -> tuple[str, ...]:
            return tuple(way.format(n) for way in ways.split("|"))

        yield State(f"{scale.name} at least N", (
            *say(f"is {n} or higher", f"is {n} or more", f"is at least {n}", f"is {n} or above"),
            *also(scale.least)))  # fmt: skip
        yield State(f"{scale.name} at most N", (
            *say(f"is {n} or lower", f"is {n} or less", f"is at most {n}", f"is {n} or below"),
            *also(scale.most)))  # fmt: skip
        yield State(f"{scale.name} exactly N",
                    (*say(f"is {n}", f"is exactly {n}", f"is equal to {n}"), *also(scale.exact)))  # fmt: skip
        yield State(f"{scale.name} over N",
                    say(f"is higher than {n}", f"is more than {n}", f"is over {n}", f"is above {n}", f"is greater than {n}"))  # fmt: skip
        yield State(f"{scale.name} under N",
                    say(f"is lower than {n}", f"is less than {n}", f"is under {n}", f"is below {n}"))  # fmt: skip
        yield State(f"{scale.name} not N", say(f"is not {n}"))
        yield State(f"{scale.name} even", say("is even", "is an even number"))
        yield State(f"{scale.name} odd", say("is odd", "is an odd number"))
        theirs = "your opponent's" if scale.name in ("anger", "PUR") else "your opponent's MP's"
        noun = {"level": "level", "anger": "anger", "stage": "power stage",
                "power level": "power level", "PUR": "PUR"}[scale.name]  # fmt: skip
        for name, than in (
            ("higher than his", ("higher than", "greater than")),
            ("lower than his", ("lower than", "less than")),
            ("equal to his", ("equal to", "the same as")),
            ("at least his", ("equal to or higher than", "higher than or equal to")),
            ("at most his", ("equal to or lower than", "lower than or equal to")),
        ):
            yield State(f"{scale.name} {name}", (
                *(f"{subjects[0]} is {t} {theirs} {noun}" for t in than),
                *(f"{subjects[0]} is {t} your opponent's" for t in than),
                *(f"{subjects[0]} is {t} that of your opponent" + ("'s MP" if "MP" in theirs else "") for t in than),
            ))  # fmt: skip
        yield State(f"opponent's {scale.name} at least N", tuple(
            f"{s} is {n} {end}" for s in (f"{theirs} {noun}",) for end in ("or higher", "or more", "or above")
        ) + (f"{theirs} {noun} is at least {n}",))  # fmt: skip


PLAIN = (
    State("MP at highest stage", ("your MP is at its highest power stage", "your MP is at its highest stage",
          "your MP is at full power", "your MP's power stage is at its highest", "your MP's power stage is 10")),
    State("MP at 0", ("your MP is at 0", "your MP is at its lowest power stage", "your MP is at 0 stages",
          "your MP's power stage is 0", "your MP has no stages", "your MP is at zero stages above 0")),
    State("MP at highest level", ("your MP is at its highest level", "your MP's level is at its highest",
          "your MP is level 4")),
    State("MP between", ("your MP's level is 2 or 3", "your MP is level 2 or 3", "your MP is level 2 or level 3")),
    State("opponent's MP 0", ("your opponent's MP is at 0", "your opponent's MP is at 0 stages",
          "your opponent's MP's power stage is 0", "your opponent's MP has no stages")),
    State("Hero", ("your MP is a Hero", "you are a Hero", "your MP is Heroic", "you have a Hero MP", "your Main Personality is a Hero")),
    State("Villain", ("your opponent's MP is a Villain", "your opponent is a Villain", "your opponent has a Villain MP")),
    State("Saiyan", ("your MP is a Saiyan", "your MP has the Saiyan Trait", "your MP is Saiyan")),
    State("not Saiyan", ("your MP is not a Saiyan", "your MP isn't a Saiyan", "your MP is not Saiyan")),
    State("named MP", ('your MP is "Piccolo"', "your MP is Piccolo", 'your MP is named "Piccolo"', 'your MP has "Piccolo" in the title')),
    State("Mastery style", ("your Mastery is Blue", "your Mastery's Style is Blue", "your Mastery is Blue Style")),
    State("Mastery of a style", ("you control a Blue Mastery", "you have a Blue Mastery", "you are using a Blue Mastery")),
    State("opponent's Mastery", ("your opponent has a Red Mastery", "your opponent controls a Red Mastery")),
    State("opponent's Mastery's Style", ("your opponent's Mastery is Red", "your opponent's Mastery's Style is Red")),
    State("named Drill", ('you control "Turtle School Training"', 'you have "Turtle School Training" in play', '"Turtle School Training" is in play under your control', '"Turtle School Training" is under your control')),
    State("named in play", ('"Turtle School Training" is in play', 'there is a "Turtle School Training" in play', 'a card titled "Turtle School Training" is in play', 'a card named "Turtle School Training" is in play')),
    State("named card not in play", ('"Turtle School Training" is not in play',)),
    State("none named in play", ('there is no "Turtle School Training" in play', 'no "Turtle School Training" is in play')),
    State("titled Ally", ('you control an Ally with "Gohan" in the title', 'you have an Ally with "Gohan" in the title in play', 'an Ally with "Gohan" in the title is under your control')),
    State("another Drill", ("you control another Drill", "you have another Drill in play", "another Drill is under your control", "you control a Drill other than this card")),
    State("no other Drill", ("you control no other Drills", "you have no other Drills in play", "you do not control another Drill", "you don't control any other Drills")),
    State("no Allies", ("you do not control an Ally", "you control no Allies", "you don't control any Allies", "you have no Allies in play")),
    State("no Drill of his", ("your opponent does not control a Drill", "your opponent controls no Drills", "your opponent doesn't control any Drills", "your opponent has no Drills in play")),
    State("attached to MP", ("a card is attached to your MP", "your MP has a card attached", "your MP has a card attached to it", "you have a card attached to your MP", "there is a card attached to your MP")),
    State("nothing attached", ("no cards are attached to your MP", "your MP has no cards attached", "your MP has no cards attached to it", "there are no cards attached to your MP")),
    State("attached to his MP", ("a card is attached to your opponent's MP", "your opponent's MP has a card attached", "your opponent's MP has a card attached to it", "your opponent has a card attached to his MP")),
    State("your turn", ("it is your turn", "it's your turn")),
    State("opponent's turn", ("it is your opponent's turn", "it is not your turn", "it's your opponent's turn")),
    State("you declared", ("you declared combat", "you declared combat this turn", "you declared this combat", "you are the attacker", "you initiated combat", "you have declared combat this turn", "you entered combat as the attacker")),
    State("opponent declared", ("your opponent declared combat", "your opponent declared combat this turn", "your opponent declared this combat", "your opponent is the attacker", "you are the defender", "you did not declare combat this turn")),
    State("attacks performed", ("you have performed 2 or more attacks this combat", "you performed at least 2 attacks this combat", "you have performed at least two attacks this combat", "you performed 2 or more attacks this combat", "2 or more attacks were performed by you this combat")),
    State("one attack", ("you have performed exactly 1 attack this combat", "you performed exactly one attack this combat")),
    State("no attacks", ("you have not performed an attack this combat", "you have performed no attacks this combat", "you have not performed any attacks this combat", "you did not perform an attack this combat", "you haven't performed an attack this combat")),
    State("no attacks of his", ("your opponent has not performed an attack this combat", "your opponent has performed no attacks this combat", "your opponent did not perform an attack this combat", "your opponent has not performed any attacks this combat", "no attacks were performed by your opponent this combat")),
    State("more attacks", ("you have performed more attacks than your opponent this combat", "you performed more attacks than your opponent this combat", "you have performed more attacks this combat than your opponent")),
    State("energy attacks", ("you have performed an energy attack this combat", "you performed an energy attack this combat", "you have performed 1 or more energy attacks this combat", "you performed at least 1 energy attack this combat")),
    State("only energy attacks", ("you have only performed energy attacks this combat", "you have performed only energy attacks this combat", "all attacks you have performed this combat were energy attacks")),
    State("life cards taken", ("you have taken 5 or more life cards of damage this combat", "you took 5 or more life cards of damage this combat", "you have taken at least 5 life cards of damage this combat")),
    State("life cards dealt", ("you have dealt 5 or more life cards of damage this combat", "you dealt at least 5 life cards of damage this combat", "your opponent has taken 5 or more life cards of damage this combat", "your opponent took 5 or more life cards of damage this combat")),
    State("no damage taken", ("you have not taken damage this combat", "you have taken no damage this combat", "you did not take any damage this combat", "you took no damage this combat", "you have not taken any damage this combat")),
    State("critical damage", ("you have dealt critical damage this combat", "you dealt critical damage this combat", "your opponent has taken critical damage this combat", "your opponent took critical damage this combat")),
    State("critical taken", ("you have taken critical damage this combat", "you took critical damage this combat", "your opponent has dealt critical damage to you this combat", "your opponent has dealt critical damage this combat")),
    State("actions", ("you have taken 3 or more actions this combat", "you have taken at least 3 actions this combat", "you took 3 or more actions this combat")),
    State("first action", ("this is your first action this combat", "it is your first action this combat", "this is your first action of the combat", "you have taken no other actions this combat")),
    State("no actions", ("you have not taken an action this combat", "you have taken no actions this combat", "you have not taken any actions this combat")),
    State("opponent passed", ("your opponent passed in his last action", "your opponent passed during his last action", "your opponent's last action was to pass", "your opponent passed his last action")),
    State("you passed", ("you have passed this combat", "you passed this combat")),
    State("both level", ("both players' MPs are level 3 or higher", "each player's MP is level 3 or higher", "both MPs are level 3 or higher")),
    State("either drills", ("either player controls a Drill", "a player controls a Drill", "any player controls a Drill", "you or your opponent controls a Drill")),
    State("neither drills", ("neither player controls a Drill", "no player controls a Drill", "there are no Drills in play", "no Drills are in play", "both players control no Drills")),
    State("both drills", ("both players control a Drill", "each player controls a Drill", "you and your opponent each control a Drill", "both players have a Drill in play")),
    State("neither hand", ("neither player has cards in his hand", "neither player has cards in hand", "no player has cards in his hand", "neither player has a card in his hand", "both players have no cards in hand")),
    State("either hand", ("either player has no cards in hand", "a player has no cards in his hand", "either player has no cards in his hand")),
    State("and of two", ("your MP is level 2 or higher and you control a Drill", "your MP's level is at least 2 and you control a Drill", "your MP is level 2 or higher and you have a Drill in play")),
    State("or of two", ("your MP is level 2 or higher or you control a Drill", "either your MP is level 2 or higher or you control a Drill", "your MP's level is 2 or higher or you have a Drill in play")),
    State("both this and that", ("you control a Drill and a Setup", "you control both a Drill and a Setup", "you have a Drill and a Setup in play", "you control a Drill and you control a Setup")),
    State("this or that", ("you control a Drill or a Setup", "you control a Drill or Setup", "you control either a Drill or a Setup", "you have a Drill or Setup in play")),
    State("neither this nor that", ("you control neither a Drill nor a Setup", "you control no Drills or Setups", "you do not control a Drill or a Setup", "you control no Drills and no Setups")),
    State("twice as many", ("you have at least 2 more Drills in play than your opponent", "you control at least 2 more Drills than your opponent", "you control 2 or more Drills more than your opponent")),
    State("top of discard", ("the top card of your discard pile is Styled", "the top card of your discard pile is a Styled card", "a Styled card is on top of your discard pile")),
    State("type in discard", ("there is an Event in your discard pile", "you have an Event in your discard pile", "an Event is in your discard pile", "your discard pile contains an Event")),
    State("this in discard", ("this card is in your discard pile", "this card is in the discard pile")),
    State("had level", ("your MP was level 1 at the start of this turn", "your MP was level 1 at the start of the turn", "your MP's level was 1 at the start of this turn")),
    State("anger raised", ("your anger was raised this turn", "you raised your anger this turn", "your anger has been raised this turn")),
    State("advanced", ("your MP has advanced a level this combat", "your MP advanced a level this combat", "you have advanced a level this combat", "you advanced a level this combat")),
    State("not advanced", ("your MP has not advanced a level this combat", "you have not advanced a level this combat", "your MP did not advance a level this combat", "you did not advance a level this combat")),
)  # fmt: skip

FRAMES = (
    ("if", ("POWER: If {}, draw a card.", "POWER: Draw a card if {}.")),
    ("otherwise", ("POWER: If {}, draw a card. Otherwise, raise your anger 1 level.",
                   "POWER: If {}, draw a card. If not, raise your anger 1 level.")),
    ("instead", ("POWER: Draw a card. If {}, draw 2 cards instead.",
                 "POWER: Draw a card. If {}, instead draw 2 cards.",
                 "POWER: Draw a card. Draw 2 cards instead if {}.")),
    ("unless", ("POWER: Draw a card unless {}.", "POWER: Unless {}, draw a card.")),
    ("while", ("[constant] While {}, your attacks deal +1 stage of damage.",
               "[constant] As long as {}, your attacks deal +1 stage of damage.",
               "[constant] Your attacks deal +1 stage of damage while {}.",
               "[constant] Your attacks deal +1 stage of damage as long as {}.")),
    ("if constant", ("[constant] If {}, your attacks deal +1 stage of damage.",
                     "[constant] Your attacks deal +1 stage of damage if {}.")),
    ("unless constant", ("[constant] Your attacks deal +1 stage of damage unless {}.",
                         "[constant] Unless {}, your attacks deal +1 stage of damage.")),
    ("ban", ("[constant] While {}, your opponent cannot lower your anger.",
             "[constant] Your opponent cannot lower your anger while {}.",
             "[constant] As long as {}, your opponent cannot lower your anger.")),
    ("use only if", ("(Use only if {}.) POWER: Draw a card.", "POWER: Use only if {}. Draw a card.",
                     "(Use only when {}.) POWER: Draw a card.", "(Use this card only if {}.) POWER: Draw a card.",
                     "(You may only use this card if {}.) POWER: Draw a card.",
                     "(You can only use this card if {}.) POWER: Draw a card.")),
    ("cannot play unless", ("(You cannot play this card unless {}.) [attack] Physical attack. DAMAGE: 3 life cards.",
                            "(This card cannot be played unless {}.) [attack] Physical attack. DAMAGE: 3 life cards.",
                            "(Play only if {}.) [attack] Physical attack. DAMAGE: 3 life cards.",
                            "(You may only play this card if {}.) [attack] Physical attack. DAMAGE: 3 life cards.",
                            "(You can only play this card if {}.) [attack] Physical attack. DAMAGE: 3 life cards.")),
    ("cannot use if", ("(You cannot use this card if {}.) POWER: Draw a card.",
                       "(This card cannot be used if {}.) POWER: Draw a card.",
                       "(You may not use this card if {}.) POWER: Draw a card.")),
    ("costs", ("(If {}, this attack costs 0 stages.) [attack] Energy attack costing 2 stages. DAMAGE: 4 life cards.",
               "(This attack costs 0 stages if {}.) [attack] Energy attack costing 2 stages. DAMAGE: 4 life cards.",
               "(This attack costs 0 if {}.) [attack] Energy attack costing 2 stages. DAMAGE: 4 life cards.")),
    ("attack", ("[attack] Physical attack. If {}, this attack cannot be stopped. DAMAGE: 3 life cards.",
                "[attack] Physical attack. This attack cannot be stopped if {}. DAMAGE: 3 life cards.")),
    ("HIT", ("[attack] Physical attack. DAMAGE: 3 life cards. HIT: If {}, raise your anger 1 level.",
             "[attack] Physical attack. DAMAGE: 3 life cards. HIT: Raise your anger 1 level if {}.")),
    ("when entering", ("[constant] When entering combat, if {}, draw a card.",
                       "[constant] When entering combat, draw a card if {}.",
                       "[constant] If {} when entering combat, draw a card.")),
    ("at the start", ("[constant] At the start of your turn, if {}, draw a card.",
                      "[constant] If {} at the start of your turn, draw a card.",
                      "[constant] At the start of your turn, draw a card if {}.")),
    ("whenever if", ("[constant] Whenever you stop an attack, if {}, draw a card.",
                     "[constant] Whenever you stop an attack, draw a card if {}.",
                     "[constant] If {}, whenever you stop an attack, draw a card.",
                     "[constant] Whenever you stop an attack while {}, draw a card.")),
    ("destroy when", ("[constant] Your attacks deal +1 stage of damage. Destroy this card if {}.",
                      "[constant] Your attacks deal +1 stage of damage. Destroy this card when {}.",
                      "[constant] Your attacks deal +1 stage of damage. If {}, destroy this card.")),
)  # fmt: skip
"""The first way of the first clause gives a cell its text; so do the others."""


def states() -> tuple[State, ...]:
    """All of them."""
    return (*counted(), *scaled(), *PLAIN)


PRINTS: dict[str, int] = {
    # Of whom it is said, and whether what is compared is said twice.
    **{
        f"{scale.name} {how}": 2
        for scale in SCALES
        for how in (
            *("at least N", "at most N", "exactly N"),
            *("higher than his", "lower than his", "equal to his", "at least his", "at most his"),
        )
    },
    **dict.fromkeys(
        (
            "MP at highest stage",
            "Hero",
            "not Saiyan",
            "named MP",
            "named Drill",
            "named in play",
            "another Drill",
            "opponent's turn",
            "no attacks",
            "no attacks of his",
            "energy attacks",
            "life cards dealt",
            "critical damage",
            "critical taken",
            "neither drills",
            "both drills",
            "neither hand",
            "and of two",
            "or of two",
            "both this and that",
            "this or that",
            "neither this nor that",
            "top of discard",
            "anger raised",
            "advanced",
            "not advanced",
        ),
        2,
    ),
    **dict.fromkeys(
        (
            "MP between",
            "Saiyan",
            "you declared",
        ),
        3,
    ),
    **dict.fromkeys(
        ("opponent declared",),
        5,
    ),
}
"""States that are printed in more ways than one."""


def cells() -> Iterator[Cell]:
    """Each state with all of its ways after a plain "if", and with two of them in every frame."""
    for state in states():
        ways = tuple(FRAMES[0][1][0].format(way) for way in state.ways)
        yield Cell("said", state.name, ways, PRINTS.get(state.name, 1))
    for name, texts in FRAMES:
        for state in states():
            if name == "destroy when" and state in PLAIN:
                # What was done once doesn't come about, nor does a time.
                continue
            for i, text in enumerate(texts):
                two = tuple(text.format(way) for way in state.ways[:2])
                # What is put right before it is read stands behind then.
                moved = text.startswith(("POWER: Unless", "[constant] Unless"))
                yield Cell(f"{name}, {i + 1}", state.name, two, PRINTS.get(state.name, 1) + moved)
