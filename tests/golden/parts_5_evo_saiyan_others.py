"""What is played in the golden logs: Evolution, the Saiyan cards that are no attacks."""

from __future__ import annotations

try:
    from .parts import (
        BLAST,
        BOB,
        CUT,
        Part,
        hand,
        part,
    )
    from .script_words import (
        BEAM_ON,
        BLOCKED,
        ENDURES,
        FRIEND,
        HELPER,
        KICK_ON,
        NO_DEFENSE,
        SHIELDED,
    )
except ImportError:
    from parts import (  # type: ignore[no-redef]
        BLAST,
        BOB,
        CUT,
        Part,
        hand,
        part,
    )
    from script_words import (  # type: ignore[no-redef]
        BEAM_ON,
        BLOCKED,
        ENDURES,
        FRIEND,
        HELPER,
        KICK_ON,
        NO_DEFENSE,
        SHIELDED,
    )

TRADE = {"hand": ["Sparring Trade", "$", "A"]}


def _others() -> dict[str, list[Part | str]]:
    return {
        "EVO-C47": [
            part("It hits", "use $", NO_DEFENSE),
            part("It is stopped; an empty pile", "use $", BLOCKED, you={"discard": []}),
            part(
                "It is Named",
                "play Defiant Challenge",
                "choose $",
                you={
                    "hand": ["Defiant Challenge"],
                    "play": [],
                    "life_deck": [*"CD", "$", "Vegeta's Destruction Blast", "E"],
                },
                opp=hand(),
            ),
            ENDURES,
        ],
        "EVO-C48": [
            part(
                "Nothing is added",
                "use $",
                NO_DEFENSE,
                "opponent: pass",
                "not offered: Saiyan Inspection Drill",
                you={"+play": ["Orange Joint Restraint Drill"]},
            ),
            part("It is stopped", "use $", BLOCKED),
            part(
                "It is banished instead of discarded",
                "play Sparring Trade",
                "choose $",
                "yes",
                you={"play": [], **TRADE},
            ),
            part("Declined", "play Sparring Trade", "choose $", "no", you={"play": [], **TRADE}),
            part(
                "To the hand size",
                "Discard $",
                you={"play": [], **hand("$", "A")},
                opp=hand(),
                phase="discard",
            ),
            ENDURES,
        ],
        "EVO-C49": [
            part("It stops an attack", *BEAM_ON, **BOB),
            part(
                "It is banished instead of discarded",
                "play Sparring Trade",
                "choose $",
                "yes",
                you=TRADE,
            ),
            part("Declined", "play Sparring Trade", "choose $", "no", you=TRADE),
            part(
                "By Bob's effect",
                "opponent: use Black Devious Mastery",
                "opponent: choose Black Swipe",
                you=hand("$"),
                opp={"mastery": "Black Devious Mastery", "hand": ["Black Swipe", "Plain Card A"]},
                **BOB,
            ),
            ENDURES,
        ],
        "EVO-C51": [
            part(
                "A Drill; her power level counts as higher",
                "play $",
                "choose Far Drill",
                "opponent: pass",
                "play Saiyan Uppercut",
                NO_DEFENSE,
                "opponent: play Sparring Sweep",
                "opponent: choose $",
                "play Saiyan Uppercut",
                NO_DEFENSE,
                you=hand("$", "Saiyan Uppercut", "Saiyan Uppercut"),
                opp={"level": 3, **hand("Sparring Sweep")},
            ),
            part(
                "A second one",
                "play $",
                "choose Far Setup",
                "opponent: pass",
                "play $",
                "choose Far Drill",
                you=hand("$", "$"),
            ),
            part(
                "Her Ally's isn't meant; no Setup or Drill",
                "play $",
                "opponent: pass",
                "play Saiyan Uppercut with Helper",
                NO_DEFENSE,
                you={
                    "play": [{"card": HELPER, "stages": 10}],
                    "stages": 0,
                    "hand": ["$", "Saiyan Uppercut"],
                },
                opp={"level": 3, "play": []},
            ),
            part(
                "Its Endurance is 0",
                *BLAST,
                "you: Banish it",
                you={"hand": [], "life_deck": ["A", "$", *"BCDEFGH"]},
                **BOB,
            ),
        ],
        "EVO-C56": [
            part(
                "Bob's power level is higher; her next attack",
                *KICK_ON,
                "play Sparring Kick",
                NO_DEFENSE,
                CUT,
                "until turn ends",
                "declare combat",
                "play Plain Card A",
                NO_DEFENSE,
                you=hand("$", "Sparring Kick", "A"),
                opp={"level": 3},
                **BOB,
            ),
            part(
                "Hers is higher",
                *KICK_ON,
                "play Sparring Kick",
                NO_DEFENSE,
                you={"level": 2, **hand("$", "Sparring Kick")},
                **BOB,
            ),
            part(
                "Bob's Ally attacks",
                "opponent: play Sparring Kick with Friend",
                "you: play $",
                "play Sparring Kick",
                NO_DEFENSE,
                you={"stages": 0, **hand("$", "Sparring Kick")},
                opp={"stages": 0, "+play": [{"card": FRIEND, "stages": 10}]},
                **BOB,
            ),
        ],
        "EVO-U83": [
            part(
                "An effect would end combat",
                "opponent: play Sparring Truce",
                "yes",
                "pass",
                "play Plain Card A",
                NO_DEFENSE,
                "opponent: play Sparring Truce",
                "state",
                opp=hand("Sparring Truce", "Sparring Truce"),
                **BOB,
            ),
            part(
                "Not used", "opponent: play Sparring Truce", "no", opp=hand("Sparring Truce"), **BOB
            ),
            part("Discarded as an action", "play $", NO_DEFENSE),
            part("As an action; it is stopped", "play $", BLOCKED),
        ],
        "EVO-R119": [
            part(
                "Bob advances; he is lowered",
                "opponent: play Sparring Growth",
                "yes",
                "yes",
                opp=hand("Sparring Growth"),
                **BOB,
            ),
            part(
                "Her anger stays",
                "opponent: play Sparring Growth",
                "yes",
                "no",
                opp=hand("Sparring Growth"),
                **BOB,
            ),
            part(
                "By anger, in her turn; her anger is 0",
                "play Blue Eye Lasers",
                "yes",
                "yes",
                SHIELDED,
                you={"anger": 0, **hand("Blue Eye Lasers")},
                opp={"anger": 3},
            ),
            part(
                "Not used",
                "opponent: play Sparring Growth",
                "no",
                opp=hand("Sparring Growth"),
                **BOB,
            ),
            part("She advances", "play Sparring Growth", you=hand("Sparring Growth")),
        ],
    }


PARTS = _others()
