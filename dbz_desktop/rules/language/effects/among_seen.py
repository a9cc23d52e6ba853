"""Cards of which it isn't said where they are, right after hidden ones were seen: some of those."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from enum import Enum
from typing import Any

from dbz_desktop.cards import CardType
from dbz_desktop.rules.kernel.cardtext import every, holds
from dbz_desktop.rules.kernel.deed import CardVerb
from dbz_desktop.rules.language.deeds.choices import May, MayBy
from dbz_desktop.rules.language.deeds.looking import LookAt, Reveal
from dbz_desktop.rules.language.deeds.placing import Spot
from dbz_desktop.rules.language.deeds.returning import ShuffleIn
from dbz_desktop.rules.language.deeds.taking import Discard, Take
from dbz_desktop.rules.language.effects.finding import Choose, FindAnd
from dbz_desktop.rules.language.effects.playing import PlayCards
from dbz_desktop.rules.language.frames.conditional import If
from dbz_desktop.rules.language.frames.each_does import EachDoes
from dbz_desktop.rules.language.frames.when import AtMoment, Triggered
from dbz_desktop.rules.language.happenings.was_done import WasDone
from dbz_desktop.rules.language.nouns.kinds import AnyCard
from dbz_desktop.rules.language.nouns.places import Owner
from dbz_desktop.rules.language.nouns.qualities import Quality
from dbz_desktop.rules.language.references.cards import Some
from dbz_desktop.rules.language.references.ends_of_zones import AtEnd
from dbz_desktop.rules.language.references.said_before import SomeOfThose
from dbz_desktop.rules.language.references.whole_zones import Whole
from dbz_desktop.rules.language.values.joining import Both


def among_seen(line: Any, before: list[Any]) -> Any:
    """What a sentence does, with "all Drills" as those among the cards that were seen (EFF-5).

    "Reveal the top 5 cards of your Life Deck and place all Drills into play", in one or in two
    sentences.
    """
    return _among(line, bool(before) and _shows(before[-1]))


def _among(line: Any, seen: bool) -> Any:
    if isinstance(line, Both):
        first = _among(line.first, seen)
        second = _among(line.second, _shows(first))
        changed = first is not line.first or second is not line.second
        return replace(line, first=first, second=second) if changed else line
    if isinstance(line, May | MayBy | EachDoes | If | Triggered | AtMoment):
        part = "task" if hasattr(line, "task") else "effect"
        effect = getattr(line, part)
        done = _among(effect, seen and isinstance(line, May | MayBy | If))
        return line if done is effect else replace(line, **{part: done})
    if seen and _moves(line) and isinstance(line.what, Some) and line.what.where is None:
        what = line.what
        if (what.besides, what.chosen, what.alike) == (None, None, False):
            return replace(line, what=SomeOfThose(what.quantity, cards=what.cards))
    return line


def _shows(line: Any) -> bool:
    """Whether the last thing it does is to show cards of a Life Deck, or the other one's hand."""
    last = line.second if isinstance(line, Both) else line
    if not isinstance(last, LookAt | Reveal):
        return False
    if isinstance(last.what, Whole):
        return last.what.whose is Owner.OPPONENT
    return isinstance(last.what, AtEnd)


def _moves(line: Any) -> bool:
    """Whether it does to cards of a kind what is done to cards that lie in a pile or hand."""
    if isinstance(line, Spot | PlayCards):
        return True
    kind = getattr(getattr(line, "what", None), "cards", None)
    if kind is None or isinstance(kind, AnyCard) or not _ONLY_IN_PLAY.isdisjoint(every(kind, Enum)):
        return False
    if isinstance(line, Take) and line.card_verb is not CardVerb.BANISH:
        # A Drill that is destroyed is one in play; a card of any type, or an Event, hardly is.
        return any(kind.allows(each) for each in CardType if each.plays_from_hand)
    return isinstance(line, Take | Discard | ShuffleIn)


_ONLY_IN_PLAY: frozenset[Enum] = frozenset((Quality.ATTACHED, Quality.CAPTURED))


def after_shown(line: Any, before: Any) -> Any:
    """What is chosen right after cards were shown is one of those, where no place is said."""
    shown = before.effect if isinstance(before, AtMoment | Triggered | If) else before
    shown = shown.task if isinstance(shown, May | MayBy) else shown
    if not isinstance(shown, LookAt | Reveal):
        return line
    if isinstance(line, If):
        # Whether it asks of something else, where such cards are in play, isn't known.
        if line.instead or not (holds(line.condition, WasDone) or _outside_play(line.effect)):
            return line
        return replace(line, effect=_among_those(line.effect))
    return _among_those(line) if shown is before or _of_any_card(line) else line


def _of_any_card(line: Any) -> bool:
    """Whether it chooses just a card, which in play would hardly be said of one of any kind."""
    chosen = [each.what for each in every(line, Choose)]
    return any(isinstance(what, Some) and what.cards == AnyCard() for what in chosen)


def _outside_play(line: Any) -> bool:
    """Whether it chooses cards of a kind that is never in play but as it is used."""
    kinds = [each.what.cards for each in every(line, Choose) if isinstance(each.what, Some)]
    lie = [kind for kind in CardType if not kind.plays_from_hand]
    return bool(kinds) and not any(cards.allows(kind) for cards in kinds for kind in lie)


def _among_those(line: Any) -> Any:
    """The same of the cards that were shown."""
    if isinstance(line, Choose):
        return line.among_those
    if isinstance(line, FindAnd) and isinstance(line.find, Choose):
        return replace(line, find=line.find.among_those)
    if isinstance(line, May) and isinstance(line.task, FindAnd):
        return replace(line, task=_among_those(line.task))
    return line


_IS_OF_KIND = re.compile(
    r"if (?:it|that card) (?P<tense>is|was) (?P<kind>an? (?:(?!not\b)[\w-]+ )*?[\w-]+), "
    r"(?!.*\botherwise\b)(?P<brings>.*\b(?:reveal|look|search|choose|name|(?:discard|destroy"
    r"|banish|play|use) (?:an?|the|one|\d+)\b))?",
    re.IGNORECASE,
)
_NO_SUCH = re.compile(
    r"(?:otherwise|if not|if (?:it|that card) (?:is|was) (?:none of (?:these|them|those)|neither"
    r"(?: of (?:these|them|those))?)),? (?=\w)",
    re.IGNORECASE,
)


def of_none(words: str, before: Sequence[str]) -> str:
    """What is done "otherwise" behind several kinds that a card may be of: it is of none of them.

    "If it is a Drill, … . If it is an Event, … . Otherwise, …".
    """
    other = _NO_SUCH.match(words)
    kinds: list[str] = []
    tense = ""
    for said in reversed(before) if other is not None else ():
        found = _IS_OF_KIND.match(said)
        if (
            found is None
            or (kinds and found["brings"])
            or found["tense"] != (tense or found["tense"])
        ):
            # "It" may be another card that came up there.
            break
        tense = found["tense"]
        kinds.insert(0, found["kind"])
    if other is None or len(kinds) < 2:
        return words
    # Each with its article: what describes one of them describes no other.
    several = f"{', '.join(kinds[:-1])}{',' * (len(kinds) > 2)} or {kinds[-1]}"
    return f"If it is not {several}, {words[other.end() :]}"
