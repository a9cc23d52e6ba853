"""Attacks that are stopped for a price, meet either kind, or come next for each player: played."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Style
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

KICK = card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 3 stages.")
RED_KICK = card(
    "Red Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 3 stages.", style=Style.RED
)
BEAM = card("Beam", ENERGY, "[attack] Energy attack. DAMAGE: 6 life cards.")
MATE = card("Mate", ALLY, "POWER: [attack] Physical attack. DAMAGE: 3 stages.")


@pytest.mark.parametrize(
    "said",
    [
        "Your opponent may discard a card from his hand to stop this attack.",
        "Your opponent may discard a card from his hand. If he does, this attack is stopped.",
        "Your opponent may discard a card from his hand. If he does, stop this attack.",
    ],
)
def test_who_is_attacked_stops_it_for_a_price(said: str) -> None:
    for answer, left, drawn in (("yes", 9, 1), ("no", 6, 0)):
        tell(
            card("Tried", PHYSICAL, f"[attack] Physical attack. {said} DAMAGE: 3 stages."),
            card("Watch", DRILL, "[constant] Whenever your opponent stops one of your attacks, draw "
                 "a card."),
            steps=f"""
                play Tried
                opponent: {answer}
                expect opponent stages = {left}
                expect your hand = {drawn}
            """,
            you={"hand": ["Tried"], "play": ["Watch"]},
            opponent={"hand": ["Filler"], "stages": 9},
        )  # fmt: skip


def test_so_it_is_in_some_case() -> None:
    text = (
        "[attack] Physical attack. If your opponent controls an Ally, this attack is stopped. "
        "DAMAGE: 3 stages."
    )
    assert canonical(text, PHYSICAL) == text
    for theirs, left in (([], 6), (["Mate"], 9)):
        tell(
            card("Tried", PHYSICAL, text), MATE,
            steps=f"play Tried\nexpect opponent stages = {left}",
            you={"hand": ["Tried"]},
            opponent={"play": theirs, "stages": 9},
        )  # fmt: skip


def test_it_costs_stages_to_stop_it() -> None:
    for stages, left in ((1, "discard has Tried"), (3, "discard has Tried")):
        tell(
            card("Tried", PHYSICAL,
                 "[attack] Physical attack. This attack costs your opponent 2 stages to stop. "
                 "DAMAGE: 3 stages."),
            steps=f"""
                play Tried
                expect {'' if stages > 1 else 'no '}option Block
                expect your {left}
            """.replace("expect your", "opponent: pass\nexpect your"),
            you={"hand": ["Tried"]},
            opponent={"hand": ["Block"], "stages": stages},
        )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "met"),
    [
        ("Stops a Styled physical attack or an energy attack", ("Red Kick", "Beam")),
        ("Stops an attack performed by an Ally or an energy attack", ("Mate", "Beam")),
        ("Prevent all damage from a Styled attack or an energy attack", ("Red Kick", "Beam")),
    ],
)
@pytest.mark.parametrize("attack", ["Kick", "Red Kick", "Beam", "Mate"])
def test_a_defense_meets_one_kind_or_another(said: str, met: tuple[str, ...], attack: str) -> None:
    text = f"[defense] {said}."
    assert canonical(text, PHYSICAL).lower() == text.lower()
    tell(
        card("Guard", PHYSICAL, text), KICK, RED_KICK, BEAM, MATE,
        steps=f"""
            {"use" if attack == "Mate" else "play"} {attack}
            expect {"" if attack in met else "no "}option Guard
        """,
        you={"hand": ["Kick", "Red Kick", "Beam"], "play": [{"card": "Mate", "stages": 3}],
             "stages": 0},
        opponent={"hand": ["Guard"]},
    )  # fmt: skip


def test_each_players_next_attack_is_one_of_each() -> None:
    for said in ("Each player's next attack this combat deals", "Both players' next attacks deal"):
        tell(
            card("Aim", EVENT, f"POWER: {said} +2 stages of damage."), KICK, RED_KICK,
            steps="""
                play Aim
                opponent: pass
                play Kick
                expect opponent stages = 4
                opponent: pass
                play Red Kick
                expect opponent stages = 1
                opponent: play Kick
                expect your stages = 4
                you: pass
                opponent: play Red Kick
                expect your stages = 1
            """,
            you={"hand": ["Aim", "Kick", "Red Kick"], "stages": 9},
            opponent={"hand": ["Kick", "Red Kick"], "stages": 9},
        )  # fmt: skip


def test_the_next_attack_is_whoevers_it_is() -> None:
    tell(
        card("Aim", EVENT, "POWER: The next attack this combat deals +2 stages of damage."), KICK,
        RED_KICK,
        steps="""
            play Aim
            opponent: play Kick
            expect your stages = 4
            play Red Kick
            expect opponent stages = 6
        """,
        you={"hand": ["Aim", "Red Kick"], "stages": 9},
        opponent={"hand": ["Kick"], "stages": 9},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "dealt"),
    [
        ("Whenever you take critical damage, prevent 2 life cards of that damage.", (4, 4)),
        ("Whenever your opponent's attack would deal critical damage, prevent 2 life cards of "
         "damage.", (4, 4)),
        ("Whenever you would take critical damage, you may destroy this card to prevent all damage "
         "from that attack.", (0, 4)),
        ("Whenever one of your opponent's attacks deals critical damage, prevent 1 life card of that damage.",
         (5, 4)),
    ],
)  # fmt: skip
def test_of_critical_damage_something_is_prevented(said: str, dealt: tuple[int, int]) -> None:
    for n, left in ((6, dealt[0]), (4, dealt[1])):
        tell(
            card("Ward", DRILL, f"[constant] {said}"),
            card("Ray", ENERGY, f"[attack] Energy attack. DAMAGE: {n} life cards."),
            steps=f"""
                play Ray
                opponent: no
                {"opponent: yes" if "may" in said and n > 5 else ""}
                expect opponent life deck = {30 - left}
            """,
            you={"hand": ["Ray"]},
            opponent={"play": ["Ward"]},
        )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "lost", "down"),
    [
        ("deals no life cards of damage", 2, 0),
        ("deals no stages of damage", 0, 3),
        ("deals no life card damage", 2, 0),
        ("deals no damage", 0, 0),
    ],
)
def test_an_attack_deals_nothing_of_one_unit(said: str, lost: int, down: int) -> None:
    tell(
        card("Ray", ENERGY, "[attack] Energy attack. DAMAGE: 2 stages and 3 life cards."),
        card("Dim", EVENT, f"POWER: Your opponent's next attack this combat {said}."),
        steps=f"""
            play Dim
            opponent: play Ray
            you: no
            expect your stages = {9 - lost}
            expect your life deck = {30 - down}
        """,
        you={"hand": ["Dim"], "stages": 9},
        opponent={"hand": ["Ray"]},
    )


@pytest.mark.parametrize(
    "said",
    [
        "HIT effects of your opponent's next attack cannot be used.",
        "Your opponent cannot use the HIT effects of his next attack.",
        "Your opponent's next attack loses all HIT effects.",
    ],
)
def test_hit_effects_that_cannot_be_used(said: str) -> None:
    tell(
        card("Dim", EVENT, f"POWER: {said}"),
        card("Jab", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage. HIT: Draw a card."),
        steps="play Dim\nopponent: play Jab\nyou: no\nexpect opponent hand = 0",
        you={"hand": ["Dim"]},
        opponent={"hand": ["Jab"]},
    )


@pytest.mark.parametrize(
    "said", ["add 3 stages of damage to this attack", "add 3 stages to this attack's damage"]
)
def test_damage_is_added_to_an_attack(said: str) -> None:
    text = f"[attack] Physical attack. If your anger is 2 or more, {said}. DAMAGE: 2 stages."
    tell(
        card("Tried", PHYSICAL, text),
        steps="play Tried\nexpect opponent stages = 4",
        you={"hand": ["Tried"], "anger": 2},
        opponent={"stages": 9},
    )


@pytest.mark.parametrize(("attack", "drawn"), [("Red Kick", 1), ("Kick", 0)])
def test_what_a_player_deals_with_an_attack(attack: str, drawn: int) -> None:
    text = "[constant] Whenever you deal damage with a Styled attack, draw a card."
    assert "one of your Styled attacks deals damage" in canonical(text, DRILL)
    tell(
        card("Law", DRILL, text), KICK, RED_KICK,
        steps=f"play {attack}\nexpect your hand = {drawn}",
        you={"hand": [attack], "play": ["Law"]},
    )  # fmt: skip
