"""What is played in the golden logs: Evolution, Android 17 and Android 18."""

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
        FRIEND,
        HELPER,
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
        FRIEND,
        HELPER,
        NO_DEFENSE,
        SHIELDED,
    )

VAN = "Android 17's Van"
PLAIN: dict[str, Any] = {"mastery": "Sparring Mastery"}
FRAIL = {"life_deck": ["Black Delay", *"ABCDEFGH"]}


def _seventeen() -> dict[str, list[Part | str]]:
    return {
        "EVO-S21": [
            part(
                "The Van from the Life Deck",
                "use Android 17",
                "yes",
                NO_DEFENSE,
                you={**PLAIN, "life_deck": [*"CD", VAN, "E"]},
            ),
            part(
                "From the pile; it is stopped",
                "use Android 17",
                "yes",
                BLOCKED,
                you={**PLAIN, "discard": ["A", VAN]},
            ),
            part("Declined", "use Android 17", "no", NO_DEFENSE, you={**PLAIN, "discard": [VAN]}),
            part("None to find", "use Android 17", "yes", NO_DEFENSE, you=PLAIN),
        ],
        "EVO-S22": [
            part(
                "An Ally goes, the Van comes",
                "use Android 17",
                "yes",
                "choose Friend",
                NO_DEFENSE,
                you={**PLAIN, "+play": [HELPER], "banished": [VAN]},
                opp={"+play": [FRIEND, "Bulma"]},
            ),
            part(
                "Declined; from the pile",
                "use Android 17",
                "no",
                NO_DEFENSE,
                you={**PLAIN, "discard": ["A", VAN]},
                opp={"+play": [FRIEND]},
            ),
            part(
                "No Ally of Bob's; it is stopped",
                "use Android 17",
                BLOCKED,
                you={**PLAIN, "+play": [HELPER], "discard": [VAN]},
            ),
        ],
        "EVO-S23": [
            part(
                "The Van is in play; no Ally takes damage",
                "use Android 17",
                NO_DEFENSE,
                "None",
                "opponent: pass",
                "play Sparring Kick",
                NO_DEFENSE,
                you={**PLAIN, "+play": [VAN], "hand": ["Sparring Kick"]},
                opp={**FRAIL, "+play": [FRIEND]},
            ),
            part(
                "It isn't; nor do hers",
                "use Android 17",
                NO_DEFENSE,
                "opponent: Banish it",
                "None",
                "opponent: play Sparring Kick",
                "no defense",
                you={**PLAIN, "+play": [HELPER]},
                opp=FRAIL,
            ),
            part(
                "It is stopped; Bob has the Van",
                "use Android 17",
                SHIELDED,
                you=PLAIN,
                opp={"+play": [VAN]},
            ),
        ],
        "EVO-S24": [
            part(
                "Three Allies in Bob's zone",
                "play Sparring Kick",
                "opponent: use Blue Protective Mastery",
                "yes",
                "choose Sparring Beam",
                you={**PLAIN, "hand": ["Sparring Kick"], "banished": [HELPER]},
                opp={
                    "mastery": "Blue Protective Mastery",
                    "banished": [FRIEND, "Bulma", "A", "Guldo"],
                },
            ),
            part(
                "None; it is stopped; an energy attack",
                "play Sparring Kick",
                BLOCKED,
                "opponent: pass",
                "play Sparring Beam",
                "opponent: use Blue Protective Mastery",
                "yes",
                you={**PLAIN, "hand": ["Sparring Kick", "Sparring Beam"]},
                opp={"mastery": "Blue Protective Mastery", "banished": [FRIEND]},
            ),
            part(
                "The Van comes back",
                "declare combat",
                "yes",
                "yes",
                you={**PLAIN, "banished": ["A", VAN]},
                **DECLARE,
            ),
            part(
                "It stays; Bob declares",
                "opponent: declare combat",
                "yes",
                "no",
                you={**PLAIN, "banished": [VAN]},
                **BOB_DECLARES,
            ),
            part("Not used", "declare combat", "no", you={**PLAIN, "banished": [VAN]}, **DECLARE),
        ],
    }


def _eighteen() -> dict[str, list[Part | str]]:
    return {
        "EVO-S26": [
            part(
                "Bob's first physical attack",
                *KICK,
                "pass",
                "opponent: play Sparring Kick",
                "no defense",
                you={**PLAIN, "stages": 10},
                opp=hand("Sparring Kick", "Sparring Kick"),
                **BOB,
            ),
            part("Her power level is too low", *KICK, you={**PLAIN, "stages": 4}, **BOB),
            part("Her hand for new cards", "use Android 18", NO_DEFENSE, you=PLAIN),
            part("No hand", "use Android 18", NO_DEFENSE, you={**PLAIN, **hand()}),
            part("It is stopped", "use Android 18", SHIELDED, you=PLAIN),
        ],
        "EVO-S27": [
            part(
                "All of Bob's physical attacks; her own",
                *KICK,
                "play Sparring Beam",
                NO_DEFENSE,
                "None",
                "opponent: play Sparring Kick",
                "no defense",
                you={**PLAIN, "stages": 10, "hand": ["Sparring Beam"]},
                opp=hand("Sparring Kick", "Sparring Kick"),
                **BOB,
            ),
            part(
                "Her power level is too low; an energy attack",
                *KICK,
                "pass",
                *BLAST,
                "None",
                you={**PLAIN, "stages": 1},
                **BOB,
            ),
        ],
        "EVO-S28": [
            part("Her power level is over 1", *KICK, you=PLAIN, **BOB),
            part("It is 0", *KICK, you={**PLAIN, "stages": 0}, **BOB),
            part(
                "Six cards are put back",
                "use Android 18",
                NO_DEFENSE,
                "choose Plain Card F",
                "choose Plain Card C",
                "choose Plain Card D",
                "choose Plain Card E",
                "choose Plain Card G",
                you=PLAIN,
            ),
            part("It is stopped", "use Android 18", SHIELDED, you=PLAIN),
        ],
        "EVO-S29": [
            part(
                "Physical attacks cost Bob two stages",
                *KICK,
                "pass",
                *BLAST,
                "None",
                you=PLAIN,
                **BOB,
            ),
            part(
                "He has one stage",
                "opponent: pass",
                "play Sparring Kick",
                NO_DEFENSE,
                "not offered: Sparring Kick",
                you={**PLAIN, "hand": ["Sparring Kick"]},
                opp={"stages": 1},
                **BOB,
            ),
            part(
                "Bob's MP is set to 0",
                "use Android 18",
                NO_DEFENSE,
                you=PLAIN,
                opp={"+play": [FRIEND]},
            ),
            part("It is stopped", "use Android 18", SHIELDED, you=PLAIN),
        ],
    }


PARTS = _seventeen() | _eighteen()
