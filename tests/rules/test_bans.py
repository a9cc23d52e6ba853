"""Bans: what something forbids isn't done, by whomever and with whatever it says (EFF-4)."""

from __future__ import annotations

from typing import Any

import pytest

from dbz_desktop.match.match import Match
from dbz_desktop.match.scenarios.checks import log_lines
from dbz_desktop.rules.insight.whynot import why_not
from dbz_desktop.rules.kernel.base import Line
from dbz_desktop.rules.kernel.decisions import Ask
from dbz_desktop.rules.kernel.events import NOBODY, CardsRevealed
from dbz_desktop.rules.language.compiler import compile_text, grammar, sentence_text
from dbz_desktop.rules.language.frames.statements import Statement
from dbz_desktop.rules.language.happenings.bans import Cannot, CanOnly
from tests.rules.happening import (
    BLAST,
    DRILL,
    ENERGY,
    EVENT,
    KICK,
    PHYSICAL,
    Row,
    card,
    go_on,
    position,
)
from tests.rules.tried import (
    NOTHING,
    Tried,
    anger,
    combat,
    hand,
    in_play,
    level,
    life,
    stages,
)

LOWERS = "POWER: Lower your opponent's anger 1."


def attached(match: Match) -> int:
    """How many cards are attached."""
    return sum(p.attached_to != NOBODY for p in match.game.state.permanents.values())


def shown(match: Match) -> int:
    """How often cards were shown to both."""
    return sum(isinstance(event, CardsRevealed) for event in match.game.events)


FORBIDDEN = [
    Tried("Your anger cannot be lowered by card effects.", LOWERS, "opponent", anger(0), {"anger": 3}),
    Tried("Your opponent's effects cannot lower your anger.", LOWERS, "opponent", anger(0),
        {"anger": 3}),
    Tried("Your opponent cannot raise or lower your anger.", LOWERS, "opponent", anger(0),
          {"anger": 3}),
    Tried("Your anger cannot be raised or lowered.", LOWERS, "opponent", anger(0), {"anger": 3}),
    Tried("Your opponent cannot lower your anger with Events.", LOWERS, "opponent", anger(0),
        {"anger": 3}),
    Tried("Your anger cannot be lowered.", "POWER: Lower your anger 1.", "you", anger(0),
        {"anger": 3}),
    Tried("Your opponent cannot raise his anger.", "POWER: Raise your anger 1.", "opponent",
        anger(1)),
    Tried("Players cannot gain anger.", "POWER: Raise both players' anger 1.", "opponent", anger(0)),
    Tried("Players cannot gain anger.", "POWER: Raise both players' anger 1.", "opponent", anger(1)),
    Tried("Your opponent cannot gain stages.", "POWER: Gain 2 stages.", "opponent", stages(1),
        theirs={"stages": 3}),
    Tried("Your opponent's effects cannot lower your MP's level.",
        "POWER: Lower your opponent's MP 1 level.", "opponent", level(0), {"level": 2}),
    Tried("Your Drills cannot be destroyed or banished.", "POWER: Destroy a Drill.", "opponent",
        in_play(0)),
    Tried("Your Drills in play cannot be destroyed or banished.", "POWER: Banish a Drill.",
        "opponent", in_play(0)),
    Tried("Your opponent's card effects cannot banish or destroy your Drills.",
        "POWER: Destroy a Drill.", "opponent", in_play(0)),
    Tried("Your opponent's effects cannot discard cards from your hand.",
        "POWER: Your opponent discards a card from his hand.", "opponent", hand(0),
        {"hand": ["Filler"]}),
    Tried("Your opponent cannot draw cards.", "POWER: Draw 2 cards.", "opponent", life(1)),
    Tried("Your opponent cannot Rejuvenate cards.", "POWER: Rejuvenate 1.", "opponent", life(1),
        theirs={"discard": ["Idle Drill"]}),
    Tried("Combat cannot be ended by card effects.", "POWER: End combat.", "opponent", combat),
    Tried("Drills cannot enter play during combat.",
        "POWER: Place a Drill from your hand into play.", "opponent", in_play(1),
        theirs={"hand": ["Idle Drill"]}),
    Tried("Players cannot use card effects to search a player's Life Deck.",
        "POWER: Search your Life Deck for a Drill and place it into play.", "opponent",
        in_play(1), theirs={"life_deck": ["Idle Drill"]}),
    Tried("Your Drills cannot be returned.",
        "POWER: Return an opponent's Drill to its owner's hand.", "opponent", in_play(0)),
    Tried("Drills cannot be attached.", "POWER: Attach a Drill you control to your MP.",
        "opponent", attached, theirs={"play": ["Idle Drill"]}),
    Tried("Cards cannot be revealed.", "POWER: Reveal the top card of your Life Deck.",
        "opponent", shown),
    Tried("Your opponent cannot use HIT effects.", f"{KICK} HIT: Gain 1 stage.", "opponent",
        stages(1), kind=PHYSICAL),
    Tried("Your opponent cannot use Endurance.", BLAST, "you",
        lambda match: len(match.game.state.players[1].banished), kind=ENERGY,
        theirs={"life_deck": ["Lasting Block"] * 6}),
    Tried("Your opponent cannot use Endurance on your energy attacks.", BLAST, "you",
        lambda match: len(match.game.state.players[1].banished), kind=ENERGY,
        theirs={"life_deck": ["Lasting Block"] * 6}),
]  # fmt: skip


