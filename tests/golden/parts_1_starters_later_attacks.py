"""What is played in the golden logs: the starter cards, attacks from PRE-S110 on."""

from __future__ import annotations

try:
    from .parts import BLAST, CUT, Part, hand, part
except ImportError:
    from parts import BLAST, CUT, Part, hand, part  # type: ignore[no-redef]


def _attacks() -> dict[str, list[Part | str]]:
    return {
        "PRE-S110": [
            "default",
            part(
                "Bob's Events",
                "play $",
                "opponent: no defense",
                "not offered: Sparring Shout",
                opp=hand("Sparring Shout"),
            ),
            part(
                "An Event as a defense",
                "play $",
                "opponent: no defense",
                "opponent: pass",
                "play Plain Card A",
                "not offered: Blue Rest",
                opp=hand("Blue Rest", "Sparring Block"),
            ),
            part(
                "It is stopped",
                "play $",
                "opponent: play Sparring Shield",
                "opponent: play Sparring Shout",
                opp=hand("Sparring Shout", "Sparring Shield"),
            ),
        ],
        "PRE-S111": [
            part(
                "Bob's pile",
                "play $",
                "opponent: no defense",
                "Your opponent",
                "choose Plain Card T",
                "choose Plain Card R",
                "choose Plain Card M",
            ),
            part("Her own pile", "play $", "opponent: no defense", "You"),
        ],
        "PRE-S112": [
            part(
                "Bob's attacks after it",
                "play $",
                "opponent: no defense",
                "not offered: Sparring Beam",
                "opponent: play Sparring Kick",
            ),
            part(
                "The combat after",
                "play $",
                "opponent: no defense",
                CUT,
                "until turn ends",
                "opponent: declare combat",
                *BLAST,
                opp=hand("Sparring Beam"),
            ),
        ],
        "PRE-S113": [
            part(
                "Bob advances at the end", "play $", "opponent: no defense", CUT, opp={"level": 2}
            ),
            part(
                "Bob is lowered at the end",
                "play $",
                "opponent: no defense",
                "until action",
                "opponent: pass",
                "pass",
                "Lower",
                opp={"level": 2},
            ),
            part("It is stopped", "play $", "opponent: play Sparring Shield", CUT),
            "default notes",
        ],
        "PRE-S114": [
            part(
                "Bob would capture",
                "play $",
                "opponent: no defense",
                *BLAST,
                "Capture",
                you={"play": ["Namek Dragon Ball 1", "Namek Dragon Ball 2"]},
            ),
            part(
                "The combat after",
                "play $",
                "opponent: no defense",
                CUT,
                "until turn ends",
                "opponent: declare combat",
                *BLAST,
                "Capture",
                you={"play": ["Namek Dragon Ball 1", "Namek Dragon Ball 2"]},
                opp=hand("Sparring Beam"),
            ),
            part(
                "Five Dragon Balls aren't safe",
                "play $",
                "opponent: no defense",
                *BLAST,
                "Capture",
                "Namek Dragon Ball 3",
                you={"play": [f"Namek Dragon Ball {n}" for n in range(1, 6)]},
            ),
            "default notes",
        ],
        "PRE-S115": [
            part(
                "Four of eight",
                "play $",
                "opponent: no defense",
                "choose Plain Card K",
                "choose Near Setup",
                "choose Namekian Pound",
                "choose Namekian Stance",
                "choose Near Setup",
                "choose Plain Card K",
            ),
            part(
                "Three in the pile", "play $", "opponent: no defense", you={"discard": list("ABC")}
            ),
        ],
        "PRE-S119": [
            part("It doesn't advance", "play $", "opponent: play Sparring Shield"),
            part("It advances", "play $", "opponent: play Sparring Shield", you={"anger": 4}),
        ],
        "PRE-S120": [
            part(
                "Endurance against Styled attacks",
                "play $",
                "opponent: no defense",
                "None",
                "opponent: pass",
                "play Red Frenzied Blasts",
                "opponent: no defense",
                "opponent: pass",
                "play Sparring Beam",
                "opponent: no defense",
                "opponent: Banish it",
                you={"+hand": ["Red Frenzied Blasts", "Sparring Beam"]},
                opp={
                    "life_deck": [
                        "Saiyan Direct Strike",
                        *"ABCDEF",
                        "Saiyan Direct Strike",
                        *"GHIJ",
                        "Saiyan Direct Strike",
                        *"KLMNOP",
                    ]
                },
            ),
            part(
                "The combat after",
                "play $",
                CUT,
                "until turn ends",
                "opponent: declare combat",
                "opponent: pass",
                "play Red Frenzied Blasts",
                "opponent: no defense",
                "opponent: Banish it",
                you={"hand": ["$", "Red Frenzied Blasts"], "stages": 10},
                opp={
                    "hand": [],
                    "life_deck": [*"ABCDEFGHI", "Saiyan Direct Strike", *"JKLMNOPABCDEF"],
                },
            ),
        ],
        "PRE-S122": [
            "default",
            part(
                "It is answered, the Life Deck",
                "play $",
                "opponent: play Sparring Shield",
                you={"mastery": "Namekian Knowledge Mastery"},
            ),
        ],
        "PRE-S133": [
            part("Bob has cards in hand", "play $"),
            part("Bob has none", "play $", "choose Far Setup", opp=hand()),
            "default notes",
        ],
        "PRE-S134": [part("It hits", "play $"), part("Bob has no card", "play $", opp=hand())],
        "PRE-S135": [
            part(
                "Bob's next attack and the one after",
                "play $",
                "opponent: no defense",
                "opponent: play Sparring Burst",
                "no defense",
                "pass",
                "opponent: play Sparring Burst",
                "no defense",
                opp=hand("Sparring Burst", "Sparring Burst"),
            ),
            part(
                "Two stages left",
                "play $",
                "opponent: no defense",
                "opponent: play Sparring Kick",
                "no defense",
                opp={"hand": ["Sparring Kick"], "stages": 2},
            ),
            part(
                "It is stopped",
                "play $",
                "opponent: play Sparring Block",
                "opponent: play Sparring Kick",
                "no defense",
            ),
        ],
        "PRE-S136": [
            part("Three of four", "play $", "opponent: no defense", "yes", "3", you={"stages": 4}),
            part("Declined", "play $", yes=False),
        ],
        "PRE-S138": [
            part(
                "An effect, then critical damage", "play $", "yes", "Lower", "opponent: no defense"
            ),
            part("Declined", "play $", yes=False),
            part("It is stopped", "play $", "yes", "Lower", "opponent: play Sparring Block"),
        ],
        "PRE-S139": [
            "default",
            part("Three stages above zero", "not offered: $", you={"stages": 3}),
        ],
        "PRE-S140": [
            part("Two anger", "play $", "opponent: play Sparring Block", you={"anger": 1}),
            part("Three anger", "play $", "opponent: play Sparring Block", you={"anger": 2}),
            part(
                "Three anger, a Mastery's Power",
                "play $",
                "opponent: use Blue Protective Mastery",
                "discard Sparring Beam",
                opp={"mastery": "Blue Protective Mastery"},
            ),
            part(
                "Three anger, Endurance of a Physical Combat card",
                "play $",
                "opponent: no defense",
                opp={"stages": 0, "life_deck": ["Saiyan Direct Strike", *"ABCDEF", "Saiyan Focus"]},
            ),
            part("Five anger", "play $", "opponent: play Sparring Block", you={"anger": 4}),
        ],
        "PRE-S142": [
            "default",
            part(
                "What it gained first",
                "play $",
                "no defense",
                "choose Saiyan Empowered Mastery: Gain 3 stages.",
                "choose Vegeta: Raise your anger 1.",
            ),
            part("It is stopped", "play $", "opponent: play Sparring Block"),
            part("Without the Mastery", "play $", you={"mastery": "Sparring Mastery"}),
        ],
    }


PARTS = _attacks()
