"""What is played in the golden logs: Perfection, the Main Personalities."""

from __future__ import annotations

try:
    from .parts import BOB, CUT, Part, earlier, hand, part
    from .script_words import BLOCKED, BOB_DECLARES, DECLARE, NO_DEFENSE, SHIELDED, quiet
except ImportError:
    from parts import BOB, CUT, Part, earlier, hand, part  # type: ignore[no-redef]
    from script_words import BLOCKED, BOB_DECLARES, DECLARE, NO_DEFENSE, SHIELDED, quiet  # type: ignore[no-redef]


def _master_roshi() -> dict[str, list[Part | str]]:
    bound = {"discard": ["K", "Near Setup", "L"]}
    jab = "Heroic Jab"
    return {
        "PER-U61": [
            part(
                "A Drill of two cards",
                "opponent: play Sparring Beam",
                "use $",
                "choose Near Drill",
                you=quiet("Near Drill", "Near Setup", "A", play=[]),
                **BOB,
            ),
            part(
                "She has none",
                "opponent: play Sparring Beam",
                "not offered: Master Roshi - Expectant",
                you=quiet("A"),
                **BOB,
            ),
            part(
                "Her Life Deck is shuffled",
                "play Master Roshi's Back Strike",
                "yes",
                "choose Plain Card C",
                "yes",
                NO_DEFENSE,
                you=quiet("Master Roshi's Back Strike"),
            ),
            part(
                "Declined",
                "play Master Roshi's Back Strike",
                "yes",
                "choose Plain Card C",
                "no",
                NO_DEFENSE,
                you=quiet("Master Roshi's Back Strike"),
            ),
            part("Bob's is", "play Heroic Jab", NO_DEFENSE, "choose Far Drill", you=quiet(jab)),
        ],
        "PER-U62": [
            part(
                "She advances to it",
                "play Sparring Growth",
                "yes",
                you=quiet("Sparring Growth", level=1),
            ),
            part("Declined", "play Sparring Growth", "no", you=quiet("Sparring Growth", level=1)),
            part(
                "A Drill of Bob's goes back",
                "opponent: play Sparring Beam",
                "use $",
                "choose Far Drill",
                you=quiet("A"),
                **BOB,
            ),
            part(
                "None is in play",
                "opponent: play Sparring Beam",
                "not offered: Master Roshi - Overwhelmed",
                you=quiet("A", play=[]),
                opp={"play": []},
                **BOB,
            ),
            part(
                "Her Life Deck is shuffled",
                "play Master Roshi's Back Strike",
                "yes",
                "choose Plain Card C",
                "yes",
                NO_DEFENSE,
                you=quiet("Master Roshi's Back Strike"),
            ),
            part(
                "Declined then",
                "play Master Roshi's Back Strike",
                "yes",
                "choose Plain Card C",
                "no",
                NO_DEFENSE,
                you=quiet("Master Roshi's Back Strike"),
            ),
        ],
        "PER-U63": [
            part(
                "She advances to it; one of Bob's",
                "play Sparring Growth",
                "yes",
                "choose Far Drill",
                you=quiet("Sparring Growth", level=2),
            ),
            part("Declined", "play Sparring Growth", "no", you=quiet("Sparring Growth", level=2)),
            part(
                "She Rejuvenates; the end of combat",
                "play Sparring Rest",
                "yes",
                CUT,
                you=quiet("Sparring Rest", **bound),
            ),
            part(
                "Both declined",
                "play Sparring Rest",
                "no",
                CUT,
                you=quiet("Sparring Rest", **bound),
                yes=False,
            ),
            part(
                "Bob Rejuvenates",
                "opponent: play Sparring Rest",
                you=quiet("A"),
                opp=hand("Sparring Rest"),
                **BOB,
            ),
        ],
        "PER-U64": [
            part("A Drill", "use $", "choose Near Drill", you=quiet("A")),
            part("She has none", "not offered: Master Roshi - Barricade", you=quiet("A", play=[])),
            part(
                "Bob searches for one card, twice",
                "opponent: play Master Roshi's Back Strike",
                "opponent: yes",
                "you: yes",
                "you: choose Plain Card K",
                "you: no defense",
                "pass",
                "opponent: play Dashing Sword Attack",
                "no defense",
                you=quiet("A"),
                opp={
                    **hand("Master Roshi's Back Strike", "Dashing Sword Attack"),
                    "discard": ["Red Sword Stab", "Saiyan Sword Skill"],
                },
                **BOB,
            ),
            part(
                "Declined",
                "opponent: play Master Roshi's Back Strike",
                "opponent: yes",
                "you: no",
                "opponent: choose Plain Card K",
                you=quiet("A"),
                opp=hand("Master Roshi's Back Strike"),
                **BOB,
            ),
        ],
    }


