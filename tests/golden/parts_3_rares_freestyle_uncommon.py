"""What is played in the golden logs: the later uncommons and the rares, the first Freestyle cards."""

from __future__ import annotations

try:
    from .parts import BOB, KICK, Part, hand, part
    from .script_words import (
        BALL,
        BOB_DECLARES,
        DECLARE,
        FRIEND,
        HELPER,
        HIGH,
        NO_DEFENSE,
        OTHER_BALL,
    )
except ImportError:
    from parts import BOB, KICK, Part, hand, part  # type: ignore[no-redef]
    from script_words import (  # type: ignore[no-redef]
        BALL,
        BOB_DECLARES,
        DECLARE,
        FRIEND,
        HELPER,
        HIGH,
        NO_DEFENSE,
        OTHER_BALL,
    )


def _freestyle() -> dict[str, list[Part | str]]:
    sphere_bob = {"hand": ["Heroic Energy Sphere"]}
    return {
        "PRE-U107": [
            part(
                "Three cards in hand then",
                "declare combat",
                "yes",
                "choose Plain Card K",
                you=hand("Plain Card A", "Plain Card B"),
                **DECLARE,
            ),
            part(
                "Four",
                "declare combat",
                "yes",
                "choose Plain Card K",
                "choose Plain Card B",
                you=hand("Plain Card A", "Plain Card B", "Plain Card C"),
                **DECLARE,
            ),
            part("Declined", "declare combat", "no", **DECLARE),
            part(
                "Bob declares; before she draws",
                "opponent: declare combat",
                "yes",
                "choose Plain Card K",
                **BOB_DECLARES,
            ),
            part(
                "No pile",
                "declare combat",
                "yes",
                you={"discard": [], "hand": list("ABCD")},
                **DECLARE,
            ),
        ],
        "PRE-U108": [
            part("It is done", "play $", "choose Plain Card B"),
            part("An empty hand", "play $", you=hand("$")),
            part(
                "An Ally of Bob gains",
                "play $",
                "opponent: choose Friend",
                opp={"+play": [{"card": FRIEND, "stages": 2}], "stages": 3},
            ),
        ],
        "PRE-U109": [
            part("It hits", "play $", NO_DEFENSE),
            part("It is stopped", "play $", "opponent: play Sparring Shield"),
            part("Two cards left", "play $", you={"life_deck": list("AB")}),
            part(
                "One card left",
                "not offered: Blinding Energy Move",
                you={"life_deck": ["Plain Card A"]},
            ),
        ],
        "PRE-U110": [
            part(
                "Three cards",
                "play $",
                "choose Plain Card T",
                "choose Plain Card M",
                "choose Plain Card P",
                NO_DEFENSE,
            ),
            part(
                "Two cards; one anger",
                "play $",
                "opponent: play Sparring Block",
                opp={"discard": list("AB"), "anger": 1},
            ),
            part("The MP advances", "play $", NO_DEFENSE, you={"anger": 4}),
        ],
        "PRE-U111": [
            part("Four and none", "play $", NO_DEFENSE, you={"anger": 4}, opp={"anger": 0}),
            part(
                "It is stopped",
                "play $",
                "opponent: play Sparring Block",
                you={"anger": 0},
                opp={"anger": 3},
            ),
        ],
        "PRE-U112": [
            part("It hits", "play $", NO_DEFENSE),
            part("The MP advances", "play $", "opponent: play Sparring Shield", you={"anger": 3}),
        ],
        "PRE-U113": [
            part(
                "From the Life Deck",
                "play $",
                "choose Helper",
                NO_DEFENSE,
                you={"+life_deck": [HELPER], "+discard": ["Yamcha - Action Ready"]},
            ),
            part(
                "From the pile",
                "play $",
                "choose Yamcha",
                "opponent: play Sparring Shield",
                you={"+life_deck": [HELPER], "+discard": ["Yamcha - Action Ready"]},
            ),
            part("None", "play $", NO_DEFENSE),
        ],
        "PRE-U114": [
            part("Ann declares", "declare combat", "yes", "yes", "choose Plain Card A", **DECLARE),
            part("The Power is declined", "declare combat", "no", **DECLARE),
            part("The discard is declined", "declare combat", "yes", "no", **DECLARE),
            part(
                "Bob declares",
                "opponent: declare combat",
                "yes",
                "yes",
                "choose Plain Card A",
                **BOB_DECLARES,
            ),
            part("An empty hand", "declare combat", you=hand(), **DECLARE),
            part(
                "An empty pile",
                "declare combat",
                "yes",
                "yes",
                "choose Plain Card A",
                you={"discard": []},
                **DECLARE,
            ),
        ],
        "PRE-U115": [
            part("It hits", "play $", NO_DEFENSE),
            part(
                "Ann's effect: lower Bob's",
                "play Sparring Trade",
                "$",
                "yes",
                "Your opponent",
                "Lower",
                you={"+hand": ["Sparring Trade"]},
            ),
            part(
                "Ann's effect: raise hers",
                "play Sparring Trade",
                "$",
                "yes",
                "You",
                "Raise",
                you={"+hand": ["Sparring Trade"]},
            ),
            part("Declined", "play Sparring Trade", "$", "no", you={"+hand": ["Sparring Trade"]}),
            part(
                "Bob's effect",
                "pass",
                "opponent: play Stare Down",
                "opponent: choose $",
                "you: yes",
                opp=hand("Stare Down"),
            ),
            part("The hand size", "discard $", you={}, phase="discard", turn="you"),
            part(
                "As damage",
                *KICK,
                you={"stages": 0, "life_deck": ["$", *"ABCDEFGHI"], "hand": []},
                **BOB,
            ),
        ],
        "PRE-U116": [
            part("No level", "play $", "opponent: play Sparring Block"),
            part("A level", "play $", "opponent: play Sparring Block", you={"anger": 3}),
            part(
                "An Ally performs it",
                "play $ with Helper",
                "opponent: play Sparring Block",
                you={"anger": 3, "stages": 1, "+play": [HELPER]},
            ),
            part("Level 4", "play $", you={"anger": 3, "level": 4}),
        ],
        "PRE-U117": [
            part("It is used", "play $"),
            part(
                "Level 4: no MPPV now or later",
                "play $",
                "opponent: pass",
                "play Sparring Shout",
                you={"level": 4, "anger": 0, "hand": ["$", "Sparring Shout"]},
            ),
            part("Bob cancels it", "play $", "opponent: yes", opp=sphere_bob),
            part("Three cards left", "play $", you={"life_deck": list("ABC")}),
        ],
        "PRE-U118": [
            part(
                "It hits",
                "play $",
                NO_DEFENSE,
                "play Plain Card A",
                NO_DEFENSE,
                "opponent: play Sparring Kick",
            ),
            part(
                "It is stopped",
                "play $",
                "opponent: play Sparring Shield",
                "opponent: play Sparring Kick",
            ),
            part("Ann passes then", "play $", NO_DEFENSE, "pass"),
        ],
        "PRE-U119": [
            part(
                "Bob declares",
                "opponent: declare combat",
                "yes",
                "play Plain Card A",
                NO_DEFENSE,
                "opponent: play Sparring Kick",
                you={"stages": 3},
                **BOB_DECLARES,
            ),
            part("Declined", "opponent: declare combat", "no", **BOB_DECLARES),
            part(
                "Ann declares",
                "declare combat",
                "not offered: Piccolo's Weighted Clothing",
                **DECLARE,
            ),
            part(
                "From the discard pile",
                "use $",
                you={"discard": ["$", "Plain Card A"], "hand": ["Plain Card A"]},
            ),
            part(
                "Bob cancels it",
                "opponent: declare combat",
                "you: yes",
                "opponent: yes",
                opp={"+hand": ["Heroic Energy Sphere"]},
                **BOB_DECLARES,
            ),
        ],
        "PRE-U120": [
            part(
                "A lower power level",
                "play $",
                "opponent: pass",
                "play Saiyan Surprise",
                "choose Friend",
                NO_DEFENSE,
                you={"stages": 2, "hand": ["$", "Saiyan Surprise"]},
                opp=HIGH | {"+play": [FRIEND]},
            ),
            part(
                "Without it",
                "play Saiyan Surprise",
                NO_DEFENSE,
                you={"stages": 2, "hand": ["Saiyan Surprise"]},
                opp=HIGH | {"+play": [FRIEND]},
            ),
            part("A second one", "play $", "opponent: pass", "play $", you=hand("$", "$")),
            part(
                "Through a level change",
                "play $",
                "opponent: pass",
                "play Sparring Growth",
                "opponent: pass",
                "play Saiyan Surprise",
                NO_DEFENSE,
                you=hand("$", "Sparring Growth", "Saiyan Surprise"),
                opp={"level": 4, "+play": [FRIEND]},
            ),
            part(
                "An Ally attacks",
                "play Saiyan Surprise with Helper",
                NO_DEFENSE,
                you={
                    "stages": 1,
                    "hand": ["Saiyan Surprise"],
                    "play": [HELPER, {"card": "PRE-U120", "attached_to": "mp"}],
                },
                opp={"+play": [FRIEND]},
            ),
            part(
                "It is destroyed",
                "pass",
                "opponent: play Sparring Sweep",
                "opponent: choose $",
                "play Saiyan Surprise",
                NO_DEFENSE,
                you={
                    "stages": 2,
                    "hand": ["Saiyan Surprise"],
                    "+play": [{"card": "PRE-U120", "attached_to": "mp"}],
                },
                opp=HIGH | {"+play": [FRIEND], "+hand": ["Sparring Sweep"]},
            ),
        ],
        "PRE-R149": [
            part(
                "A Dragon Ball is played",
                "use $",
                f"choose {OTHER_BALL}",
                you={"+life_deck": [BALL, OTHER_BALL], "stages": 5},
            ),
            part("None", "use $"),
            part("Its twin is in play", "use $", you={"+life_deck": [BALL]}, opp={"+play": [BALL]}),
        ],
    }


PARTS = _freestyle()
