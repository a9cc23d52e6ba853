"""What is played in the golden logs: the Black cards of Heroes & Villains."""

from __future__ import annotations

try:
    from .parts import BLAST, BOB, CUT, KICK, Part, hand, part
    from .script_words import HELPER, KICK_ON, NO_DEFENSE
except ImportError:
    from parts import BLAST, BOB, CUT, KICK, Part, hand, part  # type: ignore[no-redef]
    from script_words import HELPER, KICK_ON, NO_DEFENSE  # type: ignore[no-redef]

BLOCKED = "opponent: play Sparring Block"
ATTACKS = ("Sparring Kick", "Sparring Beam")
TYPES = ["Sparring Kick", "Sparring Beam", "Sparring Block", "Sparring Shout", "Far Drill"]


def _attacks() -> dict[str, list[Part | str]]:
    beam_on = ("opponent: play Sparring Beam", "you: play $")
    return {
        "HNV-C17": [
            part(
                "One of each pile",
                *beam_on,
                "no",
                "yes",
                "choose Plain Card R",
                "yes",
                "choose Black Swipe",
                "choose Plain Card T",
                **BOB,
            ),
            part(
                "The second is declined", *beam_on, "no", "yes", "choose Plain Card R", "no", **BOB
            ),
            part("The first is", *beam_on, "no", "no", **BOB),
            part("Bob's pile is empty", *beam_on, "no", opp={"discard": []}, **BOB),
            part(
                "Hers is",
                *beam_on,
                "no",
                "yes",
                "choose Plain Card R",
                "yes",
                you={"discard": []},
                **BOB,
            ),
            part(
                "A physical attack",
                "opponent: play Sparring Kick",
                "not offered: Black Evasion",
                you=hand("$", "Sparring Block"),
                **BOB,
            ),
        ],
        "HNV-C18": [
            "default",
            part("It is stopped", "play $", BLOCKED),
            part(
                "Its Endurance",
                *BLAST,
                "you: Banish it",
                you={"hand": [], "life_deck": ["$", *"ABCDEFGH"]},
                **BOB,
            ),
        ],
        "HNV-C19": [
            part(
                "No physical attack any more; her energy attack, Bob's physical one",
                "play $",
                NO_DEFENSE,
                *KICK,
                "not offered: Sparring Kick",
                "play Sparring Beam",
                you={"hand": ["$", *ATTACKS]},
            ),
            part(
                "The combat after",
                "play $",
                BLOCKED,
                CUT,
                "until turn ends",
                "opponent: declare combat",
                "opponent: pass",
                "play Sparring Kick",
                you={"hand": ["$", "A"], "life_deck": ["Sparring Kick", *"BCDEFGH"]},
                opp={"hand": ["Sparring Block"], "life_deck": [*"ABCDEFGH"]},
            ),
        ],
        "HNV-C20": [
            part(
                "Cards are destroyed; damage; Bob's effect",
                "play $",
                NO_DEFENSE,
                "opponent: play Sparring Ruin",
                "play Sparring Ruin",
                "opponent: pass",
                "play Sparring Beam",
                NO_DEFENSE,
                you={"+hand": ["Sparring Ruin", "Sparring Beam"]},
                opp={"+hand": ["Sparring Ruin"]},
            ),
            part(
                "It is stopped; cards are banished",
                "play $",
                BLOCKED,
                "opponent: pass",
                "play Sparring Trade",
                "choose Black Corruption",
                you={"+hand": ["Black Corruption", "Sparring Trade"]},
            ),
            part(
                "The combat after",
                "play $",
                NO_DEFENSE,
                CUT,
                "until turn ends",
                "opponent: declare combat",
                "opponent: pass",
                "play Sparring Ruin",
                you={"hand": ["$"], "life_deck": ["Sparring Ruin", *"ABCDEFGH"]},
            ),
        ],
        "HNV-C21": [
            part(
                "A Setup for two",
                "play $",
                "yes",
                "choose Near Setup",
                "choose Far Drill",
                "choose Far Setup",
                NO_DEFENSE,
            ),
            part(
                "A Drill for one",
                "play $",
                "yes",
                "choose Near Drill",
                "choose Far Drill",
                "done",
                BLOCKED,
            ),
            part("Declined", "play $", "no", NO_DEFENSE),
            part("She has none", "play $", NO_DEFENSE, you={"play": []}),
        ],
        "HNV-C22": [
            part("Four types", "play $", NO_DEFENSE, opp={"banished": TYPES}),
            part("None", "play $", NO_DEFENSE, you={"banished": TYPES}),
            part("It is stopped", "play $", BLOCKED),
        ],
        "HNV-U76": [
            part(
                "A card for critical damage",
                "play $",
                NO_DEFENSE,
                "yes",
                "choose Plain Card B",
                "Lower",
            ),
            part("Declined", "play $", NO_DEFENSE, "no"),
            part("No card in hand", "play $", NO_DEFENSE, you=hand("$")),
            part("It is stopped", "play $", "opponent: play Sparring Shield"),
        ],
        "HNV-R102": [
            part("Three stages", "play $", "choose 3", NO_DEFENSE),
            part("None", "play $", "choose 0", NO_DEFENSE),
            part(
                "An Ally performs it",
                "play $ with Helper",
                "choose 2",
                NO_DEFENSE,
                you={"play": [{"card": HELPER, "stages": 5}], "stages": 1},
            ),
            part("It is stopped", "play $", "choose 8", BLOCKED),
        ],
        "HNV-R103": [
            part(
                "The copies of one of two",
                "play $",
                NO_DEFENSE,
                "choose Plain Card R",
                opp={"banished": ["B", "R"]},
            ),
            part("No copy", "play $", NO_DEFENSE, opp={"banished": ["Far Drill"]}),
            part("Nothing is banished", "play $", NO_DEFENSE),
            part("It is stopped", "play $", BLOCKED, opp={"banished": ["B"]}),
        ],
        "HNV-U75": [
            part(
                "Her next attack; not the second",
                *KICK_ON,
                "play Sparring Beam",
                NO_DEFENSE,
                "opponent: pass",
                "play Sparring Kick",
                NO_DEFENSE,
                you={"hand": ["$", *ATTACKS]},
                **BOB,
            ),
            part(
                "It is stopped; Bob's attack",
                *KICK_ON,
                "play Sparring Kick",
                BLOCKED,
                *BLAST,
                "play Sparring Kick",
                NO_DEFENSE,
                you={"hand": ["$", "Sparring Kick", "Sparring Kick"]},
                **BOB,
            ),
            part(
                "An energy attack",
                "opponent: play Sparring Beam",
                "not offered: Black Upward Dodge",
                you=hand("$", "Black Swipe"),
                **BOB,
            ),
        ],
    }


