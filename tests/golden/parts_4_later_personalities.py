"""What is played in the golden logs: the later sets, personalities."""

from __future__ import annotations

from typing import Any

try:
    from .parts import BLAST, BOB, CUT, KICK, Part, hand, part
    from .script_words import (
        BALL,
        BOB_DECLARES,
        DECLARE,
        FRIEND,
        NO_DEFENSE,
        OTHER_BALL,
        PLAN,
        ally,
        balls,
    )
except ImportError:
    from parts import BLAST, BOB, CUT, KICK, Part, hand, part  # type: ignore[no-redef]
    from script_words import (  # type: ignore[no-redef]
        BALL,
        BOB_DECLARES,
        DECLARE,
        FRIEND,
        NO_DEFENSE,
        OTHER_BALL,
        PLAN,
        ally,
        balls,
    )

REAL_BALLS = ["PRE-C1", "PRE-U63"]
"""Dragon Balls with [constant] Powers."""


def _main_personalities() -> dict[str, list[Part | str]]:
    drills = {"life_deck": ["C", "Near Drill", "Black Smoothness Drill", *"DEFG"], "play": []}
    eight = [*"KLMNOPQR"]
    return {
        "HNV-C8": [
            part(
                "One life card more; a critical damage effect, once a combat",
                "play Sparring Beam",
                NO_DEFENSE,
                "Lower",
                "yes",
                "choose Plain Card L",
                "opponent: pass",
                "play Sparring Focus",
                NO_DEFENSE,
                "Lower",
                you={"hand": ["Sparring Beam", "Sparring Focus"]},
            ),
            part(
                "Declined, then not",
                "play Sparring Beam",
                NO_DEFENSE,
                "Lower",
                "no",
                "opponent: pass",
                "play Sparring Focus",
                NO_DEFENSE,
                "Lower",
                "yes",
                "choose Plain Card L",
                you={"hand": ["Sparring Beam", "Sparring Focus"]},
            ),
            part(
                "Only Styled cards in the pile; by a card's text",
                "play Sparring Theft",
                "Lower",
                you={"hand": ["Sparring Theft"], "discard": ["Orange Palm Blasts"]},
            ),
            part(
                "Bob uses one", *BLAST, "opponent: Lower", you={"hand": []}, opp={"anger": 1}, **BOB
            ),
            part("A physical attack", "play Sparring Kick", NO_DEFENSE, you=hand("Sparring Kick")),
        ],
        "HNV-U62": [
            part(
                "A Dragon Ball of Bob's; she keeps two cards",
                "use Nail",
                NO_DEFENSE,
                "yes",
                f"choose {OTHER_BALL}",
                "opponent: pass",
                "not offered: Nail - Combat Ready",
                "until turn ends",
                you={"+play": [BALL], "stages": 5, "hand": [*"ABCD"]},
                opp={"+play": [OTHER_BALL]},
            ),
            part("Declined", "use Nail", NO_DEFENSE, "no", you={"+play": [BALL]}),
            part("No Dragon Ball", "use Nail", NO_DEFENSE),
            part(
                "It is stopped", "use Nail", "opponent: play Sparring Block", you={"+play": [BALL]}
            ),
            part(
                "One with a [constant] Power only",
                "use Nail",
                NO_DEFENSE,
                opp={"+play": ["PRE-U63"]},
            ),
            part(
                "Bob's turn ends",
                "pass",
                "until turn ends",
                you={"hand": [*"ABCD"]},
                **BOB,
            ),
        ],
        "HNV-U67": [
            part(
                "Eight cards; it doesn't win by MPPV",
                "use Tenshinhan",
                "yes",
                NO_DEFENSE,
                "None",
                "opponent: pass",
                "play Sparring Shout",
                you={"discard": eight, "anger": 4, "+hand": ["Sparring Shout"]},
            ),
            part(
                "Nine",
                "use Tenshinhan",
                "yes",
                "choose Plain Card S",
                NO_DEFENSE,
                you={"discard": [*eight, "S"], "anger": 0},
            ),
            part("Seven", "use Tenshinhan", NO_DEFENSE, you={"discard": eight[:7]}),
            part(
                "Declined",
                "use Tenshinhan",
                "no",
                "opponent: play Sparring Shield",
                you={"discard": eight},
            ),
            part(
                "Nor does more anger then",
                "use Tenshinhan",
                "yes",
                NO_DEFENSE,
                "None",
                *("opponent: pass", "play Sparring Shout") * 5,
                you={"discard": eight, "anger": 0, "hand": ["Sparring Shout"] * 5},
            ),
        ],
        "MOV-U65": [
            part("Bob's attack", *BLAST, **BOB),
            part("A physical attack", *KICK, **BOB),
            part("Her own attack", "play Sparring Beam", NO_DEFENSE, you=hand("Sparring Beam")),
            part(
                "Three anger; the next level needs five",
                "use Garlic Jr.",
                "opponent: pass",
                "play Sparring Shout",
                "opponent: pass",
                "play Sparring Shout",
                "opponent: pass",
                "play Sparring Shout",
                you={"+hand": ["Sparring Shout"] * 3},
            ),
            part(
                "Once a turn",
                "use Garlic Jr.",
                "opponent: pass",
                "not offered: Garlic Jr. - Commanding",
                you={"anger": 0},
            ),
            part(
                "Bob needs five",
                "opponent: play Sparring Shout",
                opp={"hand": ["Sparring Shout"]},
                **BOB,
            ),
        ],
        "MOV-U68": [
            part(
                "Bob's attacks; critical damage captures none",
                *BLAST,
                "opponent: Capture",
                you={"play": [BALL]},
                **BOB,
            ),
            part("A physical one", *KICK, **BOB),
            part(
                "Her anger falls; she captures one",
                *BLAST,
                "opponent: Lower",
                "yes",
                f"choose {BALL}",
                opp={"+play": [BALL, OTHER_BALL]},
                **BOB,
            ),
            part(
                "Declined",
                "opponent: play Sparring Insult",
                "no",
                opp={"+play": [BALL], "+hand": ["Sparring Insult"]},
                **BOB,
            ),
            part(
                "Nothing to capture; anger 0 doesn't fall",
                "opponent: play Sparring Insult",
                "pass",
                "opponent: play Sparring Insult",
                you={"anger": 1},
                opp=hand("Sparring Insult", "Sparring Insult"),
                **BOB,
            ),
            part(
                "By her own effect",
                "play Red Heating Beams",
                "yes",
                "yes",
                NO_DEFENSE,
                you=hand("Red Heating Beams"),
                opp={"+play": [BALL]},
            ),
            part(
                "A captured one of hers",
                "opponent: play Sparring Theft",
                "opponent: Capture",
                you={"play": [{"card": BALL, "captured": True}]},
                opp=hand("Sparring Theft"),
                **BOB,
            ),
        ],
        "EVO-U90": [
            part(
                "From the Life Deck; the end of combat",
                "declare combat",
                "yes",
                "choose Near Drill",
                "opponent: pass",
                CUT,
                you={"discard": [*"KLMN"], **drills},
                **DECLARE,
            ),
            part(
                "From the discard pile; she has a Styled Drill",
                "declare combat",
                "yes",
                "choose Near Other Drill",
                CUT,
                you={
                    **drills,
                    "play": ["Black Smoothness Drill"],
                    "discard": ["Near Other Drill", *"KLMN"],
                },
                **DECLARE,
            ),
            part(
                "Declined; Bob declares",
                "opponent: declare combat",
                "no",
                CUT,
                you=drills,
                **BOB_DECLARES,
            ),
            part(
                "Rejuvenating and banishing declined",
                "pass",
                "opponent: pass",
                "At the end of combat, if you control a",
                "no",
                "no",
            ),
            part(
                "Only Styled ones",
                "declare combat",
                CUT,
                you={
                    "life_deck": ["Black Smoothness Drill", *"CDEFG"],
                    "discard": ["Black Smoothness Drill"],
                    "play": ["Black Smoothness Drill"],
                },
                **DECLARE,
            ),
        ],
    }


