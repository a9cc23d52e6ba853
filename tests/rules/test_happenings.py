"""Every timing of the language: its happening is played once, and it is heard once (EFF-2).

A card text goes in, a game is played, and what came of it is looked at. The watcher says "Whenever
…, draw a card"; the deed is another card that makes the happening happen.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Any

import pytest

from dbz_desktop.cards import CardType, Style
from dbz_desktop.match.scenarios.checks import check, log_lines
from dbz_desktop.rules.kernel.base import Trigger
from dbz_desktop.rules.kernel.note import Note
from dbz_desktop.rules.language.compiler import grammar
from dbz_desktop.rules.language.happenings.acts_done import Act, ActDone
from dbz_desktop.rules.language.happenings.adverbs import Adverb
from dbz_desktop.rules.language.happenings.happening import Happening
from tests.rules.happening import (
    ALLY,
    BALL,
    BLAST,
    DISCARDS,
    DRILL,
    ENERGY,
    EVENT,
    KICK,
    LOOK,
    PHYSICAL,
    SETUP,
    Row,
    card,
    play,
    position,
    times_heard,
)

DEEDS = {
    EVENT: "POWER: Gain 1 stage.",
    PHYSICAL: KICK,
    ENERGY: BLAST,
    DRILL: "POWER: Gain 1 stage.",
    SETUP: "POWER: Gain 1 stage.",
    ALLY: "POWER: Gain 1 stage.",
    BALL: "Gain 1 stage.",
}
SEARCHES = "POWER: Search your Life Deck for a card and Rejuvenate it."
PERMANENTS = (DRILL, SETUP, ALLY, BALL)


def plays(timing: str, by: str, types: tuple[CardType, ...] = tuple(DEEDS)) -> list[Row]:
    """The playing of a card of each type: said by its type, by its Style, and as any card."""
    rows = []
    for kind in types:
        phase = "planning" if kind in PERMANENTS else "combat"
        name = f"{kind.value} card" if kind in (PHYSICAL, ENERGY) else kind.value
        for words in (name, f"Styled {name}", "card"):
            if words.startswith("Styled") and kind in (ALLY, BALL, SETUP):
                continue
            style = Style.RED if words.startswith("Styled") else Style.FREESTYLE
            said = timing.format(f"{'an' if words[0] in 'AE' else 'a'} {words}")
            rows.append(
                Row(said, DEEDS[kind], by, kind, style, phase=phase,
                    only_constant=kind in PERMANENTS)
            )  # fmt: skip
    return rows


def fights(timing: str, by: str, **more: Any) -> list[Row]:
    """An attack of each kind that can be spoken of; the timing has {} for it."""
    kinds = (
        ("attack", PHYSICAL, Style.FREESTYLE),
        ("physical attack", PHYSICAL, Style.FREESTYLE),
        ("energy attack", ENERGY, Style.FREESTYLE),
        ("physical or energy attack", ENERGY, Style.FREESTYLE),
        ("Styled attack", PHYSICAL, Style.RED),
        ("Styled energy attack", ENERGY, Style.RED),
        ("Red attack", PHYSICAL, Style.RED),
        ("Red Style physical attack", PHYSICAL, Style.RED),
        ("non-Styled attack", PHYSICAL, Style.FREESTYLE),
        ("Physical Combat attack", PHYSICAL, Style.FREESTYLE),
        ("Energy Combat attack", ENERGY, Style.RED),
    )
    rows = []
    for words, kind, style in kinds:
        text = "[attack] Energy attack. DAMAGE: 2 life cards." if kind is ENERGY else KICK
        rows.append(Row(timing.format(words), text, by, kind, style, **more))
    return rows


def raised(text: str) -> str:
    return f"[attack] Physical attack. {text} DAMAGE: 2 stages."


PILE = {"discard": ["Filler", "Spare Kick"]}
BLOCKED = ("play Deed", "play Block")
HURT = KICK.replace("stages", "life cards")
ROWS = [
    Row("a Dragon Ball is revealed as you take damage", HURT, "opponent", PHYSICAL,
        mine={"life_deck": ["Ball", "Filler"]}),
    Row("you destroy cards from your Life Deck", "POWER: Destroy the top card of your Life Deck."),
    Row("your opponent destroys cards from his Life Deck",
        "POWER: Your opponent destroys the top card of his Life Deck."),
    Row("your opponent banishes cards from his Life Deck",
        "POWER: Each player banishes the top card of his Life Deck."),
    # ------------------------------------------------------------------ cards
    *plays("{} is played", "you"),
    *plays("{} is played", "opponent"),
    *plays("you play {}", "you"),
    *plays("your opponent plays {}", "opponent"),
    *plays("{} enters play", "you", PERMANENTS),
    *plays("{} enters play", "opponent", PERMANENTS),
    *plays("{} enters play under your control", "you", PERMANENTS),
    Row("an Ally enters play under your control and that card is the only Ally you control",
        DEEDS[ALLY], kind=ALLY, phase="planning"),
    Row("a card is banished", "POWER: Banish the top card of your discard pile.", mine=PILE),
    Row("a card is banished", "POWER: Banish the top card of your discard pile.", "opponent",
        theirs=PILE),
    Row("a card banishes itself after use", "(Banish after use.) POWER: Gain 1 stage."),
    Row("a card banishes itself after use", "(Banish after use.) " + KICK, "opponent", PHYSICAL),
    Row("a card is discarded from a hand", "POWER: Discard a card from your hand.",
        mine={"hand": ["Deed", "Filler"]}),
    Row("a card is discarded from a hand", "POWER: Discard a card from your hand.", "opponent",
        theirs={"hand": ["Deed", "Filler"]}),
    Row("your opponent discards a card from his hand by a card effect",
        "POWER: Your opponent discards a card from his hand.", theirs={"hand": ["Filler"]}),
    Row("your opponent discards a card from his hand by a card effect",
        "POWER: Discard a card from your hand.", "opponent",
        theirs={"hand": ["Deed", "Filler"]}),
    Row("you Rejuvenate", "POWER: Rejuvenate 2.", mine=PILE),
    Row("your opponent Rejuvenates", "POWER: Rejuvenate 2.", "opponent", theirs=PILE),
    Row("you Rejuvenate a card", "POWER: Rejuvenate 1.", mine=PILE),
    Row("you Rejuvenate a Physical Combat card", "POWER: Rejuvenate 1.", mine=PILE),
    Row("you Rejuvenate or shuffle cards into your Life Deck", "POWER: Rejuvenate 2.", mine=PILE),
    Row("one of your effects during combat Rejuvenates or shuffles cards into your Life Deck",
        "POWER: Rejuvenate 2.", mine=PILE),
    Row("you banish a card for Endurance", KICK.replace("2 stages", "3 life cards"), "opponent",
        PHYSICAL, mine={"life_deck": ["Lasting Block"]}),
    # ------------------------------------------------------------------ anger, stages, levels
    Row("you raise your anger", "POWER: Raise your anger 2."),
    Row("your opponent raises his anger", "POWER: Raise your anger 2.", "opponent"),
    Row("one of your effects raises your anger", raised("Raise your anger 1."), kind=PHYSICAL),
    Row("your anger is lowered", "POWER: Lower your opponent's anger 1.", "opponent",
        mine={"anger": 2}),
    Row("your opponent's anger is lowered", "POWER: Lower your anger 1.", "opponent",
        theirs={"anger": 2}),
    Row("you lower your opponent's anger", "POWER: Lower your opponent's anger 1.",
        theirs={"anger": 2}),
    Row("a card effect lowers your opponent's anger and his anger is already 0",
        "POWER: Lower your opponent's anger 1."),
    Row("your anger is raised or lowered", "POWER: Raise your anger 2."),
    Row("your anger is raised or lowered", "POWER: Lower your opponent's anger 1.", "opponent",
        mine={"anger": 2}),
    Row("your opponent raises or lowers your anger", "POWER: Lower your opponent's anger 1.",
        "opponent", mine={"anger": 2}),
    Row("one of your attacks lowers your anger", raised("Lower your anger 1."), kind=PHYSICAL,
        mine={"anger": 3}),
    Row("you gain stages from a card effect", "POWER: Gain 1 stage."),
    Row("your opponent gains stages from a card effect", "POWER: Gain 1 stage.", "opponent"),
    Row("you advance a level", "POWER: Advance your MP 1 level."),
    Row("you advance a level", "POWER: Raise your anger 1.", mine={"anger": 4}),
    Row("your opponent advances a level", "POWER: Advance your MP 1 level.", "opponent"),
    Row("you lower a level", "POWER: Lower your MP 1 level.", mine={"level": 2}),
    Row("you change levels", "POWER: Lower your MP 1 level.", mine={"level": 2}),
    Row("you change levels", "POWER: Advance your MP 1 level."),
    Row("your opponent changes levels", "POWER: Advance your MP 1 level.", "opponent"),
    Row("any personality changes levels", "POWER: Advance your MP 1 level.", "opponent"),
    Row("any personality changes levels", "POWER: Lower your MP 1 level.", mine={"level": 2}),
    Row("one of your attacks causes you to change levels", raised("Advance your MP 1 level."),
        kind=PHYSICAL),
    # ------------------------------------------------------------------ attacks
    *fights("you perform a {}", "you"),
    *fights("your opponent performs a {}", "opponent"),
    *fights("you perform a successful {}", "you"),
    *fights("your opponent performs a successful {}", "opponent"),
    *fights("you take damage from a {}", "opponent"),
    Row("you take life card damage from a physical attack", KICK.replace("stages", "life cards"),
        "opponent", PHYSICAL),
    Row("you take life card damage from an attack", BLAST, "opponent", ENERGY),
    Row("your opponent takes damage from one of your attacks", KICK, kind=PHYSICAL),
    Row("you stop an attack", KICK, "opponent", PHYSICAL, steps=BLOCKED,
        mine={"hand": ["Block"]}),
    Row("one of your attacks is stopped", KICK, kind=PHYSICAL, steps=BLOCKED,
        theirs={"hand": ["Block"]}),
    Row("you deal critical damage", BLAST, kind=ENERGY),
    Row("your opponent deals critical damage", BLAST, "opponent", ENERGY),
    Row("you use a critical damage effect", BLAST, kind=ENERGY, theirs={"hand": ["Filler"]}),
    Row("you use a critical damage effect", "POWER: Use a critical damage effect.",
        theirs={"hand": ["Filler"]}),
    Row("your opponent uses a critical damage effect", BLAST, "opponent", ENERGY,
        mine={"hand": ["Filler"]}),
    Row("you use Endurance", HURT, "opponent", PHYSICAL, mine={"life_deck": ["Lasting Block"]}),
    Row("your opponent reveals his hand", "POWER: Your opponent reveals his hand.",
        theirs={"hand": ["Filler", "Block"]}),
    Row("any damage from an attack is prevented", HURT, kind=PHYSICAL,
        theirs={"life_deck": ["Lasting Block"]}),
    Row("your opponent loses stages", "POWER: Your opponent loses 2 stages."),
    Row("your opponent pays stages", "[attack] 2: Energy attack. DAMAGE: 1 stage.", "opponent",
        ENERGY),
    Row("one of your effects causes your opponent to lose stages",
        "POWER: Your opponent loses 2 stages."),
    Row("you stop one of your opponent's attacks", KICK, "opponent", PHYSICAL, steps=BLOCKED,
        mine={"hand": ["Block"]}),
    Row("your opponent's anger is lowered to 0", "POWER: Lower your opponent's anger 2.",
        theirs={"anger": 2}),
    Row("you declare combat", steps=("yes",), phase="declare", only_constant=True),
    Row("a player does not declare combat", steps=("no",), phase="declare", only_constant=True),
    Row("you search your Life Deck", SEARCHES),
    Row("your opponent searches his Life Deck or discard pile", SEARCHES, "opponent"),
    Row("you modify the damage of one of your attacks",
        "[attack] Physical attack. This attack deals +1 stage of damage. DAMAGE: 2 stages.",
        kind=PHYSICAL),
    Row("you use a HIT effect", KICK + " HIT: Gain 1 stage.", kind=PHYSICAL),
    Row("your opponent uses a HIT effect of a Physical Combat card", KICK + " HIT: Gain 1 stage.",
        "opponent", PHYSICAL),
    Row("your opponent passes", steps=("pass",), by="opponent"),
    Row("your opponent skips an action",
        KICK + " HIT: Your opponent skips his next action this combat.", kind=PHYSICAL),
    Row("you skip an action",
        KICK + " HIT: Your opponent skips his next action this combat.", "opponent", PHYSICAL),
    Row("you Rejuvenate cards", "POWER: Rejuvenate 2.", mine=PILE),
    Row("your opponent captures a Dragon Ball", "POWER: Capture a Dragon Ball.", "opponent",
        mine={"play": ["Ball"]}),
    # ------------------------------------------------------------------ narrowed
    Row("you stop an attack during combat", KICK, "opponent", PHYSICAL, steps=BLOCKED,
        mine={"hand": ["Block"]}),
    Row("you play a Drill during combat",
        "POWER: Search your Life Deck for a Drill and play it.",
        mine={"life_deck": ["Idle Drill"]}),
    Row("you perform an attack and your anger is 2 or more", KICK, kind=PHYSICAL,
        mine={"anger": 2}),
    Row("you perform a successful attack and your anger is 2 or more", KICK, kind=PHYSICAL,
        mine={"anger": 2}),
]  # fmt: skip

MOMENTS = [
    Row("at the beginning of each turn", steps=("until turn ends",), only_constant=True),
    Row("at the beginning of your turn", steps=("until turn ends",), by="opponent",
        only_constant=True),
    Row("at the start of your opponent's turn", steps=("until turn ends",), only_constant=True),
    Row("at the start of your Planning Step", steps=("until turn ends",), by="opponent",
        only_constant=True),
    Row("at the beginning of your Rejuvenation Step", steps=("until turn ends",),
        phase="planning", only_constant=True),
    *(
        Row(f"at the end of your opponent's {step} Step", steps=("until turn ends",),
            by="opponent", phase="planning", only_constant=True)
        for step in ("Planning", "Discard", "Rejuvenation")
    ),
    Row("at the end of each Combat Step", steps=("until combat ends",), only_constant=True),
    Row("at the end of your Draw Step", steps=("until turn ends",), by="opponent",
        only_constant=True),
    Row("at the end of combat", steps=("until combat ends",)),
    Row("at the end of any combat in which your anger is 2 or more",
        steps=("until combat ends",), mine={"anger": 2}, only_constant=True),
    Row("when entering combat", steps=("yes",), phase="declare", only_constant=True),
    Row("when entering combat", steps=("yes",), phase="declare", by="opponent",
        only_constant=True),
    Row("when entering combat as the defender", steps=("yes",), phase="declare", by="opponent",
        only_constant=True),
]  # fmt: skip


@pytest.mark.parametrize("row", [*ROWS, *MOMENTS], ids=str)
def test_a_constant_power_hears_each_happening_once(row: Row) -> None:
    whenever = f"Whenever {row.timing}" if row in ROWS else row.timing.capitalize()
    match = position(row, card("Watcher", DRILL, f"[constant] {whenever}, {LOOK}."), "play")
    play(row, match)
    assert times_heard(match) == 1, log_lines(match)


@pytest.mark.parametrize("row", [*ROWS, *MOMENTS], ids=str)
def test_an_instant_power_hears_each_happening_once(row: Row) -> None:
    when = f"Use when {row.timing}" if row in ROWS else f"Use {row.timing}"
    text = f"[instant] POWER: {when}. {LOOK.capitalize()}."
    match = position(row, card("Watcher", SETUP, text), "play")
    play(row, match)
    assert times_heard(match) == 1, log_lines(match)


@pytest.mark.parametrize("row", [row for row in ROWS if not row.only_constant], ids=str)
def test_what_lasts_for_a_combat_hears_each_happening_once(row: Row) -> None:
    lasting = {"card": "Watcher", "text": f"Whenever {row.timing}, {LOOK}."}
    row = replace(row, mine={**row.mine, "lasting": [lasting]})
    match = position(row, card("Watcher", DRILL, "POWER: Draw a card."), "play")
    play(row, match)
    assert times_heard(match) == 1, log_lines(match)


# ---------------------------------------------------------------------- what isn't meant

WATCHED = {"play": ["Other Drill"]}
UNHEARD = [
    Row("you use a HIT effect", KICK, kind=PHYSICAL),
    Row("you use a Physical Combat card", "[attack] Energy attack. DAMAGE: 1 stage. HIT: Draw a card.",
        kind=ENERGY),
    Row("you use a HIT effect", KICK + " HIT: Gain 1 stage.", kind=PHYSICAL, steps=BLOCKED,
        theirs={"hand": ["Cold Block"]}),
    Row("a player does not declare combat", steps=("yes",), phase="declare"),
    Row("you search your Life Deck", SEARCHES, "opponent"),
    Row("your opponent searches a Life Deck", SEARCHES.replace("Life Deck", "discard pile", 1),
        "opponent", theirs={"discard": ["Filler"]}),
    Row("your opponent modifies the damage of one of your attacks",
        "[attack] Physical attack. This attack deals +1 stage of damage. DAMAGE: 2 stages.",
        kind=PHYSICAL),
    *(replace(row, by="opponent") for row in plays("you play {}", "you")),
    *(replace(row, by="you") for row in plays("your opponent plays {}", "opponent")),
    *(replace(row, by="opponent") for row in fights("you perform a {}", "you")),
    *(replace(row, by="opponent") for row in fights("you perform a successful {}", "you")),
    *(replace(row, by="you") for row in fights("your opponent performs a {}", "opponent")),
    *(replace(row, by="you") for row in fights("you take damage from a {}", "opponent")),
    Row("a Drill is played", "POWER: Place a Drill from your hand into play.",
        mine={"hand": ["Deed", "Idle Drill"]}),
    Row("you play a Drill during combat", DEEDS[DRILL], kind=DRILL, phase="planning"),
    Row("you perform an attack and your anger is 2 or more", KICK, kind=PHYSICAL),
    Row("you raise your anger", "POWER: Raise your opponent's anger 1.", "opponent"),
    Row("you lower your opponent's anger", "POWER: Lower your anger 1.", "opponent",
        theirs={"anger": 2}),
    Row("your opponent raises or lowers your anger", "POWER: Raise your anger 2."),
    Row("your anger is raised or lowered", "POWER: Raise your opponent's anger 2."),
    # The anger falls while your attack goes on, but by the effect of another card.
    Row("one of your attacks lowers your anger", KICK, kind=PHYSICAL,
        mine={"anger": 3, **WATCHED}),
    Row("one of your attacks lowers your anger", KICK, kind=PHYSICAL, mine={"anger": 3},
        steps=BLOCKED, theirs={"hand": ["Cold Block"]}),
    Row("one of your attacks lowers your anger", "POWER: Lower your anger 1.", mine={"anger": 3}),
    Row("one of your attacks lowers your anger", raised("Lower your opponent's anger 1."),
        kind=PHYSICAL, theirs={"anger": 3}),
    Row("one of your attacks lowers your anger", raised("Lower your opponent's anger 1."),
        "opponent", PHYSICAL, mine={"anger": 3}),
    Row("an Ally enters play under your control and that card is the only Ally you control",
        DEEDS[ALLY], kind=ALLY, phase="planning", mine={"play": ["Old Friend"]}),
    Row("a Dragon Ball is revealed as you take damage", HURT, kind=PHYSICAL,
        theirs={"life_deck": ["Ball", "Filler"]}),
    # The hand lies open already, and nobody reveals it anew.
    Row("you reveal your hand", "POWER: Your attacks deal +1 stage of damage this combat.",
        mine={"hand": ["Deed", "Filler"],
              "lasting": [{"text": "You play with your hand revealed this combat."}]}),
    Row("you destroy cards from your Life Deck",
        "POWER: Destroy the top 2 cards of your opponent's Life Deck.", "opponent"),
    Row("your opponent destroys cards from his Life Deck",
        "POWER: Destroy the top 2 cards of your opponent's Life Deck."),
    Row("one of your attacks causes you to change levels", KICK, kind=PHYSICAL,
        mine={"level": 2, "play": ["Falling Drill"]}),
    Row("one of your attacks causes you to change levels", "POWER: Advance your MP 1 level."),
]  # fmt: skip


@pytest.mark.parametrize("row", UNHEARD, ids=str)
def test_what_is_not_meant_is_not_heard(row: Row) -> None:
    if row.steps == BLOCKED:
        row = replace(row, steps=("play Deed", "play Cold Block"))
    text = f"[constant] Whenever {row.timing}, {LOOK}."
    match = position(row, card("Watcher", DRILL, text), "play")
    play(row, match)
    assert times_heard(match) == 0, log_lines(match)
    if row.mine.get("play") == ["Other Drill"] or "Cold Block" in row.steps:
        # The happening was there; only its cause is another.
        assert check(match, "log contains Player 1's anger falls") is None, log_lines(match)


# ---------------------------------------------------------------------- this very card


@pytest.mark.parametrize(
    ("text", "row"),
    [
        ("Whenever this card enters play", Row("", steps=("play Watcher",), phase="planning")),
        (
            "Whenever this card enters play from your hand",
            Row("", steps=("play Watcher",), phase="planning"),
        ),
        ("Whenever this card leaves play", Row("", "POWER: Destroy a Drill.")),
        ("Whenever this card leaves play", Row("", "POWER: Destroy a Drill.", "opponent")),
    ],
)
def test_a_card_hears_what_happens_to_it_in_play(text: str, row: Row) -> None:
    place = "hand" if row.phase == "planning" else "play"
    match = position(row, card("Watcher", DRILL, f"[constant] {text}, {LOOK}."), place)
    play(row, match)
    assert times_heard(match) == 1, log_lines(match)


SELF_ROWS = [
    ("discarded from your hand", Row("", DISCARDS), "hand"),
    ("discarded from your hand by a card effect", Row("", DISCARDS), "hand"),
    ("discarded from your hand by one of your effects", Row("", DISCARDS), "hand"),
    ("discarded from your hand by one of your card effects during combat", Row("", DISCARDS),
     "hand"),
    ("discarded from your hand by an opponent's effect",
     Row("", "POWER: Your opponent discards a card from his hand.", "opponent"), "hand"),
    ("discarded from your hand by a personality or Mastery effect",
     Row("", steps=("use Grim Mastery",), mine={"mastery": "Grim Mastery"}), "hand"),
    ("discarded from your hand during combat", Row("", DISCARDS), "hand"),
    ("destroyed from your Life Deck by a card effect",
     Row("", "POWER: Destroy the top card of your opponent's Life Deck.", "opponent"),
     "life_deck"),
    ("destroyed from your Life Deck by a non-damage effect",
     Row("", "POWER: Destroy the top card of your Life Deck."), "life_deck"),
    ("discarded or destroyed from your Life Deck", Row("", HURT, "opponent", PHYSICAL),
     "life_deck"),
    ("discarded or destroyed from your Life Deck",
     Row("", "POWER: Destroy the top card of your Life Deck."), "life_deck"),
    ("banished from your discard pile",
     Row("", "POWER: Banish the top card of your discard pile."), "discard"),
    ("banished from the top of your discard pile by a card effect",
     Row("", "POWER: Banish the top card of your discard pile."), "discard"),
    ("Rejuvenated during combat or destroyed from your Life Deck by a non-damage effect",
     Row("", "POWER: Rejuvenate 1."), "discard"),
    ("Rejuvenated during combat or destroyed from your Life Deck by a non-damage effect",
     Row("", "POWER: Destroy the top card of your Life Deck."), "life_deck"),
    ("Rejuvenated", Row("", "POWER: Rejuvenate 1."), "discard"),
]  # fmt: skip


@pytest.mark.parametrize(("event", "row", "place"), SELF_ROWS)
def test_a_card_hears_what_happens_to_it(event: str, row: Row, place: str) -> None:
    watcher = card("Watcher", PHYSICAL, f"(If this card is {event}, {LOOK}.) {KICK}")
    match = position(row, watcher, place)
    play(row, match)
    assert times_heard(match) == 1, log_lines(match)


def test_notes_about_endurance_and_entering_play() -> None:
    note = f"(If you banish this card for Endurance, {LOOK}.) {KICK}"
    row = Row("", HURT, "opponent", PHYSICAL)
    match = position(row, card("Watcher", PHYSICAL, note, endurance=1), "life_deck")
    play(row, match)
    assert times_heard(match) == 1, log_lines(match)
    note = f"(When this card enters play, {LOOK}.) POWER: Draw a card."
    row = Row("", steps=("play Watcher",), phase="planning")
    match = position(row, card("Watcher", DRILL, note), "hand")
    play(row, match)
    assert times_heard(match) == 1, log_lines(match)


# ---------------------------------------------------------------------- none is left out


def parts_of(node: Any) -> list[Any]:
    """A phrase and every phrase in it."""
    found = [node]
    for each in fields(node) if is_dataclass(node) else ():
        value = getattr(node, each.name)
        for part in value if isinstance(value, tuple) else (value,):
            found += parts_of(part)
    return found


ONLY_AT_THE_DOOR = ("ExceptFor",)


def test_every_timing_of_the_language_is_played_here() -> None:
    texts = [row.timing for row in (*ROWS, *MOMENTS)]
    texts += ["this card enters play", "this card enters play from your hand"]
    texts.append("this card leaves play")
    texts.append("there are no Setups in play")  # played in `test_states`
    texts.append("a card effect would end combat")  # played in `test_ahead`
    texts.append(
        "a player uses an effect that would have lowered your MP a level"
    )  # `test_evolution_more`
    texts.append("the power level of an Ally is 0")  # played in `test_regardless`
    texts.append("your Life Deck is shuffled")  # played in `test_wider_words`
    texts.append("you draw a card or your opponent passes")  # played in `test_joined_frames`
    texts.append("your MP powers up")  # played in `test_when_played`
    # Played in `test_takes_the_place`.
    texts.append("your opponent reveals a card this way")
    texts.append("a Drill is discarded as you advance a level")
    read = [grammar().parse(Trigger, text) for text in texts]
    read += [grammar().parse(Note, f"If this card is {event}, {LOOK}") for event, _, _ in SELF_ROWS]
    read.append(grammar().parse(Note, f"If you banish this card for Endurance, {LOOK}"))
    played = {type(part) for node in read for part in parts_of(node)}
    wanted = {kind for base in (Trigger, Happening, Adverb) for kind in grammar().phrases(base)}
    # "With this card" looks back at what the card's own effects did, see the conditions; the others
    # are only ever forbidden or changed, see `test_bans` and `test_replacements`.
    # So many in all are only ever asked of the past, see `test_done_to`.
    of_the_past = {"SoManyDone"}
    assert {kind.__name__ for kind in wanted - played} == {*ONLY_AT_THE_DOOR, *of_the_past}
    acts = {part.act for node in read for part in parts_of(node) if isinstance(part, ActDone)}
    # That the game is won, or a step had, is only forbidden; that combat ended is asked afterwards.
    assert set(Act) - acts == {Act.MPPV, Act.BALLS, Act.SURVIVAL, Act.WIN, Act.STEP}
