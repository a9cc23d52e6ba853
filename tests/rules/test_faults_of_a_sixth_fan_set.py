"""What cards of a further set would do wrong, although they are read (EFF-1, EFF-6)."""

from __future__ import annotations

import pytest

from tests.rules.happening import ALLY, DRILL, EVENT, KICK, PHYSICAL, SETUP, card
from tests.rules.staged import tell

FRIEND = card("Pal", ALLY, "POWER: Draw a card.")
BLAST = card("Ray", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 life cards.")


@pytest.mark.parametrize(
    ("text", "answer", "hand"),
    [
        (
            "One of your Allies may lose any amount of stages. Lower your opponent's anger 1.",
            "no",
            0,
        ),
        ("One of your Allies may lose up to 2 stages. Raise your anger 1.", "no", 0),
        ("One of your Allies may lose up to 2 stages. Your MP gains 3 stages.", "no", 0),
        ("One of your Allies may lose up to 2 stages. Raise your anger 1.", "yes\nchoose 2", 2),
        ("Your MP loses 2 stages. Raise your anger 1.", "", 2),
    ],
)
def test_what_was_done_otherwise_is_not_what_was_lost_this_way(
    text: str, answer: str, hand: int
) -> None:
    tell(
        FRIEND,
        card("Gift", EVENT, f"POWER: {text} Draw X cards. X = the number of stages lost this way."),
        you={"hand": ["Gift"], "play": ["Pal"]},
        opponent={"anger": 2},
        steps=f"play Gift\n{answer}\nexpect you.hand = {hand}",
    )


def test_stages_lost_are_no_levels_lowered() -> None:
    tell(
        card("Gift", EVENT, "POWER: You may lower your anger 1. Your MP loses 3 stages. Draw X cards."
             " X = the number of levels lowered this way."),
        you={"hand": ["Gift"], "anger": 1},
        steps="play Gift\nno\nexpect you.stages = 2\nexpect you.hand = 0",
    )  # fmt: skip


def test_that_player_is_whose_effect_it_was() -> None:
    tell(
        card("Held", PHYSICAL, "(If this card is discarded from your hand by an opponent's effect, "
             f"that player discards a card from his hand.) {KICK}"),
        card("Grab", EVENT, "POWER: Your opponent discards a card from his hand."),
        you={"hand": ["Held", "Block"]},
        opponent={"hand": ["Grab", "Filler"]},
        start={"action": "opponent", "turn": "opponent"},
        steps="""
        opponent: play Grab
        choose Held
        expect you.hand = 1
        expect opponent.hand = 0
        """,
    )  # fmt: skip


@pytest.mark.parametrize(("who", "hands"), [("pass", (1, 0)), ("use Calm Mastery", (1, 1))])
def test_that_player_is_either_where_both_were_named(who: str, hands: tuple[int, int]) -> None:
    yours, his = hands
    tell(
        card("Watcher", DRILL, "[constant] Whenever you or your opponent passes, that player draws a "
             "card."),
        you={"play": ["Watcher"]},
        steps=f"""
        {who}
        opponent: {"use Hero" if who == "pass" else "pass"}
        expect you.hand = {yours}
        expect opponent.hand = {his + (who == "pass")}
        """,
    )  # fmt: skip


SHOWN = "you may play it in your next action this combat as though it were in your hand"


@pytest.mark.parametrize(
    "finds",
    [
        f"Reveal the top card of your opponent's Life Deck. If it is an attack card, {SHOWN}.",
        f"Reveal the top card of your Life Deck. If it is an attack card, {SHOWN}.",
        f"Choose an attack card in your opponent's discard pile. {SHOWN.capitalize()}.",
        f"Choose an attack card in your discard pile. {SHOWN.capitalize()}.",
    ],
)
def test_a_card_that_was_shown_is_played_from_where_it_lies(finds: str) -> None:
    """ZON-2: it goes to its owner's discard pile; it may be so played only once."""
    whose = "opponent" if "opponent's" in finds else "you"
    zone = "discard" if "pile" in finds else "life_deck"
    tell(
        BLAST,
        card("Look", EVENT, f"POWER: {finds}"),
        **{whose: {zone: ["Ray"], **({"hand": ["Look"]} if whose == "you" else {})}},
        **({"you": {"hand": ["Look"]}} if whose == "opponent" else {}),
        steps=f"""
        play Look
        opponent: pass
        play Ray
        opponent: no defense
        expect {whose} discard has Ray
        opponent: pass
        expect no option play Ray
        """,
    )


@pytest.mark.parametrize(
    "between",
    [
        "opponent: use Hero",  # who has drawn it keeps it
        "opponent: play Seek",  # whoever shuffled it in knows no more where it is
        "opponent: play Rest\nyou: play Rest\nopponent: play Rest",  # another action
    ],
)
def test_a_card_that_was_shown_is_not_played_later(between: str) -> None:
    """ZON-3."""
    tell(
        BLAST,
        card("Look", EVENT, "POWER: Reveal the top card of your opponent's Life Deck. "
             f"{SHOWN.capitalize()}."),
        card("Seek", EVENT, "POWER: Search your Life Deck for a Drill and place it into your hand."),
        card("Rest", EVENT, "POWER: Your MP gains 1 stage."),
        card("Idle", DRILL, "POWER: Draw a card."),
        you={"hand": ["Look", "Rest"]},
        opponent={"hand": ["Seek", "Rest", "Rest"], "life_deck": ["Ray"]},
        steps=f"""
        play Look
        {between}
        expect asked you
        expect no option play Ray
        """,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "left"),
    [
        ("Your Drills cannot leave play this combat.", 1),
        ("Your Styled Drills cannot leave play this combat.", 0),
        ("Your opponent's Drills cannot leave play this combat.", 0),
        ("Your Drills cannot leave play by card effects this combat.", 0),
    ],
)
def test_drills_that_cannot_leave_play_stay_as_the_level_changes(said: str, left: int) -> None:
    """TYP-5: a text says otherwise, unless it speaks of effects."""
    tell(
        card("Hold", EVENT, f"POWER: {said}"),
        card("Rise", EVENT, "POWER: Advance your MP 1 level."),
        you={"hand": ["Hold", "Rise"], "play": ["Idle Drill"]},
        steps=f"""
        play Hold
        opponent: pass
        play Rise
        expect you.level = 2
        expect you.play = {left}
        """,
    )


