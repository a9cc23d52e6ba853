"""What is played in the golden logs: Evolution, Android 19 and Android 20."""

from __future__ import annotations

from typing import Any

try:
    from .parts import (
        BLAST,
        BOB,
        KICK,
        Part,
        hand,
        part,
    )
    from .script_words import (
        BLOCKED,
        BOB_DECLARES,
        DECLARE,
        NO_DEFENSE,
        SHIELDED,
    )
except ImportError:
    from parts import (  # type: ignore[no-redef]
        BLAST,
        BOB,
        KICK,
        Part,
        hand,
        part,
    )
    from script_words import (  # type: ignore[no-redef]
        BLOCKED,
        BOB_DECLARES,
        DECLARE,
        NO_DEFENSE,
        SHIELDED,
    )

STRIPED = "Black Smoothness Drill"
PLAIN: dict[str, Any] = {"mastery": "Sparring Mastery"}
FRAIL = {"life_deck": ["Black Delay", *"ABCDEFGH"]}
CHOKED = {"card": "Android 19's Choke", "attached_to": "mp"}


def _nineteen() -> dict[str, list[Part | str]]:
    two = hand("Sparring Beam", "Sparring Beam")
    return {
        "EVO-U85": [
            part(
                "Five life cards; once a turn",
                *BLAST,
                "yes",
                "opponent: None",
                "pass",
                *BLAST,
                "opponent: None",
                you={**PLAIN, "stages": 3},
                opp=two,
                **BOB,
            ),
            part(
                "Not used; stages only",
                *KICK,
                "pass",
                *BLAST,
                "no",
                "opponent: None",
                you={**PLAIN, "stages": 5},
                **BOB,
            ),
            part(
                "Her next Styled attack; Bob's next costs more",
                "use Android 19",
                "opponent: play Sparring Kick",
                "no defense",
                "play Plain Card A",
                NO_DEFENSE,
                "opponent: play Sparring Beam",
                "no defense",
                "None",
                "no",
                "play Black Headbutt",
                NO_DEFENSE,
                "Lower",
                you={**PLAIN, **hand("A", "Black Headbutt")},
            ),
            part(
                "Bob has no stage for it",
                "use Android 19",
                "not offered: Sparring Kick",
                opp={"stages": 0},
                you=PLAIN,
            ),
        ],
        "EVO-U86": [
            part(
                "Five life cards, and three",
                *BLAST,
                "None",
                "pass",
                "opponent: play Sparring Burst",
                "no defense",
                you={**PLAIN, "stages": 3},
                opp=hand("Sparring Beam", "Sparring Burst"),
                **BOB,
            ),
            part("Stages only", *KICK, you={**PLAIN, "stages": 5}, **BOB),
            part(
                "Bob's next attack costs more",
                "use Android 19",
                NO_DEFENSE,
                "opponent: play Sparring Kick",
                "no defense",
                "pass",
                "opponent: play Sparring Beam",
                "no defense",
                "None",
                you=PLAIN,
            ),
            part("It is stopped", "use Android 19", SHIELDED, you=PLAIN),
        ],
        "EVO-U87": [
            part(
                "Life cards; stages only",
                *BLAST,
                "None",
                "pass",
                *KICK,
                you={**PLAIN, "stages": 3},
                **BOB,
            ),
            part(
                "She stops an attack; to Bob's MP",
                "opponent: play Sparring Kick",
                "you: play Black Finger Block",
                "yes",
                "choose Android 19's Choke",
                you={
                    **PLAIN,
                    "hand": ["Black Finger Block"],
                    "life_deck": [
                        *"CD",
                        "Android 19's Choke",
                        "Saiyan Tracking Blast",
                        "Near Drill",
                    ],
                },
                **BOB,
            ),
            part(
                "To her own",
                "opponent: play Sparring Kick",
                "you: play Black Finger Block",
                "yes",
                "choose Saiyan Tracking Blast",
                you={
                    **PLAIN,
                    "hand": ["Black Finger Block"],
                    "life_deck": [
                        *"CD",
                        "Android 19's Choke",
                        "Saiyan Tracking Blast",
                        "Near Drill",
                    ],
                },
                **BOB,
            ),
            part(
                "Not used",
                "opponent: play Sparring Kick",
                "you: play Black Finger Block",
                "no",
                you={**PLAIN, "hand": ["Black Finger Block"]},
                **BOB,
            ),
        ],
        "EVO-U88": [
            part(
                "Stages, life cards",
                *KICK,
                "pass",
                *BLAST,
                "None",
                you={**PLAIN, "stages": 5},
                **BOB,
            ),
            part(
                "No damage",
                "opponent: play Sparring Kick",
                "you: play Blue Shopping",
                you={**PLAIN, "stages": 5, "hand": ["Blue Shopping"]},
                **BOB,
            ),
            part(
                "A card of hers is attached to Bob's MP",
                "play Android 19's Choke",
                NO_DEFENSE,
                "opponent: pass",
                "use Android 19",
                NO_DEFENSE,
                you={**PLAIN, "stages": 2, "hand": ["Android 19's Choke"]},
                opp={"stages": 10, "life_deck": ["Black Delay", *"ABCDEFGHIJKL"]},
            ),
            part(
                "None is",
                "use Android 19",
                NO_DEFENSE,
                you={**PLAIN, "stages": 2, "+play": [CHOKED]},
                opp=FRAIL,
            ),
            part("It is stopped", "use Android 19", BLOCKED, you={**PLAIN, "stages": 2}),
        ],
    }


