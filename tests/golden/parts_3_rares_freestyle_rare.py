"""What is played in the golden logs: the later uncommons and the rares, the further Freestyle cards."""

from __future__ import annotations

try:
    from .parts import BOB, CUT, KICK, Part, hand, part
    from .script_words import (
        BALL,
        DECLARE,
        FRIEND,
        HELPER,
        NO_DEFENSE,
    )
except ImportError:
    from parts import BOB, CUT, KICK, Part, hand, part  # type: ignore[no-redef]
    from script_words import (  # type: ignore[no-redef]
        BALL,
        DECLARE,
        FRIEND,
        HELPER,
        NO_DEFENSE,
    )


def _freestyle() -> dict[str, list[Part | str]]:
    return {
        "PRE-R150": [
            part("A card", "play $", "choose Sparring Beam"),
            part("An empty hand", "play $", opp=hand()),
            part(
                "Bob cancels it", "play $", "opponent: yes", opp={"+hand": ["Heroic Energy Sphere"]}
            ),
        ],
        "PRE-R151": [
            part("A card", "play $", "choose Sparring Beam"),
            part("An empty hand", "play $", opp=hand()),
        ],
        "PRE-R152": [
            part(
                "All of Bob's attacks",
                "opponent: play Sparring Kick",
                "you: play $",
                "play Plain Card A",
                NO_DEFENSE,
                "opponent: play Sparring Beam",
                "no defense",
                **BOB,
            ),
            part(
                "One that can't be stopped",
                "opponent: play Sparring Kick",
                "you: play $",
                "pass",
                "opponent: play Krillin's Destructo Disk",
                "no defense",
                opp={"+hand": ["Krillin's Destructo Disk"]},
                **BOB,
            ),
            part(
                "It is cancelled",
                "opponent: play Sparring Kick",
                "you: play $",
                "opponent: yes",
                opp={"+hand": ["Heroic Energy Sphere"]},
                **BOB,
            ),
            part(
                "The combat after",
                "opponent: play Sparring Beam",
                "you: play $",
                CUT,
                "until turn ends",
                "until turn ends",
                "opponent: declare combat",
                *KICK,
                opp=hand("Sparring Beam", "Sparring Kick"),
                **BOB,
            ),
        ],
        "PRE-R153": [
            part("Bob's is higher", "play $", you={"stages": 2}, opp={"level": 2}),
            part("It isn't", "play $", opp={"stages": 1}),
            part(
                "Level 4",
                "play $",
                "opponent: pass",
                "play Sparring Shout",
                you={"level": 4, "stages": 0, "+hand": ["Sparring Shout"], "anger": 4},
                opp={"level": 4},
            ),
            part(
                "Bob's Ally is higher",
                "play $",
                you={"stages": 2},
                opp={"stages": 1, "+play": [{"card": FRIEND, "stages": 10}]},
            ),
        ],
        "PRE-R154": [
            part(
                "Two Named cards",
                "play $",
                NO_DEFENSE,
                you={"+discard": ["Frieza's Taunt", "Frieza's Captive Strike", "Stare Down"]},
            ),
            part("None", "play $", "opponent: play Sparring Shield"),
            part("None, it hits", "play $", NO_DEFENSE),
        ],
        "PRE-R155": [
            part("Two anger", "play $", NO_DEFENSE),
            part("None", "play $", NO_DEFENSE, you={"anger": 0}),
        ],
        "PRE-R156": [
            part(
                "Two Drills",
                "play $",
                "yes",
                "choose Near Drill",
                "choose Near Other Drill",
                NO_DEFENSE,
            ),
            part("One Drill", "play $", "yes", "choose Near Drill", "done", NO_DEFENSE),
            part("Declined", "play $", "no", NO_DEFENSE),
            part("No Drill", "play $", NO_DEFENSE, you={"play": []}),
        ],
        "PRE-R157": [
            part("A defense", "play $", "opponent: play Sparring Shield"),
            part(
                "Endurance", "play $", NO_DEFENSE, opp={"life_deck": ["Black Delay", *"ABCDEFGH"]}
            ),
            part(
                "Damage that would be prevented",
                "play $",
                NO_DEFENSE,
                opp={"+play": ["Orange Hiding Drill"]},
            ),
        ],
        "PRE-R158": [
            part("Two names", "play $", NO_DEFENSE, "name Plain Card D", "name Plain Card E"),
            part(
                "One isn't there", "play $", NO_DEFENSE, "name Plain Card D", "name Sparring Beam"
            ),
            part("It is stopped", "play $", "opponent: play Sparring Shield"),
        ],
        "PRE-R159": [
            part(
                "Bob's pile; it hits",
                "play $",
                "Your opponent",
                *["choose Plain Card T", "choose Plain Card S", "done"],
                NO_DEFENSE,
                "opponent: pass",
                "play Sparring Beam",
                NO_DEFENSE,
                "opponent: pass",
                "play Orange Palm Blasts",
                "opponent: play Sparring Shield",
                "opponent: pass",
                "play Orange Palm Blasts",
                "opponent: play Sparring Shield",
                you={
                    "+hand": ["Sparring Beam", "Orange Palm Blasts", "Orange Palm Blasts"],
                    "stages": 10,
                },
                opp=hand("Sparring Shield", "Sparring Shield"),
            ),
            part(
                "Her own, six",
                "play $",
                "You",
                *[
                    "choose Plain Card K",
                    "Orange Truck Lift",
                    "Orange Hiding Drill",
                    "Plain Card L",
                    "Orange Palm Blasts",
                    "Near Setup",
                ],
                NO_DEFENSE,
            ),
            part(
                "It is stopped",
                "play $",
                "Your opponent",
                "done",
                "opponent: play Sparring Block",
                "opponent: pass",
                "play Orange Palm Blasts",
                "opponent: play Sparring Shield",
                you={"+hand": ["Orange Palm Blasts"]},
            ),
        ],
        "PRE-R160": [
            part(
                "Two effects",
                "play $",
                NO_DEFENSE,
                "Capture",
                "Discard an Ally",
                opp={"+play": [FRIEND, BALL]},
            ),
            part(
                "One of them twice",
                "play $",
                NO_DEFENSE,
                "Lower",
                "Lower",
                opp={"+play": [FRIEND, BALL]},
            ),
            part("One", "play $", NO_DEFENSE, "Lower", "None", opp={"+play": [FRIEND, BALL]}),
            part(
                "Endurance", "play $", NO_DEFENSE, opp={"life_deck": ["Black Delay", *"ABCDEFGH"]}
            ),
            part(
                "No critical damage",
                "play $",
                NO_DEFENSE,
                opp={"play": ["Orange Hiding Drill", "Far Drill"]},
            ),
            part("It is stopped", "play $", "opponent: play Sparring Shield"),
        ],
        "PRE-UR161": [
            part(
                "A Setup, Drill or Ally",
                "use $",
                "choose Helper",
                you={"+life_deck": [HELPER, BALL]},
            ),
            part("None", "use $", you={"life_deck": list("ABC")}),
        ],
        "PRE-UR162": [
            part(
                "Five life cards", "opponent: play Sparring Beam", "no defense", "you: yes", **BOB
            ),
            part("Stages only", "opponent: play Sparring Kick", "no defense", "you: yes", **BOB),
            part(
                "Stages and what turns into life cards",
                "opponent: play Sparring Kick",
                "no defense",
                "you: yes",
                you={"stages": 1},
                **BOB,
            ),
            part("Declined", "opponent: play Sparring Beam", "no defense", "you: no", **BOB),
            part(
                "It is stopped",
                "opponent: play Sparring Beam",
                "you: play Black Swipe",
                you=hand("Black Swipe"),
                **BOB,
            ),
        ],
        "PRE-UR163": [
            part(
                "An Event",
                "pass",
                "opponent: play Sparring Shout",
                "you: yes",
                opp={"+hand": ["Sparring Shout"]},
            ),
            part(
                "Declined",
                "pass",
                "opponent: play Sparring Shout",
                "you: no",
                opp={"+hand": ["Sparring Shout"]},
            ),
            part(
                "A defense",
                "play Plain Card A",
                "opponent: play Time Is A Warrior's Tool",
                "you: yes",
                "opponent: play Sparring Kick",
                "no defense",
                opp={"+hand": ["Time Is A Warrior's Tool"]},
            ),
            part(
                "One that is banished after use",
                "pass",
                "opponent: play Orange Inspection",
                "you: yes",
                opp=hand("Orange Inspection"),
            ),
            part(
                "The other Sphere answers",
                "pass",
                "opponent: play Sparring Shout",
                "you: yes",
                "opponent: yes",
                opp=hand("Sparring Shout", "Villainous Energy Sphere"),
            ),
            part("Her own Event", "play Sparring Shout", "yes", you={"+hand": ["Sparring Shout"]}),
            part("An attack is no Event", "pass", *KICK),
            part(
                "An Event that is entering combat",
                "declare combat",
                "opponent: yes",
                "you: yes",
                opp={"+hand": ["Piccolo's Weighted Clothing"]},
                **DECLARE,
            ),
        ],
        "PRE-UR164": [
            part(
                "An Event",
                "pass",
                "opponent: play Sparring Shout",
                "you: yes",
                opp={"+hand": ["Sparring Shout"]},
            ),
            part(
                "Declined",
                "pass",
                "opponent: play Sparring Shout",
                "you: no",
                opp={"+hand": ["Sparring Shout"]},
            ),
            part(
                "A defense",
                "play Plain Card A",
                "opponent: play Time Is A Warrior's Tool",
                "you: yes",
                opp={"+hand": ["Time Is A Warrior's Tool"]},
            ),
        ],
    }


PARTS = _freestyle()
