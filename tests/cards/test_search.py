"""The card search language: what it finds, what it says is wrong, and that it never falls over."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dbz_desktop.cards.model import Card, CardType, Style
from dbz_desktop.cards.search import (
    Entry,
    QueryError,
    Vocabulary,
    has_term,
    read_query,
    toggle,
)

VOCABULARY = Vocabulary(
    does=(("draw", "draws cards"), ("stop-energy", "stops energy attacks")),
    editions=(("fanz", "FanZ"), ("panini-2014", "Panini 2014")),
)


def entry(title: str, kind: CardType, style: Style = Style.FREESTYLE, **facts: object) -> Entry:
    text = str(facts.pop("text", ""))
    ident = str(facts.pop("ident", "AAA-X1"))
    card = Card(ident, title, kind, text, style=style, printings=(ident,))
    return Entry.of(card, text, **facts)


KICK = entry(
    "Rising Kick",
    CardType.PHYSICAL_COMBAT,
    Style.RED,
    ident="PRE-C50",
    text="Physical attack. Raise your anger 1.",
    marks=frozenset({"attack", "styled"}),
    numbers={"cost": (0,), "anger": (1,), "at": (2,)},
    legal=frozenset({"fanz", "panini-2014"}),
)
BEAM = entry(
    "Café Beam",
    CardType.ENERGY_COMBAT,
    Style.BLUE,
    ident="EVO-UR3",
    text="Energy attack. Draw a card.",
    does=frozenset({"draw"}),
    marks=frozenset({"attack", "styled", "focused"}),
    numbers={"cost": (2,), "life": (4,)},
    frozen=frozenset({"fanz"}),
    legal=frozenset({"panini-2014"}),
)
GUARD = entry(
    "Anger's End",
    CardType.EVENT,
    text="Stops an energy attack.",
    does=frozenset({"stop-energy"}),
    marks=frozenset({"block"}),
    numbers={},
)
ALL = (KICK, BEAM, GUARD)


def titles(query: str) -> list[str]:
    return [found.card.title for found in read_query(query, VOCABULARY).find(ALL)]


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("", [KICK, BEAM, GUARD]),
        ("kick", [KICK]),
        ("cafe", [BEAM]),
        ("anger", [KICK, GUARD]),
        ('"rising kick"', [KICK]),
        ("t:physical", [KICK]),
        ("type:phys", [KICK]),
        ('t:"energy combat"', [BEAM]),
        ("t:combat", [KICK, BEAM]),
        ("s:red", [KICK]),
        ("s:freestyle", [GUARD]),
        ("s!=red", [BEAM, GUARD]),
        ("s:styled", [KICK, BEAM]),
        ("set:pre", [KICK]),
        ("r:ur", [BEAM]),
        ("rarity:common", [KICK]),
        ("cost<=1", [KICK]),
        ("cost<2", [KICK]),
        ("cost>=2", [BEAM]),
        ("cost=2", [BEAM]),
        ("cost!=2", [KICK]),
        ("life>=4", [BEAM]),
        ("life>4", []),
        ("is:focused", [BEAM]),
        ("is:defense", [GUARD]),
        ("is:block", [GUARD]),
        ('text:"draw a card"', [BEAM]),
        ("o:attack", [KICK, BEAM, GUARD]),
        ("does:stop-energy", [GUARD]),
        ("does:dr", [BEAM]),
        ("legal:fanz", [KICK]),
        ("legal:2014", [KICK, BEAM]),
        ("frozen:fanz", [BEAM]),
        ("number:c50", [KICK]),
        ("number:evo-ur3", [BEAM]),
        ("number:pre-ur3", []),
        ("-t:event", [KICK, BEAM]),
        ("not kick", [BEAM, GUARD]),
        ("kick or beam", [KICK, BEAM]),
        ("s:red or s:blue cost>=2", [KICK, BEAM]),
        ("(s:red or s:blue) cost>=2", [BEAM]),
        ("-(s:red or s:blue)", [GUARD]),
        ("kick and red", [KICK]),
        ("T:PHYSICAL OR T:ENERGY", [KICK, BEAM]),
        ("PRE-C50", [KICK]),
        ("s:red,blue", [KICK, BEAM]),
        ("s!=red|blue", [GUARD]),
        ("t:physical/event", [KICK, GUARD]),
        ("is:event", [GUARD]),
        ("is:event,focused", [BEAM, GUARD]),
        ("set:premiere", [KICK]),
        ("r>=u", [BEAM]),
        ("rarity<rare", [KICK]),
        ("life>cost", [BEAM]),
        ("cost<anger", [KICK]),
        ("cost>life", []),
        ("banned:fanz", [BEAM]),
        ('!"rising kick"', [KICK]),
        ("!kick", []),
        ('-!"café beam"', [KICK, GUARD]),
    ],
)
def test_a_query_finds(query: str, found: list[Entry]) -> None:
    assert titles(query) == [each.card.title for each in found]


@pytest.mark.parametrize(
    ("query", "about", "said"),
    [
        ("kick colr:red", "colr", "color"),
        ("t:evnt", "evnt", "event"),
        ("s:b", "b", "black or blue"),
        ("cost<=two", "two", "number"),
        ("t:", "", "what should type be"),
        ("kick (red or", None, "missing"),
        ("(kick", "(", "never closed"),
        ("kick)", ")", "never opened"),
        (")", ")", "never opened"),
        ('"rising', '"rising', "never closed"),
        ("kick not", "not", "must not be so"),
        ("t<event", "t<event", "no order"),
        ("s:red,bleu", "red,bleu", "blue"),
        ("r>=promo", "r>=promo", "neither rarer"),
        ("r>dr", "dr", "no rarity"),
        ("does:fly", "fly", "draw, stop-energy"),
        ("(" * 50 + "a" + ")" * 50, None, "too deep"),
        ("a" * 3000, None, "2,000"),
    ],
)
def test_a_wrong_query_says_what_and_where(query: str, about: str | None, said: str) -> None:
    with pytest.raises(QueryError) as caught:
        read_query(query, VOCABULARY)
    assert said in caught.value.message
    if about:
        assert query[caught.value.start : caught.value.end] == about
    assert 0 <= caught.value.start <= caught.value.end <= len(query) + 1


def test_a_query_reads_back_in_words() -> None:
    query = read_query("(s:red or s:blue) cost<=2 -is:focused", VOCABULARY)
    assert query.meaning == (
        "(the Style is Red or the Style is Blue) and the cost of its attack in stages is at most 2"
        " and not (it has a Focused attack)"
    )
    assert not query.is_empty
    assert read_query("  ").is_empty


@given(st.text(alphabet='abct:<>=!-()" or2é’\n', max_size=60) | st.text(max_size=80))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        query = read_query(text, VOCABULARY)
    except QueryError as error:
        assert error.message
        return
    assert set(query.find(ALL)) <= set(ALL)


@given(st.sampled_from(["kick", "s:blue cost<=2", '"a b" -t:event', "(s:blue or kick) anger"]))
def test_a_filter_is_put_on_and_taken_off(query: str) -> None:
    on = toggle(query, "s:red")
    assert has_term(on, "s:red")
    assert read_query(on, VOCABULARY).matches(KICK) in (True, False)
    assert toggle(on, "s:red") == query


def test_a_filter_takes_the_place_of_its_group() -> None:
    assert toggle("kick s:blue t:event", "s:red", ("s:red", "s:blue")) == "kick t:event s:red"
    # What stands in parentheses was written by hand and stays.
    assert toggle("(s:blue or kick)", "s:red", ("s:blue",)) == "(s:blue or kick) s:red"
    assert toggle("-s:red", "s:red") == "-s:red s:red"


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ("damage>=6", "write life>=6 or stages>=6"),
        ("dmg=3", "write life=3 or stages=3"),
        ("t:energy damage>4", "write life>4 or stages>4"),
        ("copies<3", "write limit<3"),
        ("its=3", 'nothing called "its" to ask for'),
    ],
)
def test_a_word_for_a_figure_is_told_its_fields(query: str, said: str) -> None:
    with pytest.raises(QueryError) as caught:
        read_query(query, VOCABULARY)
    assert said in caught.value.message
    assert caught.value.message.count("write") == ("its" not in query)
    for term in said.removeprefix("write ").split(" or "):
        if "write" in said:
            assert not read_query(term).is_empty
