"""What is played in the golden logs of the Premiere Set's commons and promos; see `standard.py`."""

from __future__ import annotations

from typing import Any

try:
    from .parts import ANN, BLAST, BOB, CUT, KICK, Part, hand, part
    from .parts import PARTS as STARTERS
except ImportError:
    from parts import (  # type: ignore[no-redef]
        ANN,
        BLAST,
        BOB,
        CUT,
        KICK,
        Part,
        hand,
        part,
    )
    from parts import PARTS as STARTERS  # type: ignore[no-redef]

PARTS: dict[str, list[Part | str]] = {}
"""Card id to its parts; "default" stands for what cards without a script get."""

NEXT_COMBAT = (CUT, "until turn ends", "opponent: declare combat", "opponent: pass")
BEAM_ON = ("opponent: play Sparring Beam", "you: play $")
KICK_ON = ("opponent: play Sparring Kick", "you: play $")


def balls(*numbers: int, **more: Any) -> dict[str, Any]:
    """A side with these Namek Dragon Balls in play."""
    return {"play": [f"Namek Dragon Ball {n}" for n in numbers], **more}


def ally(card: str, stages: int, mp_stages: int, **more: Any) -> dict[str, Any]:
    """A side whose Ally and MP have these stages."""
    return {"play": [{"card": card, "stages": stages}], "stages": mp_stages, **more}


def _personalities() -> dict[str, list[Part | str]]:
    return {
        "PRE-P1": STARTERS["PRE-S1"],
        "PRE-P2": STARTERS["PRE-S5"],
        "PRE-P3": STARTERS["PRE-S9"],
        "PRE-P4": STARTERS["PRE-S13"],
        "PRE-P5": [
            part("A card for a card", "use Goku"),
            part(
                "A Dragon Ball on top goes to the bottom",
                "use Goku",
                you={"life_deck": ["Namek Dragon Ball 1", *"ABCD"]},
            ),
            part(
                "Its last card but one",
                "use Goku",
                you={"life_deck": ["Plain Card A", "Plain Card B"]},
            ),
        ],
        "PRE-P6": STARTERS["PRE-S21"],
        "PRE-P13": STARTERS["PRE-S17"],
        "PRE-C4": [
            part(
                "Ann declares",
                "declare combat",
                "choose Plain Card F",
                "choose Plain Card C",
                "choose Plain Card E",
                phase="declare",
            ),
            part("Bob declares", "opponent: declare combat", turn="opponent", phase="declare"),
            part(
                "Two cards in the Life Deck, none in Bob's pile",
                "declare combat",
                you={"life_deck": ["Plain Card A", "Plain Card B"]},
                opp={"discard": []},
                phase="declare",
            ),
        ],
        "PRE-C5": [
            part(
                "Bob's Life Deck",
                "declare combat",
                "Your opponent",
                "choose Plain Card D",
                "choose Plain Card A",
                "choose Plain Card B",
                "choose Plain Card Q",
                phase="declare",
            ),
            part("Her own", "declare combat", "You", "choose Plain Card D", phase="declare"),
        ],
        "PRE-C6": [
            part(
                "It hits; the Ally acts at once",
                "use Captain Ginyu - Leader",
                "choose Friend",
                "opponent: no defense",
                "opponent: pass",
                "play Plain Card A with Friend",
                "opponent: pass",
                "pass",
                you={"+life_deck": ["Helper - Near", "Friend - Far"]},
            ),
            part(
                "One of two Allies acts",
                "use Captain Ginyu - Leader",
                "opponent: no defense",
                "choose Friend - Far",
                "opponent: pass",
                "use Friend - Far",
                "opponent: pass",
                "not offered: Helper - Near",
                you={"+life_deck": ["Helper - Near"], "play": ["Friend - Far"]},
            ),
            part("No Ally", "use Captain Ginyu - Leader"),
            part(
                "It is stopped",
                "use Captain Ginyu - Leader",
                "opponent: play Sparring Shield",
                "opponent: pass",
                "not offered: Helper - Near",
                you={"+life_deck": ["Helper - Near"]},
            ),
            part(
                "The combat after",
                "use Captain Ginyu - Leader",
                "opponent: no defense",
                *NEXT_COMBAT,
                "not offered: Helper - Near",
                you={"+life_deck": ["Helper - Near"], "stages": 10},
            ),
        ],
        "PRE-C7": [
            part(
                "Two of the Ginyu Force, and Bob has one",
                "use Captain Ginyu - Energized",
                "choose Guldo",
                you={"+discard": ["PRE-C10", "Helper - Near"], "+play": ["PRE-C11"]},
                opp={"+play": ["PRE-C10"]},
            ),
            part(
                "Another Ally",
                "use Captain Ginyu - Energized",
                you={"+discard": ["Helper - Near"]},
            ),
            part(
                "Five anger",
                "use Captain Ginyu - Energized",
                "opponent: play Sparring Shield",
                you={"+discard": ["PRE-C10"], "anger": 4},
            ),
        ],
    }


