"""What is played in the golden logs: The Movie Collection, Allies."""

from __future__ import annotations

from typing import Any

try:
    from .parts import BLAST, BOB, KICK, Part, hand, part
    from .script_words import BALL, FRIEND, HELPER, NO_DEFENSE, OTHER_BALL, ally
except ImportError:
    from parts import BLAST, BOB, KICK, Part, hand, part  # type: ignore[no-redef]
    from script_words import (  # type: ignore[no-redef]
        BALL,
        FRIEND,
        HELPER,
        NO_DEFENSE,
        OTHER_BALL,
        ally,
    )

TURN_ENDS: dict[str, Any] = {"turn": "you", "phase": "discard"}


def _heroes() -> dict[str, list[Part | str]]:
    near = {"play": ["$"], "life_deck": ["A", OTHER_BALL, "B", BALL, *"CDEFGHIJ"]}
    return {
        "MOV-C1": [
            part("The Rejuvenation Step", "until turn ends", you={"hand": []}, **TURN_ENDS),
            part(
                "An empty discard pile",
                "until turn ends",
                you={"hand": [], "discard": []},
                **TURN_ENDS,
            ),
            part(
                "Bob's Rejuvenation Step",
                "until turn ends",
                opp={"hand": []},
                turn="opponent",
                phase="discard",
            ),
            part(
                "Critical damage discards him",
                *BLAST,
                "opponent: Discard",
                f"choose {BALL}",
                you={**near, "hand": []},
                **BOB,
            ),
            part(
                "No Dragon Ball is there",
                "opponent: play Sparring Sweep",
                "opponent: choose Kami",
                opp=hand("Sparring Sweep"),
                **BOB,
            ),
            part(
                "He is shuffled into the Life Deck",
                "opponent: use Dr. Wheelo",
                f"choose {OTHER_BALL}",
                you=near,
                opp={"play": [{"card": "MOV-C5", "stages": 3}], "stages": 0},
                action="opponent",
                **BOB,
            ),
        ],
        "MOV-C2": [
            part(
                "Her own search",
                "play Orange Desperation",
                you=hand("Orange Desperation"),
            ),
            part(
                "Bob searches her Life Deck, and his own",
                "opponent: play Black Dash",
                "no defense",
                "pass",
                "opponent: use Saiyan Freedom",
                you={"hand": [], "life_deck": [*"ABCDEF", HELPER, "G"]},
                opp={"hand": ["Black Dash"], "play": ["Saiyan Freedom"]},
                **BOB,
            ),
            part(
                "A discard pile may be searched",
                "play Red Freezing Beam",
                "no",
                "choose Near Other Drill",
                NO_DEFENSE,
                you={"hand": ["Red Freezing Beam"], "+discard": ["Near Other Drill"]},
            ),
            part(
                "He is gone",
                "opponent: play Sparring Sweep",
                "opponent: choose Master Roshi",
                "play Orange Desperation",
                "choose Near Drill",
                you={"hand": ["Orange Desperation"], "life_deck": [*"ABC", "Near Drill", *"DEF"]},
                opp=hand("Sparring Sweep"),
                **BOB,
            ),
        ],
        "MOV-C4": [
            part(
                "A Setup before and after an attack",
                "not offered: Near Setup",
                "play Plain Card A",
                NO_DEFENSE,
                "opponent: pass",
                "use Near Setup",
            ),
            part(
                "Bob's",
                "not offered: Far Setup",
                *KICK,
                "pass",
                "opponent: use Far Setup",
                **BOB,
            ),
            part(
                "An attack that isn't from the hand",
                "use Lord Slug",
                NO_DEFENSE,
                "opponent: pass",
                "not offered: Near Setup",
                you={"mp": "Lord Slug", "level": 2},
            ),
        ],
    }


def _villains() -> dict[str, list[Part | str]]:
    return {
        "MOV-C6": [
            part(
                "Her first attack, her second",
                "play Sparring Kick",
                NO_DEFENSE,
                "opponent: pass",
                "play Sparring Kick",
                NO_DEFENSE,
                you={"hand": ["Sparring Kick"] * 2},
            ),
            part(
                "Bob's first attack, his second",
                *KICK,
                "pass",
                *KICK,
                opp=hand("Sparring Kick", "Sparring Kick"),
                **BOB,
            ),
            part(
                "A stopped one was the first; each player's",
                "play Sparring Kick",
                "opponent: play Sparring Block",
                *KICK,
                "play Sparring Kick",
                NO_DEFENSE,
                *KICK,
                you={"hand": ["Sparring Kick"] * 2},
                opp=hand("Sparring Block", "Sparring Kick", "Sparring Kick"),
            ),
        ],
        "MOV-C7": [
            part(
                "Four Styled Events in the pile",
                "use Lord Slug",
                you={
                    **ally("MOV-C7", 5, 1),
                    "discard": [
                        "A",
                        "Orange Gathering",
                        "Sparring Shout",
                        "Orange Desperation",
                        "Orange Palm Blasts",
                        "Red Retreat",
                        "Saiyan Enjoyment",
                    ],
                },
            ),
            part(
                "One; none of hers is left over",
                "use Lord Slug",
                you={**ally("MOV-C7", 5, 1), "discard": ["A", "Sparring Shout", "Red Retreat"]},
            ),
            part("None", "use Lord Slug", you={**ally("MOV-C7", 5, 0), "discard": ["A"]}),
            part("The MP is at 5", "not offered: Lord Slug - Amazed", you=ally("MOV-C7", 5, 5)),
        ],
        "MOV-C8": [
            part(
                "Turles, and two Saiyans of Bob's",
                "play Saiyan Direct Strike",
                NO_DEFENSE,
                "opponent: pass",
                "play Sparring Kick",
                NO_DEFENSE,
                "opponent: pass",
                "play Saiyan Diving Burst",
                NO_DEFENSE,
                you={
                    "mp": "Vegeta",
                    "mastery": "Saiyan Empowered Mastery",
                    "play": ["$"],
                    "hand": ["Saiyan Direct Strike", "Sparring Kick", "Saiyan Diving Burst"],
                },
                opp={"mp": "Goku", "hand": [], "play": [FRIEND]},
            ),
            part(
                "The MP is no Saiyan",
                "play Black Defensive Burst",
                NO_DEFENSE,
                you={"play": ["$"], "hand": ["Black Defensive Burst"]},
            ),
        ],
    }


PARTS = _heroes() | _villains()
