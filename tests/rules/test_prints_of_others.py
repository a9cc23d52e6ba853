"""MPs, Masteries, Allies and Drills as a set to come would print them: each does what it says."""

from __future__ import annotations

from typing import Any

import pytest

from dbz_desktop.cards import Alignment, Card, CardType, Style
from dbz_desktop.rules.language.compiler import compile_text
from tests.edges.stand_ins import STAND_INS
from tests.rules.happening import ALLY, DRILL, EVENT, LADDER, PHYSICAL, card
from tests.rules.staged import tell

Row = tuple[str, CardType, str, dict[str, Any], dict[str, Any], dict[str, Any], str]
MP, MASTERY = CardType.MAIN_PERSONALITY, CardType.MASTERY
OTHERS: list[Card] = [
    *STAND_INS,
    card("Strike", PHYSICAL, "[attack] Physical attack. DAMAGE: 5 stages."),
    card("Hurt", EVENT, "POWER: An Ally loses 2 stages."),
    card("Fury", EVENT, "POWER: Raise your anger 2."),
]
THEIRS = {"action": "opponent"}
AT_ONE = {"mp": ["T-Sword-1", "T-Hero-2", "T-Hero-3", "T-Hero-4"]}
RULES = {"mastery": "Sword"}
HERE = {"play": ["Sword"]}
BESIDE = {"play": [{"card": "Sword", "stages": 3}]}

