"""The same things said in other words: moments, nouns and counts of the later sets, played."""

from __future__ import annotations

from dbz_desktop.cards import Alignment, CardType
from dbz_desktop.rules.language.compiler import canonical_text, compile_text
from tests.rules.happening import (
    ALLY,
    DRILL,
    ENERGY,
    EVENT,
    PHYSICAL,
    SETUP,
    card,
)
from tests.rules.story import tell


def canonical(text: str, kind: CardType = EVENT) -> str:
    program = compile_text(card("Sword", kind, ""), text)
    assert program.failures == ()
    return canonical_text(program)


# ---------------------------------------------------------------------------- moments


def test_a_moment_right_after_what_is_asked_says_when_it_is_asked() -> None:
    """ "If X at the end of combat, Y" asks at the end of combat; with a comma before it, now."""
    text = "[constant] If you do not control a Drill at the end of combat, raise your anger 1."
    now = "POWER: If you do not control a Drill, at the end of combat, raise your anger 1."
    assert "At the end of any combat in which you control no Drills" in canonical(text, DRILL)
    assert canonical(now).startswith("POWER: If you control no Drills, ")
    watcher = card("Watcher", ALLY, text)
    breaks = card("Break", EVENT, "POWER: Destroy a Drill.")
    sides = {"play": ["Watcher", "Idle Drill"], "hand": ["Break"]}
    tell(
        watcher,
        breaks,
        you=sides,
        steps="""
        pass
        pass
        expect no combat
        expect you.anger = 0
    """,
    )
    tell(
        watcher,
        breaks,
        you=sides,
        steps="""
        play Break
        pass
        pass
        expect no combat
        expect you.anger = 1
    """,
    )
    later = card("Later", EVENT, now)
    tell(
        later,
        breaks,
        you={"play": ["Idle Drill"], "hand": ["Later", "Break"]},
        steps="""
        play Later
        pass
        play Break
        pass
        pass
        expect no combat
        expect you.anger = 0
    """,
    )


def test_whether_a_combat_was_declared_is_asked_at_the_moment() -> None:
    text = (
        "[instant] POWER: Use at the start of your opponent's turn. If your opponent does not "
        "declare combat this turn then at the start of the Rejuvenation Step, your opponent "
        "banishes the top 2 cards of his Life Deck and you may banish a total of up to 2 Setups "
        "and/or Drills."
    )
    watcher = card("Watcher", SETUP, text)
    start = {"turn": "you", "phase": "discard"}
    sides = {"you": {"play": ["Watcher"]}, "opponent": {"play": ["Idle Drill", "Other Drill"]}}
    tell(
        watcher,
        start=start,
        **sides,
        steps="""
        you: yes
        opponent: no combat this turn
        opponent: discard Filler
        opponent: discard Filler
        you: yes
        you: choose Idle Drill
        you: done
        expect opponent banished = 3
    """,
    )
    tell(
        watcher,
        start=start,
        **sides,
        steps="""
        you: yes
        opponent: declare combat
        until combat ends
        opponent: discard Filler
        opponent: discard Filler
        you: discard Filler
        you: discard Filler
        until turn ends
        expect turn = you
        expect opponent banished = 0
    """,
    )


def test_a_moment_that_is_said_last_of_what_is_attached() -> None:
    """What both may do when combat begins; and what ends it, where something was so."""
    text = (
        "POWER: Attach to your MP. While attached, both players may search their Life Deck for a "
        "Drill and place it into play when entering combat. Banish this card at the end of a "
        "combat where your opponent controls 2 or more Drills."
    )
    watcher = card("Watcher", SETUP, text)
    attached = [{"card": "Watcher", "attached_to": "mp"}]
    theirs = {"life_deck": ["Other Drill"], "play": ["Idle Drill"]}
    start = {"phase": "declare"}
    tell(
        watcher,
        you={"play": attached},
        opponent=theirs,
        start=start,
        steps="""
        you: declare combat
        opponent: yes
        opponent: choose Other Drill
        expect opponent play = 2
        expect your play has Watcher
        until combat ends
        expect your banished has Watcher
    """,
    )
    tell(
        watcher,
        you={"play": attached},
        opponent=theirs,
        start=start,
        steps="""
        you: declare combat
        opponent: no
        expect opponent play = 1
        until combat ends
        expect your play has Watcher
    """,
    )


def test_at_a_step_while_attached_if_something_was_not_done() -> None:
    text = (
        "POWER: Attach to your opponent's MP. While attached at the start of your opponent's "
        "Rejuvenation Step, your opponent destroys a Setup or Drill if he did not declare combat "
        "that turn."
    )
    watcher = card("Watcher", EVENT, text)
    attached = [{"card": "Watcher", "attached_to": "opponent mp"}]
    start = {"turn": "opponent", "phase": "declare"}
    for declares, drills in (("no combat this turn", 0), ("declare combat", 1)):
        discards = drills * "until combat ends\nyou: discard Filler\nyou: discard Filler"
        tell(
            watcher,
            you={"play": attached},
            opponent={"play": ["Idle Drill"]},
            start=start,
            steps=f"""
            opponent: {declares}
            {discards}
            until turn ends
            expect opponent play = {drills}
        """,
        )


# ---------------------------------------------------------------------------- counts


