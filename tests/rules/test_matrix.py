"""Every verb in every frame that its roles allow is read in exactly one way, and plays.

What a verb can't do is listed below with the reason; nothing else may be missing.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from dbz_desktop.cards import Card, CardType
from dbz_desktop.decks import Deck, read_deck
from dbz_desktop.match.content.editions import load_edition
from dbz_desktop.match.content.library import load_pool, starter_decks
from dbz_desktop.match.proving.selfplay import play_game
from dbz_desktop.rules.language import reference
from dbz_desktop.rules.language.compiler import compile_text
from dbz_desktop.rules.language.happenings.happenings import Happening
from tests.rules.matrix import DONE, HAPPENS, Cell, cells

BANS = "can only, can only for a time, cannot, cannot for a time"

NOT_REPLACED = "the game's own course, or what one looks at, shows or pays: nothing replaces it"
ONLY_CRITICAL = "only whether damage is critical can be forbidden; what is dealt is prevented"
NO_AMOUNT = "it is done or it isn't: there is no more or less of it"
NOT_CHANGED = "they are done one by one, or so many at once: an effect says itself how many"
NOT_DONE = "what is required isn't done yet: only how much of it can be changed"
THEN_AND_THERE = "what he must do is an effect, which has it done then and there"
OWN_SENTENCE = "what is found is spoken of by what is done with it, or by the sentence that follows"
WAYS_OF_ENTERING = "cannot, cannot for a time, duty, instead, more of it"
WHATEVER_MOVES_THEM = (
    "a zone is entered by all that moves cards: that itself is forbidden, replaced"
)

GAPS = (
    ("ActDone", "instead", "pass, pay", NOT_REPLACED),
    ("ActDone", "more of it", "declare, end, pass, pay, skip, use", NO_AMOUNT),
    ("ActDone", "duty", "gain, lose, pay, use", THEN_AND_THERE),
    ("AngerDone", "duty", "lower, raise, set", THEN_AND_THERE),
    ("AngerDone", "more of it", "set", NO_AMOUNT),
    ("AttackDone", "more of it", "perform, stop", NO_AMOUNT),
    ("CardsDone", "duty", "attach, place, return, shuffle, use", THEN_AND_THERE),
    (
        "CardsDone",
        "a card this combat, a card this turn, after doing, if it did, if it did not, if it has, "
        "if it has not, instead, more of it, the next time, use when, whenever",
        "affect, cancel, choose",
        "what is done to a card that is chosen is told, and not that it was chosen",
    ),
    ("CardsDone", "duty", "affect, cancel", THEN_AND_THERE),
    ("CardsDone", "cannot, cannot for a time", "affect", "it is said by what"),
    ("CardsDone", "instead", "reveal", NOT_REPLACED),
    (
        "CardsDone",
        "more of it",
        "attach, capture, gain control of, place, play, return, reveal, use",
        NOT_CHANGED,
    ),
    ("Caused", "after doing, the next time, use when, whenever", "require", NOT_DONE),
    ("Caused", "instead", "require", "a price is met by something else, it isn't done instead"),
    (
        "Choose",
        "a to b, and, for each, have, or, unless",
        "choose",
        OWN_SENTENCE,
    ),
    ("DamageDone", BANS, "take", ONLY_CRITICAL),
    ("DamageDone", "can only, can only for a time", "modify", ONLY_CRITICAL),
    ("DamageDone", "can only, can only for a time", "deal", ONLY_CRITICAL),
    ("DamageDone", "cannot, cannot for a time", "prevent", "the passive is said of the attack"),
    ("DamageDone", "instead", "deal, modify, prevent, take", NOT_REPLACED),
    ("DamageDone", "more of it", "deal, modify, prevent, take", "modifiers change it (ATK-8)"),
    ("DamageDone", "duty", "deal, modify, prevent, take", "an attack deals what it deals (ATK-6)"),
    ("EffectsUsed", "duty", "use", THEN_AND_THERE),
    ("EffectsUsed", "instead", "use", NOT_REPLACED),
    ("EffectsUsed", "more of it", "use", NO_AMOUNT),
    ("EnduranceUsed", "duty", "banish, use", "who has Endurance may use it (ATK-12)"),
    ("EnduranceUsed", "instead", "banish, use", NOT_REPLACED),
    ("EnduranceUsed", "more of it", "banish, use", "a card's Endurance is raised instead (ATK-12)"),
    ("Crossing", "duty", "enter play, leave play", THEN_AND_THERE),
    ("Crossing", "more of it", "enter play, leave play", NO_AMOUNT),
    ("Crossing", WAYS_OF_ENTERING, "enter, leave", WHATEVER_MOVES_THEM),
    ("LevelsDone", "duty", "change", THEN_AND_THERE),
    ("LevelsDone", "more of it", "advance, change, lower", NOT_CHANGED),
    (
        "Search",
        "a to b, and, for each, have, or, unless",
        "search",
        OWN_SENTENCE,
    ),
    ("SearchDone", "duty", "look, search", THEN_AND_THERE),
    ("SearchDone", "more of it", "look, search", NO_AMOUNT),
    (
        "SoManyDone",
        "how often",
        "Rejuvenate, attach, banish, capture, destroy, discard, draw, enter, enter play, "
        "gain control of, leave, leave play, "
        "perform, place, play, return, reveal, shuffle, stop, use",
        "so many are asked of all that was done, which is done once",
    ),
    (
        "SoManyDone",
        "cannot",
        "Rejuvenate, attach, banish, capture, destroy, discard, draw, gain control of, perform, "
        "place, play, return, reveal, shuffle, stop, use",
        'how many further ones are allowed is said with "more than"',
    ),
    ("SoManyDone", "more of it", "banish, destroy, reveal", NOT_CHANGED),
    ("SucceedsWith", BANS, "perform", "success comes of what the opponent does"),
    ("SucceedsWith", "duty", "perform", "success comes of what the opponent does"),
    ("SucceedsWith", "instead", "perform", NOT_REPLACED),
    ("SucceedsWith", "more of it", "perform", NO_AMOUNT),
)
"""What isn't read: the class that verbs stand in, the frames, the verbs, and the reason."""

