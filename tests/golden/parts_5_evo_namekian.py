"""What is played in the golden logs: Evolution, the Namekian cards."""

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
        BALL,
        BEAM_ON,
        BLOCKED,
        BOB_DECLARES,
        DECLARE,
        ENDURES,
        FRIEND,
        HELPER,
        KICK_ON,
        NO_DEFENSE,
        OTHER_BALL,
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
        BALL,
        BEAM_ON,
        BLOCKED,
        BOB_DECLARES,
        DECLARE,
        ENDURES,
        FRIEND,
        HELPER,
        KICK_ON,
        NO_DEFENSE,
        OTHER_BALL,
        SHIELDED,
    )

THIRD = "Tenshinhan - Returned"


def _namekian_attacks() -> dict[str, list[Part | str]]:
    return {
        "EVO-C23": [
            part("It hits", "play $", NO_DEFENSE),
            part(
                "Her Ally performs it; it is stopped",
                "play $ with Helper",
                SHIELDED,
                you={"+play": [{"card": HELPER, "stages": 5}]},
            ),
            part(
                "Its stages are too few",
                "not offered: Namekian Door Destruction",
                you={"+play": [{"card": HELPER, "stages": 2}], "stages": 2},
            ),
        ],
        "EVO-C24": [
            part("It hits", "play $", NO_DEFENSE),
            part("An empty pile", "play $", NO_DEFENSE, you={"discard": []}),
            part("It is stopped", "play $", BLOCKED),
        ],
        "EVO-C26": [
            part(
                "Gohan is in play on her side",
                "play $",
                NO_DEFENSE,
                "opponent: pass",
                "use $",
                BLOCKED,
                "state",
                you={"mp": "Gohan"},
            ),
            part(
                "Namek Dragon Ball 5 is, on Bob's",
                "play $",
                BLOCKED,
                "opponent: pass",
                "use $",
                NO_DEFENSE,
                opp={"+play": ["Namek Dragon Ball 5"]},
            ),
            part("Neither", "play $", NO_DEFENSE, "opponent: pass", "state"),
            ENDURES,
        ],
        "EVO-U71": [
            part(
                "Her MP is a Saiyan, level 3",
                "play $",
                NO_DEFENSE,
                you={"mp": "Goku", "level": 3, "stages": 2},
            ),
            part(
                "An Ally is",
                "play $",
                "choose Piccolo",
                BLOCKED,
                you={"+play": ["EVO-U93"], "stages": 6},
            ),
            part("None", "play $", NO_DEFENSE, opp={"+play": ["EVO-U93"]}),
        ],
        "EVO-U73": [
            part(
                "A Dragon Ball for an Ally",
                "play $",
                "yes",
                "choose Tenshinhan",
                NO_DEFENSE,
                "None",
                you={"+play": [BALL], "life_deck": [*"CD", THIRD], "discard": [HELPER]},
            ),
            part(
                "From the pile; one of Bob's",
                "play $",
                "yes",
                f"choose {OTHER_BALL}",
                "choose Helper",
                SHIELDED,
                you={
                    "+play": [BALL, {"card": OTHER_BALL, "captured": True}],
                    "life_deck": [*"CD", THIRD],
                    "discard": [HELPER],
                },
            ),
            part("Declined", "play $", "no", NO_DEFENSE, "None", you={"+play": [BALL]}),
            part("No Dragon Ball", "play $", NO_DEFENSE, "None", you={"discard": [HELPER]}),
        ],
        "EVO-U74": [
            part(
                "Two are banished; she advances and can't win by MPPV",
                "play $",
                "yes",
                NO_DEFENSE,
                "opponent: pass",
                "play Sparring Shout",
                you={
                    "level": 3,
                    "anger": 4,
                    "hand": ["$", "Sparring Shout"],
                    "life_deck": [*"CD", BALL, OTHER_BALL, "E"],
                },
            ),
            part(
                "Declined; she wins by MPPV",
                "play $",
                "no",
                NO_DEFENSE,
                "opponent: pass",
                "play Sparring Shout",
                you={
                    "level": 4,
                    "anger": 4,
                    "hand": ["$", "Sparring Shout"],
                    "life_deck": [*"CD", BALL, OTHER_BALL, "E"],
                },
            ),
            part("One is there", "play $", BLOCKED, you={"life_deck": [*"CD", BALL, "E"]}),
            ENDURES,
        ],
    }