def test_the_endurance_used_on_that_attack_alone_is_counted() -> None:
    text = (
        "[constant] After your opponent takes damage from one of your attacks, he banishes the "
        "top X cards of his Life Deck. X = the number of times he used Endurance on that attack."
    )
    watcher = card("Watcher", DRILL, text)
    beam = card("Beam", ENERGY, "[attack] Energy attack. DAMAGE: 3 life cards.")
    deck = ["Lasting Block", "Filler", "Filler", "Filler", "Lasting Block"]
    side = {"play": ["Watcher"], "hand": ["Beam", "Beam"]}
    tell(
        watcher,
        beam,
        you=side,
        opponent={"life_deck": deck},
        steps="""
        play Beam
        opponent: Banish it, prevent 2
        expect opponent banished = 2
        opponent: pass
        you: play Beam
        expect opponent banished = 2
        expect opponent discard = 3
    """,
    )
    tell(
        watcher,
        beam,
        you=side,
        opponent={"life_deck": deck},
        steps="""
        play Beam
        opponent: leave it in the discard pile
        expect opponent banished = 0
    """,
    )


def test_damage_for_each_copy_in_two_zones() -> None:
    blow = card("Blow", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage +2 stages for each "
                "copy of Blow in your discard pile and Banished Zone.")  # fmt: skip
    piles = {"discard": ["Blow", "Filler"], "banished": ["Blow"], "hand": ["Blow"]}
    tell(
        blow,
        you=piles,
        opponent={"stages": 9},
        steps="""
        play Blow
        opponent: pass
        expect opponent.stages = 4
    """,
    )
    tell(
        blow,
        you={"hand": ["Blow"]},
        opponent={"stages": 9},
        steps="""
        play Blow
        opponent: pass
        expect opponent.stages = 8
    """,
    )


# ---------------------------------------------------------------------------- nouns


def test_a_total_from_two_zones() -> None:
    text = (
        "POWER: Search your Life Deck and discard pile for a total of 2 Allies and place them into "
        "play at their highest power stage."
    )
    finder = card("Finder", EVENT, text)
    helper, friend = (card(name, ALLY, "POWER: Draw a card.") for name in ("Helper", "Mate"))
    tell(
        finder,
        helper,
        friend,
        you={"hand": ["Finder"], "life_deck": ["Helper"], "discard": ["Mate"]},
        steps="""
        play Finder
        choose Helper
        choose Mate
        expect stages of Helper = 10
        expect stages of Mate = 10
    """,
    )


def test_so_many_cards_each_with_another_title() -> None:
    text = (
        "POWER: Search your Life Deck for two different Drills and reveal them. Your opponent "
        "chooses one of those cards. Place that card into your hand and destroy the remaining "
        "cards."
    )
    finder = card("Finder", EVENT, text)
    deck = ["Idle Drill", "Idle Drill", "Other Drill"]
    tell(
        finder,
        you={"hand": ["Finder"], "life_deck": deck},
        steps="""
        play Finder
        you: choose Idle Drill
        expect log lacks destroys
        you: choose Other Drill
        opponent: choose Idle Drill
        expect your hand has Idle Drill
        expect your discard has Other Drill
        expect your life_deck has Idle Drill
    """,
    )
    tell(
        finder,
        you={"hand": ["Finder"], "life_deck": deck},
        steps="""
        play Finder
        you: choose Idle Drill
        expect no option choose Idle Drill
    """,
    )
    only_shown = card("Finder", EVENT, text[: text.index(" Your opponent")])
    tell(
        only_shown,
        you={"hand": ["Finder"], "life_deck": deck},
        steps="""
        play Finder
        you: choose Idle Drill
        you: choose Other Drill
        expect event Shuffled player=0 3 times
        expect your life_deck has Other Drill
    """,
    )


def test_not_named_after_a_place() -> None:
    text = "POWER: Rejuvenate a Drill from your Banished Zone not named Idle Drill."
    finder = card("Finder", EVENT, text)
    piles = {"hand": ["Finder"], "banished": ["Idle Drill", "Other Drill"]}
    assert 'from your Banished Zone except "Idle Drill"' in canonical(text)
    tell(
        finder,
        you=piles,
        steps="""
        play Finder
        expect your banished = 1
        expect your banished has Idle Drill
        expect your life_deck has Other Drill
    """,
    )


def test_a_copy_of_the_card_that_was_named() -> None:
    text = (
        "POWER: Name a card. Your opponent reveals his hand. If the card you named was revealed, "
        "your opponent shuffles a copy of that card from his hand into his Life Deck and both "
        "players draw a card."
    )
    finder = card("Finder", EVENT, text)
    theirs = {"hand": ["Idle Drill", "Spare Kick", "Idle Drill"]}
    tell(
        finder,
        you={"hand": ["Finder"]},
        opponent=theirs,
        steps="""
        play Finder
        you: Idle Drill
        opponent: choose Idle Drill
        expect opponent hand = 3
        expect your hand = 1
        expect opponent hand has Spare Kick
    """,
    )
    tell(
        finder,
        you={"hand": ["Finder"]},
        opponent=theirs,
        steps="""
        play Finder
        you: Finder
        expect opponent hand = 3
        expect your hand = 0
    """,
    )


