"""What cards that stay in play say in words of their own, in those of the grammar.

Put right before what other hands write (see `other_hands`), and never printed.
"""

from __future__ import annotations

from dbz_desktop.wording import paradigm

_DONE = ("draw", "raise", "lower", "destroy", "banish", "discard", "gain", "Rejuvenate")

_BY_EFFECTS = (
    (r"\buses an? (?:card )?effect to search\b", "searches"),
    (r"\byou use an? (?:card )?effect to search\b", "you search"),
    *(
        row
        for verb in _DONE
        for row in (
            (
                rf"\buses an? (?:card )?effect to {verb} ([^,.]*)",
                rf"{paradigm(verb)['third']} \1 by a card effect",
            ),
            (
                rf"\byou use an? (?:card )?effect to {verb} ([^,.]*)",
                rf"you {verb} \1 by a card effect",
            ),
        )
    ),
)
"""What somebody does by using an effect."""

_ATTACKS = (
    (r"\b(attacks?) that (?:is|are|was|were) (?=performed by\b)", r"\1 "),
    (r"\b(attacks) cannot be (prevented or redirected)\b", r"\1 cannot have their damage \2"),
    (
        r"\b((?:this|that) attack) cannot be (prevented or redirected)\b",
        r"\1 cannot have its damage \2",
    ),
    (
        r"^([^,.]*?cards|Events) cannot be (?:used|played) (?:against|to stop) "
        r"((?:this|that) attack|your (?:\w+ )*attacks)\b",
        r"\2 cannot be stopped by \1",
    ),
    (
        r"^your opponent cannot (?:use|play) ([^,.]*?cards|Events) (?:against|to stop) "
        r"((?:this|that) attack|your (?:\w+ )*attacks)\b",
        r"\2 cannot be stopped by \1",
    ),
    (r"\b(cannot (?:be played|play [^,.]*?) from) (?:the )?discard piles?\b", r"\1 a discard pile"),
)
"""What is said of attacks, and of what meets them."""

_KINDS = r"(?:[\w-]+ )*?(?:Drills|Allies|Setups|Dragon Balls)"
_CARDS = (
    (
        rf"((?:while|if) (?:you control|your opponent controls) (?:\d+|any|at least \d+)"
        rf"(?: or more)? ({_KINDS})(?: in play)?, )they (?=cannot (?:be|leave)\b)",
        r"\1those \2 ",
    ),
)
"""Cards that were counted."""

_CHOICES = (
    (r"\b(may) choose to (?=\w)", r"\1 "),
    (r"(^|, )choose (an? [^,.]*?) to (gain|lose) ", r"\1\2 \3s "),
    (r"\bto be considered (?=an? (?:physical|energy) attack\b)", "to become "),
    (
        r"(^|, )you may draw (?:an additional|1 (?:additional|more|extra)) card during "
        r"(your Draw Step)",
        r"\1at the end of \2, you may draw a card",
    ),
    (r"\bthe amount of damage prevented(?: this way)?(?=[,.]|$)", "the amount prevented"),
    (
        r"\b((?:if|when|whenever) [^,]*?\bwould [^,]*?) "
        r"(?=(?:he|that player) \w+s [^,]* instead\b)",
        r"\1, ",
    ),
    (
        r"\b(banish|destroy|discard|reveal|draw)(s?) that (?:amount|number) of cards from the "
        r"(top|bottom) of\b",
        r"\1\2 the \3 that number cards of",
    ),
)
"""What one chooses, and what takes the place of what."""

STANDING_WORDS = (*_BY_EFFECTS, *_ATTACKS, *_CARDS, *_CHOICES)
"""What is looked for, and what it means, in the order in which it is put right."""
