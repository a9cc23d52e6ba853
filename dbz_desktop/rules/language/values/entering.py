"""At which power stage Allies enter play: "your Allies enter play 5 stages above zero"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from dbz_desktop.rules.flow.stages import TOP
from dbz_desktop.rules.kernel.quantities import Quantity
from dbz_desktop.rules.language.nouns.people import EACH_PLAYER
from dbz_desktop.rules.language.values.values import Number
from dbz_desktop.wording import Spec

_ENTERING: dict[str, Any] = {"quantity": Quantity.ENTERING_STAGES, "who": None, "least": 0}
_SET: dict[str, Any] = {**_ENTERING, "shift": 0}


def entering() -> Iterator[Spec]:
    """Where they start, and how many stages more or less that is (TYP-1)."""
    for noun, said in (
        ("{whose} {cards:pl}", {}),
        ("all {cards:pl}", {"who": EACH_PLAYER, "whose": None}),
    ):
        highest = {**_SET, **said, "n": Number(TOP)}
        yield f"{noun} enter play at their highest power stage", highest
        yield f"{noun} enter play {{n}} stage(s) above (zero|0)", {**_SET, **said}
        for words, shift in (("additional", 1), ("less", -1)):
            more = {**_ENTERING, **said, "shift": shift}
            yield f"{noun} enter play with {{n}} {words} stage(s)", more
        if said:
            yield from _said_otherwise(noun.replace("all", "[all]"), "enter", said)
            yield from _said_otherwise("(each|every) {cards}", "enters", said)
        else:
            yield from _said_otherwise(noun, "enter", said)


def _said_otherwise(noun: str, enter: str, said: dict[str, Any]) -> Iterator[Spec]:
    highest = {**_SET, **said, "n": Number(TOP)}
    stages = "stage(s) [above (0|zero)]"
    their = "(their|its|his|her)"
    full = f"(full power|{their} highest [power] stage)"
    yield f"~{noun} {enter} play at {full}", highest
    yield f"~{noun} {enter} play (at|with) {{n}} [power] {stages}", {**_SET, **said}
    yield f"~{noun} {enter} play {{below}} stage(s) below {their} highest [power] stage", highest
    for words, shift in (("(additional|more|extra)", 1), ("(less|fewer)", -1)):
        more = {**_ENTERING, **said, "shift": shift}
        sign = "+" if shift > 0 else "-"
        for so in (
            f"{{n}} {words} {stages}",
            f"{{n}} {stages} {words.replace('additional|', '')}",
            f"{sign}{{n}} [power] {stages}",
        ):
            yield f"~{noun} {enter} play (at|with) {so} [than (normal|usual)]", more
