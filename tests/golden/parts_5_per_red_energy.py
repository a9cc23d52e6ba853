"""What is played in the golden logs: Perfection, the Red energy cards and the Event."""

from __future__ import annotations

try:
    from .parts import BLAST, BOB, KICK, Part, hand, part
    from .script_words import BEAM_ON, NO_DEFENSE, REVEALS, RUTHLESS, SHIELDED, calm
except ImportError:
    from parts import BLAST, BOB, KICK, Part, hand, part  # type: ignore[no-redef]
    from script_words import BEAM_ON, NO_DEFENSE, REVEALS, RUTHLESS, SHIELDED, calm  # type: ignore[no-redef]


def _energy_attacks() -> dict[str, list[Part | str]]:
    drills = {"+play": ["Red Tactical Drill"]}
    return {
        "PER-C45": [
            part(
                "One of Bob's; two Drills are left",
                "play $",
                "yes",
                "choose Near Drill",
                "choose Far Setup",
                NO_DEFENSE,
                you={"mp": "Goku", **drills},
            ),
            part("Declined", "play $", "no", NO_DEFENSE, you={"mp": "Goku", **drills}),
            part(
                "She controls no Drill; it is stopped",
                "play $",
                SHIELDED,
                you={"mp": "Goku", "play": ["Near Setup"]},
            ),
            part(
                "From her hand, with three Drills",
                "opponent: play Sparring Kick",
                "play $",
                you={"mp": "Goku", **drills},
                **BOB,
            ),
            part(
                "With two",
                "opponent: play Sparring Beam",
                "not offered: $",
                you={"mp": "Goku"},
                **BOB,
            ),
            part("Against an energy attack", *BEAM_ON, you={"mp": "Goku", **drills}, **BOB),
        ],
        "PER-C49": [
            part(
                "One of two",
                *BEAM_ON,
                "yes",
                "choose Red Lifting Kick",
                you={
                    "mp": "Goku",
                    "banished": [
                        "A",
                        "Red Blocking Hand",
                        "Red Frenzied Blasts",
                        "Red Lifting Kick",
                        "Red Tactical Drill",
                    ],
                },
                **BOB,
            ),
            part(
                "Declined",
                *BEAM_ON,
                "no",
                you={"mp": "Goku", "banished": ["Red Lifting Kick"]},
                **BOB,
            ),
            part("There is none", *BEAM_ON, you={"mp": "Goku", "banished": ["A"]}, **BOB),
        ],
        "PER-C51": [
            part(
                "Her anger",
                "play $",
                "yes",
                "not offered: Sparring Shield",
                "opponent: pass",
                you={"mp": "Goku"},
            ),
            part(
                "Her level; Bob's Styled card",
                "play $",
                "yes",
                "Lower your MP",
                "yes",
                "opponent: play Blue Defensive Stance",
                you={"mp": "Goku", "level": 2, "anger": 2},
                opp=hand("Sparring Shield", "Blue Defensive Stance", "Sparring Kick"),
            ),
            part("Declined", "play $", "no", SHIELDED, you={"mp": "Goku"}),
            part("She can't", "play $", SHIELDED, you={"mp": "Goku", "anger": 1}),
            part(
                "Anger 1, level 2",
                "play $",
                "yes",
                NO_DEFENSE,
                "opponent: pass",
                you={"mp": "Goku", "anger": 1, "level": 2},
            ),
        ],
        "PER-U96": [
            part(
                "Each player Rejuvenates",
                "play $",
                NO_DEFENSE,
                "opponent: play Sparring Rest",
                "yes",
                "play Sparring Rest",
                you=calm("$", "Sparring Rest"),
                opp=hand("Sparring Rest"),
            ),
            part(
                "Declined; it is stopped",
                "play $",
                SHIELDED,
                "opponent: pass",
                "play Sparring Rest",
                "no",
                you=calm("$", "Sparring Rest"),
            ),
            part(
                "From her discard pile",
                *REVEALS,
                NO_DEFENSE,
                you=calm("Red Blocking Hand", mastery=RUTHLESS, discard=["$", "K"]),
            ),
        ],
        "PER-R135": [
            part(
                "From her discard pile",
                "play $",
                "yes",
                "choose Red Glare",
                NO_DEFENSE,
                you=calm(
                    "$", discard=["K", "Red Glare", "Red Inferno"], banished=["Saiyan Discovery"]
                ),
            ),
            part(
                "From her Banished Zone",
                "play $",
                "yes",
                SHIELDED,
                you=calm("$", banished=["Red Inferno", "A"]),
            ),
            part("Declined", "play $", "no", NO_DEFENSE, you=calm("$", discard=["Red Glare"])),
            part(
                "Her anger comes to 2",
                "play $",
                NO_DEFENSE,
                you=calm("$", anger=1, discard=["Red Glare"]),
            ),
        ],
    }


def _event() -> dict[str, list[Part | str]]:
    attached = {"play": [{"card": "PER-C48", "attached_to": "mp"}]}
    return {
        "PER-C48": [
            part(
                "It is attached; her effect banishes a card",
                "play $",
                "opponent: pass",
                "play Battle Pausing",
                "choose Plain Card A",
                "yes",
                "Lower",
                you=calm("$", "Battle Pausing", "A"),
            ),
            part(
                "Declined", "play Battle Pausing", "no", you=calm("Battle Pausing", "A", **attached)
            ),
            part(
                "Her effect reveals one",
                *REVEALS,
                "yes",
                "Lower",
                you=calm("Red Blocking Hand", mastery=RUTHLESS, **attached),
            ),
            part(
                "Bob's effect reveals her hand",
                "opponent: use Android 20",
                you=calm("A", **attached),
                opp={"mp": "Android 20"},
                **BOB,
            ),
            part("Bob deals critical damage", *BLAST, you=calm("A", **attached), **BOB),
            part("He deals none", *KICK, you=calm("A", **attached), **BOB),
            part("She has one attached", "play $", you=calm("$", **attached)),
        ],
    }


PARTS: dict[str, list[Part | str]] = {**_energy_attacks(), **_event()}
"""Card id to its parts."""
