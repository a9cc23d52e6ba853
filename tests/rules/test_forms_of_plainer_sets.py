"""Forms that plainer sets have: each is read, and played through the public door."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType, Style
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

RED_DRILL = card("Red Drill", DRILL, "POWER: Draw a card.", style=Style.RED)


def refused(text: str, kind: CardType = EVENT) -> bool:
    """Whether a text isn't understood on a card of that type."""
    return bool(compile_text(card("Sword", kind, ""), text).failures)


# ------------------------------------------------------------------ notes


def test_which_power_a_note_limits() -> None:
    note = "(You may use this [defense] POWER only if your current anger level is 3 or higher.) "
    stops = "[defense] POWER: Lower your anger 1 level to stop a physical or energy attack."
    holds = "[constant] Your attacks deal +1 stage of damage."
    assert canonical(f"{note}{holds} {stops}", DRILL).startswith("(Use only if your anger is 3 or ")
    assert refused(f"{note}POWER: Draw a card. {stops}", DRILL)


@pytest.mark.parametrize("said", ["lowering a personality level", "losing a level"])
def test_a_drill_stays_as_its_player_loses_a_level(said: str) -> None:
    meant = "(This card is not discarded when you lower a level.) POWER: Draw a card."
    text = f"(This card is not discarded when {said}.) POWER: Draw a card."
    assert canonical(text, DRILL) == meant


# ------------------------------------------------------------------ amounts


@pytest.mark.parametrize("said", ["any one card effect", "a single card effect"])
@pytest.mark.parametrize("whose", ["you", "opponent"])
def test_so_many_stages_from_one_effect(said: str, whose: str) -> None:
    """Each effect may give so many, however many effects there are (EFF-7)."""
    cap = card(
        "Cap", DRILL, f"[constant] Personalities cannot gain more than 3 stages from {said}."
    )
    mine = {"hand": ["Feast", "Feast"], "stages": 1}
    theirs = {"play": ["Cap"]}
    tell(
        cap,
        card("Feast", EVENT, "POWER: Gain 5 stages."),
        you={**mine, **(theirs if whose == "you" else {})},
        opponent=theirs if whose == "opponent" else {},
        steps="play Feast\nexpect your.stages = 4\npass\nplay Feast\nexpect your.stages = 7",
    )


@pytest.mark.parametrize(("asked", "mine", "his"), [("yes", 1, 0), ("no", 0, 1)])
def test_an_amount_is_changed_and_more_is_done(asked: str, mine: int, his: int) -> None:
    tell(
        card("Calm", EVENT, "[instant] POWER: Use when one of your opponent's effects would raise "
             "his anger. Reduce that amount to 0 and raise your anger 1 level."),
        you={"hand": ["Calm"]},
        opponent={"play": ["Idle Drill"]},
        start={"action": "opponent"},
        steps=f"""opponent: use Idle Drill
            {asked}
            expect your.anger = {mine}
            expect opponent.anger = {his}""",
    )  # fmt: skip


# ------------------------------------------------------------------ so many of those


@pytest.mark.parametrize(
    ("drills", "drawn"),
    [
        (["Red Drill"] * 3, 1),
        (["Red Drill"] * 2, 0),
        (["Red Drill", "Red Drill", "Idle Drill"], 0),
    ],
)
def test_all_of_so_many_are_asked_of(drills: list[str], drawn: int) -> None:
    """Where fewer were there, they aren't all so many."""
    chosen = "\n".join(f"choose {each}" for each in drills)
    tell(
        RED_DRILL,
        card("Deed", EVENT, "POWER: Shuffle up to 3 Drills from your discard pile into your Life "
             "Deck. Draw a card if all 3 Drills were Styled."),
        you={"hand": ["Deed"], "discard": drills},
        steps=f"play Deed\n{chosen}\nexpect your hand = {drawn}",
    )  # fmt: skip


# ------------------------------------------------------------------ who can't choose one


