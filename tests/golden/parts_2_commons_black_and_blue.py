"""What is played in the golden logs: the commons and promos, black and blue."""

from __future__ import annotations

try:
    from .parts import ANN, BLAST, BOB, CUT, KICK, Part, hand, part
    from .script_words import BEAM_ON, FOCUS, KICK_ON, balls
except ImportError:
    from parts import ANN, BLAST, BOB, CUT, KICK, Part, hand, part  # type: ignore[no-redef]
    from script_words import BEAM_ON, FOCUS, KICK_ON, balls  # type: ignore[no-redef]


def _black_and_blue() -> dict[str, list[Part | str]]:
    return {
        "PRE-C13": [
            part(
                "An energy attack hits, twice",
                "play Sparring Burst",
                "opponent: no defense",
                "yes",
                "choose Far Drill",
                "opponent: pass",
                "play Sparring Burst",
                "opponent: no defense",
                "yes",
                "choose Far Setup",
                you=hand("Sparring Burst", "Sparring Burst"),
            ),
            part("Declined", "play Sparring Burst", yes=False, you=hand("Sparring Burst")),
            part(
                "It is stopped",
                "play Sparring Burst",
                "opponent: play Sparring Shield",
                you=hand("Sparring Burst"),
            ),
            part("A physical attack", "play Plain Card A"),
            part("Bob has neither", "play Sparring Burst", you=hand("Sparring Burst"), opp=balls()),
        ],
        "PRE-C14": [
            part(
                "Both place a card",
                "play $",
                "yes",
                "choose Plain Card B",
                "opponent: choose Sparring Kick",
            ),
            part("Declined", "play $", yes=False),
            part("Ann has no other card", "play $", you=hand("$")),
            part("Bob has none", "play $", "yes", opp=hand()),
            part("It is stopped", "play $", "yes", "opponent: play Sparring Shield"),
        ],
        "PRE-C15": [
            "default",
            part(
                "Bob's effect discards it",
                "pass",
                "opponent: use Krillin",
                "no defense",
                you=hand("$"),
                opp={"mp": "Krillin", "level": 2},
                **ANN,
            ),
            part(
                "Bob has 1 anger",
                *BEAM_ON,
                opp={"anger": 1},
                **BOB,
            ),
        ],
        "PRE-C16": ["default", part("Five anger", "play $", you={"anger": 3}), "default notes"],
        "PRE-C17": ["default"],
        "PRE-C18": ["default", part("The AT is 0", "play $", opp={"level": 3})],
        "PRE-C19": [
            part(
                "Cards that banish themselves after it",
                "play $",
                "opponent: no defense",
                "opponent: play Blue Defensive Effect",
                "play Blue Defensive Effect",
                "opponent: play Sparring Kick",
                "no defense",
                you={"+hand": ["Blue Defensive Effect"]},
                opp={"+hand": ["Blue Defensive Effect"]},
            ),
            part(
                "A card is banished by another effect",
                "play $",
                "opponent: no defense",
                "opponent: play Sparring Beam",
                "you: play Black Swipe",
                you={"+hand": ["Black Swipe"]},
            ),
            part(
                "An effect of its own banishes a card after use",
                "play $",
                "opponent: no defense",
                "opponent: pass",
                "play Namekian Targeted Strike",
                "opponent: no defense",
                "yes",
                you={
                    "+hand": ["Namekian Targeted Strike"],
                    "play": ["Namek Dragon Ball 2"],
                },
            ),
            part(
                "In Bob's turn and in Ann's next",
                "play $",
                "opponent: no defense",
                CUT,
                "until turn ends",
                "opponent: declare combat",
                "opponent: play Blue Defensive Effect",
                CUT,
                "until turn ends",
                "declare combat",
                "pass",
                "opponent: play Blue Defensive Effect",
                opp={
                    "hand": ["Blue Defensive Effect"],
                    "life_deck": [*"ABCDEFGHI", "Blue Defensive Effect", *"JKLMNOPQRST"],
                },
            ),
            part(
                "It is stopped",
                "play $",
                "opponent: play Sparring Shield",
                "opponent: play Blue Defensive Effect",
                opp={"+hand": ["Blue Defensive Effect"]},
            ),
        ],
        "PRE-C20": [
            part(
                "From both piles",
                "use $",
                you={"+life_deck": ["Helper - Near"], "+discard": ["Friend - Far", "Plain Card A"]},
            ),
            part("Only in the discard pile", "use $", you={"+discard": ["Friend - Far"]}),
            part("Nowhere", "use $"),
        ],
        "PRE-C21": [
            part(
                "Its effects are used",
                "use $",
                "choose Namek Dragon Ball 2",
                "yes",
                opp=balls(1, 2),
            ),
            part("They are not", "use $", "choose Namek Dragon Ball 2", yes=False, opp=balls(1, 2)),
            part("Bob has none", "use $"),
            part("One can't be captured", "use $", opp={"play": ["PRE-C1", "Namek Dragon Ball 2"]}),
            part(
                "Ann captures back",
                "use $",
                opp={"play": [{"card": "Namek Dragon Ball 2", "captured": True}]},
            ),
        ],
        "PRE-C22": [
            part(
                "Cards that end combat and others",
                "not offered: Black Power Up",
                "not offered: Sparring Truce",
                "use Near Setup",
                "not offered: Sparring Truce",
                you={"+play": ["Black Power Up"], "+hand": ["Sparring Truce"]},
                opp={"hand": ["Sparring Truce"]},
            ),
            part(
                "It ends no combat itself; Bob plays one",
                "opponent: play $",
                you={"hand": []},
                opp={"hand": ["$"], "play": []},
                turn="opponent",
                phase="planning",
            ),
            part(
                "It leaves play",
                "opponent: play Sparring Sweep",
                "opponent: choose $",
                "play Sparring Truce",
                you={"+hand": ["Sparring Truce"]},
                opp={"hand": ["Sparring Sweep"]},
                **BOB,
            ),
        ],
        "PRE-C23": [
            part(
                "Bob's anger is lowered to 0, then again",
                "play Sparring Insult",
                "opponent: pass",
                "play Sparring Insult",
                you=hand("Sparring Insult", "Sparring Insult"),
                opp={"anger": 1},
            ),
            part(
                "Anger is lowered to 0 where there is none",
                "play Blue Head Knock",
                "opponent: no defense",
                "None",
                you=hand("Blue Head Knock"),
                opp={"anger": 0},
            ),
            part(
                "A critical damage effect is no card effect",
                "play Sparring Beam",
                "opponent: no defense",
                "Lower",
                you=hand("Sparring Beam"),
                opp={"anger": 0},
            ),
            part(
                "Bob lowers Ann's",
                "pass",
                "opponent: play Sparring Insult",
                opp=hand("Sparring Insult"),
                you={"anger": 0},
            ),
            part(
                "Physical and energy attacks",
                "play Plain Card A",
                "opponent: no defense",
                "opponent: pass",
                "play Sparring Burst",
                you=hand("Plain Card A", "Sparring Burst"),
            ),
        ],
        "PRE-C24": [
            part(
                "Bob would raise his anger",
                "play $",
                "opponent: play Sparring Shout",
                "play Sparring Shout",
                you={"+hand": ["Sparring Shout"]},
                opp=hand("Sparring Shout"),
            ),
            part(
                "In the combat after",
                "play $",
                CUT,
                "until turn ends",
                "opponent: declare combat",
                "opponent: play Sparring Shout",
                opp=hand("Sparring Shout"),
            ),
            part(
                "Its Endurance",
                *FOCUS,
                "you: Banish it",
                you={"life_deck": ["$", *"ABCDEFGH"]},
                opp=hand("Sparring Focus"),
                **BOB,
            ),
            part(
                "A level still changes",
                "play $",
                "opponent: play Sparring Growth",
                opp=hand("Sparring Growth"),
            ),
        ],
        "PRE-C25": [
            part("Five stages", *KICK_ON, "5", **BOB),
            part("None", *KICK_ON, "0", **BOB),
            part("One stage left", *KICK_ON, "1", you={"stages": 1}, **BOB),
            part(
                "An Ally can't pay", *KICK_ON, you={"stages": 0, "+play": ["Helper - Near"]}, **BOB
            ),
        ],
        "PRE-C26": [
            part("Five stages", "play $", "5"),
            part("None", "play $", "0"),
            part("Declined", "play $", yes=False),
            part(
                "An Ally performs it and pays",
                "play $ with Helper",
                "3",
                you={"play": [{"card": "Helper - Near", "stages": 3}], "stages": 1},
            ),
            part("It is stopped", "play $", "4", "opponent: play Sparring Shield"),
        ],
        "PRE-C27": [
            "default",
            part("Bob has no anger", "play $", opp={"anger": 0}),
            part("It is stopped", "play $", "opponent: play Sparring Block"),
        ],
        "PRE-C28": [
            part("After life cards", "pass", *BLAST, "None", "play $"),
            part("After stages", "pass", *KICK, "play $"),
            part(
                "After both with a modifier",
                "pass",
                "opponent: play Sparring Burst",
                "no defense",
                "play $",
                opp={"hand": ["Sparring Burst"], "play": ["PRE-C36"]},
            ),
            part("Bob has not attacked", "play $"),
            part(
                "His last attack was stopped",
                "pass",
                "opponent: play Sparring Beam",
                "you: play Blue Defensive Stance",
                "play $",
                you={"+hand": ["Blue Defensive Stance"]},
            ),
        ],
    }


PARTS = _black_and_blue()
