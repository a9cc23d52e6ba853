"""Subject agreement: one template for "discard a card" and "a player discards a card".

Works on the template's text, before it is cut into parts, so the result is an
ordinary template and the rest of the package needs to know nothing of subjects.
"""

from __future__ import annotations

import re

__all__ = ["SUBJECT", "has_subject", "imperative", "third_person"]

SUBJECT = "who"
"""The field that holds the subject of a template with verbs."""

_MARK = re.compile(r"(?<!\\)<([^<>\s]+)>")
_PRONOUNS = {
    "your": "(his|his or her|their|her)",
    "you": "(he|he or she|they|she)",
    "yours": "(his|his or hers|theirs|hers)",
    "yourself": "(himself|himself or herself|themselves|herself)",
}
_IRREGULAR = {
    "have": "has",
    "are": "is",
    "were": "was",
    "don't": "doesn't",
    "haven't": "hasn't",
    "aren't": "isn't",
    **{word: word for word in ("may", "must", "can", "cannot", "can't", "could", "would")},
}


def has_subject(template: str) -> bool:
    """Tell whether `template` marks a verb or pronoun with <angle brackets>."""
    return _MARK.search(template) is not None


def conjugate(verb: str) -> str:
    """Return the third person singular of `verb`, given in the infinitive."""
    if verb in _IRREGULAR:
        return _IRREGULAR[verb]
    if verb.endswith(("s", "x", "sh", "ch", "z", "o")):
        return verb + "es"
    if verb.endswith("y") and verb[-2:-1] not in ("a", "e", "i", "o", "u"):
        return verb[:-1] + "ies"
    return verb + "s"


def imperative(template: str) -> str:
    """Return `template` addressed to the reader; a "you" before the verb is accepted."""
    return _fill(template, "[you] ", {word: word for word in _PRONOUNS}, str)


def third_person(template: str) -> str:
    """Return `template` with the subject's slot before the verb, and the verbs agreeing.

    A template that already has the slot somewhere gets no second one.
    """
    lead = "" if "{" + SUBJECT + "}" in template else "{" + SUBJECT + "} "
    return _fill(template, lead, _PRONOUNS, conjugate)


def _fill(template: str, lead: str, pronouns: dict[str, str], verb: object) -> str:
    waiting = lead

    def replace(match: re.Match[str]) -> str:
        nonlocal waiting
        word = match.group(1)
        if word in pronouns:
            return pronouns[word]
        before, waiting = waiting, ""
        return before + (verb(word) if callable(verb) else word)

    return _MARK.sub(replace, template)
