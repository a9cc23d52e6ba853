"""What is played in the golden logs: the later uncommons and the rares, red."""

from __future__ import annotations

try:
    from .parts import BOB, CUT, KICK, Part, hand, part
    from .script_words import BALL, FRIEND, HELPER, NO_DEFENSE
except ImportError:
    from parts import BOB, CUT, KICK, Part, hand, part  # type: ignore[no-redef]
    from script_words import BALL, FRIEND, HELPER, NO_DEFENSE  # type: ignore[no-redef]


def _red() -> dict[str, list[Part | str]]:
    allies = {"+play": [FRIEND]}
    return {
        "PRE-U96": [
            part("Two anger", "play Plain Card A", NO_DEFENSE),
            part("None", "play Plain Card A", NO_DEFENSE, you={"anger": 0}),
            part(
                "An attack that raises it",
                "play Red Lightning Slash",
                NO_DEFENSE,
                yes=False,
                you=hand("Red Lightning Slash"),
            ),
            part(
                "An energy attack",
                "play Sparring Beam",
                NO_DEFENSE,
                you=hand("Sparring Beam") | {"anger": 4},
            ),
            part("Bob's attack", *KICK, **BOB),
        ],
        "PRE-U97": [
            part("Level 1", "opponent: play Sparring Beam", "you: play $", CUT, **BOB),
            part(
                "Level 4",
                "opponent: play Sparring Beam",
                "you: play $",
                CUT,
                you={"level": 4},
                **BOB,
            ),
            part(
                "No MPPV this turn",
                "opponent: play Sparring Beam",
                "you: play $",
                "play Sparring Shout",
                "until turn ends",
                you={"level": 4, "anger": 4, "hand": ["$", "Sparring Shout"]},
                **BOB,
            ),
            part(
                "The turn after",
                "opponent: play Sparring Beam",
                "you: play $",
                CUT,
                "until turn ends",
                "declare combat",
                "play Sparring Growth",
                "discard Plain Card A",
                "opponent: pass",
                "play Sparring Shout",
                you={
                    "level": 4,
                    "anger": 4,
                    "hand": ["$"],
                    "life_deck": [
                        "Plain Card A",
                        "Sparring Growth",
                        "Sparring Shout",
                        *"BCDEFGHIJKL",
                    ],
                },
                opp=hand("Sparring Beam"),
                **BOB,
            ),
        ],
        "PRE-U98": [
            part("Both at level 2", "play $", NO_DEFENSE, you={"level": 2}, opp={"level": 2}),
            part("Both at level 1", "play $", NO_DEFENSE),
            part("It is stopped", "play $", "opponent: play Sparring Block", you={"level": 2}),
        ],
        "PRE-U99": [
            part("Allies", "play $", NO_DEFENSE, "yes", "All Allies", opp=allies),
            part("Drills", "play $", NO_DEFENSE, "yes", "All Drills", opp=allies),
            part("Declined", "play $", NO_DEFENSE, "no", opp=allies),
            part("One anger", "play $", NO_DEFENSE, you={"anger": 0}, opp=allies),
            part("The MP advances", "play $", NO_DEFENSE, you={"anger": 4}, opp=allies),
            part("It is stopped", "play $", "opponent: play Sparring Block", opp=allies),
        ],
        "PRE-U100": [
            part("It hits", "play $", NO_DEFENSE, "choose Red Tactical Drill"),
            part("None", "play $", NO_DEFENSE, you={"life_deck": ["Near Drill", *"ABCDE"]}),
            part("It is stopped", "play $", "opponent: play Sparring Block"),
        ],
        "PRE-U101": [
            part(
                "Three anger",
                "play $",
                "yes",
                NO_DEFENSE,
                "opponent: play Sparring Kick",
                "no defense",
                "pass",
                "opponent: play Sparring Beam",
                "no defense",
                you={"anger": 3},
            ),
            part(
                "Declined",
                "play $",
                "no",
                NO_DEFENSE,
                "opponent: play Sparring Kick",
                "no defense",
                you={"anger": 3},
            ),
            part("Two anger", "play $", NO_DEFENSE),
            part(
                "Her own physical attacks",
                "play $",
                "yes",
                NO_DEFENSE,
                "opponent: pass",
                "play Plain Card A",
                NO_DEFENSE,
                you={"anger": 4},
            ),
        ],
        "PRE-R141": [
            part("A physical attack", "opponent: play Sparring Kick", "you: use $", "yes", **BOB),
            part("An energy attack", "opponent: play Sparring Beam", "you: use $", "yes", **BOB),
            part("Declined", "opponent: play Sparring Beam", "you: use $", "no", **BOB),
            part(
                "No anger",
                "opponent: play Sparring Beam",
                "not offered: Red Forward Stance Drill",
                you={"anger": 0},
                **BOB,
            ),
            part(
                "Once a turn",
                "opponent: play Sparring Beam",
                "you: use $",
                "yes",
                "pass",
                "opponent: play Sparring Kick",
                "not offered: Red Forward Stance Drill",
                **BOB,
            ),
        ],
        "PRE-R142": [
            part(
                "A card comes back",
                "play $",
                "yes",
                "choose Red Frenzied Blasts",
                NO_DEFENSE,
                you={"+discard": ["$", "Red Tactical Drill"]},
            ),
            part("Declined", "play $", "no", NO_DEFENSE),
            part("One anger", "play $", NO_DEFENSE, you={"anger": 0}),
            part(
                "None but itself",
                "play $",
                NO_DEFENSE,
                you={"discard": ["$", "Red Blocking Hand", "Plain Card A"]},
            ),
        ],
        "PRE-R143": [
            part("It hits", "play $", NO_DEFENSE),
            part(
                "Endurance",
                "play $",
                NO_DEFENSE,
                "opponent: Banish it",
                opp={"life_deck": ["Plain Card A", BALL, "Black Delay", *"BCDEFG"]},
            ),
            part("It is stopped", "play $", "opponent: play Sparring Shield"),
        ],
        "PRE-R144": [
            part("Five stages", "play $", you={"+play": [HELPER]}, opp={"+play": [FRIEND, BALL]}),
            part("Four stages", "play $", you={"stages": 4}),
            part("Protected Drills", "play $", opp={"+play": ["Orange Focusing Drill"]}),
            part(
                "An Ally acts",
                "play $ with Helper",
                you={"stages": 1, "play": [{"card": HELPER, "stages": 8}]},
            ),
        ],
    }


PARTS = _red()
