"""What is played in the golden logs: the later uncommons and the rares, personalities."""

from __future__ import annotations

try:
    from .parts import BOB, CUT, KICK, Part, hand, part
    from .script_words import BOB_DECLARES, DECLARE, FRIEND, HELPER, LOW, NO_DEFENSE, PLAN
except ImportError:
    from parts import BOB, CUT, KICK, Part, hand, part  # type: ignore[no-redef]
    from script_words import BOB_DECLARES, DECLARE, FRIEND, HELPER, LOW, NO_DEFENSE, PLAN  # type: ignore[no-redef]


def _personalities() -> dict[str, list[Part | str]]:
    force = {"+play": ["Jiece - Ginyu Force", HELPER]}
    sweep = {"+hand": ["Sparring Sweep"]}
    focus = {"hand": ["Sparring Focus"]}
    return {
        "PRE-U64": [
            part(
                "Ann declares",
                "declare combat",
                "choose Plain Card F",
                "choose Plain Card D",
                **DECLARE,
            ),
            part("Bob declares", "opponent: declare combat", "choose Plain Card F", **BOB_DECLARES),
            part("No combat", "until turn ends", **DECLARE),
        ],
        "PRE-U65": [
            part("Her own", "declare combat", "You", "choose Plain Card F", "pass", **DECLARE),
            part(
                "Bob's", "declare combat", "Your opponent", "choose Plain Card F", "pass", **DECLARE
            ),
            part(
                "Bob declares",
                "opponent: declare combat",
                "Your opponent",
                "choose Plain Card C",
                **BOB_DECLARES,
            ),
            part(
                "Four cards",
                "declare combat",
                "Your opponent",
                opp={"life_deck": list("ABCDEFG")[:4]},
                **DECLARE,
            ),
        ],
        "PRE-U66": [
            part("Attacks", "play Plain Card A", NO_DEFENSE, CUT),
            part("Bob's attack", *KICK, **BOB),
            part(
                "A Ginyu Force Ally acts",
                "use Jiece - Ginyu Force",
                "Your opponent",
                NO_DEFENSE,
                you=force,
            ),
            part("Another Ally doesn't", "not offered: Helper - Near", you=force),
            part(
                "Bob discards an Ally",
                "opponent: play Sparring Focus",
                "no defense",
                "opponent: Discard an Ally",
                you=force,
                opp=focus,
                **BOB,
            ),
            part(
                "Only protected ones",
                "opponent: play Sparring Focus",
                "no defense",
                "opponent: Discard an Ally",
                you={"+play": ["Jiece - Ginyu Force"]},
                opp=focus,
                **BOB,
            ),
            part(
                "Destroying isn't discarding",
                "pass",
                "opponent: play Sparring Sweep",
                "opponent: choose Jiece",
                you=force,
                opp=sweep,
            ),
        ],
        "PRE-U67": [
            part("Without Allies", "play Plain Card A", NO_DEFENSE),
            part("Two Allies", "play Plain Card A", NO_DEFENSE, you=force),
            part(
                "Any Ally acts and performs",
                "use Jiece - Ginyu Force",
                "You",
                NO_DEFENSE,
                "opponent: pass",
                "use Helper",
                you=force,
            ),
            part(
                "They can't be discarded",
                "opponent: play Sparring Focus",
                "no defense",
                "opponent: Discard an Ally",
                you=force,
                opp=focus,
                **BOB,
            ),
            part(
                "Destroying isn't discarding",
                "pass",
                "opponent: play Sparring Sweep",
                "opponent: choose Jiece",
                you=force,
                opp=sweep,
            ),
            part(
                "An Ally comes with the attack",
                "play Overpowering Attack",
                "choose Helper",
                NO_DEFENSE,
                you={"hand": ["Overpowering Attack"], "+life_deck": [HELPER]},
            ),
        ],
        "PRE-U68": [
            part(
                "From Bob's pile; Bob can't play it",
                "play $",
                "choose Sparring Kick",
                "declare combat",
                "pass",
                "not offered: Sparring Kick",
                you={"hand": ["$"], "play": []},
                opp={"+discard": ["Sparring Kick"]},
                **PLAN,
            ),
            part(
                "From her own pile; nor can Ann",
                "play $",
                "choose Plain Card K",
                "declare combat",
                "not offered: Plain Card K",
                you={"hand": ["$", "Plain Card K"], "play": []},
                **PLAN,
            ),
            part(
                "A defense",
                "play $",
                "choose Sparring Block",
                "declare combat",
                "play Plain Card A",
                "not offered: Sparring Block",
                you={"hand": ["$", "Plain Card A"], "play": []},
                opp={"+discard": ["Sparring Block"]},
                **PLAN,
            ),
            part(
                "She leaves",
                "play $",
                "choose Sparring Kick",
                "declare combat",
                "pass",
                "opponent: play Sparring Sweep",
                "opponent: choose Bulma",
                "pass",
                "opponent: play Sparring Kick",
                "no defense",
                you={"hand": ["$"], "play": []},
                opp={"+discard": ["Sparring Kick"], "+hand": ["Sparring Sweep"]},
                **PLAN,
            ),
            part(
                "An attached Drill does nothing",
                "play $",
                "choose Near Drill",
                "declare combat",
                "not offered: Near Drill",
                you={"hand": ["$"], "play": [], "discard": ["Near Drill"]},
                **PLAN,
            ),
            part(
                "Nor does an attached Ally; he can't be played",
                "play $",
                "choose Helper",
                "declare combat",
                "opponent: play Sparring Kick",
                "no defense",
                "until turn ends",
                you={"hand": ["$"], "play": [], "discard": [HELPER], "stages": 0},
                **PLAN,
            ),
            part(
                "Drills can't be played either",
                "play $",
                "choose Near Drill",
                "not offered: Near Drill",
                you={"hand": ["$", "Near Drill", "Near Other Drill"], "play": []},
                opp={"+discard": ["Near Drill"]},
                **PLAN,
            ),
            part(
                "She is placed",
                "play Overpowering Attack",
                "choose Bulma",
                "choose Sparring Shield",
                "not offered: Sparring Shield",
                you={"hand": ["Overpowering Attack"], "play": [], "+life_deck": ["$"]},
                opp={"+discard": ["Sparring Shield"]},
            ),
            part(
                "No discard piles",
                "play $",
                you={"hand": ["$"], "play": [], "discard": []},
                opp={"discard": []},
                **PLAN,
            ),
        ],
        "PRE-U69": [
            part("With Goku, at eight stages", "opponent: play Sparring Kick", "you: use $", **BOB),
            part(
                "An energy attack",
                "opponent: play Sparring Beam",
                "not offered: ChiChi - Armed and Dangerous",
                **BOB,
            ),
            part(
                "Once a turn",
                "opponent: play Sparring Kick",
                "you: use $",
                "pass",
                "opponent: play Sparring Kick",
                "not offered: ChiChi - Armed and Dangerous",
                opp=hand("Sparring Kick", "Sparring Kick"),
                **BOB,
            ),
            part(
                "With Gohan",
                "opponent: play Sparring Kick",
                "you: use $",
                you={"mp": "Gohan"},
                **BOB,
            ),
            part(
                "With another MP",
                "opponent: play Sparring Kick",
                "not offered: ChiChi - Armed and Dangerous",
                you={"mp": "Krillin"},
                **BOB,
            ),
            part(
                "With another MP that is weak",
                "opponent: play Sparring Kick",
                "you: use $",
                you={"mp": "Krillin", "stages": 1},
                **BOB,
            ),
        ],
        "PRE-U70": [
            part("A strong MP", "not offered: Yamcha - Action Ready"),
            part("It hits", "use $", NO_DEFENSE, "choose Far Setup", you=LOW),
            part("Her own Drill", "use $", NO_DEFENSE, "choose Near Drill", you=LOW),
            part(
                "An Ally of Bob",
                "use $",
                NO_DEFENSE,
                "choose Friend",
                you=LOW,
                opp={"+play": [FRIEND]},
            ),
            part("It is stopped", "use $", "opponent: play Sparring Shield", you={"stages": 0}),
            part(
                "He can't pay",
                "not offered: Yamcha - Action Ready",
                you={"stages": 1, "hand": [], "play": [{"card": "PRE-U70", "stages": 0}]},
            ),
        ],
        "PRE-U71": [
            part("A physical attack", "play Plain Card A", NO_DEFENSE),
            part("An energy attack", "play Sparring Beam", NO_DEFENSE, you=hand("Sparring Beam")),
            part(
                "With Captain Ginyu", "play Plain Card A", NO_DEFENSE, you={"mp": "Captain Ginyu"}
            ),
            part("Bob's attack", *KICK, **BOB),
        ],
        "PRE-U72": [
            part("A strong MP", "not offered: Jiece - Ginyu Force"),
            part("Her own anger", "use $", "You", NO_DEFENSE, you=LOW),
            part(
                "Bob's anger", "use $", "Your opponent", "opponent: play Sparring Shield", you=LOW
            ),
        ],
    }


PARTS = _personalities()