def test_two_nouns_at_once() -> None:
    text = (
        "[attack] Energy attack. DAMAGE: 3 life cards. If any damage from this attack is "
        "prevented, Rejuvenate this card and the bottom card of your discard pile."
    )
    beam = card("Beam", ENERGY, text)
    mine = {"hand": ["Beam"], "discard": ["Filler", "Idle Drill"]}
    tell(
        beam,
        you=mine,
        opponent={"life_deck": ["Lasting Block"]},
        steps="""
        play Beam
        opponent: banish it
        expect your discard = 1
        expect your discard has no Idle Drill
        expect your life_deck has Beam
    """,
    )
    tell(
        beam,
        you=mine,
        opponent={"life_deck": ["Lasting Block"]},
        steps="""
        play Beam
        opponent: leave it
        opponent: pass
        expect your discard = 3
    """,
    )


def test_two_cards_may_be_named_with_one_title_but_two_must_be_shown() -> None:
    """ "You may name the same card twice, but two copies must be revealed" (Black Flying Knee)."""
    text = (
        "POWER: Name 2 cards. Your opponent reveals the top 2 cards of his Life Deck. If both cards "
        "you named were revealed, raise your anger 1."
    )
    namer = card("Namer", EVENT, text)
    for deck, anger in ((["Idle Drill", "Idle Drill"], 1), (["Idle Drill", "Filler"], 0)):
        tell(
            namer,
            you={"hand": ["Namer"]},
            opponent={"life_deck": deck},
            steps=f"""
            play Namer
            name Idle Drill
            name Idle Drill
            expect you.anger = {anger}
        """,
        )
    tell(
        card("Namer", EVENT, text.replace("2 cards. Your", "2 different cards. Your")),
        you={"hand": ["Namer"]},
        opponent={"life_deck": ["Idle Drill"]},
        steps="""
        play Namer
        name Idle Drill
        expect no option name Idle Drill
    """,
    )


def test_a_card_is_attached_to_the_other_mp() -> None:
    text = "POWER: You may choose a card attached to an MP and attach to a different MP."
    mover = card("Mover", EVENT, text)
    burden = card("Burden", EVENT, "POWER: Attach to your opponent's MP. While attached, your "
                  "opponent's attacks deal -1 stage of damage.")  # fmt: skip
    mine = {"hand": ["Mover"], "play": [{"card": "Burden", "attached_to": "opponent mp"}]}
    tell(
        mover,
        burden,
        you=mine,
        steps="""
        play Mover
        yes
        expect Burden is attached to mp
    """,
    )


# ---------------------------------------------------------------------------- notes


def test_no_mppv_as_long_as_a_card_is_in_play() -> None:
    text = "(You cannot win by MPPV.) POWER: Draw a card."
    rage = card("Rage", EVENT, "POWER: Raise your anger 5.")
    calm = card("Calm", DRILL, text)
    side = {"hand": ["Rage"], "level": 4}
    tell(
        rage,
        calm,
        you={**side, "play": ["Calm"]},
        steps="""
        play Rage
        expect no winner
        expect you.stages = 10
    """,
    )
    tell(
        rage,
        calm,
        you={**side, "hand": ["Rage", "Calm"]},
        steps="""
        play Rage
        expect winner = you by mppv
    """,
    )
    levels = tuple(
        card(
            "Calmed",
            CardType.MAIN_PERSONALITY,
            text if n == 4 else "POWER: Draw a card.",
            level=n,
            pur=1,
            stages=tuple(range(11)),
            alignment=Alignment.HERO,
            subtitle=f"Level {n}",
        )
        for n in range(1, 5)
    )
    tell(
        rage,
        *levels,
        you={**side, "mp": "Calmed"},
        steps="""
        play Rage
        expect no winner
    """,
    )


def test_an_attack_that_costs_nothing_for_an_ally() -> None:
    text = (
        "(If an Ally performs this attack, it costs 0 stages and deals +2 life cards of damage.) "
        "[attack] Energy attack costing 3 stages. DAMAGE: 1 life card."
    )
    beam = card("Beam", ENERGY, text)
    helper = card("Helper", ALLY, "POWER: Draw a card.")
    mine = {"hand": ["Beam"], "play": [{"card": "Helper", "stages": 0}], "stages": 1}
    assert canonical(text, ENERGY).startswith(
        "(If this attack is performed by an Ally, this attack"
    )
    tell(
        beam,
        helper,
        you=mine,
        steps="""
        play Beam with Helper
        opponent: pass
        expect opponent discard = 3
        expect stages of Helper = 0
    """,
    )
    tell(
        beam,
        helper,
        you={**mine, "stages": 4},
        steps="""
        play Beam
        opponent: pass
        expect opponent discard = 1
        expect you.stages = 1
    """,
    )
    tell(
        beam,
        helper,
        you=mine,
        steps="""
        expect no option play Beam with Hero
    """,
    )


# ---------------------------------------------------------------------------- instead


def test_they_are_the_attacks_of_the_sentence_before() -> None:
    text = (
        "POWER: Discard a card from your hand to have your physical attacks deal +1 stage of "
        "damage this combat. If you discarded a Drill, they deal +3 stages instead."
    )
    trains = card("Training", EVENT, text)
    for discarded, left in (("Filler", 6), ("Idle Drill", 4)):
        tell(
            trains,
            you={"hand": ["Training", "Spare Kick", discarded]},
            opponent={"stages": 9},
            steps=f"""
            play Training
            discard {discarded}
            you: play Spare Kick
            opponent: pass
            expect opponent.stages = {left}
        """,
        )
    now = card("Training", EVENT, "POWER: Your physical attacks deal +1 stage of damage this combat."
               " If you control a Drill, they deal +3 stages instead.")  # fmt: skip
    tell(
        now,
        you={"hand": ["Training", "Spare Kick"], "play": ["Idle Drill"]},
        opponent={"stages": 9},
        steps="""
        play Training
        you: play Spare Kick
        opponent: pass
        expect opponent.stages = 4
    """,
    )


