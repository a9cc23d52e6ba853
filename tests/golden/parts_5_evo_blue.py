"""What is played in the golden logs: Evolution, the Blue cards."""

from __future__ import annotations

try:
    from .parts import (
        BOB,
        CUT,
        Part,
        hand,
        part,
    )
    from .script_words import (
        BEAM_ON,
        BLOCKED,
        BOB_DECLARES,
        DECLARE,
        ENDURES,
        FRIEND,
        HELPER,
        KICK_ON,
        NO_DEFENSE,
        SHIELDED,
    )
except ImportError:
    from parts import (  # type: ignore[no-redef]
        BOB,
        CUT,
        Part,
        hand,
        part,
    )
    from script_words import (  # type: ignore[no-redef]
        BEAM_ON,
        BLOCKED,
        BOB_DECLARES,
        DECLARE,
        ENDURES,
        FRIEND,
        HELPER,
        KICK_ON,
        NO_DEFENSE,
        SHIELDED,
    )

HIT_ON = ("opponent: play Android Superiority", "you: play $")
HELPED = {"+play": [HELPER]}
SUPERIOR = hand("Android Superiority")
THIRD = "Tenshinhan - Returned"


def _blue_attacks() -> dict[str, list[Part | str]]:
    return {
        "EVO-C12": [
            part("Both rise", "play $", "yes", NO_DEFENSE),
            part("Declined", "play $", "no", SHIELDED),
            part("Both advance", "play $", "yes", NO_DEFENSE, you={"anger": 3}, opp={"anger": 4}),
            ENDURES,
        ],
        "EVO-C13": [
            part(
                "Bob advances; it is used twice",
                "play $",
                NO_DEFENSE,
                "opponent: pass",
                "use $",
                SHIELDED,
                "state",
                opp={"anger": 4, "mastery": "Sparring Mastery"},
                you={"mastery": "Sparring Mastery"},
            ),
            part("He doesn't", "play $", SHIELDED),
        ],
        "EVO-C17": [
            part("It hits", "play $", NO_DEFENSE),
            part("It is stopped; Bob's anger was 1", "play $", BLOCKED, opp={"anger": 1}),
            ENDURES,
        ],
        "EVO-U69": [
            part(
                "What Bob's MP and her own lose is doubled",
                "play $",
                NO_DEFENSE,
                "opponent: pass",
                "play Saiyan Smack",
                NO_DEFENSE,
                CUT,
                "until turn ends",
                "opponent: declare combat",
                "opponent: pass",
                "play Saiyan Smack",
                NO_DEFENSE,
                you={
                    "hand": ["$", "Saiyan Smack"],
                    "+play": [HELPER],
                    "life_deck": ["A", "Saiyan Smack", *"BCDEFGH"],
                },
                opp={"stages": 10},
            ),
            part(
                "Bob's effects are not",
                "play $",
                NO_DEFENSE,
                "opponent: play Saiyan Smack",
                "no defense",
                you={"+play": [HELPER]},
                opp=hand("Saiyan Smack"),
            ),
            part("Bob's anger is 4", "play $", NO_DEFENSE, opp={"anger": 4}),
            part("It is 0; stopped", "play $", BLOCKED, opp={"anger": 0}),
        ],
        "EVO-U70": [
            part(
                "Two Allies go",
                "play $",
                "choose Helper",
                "choose Tenshinhan",
                NO_DEFENSE,
                you={"+play": [HELPER, THIRD]},
            ),
            part(
                "One of two",
                "play $",
                "choose Helper",
                "done",
                NO_DEFENSE,
                you={"+play": [HELPER, THIRD]},
            ),
            part("Declined", "play $", "no", SHIELDED, you={"+play": [HELPER]}),
            part("No Ally", "play $", NO_DEFENSE, opp={"+play": [FRIEND]}),
        ],
    }


