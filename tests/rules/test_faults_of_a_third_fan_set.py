"""What cards of another set that nobody had shown the program did wrong as they were played."""

from __future__ import annotations

import pytest

from tests.rules.happening import ALLY, DRILL, EVENT, PHYSICAL, SETUP, card
from tests.rules.staged import canonical, staged

# ---------------------------------------------------------------------------- against an attack


BLOCK = "[defense] POWER: Stop an attack."
PREVENT = "[instant] POWER: Use when your opponent performs an attack. Prevent 1 stage of damage from that attack."
FENCES = (
    card("Event Block", EVENT, BLOCK),
    card("Drill Block", DRILL, BLOCK),
    card("Hand Block", PHYSICAL, "[defense] Stops a physical attack."),
)


def answered(says: str, yes: tuple[str, ...], no: tuple[str, ...]) -> None:
    """What may be used against an attack whose text says so, and what may not."""
    kick = card("Clear Kick", PHYSICAL, f"[attack] Physical attack. {says} DAMAGE: 2 stages.")
    expected = "\n".join(
        (*(f"expect option {each}" for each in yes), *(f"expect no option {each}" for each in no))
    )
    staged(
        f"play Clear Kick\n{expected}",
        kick,
        *FENCES,
        mine={"hand": ["Clear Kick"]},
        theirs={"hand": ["Event Block", "Hand Block"], "play": ["Drill Block"]},
    )


def test_cards_that_are_not_played_against_an_attack() -> None:
    """They don't answer it at all, which is more than that they don't stop it (ATK-3)."""
    event, drill, hand = "play Event Block", "use Drill Block", "play Hand Block"
    answered("Your opponent cannot play Events against this attack.", (drill, hand), (event,))
    answered("Your opponent cannot use Drills against this attack.", (event, hand), (drill,))
    answered(
        "Your opponent cannot play [defense] cards against this attack.", (drill,), (event, hand)
    )
    stops = "This attack cannot be stopped by Events."
    answered(stops, (event, drill, hand), ())
    assert canonical(f"POWER: {stops.replace('This', 'Your next')}") == (
        "POWER: Your next attack cannot be stopped by Events."
    )
    answered("Your opponent cannot use Events to stop this attack.", (event, drill, hand), ())


FORBIDS = "our opponent cannot play Events against"


@pytest.mark.parametrize(
    ("says", "stages"),
    [
        ("[constant] You cannot play Events against your opponent's attacks.", 4),
        (f"[constant] Y{FORBIDS} your attacks.", 3),
        (f"[instant] POWER: Use when you perform an attack. Y{FORBIDS} that attack.", 3),
    ],
)
def test_an_instant_card_is_not_played_against_it_either(says: str, stages: int) -> None:
    often = "once" if stages == 4 else "never"
    used = "" if " against your attacks" in says else "\nyes"
    staged(
        f"play Kick{used}\nexpect opponent stages = {stages}\nexpect asked opponent {often}: Use Shell now",
        card("Watcher", DRILL, says),
        card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages."),
        card("Shell", EVENT, PREVENT),
        mine={"hand": ["Kick"], "play": ["Watcher"]},
        theirs={"hand": ["Shell"]},
        auto="yes",
    )


def test_no_defense_against_the_first_attack_of_a_combat() -> None:
    text = (
        "[constant] Your opponent cannot use [defense] cards against your first attack each combat."
    )
    assert canonical(text, DRILL) == text
    staged(
        "play Kick\nexpect no option play Hand Block\nexpect opponent stages = 3"
        "\npass\nplay Spare Kick\nexpect option play Hand Block",
        card("Watcher", DRILL, text),
        card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages."),
        *FENCES,
        mine={"hand": ["Kick", "Spare Kick"], "play": ["Watcher"]},
        theirs={"hand": ["Hand Block"]},
    )


# ---------------------------------------------------------------------------- what was paid


