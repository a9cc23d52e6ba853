"""Power stages: power level, Attack Table, gaining, losing and paying (ATK-2, ATK-5, EFF-7)."""

from __future__ import annotations

from bisect import bisect
from dataclasses import replace

from dbz_desktop.cards.model import MAIN_PERSONALITY
from dbz_desktop.rules.flow import moving
from dbz_desktop.rules.kernel import door
from dbz_desktop.rules.kernel.decisions import Act, Ask, Option
from dbz_desktop.rules.kernel.deed import NO_SEAT, Deed, StageVerb
from dbz_desktop.rules.kernel.events import NOBODY, CardMoved, StagesChanged, Why, Zone
from dbz_desktop.rules.kernel.game import Attack, Game, Source, Steps
from dbz_desktop.rules.kernel.matters import AT_LEVEL, LEVEL_SEEN, POWER_LEVEL, RATING, Matter
from dbz_desktop.rules.kernel.quantities import Quantity, Weighing, value_of

TOP = 10
POWER_UP = "power_up"
"""The way in which a personality gains stages that powers up (TRN-2), as its deed tells it."""
_ASKED = {
    Why.GAIN: StageVerb.GAIN,
    Why.RAISE: StageVerb.GAIN,
    Why.PUR: StageVerb.GAIN,
    Why.LOSE: StageVerb.LOSE,
    Why.LOWER: StageVerb.LOSE,
}
BRACKETS = ((1_500_000, "F"), (500_000, "E"), (100_000, "D"), (10_000, "C"), (1_000, "B"))
"""The Attack Table's power level brackets, from the lowest power level of each; below is A."""
_FLOORS = [floor for floor, _ in reversed(BRACKETS)]
_LETTERS = ("A", *(letter for _, letter in reversed(BRACKETS)))


def bracket(power_level: int) -> str:
    """The Attack Table's bracket, A to F, of a power level (ATK-5)."""
    return _LETTERS[bisect(_FLOORS, power_level)]


def attack_table(attacker: int, defender: int) -> int:
    """The AT value between two power levels (ATK-5).

    Within a bracket it is 1, one more for every bracket the attacker is above, and 0 below.
    """
    return max(0, ord(bracket(attacker)) - ord(bracket(defender)) + 1)


def owner_of(game: Game, personality: int) -> int:
    """The player who controls a personality."""
    permanent = game.state.permanents.get(personality)
    return permanent.controller if permanent is not None else game.owners[personality]


def current(game: Game, personality: int) -> int:
    """The power stage (0 to 10) that a personality stands at.

    Of an Ally that left play this turn it is the one that it had last.
    """
    permanent = game.state.permanents.get(personality)
    if permanent is not None:
        return permanent.stages
    if game.cards[personality].type is MAIN_PERSONALITY:
        return game.state.players[game.owners[personality]].stages
    history = game.state.history
    for moved in history.of((CardMoved,), history.since(0)):
        if moved.card == personality and moved.source is Zone.IN_PLAY:
            return moved.stages
    return 0


def power_level(game: Game, personality: int) -> int:
    """The power level of a personality at its present stage.

    An MP that changed its level since it began to act is the card of its level now.
    """
    if game.cards[personality].type is MAIN_PERSONALITY:
        personality = game.state.players[game.owners[personality]].mp_card
    level: int = game.cards[personality].stages[current(game, personality)]
    return _considered(game, POWER_LEVEL, personality, level)


def power_level_for_at(game: Game, personality: int) -> int:
    """The power level with which a personality stands in the Attack Table (ATK-5)."""
    return _considered(game, AT_LEVEL, personality, power_level(game, personality))


def level(game: Game, personality: int, seat: int) -> int:
    """The level of a personality, as the card effects of a seat see it (ANG-3).

    An MP's is that on which it is, which alone says how far its player still has to advance.
    """
    facts = game.cards[personality]
    if facts.type is MAIN_PERSONALITY:
        now: int = game.state.players[game.owners[personality]].level
    else:
        now = facts.level or 0
    return _considered(game, LEVEL_SEEN, personality, now, seat)


