"""What is played in the golden logs: Evolution, the Freestyle cards that are no attacks."""

from __future__ import annotations

from typing import Any

try:
    from .parts import (
        BLAST,
        BOB,
        Part,
        hand,
        part,
    )
    from .script_words import (
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
        Part,
        hand,
        part,
    )
    from script_words import (  # type: ignore[no-redef]
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
THIRD = "Tenshinhan - Returned"
PLANS = "Sparring Android Plans"
NINETEEN: dict[str, Any] = {"mp": ["EVO-U85", "EVO-U86", "EVO-U87", "EVO-U88"]}
SEVENTEEN: dict[str, Any] = {"mp": ["EVO-S21", "EVO-S22", "EVO-S23", "EVO-S24"]}


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
                "not offered: Android 20's Scouting Drill",
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


PARTS = _others()
