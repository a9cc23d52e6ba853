"""Moving cards: drawing, discarding, destroying, banishing, rejuvenating, entering play.

Every move goes through here, so that the rules of zones hold everywhere: Dragon Balls that leave
(TYP-3), cards of the other player (ZON-2), Drills and Dragon Balls that may not enter (TYP-2,
TYP-4).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dbz_desktop.cards.model import ALLY, DRAGON_BALL, DRILL
from dbz_desktop.rules.flow import elsewhere, prices
from dbz_desktop.rules.flow.uses import forget_uses
from dbz_desktop.rules.kernel import door, floating
from dbz_desktop.rules.kernel.decisions import Act, Option, WhyNot
from dbz_desktop.rules.kernel.deed import CardVerb, Deed, PlayVerb
from dbz_desktop.rules.kernel.events import (
    BANISHED,
    BOTH,
    DISCARD,
    HAND,
    IN_PLAY,
    IN_USE,
    LIFE_DECK,
    NOBODY,
    CardMoved,
    ControlChanged,
    Why,
    Zone,
)
from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.rules.kernel.matters import COPIES, HAND_REVEALED, STAGES_CAPPED, TOLL
from dbz_desktop.rules.kernel.quantities import Quantity, value_of
from dbz_desktop.rules.kernel.silence import has_lost_immediate

_ENTER, _LEAVE, _PLAY = PlayVerb.ENTER, PlayVerb.LEAVE, Why.PLAY
ALLY_STAGES = 3
"""An Ally comes into play three stages above zero (TYP-1)."""


def controller(game: Game, card: int) -> int:
    """Who has the card now: its controller in play, its owner elsewhere."""
    permanent = game.state.permanents.get(card)
    return permanent.controller if permanent is not None else game.owners[card]


def move(
    game: Game,
    card: int,
    target: Zone,
    why: Why,
    source: Source | None = None,
    rule: str = "",
    *,
    bottom: bool = False,
    to_player: int | None = None,
    attached_to: int = NOBODY,
    stages: int = 0,
    public: bool = False,
    place: int = 0,
    eyes: int = 0,
) -> None:
    """Move a card from wherever it is; `public` shows it even between hidden zones, to both or
    to `eyes`, a mask of seats."""
    here = game.state.where[card]
    owner = leaves = game.owners[card]
    if here is IN_PLAY:
        leaves = controller(game, card)
        forget_uses(game, card)
        if target is not IN_PLAY:
            # What it had as it left: its text may still ask for that.
            stages = game.state.permanents[card].stages
    seen = BOTH
    if here.is_hidden and target.is_hidden and not public:
        seen = eyes | (1 << owner if here is HAND or target is HAND else 0)
    if source is None:
        cause = whose = doer = NOBODY
    else:
        cause, whose, doer = source.card, source.player, source.doer
    game.emit(
        CardMoved(
            card,
            here,
            target,
            leaves,
            owner if to_player is None else to_player,
            why,
            cause,
            whose,
            bottom,
            seen,
            attached_to,
            stages,
            rule,
            place,
            NOBODY,
            doer,
            door.ends_of(game, (card,), source),
        )
    )
    if here is IN_PLAY:
        if target is not IN_PLAY:
            floating.end_attached(game, card)
    elif why is _PLAY:
        elsewhere.played(game, card, here)
    if target is HAND and HAND_REVEALED in game.spoken:
        for clause, by in game.holding(HAND_REVEALED):
            if clause.opens(owner, by):
                game.reveal(owner, (card,), cause=by.card)
                break


def draw(game: Game, player: int, amount: int, source: Source | None, rule: str = "TRN-1") -> None:
    """Draw cards from the top of the Life Deck; the last one loses the game (HSE-2)."""
    deck = game.state.players[player].life_deck
    verb, why = CardVerb.DRAW, Why.DRAW
    for _ in range(amount):
        if deck and may_take(game, deck[-1], verb, source):
            move(game, deck[-1], HAND, why, source, rule)


def draw_as_many(
    game: Game, player: int, amount: int, source: Source | None, rule: str = "TRN-1"
) -> Steps:
    """Draw so many cards, with all that changes their number or does something else (EFF-5).

    That is asked once of all of them, then of each one.
    """
    deck = game.state.players[player].life_deck
    verb, asked = CardVerb.DRAW, door.answered(game, CardVerb.DRAW)
    if asked and amount > 0 and deck:
        cards = tuple(reversed(deck[-amount:]))
        all_of_it = door.of_cards(game, verb, cards, source, HAND, whole=True)
        if (yield from door.instead(game, all_of_it)):
            return
        amount = door.amount(game, all_of_it)
    for _ in range(amount if asked else 0):
        amount -= 1
        if deck:
            deed = door.of_cards(game, verb, (deck[-1],), source, HAND)
            if not (yield from door.instead(game, deed)):
                draw(game, player, 1, source, rule)
    draw(game, player, amount, source, rule)


def dragon_ball_twin_in_play(game: Game, card: int) -> bool:
    """Whether a Dragon Ball of the same name is in play on either side (TYP-2)."""
    title = game.cards[card].title
    return any(
        other != card and game.cards[other].title == title
        for side in game.state.players
        for other in side.play
    )


_ANY_NUMBER = 1_000


def _copies_allowed(game: Game, card: int, player: int) -> int:
    """How many copies of a Styled Drill a player may control (TYP-4)."""
    if COPIES not in game.spoken:
        return 1
    held = game.holding(COPIES)
    allowed = [c.copies or _ANY_NUMBER for c, by in held if c.covers(game, card, player, by)]
    return max(allowed, default=1)


def may_enter_beside(
    game: Game, card: int, others: Sequence[int], under: Callable[[int], int]
) -> bool:
    """Whether a card may enter play once others have, `under` whose control each does (TYP-4)."""
    title, player = game.cards[card].title, _entering_under(game, card, under(card))
    alike = [each for each in others if game.cards[each].title == title]
    if not alike:
        return True
    if game.cards[card].type is DRAGON_BALL:
        return False
    notes = game.programs[card].notes if card in game.with_notes else ()
    own = [each for each in alike if _entering_under(game, each, under(each)) == player]
    if any(note.keeps_out(game, player, card, own) for note in notes):
        return False
    return any(note.lets_in for note in notes) or _may_control(game, card, player, len(own))


def _may_control(game: Game, card: int, player: int, more: int = 0) -> bool:
    """Whether a player who controls so many `more` may have a copy of a Styled Drill (TYP-4)."""
    facts = game.cards[card]
    if facts.type is not DRILL or not facts.style.is_styled:
        return True
    others = [game.cards[each] for each in game.state.players[player].play]
    alike = [each for each in others if each.title == facts.title and each.type is DRILL]
    there = len(alike) + more
    return not there or there < _copies_allowed(game, card, player)


def to_discard_pile(
    game: Game,
    card: int,
    why: Why,
    source: Source | None,
    rule: str = "",
    bottom: bool = False,
) -> Zone:
    """Discard a card from wherever it is; Dragon Balls go elsewhere (TYP-3). Returns where."""
    if game.cards[card].type is DRAGON_BALL:
        if dragon_ball_twin_in_play(game, card):
            move(game, card, BANISHED, why, source, "TYP-3")
            return BANISHED
        move(game, card, LIFE_DECK, why, source, "TYP-3", bottom=True, public=True)
        return LIFE_DECK
    move(game, card, DISCARD, why, source, rule, bottom=bottom)
    return DISCARD


def may_take(game: Game, card: int, verb: CardVerb, source: Source | None) -> bool:
    """Whether an effect may do this to a card: destroy it, return, attach, reveal it (EFF-4)."""
    if verb not in game.spoken:
        return True
    return door.may(game, door.of_cards(game, verb, (card,), source, _GOES.get(verb)))


_GOES = {
    CardVerb.DRAW: HAND,
    CardVerb.RETURN: HAND,
    CardVerb.REJUVENATE: LIFE_DECK,
    CardVerb.SHUFFLE: LIFE_DECK,
    CardVerb.DISCARD: DISCARD,
    CardVerb.DESTROY: DISCARD,
    CardVerb.BANISH: BANISHED,
}
"""Where a card goes by what is done to it."""


def may_leave(
    game: Game,
    card: int,
    source: Source | None,
    target: Zone | None = None,
    critical: bool = False,
) -> bool:
    """Whether an effect, or a rule, may take a card out of play, to a known zone too (EFF-4)."""
    if game.state.where[card] is not IN_PLAY or _LEAVE not in game.spoken:
        return True
    deed = door.of_cards(game, PlayVerb.LEAVE, (card,), source, target, critical=critical)
    return door.may(game, deed)


def leave_play(
    game: Game,
    card: int,
    target: Zone,
    why: Why,
    source: Source | None,
    rule: str = "",
    bottom: bool = False,
) -> None:
    """Take a card out of play, and discard what was attached to it, and to that (TYP-7)."""
    permanents = game.state.permanents
    attached = [c for c in permanents if permanents[c].attached_to == card]
    if target is DISCARD:
        to_discard_pile(game, card, why, source, rule, bottom)
    else:
        move(game, card, target, why, source, rule)
    for other in attached:
        if other in permanents:
            leave_play(game, other, DISCARD, Why.RULE, source, "TYP-7")


def discard_from_life_deck(
    game: Game, player: int, why: Why, source: Source | None, rule: str = ""
) -> int:
    """Discard the top card of a Life Deck, not as damage. Returns the card, NOBODY if none."""
    deck = game.state.players[player].life_deck
    if not deck:
        return NOBODY
    card = deck[-1]
    to_discard_pile(game, card, why, source, rule)
    return card


def discard_from_hand(game: Game, card: int, source: Source | None, why: Why, rule: str) -> Steps:
    """Discard a card from a hand, unless its own text replaces that (EFF-5).

    Returns 1 when the card was really discarded.
    """
    if source is not None:
        if not may_take(game, card, CardVerb.DISCARD, source):
            return 0
        deed = door.of_cards(game, CardVerb.DISCARD, (card,), source, DISCARD)
        if (yield from door.instead(game, deed)):
            return 0
    to_discard_pile(game, card, why, source, rule)
    return 1


def may_enter_play(
    game: Game, card: int, player: int, source: Source | None = None
) -> WhyNot | None:
    """Why a card may not be played or placed into play by a player; None when it may."""
    facts = game.cards[card]
    player = _entering_under(game, card, player)
    if _ENTER in game.spoken:
        deed = door.of_cards(game, _ENTER, (card,), source, IN_PLAY, player)
        barred = door.why_not(game, deed, f"keeps {facts.title} from entering play")
        if barred is not None:
            return barred
    noted = card in game.with_notes
    if noted and any(note.keeps_out(game, player, card) for note in game.programs[card].notes):
        return WhyNot(f"There may be only one copy of {facts.title} in play.", "EFF-12")
    if facts.type is DRAGON_BALL:
        if dragon_ball_twin_in_play(game, card):
            return WhyNot(f"{facts.title} is already in play.", "TYP-2")
    elif noted and any(note.lets_in for note in game.programs[card].notes):
        return None
    elif not _may_control(game, card, player):
        return WhyNot(f"You already control {facts.title}, a Styled Drill.", "TYP-4")
    return None


def enter_play(
    game: Game,
    card: int,
    player: int,
    why: Why,
    source: Source | None,
    rule: str,
    stages: int | None = None,
) -> bool:
    """Put a card into play under a player's control; False when it may not enter.

    `stages` is where an Ally starts, three above zero unless said otherwise (TYP-1); what it says
    of itself isn't overridden (EFF-12).
    """
    if may_enter_play(game, card, player, source) is not None:
        return False
    player = _entering_under(game, card, player)
    start = 0
    if game.cards[card].type is ALLY:
        start = _entering_stages(game, card, player, stages)
        start = highest_stage(game, card, start)
    move(game, card, IN_PLAY, why, source, rule, to_player=player, stages=start)
    return True


def _entering_under(game: Game, card: int, player: int) -> int:
    """Under whose control a card enters play that a player plays or places there (ZON-2)."""
    if card in game.with_notes:
        if any(note.enters_with_opponent for note in game.programs[card].notes):
            return 1 - game.owners[card]
    return player


def highest_stage(game: Game, personality: int, stage: int) -> int:
    """A stage that a personality is to stand at, or the highest at which it may (EFF-7)."""
    capped = game.holding(STAGES_CAPPED)
    caps = (c.n for c, source in capped if c.caps(game, personality, source))
    return min(stage, *caps, stage) if capped else stage


def _entering_stages(game: Game, card: int, player: int, said: int | None) -> int:
    text = Source(player, card)
    told = (note.entering_stages(game, text) for note in game.programs[card].notes)
    own = next((stage for stage in told if stage is not None), None)
    if own is None and said is not None:
        return said
    own = ALLY_STAGES if own is None else own
    return value_of(game, Quantity.ENTERING_STAGES, player, own, card)


def play_permanent(
    game: Game, card: int, player: int, source: Source | None, stages: int | None = None
) -> Steps:
    """Play an Ally, Setup, Drill or Dragon Ball, whose effects are used at once (TYP-2).

    `stages` is where an Ally starts, if its player's effect says so (TYP-1).
    """
    own = source or Source(player, card)
    if (yield from prices.played_otherwise(game, player, card, source)):
        return 0
    yield from prices.pay(game, prices.of_playing(game, player, card), own)
    if not enter_play(game, card, player, Why.PLAY, source, "TRN-2", stages):
        return 0
    yield from game.settle()
    cancelled = game.take(("cancelled", card)) is not None
    if game.cards[card].type is DRAGON_BALL and not cancelled:
        yield from use_dragon_ball(game, card, player)
    return 1


def use_dragon_ball(game: Game, card: int, player: int) -> Steps:
    """Use all the immediate effects of a Dragon Ball (TYP-2)."""
    section = game.programs[card].immediate
    if section is not None and may_use_dragon_ball(game, card, player):
        source = Source(player, card, section.index, definitions=section.definitions)
        yield from game.run(section.sentences, source)


def may_use_dragon_ball(game: Game, card: int, player: int) -> bool:
    """Whether a Dragon Ball in play has immediate effects that a player may use now."""
    deed = Deed(CardVerb.USE, player, (card,), player, IN_PLAY, immediate=True)
    has_some = game.programs[card].immediate is not None and not has_lost_immediate(game, card)
    return has_some and door.may(game, deed)


def capture(
    game: Game, card: int, player: int, source: Source, uses: bool = True, critical: bool = False
) -> Steps:
    """Take control of a Dragon Ball, then perhaps use its effects, if that is allowed (ATK-14).

    `critical` tells that a critical damage effect does it (ATK-13).
    """
    if door.answered(game, CardVerb.CAPTURE) or TOLL in game.spoken:
        deed = door.of_cards(game, CardVerb.CAPTURE, (card,), source, critical=critical)
        if (yield from door.instead(game, deed)) or prices.why_unpaid(game, deed) is not None:
            return 0
        yield from prices.pay(game, deed, source)
    before = controller(game, card)
    told = ControlChanged(card, before, player, Why.CAPTURE, source.card, critical=critical)
    game.emit(told)
    yield from game.settle()
    cancelled = game.take(("cancelled", card)) is not None
    if uses and not cancelled and may_use_dragon_ball(game, card, player):
        own = Source(player, card)
        if (
            yield from game.confirm(
                player,
                f"Use the effects of {game.cards[card].title}?",
                "ATK-14",
                own,
                game.programs[card].text,
                Option(Act.YES, "Yes", performer=card, value=1),
            )
        ):
            yield from use_dragon_ball(game, card, player)
    return 1


def rejuvenate(game: Game, player: int, amount: int, source: Source | None, rule: str) -> Steps:
    """Put the top card of the discard pile under the Life Deck, one at a time (EFF-8).

    Returns the cards that went there, as a list.
    """
    pile = game.state.players[player].discard
    verb = CardVerb.REJUVENATE
    moved = []
    for _ in range(min(amount, len(pile))):
        card = pile[-1]
        if verb in game.spoken or card in game.with_notes:
            deed = door.of_cards(game, verb, (card,), source, LIFE_DECK)
            if not door.may(game, deed):
                break
            if (yield from door.instead(game, deed)):
                continue
        move(game, card, LIFE_DECK, Why.REJUVENATE, source, rule, bottom=True)
        moved.append(card)
    return moved


def after_use(game: Game, card: int, source: Source, banish: bool) -> None:
    """Put away a card that was played or used, by its own text, if it is still on the table."""
    where = game.state.where[card]
    if where is not IN_USE and where is not IN_PLAY:
        return
    why = Why.BANISH_SELF if banish else Why.AFTER_USE
    leave_play(game, card, BANISHED if banish else DISCARD, why, source, "ATK-1")
