"""Forms that sets of other hands have: each is read, and played through the public door."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType, Style
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, PHYSICAL, SETUP, card
from tests.rules.staged import canonical, tell

STORM = card("Storm", ENERGY, "[attack] Energy attack. DAMAGE: 6 life cards.")
JAB = card("Jab", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages.")


def refused(text: str, kind: CardType = EVENT) -> bool:
    """Whether a text isn't understood on a card of that type."""
    return bool(compile_text(card("Sword", kind, ""), text).failures)


# ------------------------------------------------------------------ Endurance behind the place


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("cards in your Life Deck with Endurance have their Endurance increased by 1",
         "your cards with Endurance have their Endurance increased by 1"),
        ("cards in your Life Deck that have Endurance gain +1 Endurance",
         "your cards with Endurance have their Endurance increased by 1"),
        ("Styled cards in your opponent's Life Deck have their Endurance reduced by 1",
         "your opponent's Styled cards have their Endurance reduced by 1"),
    ],
)  # fmt: skip
def test_endurance_is_said_of_where_the_cards_lie(said: str, meant: str) -> None:
    while_so = "[constant] While you control an Ally, "
    assert canonical(f"{while_so}{said}.", DRILL) == f"{while_so}{meant}."


@pytest.mark.parametrize(("ally", "left"), [(["Old Friend"], 6), ([], 5)])
def test_endurance_is_higher_only_while_that_is_so(ally: list[str], left: int) -> None:
    """The first of six life cards is banished to prevent two more, or three (ATK-12)."""
    tell(
        STORM,
        card("Hope", DRILL, "[constant] While you control an Ally, cards in your Life Deck with "
             "Endurance have their Endurance increased by 1."),
        you={"life_deck": ["Lasting Block"], "fill": 8, "play": ["Hope", *ally]},
        opponent={"hand": ["Storm"]},
        start={"action": "opponent"},
        steps=f"opponent: play Storm\nyou: pass\nyou: yes\nexpect you life_deck = {left}",
    )  # fmt: skip


# ------------------------------------------------------------------ the first one from the hand


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("The first attack you play from your hand each combat deals +2 stages of damage.",
         "Your first attack performed from the hand each combat deals +2 stages of damage."),
        ("The second Styled attack you perform from your hand each turn cannot be stopped.",
         "Your second Styled attack performed from the hand each turn cannot be stopped."),
        ("The first attack your opponent plays from his hand each combat deals -1 stage.",
         "Your opponent's first attack performed from the hand each combat deals -1 stage of "
         "damage."),
    ],
)  # fmt: skip
def test_which_attack_from_a_hand_it_is(said: str, meant: str) -> None:
    assert canonical(f"[constant] {said}", DRILL) == f"[constant] {meant}"


def test_the_first_attack_from_the_hand_is_no_power() -> None:
    """A Power's attack before it isn't one from the hand, and the second one is no first one."""
    tell(
        JAB,
        card("Fist", ALLY, "POWER: Physical attack. DAMAGE: 1 stage."),
        card("Punch", DRILL, "POWER: Physical attack. DAMAGE: 1 stage."),
        card("Deed", DRILL, "[constant] The first attack you play from your hand each combat deals "
             "+2 stages of damage."),
        you={"hand": ["Jab", "Jab"], "play": ["Deed", "Punch"]},
        opponent={"stages": 10},
        steps="""use Punch
            no defense
            expect opponent.stages = 9
            pass
            play Jab
            no defense
            expect opponent.stages = 5
            pass
            play Jab
            no defense
            expect opponent.stages = 3""",
    )  # fmt: skip


# ------------------------------------------------------------------ another cost instead


