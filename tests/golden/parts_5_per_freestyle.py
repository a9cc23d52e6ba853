"""What is played in the golden logs: Perfection, the Freestyle cards without a name."""

from __future__ import annotations

try:
    from .parts import BOB, CUT, Part, hand, part
    from .script_words import BLOCKED, DECLARE, ENDURES, NEXT_COMBAT, NO_DEFENSE, SHIELDED, still
except ImportError:
    from parts import BOB, CUT, Part, hand, part  # type: ignore[no-redef]
    from script_words import BLOCKED, DECLARE, ENDURES, NEXT_COMBAT, NO_DEFENSE, SHIELDED, still  # type: ignore[no-redef]


def _attacks() -> dict[str, list[Part | str]]:
    headbutt = {"hand": ["Android Headbutt", "Red Sword Stab"], "anger": 2}
    krillin = {"mp": "Krillin", "mastery": "Sparring Mastery"}
    return {
        "PER-C1": [
            part(
                "Bob's anger; a card is discarded",
                "play $",
                "Your opponent",
                "Lower it",
                NO_DEFENSE,
                "yes",
                "choose Plain Card B",
                "Lower",
                you=still("$", "A", "B"),
            ),
            part(
                "Hers; declined",
                "play $",
                "You",
                "Raise it",
                NO_DEFENSE,
                "you: no",
                you=still("$", "A"),
            ),
            part("It is stopped", "play $", "You", "Lower it", BLOCKED, you=still("$", "A")),
            part(
                "She has no card", "play $", "Your opponent", "Raise it", NO_DEFENSE, you=still("$")
            ),
        ],
        "PER-C2": [
            part(
                "Styled by her Mastery, for Cell",
                "play $",
                NO_DEFENSE,
                you=still("$", mastery="Red Enraged Mastery"),
                opp={"+play": ["Cell - Larval"]},
            ),
            part("It is stopped", "play $", SHIELDED, you=still("$")),
        ],
        "PER-C3": [
            part(
                "Both lower a level",
                "play $",
                NO_DEFENSE,
                "yes",
                "opponent: play Sparring Rest",
                "play Sparring Rest",
                CUT,
                you=still("$", "Sparring Rest", level=2),
                opp={"level": 2, "+hand": ["Sparring Rest"]},
            ),
            part(
                "Declined",
                "play $",
                NO_DEFENSE,
                "you: no",
                CUT,
                you=still("$", level=3),
                opp={"level": 2},
            ),
            part("She is on level 1", "play $", NO_DEFENSE, CUT, you=still("$"), opp={"level": 2}),
            part(
                "It is stopped",
                "play $",
                BLOCKED,
                "opponent: play Sparring Rest",
                you=still("$", level=3),
                opp={"+hand": ["Sparring Rest"]},
            ),
            ENDURES,
        ],
        "PER-C4": [
            part(
                "It hits",
                "play $",
                NO_DEFENSE,
                you={"mp": "Frieza", "mastery": "Sparring Mastery", "hand": ["$"]},
                opp={"anger": 4},
            ),
            part(
                "It is stopped",
                "play $",
                SHIELDED,
                you={"mp": "Frieza", "mastery": "Sparring Mastery", "hand": ["$"]},
            ),
            ENDURES,
        ],
        "PER-U77": [
            part(
                "It hits",
                "play $",
                NO_DEFENSE,
                "opponent: play Android Headbutt",
                "you: no defense",
                "opponent: no",
                "pass",
                "opponent: play Red Sword Stab",
                you=still("$"),
                opp=headbutt,
            ),
            part(
                "It is stopped",
                "play $",
                SHIELDED,
                "opponent: play Android Headbutt",
                "You",
                "Raise it",
                you=still("$"),
                opp={**headbutt, "hand": ["Sparring Shield", *headbutt["hand"]]},
            ),
            part(
                "The combat after",
                "play $",
                NO_DEFENSE,
                *NEXT_COMBAT,
                "play Android Headbutt",
                "You",
                "Raise it",
                you=still("$", "Android Headbutt"),
                opp=hand(),
            ),
            ENDURES,
        ],
        "PER-U78": [
            part(
                "500,000; twice; Named",
                "play $",
                "opponent: play Blue Rest",
                "opponent: pass",
                "use $",
                NO_DEFENSE,
                you={**krillin, "hand": ["$"], "play": ["Aggressive Sword Drill"]},
                opp=hand("Blue Rest"),
            ),
            part("More", "play $", NO_DEFENSE, you=still("$")),
            part(
                "It is stopped the second time",
                "play $",
                NO_DEFENSE,
                "opponent: pass",
                "use $",
                SHIELDED,
                you={**krillin, "hand": ["$"]},
            ),
        ],
        "PER-U79": [
            part("It hits", "play $", NO_DEFENSE, you={**krillin, "hand": ["$"], "stages": 3}),
            part("It is stopped", "play $", BLOCKED, you=still("$", stages=3)),
            part(
                "As a defense",
                "opponent: play Sparring Beam",
                "play $",
                you={**krillin, "hand": ["$"]},
                **BOB,
            ),
            part(
                "Against a Styled attack",
                "opponent: play Red Sword Stab",
                "not offered: $",
                you={**krillin, "hand": ["$"]},
                opp=hand("Red Sword Stab"),
                **BOB,
            ),
            part(
                "A stronger MP",
                "opponent: play Sparring Beam",
                "not offered: $",
                you=still("$"),
                **BOB,
            ),
        ],
        "PER-R113": [
            part(
                "One of three",
                "play $",
                NO_DEFENSE,
                "choose Trunks' Sword Slash",
                you=still(
                    "$",
                    mp="Trunks",
                    discard=[
                        "K",
                        "Dashing Sword Attack",
                        "Red Sword Stab",
                        "Trunks' Sword Slash",
                        "Aggressive Sword Drill",
                        "Red Cannon",
                    ],
                ),
            ),
            part(
                "There is none",
                "play $",
                NO_DEFENSE,
                you=still("$", discard=["K", "Aggressive Sword Drill", "Red Cannon"]),
            ),
            part("It is stopped", "play $", BLOCKED, you=still("$", discard=["Red Sword Stab"])),
        ],
        "PER-R114": [
            part("A Drill of Bob's", "play $", NO_DEFENSE, "choose Far Drill", you=still("$")),
            part("It is stopped", "play $", BLOCKED, you=still("$")),
            part(
                "Against a Power of his MP",
                "opponent: use Tenshinhan",
                "play $",
                you=still("$"),
                opp={"mp": "Tenshinhan", "level": 3},
                **BOB,
            ),
            part(
                "Against another attack",
                "opponent: play Sparring Kick",
                "not offered: $",
                you=still("$"),
                **BOB,
            ),
        ],
        "PER-UR142": [
            part(
                "It hits",
                "play $",
                NO_DEFENSE,
                "play Sparring Beam",
                NO_DEFENSE,
                "opponent: play Sparring Shout",
                you=still("$", "Sparring Beam"),
                opp={"+hand": ["Sparring Shout"], "stages": 10},
            ),
            part(
                "It is stopped; his attack",
                "play $",
                BLOCKED,
                "pass",
                "opponent: play Sparring Beam",
                "you: no defense",
                you=still("$"),
            ),
            part(
                "His anger then",
                "play $",
                BLOCKED,
                "pass",
                "opponent: play Sparring Shout",
                you=still("$"),
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
                "pass",
                "opponent: play Sparring Beam",
                you=still("$"),
                opp={"life_deck": ["Sparring Shout", "Sparring Beam", *"ABCDEFGH"]},
            ),
        ],
    }


