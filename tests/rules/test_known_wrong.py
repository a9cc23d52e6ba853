"""What was read otherwise than it is meant: what is destroyed, "next", uses and hits of a card."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from dbz_desktop.rules.language.sections import reading as sections
from tests.rules.happening import DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card. Destroy it.",
        "Draw 2 cards. You may destroy them.",
        "Draw a card and destroy it.",
        "Discard a card from your hand. Destroy it.",
        "Return an Ally to its owner's hand. Destroy it.",
    ],
)
def test_what_lies_in_a_hand_or_a_pile_is_not_destroyed(text: str) -> None:
    program = compile_text(card("Waste", EVENT, ""), f"POWER: {text}")
    assert [failure.message for failure in program.failures] == [
        "what is in a hand or a pile is discarded or banished; what is in play is destroyed"
    ]


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card. Choose a Drill. Destroy it.",
        "Gain control of a Drill. Destroy it.",
        "Look at the top card of your Life Deck. You may destroy it.",
        "Draw a card. Banish it.",
    ],
)
def test_what_can_be_destroyed_or_banished_is(text: str) -> None:
    assert canonical(f"POWER: {text}") == f"POWER: {text}"


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("Draw a card. (During your next turn, your opponent cannot declare combat.)",
         "Draw a card. Your opponent cannot declare combat during your next turn."),
        ("Draw a card. (At the start of your next turn, gain 2 stages.)",
         "Draw a card. At the beginning of your next turn, gain 2 stages."),
    ],
)  # fmt: skip
def test_a_note_of_the_next_turn_is_said_as_the_card_is_used(said: str, read: str) -> None:
    assert canonical(f"POWER: {said}") == f"POWER: {read}"


@pytest.mark.parametrize(
    "text",
    [
        "[constant] Your hand is revealed. (At the start of your next turn, draw a card.)",
        "[constant] At the beginning of your next turn, draw a card.",
    ],
)
def test_what_stays_has_no_next_turn(text: str) -> None:
    assert compile_text(card("Watch", DRILL, ""), text).failures


_TWO_WAYS = "[attack] Physical attack. HIT: Draw a card. [defense] Stop an energy attack."


def test_a_note_of_this_attack_belongs_to_the_attack() -> None:
    text = canonical(f"{_TWO_WAYS} (If this attack is stopped, draw a card.)", PHYSICAL)
    attack, defense = text.split(" [defense] ")
    assert "If this attack is stopped, draw a card." in attack
    assert defense == "Stop an energy attack."


def test_a_note_of_the_time_after_use_belongs_to_every_use() -> None:
    tell(
        card("Both", PHYSICAL, f"{_TWO_WAYS} (Rejuvenate this card after use.)"),
        card("Bolt", ENERGY, "[attack] Energy attack. DAMAGE: 1 stage."),
        steps="""
            play Both
            opponent: no defense
            expect you life deck bottom = Both
            opponent: play Bolt
            play Both
            expect you life deck bottom = Both
            expect you life deck = 31
        """,
        you={"hand": ["Both", "Both"]},
        opponent={"hand": ["Bolt"]},
    )  # fmt: skip


_DISCARDS_WHEN_DRAWN = card(
    "Restless", DRILL, "[constant] Whenever you draw a card, discard a Drill from your hand."
)


@pytest.mark.parametrize(
    ("first", "stages"),
    [("Draw a card.", 5), ("Discard a Drill from your hand.", 7)],
)
def test_what_another_text_did_meanwhile_is_not_what_this_one_did(first: str, stages: int) -> None:
    # EFF-2: what waits for the draw is done before the second sentence.
    tell(
        card("Ask", EVENT, f"POWER: {first} If you discarded a Drill, gain 2 stages."),
        _DISCARDS_WHEN_DRAWN,
        steps=f"""
            play Ask
            expect you discard = 2
            expect you stages = {stages}
        """,
        you={"hand": ["Ask", "Idle Drill"], "play": ["Restless"], "stages": 5},
    )


@pytest.mark.parametrize(("stopped", "anger"), [(False, 1), (True, 0)])
def test_who_is_hit_by_an_attack(stopped: bool, anger: int) -> None:
    # ATK-4: a stopped attack hits nobody.
    tell(
        card("Sore", DRILL, "[constant] Whenever you are hit by a physical attack, raise your "
             "anger 1."),
        steps=f"""
            pass
            opponent: play Filler
            {"play Block" if stopped else "no defense"}
            expect you anger = {anger}
            {"pass" if stopped else "play Filler"}
            {"opponent: pass" if stopped else "opponent: no defense"}
            expect you anger = {anger}
        """,
        you={"hand": ["Block", "Filler"], "play": ["Sore"]},
        opponent={"hand": ["Filler"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("If you have been hit by an energy attack this combat, draw a card.",
         "If your opponent has performed a successful energy attack this combat, draw a card."),
        ("If your opponent was not hit by an attack this turn, draw a card.",
         "If you have not performed a successful attack this turn, draw a card."),
        ("The next time you hit your opponent with a Styled attack this combat, draw a card.",
         "The next time you perform a successful Styled attack this combat, draw a card."),
    ],
)  # fmt: skip
def test_hits_are_asked_for_in_other_forms(said: str, read: str) -> None:
    assert canonical(f"POWER: {said}") == f"POWER: {read}"


def test_during_a_step_is_any_time_in_it() -> None:
    text = "[instant] Use during your Discard Step. Draw a card."
    assert canonical(text, DRILL) == text


@pytest.mark.parametrize(
    "text",
    ["POWER: Draw X cards.", "[attack] X: Energy attack. DAMAGE: 2 life cards.",
     "[attack] Physical attack. DAMAGE: X stages."],
)  # fmt: skip
def test_what_x_is_has_to_be_said(text: str) -> None:
    assert compile_text(card("Vague", EVENT, ""), text).failures
    told = f"{text} X = the number of Drills you control."
    assert not compile_text(card("Vague", EVENT, ""), told).failures


def test_quoted_text_says_its_own_x() -> None:
    text = (
        'POWER: Your attacks gain "HIT: Raise your anger X. X = the number of Drills you control." '
        "this combat."
    )
    assert not compile_text(card("Vague", EVENT, ""), text).failures


def test_what_cannot_be_printed_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def unprintable(_node: object) -> str:
        raise TypeError("no template fits")

    monkeypatch.setattr(sections, "sentence_text", unprintable)
    program = compile_text(card("Tried", EVENT, ""), "POWER: Draw a card.")
    assert [each.message for each in program.failures] == [
        "it is understood, but can't be said again: use other words"
    ]
