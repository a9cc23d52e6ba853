"""What is played in the golden logs: the Orange cards of Heroes & Villains."""

from __future__ import annotations

try:
    from .parts import BLAST, BOB, CUT, KICK, Part, hand, part
    from .script_words import (
        BEAM_ON,
        BOB_DECLARES,
        DECLARE,
        KICK_ON,
        NO_DEFENSE,
        PLAN,
    )
except ImportError:
    from parts import BLAST, BOB, CUT, KICK, Part, hand, part  # type: ignore[no-redef]
    from script_words import (  # type: ignore[no-redef]
        BEAM_ON,
        BOB_DECLARES,
        DECLARE,
        KICK_ON,
        NO_DEFENSE,
        PLAN,
    )

BLOCKED = "opponent: play Sparring Block"
SHIELDED = "opponent: play Sparring Shield"
HIDING, CRASHING = "Orange Hiding Drill", "Orange Crashing Drill"


def _attacks() -> dict[str, list[Part | str]]:
    blasts = {"+hand": ["Orange Palm Blasts", "Orange Palm Blasts"]}
    return {
        "HNV-C42": [
            part("A Drill; the end of combat", *BEAM_ON, "choose Near Other Drill", CUT, **BOB),
            part("She has none", *BEAM_ON, CUT, you={"play": ["Near Setup"]}, **BOB),
            part(
                "It went to the Life Deck meanwhile",
                *BEAM_ON,
                "play Saiyan Drive By",
                "choose Near Drill",
                CUT,
                you={"+hand": ["Saiyan Drive By"], "play": ["Near Drill"], "discard": []},
                **BOB,
            ),
            part(
                "A physical attack",
                "opponent: play Sparring Kick",
                "not offered: Orange Nudge",
                you=hand("$", "Sparring Block"),
                **BOB,
            ),
        ],
        "HNV-C43": [
            part("A Drill", "play $", "yes", "choose Near Drill", NO_DEFENSE),
            part("Declined", "play $", "no", NO_DEFENSE),
            part("She has none; it is stopped", "play $", SHIELDED, you={"play": ["Near Setup"]}),
            "default notes",
        ],
        "HNV-U85": [
            part(
                "A Styled Drill",
                *KICK_ON,
                "yes",
                f"choose {HIDING}",
                you=hand("$", HIDING, CRASHING, "Near Drill"),
                **BOB,
            ),
            part("Declined", *KICK_ON, "no", you=hand("$", HIDING), **BOB),
            part("Only one without a Style", *KICK_ON, you=hand("$", "Near Drill"), **BOB),
        ],
        "HNV-U86": [
            part("It hits", "play $", "choose Near Other Drill", NO_DEFENSE),
            part("It is stopped", "play $", "choose Near Drill", BLOCKED),
            part("She has no Drill", "play $", NO_DEFENSE, you={"play": ["Near Setup"]}),
        ],
        "HNV-U87": [
            part(
                "It hits; hers can rise",
                "play $",
                NO_DEFENSE,
                "opponent: play Sparring Shout",
                "play Sparring Shout",
                you={"+hand": ["Sparring Shout"]},
                opp={"anger": 3, "+hand": ["Sparring Shout"]},
            ),
            part(
                "It is stopped",
                "play $",
                BLOCKED,
                "opponent: play Sparring Shout",
                opp={"+hand": ["Sparring Shout"]},
            ),
            part(
                "The combat after",
                "play $",
                NO_DEFENSE,
                CUT,
                "until turn ends",
                "opponent: declare combat",
                "opponent: play Sparring Shout",
                opp={"life_deck": ["Sparring Shout", *"ABCDEFGH"]},
            ),
        ],
        "HNV-U88": [
            part(
                "One of two Setups",
                "play $",
                NO_DEFENSE,
                "choose Blue Taming Technique",
                you={"discard": ["Near Setup", "Blue Taming Technique", "Red Destiny"]},
            ),
            part("None", "play $", NO_DEFENSE),
            part("It is stopped", "play $", BLOCKED, you={"discard": ["Red Destiny"]}),
        ],
        "HNV-R119": [
            part(
                "Her next Styled energy attack, not the second; another first",
                "play $",
                NO_DEFENSE,
                "opponent: pass",
                "play Sparring Beam",
                NO_DEFENSE,
                "opponent: pass",
                "play Orange Palm Blasts",
                "opponent: play Blue Rest",
                "opponent: pass",
                "play Orange Palm Blasts",
                NO_DEFENSE,
                you={**blasts, "+hand": [*blasts["+hand"], "Sparring Beam"]},
                opp={"hand": ["Blue Rest"], "life_deck": [*"ABCDEFGHI", "Black Delay"] * 4},
            ),
            part(
                "It is stopped",
                "play $",
                SHIELDED,
                "opponent: pass",
                "play Orange Palm Blasts",
                "opponent: play Blue Rest",
                you=blasts,
                opp=hand("Sparring Shield", "Blue Rest"),
            ),
            part(
                "No stage is left",
                "play $",
                NO_DEFENSE,
                "opponent: pass",
                "play Orange Palm Blasts",
                NO_DEFENSE,
                you={"stages": 2, **blasts},
            ),
        ],
        "HNV-R120": [
            part(
                "A Styled Drill; the second use",
                "play $",
                "yes",
                f"choose {HIDING}",
                NO_DEFENSE,
                "opponent: pass",
                "use $",
                "no",
                SHIELDED,
                you=hand("$", HIDING, CRASHING),
            ),
            part(
                "Not used again",
                "play $",
                "yes",
                SHIELDED,
                "opponent: pass",
                "you: pass",
                CUT,
                you=hand("$", HIDING, "A"),
            ),
            part("Declined", "play $", "no", NO_DEFENSE, you=hand("$", HIDING)),
            part("Only one without a Style", "play $", NO_DEFENSE, you=hand("$", "Near Drill")),
        ],
    }


