"""What a yes would take at once, where nobody would choose it: the card that pays, by its name.

"You may discard a Styled card to stop the attack" is asked whether; which one is no question with
a single one in the hand (EFF-5). Who is asked knows it all the same, and needn't look for it.
"""

from __future__ import annotations

from dbz_desktop.rules.kernel.decisions import Act, Ask, Option
from dbz_desktop.rules.kernel.engine import Engine
from dbz_desktop.rules.kernel.events import CardMoved, CardUsed, SentenceResolved


def by_yes(game: Engine, viewer: int, option: Option) -> tuple[int, ...]:
    """The cards that go at once if the viewer says yes, as far as he sees them lie now.

    Nothing is told that chance has a part in, and nothing behind the first thing that he can't
    see: a card of a Life Deck, or of the other hand (ZON-1).
    """
    decision = game.decision
    if decision is None or decision.player != viewer or decision.ask is not Ask.YES_NO:
        return ()
    if option.act is not Act.YES or option not in decision.options:
        return ()
    run = game.fork()
    begun = len(run.events)
    run.answer(decision.options.index(option))
    if run.chance.state != game.chance.state:
        return ()
    # What both may read names nothing that one of them holds.
    hand = () if decision.open else tuple(game.state.players[viewer].hand)
    taken: list[int] = []
    for event in run.events[begun:]:
        if isinstance(event, CardUsed | SentenceResolved):
            continue
        if not isinstance(event, CardMoved) or event.card == decision.card:
            break
        if event.source.is_hidden and event.card not in hand:
            break
        taken.append(event.card)
    return tuple(dict.fromkeys(taken))
