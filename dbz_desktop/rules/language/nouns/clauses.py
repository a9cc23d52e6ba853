"""The forms of a clause, made once for every verb: active and passive, now, before, forbidden.

| form | active | passive |
|---|---|---|
| present | your opponent discards a card | a card is discarded |
| past | your opponent discarded a card | a card was discarded |
| perfect | your opponent has discarded a card | a card has been discarded |
| unpast | your opponent did not discard a card | a card was not discarded |
| unperfect | your opponent has not discarded a card | a card has not been discarded |
| gerund | discarding a card | |
| bare | discard a card | |
| cannot | your opponent cannot discard a card | a card cannot be discarded |
| must | your opponent must discard a card | |
| would | your opponent would discard a card | a card would be discarded |
| never | your opponent does not discard a card | a card is not discarded |
| relative | your opponent discarded | discarded |
| only | | a card can only be discarded |
| joined | (plays a Drill or) discards a card | |
| who | (a player who) discarded a card | |
| whohas | (a player who) has discarded a card | |
| whonot | (a player who) did not discard a card | |
| whohasnot | (a player who) has not discarded a card | |

The relative one stands behind the noun that it is said of: "a card your opponent discarded".
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from dbz_desktop.rules.language.nouns.people import OPPONENT, YOU, Agent, Person, Player
from dbz_desktop.wording import Spec, paradigm

FORMS = (
    "present",
    "past",
    "perfect",
    "unpast",
    "unperfect",
    "gerund",
    "bare",
    "cannot",
    "must",
    "would",
    "never",
    "joined",
    "who",
    "whohas",
    "whonot",
    "whohasnot",
)
"""Every form that a clause can be asked for, see the table above."""

OF_WHO = ("who", "whohas", "whonot", "whohasnot")
"""The forms that stand behind "who"."""

FORMS_WITH_DOER = tuple(form for form in FORMS if form not in ("gerund", "bare", "joined", *OF_WHO))
"""The forms in which it is said who does it."""

SAME_DOER = Player(Person.THAT)
"""Who did what the words before it spoke of, in a form that doesn't say who does it."""

_NEITHER = (
    ("unpast", "{V:@past}", Player(Person.ANY)),
    ("unperfect", "has {V:@participle}", Player(Person.ANY)),
    ("unperfect", "~{V:@past}", Player(Person.ANY)),
    ("cannot", "~(can|may) {V:@base}", Player(Person.BOTH)),
)
"""How it is said of neither player that something was or can be done."""

_ACTIVE = {
    "present": ("{V:@present}",),
    "past": ("{V:@past}", "~has(have) {V:@participle}"),
    "perfect": ("has(have) {V:@participle}", "~{V:@past}", "~has(have) already {V:@participle}"),
    "unpast": ("did not {V:@base}", "~has(have) not {V:@participle}", "~does(do) not {V:@base}"),
    "unperfect": ("has(have) not {V:@participle}", "~did not {V:@base}", "~does(do) not {V:@base}"),
    "cannot": (
        "cannot {V:@base}",
        "~may not {V:@base}",
        "~loses(lose) (the|its|his|their) ability to {V:@base}",
    ),
    "must": ("must {V:@base}", "~has(have) to {V:@base}"),
    "would": ("would {V:@base}",),
    "never": ("does(do) not {V:@base}",),
}
_PASSIVE = {
    "present": ("is(are) {V:@participle}",),
    "past": ("was(were) {V:@participle}", "~has(have) been {V:@participle}"),
    "perfect": ("has(have) been {V:@participle}", "~was(were) {V:@participle}"),
    "unpast": ("was(were) not {V:@participle}", "~has(have) not been {V:@participle}"),
    "unperfect": ("has(have) not been {V:@participle}", "~was(were) not {V:@participle}"),
    "cannot": ("cannot be {V:@participle}", "~may not be {V:@participle}"),
    "would": ("would be {V:@participle}",),
    "never": ("is(are) not {V:@participle}",),
    "only": ("can only be {V:@participle}", "~may only be {V:@participle}"),
}
_THERE = (("past", "(was|were)"), ("perfect", "(was|were|has been|have been)"))
"""How it is said that there was something to which it was done."""
_AGREES = re.compile(r"\w+\((\w+)\)")
_ALONE: tuple[tuple[str, str, Agent | None], ...] = (
    ("gerund", "{V:@gerund}", YOU),
    ("bare", "{V:@base}", None),
    ("joined", "{V:@present}", SAME_DOER),
    # Of a player of whom it is asked whether he did it that is said like of your opponent.
    ("who", "{V:@past}", OPPONENT),
    ("whohas", "has {V:@participle}", OPPONENT),
    ("whohas", "~{V:@past}", OPPONENT),
    ("whonot", "did not {V:@base}", OPPONENT),
    ("whonot", "~does not {V:@base}", OPPONENT),
    ("whohasnot", "has not {V:@participle}", OPPONENT),
    ("whohasnot", "~did not {V:@base}", OPPONENT),
)
"""The forms in which it isn't said who does it, and who that is."""