BLOCKS = (
    "[defense] Stops a physical attack. Reveal the top 3 cards of your Life Deck to all players. "
    "Your opponent chooses 1 of those cards. The chosen card is placed into your hand and the other "
    "2 are placed back in any order. If your Main Personality's level is 2 or higher, you get to "
    "choose the card instead."
)


def test_instead_takes_the_place_of_the_last_sentence_that_does_the_same() -> None:
    block = card("Wall", PHYSICAL, BLOCKS)
    mine = {"hand": ["Wall"], "life_deck": ["Idle Drill", "Other Drill", "Spare Kick"]}
    theirs = {"hand": ["Filler"]}
    start = {"turn": "opponent", "action": "opponent"}
    for level, chooser in ((1, "opponent"), (2, "you")):
        tell(
            block,
            you={**mine, "level": level},
            opponent=theirs,
            start=start,
            steps=f"""
            opponent: play Filler
            you: play Wall
            {chooser}: choose Other Drill
            expect your hand has Other Drill
            you: choose Spare Kick
            expect your life_deck top = Spare Kick
        """,
        )


def test_what_instead_depends_on_is_asked_before() -> None:
    text = (
        "POWER: Destroy the top 3 cards of your opponent's Life Deck. You may lower your MP 1 "
        "level. If you do, destroy the top 5 instead."
    )
    assert canonical(text).endswith("destroy the top 5 cards of your opponent's Life Deck instead.")
    tells = card("History", EVENT, text)
    for answer, destroyed, level in (("yes", 5, 1), ("no", 3, 2)):
        tell(
            tells,
            you={"hand": ["History"], "level": 2},
            steps=f"""
            play History
            expect opponent discard = 0
            {answer}
            expect opponent discard = {destroyed}
            expect you.level = {level}
        """,
        )
    bare = "POWER: You may lower your MP 1 level. If you do, destroy the top 5 instead."
    assert compile_text(card("Sword", EVENT, ""), bare).failures


# ---------------------------------------------------------------------------- effects of cards


def test_the_opponent_may_use_the_effect_of_this_drill() -> None:
    """ "It does not allow you to then choose a new Drill" (Combination Drill)."""
    text = (
        '[instant] POWER: Use when entering combat. Choose a Drill not named "Watcher" and destroy '
        "it. Your opponent may then use the effect of this Drill."
    )
    watcher = card("Watcher", DRILL, text)
    sides = {
        "you": {"play": ["Watcher", "Idle Drill"]},
        "opponent": {"play": ["Other Drill", "Falling Drill"]},
        "start": {"phase": "declare"},
    }
    tell(
        watcher,
        **sides,
        steps="""
        you: declare combat
        you: yes
        you: choose Other Drill
        opponent: yes
        opponent: choose Idle Drill
        expect your play = 1
        expect opponent play = 1
        expect asked opponent once: Use the effect of this card
    """,
    )
    tell(
        watcher,
        **sides,
        steps="""
        you: declare combat
        you: yes
        you: choose Other Drill
        opponent: no
        expect your play = 2
        expect opponent play = 1
    """,
    )


def test_a_captured_ball_is_used_later_or_never() -> None:
    text = (
        "[attack] Physical attack. DAMAGE: 1 stage. Capture a Dragon Ball without using its "
        "immediate effects. HIT: Use that Dragon Ball's immediate effects."
    )
    smash = card("Smash", PHYSICAL, text)
    for answer, cards in (("no defense", 1), ("defend with Block", 0)):
        tell(
            smash,
            you={"hand": ["Smash"]},
            opponent={"play": ["Ball"], "hand": ["Block"]},
            steps=f"""
            play Smash
            opponent: {answer}
            opponent: pass
            expect your play has Ball
            expect your hand = {cards}
        """,
        )


# ---------------------------------------------------------------------------- while something is so


def test_a_timing_while_something_is_so_and_otherwise() -> None:
    text = (
        "[constant] If you changed levels this combat, your opponent's personalities lose 2 stages "
        "whenever you perform an attack. Otherwise, your opponent's MP loses 1 stage whenever you "
        "perform an attack."
    )
    watcher = card("Watcher", ALLY, text)
    falls = card("Fall", EVENT, "POWER: Lower your MP 1 level.")
    helper = card("Helper", ALLY, "POWER: Draw a card.")
    sides = {
        "you": {"play": ["Watcher"], "hand": ["Fall", "Filler"], "level": 2},
        "opponent": {"play": [{"card": "Helper", "stages": 5}], "stages": 9},
    }
    tell(
        watcher,
        falls,
        helper,
        **sides,
        steps="""
        play Filler
        expect opponent.stages = 8
        expect stages of Helper = 5
    """,
    )
    tell(
        watcher,
        falls,
        helper,
        **sides,
        steps="""
        play Fall
        you: play Filler
        expect opponent.stages = 7
        expect stages of Helper = 3
    """,
    )


