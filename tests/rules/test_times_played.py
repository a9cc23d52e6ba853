"""When something happens, in natural words: steps, actions, the next of a kind, the game itself."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType
from dbz_desktop.match.match import Match
from dbz_desktop.rules.kernel.events import CardMoved, StepBegan, TurnBegan, Why
from tests.rules.happening import (
    DRILL,
    ENERGY,
    EVENT,
    PHYSICAL,
    Row,
    card,
    go_on,
    play,
    position,
)
from tests.rules.staged import canonical, tell


def drawn(watcher: str, end: int = 7) -> list[tuple[int, str]]:
    """In which turn and step you draw by the watcher's effect, from turn 3 on."""
    row = Row("", "POWER: Raise your anger 1.")
    match = position(row, card("Watcher", DRILL, watcher), "play")
    play(row, match)
    go_on(match, lambda: match.game.state.turn == end)
    return _draws(match)


def _draws(match: Match) -> list[tuple[int, str]]:
    turn, step, found = 0, "", []
    for event in match.game.events:
        turn = event.number if isinstance(event, TurnBegan) else turn
        step = event.step if isinstance(event, StepBegan) else step
        if isinstance(event, CardMoved) and event.why is Why.DRAW and event.cause >= 0:
            found.append((turn, step))
    return [each for each in found if each[0] < 7]


STEPS = [
    ("When entering your Draw Step, draw a card.", [(5, "draw")]),
    ("Before your Draw Step, draw a card.", [(5, "draw")]),
    ("When your opponent enters his Planning Step, draw a card.", [(4, "planning"), (6, "planning")]),
    ("When your turn ends, draw a card.", [(3, "rejuvenation"), (5, "rejuvenation")]),
    ("At the end of each combat you declared, draw a card.", [(3, "combat")]),
    ("At the end of any combat your opponent declared, draw a card.", []),
    ("If your anger is 1 at the end of your Discard Step, draw a card.",
     [(3, "discard"), (5, "discard")]),
]  # fmt: skip


@pytest.mark.parametrize(("said", "when"), STEPS)
def test_at_its_step(said: str, when: list[tuple[int, str]]) -> None:
    assert drawn(f"[constant] {said}") == when


@pytest.mark.parametrize(
    ("said", "mine", "both"),
    [
        ("At the start of each of your actions, gain 1 stage.", 1, 2),
        ("Before each of your opponent's actions, gain 1 stage.", 1, 1),
        ("At the start of your first action each combat, gain 1 stage.", 1, 1),
        (
            "Whenever your anger is raised during one of your opponent's actions, gain 1 stage.",
            0,
            1,
        ),
        ("Whenever your anger is raised during your action, gain 1 stage.", 1, 1),
        ("Whenever you gain anger, gain 1 stage.", 1, 2),
        ("Whenever your opponent gains anger, gain 1 stage.", 0, 0),
        ("Whenever a player gains anger, gain 1 stage.", 1, 2),
        ("Whenever you raise your anger, gain 1 stage.", 1, 1),
        ("Whenever you gain 2 or more anger, gain 1 stage.", 0, 0),
        ("Whenever your anger is raised to 2 or more, gain 1 stage.", 0, 1),
    ],
)
def test_whose_anger_is_raised_and_in_whose_action(said: str, mine: int, both: int) -> None:
    tell(
        card("Watch", DRILL, f"[constant] {said}"),
        card("Deed", EVENT, "POWER: Raise your anger 1."),
        card("Theirs", EVENT, "POWER: Raise your opponent's anger 1."),
        steps=f"""
            play Deed
            expect you stages = {mine}
            play Theirs
            expect you stages = {both}
        """,
        you={"hand": ["Deed"], "play": ["Watch"], "stages": 0},
        opponent={"hand": ["Theirs"]},
    )


def test_the_beginning_of_the_game_is_once() -> None:
    said = "[constant] At the start of the game, draw a card."
    assert (
        canonical(said, CardType.MASTERY) == "[constant] At the beginning of the game, draw a card."
    )
    assert drawn(said) == []


@pytest.mark.parametrize(
    "said",
    [
        "After your next attack this combat, gain 3 stages.",
        "The next time this combat you perform an attack, gain 3 stages.",
        "When you next perform an attack this combat, gain 3 stages.",
        "The next time you perform an attack, gain 3 stages.",
    ],
)
def test_the_next_one(said: str) -> None:
    tell(
        card("Deed", EVENT, f"POWER: {said}"),
        steps="""
            play Deed
            pass
            attack with Filler
            expect you stages = 3
            pass
            attack with Filler
            expect you stages = 3
        """,
        you={"hand": ["Deed", "Filler", "Filler"], "stages": 0},
    )


def test_after_the_next_action() -> None:
    tell(
        card("Deed", EVENT, "POWER: After your opponent's next action, gain 3 stages."),
        card("Theirs", EVENT, "POWER: Draw a card."),
        steps="""
            play Deed
            expect you stages = 0
            play Theirs
            expect you stages = 3
        """,
        you={"hand": ["Deed", "Filler"], "stages": 0},
        opponent={"hand": ["Theirs"]},
    )


