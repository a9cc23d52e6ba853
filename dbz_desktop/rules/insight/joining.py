"""Questions that are one to a player: whether, and then which; of what, and then which way.

The engine asks "You may discard a card?" and, upon a yes, which card. Nothing happens between, so
a player can be asked both as one: every card that could be discarded, and "No".
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from dbz_desktop.rules.kernel.decisions import Act, Ask, Decision, Option
from dbz_desktop.rules.kernel.engine import Engine

MOST = 9
"""More answers than this are not drawn together, unless they are one choice among cards."""

_BEGIN = (Ask.YES_NO, Ask.CHOOSE_OPTION)
_GO_ON = (
    Ask.CHOOSE_OPTION,
    Ask.CHOOSE_CARD,
    Ask.PERSONALITY,
    Ask.NUMBER,
    Ask.CRITICAL,
)
_LEAVING = (Act.NO, Act.DONE, Act.PASS)


@dataclass(frozen=True, slots=True)
class Joined:
    """Several questions as one: `decision` as it is asked, and the answers of the engine's own
    questions that each of its options stands for."""

    decision: Decision
    ways: tuple[tuple[int, ...], ...]


def joined(game: Engine) -> Joined | None:
    """The question that is asked now with those that follow at once, None where nothing does.

    Only what one sentence asks of one player is drawn together, while nothing happens between and
    nothing comes to light that he doesn't see now.
    """
    first = game.decision
    if first is None or first.ask not in _BEGIN or len(first.options) < 2:
        return None
    if first.looked_at or first.row is not None:
        return None
    found: list[tuple[Option, tuple[int, ...]]] = []
    asks = {first.ask}
    expanded = 0
    for index, option in enumerate(first.options):
        ways = _after(game, first, (index,), option, asks)
        expanded += len(ways) > 1
        found += ways
    if not expanded:
        return None
    left = [way for way in found if way[0].act in _LEAVING]
    if left and first.ask is Ask.YES_NO:
        # Who wants none of it says so once.
        found = [way for way in found if not _leaves(way[0])] + left[-1:]
    one_choice = expanded == 1 and all(
        option.card >= 0 for option, _ in found if option.act is Act.PICK
    )
    if len(found) > MOST and not one_choice:
        return None
    asks -= {first.ask, Ask.CHOOSE_OPTION}
    ask = asks.pop() if len(asks) == 1 else Ask.CHOOSE_OPTION
    options = tuple(option for option, _ in found)
    return Joined(replace(first, ask=ask, options=options), tuple(way for _, way in found))


def _leaves(option: Option) -> bool:
    """Whether an answer leaves a thing undone: "No", or none of them."""
    return option.act in _LEAVING or (option.act is Act.NUMBER and not option.value)


def _after(
    game: Engine, first: Decision, way: tuple[int, ...], option: Option, asks: set[Ask]
) -> list[tuple[Option, tuple[int, ...]]]:
    """An answer with what is asked after it: each way to go on, or itself alone."""
    if option.act in _LEAVING:
        return [(option, way)]
    asked = _asked_after(game, first, way)
    if asked is None:
        return [(option, way)]
    asks.add(asked.ask)
    found: list[tuple[Option, tuple[int, ...]]] = []
    for index, each in enumerate(asked.options):
        if option.act is not Act.YES and each.card < 0:
            each = replace(each, label=f"{option.label}: {each.label}")
        found += _after(game, first, (*way, index), each, asks)
    return found


def _asked_after(game: Engine, first: Decision, way: tuple[int, ...]) -> Decision | None:
    """What the same sentence asks after some answers, where nothing has happened meanwhile."""
    run = game.fork()
    for index in way:
        run.answer(index)
    asked = run.decision
    if asked is None or len(run.events) != len(game.events) or asked.ask not in _GO_ON:
        return None
    same = (asked.player, asked.card, asked.text) == (first.player, first.card, first.text)
    several = asked.row is not None and asked.row.most > 1
    if not same or several or asked.looked_at or first.open > asked.open:
        return None
    if len(asked.options) < 2 or (asked.ask is Ask.NUMBER and len(asked.options) > MOST):
        return None
    hand = game.state.players[first.player].hand
    where = game.state.where
    seen = all(o.card < 0 or o.card in hand or not where[o.card].is_hidden for o in asked.options)
    return asked if seen else None
