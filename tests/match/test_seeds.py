"""Seeds that neither player could choose, how they are written down, and the chance they give."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest

from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.course.setup import MatchSetup
from dbz_desktop.match.journal.reading import JournalError, read_journal
from dbz_desktop.match.journal.seeds import (
    BITS,
    Agreement,
    SeedRefused,
    Share,
    agree,
    follows,
)
from dbz_desktop.match.match import Match
from dbz_desktop.match.replays.export import log_file
from dbz_desktop.match.replays.replay import digest, verify
from dbz_desktop.rules.kernel.chance import Chance, LongChance, chance_of
from tests.match.conftest import Play

ONES, TWOS = Share(b"\x01" * 16, b"\x11" * 16), Share(b"\x02" * 16, b"\x22" * 16)


def both(first: Share = ONES, second: Share = TWOS) -> tuple[Agreement, Agreement]:
    """Two seats that have pledged their shares."""
    one, other = Agreement(0, first), Agreement(1, second)
    one.take_pledge(other.pledge)
    other.take_pledge(one.pledge)
    return one, other


def test_both_sides_come_to_the_same_seed() -> None:
    one, other = both()
    agreed = one.take_share(other.share)
    assert agreed == other.take_share(one.share)
    assert agreed.pledges == (ONES.pledge(0), TWOS.pledge(1))
    assert 0 < agreed.seed < 1 << BITS
    assert agreed == follows(agreed.pledges, agreed.shares)


def test_either_share_alone_changes_the_seed() -> None:
    seeds = set()
    for first in (ONES, TWOS):
        for second in (ONES, TWOS):
            one, other = both(first, second)
            seeds.add(one.take_share(other.share).seed)
    assert len(seeds) == 4


def test_who_tells_another_share_than_he_pledged_is_refused() -> None:
    one, other = both()
    other.take_share(one.share)
    with pytest.raises(SeedRefused, match="player 2 has told another share than he had pledged"):
        one.take_share(Share(b"\x03" * 16, TWOS.nonce))
    with pytest.raises(SeedRefused, match="player 1 has told another share"):
        other.take_share(Share(ONES.value, b"\x33" * 16))


def test_nothing_is_told_before_the_other_side_has_pledged() -> None:
    one = Agreement(0)
    with pytest.raises(SeedRefused, match="hasn't pledged"):
        _ = one.share
    one.take_pledge(TWOS.pledge(1))
    _ = one.share
    with pytest.raises(SeedRefused, match="already"):
        one.take_pledge(ONES.pledge(1))


def test_nobody_can_pledge_what_the_other_has_pledged() -> None:
    one = Agreement(0, ONES)
    copying = Agreement(1, TWOS)
    copying.take_pledge(one.pledge)
    one.take_pledge(one.pledge)
    with pytest.raises(SeedRefused, match="player 2"):
        one.take_share(ONES)


@pytest.mark.parametrize("pledge", ["", "abc", "G" * 64, "A" * 64, 7, None])
def test_what_is_no_pledge_is_refused(pledge: object) -> None:
    with pytest.raises(SeedRefused, match="no pledge"):
        Agreement(0).take_pledge(pledge)  # type: ignore[arg-type]


def test_a_share_of_other_size_is_refused() -> None:
    with pytest.raises(SeedRefused, match="128 bits"):
        Share(b"\x01" * 15, b"\x01" * 16)
    with pytest.raises(SeedRefused):
        Share.read("no digits", "00" * 16)


def test_every_agreement_is_another_one() -> None:
    found = [agree() for _ in range(50)]
    assert len({each.seed for each in found}) == 50
    assert len({each.pledges for each in found}) == 50


# ---------------------------------------------------------------------------- in journals


def test_an_agreed_seed_is_in_the_journal_with_what_it_follows_from(
    setup: MatchSetup, pool: Pack, tmp_path: Path
) -> None:
    path = tmp_path / "game.dbzreplay"
    match = Match.new(setup.by_chance(), pool, path, durable=False)
    Play().on(match, 120)
    match.close()
    head = json.loads(path.read_bytes().split(b"\n")[0])
    assert head["dbzreplay"] == 3
    assert (len(head["seed"]), len(head["agreed"])) == (32, 2)
    again = Match.resume(path, pool, write=False)
    assert again.setup.agreed == match.setup.agreed
    assert verify(path, pool).digest == digest(match.game.events)
    text = log_file(match.setup, [], str, "all", True, datetime.now())
    assert f"Seed: {head['seed']}" in text


def wrong(head: dict[str, object], what: str) -> None:
    """Damage a header."""
    agreed = head["agreed"]
    assert isinstance(agreed, list)
    if what == "seed":
        head["seed"] = "0" * 32
    elif what == "share":
        agreed[1]["told"] = "00" * 16
    elif what == "pledge":
        agreed[0]["pledged"] = "0" * 64
    elif what == "one":
        del agreed[1]
    elif what == "none":
        del head["agreed"]
    elif what == "typed":
        head["seed"] = 7
    elif what == "true":
        head["seed"] = True
    elif what == "digits":
        agreed[0]["nonce"] = "xyz"


@pytest.mark.parametrize(
    "what", ["seed", "share", "pledge", "one", "none", "typed", "true", "digits"]
)
def test_a_header_with_another_seed_is_refused(
    setup: MatchSetup, pool: Pack, tmp_path: Path, what: str
) -> None:
    path = tmp_path / "game.dbzreplay"
    Match.new(setup.by_chance(), pool, path, durable=False).close()
    first, *rest = path.read_bytes().split(b"\n")
    head = json.loads(first)
    wrong(head, what)
    path.write_bytes(b"\n".join([json.dumps(head).encode(), *rest]))
    with pytest.raises(JournalError, match="the first line is damaged"):
        read_journal(path)


def test_a_game_of_an_earlier_format_is_replayed_with_the_numbers_that_it_had(
    setup: MatchSetup, pool: Pack, tmp_path: Path
) -> None:
    """Formats 1 and 2 have moves by hand that name cards by numbers that stayed."""
    path, copied = tmp_path / "old.dbzreplay", tmp_path / "copy.dbzreplay"
    match = Match.new(replace(setup, renumbers=False), pool, path, durable=False)
    Play().on(match, 300)
    assert not match.game.state.gone
    head = json.loads(path.read_bytes().split(b"\n")[0])
    assert (head["dbzreplay"], head["seed"]) == (2, setup.seed) and "agreed" not in head
    assert verify(path, pool).digest == digest(match.game.events)
    again = Match.resume(path, pool, write=False)
    assert not again.setup.renumbers and again.game.events == match.game.events
    # Saved elsewhere it stays such a game.
    match.save_to(copied)
    match.close()
    assert json.loads(copied.read_bytes().split(b"\n")[0])["dbzreplay"] == 2
    same = Match.new(setup, pool)
    for entry in match.answers:
        same.course.answer(entry.value)
    names = [
        [m.game.printed[c].id for c in m.game.state.players[0].life_deck] for m in (same, match)
    ]
    assert names[0] == names[1] and same.game.state.gone


# ---------------------------------------------------------------------------- chance


def test_a_long_seed_gives_another_chance_than_a_short_one() -> None:
    assert type(chance_of(7)) is Chance and type(chance_of(2**64 - 1)) is Chance
    assert type(chance_of(2**64)) is LongChance and type(chance_of(2**128 - 1)) is LongChance
    # Byte for byte the same on every system.
    long = chance_of(0x0123456789ABCDEF0123456789ABCDEF)
    assert [long.below(1000) for _ in range(6)] == FIRST
    assert long.shuffled(list(range(10))) == TEN


FIRST = [483, 347, 902, 275, 301, 166]
TEN = (1, 6, 4, 7, 2, 8, 5, 0, 9, 3)


def test_chance_is_copied_and_takes_another_course() -> None:
    one = chance_of(2**100 + 1)
    one.below(9)
    twin = one.copy()
    assert type(twin) is LongChance
    assert [one.below(99) for _ in range(9)] == [twin.below(99) for _ in range(9)]
    twin.renew(1)
    other = one.copy()
    other.renew(2)
    courses = [[chance.below(10**9) for _ in range(5)] for chance in (one, twin, other)]
    assert len({tuple(course) for course in courses}) == 3


@pytest.mark.parametrize("seed", [0, 5, 0x9E3779B97F4A7C15, 2**63, 2**64 - 1])
@pytest.mark.parametrize("size", [0, 1, 2, 3, 59, 60, 61, 200])
def test_cards_are_shuffled_as_if_drawn_one_at_a_time(seed: int, size: int) -> None:
    once, singly = chance_of(seed), chance_of(seed)
    for _ in range(3):
        cards = list(range(size))
        for last in range(size - 1, 0, -1):
            other = singly.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        assert once.shuffled(list(range(size))) == tuple(cards)
        assert once.state == singly.state


@pytest.mark.parametrize("seed", [5, 2**90 + 5])
def test_every_card_comes_to_lie_anywhere(seed: int) -> None:
    chance = chance_of(seed)
    places: Counter[tuple[int, int]] = Counter()
    for _ in range(3_000):
        places.update(enumerate(chance.shuffled(list(range(6)))))
    assert len(places) == 36
    assert all(400 < count < 600 for count in places.values()), places
