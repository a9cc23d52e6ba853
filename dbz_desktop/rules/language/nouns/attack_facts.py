"""What can be so of attacks without any number: how it is said after them."""

from __future__ import annotations

from enum import Enum

from dbz_desktop.cards import Style
from dbz_desktop.wording import words


def _of_style(style: str) -> str:
    """That attacks count as of a Style, by its name or of the one that was said."""
    many = "" if style == "that Style" else " [Style] [attack|attacks]"
    return (
        f"is(are) considered {style}|is(are) considered [to be] [of] [a] {style}{many}"
        f"|(counts(count)|is(are) treated|is(are) regarded) as [a] {style}{many}"
        f"|(gains(gain)|becomes(become)) {style} [Style]"
    )


FROM_BOTTOM = "from the bottom of (the|your opponent's|his|its owner's|their|your) Life Deck"
"""Whence life cards of damage are taken, as a template says it."""


def _goes_to(whom: str, said: str | None = None) -> str:
    """That attacks take stages of Allies, and none of the MP."""
    return (
        f"deals(deal) its(their) stages of damage to {whom}"
        f"|deals(deal) (its|their) [stage] damage to {said or whom} [instead]"
        f"|(must be|is(are)) redirected to {said or whom} [instead]"
        f"|(must be|is(are)) performed against {said or whom} [instead] [of your MP]"
    )


