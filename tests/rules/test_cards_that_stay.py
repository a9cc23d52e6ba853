"""What cards that stay in play say for as long as they do: it holds then, and not beyond (EFF-4)."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, KICK, PHYSICAL, SETUP, card
from tests.rules.staged import canonical, tell

SURE = card(
    "Sure", DRILL, "[constant] Your attacks cannot be stopped by your opponent's Drills or Allies."
)
DRAIN = card("Drain", EVENT, "POWER: Lower your opponent's anger 2.")


@pytest.mark.parametrize(("kind", "left"), [(DRILL, 7), (EVENT, 9)], ids=["Drill", "Event"])
def test_only_that_players_cards_of_these_kinds_cannot_stop_it(kind: CardType, left: int) -> None:
    """ATK-3: they may be used all the same, and stop nothing."""
    event = kind is EVENT
    tell(
        SURE,
        card("Guard", kind, "[defense] POWER: Stops a physical attack."),
        card("Kick", PHYSICAL, KICK),
        steps=f"""
            play Kick
            opponent: {"play" if event else "use"} Guard
            expect opponent stages = {left}
        """,
        you={"play": ["Sure"], "hand": ["Kick"]},
        opponent={"hand" if event else "play": ["Guard"], "stages": 9},
    )


def test_my_own_drills_stop_attacks_all_the_same() -> None:
    tell(
        card("Sure", DRILL, "[constant] Attacks cannot be stopped by your opponent's Drills."),
        card("Guard", DRILL, "[defense] POWER: Stops a physical attack."),
        card("Kick", PHYSICAL, KICK),
        steps="""
            opponent: play Kick
            you: use Guard
            expect you stages = 9
        """,
        you={"play": ["Sure", "Guard"], "stages": 9},
        opponent={"hand": ["Kick"]},
        start={"turn": "opponent", "action": "opponent"},
    )


@pytest.mark.parametrize(("rating", "ally", "mp"), [("Allies'", 7, 3), ("MP's", 5, 5)])
def test_a_power_up_rating_is_more_for_allies_or_for_the_mp(
    rating: str, ally: int, mp: int
) -> None:
    """TRN-2: each personality gains its own PUR, and what adds to it says to whose."""
    tell(
        card("Rally", DRILL, f"[constant] Your {rating} PUR is increased by 2."),
        card("Mate", ALLY, "POWER: Draw a card.", pur=2),
        steps=f"""
            no combat this turn
            expect stages of Mate = {ally}
            expect you stages = {mp}
        """,
        you={"play": ["Rally", {"card": "Mate", "stages": 3}], "stages": 2},
        start={"phase": "planning"},
    )


def test_my_opponents_allies_power_up_less_and_mine_do_not() -> None:
    tell(
        card("Gloom", DRILL, "[constant] Your opponent's Allies' PUR is -1."),
        card("Mate", ALLY, "POWER: Draw a card.", pur=2),
        steps="""
            no combat this turn
            expect stages of Mate = 5
        """,
        you={"play": ["Gloom", {"card": "Mate", "stages": 3}]},
        start={"phase": "planning"},
    )
    tell(
        card("Gloom", DRILL, "[constant] Your opponent's Allies' PUR is -1."),
        card("Mate", ALLY, "POWER: Draw a card.", pur=2),
        steps="""
            no combat this turn
            expect stages of Mate = 4
        """,
        opponent={"play": ["Gloom"]},
        you={"play": [{"card": "Mate", "stages": 3}]},
        start={"phase": "planning"},
    )


_LENT = [
    ("Setups in your Life Deck gain", None, 2, True),
    ("Setups in your Life Deck gain", 1, 2, True),
    ("Setups in your Life Deck gain", 4, 4, True),
    ("Setups in your Life Deck without Endurance gain", None, 2, True),
    ("Setups in your Life Deck without Endurance gain", 1, 1, True),
    ("Drills in your Life Deck gain", None, 0, False),
]


@pytest.mark.parametrize(("text", "printed", "saved", "asked"), _LENT)
def test_what_cards_of_a_life_deck_gain(
    text: str, printed: int | None, saved: int, asked: bool
) -> None:
    """ATK-12: the higher Endurance counts where a card has some of its own."""
    tell(
        card("Cushion", DRILL, f'[constant] {text} "Endurance 2."'),
        card("Pillow", SETUP, "POWER: Draw a card.", endurance=printed),
        card("Blast", ENERGY, "[attack] Energy attack. DAMAGE: 6 life cards."),
        steps=f"""
            opponent: play Blast
            no defense
            {"yes" if asked else "expect asked never: Endurance"}
            expect you banished {"has" if asked else "has no"} Pillow
            expect you discard {5 - saved if asked else 6}
        """.replace("expect you discard ", "expect you.discard = "),
        you={"play": ["Cushion"], "life_deck": ["Pillow"]},
        opponent={"hand": ["Blast"]},
        start={"turn": "opponent", "action": "opponent"},
    )


NAMES = "[constant] When this Drill is entering play, name an attack. "


@pytest.mark.parametrize(("named", "left"), [("Kick", 9), ("Jab", 7)])
def test_only_attacks_of_the_name_that_was_said_deal_less(named: str, left: int) -> None:
    """EFF-10: the exact title."""
    tell(
        card("Recall", DRILL, NAMES + "Your opponent's attacks with that name deal -2 stages of damage."),
        card("Kick", PHYSICAL, KICK),
        card("Jab", PHYSICAL, KICK),
        steps=f"""
            play Recall
            name {named}
            declare combat
            pass
            opponent: play Kick
            no defense
            expect you stages = {left}
        """,
        you={"hand": ["Recall"], "stages": 8},
        opponent={"hand": ["Kick", "Jab"]},
        start={"phase": "planning"},
    )  # fmt: skip


MOCK = card(
    "Mock", DRILL, "[constant] Whenever one of your effects would lower your opponent's anger, you "
    "may choose to destroy that amount of cards from the top of your opponent's Life Deck instead."
)  # fmt: skip


def test_as_many_cards_are_destroyed_as_anger_would_have_been_lowered() -> None:
    """EFF-5: what is done instead takes the amount of what would have been done."""
    tell(
        MOCK,
        DRAIN,
        steps="""
            play Drain
            yes
            expect opponent anger = 3
            expect opponent life_deck = 28
        """,
        you={"play": ["Mock"], "hand": ["Drain"]},
        opponent={"anger": 3},
    )


def test_what_he_does_by_his_own_effect_is_not_asked_about() -> None:
    tell(
        MOCK,
        card("Calm", EVENT, "POWER: Lower your anger 2."),
        steps="""
            opponent: play Calm
            expect opponent anger = 1
            expect opponent life_deck = 30
        """,
        you={"play": ["Mock"]},
        opponent={"anger": 3, "hand": ["Calm"]},
        start={"turn": "opponent", "action": "opponent"},
    )


@pytest.mark.parametrize(
    ("drills", "left"), [(["Idle Drill", "Other Drill"], 3), (["Idle Drill"], 1)]
)
def test_those_that_were_counted_cannot_be_destroyed(drills: list[str], left: int) -> None:
    tell(
        card("Hold", ALLY, "[constant] While you control 2 or more Drills, they cannot be destroyed."),
        card("Wreck", EVENT, "POWER: Destroy an opponent's Drill."),
        steps=f"""
            opponent: play Wreck
            expect you play = {left}
        """,
        you={"play": [{"card": "Hold", "stages": 3}, *drills]},
        opponent={"hand": ["Wreck"]},
        start={"turn": "opponent", "action": "opponent"},
    )  # fmt: skip


@pytest.mark.parametrize(("kind", "drawn"), [(ENERGY, 1), (PHYSICAL, 0)])
def test_damage_is_prevented_from_attacks_of_a_kind(kind: CardType, drawn: int) -> None:
    """ATK-7: said of the attack, and read in that one way."""
    word = "Energy" if kind is ENERGY else "Physical"
    tell(
        card("Relief", DRILL, "[constant] After preventing damage from an energy attack, draw a card."),
        card("Shield", EVENT, "[defense] Prevent 2 stages of damage from an attack."),
        card("Hit", kind, f"[attack] {word} attack. DAMAGE: 3 stages."),
        steps=f"""
            opponent: play Hit
            you: play Shield
            expect you stages = 8
            expect you hand = {drawn}
        """,
        you={"play": ["Relief"], "hand": ["Shield"], "stages": 9},
        opponent={"hand": ["Hit"]},
        start={"turn": "opponent", "action": "opponent"},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("printed", "meant"),
    [
        ("Whenever you perform a physical attack, you may choose for that attack to deal its stage "
         "damage as life card damage instead.",
         "Whenever you perform a physical attack, you may choose for that attack to deal its stages "
         "of damage as life card damage."),
        ("Whenever you perform a physical attack, you may choose for that attack to be considered an "
         "energy attack.",
         "Whenever you perform a physical attack, you may choose for that attack to become an energy "
         "attack."),
        ('When this card is leaving play, choose a personality with "Android" in the title to gain 3 '
         "stages.",
         'Whenever this card leaves play, a personality with "Android" in the title gains 3 stages.'),
        ("While you control 3 or more Drills, you may draw 1 additional card during your Draw Step.",
         "If you control 3 or more Drills, at the end of your Draw Step, you may draw a card."),
        ("Setups in your Life Deck have Endurance 2.", 'Setups in your Life Deck gain "Endurance 2".'),
    ],
)  # fmt: skip
def test_said_otherwise_it_means_the_same(printed: str, meant: str) -> None:
    assert canonical(f"[constant] {printed}", DRILL) == canonical(f"[constant] {meant}", DRILL)


_RIP = card("Rip", EVENT, "POWER: Destroy the top 2 cards of your opponent's Life Deck.")


@pytest.mark.parametrize(
    "text",
    [
        "Whenever an effect destroys cards from the top of your Life Deck, you may choose one of "
        "those cards and Rejuvenate it.",
        "Whenever cards are destroyed from your Life Deck, you may Rejuvenate one of those cards.",
    ],
)
def test_those_cards_are_all_that_one_effect_did_it_to(text: str) -> None:
    """EFF-2: cards that go one after another set it off once, and it speaks of all of them."""
    tell(
        card("Regret", DRILL, f"[constant] {text}"),
        _RIP,
        steps="""
            opponent: play Rip
            yes
            expect option Old Friend
            choose Lasting Block
            expect you life_deck bottom = Lasting Block
            expect you discard top = Old Friend
        """,
        you={
            "play": ["Regret"],
            "life_deck": ["Old Friend", "Lasting Block"],
            "discard": ["Block"],
        },
        opponent={"hand": ["Rip"]},
        start={"turn": "opponent", "action": "opponent"},
    )


_PRICES = [
    ("destroy a Drill", "Destroy a Drill you control to draw a card.", {"play": ["Idle Drill"]}),
    ("banish a card from your discard pile",
     "Banish a card from your discard pile to draw a card.", {"discard": ["Block"]}),
]  # fmt: skip


@pytest.mark.parametrize(("required", "text", "mine"), _PRICES)
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_what_is_required_of_ones_own_card_is_met_by_something_else(
    required: str, text: str, mine: dict[str, list[str]], answer: str
) -> None:
    """EFF-5: what is paid in its place pays for the rest."""
    met = answer == "yes"
    left = "play has" if "play" in mine else "discard has"
    (kept,) = next(iter(mine.values()))
    tell(
        card("Spare", ALLY, f"[constant] The first time each combat a card effect requires you to "
             f"{required}, you may banish the top card of your Life Deck instead."),
        card("Pay", EVENT, f"POWER: {text}"),
        steps=f"""
            play Pay
            {answer}
            expect you hand has Filler
            expect you {left if met else left.replace("has", "has no")} {kept}
            expect you banished {"has" if met else "has no"} Old Friend
        """,
        you={**mine, "play": [{"card": "Spare", "stages": 3}, *mine.get("play", [])],
             "hand": ["Pay"], "life_deck": ["Old Friend" if met else "Filler"]},
    )  # fmt: skip


def test_an_effect_on_my_opponents_card_requires_nothing_of_me() -> None:
    tell(
        card("Spare", ALLY, "[constant] The first time each combat a card effect requires you to "
             "destroy a Drill, you may banish the top card of your Life Deck instead."),
        card("Wreck", EVENT, "POWER: Destroy an opponent's Drill."),
        steps="""
            play Wreck
            expect you.banished = 0
            expect opponent.play = 0
            expect asked never: Spare
        """,
        you={"play": [{"card": "Spare", "stages": 3}], "hand": ["Wreck"]},
        opponent={"play": ["Idle Drill"]},
    )  # fmt: skip


def test_of_a_price_in_anger_only_the_amount_changes() -> None:
    text = (
        "[constant] The first time each combat a card effect requires you to lower your anger, you "
        "may draw a card instead."
    )
    assert compile_text(card("Spare", DRILL, ""), text).failures


_HASTE = card(
    "Haste", SETUP, "[instant] POWER: Use at the end of your Planning Step. Your attacks deal +3 stages "
    "of damage this combat."
)  # fmt: skip


def test_before_the_combat_step_this_combat_is_the_one_to_come() -> None:
    """TRN-3: it is over with that combat."""
    tell(
        _HASTE,
        card("Kick", PHYSICAL, KICK),
        steps="""
            yes
            declare combat
            play Kick
            no defense
            expect opponent stages = 4
        """,
        you={"play": ["Haste"], "hand": ["Kick"]},
        opponent={"stages": 9},
        start={"phase": "planning"},
    )


def test_without_a_combat_it_is_over_with_the_step() -> None:
    tell(
        _HASTE,
        card("Kick", PHYSICAL, KICK),
        steps="""
            yes
            no combat this turn
            opponent: declare combat
            opponent: pass
            you: play Kick
            no defense
            expect opponent stages = 8
        """,
        you={"play": ["Haste"], "hand": ["Kick"]},
        opponent={"stages": 9},
        start={"phase": "planning"},
    )


@pytest.mark.parametrize("own", ["it", "this card"])
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_shuffled_away_as_it_leaves_play_a_card_still_does_what_it_does_then(
    own: str, answer: str
) -> None:
    """ZON-3: what speaks of leaving play is carried out also where that is for a hidden zone."""
    done = answer == "yes"
    tell(
        card("Ender", DRILL, f"[constant] Whenever this card leaves play, you may banish {own}."),
        card("Deed", EVENT, "POWER: Shuffle a Drill in play into its owner's Life Deck."),
        steps=f"play Deed\n{answer}\nexpect your banished = {int(done)}\n"
        f"expect your life_deck = {30 + (not done)}",
        you={"hand": ["Deed"], "play": ["Ender"]},
    )
