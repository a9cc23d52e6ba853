"""Margins, damage that goes one way, and other words of further sets: what they do."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Style
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, PHYSICAL, SETUP, card
from tests.rules.staged import canonical, tell
from tests.rules.unseen_forms import PAL, STYLED, TAP


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("If you control 2 or more Drills than your opponent, draw a card.",
         "If you have at least 2 more Drills in play than your opponent, draw a card."),
        ("If your opponent has 3 fewer cards in his hand than you, draw a card.",
         "If your opponent has at least 3 fewer cards in his hand than you, draw a card."),
        ("If your anger is 2 or more higher than your opponent's, draw a card.",
         "If your anger is at least 2 higher than your opponent's, draw a card."),
        ("Place an Ally into its owner's discard pile.",
         "Place an Ally into its owner's discard pile."),
        ("Look at the top card of your opponent's Life Deck and place it into his discard pile.",
         "Look at the top card of your opponent's Life Deck and place it into its owner's discard "
         "pile."),
        ("The next energy attack an Ally performs this combat deals +3 life cards of damage.",
         "The next energy attack performed by Allies this combat deals +3 life cards of damage."),
        ("All of your opponent's attacks are considered non-Styled this combat.",
         "Your opponent's attacks are considered Freestyle this combat."),
        ("Switch power stages with your opponent's MP.",
         "Switch the stages of your MP and your opponent's MP."),
        ("If your MP's PUR is 4 or higher, draw a card.", "If your PUR is 4 or more, draw a card."),
        ("Your opponent's AT damage is considered to be 0 for his energy attacks this combat.",
         "AT damage is considered to be 0 for your opponent's energy attacks this combat."),
        ("Search your Life Deck for a Villains only card and place it into your hand.",
         "Search your Life Deck for a Villain card and place it into your hand."),
        ("Search your Life Deck for an attack card with no printed HIT effect and banish it.",
         "Search your Life Deck for an attack card without a HIT effect and banish it."),
        ("Your opponent skips the Power Up Step of his next turn.",
         "Your opponent skips his next Power Up Step."),
        ("Look at your opponent's hand and choose a Physical Combat card to be discarded.",
         "Look at your opponent's hand and choose a Physical Combat card and discard it."),
    ],
)  # fmt: skip
def test_it_is_read_as(said: str, read: str) -> None:
    assert canonical(f"POWER: {said}") == canonical(f"POWER: {read}")
    assert canonical(f"POWER: {read}").removeprefix("POWER: ") == read


def test_what_goes_into_a_pile_from_the_top_of_a_life_deck_is_discarded() -> None:
    said = "POWER: Place the top card of your Life Deck into your discard pile."
    assert canonical(said) == "POWER: Discard the top card of your Life Deck."


@pytest.mark.parametrize(("drills", "drawn"), [(1, 0), (2, 1), (3, 1)])
def test_more_by_so_much_than_the_other_has(drills: int, drawn: int) -> None:
    tell(
        card("Lead", EVENT, "POWER: If you control at least 2 more Setups than your opponent, draw "
             "a card."),
        card("Camp", SETUP, "POWER: Draw a card."),
        steps=f"""
            play Lead
            expect you hand = {drawn}
        """,
        you={"hand": ["Lead"], "play": ["Camp"] * (drills + 1)},
        opponent={"play": ["Camp"]},
    )  # fmt: skip


@pytest.mark.parametrize(("mine", "his", "drawn"), [(1, 3, 1), (1, 2, 0), (3, 1, 0)])
def test_lower_by_so_much(mine: int, his: int, drawn: int) -> None:
    tell(
        card("Calm", EVENT, "POWER: If your anger is at least 2 lower than your opponent's, draw a "
             "card."),
        steps=f"""
            play Calm
            expect you hand = {drawn}
        """,
        you={"hand": ["Calm"], "anger": mine},
        opponent={"anger": his},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "dealt"),
    [
        ("This attack cannot have its damage increased.", 1),
        ("Damage from this attack cannot be reduced.", 5),
        ("This attack cannot have its damage modified.", 3),
        ("Raise your anger 1.", 3),
    ],
)
def test_damage_that_is_changed_one_way_only(said: str, dealt: int) -> None:
    tell(
        card("Straight", PHYSICAL, f"[attack] Physical attack. {said} DAMAGE: 3 stages."),
        card("Push", DRILL, "[constant] Your attacks deal +2 stages of damage."),
        card("Shield", DRILL, "[constant] Your opponent's attacks deal -2 stages of damage."),
        steps=f"""
            play Straight
            opponent: no defense
            expect opponent stages = {9 - dealt}
        """,
        you={"hand": ["Straight"], "play": ["Push"]},
        opponent={"play": ["Shield"], "stages": 9},
    )


_ONLY_FREE = card(
    "Wall", EVENT, "POWER: Your opponent's non-Styled attacks deal -1 stage of damage this combat."
)


@pytest.mark.parametrize(("drills", "lost"), [(["Plain"], 0), ([], 1)])
def test_attacks_that_count_as_freestyle(drills: list[str], lost: int) -> None:
    tell(
        card("Plain", DRILL, "[constant] Your attacks are considered non-Styled."),
        _ONLY_FREE,
        STYLED,
        steps=f"""
            play Wall
            opponent: play Red Stroke
            no defense
            expect you stages = {5 - lost}
        """,
        you={"hand": ["Wall"], "stages": 5},
        opponent={"hand": ["Red Stroke"], "play": drills},
    )


@pytest.mark.parametrize(("dealt", "anger"), [(5, 1), (4, 2)])
def test_attacks_that_deal_so_many_stages_are_critical(dealt: int, anger: int) -> None:
    tell(
        card("Break", EVENT, "POWER: Your attacks that deal 5 or more stages of damage are considered "
             "to deal critical damage this combat."),
        card("Swing", PHYSICAL, f"[attack] Physical attack. DAMAGE: {dealt} stages."),
        steps=f"""
            play Break
            opponent: pass
            play Swing
            opponent: no defense
            {"choose Lower your opponent's anger 1" if anger == 1 else ""}
            expect opponent anger = {anger}
        """,
        you={"hand": ["Break", "Swing"]},
        opponent={"anger": 2, "stages": 9},
    )  # fmt: skip


def test_a_power_up_step_is_skipped_once_and_cards_are_played_all_the_same() -> None:
    tell(
        card("Drowse", EVENT, "POWER: Your opponent skips the Power Up Step of his next turn."),
        steps="""
            play Drowse
            opponent: pass
            pass
            until turn ends
            opponent: play Idle Drill
            opponent: no combat this turn
            expect opponent stages = 3
            expect opponent play has Idle Drill
        """,
        you={"hand": ["Drowse"]},
        opponent={"hand": ["Idle Drill"], "stages": 3},
    )


@pytest.mark.parametrize(("number", "hand"), [("2", 2), ("0", 0)])
def test_so_many_cards_at_most_are_drawn(number: str, hand: int) -> None:
    tell(
        card("Plan", EVENT, "POWER: Draw up to 3 cards."),
        steps=f"""
            play Plan
            choose {number}
            expect you hand = {hand}
        """,
        you={"hand": ["Plan"]},
    )


def test_an_attack_stays_for_two_more_uses() -> None:
    tell(
        card("Flurry", PHYSICAL, "[attack] Physical attack. This attack stays in play to be used two "
             "additional times this combat. DAMAGE: 1 stage."),
        steps="""
            play Flurry
            opponent: no defense
            opponent: pass
            play Flurry
            opponent: no defense
            opponent: pass
            play Flurry
            opponent: no defense
            expect opponent stages = 2
            expect you discard has Flurry
        """,
        you={"hand": ["Flurry"]},
        opponent={"stages": 5},
    )  # fmt: skip


@pytest.mark.parametrize(("attack", "lost"), [("play Tap", 1), ("use Pal", 3)])
def test_the_next_attack_that_an_ally_performs(attack: str, lost: int) -> None:
    tell(
        card("Cheer", EVENT, "POWER: The next attack performed by an Ally this combat deals +2 stages "
             "of damage."),
        PAL,
        TAP,
        steps=f"""
            play Cheer
            opponent: pass
            {attack}
            opponent: no defense
            expect opponent stages = {9 - lost}
        """,
        you={"hand": ["Cheer", "Tap"], "play": ["Pal"], "stages": 0},
        opponent={"stages": 9},
    )  # fmt: skip


def test_another_owners_ally_goes_into_his_discard_pile() -> None:
    tell(
        card("Shove", EVENT, "POWER: Place an Ally into its owner's discard pile."),
        card("Mourn", DRILL, "[constant] Whenever one of your Allies is discarded, raise your "
             "anger 1."),
        steps="""
            play Shove
            expect opponent discard has Old Friend
            expect opponent anger = 0
        """,
        you={"hand": ["Shove"]},
        opponent={"play": ["Old Friend", "Mourn"]},
    )  # fmt: skip


@pytest.mark.parametrize(("style", "hand"), [(Style.RED, 1), (Style.FREESTYLE, 2)])
def test_a_card_of_a_hand_is_chosen_to_be_discarded(style: Style, hand: int) -> None:
    tell(
        card("Peek", EVENT, "POWER: Look at your opponent's hand and choose a Styled card to be "
             "discarded."),
        card("Gem", ENERGY, "[defense] Stops an energy attack.", style=style),
        card("Friend", ALLY, "POWER: Draw a card.", style=Style.FREESTYLE),
        steps=f"""
            play Peek
            expect opponent hand = {hand}
        """,
        you={"hand": ["Peek"], "play": ["Friend"]},
        opponent={"hand": ["Gem", "Filler"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("[constant] While you control a Drill, you may discard a card as an action to draw a card.",
         DRILL),
        ("[constant] You may discard a card as an action to draw a card unless you control a Drill.",
         DRILL),
        ("[constant] You may discard a card as an action to have your opponent skip his next action "
         "this combat.", DRILL),
        ("(If you control a Drill, you may banish this card from your hand as an action to draw a "
         "card.) [defense] Stops a physical attack.", PHYSICAL),
    ],
)  # fmt: skip
def test_what_is_asked_or_timed_at_the_end_of_what_one_may_do(text: str, kind: object) -> None:
    assert canonical(text, kind) == text  # type: ignore[arg-type]
    said = text.replace("While you control a Drill, you", "You").replace(
        "If you control a Drill, ", ""
    )
    if said != text:
        said = said.replace("draw a card.", "draw a card if you control a Drill.", 1)
        said = said.replace("(you", "(You")
        assert canonical(said, kind) == text  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("drill", "gained"),
    [
        ("[constant] Your MP's PUR is considered to be 4.", 4),
        ("[constant] Your Allies' PUR is considered to be 4.", 1),
    ],
)
def test_a_power_up_rating_that_is_considered_to_be_another(drill: str, gained: int) -> None:
    tell(
        card("Rest", DRILL, drill),
        steps=f"""
            no combat this turn
            expect you stages = {2 + gained}
        """,
        you={"play": ["Rest"], "stages": 2},
        start={"phase": "planning"},
    )


@pytest.mark.parametrize(
    "mix",
    [
        "Shuffle your discard pile into your Life Deck.",
        "Choose a card in your discard pile and shuffle it into your Life Deck.",
        "Shuffle the top card of your discard pile into your Life Deck.",
    ],
)
@pytest.mark.parametrize(("answer", "stages", "banished"), [("yes", 8, 1), ("no", 5, 0)])
def test_a_card_is_banished_instead_of_being_shuffled_in(
    mix: str, answer: str, stages: int, banished: int
) -> None:
    tell(
        card("Dodge", PHYSICAL, "(If this card would be shuffled into your Life Deck during combat, "
             "you may banish it instead to gain 3 stages.) [defense] Stops a physical attack."),
        card("Mix", EVENT, f"POWER: {mix}"),
        steps=f"""
            play Mix
            {answer}
            expect you stages = {stages}
            expect you banished = {banished}
        """,
        you={"hand": ["Mix"], "discard": ["Dodge"]},
    )  # fmt: skip


def test_a_drill_is_banished_instead_of_being_returned() -> None:
    tell(
        card("Stay", DRILL, "(If this card would be returned to your hand, you may banish it "
             "instead.) [constant] Your attacks deal +1 stage of damage."),
        card("Lift", EVENT, "POWER: Return a Drill in play to its owner's hand."),
        steps="""
            play Lift
            opponent: yes
            expect opponent banished has Stay
        """,
        you={"hand": ["Lift"]},
        opponent={"play": ["Stay"]},
    )  # fmt: skip


def test_cards_are_destroyed_until_one_of_two_kinds_is() -> None:
    tell(
        card("Dig", EVENT, "POWER: Destroy cards from the top of your opponent's Life Deck until you "
             "destroy an Ally or a Drill."),
        steps="""
            play Dig
            expect opponent discard = 2
            expect opponent discard has Idle Drill
        """,
        you={"hand": ["Dig"]},
        opponent={"life_deck": ["Block", "Idle Drill", "Old Friend"]},
    )  # fmt: skip


@pytest.mark.parametrize(("answers", "dealt"), [("no", 2), ("yes\nchoose 1", 3)])
def test_if_neither_is_done(answers: str, dealt: int) -> None:
    tell(
        card("Rush", PHYSICAL, "[attack] Physical attack. You may lower your anger 1 or lower your MP "
             "1 level. If you do neither, this attack deals -1 stage of damage. DAMAGE: 3 stages."),
        steps=f"""
            play Rush
            {answers.replace("choose 1", "")}
            opponent: no defense
            expect opponent stages = {9 - dealt}
        """,
        you={"hand": ["Rush"], "anger": 2},
        opponent={"stages": 9},
    )  # fmt: skip
