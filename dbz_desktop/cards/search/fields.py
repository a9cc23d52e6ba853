"""The words of the search language: each field, what it accepts, and what it asks of a card."""

from __future__ import annotations

import difflib
import operator
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from dbz_desktop.cards.model import CardType, Style
from dbz_desktop.cards.search.catalogue import Entry, fold
from dbz_desktop.cards.sets import SETS

Test = Callable[[Entry], bool]

OPERATORS: dict[str, tuple[Callable[[int, int], bool], str]] = {
    ":": (operator.eq, "is"),
    "=": (operator.eq, "is"),
    "!=": (operator.ne, "is not"),
    "<": (operator.lt, "is below"),
    "<=": (operator.le, "is at most"),
    ">": (operator.gt, "is above"),
    ">=": (operator.ge, "is at least"),
}
"""How a field is joined to its value; a colon and "=" mean the same."""

TYPES: dict[str, frozenset[CardType]] = {
    "physical": frozenset({CardType.PHYSICAL_COMBAT}),
    "energy": frozenset({CardType.ENERGY_COMBAT}),
    "combat": frozenset({CardType.PHYSICAL_COMBAT, CardType.ENERGY_COMBAT}),
    "event": frozenset({CardType.EVENT}),
    "setup": frozenset({CardType.SETUP}),
    "drill": frozenset({CardType.DRILL}),
    "ally": frozenset({CardType.ALLY}),
    "mp": frozenset({CardType.MAIN_PERSONALITY}),
    "personality": frozenset({CardType.MAIN_PERSONALITY, CardType.ALLY}),
    "mastery": frozenset({CardType.MASTERY}),
    "ball": frozenset({CardType.DRAGON_BALL}),
}
_TYPE_ALIASES = {
    "main": "mp",
    "allies": "ally",
    "masteries": "mastery",
    "dragonball": "ball",
    "db": "ball",
    "person": "personality",
}
RARITIES = {
    "s": "starter",
    "c": "common",
    "u": "uncommon",
    "r": "rare",
    "ur": "ultra rare",
    "dr": "dragon rare",
    "p": "promotional",
}
_RARITY_ALIASES = {word.replace(" ", ""): letter for letter, word in RARITIES.items()} | {
    "promo": "p"
}

NUMBERS: dict[str, str] = {
    "cost": "the cost of its attack in stages",
    "life": "its life cards of damage",
    "stages": "its stages of damage",
    "at": "its bonus to the Attack Table",
    "anger": "the anger it raises",
    "endurance": "its Endurance",
    "level": "its level",
    "pur": "its Power Up Rating",
    "power": "its highest power level",
    "limit": "the copies a deck may hold",
}
"""The fields that hold numbers, and how they read in a sentence."""

_ABOUT = {"dmg": "damage", "dam": "damage", "hit": "damage", "price": "cost"}
"""Other words for what the number fields are about."""

_FIELD_ALIASES = {
    "t": "type",
    "s": "style",
    "c": "style",
    "colour": "style",
    "color": "style",
    "e": "set",
    "rarity": "r",
    "o": "text",
    "oracle": "text",
    "end": "endurance",
    "lvl": "level",
    "stage": "stages",
    "lifecards": "life",
    "f": "legal",
    "banned": "frozen",
    "format": "legal",
    "name": "title",
    "n": "title",
    "id": "number",
    "no": "number",
    "do": "does",
}

IS: dict[str, str] = {
    "attack": "attacks",
    "physical-attack": "performs a physical attack",
    "energy-attack": "performs an energy attack",
    "block": "stops attacks or prevents damage",
    "styled": "has a Style",
    "freestyle": "has no Style",
    "named": "is named after a character",
    "hero": "is a Hero, or for Heroes only",
    "villain": "is a Villain, or for Villains only",
    "constant": "has a [constant] Power",
    "instant": "has an [instant] Power",
    "power": "has a Power to use",
    "focused": "has a Focused attack",
    "unstoppable": "has an Unstoppable attack",
    "unpreventable": "has an Unpreventable attack",
    "remain": "remains for another use",
    "banished": "is banished after use",
    "unique": "may be in a deck once",
    "gold": "has a gold title",
    "errata": "has another text by an erratum",
    "reprint": "was printed more than once",
    "by-hand": "has sentences that are carried out by hand",
}
"""What "is:" can ask, and how it reads in a sentence."""

