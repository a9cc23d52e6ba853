"""The card language as a whole: what is printed is read again, in exactly one way."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from dbz_desktop.cards import read_pack
from dbz_desktop.paths import cards_folder
from dbz_desktop.rules.kernel.base import Line
from dbz_desktop.rules.kernel.note import Note
from dbz_desktop.rules.language.compiler import (
    canonical_text,
    compile_gained,
    compile_text,
    grammar,
    sentence_text,
)
from dbz_desktop.rules.language.nouns.gained import GainedText
from dbz_desktop.rules.language.nouns.names import CharacterNames, Names
from dbz_desktop.rules.language.nouns.qualities import Character, CharacterName
from dbz_desktop.rules.language.nouns.titles import Title, TitleOf
from dbz_desktop.rules.language.text.sentences import shown
from dbz_desktop.rules.language.values.damages import Damage, Header
from dbz_desktop.wording import ParseError
from tests.wording.trees import trees

GAINED = [
    compile_gained(text)
    for text in (
        "HIT: Raise your anger 1.",
        "Raise your anger 1. HIT: Gain 3 stages.",
        "HIT: Rejuvenate 1.",
        "POWER: Draw a card.",
    )
]
LEAVES = {
    CharacterName: st.sampled_from([Character("Frieza"), Character("Captain Ginyu")]),
    Title: st.sampled_from([TitleOf("Sword"), TitleOf("Z Sword")]),
    CharacterNames: st.sampled_from(
        [Names(("Goku", "Dr. Wheelo", "Mr. Popo")), Names(("Android 17's Van",))]
    ),
    GainedText: st.sampled_from(GAINED),
    str: st.sampled_from(["anger", "Sword", "Ginyu Force"]),
}
POOL = read_pack(cards_folder())
TEXTS = sorted(
    {
        (card.id, text)
        for card in POOL.cards.values()
        for text in (card.text, *dict(card.wordings).values())
    }
)


@pytest.mark.parametrize("category", [Line, Note, Damage, Header])
# To make what fails smaller and to explain it takes all memory there is, of trees as large as these.
@settings(deadline=None, suppress_health_check=list(HealthCheck), phases=[Phase.generate])
@given(data=st.data())
def test_what_is_printed_is_read_again(category: type, data: st.DataObject) -> None:
    tree = data.draw(trees(grammar(), category, 4, LEAVES))
    text = grammar().show(tree)
    if len(text) > 1_500:
        return
    assert grammar().readings(category, text) == [tree]


@pytest.mark.parametrize(
    "text",
    [
        'banish 2 [constant] cards with "anger" in the title in play',
        'banish 2 [constant] cards with "anger" or "Sword" in the title in play',
        "destroy 2 [constant] Drills with Endurance in play",
        'destroy 2 non-Styled cards not named "Sword" in play',
    ],
)
def test_words_before_and_behind_a_kind_of_card_belong_together_in_one_way(text: str) -> None:
    (effect,) = grammar().readings(Line, text)
    assert grammar().show(effect) == text


@pytest.mark.parametrize(
    ("card", "text"), TEXTS, ids=[f"{c}-{i}" for i, (c, _) in enumerate(TEXTS)]
)
def test_shipped_texts_are_canonical(card: str, text: str) -> None:
    program = compile_text(POOL.cards[card], text)
    assert program.failures == ()
    assert canonical_text(program) == text


@pytest.mark.parametrize(
    ("printed", "canonical"),
    [
        ("Raise your anger 1 level.", "Raise your anger 1."),
        ("RAISE YOUR ANGER 2 LEVELS", "Raise your anger 2."),
        ("For the remainder of combat, your attacks deal +1 stage.",
         "Your attacks deal +1 stage of damage this combat."),
        ("Your opponent may not play Events this combat.",
         "Your opponent cannot play Events this combat."),
        ("When you stop an attack, you may draw a card.",
         "Whenever you stop an attack, you may draw a card."),
        ("Draw your MP's level cards.", "Draw cards equal to your MP's level."),
        ("Your opponent's MP loses your anger stages.",
         "Your opponent's MP loses stages equal to your anger."),
        ("Destroy the top your opponent's anger cards of your opponent's Life Deck.",
         "Destroy cards from the top of your opponent's Life Deck equal to his anger."),
        ("Draw 2 cards.", "Draw 2 cards."),
        ("Your opponent discards a card from his or her hand.",
         "Your opponent discards a card from his hand."),
    ],
)  # fmt: skip
def test_printed_wordings_are_accepted(printed: str, canonical: str) -> None:
    assert sentence_text(grammar().parse(Line, printed)) == canonical


def test_both_orders_and_missing_periods_give_the_same_card() -> None:
    card = next(iter(POOL.cards.values()))
    old = compile_text(
        card,
        "(Banish after use.) [attack] Energy attack costing 2 stages. DAMAGE: 5 life cards "
        "HIT: Rejuvenate 1.",
    )
    new = compile_text(
        card,
        "[attack] 2: Energy attack. DAMAGE: 5 life cards. HIT: Rejuvenate 1. (Banish after use.)",
    )
    assert canonical_text(old) == canonical_text(new)


def test_an_error_points_at_the_words_and_suggests() -> None:
    with pytest.raises(ParseError) as caught:
        grammar().parse(Line, "Raise you anger 1")
    assert caught.value.words == "you"
    assert caught.value.column == 6
    assert "your" in caught.value.expected
    assert caught.value.suggestion == "your"


def test_what_is_not_understood_is_kept_with_its_place() -> None:
    card = next(iter(POOL.cards.values()))
    text = "[attack] 2: Energy attack. Raise yon anger 1. DAMAGE: 5 life cards."
    program = compile_text(card, text)
    (failure,) = program.failures
    assert text[failure.column : failure.end] == "yon"
    section = program.sections[0]
    assert [s.understood for s in section.sentences] == [False]
    assert section.damage is not None


def test_what_can_be_read_can_be_printed() -> None:
    # These forms stand only in templates that are read themselves: "whenever" and gerunds, "more
    # cards than your opponent" for what is controlled, "a Drill is in your discard pile", "use only
    # when" and a happening; what is done to the damage or the cost of attacks, said of that or
    # before them, and from where they are performed. What they make is printed in another form.
    # So are "you do not control {any Drills}", "your MP {has a power level of} 9,000" and "there are
    # {2 cards attached to your MP}".
    inside = {("AngerDone", form) for form in ("bare", "gerund")}
    inside |= {("MeasureOf", "having"), ("OfPlayer", "having")}
    inside |= {("Attachable", f"{on}_{of}") for on in ("on", "put_on") for of in ("yours", "his")}
    inside |= {("OfFeature", "compared")}
    inside |= {("Asset", form) for form in ("held", "lying", "lying_yours", "lying_his")}
    inside |= {("Whenever", "deed"), *((thing, "every") for thing in ("SomeCards", "Theirs"))}
    inside |= {("Theirs", "named")}
    inside |= {("Cannot", "before"), ("Cannot", "before_damage"), ("That", "from")}
    inside |= {("Cannot", "price"), ("Cannot", "unless")}
    inside |= {("Cannot", "critical"), ("Touched", "critical")}
    inside |= {("Deals", form) for form in ("damage", "damage_up", "damage_down")}
    inside |= {("Deals", "before"), ("Deals", "before_its")}
    # What somebody takes from attacks, they deal; anger that is gained is raised.
    inside |= {("Deals", "taken"), ("By", "many")}
    inside |= {
        ("AttacksOf", f"{one}against_{whom}")
        for one in ("", "one_")
        for whom in ("you", "him", "all")
    }
    inside |= {("Deals", "not_taken"), ("Portion", "none")}
    # Past what number anger cannot stand, it cannot be raised or lowered; by how much is said last.
    inside |= {
        (each, f"cannot_{far}")
        for each in ("AngerDone", "HowFar")
        for far in ("above", "below", "have_above", "have_below")
    }
    inside |= {("Levels", "by"), ("Levels", "to"), ("Stages", "by"), ("Climber", "of")}
    inside |= {("Stands", "reached"), ("LetsAct", "begun")}
    inside |= {
        (each, f"{u}_kept") for each in ("Cannot", "Touched") for u in ("stages", "life_cards")
    }
    inside |= {("Costs", form) for form in ("cost", "cost_up", "cost_down", "paid")}
    # "Your attacks' damage" is printed "damage from your attacks".
    inside |= {(each, "of") for each in ("AttacksOf", "NextAttack", "SomeAttack", "AnAttack")}
    # Whose hand or attacks are meant is said of the player, and printed of what is his.
    inside |= {("Measure", "")}
    # The card at an end of a zone is one from there, and all of a kind are all of them.
    inside |= {("From", "card"), ("From", "own"), ("Some", "bare")}
    # So are the cards of a kind that lose something.
    inside |= {("LoseEffects", "")}
    # What is measured of several is compared in the possessive.
    inside |= {("MeasureOf", f"each_{form}") for form in ("at", "higher", "lower", "same")}
    # What somebody's last action was, he has done in it.
    inside |= {
        (done, f"{n}last_{of}")
        for done in ("ActDone", "AttackDone")
        for n in ("", "not_")
        for of in ("mine", "his")
    }
    inside |= {("MpOf", "own"), ("Toucher", "doing"), ("Told", "cost"), ("BaseIs", "base")}
    # A Power is used where its card is; damage dealt in one unit is said of the attacks.
    inside |= {(what, "power") for what in ("ThisCard", "SomeCards", "Theirs")}
    inside |= {("Told", "damage"), ("Told", "stage_damage")}
    inside |= {("AttackIsSo", form) for form in ("against", "never_against")}
    # What has an article each is printed with one, what stands alone first.
    inside |= {("AnyOfKinds", "apart")}
    # Who is attacked, the other player attacks him.
    inside |= {("AttackDone", "gerund")}
    # What anger, a level or a stage becomes, and what befalls cards "instead".
    inside |= {(kind, "become") for kind in ("AtStage", "By", "Levels")}
    inside |= {("SomeCards", which) for which in ("first", "next", "no")}
    # How much was done stands behind "the number of"; what an attack would deal is its damage.
    inside |= {(kind, "done") for kind in ("AmountDone", "DamageOf", "Measured")}
    inside |= {("DamageSaid", f"deals_{unit}") for unit in ("stages", "life_cards")}
    # Who loses the last stage stands at 0.
    inside |= {
        ("MeasureOf", form) for form in ("loses_last", "not_at", "was_at", "was_not_at", "whose_at")
    }
    # What one had, or began a time at, is what that was at its start.
    inside |= {("OfPlayer", "had"), ("OfPlayer", "anger_began"), ("MeasureOf", "began")}
    inside |= {("Reaches", "side")}
    # "That card's text is blank" is what is lost; without a time attacks are those of a combat.
    # Cards are drawn "from the bottom of your Life Deck".
    inside |= {("TheOne", "of"), ("AttackDone", "only"), ("AtEnd", "from")}
    # What is used from the hand is played.
    inside |= {("Toucher", "used")}
    # "His" stands beside what any player does; it is printed as his own.
    inside |= {("Origin", "his")}
    # What is so of the title of a card is so of the card.
    inside |= {("WithWord", "spoken")}
    # What a card costs is its cost.
    inside |= {("OfCard", "costs")}
    # What an effect causes a card to do, or to have done to it, comes by that effect.
    inside |= {("Crossing", "infinitive"), ("CardsDone", "infinitive")}
    found = {(cls.__name__, form) for cls, form in grammar().unprintable()}
    assert {each for each in found if not each[1].startswith("undergone")} == inside


def test_a_number_of_lost_actions_is_printed_whether_skipped_or_passed() -> None:
    for text in (
        "Your opponent passes for his next 2 actions this combat.",
        "Your opponent skips his next 3 actions this combat.",
    ):
        line = parse_line(text)
        assert parse_line(grammar().sentence(line)) == line


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Stop all attacks this combat.", "Stop each attack this combat."),
        (
            "Your opponent's effects cannot discard your Setups.",
            "One of your opponent's effects cannot discard your Setups.",
        ),
    ],
)
def test_each_wording_is_printed_whichever_was_printed_first(one: str, other: str) -> None:
    said = [parse_line(text) for text in (one, other)]
    assert said[0] == said[1]  # They mean the same, and differ only in number.
    assert [sentence_text(node) for node in said] == [one, other]
    assert shown(said[0]) != shown(said[1])


def parse_line(text: str) -> Line:
    return grammar().parse(Line, text)
