"""What is played in the golden logs: the later sets, Drills."""

from __future__ import annotations

try:
    from .parts import BLAST, BOB, CUT, Part, hand, part
    from .script_words import FRIEND, HELPER, NO_DEFENSE, PLAN, ally
except ImportError:
    from parts import BLAST, BOB, CUT, Part, hand, part  # type: ignore[no-redef]
    from script_words import (  # type: ignore[no-redef]
        FRIEND,
        HELPER,
        NO_DEFENSE,
        PLAN,
        ally,
    )

REFOCUS = ("opponent: play Sparring Kick", "you: play Orange Refocus", "yes")
SHOT = {"card": "PRE-S52", "attached_to": "mp"}


def _black_and_blue() -> dict[str, list[Part | str]]:
    frail = ["Black Delay", *"ABCDEFGH"]
    return {
        "HNV-U73": [
            part(
                "Her effect; then Bob's own",
                "play Black Barrage",
                NO_DEFENSE,
                "opponent: Discard a card",
                "opponent: choose Sparring Block",
                "None",
                "opponent: play Sparring Trade",
                "opponent: choose Sparring Kick",
                you={"hand": ["Black Barrage"]},
                opp=hand("Sparring Trade", "Sparring Kick", "Sparring Beam", "Sparring Block"),
            ),
            part(
                "She discards one",
                "play Sparring Trade",
                "choose Plain Card A",
                you={"+hand": ["Sparring Trade"]},
            ),
            part(
                "The hand size; playing a card", "play Plain Card A", NO_DEFENSE, "until turn ends"
            ),
        ],
        "MOV-C9": [
            part(
                "Her own; one card goes down",
                "play Black Entanglement",
                NO_DEFENSE,
                "yes",
                "You",
                "choose Plain Card D",
                "done",
                you={"+hand": ["Black Entanglement"]},
            ),
            part(
                "Bob's; both",
                "play Black Entanglement",
                NO_DEFENSE,
                "yes",
                "Your opponent",
                "choose Plain Card B",
                you={"+hand": ["Black Entanglement"]},
            ),
            part(
                "None goes down",
                "play Black Entanglement",
                NO_DEFENSE,
                "yes",
                "Your opponent",
                "None",
                you={"+hand": ["Black Entanglement"]},
            ),
            part(
                "Declined",
                "play Black Entanglement",
                NO_DEFENSE,
                "no",
                you={"+hand": ["Black Entanglement"]},
            ),
            part(
                "She reveals hers",
                "opponent: play Black Entanglement",
                "no defense",
                opp=hand("Black Entanglement"),
                **BOB,
            ),
        ],
        "MOV-R105": [
            part("Bob's attack", *BLAST, "None", you={"hand": [], "life_deck": frail}, **BOB),
            part(
                "Her own attack",
                "play Sparring Beam",
                NO_DEFENSE,
                you={"hand": ["Sparring Beam"]},
                opp={"life_deck": frail, "hand": []},
            ),
            part(
                "It is destroyed first",
                "opponent: play Sparring Sweep",
                "opponent: choose $",
                "pass",
                *BLAST,
                "you: Banish it",
                you={"hand": [], "life_deck": frail},
                opp=hand("Sparring Sweep", "Sparring Beam"),
                **BOB,
            ),
        ],
        "EVO-R105": [
            part(
                "An Ally enters play",
                "play Blue Lunar Ray",
                "yes",
                NO_DEFENSE,
                you={"hand": ["Blue Lunar Ray"], "discard": [HELPER]},
            ),
            part(
                "Declined",
                "play Blue Lunar Ray",
                "yes",
                "no",
                NO_DEFENSE,
                you={"hand": ["Blue Lunar Ray"], "discard": [HELPER]},
            ),
            part(
                "She has another Ally",
                "play Blue Lunar Ray",
                "yes",
                NO_DEFENSE,
                you={"hand": ["Blue Lunar Ray"], "discard": [HELPER], "+play": ["PRE-C9"]},
            ),
            part(
                "Bob has one, and his enters",
                "opponent: play Blue Lunar Ray",
                "opponent: yes",
                "you: no defense",
                opp={"hand": ["Blue Lunar Ray"], "discard": [FRIEND]},
                **BOB,
            ),
            part(
                "In the Planning Step",
                "play Helper",
                "declare combat",
                you={"hand": [HELPER]},
                **PLAN,
            ),
        ],
    }


