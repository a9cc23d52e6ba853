"""Forms that plainer sets have: each is read, and played through the public door."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType, Style
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

RED_DRILL = card("Red Drill", DRILL, "POWER: Draw a card.", style=Style.RED)


def refused(text: str, kind: CardType = EVENT) -> bool:
    """Whether a text isn't understood on a card of that type."""
    return bool(compile_text(card("Sword", kind, ""), text).failures)


# ------------------------------------------------------------------ notes


def test_which_power_a_note_limits() -> None:
    note = "(You may use this [defense] POWER only if your current anger level is 3 or higher.) "
    stops = "[defense] POWER: Lower your anger 1 level to stop a physical or energy attack."
    holds = "[constant] Your attacks deal +1 stage of damage."
    assert canonical(f"{note}{holds} {stops}", DRILL).startswith("(Use only if your anger is 3 or ")
    assert refused(f"{note}POWER: Draw a card. {stops}", DRILL)


@pytest.mark.parametrize("said", ["lowering a personality level", "losing a level"])
def test_a_drill_stays_as_its_player_loses_a_level(said: str) -> None:
    meant = "(This card is not discarded when you lower a level.) POWER: Draw a card."
    text = f"(This card is not discarded when {said}.) POWER: Draw a card."
    assert canonical(text, DRILL) == meant


# ------------------------------------------------------------------ amounts


@pytest.mark.parametrize("said", ["any one card effect", "a single card effect"])
@pytest.mark.parametrize("whose", ["you", "opponent"])
def test_so_many_stages_from_one_effect(said: str, whose: str) -> None:
    """Each effect may give so many, however many effects there are (EFF-7)."""
    cap = card(
        "Cap", DRILL, f"[constant] Personalities cannot gain more than 3 stages from {said}."
    )
    mine = {"hand": ["Feast", "Feast"], "stages": 1}
    theirs = {"play": ["Cap"]}
    tell(
        cap,
        card("Feast", EVENT, "POWER: Gain 5 stages."),
        you={**mine, **(theirs if whose == "you" else {})},
        opponent=theirs if whose == "opponent" else {},
        steps="play Feast\nexpect your.stages = 4\npass\nplay Feast\nexpect your.stages = 7",
    )


@pytest.mark.parametrize(("asked", "mine", "his"), [("yes", 1, 0), ("no", 0, 1)])
def test_an_amount_is_changed_and_more_is_done(asked: str, mine: int, his: int) -> None:
    tell(
        card("Calm", EVENT, "[instant] POWER: Use when one of your opponent's effects would raise "
             "his anger. Reduce that amount to 0 and raise your anger 1 level."),
        you={"hand": ["Calm"]},
        opponent={"play": ["Idle Drill"]},
        start={"action": "opponent"},
        steps=f"""opponent: use Idle Drill
            {asked}
            expect your.anger = {mine}
            expect opponent.anger = {his}""",
    )  # fmt: skip


# ------------------------------------------------------------------ so many of those


@pytest.mark.parametrize(
    ("drills", "drawn"),
    [
        (["Red Drill"] * 3, 1),
        (["Red Drill"] * 2, 0),
        (["Red Drill", "Red Drill", "Idle Drill"], 0),
    ],
)
def test_all_of_so_many_are_asked_of(drills: list[str], drawn: int) -> None:
    """Where fewer were there, they aren't all so many."""
    chosen = "\n".join(f"choose {each}" for each in drills)
    tell(
        RED_DRILL,
        card("Deed", EVENT, "POWER: Shuffle up to 3 Drills from your discard pile into your Life "
             "Deck. Draw a card if all 3 Drills were Styled."),
        you={"hand": ["Deed"], "discard": drills},
        steps=f"play Deed\n{chosen}\nexpect your hand = {drawn}",
    )  # fmt: skip


# ------------------------------------------------------------------ places and levels


