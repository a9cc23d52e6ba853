"""What comes of an attack to come, the next or the first of a time, that was spoken of (EFF-4)."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.language.attacks.coming_attacks import FirstEach, NextAttack
from dbz_desktop.rules.language.attacks.predicates import Told
from dbz_desktop.rules.language.deeds.performing import performs
from dbz_desktop.rules.language.effects.playing import PlayCards
from dbz_desktop.rules.language.frames.always import Always
from dbz_desktop.rules.language.frames.for_each import ForEach, statements
from dbz_desktop.rules.language.frames.lasting import Lasting
from dbz_desktop.rules.language.frames.statements import SaidForATime
from dbz_desktop.rules.language.nouns.attack_facts import Fact
from dbz_desktop.rules.language.nouns.terms import Whose
from dbz_desktop.rules.language.text.sentences import sentence_text
from dbz_desktop.rules.language.text.spellings.fights import HITS_TWICE

_OF_IT = re.compile(
    r"^if (?:it|that attack) is (stopped|successful|not stopped), (.+?)\.?$", re.IGNORECASE
)
_OF_PERFORMED = re.compile(
    r"^if (?:(?:it|(?:that|this|the) attack) )?(?:(?:is |was )?"
    r"(?P<is>(?:not )?(?:stopped|successful)(?: by [^,]*)?)"
    r"|(?:your opponent|he) stop(?:s|ped) (?:it|that attack)"
    r"|(?P<does>(?:deals|dealt) [^,]*?damage)), (?P<then>.+?)\.?$",
    re.IGNORECASE,
)
_SAID_OF_IT = re.compile(
    r"^(?:it(?= (?:cannot|can|deals|costs|gains|stays|is)\b)"
    r"|(?P<part>(?:its|this|that) (?P<name>damage|stage cost|cost))\b) (?P<says>.+)$",
    re.IGNORECASE,
)

_NEXT = (
    r"[^,.]*?\bnext (?:[\w-]+ )*?attack(?: (?:you|he|your opponent) performs?"
    r"| performed against you)?(?: this (?:combat|turn)| during combat)?"
)
_IF_IT_IS = re.compile(
    rf"^(?P<its>{_NEXT}) (?P<says>(?:deals|costs|cannot|can|gains|has|is)\b.*?)"
    r" (?:if|when) (?:it|that attack) is "
    r"(?:(?P<more>(?:performed|with|that) [^,.]*)|(?:an? )?(?P<kind>[\w -]+?)(?: attack)?)$",
    re.IGNORECASE,
)
_IS_SO = re.compile(rf"^if (?P<its>{_NEXT}) is (?P<kind>[\w-]+), it (?P<says>.*)$", re.IGNORECASE)
_IF_THEY_ARE = re.compile(
    r"^(?P<whose>(?:all )?(?:your|your opponent's|his) )(?P<kind>(?:[\w-]+ )*?)(?P<rest>attacks"
    r"(?: this (?:combat|turn))? (?:deal|cost|cannot|can|gain|have)\b.*?) if they are "
    r"(?P<such>(?:[\w-]+ )*?[\w-]+?)(?: attacks)?$",
    re.IGNORECASE,
)


_UNSTOPPED = re.compile(r"successful|not stopped|unstopped", re.IGNORECASE)
_DEALS = re.compile(r"(?:deals|is considered to deal) [^,]*?damage$", re.IGNORECASE)
"""What comes of a successful attack only, so that it needs no word of that (ATK-4)."""


def of_its_kind(words: str) -> str:
    """What is said of attacks in case they are of a kind: of the next one, if that is so of it.

    "Your next attack deals +2 stages if it is an energy attack"; "your attacks cost -1 stage if
    they are Styled" is said of one's Styled attacks. What is stopped deals no damage anyway.
    """
    they = _IF_THEY_ARE.match(words)
    if they is not None:
        return f"{they['whose']}{they['such']} {they['kind']}{they['rest']}"
    it = _IF_IT_IS.match(words) or _IS_SO.match(words)
    if it is None:
        return words
    kind = it["kind"]
    if kind is not None and _UNSTOPPED.fullmatch(kind):
        return f"{it['its']} {it['says']}" if _DEALS.match(it["says"]) else words
    such = it["more"] if kind is None else f"a{'n' * (kind[0] in 'aeioAEIO')} {kind} attack"
    return f"if {it['its'][0].lower()}{it['its'][1:]} is {such}, it {it['says']}"


def _called(before: Any) -> str | None:
    """How the attack is called of which a sentence says something, with the time that it says."""
    says = (Told(Fact.STYLED),)
    before = before.effect if isinstance(before, ForEach) else before
    of_it = statements(before.clauses) if isinstance(before, Lasting | Always) else []
    if isinstance(before, SaidForATime):
        styled: Any = replace(before, says=says, of_damage=False)
    elif isinstance(before, Lasting | Always) and len(before.clauses) == len(of_it) == 1:
        styled = replace(before, clauses=(replace(of_it[0], says=says, of_damage=False),))
    else:
        return None
    called = re.fullmatch(r"(.*) (?:is|are) considered Styled\.", sentence_text(styled))
    return None if called is None else called[1]


def _of_performed(words: str, before: Any) -> str:
    """What comes of an attack that the sentence before has one perform, as an effect that it has.

    The attack comes only once the text is read, or is over as the sentence after is done (ATK-1).
    """
    asked = _OF_PERFORMED.match(words)
    if asked is None or not (
        performs(before) or any(each.performs for each in every(before, PlayCards))
    ):
        return words
    so = asked["does"] or f"is {asked['is'] or 'stopped'}"
    return f'That attack gains "If this attack {so}, {asked["then"]}."'


def of_next_attack(words: str, before: Any) -> str:
    """What comes of the next attack, of which the sentence before spoke, as an effect that it has.

    "Your next attack deals +2 stages. If it is stopped, draw a card" (ATK-1, EFF-4). And what else
    is said of it: "It cannot be stopped", "its damage cannot be modified". An attack that a text
    performs comes only once the text is read, too.
    """
    words = _of_performed(words, before)
    asked, said = _OF_IT.match(words), _SAID_OF_IT.match(words)
    if not asked and not said:
        return words
    attacks: Any = next(every(before, NextAttack), None)
    if attacks is None and isinstance(before, Always):
        attacks = next(every(before, FirstEach), None)
    if attacks is None or getattr(before, "have", False):
        return words
    its = _called(before)
    if its is None:
        return words
    if said is not None:
        part = "" if said["part"] is None else f"the {said['name']} of "
        return f"{part}{its if not part else its[0].lower() + its[1:]} {said['says']}"
    whose = {
        getattr(attacks, "whose", None),
        getattr(getattr(attacks, "that", None), "whose", None),
    }
    if asked is None or Whose.YOUR not in whose:
        return words
    if asked[1].lower() == "successful" and HITS_TWICE.match(asked[2]):
        return f"{its} uses its HIT effects twice."
    if asked[1].lower() == "stopped":
        return f'{its} gains "If this attack is stopped, {asked[2]}."'
    return f'{its} gains "HIT: {asked[2]}."'
