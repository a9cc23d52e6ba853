"""What is played in the golden logs: Perfection, the Orange cards."""

from __future__ import annotations

try:
    from .parts import (
        BOB,
        CUT,
        Part,
        hand,
        part,
    )
    from .script_words import (
        BEAM_ON,
        BLOCKED,
        ENDURES,
        FRIEND,
        HELPER,
        KICK_ON,
        NO_DEFENSE,
        PLAN,
        SHIELDED,
    )
except ImportError:
    from parts import (  # type: ignore[no-redef]
        BOB,
        CUT,
        Part,
        hand,
        part,
    )
    from script_words import (  # type: ignore[no-redef]
        BEAM_ON,
        BLOCKED,
        ENDURES,
        FRIEND,
        HELPER,
        KICK_ON,
        NO_DEFENSE,
        PLAN,
        SHIELDED,
    )

SWEEP = ("opponent: pass", "play Sparring Sweep")
SWORD = "Trunks' Sword Slash"


def _attacks() -> dict[str, list[Part | str]]:
    return {
        "PER-C39": [
            part(
                "A Drill from her pile; one from her Banished Zone",
                "play $",
                "yes",
                NO_DEFENSE,
                "yes",
                "choose Near Drill",
                you={"banished": ["A", "Near Drill", "Near Other Drill"]},
            ),
            part(
                "Declined",
                "play $",
                "no",
                NO_DEFENSE,
                "no",
                you={"banished": ["Near Drill"]},
            ),
            part("It is stopped", "play $", "yes", BLOCKED),
            ENDURES,
        ],
        "PER-C42": [
            part(
                "Two Drills; it can't be stopped",
                "play $",
                "yes",
                "choose Near Drill",
                "choose Orange Hiding Drill",
                BLOCKED,
                you={"+play": ["Orange Hiding Drill"]},
            ),
            part(
                "Nor is its damage prevented",
                "opponent: play Blue Cover Up",
                "play $",
                "yes",
                NO_DEFENSE,
                opp=hand("Blue Cover Up"),
                **BOB,
            ),
            part("Declined", "play $", "no", BLOCKED),
            part("She has one Drill", "play $", BLOCKED, you={"play": ["Near Drill"]}),
        ],
        "PER-U91": [
            part(
                "Three revealed; her next attack deals +3",
                "play $",
                NO_DEFENSE,
                "choose Plain Card D",
                "opponent: pass",
                "play Plain Card A",
                NO_DEFENSE,
                "opponent: pass",
                "play Plain Card B",
                NO_DEFENSE,
                you={"life_deck": ["C", "D", "Orange Truck Lift", "E", "F"]},
            ),
            part(
                "Twelve revealed; +10 at most",
                "play $",
                NO_DEFENSE,
                "opponent: pass",
                "play Plain Card A",
                NO_DEFENSE,
                you={"life_deck": [*"CDEFGHIJKLM", "Orange Palm Blasts", "N"]},
            ),
            part("None turns up", "play $", NO_DEFENSE, you={"life_deck": [*"CDEF"]}),
            part("It is stopped", "play $", BLOCKED),
        ],
        "PER-U92": [
            part(
                "Her Drills are banished; three come back",
                "play $",
                NO_DEFENSE,
                "None",
                "opponent: pass",
                "pass",
                "choose Near Drill",
                "choose Orange Hiding Drill",
                "choose Near Other Drill",
                you={"+play": ["Orange Hiding Drill", "Near Drill"]},
            ),
            part(
                "One comes back",
                "play $",
                NO_DEFENSE,
                "None",
                "opponent: pass",
                "pass",
                "choose Near Other Drill",
                "None",
                CUT,
            ),
            part("It is stopped", "play $", SHIELDED, CUT),
        ],
        "PER-U93": [
            part(
                "A Drill is banished",
                "play $",
                "yes",
                "choose Orange Enraged Bash",
                BLOCKED,
                you={
                    "hand": ["$", "A", "Near Drill"],
                    "life_deck": ["A", "Orange Enraged Bash", "Orange Ki Ball", "Orange Charge"],
                },
            ),
            part("Declined", "play $", "no", NO_DEFENSE, you=hand("$", "Near Drill")),
            part("She holds no Drill", "play $", NO_DEFENSE),
        ],
        "PER-R129": [
            part(
                "A non-Styled Drill",
                "play $",
                NO_DEFENSE,
                "choose Near Drill",
                you={
                    "play": [],
                    "life_deck": ["A", "Orange Hiding Drill", "Near Drill", "Near Other Drill"],
                },
            ),
            part("None", "play $", NO_DEFENSE),
            part("It is stopped", "play $", SHIELDED),
        ],
        "PER-R130": [
            part(
                "His next non-Styled attack, then 2 less",
                "play $",
                NO_DEFENSE,
                "None",
                "opponent: play Black Lightning Storm",
                "you: no defense",
                "pass",
                "opponent: play Sparring Beam",
                "you: no defense",
                "pass",
                "opponent: play Sparring Slam",
                "you: no defense",
                opp=hand("Black Lightning Storm", "Sparring Beam", "Sparring Slam"),
            ),
            part(
                "It is stopped",
                "play $",
                SHIELDED,
                "opponent: play Sparring Slam",
                "you: no defense",
                "pass",
                "opponent: play Sparring Beam",
                "you: no defense",
                opp=hand("Sparring Shield", "Sparring Beam", "Sparring Slam"),
            ),
        ],
        "PER-R131": [
            part(
                "A Styled card stops it",
                "play $",
                "opponent: play Black Swipe",
                opp=hand("Black Swipe"),
            ),
            part("A non-Styled one does not", "play $", SHIELDED, "None", opp={"anger": 4}),
            "default notes",
        ],
    }


