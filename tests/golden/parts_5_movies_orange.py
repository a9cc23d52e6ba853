"""What is played in the golden logs: The Movie Collection, Orange cards."""

from __future__ import annotations

try:
    from .parts import ANN, BLAST, BOB, CUT, KICK, Part, hand, part
    from .script_words import BEAM_ON, FRIEND, HELPER, KICK_ON, NEXT_COMBAT, NO_DEFENSE
except ImportError:
    from parts import ANN, BLAST, BOB, CUT, KICK, Part, hand, part  # type: ignore[no-redef]
    from script_words import (  # type: ignore[no-redef]
        BEAM_ON,
        FRIEND,
        HELPER,
        KICK_ON,
        NEXT_COMBAT,
        NO_DEFENSE,
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
    return {
        "MOV-C37": [
            part("It hits", "play $", NO_DEFENSE),
            part("It is stopped; Bob's anger is 1", "play $", SHIELDED, opp={"anger": 1}),
            part("It advances her", "play $", NO_DEFENSE, you={"anger": 4}),
        ],
        "MOV-C38": [
            part(
                "After another physical attack",
                "play Sparring Kick",
                NO_DEFENSE,
                "opponent: pass",
                "play $",
                NO_DEFENSE,
                you={"+hand": ["Sparring Kick"]},
            ),
            part("The first one", "play $", NO_DEFENSE),
            part(
                "After an energy attack, and one of a Drill's",
                "play Sparring Beam",
                NO_DEFENSE,
                "None",
                "opponent: pass",
                "use Orange Commanding Drill",
                "choose Plain Card A",
                NO_DEFENSE,
                "opponent: pass",
                "play $",
                NO_DEFENSE,
                you={"+hand": ["Sparring Beam"], "+play": ["Orange Commanding Drill"]},
            ),
            part(
                "After Bob's; it is stopped",
                *KICK,
                "play $",
                BLOCKED,
                **BOB,
            ),
        ],
        "MOV-C41": [
            part(
                "Two Styled Drills",
                "play $",
                NO_DEFENSE,
                you={"+play": ["Orange Hiding Drill", "Orange Commanding Drill"]},
            ),
            part("None", "play $", NO_DEFENSE),
            part("It is stopped", "play $", BLOCKED),
        ],
        "MOV-R115": [
            part(
                "Bob's next action is an attack; the one after",
                "play $",
                NO_DEFENSE,
                "None",
                *KICK,
                "pass",
                *BLAST,
            ),
            part(
                "Bob's next action is another",
                "play $",
                SHIELDED,
                "opponent: use Far Setup",
                "pass",
                *KICK,
            ),
        ],
        "MOV-R116": [
            part(
                "Two Allies",
                "play $",
                f"choose {FRIEND}",
                NO_DEFENSE,
                you={"+play": [HELPER]},
                opp={"+play": [FRIEND]},
            ),
            part("Only hers; it is stopped", "play $", BLOCKED, you={"+play": [HELPER]}),
            part("None", "play $", NO_DEFENSE),
        ],
        "MOV-R117": [
            part(
                "Bob's first physical attack, his second",
                "play $",
                NO_DEFENSE,
                "None",
                *KICK,
                "pass",
                *KICK,
                opp=hand("Sparring Kick", "Sparring Kick"),
            ),
            part(
                "It is stopped; Bob's energy attack, her physical one",
                "play $",
                SHIELDED,
                "opponent: play Sparring Burst",
                "no defense",
                "play Sparring Kick",
                NO_DEFENSE,
                *KICK,
                you={"+hand": ["Sparring Kick"]},
                opp={
                    "hand": ["Sparring Shield", "Sparring Burst", "Sparring Kick"],
                },
            ),
            part(
                "Each turn",
                *KICK,
                *NEXT_COMBAT[:2],
                "declare combat",
                "pass",
                *KICK,
                you={"hand": [], "+play": [{"card": "MOV-R117", "attached_to": "opponent mp"}]},
                opp={"hand": ["Sparring Kick", "Sparring Kick"], "stages": 10},
                **BOB,
            ),
            part(
                "Any personality changes levels: hers",
                "play $",
                SHIELDED,
                "opponent: pass",
                "play Sparring Growth",
                you={"+hand": ["Sparring Growth"]},
            ),
            part(
                "Bob's",
                "play $",
                SHIELDED,
                "opponent: play Sparring Growth",
                opp=hand("Sparring Shield", "Sparring Growth"),
            ),
        ],
    }


def _others() -> dict[str, list[Part | str]]:
    small = {"life_deck": [*"CDEFGHIJ"]}
    return {
        "MOV-C35": [
            part(
                "Her Styled attacks, a Freestyle one",
                *KICK_ON,
                "play Orange Reactive Strike",
                NO_DEFENSE,
                "opponent: pass",
                "play Sparring Kick",
                NO_DEFENSE,
                "opponent: pass",
                "play Orange Empowered Kick",
                NO_DEFENSE,
                you=hand("$", "Orange Reactive Strike", "Sparring Kick", "Orange Empowered Kick"),
                opp={"hand": ["Sparring Kick"], "level": 2},
                **BOB,
            ),
            part(
                "The combat after",
                *KICK_ON,
                CUT,
                "until turn ends",
                "declare combat",
                "play Orange Reactive Strike",
                NO_DEFENSE,
                you=hand("$", "Orange Reactive Strike"),
                **BOB,
            ),
            ENDURANCE,
        ],
        "MOV-C36": [
            part(
                "Two Drills; one without a [constant] Power",
                "play $",
                "choose Orange Commanding Drill",
                *KICK,
                "play Plain Card A",
                NO_DEFENSE,
                you={
                    "life_deck": [
                        "A",
                        "Orange Disaster Drill",
                        "Orange Commanding Drill",
                        "Far Drill",
                    ]
                },
            ),
            part("Three Drills", "play $", you={"+play": ["Far Drill"]}, opp={"anger": 1}),
            part("None is found", "play $", you={"life_deck": ["A", "Orange Disaster Drill"]}),
        ],
        "MOV-C39": [
            part(
                "Her next Styled physical attack",
                *BEAM_ON,
                "play Plain Card A",
                NO_DEFENSE,
                "opponent: pass",
                "play Orange Reactive Strike",
                NO_DEFENSE,
                "opponent: pass",
                "use Orange Reactive Strike",
                NO_DEFENSE,
                "opponent: pass",
                "pass",
                you=hand("$", "A", "Orange Reactive Strike"),
                **BOB,
            ),
            part(
                "It is stopped",
                *BEAM_ON,
                "play Orange Reactive Strike",
                BLOCKED,
                you=hand("$", "Orange Reactive Strike"),
                **BOB,
            ),
        ],
        "MOV-C40": [
            part("Goku", "play $", you={"stages": 3}),
            part(
                "Tenshinhan",
                "play $",
                "choose Plain Card E",
                "choose Plain Card C",
                you={**small, "mp": "Tenshinhan", "stages": 3},
            ),
            part("Three cards are left", "play $", you={"mp": "Tenshinhan", "life_deck": [*"CDE"]}),
        ],
        "MOV-U90": [
            part(
                "An energy attack; a physical one",
                "play Sparring Beam",
                NO_DEFENSE,
                "None",
                "opponent: pass",
                "play Plain Card A",
                NO_DEFENSE,
                you={"hand": ["Sparring Beam", "A"], "stages": 4},
            ),
            part(
                "It is stopped; Bob's",
                "play Sparring Beam",
                SHIELDED,
                *BLAST,
                you={"hand": ["Sparring Beam"]},
            ),
            part(
                "An Energy Combat card's physical attack; a Setup's attack",
                "play Orange Empowered Kick",
                NO_DEFENSE,
                "opponent: pass",
                "use Blue Minions",
                "no",
                NO_DEFENSE,
                you={"hand": ["Orange Empowered Kick"], "+play": ["Blue Minions"], "stages": 4},
            ),
        ],
        "MOV-U92": [
            part(
                "It is discarded from the hand",
                "use $",
                NO_DEFENSE,
                you={"+hand": ["$"], "play": ["Orange Disaster Drill"]},
                **ANN,
            ),
            part(
                "That attack is stopped",
                "use $",
                BLOCKED,
                you={"+hand": ["$"], "play": []},
                **ANN,
            ),
            part(
                "In play: a Styled attack, a Freestyle one",
                "play Orange Reactive Strike",
                NO_DEFENSE,
                "opponent: pass",
                "play Sparring Kick",
                NO_DEFENSE,
                you=hand("Orange Reactive Strike", "Sparring Kick"),
                opp={"level": 2},
            ),
        ],
    }


PARTS = _attacks() | _others()
