"""What is played in the golden logs of single cards; see `standard.py`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(slots=True)
class Part:
    """One situation: what differs from the standard position, and what is done in it.

    `you` and `opponent` replace fields of the sides; a field with "+" before it is added to what
    stands there. `steps` are answers as in scenario files, "until combat ends" or "until turn
    ends"; "$" is the card. What isn't scripted: `yes` says whether offers are accepted.
    """

    title: str
    steps: tuple[str, ...] = ()
    you: Mapping[str, Any] = field(default_factory=dict)
    opponent: Mapping[str, Any] = field(default_factory=dict)
    start: Mapping[str, Any] = field(default_factory=dict)
    yes: bool = True


def part(
    title: str,
    *steps: str,
    you: Mapping[str, Any] | None = None,
    opp: Mapping[str, Any] | None = None,
    yes: bool = True,
    **start: Any,
) -> Part:
    """A `Part`, written shortly."""
    return Part(title, steps, you or {}, opp or {}, start, yes)


PARTS: dict[str, list[Part | str]] = {}
"""Card id to its parts; "default" stands for what cards without a script get."""

CUT = "until combat ends"
BOB = {"turn": "opponent"}
ANN = {"turn": "you"}
BLAST = ("opponent: play Sparring Beam", "you: no defense")
KICK = ("opponent: play Sparring Kick", "you: no defense")


def hand(*cards: str) -> dict[str, Any]:
    """A side with these cards in hand."""
    return {"hand": list(cards)}


def _personalities() -> dict[str, list[Part | str]]:
    left_kick = "Saiyan Left Kick"
    balls = {"play": ["Namek Dragon Ball 1", "Namek Dragon Ball 2"]}
    return {
        "PRE-S1": [
            part("An attack hits", "play Plain Card A"),
            part("An attack is stopped", "play Plain Card A", "opponent: play Sparring Block"),
            part("Bob's attack gains nothing", *KICK, **BOB),
        ],
        "PRE-S2": [
            part(
                "It hits; then attacks that raise the anger and one that doesn't",
                "use Vegeta",
                "opponent: pass",
                f"play {left_kick}",
                "opponent: pass",
                "play Plain Card A",
                you=hand(left_kick, "Plain Card A"),
            ),
            part(
                "An attack that raises the anger only as it hits",
                "use Vegeta",
                "opponent: pass",
                "play Red Frenzied Blasts",
                you=hand("Red Frenzied Blasts"),
            ),
            part(
                "The combat after",
                "use Vegeta",
                CUT,
                "until turn ends",
                "opponent: declare combat",
                "opponent: pass",
                f"you: play {left_kick}",
                you=hand(left_kick),
                opp=hand(),
            ),
            part("It is stopped", "use Vegeta", "opponent: play Sparring Block"),
        ],
        "PRE-S3": [
            part("An attack that raises the anger", f"play {left_kick}", you=hand(left_kick)),
            part("One that doesn't", "play Plain Card A"),
            part(
                "One that raises it only as it hits",
                "play Red Frenzied Blasts",
                you=hand("Red Frenzied Blasts"),
            ),
        ],
        "PRE-S4": [
            part("With anger", "use Vegeta"),
            part("Without anger", "use Vegeta", you={"anger": 0}),
            part(
                "The Power a second time this turn", "use Vegeta", "opponent: pass", "until action"
            ),
        ],
        "PRE-S5": [
            part("It hits, the offer is taken", "use Goku", "opponent: no defense", "yes"),
            part("The offer is declined", "use Goku", yes=False),
            part("Without a card in hand", "use Goku", you=hand()),
            part("It is stopped", "use Goku", "opponent: play Sparring Shield"),
        ],
        "PRE-S6": [
            part("Both are done", CUT),
            part(
                "Only the search, in the discard pile",
                "pass",
                "opponent: pass",
                "no",
                "yes",
                "Orange Hiding Drill (discard pile)",
            ),
            part("Neither", CUT, yes=False),
        ],
        "PRE-S7": [
            part(
                "A Drill, then Drills are Rejuvenated",
                "use Goku",
                "choose Orange Hiding Drill",
                "opponent: no defense",
                "choose Near Drill",
                "done",
                you={"+discard": ["Near Drill", "Near Other Drill"]},
            ),
            part("Declined", "use Goku", "no", "opponent: no defense", "none", yes=False),
            part("It is stopped", "use Goku", "opponent: play Sparring Shield"),
        ],
        "PRE-S8": [
            part(
                "Up to five Drills from three zones",
                "use Goku",
                *[
                    "Orange Hiding Drill (Life Deck)",
                    "choose Near Drill",
                    "choose Orange Guardian Drill",
                ],
                "done",
                you={
                    "banished": ["Orange Guardian Drill", "Near Setup"],
                    "+discard": ["Near Drill"],
                },
            ),
            part("None", "use Goku", "none"),
        ],
        "PRE-S9": [
            part("Two cards", "play Red Lifting Kick", "yes", "2", you=hand("Red Lifting Kick")),
            part("No card", "play Red Lifting Kick", "yes", "0", you=hand("Red Lifting Kick")),
            part("Declined", "play Red Lifting Kick", yes=False, you=hand("Red Lifting Kick")),
            part("An attack without Style", "play Plain Card A"),
        ],
        "PRE-S10": [
            part(
                "A Styled attack deals critical damage",
                "play Red Frenzied Blasts",
                you=hand("Red Frenzied Blasts"),
            ),
            part(
                "The offer is declined",
                "play Red Frenzied Blasts",
                yes=False,
                you=hand("Red Frenzied Blasts"),
            ),
            part("An attack without Style", "play Sparring Burst", you=hand("Sparring Burst")),
        ],
        "PRE-S11": [
            part("Two are lowered", "use Gohan", "yes", "2"),
            part("None", "use Gohan", yes=False),
            part("Without anger", "use Gohan", you={"anger": 0}),
        ],
        "PRE-S12": [
            part(
                "An effect raises the anger, then another",
                "play Red Frenzied Blasts",
                "opponent: pass",
                "play Sparring Shout",
                you=hand("Red Frenzied Blasts", "Sparring Shout") | {"anger": 0},
            ),
            part("Declined", "play Sparring Shout", "no", you=hand("Sparring Shout")),
        ],
        "PRE-S13": [
            part(
                "Ann discards from her hand, then again",
                "use Krillin",
                "opponent: pass",
                "play Sparring Trade",
                "discard Plain Card A",
                "Lower",
                "opponent: pass",
                "play Sparring Trade",
                you={"hand": ["Plain Card A", "Plain Card B", "Sparring Trade", "Sparring Trade"]},
            ),
            part(
                "It is stopped; Bob discards",
                "use Krillin",
                "opponent: play Sparring Shield",
                "opponent: play Sparring Trade",
                opp={"+hand": ["Sparring Trade"]},
            ),
            part("After combat it is over", "use Krillin", CUT, "discard Plain Card A"),
        ],
        "PRE-S14": [
            part("It hits", "use Krillin", "opponent: no defense", "discard Sparring Beam"),
            part("It is stopped", "use Krillin", "opponent: play Sparring Shield"),
        ],
        "PRE-S15": [
            part("Four cards in Bob's hand", "use Krillin"),
            part("No card", "use Krillin", opp=hand()),
            part("Ten cards", "use Krillin", opp={"hand": ["Plain Card A"] * 10}),
            part(
                "A card less after the defense",
                "use Krillin",
                "opponent: play Blue Rest",
                opp={"+hand": ["Blue Rest"]},
            ),
        ],
        "PRE-S16": [
            part(
                "The first Styled attack, then the second",
                "play Blue Round Throw",
                "opponent: play Sparring Block",
                "opponent: pass",
                "play Blue Torpedo",
                "opponent: play Sparring Block",
                you=hand("Blue Round Throw", "Blue Torpedo"),
                opp=hand("Sparring Block", "Sparring Block"),
            ),
            part(
                "An attack without Style before it",
                "play Plain Card A",
                "opponent: play Sparring Block",
                "opponent: pass",
                "play Blue Torpedo",
                "opponent: play Sparring Block",
                you=hand("Plain Card A", "Blue Torpedo"),
                opp=hand("Sparring Block", "Sparring Block"),
            ),
        ],
        "PRE-S17": [
            part(
                "Ann stops an attack",
                "opponent: play Sparring Kick",
                "you: play Black Finger Block",
                you=hand("Black Finger Block"),
                **BOB,
            ),
            part(
                "The offer is declined",
                "opponent: play Sparring Kick",
                "you: play Black Finger Block",
                yes=False,
                you=hand("Black Finger Block"),
                **BOB,
            ),
            part("An attack isn't stopped", *KICK, **BOB),
        ],
        "PRE-S18": [
            part("Bob has attacked", "pass", *KICK, "use Frieza", "discard Plain Card A"),
            part(
                "Bob has attacked with energy", "pass", *BLAST, "use Frieza", "discard Plain Card A"
            ),
            part("Bob has not attacked", "use Frieza"),
            part(
                "Without a card in hand",
                "pass",
                *KICK,
                "not offered: Frieza - Transformed",
                you=hand(),
            ),
            part(
                "The last attack was stopped",
                "pass",
                "opponent: play Sparring Kick",
                "you: play Black Finger Block",
                "use Frieza",
                you=hand("Black Finger Block", "Plain Card A"),
            ),
        ],
        "PRE-S19": [
            part("An attack", "play Plain Card A"),
            part(
                "Level 1's power: an attack is stopped",
                "opponent: play Sparring Kick",
                "you: play Black Finger Block",
                you=hand("Black Finger Block"),
                **BOB,
            ),
        ],
        "PRE-S20": [
            part(
                "Its own Power, then level 2's",
                "use Frieza - Revived",
                *KICK,
                "use Frieza - Transformed",
                you={"+life_deck": ["Frieza's Taunt"]},
            ),
            part("Nothing to be found", "use Frieza - Revived"),
        ],
        "PRE-S21": [
            part("It hits", "use Piccolo"),
            part("It is stopped", "use Piccolo", "opponent: play Sparring Shield"),
        ],
        "PRE-S22": [
            part(
                "A Styled card is discarded",
                "use Piccolo",
                "discard Namekian Stance",
                you=hand("Namekian Stance", "Plain Card A"),
            ),
            part(
                "The offer is declined",
                "use Piccolo",
                "discard Namekian Stance",
                you=hand("Namekian Stance", "Plain Card A"),
                yes=False,
            ),
            part(
                "A card without Style is discarded",
                "use Piccolo",
                "discard Plain Card A",
                you=hand("Namekian Stance", "Plain Card A"),
                opp={"life_deck": ["Black Swipe", "Black Swipe", "Plain Card A", "Plain Card B"]},
            ),
            part("Without a card in hand", "not offered: Piccolo - Combat Stance", you=hand()),
        ],
        "PRE-S23": [
            part(
                "Critical damage twice",
                "play Sparring Beam",
                "opponent: pass",
                "play Sparring Beam",
                you={
                    "hand": ["Sparring Beam", "Sparring Beam"],
                    "+life_deck": ["Namek Dragon Ball 1", "Namek Dragon Ball 2"],
                },
            ),
            part(
                "The offer is declined, then taken",
                "play Sparring Beam",
                "opponent: no defense",
                "no",
                "opponent: pass",
                "play Sparring Beam",
                "opponent: no defense",
                "yes",
                you={
                    "hand": ["Sparring Beam", "Sparring Beam"],
                    "+life_deck": ["Namek Dragon Ball 1", "Namek Dragon Ball 2"],
                },
            ),
        ],
        "PRE-S24": [
            part(
                "Six life cards",
                "opponent: play Sparring Slam",
                opp={"+hand": ["Sparring Slam"]},
                **BOB,
            ),
            part(
                "Seven life cards",
                "opponent: play Sparring Focus",
                opp={"+hand": ["Sparring Focus"]},
                **BOB,
            ),
            part(
                "Its own attack", "use Piccolo", you=balls, opp={"+play": ["Earth Dragon Ball 1"]}
            ),
            part("Without Dragon Balls", "use Piccolo"),
        ],
    }


def _masteries() -> dict[str, list[Part | str]]:
    return {
        "PRE-S25": [
            part(
                "A Saiyan attack hits",
                "play Saiyan Direct Strike",
                you=hand("Saiyan Direct Strike"),
            ),
            part(
                "A Saiyan attack is stopped",
                "play Saiyan Direct Strike",
                "opponent: play Sparring Block",
                you=hand("Saiyan Direct Strike"),
            ),
            part("Another attack", "play Plain Card A"),
            part(
                "Two Saiyan cards and another are Rejuvenated",
                "play Namekian Regeneration",
                "The top",
                you={
                    "hand": ["Namekian Regeneration"],
                    "discard": ["Saiyan Arm Catch", "Plain Card A", "Saiyan Focus"],
                },
            ),
            part(
                "In the Rejuvenation Step",
                "Rejuvenate Saiyan Arm Catch",
                you={"hand": [], "discard": ["Saiyan Arm Catch"]},
                opp=hand(),
                phase="discard",
            ),
            part(
                "Five anger on level 4",
                "play Sparring Shout",
                you={"level": 4, "anger": 4, "hand": ["Sparring Shout"]},
            ),
        ],
        "PRE-S26": [
            part("Advancing keeps the Drills", "play Sparring Growth", you=hand("Sparring Growth")),
            part(
                "So does being lowered",
                "opponent: play Sparring Retreat",
                you={"level": 2},
                opp=hand("Sparring Retreat"),
                **BOB,
            ),
            part(
                "Energy and physical attacks",
                "play Sparring Burst",
                "opponent: pass",
                "play Plain Card A",
                you=hand("Sparring Burst", "Plain Card A"),
            ),
            part(
                "A critical damage effect was used",
                "play Sparring Beam",
                "opponent: no defense",
                "Lower",
                CUT,
                you=hand("Sparring Beam"),
            ),
            part(
                "None was used",
                "play Sparring Beam",
                "opponent: no defense",
                "None",
                CUT,
                you=hand("Sparring Beam"),
            ),
        ],
        "PRE-S27": [
            part(
                "A critical damage effect",
                "play Sparring Beam",
                "opponent: no defense",
                "Lower",
                you=hand("Sparring Beam"),
            ),
            part(
                "None is used",
                "play Sparring Beam",
                "opponent: no defense",
                "None",
                you=hand("Sparring Beam"),
            ),
            part(
                "Advancing by an effect",
                "play Sparring Growth",
                you=hand("Sparring Growth", "Plain Card A"),
            ),
            part(
                "Advancing by anger",
                "play Sparring Shout",
                you={"hand": ["Sparring Shout", "Plain Card A"], "anger": 4},
            ),
            part(
                "Being lowered",
                "opponent: play Sparring Retreat",
                you={"level": 2},
                opp=hand("Sparring Retreat"),
                **BOB,
            ),
            part(
                "Being lowered, declined",
                "opponent: play Sparring Retreat",
                you={"level": 2},
                opp=hand("Sparring Retreat"),
                yes=False,
                **BOB,
            ),
        ],
        "PRE-S28": [
            part("An attack", "play Plain Card A"),
            part(
                "A Styled card is discarded",
                "use Black Devious Mastery",
                "discard Black Swipe",
                "discard Sparring Beam",
                you=hand("Black Swipe", "Plain Card A"),
            ),
            part(
                "A card without Style is discarded",
                "use Black Devious Mastery",
                "discard Plain Card A",
                you=hand("Black Swipe", "Plain Card A"),
                opp={"discard": ["Black Swipe", "Black Swipe"]},
            ),
            part("Without a card in hand", "not offered: $", you=hand()),
        ],
        "PRE-S29": [
            part(
                "Five and six anger of Bob",
                "pass",
                "opponent: play Sparring Shout",
                "pass",
                "opponent: play Sparring Shout",
                opp={"hand": ["Sparring Shout", "Sparring Shout"], "anger": 4},
            ),
            part(
                "A Blue Physical Combat card against energy",
                "opponent: play Sparring Beam",
                "you: use Blue Protective Mastery",
                "discard Blue Torpedo",
                "yes",
                "Your opponent",
                "Lower it 1",
                you=hand("Blue Torpedo", "Blue Guard", "Plain Card A"),
                **BOB,
            ),
            part(
                "A card without Style",
                "opponent: play Sparring Beam",
                "you: use Blue Protective Mastery",
                "discard Plain Card A",
                you=hand("Blue Guard", "Plain Card A", "Blue Torpedo"),
                **BOB,
            ),
            part(
                "An Energy Combat card against a physical attack",
                "opponent: play Sparring Kick",
                "you: use Blue Protective Mastery",
                you=hand("Blue Defensive Stance", "Plain Card A"),
                **BOB,
            ),
            part(
                "No fitting card",
                "opponent: play Sparring Kick",
                "no defense",
                you=hand("Blue Torpedo"),
                **BOB,
            ),
            part(
                "The offer is declined",
                "opponent: play Sparring Kick",
                "you: use Blue Protective Mastery",
                yes=False,
                you=hand("Blue Defensive Stance", "Plain Card A"),
                **BOB,
            ),
            part(
                "Blue Guard is banished instead",
                "opponent: play Sparring Kick",
                "you: use Blue Protective Mastery",
                you=hand("Blue Guard"),
                **BOB,
            ),
        ],
        "PRE-S30": [
            part(
                "Rejuvenating several cards",
                "play Namekian Regeneration",
                you=hand("Namekian Regeneration"),
            ),
            part(
                "Shuffling cards into the Life Deck",
                "play Namekian Crushing Slam",
                you=hand("Namekian Crushing Slam"),
            ),
            part(
                "Outside of combat",
                "Rejuvenate Plain Card K",
                you=hand(),
                opp=hand(),
                phase="discard",
            ),
            part(
                "A Namek and an Earth Dragon Ball enter play",
                "play Namek Dragon Ball 1",
                "play Earth Dragon Ball 1",
                you=hand("Namek Dragon Ball 1", "Earth Dragon Ball 1"),
                phase="planning",
            ),
            part(
                "Bob's Dragon Ball",
                "opponent: play Namek Dragon Ball 1",
                opp=hand("Namek Dragon Ball 1"),
                turn="opponent",
                phase="planning",
            ),
            part(
                "One Dragon Ball is safe",
                "opponent: play Sparring Beam",
                "you: no defense",
                "Capture",
                you={"play": ["Namek Dragon Ball 1"]},
                **BOB,
            ),
            part(
                "Of two, one is captured",
                "opponent: play Sparring Beam",
                "you: no defense",
                "Capture",
                you={"play": ["Namek Dragon Ball 1", "Namek Dragon Ball 2"]},
                **BOB,
            ),
        ],
    }


PARTS |= _personalities() | _masteries()


def _setups_and_drills() -> dict[str, list[Part | str]]:
    return {
        "PRE-S31": [
            part("Combat goes on", "use $", "choose Frieza - Tyrant", "no"),
            part("Combat ends", "use $", "choose Frieza - Tyrant", "yes", CUT),
            part(
                "Another personality",
                "use $",
                "choose Friend - Far",
                "no",
                opp={"+play": ["Friend - Far"]},
            ),
        ],
        "PRE-S32": ["default", part("It is stopped", "use $", "opponent: play Sparring Block")],
        "PRE-S33": [
            part(
                "In the Rejuvenation Step without combat",
                "yes",
                you=hand(),
                opp=hand(),
                phase="discard",
            ),
            part("Declined", "no", you=hand(), opp=hand(), phase="discard"),
            part("With combat declared", CUT, "until turn ends", you=hand(), opp=hand()),
            part(
                "In Bob's Rejuvenation Step",
                "until turn ends",
                you=hand(),
                opp=hand(),
                turn="opponent",
                phase="discard",
            ),
        ],
        "PRE-S35": [
            part(
                "An attack after it; Endurance; Bob's attack",
                "use $",
                "opponent: pass",
                "play Sparring Burst",
                "opponent: no defense",
                "opponent: play Sparring Beam",
                you=hand("Sparring Burst"),
                opp={"life_deck": ["Saiyan Direct Strike", *"ABCDEFG"]},
            ),
            part(
                "The combat after",
                "use $",
                CUT,
                "until turn ends",
                "opponent: declare combat",
                "opponent: pass",
                "play Sparring Burst",
                you=hand("Sparring Burst"),
                opp=hand(),
            ),
        ],
        "PRE-S36": [
            part("Attacks after it", "use $", "opponent: pass", "play Plain Card A"),
            part("Two stages above zero", "use $", you={"stages": 2}),
            part(
                "The combat after",
                "use $",
                CUT,
                "until turn ends",
                "opponent: declare combat",
                "opponent: pass",
                "play Plain Card A",
                you=hand("Plain Card A"),
                opp=hand(),
            ),
        ],
        "PRE-S37": [
            part("Bob's physical attack costs a stage", *KICK, **BOB),
            part("His energy attack doesn't", *BLAST, **BOB),
            part("He has no stage left", "not offered: Sparring Kick", opp={"stages": 0}, **BOB),
            part("Ann's own physical attack", "play Plain Card A"),
            part(
                "Bob discards at random",
                "opponent: play Sparring Beam",
                "you: play Black Speedy Dodge",
                "yes",
                "Plain Card A",
                you={"hand": ["Black Speedy Dodge", "Plain Card A", "Plain Card B"]},
                **BOB,
            ),
            part(
                "The Mastery makes him discard at random",
                "use Black Devious Mastery",
                "discard Black Swipe",
                you=hand("Black Swipe", "Plain Card A"),
            ),
            part(
                "Bob discards by his own effect",
                "opponent: play Sparring Trade",
                opp={"+hand": ["Sparring Trade"]},
                **BOB,
            ),
        ],
        "PRE-S38": [
            part(
                "It is played; Bob draws",
                "play $",
                "declare combat",
                you={"hand": ["$"], "play": []},
                phase="planning",
            ),
            part(
                "It leaves play",
                "opponent: play Red Energy Blast",
                "you: no defense",
                opp={"+hand": ["Red Energy Blast"], "play": []},
                you={"play": ["$"]},
                **BOB,
            ),
        ],
        "PRE-S39": [
            part("Life cards", *BLAST, you={"stages": 2}, **BOB),
            part(
                "Stages and life cards",
                "opponent: play Sparring Burst",
                "you: no defense",
                you={"stages": 1},
                opp={"+hand": ["Sparring Burst"]},
                **BOB,
            ),
            part("Stages only", *KICK, **BOB),
            part(
                "The attack is stopped",
                "opponent: play Sparring Kick",
                "you: play Namekian Knee Block",
                you=hand("Namekian Knee Block"),
                **BOB,
            ),
        ],
        "PRE-S40": [
            part(
                "Another Drill is played",
                "play Near Drill",
                "yes",
                you={"hand": ["Near Drill"], "play": ["$", "Near Other Drill"]},
                phase="planning",
            ),
            part(
                "Declined",
                "play Near Drill",
                "no",
                you={"hand": ["Near Drill"], "play": ["$"]},
                phase="planning",
            ),
            part(
                "It is played itself", "play $", you={"hand": ["$"], "play": []}, phase="planning"
            ),
            part(
                "A Drill is placed into play",
                "use Orange Celebration",
                you={"play": ["$", "Orange Celebration"]},
            ),
            part(
                "On level 4, then five anger",
                "play Near Drill",
                "yes",
                "declare combat",
                "play Sparring Shout",
                you={
                    "hand": ["Near Drill", "Sparring Shout"],
                    "play": ["$"],
                    "level": 4,
                    "anger": 4,
                },
                phase="planning",
            ),
        ],
        "PRE-S41": [
            part(
                "Two energy attacks hit",
                "play Sparring Burst",
                "opponent: no defense",
                "yes",
                "choose Plain Card S",
                "opponent: pass",
                "play Sparring Burst",
                you=hand("Sparring Burst", "Sparring Burst"),
            ),
            part(
                "Declined, then taken",
                "play Sparring Burst",
                "opponent: no defense",
                "no",
                "opponent: pass",
                "play Sparring Burst",
                "opponent: no defense",
                "yes",
                "choose Plain Card S",
                you=hand("Sparring Burst", "Sparring Burst"),
            ),
            part("A physical attack", "play Plain Card A"),
            part(
                "It is stopped",
                "play Sparring Burst",
                "opponent: play Sparring Shield",
                you=hand("Sparring Burst"),
            ),
        ],
        "PRE-S42": [
            part(
                "It answers twice",
                "opponent: play Sparring Beam",
                "you: use $",
                "you: pass",
                "opponent: play Sparring Beam",
                "no defense",
                opp=hand("Sparring Beam", "Sparring Beam"),
                **BOB,
            ),
            part(
                "After a successful energy attack",
                *BLAST,
                "you: pass",
                "opponent: play Sparring Beam",
                "not offered: $",
                "no defense",
                opp=hand("Sparring Beam", "Sparring Beam"),
                **BOB,
            ),
            part(
                "After a successful physical attack",
                *KICK,
                "you: pass",
                "opponent: play Sparring Beam",
                "you: use $",
                **BOB,
            ),
            part(
                "Against a physical attack", "opponent: play Sparring Kick", "not offered: $", **BOB
            ),
        ],
        "PRE-S43": [
            part(
                "Bob's effect", "opponent: play Sparring Insult", opp=hand("Sparring Insult"), **BOB
            ),
            part("Bob's critical damage", *BLAST, "Lower", **BOB),
            part("Ann's own effect", "play Red Heating Beams", you=hand("Red Heating Beams")),
        ],
        "PRE-S44": [
            part("Damage twice, then an attack", *KICK, "pass", *BLAST, "play Plain Card A", **BOB),
            part(
                "No damage",
                "opponent: play Sparring Kick",
                "you: play Saiyan Arm Catch",
                "play Plain Card A",
                you=hand("Saiyan Arm Catch", "Plain Card A"),
                **BOB,
            ),
            part(
                "The combat after",
                *KICK,
                CUT,
                "until turn ends",
                "declare combat",
                "play Plain Card A",
                you=hand("Plain Card A"),
                **BOB,
            ),
        ],
        "PRE-S91": ["default", part("It is stopped", "use $", "opponent: play Sparring Shield")],
        "PRE-S92": [
            part(
                "A Styled card is drawn",
                "use $",
                you={"life_deck": ["Namekian Pound", "Plain Card A"]},
            ),
            part("A card without Style is drawn", "use $"),
        ],
        "PRE-S94": [
            part("An effect is used", "use $", "yes", "Lower"),
            part("Declined", "use $", "no"),
        ],
        "PRE-S95": [
            part("The higher power level", "use $"),
            part("The lower power level", "use $", opp={"level": 2}),
            part("It advances first", "use $", you={"anger": 4}),
        ],
        "PRE-S96": [
            part(
                "The Discard Step",
                "discard Plain Card A",
                "until turn ends",
                you={"hand": ["Plain Card A", "Plain Card B", "Plain Card C"]},
                phase="discard",
            ),
        ],
        "PRE-S97": [
            part(
                "Ann stops an attack",
                "opponent: play Sparring Kick",
                "you: play Blue Wrist Block",
                "choose Blue Mental Drill",
                you=hand("Blue Wrist Block"),
                **BOB,
            ),
            part(
                "Nothing Styled in the pile",
                "opponent: play Sparring Kick",
                "you: play Blue Wrist Block",
                you={"hand": ["Blue Wrist Block"], "discard": ["Plain Card A"]},
                **BOB,
            ),
        ],
        "PRE-S98": [
            part(
                "Energy and physical attacks on level 1",
                "play Sparring Burst",
                "opponent: pass",
                "play Plain Card A",
                you=hand("Sparring Burst", "Plain Card A"),
            ),
            part("Level 3", "play Sparring Burst", you={"hand": ["Sparring Burst"], "level": 3}),
        ],
        "PRE-S99": [
            part(
                "It answers twice",
                "opponent: play Sparring Kick",
                "you: use $",
                "you: pass",
                "opponent: play Sparring Kick",
                "no defense",
                opp=hand("Sparring Kick", "Sparring Kick"),
                **BOB,
            ),
            part(
                "After a successful physical attack",
                *KICK,
                "you: pass",
                "opponent: play Sparring Kick",
                "not offered: $",
                "no defense",
                opp=hand("Sparring Kick", "Sparring Kick"),
                **BOB,
            ),
        ],
        "PRE-S100": [
            part(
                "A Setup, then a second use",
                "use $",
                "choose Orange Celebration",
                "opponent: pass",
                "not offered: $",
                you={"hand": ["Orange Celebration", "Orange Hiding Drill", "Plain Card A"]},
            ),
            part("A Drill of a name in play", "use $", you={"hand": ["$", "Plain Card A"]}),
        ],
        "PRE-S101": [
            part(
                "Life cards, stages, both",
                *BLAST,
                "pass",
                *KICK,
                "pass",
                "opponent: play Sparring Burst",
                "you: no defense",
                opp={"+hand": ["Sparring Burst"]},
                you={"stages": 3},
                **BOB,
            ),
            part("Ann's attack", "play Sparring Burst", you=hand("Sparring Burst")),
        ],
        "PRE-S102": [
            part(
                "Critical damage twice",
                "play Sparring Beam",
                "opponent: no defense",
                "yes",
                "None",
                "opponent: pass",
                "play Sparring Beam",
                "opponent: no defense",
                "None",
                you=hand("Sparring Beam", "Sparring Beam"),
            ),
            part(
                "Declined, then taken",
                "play Sparring Beam",
                "opponent: no defense",
                "no",
                "None",
                "opponent: pass",
                "play Sparring Beam",
                "opponent: no defense",
                "yes",
                "None",
                you=hand("Sparring Beam", "Sparring Beam"),
            ),
        ],
        "PRE-S103": [
            part(
                "Four anger are enough",
                "play Sparring Shout",
                you={"anger": 3, "hand": ["Sparring Shout"]},
            ),
            part(
                "Not for Bob",
                "opponent: play Sparring Shout",
                opp={"anger": 3, "hand": ["Sparring Shout"]},
                **BOB,
            ),
            part(
                "With Bob's Blue Protective Mastery",
                "play Sparring Shout",
                you={"anger": 4, "hand": ["Sparring Shout"]},
                opp={"mastery": "Blue Protective Mastery"},
            ),
        ],
    }


def _events() -> dict[str, list[Part | str]]:
    return {
        "PRE-S45": [
            part("Eight cards in the pile", "play $"),
            part("Four cards in the pile", "play $", opp={"discard": list("ABCD")}),
            "default notes",
            part(
                "Discarded, the offer is declined",
                "play Sparring Trade",
                "$",
                "no",
                you={"+hand": ["Sparring Trade"]},
                **ANN,
            ),
        ],
        "PRE-S46": [
            part(
                "Bob's Dragon Ball",
                "play $",
                "choose Namek Dragon Ball 1",
                opp={"+play": ["Namek Dragon Ball 1"]},
            ),
            part("Ann's own Setup", "play $", "choose Near Setup"),
            part(
                "A captured Dragon Ball",
                "play $",
                "choose Namek Dragon Ball 1",
                opp={"play": []},
                you={"play": [{"card": "Namek Dragon Ball 1", "captured": True}, "Near Drill"]},
            ),
        ],
        "PRE-S47": [
            part(
                "Bob's Event in this combat and the next",
                "play $",
                "not offered: Sparring Shout",
                CUT,
                "keep the rest",
                "until turn ends",
                "opponent: declare combat",
                "opponent: play Sparring Shout",
                opp=hand("Sparring Shout"),
            ),
            part(
                "Rejuvenated; Bob would capture",
                "play Sparring Rest",
                *BLAST,
                "Capture",
                you={
                    "hand": ["Sparring Rest"],
                    "discard": ["$"],
                    "play": ["Namek Dragon Ball 1", "Namek Dragon Ball 2"],
                },
                **ANN,
            ),
            part(
                "Rejuvenated outside of combat; Bob captures in the next",
                "Rejuvenate $",
                "opponent: declare combat",
                *BLAST,
                "Capture",
                you={
                    "hand": [],
                    "discard": ["$"],
                    "play": ["Namek Dragon Ball 1", "Namek Dragon Ball 2"],
                },
                opp=hand("Sparring Beam"),
                phase="discard",
            ),
        ],
        "PRE-S48": [
            part("Two of three Drills; the bottom card", "play $"),
            part(
                "Four Drills",
                "play $",
                "choose Near Drill",
                "choose Far Drill",
                "choose Orange Hiding Drill",
                you={"+discard": ["Near Drill", "Far Drill", "Far Other Drill", "Plain Card A"]},
            ),
        ],
        "PRE-S49": [
            part(
                "Bob's attacks after it",
                "play $",
                *KICK,
                "pass",
                "opponent: play Sparring Burst",
                "no defense",
                opp={"+hand": ["Sparring Burst"]},
            ),
            part("Ann's attack after it", "play $", "opponent: pass", "play Plain Card A"),
            part(
                "The combat after",
                "play $",
                CUT,
                "until turn ends",
                "opponent: declare combat",
                *KICK,
                opp=hand("Sparring Kick"),
            ),
        ],
        "PRE-S50": [
            part(
                "The next attack and the one after",
                "play $",
                "opponent: pass",
                "play Plain Card A",
                "opponent: pass",
                "play Plain Card B",
            ),
            part(
                "The next attack is stopped",
                "play $",
                "opponent: pass",
                "play Plain Card A",
                "opponent: play Sparring Block",
                "opponent: pass",
                "play Plain Card B",
            ),
            part("Bob's attack", "play $", *KICK),
        ],
        "PRE-S104": [
            part("Two anger, four cards in hand", "play $"),
            part("No anger, empty hand", "play $", opp={"anger": 0, "hand": []}),
        ],
        "PRE-S105": [
            part("An energy attack", "opponent: play Sparring Beam", "you: play $", **BOB),
            part(
                "A physical attack with effects",
                "opponent: play Sparring Kick",
                "you: play $",
                **BOB,
            ),
            part(
                "A HIT effect still happens",
                "opponent: play Red Frenzied Blasts",
                "you: play $",
                opp=hand("Red Frenzied Blasts"),
                **BOB,
            ),
        ],
        "PRE-S106": [
            part("The top", "play $", "The top"),
            part("The bottom", "play $", "The bottom"),
        ],
        "PRE-S107": [part("Two Drills", "play $"), part("No Drill", "play $", you={"play": []})],
        "PRE-S109": [
            part("The card goes to the bottom", "play $", "yes"),
            part("It stays", "play $", "no"),
        ],
    }


def _attacks() -> dict[str, list[Part | str]]:
    return {
        "PRE-S51": [
            part(
                "It hits; Bob draws; it ends",
                "play $",
                "opponent: no defense",
                "None",
                CUT,
                "until turn ends",
                "opponent: declare combat",
                CUT,
                "until turn ends",
                "declare combat",
            ),
        ],
        "PRE-S52": [
            part(
                "It hits; two turns begin",
                "play $",
                "opponent: no defense",
                "None",
                CUT,
                "until turn ends",
                "until turn ends",
            ),
            part(
                "Bob deals critical damage",
                "play $",
                "opponent: no defense",
                "None",
                *BLAST,
                "None",
                CUT,
                "until turn ends",
            ),
            part("It is stopped", "play $", "opponent: play Sparring Shield"),
            part(
                "Its effects end when it leaves play otherwise",
                "play $",
                "opponent: no defense",
                "None",
                "opponent: play Sparring Sweep",
                "opponent: choose $",
                CUT,
                "until turn ends",
                opp={"hand": ["Sparring Sweep"]},
            ),
            part(
                "Bob's MP changes its level",
                "play $",
                "opponent: no defense",
                "None",
                "opponent: play Sparring Growth",
                CUT,
                "until turn ends",
                opp={"hand": ["Sparring Growth"]},
            ),
        ],
        "PRE-S55": [
            "default",
            part("On level 3", "play $", you={"level": 3}),
            part(
                "After its Endurance nothing is captured",
                "opponent: play Sparring Focus",
                "you: Banish it",
                "Capture",
                you={
                    "hand": [],
                    "life_deck": ["$", *"ABCDEFGH"],
                    "play": ["Namek Dragon Ball 1", "Namek Dragon Ball 2"],
                },
                opp=hand("Sparring Focus"),
                **BOB,
            ),
            part(
                "Its Endurance isn't used",
                "opponent: play Sparring Focus",
                "you: Leave",
                "Capture",
                you={
                    "hand": [],
                    "life_deck": ["$", *"ABCDEFGH"],
                    "play": ["Namek Dragon Ball 1", "Namek Dragon Ball 2"],
                },
                opp=hand("Sparring Focus"),
                **BOB,
            ),
        ],
        "PRE-S57": [
            part(
                "The next action and the one after",
                "play $",
                "opponent: no defense",
                "until action",
                "not offered: Sparring Beam",
                "opponent: pass",
                "you: play Plain Card A",
                "opponent: play Sparring Beam",
            ),
            part(
                "It is stopped",
                "play $",
                "opponent: play Sparring Shield",
                "not offered: Sparring Beam",
            ),
        ],
        "PRE-S60": [
            part("Bob's Ally", "play $", "choose Friend - Far", opp={"+play": ["Friend - Far"]}),
            part("Only Ann's own Drills", "play $", opp={"play": ["Far Setup"]}),
        ],
        "PRE-S61": [
            part("Without critical damage", "play $", you={"mastery": "Sparring Mastery"}),
            part(
                "After critical damage",
                "play Sparring Beam",
                "opponent: no defense",
                "None",
                "opponent: pass",
                "play $",
                you={"+hand": ["Sparring Beam"]},
            ),
            part("It deals critical damage itself", "play $", you={"level": 2}),
        ],
        "PRE-S62": [
            part(
                "Two different effects",
                "play $",
                "opponent: no defense",
                "Capture",
                "Discard an Ally",
                opp={"+play": ["Friend - Far", "Namek Dragon Ball 1"]},
            ),
            part(
                "Only one",
                "play $",
                "opponent: no defense",
                "Capture",
                "None",
                opp={"+play": ["Friend - Far", "Namek Dragon Ball 1"]},
            ),
            part(
                "None, after another attack's effect",
                "play Sparring Beam",
                "opponent: no defense",
                "Lower",
                "opponent: pass",
                "play $",
                "opponent: no defense",
                "None",
                you={"+hand": ["Sparring Beam"]},
            ),
            part("No critical damage", "play $", opp={"+play": ["Orange Hiding Drill"]}),
        ],
        "PRE-S63": ["default", part("AT 3", "play $", opp={"stages": 3})],
        "PRE-S71": [
            part(
                "Bob's attacks after it",
                "play $",
                "opponent: no defense",
                "not offered: Sparring Kick",
                "opponent: play Sparring Beam",
            ),
            part(
                "The combat after",
                "play $",
                "opponent: no defense",
                CUT,
                "until turn ends",
                "opponent: declare combat",
                *KICK,
                opp=hand("Sparring Kick"),
            ),
            part(
                "It is stopped",
                "play $",
                "opponent: play Sparring Block",
                "opponent: play Sparring Kick",
            ),
        ],
        "PRE-S72": [
            "default",
            part(
                "Setups and Drills in Bob's hand",
                "play $",
                opp=hand("Far Setup", "Sparring Kick", "Far Drill"),
            ),
        ],
        "PRE-S73": [
            part("A card in the Life Deck", "play $", "Plain Card R", "opponent: no defense"),
            part("A card that isn't there", "play $", "Black Swipe", "opponent: no defense"),
            part(
                "An Ally by its name alone; no Dragon Ball",
                "play $",
                "Friend",
                "opponent: no defense",
                opp={"+life_deck": ["Friend - Far", "Namek Dragon Ball 1"]},
            ),
        ],
        "PRE-S78": [
            "default",
            part(
                "No Drill in the top four",
                "play $",
                you={"discard": ["Plain Card A"] * 4 + ["Orange Hiding Drill"]},
            ),
            part("It is stopped", "play $", "opponent: play Sparring Block"),
        ],
        "PRE-S79": ["default", part("Without anger", "play $", you={"anger": 0})],
        "PRE-S80": [
            part(
                "Two physical attacks of Bob",
                "play $",
                "opponent: no defense",
                "opponent: play Sparring Kick",
                "pass",
                "opponent: play Sparring Kick",
                opp=hand("Sparring Kick", "Sparring Kick"),
            ),
            part(
                "An energy attack before it",
                "play $",
                "opponent: no defense",
                *BLAST,
                "pass",
                "opponent: play Sparring Kick",
            ),
            part(
                "The combat after",
                "play $",
                CUT,
                "until turn ends",
                "opponent: declare combat",
                *KICK,
                opp=hand("Sparring Kick"),
            ),
        ],
        "PRE-S84": [
            part("Bob's Setup", "play $", "opponent: no defense", "choose Far Setup"),
            part("Only Ann's own", "play $", opp={"play": []}),
        ],
        "PRE-S110": [
            "default",
            part(
                "Bob's Events",
                "play $",
                "opponent: no defense",
                "not offered: Sparring Shout",
                opp=hand("Sparring Shout"),
            ),
            part(
                "An Event as a defense",
                "play $",
                "opponent: no defense",
                "opponent: pass",
                "play Plain Card A",
                "not offered: Blue Rest",
                opp=hand("Blue Rest", "Sparring Block"),
            ),
            part(
                "It is stopped",
                "play $",
                "opponent: play Sparring Shield",
                "opponent: play Sparring Shout",
                opp=hand("Sparring Shout", "Sparring Shield"),
            ),
        ],
        "PRE-S111": [
            part(
                "Bob's pile",
                "play $",
                "opponent: no defense",
                "Your opponent",
                "choose Plain Card T",
                "choose Plain Card R",
                "choose Plain Card M",
            ),
            part("Her own pile", "play $", "opponent: no defense", "You"),
        ],
        "PRE-S112": [
            part(
                "Bob's attacks after it",
                "play $",
                "opponent: no defense",
                "not offered: Sparring Beam",
                "opponent: play Sparring Kick",
            ),
            part(
                "The combat after",
                "play $",
                "opponent: no defense",
                CUT,
                "until turn ends",
                "opponent: declare combat",
                *BLAST,
                opp=hand("Sparring Beam"),
            ),
        ],
        "PRE-S113": [
            part(
                "Bob advances at the end", "play $", "opponent: no defense", CUT, opp={"level": 2}
            ),
            part(
                "Bob is lowered at the end",
                "play $",
                "opponent: no defense",
                "until action",
                "opponent: pass",
                "pass",
                "Lower",
                opp={"level": 2},
            ),
            part("It is stopped", "play $", "opponent: play Sparring Shield", CUT),
            "default notes",
        ],
        "PRE-S114": [
            part(
                "Bob would capture",
                "play $",
                "opponent: no defense",
                *BLAST,
                "Capture",
                you={"play": ["Namek Dragon Ball 1", "Namek Dragon Ball 2"]},
            ),
            part(
                "The combat after",
                "play $",
                "opponent: no defense",
                CUT,
                "until turn ends",
                "opponent: declare combat",
                *BLAST,
                "Capture",
                you={"play": ["Namek Dragon Ball 1", "Namek Dragon Ball 2"]},
                opp=hand("Sparring Beam"),
            ),
            part(
                "Five Dragon Balls aren't safe",
                "play $",
                "opponent: no defense",
                *BLAST,
                "Capture",
                "Namek Dragon Ball 3",
                you={"play": [f"Namek Dragon Ball {n}" for n in range(1, 6)]},
            ),
            "default notes",
        ],
        "PRE-S115": [
            part(
                "Four of eight",
                "play $",
                "opponent: no defense",
                "choose Plain Card K",
                "choose Near Setup",
                "choose Namekian Pound",
                "choose Namekian Stance",
                "choose Near Setup",
                "choose Plain Card K",
            ),
            part(
                "Three in the pile", "play $", "opponent: no defense", you={"discard": list("ABC")}
            ),
        ],
        "PRE-S119": [
            part("It doesn't advance", "play $", "opponent: play Sparring Shield"),
            part("It advances", "play $", "opponent: play Sparring Shield", you={"anger": 4}),
        ],
        "PRE-S120": [
            part(
                "Endurance against Styled attacks",
                "play $",
                "opponent: no defense",
                "None",
                "opponent: pass",
                "play Red Frenzied Blasts",
                "opponent: no defense",
                "opponent: pass",
                "play Sparring Beam",
                "opponent: no defense",
                "opponent: Banish it",
                you={"+hand": ["Red Frenzied Blasts", "Sparring Beam"]},
                opp={
                    "life_deck": [
                        "Saiyan Direct Strike",
                        *"ABCDEF",
                        "Saiyan Direct Strike",
                        *"GHIJ",
                        "Saiyan Direct Strike",
                        *"KLMNOP",
                    ]
                },
            ),
            part(
                "The combat after",
                "play $",
                CUT,
                "until turn ends",
                "opponent: declare combat",
                "opponent: pass",
                "play Red Frenzied Blasts",
                "opponent: no defense",
                "opponent: Banish it",
                you={"hand": ["$", "Red Frenzied Blasts"], "stages": 10},
                opp={
                    "hand": [],
                    "life_deck": [*"ABCDEFGHI", "Saiyan Direct Strike", *"JKLMNOPABCDEF"],
                },
            ),
        ],
        "PRE-S122": [
            "default",
            part(
                "It is answered, the Life Deck",
                "play $",
                "opponent: play Sparring Shield",
                you={"mastery": "Namekian Knowledge Mastery"},
            ),
        ],
        "PRE-S133": [
            part("Bob has cards in hand", "play $"),
            part("Bob has none", "play $", "choose Far Setup", opp=hand()),
            "default notes",
        ],
        "PRE-S134": [part("It hits", "play $"), part("Bob has no card", "play $", opp=hand())],
        "PRE-S135": [
            part(
                "Bob's next attack and the one after",
                "play $",
                "opponent: no defense",
                "opponent: play Sparring Burst",
                "no defense",
                "pass",
                "opponent: play Sparring Burst",
                "no defense",
                opp=hand("Sparring Burst", "Sparring Burst"),
            ),
            part(
                "Two stages left",
                "play $",
                "opponent: no defense",
                "opponent: play Sparring Kick",
                "no defense",
                opp={"hand": ["Sparring Kick"], "stages": 2},
            ),
            part(
                "It is stopped",
                "play $",
                "opponent: play Sparring Block",
                "opponent: play Sparring Kick",
                "no defense",
            ),
        ],
        "PRE-S136": [
            part("Three of four", "play $", "opponent: no defense", "yes", "3", you={"stages": 4}),
            part("Declined", "play $", yes=False),
        ],
        "PRE-S138": [
            part(
                "An effect, then critical damage", "play $", "yes", "Lower", "opponent: no defense"
            ),
            part("Declined", "play $", yes=False),
            part("It is stopped", "play $", "yes", "Lower", "opponent: play Sparring Block"),
        ],
        "PRE-S139": [
            "default",
            part("Three stages above zero", "not offered: $", you={"stages": 3}),
        ],
        "PRE-S140": [
            part("Two anger", "play $", "opponent: play Sparring Block", you={"anger": 1}),
            part("Three anger", "play $", "opponent: play Sparring Block", you={"anger": 2}),
            part(
                "Three anger, a Mastery's Power",
                "play $",
                "opponent: use Blue Protective Mastery",
                "discard Sparring Beam",
                opp={"mastery": "Blue Protective Mastery"},
            ),
            part(
                "Three anger, Endurance of a Physical Combat card",
                "play $",
                "opponent: no defense",
                opp={"stages": 0, "life_deck": ["Saiyan Direct Strike", *"ABCDEF", "Saiyan Focus"]},
            ),
            part("Five anger", "play $", "opponent: play Sparring Block", you={"anger": 4}),
        ],
        "PRE-S142": [
            "default",
            part("It is stopped", "play $", "opponent: play Sparring Block"),
            part("Without the Mastery", "play $", you={"mastery": "Sparring Mastery"}),
        ],
    }


def _defenses() -> dict[str, list[Part | str]]:
    copy = ("opponent: play Sparring Kick", "you: play $", "yes", "Plain Card A", "opponent: pass")
    return {
        "PRE-S65": [
            part("It answers an attack", "opponent: play Sparring Beam", "you: play $", **BOB),
            part(
                "A Mastery would discard it",
                "opponent: play Sparring Kick",
                "you: use Blue Protective Mastery",
                "yes",
                "yes",
                you=hand("$"),
                **BOB,
            ),
            part(
                "Declined",
                "opponent: play Sparring Kick",
                "you: use Blue Protective Mastery",
                "yes",
                "no",
                you=hand("$"),
                **BOB,
            ),
            part(
                "An Event discards it",
                "play Sparring Trade",
                you=hand("$", "Sparring Trade"),
                **ANN,
            ),
            part(
                "Bob's MP would discard it",
                "pass",
                "opponent: use Krillin",
                "no defense",
                "yes",
                you=hand("$"),
                opp={"mp": "Krillin", "level": 2},
                **ANN,
            ),
        ],
        "PRE-S66": [
            part(
                "The copy is Ann's next action",
                "opponent: play Sparring Beam",
                "you: play $",
                "yes",
                "Plain Card A",
                "opponent: no defense",
                **BOB,
            ),
            part(
                "Too few stages for the copy",
                "opponent: play Sparring Beam",
                "you: play $",
                "yes",
                "Plain Card A",
                "until action",
                you={"stages": 1},
                **BOB,
            ),
            part("Declined", "opponent: play Sparring Beam", "you: play $", yes=False, **BOB),
        ],
        "PRE-S70": [
            part("The bottom card is Styled", "opponent: play Sparring Beam", "you: play $", **BOB),
            part(
                "It is not",
                "opponent: play Sparring Beam",
                "you: play $",
                you={"+discard": ["Plain Card A"]},
                **BOB,
            ),
            part(
                "Two stages are left",
                "opponent: play Sparring Beam",
                "you: play $",
                opp={"stages": 3},
                **BOB,
            ),
        ],
        "PRE-S89": [
            part(
                "Costs after it",
                "opponent: play Sparring Kick",
                "you: play $",
                "you: play Namekian Sudden Blast",
                "opponent: no defense",
                "opponent: play Black Lightning Storm",
                "no defense",
                "pass",
                "opponent: play Sparring Beam",
                "no defense",
                you={"+hand": ["Namekian Sudden Blast"]},
                opp={"+hand": ["Black Lightning Storm"]},
                **BOB,
            ),
            part(
                "Not below 1",
                "opponent: play Sparring Kick",
                "you: play $",
                "you: play Red Heating Beams",
                "opponent: no defense",
                you={"+hand": ["Red Heating Beams"], "stages": 1},
                **BOB,
            ),
        ],
        "PRE-S125": [
            part(
                "Two in a chosen order",
                "opponent: play Sparring Beam",
                "you: play $",
                "choose Blue Defensive Stance",
                **BOB,
            ),
            part(
                "One in the pile",
                "opponent: play Sparring Beam",
                "you: play $",
                you={"discard": ["Plain Card A", "Blue Arm Blast"]},
                **BOB,
            ),
        ],
        "PRE-S124": [
            part(
                "Bob's anger is lowered",
                "opponent: play Sparring Beam",
                "you: play $",
                "Your opponent",
                "Lower it 1",
                **BOB,
            ),
            part(
                "Ann's is raised",
                "opponent: play Sparring Beam",
                "you: play $",
                "You",
                "Raise it 1",
                **BOB,
            ),
        ],
        "PRE-S126": [
            part(
                "Five, six and seven life cards of Bob",
                "opponent: play Sparring Beam",
                "you: play $",
                "pass",
                *BLAST,
                "pass",
                "opponent: play Sparring Slam",
                "no defense",
                "pass",
                "opponent: play Sparring Focus",
                "no defense",
                you={"life_deck": list("ABCDEFGHIJKLMNOPQRST")},
                opp={"hand": ["Sparring Beam", "Sparring Beam", "Sparring Slam", "Sparring Focus"]},
                **BOB,
            ),
            part(
                "Ann's critical damage",
                "opponent: play Sparring Beam",
                "you: play $",
                "play Sparring Beam",
                you=hand("$", "Sparring Beam"),
                **BOB,
            ),
        ],
        "PRE-S128": [
            part(
                "Attacks after it",
                "opponent: play Sparring Beam",
                "you: play $",
                "play Plain Card A",
                **BOB,
            ),
            part(
                "The combat after",
                "opponent: play Sparring Beam",
                "you: play $",
                CUT,
                "until turn ends",
                "declare combat",
                "play Plain Card A",
                you=hand("$", "Plain Card A"),
                **BOB,
            ),
        ],
        "PRE-S129": [
            part(
                "Her own MP",
                "opponent: play Sparring Beam",
                "you: play $",
                "choose Gohan - Resilient Child",
                **BOB,
            ),
            part(
                "An Ally",
                "opponent: play Sparring Beam",
                "you: play $",
                "choose Helper - Near",
                you={"+play": ["Helper - Near"]},
                **BOB,
            ),
        ],
        "PRE-S143": [
            part(
                "The power level is lower",
                "opponent: play Sparring Kick",
                "you: play $",
                you={"stages": 2},
                **BOB,
            ),
            part(
                "It is higher",
                "opponent: play Sparring Kick",
                "you: play $",
                opp={"stages": 2},
                **BOB,
            ),
        ],
        "PRE-S144": [
            part("The copy is Ann's next action", *copy[:4], "opponent: no defense", **BOB),
            part(
                "The attack can't be stopped",
                "opponent: play Blue Round Throw",
                "you: play $",
                "yes",
                "Plain Card A",
                opp={"mp": "Krillin", "level": 4, "hand": ["Blue Round Throw"]},
                **BOB,
            ),
            part("Declined", *copy[:2], yes=False, **BOB),
        ],
        "PRE-S146": [
            part(
                "Bob's next action is a physical attack",
                "opponent: play Sparring Kick",
                "you: play $",
                "pass",
                "opponent: play Sparring Kick",
                "pass",
                "opponent: play Sparring Kick",
                "no defense",
                opp=hand(*["Sparring Kick"] * 3),
                **BOB,
            ),
            part(
                "It is an energy attack",
                "opponent: play Sparring Kick",
                "you: play $",
                "pass",
                *BLAST,
                "pass",
                "opponent: play Sparring Kick",
                "no defense",
                opp=hand("Sparring Kick", "Sparring Beam", "Sparring Kick"),
                **BOB,
            ),
            part(
                "It is a pass",
                "opponent: play Sparring Kick",
                "you: play $",
                "play Plain Card A",
                "opponent: pass",
                "play Plain Card B",
                "opponent: play Sparring Kick",
                "no defense",
                opp=hand("Sparring Kick", "Sparring Kick"),
                **BOB,
            ),
        ],
        "PRE-S147": [
            part(
                "Attacks after it",
                "opponent: play Sparring Kick",
                "you: play $",
                "pass",
                "opponent: play Sparring Kick",
                "no defense",
                "pass",
                "opponent: play Sparring Burst",
                "no defense",
                you={"stages": 5},
                opp=hand("Sparring Kick", "Sparring Kick", "Sparring Burst"),
                **BOB,
            ),
            part(
                "Ann's own attack",
                "opponent: play Sparring Kick",
                "you: play $",
                "play Plain Card A",
                **BOB,
            ),
        ],
        "PRE-S150": [
            part("It answers an attack", "opponent: play Sparring Kick", "you: play $", **BOB),
            part(
                "Bob chooses his Ally",
                "opponent: play Sparring Kick",
                "you: play $",
                "opponent: Friend - Far",
                opp={"+play": ["Friend - Far"]},
                **BOB,
            ),
        ],
        "PRE-S145": [
            "default",
            part(
                "An Ally gains them",
                "opponent: play Sparring Kick",
                "you: play $",
                "choose Helper - Near",
                you={"+play": ["Helper - Near"]},
                **BOB,
            ),
        ],
        "PRE-S68": [
            "default",
            part(
                "No Drill in the pile",
                "opponent: play Sparring Beam",
                "you: play $",
                you={"discard": ["Plain Card A"]},
                **BOB,
            ),
        ],
    }


PARTS |= _setups_and_drills() | _events() | _attacks() | _defenses()