def _others() -> dict[str, list[Part | str]]:
    lift = {"hand": ["Orange Truck Lift"], "discard": ["Near Drill", "K"], "play": ["$"]}
    return {
        "HNV-C38": [
            part("A Drill of hers", "play Orange Truck Lift", NO_DEFENSE, you=lift),
            part(
                "Itself",
                "play Orange Truck Lift",
                NO_DEFENSE,
                you={**lift, "discard": ["$"], "play": []},
            ),
            part(
                "A Setup",
                "play Orange Elbow",
                NO_DEFENSE,
                you={"hand": ["Orange Elbow"], "discard": ["Red Destiny"]},
            ),
            part(
                "One of Bob's",
                "play Sparring Kick",
                "opponent: play Orange Refocus",
                "opponent: yes",
                you={"hand": ["Sparring Kick"]},
                opp={"hand": ["Orange Refocus"], "discard": ["Far Drill"], "play": []},
            ),
            part(
                "In the Planning Step",
                "play Near Drill",
                "declare combat",
                you={"hand": ["Near Drill"], "play": ["$"]},
                **PLAN,
            ),
        ],
        "HNV-C39": [
            part("She declares", "declare combat", "yes", **DECLARE),
            part("Declined", "declare combat", "no", **DECLARE),
            part(
                "Bob declares; his anger is 0",
                "opponent: declare combat",
                "yes",
                opp={"anger": 0},
                **BOB_DECLARES,
            ),
            part(
                "Its Endurance",
                *BLAST,
                "you: Banish it",
                you={"hand": [], "play": [], "life_deck": ["$", *"ABCDEFGH"]},
                **BOB,
            ),
        ],
        "HNV-C41": [
            part(
                "Two Drills; his second attack too, her own not",
                "opponent: play Sparring Kick",
                "play $",
                "choose Near Drill",
                "choose Near Other Drill",
                "play Sparring Kick",
                NO_DEFENSE,
                "opponent: play Sparring Burst",
                "no defense",
                you=hand("$", "Sparring Kick"),
                opp=hand("Sparring Kick", "Sparring Burst"),
                **BOB,
            ),
            part("None", "opponent: play Sparring Kick", "play $", "None", **BOB),
            part(
                "She has none",
                "opponent: play Sparring Kick",
                "play $",
                you={"play": ["Near Setup"]},
                **BOB,
            ),
            part(
                "The combat after",
                "opponent: play Sparring Kick",
                "play $",
                "None",
                CUT,
                "until turn ends",
                "declare combat",
                "pass",
                *KICK,
                opp={"hand": ["Sparring Kick", "A"], "life_deck": ["Sparring Kick", *"BCDEFGHIJ"]},
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
        "HNV-R116": [
            part("Two cards", "use $", "choose Plain Card A", "choose Plain Card D"),
            part("A Styled Drill instead", "use $", "yes", you={"+hand": [HIDING]}),
            part("It stays", "use $", "no", you={"+hand": [HIDING]}),
            part("The drawn one", "use $", "yes", you={"life_deck": ["C", CRASHING, "D"]}),
            part("An empty hand", "use $", you=hand()),
            part("Once a turn", "use $", "opponent: pass", "not offered: $"),
        ],
    }


PARTS = _attacks() | _others()
