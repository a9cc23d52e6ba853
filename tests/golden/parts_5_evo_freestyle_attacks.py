"""What is played in the golden logs: Evolution, the Freestyle attacks."""

from __future__ import annotations

from typing import Any

try:
    from .parts import (
        CUT,
        Part,
        hand,
        part,
    )
    from .script_words import (
        BALL,
        BLOCKED,
        ENDURES,
        FRIEND,
        NO_DEFENSE,
        SHIELDED,
    )
except ImportError:
    from parts import (  # type: ignore[no-redef]
        CUT,
        Part,
        hand,
        part,
    )
    from script_words import (  # type: ignore[no-redef]
        BALL,
        BLOCKED,
        ENDURES,
        FRIEND,
        NO_DEFENSE,
        SHIELDED,
    )

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


PARTS = _attacks()
