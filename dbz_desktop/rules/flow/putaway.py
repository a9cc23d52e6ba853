"""The end of an attack: its card is discarded or banished, or remains (ATK-1 step 8, ATK-15)."""

from __future__ import annotations

from dbz_desktop.cards.model import SETUP
from dbz_desktop.rules.flow import moving
from dbz_desktop.rules.flow.attacks import described, in_force
from dbz_desktop.rules.kernel.controls import CopyUsesLeft, UsesLeft
from dbz_desktop.rules.kernel.deed import CardVerb
from dbz_desktop.rules.kernel.events import (
    BANISHED,
    DISCARD,
    HAND,
    IN_PLAY,
    IN_USE,
    LIFE_DECK,
    NOBODY,
    ControlChanged,
    Why,
)
from dbz_desktop.rules.kernel.game import Attack, Game, Source, Steps
from dbz_desktop.rules.kernel.matters import REMAINS, Matter


def put_away(game: Game, attack: Attack, played: bool) -> Steps:
    """Step 8: the attack is discarded or banished, or remains for another use (ATK-15)."""
    card = attack.card
    state = game.state
    attack.remain = max((said.n for said, _ in in_force(game, attack, REMAINS)), default=0)
    if attack.copy or card < 0:
        _keep_copy(game, attack)
        return
    where = state.where[card]
    if where is IN_USE:
        left = state.remaining.get(card, 0)
        if played:
            # Who doesn't own the card has it for this one attack (ZON-2).
            left = attack.remain if game.owners[card] == attack.player else 0
        else:
            left -= 1
        if left > 0 and state.combat is not None:
            game.keep(UsesLeft(card, left))
            return
        yield from put_away_card(game, card, attack.player, attack)
    elif where is IN_PLAY and game.cards[card].type is SETUP:
        permanent = state.permanents.get(card)
        if permanent is not None and permanent.attached_to == NOBODY:
            if not gave_itself_away(game, card, attack.began):
                yield from put_away_card(game, card, attack.player, attack)


def gave_itself_away(game: Game, card: int, since: int) -> bool:
    """Whether a card in play had somebody else control it as it was used: then it stays (ZON-2)."""
    history = game.state.history
    told = history.of((ControlChanged,), history.since(since))
    return any(each.card == each.cause == card for each in told)


def _keep_copy(game: Game, attack: Attack) -> None:
    """In some editions the copy of an attack that remains may be used again too (ATK-16)."""
    combat = game.state.combat
    if combat is None or not attack.remain or not game.edition.rules.copy_may_stay:
        return
    key = (attack.player, attack.card, attack.section.index)
    left = combat.copies.get(key)
    game.keep(CopyUsesLeft(key, attack.remain if left is None else left - 1))


def put_away_used(game: Game, card: int, player: int) -> Steps:
    """Put a card away after a use that was no attack of its own, unless it remains (ATK-15).

    The use that makes it remain is counted with those that are left.
    """
    left = game.state.remaining.get(card, 1) - 1
    if left > 0 and game.state.combat is not None and game.state.where[card] is IN_USE:
        game.keep(UsesLeft(card, left))
        return
    yield from put_away_card(game, card, player)


def stays(game: Game, card: int) -> bool:
    """Whether a card is in play and stays there when its Power was used (TYP-6, TYP-7)."""
    if game.state.where[card] is not IN_PLAY:
        return False
    permanent = game.state.permanents.get(card)
    if permanent is not None and permanent.attached_to != NOBODY:
        return True
    source = Source(moving.controller(game, card), card)
    notes = game.programs[card].notes
    return game.cards[card].type is not SETUP and not any(
        note.banishes_now(game, source) for note in notes
    )


def put_away_card(game: Game, card: int, player: int, attack: Attack | None = None) -> Steps:
    """Discard or banish a card after its use, or where its text sends it (TYP-6).

    `attack` is the attack that is over; without it, that of the card if it has one.
    """
    if game.state.where[card] not in (IN_USE, IN_PLAY):
        return
    permanent = game.state.permanents.get(card)
    if permanent is not None and permanent.attached_to != NOBODY:
        return
    elsewhere = game.take(("after use", card))
    rule = "EFF-1"
    if elsewhere is None:
        elsewhere, rule = _said_of(game, card, player, attack), "EFF-4"
    if elsewhere is not None:
        zone, bottom, why = AFTER_USE[elsewhere]
        by = Source(player, card)
        if why is Why.REJUVENATE and not moving.may_take(game, card, CardVerb.REJUVENATE, by):
            moving.after_use(game, card, by, False)
        else:
            moving.move(game, card, zone, why, by, rule, bottom=bottom)
        if why is Why.SHUFFLE:
            game.shuffle(game.owners[card])
    else:
        source = Source(player, card)
        notes = game.programs[card].notes
        banish = any([note.banishes_now(game, source) for note in notes])
        moving.after_use(game, card, source, banish)
    yield from game.settle()


def _said_of(game: Game, card: int, player: int, attack: Attack | None) -> int | None:
    """Where effects in force send a card after its use; None where they say nothing."""
    for clause, source in reversed(game.holding(Matter.USED_UP)):
        if clause.covers(game, card, source):
            code: int = clause.fate.code
            return code
    if attack is None:
        section = game.programs[card].attack
        if section is None:
            return None
        attack = described(game, player, card, section, NOBODY, copy=False)
    fates = [said.fate.code for said, _ in in_force(game, attack, Matter.AFTER_USE)]
    return fates[-1] if fates else None


AFTER_USE = {
    1: (LIFE_DECK, False, Why.AFTER_USE),
    2: (LIFE_DECK, True, Why.AFTER_USE),
    3: (LIFE_DECK, False, Why.SHUFFLE),
    4: (BANISHED, False, Why.BANISH_SELF),
    5: (DISCARD, False, Why.AFTER_USE),
    6: (HAND, False, Why.AFTER_USE),
    7: (LIFE_DECK, True, Why.REJUVENATE),
}
"""Where "… after use" can send a card, at which end, and how: Rejuvenated and shuffled in, too."""
