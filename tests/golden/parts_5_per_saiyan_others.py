"""What is played in the golden logs: Perfection, the other Saiyan cards."""

from __future__ import annotations

try:
    from .parts import ANN, BLAST, BOB, Part, hand, part
    from .script_words import (
        BEAM_ON,
        DECLARE,
        ENDURES,
        FRIEND,
        KICK_ON,
        NO_DEFENSE,
        SHIELDED,
        still,
    )
except ImportError:
    from parts import ANN, BLAST, BOB, Part, hand, part  # type: ignore[no-redef]
    from script_words import BEAM_ON, DECLARE, ENDURES, FRIEND, KICK_ON, NO_DEFENSE, SHIELDED, still  # type: ignore[no-redef]


def _defenses_and_events() -> dict[str, list[Part | str]]:
    skill = [{"card": "PER-U100", "attached_to": "mp"}]
    flip = [{"card": "PER-C56", "attached_to": "mp"}]
    return {
        "PER-C53": [
            part("He has stages left", "play $", you=still("$")),
            part("He has 4", "play $", you=still("$"), opp={"stages": 4}),
        ],
        "PER-C54": [
            part(
                "Another one is revealed",
                *BEAM_ON,
                "yes",
                "choose Saiyan Arm Catch",
                you=still("$", "Saiyan Arm Catch", "A", "Saiyan Direct Strike"),
                opp={"+play": [FRIEND]},
                **BOB,
            ),
            part("A copy of it is", *BEAM_ON, "yes", "yes", you=still("$", "PER-C54"), **BOB),
            part(
                "A copy is; its offer is declined",
                *BEAM_ON,
                "yes",
                "no",
                you=still("$", "PER-C54"),
                **BOB,
            ),
            part("Declined", *BEAM_ON, "no", you=still("$", "Saiyan Arm Catch"), **BOB),
            part("She has no Styled card", *BEAM_ON, you=still("$", "A"), **BOB),
            ENDURES,
        ],
        "PER-C56": [
            part(
                "It is attached; her attack and his",
                *KICK_ON,
                "play Sparring Kick",
                NO_DEFENSE,
                "opponent: play Sparring Kick",
                you=still("$", "Sparring Kick"),
                opp=hand("Sparring Kick", "Sparring Kick"),
                **BOB,
            ),
            part(
                "An energy attack by AT",
                "play Red Right Blast",
                NO_DEFENSE,
                you=still("Red Right Blast", play=flip),
            ),
            part(
                "For her Mastery",
                "use Saiyan Rampaging Mastery",
                NO_DEFENSE,
                you={"mp": "Goku", "mastery": "Saiyan Rampaging Mastery", "hand": ["$"]},
                **ANN,
            ),
            ENDURES,
        ],
        "PER-C58": [
            "default",
            part(
                "It answers no physical attack",
                "opponent: play Sparring Kick",
                "not offered: $",
                you=still("$"),
                **BOB,
            ),
            ENDURES,
        ],
        "PER-U100": [
            part(
                "A card with Sword in the title; her attacks",
                "play $",
                "yes",
                "opponent: pass",
                "play Sparring Kick",
                NO_DEFENSE,
                "play Sparring Beam",
                SHIELDED,
                "opponent: play Sparring Kick",
                you=still(
                    "$", "Sparring Kick", "Sparring Beam", life_deck=["Red Sword Stab", *"ABCDE"]
                ),
                opp={"stages": 10},
            ),
            part(
                "Declined", "play $", "no", you=still("$", life_deck=["Red Sword Stab", *"ABCDE"])
            ),
            part("Another card", "play $", you=still("$")),
            part(
                "She deals critical damage",
                "play Sparring Beam",
                NO_DEFENSE,
                you=still("Sparring Beam", play=skill),
            ),
            part("Bob deals it", *BLAST, you=still(play=skill), **BOB),
        ],
    }


def _setup_and_drill() -> dict[str, list[Part | str]]:
    training = [{"card": "PER-R137", "attached_to": "mp"}]
    return {
        "PER-U97": [
            part("It Rejuvenates", "use $", you=still()),
            part(
                "All Drills go",
                "declare combat",
                "yes",
                you=still("A"),
                opp={"play": ["Far Setup", "Far Drill", "Red Tactical Drill"]},
                **DECLARE,
            ),
            part("Declined", "declare combat", "no", you=still("A"), **DECLARE),
            part("She advances", "play Sparring Growth", you=still("Sparring Growth")),
            part(
                "She lowers a level",
                "opponent: play Sparring Retreat",
                you=still(level=2),
                opp=hand("Sparring Retreat"),
                **BOB,
            ),
        ],
        "PER-R137": [
            part(
                "It Rejuvenates; she would advance",
                "use $",
                "choose Saiyan Arm Catch",
                "opponent: pass",
                "play Sparring Growth",
                "yes",
                "Lower",
                you=still(
                    "Sparring Growth", discard=["K", "Saiyan Direct Strike", "Saiyan Arm Catch"]
                ),
            ),
            part(
                "By her anger; declined",
                "play Sparring Shout",
                "no",
                you=still("Sparring Shout", anger=4, play=training),
            ),
            part(
                "By her anger",
                "play Sparring Shout",
                "yes",
                "Lower",
                you=still("Sparring Shout", anger=4, play=training),
            ),
            part(
                "Her anger is 0",
                "play Sparring Growth",
                "yes",
                you=still("Sparring Growth", anger=0, play=training),
            ),
            part("She has no Styled card there", "use $", you=still(discard=["K"])),
            part(
                "Bob advances",
                "opponent: play Sparring Growth",
                you=still(play=training),
                opp=hand("Sparring Growth"),
                **BOB,
            ),
            ENDURES,
        ],
    }


PARTS: dict[str, list[Part | str]] = {**_defenses_and_events(), **_setup_and_drill()}
"""Card id to its parts."""
