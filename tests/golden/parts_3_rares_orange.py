"""What is played in the golden logs: the later uncommons and the rares, orange."""

from __future__ import annotations

try:
    from .parts import BLAST, BOB, CUT, Part, hand, part
    from .script_words import LOW, NO_DEFENSE, PLAN
except ImportError:
    from parts import BLAST, BOB, CUT, Part, hand, part  # type: ignore[no-redef]
    from script_words import LOW, NO_DEFENSE, PLAN  # type: ignore[no-redef]


def _orange() -> dict[str, list[Part | str]]:
    return {
        "PRE-U90": [
            part(
                "The beginning of Ann's turn, not of Bob's",
                "discard Sparring Kick",
                "until turn ends",
                "until turn ends",
                you=hand(),
                opp=hand("Sparring Kick", "Sparring Beam"),
                turn="opponent",
                phase="discard",
            ),
            part(
                "Two cards in the pile",
                "discard Sparring Kick",
                "until turn ends",
                you=hand(),
                opp={"discard": ["Plain Card A"], "hand": ["Sparring Kick", "Sparring Beam"]},
                turn="opponent",
                phase="discard",
            ),
            part("PUR", "play Near Drill", you={"stages": 2, "+hand": ["Near Drill"]}, **PLAN),
        ],
        "PRE-U91": [
            part(
                "An energy attack",
                "play Sparring Beam",
                NO_DEFENSE,
                "yes",
                "choose Far Drill",
                you=hand("Sparring Beam"),
            ),
            part("Declined", "play Sparring Beam", NO_DEFENSE, "no", you=hand("Sparring Beam")),
            part(
                "It is stopped",
                "play Sparring Beam",
                "opponent: play Sparring Shield",
                you=hand("Sparring Beam"),
            ),
            part("A physical attack", "play Plain Card A", NO_DEFENSE),
            part(
                "The effect of the destruction is seen before the damage",
                "play Orange Palm Blasts",
                NO_DEFENSE,
                "yes",
                "choose Orange Hiding Drill",
                you=hand("Orange Palm Blasts"),
                opp={"play": ["Orange Hiding Drill"]},
            ),
            part("Bob's attack", *BLAST, **BOB),
        ],
        "PRE-U92": [
            part(
                "A Drill",
                "use $",
                "yes",
                "choose Orange Hiding Drill",
                you={"+hand": ["Orange Hiding Drill"]},
            ),
            part("Declined", "use $", "no", you={"+hand": ["Orange Hiding Drill"]}),
            part(
                "A Drill that can't be played",
                "use $",
                you={"+hand": ["Near Drill"]},
                opp={
                    "+play": [
                        "Bulma - Genius",
                        {"card": "Near Drill", "attached_to": "Bulma - Genius"},
                    ]
                },
            ),
            part("No Drill", "use $"),
            part(
                "One of the name in play",
                "use $",
                you={"+hand": ["Orange Hiding Drill"], "+play": ["Orange Hiding Drill"]},
            ),
        ],
        "PRE-U93": [
            part("A Drill", "play $", "choose Far Drill"),
            part("A Setup", "play $", "choose Far Setup"),
            part("None", "not offered: Orange Inspection", opp={"play": []}),
            part(
                "Protected Drills", "play $", opp={"play": ["Orange Focusing Drill", "Far Drill"]}
            ),
        ],
        "PRE-U94": [
            part("It is found", "play $", "choose $", NO_DEFENSE, you={"+life_deck": ["$", "$"]}),
            part("It isn't", "play $", NO_DEFENSE),
        ],
        "PRE-U95": [
            part("Two Drills", "play $", NO_DEFENSE),
            part(
                "Five Drills",
                "play $",
                NO_DEFENSE,
                you={
                    "+play": ["Orange Hiding Drill", "Near Drill", "Far Drill"],
                    "+discard": ["Near Drill"],
                },
            ),
            part("It is stopped", "play $", "opponent: play Sparring Block"),
        ],
        "PRE-R137": [
            part(
                "Bob's effect can destroy only it",
                "pass",
                "opponent: play Orange Inspection",
                "opponent: choose Orange Focusing Drill",
                opp=hand("Orange Inspection"),
            ),
            part(
                "After it is gone",
                "pass",
                "opponent: play Orange Inspection",
                "opponent: choose Orange Focusing Drill",
                "pass",
                "opponent: play Orange Inspection",
                "opponent: choose Near Drill",
                opp=hand("Orange Inspection", "Orange Inspection"),
            ),
            part(
                "Banishing",
                "opponent: play Blue Betrayal",
                "opponent: choose Orange Focusing Drill",
                "no defense",
                opp=hand("Blue Betrayal"),
                **BOB,
            ),
            part(
                "Destroying all, itself first",
                "pass",
                "opponent: play Red Observation",
                you={"play": ["$", "Near Setup", "Near Drill"]},
                opp=hand("Red Observation"),
            ),
            part(
                "A Drill that was just played",
                "play Near Drill",
                "opponent: yes",
                you={"+hand": ["Near Drill"]},
                opp={"+play": ["Black Mischievous Drill"]},
                **PLAN,
            ),
            part(
                "Her own effect",
                "play Sparring Sweep",
                "choose Near Drill",
                you={"+hand": ["Sparring Sweep"]},
            ),
            part(
                "Shuffling in isn't barred",
                "pass",
                "opponent: use Yamcha",
                "no defense",
                "opponent: choose Near Drill",
                opp={"+play": ["Yamcha - Action Ready"], "stages": 1},
            ),
            part(
                "A level change",
                "play Sparring Growth",
                you={"+hand": ["Sparring Growth"], "mastery": "Red Enraged Mastery"},
            ),
        ],
        "PRE-R138": [
            part("A Drill", "play $", "choose Orange Hiding Drill", NO_DEFENSE, "state", CUT),
            part("None", "play $", NO_DEFENSE, you={"life_deck": list("ABCDE")}),
            part(
                "One of the name comes before",
                "play $",
                "choose Orange Hiding Drill",
                NO_DEFENSE,
                "opponent: pass",
                "use Orange Escape",
                "yes",
                "state",
                you={"+hand": ["Orange Hiding Drill"], "+play": ["Orange Escape"]},
            ),
        ],
        "PRE-R139": [
            part("Two stages", "play $", "yes", "choose Orange Palm Blasts", NO_DEFENSE),
            part("Declined", "play $", "no", NO_DEFENSE),
            part("One stage", "play $", NO_DEFENSE, you=LOW),
            part(
                "None Styled",
                "play $",
                "yes",
                NO_DEFENSE,
                you={"life_deck": ["Plain Card A", "Sparring Beam", "Plain Card B"]},
            ),
        ],
    }


PARTS = _orange()
