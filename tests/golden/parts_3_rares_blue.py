"""What is played in the golden logs: the later uncommons and the rares, blue."""

from __future__ import annotations

try:
    from .parts import BOB, CUT, KICK, Part, hand, part
    from .script_words import BALL, FRIEND, HELPER, NO_DEFENSE
except ImportError:
    from parts import BOB, CUT, KICK, Part, hand, part  # type: ignore[no-redef]
    from script_words import BALL, FRIEND, HELPER, NO_DEFENSE  # type: ignore[no-redef]


def _blue() -> dict[str, list[Part | str]]:
    return {
        "PRE-U79": [
            part("A physical attack", "opponent: play Sparring Kick", "you: use $", **BOB),
            part("An energy attack", "opponent: play Sparring Beam", "you: use $", **BOB),
        ],
        "PRE-U80": [
            part("A Drill", "play $", "choose Far Drill", NO_DEFENSE),
            part(
                "An Ally; it is stopped",
                "play $",
                "choose Friend",
                "opponent: play Sparring Block",
                opp={"+play": [FRIEND]},
            ),
            part("Nothing there", "play $", NO_DEFENSE, opp={"play": []}),
            part(
                "Protected Drills",
                "play $",
                NO_DEFENSE,
                opp={"play": ["Orange Focusing Drill", "Far Drill"]},
            ),
        ],
        "PRE-U81": [
            part(
                "Attacks of both",
                "play $",
                "opponent: play Sparring Kick",
                "no defense",
                "play Plain Card A",
                NO_DEFENSE,
                "opponent: play Sparring Beam",
                "no defense",
                you={"+play": [HELPER]},
            ),
            part("Without an Ally", "not offered: Blue Farewell"),
            part(
                "The combat after",
                "play $",
                CUT,
                "until turn ends",
                "opponent: declare combat",
                *KICK,
                you={"+play": [HELPER], "hand": ["$"]},
                opp=hand("Sparring Kick"),
            ),
            part(
                "Two Allies",
                "play $",
                "choose Yamcha",
                you={"+play": [HELPER, "Yamcha - Action Ready"]},
            ),
        ],
        "PRE-U82": [
            part("It hits", "play $", "yes", NO_DEFENSE, you={"+discard": [HELPER]}),
            part(
                "It is stopped",
                "play $",
                "yes",
                "opponent: play Sparring Shield",
                you={"+discard": [HELPER]},
            ),
            part(
                "Declined",
                "play $",
                "no",
                NO_DEFENSE,
                you={"+discard": [HELPER], "+play": ["Yamcha - Action Ready"]},
            ),
            part("No Ally in the pile", "play $", NO_DEFENSE, you={"+play": [HELPER]}),
        ],
        "PRE-U83": [
            part("Two anger", "opponent: play Sparring Kick", "you: play $", **BOB),
            part(
                "Three anger",
                "opponent: play Sparring Beam",
                "you: play $",
                you={"anger": 3},
                **BOB,
            ),
            part(
                "Its Endurance",
                "opponent: play Sparring Beam",
                "no defense",
                "you: Banish it",
                you={"hand": [], "life_deck": ["Plain Card A", "$", *"BCDEFGH"]},
                **BOB,
            ),
            part(
                "It is cancelled",
                "opponent: play Sparring Beam",
                "you: play $",
                "opponent: yes",
                you={"anger": 3},
                opp=hand("Sparring Beam", "Heroic Energy Sphere"),
                **BOB,
            ),
        ],
        "PRE-R128": [
            part(
                "A Drill",
                "play $",
                "choose Blue Mental Drill",
                "choose Plain Card F",
                "choose Plain Card C",
                NO_DEFENSE,
            ),
            part("Neither", "play $", NO_DEFENSE, you={"life_deck": list("ABCDEFGHIJ")}),
            part(
                "A Setup or a Drill",
                "play $",
                "choose Near Setup",
                "opponent: play Sparring Block",
                you={"life_deck": ["Near Setup", "Near Drill", *"ABCDEFG"]},
            ),
            part(
                "Three cards left",
                "play $",
                NO_DEFENSE,
                you={"life_deck": ["Plain Card A", "Near Drill", "Plain Card B"]},
            ),
            part(
                "A Styled Drill in play already",
                "play $",
                NO_DEFENSE,
                you={"+play": ["Blue Mental Drill"]},
            ),
        ],
        "PRE-R129": [
            part("Without the Trait", "play $", NO_DEFENSE),
            part(
                "With it",
                "play $",
                "choose Plain Card D",
                NO_DEFENSE,
                you={
                    "mp": ["PRE-P5", "PRE-S6", "PRE-S7", "PRE-S8"],
                    "life_deck": [BALL, "Plain Card C", "Plain Card D"],
                },
            ),
        ],
        "PRE-R130": [
            part("Without a Dragon Ball", "play $", "Your opponent", "Lower", NO_DEFENSE),
            part(
                "With one",
                "play $",
                "You",
                "Raise",
                NO_DEFENSE,
                "opponent: pass",
                "use $",
                "Your opponent",
                "Raise",
                NO_DEFENSE,
                "opponent: pass",
                "until action",
                you={"+play": [BALL]},
            ),
            part(
                "It isn't used again",
                "play $",
                "You",
                "Raise",
                NO_DEFENSE,
                CUT,
                you={"+play": [BALL]},
            ),
            part(
                "Bob's Dragon Ball",
                "play $",
                "You",
                "Lower",
                "opponent: play Sparring Block",
                opp={"+play": [BALL]},
            ),
        ],
    }


PARTS = _blue()
