"""What counts in a position: its features, each seen from one player's side."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil, exp, log

from dbz_desktop.cards.model import CardType
from dbz_desktop.rules.flow import allies, control, legality, moving, uses
from dbz_desktop.rules.flow.anger import needed
from dbz_desktop.rules.flow.stages import attack_table, power_level
from dbz_desktop.rules.flow.turn import CARDS_DRAWN
from dbz_desktop.rules.game import Game
from dbz_desktop.rules.kernel.decisions import Decision
from dbz_desktop.rules.kernel.floating import Floating
from dbz_desktop.rules.kernel.matters import Matter
from dbz_desktop.rules.kernel.state import PlayerState

FEATURES = (
    "life",
    "life_ratio",
    "stages",
    "spent",
    "anger",
    "near_level",
    "level",
    "drills",
    "setups",
    "allies",
    "ally_stages",
    "dragon_balls",
    "many_dragon_balls",
    "attacks",
    "dear_attacks",
    "defenses",
    "others",
    "power_attacks",
    "powers",
    "lasting",
    "table",
    "action",
    "fight",
    "turn",
    "turn_begins",
)
"""Each is mine less the other player's, so that a position and the same seen from the other side
weigh the same but for their sign.

`life`: cards of the Life Deck, by ten. `life_ratio`: how many times as many, as a logarithm, of few
those that a side can live on (see `lasts`). `stages`: of the Main Personality; `spent`: whether it
has fewer than two. `anger`: of what takes it up a level, `near_level` the same squared; for what it
wins see `anger_victory`. `allies` and their `ally_stages`, more where they pay an attack of theirs.
`many_dragon_balls`: what is more than three of them (WIN-3).

Of the hand: `attacks`, cards that attack and can be paid, `dear_attacks`, those that can't (ATK-2);
`defenses`, cards that answer attacks; `others`, all that is neither, or must be in play first.
`power_attacks` and `powers`: Powers in play that can be used in the combat that goes on. Neither
attacks nor Powers count for who has just passed: he may never come to use them (COM-2), and one
attack that he keeps counts little. The attack of an Ally that a text frees for a time is one of
`attacks`. In a combat no more defenses count than may be needed, and one. What lies open on a side
and answers attacks in the combat that goes on is one of `defenses` too, a Setup at any time.

