"""What the tests of the pages share: cards and decks read once, matches of the starter decks."""

from __future__ import annotations

from functools import cache

from dbz_desktop.decks import Deck, check_deck, load_deck_rules, read_deck
from dbz_desktop.match.content.editions import DEFAULT_EDITION, editions_folder
from dbz_desktop.match.content.library import built_decks, load_pool, starter_decks
from dbz_desktop.match.course.setup import MatchSetup
from dbz_desktop.match.course.undo import listed
from dbz_desktop.match.match import Match
from dbz_desktop.match.seats.steps import Step
from dbz_desktop.players import RandomPlayer


@cache
def pool():
    """The shipped cards."""
    return load_pool()


@cache
def deck(name: str) -> Deck:
    """A starter deck by its file's name."""
    path = next(path for path in starter_decks() if path.stem == name)
    return read_deck(path, pool())


def new_match(
    path=None,
    seed=5,
    first=0,
    decks=("saiyan", "black"),
    names=("Anna", "Bert"),
    players=("", ""),
) -> Match:
    """A match of Anna against Bert at its first question."""
    both = (deck(decks[0]), deck(decks[1]))
    setup = MatchSetup(names, both, "fanz", seed, first, players=players)
    return Match.new(setup, pool(), path, durable=False)


def play(match: Match, answers: int, seed: int = 1) -> Match:
    """Give so many answers by chance."""
    players = (RandomPlayer(seed), RandomPlayer(seed + 1))
    for _ in range(answers):
        if match.decision is None:
            break
        match.course.answer(players[match.decision.player].choose(match.decision))
    return match


def play_until(match: Match, wanted, seed: int = 1, most: int = 3000) -> bool:
    """Play by chance until a question fits; False if none did."""
    players = (RandomPlayer(seed), RandomPlayer(seed + 1))
    for _ in range(most):
        if match.decision is None:
            return False
        if wanted(match.decision):
            return True
        match.course.answer(players[match.decision.player].choose(match.decision))
    return False


def answer_of(match: Match, step: Step) -> int:
    """Which answer of a match a step goes back to, counted from 0."""
    return listed(match.course)[step.number]


def steps_of(match: Match) -> list[Step]:
    """What persons answered in a match, the latest first."""
    own = [step for seat in (0, 1) for step in match.seat(seat).steps(own=True)]
    return sorted(own, key=lambda step: step.number, reverse=True)


def step_to(match: Match, answer: int) -> Step:
    """The step back to an answer that a person gave."""
    return next(step for step in steps_of(match) if answer_of(match, step) == answer)


def last_given(match: Match) -> int | None:
    """The last answer that a person gave, counted from 0; None where there is none."""
    return max((answer_of(match, step) for step in steps_of(match)), default=None)


def step(page, players) -> None:
    """Answer what a page asks, or lift the curtain."""
    if page.curtain.isVisible():
        page.curtain.ready.click()
        return
    assert page.asked is not None
    page.answer(players[page.asked.player].choose(page.asked))


def until(page, wanted, seed: int = 3, most: int = 900) -> bool:
    """Play by chance on a page until it is as wanted; False if it never is."""
    players = (RandomPlayer(seed), RandomPlayer(seed + 1))
    for _ in range(most):
        if wanted(page):
            return True
        if page.match.outcome is not None:
            return False
        step(page, players)
    return False


def both_agree(page) -> None:
    """Let both players agree to what a page asks them."""
    assert page.consent.isVisible()
    for box in page.consent.agree:
        box.click()
    page.consent.yes_button.click()


def shipped(edition: str = DEFAULT_EDITION) -> int:
    """How many shipped decks there are in an edition: the starters, and those that it allows."""
    rules = load_deck_rules(edition, editions_folder())
    built = [read_deck(path, pool()) for path in built_decks()]
    allowed = [
        deck
        for deck in built
        if deck.edition in rules.chain and all(p.remark for p in check_deck(deck, rules, pool()))
    ]
    return len(starter_decks(edition)) + len(allowed)
