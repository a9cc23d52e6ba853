"""The log says every event in plain words, and nothing that is hidden."""

from __future__ import annotations

from pathlib import Path

import pytest

from dbz_desktop.cards import Card, CardType
from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.content.library import load_pool
from dbz_desktop.match.course.setup import MatchSetup
from dbz_desktop.match.match import Match
from dbz_desktop.match.proving.invariants import Watch, check
from dbz_desktop.match.replays.recording import RecordedMatch, record
from dbz_desktop.match.seats.log_lines import Teller
from dbz_desktop.match.seats.reader import HiddenCard
from dbz_desktop.match.telling.log import GameLog, describe
from dbz_desktop.match.telling.notes import Rewound
from dbz_desktop.players import RandomPlayer
from dbz_desktop.rules.kernel import attack_events as atk
from dbz_desktop.rules.kernel import events as ev
from dbz_desktop.rules.kernel.decisions import Act, Ask
from dbz_desktop.rules.kernel.events import BOTH, HIDDEN, Why, Zone

from .conftest import Play
from .posed import posed

NAMES = ("Ann", "Bob")
CARDS = {1: "Kick", 2: "Hero - Young", 3: "Drill", 4: "Ball"}
HAND, DECK, PLAY, DISCARD = Zone.HAND, Zone.LIFE_DECK, Zone.IN_PLAY, Zone.DISCARD


