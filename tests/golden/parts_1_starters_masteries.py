"""What is played in the golden logs: the starter cards, masteries."""

from __future__ import annotations

try:
    from .parts import BOB, CUT, Part, earlier, hand, part
except ImportError:
    from parts import BOB, CUT, Part, earlier, hand, part  # type: ignore[no-redef]


def _masteries() -> dict[str, list[Part | str]]:
    knowledge = [
        part(
            "Rejuvenating several cards",
            "play Namekian Regeneration",
            you=hand("Namekian Regeneration"),
        ),
        part(
            "Shuffling cards into the Life Deck",
            "play Namekian Crushing Slam",
            you=hand("Namekian Crushing Slam"),
        ),
        part(
            "Outside of combat",
            "Rejuvenate Plain Card K",
            you=hand(),
            opp=hand(),
            phase="discard",
        ),
        part(
            "A Namek and an Earth Dragon Ball enter play",
            "play Namek Dragon Ball 1",
            "play Earth Dragon Ball 1",
            you=hand("Namek Dragon Ball 1", "Earth Dragon Ball 1"),
            phase="planning",
        ),
        part(
            "Bob's Dragon Ball",
            "opponent: play Namek Dragon Ball 1",
            opp=hand("Namek Dragon Ball 1"),
            turn="opponent",
            phase="planning",
        ),
        part(
            "Of two, one is captured",
            "opponent: play Sparring Beam",
            "you: no defense",
            "Capture",
            you={"play": ["Namek Dragon Ball 1", "Namek Dragon Ball 2"]},
            **BOB,
        ),
    ]
    return {
        "PRE-S25": [
            part(
                "A Saiyan attack hits",
                "play Saiyan Direct Strike",
                you=hand("Saiyan Direct Strike"),
            ),
            part(
                "A Saiyan attack is stopped",
                "play Saiyan Direct Strike",
                "opponent: play Sparring Block",
                you=hand("Saiyan Direct Strike"),
            ),
            part("Another attack", "play Plain Card A"),
            part(
                "Two Saiyan cards and another are Rejuvenated",
                "play Namekian Regeneration",
                "The top",
                you={
                    "hand": ["Namekian Regeneration"],
                    "discard": ["Saiyan Arm Catch", "Plain Card A", "Saiyan Focus"],
                },
            ),
            part(
                "In the Rejuvenation Step",
                "Rejuvenate Saiyan Arm Catch",
                you={"hand": [], "discard": ["Saiyan Arm Catch"]},
                opp=hand(),
                phase="discard",
            ),
            part(
                "Five anger on level 4",
                "play Sparring Shout",
                you={"level": 4, "anger": 4, "hand": ["Sparring Shout"]},
            ),
        ],
        "PRE-S26": [
            part("Advancing keeps the Drills", "play Sparring Growth", you=hand("Sparring Growth")),
            part(
                "So does being lowered",
                "opponent: play Sparring Retreat",
                you={"level": 2},
                opp=hand("Sparring Retreat"),
                **BOB,
            ),
            part(
                "Energy and physical attacks",
                "play Sparring Burst",
                "opponent: pass",
                "play Plain Card A",
                you=hand("Sparring Burst", "Plain Card A"),
            ),
            part(
                "A critical damage effect was used",
                "play Sparring Beam",
                "opponent: no defense",
                "Lower",
                CUT,
                you=hand("Sparring Beam"),
            ),
            part(
                "None was used",
                "play Sparring Beam",
                "opponent: no defense",
                "None",
                CUT,
                you=hand("Sparring Beam"),
            ),
        ],
        "PRE-S27": [
            part(
                "A critical damage effect",
                "play Sparring Beam",
                "opponent: no defense",
                "Lower",
                you=hand("Sparring Beam"),
            ),
            part(
                "None is used",
                "play Sparring Beam",
                "opponent: no defense",
                "None",
                you=hand("Sparring Beam"),
            ),
            part(
                "Advancing by an effect",
                "play Sparring Growth",
                you=hand("Sparring Growth", "Plain Card A"),
            ),
            part(
                "Advancing by anger",
                "play Sparring Shout",
                you={"hand": ["Sparring Shout", "Plain Card A"], "anger": 4},
            ),
            part(
                "Being lowered",
                "opponent: play Sparring Retreat",
                you={"level": 2},
                opp=hand("Sparring Retreat"),
                **BOB,
            ),
            part(
                "Being lowered, declined",
                "opponent: play Sparring Retreat",
                you={"level": 2},
                opp=hand("Sparring Retreat"),
                yes=False,
                **BOB,
            ),
        ],
        "PRE-S28": [
            part("An attack", "play Plain Card A"),
            part(
                "A Styled card is discarded",
                "use Black Devious Mastery",
                "discard Black Swipe",
                "discard Sparring Beam",
                you=hand("Black Swipe", "Plain Card A"),
            ),
            part(
                "A card without Style is discarded",
                "use Black Devious Mastery",
                "discard Plain Card A",
                you=hand("Black Swipe", "Plain Card A"),
                opp={"discard": ["Black Swipe", "Black Swipe"]},
            ),
            part("Without a card in hand", "not offered: $", you=hand()),
        ],
        "PRE-S29": [
            part(
                "Five and six anger of Bob",
                "pass",
                "opponent: play Sparring Shout",
                "pass",
                "opponent: play Sparring Shout",
                opp={"hand": ["Sparring Shout", "Sparring Shout"], "anger": 4},
            ),
            part(
                "A Blue Physical Combat card against energy",
                "opponent: play Sparring Beam",
                "you: use Blue Protective Mastery",
                "discard Blue Torpedo",
                "yes",
                "Your opponent",
                "Lower it 1",
                you=hand("Blue Torpedo", "Blue Guard", "Plain Card A"),
                **BOB,
            ),
            part(
                "A card without Style",
                "opponent: play Sparring Beam",
                "you: use Blue Protective Mastery",
                "discard Plain Card A",
                you=hand("Blue Guard", "Plain Card A", "Blue Torpedo"),
                **BOB,
            ),
            part(
                "An Energy Combat card against a physical attack",
                "opponent: play Sparring Kick",
                "you: use Blue Protective Mastery",
                you=hand("Blue Defensive Stance", "Plain Card A"),
                **BOB,
            ),
            part(
                "No fitting card",
                "opponent: play Sparring Kick",
                "no defense",
                you=hand("Blue Torpedo"),
                **BOB,
            ),
            part(
                "The offer is declined",
                "opponent: play Sparring Kick",
                "you: use Blue Protective Mastery",
                yes=False,
                you=hand("Blue Defensive Stance", "Plain Card A"),
                **BOB,
            ),
            part(
                "Blue Guard is banished instead",
                "opponent: play Sparring Kick",
                "you: use Blue Protective Mastery",
                you=hand("Blue Guard"),
                **BOB,
            ),
        ],
        "PRE-S30": [
            *knowledge,
            part(
                "One Dragon Ball is safe",
                "opponent: play Sparring Beam",
                "you: no defense",
                "Capture",
                you={"play": ["Namek Dragon Ball 1"]},
                **BOB,
            ),
            *earlier("panini-2015", knowledge),
            part(
                "One Dragon Ball is safe",
                "opponent: play Sparring Beam",
                "you: no defense",
                "None",
                you={"play": ["Namek Dragon Ball 1"]},
                edition="panini-2015",
                **BOB,
            ),
        ],
    }


PARTS = _masteries()
