"""What is played in the golden logs: the Blue cards of Heroes & Villains."""

from __future__ import annotations

from typing import Any

try:
    from .parts import BLAST, BOB, CUT, KICK, Part, hand, part
    from .script_words import BEAM_ON, FRIEND, HELPER, KICK_ON, NO_DEFENSE
except ImportError:
    from parts import BLAST, BOB, CUT, KICK, Part, hand, part  # type: ignore[no-redef]
    from script_words import (  # type: ignore[no-redef]
        BEAM_ON,
        FRIEND,
        HELPER,
        KICK_ON,
        NO_DEFENSE,
    )

BLOCKED = "opponent: play Sparring Block"
TRADE = ("play Sparring Trade", "choose $")
COPY = ("opponent: play Sparring Kick", "play Blue Swift Block", "yes", "choose Plain Card A")
STOPS = ("opponent: play Sparring Kick", "play Blue Fist Catch")


def _attacks() -> dict[str, list[Part | str]]:
    return {
        "HNV-C27": [
            part(
                "She has stopped his attack",
                *STOPS,
                "play $",
                NO_DEFENSE,
                you=hand("$", "Blue Fist Catch"),
                **BOB,
            ),
            part("She hasn't", *KICK, "play $", NO_DEFENSE, **BOB),
            part(
                "An action ago",
                *STOPS,
                "you: pass",
                *BLAST,
                "play $",
                NO_DEFENSE,
                you=hand("$", "Blue Fist Catch"),
                **BOB,
            ),
            part("It is the first action; it is stopped", "play $", BLOCKED),
        ],
        "HNV-C28": [
            part("Bob's anger rises", "play $", NO_DEFENSE, "Raise"),
            part("It falls", "play $", NO_DEFENSE, "Lower", "Capture"),
            part("It is stopped", "play $", "opponent: play Sparring Shield"),
        ],
        "HNV-C29": [
            part(
                "A card; the next physical attack, not the second",
                "play $",
                "yes",
                "choose Plain Card B",
                NO_DEFENSE,
                "opponent: play Sparring Kick",
                "pass",
                *KICK,
                opp=hand("Sparring Kick", "Sparring Kick"),
            ),
            part(
                "An energy attack comes first; it is stopped",
                "play $",
                "yes",
                "choose Plain Card A",
                "opponent: play Sparring Shield",
                *BLAST,
                "pass",
                "opponent: play Sparring Kick",
            ),
            part("Declined", "play $", "no", NO_DEFENSE, *KICK),
            part("No card in hand", "play $", NO_DEFENSE, *KICK, you=hand("$")),
            part(
                "The combat after",
                "play $",
                "yes",
                "choose Plain Card A",
                NO_DEFENSE,
                CUT,
                "until turn ends",
                "opponent: declare combat",
                *KICK,
                opp=hand("Sparring Kick"),
            ),
        ],
        "HNV-U78": [
            part(
                "A Styled card",
                *BEAM_ON,
                "yes",
                "choose Blue Fist Catch",
                you=hand("$", "A", "Blue Fist Catch", "Red Lifting Kick"),
                **BOB,
            ),
            part("Declined", *BEAM_ON, "no", you=hand("$", "Blue Fist Catch"), **BOB),
            part("No Styled card", *BEAM_ON, **BOB),
        ],
        "HNV-U79": [
            part(
                "Bob chooses; the others stay in another order",
                *KICK_ON,
                "opponent: choose Plain Card D",
                "choose Plain Card E",
                **BOB,
            ),
            part(
                "She chooses on level 3",
                *KICK_ON,
                "you: choose Plain Card E",
                "choose Plain Card C",
                you={"level": 3},
                **BOB,
            ),
            part(
                "On level 2; two cards are left",
                *KICK_ON,
                you={"level": 2, "life_deck": ["C", "D"]},
                **BOB,
            ),
        ],
        "HNV-U80": [
            part("It hits", "play $", NO_DEFENSE, you={"stages": 5}),
            part(
                "Bob has no card; her stages are full",
                "play $",
                NO_DEFENSE,
                you={"stages": 9},
                opp=hand(),
            ),
            part("It is stopped", "play $", BLOCKED),
        ],
        "HNV-R108": [
            part(
                "A card; it is used a second time",
                "play $",
                "yes",
                "choose Plain Card A",
                NO_DEFENSE,
                "opponent: pass",
                "use $",
                "yes",
                BLOCKED,
                "opponent: pass",
                "you: pass",
            ),
            part(
                "Not used again",
                "play $",
                "yes",
                "choose Plain Card A",
                BLOCKED,
                "opponent: pass",
                "you: pass",
                CUT,
            ),
            part("Declined", "play $", "no", NO_DEFENSE),
            part("No card in hand", "play $", NO_DEFENSE, you=hand("$")),
        ],
        "HNV-R109": [
            part(
                "A copied attack before",
                *COPY,
                "opponent: no defense",
                "opponent: pass",
                "play $",
                NO_DEFENSE,
                you=hand("$", "Blue Swift Block", "A"),
                **BOB,
            ),
            part("None", "play $", NO_DEFENSE),
            part("It is stopped", "play $", BLOCKED),
        ],
        "HNV-R110": [
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
            part("There is none; it is stopped", "play $", BLOCKED),
        ],
    }