def _yamcha() -> dict[str, list[Part | str]]:
    pile = {
        "discard": ["K", "L", "Red Cannon", "Red Right Blast", "Sparring Beam", "Red Sword Stab"]
    }
    return {
        "PER-U65": [
            part(
                "It hits; his attacks",
                "use $",
                NO_DEFENSE,
                "opponent: play Sparring Beam",
                "pass",
                "opponent: play Sparring Kick",
                "pass",
                "opponent: play Sparring Kick",
                you=quiet("A"),
                opp=hand("Sparring Beam", "Sparring Kick", "Sparring Kick"),
            ),
            part(
                "It is stopped", "use $", SHIELDED, "opponent: play Sparring Kick", you=quiet("A")
            ),
        ],
        "PER-U66": [
            part(
                "When entering combat",
                "declare combat",
                "yes",
                "yes",
                "choose Red Right Blast",
                you=quiet("A", **pile),
                **DECLARE,
            ),
            part(
                "The search is declined",
                "declare combat",
                "yes",
                "no",
                you=quiet("A", **pile),
                **DECLARE,
            ),
            part("One card", "declare combat", "yes", you=quiet("A", discard=["K"]), **DECLARE),
            part(
                "Her attacks, not his",
                "play Sparring Beam",
                NO_DEFENSE,
                "opponent: play Sparring Beam",
                you=quiet("Sparring Beam"),
            ),
            part("A cost of none", "play Sparring Kick", NO_DEFENSE, you=quiet("Sparring Kick")),
        ],
        "PER-U67": [
            part(
                "She advances to it",
                "play Sparring Growth",
                "yes",
                you=quiet("Sparring Growth", level=2),
            ),
            part("Declined", "play Sparring Growth", "no", you=quiet("Sparring Growth", level=2)),
            part("Its Power", "use $", you=quiet("A"), opp={"anger": 3}),
            part(
                "An energy attack, a physical one",
                "play Sparring Beam",
                "opponent: play Blue Rest",
                "opponent: pass",
                "play Dashing Sword Attack",
                "opponent: play Blue Rest",
                you=quiet("Sparring Beam", "Dashing Sword Attack"),
                opp=hand("Blue Rest", "Blue Rest"),
            ),
        ],
        "PER-U68": [
            part(
                "Its attack; another",
                "use $",
                NO_DEFENSE,
                "opponent: pass",
                "play Saiyan Charged Kick",
                "no",
                NO_DEFENSE,
                you=quiet("Saiyan Charged Kick", "A"),
            ),
            part(
                "It is stopped; his attack",
                "use $",
                SHIELDED,
                "opponent: play Sparring Beam",
                you=quiet("A"),
            ),
        ],
    }


def _android_16() -> dict[str, list[Part | str]]:
    restricted = ["K", "Heroic Jab", "Villainous Energy Beam", "Yajirobe - Bundled", "Red Cannon"]
    return {
        "PER-U69": [
            part("She declares none", "you: No combat", you=quiet("A"), **DECLARE),
            part("Bob declares none", "opponent: No combat", you=quiet("A"), **BOB_DECLARES),
            part(
                "She declares combat; both attack",
                "declare combat",
                "play Sparring Kick",
                NO_DEFENSE,
                "opponent: play Sparring Beam",
                you=quiet("Sparring Kick"),
                **DECLARE,
            ),
        ],
        "PER-U70": [
            part(
                "One of two",
                "use $",
                "choose Villainous Energy Beam",
                you=quiet("A", discard=restricted),
            ),
            part(
                "There is none",
                "not offered: Android 16 - Distracted",
                you=quiet("A", discard=["K"]),
            ),
            part(
                "Her attack; Endurance of each",
                "play Sparring Beam",
                NO_DEFENSE,
                "opponent: Banish it",
                "opponent: play Sparring Beam",
                "you: Banish it",
                you=quiet("Sparring Beam"),
            ),
        ],
        "PER-U71": [
            part(
                "A Setup or Drill",
                "declare combat",
                "yes",
                "choose Plain Card A",
                "yes",
                you=quiet("A", "B", life_deck=["Power Mimic", *"CDEF"]),
                **DECLARE,
            ),
            part(
                "It is kept",
                "declare combat",
                "yes",
                "choose Plain Card A",
                "no",
                you=quiet("A", "B", life_deck=["Power Mimic", *"CDEF"]),
                **DECLARE,
            ),
            part(
                "Another card",
                "declare combat",
                "yes",
                "choose Plain Card A",
                "choose Heroic Jab",
                you=quiet("A", "B", life_deck=["Power Mimic", "Heroic Jab", *"CDEF"]),
                **DECLARE,
            ),
            part("Not used", "declare combat", "no", you=quiet("A"), **DECLARE),
            part(
                "Her attack; her Endurance",
                "play Sparring Beam",
                NO_DEFENSE,
                "opponent: play Sparring Beam",
                "you: Banish it",
                you=quiet("Sparring Beam"),
            ),
        ],
        "PER-U72": [
            part(
                "A card for Heroes only; one for Villains only",
                "play Heroic Jab",
                "yes",
                NO_DEFENSE,
                "opponent: pass",
                "play Villainous Energy Beam",
                "yes",
                NO_DEFENSE,
                you=quiet("Heroic Jab", "Villainous Energy Beam"),
            ),
            part(
                "Declined",
                "play Heroic Jab",
                "no",
                NO_DEFENSE,
                "opponent: pass",
                "play Villainous Energy Beam",
                "no",
                NO_DEFENSE,
                you=quiet("Heroic Jab", "Villainous Energy Beam"),
            ),
            part(
                "Another card; Bob's",
                "play Sparring Kick",
                NO_DEFENSE,
                "opponent: play Heroic Jab",
                you=quiet("Sparring Kick"),
                opp=hand("Heroic Jab"),
            ),
        ],
    }


