"""Words that leave out, or only point to, what the text before them spoke of."""

from __future__ import annotations

import re

_ZONE = re.compile(
    r"\b(?:your|his|your opponent's) (?:Life Deck|discard pile|Banished Zone|hand)\b", re.IGNORECASE
)
_THERE = re.compile(r"\b(?:every|each|all) cop(?:y|ies) of (it|that card) there\b", re.IGNORECASE)
_ANOTHER = re.compile(r"\b(use another)(?=\.?$)", re.IGNORECASE)
_CRITICAL = re.compile(r"\buse a critical damage effect\b[^.]*\.?$", re.IGNORECASE)
_ENDS = re.compile(
    r"\btop and (?:the )?bottom cards? of (?P<deck>(?:your|his|your opponent's) Life Deck)\b",
    re.IGNORECASE,
)
_SWITCH = re.compile(
    r"\b(?P<does>switch|exchange|swap) (?:their places|the places of those cards|them|those cards)"
    r"(?=\.?$)",
    re.IGNORECASE,
)

_NEXT_ACTION = re.compile(
    r"\b(?:your|his|your opponent's) next action\b(?: this combat)?", re.IGNORECASE
)
_THAT_ACTION = re.compile(r"^(if )that action (?=is\b|was\b)", re.IGNORECASE)


def in_full(words: str, earlier: str) -> str:
    """A sentence with what it leaves out, as the sentences before it say that."""
    if (there := _THERE.search(words)) is not None:
        zones = _ZONE.findall(f"{earlier}. {words[: there.start()]}")
        if zones:
            words = _THERE.sub(rf"all copies of \1 in {zones[-1]}", words)
    if _CRITICAL.search(earlier):
        words = _ANOTHER.sub(r"\1 critical damage effect", words)
    if actions := _NEXT_ACTION.findall(earlier):
        words = _THAT_ACTION.sub(rf"\1{actions[-1]} ", words)
    ends = [*_ENDS.finditer(earlier)]
    if ends:
        words = _SWITCH.sub(rf"\g<does> the top and bottom cards of {ends[-1]['deck']}", words)
    return words


_BOTH_MPS = re.compile(r"\byour MP\b[^.]*\byour opponent's MP\b", re.IGNORECASE)
_THEIR_LEVELS = re.compile(
    r"\bthe difference (?:in|between|of) their levels(?: ?\+ ?(\d+)| plus (\d+))?(?=[,.]|$)",
    re.IGNORECASE,
)
_LEVEL_THEY_ARE = re.compile(
    r"\b(if|unless|while) they are (?:at |on )?(?:the same|(different)) levels?(?=,|\.?$)",
    re.IGNORECASE,
)


def of_both_levels(words: str, earlier: str) -> str:
    """How the levels of both MPs stand to each other that the text before spoke of."""
    if _BOTH_MPS.search(earlier) is None:
        return words

    def apart(found: re.Match[str]) -> str:
        more = found[1] or found[2]
        added = f"{more} + " if more else ""
        return f"{added}the difference between your MP's level and your opponent's MP's level"

    words = _THEIR_LEVELS.sub(apart, words)
    return _LEVEL_THEY_ARE.sub(
        lambda found: (
            f"{found[1]} your MP's level is {'not ' if found[2] else ''}equal to your opponent's"
        ),
        words,
    )


_ATTACHED_TO_SOME = re.compile(
    r"\battach (?:this card )?to (?:an?|one of|your|any)\b[^.]*?(?:\bpersonalit(?:y|ies)\b"
    r"|\bAll(?:y|ies)\b[^.]*? or [^.]*?\bMP\b|\bMP\b[^.]*? or [^.]*?\bAll(?:y|ies)\b)",
    re.IGNORECASE,
)
_ATTACHED_TO_ONE = re.compile(r"^while attached to an (Ally|MP), ", re.IGNORECASE)
_CONTROLLED = re.compile(
    r"^you (?:gain |have |take )?control(?: of)? (?:that Ally|it)(?=\.?$)", re.IGNORECASE
)
_SOME = re.compile(
    r"\b(attach (?:this card )?to )(?:(?:an Ally (?:your opponent controls|he controls)|one of "
    r"(?:your opponent's|his) Allies) or (?:to )?(?:your opponent's|his) MP"
    r"|(?P<mine>(?:an Ally you control|one of your Allies) or (?:to )?your MP))(?=\.?$)",
    re.IGNORECASE,
)


def _one_of_somebodys(found: re.Match[str]) -> str:
    """An Ally or the MP of a player, as one of his personalities."""
    whose = "your" if found["mine"] else "your opponent's"
    return f"{found[1]}one of {whose} personalities"


def of_what_bears_it(words: str, earlier: str) -> str:
    """What holds while a card is attached to an Ally, or to an MP, where it may be to either."""
    words = _SOME.sub(_one_of_somebodys, words)
    found = _ATTACHED_TO_ONE.match(words)
    if found is None or _ATTACHED_TO_SOME.search(earlier) is None:
        return words
    rest, asked = words[found.end() :], f"that personality is an {found[1]}"
    if _CONTROLLED.match(rest):
        return f"If {asked}, gain control of that Ally until this card leaves play"
    return f"While attached, if {asked}, {rest}"
