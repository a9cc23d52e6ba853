"""What is played in the golden logs: The Movie Collection, Saiyan cards."""

from __future__ import annotations

try:
    from .parts import ANN, BLAST, BOB, CUT, KICK, Part, hand, part
    from .script_words import BEAM_ON, FRIEND, KICK_ON, NEXT_COMBAT, NO_DEFENSE
except ImportError:
    from parts import ANN, BLAST, BOB, CUT, KICK, Part, hand, part  # type: ignore[no-redef]
    from script_words import (  # type: ignore[no-redef]
        BEAM_ON,
        FRIEND,
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
    tossed = {"+play": [{"card": "MOV-R138", "attached_to": "opponent mp"}]}
    two = {
        "+play": [
            {"card": "MOV-R136", "attached_to": "mp"},
            {"card": "MOV-R138", "attached_to": "opponent mp"},
        ]
    }
    return {
        "MOV-C52": [
            part("On level 1", "play $", NO_DEFENSE),
            part(
                "On level 3",
                "play $",
                "choose Far Setup #2",
                BLOCKED,
                you={"level": 3},
                opp={"+play": ["Far Setup"]},
            ),
            part("Bob has none", "play $", NO_DEFENSE, you={"level": 3}, opp={"play": []}),
        ],
        "MOV-C53": [
            part(
                "She has changed levels",
                "play Sparring Growth",
                "opponent: pass",
                "play $",
                NO_DEFENSE,
                "opponent: pass",
                "play Saiyan Clothesline",
                NO_DEFENSE,
                you={"hand": ["$", "Sparring Growth", "Saiyan Clothesline"]},
                opp={"level": 4, "hand": []},
            ),
            part(
                "She hasn't",
                "play $",
                NO_DEFENSE,
                "opponent: pass",
                "play Saiyan Clothesline",
                NO_DEFENSE,
                you={"hand": ["$", "Saiyan Clothesline"]},
                opp={"level": 4, "hand": []},
            ),
            part("It is stopped", "play $", BLOCKED),
        ],
        "MOV-C56": [
            part("No other copy", "play $", NO_DEFENSE),
            part(
                "One in each zone",
                "play $",
                NO_DEFENSE,
                you={"discard": ["A", "$"], "banished": ["$", "B"]},
            ),
            part("Bob's don't count", "play $", NO_DEFENSE, opp={"discard": ["$"]}),
            part("It is stopped", "play $", BLOCKED),
        ],
        "MOV-C58": [
            part("Lowered", "play $", NO_DEFENSE, "yes", you={"level": 2}),
            part("Declined", "play $", NO_DEFENSE, "no", you={"level": 2}),
            part("On level 1", "play $", NO_DEFENSE),
            part("It is stopped", "play $", SHIELDED, you={"level": 2}),
        ],
        "MOV-U98": [
            part(
                "From the Life Deck",
                "play $",
                NO_DEFENSE,
                "choose Saiyan Retaliation Drill",
                you={"discard": ["Near Drill", "Saiyan Hanging Out Drill"]},
            ),
            part(
                "From the discard pile",
                "play $",
                NO_DEFENSE,
                "choose Saiyan Hanging Out Drill",
                you={"discard": ["Near Drill", "Saiyan Hanging Out Drill"]},
            ),
            part(
                "One that she controls already",
                "play $",
                NO_DEFENSE,
                you={"+play": ["Saiyan Retaliation Drill"]},
            ),
            part("It is stopped", "play $", SHIELDED),
            ENDURANCE,
        ],
        "MOV-U99": [
            part(
                "Her next attack; Endurance; Bob's",
                "play $",
                NO_DEFENSE,
                *BLAST,
                "play Sparring Slam",
                NO_DEFENSE,
                "opponent: Banish it",
                you={"+hand": ["Sparring Slam"]},
                opp={"hand": ["Sparring Beam"], "life_deck": ["A", "Black Delay", *"BCDEFGHIJK"]},
            ),
            part("Its own, past zero", "play $", NO_DEFENSE, opp={"stages": 1}),
            part(
                "It is stopped; the combat after",
                "play $",
                BLOCKED,
                *NEXT_COMBAT,
                "play Sparring Slam",
                NO_DEFENSE,
                "None",
                you={"hand": ["$", "Sparring Slam"]},
            ),
        ],
        "MOV-U100": [
            part(
                "Bob gains none; she does",
                "play $",
                NO_DEFENSE,
                "opponent: use Far Setup",
                "use Near Setup",
                you={"stages": 3},
            ),
            part("It is stopped", "play $", BLOCKED, "opponent: use Far Setup", opp={"stages": 3}),
            part(
                "A new level sets them",
                "play $",
                NO_DEFENSE,
                "opponent: play Sparring Growth",
                opp=hand("Sparring Growth"),
            ),
            part(
                "The next turn",
                "play $",
                NO_DEFENSE,
                *NEXT_COMBAT[:-1],
                "opponent: use Far Setup",
                you={"hand": ["$"]},
                opp={"hand": ["A"]},
            ),
        ],
        "MOV-R125": [
            part(
                "One of two attached cards; a second use",
                "play $",
                "yes",
                "choose Tree of Might",
                NO_DEFENSE,
                "opponent: pass",
                "use $",
                "yes",
                NO_DEFENSE,
                "opponent: pass",
                you=two,
            ),
            part("Declined", "play $", "no", NO_DEFENSE, you=tossed),
            part("None is attached", "play $", NO_DEFENSE),
            part("It is stopped; it isn't used again", "play $", "yes", BLOCKED, CUT, you=tossed),
        ],
    }


def _defenses() -> dict[str, list[Part | str]]:
    pile = {"discard": ["A", "Black Delay", "B", "Saiyan Aerial Attack"]}
    return {
        "MOV-C55": [
            part("Two with Endurance", *KICK_ON, "choose Saiyan Aerial Attack", you=pile, **BOB),
            part("None", *KICK_ON, you={"discard": ["A"]}, **BOB),
        ],
        "MOV-C59": [
            part("Two with Endurance", *BEAM_ON, "choose Saiyan Aerial Attack", you=pile, **BOB),
            part("None", *BEAM_ON, you={"discard": ["A"]}, **BOB),
        ],
    }


def _others() -> dict[str, list[Part | str]]:
    deck = [
        "A",
        "Saiyan Headbutt",
        "Saiyan Charge",
        "Saiyan Swat",
        "Saiyan Headbutt",
        "Saiyan Freedom",
    ]
    waits: dict[str, list[str]] = {"hand": []}
    return {
        "MOV-C51": [
            part(
                "Bob's first attack, his second; hers",
                *BLAST,
                "play Sparring Beam",
                NO_DEFENSE,
                *KICK,
                you=hand("Sparring Beam"),
                opp=hand("Sparring Beam", "Sparring Kick"),
                **BOB,
            ),
            part(
                "A physical one costs 1, the second nothing",
                *KICK,
                "pass",
                *KICK,
                opp={"stages": 1, "hand": ["Sparring Kick", "Sparring Kick"]},
                **BOB,
            ),
            part(
                "At Stage 0",
                "not offered: Sparring Kick",
                opp={"stages": 0, "hand": ["Sparring Kick"]},
                **BOB,
            ),
        ],
        "MOV-C54": [
            part(
                "A physical attack, an energy attack, Bob's",
                "play $",
                *KICK,
                "play Plain Card A",
                NO_DEFENSE,
                "opponent: pass",
                "play Sparring Beam",
                NO_DEFENSE,
                "None",
                you=hand("$", "A", "Sparring Beam"),
                opp=hand("Sparring Kick"),
            ),
            part(
                "The combat after",
                "play $",
                *NEXT_COMBAT,
                "play Plain Card D",
                NO_DEFENSE,
            ),
        ],
        "MOV-U97": [
            part(
                "A Named Setup",
                "use $",
                "choose Turles' Fruit",
                you={
                    "mp": "Turles",
                    "life_deck": [
                        "A",
                        "Near Setup",
                        "Turles' Fruit",
                        "Turles' Energy Ring",
                        "Garlic Jr.'s Dead Zone",
                    ],
                },
            ),
            part("None", "use $", you={"life_deck": ["A", "Near Setup", "B"]}),
        ],
        "MOV-R123": [
            part(
                "Bob doesn't declare; two are banished",
                "until turn ends",
                "yes",
                "opponent: No combat",
                "yes",
                "choose Far Drill",
                "choose Near Setup",
                "until turn ends",
                you=waits,
                opp={"hand": []},
                turn="you",
                phase="discard",
            ),
            part(
                "One; none",
                "until turn ends",
                "yes",
                "opponent: No combat",
                "yes",
                "choose Far Setup",
                "Done",
                "until turn ends",
                you=waits,
                opp={"hand": []},
                turn="you",
                phase="discard",
            ),
            part(
                "Declined",
                "until turn ends",
                "yes",
                "opponent: No combat",
                "no",
                "until turn ends",
                you=waits,
                opp={"hand": []},
                turn="you",
                phase="discard",
            ),
            part(
                "Bob declares",
                "until turn ends",
                "yes",
                "opponent: declare combat",
                "until turn ends",
                you=waits,
                opp={"hand": []},
                turn="you",
                phase="discard",
            ),
            part(
                "Not used",
                "until turn ends",
                "no",
                "opponent: No combat",
                "until turn ends",
                you=waits,
                opp={"hand": []},
                turn="you",
                phase="discard",
            ),
        ],
        "MOV-R124": [
            part("Bob's MP and his Ally", "use $", opp={"+play": [FRIEND]}),
            part("Past zero", "use $", opp={"stages": 1}),
            part(
                "It is Rejuvenated; it enters play",
                "play Sparring Rest",
                "yes",
                you={"hand": ["Sparring Rest"], "discard": ["$", "A"], "play": []},
                **ANN,
            ),
            part(
                "Declined",
                "play Sparring Rest",
                "no",
                you={"hand": ["Sparring Rest"], "discard": ["$", "A"], "play": []},
                **ANN,
            ),
            part(
                "In the Rejuvenation Step",
                "Rejuvenate $",
                "yes",
                you={"hand": [], "discard": ["$", "A"], "play": []},
                opp={"hand": []},
                turn="you",
                phase="discard",
            ),
        ],
        "MOV-R126": [
            part(
                "Three different ones; Bob chooses",
                "play $",
                "choose Saiyan Headbutt",
                "choose Saiyan Swat",
                "opponent: choose Saiyan Charge",
                you={"life_deck": deck},
            ),
            part(
                "There are two",
                "play $",
                you={"life_deck": ["A", "Saiyan Headbutt", "Saiyan Swat", "Saiyan Headbutt", "B"]},
            ),
            part("There is none", "play $", you={"life_deck": [*"ABCD"]}),
        ],
    }


PARTS = _attacks() | _defenses() | _others()
