"""What the cards of one such set did wrong: what depends, what is priced, what was counted."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, staged

RAISES = "POWER: Raise your anger 1."
SPARES = [card("Spare", EVENT, RAISES), card("Plan", DRILL, RAISES)]
TO_SHOW = {"hand": ["Spare", "Plan"], "life_deck": ["Filler"] * 4, "fill": 20}


@pytest.mark.parametrize(
    "then",
    [
        "he reveals his hand and you choose one of the revealed cards and banish it.",
        "he reveals his hand and you choose a card and banish it.",
        "he reveals his hand and you choose one of his cards and banish it.",
        "your opponent reveals his hand. Choose 1 of those cards and banish it.",
    ],
)
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_what_is_chosen_of_a_hand_that_is_shown_otherwise(then: str, answer: str) -> None:
    """Who does what he may shows nothing, so that there is nothing to choose (EFF-5)."""
    text = (
        f"POWER: Your opponent may destroy the top 4 cards of his Life Deck. If he does not, {then}"
    )
    steps = {
        "yes": "expect opponent's banished = 0\nexpect opponent's discard = 4",
        "no": "choose Plan\nexpect opponent banished zone has Plan\nexpect opponent's discard = 0",
    }
    staged(
        f"play Quiz\nopponent: {answer}\n{steps[answer]}",
        card("Quiz", EVENT, text),
        *SPARES,
        mine={"hand": ["Quiz"]},
        theirs=TO_SHOW,
    )


@pytest.mark.parametrize(
    ("anger", "hand", "steps"),
    [
        (3, [], "expect your hand = 0"),
        (3, ["Plan"], "expect your hand = 0\nexpect opponent discard pile has Plan"),
        (2, ["Plan"], "expect your hand = 1\nexpect opponent's hand = 1"),
    ],
)
def test_otherwise_after_what_belongs_to_the_case(anger: int, hand: list[str], steps: str) -> None:
    """It goes by what was asked, and not by whether the choice was made (EFF-2)."""
    text = "POWER: If your opponent's anger is 3, your opponent reveals his hand and you choose one of those cards and discard it. Otherwise, draw a card."
    staged(
        f"play Quiz\n{steps}",
        card("Quiz", EVENT, text),
        *SPARES,
        mine={"hand": ["Quiz"]},
        theirs={"hand": hand, "anger": anger},
    )


@pytest.mark.parametrize(("anger", "there"), [(0, True), (3, False)])
def test_what_is_chosen_in_play_in_a_case(anger: int, there: bool) -> None:
    """Only of a hand that is shown is a sentence of its own made; here it is one (EFF-2)."""
    text = "POWER: If your anger is 3, your opponent discards a card from his hand and you choose an Ally in play and destroy it."
    staged(
        f"play Quiz\nexpect opponent play {'has' if there else 'has no'} Pal",
        card("Quiz", EVENT, text),
        card("Pal", ALLY, RAISES),
        mine={"hand": ["Quiz"], "anger": anger},
        theirs={"play": ["Pal"], "hand": ["Filler"]},
        auto="first",
    )


@pytest.mark.parametrize(
    ("stages", "steps"),
    [
        (
            5,
            """
            expect asked opponent
            expect asked Have your MP pay 3 stages?
            opponent: yes
            expect opponent's stages = 2
            expect your hand = 0
            """,
        ),
        (5, "opponent: no\nexpect opponent's stages = 5\nexpect your hand = 1"),
        (2, "expect asked opponent never: Have your MP\nexpect your hand = 1"),
    ],
)
def test_what_he_may_have_his_mp_pay(stages: int, steps: str) -> None:
    """He is asked about his own MP, and only where it could pay (EFF-5, ATK-2)."""
    text = "POWER: Your opponent may have his MP pay 3 stages. If he does not, draw a card."
    staged(
        f"play Toll\n{steps}",
        card("Toll", EVENT, text),
        mine={"hand": ["Toll"]},
        theirs={"stages": stages},
    )


COUNTS = (
    "DAMAGE: 1 +X life cards. X = the number of Allies and Dragon Balls your opponent controls."
)
PALS = [card("Pal", ALLY, RAISES), card("Mate", ALLY, RAISES)]


@pytest.mark.parametrize(
    ("those", "steps"),
    [
        ("Banish one of those Allies.", "choose Mate\nexpect opponent banished has Mate"),
        ("Banish those Allies.", "expect opponent banished has Mate\nexpect opponent.banished = 2"),
        (
            "Choose one of those cards and destroy it.",
            "choose Mate\nexpect opponent discard has Mate",
        ),
    ],
)
def test_those_that_were_counted(those: str, steps: str) -> None:
    """They are spoken of like those that were found, where no others were (ATK-1)."""
    staged(
        f"play Sphere\nopponent: no defense\n{steps}",
        card("Sphere", PHYSICAL, f"[attack] Physical attack. {COUNTS} HIT: {those}"),
        *PALS,
        mine={"hand": ["Sphere"]},
        theirs={"play": ["Pal", "Mate", "Ball"]},
    )


@pytest.mark.parametrize(
    ("said", "read"),
    [
        (
            "Gain X stages. X = the number of Drills in your discard pile. Banish those Drills.",
            "Banish all Drills in your discard pile.",
        ),
        (
            "Raise your anger 1 for each Drill he controls. Destroy up to 2 of those Drills.",
            "Destroy up to 2 Drills your opponent controls.",
        ),
        (
            "Choose 2 Drills. Gain X stages. X = the number of Drills in play. Destroy those Drills.",
            "Destroy those Drills.",
        ),
        (
            "Draw 2 cards. Gain X stages. X = the number of Drills in play. Discard those cards.",
            "Discard those cards.",
        ),
    ],
)
def test_of_what_was_counted_or_found(said: str, read: str) -> None:
    assert canonical(f"POWER: {said}").endswith(f" {read}")


@pytest.mark.parametrize(
    ("effects", "drawn"), [("one of your effects", 1), ("one of your card effects", 0)]
)
def test_an_effect_of_critical_damage_is_one_of_your_effects(effects: str, drawn: int) -> None:
    """It is no card effect, but an effect (ATK-13), as it is where several are spoken of."""
    text = f"[constant] The first time each combat {effects} lowers your opponent's anger, draw a card."
    staged(
        f"""
        play Blow
        opponent: no defense
        Lower your opponent's anger 1
        expect opponent's anger = 1
        expect your hand = {drawn}
        """,
        card("Watcher", DRILL, text),
        card("Blow", PHYSICAL, "[attack] Physical attack. DAMAGE: 5 life cards."),
        mine={"hand": ["Blow"], "play": ["Watcher"]},
        theirs={"anger": 2},
    )


@pytest.mark.parametrize(
    ("effects", "mine", "theirs"),
    [("one of your opponent's effects", 2, 0), ("one of your opponent's card effects", 1, 1)],
)
def test_an_effect_of_critical_damage_is_replaced(effects: str, mine: int, theirs: int) -> None:
    text = f"[constant] The first time each combat {effects} would lower your anger, lower his anger by that amount instead."
    staged(
        f"""
        opponent: play Blow
        no defense
        opponent: Lower your opponent's anger 1
        expect your anger = {mine}
        expect opponent's anger = {theirs}
        """,
        card("Mirror", DRILL, text),
        card("Blow", PHYSICAL, "[attack] Physical attack. DAMAGE: 5 life cards."),
        mine={"play": ["Mirror"], "anger": 2},
        theirs={"hand": ["Blow"], "anger": 1},
        turn="opponent",
        action="opponent",
    )


KINDS = {
    "physical": "[attack] Physical attack. DAMAGE: 2 stages.",
    "energy": "[attack] Energy attack. DAMAGE: 2 life cards.",
}
EITHER = (
    "ower your anger 1 to stop a physical attack or {}lower your anger 2 to stop an energy attack."
)


@pytest.mark.parametrize(
    ("said", "again"), [("L", ""), ("You may l", ""), ("You may l", "you may ")]
)
@pytest.mark.parametrize(
    ("kind", "anger", "why"),
    [
        ("physical", 0, "EFF-5"),
        ("physical", 1, ""),
        ("physical", 2, ""),
        ("energy", 0, "EFF-5"),
        ("energy", 1, "EFF-5"),
        ("energy", 2, ""),
    ],
)
def test_one_of_two_priced_defenses(said: str, again: str, kind: str, anger: int, why: str) -> None:
    """It is offered where one of them can be paid for and does something (EFF-5)."""
    staged(
        f"""
        opponent: play Blow
        {f"expect why not Drift: {why}" if why else "use Drift"}
        {"expect no option use Drift" if why else "yes" if "may" in said else ""}
        expect your anger = {anger - (0 if why else 1 if kind == "physical" else 2)}
        """,
        card("Drift", DRILL, f"[defense] POWER: {said}{EITHER.format(again)}"),
        card("Blow", PHYSICAL, KINDS[kind]),
        mine={"play": ["Drift"], "anger": anger, "hand": ["Block"]},
        theirs={"hand": ["Blow"]},
        turn="opponent",
        action="opponent",
    )


@pytest.mark.parametrize(("anger", "hand", "there"), [(0, [], 0), (1, [], 1), (0, ["Plan"], 1)])
def test_one_of_two_priced_powers(anger: int, hand: list[str], there: int) -> None:
    text = "POWER: Lower your anger 1 to gain 2 stages or discard a Drill from your hand to draw a card."
    steps = "expect option use Deal" if there else "expect no option use Deal"
    staged(
        steps if there else f"{steps}\nexpect why not Deal: EFF-5",
        card("Deal", DRILL, text),
        *SPARES,
        mine={"play": ["Deal"], "anger": anger, "hand": hand},
    )


@pytest.mark.parametrize(
    "text",
    [
        "Choose an Ally your opponent controls. That Ally cannot make actions this combat.",
        "Gain control of an opponent's Ally this combat. That Ally may make actions regardless of your MP's power stage this combat.",
        "Choose an Ally your opponent controls. That Ally loses all effects and cannot make actions this combat.",
        "Look at your opponent's hand and choose a card. Cards with that title cannot be played this combat.",
        "Search your opponent's hand for a card. That card cannot be played this combat.",
    ],
)
@pytest.mark.parametrize("found", [True, False])
def test_what_is_said_of_none_is_not_in_force(text: str, found: bool) -> None:
    """Where no card was found nothing holds of it (EFF-1)."""
    staged(
        f"play Quiz\nexpect log contains Quiz\nexpect {'' if found else 'no '}event FloatingBegan",
        card("Quiz", EVENT, f"POWER: {text}"),
        *PALS,
        mine={"hand": ["Quiz"]},
        theirs={"play": ["Pal"], "hand": ["Filler"]} if found else {},
        auto="first",
    )


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("Destroy one of your other Drills.", "Destroy another Drill you control."),
        (
            "Destroy one of your other Styled Drills in play to draw a card.",
            "Destroy another Styled Drill you control to draw a card.",
        ),
        ("Destroy up to 2 of your other Drills.", "Destroy up to 2 of your other Drills."),
    ],
)
def test_one_of_your_others_is_another_one(said: str, read: str) -> None:
    """What is printed is read as the same program that was printed."""
    whole = f"POWER: {said}"
    assert canonical(whole, DRILL) == f"POWER: {read}"
    one, other = (compile_text(card("Sword", DRILL, ""), t) for t in (whole, f"POWER: {read}"))
    assert one.sections == other.sections


@pytest.mark.parametrize(
    ("said", "read"),
    [
        (
            "was the first attack your opponent performed this combat",
            "is your opponent's first attack this combat",
        ),
        (
            "is one of his first 2 attacks each combat",
            "is one of your opponent's first 2 attacks this combat",
        ),
        ("was not his second attack this turn", "is not your opponent's second attack this turn"),
    ],
)
def test_which_attack_of_this_combat_it_is(said: str, read: str) -> None:
    """Of one attack it is asked in the time that goes on, not in each."""
    for told in (said, read):
        text = "[defense] Stops a physical attack. If that attack {}, draw a card."
        assert canonical(text.format(told)) == text.format(read)
    stays = "[constant] Your first attack each combat deals +1 stage of damage."
    assert canonical(stays, DRILL) == stays


@pytest.mark.parametrize(
    ("answer", "drawn"), [("Place that Ally into play", 0), ("Shuffle it into your Life Deck", 1)]
)
def test_what_one_gains_by_is_no_price_of_the_rest(answer: str, drawn: int) -> None:
    """To place an Ally into play is one thing, to shuffle it in and draw the other (EFF-5)."""
    text = "POWER: Choose an Ally in your discard pile. Place that Ally into play at 5 stages above 0 or shuffle it into your Life Deck to draw a card."
    staged(
        f"play Deal\n{answer}\nexpect your hand = {drawn}\nexpect your discard = 1",
        card("Deal", EVENT, text),
        *PALS,
        mine={"hand": ["Deal"], "discard": ["Pal"]},
    )


@pytest.mark.parametrize("answer", ["Destroy a Drill", "Discard a card"])
def test_either_of_two_prices_is_paid_for_the_rest(answer: str) -> None:
    text = "POWER: Destroy a Drill you control or discard a card from your hand to gain 3 stages."
    staged(
        f"play Deal\n{answer}\nexpect your stages = 8",
        card("Deal", EVENT, text),
        *SPARES,
        mine={"hand": ["Deal", "Spare"], "play": ["Plan"], "stages": 5},
    )


@pytest.mark.parametrize("destroyed", [True, False])
def test_control_that_is_given_back(destroyed: bool) -> None:
    """It is told as that, and not once more as what was gained; of what has left play nothing is."""
    gone = "\nopponent: pass\nplay Fell\nchoose Pal" if destroyed else ""
    staged(
        f"""
        play Loan
        choose Pal
        expect your play has Pal{gone}
        until combat ends
        expect log {"lacks" if destroyed else "contains"} Loan: Control of Pal - Friend is given back
        expect opponent play has {"no " if destroyed else ""}Pal
        """,
        card("Loan", EVENT, "POWER: Gain control of an opponent's Ally this combat."),
        card("Fell", EVENT, "POWER: Destroy an Ally."),
        *PALS,
        mine={"hand": ["Loan", "Fell"]},
        theirs={"play": ["Pal", "Mate"]},
        auto="pass",
    )


def test_control_is_given_back_of_what_has_lost_its_effects() -> None:
    """To give it back is an effect of the card that took it, and none of its own (EFF-4)."""
    text = "POWER: Gain control of an opponent's Ally this combat. That Ally loses all effects this combat."
    staged(
        """
        play Loan
        choose Pal
        expect your play has Pal
        until combat ends
        expect opponent play has Pal
        """,
        card("Loan", EVENT, text),
        *PALS,
        mine={"hand": ["Loan"]},
        theirs={"play": ["Pal", "Mate"]},
        auto="pass",
    )