_IS_ALIASES = {
    "defense": "block",
    "blocks": "block",
    "attacks": "attack",
    "heroes": "hero",
    "villains": "villain",
    "reprinted": "reprint",
    "goldtitle": "gold",
    "byhand": "by-hand",
    "banish": "banished",
}


class FieldError(ValueError):
    """A field or a value that the language doesn't know; `of_value` tells which of the two."""

    def __init__(self, message: str, of_value: bool = False) -> None:
        super().__init__(message)
        self.of_value = of_value


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """What depends on the cards and editions there are: names for `does:` and `legal:`."""

    does: tuple[tuple[str, str], ...] = ()
    editions: tuple[tuple[str, str], ...] = ()
    deck: Mapping[str, tuple[Test, str]] = field(default_factory=dict, compare=False)
    """What "deck:" asks, by its words, where a deck is open beside the cards."""
    is_new: Callable[[str], bool] | None = field(default=None, compare=False)
    """Whether its user has not looked at a card yet, by its id; None where nobody keeps that."""


def field_names() -> tuple[str, ...]:
    """Every field, by its first name."""
    words = ("type", "style", "set", "r", "is", "named", "title", "text", "does", "legal")
    return (*words, "frozen", "number", "deck", *NUMBERS)


def field_named(word: str) -> str | None:
    """The field of a name or of one of its short forms, or None."""
    folded = fold(word)
    folded = _FIELD_ALIASES.get(folded, folded)
    return folded if folded in field_names() else None


def known_fields() -> tuple[str, ...]:
    """Fields with their short forms, for hints at what was meant."""
    return (*field_names(), *_FIELD_ALIASES)


def near(word: str, known: Iterable[str]) -> str:
    """A hint at what was meant: "; did you mean red or blue?", or nothing."""
    found = difflib.get_close_matches(word, list(known), 2, 0.6)
    return f"; did you mean {' or '.join(found)}?" if found else ""


def about(word: str, asked: str) -> str:
    """A hint at the number fields that a word is about: "; write life>=6 or stages>=6", or
    nothing. `asked` is what stands behind the word."""
    folded = fold(word)
    wanted = {each for each in (folded, _ABOUT.get(folded, folded)) if len(each) > 3}
    found = [name for name, said in NUMBERS.items() if wanted & set(fold(said).split())]
    return f"; write {' or '.join(f'{name}{asked}' for name in found)}" if found else ""


def field_test(name: str, sign: str, value: str, vocabulary: Vocabulary) -> tuple[Test, str]:
    """The test that a field asks of a card, and how it reads. Raises FieldError."""
    if name in NUMBERS:
        return _number(name, sign, value)
    if name == "r" and sign in ("<", "<=", ">", ">="):
        return _rarer(sign, fold(value))
    if sign not in (":", "=", "!="):
        raise FieldError(f'"{name}" has no order; write {name}:{value}')
    if value == "":
        raise FieldError(f"what should {name} be? Write {name}: and a word", True)
    test, words = _one_of(name, fold(value), vocabulary)
    if sign == "!=":
        return (lambda entry: not test(entry)), f"not ({words})"
    return test, words


_LISTED = ("type", "style", "set", "r", "is", "does", "legal", "frozen")
"""The fields that take several words at once: "s:red,blue"."""


def _one_of(name: str, value: str, vocabulary: Vocabulary) -> tuple[Test, str]:
    """The test of a word, or of any of several with commas or strokes between them."""
    parts = [part for part in re.split(r"[,|/]", value) if part]
    if name not in _LISTED or len(parts) < 2:
        return _WORDS[name](value, vocabulary)
    found = [_WORDS[name](part, vocabulary) for part in parts]
    tests = tuple(test for test, _ in found)
    return (
        lambda entry: any(test(entry) for test in tests),
        " or ".join(words for _, words in found),
    )


_SCARCE = ("s", "c", "u", "r", "ur", "dr")
"""Rarities from the commonest to the rarest; promotional cards stand beside them."""


