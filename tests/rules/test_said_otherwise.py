"""The same things said in other words: moments, nouns and counts of the later sets, played."""

from __future__ import annotations

from tests.rules.happening import (
    ALLY,
    DRILL,
    ENERGY,
    EVENT,
    PHYSICAL,
    SETUP,
    card,
)
from tests.rules.staged import canonical, tell

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


def test_times_are_those_of_this_combat_where_nothing_else_is_said() -> None:
    text = "POWER: Gain X stages. X = the number of times you played a Drill{}."
    for window, stages in (("", 5), (" this combat", 5), (" this turn", 7)):
        counts = card("Count", EVENT, text.format(window))
        tell(
            counts,
            you={"hand": ["Count", "Idle Drill", "Other Drill"], "stages": 4},
            start={"phase": "planning"},
            steps=f"""
            you: play Idle Drill
            you: play Other Drill
            you: declare combat
            you: play Count
            expect you.stages = {stages}
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
    assert canonical(text).endswith("place them into play at their highest power stage.")
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


def test_so_many_different_ones_are_chosen() -> None:
    text = "POWER: Choose two different Drills in your discard pile and Rejuvenate them."
    picks = card("Picks", EVENT, text)
    pile = ["Idle Drill", "Idle Drill", "Other Drill"]
    tell(
        picks,
        you={"hand": ["Picks"], "discard": pile},
        steps="""
        play Picks
        expect your life_deck has Other Drill
        expect your life_deck has Idle Drill
        expect your discard has Idle Drill
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
