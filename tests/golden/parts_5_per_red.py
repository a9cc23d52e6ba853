"""What is played in the golden logs: Perfection, the Red Setups, Drills and physical cards."""

from __future__ import annotations

try:
    from .parts import BOB, CUT, Part, hand, part
    from .script_words import (
        BALL,
        BLOCKED,
        DECLARE,
        ENDURES,
        FOCUS,
        KICK_ON,
        NO_DEFENSE,
        OTHER_BALL,
        REVEALS,
        RUTHLESS,
        calm,
    )
except ImportError:
    from parts import BOB, CUT, Part, hand, part  # type: ignore[no-redef]
    from script_words import (  # type: ignore[no-redef]
        BALL,
        BLOCKED,
        DECLARE,
        ENDURES,
        FOCUS,
        KICK_ON,
        NO_DEFENSE,
        OTHER_BALL,
        REVEALS,
        RUTHLESS,
        calm,
    )

REST = hand("Blue Rest", "Blue Rest")
"""Bob's hand, which prevents all damage of two attacks."""
RESTS = "opponent: play Blue Rest"
BANISHES = {"mastery": RUTHLESS, "discard": ["$", *"KLM"]}
"""Her Mastery banishes the card from the top of her discard pile when entering combat."""


def _setups_and_drills() -> dict[str, list[Part | str]]:
    pierce = ("play Red Chest Pierce", "yes", "choose $", "done")
    cover = calm(
        "Red Chest Pierce",
        discard=["$", "Red Tactical Drill", "Near Drill", "K", "Red Channel Surfing Drill"],
        play=[],
    )
    drills = {"discard": ["K"], "hand": ["Near Drill", "Red Tactical Drill"], "play": ["$"]}
    glare = {"play": [{"card": "PER-U94", "attached_to": "opponent mp"}]}
    return {
        "PER-C43": [
            part("Bob's", "use $", f"choose {BALL}", opp={"+play": [BALL, OTHER_BALL]}),
            part(
                "Of hers and his, hers",
                "use $",
                f"choose {OTHER_BALL}",
                you={"+play": [OTHER_BALL]},
                opp={"+play": [BALL]},
            ),
            part("There is none", "use $"),
        ],
        "PER-C44": [
            part(
                "Her physical attacks, no other and not his",
                "play Sparring Kick",
                RESTS,
                "opponent: play Sparring Kick",
                "play Blue Rest",
                "play Sparring Beam",
                RESTS,
                you=hand("Sparring Kick", "Sparring Beam", "Blue Rest"),
                opp={"+hand": ["Blue Rest", "Blue Rest"]},
            ),
            part(
                "Banished in combat",
                *pierce,
                "yes",
                "choose Red Tactical Drill",
                NO_DEFENSE,
                you=cover,
            ),
            part("Declined", *pierce, "no", BLOCKED, you=cover),
            part(
                "No Styled Drill is there",
                *pierce,
                BLOCKED,
                you={**cover, "discard": ["$", "Near Drill"]},
            ),
            part("Before combat", "declare combat", "yes", CUT, you=BANISHES, **DECLARE),
            part(
                "Banished from play",
                "play Red Cannon",
                "yes",
                "choose Near Drill",
                "choose $",
                you={"mp": "Goku", "hand": ["Red Cannon"], "play": ["$", "Near Drill"]},
            ),
            ENDURES,
        ],
        "PER-U94": [
            part(
                "It is attached; his effect raises his anger and hers",
                "use $",
                "opponent: play Clash of Wills",
                opp={"hand": ["Clash of Wills"], "anger": 0},
                you={"anger": 0},
            ),
            part(
                "Her effect raises both; he raises 1; he lowers",
                "play Clash of Wills",
                "opponent: play Sparring Shout",
                "play Sparring Insult",
                you={
                    "anger": 0,
                    "hand": ["Clash of Wills", "Sparring Insult"],
                    "mastery": "Black Devious Mastery",
                    **glare,
                },
                opp={**hand("Sparring Shout"), "anger": 0},
            ),
        ],
        "PER-R132": [
            part("A Styled Drill", "use $", "choose Red Tactical Drill", you=drills),
            part("Another", "use $", "choose Near Drill", you=drills),
            part("She has no Drill in hand", "not offered: $"),
            part(
                "A Drill without Endurance, one with, another card",
                *FOCUS,
                "you: Banish it",
                "you: Banish it",
                you={
                    "hand": [],
                    "life_deck": ["A", "Near Drill", "Red Cover Drill", *"BCDEFGHIJ"],
                },
                opp=hand("Sparring Focus", "Sparring Beam"),
                **BOB,
            ),
            part(
                "Bob's Drills",
                "play Sparring Beam",
                NO_DEFENSE,
                you=hand("Sparring Beam"),
                opp={"life_deck": ["Near Drill", *"ABCDEFGHI"]},
            ),
        ],
    }


