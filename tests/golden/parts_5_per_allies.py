"""What is played in the golden logs: Perfection, the Allies."""

from __future__ import annotations

try:
    from .parts import BLAST, BOB, Part, hand, part
    from .script_words import DECLARE, NO_DEFENSE, quiet
except ImportError:
    from parts import BLAST, BOB, Part, hand, part  # type: ignore[no-redef]
    from script_words import DECLARE, NO_DEFENSE, quiet  # type: ignore[no-redef]


def _allies() -> dict[str, list[Part | str]]:
    return {
        "PER-U73": [
            part(
                "Her MP is Vegeta, above 1",
                "declare combat",
                "yes",
                you={"mp": "Vegeta", **quiet("A")},
                **DECLARE,
            ),
            part("Not used", "declare combat", "no", you={"mp": "Vegeta", **quiet("A")}, **DECLARE),
            part("Another MP", "declare combat", you={"mp": "Goku", **quiet("A")}, **DECLARE),
            part(
                "Another MP at 1",
                "declare combat",
                "yes",
                you={"mp": "Goku", **quiet("A"), "stages": 1},
                **DECLARE,
            ),
        ],
        "PER-U74": [
            part(
                "Her first is left, her second can't be; no card is drawn",
                "play Sparring Rest",
                "you: yes",
                "opponent: pass",
                "play Sparring Rest",
                "opponent: no",
                you={"mp": "Goku", **quiet("Sparring Rest", "Sparring Rest")},
            ),
            part(
                "Neither's is left",
                "play Sparring Rest",
                "you: no",
                "opponent: yes",
                "opponent: play Sparring Rest",
                "opponent: no",
                "you: yes",
                you={"mp": "Goku", **quiet("Sparring Rest")},
                opp=hand("Sparring Rest"),
            ),
            part(
                "His is left",
                "opponent: play Sparring Rest",
                "opponent: yes",
                you={"mp": "Goku", **quiet("A")},
                opp=hand("Sparring Rest"),
                **BOB,
            ),
        ],
        "PER-U75": [
            part("Her MP is Android 18", *BLAST, you={"mp": "Android 18", **quiet("A")}, **BOB),
            part("Another MP", *BLAST, you={"mp": "Frieza", **quiet("A")}, **BOB),
            part(
                "Her own attack",
                "play Sparring Beam",
                NO_DEFENSE,
                you={"mp": "Android 18", **quiet("Sparring Beam")},
            ),
        ],
        "PER-U76": [
            part(
                "Styled and other attacks of both",
                "play Red Sword Stab",
                NO_DEFENSE,
                "opponent: play Sparring Kick",
                "play Sparring Kick",
                NO_DEFENSE,
                "opponent: play Red Sword Stab",
                you={"mp": "Frieza", **quiet("Red Sword Stab", "Sparring Kick")},
                opp={"+hand": ["Red Sword Stab"], "stages": 10},
            ),
        ],
    }


PARTS: dict[str, list[Part | str]] = {**_allies()}
"""Card id to its parts."""
