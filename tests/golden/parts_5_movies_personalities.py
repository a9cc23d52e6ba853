"""What is played in the golden logs: The Movie Collection, Main Personalities."""

from __future__ import annotations

try:
    from .parts import BLAST, BOB, CUT, KICK, Part, hand, part
    from .script_words import BALL, DECLARE, FRIEND, NO_DEFENSE, OTHER_BALL, balls
except ImportError:
    from parts import BLAST, BOB, CUT, KICK, Part, hand, part  # type: ignore[no-redef]
    from script_words import (  # type: ignore[no-redef]
        BALL,
        DECLARE,
        FRIEND,
        NO_DEFENSE,
        OTHER_BALL,
        balls,
    )


def _wheelo() -> dict[str, list[Part | str]]:
    ruin = hand("Sparring Ruin")
    return {
        "MOV-U61": [
            part(
                "Anger 2; once a turn",
                "use $",
                "opponent: pass",
                "not offered: Dr. Wheelo - Big Brain",
            ),
            part("Anger 4 is set to 3", "use $", you={"anger": 4}),
            part("A Dragon Ball on top", "use $", you={"life_deck": [BALL, *"ABCDE"]}),
        ],
        "MOV-U62": [
            part(
                "Her attacks; Bob's",
                "play Sparring Kick",
                NO_DEFENSE,
                *BLAST,
                you=hand("Sparring Kick"),
                opp=hand("Sparring Beam"),
            ),
            part(
                "She stops an attack",
                "opponent: play Sparring Kick",
                "you: play Black Finger Block",
                you=hand("Black Finger Block"),
                **BOB,
            ),
            part(
                "She only prevents its damage; Bob stops hers",
                "opponent: play Sparring Kick",
                "you: play Blue Precarious Defense",
                "play Plain Card A",
                "opponent: play Sparring Block",
                you=hand("Blue Precarious Defense", "A"),
                **BOB,
            ),
        ],
        "MOV-U63": [
            part(
                "A successful attack; once a turn",
                "play Plain Card A",
                NO_DEFENSE,
                "yes",
                "opponent: pass",
                "play Plain Card B",
                NO_DEFENSE,
            ),
            part("It is stopped", "play Plain Card A", "opponent: play Sparring Block"),
            part("Not used", "play Plain Card A", NO_DEFENSE, "no", "opponent: pass"),
            part(
                "Another effect of hers; Bob's",
                "play Sparring Ruin",
                "opponent: play Sparring Ruin",
                you=ruin,
                opp=ruin,
            ),
        ],
        "MOV-U64": [
            part("Her effect; Bob's", *("play Sparring Ruin",) * 2, you=ruin, opp=ruin),
            part(
                "Damage isn't",
                "play Sparring Slam",
                NO_DEFENSE,
                "None",
                you=hand("Sparring Slam"),
            ),
            part("Nothing to Rejuvenate", "play Sparring Ruin", you={**ruin, "discard": []}),
        ],
    }


def _garlic_and_frieza() -> dict[str, list[Part | str]]:
    freeze = {"+hand": ["Sparring Shout"]}
    golden = {"discard": ["A", "Frieza's Taunt", "B"], "stages": 2}
    return {
        "MOV-U66": [
            part("Bob's attack; a physical one", *BLAST, "pass", *KICK, **BOB),
            part(
                "Two Dragon Balls are revealed",
                *BLAST,
                you={"life_deck": ["A", BALL, "B", OTHER_BALL, *"CDEFG"]},
                **BOB,
            ),
            part(
                "Bob reveals one",
                "play Sparring Beam",
                NO_DEFENSE,
                "None",
                you=hand("Sparring Beam"),
                opp={"life_deck": ["A", BALL, *"BCDEFG"]},
            ),
            part(
                "One that is destroyed isn't",
                "opponent: play Sparring Ruin",
                you={"life_deck": ["A", BALL, *"BCDEFG"]},
                opp=hand("Sparring Ruin"),
                **BOB,
            ),
        ],
        "MOV-U67": [
            part("Bob's attacks", *BLAST, "pass", *KICK, **BOB),
            part(
                "She raises her anger; declined",
                "play Sparring Shout",
                "yes",
                f"choose {OTHER_BALL}",
                "opponent: pass",
                "play Sparring Shout",
                "no",
                you={"hand": ["Sparring Shout"] * 2},
                opp=balls(1, 2, 3),
            ),
            part("Nothing to capture", "play Sparring Shout", you=freeze),
            part(
                "Bob raises it; his own",
                "opponent: use Blue Minions",
                "opponent: yes",
                "opponent: Your opponent",
                "opponent: Raise",
                "no defense",
                "pass",
                "opponent: play Sparring Shout",
                opp={"play": [BALL, "Blue Minions"], "hand": ["Sparring Shout"]},
                **BOB,
            ),
        ],
        "MOV-P16": [
            part(
                "From the discard pile",
                "use Frieza",
                "yes",
                "Lower",
                NO_DEFENSE,
                you=golden,
            ),
            part(
                "From the Banished Zone",
                "use Frieza",
                "yes",
                "Discard",
                NO_DEFENSE,
                you={"discard": ["A"], "banished": ["B", "Frieza's Taunt"]},
                opp={"+play": [FRIEND]},
            ),
            part("Declined", "use Frieza", "no", NO_DEFENSE, you=golden),
            part("None is there; it is stopped", "use Frieza", "opponent: play Sparring Block"),
        ],
    }