def _rarer(sign: str, word: str) -> tuple[Test, str]:
    """Rarities from one on, or up to one."""
    letter = _rarity_letter(word)
    if letter not in _SCARCE:
        raise FieldError(f'"{RARITIES[letter]}" is neither rarer nor commoner; write r:{letter}')
    compare, _ = OPERATORS[sign]
    wanted = _SCARCE.index(letter)
    fitting = {each for place, each in enumerate(_SCARCE) if compare(place, wanted)}
    if not fitting:
        raise FieldError(f"there is no rarity {sign} {RARITIES[letter]}", True)
    said = " or ".join(RARITIES[each] for each in _SCARCE if each in fitting)
    return (lambda entry: not fitting.isdisjoint(entry.rarities)), f"the rarity is {said}"


def has_number(name: str) -> Test:
    """True for cards that have a figure above zero."""
    return lambda entry: any(number > 0 for number in entry.numbers.get(name, ()))


def _number(name: str, sign: str, value: str) -> tuple[Test, str]:
    compare, words = OPERATORS[sign]
    other = field_named(value) if value else None
    if other in NUMBERS and other is not None:
        # "cost>life": a card without one of the two figures fits neither way.
        def against(entry: Entry) -> bool:
            mine, theirs = entry.numbers.get(name, ()), entry.numbers.get(other, ())
            return any(compare(one, two) for one in mine for two in theirs)

        return against, f"{NUMBERS[name]} {words} {NUMBERS[other]}"
    plain = value.replace(",", "").replace("_", "")
    if not plain.isascii() or not plain.isdigit() or len(plain) > 12:
        raise FieldError(f'"{name}" asks for a number, and "{value}" is not one', True)
    wanted = int(plain)

    def test(entry: Entry) -> bool:
        return any(compare(number, wanted) for number in entry.numbers.get(name, ()))

    return test, f"{NUMBERS[name]} {words} {wanted}"


def _pick(kind: str, word: str, known: Iterable[str], aliases: dict[str, str]) -> str:
    """The one value that a word, an alias or an unfinished word means."""
    names = list(known)
    word = word.replace("_", "-")
    word = aliases.get(word, word)
    if word in names:
        return word
    begun = [name for name in names if name.startswith(word)]
    if len(begun) == 1:
        return begun[0]
    if begun:
        raise FieldError(f'"{word}" may be {" or ".join(begun[:4])}', True)
    hint = near(word, [*names, *aliases])
    if not hint:
        hint = f"; there are {', '.join(names[:14])}{' …' if len(names) > 14 else ''}"
    raise FieldError(f'there is no {kind} "{word}"{hint}', True)


def _type(word: str, _: Vocabulary) -> tuple[Test, str]:
    whole = {fold(kind.value): frozenset({kind}) for kind in CardType}
    wanted = whole.get(word) or TYPES[_pick("type", word.replace(" ", ""), TYPES, _TYPE_ALIASES)]
    said = " or ".join(kind.value for kind in CardType if kind in wanted)
    return (lambda entry: entry.card.type in wanted), f"the type is {said}"


def _style(word: str, _: Vocabulary) -> tuple[Test, str]:
    if word == "styled":
        return (lambda entry: entry.card.is_styled), IS["styled"]
    name = _pick("Style", word, [fold(style.value) for style in Style], {"none": "freestyle"})
    wanted = next(style for style in Style if fold(style.value) == name)
    styled = (
        CardType.MAIN_PERSONALITY,
        CardType.ALLY,
        CardType.DRAGON_BALL,
    )

    def test(entry: Entry) -> bool:
        return entry.card.style is wanted and entry.card.type not in styled

    return test, f"the Style is {wanted.value}"


def _set(word: str, _: Vocabulary) -> tuple[Test, str]:
    titles = {fold(title): code for code, title in SETS.items()}
    begun = [code for title, code in titles.items() if title.startswith(word) and len(word) > 3]
    code = titles.get(word) or (begun[0] if len(begun) == 1 else word)
    if len(code) > 8 or not code.isalnum():
        raise FieldError(f'"{word}" is no set{near(word, [*SETS, *titles])}', True)
    return (lambda entry: code in entry.sets), f"it was printed in {SETS.get(code, code.upper())}"


def _rarity(word: str, _: Vocabulary) -> tuple[Test, str]:
    letter = _rarity_letter(word)
    return (lambda entry: letter in entry.rarities), f"the rarity is {RARITIES[letter]}"


def _rarity_letter(word: str) -> str:
    letter = word.replace(" ", "")
    if letter not in RARITIES:
        letter = _RARITY_ALIASES[_pick("rarity", letter, _RARITY_ALIASES, {})]
    return letter