def _allies() -> dict[str, list[Part | str]]:
    return {
        "PRE-C8": [
            part(
                "The MP is at 1",
                "use Chaozu",
                "opponent: no defense",
                "None",
                "opponent: pass",
                "pass",
                you=ally("PRE-C8", 6, 1),
            ),
            part(
                "The MP is at 0; it is stopped",
                "use Chaozu",
                "opponent: play Sparring Shield",
                "opponent: pass",
                you=ally("PRE-C8", 4, 0),
            ),
            part("The MP is at 5", "not offered: Chaozu - Resurrected", you=ally("PRE-C8", 6, 5)),
            part(
                "Three stages are too few",
                "not offered: Chaozu - Resurrected",
                you=ally("PRE-C8", 3, 0, hand=[]),
            ),
            part(
                "It leaves play before",
                "use Chaozu",
                "opponent: no defense",
                "None",
                CUT,
                "until turn ends",
                you=ally("PRE-C8", 6, 1, hand=[]),
            ),
        ],
        "PRE-C9": [
            part("The MP is at 1", "use Tenshinhan", you=ally("PRE-C9", 5, 1)),
            part(
                "It is stopped; once a turn",
                "use Tenshinhan",
                "opponent: play Sparring Shield",
                "opponent: pass",
                "not offered: Tenshinhan - Returned",
                you=ally("PRE-C9", 5, 0, hand=[]),
            ),
            part("The MP is at 5", "not offered: Tenshinhan - Returned", you=ally("PRE-C9", 5, 5)),
            part(
                "The Ally is at 1",
                "not offered: Tenshinhan - Returned",
                you=ally("PRE-C9", 1, 1, hand=[]),
            ),
            part(
                "It is played, then powers up",
                "play Tenshinhan",
                "declare combat",
                you={"hand": ["PRE-C9"], "play": []},
                phase="planning",
            ),
        ],
        "PRE-C10": [
            part(
                "The MP is at 1, a physical attack; then attacks",
                "opponent: play Sparring Kick",
                "you: use Guldo",
                "play Plain Card A with Frieza",
                "opponent: no defense",
                "opponent: play Sparring Beam",
                "no defense",
                "None",
                "play Sparring Burst with Guldo",
                you=ally("PRE-C10", 5, 1, hand=["Plain Card A", "Sparring Burst"]),
                **BOB,
            ),
            part(
                "The MP is at 0, an energy attack; the combat after",
                "opponent: play Sparring Beam",
                "you: use Guldo",
                CUT,
                "until turn ends",
                "declare combat",
                "play Plain Card A",
                you=ally("PRE-C10", 5, 0, hand=["Plain Card A"]),
                **BOB,
            ),
            part(
                "The MP is at 5",
                "opponent: play Sparring Kick",
                "not offered: Guldo - Ginyu Force",
                you=ally("PRE-C10", 5, 5, hand=["Black Finger Block"]),
                **BOB,
            ),
        ],
        "PRE-C11": [
            part("The MP is at 1 and can't pay", "use Recoome", you=ally("PRE-C11", 5, 1)),
            part(
                "The MP is above 1, another effect lets the Ally act",
                "use Captain Ginyu - Leader",
                "opponent: no defense",
                "opponent: pass",
                "use Recoome",
                "opponent: no defense",
                "yes",
                you=ally("PRE-C11", 5, 8, mp="Captain Ginyu"),
            ),
            part(
                "Declined",
                "use Captain Ginyu - Leader",
                "opponent: no defense",
                "opponent: pass",
                "use Recoome",
                "opponent: no defense",
                "no",
                you=ally("PRE-C11", 5, 8, mp="Captain Ginyu"),
            ),
            part(
                "It is stopped",
                "use Recoome",
                "opponent: play Sparring Block",
                you=ally("PRE-C11", 5, 1),
            ),
            part("The MP is at 5", "not offered: Recoome - Ginyu Force", you=ally("PRE-C11", 5, 5)),
        ],
        "PRE-C12": [
            part(
                "Neither side uses a Setup; he leaves",
                "not offered: Near Setup",
                "play Plain Card A",
                "opponent: no defense",
                "not offered: Far Setup",
                "opponent: play Sparring Sweep",
                "opponent: choose Nappa",
                "use Near Setup",
                opp={"+hand": ["Sparring Sweep"]},
            ),
            part(
                "Setups are played",
                "play Near Setup",
                you={"hand": ["Near Setup"]},
                phase="planning",
            ),
        ],
    }


