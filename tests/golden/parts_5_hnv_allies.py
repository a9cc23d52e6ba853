"""What is played in the golden logs: the Allies of Heroes & Villains."""

from __future__ import annotations

try:
    from .parts import BLAST, BOB, KICK, Part, hand, part
    from .script_words import NO_DEFENSE, PLAN, ally, balls
except ImportError:
    from parts import BLAST, BOB, KICK, Part, hand, part  # type: ignore[no-redef]
    from script_words import (  # type: ignore[no-redef]
        NO_DEFENSE,
        PLAN,
        ally,
        balls,
    )


def _villains() -> dict[str, list[Part | str]]:
    return {
        "HNV-C9": [
            part(
                "It is played; Bob draws",
                "play $",
                "declare combat",
                you={"hand": ["$"], "play": []},
                **PLAN,
            ),
            part(
                "It leaves play; Bob draws",
                "opponent: play Sparring Sweep",
                opp={"+hand": ["Sparring Sweep"], "play": []},
                you={"play": ["$"]},
                **BOB,
            ),
        ],
        "HNV-C10": [
            part(
                "A Dragon Ball; Bob's next action",
                "use Dodoria",
                "opponent: play Sparring Shout",
                you=ally("HNV-C10", 5, 1),
                opp=balls(1, hand=["Sparring Shout"]),
            ),
            part(
                "None; Bob passes",
                "use Dodoria",
                "opponent: pass",
                "until combat ends",
                you=ally("HNV-C10", 5, 1),
            ),
            part(
                "The MP is at 5",
                "not offered: Dodoria - Lackey",
                you=ally("HNV-C10", 5, 5),
                opp=balls(1),
            ),
        ],
        "HNV-C11": [
            part("Her attack", "play Sparring Beam", NO_DEFENSE, you=hand("Sparring Beam")),
            part("Bob's", *BLAST, **BOB),
            part(
                "Stages past zero",
                "play Sparring Kick",
                NO_DEFENSE,
                you=hand("Sparring Kick"),
                opp={"stages": 1},
            ),
            part(
                "Endurance",
                *BLAST,
                "you: Banish it",
                you={"life_deck": ["A", "Black Delay", *"BCDEFG"]},
                **BOB,
            ),
            part(
                "No damage",
                "play Sparring Ruin",
                you=hand("Sparring Ruin"),
            ),
        ],
        "HNV-C14": [
            part("Bob's anger", *KICK, "yes", "Your opponent", **BOB),
            part("Her own", *KICK, "yes", "You", **BOB),
            part("Declined", *KICK, "no", **BOB),
            part("An energy attack", *BLAST, **BOB),
            part(
                "It is stopped",
                "opponent: play Sparring Kick",
                "play Sparring Block",
                you=hand("Sparring Block"),
                **BOB,
            ),
            part(
                "Her own attack",
                "play Sparring Kick",
                NO_DEFENSE,
                you=hand("Sparring Kick"),
            ),
        ],
        "HNV-U72": [
            part(
                "A physical attack; an energy attack",
                "play Sparring Kick",
                NO_DEFENSE,
                "opponent: pass",
                "play Sparring Beam",
                NO_DEFENSE,
                you=hand("Sparring Kick", "Sparring Beam"),
            ),
            part(
                "Nappa is the MP",
                "play Sparring Kick",
                NO_DEFENSE,
                you={"mp": "Nappa", "mastery": "Saiyan Empowered Mastery", **hand("Sparring Kick")},
            ),
            part("Bob's attack", *KICK, **BOB),
        ],
    }


def _heroes() -> dict[str, list[Part | str]]:
    drills = {"life_deck": ["A", "Orange Hiding Drill", "Near Drill", "Orange Crashing Drill"]}
    return {
        "HNV-C12": [
            part(
                "Hers by two, Bob's by two",
                "play Blue Hand Blast",
                NO_DEFENSE,
                "Raise",
                you=hand("Blue Hand Blast"),
            ),
            part(
                "Bob raises his",
                "opponent: play Blue Hand Blast",
                "no defense",
                "opponent: Lower",
                opp=hand("Blue Hand Blast"),
                **BOB,
            ),
            part(
                "It is lowered by two",
                "play Blue Joy Ride",
                you=hand("Blue Joy Ride"),
            ),
        ],
        "HNV-C13": [
            part("One of Bob's", "pass", "opponent: pass", "choose Far Drill"),
            part("One of hers", "pass", "opponent: pass", "choose Near Other Drill"),
            part("There is none", "pass", "opponent: pass", you={"play": ["$"]}, opp={"play": []}),
            part("Bob's turn", "opponent: pass", "you: pass", "until turn ends", **BOB),
        ],
        "HNV-U69": [
            part(
                "A Styled Drill",
                "use Goku",
                "choose Orange Crashing Drill",
                you={**ally("HNV-U69", 5, 1), **drills, "mp": "Gohan"},
            ),
            part(
                "None",
                "use Goku",
                you={**ally("HNV-U69", 5, 1), "life_deck": ["A", "Near Drill"], "mp": "Gohan"},
            ),
            part(
                "The MP is at 5",
                "not offered: Goku - Thoughtful",
                you={**ally("HNV-U69", 5, 5), "mp": "Gohan"},
            ),
        ],
        "HNV-U70": [
            part(
                "Gohan is the MP",
                "opponent: play Sparring Beam",
                "use Piccolo",
                you={"mp": "Gohan", "mastery": "Red Enraged Mastery", **ally("HNV-U70", 5, 8)},
                **BOB,
            ),
            part(
                "Goku is, at 1",
                "opponent: play Sparring Beam",
                "use Piccolo",
                you=ally("HNV-U70", 5, 1),
                **BOB,
            ),
            part(
                "At 8",
                "opponent: play Sparring Beam",
                "not offered: Piccolo - Waiting",
                you={**ally("HNV-U70", 5, 8), **hand("Sparring Shield")},
                **BOB,
            ),
            part(
                "A physical attack",
                "opponent: play Sparring Kick",
                "not offered: Piccolo - Waiting",
                you={**ally("HNV-U70", 5, 1), **hand("Sparring Block")},
                **BOB,
            ),
        ],
    }


PARTS = _villains() | _heroes()
