"""Nouns, counts and limits in more of the words that cards have for them: read, and played."""

from __future__ import annotations

from typing import Any

import pytest

from dbz_desktop.cards import CardType, Style
from dbz_desktop.rules.language.compiler import canonical_text, compile_text
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, PHYSICAL, SETUP, card
from tests.rules.staged import canonical, tell

RED = card("Red Drill", DRILL, "POWER: Draw a card.", style=Style.RED)
PLAIN = card("Plain Drill", DRILL, "POWER: Draw a card.")
KICK = card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 3 stages.")
PAL = card("Pal", ALLY, "[attack] POWER: Physical attack. DAMAGE: 3 stages.")


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("Name a card type other than Physical Combat or Energy Combat. Draw a card.",
         "Name Ally, Event, Setup, Drill, or Dragon Ball. Draw a card."),
        ("Your opponent names a card type except for Drill. Draw a card.",
         "Your opponent names Ally, Physical Combat, Energy Combat, Event, Setup, or Dragon Ball. "
         "Draw a card."),
        ("Discard any number of cards from your hand, up to a maximum of 3.",
         "Discard up to 3 cards from your hand."),
        ("Destroy any number of your Drills, to a maximum of 2.",
         "Destroy up to 2 of your Drills."),
        ("If you control a Styled and a non-Styled Drill, draw a card.",
         "If you control a Styled Drill and a non-Styled Drill, draw a card."),
        ("If you control another \"Cell Jr.\", draw a card.",
         "If you control another card named \"Cell Jr.\", draw a card."),
        ("Destroy all other cards you have in play except for your MP and your Mastery.",
         "Destroy all of your other cards."),
        ("Your opponent cannot use [constant] effects of Allies this combat.",
         "Your opponent's Allies lose all [constant] effects this combat."),
        ("Players cannot use [constant] Powers of Drills this turn.",
         "Drills lose all [constant] effects this turn."),
        ("Raise your anger 1 for each level below 4 your opponent's MP is.",
         "Raise your anger 1 for each level your opponent's MP is below level 4."),
        ("Destroy any number of your Drills. Your opponent draws a card for every 2 you destroyed "
         "(rounded up).",
         "Destroy any of your Drills. Your opponent draws a card for every 2 cards you destroyed "
         "this way, rounded up."),
        ("You cannot win by MPPV nor by Dragon Balls this turn.",
         "You cannot win by MPPV this turn and you cannot win by Dragon Ball Victory this turn."),
        ("If your MP changed level this combat, draw a card.",
         "If your MP has changed levels this combat, draw a card."),
    ],
)  # fmt: skip
def test_it_is_read_as(said: str, read: str) -> None:
    assert canonical(f"POWER: {said}") == f"POWER: {read}"


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("Whenever one of your opponent's effects causes a Drill you control to leave play, draw a "
         "card.",
         "Whenever one of your Drills leaves play by one of your opponent's effects, draw a card."),
        ("Whenever a card effect causes one of your Drills to be destroyed, draw a card.",
         "Whenever one of your Drills is destroyed by a card effect, draw a card."),
        ("Whenever you would raise your anger by an Event's effect, you may gain 2 stages instead.",
         "Whenever you would raise your anger by an Event effect, you may gain 2 stages instead."),
        ("Your opponent's attacks that are not performed by an MP deal -2 stages of damage.",
         "Attacks performed by your opponent's Allies deal -2 stages of damage."),
        ("Your opponent's attacks that do not have a stage cost, cost 1 stage to perform.",
         "Your opponent's attacks that cost 0 stages cost exactly 1 stage to perform."),
        ("Your opponent's Setups cost him 1 stage to use.",
         "Your opponent must pay 1 stage to use his Setups."),
        ("Your opponent's HIT effects that raise his anger are reduced by 1 (to a minimum of 0).",
         "Whenever your opponent's HIT effects raise his anger, reduce that amount by 1."),
        ("Whenever a player's MP changes level during combat, his opponent may draw a card.",
         "Whenever an MP card changes levels during combat, that player's opponent may draw a "
         "card."),
        ("Your Styled cards' Endurance is increased by 1.",
         "Your Styled cards have their Endurance increased by 1."),
    ],
)  # fmt: skip
def test_it_holds_as(said: str, read: str) -> None:
    assert canonical(f"[constant] {said}", DRILL) == f"[constant] {read}"