def _others() -> dict[str, list[Part | str]]:
    mine: dict[str, Any] = {"play": []}
    villain: dict[str, Any] = {"mp": "Captain Ginyu", "mastery": "Blue Protective Mastery"}
    taming = "Blue Taming Technique"
    return {
        "HNV-C23": [
            part(
                "It enters play", *TRADE, "yes", you={"hand": ["$", "Sparring Trade", "A"], **mine}
            ),
            part("Declined", *TRADE, "no", you={"hand": ["$", "Sparring Trade", "A"], **mine}),
            part(
                "To the hand size",
                "discard $",
                you={"hand": ["$", "A"], **mine},
                turn="you",
                phase="discard",
            ),
            part(
                "Bob stops her attack",
                "play Sparring Kick",
                BLOCKED,
                you=hand("Sparring Kick"),
            ),
            part("He doesn't", "play Sparring Kick", NO_DEFENSE, you=hand("Sparring Kick")),
            part("She stops his", *STOPS, you=hand("Blue Fist Catch"), **BOB),
            part("His hits", *KICK, **BOB),
        ],
        "HNV-C25": [
            "default",
            part("No card in hand", "play $", "Lower", you=hand("$")),
        ],
        "HNV-U77": [
            part("His anger comes to 0", "play $", opp={"anger": 2}),
            part("To 1", "play $", opp={"anger": 3}),
            part(
                "It was 0; two Drills",
                "play $",
                "choose Blue Lifting Drill",
                you={"discard": ["Blue Lifting Drill", "Near Drill", "Blue Mental Drill"]},
                opp={"anger": 0},
            ),
            part(
                "It is discarded; a copied attack",
                *TRADE,
                *COPY,
                "opponent: no defense",
                "opponent: pass",
                "play Sparring Kick",
                NO_DEFENSE,
                you=hand("$", "Sparring Trade", "Blue Swift Block", "A", "Sparring Kick"),
            ),
            part(
                "To the hand size",
                "discard $",
                you={"hand": ["$", "A"]},
                turn="you",
                phase="discard",
            ),
        ],
        "HNV-R106": [
            part(
                "An Ally and a Styled Setup",
                "use $",
                "yes",
                f"choose {taming}",
                "yes",
                you={"hand": [taming, "A"], "life_deck": ["A", HELPER, "B"]},
            ),
            part(
                "The Setup stays in the pile",
                "use $",
                "yes",
                f"choose {taming}",
                "no",
                you={"hand": [taming, "A"], "life_deck": ["A", HELPER, "B"]},
            ),
            part(
                "Another card",
                "use $",
                "yes",
                "choose Near Setup",
                you={"hand": ["Near Setup", "A"]},
            ),
            part("None is discarded", "use $", "no", you={"hand": [taming]}),
        ],
        "HNV-R107": [
            part(
                "She advances a level",
                "play Sparring Growth",
                you={**villain, "+hand": ["Sparring Growth"]},
            ),
            part(
                "She lowers one",
                "opponent: play Sparring Retreat",
                you={**villain, "level": 2},
                opp={"+hand": ["Sparring Retreat"]},
                **BOB,
            ),
            part(
                "She stops an attack: Bob",
                *STOPS,
                "yes",
                "Your opponent",
                you=hand("Blue Fist Catch"),
                **BOB,
            ),
            part("She", *STOPS, "yes", "You", you=hand("Blue Fist Catch"), **BOB),
            part("Declined", *STOPS, "no", you=hand("Blue Fist Catch"), **BOB),
            part(
                "Copied attacks: the first, then the second",
                "opponent: play Sparring Kick",
                "play Blue Swift Block",
                "no",
                "yes",
                "choose Plain Card A",
                BLOCKED,
                "opponent: play Sparring Kick",
                "play Blue Swift Block",
                "no",
                "yes",
                BLOCKED,
                you=hand("Blue Swift Block", "Blue Swift Block", "A", "B"),
                opp=hand(*["Sparring Kick", "Sparring Block"] * 2),
                **BOB,
            ),
            part("Another attack", "play Sparring Kick", BLOCKED, you=hand("Sparring Kick")),
        ],
    }


PARTS = _attacks() | _others()