@pytest.mark.parametrize(
    ("text", "anger"),
    [
        ("You may pay 3 stages.|If you paid 3 or more stages", 1),
        ("You may pay 3 stages.|If you paid 4 or more stages", 0),
        ("You may pay 3 stages.|If you paid stages", 1),
        ("Gain 2 stages.|If you gained 2 or more stages", 1),
        ("Gain 2 stages.|If you gained 3 or more stages", 0),
        ("Your opponent's MP loses 2 stages.|If your opponent lost 2 or more stages", 1),
    ],
)
@pytest.mark.parametrize("cost", [0, 2])
def test_a_hit_asks_how_many_stages_its_text_had_paid(text: str, anger: int, cost: int) -> None:
    """What was done before the damage is known after it (ATK-1), but it isn't the cost (ATK-2)."""
    immediate, asks = text.split("|")
    paid = "\nyes" if "may" in immediate else ""
    costs = f"{cost}: Physical" if cost else "Physical"
    staged(
        f"play Burst{paid}\nexpect your anger = {anger}\nexpect event DamageDealt stages=2",
        card("Burst", PHYSICAL,
             f"[attack] {costs} attack. {immediate} DAMAGE: 2 stages. HIT: {asks}, raise your anger 1."),
        mine={"hand": ["Burst"], "stages": 7},
        theirs={"stages": 8},
        auto="yes",
    )  # fmt: skip


def test_a_hit_asks_what_its_attack_cost_where_its_text_had_nothing_paid() -> None:
    for least, anger in ((2, 1), (3, 0)):
        staged(
            f"play Burst\nexpect your anger = {anger}",
            card("Burst", PHYSICAL,
                 f"[attack] 2: Physical attack. DAMAGE: 2 stages. HIT: If you paid {least} or more stages, raise your anger 1."),
            mine={"hand": ["Burst"], "stages": 7},
            auto="yes",
        )  # fmt: skip


# ---------------------------------------------------------------------------- after use


CATCH = "[defense] Stops a physical attack. Your opponent places it at the bottom of his Life Deck after use."


def test_what_becomes_of_an_attack_after_use_becomes_of_it_as_it_is_over() -> None:
    """Its card is put away in step 8, so that its HIT effects aren't hidden (ATK-1, ZON-3)."""
    for after_use, anger in ((" after use", 1), ("", 0)):
        staged(
            f"play Sure Kick\nplay Catch\nexpect your anger = {anger}\nexpect your life_deck = 31"
            "\nexpect your life_deck bottom = Sure Kick",
            card("Sure Kick", PHYSICAL,
                 "[attack] Physical attack. This attack cannot be stopped. DAMAGE: 1 stage. HIT: Raise your anger 1."),
            card("Catch", PHYSICAL, CATCH.replace(" after use", after_use)),
            mine={"hand": ["Sure Kick"]},
            theirs={"hand": ["Catch"]},
        )  # fmt: skip


def test_a_card_that_goes_to_the_life_deck_after_use_is_not_there_before() -> None:
    staged(
        "play Spare Kick\nplay Catch\nexpect winner = opponent by survival",
        card("Catch", PHYSICAL, f"{CATCH} Destroy the top card of each player's Life Deck."),
        mine={"hand": ["Spare Kick"], "fill": 1},
        theirs={"hand": ["Catch"]},
    )


@pytest.mark.parametrize(
    ("text", "canon"),
    [
        ("Banish that attack card after use.", "That attack is banished after use."),
        (
            "Return that attack to its owner's hand after use.",
            "That attack is placed into its owner's hand after use.",
        ),
        (
            "You may shuffle that card into its owner's Life Deck after use.",
            "You may have that attack be shuffled into its owner's Life Deck after use.",
        ),
    ],
)
def test_the_words_for_it(text: str, canon: str) -> None:
    stops = "[defense] Stops a physical attack. "
    assert canonical(stops + text, PHYSICAL) == stops + canon
    assert canonical(stops + canon, PHYSICAL) == stops + canon


# ---------------------------------------------------------------------------- nobody


