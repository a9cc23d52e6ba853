"""No timing that can't come: whatever a text can wait for is heard in a game that is played.

Every verb of the grammar is said with every doer, of every thing and with every adverb (see
`patterns`); little games in which all of it is done are played (see `deeds`), and what is heard is
noted (see `probe`). What isn't heard there stands below, with the reason; nothing else may be
missing. By default one of two dozen happenings is looked for; with `DBZ_LONG` all of them are.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any

import pytest

from dbz_desktop.decks import read_deck
from dbz_desktop.match.content.editions import load_edition
from dbz_desktop.match.content.library import load_pool, starter_decks
from dbz_desktop.match.proving.selfplay import play_game
from dbz_desktop.rules.kernel.base import Condition
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.language.compiler import grammar, sentence_text
from dbz_desktop.rules.language.happenings.acts_done import Act, ActDone
from dbz_desktop.rules.language.happenings.happening import Happening
from dbz_desktop.rules.language.happenings.looking_back import Window
from dbz_desktop.rules.language.happenings.moments import Moment
from dbz_desktop.rules.language.happenings.past import Did
from dbz_desktop.rules.language.nouns.people import CARD_EFFECT, YOU, Effects, Player
from tests.long import LONG
from tests.rules.asking import Asked, answers, asking
from tests.rules.deeds import fight_of, fight_out, fights, match_of, play_out, scenes
from tests.rules.happening import DRILL, card, play, position
from tests.rules.patterns import happenings, phrases, text_of
from tests.rules.probe import Probe, listening
from tests.rules.test_happenings import MOMENTS, ROWS

MADE_ANGRY = "known gap: of anger the event tells whose effect raises it, not who is made to"
ONLY_BALLS = "only Dragon Balls are captured"
SECOND = "no little game has it; a second attack is heard in `test_forms_of_unseen_sets`"
OWN_DECK = "a player draws from his own Life Deck"
NO_SUCH_DRILL = "no Drill of the little games does that"
OWN_ATTACK = "one stops the other player's attacks"
CHOSEN_BEFORE = "a card that was spoken of; `test_chosen_and_considered` plays some"
FIGHTERS = "who that is, the game tells; `test_crossed_players` plays some"
BEARERS = "few little games attach a card; `test_crossed_cards` and others play some"
SUCH_ATTACKS = "no little game has such an attack do it; `test_crossed_attacks_played` has some"
ANGER_SET = "no little game sets anger to a number; `test_anger_that_is_set` has some"
UNHEARD = {
    "One of your opponent's effects causes you to raise your anger": MADE_ANGRY,
    "Your opponent's first attack each turn causes you to raise your anger": MADE_ANGRY,
    "You stop an attack performed by this Ally": OWN_ATTACK,
    "You stop a Styled physical attack performed by this Ally": OWN_ATTACK,
    "You stop a second attack each turn": SECOND,
    "You capture that Drill": ONLY_BALLS,
    "You capture those Drills": ONLY_BALLS,
    "That Drill is captured": ONLY_BALLS,
    "Those Drills are captured": ONLY_BALLS,
    "A player causes you to draw a card from your opponent's Life Deck": OWN_DECK,
    "A player causes you to draw a card from the top of your opponent's Life Deck": OWN_DECK,
    "A player causes you to draw a card from the bottom of your opponent's Life Deck": OWN_DECK,
    "You perform your second Styled physical attack each turn": SECOND,
    "You stop your opponent's second attack each turn": SECOND,
    "You stop your opponent's second Styled physical attack each turn": SECOND,
    "Your second Styled physical attack each turn is performed": SECOND,
    "Your opponent's second Styled physical attack each turn is performed": SECOND,
    "Your second attack each turn is stopped": SECOND,
    "Your second Styled physical attack each turn is stopped": SECOND,
    "Your opponent's second attack each turn is stopped": SECOND,
    "Your opponent's second Styled physical attack each turn is stopped": SECOND,
    "One of your Drills prevents damage": NO_SUCH_DRILL,
    "A player advances a level by one of your Drills": NO_SUCH_DRILL,
    "A player changes levels by one of your opponent's Drills": NO_SUCH_DRILL,
    "Stages are gained by one of your opponent's Drills": NO_SUCH_DRILL,
    "A player changes levels by one of your Drills": NO_SUCH_DRILL,
    "1 or less cards are revealed by one of your Drills": NO_SUCH_DRILL,
    "A player causes you to raise your anger during your opponent's turn": MADE_ANGRY,
    "One of your opponent's Drills causes you to raise your anger": MADE_ANGRY,
    "Your opponent causes you to raise your anger and your anger is already 1": MADE_ANGRY,
    "You cause your opponent to raise your anger and your anger is already 1": MADE_ANGRY,
    "Your opponent's effects during combat cause you to raise your anger": MADE_ANGRY,
    "Your opponent's effects cause you to raise your anger": MADE_ANGRY,
    "One of your opponent's effects during combat causes you to raise your anger": MADE_ANGRY,
    "One of your opponent's Styled physical attacks causes you to raise your anger": MADE_ANGRY,
    "Your opponent's first Styled physical attack each turn causes you to raise your anger": (
        MADE_ANGRY
    ),
    "Your anger is lowered by one of your critical damage effects": (
        "critical damage lowers the other player's anger"
    ),
}
"""What isn't heard in the little games, by the words, with the reason."""
NEVER = {
    r"\bsets? (?:your|his|that player's|a player's)|\banger (?:is|are|was) set\b": ANGER_SET,
    r"\bsecond (?:Styled physical )?attack each combat\b": SECOND,
    r"\bsecond (?:Styled physical )?attack (?:with|that) [\w' ]*\beach (?:turn|combat)\b": SECOND,
    r"\bMP (?:is (?:advanced|changed|lowered) )?a level\b": (
        "no little game has every cause of it; `test_verbs_in_frames` has some"
    ),
    r"\bduring [\w' ]*Step$": "the little games are fights; `test_verbs_in_frames` has some",
    r"\boutside of combat$": "the little games are fights; `test_wider_slots` has it",
    r"\bof your (?:opponent's )?Drills (?:gains|loses)\b|\bby one of your (?:opponent's )?Drills$": (
        NO_SUCH_DRILL
    ),
    r"\bthe (?:attacker|defender|active player)\b": FIGHTERS,
    r"\b[Ii]ts (?:controller|owner)\b": CHOSEN_BEFORE,
    r"\bMastery (?:is|was) \w+|\b(?:shuffle|return|discard|play|attach|banish|destroy|place|draw)"
    r"\w* (?:your|his) (?:opponent's )?Mastery\b": "a Mastery stays where it is",
    r"\battached to\b": BEARERS,
    r"\bto level 1\b": "no MP of the little games comes to it; `test_times_played` has higher ones",
    r"\bMastery (?:is|are|would|enters?|leaves?)\b|\b(?!use)\w+ (?:your|his|that player's) (?:opponent's )?"
    r"Mastery\b": "a Mastery stays where it is, and is only used (TYP-8)",
    r"\b(?:with|causes?) .*\battacks?\b|\battacks? causes?\b": SUCH_ATTACKS,
    r"\bthat player's\b|\bsecond attack performed\b": SUCH_ATTACKS,
    r"\bpays? [\w ]*stages? to perform [\w' ]*\b(?:second|Styled)\b": (
        "no little game has it; `test_paid_to_perform` plays others"
    ),
    r"\byour (?:opponent's )?attacks performed by your (?:opponent's )?MP\b": SUCH_ATTACKS,
    r"\blooks? at [\w' ]*Life Deck\b": "no little game has it; `test_looked_at` plays it",
    r"\battacks? (?:that costs?|that deals?|performed by MPs|performed from your discard pile"
    r"|from a personality's POWER)\b.*\beach (?:turn|combat)\b": SUCH_ATTACKS,
}
"""What of that kind isn't heard there, by what its words have in them, with the reason."""
NOT_REMEMBERED: dict[str, str] = {
    "You have drawn exactly 0 cards this turn": "who draws none has done nothing to be remembered",
}
"""What is heard, but of which the history of a turn tells nothing, with the reason."""
NOT_PLAYED = "no little game has it; `test_asked` has some of them"
NONSENSE = "it never comes to that, whatever is played"
UNASKED = {
    "set your": ANGER_SET,
    "sets your": ANGER_SET,
    "set his": ANGER_SET,
    " be set": ANGER_SET,
    " is set": ANGER_SET,
    "look at your Life Deck": "no little game has it; `test_looked_at` plays it",
    "look at a Life Deck": "no little game has it; `test_looked_at` plays it",
    "look at your opponent's Life Deck": "no little game has it; `test_looked_at` plays it",
    "Banished Zone": NOT_PLAYED,
    "from the top of": NOT_PLAYED,
    " Step": "the little games are fights; `test_verbs_in_frames` has some",
    "cannot leave play as": NOT_PLAYED,
    "into your Life Deck, draw": "a card is told to go there with where in it (EFF-8)",
    "into your opponent's Life Deck, draw": "a card is told to go there with where in it (EFF-8)",
    "into its owner's Life Deck, draw": "a card is told to go there with where in it (EFF-8)",
    "performed by": NOT_PLAYED,
    "performed from your hand cannot be": "where an attack comes from is told as it begins",
    "second Styled": NOT_PLAYED,
    "banish a card for Endurance": NOT_PLAYED,
    "exactly 1 stage": NOT_PLAYED,
    "1 or less stages": NOT_PLAYED,
    "1 or 1 stage": NOT_PLAYED,
    "hand cannot be revealed": NOT_PLAYED,
    "cannot reveal your hand": NOT_PLAYED,
    "to lower your anger": NONSENSE,
    "critical damage effects": "critical damage lowers the other player's anger",
    "banish one of your opponent's Drills": "a Drill off a Life Deck: no little game has it",
    "attached to": BEARERS,
    "the defender": FIGHTERS,
    "the attacker": FIGHTERS,
    "The defender": FIGHTERS,
    "The attacker": FIGHTERS,
    "ts controller": CHOSEN_BEFORE,
    "ts owner": CHOSEN_BEFORE,
    " with ": SUCH_ATTACKS,
}
"""What isn't asked in the little games, by words in it, with the reason."""
EACH = 1 if LONG > 1 else 24
"""Of so many happenings one is looked for."""
STARTERS_PLAYED = 3
"""Games with starter decks, for the timings of a whole turn."""


