"""What is played in the golden logs: Evolution, the Masteries."""

from __future__ import annotations

from typing import Any

try:
    from .parts import (
        BOB,
        Part,
        hand,
        part,
    )
    from .script_words import (
        BALL,
        BLOCKED,
        BOB_DECLARES,
        DECLARE,
        FRIEND,
        HELPER,
        NO_DEFENSE,
    )
except ImportError:
    from parts import (  # type: ignore[no-redef]
        BOB,
        Part,
        hand,
        part,
    )
    from script_words import (  # type: ignore[no-redef]
        BALL,
        BLOCKED,
        BOB_DECLARES,
        DECLARE,
        FRIEND,
        HELPER,
        NO_DEFENSE,
    )

MINE: dict[str, Any] = {"mastery": "$"}


def _masteries() -> dict[str, list[Part | str]]:
    return {
        "EVO-S5": [
            part(
                "Four anger are enough; a Styled attack's offer",
                "play Saiyan Direct Strike",
                NO_DEFENSE,
                "yes",
                you={**MINE, "mp": "Goku", "anger": 3, "hand": ["Saiyan Direct Strike"]},
            ),
            part(
                "Declined; a non-Styled one; level 4 needs five",
                "play Saiyan Direct Strike",
                NO_DEFENSE,
                "no",
                "opponent: pass",
                "play Sparring Kick",
                NO_DEFENSE,
                "opponent: pass",
                "play Sparring Shout",
                you={
                    **MINE,
                    "mp": "Goku",
                    "level": 4,
                    "anger": 3,
                    "hand": ["Saiyan Direct Strike", "Sparring Kick", "Sparring Shout"],
                },
            ),
            part(
                "Endurance 3; once a turn",
                "use $",
                "choose Saiyan Lifting Kick",
                NO_DEFENSE,
                "opponent: pass",
                "not offered: Saiyan Rampaging Mastery",
                you={**MINE, "mp": "Goku", "hand": ["Saiyan Lifting Kick", "Saiyan Flight", "A"]},
            ),
            part(
                "Endurance 0; it is stopped",
                "use $",
                BLOCKED,
                you={**MINE, "mp": "Goku", "hand": ["Saiyan Concussive Blast", "Saiyan Dash"]},
            ),
            part(
                "No card with Endurance",
                "not offered: Saiyan Rampaging Mastery",
                you={**MINE, "mp": "Goku", "hand": ["Saiyan Dash"]},
            ),
            part(
                "Another effect lowers it already to three",
                "play Sparring Shout",
                you={
                    **MINE,
                    "mp": ["MOV-U65", "MOV-U66", "MOV-U67", "MOV-U68"],
                    "anger": 2,
                    "hand": ["Sparring Shout"],
                },
            ),
        ],
        "EVO-S10": [
            part(
                "Bob's first turn begins; the end of combat",
                "choose Helper",
                "opponent: declare combat",
                "opponent: pass",
                "you: pass",
                "yes",
                you={
                    **MINE,
                    "hand": [],
                    "life_deck": [*"CD", HELPER, "Bulma", "E"],
                    "banished": ["A", FRIEND],
                },
                opp=hand(),
                turn="opponent",
                phase="draw",
                number=2,
            ),
            part(
                "No later turn",
                "until turn ends",
                "state",
                you={**MINE, "hand": [], "life_deck": [*"CD", HELPER, "E"]},
                opp=hand(),
                turn="you",
                phase="discard",
                number=3,
            ),
            part(
                "Her only Ally isn't discarded",
                "opponent: play Sparring Theft",
                "opponent: Discard",
                you={**MINE, "+play": [HELPER]},
                opp=hand("Sparring Theft"),
                **BOB,
            ),
            part(
                "One of two is; it is destroyed",
                "opponent: play Sparring Theft",
                "opponent: Discard",
                "opponent: choose Helper",
                "pass",
                "opponent: play Sparring Sweep",
                "opponent: choose Tenshinhan",
                you={**MINE, "+play": [HELPER, "Tenshinhan - Returned"]},
                opp=hand("Sparring Theft", "Sparring Sweep"),
                **BOB,
            ),
            part("Not used", "pass", "opponent: pass", "no", you={**MINE, "banished": [FRIEND]}),
            part("No Ally is banished", "pass", "opponent: pass", you={**MINE, "banished": ["A"]}),
        ],
        "EVO-S15": [
            part(
                "The turn ends; a Styled card",
                "pass",
                "opponent: pass",
                "yes",
                "yes",
                "choose Plain Card A",
                "top",
                you={**MINE, "hand": ["A"], "life_deck": [*"CD", "Namekian Stance"]},
                opp=hand(),
            ),
            part(
                "A Dragon Ball; it stays",
                "pass",
                "opponent: pass",
                "yes",
                "no",
                you={**MINE, "hand": ["A"], "life_deck": [*"CD", BALL]},
                opp=hand(),
            ),
            part(
                "Another card; Bob's turn",
                "opponent: pass",
                "pass",
                "yes",
                you={**MINE, "hand": ["A"]},
                opp=hand(),
                **BOB,
            ),
            part(
                "Not used", "pass", "opponent: pass", "no", you={**MINE, "hand": ["A"]}, opp=hand()
            ),
            part(
                "Anger; a Styled card for another",
                "use $",
                "yes",
                "choose Namekian Stance",
                "opponent: pass",
                "not offered: Namekian Restored Mastery",
                you={**MINE, "hand": ["A", "Namekian Stance", BALL]},
            ),
            part("Declined", "use $", "no", you={**MINE, "hand": ["A", BALL]}),
            part("Neither in hand", "use $", you={**MINE, "hand": ["A"]}),
        ],
        "EVO-S20": [
            part(
                "One stage more; a Drill comes",
                "play Orange Truck Lift",
                NO_DEFENSE,
                "yes",
                "choose Orange Hiding Drill",
                "opponent: pass",
                "play Orange Truck Lift",
                BLOCKED,
                you={
                    **MINE,
                    "play": ["Near Drill", "Near Setup"],
                    "discard": [*"KL"],
                    "hand": ["Orange Truck Lift", "Orange Truck Lift"],
                    "life_deck": [*"CD", "Orange Hiding Drill", "Orange Retrieval Drill", "E"],
                },
            ),
            part(
                "Three Drills",
                "play Orange Palm Blasts",
                NO_DEFENSE,
                "yes",
                "None",
                you={**MINE, "+play": ["Orange Retrieval Drill"], "hand": ["Orange Palm Blasts"]},
            ),
            part(
                "Not used; a non-Styled attack",
                "play Orange Palm Blasts",
                NO_DEFENSE,
                "no",
                "opponent: pass",
                "play Sparring Kick",
                NO_DEFENSE,
                you={**MINE, "hand": ["Orange Palm Blasts", "Sparring Kick"]},
            ),
            part(
                "She advances",
                "play Sparring Growth",
                "choose Orange Hiding Drill",
                you={**MINE, "hand": ["Sparring Growth"]},
            ),
            part(
                "Bob advances; she is lowered",
                "opponent: play Sparring Growth",
                "pass",
                "opponent: play Sparring Retreat",
                you={**MINE, "level": 2},
                opp=hand("Sparring Growth", "Sparring Retreat"),
                **BOB,
            ),
        ],
        "EVO-S25": [
            part(
                "A Styled card is banished; her attacks",
                "declare combat",
                "yes",
                "play Red Chop",
                NO_DEFENSE,
                "opponent: pass",
                "play Red Frenzied Blasts",
                NO_DEFENSE,
                "opponent: pass",
                "play Sparring Kick",
                NO_DEFENSE,
                you={
                    **MINE,
                    "mp": "Goku",
                    "hand": ["Red Chop", "Red Frenzied Blasts", "Sparring Kick"],
                    "discard": ["Red Blocking Hand", "K"],
                },
                **DECLARE,
            ),
            part(
                "A non-Styled one",
                "declare combat",
                "yes",
                "play Red Chop",
                NO_DEFENSE,
                you={
                    **MINE,
                    "mp": "Goku",
                    "hand": ["Red Chop"],
                    "discard": ["K", "Red Blocking Hand"],
                },
                **DECLARE,
            ),
            part(
                "Not used; Bob declares",
                "opponent: declare combat",
                "no",
                you={**MINE, "mp": "Goku"},
                **BOB_DECLARES,
            ),
            part(
                "An attack on top is played",
                "use $",
                "choose Red Blocking Hand",
                "yes",
                BLOCKED,
                you={**MINE, "mp": "Goku", "hand": ["A", "Red Blocking Hand", "Red Vault"]},
            ),
            part(
                "It isn't", "use $", "no", you={**MINE, "mp": "Goku", "hand": ["Red Blocking Hand"]}
            ),
            part(
                "No attack on top",
                "use $",
                you={
                    **MINE,
                    "mp": "Goku",
                    "hand": ["Red Vault"],
                    "discard": ["Red Blocking Hand", "K"],
                },
            ),
            part("No Styled card", "use $", you={**MINE, "mp": "Goku", "hand": ["A"]}),
        ],
        "EVO-S30": [
            part(
                "A Setup or Drill by a Styled attack",
                "play Black Headbutt",
                NO_DEFENSE,
                "choose Far Drill",
                "opponent: pass",
                "play Plain Card A",
                NO_DEFENSE,
                you={**MINE, **hand("Black Headbutt", "A")},
            ),
            part(
                "Bob's own",
                "opponent: play Black Headbutt",
                "no defense",
                you=MINE,
                opp=hand("Black Headbutt"),
                **BOB,
            ),
            part(
                "A Combat card; once a turn",
                "use $",
                "opponent: pass",
                "not offered: Black Perceptive Mastery",
                you={**MINE, "stages": 3},
            ),
            part(
                "A Drill; Bob's anger",
                "use $",
                "Your opponent",
                you=MINE,
                opp={"life_deck": ["Far Drill", *"ABC"]},
            ),
            part(
                "A Dragon Ball; her own anger",
                "use $",
                "You",
                you=MINE,
                opp={"life_deck": [BALL, *"ABC"]},
            ),
        ],
    }


PARTS = _masteries()
