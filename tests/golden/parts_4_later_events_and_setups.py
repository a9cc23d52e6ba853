"""What is played in the golden logs: the later sets, Events and Setups."""

from __future__ import annotations

try:
    from .parts import BLAST, BOB, CUT, KICK, Part, hand, part
    from .script_words import (
        BALL,
        BEAM_ON,
        BOB_DECLARES,
        DECLARE,
        FRIEND,
        HELPER,
        NO_DEFENSE,
        OTHER_BALL,
    )
except ImportError:
    from parts import BLAST, BOB, CUT, KICK, Part, hand, part  # type: ignore[no-redef]
    from script_words import (  # type: ignore[no-redef]
        BALL,
        BEAM_ON,
        BOB_DECLARES,
        DECLARE,
        FRIEND,
        HELPER,
        NO_DEFENSE,
        OTHER_BALL,
    )

NAMEKS = ["Namek Dragon Ball 1", "Namek Dragon Ball 2", "Namek Dragon Ball 3"]


def _events() -> dict[str, list[Part | str]]:
    shot = {"card": "PRE-S52", "attached_to": "mp"}
    dive = {"card": "HNV-U91", "attached_to": "mp"}
    return {
        "HNV-C24": [
            part(
                "Bob's next attack, and the one after it",
                "play $",
                "opponent: play Sparring Burst",
                "no defense",
                "pass",
                "opponent: play Sparring Beam",
                "no defense",
                "None",
                "play Sparring Kick",
                NO_DEFENSE,
                "opponent: pass",
                "play Sparring Beam",
                NO_DEFENSE,
                you={"hand": ["$", "Sparring Kick", "Sparring Beam"]},
                opp=hand("Sparring Burst", "Sparring Beam"),
            ),
            part("A stage attack", "play $", *KICK),
            part("More than four life cards", "play $", *BLAST),
            part(
                "The combat after",
                "play $",
                CUT,
                "until turn ends",
                "opponent: declare combat",
                *BLAST,
                "play Plain Card C",
                NO_DEFENSE,
                opp=hand("Sparring Beam"),
            ),
        ],
        "HNV-R118": [
            part(
                "A Drill goes, another comes",
                *BEAM_ON,
                "choose Near Drill",
                "choose Orange Driving Drill",
                you={"life_deck": [*"CDE", "HNV-C37", "Orange Hiding Drill", "Near Drill", "F"]},
                **BOB,
            ),
            part(
                "A physical attack; the same Drill comes back",
                "opponent: play Sparring Kick",
                "you: play $",
                you={"play": ["Orange Hiding Drill"], "life_deck": list("CDEFG")},
                **BOB,
            ),
            part("No Drill in play", *BEAM_ON, you={"play": []}, **BOB),
            part(
                "No Styled Drill to find",
                *BEAM_ON,
                "choose Near Drill",
                you={"life_deck": list("CDEFG")},
                **BOB,
            ),
        ],
        "HNV-U99": [
            part(
                "Bob's MP goes to 0; a Drill of his",
                "play $",
                "choose Sparring Partner",
                "yes",
                "choose Far Drill",
                opp={"stages": 3},
            ),
            part("Its power level isn't 0", "play $", "choose Sparring Partner"),
            part(
                "An Ally of Bob's; it is banished",
                "play $",
                "choose Friend",
                "yes",
                "choose Friend",
                opp={"+play": [FRIEND]},
            ),
            part("Her own MP; declined", "play $", "choose Nappa", "no", you={"stages": 4}),
        ],
        "EVO-R116": [
            part("Two attached cards", "play $", you={"+play": [dive]}, opp={"+play": [shot]}),
            part("None", "play $"),
            part(
                "Five; what is attached to an Ally",
                "play $",
                you={
                    "anger": 0,
                    "+play": [dive, dive, HELPER, {"card": "Near Drill", "attached_to": HELPER}],
                },
                opp={"+play": [shot, shot]},
            ),
            part(
                "Its Endurance",
                *BLAST,
                "you: Banish it",
                you={"hand": [], "life_deck": ["A", "$", *"BCDEFGH"]},
                **BOB,
            ),
        ],
    }