@words
class Fact(Enum):
    """What can be so of attacks, said with a verb."""

    NO_DAMAGE = (
        "deals(deal) no damage|does(do) not deal [any] damage|cannot deal [any] damage"
        "|has(have) (its|their) damage reduced to (0|zero|nothing)"
    )
    NO_HITS = (
        "loses(lose) all HIT effects|loses(lose) [all] [of] (its|their) HIT (effect|effects)"
        "|has(have) no HIT (effect|effects)|does(do) not have HIT effects"
    )
    HITS_TWICE = (
        "uses(use) its(their) HIT effects twice"
        "|(uses(use)|may use) (its|their) HIT (effect|effects) (twice|two times|a second time)"
        "|has(have) (its|their) HIT (effect|effects) used (twice|two times|a second time|again)"
    )
    AS_STAGES = "deals(deal) life card damage as stages of damage"
    AS_LIFE_CARDS = (
        "deals(deal) stages of damage as life card damage"
        "|deals(deal) [(all|all of)] [its(their)] [stage] damage as (life cards|life card damage)"
    )
    CRITICAL = (
        "is(are) considered to deal critical damage"
        "|(counts(count)|is(are) treated|is(are) regarded) as dealing critical damage"
        "|is(are) considered to have dealt critical damage"
        "|(deals(deal)|always deals(deal)|is(are) always considered to deal) critical damage"
        # One that is stopped deals none (ATK-4).
        "|(is(are) considered to deal|deals(deal)) critical damage if (successful"
        "|(it|they) (is|are) (successful|not stopped))"
    )
    STYLED = (
        "is(are) considered Styled|is(are) considered [to be] Styled|is(are) considered as Styled"
        "|is(are) considered [to be] (a Styled attack|Styled attacks)"
        "|(counts(count)|is(are) treated|is(are) regarded) as Styled"
    )
    FREESTYLE = (
        "is(are) considered Freestyle|is(are) considered [to be] non-Styled"
        "|is(are) considered [to be] [a] (Freestyle|non-Styled) (attack|attacks)"
        "|is(are) considered to be Freestyle|is(are) not considered [to be] Styled"
        "|(counts(count)|is(are) treated|is(are) regarded) as (Freestyle|non-Styled)"
    )
    NAMED = (
        "is(are) considered Named|is(are) considered (to be|as) Named"
        "|is(are) considered [to be] (a Named attack|Named attacks)"
        "|(counts(count)|is(are) treated|is(are) regarded) as Named"
    )
    BLACK = _of_style("Black")
    BLUE = _of_style("Blue")
    NAMEKIAN = _of_style("Namekian")
    ORANGE = _of_style("Orange")
    RED = _of_style("Red")
    SAIYAN = _of_style("Saiyan")
    THAT_STYLE = _of_style("that Style")
    BANISHED = (
        "its(their) life card damage is banished|its damage is banished|their damage is banished"
        "|has(have) (its|their) [life card] damage banished"
    )
    FROM_BOTTOM = (
        "deals(deal) its(their) life card damage from the bottom of the Life Deck"
        f"|deals(deal) (its|their) [life card] damage {FROM_BOTTOM} [instead]"
    )
    FREE = (
        "costs(cost) no stages to perform|costs(cost) 0 stages [to perform]|costs(cost) no stages"
        "|does(do) not cost [any] stages [to perform]|has(have) no [stage] (cost|costs)"
        "|is(are) free [to perform]"
        "|(may|can) be (performed|played) (at no [stage] cost|for free|without paying [(its|their)]"
        " [stage] (cost|costs)|as if (it|they) cost (0|zero|no) stages)"
        "|has(have) (its|their) [stage] (cost|costs) reduced to (0|zero) [stages]"
    )
    UNSTOPPED = "is(are) no longer stopped|(is(are)|becomes(become)) unstopped"
    DOUBLED = "has(have) your damage modifiers doubled"
    ALL_DOUBLED = (
        "deals(deal) double damage|has(have) (its|their) damage doubled"
        "|deals(deal) (double|twice) (its|their) [normal] damage|deals(deal) twice as much damage"
    )
    STAGES_DOUBLED = (
        "deals(deal) double stage damage|has(have) (its|their) stage damage doubled"
        "|deals(deal) (double|twice) (its|their) stage damage"
        "|deals(deal) twice as many stages of damage"
    )
    LIFE_CARDS_DOUBLED = (
        "deals(deal) double life card damage|has(have) (its|their) life card damage doubled"
        "|deals(deal) (double|twice) (its|their) life card damage"
        "|deals(deal) twice as many life cards of damage"
    )
    HALVED = (
        "deals(deal) half damage|deals(deal) half damage, rounded up"
        "|deals(deal) half of its(their) damage|deals(deal) half of its(their) damage, rounded up"
        "|has(have) (its|their) damage reduced (by|to) half"
        "|has(have) (its|their) damage halved|has(have) (its|their) damage halved, rounded up"
        "|deals(deal) half its(their) damage|deals(deal) half its(their) damage, rounded up"
        "|deals(deal) half as much damage|deals(deal) half as much damage, rounded up"
    )
    HALVED_DOWN = (
        "deals(deal) half damage, rounded down|deals(deal) half of its(their) damage, rounded down"
        "|has(have) (its|their) damage halved, rounded down"
        "|deals(deal) half as much damage, rounded down"
        "|deals(deal) half its(their) damage, rounded down"
    )
    PHYSICAL = (
        "becomes(become) a physical attack(s)|is(are) a physical attack instead"
        "|is(are) considered [to be] a physical attack|is(are) considered [to be] physical attacks"
        "|is(are) considered [to be] physical|becomes(become) physical attacks"
    )
    ENERGY = (
        "becomes(become) an energy attack(s)|is(are) an energy attack instead"
        "|is(are) considered [to be] an energy attack|is(are) considered [to be] energy attacks"
        "|is(are) considered [to be] energy|becomes(become) energy attacks"
    )
    ALSO_PHYSICAL = (
        "is(are) also physical"
        "|(is|are) also [considered] [to be] (a physical attack|physical attacks)"
    )
    ALSO_ENERGY = (
        "is(are) also energy|(is|are) also [considered] [to be] (an energy attack|energy attacks)"
    )
    BOTH_KINDS = (
        "is(are) both physical and energy"
        "|(is|are) [considered] [to be] both [a] physical [attack] and [an] energy [attack|attacks]"
        "|(counts|count) as both [a] physical [attack] and [an] energy [attack|attacks]"
    )
    BACK = "deals(deal) its(their) damage to the attacker"
    TO_MINE = _goes_to(
        "one of your Allies", "(one of your Allies|an Ally|an Ally you control|your Allies)"
    )
    TO_THIS = _goes_to("this Ally", "(this Ally|this card)")
    TO_HIS = _goes_to("one of your opponent's Allies")
    TO_THAT = _goes_to("that Ally", "(that Ally|the chosen Ally)")

    @property
    def style(self) -> Style | None:
        """The Style that is said by its name."""
        return Style.__members__.get(self.name) if self is not Fact.FREESTYLE else None


class AttackFact(Enum):
    """What can be so of attacks, as it is said after them."""

    RAISES = "raises anger"
    STAYS = "is not banished"
    HITS = "has a HIT effect"
    HITLESS = "has no HIT effect"
    FROM_ELSEWHERE = "was not played from the hand"
    FROM_HAND = "was played from the hand"
    FROM_PILE = "was performed from the discard pile"
    POWER = "is a personality's Power"
    ANY_POWER = "is a Power and no Physical or Energy Combat card"
    CRITICAL = "would deal critical damage"
