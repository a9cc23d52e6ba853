"""What is played in the golden logs: Perfection, the Namekian cards."""

from __future__ import annotations

try:
    from .parts import (
        BOB,
        Part,
        hand,
        part,
    )
    from .script_words import (
        BALL,
        BEAM_ON,
        BLOCKED,
        ENDURES,
        FRIEND,
        HELPER,
        KICK_ON,
        NO_DEFENSE,
        OTHER_BALL,
        PLAN,
        SHIELDED,
    )
except ImportError:
    from parts import (  # type: ignore[no-redef]
        BOB,
        Part,
        hand,
        part,
    )
    from script_words import (  # type: ignore[no-redef]
        BALL,
        BEAM_ON,
        BLOCKED,
        ENDURES,
        FRIEND,
        HELPER,
        KICK_ON,
        NO_DEFENSE,
        OTHER_BALL,
        PLAN,
        SHIELDED,
    )

EARTH_BALL = "Earth Dragon Ball 1"


def _attacks() -> dict[str, list[Part | str]]:
    return {
        "PER-C27": [
            part(
                "A Styled and a non-Styled attack, once each",
                "play $",
                NO_DEFENSE,
                "opponent: pass",
                "play Plain Card A",
                NO_DEFENSE,
                "choose Lower your opponent's anger 1",
                "opponent: pass",
                "play Namekian Heel Kick",
                NO_DEFENSE,
                "choose Lower your opponent's anger 1",
                "opponent: pass",
                "play Plain Card B",
                NO_DEFENSE,
                you=hand("$", "A", "B", "Namekian Heel Kick"),
            ),
            part(
                "It is stopped; declined",
                "play $",
                BLOCKED,
                "opponent: pass",
                "play Plain Card A",
                NO_DEFENSE,
                "no",
            ),
        ],
        "PER-C29": [
            part(
                "From her Life Deck; one Saiyan",
                "play $",
                NO_DEFENSE,
                "None",
                you={"life_deck": ["A", HELPER, "Nappa - Space Traveler", "B"]},
            ),
            part(
                "From her pile; two Saiyans",
                "play $",
                NO_DEFENSE,
                "None",
                you={"discard": ["A", HELPER, "Turles - Fighter", "B"]},
                opp={"+play": ["Nappa - Space Traveler"]},
            ),
            part("None; it is stopped", "play $", SHIELDED),
        ],
        "PER-C30": [
            "default",
            part("Her level is lower", "play $", NO_DEFENSE, opp={"level": 2, "anger": 4}),
            part("It is stopped", "play $", SHIELDED, opp={"level": 2, "anger": 4}),
        ],
        "PER-C31": ["default", part("It is stopped", "play $", BLOCKED), ENDURES],
        "PER-C33": [
            part(
                "Two of three Allies",
                "play $",
                NO_DEFENSE,
                "choose Friend",
                "choose Helper",
                you={"+play": [HELPER]},
                opp={"stages": 10, "+play": [FRIEND, "Nappa - Space Traveler"]},
            ),
            part("One", "play $", NO_DEFENSE, you={"+play": [HELPER]}),
            part("It is stopped", "play $", BLOCKED, opp={"+play": [FRIEND]}),
        ],
        "PER-U87": [
            part(
                "The top card goes to the bottom; the bottom card of her pile",
                "play $",
                "yes",
                "yes",
                NO_DEFENSE,
                "choose The discard pile",
                "choose The bottom",
            ),
            part(
                "It stays; the bottom card of her Life Deck",
                "play $",
                "yes",
                "no",
                NO_DEFENSE,
                "choose The Life Deck",
                "choose The bottom",
            ),
            part("Declined", "play $", "no", NO_DEFENSE),
            part("It is stopped", "play $", "no", SHIELDED),
        ],
        "PER-U88": [
            part("It hits", "play $", NO_DEFENSE, "None"),
            part("An Energy Combat card stops it", "play $", SHIELDED),
            part(
                "A Mastery does not",
                "play $",
                "opponent: use Blue Protective Mastery",
                "opponent: yes",
                "None",
                opp={"mastery": "Blue Protective Mastery", "mp": "Krillin", "hand": ["A"]},
            ),
            part(
                "A floating effect does not",
                "play Plain Card A",
                "opponent: play Time is a Warrior's Tool",
                "opponent: pass",
                "play $",
                opp=hand("Time is a Warrior's Tool"),
            ),
        ],
        "PER-R124": [
            part(
                "Her Named cards are Styled",
                "play $",
                NO_DEFENSE,
                "opponent: pass",
                "play Namekian Resilience",
                "opponent: pass",
                "play Piccolo's Special Beam Cannon",
                NO_DEFENSE,
                you=hand("$", "Namekian Resilience", "Piccolo's Special Beam Cannon"),
            ),
            part("It is stopped", "play $", BLOCKED),
        ],
        "PER-R125": [
            part(
                "She Rejuvenates 1, then 1 more",
                "play $",
                NO_DEFENSE,
                "opponent: pass",
                "play Sparring Rest",
                you=hand("$", "Sparring Rest"),
            ),
            part(
                "It is stopped; Bob Rejuvenates",
                "play $",
                SHIELDED,
                "opponent: play Sparring Rest",
                "play Sparring Rest",
                you=hand("$", "Sparring Rest"),
                opp=hand("Sparring Shield", "Sparring Rest"),
            ),
        ],
        "PER-R126": [
            part(
                "Two Dragon Balls; Bob prevents 4",
                "opponent: play Blue Cover Up",
                "play $",
                NO_DEFENSE,
                you=hand("$", "A", BALL, OTHER_BALL),
                opp=hand("Blue Cover Up"),
                **BOB,
            ),
            part("None; nothing is prevented", "play $", NO_DEFENSE),
            part("It is stopped", "play $", BLOCKED),
        ],
    }


