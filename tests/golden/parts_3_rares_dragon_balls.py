"""What is played in the golden logs: the later uncommons and the rares, dragon balls."""

from __future__ import annotations

try:
    from .parts import BLAST, BOB, KICK, Part, hand, part
    from .script_words import HELPER, PLAN
except ImportError:
    from parts import BLAST, BOB, KICK, Part, hand, part  # type: ignore[no-redef]
    from script_words import HELPER, PLAN  # type: ignore[no-redef]


def _dragon_balls() -> dict[str, list[Part | str]]:
    return {
        "PRE-U61": [
            part("One on each side", "play $", "choose Far Setup", "choose Near Drill", **PLAN),
            part("One", "play $", "choose Far Drill", "done", **PLAN),
            part("None", "play $", "done", **PLAN),
            part(
                "Bob's Drills are protected",
                "play $",
                opp={"+play": ["Orange Focusing Drill"]},
                **PLAN,
            ),
            part(
                "It is captured",
                "play Sparring Theft",
                "Capture",
                "choose Far Setup",
                "done",
                you=hand("Sparring Theft"),
                opp={"+play": ["$"]},
            ),
        ],
        "PRE-U62": [
            part("It is played", "play $", **PLAN),
            part("An Ally gains", "play $", "choose Helper", you={"+play": [HELPER]}, **PLAN),
            part("The MP advances", "play $", you={"anger": 4}, **PLAN),
            part("No discard pile", "play $", you={"discard": []}, **PLAN),
        ],
        "PRE-U63": [
            part("The MP powers up", "play $", you={"stages": 2}, **PLAN),
            part(
                "Bob powers up",
                "opponent: play Far Drill",
                you={"play": ["$"]},
                opp={"stages": 2, "hand": ["Far Drill"]},
                turn="opponent",
                phase="planning",
            ),
            part("A physical attack of Bob", *KICK, you={"+play": ["$"], "hand": []}, **BOB),
            part(
                "Stages and life cards",
                "opponent: play Sparring Burst",
                "no defense",
                you={"+play": ["$"], "hand": []},
                opp=hand("Sparring Burst"),
                **BOB,
            ),
            part("Life cards only", *BLAST, you={"+play": ["$"], "hand": []}, **BOB),
            part(
                "Bob controls it",
                "play Sparring Kick",
                you=hand("Sparring Kick"),
                opp={"+play": ["$"]},
            ),
            part(
                "It is captured",
                "play Sparring Theft",
                "Capture",
                "opponent: play Sparring Kick",
                "no defense",
                you=hand("Sparring Theft"),
                opp={"+play": ["$"]},
            ),
        ],
        "PRE-R121": [
            part(
                "Three in a chosen order",
                "play $",
                "choose Black Defensive Burst",
                "choose Plain Card K",
                "choose Near Setup",
                **PLAN,
            ),
            part(
                "Two in the pile",
                "play $",
                you={"discard": ["Plain Card A", "Plain Card B"]},
                **PLAN,
            ),
            part("None in the pile", "play $", you={"discard": []}, **PLAN),
            part(
                "It is captured",
                "play Sparring Theft",
                "Capture",
                you=hand("Sparring Theft"),
                opp={"+play": ["$"]},
            ),
            part("Bob has three cards left", "play $", opp={"life_deck": list("ABC")}, **PLAN),
        ],
    }


PARTS = _dragon_balls()