@pytest.mark.parametrize("cannot", ["could not choose a card", "cannot choose one", "cannot"])
@pytest.mark.parametrize(
    ("mine", "his", "anger"),
    [
        (["Idle Drill"], ["Idle Drill"], 3),
        ([], ["Idle Drill"], 3),
        (["Idle Drill"], [], 1),
        ([], [], 1),
    ],
)
def test_he_cannot_choose_one(cannot: str, mine: list[str], his: list[str], anger: int) -> None:
    """Only what he does is asked of, where each player does it."""
    tell(
        card("Deed", EVENT, "POWER: Each player chooses an Ally, Setup, or Drill he controls and "
             "shuffles it into its owner's Life Deck. If your opponent "
             f"{cannot}, lower his anger 2 levels instead."),
        you={"hand": ["Deed"], "play": mine},
        opponent={"play": his, "anger": 3},
        steps=f"""play Deed
            expect opponent.anger = {anger}
            expect your play = 0
            expect opponent play = 0""",
    )  # fmt: skip


def test_what_each_has_of_several_kinds_is_printed_as_his_own() -> None:
    text = "POWER: Each player destroys an Ally, Setup, or Drill he controls."
    assert canonical(text) == text


# ------------------------------------------------------------------ instead of what wasn't done


@pytest.mark.parametrize(
    "if_not",
    [
        "If he cannot",
        "If he does not",
        "If he did not destroy a Drill",
        "If no card was destroyed this way",
    ],
)
@pytest.mark.parametrize(("his", "anger"), [(["Idle Drill"], 3), ([], 1)])
def test_instead_of_what_was_not_done(if_not: str, his: list[str], anger: int) -> None:
    """Whether it is done is known once it was tried: it isn't replaced beforehand (EFF-5)."""
    tell(
        card("Deed", EVENT, "POWER: Your opponent destroys a Drill he controls. "
             f"{if_not}, lower his anger 2 levels instead."),
        you={"hand": ["Deed"]},
        opponent={"play": his, "anger": 3},
        steps=f"play Deed\nexpect opponent.anger = {anger}\nexpect opponent play = 0",
    )  # fmt: skip


@pytest.mark.parametrize(("mine", "drawn", "stages"), [("Old Friend", 1, 5), ("Idle Drill", 0, 7)])
def test_instead_of_what_stands_between(mine: str, drawn: int, stages: int) -> None:
    """What is asked of was done before, so that what stands between is replaced."""
    tell(
        card("Deed", EVENT, "POWER: Destroy one of your Allies or Drills. Draw a card. If no Ally "
             "was destroyed this way, gain 2 stages instead."),
        you={"hand": ["Deed"], "play": [mine]},
        steps=f"play Deed\nexpect your hand = {drawn}\nexpect your.stages = {stages}",
    )  # fmt: skip


@pytest.mark.parametrize(("answers", "stages"), [("yes\nno", 7), ("no\nyes", 5), ("yes\nyes", 7)])
def test_if_you_do_what_each_player_may(answers: str, stages: int) -> None:
    tell(
        card("Deed", EVENT, "POWER: Each player may destroy a Drill he controls. If you do, gain 2 "
             "stages."),
        you={"hand": ["Deed"], "play": ["Idle Drill"]},
        opponent={"play": ["Idle Drill"]},
        steps=f"play Deed\n{answers}\nexpect your.stages = {stages}",
    )  # fmt: skip


# ------------------------------------------------------------------ fights


COSTLY = card("Costly", ENERGY, "[attack] Energy attack costing 3 stages. DAMAGE: 1 stage.")
CHEAP = card("Cheap", ENERGY, "[attack] Energy attack costing 2 stages. DAMAGE: 1 stage.")


