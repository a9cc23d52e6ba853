"""What is played in the golden logs: the personalities of Heroes & Villains."""

from __future__ import annotations

try:
    from .parts import BLAST, BOB, KICK, Part, hand, part
    from .script_words import (
        BALL,
        BOB_DECLARES,
        DECLARE,
        FRIEND,
        HELPER,
        NO_DEFENSE,
        PLAN,
        balls,
    )
except ImportError:
    from parts import BLAST, BOB, KICK, Part, hand, part  # type: ignore[no-redef]
    from script_words import (  # type: ignore[no-redef]
        BALL,
        BOB_DECLARES,
        DECLARE,
        FRIEND,
        HELPER,
        NO_DEFENSE,
        PLAN,
        balls,
    )

BLOCKED = "opponent: play Sparring Block"
DRILL_COMES = ("play Orange Truck Lift", "opponent: no defense")


def _nail_and_nappa() -> dict[str, list[Part | str]]:
    enduring = ["Black Delay", "Black Delay", *"ABCDEFGHIJKLMNOPQ"]
    beam = hand("Sparring Beam")
    return {
        "HNV-C1": ["default"],
        "HNV-C2": [
            part(
                "Bob stops her attack",
                "play Sparring Kick",
                BLOCKED,
                you=hand("Sparring Kick"),
            ),
            part(
                "He uses Endurance twice",
                "play Sparring Beam",
                NO_DEFENSE,
                "opponent: Banish it",
                "opponent: Banish it",
                you=beam,
                opp={"life_deck": enduring},
            ),
            part(
                "Once of twice",
                "play Sparring Beam",
                NO_DEFENSE,
                "opponent: Banish it",
                "opponent: Discard",
                you=beam,
                opp={"life_deck": enduring},
            ),
            part("He uses none", "play Sparring Beam", NO_DEFENSE, you=beam),
            part(
                "She stops his, and uses Endurance",
                "opponent: play Sparring Kick",
                "play Namekian Narrow Escape",
                "pass",
                *BLAST,
                "you: Banish it",
                you={"hand": ["Namekian Narrow Escape"], "life_deck": enduring},
                **BOB,
            ),
        ],
        "HNV-C3": [
            part("An Ally of Bob's", "use $", NO_DEFENSE, opp={"+play": [FRIEND]}),
            part("It is stopped", "use $", BLOCKED, opp={"+play": [FRIEND]}),
            part(
                "He has two, she has one",
                "use $",
                "choose Helper",
                NO_DEFENSE,
                you={"play": ["Zarbon - Loyal Servant"]},
                opp={"play": [FRIEND, HELPER]},
            ),
            part("He has none", "use $", NO_DEFENSE, you={"play": [HELPER]}),
        ],
        "HNV-C4": [
            part(
                "No level has changed; his attack",
                "play Sparring Kick",
                NO_DEFENSE,
                *KICK,
                you=hand("Sparring Kick"),
                opp={"+play": [FRIEND]},
            ),
            part(
                "She has advanced to this level",
                "play Sparring Growth",
                "opponent: pass",
                "play Sparring Kick",
                NO_DEFENSE,
                "Sparring Partner",
                you={"level": 1, **hand("Sparring Growth", "Sparring Kick")},
                opp={"+play": [FRIEND]},
            ),
            part(
                "Bob has",
                "opponent: play Sparring Growth",
                "play Sparring Kick",
                NO_DEFENSE,
                you=hand("Sparring Kick"),
                opp={"+hand": ["Sparring Growth"]},
                **BOB,
            ),
        ],
        "HNV-U61": [
            part(
                "A Dragon Ball of Bob's is returned; an attack",
                "use $",
                "Return",
                "opponent: pass",
                "play Sparring Kick",
                NO_DEFENSE,
                "opponent: pass",
                "play Sparring Beam",
                NO_DEFENSE,
                you={"hand": [BALL, "Sparring Kick", "Sparring Beam"]},
                opp=balls(2),
            ),
            part(
                "One from her hand enters play",
                "use $",
                "Choose",
                you={"hand": [BALL, "A"]},
                opp=balls(2),
            ),
            part("Neither", "use $", "None", you={"hand": [BALL, "A"]}, opp=balls(2)),
            part("There is none", "use $"),
            part("Bob attacks", *KICK, **BOB),
        ],
        "HNV-U63": [
            part("A Drill", "use $", NO_DEFENSE, "choose Far Drill"),
            part(
                "An Ally",
                "use $",
                NO_DEFENSE,
                "Friend",
                opp={"play": ["Far Setup", FRIEND]},
            ),
            part("None", "use $", NO_DEFENSE, you={"play": []}, opp={"play": ["Far Setup"]}),
            part("It is stopped", "use $", BLOCKED),
        ],
        "HNV-U64": [
            part(
                "Bob's MP is at 0: nothing is prevented",
                "play Sparring Beam",
                "opponent: play Blue Rest",
                you=hand("Sparring Beam"),
                opp={"stages": 0, "life_deck": ["Black Delay", *"ABCDEFGH"], **hand("Blue Rest")},
            ),
            part(
                "Her attack brings him there: no Endurance",
                "play Sparring Burst",
                NO_DEFENSE,
                you=hand("Sparring Burst"),
                opp={"stages": 7, "life_deck": ["A", "Black Delay", *"BCDEFGHIJKLMNOPQ"]},
            ),
            part(
                "He is above it",
                "play Sparring Beam",
                "opponent: play Blue Rest",
                you=hand("Sparring Beam"),
                opp=hand("Blue Rest"),
            ),
            part("Bob attacks", *KICK, you={"stages": 0}, **BOB),
        ],
    }


