"""What is put off, what has been done since a time, what befalls a player, how much is too much."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

TAP = card("Tap", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 life card.")
BLAST = card("Blast", ENERGY, "[attack] Energy attack. DAMAGE: 1 life card.")
BIG = card("Big", PHYSICAL, "[attack] Physical attack. DAMAGE: 6 life cards.")
UP = card("Up", EVENT, "POWER: Raise your anger 1.")


@pytest.mark.parametrize(
    ("said", "at_once", "after", "at_the_end"),
    [
        ("Whenever you perform an attack, gain 1 stage at the end of that attack.", 0, 1, 1),
        ("Whenever you perform an attack, gain 1 stage after that attack.", 0, 1, 1),
        ("Whenever you perform an attack, gain 1 stage at the end of combat.", 0, 0, 1),
        ("Whenever you perform an attack, gain 1 stage at the end of the turn.", 0, 0, 1),
        ("Whenever you perform an attack, gain 1 stage.", 1, 1, 1),
    ],
)
def test_it_is_put_off(said: str, at_once: int, after: int, at_the_end: int) -> None:
    tell(
        card("Watch", DRILL, f"[constant] {said}"),
        TAP,
        steps=f"""
            attack with Tap
            expect your stages = {at_once}
            no defense
            expect your stages = {after}
            until turn ends
            expect your stages = {at_the_end}
        """,
        you={"hand": ["Tap"], "play": ["Watch"], "stages": 0},
    )


@pytest.mark.parametrize(
    ("said", "drawn"),
    [
        ("If your opponent has raised his anger since your last action, draw a card.", 1),
        ("If your opponent raised his anger since his last action, draw a card.", 0),
        ("If your opponent has raised his anger since your last turn, draw a card.", 1),
        ("If you have raised your anger since your last action, draw a card.", 0),
        ("If you have not raised your anger since your last action, draw a card.", 1),
        ("If you have raised your anger since your opponent's last action, draw a card.", 0),
        ("If you have raised your anger since your last turn, draw a card.", 1),
        ("Draw a card for each Event your opponent played since your last action.", 1),
    ],
)
def test_since_a_time(said: str, drawn: int) -> None:
    tell(
        UP,
        card("Ask", EVENT, f"POWER: {said}"),
        steps=f"""
            play Up
            play Up
            play Ask
            expect your hand = {drawn}
        """,
        you={"hand": ["Up", "Ask"]},
        opponent={"hand": ["Up"]},
    )


def test_since_the_last_turn_that_is_over() -> None:
    tell(
        UP,
        card("Ask", EVENT, "POWER: If your opponent raised his anger since your last turn, gain 3 "
             "stages."),
        steps="""
            play Up
            until turn ends
            declare combat
            expect your stages = 1
            play Ask
            expect your stages = 4
        """,
        you={"hand": ["Ask"], "stages": 0},
        opponent={"hand": ["Up"]},
        start={"turn": "opponent"},
    )  # fmt: skip


BEFALLEN = [
    ("Whenever you are attacked, raise your anger 1.", 2),
    ("The first time you are attacked each combat, raise your anger 1.", 1),
    ("After being attacked, raise your anger 1.", 2),
    ("Whenever your opponent is attacked, raise your anger 1.", 0),
    ("Whenever you are dealt damage, raise your anger 1.", 2),
    ("Whenever you are dealt damage by an energy attack, raise your anger 1.", 1),
    ("Whenever you are dealt critical damage, raise your anger 1.", 1),
    ("Whenever your MP is dealt 3 or more life cards of damage, raise your anger 1.", 1),
    ("Whenever your opponent is dealt damage, raise your anger 1.", 0),
    ("At the end of combat, if you were attacked this combat, raise your anger 1.", 1),
    ("At the end of combat, if you have not been attacked this combat, raise your anger 1.", 0),
    ("At the end of combat, if you were dealt critical damage this combat, raise your anger 1.", 1),
    ("At the end of combat, if you were not dealt critical damage this combat, raise your anger 1.", 0),
    ("At the end of combat, if you have been attacked 2 or more times this combat, raise your anger 1.",
     1),
]  # fmt: skip


@pytest.mark.parametrize(("said", "anger"), BEFALLEN)
def test_what_befalls_a_player(said: str, anger: int) -> None:
    tell(
        card("Watch", DRILL, f"[constant] {said}"),
        BIG,
        BLAST,
        steps=f"""
            attack with Big
            no defense
            pass
            attack with Blast
            no defense
            until combat ends
            expect your anger = {anger}
        """,
        you={"play": ["Watch"], "anger": 0},
        opponent={"hand": ["Big", "Blast"]},
        start={"turn": "opponent"},
    )


@pytest.mark.parametrize(
    ("said", "one", "two"),
    [
        ("Whenever another Drill you control is destroyed, gain 1 stage.", 0, 1),
        ("Whenever another of your Drills is discarded or destroyed, gain 1 stage.", 0, 1),
        ("Whenever another Drill your opponent controls is destroyed, gain 1 stage.", 1, 1),
        ("Whenever one of your other Allies is destroyed, gain 1 stage.", 0, 0),
    ],
)
def test_another_one_of_his(said: str, one: int, two: int) -> None:
    tell(
        card("Watch", DRILL, f"[constant] {said}"),
        card("Other", DRILL, "[constant] Your attacks deal +0 stages of damage."),
        card("Deed", EVENT, "POWER: Destroy a Drill."),
        steps=f"""
            play Deed
            choose Other
            expect your stages = {one}
            pass
            play Deed
            choose Other
            expect your stages = {two}
        """,
        you={"play": ["Watch", "Other"], "hand": ["Deed", "Deed"], "stages": 0},
        opponent={"play": ["Other"]},
    )


CAPS = [
    ("Your opponent cannot raise his anger more than 2 levels each turn.", (2, 2, 2)),
    ("Your opponent cannot raise his anger more than 3 levels each turn.", (2, 3, 3)),
    ("Your opponent cannot raise his anger more than once per turn.", (2, 2, 2)),
    ("Your opponent cannot raise his anger more than twice each turn.", (2, 4, 4)),
    ("Players cannot gain more than 2 anger each combat.", (2, 2, 2)),
    ("Your opponent's anger cannot be raised more than 1 level each turn.", (1, 1, 1)),
    ("Your anger cannot be raised more than 1 level each turn.", (2, 4, 4)),
]


@pytest.mark.parametrize(("said", "anger"), CAPS)
def test_so_much_and_no_more_in_a_turn(said: str, anger: tuple[int, int, int]) -> None:
    tell(
        card("Lid", DRILL, f"[constant] {said}"),
        card("Up", EVENT, "POWER: Raise your anger 2."),
        card("Nothing", EVENT, "POWER: Gain 1 stage."),
        steps=f"""
            play Up
            expect opponent anger = {anger[0]}
            pass
            play Up
            expect opponent anger = {anger[1]}
            pass
            play Nothing
            expect opponent anger = {anger[2]}
        """,
        you={"play": ["Lid"]},
        opponent={"hand": ["Up", "Up", "Nothing"]},
        start={"turn": "opponent"},
    )


def test_the_next_turn_counts_anew() -> None:
    tell(
        card(
            "Lid", DRILL, "[constant] Players cannot raise their anger more than 1 level per turn."
        ),
        card("Up", EVENT, "POWER: Raise your anger 2."),
        steps="""
            play Up
            expect your anger = 1
            play Up
            expect opponent anger = 1
            until turn ends
            declare combat
            play Up
            expect opponent anger = 2
        """,
        you={"play": ["Lid"], "hand": ["Up"]},
        opponent={"hand": ["Up", "Up"]},
    )


@pytest.mark.parametrize(
    "said",
    [
        "Your opponent cannot draw cards more than once each turn.",
        "Your opponent cannot raise his anger each turn.",
        "Your opponent cannot raise his anger more than 2 levels more than once each turn.",
        "Your opponent cannot raise his anger more than once per game.",
        "Whenever your opponent uses a [constant] Power, draw a card.",
    ],
)
def test_what_cannot_be_counted_so(said: str) -> None:
    assert compile_text(card("Lid", DRILL, ""), f"[constant] {said}").failures


@pytest.mark.parametrize(
    ("text", "kind", "printed"),
    [
        ("POWER: Before your opponent's next action, he must discard a card from his hand.", EVENT,
         "POWER: At the beginning of your opponent's next action this combat, your opponent "
         "discards a card from his hand."),
        ("[constant] When you enter combat while your anger is 3 or higher, draw a card.", DRILL,
         "[constant] When entering combat, if your anger is 3 or more, draw a card."),
        ("[attack] Physical attack. While you control an Ally, this attack cannot be stopped. "
         "DAMAGE: 3 stages.", PHYSICAL,
         "[attack] Physical attack. If you control an Ally, this attack cannot be stopped. "
         "DAMAGE: 3 stages."),
        ("[constant] After any combat in which you took damage, draw a card.", DRILL,
         "[constant] At the end of any combat in which you took damage, draw a card."),
        ("[constant] After your opponent uses an [instant] POWER, draw a card.", DRILL,
         "[constant] Whenever your opponent uses an [instant] card, draw a card."),
        ("[constant] Whenever your opponent uses a POWER on a Drill, draw a card.", DRILL,
         "[constant] Whenever your opponent uses a Drill, draw a card."),
        ("[constant] Once during each of your turns, you may discard a card to draw a card.", DRILL,
         "[instant] Use when needed if it is your turn. You may discard a card to draw a card. "
         "(This power may be used once per turn.)"),
        ("POWER: Your opponent cannot raise his anger again this turn.", EVENT,
         "POWER: Your opponent cannot raise his anger this turn."),
    ],
)  # fmt: skip
def test_it_is_read(text: str, kind: CardType, printed: str) -> None:
    assert canonical(text, kind) == printed


@pytest.mark.parametrize(
    "said",
    [
        "You may draw a card at the end of combat.",
        "You may draw a card at the end of the turn.",
        "At the end of combat, you may draw a card.",
    ],
)
def test_about_what_is_put_off_one_decides_then(said: str) -> None:
    tell(
        card("Deed", EVENT, f"POWER: {said}"),
        steps="""
            play Deed
            expect asked opponent
            pass
            pass
            expect asked yes or no
            yes
            expect your hand = 1
        """,
        you={"hand": ["Deed"]},
    )


@pytest.mark.parametrize("when", ["combat", "the turn"])
def test_in_place_of_what_is_put_off_one_pays_then(when: str) -> None:
    tell(
        card("Deed", EVENT, f"POWER: Destroy a Drill you control at the end of {when} unless you "
             "discard a card from your hand."),
        card("Watch", DRILL, "[constant] Your attacks deal +0 stages of damage."),
        steps="""
            play Deed
            expect asked opponent
            pass
            pass
            yes
            expect your play has Watch
            expect your discard has Filler
        """,
        you={"hand": ["Deed", "Filler"], "play": ["Watch"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (DRILL, "[constant] Whenever your opponent performs an attack, at the end of that attack, "
         "gain 1 stage."),
        (EVENT, "[instant] POWER: Use when your opponent performs an attack. At the end of that "
         "attack, gain 1 stage."),
        (EVENT, "[defense] POWER: Stops an energy attack. At the end of that attack, gain 1 stage."),
        (EVENT, "[defense] POWER: Stops an energy attack. Gain 1 stage after that attack."),
    ],
)  # fmt: skip
def test_at_the_end_of_that_attack(kind: CardType, text: str) -> None:
    use = {DRILL: "", EVENT: "yes" if "instant" in text else "defend with Watch"}[kind]
    tell(
        card("Watch", kind, text),
        BLAST,
        steps=f"""
            attack with Blast
            {use}
            {"no defense" if "defense" not in text else ""}
            expect your stages = 1
            pass
            attack with Blast
            no defense
            expect your stages = {1 if use else 2}
        """,
        you={"play" if kind is DRILL else "hand": ["Watch"], "stages": 0},
        opponent={"hand": ["Blast", "Blast"]},
        start={"turn": "opponent"},
    )


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (EVENT, "POWER: At the end of this attack, draw a card."),
        (EVENT, "POWER: Draw a card at the end of that attack."),
        (DRILL, "[constant] At the end of this attack, draw a card."),
        (DRILL, "[constant] Your first attack each combat costs no stages. After that attack, gain "
         "1 stage."),
        (EVENT, "POWER: Your next attack this combat deals +1 stage of damage. After that attack, "
         "draw a card."),
    ],
)  # fmt: skip
def test_no_attack_was_spoken_of_that_could_end(kind: CardType, text: str) -> None:
    failures = compile_text(card("Sword", kind, ""), text).failures
    assert any("no attack before" in each.message for each in failures)


@pytest.mark.parametrize(
    ("asked", "first", "second"),
    [
        ("this is your first successful attack this combat", 1, 1),
        ("this is your second successful attack this combat", 0, 1),
        ("you have performed 2 or more successful attacks this combat", 0, 1),
        ("you have performed a successful attack this combat", 0, 1),
    ],
)
def test_the_attack_that_hits_is_successful(asked: str, first: int, second: int) -> None:
    tell(
        card("Strike", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages. HIT: If " + asked
             + ", raise your anger 1."),
        TAP,
        steps=f"""
            attack with Tap
            defend with Block
            pass
            attack with Strike
            no defense
            expect your anger = {first}
            pass
            attack with Strike
            no defense
            expect your anger = {second}
        """,
        you={"hand": ["Tap", "Strike", "Strike"]},
        opponent={"hand": ["Block"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "his"),
    [
        ("Your opponent draws 1 less card during his next Draw Step.", 2),
        ("Your opponent draws 2 cards instead of 3 during his next Draw Step.", 2),
        ("During your opponent's next Draw Step, he draws 2 additional cards.", 5),
        ("Draw an additional card during your next Draw Step.", 3),
    ],
)
def test_in_the_next_draw_step(said: str, his: int) -> None:
    tell(
        card("Deed", EVENT, f"POWER: {said}"),
        steps=f"""
            play Deed
            until turn ends
            expect turn = opponent
            expect opponent hand = {his}
        """,
        you={"hand": ["Deed"]},
    )


@pytest.mark.parametrize(
    ("said", "anger"),
    [
        ("Whenever your opponent raises his anger, he raises it 1 less level.", 1),
        ("Whenever your opponent raises his anger, raise it 1 less level.", 1),
        ("Whenever your opponent's anger would be raised, it is raised 2 less levels.", 0),
        ("Whenever your opponent would raise his anger, he raises it by 1 less.", 1),
        ("Whenever your opponent gains anger, he raises it 1 additional level.", 3),
    ],
)
def test_so_much_less_of_it(said: str, anger: int) -> None:
    tell(
        card("Lid", DRILL, f"[constant] {said}"),
        card("Up", EVENT, "POWER: Raise your anger 2."),
        steps=f"""
            play Up
            expect opponent anger = {anger}
        """,
        you={"play": ["Lid"]},
        opponent={"hand": ["Up"]},
        start={"turn": "opponent"},
    )


@pytest.mark.parametrize(("whose", "mine", "his"), [("you", 2, 5), ("opponent", 5, 2)])
def test_he_is_the_player_who_did_it(whose: str, mine: int, his: int) -> None:
    tell(
        card("Watch", CardType.SETUP, "[instant] POWER: Use when a player advances a level. He "
             "loses 3 stages. Each player draws a card."),
        card("Deed", EVENT, "POWER: Advance your MP 1 level."),
        card("Lower", EVENT, "POWER: Set your MP's power stage to 5."),
        steps=f"""
            {"" if whose == "you" else "pass"}
            play Deed
            yes
            expect your hand = 1
            expect opponent hand = 1
            expect log contains Watch: That player loses 3 stages
            expect {"your" if whose == "you" else "opponent"} stages = 7
            expect {"opponent" if whose == "you" else "your"} stages = 5
        """,
        you={"play": ["Watch"], "hand": ["Deed"] if whose == "you" else [], "stages": 5},
        opponent={"hand": ["Deed"] if whose != "you" else [], "stages": 5},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "mine", "both"),
    [
        ("Whenever a card is placed into your Banished Zone, gain 1 stage.", 1, 1),
        ("Whenever a card enters your opponent's Banished Zone, gain 1 stage.", 0, 1),
        ("Whenever a card is placed into a Banished Zone, gain 1 stage.", 1, 2),
    ],
)
def test_whose_banished_zone(said: str, mine: int, both: int) -> None:
    tell(
        card("Watch", DRILL, f"[constant] {said}"),
        card("Deed", EVENT, "POWER: Banish the top card of your Life Deck."),
        steps=f"""
            play Deed
            expect your stages = {mine}
            play Deed
            expect your stages = {both}
        """,
        you={"play": ["Watch"], "hand": ["Deed"], "stages": 0},
        opponent={"hand": ["Deed"]},
    )


@pytest.mark.parametrize(
    "said",
    [
        "He does not raise his anger and you raise your anger 1 level.",
        "He does not. Raise your anger 1 level.",
        "Raise your anger 1 level instead.",
    ],
)
def test_what_it_comes_instead_of_is_not_done(said: str) -> None:
    tell(
        card("Watch", CardType.SETUP, "[instant] POWER: Use when your opponent would raise his "
             f"anger. {said}"),
        UP,
        steps="""
            play Up
            yes
            expect opponent anger = 0
            expect your anger = 1
        """,
        you={"play": ["Watch"]},
        opponent={"hand": ["Up"]},
        start={"turn": "opponent"},
    )  # fmt: skip


def test_a_price_keeps_it_in_play() -> None:
    tell(
        card("Watch", DRILL, "[constant] Whenever one of your Drills would be destroyed, you may "
             "discard a card to keep it in play."),
        card("Deed", EVENT, "POWER: Destroy an opponent's Drill."),
        steps="""
            play Deed
            yes
            expect your play has Watch
            expect your hand = 0
            pass
            play Deed
            expect your play has no Watch
        """,
        you={"play": ["Watch"], "hand": ["Filler"]},
        opponent={"hand": ["Deed", "Deed"]},
        start={"turn": "opponent"},
    )  # fmt: skip
