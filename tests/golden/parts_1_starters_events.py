"""What is played in the golden logs: the starter cards, events."""

from __future__ import annotations

try:
    from .parts import ANN, BLAST, BOB, CUT, KICK, Part, earlier, hand, part
except ImportError:
    from parts import ANN, BLAST, BOB, CUT, KICK, Part, earlier, hand, part  # type: ignore[no-redef]


def _events() -> dict[str, list[Part | str]]:
    return {
        "PRE-S45": [
            part("Eight cards in the pile", "play $"),
            part("Four cards in the pile", "play $", opp={"discard": list("ABCD")}),
            "default notes",
            part(
                "Discarded, the offer is declined",
                "play Sparring Trade",
                "$",
                "no",
                you={"+hand": ["Sparring Trade"]},
                **ANN,
            ),
            *earlier(
                "panini-2015",
                [
                    part("Four cards in the pile", "play $", opp={"discard": list("ABCD")}),
                    part(
                        "It is discarded by a card effect",
                        "play Sparring Trade",
                        "$",
                        you={"+hand": ["Sparring Trade"]},
                        **ANN,
                    ),
                    part("It is discarded to the hand size", "$", phase="discard"),
                ],
            ),
        ],
        "PRE-S46": [
            part(
                "Bob's Dragon Ball",
                "play $",
                "choose Namek Dragon Ball 1",
                opp={"+play": ["Namek Dragon Ball 1"]},
            ),
            part("Ann's own Setup", "play $", "choose Near Setup"),
            part(
                "A captured Dragon Ball",
                "play $",
                "choose Namek Dragon Ball 1",
                opp={"play": []},
                you={"play": [{"card": "Namek Dragon Ball 1", "captured": True}, "Near Drill"]},
            ),
        ],
        "PRE-S47": [
            part(
                "Bob's Event in this combat and the next",
                "play $",
                "not offered: Sparring Shout",
                CUT,
                "keep the rest",
                "until turn ends",
                "opponent: declare combat",
                "opponent: play Sparring Shout",
                opp=hand("Sparring Shout"),
            ),
            part(
                "Rejuvenated; Bob would capture",
                "play Sparring Rest",
                *BLAST,
                "Capture",
                you={
                    "hand": ["Sparring Rest"],
                    "discard": ["$"],
                    "play": ["Namek Dragon Ball 1", "Namek Dragon Ball 2"],
                },
                **ANN,
            ),
            part(
                "Rejuvenated outside of combat; Bob captures in the next",
                "Rejuvenate $",
                "opponent: declare combat",
                *BLAST,
                "Capture",
                you={
                    "hand": [],
                    "discard": ["$"],
                    "play": ["Namek Dragon Ball 1", "Namek Dragon Ball 2"],
                },
                opp=hand("Sparring Beam"),
                phase="discard",
            ),
        ],
        "PRE-S48": [
            part("Two of three Drills; the bottom card", "play $"),
            part(
                "Four Drills",
                "play $",
                "choose Near Drill",
                "choose Far Drill",
                "choose Orange Hiding Drill",
                you={"+discard": ["Near Drill", "Far Drill", "Far Other Drill", "Plain Card A"]},
            ),
        ],
        "PRE-S49": [
            part(
                "Bob's attacks after it",
                "play $",
                *KICK,
                "pass",
                "opponent: play Sparring Burst",
                "no defense",
                opp={"+hand": ["Sparring Burst"]},
            ),
            part("Ann's attack after it", "play $", "opponent: pass", "play Plain Card A"),
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
        "PRE-S50": [
            part(
                "The next attack and the one after",
                "play $",
                "opponent: pass",
                "play Plain Card A",
                "opponent: pass",
                "play Plain Card B",
            ),
            part(
                "The next attack is stopped",
                "play $",
                "opponent: pass",
                "play Plain Card A",
                "opponent: play Sparring Block",
                "opponent: pass",
                "play Plain Card B",
            ),
            part("Bob's attack", "play $", *KICK),
        ],
        "PRE-S104": [
            part("Two anger, four cards in hand", "play $"),
            part("No anger, empty hand", "play $", opp={"anger": 0, "hand": []}),
        ],
        "PRE-S105": [
            part("An energy attack", "opponent: play Sparring Beam", "you: play $", **BOB),
            part(
                "A physical attack with effects",
                "opponent: play Sparring Kick",
                "you: play $",
                **BOB,
            ),
            part(
                "A HIT effect still happens",
                "opponent: play Red Frenzied Blasts",
                "you: play $",
                opp=hand("Red Frenzied Blasts"),
                **BOB,
            ),
        ],
        "PRE-S106": [
            part("The top", "play $", "The top"),
            part("The bottom", "play $", "The bottom"),
        ],
        "PRE-S107": [part("Two Drills", "play $"), part("No Drill", "play $", you={"play": []})],
        "PRE-S109": [
            part("The card goes to the bottom", "play $", "yes"),
            part("It stays", "play $", "no"),
        ],
    }


PARTS = _events()