@pytest.mark.parametrize(
    "said",
    [
        "If you control an Ally, this attack costs 1 stage to perform instead.",
        "If you control an Ally, this attack costs 1 stage instead.",
        "This attack costs 1 stage instead if you control an Ally.",
    ],
)
@pytest.mark.parametrize(("ally", "paid"), [(["Old Friend"], 1), ([], 3)])
def test_a_note_tells_another_cost_instead(said: str, ally: list[str], paid: int) -> None:
    """What is printed is what it takes the place of (ATK-2)."""
    tell(
        card("Wave", ENERGY, f"({said}) [attack] Energy attack costing 3 stages. DAMAGE: 1 stage."),
        you={"hand": ["Wave"], "play": ally},
        steps=f"play Wave\nexpect your stages = {5 - paid}",
    )


@pytest.mark.parametrize(
    "note",
    [
        "This attack costs -1 stage to perform. If you control an Ally, it costs 1 stage instead.",
        "If you control an Ally, this attack costs 1 less stage to perform instead.",
        "If you control an Ally, this attack deals +1 stage instead.",
    ],
)
def test_what_it_takes_the_place_of_is_known(note: str) -> None:
    assert refused(f"({note}) [attack] Energy attack costing 3 stages. DAMAGE: 1 stage.", ENERGY)


# ------------------------------------------------------------------ not used, and not out of play


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("cannot be used nor leave play", "cannot be used and that card cannot leave play"),
        ("cannot be used and cannot leave play", "cannot be used and that card cannot leave play"),
        ("cannot leave play or be used", "cannot leave play and that card cannot be used"),
    ],
)
def test_what_is_kept_from_a_card_and_what_it_does_not_do(said: str, meant: str) -> None:
    before = "POWER: Choose a Setup or Ally in play. That card"
    assert canonical(f"{before} {said} this combat.") == f"{before} {meant} this combat."


def test_it_is_neither_used_nor_gone() -> None:
    tell(
        card("Deed", EVENT, "POWER: Choose a Drill in play. That card cannot be used nor leave play "
             "this combat."),
        card("Spare Drill", DRILL, "POWER: Raise your anger 1."),
        card("Break", EVENT, "POWER: Destroy a Drill."),
        you={"hand": ["Deed", "Break"]},
        opponent={"play": ["Idle Drill", "Spare Drill"]},
        steps="""play Deed
            Idle Drill
            expect no option use Idle Drill
            expect option use Spare Drill
            opponent: pass
            play Break
            expect opponent.play has Idle Drill
            expect opponent.play has no Spare Drill""",
    )  # fmt: skip


# ------------------------------------------------------------------ that attack after use


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Place that attack on top of your Life Deck", "placed on top of its owner's Life Deck"),
        ("Shuffle that attack into your Life Deck", "shuffled into its owner's Life Deck"),
        ("Return that attack to your hand", "placed into its owner's hand"),
        ("Rejuvenate that attack", "Rejuvenated"),
    ],
)
def test_what_becomes_of_the_attack_that_is_waited_for(said: str, meant: str) -> None:
    when = "[instant] POWER: Use when you perform a Styled attack."
    assert canonical(f"{when} {said} after use.") == f"{when} That attack is {meant} after use."
    assert refused(f"POWER: {said} after use.")


@pytest.mark.parametrize(("used", "top"), [(True, "Red Storm"), (False, "Filler")])
def test_it_goes_there_when_it_is_over(used: bool, top: str) -> None:
    """The attack goes on; its card goes there in the place of the discard pile (ATK-1)."""
    red = card("Red Storm", ENERGY, STORM.text, style=Style.RED)
    tell(
        red,
        card("Deed", SETUP, "[instant] POWER: Use after you deal critical damage with a Styled "
             "attack. Place that attack on top of your Life Deck after use."),
        you={"hand": ["Red Storm"], "play": ["Deed"]},
        steps=f"""play Red Storm
            no defense
            {"yes" if used else "no"}
            lower
            expect your life_deck top = {top}
            expect your discard has {"no " if used else ""}Red Storm""",
    )  # fmt: skip


