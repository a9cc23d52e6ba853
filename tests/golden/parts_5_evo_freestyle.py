"""What is played in the golden logs: Evolution, the Freestyle cards."""

from __future__ import annotations

from typing import Any

try:
    from .parts import (
        BLAST,
        BOB,
        CUT,
        Part,
        hand,
        part,
    )
    from .script_words import (
        BALL,
        BEAM_ON,
        BOB_DECLARES,
        DECLARE,
        ENDURES,
        FRIEND,
        HELPER,
        KICK_ON,
        NO_DEFENSE,
        PLAN,
    )
except ImportError:
    from parts import (  # type: ignore[no-redef]
        BLAST,
        BOB,
        CUT,
        Part,
        hand,
        part,
    )
    from script_words import (  # type: ignore[no-redef]
        BALL,
        BEAM_ON,
        BOB_DECLARES,
        DECLARE,
        ENDURES,
        FRIEND,
        HELPER,
        KICK_ON,
        NO_DEFENSE,
        PLAN,
    )

BEAM_USED = ("opponent: play Sparring Beam", "you: use $")
SHIELDED = "opponent: play Sparring Shield"
BLOCKED = "opponent: play Sparring Block"
THIRD = "Tenshinhan - Returned"
PLANS = "Sparring Android Plans"
FRAIL = {"life_deck": ["Black Delay", *"ABCDEFGH"]}
NINETEEN: dict[str, Any] = {"mp": ["EVO-U85", "EVO-U86", "EVO-U87", "EVO-U88"]}
EIGHTEEN: dict[str, Any] = {"mp": ["EVO-S26", "EVO-S27", "EVO-S28", "EVO-S29"]}
SEVENTEEN: dict[str, Any] = {"mp": ["EVO-S21", "EVO-S22", "EVO-S23", "EVO-S24"]}


