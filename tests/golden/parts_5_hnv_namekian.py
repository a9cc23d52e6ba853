"""What is played in the golden logs: the Namekian cards of Heroes & Villains."""

from __future__ import annotations

from typing import Any

try:
    from .parts import BLAST, BOB, CUT, Part, hand, part
    from .script_words import (
        BALL,
        BEAM_ON,
        FRIEND,
        HELPER,
        KICK_ON,
        NO_DEFENSE,
        OTHER_BALL,
        balls,
    )
except ImportError:
    from parts import BLAST, BOB, CUT, Part, hand, part  # type: ignore[no-redef]
    from script_words import (  # type: ignore[no-redef]
        BALL,
        BEAM_ON,
        FRIEND,
        HELPER,
        KICK_ON,
        NO_DEFENSE,
        OTHER_BALL,
        balls,
    )

BLOCKED = "opponent: play Sparring Block"
SHIELDED = "opponent: play Sparring Shield"
KICKS = ("opponent: pass", "play Sparring Kick", NO_DEFENSE)
BEAMS = ("opponent: pass", "play Sparring Beam", NO_DEFENSE)
CAPTURED: dict[str, Any] = {"play": [{"card": OTHER_BALL, "captured": True}]}


def _attacks() -> dict[str, list[Part | str]]:
    ball = {"+hand": [BALL]}
    kick = {"+hand": ["Sparring Kick"]}
    insult = {"+hand": ["Sparring Insult"]}
    return {
        "HNV-C32": [
            part("It hits", "play $", NO_DEFENSE),
            part("It is stopped", "play $", BLOCKED),
            part("The pile is empty", "play $", NO_DEFENSE, you={"discard": []}),
        ],
        "HNV-C33": [
            part(
                "A Dragon Ball; her other attacks",
                "play $",
                "yes",
                f"choose {BALL}",
                NO_DEFENSE,
                *KICKS,
                *BEAMS,
                you={**balls(1, 3), "hand": ["$", "Sparring Kick", "Sparring Beam"]},
            ),
            part(
                "A captured one; it is stopped; Bob's attack",
                "play $",
                "yes",
                BLOCKED,
                *BLAST,
                you=CAPTURED,
            ),
            part("Declined", "play $", "no", NO_DEFENSE, *KICKS, you={**balls(1), **kick}),
            part("One of Bob's alone", "play $", NO_DEFENSE, opp=balls(2)),
        ],
        "HNV-C34": [
            part(
                "A Dragon Ball; Bob's card effect, his critical damage",
                "play $",
                "yes",
                NO_DEFENSE,
                "opponent: play Sparring Insult",
                "you: pass",
                *BLAST,
                "opponent: Lower",
                you=balls(1),
                opp=insult,
            ),
            part(
                "Declined",
                "play $",
                "no",
                NO_DEFENSE,
                "opponent: play Sparring Insult",
                you=balls(1),
                opp=insult,
            ),
            part(
                "None; it is stopped",
                "play $",
                BLOCKED,
                "opponent: play Sparring Insult",
                opp=insult,
            ),
            part(
                "The combat after",
                "play $",
                "yes",
                NO_DEFENSE,
                CUT,
                "until turn ends",
                "opponent: declare combat",
                "opponent: play Sparring Insult",
                you={"hand": ["$", "A"], **balls(1)},
                opp={"life_deck": ["Sparring Insult", *"ABCDEFGH"]},
            ),
        ],
        "HNV-C36": [
            part(
                "One is captured and used",
                "play $",
                "yes",
                f"choose {OTHER_BALL}",
                "yes",
                NO_DEFENSE,
                you=ball,
                opp=balls(2, 3),
            ),
            part(
                "Not used; it is stopped", "play $", "yes", "no", SHIELDED, you=ball, opp=balls(2)
            ),
            part("Declined", "play $", "no", NO_DEFENSE, you=ball, opp=balls(2)),
            part("Bob has none", "play $", "yes", NO_DEFENSE, you=ball),
            part("She holds none", "play $", NO_DEFENSE, opp=balls(2)),
            part(
                "Its Endurance",
                *BLAST,
                "you: Banish it",
                you={"hand": [], "life_deck": ["$", *"ABCDEFGH"]},
                **BOB,
            ),
        ],
        "HNV-U84": [
            part("A Dragon Ball", "play $", "yes", NO_DEFENSE, you=ball),
            part("Declined", "play $", "no", NO_DEFENSE, you=ball),
            part("She holds none; it is stopped", "play $", BLOCKED),
        ],
        "HNV-R112": [
            part(
                "Three times; Bob can't prevent it",
                "play $",
                "opponent: play Blue Rest",
                "opponent: pass",
                "use $",
                BLOCKED,
                "opponent: pass",
                "use $",
                NO_DEFENSE,
                opp=hand("Blue Rest", "Sparring Block"),
            ),
            part("Nor redirect it", "play $", NO_DEFENSE, opp={"+play": [FRIEND]}),
            part(
                "Once only",
                "play $",
                NO_DEFENSE,
                "opponent: pass",
                "you: pass",
                CUT,
            ),
            part(
                "Endurance",
                "play $",
                NO_DEFENSE,
                opp={"stages": 1, "life_deck": ["Black Delay", *"ABCDEF"]},
            ),
        ],
        "HNV-R113": [
            part(
                "A physical attack before",
                "play Sparring Kick",
                NO_DEFENSE,
                "opponent: pass",
                "play $",
                "choose Far Drill",
                NO_DEFENSE,
                you=kick,
            ),
            part(
                "A Setup",
                "play Sparring Kick",
                NO_DEFENSE,
                "opponent: pass",
                "play $",
                BLOCKED,
                you=kick,
                opp={"play": ["Far Setup", BALL]},
            ),
            part(
                "An energy attack before",
                "play Sparring Beam",
                NO_DEFENSE,
                "opponent: pass",
                "play $",
                NO_DEFENSE,
                you={"+hand": ["Sparring Beam"]},
            ),
            part(
                "Bob's physical attack",
                "opponent: play Sparring Kick",
                "no defense",
                "play $",
                NO_DEFENSE,
                **BOB,
            ),
        ],
        "HNV-R114": [
            part("Two Dragon Balls", "play $", BLOCKED, you=balls(1, 2)),
            part("One, and one of Bob's", "play $", BLOCKED, you=balls(1), opp=balls(2)),
            part(
                "A captured one counts",
                "play $",
                BLOCKED,
                you={"play": [BALL, {"card": OTHER_BALL, "captured": True}]},
            ),
            part(
                "Its Endurance",
                *BLAST,
                "you: Banish it",
                you={"hand": [], "life_deck": ["$", *"ABCDEFGH"]},
                **BOB,
            ),
        ],
        "HNV-R115": [
            part(
                "An Ally at 4",
                "play $",
                NO_DEFENSE,
                "choose Helper",
                you={"life_deck": ["A", HELPER, "B", FRIEND, "C"]},
            ),
            part(
                "Gohan is the MP: one of the Life Deck, one of the pile",
                "play $",
                NO_DEFENSE,
                "choose Helper",
                "choose Friend",
                you={"mp": "Gohan", "life_deck": ["A", HELPER, "B"], "discard": ["K", FRIEND]},
            ),
            part(
                "Gohan is an Ally; one can be found",
                "play $",
                NO_DEFENSE,
                you={"play": ["HNV-C12"], "life_deck": ["A", "B"], "discard": ["K", FRIEND]},
            ),
            part("It is stopped", "play $", SHIELDED, you={"life_deck": ["A", HELPER, "B"]}),
        ],
    }