# ------------------------------------------------------------------ damage redirected to Allies


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("damage is redirected to one of your Allies", "one of your Allies takes damage"),
        ("stage damage from one of your attacks is redirected to one of your opponent's Allies",
         "one of your opponent's Allies takes stage damage from one of your attacks"),
        ("damage is redirected from your MP to an Ally", "an Ally takes damage"),
    ],
)  # fmt: skip
def test_what_is_redirected_to_an_ally_it_takes(said: str, meant: str) -> None:
    then = "lower your opponent's anger 1."
    told = canonical(f"[constant] Whenever {said}, {then}", DRILL)
    assert told in (f"[constant] Whenever {meant}, {then}", f"[constant] Whenever {meant}, lower "
                    "his anger 1.")  # fmt: skip


@pytest.mark.parametrize("whom", ["your MP", "you", "your opponent", "one of your personalities"])
def test_of_others_it_is_not_the_same(whom: str) -> None:
    assert refused(f"[constant] Whenever damage is redirected to {whom}, draw a card.", DRILL)


@pytest.mark.parametrize(("takes", "anger"), [("Old Friend", 1), ("Hero", 2)])
def test_it_is_heard_where_the_ally_takes_it(takes: str, anger: int) -> None:
    """An Ally loses the stages in the place of the MP (COM-7)."""
    tell(
        JAB,
        card("Deed", DRILL, "[constant] Whenever damage is redirected to one of your Allies, lower "
             "your opponent's anger 1 level."),
        you={"play": ["Deed", "Old Friend"]},
        opponent={"hand": ["Jab"], "anger": 2},
        start={"action": "opponent"},
        steps=f"""opponent: play Jab
            no defense
            {takes}
            expect opponent.anger = {anger}""",
    )  # fmt: skip


# ------------------------------------------------------------------ so much for one critical effect


NEEDS = (
    "[constant] Your opponent needs to deal 7 or more life cards of damage with an attack to "
    "capture one of your Dragon Balls with a critical damage effect."
)


def test_how_much_critical_damage_takes_for_one_thing() -> None:
    assert canonical(NEEDS, DRILL) == (
        "[constant] Your opponent's attacks that deal 6 or less life cards of damage cannot have "
        "their critical damage used to capture Dragon Balls."
    )
    assert refused(NEEDS.replace("7", "3"), DRILL)


@pytest.mark.parametrize(("dealt", "captures"), [(6, False), (7, True)])
def test_it_captures_only_with_so_much(dealt: int, captures: bool) -> None:
    """Below that critical damage is used for everything else (ATK-13)."""
    tell(
        card("Blast", ENERGY, f"[attack] Energy attack. DAMAGE: {dealt} life cards."),
        card("Deed", DRILL, NEEDS),
        you={"play": ["Deed", "Ball"], "anger": 1},
        opponent={"hand": ["Blast"]},
        start={"action": "opponent"},
        steps=f"""opponent: play Blast
            no defense
            expect {"option" if captures else "no option"} capture
            expect option lower
            lower
            expect your anger = 0""",
    )


# ------------------------------------------------------------------ cancel the card that was played


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("the immediate effects of the card that was played", "immediate effects"),
        ("the effects of the Event he played", "effects"),
    ],
)
def test_the_card_that_is_waited_for_is_cancelled(said: str, read: str) -> None:
    when = "[instant] POWER: Use when your opponent plays an Event."
    assert canonical(f"{when} Cancel {said}.") == f"{when} Cancel the {read} of that card."
    assert refused(f"POWER: Cancel {said}.")


