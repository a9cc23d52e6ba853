"""Hints at a right answer, each telling more than the one before."""

from __future__ import annotations

from dbz_desktop.match.match import Match
from dbz_desktop.rules.kernel.decisions import Act, Decision, Option
from dbz_desktop.rules.kernel.events import NOBODY, Zone


def hints(match: Match, decision: Decision, index: int) -> tuple[str, str]:
    """What kind of answer is right, then which one."""
    option = decision.options[index]
    return f"Look for {_kind(match, option)}.", f"The answer is: {option.label}."


def _kind(match: Match, option: Option) -> str:
    if option.act in (Act.PASS, Act.NO, Act.DONE):
        return "what is better left undone"
    if option.act is Act.NUMBER:
        return "the right number"
    if option.card == NOBODY:
        return "the right choice"
    hand = match.game.state.where[option.card] is Zone.HAND
    place = "from your hand" if hand else "on the table"
    kinds = {
        Act.ATTACK: "an attack",
        Act.DEFEND: "a defense",
        Act.PLAY: "a card to play",
        Act.USE: "a card to use",
    }
    return f"{kinds.get(option.act, 'a card')} {place}"
