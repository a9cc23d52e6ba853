"""What is played in the golden logs: The Movie Collection, Red cards."""

from __future__ import annotations

try:
    from .parts import ANN, BLAST, BOB, CUT, KICK, Part, hand, part
    from .script_words import BEAM_ON, BOB_DECLARES, DECLARE, KICK_ON, NO_DEFENSE
except ImportError:
    from parts import ANN, BLAST, BOB, CUT, KICK, Part, hand, part  # type: ignore[no-redef]
    from script_words import (  # type: ignore[no-redef]
        BEAM_ON,
        BOB_DECLARES,
        DECLARE,
        KICK_ON,
        NO_DEFENSE,
    )

SHIELDED = "opponent: play Sparring Shield"
BLOCKED = "opponent: play Sparring Block"
PLAY = ("play $", "no")
"""A Styled attack, for which Gohan destroys no cards."""
ENDURANCE = part(
    "Its Endurance",
    *BLAST,
    "you: Banish it",
    you={"hand": [], "life_deck": ["A", "$", *"BCDEFGH"]},
    **BOB,
)


def _attacks() -> dict[str, list[Part | str]]:
    weak = {"mp": "Garlic Jr."}
    drills = {"life_deck": ["A", "Near Drill", "Far Drill", "B", "Far Other Drill", *"CDEF"]}
    return {
        "MOV-U96": [
            part(
                "It attaches; her level rises",
                "play $",
                NO_DEFENSE,
                "opponent: pass",
                "play Sparring Growth",
                you={**weak, "+hand": ["Sparring Growth"]},
            ),
            part(
                "Her level is lowered",
                "play $",
                NO_DEFENSE,
                "opponent: play Sparring Retreat",
                "play $",
                NO_DEFENSE,
                you={**weak, "level": 2},
                opp=hand("Sparring Retreat"),
            ),
            part(
                "By anger",
                "play $",
                NO_DEFENSE,
                "opponent: pass",
                "play Sparring Shout",
                you={**weak, "anger": 4, "+hand": ["Sparring Shout"]},
            ),
            part(
                "Bob's level changes",
                "play $",
                NO_DEFENSE,
                "opponent: play Sparring Growth",
                you=weak,
                opp=hand("Sparring Growth"),
            ),
            part("It is stopped", "play $", SHIELDED, you=weak),
            part(
                "It is destroyed",
                "play $",
                NO_DEFENSE,
                "opponent: play Sparring Sweep",
                "opponent: choose $",
                "play Sparring Growth",
                you={**weak, "+hand": ["Sparring Growth"]},
                opp=hand("Sparring Sweep"),
            ),
            part(
                "Gohan's level 4 is above 500,000",
                "play $",
                NO_DEFENSE,
                "opponent: pass",
                "play Sparring Growth",
                you={"+hand": ["Sparring Growth"]},
            ),
            part(
                "Before FanZ it attaches to any MP",
                "play $",
                NO_DEFENSE,
                "opponent: pass",
                "play Sparring Growth",
                you={"+hand": ["Sparring Growth"]},
                edition="panini-2017",
            ),
            part(
                "Another card would attach it",
                "play Saiyan Body Blow",
                "yes",
                NO_DEFENSE,
                you={"hand": ["Saiyan Body Blow"], "life_deck": ["A", "$", *"BCDEFGH"]},
            ),
            part(
                "Another card attaches it",
                "play Saiyan Body Blow",
                "yes",
                NO_DEFENSE,
                you={**weak, "hand": ["Saiyan Body Blow"], "life_deck": ["A", "$", *"BCDEFGH"]},
            ),
            ENDURANCE,
        ],
        "MOV-C48": [
            part("Anger 2", *PLAY, "choose Far Drill", "choose Near Drill", NO_DEFENSE, you=drills),
            part("Anger 0", *PLAY, NO_DEFENSE, you={**drills, "anger": 0}),
            part("Anger 4, three Drills", *PLAY, BLOCKED, you={**drills, "anger": 4}),
            ENDURANCE,
        ],
        "MOV-C50": [
            part("On level 1", *PLAY, NO_DEFENSE),
            part("On level 3", "play $", NO_DEFENSE, you={"level": 3}),
            part("Two cards are there", *PLAY, NO_DEFENSE, opp={"discard": ["A", "B"]}),
            part("It is stopped", *PLAY, BLOCKED),
        ],
        "MOV-U94": [
            part(
                "Anger rises; from the discard pile",
                *PLAY,
                "yes",
                "choose Near Drill",
                NO_DEFENSE,
                you={"discard": ["A", "Near Drill", "B"], "banished": ["Far Drill"]},
            ),
            part(
                "Declined; from the Banished Zone",
                *PLAY,
                "no",
                "choose Far Drill",
                SHIELDED,
                you={"discard": ["A", "Near Drill", "B"], "banished": ["Far Drill"]},
            ),
            part("No Drill is there", *PLAY, "no", SHIELDED, you={"discard": ["A"]}),
            ENDURANCE,
        ],
        "MOV-U95": [
            part("Bob has four cards", *PLAY, NO_DEFENSE),
            part("Bob has five", *PLAY, BLOCKED, opp={"+hand": ["A"]}),
            part(
                "Bob's effect discards it",
                "opponent: play Stare Down",
                "choose $",
                opp=hand("Stare Down"),
                **BOB,
            ),
            part(
                "Her own effect",
                "play Sparring Trade",
                "$",
                you={"+hand": ["Sparring Trade"]},
                **ANN,
            ),
            ENDURANCE,
        ],
    }


