"""What is played in the golden logs: Evolution, the Red cards."""

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
        BLOCKED,
        ENDURES,
        FRIEND,
        HELPER,
        KICK_ON,
        NO_DEFENSE,
        PLAN,
        RUTHLESS,
        SHIELDED,
        calm,
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
        BLOCKED,
        ENDURES,
        FRIEND,
        HELPER,
        KICK_ON,
        NO_DEFENSE,
        PLAN,
        RUTHLESS,
        SHIELDED,
        calm,
    )


BANISHES = {"mastery": RUTHLESS, "discard": ["$", *"KLM"]}
"""Her Mastery banishes the card from the top of her discard pile when entering combat."""
PLAYS = {**BANISHES, "hand": ["Red Blocking Hand"], "mp": "Goku"}
"""Her Mastery plays the attack on top of her discard pile."""
DECLARES = {"turn": "you", "phase": "declare"}
FRAIL = {"life_deck": ["Black Delay", *"ABCDEFGH"]}


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


PARTS = _red_attacks() | _red_others()