@pytest.mark.parametrize(
    ("text", "answer", "taken"),
    [
        ("X = the number of Drills you control. Destroy a Drill you control.", "Idle Drill", 4),
        ("X = the number of cards in your hand. Discard 2 cards from your hand.", "", 4),
        ("X = your anger. Raise your anger 2.", "", 5),
        # What comes of the sentences after it is known after them.
        ("Raise your anger 2. X = the number of levels raised this way.", "", 4),
    ],
)
def test_what_is_prevented_is_counted_as_it_is_said(text: str, answer: str, taken: int) -> None:
    """EFF-1: one sentence at a time."""
    tell(
        card(
            "Veil", EVENT, f"[defense] POWER: Prevent X life cards of damage from an attack. {text}"
        ),
        card("Burst", PHYSICAL, "[attack] Physical attack. DAMAGE: 6 life cards."),
        you={"hand": ["Veil", "Block", "Block"], "play": ["Idle Drill", "Other Drill"], "anger": 1},
        opponent={"hand": ["Burst"]},
        start={"action": "opponent", "turn": "opponent"},
        steps=f"""
        opponent: attack Burst
        defend Veil
        {"choose " + answer if answer else ""}
        expect log contains takes {taken} life card
        """,
    )


@pytest.mark.parametrize(
    ("text", "stages", "steps"),
    [
        ("One of your Allies gains 1 stage. If you control 2 or more Drills, choose one of your "
         "Allies. That Ally gains 3 stages.", 4, ""),
        ("One of your Allies gains 1 stage. You may choose one of your Allies. That Ally gains 3 "
         "stages.", 4, "no"),
        # Of another kind than what wasn't destroyed, it was spoken of before.
        ("One of your Allies gains 1 stage. If you control 2 or more Drills, destroy a Drill. That "
         "Ally gains 3 stages.", 7, ""),
        ("One of your Allies gains 1 stage. If you control 2 or more Drills, choose a Drill. That "
         "Ally gains 3 stages.", 7, ""),
        ("One of your Allies gains 1 stage. If you control no Drills, choose one of your Allies. "
         "That Ally gains 3 stages.", 7, ""),
    ],
)  # fmt: skip
def test_what_was_not_chosen_is_not_what_was_spoken_of_before(
    text: str, stages: int, steps: str
) -> None:
    """EFF-5: it would be chosen for nothing else than for what is said of it."""
    tell(
        FRIEND,
        card("Gift", EVENT, f"POWER: {text}"),
        you={"hand": ["Gift"], "play": ["Pal"]},
        steps=f"play Gift\n{steps}\nexpect stages of Pal = {stages}",
    )