def _others() -> dict[str, list[Part | str]]:
    return {
        "PER-C25": [
            part(
                "It enters play",
                "play $",
                "choose Namek Dragon Ball 2",
                you={"hand": ["$", "A"], "play": [BALL, OTHER_BALL]},
                **PLAN,
            ),
            part(
                "The bottom card; a Dragon Ball",
                "use $",
                "choose Plain Card A",
                "choose The bottom",
                "yes",
                "choose Namek Dragon Ball 2",
                you=hand("A", BALL, OTHER_BALL),
            ),
            part("The top card; declined", "use $", "choose The top", "no", you=hand("A", BALL)),
            part("She has no Dragon Ball", "use $", you=hand("A")),
            part("She has no hand", "use $", you=hand()),
        ],
        "PER-C26": [
            part(
                "A Namek Dragon Ball; she shuffles",
                "use $",
                "yes",
                "opponent: pass",
                "play Plain Card A",
                NO_DEFENSE,
                you={"+play": [BALL]},
            ),
            part("Declined", "use $", "no", you={"+play": [BALL]}),
            part(
                "An Earth Dragon Ball",
                "use $",
                "choose Earth Dragon Ball 1",
                you={"+play": [BALL, EARTH_BALL]},
            ),
            part("None of her own", "not offered: Namekian Risk", opp={"+play": [BALL]}),
            part(
                "It is discarded from her hand",
                "play Sparring Trade",
                "choose $",
                you={"hand": ["$", "A", "Sparring Trade"], "play": []},
            ),
            part(
                "At the end of the turn it is discarded",
                "choose $",
                "until turn ends",
                you={"hand": ["$", "A", "B"], "play": []},
                phase="discard",
            ),
            ENDURES,
        ],
        "PER-C28": [
            part(
                "A non-Styled card",
                *KICK_ON,
                "yes",
                "choose Lower your opponent's anger 1",
                **BOB,
            ),
            part(
                "A Styled card", *KICK_ON, "yes", you={"life_deck": ["A", "Namekian Pound"]}, **BOB
            ),
            part("Declined", *KICK_ON, "no", **BOB),
        ],
        "PER-C32": [
            part(
                "Both use one",
                *BEAM_ON,
                "yes",
                "choose Namek Dragon Ball 2",
                "opponent: yes",
                "opponent: choose Namek Dragon Ball 1",
                you={"+play": [BALL]},
                opp={"+play": [OTHER_BALL]},
                **BOB,
            ),
            part("Bob does not", *BEAM_ON, "yes", "opponent: no", you={"+play": [BALL]}, **BOB),
            part("Declined", *BEAM_ON, "no", you={"+play": [BALL]}, **BOB),
            part("No Dragon Ball", *BEAM_ON, **BOB),
        ],
        "PER-U86": [
            part("Two Dragon Balls", "use $", you=hand("A", BALL, OTHER_BALL)),
            part("None", "use $"),
        ],
        "PER-U89": [
            part(
                "A Dragon Ball returns; a block only stops",
                "play Plain Card A",
                "yes",
                "choose Lower your opponent's anger 1",
                "yes",
                "choose Namek Dragon Ball 2",
                "opponent: play Namekian Backflip",
                you={"hand": ["$", "A"], "+play": [BALL, OTHER_BALL]},
                opp=hand("Namekian Backflip"),
            ),
            part(
                "No Dragon Ball returns",
                "play Plain Card A",
                "yes",
                "choose Capture a Dragon Ball",
                "yes",
                "no",
                "opponent: play Namekian Backflip",
                you={"hand": ["$", "A"], "+play": [BALL]},
                opp={"hand": ["Namekian Backflip"], "+play": [OTHER_BALL]},
            ),
            part("Not used", "play Plain Card A", "no", BLOCKED, you=hand("$", "A")),
            part(
                "An energy attack",
                "play Sparring Beam",
                NO_DEFENSE,
                you=hand("$", "Sparring Beam"),
            ),
            ENDURES,
        ],
        "PER-R127": [
            part(
                "Her Styled attacks; both piles",
                "play $",
                "opponent: pass",
                "play Namekian Pound",
                NO_DEFENSE,
                "opponent: pass",
                "play Plain Card A",
                NO_DEFENSE,
                you=hand("$", "Namekian Pound", "A"),
                opp={"discard": ["A", "Red Blocking Hand", "B"]},
            ),
            ENDURES,
        ],
    }


PARTS = _attacks() | _others()