def moved(card: int, source: Zone, target: Zone, why: Why, **more: object) -> ev.CardMoved:
    return ev.CardMoved(card, source, target, 0, 0, why, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (ev.GameStarted(1, 0, "fanz"), "Bob goes first."),
        (ev.TurnBegan(0, 3), "Turn 3: Ann"),
        (ev.StepBegan(0, "planning", "TRN-2"), "Planning Step"),
        (moved(HIDDEN, DECK, HAND, Why.DRAW), "Ann draws a card."),
        (moved(1, DECK, HAND, Why.DRAW), "Ann draws Kick."),
        (moved(1, HAND, Zone.IN_USE, Why.PLAY), None),
        (moved(3, HAND, PLAY, Why.PLAY), "Ann plays Drill."),
        (moved(2, HAND, PLAY, Why.PLAY, stages=3), "Ann plays Hero - Young at Stage 3."),
        (moved(3, DECK, PLAY, Why.PLACE, cause=1), "Ann places Drill into play (Kick)."),
        (
            moved(3, HAND, PLAY, Why.ATTACH, attached_to=2),
            "Ann places Drill into play, attached to Hero - Young.",
        ),
        (moved(3, PLAY, DISCARD, Why.DESTROY, cause=1), "Drill is destroyed (Kick)."),
        (moved(3, PLAY, DISCARD, Why.LEVEL), "Drill is discarded, for the level has changed."),
        (
            moved(1, DECK, DISCARD, Why.DAMAGE),
            "Kick is discarded from Ann's Life Deck as damage.",
        ),
        (
            moved(4, DECK, DECK, Why.DAMAGE, at_bottom=True),
            "Ball goes to the bottom of Ann's Life Deck; another card is discarded.",
        ),
        (moved(1, DISCARD, Zone.BANISHED, Why.ENDURANCE), "Ann banishes Kick for its Endurance."),
        (moved(1, DISCARD, DECK, Why.REJUVENATE, cause=2), "Ann rejuvenates Kick (Hero - Young)."),
        (moved(1, Zone.IN_USE, DISCARD, Why.AFTER_USE), "Kick is discarded after use."),
        (
            moved(1, HAND, DISCARD, Why.DISCARD, cause=3),
            "Kick is discarded from Ann's hand (Drill).",
        ),
        (ev.Shuffled(0, (), 1), "Ann shuffles the Life Deck (1 card)."),
        (ev.CardsRevealed(0, (1, 3), BOTH), "Ann reveals Kick, Drill."),
        (ev.CardsRevealed(0, (HIDDEN, HIDDEN), 2), "Bob looks at 2 of Ann's cards."),
        (ev.CardsRevealed(0, (HIDDEN,) * 12, 2), "Bob looks at 12 of Ann's cards."),
        (
            ev.CardsRevealed(0, (3, *(1,) * 10, 3, 4), 2),
            "Bob looks at 13 of Ann's cards: Ball, 2 Drill, 10 Kick.",
        ),
        (ev.CardsRevealed(1, (3,) * 12, 2), "Bob looks at 12 cards."),
        (
            moved(HIDDEN, Zone.LIFE_DECK, Zone.LIFE_DECK, Why.ORDER),
            "A card goes to the top of Ann's Life Deck.",
        ),
        (ev.StagesChanged(0, 2, 5, 3, Why.COST), "Hero - Young pays 2 stages, now at Stage 3."),
        (ev.StagesChanged(0, 2, 5, 6, Why.PUR), "Hero - Young powers up 1 stage to Stage 6."),
        (
            ev.StagesChanged(0, 2, 5, 3, Why.LOSE, 1),
            "Hero - Young loses 2 stages, now at Stage 3 (Kick).",
        ),
        (ev.StagesChanged(0, 2, 5, 10, Why.SET), "Hero - Young is set to Stage 10."),
        (ev.AngerChanged(1, 1, 3, Why.RAISE, 1), "Bob's anger rises from 1 to 3 (Kick)."),
        (ev.AngerChanged(1, 3, 2, Why.LOWER), "Bob's anger falls from 3 to 2."),
        (ev.LevelKept(0, 1, 3), "Ann's MP can't be lowered a level (Drill)."),
        (ev.LevelChanged(0, 1, 2, 2, Why.RAISE), "Ann's MP advances to level 2: Hero - Young."),
        (ev.ControlChanged(4, 0, 1, Why.CAPTURE), "Bob captures Ball."),
        (ev.Passed(0), "Ann passes."),
        (ev.Passed(0, forced=True), "Ann must pass."),
        (ev.ActionSkipped(0), "Ann skips this action."),
        (ev.CardUsed(0, 1, 0, "defense", True), "Ann plays Kick as a defense."),
        (
            atk.AttackBegan(1, 0, 1, atk.AttackKind.ENERGY, 2, 2),
            "Hero - Young attacks with Kick: energy, cost 2 stages.",
        ),
        (
            atk.DamageCalculated(
                1,
                1,
                2,
                "C",
                "B",
                0,
                6,
                (atk.Term("AT", 2, "life cards"), atk.Term("base", 4, "life cards", 1)),
            ),
            "Damage: AT 2 (C against B) + 4 = 6 life cards.",
        ),
        (
            atk.DamageCalculated(
                1,
                1,
                0,
                "A",
                "B",
                1,
                0,
                (atk.Term("base", 3, "stages"), atk.Term("x", -2, "stages", 3)),
            ),
            "Damage: 3 - 2 (Drill) = 1 stage.",
        ),
        (atk.DamageCalculated(1, 1, 0, "A", "A", 0, 0, ()), "Damage: none."),
        (atk.StagesTurned(1, 1, 2), "2 stages past zero turn into 2 life cards."),
        (atk.DamagePrevented(1, 1, 1, "life cards", 1, ""), "Kick prevents 1 life card of damage."),
        (
            atk.DamageDealt(1, 1, 0, 2, 5, True),
            "Bob takes 2 stages and 5 life cards of damage. Critical damage!",
        ),
        (atk.DamageDealt(1, 1, 0, 0, 0, False), "Bob takes no damage."),
        (atk.CriticalEffect(0, "anger", 1), "Ann uses a critical damage effect: lower anger 1."),
        (atk.AttackStopped(1, 3, 1), "The attack is stopped by Drill."),
        (atk.StopFailed(1, 3), "Drill can't stop the attack."),
        (ev.SentenceResolved(0, 1, "Draw a card."), "Kick: Draw a card."),
        (ev.CameToNothing(0, 1, "destroy"), "There is nothing to destroy."),
        (ev.CameToNothing(0, 1, "", True), "Its condition isn't met."),
        (ev.CameToNothing(0, 1), "Nothing comes of it."),
        (ev.CameToNothing(0, 1, barred=2), "Hero - Young forbids it."),
        (ev.CardNamed(0, "Kick"), "Ann names Kick."),
        (ev.GameWon(0, "mppv", "WIN-2"), "Ann wins by Most Powerful Personality Victory."),
        (Rewound(3), "The players go back a step."),
    ],
)
def test_words(event: ev.Event, words: str | None) -> None:
    assert describe(event, CARDS.__getitem__, NAMES) == words


