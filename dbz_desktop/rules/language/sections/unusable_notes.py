"""Notes that would never hold, and costs of attacks that nobody knows as they are paid."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from dbz_desktop.cards import Card, CardType
from dbz_desktop.rules.kernel.cardtext import Section, every, holds
from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.rules.kernel.matters import Matter
from dbz_desktop.rules.kernel.note import Note
from dbz_desktop.rules.language.frames.conditional import asked_within
from dbz_desktop.rules.language.frames.repeating import Repeat
from dbz_desktop.rules.language.happenings.amounts_done import AmountDone
from dbz_desktop.rules.language.happenings.looking_back import Window
from dbz_desktop.rules.language.happenings.was_done import WasDone
from dbz_desktop.rules.language.sections.noted import NoteHolds
from dbz_desktop.rules.language.sections.unusable import FROM_HAND, UNSAID, a_card, compares_nothing
from dbz_desktop.rules.language.text.failing import Failure
from dbz_desktop.rules.language.text.sidenotes import UseOnlyIf
from dbz_desktop.rules.language.values.subjects import Mentioned
from dbz_desktop.rules.language.values.values import CardsHandled, Symbol

_AS_AN_ACTION = re.compile(r"\bas an action\b", re.IGNORECASE)
_COSTS_INSTEAD = re.compile(r"\bcosts? [^.]*\binstead\b", re.IGNORECASE)


def unpayable(notes: list[Any], sections: list[Section], text: str) -> list[Failure]:
    """Where what an attack costs isn't known as it is paid for, before its effects (ATK-2).

    So of an X in what the text says of its cost, and of one in its first sentence.
    """
    attacks = [section for section in sections if section.is_attack]
    bound = [note for note in notes if note.binds]
    early = "what an attack costs is paid before its text does anything"
    if any(note.pays_instead for note in notes) and not attacks:
        return [Failure(text, 0, len(text), "it performs no attack that costs anything")]
    priced = [note for note in bound if any(each.matter is Matter.COST for each in note.says)]
    if len(priced) > 1 and _COSTS_INSTEAD.search(text):
        message = "what it costs instead of what it costs by another note isn't told"
        return [Failure(text, 0, len(text), message)]
    for section in attacks:
        said = (section.header, *bound)
        if holds(section.header, CardsHandled) or holds(section.header, AmountDone):
            return [Failure(text, 0, len(text), early)]
        if not any(each is Symbol.X for each in every(said, Symbol)):
            continue
        meaning = section.definitions.get("X")
        if meaning is None:
            return [Failure(text, 0, len(text), UNSAID)]
        if holds(meaning, CardsHandled) or holds(meaning, AmountDone):
            return [Failure(text, 0, len(text), early)]
    return []


def why_never(card: Card, note: Note, text: str) -> str | None:
    """Why what a note of this card says would never hold."""
    if (wrong := compares_nothing(note)) is not None:
        return wrong
    given = getattr(note, "condition", None)
    if any(every(given, Mentioned)):
        return "a note speaks of no card before; say which card it is"
    if any(every(given, WasDone)):
        return "nothing stands before it in the note that is done, or not"
    if note.counts_as_style is not None and card.type.is_personality:
        return "a personality is of no Style"
    in_play = isinstance(note, NoteHolds) and not note.anywhere
    if in_play and card.type in FROM_HAND and "ttach" not in text:
        return f"{a_card(card.type)} is never in play for what holds there"
    waits = note.waits is not None and Zone.IN_PLAY in note.waits_in
    if waits and card.type in FROM_HAND and "ttach" not in text:
        return f"{a_card(card.type)} is never in play for what it waits for there"
    if note.enters_with_opponent and card.type in FROM_HAND:
        return f"{a_card(card.type)} never enters play"
    if holds(note, Repeat):
        return "nothing stands before it that could be done again"
    if note.plays_elsewhere and card.type not in FROM_HAND and _AS_AN_ACTION.search(text):
        return (
            f"{a_card(card.type)} that lies there is played in the Planning Step, like one in hand"
        )
    if note.limits_uses and (card.type in FROM_HAND or card.type is CardType.SETUP):
        return f"{a_card(card.type)} goes away with its first use"
    return None


def right_note(card: Card, note: Any) -> Any:
    """A note of when its card is played, of one that goes away used; its past is this combat's."""
    if not isinstance(note, UseOnlyIf):
        return note
    note = replace(note, condition=asked_within(note.condition, Window.COMBAT))
    plays = note.play and note.so and card.type in FROM_HAND
    return replace(note, play=False) if plays else note
