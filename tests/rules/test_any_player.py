"""What befalls a player, and what he does for it, where the text speaks of any player."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, EVENT, SETUP, card
from tests.rules.staged import canonical, tell


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("While your MP is below 3 stages, your attacks cannot be stopped.",
         "While your MP is less than 3 stages above 0, your attacks cannot be stopped."),
        ("While you are above 0 stages, your attacks cannot be stopped.",
         "While your MP is above 0 stages, your attacks cannot be stopped."),
        ("Whenever your MP is raised to its highest power stage, draw a card.",
         "Whenever your MP's power stage is 10, draw a card."),
        ("When you advance to level 3, draw a card.",
         "Whenever you advance to level 3, draw a card."),
        ("While you are not at full power, your attacks cannot be stopped.",
         "While your MP's power stage is not 10, your attacks cannot be stopped."),
        ("Each time combat ends, draw a card.", "At the end of combat, draw a card."),
        ("Your hand size limit is 3.", "Your maximum hand size is 3 during the Discard Step."),
        ("After you enter combat, draw a card.", "When entering combat, draw a card."),
        ("Whenever your opponent enters combat as the attacker, draw a card.",
         "When entering combat as the defender, draw a card."),
        ("Any time you stop an attack, draw a card. (Maximum of once per turn.)",
         "Once per turn when you stop an attack, draw a card."),
        ("While a player has 3 or more anger, that player's attacks deal +1 stage of damage.",
         "Attacks performed by a player who has 3 or more anger deal +1 stage of damage."),
    ],
)  # fmt: skip
def test_a_constant_text_is_the_same_in_other_words(said: str, meant: str) -> None:
    assert canonical(f"[constant] {said}", DRILL) == canonical(f"[constant] {meant}", DRILL)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Use when needed during combat.", "Use when needed if combat goes on."),
        ("Use if you control no Allies.", "Use when needed if you control no Allies."),
        ("Use when you have performed 3 attacks this combat.",
         "Use when needed if you have performed 3 or more attacks this combat."),
        ("Use before your opponent's first action in combat.",
         "Use at the beginning of your opponent's first action."),
        ("Use when your MP is attacked.", "Use when your opponent performs an attack."),
        ("Use after you perform 2 attacks in the same combat.",
         "Use when you perform your second attack each combat."),
    ],
)  # fmt: skip
def test_it_is_used_then_in_other_words(said: str, meant: str) -> None:
    text = "[instant] POWER: {} Draw a card."
    assert canonical(text.format(said), SETUP) == canonical(text.format(meant), SETUP)


@pytest.mark.parametrize(
    "text",
    [
        "[constant] While a player has no Drills, that player's anger cannot be raised.",
        "POWER: If a player has 5 anger, lower his anger 1 level.",
        "[instant] POWER: Use if you have stopped an attack. Draw a card.",
    ],
)
def test_what_would_be_of_the_wrong_player_or_never_is_refused(text: str) -> None:
    assert compile_text(card("Sword", DRILL, ""), text).failures


_DRAWN = """
    play Cheer
    expect your anger = 1
    expect opponent anger = 0
    expect your hand = {}
    expect opponent hand = {}