def _is(word: str, vocabulary: Vocabulary) -> tuple[Test, str]:
    if word not in IS and (word in TYPES or word in _TYPE_ALIASES):
        # "is:ally" is what people type; what a card is, its type tells as well.
        return _type(word, vocabulary)
    if word == "new":
        is_new = vocabulary.is_new
        if is_new is None:
            raise FieldError('"is:new" is asked in the windows, which keep what you looked at')
        return (lambda entry: is_new(entry.card.id)), "you haven't looked at it yet"
    name = _pick("word for is:", word, IS, _IS_ALIASES)
    return (lambda entry: name in entry.marks), f"it {IS[name]}"


def _named(word: str, _: Vocabulary) -> tuple[Test, str]:
    def test(entry: Entry) -> bool:
        return any(word in name for name in entry.names)

    return test, f'it is of, or named after, "{word}"'


def _title(word: str, _: Vocabulary) -> tuple[Test, str]:
    return (lambda entry: word in entry.name), f'the title has "{word}"'


def _text(word: str, _: Vocabulary) -> tuple[Test, str]:
    return (lambda entry: word in entry.folded_text), f'the text has "{word}"'


def _does(word: str, vocabulary: Vocabulary) -> tuple[Test, str]:
    known = dict(vocabulary.does)
    name = _pick("word for does:", word.replace(" ", "-"), known, {})
    return (lambda entry: name in entry.does), f"it {known[name]}"


def _legal(word: str, vocabulary: Vocabulary) -> tuple[Test, str]:
    known = dict(vocabulary.editions)
    name = _pick("edition", word, known, _years(known))
    return (lambda entry: name in entry.legal), f"{known[name]} allows it"


def _frozen(word: str, vocabulary: Vocabulary) -> tuple[Test, str]:
    known = dict(vocabulary.editions)
    name = _pick("edition", word, known, _years(known))
    return (lambda entry: name in entry.frozen), f"it is on the Frozen List of {known[name]}"


def _years(editions: dict[str, str]) -> dict[str, str]:
    """ "2014" for "panini-2014"."""
    return {ident.rpartition("-")[2]: ident for ident in editions}


def _deck(word: str, vocabulary: Vocabulary) -> tuple[Test, str]:
    if not vocabulary.deck:
        raise FieldError('"deck" is asked in the deck editor, of the deck that is open')
    return vocabulary.deck[_pick("word for deck:", word, vocabulary.deck, {"not": "out"})]


def _printing(word: str, _: Vocabulary) -> tuple[Test, str]:
    code, dash, number = word.rpartition("-")

    def test(entry: Entry) -> bool:
        for printing in entry.card.printings or (entry.card.id,):
            own_code, _, own = printing.casefold().partition("-")
            if own == number and (not dash or own_code == code):
                return True
        return False

    return test, f"its number is {word.upper()}"


_WORDS: dict[str, Callable[[str, Vocabulary], tuple[Test, str]]] = {
    "type": _type,
    "style": _style,
    "set": _set,
    "r": _rarity,
    "is": _is,
    "named": _named,
    "title": _title,
    "text": _text,
    "does": _does,
    "legal": _legal,
    "frozen": _frozen,
    "number": _printing,
    "deck": _deck,
}


_NUMBERED = re.compile(r"[a-z]{2,5}-[a-z]{1,3}[0-9]{1,4}")
"""The number of a printing, such as "pre-s25"."""


def exact_name(word: str) -> tuple[Test, str]:
    """A name with an exclamation mark before it: the card that is called so, and no other."""
    wanted = fold(word)

    def test(entry: Entry) -> bool:
        return wanted in (entry.name, fold(entry.card.title))

    return test, f'the name is "{word}"'


def plain_word(word: str) -> tuple[Test, str]:
    """A word without a field: in the title, the type, the Style, or the number of a printing.

    The name of a number field also finds the cards that have the number: "anger".
    """
    wanted = fold(word)
    if _NUMBERED.fullmatch(wanted):
        return _printing(wanted, Vocabulary())

    def test(entry: Entry) -> bool:
        return wanted in entry.name or wanted in entry.kind

    name = field_named(wanted)
    if name in NUMBERS and name is not None:
        has = has_number(name)
        return (lambda entry: has(entry) or test(entry)), f'it has {name}, or the name "{word}"'
    return test, f'the name or type has "{word}"'