@pytest.mark.parametrize(("top", "anger"), [("Other Event", 0), ("Filler", 1)])
def test_it_is_cancelled_and_not_what_was_destroyed(top: str, anger: int) -> None:
    tell(
        card("Roar", EVENT, "POWER: Raise your anger 1."),
        card("Other Event", EVENT, "POWER: Raise your anger 1."),
        card("Deed", EVENT, "[instant] POWER: Use when your opponent plays an Event from his hand. "
             "Destroy the top card of your opponent's Life Deck. If you destroyed an Event, cancel "
             "the immediate effects of the card that was played."),
        you={"hand": ["Deed"]},
        opponent={"hand": ["Roar"], "life_deck": [top]},
        start={"action": "opponent"},
        steps=f"""opponent: play Roar
            you: yes
            expect opponent.anger = {anger}
            expect opponent.discard has Roar""",
    )  # fmt: skip


# ------------------------------------------------------------------ the same power level


@pytest.mark.parametrize("so", ["considered to be the same as", "equal to", "considered equal to"])
def test_a_power_level_is_the_same_as_another(so: str) -> None:
    """The Attack Table is asked with it (ATK-5)."""
    text = f"POWER: Choose an Ally you control. That Ally's power level is {so} your MP's power "
    assert canonical(f"{text}level this combat.") == (
        "POWER: Choose an Ally you control. That Ally's power level is considered to be your MP's "
        "power level this combat."
    )


@pytest.mark.parametrize(("so", "left"), [(True, 1), (False, 0)])
def test_it_is_what_the_attack_table_sees(so: bool, left: int) -> None:
    """The Ally of 1,000 attacks as one of 500 against 500, or as itself, at 1 or 2 (ATK-5)."""
    tell(
        card("Deed", EVENT, "POWER: Choose an Ally you control. That Ally's power level is "
             "considered to be the same as your MP's power level this combat."),
        card("Punch", PHYSICAL, "[attack] Physical attack. DAMAGE: AT stages."),
        card("Roar", EVENT, "POWER: Raise your anger 1."),
        you={"stages": 1, "play": ["Old Friend"], "hand": ["Deed", "Roar", "Punch"]},
        opponent={"stages": 2},
        steps=f"""{"play Deed" if so else "play Roar"}
            pass
            play Punch with Old Friend
            no defense
            expect opponent.stages = {left}""",
    )  # fmt: skip


# ------------------------------------------------------------------ its next action


def test_a_card_that_is_destroyed_is_performed_next() -> None:
    note = (
        "If this card is destroyed from your Life Deck by one of your effects, you may perform "
        "this attack as your next action this combat."
    )
    text = f"({note}) [attack] Energy attack. DAMAGE: 1 stage."
    assert canonical(text, ENERGY) == canonical(text.replace("this attack as", "it as"), ENERGY)
    for mine in (True, False):
        tell(
            card("Beam", ENERGY, text),
            card("Mill", EVENT, "POWER: Destroy the top card of your Life Deck."),
            card("His", EVENT, "POWER: Destroy the top card of your opponent's Life Deck."),
            card("Skip", EVENT, "POWER: Draw a card."),
            you={"hand": ["Mill"] if mine else [], "life_deck": ["Beam"]},
            opponent={"hand": ["Skip"] if mine else ["His"]},
            start={"action": "you" if mine else "opponent"},
            steps=f"""{"play Mill" if mine else "opponent: play His"}
                {"opponent: play Skip" if mine else ""}
                expect your discard has Beam
                expect {"option" if mine else "no option"} play Beam
                pass""",
        )


# ------------------------------------------------------------------ kept for a price


@pytest.mark.parametrize("said", ["keep control of it", "keep it", "prevent it"])
def test_what_is_done_to_keep_a_card(said: str) -> None:
    would = "whenever your opponent would capture one of your Dragon Balls"
    text = f"POWER: Until the start of your next turn, {would}, you may discard a card from your "
    assert canonical(f"{text}hand to {said}.") == (
        f"POWER: W{would[1:]}, you may discard a card from your hand instead until the start of "
        "your next turn."
    )


def test_what_is_never_held_is_not_kept() -> None:
    text = "[constant] Whenever you would draw a card, you may discard a card from your hand to "
    assert refused(f"{text}keep it.", DRILL)


