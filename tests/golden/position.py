"""The standard position of the golden logs: two sides with a bit of everything around one card."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from dbz_desktop.cards import Card, CardType
from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.content.editions import load_edition
from dbz_desktop.match.content.library import load_pool
from dbz_desktop.rules.kernel.cardtext import CardProgram
from dbz_desktop.rules.language.compiler import canonical_text, compile_card

try:
    from .parts import Part
except ImportError:
    from parts import Part  # type: ignore[no-redef]

EDITION = "fanz"
STAND_INS = Path(__file__).resolve().parent / "stand-ins.toml"
NAMES = ("Ann", "Bob")

PERSONALITIES = {
    "Black": ("Frieza", "Black Devious Mastery"),
    "Blue": ("Krillin", "Blue Protective Mastery"),
    "Namekian": ("Piccolo", "Namekian Knowledge Mastery"),
    "Orange": ("Goku", "Orange Adaptive Mastery"),
    "Red": ("Gohan", "Red Enraged Mastery"),
    "Saiyan": ("Vegeta", "Saiyan Empowered Mastery"),
}
MORE_PERSONALITIES = {
    "Trunks": "Orange",
    "Captain Ginyu": "Black",
    "Nail": "Namekian",
    "Tenshinhan": "Orange",
    "Garlic Jr.": "Black",
    "Android 17": "Black",
    "Android 18": "Black",
    "Android 19": "Black",
    "Android 20": "Black",
    "Nappa": "Saiyan",
    "Raditz": "Saiyan",
    "Dr. Wheelo": "Black",
    "Lord Slug": "Namekian",
    "Turles": "Saiyan",
    "Master Roshi": "Orange",
    "Yamcha": "Orange",
    "Android 16": "Black",
    "Cell": "Black",
}
STYLES_OF = {name: style for style, (name, _) in PERSONALITIES.items()} | MORE_PERSONALITIES

# Per Style: an energy attack, a physical attack, an energy and a physical defense, a Drill.
STYLED = {
    "Black": (
        "Black Lightning Storm",
        "Black Defensive Burst",
        "Black Swipe",
        "Black Finger Block",
        "Black Smoothness Drill",
    ),
    "Blue": (
        "Blue Arm Blast",
        "Blue Round Throw",
        "Blue Defensive Stance",
        "Blue Fist Catch",
        "Blue Mental Drill",
    ),
    "Namekian": (
        "Namekian Sudden Blast",
        "Namekian Pound",
        "Namekian Stance",
        "Namekian Narrow Escape",
        "Namekian Heritage Drill",
    ),
    "Orange": (
        "Orange Palm Blasts",
        "Orange Truck Lift",
        "Orange Energy Evasion",
        "Orange Cover Up",
        "Orange Hiding Drill",
    ),
    "Red": (
        "Red Frenzied Blasts",
        "Red Lifting Kick",
        "Red Energy Defensive Stance",
        "Red Blocking Hand",
        "Red Tactical Drill",
    ),
    "Saiyan": (
        "Saiyan Diving Burst",
        "Saiyan Direct Strike",
        "Saiyan Energy Deflection",
        "Saiyan Arm Catch",
        "Saiyan Retaliation Drill",
    ),
}


@cache
def pool() -> Pack:
    """The shipped cards."""
    return load_pool()


def personality_of(card: Card) -> str:
    """The MP of the deck that the card is shown in: itself, whose name it has, or of its Style."""
    if card.type is CardType.MAIN_PERSONALITY:
        return card.title
    if card.style.is_styled:
        return PERSONALITIES[card.style.value][0]
    named = [name for name in STYLES_OF if card.title.startswith((f"{name}'s ", f"{name}' "))]
    if named:
        return max(named, key=len)
    alone = "Heroes" if "(Heroes only" in compiled(card).text else "Villains"
    return {"Heroes": "Goku", "Villains": "Frieza"}[alone]


def levels_with(card: Card) -> list[str]:
    """The four levels of a Main Personality, this card among them."""
    found = [each for each in pool().titled(card.title) if each.type is card.type]
    levels = {each.level: each.id for each in reversed(found)} | {card.level: card.id}
    return [levels[level] for level in range(1, 5)]


def position(card: Card, part: Part) -> dict[str, Any]:
    """The scenario table of a part: the standard position with what the part changes."""
    mp = personality_of(card)
    style = STYLES_OF[mp]
    _, mastery = PERSONALITIES[style]
    energy, physical, shield, block, drill = STYLED[style]
    you: dict[str, Any] = {
        "name": NAMES[0],
        "mp": levels_with(card) if card.type is CardType.MAIN_PERSONALITY else mp,
        "mastery": mastery,
        "level": card.level or 1,
        "stages": 8,
        "anger": 2,
        "hand": ["Plain Card A", "Plain Card B"],
        "life_deck": [
            *plain("CDEF"),
            drill,
            "Plain Card G",
            energy,
            "Near Setup",
            shield,
            *plain("HIJKLMNOPQRST"),
        ],
        "discard": [
            "Plain Card K",
            physical,
            drill,
            "Plain Card L",
            energy,
            "Near Setup",
            shield,
            block,
        ],
        "play": ["Near Setup", "Near Drill", "Near Other Drill"],
        "fill": 0,
    }
    if card.type in (CardType.PHYSICAL_COMBAT, CardType.ENERGY_COMBAT, CardType.EVENT):
        you["hand"].insert(0, card.id)
    elif card.type in (CardType.SETUP, CardType.DRILL, CardType.ALLY):
        you["play"].append(card.id)
    elif card.type is CardType.DRAGON_BALL:
        you["hand"].insert(0, card.id)
    opponent: dict[str, Any] = {
        "name": NAMES[1],
        "mp": "Sparring Partner",
        "mastery": "Sparring Mastery",
        "stages": 8,
        "anger": 2,
        "hand": ["Sparring Kick", "Sparring Beam", "Sparring Block", "Sparring Shield"],
        "life_deck": plain("ABCDEFGHIJKLMNOPQRST" * 2),
        "discard": plain("TSRQPONM"),
        "play": ["Far Setup", "Far Drill", "Far Other Drill"],
        "fill": 0,
    }
    for side, changes in ((you, part.you), (opponent, part.opponent)):
        for key, value in changes.items():
            value = named(value, card)
            if key.startswith("+"):
                side[key[1:]] = [*side[key[1:]], *value]
            else:
                side[key] = value
    start: dict[str, Any] = {"turn": "you", "phase": "combat", **part.start}
    if compiled(card).defense is not None and card.type.in_life_deck and not part.start:
        start["turn"] = "opponent"
    return {
        "pack": STAND_INS.name,
        "edition": part.edition or EDITION,
        "you": you,
        "opponent": opponent,
        "start": start,
    }


def plain(letters: str) -> list[str]:
    """Plain cards by their letters."""
    return [f"Plain Card {letter}" for letter in letters]


def named(value: Any, card: Card) -> Any:
    """A value of a position: "$" is the card, a letter the plain card of that letter."""
    if isinstance(value, list):
        return [named(item, card) for item in value]
    if isinstance(value, str) and len(value) == 1 and value.isupper():
        return f"Plain Card {value}"
    return card.id if value == "$" else value


def compiled(card: Card, edition: str = EDITION) -> CardProgram:
    """The card's program in the edition of the logs, or in another one."""
    return compile_card(card, load_edition(edition))


def earlier_editions(card: Card) -> list[str]:
    """The last edition of each wording that the card had before, the last wording first."""
    said = {canonical_text(compiled(card))}
    found = []
    for edition in load_edition(EDITION).chain if card.wordings else ():
        text = canonical_text(compiled(card, edition))
        if text not in said:
            found.append(edition)
        said.add(text)
    return found


def position_discard(card: Card) -> list[str]:
    """The discard pile of the standard position."""
    discard: list[str] = position(card, Part(""))["you"]["discard"]
    return discard
