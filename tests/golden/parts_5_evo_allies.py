"""What is played in the golden logs: Evolution, the Allies."""

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
        HELPER,
        NO_DEFENSE,
        SHIELDED,
        ally,
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
        HELPER,
        NO_DEFENSE,
        SHIELDED,
        ally,
    )

ENDING: dict[str, Any] = {"turn": "opponent", "phase": "discard"}
FRAIL = {"life_deck": ["Black Delay", *"ABCDEFGH"]}
NINETEEN: dict[str, Any] = {"mp": ["EVO-U85", "EVO-U86", "EVO-U87", "EVO-U88"]}
SEVENTEEN: dict[str, Any] = {"mp": ["EVO-S21", "EVO-S22", "EVO-S23", "EVO-S24"]}
TWENTY: dict[str, Any] = {"mp": ["EVO-U89", "EVO-U90", "EVO-U91", "EVO-U92"]}


def _allies() -> dict[str, list[Part | str]]:
    kami: dict[str, Any] = {"hand": ["$"], "play": []}
    return {
        "EVO-U93": [
            part(
                "From the hand; a physical attack; once a combat",
                "opponent: play Sparring Kick",
                "you: Vegeta - Unrelenting",
                "pass",
                "opponent: play Sparring Slam",
                "no defense",
                you={**kami, "mp": "Goku"},
                opp=hand("Sparring Kick", "Sparring Slam"),
                **BOB,
            ),
            part(
                "An energy attack",
                "opponent: play Sparring Beam",
                "you: Vegeta - Unrelenting",
                you={**kami, "mp": "Goku"},
                **BOB,
            ),
            part("Her MP isn't Goku", *KICK, you=kami, **BOB),
            part("Its attack", "use Vegeta", NO_DEFENSE, you=ally("EVO-U93", 10, 1)),
            part("It is stopped", "use Vegeta", SHIELDED, you=ally("EVO-U93", 5, 0)),
            part("The MP is at 5", "not offered: Vegeta - Unrelenting", you=ally("EVO-U93", 5, 5)),
        ],
        "EVO-U94": [
            part("Life cards", *BLAST, "opponent: None", **BOB),
            part("Stages only", *KICK, **BOB),
            part(
                "Stages past zero",
                *KICK,
                you={"stages": 1, "play": [{"card": "EVO-U94", "stages": 0}]},
                **BOB,
            ),
            part("An empty pile", *BLAST, "opponent: None", you={"discard": []}, **BOB),
            part(
                "Bob takes them",
                "play Sparring Beam",
                NO_DEFENSE,
                "None",
                you=hand("Sparring Beam"),
            ),
        ],
        "EVO-U95": [
            part(
                "A critical damage effect",
                "play Sparring Theft",
                "Lower",
                you=hand("Sparring Theft"),
            ),
            part(
                "Bob's",
                "opponent: play Sparring Theft",
                "opponent: Lower",
                opp=hand("Sparring Theft"),
                **BOB,
            ),
            part(
                "Her MP is Krillin",
                "use Maron",
                "choose Blue Fist Catch",
                "opponent: pass",
                "state",
                you={
                    **ally("EVO-U95", 5, 1),
                    "mp": "Krillin",
                    "hand": ["A", "Blue Fist Catch", "Blue Knee"],
                },
            ),
            part(
                "No Styled card",
                "use Maron",
                you={**ally("EVO-U95", 5, 1), "mp": "Krillin", "hand": ["Near Drill"]},
            ),
            part(
                "Her MP is another",
                "use Maron",
                you={**ally("EVO-U95", 5, 1), "mp": "Goku", "hand": ["A", "Blue Fist Catch"]},
            ),
        ],
        "EVO-U96": [
            part("Her turn begins", "until turn ends", "state", you=hand(), opp=hand(), **ENDING),
            part(
                "Her pile is empty",
                "until turn ends",
                "state",
                you={"hand": [], "discard": []},
                opp=hand(),
                **ENDING,
            ),
            part(
                "Bob's turn begins",
                "until turn ends",
                "state",
                you=hand(),
                opp=hand(),
                turn="you",
                phase="discard",
            ),
            part("Into the Life Deck", "use Turtle", you=ally("EVO-U96", 5, 1)),
        ],
        "EVO-U98": [
            part(
                "A card is discarded",
                "use Android 18",
                "choose Plain Card A",
                NO_DEFENSE,
                you=ally("EVO-U98", 5, 1),
            ),
            part(
                "Her MP is Android 17, at 5; non-Styled",
                "use Android 18",
                "choose Plain Card A",
                BLOCKED,
                "opponent: pass",
                "state",
                you={**ally("EVO-U98", 5, 5), **SEVENTEEN, "mastery": "Black Perceptive Mastery"},
            ),
            part(
                "Another MP at 5", "not offered: Android 18 - Smirking", you=ally("EVO-U98", 5, 5)
            ),
            part(
                "No hand", "not offered: Android 18 - Smirking", you=ally("EVO-U98", 5, 1, hand=[])
            ),
        ],
        "EVO-U99": [
            part(
                "Her MP is Android 20, at 5: both Powers",
                "declare combat",
                "yes",
                "use Android 19",
                "opponent: play Sparring Kick",
                "no defense",
                "pass",
                "opponent: play Sparring Beam",
                "no defense",
                "None",
                you={**ally("EVO-U99", 5, 5), **TWENTY, "mastery": "Sparring Mastery"},
                **DECLARE,
            ),
            part(
                "Another MP at 5; Bob declares",
                "opponent: declare combat",
                "pass",
                "not offered: Android 19 - Injured",
                you=ally("EVO-U99", 5, 5),
                **BOB_DECLARES,
            ),
            part(
                "Another MP at 1",
                "opponent: declare combat",
                "yes",
                you=ally("EVO-U99", 5, 1),
                **BOB_DECLARES,
            ),
            part(
                "Not used",
                "opponent: declare combat",
                "no",
                you=ally("EVO-U99", 5, 1),
                **BOB_DECLARES,
            ),
        ],
        "EVO-U100": [
            part(
                "Her MP is an Android",
                "play Sparring Beam",
                NO_DEFENSE,
                "None",
                you={**SEVENTEEN, "hand": ["Sparring Beam"]},
                opp=FRAIL,
            ),
            part(
                "Hers isn't; Bob's is",
                "play Sparring Beam",
                NO_DEFENSE,
                "opponent: Banish it",
                "None",
                "opponent: play Sparring Beam",
                "no defense",
                "None",
                you={"hand": ["Sparring Beam"], **FRAIL},
                opp={**SEVENTEEN, **FRAIL},
            ),
            part(
                "It leaves play",
                "opponent: play Sparring Sweep",
                "opponent: choose Android 20",
                you={
                    **SEVENTEEN,
                    "+play": [{"card": "Android 18 - Smirking", "stages": 2}, HELPER],
                },
                opp={**NINETEEN, "stages": 2, **hand("Sparring Sweep")},
                **BOB,
            ),
        ],
    }


PARTS = _allies()
