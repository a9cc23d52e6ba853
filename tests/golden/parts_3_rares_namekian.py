"""What is played in the golden logs: the later uncommons and the rares, namekian."""

from __future__ import annotations

try:
    from .parts import ANN, BOB, Part, part
    from .script_words import BALL, HELPER, NO_DEFENSE, OTHER_BALL
except ImportError:
    from parts import ANN, BOB, Part, part  # type: ignore[no-redef]
    from script_words import BALL, HELPER, NO_DEFENSE, OTHER_BALL  # type: ignore[no-redef]


def _namekian() -> dict[str, list[Part | str]]:
    two = {"+play": [BALL, OTHER_BALL]}
    wish = {"+play": [BALL]}
    return {
        "PRE-U84": [
            part(
                "Two in play",
                "use $",
                "choose Plain Card L",
                "choose Namekian Stance",
                you=wish,
                opp={"+play": [OTHER_BALL]},
            ),
            part("None", "use $"),
            part(
                "More than the pile",
                "use $",
                you={"+play": [BALL, OTHER_BALL], "discard": ["Plain Card A"]},
            ),
        ],
        "PRE-U85": [
            part(
                "It hits",
                "play $",
                "choose Namekian Pound",
                "choose Namekian Heritage Drill",
                NO_DEFENSE,
            ),
            part(
                "It is stopped", "play $", "choose Namekian Pound", "opponent: play Sparring Shield"
            ),
            part("More PUR", "play $", NO_DEFENSE, you={"+play": ["PRE-U63"]}),
            part("One card in the pile", "play $", NO_DEFENSE, you={"discard": ["Plain Card K"]}),
        ],
        "PRE-U86": [
            part(
                "A Dragon Ball of Bob's",
                "opponent: play Sparring Kick",
                "you: play $",
                "yes",
                f"choose {OTHER_BALL}",
                you=wish,
                opp={"+play": [OTHER_BALL]},
                **BOB,
            ),
            part("Declined", "opponent: play Sparring Kick", "you: play $", "no", you=wish, **BOB),
            part("None in play", "opponent: play Sparring Kick", "you: play $", **BOB),
            part(
                "At level 3 the same one comes back",
                "opponent: play Sparring Kick",
                "you: play $",
                "yes",
                f"choose {OTHER_BALL}",
                you={"level": 3, "+play": [OTHER_BALL]},
                **BOB,
            ),
            part(
                "At level 3, none",
                "opponent: play Sparring Kick",
                "you: play $",
                you={"level": 3},
                **BOB,
            ),
            "default notes",
            part(
                "Rejuvenated with an Ally in the pile",
                "play Sparring Rest",
                you={"hand": ["Sparring Rest"], "discard": ["$", HELPER]},
                **ANN,
            ),
        ],
        "PRE-U87": [
            part(
                "Level 1",
                "opponent: play Sparring Kick",
                "you: play $",
                "choose Plain Card L",
                **BOB,
            ),
            part(
                "Level 3",
                "opponent: play Sparring Beam",
                "you: play $",
                "choose Plain Card L",
                "choose Near Setup",
                "choose Namekian Stance",
                you={"level": 3},
                **BOB,
            ),
            part(
                "No pile", "opponent: play Sparring Beam", "you: play $", you={"discard": []}, **BOB
            ),
        ],
        "PRE-U88": [
            part("Her own", "play $", NO_DEFENSE, "yes", f"choose {OTHER_BALL}", you=two),
            part(
                "Bob's", "play $", NO_DEFENSE, "yes", you={"stages": 5}, opp={"+play": [OTHER_BALL]}
            ),
            part("Declined", "play $", NO_DEFENSE, "no", you=wish),
            part("None", "play $", NO_DEFENSE),
            part("Only a constant one", "play $", NO_DEFENSE, opp={"+play": ["PRE-U63"]}),
            part("It is stopped", "play $", "opponent: play Sparring Shield", you=two),
        ],
        "PRE-U89": [
            part("A Drill of Bob's", "play $", "yes", "choose Far Drill", NO_DEFENSE, you=wish),
            part(
                "A captured one",
                "play $",
                "yes",
                "choose Near Setup",
                NO_DEFENSE,
                you={"+play": [{"card": BALL, "captured": True}]},
            ),
            part("Declined", "play $", "no", "opponent: play Sparring Block", you=wish),
            part("None; Bob's doesn't count", "play $", NO_DEFENSE, opp={"+play": [BALL]}),
        ],
        "PRE-R132": [
            part("It is played", "use $", you={"+life_deck": [BALL, OTHER_BALL], "stages": 5}),
            part(
                "Level 4: two",
                "use $",
                f"choose {OTHER_BALL}",
                f"choose {BALL}",
                you={"+life_deck": [BALL, OTHER_BALL], "stages": 5, "level": 4},
            ),
            part("Level 4, one there", "use $", you={"+life_deck": [BALL], "level": 4}),
            part("None", "use $"),
            part("Its twin is in play", "use $", you={"+life_deck": [BALL]}, opp={"+play": [BALL]}),
        ],
        "PRE-R133": [
            part(
                "Two Dragon Balls",
                "play $",
                "choose Namekian Sudden Blast",
                you=two,
                opp={"+play": ["Earth Dragon Ball 1"]},
            ),
            part("None; no energy card", "play $", you={"life_deck": list("ABCDE")}),
            part(
                "Only an energy defense",
                "play $",
                you={
                    "life_deck": [
                        "Plain Card A",
                        "Namekian Stance",
                        "Sparring Beam",
                        "Plain Card B",
                    ]
                },
            ),
        ],
        "PRE-R134": [
            part(
                "A Dragon Ball is exchanged",
                "play $",
                NO_DEFENSE,
                "yes",
                f"choose {OTHER_BALL}",
                you={"+play": [BALL], "life_deck": ["Plain Card A", OTHER_BALL, *"BCDE"]},
            ),
            part("Declined", "play $", NO_DEFENSE, "no", you=wish),
            part("None in play", "play $", NO_DEFENSE, you={"+life_deck": [OTHER_BALL]}),
            part("Bob's is shuffled in", "play $", NO_DEFENSE, "yes", opp={"+play": [BALL]}),
            part("It is stopped", "play $", "opponent: play Sparring Shield", you=wish),
        ],
        "PRE-R135": [
            part(
                "It is placed, not played",
                "play $",
                NO_DEFENSE,
                f"choose {OTHER_BALL}",
                you={"+life_deck": [OTHER_BALL, "Earth Dragon Ball 1"], "stages": 5},
            ),
            part("None", "play $", NO_DEFENSE),
            part(
                "It is stopped",
                "play $",
                "opponent: play Sparring Shield",
                you={"+life_deck": [BALL]},
            ),
        ],
    }


PARTS = _namekian()