@pytest.mark.parametrize(
    "text",
    [
        "POWER: Name a card type other than a Drill or Styled.",
        "POWER: If the top 3 cards of your discard pile are both Styled, draw a card.",
        "POWER: Your opponent draws a card for every 1 you destroyed, rounded up.",
    ],
)
def test_it_is_not_read(text: str) -> None:
    assert compile_text(card("Tried", EVENT, text), text).failures


def test_a_hero_and_a_villain_ally_are_what_they_were() -> None:
    """A word that is a kind of its own takes nothing from the noun behind it."""
    text = "POWER: If you control a Hero and a Villain Ally, draw a card."
    assert canonical(text) == text


@pytest.mark.parametrize(
    ("named", "asked"), [("Event", True), ("Drill", False), ("Mastery", False)]
)
def test_a_card_type_other_than_these_is_named(named: str, asked: bool) -> None:
    steps = f"play Say\nexpect {'' if asked else 'no '}option {named}"
    tell(
        card("Say", EVENT, "POWER: Name a card type other than Drill or Ally. Your opponent cannot "
             "play cards of that type this combat."),
        steps=steps,
        you={"hand": ["Say"]},
    )  # fmt: skip


@pytest.mark.parametrize("n", [0, 2])
def test_no_more_than_the_maximum_are_taken(n: int) -> None:
    chosen = "choose Filler\n" * n
    tell(
        card("Sift", EVENT, "POWER: Discard any number of cards from your hand, up to a maximum of "
             "2. Gain 1 stage for each card discarded."),
        steps=f"play Sift\n{chosen}\nexpect your stages = {3 + n}\n"
        f"expect your hand = {3 - n}",
        you={"hand": ["Sift", "Filler", "Filler", "Filler"], "stages": 3},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("drills", "drawn"),
    [(["Red Drill", "Plain Drill"], 1), (["Red Drill"], 0), (["Plain Drill"], 0)],
)
def test_one_that_is_so_and_one_that_is_not(drills: list[str], drawn: int) -> None:
    tell(
        RED,
        PLAIN,
        card("Pair", EVENT, "POWER: If you control a Styled and a non-Styled Drill, draw a card."),
        steps=f"play Pair\nexpect your hand = {drawn}",
        you={"hand": ["Pair"], "play": drills},
    )


