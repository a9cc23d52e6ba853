"""Nouns for attacks, crossed with the frames that they stand in.

A noun that is known to one frame is known to all: each pair that makes sense is read, in one
reading, and read again as it is printed. By default a part of them is tried; with `DBZ_LONG` all.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from zlib import crc32

from dbz_desktop.cards import Card, CardType
from dbz_desktop.rules.language.compiler import canonical_text, compile_text
from tests.long import LONG
from tests.rules.happening import DRILL, EVENT, PHYSICAL

YOURS, HIS, ANYBODYS = "your", "his", "anybody's"
Noun = tuple[str, str]

ALWAYS: tuple[Noun, ...] = (
    ("your attacks", YOURS),
    ("your opponent's attacks", HIS),
    ("your first attack each combat", YOURS),
    ("your opponent's first attack each combat", HIS),
    ("your second attack each combat", YOURS),
    ("all attacks", ANYBODYS),
    ("all physical attacks", ANYBODYS),
    ("each attack", ANYBODYS),
    ("each of your attacks", YOURS),
    ("each of your opponent's attacks", HIS),
    ("each energy attack you perform", YOURS),
    ("attacks you perform", YOURS),
    ("attacks performed by your MP", YOURS),
    ("attacks performed by Allies", ANYBODYS),
    ("your Allies' attacks", YOURS),
    ("your MP's attacks", YOURS),
    ("your Styled attacks", YOURS),
    ("your non-Styled attacks", YOURS),
    ("your Red attacks", YOURS),
    ("your Named attacks", YOURS),
    ("your Styled physical attacks", YOURS),
    ('your energy attacks with "Kamehameha" in the title', YOURS),
    ("your physical attacks and energy attacks", YOURS),
    ("your physical and energy attacks", YOURS),
    ("your attacks that cost 2 or more stages", YOURS),
    ("your attacks costing 0 stages", YOURS),
    ("attacks that deal life card damage", ANYBODYS),
    ("your attacks with Endurance", YOURS),
    ("your attacks performed from your hand", YOURS),
    ("attacks from your discard pile", YOURS),
    ("attacks played from hand", ANYBODYS),
    ("your other attacks", YOURS),
    ("your attacks with a HIT effect", YOURS),
    ("attacks performed against you", HIS),
    ("your successful attacks", YOURS),
    ("the first attack performed against you each combat", HIS),
    ("the first attack you perform each turn", YOURS),
)
"""Attacks of which something is always so."""

TO_COME: tuple[Noun, ...] = (
    ("your next attack", YOURS),
    ("your opponent's next attack", HIS),
    ("your next physical attack", YOURS),
    ("your next 2 attacks", YOURS),
    ("your opponent's next 2 energy attacks", HIS),
    ("your next successful attack", YOURS),
    ("your next Styled attack", YOURS),
    ("the next attack performed against you", HIS),
    ("the next attack you perform", YOURS),
    ("the next attack performed by an Ally", ANYBODYS),
    ("your next attack performed by an Ally", YOURS),
    ("your second attack this combat", YOURS),
    ("your first energy attack this combat", YOURS),
)
"""Attacks of which something will be so."""

IN_COMBAT: tuple[Noun, ...] = (
    ("your attacks", YOURS),
    ("your opponent's attacks", HIS),
    ("all attacks", ANYBODYS),
    ("your physical attacks", YOURS),
    ("attacks performed against you", HIS),
    ("attacks performed by your Allies", YOURS),
    ("your other attacks", YOURS),
    ("your physical attacks and energy attacks", YOURS),
    ("each of your Styled attacks", YOURS),
    ("your first attack each combat", YOURS),
)
"""Attacks of which something is so for a time."""

ONES: tuple[Noun, ...] = (
    ("an attack", ANYBODYS),
    ("a physical attack", ANYBODYS),
    ("one of your attacks", YOURS),
    ("one of your opponent's attacks", HIS),
    ("an attack you perform", YOURS),
    ("an attack performed by an Ally", ANYBODYS),
    ("an attack performed by your MP", YOURS),
    ("one of your Styled energy attacks", YOURS),
    ("your first attack each combat", YOURS),
    ("your opponent's first attack each turn", HIS),
    ("your second attack in a combat", YOURS),
    ("an attack that costs 2 or more stages", ANYBODYS),
    ('an energy attack with "Kamehameha" in the title', ANYBODYS),
    ("an attack performed against you", HIS),
    ("another attack", ANYBODYS),
    ("one of your physical attacks or energy attacks", YOURS),
    ("an attack performed from a discard pile", ANYBODYS),
    ("one of your attacks with a HIT effect", YOURS),
    ("a non-Styled attack", ANYBODYS),
    ("one of your other attacks", YOURS),
)
"""The attack of a happening."""

# X is the noun, "{singular/plural}" agrees with it. Before the bar stands of whose attacks only it
# is said; X's of nouns only that end with "attack".
SAID = (
    "X {deals/deal} +1 stage of damage",
    "X {deals/deal} +2 life cards of damage",
    "X {deals/deal} -2 stages of damage",
    "X {costs/cost} 1 less stage to perform",
    "X {costs/cost} +1 stage",
    "X {has its/have their} cost reduced to 0",
    "X cannot be stopped",
    "X cannot be stopped by Events",
    "X can only be stopped by Styled cards",
    "your|Events cannot stop X",
    "your|your opponent cannot stop X",
    "his|you cannot stop X",
    "your|your opponent cannot play [defense] cards against X",
    "your|your opponent must discard a card from his hand to stop X",
    "your|your opponent must pay 1 stage to stop X",
    "players must discard a card from their hand to stop X",
    "X cannot be redirected",
    "your|your opponent's Allies cannot take damage from X in place of his MP",
    "his|your Allies cannot take damage from X in place of your MP",
    "damage from X cannot be prevented",
    "your|your opponent cannot prevent damage from X",
    "damage from X cannot be modified",
    "X's damage cannot be modified",
    "the damage of X cannot be reduced",
    "the damage of X is banished",
    'X {gains/gain} "HIT: Draw a card."',
    "X {loses/lose} all HIT effects",
    "X {is/are} considered Styled",
    "X {is/are} considered energy attacks",
    "X {deals/deal} double damage",
    "X {deals/deal} half damage",
    "X {deals/deal} half damage, rounded down",
    "X {deals/deal} half damage, rounded up",
    "X {deals/deal} half as much damage",
    "X {deals its/deal their} damage as life cards",
    "X {deals/deal} no damage",
    "X's base damage is 3 stages",
    "the base damage of X is 3 stages",
    "X {has/have} a base damage of 3 stages",
    "critical damage from X cannot be used to capture Dragon Balls",
    "critical damage dealt by X cannot be used to discard an Ally",
    "your|you cannot capture Dragon Balls with critical damage from X",
    "X cannot deal critical damage",
    "your|your opponent cannot use Endurance against X",
    "Endurance cannot be used against X",
    "X {is/are} Focused",
    "X {gains/gain} Unstoppable",
    "X {deals/deal} at least 2 life cards of damage",
    "X cannot deal more than 3 stages of damage",
    "X {is/are} banished after use",
    "your|X {is/are} returned to your hand after use",
)
"""What is said of attacks."""

HAPPENS = (
    "X is successful",
    "X is not stopped",
    "X deals damage",
    "X deals no damage",
    "X deals critical damage",
    "X deals 3 or more stages of damage",
    "X is stopped",
    "his|you stop X",
    "your|your opponent stops X",
    "X is performed",
    "your|you perform X",
    "his|your opponent performs X",
    "his|you take damage from X",
    "your|your opponent takes damage from X",
    "his|you prevent damage from X",
    "damage from X is prevented",
    "X's damage is prevented",
    "the damage of X is modified",
    "X captures a Dragon Ball",
    "you capture a Dragon Ball with X",
    "your|you raise your anger with X",
    "your|your opponent uses Endurance against X",
)
"""What happens to attacks, or by them."""

WAS_SO = (
    "your|you performed X this combat",
    "your|you have not performed X this combat",
    "his|your opponent performed X this combat",
    "X was performed this turn",
    "X was stopped this combat",
    "X was not stopped this combat",
    "X has been stopped this turn",
    "X was successful this combat",
    "X dealt critical damage this combat",
    "X dealt damage this combat",
    "his|you stopped X this combat",
    "your|your opponent stopped X this combat",
    "damage from X was prevented this combat",
)
"""What was so of attacks."""

FORBIDDEN = (
    "X cannot be performed",
    "your|you cannot perform X",
    "his|your opponent cannot perform X",
)

NO_SENSE = (
    # Who performs them is the doer; whether they succeed isn't known before.
    *((noun, "perform") for noun in ("each energy attack you perform", "your successful attacks")),
    *((noun, "perform") for noun in ("your MP's attacks", "your Allies' attacks")),
    *((noun, "perform") for noun in ("attacks from your discard pile", "attacks you perform")),
    *((noun, "perform") for noun in ("the first attack you perform each turn",)),
    # Any attack that moves a card is an attack card.
    ("an attack", "with X"),
)
"""Nouns that make no sense in frames with some words."""


def _filled(frame: str, noun: str) -> str:
    plural = bool(re.search(r"(?<!of your )(?<!of your opponent's )attacks\b", noun))
    plural = plural and not noun.startswith(("each", "the first"))
    text = re.sub(r"\{([^}/]*)/([^}]*)\}", r"\2" if plural else r"\1", frame)
    return text.replace("X's", noun + ("'" if noun.endswith("s") else "'s")).replace("X", noun)


def _crossed(nouns: tuple[Noun, ...], frames: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Each frame with each noun that makes sense in it, and the noun."""
    for frame in frames:
        whose, bar, said = frame.rpartition("|")
        for noun, side in nouns:
            if bar and whose != side:
                continue
            if "X's" in said and not re.search(r"attacks?$", noun):
                continue
            if any(noun == each and words in said for each, words in NO_SENSE):
                continue
            yield _filled(said, noun), noun


