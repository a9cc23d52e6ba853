"""What is played in the golden logs: the later sets, Black, Blue, Namekian and Freestyle attacks."""

from __future__ import annotations

try:
    from .parts import BLAST, BOB, CUT, KICK, Part, hand, part
    from .script_words import BALL, FRIEND, KICK_ON, NO_DEFENSE, balls
except ImportError:
    from parts import BLAST, BOB, CUT, KICK, Part, hand, part  # type: ignore[no-redef]
    from script_words import (  # type: ignore[no-redef]
        BALL,
        FRIEND,
        KICK_ON,
        NO_DEFENSE,
        balls,
    )

SHIELDED = "opponent: play Sparring Shield"
BLOCKED = "opponent: play Sparring Block"
EARTH = "Earth Dragon Ball 1"


def _black_and_freestyle() -> dict[str, list[Part | str]]:
    waiting = {"play": [EARTH, "Far Drill"]}
    return {
        "HNV-R105": [
            part(
                "Three Energy Combat cards",
                "play $",
                NO_DEFENSE,
                opp={"banished": ["Sparring Beam", "A", "Sparring Shield", "Sparring Focus"]},
            ),
            part("None", "play $", NO_DEFENSE, you={"banished": ["Sparring Beam"]}),
            part("Twelve are ten", "play $", NO_DEFENSE, opp={"banished": ["Sparring Beam"] * 12}),
            part("It is stopped", "play $", SHIELDED, opp={"banished": ["Sparring Beam"]}),
            part("Two stages are too few", "not offered: Black Counter Ball", you={"stages": 2}),
        ],
        "MOV-C11": [
            part("It hits", "play $", NO_DEFENSE),
            part("It is stopped", "play $", SHIELDED),
            part("It advances a level first", "play $", NO_DEFENSE, you={"anger": 4}),
            part(
                "Its Endurance",
                *BLAST,
                "you: Banish it",
                you={"hand": [], "life_deck": ["A", "$", *"BCDEFGH"]},
                **BOB,
            ),
        ],
        "HNV-R132": [
            part("A Drill", "play $", "choose Far Other Drill", NO_DEFENSE),
            part("It is stopped", "play $", "choose Far Drill", SHIELDED),
            part("Bob has no Drill", "play $", NO_DEFENSE, opp={"play": ["Far Setup"]}),
        ],
        "EVO-R138": [
            part(
                "A Namek Dragon Ball",
                "play $",
                NO_DEFENSE,
                f"choose {BALL}",
                "None",
                opp=balls(1, 2),
            ),
            part("An Earth Dragon Ball", "play $", NO_DEFENSE, opp=waiting),
            part("None to capture", "play $", NO_DEFENSE),
            part(
                "A protected one",
                "play $",
                NO_DEFENSE,
                you={"play": []},
                opp={"play": ["PRE-C1", "PRE-C2"]},
            ),
            part("It is stopped", "play $", SHIELDED, opp=balls(1)),
            part(
                "One was captured before, none with it",
                "play Sparring Theft",
                "Capture",
                "opponent: pass",
                "play $",
                NO_DEFENSE,
                you={"+hand": ["Sparring Theft"]},
                opp=balls(1),
            ),
            part(
                "The critical damage captures a second one",
                "play $",
                NO_DEFENSE,
                f"choose {EARTH}",
                "Capture",
                opp={"play": [EARTH, BALL]},
            ),
            part(
                "Its Endurance",
                *BLAST,
                "you: Banish it",
                you={"hand": [], "life_deck": ["A", "$", *"BCDEFGH"]},
                **BOB,
            ),
        ],
        "MOV-UR141": [
            part(
                "Both advance; its damage would be prevented",
                "play $",
                "opponent: play Blue Rest",
                "yes",
                opp=hand("Blue Rest"),
            ),
            part(
                "Her next attack can't be prevented; a modifier; Endurance",
                "play $",
                NO_DEFENSE,
                "no",
                "opponent: pass",
                "play Sparring Beam",
                "opponent: play Blue Rest",
                you={"+hand": ["Sparring Beam"]},
                opp={
                    "hand": ["Blue Rest"],
                    "life_deck": ["A", "Black Delay", *"BCDEFGH"],
                    "+play": ["Orange Hiding Drill"],
                },
            ),
            part(
                "Bob's attack can be",
                "play $",
                NO_DEFENSE,
                "no",
                *BLAST,
                "you: Banish it",
                you={"life_deck": ["A", "Black Delay", *"BCDEFGH"]},
                opp={"stages": 10},
            ),
            part("It is stopped", "play $", BLOCKED),
            part("On level 4", "play $", NO_DEFENSE, you={"level": 4}),
            part("Bob is on level 4", "play $", NO_DEFENSE, "yes", opp={"level": 4}),
            part(
                "It doesn't win by MPPV",
                "play $",
                NO_DEFENSE,
                "yes",
                "opponent: pass",
                "play Sparring Shout",
                you={"level": 3, "anger": 4, "+hand": ["Sparring Shout"]},
            ),
        ],
    }


