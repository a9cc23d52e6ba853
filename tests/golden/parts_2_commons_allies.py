"""What is played in the golden logs: the commons and promos, allies."""

from __future__ import annotations

try:
    from .parts import BOB, CUT, Part, hand, part
    from .script_words import ally
except ImportError:
    from parts import BOB, CUT, Part, hand, part  # type: ignore[no-redef]
    from script_words import ally  # type: ignore[no-redef]


def _allies() -> dict[str, list[Part | str]]:
    return {
        "PRE-C8": [
            part(
                "The MP is at 1",
                "use Chaozu",
                "opponent: no defense",
                "None",
                "opponent: pass",
                "pass",
                you=ally("PRE-C8", 6, 1),
            ),
            part(
                "The MP is at 0; it is stopped",
                "use Chaozu",
                "opponent: play Sparring Shield",
                "opponent: pass",
                you=ally("PRE-C8", 4, 0),
            ),
            part("The MP is at 5", "not offered: Chaozu - Resurrected", you=ally("PRE-C8", 6, 5)),
            part(
                "Three stages are too few",
                "not offered: Chaozu - Resurrected",
                you=ally("PRE-C8", 3, 0, hand=[]),
            ),
            part(
                "Passing is an action too",
                "use Chaozu",
                "opponent: no defense",
                "None",
                CUT,
                "until turn ends",
                you=ally("PRE-C8", 6, 1, hand=[]),
            ),
        ],
        "PRE-C9": [
            part("The MP is at 1", "use Tenshinhan", you=ally("PRE-C9", 5, 1)),
            part(
                "It is stopped; once a turn",
                "use Tenshinhan",
                "opponent: play Sparring Shield",
                "opponent: pass",
                "not offered: Tenshinhan - Returned",
                you=ally("PRE-C9", 5, 0, hand=[]),
            ),
            part("The MP is at 5", "not offered: Tenshinhan - Returned", you=ally("PRE-C9", 5, 5)),
            part(
                "The Ally is at 1",
                "not offered: Tenshinhan - Returned",
                you=ally("PRE-C9", 1, 1, hand=[]),
            ),
            part(
                "It is played, then powers up",
                "play Tenshinhan",
                "declare combat",
                you={"hand": ["PRE-C9"], "play": []},
                phase="planning",
            ),
        ],
        "PRE-C10": [
            part(
                "The MP is at 1, a physical attack; then attacks",
                "opponent: play Sparring Kick",
                "you: use Guldo",
                "play Plain Card A with Frieza",
                "opponent: no defense",
                "opponent: play Sparring Beam",
                "no defense",
                "None",
                "play Sparring Burst with Guldo",
                you=ally("PRE-C10", 5, 1, hand=["Plain Card A", "Sparring Burst"]),
                **BOB,
            ),
            part(
                "The MP is at 0, an energy attack; the combat after",
                "opponent: play Sparring Beam",
                "you: use Guldo",
                CUT,
                "until turn ends",
                "declare combat",
                "play Plain Card A",
                you=ally("PRE-C10", 5, 0, hand=["Plain Card A"]),
                **BOB,
            ),
            part(
                "Once a turn",
                "opponent: play Sparring Kick",
                "you: use Guldo",
                "you: pass",
                "opponent: play Sparring Kick",
                "not offered: Guldo - Ginyu Force",
                you=ally("PRE-C10", 5, 1, hand=["Black Finger Block"]),
                opp=hand("Sparring Kick", "Sparring Kick"),
                **BOB,
            ),
            part(
                "The MP is at 5",
                "opponent: play Sparring Kick",
                "not offered: Guldo - Ginyu Force",
                you=ally("PRE-C10", 5, 5, hand=["Black Finger Block"]),
                **BOB,
            ),
        ],
        "PRE-C11": [
            part("The MP is at 1 and can't pay", "use Recoome", you=ally("PRE-C11", 5, 1)),
            part(
                "The MP is above 1, another effect lets the Ally act",
                "use Captain Ginyu - Leader",
                "opponent: no defense",
                "opponent: pass",
                "use Recoome",
                "opponent: no defense",
                "yes",
                you=ally("PRE-C11", 5, 8, mp="Captain Ginyu"),
            ),
            part(
                "Declined",
                "use Captain Ginyu - Leader",
                "opponent: no defense",
                "opponent: pass",
                "use Recoome",
                "opponent: no defense",
                "no",
                you=ally("PRE-C11", 5, 8, mp="Captain Ginyu"),
            ),
            part(
                "It is stopped",
                "use Recoome",
                "opponent: play Sparring Block",
                you=ally("PRE-C11", 5, 1),
            ),
            part("The MP is at 5", "not offered: Recoome - Ginyu Force", you=ally("PRE-C11", 5, 5)),
        ],
        "PRE-C12": [
            part(
                "Neither side uses a Setup; he leaves",
                "not offered: Near Setup",
                "play Plain Card A",
                "opponent: no defense",
                "not offered: Far Setup",
                "opponent: play Sparring Sweep",
                "opponent: choose Nappa",
                "use Near Setup",
                opp={"+hand": ["Sparring Sweep"]},
            ),
            part(
                "Nor one that waits for its moment",
                "declare combat",
                you={"+play": ["Visiting The Past"]},
                phase="declare",
            ),
            part(
                "Setups are played",
                "play Near Setup",
                you={"hand": ["Near Setup"]},
                phase="planning",
            ),
        ],
    }


PARTS = _allies()
