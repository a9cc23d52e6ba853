"""What is played in the golden logs: Evolution, the Orange and the Red cards."""

from __future__ import annotations

from typing import Any

try:
    from .parts import (
        BOB,
        CUT,
        KICK,
        Part,
        hand,
        part,
    )
    from .script_words import (
        BEAM_ON,
        ENDURES,
        FRIEND,
        HELPER,
        KICK_ON,
        NO_DEFENSE,
        PLAN,
    )
except ImportError:
    from parts import (  # type: ignore[no-redef]
        BOB,
        CUT,
        KICK,
        Part,
        hand,
        part,
    )
    from script_words import (  # type: ignore[no-redef]
        BEAM_ON,
        ENDURES,
        FRIEND,
        HELPER,
        KICK_ON,
        NO_DEFENSE,
        PLAN,
    )


def calm(*cards: str) -> dict[str, Any]:
    """These cards in hand; her MP does nothing when she attacks."""
    return {"mp": "Goku", "hand": list(cards)}


SHIELDED = "opponent: play Sparring Shield"
BLOCKED = "opponent: play Sparring Block"
RUTHLESS = "Red Ruthless Mastery"
BANISHES = {"mastery": RUTHLESS, "discard": ["$", *"KLM"]}
"""Her Mastery banishes the card from the top of her discard pile when entering combat."""
PLAYS = {**BANISHES, "hand": ["Red Blocking Hand"], "mp": "Goku"}
"""Her Mastery plays the attack on top of her discard pile."""
DECLARES = {"turn": "you", "phase": "declare"}
FRAIL = {"life_deck": ["Black Delay", *"ABCDEFGH"]}


def _orange_attacks() -> dict[str, list[Part | str]]:
    return {
        "EVO-C34": [
            part(
                "Her next successful energy attack",
                "play $",
                NO_DEFENSE,
                "opponent: pass",
                "play Sparring Beam",
                SHIELDED,
                "opponent: pass",
                "play Orange Palm Blasts",
                NO_DEFENSE,
                "opponent: pass",
                "play Sparring Burst",
                NO_DEFENSE,
                "opponent: Banish it",
                you={
                    "hand": ["$", "Sparring Beam", "Orange Palm Blasts", "Sparring Burst"],
                    "stages": 10,
                },
                opp={
                    "life_deck": [*"AB", "Black Delay", "C", "Black Delay", *"DEFGHIJKLMNO"],
                    "+play": ["Orange Hiding Drill"],
                },
            ),
            part(
                "A physical attack isn't meant; it is stopped",
                "play $",
                SHIELDED,
                "opponent: pass",
                "play Sparring Beam",
                NO_DEFENSE,
                "opponent: Banish it",
                "None",
                you=hand("$", "Sparring Beam"),
                opp=FRAIL,
            ),
        ],
        "EVO-C35": [
            part(
                "Two Drills; it is used twice",
                "play $",
                NO_DEFENSE,
                "opponent: pass",
                "use $",
                BLOCKED,
                "state",
            ),
            part("Three", "play $", BLOCKED, you={"+play": ["Orange Hiding Drill"]}),
        ],
        "EVO-C37": [
            part(
                "Neither side's modifiers count",
                "play $",
                NO_DEFENSE,
                you={"+play": ["Orange Joint Restraint Drill"]},
                opp={"+play": ["Blue Mental Drill"]},
            ),
            part("It is stopped", "play $", BLOCKED),
            ENDURES,
        ],
        "EVO-C38": [
            part(
                "Three Drills",
                "play $",
                NO_DEFENSE,
                opp={"anger": 4},
                you={"+play": ["Orange Hiding Drill"]},
            ),
            part("None; Bob has two", "play $", NO_DEFENSE, you={"play": ["Near Setup"]}),
            part("It is stopped", "play $", BLOCKED),
        ],
        "EVO-R113": [
            part(
                "Nothing is prevented; two Allies",
                "play $",
                NO_DEFENSE,
                "choose Friend",
                "choose Helper",
                "None",
                you={"+play": [HELPER]},
                opp={**FRAIL, "+play": [FRIEND, "Tenshinhan - Returned"]},
            ),
            part("One Ally", "play $", NO_DEFENSE, "None", opp={"+play": [FRIEND]}),
            part("It is stopped", "play $", SHIELDED, opp={"+play": [FRIEND]}),
        ],
        "EVO-R114": [
            part(
                "It advances her itself; an Event",
                "play $",
                NO_DEFENSE,
                "yes",
                "choose Orange Outburst",
                you={
                    "anger": 4,
                    "life_deck": [
                        *"CD",
                        "Orange Outburst",
                        "Sparring Rest",
                        "Orange Fracture",
                        "E",
                    ],
                },
            ),
            part(
                "Her next attack does; declined",
                "play $",
                SHIELDED,
                "opponent: pass",
                "play $",
                NO_DEFENSE,
                "no",
                you={"anger": 4, **hand("$", "$")},
            ),
            part(
                "An Event does",
                "play $",
                SHIELDED,
                "opponent: pass",
                "play Sparring Growth",
                you={"hand": ["$", "Sparring Growth"], "life_deck": [*"CD", "Orange Outburst"]},
            ),
        ],
    }


