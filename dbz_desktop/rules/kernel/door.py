"""The door: whether a deed may be done, and how much of it, before it is done (EFF-4).

The kernel describes what is about to happen as a `Deed` and asks here. Whatever is in force and
answers for the deed's verb is looked at, and nothing else: bans first, then what changes the
amount. Nothing here, and nothing of the kernel, knows a phrase of the language.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import Enum
from functools import partial
from typing import Any

from dbz_desktop.rules.kernel.decisions import Act, Ask, Option, WhyNot
from dbz_desktop.rules.kernel.deed import (
    NO_SEAT,
    AngerVerb,
    AttackVerb,
    CardVerb,
    CombatVerb,
    DamageVerb,
    Deed,
    GameVerb,
    LevelVerb,
    PlayVerb,
    StageVerb,
    Verb,
)
from dbz_desktop.rules.kernel.events import NOBODY, Zone
from dbz_desktop.rules.kernel.game import Game, Source, Steps

FORBIDDABLE: frozenset[Verb] = frozenset(
    (
        CardVerb.DRAW,
        CardVerb.DISCARD,
        CardVerb.DESTROY,
        CardVerb.BANISH,
        CardVerb.REJUVENATE,
        CardVerb.SHUFFLE,
        CardVerb.RETURN,
        CardVerb.PLACE,
        CardVerb.PLAY,
        CardVerb.USE,
        CardVerb.ATTACH,
        CardVerb.REVEAL,
        CardVerb.CAPTURE,
        CardVerb.CONTROL,
        CardVerb.CHOOSE,
        CardVerb.CANCEL,
        CardVerb.AFFECT,
        GameVerb.SEARCH,
        GameVerb.LOOK,
        PlayVerb.ENTER,
        PlayVerb.LEAVE,
        AngerVerb.RAISE,
        AngerVerb.LOWER,
        AngerVerb.SET,
        StageVerb.GAIN,
        StageVerb.LOSE,
        StageVerb.PAY,
        LevelVerb.ADVANCE,
        LevelVerb.LOWER,
        LevelVerb.CHANGE,
        AttackVerb.PERFORM,
        AttackVerb.STOP,
        DamageVerb.DEAL,
        DamageVerb.TAKE,
        DamageVerb.PREVENT,
        CombatVerb.DECLARE,
        CombatVerb.END,
        CombatVerb.PASS,
        CombatVerb.MISS,
        GameVerb.WIN,
        GameVerb.HAVE,
    )
)
"""The verbs of the deeds for which the kernel asks `refusal` before it does them."""

CHANGEABLE: frozenset[Verb] = frozenset(
    (
        CardVerb.DRAW,
        CardVerb.DISCARD,
        CardVerb.DESTROY,
        CardVerb.BANISH,
        CardVerb.REJUVENATE,
        CardVerb.SHUFFLE,
        AngerVerb.RAISE,
        AngerVerb.LOWER,
        StageVerb.LOSE,
        StageVerb.GAIN,
    )
)
"""The verbs of the deeds for which the kernel asks `amount` before it does them."""


DEMANDABLE: frozenset[Verb] = frozenset(
    (CombatVerb.DECLARE, CombatVerb.PASS, AttackVerb.PERFORM, AttackVerb.STOP)
)
"""The verbs of the deeds for which the kernel asks `must` where a player could leave them."""


REPLACEABLE: frozenset[Verb] = frozenset(
    (
        CardVerb.DRAW,
        CardVerb.DISCARD,
        CardVerb.DESTROY,
        CardVerb.BANISH,
        CardVerb.REJUVENATE,
        CardVerb.SHUFFLE,
        CardVerb.RETURN,
        CardVerb.PLACE,
        CardVerb.CAPTURE,
        CardVerb.CONTROL,
        CardVerb.ATTACH,
        CardVerb.PLAY,
        CardVerb.USE,
        PlayVerb.ENTER,
        PlayVerb.LEAVE,
        AttackVerb.PERFORM,
        AttackVerb.STOP,
        CombatVerb.DECLARE,
        CombatVerb.END,
        GameVerb.WIN,
        GameVerb.SEARCH,
        GameVerb.LOOK,
        AngerVerb.RAISE,
        AngerVerb.LOWER,
        AngerVerb.SET,
        StageVerb.GAIN,
        StageVerb.LOSE,
        LevelVerb.ADVANCE,
        LevelVerb.LOWER,
        LevelVerb.CHANGE,
        StageVerb.PAY,
    )
)
"""The verbs of the deeds for which `instead` is asked where a text does them, or a rule.

