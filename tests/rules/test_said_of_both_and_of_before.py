"""What is said of each player's own, of life cards, of Traits, and of the attack before."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Players cannot advance their MP's level.", "Players cannot advance a level."),
        ("Players cannot advance their MPs a level.", "Players cannot advance a level."),
        ("A player cannot advance his MP a level.", "A player cannot advance a level."),
        ("Players cannot attach cards to their MP.", "Players cannot attach cards to his MP."),
        ("Whenever a player shuffles a card into his Life Deck, draw a card.",) * 2,
        ("Whenever a player shuffles a card into their Life Deck, draw a card.",
         "Whenever a player shuffles a card into his Life Deck, draw a card."),
        ("Whenever each player draws a card, he discards a card.",
         "Whenever a player draws a card, that player discards a card."),
        ("Whenever each player discards a card from his hand, he loses 1 stage.",
         "Whenever a player discards a card from a hand, that player loses 1 stage."),
        ("Your opponent cannot draw cards with card effects.",) * 2,
        ("Your opponent cannot draw cards with his card effects.",
         "Your opponent cannot draw cards by his card effects."),
        ("Your opponent's Events cannot raise his anger.",) * 2,
        ("Events cannot raise your opponent's anger.",) * 2,
        ("Your anger cannot be lowered by your opponent's Events.",) * 2,
        ("Whenever you destroy cards, destroy 1 more card.",
         "Whenever you destroy cards, increase that amount by 1."),
        ("Whenever your opponent Rejuvenates cards, he Rejuvenates 1 less card.",
         "Whenever your opponent Rejuvenates cards, reduce that amount by 1."),
        ("Your Allies enter play at their highest power stage.",) * 2,
        ("Your Allies enter play 3 stages below their highest power stage.",
         "Your Allies enter play 7 stages above zero."),
        ("Your opponent's Allies cannot use their Powers.",
         "Your opponent's Allies cannot be used."),
        ("This Ally deals +2 stages of damage.",
         "Attacks performed by this Ally deal +2 stages of damage."),
        ("Your Saiyan Allies deal +2 stages of damage.",
         "Attacks performed by your Saiyan Allies deal +2 stages of damage."),
        ("Your attacks of a different type than your last attack deal +1 stage of damage.",) * 2,
    ],
)  # fmt: skip
def test_of_each_players_own(said: str, meant: str) -> None:
    kind = ALLY if "this Ally" in meant else DRILL
    assert canonical(f"[constant] {said}", kind) == f"[constant] {meant}"


@pytest.mark.parametrize(
    "text",
    [
        "Whenever you draw a card, draw another card.",
        "Whenever you discard a card from your hand from one of your effects, discard a card.",
        # Whose MP that is isn't said.
        "Players cannot lower their MP's level.",
        "Players cannot draw cards with their card effects.",
    ],
)
def test_what_would_set_itself_off_or_be_said_of_one(text: str) -> None:
    assert compile_text(card("Camp", DRILL, ""), f"[constant] {text}").failures


@pytest.mark.parametrize(
    "text",
    [
        "Whenever you discard a card from your hand by your opponent's card effects, discard a "
        "card from your hand.",
        "Whenever your opponent discards a Drill from his hand, he discards a card from his hand.",
        "Whenever your opponent draws a card, he discards a card from his hand.",
    ],
)
def test_what_does_not(text: str) -> None:
    assert not compile_text(card("Camp", DRILL, ""), f"[constant] {text}").failures


def test_no_player_advances_a_level() -> None:
    rage = card("Rage", EVENT, "POWER: Raise your anger 5 levels.")
    camp = card("Camp", DRILL, "[constant] Players cannot advance their MP's level.")
    steps = """
        play Rage
        expect you level = 1
        opponent: play Rage
        expect opponent level = 1
    """
    tell(
        camp,
        rage,
        you={"hand": ["Rage"], "play": ["Camp"]},
        opponent={"hand": ["Rage"]},
        steps=steps,
    )


def test_each_player_loses_for_what_he_discards() -> None:
    camp = card("Camp", DRILL, "[constant] Whenever each player discards a card from his hand, he "
                "loses 1 stage.")  # fmt: skip
    deed = card("Deed", EVENT, "POWER: Each player discards a card from his hand.")
    steps = """
        play Deed
        expect you stages = 4
        expect opponent stages = 4
    """
    sides = {
        "you": {"hand": ["Deed", "Filler"], "play": ["Camp"]},
        "opponent": {"hand": ["Filler"]},
    }
    tell(camp, deed, steps=steps, **sides)


@pytest.mark.parametrize(
    ("asked", "mine", "theirs", "drawn"),
    [
        ("you have fewer life cards than your opponent", 8, 9, 1),
        ("you have fewer life cards than your opponent", 9, 9, 0),
        ("your opponent has more life cards than you", 8, 9, 1),
        ("you have 10 or fewer life cards", 10, 30, 1),
        ("you have 10 or fewer life cards", 11, 30, 0),
    ],
)
def test_life_cards(asked: str, mine: int, theirs: int, drawn: int) -> None:
    tell(
        card("Ask", EVENT, f"POWER: If {asked}, draw a card."),
        steps=f"""
            play Ask
            expect you hand = {drawn}
        """,
        you={"hand": ["Ask"], "fill": mine},
        opponent={"fill": theirs},
    )


@pytest.mark.parametrize(
    ("text", "note", "stages"),
    [
        ("Your Allies enter play 3 stages below their highest power stage.", "", 7),
        ("Your attacks deal +1 stage of damage.",
         "(This Ally enters play 4 stages below its highest power stage.) ", 6),
    ],
)  # fmt: skip
def test_an_ally_begins_below_its_highest_stage(text: str, note: str, stages: int) -> None:
    tell(
        card("Helper", ALLY, f"{note}POWER: Draw a card.", pur=0, level=1),
        card("Camp", DRILL, f"[constant] {text}"),
        steps=f"""
            play Helper
            expect stages of Helper = {stages}
        """,
        you={"hand": ["Helper"], "play": ["Camp"]},
        start={"phase": "planning"},
    )


@pytest.mark.parametrize(("trait", "stages"), [("Saiyan", 6), ("Android", 3)])
def test_personalities_with_the_trait_that_was_chosen(trait: str, stages: int) -> None:
    tell(
        card("Nappa", ALLY, "POWER: Draw a card.", pur=0, level=1),
        card("Call", EVENT, "POWER: Choose a Trait. All Allies with that Trait gain 3 stages."),
        steps=f"""
            play Call
            you: choose {trait}
            expect stages of Nappa = {stages}
        """,
        you={"hand": ["Call"], "play": ["Nappa"]},
    )


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("Shuffle the top card of your discard pile into your Life Deck.", 1),
        ("Shuffle the top card of your opponent's discard pile into his Life Deck.", 0),
    ],
)
def test_a_player_shuffles_into_his_own(text: str, drawn: int) -> None:
    tell(
        card("Deed", EVENT, f"POWER: {text}"),
        card("Camp", DRILL, "[constant] Whenever a player shuffles a card into his Life Deck, you "
             "draw a card."),
        steps=f"""
            play Deed
            expect you hand = {drawn}
        """,
        you={"hand": ["Deed"], "play": ["Camp"], "discard": ["Filler"]},
        opponent={"discard": ["Filler"]},
    )  # fmt: skip


ZAP = card("Zap", ENERGY, "[attack] Energy attack. DAMAGE: 1 life card.")


@pytest.mark.parametrize(
    ("asked", "first", "drawn"),
    [
        ("a different type than your last attack", "Zap", 1),
        ("a different type than your last attack", "Spare Kick", 0),
        ("the same type as your last attack", "Spare Kick", 1),
        ("the same type as your last attack", "Zap", 0),
        ("of a different Style than your last attack", "Spare Kick", 0),
        ("a different type than your last attack", None, 0),
    ],
)
def test_the_kind_of_the_attack_before(asked: str, first: str | None, drawn: int) -> None:
    before = f"play {first}\nopponent: no defense\nopponent: pass\n" if first else ""
    tell(
        card("Jab", PHYSICAL, f"[attack] Physical attack. DAMAGE: 1 stage. HIT: If this attack is "
             f"{asked}, draw a card."),
        ZAP,
        steps=f"{before}play Jab\nopponent: no defense\nexpect you hand = {drawn}",
        you={"hand": ["Jab", first] if first else ["Jab"]},
    )  # fmt: skip


@pytest.mark.parametrize("text", ["cannot use its effects", "cannot use its Power"])
def test_what_its_controller_cannot_use(text: str) -> None:
    tell(
        card("Ban", EVENT, f"POWER: Choose one of your opponent's Drills. Its controller {text} "
             "this combat."),
        steps="""
            play Ban
            expect no option Idle Drill
        """,
        you={"hand": ["Ban"]},
        opponent={"play": ["Idle Drill"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "kept", "others"),
    [
        ("You cannot control non-Red Drills.", True, 1),
        ("Your opponent cannot control Drills.", False, 0),
        ("Players cannot control Drills.", True, 0),
    ],
)
def test_what_a_player_cannot_control(said: str, kept: bool, others: int) -> None:
    """What lies there already stays; more of it does not enter play."""
    search = "POWER: Choose a Drill in your discard pile and place it into play."
    steps = f"""
        play Find
        expect you {"discard" if kept else "play"} has Idle Drill
        opponent: play Find
        expect opponent {"play" if others else "discard"} has Idle Drill
    """
    side = {"hand": ["Find"], "discard": ["Idle Drill"]}
    tell(
        card("Find", EVENT, search),
        card("Camp", DRILL, f"[constant] {said}"),
        you={**side, "play": ["Camp"]},
        opponent=side,
        steps=steps,
    )


def test_an_opponent_must_choose_one() -> None:
    deed = card("Deed", EVENT, "POWER: Your opponent must choose one: he discards 2 cards from his "
                "hand, or you draw 2 cards.")  # fmt: skip
    said = "POWER: Your opponent chooses: he discards 2 cards from his hand or you draw 2 cards."
    assert canonical(deed.text) == said
    steps = """
        play Deed
        opponent: choose Your opponent draws 2 cards.
        expect you hand = 2
    """
    tell(deed, you={"hand": ["Deed"]}, opponent={"hand": ["Filler", "Filler"]}, steps=steps)


@pytest.mark.parametrize(
    ("mine", "drawn"), [(["Filler", "Filler"], 1), (["Filler", "Old Friend"], 0)]
)
def test_each_player_did_himself_what_each_did(mine: list[str], drawn: int) -> None:
    """What the other banished at the text's bidding, he did."""
    tell(
        card("Burn", EVENT, "POWER: Each player banishes the top 2 cards of his discard pile. If you "
             "banished 2 or more Physical Combat cards, draw a card."),
        steps=f"""
            play Burn
            expect your hand = {drawn}
            expect opponent banished = 2
        """,
        you={"hand": ["Burn"], "discard": mine},
        opponent={"discard": ["Filler", "Filler"]},
    )  # fmt: skip
