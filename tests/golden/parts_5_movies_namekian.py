"""What is played in the golden logs: The Movie Collection, Namekian cards."""

from __future__ import annotations

try:
    from .parts import ANN, BLAST, BOB, CUT, KICK, Part, hand, part
    from .script_words import (
        BALL,
        BEAM_ON,
        FRIEND,
        HELPER,
        KICK_ON,
        NEXT_COMBAT,
        NO_DEFENSE,
        OTHER_BALL,
        balls,
    )
except ImportError:
    from parts import ANN, BLAST, BOB, CUT, KICK, Part, hand, part  # type: ignore[no-redef]
    from script_words import (  # type: ignore[no-redef]
        BALL,
        BEAM_ON,
        FRIEND,
        HELPER,
        KICK_ON,
        NEXT_COMBAT,
        NO_DEFENSE,
        OTHER_BALL,
        balls,
    )

SHIELDED = "opponent: play Sparring Shield"
BLOCKED = "opponent: play Sparring Block"
ENDURANCE = part(
    "Its Endurance",
    *BLAST,
    "you: Banish it",
    you={"hand": [], "life_deck": ["A", "$", *"BCDEFGH"]},
    **BOB,
)


def _attacks() -> dict[str, list[Part | str]]:
    near = {"play": [HELPER, "Near Setup"]}
    return {
        "MOV-C26": [
            part(
                "A Dragon Ball is played; Bob's later",
                "play $",
                NO_DEFENSE,
                "opponent: pass",
                "use Namekian Disturbance",
                f"choose {BALL}",
                "opponent: use Namekian Disturbance",
                f"opponent: choose {OTHER_BALL}",
                CUT,
                you={"+play": ["Namekian Disturbance"], "life_deck": ["A", BALL, "B"]},
                opp={
                    "level": 2,
                    "stages": 5,
                    "play": ["Namekian Disturbance"],
                    "life_deck": ["A", OTHER_BALL, "B"],
                },
            ),
            part(
                "Bob controls two at the end",
                "play $",
                NO_DEFENSE,
                CUT,
                opp=balls(1, 2),
            ),
            part("It is stopped", "play $", BLOCKED, CUT),
        ],
        "MOV-C27": [
            part(
                "One of two Styled cards",
                "play $",
                NO_DEFENSE,
                "choose Namekian Pound",
                you={"banished": ["A", "Namekian Stance", "$", "Namekian Pound"]},
            ),
            part("Only copies of it", "play $", NO_DEFENSE, you={"banished": ["A", "$"]}),
            part("It is stopped", "play $", BLOCKED, you={"banished": ["Namekian Stance"]}),
        ],
        "MOV-C28": [
            part("A Styled card with a shield", "play $", NO_DEFENSE, "choose Namekian Stance"),
            part(
                "None",
                "play $",
                NO_DEFENSE,
                you={"discard": ["Sparring Block", "Namekian Pound"]},
            ),
            part("It is stopped", "play $", SHIELDED),
            part(
                "As it was printed",
                "play $",
                NO_DEFENSE,
                "choose Namekian Narrow Escape",
                edition="panini-2014",
            ),
            ENDURANCE,
        ],
        "MOV-U88": [
            part(
                "Damage is prevented by Endurance",
                "play $",
                NO_DEFENSE,
                "opponent: Banish it",
                opp={"life_deck": ["A", "Black Delay", *"BCDEFGH"]},
            ),
            part(
                "All damage is prevented",
                "play $",
                "opponent: play Blue Rest",
                opp=hand("Blue Rest"),
            ),
            part("None is prevented", "play $", NO_DEFENSE),
            part("It is stopped", "play $", SHIELDED),
            part(
                "An Ally performs it",
                "play $ with Helper",
                NO_DEFENSE,
                you={**near, "stages": 1},
            ),
            ENDURANCE,
        ],
        "MOV-U89": [
            part(
                "On level 1",
                "play $",
                f"choose {FRIEND}",
                NO_DEFENSE,
                you=near,
                opp={"play": [FRIEND]},
            ),
            part(
                "On level 3, two Allies",
                "play $",
                BLOCKED,
                you={**near, "level": 3},
                opp={"play": [FRIEND]},
            ),
            part("No Ally", "play $", NO_DEFENSE),
        ],
        "MOV-R110": [
            part(
                "Her next Styled physical attack",
                "play $",
                NO_DEFENSE,
                "opponent: pass",
                "play Plain Card A",
                BLOCKED,
                "opponent: pass",
                "play Namekian Pound",
                BLOCKED,
                "opponent: pass",
                "play Namekian Pound",
                BLOCKED,
                you=hand("$", "A", "Namekian Pound", "Namekian Pound"),
                opp={"hand": ["Sparring Block"] * 3, "level": 3},
            ),
            part(
                "It is stopped",
                "play $",
                BLOCKED,
                "opponent: pass",
                "play Namekian Pound",
                BLOCKED,
                you=hand("$", "Namekian Pound"),
                opp={"hand": ["Sparring Block"] * 2},
            ),
            part(
                "The combat after",
                "play $",
                NO_DEFENSE,
                *NEXT_COMBAT,
                "play Namekian Pound",
                BLOCKED,
                you=hand("$", "Namekian Pound"),
                opp=hand("Sparring Block"),
            ),
        ],
        "MOV-R112": [
            part(
                "A Named card",
                "play $",
                NO_DEFENSE,
                you={"life_deck": ["A", "Namekian Stance", "Piccolo's Special Beam Cannon", "B"]},
            ),
            part("None", "play $", NO_DEFENSE),
            part("It is stopped", "play $", BLOCKED),
        ],
        "MOV-R113": [
            part(
                "A Dragon Ball; a Reinforced card",
                "play $",
                NO_DEFENSE,
                f"choose {BALL}",
                you={"life_deck": ["A", BALL, "Namekian Reinforced Jab", "Namekian Stance"]},
            ),
            part(
                "The other",
                "play $",
                NO_DEFENSE,
                "choose Namekian Reinforced Jab",
                you={"life_deck": ["A", BALL, "Namekian Reinforced Jab", "Namekian Stance"]},
            ),
            part("None; it is stopped", "play $", SHIELDED),
        ],
    }


