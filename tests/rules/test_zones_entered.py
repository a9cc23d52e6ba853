"""Cards enter a zone and leave it, whatever moves them: heard, asked afterwards, and counted."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

WATCH = "[constant] Whenever {}, gain 1 stage."
MILL = card("Mill", EVENT, "POWER: Destroy the top 2 cards of your opponent's Life Deck.")
DIG = card("Dig", EVENT, "POWER: Place a card from your discard pile into your hand.")
JAB = card("Jab", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages.")
BIG = card("Big", PHYSICAL, "[attack] Physical attack. DAMAGE: 3 life cards.")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("a card enters your discard pile", "a card enters your discard pile"),
        ("a card is placed into your discard pile", "a card enters your discard pile"),
        ("a card is placed in your opponent's discard pile from his Life Deck",
         "a card enters your opponent's discard pile from his Life Deck"),
        ("a Drill is put into a discard pile", "a Drill enters a discard pile"),
        ("a card is placed into a player's discard pile from play",
         "a card enters a discard pile from play"),
        ("one or more Styled cards enter your discard pile",
         "Styled cards enter your discard pile"),
        ("a card enters your hand from your discard pile",
         "a card enters your hand from your discard pile"),
        ("a card leaves your opponent's discard pile", "a card leaves your opponent's discard pile"),
        ("a card enters your Banished Zone", "a card is banished into your Banished Zone"),
        # To place one somewhere is a deed of its own, with a hand and a Life Deck.
        ("a card is placed in your hand", "a card is placed into your hand"),
        ("you place a card in your discard pile", "you place a card into your discard pile"),
    ],
)  # fmt: skip
def test_what_enters_or_leaves(said: str, meant: str) -> None:
    assert canonical(WATCH.format(said), DRILL) == WATCH.format(meant)


@pytest.mark.parametrize(
    "said",
    [
        "a Dragon Ball enters your discard pile",
        "your MP leaves your discard pile",
        "a card enters your discard pile from your discard pile",
        "a card enters",
        "a card enters play your hand",
    ],
)
def test_what_never_enters(said: str) -> None:
    text = WATCH.format(said)
    assert compile_text(card("Deed", DRILL, text), text).failures


@pytest.mark.parametrize(
    ("happens", "stages"),
    [
        # Each card by itself: destroyed, discarded from the hand, from play, and after use.
        ("a card enters your discard pile", 4),
        ("a card enters your opponent's discard pile", 1),
        ("a card enters a discard pile", 5),
        ("a card enters your discard pile from your Life Deck", 2),
        ("a card enters your discard pile from your hand", 1),
        ("a card enters your discard pile from play", 1),
        ("a Drill enters your discard pile", 1),
        ("cards enter your discard pile from your Life Deck", 1),
        ("a card leaves your Life Deck", 2),
        ("a card leaves your hand", 1),
        ("a card enters your hand", 0),
        ("a card enters your Banished Zone", 0),
        ("a card enters your discard pile by a card effect", 4),
    ],
)
def test_whatever_moves_them(happens: str, stages: int) -> None:
    watcher = card("Watcher", DRILL, WATCH.format(happens))
    mess = card("Mess", EVENT, "POWER: Destroy the top 2 cards of your opponent's Life Deck. Your "
                "opponent discards a card from his hand. Discard one of your opponent's Drills.")  # fmt: skip
    tell(watcher, mess, you={"play": ["Watcher", "Idle Drill"], "hand": ["Filler"], "stages": 0},
         opponent={"hand": ["Mess"]}, start={"action": "opponent"},
         steps=f"opponent: play Mess\nchoose Idle Drill\nexpect you.stages = {stages}")  # fmt: skip


def test_damage_and_use_bring_them_there() -> None:
    watcher = card("Watcher", DRILL, WATCH.format("a card enters your opponent's discard pile"))
    used = card("Use", DRILL, WATCH.format("a card enters your discard pile"))
    tell(watcher, BIG, you={"play": ["Watcher"], "hand": ["Big"], "stages": 0},
         steps="play Big\nopponent: no defense\nexpect you.stages = 3")  # fmt: skip
    tell(used, BIG, you={"play": ["Use"], "hand": ["Big"], "stages": 0},
         steps="play Big\nopponent: no defense\nexpect you.stages = 1")  # fmt: skip


def test_what_goes_back_has_left_and_entered() -> None:
    left = card("Left", DRILL, WATCH.format("a card leaves your discard pile"))
    came = card("Came", DRILL, WATCH.format("a card enters your hand from your discard pile"))
    back = card("Back", EVENT, "POWER: Rejuvenate 2.")
    into = card("Into", DRILL, WATCH.format("a card enters your Life Deck from your discard pile"))
    pile = ["Filler", "Filler"]
    for watcher, deed, stages in ((left, DIG, 1), (came, DIG, 1), (left, back, 2), (into, back, 2)):
        you = {"play": [watcher.title], "hand": [deed.title], "discard": pile, "stages": 0}
        chosen = "\nchoose Filler" if deed is DIG else ""
        tell(watcher, deed, you=you,
             steps=f"play {deed.title}{chosen}\nexpect you.stages = {stages}")  # fmt: skip


def test_the_next_one_is_that_card() -> None:
    save = card("Save", EVENT, "POWER: The next time a card is placed in your discard pile this "
                "combat, you may place it on the bottom of your Life Deck. (Banish this card after "
                "use.)")  # fmt: skip
    tell(save, JAB, you={"hand": ["Save", "Jab"]},
         steps="play Save\nopponent: pass\nplay Jab\nopponent: no defense\nyou: yes\n"
         "expect you.discard = 0\nexpect your life_deck bottom = Jab")  # fmt: skip


def test_this_card_itself() -> None:
    up = card("Up", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages. (When this card enters "
              "your discard pile from your Life Deck, you may place it into your hand.)")  # fmt: skip
    tell(up, MILL, you={"hand": ["Mill"]}, opponent={"life_deck": ["Up", "Filler"]},
         steps="play Mill\nopponent: yes\nexpect opponent hand has Up\n"
         "expect opponent.discard = 1")  # fmt: skip
    tell(up, MILL, you={"hand": ["Up"]},
         steps="play Up\nopponent: no defense\nexpect your discard has Up")  # fmt: skip


@pytest.mark.parametrize(
    ("asked", "hand"),
    [
        ("If a card entered your opponent's discard pile this turn, draw a card.", 1),
        ("If a card entered your discard pile from play this turn, draw a card.", 0),
        ("X = the number of cards that entered your opponent's discard pile this combat. Draw X "
         "cards.", 2),
        ("If 2 or more cards have entered your opponent's discard pile this turn, draw a card.", 1),
        ("If 3 or more cards were placed in your opponent's discard pile this turn, draw a card.", 0),
        ("If fewer than 3 cards entered your opponent's discard pile this combat, draw a card.", 1),
        ("If no cards entered your discard pile from play this turn, draw a card.", 1),
        ("If no cards were placed in your opponent's discard pile this turn, draw a card.", 0),
        ("X = the number of cards placed in your opponent's discard pile this turn. Draw X cards.",
         2),
    ],
)  # fmt: skip
def test_it_is_asked_and_counted_afterwards(asked: str, hand: int) -> None:
    ask = card("Ask", EVENT, f"POWER: {asked}")
    tell(ask, MILL, you={"hand": ["Mill", "Ask"]},
         steps=f"play Mill\nopponent: pass\nplay Ask\nexpect you.hand = {hand}")  # fmt: skip