# ---------------------------------------------------------------------------- what is required


COSTS = "POWER: Lower your anger 2 to draw a card."


def test_less_is_required() -> None:
    text = (
        "POWER: Until the start of your next turn, your effects that require you to lower your "
        "anger are reduced by 1 (to a minimum of 0)."
    )
    cheaper, pays = card("Cheaper", EVENT, text), card("Deal", EVENT, COSTS)
    both = {"hand": ["Cheaper", "Deal"], "anger": 1}
    tell(
        cheaper,
        pays,
        you=both,
        steps="""
        play Cheaper
        you: play Deal
        expect you.anger = 0
        expect your hand = 1
    """,
    )
    tell(
        cheaper,
        pays,
        you=both,
        steps="""
        expect no option play Deal
    """,
    )
    taken = card("Taunt", EVENT, "POWER: Lower your opponent's anger 2.")
    tell(
        cheaper,
        taken,
        you={"hand": ["Cheaper"], "anger": 4},
        opponent={"hand": ["Taunt"]},
        steps="""
        play Cheaper
        opponent: play Taunt
        expect you.anger = 2
    """,
    )


def test_what_is_required_may_be_left_out_once() -> None:
    text = (
        "[instant] POWER: When one of your effects requires you to lower your anger, you may reduce "
        "that amount to 0."
    )
    drill, pays = card("Shame", DRILL, text), card("Deal", EVENT, COSTS)
    mine = {"play": ["Shame"], "hand": ["Deal", "Deal", "Deal"], "anger": 3}
    tell(
        drill,
        pays,
        you=mine,
        steps="""
        play Deal
        you: yes
        expect you.anger = 3
        expect your hand = 3
        you: play Deal
        expect you.anger = 1
        expect your hand = 3
        expect asked once: Use Shame
    """,
    )
    tell(
        drill,
        pays,
        you=mine,
        steps="""
        play Deal
        you: no
        expect you.anger = 1
        you: play Deal
        you: yes
        expect you.anger = 1
        expect your hand = 3
    """,
    )


# ---------------------------------------------------------------------------- more, and what comes of it


def test_more_is_destroyed_and_something_comes_of_it_once() -> None:
    text = (
        "[constant] Whenever one of your effects destroys cards from the top of your opponent's "
        "Life Deck, increase that amount by 2 and Rejuvenate 2."
    )
    watcher = card("Watcher", DRILL, text)
    breaks = card("Break", EVENT, "POWER: Destroy the top 3 cards of your opponent's Life Deck.")
    pile = ["Filler", "Filler", "Filler", "Filler"]
    tell(
        watcher,
        breaks,
        you={"play": ["Watcher"], "hand": ["Break"], "discard": pile},
        steps="""
        play Break
        expect opponent discard = 5
        expect your discard = 3
    """,
    )
    tell(
        watcher,
        breaks,
        you={"play": ["Watcher"], "discard": pile},
        opponent={"hand": ["Break"]},
        start={"action": "opponent"},
        steps="""
        opponent: play Break
        expect your discard = 7
    """,
    )


def test_effects_that_do_something_cannot_be_used() -> None:
    text = (
        "POWER: Attach to your opponent's MP. While attached, card effects that destroy cards from "
        "a player's Life Deck cannot be used."
    )
    toss = card("Toss", EVENT, text)
    breaks = card("Break", EVENT, "POWER: Destroy the top 3 cards of your opponent's Life Deck. "
                  "Raise your anger 1.")  # fmt: skip
    attached = [{"card": "Toss", "attached_to": "opponent mp"}]
    for play, destroyed in ((attached, 0), ([], 3)):
        tell(
            toss,
            breaks,
            you={"play": play, "hand": ["Break"]},
            steps=f"""
            play Break
            expect opponent discard = {destroyed}
            expect you.anger = 1
        """,
        )


def test_one_of_a_title_a_turn() -> None:
    text = "(You may only use one Turles' Fruit per turn.) POWER: Raise your anger 1."
    fruit = card("Turles' Fruit", SETUP, text)
    tell(
        fruit,
        you={"play": ["Turles' Fruit", "Turles' Fruit"]},
        steps="""
        use Turles' Fruit
        expect you.anger = 1
        opponent: pass
        expect no option use Turles' Fruit
    """,
    )


def test_what_players_cannot_do_unless_they_have_done_something() -> None:
    text = (
        "[constant] Players cannot use Setups unless they have performed an attack from their hand "
        "this turn."
    )
    watcher = card("Watcher", ALLY, text)
    plan = card("Plan", SETUP, "POWER: Raise your anger 1.")
    assert "unless they have performed an attack from their hand" in canonical(text, ALLY)
    sides = {
        "you": {"play": ["Watcher", "Plan"], "hand": ["Filler"]},
        "opponent": {"play": ["Plan"], "hand": ["Filler"]},
    }
    tell(
        watcher,
        plan,
        **sides,
        steps="""
        expect no option use Plan
        you: play Filler
        opponent: no defense
        expect no option use Plan
        opponent: play Filler
        you: no defense
        you: choose Hero
        you: use Plan
        expect you.anger = 1
        opponent: use Plan
        expect opponent.anger = 1
    """,
    )