def _considered(
    game: Game, matter: Matter, personality: int, value: int, seat: int = NO_SEAT
) -> int:
    """What a personality is considered to have, who has so much by itself (ATK-5, TRN-2).

    With a `seat` that is as that player's card effects see it.
    """
    held = game.holding(matter)
    if not held or (matter, personality) in game.weighing:
        return value
    with Weighing(game, matter, personality):
        for clause, source in held:
            if seat == NO_SEAT or clause.sees(seat, source):
                if source.attack is None and game.attack is not None:
                    # "The defending personality" is that of the attack that goes on.
                    source = source.but(attack=game.attack)
                value = clause.level(game, personality, value, source)
    return value


def further(game: Game, personality: int, n: int) -> int:
    """By how much the power level would be another `n` stages above where it is, or below with a
    negative number, as far as the card has stages (EFF-7)."""
    if game.cards[personality].type is MAIN_PERSONALITY:
        personality = game.state.players[game.owners[personality]].mp_card
    printed, stage = game.cards[personality].stages, current(game, personality)
    return printed[min(len(printed) - 1, max(0, stage + n))] - printed[stage]


def pur_of_mp(game: Game, player: int) -> int:
    """The Power Up Rating of a player's MP now."""
    return pur(game, player, game.state.players[player].mp_card)


def pur(game: Game, player: int, card: int) -> int:
    """The Power Up Rating now of a personality that a player controls, his MP or an Ally."""
    facts = game.cards[card]
    mp = facts.type is MAIN_PERSONALITY
    rating: int = value_of(
        game, Quantity.PUR if mp else Quantity.PUR_OF_ALLIES, player, facts.pur or 0
    )
    return _considered(game, RATING, card, rating)


def personalities(game: Game, player: int) -> list[int]:
    """The MP and the Allies that a player controls, the MP first (TYP-8)."""
    side = game.state.players[player]
    # As `mp_card` says, but asked at every option.
    found = [side.mp[side.level - 1]]
    cards = game.cards
    for card in side.play:
        if cards[card].type.is_personality:
            if game.state.permanents[card].attached_to == NOBODY:
                found.append(card)
    return found


def can_change(
    game: Game, verb: StageVerb, personality: int, source: Source, least: int | None = None
) -> bool:
    """Whether an effect could have a personality gain stages now, or lose some (EFF-5).

    Who is at zero loses cards instead (EFF-7), unless there is a `least`.
    """
    before = current(game, personality)
    if verb is StageVerb.GAIN and moving.highest_stage(game, personality, TOP) <= before:
        return False
    if least is not None and before <= least:
        return False
    player = owner_of(game, personality)
    return door.may(game, door.of_personality(verb, player, personality, 1, source))


def change(
    game: Game, personality: int, amount: int, why: Why, source: Source, rule: str, floor: int = 0
) -> int:
    """Move a personality's stage up or down within 0 to 10; returns by how much it moved."""
    before = current(game, personality)
    verb = _ASKED.get(why)
    if verb is not None and verb in game.spoken:
        deed = door.of_personality(
            verb, owner_of(game, personality), personality, abs(amount), source
        )
        if why is Why.PUR:
            deed = replace(deed, way=POWER_UP)
        if not door.may(game, deed):
            return 0
    after = max(min(before, floor), min(TOP, before + amount))
    if after > before:
        after = max(before, moving.highest_stage(game, personality, after))
    if after == before:
        return 0
    game.emit(
        StagesChanged(
            owner_of(game, personality), personality, before, after, why, source.card, rule
        )
    )
    return after - before


def set_to(game: Game, personality: int, stage: int, source: Source, rule: str) -> None:
    """Set a personality's stage, which is neither gaining nor losing (ANG-3)."""
    before = current(game, personality)
    stage = moving.highest_stage(game, personality, stage)
    if before != stage:
        game.emit(
            StagesChanged(
                owner_of(game, personality), personality, before, stage, Why.SET, source.card, rule
            )
        )