def _orange() -> dict[str, list[Part | str]]:
    acting = {"play": [{"card": "PRE-C9", "stages": 5}, "HNV-C37"], "stages": 1}
    return {
        "HNV-C37": [
            part("Her Ally, by its Power", "not offered: Tenshinhan - Returned", you=acting),
            part(
                "With a card of hers",
                "not offered: Tenshinhan - Returned",
                "play Plain Card A",
                you={**acting, "hand": ["Plain Card A", "Sparring Beam"]},
            ),
            part(
                "Bob's Ally",
                "pass",
                "not offered: Friend - Far",
                opp=ally(FRIEND, 5, 1),
            ),
            part(
                "A defense is no action",
                "opponent: play Sparring Kick",
                "you: use Guldo",
                you={"play": [{"card": "PRE-C10", "stages": 5}, "HNV-C37"], "stages": 1},
                **BOB,
            ),
            part(
                "It is destroyed",
                "opponent: play Sparring Sweep",
                "opponent: choose $",
                "use Tenshinhan",
                NO_DEFENSE,
                you=acting,
                opp=hand("Sparring Sweep"),
                **BOB,
            ),
        ],
        "HNV-C40": [
            part(
                "It enters in combat",
                *REFOCUS,
                "choose $",
                you={"hand": ["Orange Refocus"], "discard": ["$", "Near Drill"], "play": []},
                **BOB,
            ),
            part(
                "It is destroyed in combat",
                "opponent: play Sparring Sweep",
                "opponent: choose $",
                opp=hand("Sparring Sweep"),
                **BOB,
            ),
            part(
                "It is banished by her own effect",
                "play Orange Smash",
                "choose $",
                "done",
                NO_DEFENSE,
                CUT,
                you={"+hand": ["Orange Smash"]},
            ),
            part(
                "It is played in the Planning Step",
                "play $",
                you={"hand": ["$"], "play": []},
                **PLAN,
            ),
            part(
                "A level changes in combat",
                "play Sparring Growth",
                you={"mastery": "Red Enraged Mastery", "+hand": ["Sparring Growth"]},
            ),
            part(
                "Bob's last card",
                "opponent: play Sparring Sweep",
                "opponent: choose $",
                opp={"hand": ["Sparring Sweep"], "life_deck": ["A"]},
                **BOB,
            ),
        ],
        "HNV-R117": [
            part(
                "A Styled attack",
                "play Orange Palm Blasts",
                "yes",
                NO_DEFENSE,
                you=hand("Orange Palm Blasts"),
            ),
            part(
                "Declined",
                "play Orange Palm Blasts",
                "no",
                NO_DEFENSE,
                you=hand("Orange Palm Blasts"),
            ),
            part(
                "Past zero",
                "play Orange Palm Blasts",
                "yes",
                NO_DEFENSE,
                you=hand("Orange Palm Blasts"),
                opp={"stages": 2},
            ),
            part(
                "A non-Styled attack", "play Sparring Beam", NO_DEFENSE, you=hand("Sparring Beam")
            ),
            part(
                "Both kinds of damage",
                "play Orange Revenge",
                "yes",
                NO_DEFENSE,
                you=hand("Orange Revenge"),
            ),
            part(
                "Bob's attack",
                "opponent: play Orange Palm Blasts",
                "no defense",
                opp=hand("Orange Palm Blasts"),
                **BOB,
            ),
        ],
        "MOV-C34": [
            part(
                "A Styled physical attack",
                "play Orange Truck Lift",
                NO_DEFENSE,
                you=hand("Orange Truck Lift"),
            ),
            part(
                "It is stopped",
                "play Orange Truck Lift",
                "opponent: play Sparring Block",
                you=hand("Orange Truck Lift"),
            ),
            part(
                "A Styled energy attack",
                "play Orange Palm Blasts",
                NO_DEFENSE,
                you=hand("Orange Palm Blasts"),
            ),
            part(
                "A non-Styled physical attack",
                "play Sparring Kick",
                NO_DEFENSE,
                you=hand("Sparring Kick"),
            ),
            part(
                "Bob's",
                "opponent: play Orange Truck Lift",
                "no defense",
                opp=hand("Orange Truck Lift"),
                **BOB,
            ),
        ],
        "MOV-U91": [
            part(
                "It hits; once a turn",
                "use $",
                "choose Plain Card B",
                NO_DEFENSE,
                "opponent: pass",
                "not offered: Orange Commanding Drill",
                you={"+play": ["Orange Disaster Drill"]},
            ),
            part("It is stopped", "use $", "choose Plain Card A", "opponent: play Sparring Block"),
            part("No card to discard", "not offered: Orange Commanding Drill", you=hand()),
        ],
        "EVO-C29": [
            part(
                "It enters play; an attached card",
                "play $",
                "yes",
                you={"hand": ["$"], "play": []},
                opp={"+play": [SHOT]},
                **PLAN,
            ),
            part(
                "Declined",
                "play $",
                "no",
                you={"hand": ["$"], "play": []},
                opp={"+play": [SHOT]},
                **PLAN,
            ),
            part("None attached", "play $", you={"hand": ["$"], "play": []}, **PLAN),
            part(
                "Bob would lower it 2, then 1, then to 0",
                "opponent: play Namekian Downward Blast",
                "no defense",
                "pass",
                "opponent: play Sparring Insult",
                "pass",
                "opponent: play Blue Head Knock",
                "no defense",
                you={"anger": 4},
                opp={"hand": ["Namekian Downward Blast", "Sparring Insult", "Blue Head Knock"]},
                **BOB,
            ),
            part(
                "Her own effect; a level resets it",
                "play Red Back Kick",
                "yes",
                NO_DEFENSE,
                "opponent: pass",
                "play Sparring Shout",
                you={"anger": 4, **hand("Red Back Kick", "Sparring Shout", "Sparring Shout")},
            ),
            part(
                "Bob's anger",
                "play Namekian Downward Blast",
                NO_DEFENSE,
                you=hand("Namekian Downward Blast"),
            ),
        ],
        "EVO-R112": [
            part("A Setup of Bob's", "yes", "choose Far Setup", turn="you", phase="draw"),
            part("Declined", "no", "declare combat", turn="you", phase="draw"),
            part(
                "No Setup",
                "declare combat",
                you={"play": ["$", "Near Drill"]},
                opp={"play": []},
                turn="you",
                phase="draw",
            ),
            part("In Bob's turn", "opponent: declare combat", turn="opponent", phase="draw"),
        ],
    }


PARTS = _black_and_blue() | _orange()
