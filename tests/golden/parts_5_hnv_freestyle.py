"""What is played in the golden logs: the Freestyle cards of Heroes & Villains."""

from __future__ import annotations

try:
    from .parts import BLAST, BOB, CUT, KICK, Part, hand, part
    from .script_words import (
        BEAM_ON,
        BOB_DECLARES,
        DECLARE,
        FRIEND,
        HELPER,
        KICK_ON,
        NO_DEFENSE,
        OTHER_BALL,
        balls,
    )
except ImportError:
    from parts import BLAST, BOB, CUT, KICK, Part, hand, part  # type: ignore[no-redef]
    from script_words import (  # type: ignore[no-redef]
        BEAM_ON,
        BOB_DECLARES,
        DECLARE,
        FRIEND,
        HELPER,
        KICK_ON,
        NO_DEFENSE,
        OTHER_BALL,
        balls,
    )

BLOCKED = "opponent: play Sparring Block"
SHIELDED = "opponent: play Sparring Shield"
HIDING = "Orange Hiding Drill"


def _attacks() -> dict[str, list[Part | str]]:
    dive = {"card": "Red Stomach Dive", "attached_to": "mp"}
    guard = {"play": [{"card": "HNV-R138", "attached_to": "mp"}]}
    return {
        "HNV-C59": [
            part(
                "An Ally of Bob's",
                "play $",
                "yes",
                "choose Friend",
                NO_DEFENSE,
                you={"play": [HELPER]},
                opp={"+play": [FRIEND]},
            ),
            part(
                "One of hers",
                "play $",
                "yes",
                "choose Helper",
                NO_DEFENSE,
                you={"play": [HELPER]},
                opp={"+play": [FRIEND]},
            ),
            part("Declined", "play $", "no", NO_DEFENSE, opp={"+play": [FRIEND]}),
            part("There is none; it is stopped", "play $", SHIELDED),
        ],
        "HNV-R104": [
            part("One of Bob's", "play $", "yes", NO_DEFENSE, opp={"+play": [dive]}),
            part(
                "One of hers of two",
                "play $",
                "yes",
                "choose Saiyan Rescue",
                NO_DEFENSE,
                you={"play": [{"card": "Saiyan Rescue", "attached_to": "mp"}]},
                opp={"+play": [dive]},
            ),
            part("Declined", "play $", "no", NO_DEFENSE, opp={"+play": [dive]}),
            part("There is none; it is stopped", "play $", SHIELDED),
            part(
                "Its Endurance",
                *BLAST,
                "you: Banish it",
                you={"hand": [], "life_deck": ["$", *"ABCDEFGH"]},
                **BOB,
            ),
        ],
        "HNV-R133": [
            part("It hits", "play $", NO_DEFENSE),
            part(
                "Endurance against it",
                "play $",
                NO_DEFENSE,
                "opponent: Banish it",
                opp={"life_deck": ["A", "Black Delay", *"BCDEFGHIJ"]},
            ),
            part(
                "It is stopped; her next attack",
                "play $",
                SHIELDED,
                "opponent: pass",
                "play Sparring Beam",
                NO_DEFENSE,
                you={"+hand": ["Sparring Beam"]},
            ),
            part(
                "Its Endurance",
                *BLAST,
                "you: Banish it",
                you={"hand": [], "life_deck": ["$", *"ABCDEFGH"]},
                **BOB,
            ),
        ],
        "HNV-R134": [
            part(
                "One of two is captured; used by its HIT",
                "play $",
                f"choose {OTHER_BALL}",
                NO_DEFENSE,
                opp=balls(1, 2),
            ),
            part("It is stopped", "play $", BLOCKED, opp=balls(2)),
            part("Bob has none", "play $", NO_DEFENSE, you=balls(1)),
        ],
        "HNV-R135": [
            part(
                "Bob's anger doesn't rise; hers does",
                "play $",
                NO_DEFENSE,
                "opponent: play Sparring Shout",
                "play Sparring Shout",
                you={"+hand": ["Sparring Shout"]},
                opp={"+hand": ["Sparring Shout"]},
            ),
            part(
                "Bob deals critical damage",
                "play $",
                BLOCKED,
                *BLAST,
                "opponent: Lower",
                "you: pass",
                "opponent: play Sparring Shout",
                opp={"+hand": ["Sparring Shout"]},
            ),
            part(
                "He uses a critical damage effect; she deals critical damage",
                "play $",
                NO_DEFENSE,
                "opponent: play Sparring Theft",
                "opponent: Lower",
                "play Sparring Beam",
                NO_DEFENSE,
                "Lower",
                you={"+hand": ["Sparring Beam"]},
                opp={"+hand": ["Sparring Theft"]},
            ),
        ],
        "HNV-R136": [
            part("It hits", "play $", "Lower", NO_DEFENSE),
            part("It is stopped", "play $", "Lower", BLOCKED),
            part(
                "It is Styled in hand",
                "opponent: play Sparring Beam",
                "play Blue Flinch",
                "yes",
                you=hand("$", "A", "Blue Flinch"),
                **BOB,
            ),
            part(
                "And as an attack",
                "play Orange Hand Cannon",
                NO_DEFENSE,
                "opponent: pass",
                "play $",
                "Lower",
                "opponent: play Blue Rest",
                "opponent: pass",
                "play Orange Palm Blasts",
                "opponent: play Blue Rest",
                you={"mp": "Nail", **hand("$", "Orange Hand Cannon", "Orange Palm Blasts")},
                opp=hand("Blue Rest", "Blue Rest"),
            ),
        ],
        "HNV-R137": [
            part(
                "Bob advances a level",
                "play $",
                NO_DEFENSE,
                "opponent: play Sparring Growth",
                opp={"+hand": ["Sparring Growth"]},
            ),
            part(
                "He is lowered; she advances",
                "play $",
                BLOCKED,
                "opponent: pass",
                "play Sparring Retreat",
                "opponent: pass",
                "play Sparring Growth",
                you={"+hand": ["Sparring Retreat", "Sparring Growth"]},
                opp={"level": 2},
            ),
            part(
                "The combat after",
                "play $",
                NO_DEFENSE,
                CUT,
                "until turn ends",
                "opponent: declare combat",
                "opponent: play Sparring Growth",
                opp={"life_deck": ["Sparring Growth", *"ABCDEFGHIJ"]},
            ),
        ],
        "HNV-R138": [
            part("It stops an energy attack", *BEAM_ON, **BOB),
            part("It stops a physical attack", *KICK_ON, **BOB),
            part(
                "It is attached; a Setup, once a combat",
                "play $",
                NO_DEFENSE,
                "opponent: pass",
                "use $",
                "choose Near Setup",
                "opponent: pass",
                "not offered: $",
                you={"hand": ["$", "Near Setup", "Near Drill"], "play": []},
            ),
            part(
                "A Drill; Bob's turn",
                "opponent: pass",
                "use $",
                you={**guard, "hand": ["A", "Near Drill"]},
                **BOB,
            ),
            part("None in hand", "not offered: $", you={**guard, "hand": ["A"]}),
            part(
                "She changes levels",
                "play Sparring Growth",
                you={**guard, "hand": ["Sparring Growth"]},
            ),
            part("It was stopped", "play $", BLOCKED),
            part(
                "Bob changes levels",
                "opponent: play Sparring Growth",
                you={**guard, "hand": ["A"]},
                opp={"+hand": ["Sparring Growth"]},
                **BOB,
            ),
        ],
        "HNV-R139": [
            part("From the discard pile", "play $", "choose Near Setup", NO_DEFENSE),
            part(
                "From the Banished Zone",
                "play $",
                NO_DEFENSE,
                you={
                    "discard": [HIDING],
                    "banished": ["A"],
                    "life_deck": [
                        HIDING,
                        "Orange Crashing Drill",
                        "Orange Torching Drill",
                        *"CDEF",
                    ],
                },
            ),
            part(
                "Only Styled cards; it is stopped",
                "play $",
                SHIELDED,
                you={"discard": [HIDING], "life_deck": [HIDING] * 5},
            ),
            part("Two cards are left", "not offered: $", you={"life_deck": ["A", "B"]}),
        ],
    }


