"""What is played in the golden logs: The Movie Collection, Black cards."""

from __future__ import annotations

try:
    from .parts import BLAST, BOB, CUT, KICK, Part, hand, part
    from .script_words import (
        BEAM_ON,
        FRIEND,
        HELPER,
        KICK_ON,
        NEXT_COMBAT,
        NO_DEFENSE,
    )
except ImportError:
    from parts import BLAST, BOB, CUT, KICK, Part, hand, part  # type: ignore[no-redef]
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


def _drills_and_defenses() -> dict[str, list[Part | str]]:
    reveal = {"hand": ["Sparring Shout", "Sparring Beam"]}
    return {
        "MOV-C10": [
            part(
                "A Styled attack, a Freestyle one, Bob's two",
                "play Black Lightning Storm",
                NO_DEFENSE,
                *BLAST,
                "play Sparring Kick",
                NO_DEFENSE,
                "opponent: play Sparring Kick",
                "no defense",
                you=hand("Black Lightning Storm", "Sparring Kick"),
                opp=hand("Sparring Beam", "Sparring Kick"),
            ),
            part(
                "Bob's discard pile is empty",
                *KICK,
                opp={"discard": []},
                **BOB,
            ),
        ],
        "MOV-C12": [
            part("It hits", "play $", NO_DEFENSE),
            part("It is stopped", "play $", SHIELDED),
            part("It stops an attack", *BEAM_ON, **BOB),
            part(
                "A physical attack; at Stage 1 it still defends",
                "opponent: play Sparring Kick",
                "not offered: Black Dense Ball",
                "opponent: play Sparring Beam",
                "you: play $",
                you={"hand": ["$", "Black Finger Block"], "stages": 1},
                **BOB,
            ),
        ],
        "MOV-C13": [
            part("It hits", "play $", NO_DEFENSE, you={"stages": 3}),
            part("It is stopped; Bob's anger is 0", "play $", BLOCKED, opp={"anger": 0}),
            ENDURANCE,
        ],
        "MOV-C15": [
            part("It stops", *BEAM_ON, **BOB),
            part("It advances a level", *BEAM_ON, you={"anger": 4}, **BOB),
            ENDURANCE,
        ],
        "MOV-C16": [
            part(
                "It stops; Bob's hand is seen until her turn",
                *KICK_ON,
                CUT,
                "until turn ends",
                **BOB,
                opp=reveal | {"+hand": ["Sparring Kick"]},
            ),
        ],
    }


