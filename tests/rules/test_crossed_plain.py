"""Plain sentences crossed with who and what they are of: times, prices, lists, what becomes."""

from __future__ import annotations

from tests.rules.crossed import EVENT, Frame, Noun, all_wrong

YOU = Noun("you", plural=True, his="your")
HE = Noun("your opponent")
BOTH = Noun("both players", plural=True, his="their")
PEOPLE = (YOU, HE, BOTH)
ONE = (YOU, HE)
KINDS = tuple(Noun(said, plural=True) for said in ("cards", "Events", "Drills", "Red cards"))
ATTACKS = tuple(Noun(said) for said in ("attack", "energy attack", "physical attack"))
PERSONALITIES = (
    Noun("your MP"),
    Noun("your opponent's MP"),
    Noun("one of your Allies"),
    Noun("each of your Allies", his="its"),
    Noun("your Allies", plural=True, his="their"),
    Noun("all of your personalities", plural=True, his="their"),
    Noun("that Ally", his="its"),
)
STEPS = tuple(
    Noun(f"{said} Step") for said in ("Draw", "Planning", "Combat", "Discard", "Rejuvenation")
)

ACTING = (
    Frame("POWER: X cannot act this combat.", EVENT),
    Frame("POWER: X cannot take actions for the remainder of combat.", EVENT),
    Frame("POWER: X must pass this combat.", EVENT),
    Frame("[constant] While you control 3 or more Drills, X cannot perform actions."),
    Frame("POWER: X can only perform 2 more attacks this combat.", EVENT),
    Frame("POWER: X may only play 1 more Event this turn.", EVENT),
    Frame("POWER: X cannot perform more than 1 further energy attack this combat.", EVENT),
    Frame("POWER: X cannot play more than 2 Events for the remainder of the turn.", EVENT),
)
NEXT = (
    Frame("POWER: X cannot declare combat next turn.", EVENT),
    Frame("POWER: X cannot play Drills during HIS next Planning Step.", EVENT),
    Frame("POWER: X cannot draw cards during HIS next Draw Step.", EVENT),
    Frame("POWER: During HIS next Planning Step, X cannot play Allies.", EVENT),
    Frame("[constant] If damage is dealt to X, draw a card."),
    Frame("[constant] Whenever an energy attack deals damage to X, draw a card."),
    Frame("[constant] Whenever 5 or more life cards of damage are dealt to X, draw a card."),
)
STEPPING = (
    Frame("POWER: Your opponent's cards cannot be destroyed during his next X.", EVENT),
    Frame("POWER: You cannot discard cards during your next X.", EVENT),
    Frame("POWER: During your opponent's next turn, he skips his X.", EVENT),
    Frame("POWER: During your next turn, you skip your X.", EVENT),
)
BEFALLING = (
    Frame("[constant] X discarded from your hand are banished instead."),
    Frame("[constant] X you discard are shuffled into your Life Deck instead."),
    Frame("[constant] X your opponent discards from his hand are banished instead."),
    Frame("[constant] X that would be banished from your discard pile are placed into your hand "
          "instead."),
    Frame("[constant] X destroyed from your Life Deck by your opponent's effects may be placed "
          "into your hand instead."),
    Frame("POWER: X your opponent discards this turn are banished instead.", EVENT),
    Frame("[constant] X cost 1 stage to play."),
    Frame("[constant] X cost your opponent 2 stages to play."),
    Frame("POWER: Your opponent's X cost 1 stage to play this turn.", EVENT),
    Frame("[constant] All X in your Life Deck have Endurance 1."),
    Frame("POWER: This turn, X you discard as damage have Endurance 2.", EVENT),
)  # fmt: skip
BECOMING = (
    Frame("POWER: Power up X.", EVENT),
    Frame("POWER: You may power up X.", EVENT),
    Frame("POWER: Discard a card to power up X.", EVENT),
    Frame("POWER: Power up X to full.", EVENT),
    Frame("POWER: Raise X to HIS highest stage.", EVENT),
    Frame("POWER: Lower X to HIS lowest stage.", EVENT),
    Frame("POWER: You may raise X 2 stages.", EVENT),
    Frame("POWER: You may lower X 2 stages for each Drill you control.", EVENT),
)
ANGER = (
    Frame("POWER: X's anger becomes 3.", EVENT),
    Frame("POWER: X's anger becomes equal to the number of Drills you control.", EVENT),
    Frame("POWER: Halve X's anger, rounded down.", EVENT),
    Frame("POWER: X's MP's level becomes 2.", EVENT),
    Frame("[constant] X's hand size is 3."),
    Frame("[constant] X's hand size is increased by 1 for each Drill you control."),
    Frame("[constant] X's critical damage requires 7 life cards of damage."),
)
PREVENTING = (
    Frame("POWER: Prevent the first 2 life cards of damage from your opponent's next X.", EVENT),
    Frame("[constant] You cannot take more than 6 life cards of damage from a single X."),
    Frame("POWER: The next time an X deals damage to you this combat, prevent 3 life cards of it.",
          EVENT),
    Frame("[constant] Whenever an X is stopped, the player who performed it loses 1 stage."),
)  # fmt: skip


def test_who_may_not_act_and_how_often() -> None:
    assert all_wrong(PEOPLE, ACTING) == []


def test_what_holds_in_a_step_or_turn_to_come() -> None:
    assert all_wrong(ONE, NEXT) == []
    assert all_wrong(STEPS, STEPPING) == []


def test_what_befalls_cards_and_what_they_cost() -> None:
    assert all_wrong(KINDS, BEFALLING) == []


def test_what_becomes_of_personalities() -> None:
    assert all_wrong(PERSONALITIES, BECOMING) == []


def test_what_becomes_of_what_a_player_has() -> None:
    assert all_wrong(ONE, ANGER) == []


def test_what_is_prevented_of_attacks() -> None:
    assert all_wrong(ATTACKS, PREVENTING) == []
