"""What is played in the golden logs: Evolution, the Black cards."""

from __future__ import annotations

from typing import Any

try:
    from .parts import (
        BLAST,
        BOB,
        Part,
        hand,
        part,
    )
    from .script_words import (
        BALL,
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
        BLAST,
        BOB,
        Part,
        hand,
        part,
    )
    from script_words import (  # type: ignore[no-redef]
        BALL,
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

PERCEPTIVE = "Black Perceptive Mastery"
ON_TOP = {"mastery": PERCEPTIVE, "life_deck": ["$", *"CDEFGH"], "hand": ["A"]}
"""Her Mastery destroys the card from the top of her Life Deck."""
ENDING: dict[str, Any] = {"turn": "opponent", "phase": "discard"}


def _attacks() -> dict[str, list[Part | str]]:
    return {
        "EVO-C4": [
            part(
                "A banished card of Bob's",
                "play $",
                NO_DEFENSE,
                "choose Plain Card M",
                opp={"banished": ["L", "M", "N"]},
            ),
            part("None", "play $", NO_DEFENSE, you={"banished": ["L"]}),
            part("It is stopped", "play $", SHIELDED, "Lower", opp={"banished": ["L"]}),
        ],
        "EVO-C5": ["default"],
        "EVO-C9": [
            part("It hits", "play $", NO_DEFENSE),
            part("A Physical Combat card stops it", "play $", BLOCKED),
            part(
                "An Event does",
                "play $",
                "opponent: play Enhanced Reflexes",
                opp=hand("Enhanced Reflexes"),
            ),
            part(
                "A Mastery does",
                "play $",
                "opponent: use Blue Protective Mastery",
                opp={"mastery": "Blue Protective Mastery", "mp": "Krillin"},
            ),
            part(
                "A floating effect does",
                "play Plain Card A",
                "opponent: play Time is a Warrior's Tool",
                "opponent: pass",
                "play $",
                opp=hand("Time is a Warrior's Tool"),
            ),
            ENDURES,
        ],
        "EVO-U62": [
            part(
                "Two Drills go",
                "play $",
                "opponent: choose Far Other Drill",
                NO_DEFENSE,
            ),
            part("It is stopped", "play $", "opponent: choose Far Drill", SHIELDED),
            part("Bob has no Drill", "play $", NO_DEFENSE, opp={"play": ["Far Setup"]}),
            ENDURES,
        ],
        "EVO-U63": [
            part(
                "Her next successful attack",
                "play $",
                NO_DEFENSE,
                "opponent: pass",
                "play Plain Card A",
                BLOCKED,
                "opponent: pass",
                "play Plain Card B",
                NO_DEFENSE,
                "Lower",
                "opponent: pass",
                "play Plain Card C",
                NO_DEFENSE,
                you=hand("$", *"ABC"),
            ),
            part(
                "It is stopped",
                "play $",
                SHIELDED,
                "opponent: pass",
                "play Plain Card A",
                NO_DEFENSE,
            ),
            part(
                "Her effect destroys it",
                f"use {PERCEPTIVE}",
                "yes",
                "choose Friend",
                you={**ON_TOP, "+play": [HELPER]},
                opp={"+play": [FRIEND]},
            ),
            part("Declined", f"use {PERCEPTIVE}", "no", you=ON_TOP, opp={"+play": [FRIEND]}),
            part(
                "Bob's effect does",
                "opponent: play Sparring Ruin",
                you=ON_TOP,
                opp={**hand("Sparring Ruin"), "+play": [FRIEND]},
                **BOB,
            ),
        ],
        "EVO-U64": [
            part(
                "It hits",
                "play $",
                "choose Black Finger Block",
                "choose Plain Card P",
                NO_DEFENSE,
                "choose Near Setup",
            ),
            part(
                "It is stopped; her pile is empty",
                "play $",
                "choose Plain Card M",
                BLOCKED,
                you={"discard": []},
            ),
            part(
                "Her effect destroys it",
                f"use {PERCEPTIVE}",
                "yes",
                "Lower",
                you=ON_TOP,
            ),
            part("Declined", f"use {PERCEPTIVE}", "no", you=ON_TOP),
            part(
                "Bob's effect does",
                "opponent: play Sparring Ruin",
                you=ON_TOP,
                opp=hand("Sparring Ruin"),
                **BOB,
            ),
            ENDURES,
        ],
        "EVO-U65": [
            part(
                "It hits",
                "play $",
                NO_DEFENSE,
                "choose Plain Card P",
                "choose Black Finger Block",
                opp={"+play": [FRIEND]},
            ),
            part(
                "It is stopped; an Ally is banished",
                "play $",
                SHIELDED,
                "yes",
                "choose Friend",
                you={"+play": [HELPER]},
                opp={"+play": [FRIEND]},
            ),
            part("It is stopped; declined", "play $", SHIELDED, "no", opp={"+play": [FRIEND]}),
            part("It is stopped; no Ally", "play $", SHIELDED),
            part(
                "Empty piles",
                "play $",
                NO_DEFENSE,
                you={"discard": []},
                opp={"discard": [], "life_deck": ["A", "B", BALL, "C", "D"]},
            ),
        ],
        "EVO-R102": [
            part("It hits", "play $", NO_DEFENSE, "None"),
            part("It is stopped", "play $", SHIELDED),
            part("Bob has no hand", "play $", NO_DEFENSE, "None", opp=hand()),
            ENDURES,
        ],
    }


def _others() -> dict[str, list[Part | str]]:
    return {
        "EVO-C1": [
            part("The named card", "use $", "name Plain Card A", "Lower"),
            part("Another card", "use $", "name Plain Card B"),
            part(
                "A Dragon Ball is on top",
                "use $",
                "name Plain Card A",
                opp={"life_deck": [BALL, *"ABCD"]},
            ),
        ],
        "EVO-C2": [
            part(
                "Both turns begin",
                "until turn ends",
                "until turn ends",
                "state",
                you=hand(),
                opp=hand(),
                **ENDING,
            ),
            part(
                "He has two",
                "opponent: choose Near Setup",
                "opponent: declare combat",
                opp={"+play": ["Near Setup"]},
                turn="opponent",
                phase="draw",
            ),
            part(
                "She has none, Bob has",
                "until turn ends",
                "state",
                you={"play": ["$"], "hand": []},
                opp=hand(),
                **ENDING,
            ),
            part(
                "The last Setup goes",
                "until turn ends",
                "until turn ends",
                "state",
                you={"play": ["$"], "hand": []},
                opp=hand(),
                **ENDING,
            ),
            part(
                "The last Setup is used",
                "use Near Setup",
                opp={"play": []},
            ),
        ],
        "EVO-C3": [
            part(
                "Her effect",
                "play Sparring Ruin",
                you=hand("Sparring Ruin"),
                opp={"life_deck": ["A", BALL, *"BCDEF"]},
            ),
            part("Bob's effect", "opponent: play Sparring Ruin", opp=hand("Sparring Ruin"), **BOB),
            part("Damage", *BLAST, **BOB),
            part(
                "Before combat",
                f"play {BALL}",
                "declare combat",
                you={"hand": [BALL], "mastery": "Namekian Knowledge Mastery"},
                **PLAN,
            ),
        ],
        "EVO-C6": [
            part("A physical attack", *KICK_ON, **BOB),
            part(
                "An energy attack",
                "opponent: play Sparring Beam",
                "not offered: Black Impediment",
                you=hand("$", "Black Swipe"),
                **BOB,
            ),
            part("Her effect destroys it", f"use {PERCEPTIVE}", "yes", you=ON_TOP),
            part("Declined", f"use {PERCEPTIVE}", "no", you=ON_TOP),
            part(
                "Bob's effect does",
                "opponent: play Sparring Ruin",
                you=ON_TOP,
                opp=hand("Sparring Ruin"),
                **BOB,
            ),
            ENDURES,
        ],
        "EVO-C7": [
            part(
                "A Styled card is discarded; it is used twice",
                *BEAM_ON,
                "yes",
                "pass",
                *BEAM_ON,
                "pass",
                *BLAST,
                you=hand("$", "A", "Black Swipe"),
                opp=hand(*["Sparring Beam"] * 3),
                **BOB,
            ),
            part("Declined", *BEAM_ON, "no", you=hand("$", "A", "Black Swipe"), **BOB),
            part("No Styled card", *BEAM_ON, **BOB),
            part("Her effect destroys it", f"use {PERCEPTIVE}", "yes", you=ON_TOP),
            part("No card is drawn", f"use {PERCEPTIVE}", "no", you=ON_TOP),
            part(
                "Bob's effect destroys it",
                "opponent: play Sparring Ruin",
                you=ON_TOP,
                opp=hand("Sparring Ruin"),
                **BOB,
            ),
        ],
        "EVO-C8": [
            part(
                "Her Styled attack is used twice",
                "play $",
                "choose Plain Card C",
                "choose Plain Card A",
                "opponent: pass",
                "play Black Lightning Storm",
                NO_DEFENSE,
                "opponent: pass",
                "play Black Lightning Storm",
                NO_DEFENSE,
                "opponent: pass",
                "state",
                you=hand("$", "Black Lightning Storm"),
            ),
            part(
                "Her next action is another",
                "play $",
                "opponent: pass",
                "play Plain Card A",
                NO_DEFENSE,
                "opponent: pass",
                "play Black Lightning Storm",
                NO_DEFENSE,
                "opponent: pass",
                "state",
                you=hand("$", "Black Lightning Storm", "A"),
            ),
        ],
        "EVO-U61": [
            part("It is used", "use $"),
            part("Bob has no hand; his anger is 1", "use $", opp={"anger": 1, **hand()}),
        ],
        "EVO-U66": [
            part(
                "One card more; her attack is Styled",
                "play Sparring Ruin",
                "yes",
                "opponent: pass",
                "play Plain Card A",
                NO_DEFENSE,
                "choose Far Drill",
                "opponent: pass",
                "play Plain Card B",
                NO_DEFENSE,
                you={"mastery": PERCEPTIVE, **hand("$", "Sparring Ruin", "A", "B")},
            ),
            part("Declined", "play Sparring Ruin", "no", you=hand("$", "Sparring Ruin")),
            part(
                "Bob's effect on his own Life Deck; damage",
                f"opponent: use {PERCEPTIVE}",
                "play Sparring Beam",
                NO_DEFENSE,
                "None",
                you=hand("$", "Sparring Beam"),
                opp={"mastery": PERCEPTIVE, "mp": "Frieza"},
                **BOB,
            ),
            ENDURES,
        ],
        "EVO-R101": [
            part(
                "A Setup of Bob's",
                "play $",
                "Far Setup",
                "declare combat",
                "pass",
                "not offered: Far Setup",
                you={"play": ["Near Drill"], "hand": ["$"]},
                **PLAN,
            ),
            part(
                "A [constant] Drill of hers; it is destroyed",
                "play $",
                "Near Drill",
                "declare combat",
                "not offered: Near Drill",
                "pass",
                "opponent: play Sparring Sweep",
                "opponent: choose $",
                "use Near Drill",
                you={"play": ["Near Drill"], "hand": ["$"]},
                opp=hand("Sparring Sweep"),
                **PLAN,
            ),
            part(
                "Nothing to name",
                "play $",
                "declare combat",
                you={"play": [], "hand": ["$"]},
                opp={"play": []},
                **PLAN,
            ),
        ],
    }


PARTS = _attacks() | _others()