@pytest.mark.parametrize(("keeps", "holder"), [(True, "opponent"), (False, "you")])
def test_it_stays_where_the_price_is_paid(keeps: bool, holder: str) -> None:
    tell(
        card("Grab", EVENT, "POWER: Capture a Dragon Ball."),
        card("Deed", DRILL, "[constant] Whenever your opponent would capture one of your Dragon "
             "Balls, you may discard a card from your hand to keep control of it."),
        you={"hand": ["Grab"]},
        opponent={"play": ["Ball", "Deed"], "hand": ["Filler"]},
        steps=f"""play Grab
            opponent: {"yes" if keeps else "no"}
            expect {holder}.play has Ball
            expect opponent.hand = {0 if keeps else 1}""",
    )  # fmt: skip


# ------------------------------------------------------------------ Powers, copies, searches


def test_a_power_on_a_drill_is_used_again() -> None:
    text = "POWER: Use {} one of your Drills {}."
    for power in ("a Power on", "a POWER of", "the Power on"):
        for again in ("again", "a second time"):
            assert canonical(text.format(power, again)) == (
                "POWER: Use the Power of a Drill you control again."
            )
    tell(
        card("Deed", EVENT, "POWER: Use a POWER on one of your Drills a second time."),
        card("Watch", DRILL, "[constant] Whenever you use a POWER on one of your Drills, lower your "
             "opponent's anger 1."),
        you={"play": ["Idle Drill", "Watch"], "hand": ["Deed"]},
        opponent={"anger": 4},
        steps="""use Idle Drill
            expect your anger = 1
            expect opponent.anger = 3
            pass
            play Deed
            expect your anger = 2
            expect opponent.anger = 2""",
    )  # fmt: skip


def test_what_a_constant_text_lets_one_do_is_no_power_that_is_used() -> None:
    """The Power that is used once more is heard, and nothing else (COM-3)."""
    tell(
        card("Deed", DRILL, "[constant] Once per combat, you may use a POWER on one of your other "
             "Drills a second time. Whenever you use a POWER on a Drill, lower your opponent's "
             "anger 1 level."),
        you={"play": ["Idle Drill", "Deed"]},
        opponent={"anger": 4},
        steps="""use Idle Drill
            expect opponent.anger = 3
            pass
            use Deed
            yes
            expect your anger = 2
            expect opponent.anger = 2
            expect no option use Deed""",
    )  # fmt: skip


def test_more_than_one_of_the_card_may_be_in_play() -> None:
    for said in ('more than one "Sword" in play', "more than one copy of this Ally in play"):
        assert canonical(
            f"(You may have {said}.) [constant] Your attacks deal +1 stage.", ALLY
        ) == (
            "(You may have any number of copies of this card in play.) [constant] Your attacks deal "
            "+1 stage of damage."
        )
    assert refused('(You may have more than one "Other" in play.) POWER: Draw a card.', ALLY)


def test_what_comes_of_a_search_comes_once_the_deck_is_shuffled() -> None:
    """Shuffling belongs to the search (EFF-9), and what waits for that comes after it (EFF-2)."""
    text = "[constant] Whenever your opponent searches his Life Deck, destroy its top card"
    text = text.replace("its top card", "the top card of his Life Deck")
    assert canonical(f"{text} after it is shuffled.", DRILL) == canonical(f"{text}.", DRILL)
    tell(
        card("Seek", EVENT, "POWER: Search your Life Deck for a Drill and place it into your hand."),
        card("Watch", DRILL, f"{text} after it is shuffled."),
        you={"play": ["Watch"]},
        opponent={"hand": ["Seek"], "life_deck": ["Idle Drill"]},
        start={"action": "opponent"},
        steps="""opponent: play Seek
            Idle Drill
            expect opponent.life_deck = 29
            expect event Shuffled, then CardMoved why=destroy""",
    )  # fmt: skip
