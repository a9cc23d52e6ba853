"""What is played in the golden logs: Perfection, the Named cards."""

from __future__ import annotations

from typing import Any

try:
    from .parts import BLAST, BOB, KICK, Part, hand, part
    from .script_words import (
        BEAM_ON,
        BLOCKED,
        DECLARE,
        FRIEND,
        KICK_ON,
        NO_DEFENSE,
        SHIELDED,
        still,
    )
except ImportError:
    from parts import BLAST, BOB, KICK, Part, hand, part  # type: ignore[no-redef]
    from script_words import (
        BEAM_ON,
        BLOCKED,
        DECLARE,
        FRIEND,
        KICK_ON,
        NO_DEFENSE,
        SHIELDED,
        still,
    )  # type: ignore[no-redef]


def of(mp: str, *cards: str, **more: Any) -> dict[str, Any]:
    """These cards in hand, with this MP and a quiet Mastery."""
    return still(*cards, **{"mp": mp, **more})


def _named_attacks() -> dict[str, list[Part | str]]:
    return {
        "PER-R102": [
            part(
                "It hits",
                "play $",
                "yes",
                "choose Near Setup",
                NO_DEFENSE,
                you=of("Goku", "$", stages=2),
            ),
            part("Declined", "play $", "no", BLOCKED, you=of("Goku", "$", stages=2)),
        ],
        "PER-R104": [
            part("Against a physical attack", *KICK_ON, you=of("Goku", "$"), **BOB),
            part("Against an energy attack", *BEAM_ON, you=of("Goku", "$"), **BOB),
            part(
                "For Endurance: she ends combat",
                *BLAST,
                "you: Banish it",
                "yes",
                you=of("Goku", "A", life_deck=["A", "$", *"BCDEFGH"]),
                **BOB,
            ),
            part(
                "Declined",
                *BLAST,
                "you: Banish it",
                "no",
                "pass",
                "opponent: play Sparring Kick",
                "pass",
                you=of("Goku", "A", life_deck=["A", "$", *"BCDEFGH"]),
                **BOB,
            ),
            part(
                "Its Endurance isn't used",
                *BLAST,
                "you: Leave it",
                "pass",
                you=of("Goku", "A", life_deck=["A", "$", *"BCDEFGH"]),
                **BOB,
            ),
        ],
        "PER-R106": [
            part(
                "A card is found; a second time",
                "play $",
                "choose Plain Card A",
                "yes",
                "choose Heroic Jab",
                NO_DEFENSE,
                "opponent: pass",
                "use $",
                "no",
                BLOCKED,
                you=of(
                    "Frieza",
                    "$",
                    "A",
                    "B",
                    life_deck=["Heroic Jab", "Villainous Energy Beam", *"ABCDE"],
                ),
                opp={"stages": 10},
            ),
            part("It is stopped", "play $", "no", BLOCKED, you=of("Frieza", "$", "A")),
            part("There is none to find", "play $", "yes", NO_DEFENSE, you=of("Frieza", "$", "A")),
            part("She has no other card", "not offered: $", you=of("Frieza", "$")),
        ],
        "PER-R107": [
            part(
                "Anger; two of three Allies",
                "play $",
                "Raise",
                NO_DEFENSE,
                "choose Android 16 - Unmoving",
                "choose Cell - Larval",
                you=of("Frieza", "$", anger=0, play=["Android 16 - Unmoving"]),
                opp={"+play": ["Cell - Larval", FRIEND]},
            ),
            part(
                "Stages; no Ally",
                "play $",
                "Gain",
                NO_DEFENSE,
                you=of("Frieza", "$", stages=2),
                opp={"+play": [FRIEND]},
            ),
            part(
                "It is stopped",
                "play $",
                "Raise",
                BLOCKED,
                you=of("Frieza", "$", anger=0),
                opp={"+play": ["Cell - Larval"]},
            ),
            part(
                "On level 4", "play $", "Raise", NO_DEFENSE, you=of("Frieza", "$", anger=0, level=4)
            ),
        ],
        "PER-R108": [
            part(
                "One of two Named attacks",
                "play $",
                "choose Trunks' Slam",
                NO_DEFENSE,
                you=of("Frieza", "$"),
                opp={
                    "mp": "Trunks",
                    "life_deck": [
                        "Trunks' Sword Slash",
                        "Trunks' Slam",
                        "Cell's Draining Attack",
                        "Red Cannon",
                        *"ABCDE",
                    ],
                },
            ),
            part("There is none", "play $", you=of("Frieza", "$")),
        ],
        "PER-R109": [
            part(
                "It hits; a second time",
                "play $",
                NO_DEFENSE,
                "use $",
                NO_DEFENSE,
                you=of("Tenshinhan", "$", level=2),
            ),
            part("It is stopped", "play $", SHIELDED, you=of("Tenshinhan", "$", level=2)),
            part(
                "She has one card in her Life Deck",
                "not offered: $",
                you=of("Tenshinhan", "$", life_deck=["A"]),
            ),
        ],
        "PER-R110": [
            part(
                "She has stopped one",
                "opponent: play Sparring Kick",
                "play Sparring Block",
                "play $",
                NO_DEFENSE,
                "pass",
                you=of("Trunks", "$", "Sparring Block", level=2),
                **BOB,
            ),
            part(
                "It did damage; Styled for Cell",
                *KICK,
                "play $",
                NO_DEFENSE,
                "opponent: play Sparring Beam",
                you=of("Trunks", "$", level=2, mastery="Red Enraged Mastery"),
                opp={"+play": ["Cell - Larval"], "stages": 10},
                **BOB,
            ),
            part(
                "Stopped an action before",
                "opponent: play Sparring Kick",
                "play Sparring Block",
                "pass",
                "opponent: play Sparring Shout",
                "play $",
                BLOCKED,
                "opponent: play Sparring Beam",
                you=of("Trunks", "$", "Sparring Block", level=2),
                opp={"+hand": ["Sparring Shout"]},
                **BOB,
            ),
        ],
    }


