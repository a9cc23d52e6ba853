"""What befalls cards instead, said of those cards: "cards you discard are banished instead"."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

DISCARD = card("Drop", EVENT, "POWER: Discard a card from your hand.")
STRIP = card("Strip", EVENT, "POWER: Your opponent discards a card from his hand.")
BREAK = card("Break", EVENT, "POWER: Destroy a Drill.")
MILL = card("Mill", EVENT, "POWER: Destroy the top 2 cards of your opponent's Life Deck.")


@pytest.mark.parametrize(
    ("text", "deed", "expected"),
    [
        ("Cards discarded from your hand are banished instead.", DISCARD, "you banished = 1"),
        ("Cards you discard are shuffled into your Life Deck instead.", DISCARD,
         "you life_deck = 31"),
        ("All cards your opponent discards from his hand are banished instead.", STRIP,
         "opponent banished = 1"),
        ("The first card you discard each turn is placed at the bottom of your Life Deck instead.",
         DISCARD, "you life_deck = 31"),
        ("Drills that would be destroyed are returned to their owner's hand instead.", BREAK,
         "opponent hand = 2"),
        ("Drills you destroy are banished instead.", BREAK, "opponent banished = 1"),
        ("Cards destroyed from your opponent's Life Deck are banished instead.", MILL,
         "opponent banished = 2"),
    ],
)  # fmt: skip
def test_what_befalls_cards_is_done_instead(text: str, deed: object, expected: str) -> None:
    name = deed.title  # type: ignore[attr-defined]
    tell(
        card("Rule", DRILL, f"[constant] {text}"),
        deed,  # type: ignore[arg-type]
        steps=f"""
            play {name}
            {"choose Idle Drill" if name == "Break" else ""}
            expect {expected}
            expect opponent discard = 0
        """,
        you={"play": ["Rule"], "hand": [name, "Spare Kick"]},
        opponent={"hand": ["Block"], "play": ["Idle Drill"]},
    )


def test_only_the_first_of_a_turn_or_the_next_one_befalls_it() -> None:
    tell(
        card("Rule", EVENT,
             "POWER: The next card your opponent discards this turn is banished instead."),
        STRIP,
        steps="""
            play Rule
            opponent: pass
            play Strip
            opponent: discard Block
            expect opponent banished = 1
            opponent: pass
            play Strip
            opponent: discard Cold Block
            expect opponent banished = 1
            expect opponent discard = 1
        """,
        you={"hand": ["Rule", "Strip", "Strip"]},
        opponent={"hand": ["Block", "Cold Block", "Spare Kick"]},
    )  # fmt: skip


def test_it_may_be_left() -> None:
    for answer, banished in (("yes", 1), ("no", 0)):
        tell(
            card(
                "Rule", DRILL, "[constant] Cards discarded from your hand may be banished instead."
            ),
            DISCARD,
            steps=f"""
                play Drop
                {answer}
                expect you banished = {banished}
            """,
            you={"play": ["Rule"], "hand": ["Drop", "Spare Kick"]},
        )


def test_it_is_printed_as_what_is_waited_for() -> None:
    said = canonical("[constant] Your Drills that would be destroyed are banished instead.", DRILL)
    assert said == "[constant] Whenever one of your Drills would be destroyed, banish it instead."


@pytest.mark.parametrize(("answer", "hand"), [("yes", 1), ("no", 1)])
def test_what_comes_besides_comes_of_what_is_done_instead(answer: str, hand: int) -> None:
    """EFF-5: who leaves it where it goes does nothing besides, either."""
    note = "you may place it into your hand instead and then discard a card from your hand."
    own = "[attack] Physical attack. DAMAGE: 1 stage."
    tell(
        card("Spring", PHYSICAL, f"(If this card is destroyed from your Life Deck, {note}) {own}"),
        card("Dig", EVENT, "POWER: Destroy the top card of your Life Deck."),
        steps=f"""
            play Dig
            {answer}
            {"choose Filler" if answer == "yes" else ""}
            expect your hand = {hand}
            expect your hand has {"Spring" if answer == "yes" else "Filler"}
            expect your discard = 2
        """,
        you={"hand": ["Dig", "Filler"], "life_deck": ["Spring"]},
    )


def test_a_note_that_does_something_besides_instead_is_one_note() -> None:
    """Nothing waits for what isn't done any more."""
    note = "If this card is destroyed from your Life Deck, place it into your hand instead and draw"
    text = f"({note} a card.) [attack] Physical attack. DAMAGE: 1 stage."
    assert compile_text(card("Spring", PHYSICAL, text), text).failures


BLAST = "[attack] Energy attack. DAMAGE: 6 life cards."


