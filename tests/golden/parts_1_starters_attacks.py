"""What is played in the golden logs: the starter cards, attacks up to PRE-S84."""

from __future__ import annotations

try:
    from .parts import BLAST, BOB, CUT, KICK, Part, hand, part
except ImportError:
    from parts import BLAST, BOB, CUT, KICK, Part, hand, part  # type: ignore[no-redef]


def _attacks() -> dict[str, list[Part | str]]:
    return {
        "PRE-S51": [
            part(
                "It hits; Bob draws; it ends",
                "play $",
                "opponent: no defense",
                "None",
                CUT,
                "until turn ends",
                "opponent: declare combat",
                CUT,
                "until turn ends",
                "declare combat",
            ),
        ],
        "PRE-S52": [
            part(
                "It hits; two turns begin",
                "play $",
                "opponent: no defense",
                "None",
                CUT,
                "until turn ends",
                "until turn ends",
            ),
            part(
                "Bob deals critical damage",
                "play $",
                "opponent: no defense",
                "None",
                *BLAST,
                "None",
                CUT,
                "until turn ends",
            ),
            part("It is stopped", "play $", "opponent: play Sparring Shield"),
            part(
                "Its effects end when it leaves play otherwise",
                "play $",
                "opponent: no defense",
                "None",
                "opponent: play Sparring Sweep",
                "opponent: choose $",
                CUT,
                "until turn ends",
                opp={"hand": ["Sparring Sweep"]},
            ),
            part(
                "Bob's MP changes its level",
                "play $",
                "opponent: no defense",
                "None",
                "opponent: play Sparring Growth",
                CUT,
                "until turn ends",
                opp={"hand": ["Sparring Growth"]},
            ),
        ],
        "PRE-S55": [
            "default",
            part("On level 3", "play $", you={"level": 3}),
            part(
                "After its Endurance nothing is captured",
                "opponent: play Sparring Focus",
                "you: Banish it",
                "Capture",
                you={
                    "hand": [],
                    "life_deck": ["$", *"ABCDEFGH"],
                    "play": ["Namek Dragon Ball 1", "Namek Dragon Ball 2"],
                },
                opp=hand("Sparring Focus"),
                **BOB,
            ),
            part(
                "Its Endurance isn't used",
                "opponent: play Sparring Focus",
                "you: Leave",
                "Capture",
                you={
                    "hand": [],
                    "life_deck": ["$", *"ABCDEFGH"],
                    "play": ["Namek Dragon Ball 1", "Namek Dragon Ball 2"],
                },
                opp=hand("Sparring Focus"),
                **BOB,
            ),
        ],
        "PRE-S57": [
            part(
                "The next action and the one after",
                "play $",
                "opponent: no defense",
                "until action",
                "not offered: Sparring Beam",
                "opponent: pass",
                "you: play Plain Card A",
                "opponent: play Sparring Beam",
            ),
            part(
                "It is stopped",
                "play $",
                "opponent: play Sparring Shield",
                "not offered: Sparring Beam",
            ),
        ],
        "PRE-S60": [
            part("Bob's Ally", "play $", "choose Friend - Far", opp={"+play": ["Friend - Far"]}),
            part("Only Ann's own Drills", "play $", opp={"play": ["Far Setup"]}),
        ],
        "PRE-S61": [
            part("Without critical damage", "play $", you={"mastery": "Sparring Mastery"}),
            part(
                "After critical damage",
                "play Sparring Beam",
                "opponent: no defense",
                "None",
                "opponent: pass",
                "play $",
                you={"+hand": ["Sparring Beam"]},
            ),
            part("It deals critical damage itself", "play $", you={"level": 2}),
        ],
        "PRE-S62": [
            part(
                "Two different effects",
                "play $",
                "opponent: no defense",
                "Capture",
                "Discard an Ally",
                opp={"+play": ["Friend - Far", "Namek Dragon Ball 1"]},
            ),
            part(
                "Only one",
                "play $",
                "opponent: no defense",
                "Capture",
                "None",
                opp={"+play": ["Friend - Far", "Namek Dragon Ball 1"]},
            ),
            part(
                "None, after another attack's effect",
                "play Sparring Beam",
                "opponent: no defense",
                "Lower",
                "opponent: pass",
                "play $",
                "opponent: no defense",
                "None",
                you={"+hand": ["Sparring Beam"]},
            ),
            part("No critical damage", "play $", opp={"+play": ["Orange Hiding Drill"]}),
        ],
        "PRE-S63": ["default", part("AT 3", "play $", opp={"stages": 3})],
        "PRE-S71": [
            part(
                "Bob's attacks after it",
                "play $",
                "opponent: no defense",
                "not offered: Sparring Kick",
                "opponent: play Sparring Beam",
            ),
            part(
                "The combat after",
                "play $",
                "opponent: no defense",
                CUT,
                "until turn ends",
                "opponent: declare combat",
                *KICK,
                opp=hand("Sparring Kick"),
            ),
            part(
                "It is stopped",
                "play $",
                "opponent: play Sparring Block",
                "opponent: play Sparring Kick",
            ),
        ],
        "PRE-S72": [
            "default",
            part(
                "Setups and Drills in Bob's hand",
                "play $",
                opp=hand("Far Setup", "Sparring Kick", "Far Drill"),
            ),
        ],
        "PRE-S73": [
            part("A card in the Life Deck", "play $", "Plain Card R", "opponent: no defense"),
            part("A card that isn't there", "play $", "Black Swipe", "opponent: no defense"),
            part(
                "An Ally by its name alone; no Dragon Ball",
                "play $",
                "Friend",
                "opponent: no defense",
                opp={"+life_deck": ["Friend - Far", "Namek Dragon Ball 1"]},
            ),
        ],
        "PRE-S78": [
            "default",
            part(
                "No Drill in the top four",
                "play $",
                you={"discard": ["Plain Card A"] * 4 + ["Orange Hiding Drill"]},
            ),
            part("It is stopped", "play $", "opponent: play Sparring Block"),
        ],
        "PRE-S79": ["default", part("Without anger", "play $", you={"anger": 0})],
        "PRE-S80": [
            part(
                "Two physical attacks of Bob",
                "play $",
                "opponent: no defense",
                "opponent: play Sparring Kick",
                "pass",
                "opponent: play Sparring Kick",
                opp=hand("Sparring Kick", "Sparring Kick"),
            ),
            part(
                "An energy attack before it",
                "play $",
                "opponent: no defense",
                *BLAST,
                "pass",
                "opponent: play Sparring Kick",
            ),
            part(
                "The combat after",
                "play $",
                CUT,
                "until turn ends",
                "opponent: declare combat",
                *KICK,
                opp=hand("Sparring Kick"),
            ),
        ],
        "PRE-S84": [
            part("Bob's Setup", "play $", "opponent: no defense", "choose Far Setup"),
            part("Only Ann's own", "play $", opp={"play": []}),
        ],
    }


PARTS = _attacks()