def _orange_others() -> dict[str, list[Part | str]]:
    learned = "Orange Joint Restraint Drill"
    return {
        "EVO-C27": [
            part(
                "A Drill returns and comes again",
                "use $",
                "choose Near Drill",
                CUT,
                "yes",
                "choose Near Drill",
                you={"hand": ["A", learned]},
            ),
            part("Declined", "use $", "choose Near Drill", "opponent: pass", "pass", "no"),
            part(
                "The combat after",
                "use $",
                CUT,
                "yes",
                "until turn ends",
                "opponent: declare combat",
                CUT,
                you={"hand": [learned]},
                opp=hand(),
            ),
            part("No Drill", "use $", CUT, "yes", you={"play": ["$"], "hand": [learned]}),
        ],
        "EVO-C28": [
            part(
                "A Styled attack; a Drill goes",
                "play Orange Palm Blasts",
                NO_DEFENSE,
                "None",
                "yes",
                "choose Near Drill",
                you=hand("Orange Palm Blasts"),
            ),
            part(
                "Declined",
                "play Orange Palm Blasts",
                NO_DEFENSE,
                "None",
                "no",
                you=hand("Orange Palm Blasts"),
            ),
            part(
                "It is stopped",
                "play Orange Palm Blasts",
                SHIELDED,
                you=hand("Orange Palm Blasts"),
            ),
            part(
                "A non-Styled one",
                "play Sparring Kick",
                NO_DEFENSE,
                you=hand("Sparring Kick"),
            ),
            part(
                "Bob's",
                "opponent: play Orange Palm Blasts",
                "no defense",
                opp=hand("Orange Palm Blasts"),
                **BOB,
            ),
        ],
        "EVO-C30": [
            part(
                "Power up; each attack, stopped or not",
                "declare combat",
                "play Sparring Kick",
                BLOCKED,
                "opponent: pass",
                "play Sparring Beam",
                NO_DEFENSE,
                "None",
                you={"stages": 3, "hand": ["Sparring Kick", "Sparring Beam"]},
                **PLAN,
            ),
            part("Bob's attack", *KICK, **BOB),
            part(
                "An empty pile",
                "play Sparring Kick",
                NO_DEFENSE,
                you=hand("Sparring Kick"),
                opp={"discard": []},
            ),
        ],
        "EVO-C31": [
            part(
                "Physical attacks only",
                *BEAM_ON,
                "play Sparring Slam",
                NO_DEFENSE,
                "None",
                "opponent: pass",
                "play Sparring Beam",
                NO_DEFENSE,
                "opponent: Banish it",
                "None",
                you=hand("$", "Sparring Slam", "Sparring Beam"),
                opp={"life_deck": ["Black Delay", *"ABCDE", "Black Delay", *"FGHIJKL"]},
                **BOB,
            ),
            part(
                "Bob's own",
                *BEAM_ON,
                "pass",
                "opponent: play Sparring Slam",
                "you: no defense",
                "you: Banish it",
                you=FRAIL,
                opp=hand("Sparring Beam", "Sparring Slam"),
                **BOB,
            ),
        ],
        "EVO-C32": [
            part(
                "She advances later; a Drill",
                *KICK_ON,
                "play Sparring Growth",
                "yes",
                "choose Near Drill",
                you={
                    "hand": ["$", "Sparring Growth"],
                    "play": [],
                    "discard": ["Near Drill", "Near Other Drill"],
                },
                **BOB,
            ),
            part(
                "She is lowered; declined, and again",
                *KICK_ON,
                "pass",
                "opponent: play Sparring Retreat",
                "no",
                "play Sparring Growth",
                you={"level": 2, **hand("$", "Sparring Growth")},
                opp=hand("Sparring Kick", "Sparring Retreat"),
                **BOB,
            ),
            part(
                "Bob advances",
                *KICK_ON,
                "pass",
                "opponent: play Sparring Growth",
                opp=hand("Sparring Kick", "Sparring Growth"),
                **BOB,
            ),
            ENDURES,
        ],
        "EVO-C33": [
            part(
                "Bob's Event stops nothing; his other Event is played",
                "play $",
                "opponent: play Sparring Shout",
                "play Sparring Kick",
                "not offered: Enhanced Reflexes",
                you=hand("$", "Sparring Kick"),
                opp=hand("Sparring Shout", "Enhanced Reflexes", "Sparring Block"),
            ),
            part(
                "Her own",
                "play $",
                "opponent: play Sparring Kick",
                "you: play Enhanced Reflexes",
                you=hand("$", "Enhanced Reflexes"),
            ),
            part(
                "The combat after",
                "play $",
                CUT,
                "until turn ends",
                "opponent: declare combat",
                "opponent: pass",
                "play Sparring Kick",
                "opponent: play Enhanced Reflexes",
                you={"hand": ["$"], "life_deck": ["Sparring Kick"] * 3},
                opp={"life_deck": ["Enhanced Reflexes", *"ABCDEFG"]},
            ),
            ENDURES,
        ],
        "EVO-C36": [
            part(
                "Two Drills; a Setup and an Ally",
                "play $",
                "choose Near Drill",
                "choose Near Other Drill",
                "choose Far Setup",
                "choose Friend",
                you={"+play": [HELPER]},
                opp={"+play": [FRIEND]},
            ),
            part(
                "Two Drills; one is destroyed",
                "play $",
                "choose Near Drill",
                "choose Near Other Drill",
                "choose Far Setup",
                "done",
            ),
            part("None", "play $", "done", you={"+play": [HELPER]}),
        ],
        "EVO-U75": [
            part(
                "Two of Bob's go",
                "play Orange Truck Lift",
                NO_DEFENSE,
                "yes",
                "choose Far Drill",
                "choose Far Other Drill",
                "choose Orange Hiding Drill",
                you={
                    "hand": ["Orange Truck Lift"],
                    "discard": [*"KL"],
                    "life_deck": [*"CD", learned, "Orange Hiding Drill", "Near Drill", "E"],
                },
            ),
            part(
                "One Drill in play; none is found",
                "play Orange Truck Lift",
                NO_DEFENSE,
                "yes",
                you={"hand": ["Orange Truck Lift"], "play": ["$"], "life_deck": [*"CDE"]},
                opp={"play": ["Far Drill"]},
            ),
            part(
                "Declined",
                "play Orange Truck Lift",
                NO_DEFENSE,
                "no",
                you=hand("Orange Truck Lift"),
            ),
            part("It is stopped", "play Orange Truck Lift", BLOCKED, you=hand("Orange Truck Lift")),
            part(
                "Other attacks",
                "play Sparring Kick",
                NO_DEFENSE,
                "opponent: pass",
                "play Orange Palm Blasts",
                NO_DEFENSE,
                "None",
                you=hand("Sparring Kick", "Orange Palm Blasts"),
            ),
        ],
        "EVO-R111": [
            part(
                "Bob's modifiers, her own",
                "play Orange Truck Lift",
                NO_DEFENSE,
                "opponent: pass",
                "play Sparring Beam",
                NO_DEFENSE,
                you={"hand": ["Orange Truck Lift", "Sparring Beam"], "+play": [learned]},
                opp={"+play": ["Namek Dragon Ball 6", "Orange Hiding Drill"]},
            ),
            part(
                "An Event stops nothing, a Combat card does",
                "play Sparring Kick",
                "opponent: play Enhanced Reflexes",
                "opponent: pass",
                "play Plain Card A",
                BLOCKED,
                you=hand("Sparring Kick", "A"),
                opp=hand("Enhanced Reflexes", "Sparring Block"),
            ),
            part(
                "Nor of Bob's",
                "opponent: play Sparring Kick",
                "you: play Enhanced Reflexes",
                "pass",
                "opponent: play Sparring Slam",
                "you: play Orange Cover Up",
                you=hand("Enhanced Reflexes", "Orange Cover Up"),
                opp={"hand": ["Sparring Kick", "Sparring Slam"], "+play": ["Orange Hiding Drill"]},
                **BOB,
            ),
        ],
    }


