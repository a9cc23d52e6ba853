"""Misprints and old spellings: they mean what is right, and errors point into what was printed."""

from __future__ import annotations

from pathlib import Path

import pytest

from dbz_desktop.cards import Card, CardType, read_pack
from dbz_desktop.paths import cards_folder
from dbz_desktop.rules.kernel.cardtext import CardProgram
from dbz_desktop.rules.language.compiler import canonical_text, compile_text, sentence_text
from dbz_desktop.rules.language.text.spelling import correct, needed, patterns
from tests.rules.said_otherwise import DRILLS, NOTES, SETUPS
from tests.rules.spellings_of_cards import CARDS
from tests.rules.spellings_of_comparing import COMPARING
from tests.rules.spellings_of_fights import FIGHTS
from tests.rules.spellings_of_handling import HANDLING
from tests.rules.spellings_of_joining import JOINING
from tests.rules.spellings_of_kinds import KINDS
from tests.rules.spellings_of_lasting import LASTING
from tests.rules.spellings_of_modifying import MODIFYING
from tests.rules.spellings_of_people import PEOPLE
from tests.rules.spellings_of_slips import SLIPS
from tests.rules.spellings_of_stages import STAGES
from tests.rules.spellings_of_standing import STANDING
from tests.rules.spellings_of_stopping import STOPPING
from tests.rules.spellings_of_times import TIMES

POOL = read_pack(cards_folder()).cards
CARD = POOL["PRE-C1"]
ATTACK = next(card for card in POOL.values() if card.type is CardType.PHYSICAL_COMBAT)
DRILL = next(card for card in POOL.values() if card.type is CardType.DRILL)
SETUP = next(card for card in POOL.values() if card.type is CardType.SETUP)
ALLY = next(card for card in POOL.values() if card.type is CardType.ALLY)

CARDS_OF_SENTENCES = [
    (SETUP, "POWER: {}"),
    (DRILL, "[constant] {}"),
    (ATTACK, "[attack] Physical attack. {} DAMAGE: 1 stage."),
    (ATTACK, "[attack] Physical attack. DAMAGE: 1 stage. HIT: {}"),
    (ATTACK, "[defense] {}"),
    (ATTACK, "[defense] Stop an energy attack. {}"),
    (ALLY, "POWER: {}"),
    (ATTACK, "({})"),
]

SAME = [
    *CARDS,
    *COMPARING,
    *FIGHTS,
    *HANDLING,
    *JOINING,
    *KINDS,
    *LASTING,
    *MODIFYING,
    *PEOPLE,
    *SLIPS,
    *STAGES,
    *STANDING,
    *STOPPING,
    *TIMES,
    (
        "Search it for a Drill, reveal it, and play it.",
        "Search it for a Drill, reveal it, and play it.",
    ),
]

READ = [
    ("Use entering combat. Draw a card.", "Use when entering combat. Draw a card."),
    ("Raise your anger 2 levels.", "Raise your anger 2."),
    (
        "Your attacks deal +1 stage this combat. They cost 1 more stage.",
        "Your attacks deal +1 stage of damage this combat. They cost +1 stage to perform.",
    ),
    ("Advance your MP to its next level.", "Advance your MP 1 level."),
    ("Draw a card from the bottom of your Life Deck.", "Draw the bottom card of your Life Deck."),
    ("Draw X cards. X = your anger + one.", "Draw X cards. X = your anger + 1."),
    (
        "Each player with 3 or less cards in hand draws a card.",
        "Each player who has 3 or less cards in his hand draws a card.",
    ),
    (
        "All damage from your opponent's next attack is dealt to one of your Allies instead.",
        "Your opponent's next attack deals its stages of damage to one of your Allies.",
    ),
    (
        "Damage that would be dealt to your MP is dealt to this Ally instead.",
        "Your opponent's attacks deal their stages of damage to this Ally.",
    ),
    (
        "Your opponent's attacks must be redirected to this card.",
        "Your opponent's attacks deal their stages of damage to this Ally.",
    ),
    (
        "Stage damage from physical attacks is dealt to your Allies instead of your MP.",
        "Your opponent's physical attacks deal their stages of damage to one of your Allies.",
    ),
    (
        "Switch the stages of your MP with the stages of your opponent's MP.",
        "Switch the stages of your MP and your opponent's MP.",
    ),
    (
        "If your MP is at his highest power stage, draw a card.",
        "If your MP's power stage is 10, draw a card.",
    ),
    (
        "Your MP's power stage is set to stage 3.",
        "Set your MP to stage 3.",
    ),
    (
        "Move your MP to full power.",
        "Set your MP to its highest power stage.",
    ),
    (
        "Switch this Ally's power stage with your MP's power stage.",
        "Switch the stages of this Ally and your MP.",
    ),
    (
        "Exchange this Ally's power stage with the power stage of your MP.",
        "Switch the stages of this Ally and your MP.",
    ),
    (
        "Exchange your MP's power stage with your opponent's MP's power stage.",
        "Switch the stages of your MP and your opponent's MP.",
    ),
    (
        "Search your discard pile for a different Styled Drill and play it.",
        "Search your discard pile for another Styled Drill and play it.",
    ),
    (
        "This Ally may be used regardless of your MP's power stage.",
        "This Ally may make actions regardless of your MP's power stage.",
    ),
    (
        "Lower this Ally's stages to 0.",
        "Lower this Ally to stage 0.",
    ),
]
"""What the grammar itself reads in other words than those it prints."""


