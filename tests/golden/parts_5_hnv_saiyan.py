"""What is played in the golden logs: the Saiyan cards of Heroes & Villains."""

from __future__ import annotations

from typing import Any

try:
    from .parts import BLAST, BOB, CUT, KICK, Part, hand, part
    from .script_words import BEAM_ON, FRIEND, HELPER, HIGH, LOW, NO_DEFENSE
except ImportError:
    from parts import BLAST, BOB, CUT, KICK, Part, hand, part  # type: ignore[no-redef]
    from script_words import (  # type: ignore[no-redef]
        BEAM_ON,
        FRIEND,
        HELPER,
        HIGH,
        LOW,
        NO_DEFENSE,
    )

BLOCKED = "opponent: play Sparring Block"
SHIELDED = "opponent: play Sparring Shield"
ATTACKS = ("Sparring Kick", "Sparring Beam")
RESCUE, DIVE = "Saiyan Rescue", "Red Stomach Dive"


def attached(card: str, **more: Any) -> dict[str, Any]:
    """A side on whose MP a card lies."""
    return {"play": [{"card": card, "attached_to": "mp"}], **more}


def _attacks() -> dict[str, list[Part | str]]:
    return {
        "HNV-C55": [
            part(
                "Her next attack, not the second",
                *BEAM_ON,
                "play Sparring Kick",
                NO_DEFENSE,
                "opponent: pass",
                "play Sparring Beam",
                NO_DEFENSE,
                you=hand("$", *ATTACKS),
                **BOB,
            ),
            part(
                "Her next attack is stopped",
                *BEAM_ON,
                "play Sparring Kick",
                BLOCKED,
                "opponent: pass",
                "play Sparring Beam",
                NO_DEFENSE,
                you=hand("$", *ATTACKS),
                **BOB,
            ),
            part(
                "Its Endurance",
                *BLAST,
                "you: Banish it",
                you={"hand": [], "life_deck": ["$", *"ABCDEFGH"]},
                **BOB,
            ),
        ],
        "HNV-C56": [
            part(
                "A lower power counts as higher",
                "play $",
                NO_DEFENSE,
                "opponent: pass",
                "play Saiyan Charged Fist",
                NO_DEFENSE,
                you={"+hand": ["Saiyan Charged Fist"], **LOW},
                opp=HIGH,
            ),
            part(
                "It is stopped; that holds",
                "play $",
                BLOCKED,
                "opponent: pass",
                "play Saiyan Charged Fist",
                NO_DEFENSE,
                you={"+hand": ["Saiyan Charged Fist"], **LOW},
                opp=HIGH,
            ),
            part(
                "The combat after",
                "play $",
                BLOCKED,
                CUT,
                "until turn ends",
                "opponent: declare combat",
                "opponent: pass",
                "play Saiyan Charged Fist",
                you={"hand": ["$", "A"], "life_deck": ["Saiyan Charged Fist", *"BCDEFGHI"], **LOW},
                opp=HIGH,
            ),
        ],
        "HNV-C57": [
            part("Hers is higher", "play $", NO_DEFENSE, you=HIGH, opp={"stages": 3}),
            part("To 0 at least", "play $", NO_DEFENSE, you=HIGH, opp={"stages": 2}),
            part("It is lower", "play $", NO_DEFENSE, you=LOW),
            part(
                "An Ally performs it; it is stopped",
                "play $ with Helper",
                BLOCKED,
                you={"play": [{"card": HELPER, "stages": 10}], "stages": 1},
                opp={"stages": 0},
            ),
        ],
        "HNV-U95": [
            part(
                "An Ally of Bob's",
                "play $",
                "choose Friend",
                NO_DEFENSE,
                you={"play": [HELPER]},
                opp={"+play": [FRIEND]},
            ),
            part(
                "One of hers",
                "play $",
                "choose Helper",
                BLOCKED,
                you={"play": [HELPER]},
                opp={"+play": [FRIEND]},
            ),
            part("There is none", "play $", NO_DEFENSE),
            part(
                "Its Endurance",
                *BLAST,
                "you: Banish it",
                you={"hand": [], "life_deck": ["$", *"ABCDEFGH"]},
                **BOB,
            ),
        ],
        "HNV-U96": [
            part(
                "A higher level: Styled cards have Endurance",
                "play $",
                NO_DEFENSE,
                *BLAST,
                "you: Banish it",
                you={
                    "level": 2,
                    "life_deck": [RESCUE, "Near Drill", "Red Containment", *"ABCDEFGH"],
                },
            ),
            part(
                "The same level",
                "play $",
                NO_DEFENSE,
                *BLAST,
                you={"life_deck": [RESCUE, *"ABCDEFGH"]},
            ),
            part(
                "It is stopped",
                "play $",
                SHIELDED,
                *BLAST,
                you={"level": 2, "life_deck": [RESCUE, *"ABCDEFGH"]},
            ),
        ],
        "HNV-R128": [
            part(
                "Hers is higher: it can't be stopped",
                "play $",
                BLOCKED,
                you=HIGH,
                opp={"stages": 3},
            ),
            part("It is lower", "play $", BLOCKED, you=LOW),
            part("It is lower; it hits", "play $", NO_DEFENSE, you=LOW),
        ],
        "HNV-R129": [
            part(
                "One of two",
                "play $",
                "yes",
                f"choose {DIVE}",
                NO_DEFENSE,
                you={"life_deck": ["A", RESCUE, DIVE, "Wall Breaker", "B"]},
            ),
            part(
                "It works from there on",
                "play $",
                "yes",
                NO_DEFENSE,
                "opponent: pass",
                "use Saiyan Rescue",
                "choose Plain Card L",
                you={"life_deck": ["A", RESCUE, "B"]},
            ),
            part("Declined", "play $", "no", NO_DEFENSE, you={"life_deck": ["A", RESCUE, "B"]}),
            part("There is none; it is stopped", "play $", "yes", BLOCKED),
        ],
        "HNV-R130": [
            part(
                "A Styled Event",
                "play $",
                "yes",
                f"choose {RESCUE}",
                NO_DEFENSE,
                you={"discard": [RESCUE, "Sparring Shout", "Red Containment"], "mp": "Raditz"},
            ),
            part("Declined", "play $", "no", NO_DEFENSE, you={"discard": [RESCUE]}),
            part("There is none; it is stopped", "play $", SHIELDED),
        ],
    }