KNEE = card(
    "Knee",
    PHYSICAL,
    "[attack] Physical attack. You may have one of your Allies pay any amount of stages. "
    "DAMAGE: 1 life card. HIT: If that Ally's power level is 0, draw a card.",
)
KILL = card("Kill", EVENT, "[defense] POWER: Destroy an opponent's Ally.")


def test_nothing_is_so_of_an_ally_that_was_not_chosen() -> None:
    """Nobody is at a power level of 0, and nobody is asked to pay (EFF-5)."""
    staged(
        "play Knee\nexpect your hand = 0\nexpect asked you never: pay",
        KNEE,
        mine={"hand": ["Knee"]},
        auto="yes",
    )


@pytest.mark.parametrize(
    ("steps", "stages", "drawn"),
    [
        ("no", 0, 0),
        ("yes", 0, 1),
        ("yes\nchoose 2", 2, 1),
        ("yes\nchoose 1", 2, 0),
        ("yes\nchoose 1\nplay Kill", 4, 0),
        ("yes\nchoose 4\nplay Kill", 4, 1),
    ],
)
def test_what_is_so_of_the_ally_that_was_chosen(steps: str, stages: int, drawn: int) -> None:
    """Of one that has left play since it is asked as it left."""
    kill = "Kill" in steps
    staged(
        f"play Knee\n{steps}\nexpect your hand = {drawn}",
        KNEE,
        KILL,
        mine={"hand": ["Knee"], "play": [{"card": "Old Friend", "stages": stages}]},
        theirs={"hand": ["Kill"] if kill else []},
    )


@pytest.mark.parametrize("so", ["is 0", "is not 0", "is higher than your MP's power level"])
def test_neither_is_the_contrary_so_of_nobody(so: str) -> None:
    staged(
        "play One\nexpect your hand = 0",
        card("One", EVENT, f"POWER: Choose an Ally you control. If that Ally's power level {so}, draw a card."),
        mine={"hand": ["One"], "stages": 0},
    )  # fmt: skip


def test_one_of_several_that_can_pay_it_is_enough() -> None:
    pays = card("Toll", EVENT, "POWER: You may have one of your Allies pay 3 stages. If you do, draw a card.")  # fmt: skip
    for stages, drawn in ((3, 1), (2, 0)):
        allies = [{"card": "Old Friend", "stages": stages}, {"card": "Ann", "stages": 1}]
        asked = "yes\nchoose Old Friend\n" if drawn else ""
        staged(
            f"play Toll\n{asked}expect your hand = {drawn}",
            pays,
            card("Ann", ALLY, "POWER: Draw a card."),
            mine={"hand": ["Toll"], "play": allies},
        )


def test_nothing_comes_in_force_of_a_card_that_was_not_found() -> None:
    """What is said of nobody isn't waited for, and a card that wasn't attached is put away."""
    blood = card(
        "Blood",
        EVENT,
        "POWER: Search your Life Deck for an Ally and place it into play at 4 stages above 0. "
        "If you do, attach this card to that Ally. Banish this card when that Ally's power level is 0.",
    )
    zap = card("Zap", EVENT, "POWER: Each of your opponent's Allies loses 9 stages.")
    for deck, taken, banished in (([], "", False), (["Old Friend"], "\nchoose Old Friend", True)):
        zone = "banished" if banished else "discard"
        held = "contains" if banished else "lacks"
        staged(
            f"play Blood{taken}\nexpect log {held} From now on\nplay Zap\nexpect your {zone} has Blood",
            blood,
            zap,
            mine={"hand": ["Blood"], "life_deck": deck},
            theirs={"hand": ["Zap"]},
        )


def test_a_card_that_was_not_chosen_loses_no_effects() -> None:
    upper = card("Upper", EVENT, "POWER: Choose a card attached to an MP. That card loses all effects this turn.")  # fmt: skip
    tag = card("Tag", SETUP, "POWER: Attach this card to your MP. While attached, your attacks deal +1 stage of damage.")  # fmt: skip
    for play, held in (([], "lacks"), ([{"card": "Tag", "attached_to": "mp"}], "contains")):
        staged(
            f"play Upper\nexpect log {held} From now on",
            upper,
            tag,
            mine={"hand": ["Upper"], "play": play},
        )


