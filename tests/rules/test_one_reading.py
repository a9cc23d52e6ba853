"""One meaning, one tree: sentences that could be put together in two ways, and which one it is."""

from __future__ import annotations

from typing import Any

import pytest

from dbz_desktop.rules.kernel.base import Line
from dbz_desktop.rules.kernel.cardtext import holds
from dbz_desktop.rules.language.attacks.attack_states import AttackIsSo
from dbz_desktop.rules.language.compiler import grammar
from dbz_desktop.rules.language.frames.always import Always
from dbz_desktop.rules.language.frames.conditional import If
from dbz_desktop.rules.language.frames.lasting import Lasting, WhileAttached
from dbz_desktop.rules.language.happenings.counting import TimesDone
from dbz_desktop.rules.language.sections.instant_use import Use
from dbz_desktop.rules.language.values.joining import Both
from dbz_desktop.rules.language.values.values import CardsAt

ONE = [
    # What holds for good is counted within what holds.
    (
        "while attached, your opponent's MP's PUR is -2 for each stage of damage dealt by this "
        "attack",
        WhileAttached,
    ),
    # A time that is said at the end is said of all that waits for something to come.
    (
        "the next time you would draw a card, gain 2 stages instead and you draw 2 less cards "
        "when entering combat this combat",
        Lasting,
    ),
    (
        "prevent all damage from your opponent's next attack and you play with your hand "
        "revealed in his next action",
        Lasting,
    ),
    ("prevent all damage from your opponent's next attack and draw a card", Both),
    # A time behind something that was done is how far that looks back.
    (
        "while you control a Drill or a card has been drawn this combat, the damage modifiers on "
        "your MP's [constant] powers are doubled",
        Always,
    ),
    ("your attacks deal +1 stage of damage for each time you drew a card this combat", Always),
    ("your attacks deal +1 stage of damage for each time you drew a card this combat", TimesDone),
    # What cards are attached to is where they are.
    ("your MP's PUR is +2 for each card attached to your MP this turn", Lasting),
    ("your MP's PUR is +2 for each card attached to your MP this turn", CardsAt),
    (
        "whenever your opponent gains stages, double that amount and Heroes lose all effects until "
        "the beginning of the next Combat Step",
        Always,
    ),
    # "Instead" belongs to the last condition.
    ("if your anger is 2, if you control a Drill, have it deal no damage instead", If),
    (
        "while attached, whenever one of your effects gains stages, double that amount and gain 2 "
        "stages",
        WhileAttached,
    ),
    # What is said of an attack is asked of it, not of its card.
    ("draw a card if that attack was non-Energy Combat", AttackIsSo),
    # Types are one list, Traits of several are in the plural, and a Style is a Style.
    ("if those cards are Drills or Setups, draw a card", If),
    ("if those cards are Ally or Energy Combat cards, draw a card", If),
    ("if those cards are Aliens or Heroes, draw a card", If),
    ("if those cards are Saiyan, draw a card", If),
    ("use when needed if all of your cards are not Aliens", Use),
    # By how much is said once.
    (
        "the next time this card lowers your anger more than 2 levels this combat, increase that "
        "amount by 1",
        Line,
    ),
    # A condition at the end is one of what is said in that sentence.
    ("you may discard a card as an action to draw a card if you control a Drill", Always),
    (
        "you may draw a card during the Planning Step. if you do, gain 2 stages unless you "
        "control a Drill",
        Always,
    ),
]


@pytest.mark.parametrize(("text", "shape"), ONE)
def test_it_is_read_in_one_way(text: str, shape: type[Any]) -> None:
    (tree,) = grammar().readings(Line, text)
    assert isinstance(tree, shape) or holds(tree, shape)


def test_the_ban_is_on_the_shape_and_not_on_the_words() -> None:
    (held,) = grammar().readings(Line, "prevent all damage from your opponent's next attack")
    (timed,) = grammar().readings(Line, "you play with your hand revealed in his next action")
    with pytest.raises(ValueError, match="said of both"):
        Both(held, timed)
