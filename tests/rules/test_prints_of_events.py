"""Events, Setups and Dragon Balls as a set to come would print them: each does what it says."""

from __future__ import annotations

from typing import Any

import pytest

from dbz_desktop.cards import Card, CardType
from tests.edges.stand_ins import STAND_INS
from tests.rules.happening import BALL, DRILL, EVENT, SETUP, card
from tests.rules.staged import tell

Row = tuple[str, CardType, str, dict[str, Any], dict[str, Any], dict[str, Any], str]
THEIRS = {"action": "opponent"}
HELD: dict[str, Any] = {"hand": ["Sword"]}
HERE: dict[str, Any] = {"play": ["Sword"]}
OTHERS: list[Card] = [*STAND_INS]

PLAYED: list[Row] = [
    (
        "whoever captures it draws",
        BALL,
        "[constant] When this Dragon Ball is captured, the player who captured it draws 2 cards.",
        HERE,
        {"hand": ["Snatch"]},
        THEIRS,
        """opponent: play Snatch
        expect opponent hand = 2
        expect your hand = 0""",
    ),
    (
        "it is placed and not used",
        EVENT,
        "POWER: Search your discard pile for a Dragon Ball and place it into play. Do not use its "
        "effect.",
        {**HELD, "discard": ["Earth Ball"]},
        {},
        {},
        """play Sword
        expect your play has Earth Ball
        expect your hand = 0""",
    ),
    (
        "it can't be captured yet",
        BALL,
        "(This Dragon Ball cannot be captured the turn it is played.) Draw a card.",
        HELD,
        {"hand": ["Snatch"]},
        {"phase": "planning"},
        """play Sword
        declare combat
        pass
        opponent: play Snatch
        expect your play has Sword""",
    ),
    (
        "it is captured as any other",
        BALL,
        "(This Dragon Ball cannot be captured the turn it is played.) Draw a card.",
        HERE,
        {"hand": ["Snatch"]},
        THEIRS,
        """opponent: play Snatch
        expect opponent play has Sword""",
    ),
    (
        "it comes back with the level",
        EVENT,
        "[defense] Stops a physical attack. If you advance a level this combat, you may return "
        "this card to your hand from your discard pile.",
        {"hand": ["Sword", "Up"]},
        {"hand": ["Jab"]},
        THEIRS,
        """opponent: play Jab
        play Sword
        play Up
        yes
        expect your hand has Sword""",
    ),
    (
        "so much for each attack, and for each other card",
        EVENT,
        "POWER: Banish the top 5 cards of your discard pile. For each attack banished this way, "
        "your next attack this combat deals +1 stage of damage. For each non-attack banished this "
        "way, lower your opponent's anger 1 level.",
        {"hand": ["Sword", "Jab"], "discard": ["Jab", "Beam", "Jab", "Rage", "Calm", "Jab"]},
        {"anger": 3, "stages": 9},
        {},
        """play Sword
        expect opponent.anger = 1
        opponent: pass
        play Jab
        opponent: no defense
        expect event DamageDealt stages=6""",
    ),
    (
        "an attack takes his last stage",
        EVENT,
        "[instant] POWER: Use when your opponent's MP is reduced to 0 stages by one of your "
        "attacks. Draw a card.",
        {"hand": ["Sword", "Jab"]},
        {"stages": 2},
        {},
        """play Jab
        opponent: no defense
        yes
        expect your hand = 1
        expect your discard has Sword""",
    ),
    (
        "the next attack is stopped, too",
        EVENT,
        "[defense] Stops an energy attack. If you have 0 cards in hand, this card also stops the "
        "next attack performed against you this combat.",
        HELD,
        {"hand": ["Beam", "Jab", "Jab"]},
        THEIRS,
        """opponent: play Beam
        play Sword
        pass
        opponent: play Jab
        pass
        opponent: play Jab
        no defense
        expect event DamageDealt once""",
    ),
    (
        "as many as he has",
        EVENT,
        "POWER: If you have fewer cards in your Life Deck than your opponent, Rejuvenate cards "
        "until you have the same number.",
        {**HELD, "fill": 3, "discard": ["Jab"] * 5},
        {"fill": 6},
        {},
        """play Sword
        expect your life_deck = 6
        expect your discard has 2 Jab""",
    ),
    (
        "no Style twice",
        SETUP,
        "POWER: Search your Life Deck for up to 2 Drills with different Styles than each other and "
        "place them into play. Skip your next Combat Step.",
        {**HERE, "life_deck": ["Red Stand-in Drill", "Red Stand-in Drill", "Blue Stand-in Drill"]},
        {},
        {},
        """use Sword
        choose Red Stand-in Drill
        choose Blue Stand-in Drill
        expect your play has Red Stand-in Drill
        expect your play has Blue Stand-in Drill""",
    ),
    (
        "he gives a card for 2 stages",
        SETUP,
        "POWER: Your opponent's MP loses 3 stages. Your opponent may discard a card to have his MP "
        "lose only 1 stage instead.",
        HERE,
        {"hand": ["Jab"], "stages": 5},
        {},
        """use Sword
        opponent: yes
        expect opponent.stages = 4
        expect opponent hand = 0""",
    ),
    (
        "he keeps the card and loses all 3",
        SETUP,
        "POWER: Your opponent's MP loses 3 stages. Your opponent may discard a card to have his MP "
        "lose only 1 stage instead.",
        HERE,
        {"hand": ["Jab"], "stages": 5},
        {},
        """use Sword
        opponent: no
        expect opponent.stages = 2
        expect opponent hand = 1""",
    ),
    (
        "he may have one back for each that was his",
        EVENT,
        "POWER: Destroy all Setups in play. For each of your opponent's Setups destroyed, he may "
        "Rejuvenate 1.",
        {**HELD, "play": ["Plain Setup"]},
        {"play": ["Plain Setup", "Other Setup"], "discard": ["Jab"]},
        {},
        """play Sword
        opponent: yes
        expect opponent life_deck = 32""",
    ),
    (
        "the third of a turn",
        SETUP,
        "[instant] POWER: Use when you play your third Drill in one turn. Draw 3 cards.",
        {"hand": ["Idle Drill", "Other Drill", "Plain Drill"], "play": ["Sword"]},
        {},
        {"phase": "planning"},
        """play Idle Drill
        play Other Drill
        expect your hand = 1
        play Plain Drill
        yes
        expect your hand = 3""",
    ),
    (
        "attacks of the kind of the chosen one",
        SETUP,
        "POWER: Look at your opponent's discard pile. Choose an attack in it. Your opponent cannot "
        "stop attacks of that kind this combat.",
        {**HERE, "hand": ["Jab", "Beam"]},
        {"hand": ["Wall", "Wall"], "discard": ["Jab", "Beam"], "stages": 9},
        {},
        """use Sword
        choose Jab
        opponent: pass
        play Jab
        opponent: play Wall
        expect event DamageDealt stages=3
        opponent: pass
        play Beam
        opponent: play Wall
        expect event DamageDealt once""",
    ),
    (
        "who played what set it off",
        SETUP,
        "[instant] POWER: Use when a Dragon Ball is played. If you played that Dragon Ball, "
        "Rejuvenate 2. If your opponent played it, your opponent's MP loses 2 stages.",
        {**HERE, "discard": ["Jab", "Jab"]},
        {"hand": ["Earth Ball"], "stages": 5},
        {"phase": "planning", "turn": "opponent"},
        """opponent: play Earth Ball
        you: yes
        expect your discard has 2 Jab
        expect event StagesChanged before=5 after=3""",
    ),
    (
        "it is raised, and not lowered",
        EVENT,
        "[instant] POWER: Use when your anger would be lowered. Raise it by the same amount "
        "instead.",
        {**HELD, "anger": 1},
        {"hand": ["Calm"]},
        THEIRS,
        """opponent: play Calm
        yes
        expect your anger = 2""",
    ),
    (
        "his anger is what was told of",
        EVENT,
        "[instant] POWER: Use when your opponent raises his anger. Lower it 2 levels.",
        HELD,
        {"hand": ["Rage"], "anger": 2},
        THEIRS,
        """opponent: play Rage
        yes
        expect opponent.anger = 1
        expect opponent.level = 1""",
    ),
    (
        "the stopped attack comes back",
        SETUP,
        "[instant] POWER: Use when one of your attacks is stopped. Place it into your hand after "
        "use.",
        {**HERE, "hand": ["Jab"]},
        {"hand": ["Block"]},
        {},
        """play Jab
        opponent: play Block
        you: yes
        expect your hand has Jab""",
    ),
    (
        "an effect that he may prevent is left undone",
        EVENT,
        "[defense] Stops a physical or energy attack. Your opponent may discard 2 cards from his "
        "hand to prevent this effect.",
        HELD,
        {"hand": ["Jab", "Rage", "Rage"], "stages": 5},
        THEIRS,
        """opponent: play Jab
        play Sword
        opponent: yes
        expect opponent hand = 0
        expect event DamageDealt stages=3""",
    ),
    (
        "it is raised once more",
        EVENT,
        "POWER: Raise your anger 2 levels. If your anger was raised by an effect earlier this "
        "combat, raise it 3 levels instead.",
        {"hand": ["Sword", "Rage"]},
        {},
        {},
        """play Rage
        opponent: pass
        play Sword
        expect your anger = 4""",
    ),
    (
        "what would come back is banished",
        SETUP,
        "[instant] POWER: Use when your opponent would Rejuvenate a card. That card is banished "
        "instead. Your opponent draws a card.",
        HERE,
        {"hand": ["Rest"], "discard": ["Jab"]},
        THEIRS,
        """opponent: play Rest
        yes
        expect opponent banished has Jab
        expect opponent hand = 1""",
    ),
]


