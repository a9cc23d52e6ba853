"""The end of an attack: its card is discarded or banished, or remains (ATK-1 step 8, ATK-15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dbz_desktop.cards import CardType
from dbz_desktop.rules import moving
from dbz_desktop.rules.effects.base import Source, Steps
from dbz_desktop.rules.effects.standing import AttacksGoUnder
from dbz_desktop.rules.events import NOBODY, Why, Zone

if TYPE_CHECKING:
    from dbz_desktop.rules.attack import Attack
    from dbz_desktop.rules.game import Game


def put_away(game: Game, attack: Attack, played: bool) -> Steps:
    """Step 8: the attack is discarded or banished, or remains for another use (ATK-15)."""
    card = attack.card
    state = game.state
    if attack.copy or card < 0:
        _keep_copy(game, attack)
        return
    where = state.where[card]
    if where is Zone.IN_USE:
        left = state.remaining.get(card, 0)
        if played:
            # Who doesn't own the card has it for this one attack (ZON-2).
            left = attack.remain if game.owners[card] == attack.player else 0
        else:
            left -= 1
        if left > 0 and state.combat is not None:
            state.remaining[card] = left
            return
        state.remaining.pop(card, None)
        yield from put_away_card(game, card, attack.player)
    elif where is Zone.IN_PLAY and game.cards[card].type is CardType.SETUP:
        permanent = state.permanents.get(card)
        if permanent is not None and permanent.attached_to == NOBODY:
            yield from put_away_card(game, card, attack.player)


def _keep_copy(game: Game, attack: Attack) -> None:
    """In some editions the copy of an attack that remains may be used again too (ATK-16)."""
    combat = game.state.combat
    if combat is None or not attack.remain or not game.edition.rules.get("copy_may_stay", False):
        return
    key = (attack.player, attack.card, attack.section.index)
    left = combat.copies.get(key)
    combat.copies[key] = attack.remain if left is None else left - 1


def put_away_card(game: Game, card: int, player: int) -> Steps:
    """Discard or banish a card after its use, or where its text sends it (TYP-6)."""
    from dbz_desktop.rules.effects.notes import BanishAfterUse

    if game.state.where[card] not in (Zone.IN_USE, Zone.IN_PLAY):
        return
    permanent = game.state.permanents.get(card)
    if permanent is not None and permanent.attached_to != NOBODY:
        return
    elsewhere = game.state.used.pop(("after use", card), None)
    if elsewhere is not None:
        zone, bottom, shuffled = AFTER_USE[elsewhere]
        banished = Why.BANISH_SELF if zone is Zone.BANISHED else Why.AFTER_USE
        moving.move(
            game,
            card,
            zone,
            Why.SHUFFLE if shuffled else banished,
            Source(player, card),
            "EFF-1",
            bottom=bottom,
        )
        if shuffled:
            game.shuffle(game.owners[card])
    else:
        banish = game.programs[card].note(BanishAfterUse) is not None
        under = game.programs[card].attack is not None and any(
            source.player == player for _, source in game.holding(AttacksGoUnder)
        )
        if under and not banish and game.programs[card].is_combat_card:
            moving.move(
                game,
                card,
                Zone.LIFE_DECK,
                Why.AFTER_USE,
                Source(player, card),
                "EFF-4",
                bottom=True,
            )
        else:
            moving.after_use(game, card, player, banish)
    yield from game.settle()


AFTER_USE = {
    1: (Zone.LIFE_DECK, False, False),
    2: (Zone.LIFE_DECK, True, False),
    3: (Zone.LIFE_DECK, False, True),
    4: (Zone.BANISHED, False, False),
    5: (Zone.DISCARD, False, False),
}
"""Where "… after use" can send a card: top, bottom, shuffled in, banished, discarded."""