@pytest.mark.parametrize(
    ("note", "first", "later"),
    [
        ("Use only as your first action.", True, False),
        ("You may only use this card as your first action this combat.", True, False),
        ("You cannot use this card as your first action.", False, True),
        ("Use only as the attacker.", True, True),
        ("Use only as the defender.", False, False),
        ("You may only use this card during your opponent's turn.", False, False),
    ],
)
def test_when_a_note_lets_it_be_used(note: str, first: bool, later: bool) -> None:
    def can(it: bool) -> str:
        return f"expect {'option' if it else 'no option'} play Deed"

    tell(
        card("Deed", EVENT, f"({note}) POWER: Draw a card."),
        card("Other", EVENT, "POWER: Draw a card."),
        steps=f"""
            {can(first)}
            play Other
            pass
            {can(later)}
        """,
        you={"hand": ["Deed", "Other"]},
    )


AFTER_ATTACKS = [
    # Of two physical attacks the first is successful; the energy attack comes last.
    ("After your opponent's physical attack, gain 1 stage.", 1, 2, 2),
    ("After each attack, gain 1 stage.", 1, 2, 3),
    ("After a successful attack, gain 1 stage.", 1, 1, 2),
    ("After your opponent's successful physical attack, gain 1 stage.", 1, 1, 1),
    ("After your opponent's second attack each combat, gain 1 stage.", 0, 1, 1),
    ("After your attack, gain 1 stage.", 0, 0, 0),
]


@pytest.mark.parametrize(("said", "first", "second", "third"), AFTER_ATTACKS)
def test_after_an_attack(said: str, first: int, second: int, third: int) -> None:
    tell(
        card("Watch", DRILL, f"[constant] {said}"),
        card("Blast", ENERGY, "[attack] Energy attack. DAMAGE: 1 life card."),
        card("Tap", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 life card."),
        steps=f"""
            attack with Tap
            no defense
            pass
            expect your stages = {first}
            attack with Tap
            defend with Block
            pass
            expect your stages = {second}
            attack with Blast
            no defense
            expect your stages = {third}
        """,
        you={"hand": ["Block"], "play": ["Watch"], "stages": 0},
        opponent={"hand": ["Tap", "Tap", "Blast"]},
        start={"turn": "opponent"},
    )


def test_after_the_next_attack_is_not_after_the_one_that_goes_on() -> None:
    tell(
        card("Duck", PHYSICAL, "[defense] Stops a physical attack. After your opponent's next "
             "attack, gain 2 stages."),
        card("Blast", ENERGY, "[attack] Energy attack. DAMAGE: 1 life card."),
        steps="""
            attack with Filler
            defend with Duck
            pass
            expect your stages = 0
            attack with Blast
            no defense
            expect your stages = 2
            pass
            attack with Blast
            no defense
            expect your stages = 2
        """,
        you={"hand": ["Duck"], "stages": 0},
        opponent={"hand": ["Filler", "Blast", "Blast"]},
        start={"turn": "opponent"},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "up", "down"),
    [
        ("When you advance to level 3, draw a card.", True, False),
        ("When your MP advances to level 3 or higher, draw a card.", True, False),
        ("Whenever your MP is lowered to level 3, draw a card.", False, True),
        ("Whenever your MP reaches level 3, draw a card.", True, True),
        ("Whenever you advance to level 4, draw a card.", False, False),
    ],
)
def test_which_way_it_comes_to_a_level(said: str, up: bool, down: bool) -> None:
    for level, text, heard in ((2, "Raise", up), (4, "Lower", down)):
        tell(
            card("Watch", DRILL, f"[constant] {said}"),
            card("Deed", EVENT, f"POWER: {text} your MP 1 level."),
            steps=f"""
                play Deed
                expect your hand = {int(heard)}
            """,
            you={"hand": ["Deed"], "play": ["Watch"], "level": level},
        )


def test_a_level_that_is_never_reached() -> None:
    tell(
        card("Lid", DRILL, "[constant] Your opponent cannot advance to level 4."),
        card("Deed", EVENT, "POWER: Raise your MP 1 level."),
        steps="""
            pass
            play Deed
            expect opponent level = 3
            pass
            play Deed
            expect opponent level = 3
        """,
        you={"play": ["Lid"]},
        opponent={"hand": ["Deed", "Deed"], "level": 2},
    )


@pytest.mark.parametrize(
    ("said", "left"), [("You cannot lose anger.", 3), ("You cannot lower your anger.", 2)]
)
def test_who_cannot_lose_anger_keeps_it(said: str, left: int) -> None:
    tell(
        card("Watch", DRILL, f"[constant] {said}"),
        card("Deed", EVENT, "POWER: Lower your anger 1."),
        card("Theirs", EVENT, "POWER: Lower your opponent's anger 1."),
        steps=f"""
            play Deed
            expect you anger = 3
            play Theirs
            expect you anger = {left}
        """,
        you={"hand": ["Deed"], "play": ["Watch"], "anger": 3},
        opponent={"hand": ["Theirs"]},
    )
