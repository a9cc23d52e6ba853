"""What cannot be chosen, what counts as of another type, and bare numbers of what one has."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Style
from dbz_desktop.rules.language.compiler import canonical_text, compile_text
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, PHYSICAL, SETUP, card
from tests.rules.staged import canonical, tell

SHIELD = "[constant] Your Drills cannot be chosen by your opponent's card effects."


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (SHIELD, SHIELD),
        ("[constant] Your Drills cannot be targeted by your opponent's card effects.", SHIELD),
        ("[constant] Your MP cannot be targeted by your opponent's effects.",
         "[constant] Your MP cannot be chosen by your opponent's effects."),
        ("[constant] Your opponent cannot choose Allies you control.",
         "[constant] Your opponent cannot choose your Allies in play."),
        ("[constant] Cards in your discard pile cannot be chosen by card effects.",
         "[constant] Cards cannot be chosen by card effects from your discard pile."),
        ("[constant] Your Setups are considered Drills in any zone.",
         "[constant] Your Setups are considered to be Drills."),
        ("[constant] Freestyle cards are considered Styled for you.",
         "[constant] Freestyle cards are considered Styled."),
        ("[constant] Your Named cards are considered Saiyan-Styled in all zones.",
         "[constant] Your Named cards are considered Saiyan."),
        ("[constant] If you control 5 Dragon Balls, your attacks deal +1 life card of damage.",
         "[constant] While you control 5 or more Dragon Balls, your attacks deal +1 life card of "
         "damage."),
        ("[constant] While you control exactly 5 Drills, your attacks deal +1 stage of damage.",) * 2,
    ],
)  # fmt: skip
def test_in_other_words(said: str, meant: str) -> None:
    assert canonical(said, DRILL) == meant


@pytest.mark.parametrize(
    "text",
    [
        "[constant] Whenever your opponent chooses one of your Drills, draw a card.",
        "[constant] Your Allies are considered Red.",
        "[constant] Your Setups are considered Drills and Events.",
    ],
)
def test_what_nothing_tells_of_or_is_never_so(text: str) -> None:
    assert compile_text(card("Sword", DRILL, text), text).failures


BANISH = card("Banish", EVENT, "POWER: Banish a Drill.")


WARD = card("Ward", DRILL, SHIELD)


PLAIN_DRILL = "[constant] Your attacks deal +1 stage of damage."


MINE, THEIRS = card("Mine", DRILL, PLAIN_DRILL), card("Theirs", DRILL, PLAIN_DRILL)


def test_another_one_is_chosen() -> None:
    tell(
        BANISH, WARD, MINE, THEIRS,
        you={"hand": ["Banish"], "play": ["Mine"]},
        opponent={"play": ["Theirs", "Ward"]},
        steps="play Banish\nexpect you banished has Mine",
    )  # fmt: skip


def test_without_that_it_is_chosen() -> None:
    tell(
        BANISH, MINE, THEIRS,
        you={"hand": ["Banish"], "play": ["Mine"]},
        opponent={"play": ["Theirs"]},
        steps="play Banish\nchoose Theirs\nexpect opponent banished has Theirs",
    )  # fmt: skip


def test_who_has_it_may_choose_it() -> None:
    tell(
        BANISH, WARD,
        you={"hand": ["Banish"], "play": ["Ward"]},
        steps="play Banish\nexpect you banished has Ward",
    )  # fmt: skip


def test_what_is_done_to_all_chooses_none() -> None:
    every = card("Every", EVENT, "POWER: Destroy all Drills.")
    tell(
        every, WARD,
        you={"hand": ["Every"]},
        opponent={"play": ["Ward"]},
        steps="play Every\nexpect opponent discard has Ward",
    )  # fmt: skip


def test_nor_an_mp() -> None:
    ward = card("Ward", DRILL, "[constant] Your MP cannot be chosen by your opponent's effects.")
    tire = card("Tire", EVENT, "POWER: Choose a personality. That personality loses 2 stages.")
    tell(
        ward, tire,
        you={"hand": ["Tire"], "stages": 5},
        opponent={"play": ["Ward"], "stages": 5},
        steps="play Tire\nexpect you.stages = 3\nexpect opponent.stages = 5",
    )  # fmt: skip


@pytest.mark.parametrize("so", [True, False])
def test_its_controller_cannot(so: bool) -> None:
    kind = "Drill" if so else "Setup"
    deed = card("Deed", EVENT, f"POWER: Choose a {kind}. Its controller cannot play Events this "
                "turn. Raise your anger 1.")  # fmt: skip
    reply = card("Reply", EVENT, "POWER: Draw a card.")
    steps = "play Deed\n" + ("expect no option Reply\n" if so else "opponent: play Reply\n")
    tell(
        deed, reply, THEIRS,
        you={"hand": ["Deed"]},
        opponent={"play": ["Theirs"], "hand": ["Reply"]},
        steps=steps + "expect you.anger = 1",
    )  # fmt: skip


PLAN = card("Plan", SETUP, "POWER: Draw a card.")


@pytest.mark.parametrize("whose", ["", "Your ", "Your opponent's "])
def test_cards_in_play_are_of_a_second_type(whose: str) -> None:
    lore = card("Lore", DRILL, f"[constant] {whose or 'All '}Setups are considered Drills.")
    mine = {"hand": ["Banish"], "play": ["Plan"]}
    theirs = {"play": ["Lore"]}
    found = "Plan" if whose != "Your " else "Lore"
    side = "you" if found == "Plan" else "opponent"
    steps = f"play Banish\n{'choose Plan' if found == 'Plan' else ''}\n"
    tell(
        BANISH, lore, PLAN,
        you=mine, opponent=theirs,
        steps=f"{steps}expect {side} banished has {found}",
    )  # fmt: skip


@pytest.mark.parametrize(("text", "found"), [("an Event", 1), ("a Drill", 0)])
def test_a_card_is_of_a_second_type_wherever_it_is(text: str, found: int) -> None:
    plan = card(
        "Plan", SETUP, "(This card is considered an Event in any zone.) POWER: Draw a card."
    )
    search = card(
        "Search", EVENT, f"POWER: Search your Life Deck for {text} and place it into your hand."
    )
    tell(
        plan, search,
        you={"hand": ["Search"], "life_deck": ["Plan"]},
        steps=f"play Search\nexpect you.hand = {found}",
    )  # fmt: skip


def test_and_is_no_other_than_that() -> None:
    lore = card("Lore", DRILL, "[constant] Your Setups are considered Drills.")
    deed = card("Deed", EVENT, "POWER: Destroy all non-Drill cards in play.")
    tell(
        lore, deed, PLAN,
        you={"hand": ["Deed"], "play": ["Lore", "Plan"]},
        opponent={"play": ["Plan"]},
        steps="play Deed\nexpect opponent discard has Plan\nexpect you.play = 2",
    )  # fmt: skip


@pytest.mark.parametrize(("number", "drills", "anger"), [
    ("3", 2, 0), ("3", 3, 1), ("3", 4, 1), ("exactly 3", 4, 0), ("exactly 3", 3, 1),
    ("1", 2, 0), ("1", 1, 1),
])  # fmt: skip
def test_who_has_more_has_so_many(number: str, drills: int, anger: int) -> None:
    deed = card("Deed", EVENT, f"POWER: If you control {number} Drill{'s' * (number != '1')}, raise "
                "your anger 1.")  # fmt: skip
    play = ["Mine", "Theirs", "Idle Drill", "Other Drill"][:drills]
    tell(
        deed, MINE, THEIRS,
        you={"hand": ["Deed"], "play": play},
        steps=f"play Deed\nexpect you.anger = {anger}",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("POWER: Advance to your next personality level.", "POWER: Advance your MP 1 level."),
        ("POWER: Reveal the top 3 cards of your Life Deck. Banish one of the cards revealed this way.",
         "POWER: Reveal the top 3 cards of your Life Deck. Banish 1 of those cards."),
        ("POWER: Choose an Ally. That Ally cannot make actions or have damage redirected to it.",
         "POWER: Choose an Ally. That Ally cannot make actions nor have damage redirected to it."),
    ],
)  # fmt: skip
def test_said_otherwise(said: str, meant: str) -> None:
    assert canonical(said) == meant


def test_what_an_ally_is_considered_is_a_note_wherever_it_stands() -> None:
    said = "[constant] This card is considered a Named card for your card effects."
    program = compile_text(card("Friend", ALLY, said), said)
    assert canonical_text(program) == "(This card is considered Named.)"


@pytest.mark.parametrize("text", ["Banish one of the cards discarded as damage from this attack.",
                                  "Banish a Drill discarded by this attack."])  # fmt: skip
def test_what_this_attack_discarded_is_banished(text: str) -> None:
    beam = card("Beam", ENERGY, f"[attack] Energy attack. DAMAGE: 2 life cards. HIT: {text}")
    tell(
        beam, MINE, THEIRS,
        you={"hand": ["Beam"]},
        opponent={"life_deck": ["Mine", "Block"], "discard": ["Theirs"]},
        steps=f"""
            play Beam
            no defense
            {"choose Mine" if "one of" in text else ""}
            expect opponent banished has Mine
            expect opponent discard has Theirs
            expect opponent discard has Block
        """,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("POWER: Your opponent discards a card, or loses 2 stages.",
         "POWER: Your opponent discards a card or loses 2 stages."),
        ("POWER: Choose an Ally. That Ally gains 2 stages and cannot be destroyed this turn.",
         "POWER: Choose an Ally. That Ally gains 2 stages and that Ally cannot be destroyed this "
         "turn."),
    ],
)  # fmt: skip
def test_of_the_same_one_it_is_said(said: str, meant: str) -> None:
    assert canonical(said) == meant


def test_who_does_one_thing_cannot_do_another() -> None:
    deed = card("Deed", EVENT, "POWER: Your opponent discards a card from his hand and cannot play "
                "Events this turn.")  # fmt: skip
    reply = card("Reply", EVENT, "POWER: Draw a card.")
    tell(
        deed, reply,
        you={"hand": ["Deed"]},
        opponent={"hand": ["Reply", "Block"]},
        steps="""
            play Deed
            opponent: choose Block
            expect no option Reply
            expect opponent.hand = 1
        """,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Your Allies cannot be chosen by critical damage effects.", 2),
        ("Your attacks deal +1 stage of damage.", 1),
    ],
)
def test_nor_for_critical_damage(text: str, left: int) -> None:
    lore = card("Lore", DRILL, f"[constant] {text}")
    pal = card("Pal", ALLY, "POWER: Draw a card.")
    deed = card("Deed", EVENT, "POWER: Use a critical damage effect.")
    tell(
        lore, pal, deed,
        you={"hand": ["Deed"]},
        opponent={"play": ["Lore", "Pal"], "anger": 1},
        steps=f"""
            play Deed
            choose Discard an Ally of your opponent
            expect opponent.play = {left}
        """,
    )  # fmt: skip


def test_each_chooses_what_his_opponent_controls() -> None:
    deed = card("Deed", EVENT, "POWER: Each player chooses a Drill his opponent controls. Destroy the "
                "chosen cards.")  # fmt: skip
    tell(
        deed, MINE, THEIRS,
        you={"hand": ["Deed"], "play": ["Mine", "Idle Drill"]},
        opponent={"play": ["Theirs", "Other Drill"]},
        steps="""
            play Deed
            you: choose Theirs
            opponent: choose Mine
            expect you discard has Mine
            expect opponent discard has Theirs
            expect you.play = 1
        """,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "dealt"),
    [
        ("Your next attack this combat is considered Red.", 4),
        ("Choose a Style. Your next attack this combat is considered to be that Style.", 4),
        ("Your attacks this combat are considered to be Saiyan Style.", 1),
        ("Your next energy attack this combat is considered Red.", 1),
        ("Your attack cards are considered to be Red this combat.", 4),
    ],
)
def test_attacks_count_as_of_a_style(said: str, dealt: int) -> None:
    tell(
        card("Plan", EVENT, f"POWER: {said}"),
        card("Jab", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage."),
        card("Law", DRILL, "[constant] Your Red attacks deal +3 stages of damage."),
        steps=f"""
            play Plan
            {"name Red" if "Choose" in said else ""}
            opponent: pass
            play Jab
            opponent: no defense
            expect opponent stages = {8 - dealt}
        """,
        you={"hand": ["Plan", "Jab"], "play": ["Law"]},
        opponent={"stages": 8},
    )


def test_what_counts_as_of_a_style_is_stopped_by_what_stops_that() -> None:
    tell(
        card("Jab", PHYSICAL, "[attack] Physical attack. This attack is considered Red. DAMAGE: 1 "
             "stage."),
        card("Wall", PHYSICAL, "[defense] Stops a Red attack."),
        card("Fence", PHYSICAL, "[defense] Stops a Blue attack."),
        steps="""
            play Jab
            expect no option play Fence
            opponent: play Wall
            expect opponent stages = 8
        """,
        you={"hand": ["Jab"]},
        opponent={"hand": ["Wall", "Fence"], "stages": 8},
    )  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        "POWER: Your attacks of that Style deal +1 stage of damage this combat.",
        "POWER: Your next attack this combat is considered to be that Style.",
    ],
)
def test_that_style_is_one_that_was_named(text: str) -> None:
    assert compile_text(card("Plan", EVENT, ""), text).failures


@pytest.mark.parametrize(("title", "found"), [("Red Jab", 1), ("Blue Jab", 0)])
def test_that_style_is_that_of_the_card_that_was_spoken_of(title: str, found: int) -> None:
    jab = "[attack] Physical attack. DAMAGE: 1 stage."
    tell(
        card("Plan", EVENT, "POWER: Discard a card from your hand to search your Life Deck for a "
             "physical attack of that Style and place it into your hand."),
        card("Red Jab", PHYSICAL, jab, style=Style.RED),
        card("Blue Jab", PHYSICAL, jab, style=Style.BLUE),
        card("Red Kick", PHYSICAL, jab, style=Style.RED),
        steps=f"""
            play Plan
            expect your hand = {found}
        """,
        you={"hand": ["Plan", title], "life_deck": ["Red Kick"]},
    )  # fmt: skip


@pytest.mark.parametrize(("title", "dealt"), [("Red Jab", 3), ("Blue Jab", 1)])
def test_attacks_of_the_style_of_a_card_that_was_shown(title: str, dealt: int) -> None:
    jab = "[attack] Physical attack. DAMAGE: 1 stage."
    tell(
        card("Plan", EVENT, "POWER: Reveal the top card of your Life Deck. Your attacks of that Style "
             "deal +2 stages of damage this combat."),
        card("Red Jab", PHYSICAL, jab, style=Style.RED),
        card("Blue Jab", PHYSICAL, jab, style=Style.BLUE),
        card("Red Kick", PHYSICAL, jab, style=Style.RED),
        steps=f"""
            play Plan
            opponent: pass
            play {title}
            opponent: no defense
            expect opponent stages = {8 - dealt}
        """,
        you={"hand": ["Plan", title], "life_deck": ["Red Kick"]},
        opponent={"stages": 8},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        ("you chose a Drill", "the chosen card is a Drill"),
        ("an Ally was chosen this way", "the chosen card is an Ally"),
        ("no Drill is chosen", "the chosen card is not a Drill"),
    ],
)
def test_of_what_was_chosen_it_is_asked_what_that_is(said: str, printed: str) -> None:
    text = "POWER: Choose a card in play. If {}, draw a card."
    assert canonical(text.format(said)) == text.format(printed)