def _red_attacks() -> dict[str, list[Part | str]]:
    return {
        "EVO-C40": [
            part("Her anger is 3 then", "play $", NO_DEFENSE),
            part("She advances; it is 0", "play $", NO_DEFENSE, you={"anger": 4}),
            part("It is stopped", "play $", BLOCKED, you={"anger": 0}),
            ENDURES,
        ],
        "EVO-C42": [
            part(
                "Bob's shield lowers nothing, another card does",
                "play $",
                "opponent: play Blue Fist Catch",
                "opponent: play Sparring Insult",
                "play Sparring Kick",
                "opponent: play Blue Fist Catch",
                you=calm("$", "Sparring Kick"),
                opp=hand("Blue Fist Catch", "Sparring Insult", "Blue Fist Catch"),
            ),
            part(
                "Her effect banishes it from the top",
                "declare combat",
                "yes",
                "yes",
                you=BANISHES,
                **DECLARES,
            ),
            part("Declined", "declare combat", "yes", "no", you=BANISHES, **DECLARES),
            part(
                "Not from the top",
                "play Red Smash",
                "choose $",
                "done",
                NO_DEFENSE,
                "done",
                you={"hand": ["Red Smash"], "discard": ["K", "$", *"LM"]},
            ),
            part(
                "Bob's effect banishes it",
                "opponent: use Black Devious Mastery",
                you={"discard": ["$"]},
                opp={"mastery": "Black Devious Mastery"},
                **BOB,
            ),
        ],
        "EVO-C43": [
            part(
                "It hits",
                "play $",
                "choose Red Frenzied Blasts",
                "choose Plain Card L",
                "choose Plain Card K",
                "choose Red Tactical Drill",
                NO_DEFENSE,
                you={"mp": "Goku"},
            ),
            part(
                "Two cards; it is stopped",
                "play $",
                "choose Plain Card L",
                BLOCKED,
                you={"mp": "Goku", "discard": ["K", "L"]},
            ),
            ENDURES,
        ],
        "EVO-C44": [
            part(
                "From the Life Deck",
                "play $",
                "choose Red Lifting Kick",
                NO_DEFENSE,
                you={
                    "life_deck": [*"CD", "Red Lifting Kick", "Red Blocking Hand", *"EF"],
                    "banished": ["Red Frenzied Blasts", "A"],
                },
            ),
            part(
                "From the Banished Zone",
                "play $",
                "choose Red Frenzied Blasts",
                SHIELDED,
                you={
                    "life_deck": [*"CD", "Red Lifting Kick", *"EF"],
                    "banished": ["Red Frenzied Blasts", "A"],
                },
            ),
            part("None to find", "play $", NO_DEFENSE, you={"life_deck": [*"CDE"]}),
        ],
        "EVO-C45": [
            part(
                "Two of three, and more",
                "play $",
                "choose Plain Card K",
                "choose Red Tactical Drill",
                "done",
                NO_DEFENSE,
                "choose Near Setup",
                "choose Red Blocking Hand",
                "done",
            ),
            part("None; it is stopped", "play $", "done", BLOCKED),
            part("An empty pile", "play $", NO_DEFENSE, you={"discard": []}),
        ],
        "EVO-U77": [
            part(
                "No Ally enters play",
                "play $",
                "choose Friend",
                NO_DEFENSE,
                "None",
                "opponent: play Saiyan Overhead Kick",
                "no defense",
                "state",
                you={"+play": [HELPER], "mp": "Goku"},
                opp={"+play": [FRIEND], **hand("Saiyan Overhead Kick"), "discard": ["EVO-U93"]},
            ),
            part("No Ally; it is stopped", "play $", SHIELDED),
            part(
                "It is played from the pile",
                f"use {RUTHLESS}",
                "yes",
                SHIELDED,
                you=PLAYS,
            ),
        ],
        "EVO-U78": [
            part(
                "It hits",
                "play $",
                NO_DEFENSE,
                "choose Red Frenzied Blasts",
            ),
            part("No attack there", "play $", NO_DEFENSE, you={"discard": ["Near Drill"]}),
            part("It is stopped", "play $", BLOCKED),
            part(
                "Her effect banishes it from the top",
                "declare combat",
                "yes",
                you=BANISHES,
                **DECLARES,
            ),
            part(
                "Bob's effect does",
                "opponent: use Black Devious Mastery",
                you={"discard": ["$"]},
                opp={"mastery": "Black Devious Mastery"},
                **BOB,
            ),
            ENDURES,
        ],
        "EVO-U79": [
            part(
                "A life card for a Setup",
                "play $",
                NO_DEFENSE,
                "yes",
                "choose Far Setup",
            ),
            part("Declined", "play $", NO_DEFENSE, "no"),
            part("It is stopped", "play $", BLOCKED),
            part(
                "From the pile; a Drill",
                f"use {RUTHLESS}",
                "yes",
                "yes",
                "choose Far Drill",
                BLOCKED,
                you=PLAYS,
            ),
            part(
                "From the pile; declined",
                f"use {RUTHLESS}",
                "yes",
                "no",
                BLOCKED,
                you=PLAYS,
            ),
        ],
        "EVO-R117": [
            part(
                "An attack is banished and played",
                "play $",
                NO_DEFENSE,
                "opponent: pass",
                "play Sparring Kick",
                NO_DEFENSE,
                "state",
                you={"life_deck": ["Sparring Kick", *"CDE"]},
            ),
            part(
                "A defense",
                "play $",
                NO_DEFENSE,
                "opponent: play Sparring Kick",
                "you: play Red Blocking Hand",
                you={"life_deck": ["Red Blocking Hand", *"CDE"]},
            ),
            part(
                "Not played; the combat after",
                "play $",
                NO_DEFENSE,
                CUT,
                "opponent: declare combat",
                "opponent: pass",
                "state",
                you={"hand": ["$"], "mp": "Goku", "life_deck": ["Sparring Kick", *"CDEFGH"]},
                opp=hand(),
            ),
            part("It is stopped", "play $", SHIELDED),
        ],
        "EVO-R118": [
            part(
                "A Styled card for the attack on top",
                "play $",
                "yes",
                NO_DEFENSE,
                you={"+hand": ["Red Blocking Hand"], "discard": ["Red Frenzied Blasts", *"KL"]},
            ),
            part(
                "Declined; it is stopped",
                "play $",
                "no",
                SHIELDED,
                you={
                    "mp": "Goku",
                    "+hand": ["Red Blocking Hand"],
                    "discard": ["Red Frenzied Blasts", *"KL"],
                },
            ),
            part(
                "A non-Styled attack on top",
                "play $",
                NO_DEFENSE,
                you={"+hand": ["Red Blocking Hand"], "discard": [*"KL"]},
            ),
            part(
                "A Styled defense on top",
                "play $",
                NO_DEFENSE,
                you={"+hand": ["Red Blocking Hand"], "discard": ["Red Blocking Hand", *"KL"]},
            ),
            part(
                "No Styled card in hand",
                "play $",
                NO_DEFENSE,
                you={"discard": ["Red Frenzied Blasts", *"KL"]},
            ),
        ],
    }


