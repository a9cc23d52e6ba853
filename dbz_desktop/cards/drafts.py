"""Drafts: cards that are being made, of which much may be missing yet.

A draft that lacks nothing can be made a card. One that lacks something lies in its pack's file as a
`[[draft]]` table, which no pool of cards reads, so that no deck is ever offered it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import count
from typing import Any

from dbz_desktop.cards.model import Alignment, Card, CardType, Style
from dbz_desktop.cards.packs import MAX_NAME, MAX_TEXT, PackError, card_from_table
from dbz_desktop.cards.writing import card_table, facts_of, table_text

STAGES = 11
"""Power levels that a personality has, from stage 10 down to stage 0."""
MAX_LEVEL = 10**12 - 1
NEW_TITLE = "New card"

_FIELDS = {
    CardType.MAIN_PERSONALITY: ("subtitle", "level", "alignment", "pur", "stages"),
    CardType.ALLY: ("subtitle", "level", "alignment", "pur", "stages"),
    CardType.MASTERY: ("style",),
    CardType.DRAGON_BALL: ("dragon_ball_set",),
}
_OTHERS = ("style", "endurance", "gold_title")
_NUMBER = re.compile(r"\d[\d,]*(?<!,)")
_FROM_TO = re.compile(r"\s*(\d[\d,]*)\s*(?:\.\.+|…|\bto\b)\s*(\d[\d,]*)\s*")


def fields_of(kind: CardType) -> tuple[str, ...]:
    """The facts that a card of a type has beside its id, title and text."""
    return _FIELDS.get(kind, _OTHERS)


@dataclass(frozen=True, slots=True)
class Draft:
    """A card as far as it has come. `key` tells one draft of a pack from another.

    `stages` is what was typed of the power levels. What a type of card doesn't have may stand here
    all the same, from before the type was changed, and comes into no card. `by_hand` says that
    the card may be played though its text isn't understood whole: both players carry out the rest.
    """

    key: int
    id: str = ""
    title: str = ""
    type: CardType = CardType.EVENT
    text: str = ""
    subtitle: str = ""
    style: Style = Style.FREESTYLE
    level: int | None = None
    alignment: Alignment | None = None
    pur: int | None = None
    stages: str = ""
    endurance: int | None = None
    dragon_ball_set: str = ""
    gold_title: bool = False
    printings: tuple[str, ...] = ()
    wordings: tuple[tuple[str, str], ...] = ()
    by_hand: bool = False

    @property
    def name(self) -> str:
        """What it is called in a list."""
        title = self.title.strip() or NEW_TITLE
        subtitle = self.subtitle.strip() if "subtitle" in fields_of(self.type) else ""
        return f"{title} - {subtitle}" if subtitle else title


@dataclass(frozen=True, slots=True)
class Want:
    """What a draft lacks to be a card: of which field, and in words."""

    field: str
    words: str


def wants_of(draft: Draft) -> list[Want]:
    """What a draft lacks, the fields from the top down."""
    found = []
    own = fields_of(draft.type)
    if not draft.title.strip():
        found.append(Want("title", "it has no title"))
    if not draft.id.strip():
        found.append(Want("id", "it has no number"))
    if "level" in own and draft.level is None and draft.type is CardType.MAIN_PERSONALITY:
        found.append(Want("level", "a Main Personality needs its level"))
    if "alignment" in own and draft.alignment is None and draft.type is CardType.MAIN_PERSONALITY:
        found.append(Want("alignment", "a Main Personality is a Hero or a Villain"))
    if "pur" in own and draft.pur is None:
        found.append(Want("pur", "a personality needs its Power Up Rating"))
    if "stages" in own:
        _levels, wrong = stage_levels(draft.stages)
        if wrong:
            found.append(Want("stages", wrong))
    if draft.type is CardType.MASTERY and not draft.style.is_styled:
        found.append(Want("style", "a Mastery has a Style"))
    if draft.type is CardType.DRAGON_BALL and not draft.dragon_ball_set.strip():
        found.append(Want("dragon_ball_set", "a Dragon Ball belongs to a set of them"))
    if not draft.text.strip():
        found.append(Want("text", "it has no text"))
    elif len(draft.text) > MAX_TEXT:
        found.append(Want("text", f"its text is longer than {MAX_TEXT:,} characters"))
    return found


def stage_levels(typed: str) -> tuple[tuple[int, ...], str]:
    """The power levels of what was typed, stage 10 first, and what is wrong with it, or "".

    "11,000 to 1,000" stands for even steps from stage 10 down to stage 0.
    """
    ends = _FROM_TO.fullmatch(typed)
    if ends is not None:
        top, bottom = (int(part.replace(",", "")) for part in ends.groups())
        step = (top - bottom) / (STAGES - 1)
        levels = tuple(round(top - step * place) for place in range(STAGES))
    else:
        rest = re.sub(r"[\s/;,]+", "", _NUMBER.sub("", typed))
        if rest:
            return (), f"“{rest[:20]}” is no power level; type numbers, or “11,000 to 1,000”"
        levels = tuple(int(word.replace(",", "")) for word in _NUMBER.findall(typed))
    if any(level > MAX_LEVEL for level in levels):
        return levels, "a power level has twelve digits at most"
    if len(levels) != STAGES:
        told = f"{len(levels)} of its {STAGES} power levels" if levels else "none of its 11 levels"
        return levels, f"it has {told}, from stage 10 down to stage 0"
    if list(levels) != sorted(levels, reverse=True):
        return levels, "its power levels must fall from stage 10 down to stage 0"
    return levels, ""


def stages_text(stages: Iterable[int]) -> str:
    """Power levels from stage 0 up, as one types them: stage 10 first."""
    return "  ".join(f"{level:,}" for level in reversed(tuple(stages)))


def draft_of(card: Card, key: int) -> Draft:
    """A card, to be worked on."""
    return Draft(
        key,
        card.id,
        card.title,
        card.type,
        card.text,
        card.subtitle or "",
        card.style,
        card.level,
        card.alignment,
        card.pur,
        stages_text(card.stages),
        card.endurance,
        card.dragon_ball_set or "",
        card.gold_title,
        card.printings,
        card.wordings,
    )


def copy_of(card: Card, text: str) -> Draft:
    """A copy of a card with this text: a card of its own, in one wording for all editions."""
    return replace(draft_of(card, 0), id="", text=text, printings=(), wordings=())


def card_of(draft: Draft) -> Card:
    """The card that a draft makes. Raises PackError where it lacks something."""
    wants = wants_of(draft)
    if wants:
        raise PackError("; ".join(want.words for want in wants), card=draft.id or draft.name)
    return card_from_table(facts_of(sketch_of(draft)))


def sketch_of(draft: Draft) -> Card:
    """A card to look at and to read: what is missing of it has something in its place."""
    own = fields_of(draft.type)
    levels, _wrong = stage_levels(draft.stages)
    some = (*levels[:STAGES], *(0,) * max(0, STAGES - len(levels)))
    return Card(
        id=draft.id.strip(),
        title=" ".join(draft.title.split())[:MAX_NAME] or NEW_TITLE,
        type=draft.type,
        text=draft.text.strip(),
        subtitle=(" ".join(draft.subtitle.split()) or None) if "subtitle" in own else None,
        style=draft.style if "style" in own else Style.FREESTYLE,
        level=draft.level if "level" in own else None,
        alignment=draft.alignment if "alignment" in own else None,
        pur=draft.pur if "pur" in own else None,
        stages=tuple(reversed(some)) if "stages" in own else (),
        endurance=draft.endurance if "endurance" in own else None,
        dragon_ball_set=(draft.dragon_ball_set.strip() or None)
        if "dragon_ball_set" in own
        else None,
        gold_title=draft.gold_title if "gold_title" in own else False,
        printings=draft.printings,
        wordings=draft.wordings,
    )


def draft_text(draft: Draft) -> str:
    """A draft as the text of a pack: a `[[draft]]` table, which no pool of cards reads."""
    # The power levels stay as they were typed.
    facts = facts_of(replace(sketch_of(draft), stages=()))
    facts["title"] = draft.title
    facts["text"] = draft.text
    if draft.stages:
        facts["stages"] = draft.stages
    kept = {key: value for key, value in facts.items() if value != ""}
    return table_text("draft", kept)


def card_text(draft: Draft) -> str:
    """A draft that lacks nothing as the text of a pack: a `[[card]]` table."""
    return card_table(card_of(draft))


def draft_from_table(table: dict[str, Any], key: int) -> Draft:
    """A draft out of its table; what is of a wrong kind is left out, as it is missing yet."""

    def text(name: str, most: int = MAX_NAME) -> str:
        value = table.get(name, "")
        return value[:most] if isinstance(value, str) else ""

    def number(name: str) -> int | None:
        value = table.get(name)
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 60:
            return value
        return None

    def member(name: str, kinds: type[Any], default: Any) -> Any:
        known = {kind.value: kind for kind in kinds}
        return known.get(text(name), default)

    return Draft(
        key,
        text("id"),
        text("title"),
        member("type", CardType, CardType.EVENT),
        text("text", MAX_TEXT),
        text("subtitle"),
        member("style", Style, Style.FREESTYLE),
        number("level"),
        member("alignment", Alignment, None),
        number("pur"),
        text("stages", MAX_TEXT),
        number("endurance"),
        text("dragon_ball_set"),
        table.get("gold_title") is True,
        tuple(part for part in _list(table.get("printings")) if isinstance(part, str)),
        tuple(
            (key, words)
            for key, words in sorted(_table(table.get("wordings")).items())
            if isinstance(words, str)
        ),
    )


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def _table(value: Any) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def free_id(code: str, taken: Iterable[str]) -> str:
    """The first id of a set that nothing has: "KIT-3"."""
    known = {ident.casefold() for ident in taken}
    return next(
        ident for number in count(1) if (ident := f"{code}-{number}").casefold() not in known
    )


def set_code(name: str, taken: Iterable[str]) -> str:
    """The code of a new pack's set, out of its name; none that others have."""
    known = {code.casefold() for code in taken}
    letters = re.sub(r"[^A-Z]", "", name.upper()) or "OWN"
    first = (letters * 3)[:3] if len(letters) < 3 else letters[:3]
    for code in (first, letters[:4]):
        if code.casefold() not in known:
            return code
    return next(code for number in count(2) if (code := f"{first}{number}").casefold() not in known)