def _named_setups() -> dict[str, list[Part | str]]:
    return {
        "PER-R101": [
            part(
                "When entering combat",
                "declare combat",
                "yes",
                "choose Plain Card E",
                you=of("Goku", "A", play=["$"]),
                opp=hand(),
                **DECLARE,
            ),
            part(
                "Not used",
                "declare combat",
                "no",
                you=of("Goku", "A", play=["$"]),
                opp=hand(),
                **DECLARE,
            ),
            part(
                "From the hand, against a Styled attack",
                "opponent: play Red Sword Stab",
                "you: $",
                you=of("Goku", "$", "A", play=[]),
                opp=hand("Red Sword Stab"),
                **BOB,
            ),
            part(
                "Against another",
                "opponent: play Sparring Kick",
                "not offered: $",
                you=of("Goku", "$", "A", play=[]),
                **BOB,
            ),
        ],
        "PER-R103": [
            part(
                "Bob passes twice",
                "use $",
                "play Sparring Kick",
                NO_DEFENSE,
                "play Sparring Beam",
                NO_DEFENSE,
                "opponent: play Sparring Kick",
                you=of("Goku", "Sparring Kick", "Sparring Beam", play=["$"]),
            ),
            part("From her hand at 0", "play $", you=of("Goku", "$", stages=0, play=[])),
            part("Above it", "not offered: $", you=of("Goku", "$", stages=1, play=[])),
        ],
        "PER-R105": [
            part(
                "Bob must declare combat",
                "until action",
                you=of("Goku", play=["$"]),
                turn="opponent",
                phase="planning",
            ),
            part(
                "Not used",
                "opponent: No combat",
                you=of("Goku", play=["$"]),
                turn="opponent",
                phase="planning",
                yes=False,
            ),
        ],
    }


PARTS: dict[str, list[Part | str]] = {**_named_attacks(), **_named_setups()}
"""Card id to its parts."""