def _others() -> dict[str, list[Part | str]]:
    styled = ["Blue Round Throw", "K", "Orange Truck Lift", "Red Lifting Kick", "Namekian Pound"]
    return {
        "HNV-C15": [
            part("Bob's energy attack", *BLAST, **BOB),
            part("His physical attack", *KICK, **BOB),
            part("Two stages are too few", "not offered: Sparring Beam", opp={"stages": 2}, **BOB),
            part("Her own", "play Sparring Beam", NO_DEFENSE, you=hand("Sparring Beam")),
            part(
                "Bob Rejuvenates in combat",
                "opponent: play Sparring Rest",
                opp={"+hand": ["Sparring Rest"]},
                **BOB,
            ),
            part(
                "In the Rejuvenation Step",
                "Rejuvenate Plain Card T",
                opp={"hand": []},
                turn="opponent",
                phase="discard",
            ),
            part("She does", "play Sparring Rest", you=hand("Sparring Rest")),
        ],
        "HNV-C16": [
            part(
                "Four each",
                "play $",
                "choose Black Swipe",
                "choose Black Finger Block",
                "choose Black Lightning Storm",
                "choose Black Smoothness Drill",
                "opponent: choose Namekian Pound",
                "opponent: choose Orange Truck Lift",
                "opponent: choose Saiyan Direct Strike",
                "opponent: choose Red Lifting Kick",
                opp={"discard": [*styled, "Saiyan Direct Strike", "L"]},
            ),
            part(
                "Fewer",
                "play $",
                you={"discard": ["A", "Black Swipe"]},
                opp={"discard": styled[:3]},
            ),
            part("None", "play $", you={"discard": ["A"]}),
        ],
        "HNV-U74": [
            part("Four types", "play $", you={"stages": 3}, opp={"banished": TYPES}),
            part("One; her stages are full", "play $", you={"stages": 10}, opp={"banished": ["A"]}),
            part("None", "play $", you={"banished": TYPES}),
            part(
                "Its Endurance",
                *BLAST,
                "you: Banish it",
                you={"hand": [], "life_deck": ["$", *"ABCDEFGH"]},
                **BOB,
            ),
        ],
    }


PARTS = _attacks() | _others()
