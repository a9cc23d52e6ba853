"""When something happens, in natural words: steps, actions, the next of a kind, the game itself."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType
from dbz_desktop.match.match import Match
from dbz_desktop.rules.kernel.events import CardMoved, StepBegan, TurnBegan, Why
from tests.rules.happening import DRILL, EVENT, Row, card, go_on, play, position
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
    ],
)
def test_in_whose_action(said: str, mine: int, both: int) -> None:
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