KNOWN = {
    (cls, frame, verb): reason
    for cls, frames, verbs, reason in GAPS
    for frame in frames.split(", ")
    for verb in verbs.split(", ")
}

ENDLESS = "the game has not ended"


@pytest.mark.parametrize("verb", [each.base for each in reference.verbs()])
def test_a_verb_is_read_in_one_way_in_every_frame_that_its_roles_allow(verb: str) -> None:
    missing = []
    for cell in cells():
        if cell.verb == verb and not cell.sentence:
            if (cell.cls, cell.frame.name, verb) not in KNOWN:
                missing.append(f"{cell}: {cell.tried}")
    assert missing == []


def test_what_is_listed_as_missing_is_missing() -> None:
    missing = {(c.cls, c.frame.name, c.verb) for c in cells() if not c.sentence}
    assert sorted(KNOWN.keys() - missing) == [], "these are read now: take them out"
    assert all(reason.strip() for reason in KNOWN.values())


def test_the_matrix_has_every_verb_and_every_frame() -> None:
    able = {
        verb.base
        for verb in reference.verbs()
        if any(issubclass(use.cls, Happening) for use in verb.uses)
    }
    told = {cell.verb for cell in cells()}
    assert able <= told
    read = [cell for cell in cells() if cell.sentence]
    assert {cell.frame.name for cell in read} == {frame.name for frame in (*HAPPENS, *DONE)}
    assert {cell.passive for cell in read} == {True, False, None}
    assert len(read) > 0.8 * len(cells()) > 1_000


# ---------------------------------------------------------------------------- played


def _card(number: int, cell: Cell) -> Card | None:
    """A card that says a sentence, None where no card could ever come to it."""
    draws = " Draw a card." if cell.frame.name == "use when" else ""
    text = f"{cell.frame.icon} {cell.sentence}{draws}"
    if cell.frame.name == "otherwise":
        text = text.replace("POWER:", "POWER: If you control an Ally, draw a card.")
    attack = f"[attack] Physical attack. {cell.sentence} DAMAGE: AT +1 stages."
    kinds = {
        "[constant]": (CardType.DRILL, text),
        "POWER:": (CardType.EVENT, text),
        "[instant] POWER:": (CardType.EVENT, text),
    }
    for kind, said in (kinds[cell.frame.icon], (CardType.PHYSICAL_COMBAT, attack)):
        card = Card(f"MTX-{number}", f"Sentence {number}", kind, said)
        if not compile_text(card, said).failures:
            return card
    return None


def _cards() -> list[Card]:
    told: dict[str, Cell] = {cell.sentence: cell for cell in cells() if cell.sentence}
    made = (_card(number, cell) for number, cell in enumerate(told.values()))
    found = [card for card in made if card is not None]
    assert len(found) > 0.85 * len(told), "most sentences stand on a card by themselves"
    return found


def _deck(deck: Deck, cards: list[Card]) -> Deck:
    """A deck with these cards in the place of half of its own."""
    fighters = [card for card in deck.life if card.type.value.endswith("Combat")]
    life = [*cards, *fighters][:60]
    return replace(deck, counts=tuple((card, 1) for card in life), name="sentences")


GAMES = 32


@pytest.mark.parametrize("seed", range(GAMES))
def test_cards_that_say_it_are_played_without_a_fault(seed: int) -> None:
    pool = load_pool()
    starters = [read_deck(path, pool) for path in starter_decks()]
    mine = _SENTENCES.setdefault("all", _cards())[seed::GAMES]
    half = len(mine) // 2
    one = _deck(starters[seed % 6], mine[:half])
    other = _deck(starters[(seed + 1) % 6], mine[half:])
    report = play_game((one, other), load_edition("fanz"), seed)
    faults = [v for v in report.violations if not v.message.startswith(ENDLESS)]
    assert not faults, "\n".join(f"{v.message}\n{v.trace}" for v in faults)
    assert report.decisions > 10


_SENTENCES: dict[str, list[Card]] = {}