def choose_personality(
    game: Game,
    player: int,
    among: list[int],
    prompt: str,
    source: Source,
    rule: str,
    value: int = 0,
) -> Steps:
    """Let a player choose one of several personalities; returns its instance number. `value` is
    how many stages it is about, where that is said of each."""
    if len(among) == 1:
        return among[0]
    options = tuple(Option(Act.PICK, game.cards[c].name, c, value=value) for c in among)
    index = yield from game.ask(player, Ask.PERSONALITY, prompt, rule, options, source, open=True)
    return among[index]


def allowed(game: Game, verb: StageVerb, whom: list[int], amount: int, source: Source) -> list[int]:
    """Those of some personalities that may gain so many stages, or lose them; a text that forbids
    it to one is noted (EFF-4)."""
    if verb not in game.spoken:
        return whom
    found = []
    for who in whom:
        deed = door.of_personality(verb, owner_of(game, who), who, amount, source)
        barred = door.refusal(game, deed)
        if barred is None:
            found.append(who)
        else:
            source.memory.barred = barred.credit
    return found


def gain(game: Game, player: int, amount: int, source: Source) -> Steps:
    """A player gains stages: he chooses which personality of his gains them all (EFF-7)."""
    able = allowed(game, StageVerb.GAIN, personalities(game, player), amount, source)
    if amount <= 0 or not able:
        return 0
    if not any(can_change(game, StageVerb.GAIN, who, source) for who in able):
        # Whoever it is, nobody rises any further.
        able = able[:1]
    who = yield from choose_personality(
        game,
        player,
        able,
        f"Which personality gains {amount} stage{'' if amount == 1 else 's'}?",
        source,
        "EFF-7",
    )
    amount = yield from ahead(game, StageVerb.GAIN, who, amount, source)
    return gain_with(game, who, amount, source)


def ahead(game: Game, verb: StageVerb, personality: int, amount: int, source: Source) -> Steps:
    """How many stages are gained or lost that are about to be: none where something else is done
    in the place of that (EFF-5), and more or less as what waits for it says (EFF-4)."""
    if amount <= 0:
        return 0
    player = owner_of(game, personality)
    deed = door.of_personality(verb, player, personality, amount, source)
    if door.answered(game, verb) and (yield from door.instead(game, deed)):
        return 0
    return (yield from game.herald(deed))


def further_ahead(
    game: Game, verb: StageVerb, personality: int, most: int, source: Source
) -> Steps:
    """How many of the stages that lie before a stage to which one is raised or lowered are gained
    or lost then: not more of them, whatever changes their number."""
    amount = yield from ahead(game, verb, personality, most, source)
    player = owner_of(game, personality)
    deed = door.of_personality(verb, player, personality, amount, source)
    return min(most, door.amount(game, deed) if amount else 0)


def gain_with(game: Game, personality: int, amount: int, source: Source) -> int:
    """One personality gains stages. Returns by how many it rose."""
    if amount <= 0:
        return 0
    player = owner_of(game, personality)
    deed = door.of_personality(StageVerb.GAIN, player, personality, amount, source)
    amount = door.amount(game, deed)
    return change(game, personality, amount, Why.GAIN, source, "EFF-7")


def lose(
    game: Game,
    player: int,
    amount: int,
    source: Source,
    least: int | None = None,
) -> Steps:
    """A player loses stages; past zero, cards of his Life Deck are discarded instead (EFF-7).

    With a `least` ("to a minimum of 0") nothing is lost past that. Returns the stages lost, and
    the cards.
    """
    if amount <= 0:
        return 0, 0
    whom = [game.state.players[player].mp_card]
    if game.edition.rules.lose_stages_choice:
        whom = personalities(game, player)
    able = allowed(game, StageVerb.LOSE, whom, amount, source)
    if not able:
        return 0, 0
    who = able[0]
    if len(able) > 1:
        who = yield from choose_personality(
            game,
            player,
            able,
            f"Which personality loses {amount} stage{'' if amount == 1 else 's'}?",
            source,
            "EFF-7",
        )
    amount = yield from ahead(game, StageVerb.LOSE, who, amount, source)
    return lose_with(game, who, amount, source, least)