def _allies() -> dict[str, list[Part | str]]:
    near: dict[str, Any] = {"play": [{"card": "HNV-U71", "stages": 3}]}
    return {
        "HNV-U71": [
            part(
                "The MP is at 8; Bob's card goes down",
                "declare combat",
                "yes",
                "Your opponent",
                "yes",
                you=near,
                **DECLARE,
            ),
            part("Her own; it stays", "declare combat", "yes", "You", "no", you=near, **DECLARE),
            part("Declined", "declare combat", "no", you=near, **DECLARE),
            part(
                "Bob declares",
                "opponent: declare combat",
                "yes",
                "You",
                "yes",
                you={**near, "stages": 1},
                **BOB_DECLARES,
            ),
            part(
                "The MP is at 1",
                "declare combat",
                "yes",
                "Your opponent",
                "yes",
                you=ally("HNV-U71", 3, 1),
                edition="panini-2014",
                **DECLARE,
            ),
            part(
                "She keeps the card; Bob declares",
                "opponent: declare combat",
                "yes",
                "You",
                "no",
                you=ally("HNV-U71", 3, 0),
                edition="panini-2014",
                **BOB_DECLARES,
            ),
            part("It is at 8", "declare combat", you=near, edition="panini-2014", **DECLARE),
        ],
        "MOV-C3": [
            part(
                "Bob's [constant] Powers",
                "play Sparring Kick",
                NO_DEFENSE,
                you=hand("Sparring Kick"),
                opp={"play": REAL_BALLS},
            ),
            part(
                "Oolong goes first",
                "opponent: play Sparring Sweep",
                "opponent: choose $",
                "play Sparring Kick",
                NO_DEFENSE,
                *KICK,
                you=hand("Sparring Kick"),
                opp={"play": REAL_BALLS, "hand": ["Sparring Sweep", "Sparring Kick"]},
                **BOB,
            ),
            part("She plays one", f"play {BALL}", "declare combat", you={"+hand": [BALL]}, **PLAN),
            part(
                "She captures one",
                "play Sparring Theft",
                "Capture",
                you={"hand": ["Sparring Theft"]},
                opp=balls(1),
            ),
            part(
                "Bob captures the other",
                "opponent: play Sparring Theft",
                "opponent: Capture",
                you={"play": ["PRE-C1", "PRE-U63", "$"]},
                opp=hand("Sparring Theft"),
                **BOB,
            ),
            part(
                "Bob plays one",
                f"opponent: play {BALL}",
                "opponent: declare combat",
                opp={"+hand": [BALL]},
                turn="opponent",
                phase="planning",
            ),
        ],
        "MOV-C5": [
            part(
                "A Drill of Bob's", "use Dr. Wheelo", "choose Far Drill", you=ally("MOV-C5", 5, 1)
            ),
            part(
                "An Ally; a Setup of hers is there too",
                "use Dr. Wheelo",
                "choose Friend",
                you={"play": [{"card": "MOV-C5", "stages": 5}, "Near Setup"], "stages": 0},
                opp={"play": [FRIEND, BALL]},
            ),
            part(
                "Nothing to choose",
                "use Dr. Wheelo",
                you=ally("MOV-C5", 5, 1),
                opp={"play": [BALL]},
            ),
            part(
                "The MP is at 5", "not offered: Dr. Wheelo - Intelligent", you=ally("MOV-C5", 5, 5)
            ),
        ],
        "EVO-U97": [
            part(
                "It is played; an Android card",
                "play $",
                "declare combat",
                you={"hand": ["$"], "play": [], "discard": ["A", "Sparring Android Plans", "B"]},
                **PLAN,
            ),
            part(
                "Two of them",
                "play $",
                "choose Android 17",
                "declare combat",
                you={
                    "hand": ["$"],
                    "play": [],
                    "discard": ["A", "Sparring Android Plans", "EVO-U97", "Near Drill"],
                },
                **PLAN,
            ),
            part("None", "play $", "declare combat", you={"hand": ["$"], "play": []}, **PLAN),
            part(
                "Three Setups",
                "use Android 17",
                NO_DEFENSE,
                you={
                    "play": [{"card": "EVO-U97", "stages": 5}, "Near Setup", "Near Drill"],
                    "stages": 1,
                },
                opp={"+play": ["Far Setup"]},
            ),
            part(
                "It is stopped; once a turn",
                "use Android 17",
                "opponent: play Sparring Block",
                "opponent: pass",
                "not offered: Android 17 - Beckoning",
                you=ally("EVO-U97", 5, 0, hand=[]),
            ),
            part(
                "The MP is at 5", "not offered: Android 17 - Beckoning", you=ally("EVO-U97", 5, 5)
            ),
        ],
    }


PARTS = _main_personalities() | _allies()
