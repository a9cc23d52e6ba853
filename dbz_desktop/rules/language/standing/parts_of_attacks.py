"""The damage, the cost and the HIT effects of attacks, as what something is said of.

Templates for whoever states something of attacks, most for reading only: it is printed of the
attacks themselves.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from dbz_desktop.rules.kernel.matters import Touch
from dbz_desktop.rules.language.attacks.attack_words import ANY_ATTACK
from dbz_desktop.rules.language.attacks.attacks import THIS_ATTACK, AttacksOf
from dbz_desktop.rules.language.attacks.predicates import Told
from dbz_desktop.rules.language.deeds.protecting import BY_HIM, Cannot, Touched
from dbz_desktop.rules.language.nouns.attack_facts import FROM_BOTTOM, Fact
from dbz_desktop.rules.language.nouns.people import OPPONENT
from dbz_desktop.rules.language.nouns.terms import Whose
from dbz_desktop.wording import Spec

_OFF_HIS = "from (your opponent's|his) Life Deck"
_UNUSED = Cannot((Touched(critical=(Touch.CAPTURING, Touch.DISCARDING, Touch.CALMING)),))
"""That the critical damage of an attack is used for nothing (ATK-13)."""


def of_part(attacks: str, more: dict[str, Any], ends: bool = True) -> Iterator[Spec]:
    """The damage, the cost or the HIT effects of attacks as a subject of what is said of them.

    What `ends` with the attacks is not told apart from them by a time behind it.
    """
    whole, damage = {**more, "of_damage": False}, {**more, "of_damage": True}
    banished = {**damage, "says": (Told(Fact.BANISHED),)}
    yield f"life card damage from {attacks} is banished", banished
    gone = "(discarded|destroyed)"
    instead = "banished [instead] [of [being] (discarded|destroyed)]"
    for words in (
        f"~[all] [the] (life cards of damage|life cards) (dealt by|from) {attacks} are {instead}",
        f"~[all] [the] life card damage (dealt by|from) {attacks} is {instead}",
        "~[(all|any|any of)] [(the|your opponent's)] [life] cards [that (are|would be)] "
        f"{gone} [{_OFF_HIS}] (as damage from|by|from|by damage from) {attacks} are {instead}",
    ):
        yield words, banished
    under = {**damage, "says": (Told(Fact.FROM_BOTTOM),)}
    life_cards, gone = "(life cards of damage|life card damage)", "(discarded|taken|dealt|lost)"
    for words in (
        f"~[all] [the] {life_cards} (from|dealt by) {attacks} (is|are) {gone}",
        f"~(your opponent|he) (takes|discards) [the] (damage|{life_cards[1:]} from {attacks}",
        f"~discard [the] (damage|{life_cards[1:]} from {attacks}",
    ):
        yield f"{words} {FROM_BOTTOM} [instead]", under
    yield f"damage from {attacks} {{says:and:@damage}}", damage
    for words in ("critical damage (from|dealt by|of)", "critical damage effects (from|of)"):
        yield f"~{words} {attacks} {{says:and:@critical}}", whole
    if ends:
        for does, touch in (
            ("capture (Dragon Balls|a Dragon Ball)", Touch.CAPTURING),
            ("discard (Allies|an Ally)", Touch.DISCARDING),
        ):
            unused = {**whole, "says": (Cannot((Touched(critical=(touch,)),)),)}
            for who in ("you", "your opponent"):
                yield f"~{who} cannot {does} (with|by) critical damage from {attacks}", unused
    for words in (
        "(the|all|all the|all of the) damage (from|of|dealt by|done by)",
        "damage (of|dealt by|done by)",
    ):
        yield f"~{words} {attacks} {{says:and:@damage}}", damage
    yield f"~[all] [the] stage damage (from|of) {attacks} {{says:and:@stage_damage}}", damage
    for unit, form in (("stage", "stages"), ("life card", "life_cards")):
        for words in (f"{unit} damage", f"{unit}s of damage"):
            kept = f"(from|of|dealt by) {attacks} {{says:and:@{form}_kept}}"
            yield f"~[all] [of] [the] {words} {kept}", whole
            if attacks in ("{attacks}", "{attack}"):
                yield f"~{attacks[:-1]}:@of}} {words} {{says:and:@{form}_kept}}", whole
    yield f"~[the] [stage] cost (of|for) {attacks} {{says:and:@cost}}", whole
    if attacks == "{attacks}":
        for by_whom, dealer in _DEALT:
            dealt = {**damage, "attacks": AttacksOf(dealer, ANY_ATTACK)}
            yield f"~[all] damage{by_whom} {{says:and:@damage}}", dealt
            told = {**banished, "attacks": AttacksOf(dealer, ANY_ATTACK)}
            yield f"~[all] life card damage{by_whom} is {instead}", told
        yours = {**banished, "attacks": AttacksOf(Whose.YOUR, ANY_ATTACK)}
        for words in (
            f"[that (are|would be)] discarded {_OFF_HIS} [as damage]",
            "(your opponent|he) (loses|discards|would discard) (as|to|from) damage",
        ):
            yield f"~[all] [life] cards {words} are {instead}", yours
        yield (
            f"~[all] life card damage (your opponent|your opponent's MP) takes is {instead}",
            yours,
        )
    if attacks == "{attacks}":
        yield "~{attacks:@of} damage {says:and:@damage}", damage
        yield "~{attacks:@of} life card damage is banished", banished
        yield "~{attacks:@of} base damage {says:and:@base}", whole
        yield "~{attacks:@of} [stage] (cost|costs) {says:and:@cost}", whole
    if attacks != "{attack}":
        yield f"~[the] base damage (of|from) {attacks} {{says:and:@base}}", whole
    for order, way in (("(increase|raise)", "up"), ("(reduce|decrease|lower)", "down")):
        for part, of in (("damage", "(of|from|dealt by)"), ("[stage] cost", "(of|for)")):
            by = f"{{says:and:@{part.split()[-1]}_{way}}}"
            yield f"~{order} [(the|all|all the|any)] {part} {of} {attacks} {by}", whole
    if ends:
        yield f"{{says:and:@before}} {attacks}", whole
        unendured = {**whole, "says": (Cannot((Touched((Touch.ENDURED,)),), who=OPPONENT),)}
        with_it = f"[any] [of] [the] damage (from|of|dealt by) {attacks} (with|using|by) Endurance"
        yield f"~(your opponent|he) cannot prevent {with_it}", unendured
        if attacks in ("{attacks}", "{attack}"):
            yield f"~{{says:and:@before_its}} {attacks[:-1]}:@of}} damage", whole
        yield f"~to stop {attacks}, {{says:and:@price}}", whole
        of = "[all] [of] [the] damage (of|from|dealt by)"
        yield f"~{{says:and:@before_damage}} {of} {attacks}", whole
        for change, fact, rounded in (
            ("double", Fact.ALL_DOUBLED, ""),
            ("halve", Fact.HALVED, "[, rounded up]"),
            ("halve", Fact.HALVED_DOWN, ", rounded down"),
        ):
            told = {**whole, "says": (Told(fact),)}
            if attacks == "{attack}" and fact is not Fact.ALL_DOUBLED:
                # Of the attack that is answered it is prevented (ATK-7).
                own = {**told, "attack": THIS_ATTACK}
                yield f"~halve [the] damage (of|from|dealt by) this attack{rounded}", own
                yield f"~halve this attack's damage{rounded}", own
                continue
            yield f"~{change} [the] damage (of|from|dealt by) {attacks}{rounded}", told
            if attacks in ("{attacks}", "{attack}"):
                yield f"~{change} {attacks[:-1]}:@of}} damage{rounded}", told
    if not attacks.endswith("{duration}"):
        yield (
            f"~(your opponent|he|players) cannot stop {attacks} unless {{says:and:@unless}}",
            whole,
        )
    redirected = {**whole, "says": (Cannot((Touched((Touch.TO_ALLIES,)),)),)}
    for whose, mp in (
        ("your opponent's", "(his|your opponent's) MP"),
        ("your", "your MP"),
        ("", "(MPs|an MP|their MPs|their player's MP)"),
    ):
        for taken in ("take damage", "be dealt damage", "lose stages"):
            said = f"{whose} Allies cannot {taken} from {attacks}".strip()
            if ends:
                yield f"~{said}", redirected
            yield f"~{said} (in place|instead) of {mp}", redirected
    if attacks == "{attacks}":
        yours = {**whole, "attacks": AttacksOf(Whose.YOUR, ANY_ATTACK)}
        redirects = "~(your opponent|he) cannot redirect ([stage] damage|your attacks)"
        for to, touch in (
            ("", Touch.REDIRECTED),
            (" to (Allies|his Allies|an Ally|one of his Allies)", Touch.TO_ALLIES),
        ):
            yield f"{redirects}{to}", {**yours, "says": (Cannot((Touched((touch,)),), BY_HIM),)}
    hits = {**whole, "says": (Told(Fact.NO_HITS),)}
    gone = (
        "((is|are) (cancelled|canceled|lost|ignored|not used)|cannot be used|(has|have) no effect"
        "|(do not|does not) (occur|happen|resolve|trigger))"
    )
    if ends:
        for use in (
            f"{who} (cannot|{does} not) use [a|any] critical damage (effect|effects)"
            for who, does in (("(your opponent|he)", "does"), ("you", "do"))
        ):
            yield f"~{use} (from|for|with|of) {attacks}", {**whole, "says": (_UNUSED,)}
        part = "[any] [the] HIT (effect|effects) (of|from)"
        yield f"~(you|he|your opponent|players) cannot use {part} {attacks}", hits
        yield f"~(ignore|cancel|do not use) [all] {part} {attacks}", hits
    twice = {**whole, "says": (Told(Fact.HITS_TWICE),)}
    again = "(twice|two times|a second time|again|one more time|an additional time)"
    if attacks in ("{attacks}", "{attack}"):
        its = f"{attacks[:-1]}:@of}} HIT (effect|effects)"
        yield f"~{its} (is|are) used (twice|two times|a second time|again)", twice
        yield f"~use {its} (twice|two times|a second time|again)", twice
        yield f"~{its} {gone}", hits
        yield f"~(ignore|cancel|do not use) {its}", hits
        yield f"~(you|he|your opponent|players) cannot use {its}", hits
    yield f"~[all] [of] [the] HIT (effect|effects) (of|from) {attacks} {gone}", hits
    if ends:
        used = f"use [the] HIT (effect|effects) (of|from) {attacks} {again}"
        yield f"~{used}", twice


_DEALT: tuple[tuple[str, Whose | None], ...] = (
    ("", None),
    (" you deal", Whose.YOUR),
    (" (your opponent|he) deals", Whose.OPPONENT),
    (" (dealt|that would be dealt) to (you|your MP)", Whose.OPPONENT),
    (" (dealt|that would be dealt) to (your opponent|your opponent's MP)", Whose.YOUR),
)
"""Whose damage it is that is dealt, of whatever attack."""

TAKEN = (
    ("(you take|your MP takes)", "against_you"),
    ("(your opponent|he|your opponent's MP) takes", "against_him"),
    ("(each player takes|players take|both players take|each MP takes|MPs take)", "against_all"),
)
"""Who takes damage, and the form of the attacks that he takes it from."""


_MET_BY = {"against_you": Whose.OPPONENT, "against_him": Whose.YOUR, "against_all": None}
_TAKERS = {
    "against_you": "(you|your MP)",
    "against_him": "(your opponent|him|your opponent's MP|his MP)",
    "against_all": "(players|MPs|each player|each MP)",
}


def taken_from(each: dict[str, Any]) -> Iterator[Spec]:
    """The damage of attacks as what somebody takes from them; it is only read."""
    for takes, form in TAKEN:
        attacks = f"{{attacks:@{form}}}"
        yield f"~{takes} {{says:and:@taken}} from {attacks}", each
        cannot = "(cannot|may not) (take|lose|be dealt) {says:and:@not_taken}"
        one = attacks.replace("@", "@one_")
        for kept_from in (attacks, one):
            yield f"~{_TAKERS[form]} {cannot} from {kept_from}", each
        taken_from_one = f"~[the] damage [that] {takes} from {one} {{says:and:@damage}}"
        yield taken_from_one, {**each, "of_damage": True}
        for by in ("by", "from"):
            to = f"~[all] [the] damage (dealt|done) to {_TAKERS[form]} {by} {attacks}"
            yield f"{to} {{says:and:@damage}}", {**each, "of_damage": True}
        of = f"[that] {takes} from {attacks}"
        yield f"~[the] damage {of} {{says:and:@damage}}", {**each, "of_damage": True}
        for order, way in (("(increase|raise)", "up"), ("(reduce|decrease|lower)", "down")):
            said = f"{{says:and:@damage_{way}}}"
            yield f"~{order} [(the|all|all the|any)] damage {of} {said}", each
            # Whose attacks those are is known without saying so.
            alone = {**each, "attacks": AttacksOf(_MET_BY[form], ANY_ATTACK)}
            yield f"~{order} [(the|all|all the|any)] damage [that] {takes} {said}", alone
    for whom, whose in (
        ("(you|your MP)", {"attacks": AttacksOf(Whose.OPPONENT, ANY_ATTACK)}),
        ("(your opponent|him|your opponent's MP)", {"attacks": AttacksOf(Whose.YOUR, ANY_ATTACK)}),
        ("(each player|players|each MP|MPs)", {"attacks": AttacksOf(None, ANY_ATTACK)}),
    ):
        dealt = f"[the] damage (dealt|done) to {whom} [by attacks]"
        yield f"~{dealt} {{says:and:@damage}}", {**each, **whose, "of_damage": True}
        yield f"~(increase|raise) {dealt} {{says:and:@damage_up}}", {**each, **whose}
        yield f"~(reduce|decrease|lower) {dealt} {{says:and:@damage_down}}", {**each, **whose}


def for_each(attacks: str, more: dict[str, Any]) -> Iterator[Spec]:
    """How their damage or their cost changes by so much for each of something; it is only read."""
    for order, way in (("(increase|raise)", "up"), ("(reduce|decrease|lower)", "down")):
        for part, of in (("damage", "(of|from|dealt by)"), ("[stage] cost", "(of|for)")):
            name = part.split()[-1]
            by = f"{of} {attacks} {{says:and:@{name}_{way}}} for each {{things}}"
            yield f"~{order} [the] {part} {by}", more
    yield f"~[the] [stage] cost (of|for) {attacks} {{says:and:@cost}} for each {{things}}", more
    yield (
        f"~[the] damage (of|from|dealt by) {attacks} {{says:and:@damage}} for each {{things}}",
        more,
    )