def _dragon_balls() -> dict[str, list[Part | str]]:
    own = {"play": ["PRE-C1", "Namek Dragon Ball 2"]}
    return {
        "PRE-C1": [
            part(
                "It is played; attacks after it",
                "play Namek Dragon Ball 1",
                "declare combat",
                "play Plain Card A",
                "opponent: no defense",
                *KICK,
                phase="planning",
            ),
            part("Another can't be captured", *BLAST, "Capture", you=own, **BOB),
            part(
                "It can; the captor's attacks",
                *BLAST,
                "Capture",
                "pass",
                *KICK,
                you={"play": ["PRE-C1"]},
                **BOB,
            ),
            part(
                "Bob's own with one of Ann's",
                "play Sparring Beam",
                "opponent: no defense",
                "Capture",
                you={"play": ["PRE-C1"], "hand": ["Sparring Beam"]},
                opp={"play": ["Namek Dragon Ball 2"]},
            ),
        ],
        "PRE-C2": [
            part(
                "Bob's MP",
                "play Namek Dragon Ball 2",
                "yes",
                "Your opponent",
                opp={"level": 3},
                phase="planning",
            ),
            part(
                "Her own",
                "play Namek Dragon Ball 2",
                "yes",
                "You",
                you={"level": 2},
                phase="planning",
            ),
            part("Declined", "play Namek Dragon Ball 2", "no", opp={"level": 3}, phase="planning"),
            part(
                "Bob is on level 1",
                "play Namek Dragon Ball 2",
                "yes",
                "Your opponent",
                phase="planning",
            ),
            part(
                "It is captured",
                "play Sparring Beam",
                "opponent: no defense",
                "Capture",
                "yes",
                "yes",
                "Your opponent",
                you=hand("Sparring Beam"),
                opp={"play": ["PRE-C2"], "level": 2},
            ),
        ],
        "PRE-C3": [
            part(
                "It is played",
                "play Namek Dragon Ball 3",
                "choose Plain Card A",
                "choose Plain Card D",
                "Your opponent",
                "Lower",
                phase="planning",
            ),
            part(
                "Her own anger",
                "play Namek Dragon Ball 3",
                "choose Plain Card A",
                "choose Plain Card D",
                "You",
                "Raise",
                phase="planning",
            ),
            part(
                "Captured by critical damage",
                "play Sparring Beam",
                "opponent: no defense",
                "Capture",
                "yes",
                you=hand("Sparring Beam"),
                opp={"play": ["PRE-C3"]},
            ),
        ],
    }