def _slug() -> dict[str, list[Part | str]]:
    deck = {"life_deck": ["A", BALL, "B", OTHER_BALL, *"CDEFG"]}
    return {
        "MOV-U69": [
            part(
                "She plays one; Bob has none at the end",
                f"play {BALL}",
                "declare combat",
                CUT,
                you={"+hand": [BALL]},
                turn="you",
                phase="planning",
            ),
            part("None at the end", "pass", f"choose {OTHER_BALL}", CUT, you=deck),
            part(
                "Bob plays one; hers is found at the end of his combat too",
                f"opponent: play {BALL}",
                "opponent: declare combat",
                f"choose {OTHER_BALL}",
                CUT,
                you=deck,
                opp={"+hand": [BALL]},
                turn="opponent",
                phase="planning",
            ),
            part("None is found", "pass", CUT),
        ],
        "MOV-U70": [
            part(
                "It hits; once a turn",
                "use $",
                NO_DEFENSE,
                "opponent: pass",
                "not offered: Lord Slug - Successful",
            ),
            part("It is stopped", "use $", "opponent: play Sparring Block"),
            part("One card to Rejuvenate", "use $", NO_DEFENSE, you={"discard": ["K"]}),
        ],
        "MOV-U71": [
            part(
                "Rejuvenating twice; her attack, Bob's",
                "play Sparring Rest",
                "opponent: pass",
                "play Sparring Rest",
                "opponent: play Plain Card A",
                "no defense",
                "play Plain Card B",
                NO_DEFENSE,
                you=hand("Sparring Rest", "Sparring Rest", "B"),
                opp=hand("A"),
            ),
            part(
                "Bob's effect isn't doubled",
                "opponent: play Sparring Rest",
                opp=hand("Sparring Rest"),
                **BOB,
            ),
            part(
                "Rejuvenate 4 with five cards",
                "use Namekian Growth",
                "no",
                "yes",
                you={"play": ["Namekian Growth"], "discard": [*"ABCDE"]},
            ),
        ],
        "MOV-U72": [
            part(
                "Her MP is lowered",
                "declare combat",
                "yes",
                "yes",
                "Lower",
                you=deck,
                **DECLARE,
            ),
            part(
                "A Dragon Ball is played",
                "declare combat",
                "yes",
                "yes",
                "Search",
                f"choose {BALL}",
                you=deck,
                **DECLARE,
            ),
            part("Not used", "declare combat", "no", **DECLARE),
            part(
                "Bob declares; both are declined",
                "opponent: declare combat",
                "yes",
                "no",
                turn="opponent",
                phase="declare",
            ),
            part(
                "It doesn't win by MPPV",
                "play Sparring Shout",
                you={"anger": 4, "hand": ["Sparring Shout"]},
            ),
        ],
    }


def _turles() -> dict[str, list[Part | str]]:
    styled = {"mastery": "Saiyan Empowered Mastery"}
    return {
        "MOV-U73": [
            part(
                "A Styled attack; its damage can't be prevented",
                "play Saiyan Headbutt",
                "opponent: play Blue Rest",
                "opponent: pass",
                "play Sparring Slam",
                NO_DEFENSE,
                "opponent: Banish it",
                you={**styled, "hand": ["Saiyan Headbutt", "Sparring Slam"]},
                opp={"hand": ["Blue Rest"], "life_deck": ["Black Delay", *"ABCDEFGHIJ"]},
            ),
            part("Bob's", *KICK, you=styled, opp=hand("Saiyan Headbutt", "Sparring Kick"), **BOB),
        ],
        "MOV-U74": [
            part("Bob pays", "use $", NO_DEFENSE, "opponent: yes"),
            part("Bob doesn't", "use $", NO_DEFENSE, "opponent: no", "yes", "Lower"),
            part("Nor does she", "use $", NO_DEFENSE, "opponent: no", "no"),
            part("Bob can't", "use $", NO_DEFENSE, "yes", "Lower", opp={"stages": 7}),
            part("It is stopped", "use $", "opponent: play Sparring Shield"),
            part(
                "Its damage can't be prevented",
                "use $",
                "opponent: play Blue Rest",
                opp={"hand": ["Blue Rest"]},
            ),
        ],
        "MOV-U75": [
            part("Its Power", "use $", "opponent: pass", "not offered: Turles - Triumphant"),
            part("Two cards are left", "use $", opp={"discard": ["A", "B"]}),
            part(
                "Her attack; Bob's",
                "play Plain Card A",
                NO_DEFENSE,
                "opponent: play Sparring Kick",
                "no defense",
                "play Sparring Slam",
                NO_DEFENSE,
                you=hand("A", "Sparring Slam"),
                opp={"hand": ["Sparring Kick"], "life_deck": ["Black Delay", *"ABCDEFGHIJ"]},
            ),
        ],
        "MOV-U76": [
            part(
                "Eight stages above zero; no Endurance",
                "use $",
                NO_DEFENSE,
                "None",
                opp={"life_deck": ["Black Delay", *"ABCDEFGHIJ"]},
            ),
            part("Bob is at zero", "use $", NO_DEFENSE, opp={"stages": 0}),
            part(
                "Her own Endurance neither, though it is stopped",
                "use $",
                "opponent: play Sparring Block",
                *BLAST,
                you={"life_deck": ["Black Delay", *"ABCDEFGHIJ"]},
            ),
        ],
    }


PARTS = _wheelo() | _garlic_and_frieza() | _slug() | _turles()