def _games() -> Iterator[Callable[[], object]]:
    """Everything that is played, one after another."""
    idle = card("Watcher", DRILL, "POWER: Draw a card.")
    for row in (*ROWS, *MOMENTS):
        yield lambda row=row: play(row, position(row, idle, "play"))
    for number, fight in enumerate(fights()):
        yield lambda fight=fight, n=number: fight_out(fight_of(fight), n % 3)
    for number, scene in enumerate(scenes()):
        yield lambda scene=scene, n=number: play_out(match_of(scene), n % 3)


def _whole_games() -> Iterator[Callable[[], object]]:
    pool, edition = load_pool(), load_edition("fanz")
    decks = [read_deck(path, pool) for path in starter_decks()]
    for seed in range(STARTERS_PLAYED):
        pair = decks[2 * seed], decks[2 * seed + 1]
        yield lambda seed=seed, pair=pair: play_game(pair, edition, seed)


def _listen(
    what: Iterable[Any], games: Iterable[Callable[[], object]], asked: Asked | None = None
) -> Probe:
    probe = Probe(what)
    with listening(probe), asking(asked or Asked(())):
        for game in games:
            if probe.is_done:
                break
            game()
    return probe


@pytest.fixture(scope="module")
def wanted() -> list[Happening]:
    """What can be heard: all happenings, or one of so many, but for those that are listed."""
    sampled = [deed for deed in happenings(EACH) if not _describes(deed)]
    return [deed for deed in sampled if not _goes_unheard(text_of(deed))]