def lose_with(
    game: Game, personality: int, amount: int, source: Source, least: int | None = None
) -> tuple[int, int]:
    """One personality loses stages; past zero, Life Deck cards of its player go (EFF-7).

    That is no damage: no Endurance, no replacement for Dragon Balls. Returns the stages lost, and
    the cards; neither where it may not be done, or so much is taken off it (EFF-5).
    """
    player = owner_of(game, personality)
    deed = door.of_personality(StageVerb.LOSE, player, personality, amount, source)
    if amount <= 0 or not door.may(game, deed):
        return 0, 0
    amount = door.amount(game, deed)
    lost = -change(game, personality, -amount, Why.LOSE, source, "EFF-7", least or 0)
    past = amount - lost if least is None else 0
    for _ in range(past):
        moving.discard_from_life_deck(game, player, Why.STAGE_LOSS, source, "EFF-7")
    return lost, past


COST_RULE = "ATK-2"
"""By which rule stages are paid that an attack costs."""


def paying(
    game: Game, personality: int, amount: int, source: Source, attack: Attack | None = None
) -> Deed:
    """The deed of paying so many stages of a personality, perhaps what an attack costs."""
    player = owner_of(game, personality)
    deed = door.of_personality(StageVerb.PAY, player, personality, amount, source)
    return deed if attack is None else replace(deed, attack=attack)


def may_pay(
    game: Game, personality: int, amount: int, source: Source, attack: Attack | None = None
) -> bool:
    """Whether so many stages of a personality may be paid; nothing is always paid (ATK-2)."""
    if amount <= 0 or not door.answered(game, StageVerb.PAY):
        return True
    return door.may(game, paying(game, personality, amount, source, attack))


def pay(game: Game, personality: int, amount: int, source: Source, rule: str = "EFF-7") -> bool:
    """Pay a price in stages; returns False, and pays nothing, without enough of them (EFF-7)."""
    if current(game, personality) < amount or not may_pay(game, personality, amount, source):
        return False
    change(game, personality, -amount, Why.COST, source, rule)
    return True


def pay_for_attack(game: Game, attack: Attack) -> Steps:
    """Pay what an attack costs, or do what is done in the place of that (ATK-2, EFF-5)."""
    who, amount, source = attack.performer, attack.cost, attack.source
    if door.answered(game, StageVerb.PAY):
        deed = paying(game, who, amount, source, attack)
        if (yield from door.instead(game, deed)) or not door.may(game, deed):
            return
    if current(game, who) >= amount:
        change(game, who, -amount, Why.COST, source, COST_RULE)


def damage_to(game: Game, attack: Attack, who: int, amount: int) -> int:
    """So many of the stages of damage of an attack as a personality may lose from it (COM-7)."""
    deed = door.of_personality(StageVerb.LOSE, owner_of(game, who), who, amount, attack.source)
    return door.amount(game, replace(deed, attack=attack))


def lose_divided(game: Game, attack: Attack, amount: int, able: list[int]) -> Steps:
    """Each of several loses so many of the stages of damage as is chosen by who attacks.

    Returns how many they lost, and how many of the damage nobody may lose.
    """
    chooser, source = attack.player, attack.source
    lost, left, kept = 0, amount, 0
    for number, who in enumerate(able):
        much = left
        if left and number < len(able) - 1:
            options = tuple(Option(Act.NUMBER, str(n), value=n) for n in range(left + 1))
            prompt = f"How many of the {left} stages does {game.cards[who].title} lose?"
            asked = yield from game.ask(chooser, Ask.NUMBER, prompt, "COM-7", options, source)
            much = options[asked].value
        left -= much
        loses = damage_to(game, attack, who, much)
        kept += much - loses
        lost -= change(game, who, -loses, Why.DAMAGE, source, "ATK-6") if loses else 0
    return lost, kept
