"""What has to be done to play a card, to attack or to declare combat, beside stages (EFF-12).

A card's own note says so ("you must banish a card from your hand to play this card"), or what is in
force does ("your opponent must discard a card from his hand to play a Setup"). Without the whole
price the deed isn't done.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from dbz_desktop.rules.kernel import door
from dbz_desktop.rules.kernel.base import Effect
from dbz_desktop.rules.kernel.decisions import WhyNot
from dbz_desktop.rules.kernel.deed import NO_SEAT, PLAY, USE, AttackVerb, Deed
from dbz_desktop.rules.kernel.events import IN_PLAY, IN_USE, NOBODY, SentenceResolved
from dbz_desktop.rules.kernel.game import Attack, Game, Source, Steps
from dbz_desktop.rules.kernel.matters import TOLL
from dbz_desktop.wording import Phrase


def of_playing(game: Game, player: int, card: int) -> Deed:
    """The deed of a player who plays a card himself."""
    return Deed(PLAY, player, (card,), game.owners[card], game.state.where[card], to=player)


def of_using(game: Game, player: int, card: int) -> Deed:
    """The deed of a player who uses a card where it lies in play."""
    return Deed(USE, player, (card,), player, game.state.where[card])


def played_otherwise(game: Game, player: int, card: int, source: Source | None = None) -> Steps:
    """Whether something else is done where a player plays a card, or uses it in play (EFF-5).

    `source` is the effect that has him do so. Then nothing is paid.
    """
    if not (door.answered(game, PLAY) or USE in game.spoken):
        return False
    deeds = [of_using(game, player, card)]
    if game.state.where[card] is not IN_PLAY:
        enters = game.cards[card].type.in_life_deck and not game.cards[card].type.plays_from_hand
        cause, by = (NOBODY, NO_SEAT) if source is None else (source.card, source.player)
        played = replace(of_playing(game, player, card), cause=cause, by=by)
        played = replace(played, target=IN_PLAY if enters else IN_USE)
        # A card that enters play isn't used by being played.
        deeds = [played] if enters else [played, *deeds]
    for deed in deeds:
        if (yield from door.instead(game, deed)):
            return True
    return False


def has_price(game: Game, card: int) -> bool:
    """Whether playing a card may ask for anything beside stages."""
    return card in game.with_prices or TOLL in game.spoken


def asks_again(game: Game, card: int) -> bool:
    """Whether a card asks for something each time it is used, and not only to play it."""
    return card in game.with_prices and game.programs[card].must_do_again


def _own(game: Game, deed: Deed) -> Effect | None:
    """What a card itself asks for, to be played or each time it is used.

    What is played to be used asks once for both; what enters play isn't used by that.
    """
    if deed.verb not in (PLAY, USE) or not deed.cards:
        return None
    program = game.programs[deed.cards[0]]
    if deed.verb is USE:
        asks = program.must_do_again
    else:
        asks = game.cards[deed.cards[0]].type.plays_from_hand or not program.must_do_again
    return program.must_do if asks else None


Asked = list[tuple[Effect, Source]]
"""What is asked for a deed, each with the text that asks it."""


def why_unpaid(game: Game, deed: Deed, asked: Asked | None = None) -> WhyNot | None:
    """Why a deed can't be paid for; more may be `asked` for it."""
    own = _own(game, deed)
    if own is not None and not own.payable(game, _asking(deed.doer, deed.cards[0], deed)):
        return WhyNot(f"“{printed(game, own)}” must be done to play it, and can't be.", "EFF-12")
    for price, source, _ in _tolls(game, deed, asked or []):
        if not price.payable(game, source):
            named = door.named(game, source)
            return WhyNot(f"{named}: “{printed(game, price)}” can't be done now.", "EFF-5")
    return None


def may_pay_otherwise(game: Game, player: int, card: int) -> bool:
    """Whether something may be done instead of paying stages for a card's attack (ATK-2)."""
    other = game.programs[card].pays_instead
    return other is not None and other.offered(game, _for_attack(player, card))


def pays_otherwise(game: Game, attack: Attack, able: bool) -> Steps:
    """Ask whether something is done instead of paying stages; what is, or None.

    Who isn't `able` to pay them is not asked.
    """
    player, card = attack.player, attack.card
    if not attack.cost or not may_pay_otherwise(game, player, card):
        return None
    price: Effect = game.programs[card].pays_instead.cost
    if able:
        prompt = f"{printed(game, price)} instead of paying {attack.cost} of its stages?"
        if not (yield from game.confirm(player, prompt, "ATK-2", attack.source)):
            return None
    return price


def pay_otherwise(game: Game, price: Effect, attack: Attack) -> Steps:
    """Do what is done instead of paying stages for an attack; its text looks back at it."""
    source = attack.source
    text = game.text_of(price)
    game.emit(SentenceResolved(source.player, source.card, text, True, "ATK-2", source.giver))
    source.memory.played = attack.card
    yield from game.attempt(price.resolve(game, source), source, text)
    source.memory.played = NOBODY
    yield from game.settle()


def _for_attack(player: int, card: int) -> Source:
    """The text of an attack's card, which is no part of its own price."""
    source = Source(player, card)
    source.memory.played = card
    return source


def pay(game: Game, deed: Deed, source: Source, asked: Asked | None = None) -> Steps:
    """Do what a deed asks for, and what more is `asked`; `source` is the text of what is played."""
    own = _own(game, deed)
    tolls = list(_tolls(game, deed, asked or []))
    if deed.verb is PLAY and (own or tolls) and game.state.where[deed.cards[0]].is_hidden:
        # Who plays a card shows which one; what is done for it is told under its name.
        game.reveal(deed.doer, deed.cards, cause=deed.cards[0], in_passing=True)
    if own is not None:
        source.memory.played = deed.cards[0]
        yield from game.attempt(own.resolve(game, source), source, "")
        source.memory.played = NOBODY
    for price, by, paid in tolls:
        text = game.text_of(price)
        game.emit(SentenceResolved(by.player, by.card, text, True, "EFF-5", by.giver))
        yield from game.attempt(price.resolve(game, by), by, text)
        paid()
        yield from game.settle()


def pay_for_use(game: Game, player: int, card: int, source: Source) -> Steps:
    """Do what using a card in play asks for, as its Power is used or its attack performed."""
    if asks_again(game, card) or (game.holding(TOLL) and game.state.where[card] is IN_PLAY):
        yield from pay(game, of_using(game, player, card), source)


def _tolls(
    game: Game, deed: Deed, asked: Asked
) -> Iterator[tuple[Effect, Source, Callable[[], None]]]:
    """What is in force and asks for something, as it is done by who does the deed.

    The last is to be called when it is paid.
    """
    for price, source in asked:
        yield price, _asking(source.player, source.card, deed), _done
    if deed.verb is USE and deed.source is not IN_PLAY and not deed.critical:
        return
    for toll, source in game.holding(TOLL):
        if toll.asks_for(game, deed, source):
            own = _asking(source.player, source.card, deed)
            yield toll.price(deed, source), own, partial(toll.paid, game, source)


def _done() -> None:
    """Nothing more comes of it that a price was paid."""


def _asking(player: int, card: int, deed: Deed) -> Source:
    """The text of a card that asks for something; what is played is no part of its price."""
    source = Source(player, card)
    if deed.verb is PLAY:
        source.memory.played = deed.cards[0]
    elif deed.verb is AttackVerb.STOP:
        source.memory.played = deed.cause
    return source


def printed(game: Game, part: Phrase) -> str:
    """Part of a card's text in the canonical wording."""
    return game.text_of(part).rstrip(".")