@pytest.mark.parametrize(("attack", "gained"), [("Costly", 3), ("Cheap", 0)])
def test_what_an_attack_cost_to_perform(attack: str, gained: int) -> None:
    tell(
        COSTLY,
        CHEAP,
        card("Parry", ENERGY, "[defense] Stops an energy attack. If that attack cost 3 or more "
             "stages to perform, your MP gains 3 stages."),
        you={"hand": ["Parry"], "stages": 2},
        opponent={"hand": [attack]},
        start={"action": "opponent"},
        steps=f"opponent: play {attack}\nplay Parry\nexpect your.stages = {2 + gained}",
    )  # fmt: skip


@pytest.mark.parametrize(("chosen", "stages"), [("Lower your MP", 0), ("Raise your anger", 3)])
def test_whether_the_mp_was_lowered_with_the_card(chosen: str, stages: int) -> None:
    tell(
        card("Jab", PHYSICAL, "[attack] Physical attack. Lower your MP 1 level or raise your anger "
             "2 levels. DAMAGE: 6 stages. HIT: If you lowered your MP with this card, set your "
             "opponent's MP's power level to 0."),
        you={"hand": ["Jab"], "level": 2},
        opponent={"stages": 9},
        steps=f"play Jab\n{chosen}\nno defense\nexpect opponent.stages = {stages}",
    )  # fmt: skip


@pytest.mark.parametrize(("chosen", "his", "anger"), [("Pay", 3, 0), ("Raise", 5, 2)])
def test_he_does_it_or_you_do_something(chosen: str, his: int, anger: int) -> None:
    """He chooses, as he does the one; what he can't do isn't offered."""
    deed = card("Deed", EVENT, "POWER: Your opponent pays 2 stages or you raise your anger 2.")
    steps = f"expect your.anger = {anger}"
    tell(
        deed,
        you={"hand": ["Deed"]},
        steps=f"play Deed\nopponent: {chosen}\n{steps}\nexpect opponent.stages = {his}",
    )
    tell(
        deed,
        you={"hand": ["Deed"]},
        opponent={"stages": 1},
        steps="play Deed\nexpect your.anger = 2",
    )


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("The top card of your discard pile", "the top of your discard pile"),
        ("Cards in your discard pile", "your discard pile"),
    ],
)
def test_what_cannot_be_done_where_cards_lie(said: str, meant: str) -> None:
    kept = "POWER: Cards cannot be banished from"
    text = f"POWER: {said} cannot be banished this combat."
    assert canonical(text) == f"{kept} {meant} this combat."


@pytest.mark.parametrize(("pile", "left"), [("top card", 2), ("bottom card", 1)])
def test_the_top_card_cannot_be_banished(pile: str, left: int) -> None:
    tell(
        card("Keep", EVENT, "POWER: The top card of your discard pile cannot be banished this "
             "combat."),
        card("Void", DRILL, f"POWER: Banish the {pile} of your opponent's discard pile."),
        you={"hand": ["Keep"], "discard": ["Filler"]},
        opponent={"play": ["Void"]},
        steps=f"play Keep\nopponent: use Void\nexpect your discard = {left}",
    )  # fmt: skip


