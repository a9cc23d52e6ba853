"""What is played in the golden logs: Perfection, the Black cards."""

from __future__ import annotations

try:
    from .parts import (
        BOB,
        CUT,
        Part,
        earlier,
        hand,
        part,
    )
    from .script_words import (
        BEAM_ON,
        BLOCKED,
        DECLARE,
        ENDURES,
        FRIEND,
        HELPER,
        KICK_ON,
        NO_DEFENSE,
        SHIELDED,
        balls,
    )
except ImportError:
    from parts import (  # type: ignore[no-redef]
        BOB,
        CUT,
        Part,
        earlier,
        hand,
        part,
    )
    from script_words import (  # type: ignore[no-redef]
        BEAM_ON,
        BLOCKED,
        DECLARE,
        ENDURES,
        FRIEND,
        HELPER,
        KICK_ON,
        NO_DEFENSE,
        SHIELDED,
        balls,
    )

PERCEPTIVE = "Black Perceptive Mastery"
ON_TOP = {"mastery": PERCEPTIVE, "life_deck": ["$", *"CDEFGH"], "hand": ["A"]}
"""Her Mastery destroys the card from the top of her Life Deck."""
RUIN = ("play Sparring Ruin", "opponent: pass")
NAMED = ["Frieza's Supernova", "Frieza's Captive Strike"]