PLAYED: list[Row] = [
    (
        "once a combat it hears of so much damage",
        MP,
        "[constant] Once per combat, when you take 5 or more stages of damage from an attack, "
        "raise your anger 1 level.",
        {**AT_ONE, "stages": 10},
        {"hand": ["Strike", "Strike"]},
        THEIRS,
        """opponent: play Strike
        no defense
        expect your anger = 1
        pass
        opponent: play Strike
        no defense
        expect your anger = 1""",
    ),
    (
        "so many attacks in a combat of one's own",
        MP,
        "[constant] At the end of each combat you declared, if you performed 2 or more attacks, "
        "draw a card.",
        {**AT_ONE, "stages": 10, "hand": ["Jab", "Jab"]},
        {"stages": 10},
        {"declared_by": "you"},
        """play Jab
        opponent: no defense
        opponent: pass
        play Jab
        opponent: no defense
        until combat ends
        expect your hand = 1""",
    ),
    (
        "what one may do besides critical damage",
        MP,
        "[constant] Whenever you use a critical damage effect, you may also choose to destroy the "
        "top card of your opponent's Life Deck.",
        {**AT_ONE, "hand": ["Crit"]},
        {"anger": 1, "fill": 10},
        {},
        """play Crit
        Lower your opponent
        yes
        expect opponent life_deck = 9""",
    ),
    (
        "one attack is stopped, the next one isn't",
        MP,
        "[constant] Your attacks cannot be stopped more than once each combat.",
        {**AT_ONE, "hand": ["Jab", "Jab"]},
        {"stages": 9, "hand": ["Block", "Block"]},
        {},
        """play Jab
        opponent: play Block
        opponent: pass
        play Jab
        opponent: play Block
        expect event DamageDealt stages=3""",
    ),
    (
        "an effect that raises so much counts for the next attack alone",
        MASTERY,
        "[constant] Each time your anger is raised by 2 or more levels by a single effect, your "
        "next attack this combat deals +2 stages of damage.",
        {**RULES, "hand": ["Fury", "Jab", "Jab"]},
        {"stages": 10},
        {},
        """play Fury
        opponent: pass
        play Jab
        opponent: no defense
        expect event DamageDealt stages=5
        opponent: pass
        play Jab
        opponent: no defense
        expect event DamageDealt stages=3""",
    ),
    (
        "it is searched and shuffled as the game starts",
        MASTERY,
        "(At the start of the game, you may search your Life Deck for a Styled Drill and place it "
        "into play. Shuffle your Life Deck.) [constant] Drills you control cannot be destroyed by "
        "your opponent's Setups.",
        {**RULES, "play": ["Idle Drill"]},
        {"hand": ["Smash"]},
        THEIRS,
        """opponent: play Smash
        expect your play has no Idle Drill""",
    ),
    (
        "another number of what was asked before",
        MASTERY,
        "[instant] POWER: Use at the end of combat. If you destroyed no cards from your opponent's "
        "Life Deck this combat, destroy the top 3 cards of his Life Deck. If you destroyed 5 or "
        "more, Rejuvenate 2.",
        {**RULES, "hand": ["Mill 2", "Mill 2", "Mill"]},
        {},
        {},
        """play Mill 2
        opponent: pass
        play Mill 2
        opponent: pass
        play Mill
        opponent: pass
        pass
        yes
        expect your life_deck = 32""",
    ),
    (
        "what comes of it in several sentences as it enters play",
        ALLY,
        "(When this Ally enters play, look at the top 3 cards of your Life Deck. You may place a "
        "Setup from among them into your hand. Shuffle the rest into your Life Deck.) POWER: Your "
        "MP gains 2 stages.",
        {"hand": ["Sword"], "life_deck": ["Jab", "Plain Setup", "Beam"]},
        {},
        {"phase": "planning"},
        """play Sword
        yes
        expect your hand has Plain Setup
        expect your life_deck = 32""",
    ),
    (
        "all is prevented, and nothing is hit",
        ALLY,
        "[instant] POWER: Use when an attack would deal damage to your MP. Banish this Ally to "
        "prevent all damage from that attack. That attack's HIT effects do not occur.",
        {**BESIDE, "stages": 1},
        {"hand": ["HIT Jab"]},
        THEIRS,
        """opponent: play HIT Jab
        no defense
        yes
        expect event DamageDealt stages=0
        expect opponent.anger = 0
        expect your banished has Sword""",
    ),
    (
        "the Ally pays for the better place",
        ALLY,
        "(This Ally cannot perform attacks.) POWER: Search your Life Deck for a Setup, reveal it, "
        "and place it on top of your Life Deck. You may pay 2 stages from this Ally to place it "
        "into your hand instead.",
        {**BESIDE, "stages": 0, "life_deck": ["Jab", "Plain Setup"]},
        {},
        {},
        """use Sword
        yes
        choose Plain Setup
        expect your hand has Plain Setup
        expect stages of Sword = 1""",
    ),
    (
        "the Ally doesn't pay",
        ALLY,
        "POWER: Search your Life Deck for a Setup and place it on top of your Life Deck. You may "
        "pay 2 stages from this Ally to place it into your hand instead.",
        {**BESIDE, "stages": 0, "life_deck": ["Jab", "Plain Setup"]},
        {},
        {},
        """use Sword
        no
        choose Plain Setup
        expect your life_deck top = Plain Setup
        expect stages of Sword = 3""",
    ),
    (
        "what is paid for is done instead of what stands before it",
        ALLY,
        "POWER: Destroy a Drill. You may discard a card from your hand. If you do, banish it "
        "instead.",
        {**BESIDE, "stages": 0, "hand": ["Jab"]},
        {"play": ["Idle Drill"]},
        {},
        """use Sword
        yes
        expect opponent banished has Idle Drill
        expect your discard has Jab""",
    ),
    (
        "what is not paid for is not done",
        ALLY,
        "POWER: Search your Life Deck for a Setup and place it into your hand. You may discard a "
        "Drill from your hand. If you do, you may place it into play instead.",
        {**BESIDE, "stages": 0, "hand": ["Idle Drill"], "life_deck": ["Jab", "Plain Setup"]},
        {},
        {},
        """use Sword
        no
        choose Plain Setup
        expect your hand has Plain Setup
        expect your hand has Idle Drill""",
    ),
    (
        "it is attached where it would leave play",
        DRILL,
        "[constant] Whenever an Ally leaves play, you may attach it to this Drill instead of "
        "placing it into the discard pile. Your attacks deal +1 life card of damage for each card "
        "attached to this Drill.",
        {"hand": ["Beam"], "play": ["Sword", {"card": "Pal", "stages": 4}]},
        {"hand": ["Slay"]},
        THEIRS,
        """opponent: play Slay
        you: yes
        expect Pal is attached to Sword
        play Beam
        opponent: no defense
        expect event DamageDealt life_cards=4""",
    ),
    (
        "an Ally for a Dragon Ball",
        ALLY,
        "[constant] You may discard this Ally instead of one of your Dragon Balls being captured.",
        {"play": [{"card": "Sword", "stages": 3}, "Earth Ball"]},
        {"hand": ["Snatch"]},
        THEIRS,
        """opponent: play Snatch
        you: yes
        expect your play has Earth Ball
        expect your discard has Sword""",
    ),
    (
        "the Ally that lost stages is what is banished",
        DRILL,
        "POWER: One of your Allies loses 2 stages. If that Ally is at 0 stages, banish it at the "
        "end of combat.",
        {"play": ["Sword", {"card": "Pal", "stages": 2}]},
        {},
        {},
        """use Sword
        until combat ends
        expect your banished has Pal
        expect your play has Sword""",
    ),
    (
        "the Ally that loses stages is what may be discarded",
        DRILL,
        "[constant] Whenever one of your Allies loses stages, you may discard it to draw a card.",
        {"play": ["Sword", {"card": "Pal", "stages": 4}]},
        {"hand": ["Hurt"]},
        THEIRS,
        """opponent: play Hurt
        you: yes
        expect your discard has Pal
        expect your hand = 1
        expect your play has Sword""",
    ),
    (
        "where the card of an attack goes that set it off",
        DRILL,
        "[constant] Whenever you perform an attack, you may place it on the bottom of your Life "
        "Deck after use.",
        {"play": ["Sword"], "hand": ["Jab"]},
        {"stages": 9},
        {},
        """play Jab
        yes
        opponent: no defense
        expect your life_deck bottom = Jab""",
    ),
    (
        "it is not the card that was drawn",
        DRILL,
        "[constant] At the start of combat, you may have one of your Allies lose 2 stages to draw a "
        "card. If that Ally is at 0 stages, banish it at the end of combat.",
        {"play": ["Sword", {"card": "Pal", "stages": 2}]},
        {},
        {"phase": "declare"},
        """declare combat
        yes
        expect your hand = 1
        until combat ends
        expect your banished has Pal""",
    ),
    (
        "what is chosen as combat begins is banished as it ends",
        DRILL,
        "[constant] When entering combat, choose an Ally. Banish it at the end of combat.",
        {"play": ["Sword", {"card": "Pal", "stages": 2}]},
        {},
        {"phase": "declare"},
        """declare combat
        until combat ends
        expect your banished has Pal
        expect your play has Sword""",
    ),
    (
        "what the MP takes is less",
        DRILL,
        "[constant] Whenever your MP takes damage from an attack, prevent 1 stage of that damage.",
        {**HERE, "stages": 5},
        {"hand": ["Jab"]},
        THEIRS,
        """opponent: play Jab
        no defense
        expect your stages = 3""",
    ),
    (
        "it is asked in time to prevent what the MP takes",
        DRILL,
        "[instant] POWER: Use when your MP takes damage from an attack. Banish this card to "
        "prevent all damage from that attack.",
        {**HERE, "stages": 5},
        {"hand": ["Jab"]},
        THEIRS,
        """opponent: play Jab
        no defense
        yes
        expect your stages = 5""",
    ),
    (
        "how it enters play, and a Power of its own",
        ALLY,
        "[constant] This Ally enters play at 2 stages above 0. POWER: Banish this Ally to have "
        "your opponent's MP lose 5 stages.",
        {"stages": 0, "hand": ["Sword"]},
        {"stages": 9},
        {"phase": "planning"},
        """play Sword
        expect stages of Sword = 2
        declare combat
        use Sword
        expect opponent.stages = 4""",
    ),
    (
        "a hand of two, if nothing was performed",
        DRILL,
        "[constant] At the end of each combat in which you performed no attacks, you may destroy "
        "the top 3 cards of your opponent's Life Deck. Your hand size is increased by 1 during "
        "your Discard Step.",
        {**HERE, "hand": ["Jab", "Jab", "Jab"]},
        {"fill": 20},
        {},
        """pass
        opponent: pass
        yes
        discard Jab
        until turn ends
        expect your hand = 2""",
    ),
    (
        "it is kept up, or banished as the turn ends",
        DRILL,
        "[constant] Banish this card at the end of any turn you did not play a Drill.",
        HERE,
        {},
        {},
        """until turn ends
        expect your banished has Sword""",
    ),
    (
        "what is asked as combat ends",
        DRILL,
        "[constant] Whenever your MP is at 0 stages at the end of combat, raise your anger 2 "
        "levels and your MP gains 4 stages.",
        {**HERE, "stages": 0},
        {},
        {},
        """until combat ends
        expect your anger = 2
        expect your stages = 4""",
    ),
    (
        "each one but itself",
        DRILL,
        "[constant] Your physical attacks deal +1 stage of damage for each Styled Drill you "
        "control, other than this one.",
        {"play": ["Sword", "Saiyan Stand-in Drill", "Idle Drill"], "hand": ["Jab"]},
        {"stages": 9},
        {},
        """play Jab
        opponent: no defense
        expect event DamageDealt stages=4""",
    ),
]


@pytest.mark.parametrize("row", PLAYED, ids=lambda row: row[0])
def test_it_does_what_it_says(row: Row) -> None:
    _, kind, text, mine, theirs, start, steps = row
    told: dict[str, Any] = {"you": mine, "opponent": theirs, "start": start}
    more: dict[str, Any] = {"style": Style.SAIYAN} if kind is DRILL else {}
    if kind is MP:
        more = {
            "level": 1,
            "pur": 1,
            "stages": LADDER,
            "alignment": Alignment.HERO,
            "subtitle": "X",
        }
    tell(card("Sword", kind, text, **more), *OTHERS, steps=steps, **told)


def test_what_an_ally_takes_cannot_be_prevented_any_more() -> None:
    text = "[instant] POWER: Use when one of your Allies takes damage from an attack. Prevent all "
    failed = compile_text(card("Sword", DRILL, ""), f"{text}of that damage.").failures
    assert "the damage is dealt then" in failed[0].message