def test_every_event_is_told_or_left_out_on_purpose() -> None:
    # What is shuffled anew is told by the Judged before it, and what changes the anger that is needed
    # by the card that does.
    silent = {
        "AngerGoalChanged",
        "ShuffledAnew",
        "CombatEnding",
        "TurnEnding",
        "StepEnding",
        "CombatForgone",
        "CombatOffered",
        "Searched",
        "HitUsed",
        "ActionBegan",
        "AttackUnstopped",
        "FloatingEnded",
        "CardsReturned",
    }
    kinds = [
        kind.__name__
        for kind in (*vars(ev).values(), *vars(atk).values())
        if isinstance(kind, type) and issubclass(kind, ev.Event) and kind is not ev.Event
    ]
    from dbz_desktop.match.telling import log

    told = {name.removeprefix("on_") for name in vars(log._Words) if name.startswith("on_")}
    assert set(kinds) - told <= silent


def test_a_seats_log_names_no_hidden_card(setup: MatchSetup) -> None:
    match = Match.new(setup)
    Play(3).on(match)
    for viewer in (0, 1):
        seat = match.seat(viewer)

        log = GameLog(seat.names, lambda card, seat=seat: seat.card(card).name)  # type: ignore[misc]
        try:
            lines = log.lines(seat.history())
        except HiddenCard as error:
            pytest.fail(str(error))
        other = match.setup.names[1 - viewer]
        drawn = [
            describe(event, lambda card, seat=seat: seat.card(card).name, seat.names)  # type: ignore[misc]
            for event in seat.history()
            if isinstance(event, ev.CardMoved)
            and event.why is ev.Why.DRAW
            and event.source is ev.Zone.LIFE_DECK
            and event.player == 1 - viewer
        ]
        assert drawn and all(line == f"{other} draws a card." for line in drawn)
        assert str(lines[0]).endswith("goes first.") and " wins by " in str(lines[-1])
        assert all(0 <= line.depth <= 8 for line in lines)


def test_two_effects_of_one_sentence_are_told_once() -> None:
    log = GameLog(NAMES, CARDS.__getitem__)
    stream = [
        ev.FloatingBegan(1, 0, 1, "It deals +2 stages and cannot be stopped.", "this combat"),
        ev.FloatingBegan(2, 0, 1, "It deals +2 stages and cannot be stopped.", "this combat"),
        ev.FloatingBegan(3, 0, 3, "It deals +2 stages and cannot be stopped.", "this combat"),
    ]
    assert [line.event for line in log.lines(stream)] == [stream[0], stream[2]]


def test_steps_in_which_nothing_happens_are_left_out() -> None:
    log = GameLog(NAMES, CARDS.__getitem__)
    stream = [
        ev.TurnBegan(0, 1),
        ev.StepBegan(0, "combat", "TRN-3"),
        ev.CombatBegan(0),
        ev.ActionBegan(0, 1),
        atk.AttackBegan(1, 0, 1, atk.AttackKind.PHYSICAL, 2, 0),
        atk.AttackStep(1, 1, "pay costs"),
        atk.AttackStep(1, 2, "immediate effects"),
        ev.AngerChanged(0, 0, 1, Why.RAISE, 1),
        atk.AttackStep(1, 3, "defense"),
        atk.AttackEnded(1, 0, True, 0, 0),
        ev.Passed(1),
    ]
    assert [str(line) for line in log.lines(stream)] == [
        "Turn 1: Ann",
        "  Combat Step",
        "    Ann declares combat.",
        "      Hero - Young attacks with Kick: physical.",
        "        Step 2: immediate effects",
        "          Ann's anger rises from 0 to 1 (Kick).",
        "      The attack was successful.",
        "      Bob passes.",
    ]


