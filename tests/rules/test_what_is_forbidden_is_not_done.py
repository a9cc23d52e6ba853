"""What is forbidden, replaced or changes nothing wasn't done, and isn't offered (EFF-5)."""

from __future__ import annotations

from typing import Any

import pytest

from dbz_desktop.cards import CardType
from tests.rules.happening import ALLY, DRILL, EVENT, SETUP, card
from tests.rules.staged import staged, tell

KEPT = "Your MP's power level cannot be lowered by the effects of Setups, Drills, or Allies."
GUARD = card("Guard", DRILL, f"[constant] {KEPT}")
PILE = {"discard": ["Filler", "Filler", "Filler"]}
DRILLS = {"play": ["Idle Drill"]}
"""Sides of a table on which a deed could be done."""

FORBIDDEN: list[tuple[str, str, dict[str, Any], dict[str, Any]]] = [
    ("lose 2 stages", "You cannot lose stages.", {}, {}),
    ("have your MP lose 2 stages", "Your MP cannot lose stages.", {}, {}),
    ("have your opponent's MP lose 2 stages", "Your opponent's MP cannot lose stages.", {}, {}),
    ("lower your MP to stage 0", "Your MP cannot lose stages.", {}, {}),
    ("gain 2 stages", "You cannot gain stages.", {}, {}),
    ("raise your MP to stage 9", "Your MP cannot gain stages.", {}, {}),
    ("raise your anger 1", "Your anger cannot be raised.", {}, {}),
    ("lower your anger 1", "Your anger cannot be lowered.", {"anger": 2}, {}),
    ("raise your opponent's anger 1", "Your opponent's anger cannot be raised.", {}, {}),
    ("lower your opponent's anger 1", "Your opponent's anger cannot be lowered.", {}, {"anger": 2}),
    ("advance your MP 1 level", "Your MP cannot advance levels.", {}, {}),
    ("lower your MP 1 level", "Your MP's level cannot be lowered.", {"level": 2}, {}),
    (
        "lower your opponent's MP 1 level",
        "Your opponent's MP's level cannot be lowered.",
        {},
        {"level": 2},
    ),
    ("Rejuvenate 2", "You cannot Rejuvenate.", PILE, {}),
    ("have your opponent Rejuvenate 2", "Your opponent cannot Rejuvenate.", {}, PILE),
    ("destroy a Drill", "Drills cannot be destroyed.", {}, DRILLS),
    ("banish a Drill", "Drills cannot be banished.", {}, DRILLS),
    ("shuffle a Drill into its owner's Life Deck", "Drills cannot be shuffled.", {}, DRILLS),
    ("return a Drill to its owner's hand", "Drills cannot be returned.", {}, DRILLS),
    ("shuffle your discard pile into your Life Deck", "You cannot shuffle cards.", PILE, {}),
    ("discard a card from your hand", "You cannot discard cards.", {"hand": ["Filler"]}, {}),
    ("capture a Dragon Ball", "Dragon Balls cannot be captured.", {}, {"play": ["Ball"]}),
]


def _text(deed: str, form: str) -> str:
    """A deed, and what comes of it: the opponent's anger is 4."""
    then = "set your opponent's anger to 4"
    said = f"{deed} to {then}." if form.endswith("to") else f"{deed}. If you do, {then}."
    said = f"you may {said}" if form.startswith("may") else said
    # Something that can be done first, so that the card may be played whatever is forbidden.
    return f"POWER: Draw a card. {said[0].upper()}{said[1:]}"


@pytest.mark.parametrize("form", ["to", "if", "may to", "may if"])
@pytest.mark.parametrize("banned", [True, False])
@pytest.mark.parametrize(
    ("deed", "ban", "mine", "theirs"), FORBIDDEN, ids=lambda row: str(row)[:40]
)
def test_nothing_comes_of_what_is_forbidden(
    deed: str, ban: str, mine: dict[str, Any], theirs: dict[str, Any], banned: bool, form: str
) -> None:
    kept = theirs.get("anger", 0)
    staged(
        f"""
            play Deed
            opponent: pass
            expect opponent anger = {kept if banned else 4}
        """,
        card("Deed", EVENT, _text(deed, form)),
        card("Banner", ALLY, f"[constant] {ban}"),
        mine={
            **mine,
            "hand": ["Deed", *mine.get("hand", [])],
            "play": ["Banner"] if banned else [],
        },
        theirs=theirs,
        auto="first",
    )


