"""What is played in the golden logs: the starter cards, setups and drills."""

from __future__ import annotations

try:
    from .parts import BLAST, BOB, CUT, KICK, Part, hand, part
except ImportError:
    from parts import BLAST, BOB, CUT, KICK, Part, hand, part  # type: ignore[no-redef]


def _setups_and_drills() -> dict[str, list[Part | str]]:
    return {
        "PRE-S31": [
            part("Combat goes on", "use $", "choose Frieza - Tyrant", "no"),
            part("Combat ends", "use $", "choose Frieza - Tyrant", "yes", CUT),
            part(
                "Another personality",
                "use $",
                "choose Friend - Far",
                "no",
                opp={"+play": ["Friend - Far"]},
            ),
        ],
        "PRE-S32": ["default", part("It is stopped", "use $", "opponent: play Sparring Block")],
        "PRE-S33": [
            part(
                "In the Rejuvenation Step without combat",
                "yes",
                you=hand(),
                opp=hand(),
                phase="discard",
            ),
            part("Declined", "no", you=hand(), opp=hand(), phase="discard"),
            part("With combat declared", CUT, "until turn ends", you=hand(), opp=hand()),
            part(
                "In Bob's Rejuvenation Step",
                "until turn ends",
                you=hand(),
                opp=hand(),
                turn="opponent",
                phase="discard",
            ),
        ],
        "PRE-S35": [
            part(
                "An attack after it; Endurance; Bob's attack",
                "use $",
                "opponent: pass",
                "play Sparring Burst",
                "opponent: no defense",
                "opponent: play Sparring Beam",
                you=hand("Sparring Burst"),
                opp={"life_deck": ["Saiyan Direct Strike", *"ABCDEFG"]},
            ),
            part(
                "The combat after",
                "use $",
                CUT,
                "until turn ends",
                "opponent: declare combat",
                "opponent: pass",
                "play Sparring Burst",
                you=hand("Sparring Burst"),
                opp=hand(),
            ),
        ],
        "PRE-S36": [
            part("Attacks after it", "use $", "opponent: pass", "play Plain Card A"),
            part("Two stages above zero", "use $", you={"stages": 2}),
            part(
                "The combat after",
                "use $",
                CUT,
                "until turn ends",
                "opponent: declare combat",
                "opponent: pass",
                "play Plain Card A",
                you=hand("Plain Card A"),
                opp=hand(),
            ),
        ],
        "PRE-S37": [
            part("Bob's physical attack costs a stage", *KICK, **BOB),
            part("His energy attack doesn't", *BLAST, **BOB),
            part("He has no stage left", "not offered: Sparring Kick", opp={"stages": 0}, **BOB),
            part("Ann's own physical attack", "play Plain Card A"),
            part(
                "Bob discards at random",
                "opponent: play Sparring Beam",
                "you: play Black Speedy Dodge",
                "yes",
                "Plain Card A",
                you={"hand": ["Black Speedy Dodge", "Plain Card A", "Plain Card B"]},
                **BOB,
            ),
            part(
                "The Mastery makes him discard at random",
                "use Black Devious Mastery",
                "discard Black Swipe",
                you=hand("Black Swipe", "Plain Card A"),
            ),
            part(
                "Bob discards by his own effect",
                "opponent: play Sparring Trade",
                opp={"+hand": ["Sparring Trade"]},
                **BOB,
            ),
        ],
        "PRE-S38": [
            part(
                "It is played; Bob draws",
                "play $",
                "declare combat",
                you={"hand": ["$"], "play": []},
                phase="planning",
            ),
            part(
                "It leaves play",
                "opponent: play Red Energy Blast",
                "you: no defense",
                opp={"+hand": ["Red Energy Blast"], "play": []},
                you={"play": ["$"]},
                **BOB,
            ),
        ],
        "PRE-S39": [
            part("Life cards", *BLAST, you={"stages": 2}, **BOB),
            part(
                "Stages and life cards",
                "opponent: play Sparring Burst",
                "you: no defense",
                you={"stages": 1},
                opp={"+hand": ["Sparring Burst"]},
                **BOB,
            ),
            part("Stages only", *KICK, **BOB),
            part(
                "The attack is stopped",
                "opponent: play Sparring Kick",
                "you: play Namekian Knee Block",
                you=hand("Namekian Knee Block"),
                **BOB,
            ),
        ],
        "PRE-S40": [
            part(
                "Another Drill is played",
                "play Near Drill",
                "yes",
                you={"hand": ["Near Drill"], "play": ["$", "Near Other Drill"]},
                phase="planning",
            ),
            part(
                "Declined",
                "play Near Drill",
                "no",
                you={"hand": ["Near Drill"], "play": ["$"]},
                phase="planning",
            ),
            part(
                "It is played itself", "play $", you={"hand": ["$"], "play": []}, phase="planning"
            ),
            part(
                "A Drill is placed into play",
                "use Orange Celebration",
                you={"play": ["$", "Orange Celebration"]},
            ),
            part(
                "On level 4, then five anger",
                "play Near Drill",
                "yes",
                "declare combat",
                "play Sparring Shout",
                you={
                    "hand": ["Near Drill", "Sparring Shout"],
                    "play": ["$"],
                    "level": 4,
                    "anger": 4,
                },
                phase="planning",
            ),
        ],
        "PRE-S41": [
            part(
                "Two energy attacks hit",
                "play Sparring Burst",
                "opponent: no defense",
                "yes",
                "choose Plain Card S",
                "opponent: pass",
                "play Sparring Burst",
                you=hand("Sparring Burst", "Sparring Burst"),
            ),
            part(
                "Declined, then taken",
                "play Sparring Burst",
                "opponent: no defense",
                "no",
                "opponent: pass",
                "play Sparring Burst",
                "opponent: no defense",
                "yes",
                "choose Plain Card S",
                you=hand("Sparring Burst", "Sparring Burst"),
            ),
            part("A physical attack", "play Plain Card A"),
            part(
                "It is stopped",
                "play Sparring Burst",
                "opponent: play Sparring Shield",
                you=hand("Sparring Burst"),
            ),
        ],
        "PRE-S42": [
            part(
                "It answers twice",
                "opponent: play Sparring Beam",
                "you: use $",
                "you: pass",
                "opponent: play Sparring Beam",
                "no defense",
                opp=hand("Sparring Beam", "Sparring Beam"),
                **BOB,
            ),
            part(
                "After a successful energy attack",
                *BLAST,
                "you: pass",
                "opponent: play Sparring Beam",
                "not offered: $",
                "no defense",
                opp=hand("Sparring Beam", "Sparring Beam"),
                **BOB,
            ),
            part(
                "After a successful physical attack",
                *KICK,
                "you: pass",
                "opponent: play Sparring Beam",
                "you: use $",
                **BOB,
            ),
            part(
                "Against a physical attack", "opponent: play Sparring Kick", "not offered: $", **BOB
            ),
        ],
        "PRE-S43": [
            part(
                "Bob's effect", "opponent: play Sparring Insult", opp=hand("Sparring Insult"), **BOB
            ),
            part("Bob's critical damage", *BLAST, "Lower", **BOB),
            part("Ann's own effect", "play Red Heating Beams", you=hand("Red Heating Beams")),
        ],
        "PRE-S44": [
            part("Damage twice, then an attack", *KICK, "pass", *BLAST, "play Plain Card A", **BOB),
            part(
                "No damage",
                "opponent: play Sparring Kick",
                "you: play Saiyan Arm Catch",
                "play Plain Card A",
                you=hand("Saiyan Arm Catch", "Plain Card A"),
                **BOB,
            ),
            part(
                "The combat after",
                *KICK,
                CUT,
                "until turn ends",
                "declare combat",
                "play Plain Card A",
                you=hand("Plain Card A"),
                **BOB,
            ),
        ],
        "PRE-S91": ["default", part("It is stopped", "use $", "opponent: play Sparring Shield")],
        "PRE-S92": [
            part(
                "A Styled card is drawn",
                "use $",
                you={"life_deck": ["Namekian Pound", "Plain Card A"]},
            ),
            part("A card without Style is drawn", "use $"),
        ],
        "PRE-S94": [
            part("An effect is used", "use $", "yes", "Lower"),
            part("Declined", "use $", "no"),
        ],
        "PRE-S95": [
            part("The higher power level", "use $"),
            part("The lower power level", "use $", opp={"level": 2}),
            part("It advances first", "use $", you={"anger": 4}),
        ],
        "PRE-S96": [
            part(
                "The Discard Step",
                "discard Plain Card A",
                "until turn ends",
                you={"hand": ["Plain Card A", "Plain Card B", "Plain Card C"]},
                phase="discard",
            ),
        ],
        "PRE-S97": [
            part(
                "Ann stops an attack",
                "opponent: play Sparring Kick",
                "you: play Blue Wrist Block",
                "choose Blue Mental Drill",
                you=hand("Blue Wrist Block"),
                **BOB,
            ),
            part(
                "Nothing Styled in the pile",
                "opponent: play Sparring Kick",
                "you: play Blue Wrist Block",
                you={"hand": ["Blue Wrist Block"], "discard": ["Plain Card A"]},
                **BOB,
            ),
        ],
        "PRE-S98": [
            part(
                "Energy and physical attacks on level 1",
                "play Sparring Burst",
                "opponent: pass",
                "play Plain Card A",
                you=hand("Sparring Burst", "Plain Card A"),
            ),
            part("Level 3", "play Sparring Burst", you={"hand": ["Sparring Burst"], "level": 3}),
        ],
        "PRE-S99": [
            part(
                "It answers twice",
                "opponent: play Sparring Kick",
                "you: use $",
                "you: pass",
                "opponent: play Sparring Kick",
                "no defense",
                opp=hand("Sparring Kick", "Sparring Kick"),
                **BOB,
            ),
            part(
                "After a successful physical attack",
                *KICK,
                "you: pass",
                "opponent: play Sparring Kick",
                "not offered: $",
                "no defense",
                opp=hand("Sparring Kick", "Sparring Kick"),
                **BOB,
            ),
        ],
        "PRE-S100": [
            part(
                "A Setup, then a second use",
                "use $",
                "choose Orange Celebration",
                "opponent: pass",
                "not offered: $",
                you={"hand": ["Orange Celebration", "Orange Hiding Drill", "Plain Card A"]},
            ),
            part("A Drill of a name in play", "use $", you={"hand": ["$", "Plain Card A"]}),
        ],
        "PRE-S101": [
            part(
                "Life cards, stages, both",
                *BLAST,
                "pass",
                *KICK,
                "pass",
                "opponent: play Sparring Burst",
                "you: no defense",
                opp={"+hand": ["Sparring Burst"]},
                you={"stages": 3},
                **BOB,
            ),
            part("Ann's attack", "play Sparring Burst", you=hand("Sparring Burst")),
        ],
        "PRE-S102": [
            part(
                "Critical damage twice",
                "play Sparring Beam",
                "opponent: no defense",
                "yes",
                "None",
                "opponent: pass",
                "play Sparring Beam",
                "opponent: no defense",
                "None",
                you=hand("Sparring Beam", "Sparring Beam"),
            ),
            part(
                "Declined, then taken",
                "play Sparring Beam",
                "opponent: no defense",
                "no",
                "None",
                "opponent: pass",
                "play Sparring Beam",
                "opponent: no defense",
                "yes",
                "None",
                you=hand("Sparring Beam", "Sparring Beam"),
            ),
        ],
        "PRE-S103": [
            part(
                "Four anger are enough",
                "play Sparring Shout",
                you={"anger": 3, "hand": ["Sparring Shout"]},
            ),
            part(
                "Not for Bob",
                "opponent: play Sparring Shout",
                opp={"anger": 3, "hand": ["Sparring Shout"]},
                **BOB,
            ),
            part(
                "With Bob's Blue Protective Mastery",
                "play Sparring Shout",
                you={"anger": 4, "hand": ["Sparring Shout"]},
                opp={"mastery": "Blue Protective Mastery"},
            ),
        ],
    }


PARTS = _setups_and_drills()
