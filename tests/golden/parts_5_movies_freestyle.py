"""What is played in the golden logs: The Movie Collection, Freestyle cards."""

from __future__ import annotations

from typing import Any

try:
    from .parts import BLAST, BOB, CUT, KICK, Part, hand, part
    from .script_words import (
        BALL,
        BOB_DECLARES,
        DECLARE,
        NEXT_COMBAT,
        NO_DEFENSE,
        OTHER_BALL,
        PLAN,
        balls,
    )
except ImportError:
    from parts import BLAST, BOB, CUT, KICK, Part, hand, part  # type: ignore[no-redef]
    from script_words import (  # type: ignore[no-redef]
        BALL,
        BOB_DECLARES,
        DECLARE,
        NEXT_COMBAT,
        NO_DEFENSE,
        OTHER_BALL,
        PLAN,
        balls,
    )

SHIELDED = "opponent: play Sparring Shield"
BLOCKED = "opponent: play Sparring Block"
ENDURANCE = part(
    "Its Endurance",
    *BLAST,
    "you: Banish it",
    you={"hand": [], "life_deck": ["A", "$", *"BCDEFGH"]},
    **BOB,
)
TURN_ENDS: dict[str, Any] = {"turn": "you", "phase": "discard"}


def _named_attacks() -> dict[str, list[Part | str]]:
    return {
        "MOV-R130": [
            part(
                "Bob's attack after it",
                "play $",
                NO_DEFENSE,
                "None",
                *BLAST,
                you={"level": 2, "anger": 0},
            ),
            part(
                "On level 3; both modifiers",
                "play $",
                SHIELDED,
                "opponent: play Sparring Burst",
                "no defense",
                you={"level": 3, "anger": 0},
                opp=hand("Sparring Shield", "Sparring Burst"),
            ),
            part(
                "The combat after",
                "play $",
                SHIELDED,
                *NEXT_COMBAT[:-1],
                *BLAST,
                you={"level": 2, "anger": 0, "hand": ["$"]},
                opp={"hand": ["Sparring Shield", "Sparring Beam"]},
            ),
        ],
        "MOV-R131": [
            part("On level 2", "play $", NO_DEFENSE, you={"level": 2}),
            part("On level 3", "play $", NO_DEFENSE, you={"level": 3}, opp=balls(1)),
            part(
                "On level 4; it is stopped",
                "play $",
                f"choose {BALL}",
                BLOCKED,
                you={"level": 4, "discard": []},
                opp=balls(1, 2),
            ),
        ],
        "MOV-R134": [
            part(
                "It deals critical damage",
                "play $",
                NO_DEFENSE,
                "None",
            ),
            part(
                "It doesn't: it is used again",
                "play $",
                NO_DEFENSE,
                "opponent: Banish it",
                "opponent: pass",
                "use $",
                NO_DEFENSE,
                "opponent: Banish it",
                "opponent: pass",
                "pass",
                opp={
                    "life_deck": ["A", "Black Delay", *"BCDE", "Black Delay", *"FGHIJKLM"],
                    "stages": 10,
                },
            ),
            part("It is stopped", "play $", SHIELDED),
        ],
    }


