"""What the latest sets say in words of their own: what it is read as, and what it does."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, KICK, PHYSICAL, card
from tests.rules.staged import canonical, tell
from tests.rules.unseen_forms import TAP


@pytest.mark.parametrize(
    ("printed", "meant"),
    [
        ("If your opponent's MP has no stages remaining, draw a card.",
         "If your opponent's MP's power stage is 0, draw a card."),
        ("If your MP is at his highest power stage, draw a card.",
         "If your MP's power stage is 10, draw a card."),
        ("Destroy an Ally with a power level lower than your MP.",
         "Destroy an Ally with a lower power level than your MP."),
        ("Destroy an Ally whose power level is lower than your MP's power level.",
         "Destroy an Ally with a lower power level than your MP."),
        ("Your next attack this combat deals +1 stage of damage per Saiyan personality in play.",
         "Your next attack this combat deals +1 stage of damage for each Saiyan personality in play."),
        ("Your Allies each gain 2 stages.", "Your Allies gain 2 stages."),
        ("Your next attack this combat is unstoppable.",
         "Your next attack this combat cannot be stopped."),
        ("Your opponent must pay 2 stages or you draw a card.",
         "Your opponent chooses: he pays 2 stages or you draw a card."),
        ("Your opponent chooses to either lower his anger 1 level or discard a card from his hand.",
         "Your opponent lowers his anger 1 or discards a card from his hand."),
        ("Your opponent reveals his hand and you choose a Styled card from it and banish it.",
         "Your opponent reveals his hand. Choose a Styled card from among those cards and banish it."),
        ("Move a Drill you control to the bottom of your Life Deck.",
         "Place a Drill you control at the bottom of your Life Deck."),
        ("Choose one: draw a card, or raise your anger 1 level, or gain 2 stages.",
         "Draw a card, raise your anger 1, or gain 2 stages."),
        ("Search your Life Deck for a Cell Jr. Ally and place it into play.",
         'Search your Life Deck for an Ally named "Cell Jr." and place it into play.'),
        ("Search your discard pile for an energy attack that costs no stages and Rejuvenate it.",
         "Search your discard pile for an energy attack costing 0 stages and Rejuvenate it."),
        ("Shuffle your opponent's Life Deck.", "Your opponent shuffles his Life Deck."),
    ],
)  # fmt: skip
def test_in_words_of_the_latest_sets_it_means_the_same(printed: str, meant: str) -> None:
    assert canonical(f"POWER: {printed}") == canonical(f"POWER: {meant}")


@pytest.mark.parametrize(
    ("printed", "meant"),
    [
        ("Whenever an opponent's attack deals 4 or more life cards of damage to you, draw a card.",
         "Whenever you take 4 or more life cards of damage from one of your opponent's attacks, draw "
         "a card."),
        ("Whenever combat ends, Rejuvenate 1.", "At the end of combat, Rejuvenate 1."),
        ("At the start of each of your Planning Steps, Rejuvenate 1.",
         "At the beginning of your Planning Step, Rejuvenate 1."),
        ("Your opponent cannot use Ally Powers.", "Your opponent cannot use Allies."),
        ("You cannot use the Power of a Drill that shares a name with a Drill you used this turn.",
         "You cannot use a Drill with the same title as a Drill you used this turn."),
        ("Your attacks deal +1 stage of damage for each level your MP is above your opponent's MP.",
         "Your attacks deal +1 stage of damage for each level your MP is higher than your opponent's "
         "MP."),
    ],
)  # fmt: skip
def test_a_constant_text_means_the_same(printed: str, meant: str) -> None:
    assert canonical(f"[constant] {printed}", DRILL) == canonical(f"[constant] {meant}", DRILL)


@pytest.mark.parametrize(("allies", "gained"), [([], 1), (["Old Friend", "Mate"], 3)])
def test_a_power_up_rating_is_more_for_each_of_something(allies: list[str], gained: int) -> None:
    tell(
        card("Crowd", DRILL, "[constant] Your MP's PUR is increased by 1 for every Ally you control."),
        card("Mate", ALLY, "POWER: Draw a card."),
        steps=f"""
            no combat this turn
            expect you stages = {2 + gained}
        """,
        you={"play": ["Crowd", *allies], "stages": 2},
        start={"phase": "planning"},
    )  # fmt: skip


_JAB = card("Jab", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage. HIT: Raise your anger 1.")


def test_his_next_attack_loses_its_hit_effects_and_the_one_after_does_not() -> None:
    tell(
        card("Numb", EVENT, "POWER: Your opponent's next attack this combat loses its HIT effects."),
        _JAB,
        steps="""
            play Numb
            opponent: play Jab
            no defense
            expect you stages = 8
            expect opponent anger = 0
            pass
            opponent: play Jab
            no defense
            expect opponent anger = 1
        """,
        you={"hand": ["Numb"], "stages": 9},
        opponent={"hand": ["Jab", "Jab"]},
    )  # fmt: skip


def test_my_own_attack_keeps_its_hit_effects() -> None:
    tell(
        card("Numb", DRILL, "[constant] Your opponent's attacks lose all HIT effects."),
        _JAB,
        steps="""
            play Jab
            opponent: no defense
            expect you anger = 1
            opponent: play Jab
            no defense
            expect opponent anger = 0
        """,
        you={"hand": ["Jab"], "play": ["Numb"]},
        opponent={"hand": ["Jab"]},
    )


@pytest.mark.parametrize(("first", "left"), [("yes", 1), ("no", 1)])
def test_once_per_combat_something_else_is_done_instead_when_it_is_taken(
    first: str, left: int
) -> None:
    tell(
        card("Guard", DRILL, "[constant] Once per combat when your MP would lose stages, you may "
             "raise your anger 1 instead."),
        card("Drain", EVENT, "POWER: Your opponent's MP loses 3 stages."),
        card("Next Drain", EVENT, "POWER: Your opponent's MP loses 3 stages."),
        card("Last Drain", EVENT, "POWER: Your opponent's MP loses 3 stages."),
        steps=f"""
            play Drain
            opponent: {first}
            opponent: pass
            play Next Drain
            {"opponent: yes" if first == "no" else ""}
            opponent: pass
            play Last Drain
            expect opponent anger = {left}
            expect opponent stages = 3
        """,
        you={"hand": ["Drain", "Next Drain", "Last Drain"]},
        opponent={"play": ["Guard"], "stages": 9},
    )  # fmt: skip


def test_the_first_time_only_it_is_offered() -> None:
    tell(
        card("Guard", DRILL, "[constant] The first time each combat your MP would lose stages, you "
             "may raise your anger 1 instead."),
        card("Drain", EVENT, "POWER: Your opponent's MP loses 3 stages."),
        card("Next Drain", EVENT, "POWER: Your opponent's MP loses 3 stages."),
        steps="""
            play Drain
            opponent: no
            opponent: pass
            play Next Drain
            expect opponent anger = 0
            expect opponent stages = 3
        """,
        you={"hand": ["Drain", "Next Drain"]},
        opponent={"play": ["Guard"], "stages": 9},
    )  # fmt: skip


@pytest.mark.parametrize(("stages", "answer", "hand"), [(5, "Pay", 0), (5, "Draw", 1), (1, "", 1)])
def test_he_pays_or_a_card_is_drawn(stages: int, answer: str, hand: int) -> None:
    tell(
        card("Toll", EVENT, "POWER: Your opponent must pay 2 stages or you draw a card."),
        steps=f"""
            play Toll
            {f"opponent: {answer}" if answer else ""}
            expect you hand = {hand}
            expect opponent stages = {stages - 2 if answer == "Pay" else stages}
        """,
        you={"hand": ["Toll"]},
        opponent={"stages": stages},
    )


def test_an_attack_is_found_by_what_it_costs_as_printed() -> None:
    tell(
        card("Seek", EVENT, "POWER: Search your Life Deck for an energy attack costing 2 or less "
             "stages and place it into your hand."),
        card("Spark", ENERGY, "[attack] Energy attack costing 1 stage. DAMAGE: 1 life card."),
        card("Burst", ENERGY, "[attack] Energy attack costing 3 stages. DAMAGE: 5 life cards."),
        steps="""
            play Seek
            choose Spark
            expect you hand has Spark
            expect you life_deck has Burst
        """,
        you={"hand": ["Seek"], "life_deck": ["Burst", "Spark", "Filler"]},
    )  # fmt: skip


def test_where_no_attack_costs_so_little_nothing_is_found() -> None:
    tell(
        card("Seek", EVENT, "POWER: Search your Life Deck for an attack that costs no stages and "
             "place it into your hand."),
        card("Spark", ENERGY, "[attack] Energy attack costing 1 stage. DAMAGE: 1 life card."),
        steps="""
            play Seek
            expect you hand = 0
        """,
        you={"hand": ["Seek"], "life_deck": ["Spark", "Spark"], "fill": 0},
    )  # fmt: skip


@pytest.mark.parametrize(("whose", "raised"), [("Your opponent shuffles his Life Deck.", 1),
                                               ("Shuffle your Life Deck.", 0)])  # fmt: skip
def test_a_life_deck_is_shuffled_by_its_player(whose: str, raised: int) -> None:
    tell(
        card("Mix", EVENT, f"POWER: {whose}"),
        card("Watch", DRILL, "[constant] Whenever your opponent shuffles his Life Deck, raise your "
             "anger 1."),
        steps=f"""
            play Mix
            expect you anger = {raised}
        """,
        you={"hand": ["Mix"], "play": ["Watch"]},
    )  # fmt: skip


@pytest.mark.parametrize(("up", "anger"), [("Advance your MP 1 level.", 1),
                                           ("Lower your MP 1 level.", 0)])  # fmt: skip
def test_a_level_is_come_to_from_above_and_from_below(up: str, anger: int) -> None:
    def level(n: int, text: str) -> object:
        return card("Champ", CardType.MAIN_PERSONALITY, text, level=n, pur=1, subtitle=f"L{n}",
                    stages=tuple(range(0, 1100, 100)))  # fmt: skip

    tell(
        *(level(n, "POWER: Draw a card.") for n in (1, 2, 4)),  # type: ignore[arg-type]
        level(3, "(When you change to this level, raise your anger 1.) POWER: Draw a card."),  # type: ignore[arg-type]
        card("Move", EVENT, f"POWER: {up}"),
        steps=f"""
            play Move
            expect you anger = {anger}
        """,
        you={"mp": "Champ", "level": 2, "hand": ["Move"]},
    )


def test_the_same_from_above() -> None:
    def level(n: int, text: str) -> object:
        return card("Champ", CardType.MAIN_PERSONALITY, text, level=n, pur=1, subtitle=f"L{n}",
                    stages=tuple(range(0, 1100, 100)))  # fmt: skip

    tell(
        *(level(n, "POWER: Draw a card.") for n in (1, 2, 4)),  # type: ignore[arg-type]
        level(3, "(When you change to this level, raise your anger 1.) POWER: Draw a card."),  # type: ignore[arg-type]
        card("Move", EVENT, "POWER: Lower your MP 1 level."),
        steps="""
            play Move
            expect you level = 3
            expect you anger = 1
        """,
        you={"mp": "Champ", "level": 4, "hand": ["Move"]},
    )


@pytest.mark.parametrize(("anger", "destroyed"), [(1, 4), (4, 0)])
def test_if_neither_player_advanced_this_way(anger: int, destroyed: int) -> None:
    tell(
        card("Duel", EVENT, "POWER: Each player raises his anger 2 levels. If neither player advanced a "
             "level this way, each player destroys the top 4 cards of his Life Deck."),
        steps=f"""
            play Duel
            expect opponent discard = {destroyed}
        """,
        you={"hand": ["Duel"]},
        opponent={"anger": anger},
    )  # fmt: skip


def test_endurance_is_not_used_on_an_attack_that_it_cannot_prevent() -> None:
    tell(
        card("Sure", PHYSICAL, "[attack] Physical attack. This attack's damage cannot be prevented by "
             "Endurance. DAMAGE: 3 life cards."),
        card("Tough", PHYSICAL, KICK, endurance=3),
        TAP,
        steps="""
            play Sure
            opponent: no defense
            expect opponent discard = 3
            expect opponent banished = 0
        """,
        you={"hand": ["Sure"]},
        opponent={"life_deck": ["Tough"]},
    )  # fmt: skip


@pytest.mark.parametrize("text", [
    "Your opponent reveals his hand and you choose a non-Dragon Ball card from it. He places that "
    "card at the bottom of his Life Deck.",
    "Your opponent reveals his hand. Choose a non-Dragon Ball card and place it at the bottom of "
    "his Life Deck.",
])  # fmt: skip
def test_a_card_is_chosen_from_the_hand_that_was_shown(text: str) -> None:
    tell(
        card("Peek", EVENT, f"POWER: {text}"),
        steps="""
            play Peek
            choose Block
            expect opponent hand = 2
            expect opponent hand has Ball
            expect opponent life_deck has Block
            expect you hand = 1
        """,
        you={"hand": ["Peek", "Spare Kick"]},
        opponent={"hand": ["Ball", "Block", "Filler"]},
    )


_AGAIN = card(
    "Again",
    EVENT,
    "POWER: If the top card of your discard pile is an attack card, you may play it.",
)


@pytest.mark.parametrize(("play", "dealt"), [("play Again\nyes", 3), ("play Tap", 1)])
def test_attacks_from_the_discard_pile_are_told_from_those_from_the_hand(
    play: str, dealt: int
) -> None:
    tell(
        card("Grim", DRILL, "[constant] Your attacks performed from your discard pile deal +2 stages "
             "of damage."),
        _AGAIN,
        TAP,
        steps=f"""
            {play}
            opponent: no defense
            expect opponent stages = {9 - dealt}
        """,
        you={"hand": ["Again", "Tap"], "play": ["Grim"], "discard": ["Tap"]},
        opponent={"stages": 9},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("text", "play", "paid"),
    [
        ("Your attacks performed from your discard pile cost +1 stage.", "play Again\nyes", 2),
        ("Your attacks performed from your discard pile cost +1 stage.", "play Spark", 1),
        ("Your attacks performed from your hand cost +1 stage.", "play Again\nyes", 1),
        ("Your attacks performed from your hand cost +1 stage.", "play Spark", 2),
    ],
)
def test_what_an_attack_costs_is_asked_of_where_it_comes_from(
    text: str, play: str, paid: int
) -> None:
    tell(
        card("Toll", DRILL, f"[constant] {text}"),
        _AGAIN,
        card("Spark", ENERGY, "[attack] Energy attack costing 1 stage. DAMAGE: 1 life card."),
        steps=f"""
            {play}
            opponent: no defense
            expect you stages = {9 - paid}
        """,
        you={"hand": ["Again", "Spark"], "play": ["Toll"], "discard": ["Spark"], "stages": 9},
    )


def test_a_new_level_is_kept_off_for_life_cards() -> None:
    tell(
        card("Hold", DRILL, "[constant] If your MP would be lowered a level, you may destroy the top 5 "
             "cards of your Life Deck instead."),
        card("Low", EVENT, "POWER: Lower your opponent's MP 1 level."),
        steps="""
            play Low
            opponent: yes
            expect opponent level = 2
            expect opponent discard = 5
        """,
        you={"hand": ["Low"]},
        opponent={"level": 2, "play": ["Hold"]},
    )  # fmt: skip


@pytest.mark.parametrize(("own", "stages"), [("Your", 9), ("Your opponent's", 6)])
def test_personalities_of_a_kind_keep_their_stages_from_effects(own: str, stages: int) -> None:
    tell(
        card("Steady", DRILL, f"[constant] {own} personalities cannot lose stages from card effects."),
        card("Drain", EVENT, "POWER: Your opponent's MP loses 3 stages."),
        steps=f"""
            play Drain
            expect opponent stages = {stages}
        """,
        you={"hand": ["Drain"]},
        opponent={"stages": 9, "play": ["Steady"]},
    )  # fmt: skip


@pytest.mark.parametrize(("attack", "raised"), [("Tap", 0), ("Claw", 1)])
def test_what_is_discarded_as_damage_is_heard(attack: str, raised: int) -> None:
    tell(
        card("Grudge", PHYSICAL, "(If this card is discarded from your Life Deck as damage, raise your "
             "anger 1 level.) " + KICK),
        card("Claw", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 life card."),
        TAP,
        steps=f"""
            play {attack}
            opponent: no defense
            expect opponent anger = {raised}
        """,
        you={"hand": ["Tap", "Claw"]},
        opponent={"life_deck": ["Grudge"]},
    )  # fmt: skip