def _attacks() -> dict[str, list[Part | str]]:
    return {
        "EVO-C59": [
            part(
                "One of each kind",
                "play $",
                "choose Plain Card P",
                NO_DEFENSE,
                opp={"discard": ["T", "Blue Knee", "P", "Far Drill"]},
            ),
            part("No Styled one; it is stopped", "play $", "choose Plain Card T", BLOCKED),
            part("An empty pile", "play $", NO_DEFENSE, opp={"discard": [], "anger": 1}),
            ENDURES,
        ],
        "EVO-C60": [
            part("Twice the AT", "play $", NO_DEFENSE, you={"level": 2}, opp={"anger": 4}),
            part("She advances first", "play $", NO_DEFENSE, you={"anger": 4}),
            part("It is stopped", "play $", BLOCKED),
            ENDURES,
        ],
        "EVO-R124": [
            part(
                "Bob skips an action",
                "play $",
                NO_DEFENSE,
                "play Plain Card A",
                NO_DEFENSE,
                "opponent: play Sparring Kick",
                "you: no defense",
                you=SEVENTEEN,
            ),
            part(
                "It is stopped", "play $", BLOCKED, "play Plain Card A", NO_DEFENSE, you=SEVENTEEN
            ),
        ],
        "EVO-R125": [
            part(
                "A life card ends combat",
                "play $",
                NO_DEFENSE,
                "yes",
                CUT,
                you=EIGHTEEN,
            ),
            part(
                "Declined",
                "play $",
                NO_DEFENSE,
                "no",
                "opponent: play Sparring Kick",
                "no defense",
                you=EIGHTEEN,
            ),
            part(
                "Past zero; it is stopped",
                "play $",
                BLOCKED,
                you=EIGHTEEN,
                opp={"stages": 1, "+play": [FRIEND]},
            ),
        ],
        "EVO-R126": [
            part(
                "An Android Ally enters play",
                "play $",
                "yes",
                "choose Android 17 - Beckoning",
                "yes",
                NO_DEFENSE,
                "None",
                you={
                    **EIGHTEEN,
                    "life_deck": [
                        *"CD",
                        "Android 17 - Beckoning",
                        PLANS,
                        "$",
                        "Android Attack Drill",
                    ],
                    "discard": [PLANS],
                },
            ),
            part(
                "It stays in the hand",
                "play $",
                "yes",
                "choose Android Attack Drill",
                "no",
                SHIELDED,
                you={
                    **EIGHTEEN,
                    "life_deck": [
                        *"CD",
                        "Android 17 - Beckoning",
                        PLANS,
                        "$",
                        "Android Attack Drill",
                    ],
                },
            ),
            part(
                "An Event",
                "play $",
                "yes",
                "choose Sparring Android Plans",
                NO_DEFENSE,
                "None",
                you={**EIGHTEEN, "life_deck": [*"CD", PLANS, "$", "Android Attack Drill"]},
            ),
            part("Declined", "play $", "no", SHIELDED, you=EIGHTEEN),
            part(
                "Only itself is there",
                "play $",
                "yes",
                SHIELDED,
                you={**EIGHTEEN, "life_deck": [*"CD", "$"]},
            ),
        ],
        "EVO-R128": [
            part(
                "Bob gains stages; hers fall to zero",
                "play $",
                NO_DEFENSE,
                "opponent: use Far Drill",
                "pass",
                "opponent: play Orange Sideswipe",
                "no defense",
                "opponent: use Far Other Drill",
                you={**NINETEEN, "stages": 5},
                opp={"stages": 7, **hand("Orange Sideswipe")},
            ),
            part(
                "It is stopped",
                "play $",
                BLOCKED,
                "opponent: use Far Drill",
                you={**NINETEEN, "stages": 5},
            ),
            part(
                "A second one; Bob powers up",
                "play $",
                NO_DEFENSE,
                "opponent: pass",
                "play $",
                NO_DEFENSE,
                CUT,
                "until turn ends",
                "opponent: declare combat",
                "state",
                you={**NINETEEN, **hand("$", "$"), "stages": 5, "anger": 0},
            ),
        ],
        "EVO-R130": [
            part(
                "A copy is banished; a card goes on top",
                "play $",
                "name Plain Card B",
                NO_DEFENSE,
                "yes",
                "choose Near Setup",
                you={
                    "mp": ["EVO-U89", "EVO-U90", "EVO-U91", "EVO-U92"],
                    "discard": ["K", "Near Setup", PLANS],
                },
                opp={"+play": [FRIEND], "life_deck": [*"ABBCDEFGHIJKLM"]},
            ),
            part(
                "No copy; it is stopped; declined",
                "play $",
                "name Near Drill",
                BLOCKED,
                "opponent: pass",
                "pass",
                "no",
                you={"mp": ["EVO-U89", "EVO-U90", "EVO-U91", "EVO-U92"]},
            ),
            part(
                "Only Events in the pile",
                "play $",
                "name Plain Card B",
                NO_DEFENSE,
                CUT,
                you={"mp": ["EVO-U89", "EVO-U90", "EVO-U91", "EVO-U92"], "discard": [PLANS]},
            ),
            ENDURES,
        ],
        "EVO-R131": [
            part(
                "Her MP is a Hero",
                "play $",
                NO_DEFENSE,
                "None",
                you={"mp": ["EVO-S16", "EVO-S17", "EVO-S18", "EVO-S19"], "stages": 6},
            ),
            part("A Villain", "play $", NO_DEFENSE, "None"),
            part(
                "A Physical Combat card stops nothing",
                "play $",
                "opponent: use Blue Protective Mastery",
                "yes",
                "choose Sparring Kick",
                "None",
                opp={"mastery": "Blue Protective Mastery"},
            ),
            part("It is stopped", "play $", SHIELDED),
        ],
        "EVO-R136": [
            part(
                "Events raise no anger; cards do",
                "play $",
                NO_DEFENSE,
                "opponent: play Sparring Shout",
                "play Red Chop",
                BLOCKED,
                you=hand("$", "Red Chop"),
                opp=hand("Sparring Shout", "Sparring Block"),
            ),
            part(
                "It is stopped; her MP raises none",
                "play $",
                SHIELDED,
                "opponent: play Sparring Kick",
                "you: play Black Finger Block",
                "yes",
                you=hand("$", "Black Finger Block"),
            ),
            ENDURES,
        ],
        "EVO-R139": [
            part(
                "Six cards",
                "play $",
                BLOCKED,
                opp={"play": ["Far Setup", "Far Drill", "Far Other Drill", FRIEND, BALL]},
            ),
            part(
                "Seven: it isn't stopped; the damage is banished",
                "play $",
                BLOCKED,
                "None",
                opp={
                    "play": [
                        "Far Setup",
                        "Far Drill",
                        "Far Other Drill",
                        FRIEND,
                        BALL,
                        "Near Setup",
                    ],
                    **FRAIL,
                },
            ),
            part(
                "Six; nothing is prevented",
                "play $",
                NO_DEFENSE,
                "None",
                opp=FRAIL,
            ),
        ],
    }


