"""A forecast tells all that it can: despite a choice, what a defense offers, who would win."""

from __future__ import annotations

from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.match import Match
from dbz_desktop.match.telling import forecast_words as words
from dbz_desktop.rules.insight.forecast import Forecast
from dbz_desktop.rules.kernel.decisions import Act, Ask

from .posed import posed

NAMES = ("Ann", "Bob")
RAGING = {"mp": "Raditz", "mastery": "Saiyan Rampaging Mastery"}
SHIELDED = {"mastery": "Blue Protective Mastery"}


def of_label(match: Match, label: str) -> Forecast:
    """The forecast of an answer to the present question."""
    assert match.decision is not None
    seat = match.seat(match.decision.player)
    assert seat.decision is not None
    option = next(o for o in seat.decision.options if label in o.label)
    told = seat.forecast(option)
    assert told is not None
    return told


def title_in(match: Match) -> words.Title:
    return lambda card: match.game.cards[card].title if card >= 0 else ""


def test_a_choice_beside_the_damage_leaves_the_damage_told(pool: Pack) -> None:
    """ "Raise or lower a player's anger 1. DAMAGE: 4 life cards." """
    match = posed(pool, {"hand": ["Android Headbutt"]}, {})
    told = of_label(match, "Android Headbutt")
    assert told.life_cards == 4 and not told.exact
    assert [each.decides for each in told.unsaid] == [0]
    assert words.sums(told, title_in(match)) == ["4 life cards"]


def test_two_things_that_are_not_told_leave_the_damage_told(pool: Pack) -> None:
    match = posed(pool, {"hand": ["Black Swirl"], "stages": 8}, {})
    told = of_label(match, "Black Swirl")
    assert len(told.unsaid) == 2 and told.life_cards == 5


def test_what_a_defense_offers_is_what_it_is_used_for(pool: Pack) -> None:
    """ "You may discard an Energy Combat card from your hand to stop a physical attack." """
    hand = ["Blue Terror", "Orange Hand Cannon"]
    attack = {**RAGING, "hand": ["Saiyan Left Kick"]}
    script = ("play Saiyan Left Kick",)
    match = posed(pool, {**SHIELDED, "hand": hand}, attack, *script, turn="opponent")
    told = of_label(match, "Blue Protective Mastery")
    assert told.offered and told.stopped and not told.exact
    assert words.supposed(told) == words.OFFERED
    tip = words.tip(told, title_in(match), NAMES)
    assert "Stopped by Blue Protective Mastery" in tip and words.OFFERED in tip
    # With nothing to discard it does nothing, and that is told.
    match = posed(pool, {**SHIELDED, "hand": []}, attack, *script, turn="opponent")
    decision = match.decision
    assert decision is not None
    if decision.ask is Ask.DEFEND and any(o.act is Act.DEFEND for o in decision.options):
        told = of_label(match, "Blue Protective Mastery")
        assert not told.offered and told.life_cards == 5


def test_a_defense_that_prevents_all_is_told_as_that(pool: Pack) -> None:
    match = posed(
        pool,
        {**SHIELDED, "hand": ["Blue Precarious Defense"]},
        {**RAGING, "hand": ["Saiyan Left Kick"]},
        "play Saiyan Left Kick",
        turn="opponent",
    )
    told = of_label(match, "Blue Precarious Defense")
    assert told.life_cards == 0
    assert words.sums(told, title_in(match)) == ["All damage is prevented"]
    said = words.sentence(told, title_in(match), NAMES)
    assert "5 life cards" not in said and words.SUPPOSED not in said


def test_an_attack_that_nothing_stops_or_prevents_is_told_so(pool: Pack) -> None:
    match = posed(pool, {"hand": ["Krillin's Destructo Disk"], "stages": 8}, {})
    told = of_label(match, "Destructo Disk")
    assert set(told.keywords) == {"Unstoppable", "Unpreventable"}
    title = title_in(match)
    for text in (words.tip(told, title, NAMES), words.sentence(told, title, NAMES)):
        assert words.SUPPOSED not in text and "Endurance" not in text
    line = words.Line("title", words.title_line(told, title))
    # Where it has no room the name stays whole, and what its keywords say stands below.
    assert line.spellings()[-1] == "Krillin's Destructo Disk"
    for draft in words.drafts(told, line.text, title, NAMES):
        assert any("can't be stopped" in each.text for each in draft)
        assert any("can't be prevented" in each.text for each in draft)


def test_a_hit_that_raises_anger_to_the_goal_is_told_to_win(pool: Pack) -> None:
    """The Mastery gives it "HIT: You may raise your anger 1." (WIN-2)."""
    angry = {**RAGING, "level": 4, "anger": 3, "hand": ["Saiyan Left Kick"]}
    match = posed(pool, {}, angry, "play Saiyan Left Kick", turn="opponent")
    coming = match.seat(0).incoming()
    assert coming is not None and coming.won is None
    assert coming.on_hit is not None
    assert (coming.on_hit.player, coming.on_hit.kind, coming.on_hit.rule) == (1, "mppv", "WIN-2")
    title = title_in(match)
    verdict = "Bob can win by anger if it hits (WIN-2)"
    assert words.verdict(coming, NAMES) == verdict
    assert words.brief(coming, title, NAMES).startswith(f"{verdict}! Coming in: ")
    assert verdict in words.aloud(coming, title, NAMES)
    for draft in words.drafts(coming, "", title, NAMES):
        assert any(line.text == verdict for line in draft)
    # A level lower that is an advance, and no victory; nor does less anger win.
    for less in ({"level": 3}, {"anger": 2}):
        match = posed(pool, {}, {**angry, **less}, "play Saiyan Left Kick", turn="opponent")
        coming = match.seat(0).incoming()
        assert coming is not None and coming.on_hit is None


def test_an_attack_whose_own_effect_wins_tells_who_wins(pool: Pack) -> None:
    angry = {**RAGING, "level": 4, "anger": 4, "hand": ["Saiyan Left Kick"]}
    told = of_label(posed(pool, angry, {}), "Saiyan Left Kick")
    assert told.won is not None and words.verdict(told, NAMES) == "Ann would win by anger (WIN-2)"
