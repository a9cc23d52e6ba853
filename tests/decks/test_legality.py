"""Every rule of deck building refuses what it should, with its rule id, and nothing else."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from dbz_desktop.cards.model import Alignment, CardType
from dbz_desktop.cards.packs import Pack
from dbz_desktop.decks import (
    Deck,
    DeckProblem,
    DeckRules,
    check_deck,
    is_legal,
    load_deck_rules,
    make_deck,
)
from dbz_desktop.decks.legality import Names
from dbz_desktop.match.content.editions import editions_folder
from dbz_desktop.match.content.library import load_pool

from .conftest import card as stand_in
from .conftest import level, swapped


def found(deck: Deck, rules: DeckRules, pool: Pack, **options: bool) -> list[tuple[str, str]]:
    problems = check_deck(deck, rules, pool, **options)
    return [(p.rule, p.reason) for p in problems if not p.remark]


def one(problems: list[tuple[str, str]]) -> tuple[str, str]:
    assert len(problems) == 1, problems
    return problems[0]


def test_a_legal_deck_has_no_problem(legal: Deck, rules: DeckRules, pool: Pack) -> None:
    assert found(legal, rules, pool) == []


def test_59_cards_say_how_many_are_missing(legal: Deck, rules: DeckRules, pool: Pack) -> None:
    deck = make_deck("Short", legal.mp, legal.mastery, legal.life[1:])
    rule, reason = one(found(deck, rules, pool))
    assert rule == "DCK-1"
    assert "59 cards" in reason and "60" in reason and "add 1" in reason


def test_61_cards_say_how_many_to_take_out(legal: Deck, rules: DeckRules, pool: Pack) -> None:
    deck = make_deck("Long", legal.mp, legal.mastery, [*legal.life, pool.cards["T-30"]])
    assert "take out 1" in one(found(deck, rules, pool))[1]


@pytest.mark.parametrize(
    ("cards", "rule", "words"),
    [
        ({"c30": 4}, "DCK-4", "4 copies; a deck may hold up to 3"),
        ({"c33": 2}, "DCK-4", 'says "Limit 1 per deck"'),
        ({"c36": 1}, "DCK-5", "Black Styled"),
        ({"c32": 1}, "DCK-6", "Frieza Named"),
        ({"c35": 1}, "DCK-6", "Villains only"),
        ({"c43": 1}, "DCK-6", "Villains only"),
        ({"c40": 2}, "DCK-3", "Ally may be there once"),
        ({"c40": 1, "c41": 1}, "DCK-3", "whatever its subtitle"),
        ({"c42": 1}, "DCK-3", "name of your MP"),
        ({"c44": 2}, "DCK-3", "Cell Jr. - One"),
        ({"c50": 2}, "DCK-2", "may be there once"),
        ({"c50": 1, "c51": 1}, "DCK-2", "Earth and Namek"),
    ],
)
def test_what_a_deck_may_not_hold(
    legal: Deck, rules: DeckRules, pool: Pack, cards: dict[str, int], rule: str, words: str
) -> None:
    got = one(found(swapped(legal, pool, **cards), rules, pool))
    assert got[0] == rule
    assert words in got[1]


@pytest.mark.parametrize(
    "cards",
    [{"c30": 3}, {"c31": 3}, {"c33": 1}, {"c34": 3}, {"c40": 1}, {"c44": 1, "c45": 1}, {"c50": 1}],
)
def test_what_a_deck_may_hold(
    legal: Deck, rules: DeckRules, pool: Pack, cards: dict[str, int]
) -> None:
    assert found(swapped(legal, pool, **cards), rules, pool) == []


def test_levels_must_be_one_to_four_of_one_name(legal: Deck, rules: DeckRules, pool: Pack) -> None:
    frieza = pool.cards["T-Frieza4"]
    deck = replace(legal, mp=(*legal.mp[:3], frieza))
    reasons = [reason for rule, reason in found(deck, rules, pool) if rule == "SET-1"]
    assert any("one name" in reason for reason in reasons)
    assert any("alignment" in reason for reason in reasons)
    deck = replace(legal, mp=(*legal.mp[:3], legal.mp[2]))
    reasons = [reason for rule, reason in found(deck, rules, pool) if rule == "SET-1"]
    assert reasons == [
        "level 3 of the Main Personality is there more than once",
        "level 4 of the Main Personality is missing",
    ]


def test_older_editions_ask_less(legal: Deck, rules: DeckRules, pool: Pack) -> None:
    old = replace(rules, mp_same_alignment=False, ally_of_mp_name=True, dragon_balls_one_set=False)
    villain = level("Goku", 4, Alignment.VILLAIN)
    assert found(replace(legal, mp=(*legal.mp[:3], villain)), old, pool) == []
    assert found(swapped(legal, pool, c42=1, c50=1, c51=1), old, pool) == []


def test_no_mastery(legal: Deck, rules: DeckRules, pool: Pack) -> None:
    assert found(replace(legal, mastery=None), rules, pool) == [
        ("SET-1", "the deck has no Mastery")
    ]


def saiyan(pool: Pack, mp: tuple[object, ...]) -> Deck:
    c = pool.cards
    life = [c["T-30"]] * 60
    return Deck("Saiyan", mp, c["T-101"], ((life[0], 3),))  # type: ignore[arg-type]


def heritage(problems: list[DeckProblem]) -> list[str]:
    return [p.reason for p in problems if p.rule == "DCK-7"]


def test_heritage_by_traits_on_all_four_levels(pool: Pack, rules: DeckRules) -> None:
    c = pool.cards
    goku = tuple(c[f"T-Goku{n}"] for n in (1, 2, 3, 4))
    frieza = tuple(c[f"T-Frieza{n}"] for n in (1, 2, 3, 4))
    assert heritage(check_deck(saiyan(pool, goku), rules, pool)) == []
    (reason,) = heritage(check_deck(saiyan(pool, frieza), rules, pool))
    assert "Saiyan heritage" in reason and reason.endswith("Frieza lacks")
    by_subtitle = replace(rules, traits=(("Saiyan", frozenset({"goku-level1", "goku-level2"})),))
    (reason,) = heritage(check_deck(saiyan(pool, goku), by_subtitle, pool))
    assert "level 3" in reason and "level 1" not in reason


def test_heritage_by_list(pool: Pack, rules: DeckRules) -> None:
    goku = tuple(pool.cards[f"T-Goku{n}"] for n in (1, 2, 3, 4))
    listed = replace(rules, heritage="list", saiyan=frozenset({"goku"}))
    assert heritage(check_deck(saiyan(pool, goku), listed, pool)) == []
    unlisted = replace(listed, saiyan=frozenset())
    assert heritage(check_deck(saiyan(pool, goku), unlisted, pool))


def test_frozen_list_and_thawing(pool: Pack, rules: DeckRules) -> None:
    c = pool.cards
    mp = tuple(c[f"T-Frieza{n}"] for n in (1, 2, 3, 4))
    deck = Deck("Frozen", mp, c["T-102"], tuple((c[f"T-{n}"], 3) for n in (30,)))
    assert "DCK-10" in [p.rule for p in check_deck(deck, rules, pool) if not p.remark]
    casual = check_deck(deck, rules, pool, official=False)
    assert [p.remark for p in casual if p.rule == "DCK-10"] == [True]
    assert "DCK-10" not in [p.rule for p in check_deck(deck, rules, pool, thawing=True)]


def test_fusions_exclude_their_halves(legal: Deck, rules: DeckRules, pool: Pack) -> None:
    fused = replace(rules, fusion_excludes=(("Goku", frozenset({"bulma"})),))
    assert ("DCK-8", "Goku is fused of Bulma") in found(swapped(legal, pool, c40=1), fused, pool)


def test_a_separate_mp_may_hold_the_other_names_cards(pool: Pack, rules: DeckRules) -> None:
    mp = tuple(level("Future Goku", n) for n in (1, 2, 3, 4))
    for each in mp:
        pool.add(each, Path("x"))
    apart = replace(rules, separate_mps=(("Future Goku", "Goku"),))
    deck = Deck("Future", mp, pool.cards["T-100"], ((pool.cards["T-31"], 3),))
    assert "DCK-6" not in [p.rule for p in check_deck(deck, apart, pool)]
    mixed = replace(deck, mp=(*mp[:3], pool.cards["T-Goku4"]))
    assert "DCK-9" in [p.rule for p in check_deck(mixed, apart, pool)]


def test_remarks_alone_are_legal() -> None:
    assert is_legal([DeckProblem(None, "", "DCK-11", remark=True)])
    assert not is_legal([DeckProblem(None, "", "DCK-1")])


LENDS = [
    '(Your Life Deck may include non-Personality cards that are "Villains only.") POWER: Pass.',
    '(Your Life Deck may include non-personality "Villains only" cards.) POWER: Pass.',
]


@pytest.mark.parametrize("text", LENDS)
def test_an_mp_may_lend_its_deck_the_other_sides_cards_but_no_allies(
    text: str, legal: Deck, rules: DeckRules, pool: Pack
) -> None:
    def with_note(deck: Deck) -> Deck:
        return replace(deck, mp=(replace(deck.mp[0], text=text), *deck.mp[1:]))

    villains = swapped(legal, pool, c35=3)
    assert one(found(villains, rules, pool))[0] == "DCK-6"
    assert found(with_note(villains), rules, pool) == []
    ally = with_note(swapped(legal, pool, c43=1))
    assert "Villains only" in one(found(ally, rules, pool))[1]
    named = with_note(swapped(legal, pool, c32=1))
    assert "Frieza Named" in one(found(named, rules, pool))[1]


@pytest.mark.parametrize("edition", ["panini-2014", "panini-2015", "panini-2017", "fanz"])
def test_who_has_which_heritage_of_the_mps_in_the_box(edition: str) -> None:
    """DCK-7: by the list or the Traits of every edition; "etc" and "current" lists are open to
    those who came later."""
    box = load_pool()
    rules = load_deck_rules(edition, editions_folder())
    names = Names(box)
    heirs: dict[str, set[str]] = {}
    for mastery, heritage in (("EVO-S5", "Saiyan"), ("PRE-S30", "Namekian")):
        for card in box.cards.values():
            if card.type is CardType.MAIN_PERSONALITY:
                deck = Deck("", (card,), box.cards[mastery], ())
                if not [p for p in check_deck(deck, rules, box, names=names) if p.rule == "DCK-7"]:
                    heirs.setdefault(heritage, set()).add(card.name)
    saiyans = {"Cell", "Gohan", "Goku", "Nappa", "Raditz", "Trunks", "Turles", "Vegeta"}
    namekians = {"Cell", "Gohan", "Lord Slug", "Nail", "Piccolo"}
    own = {"Saiyan": {"Body Change"}, "Namekian": {"Frog"}} if edition == "fanz" else {}
    for heritage, wanted in (("Saiyan", saiyans), ("Namekian", namekians)):
        ginyu = {f"Captain Ginyu - {level}" for level in own.get(heritage, ())}
        assert {name for name in heirs[heritage] if name.startswith("Captain Ginyu")} == ginyu
        assert {name.partition(" - ")[0] for name in heirs[heritage] - ginyu} == wanted


@pytest.mark.parametrize(
    ("words", "fits"),
    [
        ("(Goku only.)", True),
        ("(Goku or Gohan only.)", True),
        ("(Saiyan only. Banish after use.)", True),
        ("(Frieza only.)", False),
        ("(Namekian Heritage only.)", False),
        ("(Heroes only.)", True),
    ],
)
def test_a_card_may_be_for_one_personality_or_one_heritage_only(
    pool: Pack, rules: DeckRules, legal: Deck, words: str, fits: bool
) -> None:
    own = stand_in(60, "Proud Kick", text=f"{words} Draw a card.")
    deck = make_deck("Own", legal.mp, legal.mastery, [*legal.life[:-1], own])
    told = found(deck, rules, pool)
    assert told == [] if fits else one(told)[0] == "DCK-6"