def _attacks() -> dict[str, list[Part | str]]:
    top = {"life_deck": ["A", "Sparring Beam", "B", "B", *"CDEFGH"]}
    full = {"banished": ["Black Delay", "Blue Slash", "A", "Black Resistance"]}
    allies = {"play": [{"card": FRIEND, "stages": 3}], "stages": 1}
    return {
        "MOV-C14": [
            part(
                "Both are revealed",
                "play $",
                "name Sparring Beam",
                "name Plain Card A",
                BLOCKED,
                opp=top,
            ),
            part(
                "One of them isn't",
                "play $",
                "name Sparring Beam",
                "name Plain Card C",
                NO_DEFENSE,
                opp=top,
            ),
            part(
                "One card twice",
                "play $",
                "name Plain Card B",
                "name Plain Card B",
                NO_DEFENSE,
                opp=top,
            ),
            part(
                "One card twice is there once",
                "play $",
                "name Plain Card A",
                "name Plain Card A",
                BLOCKED,
                opp=top,
            ),
        ],
        "MOV-U79": [
            part(
                "Its damage can't be prevented",
                "play $",
                "opponent: play Blue Rest",
                opp=hand("Blue Rest"),
            ),
            part("It is stopped", "play $", BLOCKED),
            part(
                "It is Named for Frieza",
                "use Frieza",
                "yes",
                "Lower",
                NO_DEFENSE,
                you={
                    "mp": ["PRE-S13", "MOV-P16", "PRE-S15", "PRE-S16"],
                    "level": 2,
                    "discard": ["A", "$", "B"],
                    "hand": [],
                },
            ),
        ],
        "MOV-U80": [
            part("Three with Endurance", "play $", NO_DEFENSE, opp=full),
            part("None; hers don't count", "play $", NO_DEFENSE, you=full),
            part(
                "Eleven are ten", "play $", NO_DEFENSE, opp={"banished": ["Black Resistance"] * 11}
            ),
            part("It is stopped", "play $", SHIELDED, opp=full),
            ENDURANCE,
        ],
        "MOV-U81": [
            part(
                "The named card is there; a second use, another name",
                "play $",
                "name Sparring Kick",
                NO_DEFENSE,
                "opponent: pass",
                "use $",
                "name Sparring Kick",
                SHIELDED,
            ),
            part("It isn't there", "play $", "name Plain Card A", NO_DEFENSE),
            part(
                "It is stopped",
                "play $",
                "name Sparring Beam",
                SHIELDED,
                CUT,
            ),
        ],
        "MOV-R101": [
            part(
                "Her anger is doubled; Bob's Ally",
                "play $",
                NO_DEFENSE,
                "not offered: Friend - Far",
                opp=allies,
            ),
            part(
                "An Ally's [constant] Power; her own Ally",
                "play $",
                NO_DEFENSE,
                "opponent: pass",
                "play Sparring Beam",
                NO_DEFENSE,
                "opponent: pass",
                "not offered: Helper - Near",
                you={"play": [HELPER], "stages": 3, "+hand": ["Sparring Beam"]},
                opp={"play": ["MOV-C6"], "hand": []},
            ),
            part("It is stopped", "play $", BLOCKED, CUT, opp=allies),
            part("Anger 4 becomes 5", "play $", NO_DEFENSE, you={"anger": 4}),
        ],
        "MOV-R102": [
            part(
                "From Bob's MP to hers",
                "play $",
                NO_DEFENSE,
                "yes",
                you={"+play": [{"card": "MOV-R138", "attached_to": "opponent mp"}]},
            ),
            part(
                "From her MP to Bob's; another is there",
                "play $",
                NO_DEFENSE,
                "yes",
                "choose Tree of Might",
                "opponent: play Sparring Kick",
                "no defense",
                you={"+play": [{"card": "MOV-R136", "attached_to": "mp"}]},
                opp={"+play": [{"card": "MOV-R138", "attached_to": "opponent mp"}]},
            ),
            part(
                "Declined",
                "play $",
                NO_DEFENSE,
                "no",
                you={"+play": [{"card": "MOV-R136", "attached_to": "mp"}]},
            ),
            part("None is attached", "play $", NO_DEFENSE),
            part("It is stopped", "play $", BLOCKED),
        ],
        "MOV-R103": [
            part(
                "An Ally is found",
                "play $",
                NO_DEFENSE,
                "yes",
                f"choose {FRIEND}",
                opp={"life_deck": ["A", FRIEND, "B", HELPER, *"CDEF"]},
            ),
            part(
                "One is in play already",
                "play $",
                NO_DEFENSE,
                "yes",
                you={"+play": [HELPER]},
                opp={"life_deck": ["A", FRIEND, "B", HELPER, *"CDEF"]},
            ),
            part("Declined", "play $", NO_DEFENSE, "no"),
            part("It is stopped", "play $", BLOCKED),
            ENDURANCE,
        ],
    }


def _events_and_setups() -> dict[str, list[Part | str]]:
    return {
        "MOV-U77": [
            part(
                "The named card is there",
                "use $",
                "name Sparring Kick",
                "choose Plain Card R",
                "play Plain Card A",
                NO_DEFENSE,
                "play Plain Card B",
                NO_DEFENSE,
                "opponent: play Sparring Kick",
            ),
            part("It isn't", "use $", "name Plain Card A", "opponent: pass"),
            part(
                "Bob's discard pile is empty",
                "use $",
                "name Sparring Kick",
                "pass",
                "pass",
                opp={"discard": []},
            ),
            part(
                "Her own effect discards it",
                "play Sparring Trade",
                you={"hand": ["$", "Sparring Trade"], "play": []},
            ),
            part(
                "It is discarded to the hand size",
                "$",
                you={"hand": ["$", "A"], "play": []},
                turn="you",
                phase="discard",
            ),
            part(
                "Bob's effect discards it",
                "opponent: play Stare Down",
                you={"hand": ["$"], "play": []},
                opp=hand("Stare Down"),
                **BOB,
            ),
        ],
        "MOV-U78": [
            part(
                "Two Setups; Bob draws one",
                "use $",
                "choose Near Setup",
                *NEXT_COMBAT,
                opp={
                    "hand": ["Far Setup", "Sparring Beam"],
                    "life_deck": ["A", "Far Setup", *"BCDEFGHI"],
                },
            ),
            part("None but itself", "use $", you={"play": ["$"]}, opp=hand("Far Setup")),
            part(
                "The end of her next turn",
                "use $",
                "choose Near Setup",
                CUT,
                "until turn ends",
                "opponent: No combat",
                "until turn ends",
                "No combat",
                "until turn ends",
                opp={"hand": ["Sparring Beam"], "life_deck": [*"ABCDEFGHI", "Far Setup", *"JKLM"]},
            ),
        ],
        "MOV-R104": [
            part(
                "Two copies",
                "play $",
                "name Sparring Kick",
                opp=hand("Sparring Kick", "Sparring Beam", "Sparring Kick"),
            ),
            part("It isn't there", "play $", "name Plain Card A"),
            part("Bob has no hand", "play $", "name Plain Card A", opp=hand()),
            ENDURANCE,
        ],
    }


PARTS = _drills_and_defenses() | _attacks() | _events_and_setups()
