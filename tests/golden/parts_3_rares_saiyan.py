"""What is played in the golden logs: the later uncommons and the rares, saiyan."""

from __future__ import annotations

try:
    from .parts import BOB, CUT, Part, hand, part
    from .script_words import FRIEND, HELPER, HIGH, LOW, NO_DEFENSE
except ImportError:
    from parts import BOB, CUT, Part, hand, part  # type: ignore[no-redef]
    from script_words import FRIEND, HELPER, HIGH, LOW, NO_DEFENSE  # type: ignore[no-redef]


def _saiyan() -> dict[str, list[Part | str]]:
    events = {"hand": ["Sparring Shout", "Time Is A Warrior's Tool", "Sparring Kick"]}
    friends = {"+play": [FRIEND, "Yamcha - Action Ready", "ChiChi - Armed and Dangerous"]}
    return {
        "PRE-U102": [
            part(
                "Higher",
                "play $",
                "not offered: Time Is A Warrior's Tool",
                "no defense",
                "not offered: Sparring Shout",
                opp=events | {"stages": 3},
            ),
            part(
                "Lower",
                "play $",
                "no defense",
                "opponent: play Sparring Shout",
                you={"stages": 2},
                opp=events | HIGH,
            ),
            part(
                "The combat after",
                "play $",
                "no defense",
                CUT,
                "until turn ends",
                "opponent: declare combat",
                "opponent: play Sparring Shout",
                opp={"hand": ["Sparring Shout"], "stages": 3},
            ),
            part(
                "An Ally performs it",
                "play $ with Helper",
                "no defense",
                "opponent: play Sparring Shout",
                you={"stages": 1, "+play": [HELPER]},
                opp=events,
            ),
        ],
        "PRE-U103": [
            part(
                "It hits",
                "play $",
                NO_DEFENSE,
                "play Plain Card A",
                NO_DEFENSE,
                "opponent: play Sparring Kick",
            ),
            part("It is stopped", "play $", "opponent: play Sparring Block", "play Plain Card A"),
        ],
        "PRE-U104": [
            part("It hits", "play $", NO_DEFENSE),
            part("It is stopped", "play $", "opponent: play Sparring Shield"),
        ],
        "PRE-U105": [
            part(
                "Higher: two",
                "play $",
                "choose Friend",
                "choose Yamcha",
                NO_DEFENSE,
                opp=friends | {"stages": 3},
            ),
            part("Higher: none", "play $", "done", NO_DEFENSE, opp=friends | {"stages": 3}),
            part("Lower", "play $", NO_DEFENSE, you={"stages": 2}, opp=friends | HIGH),
        ],
        "PRE-U106": [
            part(
                "Three stages",
                "opponent: play Sparring Kick",
                "you: play $",
                opp={"+play": [FRIEND]},
                **BOB,
            ),
            part("One stage", "opponent: play Sparring Kick", "you: play $", opp=LOW, **BOB),
        ],
        "PRE-R146": [
            part(
                "Attacks after it go under",
                "play $",
                NO_DEFENSE,
                "opponent: pass",
                "play Plain Card A",
                "opponent: play Sparring Block",
                "play Saiyan Multi-Blast",
                NO_DEFENSE,
                "opponent: pass",
                "play Sparring Shout",
                you={"+hand": ["Saiyan Multi-Blast", "Sparring Shout"]},
            ),
            part(
                "Defenses, Bob's attacks",
                "play $",
                NO_DEFENSE,
                "opponent: play Sparring Kick",
                "you: play Saiyan Arm Catch",
                you={"+hand": ["Saiyan Arm Catch"]},
            ),
            part(
                "An attack that remains",
                "play $",
                NO_DEFENSE,
                "opponent: pass",
                "play Red Double Strike",
                NO_DEFENSE,
                "opponent: pass",
                "use Red Double Strike",
                NO_DEFENSE,
                you={"+hand": ["Red Double Strike"], "anger": 0},
            ),
            part(
                "The combat after",
                "play $",
                NO_DEFENSE,
                CUT,
                "until turn ends",
                "opponent: declare combat",
                "opponent: pass",
                "play Plain Card A",
                you=hand("$", "Plain Card A"),
            ),
        ],
        "PRE-R147": [
            part(
                "Twice",
                "play $",
                NO_DEFENSE,
                "opponent: pass",
                "use $",
                "opponent: play Sparring Block",
                "opponent: pass",
                "until action",
            ),
            part("Not again", "play $", "opponent: play Sparring Block", CUT),
            part(
                "She can't pay again",
                "play $",
                "opponent: play Sparring Block",
                "opponent: pass",
                "not offered: Saiyan Elbow Drop",
                you={"stages": 1, "hand": ["$"]},
            ),
        ],
        "PRE-R148": [
            part("The MP gains", "play $", you={"stages": 1, "+play": [HELPER]}),
            part("No pile", "play $", you={"discard": []}),
        ],
    }


PARTS = _saiyan()