`lasting`: effects that outlive their card (EFF-4), by whose they are, but those that free Allies
and those that wait for something to happen once: who makes it happen is rid of nothing by that.
`table`: what the Attack Table gives (ATK-5). `action`: whose action it is; `fight`: who declared
the combat that goes on; `turn`: whose turn; `turn_begins`: whose turn it is before combat was
declared.
"""

_BEGINNING = ("start", "draw", "planning", "declare")
_FEW_STAGES = 2
_HELD_BACK = 0.2
"""So much of an attack is one worth that is held back: who holds his attacks back never hits."""
_BLOCKS, _BLOWS = 2, 4
"""Where `defenses` and `power_attacks` lie among what a side has to fight with."""
_OF_A_HAND = ("attacks", "dear_attacks", "defenses", "others")


@dataclass(frozen=True, slots=True)
class Hands:
    """What a player knows of what may lie in both hands as he looks ahead: the cards, by instance.

    Any other card that lies in a hand after an imagined answer lies there by the chance of one
    world. It counts as the mean of what may lie there, so that luck in drawing it recommends no
    answer: `mine` is that mean for the player's own hand, `theirs` for the other's, each with how
    much of a card is an attack, a dear one, a defense, and neither.
    """

    known: frozenset[int]
    mine: tuple[float, ...]
    theirs: tuple[float, ...]

    @classmethod
    def seen(cls, game: Game, decision: Decision) -> Hands:
        """The hands of a possible world, as who is asked knows them: his own, what lies open on his
        side, and what the question shows."""
        mine, theirs = (game.state.players[each] for each in (decision.player, 1 - decision.player))
        shown = [option.card for option in decision.options]
        return cls(
            frozenset(
                (*mine.hand, *mine.in_use, *mine.discard, *mine.play, *shown, *decision.looked_at)
            ),
            _mean(game, mine, mine.life_deck),
            _mean(game, theirs, (*theirs.life_deck, *theirs.hand)),
        )

    def held(self, game: Game, player: int, mean: tuple[float, ...]) -> list[float]:
        """How much of each kind of card a player holds."""
        hand = game.state.players[player].hand
        seen = [card for card in hand if card in self.known]
        new = len(hand) - len(seen)
        return [a + new * b for a, b in zip(_held_now(game, player, seen), mean, strict=True)]


def features(game: Game, viewer: int, hands: Hands | None = None) -> list[float]:
    """The features of a game as it stands, for player `viewer` (0 or 1); see `FEATURES`.

    In a world dealt anew (see `worlds`) they tell nothing that the player doesn't know. With
    `hands` they don't depend on what that world has dealt into a hand either.
    """
    state = game.state
    mine, theirs = state.players[viewer], state.players[1 - viewer]
    combat = state.combat
    fighting = combat is not None and not combat.ending
    if hands is None:
        held = _held_now(game, viewer, mine.hand)
        others = _held_now(game, 1 - viewer, theirs.hand)
    else:
        held = hands.held(game, viewer, hands.mine)
        others = hands.held(game, 1 - viewer, hands.theirs)
    ours = _means(game, mine, viewer, fighting, held)
    foes = _means(game, theirs, 1 - viewer, fighting, others)
    if fighting:
        here, there = _open_blocks(game, mine, viewer), _open_blocks(game, theirs, 1 - viewer)
        ours[_BLOCKS], foes[_BLOCKS] = _needed(ours, foes, here), _needed(foes, ours, there)
    ours[_BLOCKS] += _set_up_blocks(game, mine)
    foes[_BLOCKS] += _set_up_blocks(game, theirs)
    sides = zip(_of_side(game, mine) + ours, _of_side(game, theirs) + foes, strict=True)
    found = [a - b for a, b in sides]
    found.insert(1, log((lasts(game, viewer) + 2) / (lasts(game, 1 - viewer) + 2)))
    sign = 1.0 if state.active == viewer else -1.0
    me, other = power_level(game, mine.mp_card), power_level(game, theirs.mp_card)
    found.append(float(attack_table(me, other) - attack_table(other, me)))
    if combat is not None and fighting:
        found.append(1.0 if combat.actor == viewer else -1.0)
    else:
        found.append(0.0)
    found.append(sign if fighting else 0.0)
    found.append(sign)
    found.append(sign if state.phase in _BEGINNING else 0.0)
    return found


def lasts(game: Game, player: int) -> float:
    """How many cards of a Life Deck a side can live on: of few those that it must draw in its next
    Draw Step are as good as gone (TRN-1, WIN-1)."""
    cards = len(game.state.players[player].life_deck)
    if player == game.state.active:
        return cards
    return max(0.0, cards - CARDS_DRAWN * max(0.0, 1 - cards / MANY))


MANY = 12
"""So many life cards are enough not to think of those that are drawn."""


def _of_side(game: Game, side: PlayerState) -> list[float]:
    """The features of one side that lie open on the table, without `life_ratio`."""
    drills = setups = friends = balls = 0
    ally_stages = 0
    permanents = game.state.permanents
    for card in side.play:
        kind = game.cards[card].type
        if kind is CardType.DRILL:
            drills += 1
        elif kind is CardType.SETUP:
            setups += 1
        elif kind is CardType.ALLY:
            friends += 1
            ally_stages += _of_ally(game, card, permanents[card].stages)
        elif kind is CardType.DRAGON_BALL:
            balls += 1
            # Its text is in force as that of a Drill is, whatever else it counts for.
            drills += any(each.is_constant for each in game.programs[card].sections)
    near = min(1.0, side.anger / max(1, needed(game, game.owners[side.mp_card])))
    return [
        len(side.life_deck) / 10,
        side.stages / 5,
        1.0 if side.stages < _FEW_STAGES else 0.0,
        near,
        near**2,
        float(side.level),
        float(drills),
        float(setups),
        float(friends),
        ally_stages / 5,
        float(balls),
        float(max(0, balls - 3)),
    ]


def _of_ally(game: Game, card: int, stages: int) -> int:
    """The stages of an Ally, and one more where it can pay its dearest attack with them: another
    one takes stages of damage rather (COM-7)."""
    sections = game.programs[card].action_sections
    dearest = max((each.header.cost for each in sections if each.is_attack), default=0)
    return stages + (0 < dearest <= stages)


def _means(
    game: Game, side: PlayerState, player: int, fighting: bool, hand: list[float]
) -> list[float]:
    """What a side has to fight with: the features from `attacks` to `lasting`; `hand` is how much
    of each kind of card it holds."""
    attacks, dear, defenses, others = hand
    blows = powers = 0
    lasting = sum(each.source.player == player and _lasts(each) for each in game.state.floating)
    if fighting:
        assert game.state.combat is not None
        if game.state.combat.passed[player]:
            # One card is kept (TRN-4), rather one that stops an attack.
            attacks, dear = _HELD_BACK * min(attacks, max(0.0, 1 - defenses)), 0.0
        else:
            blows, powers, freed = _powers(game, side, player)
            attacks += freed
    return [attacks, dear, defenses, others, float(blows), float(powers), float(lasting)]


def _needed(ours: Sequence[float], foes: Sequence[float], lying_open: int) -> float:
    """How many of a side's defenses are of use in a combat, those of its hand and those that lie
    open: one of the hand, which is kept if it isn't needed (TRN-4), and each other one as likely as
    the other side makes so many attacks; of those that it may make, each as likely as the next."""
    blocks, attacks = ours[_BLOCKS], foes[0] + foes[_BLOWS]
    useful = min(blocks, 1.0)
    others = blocks - useful + lying_open
    likely = fewer = exp(-attacks)
    for number in range(1, ceil(others) + 1):
        # `fewer` is how likely it is that there are fewer attacks than that.
        useful += min(1.0, others - number + 1) * (1 - fewer)
        likely *= attacks / number
        fewer += likely
    return useful


def _set_up_blocks(game: Game, side: PlayerState) -> int:
    """How many Setups of a side answer attacks: they stay until they do."""
    return sum(
        game.programs[card].defense is not None and game.cards[card].type is CardType.SETUP
        for card in side.play
    )


def _open_blocks(game: Game, side: PlayerState, player: int) -> int:
    """How many other cards of a side in play can still answer an attack in the combat that goes on,
    an Ally where it may act (COM-3, COM-6)."""
    found, used = 0, game.state.used
    for card in (side.mp_card, side.mastery, *side.play):
        section, kind = game.programs[card].defense, game.cards[card].type
        if section is None or kind is CardType.SETUP or kind.plays_from_hand:
            continue
        if kind is CardType.ALLY and side.stages >= _FEW_STAGES:
            if not allies.may_use_power_anyway(game, player, card):
                continue
        found += not used.get(uses.use_key(game, player, card, section) or ())
    return found


def kind(game: Game, side: PlayerState, card: int) -> str:
    """Which of the features of a hand a card of it counts for."""
    program = game.programs[card]
    if not game.cards[card].type.plays_from_hand:
        # What it can do it does in play: in hand it neither attacks nor stops anything.
        return "others"
    if program.defense is not None:
        return "defenses"
    if program.attack is None:
        return "others"
    return "dear_attacks" if program.attack.header.cost > side.stages else "attacks"


def is_dead(game: Game, player: int, card: int) -> bool:
    """Whether a card in hand can't enter play, for one of its title is there (TYP-2, TYP-4)."""
    alone = game.cards[card].type in (CardType.DRILL, CardType.DRAGON_BALL)
    return alone and moving.may_enter_play(game, card, player) is not None