"""


@pytest.mark.parametrize(
    "text",
    [
        "POWER: This combat, whenever a player raises his anger, he draws a card.",
        "POWER: For the remainder of combat, when a player raises his anger, he draws a card.",
        "POWER: The next time a player raises his anger this combat, he draws a card.",
        "POWER: This combat, the first time a player raises his anger, that player draws a card.",
    ],
)
def test_he_is_the_player_who_did_it(text: str) -> None:
    lull = card("Lull", EVENT, text)
    cheer = card("Cheer", EVENT, "POWER: Raise your anger 1.")
    steps = "play Lull\nopponent: pass\n" + _DRAWN.format(1, 0)
    tell(lull, cheer, you={"hand": ["Lull", "Cheer"]}, opponent={"hand": []}, steps=steps)


@pytest.mark.parametrize(("mine", "theirs"), [(3, 0), (0, 3)])
def test_his_attacks_are_those_of_whom_it_is_so(mine: int, theirs: int) -> None:
    rage = card("Rage", DRILL, "[constant] While a player has 3 or more anger, his attacks deal +1 "
                "stage of damage.")  # fmt: skip
    steps = f"""
        play Filler
        no defense
        expect opponent stages = {5 - 2 - (mine == 3)}
        opponent: play Filler
        no defense
        expect your stages = {5 - 2 - (theirs == 3)}
    """
    tell(rage, you={"play": ["Rage"], "hand": ["Filler"], "anger": mine, "stages": 5},
         opponent={"hand": ["Filler"], "anger": theirs, "stages": 5}, steps=steps)  # fmt: skip


@pytest.mark.parametrize("who", ["you", "opponent"])
def test_he_is_the_player_who_was_chosen(who: str) -> None:
    calm = card("Calm", EVENT, "POWER: Choose a player. If that player has 2 or more anger, lower "
                "his anger 2 levels.")  # fmt: skip
    mine, theirs = (0, 2) if who == "you" else (2, 0)
    tell(calm, you={"hand": ["Calm"], "anger": 2}, opponent={"anger": 2},
         steps=f"""
            play Calm
            {who}
            expect your anger = {mine}
            expect opponent anger = {theirs}
        """)  # fmt: skip


def test_each_player_of_whom_it_is_so_does_it() -> None:
    alms = card("Alms", EVENT, "POWER: If a player has no cards in his hand, he draws a card.")
    tell(alms, you={"hand": ["Alms", "Filler"]}, opponent={"hand": []},
         steps="play Alms\nexpect your hand = 1\nexpect opponent hand = 1")  # fmt: skip


def test_who_advances_pays_for_it() -> None:
    toll = card("Toll", EVENT, "POWER: For the remainder of the turn, each player who advances a "
                "level destroys the top 2 cards of his Life Deck.")  # fmt: skip
    cheer = card("Cheer", EVENT, "POWER: Raise your anger 1.")
    steps = """
        play Toll
        opponent: pass
        expect your discard = 1
        play Cheer
        expect your level = 2
        expect your discard = 4
        expect opponent discard = 0
    """
    tell(toll, cheer, you={"hand": ["Toll", "Cheer"], "anger": 4}, steps=steps)


def test_a_ban_holds_until_the_end_of_an_action() -> None:
    hush = card("Hush", EVENT, "POWER: Your opponent cannot play Events until the end of your next "
                "action.")  # fmt: skip
    cheer = card("Cheer", EVENT, "POWER: Raise your anger 1.")
    steps = """
        play Hush
        expect no option play Cheer
        opponent: pass
        play Filler
        no defense
        opponent: play Cheer
        expect opponent anger = 1
    """
    tell(hush, cheer, you={"hand": ["Hush", "Filler"]}, opponent={"hand": ["Cheer"]}, steps=steps)


@pytest.mark.parametrize("turn", ["you", "opponent"])
def test_at_each_players_turn_he_is_that_player(turn: str) -> None:
    due = card("Due", DRILL, "[constant] At the end of each player's turn, if he did not declare "
               "combat, he raises his anger 1.")  # fmt: skip
    other = "opponent" if turn == "you" else "your"
    own = "your" if turn == "you" else "opponent"
    steps = f"""
        until turn ends
        expect {own} anger = 1
        expect {other} anger = 0
    """
    tell(due, you={"play": ["Due"], "hand": []}, opponent={"hand": []},
         start={"phase": "planning", "turn": turn}, steps=steps)  # fmt: skip


@pytest.mark.parametrize("side", ["you", "opponent"])
def test_whose_turn_it_is_loses_what_is_his(side: str) -> None:
    text = (
        "[constant] Whenever an attack is stopped, the player whose turn it is destroys the top "
        "card of his Life Deck."
    )
    meant = text.replace("player whose turn it is", "active player")
    assert canonical(text, DRILL) == meant
    sides: dict[str, dict[str, object]] = {
        "you": {"hand": ["Filler"]},
        "opponent": {"hand": ["Block"]},
    }
    sides[side]["play"] = ["Deed"]
    tell(
        card("Deed", DRILL, text),
        steps="""
            play Filler
            opponent: Block
            expect you discard = 2
            expect opponent discard = 1
        """,
        **sides,
    )


@pytest.mark.parametrize(
    ("text", "so"),
    [
        ("If a player controls 2 or more Drills, {who} draws a card.",
         {"play": ["Idle Drill", "Other Drill"]}),
        ("Raise each player's anger 1. If a player advances a level with this card, {who} draws a card.",
         {"anger": 4}),
        ("Raise each player's anger 1. If a player has advanced a level this turn, {who} draws a card.",
         {"anger": 4}),
    ],
)  # fmt: skip
@pytest.mark.parametrize("mine", [True, False])
@pytest.mark.parametrize("who", ["that player", "that player's opponent", "his opponent"])
def test_that_player_is_who_it_is_so_of(text: str, so: dict, mine: bool, who: str) -> None:
    of_mine = mine is (who == "that player")
    tell(
        card("Tried", EVENT, "POWER: " + text.format(who=who)),
        steps=f"play Tried\nexpect your hand = {int(of_mine)}\nexpect opponent hand = {int(not of_mine)}",
        you={"hand": ["Tried"], **(so if mine else {})},
        opponent={} if mine else so,
    )  # fmt: skip


def test_each_one_of_whom_it_is_so_is_that_player() -> None:
    text = "POWER: If a player controls a Drill, that player draws a card."
    both = {"play": ["Idle Drill"]}
    tell(card("Tried", EVENT, text), steps="play Tried\nexpect your hand = 1\nexpect opponent hand = 1",
         you={"hand": ["Tried"], **both}, opponent=both)  # fmt: skip


def test_that_one_of_them_did_not_do_it_is_not_that_neither_did() -> None:
    text = "POWER: If a player did not draw a card this turn, that player draws a card."
    assert canonical(text) == "POWER: Each player who has not drawn a card this turn draws a card."
    tell(card("Tried", EVENT, text), steps="opponent: use Calm Mastery\nplay Tried\n"
         "expect your hand = 1\nexpect opponent hand = 1", you={"hand": ["Tried"]},
         start={"action": "opponent"})  # fmt: skip
    unclear = "POWER: If a player did not draw a card this turn, raise your anger 1."
    assert compile_text(card("Tried", EVENT, unclear), unclear).failures


@pytest.mark.parametrize(
    ("done", "steps", "hand"),
    [
        ("discards a card from your opponent's hand", "play Toss", 0),
        ("discards a card from your opponent's hand", "play Their Toss", 2),
        ("discards a card from a hand", "play Toss", 1),
        ("lowers your opponent's anger", "play Calm", 2),
        ("lowers your opponent's anger", "play Own Calm", 1),
        ("searches your opponent's Life Deck", "play Seek", 1),
        ("discards a card by one of your opponent's effects", "play Their Toss", 1),
        ("discards a card by one of your effects", "play Their Toss", 2),
        ("places a card into your opponent's hand", "play Fetch", 2),
        ("places a card into your hand", "play Fetch", 3),
    ],
)
def test_by_name_it_is_said_of_any_player_whose_it_is(done: str, steps: str, hand: int) -> None:
    """Of any player "his" is each one's own, and "your opponent's" is not."""
    said = f"[constant] Whenever a player {done}, draw a card."
    assert canonical(said, DRILL) == said
    tell(
        card("Watch", DRILL, said),
        card("Toss", EVENT, "POWER: Discard a card from your hand."),
        card("Their Toss", EVENT, "POWER: Your opponent discards a card from his hand."),
        card("Calm", EVENT, "POWER: Lower your opponent's anger 1."),
        card("Own Calm", EVENT, "POWER: Lower your anger 1."),
        card("Seek", EVENT, "POWER: Search your Life Deck for a Drill and banish it."),
        card("Fetch", EVENT, "POWER: Place the top card of your discard pile into your hand."),
        steps=f"{steps}\nexpect your hand = {hand}",
        you={"play": ["Watch"], "hand": [steps.removeprefix("play "), "Spare Kick"], "anger": 2,
             "discard": ["Block"]},
        opponent={"hand": ["Block"], "anger": 2},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("At the end of each turn, the player whose turn it is destroys the top card of his Life "
         "Deck.", "At the end of each turn, the active player destroys the top card of his Life Deck."),
        ("At the end of each turn, a player discards a card from his hand.",
         "At the end of each turn, a player discards a card from his hand."),
        ("While the active player controls a Drill, his attacks deal +1 stage of damage.",
         "While the active player controls a Drill, attacks performed by the active player deal +1 "
         "stage of damage."),
    ],
)  # fmt: skip
def test_what_one_has_who_need_not_be_the_opponent(said: str, meant: str) -> None:
    assert canonical(f"[constant] {said}", DRILL) == f"[constant] {meant}"


def test_whose_it_is_is_not_guessed() -> None:
    text = "POWER: If the active player controls a Drill, destroy the top card of his Life Deck."
    assert compile_text(card("Deed", EVENT, text), text).failures


@pytest.mark.parametrize(
    ("text", "mine", "his"),
    [
        ("If the active player controls a Drill, he draws a card.", 1, 0),
        ("The active player returns one of his Drills to his hand.", 1, 0),
        ("Each player returns one of his Drills to his hand.", 1, 1),
        ("Each player returns the top card of his discard pile to his hand.", 1, 1),
    ],
)
def test_his_is_each_ones_own(text: str, mine: int, his: int) -> None:
    tell(
        card("Deed", EVENT, f"POWER: {text}"),
        steps=f"play Deed\nexpect your hand = {mine}\nexpect opponent hand = {his}",
        you={"hand": ["Deed"], "play": ["Idle Drill"], "discard": ["Block"]},
        opponent={"play": ["Idle Drill"], "discard": ["Block"]},
    )