def _attacks() -> dict[str, list[Part | str]]:
    near = {"+play": ["Orange Hiding Drill"]}
    return {
        "MOV-R137": [
            part(
                "It attaches to one of Bob's Drills",
                "play $",
                "choose Far Drill",
                NO_DEFENSE,
                "not offered: Far Drill",
                "opponent: use Far Other Drill",
                "pass",
                "opponent: play Black Dismissal",
                "no defense",
                opp=hand("Sparring Block", "Black Dismissal"),
            ),
            part("Bob has no Drill", "play $", NO_DEFENSE, opp={"play": ["Far Setup"]}),
            part(
                "A [constant] Power; a Freestyle attack",
                "play $",
                NO_DEFENSE,
                *KICK,
                "play Plain Card A",
                NO_DEFENSE,
                opp={"hand": ["Sparring Kick"], "play": ["Namekian Reinforced Drill"]},
            ),
            part(
                "Bob's Styled attack is stopped",
                "play $",
                "choose Far Drill",
                BLOCKED,
                "opponent: play Black Dismissal",
                "you: play Sparring Block",
                you={"+hand": ["Sparring Block"]},
                opp=hand("Sparring Block", "Black Dismissal"),
            ),
            ENDURANCE,
        ],
        "MOV-R138": [
            part(
                "No effect destroys cards; Bob's attack hits",
                "play $",
                NO_DEFENSE,
                "opponent: pass",
                "play Sparring Ruin",
                *KICK,
                "play Sparring Ruin",
                you={"hand": ["$", "Sparring Ruin", "Sparring Ruin"]},
            ),
            part(
                "Bob's effect; his attack is stopped",
                "play $",
                BLOCKED,
                "opponent: play Sparring Ruin",
                "pass",
                "opponent: play Sparring Kick",
                "you: play Sparring Block",
                you={"+hand": ["Sparring Block"]},
                opp={"+hand": ["Sparring Ruin"]},
            ),
            part(
                "Damage is none",
                "play $",
                NO_DEFENSE,
                "opponent: pass",
                "play Sparring Slam",
                NO_DEFENSE,
                "None",
                you={"+hand": ["Sparring Slam"]},
            ),
        ],
        "MOV-R139": [
            part(
                "Two cards; an attack is found",
                "play $",
                "choose Plain Card P",
                "choose Plain Card M",
                NO_DEFENSE,
                "opponent: pass",
                "pass",
                "choose Sparring Beam",
                you={"life_deck": ["Near Setup", "A", "Sparring Beam", "Sparring Shield"]},
            ),
            part(
                "One card is there; no attack; the combat after",
                "play $",
                BLOCKED,
                CUT,
                "until turn ends",
                "opponent: declare combat",
                CUT,
                you={"hand": ["$"], "life_deck": ["Near Setup", "Sparring Shield"] * 4},
                opp={"discard": ["A"]},
            ),
        ],
        "MOV-R140": [
            part("Damage; it is considered critical", "play $", "no", NO_DEFENSE, "Lower"),
            part("No damage; it can't be stopped", "play $", "yes", BLOCKED, "Lower"),
            part("It is stopped", "play $", "no", BLOCKED),
        ],
        "MOV-UR142": [
            part("Ten; it can't be modified", "play $", NO_DEFENSE, "None", you=near),
            part("It is stopped", "play $", SHIELDED),
            part(
                "After an attack of hers",
                "play Plain Card A",
                NO_DEFENSE,
                "opponent: pass",
                "not offered: True Power",
            ),
            part("After one of Bob's", *KICK, "play $", NO_DEFENSE, "None", **BOB),
        ],
    }


def _events() -> dict[str, list[Part | str]]:
    return {
        "MOV-R128": [
            part("Lowered: five instead of three", "play $", "yes", you={"level": 2}),
            part("Declined", "play $", "no", you={"level": 2}),
            part("On level 1", "play $"),
        ],
        "MOV-R132": [
            part(
                "She advances",
                *KICK,
                "yes",
                "yes",
                "Advance",
                **BOB,
            ),
            part("She is lowered", *BLAST, "yes", "yes", "Lower", you={"level": 3}, **BOB),
            part("No level changes", *KICK, "yes", "no", **BOB),
            part("Not used", *KICK, "no", **BOB),
            part(
                "No damage; her own attack; Bob's is stopped",
                *KICK,
                "play Sparring Kick",
                NO_DEFENSE,
                "opponent: play Plain Card A",
                "you: play Namekian Narrow Escape",
                you={
                    "+hand": ["Sparring Kick", "Namekian Narrow Escape"],
                    "+play": ["Garlic Jr. - Confrontational"],
                },
                opp={"hand": ["Sparring Kick", "A"]},
                **BOB,
            ),
        ],
    }


