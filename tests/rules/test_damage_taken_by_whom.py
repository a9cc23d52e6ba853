"""Damage that a personality takes: the stages that it loses, for its player or attacked itself."""

from __future__ import annotations

from typing import Any

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

PAL = card("Pal", ALLY, "POWER: Draw a card.", level=1)
KICK = card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 3 stages.")
BEAM = card("Beam", ENERGY, "[attack] Energy attack. DAMAGE: 2 life cards.")
ASK = card("Ask", EVENT, "POWER: If an Ally took damage this combat, raise your anger 2.")


def kicked(text: str, attack: str, taker: str, anger: int, kind: Any = DRILL) -> None:
    """Have a card with that text in play, and an Ally, as the opponent attacks who takes it."""
    steps = f"opponent: play {attack}\npass\n"
    if taker:
        steps += f"choose {taker}\n"
    sides: dict[str, Any] = {
        "you": {"play": ["Tried", {"card": "Pal", "stages": 5}], "stages": 5},
        "opponent": {"hand": [attack], "stages": 10},
        "start": {"turn": "opponent", "action": "opponent"},
    }
    steps += f"expect your anger = {anger}"
    more = {"level": 2} if kind is ALLY else {}
    tell(card("Tried", kind, text, **more), PAL, KICK, BEAM, steps=steps, **sides)


@pytest.mark.parametrize(
    ("who", "pal", "hero"),
    [
        ("an Ally takes damage", 1, 0),
        ("one of your Allies takes stage damage", 1, 0),
        ("one of your Allies takes damage from an attack", 1, 0),
        ("one of your opponent's Allies takes damage", 0, 0),
        ("an Ally takes 3 or more stages of damage", 1, 0),
        ("an Ally takes 4 or more stages of damage", 0, 0),
        ("one of your personalities takes damage", 1, 1),
        ("your MP takes stage damage", 1, 1),
    ],
)
def test_which_personality_takes_it(who: str, pal: int, hero: int) -> None:
    text = f"[constant] Whenever {who}, raise your anger 1."
    assert canonical(text, DRILL) == text
    kicked(text, "Kick", "Pal", pal)
    kicked(text, "Kick", "Hero", hero)


def test_this_ally_takes_it() -> None:
    text = "[constant] Whenever this Ally takes damage, raise your anger 1."
    assert canonical(text, ALLY) == text
    for taker, anger in (("Tried", 1), ("Pal", 0), ("Hero", 0)):
        kicked(text, "Kick", taker, anger, ALLY)


def test_life_cards_are_taken_by_no_ally() -> None:
    kicked("[constant] Whenever an Ally takes damage, raise your anger 1.", "Beam", "", 0)
    mine = "[constant] Whenever one of your personalities takes damage, raise your anger 1."
    kicked(mine, "Beam", "", 1)


def test_that_ally_is_who_took_it() -> None:
    text = "[constant] Whenever an Ally takes damage, that Ally gains 2 stages."
    assert canonical(text, DRILL) == text
    tell(
        card("Tried", DRILL, text), PAL, KICK,
        steps="opponent: play Kick\npass\nchoose Pal\nexpect stages of Pal = 4",
        you={"play": ["Tried", {"card": "Pal", "stages": 5}], "stages": 5},
        opponent={"hand": ["Kick"], "stages": 10},
        start={"turn": "opponent", "action": "opponent"},
    )  # fmt: skip


@pytest.mark.parametrize(
    "happening",
    [
        "an Ally takes no damage",
        "this Ally takes life card damage",
        "one of your Allies advances a level",
        "one of your opponent's Allies changes levels",
    ],
)
def test_what_never_happens_to_an_ally_is_not_waited_for(happening: str) -> None:
    text = f"[constant] Whenever {happening}, draw a card."
    assert compile_text(card("Tried", ALLY, text, level=2), text).failures


@pytest.mark.parametrize(("taker", "anger"), [("Pal", 2), ("Hero", 0)])
def test_it_is_asked_afterwards(taker: str, anger: int) -> None:
    tell(
        PAL, KICK, ASK,
        steps=f"opponent: play Kick\npass\nchoose {taker}\nplay Ask\nexpect your anger = {anger}",
        you={"hand": ["Ask"], "play": [{"card": "Pal", "stages": 5}], "stages": 5},
        opponent={"hand": ["Kick"], "stages": 10},
        start={"turn": "opponent", "action": "opponent"},
    )  # fmt: skip


DEFENDS = "If the defending personality is an Ally, banish it. Otherwise, raise your anger 1."


@pytest.mark.parametrize(("taker", "banished", "anger"), [("Pal", 1, 0), ("Hero", 0, 1)])
@pytest.mark.parametrize("before", ["", "Banish the top card of your opponent's Life Deck. "])
def test_who_took_the_stages_is_the_defending_personality(
    before: str, taker: str, banished: int, anger: int
) -> None:
    """COM-7; whatever was spoken of before, "it" is the Ally that was asked about."""
    ray = f"[attack] Energy attack. {before}DAMAGE: 1 stage. HIT: {DEFENDS}"
    tell(
        card("Ray", ENERGY, ray),
        PAL,
        you={"hand": ["Ray"]},
        opponent={"play": ["Pal"]},
        steps=f"""
            play Ray
            no defense
            choose {taker}
            expect opponent banished has {banished} Pal
            expect your banished = 0
            expect your anger = {anger}
        """,
    )


@pytest.mark.parametrize(("by", "banished"), [("Pal", 1), ("Hero", 0)])
def test_the_attacking_ally_that_is_asked_about_is_it(by: str, banished: int) -> None:
    tell(
        card("Trap", EVENT, "[defense] POWER: Stops an attack. If the attacking personality is an "
             "Ally, banish it."),
        PAL,
        KICK,
        you={"hand": ["Trap"]},
        opponent={"play": ["Pal"], "stages": 1, "hand": ["Kick"]},
        start={"action": "opponent"},
        steps=f"opponent: play Kick with {by}\nplay Trap\n"
        f"expect opponent banished has {banished} Pal\nexpect event AttackStopped",
    )  # fmt: skip
