"""An attack that counts as dealing critical damage only as it hits, or after its damage (ATK-13)."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Style
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, ENERGY, EVENT, PHYSICAL, SETUP, card
from tests.rules.staged import tell

_LATE = "HIT: This attack is considered to deal critical damage."
_DEALS = card("Deals", DRILL, "[constant] Whenever you deal critical damage, Rejuvenate 1.")
_TAKES = card(
    "Takes",
    DRILL,
    "[constant] Whenever you take critical damage from an attack, gain 1 stage.",
)
_NEVER = card("Never", DRILL, "[constant] Your opponent's attacks cannot deal critical damage.")
_BEAM = "[attack] Energy attack. DAMAGE: 3 life cards."


_MINE = {"hand": ["Beam"], "discard": ["Filler"] * 3, "play": ["Deals"]}


_IF = "HIT: If your anger is 0, this attack is considered to deal critical damage."


@pytest.mark.parametrize("text", [_LATE, _IF])
def test_the_effect_of_what_counts_so_as_it_hits_is_chosen_and_heard(text: str) -> None:
    """Step 7 comes after the HIT effects (ATK-1); what waits for such damage hears it."""
    tell(
        card("Beam", ENERGY, f"{_BEAM} {text}"), _DEALS, _TAKES, you=_MINE,
        opponent={"play": ["Takes"], "anger": 2},
        steps="""play Beam
            no defense
            expect you.life_deck = 31
            expect opponent.stages = 6
            lower
            expect opponent.anger = 1
            expect asked you once: critical
            expect event DamageDealt critical=false once
            expect log contains is considered to have dealt critical damage""",
    )  # fmt: skip


def test_what_dealt_it_already_is_heard_once() -> None:
    blast = card("Beam", ENERGY, f"[attack] Energy attack. DAMAGE: 6 life cards. {_LATE}")
    tell(
        blast, _DEALS, you=_MINE, opponent={"anger": 2},
        steps="""play Beam
            no defense
            expect you.life_deck = 31
            lower
            expect asked you once: critical
            expect no event CountedCritical""",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("play", "hand", "answer"), [(["Never"], [], "no defense"), ([], ["Block"], "defend Block")]
)
def test_nothing_comes_of_it_where_it_cannot_or_is_stopped(
    play: list[str], hand: list[str], answer: str
) -> None:
    tell(
        card("Beam", ENERGY, f"{_BEAM} {_LATE}"), _DEALS, _NEVER, you=_MINE,
        opponent={"play": play, "hand": hand, "anger": 2},
        steps=f"""play Beam
            opponent: {answer}
            expect asked opponent
            expect you.life_deck = 30
            expect no event CountedCritical""",
    )  # fmt: skip


_GAINED = (
    '[constant] Your Styled attacks gain "HIT: If you Rejuvenated this combat, this attack is '
    'considered to deal critical damage."'
)


@pytest.mark.parametrize("first", ["play Again", "pass"])
def test_what_attacks_gain_as_they_hit_asks_first(first: str) -> None:
    again = card("Again", EVENT, "POWER: Rejuvenate 1.")
    chosen = "lower\nexpect opponent.anger = 1" if first != "pass" else "expect asked opponent"
    tell(
        card("Gives", DRILL, _GAINED), again,
        card("Red Beam", ENERGY, _BEAM, style=Style.RED),
        you={"hand": ["Red Beam", "Again"], "discard": ["Filler"], "play": ["Gives"]},
        opponent={"anger": 2},
        steps=f"""{first}
            opponent: use Hero
            play Red Beam
            no defense
            {chosen}""",
    )  # fmt: skip


def test_the_next_attack_is_not_the_one_that_hits() -> None:
    text = f"{_BEAM} HIT: Your next attack this combat is considered to deal critical damage."
    tell(
        card("Beam", ENERGY, text),
        you={"hand": ["Beam", "Filler"]}, opponent={"anger": 2},
        steps="""play Beam
            no defense
            expect asked opponent
            opponent: pass
            play Filler
            no defense
            lower
            expect opponent.anger = 1""",
    )  # fmt: skip


@pytest.mark.parametrize(
    "said",
    [
        "This attack deals +2 life cards of damage.",
        "If your anger is 3 or more, this attack deals +2 life cards of damage.",
        "This attack cannot be stopped.",
        "This attack is considered to deal critical damage and cannot be stopped.",
    ],
)
def test_what_comes_too_late_as_it_hits_is_not_gained_either(said: str) -> None:
    """The damage is dealt before its HIT effects (ATK-1)."""
    for kind, text in (
        (DRILL, f'[constant] Your Styled attacks gain "HIT: {said}"'),
        (EVENT, f'POWER: Your next attack this combat gains "HIT: {said}"'),
        (PHYSICAL, f'[attack] Physical attack. This attack gains "HIT: {said}" DAMAGE: 1 stage.'),
        (PHYSICAL, f"[attack] Physical attack. DAMAGE: 1 stage. HIT: {said}"),
    ):
        assert compile_text(card("Sword", kind, ""), text).failures, text


_USED = "[instant] POWER: Use when one of your attacks deals damage. That attack "


def test_an_attack_may_count_so_once_its_damage_is_dealt() -> None:
    tell(
        card("Trick", SETUP, _USED + "is considered to deal critical damage."),
        you={"hand": ["Filler"], "play": ["Trick"]}, opponent={"anger": 2},
        steps="""play Filler
            no defense
            yes
            lower
            expect opponent.anger = 1""",
    )  # fmt: skip


@pytest.mark.parametrize("said", ["deals +2 stages of damage.", "cannot be stopped."])
def test_what_is_used_once_it_is_dealt_changes_nothing_of_it(said: str) -> None:
    assert compile_text(card("Trick", SETUP, ""), _USED + said).failures
    taken = "[instant] POWER: Use when you take damage from an attack. Prevent 2 stages of damage "
    assert not compile_text(card("Trick", SETUP, ""), taken + "from that attack.").failures