@pytest.mark.parametrize(
    ("pile", "drawn"),
    [
        (["Plain Drill", "Red Drill", "Red Drill"], 1),
        (["Red Drill", "Plain Drill", "Red Drill"], 0),
        (["Red Drill", "Red Drill", "Plain Drill"], 0),
        (["Red Drill"], 0),
        ([], 0),
    ],
)
@pytest.mark.parametrize("said", ["both Styled", "Styled"])
def test_the_top_2_cards_are_so(said: str, pile: list[str], drawn: int) -> None:
    """Of fewer cards than are spoken of nothing is so."""
    tell(
        RED,
        PLAIN,
        card("Kicker", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage. HIT: If the top 2 "
             f"cards of your discard pile are {said}, raise your anger 1."),
        steps=f"play Kicker\nexpect your anger = {drawn}",
        you={"hand": ["Kicker"], "discard": pile[::-1]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("deck", "balls"),
    [(["Red Drill"] * 3, 1), (["Filler", "Red Drill", "Red Drill"], 0)],
)
def test_all_three_were_of_that_type(deck: list[str], balls: int) -> None:
    """It is asked of the cards that were destroyed, all three of them."""
    tell(
        RED,
        card("Rob", EVENT, "POWER: Name a card type. Your opponent destroys the top 3 cards of his "
             "Life Deck. Gain 2 stages for each card of that type destroyed this way. You may raise "
             "your anger 1 if all 3 were of that type."),
        steps=f"play Rob\nchoose Drill\n{'yes' if balls else ''}\nexpect your anger = {balls}\n"
        f"expect your stages = {1 + 2 * deck.count('Red Drill')}",
        you={"hand": ["Rob"], "stages": 1},
        opponent={"life_deck": [*deck, "Filler"], "fill": 0},
    )  # fmt: skip


@pytest.mark.parametrize(("level", "anger"), [(1, 3), (2, 2), (4, 0)])
def test_levels_below_a_level(level: int, anger: int) -> None:
    tell(
        card("Sneer", EVENT, "POWER: Raise your anger 1 for each level your opponent's MP is below "
             "4."),
        steps=f"play Sneer\nexpect your anger = {anger}",
        you={"hand": ["Sneer"]},
        opponent={"level": level},
    )  # fmt: skip


@pytest.mark.parametrize(("mine", "theirs", "left"), [(3, 1, 9), (3, 3, 7), (3, 4, 6), (2, 1, 6)])
def test_an_attack_costs_less_for_each_level(mine: int, theirs: int, left: int) -> None:
    tell(
        card("Beam", ENERGY, "[attack] Energy attack costing 3 stages. If your MP's level is 3 or "
             "higher, reduce this attack's cost by 1 for each level below 4 your opponent's MP is. "
             "DAMAGE: 1 life card."),
        steps=f"play Beam\nexpect your stages = {left}",
        you={"hand": ["Beam"], "level": mine, "stages": 9},
        opponent={"level": theirs},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("drills", "rounded", "drawn"),
    [
        (3, "(rounded up)", 2),
        (2, "(rounded up)", 1),
        (3, "", 1),
        (1, "(rounded up)", 1),
        (1, "", 0),
    ],
)
def test_for_every_2_you_destroyed(drills: int, rounded: str, drawn: int) -> None:
    names = [f"Drill {n}" for n in range(drills)]
    chosen = "".join(f"choose {name}\n" for name in names)
    tell(
        *(card(name, DRILL, "POWER: Draw a card.") for name in names),
        card("Raze", EVENT, "POWER: Destroy any number of your Drills. Your opponent draws a card for "
             f"every 2 you destroyed {rounded}."),
        steps=f"play Raze\n{chosen}\nexpect opponent hand = {drawn}",
        you={"hand": ["Raze"], "play": names},
    )  # fmt: skip


def test_the_performing_personality_is_who_attacks() -> None:
    tell(
        PAL,
        card("Wall", PHYSICAL, "[defense] Stops a physical attack. The performing personality loses 2 "
             "stages."),
        steps="opponent: use Pal\nplay Wall\nexpect stages of Pal = 3\nexpect opponent stages = 0",
        you={"hand": ["Wall"]},
        opponent={"play": [{"card": "Pal", "stages": 5}], "stages": 0},
        start={"turn": "opponent", "action": "opponent"},
    )  # fmt: skip


@pytest.mark.parametrize(("cost", "paid"), [("", 1), (" costing 2 stages", 2)])
def test_attacks_that_have_no_stage_cost(cost: str, paid: int) -> None:
    tell(
        card("Zap", ENERGY, f"[attack] Energy attack{cost}. DAMAGE: 1 life card."),
        card("Drag", DRILL, "[constant] Attacks that do not have a stage cost, cost 1 stage to "
             "perform."),
        steps=f"play Zap\nexpect your stages = {9 - paid}",
        you={"hand": ["Zap"], "stages": 9},
        opponent={"play": ["Drag"]},
    )  # fmt: skip


@pytest.mark.parametrize("by_ally", [True, False])
def test_attacks_that_no_mp_performs(by_ally: bool) -> None:
    tell(
        PAL,
        card("Guard", DRILL, "[constant] Your opponent's attacks that are not performed by an MP deal "
             "-2 stages of damage."),
        KICK,
        steps=f"{'use Pal' if by_ally else 'play Kick'}\nexpect opponent stages = {8 if by_ally else 6}",
        you={"hand": ["Kick"], "play": [{"card": "Pal", "stages": 5}], "stages": 0 if by_ally else 5},
        opponent={"stages": 9, "play": ["Guard"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("by", "text", "anger"),
    [
        ("opponent", "Destroy one of your opponent's Drills.", 1),
        ("you", "Destroy one of your Drills.", 0),
    ],
)
def test_an_effect_causes_a_drill_to_leave_play(by: str, text: str, anger: int) -> None:
    sides: dict[str, dict[str, Any]] = {
        "you": {"play": ["Plain Drill"], "mastery": "Watchful Mastery"},
        "opponent": {},
    }
    sides[by]["hand"] = ["Raze"]
    tell(
        PLAIN,
        card("Watchful Mastery", CardType.MASTERY, "[constant] Whenever one of your opponent's effects "
             "causes a Drill you control to leave play, raise your anger 1 level. POWER: Draw a card."),
        card("Raze", EVENT, f"POWER: {text}"),
        steps=f"{by}: play Raze\nexpect your anger = {anger}",
        start={"turn": by, "action": by},
        **sides,
    )  # fmt: skip


@pytest.mark.parametrize(("kind", "text", "stages"), [(EVENT, "POWER: ", 3), (SETUP, "POWER: ", 1)])
def test_anger_that_an_events_effect_raises(kind: CardType, text: str, stages: int) -> None:
    lies: dict[str, Any] = {"play": ["Rage"]} if kind is SETUP else {"hand": ["Rage"]}
    tell(
        card("Rage", kind, f"{text}Raise your anger 1."),
        card("Calm", DRILL, "[constant] Whenever you would raise your anger by an Event's effect, you "
             "may gain 2 stages instead."),
        steps=f"{'play' if kind is EVENT else 'use'} Rage\n{'yes' if stages == 3 else ''}\n"
        f"expect your stages = {stages}\nexpect your anger = {0 if stages == 3 else 1}",
        you={"stages": 1, **lies, "play": [*lies.get("play", []), "Calm"]},
    )  # fmt: skip


@pytest.mark.parametrize(("owner", "left"), [("opponent", 8), ("you", 9)])
def test_setups_that_cost_him_a_stage_to_use(owner: str, left: int) -> None:
    sides: dict[str, dict[str, Any]] = {"you": {"stages": 9}, "opponent": {"stages": 9}}
    sides[owner]["play"] = ["Trap"]
    sides["you"]["play"] = [*sides["you"].get("play", []), "Drag"]
    side = "your" if owner == "you" else "opponent"
    tell(
        card("Trap", SETUP, "POWER: Raise your anger 1."),
        card("Drag", DRILL, "[constant] Your opponent's Setups cost him 1 stage to use."),
        steps=f"{owner}: use Trap\nexpect {side} stages = {left}\nexpect {side} anger = 1",
        start={"turn": owner, "action": owner},
        **sides,
    )


@pytest.mark.parametrize(("whose", "drawn"), [("your", (0, 1)), ("your opponent's", (1, 0))])
def test_a_level_that_changes_is_told_of_whose_opponent(whose: str, drawn: tuple[int, int]) -> None:
    tell(
        card("Lift", EVENT, f"POWER: Advance {whose} MP 1 level."),
        card("Echo", DRILL, "[constant] Whenever a player's MP changes level during combat, his "
             "opponent may draw a card."),
        steps=f"play Lift\nyes\nexpect your hand = {drawn[0]}\nexpect opponent hand = {drawn[1]}",
        you={"hand": ["Lift"], "play": ["Echo"]},
    )  # fmt: skip


@pytest.mark.parametrize(("whose", "raised"), [("opponent", 1), ("you", 2)])
def test_hit_effects_that_raise_his_anger_are_reduced(whose: str, raised: int) -> None:
    sides: dict[str, dict[str, Any]] = {"you": {"hand": ["Rush"]}, "opponent": {}}
    owner = "opponent" if whose == "opponent" else "you"
    sides["opponent" if owner == "opponent" else "you"]["play"] = ["Drag"]
    tell(
        card("Rush", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage. HIT: Raise your anger 2."),
        card("Drag", DRILL, "[constant] Your opponent's HIT effects that raise his anger are reduced by "
             "1 (to a minimum of 0)."),
        steps=f"play Rush\nexpect your anger = {raised}",
        **sides,
    )  # fmt: skip


@pytest.mark.parametrize("other", [True, False])
def test_another_of_a_title(other: bool) -> None:
    tell(
        card("Cell Jr.", ALLY, 'POWER: If you control another "Cell Jr.", raise your anger 1.'),
        steps=f"use Cell Jr.\nexpect your anger = {int(other)}",
        you={"play": [{"card": "Cell Jr.", "stages": 3}] * (1 + other), "stages": 0},
    )


def test_what_a_note_forbids_is_forbidden_before_the_text_does_anything() -> None:
    """EFF-12: the text's own effect can't win by what its note forbids for the turn (ANG-4)."""
    tell(
        card("Wish", EVENT, "(You cannot win by MPPV nor by Dragon Balls this turn.) POWER: Raise your "
             "anger 1."),
        steps="play Wish\nexpect no winner\nexpect your anger = 0",
        you={"hand": ["Wish"], "level": 4, "anger": 4},
    )  # fmt: skip


@pytest.mark.parametrize(("who", "left"), [("you", 0), ("opponent", 2)])
def test_effects_that_rejuvenate_are_yours_alone(who: str, left: int) -> None:
    """Of the other player's nothing is Rejuvenated (EFF-8)."""
    sides: dict[str, dict[str, Any]] = {"you": {"hand": ["Choke"]}, "opponent": {"stages": 9}}
    sides[who] |= {"hand": [*sides[who].get("hand", []), "Heal"], "discard": ["Red Drill"] * 2}
    other = "opponent: pass\n" if who == "you" else ""
    side = "your" if who == "you" else "opponent"
    tell(
        RED,
        card("Choke", PHYSICAL, "[attack] Physical attack. Effects that Rejuvenate cards can only be "
             "used by you this combat. DAMAGE: 1 stage. (Banish after use.)"),
        card("Heal", EVENT, "POWER: Rejuvenate 2. (Banish after use.)"),
        steps=f"play Choke\n{other}{who}: play Heal\nexpect {side} discard = {left}",
        **sides,
    )  # fmt: skip


def test_a_note_of_how_often_names_the_way_of_use() -> None:
    text = "(You may use this [defense] POWER twice per combat.) [defense] POWER: Prevent 1 stage of damage from an attack."
    assert canonical(text, CardType.MAIN_PERSONALITY).endswith(
        "(This power may be used 2 times per combat.)"
    )


@pytest.mark.parametrize("chosen", [True, False])
def test_an_ally_neither_acts_nor_has_its_power_used(chosen: bool) -> None:
    other = "Pal" if not chosen else "Friend"
    tell(
        PAL,
        card("Friend", ALLY, "POWER: Raise your anger 1."),
        card("Charm", EVENT, "POWER: Choose an Ally. That Ally cannot perform actions nor use its "
             "Power this combat."),
        steps=f"opponent: play Charm\nchoose {other}\nexpect {'no ' if chosen else ''}option Use Friend",
        you={"play": [{"card": "Friend", "stages": 3}, {"card": "Pal", "stages": 3}], "stages": 0},
        opponent={"hand": ["Charm"]},
        start={"turn": "opponent", "action": "opponent"},
    )  # fmt: skip


@pytest.mark.parametrize(("stopped", "drawn"), [(True, 1), (False, 0)])
def test_his_last_action_was_an_attack_that_you_stopped(stopped: bool, drawn: int) -> None:
    block = "play Block\n" if stopped else ""
    tell(
        KICK,
        card("Gloat", EVENT, "POWER: If your opponent's last action was an attack that you stopped, "
             "raise your anger 1."),
        steps=f"opponent: play Kick\n{block}play Gloat\nexpect your anger = {drawn}",
        you={"hand": ["Gloat", "Block"] if stopped else ["Gloat"], "stages": 9},
        opponent={"hand": ["Kick"]},
        start={"turn": "opponent", "action": "opponent"},
    )  # fmt: skip


def test_as_many_of_different_titles_as_were_destroyed() -> None:
    text = (
        "POWER: Destroy any number of Drills you control. Search your Life Deck for the same number "
        "of Drills with different titles and place them into play."
    )
    tell(
        RED,
        PLAIN,
        card("Idle", DRILL, "POWER: Draw a card."),
        card("Busy", DRILL, "POWER: Draw a card."),
        card("Rebuild", SETUP, text),
        steps="use Rebuild\nchoose Idle\nchoose Busy\nchoose Red Drill\n"
        "choose Plain Drill\nexpect log in order: places Red Drill into play; places Plain Drill "
        "into play",
        you={"play": ["Rebuild", "Idle", "Busy"],
             "life_deck": ["Red Drill", "Red Drill", "Plain Drill"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("deck", "n", "said"),
    [
        (["Red Drill"], 3, "you destroyed (rounded up)"),
        ([], 3, "you destroyed (rounded up)"),
        ([], 0, "you destroyed (rounded up)"),
        (["Red Drill"], 3, "Drills destroyed, rounded up"),
    ],
)
def test_what_was_done_before_something_else_is_counted(deck: list[str], n: int, said: str) -> None:
    """Of the Drills that were destroyed it is asked, and not of those that were placed then."""
    names = ["Idle", "Busy", "Lazy"]
    chosen = "".join(f"choose {name}\n" for name in names[:n])
    tell(
        RED,
        *(card(name, DRILL, "POWER: Draw a card.") for name in names),
        card("Rebuild", SETUP, "POWER: Destroy any number of Drills you control. Search your Life Deck "
             "for the same number of Drills with different titles and place them into play. Your "
             f"opponent draws a card for every 2 {said}."),
        steps=f"use Rebuild\n{chosen}expect opponent hand = {-(-n // 2)}",
        you={"play": ["Rebuild", *names], "life_deck": deck},
    )  # fmt: skip


@pytest.mark.parametrize("stages", [0, 4])
def test_stages_that_ally_had(stages: int) -> None:
    tell(
        PAL,
        card("Absorb", EVENT, "POWER: Banish one of your opponent's Allies. Gain stages equal to the "
             "number of power stages above 0 that Ally had."),
        steps=f"play Absorb\nexpect your stages = {2 + stages}",
        you={"hand": ["Absorb"], "stages": 2},
        opponent={"play": [{"card": "Pal", "stages": stages}]},
    )  # fmt: skip


def test_all_other_cards_except_what_never_leaves() -> None:
    """TYP-8: an MP and a Mastery are never taken out of play."""
    tell(
        RED,
        PLAIN,
        card("Raze", EVENT, "POWER: Destroy all other cards you have in play except for your MP and "
             "your Mastery. Your opponent destroys the top card of his Life Deck for each card "
             "destroyed."),
        steps="play Raze\nexpect opponent discard = 2\nexpect option Use Calm Mastery",
        you={"hand": ["Raze"], "play": ["Plain Drill", "Red Drill"]},
    )  # fmt: skip


@pytest.mark.parametrize(("whose", "drawn"), [("opponent", 1), ("you", 2)])
def test_constant_effects_of_his_allies_are_lost(whose: str, drawn: int) -> None:
    sides: dict[str, dict[str, Any]] = {"you": {"hand": ["Hush"]}, "opponent": {"stages": 9}}
    sides[whose]["play"] = [{"card": "Fan", "stages": 0}]
    # His Ally may take the damage in the place of his MP (COM-7).
    answer = "opponent: choose Hero\n" if whose == "opponent" else ""
    tell(
        card("Fan", ALLY, "[constant] Attacks deal +1 stage of damage. POWER: Draw a card."),
        KICK,
        card("Hush", EVENT, "POWER: Your opponent cannot use [constant] effects of Allies this combat."),
        steps=f"play Hush\nopponent: pass\nplay Kick\n{answer}expect opponent stages = {7 - drawn}",
        you={**sides["you"], "hand": ["Hush", "Kick"]},
        opponent=sides["opponent"],
    )  # fmt: skip


@pytest.mark.parametrize(
    ("how", "gained"),
    [
        ("play Kick\nchoose Pal", 1),  # It takes it in the place of the MP.
        ("play Kick\nchoose Hero", 0),
        ("play Sap", 0),  # Stages that are lost by an effect are no damage.
    ],
)
@pytest.mark.parametrize("said", ["has taken damage", "took damage", "was dealt damage"])
def test_an_ally_that_took_damage(said: str, how: str, gained: int) -> None:
    who, answer = how.split("\n") if "\n" in how else (how, "")
    tell(
        PAL,
        KICK,
        card("Friend", ALLY, "POWER: Draw a card."),
        card("Sap", EVENT, "POWER: Your opponent's Allies lose 1 stage."),
        card("Ask", EVENT, f"POWER: If you control an Ally that {said} this combat, raise your anger 1."),
        steps=f"opponent: {who}\n{answer}\nplay Ask\nexpect your anger = {gained}",
        you={"hand": ["Ask"], "play": [{"card": "Pal", "stages": 5}], "stages": 5},
        opponent={"hand": ["Kick", "Sap"]},
        start={"turn": "opponent", "action": "opponent"},
    )  # fmt: skip


def test_only_allies_that_took_damage_are_taken() -> None:
    tell(
        PAL,
        KICK,
        card("Friend", ALLY, "POWER: Draw a card."),
        card("Clear", EVENT, "POWER: Discard all of your opponent's Allies that took damage this "
             "combat. (Banish after use.)"),
        steps="play Kick\nopponent: choose Pal\nopponent: pass\nplay Clear\n"
        "expect opponent discard = 1\nexpect stages of Friend = 4",
        you={"hand": ["Kick", "Clear"]},
        opponent={"play": [{"card": "Pal", "stages": 5}, {"card": "Friend", "stages": 4}],
                  "stages": 5},
    )  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        "POWER: If you control a personality that took damage this combat, draw a card.",
        "POWER: Discard a Drill that took damage this combat.",
        "POWER: Discard an Ally that took damage.",
        "[constant] Attacks not performed by your MP deal +1 stage of damage.",
    ],
)
def test_what_is_not_told_is_not_read(text: str) -> None:
    kind = DRILL if text.startswith("[") else EVENT
    assert compile_text(card("Tried", kind, text), text).failures


def test_what_stops_an_attack_on_a_combat_card_is_a_defense() -> None:
    """ATK-3: it can be used at no other time, said or not."""
    tell(
        KICK,
        card("Swat", ENERGY, "Stops a physical attack. Raise your anger 1."),
        steps="opponent: play Kick\nplay Swat\nexpect your anger = 1\nexpect your stages = 5",
        you={"hand": ["Swat"], "stages": 5},
        opponent={"hand": ["Kick"]},
        start={"turn": "opponent", "action": "opponent"},
    )


@pytest.mark.parametrize("kind", [EVENT, DRILL, SETUP])
def test_what_else_stops_attacks_says_so(kind: CardType) -> None:
    text = "Stops a physical attack. Raise your anger 1."
    assert compile_text(card("Swat", kind, text), text).failures


@pytest.mark.parametrize(
    "text",
    [
        # Of whom that is said isn't whose they are.
        "[constant] All Drills cost him 1 stage to use.",
        "[constant] Your Drills cost him 1 stage to use.",
        "POWER: Your opponent cannot use [constant] effects of your Allies this combat.",
        "(You may use this [defense] POWER twice per combat.) [defense] POWER: Prevent 1 stage of "
        "damage from an attack. POWER: Draw a card.",
    ],
)
def test_what_would_be_said_of_others_is_not_read(text: str) -> None:
    assert compile_text(card("Tried", DRILL, text), text).failures


def test_acting_once_more_and_not_at_all_are_no_choice() -> None:
    """ "An attack or a pass" is said of one action; "another attack" would be one besides."""
    text = "POWER: Your opponent must perform an attack or pass in his next action."
    told = compile_text(card("Sword", EVENT, ""), text)
    assert (
        canonical_text(told) == "POWER: Your opponent can only attack or pass in his next action."
    )
    text = "POWER: You may perform another attack or have your opponent pass for his next action."
    assert compile_text(card("Sword", EVENT, ""), text).failures == ()


@pytest.mark.parametrize(("whose", "reads"), [("that Ally's", True), ("those Allies'", False)])
def test_one_is_compared_with_one(whose: str, reads: bool) -> None:
    """Of several nobody in particular is measured: at what stage they are isn't one number."""
    text = f"POWER: Choose 2 Allies. Each player whose MP's power stage is at most {whose} draws a card."
    if reads:
        text = text.replace("2 Allies", "an Ally")
    assert (compile_text(card("Sword", EVENT, ""), text).failures == ()) is reads
