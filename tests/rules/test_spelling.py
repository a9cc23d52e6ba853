"""Misprints and old spellings: they mean what is right, and errors point into what was printed."""

from __future__ import annotations

from pathlib import Path

import pytest

from dbz_desktop.cards import read_pack
from dbz_desktop.paths import cards_folder
from dbz_desktop.rules.kernel.cardtext import CardProgram
from dbz_desktop.rules.language.compiler import canonical_text, compile_text, sentence_text
from dbz_desktop.rules.language.spelling import SPELLINGS, correct
from tests.rules.spellings_of_compared_words import COMPARED_WORDS
from tests.rules.spellings_of_joined_words import JOINED_WORDS
from tests.rules.spellings_of_later_words import LATER_WORDS
from tests.rules.spellings_of_latest_words import LATEST_WORDS
from tests.rules.spellings_of_other_hands import OTHER_HANDS
from tests.rules.spellings_of_standing_words import STANDING_WORDS

CARD = read_pack(cards_folder()).cards["PRE-C1"]

SAME = [
    *OTHER_HANDS,
    *LATEST_WORDS,
    *JOINED_WORDS,
    *LATER_WORDS,
    *COMPARED_WORDS,
    *STANDING_WORDS,
    ("Choose a card in your discard pile a Rejuvenate it.", "… and Rejuvenate it."),
    ("Raise you anger 1.", "Raise your anger 1."),
    (
        "If you control a Drill, draw a card at the end of your Discard Step.",
        "At the end of your Discard Step, … draw a card.",
    ),
    (
        "One time per turn, when you stop an attack, draw a card.",
        "Once per turn, when you stop an attack, draw a card.",
    ),
    (
        "Only once per turn, when you stop an attack, draw a card.",
        "Once per turn, when you stop an attack, draw a card.",
    ),
    (
        "Twice per turn, when you stop an attack, draw a card.",
        "2 times per turn, when you stop an attack, draw a card.",
    ),
    ("If your MP is at level 2, draw a card.", "If your MP is level 2, draw a card."),
    ("During your Draw Step, draw 2 cards.", "At the end of your Draw Step, draw 2 cards."),
    (
        "At the end of your Draw Step, draw an additional card.",
        "At the end of your Draw Step, draw a card.",
    ),
    (
        "At the end of your Draw Step, draw 2 additional cards.",
        "At the end of your Draw Step, draw 2 cards.",
    ),
    (
        "X = one more than the number of Drills you control.",
        "X = 1 + the number of Drills you control.",
    ),
    (
        "X = one less than the number of Drills you control.",
        "X = the number of Drills you control - 1.",
    ),
    (
        "If there is a Drill in play under your control, draw a card.",
        "If you control a Drill, draw a card.",
    ),
    (
        "If there is a Drill in play under his control, pass.",
        "If your opponent controls a Drill, pass.",
    ),
    (
        "After a combat in which you passed, draw a card.",
        "At the end of a combat in which … a card.",
    ),
    (
        "For as long as this card is attached, your attacks cost +1 stage.",
        "While attached, … +1 stage.",
    ),
    (
        "You do not lose the game for having no cards in your Life Deck.",
        "Your opponent cannot win by Survival Victory.",
    ),
    ("You cannot lose the game.", "Your opponent cannot win the game."),
    ("Your opponent's next action must be to pass.", "Your opponent passes for his next action."),
    (
        "Players may only play one Event each turn.",
        "Players cannot play more than 1 Events each turn.",
    ),
    (
        "As an additional cost to play this card, you must discard a card from your hand.",
        "You must discard a card from your hand to play this card.",
    ),
    ("Use only when entering combat.", "Use when entering combat."),
    ("Shuffle it into its owners Life Deck.", "Shuffle it into its owner's Life Deck."),
    *(
        (f"Destroy {word} Drills.", f"Destroy {n} Drills.")
        for n, word in enumerate(("two", "three", "four", "five", "six", "seven", "eight"), 2)
    ),
    ("If you passed with this card's effect, …", "If you passed with this card, …"),
    ("Discard 2 cards at random.", "Discard 2 random cards."),
    ("If he does not control any, he passes.", "If he does not, he passes."),
    ("If you do not have one, draw a card.", "If you do not, draw a card."),
    ("If it is now higher than 2, pass.", "If it is higher than 2, pass."),
    ("If your MP has 8 or more stages, pass.", "If your MP's power stage is 8 or more, pass."),
    ("If your opponent's MP is at 0 stages, pass.", "If your opponent's MP's power stage is 0, …"),
    (
        "Cancel that attack's immediate effects.",
        "Cancel the immediate effects of that attack.",
    ),
    (
        "If your opponent's discard pile has more cards than yours, pass.",
        "If your opponent has more cards in his discard pile than you, pass.",
    ),
    (
        "If your hand has fewer cards than your opponent's, pass.",
        "If you have fewer cards in your hand than your opponent, pass.",
    ),
    ("As long as you control a Drill, pass.", "While you control a Drill, pass."),
    ("If this attack was successful, pass.", "If this attack is successful, pass."),
    ("If your opponent does not stop this attack, …", "If this attack is successful, …"),
    ("If this attack was stopped, pass.", "If this attack is stopped, pass."),
    ("Pass if that attack was successful.", "Pass if that attack was not stopped."),
    ("If your MP is at 5 stages or less, pass.", "If your MP's power stage is 5 or less, pass."),
    (
        "If both players' MPs are the same level, pass.",
        "If your MP's level is equal to your opponent's MP's level, pass.",
    ),
    ("Use when your opponent activates a Setup.", "Use when your opponent uses a Setup."),
    (
        "Use the Power of a Drill you have already activated this turn.",
        "Use a Drill you have used …",
    ),
    ("Play a card you have already played this turn.", "Play a card you have played this turn."),
    ("That Setup cannot be activated this turn.", "That Setup cannot be used this turn."),
    ("Whenever you lose stages from a single card effect.", "… stages from a card effect."),
    ("This Ally's attacks deal +1 stage.", "Attacks performed by this Ally …"),
    ("Your MP's level is lowered by 1.", "Lower Your MP 1 levels."),
    ("Your opponent's MP is lowered to 0 stages.", "… to stage 0."),
    ("Banish a card in your opponent's hand at random.", "Banish a random card from your …"),
    ("Use when you take damage from a single attack.", "Use when you take damage from an attack."),
    (
        "Whenever an attack deals 5 or more stages of damage to you, pass.",
        "Whenever you take 5 or more stages of damage, pass.",
    ),
    (
        "Each of your Saiyan Allies deals +1 stage of damage with its physical attacks.",
        "Your physical attacks performed by Saiyan Allies deal +1 stage of damage.",
    ),
    (
        "Your Allies deal +1 stage of damage.",
        "Your attacks performed by Allies deal +1 stage of damage.",
    ),
    (
        "Move a card attached to your MP to a Drill.",
        "Attach a card attached to your MP to a Drill.",
    ),
    ("You cannot win by MPPV the turn you play this card.", "You cannot win by MPPV this turn."),
    ("Use that Dragon Ball's effects.", "Use the effects of that Dragon Ball."),
    (
        "At the end of each player's turn, he passes.",
        "At the end of each player's turn, that player …",
    ),
    (
        "If a player has no Drills, he passes.",
        "If a player has no Drills, whichever player passes.",
    ),
    ("Rejuvenate 3 cards of your choice.", "Rejuvenate 3 cards."),
    ("If it is of that type, draw a card.", "If it is a card of that type, draw a card."),
    ("Use that Drill's POWER.", "Use the Power of that Drill."),
    ("Whenever you Rejuvenate 2 cards at once, pass.", "Whenever you Rejuvenate 2 cards, pass."),
    (
        "Cards that would be banished from your hand are discarded instead.",
        "Whenever Cards would be banished from your hand, they are discarded instead.",
    ),
    (
        "Both players reveal the top card of their Life Decks.",
        "Both players reveal the top card of his Life Deck.",
    ),
    (
        "Your MP and your opponent's MP exchange power stages.",
        "Switch the stages of Your MP and your opponent's MP.",
    ),
    (
        "Exchange your MP's power stage with your opponent's MP's power stage.",
        "Exchange your MP's stage with your opponent's MP's stage.",
    ),
    ("Neither player may play Events.", "Players cannot play Events."),
    ("Whenever your MP reaches level 3, pass.", "Whenever your MP is level 3, pass."),
    ("Players cannot search Life Decks.", "Players cannot search a player's Life Deck."),
    (
        "Your Saiyan Allies' physical attacks deal +1 stage.",
        "Your physical attacks performed by Saiyan Allies deal +1 stage.",
    ),
    (
        "Damage from your opponent's attacks is reduced by 1 stage.",
        "Your opponent's attacks deal -1 stage of damage.",
    ),
    ("If they are both Styled, pass.", "If they are Styled, pass."),
    ("Choose a card in his hand at random.", "Choose a random card in his hand."),
    (
        "Use after he performs an attack that was not stopped.",
        "Use after he performs a successful …",
    ),
    ("This attack cannot be prevented.", "This attack cannot have its damage prevented."),
    ("If you control all 7 Dragon Balls, pass.", "If you control 7 Dragon Balls, pass."),
    (
        "If your opponent's last action was to pass, pass.",
        "If your opponent passed in his last action, pass.",
    ),
    (
        "Whenever you Rejuvenate, Rejuvenate 1 additional card.",
        "Whenever you Rejuvenate cards, increase that amount by 1.",
    ),
    ("Then, draw a card.", "Draw a card."),
    ("If your hand is empty, draw a card.", "If you have no cards in your hand, draw a card."),
    (
        "If your opponent's discard pile is empty, draw a card.",
        "If your opponent has no cards in his discard pile, draw a card.",
    ),
    ("If his hand is empty, he passes.", "If he has no cards in his hand, he passes."),
    ("If your hand has 3 cards in it, pass.", "If you have 3 cards in your hand, pass."),
    (
        "If your opponent's hand contains no cards, pass.",
        "If your opponent has no cards in his hand, pass.",
    ),
    ("If your opponent's MP's anger is 2, pass.", "If your opponent's anger is 2, pass."),
    ("Your MP needs 1 less anger.", "You need 1 less anger."),
    ("Your opponent's MP needs 1 less anger.", "Your opponent needs 1 less anger."),
    ("Prevent all life card damage from it.", "Prevent all life cards of damage from it."),
    ("This attack's damage is banished.", "Damage from this attack is banished."),
    ("Use when your power level reaches 0.", "Use when your power level is 0."),
    *(
        (
            f"If this is the {word} attack you have performed this combat, pass.",
            f"If you have performed exactly {n} attacks this combat, pass.",
        )
        for n, word in enumerate(("first", "second", "third", "fourth"), 1)
    ),
    ("Draw a card from the top of your Life Deck.", "Draw the top card of your Life Deck."),
    ("Draw 2 cards from the bottom of it.", "Draw the bottom 2 cards of it."),
    (
        "Search it for a Drill, reveal it, and play it.",
        "Search it for a Drill, reveal it, and play it.",
    ),
    (
        "Search for a Drill, reveal it and place it on top.",
        "Search for a Drill and place it on top.",
    ),
    ("If the stopped attack was Styled, draw a card.", "If that attack was Styled, draw a card."),
    (
        "Place 1 into your hand and the other on top of your Life Deck.",
        "Place 1 into your hand and place the other on top of your Life Deck.",
    ),
    ("Switch anger levels with him.", "Switch anger with your opponent."),
    ("Search for 2 Drills with different names.", "Search for 2 different Drills."),
    ("Place it on the top of your Life Deck.", "Place it on top of your Life Deck."),
    ("Your attacks cost -1 stage (to a minimum of 0).", "Your attacks cost -1 stage."),
    (
        "While attached, draw a card at the end of this turn.",
        "While attached, at the end of the turn, draw a card.",
    ),
    (
        "Whenever a player passes, destroy the top card of his Life Deck.",
        "Whenever a player passes, destroy the top card of that player's Life Deck.",
    ),
    (
        "Whenever a player passes, he draws a card.",
        "Whenever a player passes, that player draws a card.",
    ),
    (
        "Whenever a player discards a card from his hand, draw a card.",
        "Whenever a player discards a card from a hand, draw a card.",
    ),
    (
        'Include non-personality cards that are "Heroes only" now.',
        'Include non-personality "Heroes only" cards now.',
    ),
    ("He cannot play nor use Drills.", "He cannot play or use Drills."),
    ("Players cannot Rejuvenate.", "Players cannot Rejuvenate cards."),
    ("If this is revealed, draw a card.", "If this card is revealed, draw a card."),
    ("This Drill is not discarded.", "This card is not discarded."),
    ("If you do either of them, draw a card.", "If you do, draw a card."),
    ("You opponent draws a card.", "Your opponent draws a card."),
    ("Lower your opponents anger 1 level.", "Lower your opponent's anger 1."),
    ("Use it's immediate effects.", "Use its immediate effects."),
    (
        "Allies cannot have damage redirect to them to combat.",
        "Allies cannot have damage redirect to them this combat.",
    ),
    ("Use entering combat.", "Use when entering combat."),
    ("Choose an Ally, Drill, Setup in play.", "Choose an Ally, Drill, or Setup in play."),
    ("Reduce it by 1 (to a minimum of 0).", "Reduce it by 1, to a minimum of 0."),
    ("While attached whenever you pass, draw a card.", "While attached, whenever you pass, …"),
    ("If you do draw a card.", "If you do, draw a card."),
    ("If you passed, then draw a card.", "If you passed, draw a card."),
    ("If you passed you may draw a card.", "If you passed, you may draw a card."),
    (
        "Choose a card and attach to a different MP.",
        "Choose a card and attach it to a different MP.",
    ),
    (
        "If he does not declare combat this turn then at the start of the Discard Step, he loses.",
        "At the start of the Discard Step, if he does not declare combat this turn, he loses.",
    ),
    (
        "If you passed, then at the end of combat you draw a card.",
        "If you passed, at the end of combat, you draw a card.",
    ),
    (
        "While attached, both players may draw when entering combat.",
        "While attached, when entering combat, both players may draw.",
    ),
    (
        "When you pass, you may banish this Drill instead of discarding it.",
        "If this card would be discarded as you pass, you may banish it instead.",
    ),
    (
        "If you use this card a second time this combat, draw a card.",
        "If the number of times you used this card this combat is at least 2, draw a card.",
    ),
    ("Use that Dragon Ball's immediate effects.", "Use the immediate effects of that Dragon Ball."),
    ("Effects that destroy Drills cannot be used.", "Effects cannot destroy Drills."),
    (
        "You may only use one Sword per turn.",
        'Use only if you have not used "Sword" this turn.',
    ),
    (
        "Until the end of the turn, your effects that require you to pay are reduced by 1 (to a "
        "minimum of 0).",
        "Whenever your effects require you to pay until the end of the turn, reduce that amount by "
        "1.",
    ),
    ("Once per turn as an action draw a card.", "Once per turn, as an action draw a card."),
    ("Your Main Personality gains 2 power stages.", "Your MP gains 2 stages."),
    ("Both Main Personalities gain 1 power stage.", "Both MPs gain 1 stage."),
    ("Advance a personality level.", "Advance a level."),
    ("He or she draws a card from his or her hand for him or her.", "He draws … for him."),
    ("Your current anger level is 3.", "Your anger is 3."),
    ("Raise your anger 2 levels.", "Raise your anger 2."),
    ("Discard a card in order to draw a card.", "Discard a card to draw a card."),
    ("Discard cards drawn in this way.", "Discard cards drawn this way."),
    ("Place it on the bottom of your Life Deck.", "Place it at the bottom of your Life Deck."),
    ("You may only have one Sword attached.", "You may have only one Sword attached."),
    ("Banish any amount of them.", "Banish any of them."),
    ("Take 1 and the other 2 are banished.", "Take 1 and the others are banished."),
    ("X = your anger, to a max of 4.", "X = your anger, to a maximum of 4."),
    ("Your anger is the MP level of your opponent.", "Your anger is your opponent's MP's level."),
    (
        "X = the power level of your opponent's MP.",
        "X = your opponent's MP's power level.",
    ),
    ("If stopped, draw a card.", "If this attack is stopped, draw a card."),
    ("If Android 17 is your MP, draw a card.", "If your MP is Android 17, draw a card."),
    ("You may then draw a card.", "You may draw a card."),
    ("If you passed, you may instead draw 2 cards.", "If you passed, instead you may draw …"),
    ("This attack also deals +1 stage.", "This attack deals +1 stage."),
    ("It cannot be stopped nor have its damage modified.", "… or have its damage modified."),
    ("It stays on the table.", "It stays in play."),
    ("Each time you pass, draw a card.", "Whenever you pass, draw a card."),
    ("It stays to be used a second time this combat.", "It stays to be used a second time."),
    (
        "If your next action is a Styled attack, it stays in play.",
        "Your next Styled attack in your next action stays in play.",
    ),
    ("Draw when an Ally's power level is 0.", "Draw when the power level of an Ally is 0."),
    (
        "It may perform an attack in your next action regardless of your MP's power stage.",
        "It may perform an attack regardless of your MP's power stage in your next action.",
    ),
    ("Draw from the bottom of your Life Deck.", "Draw the bottom card of your Life Deck."),
    (
        "If so, you may choose for his MP to lose that amount of stages instead.",
        "If so, his MP loses that amount of stages instead, if you wish.",
    ),
    ("Copy it for your next action this combat.", "Copy it for your next action."),
    ("Place this card into play from your hand.", "Place this card from your hand into play."),
    ("If your opponent's attack was a Red attack, …", "If that attack was a Red attack, …"),
    (
        "Your next attack has its power stage cost reduced to 0.",
        "Your next attack costs 0 stages.",
    ),
    ("Your attacks have their stage costs reduced to 0.", "Your attacks cost 0 stages."),
    ("It has its stage cost reduced by 2 stages.", "It costs -2 stages."),
    ("Your attacks have their stage costs reduced by 1 stage.", "Your attacks cost -1 stage."),
    ("You must discard a card to use this card.", "You must discard a card to play this card."),
    ("Draw a card and then you may discard a card.", "Draw a card and you may discard a card."),
    ("Look at an opponent's hand.", "Look at your opponent's hand."),
    ("If you failed to draw a card, you lose.", "If you did not draw a card, you lose."),
    ("While attached and whenever you pass, draw.", "While attached, whenever you pass, draw."),
    (
        "Your next successful attack combat cannot be stopped.",
        "Your next successful attack this combat cannot be stopped.",
    ),
    ("You may banish all Allies or all Drills.", "… all Allies or banish all Drills."),
    (
        "While attached, you may draw a card whenever you pass.",
        "While attached, whenever you pass, you may draw a card.",
    ),
    (
        "Until the end of the turn, your effects that destroy cards are increased by 1.",
        "Whenever your effects destroy cards until the end of the turn, increase that amount by 1.",
    ),
    ("That player chooses and destroys one of his Drills.", "That player destroys one of his …"),
]


@pytest.mark.parametrize(("printed", "meant"), SAME)
def test_what_was_misprinted_is_put_right(printed: str, meant: str) -> None:
    start, _, end = meant.partition("…")
    text = correct(printed).text
    assert text.startswith(start.rstrip()) or not start
    assert text.endswith(end.lstrip())
    assert len(correct(printed).columns) == len(text)


def test_every_spelling_is_shown_above() -> None:
    shown = set()
    for text, _ in SAME:
        for pattern, right in SPELLINGS:
            if pattern.search(text):
                shown.add(pattern)
                text = pattern.sub(right, text)
    assert [pattern.pattern for pattern, _ in SPELLINGS if pattern not in shown] == []


def test_quotes_are_left_alone() -> None:
    text = 'Choose a card named "Main Personality\'s power stages" a Rejuvenate it'
    right = 'Choose a card named "Main Personality\'s power stages" and Rejuvenate it'
    assert correct(text).text == right


def test_no_misspelling_is_ever_printed() -> None:
    for card in read_pack(cards_folder()).cards.values():
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
