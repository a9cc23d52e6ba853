"""Words of a fight that stand wherever their kind of word can: damage, modifiers, who attacks."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType, Style
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, PHYSICAL, SETUP, card
from tests.rules.staged import canonical, staged, tell

PAL = card("Pal", ALLY, "POWER: Draw a card.")
SPAR = "[attack] Physical attack. {} DAMAGE: {} stages."


@pytest.mark.parametrize(("damage", "drawn"), [(4, 0), (5, 1), (6, 1)])
def test_how_much_an_attack_dealt_is_asked(damage: int, drawn: int) -> None:
    staged(
        f"""
        play Count
        opponent: no defense
        expect you hand = {drawn}
        """,
        card("Count", PHYSICAL, SPAR.format("", damage)
             + " HIT: If this attack dealt five or more stages of damage, draw a card."),
        mine={"hand": ["Count"]},
        theirs={"stages": 9},
    )  # fmt: skip


@pytest.mark.parametrize(("damage", "drawn"), [(1, 0), (2, 1)])
def test_a_trigger_waits_for_so_much_damage(damage: int, drawn: int) -> None:
    staged(
        f"""
        play Cut
        opponent: no defense
        expect you hand = {drawn}
        """,
        card("Ear", DRILL, "[constant] Whenever one of your attacks deals 2 or more life cards of "
             "damage, draw a card."),
        card("Cut", ENERGY, f"[attack] Energy attack costing 0 stages. DAMAGE: {damage} life cards."),
        mine={"hand": ["Cut"], "play": ["Ear"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("boost", "weaken", "stages"),
    [
        # 2 of the attack, and +3 that counts twice.
        ("Your attacks deal +3 stages.", "POWER: Draw a card.", 8),
        # What the opponent takes from the damage is no modifier of yours.
        ("Your attacks deal +3 stages.", "[constant] Your opponent's attacks deal -1 stage.", 7),
        ("Your opponent's attacks deal +3 stages.", "POWER: Draw a card.", 2),
    ],
)
def test_your_own_modifiers_are_doubled_and_no_others(boost: str, weaken: str, stages: int) -> None:
    staged(
        f"""
        play Double
        opponent: no defense
        expect opponent stages = {10 - stages}
        """,
        card("Double", PHYSICAL,
             SPAR.format("Your damage modifiers on this attack are doubled.", 2)),
        card("Boost", DRILL, f"[constant] {boost}"),
        card("Weaken", DRILL, weaken),
        mine={"hand": ["Double"], "play": ["Boost"]},
        theirs={"play": ["Weaken"], "stages": 10},
    )  # fmt: skip


def test_your_modifiers_are_doubled_on_an_attack_to_come_and_on_no_more() -> None:
    kick = card("Kick", PHYSICAL, SPAR.format("", 1))
    tell(
        kick,
        card("Plan", EVENT,
             "POWER: Your damage modifiers on your next attack this combat are doubled."),
        card("Boost", DRILL, "[constant] Your attacks deal +1 stage."),
        steps="""
        play Plan
        pass
        play Kick
        expect opponent stages = 7
        pass
        play Kick
        expect opponent stages = 5
        """,
        you={"hand": ["Plan", "Kick", "Kick"], "play": ["Boost"]},
        opponent={"stages": 10},
    )  # fmt: skip


@pytest.mark.parametrize("attacker", ["Fist", "Kick"])
def test_an_attack_from_a_personalitys_power_alone_is_stopped(attacker: str) -> None:
    fist = card("Fist", ALLY, "POWER: Physical attack. DAMAGE: 2 stages.")
    kick = card("Kick", PHYSICAL, SPAR.format("", 2))
    by_power = attacker != "Kick"
    staged(
        f"""
        opponent: {"use Fist" if by_power else "play Kick"}
        expect {"" if by_power else "no "}option play Jab
        """,
        fist,
        kick,
        card("Jab", PHYSICAL, "(You may play this card to stop an attack from a personality's POWER "
             "instead of as an attack.) " + SPAR.format("", 1)),
        mine={"hand": ["Jab"]},
        theirs={"hand": ["Kick"], "play": ["Fist"], "stages": 0},
        turn="opponent",
        action="opponent",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("title", "found"), [("Hero's Blow", 1), ("Red Blow", 1), ("Plain Blow", 0)]
)
def test_one_of_two_words_before_a_card_is_enough(title: str, found: int) -> None:
    style = {"style": Style.RED} if title.startswith("Red") else {}
    staged(
        f"""
        play Seek
        expect you hand = {found}
        """,
        card("Seek", EVENT, "POWER: Search your discard pile for a Styled or Named card and place "
             "it into your hand."),
        card(title, PHYSICAL, SPAR.format("", 1), **style),
        mine={"hand": ["Seek"], "discard": [title]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("answers", "drawn"),
    [
        (("choose The Life Deck", "choose the bottom"), "Deep"),
        (("choose The discard pile", "choose the top"), "First"),
        (("choose The discard pile", "choose the bottom"), "Last"),
    ],
)
def test_either_end_of_either_zone_is_drawn_from(answers: tuple[str, str], drawn: str) -> None:
    staged(
        f"""
        play Fetch
        {answers[0]}
        {answers[1]}
        expect you hand has {drawn}
        """,
        card("Fetch", EVENT,
             "POWER: Draw the top or bottom card of your Life Deck or discard pile."),
        *(card(title, DRILL, "POWER: Draw a card.") for title in ("Deep", "Last", "First")),
        mine={"hand": ["Fetch"], "life_deck": ["Filler", "Deep"], "fill": 0,
              "discard": ["First", "Filler", "Last"]},
    )  # fmt: skip


@pytest.mark.parametrize("searched", ["Styled", "Named", "Freestyle"])
def test_a_card_counts_as_styled_and_named_at_once(searched: str) -> None:
    found = searched != "Freestyle"
    staged(
        f"""
        play Seek
        expect you hand {"has" if found else "has no"} Power
        """,
        card("Seek", EVENT, f"POWER: Place a {searched} card from your discard pile into your hand."),
        card("Power", EVENT, "(This card is considered a Styled and Named card for your card "
             "effects.) POWER: Draw a card."),
        card("Red Mastery", CardType.MASTERY, "POWER: Draw a card.", style=Style.RED),
        mine={"hand": ["Seek"], "discard": ["Power"], "mastery": "Red Mastery"},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("effects", "destroyed"), [("increased by 1", 3), ("reduced by 1", 1), ("reduced by 3", 0)]
)
def test_effects_that_destroy_cards_do_more_or_less_for_a_time(
    effects: str, destroyed: int
) -> None:
    tell(
        card("Plan", EVENT, "POWER: Until the end of your next turn, your effects that destroy cards "
             f"from the top of your opponent's Life Deck are {effects}."),
        card("Storm", EVENT, "POWER: Destroy the top 2 cards of your opponent's Life Deck."),
        steps=f"""
        play Plan
        pass
        play Storm
        expect opponent life_deck = {30 - destroyed}
        """,
        you={"hand": ["Plan", "Storm"]},
    )  # fmt: skip


@pytest.mark.parametrize(("taken", "left"), [("Allies", "Drill"), ("Drills", "Pal")])
def test_all_of_one_kind_or_all_of_another(taken: str, left: str) -> None:
    staged(
        f"""
        play Clear
        choose Banish all {taken}
        expect opponent play has {"Idle Drill" if left == "Drill" else "Pal"}
        expect opponent play = 1
        """,
        PAL,
        card("Clear", EVENT, "POWER: Banish all Allies or all Drills."),
        mine={"hand": ["Clear"]},
        theirs={"play": ["Pal", "Idle Drill"]},
    )


def test_what_is_said_of_a_setup_while_attached_may_come_before_its_moment() -> None:
    text = "POWER: Attach to your MP. While attached, {}."
    assert canonical(
        text.format(
            "you may lower your opponent's anger 1 level whenever you destroy cards from your "
            "opponent's Life Deck"
        ),
        SETUP,
    ) == canonical(
        text.format(
            "whenever you destroy cards from your opponent's Life Deck, you may lower your "
            "opponent's anger 1"
        ),
        SETUP,
    )


@pytest.mark.parametrize(("stopped", "drawn"), [(True, 1), (False, 0)])
def test_what_one_did_on_the_other_players_last_action(stopped: bool, drawn: int) -> None:
    staged(
        f"""
        opponent: play Filler
        you: {"play Block" if stopped else "no defense"}
        you: play Ask
        opponent: no defense
        expect you hand = {drawn + (0 if stopped else 1)}
        """,
        card("Ask", PHYSICAL, SPAR.format("If you stopped an attack on your opponent's last action "
             "this combat, draw a card.", 1)),
        mine={"hand": ["Ask", "Block"]},
        theirs={"hand": ["Filler"]},
        turn="opponent",
        action="opponent",
    )  # fmt: skip


@pytest.mark.parametrize(("answer", "phase"), [("yes", "no option Pass"), ("no", "option Pass")])
def test_something_waits_for_the_beginning_of_ones_own_next_action(answer: str, phase: str) -> None:
    staged(
        f"""
        opponent: play Cut
        you: no defense
        yes
        {answer}
        expect {phase}
        """,
        card("Rescue", PHYSICAL, "(If this card is banished for Endurance, you may end combat at the "
             "beginning of your next action.) " + SPAR.format("", 1), endurance=1),
        card("Cut", ENERGY, "[attack] Energy attack costing 0 stages. DAMAGE: 2 life cards."),
        mine={"hand": ["Block"], "life_deck": ["Rescue", "Filler", "Filler", "Filler"], "fill": 0},
        theirs={"hand": ["Cut"]},
        turn="opponent",
        action="opponent",
    )  # fmt: skip


@pytest.mark.parametrize(("whose", "drawn"), [("your", 0), ("your opponent's", 1)])
def test_the_beginning_of_whose_action_it_is_matters(whose: str, drawn: int) -> None:
    staged(
        f"""
        play Wait
        expect option Use Hero
        expect you hand = {drawn}
        opponent: pass
        expect you hand = 1
        """,
        card("Wait", EVENT, f"POWER: At the beginning of {whose} next action this combat, draw a "
             "card."),
        mine={"hand": ["Wait"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("before", "asked", "usable"),
    [
        (2, "you have performed at least two other", True),
        (1, "you have performed at least two other", False),
        (1, "you have performed 1 or less other", True),
        (2, "you have performed 1 or less other", False),
        (2, "your opponent has performed 1 or more", False),
    ],
)
def test_so_many_attacks_of_a_kind_are_asked_for(before: int, asked: str, usable: bool) -> None:
    played = "play Jab\nopponent: no defense\nopponent: pass\n" * before
    staged(
        f"""
        {played}
        expect {"" if usable else "no "}option play Bash
        """,
        card("Jab", PHYSICAL, SPAR.format("", 1)),
        card("Bash", PHYSICAL, f"(Use only if {asked} physical attacks this combat.) "
             + SPAR.format("", 1)),
        mine={"hand": ["Jab", "Jab", "Bash"]},
        theirs={"stages": 9},
    )  # fmt: skip


def test_an_attack_counts_itself_unless_others_are_asked_for() -> None:
    text = "If you have performed at least 1 {}physical attacks this combat, draw a card."
    for other, drawn in (("", 1), ("other ", 0)):
        staged(
            f"""
            play Jab
            opponent: no defense
            expect you hand = {drawn}
            """,
            card("Jab", PHYSICAL, SPAR.format(text.format(other), 1)),
            mine={"hand": ["Jab"]},
        )


@pytest.mark.parametrize(
    ("mine", "theirs", "drawn"),
    [
        (["Idle Drill", "Filler"], ["Other Drill", "Filler"], 1),
        (["Idle Drill", "Other Drill"], ["Filler", "Filler"], 1),
        (["Idle Drill", "Filler"], ["Filler", "Filler"], 0),
        (["Filler", "Filler"], ["Filler", "Filler"], 0),
    ],
)
def test_cards_that_were_named_may_be_destroyed_one_by_one(
    mine: list[str], theirs: list[str], drawn: int
) -> None:
    staged(
        f"""
        play Discovery
        name Idle Drill
        name Other Drill
        expect you hand = {drawn}
        """,
        card("Discovery", EVENT, "POWER: Name 2 different cards. Destroy the top 2 cards of your Life "
             "Deck to destroy the top 2 cards of your opponent's Life Deck. If the cards you named "
             "were destroyed, draw a card."),
        mine={"hand": ["Discovery"], "life_deck": mine, "discard": ["Idle Drill", "Other Drill"]},
        theirs={"life_deck": theirs},
    )  # fmt: skip