def _twenty() -> dict[str, list[Part | str]]:
    drills = {"life_deck": ["C", "Near Other Drill", STRIPED, "Near Drill", "D"], "play": []}
    return {
        "EVO-U89": [
            part(
                "Three stages; a Drill",
                "use Android 20",
                "yes",
                "yes",
                "choose Near Drill",
                you={**PLAIN, **drills},
            ),
            part(
                "No Drill",
                "use Android 20",
                "yes",
                "no",
                you={**PLAIN, **drills},
                opp={"stages": 2},
            ),
            part("She keeps her stages", "use Android 20", "no", you={**PLAIN, **drills}),
            part("She has two", "use Android 20", you={**PLAIN, **drills, "stages": 2}),
        ],
        "EVO-U91": [
            part(
                "A Drill from the Banished Zone; four are in play",
                "declare combat",
                "yes",
                "choose Near Other Drill",
                "use Android 20",
                you={
                    **PLAIN,
                    "life_deck": [*"CD", STRIPED],
                    "discard": ["Near Drill", STRIPED],
                    "banished": ["Near Other Drill"],
                    "play": ["Near Drill"],
                },
                **DECLARE,
            ),
            part(
                "From the Life Deck; Bob declares",
                "opponent: declare combat",
                "yes",
                "choose Near Other Drill",
                you={**PLAIN, **drills},
                **BOB_DECLARES,
            ),
            part("Not used", "declare combat", "no", you={**PLAIN, **drills}, **DECLARE),
            part(
                "Styled ones don't count",
                "use Android 20",
                you={**PLAIN, "play": [STRIPED]},
                opp={"play": ["Orange Hiding Drill", "Far Drill"]},
            ),
        ],
        "EVO-U92": [
            part(
                "Two energy attacks",
                "opponent: play Sparring Beam",
                "you: use Android 20",
                "use Android 20",
                "choose Near Drill",
                "opponent: play Sparring Burst",
                "you: use Android 20",
                you=PLAIN,
                opp=hand("Sparring Beam", "Sparring Burst"),
                **BOB,
            ),
            part(
                "A physical one",
                "opponent: play Sparring Kick",
                "not offered: Android 20 - Master Planner",
                you={**PLAIN, "hand": ["Black Finger Block"]},
                **BOB,
            ),
            part(
                "A Drill of Bob's under her control",
                "use Android 20",
                you={**PLAIN, "play": [{"card": "Far Drill", "captured": True}, STRIPED]},
            ),
            part(
                "Only a Styled one",
                "not offered: Android 20 - Master Planner",
                you={**PLAIN, "play": [STRIPED]},
            ),
        ],
    }


PARTS = _nineteen() | _twenty()
