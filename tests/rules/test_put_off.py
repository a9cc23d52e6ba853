"""What is put off to a later time, and what is done instead of it then."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, staged, tell

TAP = card("Tap", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 life card.")
BLAST = card("Blast", ENERGY, "[attack] Energy attack. DAMAGE: 1 life card.")
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


SAID_LAST = (
    ("at the start of combat", "When entering combat"),
    ("when combat begins", "When entering combat"),
    ("at the start of each combat you declare", "When entering combat as the attacker"),
    ("at the start of your opponent's combat", "When entering combat as the defender"),
    ("at the end of the current combat", "At the end of combat"),
    ("at the end of each combat in which you took damage",
     "At the end of any combat in which you took damage"),
    ("at the end of your turn", "At the end of your turn"),
    ("at the start of your first turn", "At the beginning of your first turn"),
    ("during your Draw Step", "At the end of your Draw Step"),
)  # fmt: skip


@pytest.mark.parametrize(("last", "first"), SAID_LAST)
@pytest.mark.parametrize(
    ("done", "printed"),
    [
        ("draw a card", "draw a card"),
        ("you may draw a card", "you may draw a card"),
        ("your opponent discards a card", "your opponent discards a card"),
        ("your opponent may discard a card", "your opponent may discard a card"),
        ("each player draws a card", "each player draws a card"),
    ],
)
def test_a_moment_said_last_is_the_same_as_said_first(last, first, done, printed) -> None:
    text = f"{done[0].upper()}{done[1:]} {last}."
    assert canonical(f"[constant] {text}", DRILL) == f"[constant] {first}, {printed}."
    attached = f"POWER: Attach to your MP. While attached, {text}"
    told = f"POWER: Attach this card to your MP. {first}, {printed}."
    assert canonical(attached, EVENT) == told


@pytest.mark.parametrize(
    ("last", "first"),
    [
        ("Draw a card the first time you take damage each combat.",
         "The first time you take damage each combat, draw a card."),
        ("You may draw a card the first time you stop an attack each turn.",
         "The first time you stop an attack each turn, you may draw a card."),
    ],
)  # fmt: skip
def test_a_first_time_said_last_is_the_same_as_said_first(last: str, first: str) -> None:
    assert canonical(f"[constant] {last}", DRILL) == f"[constant] {first}"


@pytest.mark.parametrize(
    "text",
    ["At the end of your turn, raise your anger 1.", "Raise your anger 1 at the end of your turn."],
)
def test_what_an_attached_card_puts_off_comes_each_time(text: str) -> None:
    staged(
        """
            use Clamp
            expect your anger = 0
            until turn ends
            expect your anger = 1
            opponent: discard Filler
            opponent: discard Filler
            until turn ends
            expect your anger = 1
            discard Filler
            discard Filler
            until turn ends
            expect your anger = 2
        """,
        card("Clamp", EVENT, f"POWER: Attach to your MP. {text}"),
        auto="pass",
        mine={"hand": ["Clamp"]},
    )


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        ("Have your opponent discard a card at the end of combat.",
         "Have your opponent discard a card at the end of combat."),
        ("Your opponent must discard a card or lose 2 stages at the end of combat.",
         "Your opponent discards a card or loses 2 stages at the end of combat."),
        ("Your opponent may pay 2 stages to draw a card at the end of combat.",
         "Your opponent may pay 2 stages to draw a card at the end of combat."),
        ("Choose a player. He draws a card at the end of combat.",
         "Choose a player. That player draws a card at the end of combat."),
        ("Each player who controls a Drill draws a card at the end of combat.",
         "Each player who controls a Drill draws a card at the end of combat."),
    ],
)  # fmt: skip
def test_what_somebody_does_is_put_off_like_what_you_do(said: str, printed: str) -> None:
    assert canonical(f"POWER: {said}", EVENT) == f"POWER: {printed}"


@pytest.mark.parametrize(
    "text",
    [
        "Banish this card after use at the end of combat.",
        "Banish this card after use at the beginning of your opponent's next action.",
        "At the beginning of your next action this combat, banish this card after use.",
    ],
)
def test_what_cannot_come_then_is_refused_as_it_is_read(text: str) -> None:
    assert compile_text(card("Late", EVENT, ""), f"POWER: {text}").failures


@pytest.mark.parametrize(
    "text",
    [
        "End combat at the end of your opponent's next attack.",
        "After your opponent's next attack, end combat.",
        "Whenever your opponent performs an attack this combat, end combat after that attack.",
    ],
)
def test_combat_ends_with_an_attack_that_is_still_to_come(text: str) -> None:
    staged(
        """
            use Late
            expect combat
            opponent: attack with Tap
            expect no combat
            expect opponent hand = 1
        """,
        card("Late", EVENT, f"POWER: {text}"),
        TAP,
        mine={"hand": ["Late"]},
        theirs={"hand": ["Tap", "Tap"]},
    )


@pytest.mark.parametrize(
    "hit",
    [
        "End combat at the end of this attack.",
        "End combat after that attack.",
        "At the end of this attack, end combat.",
    ],
)
def test_combat_ends_once_an_attack_is_over_however_that_is_said(hit: str) -> None:
    text = f"[attack] Physical attack. DAMAGE: 3 stages. HIT: {hit}"
    assert (
        canonical(text, PHYSICAL) == "[attack] Physical attack. DAMAGE: 3 stages. HIT: End combat."
    )
