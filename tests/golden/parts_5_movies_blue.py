"""What is played in the golden logs: The Movie Collection, Blue cards."""

from __future__ import annotations

try:
    from .parts import ANN, BLAST, BOB, CUT, Part, hand, part
    from .script_words import BEAM_ON, DECLARE, FRIEND, HELPER, KICK_ON, NO_DEFENSE, PLAN
except ImportError:
    from parts import ANN, BLAST, BOB, CUT, Part, hand, part  # type: ignore[no-redef]
    from script_words import (  # type: ignore[no-redef]
        BEAM_ON,
        DECLARE,
        FRIEND,
        HELPER,
        KICK_ON,
        NO_DEFENSE,
        PLAN,
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
    setup = {"hand": ["$", "Blue Minions", "Near Setup"]}
    return {
        "MOV-C17": [
            part("Bob's anger rises", "use $", "yes", "Your opponent", "Raise", NO_DEFENSE),
            part("Her own falls", "use $", "yes", "choose You", "Lower", NO_DEFENSE),
            part("Declined; it is stopped", "use $", "no", SHIELDED),
        ],
        "MOV-C20": [
            part("It hits", "play $", NO_DEFENSE),
            part("Three cards are there", "play $", NO_DEFENSE, opp={"discard": []}),
            part("It is stopped", "play $", BLOCKED),
        ],
        "MOV-C21": [
            part("Bob's anger becomes 4", "play $", "yes", SHIELDED, "None", opp={"anger": 3}),
            part("Declined at 3", "play $", "no", SHIELDED, opp={"anger": 3}),
            part("Declined at 4", "play $", "no", SHIELDED, "None", opp={"anger": 4}),
            part(
                "It advances Bob a level; then it is 0", "play $", "yes", SHIELDED, opp={"anger": 5}
            ),
        ],
        "MOV-C22": [
            part(
                "The next Styled energy attack is free, no other",
                "play $",
                NO_DEFENSE,
                "None",
                "opponent: pass",
                "play Sparring Beam",
                NO_DEFENSE,
                "None",
                "opponent: pass",
                "play Blue Arm Blast",
                NO_DEFENSE,
                "opponent: pass",
                "play Blue Double Blast",
                NO_DEFENSE,
                you={
                    "hand": ["$", "Sparring Beam", "Blue Arm Blast", "Blue Double Blast"],
                    "stages": 4,
                },
                opp=hand(),
            ),
            part(
                "It is stopped; the next is free at Stage 0",
                "play $",
                SHIELDED,
                "opponent: pass",
                "play Blue Arm Blast",
                NO_DEFENSE,
                you={"stages": 2, "+hand": ["Blue Arm Blast"]},
            ),
        ],
        "MOV-C24": [
            part("Bob's anger becomes 1", "play $", NO_DEFENSE),
            part("It is 0", "play $", NO_DEFENSE, opp={"anger": 0}),
            part("It becomes 4", "play $", NO_DEFENSE, opp={"anger": 5}),
            part("It is stopped", "play $", BLOCKED),
            ENDURANCE,
        ],
        "MOV-U85": [
            part(
                "Bob doesn't declare",
                "play $",
                NO_DEFENSE,
                CUT,
                "opponent: No combat",
                "opponent: choose Far Drill",
                "until turn ends",
                you={"hand": ["$"]},
                opp={"hand": []},
            ),
            part(
                "Bob declares",
                "play $",
                NO_DEFENSE,
                CUT,
                "opponent: declare combat",
                "until turn ends",
                you={"hand": ["$"]},
                opp={"hand": []},
            ),
            part(
                "Her own turn; Bob has none",
                "until turn ends",
                "opponent: No combat",
                "until turn ends",
                you={"hand": [], "play": [{"card": "MOV-U85", "attached_to": "opponent mp"}]},
                opp={"hand": [], "play": [FRIEND]},
                turn="you",
                phase="discard",
            ),
            part(
                "Bob changes levels; hers do nothing",
                "play $",
                NO_DEFENSE,
                "opponent: pass",
                "play Sparring Growth",
                "opponent: play Sparring Growth",
                you={"+hand": ["Sparring Growth"]},
                opp=hand("Sparring Growth"),
            ),
            part("It is stopped", "play $", BLOCKED),
        ],
        "MOV-U86": [
            part(
                "A Styled Setup; an anger is raised",
                "play $",
                "yes",
                "yes",
                "You",
                "Raise",
                NO_DEFENSE,
                "None",
                you=setup,
            ),
            part("No anger is changed", "play $", "yes", "no", SHIELDED, you=setup),
            part(
                "Bob's is lowered",
                "play $",
                "yes",
                "yes",
                "Your opponent",
                "Lower",
                SHIELDED,
                you=setup,
            ),
            part("Declined", "play $", "no", SHIELDED, you=setup),
            part("No Styled one", "play $", SHIELDED, you={"hand": ["$", "Near Setup"]}),
        ],
        "MOV-R108": [
            part(
                "Bob's anger falls to 0; he is lowered",
                "play $",
                NO_DEFENSE,
                opp={"anger": 1, "level": 2},
            ),
            part("It falls to 1", "play $", NO_DEFENSE, opp={"level": 2}),
            part("It was 0 before", "play $", NO_DEFENSE, opp={"anger": 0, "level": 2}),
            part("Bob is on level 1; it is stopped", "play $", BLOCKED, opp={"anger": 1}),
        ],
    }


def _defenses() -> dict[str, list[Part | str]]:
    return {
        "MOV-C19": [
            part(
                "Two Allies",
                *BEAM_ON,
                f"choose {FRIEND}",
                you={"+play": [HELPER]},
                opp={"+play": [FRIEND]},
                **BOB,
            ),
            part("Only her own", *BEAM_ON, you={"+play": [HELPER]}, **BOB),
            part("None", *BEAM_ON, **BOB),
        ],
        "MOV-U84": [
            part("Bob's anger rises", *BEAM_ON, "yes", "Raise", **BOB),
            part("It falls", *BEAM_ON, "yes", "Lower", **BOB),
            part("Declined", *BEAM_ON, "no", **BOB),
            part(
                "Her effect discards it; a copy in the Life Deck",
                "play Sparring Trade",
                "$",
                "yes",
                you={"+hand": ["Sparring Trade"], "life_deck": ["A", "$", "B"]},
                **ANN,
            ),
            part(
                "One in each pile",
                "play Sparring Trade",
                "$",
                "yes",
                "choose Blue Intervention #2",
                you={
                    "+hand": ["Sparring Trade"],
                    "life_deck": ["A", "$", "B"],
                    "discard": ["C", "$"],
                },
                **ANN,
            ),
            part(
                "Bob's effect; declined",
                "opponent: play Stare Down",
                "no",
                you={"hand": ["$"], "discard": ["$"]},
                opp=hand("Stare Down"),
                **BOB,
            ),
            part("To the hand size", "$", you={}, turn="you", phase="discard"),
        ],
        "MOV-R106": [
            part("All damage is prevented", *KICK_ON, **BOB),
            part(
                "It isn't stopped: HIT effects happen",
                "opponent: play Blue Encircled Strike",
                "you: play $",
                opp=hand("Blue Encircled Strike"),
                **BOB,
            ),
            part(
                "It is discarded in the Planning Step",
                "use $",
                "choose Far Setup",
                **PLAN,
            ),
            part(
                "A Setup of her own",
                "use $",
                "choose Near Setup",
                **PLAN,
            ),
            part("Without a Setup", "use $", you={"play": []}, opp={"play": []}, **PLAN),
            part("In combat it isn't", "not offered: Blue Precarious Defense", **ANN),
            ENDURANCE,
        ],
    }


def _setups_and_others() -> dict[str, list[Part | str]]:
    insult = hand("Sparring Insult")
    drills = {"discard": ["A", "Near Drill", "Near Other Drill", "B", "Blue Mental Drill"]}
    return {
        "MOV-C18": [
            part(
                "Her level is the same",
                "play Sparring Insult",
                you=insult,
            ),
            part(
                "It is higher",
                "play Sparring Insult",
                you={**insult, "level": 2},
            ),
            part("Bob's anger is 0", "play Sparring Insult", you=insult, opp={"anger": 0}),
            part(
                "Bob lowers hers",
                "opponent: play Sparring Insult",
                opp=hand("Sparring Insult"),
                you={"level": 2},
                **BOB,
            ),
            part(
                "Critical damage lowers it",
                "play Sparring Slam",
                NO_DEFENSE,
                "Lower",
                you={"hand": ["Sparring Slam"], "level": 2},
            ),
        ],
        "MOV-U82": [
            part(
                "From level 1; two of three Drills",
                "declare combat",
                "yes",
                "choose Near Drill",
                "choose Blue Mental Drill",
                you={**drills, "+play": ["Near Other Drill"]},
                **DECLARE,
            ),
            part(
                "From level 3; no Drill is chosen",
                "declare combat",
                "yes",
                "None",
                you={**drills, "level": 3},
                **DECLARE,
            ),
            part(
                "On level 2 already; one Drill",
                "declare combat",
                "yes",
                "choose Near Drill",
                "Done",
                you={**drills, "level": 2},
                **DECLARE,
            ),
            part(
                "Bob declares; not used",
                "opponent: declare combat",
                "no",
                turn="opponent",
                phase="declare",
            ),
            part(
                "She doesn't win by MPPV",
                "declare combat",
                "yes",
                "None",
                "play Sparring Growth",
                "opponent: pass",
                "play Sparring Growth",
                "opponent: pass",
                "play Sparring Shout",
                you={
                    "anger": 4,
                    "hand": ["Sparring Shout", "Sparring Growth", "Sparring Growth"],
                    "discard": ["Near Drill"],
                },
                **DECLARE,
            ),
        ],
        "MOV-R107": [
            part("Raised", "play $", "Raise"),
            part("Lowered", "play $", "Lower"),
            part(
                "Bob advances",
                "play $",
                "Raise",
                you={"+play": ["Blue Mental Drill"]},
                opp={"anger": 4, "+play": [FRIEND]},
            ),
            part("Her Mastery asks for six", "play $", "Raise", opp={"anger": 3}),
        ],
    }


PARTS = _attacks() | _defenses() | _setups_and_others()
