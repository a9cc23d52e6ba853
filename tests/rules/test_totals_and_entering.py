"""What several cards come to together, what enters play attached or at 0, how one cannot win."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, KICK, PHYSICAL, SETUP, card
from tests.rules.staged import canonical, staged, tell

DRAW = "POWER: Draw a card."
PALS = [card(f"Pal {n}", ALLY, DRAW, pur=n) for n in (1, 2, 3, 4)]
SHELLS = [card(f"Shell {n}", PHYSICAL, KICK, endurance=n) for n in (1, 2, 3)]


# ---------------------------------------------------------------------------- totals


def reunion(said: str) -> str:
    return (
        f"POWER: Choose any number of Allies in your discard pile {said} and place them into play."
    )


@pytest.mark.parametrize(
    ("said", "first", "open_still"),
    [
        ("with a total PUR of 3 or less", "Pal 1", {"Pal 2"}),
        ("with a total PUR of 3 or less", "Pal 2", {"Pal 1"}),
        ("with a total PUR of 3 or less", "Pal 3", set()),
        ("with a combined PUR of at most 5", "Pal 2", {"Pal 1", "Pal 3"}),
        ("whose total PUR is less than 5", "Pal 1", {"Pal 2", "Pal 3"}),
    ],
)
def test_cards_are_chosen_as_long_as_they_dont_come_to_more(
    said: str, first: str, open_still: set[str]
) -> None:
    others = sorted({pal.title for pal in PALS} - {first})
    more = [f"expect {'' if t in open_still else 'no '}option choose {t}" for t in others]
    staged(
        "\n".join(("play Reunion", f"choose {first}", *more)),
        card("Reunion", EVENT, reunion(said)),
        *PALS,
        mine={"hand": ["Reunion"], "discard": [pal.title for pal in PALS]},
    )


def test_a_card_that_is_too_much_by_itself_cannot_be_chosen() -> None:
    staged(
        """
        play Reunion
        expect option choose Pal 2
        expect no option choose Pal 4
        """,
        card("Reunion", EVENT, reunion("with a total PUR of 3 or less")),
        *PALS,
        mine={"hand": ["Reunion"], "discard": [pal.title for pal in PALS]},
    )


def test_at_most_so_many_and_so_much() -> None:
    staged(
        """
        play Heal
        choose Shell 1
        choose Shell 2
        opponent: pass
        expect you discard = 2
        """,
        card("Heal", EVENT, "POWER: Choose up to 2 cards with a total Endurance of 4 or less in your "
             "discard pile and Rejuvenate them."),
        *SHELLS,
        mine={"hand": ["Heal"], "discard": [shell.title for shell in SHELLS]},
    )  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        # Of so many, or of all of them, one can't tell one by one.
        "Choose 2 Allies in your discard pile with a total PUR of 3 or less and banish them.",
        "Choose all Allies in your discard pile with a total PUR of 3 or less and banish them.",
        reunion("with a total PUR of 3 or more").removeprefix("POWER: "),
        "If you control Allies with a total PUR of 3 or less, draw a card.",
        "Search your Life Deck for any number of Allies with a total PUR of 3 or less and place "
        "them into play.",
        "Look at your opponent's hand. Choose any number of Allies with a total PUR of 3 or less "
        "and banish them.",
    ],
)
def test_a_total_is_said_of_what_is_chosen_freely(text: str) -> None:
    assert compile_text(card("Sword", EVENT, ""), f"POWER: {text}").failures


# ---------------------------------------------------------------------------- entering


def test_an_ally_enters_play_at_0() -> None:
    tell(
        card("Call", EVENT, "POWER: Place an Ally from your hand into play at 0."),
        steps="""
        play Call
        expect stages of Old Friend = 0
        """,
        you={"hand": ["Call", "Old Friend"]},
    )


@pytest.mark.parametrize("attach", [True, False])
def test_a_card_may_be_attached_as_it_enters_play(attach: bool) -> None:
    staged(
        f"""
        play Bond
        {"yes" if attach else "no"}
        {"choose Old Friend" if attach else ""}
        expect your play has Bond
        {"expect Bond is attached to Old Friend" if attach else ""}
        """,
        card("Bond", DRILL, "(This card may be attached to an Ally when it enters play.) [constant] "
             "Your attacks deal +1 stage."),
        card("Other Friend", ALLY, DRAW),
        mine={"hand": ["Bond"], "play": ["Old Friend", "Other Friend"]},
        phase="planning",
    )  # fmt: skip


@pytest.mark.parametrize("title", ["Idle Drill", "Ring"])
def test_what_is_attached_is_in_play(title: str) -> None:
    tell(
        card("Vice", EVENT, "POWER: Choose a Drill that is in play or attached and banish it."),
        card("Ring", DRILL, "POWER: Attach this card to your MP."),
        steps=f"""
        {"use Ring" if title == "Ring" else ""}
        play Vice
        expect you banished = 1
        """,
        you={"hand": ["Vice"], "play": [title]},
    )


# ---------------------------------------------------------------------------- afterwards


def test_combat_ends_after_the_attack_has_dealt_its_damage() -> None:
    staged(
        """
        play Burst
        opponent: no defense
        expect opponent stages = 7
        expect no option opponent: play Filler
        """,
        card("Burst", ENERGY, "[attack] Energy attack costing 0 stages. DAMAGE: 3 stages. After this "
             "attack resolves, end combat."),
        mine={"hand": ["Burst"]},
        theirs={"stages": 10, "hand": ["Filler"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("You cannot win by Survival if you use this card.",
         "If you use this card, you cannot win by Survival Victory for the rest of the game."),
        ("You cannot win this turn if you use this card.",
         "If you use this card, you cannot win the game this turn."),
        ("You cannot win by Survival Victory the turn you play this card.",
         "If you use this card, you cannot win by Survival Victory this turn."),
    ],
)  # fmt: skip
def test_how_one_cannot_win(said: str, told: str) -> None:
    attack = " [attack] 2: Energy attack. DAMAGE: 3 stages."
    assert canonical(f"({said}){attack}", ENERGY) == f"({told}){attack}"


def test_the_last_life_card_is_taken_and_nothing_is_won() -> None:
    tell(
        card("Burst", ENERGY, "(You cannot win by Survival if you use this card.) [attack] Energy "
             "attack costing 0 stages. DAMAGE: 4 life cards."),
        steps="""
        play Burst
        opponent: no defense
        expect opponent life deck = 0
        pass
        expect no winner
        """,
        you={"hand": ["Burst"]},
        opponent={"fill": 4},
    )  # fmt: skip


def test_a_title_is_announced_like_a_card_is_named() -> None:
    said = "POWER: {} and banish all copies of that card from your opponent's discard pile."
    assert canonical(said.format("Announce a title")) == canonical(said.format("Name a card"))


def test_setups_are_attached_too() -> None:
    text = "(You may attach this Setup to an Ally as it enters play.) POWER: Draw a card."
    told = "(If this card enters play, you may attach it to an Ally.) POWER: Draw a card."
    assert canonical(text, SETUP) == told
    assert canonical(text.replace("Setup", "card"), CardType.DRILL) == told


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("Return your discard pile to your hand.", True),
        ("Return your opponent's discard pile to his hand.", True),
        ("Your opponent returns his discard pile to his hand.", True),
        # It would do nothing (ZON-2).
        ("Return your discard pile to his hand.", False),
        ("Return your opponent's discard pile to your hand.", False),
    ],
)
def test_each_card_goes_to_its_owners_hand(said: str, read: bool) -> None:
    assert (compile_text(card("Sword", EVENT, ""), f"POWER: {said}").failures == ()) is read