def _others() -> dict[str, list[Part | str]]:
    return {
        "PER-C34": [
            part(
                "Another Drill leaves",
                "play Sparring Sweep",
                "choose Near Drill",
                you=hand("Sparring Sweep"),
            ),
            part(
                "It leaves",
                "play Sparring Sweep",
                "choose $",
                "opponent: pass",
                "play Plain Card A",
                NO_DEFENSE,
                you=hand("Sparring Sweep", "A"),
            ),
            part(
                "A Drill of Bob's, a Setup of hers",
                "play Sparring Sweep",
                "choose Far Drill",
                *SWEEP,
                "choose Near Setup",
                you=hand("Sparring Sweep", "Sparring Sweep"),
            ),
        ],
        "PER-C35": [
            part(
                "It enters play",
                "play $",
                "choose Friend",
                you={"hand": ["$"], "play": [HELPER]},
                opp={"+play": [FRIEND]},
                **PLAN,
            ),
            part(
                "A HIT effect",
                "play Orange Ki Ball",
                NO_DEFENSE,
                "yes",
                "choose Your opponent",
                "choose Raise it 1",
                you=hand("Orange Ki Ball"),
            ),
            part(
                "Declined",
                "play Orange Ki Ball",
                NO_DEFENSE,
                "no",
                you=hand("Orange Ki Ball"),
            ),
            part(
                "Two HIT effects of one attack",
                "play Orange Charge",
                NO_DEFENSE,
                "yes",
                "choose You",
                "choose Lower it 1",
                "opponent: pass",
                "play Plain Card A",
                NO_DEFENSE,
                you=hand("Orange Charge", "A"),
            ),
        ],
        "PER-C36": [
            part(
                "Nobody Rejuvenates",
                "play Sparring Rest",
                "opponent: play Sparring Rest",
                you=hand("Sparring Rest"),
                opp=hand("Sparring Rest"),
            ),
            part(
                "Her MP is level 4",
                "play Sparring Rest",
                "opponent: play Sparring Rest",
                you={"level": 4, **hand("Sparring Rest")},
                opp=hand("Sparring Rest"),
            ),
            part(
                "Another Styled Drill leaves",
                "play Sparring Sweep",
                "choose Orange Hiding Drill",
                "opponent: play Sparring Rest",
                you={"hand": ["Sparring Sweep"], "+play": ["Orange Hiding Drill"]},
                opp=hand("Sparring Rest"),
            ),
            part(
                "A non-Styled one does",
                "play Sparring Sweep",
                "choose Near Drill",
                you=hand("Sparring Sweep"),
            ),
        ],
        "PER-C37": [
            part(
                "A non-Styled card",
                "opponent: play Sparring Shout",
                opp=hand("Sparring Shout"),
                **BOB,
            ),
            part(
                "A Styled one",
                "opponent: play Black Lightning Storm",
                "you: no defense",
                opp=hand("Black Lightning Storm"),
                **BOB,
            ),
            part("A card of hers; his block", "play Plain Card A", BLOCKED),
        ],
        "PER-C38": [
            part("A non-Styled attack", *BEAM_ON, **BOB),
            part(
                "A Styled one",
                "opponent: play Black Lightning Storm",
                "you: play $",
                opp=hand("Black Lightning Storm"),
                **BOB,
            ),
        ],
        "PER-C40": [
            part(
                "A non-Styled Drill",
                "play $",
                "choose Near Drill",
                you={
                    "play": [],
                    "life_deck": ["A", "Orange Hiding Drill", "Near Drill", "Near Other Drill"],
                },
            ),
            part("None", "play $"),
            ENDURES,
        ],
        "PER-C41": [
            part(
                "She controls no Drill",
                *KICK_ON,
                "choose Near Drill",
                you={
                    "play": ["Near Setup"],
                    "life_deck": ["A", "Near Drill", "Orange Hiding Drill"],
                },
                **BOB,
            ),
            part("She controls one", *KICK_ON, **BOB),
        ],
        "PER-U90": [
            part(
                "Attached; her Styled attacks",
                "use $",
                "opponent: pass",
                "play Orange Truck Lift",
                NO_DEFENSE,
                "opponent: pass",
                "play Plain Card A",
                NO_DEFENSE,
                you=hand("Orange Truck Lift", "A"),
            ),
            part(
                "She controls a fifth Drill",
                "use $",
                "opponent: pass",
                "play Orange Fixation",
                you={
                    "hand": ["Orange Fixation"],
                    "+play": ["Orange Hiding Drill", "Orange Hoping Drill"],
                    "life_deck": ["A", "Lookout Drill", "B"],
                },
            ),
        ],
        "PER-R128": [
            part(
                "Her attacks; a Sword",
                "play Plain Card A",
                NO_DEFENSE,
                "opponent: pass",
                f"play {SWORD}",
                NO_DEFENSE,
                "opponent: play Sparring Kick",
                you=hand("A", SWORD),
                opp=hand("Sparring Kick"),
            ),
            part(
                "Bob's Sword",
                f"opponent: play {SWORD}",
                opp=hand(SWORD),
                **BOB,
            ),
        ],
    }


PARTS = _attacks() | _others()