def _defenses() -> dict[str, list[Part | str]]:
    return {
        "MOV-C46": [
            part(
                "Her next attack, not the one after",
                *BEAM_ON,
                "play Plain Card A",
                NO_DEFENSE,
                "Lower",
                "opponent: pass",
                "play Plain Card B",
                NO_DEFENSE,
                **BOB,
            ),
            part(
                "Her next attack is stopped",
                *BEAM_ON,
                "play Plain Card A",
                BLOCKED,
                "opponent: pass",
                "play Plain Card B",
                NO_DEFENSE,
                **BOB,
            ),
            part("Combat ends", *BEAM_ON, CUT, **BOB),
            ENDURANCE,
        ],
        "MOV-C47": [
            part("She is lowered, and advances", *KICK_ON, CUT, you={"level": 2}, **BOB),
            part("On level 1", *KICK_ON, CUT, **BOB),
            part(
                "On level 4; she advances between",
                *KICK_ON,
                "play Sparring Growth",
                CUT,
                you={"level": 4, "+hand": ["Sparring Growth"]},
                **BOB,
            ),
            ENDURANCE,
        ],
    }


def _drills() -> dict[str, list[Part | str]]:
    growth = {"hand": ["Sparring Growth", "A"]}
    return {
        "MOV-C43": [
            part(
                "Anger is lowered 1",
                "play Red Heating Beams",
                "no",
                "yes",
                NO_DEFENSE,
                you=hand("Red Heating Beams"),
            ),
            part(
                "It is lowered 3",
                "play Red Downward Burst",
                "no",
                "yes",
                you={"hand": ["Red Downward Burst"], "anger": 3, "discard": ["HNV-U91"]},
            ),
            part(
                "No anger is lowered", "play Sparring Kick", NO_DEFENSE, you=hand("Sparring Kick")
            ),
        ],
        "MOV-C44": [
            part("She advances", "play Sparring Growth", "yes", you=growth),
            part("Declined", "play Sparring Growth", "no", you=growth),
            part(
                "She is lowered",
                "opponent: play Sparring Retreat",
                "yes",
                you={"level": 2},
                opp=hand("Sparring Retreat"),
                **BOB,
            ),
            part(
                "Bob advances", "opponent: play Sparring Growth", opp=hand("Sparring Growth"), **BOB
            ),
            ENDURANCE,
        ],
        "MOV-U93": [
            part(
                "It is destroyed",
                "opponent: play Sparring Sweep",
                "opponent: choose $",
                "yes",
                you={"life_deck": ["A", "$", *"BCDEFGH"]},
                opp=hand("Sparring Sweep"),
                **BOB,
            ),
            part(
                "She advances; declined",
                "play Sparring Growth",
                "no",
                you={**growth, "life_deck": ["A", "$", *"BCDEFGH"]},
            ),
            part(
                "Her anger is lowered twice",
                "opponent: play Sparring Insult",
                "play Plain Card A",
                NO_DEFENSE,
                "pass",
                "opponent: play Sparring Insult",
                "pass",
                "opponent: pass",
                opp=hand("Sparring Insult", "Sparring Insult"),
                **BOB,
            ),
            part(
                "At 0 it isn't lowered",
                "opponent: play Sparring Insult",
                "pass",
                "opponent: pass",
                you={"anger": 0},
                opp=hand("Sparring Insult"),
                **BOB,
            ),
        ],
        "MOV-R119": [
            part(
                "She advances; her physical attacks",
                "play Sparring Growth",
                "yes",
                "choose Plain Card C",
                "opponent: pass",
                "play Plain Card A",
                NO_DEFENSE,
                "opponent: pass",
                "play Sparring Beam",
                NO_DEFENSE,
                you={"hand": ["Sparring Growth", "A", "Sparring Beam"]},
            ),
            part("Declined", "play Sparring Growth", "no", you=growth),
            part(
                "Her attacks; Bob's; she is lowered",
                "play Sparring Beam",
                NO_DEFENSE,
                *KICK,
                "play Plain Card A",
                NO_DEFENSE,
                "opponent: play Sparring Retreat",
                you={"level": 2, "hand": ["Sparring Beam", "A"]},
                opp=hand("Sparring Kick", "Sparring Retreat"),
            ),
        ],
    }


def _events() -> dict[str, list[Part | str]]:
    deck = {"life_deck": ["A", "Near Drill", "Far Drill", *"BCDEF"]}
    return {
        "MOV-R121": [
            part(
                "She declares; both may only attack or pass",
                "declare combat",
                "yes",
                "choose Plain Card A",
                "not offered: Near Setup",
                "pass",
                "not offered: Far Drill",
                *KICK,
                **DECLARE,
            ),
            part(
                "Bob declares; not used",
                "opponent: declare combat",
                "no",
                "opponent: use Far Setup",
                **BOB_DECLARES,
            ),
            part(
                "It lasts for that combat",
                "opponent: declare combat",
                "yes",
                "choose Plain Card A",
                CUT,
                "until turn ends",
                "declare combat",
                "use Near Setup",
                **BOB_DECLARES,
            ),
        ],
        "MOV-R122": [
            part(
                "A Drill is found; combat ends",
                "play $",
                "choose Far Drill",
                "yes",
                "choose Near Drill",
                you=deck,
            ),
            part("Declined", "play $", "choose Near Drill", "no", you=deck),
            part(
                "None is found, none to banish",
                "play $",
                you={"life_deck": [*"ABCDEF"], "play": []},
            ),
        ],
    }


PARTS = _attacks() | _defenses() | _drills() | _events()