_THING, _EVERY = "{what}", "{what:@every}"
"""What cannot be done to cards can't be done to any: that is said of them all, or of each."""


def quietly(specs: Iterable[Spec]) -> tuple[Spec, ...]:
    """The same templates, for reading only."""
    return tuple(("~" + spec[0].lstrip("~"), *spec[1:]) for spec in specs)


def of_name(specs: Iterable[Spec]) -> Iterator[Spec]:
    """The templates once more where it is said by name of any player's deed whose that is (EFF-4).

    What is "his" there is each one's own.
    """
    for spec in specs:
        template, fixed, *form = (spec, {}) if isinstance(spec, str) else spec
        if "{whose}" in template:
            said = template.replace("{whose}", "{whose:@named}")
            yield (said, {**fixed, "named": True}, *form)  # type: ignore[misc]


def only(specs: Iterable[Spec], *forms: str) -> tuple[tuple[str, Mapping[str, object], str], ...]:
    """The templates of some forms alone."""
    found: list[tuple[str, Mapping[str, object], str]] = []
    for spec in specs:
        if isinstance(spec, str) or len(spec) != 3:
            continue
        template, pinned, form = spec
        if form in forms:
            found.append((template, pinned, form))
    return tuple(found)


def clause(
    verb: str,
    /,
    about: str = "",
    rest: str = "",
    subject: str = "{agent}",
    passive: bool = True,
    **pinned: Any,
) -> tuple[Spec, ...]:
    """Every form of a clause as templates.

    `verb` is the slot of the verb ("{verb}", or "{verbs:or}" for a list of them) or the verb
    itself, `about` what it is done to and `rest` what follows that. The passive has no agent.
    `pinned` are values of further fields.
    """
    found: list[Spec] = []

    def add(form: str, template: str, **values: Any) -> None:
        found.append((_with_verb(template, verb), {**pinned, **values}, form))

    tail = (f" {about}" if about else "") + (f" {rest}" if rest else "")
    if subject == "{agent}":
        # What neither of both has done, no player has.
        for form, variant, player in _NEITHER:
            quiet = "~" if variant.startswith("~") else ""
            add(form, f"{quiet}neither player {variant.lstrip('~')}{tail}", agent=player)
            add(form, f"~no player {variant.lstrip('~')}{tail}", agent=player)
    for form, variants in _ACTIVE.items():
        for variant in variants:
            quiet = "~" if variant.startswith("~") else ""
            add(form, f"{quiet}{subject} {variant.lstrip('~')}{tail}")
            if form == "cannot" and _THING in subject + tail:
                all_of_it = f"{subject} {variant.lstrip('~')}{tail}".replace(_THING, _EVERY)
                add(form, f"~{all_of_it}")
    if passive and about:
        end = f" {rest}" if rest else ""
        for form, variants in _PASSIVE.items():
            for variant in variants:
                quiet = "~" if variant.startswith("~") else ""
                said = _AGREES.sub(r"\1", variant) if about.endswith("s") else variant
                add(form, f"{quiet}{about} {said.lstrip('~')}{end}", agent=None)
                if form == "cannot" and about == _THING:
                    add(form, f"~{_EVERY} {said.lstrip('~')}{end}", agent=None)
        for form, been in _THERE if about.startswith((_THING, "{within:")) else ():
            add(form, f"~there {been} {about} {{V:@participle}}{end}", agent=None)
    if subject == "{agent}":
        for form, variant, doer in _ALONE:
            add(form, f"{variant}{tail}", agent=doer)
    return tuple(found)