def test_the_opponent_does_one_thing_or_you_may_do_another() -> None:
    text = (
        "POWER: Your opponent pays 3 stages or you may raise your anger 2 levels and draw a card."
    )
    turles = card("Threat", EVENT, text)
    for answer, left, anger, cards in (("yes", 2, 0, 0), ("no", 5, 2, 1)):
        yes = "you: yes" if answer == "no" else ""
        tell(
            turles,
            you={"hand": ["Threat"]},
            opponent={"stages": 5},
            steps=f"""
            play Threat
            opponent: {answer}
            {yes}
            expect opponent.stages = {left}
            expect you.anger = {anger}
            expect your hand = {cards}
        """,
        )
    tell(
        turles,
        you={"hand": ["Threat"]},
        opponent={"stages": 2},
        steps="""
        play Threat
        you: no
        expect asked opponent never: stages
        expect you.anger = 0
    """,
    )


def test_modifiers_of_a_constant_power_count_twice() -> None:
    levels = tuple(
        card(
            "Strong",
            CardType.MAIN_PERSONALITY,
            "[constant] Your attacks deal +1 stage of damage.",
            level=n,
            pur=1,
            stages=tuple(range(11)),
            alignment=Alignment.HERO,
            subtitle=f"Level {n}",
        )
        for n in range(1, 5)
    )
    doubles = card(
        "Doubler",
        EVENT,
        "POWER: The damage modifiers on your MP's [constant] powers are doubled this combat.",
    )
    drill = card("Booster", DRILL, "[constant] Your attacks deal +1 stage of damage.")
    mine = {"mp": "Strong", "hand": ["Doubler", "Filler"], "play": ["Booster"]}
    tell(
        doubles,
        drill,
        *levels,
        you=mine,
        opponent={"stages": 9},
        steps="""
        play Doubler
        you: play Filler
        opponent: pass
        expect opponent.stages = 4
    """,
    )
    tell(
        doubles,
        drill,
        *levels,
        you=mine,
        opponent={"stages": 9},
        steps="""
        play Filler
        opponent: pass
        expect opponent.stages = 5
    """,
    )


def test_the_bearer_loses_its_effects() -> None:
    text = (
        "POWER: Attach to one of your opponent's Drills. While attached, that Drill loses all "
        "effects. Banish this card when your opponent performs a successful attack."
    )
    snare = card("Snare", EVENT, text)
    watcher = card(
        "Watcher", DRILL, "[constant] Whenever you perform an attack, raise your anger 1."
    )
    other = card("Second", DRILL, "[constant] Whenever you perform an attack, raise your anger 1.")
    mine = {"hand": ["Snare", "Block"]}
    theirs = {"play": ["Watcher", "Second"], "hand": ["Filler", "Spare Kick"]}
    tell(
        snare,
        watcher,
        other,
        you=mine,
        opponent=theirs,
        steps="""
        play Snare
        choose Watcher
        opponent: play Filler
        you: play Block
        expect opponent.anger = 1
        expect your play has Snare
        pass
        opponent: play Spare Kick
        you: no defense
        expect opponent.anger = 2
        expect your banished has Snare
    """,
    )


def test_endurance_that_is_used_is_reduced() -> None:
    text = (
        "[attack] Energy attack. DAMAGE: 4 life cards. For the remainder of combat, whenever your "
        "opponent uses Endurance you may lower your anger 1 level. If you do, reduce that Endurance "
        "to 0."
    )
    strike = card("Strike", ENERGY, text)
    mine, theirs = {"hand": ["Strike"], "anger": 1}, {"life_deck": ["Lasting Block"]}
    for answer, discarded, anger in (("yes", 3, 0), ("no", 1, 1)):
        tell(
            strike,
            you=mine,
            opponent=theirs,
            steps=f"""
            play Strike
            opponent: banish it
            you: {answer}
            opponent: pass
            expect opponent discard = {discarded}
            expect opponent banished = 1
            expect you.anger = {anger}
        """,
        )


# ---------------------------------------------------------------------------- in the place of


SAVES = (
    "[constant] When you are changing levels, you may banish this Drill. If you do, your other "
    "Drills are not discarded."
)


def test_a_drill_spares_the_others_a_change_of_level() -> None:
    saver = card("Saver", DRILL, SAVES)
    rage = card("Rage", EVENT, "POWER: Raise your anger 5. Draw a card.")
    fall = card("Fall", EVENT, "POWER: Lower your MP 1 level.")
    mine = {"play": ["Saver", "Idle Drill", "Other Drill"], "hand": ["Rage", "Fall"], "level": 2}
    for deed, level in (("Rage", 3), ("Fall", 1)):
        tell(
            saver,
            rage,
            fall,
            you=mine,
            steps=f"""
            play {deed}
            you: yes
            expect you.level = {level}
            expect your banished has Saver
            expect your play = 2
        """,
        )
        tell(
            saver,
            rage,
            fall,
            you=mine,
            steps=f"""
            play {deed}
            you: no
            expect you.level = {level}
            expect your banished = 0
            expect your play = 0
            expect your discard has Saver
        """,
        )
    tell(
        saver,
        rage,
        fall,
        you=mine,
        steps="""
        play Fall
        you: yes
        opponent: pass
        you: play Rage
        expect you.level = 2
        expect your play = 0
    """,
    )