def test_what_an_attached_card_says_of_what_bears_it_where_it_was_attached_on_a_condition() -> None:
    tag = card(
        "Tag",
        EVENT,
        "POWER: Choose an Ally you control. If that Ally is at 3 or more stages, attach this card to "
        "that Ally. Banish this card when that Ally's power level is 0.",
    )
    staged(
        "opponent: play Zap\nexpect your banished has Tag",
        tag,
        card("Zap", EVENT, "POWER: Each of your opponent's Allies loses 9 stages."),
        mine={"play": ["Old Friend", {"card": "Tag", "attached_to": "Old Friend"}]},
        theirs={"hand": ["Zap"]},
        action="opponent",
    )


# ---------------------------------------------------------------------------- lowered this way


@pytest.mark.parametrize(("mine", "his", "drawn"), [(3, 1, 0), (1, 3, 1), (2, 2, 1)])
def test_anger_that_was_set_lower_was_lowered_this_way(mine: int, his: int, drawn: int) -> None:
    staged(
        f"play Calm\nexpect your hand = {drawn}\nexpect your anger = {min(mine, his)}",
        card("Calm", EVENT,
             "POWER: Set each player's anger to X. X = the lower of your anger and your opponent's "
             "anger. If your anger was not lowered this way, draw a card."),
        mine={"hand": ["Calm"], "anger": mine},
        theirs={"anger": his},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("asks", "to", "drawn"),
    [
        ("lowered 2 or more levels this way", 1, 1),
        ("lowered 3 or more levels this way", 1, 0),
        ("raised this way", 4, 1),
        ("raised this way", 1, 0),
        # Of what was done whatever way, setting is neither (ANG-3).
        ("lowered", 1, 0),
    ],
)
def test_how_far_it_was_set(asks: str, to: int, drawn: int) -> None:
    staged(
        f"play Calm\nexpect your hand = {drawn}",
        card(
            "Calm", EVENT, f"POWER: Set your anger to {to}. If your anger was {asks}, draw a card."
        ),
        mine={"hand": ["Calm"], "anger": 3},
    )


# ---------------------------------------------------------------------------- for each


def test_stages_are_one_total_where_more_is_done_for_each() -> None:
    """Asked once who gains them all (EFF-7), whatever else is done for each one."""
    text = (
        "POWER: Return any number of Drills you control to their owners' hands. For each Drill "
        "returned, gain 2 stages and lower your opponent's anger 1."
    )
    staged(
        "play Stock\nchoose Idle Drill\nchoose Other Drill\nexpect asked gains 4 stages"
        "\nchoose Old Friend\nexpect stages of Old Friend = 7\nexpect your stages = 5"
        "\nexpect opponent anger = 1\nexpect asked once: EFF-7",
        card("Stock", EVENT, text),
        mine={"hand": ["Stock"], "play": ["Idle Drill", "Other Drill", "Old Friend"]},
        theirs={"anger": 3},
    )


def test_what_speaks_of_the_card_before_is_done_for_each_one_by_one() -> None:
    text = (
        "POWER: For each Drill you control, destroy the top card of your Life Deck and gain stages "
        "equal to that card's Endurance."
    )
    staged(
        "play Stock\nexpect your stages = 5",
        card("Stock", EVENT, text),
        mine={
            "hand": ["Stock"],
            "play": ["Idle Drill", "Other Drill"],
            "life_deck": ["Lasting Block", "Filler"],
            "stages": 3,
        },
        auto="first",
    )


# ---------------------------------------------------------------------------- raised and lowered


RAISE = card("Bean", EVENT, "POWER: Raise your MP to its highest power stage.")


