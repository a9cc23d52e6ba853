"""Choosing cards, one decision at a time."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from dbz_desktop.rules.kernel import hidden as hidden_cards
from dbz_desktop.rules.kernel.decisions import Act, Ask, Decision, Option, Row
from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.rules.kernel.game import Game, Source, Steps


def pick(
    game: Game,
    player: int,
    cards: Sequence[int],
    low: int,
    high: int,
    prompt: str,
    source: Source,
    rule: str = "EFF-1",
    hidden: bool = False,
    looked_at: tuple[int, ...] = (),
    must_ask: bool = False,
    open: bool = False,
    beside: Beside | None = None,
    first: str = "",
    last: str = "",
) -> Steps:
    """Let a player choose from `low` to `high` of some cards, one at a time with "done".

    Returns the tuple of cards chosen, as `Steps` of any value. With `hidden`, copies of one
    title in a zone are offered once where one card is chosen, for their order there says nothing.
    `open` is for choices that are made among open cards whatever the players hold. `beside` tells
    whether a card can still be chosen after others, `first` and `last` where those two of them
    come to lie (see `Row`). Nothing is asked where there is nothing to choose.
    """
    left = hidden_cards.in_no_order(game, player, cards)
    looked_at = tuple(hidden_cards.in_no_order(game, player, looked_at))
    chosen: list[int] = []
    several = _of_several(prompt, min(high, len(left)) if low >= min(high, len(left)) else 0)
    if high == 1 or beside is None or all(beside(c, [d for d in left if d != c]) for c in left):
        # None of them rules out another one.
        beside = None
    if not must_ask and low >= len(left) and beside is None:
        return tuple(left)
    while left and len(chosen) < high:
        offered = _one_of_each(game, left) if hidden and high == 1 else left
        act = Act.PICK
        options = [Option(act, label, c) for c, label in _labels(game, offered)]
        if len(chosen) >= low:
            options.append(Option(Act.DONE, "Done" if chosen else "None"))
        elif len(offered) == 1 and not must_ask:
            chosen.append(offered[0])
            left.remove(offered[0])
            continue
        text = prompt if high == 1 else f"{prompt} ({len(chosen) + 1} of {high})"
        most = min(high - len(chosen), len(left))
        least = min(max(0, low - len(chosen)), most)
        index = yield Decision(
            player,
            Ask.CHOOSE_CARD,
            text,
            rule,
            tuple(options),
            source.credit,
            looked_at=looked_at,
            open=open,
            # What rules out another card is chosen by itself: both can't be marked.
            row=Row(several, least, most, first=first, last=last)
            if beside is None and (most > 1 or chosen)
            else None,
        )
        option = options[index]
        if option.act is Act.DONE:
            break
        chosen.append(option.card)
        left.remove(option.card)
        left = left if beside is None else [card for card in left if beside(card, chosen)]
    return tuple(chosen)


Beside = Callable[[int, Sequence[int]], bool]
"""Whether something can be done to a card that is done to those others as well."""


_ONE_BY_ONE = (
    (re.compile(r"\bwhich card\?"), "which cards?"),
    (re.compile(r"^Which card comes next, from"), "In which order do they lie, from"),
    (re.compile(r"^Which card goes under next\?"), "In which order do they go there?"),
)
"""How one card is asked for, and all of them at once."""

_A_CARD = re.compile(r"^(Choose|Discard|Search: choose) a card\b")


def _of_several(prompt: str, exactly: int) -> str:
    """What a prompt asks where several cards are chosen at once, `exactly` so many, or 0."""
    for one, several in _ONE_BY_ONE:
        prompt = one.sub(several, prompt)
    return _A_CARD.sub(rf"\1 {exactly} cards" if exactly > 1 else r"\1 cards", prompt)


def _one_of_each(game: Game, cards: list[int]) -> list[int]:
    seen: dict[tuple[str, Zone], int] = {}
    for card in cards:
        seen.setdefault((game.cards[card].id, game.state.where[card]), card)
    return list(seen.values())


def _labels(game: Game, cards: Sequence[int]) -> list[tuple[int, str]]:
    """The cards with their names, and with what tells copies apart: their zones, or their own
    names where they only count as that card."""
    where, copied = game.state.where, game.state.copied
    names = [game.cards[card].name for card in cards]
    zones = set(zip(names, [where[card] for card in cards], strict=True))
    alike = len(zones) > len(set(names))
    labels = []
    for card, name in zip(cards, names, strict=True):
        zone = ""
        if alike and sum(each == name for each, _ in zones) > 1:
            zone = f" ({where[card].label})"
        if card in copied:
            zone = f" ({game.printed[card].name})"
        labels.append((card, name + zone))
    return labels
