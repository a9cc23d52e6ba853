"""Scenarios to watch: each rule and ruling plays from its position to its end, told in words."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from dbz_desktop.cards.model import CardType
from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.content.rule_texts import all_rules
from dbz_desktop.match.replays.recording import RecordedMatch
from dbz_desktop.match.scenarios import checks, words
from dbz_desktop.match.scenarios.scenario import ScenarioError
from dbz_desktop.match.scenarios.shelf import Listed, Shelf, shelf
from dbz_desktop.match.scenarios.showing import Showing, show_file
from dbz_desktop.paths import resources_folder
from dbz_desktop.rules.kernel.decisions import Ask

RULINGS = tomllib.loads((resources_folder() / "rulings.toml").read_text(encoding="utf-8"))
OF_DECKS = {"SET-1", *(f"DCK-{number}" for number in range(1, 12) if number != 6)}
"""Rules about building a deck: nothing of them can be seen on a table."""
LIMITS = {"CRDZ-PRE-S96", "CRDZ-PRE-U113", "CRDZ-EVO-S35", "CRDZ-PER-P14", "CRDZ-VEN-P1"}
"""Rulings on how many copies a deck may hold."""


def showing(name: str, pool: Pack, edition: str = "") -> Showing:
    return show_file(resources_folder() / "rulings" / f"{name}.toml", pool, edition)


@pytest.mark.parametrize("each", shelf().listed, ids=lambda each: each.path.stem)
def test_it_plays_to_its_end_in_words(each: Listed, pool: Pack) -> None:
    shown = show_file(each.path, pool)
    recording = shown.recording
    assert len(shown.moments) == recording.total + 1
    assert (shown.moments[0].answer, shown.moments[0].happened) == ("", [])
    match = RecordedMatch(recording, 0, open_hands=True)
    for place, moment in enumerate(shown.moments):
        match.go(place)
        assert moment.answer or not place
        for sentence in moment.sees:
            assert re.fullmatch(r"[A-Z0-9“].*[.!?”]", sentence), sentence
            assert not re.search(r"expect|life_deck|in_use|[a-z]=|None|\w\.\.", sentence), sentence
    assert any(moment.sees for moment in shown.moments)
    for viewer in (0, 1):
        assert match.seat(viewer).view() == recording.view(viewer, True).table(recording.places[-1])


def test_every_rule_and_ruling_can_be_shown() -> None:
    silent = {rule.id for rule in all_rules() if not shelf().of_rule(rule.id)}
    assert silent == OF_DECKS
    unseen = {id for id, row in RULINGS.items() if row.get("cards") and not shelf().of_ruling(id)}
    assert unseen == LIMITS


def test_any_title_may_be_named_also_when_going_on_otherwise(pool: Pack) -> None:
    shown = showing("EFF-10-one-try", pool)
    mine = {card.title for side in shown.scenario.sides for card in side.life_deck}
    asks = [shown.match_at(place).decision for place in range(len(shown.moments))]
    place = [asked.ask if asked else None for asked in asks].index(Ask.NAME)
    for match in (shown.match_at(place), shown.match_at(place).onwards(pool)):
        asked = match.decision
        assert asked is not None and asked.ask is Ask.NAME
        titles = [option.label for option in asked.options]
        strange = {card.title for card in pool.cards.values() if card.type is CardType.EVENT}
        assert mine < set(titles) and strange <= set(titles) and len(set(titles)) == len(titles)
        match.course.answer(titles.index(min(strange - mine)))
        assert match.decision is None or match.decision.ask is not Ask.NAME


def test_every_kind_of_expectation_has_words() -> None:
    assert set(checks.KINDS) == words.TOLD


def test_what_is_asked_answered_and_seen_stands_in_its_place(pool: Pack) -> None:
    shown = showing("ANG-4-set-since-rb3", pool, "panini-2017")
    assert shown.edition == "panini-2017" == shown.recording.setup.edition
    assert shown.recording.names == ("Anna", "Bert")
    assert shown.opening == "Anna's turn, combat."
    answers = [(moment.seat, moment.answer) for moment in shown.moments[1:3]]
    assert answers == [(0, "Play Saiyan Upward Kick"), (1, "No defense")]
    assert shown.moments[2].sees == ["Bert's MP is at Stage 5."]
    assert shown.moments[1].rule == "COM-2" and shown.moments[2].rule == "ATK-3"
    said = [line for line in shown.moments[2].happened if line.rule]
    assert said and all(not line.text.startswith("Step ") for line in said)
    assert shown.moments[3].sees[-1] == "Bert's MP is at Stage 10."


@pytest.mark.parametrize("name", ["RB3-sample-turn", "HSE-3-conceding"])
def test_each_place_can_be_gone_on_from(name: str, pool: Pack) -> None:
    shown = showing(name, pool)
    for place in range(shown.recording.total + 1):
        match = shown.match_at(place)
        assert match.decision == shown.recording.decisions[place]
        assert match.game.events == shown.recording.events[: shown.recording.places[place]]


def test_the_edition_makes_the_difference(pool: Pack) -> None:
    old = showing("ATK-1-order-of-the-steps-panini", pool)
    new = showing("ATK-1-order-of-the-steps-fanz", pool)
    last = "The attack has come to step {}: discard the attack."
    assert last.format(7) in old.moments[-1].sees + old.moments[-2].sees
    assert any(last.format(8) in moment.sees for moment in new.moments)


def test_what_does_not_come_as_expected_is_said(pool: Pack, tmp_path: Path) -> None:
    text = (resources_folder() / "rulings" / "ANG-4-set-since-rb3.toml").read_text("utf-8")
    stand_ins = resources_folder() / "rulings" / "stand-ins.toml"
    text = text.replace('"stand-ins.toml"', f'"{stand_ins.as_posix()}"')
    path = tmp_path / "wrong.toml"
    path.write_text(text.replace("stages = 10", "stages = 9"), "utf-8")
    with pytest.raises(ScenarioError, match=r"stages = 9.*it is 10"):
        show_file(path, pool)


def test_scenarios_are_found_by_rule_card_and_words(tmp_path: Path) -> None:
    found = shelf().of_rule("ATK-12")
    assert found[0].rules == ("ATK-12",)
    assert len(found) > 5 and {e.path.stem for e in found} >= {"ATK-12-endurance"}
    assert {e.path.stem for e in shelf().of_card("Combination Drill")} >= {
        "COM-1-combination-drill-in-2014"
    }
    assert shelf().find("endurance atk-12")
    assert all("ATK-12" in each.rules or "endurance" in each.words for each in found)
    assert shelf().find("no such words anywhere") == ()
    assert shelf().beside("ATK-6") == ("ATK-7",)
    assert "TRN-6" not in shelf().beside("ATK-1"), "a sample turn joins rules by chance"
    (tmp_path / "bad.toml").write_bytes(b'rule = "ATK-1\n\xff')
    (tmp_path / "pack.toml").write_text('[[card]]\nid = "X"\n')
    assert Shelf.of(tmp_path).listed == ()
