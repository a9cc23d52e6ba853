"""Players: every noun for a player in every frame that he can stand in, and some of them played."""

from __future__ import annotations

import pytest

from tests.rules.crossed import EVENT, Frame, Noun, all_wrong
from tests.rules.happening import ALLY, DRILL, KICK, PHYSICAL, card
from tests.rules.staged import canonical, tell

YOU = Noun("you", plural=True, his="your")
HE = Noun("your opponent")
ALL = (
    Noun("each player"),
    Noun("both players", plural=True, his="their"),
    Noun("all players", plural=True, his="their"),
    Noun("players", plural=True, his="their"),
)
ANY = Noun("a player")
THAT = Noun("that player")
ACTIVE = (Noun("the active player"), Noun("the player whose turn it is"))
DESCRIBED = (
    Noun("the player with the most Drills"),
    Noun("the player with the fewest cards in hand"),
    Noun("the player with the highest anger"),
    Noun("the player who controls the most Allies"),
    Noun("each player with 3 or more Drills"),
    Noun("any player with an Ally"),
    Noun("each player who controls a Setup"),
    Noun("players with more than 3 cards in hand", plural=True, his="their"),
)
FIGHTERS = (Noun("the attacking player"), Noun("the defender"))
PLAYERS = (YOU, HE, *ALL, ANY, THAT, *ACTIVE, *DESCRIBED)


def _not_you(noun: Noun) -> bool:
    return noun is not YOU


def _simple(noun: Noun) -> bool:
    """Who owns something in the words of a designer: not "the player with the most Drills'"."""
    return noun not in (*DESCRIBED, *ACTIVE, ANY)


def _several(noun: Noun) -> bool:
    return noun not in (*DESCRIBED, *ACTIVE, ANY, THAT)


def _single(noun: Noun) -> bool:
    return noun not in (*ALL, *DESCRIBED[4:])


def _named(noun: Noun) -> bool:
    """Who is known in a text that names nobody before: "that player" isn't, for a time."""
    return noun is not THAT


DONE = tuple(
    Frame(f"POWER: X {said}", EVENT)
    for said in (
        "{draws/draw} 2 cards.",
        "{discards/discard} a card at random.",
        "{discards/discard} 2 cards.",
        "{reveals/reveal} HIS hand.",
        "{destroys/destroy} the top 3 cards of HIS Life Deck.",
        "{loses/lose} 2 stages.",
        "{raises/raise} HIS anger 2 levels.",
        "{lowers/lower} HIS anger 1.",
        "{shuffles/shuffle} HIS hand into HIS Life Deck.",
        "{skips/skip} HIS next action.",
        "{skips/skip} HIS next Draw Step.",
        "{passes/pass} for HIS next action this combat.",
        "{banishes/banish} the top card of HIS discard pile.",
        "{Rejuvenates/Rejuvenate} 2.",
        "must discard a card.",
        "may draw a card.",
        "may search HIS Life Deck for a Drill.",
        "may place a card from HIS hand at the bottom of HIS Life Deck.",
    )
)
HOLDS = tuple(
    Frame(f"[constant] X {said}", takes=takes)
    for said, takes in (
        ("cannot draw cards.", _not_you),
        ("cannot play Events.", _not_you),
        ("cannot Rejuvenate.", _not_you),
        ("cannot raise HIS anger.", _not_you),
        ("cannot win by MPPV.", _not_you),
        ("cannot use Endurance.", _not_you),
        ("cannot declare combat.", _not_you),
        ("cannot gain stages.", _not_you),
        ("cannot search HIS Life Deck.", _not_you),
        ("cannot have more than 2 Drills in play.", _not_you),
        ("cannot control more than 1 Ally.", _not_you),
        ("can only play Styled cards.", _not_you),
        ("must discard a card to perform an attack.", lambda noun: True),
        ("must pay 1 stage to play an Event.", _not_you),
        ("{pays/pay} 1 additional stage to perform attacks.", _several),
        ("{draws/draw} 1 additional card during HIS Draw Step.", lambda noun: True),
        ("{skips/skip} HIS Rejuvenation Step.", _several),
    )
)
OWNED = tuple(
    Frame(f"[constant] X's {said}", takes=takes)
    for said, takes in (
        ("maximum hand size is 2.", _simple),
        ("anger cannot be raised.", _simple),
        ("Drills cannot be destroyed.", _simple),
        ("attacks deal +1 stage of damage.", _simple),
        ("Rejuvenation Steps are skipped.", _several),
    )
)
HEARD = tuple(
    Frame(f"[constant] Whenever X {said}, your MP gains 1 stage.")
    for said in (
        "{draws/draw} a card",
        "{plays/play} a Drill",
        "{passes/pass}",
        "{destroys/destroy} an Ally",
        "{performs/perform} a physical attack",
        "{discards/discard} a card from HIS hand",
        "{declares/declare} combat",
        "{raises/raise} HIS anger",
    )
)
ASKED = tuple(
    Frame(f"[constant] While X {said}, your attacks deal +1 stage of damage.", takes=takes)
    for said, takes in (
        ("{has/have} 4 or more cards in hand", lambda noun: noun not in DESCRIBED),
        ("{controls/control} a Dragon Ball", lambda noun: noun not in DESCRIBED),
        ("{has/have} 3 or more anger", lambda noun: noun not in DESCRIBED),
        ("{has/have} performed 2 or more attacks this combat", lambda noun: True),
        ("{has/have} played an Event this turn", lambda noun: True),
    )
)
OF_ATTACKS = (
    Frame("[constant] Physical attacks performed by X deal +1 stage of damage."),
    Frame("POWER: Attacks performed by X cannot be stopped this combat.", EVENT, _named),
    Frame("[constant] Attacks performed by X cost 1 less stage to perform."),
)
IN_AN_ATTACK = tuple(
    Frame(f"[defense] POWER: Stops a physical attack. X {said}", EVENT)
    for said in ("discards a card.", "loses 2 stages.", "draws 2 cards.", "raises his anger 1.")
)


