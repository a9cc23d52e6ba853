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
    EACH = "each player|both players|players"

    @property
    def plural(self) -> bool:
        """Whether the verb after it has no "s"."""
        return self is Doer.YOU

    def seats(self, source: Source) -> tuple[int, ...]:
        """The seats that do it, the one whose effect it is first."""
        if self is Doer.YOU:
            return (source.actor,)
        if self is Doer.OPPONENT:
            return (source.opponent,)
        return (source.player, source.opponent)

    def seat(self, source: Source) -> int:
        """The one seat that is meant."""
        return self.seats(source)[0]


def does(verb: str, /, rest: str = "", quiet: bool = False, **pinned: Any) -> tuple[Spec, ...]:
    """The templates of an effect: the imperative, and with somebody else who does it.

    `verb` is the slot of the verb ("{verb}") or the verb itself, `rest` what follows it.
    """
    tail = f" {rest}" if rest else ""
    if verb.startswith("{"):
        base, present, third, done = (
            f"{verb[:-1]}:@{form}}}" for form in ("base", "present", "third", "participle")
        )
    else:
        forms = paradigm(verb)
        base, present, third, done = (
            forms[form] for form in ("base", "present", "third", "participle")
        )
    mark = "~" if quiet else ""
    passive = "~{what} is(are) " + done + tail.removeprefix(" {what}")
    return (
        # "The chosen card is banished": nobody else is named, so it is done by you.
        *([(passive, {**pinned, "who": Doer.YOU})] if rest.startswith("{what}") else ()),
        (f"{mark}{base}{tail}", {**pinned, "who": Doer.YOU}),
        (f"{mark}{{who}} {present}{tail}", pinned),
        (f"~you {base}{tail}", {**pinned, "who": Doer.YOU}),
        # "… and banishes it", "have your opponent banish it": the subject stands before.
        (f"{third}{tail}", {**pinned, "who": Doer.OPPONENT}, "third"),
        (f"{base}{tail}", {**pinned, "who": Doer.OPPONENT}, "bare"),
    )
