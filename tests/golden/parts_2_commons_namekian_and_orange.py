"""What is played in the golden logs: the commons and promos, namekian and orange."""

from __future__ import annotations

try:
    from .parts import BLAST, BOB, CUT, KICK, Part, hand, part
    from .script_words import BEAM_ON, KICK_ON, NEXT_COMBAT, balls
except ImportError:
    from parts import BLAST, BOB, CUT, KICK, Part, hand, part  # type: ignore[no-redef]
    from script_words import BEAM_ON, KICK_ON, NEXT_COMBAT, balls  # type: ignore[no-redef]


def _namekian_and_orange() -> dict[str, list[Part | str]]:
    captured = {"play": ["Namek Dragon Ball 1", {"card": "Namek Dragon Ball 2", "captured": True}]}
    return {
        "PRE-C29": [
            part("Two Dragon Balls", "play $", you=captured, opp=balls(3)),
            part("None", "play $", opp=balls(3)),
            part("It is stopped", "play $", "opponent: play Sparring Block", you=captured),
        ],
        "PRE-C30": [
            part(
                "Her own Dragon Ball",
                "play $",
                "yes",
                "choose Namek Dragon Ball 1",
                "yes",
                "Lower",
                you=captured,
            ),
            part(
                "A captured one", "play $", "yes", "choose Namek Dragon Ball 2", "no", you=captured
            ),
            part("Declined", "play $", "no", you=captured),
            part("None", "play $"),
            part(
                "It is stopped",
                "play $",
                "yes",
                "choose Namek Dragon Ball 1",
                "yes",
                "Discard",
                "opponent: play Sparring Shield",
                you=captured,
                opp={"+play": ["Friend - Far"]},
            ),
        ],
        "PRE-C31": [
            part("Three Dragon Balls in play", "play $", you=captured, opp=balls(3)),
            part("None", "play $"),
            part("It is stopped", "play $", "opponent: play Sparring Shield", you=captured),
        ],
        "PRE-C32": [
            part(
                "Two Dragon Balls",
                "play $",
                "opponent: no defense",
                *KICK,
                "play Plain Card A",
                "opponent: no defense",
                "opponent: pass",
                "play Plain Card B",
                "opponent: play Sparring Block",
                you=captured,
            ),
            part(
                "One",
                "play $",
                "opponent: no defense",
                "opponent: pass",
                "play Plain Card A",
                you=balls(1),
            ),
            part(
                "It is stopped",
                "play $",
                "opponent: play Sparring Shield",
                "opponent: pass",
                "play Plain Card A",
                you=captured,
            ),
            part(
                "The combat after",
                "play $",
                "opponent: no defense",
                *NEXT_COMBAT,
                "play Plain Card A",
                you=captured | hand("$", "Plain Card A"),
            ),
        ],
        "PRE-C33": [
            part("Two cards", "play $", "yes", "2"),
            part("One", "play $", "yes", "1"),
            part("Declined", "play $", yes=False),
            part(
                "It is stopped",
                "play $",
                "yes",
                "2",
                "opponent: play Sparring Shield",
                opp={"anger": 4},
            ),
        ],
        "PRE-C34": [
            part(
                "Two Dragon Balls: two uses",
                "play $",
                "opponent: no defense",
                "opponent: pass",
                "use $",
                "opponent: no defense",
                "opponent: pass",
                "pass",
                you=captured,
            ),
            part("One", "play $", "opponent: no defense", you=balls(1)),
            part(
                "It is stopped, then used again",
                "play $",
                "opponent: play Sparring Shield",
                "opponent: pass",
                "use $",
                you=captured,
            ),
            part("It isn't used again", "play $", "opponent: no defense", CUT, you=captured),
        ],
        "PRE-C35": [
            part("It is done", "play $", "yes", "choose Namek Dragon Ball 1", you=captured),
            part(
                "An MP of three Traits",
                "play $",
                "yes",
                "choose Namek Dragon Ball 1",
                you=captured | {"mp": "Gohan"},
            ),
            part("Declined", "play $", "no", you=captured),
            part("None", "play $"),
        ],
        "PRE-C36": [
            part(
                "Energy and physical attacks",
                "play Sparring Burst",
                "opponent: no defense",
                *BLAST,
                "None",
                "play Plain Card A",
                you=hand("Sparring Burst", "Plain Card A"),
            ),
        ],
        "PRE-C37": [
            part(
                "Energy and physical attacks",
                "play Sparring Burst",
                "opponent: no defense",
                *KICK,
                "play Plain Card A",
                you=hand("Sparring Burst", "Plain Card A"),
            ),
        ],
        "PRE-C38": [
            part(
                "Damage after it",
                "play $",
                "opponent: no defense",
                "opponent: play Sparring Beam",
                "you: no defense",
                "you: Leave",
                "you: Banish it",
                you={"life_deck": ["Plain Card A", "Plain Card B", "Orange Refocus", *"CDEFGHIJK"]},
            ),
            part(
                "A card with Endurance keeps its own",
                "play $",
                "opponent: no defense",
                "opponent: play Sparring Focus",
                "you: no defense",
                "you: Banish it",
                you={"life_deck": ["Orange Precise Shot", *"CDEFGHIJK"]},
                opp=hand("Sparring Focus"),
            ),
            part(
                "A Dragon Ball goes under the Life Deck",
                "play $",
                "opponent: no defense",
                *BLAST,
                you={"life_deck": ["Namek Dragon Ball 1", *"ABCDEFGH"]},
            ),
            part(
                "Bob's cards don't",
                "play $",
                "opponent: no defense",
                "opponent: pass",
                "play Sparring Beam",
                "opponent: no defense",
                you={"+hand": ["Sparring Beam"]},
            ),
            part(
                "The combat after",
                "play $",
                "opponent: no defense",
                CUT,
                "until turn ends",
                "opponent: declare combat",
                *BLAST,
                opp=hand("Sparring Beam"),
            ),
            part("It is stopped", "play $", "opponent: play Sparring Shield", *BLAST),
        ],
        "PRE-C39": [
            part("A Styled card", "play $", "choose Orange Hiding Drill"),
            part("None in the pile", "play $", you={"discard": list("ABC")}),
            part(
                "It is stopped",
                "play $",
                "choose Orange Cover Up",
                "opponent: play Sparring Shield",
            ),
        ],
        "PRE-C40": [
            "default",
            part(
                "An Ally gains them; five anger",
                *BEAM_ON,
                "choose Helper - Near",
                you={"+play": ["Helper - Near"], "anger": 4},
                **BOB,
            ),
        ],
        "PRE-C41": [
            part("A card of Bob's", "play $", "opponent: no defense", "choose Plain Card Q"),
            part(
                "A Dragon Ball",
                "play $",
                "opponent: no defense",
                "choose Namek Dragon Ball 1",
                opp={"+life_deck": ["Namek Dragon Ball 1", "Plain Card A"]},
            ),
            part("It is stopped", "play $", "opponent: play Sparring Shield"),
        ],
        "PRE-C42": [
            "default",
            part("No Drill in the pile", *KICK_ON, you={"discard": ["Plain Card A"]}, **BOB),
            part(
                "A Styled Drill of a name in play",
                *KICK_ON,
                you={"discard": ["Orange Hiding Drill"], "play": ["Orange Hiding Drill"]},
                **BOB,
            ),
        ],
        "PRE-C43": [
            part(
                "It hits",
                "play $",
                "opponent: no defense",
                you={"+discard": ["Sparring Beam", "Orange Palm Blasts"]},
            ),
            part(
                "One Energy Combat card",
                "play $",
                you={"discard": ["Plain Card A", "Sparring Beam"]},
            ),
            part("It is stopped", "play $", "opponent: play Sparring Shield"),
            part("Bob has no stage", "play $", opp={"stages": 0}),
        ],
    }


PARTS = _namekian_and_orange()