def _blue() -> dict[str, list[Part | str]]:
    return {
        "HNV-C26": [
            part(
                "A card is discarded; Bob's next energy attack",
                "play $",
                "yes",
                "choose Plain Card B",
                NO_DEFENSE,
                "opponent: play Sparring Kick",
                "no defense",
                "pass",
                "opponent: play Sparring Beam",
                "no defense",
                "pass",
                "opponent: play Sparring Burst",
                "no defense",
                opp=hand("Sparring Kick", "Sparring Beam", "Sparring Burst"),
            ),
            part("Declined", "play $", "no", NO_DEFENSE, *BLAST, opp=hand("Sparring Beam")),
            part(
                "No card to discard",
                "play $",
                NO_DEFENSE,
                *BLAST,
                you=hand("$"),
                opp=hand("Sparring Beam"),
            ),
            part("It is stopped", "play $", "yes", "choose Plain Card B", BLOCKED, *BLAST),
            part(
                "The combat after",
                "play $",
                "yes",
                "choose Plain Card B",
                NO_DEFENSE,
                CUT,
                "until turn ends",
                "opponent: declare combat",
                *BLAST,
                opp=hand("Sparring Beam"),
            ),
        ],
        "MOV-C23": [
            part("Bob's anger is 0", *KICK_ON, opp={"anger": 0}, **BOB),
            part("It is 2", *KICK_ON, **BOB),
            part(
                "Bob's anger is 0; she advances a level",
                *KICK_ON,
                you={"anger": 3},
                opp={"anger": 0},
                **BOB,
            ),
            part(
                "An energy attack",
                "opponent: play Sparring Beam",
                "not offered: Blue Safeguard",
                you=hand("$", "Blue Defensive Stance"),
                **BOB,
            ),
        ],
        "MOV-U83": [
            part(
                "Her anger is higher than Bob's level",
                "play $",
                "opponent: play Blue Rest",
                opp={"life_deck": ["Black Delay", *"ABCDEFGH"], "hand": ["Blue Rest"]},
            ),
            part(
                "It is the same",
                "play $",
                NO_DEFENSE,
                "opponent: Banish it",
                opp={"level": 2, "life_deck": ["Black Delay", *"ABCDEFGH"]},
            ),
            part("Bob's anger is 1", "play $", SHIELDED, opp={"anger": 1}),
            part(
                "Her next attack can be prevented",
                "play $",
                NO_DEFENSE,
                "opponent: pass",
                "play Sparring Beam",
                NO_DEFENSE,
                "opponent: Banish it",
                you={"+hand": ["Sparring Beam"]},
                opp={"life_deck": [*"ABCDEFG", "Black Delay", *"HIJKLM"]},
            ),
        ],
        "EVO-C15": [
            part(
                "Bob's level is lowered; his anger raised",
                "play $",
                NO_DEFENSE,
                "yes",
                "Your opponent",
                opp={"level": 2},
            ),
            part("Declined; her own anger", "play $", NO_DEFENSE, "no", "You", opp={"level": 2}),
            part("Bob is on level 1", "play $", NO_DEFENSE, "yes", "You"),
            part("One card is left", "play $", NO_DEFENSE, "You", you={"life_deck": ["C"]}),
            part("It is stopped", "play $", BLOCKED, opp={"level": 2}),
        ],
        "EVO-R106": [
            part(
                "She stops an attack, then another",
                "play $",
                NO_DEFENSE,
                "opponent: play Sparring Kick",
                "you: play Blue Fist Catch",
                "Capture",
                "pass",
                "opponent: play Sparring Beam",
                "you: play Blue Defensive Stance",
                you={"+hand": ["Blue Fist Catch", "Blue Defensive Stance"]},
                opp={"+play": [BALL, FRIEND]},
            ),
            part(
                "It is stopped; her next attack stopped by nobody",
                "play $",
                BLOCKED,
                *KICK,
                "pass",
                "opponent: play Sparring Beam",
                "you: play Blue Defensive Stance",
                "Lower",
                you={"+hand": ["Blue Defensive Stance"]},
                opp=hand("Sparring Block", "Sparring Kick", "Sparring Beam"),
            ),
            part(
                "Her Setup can't be destroyed; it is used",
                "play $",
                NO_DEFENSE,
                "opponent: play Sparring Sweep",
                "opponent: choose Near Drill",
                "use Near Setup",
                opp=hand("Sparring Sweep"),
            ),
            part(
                "It is stopped; her Setup is destroyed",
                "play $",
                BLOCKED,
                "opponent: play Sparring Sweep",
                "opponent: choose Near Setup",
                opp=hand("Sparring Sweep", "Sparring Block"),
            ),
            part(
                "Bob would banish it",
                "play $",
                NO_DEFENSE,
                "opponent: play Red Burning Stance",
                "no defense",
                you={"play": ["Near Setup"]},
                opp={"play": [], **hand("Red Burning Stance")},
            ),
            part(
                "The combat after",
                "play $",
                NO_DEFENSE,
                CUT,
                "until turn ends",
                "opponent: declare combat",
                "opponent: play Sparring Sweep",
                "opponent: choose Near Setup",
                "pass",
                "opponent: play Sparring Kick",
                "play Blue Fist Catch",
                you={"hand": ["$"], "life_deck": ["Blue Fist Catch", *"ABCDEFGH"]},
                opp={"life_deck": ["Sparring Sweep", "Sparring Kick", *"ABCDEFGHIJ"]},
            ),
        ],
    }


