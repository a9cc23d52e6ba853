"""The forms of English verbs: one paradigm a verb, from which every frame takes its form."""

from __future__ import annotations

__all__ = ["FORMS", "paradigm"]

FORMS = ("base", "present", "third", "past", "participle", "gerund")
"""draw, draws (or draw, after a plural), draws, drew, drawn, drawing."""

_IRREGULAR = {
    "be": ("is(are)", "was(were)", "been", "being"),
    "cancel": ("", "cancelled", "cancelled", "cancelling"),
    "choose": ("", "chose", "chosen", ""),
    "deal": ("", "dealt", "dealt", ""),
    "do": ("", "did", "done", ""),
    "draw": ("", "drew", "drawn", ""),
    "drop": ("", "dropped", "dropped", "dropping"),
    "fall": ("", "fell", "fallen", ""),
    "have": ("has(have)", "had", "had", ""),
    "hit": ("", "hit", "hit", "hitting"),
    "leave": ("", "left", "left", ""),
    "lose": ("", "lost", "lost", ""),
    "make": ("", "made", "made", ""),
    "pay": ("", "paid", "paid", ""),
    "put": ("", "put", "put", "putting"),
    "set": ("", "set", "set", "setting"),
    "skip": ("", "skipped", "skipped", "skipping"),
    "stop": ("", "stopped", "stopped", "stopping"),
    "swap": ("", "swapped", "swapped", "swapping"),
    "take": ("", "took", "taken", ""),
    "transfer": ("", "transferred", "transferred", "transferring"),
    "win": ("", "won", "won", "winning"),
}
_VOWELS = "aeiou"


def paradigm(verb: str) -> dict[str, str]:
    """Return the forms of a verb by name, as templates of words.

    `verb` is the base form, perhaps with words that stay as they are after it ("enter play",
    "look at"). Raises TypeError when it is no word in small letters or a capitalised one.
    """
    first, *after = verb.split()
    if not first.isalpha():
        raise TypeError(f"{verb!r} is no verb")
    present, past, participle, gerund = _IRREGULAR.get(first, ("", "", "", ""))
    third = present.split("(")[0] or _third(first)
    regular = _with_ed(first)
    forms = {
        "base": first,
        "present": present or f"{third}({first})",
        "third": third,
        "past": past or regular,
        "participle": participle or regular,
        "gerund": gerund or _with_ing(first),
    }
    return {name: " ".join([form, *after]) for name, form in forms.items()}


def _third(verb: str) -> str:
    if verb.endswith(("s", "x", "sh", "ch", "z", "o")):
        return verb + "es"
    if verb.endswith("y") and verb[-2] not in _VOWELS:
        return verb[:-1] + "ies"
    return verb + "s"


def _with_ed(verb: str) -> str:
    if verb.endswith("e"):
        return verb + "d"
    if verb.endswith("y") and verb[-2] not in _VOWELS:
        return verb[:-1] + "ied"
    return verb + "ed"


def _with_ing(verb: str) -> str:
    return (verb[:-1] if verb.endswith("e") and not verb.endswith("ee") else verb) + "ing"
