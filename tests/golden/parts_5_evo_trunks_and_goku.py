"""What is played in the golden logs: Evolution, Trunks and Goku."""

from __future__ import annotations

try:
    from .parts import (
        CUT,
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
        CUT,
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

THIRD = "Tenshinhan - Returned"


def _trunks() -> dict[str, list[Part | str]]:
    return {
        "EVO-S1": [
            part(
                "It hits; once a turn",
                "use Trunks",
                NO_DEFENSE,
                "opponent: pass",
                "not offered: Trunks - Returned",
            ),
            part(
                "It is stopped; Bob skips an action",
                "use Trunks",
                BLOCKED,
                "play Plain Card A",
                NO_DEFENSE,
                "opponent: pass",
            ),
        ],
        "EVO-S2": [
            part("It hits", "use Trunks", NO_DEFENSE),
            part(
                "After an attack from her hand",
                "play Plain Card A",
                NO_DEFENSE,
                "opponent: pass",
                "not offered: Trunks - Swordmaster",
            ),
            part(
                "After a Power that attacks",
                "use Saiyan Inspection Drill",
                NO_DEFENSE,
                "opponent: pass",
                "use Trunks",
                BLOCKED,
                you={"+play": ["Saiyan Inspection Drill"]},
            ),
        ],
        "EVO-S3": [
            part(
                "At the bottom; an attack",
                "use Trunks",
                "choose Plain Card A",
                "bottom",
                "choose Orange Truck Lift",
                "play Plain Card B",
                NO_DEFENSE,
                "opponent: pass",
            ),
            part(
                "On top; no attack there",
                "use Trunks",
                "choose Plain Card A",
                "top",
                "pass",
                "opponent: pass",
                you={"discard": ["Near Drill"]},
            ),
            part(
                "No hand; Bob skips all the same",
                "use Trunks",
                "pass",
                "opponent: pass",
                you=hand(),
            ),
        ],
        "EVO-S4": [
            part(
                "Both kinds",
                "play Sparring Kick",
                NO_DEFENSE,
                "opponent: play Sparring Kick",
                "no defense",
                "play Sparring Beam",
                NO_DEFENSE,
                "None",
                you=hand("Sparring Kick", "Sparring Beam"),
                opp={"stages": 10, "level": 3},
            ),
        ],
    }


def _goku() -> dict[str, list[Part | str]]:
    allies = {"life_deck": [*"CD", THIRD, HELPER, "E"]}
    return {
        "EVO-S6": [
            part(
                "An Ally returns; another goes on top",
                "use Goku",
                "yes",
                NO_DEFENSE,
                "opponent: pass",
                "pass",
                "yes",
                "choose Helper",
                you={"+play": ["Bulma"], **allies},
            ),
            part(
                "Both declined",
                "use Goku",
                "no",
                NO_DEFENSE,
                "opponent: pass",
                "pass",
                "no",
                you={"+play": ["Bulma"], **allies},
            ),
            part("No Ally; it is stopped", "use Goku", BLOCKED, CUT, you=allies),
        ],
        "EVO-S7": [
            part(
                "Her Ally stays in play",
                "declare combat",
                "yes",
                "choose Helper",
                "play Sparring Beam",
                NO_DEFENSE,
                "None",
                "opponent: play Sparring Theft",
                "Discard",
                "play Tug of War",
                "opponent: play Tug of War",
                "state",
                you={"+play": [HELPER], "hand": ["Sparring Beam", "Tug of War"]},
                opp={"+play": [FRIEND], "hand": ["Sparring Theft", "Tug of War"]},
                **DECLARE,
            ),
            part(
                "Bob declares; his Ally",
                "opponent: declare combat",
                "yes",
                "opponent: play Blue Palm Shot",
                "no defense",
                "play Sparring Theft",
                "Discard",
                you={"+hand": ["Sparring Theft"]},
                opp={"+play": [FRIEND], **hand("Blue Palm Shot")},
                **BOB_DECLARES,
            ),
            part("Declined", "declare combat", "no", you={"+play": [HELPER]}, **DECLARE),
        ],
        "EVO-S8": [
            part(
                "An Ally is played; it acts and can't be stopped",
                "use Goku",
                "yes",
                "choose Tenshinhan",
                NO_DEFENSE,
                "None",
                "opponent: pass",
                "use Tenshinhan",
                SHIELDED,
                you={"discard": [THIRD, "A", HELPER]},
            ),
            part(
                "The MP attacks next",
                "use Goku",
                "no",
                NO_DEFENSE,
                "None",
                "opponent: pass",
                "play Plain Card A",
                BLOCKED,
                "opponent: pass",
                "not offered: Tenshinhan - Returned",
                you={"discard": [THIRD], "+play": [THIRD]},
            ),
            part("It is stopped; no Ally to find", "use Goku", "yes", SHIELDED),
        ],
        "EVO-S9": [
            part(
                "From the Banished Zone; it acts",
                "use Goku",
                "choose Tenshinhan",
                "choose Tenshinhan",
                "opponent: pass",
                "use Tenshinhan",
                NO_DEFENSE,
                "None",
                "opponent: pass",
                "play Sparring Beam",
                NO_DEFENSE,
                "None",
                you={
                    "+play": [HELPER],
                    "banished": [THIRD],
                    "discard": ["Bulma"],
                    "hand": ["Sparring Beam"],
                },
            ),
            part(
                "None is found; another acts",
                "use Goku",
                "opponent: pass",
                "play Plain Card A with Helper",
                NO_DEFENSE,
                you={"+play": [HELPER]},
            ),
        ],
    }


PARTS = _trunks() | _goku()
