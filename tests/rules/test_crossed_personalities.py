"""Nouns for personalities, crossed with the frames that they stand in.

A noun that is known to one frame is known to all: each pair that makes sense is read, in one
reading, and read again as it is printed. By default a part of them is tried; with `DBZ_LONG` all.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from zlib import crc32

import pytest

from dbz_desktop.cards import Card, CardType
from dbz_desktop.rules.kernel.base import Continuous
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.language.compiler import canonical_text, compile_text
from tests.long import LONG
from tests.rules.happening import ALLY, DRILL, EVENT, card
from tests.rules.staged import tell

ONE, SOME, ALL = "one", "some", "all"
"""What a noun means: one that is known, one of several, or all of several."""

NOUNS = (
    ("your MP", ONE, False),
    ("your opponent's MP", ONE, False),
    ("this Ally", ONE, False),
    ("an Ally", SOME, False),
    ("another Ally", SOME, False),
    ("one of your Allies", SOME, False),
    ("one of your opponent's Allies", SOME, False),
    ("an Ally you control", SOME, False),
    ("an Ally your opponent controls", SOME, False),
    ("a personality", SOME, False),
    ("one of your personalities", SOME, False),
    ("each MP", ALL, False),
    ("both MPs", ALL, True),
    ("each player's MP", ALL, False),
    ("your Allies", ALL, True),
    ("each of your Allies", ALL, False),
    ("all of your Allies", ALL, True),
    ("your other Allies", ALL, True),
    ("each of your other Allies", ALL, False),
    ("each other Ally", ALL, False),
    ("your opponent's Allies", ALL, True),
    ("each of your opponent's Allies", ALL, False),
    ("each Ally you control", ALL, False),
    ("each Ally your opponent controls", ALL, False),
    ("all Allies", ALL, True),
    ("all Allies in play", ALL, True),
    ("all other Allies", ALL, True),
    ("each personality", ALL, False),
    ("all personalities", ALL, True),
    ("your personalities", ALL, True),
    ("each of your personalities", ALL, False),
    ("your opponent's personalities", ALL, True),
    ("each personality you control", ALL, False),
    ("your MP and Allies", ALL, True),
    ("each Hero Ally", ALL, False),
    ("your Hero Allies", ALL, True),
    ("all Villains", ALL, True),
    ("each Saiyan personality", ALL, False),
    ("your opponent's Named Allies", ALL, True),
)
"""Each noun, what it means, and whether it is a plural."""

_DOES = "your attacks deal +1 stage of damage."
FRAMES = (
    ("POWER: X {gains/gain} 2 stages.", (ONE, SOME, ALL)),
    ("POWER: X {loses/lose} all of {its/their} stages.", (ONE, SOME, ALL)),
    ("POWER: Raise X to {its/their} highest stage.", (ONE, SOME, ALL)),
    ("POWER: Set X to 3 stages above 0.", (ONE, SOME, ALL)),
    ("POWER: X {gains/gain} 1 stage for each Drill you control.", (ONE, SOME, ALL)),
    ("POWER: X cannot perform energy attacks this combat.", (ONE, ALL)),
    ("POWER: X's attacks deal +2 life cards of damage this combat.", (ONE, ALL)),
    ("POWER: If X performed an attack this combat, draw a card.", (ONE, SOME)),
    ("[defense] POWER: Stops an attack performed by X.", (ONE, SOME)),
    ("[defense] POWER: Prevent all damage from an attack performed by X.", (ONE, SOME)),
    ("[constant] X cannot gain stages.", (ONE, ALL)),
    ("[constant] X cannot perform attacks.", (ONE, ALL)),
    ("[constant] X's attacks deal +1 stage of damage.", (ONE, ALL)),
    ("[constant] X's physical attacks deal +1 stage of damage.", (ONE, ALL)),
    ("[constant] X's energy attacks cost -1 stage.", (ONE, ALL)),
    ("[constant] X's first attack each turn costs -1 stage.", (ONE,)),
    ("[constant] Attacks performed by X deal +1 stage of damage.", (ONE, ALL)),
    ("[constant] X's power {level is/levels are} considered to be 2 stages lower.", (ONE, ALL)),
    ("[constant] X's power {level is/levels are} considered to be 1 stage higher.", (ONE, ALL)),
    ("[constant] X's power {level is/levels are} doubled.", (ONE, ALL)),
    ("[constant] Whenever X {gains/gain} stages, draw a card.", (ONE, SOME)),
    ("[constant] Whenever X {loses/lose} stages, draw a card.", (ONE, SOME)),
    ("[constant] Whenever X {performs/perform} a physical attack, you may gain 1 stage.", (ONE, SOME)),
    ("[constant] Whenever X's attack is stopped, draw a card.", (ONE,)),
    (f"[constant] While X {{is/are}} at 0 stages, {_DOES}", (ONE, SOME, ALL)),
    (f"[constant] If X {{has/have}} 5 or more stages, {_DOES}", (ONE, SOME, ALL)),
    (f"[constant] If X {{has/have}} fewer stages than your opponent's MP, {_DOES}", (SOME, ALL)),
    (f"[constant] While X's power {{level is/levels are}} over 9,000, {_DOES}", (ONE, ALL)),
)  # fmt: skip
"""Each frame, X for the noun, "singular/plural" for what agrees with it, and for which nouns."""


def _filled(frame: str, noun: str, plural: bool) -> str:
    text = re.sub(r"\{([^}/]*)/([^}]*)\}", r"\2" if plural else r"\1", frame)
    own = f"{noun}'" if noun.endswith("s") and not noun.endswith("'s") else f"{noun}'s"
    text = text.replace("X's", own).replace("X", noun)
    start = re.sub(r"^(POWER: |\[constant\] )([a-z])", lambda m: m[1] + m[2].upper(), text)
    return start


def _cells() -> Iterator[str]:
    each = 1 if LONG > 1 else 7
    for frame, senses in FRAMES:
        for noun, sense, plural in NOUNS:
            owns = "X's" in frame and noun.endswith(("control", "controls", "in play"))
            text = _filled(frame, noun, plural)
            if sense in senses and not owns and not crc32(text.encode()) % each:
                yield text


def _printed(text: str) -> str:
    kind = CardType.ALLY if "this Ally" in text or "This Ally" in text else CardType.DRILL
    if not text.startswith("[constant]"):
        kind = CardType.ALLY if kind is CardType.ALLY else CardType.EVENT
    program = compile_text(Card("NAT-3", "Tried", kind, text), text)
    return "" if program.failures else canonical_text(program)


def test_every_noun_stands_in_every_frame() -> None:
    unread = [text for text in _cells() if not _printed(text)]
    assert unread == []


def test_what_is_printed_is_read_alike() -> None:
    printed = {_printed(text) for text in _cells()} - {""}
    assert [text for text in printed if _printed(text) != text] == []


_PALS = [{"card": "Pal", "stages": stages} for stages in (2, 5)]


def _stands(state: str, drawn: bool) -> None:
    """With two Allies at 2 and 5 stages, an opponent's MP at 5 and one's own at 0, something is so."""
    tell(
        card("Tried", EVENT, f"POWER: If {state}, draw a card."),
        card("Pal", ALLY, "POWER: Draw a card."),
        steps=f"play Tried\nexpect you hand = {int(drawn)}",
        you={"hand": ["Tried"], "stages": 0, "play": _PALS},
        opponent={"stages": 5},
    )


@pytest.mark.parametrize(
    ("state", "so"),
    [
        ("all of your Allies have 2 or more stages", True),
        ("each of your Allies has 3 or more stages", False),
        ("one of your Allies has 5 or more stages", True),
        ("an Ally has 6 or more stages", False),
        ("your personalities are at 1 or more stages", False),
        ("both MPs have less than 6 stages", True),
        ("both MPs are at 0 stages", False),
        ("your opponent's Allies are at 0 stages", False),
        ("one of your Allies has more stages than your MP", True),
        ("each of your Allies has fewer stages than your opponent's MP", False),
        ("one of your Allies has as many stages as your opponent's MP", True),
        ("your opponent's MP has more stages than your MP", True),
        ("your MP has more stages than your opponent's MP", False),
    ],
)
def test_the_stages_of_several_are_compared(state: str, so: bool) -> None:
    _stands(state, so)


def _hit(text: str, attack: str, stages: int) -> None:
    """Who attacks with 2 stages of damage while a Drill says that; so many stages are left of 9."""
    tell(
        card("Tried", DRILL, f"[constant] {text}"),
        card("Pal", ALLY, "POWER: [attack] Physical attack. DAMAGE: 2 stages."),
        card("Blow", CardType.PHYSICAL_COMBAT, "[attack] Physical attack. DAMAGE: 2 stages."),
        steps=f"{attack}\nopponent: no defense\nexpect opponent stages = {stages}",
        you={"hand": ["Blow", "Blow"], "stages": 0, "play": ["Tried", "Pal"]},
        opponent={"stages": 9},
    )


@pytest.mark.parametrize(
    ("whose", "by_ally", "by_mp"),
    [
        ("Your Allies' attacks", 6, 7),
        ("Each Ally's attacks", 6, 7),
        ("All personalities' attacks", 6, 6),
        ("Your opponent's Allies' attacks", 7, 7),
        ("Each MP's attacks", 7, 6),
        ("Your MP's attacks", 7, 6),
        ("Attacks performed by all of your Allies", 6, 7),
        ("Your personalities' physical attacks", 6, 6),
        ("Your personalities' energy attacks", 7, 7),
    ],
)
def test_whose_attacks_they_are(whose: str, by_ally: int, by_mp: int) -> None:
    text = f"{whose} deal +1 stage of damage."
    _hit(text, "use Pal", by_ally)
    _hit(text, "play Blow", by_mp)


@pytest.mark.parametrize(
    ("whose", "by_ally", "by_mp"),
    [
        ("Your MP's first attack each turn deals", 7, 6),
        ("The first attack one of your Allies performs each combat deals", 6, 7),
        ("Your opponent's MP's first attack each turn deals", 7, 7),
    ],
)
def test_whose_first_attack_it_is(whose: str, by_ally: int, by_mp: int) -> None:
    text = f"{whose} +1 stage of damage."
    _hit(text, "use Pal", by_ally)
    _hit(text, "play Blow", by_mp)
    _hit(text, "play Blow\nopponent: no defense\npass\nplay Blow", by_mp - 2)


@pytest.mark.parametrize(
    ("whom", "stages"),
    [
        ("Damage dealt to your opponent's MP is increased by 1 stage.", 6),
        ("Your opponent's MP takes +1 stage of damage from physical attacks.", 6),
        ("Your opponent's MP takes 1 less stage of damage from attacks.", 8),
        ("Attacks against your opponent's MP deal +1 stage of damage.", 6),
        ("Your MP takes 1 less stage of damage from attacks.", 7),
        ("Reduce damage dealt to your MP by 1 stage.", 7),
    ],
)
def test_who_takes_the_damage(whom: str, stages: int) -> None:
    _hit(whom, "play Blow", stages)


@pytest.mark.parametrize(
    ("whose", "drawn"),
    [
        ("Your opponent's MP's power level is considered to be 5 stages lower.", 1),
        ("Your opponent's MP's power level is considered to be 4 stages lower.", 0),
        ("All personalities' power levels are considered to be 5 stages lower.", 0),
        ("Each MP's power level is considered to be 9 stages lower.", 0),
        ("Your MP's power level is considered to be 6 stages higher.", 1),
        ("Your Allies' power levels are considered to be 6 stages higher.", 0),
    ],
)
def test_power_levels_some_stages_off(whose: str, drawn: int) -> None:
    tell(
        card("Tried", DRILL, f"[constant] {whose}"),
        card("Look", EVENT, "POWER: If your MP's power level is higher than your opponent's MP's, "
             "draw a card."),
        steps=f"play Look\nexpect you hand = {drawn}",
        you={"hand": ["Look"], "stages": 1, "play": ["Tried"]},
        opponent={"stages": 5},
    )  # fmt: skip


def test_all_mps_are_kept_from_gaining_stages() -> None:
    tell(
        card("Tried", DRILL, "[constant] Both MPs cannot gain stages."),
        card("Pal", ALLY, "POWER: Each of your personalities gains 2 stages."),
        steps="use Pal\nexpect you stages = 0\nexpect stages of Pal = 4",
        you={"stages": 0, "play": ["Tried", {"card": "Pal", "stages": 2}]},
    )


@pytest.mark.parametrize(
    ("text", "pal", "mp"),
    [
        ("This Ally's PUR is +2.", 3, 0),
        ("Each personality's PUR is increased by 2.", 3, 3),
        ("Your Hero Allies' PUR is +2.", 1, 1),
        ("Each of your opponent's personalities has +2 PUR.", 1, 1),
        ("", 1, 1),
    ],
)
def test_who_powers_up_by_how_much(text: str, pal: int, mp: int) -> None:
    """An Ally with a rating of 1 says so; then all power up that one has."""
    mine = "POWER: Each of your personalities powers up."
    tell(
        card("Pal", ALLY, f"[constant] {text} {mine}" if text else mine, pur=1),
        steps=f"use Pal\nexpect stages of Pal = {pal}\nexpect you stages = {mp or 1}",
        you={"stages": 0, "play": [{"card": "Pal", "stages": 0}]},
    )


@pytest.mark.parametrize(
    ("whom", "drawn"),
    [("you", 0), ("your opponent", 1), ("your opponent's MP", 1), ("your MP", 0), ("an MP", 1)],
)
def test_damage_that_is_dealt_to_somebody(whom: str, drawn: int) -> None:
    tell(
        card("Tried", DRILL, f"[constant] Whenever damage is dealt to {whom}, draw a card."),
        steps=f"play Filler\nopponent: no defense\nexpect you hand = {drawn}",
        you={"hand": ["Filler"], "play": ["Tried"]},
        opponent={"stages": 9},
    )


@pytest.mark.parametrize(("by", "stages"), [("an Ally", 5), ("your MP", 7), ("an MP", 7)])
def test_an_attack_that_is_performed_by_somebody(by: str, stages: int) -> None:
    blow = f"[attack] Physical attack. If performed by {by}, this attack deals +2 stages of damage."
    tell(
        card("Pal", ALLY, f"POWER: {blow} DAMAGE: 2 stages."),
        steps=f"use Pal\nopponent: no defense\nexpect opponent stages = {stages}",
        you={"stages": 0, "play": ["Pal"]},
        opponent={"stages": 9},
    )


def test_a_cap_on_the_stages_of_several() -> None:
    tell(
        card("Tried", DRILL, "[constant] Each of your Allies cannot have more than 4 stages."),
        card("Pal", ALLY, "POWER: Each of your personalities gains 6 stages."),
        steps="use Pal\nexpect stages of Pal = 4\nexpect you stages = 6",
        you={"stages": 0, "play": ["Tried", {"card": "Pal", "stages": 2}]},
    )


@pytest.mark.parametrize(
    ("said", "rule"),
    [("This Ally's PUR is +1.", "TRN-2"), ("This Ally's power level is doubled.", "ATK-5")],
)
def test_each_measure_has_its_own_rule(said: str, rule: str) -> None:
    program = compile_text(card("Tried", ALLY, ""), f"[constant] {said}")
    told = [part.rules for part in every(program.sections[0].sentences[0].line, Continuous)]
    assert rule in told and {"TRN-2", "ATK-5"}.intersection(told) == {rule}