def against(verb: str, about: str, /, **pinned: Any) -> Iterator[Spec]:
    """The passive said of whom something is done against: the other player does it. Only read."""
    for agent, whom in ((OPPONENT, "you"), (YOU, "your opponent")):
        for template, fixed, form in only(clause(verb, about), *FORMS_WITH_DOER):
            if "{agent}" not in template:
                values = {**fixed, **pinned, "agent": agent}
                yield f"~{template.lstrip('~')} against {whom}", values, form


def befallen(verb: str) -> Iterator[tuple[str, Agent, str]]:
    """What befalls a player by the deed of the other one, and who does it. Only read."""
    for whom, agent in (
        ("your MP", OPPONENT),
        ("you", OPPONENT),
        ("(your opponent|your opponent's MP)", YOU),
    ):
        for form, variants in _PASSIVE.items():
            for variant in variants if form != "cannot" else ():
                one = variant.lstrip("~")
                said = _AGREES.sub(r"\1", one) if whom == "you" else re.sub(r"\(\w+\)", "", one)
                yield _with_verb(f"~{whom} {said}", verb), agent, form
    yield _with_verb("~being {V:@participle}", verb), OPPONENT, "gerund"


def dealt_to(fixed: Mapping[str, Any], damage: str, /, **pinned: Any) -> Iterator[Spec]:
    """Damage that a player takes, said of what deals it to him, or of itself. Only read."""
    for agent, whom in ((YOU, "you"), (OPPONENT, "your opponent")):
        by = clause("deal", f"{damage} to {whom}", subject="{attack}", passive=False, **fixed)
        itself = clause("deal", damage, f"to {whom}", attack=None, **fixed)
        passive = (spec for spec in itself if "{agent}" not in spec[0])
        told: tuple[Any, ...] = (*by, *only(passive, *FORMS_WITH_DOER))
        for template, values, form in told:
            yield f"~{template.lstrip('~')}", {**values, **pinned, "agent": agent}, form


def _with_verb(template: str, verb: str) -> str:
    if verb.startswith("{"):
        return template.replace("{V:", verb[:-1] + ":")
    for form, words in paradigm(verb).items():
        template = template.replace("{V:@" + form + "}", words)
    return template


def relative(verb: str, /, **pinned: Any) -> tuple[Spec, ...]:
    """A clause behind the noun that something is done to: "drawn", "you drew", "that you drew"."""
    passive = (
        "{V:@participle}",
        "~that (was|were) {V:@participle}",
        "~that (has|have) been {V:@participle}",
    )
    active = (
        "{agent} {V:@past}",
        "~that {agent} {V:@past}",
        "~{agent} has(have) {V:@participle}",
        "~that {agent} has(have) {V:@participle}",
    )
    nobody = {**pinned, "agent": None}
    # A noun of its own may stand before what is done to the thing itself.
    return (
        *(undergone(verb) if "what" in pinned else ()),
        *((_with_verb(template, verb), nobody, "relative") for template in passive),
        *((_with_verb(template, verb), pinned, "relative") for template in active),
    )


def undergone(verb: str) -> Iterator[Spec]:
    """A noun with what is done to it, as a sentence says what befalls that: "cards you discard".

    It has forms for the first of them and the next, too: "the first card discarded …". Only read.
    """
    alone = ("{V:@participle}", "that (is|are|would be) {V:@participle}")
    by_him = ("[that] {agent} {V:@present}", "[that] {agent} would {V:@base}")
    for which in ("", "first", "next"):
        noun = f"{{what:@{which}}}" if which else "{what}"
        for said in alone:
            yield _with_verb(f"~{noun} {said}", verb), {"agent": None}, f"undergone{which}"
        for said in by_him:
            yield _with_verb(f"~{noun} {said}", verb), {}, f"undergone{which}"


def qualified(template: str, inner: str = "deed", **pinned: Any) -> tuple[Spec, ...]:
    """A clause with something more said of it, in every form that the clause has."""
    return tuple(
        (template.replace("{" + inner + "}", "{" + f"{inner}:@{form}" + "}"), pinned, form)
        for form in FORMS
    )
