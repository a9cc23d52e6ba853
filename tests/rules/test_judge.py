"""The judge's hand: what may be done by hand, what not and why, and what follows from it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dbz_desktop.cards import Card, CardType, Style
from dbz_desktop.rules.game import DeckCards, Game
from dbz_desktop.rules.judge_moves import JudgeMove, JudgeRefused, why_not
from dbz_desktop.rules.kernel.attack_events import AttackStopped
from dbz_desktop.rules.kernel.decisions import Ask, IllegalAnswer
from dbz_desktop.rules.kernel.editions import Edition
from dbz_desktop.rules.kernel.events import BOTH, CardMoved, CardsRevealed, Judged, Why, Zone
from dbz_desktop.rules.language.compiler import compile_text

LADDER = (0, 250, 500, 1000, 2000, 3000, 4000, 5000, 6000, 8000, 10000)
KICK = "[attack] Physical attack. DAMAGE: AT +1 stages."


def card(ident: str, title: str, kind: CardType, text: str, **more: object) -> Card:
    return Card(ident, title, kind, text, **more)  # type: ignore[arg-type]


def deck(*texts: tuple[CardType, str]) -> DeckCards:
    levels = tuple(
        card(f"T-{n}", "Hero", CardType.MAIN_PERSONALITY, KICK, level=n, pur=2, stages=LADDER)
        for n in range(1, 5)
    )
    mastery = card(
        "T-M", "Calm Mastery", CardType.MASTERY, "[constant] Your attacks deal +1 life card."
    )
    life = [card(f"T-C{n}", f"Card {n}", kind, text) for n, (kind, text) in enumerate(texts)]
    life += [card("T-K", "Kick", CardType.PHYSICAL_COMBAT, KICK)] * (20 - len(life))
    return DeckCards(levels, mastery, tuple(life))


BALLS = [
    replace(card(f"T-B{n}", f"Ball {n}", CardType.DRAGON_BALL, "Draw a card."), dragon_ball_set="T")
    for n in range(1, 8)
]
ALLY = card("T-A", "Helper", CardType.ALLY, KICK, pur=1, stages=LADDER)
DRILL = card(
    "T-D",
    "Still Drill",
    CardType.DRILL,
    "[constant] Your attacks deal +1 life card.",
    style=Style.RED,
)


def game(*texts: tuple[CardType, str], cards: tuple[Card, ...] = ()) -> Game:
    mine = deck(*texts)
    mine = replace(mine, life=(*cards, *mine.life))
    made = Game((mine, deck()), Edition("fanz", "FanZ", ("fanz",)), 1, 0)
    while made.decision is not None and made.decision.ask not in (Ask.PLANNING, Ask.DECLARE):
        made.answer(0)
    return made


def find(game: Game, title: str) -> int:
    return next(i for i, c in enumerate(game.cards) if c.title == title)


def to_combat(game: Game) -> None:
    while game.decision is not None and game.decision.ask is not Ask.ACTION:
        game.answer(len(game.decision.options) - 1 if game.decision.ask is Ask.PLANNING else 0)


@pytest.mark.parametrize(
    ("move", "words"),
    [
        (JudgeMove("fly"), "no judge's move"),
        (JudgeMove("anger", by=2), "two players"),
        (JudgeMove("anger", amount=6), "Anger goes from 0 to 5"),
        (JudgeMove("anger", amount=-1), "Anger goes from 0"),
        (JudgeMove("level", amount=5), "levels 1 to 4"),
        (JudgeMove("level", amount=0), "levels 1 to 4"),
        (JudgeMove("stages", card=0, amount=11), "stages 0 to 10"),
        (JudgeMove("stages", card=1, amount=3), "Choose a personality"),
        (JudgeMove("stages", card=10, amount=3), "Choose a personality"),
        (JudgeMove("move"), "Choose a card"),
        (JudgeMove("move", card=9999), "Choose a card"),
        (JudgeMove("move", card=0), "stays on the table"),
        (JudgeMove("move", card=4), "stays on the table"),
        (JudgeMove("move", card=10, zone=Zone.IN_USE), "only while it is used"),
        (JudgeMove("move", card=10, player=1), "its owner's"),
        (JudgeMove("move", card=10, place=3), "There are 0 cards"),
        (JudgeMove("move", card=10, place=-1), "There are 0 cards"),
        (JudgeMove("move", card=10, zone=Zone.IN_PLAY, amount=20), "stages 0 to 10"),
        (JudgeMove("move", card=10, zone=Zone.IN_PLAY, host=10), "to itself"),
        (JudgeMove("move", card=10, zone=Zone.IN_PLAY, host=11), "in play"),
        (JudgeMove("move", pick="middle"), "from the top"),
        (JudgeMove("control", card=10), "in play"),
        (JudgeMove("attach", card=10), "in play"),
        (JudgeMove("effect", amount=3), "effect that is in force"),
        (JudgeMove("reveal", from_zone=Zone.DISCARD), "Both players see"),
        (JudgeMove("reveal", seen=0), "who may see"),
        (JudgeMove("combat"), "no combat"),
        (JudgeMove("stop"), "no attack"),
        (JudgeMove("say", text="  "), "Say in words"),
        (JudgeMove("say", text="x" * 401), "400"),
    ],
)
def test_what_can_not_be_done_says_why_and_changes_nothing(move: JudgeMove, words: str) -> None:
    played = game()
    before = (played.state.copy(), len(played.events), played.decision)
    why = why_not(played, move)
    assert why is not None and words in why.reason and why.rule
    with pytest.raises(JudgeRefused, match=why.rule):
        played.judge(move)
    assert (played.state.winner, len(played.events), played.decision) == (None, *before[1:])
    assert played.state.players == before[0].players


def test_cards_go_anywhere_and_at_any_place() -> None:
    played = game()
    deck = played.state.players[0].life_deck
    top, second = deck[-1], deck[-2]
    played.judge(JudgeMove("move", card=top, zone=Zone.LIFE_DECK, place=2))
    assert deck[-3] == top and deck[-1] == second
    played.judge(JudgeMove("move", card=top, zone=Zone.LIFE_DECK, place=1, bottom=True))
    assert deck[1] == top
    played.judge(JudgeMove("move", pick="bottom", zone=Zone.BANISHED))
    assert len(played.state.players[0].banished) == 1
    for zone in (Zone.HAND, Zone.DISCARD, Zone.ASIDE, Zone.IN_PLAY, Zone.LIFE_DECK):
        played.judge(JudgeMove("move", card=top, zone=zone))
        assert played.state.where[top] is zone
        assert top in played.state.players[0].zone(zone)
    assert all(
        e.why is Why.JUDGE for e in played.events if isinstance(e, CardMoved) and e.card == top
    )


def test_it_sets_nothing_off_but_keeps_the_table_whole() -> None:
    played = game(
        (CardType.DRILL, "[constant] Whenever you discard a card, raise your anger 1."),
        cards=(ALLY, DRILL),
    )
    trigger, ally, drill = (
        find(played, "Card 0"),
        find(played, "Helper"),
        find(played, "Still Drill"),
    )
    played.judge(JudgeMove("move", card=trigger, zone=Zone.IN_PLAY))
    played.judge(JudgeMove("move", card=ally, zone=Zone.IN_PLAY, amount=7))
    assert played.state.permanents[ally].stages == 7
    played.judge(JudgeMove("move", card=drill, zone=Zone.IN_PLAY, host=ally))
    played.judge(JudgeMove("stages", card=ally, amount=2))
    assert played.state.permanents[ally].stages == 2
    with pytest.raises(JudgeRefused, match="TYP-7"):
        played.judge(JudgeMove("attach", card=ally, host=drill))
    played.judge(JudgeMove("control", card=ally, player=1))
    assert ally in played.state.players[1].play
    assert played.state.permanents[ally].controller == 1
    played.judge(JudgeMove("move", card=ally, zone=Zone.DISCARD))
    assert played.state.players[0].discard == [ally, drill]
    assert played.state.players[0].anger == 0
    played.judge(JudgeMove("level", amount=3))
    side = played.state.players[0]
    assert (side.level, side.stages, side.anger) == (3, 5 if side.stages == 5 else side.stages, 0)
    assert trigger in side.play


def test_attaching_and_detaching_in_play() -> None:
    played = game(cards=(ALLY, DRILL))
    ally, drill = find(played, "Helper"), find(played, "Still Drill")
    for one in (ally, drill):
        played.judge(JudgeMove("move", card=one, zone=Zone.IN_PLAY, amount=4))
    played.judge(JudgeMove("attach", card=drill, host=ally))
    assert played.state.permanents[drill].attached_to == ally
    played.judge(JudgeMove("attach", card=drill))
    assert played.state.permanents[drill].attached_to == -2
    assert played.state.permanents[ally].stages == 4


def test_winning_is_checked_after_every_move() -> None:
    played = game(cards=tuple(BALLS))
    for ball in range(1, 8):
        assert played.outcome is None
        played.judge(JudgeMove("move", card=find(played, f"Ball {ball}"), zone=Zone.IN_PLAY))
    assert played.outcome is not None and played.outcome.kind == "dragon balls"
    assert played.decision is None
    with pytest.raises(IllegalAnswer):
        played.answer(0)
    played = game()
    for _ in range(len(played.state.players[1].life_deck)):
        played.judge(JudgeMove("move", pick="top", from_player=1, player=1))
    assert played.outcome is not None
    assert (played.outcome.kind, played.outcome.player) == ("survival", 0)


def test_anger_wins_at_the_highest_level_alone() -> None:
    played = game()
    played.judge(JudgeMove("anger", amount=5))
    assert played.outcome is None and played.state.players[0].level == 1
    played.judge(JudgeMove("level", amount=4))
    played.judge(JudgeMove("anger", amount=5))
    assert played.outcome is not None and played.outcome.rule == "WIN-2"


def test_combat_is_ended_and_an_attack_stopped() -> None:
    played = game()
    to_combat(played)
    assert played.state.combat is not None
    attack = next(i for i, o in enumerate(played.decision.options) if o.card >= 0)
    played.answer(attack)
    assert played.decision.ask is Ask.DEFEND
    played.judge(JudgeMove("stop", by=1))
    assert any(isinstance(e, AttackStopped) for e in played.events)
    with pytest.raises(JudgeRefused, match="ATK-4"):
        played.judge(JudgeMove("stop", by=1))
    played.answer(len(played.decision.options) - 1)
    assert played.decision.ask is Ask.ACTION
    played.judge(JudgeMove("combat"))
    assert played.state.combat is None


def test_cards_are_shown_to_whom_they_are_meant_for() -> None:
    played = game()
    deck = played.state.players[1].life_deck
    played.judge(JudgeMove("reveal", from_player=1, amount=3, seen=1))
    assert played.events[-1] == CardsRevealed(
        1, (deck[-1], deck[-2], deck[-3]), 1, source=Zone.LIFE_DECK
    )
    played.judge(JudgeMove("reveal", from_player=0, from_zone=Zone.HAND, seen=BOTH))
    hand = played.state.players[0].hand
    assert played.events[-1] == CardsRevealed(0, tuple(reversed(hand)), BOTH, source=Zone.HAND)
    assert isinstance(played.events[-2], Judged)


# ---------------------------------------------------------------------------- unread text


def stops(game: Game, limit: int = 400) -> list[tuple[str, str]]:
    """The sentences that the players are asked to carry out, playing whatever comes first."""
    found = []
    for _ in range(limit):
        if game.decision is None or game.state.turn > 8:
            break
        if game.decision.ask is Ask.BY_HAND:
            found.append((game.cards[game.decision.card].title, game.decision.text))
        game.answer(0)
    return found


@pytest.mark.parametrize(
    ("kind", "text", "sentence"),
    [
        (CardType.EVENT, "POWER: Hum a tune. Draw a card.", "Hum a tune."),
        (
            CardType.EVENT,
            "POWER: Draw a card. (Sing while you play this.)",
            "Sing while you play this.",
        ),
        (CardType.DRILL, "[constant] Nobody may frown.", "Nobody may frown."),
        (
            CardType.PHYSICAL_COMBAT,
            "[attack] Physical attack. DAMAGE: a lot of bruises.",
            "a lot of bruises.",
        ),
        (
            CardType.PHYSICAL_COMBAT,
            "[attack] Physical attack. DAMAGE: 1 life card. HIT: Bow.",
            "Bow.",
        ),
        (
            CardType.PHYSICAL_COMBAT,
            "[attack] Sneaky attack. DAMAGE: 1 life card. HIT: Hum.",
            "Sneaky attack. DAMAGE: 1 life card. HIT: Hum.",
        ),
    ],
)
def test_no_unread_sentence_is_passed_over(kind: CardType, text: str, sentence: str) -> None:
    program = compile_text(card("T", "T", kind, text), text)
    assert program.failures
    texts = [(kind, text)] * 20
    assert ("Card 0", sentence) in {(t.split()[0] + " 0", s) for t, s in stops(game(*texts))}


def test_lasting_text_is_told_once_as_long_as_the_card_is_there() -> None:
    played = game((CardType.DRILL, "[constant] Nobody may frown."))
    drill = find(played, "Card 0")
    played.judge(JudgeMove("move", card=drill, zone=Zone.IN_PLAY))
    assert [text for _, text in stops(played)] == ["Nobody may frown."]


def test_a_question_loses_the_answers_that_were_moved_away() -> None:
    played = game(
        (
            CardType.EVENT,
            "POWER: Choose a card in your hand and place it on top of your Life Deck.",
        ),
    )
    hand = played.state.players[0].hand
    assert len(hand) >= 3
    to_combat(played)
    while played.decision is not None and played.decision.ask is not Ask.DISCARD:
        played.answer(len(played.decision.options) - 1)
    options = played.decision.options
    gone = options[0].card
    player = played.decision.player
    played.judge(JudgeMove("move", card=gone, player=player))
    assert gone not in [o.card for o in played.decision.options]
    snapshot = played.snapshot()
    events = list(played.events)
    played.restore(snapshot)
    assert played.events == events
