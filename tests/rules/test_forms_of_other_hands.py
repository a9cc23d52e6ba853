"""Forms that a designer of another hand would write: text in, behaviour out."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType, Style
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, ENERGY, EVENT, PHYSICAL, SETUP, card
from tests.rules.staged import canonical, tell
from tests.rules.unseen_forms import TAP


@pytest.mark.parametrize(
    ("printed", "meant"),
    [
        (
            "If your MP's power level is higher than that of your opponent's MP, draw a card.",
            "If your MP's power level is higher than your opponent's, draw a card.",
        ),
        ("Your MP powers up to full power.", "Raise your MP to its highest power stage."),
        (
            "Search your Life Deck for an Ally and place it into play at full power.",
            "Search your Life Deck for an Ally and place it into play at its highest power stage.",
        ),
        ("If your MP is at full power, draw a card.", "If your MP's power stage is 10, draw a card."),
        (
            "Each player discards down to 3 cards.",
            "Each player discards all but 3 cards from his hand.",
        ),
        (
            "Your opponent loses 3 life cards.",
            "Your opponent destroys the top 3 cards of his Life Deck.",
        ),
        (
            "Take a Drill from your discard pile and place it into your hand.",
            "Choose a Drill from your discard pile and place it into your hand.",
        ),
        (
            "If there are 5 or more Drills in your opponent's Banished Zone, draw a card.",
            "If your opponent has 5 or more Drills in his Banished Zone, draw a card.",
        ),
        (
            "If your opponent has higher anger than you, draw a card.",
            "If your opponent's anger is higher than yours, draw a card.",
        ),
        (
            "Until your opponent's next turn, your attacks deal an additional 2 stages of damage.",
            "Your attacks deal +2 stages of damage until the start of your opponent's next turn.",
        ),
        (
            "Your attacks deal 2 additional life cards of damage for the remainder of this turn.",
            "Your attacks deal +2 life cards of damage this turn.",
        ),
        ("Draw a card then discard a card.", "Draw a card and discard a card."),
        (
            "For the remainder of combat, each time your opponent raises his anger, draw a card.",
            "This combat, whenever your opponent raises his anger, draw a card.",
        ),
        (
            'Search your Life Deck for a card with "Kamehameha" in its title and place it into your '
            "hand.",
            'Search your Life Deck for a card with "Kamehameha" in the title and place it into your '
            "hand.",
        ),
        (
            "Your opponent may not declare combat during his next turn.",
            "Your opponent cannot declare combat during his next turn.",
        ),
        ("Swap your MP's current stage with your opponent's MP's current stage.",
         "Switch the stages of your MP and your opponent's MP."),
    ],
)  # fmt: skip
def test_said_by_another_hand_it_means_the_same(printed: str, meant: str) -> None:
    assert canonical(f"POWER: {printed}") == canonical(f"POWER: {meant}")


# ---------------------------------------------------------------------------- "that card"

SHOWN = card("Shown", EVENT, "POWER: Reveal a random card from your opponent's hand. Until the end "
             "of combat, that card cannot be played.")  # fmt: skip


def test_that_card_is_the_one_that_was_revealed_and_no_named_one() -> None:
    assert "named" not in canonical(SHOWN.text)
    tell(
        SHOWN,
        TAP,
        steps="""
            play Shown
            expect no option play Tap
            expect opponent hand = 1
        """,
        you={"hand": ["Shown"]},
        opponent={"hand": ["Tap"]},
    )


def test_that_card_is_any_copy_of_one_that_was_named() -> None:
    name = card("Name", EVENT, "POWER: Name a card. That card cannot be played this combat.")
    tell(
        name,
        TAP,
        steps="""
            play Name
            name Tap
            expect no option play Tap
            opponent: play Filler
        """,
        you={"hand": ["Name"]},
        opponent={"hand": ["Tap", "Filler"]},
    )


# ---------------------------------------------------------------------------- whose is meant


def test_what_stops_an_attack_and_destroys_is_done_by_its_player() -> None:
    text = "[defense] Stops a physical attack performed by an Ally and destroys that Ally."
    assert "your opponent" not in canonical(text, PHYSICAL)


@pytest.mark.parametrize(("who", "anger"), [("you", 1), ("opponent", 0)])
def test_whoever_of_both_discards_raises_his_own_anger(who: str, anger: int) -> None:
    tell(
        card("Watch", DRILL, "[constant] Whenever you or your opponent discards a card from his "
             "hand during combat, that player raises his anger 1 level."),
        card("Drop", EVENT, "POWER: Discard a card from your hand."),
        steps=f"""
            {who}: play Drop
            expect you anger = {anger}
            expect opponent anger = {1 - anger}
        """,
        you={"hand": ["Drop", "Filler"] if who == "you" else [], "play": ["Watch"]},
        opponent={"hand": ["Drop", "Filler"] if who == "opponent" else []},
        start={"turn": who, "action": who},
    )  # fmt: skip


def test_your_opponent_chooses_between_two_things_he_must_do() -> None:
    tell(
        card("Toll", EVENT, "POWER: Your opponent must destroy one of his Drills or discard 2 cards "
             "from his hand."),
        steps="""
            play Toll
            opponent: choose Discard 2 cards from your hand.
            expect opponent hand = 0
            expect opponent discard = 2
        """,
        you={"hand": ["Toll"]},
        opponent={"hand": ["Filler", "Filler"], "play": ["Idle Drill"]},
    )  # fmt: skip


# ---------------------------------------------------------------------------- moments


def test_the_end_of_your_next_turn_is_not_that_of_this_one() -> None:
    tell(
        card("Slow", EVENT, "POWER: At the end of your next turn, raise your anger 2 levels."),
        steps="""
            play Slow
            opponent: pass
            pass
            expect you anger = 0
            opponent: no combat this turn
            opponent: discard Filler
            opponent: discard Filler
            opponent: keep the rest
            no combat this turn
            expect you anger = 0
            discard Filler
            discard Filler
            keep the rest
            opponent: no combat this turn
            expect you anger = 2
        """,
        you={"hand": ["Slow"]},
    )


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (DRILL, "[constant] Destroy this card at the end of your next turn."),
        (DRILL, "(At the end of your next turn, draw a card.) POWER: Draw a card."),
    ],
)
def test_what_is_said_in_no_turn_has_no_next_one(kind: CardType, text: str) -> None:
    assert compile_text(card("Sword", kind, ""), text).failures


def test_an_instant_that_names_its_moment_in_one_sentence_is_used_then() -> None:
    text = "[instant] POWER: When your opponent performs a physical attack, he loses 3 stages."
    told = canonical(text, SETUP)
    assert told.startswith("[instant] POWER: Use when your opponent performs a physical attack.")
    tell(
        card("Catch", SETUP, text),
        TAP,
        steps="""
            opponent: play Tap
            yes
            no defense
            expect opponent stages = 6
        """,
        you={"play": ["Catch"]},
        opponent={"hand": ["Tap"], "stages": 9},
        start={"turn": "opponent", "action": "opponent"},
    )


# ---------------------------------------------------------------------------- what happens


@pytest.mark.parametrize(("second", "found"), [("Other Drill", 1), ("Idle Drill", 0)])
def test_a_different_title_is_another_than_that_of_the_card_before(second: str, found: int) -> None:
    tell(
        card("Swap", EVENT, "POWER: You may destroy one of your Drills. If you do, search your Life "
             "Deck for a Drill with a different title and place it into your hand."),
        steps=f"""
            play Swap
            yes
            expect you hand = {found}
        """,
        you={"hand": ["Swap"], "play": ["Idle Drill"], "life_deck": [second], "fill": 0},
    )  # fmt: skip


def test_cards_that_an_attack_would_destroy_are_banished() -> None:
    tell(
        card("Ray", ENERGY, "[attack] Energy attack. Cards destroyed by this attack are banished "
             "instead of being discarded. DAMAGE: 2 life cards."),
        steps="""
            play Ray
            opponent: no defense
            expect opponent banished = 2
            expect opponent discard = 0
        """,
        you={"hand": ["Ray"]},
    )  # fmt: skip


@pytest.mark.parametrize(("drops", "drawn"), [(2, 1), (1, 0)])
def test_anger_raised_by_so_much_at_once_is_heard(drops: int, drawn: int) -> None:
    tell(
        card("Watch", DRILL, "[constant] Whenever your anger is raised 2 or more levels by a card "
             "effect, draw a card."),
        card("Rage", EVENT, f"POWER: Raise your anger {drops} levels."),
        steps=f"""
            play Rage
            expect you hand = {drawn}
        """,
        you={"hand": ["Rage"], "play": ["Watch"]},
    )  # fmt: skip


@pytest.mark.parametrize(("before", "stages"), [([], 4), (["Tap"], 8)])
def test_the_first_attack_of_the_combat_knows_it(before: list[str], stages: int) -> None:
    first = card("First", PHYSICAL, "[attack] Physical attack. If this is the first attack "
                 "performed this combat, it deals +4 stages of damage. DAMAGE: 1 stage.")  # fmt: skip
    steps = "".join("play Tap\nopponent: no defense\nopponent: pass\n" for _ in before)
    tell(
        first,
        TAP,
        steps=f"""{steps}
            play First
            opponent: no defense
            expect opponent stages = {stages}
        """,
        you={"hand": ["First", *before]},
        opponent={"stages": 10 if before else 9},
    )


@pytest.mark.parametrize(("taken", "drawn"), [(False, 1), (True, 0)])
def test_who_took_no_damage_this_combat_is_told(taken: bool, drawn: int) -> None:
    tell(
        card("Calm", EVENT, "POWER: If you took no damage this combat, draw a card."),
        TAP,
        steps=f"""
            {"opponent: play Tap" if taken else "opponent: pass"}
            {"no defense" if taken else ""}
            play Calm
            expect you hand = {drawn}
        """,
        you={"hand": ["Calm"]},
        opponent={"hand": ["Tap"]},
        start={"turn": "opponent", "action": "opponent"},
    )


@pytest.mark.parametrize(
    ("damage", "hand", "stages"),
    [
        ("2 stages for each card in your hand", 2, 5),
        ("2 stages for each card in your hand", 0, 9),
        ("1 stage +2 stages for every 2 cards in your hand", 3, 6),
        ("1 +2 stages for each card in your hand", 1, 6),
    ],
)
def test_damage_is_so_much_for_each(damage: str, hand: int, stages: int) -> None:
    tell(
        card("Flurry", PHYSICAL, f"[attack] Physical attack. DAMAGE: {damage}."),
        steps=f"""
            play Flurry
            opponent: no defense
            expect opponent stages = {stages}
        """,
        you={"hand": ["Flurry", *["Filler"] * hand]},
        opponent={"stages": 9},
    )


@pytest.mark.parametrize(
    ("choice", "met"),
    [
        ("Draw a card.", "you hand = 1"),
        ("Raise your anger 2.", "you anger = 2"),
        ("Lower your opponent's anger 1.", "opponent anger = 2"),
    ],
)
def test_one_of_three_things_is_chosen(choice: str, met: str) -> None:
    tell(
        card("Three", EVENT, "POWER: Choose one: Draw a card, raise your anger 2 levels, or lower "
             "your opponent's anger 1 level."),
        steps=f"""
            play Three
            choose {choice}
            expect {met}
        """,
        you={"hand": ["Three"]},
        opponent={"anger": 3},
    )  # fmt: skip


def test_what_was_discarded_is_that_number() -> None:
    tell(
        card("Trade", EVENT, "POWER: Discard any number of cards from your hand. Rejuvenate twice "
             "that number."),
        steps="""
            play Trade
            choose Filler
            choose Filler
            expect you discard = 1
        """,
        you={"hand": ["Trade", "Filler", "Filler"], "discard": ["Filler", "Filler"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        "Cards in your opponent's discard pile cannot be Rejuvenated.",
        # A hand is where cards are placed; what is Rejuvenated goes into a Life Deck (EFF-8).
        "Cards cannot be Rejuvenated or placed into your opponent's hand from his discard pile.",
    ],
)
def test_cards_in_a_zone_are_kept_from_leaving_it(text: str) -> None:
    tell(
        card("Lid", DRILL, f"[constant] {text}"),
        card("Breath", EVENT, "POWER: Rejuvenate 2."),
        steps="""
            opponent: play Breath
            expect opponent discard = 3
        """,
        you={"play": ["Lid"]},
        opponent={"hand": ["Breath"], "discard": ["Filler", "Filler"]},
        start={"turn": "opponent", "action": "opponent"},
    )  # fmt: skip


@pytest.mark.parametrize("word", ["with a non-damage effect", "through a card effect"])
@pytest.mark.parametrize(
    ("kind", "text", "found"),
    [
        (EVENT, "POWER: Banish the top card of your opponent's Life Deck.", 1),
        (PHYSICAL, "[attack] Physical attack. DAMAGE: 2 life cards.", 0),
    ],
)
def test_what_an_effect_does_is_no_damage(word: str, kind: CardType, text: str, found: int) -> None:
    tell(
        card("Keep", DRILL, "[constant] Whenever you discard, destroy, or banish cards from your "
             f"opponent's Life Deck {word}, you may place a Styled card from either player's "
             "discard pile on top of its owner's Life Deck."),
        card("Red Wind", EVENT, "POWER: Draw a card.", style=Style.RED),
        card("Deed", kind, text),
        you={"play": ["Keep"], "hand": ["Deed"], "discard": ["Red Wind"]},
        opponent={"hand": []},
        steps="play Deed\n" + ("yes\n" if found else "no defense\n")
        + f"expect you discard {'has no' if found else 'has'} Red Wind",
    )  # fmt: skip


@pytest.mark.parametrize(("note", "kept"), [("", True), (" (Banish after use.)", False)])
def test_attacks_that_are_not_banished_go_back_into_the_deck(note: str, kept: bool) -> None:
    tell(
        card("Plan", EVENT, "POWER: Your attacks this combat that are not banished after use gain "
             '"Shuffle into your Life Deck after use."'),
        card("Hit", PHYSICAL, f"[attack] Physical attack. DAMAGE: 2 stages.{note}"),
        you={"hand": ["Plan", "Hit"], "life_deck": ["Filler"] * 9, "fill": 0},
        opponent={"hand": []},
        steps=f"play Plan\nopponent: pass\nplay Hit\nexpect your life_deck = {9 + kept}",
    )  # fmt: skip