@pytest.mark.parametrize("ban", FORBIDDEN, ids=str)
def test_what_is_forbidden_is_not_done(ban: Tried) -> None:
    before, after, match = ban.change(NOTHING)
    assert before != after, log_lines(match)
    before, after, match = ban.change(f"[constant] {ban.text}")
    assert before == after, log_lines(match)


ONLY = "Players can only gain anger from the effects of {}."
FORBIDDEN.append(
    Tried(ONLY.format("Physical Combat or Energy Combat cards"), "POWER: Raise your anger 1.",
          "opponent", anger(1))
)  # fmt: skip
ALLOWED = [
    Tried(ONLY.format("Events or Drills"), "POWER: Raise your anger 1.", "opponent", anger(1)),
    # The other player's, another kind, another cause: none of that is forbidden.
    Tried("Your opponent's effects cannot lower your anger.", "POWER: Lower your anger 1.", "you",
        anger(0), {"anger": 3}),
    Tried("Your opponent cannot lower your anger with Drills.", LOWERS, "opponent",
        anger(0), {"anger": 3}),
    Tried("Your opponent cannot raise his anger.", "POWER: Raise your anger 1.", "you", anger(0)),
    Tried("Your opponent cannot gain stages.", "POWER: Gain 2 stages.", "you", stages(0),
        {"stages": 3}),
    Tried("Your Setups cannot be destroyed or banished.", "POWER: Destroy a Drill.", "opponent",
        in_play(0)),
    Tried("Your Drills cannot be destroyed or banished.",
        "POWER: Destroy the top 2 cards of your opponent's Life Deck.", "opponent", life(0),
        {"life_deck": ["Idle Drill"] * 5}),
    Tried("Your opponent cannot draw cards.", "POWER: Draw 2 cards.", "you", life(0)),
    Tried("Your opponent cannot use Endurance on your physical attacks.", BLAST, "you",
        lambda match: len(match.game.state.players[1].banished), kind=ENERGY,
        theirs={"life_deck": ["Lasting Block"] * 6}),
]  # fmt: skip


@pytest.mark.parametrize("ban", ALLOWED, ids=str)
def test_what_is_not_meant_is_done(ban: Tried) -> None:
    before, after, match = ban.change(f"[constant] {ban.text}")
    assert before != after, log_lines(match)


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("Your attacks deal +1 stage of damage this turn.", True),
        ("You cannot declare combat this turn.", False),
    ],
)
def test_nobody_is_asked_to_declare_a_combat_that_is_forbidden(text: str, asked: bool) -> None:
    row = Row("", phase="planning", mine={"lasting": [{"card": "Watcher", "text": text}]})
    match = position(row, card("Watcher", DRILL, "POWER: Draw a card."), "play")
    seen: list[Ask] = []

    def over() -> bool:
        if match.game.state.active != 0 or match.decision is None:
            return True
        seen.append(match.decision.ask)
        return False

    go_on(match, over)
    assert (Ask.DECLARE in seen) is asked


@pytest.mark.parametrize(
    ("ban", "kind"),
    [
        ("Your opponent cannot play Events.", EVENT),
        ("Events cannot be played or used.", EVENT),
        ("Players cannot play Events.", EVENT),
        ("Your opponent cannot perform energy attacks.", ENERGY),
    ],
)
def test_what_cannot_be_played_is_not_offered_and_says_why(ban: str, kind: Any) -> None:
    text = BLAST if kind is ENERGY else "POWER: Draw a card."
    row = Row("", text, "opponent", kind)
    for watcher, offered in ((NOTHING, True), (f"[constant] {ban}", False)):
        match = position(row, card("Watcher", DRILL, watcher), "play")
        assert match.decision is not None
        number = next(c for c in match.game.state.players[1].hand
                      if match.game.cards[c].title == "Deed")  # fmt: skip
        cards = [option.card for option in match.decision.options]
        assert (number in cards) is offered
        if not offered:
            reason = why_not(match.game, 1, number)
            assert reason is not None and "Watcher" in reason.reason, reason


@pytest.mark.parametrize(
    "sentence",
    [],
)
def test_what_nothing_asks_for_is_not_understood(sentence: str) -> None:
    assert compile_text(card("Watcher", DRILL, ""), f"[constant] {sentence}").failures


def test_a_ban_prints_as_it_reads() -> None:
    for row in (*FORBIDDEN, *ALLOWED):
        line = grammar().parse(Line, row.text.rstrip("."))
        assert isinstance(line.clauses[0], Cannot | CanOnly | Statement)
        assert grammar().parse(Line, sentence_text(line).rstrip(".")) == line