def _kinds(game: Game, side: PlayerState, cards: Iterable[int]) -> list[float]:
    """How many of the cards are attacks, dear attacks, defenses and others for a side."""
    found = dict.fromkeys(_OF_A_HAND, 0.0)
    for card in cards:
        found[kind(game, side, card)] += 1
    return list(found.values())


def _held_now(game: Game, player: int, cards: Iterable[int]) -> list[float]:
    """The same of cards that lie in a player's hand. What is dead there counts nothing, and an
    attack that can't be made any more in the combat that goes on little."""
    side = game.state.players[player]
    found = dict.fromkeys(_OF_A_HAND, 0.0)
    for card in cards:
        of_a_kind = kind(game, side, card)
        if of_a_kind == "others":
            found[of_a_kind] += not is_dead(game, player, card)
        elif of_a_kind == "attacks" and comes_too_late(game, player, card):
            found[of_a_kind] += _HELD_BACK
        else:
            found[of_a_kind] += 1
    return list(found.values())


def comes_too_late(game: Game, player: int, card: int) -> bool:
    """Whether a text of an attack in hand keeps it from being made in the combat that goes on."""
    combat = game.state.combat
    if combat is None or combat.ending:
        return False
    return legality.note_forbids(game, player, card) is not None


def _mean(game: Game, side: PlayerState, cards: Sequence[int]) -> tuple[float, ...]:
    """How much of one of the cards is of each kind, for a side."""
    return tuple(count / max(1, len(cards)) for count in _kinds(game, side, cards))


def _powers(game: Game, side: PlayerState, player: int) -> tuple[int, int, int]:
    """The Powers of a side's cards in play that may still be used and can be paid (COM-3), those
    of an Ally where it may act (COM-6).

    First those that attack, then the others, then the attacks of Allies that a text lets act.
    """
    found = [0, 0, 0]
    used = game.state.used
    for card in (side.mp_card, side.mastery, *side.play):
        sections, stages = game.programs[card].action_sections, side.stages
        freed = False
        if sections and game.cards[card].type is CardType.ALLY:
            anyway = control.may_act_anyway, allies.may_use_power_anyway
            if stages >= _FEW_STAGES:
                freed = _is_freed(game, player, card)
                if not freed and not any(may(game, player, card) for may in anyway):
                    continue
            stages = game.state.permanents[card].stages
        for section in sections:
            if section.is_attack and section.header.cost > stages:
                continue
            if used.get(uses.use_key(game, player, card, section) or ()):
                continue
            found[2 if freed and section.is_attack else not section.is_attack] += 1
    return found[0], found[1], found[2]


def _is_freed(game: Game, player: int, card: int) -> bool:
    """Whether what a card has done lets an Ally attack for a time, whatever its text (COM-6)."""
    return any(
        frees(each) and each.effect.lets_act(game, player, card, each.source)
        for each in game.state.floating
    )


def _lasts(floating: Floating) -> bool:
    """Whether an effect is in force, be it for the next attack, and doesn't wait for anything."""
    waits = floating.once and getattr(floating.effect, "attacks", None) is None
    return not waits and not frees(floating)


def frees(floating: Floating) -> bool:
    """Whether it is an effect that lets Allies act and does nothing else."""
    return getattr(floating.effect, "matter", None) is Matter.ALLIES_ACT