def _cell() -> dict[str, list[Part | str]]:
    deck = {"life_deck": ["A", "Red Cannon", "Near Drill", "Red Sword Stab", *"BCDE"]}
    styled = {"life_deck": ["Red Cannon", *"ABCDE"]}
    again = ("use $", "yes", "opponent: pass", "play Sparring Growth", CUT, "until turn ends")
    later = (*again, "opponent: declare combat", "opponent: pass")
    twice = {"you": quiet("Sparring Growth"), "opp": {"level": 2}}
    searches = [
        part(
            "She searches",
            "declare combat",
            "yes",
            "choose Red Sword Stab",
            you=quiet("A", **deck),
            **DECLARE,
        ),
        part("Both lower a level", "use $", "yes", you=quiet("A"), opp={"level": 2}),
        part("Declined", "use $", "no", you=quiet("A"), opp={"level": 2}),
    ]
    return {
        "PER-DR1": [
            part(
                "A Styled card is destroyed; Styled for Cell",
                "use $",
                NO_DEFENSE,
                you={"stages": 5, **styled},
                opp={"+play": ["Cell - Larval"]},
            ),
            part("Another", "use $", NO_DEFENSE, you={"stages": 5}),
            part("It is stopped", "use $", SHIELDED, you={"stages": 5, **styled}),
        ],
        "PER-DR2": [
            part(
                "One of two",
                "declare combat",
                "yes",
                "choose Plain Card B",
                "choose Red Sword Stab",
                you=quiet("A", "B", **deck),
                **DECLARE,
            ),
            part("Not used", "declare combat", "no", you=quiet("A", **deck), **DECLARE),
            part(
                "His attacks; hers",
                "play Sparring Kick",
                NO_DEFENSE,
                "opponent: play Sparring Kick",
                "pass",
                "opponent: play Red Sword Stab",
                you=quiet("Sparring Kick"),
                opp={"+hand": ["Red Sword Stab"]},
            ),
        ],
        "PER-DR3": [
            part(
                "It hits; she advances",
                "use $",
                "opponent: play Blue Rest",
                CUT,
                you=quiet("A"),
                opp=hand("Blue Rest"),
            ),
            part("It is stopped; declined", "use $", BLOCKED, CUT, you=quiet("A"), yes=False),
            part(
                "No MPPV on level 4",
                "use $",
                BLOCKED,
                CUT,
                "until turn ends",
                "opponent: declare combat",
                "opponent: pass",
                "play Sparring Shout",
                you=quiet("Sparring Shout", anger=4),
            ),
            part(
                "He has four",
                "use $",
                BLOCKED,
                CUT,
                you=quiet("A"),
                opp={"discard": ["A", "B", "C"]},
            ),
        ],
        "PER-DR4": [
            *searches,
            part("Not used", "declare combat", "no", you=quiet("A", **deck), **DECLARE),
            part("Once a game", *later, "not offered: Cell - Unstoppable", **twice),
            *earlier(
                "panini-2015", [*searches, part("Once a turn", *later, "use $", "yes", **twice)]
            ),
        ],
    }


PARTS: dict[str, list[Part | str]] = {**_master_roshi(), **_yamcha(), **_android_16(), **_cell()}
"""Card id to its parts."""
