"""Attacks from a Power, what keeps anger and a level, piles of one player, what a card costs."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Alignment, CardType
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import (
    ALLY,
    DRILL,
    ENERGY,
    EVENT,
    KICK,
    LADDER,
    PHYSICAL,
    SETUP,
    card,
)
from tests.rules.staged import canonical, staged, tell

DRAW = "POWER: Draw a card."
BRUTES = [
    card(
        "Brute",
        CardType.MAIN_PERSONALITY,
        "POWER: [attack] Physical attack. DAMAGE: 2 stages.",
        level=n,
        pur=1,
        stages=LADDER,
        alignment=Alignment.VILLAIN,
        subtitle=f"Level {n}",
    )
    for n in range(1, 5)
]
FIST = card("Fist", ALLY, "POWER: [attack] Physical attack. DAMAGE: 2 stages.")
TRAP = card("Trap", SETUP, "POWER: [attack] Energy attack. DAMAGE: 2 stages.")


# ---------------------------------------------------------------------------- from a Power


@pytest.mark.parametrize("who", ["MP", "Setup", "card"])
def test_attacks_from_a_power_are_forbidden_and_no_others(who: str) -> None:
    act = {"MP": "use Brute", "Setup": "use Trap", "card": "play Filler"}[who]
    staged(
        f"""
        expect {"" if who == "card" else "no "}option {act}
        """,
        card("Bind", DRILL,
             "[constant] Your opponent's MP cannot perform attacks using a POWER."),
        TRAP,
        *BRUTES,
        mine={"mp": "Brute", "hand": ["Filler"], "play": ["Trap"]},
        theirs={"play": ["Bind"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("which", "can"),
    [
        ("Your opponent's MP cannot perform energy attacks using a POWER", True),
        ("Your opponent cannot perform physical attacks from Powers", False),
        ("You cannot perform attacks with a POWER", True),
    ],
)
def test_whose_attacks_and_which_kind_are_told(which: str, can: bool) -> None:
    staged(
        f"""
        expect {"" if can else "no "}option use Brute
        """,
        card("Bind", DRILL, f"[constant] {which}."),
        *BRUTES,
        mine={"mp": "Brute"},
        theirs={"play": ["Bind"]},
    )


@pytest.mark.parametrize(("act", "lost"), [("use Brute", 5), ("use Trap", 5), ("play Filler", 2)])
def test_attacks_from_a_power_deal_more(act: str, lost: int) -> None:
    staged(
        f"""
        {act}
        opponent: no defense
        expect opponent stages = {10 - lost}
        """,
        card("Might", DRILL, "[constant] Your attacks performed by Powers deal +3 stages."),
        TRAP,
        *BRUTES,
        mine={"mp": "Brute", "hand": ["Filler"], "play": ["Trap", "Might"]},
        theirs={"stages": 10},
    )


@pytest.mark.parametrize(("act", "drawn"), [("use Brute", 1), ("use Trap", 1), ("play Filler", 0)])
def test_of_an_attack_it_is_asked_whether_it_is_from_a_power(act: str, drawn: int) -> None:
    staged(
        f"""
        opponent: {act}
        play Parry
        expect you hand = {drawn}
        """,
        card("Parry", PHYSICAL, "[defense] Stops a physical or energy attack. If that attack was "
             "performed using a POWER, draw a card."),
        TRAP,
        *BRUTES,
        mine={"hand": ["Parry"]},
        theirs={"mp": "Brute", "hand": ["Filler"], "play": ["Trap"]},
        turn="opponent",
        action="opponent",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("Your opponent cannot use Powers to perform energy attacks.",
         "Your opponent cannot perform energy attacks from a POWER."),
        ("Your opponent's MP cannot use a POWER to perform attacks.",
         "Your opponent's MP cannot perform attacks from a POWER."),
        ("Whenever your opponent uses a Power to perform an attack, draw a card.",
         "Whenever your opponent performs an attack from a POWER, draw a card."),
        ("Whenever either player's attack is stopped, draw a card.",
         "Whenever an attack is stopped, draw a card."),
    ],
)  # fmt: skip
def test_who_uses_a_power_performs_the_attack(said: str, told: str) -> None:
    assert canonical(f"[constant] {said}", DRILL) == f"[constant] {told}"


@pytest.mark.parametrize(
    "text",
    [
        # Neither is anybody's name, nor a card's.
        "[constant] Attacks performed by Events deal -1 stage.",
        "[constant] Attacks performed by a Drill deal -1 stage.",
    ],
)
def test_what_is_no_name_performs_nothing(text: str) -> None:
    assert compile_text(card("Sword", DRILL, ""), text).failures


@pytest.mark.parametrize("kind", ["Hero Allies", "Red Drills", "Saiyan Setups"])
def test_a_kind_in_the_plural_is_no_title(kind: str) -> None:
    text = f"POWER: Search your Life Deck for {kind} and place them into your hand."
    assert compile_text(card("Sword", EVENT, ""), text).failures


def test_a_title_that_holds_such_a_word_is_one() -> None:
    text = "POWER: Search your Life Deck for Red Focus Drill and place it into your hand."
    assert '"Red Focus Drill"' in canonical(text)


# ---------------------------------------------------------------------------- from Allies


@pytest.mark.parametrize(("act", "stopped"), [("use Fist", True), ("play Filler", False)])
def test_attacks_from_allies_are_stopped(act: str, stopped: bool) -> None:
    staged(
        f"""
        play Instinct
        opponent: {act}
        expect you stages = {5 if stopped else 3}
        """,
        card("Instinct", EVENT,
             "POWER: Stop all attacks from your opponent's Allies this combat."),
        FIST,
        mine={"hand": ["Instinct"], "stages": 5},
        theirs={"hand": ["Filler"], "play": ["Fist"], "stages": 0},
        auto="pass",
    )  # fmt: skip


def test_attacks_made_by_an_ally_are_those_he_performs() -> None:
    told = "[constant] Attacks performed by your Allies deal +1 stage of damage."
    for by in ("made by", "from"):
        said = f"[constant] Attacks {by} your Allies deal +1 stage of damage."
        assert canonical(said, DRILL) == told


# ---------------------------------------------------------------------------- this damage


@pytest.mark.parametrize(
    ("text", "can"),
    [
        ("", True),
        ("Neither player may prevent this damage.", False),
        ("Your opponent cannot prevent this damage.", False),
        ("Your opponent cannot prevent this damage with Endurance.", False),
        ("Your opponent's cards cannot reduce this damage.", True),
    ],
)
def test_this_damage_is_that_of_the_attack(text: str, can: bool) -> None:
    staged(
        f"""
        play Beam
        opponent: no defense
        expect {"" if can else "no "}option opponent: Banish it
        """,
        card("Beam", ENERGY, f"[attack] Energy attack costing 0 stages. {text} "
             "DAMAGE: 4 life cards."),
        card("Shell", PHYSICAL, KICK, endurance=3),
        mine={"hand": ["Beam"]},
        theirs={"life_deck": ["Shell"]},
    )  # fmt: skip


def test_of_what_was_lost_it_is_no_damage() -> None:
    for text in (
        "POWER: Your opponent's MP loses 3 stages. Neither player may prevent this damage.",
        "POWER: Your opponent's MP loses 3 stages. Your opponent cannot prevent this damage.",
    ):
        assert compile_text(card("Sword", EVENT, ""), text).failures
    hit = (
        "[attack] Energy attack. DAMAGE: 1 life card. HIT: Your opponent's MP loses 3 stages. "
        "Neither player may prevent this damage."
    )
    assert compile_text(card("Sword", ENERGY, ""), hit).failures


# ---------------------------------------------------------------------------- all that it deals


@pytest.mark.parametrize(
    ("deals", "stages", "cards"),
    [
        ("deals stages of damage equal to 2 plus your anger", 5, 0),
        ("deals life card damage equal to your MP's level plus 2", 0, 3),
        ("deals 4 stages of damage", 4, 0),
        ("deals X life cards of damage. X = your anger", 0, 3),
        ("deals 1 life card of damage for each Drill you control", 0, 1),
    ],
)
def test_all_that_an_attack_deals_is_said_in_a_sentence(
    deals: str, stages: int, cards: int
) -> None:
    staged(
        f"""
        play Saber
        opponent: no defense
        expect opponent stages = {10 - stages}
        expect opponent discard = {cards}
        """,
        card("Saber", ENERGY, f"[attack] Energy attack costing 0 stages. This attack {deals}."),
        mine={"hand": ["Saber"], "anger": 3, "play": ["Idle Drill"]},
        theirs={"stages": 10},
    )


def test_an_attack_has_one_damage() -> None:
    for text in (
        "[attack] Energy attack. This attack deals 5 life cards of damage. DAMAGE: 3 stages.",
        "[attack] Energy attack. If your anger is 3, this attack deals 5 life cards of damage.",
        "[attack] Energy attack. DAMAGE: 3 stages. HIT: This attack deals 5 life cards of damage.",
        "[defense] Stops an energy attack. This attack deals 5 life cards of damage.",
    ):
        assert compile_text(card("Sword", ENERGY, ""), text).failures, text


@pytest.mark.parametrize("said", ["deals double damage", "deals double damage after all modifiers"])
def test_damage_is_doubled_after_all_that_is_added(said: str) -> None:
    staged(
        """
        play Fang
        opponent: no defense
        expect opponent stages = 0
        """,
        card("Fang", PHYSICAL, f"[attack] Physical attack. This attack {said}. DAMAGE: 2 stages."),
        card("Boost", DRILL, "[constant] Your attacks deal +3 stages."),
        mine={"hand": ["Fang"], "play": ["Boost"]},
        theirs={"stages": 10},
    )


# ---------------------------------------------------------------------------- what it costs


@pytest.mark.parametrize(
    ("cost", "drills", "left"),
    [
        ("This card's cost is reduced by 1 stage for each Drill you control.", 0, 1),
        ("This card's cost is reduced by 1 stage for each Drill you control.", 2, 3),
        ("This card costs 1 less stage for each Drill you control.", 2, 3),
        ("The cost of this card is increased by 1 stage for each Drill you control.", 1, 0),
        (
            "This attack's cost is reduced by 1 stage for each Drill you control, to a minimum of "
            "3 stages.",
            2,
            2,
        ),
    ],
)
def test_what_a_card_costs_is_so_much_less_for_each(cost: str, drills: int, left: int) -> None:
    staged(
        f"""
        play Volley
        opponent: no defense
        expect you stages = {left}
        """,
        card("Volley", ENERGY,
             f"[attack] Energy attack costing 4 stages. {cost} DAMAGE: 1 life card."),
        mine={"hand": ["Volley"], "stages": 5, "play": ["Idle Drill", "Idle Drill"][:drills]},
    )  # fmt: skip


# ---------------------------------------------------------------------------- piles


@pytest.mark.parametrize(("banished", "discard", "lost"), [(3, 2, 3), (2, 2, 2), (2, 3, 2)])
def test_two_piles_of_one_player_are_compared(banished: int, discard: int, lost: int) -> None:
    staged(
        f"""
        play Filler
        opponent: no defense
        expect opponent stages = {10 - lost}
        """,
        card("Reign", DRILL, "[constant] Your attacks deal +1 stage of damage while your "
             "opponent's Banished Zone has more cards than his discard pile."),
        mine={"hand": ["Filler"], "play": ["Reign"], "banished": ["Filler"] * 9},
        theirs={
            "stages": 10, "banished": ["Filler"] * banished, "discard": ["Filler"] * discard,
        },
    )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("your discard pile has fewer cards than your hand",
         "you have fewer cards in your discard pile than cards in your hand"),
        ("there are as many Drills in your hand as in your discard pile",
         "you have as many Drills in your hand as Drills in your discard pile"),
        ("your opponent's hand has more cards than his Banished Zone",
         "your opponent has more cards in his hand than cards in his Banished Zone"),
        ("your discard pile has more cards than your opponent's",
         "you have more cards in your discard pile than your opponent"),
    ],
)  # fmt: skip
def test_piles_in_other_words(said: str, told: str) -> None:
    assert canonical(f"POWER: If {said}, draw a card.") == f"POWER: If {told}, draw a card."


# ---------------------------------------------------------------------------- kept together


@pytest.mark.parametrize(
    ("ban", "anger", "level"),
    [
        ("Draw a card at the start of your turn.", 1, 1),
        ("Your opponent's card effects cannot lower your anger nor your personality level.", 3, 2),
        ("Your anger and MP's level cannot be lowered.", 3, 2),
        ("Neither your anger nor your level can be lowered by your opponent.", 3, 2),
        ("Your opponent's anger and level cannot be lowered.", 1, 1),
        ("Your opponent's Drills cannot lower your anger or your MP's level.", 1, 1),
    ],
)
def test_anger_and_level_are_kept_together(ban: str, anger: int, level: int) -> None:
    tell(
        card("Calm", DRILL, f"[constant] {ban}"),
        card("Blame", EVENT, "POWER: Lower your opponent's anger 2. Lower your opponent's MP 1 "
             "level."),
        steps=f"""
        play Blame
        expect opponent anger = {anger}
        expect opponent level = {level}
        """,
        you={"hand": ["Blame"]},
        opponent={"play": ["Calm"], "anger": 3, "level": 2},
    )  # fmt: skip


# ---------------------------------------------------------------------------- how much was done


@pytest.mark.parametrize(("damage", "rest"), [(4, 3), (5, 0), (6, 0)])
def test_how_much_was_prevented_is_asked(damage: int, rest: int) -> None:
    tell(
        card("Mend", EVENT, "[defense] POWER: Prevent all stages of damage from an attack. If 5 or "
             "more stages of damage were prevented this way, Rejuvenate 3."),
        card("Blow", PHYSICAL, f"[attack] Physical attack. DAMAGE: {damage} stages."),
        steps=f"""
        opponent: play Blow
        play Mend
        expect you stages = 5
        expect you discard = {rest + 1}
        """,
        you={"hand": ["Mend"], "stages": 5, "discard": ["Filler"] * 3},
        opponent={"hand": ["Blow"]},
        start={"turn": "opponent", "action": "opponent"},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("asked", "anger", "drawn"),
    [
        ("2 or more levels were lowered", 1, 0),
        ("2 or more levels were lowered", 2, 1),
        ("no levels were lowered", 0, 1),
        ("no levels were lowered", 1, 0),
        ("any levels of anger were lowered", 1, 1),
        ("any levels of anger were lowered", 0, 0),
        ("at most 1 level was lowered", 1, None),
    ],
)
def test_how_much_was_lowered_is_asked(asked: str, anger: int, drawn: int | None) -> None:
    text = f"POWER: Lower your opponent's anger 3. If {asked} this way, draw a card."
    if drawn is None:
        assert compile_text(card("Sword", EVENT, ""), text).failures
        return
    tell(
        card("Soothe", EVENT, text),
        steps=f"""
        play Soothe
        expect you hand = {drawn}
        """,
        you={"hand": ["Soothe"]},
        opponent={"anger": anger},
    )


# ---------------------------------------------------------------------------- stages


@pytest.mark.parametrize(
    "text",
    [
        "POWER: Your MP gains full power.",
        "POWER: Restore your MP to full power.",
        "POWER: Your MP recovers to full power.",
    ],
)
def test_full_power_is_all_the_stages(text: str) -> None:
    tell(
        card("Rest", EVENT, text),
        steps="""
        play Rest
        expect you stages = 10
        """,
        you={"hand": ["Rest"], "stages": 2},
    )


@pytest.mark.parametrize(("stages", "back"), [(3, 0), (2, 1), (1, 1)])
def test_an_attack_brings_the_power_level_to_0(stages: int, back: int) -> None:
    tell(
        card("Ooze", DRILL, "[constant] Whenever your MP's power level is reduced to 0 by an "
             "attack, Rejuvenate 1."),
        steps=f"""
        opponent: play Filler
        expect you stages = {max(0, stages - 2)}
        expect you discard = {3 + max(0, 2 - stages) - back}
        """,
        you={"play": ["Ooze"], "stages": stages, "discard": ["Block"] * 3},
        opponent={"hand": ["Filler"]},
        start={"turn": "opponent", "action": "opponent"},
    )  # fmt: skip


@pytest.mark.parametrize("owner", ["you", "opponent"])
def test_either_players_drill_is_any_drill(owner: str) -> None:
    tell(
        card("Howl", DRILL, "[constant] Whenever either player's Setup or Drill enters play, its "
             "owner destroys the top card of his Life Deck."),
        steps=f"""
        {owner}: play Idle Drill
        expect {owner} discard = 1
        expect {"opponent" if owner == "you" else "you"} discard = 0
        """,
        you={"play": ["Howl"], "hand": ["Idle Drill"]},
        opponent={"hand": ["Idle Drill"]},
        start={"phase": "planning", "turn": owner},
    )  # fmt: skip


@pytest.mark.parametrize("side", ["you", "opponent"])
def test_what_is_attached_to_either_mp_is_banished(side: str) -> None:
    tell(
        card("Cut", EVENT, "POWER: Banish all cards attached to either player's MP."),
        card("Ring", DRILL, f"POWER: Attach this card to {'your' if side == 'you' else HIS} MP."),
        steps="""
        use Ring
        play Cut
        expect you banished = 1
        """,
        you={"hand": ["Cut"], "play": ["Ring"]},
    )


HIS = "your opponent's"


def test_a_card_is_named_for_the_mp() -> None:
    staged(
        """
        play Saber
        opponent: no defense
        expect opponent stages = 5
        """,
        card("Saber", ENERGY, "(This card is considered Named for your MP.) [attack] Energy attack "
             "costing 0 stages. DAMAGE: 2 stages."),
        card("Pride", DRILL, "[constant] Your Named attacks deal +3 stages."),
        mine={"hand": ["Saber"], "play": ["Pride"]},
        theirs={"stages": 10},
    )  # fmt: skip