def test_both_see_that_a_defense_was_forgone_and_nobody_that_the_other_was_passed_for(
    setup: MatchSetup,
) -> None:
    """Who is passed for, and does nothing about it, has nothing to answer with."""
    match = Match.new(setup)
    players = (RandomPlayer(3), RandomPlayer(4))
    forgone: list[int] = []
    passed: list[int] = []
    automatic: list[int] = []
    while (decision := match.decision) is not None:
        index = players[decision.player].choose(decision)
        act = decision.options[index].act
        auto = bool(len(match.answers) % 2)
        if decision.ask is Ask.DEFEND and act is Act.PASS:
            forgone.append(decision.player)
            automatic += [decision.player] * auto
        elif decision.ask is Ask.ACTION and act is Act.PASS and auto:
            passed.append(decision.player)
        match.course.answer(index, auto=auto)
    assert min(map(len, (forgone, passed, automatic))) > 4
    for viewer, open in ((0, False), (1, False), (0, True), (1, True)):
        seat = match.seat(viewer, open)
        log = GameLog(seat.names, lambda card, seat=seat: str(card), seat.given)  # type: ignore[misc]
        lines = log.lines(seat.history())
        told = [line for line in lines if "plays no defense" in line.text]
        assert len(told) == len(forgone), "that nothing was done, both see"
        assert {line.rule for line in told} == {"ATK-3"}
        mine = 0 if open else automatic.count(viewer)
        assert sum(line.text.endswith("plays no defense (automatic).") for line in told) == mine
        mine = 0 if open else passed.count(viewer)
        assert sum(line.text.endswith("passes (automatic).") for line in lines) == mine
        others = [line.text for line in lines if "(automatic)" in line.text]
        assert not any(line.startswith(seat.names[1 - viewer]) for line in others)


def test_going_back_takes_what_was_told_along(setup: MatchSetup) -> None:
    match = Match.new(setup)
    players = (RandomPlayer(3), RandomPlayer(4))
    while len(match.seat(0).given) < 2 and match.decision is not None:
        decision = match.decision
        match.course.answer(players[decision.player].choose(decision), auto=True)
    given = match.seat(0).given
    places = sorted(given)
    match.course.undo()
    assert sorted(given) == places[:1], "whoever holds on to it sees the change"


def test_a_recording_tells_each_seat_what_it_was_told(setup: MatchSetup, tmp_path: Path) -> None:
    """Only with both hands open does it tell of both that they were passed for."""
    pool = load_pool()
    match = Match.new(setup, pool, tmp_path / "game.dbzreplay", durable=False)
    players = (RandomPlayer(3), RandomPlayer(4))
    while (decision := match.decision) is not None:
        match.course.answer(players[decision.player].choose(decision), auto=True)
    match.close()
    recording = record(tmp_path / "game.dbzreplay", pool)
    both = {given.player for given in recording.given.values() if given.auto}
    assert both == {0, 1}
    for viewer in (0, 1):
        told = RecordedMatch(recording, viewer).seat(viewer).given.values()
        assert {given.player for given in told if given.auto} == {viewer}
        assert {given.player for given in told} == both
        assert "Bob passes (automatic)" in recording.log(viewer, True)
        name = setup.names[1 - viewer]
        assert f"{name} passes (automatic)" not in recording.log(viewer)
        assert f"{setup.names[viewer]} passes (automatic)" in recording.log(viewer)


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("Reveal a Styled card from your hand and place it at the bottom of your Life Deck.", ""),
        (
            "Your opponent reveals a random card from his hand. "
            "Your opponent places that card on top of his Life Deck.",
            "",
        ),
        ("Reveal the top card of your Life Deck and place it at the bottom of your Life Deck.", ""),
        # Which one he takes out of the hand that was shown, he alone knows.
        (
            "Reveal your hand. Place a card from your hand at the bottom of your Life Deck.",
            "A card",
        ),
    ],
)
def test_a_card_that_both_were_shown_is_named_as_it_goes_into_a_life_deck(
    pool: Pack, text: str, title: str
) -> None:
    event = Card("T-0", "Try Event", CardType.EVENT, f"POWER: {text}")
    cards = Pack(dict(pool.cards) | {event.id: event})
    mine: dict[str, object] = {"hand": ["Try Event", "Blue Guard"], "life_deck": ["Black Command"]}
    theirs: dict[str, object] = {"hand": ["Orange Hand Cannon"]}
    match = posed(cards, mine, theirs, "play Try Event")
    watch = Watch.of(match.game)
    while match.decision is not None and match.decision.ask is not Ask.ACTION:
        match.course.answer(0)
    # To the one that doesn't hold the card.
    seat = match.seat(0 if "Your opponent" in text else 1)
    lines = [line.text for line in Teller(seat).lines(seat.history())]
    moved = next(line for line in lines if " goes to the " in line)
    shown = next(line for line in lines if " reveals " in line and "(Try Event)" in line)
    name = title or shown.partition(" reveals ")[2].partition(" (")[0]
    assert moved.startswith(f"{name} goes to the ")
    assert check(match.game, watch, thorough=True) == []
