"""What is played in the golden logs: the starter cards, personalities."""

from __future__ import annotations

try:
    from .parts import BLAST, BOB, CUT, KICK, Part, hand, part
except ImportError:
    from parts import BLAST, BOB, CUT, KICK, Part, hand, part  # type: ignore[no-redef]


def _personalities() -> dict[str, list[Part | str]]:
    left_kick = "Saiyan Left Kick"
    balls = {"play": ["Namek Dragon Ball 1", "Namek Dragon Ball 2"]}
    return {
        "PRE-S1": [
            part("An attack hits", "play Plain Card A"),
            part("An attack is stopped", "play Plain Card A", "opponent: play Sparring Block"),
            part("Bob's attack gains nothing", *KICK, **BOB),
        ],
        "PRE-S2": [
            part(
                "It hits; then attacks that raise the anger and one that doesn't",
                "use Vegeta",
                "opponent: pass",
                f"play {left_kick}",
                "opponent: pass",
                "play Plain Card A",
                you=hand(left_kick, "Plain Card A"),
            ),
            part(
                "An attack that raises the anger only as it hits",
                "use Vegeta",
                "opponent: pass",
                "play Red Frenzied Blasts",
                you=hand("Red Frenzied Blasts"),
            ),
            part(
                "The combat after",
                "use Vegeta",
                CUT,
                "until turn ends",
                "opponent: declare combat",
                "opponent: pass",
                f"you: play {left_kick}",
                you=hand(left_kick),
                opp=hand(),
            ),
            part("It is stopped", "use Vegeta", "opponent: play Sparring Block"),
        ],
        "PRE-S3": [
            part("An attack that raises the anger", f"play {left_kick}", you=hand(left_kick)),
            part("One that doesn't", "play Plain Card A"),
            part(
                "One that raises it only as it hits",
                "play Red Frenzied Blasts",
                you=hand("Red Frenzied Blasts"),
            ),
        ],
        "PRE-S4": [
            part("With anger", "use Vegeta"),
            part("Without anger", "use Vegeta", you={"anger": 0}),
            part(
                "The Power a second time this turn", "use Vegeta", "opponent: pass", "until action"
            ),
        ],
        "PRE-S5": [
            part("It hits, the offer is taken", "use Goku", "opponent: no defense", "yes"),
            part("The offer is declined", "use Goku", yes=False),
            part("Without a card in hand", "use Goku", you=hand()),
            part("It is stopped", "use Goku", "opponent: play Sparring Shield"),
        ],
        "PRE-S6": [
            part("Both are done", CUT),
            part(
                "Only the search, in the discard pile",
                "pass",
                "opponent: pass",
                "no",
                "yes",
                "Orange Hiding Drill (discard pile)",
            ),
            part("Neither", CUT, yes=False),
        ],
        "PRE-S7": [
            part(
                "A Drill, then Drills are Rejuvenated",
                "use Goku",
                "choose Orange Hiding Drill",
                "opponent: no defense",
                "choose Near Drill",
                "done",
                you={"+discard": ["Near Drill", "Near Other Drill"]},
            ),
            part("Declined", "use Goku", "no", "opponent: no defense", "none", yes=False),
            part("It is stopped", "use Goku", "opponent: play Sparring Shield"),
        ],
        "PRE-S8": [
            part(
                "Up to five Drills from three zones",
                "use Goku",
                *[
                    "Orange Hiding Drill (Life Deck)",
                    "choose Near Drill",
                    "choose Orange Guardian Drill",
                ],
                "done",
                you={
                    "banished": ["Orange Guardian Drill", "Near Setup"],
                    "+discard": ["Near Drill"],
                },
            ),
            part("None", "use Goku", "none"),
        ],
        "PRE-S9": [
            part("Two cards", "play Red Lifting Kick", "yes", "2", you=hand("Red Lifting Kick")),
            part("No card", "play Red Lifting Kick", "yes", "0", you=hand("Red Lifting Kick")),
            part("Declined", "play Red Lifting Kick", yes=False, you=hand("Red Lifting Kick")),
            part("An attack without Style", "play Plain Card A"),
        ],
        "PRE-S10": [
            part(
                "A Styled attack deals critical damage",
                "play Red Frenzied Blasts",
                you=hand("Red Frenzied Blasts"),
            ),
            part(
                "The offer is declined",
                "play Red Frenzied Blasts",
                yes=False,
                you=hand("Red Frenzied Blasts"),
            ),
            part("An attack without Style", "play Sparring Burst", you=hand("Sparring Burst")),
        ],
        "PRE-S11": [
            part("Two are lowered", "use Gohan", "2"),
            part("None", "use Gohan", yes=False),
            part("Without anger", "use Gohan", you={"anger": 0}),
        ],
        "PRE-S12": [
            part(
                "An effect raises the anger, then another",
                "play Red Frenzied Blasts",
                "opponent: pass",
                "play Sparring Shout",
                you=hand("Red Frenzied Blasts", "Sparring Shout") | {"anger": 0},
            ),
            part("Declined", "play Sparring Shout", "no", you=hand("Sparring Shout")),
        ],
        "PRE-S13": [
            part(
                "Ann discards from her hand, then again",
                "use Krillin",
                "opponent: pass",
                "play Sparring Trade",
                "discard Plain Card A",
                "Lower",
                "opponent: pass",
                "play Sparring Trade",
                you={"hand": ["Plain Card A", "Plain Card B", "Sparring Trade", "Sparring Trade"]},
            ),
            part(
                "It is stopped; Bob discards",
                "use Krillin",
                "opponent: play Sparring Shield",
                "opponent: play Sparring Trade",
                opp={"+hand": ["Sparring Trade"]},
            ),
            part("After combat it is over", "use Krillin", CUT, "discard Plain Card A"),
        ],
        "PRE-S14": [
            part("It hits", "use Krillin", "opponent: no defense", "discard Sparring Beam"),
            part("It is stopped", "use Krillin", "opponent: play Sparring Shield"),
        ],
        "PRE-S15": [
            part("Four cards in Bob's hand", "use Krillin"),
            part("No card", "use Krillin", opp=hand()),
            part("Ten cards", "use Krillin", opp={"hand": ["Plain Card A"] * 10}),
            part(
                "A card less after the defense",
                "use Krillin",
                "opponent: play Blue Rest",
                opp={"+hand": ["Blue Rest"]},
            ),
        ],
        "PRE-S16": [
            part(
                "The first Styled attack, then the second",
                "play Blue Round Throw",
                "opponent: play Sparring Block",
                "opponent: pass",
                "play Blue Torpedo",
                "opponent: play Sparring Block",
                you=hand("Blue Round Throw", "Blue Torpedo"),
                opp=hand("Sparring Block", "Sparring Block"),
            ),
            part(
                "An attack without Style before it",
                "play Plain Card A",
                "opponent: play Sparring Block",
                "opponent: pass",
                "play Blue Torpedo",
                "opponent: play Sparring Block",
                you=hand("Plain Card A", "Blue Torpedo"),
                opp=hand("Sparring Block", "Sparring Block"),
            ),
        ],
        "PRE-S17": [
            part(
                "Ann stops an attack",
                "opponent: play Sparring Kick",
                "you: play Black Finger Block",
                you=hand("Black Finger Block"),
                **BOB,
            ),
            part(
                "The offer is declined",
                "opponent: play Sparring Kick",
                "you: play Black Finger Block",
                yes=False,
                you=hand("Black Finger Block"),
                **BOB,
            ),
            part("An attack isn't stopped", *KICK, **BOB),
        ],
        "PRE-S18": [
            part("Bob has attacked", "pass", *KICK, "use Frieza", "discard Plain Card A"),
            part(
                "Bob has attacked with energy", "pass", *BLAST, "use Frieza", "discard Plain Card A"
            ),
            part("Bob has not attacked", "use Frieza"),
            part(
                "Without a card in hand",
                "pass",
                *KICK,
                "not offered: Frieza - Transformed",
                you=hand(),
            ),
            part(
                "The last attack was stopped",
                "pass",
                "opponent: play Sparring Kick",
                "you: play Black Finger Block",
                "use Frieza",
                you=hand("Black Finger Block", "Plain Card A"),
            ),
        ],
        "PRE-S19": [
            part("An attack", "play Plain Card A"),
            part(
                "Level 1's power: an attack is stopped",
                "opponent: play Sparring Kick",
                "you: play Black Finger Block",
                you=hand("Black Finger Block"),
                **BOB,
            ),
        ],
        "PRE-S20": [
            part(
                "Its own Power, then level 2's",
                "use Frieza - Revived",
                *KICK,
                "use Frieza - Transformed",
                you={"+life_deck": ["Frieza's Taunt"]},
            ),
            part("Nothing to be found", "use Frieza - Revived"),
        ],
        "PRE-S21": [
            part("It hits", "use Piccolo"),
            part("It is stopped", "use Piccolo", "opponent: play Sparring Shield"),
        ],
        "PRE-S22": [
            part(
                "A Styled card is discarded",
                "use Piccolo",
                "discard Namekian Stance",
                you=hand("Namekian Stance", "Plain Card A"),
            ),
            part(
                "The offer is declined",
                "use Piccolo",
                "discard Namekian Stance",
                you=hand("Namekian Stance", "Plain Card A"),
                yes=False,
            ),
            part(
                "A card without Style is discarded",
                "use Piccolo",
                "discard Plain Card A",
                you=hand("Namekian Stance", "Plain Card A"),
                opp={"life_deck": ["Black Swipe", "Black Swipe", "Plain Card A", "Plain Card B"]},
            ),
            part("Without a card in hand", "not offered: Piccolo - Combat Stance", you=hand()),
        ],
        "PRE-S23": [
            part(
                "Critical damage twice",
                "play Sparring Beam",
                "opponent: pass",
                "play Sparring Beam",
                you={
                    "hand": ["Sparring Beam", "Sparring Beam"],
                    "+life_deck": ["Namek Dragon Ball 1", "Namek Dragon Ball 2"],
                },
            ),
            part(
                "The offer is declined, then taken",
                "play Sparring Beam",
                "opponent: no defense",
                "no",
                "opponent: pass",
                "play Sparring Beam",
                "opponent: no defense",
                "yes",
                you={
                    "hand": ["Sparring Beam", "Sparring Beam"],
                    "+life_deck": ["Namek Dragon Ball 1", "Namek Dragon Ball 2"],
                },
            ),
        ],
        "PRE-S24": [
            part(
                "Six life cards",
                "opponent: play Sparring Slam",
                opp={"+hand": ["Sparring Slam"]},
                **BOB,
            ),
            part(
                "Seven life cards",
                "opponent: play Sparring Focus",
                opp={"+hand": ["Sparring Focus"]},
                **BOB,
            ),
            part(
                "Its own attack", "use Piccolo", you=balls, opp={"+play": ["Earth Dragon Ball 1"]}
            ),
            part("Without Dragon Balls", "use Piccolo"),
        ],
    }


PARTS = _personalities()