@pytest.mark.parametrize(
    ("answer", "hand", "anger"), [("yes", 2, 2), ("no", 0, 1)], ids=("instead", "as it is")
)
def test_one_may_do_something_instead_of_what_is_said_of_the_doing(
    answer: str, hand: int, anger: int
) -> None:
    tell(
        card("Rule", DRILL,
             "[constant] Instead of using a critical damage effect, you may draw 2 cards."),
        card("Blast", PHYSICAL, "[attack] Physical attack. DAMAGE: 6 life cards."),
        steps=f"""
            play Blast
            opponent: no defense
            lower
            {answer}
            expect your hand = {hand}
            expect opponent anger = {anger}
        """,
        you={"play": ["Rule"], "hand": ["Blast"]},
        opponent={"anger": 2},
    )  # fmt: skip


@pytest.mark.parametrize(
    "said",
    [
        "Instead of using a critical damage effect, you may draw 2 cards.",
        "If this attack deals critical damage, you may draw 2 cards instead of using a critical "
        "damage effect.",
    ],
)
def test_an_attack_says_it_of_its_own_critical_damage(said: str) -> None:
    for place in ("{} DAMAGE: 6 life cards.", "DAMAGE: 6 life cards. HIT: {}"):
        tell(
            card("Blast", PHYSICAL, f"[attack] Physical attack. {place.format(said)}"),
            card("Other", PHYSICAL, "[attack] Physical attack. DAMAGE: 6 life cards."),
            steps="""
                play Blast
                opponent: no defense
                lower
                yes
                expect your hand = 3
                expect opponent anger = 3
                opponent: pass
                play Other
                opponent: no defense
                lower
                expect opponent anger = 2
                expect your hand = 2
            """,
            you={"hand": ["Blast", "Other"]},
            opponent={"anger": 3},
        )


def test_it_is_said_of_those_of_one_kind() -> None:
    said = canonical(
        "[constant] If your Styled attack deals critical damage, you may Rejuvenate 2 instead of "
        "using a critical damage effect.",
        DRILL,
    )
    assert said == (
        "[constant] Whenever you would use a critical damage effect with one of your Styled "
        "attacks, you may Rejuvenate 2 instead.")  # fmt: skip


def test_what_is_done_as_an_action_is_not_done_instead_of_an_attack() -> None:
    text = "[constant] Instead of performing an attack, you may draw a card."
    assert compile_text(card("Rule", DRILL, ""), text).failures


@pytest.mark.parametrize(
    "text",
    [
        "If a player would draw a card from a card effect, he gains 2 stages instead.",
        "Whenever a player would draw a card by a card effect, that player gains 2 stages instead.",
    ],
)
def test_a_player_does_something_instead_whoever_he_is(text: str) -> None:
    tell(
        card("Rule", DRILL, f"[constant] {text}"),
        card("Draw", EVENT, "POWER: Draw a card."),
        steps="""
            play Draw
            expect your stages = 7
            expect your hand = 0
            opponent: play Draw
            expect opponent stages = 7
            expect opponent hand = 0
            expect your stages = 7
        """,
        you={"play": ["Rule"], "hand": ["Draw"], "stages": 5},
        opponent={"hand": ["Draw"], "stages": 5},
    )  # fmt: skip


def test_he_may_do_it_with_his_own() -> None:
    tell(
        card("Rule", DRILL,
             "[constant] If a player would raise his anger, he may discard a card from his hand "
             "instead."),
        card("Rage", EVENT, "POWER: Raise your anger 1."),
        steps="""
            play Rage
            no
            expect your anger = 1
            expect your hand = 1
            opponent: play Rage
            opponent: yes
            expect opponent anger = 0
            expect opponent hand = 0
            expect your hand = 1
        """,
        you={"play": ["Rule"], "hand": ["Rage", "Spare Kick"]},
        opponent={"hand": ["Rage", "Block"]},
    )  # fmt: skip


def test_what_befalls_a_card_of_a_players_is_not_done_by_your_opponent() -> None:
    said = canonical(
        "[constant] If a card would be discarded from a player's hand, he banishes it instead.",
        DRILL,
    )
    assert said == "[constant] Whenever a card would be discarded from a hand, banish it instead."


def test_who_destroys_a_drill_is_whose_effect_it_is() -> None:
    tell(
        card("Rule", DRILL,
             "[constant] If a player would destroy a Drill, he draws a card instead."),
        BREAK,
        steps="""
            play Break
            choose Idle Drill
            expect your hand = 1
            expect opponent hand = 0
            expect opponent play = 1
        """,
        you={"play": ["Rule"], "hand": ["Break"]},
        opponent={"play": ["Idle Drill"]},
    )  # fmt: skip