def _physical_attacks() -> dict[str, list[Part | str]]:
    piles = {"discard": ["K", "Red Lifting Kick", "L", "Red Tactical Drill", "M", "N"]}
    bobs = {"discard": ["T", "Red Lifting Kick", "S"]}
    return {
        "PER-C46": [
            part(
                "Three are banished; her next attack, not the second",
                *KICK_ON,
                "play Sparring Kick",
                NO_DEFENSE,
                "opponent: pass",
                "play Sparring Kick",
                NO_DEFENSE,
                you=calm("$", "Sparring Kick", "Sparring Kick", banished=["A", "B", "C"]),
                **BOB,
            ),
            part(
                "Twelve, an energy attack",
                *KICK_ON,
                "play Sparring Beam",
                NO_DEFENSE,
                you=calm("$", "Sparring Beam", banished=list("ABCDEFGHIJKL")),
                **BOB,
            ),
            part(
                "None",
                *KICK_ON,
                "play Sparring Kick",
                NO_DEFENSE,
                you=calm("$", "Sparring Kick"),
                **BOB,
            ),
        ],
        "PER-C47": [
            part(
                "Three",
                "play $",
                "yes",
                "choose Plain Card K",
                "choose Plain Card L",
                "choose Red Lifting Kick",
                NO_DEFENSE,
                you=calm("$", **piles),
                opp=bobs,
            ),
            part(
                "One; it is stopped",
                "play $",
                "yes",
                "choose Plain Card K",
                "done",
                BLOCKED,
                you=calm("$", **piles),
                opp=bobs,
            ),
            part("Declined", "play $", "no", NO_DEFENSE, you=calm("$", **piles), opp=bobs),
        ],
        "PER-C50": [part("It hits", "play $", NO_DEFENSE, you={"mp": "Goku"}), ENDURES],
        "PER-U95": [
            part("Level 1", "play $", NO_DEFENSE, you=calm("$")),
            part("Level 3", "play $", NO_DEFENSE, you=calm("$", level=3)),
            part(
                "Banished in combat; a stopped attack, the next, one more",
                "play Red Chest Pierce",
                "yes",
                "choose $",
                "done",
                BLOCKED,
                "opponent: pass",
                "play Sparring Kick",
                RESTS,
                "opponent: pass",
                "play Sparring Kick",
                RESTS,
                you=calm("Red Chest Pierce", "Sparring Kick", "Sparring Kick", discard=["K", "$"]),
                opp=hand("Sparring Block", "Blue Rest", "Blue Rest"),
            ),
        ],
        "PER-R133": [
            part(
                "It hits; she reveals a card",
                "play $",
                NO_DEFENSE,
                "opponent: pass",
                *REVEALS,
                "yes",
                RESTS,
                you=calm("$", "Red Blocking Hand", mastery=RUTHLESS),
                opp=REST,
            ),
            part(
                "It is stopped; declined",
                "play $",
                BLOCKED,
                "opponent: pass",
                *REVEALS,
                "no",
                RESTS,
                you=calm("$", "Red Blocking Hand", mastery=RUTHLESS),
                opp=hand("Sparring Block", "Blue Rest"),
            ),
            part(
                "She reveals one twice",
                "play $",
                NO_DEFENSE,
                "opponent: pass",
                "use Red Ruthless Mastery",
                "choose Red Blocking Hand",
                "yes",
                "no",
                "opponent: play Sparring Kick",
                "you: Red Cannon",
                you=calm("$", "Red Blocking Hand", "Red Cannon", mastery=RUTHLESS)
                | {"+play": ["Red Tactical Drill"]},
            ),
        ],
        "PER-R134": [
            part(
                "After two others; twice",
                "play Red Sword Stab",
                NO_DEFENSE,
                "opponent: pass",
                "play Red Sword Stab",
                NO_DEFENSE,
                "opponent: pass",
                "play $",
                NO_DEFENSE,
                "opponent: pass",
                "use $",
                NO_DEFENSE,
                you=calm("$", "Red Sword Stab", "Red Sword Stab", mastery="Black Devious Mastery"),
                opp={"stages": 10},
            ),
            part(
                "After one and one that is not Styled",
                "play Red Sword Stab",
                BLOCKED,
                "opponent: pass",
                "play Sparring Kick",
                NO_DEFENSE,
                "opponent: pass",
                "not offered: $",
                you=calm("$", "Red Sword Stab", "Sparring Kick"),
            ),
        ],
        "PER-R136": [
            part(
                "No attack from her discard pile; her next Styled attack, not the second",
                "play $",
                NO_DEFENSE,
                "opponent: pass",
                "play Sparring Kick",
                BLOCKED,
                "opponent: pass",
                "play Red Sword Stab",
                NO_DEFENSE,
                "opponent: pass",
                "play Red Sword Stab",
                NO_DEFENSE,
                you=calm("$", "Sparring Kick", "Red Sword Stab", "Red Sword Stab", anger=0),
                opp={"stages": 10},
            ),
            part(
                "After an attack from her discard pile; a Villain",
                *REVEALS,
                "choose Red Blocking Hand",
                NO_DEFENSE,
                "opponent: pass",
                "play $",
                NO_DEFENSE,
                "opponent: pass",
                "play Red Sword Stab",
                NO_DEFENSE,
                you={
                    "mp": "Frieza",
                    "mastery": RUTHLESS,
                    "anger": 0,
                    "hand": ["$", "Red Sword Stab", "Red Blocking Hand"],
                    "discard": ["Red Lifting Kick"],
                },
            ),
            part(
                "It is stopped",
                "play $",
                BLOCKED,
                "opponent: pass",
                "play Red Sword Stab",
                you=calm("$", "Red Sword Stab", anger=0),
            ),
        ],
    }


PARTS: dict[str, list[Part | str]] = {
    **_setups_and_drills(),
    **_physical_attacks(),
}
"""Card id to its parts."""
