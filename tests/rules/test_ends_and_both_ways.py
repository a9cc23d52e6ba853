"""Cards at the ends of piles, both ways through play, and what several cards have together."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType, Style
from dbz_desktop.rules.language.compiler import compile_text
from dbz_desktop.rules.language.nouns.starts import Start
from dbz_desktop.rules.language.values.measured import Measure
from dbz_desktop.rules.language.values.predicates_of_cards import Stands
from dbz_desktop.rules.language.values.ranges import Against, Than
from tests.rules.happening import BALL, DRILL, EVENT, KICK, PHYSICAL, SETUP, card
from tests.rules.staged import canonical, tell

HIS_ACTION = {"turn": "opponent", "action": "opponent"}
DEED = card("Deed", EVENT, "POWER: Raise your anger 1.")


@pytest.mark.parametrize(
    "said",
    [
        "switch the top and bottom cards of your Life Deck",
        "exchange the top card of your Life Deck with the bottom card of your Life Deck",
        "swap the top card and the bottom card of your Life Deck",
    ],
)
def test_the_ends_of_a_life_deck_are_exchanged(said: str) -> None:
    tell(
        card("Turn", EVENT, f"POWER: You may {said}."),
        you={"hand": ["Turn"], "life_deck": ["Block", "Ball", "Cold Block"], "fill": 0},
        steps="""
        play Turn
        yes
        expect you life_deck top = Cold Block
        expect you life_deck bottom = Block
        expect you life_deck = 3
    """,
    )


def test_of_one_card_there_is_nothing_to_exchange() -> None:
    tell(
        card("Turn", EVENT, "POWER: You may switch the top and bottom cards of your Life Deck."),
        you={"hand": ["Turn"], "life_deck": ["Block"], "fill": 0},
        steps="""
        play Turn
        expect you life_deck = 1
        expect you life_deck top = Block
    """,
    )


@pytest.mark.parametrize(
    ("cards", "stages"), [(["Lasting Block", "Lasting Block"], 4), (["Lasting Block"], 2), ([], 0)]
)
def test_endurance_of_several_cards_is_added_up(cards: list[str], stages: int) -> None:
    text = (
        "POWER: Reveal any number of cards from your hand. Gain X stages. X = the total Endurance "
        "on the revealed cards, to a maximum of 8."
    )
    show = "\n".join(each for each in cards)
    tell(
        card("Show", SETUP, text),
        you={"hand": ["Block", *cards], "play": ["Show"], "stages": 0},
        steps=f"""
        use Show
        {show}
        done
        expect you.stages = {stages}
    """,
    )


def test_it_is_no_more_than_is_said() -> None:
    text = (
        "POWER: Destroy the top 3 cards of your Life Deck. Gain stages equal to the total "
        "Endurance of the destroyed cards, to a maximum of 5."
    )
    tell(
        card("Fall", EVENT, text),
        you={"hand": ["Fall"], "life_deck": ["Lasting Block"] * 3, "stages": 0},
        steps="""
        play Fall
        expect you.stages = 5
    """,
    )


def test_costs_are_added_up_as_well() -> None:
    ray = card("Ray", PHYSICAL, "[attack] Physical attack costing 2 stages. DAMAGE: 3 stages.")
    tell(
        card("Clear", EVENT, "POWER: Banish 2 attacks from your discard pile. Gain stages equal to "
             "the combined cost of those cards."),
        ray,
        you={"hand": ["Clear"], "discard": ["Ray", "Ray"], "stages": 0},
        steps="""
        play Clear
        expect you.stages = 4
    """,
    )  # fmt: skip


@pytest.mark.parametrize(("deed", "anger"), [("enters", 1), ("leaves", 1), ("neither", 0)])
def test_both_ways_through_play_are_heard(deed: str, anger: int) -> None:
    texts = {
        "enters": "POWER: Place a Drill from your hand into play.",
        "leaves": "POWER: Destroy a Drill.",
        "neither": "POWER: Discard a Drill from your hand.",
    }
    tell(
        card("Gate", DRILL, "[constant] Whenever a Drill enters or leaves play, raise your anger "
             "1 level."),
        card("Deed", EVENT, texts[deed]),
        you={
            "hand": ["Deed", "Other Drill"] if deed != "leaves" else ["Deed"],
            "play": ["Gate", "Idle Drill"] if deed == "leaves" else ["Gate"],
        },
        steps=f"""
        play Deed
        {"Idle Drill" if deed == "leaves" else ""}
        expect you.anger = {anger}
    """,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("deed", "so"), [("Destroy a Drill", True), ("Place a Drill from your hand into play", True),
                     ("Discard a Drill from your hand", False)],
)  # fmt: skip
def test_which_way_it_went_is_asked(deed: str, so: bool) -> None:
    tell(
        card("Guard", PHYSICAL, "[defense] Stops a physical attack. If one of your Drills entered "
             "or left play this combat, draw a card."),
        card("Deed", EVENT, f"POWER: {deed}."),
        you={
            "hand": ["Deed", "Guard", "Other Drill"],
            "play": ["Idle Drill"] if "Destroy" in deed else [],
            "life_deck": ["Ball"],
        },
        opponent={"hand": ["Spare Kick"]},
        steps=f"""
        play Deed
        opponent: play Spare Kick
        you: play Guard
        expect your hand has {"1" if so else "no"} Ball
    """,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("pile", "may"), [(["Back"], True), (["Back", "Block"], True), (["Block", "Back"], False)]
)
def test_only_the_top_card_comes_back(pile: list[str], may: bool) -> None:
    back = card(
        "Back",
        PHYSICAL,
        "(If your anger level is 2 or higher and this card is the top card of your discard pile, "
        "you may perform this attack as though it were in your hand.) [attack] Physical attack. "
        "DAMAGE: 3 stages.",
    )
    tell(
        back,
        you={"discard": pile, "anger": 2},
        steps=f"expect {'' if may else 'no '}option play Back",
    )
    tell(back, you={"discard": ["Back"], "anger": 1}, steps="expect no option play Back")


def test_nobody_sees_the_top_of_a_life_deck() -> None:
    text = "POWER: If this card is the top card of your Life Deck, draw a card."
    assert compile_text(card("Deed", EVENT, text), text).failures


@pytest.mark.parametrize(("when", "stages"), [("during combat", 4), ("during your turn", 5)])
def test_what_it_costs_to_use_cards_may_be_said_of_a_time(when: str, stages: int) -> None:
    tell(
        card("Tax", DRILL, f"[constant] Your opponent's Events cost 1 stage to use {when}."),
        DEED,
        you={"hand": ["Deed"], "stages": 5},
        opponent={"play": ["Tax"]},
        steps=f"""
        play Deed
        expect you.stages = {stages}
        expect you.anger = 1
    """,
    )


def test_who_cannot_declare_combat_in_the_turn_in_which_it_enters() -> None:
    text = (
        "(You cannot declare combat the turn this Drill enters play.) [constant] At the end of "
        "combat, draw a card."
    )
    calm = card("Calm", DRILL, text)
    tell(
        calm,
        you={"hand": ["Calm"]},
        start={"phase": "planning"},
        steps="""
        play Calm
        expect turn = opponent
        expect log lacks declares combat
    """,
    )
    tell(calm, you={"play": ["Calm"]}, start={"phase": "declare"}, steps="expect option declare")


@pytest.mark.parametrize(("verb", "kind"), [("use", EVENT), ("play", EVENT), ("use", PHYSICAL)])
def test_who_plays_an_event_or_a_combat_card_uses_it(verb: str, kind: CardType) -> None:
    what = "Events" if kind is EVENT else "combat cards"
    text = "POWER: Raise your anger 1." if kind is EVENT else KICK
    tell(
        card("Tax", DRILL, f"[constant] Your opponent must pay 1 stage to {verb} {what}."),
        card("Deed", kind, text),
        you={"hand": ["Deed", "Idle Drill"], "stages": 5},
        opponent={"play": ["Tax"]},
        steps="""
        play Deed
        expect you.stages = 4
    """,
    )


def test_who_places_a_drill_does_not_use_it() -> None:
    tell(
        card("Tax", DRILL, "[constant] Your opponent must pay 2 stages to use Drills."),
        you={"hand": ["Idle Drill"], "stages": 5},
        opponent={"play": ["Tax"]},
        start={"phase": "planning"},
        steps="""
        play Idle Drill
        expect log lacks pays
    """,
    )


def test_his_step_is_the_opponents() -> None:
    said = "At the start of his Rejuvenation Step, both players Rejuvenate 1."
    meant = "At the beginning of your opponent's Rejuvenation Step, each player Rejuvenates 1."
    first = "Your opponent cannot declare combat this turn."
    assert canonical(f"POWER: {first} {said}") == f"POWER: {first} {meant}"
    own = "[constant] At the start of his turn, each player draws a card."
    assert compile_text(card("Deed", DRILL, own), own).failures


@pytest.mark.parametrize(("theirs", "stages"), [(2, 2), (1, 3)])
def test_what_is_so_when_combat_begins_holds_in_that_combat(theirs: int, stages: int) -> None:
    text = (
        "[constant] If both players have the same anger level when entering combat, your attacks "
        "deal +1 stage of damage that combat."
    )
    tell(
        card("Balance", DRILL, text),
        you={"play": ["Balance"], "hand": ["Spare Kick"], "anger": 2},
        opponent={"anger": theirs, "stages": 5},
        start={"phase": "declare"},
        steps=f"""
        declare combat
        play Spare Kick
        no defense
        expect opponent.stages = {stages}
    """,
    )


@pytest.mark.parametrize(("by", "stages"), [("Block", 5), ("Wall", 3)])
def test_by_neither_of_both(by: str, stages: int) -> None:
    tell(
        card("Force", DRILL, "[constant] Your first attack each combat cannot be stopped by an "
             "Event nor by an Ally."),
        card("Wall", EVENT, "[defense] POWER: Stops a physical attack."),
        you={"play": ["Force"], "hand": ["Spare Kick"]},
        opponent={"hand": ["Block", "Wall"], "stages": 5},
        steps=f"""
        play Spare Kick
        opponent: play {by}
        expect opponent.stages = {stages}
    """,
    )  # fmt: skip


@pytest.mark.parametrize(("stages", "deals"), [(3, 5), (0, 2)])
def test_how_far_an_ally_was_above_zero_before_it_left(stages: int, deals: int) -> None:
    tell(
        card("Leave", PHYSICAL, "[attack] Physical attack. You may destroy an Ally you control. If "
             "you do, this attack deals +X stages of damage. X = the number of power stages that "
             "Ally was above 0. DAMAGE: 2 stages."),
        you={"hand": ["Leave"], "play": [{"card": "Old Friend", "stages": stages}]},
        opponent={"stages": 9},
        steps=f"""
        play Leave
        yes
        no defense
        expect opponent.stages = {9 - deals}
    """,
    )  # fmt: skip


@pytest.mark.parametrize(("play", "hand"), [(["Idle Drill"], 0), ([], 1)])
def test_if_he_controls_none_of_these(play: list[str], hand: int) -> None:
    tell(
        card("Demand", EVENT, "POWER: Your opponent chooses a Setup, Drill, or Ally he controls "
             "and destroys it. If he controls none of these, draw a card."),
        you={"hand": ["Demand"], "life_deck": ["Ball"]},
        opponent={"play": play},
        steps=f"""
        play Demand
        expect your hand has {hand or "no"} Ball
    """,
    )  # fmt: skip


def test_of_such_a_title_where_they_lie() -> None:
    text = '[constant] Cards in your Life Deck with "Sword" in the title gain "Endurance 2."'
    assert canonical(text, DRILL) == (
        '[constant] Cards with "Sword" in the title in your Life Deck gain "Endurance 2".'
    )
    tell(
        card("Rack", DRILL, text),
        card("Sword Cut", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages."),
        card("Beam", PHYSICAL, "[attack] Physical attack. DAMAGE: 3 life cards.", style=Style.RED),
        card("Pearl", BALL, "Draw a card."),
        you={"play": ["Rack"], "life_deck": ["Sword Cut", "Block"]},
        opponent={"hand": ["Beam"]},
        start=HIS_ACTION,
        steps="""
        opponent: play Beam
        no defense
        yes
        expect your banished has Sword Cut
    """,
    )


def test_of_different_titles_are_those_of_which_that_is_said() -> None:
    search = "search your Life Deck for {} Styled Drills"
    shuffle = "POWER: Shuffle up to 2 Drills you control into your Life Deck to"
    then = "and place them into play."
    said = f"{search.format('the same number of')} with different titles"
    assert canonical(f"{shuffle} {said} {then}") == (
        f"{shuffle} {search.format('that many different')} {then}"
    )


def test_where_one_stands_is_not_compared_with_what_is_said_of_nobody() -> None:
    with pytest.raises(ValueError, match="whose level"):
        Stands(Measure.STAGE, Against(Than.OVER, since=Start.TURN))


ENDS = "the top and bottom cards of a player's discard pile"


@pytest.mark.parametrize(
    ("said", "answers", "mine", "his"),
    [
        (ENDS, ["you"], 2, 0),
        (ENDS, ["your opponent"], 0, 2),
        ("the top Drill from a player's discard pile", ["your opponent"], 0, 1),
        ("the top or bottom card of a player's discard pile", ["your opponent", "the top"], 0, 1),
        ("up to 2 cards from the top of a player's discard pile", ["your opponent", "2"], 0, 2),
        ("the top Drill from each player's discard pile", [], 1, 1),
        ("a player's discard pile", ["your opponent"], 0, 3),
        ("each player's discard pile", [], 3, 3),
    ],
)
def test_of_a_player_it_is_asked_whose_cards_are_meant(
    said: str, answers: list[str], mine: int, his: int
) -> None:
    piled = ["Filler", "Idle Drill", "Block"]
    steps = [
        "play Take",
        *answers,
        f"expect your banished = {mine}",
        f"expect opponent banished = {his}",
    ]
    tell(
        card("Take", EVENT, f"POWER: Banish {said}."),
        you={"hand": ["Take"], "discard": piled},
        opponent={"discard": piled},
        steps="\n".join(steps),
    )


def test_the_ends_of_a_life_deck_that_was_chosen_are_put_back_there() -> None:
    tell(
        card("Read", EVENT, "POWER: Look at the top and bottom cards of a player's Life Deck. You "
             "may place each of those cards on the top or bottom of that player's Life Deck."),
        you={"hand": ["Read"]},
        opponent={"life_deck": ["Block", "Ball", "Cold Block"], "fill": 0},
        steps="""
            play Read
            your opponent
            yes
            at the bottom
            on top
            expect opponent life_deck bottom = Block
            expect opponent life_deck top = Cold Block
        """,
    )  # fmt: skip