@pytest.mark.parametrize(("drills", "acts"), [(1, "no option"), (2, "option")])
def test_who_was_not_chosen_may_not_act(drills: int, acts: str) -> None:
    tell(
        FRIEND,
        card("Gift", EVENT, "POWER: Your Allies gain 1 stage. If you control 2 or more Drills, choose "
             "one of your Allies. That Ally may make actions regardless of your MP's power stage this "
             "combat."),
        you={"hand": ["Gift"], "play": ["Pal", *["Idle Drill"] * drills], "stages": 5},
        steps=f"play Gift\nopponent: pass\nexpect {acts} use Pal",
    )  # fmt: skip


def test_what_finds_its_own_card_does_not_wait_with_what_stands_before_it() -> None:
    """EFF-2: only what speaks of the cards that a contextual effect brings up goes on from it."""
    tell(
        card("Watch", EVENT, "POWER: Whenever your opponent plays an Event this combat, destroy the top "
             "card of his Life Deck. Choose a card in your hand and banish it."),
        card("Idea", EVENT, "POWER: Draw a card."),
        you={"hand": ["Watch", "Block"]},
        opponent={"hand": ["Idea"]},
        steps="""
        play Watch
        expect you banished has Block
        opponent: play Idea
        expect opponent.discard = 2
        expect you.banished = 1
        """,
    )  # fmt: skip


@pytest.mark.parametrize(("answer", "stays"), [("defend Block", 1), ("no defense", 0)])
def test_what_combat_is_asked_as_it_begins_is_known_at_its_end(answer: str, stays: int) -> None:
    """COM-8: nothing was done in it yet."""
    tell(
        card("Patience", SETUP, "[instant] POWER: Use when your opponent declares combat. If he performed "
             "no successful attacks this combat, you may place this card from your discard pile into "
             "play at the end of combat."),
        you={"hand": ["Block"], "play": ["Patience"]},
        opponent={"hand": ["Filler"]},
        start={"phase": "declare", "turn": "opponent", "action": "opponent"},
        steps=f"""
        opponent: declare combat
        you: yes
        opponent: attack Filler
        {answer}
        you: pass
        opponent: pass
        {"you: yes" if stays else "expect asked you never: yes"}
        expect you.play = {stays}
        """,
    )  # fmt: skip


def test_a_card_of_his_hand_is_played_by_who_has_chosen_it() -> None:
    """ZON-2: while it is there, and only once."""
    look = card("Look", EVENT, "POWER: Look at your opponent's hand and choose an attack card in it. You "
                f"{SHOWN.removeprefix('you ').replace(' it ', ' that card ', 1)}.")  # fmt: skip
    tell(
        BLAST,
        look,
        you={"hand": ["Look"]},
        opponent={"hand": ["Ray", "Filler"]},
        steps="""
        play Look
        choose Ray
        opponent: pass
        play Ray
        opponent: no defense
        expect opponent discard has Ray
        expect opponent.hand = 1
        opponent: pass
        expect no option play Ray
        """,
    )
    tell(
        BLAST,
        look,
        you={"hand": ["Look"]},
        opponent={"hand": ["Ray", "Filler"]},
        steps="""
        play Look
        choose Ray
        opponent: play Ray
        no defense
        expect no option play Ray
        """,
    )
