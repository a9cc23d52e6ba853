"""What is played in the golden logs: Evolution, Piccolo and Vegeta."""

from __future__ import annotations

from typing import Any

try:
    from .parts import (
        BLAST,
        BOB,
        Part,
        hand,
        part,
    )
    from .script_words import (
        BALL,
        BLOCKED,
        NO_DEFENSE,
        OTHER_BALL,
    )
except ImportError:
    from parts import (  # type: ignore[no-redef]
        BLAST,
        BOB,
        Part,
        hand,
        part,
    )
    from script_words import (  # type: ignore[no-redef]
        BALL,
        BLOCKED,
        NO_DEFENSE,
        OTHER_BALL,
    )

PLAIN: dict[str, Any] = {"mastery": "Sparring Mastery"}
BLAST_ON = ("play Saiyan Concussive Blast",)
STRIKE_ON = ("play Saiyan Direct Strike",)


def _piccolo() -> dict[str, list[Part | str]]:
    return {
        "EVO-S11": [
            part(
                "She gains stages by a card; Rejuvenates",
                "use Near Drill",
                "opponent: pass",
                "play Sparring Rest",
                you={**PLAIN, "+hand": ["Sparring Rest"]},
            ),
            part("At ten stages nothing is gained", "use Near Drill", you={**PLAIN, "stages": 10}),
            part(
                "Bob's effects",
                "opponent: use Far Drill",
                "pass",
                "opponent: play Sparring Rest",
                you=PLAIN,
                opp={"+hand": ["Sparring Rest"]},
                **BOB,
            ),
            part(
                "Outside combat",
                "Rejuvenate Plain Card K",
                you={**PLAIN, "hand": []},
                opp=hand(),
                phase="discard",
            ),
        ],
        "EVO-S12": [
            part(
                "A Styled card goes on top",
                "use Piccolo",
                NO_DEFENSE,
                "opponent: pass",
                "pass",
                "yes",
                "choose Namekian Stance",
                "top",
            ),
            part(
                "At the bottom; it was stopped",
                "use Piccolo",
                BLOCKED,
                "opponent: pass",
                "pass",
                "yes",
                "choose Namekian Stance",
                "bottom",
            ),
            part("Declined", "use Piccolo", BLOCKED, "opponent: pass", "pass", "no"),
            part(
                "None there",
                "use Piccolo",
                BLOCKED,
                "opponent: pass",
                "pass",
                "yes",
                you={"life_deck": [*"CDE"]},
            ),
        ],
        "EVO-S13": [
            part(
                "One returns, one is captured",
                "use Piccolo",
                NO_DEFENSE,
                "yes",
                "yes",
                you={"+play": [BALL]},
                opp={"+play": [OTHER_BALL]},
            ),
            part(
                "Declined",
                "use Piccolo",
                NO_DEFENSE,
                "no",
                you={"+play": [BALL]},
                opp={"+play": [OTHER_BALL]},
            ),
            part("None to return", "use Piccolo", NO_DEFENSE, opp={"+play": [OTHER_BALL]}),
            part(
                "It is stopped",
                "use Piccolo",
                BLOCKED,
                you={"+play": [BALL]},
                opp={"+play": [OTHER_BALL]},
            ),
        ],
        "EVO-S14": [
            part(
                "A Dragon Ball from Bob's Banished Zone",
                "use Piccolo",
                "Your opponent",
                you={"+play": [BALL], "banished": ["Namek Dragon Ball 3"], "stages": 5},
                opp={"banished": [OTHER_BALL, BALL]},
            ),
            part(
                "From her own",
                "use Piccolo",
                "You",
                you={**PLAIN, "banished": ["Namek Dragon Ball 3", BALL], "stages": 5},
                opp={"+play": [BALL]},
            ),
            part(
                "Her Styled card's Endurance; two Dragon Balls",
                *BLAST,
                "you: Banish it",
                "None",
                you={
                    "+play": [BALL, OTHER_BALL],
                    "life_deck": ["Namekian Narrow Escape", "Black Delay", *"ABCDEF"],
                },
                **BOB,
            ),
            part(
                "Bob plays one",
                f"opponent: play {OTHER_BALL}",
                "opponent: declare combat",
                opp={"+hand": [OTHER_BALL]},
                turn="opponent",
                phase="planning",
            ),
            part(
                "Bob captures one",
                "opponent: play Sparring Theft",
                "opponent: Capture",
                you={**PLAIN, "+play": [OTHER_BALL]},
                opp=hand("Sparring Theft"),
                **BOB,
            ),
        ],
    }