def _others() -> dict[str, list[Part | str]]:
    mine = {"play": ["$", HIDING, "Near Drill"]}
    named = {"life_deck": ["A", "B", "Near Drill", "Far Drill", "C", "Far Drill", "D"]}
    return {
        "HNV-C60": [
            part(
                "One of Bob's; he destroys one of hers",
                "declare combat",
                "choose Far Drill",
                "opponent: yes",
                "opponent: choose Near Drill",
                you=mine,
                **DECLARE,
            ),
            part(
                "One of hers; he declines",
                "declare combat",
                "choose Near Drill",
                "opponent: no",
                you=mine,
                **DECLARE,
            ),
            part(
                "Bob declares",
                "opponent: declare combat",
                "choose Far Drill",
                "opponent: no",
                you=mine,
                **BOB_DECLARES,
            ),
            part(
                "It is the only one",
                "declare combat",
                you={"play": ["$"]},
                opp={"play": []},
                **DECLARE,
            ),
        ],
        "HNV-U97": [
            part(
                "A Drill: of the Life Deck and the hand",
                "use $",
                "name Far Drill",
                opp={**named, "hand": ["Far Drill", "A"], "play": []},
            ),
            part("One he doesn't have", "use $", "name Near Setup", opp=named),
        ],
        "HNV-U98": [
            part(
                "A Styled attack; it is used a second time",
                "opponent: play Orange Truck Lift",
                "play $",
                "pass",
                "opponent: play Orange Palm Blasts",
                "use $",
                opp=hand("Orange Truck Lift", "Orange Palm Blasts"),
                **BOB,
            ),
            part(
                "It is Rejuvenated as an action",
                "opponent: play Orange Truck Lift",
                "play $",
                "use $",
                opp=hand("Orange Truck Lift"),
                **BOB,
            ),
            part(
                "It is used once",
                "opponent: play Orange Truck Lift",
                "play $",
                "pass",
                CUT,
                opp=hand("Orange Truck Lift"),
                **BOB,
            ),
            part(
                "An attack without a Style",
                "opponent: play Sparring Kick",
                "not offered: $",
                you=hand("$", "Sparring Block"),
                **BOB,
            ),
        ],
        "HNV-U100": [
            part("A card is drawn", "play $", "yes"),
            part("Declined", "play $", "no"),
            part(
                "In the Rejuvenation Step",
                "Rejuvenate $",
                "yes",
                you={"hand": [], "discard": ["$", "K"]},
                opp={"hand": []},
                turn="you",
                phase="discard",
            ),
            part(
                "Their last cards",
                "play $",
                you={"life_deck": ["A", "B"]},
                opp={"life_deck": ["C", "D"]},
            ),
        ],
        "HNV-R140": [
            part(
                "It is the named card",
                "declare combat",
                "yes",
                "name Plain Card C",
                "no",
                **DECLARE,
            ),
            part(
                "It isn't; she shuffles",
                "declare combat",
                "yes",
                "name Plain Card D",
                "yes",
                **DECLARE,
            ),
            part("Bob declares; it isn't used", "opponent: declare combat", "no", **BOB_DECLARES),
            part(
                "She can't win by MPPV",
                "declare combat",
                "yes",
                "name Plain Card C",
                "no",
                you={"level": 4, "anger": 0},
                **DECLARE,
            ),
        ],
        "HNV-UR141": [
            part(
                "An Event; it is shuffled in",
                "use $",
                "choose Sparring Shout",
                "yes",
                you={
                    "stages": 3,
                    "discard": [
                        "K",
                        "Sparring Shout",
                        "Sparring Beam",
                        "Near Drill",
                        "B",
                        "C",
                        "D",
                    ],
                },
            ),
            part(
                "Declined; an Energy Combat card",
                "use $",
                "choose Sparring Beam",
                "no",
                you={
                    "stages": 9,
                    "discard": [
                        "K",
                        "Sparring Shout",
                        "Sparring Beam",
                        "Near Drill",
                        "B",
                        "C",
                        "D",
                    ],
                },
            ),
            part(
                "Only others", "use $", "no", you={"discard": ["Near Drill", "Near Setup", HELPER]}
            ),
        ],
        "HNV-UR142": [
            part(
                "Setups and Drills; a Styled Drill",
                "play $",
                "choose Black Radiating Drill",
                "not offered: Far Setup",
                "opponent: pass",
                "not offered: Near Drill",
                you={
                    "life_deck": [
                        "A",
                        "Black Smoothness Drill",
                        "Black Radiating Drill",
                        "Near Drill",
                        "B",
                        "C",
                        "D",
                    ]
                },
            ),
            part(
                "What they do all the time goes on",
                "play $",
                *KICK,
                you={"life_deck": ["A"] * 8, "play": ["Saiyan Protection Drill"]},
            ),
            part(
                "The combat after",
                "play $",
                CUT,
                "until turn ends",
                "opponent: declare combat",
                "opponent: use Far Setup",
            ),
            part(
                "Its Endurance",
                *BLAST,
                "you: Banish it",
                you={"hand": [], "life_deck": ["$", *"ABCDEFGH"]},
                **BOB,
            ),
        ],
    }


PARTS = _attacks() | _others()
