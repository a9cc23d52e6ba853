"""What is played in the golden logs: Perfection, the Saiyan attacks."""

from __future__ import annotations

try:
    from .parts import BOB, Part, hand, part
    from .script_words import (
        BALL,
        BLOCKED,
        ENDURES,
        FRIEND,
        NEXT_COMBAT,
        NO_DEFENSE,
        OTHER_BALL,
        SHIELDED,
        still,
    )
except ImportError:
    from parts import BOB, Part, hand, part  # type: ignore[no-redef]
    from script_words import (
        BALL,
        BLOCKED,
        ENDURES,
        FRIEND,
        NEXT_COMBAT,
        NO_DEFENSE,
        OTHER_BALL,
        SHIELDED,
        still,
    )  # type: ignore[no-redef]


def _attacks() -> dict[str, list[Part | str]]:
    attached = [{"card": "PER-C56", "attached_to": "mp"}]
    discovery = [{"card": "EVO-C51", "attached_to": "mp"}]
    return {
        "PER-C52": [
            part(
                "Bob's Dragon Ball",
                "play $",
                NO_DEFENSE,
                "yes",
                f"choose {OTHER_BALL}",
                you=still("$"),
                opp={"+play": [BALL, OTHER_BALL]},
            ),
            part("Declined", "play $", NO_DEFENSE, "no", you=still("$"), opp={"+play": [BALL]}),
            part("There is none", "play $", NO_DEFENSE, you=still("$")),
            part("It is stopped", "play $", SHIELDED, you=still("$"), opp={"+play": [BALL]}),
        ],
        "PER-C55": [
            part("It hits", "play $", NO_DEFENSE, you=still("$")),
            part("It is stopped", "play $", BLOCKED, you=still("$")),
        ],
        "PER-C57": [
            part(
                "She banishes one of two; she gains stages twice",
                "play $",
                "choose Saiyan Discovery",
                NO_DEFENSE,
                "yes",
                "opponent: pass",
                "use Near Drill",
                "opponent: use Far Drill",
                "use Near Other Drill",
                you=still(
                    "$", stages=4, play=["Near Drill", "Near Other Drill", *attached, *discovery]
                ),
                opp={"+play": [FRIEND]},
            ),
            part("Declined", "play $", NO_DEFENSE, "no", you=still("$", play=attached)),
            part("Nothing is attached", "play $", NO_DEFENSE, you=still("$")),
            part(
                "It is stopped",
                "play $",
                BLOCKED,
                "opponent: pass",
                "use Near Drill",
                you=still("$", stages=4, play=[*attached, "Near Drill"]),
            ),
            part(
                "The combat after",
                "play $",
                BLOCKED,
                *NEXT_COMBAT,
                "use Near Drill",
                you=still("$", stages=4),
            ),
        ],
        "PER-C59": [
            part(
                "Not prevented, not modified",
                "play $",
                "opponent: play Blue Rest",
                you={"mp": "Goku", "mastery": "Black Devious Mastery", "hand": ["$"]},
                opp=hand("Blue Rest"),
            ),
            part("It is stopped", "play $", SHIELDED, you=still("$")),
            part(
                "No Endurance, either",
                "play $",
                NO_DEFENSE,
                you=still("$"),
                opp={"life_deck": ["A", "Black Delay", *"BCDEFGH"]},
            ),
        ],
        "PER-C60": [
            part(
                "One of two Events",
                "play $",
                "choose Saiyan Obstruction",
                NO_DEFENSE,
                you=still(
                    "$",
                    discard=["K", "Saiyan Emergence", "L", "Saiyan Obstruction", "Sparring Rest"],
                ),
            ),
            part(
                "There is none; it is stopped",
                "play $",
                BLOCKED,
                you=still("$", discard=["K", "Sparring Rest"]),
            ),
        ],
        "PER-U98": [
            part(
                "Both are used",
                "play $",
                "yes",
                "choose Plain Card A",
                "Lower",
                NO_DEFENSE,
                you=still("$", "A", "B"),
            ),
            part("Declined", "play $", "no", BLOCKED, you=still("$", "A", "B")),
            part("She has no card", "play $", NO_DEFENSE, you=still("$")),
            part(
                "It would be Rejuvenated in combat",
                "play Sparring Rest",
                "yes",
                "Lower",
                you=still("Sparring Rest", discard=["$", "K"]),
            ),
            part(
                "Declined then",
                "play Sparring Rest",
                "no",
                you=still("Sparring Rest", discard=["$", "K"]),
            ),
            part(
                "In the Rejuvenation Step",
                "Rejuvenate $",
                you=still(discard=["$", "K"]),
                opp=hand(),
                turn="you",
                phase="discard",
            ),
            ENDURES,
        ],
        "PER-U99": [
            part(
                "He has not passed; one of two attacks",
                "opponent: play Sparring Shout",
                "play $",
                NO_DEFENSE,
                "yes",
                *(f"choose Plain Card {letter}" for letter in "ABCDEFGHIK"),
                "choose Saiyan Diving Burst",
                you=still(
                    "$", discard=["Saiyan Direct Strike", *"ABCDEFGHI", "Saiyan Diving Burst", "K"]
                ),
                opp={"+hand": ["Sparring Shout"]},
                **BOB,
            ),
            part(
                "He has passed",
                "opponent: pass",
                "play $",
                BLOCKED,
                "you: no",
                you=still("$", discard=[*"ABCDEFGHI", "Saiyan Diving Burst", "K"]),
                **BOB,
            ),
            part(
                "Nine cards",
                "play $",
                NO_DEFENSE,
                you=still("$", discard=[*"ABCDEFGH", "Saiyan Diving Burst"]),
            ),
            part(
                "It is stopped; he passed before",
                "opponent: pass",
                "play Sparring Shout",
                "opponent: play Sparring Kick",
                "play $",
                BLOCKED,
                you=still("$", "Sparring Shout"),
                **BOB,
            ),
        ],
        "PER-R138": [
            part(
                "Four stages",
                "play $",
                "yes",
                NO_DEFENSE,
                you={"mp": "Goku", "hand": ["$", "A"], "mastery": "Sparring Mastery"},
                opp={"stages": 8},
            ),
            part(
                "Five stages",
                "opponent: play Sparring Kick",
                "play Red Capture",
                "play $",
                "yes",
                "choose Plain Card A",
                NO_DEFENSE,
                you=still("$", "Red Capture", "A", "B", banished=list("CDEFG")),
                **BOB,
            ),
            part(
                "Four stages",
                "opponent: play Sparring Kick",
                "play Red Capture",
                "play $",
                "no",
                NO_DEFENSE,
                you=still("$", "Red Capture", "A", banished=list("CDEF")),
                **BOB,
            ),
            part(
                "Five, but he has three",
                "opponent: play Sparring Kick",
                "play Red Capture",
                "play $",
                NO_DEFENSE,
                you=still("$", "Red Capture", banished=list("CDEFG")),
                opp={"stages": 3},
                **BOB,
            ),
            part("It is stopped", "play $", "yes", SHIELDED, you=still("$", "A")),
        ],
        "PER-R139": [
            part(
                "Her level is higher",
                "play $",
                "not offered: Sparring Shield",
                "opponent: play Red Sword Stab",
                "no defense",
                "not offered: Plain Card A",
                "pass",
                you=still("$", "A", level=2),
                opp=hand("Sparring Shield", "Red Sword Stab"),
            ),
            part(
                "For her Mastery",
                "use Saiyan Rampaging Mastery",
                NO_DEFENSE,
                you={"mp": "Goku", "mastery": "Saiyan Rampaging Mastery", "hand": ["$"]},
            ),
            part("It is the same", "play $", SHIELDED, you=still("$", "A")),
            part("It is lower", "play $", NO_DEFENSE, you=still("$", "A"), opp={"level": 2}),
            ENDURES,
        ],
        "PER-R140": [
            part(
                "In this combat",
                "play $",
                NO_DEFENSE,
                "opponent: play Red Bribe",
                you=still("$", anger=0),
                opp={"+play": [BALL, "PER-C43"]},
            ),
            part(
                "Hers, too",
                "play Sparring Kick",
                NO_DEFENSE,
                "opponent: pass",
                "play $",
                SHIELDED,
                "opponent: pass",
                "play Sparring Kick",
                NO_DEFENSE,
                you=still("Sparring Kick", "$", "Sparring Kick", play=["PRE-C1"]),
            ),
            part(
                "The combat after",
                "play $",
                NO_DEFENSE,
                *NEXT_COMBAT,
                "play Sparring Kick",
                NO_DEFENSE,
                you=still("$", "Sparring Kick", play=["PRE-C1"]),
            ),
        ],
    }


PARTS: dict[str, list[Part | str]] = {**_attacks()}
"""Card id to its parts."""