@pytest.mark.parametrize(("answer", "bottom", "anger"), [("yes", "Ball", 1), ("no", "Filler", 0)])
def test_a_card_goes_under_his_discard_pile(answer: str, bottom: str, anger: int) -> None:
    """It is no discarding, of which a Dragon Ball would go elsewhere (TYP-3)."""
    tell(
        card("Jab", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages."),
        card("Parry", PHYSICAL, "[defense] Stops a physical attack. Look at the top card of your "
             "opponent's Life Deck. You may place that card at the bottom of his discard pile to "
             "raise his anger 1 level."),
        you={"hand": ["Parry"]},
        opponent={"hand": ["Jab"], "life_deck": ["Ball"], "discard": ["Filler"]},
        start={"action": "opponent"},
        steps=f"""opponent: play Jab
            play Parry
            {answer}
            expect opponent discard bottom = {bottom}
            expect opponent.anger = {anger}""",
    )  # fmt: skip


def test_those_that_he_did_not_name_are_destroyed() -> None:
    tell(
        card("Jab", PHYSICAL, "[attack] Physical attack. Your opponent names a Setup or Drill he "
             "controls. DAMAGE: 2 stages. HIT: Destroy all Setups and Drills your opponent did not "
             "name."),
        you={"hand": ["Jab"], "play": ["Idle Drill"]},
        opponent={"play": ["Idle Drill", "Other Drill"]},
        steps="""play Jab
            opponent: choose Other Drill
            no defense
            expect opponent play has Other Drill
            expect opponent play has no Idle Drill
            expect your play has Idle Drill""",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("deed", "left"),
    [
        ("Raise your opponent's anger 5.", 7),
        ("Lower your opponent's MP 1 level.", 7),
        ("Lower your MP 1 level.", 10),
    ],
)
def test_he_advances_or_is_lowered_a_level(deed: str, left: int) -> None:
    tell(
        card("Jab", PHYSICAL, "[attack] Physical attack. The next time your opponent advances or "
             "is lowered a personality level this combat, destroy the top 3 cards of his Life "
             "Deck. DAMAGE: 1 stage."),
        card("Deed", EVENT, f"POWER: {deed}"),
        you={"hand": ["Jab", "Deed"], "level": 2},
        opponent={"level": 2, "fill": 10},
        steps=f"play Jab\nno defense\npass\nplay Deed\nexpect opponent life_deck = {left}",
    )  # fmt: skip


# ------------------------------------------------------------------ steps said in one sentence


@pytest.mark.parametrize(("answers", "left"), [("yes", 0), ("no", 1)])
def test_what_is_found_for_a_price(answers: str, left: int) -> None:
    """Where the price isn't paid no card is spoken of in what follows (EFF-5)."""
    tell(
        card("Deed", EVENT, "POWER: You may lower your anger 1 to choose an opponent's Ally. Destroy "
             "it. Draw a card."),
        you={"hand": ["Deed"], "anger": 2, "play": ["Idle Drill"]},
        opponent={"play": ["Old Friend"]},
        steps=f"""play Deed
            {answers}
            expect opponent play = {left}
            expect your play = 1
            expect your hand = 1""",
    )  # fmt: skip


@pytest.mark.parametrize(("level", "found"), [(2, 1), (1, 0)])
def test_what_is_searched_for_a_level(level: int, found: int) -> None:
    tell(
        card("Deed", EVENT, "POWER: Lower your MP 1 level to search your discard pile for 2 Named "
             "cards. Rejuvenate one of them and place the other on top of your Life Deck."),
        card("Hero's Fist", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages."),
        card("Hero's Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages."),
        you={
            "hand": ["Deed"], "level": level, "discard": ["Filler", "Hero's Fist", "Hero's Kick"],
            "fill": 5,
        },
        steps="play Deed\n"
              + "Hero's Kick\nHero's Fist\nexpect your life_deck bottom = Hero's Fist\n"
                "expect your life_deck top = Hero's Kick\n" * found
              + f"expect your life_deck = {5 + 2 * found}",
    )  # fmt: skip


@pytest.mark.parametrize(("answer", "stages"), [("yes", 1), ("no", 3)])
def test_what_he_does_and_what_he_may(answer: str, stages: int) -> None:
    tell(
        card("Jab", PHYSICAL, "[attack] Physical attack. Your opponent reveals the top card of his "
             "Life Deck and may place it into his hand. If he does, this attack deals +2 stages of "
             "damage. DAMAGE: 2 stages."),
        you={"hand": ["Jab"]},
        opponent={"life_deck": ["Ball"]},
        steps=f"""play Jab
            opponent: {answer}
            no defense
            expect opponent.stages = {stages}
            expect opponent hand = {int(answer == 'yes')}""",
    )  # fmt: skip


# ------------------------------------------------------------------ one of two places


@pytest.mark.parametrize(
    "said",
    [
        "Search your Life Deck for a Drill and place it into your hand or discard pile.",
        "Reveal cards from the bottom of your Life Deck until you reveal a Drill. Place that card "
        "into your hand or discard pile and shuffle your Life Deck.",
    ],
)
@pytest.mark.parametrize(("chosen", "where"), [("into your hand", "hand"), ("on top", "discard")])
def test_into_a_hand_or_a_discard_pile(said: str, chosen: str, where: str) -> None:
    tell(
        card("Deed", EVENT, f"POWER: {said}"),
        you={"hand": ["Deed"], "life_deck": ["Filler", "Idle Drill"], "fill": 0},
        steps=f"""play Deed
            {'Idle Drill' if 'earch' in said else ''}
            place it {chosen}
            expect your {where} has Idle Drill
            expect event Shuffled""".replace("place it", "Place it" if "earch" in said
                                             else "Place that card"),
    )  # fmt: skip


@pytest.mark.parametrize(("entered", "stages"), [(True, 1), (False, 3)])
def test_a_time_behind_what_is_waited_for(entered: bool, stages: int) -> None:
    """As often as it happens the next attack deals more, and the one after that doesn't."""
    tell(
        card("Jab", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages."),
        card("Deed", EVENT, "POWER: Whenever one of your Drills enters play this combat, your next "
             "attack deals +2 stages of damage."),
        card("Lay", EVENT, "POWER: Place a Drill from your hand into play."),
        you={"hand": ["Deed", "Lay", "Jab", "Jab", "Idle Drill"]},
        opponent={"stages": 5},
        steps="play Deed\npass\n" + "play Lay\npass\n" * entered + f"""play Jab
            no defense
            expect opponent.stages = {stages}
            pass
            play Jab
            no defense
            expect opponent.stages = {max(0, stages - 2)}""",
    )  # fmt: skip