def _vegeta() -> dict[str, list[Part | str]]:
    shown: dict[str, Any] = {**PLAIN, "hand": ["Sparring Trade", "Sparring Trade", *"AB"]}
    return {
        "EVO-S16": [
            part(
                "A card is revealed; the second is discarded",
                "play Sparring Trade",
                "choose Plain Card A",
                "yes",
                "opponent: pass",
                "play Sparring Trade",
                "choose Plain Card A",
                you=shown,
            ),
            part(
                "Declined",
                "play Sparring Trade",
                "choose Plain Card A",
                "no",
                you=shown,
            ),
            part(
                "Bob's effect",
                "opponent: use Black Devious Mastery",
                "opponent: choose Black Swipe",
                "you: choose Plain Card A",
                you=PLAIN,
                opp={"mastery": "Black Devious Mastery", "hand": ["Black Swipe", "Plain Card A"]},
                **BOB,
            ),
            part(
                "Life cards as stages; once a turn",
                *BLAST_ON,
                "yes",
                "yes",
                NO_DEFENSE,
                "opponent: pass",
                *BLAST_ON,
                NO_DEFENSE,
                you={**PLAIN, **hand("Saiyan Concussive Blast", "Saiyan Concussive Blast")},
            ),
            part(
                "Not used; not chosen",
                *BLAST_ON,
                "no",
                NO_DEFENSE,
                "opponent: pass",
                *BLAST_ON,
                "yes",
                "no",
                NO_DEFENSE,
                you={**PLAIN, **hand("Saiyan Concussive Blast", "Saiyan Concussive Blast")},
            ),
            part(
                "A non-Styled attack",
                "play Sparring Beam",
                NO_DEFENSE,
                "None",
                you={**PLAIN, **hand("Sparring Beam")},
            ),
        ],
        "EVO-S17": [
            part(
                "Every Styled attack",
                *BLAST_ON,
                "yes",
                NO_DEFENSE,
                "opponent: pass",
                "play Saiyan Direct Strike",
                "yes",
                NO_DEFENSE,
                you={**PLAIN, **hand("Saiyan Concussive Blast", "Saiyan Direct Strike")},
                opp={"stages": 10},
            ),
            part(
                "Declined",
                *BLAST_ON,
                "no",
                NO_DEFENSE,
                you={**PLAIN, **hand("Saiyan Concussive Blast")},
            ),
            part(
                "A non-Styled attack; her Power",
                "play Sparring Beam",
                NO_DEFENSE,
                "None",
                "opponent: pass",
                "use Vegeta",
                NO_DEFENSE,
                you={**PLAIN, **hand("Sparring Beam")},
            ),
        ],
        "EVO-S18": [
            part(
                "A card is revealed; the second is discarded",
                "play Sparring Trade",
                "choose Plain Card A",
                "yes",
                "opponent: pass",
                "play Sparring Trade",
                "choose Plain Card A",
                you=shown,
            ),
            part(
                "Bob's effect",
                "opponent: use Black Devious Mastery",
                "opponent: choose Black Swipe",
                "you: choose Plain Card A",
                "yes",
                you=PLAIN,
                opp={"mastery": "Black Devious Mastery", "hand": ["Black Swipe", "Plain Card A"]},
                **BOB,
            ),
            part(
                "As stages, as life cards",
                *STRIKE_ON,
                "stages",
                NO_DEFENSE,
                "opponent: pass",
                *STRIKE_ON,
                "life cards",
                NO_DEFENSE,
                you={**PLAIN, **hand("Saiyan Direct Strike", "Saiyan Direct Strike")},
                opp={"stages": 10},
            ),
            part(
                "Declined",
                *STRIKE_ON,
                "no",
                NO_DEFENSE,
                you={**PLAIN, **hand("Saiyan Direct Strike")},
            ),
        ],
        "EVO-S19": [
            part(
                "The first one of each kind",
                *STRIKE_ON,
                BLOCKED,
                "opponent: pass",
                *STRIKE_ON,
                "opponent: play Sparring Block",
                "opponent: pass",
                *BLAST_ON,
                NO_DEFENSE,
                "choose Plain Card L",
                "opponent: pass",
                *BLAST_ON,
                NO_DEFENSE,
                you={
                    **PLAIN,
                    **hand(*["Saiyan Direct Strike"] * 2, *["Saiyan Concussive Blast"] * 2),
                },
                opp=hand("Sparring Block", "Sparring Block"),
            ),
            part(
                "Non-Styled ones",
                "play Sparring Kick",
                BLOCKED,
                "opponent: pass",
                "play Sparring Beam",
                NO_DEFENSE,
                "None",
                "opponent: pass",
                *STRIKE_ON,
                BLOCKED,
                you={**PLAIN, **hand("Sparring Kick", "Sparring Beam", "Saiyan Direct Strike")},
                opp=hand("Sparring Block", "Sparring Block"),
            ),
        ],
    }


PARTS = _piccolo() | _vegeta()