def test_a_drill_is_banished_instead_of_falling() -> None:
    text = (
        "(When you advance a level, you may banish this drill instead of discarding it. If you do, "
        "your physical attacks deal +3 stages of damage this combat.) [constant] Your attacks deal "
        "+1 stage of damage."
    )
    assert canonical(text, DRILL).startswith(
        "(If this card would be discarded as you advance a level, you may banish it instead. If "
    )
    threat = card("Threat", DRILL, text)
    rage = card("Rage", EVENT, "POWER: Raise your anger 5.")
    fall = card("Fall", EVENT, "POWER: Lower your MP 1 level.")
    mine = {"play": ["Threat", "Idle Drill"], "hand": ["Rage", "Fall", "Filler"], "level": 2}
    for answer, zone, left in (("yes", "banished", 4), ("no", "discard", 7)):
        tell(
            threat,
            rage,
            fall,
            you=mine,
            opponent={"stages": 9},
            steps=f"""
            play Rage
            you: {answer}
            expect your {zone} has Threat
            expect your discard has Idle Drill
            you: play Filler
            opponent: pass
            expect opponent.stages = {left}
        """,
        )
    tell(
        threat,
        rage,
        fall,
        you=mine,
        steps="""
        play Fall
        expect your discard has Threat
        expect asked you never: Banish
    """,
    )
    breaks = card("Break", EVENT, "POWER: Destroy a Drill.")
    tell(
        threat,
        breaks,
        you={"play": ["Threat"], "hand": ["Break"]},
        steps="""
        play Break
        expect your discard has Threat
        expect asked you never: Banish
    """,
    )


def test_a_card_is_placed_into_play_instead_of_being_rejuvenated() -> None:
    text = "(If this card is Rejuvenated, you may place it into play instead.) POWER: Gain 1 stage."
    plan = card("Plan", SETUP, text)
    top = card("Top", EVENT, "POWER: Rejuvenate 2.")
    one = card("Pick", EVENT, "POWER: Choose a Setup in your discard pile and Rejuvenate it.")
    mine = {"discard": ["Plan", "Filler"], "hand": ["Top", "Pick"]}
    for deed in ("Top", "Pick"):
        tell(
            plan,
            top,
            one,
            you=mine,
            steps=f"""
            play {deed}
            you: yes
            expect your play has Plan
        """,
        )
        tell(
            plan,
            top,
            one,
            you=mine,
            steps=f"""
            play {deed}
            you: no
            expect your play = 0
            expect your life_deck bottom = {"Filler" if deed == "Top" else "Plan"}
            expect your life_deck has Plan
        """,
        )
    tell(
        plan,
        you={"discard": ["Plan"]},
        start={"phase": "discard"},
        steps="""
        you: rejuvenate Plan
        you: yes
        expect your play has Plan
    """,
    )


def test_twice_as_many_go_back_the_first_time() -> None:
    text = (
        "[constant] The first time during combat one of your effects shuffles or Rejuvenates cards "
        "from your discard pile into your Life Deck, double that amount."
    )
    watcher = card("Watcher", DRILL, text)
    top = card("Top", EVENT, "POWER: Rejuvenate 1.")
    chosen = card("Pick", EVENT, "POWER: Choose a Drill in your discard pile and Rejuvenate it.")
    mixed = card("Mix", EVENT, "POWER: Shuffle 2 cards from your discard pile into your Life Deck.")
    pile = ["Filler", "Filler", "Filler", "Filler", "Idle Drill", "Other Drill", "Falling Drill"]
    side = {"play": ["Watcher"], "discard": pile}
    tell(
        watcher,
        top,
        you={**side, "hand": ["Top", "Top"]},
        steps="""
        play Top
        expect your discard = 6
        opponent: pass
        you: play Top
        expect your discard = 6
    """,
    )
    tell(
        watcher,
        chosen,
        you={**side, "hand": ["Pick"]},
        steps="""
        play Pick
        you: choose Idle Drill
        you: choose Falling Drill
        expect your discard = 6
        expect your discard has Other Drill
    """,
    )
    tell(
        watcher,
        mixed,
        you={**side, "hand": ["Mix"]},
        steps="""
        play Mix
        you: choose Idle Drill
        you: choose Falling Drill
        you: choose Other Drill
        you: choose Filler
        expect your discard = 4
    """,
    )


# ---------------------------------------------------------------------------- this way


def test_what_is_revealed_this_way() -> None:
    text = (
        "POWER: Banish a Setup you control. If you do, your opponent plays with his hand revealed "
        "until the end of your next turn. Whenever your opponent reveals a Setup in this way, banish "
        "it."
    )
    gate = card("Gate", EVENT, text)
    plan = card("Plan", SETUP, "POWER: Gain 1 stage.")
    draws = card("Draws", EVENT, "POWER: Draw a card.")
    theirs = {"hand": ["Plan", "Draws", "Plan"], "life_deck": ["Plan"]}
    tell(
        gate,
        plan,
        draws,
        you={"hand": ["Gate"], "play": ["Plan"]},
        opponent=theirs,
        steps="""
        play Gate
        expect your banished has Plan
        expect opponent hand = 1
        expect opponent banished = 2
        opponent: play Draws
        expect opponent hand = 0
        expect opponent banished = 3
    """,
    )
    tell(
        gate,
        plan,
        draws,
        you={"hand": ["Gate"]},
        opponent=theirs,
        steps="""
        play Gate
        expect opponent hand = 3
        opponent: play Draws
        expect opponent banished = 0
    """,
    )
    shows = card("Shows", EVENT, "POWER: Your opponent reveals his hand.")
    other = {"hand": ["Gate", "Shows"], "play": [], "discard": []}
    tell(
        gate,
        plan,
        draws,
        shows,
        you=other,
        opponent=theirs,
        steps="""
        play Gate
        opponent: pass
        you: play Shows
        expect opponent banished = 0
    """,
    )


