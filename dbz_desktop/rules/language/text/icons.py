"""The four icons of a card's text, where a designer draws them or tells them by their pictures."""

from __future__ import annotations

import re

from dbz_desktop.rules.language.text.spelling import Corrected

_ICONS = {
    **dict.fromkeys(("\u2694", "attack", "sword", "swords", "crossed swords"), "attack"),
    **dict.fromkeys(("\U0001f6e1", "defense", "shield"), "defense"),
    **dict.fromkeys(("\u221e", "constant", "infinity"), "constant"),
    **dict.fromkeys(("\u26a1", "instant", "bolt", "lightning", "lightning bolt"), "instant"),
}
"""What the icons show, and how they are called."""
_NAMES = "|".join(sorted((each for each in _ICONS if each.isascii()), key=len, reverse=True))
_ICON = re.compile(rf"[\u2694\u221e\u26a1\U0001f6e1]|[\"\[<]({_NAMES}) icon[\"\]>]", re.IGNORECASE)


def with_icons(text: str) -> Corrected:
    """A text with its icons in brackets, where they are drawn, or told as a picture's name."""
    parts: list[str] = []
    columns: list[int] = []
    done = 0
    for match in _ICON.finditer(text):
        start, stop = match.span()
        name = f"[{_ICONS[(match[1] or match[0]).lower()]}]"
        parts += [text[done:start], name]
        columns += [*range(done, start), *[start] * (len(name) - 1), stop - 1]
        done = stop
    return Corrected("".join([*parts, text[done:]]), (*columns, *range(done, len(text))))