def _attacks() -> dict[str, list[Part | str]]:
    return {
        "PER-C7": [
            part("A Drill of Bob's", "play $", "yes", "choose Far Drill", NO_DEFENSE, CUT),
            part(
                "Her own Ally; it is stopped",
                "play $",
                "yes",
                "choose Helper",
                SHIELDED,
                CUT,
                you={"+play": [HELPER]},
            ),
            part("Declined", "play $", "no", NO_DEFENSE, CUT),
        ],
        "PER-C9": [
            "default",
            part("Stopped; Bob's hand is empty", "play $", SHIELDED, opp=hand("Sparring Shield")),
        ],
        "PER-C10": [
            part("Her anger is 2", "play $", NO_DEFENSE, "None", opp={"anger": 1}),
            part("Her anger is 3", "play $", NO_DEFENSE, "None", you={"anger": 3}),
            part("It is stopped", "play $", SHIELDED),
        ],
        "PER-C14": [
            part("Two Named cards", "play $", NO_DEFENSE, you=hand("$", "A", *NAMED)),
            part("None", "play $", NO_DEFENSE),
            part("It is stopped", "play $", BLOCKED, you=hand("$", *NAMED)),
        ],
        "PER-U80": [
            part(
                "Bob's MP is at 0, his Ally takes nothing",
                "play $",
                NO_DEFENSE,
                "yes",
                "choose Frieza's Captive Strike",
                you={"life_deck": ["A", *NAMED, "B", "C"]},
                opp={"stages": 0, "+play": [FRIEND]},
            ),
            part("Declined", "play $", NO_DEFENSE, "no", opp={"stages": 4}),
            part(
                "His MP is not at 0; nothing to double",
                "play $",
                NO_DEFENSE,
                "choose Far Drill",
                you={"mastery": PERCEPTIVE},
            ),
            part("It is stopped", "play $", SHIELDED, opp={"stages": 0}),
        ],
        "PER-U81": [
            part(
                "A Drill", "play $", "yes", NO_DEFENSE, opp={"life_deck": ["Far Drill", *"ABCDE"]}
            ),
            part(
                "A Setup; it is stopped",
                "play $",
                "yes",
                BLOCKED,
                "opponent: pass",
                "use Far Setup",
                opp={"life_deck": ["Far Setup", *"ABC"]},
            ),
            part("Declined", "play $", "no", NO_DEFENSE, opp={"life_deck": ["Far Setup", *"ABC"]}),
            part("Another card", "play $", NO_DEFENSE),
        ],
        "PER-U82": [
            part(
                "One goes, another comes back",
                "play $",
                NO_DEFENSE,
                "yes",
                "choose Far Drill",
                "choose Far Setup",
                opp={"discard": ["A", "Far Setup", "B"]},
            ),
            part(
                "The same card comes back",
                "play $",
                NO_DEFENSE,
                "yes",
                "choose Far Other Drill",
                opp={"discard": ["A"]},
            ),
            part(
                "Declined",
                "play $",
                NO_DEFENSE,
                "no",
                opp={"discard": ["A", "Far Setup", "B"]},
            ),
            part("Nothing to choose", "play $", NO_DEFENSE, "no"),
            part("It is stopped", "play $", BLOCKED),
        ],
        "PER-R117": [
            part(
                "2 more are destroyed, once",
                "play $",
                NO_DEFENSE,
                "opponent: pass",
                "play Sparring Ruin",
                "yes",
                "opponent: pass",
                "play Sparring Ruin",
                you=hand("$", "Sparring Ruin", "Sparring Ruin"),
            ),
            part(
                "Declined",
                "play $",
                NO_DEFENSE,
                "opponent: pass",
                "play Sparring Ruin",
                "no",
                "opponent: pass",
                "play Sparring Ruin",
                you=hand("$", "Sparring Ruin", "Sparring Ruin"),
            ),
            part(
                "It is stopped",
                "play $",
                BLOCKED,
                "opponent: pass",
                "play Sparring Ruin",
                you=hand("$", "Sparring Ruin"),
            ),
        ],
        "PER-R118": [
            part(
                "Bob has no hand and can't prevent",
                "opponent: play Blue Cover Up",
                "play $",
                "None",
                opp=hand("Blue Cover Up"),
                **BOB,
            ),
            part(
                "Bob has a hand",
                "opponent: play Blue Cover Up",
                "play $",
                "None",
                opp=hand("Blue Cover Up", "Sparring Beam"),
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
        "PER-R119": EXTREME + earlier("panini-2015", EXTREME),
    }


def _attached(title: str, *steps: str) -> Part:
    """A part that begins with Black Extreme Blast attached to her MP."""
    return part(
        title,
        "play $",
        NO_DEFENSE,
        "None",
        "opponent: pass",
        *steps,
        you=hand("$", *["Sparring Ruin"] * 2),
    )


EXTREME = [
    _attached("It lowers his anger", "play Sparring Ruin", "yes", "opponent: pass", *RUIN, CUT),
    _attached("Declined", "play Sparring Ruin", "no", CUT),
    part(
        "Bob's MP advances",
        "play $",
        NO_DEFENSE,
        "None",
        "opponent: play Sparring Growth",
        "play Sparring Ruin",
        you=hand("$", "Sparring Ruin"),
        opp=hand("Sparring Growth"),
    ),
    part("It is stopped", "play $", SHIELDED),
]


def _others() -> dict[str, list[Part | str]]:
    haunted = hand("$", "Sparring Ruin")
    named = ("name Plain Card A", "name Plain Card B")
    return {
        "PER-C5": [
            part(
                "She destroyed cards; her Setup",
                *RUIN,
                "use $",
                "choose Near Setup",
                you=hand("Sparring Ruin"),
            ),
            part("She destroyed none; itself", "use $", "choose Black Analysis"),
            part("A Setup of Bob's", "use $", "choose Far Setup"),
        ],
        "PER-C6": [
            part(
                "Neither player's [constant] Ally has effects",
                "use Near Setup",
                "opponent: use Far Setup",
                "use Helper",
                you={"stages": 0, "+play": ["Nappa - Space Traveler", HELPER]},
                opp={"+play": ["Nappa - Space Traveler"]},
            ),
            part(
                "It is destroyed",
                "use Near Setup",
                "opponent: play Sparring Sweep",
                "opponent: choose Black Obstructing Drill",
                "not offered: Near Setup",
                you={"+play": ["Nappa - Space Traveler", "Near Setup"]},
                opp=hand("Sparring Sweep"),
            ),
            ENDURES,
        ],
        "PER-C8": [
            part(
                "Her next attack is Styled",
                *KICK_ON,
                "play Plain Card A",
                NO_DEFENSE,
                "choose Far Drill",
                you={"mastery": PERCEPTIVE},
                **BOB,
            ),
            part("Against an energy attack", *BEAM_ON[:1], "not offered: Black Easy Block", **BOB),
            ENDURES,
        ],
        "PER-C11": [
            part(
                "A non-Styled card; Bob plays none",
                "play Sparring Ruin",
                "yes",
                "not offered: Sparring Kick",
                "not offered: Far Setup",
                "opponent: play Black Lightning Storm",
                "you: no defense",
                you=haunted,
                opp=hand("Sparring Kick", "Black Lightning Storm"),
            ),
            part(
                "The next turn",
                "play Sparring Ruin",
                "yes",
                "opponent: play Black Lightning Storm",
                "you: no defense",
                CUT,
                "until turn ends",
                "opponent: declare combat",
                "opponent: play Sparring Kick",
                you=haunted,
                opp=hand("Sparring Kick", "Black Lightning Storm"),
            ),
            part("Not used", "play Sparring Ruin", "no", you=haunted),
            part(
                "Styled cards",
                *RUIN,
                "not offered: Black Haunting",
                you=haunted,
                opp={"life_deck": ["Red Blocking Hand", "Blue Arm Blast", "Black Swipe", *"ABC"]},
            ),
            ENDURES,
        ],
        "PER-C12": [
            part(
                "A Drill",
                "play $",
                "choose Far Drill",
                opp={"life_deck": ["A", "Far Drill", "Far Setup", "B"]},
            ),
            part(
                "A Setup",
                "play $",
                "choose Far Setup",
                opp={"life_deck": ["A", "Far Drill", "Far Setup", "B"]},
            ),
            part("Bob has none", "play $"),
            ENDURES,
        ],
        "PER-C13": [
            part(
                "Bob controls two",
                *BEAM_ON,
                "yes",
                "yes",
                "choose Namek Dragon Ball 2",
                opp=balls(1, 2),
                **BOB,
            ),
            part("Declined", *BEAM_ON, "yes", "no", opp=balls(1, 2), **BOB),
            part("Bob controls one", *BEAM_ON, opp=balls(1), **BOB),
        ],
        "PER-R116": [
            part(
                "Both are destroyed: her MP advances, Bob's is lowered",
                "declare combat",
                "yes",
                *named,
                "choose Advance",
                "yes",
                "choose Lower",
                opp={"level": 2},
                **DECLARE,
            ),
            part(
                "Hers is lowered; his stays",
                "declare combat",
                "yes",
                *named,
                "choose Lower",
                "no",
                you={"level": 2},
                opp={"level": 2},
                **DECLARE,
            ),
            part(
                "One of Bob's, one of hers; Bob's advances",
                "declare combat",
                "yes",
                "name Plain Card A",
                "name Plain Card C",
                "choose Advance",
                "yes",
                "choose Advance",
                **DECLARE,
            ),
            part(
                "One of them is not destroyed",
                "declare combat",
                "yes",
                "name Plain Card A",
                "name Plain Card E",
                **DECLARE,
            ),
            part(
                "Bob declares; not used",
                "opponent: declare combat",
                "no",
                turn="opponent",
                phase="declare",
            ),
            part(
                "She advances and can't win by MPPV",
                "declare combat",
                "yes",
                *named,
                "choose Advance",
                "no",
                "play Sparring Shout",
                you={"level": 3, "anger": 4, "hand": ["Sparring Shout"]},
                **DECLARE,
            ),
        ],
    }


PARTS = _attacks() | _others()