def test_players_stand_in_every_frame() -> None:
    frames = (*DONE, *HOLDS, *OWNED, *HEARD, *ASKED, *OF_ATTACKS)
    assert all_wrong(PLAYERS, frames) == []


def test_who_attacks_and_who_defends() -> None:
    assert all_wrong(FIGHTERS, IN_AN_ATTACK, every=True) == []


# ---------------------------------------------------------------------------- played

DRILLS = {"play": ["Idle Drill", "Other Drill"]}
"""So many Drills make a player the one with the most."""


@pytest.mark.parametrize("who", ["You", "Your opponent"])
def test_a_player_is_chosen_by_whose_text_it_is(who: str) -> None:
    mine, theirs = (1, 0) if who == "You" else (0, 1)
    tell(
        card("Tried", EVENT, "POWER: A player draws a card. That player's anger cannot be raised "
             "this combat."),
        card("Rage", EVENT, "POWER: Each player raises his anger 1."),
        steps=f"""
        play Tried
        choose {who}
        expect your hand = {1 + mine}
        expect opponent hand = {theirs}
        opponent: pass
        play Rage
        expect your anger = {1 - mine}
        expect opponent anger = {1 - theirs}
        """,
        you={"hand": ["Tried", "Rage"]},
    )  # fmt: skip


def test_he_is_the_player_who_was_chosen() -> None:
    text = "POWER: A player draws a card. He discards 2 cards."
    assert canonical(text) == text.replace("He", "That player")
    text = "POWER: A player draws a card. Lower his anger 1."
    assert canonical(text) == text.replace("his", "that player's")


def test_the_active_player_acts_whoever_it_is() -> None:
    text = "[defense] Stops a physical attack. The active player draws a card."
    tell(card("Tried", PHYSICAL, text), card("Kick", PHYSICAL, KICK),
         steps="play Kick\nopponent: play Tried\nexpect your hand = 1\nexpect opponent hand = 0",
         you={"hand": ["Kick"]}, opponent={"hand": ["Tried"]})  # fmt: skip


@pytest.mark.parametrize("mine", [True, False])
def test_the_player_with_the_most_may_not(mine: bool) -> None:
    text = "[constant] The player with the most Drills cannot draw cards."
    here = {"play": ["Tried", "Idle Drill"] if mine else ["Tried"]}
    there = {} if mine else DRILLS
    drawn = (0, 1) if mine else (1, 0)
    tell(card("Tried", DRILL, text), card("Luck", EVENT, "POWER: Each player draws a card."),
         steps=f"play Luck\nexpect your hand = {drawn[0]}\nexpect opponent hand = {drawn[1]}",
         you={"hand": ["Luck"], **here}, opponent=there)  # fmt: skip


def test_nobody_has_the_most_of_as_many() -> None:
    text = "[constant] The player with the most Drills cannot draw cards."
    tell(card("Tried", DRILL, text), card("Luck", EVENT, "POWER: Each player draws a card."),
         steps="play Luck\nexpect your hand = 1\nexpect opponent hand = 1",
         you={"hand": ["Luck"], "play": ["Tried"]}, opponent={"play": ["Idle Drill"]})  # fmt: skip


