"""What somebody cannot do where he needn't: not all that he leaves undone (EFF-5).

"Your opponent discards 2 cards. If he cannot" asks afterwards whether he did. Where he had a
choice, or where nothing was to be done, whether he can is something else.
"""

from __future__ import annotations

import re

_CANNOT = re.compile(
    r"^if (?P<who>you|he|they|your opponent) (?:cannot|could not|(?:is|are|was|were) unable to)"
    r"(?P<deed>(?: (?!be\b|win\b|lose the\b)[^,]*)?), ",
    re.IGNORECASE,
)
_DISCARDS = re.compile(
    r" discard (?P<n>an?|\d+) (?:other |more )?cards?(?: from (?:your|his|their) hand)?",
    re.IGNORECASE,
)
_CHOOSES = re.compile(r" choose (?:an?|another|one|such)\b[^,]*$", re.IGNORECASE)
_CHOSE = re.compile(r"\bchooses? an? ", re.IGNORECASE)
_FREE = re.compile(
    r"\bmay\b|\bchooses? (?:either )?to\b"
    r"|\bor (?:to |\w+ly )?(?:discard|destroy|banish|draw|lose|pay|place|lower|raise|reveal"
    r"|Rejuvenate|return|shuffle|skip|take|end)",
    re.IGNORECASE,
)
"""How it is said that somebody needn't do it, or can do something else."""
WHAT_IS_FREE = 'who needn\'t do it may leave it although he can: say "if you do not" for that'


def of_who_cannot(words: str, earlier: str) -> str:
    """A sentence that asks whether a player can discard so many, as how many he has in hand."""
    found = _CANNOT.match(words)
    if found and _CHOOSES.match(found["deed"]) and _CHOSE.search(earlier.rpartition(". ")[2]):
        # What is chosen has something done with it: who can't choose can do nothing of that.
        return f"{words[: found.start('deed')]}{words[found.end('deed') :]}"
    cards = _DISCARDS.fullmatch(found["deed"]) if found is not None else None
    if found is None or cards is None or not _is_free(earlier):
        return words
    who, has, his = found["who"], "has", "his"
    if who.lower() in ("you", "they"):
        has, his = "have", "your" if who.lower() == "you" else "their"
    n = "1" if cards["n"].lower() in ("a", "an") else cards["n"]
    few = (
        f"{has} no cards in {his} hand" if n == "1" else f"{has} less than {n} cards in {his} hand"
    )
    # Who has just discarded them could.
    first = f"{who} did not discard {n} or more cards and " if earlier else ""
    return f"If {first}{who} {few}, {words[found.end() :]}"


def asks_if_able(words: str, before: list[str]) -> bool:
    """Whether a sentence asks what somebody can do, who had a choice, or was to do nothing."""
    return _CANNOT.match(words) is not None and _is_free(". ".join(before))


def _is_free(earlier: str) -> bool:
    return not earlier or _FREE.search(earlier.rpartition(". ")[2]) is not None