@pytest.mark.parametrize(
    ("watch", "stages", "anger"),
    [
        ("Whenever you gain stages by a card effect, raise your anger 1.", 10, 1),
        ("Whenever you gain 7 stages, raise your anger 1.", 10, 1),
        ("Whenever you gain 8 or more stages, raise your anger 1.", 10, 0),
        ("Whenever you would gain stages, raise your anger 1 instead.", 3, 1),
        ("Whenever you lose stages, raise your anger 1.", 10, 0),
        ("You cannot gain stages by card effects.", 3, 0),
    ],
)
def test_who_is_raised_to_a_stage_gains_stages(watch: str, stages: int, anger: int) -> None:
    """What forbids gaining forbids it (ANG-4), so that who waits for gaining hears it, too."""
    staged(
        f"play Bean\nexpect your stages = {stages}\nexpect your anger = {anger}",
        RAISE,
        card("Watcher", DRILL, f"[constant] {watch}"),
        mine={"hand": ["Bean"], "play": ["Watcher"], "stages": 3},
    )


@pytest.mark.parametrize(
    ("text", "heard"), [("Lower your MP to stage 1.", 1), ("Set your MP to stage 1.", 0)]
)
def test_who_is_lowered_to_a_stage_loses_stages(text: str, heard: int) -> None:
    """To be set to a stage is neither (ANG-3)."""
    staged(
        f"play Fall\nexpect your stages = 1\nexpect your anger = {heard}",
        card("Fall", EVENT, f"POWER: {text}"),
        card("Watcher", DRILL, "[constant] Whenever you lose stages, raise your anger 1."),
        mine={"hand": ["Fall"], "play": ["Watcher"]},
    )


# ---------------------------------------------------------------------------- how it is printed

WOULD = "[instant] POWER: Use when one of your opponent's effects would lower your MP a level. "


@pytest.mark.parametrize(
    ("text", "canon"),
    [
        (
            f"{WOULD}Your MP is not lowered a level by that effect. Use a critical damage effect.",
            f"{WOULD}Use a critical damage effect instead.",
        ),
        (f"{WOULD}It is not, and you draw a card. Gain 1 stage.",
         f"{WOULD}Draw a card instead. Gain 1 stage."),
        (f"{WOULD}Draw a card.", f"{WOULD}Draw a card."),
        (
            "POWER: Search your opponent's Life Deck and discard pile for all Drills and banish them.",
            "POWER: Search your opponent's Life Deck and discard pile for all Drills and banish them.",
        ),
        (
            "POWER: Name a card. Search your Life Deck or discard pile for all copies of that card and banish them.",
            "POWER: Name a card. Search your Life Deck and discard pile for all copies of that card and banish them.",
        ),
        (
            "POWER: Search your Life Deck and discard pile for a Drill and banish it.",
            "POWER: Search your Life Deck or discard pile for a Drill and banish it.",
        ),
    ],
)  # fmt: skip
def test_the_canonical_text_says_all_of_it(text: str, canon: str) -> None:
    """That what is replaced isn't done; that all are looked for in each of several zones."""
    kind = SETUP if text.startswith("[instant]") else EVENT
    assert canonical(text, kind) == canon
    assert canonical(canon, kind) == canon


# ---------------------------------------------------------------------------- no idle questions

STALK = card("Stalk", DRILL, "[constant] Your opponent's effects cannot place cards from his discard pile into his hand.")  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        "Search your discard pile for a card and place it into your hand.",
        "Choose a card in your discard pile and place it into your hand.",
        "Place the top card of your discard pile into your hand.",
        "You may place a card from your discard pile into your hand.",
    ],
)
@pytest.mark.parametrize("forbidden", [True, False])
def test_what_is_forbidden_is_not_asked_for(text: str, forbidden: bool) -> None:
    """Nobody chooses cards with which nothing may be done; the log says why (EFF-4)."""
    expected = (
        "expect your hand = 0\nexpect asked you 1 times: your action\nexpect log contains Stalk forbids it"
        if forbidden
        else "expect your hand = 1\nexpect log lacks forbids it"
    )
    may = "\nyes" if "may" in text and not forbidden else ""
    staged(
        f"play Go{may}\n{expected}",
        card("Go", EVENT, f"POWER: {text}"),
        STALK,
        mine={"hand": ["Go"], "discard": ["Ball"]},
        theirs={"play": ["Stalk"] if forbidden else []},
        auto="first",
    )