def test_the_active_player_cannot() -> None:
    text = "[constant] The active player cannot draw cards."
    tell(card("Tried", DRILL, text), card("Luck", EVENT, "POWER: Each player draws a card."),
         steps="play Luck\nexpect your hand = 0\nexpect opponent hand = 1",
         you={"hand": ["Luck"], "play": ["Tried"]})  # fmt: skip


@pytest.mark.parametrize(("who", "gains"), [("you", 1), ("opponent", 0)])
def test_what_a_described_player_does_is_heard(who: str, gains: int) -> None:
    text = "[constant] Whenever a player with an Ally draws a card, your MP gains 1 stage."
    ally = {"play": ["Tried", "Old Friend"]}
    tell(card("Tried", DRILL, text), card("Luck", EVENT, "POWER: Draw a card."),
         steps=f"play Luck\nexpect your stages = {5 + gains}",
         you={"hand": ["Luck"], "stages": 5, **(ally if who == "you" else {"play": ["Tried"]})},
         opponent={} if who == "you" else {"play": ["Old Friend"]})  # fmt: skip


@pytest.mark.parametrize(("anger", "damage"), [(2, 3), (0, 2)])
def test_attacks_of_a_described_player(anger: int, damage: int) -> None:
    text = (
        "[constant] Attacks performed by the player with the highest anger deal +1 stage of damage."
    )
    tell(card("Tried", DRILL, text), card("Kick", PHYSICAL, KICK),
         steps=f"play Kick\nexpect opponent stages = {8 - damage}",
         you={"hand": ["Kick"], "play": ["Tried"], "anger": anger},
         opponent={"stages": 8, "anger": 1})  # fmt: skip


def test_what_you_pay_to_attack_yourself() -> None:
    text = "[constant] You must discard a card to perform an attack."
    tell(card("Tried", DRILL, text), card("Kick", PHYSICAL, KICK),
         steps="play Kick\nexpect your hand = 0\nexpect your discard has Filler",
         you={"hand": ["Kick", "Filler"], "play": ["Tried"]})  # fmt: skip


def test_his_cost_is_what_he_pays() -> None:
    text = "[constant] Your opponent pays 1 additional stage to perform attacks."
    assert canonical(text, DRILL) == "[constant] Your opponent's attacks cost +1 stage to perform."
    each = "[constant] Each player pays 1 less stage to perform energy attacks."
    assert canonical(each, DRILL) == "[constant] All energy attacks cost -1 stage to perform."


def test_each_player_skips_his_next_action() -> None:
    tell(card("Tried", EVENT, "POWER: Each player skips his next action."),
         card("Kick", PHYSICAL, KICK),
         steps="play Tried\nopponent: play Kick\nexpect your stages = 3",
         you={"hand": ["Tried", "Kick"], "stages": 5}, opponent={"hand": ["Kick"]})  # fmt: skip


def test_that_players_cards_and_attacks() -> None:
    text = "POWER: Choose a player. That player's Drills cannot be destroyed this combat."
    wipe = card("Wipe", EVENT, "POWER: Destroy all Drills.")
    tell(card("Tried", EVENT, text), wipe,
         steps="play Tried\nchoose Your opponent\nopponent: pass\nplay Wipe\n"
         "expect opponent play has Idle Drill\nexpect your discard has Other Drill",
         you={"hand": ["Tried", "Wipe"], "play": ["Other Drill"]},
         opponent={"play": ["Idle Drill"]})  # fmt: skip
    kick = "POWER: Choose a player. That player's attacks deal +1 stage of damage this combat."
    for who, damage in (("You", 3), ("Your opponent", 2)):
        tell(card("Tried", EVENT, kick), card("Kick", PHYSICAL, KICK),
             steps=f"play Tried\nchoose {who}\nopponent: pass\nplay Kick\n"
             f"expect opponent stages = {8 - damage}",
             you={"hand": ["Tried", "Kick"]}, opponent={"stages": 8})  # fmt: skip


def test_more_cards_for_whom_it_is_so() -> None:
    text = "[constant] Each player with an Ally draws 1 additional card during his Draw Step."
    tell(card("Tried", DRILL, text),
         steps="expect your hand = 4", you={"play": ["Tried", "Old Friend"]},
         start={"phase": "draw"})  # fmt: skip


def test_each_players_next_word() -> None:
    said = "[constant] Whenever a player passes, each player draws a card and raises his anger 1."
    assert canonical(said, DRILL) == said
    assert canonical("[constant] While both players have 4 or more cards in hand, your attacks deal "
                     "+1 stage of damage.", DRILL).startswith("[constant] While each player has 4")  # fmt: skip
    assert canonical("POWER: You may use the Power of an Ally.", ALLY)
