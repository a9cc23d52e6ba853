"""A text that is read but that no game would come to is no program: it is told, and done by hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from dbz_desktop.cards import Card, CardType
from dbz_desktop.cards.packs import Pack, read_pack
from dbz_desktop.cli import main
from dbz_desktop.match.scenarios.file import scenario_from_table
from dbz_desktop.match.scenarios.run import play_scenario
from dbz_desktop.rules.language.compiler import compile_text

STAND_INS = Path(__file__).parents[1] / "match" / "scenarios" / "stand-ins.toml"
PHYSICAL, EVENT, DRILL = CardType.PHYSICAL_COMBAT, CardType.EVENT, CardType.DRILL
SETUP, BALL = CardType.SETUP, CardType.DRAGON_BALL
UNUSABLE = [
    (DRILL, "[constant] Attacks performed by this Ally cost +1 stage.", "no personality"),
    (EVENT, "POWER: This Ally gains 2 stages.", "no personality"),
    (EVENT, "POWER: Draw a card. While attached, your MP's PUR is +2.", "nothing is attached"),
    (DRILL, "[constant] Whenever you stop an attack, this Ally gains 1 stage.", "no personality"),
    (PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage. HIT: This Ally gains 2 stages.",
     "no personality"),
    (DRILL, "POWER: Discard a card from your hand to stop a physical attack.", "only a [defense]"),
    (PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages. HIT: Stops an energy attack.",
     "only a [defense] text can stop"),
    (PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages. HIT: This attack deals +1 stage of "
               "damage.", "HIT comes after the damage"),
    (EVENT, "POWER: This attack deals +1 stage of damage.", '"this attack", but performs none'),
    (PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage. HIT: Perform a copy of that attack for "
               "your next action.", "copy of itself"),
    (EVENT, "POWER: Perform a copy of that attack for your next action.", "no attack before"),
    (DRILL, "[instant] POWER: Use when entering combat. Perform a copy of that attack for your "
            "next action.", "no attack before"),
    (DRILL, "[constant] At the end of combat, perform a copy of that attack for your next "
            "action.", "no attack before"),
    (DRILL, "POWER: Draw a card. If this attack is stopped, draw a card.", '"this attack", but'),
    (PHYSICAL, "[defense] Stops a physical attack. DAMAGE: 3 stages.", "only an attack has DAMAGE"),
    (PHYSICAL, "[defense] Stops a physical attack. HIT: Draw a card.", "only an attack has DAMAGE"),
    (DRILL, "[constant] Physical attack. DAMAGE: 3 stages.", "a [constant] text can't perform"),
    (DRILL, "[constant] Whenever you stop an attack, perform a Styled physical attack dealing AT +2 "
            "stages of damage.", "not by one that waits"),
    (PHYSICAL, "[attack] Draw a card.", "says which attack"),
    (EVENT, "POWER: Draw a card. If that card is a Drill, raise your anger 1 instead.",
     "known only once"),
    (DRILL, "[constant] Whenever you discard a card, draw a card. If the drawn card is a Drill, "
            "raise your anger 1 instead.", "known only once"),
    (DRILL, "[instant] Draw a card.", "must say when it is used"),
    (EVENT, "[instant] POWER: Use when you pass. Increase that amount by 1.", "nothing asks then how much"),
    (EVENT, "POWER: Increase that amount by 1.", "nothing asks then how much"),
    (DRILL, "Draw a card.", "must say how it is used"),
    (SETUP, "[constant] Your attacks deal +1 stage of damage.", "until it is activated"),
    (EVENT, "[constant] Your attacks deal +1 stage of damage.", "never in play"),
    (PHYSICAL, "[constant] Your attacks deal +1 stage of damage.", "never in play"),
    (BALL, "POWER: Draw a card.", "used when it is played"),
    (BALL, "[defense] Stops a physical attack.", "used when it is played"),
]  # fmt: skip
USABLE = [
    (PHYSICAL, "[attack] Physical attack. This attack deals +1 stage of damage. DAMAGE: 2 stages. "
               "HIT: If this attack deals critical damage, you may use 2 critical damage effects "
               "instead of one."),
    (DRILL, "[constant] Whenever you perform an attack, that attack deals +1 stage of damage."),
    (DRILL, "[instant] POWER: Use when you perform an attack. That attack deals +1 stage of "
            "damage."),
    (PHYSICAL, "[defense] Stops a physical attack."),
    (PHYSICAL, "[attack] Physical attack. If this attack is stopped, draw a card. DAMAGE: 1 "
               "stage. HIT: Stop the next energy attack performed against you this combat."),
    (EVENT, "[attack] POWER: Perform the last attack your opponent used this combat."),
    (EVENT, "[instant] POWER: Use when an Event is played. Cancel the effects of that card."),
    (PHYSICAL, "[instant] Physical attack. DAMAGE: 3 stages."),
    (PHYSICAL, "[attack] Physical attack. Attach this card to your MP. DAMAGE: 1 stage. "
               "[constant] Your attacks deal +1 stage of damage."),
    (DRILL, "[constant] Whenever you stop an attack, draw a card."),
    (DRILL, "[constant] Whenever you stop an attack, perform a copy of that attack for your next "
            "action."),
    (DRILL, "[instant] POWER: Use when you stop an attack. Perform a copy of that attack for your "
            "next action."),
    (BALL, "Draw a card."),
    (EVENT, "Draw a card."),
    (EVENT, "(Banish after use.) Draw a card. [defense] Stops a physical attack."),
    (DRILL, "[defense] POWER: Stops a physical attack."),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "text", "words"), UNUSABLE)
def test_what_no_game_comes_to_does_not_compile(kind: CardType, text: str, words: str) -> None:
    program = compile_text(Card("T-1", "Odd One", kind, text), text)
    (failure,) = program.failures
    assert words in failure.message
    assert text[failure.column : failure.end] == failure.sentence
    section = next(s for s in program.sections if any(not x.understood for x in s.sentences))
    assert not section.is_attack, "both players carry it out by hand"


@pytest.mark.parametrize(("kind", "text"), USABLE)
def test_what_a_game_comes_to_compiles(kind: CardType, text: str) -> None:
    assert compile_text(Card("T-1", "Plain One", kind, text), text).failures == ()


def test_cards_check_says_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kind, text, words = UNUSABLE[0]
    path = tmp_path / "mine.toml"
    path.write_text(
        f'[[card]]\nid = "MINE-1"\ntitle = "Odd One"\ntype = "{kind.value}"\ntext = "{text}"\n'
    )
    assert main(["cards", "check", str(path)]) != 0
    told = capsys.readouterr()
    assert words in told.out + told.err and "0 of 1 cards compile" in told.out + told.err


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        ("[attack] Draw a card.", ["play Odd One", "expect asked by hand"]),
        (
            "[defense] Stops a physical attack. DAMAGE: 3 stages.",
            ["pass", "opponent: play Stage Kick", "you: play Odd One", "expect asked by hand"],
        ),
    ],
)
def test_such_a_card_can_be_played_by_hand(text: str, steps: list[str]) -> None:
    cards = dict(read_pack(STAND_INS).cards)
    cards["T-1"] = Card("T-1", "Odd One", PHYSICAL, text)
    side: dict[str, Any] = {"mp": "Tester", "mastery": "Blank Mastery", "fill_with": "Filler"}
    table = {
        "you": {**side, "hand": ["Odd One"]},
        "opponent": {**side, "hand": ["Stage Kick"]},
        "start": {"phase": "combat"},
        "play": {"steps": steps},
    }
    assert play_scenario(scenario_from_table(table, Pack(cards))).failures == []