def _black_and_blue() -> dict[str, list[Part | str]]:
    return {
        "PRE-C13": [
            part(
                "An energy attack hits, twice",
                "play Sparring Burst",
                "opponent: no defense",
                "yes",
                "choose Far Drill",
                "opponent: pass",
                "play Sparring Burst",
                "opponent: no defense",
                "yes",
                "choose Far Setup",
                you=hand("Sparring Burst", "Sparring Burst"),
            ),
            part("Declined", "play Sparring Burst", yes=False, you=hand("Sparring Burst")),
            part(
                "It is stopped",
                "play Sparring Burst",
                "opponent: play Sparring Shield",
                you=hand("Sparring Burst"),
            ),
            part("A physical attack", "play Plain Card A"),
            part("Bob has neither", "play Sparring Burst", you=hand("Sparring Burst"), opp=balls()),
        ],
        "PRE-C14": [
            part(
                "Both place a card",
                "play $",
                "yes",
                "choose Plain Card B",
                "opponent: choose Sparring Kick",
            ),
            part("Declined", "play $", yes=False),
            part("Ann has no other card", "play $", you=hand("$")),
            part("Bob has none", "play $", "yes", opp=hand()),
            part("It is stopped", "play $", "yes", "opponent: play Sparring Shield"),
        ],
        "PRE-C15": [
            "default",
            part(
                "Bob's effect discards it",
                "pass",
                "opponent: use Krillin",
                "no defense",
                you=hand("$"),
                opp={"mp": "Krillin", "level": 2},
                **ANN,
            ),
            part(
                "Bob has no anger",
                *BEAM_ON,
                opp={"anger": 1},
                **BOB,
            ),
        ],
        "PRE-C16": ["default", part("Five anger", "play $", you={"anger": 3}), "default notes"],
        "PRE-C17": ["default"],
        "PRE-C18": ["default", part("The AT is 0", "play $", opp={"level": 3})],
        "PRE-C19": [
            part(
                "Cards that banish themselves after it",
                "play $",
                "opponent: no defense",
                "opponent: play Blue Defensive Effect",
                "play Blue Defensive Effect",
                "opponent: play Sparring Kick",
                "no defense",
                you={"+hand": ["Blue Defensive Effect"]},
                opp={"+hand": ["Blue Defensive Effect"]},
            ),
            part(
                "A card is banished by another effect",
                "play $",
                "opponent: no defense",
                "opponent: play Sparring Beam",
                "you: play Black Swipe",
                you={"+hand": ["Black Swipe"]},
            ),
            part(
                "In Bob's turn and in Ann's next",
                "play $",
                "opponent: no defense",
                CUT,
                "until turn ends",
                "opponent: declare combat",
                "opponent: play Blue Defensive Effect",
                CUT,
                "until turn ends",
                "declare combat",
                "pass",
                "opponent: play Blue Defensive Effect",
                opp={
                    "hand": ["Blue Defensive Effect"],
                    "life_deck": [*"ABCDEFGHI", "Blue Defensive Effect", *"JKLMNOPQRST"],
                },
            ),
            part(
                "It is stopped",
                "play $",
                "opponent: play Sparring Shield",
                "opponent: play Blue Defensive Effect",
                opp={"+hand": ["Blue Defensive Effect"]},
            ),
        ],
        "PRE-C20": [
            part(
                "From both piles",
                "use $",
                you={"+life_deck": ["Helper - Near"], "+discard": ["Friend - Far", "Plain Card A"]},
            ),
            part("Only in the discard pile", "use $", you={"+discard": ["Friend - Far"]}),
            part("Nowhere", "use $"),
        ],
        "PRE-C21": [
            part(
                "Its effects are used",
                "use $",
                "choose Namek Dragon Ball 2",
                "yes",
                opp=balls(1, 2),
            ),
            part("They are not", "use $", "choose Namek Dragon Ball 2", yes=False, opp=balls(1, 2)),
            part("Bob has none", "use $"),
            part(
                "Ann captures back",
                "use $",
                opp={"play": [{"card": "Namek Dragon Ball 2", "captured": True}]},
            ),
        ],
        "PRE-C22": [
            part(
                "Cards that end combat and others",
                "not offered: Black Power Up",
                "not offered: Sparring Truce",
                "use Near Setup",
                "not offered: Sparring Truce",
                you={"+play": ["Black Power Up"], "+hand": ["Sparring Truce"]},
                opp={"hand": ["Sparring Truce"]},
            ),
        ],
        "PRE-C23": [
            part(
                "Bob's anger is lowered to 0, then again",
                "play Sparring Insult",
                "opponent: pass",
                "play Sparring Insult",
                you=hand("Sparring Insult", "Sparring Insult"),
                opp={"anger": 1},
            ),
            part(
                "A critical damage effect",
                "play Sparring Beam",
                "opponent: no defense",
                "Lower",
                you=hand("Sparring Beam"),
                opp={"anger": 0},
            ),
            part(
                "Bob lowers Ann's",
                "pass",
                "opponent: play Sparring Insult",
                opp=hand("Sparring Insult"),
                you={"anger": 0},
            ),
            part(
                "Physical and energy attacks",
                "play Plain Card A",
                "opponent: no defense",
                "opponent: pass",
                "play Sparring Burst",
                you=hand("Plain Card A", "Sparring Burst"),
            ),
        ],
        "PRE-C24": [
            part(
                "Bob would raise his anger",
                "play $",
                "opponent: play Sparring Shout",
                "play Sparring Shout",
                you={"+hand": ["Sparring Shout"]},
                opp=hand("Sparring Shout"),
            ),
            part(
                "In the combat after",
                "play $",
                CUT,
                "until turn ends",
                "opponent: declare combat",
                "opponent: play Sparring Shout",
                opp=hand("Sparring Shout"),
            ),
            part(
                "A level still changes",
                "play $",
                "opponent: play Sparring Growth",
                opp=hand("Sparring Growth"),
            ),
        ],
        "PRE-C25": [
            part("Five stages", *KICK_ON, "5", **BOB),
            part("None", *KICK_ON, "0", **BOB),
            part("One stage left", *KICK_ON, "1", you={"stages": 1}, **BOB),
            part(
                "An Ally can't pay", *KICK_ON, you={"stages": 0, "+play": ["Helper - Near"]}, **BOB
            ),
        ],
        "PRE-C26": [
            part("Five stages", "play $", "5"),
            part("None", "play $", "0"),
            part("Declined", "play $", yes=False),
            part(
                "An Ally performs it and pays",
                "play $ with Helper",
                "3",
                you={"play": [{"card": "Helper - Near", "stages": 3}], "stages": 1},
            ),
            part("It is stopped", "play $", "4", "opponent: play Sparring Shield"),
        ],
        "PRE-C27": [
            "default",
            part("Bob has no anger", "play $", opp={"anger": 0}),
            part("It is stopped", "play $", "opponent: play Sparring Block"),
        ],
        "PRE-C28": [
            part("After life cards", "pass", *BLAST, "None", "play $"),
            part("After stages", "pass", *KICK, "play $"),
            part(
                "After both with a modifier",
                "pass",
                "opponent: play Sparring Burst",
                "no defense",
                "play $",
                opp={"hand": ["Sparring Burst"], "play": ["PRE-C36"]},
            ),
            part("Bob has not attacked", "play $"),
            part(
                "His last attack was stopped",
                "pass",
                "opponent: play Sparring Beam",
                "you: play Blue Defensive Stance",
                "play $",
                you={"+hand": ["Blue Defensive Stance"]},
            ),
        ],
    }