def _namekian_others() -> dict[str, list[Part | str]]:
    five = {"discard": [*"KLMNOPQ"]}
    return {
        "EVO-C18": [
            part(
                "A Drill; her attacks",
                "use $",
                "choose Near Other Drill",
                "opponent: pass",
                "play Sparring Beam",
                NO_DEFENSE,
                "None",
                you={
                    "play": ["$"],
                    "discard": ["A", "Near Other Drill", HELPER],
                    "hand": ["Sparring Beam"],
                },
            ),
            part(
                "An Ally",
                "use $",
                "choose Helper",
                you={"play": ["$"], "discard": ["A", "Near Other Drill", HELPER]},
            ),
            part(
                "None; the combat after",
                "use $",
                CUT,
                "until turn ends",
                "opponent: declare combat",
                "opponent: pass",
                "play Sparring Kick",
                NO_DEFENSE,
                you={"discard": [], "life_deck": ["Sparring Kick", *"ABCDEF"]},
            ),
        ],
        "EVO-C19": [
            part("No two", "until turn ends", you={"+play": [HELPER, BALL], "hand": [*"ABCD"]}),
            part(
                "Two Allies", "until turn ends", you={"+play": [HELPER, THIRD], "hand": [*"ABCD"]}
            ),
            part(
                "Two Dragon Balls; in Bob's turn",
                "until turn ends",
                you={"+play": [BALL, OTHER_BALL], "hand": [*"ABCD"]},
                **BOB,
            ),
        ],
        "EVO-C20": [
            part(
                "The bottom card",
                f"play {BALL}",
                "yes",
                you={"hand": [BALL]},
                turn="you",
                phase="planning",
            ),
            part(
                "Declined", f"play {BALL}", "no", you={"hand": [BALL]}, turn="you", phase="planning"
            ),
            part("The Draw Step", "declare combat", turn="you", phase="draw"),
            part(
                "Bob draws",
                f"opponent: play {BALL}",
                "opponent: declare combat",
                opp={"hand": [BALL]},
                turn="opponent",
                phase="planning",
            ),
        ],
        "EVO-C21": [
            part("The discard pile", *KICK_ON, "discard pile", you=five, **BOB),
            part("The Life Deck", *KICK_ON, "Life Deck", you=five, **BOB),
            part(
                "It is banished from the pile",
                "opponent: use Black Devious Mastery",
                "opponent: choose Sparring Kick",
                you={"discard": [*"KLM", "$"]},
                opp={"mastery": "Black Devious Mastery"},
                **BOB,
            ),
        ],
        "EVO-C22": [
            part(
                "Three life cards are critical; two aren't",
                *BEAM_ON,
                "play Sparring Burst",
                NO_DEFENSE,
                "Lower",
                "opponent: pass",
                "play Namekian Downward Blast",
                NO_DEFENSE,
                "no",
                you=hand("$", "Sparring Burst", "Namekian Downward Blast"),
                **BOB,
            ),
            part(
                "Bob's attack; the combat after",
                *BEAM_ON,
                "pass",
                "opponent: play Sparring Burst",
                "no defense",
                CUT,
                "declare combat",
                "play Sparring Burst",
                NO_DEFENSE,
                you={"hand": ["$"], "life_deck": [*"ABC", "Sparring Burst", *"DEFGHIJKL"]},
                opp=hand("Sparring Beam", "Sparring Burst"),
                **BOB,
            ),
        ],
        "EVO-C25": [
            part("It stops an attack", *BEAM_ON, **BOB),
            part("As an action", "play $", NO_DEFENSE, **{"turn": "you"}),
            part("As an action; it is stopped", "play $", BLOCKED, **{"turn": "you"}),
        ],
        "EVO-R108": [
            part(
                "An Ally, and two for a Dragon Ball",
                "declare combat",
                "yes",
                "choose Friend",
                "yes",
                you={"+play": [BALL, HELPER, THIRD]},
                opp={"+play": [FRIEND]},
                **DECLARE,
            ),
            part(
                "The Dragon Ball stays; Bob declares",
                "opponent: declare combat",
                "yes",
                "choose Friend",
                "no",
                you={"+play": [BALL, HELPER]},
                opp={"+play": [FRIEND]},
                **BOB_DECLARES,
            ),
            part(
                "A captured one isn't hers",
                "declare combat",
                "yes",
                "choose Friend",
                you={"+play": [{"card": BALL, "captured": True}, HELPER]},
                opp={"+play": [FRIEND]},
                **DECLARE,
            ),
            part("Declined", "declare combat", "no", you={"+play": [HELPER]}, **DECLARE),
        ],
        "EVO-R109": [
            part("An Ally", "play $", you={"+play": [HELPER]}),
            part(
                "Kami; she advances and can't win by MPPV",
                "play $",
                "choose Kami",
                "opponent: pass",
                "play Sparring Shout",
                you={
                    "+play": [HELPER, "Kami"],
                    "hand": ["$", "Sparring Shout"],
                    "level": 3,
                    "anger": 4,
                },
            ),
            part("No Ally", "not offered: Namekian Enhancement", opp={"+play": [FRIEND]}),
        ],
    }


PARTS = _namekian_attacks() | _namekian_others()