def _namekian() -> dict[str, list[Part | str]]:
    return {
        "HNV-C35": [
            part(
                "A Dragon Ball; nothing is prevented",
                "play $",
                "yes",
                NO_DEFENSE,
                "opponent: pass",
                "play Sparring Beam",
                "opponent: play Blue Rest",
                you={"+hand": [BALL, "Sparring Beam"]},
                opp={"life_deck": ["Black Delay", *"ABCDEFGH"], "hand": ["Blue Rest"]},
            ),
            part(
                "Declined",
                "play $",
                "no",
                "opponent: play Blue Rest",
                you={"+hand": [BALL]},
                opp=hand("Blue Rest"),
            ),
            part("No Dragon Ball", "play $", SHIELDED),
        ],
        "MOV-C32": [
            part(
                "Three and three",
                "play $",
                "choose Namekian Pound",
                "choose Plain Card L",
                "choose Near Setup",
                NO_DEFENSE,
                "choose Plain Card P",
                "choose Plain Card N",
                "choose Plain Card T",
            ),
            part("One and none", "play $", "choose Plain Card L", "done", NO_DEFENSE, "done"),
            part("It is stopped", "play $", "done", BLOCKED),
            part("Empty piles", "play $", NO_DEFENSE, you={"discard": []}, opp={"discard": []}),
        ],
        "MOV-C33": [
            part(
                "Two Dragon Balls",
                "play $",
                "yes",
                NO_DEFENSE,
                you=balls(1, 2),
                opp=balls(3, play=[]),
            ),
            part("Declined", "play $", "no", NO_DEFENSE, you=balls(1, 2)),
            part("One, and one of Bob's", "play $", NO_DEFENSE, you=balls(1), opp=balls(2)),
            part("No hand", "play $", NO_DEFENSE, you=balls(1, 2, hand=["$"])),
            part("It is stopped", "play $", "yes", SHIELDED, you=balls(1, 2)),
        ],
        "EVO-U72": [
            part("On top", "play $", NO_DEFENSE, "top"),
            part("At the bottom", "play $", NO_DEFENSE, "bottom"),
            part("Declined", "play $", NO_DEFENSE, "no"),
            part("It is stopped; Bob's anger was 1", "play $", SHIELDED, opp={"anger": 1}),
            part(
                "With an Ally, the MP gains",
                "play $",
                NO_DEFENSE,
                "no",
                you={"+play": ["Helper - Near"], "stages": 9},
            ),
        ],
    }


PARTS = _black_and_freestyle() | _blue() | _namekian()
