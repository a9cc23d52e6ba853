"""Using a Power that is no attack, from its announcement until its card is put away (COM-2)."""

from __future__ import annotations

from collections.abc import Callable

from dbz_desktop.cards import CardType
from dbz_desktop.rules.flow import elsewhere, legality, moving, prices, putaway, uses, victory
from dbz_desktop.rules.kernel.cardtext import Section
from dbz_desktop.rules.kernel.decisions import Act, Option
from dbz_desktop.rules.kernel.events import HAND, IN_PLAY, IN_USE, CardUsed, Why
from dbz_desktop.rules.kernel.game import Attack, Game, Source, Steps
from dbz_desktop.rules.kernel.silence import has_lost_immediate


def use(
    game: Game,
    player: int,
    card: int,
    index: int,
    performer: int,
    moment: Source | None = None,
    then: Callable[[Game, Source], Steps] | None = None,
) -> Steps:
    """Use a Power: of a personality, a Mastery, a Drill, a Setup, an Event.

    `moment` knows the happening that an [instant] Power answers; `then` goes on from what the text
    has done, before the card is put away.
    """
    section = game.section(card, index)
    from_hand = game.state.where[card] is HAND or card in elsewhere.as_in_hand(game, player)
    again = card in game.state.remaining
    played = game.state.where[card] is not IN_PLAY
    source = Source(player, card, index, performer=performer, definitions=section.definitions)
    if moment is not None:
        source.attack, source.event = moment.attack, moment.event
        if section.when is not None and moment.event is not None:
            told = section.when.moment.spoken(game, moment.event, source)
            # Of what came at one moment it speaks as a whole.
            source.memory.chosen = moment.memory.chosen or told
            source.memory.amount = moment.memory.amount
        elif moment.memory.chosen or moment.memory.amount:
            # It is used in the place of a deed, of which it may speak.
            source.memory.speak_of(moment.memory.chosen)
            source.memory.amount = moment.memory.amount
    if (yield from prices.played_otherwise(game, player, card)):
        return
    if played and not again:
        moving.move(game, card, IN_USE, Why.PLAY, source, "COM-2")
        yield from prices.pay(game, prices.of_playing(game, player, card), source)
    else:
        if not played:
            # What was told of an earlier use of it is over.
            game.take(("cancelled", card))
            uses.count_use(game, player, card, section)
        yield from prices.pay_for_use(game, player, card, source)
    victory.forbid_by_use(game, player, card)
    game.emit(
        CardUsed(
            player,
            card,
            index,
            "instant" if section.is_instant else "power",
            from_hand,
            "TYP-6" if game.cards[card].type in (CardType.SETUP, CardType.EVENT) else "COM-3",
        )
    )
    yield from game.settle()
    began = game.state.history.length
    if game.take(("cancelled", card)) is None:
        if not has_lost_immediate(game, card):
            yield from game.run(section.sentences, source)
        if then is not None:
            yield from then(game, source)
    used_up = played or game.cards[card].type is CardType.SETUP
    if used_up and not putaway.gave_itself_away(game, card, began):
        yield from putaway.put_away_used(game, card, player)


# ---------------------------------------------------------------------------- whenever it is needed


def free(game: Game, player: int) -> list[Option]:
    """The Powers that a player may use when he needs them, beside what he is asked (EFF-2)."""
    options: list[Option] = []
    if not game.with_free:
        return options
    side = game.state.players[player]
    cards = (side.mp_card, side.mastery, *side.play, *side.hand)
    if game.with_free.isdisjoint(cards):
        return options
    for card in cards:
        for section in game.programs[card].free_instants:
            performer = legality.performers(game, player)[0]
            if game.cards[card].type is CardType.ALLY:
                performer = card
            if legality.why_not_freely(game, player, card, section, performer) is None:
                label = f"Use {game.cards[card].name}"
                options.append(Option(Act.USE, label, card, section.index, performer))
    return options


def is_free(game: Game, option: Option) -> bool:
    """Whether an option is such a Power; what was asked is asked again after it."""
    if option.card not in game.with_free:
        return False
    return option.act is Act.USE and option.section >= 0 and _section(game, option).is_free


def use_freely(game: Game, player: int, option: Option, attack: Attack | None = None) -> Steps:
    """Use such a Power: it takes no action, and answers no attack (COM-2, COM-5)."""
    moment = Source(player, option.card, attack=attack)
    yield from use(game, player, option.card, option.section, option.performer, moment)
    yield from game.settle()


def _section(game: Game, option: Option) -> Section:
    return game.section(option.card, option.section)