def _others() -> dict[str, list[Part | str]]:
    test = "Saiyan Strength Test"
    deck = {"life_deck": ["A", RESCUE, DIVE, "Wall Breaker", "B"]}
    return {
        "HNV-C51": [
            part(
                "Bob's attack",
                "opponent: play Sparring Burst",
                "no defense",
                opp=hand("Sparring Burst"),
                **BOB,
            ),
            part("Hers", "play Sparring Burst", NO_DEFENSE, you=hand("Sparring Burst")),
            part(
                "Endurance: the first of two is Rejuvenated",
                "opponent: play Sparring Focus",
                "you: Banish it",
                "you: Banish it",
                "yes",
                you={"hand": [], "life_deck": ["Black Delay", "Black Finger Block", *"ABCDEFGH"]},
                opp=hand("Sparring Focus"),
                **BOB,
            ),
            part(
                "Declined, then not",
                "opponent: play Sparring Focus",
                "you: Banish it",
                "you: Banish it",
                "no",
                "yes",
                you={"hand": [], "life_deck": ["Black Delay", "Black Finger Block", *"ABCDEFGH"]},
                opp=hand("Sparring Focus"),
                **BOB,
            ),
            part(
                "Its Endurance",
                *BLAST,
                "you: Banish it",
                you={"hand": [], "play": [], "life_deck": ["$", *"ABCDEFGH"]},
                **BOB,
            ),
        ],
        "HNV-C52": [
            part(
                "It is attached; her anger rises",
                "play $",
                "opponent: pass",
                "play Sparring Shout",
                you={"+hand": ["Sparring Shout"]},
            ),
            part(
                "Bob's rises; hers falls",
                "opponent: play Sparring Shout",
                "you: pass",
                "opponent: play Sparring Insult",
                you=attached(test, hand=["A"]),
                opp=hand("Sparring Shout", "Sparring Insult"),
                **BOB,
            ),
            part("A second one isn't attached", "play $", you=attached(test)),
            part(
                "She advances a level",
                "play Sparring Growth",
                you=attached(test, hand=["Sparring Growth"]),
            ),
        ],
        "HNV-C53": [
            part(
                "Two; a card with Endurance",
                "play $",
                "choose Saiyan Direct Strike",
                "choose Plain Card L",
            ),
            part("One without", "play $", "choose Plain Card K", you={"anger": 4}),
            part("Her anger is 0; her pile is empty", "play $", you={"anger": 0, "discard": []}),
        ],
        "HNV-U93": [
            part("An energy attack", "play Sparring Beam", NO_DEFENSE, you=hand("Sparring Beam")),
            part("A physical attack", "play Sparring Kick", NO_DEFENSE, you=hand("Sparring Kick")),
            part("Bob's", *KICK, **BOB),
            part(
                "Its Endurance",
                *BLAST,
                "you: Banish it",
                you={"hand": [], "play": [], "life_deck": ["$", *"ABCDEFGH"]},
                **BOB,
            ),
        ],
        "HNV-U94": [
            part(
                "It is attached; once a turn",
                "play $",
                "opponent: pass",
                "use $",
                "choose Plain Card L",
                "opponent: pass",
                "not offered: $",
            ),
            part(
                "The turn after",
                "use $",
                "choose Plain Card L",
                CUT,
                "until turn ends",
                "opponent: declare combat",
                "opponent: pass",
                "use $",
                "choose Plain Card K",
                you=attached(RESCUE, hand=["A"]),
            ),
            part("A second one isn't attached", "play $", you=attached(RESCUE)),
        ],
        "HNV-R126": [
            part("A Drill", "use $", "choose Far Drill"),
            part("A Setup", "use $", "choose Far Setup"),
            part(
                "An Ally", "use $", "choose Friend", opp={"+play": [FRIEND, "Namek Dragon Ball 1"]}
            ),
            part("Bob has none", "use $", opp={"play": []}),
        ],
        "HNV-R127": [
            part(
                "She is stronger: a card of two; his physical attack",
                "opponent: play Sparring Kick",
                "you: play $",
                "you: pass",
                "opponent: pass",
                "yes",
                f"choose {DIVE}",
                you={**deck, **HIGH},
                opp={"stages": 3},
                **BOB,
            ),
            part(
                "Declined",
                *BEAM_ON,
                "you: pass",
                "opponent: pass",
                "no",
                you={**deck, **HIGH},
                opp={"stages": 3},
                **BOB,
            ),
            part("She is weaker", *BEAM_ON, CUT, you={**deck, **LOW}, **BOB),
            part(
                "The combat after",
                *BEAM_ON,
                "you: pass",
                "opponent: pass",
                "no",
                "until turn ends",
                "you: declare combat",
                "you: pass",
                "opponent: pass",
                you={"life_deck": [*"CDEF", RESCUE, *"GHIJ"], **HIGH},
                opp={"stages": 3},
                **BOB,
            ),
        ],
    }


PARTS = _attacks() | _others()