def _setups() -> dict[str, list[Part | str]]:
    acting = {"play": [{"card": "PRE-C9", "stages": 5}, "Near Drill", "HNV-R131"], "stages": 1}
    return {
        "HNV-C58": [
            part(
                "Allies in both zones",
                "use $",
                you={"discard": ["A", HELPER, "PRE-C9"], "banished": [FRIEND, "B"]},
                opp={"discard": ["PRE-C8"], "banished": ["PRE-C10"]},
            ),
            part("None", "use $", opp={"discard": [FRIEND]}),
        ],
        "HNV-R131": [
            part(
                "Ann uses it; Drills and Allies are silent",
                "declare combat",
                "yes",
                "not offered: Tenshinhan - Returned",
                "not offered: Near Drill",
                "play Sparring Kick",
                NO_DEFENSE,
                CUT,
                you={**acting, "hand": ["Sparring Kick"]},
                opp={"+play": ["PRE-U63", "Orange Hiding Drill"]},
                **DECLARE,
            ),
            part(
                "Damage isn't redirected to Allies",
                "opponent: declare combat",
                "yes",
                *KICK,
                you={"+play": [HELPER]},
                **BOB_DECLARES,
            ),
            part(
                "Declined",
                "opponent: declare combat",
                "no",
                *KICK,
                "choose Helper",
                you={"+play": [HELPER]},
                **BOB_DECLARES,
            ),
            part(
                "The combat after",
                "declare combat",
                "yes",
                CUT,
                "until turn ends",
                "opponent: declare combat",
                *KICK,
                "choose Helper",
                you={"+play": [HELPER]},
                opp={"hand": [], "life_deck": [*"ABC", "Sparring Kick", *"DEFGH"]},
                **DECLARE,
            ),
            part("In combat it can't be used", "not offered: Isolation"),
        ],
        "HNV-R101": [
            part("A Drill of Bob's", "use $", "choose Far Drill"),
            part("A Dragon Ball", "use $", f"choose {BALL}", opp={"+play": [BALL]}),
            part(
                "An Ally of hers",
                "use $",
                "choose Helper",
                you={"+play": [HELPER]},
            ),
            part("Itself", "use $", "choose $"),
            part(
                "It is discarded in combat",
                "play Sparring Trade",
                "choose $",
                you={"hand": ["$", "A", "Sparring Trade"], "play": []},
            ),
            part(
                "It is discarded to the hand size",
                "Discard $",
                you={"hand": ["$", "A"], "play": []},
                opp=hand(),
                phase="discard",
            ),
            part(
                "Its Endurance",
                *BLAST,
                "you: Banish it",
                you={"hand": [], "play": [], "life_deck": ["A", "$", *"BCDEFGH"]},
                **BOB,
            ),
        ],
        "MOV-R114": [
            part(
                "Her hand is seen; her Styled attacks",
                "use $",
                "opponent: pass",
                "play Orange Palm Blasts",
                NO_DEFENSE,
                "None",
                "opponent: pass",
                "play Sparring Beam",
                NO_DEFENSE,
                CUT,
                "until turn ends",
                "opponent: declare combat",
                you=hand("Orange Palm Blasts", "Sparring Beam", "A"),
            ),
            part(
                "A card she draws",
                "use $",
                "opponent: pass",
                "play Orange Truck Lift",
                NO_DEFENSE,
                CUT,
                "until turn ends",
                you=hand("Orange Truck Lift", "A"),
            ),
        ],
        "MOV-R118": [
            part("Ann declares", "declare combat", "yes", "Lower", **DECLARE),
            part(
                "Bob declares; she captures",
                "opponent: declare combat",
                "yes",
                "Capture",
                you={"stages": 9},
                opp={"+play": [BALL]},
                **BOB_DECLARES,
            ),
            part("Declined", "declare combat", "no", **DECLARE),
            part(
                "An empty pile; nothing to capture",
                "declare combat",
                "yes",
                "Capture",
                you={"discard": []},
                **DECLARE,
            ),
        ],
        "MOV-U87": [
            part("Level 1", "use $", you={"life_deck": [*"CD", *NAMEKS, "Earth Dragon Ball 1"]}),
            part(
                "Level 2",
                "use $",
                f"choose {OTHER_BALL}",
                you={"level": 2, "life_deck": [*"CD", *NAMEKS, "Earth Dragon Ball 1"]},
            ),
            part("None low enough", "use $", you={"life_deck": [*"CD", *NAMEKS[1:]]}),
            part(
                "Its name is in play",
                "use $",
                you={"life_deck": [*"CD", *NAMEKS[:1]]},
                opp={"+play": [BALL]},
            ),
        ],
        "EVO-C10": [
            part(
                "She advances by an effect",
                "play Sparring Growth",
                "yes",
                "choose Gohan's Power Punch",
                you={
                    "hand": ["Sparring Growth"],
                    "mp": "Gohan",
                    "life_deck": [
                        *"CD",
                        "Gohan's Power Punch",
                        "Gohan's Masenko",
                        "Gohan's Power Punch",
                        *"EF",
                    ],
                },
            ),
            part(
                "By anger, in Bob's combat",
                "opponent: play Sparring Kick",
                "you: play Blue Safeguard",
                "yes",
                you={
                    "anger": 3,
                    "hand": ["Blue Safeguard"],
                    "mp": "Gohan",
                    "life_deck": [*"CD", "Gohan's Power Punch", *"EF"],
                },
                opp={"anger": 0},
                **BOB,
            ),
            part("Declined", "play Sparring Growth", "no", you={"hand": ["Sparring Growth"]}),
            part(
                "Bob advances",
                "opponent: play Sparring Growth",
                opp={"hand": ["Sparring Growth"]},
                **BOB,
            ),
            part(
                "She is lowered",
                "opponent: play Sparring Retreat",
                you={"level": 2},
                opp={"hand": ["Sparring Retreat"]},
                **BOB,
            ),
            part(
                "None to find",
                "play Sparring Growth",
                "yes",
                you={
                    "hand": ["Sparring Growth"],
                    "mp": "Gohan",
                    "life_deck": [*"CD", "Gohan's Masenko"],
                },
            ),
        ],
    }


PARTS = _events() | _setups()