def _goes_unheard(text: str) -> bool:
    return text in UNHEARD or any(re.search(words, text, re.I) for words in NEVER)


def _describes(deed: Happening) -> bool:
    """Whether only a player does it of whom something is so: that may be anything, and in little
    games hardly any of it is. `test_crossed_players` plays some."""
    return any(player.given is not None for player in every(deed, Player))


@pytest.fixture(scope="module")
def asked() -> Asked:
    """What stands in force: bans, changes and replacements of one in so many happenings."""
    sampled = happenings(1 if LONG > 1 else 3 * EACH)
    return Asked(text for deed in sampled if not _describes(deed) for text in answers(deed))


@pytest.fixture(scope="module")
def probe(wanted: list[Happening], asked: Asked) -> Probe:
    return _listen(wanted, _games(), asked)


def test_what_can_be_waited_for_is_heard(wanted: list[Happening], probe: Probe) -> None:
    assert len(wanted) > 3_000 // EACH
    assert [text_of(deed) for deed in wanted if not probe.heard[deed]] == []


def test_what_stands_in_force_is_asked(asked: Asked, probe: Probe) -> None:
    never = [sentence_text(text) for text in asked.never]
    found = [text for text in never if not any(map(text.__contains__, UNASKED))]
    assert found == [], found


def test_what_is_heard_is_remembered(probe: Probe) -> None:
    """For "if you discarded a card this turn": where that can be asked, the history knows."""
    unknown = []
    for deed in probe.forgotten:
        try:
            text = sentence_text(Did(deed, Window.TURN)).rstrip(".")
        except (LookupError, TypeError, ValueError):
            continue
        if grammar().readings(Condition, text) and text not in NOT_REMEMBERED:
            unknown.append(text)
    assert unknown == []


def test_every_moment_comes() -> None:
    # The end of an attack is played in `test_times_played`, of its own in `test_fights_said_in_full`.
    moments = [e for e in phrases(Moment) if e.listens and not getattr(e, "of_attack", False)]
    probe = _listen(moments, _whole_games())
    assert len(moments) > 50
    assert [repr(each) for each in moments if not probe.heard[each]] == []


def test_a_timing_that_never_comes_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Life Deck shuffled by an effect: no event tells for what it is shuffled."""
    monkeypatch.setattr(ActDone, "__post_init__", lambda self: None)
    silent = ActDone(Act.SHUFFLE, Effects(CARD_EFFECT))
    told = ActDone(Act.SHUFFLE, YOU)
    probe = _listen([silent, told], islice(_games(), 400, None, 5))
    assert probe.heard[told] and not probe.heard[silent]