def _raditz_and_tenshinhan() -> dict[str, list[Part | str]]:
    theft = ["Sparring Theft", "Sparring Theft"]
    refocus = ("opponent: play Orange Refocus", "opponent: yes")
    return {
        "HNV-C5": [
            part("The second is kept", "use $", "choose Plain Card D", NO_DEFENSE),
            part("It is stopped", "use $", "choose Plain Card C", BLOCKED),
            part("One card is left", "use $", you={"life_deck": ["C"]}),
        ],
        "HNV-C6": [
            part(
                "A Drill enters in combat",
                *DRILL_COMES,
                you={"hand": ["Orange Truck Lift"], "discard": ["Near Drill", "K"], "play": []},
            ),
            part(
                "A Setup in the Planning Step",
                "play Near Setup",
                "declare combat",
                you={"hand": ["Near Setup"], "play": []},
                **PLAN,
            ),
            part(
                "One of Bob's",
                "play Sparring Kick",
                *refocus,
                you={"hand": ["Sparring Kick"]},
                opp={"hand": ["Orange Refocus"], "discard": ["Far Drill"], "play": []},
            ),
            part(
                "An Ally of hers",
                "play Zarbon",
                "declare combat",
                you={"hand": ["Zarbon - Loyal Servant"]},
                **PLAN,
            ),
        ],
        "HNV-U65": [
            part("She declares", "declare combat", "yes", **DECLARE),
            part("Declined", "declare combat", "no", **DECLARE),
            part("Bob declares", "opponent: declare combat", "yes", **BOB_DECLARES),
            part("No card", "declare combat", opp=hand(), **DECLARE),
        ],
        "HNV-U66": [
            part(
                "Critical damage: from the Life Deck; a second time",
                "play Sparring Theft",
                "Lower",
                "yes",
                "choose Near Setup",
                "choose Plain Card L",
                "opponent: pass",
                "play Sparring Theft",
                "Lower",
                you={
                    "hand": theft,
                    "play": [],
                    "life_deck": ["A", "Near Setup", *"BCD"],
                    "discard": [*"KL"],
                },
            ),
            part(
                "From the discard pile",
                "play Sparring Theft",
                "Lower",
                "yes",
                "choose Near Drill",
                "choose Plain Card K",
                you={
                    "hand": theft[:1],
                    "play": [],
                    "discard": [*"KLM", "Near Drill"],
                    "life_deck": [*"ABCD"],
                },
            ),
            part(
                "The first is declined; the second is none",
                "play Sparring Theft",
                "Lower",
                "no",
                "opponent: pass",
                "play Sparring Theft",
                "Lower",
                you={"hand": theft},
            ),
            part(
                "A Drill is played; Bob's too",
                "play Near Drill",
                "choose Plain Card K",
                "until turn ends",
                "opponent: play Far Drill",
                "opponent: declare combat",
                you={"hand": ["Near Drill"], "play": []},
                opp={"play": [], "life_deck": ["Far Drill", *"ABCDEF"]},
                **PLAN,
            ),
            part("Bob uses one", *BLAST, "opponent: Lower", opp={"anger": 1}, **BOB),
        ],
        "HNV-C7": [
            part(
                "A Named card",
                "use $",
                "Tenshinhan's Preparation",
                you={
                    "life_deck": [
                        "A",
                        "Tenshinhan's Preparation",
                        "B",
                        "Tenshinhan's Draining Blast",
                        "C",
                    ]
                },
            ),
            part(
                "It was the top card",
                "use $",
                you={"life_deck": ["Tenshinhan's Preparation", *"ABC"]},
            ),
            part(
                "Once a turn",
                "use $",
                "opponent: pass",
                "not offered: Tenshinhan - Patient",
                you={"life_deck": [*"ABC", "Tenshinhan's Preparation"]},
            ),
        ],
        "HNV-U68": [
            part(
                "The first; not the second",
                "play Sparring Kick",
                NO_DEFENSE,
                "opponent: pass",
                "use Sparring Kick",
                NO_DEFENSE,
                "opponent: pass",
                "play Sparring Beam",
                NO_DEFENSE,
                you=hand("Sparring Kick", "Sparring Beam"),
            ),
            part(
                "It is stopped",
                "play Sparring Kick",
                BLOCKED,
                "opponent: pass",
                "use Sparring Kick",
                you=hand("Sparring Kick"),
            ),
            part(
                "It isn't used again",
                "play Sparring Kick",
                NO_DEFENSE,
                "opponent: pass",
                "you: pass",
                "until combat ends",
                you=hand("Sparring Kick"),
            ),
            part(
                "A Power's attack isn't played",
                "use Chaozu",
                NO_DEFENSE,
                "opponent: pass",
                "play Sparring Kick",
                NO_DEFENSE,
                "opponent: pass",
                "use Sparring Kick",
                NO_DEFENSE,
                you={
                    "+play": [{"card": "PRE-C8", "stages": 5}],
                    "stages": 1,
                    **hand("Sparring Kick"),
                },
            ),
            part(
                "Bob's turn; his attack",
                *KICK,
                "play Sparring Kick",
                NO_DEFENSE,
                "opponent: pass",
                "use Sparring Kick",
                NO_DEFENSE,
                you=hand("Sparring Kick"),
                **BOB,
            ),
        ],
    }


PARTS = _nail_and_nappa() | _raditz_and_tenshinhan()