def _setups_and_drills() -> dict[str, list[Part | str]]:
    top = {"life_deck": ["A", "$", *"BCDEFGHIJ"], "play": []}
    deck = {"life_deck": ["A", BALL, "B", OTHER_BALL, *"CDE"]}
    freestyle = {
        "life_deck": ["A", "Far Drill", "Orange Hiding Drill", *"BCDEFG"],
        "play": [{"card": "MOV-R136", "attached_to": "mp"}],
        "hand": [],
    }
    return {
        "MOV-C60": [
            part(
                "It enters play from her hand",
                "play $",
                "declare combat",
                you={"hand": ["$"], "play": []},
                **PLAN,
            ),
            part(
                "It is placed",
                "play Red Freezing Beam",
                "no",
                SHIELDED,
                you={"hand": ["Red Freezing Beam"], "play": [], "discard": ["A", "$", "B"]},
            ),
            part(
                "Bob's effects, twice a turn",
                "opponent: play Sparring Ruin",
                "pass",
                "opponent: play Sparring Ruin",
                opp=hand("Sparring Ruin", "Sparring Ruin"),
                **BOB,
            ),
            part(
                "She destroys them by Bob's effect",
                "opponent: play Blue Slash",
                "no defense",
                opp={"hand": ["Blue Slash"]},
                **BOB,
            ),
            part(
                "Her own effect; damage",
                "play Saiyan Diving Burst",
                "yes",
                NO_DEFENSE,
                *KICK,
                you={"hand": ["Saiyan Diving Burst"], "stages": 3},
            ),
        ],
        "MOV-R127": [
            part(
                "Bob can play no Events; the Setup is shuffled in",
                "use $",
                "not offered: Sparring Shout",
                "opponent: use Far Setup",
                you={"stages": 3},
                opp={"+hand": ["Sparring Shout"]},
            ),
            part(
                "It is discarded as damage",
                *BLAST,
                you={"hand": [], **top},
                **BOB,
            ),
            part(
                "It is destroyed from the Life Deck",
                "opponent: play Sparring Ruin",
                you={"hand": [], **top},
                opp=hand("Sparring Ruin"),
                **BOB,
            ),
            part(
                "From the hand it isn't",
                "play Sparring Trade",
                you={"hand": ["Sparring Trade", "$"], "play": []},
            ),
        ],
        "MOV-R129": [
            part(
                "All Dragon Balls; one is found",
                "use $",
                f"choose {BALL}",
                you={**deck, "+play": ["Namek Dragon Ball 3"]},
                opp={"+play": ["Namek Dragon Ball 4", "Namek Dragon Ball 5"]},
            ),
            part("None in play", "not offered: Garlic Jr.'s Dead Zone", you=deck),
            part(
                "One of hers that Bob captured",
                "use $",
                f"choose {OTHER_BALL}",
                you={"life_deck": ["A", OTHER_BALL], "+play": []},
                opp={"+play": [{"card": "Namek Dragon Ball 3", "captured": True}]},
            ),
        ],
        "MOV-R133": [
            part(
                "Her Planning Step; the second one has to wait",
                "yes",
                "until turn ends",
                "opponent: No combat",
                "until turn ends",
                "yes",
                you={"hand": [], "+play": ["$"]},
                opp={"hand": []},
                turn="you",
                phase="draw",
            ),
            part("Not used", "no", "declare combat", turn="you", phase="draw"),
            part("Bob's Planning Step", "opponent: declare combat", turn="opponent", phase="draw"),
            part(
                "It doesn't win by MPPV",
                "yes",
                "until turn ends",
                you={"level": 4, "hand": [], "mastery": "Red Enraged Mastery"},
                turn="you",
                phase="draw",
            ),
        ],
        "MOV-R135": [
            part(
                "One of two",
                "use $",
                f"choose {OTHER_BALL}",
                you={"banished": ["A", BALL, OTHER_BALL]},
            ),
            part("None", "use $", you={"banished": ["A"]}),
        ],
        "MOV-R136": [
            part(
                "Her attack; Bob's",
                "use $",
                "opponent: play Plain Card A",
                "no defense",
                "play Plain Card A",
                NO_DEFENSE,
                opp=hand("A"),
            ),
            part(
                "Both search when entering combat",
                "declare combat",
                "you: yes",
                "opponent: yes",
                you=freestyle,
                opp={"life_deck": ["Far Drill", *"ABCDEF"]},
                **DECLARE,
            ),
            part(
                "Both decline; Bob declares",
                "opponent: declare combat",
                "you: no",
                "opponent: no",
                you=freestyle,
                opp={"life_deck": ["Far Drill", *"ABCDEF"]},
                **BOB_DECLARES,
            ),
            part(
                "A second one",
                "use $",
                you={"+play": [{"card": "MOV-R136", "attached_to": "mp"}]},
            ),
            part(
                "She controls a Styled Drill already",
                "use $",
                you={"+play": ["Orange Hiding Drill"]},
            ),
            part(
                "She controls a Styled Drill",
                "play Orange Hiding Drill",
                "declare combat",
                you={
                    "hand": ["Orange Hiding Drill"],
                    "play": [{"card": "MOV-R136", "attached_to": "mp"}],
                },
                **PLAN,
            ),
        ],
    }


PARTS = _named_attacks() | _attacks() | _events() | _setups_and_drills()