def _defenses() -> dict[str, list[Part | str]]:
    return {
        "MOV-C29": [
            part(
                "Critical damage captures none",
                *KICK_ON,
                "pass",
                "opponent: play Sparring Focus",
                "no defense",
                "opponent: Capture",
                you=balls(1, 3),
                opp=hand("Sparring Kick", "Sparring Focus"),
                **BOB,
            ),
            part(
                "Her own effect may capture; the combat after",
                *KICK_ON,
                "play Sparring Theft",
                "Capture",
                CUT,
                "until turn ends",
                "declare combat",
                "pass",
                "opponent: play Sparring Theft",
                "opponent: Capture",
                you={**balls(1, 3), "hand": ["$", "Sparring Theft"]},
                opp={"play": [OTHER_BALL], "hand": ["Sparring Kick", "Sparring Theft"]},
                **BOB,
            ),
            ENDURANCE,
        ],
        "MOV-C30": [
            part(
                "Her attack; another",
                *BEAM_ON,
                "play Sparring Slam",
                "yes",
                NO_DEFENSE,
                "opponent: pass",
                "play Sparring Burst",
                "no",
                NO_DEFENSE,
                "opponent: play Sparring Theft",
                "opponent: Lower",
                you=hand("$", "Sparring Slam", "Sparring Burst"),
                opp=hand("Sparring Beam", "Sparring Theft"),
                **BOB,
            ),
            part(
                "Stages and life cards together",
                "play Sparring Burst",
                "yes",
                NO_DEFENSE,
                you={
                    "hand": ["Sparring Burst"],
                    "+play": [{"card": "MOV-C30", "attached_to": "mp"}],
                },
                **ANN,
            ),
        ],
    }


def _others() -> dict[str, list[Part | str]]:
    three = {"discard": ["A", "Sparring Beam", "B", "C", "$", "D"], "play": []}
    real = {"play": ["PRE-C1", "PRE-U63"]}
    return {
        "MOV-C25": [
            part("Her attack; Bob's", "play Plain Card A", NO_DEFENSE, *KICK),
            part(
                "Three Dragon Balls",
                "play Plain Card A",
                NO_DEFENSE,
                you=balls(1, 2, 3) | {"+play": ["$"]},
            ),
            part(
                "From the discard pile, as an action",
                "use $",
                "choose Plain Card D",
                "choose Plain Card B",
                "choose Plain Card A",
                you=three,
            ),
            part(
                "Two Physical Combat cards only",
                "pass",
                "opponent: pass",
                you={**three, "discard": ["A", "Sparring Beam", "B", "$"]},
            ),
        ],
        "MOV-C31": [
            part(
                "A Drill is played; Dragon Balls lose their effects",
                "play $",
                "choose Near Other Drill",
                "opponent: play Sparring Kick",
                "no defense",
                you={"life_deck": ["A", "Near Other Drill", HELPER, "B"]},
                opp=real,
            ),
            part(
                "An Ally",
                "play $",
                f"choose {HELPER}",
                you={"life_deck": ["A", "Near Other Drill", HELPER, "B"]},
            ),
            part("Nothing in the piles", "play $", you={"life_deck": [*"ABCD"], "discard": []}),
        ],
        "MOV-R109": [
            part("A Dragon Ball", "use $", "yes", "Play a", you={"+hand": [BALL]}),
            part("Rejuvenate 4", "use $", "yes", "Rejuvenate", you={"+hand": [BALL]}),
            part("Declined", "use $", "no"),
            part(
                "On level 3 a Styled card",
                "use $",
                "yes",
                "choose Namekian Stance",
                you={"level": 3},
            ),
            part("On level 3 the other", "use $", "no", "yes", you={"level": 3}),
        ],
        "MOV-R111": [
            part(
                "Bob's anger; a Dragon Ball is drawn",
                "play $",
                "Lower",
                you={"life_deck": [*"ABC", BALL]},
                opp={"discard": ["Sparring Shout", "A", "Sparring Rest"]},
            ),
            part(
                "Two of three Events; no Dragon Ball",
                "play $",
                "Banish",
                "choose Sparring Rest",
                "choose Sparring Trade",
                opp={"discard": ["A", "Sparring Shout", "Sparring Rest", "Sparring Trade"]},
            ),
            part("Bob has no Event", "play $"),
        ],
    }


PARTS = _attacks() | _defenses() | _others()
