"""What is known only as a time ends: that something was not done in it (EFF-2)."""

from __future__ import annotations

import re
from typing import Any

from dbz_desktop.rules.language.deeds.choices import Allowed
from dbz_desktop.rules.language.frames.when import Triggered
from dbz_desktop.rules.language.happenings.happenings import plain
from dbz_desktop.rules.language.happenings.looking_back import Window
from dbz_desktop.rules.language.happenings.occasions import Whenever
from dbz_desktop.rules.language.happenings.past import Did
from dbz_desktop.rules.language.nouns.doing import Doer
from dbz_desktop.rules.language.nouns.people import Person
from dbz_desktop.rules.language.nouns.terms import Duration
from dbz_desktop.rules.language.text.sentences import shown
from dbz_desktop.rules.language.values.joining import done_by

_ENDS = {Duration.TURN: ("the turn", Window.TURN), Duration.COMBAT: ("combat", Window.COMBAT)}


def as_time_ends(before: Any) -> str:
    """When it is known that what a sentence waits for once didn't happen, in words: as its time
    ends ("at the end of the turn, if your opponent has not declared combat this turn, ")."""
    waited = isinstance(before, Triggered) and before.once and isinstance(before.trigger, Whenever)
    if not waited or isinstance(before.effect, Allowed) or before.duration not in _ENDS:
        return ""
    end, window = _ENDS[before.duration]
    try:
        return f"at the end of {end}, if {shown(Did(before.trigger.deed, window, False))}, "
    except (TypeError, ValueError):
        return ""


_NOT_DONE = re.compile(
    r"^if (?P<who>you|he|they|your opponent) (?:does|do|did) not,? (?=\w)", re.IGNORECASE
)


def not_done(words: str, before: Any) -> str:
    """What happens if somebody does not do what the sentence before waits for: "If your opponent
    declares combat this turn, …. If he does not, …".

    Where he is also the one who does what comes of it, and could fail to do it, it is that which
    he doesn't do (EFF-5).
    """
    asked, by_then = _NOT_DONE.match(words), as_time_ends(before)
    if asked is None or not by_then:
        return words
    who = Doer.YOU if asked["who"].lower() == "you" else Doer.OPPONENT
    agent = getattr(plain(before.trigger.deed), "agent", None)
    waited_for = getattr(agent, "person", None) is _PERSONS[who]
    fails = done_by(before.effect) is who and not _NEVER_FAILS.issuperset(before.effect.deeds)
    if not waited_for or fails:
        return words
    return f"{by_then}{words[asked.end() :]}"


_NEVER_FAILS = frozenset(("draw", "gain-stages", "lose-stages", "raise-anger"))
_PERSONS = {Doer.YOU: Person.YOU, Doer.OPPONENT: Person.OPPONENT}
_NOT_YET = re.compile(
    r"^(?P<is>if (?:your opponent|he|you|neither player|no player) (?:does|do) not "
    r"(?!control\b|have\b|own\b)[^,]*? this (?P<time>turn|combat)), (?P<then>.+)$",
    re.IGNORECASE,
)
_LATE = re.compile(r"\b(?:end of|Discard Step|Rejuvenation Step|instead)\b", re.IGNORECASE)


_BEGINS = re.compile(
    r"^use (?:when|whenever|after|as|at) [^.]*"
    r"\b(?:declar\w+|enter\w*|(?:start|beginning) of) combat\b",
    re.IGNORECASE,
)
_PUT_OFF = re.compile(
    r"^if (?P<is>[^,]* this combat), (?P<then>[^,]+) at the end of (?:this )?combat$", re.IGNORECASE
)


def not_by_then(words: str, earlier: str, icon: str) -> str:
    """What isn't done in a time that has just begun: that is known as it ends.

    A text that is used at that end asks what was done by then; what is in force waits for it.
    """
    put_off = _PUT_OFF.match(words) if _BEGINS.match(earlier) else None
    if put_off is not None:
        # As combat begins nothing was done in it yet: that is asked when it is put off to.
        return f"at the end of combat, if {put_off['is']}, {put_off['then']}"
    asked = _NOT_YET.match(words)
    if asked is None or icon == "constant" or _LATE.search(f"{earlier} {asked['then']}"):
        return words
    end = "combat" if asked["time"].lower() == "combat" else "the turn"
    return f"at the end of {end}, {asked['is'][0].lower()}{asked['is'][1:]}, {asked['then']}"
