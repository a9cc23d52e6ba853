"""Plain print of when and how cards are used: times, prices, who may, what is done instead."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("Your opponent's Dragon Balls have no constant effects.",
         "Your opponent's Dragon Balls lose all [constant] effects."),
        ("Whenever your MP loses stages as damage, gain 1 stage.",
         "Whenever your MP takes stage damage, gain 1 stage."),
        ("Whenever an opponent's attack is performed by an Ally, you may draw a card.",
         "Whenever an Ally performs one of your opponent's attacks, you may draw a card."),
        ("Whenever you use this Drill's Power, draw a card.", "Whenever you use this card, draw a card."),
        ("After you use one of your Allies' Powers, gain 1 stage.",
         "Whenever you use one of your Allies, gain 1 stage."),
        ("While you have a Saiyan MP, your attacks deal +1 stage of damage.",
         "While your MP is a Saiyan, your attacks deal +1 stage of damage."),
    ],
)  # fmt: skip
def test_what_holds_or_waits_in_other_words(said: str, read: str) -> None:
    assert canonical(f"[constant] {said}", DRILL) == f"[constant] {read}"


@pytest.mark.parametrize(
    "said",
    [
        "If you control 2 or more Allies, this card may be used to stop an energy attack instead.",
        "If you control 2 or more Allies, this card can also stop an energy attack.",
        "You may use this card to stop an energy attack if you control 2 or more Allies.",
    ],
)
@pytest.mark.parametrize("allies", [2, 1])
def test_a_card_that_stops_another_kind_of_attack_too(said: str, allies: int) -> None:
    tell(
        card("Wide Block", PHYSICAL, f"({said}) [defense] Stops a physical attack."),
        card("Bolt", ENERGY, "[attack] Energy attack. DAMAGE: 1 life card."),
        card("New Friend", ALLY, "POWER: Draw a card."),
        steps=f"""
            play Bolt
            expect {"" if allies == 2 else "no "}option: Wide Block
        """,
        you={"hand": ["Bolt"]},
        opponent={"hand": ["Wide Block", "Block"], "play": ["Old Friend", "New Friend"][:allies]},
    )


@pytest.mark.parametrize(("anger", "may"), [(3, True), (2, False)])
def test_what_one_must_have_to_use_a_card(anger: int, may: bool) -> None:
    tell(
        card(
            "Rage Kick",
            PHYSICAL,
            "(You must have 3 or more anger to use this card.) [attack] Physical attack. DAMAGE: 2 stages.",
        ),
        steps=f"expect {'' if may else 'no '}option: Rage Kick",
        you={"hand": ["Rage Kick"], "anger": anger},
    )


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("Look at the bottom 3 cards of either player's Life Deck. Place one of them on top of that "
         "Life Deck and the others back in any order.",
         "Look at the bottom 3 cards of a player's Life Deck. Place 1 of those cards on top of that "
         "player's Life Deck and put the others back in any order."),
        ("Choose a discard pile. Banish the top 3 cards of that discard pile.",
         "Choose a player's discard pile. Banish the top 3 cards of that player's discard pile."),
        ("Your opponent draws from the bottom of his Life Deck.",
         "Your opponent draws the bottom card of his Life Deck."),
    ],
)  # fmt: skip
def test_zones_in_other_words(said: str, read: str) -> None:
    assert canonical(f"POWER: {said}") == f"POWER: {read}"


def test_a_price_that_is_said_last() -> None:
    tell(
        card(
            "Old Ways",
            DRILL,
            "(You may play this Drill from your discard pile during your Planning Step by banishing 2 cards from your discard pile.) [constant] Your attacks deal +1 stage of damage.",
        ),
        steps="""
            use Old Ways
            choose Filler
            choose Filler
            expect you play has Old Ways
            expect you banished = 2
        """,
        you={"discard": ["Filler", "Filler", "Old Ways"]},
        start={"phase": "planning"},
    )


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("Your opponent must discard a card from his hand each time he performs an attack this "
         "combat.",
         "This combat, whenever your opponent performs an attack, your opponent discards a card "
         "from his hand."),
        ("For the remainder of combat, gain 1 stage whenever your opponent draws a card.",
         "This combat, whenever your opponent draws a card, gain 1 stage."),
        ("One of your Allies may perform an attack in your next action regardless of your MP's "
         "power stage.",
         "Choose an Ally you control and it may perform an attack regardless of your MP's power "
         "stage in your next action."),
        ("Your Allies may perform attacks this combat regardless of your MP's power stage.",
         "Your Allies may perform an attack regardless of your MP's power stage this combat."),
    ],
)  # fmt: skip
def test_for_how_long_said_elsewhere(said: str, read: str) -> None:
    assert canonical(f"POWER: {said}") == f"POWER: {read}"


def test_what_is_done_each_time_for_the_rest_of_combat() -> None:
    tell(
        card(
            "Toll",
            EVENT,
            "POWER: Your opponent loses 1 stage each time he performs an attack this combat.",
        ),
        steps="""
            play Toll
            opponent: play Spare Kick
            no defense
            expect opponent stages = 4
        """,
        you={"hand": ["Toll"]},
        opponent={"hand": ["Spare Kick"]},
    )


def test_an_ally_that_is_chosen_acts_in_any_case() -> None:
    tell(
        card(
            "Rally",
            EVENT,
            "POWER: One of your Allies may make actions this combat regardless of your MP's power stage.",
        ),
        steps="""
            play Rally
            opponent: pass
            expect option: Use Old Friend
        """,
        you={"hand": ["Rally"], "play": ["Old Friend"]},
    )


@pytest.mark.parametrize(("who", "drawn"), [("You", 1), ("Your opponent", 0)])
@pytest.mark.parametrize("asked", ["If his anger is now 0", "If that player's anger is 0"])
def test_whoever_was_chosen_is_he(who: str, drawn: int, asked: str) -> None:
    tell(
        card("Soothe", EVENT, f"POWER: Lower any player's anger 2 levels. {asked}, draw a card."),
        steps=f"""
            play Soothe
            choose {who}
            expect you hand = {drawn}
        """,
        you={"hand": ["Soothe"], "anger": 1},
        opponent={"anger": 4},
    )


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("Destroy the top 2 cards of either player's Life Deck. He discards a card from his hand.",
         "Destroy the top 2 cards of a player's Life Deck. That player discards a card from his "
         "hand."),
        ("Choose a player. Lower his anger 1 level and he draws a card.",
         "Choose a player. Lower that player's anger 1 and that player draws a card."),
        ("Your attacks deal +2 stages of damage this combat while your anger is 3 or higher.",
         "While your anger is 3 or more, your attacks deal +2 stages of damage this combat."),
        ("For the remainder of combat, your attacks cannot be stopped while you control an Ally.",
         "While you control an Ally, your attacks cannot be stopped this combat."),
        ("Your next attack this combat gains +3 stages of damage.",
         "Your next attack this combat deals +3 stages of damage."),
    ],
)  # fmt: skip
def test_who_and_while_what(said: str, read: str) -> None:
    assert canonical(f"POWER: {said}") == f"POWER: {read}"


@pytest.mark.parametrize(
    "said",
    [
        "You may destroy an Ally you control. If you do, this attack costs 0 stages.",
        "(You may destroy an Ally you control. If you do, this attack costs no stages.)",
        "(You may destroy an Ally you control to have this attack cost 0 stages.)",
    ],
)
def test_what_may_be_done_so_that_an_attack_costs_nothing(said: str) -> None:
    note, rest = (said, "") if said[0] == "(" else ("", f"{said} ")
    text = f"{note} [attack] Energy attack costing 4 stages. {rest}DAMAGE: 3 life cards."
    assert canonical(text.strip(), ENERGY) == (
        "(You may destroy an Ally you control instead of paying this attack's cost.) "
        "[attack] 4: Energy attack. DAMAGE: 3 life cards."
    )


@pytest.mark.parametrize(
    "said",
    [
        "Discard a card from your hand. If you do, this attack costs 2 stages.",
        "Draw a card. If that card is Styled, this attack costs 2 stages.",
        "Destroy a Drill. If you destroyed a Drill this way, this attack costs -2 stages.",
    ],
)
def test_nothing_of_an_attack_comes_before_it_is_paid(said: str) -> None:
    text = f"[attack] Energy attack costing 4 stages. {said} DAMAGE: 3 life cards."
    assert [each.message for each in compile_text(card("Beam", ENERGY, ""), text).failures] == [
        "what an attack costs is paid before its text does anything"
    ]


def test_what_is_done_in_a_note_if_something_was_done() -> None:
    tell(
        card(
            "Open Door",
            DRILL,
            "(When this Drill enters play, you may destroy the top card of your Life Deck. If you "
            "do, draw a card.) [constant] Your energy attacks deal +1 life card of damage.",
        ),
        steps="""
            play Open Door
            yes
            expect you discard = 1
            expect you hand = 1
        """,
        you={"hand": ["Open Door"]},
        start={"phase": "planning"},
    )


@pytest.mark.parametrize(
    ("asked", "drawn"), [("either was", 1), ("neither card is", 0), ("both were", 0)]
)
def test_which_of_two_cards_it_is(asked: str, drawn: int) -> None:
    tell(
        card(
            "Sift",
            EVENT,
            f"POWER: Destroy the top 2 cards of your Life Deck. If {asked} {'Drills' if asked[0] == 'b' else 'a Drill'}, draw a card.",
        ),
        steps=f"""
            play Sift
            expect you hand = {drawn}
        """,
        you={"hand": ["Sift"], "life_deck": ["Filler", "Idle Drill"]},
    )
