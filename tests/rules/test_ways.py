"""Ways of use that a sentence tells: as an action, against an attack, in a step, once so often."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Card, CardType, Style
from dbz_desktop.rules.kernel.base import Line
from dbz_desktop.rules.kernel.note import Note
from dbz_desktop.rules.language.compiler import compile_text, grammar, sentence_text
from tests.rules.happening import ALLY, BALL, DRILL, ENERGY, EVENT, PHYSICAL, SETUP, card
from tests.rules.staged import staged

PLAIN_MASTERY = CardType.MASTERY
KICK = card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages.")
BLAST = card("Blast", ENERGY, "[attack] Energy attack. DAMAGE: 2 life cards.")
STOP = "[defense] Stops an energy attack."


@pytest.mark.parametrize(
    ("category", "printed", "canonical"),
    [
        (Line, "Once per turn as an action, choose a card in your discard pile and Rejuvenate it.",
         "Once per turn you may choose a card in your discard pile and Rejuvenate it as an action."),
        (Line, "While attached, once per combat as an action you may place into play a Setup or "
               "Drill from your hand.",
         "While attached, once per combat you may place a Setup or Drill from your hand into play "
         "as an action."),
        (Line, "While attached, you may banish this card to cancel the immediate effects of an "
               "energy attack.", "="),
        (Note, "As an action, you may play this card to perform a Styled physical attack dealing "
               "AT +2 stages of damage.",
         "You may play this card as an action to perform a Styled physical attack dealing AT +2 "
         "stages of damage."),
        (Note, "You may discard this card from your hand to perform a non-Styled physical attack "
               "dealing 3 stages of damage.", "="),
        (Note, "You may banish this card from your hand to stop a physical or energy attack.", "="),
        (Note, "If your MP is Goku, once per combat you may place this card into play from your "
               "hand at 2 power stages above 0 to stop a physical or energy attack.",
         "If your MP is Goku, once per combat you may place this card from your hand into play at "
         "2 stages above 0 to stop a physical or energy attack."),
        (Note, "You may discard this card from your hand during the Planning Step. If you do, "
               "choose a Setup in play and place it on the bottom of its owner's Life Deck.",
         "You may discard this card from your hand during the Planning Step. If you do, choose a "
         "Setup in play and place it at the bottom of its owner's Life Deck."),
    ],
)  # fmt: skip
def test_it_is_read_in_one_way(category: type, printed: str, canonical: str) -> None:
    from dbz_desktop.rules.language.text.spelling import correct

    (found,) = grammar().readings(category, correct(printed.removesuffix(".")).text)
    assert sentence_text(found) == (printed if canonical == "=" else canonical)


@pytest.mark.parametrize(
    "text",
    [
        "[constant] You may discard a card from your hand to draw a card.",
        "[constant] You may discard a card from your hand to stop a physical attack.",
        "(You may discard this card from your hand to draw a card.) POWER: Draw a card.",
    ],
)
def test_words_that_tell_no_time_are_no_way_of_use(text: str) -> None:
    assert compile_text(card("Odd", DRILL, text), text).failures


# ---------------------------------------------------------------------------- as an action


NOTE = "You may discard this card from your hand to perform a {} attack dealing 3 stages of damage."
DRILL_TEXT = "[constant] Your attacks cost +1 stage to perform."


def test_an_attack_from_the_hand_costs_the_card_and_the_action() -> None:
    staged(
        """
        expect option Trick
        use Trick
        opponent: no defense
        expect your discard has Trick
        expect opponent.stages = 6
        expect asked opponent
        """,
        card("Trick", DRILL, f"({NOTE.format('non-Styled physical')}) {DRILL_TEXT}"),
        mine={"hand": ["Trick"]},
        theirs={"stages": 9},
    )


def test_it_is_offered_from_the_hand_alone() -> None:
    for zone in ("play", "discard"):
        staged(
            """
            expect no option Trick
            """,
            card("Trick", DRILL, f"({NOTE.format('non-Styled physical')}) {DRILL_TEXT}"),
            mine={zone: ["Trick"]},
        )


@pytest.mark.parametrize(("word", "stopped"), [("Styled", True), ("non-Styled", False)])
def test_the_attack_is_styled_as_it_says(word: str, stopped: bool) -> None:
    staged(
        f"""
        use Trick
        opponent: {"play Guard" if stopped else "no defense"}
        expect log {"contains" if stopped else "lacks"} is stopped
        """,
        card("Trick", EVENT, f"(As an action, you may play this card to perform a {word} physical "
             f"attack dealing 3 stages of damage.) {STOP}"),
        card("Orange Mastery", PLAIN_MASTERY, "POWER: Draw a card.", style=Style.ORANGE),
        card("Guard", PHYSICAL, "[defense] Stops a Styled attack."),
        mine={"hand": ["Trick"], "mastery": "Orange Mastery"},
        theirs={"hand": ["Guard"], "stages": 9},
    )  # fmt: skip


def test_a_card_that_is_played_so_is_put_away_and_still_a_defense() -> None:
    counter = card(
        "Counter", ENERGY, "(As an action, you may play this card to perform a Styled physical "
        f"attack dealing AT +2 stages of damage.) {STOP}"
    )  # fmt: skip
    staged(
        """
        use Counter
        opponent: no defense
        expect your discard = 1
        expect opponent.stages = 6
        opponent: play Blast
        you: play Counter
        expect log contains stopped
        expect your discard = 2
        """,
        counter,
        BLAST,
        mine={"hand": ["Counter", "Counter"]},
        theirs={"hand": ["Blast"], "stages": 9},
    )


SAVE = (
    "[constant] Once per turn as an action, choose a card in your discard pile and Rejuvenate it."
)


def test_once_per_turn_is_once_per_turn_and_takes_the_action() -> None:
    staged(
        """
        use Saver
        choose Kick
        expect your life_deck bottom = Kick
        opponent: pass
        expect no option Saver
        expect why not Saver: used this turn
        """,
        card("Saver", DRILL, SAVE),
        KICK,
        BLAST,
        mine={"play": ["Saver"], "discard": ["Kick", "Blast"]},
    )


def test_without_anything_to_choose_it_is_not_offered() -> None:
    staged(
        """
        expect no option Saver
        expect why not Saver: EFF-5
        """,
        card("Saver", DRILL, SAVE),
        mine={"play": ["Saver"]},
    )


GUARDING = card(
    "Guarding", PHYSICAL, "(You may banish this card from your hand to stop a physical or energy "
    "attack.) [attack] Physical attack. DAMAGE: 1 stage. Attach to your MP. While attached, once "
    "per combat as an action you may place into play a Setup or Drill from your hand."
)  # fmt: skip
SPARE = card("Spare Plan", SETUP, "POWER: Draw a card.")


def test_what_is_allowed_while_attached() -> None:
    staged(
        """
        expect no option place
        play Guarding
        opponent: no defense
        pass
        use Guarding
        choose Spare Plan
        expect your play has Spare Plan
        opponent: pass
        expect no option Guarding
        expect why not Guarding: used this combat
        """,
        GUARDING,
        SPARE,
        mine={"hand": ["Guarding", "Spare Plan", "Idle Drill"]},
    )


# ---------------------------------------------------------------------------- against an attack


def test_a_card_banished_from_the_hand_stops_an_attack() -> None:
    staged(
        """
        opponent: play Blast
        you: use Guarding
        expect your banished has Guarding
        expect log contains stopped
        """,
        GUARDING,
        BLAST,
        mine={"hand": ["Guarding"]},
        theirs={"hand": ["Blast"]},
        turn="opponent",
        action="opponent",
    )


def test_it_may_be_left() -> None:
    staged(
        """
        opponent: play Blast
        you: no defense
        expect your hand has Guarding
        expect log lacks stopped
        """,
        GUARDING,
        BLAST,
        mine={"hand": ["Guarding"]},
        theirs={"hand": ["Blast"]},
        turn="opponent",
        action="opponent",
    )


FRIEND = card(
    "Helper", ALLY, "(If your MP is Hero, once per combat you may place this card into play from "
    "your hand at 2 power stages above 0 to stop a physical attack.) POWER: Draw a card."
)  # fmt: skip
STRANGER = card("Helper", ALLY, FRIEND.text.replace("is Hero", "is Goku"))


def test_an_ally_enters_play_to_stop_an_attack() -> None:
    staged(
        """
        opponent: play Kick
        you: use Helper
        expect your play has Helper
        expect stages of Helper = 2
        expect log contains stopped
        """,
        FRIEND,
        KICK,
        mine={"hand": ["Helper"]},
        theirs={"hand": ["Kick"]},
        turn="opponent",
        action="opponent",
    )


@pytest.mark.parametrize(
    ("who", "attack", "why"),
    [(FRIEND, "Blast", "It is for physical attacks only"), (STRANGER, "Kick", "EFF-12")],
)
def test_why_it_is_not_offered(who, attack: str, why: str) -> None:  # type: ignore[no-untyped-def]
    staged(
        f"""
        opponent: play {attack}
        expect no option Helper
        expect why not Helper: {why}
        """,
        who,
        KICK,
        BLAST,
        mine={"hand": ["Helper", "Block"]},
        theirs={"hand": [attack]},
        turn="opponent",
        action="opponent",
    )


COLD = card("Cold Blast", ENERGY, "[attack] Energy attack. Raise your anger 1. DAMAGE: 1 stage.")
SPONGE = card(
    "Sponge", ENERGY, "[defense] Stops an energy attack. Attach to your MP. While attached, you "
    "may banish this card to cancel the immediate effects of an energy attack."
)  # fmt: skip


@pytest.mark.parametrize(("answer", "anger"), [("yes", 1), ("no", 2)])
def test_immediate_effects_are_cancelled_as_the_attack_begins(answer: str, anger: int) -> None:
    staged(
        f"""
        opponent: play Cold Blast
        you: play Sponge
        you: pass
        opponent: play Cold Blast
        you: {answer}
        you: no defense
        expect opponent.anger = {anger}
        expect your {"banished" if answer == "yes" else "play"} has Sponge
        expect event DamageDealt stages=1
        """,
        COLD,
        SPONGE,
        mine={"hand": ["Sponge"], "stages": 9},
        theirs={"hand": ["Cold Blast", "Cold Blast"]},
        turn="opponent",
        action="opponent",
    )


def test_a_physical_attack_is_not_asked_about() -> None:
    staged(
        """
        opponent: play Blast
        you: play Sponge
        you: pass
        opponent: play Kick
        no defense
        expect asked you never: banish
        """,
        COLD,
        BLAST,
        KICK,
        SPONGE,
        mine={"hand": ["Sponge"], "stages": 9},
        theirs={"hand": ["Blast", "Kick"]},
        turn="opponent",
        action="opponent",
    )


# ---------------------------------------------------------------------------- in the Planning Step


def test_a_card_is_discarded_in_the_planning_step() -> None:
    careful = card(
        "Careful", PHYSICAL, "(You may discard this card from your hand during the Planning Step. "
        "If you do, choose a Setup in play and place it on the bottom of its owner's Life Deck.) "
        "[defense] Stops a physical attack."
    )  # fmt: skip
    staged(
        """
        use Careful
        expect your discard has Careful
        expect opponent life_deck bottom = Spare Plan
        expect phase = declare
        """,
        careful,
        SPARE,
        mine={"hand": ["Careful"]},
        theirs={"play": ["Spare Plan"]},
        phase="planning",
    )
    staged(
        """
        expect no option Careful
        expect why not Careful: COM-5
        """,
        careful,
        mine={"hand": ["Careful"]},
    )


def test_a_card_that_may_only_be_played_does_what_it_does_at_its_usual_time() -> None:
    helped = card(
        "Help", SETUP, "(If your MP's power level is 0, you may play this card from your hand as "
        "an action.) POWER: Raise your anger 2. (Banish after use.)"
    )  # fmt: skip
    staged(
        """
        use Help
        expect your anger = 2
        expect your banished has Help
        expect asked opponent
        """,
        helped,
        mine={"hand": ["Help"], "stages": 0},
    )
    staged(
        """
        expect no option Help
        """,
        helped,
        mine={"hand": ["Help"], "stages": 1},
    )


_AS_ACTION = "(You may play this card from your hand as an action.) "


@pytest.mark.parametrize(
    "kept",
    [
        card("Kept", ALLY, f"{_AS_ACTION}POWER: Raise your anger 1."),
        card("Kept", ALLY, f"{_AS_ACTION}POWER: [attack] Physical attack. DAMAGE: 2 stages."),
        card("Kept", ALLY, f"{_AS_ACTION}[constant] Your attacks deal +1 stage of damage."),
        card("Kept", DRILL, f"{_AS_ACTION}POWER: Raise your anger 1."),
        card("Kept", SETUP, f"{_AS_ACTION}[instant] POWER: Use when you draw a card. Draw a card."),
        card("Kept", BALL, f"{_AS_ACTION}Raise your anger 2."),
    ],
    ids=lambda kept: kept.type.value,
)
def test_what_stays_in_play_comes_into_play_as_it_is_played(kept: Card) -> None:
    """TYP-1, TYP-2: none of its Powers is used by that, the effects of a Dragon Ball are."""
    anger = 2 if kept.type is BALL else 0
    staged(
        f"""
        play Kept
        expect you play has Kept
        expect you.anger = {anger}
        expect asked opponent
        """,
        kept,
        mine={"hand": ["Kept"]},
    )


def test_what_may_not_enter_play_is_not_played_as_an_action() -> None:
    """TYP-2, TYP-4."""
    twin = card("Blue Kept Drill", DRILL, f"{_AS_ACTION}POWER: Draw a card.", style=Style.BLUE)
    ball = card("Kept", BALL, f"{_AS_ACTION}Draw a card.")
    staged(
        """
        expect option use Blue Kept Drill
        expect no option play Kept
        expect options = 4
        """,
        twin,
        ball,
        mine={"hand": ["Blue Kept Drill", "Kept"], "play": ["Blue Kept Drill"]},
        theirs={"play": ["Kept"]},
    )


def test_an_ally_that_was_played_as_an_action_acts_afterwards() -> None:
    """COM-6: and who waits for an Ally to be played hears it."""
    staged(
        """
        play Kept
        expect stages of Kept = 3
        expect you.anger = 1
        opponent: pass
        use Kept
        expect you.anger = 3
        """,
        card("Kept", ALLY, f"{_AS_ACTION}POWER: Raise your anger 2."),
        card("Watcher", DRILL, "[constant] Whenever you play an Ally, raise your anger 1."),
        mine={"hand": ["Kept"], "play": ["Watcher"], "stages": 1},
    )


@pytest.mark.parametrize("kind", [ALLY, DRILL, SETUP])
def test_what_comes_into_play_is_not_played_out_of_a_pile_as_an_action(kind: CardType) -> None:
    """EFF-6: like one in hand it is played in the Planning Step."""
    lying = "(You may play this card from your discard pile{}.) POWER: Draw a card."
    assert compile_text(card("Kept", kind, ""), lying.format(" as an action")).failures
    assert not compile_text(card("Kept", kind, ""), lying.format("")).failures
