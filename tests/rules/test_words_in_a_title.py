"""What a card is considered to have in its title, for card effects that ask for that (EFF-11)."""

from __future__ import annotations

import pytest

from tests.rules.happening import DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

NOTE = '(This card is considered to have "Kamehameha" in its title.)'
FIND = card("Find", EVENT, 'POWER: Search your Life Deck for a card with "Kamehameha" in the title '
            "and place it into your hand.")  # fmt: skip
STRONG = card("Strong", DRILL, '[constant] Your attacks with "Kamehameha" in the title deal +3 '
              "stages of damage.")  # fmt: skip


@pytest.mark.parametrize(
    ("said", "to_whom"),
    [
        ('This card counts as having "Kamehameha" in its title.', ""),
        (
            'This card is considered to contain "Kamehameha" in its title for your card effects.',
            " for your card effects",
        ),
    ],
)
def test_in_other_words(said: str, to_whom: str) -> None:
    kick = "[attack] Physical attack. DAMAGE: 2 stages."
    note = NOTE.replace(".)", f"{to_whom}.)")
    assert canonical(f"{kick} ({said})", PHYSICAL) == f"{note} {kick}"


def test_a_card_says_it_of_itself() -> None:
    wave = card("Wave", PHYSICAL, f"[attack] Physical attack. DAMAGE: 2 stages. {NOTE}")
    tell(wave, STRONG, you={"hand": ["Wave", "Filler"], "play": ["Strong"]},
         opponent={"stages": 10},
         steps="play Wave\nopponent: no defense\nexpect event DamageDealt stages=5\nopponent: pass\n"
         "play Filler\nopponent: no defense\nexpect event DamageDealt stages=2")  # fmt: skip
    tell(wave, FIND, you={"hand": ["Find"], "life_deck": ["Filler", "Wave", "Block"]},
         steps="play Find\nexpect no option choose Block\nexpect your hand has Wave")  # fmt: skip


def test_two_words_and_in_one_case_only() -> None:
    two = card("Two", PHYSICAL, '[attack] Physical attack. DAMAGE: 2 stages. (If you control a '
               'Setup, this card is considered to have "Blast" and "Kamehameha" in its title.)')  # fmt: skip
    tell(two, STRONG, you={"hand": ["Two"], "play": ["Strong"]},
         steps="play Two\nopponent: no defense\nexpect event DamageDealt stages=2")  # fmt: skip


def test_cards_are_considered_so_by_another() -> None:
    says = card("Says", DRILL, '[constant] Your attacks cost -1 stage to perform. Your Drills are '
                'considered to have "Training" in their titles.')  # fmt: skip
    falls = card("Falls", EVENT, 'POWER: Discard every Drill with "Training" in the title.')
    tell(says, falls, you={"hand": ["Falls"], "play": ["Says", "Idle Drill"]},
         opponent={"play": ["Other Drill"]},
         steps="play Falls\nexpect you.play = 0\nexpect opponent.play = 1")  # fmt: skip
