"""What is played in the golden logs: the later uncommons and the rares, black."""

from __future__ import annotations

try:
    from .parts import BOB, CUT, Part, hand, part
    from .script_words import BALL, FRIEND, NO_DEFENSE, OTHER_BALL, PLAN
except ImportError:
    from parts import BOB, CUT, Part, hand, part  # type: ignore[no-redef]
    from script_words import BALL, FRIEND, NO_DEFENSE, OTHER_BALL, PLAN  # type: ignore[no-redef]


def _black() -> dict[str, list[Part | str]]:
    swerve = {"+life_deck": ["Far Setup", "Far Setup", "Near Setup"]}
    return {
        "PRE-U73": [
            part(
                "Two cards",
                "use $",
                "choose Plain Card D",
                "choose Plain Card D",
                opp={"life_deck": ["Plain Card A", "Plain Card D", BALL, "Plain Card D"]},
            ),
            part(
                "Only one is there", "use $", opp={"life_deck": [BALL, "Plain Card D", OTHER_BALL]}
            ),
            part("Only Dragon Balls", "use $", opp={"life_deck": [BALL, OTHER_BALL]}),
        ],
        "PRE-U74": [
            part(
                "A copy in the pile",
                "opponent: play Sparring Beam",
                "you: play $",
                opp={"+discard": ["Sparring Beam"]},
                **BOB,
            ),
            part(
                "A copy in the Life Deck",
                "opponent: play Sparring Beam",
                "you: play $",
                opp={"+life_deck": ["Sparring Beam"]},
                **BOB,
            ),
            part(
                "Copies in both: Ann chooses",
                "opponent: play Sparring Beam",
                "you: play $",
                "choose Sparring Beam (Life Deck)",
                opp={"+discard": ["Sparring Beam"], "+life_deck": ["Sparring Beam"]},
                **BOB,
            ),
            part("No copy", "opponent: play Sparring Beam", "you: play $", **BOB),
            part(
                "The Power of an MP",
                "opponent: use Krillin",
                "you: play $",
                opp={"mp": "Krillin", "level": 2},
                **BOB,
            ),
            part(
                "The attack can't be stopped",
                "opponent: play Krillin's Destructo Disk",
                "you: play $",
                opp=hand("Krillin's Destructo Disk"),
                **BOB,
            ),
            part(
                "A physical attack",
                "opponent: play Sparring Kick",
                "not offered: Black Adaptation",
                **BOB,
            ),
            part(
                "It is cancelled",
                "opponent: play Sparring Beam",
                "you: play $",
                "opponent: yes",
                opp=hand("Sparring Beam", "Heroic Energy Sphere"),
                **BOB,
            ),
        ],
        "PRE-U75": [
            part("Bob pays", "play $", NO_DEFENSE, "opponent: pay"),
            part(
                "Bob discards", "play $", NO_DEFENSE, "opponent: discard", "opponent: Sparring Beam"
            ),
            part("Four stages", "play $", NO_DEFENSE, opp={"stages": 4}),
            part("No card in hand", "play $", opp={"hand": []}),
            part("Neither", "play $", opp={"hand": [], "stages": 4}),
            part(
                "The discard is at random with Black Targeting Drill",
                "play $",
                NO_DEFENSE,
                "opponent: discard",
                you={"+play": ["Black Targeting Drill"]},
            ),
            part("It is stopped", "play $", "opponent: play Sparring Shield"),
            part("She can't pay", "not offered: Black Barrage", you={"stages": 2}),
        ],
        "PRE-U76": [
            part("A card", "opponent: play Sparring Kick", "you: play $", **BOB),
            part(
                "The last card of the hand",
                "opponent: play Sparring Kick",
                "you: play $",
                opp=hand("Sparring Kick"),
                **BOB,
            ),
            part(
                "The Power of an MP",
                "opponent: use Gohan",
                "you: play $",
                opp={"mp": "Gohan", "level": 3},
                **BOB,
            ),
            part(
                "An energy attack",
                "opponent: play Sparring Beam",
                "not offered: Black Delay",
                **BOB,
            ),
            part(
                "An attack that remains",
                "opponent: play Saiyan Elbow Drop",
                "you: play $",
                opp=hand("Saiyan Elbow Drop"),
                **BOB,
            ),
            part(
                "An attack that can't be stopped: no HIT effects of a card that went to the hand",
                "opponent: play Red Power Punch",
                "you: play $",
                opp={
                    "mp": "Krillin",
                    "level": 4,
                    "hand": ["Red Power Punch"],
                    "+life_deck": ["Red Tactical Drill"],
                },
                **BOB,
            ),
        ],
        "PRE-U77": [
            part(
                "Two Setups",
                "play $",
                "choose Far Setup",
                "choose Near Setup",
                NO_DEFENSE,
                opp=swerve,
            ),
            part("One Setup", "play $", "choose Far Setup", "done", NO_DEFENSE, opp=swerve),
            part("None", "play $", "done", NO_DEFENSE, opp=swerve),
            part(
                "No copy there",
                "play $",
                "choose Far Setup",
                "done",
                "opponent: play Sparring Block",
            ),
        ],
        "PRE-U78": [
            part(
                "An attack",
                "play $",
                "name Sparring Kick",
                NO_DEFENSE,
                "not offered: Sparring Kick",
                CUT,
                "until turn ends",
                "opponent: declare combat",
                "opponent: play Sparring Kick",
                "no defense",
                opp=hand("Sparring Shield", "Sparring Kick"),
            ),
            part("The defense", "play $", "name Sparring Shield", "not offered: Sparring Shield"),
            part("It is stopped", "play $", "name Sparring Kick", "opponent: play Sparring Shield"),
        ],
        "PRE-R123": [
            part(
                "A Setup",
                "opponent: play Far Setup",
                "yes",
                opp={"+hand": ["Far Setup"], "play": []},
                turn="opponent",
                phase="planning",
            ),
            part(
                "A Drill, declined, then another",
                "opponent: play Far Drill",
                "no",
                "opponent: play Far Other Drill",
                "yes",
                opp={"+hand": ["Far Drill", "Far Other Drill"], "play": []},
                turn="opponent",
                phase="planning",
            ),
            part(
                "An Ally and a Dragon Ball",
                "opponent: play Friend",
                f"opponent: play {OTHER_BALL}",
                opp={"+hand": [FRIEND, OTHER_BALL], "play": []},
                turn="opponent",
                phase="planning",
            ),
            part("Her own Drill", "play Near Drill", you={"+hand": ["Near Drill"]}, **PLAN),
            part(
                "Three cards left",
                "opponent: play Far Setup",
                you={"life_deck": list("ABC")},
                opp={"+hand": ["Far Setup"], "play": []},
                turn="opponent",
                phase="planning",
            ),
            part(
                "A Drill that is placed",
                "opponent: play Red Power Punch",
                "no defense",
                opp={
                    "hand": ["Red Power Punch"],
                    "+life_deck": ["Red Tactical Drill"],
                    "mastery": "Red Enraged Mastery",
                },
                **BOB,
            ),
        ],
        "PRE-R124": [
            part(
                "An Event of Bob's",
                "play $",
                NO_DEFENSE,
                "choose Sparring Shout",
                opp={
                    "+life_deck": [
                        "Sparring Shout",
                        "Heroic Energy Sphere",
                        "Time Is A Warrior's Tool",
                        "Confrontation",
                        "Piccolo's Weighted Clothing",
                    ]
                },
            ),
            part(
                "Heroes only, Named, banished after use",
                "play $",
                NO_DEFENSE,
                "choose Battle Pausing",
                opp={"+life_deck": ["Battle Pausing", "Confrontation"]},
            ),
            part(
                "An Event of Bob's that attaches to Ann's MP",
                "play $",
                NO_DEFENSE,
                "opponent: play Sparring Sweep",
                "opponent: choose Vegeta's Anger",
                opp={"+life_deck": ["Vegeta's Anger"], "hand": ["Sparring Sweep"]},
            ),
            part("None", "play $", NO_DEFENSE),
            part("It is stopped", "play $", "opponent: play Sparring Block"),
            part(
                "Bob cancels it",
                "play $",
                NO_DEFENSE,
                "choose Sparring Shout",
                "opponent: yes",
                opp={"+life_deck": ["Sparring Shout"], "hand": ["Heroic Energy Sphere"]},
            ),
        ],
        "PRE-R125": [
            part(
                "An attack",
                "play $",
                "choose Sparring Beam",
                NO_DEFENSE,
                opp={"banished": ["Sparring Beam", "Sparring Shield", "Plain Card A"]},
            ),
            part(
                "Banished after use",
                "play $",
                "choose Saiyan Multi-Blast",
                NO_DEFENSE,
                opp={"banished": ["Saiyan Multi-Blast", "Sparring Kick"]},
            ),
            part(
                "Too expensive",
                "play $",
                you={"stages": 1},
                opp={"banished": ["Sparring Beam", "Plain Card A"]},
            ),
            part("None", "play $", opp={"banished": ["Yamcha - Action Ready", "Far Drill"]}),
            part("Her own aren't meant", "play $", you={"banished": ["Plain Card A"]}),
        ],
        "PRE-R126": [
            part("All copies", "play $", "name Plain Card D"),
            part("None there", "play $", "name Sparring Beam"),
        ],
    }


PARTS = _black()