@pytest.mark.parametrize(("printed", "meant"), SAME)
def test_what_was_misprinted_is_put_right(printed: str, meant: str) -> None:
    start, _, end = meant.partition("…")
    text = correct(printed).text
    assert len(correct(printed).columns) == len(text)
    if text.startswith(start.rstrip()) and text.endswith(end.lstrip()):
        return
    # What no row puts right the grammar reads, as what is meant.
    assert meaning(printed) == meaning(meant)


def meaning(text: str) -> str:
    """The canonical text of a sentence on the first of the cards that it can be a text of."""
    for card, way in CARDS_OF_SENTENCES:
        program = compile_text(card, way.format(text))
        if not program.failures:
            return canonical_text(program)
    raise AssertionError(f"no card says {text}")


def test_every_spelling_is_shown_above() -> None:
    shown = set()
    for text, _ in SAME:
        for each in patterns():
            if each.compiled.search(text):
                assert each.needed in text.lower()
                shown.add(each)
                text = each.compiled.sub(each.right, text)
    assert [each.wrong for each in patterns() if each not in shown] == []


@pytest.mark.parametrize(
    ("pattern", "words"),
    [
        (r"\bYour anger\b", "your anger"),
        (r"(?:a|the) drills? o (\w+)", " drill"),
        (r"[abc ]+ and [^]abcdefg]x{2} (one|two)", " and "),
        (r"[\]abcdefg] and", " and"),
        (r"one|another", ""),
        (r"(all) (the|of)?", " "),
        (r"it's, \(too\)", "it's, "),
    ],
)
def test_a_pattern_tells_which_words_it_needs(pattern: str, words: str) -> None:
    assert needed(pattern) == words


@pytest.mark.parametrize(("printed", "canonical"), READ)
def test_what_the_grammar_reads_needs_no_spelling(printed: str, canonical: str) -> None:
    assert correct(printed).text == printed
    card = ALLY if "this ally" in printed.lower() else SETUP
    assert canonical_text(compile_text(card, f"POWER: {printed}")) == f"POWER: {canonical}"


def test_quotes_are_left_alone() -> None:
    text = 'Choose a card named "Main Personality\'s power stages" a Rejuvenate it'
    right = 'Choose a card named "Main Personality\'s power stages" and Rejuvenate it'
    assert correct(text).text == right


def test_no_misspelling_is_ever_printed() -> None:
    for card in POOL.values():
        for section in compile_text(card, card.text).sections:
            for sentence in section.sentences:
                assert correct(sentence.text).text == sentence.text


def test_no_template_spells_what_is_put_right_before_it_is_read() -> None:
    folder = Path(str(cards_folder())).parent / "dbz_desktop" / "rules"
    for file in sorted(folder.glob("[el]*/*.py")):
        for line in file.read_text(encoding="utf-8").splitlines():
            template = line.strip().strip('",()')
            if template.startswith("~"):
                assert correct(template.lstrip("~")).text == template.lstrip("~"), file.name


def failure(text: str) -> tuple[CardProgram, str]:
    program = compile_text(CARD, text)
    (found,) = program.failures
    return program, text[found.column : found.end]


def test_an_error_points_into_the_printed_text() -> None:
    _, words = failure("Your Main Personality gains 2 power stages and flies.")
    assert words == "flies"
    _, words = failure("Raise your anger level 2 levels if wobbly.")
    assert words in ("if", "wobbly")


@pytest.mark.parametrize(
    "text",
    [
        "[attack] Physical attack. Search your Life Deck for a Styled [constant] Drill.",
        "Choose a Styled [attack] or [defense] card in your discard pile and Rejuvenate it.",
    ],
)
def test_an_icon_within_a_sentence_doesnt_cut_it(text: str) -> None:
    assert len(compile_text(CARD, text).sections) == 1


def test_a_note_may_follow_without_a_period_before_it() -> None:
    program = compile_text(CARD, "Draw a card (Banish after use.)")
    assert not program.failures
    assert [sentence_text(note) for note in program.notes] == ["Banish after use."]


@pytest.mark.parametrize(
    ("said", "canonical"),
    [
        ("Rejuvenate X. X = your anger +your MP's level.", "X = your anger + your MP's level."),
        (
            "Search your Life Deck for a card that perform a physical attack and banish it.",
            "Search your Life Deck for a card that performs a physical attack and banish it.",
        ),
        (
            "Search your Life Deck for 2 cards that performs a physical attack and banish them.",
            "Search your Life Deck for 2 cards that perform a physical attack and banish them.",
        ),
        (
            "Your attacks deal their life card damage as stages of damage this combat.",
            "Your attacks deal life card damage as stages of damage this combat.",
        ),
    ],
)
def test_verbs_agree_and_sums_have_blanks(said: str, canonical: str) -> None:
    program = compile_text(CARD, said)
    assert not program.failures
    assert canonical_text(program).endswith(canonical)


@pytest.mark.parametrize(
    ("card", "text", "canonical"),
    [
        *((SETUP, f"POWER: {said}", f"POWER: {means}") for said, means in SETUPS),
        *((DRILL, f"[constant] {said}", f"[constant] {means}") for said, means in DRILLS),
        *(
            (ATTACK, f"({said}) [attack] Physical attack.", f"({means}) [attack] Physical attack.")
            for said, means in NOTES
        ),
    ],
)
def test_what_was_a_spelling_of_one_place_is_read_in_others(
    card: Card, text: str, canonical: str
) -> None:
    program = compile_text(card, text)
    assert not program.failures
    assert canonical_text(program) == canonical
