"""What is played in the golden logs: the commons and promos, personalities."""

from __future__ import annotations

try:
    from .parts import PARTS as STARTERS
    from .parts import Part, part
    from .script_words import NEXT_COMBAT
except ImportError:
    from parts import PARTS as STARTERS  # type: ignore[no-redef]
    from parts import Part, part  # type: ignore[no-redef]
    from script_words import NEXT_COMBAT  # type: ignore[no-redef]


def _personalities() -> dict[str, list[Part | str]]:
    return {
        "PRE-P1": STARTERS["PRE-S1"],
        "PRE-P2": [
            *STARTERS["PRE-S5"],
            part(
                "A second time this turn",
                "use Goku",
                "opponent: play Sparring Shield",
                "opponent: pass",
                "not offered: Goku - Protector of Earth",
            ),
        ],
        "PRE-P3": STARTERS["PRE-S9"],
        "PRE-P4": STARTERS["PRE-S13"],
        "PRE-P5": [
            part("A card for a card", "use Goku"),
            part(
                "A Dragon Ball on top goes to the bottom",
                "use Goku",
                you={"life_deck": ["Namek Dragon Ball 1", *"ABCD"]},
            ),
            part(
                "Its last card but one",
                "use Goku",
                you={"life_deck": ["Plain Card A", "Plain Card B"]},
            ),
        ],
        "PRE-P6": STARTERS["PRE-S21"],
        "PRE-P13": STARTERS["PRE-S17"],
        "PRE-C4": [
            part(
                "Ann declares",
                "declare combat",
                "choose Plain Card F",
                "choose Plain Card C",
                "choose Plain Card E",
                phase="declare",
            ),
            part("Bob declares", "opponent: declare combat", turn="opponent", phase="declare"),
            part(
                "Two cards in the Life Deck, none in Bob's pile",
                "declare combat",
                you={"life_deck": ["Plain Card A", "Plain Card B"]},
                opp={"discard": []},
                phase="declare",
            ),
        ],
        "PRE-C5": [
            part(
                "Bob's Life Deck",
                "declare combat",
                "Your opponent",
                "choose Plain Card D",
                "choose Plain Card A",
                "choose Plain Card B",
                "choose Plain Card Q",
                phase="declare",
            ),
            part("Her own", "declare combat", "You", "choose Plain Card D", phase="declare"),
        ],
        "PRE-C6": [
            part(
                "It hits; the Ally acts at once",
                "use Captain Ginyu - Leader",
                "choose Friend",
                "opponent: no defense",
                "opponent: pass",
                "play Plain Card A with Friend",
                "opponent: pass",
                "pass",
                you={"+life_deck": ["Helper - Near", "Friend - Far"]},
            ),
            part(
                "One of two Allies acts",
                "use Captain Ginyu - Leader",
                "opponent: no defense",
                "choose Friend - Far",
                "opponent: pass",
                "use Friend - Far",
                "opponent: pass",
                "not offered: Helper - Near",
                you={"+life_deck": ["Helper - Near"], "play": ["Friend - Far"]},
            ),
            part("No Ally", "use Captain Ginyu - Leader"),
            part(
                "It is stopped",
                "use Captain Ginyu - Leader",
                "opponent: play Sparring Shield",
                "opponent: pass",
                "not offered: Helper - Near",
                you={"+life_deck": ["Helper - Near"]},
            ),
            part(
                "The combat after",
                "use Captain Ginyu - Leader",
                "opponent: no defense",
                *NEXT_COMBAT,
                "not offered: Helper - Near",
                you={"+life_deck": ["Helper - Near"], "stages": 10},
            ),
        ],
        "PRE-C7": [
            part(
                "Two of the Ginyu Force, and Bob has one",
                "use Captain Ginyu - Energized",
                "choose Guldo",
                you={"+discard": ["PRE-C10", "Helper - Near"], "+play": ["PRE-C11"]},
                opp={"+play": ["PRE-C10"]},
            ),
            part(
                "Another Ally",
                "use Captain Ginyu - Energized",
                you={"+discard": ["Helper - Near"]},
            ),
            part(
                "Five anger",
                "use Captain Ginyu - Energized",
                "opponent: play Sparring Shield",
                you={"+discard": ["PRE-C10"], "anger": 4},
            ),
        ],
    }


PARTS = _personalities()