def _others() -> dict[str, list[Part | str]]:
    van = "Android 17's Van"
    return {
        "EVO-C58": [
            part(
                "Each gains control of a Drill",
                "play $",
                "opponent: choose Near Drill",
                "you: choose Far Drill",
                "declare combat",
                "use Far Drill",
                you={"hand": ["$"], "play": ["Near Drill"]},
                **PLAN,
            ),
            part(
                "It goes itself; Bob had none",
                "play $",
                "declare combat",
                you={"hand": ["$"], "play": []},
                opp={"play": []},
                **PLAN,
            ),
            part("Three Drills", "use $"),
            part(
                "Two, and a Styled one",
                "use $",
                you={"play": ["$", "Near Drill", "Orange Hiding Drill"]},
            ),
        ],
        "EVO-R123": [
            part(
                "Two go; an Android from the Life Deck",
                "use $",
                "yes",
                "choose Android 18 - Smirking",
                you={
                    "+play": [HELPER],
                    "life_deck": [*"CD", "Android 18 - Smirking", THIRD],
                    "discard": ["Android 19 - Injured"],
                    "banished": ["Android 20 - Mastermind"],
                },
                opp={"+play": [FRIEND]},
            ),
            part(
                "None in play; from the Banished Zone",
                "use $",
                "yes",
                "choose Android 20 - Mastermind",
                you={
                    "life_deck": [*"CD"],
                    "banished": ["Android 20 - Mastermind"],
                    "discard": [HELPER],
                },
            ),
            part("Declined", "use $", "no", opp={"+play": [FRIEND]}),
            part(
                "She keeps one",
                "use $",
                "choose Friend",
                "choose Helper",
                you={"+play": [HELPER, THIRD], "discard": ["Android 19 - Injured"]},
                opp={"+play": [FRIEND]},
            ),
        ],
        "EVO-R127": [
            part(
                "It stops, she gains; later it cancels",
                *BEAM_ON,
                "pass",
                "opponent: play Black Empowered Elbow",
                "you: yes",
                "you: no defense",
                you={**NINETEEN, "stages": 5, "discard": ["K", PLANS, "$"]},
                opp=hand("Sparring Beam", "Black Empowered Elbow"),
                **BOB,
            ),
            part(
                "Not used; a physical attack",
                *BEAM_ON,
                "pass",
                "opponent: play Black Empowered Elbow",
                "you: no",
                "you: no defense",
                "pass",
                "opponent: play Blue Vehicle Destruction",
                "you: no defense",
                you={**NINETEEN, "stages": 5, "discard": ["K"]},
                opp=hand("Sparring Beam", "Black Empowered Elbow", "Blue Vehicle Destruction"),
                **BOB,
            ),
            part(
                "Her own",
                *BEAM_ON,
                "play Black Empowered Elbow",
                NO_DEFENSE,
                you={**NINETEEN, **hand("$", "Black Empowered Elbow"), "discard": ["K"]},
                **BOB,
            ),
        ],
        "EVO-R129": [
            part(
                "Two energy attacks",
                "opponent: play Sparring Beam",
                "you: use $",
                "pass",
                "opponent: play Sparring Burst",
                "you: use $",
                opp=hand("Sparring Beam", "Sparring Burst"),
                **BOB,
            ),
            part(
                "A physical one",
                "opponent: play Sparring Kick",
                "not offered: Android 20's Scouting Drill",
                you=hand("Black Finger Block"),
                **BOB,
            ),
            part(
                "Three life cards: too few for a second time",
                *BEAM_USED,
                "pass",
                "opponent: play Sparring Burst",
                "you: use $",
                you={"life_deck": [*"ABC"]},
                opp=hand("Sparring Beam", "Sparring Burst"),
                **BOB,
            ),
        ],
        "EVO-R132": [
            part(
                "Bob's shield stops and does nothing else",
                "declare combat",
                "yes",
                "choose Black Lightning Storm",
                "choose Black Defensive Burst",
                "play Sparring Kick",
                "opponent: play Blue Fist Catch",
                "opponent: play Sparring Beam",
                "you: play Red Vault",
                you={
                    "+hand": ["Sparring Kick", "Red Vault"],
                    "discard": ["Black Lightning Storm", "Black Defensive Burst", "Blue Knee", "A"],
                },
                opp=hand("Blue Fist Catch", "Sparring Beam"),
                **DECLARE,
            ),
            part(
                "Bob declares; one Styled attack",
                "opponent: declare combat",
                "yes",
                you={"discard": ["K", "Black Defensive Burst"]},
                **BOB_DECLARES,
            ),
            part(
                "Declined",
                "declare combat",
                "no",
                "play Plain Card A",
                "opponent: play Blue Fist Catch",
                opp=hand("Blue Fist Catch"),
                **DECLARE,
            ),
        ],
        "EVO-R133": [
            part(
                "Her MP is an Android",
                "play Sparring Kick",
                NO_DEFENSE,
                "opponent: play Sparring Beam",
                "no defense",
                you={**SEVENTEEN, "+hand": ["Sparring Kick"]},
            ),
            part(
                "Bob's MP is; hers isn't",
                "play Sparring Kick",
                NO_DEFENSE,
                "opponent: play Sparring Beam",
                "no defense",
                you={"mastery": "Sparring Mastery", "+hand": ["Sparring Kick"]},
                opp=SEVENTEEN,
            ),
            part(
                "A second one",
                "not offered: Android Attack Drill",
                you={"hand": ["$", "Near Setup"]},
                **PLAN,
            ),
        ],
        "EVO-R134": [
            part(
                "It was played this turn; nothing enters play",
                "play $",
                "declare combat",
                "yes",
                "play Saiyan Overhead Kick",
                NO_DEFENSE,
                "opponent: play Orange Truck Lift",
                "no defense",
                you={
                    "hand": ["$", "Saiyan Overhead Kick"],
                    "play": [],
                    "discard": ["EVO-U93"],
                },
                opp={"hand": ["Orange Truck Lift"], "discard": ["Far Drill"]},
                **PLAN,
            ),
            part("It was there before", "declare combat", "yes", **DECLARE),
            part("Declined; Bob declares", "opponent: declare combat", "no", **BOB_DECLARES),
        ],
        "EVO-R135": [
            part(
                "Four of five; she advances and can't win by MPPV",
                "play $",
                "choose Sparring Android Plans",
                "choose Android 17 - Beckoning",
                "choose Android Attack Drill",
                "choose Sparring Android Plans",
                "opponent: pass",
                *("play Sparring Shout", "opponent: pass"),
                you={
                    "level": 3,
                    "anger": 0,
                    "hand": ["$", "Sparring Shout"],
                    "discard": [
                        PLANS,
                        "Android 17 - Beckoning",
                        "A",
                        "Android Attack Drill",
                        PLANS,
                        van,
                    ],
                },
            ),
            part(
                "Three",
                "not offered: Android Presence",
                you={"discard": [PLANS, "Android 17 - Beckoning", "A", "Android Attack Drill"]},
            ),
            part(
                "On level 4",
                "play $",
                you={
                    "level": 4,
                    "anger": 1,
                    "discard": [PLANS, "Android 17 - Beckoning", van, "Android Attack Drill"],
                },
            ),
        ],
        "EVO-R137": [
            part("A physical attack", *KICK_ON, **BOB),
            part("An energy attack", *BEAM_ON, **BOB),
            part(
                "A Named one",
                "opponent: play Android 17's Back Smash",
                "you: play $",
                opp={**SEVENTEEN, **hand("Android 17's Back Smash")},
                **BOB,
            ),
            part(
                "A Named one that can't be stopped",
                "opponent: play Krillin's Destructo Disk",
                "you: play $",
                opp={"mp": "Krillin", **hand("Krillin's Destructo Disk")},
                **BOB,
            ),
        ],
        "EVO-R140": [
            part(
                "One of two",
                "play $",
                "choose Friend",
                you={"+play": [HELPER]},
                opp={"+play": [FRIEND]},
            ),
            part("No Ally; Bob's anger was 1", "play $", opp={"anger": 1}),
            part(
                "It is destroyed from the Life Deck",
                "opponent: play Sparring Ruin",
                you={"life_deck": ["A", "$", *"BCDE"]},
                opp={"+play": [FRIEND], **hand("Sparring Ruin")},
                **BOB,
            ),
            part(
                "It is discarded as damage",
                *BLAST,
                "None",
                you={"life_deck": ["A", "$", *"BCDEFG"]},
                opp={"+play": [FRIEND]},
                **BOB,
            ),
            ENDURES,
        ],
        "EVO-UR141": [
            part(
                "She takes two; Bob discards for one",
                "play $",
                "choose Android 17's Back Smash",
                "opponent: yes",
                "opponent: choose Sparring Block",
                "opponent: choose Krillin's Destructo Disk",
                you={
                    **SEVENTEEN,
                    "banished": [van, "Android 17's Back Smash", "A", "Vegeta's Destruction Blast"],
                    "life_deck": [*"CD", "Android 17's Back Smash", van, "E"],
                },
                opp={
                    "mp": "Krillin",
                    "life_deck": [*"AB", "Krillin's Destructo Disk", "Krillin's Solar Flare", "C"],
                },
            ),
            part(
                "Bob declines; nothing is found",
                "play $",
                "opponent: no",
                you={"life_deck": [*"CDE"]},
            ),
            part("Bob has no hand", "play $", you={"life_deck": [*"CDE"]}, opp=hand()),
        ],
        "EVO-UR142": [
            part(
                "It enters play; all are at 5",
                "play $",
                "declare combat",
                "use Near Drill",
                you={"hand": ["$"], "play": ["Near Drill", {"card": HELPER, "stages": 1}]},
                opp={"+play": [{"card": FRIEND, "stages": 9}], "stages": 2},
                **PLAN,
            ),
            part(
                "An advance; an Ally at 0",
                "play Sparring Growth",
                "opponent: play Saiyan Smack",
                "no defense",
                you={
                    "hand": ["Sparring Growth"],
                    "stages": 5,
                    "mastery": "Orange Adaptive Mastery",
                    "+play": [{"card": HELPER, "stages": 1}],
                },
                opp={"stages": 5, **hand("Saiyan Smack")},
            ),
            part(
                "It is destroyed",
                "opponent: play Sparring Sweep",
                "opponent: choose $",
                "use Near Drill",
                you={"stages": 5},
                opp={"stages": 5, **hand("Sparring Sweep")},
                **BOB,
            ),
        ],
    }


PARTS = _attacks() | _others()