REPLACED: list[tuple[str, str, dict[str, Any], dict[str, Any]]] = [
    ("have your MP lose 2 stages", "your MP would lose stages", {}, {}),
    ("have your opponent's MP lose 2 stages", "your opponent's MP would lose stages", {}, {}),
    ("gain 2 stages", "your MP would gain stages", {}, {}),
    ("raise your anger 1", "your anger would be raised", {}, {}),
    ("lower your opponent's anger 1", "your opponent's anger would be lowered", {}, {"anger": 2}),
    ("advance your MP 1 level", "your MP would advance a level", {}, {}),
    ("Rejuvenate 2", "you would Rejuvenate", PILE, {}),
    (
        "choose a Drill in your discard pile and Rejuvenate it",
        "you would Rejuvenate",
        {"discard": ["Idle Drill"]},
        {},
    ),
    ("destroy an Ally", "an Ally would be destroyed", {}, {"play": ["Old Friend"]}),
    (
        "return an Ally to its owner's hand",
        "an Ally would be returned",
        {},
        {"play": ["Old Friend"]},
    ),
    ("capture a Dragon Ball", "you would capture a Dragon Ball", {}, {"play": ["Ball"]}),
]


@pytest.mark.parametrize("form", ["to", "if"])
@pytest.mark.parametrize(("deed", "would", "mine", "theirs"), REPLACED, ids=lambda r: str(r)[:40])
def test_what_is_replaced_is_not_done(
    deed: str, would: str, mine: dict[str, Any], theirs: dict[str, Any], form: str
) -> None:
    tell(
        card("Deed", EVENT, _text(deed, form)),
        card("Banner", SETUP, "POWER: Draw a card."),
        card("Instead", DRILL, f"[constant] Whenever {would}, banish a Setup instead."),
        steps=f"""
            play Deed
            expect opponent anger = {theirs.get("anger", 0)}
            expect your banished = 1
        """,
        you={**mine, "hand": ["Deed"], "play": ["Instead", "Banner"]},
        opponent=theirs,
    )


@pytest.mark.parametrize(
    "text",
    [
        "Your opponent's MP loses 2 stages. If you do, draw a card.",
        "Have your opponent's MP lose 2 stages. If you do, draw a card.",
    ],
)
@pytest.mark.parametrize(("kind", "drawn", "stages"), [(SETUP, 0, 5), (EVENT, 1, 3)])
def test_by_whose_effect_it_is(text: str, kind: CardType, drawn: int, stages: int) -> None:
    """Setups can't lower the opponent's MP, so that they draw nothing; Events can."""
    tell(
        GUARD,
        card("Deed", kind, f"POWER: {text}"),
        steps=f"""
            {"use" if kind is SETUP else "play"} Deed
            expect your hand = {drawn}
            expect opponent stages = {stages}
        """,
        you={"play": ["Deed"]} if kind is SETUP else {"hand": ["Deed"]},
        opponent={"play": ["Guard"]},
    )


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (SETUP, "Your opponent's MP loses 2 stages to draw a card."),
        (DRILL, "Have your MP lose 2 stages to draw a card."),
        (DRILL, "Lose 2 stages to draw a card."),
    ],
)
def test_a_price_that_may_not_be_paid(kind: CardType, text: str) -> None:
    """Whose price can't be paid is not used."""
    tell(
        GUARD,
        card("Deed", kind, f"POWER: {text}"),
        steps="""
            expect no option use Deed
        """,
        you={"play": ["Deed", *(["Guard"] if kind is DRILL else [])]},
        opponent={"play": ["Guard"]},
    )