def _others() -> dict[str, list[Part | str]]:
    attacks = ["Sparring Kick", "Sparring Beam"]
    return {
        "HNV-C30": [
            part(
                "A card",
                "use $",
                "choose Plain Card A",
                *KICKS,
                *BEAMS,
                you={"hand": ["A", *attacks]},
            ),
            part(
                "A Dragon Ball", "use $", f"choose {BALL}", *KICKS, you={"hand": [BALL, attacks[0]]}
            ),
            part("No card in hand", "not offered: $", you=hand()),
        ],
        "HNV-C31": [
            part(
                "A Dragon Ball",
                *KICK_ON,
                "yes",
                "play Sparring Kick",
                NO_DEFENSE,
                "opponent: pass",
                "play Sparring Beam",
                NO_DEFENSE,
                you=hand("$", BALL, *attacks),
                **BOB,
            ),
            part(
                "Declined",
                *KICK_ON,
                "no",
                "play Sparring Kick",
                NO_DEFENSE,
                you=hand("$", BALL, attacks[0]),
                **BOB,
            ),
            part("She holds none", *KICK_ON, **BOB),
        ],
        "HNV-U81": [
            part("A Dragon Ball", "use $", f"choose {BALL}", you={"+hand": [BALL, OTHER_BALL]}),
            part("One of that name is in play", "use $", you={"+hand": [BALL]}, opp=balls(1)),
            part("She holds none; once a turn", "use $", "opponent: pass", "not offered: $"),
        ],
        "HNV-U82": [
            part(
                "One of Bob's, then hers",
                "play $",
                f"choose {OTHER_BALL}",
                you=balls(1),
                opp=balls(2),
            ),
            part(
                "Hers, then another",
                "play $",
                f"choose {BALL}",
                "choose Namek Dragon Ball 3",
                you=balls(1, 3, 4),
            ),
            part("Hers alone", "play $", you=balls(1)),
            part("There is none", "play $"),
        ],
        "HNV-U83": [
            part(
                "A Dragon Ball; her next attack, not the second",
                *BEAM_ON,
                "yes",
                "play Sparring Kick",
                NO_DEFENSE,
                "Lower",
                "opponent: pass",
                "play Sparring Beam",
                NO_DEFENSE,
                you={"hand": ["$", *attacks], **balls(1)},
                **BOB,
            ),
            part(
                "That attack is stopped",
                *BEAM_ON,
                "yes",
                "play Sparring Kick",
                BLOCKED,
                you={"hand": ["$", *attacks], **balls(1)},
                **BOB,
            ),
            part(
                "Declined",
                *BEAM_ON,
                "no",
                "play Sparring Kick",
                NO_DEFENSE,
                you={"hand": ["$", *attacks], **balls(1)},
                **BOB,
            ),
            part("She has none", *BEAM_ON, **BOB),
        ],
        "HNV-R111": [
            part("A Drill of Bob's", "play $", "choose Far Drill"),
            part("One of hers", "play $", "choose Near Drill"),
            part(
                "Gohan with Piccolo",
                "play $",
                you={"mp": "Gohan", "play": ["HNV-U70", "Near Drill"]},
            ),
            part("Gohan alone", "play $", "choose Far Drill", you={"mp": "Gohan"}),
            part(
                "Piccolo is the MP, with an Ally Gohan",
                "play $",
                "choose Far Drill",
                you={"+play": ["HNV-C12"]},
            ),
        ],
    }


PARTS = _attacks() | _others()