def test_what_is_forbidden_of_one_zone_is_found_in_the_other() -> None:
    staged(
        "play Go\nexpect no option choose Block\nchoose Ball\nexpect your hand has Ball",
        card("Go", EVENT, "POWER: Search your Life Deck or discard pile for a card and place it into your hand."),
        STALK,
        mine={"hand": ["Go"], "discard": ["Block"], "life_deck": ["Ball"]},
        theirs={"play": ["Stalk"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("there", "asked"), [([], 0), (["Idle Drill"], 0), (["Idle Drill", "Trap"], 1)]
)
def test_one_of_several_kinds_is_asked_for_where_there_are_several(
    there: list[str], asked: int
) -> None:
    staged(
        f"play Eraser\nexpect asked you {asked} times: Destroy which"
        + ("" if asked else "\nexpect opponent play = 0"),
        card("Eraser", EVENT, "POWER: Destroy all of your opponent's Setups or all of his Drills."),
        card("Trap", SETUP, "POWER: Draw a card."),
        mine={"hand": ["Eraser"]},
        theirs={"play": there},
        auto="first",
    )


THROTTLE = card("Throttle", DRILL, "[constant] Your opponent's personalities cannot gain stages by card effects.")  # fmt: skip


@pytest.mark.parametrize(
    ("text", "by"),
    [
        ("Gain 3 stages.", "opponent"),
        ("Your opponent gains 3 stages.", "you"),
        ("One of your personalities gains 3 stages.", "opponent"),
        ("Gain 3 stages.", "you"),
    ],
)
def test_who_gains_stages_is_not_asked_where_nobody_may(text: str, by: str) -> None:
    free = text.startswith("Gain") and by == "you"
    side = {"hand": ["Swell"]}
    log = "lacks" if free else "contains"
    expected = (
        "expect asked Which personality gains"
        if free
        else "expect asked opponent never: Which personality\nexpect opponent stages = 5"
    )
    staged(
        f"{'' if by == 'you' else 'opponent: '}play Swell\n{expected}\nexpect log {log} Throttle forbids it",
        card("Swell", EVENT, f"POWER: {text}"),
        THROTTLE,
        mine={"play": ["Throttle", "Old Friend"], **(side if by == "you" else {})},
        theirs={"play": ["Old Friend"], **(side if by == "opponent" else {})},
        action=by,
    )


def test_only_who_may_lose_stages_loses_them() -> None:
    staged(
        "play Sap\nexpect stages of Old Friend = 1\nexpect opponent stages = 5",
        card("Sap", EVENT, "POWER: Your opponent loses 2 stages."),
        card("Root", DRILL, "[constant] Your MP cannot lose stages by card effects."),
        mine={"hand": ["Sap"]},
        theirs={"play": ["Root", "Old Friend"]},
    )


# ---------------------------------------------------------------------------- instead, and cost

SPARE = card(
    "Spare",
    EVENT,
    "[defense] POWER: Prevent all life cards of damage from an attack. You may destroy a Drill you "
    "control. If you do, stop that attack instead.",
)


@pytest.mark.parametrize(
    ("kick", "answer", "discarded"),
    [("Sure Kick", "yes", 3), ("Sure Kick", "no", 0), ("Plain Kick", "yes", 0)],
)
def test_what_is_stopped_instead_is_not_prevented(kick: str, answer: str, discarded: int) -> None:
    """Who stops an attack instead gives up the other, also where it can't be stopped (EFF-5)."""
    sure = "This attack cannot be stopped. " if kick == "Sure Kick" else ""
    staged(
        f"play {kick}\nplay Spare\n{answer}\nexpect opponent life_deck = {30 - discarded}",
        card(kick, PHYSICAL, f"[attack] Physical attack. {sure}DAMAGE: 3 life cards."),
        SPARE,
        mine={"hand": [kick]},
        theirs={"hand": ["Spare"], "play": ["Idle Drill"]},
    )
