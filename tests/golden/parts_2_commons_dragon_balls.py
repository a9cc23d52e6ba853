"""What is played in the golden logs: the commons and promos, dragon balls."""

from __future__ import annotations

try:
    from .parts import BLAST, BOB, KICK, Part, hand, part
except ImportError:
    from parts import BLAST, BOB, KICK, Part, hand, part  # type: ignore[no-redef]


def _dragon_balls() -> dict[str, list[Part | str]]:
    own = {"play": ["PRE-C1", "Namek Dragon Ball 2"]}
    return {
        "PRE-C1": [
            part(
                "It is played; attacks after it",
                "play Namek Dragon Ball 1",
                "declare combat",
                "play Plain Card A",
                "opponent: no defense",
                *KICK,
                phase="planning",
            ),
            part("Another can't be captured", *BLAST, "Capture", you=own, **BOB),
            part(
                "It can; the captor's attacks",
                *BLAST,
                "Capture",
                "pass",
                *KICK,
                you={"play": ["PRE-C1"]},
                **BOB,
            ),
            part(
                "Bob's own with one of Ann's",
                "play Sparring Beam",
                "opponent: no defense",
                "Capture",
                you={"play": ["PRE-C1"], "hand": ["Sparring Beam"]},
                opp={"play": ["Namek Dragon Ball 2"]},
            ),
            part(
                "Its twin is in play",
                "not offered: Namek Dragon Ball 1",
                you=hand("PRE-C1", "Near Setup"),
                opp={"play": ["PRE-C1"]},
                phase="planning",
            ),
            part(
                "It is discarded as damage",
                *BLAST,
                you={"life_deck": ["PRE-C1", *"ABCDEFGH"]},
                **BOB,
            ),
            part(
                "It is discarded as damage, its twin is in play",
                *BLAST,
                you={"life_deck": ["PRE-C1", *"ABCDEFGH"]},
                opp={"play": ["PRE-C1"]},
                **BOB,
            ),
            part(
                "It is destroyed",
                "pass",
                "opponent: play Sparring Sweep",
                "opponent: choose Namek Dragon Ball 1",
                you={"play": ["PRE-C1"], "hand": []},
                opp=hand("Sparring Sweep"),
            ),
        ],
        "PRE-C2": [
            part(
                "Bob's MP",
                "play Namek Dragon Ball 2",
                "yes",
                "Your opponent",
                opp={"level": 3},
                phase="planning",
            ),
            part(
                "Her own",
                "play Namek Dragon Ball 2",
                "yes",
                "You",
                you={"level": 2},
                phase="planning",
            ),
            part("Declined", "play Namek Dragon Ball 2", "no", opp={"level": 3}, phase="planning"),
            part(
                "Both are on level 1",
                "play Namek Dragon Ball 2",
                phase="planning",
            ),
            part(
                "It is captured",
                "play Sparring Beam",
                "opponent: no defense",
                "Capture",
                "yes",
                "yes",
                "Your opponent",
                you=hand("Sparring Beam"),
                opp={"play": ["PRE-C2"], "level": 2},
            ),
        ],
        "PRE-C3": [
            part(
                "It is played",
                "play Namek Dragon Ball 3",
                "choose Plain Card A",
                "choose Plain Card D",
                "Your opponent",
                "Lower",
                phase="planning",
            ),
            part(
                "Her own anger",
                "play Namek Dragon Ball 3",
                "choose Plain Card A",
                "choose Plain Card D",
                "You",
                "Raise",
                phase="planning",
            ),
            part(
                "Captured by critical damage",
                "play Sparring Beam",
                "opponent: no defense",
                "Capture",
                "yes",
                you=hand("Sparring Beam"),
                opp={"play": ["PRE-C3"]},
            ),
        ],
    }


PARTS = _dragon_balls()