@pytest.mark.parametrize("again", ["and from the next attack", "and the next attack"])
def test_damage_of_two_attacks_is_prevented(again: str) -> None:
    """So much as is paid for once; of the third one nothing is prevented."""
    jab = "opponent: play Jab"
    tell(
        card("Jab", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages."),
        card("Wall", EVENT, "[defense] POWER: Destroy 2 Drills you control to prevent all damage "
             f"from a non-Styled attack {again} your opponent performs this combat."),
        you={"hand": ["Wall"], "play": ["Idle Drill", "Other Drill"]},
        opponent={"hand": ["Jab", "Jab", "Jab"]},
        start={"action": "opponent"},
        steps=f"""{jab}
            play Wall
            pass
            {jab}
            expect your.stages = 5
            expect your play = 0
            pass
            {jab}
            no defense
            expect your.stages = 3""",
    )  # fmt: skip


@pytest.mark.parametrize(("mine", "drawn"), [([], 1), (["Idle Drill"], 0)])
def test_a_card_is_discarded_while_something_is_so(mine: list[str], drawn: int) -> None:
    tell(
        card("Lost", EVENT, "(If this card is discarded from your hand while you control no Drills, "
             "you may draw a card.) POWER: Raise your anger 1."),
        card("Deed", EVENT, "POWER: Discard a card from your hand."),
        you={"hand": ["Deed", "Lost"], "play": mine},
        steps="play Deed\n" + ("yes\n" if drawn else "") + f"expect your hand = {drawn}",
    )  # fmt: skip


# ------------------------------------------------------------------ places and levels


@pytest.mark.parametrize(("answer", "bottom", "anger"), [("yes", "Ball", 1), ("no", "Filler", 0)])
def test_a_card_goes_under_his_discard_pile(answer: str, bottom: str, anger: int) -> None:
    """It is no discarding, of which a Dragon Ball would go elsewhere (TYP-3)."""
    tell(
        card("Jab", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages."),
        card("Parry", PHYSICAL, "[defense] Stops a physical attack. Look at the top card of your "
             "opponent's Life Deck. You may place that card at the bottom of his discard pile to "
             "raise his anger 1 level."),
        you={"hand": ["Parry"]},
        opponent={"hand": ["Jab"], "life_deck": ["Ball"], "discard": ["Filler"]},
        start={"action": "opponent"},
        steps=f"""opponent: play Jab
            play Parry
            {answer}
            expect opponent discard bottom = {bottom}
            expect opponent.anger = {anger}""",
    )  # fmt: skip


def test_those_that_he_did_not_name_are_destroyed() -> None:
    tell(
        card("Jab", PHYSICAL, "[attack] Physical attack. Your opponent names a Setup or Drill he "
             "controls. DAMAGE: 2 stages. HIT: Destroy all Setups and Drills your opponent did not "
             "name."),
        you={"hand": ["Jab"], "play": ["Idle Drill"]},
        opponent={"play": ["Idle Drill", "Other Drill"]},
        steps="""play Jab
            opponent: choose Other Drill
            no defense
            expect opponent play has Other Drill
            expect opponent play has no Idle Drill
            expect your play has Idle Drill""",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("deed", "left"),
    [
        ("Raise your opponent's anger 5.", 7),
        ("Lower your opponent's MP 1 level.", 7),
        ("Lower your MP 1 level.", 10),
    ],
)
def test_he_advances_or_is_lowered_a_level(deed: str, left: int) -> None:
    tell(
        card("Jab", PHYSICAL, "[attack] Physical attack. The next time your opponent advances or "
             "is lowered a personality level this combat, destroy the top 3 cards of his Life "
             "Deck. DAMAGE: 1 stage."),
        card("Deed", EVENT, f"POWER: {deed}"),
        you={"hand": ["Jab", "Deed"], "level": 2},
        opponent={"level": 2, "fill": 10},
        steps=f"play Jab\nno defense\npass\nplay Deed\nexpect opponent life_deck = {left}",
    )  # fmt: skip


# ------------------------------------------------------------------ steps said in one sentence


@pytest.mark.parametrize(("answers", "left"), [("yes", 0), ("no", 1)])
def test_what_is_found_for_a_price(answers: str, left: int) -> None:
    """Where the price isn't paid no card is spoken of in what follows (EFF-5)."""
    tell(
        card("Deed", EVENT, "POWER: You may lower your anger 1 to choose an opponent's Ally. Destroy "
             "it. Draw a card."),
        you={"hand": ["Deed"], "anger": 2, "play": ["Idle Drill"]},
        opponent={"play": ["Old Friend"]},
        steps=f"""play Deed
            {answers}
            expect opponent play = {left}
            expect your play = 1
            expect your hand = 1""",
    )  # fmt: skip


@pytest.mark.parametrize(("level", "found"), [(2, 1), (1, 0)])
def test_what_is_searched_for_a_level(level: int, found: int) -> None:
    tell(
        card("Deed", EVENT, "POWER: Lower your MP 1 level to search your discard pile for 2 Named "
             "cards. Rejuvenate one of them and place the other on top of your Life Deck."),
        card("Hero's Fist", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages."),
        card("Hero's Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages."),
        you={
            "hand": ["Deed"], "level": level, "discard": ["Filler", "Hero's Fist", "Hero's Kick"],
            "fill": 5,
        },
        steps="play Deed\n"
              + "Hero's Kick\nHero's Fist\nexpect your life_deck bottom = Hero's Fist\n"
                "expect your life_deck top = Hero's Kick\n" * found
              + f"expect your life_deck = {5 + 2 * found}",
    )  # fmt: skip


@pytest.mark.parametrize(("answer", "stages"), [("yes", 1), ("no", 3)])
def test_what_he_does_and_what_he_may(answer: str, stages: int) -> None:
    tell(
        card("Jab", PHYSICAL, "[attack] Physical attack. Your opponent reveals the top card of his "
             "Life Deck and may place it into his hand. If he does, this attack deals +2 stages of "
             "damage. DAMAGE: 2 stages."),
        you={"hand": ["Jab"]},
        opponent={"life_deck": ["Ball"]},
        steps=f"""play Jab
            opponent: {answer}
            no defense
            expect opponent.stages = {stages}
            expect opponent hand = {int(answer == 'yes')}""",
    )  # fmt: skip


# ------------------------------------------------------------------ what is said of this attack


@pytest.mark.parametrize(("answer", "anger"), [("yes", 2), ("no", 0)])
def test_an_attack_is_given_a_hit_effect(answer: str, anger: int) -> None:
    tell(
        RED_DRILL,
        card("Jab", PHYSICAL, "[attack] Physical attack. You may banish a Styled Drill you control "
             'to give this attack "HIT: Raise your anger 2 levels." DAMAGE: 1 stage.'),
        you={"hand": ["Jab"], "play": ["Red Drill"]},
        steps=f"play Jab\n{answer}\nno defense\nexpect your.anger = {anger}",
    )  # fmt: skip


@pytest.mark.parametrize("said", ["each Drill you control has a different Style",
                                  "no two Drills you control share a Style"])  # fmt: skip
@pytest.mark.parametrize(
    ("drills", "drawn"),
    [
        ([], 1),
        (["Red Drill"], 1),
        (["Red Drill", "Idle Drill"], 1),
        (["Red Drill", "Other Red", "Idle Drill"], 0),
    ],
)
def test_no_two_are_of_one_style(said: str, drills: list[str], drawn: int) -> None:
    tell(
        RED_DRILL,
        card("Other Red", DRILL, "POWER: Draw a card.", style=Style.RED),
        card("Deed", EVENT, f"POWER: If {said}, draw a card."),
        you={"hand": ["Deed"], "play": drills},
        steps=f"play Deed\nexpect your hand = {drawn}",
    )


@pytest.mark.parametrize(("answer", "asked"), [("yes", "once"), ("no", "never")])
@pytest.mark.parametrize("stopped", [True, False])
def test_critical_damage_if_it_is_successful(answer: str, asked: str, stopped: bool) -> None:
    """Of an attack that is stopped no critical damage effect is used anyway (ATK-4)."""
    tell(
        card("Jab", PHYSICAL, "[attack] Physical attack. You may lower your anger 2 levels. If you "
             "do, this attack is considered to deal critical damage if it is successful. DAMAGE: 2 "
             "stages."),
        you={"hand": ["Jab"], "anger": 3},
        opponent={"hand": ["Block"], "anger": 2},
        steps=f"""play Jab
            {answer}
            {'play Block' if stopped else 'no defense'}
            expect asked {'never' if stopped else asked}: critical""",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("deed", "left", "anger"),
    [
        ("Destroy one of your opponent's Drills.", 0, 2),
        ("Advance your opponent's MP 1 level.", 1, 0),
    ],
)
def test_it_leaves_play_by_any_other_means(deed: str, left: int, anger: int) -> None:
    tell(
        card("Jab", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage."),
        card("Void", DRILL, f"POWER: {deed}"),
        card("Parry", PHYSICAL, "[defense] Stops a physical attack. Attach to one of your Drills. "
             "While attached, that Drill is not discarded when you advance a level. If it leaves "
             "play by any other means, raise your anger 2 levels."),
        you={"hand": ["Parry"], "play": ["Idle Drill"]},
        opponent={"hand": ["Jab"], "play": ["Void"]},
        start={"action": "opponent"},
        steps=f"""opponent: play Jab
            play Parry
            pass
            opponent: use Void
            expect your play {'has' if left else 'has no'} Idle Drill
            expect your.anger = {anger}""",
    )  # fmt: skip


# ------------------------------------------------------------------ one of two places


@pytest.mark.parametrize(
    "said",
    [
        "Search your Life Deck for a Drill and place it into your hand or discard pile.",
        "Reveal cards from the bottom of your Life Deck until you reveal a Drill. Place that card "
        "into your hand or discard pile and shuffle your Life Deck.",
    ],
)
@pytest.mark.parametrize(("chosen", "where"), [("into your hand", "hand"), ("on top", "discard")])
def test_into_a_hand_or_a_discard_pile(said: str, chosen: str, where: str) -> None:
    tell(
        card("Deed", EVENT, f"POWER: {said}"),
        you={"hand": ["Deed"], "life_deck": ["Filler", "Idle Drill"], "fill": 0},
        steps=f"""play Deed
            {'Idle Drill' if 'earch' in said else ''}
            place it {chosen}
            expect your {where} has Idle Drill
            expect event Shuffled""".replace("place it", "Place it" if "earch" in said
                                             else "Place that card"),
    )  # fmt: skip


@pytest.mark.parametrize(("entered", "stages"), [(True, 1), (False, 3)])
def test_a_time_behind_what_is_waited_for(entered: bool, stages: int) -> None:
    """As often as it happens the next attack deals more, and the one after that doesn't."""
    tell(
        card("Jab", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages."),
        card("Deed", EVENT, "POWER: Whenever one of your Drills enters play this combat, your next "
             "attack deals +2 stages of damage."),
        card("Lay", EVENT, "POWER: Place a Drill from your hand into play."),
        you={"hand": ["Deed", "Lay", "Jab", "Jab", "Idle Drill"]},
        opponent={"stages": 5},
        steps="play Deed\npass\n" + "play Lay\npass\n" * entered + f"""play Jab
            no defense
            expect opponent.stages = {stages}
            pass
            play Jab
            no defense
            expect opponent.stages = {max(0, stages - 2)}""",
    )  # fmt: skip


# ------------------------------------------------------------------ what is not done after all


LOWERED = (
    "While attached, you may banish this card when you lower your anger for one of your card "
    "effects. If you do, your anger is not lowered."
)


@pytest.mark.parametrize(
    ("deed", "answer", "anger", "drawn"),
    [
        ("Lower your anger 1 to draw a card.", "yes", 3, 0),
        ("Lower your anger 1 to draw a card.", "no", 2, 1),
    ],
)
def test_anger_is_not_lowered_for_a_card(deed: str, answer: str, anger: int, drawn: int) -> None:
    """What is replaced wasn't done, so that nothing comes of it (EFF-5)."""
    tell(
        card("Wave", ENERGY, "[attack] Energy attack. DAMAGE: 1 stage."),
        card("Calm", ENERGY, f"[defense] Stops an energy attack. Attach to your MP. {LOWERED}"),
        card("Deed", EVENT, f"POWER: {deed}"),
        you={"hand": ["Calm", "Deed"], "anger": 3},
        opponent={"hand": ["Wave"]},
        start={"action": "opponent"},
        steps=f"""opponent: play Wave
            play Calm
            play Deed
            {answer}
            expect your.anger = {anger}
            expect your hand = {drawn}
            expect your banished = {int(answer == 'yes')}""",
    )  # fmt: skip


def test_if_you_do_is_never_so_for_as_long_as_something() -> None:
    waits = "[constant] Whenever your opponent draws a card, you may lower your anger 1."
    assert refused(f"{waits} If you do, your attacks deal +1 stage of damage.", DRILL)
    assert not refused(f"{waits} If you do, your attacks deal +1 stage this combat.", DRILL)


# ------------------------------------------------------------------ the card that stopped it


@pytest.mark.parametrize("that", ["the card that stopped it", "that card"])
@pytest.mark.parametrize(("stopped", "left"), [(True, 6), (False, 5)])
def test_a_copy_of_the_card_that_stopped_it(that: str, stopped: bool, left: int) -> None:
    """The copy goes out of the Life Deck; the card itself is discarded after use (ATK-1)."""
    tell(
        card("Wave", ENERGY, "[attack] Energy attack. If this attack is stopped, search your "
             f"opponent's Life Deck for a copy of {that} and banish that card. DAMAGE: 2 life "
             "cards."),
        you={"hand": ["Wave"]},
        opponent={"hand": ["Block"], "life_deck": ["Filler", "Block"], "fill": 5},
        steps=f"""play Wave
            {'play Block' if stopped else 'no defense'}
            expect opponent banished = {int(stopped)}
            expect opponent life_deck = {left}
            expect opponent discard has {'Block' if stopped else 'Filler'}""",
    )  # fmt: skip


def test_that_card_is_the_one_that_stopped_it() -> None:
    tell(
        card("Wave", ENERGY, "[attack] Energy attack. If this attack is stopped, banish that card. "
             "DAMAGE: 2 life cards."),
        you={"hand": ["Wave"]},
        opponent={"hand": ["Block"]},
        steps="play Wave\nplay Block\nexpect opponent banished has Block\nexpect your banished = 0",
    )  # fmt: skip


@pytest.mark.parametrize(("chosen", "stage"), [("stage 0", 0), ("its highest", 10)])
def test_an_ally_is_set_to_one_of_two_stages(chosen: str, stage: int) -> None:
    tell(
        card("Wave", ENERGY, "[attack] Energy attack. Choose an Ally in play. Set that Ally's power "
             "level to 0 or to its highest power stage. DAMAGE: 2 life cards."),
        you={"hand": ["Wave"]},
        opponent={"play": ["Old Friend"]},
        steps=f"""play Wave
            Set that Ally to {chosen}
            no defense
            expect stages of Old Friend = {stage}""",
    )  # fmt: skip


# ------------------------------------------------------------------ one of two things with them


@pytest.mark.parametrize("comma", ["", ","])
@pytest.mark.parametrize(
    ("chosen", "left", "banished", "anger"),
    [("place\nFiller\nFiller", 8, 0, 0), ("raise", 5, 3, 1)],
)
def test_them_are_those_of_the_first(
    comma: str, chosen: str, left: int, banished: int, anger: int
) -> None:
    """Nothing was done to them where the other thing is chosen."""
    tell(
        card("Deed", EVENT, "POWER: Place the top 3 cards of your discard pile at the bottom of your "
             f"Life Deck in any order{comma} or raise your anger 1 level and banish them."),
        you={"hand": ["Deed"], "discard": ["Filler"] * 4, "fill": 5},
        steps=f"""play Deed
            {chosen}
            expect your life_deck = {left}
            expect your banished = {banished}
            expect your.anger = {anger}""",
    )  # fmt: skip


def test_what_ends_with_another_thing_is_told_with_a_comma() -> None:
    said = "Destroy the top card of your Life Deck{} or place it into your hand and draw a card."
    assert refused(f"POWER: {said.format('')}")
    assert not refused(f"POWER: {said.format(',')}")