@pytest.mark.parametrize(
    "text",
    [
        "You may lose 2 stages to draw a card.",
        "You may have your MP lose 2 stages. If you do, draw a card.",
        "Your MP may lose 2 stages. If it does, draw a card.",
        "You may lower your MP to stage 0. If you do, draw a card.",
    ],
)
def test_what_may_not_be_done_is_not_offered(text: str) -> None:
    staged(
        """
            use Deed
            opponent: pass
            expect your hand = 0
            expect your stages = 5
        """,
        GUARD,
        card("Deed", DRILL, f"POWER: {text}"),
        mine={"play": ["Deed", "Guard"]},
    )


def test_of_those_who_could_only_one_may_not() -> None:
    """An Ally of yours loses them where your MP can't (EFF-7)."""
    staged(
        """
            use Deed
            yes
            opponent: pass
            expect stages of Old Friend = 1
            expect your hand = 1
            expect your stages = 5
        """,
        GUARD,
        card("Deed", DRILL, "POWER: You may lose 2 stages to draw a card."),
        mine={"play": ["Deed", "Guard", "Old Friend"]},
    )


def test_who_loses_stages_past_zero_loses_cards() -> None:
    """That is the loss as well, so what comes of it comes (EFF-7)."""
    tell(
        card("Deed", EVENT, "POWER: Your opponent's MP loses 2 stages to draw a card."),
        steps="""
            play Deed
            expect your hand = 1
            expect opponent discard = 2
        """,
        you={"hand": ["Deed"]},
        opponent={"stages": 0},
    )


@pytest.mark.parametrize(
    ("text", "mine", "left"),
    [
        ("You cannot Rejuvenate.", 0, 1),
        ("Your opponent cannot Rejuvenate.", 0, 3),
        ("Whenever you Rejuvenate, raise your anger 1.", 0, 1),
        ("Whenever your opponent Rejuvenates, raise your anger 1.", 1, 1),
    ],
)
@pytest.mark.parametrize(
    "deed", ["Your opponent Rejuvenates 2.", "Have your opponent Rejuvenate 2."]
)
def test_who_is_made_to_do_it_does_it(text: str, deed: str, mine: int, left: int) -> None:
    """A player whom an effect has Rejuvenate does so himself; of bans and triggers he is meant."""
    tell(
        card("Deed", EVENT, f"POWER: {deed}"),
        card("Watcher", DRILL, f"[constant] {text}"),
        steps=f"""
            play Deed
            expect your anger = {mine}
            expect opponent discard = {left}
        """,
        you={"hand": ["Deed"], "play": ["Watcher"]},
        opponent=PILE,
    )


@pytest.mark.parametrize("banned", [True, False])
@pytest.mark.parametrize("form", ["to", "if", "may to", "may if"])
@pytest.mark.parametrize(
    ("deed", "ban"),
    [
        ("destroy all Drills", "Your opponent's Drills cannot be destroyed."),
        ("banish all Drills", "Your opponent's Drills cannot leave play."),
        ("return all Drills in play to their owners' hands",
         "Your opponent's Drills cannot be returned."),
    ],
)  # fmt: skip
def test_all_of_them_were_not_taken_where_one_is_kept(
    deed: str, ban: str, form: str, banned: bool
) -> None:
    """With one that stays it is done in part, if at all, and nothing comes of that (EFF-5)."""
    left = banned and form != "if"
    staged(
        f"""
            play Deed
            opponent: pass
            expect opponent anger = {1 if banned else 4}
            expect your play = {banned + left}
            expect opponent play = {int(banned)}
        """,
        card("Deed", EVENT, _text(deed, form)),
        card("Banner", ALLY, f"[constant] {ban}"),
        mine={"hand": ["Deed"], "play": ["Other Drill", *(["Banner"] if banned else [])]},
        theirs={"play": ["Idle Drill"], "anger": 1},
        auto="first",
    )
