"""Somebody does something: the forms of an effect, "discard …" and "your opponent discards …"."""

from __future__ import annotations

from enum import Enum
from typing import Any

from dbz_desktop.rules.kernel.game import Source
from dbz_desktop.wording import Spec, paradigm, words


@words
class Doer(Enum):
    """Who carries out an effect."""

    YOU = "you"
    OPPONENT = "your opponent|he|an opponent"

    @property
    def plural(self) -> bool:
        """Whether the verb after it has no "s"."""
        return self is Doer.YOU

    def seat(self, source: Source) -> int:
        """The seat that does it."""
        return source.actor if self is _YOU else source.opponent


_YOU = Doer.YOU
_FORMS = ("base", "present", "third", "participle", "gerund")


def does(verb: str, /, rest: str = "", quiet: bool = False, **pinned: Any) -> tuple[Spec, ...]:
    """The templates of an effect: the imperative, and with somebody else who does it.

    `verb` is the slot of the verb ("{verb}") or the verb itself, `rest` what follows it.
    """
    tail = f" {rest}" if rest else ""
    if verb.startswith("{"):
        base, present, third, done, doing = (f"{verb[:-1]}:@{form}}}" for form in _FORMS)
    else:
        forms = paradigm(verb)
        base, present, third, done, doing = (forms[form] for form in _FORMS)
    mark = "~" if quiet else ""
    passive = "~{what} is(are) " + done + tail.removeprefix(" {what}")
    return (
        # "The chosen card is banished": nobody else is named, so it is done by you.
        *([(passive, {**pinned, "who": Doer.YOU})] if rest.startswith("{what}") else ()),
        (f"{mark}{base}{tail}", {**pinned, "who": Doer.YOU}),
        (f"{mark}{{who}} {present}{tail}", pinned),
        (f"~you [must] {base}{tail}", {**pinned, "who": Doer.YOU}),
        (f"~{{who}} must {base}{tail}", pinned),
        # "… and banishes it", "have your opponent banish it": the subject stands before.
        (f"{third}{tail}", {**pinned, "who": Doer.OPPONENT}, "third"),
        (f"{base}{tail}", {**pinned, "who": Doer.OPPONENT}, "bare"),
        # "… by banishing it", which whoever does the rest does.
        (f"{mark}{doing}{tail}", {**pinned, "who": Doer.YOU}, "gerund"),
        (f"{mark}{doing}{tail}", {**pinned, "who": Doer.OPPONENT}, "his_gerund"),
    )