def test_it_is_the_card_that_something_was_done_to() -> None:
    text = "[constant] Whenever your opponent discards a card, banish it."
    watcher = card("Watcher", DRILL, text)
    drops = card("Drops", EVENT, "POWER: Discard a card from your hand.")
    tell(
        watcher,
        drops,
        you={"play": ["Watcher"]},
        opponent={"hand": ["Drops", "Spare Kick"]},
        start={"action": "opponent"},
        steps="""
        opponent: play Drops
        expect opponent banished has Spare Kick
        expect your play has Watcher
    """,
    )


def test_a_timing_of_what_a_change_of_level_discards() -> None:
    text = "[constant] Whenever a Drill is discarded as you advance a level, gain 1 stage."
    watcher = card("Watcher", ALLY, text)
    rage = card("Rage", EVENT, "POWER: Raise your anger 5.")
    fall = card("Fall", EVENT, "POWER: Lower your MP 1 level.")
    for deed, stages in (("Rage", 4), ("Fall", 3)):
        tell(
            watcher,
            rage,
            fall,
            you={"play": ["Watcher", "Idle Drill"], "hand": ["Rage", "Fall"], "level": 2},
            steps=f"""
            play {deed}
            you: choose Watcher
            expect stages of Watcher = {stages}
        """
            if deed == "Rage"
            else f"""
            play {deed}
            expect stages of Watcher = {stages}
        """,
        )


def test_banished_after_the_second_use() -> None:
    text = (
        "(If this card is in play, you may Rejuvenate it as an action. If you use this card a second "
        "time this combat, banish after use.) [defense] POWER: Stops a physical attack. This card "
        "stays in play to be used a second time this combat."
    )
    wall = card("Wall", EVENT, text)
    mine, theirs = {"hand": ["Wall"]}, {"hand": ["Filler", "Filler"]}
    start = {"turn": "opponent", "action": "opponent"}
    tell(
        wall,
        you=mine,
        opponent=theirs,
        start=start,
        steps="""
        opponent: play Filler
        you: play Wall
        expect your banished = 0
        you: pass
        opponent: play Filler
        you: use Wall
        expect your banished has Wall
    """,
    )
    tell(
        wall,
        you=mine,
        opponent=theirs,
        start=start,
        steps="""
        opponent: play Filler
        you: play Wall
        until combat ends
        expect your discard has Wall
    """,
    )


def test_at_the_end_of_combat_if_something_was_so_before() -> None:
    """ "If the defender is stronger, then at the end of combat you may …" asks at the defense."""
    text = (
        "[defense] POWER: Stops a physical or energy attack. If the defending personality has a "
        "higher power level than the attacking personality, then at the end of combat you may search "
        "your Life Deck for a card that can attach to your MP and place it into play attached."
    )
    outrage = card("Outrage", EVENT, text)
    aura = card(
        "Aura", EVENT, "POWER: Attach to your MP. While attached, your attacks deal +3 stages."
    )
    weakens = card("Weakens", EVENT, "POWER: Your MP loses 9 stages.")
    start = {"turn": "opponent", "action": "opponent"}
    theirs = {"hand": ["Filler"], "stages": 5}
    for stages, rest, attached in (
        (9, "you: play Weakens\nopponent: pass\nyou: pass\nyou: yes", True),
        (9, "you: pass\nopponent: pass\nyou: no", False),
        (1, "until combat ends", False),
    ):
        mine = {"hand": ["Outrage", "Weakens"], "life_deck": ["Aura"], "stages": stages}
        where = "Aura is attached to mp" if attached else "asked you never: Choose a card"
        tell(
            outrage,
            aura,
            weakens,
            you=mine,
            opponent=theirs,
            start=start,
            steps=f"""
            opponent: play Filler
            you: play Outrage
            expect you.stages = {stages}
            {rest}
            expect {where}
        """,
        )


def test_a_setup_attaches_itself_where_it_lies_or_does_nothing_of_what_follows() -> None:
    text = (
        '(You may only have one "Tree" attached.) POWER: Attach to your MP. While attached, your '
        "attacks deal +2 stages of damage. Banish this card when you control a Styled Drill."
    )
    tree = card("Tree", SETUP, text)
    tell(
        tree,
        you={"play": ["Tree"], "hand": ["Filler"]},
        opponent={"stages": 9},
        steps="""
        use Tree
        expect Tree is attached to mp
        you: play Filler
        opponent: pass
        expect opponent.stages = 5
    """,
    )
    both = [{"card": "Tree", "attached_to": "mp"}, "Tree"]
    tell(
        tree,
        you={"play": both, "hand": ["Filler"]},
        opponent={"stages": 9},
        steps="""
        use Tree
        expect your discard has Tree
        you: play Filler
        opponent: pass
        expect opponent.stages = 5
        expect log lacks From now on (until the end of combat)
    """,
    )