Of what a player does as his action it is asked before he pays for it.
"""


ASKED_WHOLE: frozenset[Verb] = frozenset((CardVerb.DRAW, CardVerb.DISCARD, CardVerb.REJUVENATE))
"""The verbs of the deeds of which it is asked once for all cards of an effect, and for each one."""


MET_OTHERWISE: frozenset[Verb] = frozenset((CardVerb.DISCARD, CardVerb.DESTROY, CardVerb.BANISH))
"""The verbs of the deeds for which `met_otherwise` is asked, of a card one has to part with."""


HANDED_OVER: frozenset[Verb] = frozenset((GameVerb.SEARCH,))
"""The verbs of the deeds for which `done_by` is asked: another player may do them."""


def refusal(game: Game, deed: Deed) -> Source | None:
    """Under whose name something in force forbids a deed; None when it may be done."""
    if deed.verb not in game.spoken:
        return None
    for clause, source in game.answering(deed.verb):
        if clause.forbids(game, deed, source):
            return source
    return None


def may(game: Game, deed: Deed) -> bool:
    """Whether a deed may be done."""
    return refusal(game, deed) is None


def to_choose(
    game: Game, cards: list[int], seat: int, source: Source, critical: bool = False
) -> list[int]:
    """Those of some cards that a player may choose for an effect, or for critical damage."""
    if _CHOOSE not in game.spoken:
        return cards
    by = source.but(doer=seat)
    deeds = ((card, of_cards(game, _CHOOSE, (card,), by, critical=critical)) for card in cards)
    return [card for card, deed in deeds if may(game, deed)]


_CHOOSE = CardVerb.CHOOSE


def demand(game: Game, deed: Deed) -> Source | None:
    """Under whose name a player must do a deed that he could leave; None when he need not."""
    answers = game.answering(deed.verb)
    asking = [source for clause, source in answers if clause.demands(game, deed, source)]
    return asking[0] if asking else None


def must(game: Game, deed: Deed) -> bool:
    """Whether something in force has a player do a deed that he could leave."""
    return demand(game, deed) is not None


def why_not(game: Game, deed: Deed, says: str, rule: str = "EFF-4") -> WhyNot | None:
    """Why a deed may not be done: the card that forbids it, and what it `says`."""
    source = refusal(game, deed)
    return None if source is None else WhyNot(f"{named(game, source)} {says}.", rule)


def amount(game: Game, deed: Deed) -> int:
    """How much of a deed is done, with everything in force that changes it, in order.

    What is brought to nothing is not done, so nothing adds to it.
    """
    asked = deed
    for clause, source in _in_order(game, deed.verb):
        if deed.amount:
            deed = replace(deed, amount=max(0, clause.change(game, deed, source)))
        elif asked.amount:
            clause.goes_by(game, asked, source)
    return deed.amount


def _in_order(game: Game, verb: Enum) -> list[tuple[Any, Source]]:
    """What changes amounts of a verb: first what is his whose combat, or turn, it is (EFF-3)."""
    found = game.answering(verb)
    if len(found) < 2:
        return found
    state = game.state
    first = state.active if state.combat is None else state.combat.attacker
    return sorted(found, key=lambda each: each[1].player != first)


def price(game: Game, deed: Deed) -> Steps:
    """How much of a deed an effect requires; a player may be asked whether it is less (EFF-5)."""
    deed = replace(deed, required=True)
    for clause, source in _in_order(game, deed.verb):
        changed = max(0, clause.change(game, deed, source))
        if changed == deed.amount:
            continue
        if clause.asks:
            title = game.cards[source.card].title
            question = f"Use {title}: {changed} instead of {deed.amount}?"
            said = game.text_of(clause)
            if not (yield from game.confirm(source.player, question, "EFF-5", source, said)):
                continue
            clause.accepted(game, source)
        deed = replace(deed, amount=changed)
    return deed.amount


def least_price(game: Game, deed: Deed) -> int:
    """How little of a deed an effect may come to require, with everything that is allowed."""
    deed = replace(deed, required=True)
    for clause, source in _in_order(game, deed.verb):
        deed = replace(deed, amount=min(deed.amount, max(0, clause.change(game, deed, source))))
    return deed.amount


def instead(game: Game, deed: Deed) -> Steps:
    """Let something else be done in a deed's place; True where that was done (EFF-5).

    The card that it is done to may say so itself, and so may whatever is in force; where several
    do, the player whose card, anger or stages it is about says which comes first (EFF-3). What is
    being done in the place of a deed is not replaced by the same text again. A card that is moved
    into play or out of it enters play or leaves it, whatever else is done to it.
    """
    able = [*_own_texts(game, deed), *_texts_in_force(game, deed)]
    crossing = _crossing(deed)
    if crossing is not None and crossing.verb in game.spoken:
        able += _texts_in_force(game, crossing)
    while able:
        which = (yield from _which_first(game, deed, able)) if len(able) > 1 else 0
        _, _, replaced = able.pop(which)
        if (yield from replaced()):
            return True
    return False


def _crossing(deed: Deed) -> Deed | None:
    """The same as cards enter play or leave it."""
    if not deed.cards or deed.target is None or deed.required or deed.whole:
        return None
    out, into = deed.source is Zone.IN_PLAY, deed.target is Zone.IN_PLAY
    if out is into:
        return None
    return replace(deed, verb=PlayVerb.LEAVE if out else PlayVerb.ENTER)


def met_otherwise(
    game: Game, verb: CardVerb, cards: Sequence[int], source: Source, target: Zone
) -> Steps:
    """Whether what an effect requires of a card is met by something else (EFF-5).

    It is required of who does it with one card of his own: in play he controls it, elsewhere he
    owns it.
    """
    if len(cards) != 1 or not answered(game, verb):
        return False
    deed = of_cards(game, verb, tuple(cards), source, target, required=True)
    return deed.whose == deed.doer and (yield from instead(game, deed))


Replacement = tuple[int, str, Callable[[], Steps]]
"""The card whose text replaces a deed, the text, and how that is asked and done."""


def _own_texts(game: Game, deed: Deed) -> list[Replacement]:
    if deed.required or deed.whole or len(deed.cards) != 1 or deed.cards[0] not in game.with_notes:
        return []
    (card,) = deed.cards
    notes = (note for note in game.programs[card].notes if note.replaces(game, deed))
    return [(card, game.text_of(note), partial(note.replace, game, deed)) for note in notes]


def _texts_in_force(game: Game, deed: Deed) -> list[Replacement]:
    return [
        (source.card, game.text_of(clause.words), partial(_replaced, game, deed, clause, source))
        for clause, source in game.answering(deed.verb)
        if (source.card, clause) not in game.replacing and clause.replaces(game, deed, source)
    ]


def _replaced(game: Game, deed: Deed, clause: Any, source: Source) -> Steps:
    if not clause.unasked:
        prompt = f"Use {named(game, source)} instead?"
        if clause.only_leaves:
            prompt = f"{named(game, source)}: this may be left. Leave it?"
        player, said = clause.decider(deed, source), game.text_of(clause.words)
        if not (yield from game.confirm(player, prompt, "EFF-5", source, said)):
            return False
    game.replacing.append((source.card, clause))
    left = yield from clause.do_instead(game, deed, source)
    game.replacing.pop()
    return left is not True


def _which_first(game: Game, deed: Deed, able: list[Replacement]) -> Steps:
    player = deed.whose if deed.whose != NO_SEAT else deed.doer
    options = tuple(
        Option(Act.PICK, f"{game.cards[card].title}: {text}", card, value=i)
        for i, (card, text, _) in enumerate(able)
    )
    prompt = "Several texts would have something else done. Which one first?"
    index = yield from game.ask(player, Ask.ORDER, prompt, "EFF-3", options)
    return options[index].value


def done_by(game: Game, deed: Deed) -> Steps:
    """Who does a deed: its doer, or a player who may and wants to do it in his place (EFF-5)."""
    for clause, source in game.answering(deed.verb):
        if clause.takes_over(game, deed, source):
            prompt = f"Use {named(game, source)} instead of your opponent?"
            said = game.text_of(clause)
            if (yield from game.confirm(source.player, prompt, "EFF-5", source, said)):
                return source.player
    return deed.doer


def named(game: Game, source: Source) -> str:
    """The title of the card whose effect it is."""
    return game.cards[source.card].title if source.card >= 0 else "An effect"


def answered(game: Game, verb: Verb) -> bool:
    """Whether anything in force may answer for deeds of a verb, so that one must be described."""
    if verb in game.spoken:
        return True
    # A card that is moved into play or out of it enters play or leaves it.
    return isinstance(verb, CardVerb) and (_ENTER in game.spoken or _LEAVE in game.spoken)


_ENTER, _LEAVE = PlayVerb.ENTER, PlayVerb.LEAVE


# ---------------------------------------------------------------------------- describing deeds


_BY_OWNER = (CardVerb.DRAW, CardVerb.DISCARD)
"""What is done to a card by whoever has it, whosever effect it is."""


def of_cards(
    game: Game,
    verb: Verb,
    cards: tuple[int, ...],
    source: Source | None,
    target: Zone | None = None,
    to: int = NO_SEAT,
    **more: Any,
) -> Deed:
    """The deed of doing something to cards where they are now, by an effect or by rule."""
    card = cards[0]
    permanent = game.state.permanents.get(card)
    whose = permanent.controller if permanent is not None else game.owners[card]
    own = verb in _BY_OWNER or source is None
    return Deed(
        verb,
        whose if own or source is None else source.actor,
        cards,
        whose,
        game.state.where[card],
        target,
        to if to != NO_SEAT else game.owners[card],
        len(cards),
        source.card if source is not None else NOBODY,
        source.player if source is not None else NO_SEAT,
        ends=ends_of(game, cards, source),
        **more,
    )


def ends_of(game: Game, cards: tuple[int, ...], source: Source | None) -> int:
    """At which ends of an ordered zone cards lie, without those that are taken with them (ZON-1).

    What a search finds is taken from anywhere, as the Life Deck was shuffled meanwhile (EFF-9).
    """
    zone = game.state.where[cards[0]]
    if source is not None and source.memory.searched:
        return 0
    along = cards if source is None else (*cards, *source.memory.together)
    return game.state.players[game.owners[cards[0]]].ends(zone, cards, along)


def of_seat(verb: Verb, seat: int, amount: int, source: Source, critical: bool = False) -> Deed:
    """The deed of changing a player's anger, by an effect; he raises his own, whosever effect.

    The amount to which it is to be set is the one of that deed.
    """
    return Deed(
        verb,
        seat if verb is AngerVerb.RAISE else source.player,
        whose=seat,
        amount=amount,
        cause=source.card,
        by=source.player,
        critical=critical,
    )


def of_personality(verb: Verb, seat: int, card: int, amount: int, source: Source) -> Deed:
    """The deed of changing a personality's stages or level, which is its player's (EFF-7)."""
    return Deed(verb, seat, (card,), seat, amount=amount, cause=source.card, by=source.player)