def _more() -> dict[str, list[Part | str]]:
    mimic = {"mp": "Frieza", "mastery": "Sparring Mastery", "hand": ["A"]}
    return {
        "PER-R111": [
            part(
                "She searches",
                "declare combat",
                "yes",
                "choose Red Sword Stab",
                you=still("A", life_deck=["Red Sword Stab", "Dashing Sword Attack", *"ABC"]),
                **DECLARE,
            ),
            part(
                "Declined",
                "declare combat",
                "no",
                you=still("A", life_deck=["Red Sword Stab"]),
                **DECLARE,
            ),
            part(
                "She has searched already",
                "declare combat",
                "yes",
                CUT,
                you=still(
                    "A",
                    mp="Cell",
                    level=4,
                    life_deck=["Red Sword Stab", "Dashing Sword Attack", "A"],
                ),
                **DECLARE,
            ),
            part(
                "Named attacks, no others",
                "play Dashing Sword Attack",
                "opponent: play Blue Rest",
                "opponent: pass",
                "play Trunks' Sword Slash",
                "opponent: play Blue Rest",
                you={
                    "mp": "Trunks",
                    "mastery": "Sparring Mastery",
                    "hand": ["Dashing Sword Attack", "Trunks' Sword Slash"],
                },
                opp=hand("Blue Rest", "Blue Rest"),
            ),
        ],
        "PER-R112": [
            part("Both raise 6", "play $", you=still("$", anger=0), opp={"anger": 0}),
            part(
                "She is on level 4",
                "play $",
                you=still("$", level=4, anger=0),
                opp={"anger": 0, "level": 2},
            ),
        ],
        "PER-R115": [
            part(
                "Two of Bob's",
                "play $",
                "choose Far Setup",
                "choose Far Drill",
                you=still("$", level=2),
            ),
            part("One", "play $", "choose Far Setup", "done", you=still("$", level=2)),
            part("His power level is higher", "play $", you=still("$", stages=1), opp={"level": 3}),
            part(
                "An effect takes it to the hand",
                "play Master Roshi's Back Strike",
                "yes",
                "choose $",
                "yes",
                "Lower",
                you=still("Master Roshi's Back Strike", life_deck=["$", *"ABC"]),
            ),
            part(
                "Declined",
                "play Master Roshi's Back Strike",
                "yes",
                "choose $",
                "no",
                you=still("Master Roshi's Back Strike", life_deck=["$", *"ABC"]),
            ),
            part(
                "She draws it by rule",
                "until turn ends",
                "opponent: declare combat",
                "opponent: pass",
                you=still(life_deck=[*"AB", "$", *"CDE"]),
            ),
            part(
                "Her Mastery takes it, for it is Styled",
                "until turn ends",
                you=still("A", mastery="Namekian Restored Mastery", life_deck=[*"ABCD", "$"]),
            ),
        ],
        "PER-UR141": [
            part(
                "One of two Drills",
                "use $",
                "choose Red Channel Surfing Drill",
                "until turn ends",
                you={
                    **mimic,
                    "play": ["$", "Red Tactical Drill", "Red Channel Surfing Drill", "Near Drill"],
                },
            ),
            part("There is none", "use $", "until turn ends", you=mimic),
            part(
                "It is one Drill more",
                "use $",
                "use Red Channel Surfing Drill",
                "choose Near Drill",
                you={
                    **mimic,
                    "hand": ["Near Drill", "Red Tactical Drill"],
                    "play": ["$", "Red Channel Surfing Drill"],
                },
            ),
        ],
    }


PARTS: dict[str, list[Part | str]] = {**_attacks(), **_more()}
"""Card id to its parts."""