def _red_others() -> dict[str, list[Part | str]]:
    return {
        "EVO-C39": [
            part(
                "It enters play; a Setup",
                "play $",
                "yes",
                "choose Far Setup",
                you={"hand": ["$"], "play": ["Near Drill"]},
                **PLAN,
            ),
            part("Declined", "play $", "no", you={"hand": ["$"], "play": []}, **PLAN),
            part("Her anger is 1", "play $", you={"hand": ["$"], "play": [], "anger": 1}, **PLAN),
            part(
                "After a critical damage effect; once a turn",
                "play Sparring Theft",
                "Lower",
                "yes",
                "choose Far Drill",
                "opponent: pass",
                "play Sparring Theft",
                "Lower",
                you=hand("Sparring Theft", "Sparring Theft"),
            ),
            part("Not used", "play Sparring Theft", "Lower", "no", you=hand("Sparring Theft")),
            part(
                "Bob uses one",
                "opponent: play Sparring Theft",
                "opponent: Lower",
                opp=hand("Sparring Theft"),
                **BOB,
            ),
        ],
        "EVO-C41": [
            part("On top of the Life Deck", *KICK_ON, "Life Deck", **BOB),
            part(
                "On top of the discard pile",
                *KICK_ON,
                "choose Red Frenzied Blasts",
                "discard pile",
                you={
                    "discard": ["K", "Red Blocking Hand", "Red Frenzied Blasts", "Red Lifting Kick"]
                },
                **BOB,
            ),
            part("None there", *KICK_ON, you={"discard": ["K", "Red Blocking Hand"]}, **BOB),
        ],
        "EVO-C46": ["default", ENDURES],
        "EVO-U76": [
            part(
                "Bob is advanced",
                "use $",
                "Advance",
                you={"level": 2},
            ),
            part("He is lowered", "use $", "Lower", you={"level": 2}, opp={"level": 2}),
            part("She is on level 1", "not offered: Red Premonition"),
            part(
                "It is revealed; an Event",
                "opponent: use Android 20",
                "you: yes",
                "choose Red Analysis",
                you={
                    "hand": ["$", "A"],
                    "play": [],
                    "life_deck": [*"CD", "Red Analysis", "Red Antidote", "Sparring Rest"],
                },
                opp={"mp": ["EVO-U89", "EVO-U90", "EVO-U91", "EVO-U92"]},
                **BOB,
            ),
            part(
                "Declined",
                "opponent: use Android 20",
                "you: no",
                you={"hand": ["$", "A"], "play": []},
                opp={"mp": ["EVO-U89", "EVO-U90", "EVO-U91", "EVO-U92"]},
                **BOB,
            ),
        ],
        "EVO-R115": [
            part(
                "A Styled attack",
                "play $",
                "Lower",
                you={"life_deck": [*"CD", "Red Lifting Kick"]},
            ),
            part("A Styled defense", "play $", you={"life_deck": [*"CD", "Red Blocking Hand"]}),
            part("A non-Styled attack", "play $", "Lower", you={"life_deck": [*"CDE"]}),
            part("A Drill", "play $", you={"life_deck": [*"CD", "Near Drill"]}),
        ],
    }


PARTS = _orange_attacks() | _orange_others() | _red_attacks() | _red_others()