def _namekian_and_orange() -> dict[str, list[Part | str]]:
    captured = {"play": ["Namek Dragon Ball 1", {"card": "Namek Dragon Ball 2", "captured": True}]}
    return {
        "PRE-C29": [
            part("Two Dragon Balls", "play $", you=captured, opp=balls(3)),
            part("None", "play $", opp=balls(3)),
            part("It is stopped", "play $", "opponent: play Sparring Block", you=captured),
        ],
        "PRE-C30": [
            part(
                "Her own Dragon Ball",
                "play $",
                "yes",
                "choose Namek Dragon Ball 1",
                "yes",
                "Lower",
                you=captured,
            ),
            part(
                "A captured one", "play $", "yes", "choose Namek Dragon Ball 2", "no", you=captured
            ),
            part("Declined", "play $", "no", you=captured),
            part("None", "play $"),
            part(
                "It is stopped",
                "play $",
                "yes",
                "choose Namek Dragon Ball 1",
                "yes",
                "Discard",
                "opponent: play Sparring Shield",
                you=captured,
                opp={"+play": ["Friend - Far"]},
            ),
        ],
        "PRE-C31": [
            part("Three Dragon Balls in play", "play $", you=captured, opp=balls(3)),
            part("None", "play $"),
            part("It is stopped", "play $", "opponent: play Sparring Shield", you=captured),
        ],
        "PRE-C32": [
            part(
                "Two Dragon Balls",
                "play $",
                "opponent: no defense",
                *KICK,
                "play Plain Card A",
                "opponent: no defense",
                "opponent: pass",
                "play Plain Card B",
                "opponent: play Sparring Block",
                you=captured,
            ),
            part(
                "One",
                "play $",
                "opponent: no defense",
                "opponent: pass",
                "play Plain Card A",
                you=balls(1),
            ),
            part(
                "It is stopped",
                "play $",
                "opponent: play Sparring Shield",
                "opponent: pass",
                "play Plain Card A",
                you=captured,
            ),
            part(
                "The combat after",
                "play $",
                "opponent: no defense",
                *NEXT_COMBAT,
                "play Plain Card A",
                you=captured | hand("$", "Plain Card A"),
            ),
        ],
        "PRE-C33": [
            part("Two cards", "play $", "yes", "2"),
            part("One", "play $", "yes", "1"),
            part("Declined", "play $", yes=False),
            part(
                "It is stopped",
                "play $",
                "yes",
                "2",
                "opponent: play Sparring Shield",
                opp={"anger": 4},
            ),
        ],
        "PRE-C34": [
            part(
                "Two Dragon Balls: two uses",
                "play $",
                "opponent: no defense",
                "opponent: pass",
                "use $",
                "opponent: no defense",
                "opponent: pass",
                "pass",
                you=captured,
            ),
            part("One", "play $", "opponent: no defense", you=balls(1)),
            part(
                "It is stopped, then used again",
                "play $",
                "opponent: play Sparring Shield",
                "opponent: pass",
                "use $",
                you=captured,
            ),
            part("It isn't used again", "play $", "opponent: no defense", CUT, you=captured),
        ],
        "PRE-C35": [
            part("It is done", "play $", "yes", "choose Namek Dragon Ball 1", you=captured),
            part(
                "An MP of three Traits",
                "play $",
                "yes",
                "choose Namek Dragon Ball 1",
                you=captured | {"mp": "Gohan"},
            ),
            part("Declined", "play $", "no", you=captured),
            part("None", "play $"),
        ],
        "PRE-C36": [
            part(
                "Energy and physical attacks",
                "play Sparring Burst",
                "opponent: no defense",
                *BLAST,
                "None",
                "play Plain Card A",
                you=hand("Sparring Burst", "Plain Card A"),
            ),
        ],
        "PRE-C37": [
            part(
                "Energy and physical attacks",
                "play Sparring Burst",
                "opponent: no defense",
                *KICK,
                "play Plain Card A",
                you=hand("Sparring Burst", "Plain Card A"),
            ),
        ],
        "PRE-C38": [
            part(
                "Damage after it",
                "play $",
                "opponent: no defense",
                "opponent: play Sparring Beam",
                "you: no defense",
                "you: Leave",
                "you: Banish it",
                you={"life_deck": ["Plain Card A", "Plain Card B", "Orange Refocus", *"CDEFGHIJK"]},
            ),
            part(
                "A card with Endurance keeps its own",
                "play $",
                "opponent: no defense",
                "opponent: play Sparring Focus",
                "you: no defense",
                "you: Banish it",
                you={"life_deck": ["Orange Precise Shot", *"CDEFGHIJK"]},
                opp=hand("Sparring Focus"),
            ),
            part(
                "Bob's cards don't",
                "play $",
                "opponent: no defense",
                "opponent: pass",
                "play Sparring Beam",
                "opponent: no defense",
                you={"+hand": ["Sparring Beam"]},
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
            part("It is stopped", "play $", "opponent: play Sparring Shield", *BLAST),
        ],
        "PRE-C39": [
            part("A Styled card", "play $", "choose Orange Hiding Drill"),
            part("None in the pile", "play $", you={"discard": list("ABC")}),
            part(
                "It is stopped",
                "play $",
                "choose Orange Cover Up",
                "opponent: play Sparring Shield",
            ),
        ],
        "PRE-C40": [
            "default",
            part(
                "An Ally gains them; five anger",
                *BEAM_ON,
                "choose Helper - Near",
                you={"+play": ["Helper - Near"], "anger": 4},
                **BOB,
            ),
        ],
        "PRE-C41": [
            part("A card of Bob's", "play $", "opponent: no defense", "choose Plain Card Q"),
            part(
                "A Dragon Ball",
                "play $",
                "opponent: no defense",
                "choose Namek Dragon Ball 1",
                opp={"+life_deck": ["Namek Dragon Ball 1", "Plain Card A"]},
            ),
            part("It is stopped", "play $", "opponent: play Sparring Shield"),
        ],
        "PRE-C42": [
            "default",
            part("No Drill in the pile", *KICK_ON, you={"discard": ["Plain Card A"]}, **BOB),
            part(
                "A Styled Drill of a name in play",
                *KICK_ON,
                you={"discard": ["Orange Hiding Drill"], "play": ["Orange Hiding Drill"]},
                **BOB,
            ),
        ],
        "PRE-C43": [
            part(
                "It hits",
                "play $",
                "opponent: no defense",
                you={"+discard": ["Sparring Beam", "Orange Palm Blasts"]},
            ),
            part(
                "One Energy Combat card",
                "play $",
                you={"discard": ["Plain Card A", "Sparring Beam"]},
            ),
            part("It is stopped", "play $", "opponent: play Sparring Shield"),
            part("Bob has no stage", "play $", opp={"stages": 0}),
        ],
    }


def _red_and_saiyan() -> dict[str, list[Part | str]]:
    twice = (
        "play Sparring Beam",
        "opponent: no defense",
    )
    return {
        "PRE-C44": [
            part(
                "Critical damage twice",
                *twice,
                "yes",
                "choose Plain Card Q",
                "None",
                "opponent: pass",
                *twice,
                "None",
                you=hand("Sparring Beam", "Sparring Beam"),
            ),
            part(
                "Declined, then taken",
                *twice,
                "no",
                "None",
                "opponent: pass",
                *twice,
                "yes",
                "choose Namek Dragon Ball 1",
                you=hand("Sparring Beam", "Sparring Beam"),
                opp={"+life_deck": ["Namek Dragon Ball 1", "Plain Card A"]},
            ),
            part("No critical damage", "play Plain Card A"),
        ],
        "PRE-C45": [
            part(
                "Energy attacks of both sides after it",
                "play $",
                "yes",
                "opponent: no defense",
                "opponent: play Sparring Beam",
                "you: no defense",
                "play Sparring Burst",
                "opponent: no defense",
                *KICK,
                you={"anger": 4, "+hand": ["Sparring Burst"]},
            ),
            part("Declined", "play $", "no", you={"anger": 3}),
            part("Two anger are too few", "play $"),
            part(
                "The combat after",
                "play $",
                "yes",
                CUT,
                "until turn ends",
                "opponent: declare combat",
                *BLAST,
                you={"anger": 3},
                opp=hand("Sparring Beam"),
            ),
            part(
                "It is stopped",
                "play $",
                "yes",
                "opponent: play Sparring Block",
                *BLAST,
                you={"anger": 3},
            ),
        ],
        "PRE-C46": [
            part(
                "Two uses",
                "play $",
                "opponent: no defense",
                "opponent: pass",
                "use $",
                "opponent: no defense",
                "opponent: pass",
                "pass",
            ),
            part(
                "It is stopped, then used again",
                "play $",
                "opponent: play Sparring Block",
                "opponent: pass",
                "use $",
            ),
            part(
                "Five anger between",
                "play $",
                "opponent: no defense",
                "opponent: pass",
                "use $",
                you={"anger": 3},
            ),
            part("It isn't used again", "play $", CUT),
        ],
        "PRE-C47": [
            part("Two anger", *KICK_ON, **BOB),
            part("None", *KICK_ON, you={"anger": 0}, **BOB),
        ],
        "PRE-C48": [
            part("It deals no damage", "play $", "yes", "opponent: no defense", you={"level": 3}),
            part("It does", "play $", "no", you={"level": 3}),
            part("On level 1", "play $"),
            part(
                "It is stopped", "play $", "yes", "opponent: play Sparring Shield", you={"level": 3}
            ),
        ],
        "PRE-C49": [
            part(
                "It hits twice",
                "play $",
                "opponent: no defense",
                "opponent: pass",
                "use $",
                "opponent: no defense",
                "opponent: pass",
                "pass",
            ),
            part("It is stopped", "play $", "opponent: play Sparring Block"),
            part(
                "It is stopped the second time",
                "play $",
                "opponent: no defense",
                "opponent: pass",
                "use $",
                "opponent: play Sparring Block",
            ),
        ],
        "PRE-C50": [
            part(
                "Attacks after it",
                "play $",
                "opponent: no defense",
                *KICK,
                "play Plain Card A",
                "opponent: no defense",
                "Lower",
                "opponent: pass",
                "play Plain Card B",
                "opponent: play Sparring Block",
            ),
            part(
                "The combat after",
                "play $",
                "opponent: no defense",
                *NEXT_COMBAT,
                "play Plain Card A",
                you=hand("$", "Plain Card A"),
            ),
            part(
                "It is stopped",
                "play $",
                "opponent: play Sparring Block",
                "opponent: pass",
                "play Plain Card A",
            ),
        ],
        "PRE-C51": [
            part("It hits", "play $"),
            part(
                "Endurance and a Dragon Ball",
                "play $",
                "opponent: no defense",
                "opponent: Banish it",
                opp={
                    "life_deck": [
                        "Plain Card A",
                        "Namek Dragon Ball 1",
                        "Plain Card B",
                        "Orange Refocus",
                        *"CDEFGH",
                    ]
                },
            ),
            part(
                "Stages past zero",
                "play $",
                you={"+play": ["PRE-C37"], "mastery": "Black Devious Mastery"},
                opp={"stages": 0},
            ),
            part("It is stopped", "play $", "opponent: play Sparring Shield"),
        ],
        "PRE-C52": [
            part(
                "Three of Bob's cards",
                "play $",
                "choose Far Setup",
                "choose Far Drill",
                "choose Orange Aura Drill",
                "opponent: no defense",
                "not offered: Far Setup",
                *BLAST,
                opp={"+play": ["PRE-C36"]},
            ),
            part(
                "Fewer cards in play",
                "play $",
                you={"play": ["Near Drill"]},
                opp={"play": ["Far Setup"]},
            ),
            part(
                "It is stopped",
                "play $",
                "choose Far Setup",
                "choose Far Drill",
                "choose Near Drill",
                "opponent: play Sparring Shield",
                "not offered: Far Drill",
            ),
            part(
                "The combat after",
                "play $",
                "choose Far Setup",
                "choose Far Drill",
                "choose Near Drill",
                "opponent: no defense",
                CUT,
                "until turn ends",
                "opponent: declare combat",
                "opponent: use Far Setup",
            ),
        ],
        "PRE-C53": [
            part("The higher power level", "play $"),
            part("The lower", "play $", opp={"level": 2}),
            part("AT 0", "play $", you={"stages": 9}, opp={"stages": 9}),
        ],
        "PRE-C54": [
            part(
                "The higher power level; attacks after it",
                "play $",
                "opponent: no defense",
                *KICK,
                "play Plain Card A",
            ),
            part(
                "The lower",
                "play $",
                "opponent: no defense",
                "opponent: pass",
                "play Plain Card A",
                opp={"level": 2},
            ),
            part(
                "It is stopped",
                "play $",
                "opponent: play Sparring Shield",
                "opponent: pass",
                "play Plain Card A",
            ),
        ],
        "PRE-C55": [
            "default",
            part("It is stopped", "play $", "opponent: play Sparring Block"),
            part("Bob has 1 anger", "play $", opp={"anger": 1}),
        ],
        "PRE-C56": [
            part("Capture", "play $", "yes", "Capture", opp=balls(1, 2)),
            part(
                "Lower; it is stopped", "play $", "yes", "Lower", "opponent: play Sparring Shield"
            ),
            part("Declined", "play $", "no"),
            part(
                "A critical damage of its own",
                "play $",
                "yes",
                "Discard",
                "opponent: no defense",
                "Lower",
                you={"+play": ["PRE-C36"]},
                opp={"+play": ["Friend - Far"]},
            ),
        ],
        "PRE-C57": [
            part("Two in a chosen order", "play $", "choose Near Setup", "choose Saiyan Arm Catch"),
            part("One", "play $", "choose Near Setup", "done"),
            part("None", "play $", "none"),
            part("None in the pile", "play $", you={"discard": []}),
        ],
        "PRE-C58": [
            part("The higher power level", *BEAM_ON, **BOB),
            part("The lower", *BEAM_ON, opp={"level": 2}, **BOB),
        ],
        "PRE-C59": [
            part("The higher power level", "play $"),
            part("The lower", "play $", opp={"level": 2}),
            part("With a modifier", "play $", you={"+play": ["PRE-C37"]}),
        ],
        "PRE-C60": [
            part("Bob is over 9,000", "play $", opp={"level": 2}),
            part("He isn't", "play $"),
            part("Ann is on level 4", "play $", you={"level": 4}, opp={"level": 2}),
            part(
                "Five anger later",
                "play $",
                "opponent: pass",
                "play Sparring Shout",
                you={"level": 4, "anger": 4, "+hand": ["Sparring Shout"]},
            ),
            part("Bob is on level 4", "play $", opp={"level": 4}),
            part(
                "Ann is on level 3, then 4",
                "play $",
                "opponent: pass",
                "play $",
                you={"level": 3, "hand": ["$", "$"]},
                opp={"level": 2},
            ),
        ],
    }


PARTS |= _personalities() | _allies() | _dragon_balls() | _black_and_blue()
PARTS |= _namekian_and_orange() | _red_and_saiyan()