def _begun(words: str) -> str:
    return words[0].upper() + words[1:]


def _texts() -> Iterator[tuple[CardType, str]]:
    for said, _ in _crossed(ALWAYS, (*SAID, *FORBIDDEN)):
        yield DRILL, f"[constant] {_begun(said)}."
    hit = "[attack] Physical attack. DAMAGE: 3 stages. HIT:"
    for said, noun in _crossed(TO_COME, SAID):
        yield EVENT, f"POWER: {_begun(said)}."
        yield PHYSICAL, f"{hit} {_begun(said)}."
        if "this combat" not in noun and '"' not in said:
            yield EVENT, f"POWER: {_begun(said)} this combat."
    for said, _ in _crossed(IN_COMBAT, (*SAID, *FORBIDDEN)):
        yield EVENT, f"POWER: {_begun(said)} this combat."
        yield PHYSICAL, f"{hit} {_begun(said)} this combat."
    for said, _ in _crossed((("this attack", YOURS),), SAID):
        yield PHYSICAL, f"[attack] Physical attack. {_begun(said)}. DAMAGE: 3 stages."
        yield (
            PHYSICAL,
            f"[attack] Physical attack. If you control a Drill, {said}. DAMAGE: 3 stages.",
        )
    for said, _ in _crossed((("that attack", HIS),), SAID):
        yield EVENT, f"[defense] POWER: Raise your anger 1. {_begun(said)}."
    for said, _ in _crossed(ONES, HAPPENS):
        yield DRILL, f"[constant] Whenever {said}, draw a card."
        yield DRILL, f"[constant] Once per combat, when {said}, you may gain 1 stage."
        yield DRILL, f"[instant] POWER: Use when {said}. Draw a card."
    for said, _ in _crossed(ONES, WAS_SO):
        yield EVENT, f"POWER: If {said}, draw a card."


def _tried() -> list[tuple[CardType, str]]:
    each = 1 if LONG > 1 else 29
    return [cell for cell in _texts() if not crc32(cell[1].encode()) % each]


def _printed(kind: CardType, text: str) -> str:
    program = compile_text(Card("NAT-4", "Tried", kind, text), text)
    return "" if program.failures else canonical_text(program)


def test_every_noun_stands_in_every_frame() -> None:
    unread = [text for kind, text in _tried() if not _printed(kind, text)]
    assert unread == []


def test_what_is_printed_is_read_alike() -> None:
    printed = {(kind, _printed(kind, text)) for kind, text in _tried()}
    assert [text for kind, text in printed if text and _printed(kind, text) != text] == []