@pytest.mark.parametrize("row", PLAYED, ids=lambda row: row[0])
def test_it_does_what_it_says(row: Row) -> None:
    _, kind, text, mine, theirs, start, steps = row
    told: dict[str, Any] = {"you": mine, "opponent": theirs, "start": start}
    tell(card("Sword", kind, text), *OTHERS, steps=steps, **told)


def test_each_side_of_a_coin() -> None:
    coin = card("Sword", SETUP, "POWER: Flip a coin. Heads: Draw a card. Tails: Draw 2 cards.")
    steps = "use Sword\nexpect your hand >= 1\nexpect your hand <= 2"
    tell(coin, steps=steps, you={"play": ["Sword"]})


@pytest.mark.parametrize("who", ["its controller", "its owner", "that player"])
def test_whose_card_was_destroyed(who: str) -> None:
    text = f"[constant] When this card is destroyed, {who} draws a card."
    steps = "opponent: play Smash\nexpect your hand = 1\nexpect opponent hand = 0"
    sides: dict[str, Any] = {"you": HERE, "opponent": {"hand": ["Smash"]}, "start": THEIRS}
    tell(card("Sword", DRILL, text), *STAND_INS, steps=steps, **sides)


def test_of_the_card_itself_it_is_told_what_cannot_be_done_to_it() -> None:
    text = "[constant] While this card entered play this turn, it cannot be destroyed."
    steps = "play Sword\ndeclare combat\npass\nopponent: play Smash\nexpect your play has Sword"
    sides: dict[str, Any] = {"you": HELD, "opponent": {"hand": ["Smash"]}}
    start = {"phase": "planning"}
    tell(card("Sword", DRILL, text), *STAND_INS, steps=steps, **sides, start=start)