def _blue_others() -> dict[str, list[Part | str]]:
    return {
        "EVO-C11": [
            part(
                "An attack with a HIT effect; an Ally is banished",
                *HIT_ON,
                "yes",
                NO_DEFENSE,
                you={"+play": [HELPER], "discard": ["A", "Blue Arm Blast"]},
                opp={**hand("Android Superiority"), "discard": ["B", "Blue Knee"]},
                **BOB,
            ),
            part("Declined", *HIT_ON, "no", "pass", you=HELPED, opp=SUPERIOR, **BOB),
            part("No Ally", *HIT_ON, "pass", opp=SUPERIOR, **BOB),
            part("An attack without", *KICK_ON, "pass", you=HELPED, **BOB),
        ],
        "EVO-C14": [
            part(
                "An Ally for another",
                *BEAM_ON,
                "yes",
                "choose Tenshinhan",
                you={"+play": [HELPER], "discard": [THIRD], "life_deck": [*"CD", "Bulma"]},
                **BOB,
            ),
            part(
                "From the Life Deck",
                *BEAM_ON,
                "yes",
                "choose Bulma",
                you={
                    "+play": [HELPER],
                    "discard": [THIRD],
                    "life_deck": [*"CD", "Bulma", "Burter"],
                },
                **BOB,
            ),
            part("Declined", *BEAM_ON, "no", you={"+play": [HELPER], "discard": [THIRD]}, **BOB),
            part("No Ally in play", *BEAM_ON, you={"discard": [THIRD]}, **BOB),
        ],
        "EVO-C16": [
            part(
                "Damage is prevented; Styled attacks of both",
                "opponent: play Sparring Beam",
                "you: play $",
                "play Blue Arm Blast",
                NO_DEFENSE,
                "opponent: play Red Lifting Kick",
                "no defense",
                "play Plain Card A",
                NO_DEFENSE,
                you=hand("$", "Blue Arm Blast", "A"),
                opp=hand("Sparring Beam", "Red Lifting Kick"),
                **BOB,
            ),
            part("A physical attack", *KICK_ON, **BOB),
            part(
                "The combat after",
                *KICK_ON,
                CUT,
                "until turn ends",
                "declare combat",
                "play Blue Arm Blast",
                NO_DEFENSE,
                you={"hand": ["$"], "life_deck": ["Blue Arm Blast", *"BCDEFG"]},
                **BOB,
            ),
        ],
        "EVO-U67": [
            part(
                "A Mastery stops nothing; her attacks",
                "declare combat",
                "yes",
                "play Blue Arm Blast",
                "opponent: use Blue Protective Mastery",
                "opponent: pass",
                "play Sparring Kick",
                NO_DEFENSE,
                you=hand("Blue Arm Blast", "Sparring Kick"),
                opp={"mastery": "Blue Protective Mastery", "mp": "Krillin"},
                **DECLARE,
            ),
            part(
                "Bob declares; hers doesn't either",
                "opponent: declare combat",
                "yes",
                "opponent: play Sparring Kick",
                "you: use Blue Protective Mastery",
                "pass",
                "opponent: play Sparring Slam",
                "you: play Blue Fist Catch",
                you=hand("Sparring Beam", "Blue Fist Catch"),
                opp=hand("Sparring Kick", "Sparring Slam"),
                **BOB_DECLARES,
            ),
            part(
                "Declined",
                "opponent: declare combat",
                "no",
                "opponent: play Sparring Kick",
                "you: use Blue Protective Mastery",
                you=hand("Sparring Beam"),
                **BOB_DECLARES,
            ),
        ],
        "EVO-U68": [
            part(
                "A Setup for another; once a turn",
                "use $",
                "choose Blue Hush",
                "choose Blue Cleanse",
                "opponent: pass",
                "not offered: Blue Awakening Drill",
                you={
                    "+play": ["Blue Hush", "Blue Kiss"],
                    "discard": ["Blue Cleanse", "Near Setup", "Blue Hush"],
                },
            ),
            part(
                "No Styled Setup in play",
                "not offered: Blue Awakening Drill",
                you={"discard": ["Blue Cleanse"]},
            ),
            part(
                "None in the pile", "use $", you={"+play": ["Blue Hush"], "discard": ["Near Setup"]}
            ),
        ],
        "EVO-R103": [
            part(
                "Her Ally attacks next",
                "use $",
                "choose Helper",
                "opponent: pass",
                "play Sparring Beam with Helper",
                NO_DEFENSE,
                "opponent: pass",
                "not offered: Helper - Near",
                you={"+play": [HELPER, THIRD], "hand": ["Sparring Beam"]},
                opp={"life_deck": ["Black Delay", *"ABCDEFGH"]},
            ),
            part(
                "By its Power",
                "use $",
                "choose Tenshinhan",
                "opponent: pass",
                "use Tenshinhan",
                SHIELDED,
                you={"+play": [HELPER, THIRD]},
            ),
            part(
                "The MP attacks next instead",
                "use $",
                "choose Helper",
                "opponent: pass",
                "play Sparring Beam",
                NO_DEFENSE,
                "opponent: Banish it",
                "None",
                you={"+play": [HELPER, THIRD], "hand": ["Sparring Beam"]},
                opp={"life_deck": ["Black Delay", *"ABCDEFGH"]},
            ),
            part("No Ally", "use $", opp={"+play": [FRIEND]}),
        ],
        "EVO-R104": [
            part(
                "Stages instead of rising anger",
                "play Blue Eye Lasers",
                "yes",
                SHIELDED,
                you=hand("Blue Eye Lasers"),
            ),
            part(
                "Instead of falling anger, past zero",
                "play Blue Vehicle Destruction",
                "yes",
                BLOCKED,
                you=hand("Blue Vehicle Destruction"),
                opp={"stages": 1},
            ),
            part(
                "Declined",
                "play Blue Vehicle Destruction",
                "no",
                BLOCKED,
                you=hand("Blue Vehicle Destruction"),
            ),
            part(
                "Her own anger; Bob's effect",
                "play Sparring Shout",
                "opponent: play Sparring Insult",
                "pass",
                "opponent: play Sparring Shout",
                you=hand("Sparring Shout"),
                opp=hand("Sparring Insult", "Sparring Shout"),
            ),
        ],
        "EVO-R107": [
            part(
                "All return; another is played",
                "play $",
                "choose Tenshinhan",
                you={
                    "+play": [{"card": HELPER, "stages": 7}],
                    "life_deck": [*"CD", THIRD, "PRE-C10"],
                },
                opp={"+play": [FRIEND]},
            ),
            part("Only Bob has one; none is found", "play $", opp={"+play": [FRIEND]}),
            part("No Ally in play", "not offered: Blue Wash", you={"life_deck": [*"CD", THIRD]}),
            ENDURES,
        ],
    }


PARTS = _blue_attacks() | _blue_others()
